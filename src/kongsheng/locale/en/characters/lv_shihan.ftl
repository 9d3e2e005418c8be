char-lv_shihan = Counsel Lyu
    .title = Yours sincerely, see you in court
    .mission = A holder of your Notice went out while you lived; 2 intel before you
    .mission-full = At some time a player went out, by death or by losing the game, while holding your Notice and while you were alive; and at least 2 intel lie before you. You must be alive.

skill-lv_shihan-serve_notice = Cease and Desist
    .brief = Action, once per round: put your Notice on another player; there is only ever one
    .full = Action, once per round, no cost; declared when your play phase is idle. Target: another player without your Notice. On resolution the public Notice marker goes to that player and any earlier one is removed, since you have only one at a time. It is removed when its holder leaves, when you leave or when you lose this skill. Fizzles if the target has left.

skill-lv_shihan-toll = Billable Hours
    .brief = Forced: the Notice holder pays 1 extra hand card for cards aimed at you or your intel
    .full = Forced, always on. When the holder of your Notice uses a function card whose target player is you, or whose target is intel already laid before you, an extra cost is due: discard 1 hand card of choice, not the one being used. If it cannot be paid, the card cannot be used; a later change of target neither refunds nor charges it.

skill-lv_shihan-verdict = Final Verdict
    .brief = Action, once per game: discard all (3+), guess the holder's identity: they or you lose
    .full = Action, once per game; declared when your play phase is idle. Target: the holder of your Notice, whose identity is not public and who has at least 1 intel containing black. Cost: discard your whole hand, at least 3 cards; at the same time name an identity aloud. On resolution the target loses the game if you are right, you lose it if wrong; neither is a death. Fizzles, nobody losing and nothing refunded, if the target no longer has the Notice or black intel, or has left.
