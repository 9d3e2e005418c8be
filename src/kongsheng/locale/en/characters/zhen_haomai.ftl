char-zhen_haomai = Livestreamer Zhen
    .title = Three, two, one, link is up!
    .mission = Others took 3 intel you sent, with red, blue and black among them
    .mission-full = In total at least 3 intel you sent have been taken by other players, at least 1 of them containing red, 1 blue and 1 black; two-colour cards count for both, and the colour is that of the card actually taken. You must be alive.

skill-zhen_haomai-encore = One More Deal
    .brief = Action, once per round: after your first delivery ends, discard 1, send one more card
    .full = Action, once per round; declared when your play phase is idle, after your first delivery this turn has ended. Cost: discard 1 card of your choice, with at least 1 left in hand. On resolution send another hand card, by its printed mode and the usual rules; with an empty hand it fizzles, nothing being sent off the deck. Lock On and Lure Away in force this turn stay, and both may be used anew for this intel; if it comes back to you, you must take it.

skill-zhen_haomai-bundle = Bundle Deal
    .brief = Forced: when you end your turn with 2 or fewer hand cards, draw 1
    .full = Forced: not on the stack, not optional. When you declare the end of your turn, before the closing window opens, draw 1 card if you hold 2 or fewer hand cards.
