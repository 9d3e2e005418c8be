char-zhong_wusheng = Director Zhong
    .title = Red light on. Not a sound.
    .mission = No intel before you, some before every other living player; after 1 own turn
    .mission-full = You have ended at least one turn of your own, no intel at all lies before you, and at least 1 lies before each of the other living players. You must be alive.

skill-zhong_wusheng-dead_air = Dead Air
    .brief = ▶ Once per game: as you send, others cannot use function cards until the delivery ends
    .full = ▶, once per game, no cost: not on the stack, no responses. Timing: as you send. From now until this delivery ends, other players cannot use function cards, nor use cards as function cards by any skill. Other skills work as usual.

skill-zhong_wusheng-afterglow = Sign-Off Echo
    .brief = Trigger, when you declare victory: a dead player who has not lost wins with you
    .full = Trigger on victory: not on the stack, no responses, optional. When you declare victory, you may pick another player who is dead but has not lost the game to win along with you. That player is not a declarer, sets off no victory skills and brings no faction along. Not available if you are merely winning along with someone else, or while your character is flipped.

skill-zhong_wusheng-blank_space = White Space
    .brief = Forced: at your turn-start draw, draw 1 more if no intel lies before you
    .full = Forced: not on the stack, not optional. When you draw at the start of your turn with no intel before you, draw 1 card more.
