"""Twin worlds: what a viewer may not know cannot be told from anything he receives.

(a) at every decision, in worlds that differ only in what the viewer may not know, his view, legal words, explanations
and default are equal; (b) the same words played in both worlds tell him the same, until an event shows a difference.
"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kongsheng.game.engine import apply
from kongsheng.game.errors import Illegal
from kongsheng.game.events import EVENT_SCHEMA, PROBE_SHOWN, seen_by
from kongsheng.game.frames import Trigger, Window
from kongsheng.game.model import Event, State, air
from kongsheng.game.redeal import redeal
from kongsheng.game.tokens import COVERED, PASS, WATCHER, Z_FACEDOWN
from kongsheng.game.views import view
from kongsheng.game.words import default, explain, legal, words

from ..play import config, decisions, plain, waiting, zones

seeds = st.integers(0, 2**32)
sizes = st.integers(3, 9)
TELLING = {"print", "mode", "char", "camp", "skill", "effect", "function", "outcome", "act", "reason", "mask", "seat"}


def received(s: State, viewer: int, r: random.Random) -> object:
    """Everything a viewer can get out of the engine at one moment."""
    out: list[object] = [plain(view(s, viewer))]
    if viewer >= 0:
        out.append(default(s, viewer))
        prefix = b""
        options = legal(s, viewer)
        while options:
            out.append((prefix, options))
            prefix += bytes([options[r.randrange(len(options))]])
            options = legal(s, viewer, prefix)
        for _ in range(6):
            word = prefix[: r.randrange(len(prefix) + 1)] + bytes(r.randrange(160) for _ in range(r.randrange(1, 4)))
            why = explain(s, viewer, word)
            out.append((word, None if why is None else (why.clause, why.at, why.args)))
    return out


@pytest.mark.clause("R-50", "R-81", "R-104", "G-18", "R-58")
@given(seeds, sizes, st.booleans())
@settings(max_examples=12, deadline=None)
def test_views_words_explanations_and_defaults_are_functions_of_knowledge(
    seed: int, players: int, characters: bool
) -> None:
    r = random.Random(seed)
    rng = [r.getrandbits(32) | 1 for _ in range(4)]
    for s, _, _ in decisions(config(players, characters), seed):
        if r.random() < 0.7:
            continue
        for viewer in [WATCHER, *range(players)]:
            if r.random() < 0.5:
                continue
            t = redeal(s, viewer, rng)
            assert zones(t) == list(range(96))
            key = r.random()
            assert received(s, viewer, random.Random(key)) == received(t, viewer, random.Random(key))


@given(seeds, sizes, st.booleans())
@settings(max_examples=25, deadline=None)
def test_the_same_words_tell_the_same_until_an_event_shows_a_difference(
    seed: int, players: int, characters: bool
) -> None:
    r = random.Random(seed)
    rng = [r.getrandbits(32) | 1 for _ in range(4)]
    viewer = r.randrange(-1, players)
    viewer = WATCHER if viewer < 0 else viewer
    twin: State | None = None
    age = 0
    sink: list[Event] = []
    pending: tuple[int, bytes] | None = None
    for s, seat, word in decisions(config(players, characters), seed, sink=sink):
        if twin is not None and pending is not None:
            told: list[Event] = []
            try:
                apply(twin, *pending, told)
            except Illegal:  # the word names what this world does not have
                twin = None
            if twin is not None:
                ours = [x for x in (seen_by(e, viewer) for e in sink) if x is not None]
                theirs = [x for x in (seen_by(e, viewer) for e in told) if x is not None]
                if ours == theirs:
                    assert plain(view(s, viewer)) == plain(view(twin, viewer))
                else:
                    assert_told_by_a_face(ours, theirs)
                    twin = None
        sink.clear()
        age += 1
        if twin is None or age > 40:
            twin = redeal(s, viewer, rng)
            twin.rng = s.rng[:]
            age = 0
            if not keep_sealed(s, twin):
                twin = None
        pending = (seat, word)


def keep_sealed(s: State, twin: State) -> bool:
    """Let the twin hear the answers that are already sealed; False if it holds one that is not possible there."""
    for f, g in zip(s.stack, twin.stack):
        if isinstance(f, Trigger) and isinstance(g, Trigger):
            if any(a and a[0] != PASS for a in f.sealed):
                return False
            g.sealed = f.sealed[:]
        if isinstance(f, Window) and isinstance(g, Window):
            for x in range(s.n):
                if f.answers[x] and not g.answers[x]:
                    if explain(twin, x, f.answers[x]) is not None:
                        return False
                    g.answers[x] = f.answers[x]
    return True


Seen = tuple[int, tuple[int, ...], tuple[int, ...]]


def assert_told_by_a_face(ours: list[Seen], theirs: list[Seen]) -> None:
    """The first difference is in a field that lawfully shows a hidden fact, or follows from one."""
    for a, b in zip(ours, theirs):
        if a == b:
            continue
        assert a[0] == b[0] or lawful_fork(ours[: ours.index(a)], a, b), (a, b)
        if a[0] == b[0]:
            name, pub, priv = EVENT_SCHEMA[a[0]]
            for spec, x, y in ((pub, a[1], b[1]), (priv, a[2], b[2])):
                kinds = [f.split(":")[1] for f in spec.split()]
                for i in range(max(len(x), len(y))):
                    kind = kinds[min(i, len(kinds) - 1)].rstrip("*")
                    if (x[i] if i < len(x) else None) != (y[i] if i < len(y) else None):
                        probed = name == "drew" and any(e[0] == PROBE_SHOWN for e in ours)
                        assert kind in TELLING or name == "guessed" or probed, (name, a, b)
        return


def lawful_fork(before: list[Seen], a: Seen, b: Seen) -> bool:
    """Different kinds of events may follow only from what a hidden fact does in the open: a death, a victory,
    a document, a check of a colour - never out of nothing while somebody merely answers a window."""
    telling = {"declared", "game_over", "dying", "document", "drew", "discarded", "probe_answered", "guessed"}
    return EVENT_SCHEMA[a[0]][0] in telling or EVENT_SCHEMA[b[0]][0] in telling


@given(seeds, sizes)
@settings(max_examples=10, deadline=None)
def test_a_redeal_is_a_playable_world_with_other_cards(seed: int, players: int) -> None:
    """The sample goes on by itself, and it does vary."""
    r = random.Random(seed)
    rng = [r.getrandbits(32) | 1 for _ in range(4)]
    changed = 0
    tried = 0
    for s, seat, _ in decisions(config(players), seed):
        if r.random() < 0.95:
            continue
        t = redeal(s, seat, rng)
        tried += 1
        changed += t.hands != s.hands
        for _ in range(30):
            if t.over:
                break
            x = waiting(t)[0]
            apply(t, x, default(t, x))
            assert zones(t) == list(range(96))
    assert changed * 2 >= tried


def test_a_redeal_keeps_what_the_viewer_knows() -> None:
    """A card seen in another's hand stays there, and identities he has excluded stay excluded."""
    r = random.Random(1)
    rng = [r.getrandbits(32) | 1 for _ in range(4)]
    seen = 0
    for seed in range(12):
        for s, seat, _ in decisions(config(7), seed):
            if r.random() < 0.98:
                continue
            for v in range(7):
                t = redeal(s, v, rng)
                for c, m in s.know[v].items():
                    for x in range(7):
                        if m == 1 << x:
                            seen += 1
                            assert c in t.hands[x]
                for x in range(7):
                    assert s.may[v * 7 + x] >> t.camp[x] & 1
                assert t.camp[v] == s.camp[v] and sorted(t.camp) == sorted(s.camp)
                assert seat >= 0
    assert seen > 20


def test_words_are_listed_alike_in_twin_worlds() -> None:
    r = random.Random(2)
    rng = [r.getrandbits(32) | 1 for _ in range(4)]
    for s, seat, _ in decisions(config(6), 77):
        if r.random() < 0.9:
            continue
        t = redeal(s, seat, rng)
        ours, theirs = words(s, seat), words(t, seat)
        for _ in range(300):
            a, b = next(ours, None), next(theirs, None)
            assert a == b
            if a is None:
                break


def test_the_truth_is_no_likelier_in_a_redeal_than_any_other_world() -> None:
    """Redeals of one world agree with it as often as with each other: a search bot can neither see nor exclude it."""
    r = random.Random(3)
    rng = [r.getrandbits(32) | 1 for _ in range(4)]
    same: dict[str, list[int]] = {}
    for seed in range(40):
        n = r.randrange(4, 10)
        for s, _, _ in decisions(config(n), 500 + seed):
            if r.random() < 0.97:
                continue
            viewer = r.randrange(n)
            truth = redeal(s, viewer, rng)  # play has bent the real world; this one is as likely as any
            a, b = redeal(truth, viewer, rng), redeal(truth, viewer, rng)
            for what, x, y, z in hidden(truth, a, b, viewer):
                c = same.setdefault(what, [0, 0, 0])
                c[0] += 1
                c[1] += (x == y) + (x == z)
                c[2] += 2 * (y == z)
    assert {"camp", "char", "swap", "probe", "top"} <= set(same)
    for what, (n, with_truth, among) in same.items():
        if n > 100:
            assert abs(with_truth - among) / (2 * n) < 0.03 + 0.5 / n**0.5, (what, n, with_truth, among)


def hidden(s: State, a: State, b: State, viewer: int) -> list[tuple[str, int, int, int]]:
    """What the viewer cannot see, in three worlds."""
    out = [("top", s.deck[-1], a.deck[-1], b.deck[-1])] if s.deck else []
    row = viewer * s.n
    for x in range(s.n):
        if s.may[row + x].bit_count() > 1:
            out.append(("camp", s.camp[x], a.camp[x], b.camp[x]))
        if x != viewer and s.face[x] == COVERED and not (s.met | s.hinted) >> x & 1 and s.char[x] >= 0:
            out.append(("char", s.char[x], a.char[x], b.char[x]))
    if s.flight >= 0 and air(s).card >= 0 and not air(s).face and not air(s).looked >> viewer & 1:
        kind = "swap" if air(s).swapped else "flight"
        out.append((kind, air(s).card, air(a).card, air(b).card))
    for i in range(len(s.told)):
        if s.told[i][0] in s.facedown and s.know[viewer].get(s.told[i][0], 0) != Z_FACEDOWN:
            out.append(("probe", s.told[i][0], a.told[i][0], b.told[i][0]))
    return out
