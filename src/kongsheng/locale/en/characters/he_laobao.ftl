char-he_laobao = Old Wire He
    .title = Retirement denied, again
    .mission = † Be killed by another player, after someone else has already died
    .mission-full = † Can be won although dead: you are killed, the killer is another player, and at least one other player had died before you. It is judged once the whole chain of deaths has been dealt with; if the game ends before that, it comes too late.

skill-he_laobao-back_to_field = Back on the Beat
    .brief = Trigger, uncover: after taking black intel by delivery, take up to 2 from the discards
    .full = Trigger and uncover, optional. After you take intel containing black by delivery, if you are still alive and the discard pile holds face-up cards, you may uncover. On resolution choose up to 2 face-up cards there and add them to your hand, seen by all. If that intel killed you, it cannot be used.

skill-he_laobao-last_draft = Posthumous Copy
    .brief = Below line, death trigger: when you die, give another player up to 3 hand cards
    .full = Below the line, death trigger: not on the stack, no responses, optional. When you die, choose another living player and hand over up to 3 hand cards you pick; the number is public, the faces are known only to the two of you. No effect if your character is covered when you die.
