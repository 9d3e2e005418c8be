"""The course of a game: choosing characters, turns, the free window (chapters 2 and 3)."""

from typing import Optional

from .checks import check, expire, finish
from .events import CANDIDATES, CHARACTER, DREW, GAME_STARTED, IDENTITY, TURN_BEGAN, TURN_ENDED, tell
from .faces import index_skills
from .flights import begin
from .frames import Choice, Frame, Trigger, Window
from .hearing import happen, note
from .items import use
from .knowledge import prints
from .model import State, next_alive
from .moments import DRAW_STEP, Q_DRAW, TURN_BEGIN, TURN_END, TURN_ENDING
from .queries import number
from .tokens import COVERED, F_TURN, ORD, PLAY, SEND, SKILL, UP, W_CHOICE, W_DISCARD, W_FREE, W_OPEN, W_PICK
from .zones import discard, draw

DEALT = 0
PICKED = 1
PLAYING = 2


def step_game(s: State, f: Frame) -> None:
    """The bottom frame: characters first, then one turn after the other."""
    if f.step == DEALT:
        _announce(s)
        f.step = PICKED
        if s.cfg.options.characters:
            s.stack.append(Window(W_PICK, s.turn_seat, s.alive, True))
    elif f.step == PICKED:
        f.step = PLAYING
        for x in range(s.n):
            c = s.char[x]
            up = c >= 0 and not s.cfg.characters[c].latent
            tell(s, CHARACTER, (x, c if up else -1), (c,), 1 << x)
        index_skills(s)
        if not s.alive >> s.turn_seat & 1:
            s.turn_seat = next_alive(s, s.turn_seat)  # he left while choosing
        s.stack.append(Frame(F_TURN, s.turn_seat))
    else:
        s.turn_seat = next_alive(s, s.turn_seat)
        s.stack.append(Frame(F_TURN, s.turn_seat))


def _announce(s: State) -> None:
    tell(s, GAME_STARTED, (s.n, s.turn_seat))
    for x in range(s.n):
        tell(s, IDENTITY, (x,), (s.camp[x],), 1 << x)
        tell(s, DREW, (x, len(s.hands[x])), prints(s, s.hands[x]), 1 << x)
        if s.candidates[x]:
            tell(s, CANDIDATES, (x, len(s.candidates[x])), tuple(s.candidates[x]), 1 << x)


def resume_game(s: State, f: Frame, w: Window, x: int, c: Optional[Choice]) -> None:
    """Everybody has chosen a character: public ones lie face up, latent ones covered (R-03)."""
    for x in range(s.n):
        if not s.candidates[x]:
            continue
        k = w.answers[x][0] - ORD if w.answers[x] else 0  # whoever left while choosing gets the first
        assume(s, x, s.candidates[x][k])


def assume(s: State, x: int, char: int) -> None:
    """Give a seat its character."""
    ch = s.cfg.characters[char]
    first = s.cfg.first_skill[char]
    s.char[x] = char
    s.face[x] = COVERED if ch.latent else UP
    if not ch.latent:
        s.met |= 1 << x
    s.sex[x] = ch.sex
    s.skills[x] = list(range(first, first + len(ch.skills)))


# --- a turn (R-89) ----------------------------------------------------------------------------------------------
EXPIRE = 0
DRAW = 1
OPENING = 2
FREE = 3
ENDING = 4
CLOSING = 5
JUDGE = 6
LIMIT = 7
OVER = 8
AGAIN = 9  # an extra transmission is due


def step_turn(s: State, f: Frame) -> None:
    """Advance the turn one step; if its player has left, it is over at once (R-55, R-66)."""
    x = f.seat
    if not s.alive >> x & 1 and f.step != EXPIRE:
        f.step = OVER
    if f.step == EXPIRE:
        f.step = DRAW
        s.turn += 1
        s.rounds[x] += 1
        s.sent = 0
        s.uses = 0
        s.locked = 0
        s.lured = 0
        s.last_user = -1
        tell(s, TURN_BEGAN, (s.turn, x))
        expire(s, x)
        note(s, (TURN_BEGIN, x))
        check(s, x)
        if DRAW_STEP in s.hears and not s.ending:
            s.stack.append(Trigger(x, (DRAW_STEP, x)))
    elif f.step == DRAW:
        f.step = OPENING
        if not f.regs:  # else a skill drew instead
            draw(s, x, number(s, Q_DRAW, x, -1, 0, 2))
        s.last_user = -1
    elif f.step == OPENING or f.step == CLOSING:
        s.stack.append(Window(W_OPEN, x if s.last_user < 0 else (s.last_user + 1) % s.n, s.alive))
    elif f.step == FREE:
        s.last_user = -1
        s.stack.append(Window(W_FREE, x, 1 << x))
    elif f.step == AGAIN:
        f.step = FREE
        if s.hands[x]:
            s.stack.append(Window(W_CHOICE, x, 1 << x))
    elif f.step == ENDING:
        s.last_user = -1
        f.step = CLOSING
        happen(s, (TURN_ENDING, x))
    elif f.step == JUDGE:
        f.step = LIMIT
        s.turn_ending = 1 << x
        note(s, (TURN_END, x))
        check(s, x)
        s.turn_ending = 0
    elif f.step == LIMIT:
        f.step = OVER
        limit = s.cfg.options.hand_limit
        if limit and len(s.hands[x]) > limit:
            s.stack.append(Window(W_DISCARD, x, 1 << x))
    else:
        s.stack.pop()
        tell(s, TURN_ENDED, (x,))
        last = s.cfg.options.turn_limit
        if last and s.turn >= last:
            finish(s, 0)


def resume_turn(s: State, f: Frame, w: Window, x: int, c: Optional[Choice]) -> None:
    """A window of the turn has closed."""
    which = w.which
    if which == W_OPEN:
        if c is not None:
            use(s, x, w.answers[x], c)
        else:
            s.last_user = -1
            f.step += 1
    elif which == W_FREE:
        if c is None:
            f.step = OVER
            return
        word = w.answers[x]
        if word[0] == PLAY or word[0] >= SKILL:
            s.uses += 1
            use(s, x, word, c)
        elif word[0] == SEND:
            begin(s, x, c.cards[0] if c.cards else -1)
        else:
            f.step = ENDING
    elif which == W_CHOICE:
        if c is not None:
            begin(s, x, c.cards[0])
    elif c is not None:
        discard(s, x, c.cards)
        check(s, x)


def send_again(s: State) -> None:
    """Let the current player send a hand card once more when the stack and all that is pending are settled (R-98)."""
    for f in s.stack:
        if f.kind == F_TURN:
            f.step = AGAIN


def drawn_already(s: State) -> None:
    """A skill has replaced the draw of this turn (S-08)."""
    for f in s.stack:
        if f.kind == F_TURN:
            f.regs = [1]
