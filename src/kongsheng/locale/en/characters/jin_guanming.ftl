char-jin_guanming = Sponsor Jin
    .title = And now, a word from our sponsor
    .mission = Hold at least 8 hand cards at the end of your turn
    .mission-full = Judged at the end of any of your own turns: you hold at least 8 hand cards. The mission is judged first, and only then does a hand limit, if any, apply. You must be alive.

skill-jin_guanming-title_fee = Naming Rights
    .brief = Trigger, once per turn: after another takes intel you sent, take a random hand card
    .full = Trigger, once per turn, optional. After another player takes by delivery intel you sent, if that player is still alive and has hand cards, take one of them at random, its face known only to the two of you. Intel swapped or intercepted on the way still counts as sent by you. It goes on the stack and can be responded to.

skill-jin_guanming-overbudget = Over Budget
    .brief = Action, once per turn: use a Lock On from hand as Reinforce
    .full = Action, once per turn. When your play phase is idle, show a Lock On from your hand and use it as Reinforce, the draw depending on the black intel before you when it resolves. It is a function card and can be Exposed; then only the Lock On and this use are lost.
