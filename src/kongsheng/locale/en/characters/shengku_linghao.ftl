char-shengku_linghao = Voicebank Zero
    .title = It said it first, in your voice
    .mission = Others' function cards took effect on you 4 times; 2 intel before you
    .mission-full = Function cards used by other players with you as a target player have taken effect at least 4 times in total, True or False by others included; and at least 2 intel lie before you. Cards aimed at intel do not count. You must be alive.

skill-shengku_linghao-revoice = Revoice
    .brief = ▶ Anytime, once per round: choose your gender until your next turn starts
    .full = ▶, anytime, once per round, no cost: not on the stack, no responses; in any window or when your turn is idle. Choose male, female or unknown: that is your gender until your next turn starts or this character is flipped.

skill-shengku_linghao-echo = Echo
    .brief = Trigger, once per round: after another's card takes effect on you, discard 1 to take it
    .full = Trigger, once per round, optional. Use it after a function card used by another player with you as a target player has taken effect and gone face up to the discard pile; a Probe lies face down and does not qualify. Cost: discard 1 card of your choice. On resolution take that very card from the discard pile into your hand. Fizzles if it is no longer there.
