char-weng_wengweng = Drone Weng
    .title = Look up. Yes, that one.
    .mission = You once took intel you had sent yourself, and 4 intel lie before you
    .mission-full = At least once you, as its sender, took the intel you had sent, even if its content was swapped on the way; and at least 4 intel lie before you. You must be alive.

skill-weng_wengweng-air_drop = Air Drop
    .brief = ▶ Once per round: as you send, discard 1; make it Direct and the target cannot refuse
    .full = ▶, once per round: not on the stack, no responses. Timing: as you send, with a legal Direct target. Cost: discard 1 card of your choice, not the one being sent. This delivery becomes Direct and you choose its target; the first time the intel comes before that target it cannot be refused, though cards and skills may still redirect or replace it. Once the intel leaves the target, the duty is gone.

skill-weng_wengweng-overhead = Overhead Shot
    .brief = Action, once per round: inspect 2 random hand cards of another player
    .full = Action, once per round, no cost; declared when your play phase is idle. Target: another player with hand cards. On resolution inspect 2 of them at random, or the one if there is only one. Fizzles if the target has left or has no hand cards.
