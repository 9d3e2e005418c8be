char-su_zimu = Fansub Su
    .title = The ending is in the subtitles
    .mission = † Be killed by another player with at least 2 non-black intel before you
    .mission-full = † Can be won although dead: you are killed, the killer is another player, and at the moment your death is declared at least 2 intel before you contain no black. It is judged once the whole chain of deaths has been dealt with, whether your character is covered or not.

skill-su_zimu-rush_sub = Rush Translation
    .brief = Above line, anytime, once per turn: use a black hand card as Decode
    .full = Above the line (usable while covered), anytime, once per turn. Whenever you could use Decode (an arrival window, the intel before you and face down), show a hand card containing black and use it as Decode. It is a function card, not a skill, and can be Exposed; the use is spent even so.

skill-su_zimu-hardsub = Hardsub
    .brief = ▶ Uncover, as you send: it goes by Telegram, Direct or Text as you choose
    .full = ▶ and uncover, no cost: not on the stack, no responses. Timing: as you send, the card chosen but no Direct target yet. Name Telegram, Direct or Text as the mode of this delivery: Text goes face up, Direct then gets its target and cannot be named without a legal one. To use it again, the character must first be covered again.

skill-su_zimu-end_credits = End Credits
    .brief = Below line, death trigger: show the top 2 cards, place one before a living player
    .full = Below the line, death trigger: not on the stack, no responses, optional. When you die, show the top 2 cards of the deck (shuffling in the discards if short), place one before a living player and discard the other; a death it causes is your kill. With a single card use that one, with none it is not triggered. No effect if your character is covered when you die.
