char-cheng_chengqing = Fact-Checker Cheng
    .title = Where rumours come to die
    .mission = At least 3 intel before you, none of them black
    .mission-full = At least 3 intel lie before you and not one of them contains black. You must be alive.

skill-cheng_chengqing-clarify = Clarification
    .brief = Anytime, once per round: discard 2, burn a black intel before a player
    .full = Anytime, once per round: in any window or when your turn is idle, never in the special phases. Cost: discard 2 cards of your choice. Target: one intel containing black before a living player, yourself included. On resolution burn it. Fizzles if it is no longer there.

skill-cheng_chengqing-set_straight = For the Record
    .brief = ▶ Once per round: in response, discard 2 to cancel another's non-▶ skill atop the stack
    .full = ▶, once per round: not on the stack, no responses. Timing: a response window with another player's skill without ▶ on top of the stack; not a function card or a card used as one, and skills that skip the stack are out of reach. Cost: discard 2 cards of your choice. That skill is cancelled at once, even one that says it cannot be; its cost, its use and an uncovered character are not restored.
