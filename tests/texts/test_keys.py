"""No text is missing, none is left over, both languages say the same things."""

import re

import pytest

from kongsheng.game.events import EVENT_SCHEMA
from kongsheng.texts import LANGUAGES

from .catalogues import READ, TABLES, clauses, derived, named, parts, read, sources, variables

ALL = {lang: read(lang) for lang in LANGUAGES}
FULL = {
    lang: {f"{key}.{name}" if name else key for key, m in messages.items() for name in parts(m)}
    for lang, messages in ALL.items()
}


def test_both_languages_have_the_same_texts() -> None:
    assert FULL["zh"] - FULL["en"] == set()
    assert FULL["en"] - FULL["zh"] == set()


def test_both_languages_use_the_same_variables() -> None:
    for key, m in ALL["zh"].items():
        for name, pattern in parts(m).items():
            assert variables(pattern) == variables(parts(ALL["en"][key])[name]), f"{key}.{name}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_missing(lang: str) -> None:
    optional = {f"event-{name}-own" for name, _, private in EVENT_SCHEMA if private}
    assert derived() - FULL[lang] - optional == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_the_program_names_exists(lang: str) -> None:
    call = re.compile(r"""(?:message|note|\bt)\(\s*["'`]([a-z]+(?:-[a-z0-9_]+)+(?:\.[a-z-]+)?)["'`]""")
    missing = {f"{path.name}: {key}" for path, text in sources() for key in call.findall(text) if key not in FULL[lang]}
    assert missing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(lang: str) -> None:
    keys, heads = named()
    known = {key.partition(".")[0] for key in derived()} | keys
    free = tuple(h for h in heads if h.removesuffix("-") not in TABLES)
    single = {key for key in ALL[lang] if "-" not in key and any(f'"{key}"' in text for _, text in sources())}
    left = {
        key
        for key in ALL[lang]
        if key not in known | single and key.partition("-")[0] not in READ and not key.startswith(free)
    }
    assert left == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_use_only_what_their_schema_has(lang: str) -> None:
    for name, public, private in EVENT_SCHEMA:
        fields = {part.partition(":")[0] for part in public.split()}
        own = {part.partition(":")[0] for part in private.split()}
        message = ALL[lang][f"event-{name}"]
        assert variables(message) <= fields, name
        if f"event-{name}-own" in ALL[lang]:
            assert variables(ALL[lang][f"event-{name}-own"]) <= fields | own, name


def test_clauses_are_found_in_the_sources() -> None:
    assert {"S-09", "R-30", "G-08"} <= clauses()
    assert len(clauses()) > 30
