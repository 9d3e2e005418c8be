char-qiu_dabi = Editor Qiu
    .title = Nothing is final till the presses roll
    .mission = Take delivered intel in two turns running, and have 4 intel before you
    .mission-full = In two players' turns played one right after the other, at least one delivery in each ended with you taking the intel, any turn without that breaking the run; and at least 4 intel lie before you. You must be alive.

skill-qiu_dabi-stop_press = Stop the Press
    .brief = Anytime, once per round: at arrival before you, replace the intel by the deck's top card
    .full = Anytime, once per round, no cost. Timing: an arrival window with the intel before you and a card in the deck (after a shuffle if needed). On resolution, if it is still before you, the top card of the deck replaces it, facing the same way, and the old one goes face down on top of the deck. Mode, direction, sender and who must take it do not change; a death it then causes is your kill. Fizzles if the intel has moved or been replaced, or the deck is still empty.

skill-qiu_dabi-headline_run = Back-to-Back Scoop
    .brief = Trigger, once per turn: after taking non-black intel by delivery, draw 1
    .full = Trigger, once per turn, optional. After you take by delivery intel that contains no black, draw 1 card. It goes on the stack and can be responded to.
