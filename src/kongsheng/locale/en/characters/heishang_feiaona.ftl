char-heishang_feiaona = Heishang Fiona
    .title = Your headline, my traffic
    .mission = When another player wins with 3 red or 3 blue, hold 2 intel of that colour
    .mission-full = At the very check in which another player meets the victory condition by three red or three blue intel, you are alive and at least 2 intel before you contain that colour: you declare victory together. A win by being the only faction left does not count.

skill-heishang_feiaona-ride_trend = Ride the Trend
    .brief = Trigger, once a turn, twice a round: after another takes a colour you have, draw 1
    .full = Trigger, once per turn and at most twice per round, optional. After another player takes intel by delivery, if it shares a colour (red, blue or black; two-colour cards count for both) with any intel before you, draw 1 card. Not triggered if you have no intel, or if that very card ended the game. It goes on the stack and can be responded to.

skill-heishang_feiaona-text_as_intercept = Headline Rewrite
    .brief = Anytime, once per turn: use a Text card from hand as Intercept
    .full = Anytime, once per turn. Whenever you could use Intercept (an arrival window in another player's turn, the intel not before you), show a Text card from your hand and use it as Intercept. Even Public Document may be used so, without carrying out its action. It is a function card and can be Exposed; then the card is discarded and the use is spent.
