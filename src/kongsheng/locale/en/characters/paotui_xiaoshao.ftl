char-paotui_xiaoshao = Intern Shao
    .title = New badge, new name, every day
    .mission = Same red, blue and black counts as another living player; 3 intel before you
    .mission-full = There is another living player with exactly as many intel containing red, containing blue and containing black as you have, two-colour cards counting for both; and at least 3 intel lie before you. You must be alive.

skill-paotui_xiaoshao-cover_shift = Cover Shift
    .brief = Action, uncover: copy one skill of another face-up character (no Uncover, no one-shots)
    .full = Action and uncover, no cost; declared when your play phase is idle and this character is covered. Target: one skill of another player whose character is face up, not one tagged Uncover or once per game. On resolution, if that character is still face up, you gain a copy as though printed below your line, its owner read as you; its uses start from zero, but borrowing the same skill again in a round goes on counting. The copy lasts until this character is covered or the next Cover Shift, whatever happens to its owner. Fizzles if the target is covered or has left; your character stays uncovered.

skill-paotui_xiaoshao-hand_over = End of Shift
    .brief = Below line, action, once per round: discard 1, cover your character; the copy ends
    .full = Below the line, action, once per round; declared when your play phase is idle. Cost: discard 1 card of your choice. On resolution cover this character; the copy from Cover Shift ends and a check follows at once, a death by its loss being your own doing. Cover Shift may then be used again.
