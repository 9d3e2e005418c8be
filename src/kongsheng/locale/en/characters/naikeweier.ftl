char-naikeweier = Nackville
    .title = Live from three places at once
    .mission = Your Lure Away has taken effect on 3 different players; 3 intel before you
    .mission-full = Lure Away cards you used (cards used as Lure Away included) that took effect have named at least 3 different players in total, of whom you may be one; and at least 3 intel lie before you. You must be alive.

skill-naikeweier-self_lure = Double-Booked
    .brief = Forced: you may Lure Away yourself; your own intel coming back to you is then discarded
    .full = Forced, always on. Your Lure Away may also name yourself; its other limits stay: your own turn, before the intel is decided on, and not while the intel lies before you. When you are the sender and have been lured away this turn, any intel in delivery that would come before you (refused or sent back by Return included) goes face up to the discard pile instead. That ends the delivery: nobody takes it and there is no killer.

skill-naikeweier-direct_as_lure = On Loan
    .brief = Anytime, once per turn: use a Direct card from hand as Lure Away
    .full = Anytime, once per turn. Whenever you could use Lure Away, show a Direct card from your hand and use it as Lure Away. It is a function card, not a skill, and can be Exposed. If it is, the card still goes to the discard pile and this turn's use is spent.

skill-naikeweier-lure_draw = B-Roll
    .brief = Trigger, once per turn: after your Lure Away takes effect, draw 1
    .full = Trigger, once per turn, optional. After a Lure Away you used (or a card used as one) takes effect, draw 1 card. A Lure Away that was Exposed or fizzled does not set it off. It goes on the stack and can be responded to.
