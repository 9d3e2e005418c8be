"""Checks after every atomic change: victory, then death (R-16); dying, losing and the end of the game."""

from typing import Final

from .deck import BBC, CCAV, TABLOID
from .effects import BEGINNERS, Mission
from .events import (
    DECLARED,
    DIED,
    DYING_DECLARED,
    FLIGHT_DROPPED,
    GAME_OVER,
    JOINED,
    LOST,
    REVEALED,
    tell,
)
from .faces import set_face, set_sex, show_camp, unmark
from .frames import Frame, Trigger
from .hearing import note
from .knowledge import prints, reveal
from .model import State, air
from .moments import DEATH, OUSTED, Q_DEATH, VICTORY
from .queries import number
from .tokens import ALIVE, COVERED, DEAD, DYING, F_DEATH, F_VICTORY, OUT, P_OVER, T_FACE, UP
from .zones import strip

BY_COLOUR: Final = 1  # S-15
BY_MISSION: Final = 2  # S-15, for reporters
BY_SURVIVAL: Final = 3


def check(s: State, cause: int) -> None:
    """Judge victory and death after an atomic change caused by seat ``cause`` (R-16, R-68)."""
    if s.over or s.ending:
        return
    first = s.cfg.options.win_before_death
    if first and _victory(s):
        return
    if _deaths(s, cause):
        return
    if not first and not s.dying:
        _victory(s)


def mission_of(s: State, seat: int) -> Mission:
    """Return the seat's secret mission (S-40, R-05)."""
    return s.cfg.characters[s.char[seat]].mission if s.char[seat] >= 0 else BEGINNERS


def winners_now(s: State) -> tuple[int, int]:
    """Return (mask of declarers, how the survivors' rule ended it: camp, 3 a lone reporter, 4 a draw, -1 not).

    Fills ``s.reason`` and ``s.declarers``, which missions about the same moment read.
    """
    declarers = 0
    for x in range(s.n):
        if s.alive >> x & 1 and ((s.red[x] >= 3 and s.camp[x] == CCAV) or (s.blue[x] >= 3 and s.camp[x] == BBC)):
            declarers |= 1 << x
            s.reason[x] = BY_COLOUR
    s.declarers = declarers
    end = -1
    if declarers or not s.dying:
        won = 0
        for x in range(s.n):
            if s.camp[x] == TABLOID and s.status[x] != OUT:
                m = mission_of(s, x)
                if (s.alive >> x & 1 or (m.dagger and s.status[x] == DEAD and not s.dying)) and m.done(s, x):
                    if m.turn_end and not s.turn_ending >> x & 1:
                        continue
                    won |= 1 << x
                    s.reason[x] = BY_MISSION
        declarers |= won
    if not s.dying:
        if not s.alive:
            end = 4
        elif s.cfg.options.last_camp_wins:
            camps = 0
            for x in range(s.n):
                if s.alive >> x & 1:
                    camps |= 1 << s.camp[x]
            if camps == 1 << CCAV or camps == 1 << BBC:
                end = CCAV if camps == 1 << CCAV else BBC
            elif camps == 1 << TABLOID and not s.alive & (s.alive - 1):
                end = 3
            if end >= 0:
                for x in range(s.n):
                    if s.alive >> x & 1 and not declarers >> x & 1:
                        s.reason[x] = BY_SURVIVAL
                declarers |= s.alive
    s.declarers = declarers
    return declarers, end


def _victory(s: State) -> bool:
    declarers, end = winners_now(s)
    if declarers:
        s.ending = True
        for x in range(s.n):
            if declarers >> x & 1:
                tell(s, DECLARED, (x, s.reason[x]))
        s.stack.append(Frame(F_VICTORY, s.turn_seat))
        return True
    if end == 4:
        finish(s, 0)
        return True
    for x in range(s.n):  # the game goes on: everybody may conclude who he is not
        if s.red[x] >= 3 and s.alive >> x & 1:
            for v in range(s.n + 1):
                s.may[v * s.n + x] &= ~(1 << CCAV)
        if s.blue[x] >= 3 and s.alive >> x & 1:
            for v in range(s.n + 1):
                s.may[v * s.n + x] &= ~(1 << BBC)
    return False


def step_victory(s: State, f: Frame) -> None:
    """Ask the declarers, in seat order, for skills that let others win too; then end the game (S-18, R-47)."""
    while f.step < s.n:
        x = (f.seat + f.step) % s.n
        f.step += 1
        if s.declarers >> x & 1 and VICTORY in s.hears:
            s.stack.append(Trigger(x, (VICTORY, x), True))
            return
    winners = s.guests
    for x in range(s.n):
        if s.declarers >> x & 1:
            winners |= 1 << x
            if s.camp[x] != TABLOID:  # the whole camp wins, the dead too, not those who lost
                for y in range(s.n):
                    if s.camp[y] == s.camp[x]:
                        winners |= 1 << y
    for x in range(s.n):
        if s.status[x] == OUT:  # also who left after the declaration
            winners &= ~(1 << x)
    finish(s, winners)


def join(s: State, by: int, x: int) -> None:
    """Let a player win along with a declarer (S-18, S-42)."""
    s.guests |= 1 << x
    tell(s, JOINED, (by, x))


def finish(s: State, winners: int) -> None:
    """End the game; whatever is in progress stays where it is (R-107)."""
    s.over = True
    s.winners = winners
    tell(s, GAME_OVER, (winners,))
    if s.sink is not None:
        for x in range(s.n):
            tell(s, REVEALED, (x, s.camp[x], s.char[x], *prints(s, s.hands[x])))


# --- death ------------------------------------------------------------------------------------------------------
def _deaths(s: State, cause: int) -> bool:
    """Declare everybody who has too many black cards, then handle them one by one (S-19, R-99)."""
    fallen: list[int] = []
    for k in range(s.n):
        x = (s.turn_seat + k) % s.n
        if s.black[x] >= 3 and s.alive >> x & 1 and s.black[x] >= number(s, Q_DEATH, x, -1, 0, 3):
            fallen.append(x)
    for x in fallen:
        s.killer[x] = cause
        s.status[x] = DYING
        s.alive &= ~(1 << x)
        s.dead.append(x)
        s.dying += 1
        tell(s, DYING_DECLARED, (x, cause))
    for x in fallen:
        note(s, (DEATH, x, cause))
        note(s, (OUSTED, x))
        _vanish(s, x)
    for x in reversed(fallen):
        s.stack.append(Frame(F_DEATH, x))
    return bool(fallen)


def _vanish(s: State, x: int) -> None:
    """Lasting effects and marks of somebody who leaves end at once (R-93)."""
    for i in s.skills[x]:
        s.cfg.skills[i].forget(s, x)
    s.locked &= ~(1 << x)
    s.lured &= ~(1 << x)
    unmark(s, x)
    expire(s, x)


def expire(s: State, owner: int) -> None:
    """End what lasts until the owner's next turn."""
    if not s.timers:
        return
    ended = [t for t in s.timers if t >> 8 == owner]
    s.timers = [t for t in s.timers if t >> 8 != owner]
    for t in ended:
        x = t >> 4 & 15
        if t & 15 == T_FACE:
            if s.status[x] == ALIVE:
                set_face(s, x, UP, owner)
        else:
            set_sex(s, x, s.cfg.characters[s.char[x]].sex)


def step_death(s: State, f: Frame) -> None:
    """S-20: first the skills death triggers, then everything the dead held and was is laid open."""
    x = f.seat
    if f.step == 0:
        f.step = 1
        if DEATH in s.hears or DEATH in s.cfg.covert:
            s.stack.append(Trigger(s.turn_seat, (DEATH, x, s.killer[x]), True))
    else:
        s.stack.pop()
        s.status[x] = DEAD
        _leave(s, x, DIED)
        s.dying -= 1
        if not s.dying:
            check(s, s.killer[x])


def lose(s: State, x: int, cause: int) -> None:
    """Lose the game: like dying, but it is no death and triggers nothing (S-21)."""
    if s.status[x] != ALIVE:
        return
    s.status[x] = OUT
    s.alive &= ~(1 << x)
    note(s, (OUSTED, x))
    _vanish(s, x)
    _leave(s, x, LOST)
    check(s, cause)


def _leave(s: State, x: int, kind: int) -> None:
    s.met |= 1 << x
    gone = strip(s, x)
    if s.face[x] == COVERED and s.char[x] >= 0:
        s.hinted &= ~(1 << x)
    tell(s, kind, (x, s.char[x], s.camp[x], *prints(s, gone)))
    if s.flight >= 0 and air(s).seat == x:
        drop_flight(s)
    show_camp(s, x)


def drop_flight(s: State) -> None:
    """The intelligence in transmission goes to the discard pile face up; nobody gets it."""
    t = air(s)
    if t.card >= 0:
        s.discard.append(t.card)
        reveal(s, t.card)
        tell(s, FLIGHT_DROPPED, (s.cfg.deck.print_of[t.card],))
        t.card = -1
        t.regs = []
        t.step = P_OVER
