char-bai_jiaodui = Proofreader Bai
    .title = No typo leaves her desk alive
    .mission = Function cards of 5 different kinds used by you have taken effect
    .mission-full = Since the start, function cards of at least 5 different functions have been used by you and taken effect; a card used as another function counts as that function. You must be alive.

skill-bai_jiaodui-lookalike = Lookalike Letters
    .brief = Anytime, once per turn: use a red hand card as Decode, or a blue one as Return
    .full = Anytime, once per turn. Show a hand card containing red and use it as Decode, or one containing blue and use it as Return; timing, target and limits are those of the card it is used as, and two-colour cards qualify. It is a function card and can be Exposed; the use is spent even so.

skill-bai_jiaodui-erratum = Erratum
    .brief = Trigger, once per turn: after your function card is Exposed, take it back
    .full = Trigger, once per turn, optional. After a function card you used (or a card used as one) is cancelled by Expose and put in the discard pile, take that very card back into your hand, even a face-down Probe. It goes on the stack and can be responded to; it fizzles if the card is no longer in the discard pile.
