char-liu_changjiao = Telephoto Liu
    .title = Her desk is a branch with a view
    .mission = Inspect, then take in the same delivery, 3 times; at most 1 black before you
    .mission-full = In total at least 3 intel were first inspected by you (Stakeout, Overexposure or Decode all do) and then taken by you in that same delivery; and at most 1 intel before you contains black. You must be alive.

skill-liu_changjiao-stakeout = Stakeout
    .brief = Above line, anytime, once per turn: at arrival discard 1, inspect the face-down intel
    .full = Above the line (usable while covered), anytime, once per turn. Timing: an arrival window while the intel in delivery is face down. Cost: discard 1 card of your choice. On resolution you alone inspect that intel. If it has been replaced or has left the delivery before that, this fizzles and neither cost nor use is refunded.

skill-liu_changjiao-expose_shot = Overexposure
    .brief = Uncover, at arrival: the face-down intel is turned face up until this delivery ends
    .full = Uncover, no cost. Timing: an arrival window while the intel in delivery is face down; your character turns up on declaring, then the effect goes on the stack. On resolution that intel is turned face up and stays so until this delivery ends; mode, direction and who must take it do not change. Fizzles if it has been replaced or left the delivery; your character stays uncovered.

skill-liu_changjiao-pack_up = It's a Wrap
    .brief = Below line, action, once per round: cover your character; if you do, draw 1
    .full = Below the line (only while uncovered), action, once per round, no cost; declared when your play phase is idle. On resolution cover this character, and only if that happens draw 1 card. Overexposure may then be used again as soon as its conditions hold, without waiting for the next round.
