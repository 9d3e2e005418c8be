char-bu_tianqi = Weathercaster Bu
    .title = The clouds take her notes
    .mission = Both red and blue, 3 or more together, and at most 1 black before you
    .mission-full = Before you lie at least 1 intel containing red and 1 containing blue, at least 3 of these together, and at most 1 containing black; two-colour cards count for both. You must be alive.

skill-bu_tianqi-cloud_map = Satellite View
    .brief = ▶ Trigger, turn-start draw: look at the top 3 instead, keep 2, rest on top or bottom
    .full = ▶ Trigger: not on the stack, no responses, optional. When you are about to draw at the start of your turn, you may inspect the top 3 cards of the deck instead, take 2 of them into your hand and put the last on the top or the bottom of the deck; which end is public, its face is not. With fewer than 3, shuffle in the discards first; if still short, look at what there is and take at most 2. This replaces the whole draw.

skill-bu_tianqi-forecast = Forecast
    .brief = Action, once per round: put a hand card face down on the deck, then draw the bottom card
    .full = Action, once per round, no cost, needs a hand card; declared when your play phase is idle. On resolution put a hand card of your choice face down on top of the deck, known to you alone, then draw the bottom card; if yours is the only card in the deck, you draw it back. Fizzles if you have no hand cards by then.
