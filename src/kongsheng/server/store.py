"""What must survive: rooms, games and every accepted word, in one SQLite file.

One thread writes, as many transactions at once as have gathered (group commit), each on disk (`synchronous=FULL`)
before it is reported. The file is locked for this process as long as it is open.
"""

import json
import secrets
import sqlite3
import threading
import zlib
from collections.abc import Callable, Iterable
from hashlib import sha256
from importlib.metadata import version
from logging import getLogger
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, Optional

from ..game.events import EVENT_VERSION
from ..game.model import RULES, Config, Event
from ..game.setup import describe
from .session import Row

log = getLogger("kongsheng.store")
FORMAT: Final = 1
ENGINE: Final = version("kongsheng")
MEMORY: Final = ":memory:"

TABLES: Final = (
    """CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS rooms (
  id TEXT PRIMARY KEY, body TEXT NOT NULL, touched INTEGER NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS games (
  id INTEGER PRIMARY KEY, room TEXT NOT NULL, rules INTEGER NOT NULL, engine TEXT NOT NULL, setup TEXT NOT NULL,
  settings TEXT NOT NULL, deck TEXT NOT NULL, seed BLOB NOT NULL, salt BLOB NOT NULL, commitment TEXT NOT NULL,
  started INTEGER NOT NULL, clock TEXT NOT NULL DEFAULT '', result TEXT NOT NULL DEFAULT '')""",
    """CREATE TABLE IF NOT EXISTS log (
  game INTEGER NOT NULL, seq INTEGER NOT NULL, seat INTEGER NOT NULL, cause INTEGER NOT NULL, cid INTEGER NOT NULL,
  ask INTEGER NOT NULL, word BLOB NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (game, seq)) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS streams (game INTEGER PRIMARY KEY, version INTEGER NOT NULL, events BLOB NOT NULL)""",
)
OURS: Final = {"meta", "rooms", "games", "log", "streams"}

Op = tuple[str, tuple[Any, ...]]
Done = Callable[[], None]


class StoreError(Exception):
    """The file cannot be used. ``key``: the text for whoever started the server, with ``path`` and ``text``."""

    def __init__(self, key: str, path: str, text: str = "") -> None:
        super().__init__(f"{path}: {key} {text}".strip())
        self.key = key
        self.path = path
        self.text = text


def _refusal(path: str, e: sqlite3.Error) -> StoreError:
    if "locked" in str(e):
        return StoreError("server-file-in-use", path)
    if getattr(e, "sqlite_errorcode", 0) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreError("server-file-damaged", path, str(e))
    return StoreError("server-file-refused", path, str(e))


class GameRow(NamedTuple):
    """The header of a game's log."""

    id: int
    room: str
    rules: int
    engine: str
    setup: str
    settings: str
    deck: str
    seed: bytes
    salt: bytes
    commitment: str
    started: int
    clock: str = ""
    result: str = ""


def new_game_row(
    number: int, room: str, cfg: Config, settings: str, seed: bytes, salt: bytes, commitment: str, at: int
) -> GameRow:
    """Return the header of a game that begins now."""
    deck = sha256(repr([(p.name, p.count) for p in cfg.deck.prints]).encode()).hexdigest()
    return GameRow(number, room, RULES, ENGINE, describe(cfg), settings, deck, seed, salt, commitment, at)


def pack_events(events: list[Event]) -> bytes:
    """Return the whole stream of a game: every event with its private part and its audience, compressed."""
    return zlib.compress(json.dumps([[e.kind, e.pub, e.priv, e.knows, e.to] for e in events]).encode())


class Store:
    """The file. ``post`` brings reports to the server's thread; without it everything happens at once (for tests)."""

    def __init__(self, path: str = MEMORY, post: Optional[Callable[[Done], object]] = None) -> None:
        self.path = path
        self.post = post
        self.failed: Callable[[str], None] = lambda reason: None  # the disk refuses: nothing more can be acknowledged
        self.commits = 0
        try:
            self.db = self._open(path)
            self.secret = self._secret()
            row = self.db.execute("SELECT max(id) FROM games").fetchone()
        except sqlite3.Error as e:
            raise _refusal(path, e) from None
        self.last_game = int(row[0] or 0)
        self._queue: SimpleQueue[Optional[tuple[list[Op], Optional[Done]]]] = SimpleQueue()
        self._thread: Optional[threading.Thread] = None
        if post is not None:
            self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
            self._thread.start()

    def _open(self, path: str) -> sqlite3.Connection:
        db = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA locking_mode=EXCLUSIVE")
        theirs = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if theirs and not theirs >= OURS:  # before anything is written
            raise StoreError("server-file-not-ours", path)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("BEGIN EXCLUSIVE")
        for table in TABLES:
            db.execute(table)
        db.execute("COMMIT")
        return db

    def _secret(self) -> bytes:
        found = dict(self.db.execute("SELECT key, value FROM meta").fetchall())
        if not found:
            made = secrets.token_bytes(32)
            rows = [("format", b"%d" % FORMAT), ("secret", made)]
            self._commit([([("INSERT INTO meta VALUES (?, ?)", row) for row in rows], None)])
            return made
        if found.get("format") != b"%d" % FORMAT:
            raise StoreError("server-file-format", self.path, f"{found.get('format', b'?').decode()}, {FORMAT}")
        return bytes(found["secret"])

    # --- writing ------------------------------------------------------------------------------------------------
    def write(self, ops: list[Op], done: Optional[Done] = None) -> None:
        """Write in one transaction; ``done`` is called when it is on disk, in the order of the calls."""
        if self._thread is None:
            self._commit([(ops, done)])
            if done is not None:
                done()
        else:
            self._queue.put((ops, done))

    def _commit(self, batch: Iterable[tuple[list[Op], Optional[Done]]]) -> None:
        self.db.execute("BEGIN")
        try:
            for ops, _ in batch:
                for sql, values in ops:
                    self.db.execute(sql, values)
            self.db.execute("COMMIT")
        except BaseException:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            raise
        self.commits += 1

    def _write_all(self) -> None:
        while True:
            item = self._queue.get()
            batch: list[tuple[list[Op], Optional[Done]]] = []
            while item is not None and len(batch) < 1000:
                batch.append(item)
                if self._queue.empty():
                    break
                item = self._queue.get()
            if batch:
                try:
                    self._commit(batch)
                except sqlite3.Error as e:
                    self._fail(str(e))
                    return
                self._report([done for _, done in batch if done is not None])
            if item is None:
                return

    def _report(self, calls: list[Done]) -> None:
        def run() -> None:
            for call in calls:
                call()

        self._post(run)

    def _fail(self, reason: str) -> None:
        log.critical("store: %s: %s", self.path, reason)
        self._post(lambda: self.failed(reason))

    def _post(self, call: Done) -> None:
        assert self.post is not None
        try:
            self.post(call)
        except RuntimeError:  # the loop is closed: the server is gone
            log.warning("store: nobody is left to be told")

    def close(self) -> None:
        """Write what is waiting and let the file go."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None
        self.db.close()

    # --- reading ------------------------------------------------------------------------------------------------
    def rooms(self) -> list[tuple[str, str, int]]:
        """Return all rooms: id, body, last touched."""
        try:
            rows = self.db.execute("SELECT id, body, touched FROM rooms ORDER BY id").fetchall()
        except sqlite3.Error as e:
            raise _refusal(self.path, e) from None
        return [(r[0], r[1], r[2]) for r in rows]

    def game(self, number: int) -> Optional[GameRow]:
        """Return the header of a game."""
        row = self.db.execute("SELECT * FROM games WHERE id = ?", (number,)).fetchone()
        return GameRow(*row) if row else None

    def words(self, number: int) -> list[Row]:
        """Return the log of a game."""
        sql = "SELECT seq, seat, cause, cid, ask, word, at FROM log WHERE game = ? ORDER BY seq"
        return [Row(r[0], r[1], r[2], r[3], r[4], bytes(r[5]), r[6]) for r in self.db.execute(sql, (number,))]


# --- what there is to write -------------------------------------------------------------------------------------
def save_room(room: str, body: str, at: int) -> Op:
    return "INSERT OR REPLACE INTO rooms VALUES (?, ?, ?)", (room, body, at)


def free_room(room: str) -> Op:
    """Forget a room; the games played there are kept."""
    return "DELETE FROM rooms WHERE id = ?", (room,)


def begin_game(row: GameRow) -> Op:
    return "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", tuple(row)


def append(game: int, row: Row) -> Op:
    return "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (game, *row)


def save_clock(game: int, clock: str) -> Op:
    return "UPDATE games SET clock = ? WHERE id = ?", (clock, game)


def end_game(game: int, result: str, events: list[Event]) -> list[Op]:
    """Close a game: its result, and the stream of events that outlives changes of the rules."""
    return [
        ("UPDATE games SET result = ? WHERE id = ?", (result, game)),
        ("INSERT OR REPLACE INTO streams VALUES (?, ?, ?)", (game, EVENT_VERSION, pack_events(events))),
    ]
