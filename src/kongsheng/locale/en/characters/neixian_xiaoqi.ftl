char-neixian_xiaoqi = Insider Seven
    .title = No real names in her phone book
    .mission = Know the identity of one CCAV and one 2BC player; 4 intel before you
    .mission-full = Among the identity cards other than yours that you have inspected or that are public, there is at least one CCAV and one 2BC; and at least 4 intel lie before you. You must be alive.

skill-neixian_xiaoqi-contact = Off-Record Meeting
    .brief = Action, uncover, once per turn: inspect another player's identity card
    .full = Action and uncover, once per turn, no cost; declared when your play phase is idle and this character is covered. Target: another player. On resolution you alone inspect that player's identity card. Fizzles if the target has left; your character stays uncovered.

skill-neixian_xiaoqi-pass_note = Pass a Note
    .brief = Below line, action, once per turn: give another player a hand card, then draw 1
    .full = Below the line, action, once per turn, no cost; declared when your play phase is idle. Target: another player. On resolution give that player a hand card of your choice, its face known only to the two of you; if you do, draw 1 card. Fizzles, without the draw, if the target has left or you have no hand cards.

skill-neixian_xiaoqi-go_dark = Go Dark
    .brief = Below line, action, once per round: discard 1, cover your character
    .full = Below the line, action, once per round; declared when your play phase is idle. Cost: discard 1 card of your choice. On resolution cover this character, so that Off-Record Meeting can be used again (its own once-per-turn limit still counts). If this is cancelled, the character stays uncovered and the cost is not refunded.
