char-qianpai_zhanzuo = Front-Row Troll
    .title = First comment, every single time
    .mission = 2 other players have died, and at most 2 intel lie before you
    .mission-full = At least 2 other players have died (losing the game does not count), and no more than 2 intel lie before you. You must be alive.

skill-qianpai_zhanzuo-spam = Comment Flood
    .brief = Action, once per turn: discard 2 hand cards of the same printed colour, draw 3
    .full = Action, once per turn; declared when your play phase is idle. Cost: discard 2 cards of your choice whose printed colour is exactly the same; red-black and black are not the same. On resolution draw 3 cards.

skill-qianpai_zhanzuo-flip_flow = Hijack the Thread
    .brief = Trigger, once per round: after another refuses Telegram/Text, discard 1 to turn it back
    .full = Trigger, once per round, optional. Use it after another player refuses intel delivered by Telegram or Text (never Direct), before it leaves that player. Cost: discard 1 card of your choice. On resolution the direction reverses and the intel goes from the refuser to the next player the other way (lured players skipped); a death it then causes is your kill. Its response window is not an arrival window, so Intercept and the like cannot be used there.
