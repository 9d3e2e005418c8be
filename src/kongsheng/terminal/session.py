"""One game of a person against bots, in this process."""

from collections.abc import Sequence
from hashlib import sha256

from ..bots import Policy
from ..game.engine import apply, new_game
from ..game.events import TURN_ENDED, seen_by
from ..game.model import Config, Event, State
from ..game.uses import awaited
from ..game.views import view
from ..game.words import default, legal
from .person import Person, Quit


class Session:
    """A table with one person at seat ``me``; the bots at the other seats see nothing but their views."""

    def __init__(self, cfg: Config, seed: bytes, me: int, person: Person, bots: Sequence[Policy]) -> None:
        self.me = me
        self.person = person
        self.bots = bots
        self.seed = seed
        self.decisions = 0
        events: list[Event] = []
        self.s = new_game(cfg, seed, events)
        self._tell(events)

    def play(self) -> State:
        """Play to the end and show it; raise `Quit`, EOFError or KeyboardInterrupt if the person leaves."""
        while not self.s.over:
            self.step()
        self.person.say("")
        self.person.news()
        s = self.s
        truth = list(zip(s.camp, s.char))
        self.person.say("", *self.person.board.end(view(s, self.me), self.person.log, truth))
        return s

    def step(self) -> None:
        """Let the bots answer the open window, then the person if it is still open."""
        for x in sorted(range(self.s.n), key=lambda x: x == self.me):
            if awaited(self.s, x) is not None:
                self._answer(x)
                return

    def _answer(self, x: int) -> None:
        s = self.s

        def options(prefix: bytes) -> bytes:
            return legal(s, x, prefix)

        v = view(s, x)
        if x == self.me:
            word = self.person.choose(v, options)
        else:
            try:
                word = self.bots[x].choose(v, options, self._luck(x))
            except Exception:  # a bot's mistake must not end a person's game
                word = default(s, x)
                self.person.note("cli-bot-failed", seat=self.person.t.seat(x))
        self.decisions += 1
        events: list[Event] = []
        after = s.copy()  # an internal error leaves the last good state
        apply(after, x, word, events)
        self.s = after
        self._tell(events)

    def _luck(self, x: int) -> int:
        digest = sha256(b"kongsheng/luck/%d/%d/" % (x, self.decisions) + self.seed).digest()
        return int.from_bytes(digest[:8], "little")

    def _tell(self, events: list[Event]) -> None:
        for e in events:
            seen = seen_by(e, self.me)
            if seen is not None:
                self.person.hear([seen])
            if e.kind == TURN_ENDED and not self.s.alive >> self.me & 1 and not self.s.over:
                self.person.watch(view(self.s, self.me))


__all__ = ["Quit", "Session"]
