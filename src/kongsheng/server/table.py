"""A game at a table: prompts, clocks, bots and standing orders around a session; what each viewer is sent of it.

`Table.settle` is the heart: after every accepted word, and whenever time has passed, it brings the game to a point
where somebody must act, then shows every viewer what has changed for him, if anything has.
"""

import json
from logging import getLogger
from typing import TYPE_CHECKING, Final

from ..game.errors import Illegal
from ..game.events import seen_by
from ..game.model import Event
from ..game.tokens import CLOSE, TABLE
from ..game.words import default, explain, legal
from . import pace, protocol
from .botwork import Turn, seed_of
from .clock import Timer
from .gate import EVERYBODY, Outlet
from .project import Json, diff, project
from .protocol import Ask, Delta, Error, Happening
from .session import BOT, CLOCK, HOUSE, HUMAN, ORDER, Row, Session, leave_word
from .store import append, save_clock

if TYPE_CHECKING:
    from .room import Room

log = getLogger("kongsheng.table")
LOG: Final = 300  # events a snapshot tells
STEPS: Final = 10_000  # words in a row without anybody acting: something is wrong
BOT_LIMIT_S: Final = 20.0  # then the default answers for a bot


class Table:
    """A running game. ``spent``: what the clocks had used up of the open window when the server stopped."""

    def __init__(self, room: "Room", number: int, session: Session, clock: str = "") -> None:
        self.room = room
        self.number = number
        self.session = session
        self.secret = room.hub.store.secret
        self.window = 0  # Session.windows when the present window was prepared
        self.closes = 0.0  # not before
        self.opened = 0.0
        self.held = 0  # seats that have asked for more time
        self.asked_at: dict[int, tuple[int, float]] = {}  # seat -> serial, when
        self.deadline: dict[int, float] = {}
        self.thinking: dict[int, int] = {}  # bot seat -> serial it was asked about
        self.later: list[tuple[float, int, int, bytes]] = []  # bots' words that count from then on: when, seat, serial
        self.timer: Timer | None = None
        self.shown: dict[int, Json] = {}  # viewer -> the game as he was last told
        self.told: dict[int, int] = {}  # viewer -> serial of the prompt he was last told, 0: none
        self.fresh: list[Event] = []  # events not yet told
        self.spoke: set[int] = set()  # seats that have sealed an answer since
        self.moved = True  # whether more than that has happened since
        self.over = False
        self._resume(clock)

    # --- commands -----------------------------------------------------------------------------------------------
    def word(self, to: Outlet, seat: int, m: protocol.Say) -> Error | None:
        """A seat answers its prompt. Returns the refusal, None if the word stands (the ack is on its way)."""
        g = self.session
        if not self.said(seat, m):
            if m.ask != g.serials[seat] or not g.waits_for(seat):
                return Error("stale", m.id)
            try:
                self._say(seat, bytes(m.word), HUMAN, m.id)
            except Illegal as e:
                return Error("illegal", m.id, clause=e.why.clause, at=e.why.at, args=list(e.why.args))
            if self.over:
                return Error("broken", m.id)
            self.room.chairs[seat].misses = 0
        self.room.reply(to, protocol.Ack(m.id))
        self.settle()
        return None

    def said(self, seat: int, m: protocol.Say) -> bool:
        """Return whether this very message has been accepted before: its acknowledgement was lost."""
        return (seat, m.id, m.ask, bytes(m.word)) in self.session.done

    def next(self, seat: int, m: protocol.Next) -> protocol.Tokens | Error:
        """Tell what may follow a prefix."""
        g = self.session
        if m.ask != g.serials[seat] or not g.waits_for(seat):
            return Error("stale", m.id)
        try:
            return protocol.Tokens(m.id, m.ask, m.prefix, list(legal(g.state, seat, bytes(m.prefix))))
        except Illegal as e:
            return Error("illegal", m.id, clause=e.why.clause, at=e.why.at, args=list(e.why.args))

    def why(self, seat: int, m: protocol.WhyNot) -> protocol.Why:
        """Tell why a word may not be said."""
        why = explain(self.session.state, seat, bytes(m.word))
        if why is None:
            return protocol.Why(m.id, "", 0, [])
        return protocol.Why(m.id, why.clause, why.at, list(why.args))

    def hold(self, seat: int) -> bool:
        """Keep the window open a little longer; False if it is no window one may pass, or was asked before."""
        w = self.session.window
        if w is None or not w.which & pace.HELD or self.session.settings.pace == "fast" or self.held >> seat & 1:
            return False
        self.held |= 1 << seat
        now = self.room.clock.now()
        first = self.opened + self.session.settings.hold / 1000 * 1.5
        self.closes = max(self.closes, min(max(self.closes, now) + pace.EXTRA_S, first + pace.MOST_S))
        self._set_timer()
        return True

    def leave(self, seat: int) -> bool:
        """A seat gives up; False if it is out of the game already."""
        if not self.session.may_leave(seat):
            return False
        self._say(*leave_word(seat), HOUSE)
        self.settle()
        return True

    # --- the course of things -----------------------------------------------------------------------------------
    def _say(self, seat: int, word: bytes, cause: int, cid: int = -1) -> None:
        """Apply and log a word."""
        g = self.session
        seq = g.seq
        ask = g.serials[seat] if seat >= 0 else -1
        windows = g.windows
        try:
            events = g.say(seat, word, cid)
        except Illegal:
            raise
        except Exception as e:
            log.exception("game %d broke at word %d: seat %d, %s", self.number, seq, seat, word.hex())
            self.over = True
            self.room.broke(f"{type(e).__name__}: {e}")
            return
        self.fresh += events
        self.spoke.add(seat)
        sealed = seat >= 0 and windows == g.windows and not g.state.over and not events
        self.moved = self.moved or not sealed
        row = Row(seq, seat, cause, cid, ask, word, self.room.clock.wall())
        self.room.gate.write([append(self.number, row)], seat if sealed else EVERYBODY)

    def settle(self) -> None:
        """Do what is due, show what has changed, and see to it that time is noticed. Never raises."""
        self.room.guarded(self._settle)

    def _settle(self) -> None:
        for _ in range(STEPS):
            if self.over or self.session.state.over:
                break
            if self.window != self.session.windows:
                self._prepare()
            if not self._due():
                break
        else:
            raise RuntimeError(f"game {self.number} does not come to rest")
        if self.over:
            return
        self.publish()
        if self.session.state.over:
            self.over = True
            self.stop()
            self.room.finished(self.session)
            return
        self._ask_bots()
        self._set_timer()

    def _prepare(self) -> None:
        """A new window is open."""
        g = self.session
        w = g.window
        assert w is not None
        self.window = g.windows
        self.opened = self.room.clock.now()
        self.held = 0
        self.later = []
        draw = pace.dice(self.secret, self.number, g.windows)
        self.closes = self.opened + pace.stays_open(g.settings, w.which, draw)
        self.room.expire_orders(g)

    def _due(self) -> bool:
        """Do one thing that is due; return whether there was one."""
        g = self.session
        w = g.window
        if w is None:
            return False
        now = self.room.clock.now()
        waiting = g.awaited()
        for x in waiting:
            if self.asked_at.get(x, (0, 0.0))[0] != g.serials[x]:
                self._start_clock(x, w.which, now)
        for x in waiting:
            if self.room.chairs[x].order != "none":
                word = g.passes(x, pace.HELD)
                if word:
                    self._say(x, word, ORDER)
                    return True
        for i, (when, x, serial, word) in enumerate(self.later):
            if when <= now:
                del self.later[i]
                if g.serials[x] == serial and g.waits_for(x):
                    self._bot_says(x, word)
                return True
        for x in waiting:
            if self.deadline.get(x, now + 1) <= now:
                self._say(x, default(g.state, x), CLOCK)
                self.room.missed(x)
                return True
        if not g.cfg.auto_close and g.decided() and (self.closes <= now or not w.which & pace.HELD):
            self._say(TABLE, bytes([CLOSE]), HOUSE)
            return True
        return False

    def _start_clock(self, x: int, which: int, now: float) -> None:
        chair = self.room.chairs[x]
        self.asked_at[x] = (self.session.serials[x], now)
        seconds = BOT_LIMIT_S if chair.kind == "bot" else pace.limit(self.session.settings, which, chair.away)
        if seconds is None:
            self.deadline.pop(x, None)
        else:
            self.deadline[x] = now + seconds

    def hurry(self, x: int) -> None:
        """A seat of a game without a clock is away: it has a short one from now on."""
        w = self.session.window
        if w is not None and self.session.waits_for(x) and x not in self.deadline:
            self._start_clock(x, w.which, self.room.clock.now())
            self._set_timer()

    def _set_timer(self) -> None:
        """Wake up for the next thing that happens by time alone."""
        self.stop()
        g = self.session
        moments = [when for when, _, _, _ in self.later]
        moments += [self.deadline[x] for x in g.awaited() if x in self.deadline]
        if not g.cfg.auto_close and g.decided():
            moments.append(self.closes)
        if moments:
            self.timer = self.room.clock.after(min(moments) - self.room.clock.now(), self._tick)

    def _tick(self) -> None:
        self.timer = None
        if not self.over:
            self.settle()

    def stop(self) -> None:
        """Let no more time pass."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # --- bots ---------------------------------------------------------------------------------------------------
    def _ask_bots(self) -> None:
        g = self.session
        turns: list[Turn] = []
        for x in g.awaited():
            chair = self.room.chairs[x]
            if chair.kind == "bot" and self.thinking.get(x) != g.serials[x]:
                self.thinking[x] = g.serials[x]
                turns.append(Turn(x, chair.bot, seed_of(self.secret, self.number, x, g.opened_seq)))
        if not turns:
            return
        serials = [g.serials[t.seat] for t in turns]

        def done(words: list[bytes]) -> None:
            if not self.over:
                self.room.guarded(lambda: self._bots_think(turns, serials, words))

        self.room.hub.bots.play(g.settings, g.state, turns, done)

    def _bots_think(self, turns: list[Turn], serials: list[int], words: list[bytes]) -> None:
        """Bots have made up their minds; what they do in the open counts after a while."""
        g = self.session
        w = g.window
        for t, serial, word in zip(turns, serials, words):
            if w is not None and g.serials[t.seat] == serial and g.waits_for(t.seat):
                draw = pace.dice(self.secret, self.number, g.windows, t.seat)
                delay = pace.bot_delay(g.settings, w.which, draw)
                self.later.append((self.asked_at[t.seat][1] + delay, t.seat, serial, word))
        self.settle()

    def _bot_says(self, x: int, word: bytes) -> None:
        try:
            self._say(x, word, BOT)
        except Illegal as e:
            log.error("bot %s in game %d: %s: %s", self.room.chairs[x].bot, self.number, word.hex(), e)
            self._say(x, default(self.session.state, x), BOT)

    # --- what is shown ------------------------------------------------------------------------------------------
    def ask(self, viewer: int, tokens: list[int]) -> Ask | None:
        """Return the prompt of a viewer."""
        g = self.session
        w = g.window
        if w is None or not g.waits_for(viewer):
            return None
        left: int | None = None
        if viewer in self.deadline:
            left = max(round((self.deadline[viewer] - self.room.clock.now()) * 1000), 0)
        return Ask(g.serials[viewer], w.which, left, tokens)

    def show(self, viewer: int) -> tuple[Json, Ask | None]:
        """Return the game and the prompt for a snapshot, and remember that the viewer knows them."""
        game, tokens = project(self.session.state, viewer)
        ask = self.ask(viewer, tokens)
        self.shown[viewer] = game
        self.told[viewer] = ask.serial if ask is not None else 0
        return game, ask

    def history(self, viewer: int) -> list[Happening]:
        """Return the last events as the viewer knows them."""
        out: list[Happening] = []
        for e in reversed(self.session.events):
            seen = seen_by(e, viewer)
            if seen is not None:
                out.append(Happening(seen[0], list(seen[1]), list(seen[2])))
                if len(out) == LOG:
                    break
        out.reverse()
        return out

    def publish(self) -> None:
        """Tell every viewer who is there what has changed for him; nothing if nothing has."""
        fresh, self.fresh = self.fresh, []
        spoke, self.spoke = self.spoke, set()
        moved, self.moved = self.moved or bool(fresh), False
        everyone: dict[int, list[Outlet]] = {}
        for conn in self.room.outlets():
            if moved or conn.seat in spoke:  # a sealed answer is seen by its seat alone
                everyone.setdefault(conn.seat, []).append(conn)
        for viewer, conns in everyone.items():
            old = self.shown[viewer]
            game, tokens = project(self.session.state, viewer)
            patch = diff(old, game)
            seen = [e for e in (seen_by(e, viewer) for e in fresh) if e is not None]
            ask = self.ask(viewer, tokens)
            serial = ask.serial if ask is not None else 0
            if not patch and not seen and serial == self.told[viewer]:
                continue
            self.shown[viewer] = game
            self.told[viewer] = serial
            events = [Happening(kind, list(pub), list(priv)) for kind, pub, priv in seen]
            frame = protocol.encode(Delta(0, events, patch, ask))
            for conn in conns:
                self.room.gate.numbered(conn, frame)

    # --- stopping and going on ----------------------------------------------------------------------------------
    def clock_text(self) -> str:
        """Return what the clocks have used up of the open window, for the store."""
        now = self.room.clock.now()
        spent = {x: [serial, round((now - at) * 1000)] for x, (serial, at) in self.asked_at.items()}
        stays = round((self.closes - self.opened) * 1000)
        return json.dumps([self.session.opened_seq, round((now - self.opened) * 1000), spent, stays, self.held])

    def save_clock(self) -> None:
        self.room.gate.write([save_clock(self.number, self.clock_text())])

    def _resume(self, text: str) -> None:
        """Start the clocks of the open window where they stood; nobody pays for the time the server was down."""
        if not text:
            return
        g = self.session
        opened_seq, spent, seats, stays, held = json.loads(text)
        if opened_seq != g.opened_seq or g.window is None:
            return
        now = self.room.clock.now()
        self._prepare()
        self.opened -= spent / 1000
        self.closes = self.opened + stays / 1000
        self.held = held
        for key, (serial, used) in seats.items():
            x = int(key)
            if g.serials[x] == serial and g.waits_for(x):
                self._start_clock(x, g.window.which, now - used / 1000)
