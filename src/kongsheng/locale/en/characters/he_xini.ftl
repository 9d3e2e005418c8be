char-he_xini = Mediator He
    .title = Meet halfway, right after the break
    .mission = Another CCAV has 2 red, another 2BC has 2 blue, and you have 3 intel
    .mission-full = Among the other living players at least one CCAV has 2 or more intel containing red, and at least one 2BC has 2 or more containing blue; and at least 3 intel lie before you. You must be alive.

skill-he_xini-even_blame = Both Sides
    .brief = Action, once per round: 2 others trade a random card; draw 1 if man + woman, else look
    .full = Action, once per round, no cost; declared when your play phase is idle. Target: two other players, both with hand cards. On resolution a random card of each changes hands at the same moment. If they are exactly one male and one female, draw 1 card; otherwise inspect the two cards that changed hands. If either has left or has no hand cards, all of it fizzles.

skill-he_xini-smooth_over = Smooth It Over
    .brief = Anytime, once per round: in response, become the target of certain cards aimed at others
    .full = Anytime, once per round, no cost. Timing: a response window whose top card is another player's Lock On, Lure Away, Probe, Dangerous Intel or Divert, aimed at someone else, for which you would be a legal target. On resolution its target becomes you, unless you are no longer a legal target. Costs paid for the former target are not refunded, none is due for you.
