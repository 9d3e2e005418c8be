"""Numbers become text: cards, tokens, events, in both languages."""

import pytest

from kongsheng.game.deck import BASE_CSV, read_deck
from kongsheng.game.events import (
    DREW,
    EVENT_SCHEMA,
    GAME_OVER,
    IDENTITY,
    PLAYED,
    RESOLVED,
    SENT,
    SKILL_USED,
)
from kongsheng.game.setup import configure
from kongsheng.game.tokens import BOTTOM, CAMP, HUE, MODE, ORD, PRINT, SEAT, SEX, SKILL, TOP
from kongsheng.packs import library
from kongsheng.texts import LANGUAGES, Texts, usual_language

DECK = read_deck(BASE_CSV)
CFG = configure(5, library())
NAMES = ("you", "Bo", "Cai", "Di", "Eva")


def texts(lang: str) -> Texts:
    return Texts(lang, CFG, NAMES)


def example(kind: str) -> int:
    return {"print": 5, "token": CAMP, "mask": 3, "place": TOP, "way": -1, "act": 1}.get(kind, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("absent", [False, True])
@pytest.mark.parametrize("kind", range(len(EVENT_SCHEMA)))
def test_every_event_reads_well(kind: int, absent: bool, lang: str) -> None:
    """No brackets of missing keys, no placeholders of missing variables, no bare -1."""
    t = texts(lang)
    _, public, private = EVENT_SCHEMA[kind]
    hides = ("char", "effect", "skill", "print", "seat", "mask", "function")

    def numbers(schema: str) -> tuple[int, ...]:
        out: list[int] = []
        for part in schema.split():
            name, _, field = part.partition(":")
            if absent and field.endswith("*"):
                continue
            field = field.rstrip("*")
            if absent and field in hides and name not in ("seat", "old"):
                out.append(0 if field == "mask" else -1)
            else:
                out.append(example(field))
        return tuple(out)

    for priv in {(), numbers(private)}:
        line = t.event(kind, numbers(public), priv)
        if line is not None:
            assert "[" not in line and "{" not in line and "$" not in line, line
            assert len(line) > 3


def test_a_played_card_is_not_named_twice() -> None:
    t = texts("en")
    burn = DECK.by_name["burn.direct.black"]
    lock = DECK.by_name["lock_on.telegram.red"]
    assert (
        t.event(PLAYED, (1, 8, burn, -1, 2, lock, -1), (burn,)) == "Bo played Burn on Lock On/Telegram/red before Cai"
    )
    assert "Lock On/Telegram/red" in str(t.event(PLAYED, (1, 8, lock, -1, -1, -1, -1)))  # used as something else


def test_a_probe_is_named_only_to_those_who_see_it() -> None:
    t = texts("zh")
    probe = DECK.by_name["probe.telegram.red.CCAV+2"]
    assert t.event(PLAYED, (1, 0, -1, 2, -1, -1, -1)) == "Bo对Cai使用【试探】"
    assert t.event(PLAYED, (1, 0, -1, 2, -1, -1, -1), (probe,)) == "Bo对Cai使用【试探】（试探·密电·红·CCAV +2）"


def test_a_covered_character_is_not_named() -> None:
    i = CFG.effects.index("inspect_flight")
    line = str(texts("en").event(SKILL_USED, (2, -1, i, -1, -1, -1)))
    assert line == "Cai used a skill, still covered: inspect the intel in transit"


def test_numbers_and_plurals() -> None:
    t = texts("en")
    assert t.event(DREW, (1, 1)) == "Bo drew a card"
    assert t.event(DREW, (1, 2)) == "Bo drew 2 cards"
    assert t.event(DREW, (0, 2), (0, 1)) == "You drew " + ", ".join([t.card(0), t.card(1)])
    assert t.event(SENT, (1, 0, -1)) == "Bo sent intel by Telegram"
    assert t.event(GAME_OVER, (0,)) == "The game is over; nobody won"
    assert t.event(GAME_OVER, (0b10010,)) == "The game is over; won by Bo, Eva"


def test_what_needs_no_sentence() -> None:
    t = texts("zh")
    assert t.event(RESOLVED, (1, 8, -1)) is None
    assert t.event(IDENTITY, (1,)) is None
    assert t.event(IDENTITY, (1,), (0,)) == "Bo的身份是CCAV"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_its_own_name(lang: str) -> None:
    t = texts(lang)
    names = {t.card(p) for p in range(len(DECK.prints))} | {t.card(-1)}
    assert len(names) == len(DECK.prints) + 1
    assert not any("[" in name for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_token_has_a_text(lang: str) -> None:
    t = texts(lang)
    values = [*range(7), *range(CAMP, CAMP + 3), *range(MODE, MODE + 3), *range(HUE, HUE + 3), *range(SEX, SEX + 3)]
    values += [TOP, BOTTOM, SEAT, SEAT + 4, SKILL, ORD + 2, PRINT, PRINT + len(DECK.prints) - 1]
    names = [t.token(v) for v in values]
    assert not any("[" in name for name in names)
    assert t.token(SEAT + 4) == "Eva"


def test_seats_without_names_are_numbered() -> None:
    assert Texts("en").seat(2) == "Seat 3"


def test_unknown_keys_and_languages() -> None:
    assert Texts("zh").message("no-such-key") == "[no-such-key]"
    with pytest.raises(ValueError, match="'de' is not one of zh, en"):
        Texts("de")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "zh"),
        ({"LANG": "C.UTF-8"}, "zh"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "zh_CN", "LANG": "en"}, "zh"),
        ({"LC_ALL": "", "LANG": "en_US"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert usual_language(environment) == lang
