"""Making a config and dealing a game (chapter 2)."""

from hashlib import sha256
from typing import Final, Optional

from . import rng
from .cards import FUNCTION_CARDS
from .deck import BASE_CSV, BBC, CCAV, TABLOID, Deck, read_deck
from .effects import ABOVE, AT_SENDING, FLIPS, Library
from .frames import Frame
from .model import RULES, Config, Options, State
from .tokens import F_GAME

# red/blue/reporters; the first of each row is the usual one.
IDENTITIES: Final = {
    3: ("1/1/1",),
    4: ("1/1/2", "2/2/0"),
    5: ("2/2/1",),
    6: ("2/2/2", "3/3/0"),
    7: ("3/3/1", "2/2/3"),
    8: ("3/3/2",),
    9: ("3/3/3",),
}


class ConfigError(ValueError):
    """A game that cannot be set up; the message names the field and the allowed values."""


def _between(field: str, value: object, low: int, high: int) -> None:
    if type(value) is not int:  # neither a flag nor what a careless shell passes on
        raise ConfigError(f"{field}: {value!r} is not a whole number between {low} and {high}")
    if not low <= value <= high:
        raise ConfigError(f"{field}: {value} is not between {low} and {high}")


def _flag(field: str, value: object) -> None:
    if type(value) is not bool:
        raise ConfigError(f"{field}: {value!r} is not True or False")


def _pool(pool: object, have: int) -> list[int]:
    """Return the characters in play; raise `ConfigError`."""
    chosen = list(pool) if isinstance(pool, (list, tuple)) else [-1]
    if any(type(c) is not int or not 0 <= c < have for c in chosen) or len(set(chosen)) != len(chosen):
        raise ConfigError(f"pool: not a list of different characters, 0 to {have - 1}")
    return chosen


def configure(
    players: int,
    library: Optional[Library] = None,
    options: Optional[Options] = None,
    deck: Optional[Deck] = None,
    pool: Optional[list[int]] = None,
    auto_close: bool = True,
) -> Config:
    """Return what a game is played with; raise `ConfigError`.

    ``pool`` holds the library's indices of the characters in play (None: all). ``auto_close`` False leaves a decided
    window open until the table closes it, for shells that must not let the pace tell who could answer.
    """
    o = options if options is not None else Options()
    _between("players", players, 3, 9)
    _flag("characters", o.characters)
    _flag("win_before_death", o.win_before_death)
    _flag("last_camp_wins", o.last_camp_wins)
    _between("candidates", o.candidates, 1, 16)
    _between("hand_limit", o.hand_limit, 0, 96)
    _between("turn_limit", o.turn_limit, 0, 100_000)
    _between("use_limit", o.use_limit, 0, 100_000)
    _between("budget", o.budget, 1000, 1_000_000)
    allowed = IDENTITIES[players]
    split = allowed[0] if o.identities == "" else o.identities
    if not isinstance(split, str) or split not in allowed:
        raise ConfigError(f"identities: {split!r} with {players} players is not one of {', '.join(allowed)}")
    lib = library if library is not None else Library()
    chosen = _pool(pool, len(lib.characters)) if pool is not None else list(range(len(lib.characters)))
    if o.characters and o.candidates * players > len(chosen):
        raise ConfigError(
            f"candidates: {o.candidates} for each of {players} players need {o.candidates * players} characters, "
            f"{len(chosen)} are in play (R-102); at most {len(chosen) // players}"
        )
    base = deck if deck is not None else read_deck(BASE_CSV)
    if len(base.print_of) <= 4 * players:
        raise ConfigError(f"deck: {len(base.print_of)} cards; {players} players need more than {4 * players} (S-07)")
    cfg = Config(players, o, base, lib, sorted(chosen) if o.characters else [], FUNCTION_CARDS, auto_close)
    red, blue, reporters = (int(part) for part in split.split("/"))
    cfg.camps = [CCAV] * red + [BBC] * blue + [TABLOID] * reporters
    cfg.function_timing = [f.timing for f in cfg.functions]
    for c in cfg.pool:
        ch = lib.characters[c]
        if ch.latent:
            for sk in ch.skills:
                if sk.tags & (ABOVE | FLIPS):
                    for kind in sk.hears:
                        cfg.covert.setdefault(kind, []).append(sk)
                    if sk.timing & AT_SENDING:
                        cfg.covert_sending = True
    cfg.digest = sha256(describe(cfg).encode()).digest()[:8]
    return cfg


def describe(cfg: Config) -> str:
    """Return one line that names everything a game depends on besides its seed and its words."""
    o = cfg.options
    deck = sha256(repr([(p.name, p.count) for p in cfg.deck.prints]).encode()).hexdigest()[:16]
    return (
        f"rules={RULES} players={cfg.players} identities={'/'.join(str(cfg.camps.count(c)) for c in range(3))} "
        f"candidates={o.candidates} characters={int(o.characters)} hand_limit={o.hand_limit} "
        f"win_before_death={int(o.win_before_death)} last_camp_wins={int(o.last_camp_wins)} "
        f"turn_limit={o.turn_limit} use_limit={o.use_limit} deck={deck} "
        f"pool={','.join(cfg.characters[c].id for c in cfg.pool)}"
    )


def restore(text: str, library: Library, deck: Optional[Deck] = None, auto_close: bool = True) -> Config:
    """Return the config a `describe` line names; raise `ConfigError` if this program cannot play it exactly."""
    fields = dict(part.split("=", 1) for part in text.split(" ") if "=" in part)
    o = Options()
    try:
        if int(fields["rules"]) != RULES:
            raise ConfigError(f"rules: version {fields['rules']}, this program plays version {RULES}")
        o.identities = fields["identities"]
        o.candidates = int(fields["candidates"])
        o.characters = fields["characters"] == "1"
        o.hand_limit = int(fields["hand_limit"])
        o.win_before_death = fields["win_before_death"] == "1"
        o.last_camp_wins = fields["last_camp_wins"] == "1"
        o.turn_limit = int(fields["turn_limit"])
        o.use_limit = int(fields["use_limit"])
        pool = [library.find(name) for name in fields["pool"].split(",") if name]
        cfg = configure(int(fields["players"]), library, o, deck, pool, auto_close)
    except KeyError as e:
        raise ConfigError(f"setup: {e.args[0]!r} is missing or not loaded") from None
    except ConfigError:
        raise
    except ValueError:
        raise ConfigError("setup: a number cannot be read") from None
    if describe(cfg) != text:
        raise ConfigError("deck: another deck than the one the game was played with")
    return cfg


def deal(cfg: Config, seed: bytes) -> State:
    """Return a dealt game that has not been started yet (`engine.new_game` starts it)."""
    s = State(cfg)
    n = s.n
    r = s.rng = rng.seeded(seed)
    s.camp = cfg.camps[:]
    rng.shuffle(r, rng.DEAL, s.camp)
    s.turn_seat = rng.below(r, rng.DEAL, n)
    if cfg.options.characters:
        pool = cfg.pool[:]
        rng.shuffle(r, rng.DEAL, pool)
        k = cfg.options.candidates
        s.candidates = [sorted(pool[x * k : x * k + k]) for x in range(n)]
    s.nonce = [int.from_bytes(sha256(b"kongsheng/default/%d/" % x + seed).digest()[:4], "little") for x in range(n)]
    s.deck = list(range(len(cfg.deck.print_of)))
    s.sender = [-1] * len(s.deck)
    rng.shuffle(r, rng.DECK, s.deck)
    for _ in range(4):  # S-07
        for x in range(n):
            s.hands[x].append(s.deck.pop())
    for x in range(n):
        s.may[x * n + x] = 1 << s.camp[x]
    s.stack.append(Frame(F_GAME))
    return s
