char-a_gang = Keyboard Gang
    .title = You say yes, he says prove it
    .mission = † Be the first to die, killed by another, with a non-black intel before you
    .mission-full = † Can be won although dead: you are the first player of the game to die, the killer is another player, and at the moment your death is declared at least 1 intel before you contains no black. Players who lost the game earlier do not matter; it is judged once the whole chain of deaths has been dealt with.

skill-a_gang-lurk = Lurker
    .brief = Above line, ▶, once per round: covered, void a Lock On or Dangerous Intel aimed at you
    .full = Above the line, ▶ trigger, once per round: not on the stack, no responses, optional; only while this character is covered. When you become the target of another player's Lock On or Dangerous Intel and it is on the stack, make it fizzle for you. The card stays on the stack, resolves without effect and is discarded; it does not count as taking effect on you.

skill-a_gang-doxx = Doxxing
    .brief = Action, uncover, once per game: guess an identity; right, they lose 2; wrong, your hand
    .full = Action, uncover, once per game, no cost; declared when your play phase is idle and this character is covered. On declaring choose another player whose identity is not public and name an identity aloud. If right, on resolution that player shows the identity card, discards 2 hand cards at random, and a face-up character is covered; a public one does not turn back by itself. If wrong, only the miss is announced and you discard your whole hand. Fizzles if the target has left, the use being spent.

skill-a_gang-quibble = Well, Actually
    .brief = Below line, trigger, once per round: after another's function card is Exposed, draw 1
    .full = Below the line, trigger, once per round, optional. After a function card used by another player is cancelled by Expose, whoever used the Expose, draw 1 card. It goes on the stack and can be responded to.
