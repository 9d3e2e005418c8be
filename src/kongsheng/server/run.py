"""Starting a server: for friends (`serve`), or for one person against bots (`play`)."""

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_bytes
from typing import Final, Optional

import segno
import uvicorn
from starlette.applications import Starlette

from ..arena.play import game_seed
from ..texts import Texts, usual_language
from .app import PAGE, make_app
from .botwork import PoolBots
from .clock import LoopClock
from .hub import USUAL, Hub, Limits
from .protocol import MAX_MESSAGE, Settings
from .room import Room
from .settings import Refused, check
from .store import MEMORY, Store, StoreError
from .wire import Protocol, Requests

BUILD: Final = "npm --prefix web ci && npm --prefix web run build"
FILES: Final = 8192  # open at once: `Limits.connections` and some
Ready = Callable[[Hub, int], None]


class Server(uvicorn.Server):
    """Uvicorn, which lets the hub say goodbye before the sockets are closed."""

    hub: Optional[Hub] = None
    signal = 0  # by which it was ended

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End at SIGINT and SIGTERM, without being killed by them once more afterwards."""

        def end(number: int, frame: object) -> None:
            self.force_exit = self.should_exit
            self.should_exit = True
            self.signal = number

        before = {number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: Optional[list[socket.socket]] = None) -> None:
        if self.hub is not None:
            self.hub.stop()
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


async def _run(
    sock: socket.socket, data: str, page: Path, limits: Limits, seeds: Callable[[int], bytes], ready: Ready
) -> int:
    loop = asyncio.get_running_loop()
    store = Store(data, loop.call_soon_threadsafe)
    bots = PoolBots(loop.call_soon_threadsafe)
    try:
        hub = Hub(store, LoopClock(loop), bots, limits, entropy=seeds)
        hub.load()
        hub.run()
        server = Server(_config(make_app(hub, page)))
        server.hub = hub
        failed: list[str] = []

        def stop(reason: str) -> None:
            failed.append(reason)
            server.should_exit = True

        store.failed = stop
        ready(hub, sock.getsockname()[1])
        await server.serve([sock])
    finally:
        bots.close()
        store.close()
    if failed:
        raise StoreError("server-file-stopped", data, failed[0])
    return 130 if server.signal == signal.SIGINT else 0


def _config(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Requests,
        ws=Protocol,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=20,
    )


def _start(
    host: str, port: int, data: str, page: Path, limits: Limits, seeds: Callable[[int], bytes], ready: Ready, t: Texts
) -> int:
    """Bind and run until a signal; problems are one line on stderr and exit code 1."""
    if not (page / "index.html").is_file():
        print("kongsheng: " + t.message("server-no-page", path=str(page), command=BUILD), file=sys.stderr)
        return 1
    try:
        sock = socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=256
        )
    except OSError as e:
        key = "server-port-in-use" if e.errno == errno.EADDRINUSE else "server-no-port"
        reason = os.strerror(e.errno) if e.errno and e.errno > 0 else str(e)
        print("kongsheng: " + t.message(key, host=host, port=str(port), text=reason), file=sys.stderr)
        return 1
    _many_files()
    try:
        with sock:
            return asyncio.run(_run(sock, data, page, limits, seeds, ready))
    except StoreError as e:
        print("kongsheng: " + t.message(e.key, path=e.path, text=e.text), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _many_files() -> None:
    """Allow as many connections as the system lets us have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    low, high = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems say more than they allow
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(low, min(high, FILES)) if high > 0 else FILES, high))


def lan_address() -> str:
    """Return this machine's address in its network, "" if it has none. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        try:
            s.connect(("192.0.2.1", 9))
            return str(s.getsockname()[0])
        except OSError:
            return ""


def serve(
    host: str = "127.0.0.1",
    port: int = 0,
    data: str = "kongsheng.db",
    lang: str = "",
    page: Path = PAGE,
    limits: Limits = USUAL,
) -> int:
    """Serve until a signal. ``port`` 0: a free one; ``data``: the SQLite file, kept by one process at a time."""
    t = Texts(lang or usual_language())

    def ready(hub: Hub, bound: int) -> None:
        everywhere = host in ("0.0.0.0", "::", "")
        there = lan_address() if everywhere else host
        url = f"http://{f'[{there}]' if ':' in there else there or '127.0.0.1'}:{bound}/"
        print(t.message("server-at", url=url), flush=True)
        if everywhere and there:
            segno.make(url).terminal(compact=True)
        elif not everywhere and host in ("127.0.0.1", "::1", "localhost"):
            print(t.message("server-only-here"), flush=True)

    return _start(host, port, data, page, limits, token_bytes, ready, t)


def play(
    players: int = 5,
    seed: str = "",
    bots: str = "",
    lang: str = "",
    characters: bool = True,
    port: int = 0,
    open_browser: bool = True,
    page: Path = PAGE,
) -> int:
    """Start a server for this machine only, a table full of bots and a browser. ``seed``: the same deals again."""
    t = Texts(lang or usual_language())
    settings = Settings(players, characters, pace="fast", clock_s=0, respond_s=0, bots=players - 1, bot=bots)
    settings.lang = "en" if t.lang == "en" else "zh"
    try:
        check(settings)
    except Refused as e:
        text = t.message("server-bad-setting", field=e.error.field, allowed=e.error.allowed)
        print(f"kongsheng: {text}", file=sys.stderr)
        return 2

    def ready(hub: Hub, bound: int) -> None:
        room, token = fill_table(hub, settings, t.message("you"))
        url = f"http://127.0.0.1:{bound}/r/{room.id}?lang={t.lang}#{token}"
        print(t.message("server-play", url=url), flush=True)
        if open_browser:
            threading.Timer(0.3, open_page, (url,)).start()

    return _start("127.0.0.1", port, MEMORY, page, USUAL, seeds_of(seed), ready, t)


def open_page(url: str) -> None:
    """Open the page in a browser of this desktop, if there is one; the link has been printed anyway."""
    linux = sys.platform.startswith("linux")
    if linux and not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        return  # webbrowser would fill this terminal with a text browser
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)


def fill_table(hub: Hub, settings: Settings, name: str) -> tuple[Room, str]:
    """Make a room with one person and bots, and deal; return it and the person's token."""
    room = hub.create(settings)
    token = room.give(0, name)
    room.deal()
    return room, token


def seeds_of(text: str) -> Callable[[int], bytes]:
    """Return the source of secret bytes: the system's, or for a text the deals of `arena.play.game_seed`."""
    if not text:
        return token_bytes
    deals = [0]

    def entropy(n: int) -> bytes:
        if n < 32:  # the salt of a commitment
            return token_bytes(n)
        deals[0] += 1
        return game_seed(text, deals[0] - 1)

    return entropy
