char-ming_zhuiguang = Spotlight Ming
    .title = If he won't light you, you weren't there
    .mission = Lights Out has taken effect twice, and 3 intel lie before you
    .mission-full = Your Lights Out has taken effect 2 times since the start, and at least 3 intel lie before you. You must be alive.

skill-ming_zhuiguang-blackout = Lights Out
    .brief = Action, once per round: discard 2, cover another player's face-up character
    .full = Action, once per round; declared when your play phase is idle. Cost: discard 2 cards of your choice. Target: another player whose character is face up; on resolution it is covered, fizzling without refund if it is already covered or the player has left. A lurking character may come back by its own Uncover skill; a public one loses all skills until it turns back by itself at the start of your next turn (before the draw), or at once if you leave. Turning back is no skill and cannot be responded to, and your own character being flipped does not change its time.

skill-ming_zhuiguang-follow_spot = Follow Spot
    .brief = Trigger, once per turn: after another player uncovers, draw 1
    .full = Trigger, once per turn, optional. After another player uncovers a character by an Uncover skill, draw 1 card; turning back when Lights Out runs out does not count. It goes on the stack and can be responded to.
