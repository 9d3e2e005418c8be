char-xiao_jiemei = Frontline Xiao
    .title = Every bullet hole has a source
    .mission = You are alive and have killed at least one other player
    .mission-full = At least one other player has died with you as the killer, and you yourself are alive when it is judged.

skill-xiao_jiemei-flak_vest = Flak Vest
    .brief = Above line, trigger, once per turn: after intel before you is burned, draw 2
    .full = Above the line (usable while covered), trigger, once per turn, optional. After intel before you is burned, by anyone including yourself, draw 2 cards. It goes on the stack and can be responded to.

skill-xiao_jiemei-live_fire = Live Fire
    .brief = Trigger, uncover: after taking black intel from a sender, place a black card on them
    .full = Trigger and uncover, optional. After you take by delivery intel containing black sent by another player, if you and that sender are alive and you hold a card containing black, you may uncover. On resolution place one hand card containing black before that sender; a death is your kill. Fizzles if the sender has left or you no longer hold such a card.

skill-xiao_jiemei-together = Joint Byline
    .brief = Below line, death trigger: when killed, place a black hand card before your killer
    .full = Below the line, death trigger: not on the stack, no responses, optional. When you die and the killer is another player who is alive, you may place one hand card containing black before that player; a death is your kill. No effect if your character is covered when you die.
