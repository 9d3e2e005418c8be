"""裘大笔 · Editor Qiu."""

from ..deck import BLACK
from ..effects import AT_ARRIVAL, HANDLES, MISSION, ON_TRIGGER, Character, Mission, Skill, recall, store
from ..frames import Item
from ..items import fizzle, on_target
from ..kinds import Draws
from ..knowledge import knowers
from ..model import State, air
from ..moments import GAIN
from ..tokens import MALE, TOP, Z_DECK, Z_FLIGHT, Z_SPOT
from ..zones import pile_put, stock, substitute


class StopPress(Skill):
    """The top card of the pile and the intelligence before him change places."""

    def when(self, s: State, seat: int, which: int) -> str:
        if air(s).at != seat:
            return "G-02"
        return "" if s.deck or s.discard or s.facedown else "R-08"

    def run(self, s: State, it: Item) -> bool:
        if not on_target(s, it) or air(s).at != it.seat or not stock(s, 1):
            return fizzle(it)
        t = air(s)
        new = s.deck.pop()
        pile_put(s, it.seat, t.card, TOP, 0 if t.face else Z_FLIGHT, t.looked)
        substitute(s, t, new, it.seat, Z_SPOT | Z_DECK, knowers(s, new, Z_SPOT), False)
        return True


class HeadlineRun(Draws):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and not s.cfg.deck.colour[ev[2]] & BLACK


class TwoInARow(Mission):
    """Slot 3: the longest run of turns in which he took something; 4: the present run; 5: its last turn."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        last = recall(s, seat, MISSION, 5)
        if ev[1] == seat and last != s.turn:
            run = recall(s, seat, MISSION, 4) + 1 if last and last == s.turn - 1 else 1
            store(s, seat, MISSION, max(run, recall(s, seat, MISSION)))
            store(s, seat, MISSION, run, 4)
            store(s, seat, MISSION, s.turn, 5)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(recall(s, seat, MISSION), self.need[0], -1), (len(s.intel[seat]), self.need[1], -1)]


def character() -> Character:
    return Character(
        "qiu_dabi",
        MALE,
        mission=TwoInARow(hears=(GAIN,), need=(2, 4)),
        skills=(
            StopPress("stop_press", AT_ARRIVAL, HANDLES, per_round=1),
            HeadlineRun("headline_run", ON_TRIGGER, per_turn=1, hears=(GAIN,)),
        ),
        hints={"stop_press": 1, "headline_run": 10},
    )
