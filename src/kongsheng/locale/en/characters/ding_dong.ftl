char-ding_dong = Idol Ding
    .title = Voted in, never voted out
    .mission = Intel from 3 other senders (2 in a 3-player game), with both red and blue
    .mission-full = The intel before you taken by delivery come from at least 3 different other senders (2 in a three-player game), and before you lie at least 1 intel containing red and 1 containing blue. Moved or exchanged intel have no source; intercepted ones count for their sender. You must be alive.

skill-ding_dong-fan_call = Fan Call
    .brief = Action, once per turn: another male player gives you a hand card or lets you draw 1
    .full = Action, once per turn, no cost; declared when your play phase is idle. Target: another player who is male, checked on declaring and on resolving. On resolution that player chooses: give you a hand card of their choice, or let you draw 1 card; with an empty hand only the latter. Fizzles if the target has left or is no longer male (a covered lurking character has no gender).

skill-ding_dong-gain_fan = New Follower
    .brief = Trigger, once per turn: after another male player takes intel you sent, draw 1
    .full = Trigger, once per turn, optional. After another player who is male takes by delivery intel you sent, draw 1 card. The gender is checked on declaring and on resolving; it goes on the stack and can be responded to.

skill-ding_dong-curtain_call = Curtain Call
    .brief = Death trigger: when you die, you may burn any one intel before another player
    .full = Death trigger: not on the stack, no responses, optional. When you die, you may burn one intel of any colour before another living player. No effect if your character is flipped when you die.
