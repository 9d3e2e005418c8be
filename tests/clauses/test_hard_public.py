"""Chapter 11: what is public, what only two know, and what is settled before the game begins."""

import pytest

from kongsheng.game.deck import SWAP
from kongsheng.game.engine import apply, new_game
from kongsheng.game.events import EVENT_NAMES, PROBE_DISCARD, PROBE_DRAW, PROBE_NO_HAND, PROBE_PASSERBY, seen_by
from kongsheng.game.model import Event, Options
from kongsheng.game.notation import Record
from kongsheng.game.setup import ConfigError, configure
from kongsheng.game.views import view
from kongsheng.game.words import default
from kongsheng.packs import library

from ..kit2 import scene, story
from ..scene import Scene


def face(g: Scene, name: str) -> int:
    return g.cfg.deck.by_name[name]


# --- the discard pile and the counts (R-81) ---
@pytest.mark.clause("R-81", "R-12", "S-20")
def test_everything_is_discarded_face_up_and_stays_in_view() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 3: "gunner"})
    g.hand(0, "telegram.red", "probe.black").hand(2, "burn.red", "divert.blue").hand(3, "return.red")
    g.intel(2, "black", "black").top("black").start()
    g.send(0, "telegram.red")
    g.say(1, "shower @2")
    died = g.told("died")[0].pub
    assert face(g, "burn.direct.red") in died[3:] and face(g, "divert.direct.blue") in died[3:] and len(died) == 3 + 5
    g.leave(3).leave(0)  # one loses, then the sender: the intelligence is dropped
    assert g.told("flight_dropped")[0].pub[0] >= 0
    for viewer in (-2, 1, 2):
        v = view(g.s, viewer)
        assert sorted(v.discard) == sorted(g.cfg.deck.print_of[c] for c in g.s.discard) and v.facedown == 0
        assert v.deck == len(g.s.deck) and [p.hand for p in v.seats] == [len(h) for h in g.s.hands]


@pytest.mark.clause("R-81", "R-36")
def test_a_swap_on_the_stack_shows_its_function_only() -> None:
    for end in ("works", "void", "fizzles"):
        g = scene(5, camps="RBRBT", characters={4: "liu_changjiao"}, covered=[4])
        g.hand(0, "telegram.red").hand(2, "swap.blue").hand(3, "expose").start()
        g.send(0, "telegram.red").say(2, "play swap")
        played = g.told("played")[0]
        assert played.pub[:3] == (2, SWAP, -1) and played.knows == 1 << 2
        assert [view(g.s, v).stack[0].print for v in (-2, 0, 1, 3)] == [-1] * 4
        assert view(g.s, 2).stack[0].print == face(g, "swap.text.blue")
        if end == "works":
            g.resolve()
            sub = g.told("substituted")[0]
            assert sub.pub[0] == 2 and sub.pub[1] >= 0 and sub.pub[2] == -1 and sub.knows == 1 << 2
            f = view(g.s, 1).flight
            assert f is not None and f.swapped and f.print == -1 and f.mode == 0 and not f.face_up
            assert len(g.s.discard) == 1  # the old card, face up
        else:
            g.say(*((3, "play expose") if end == "void" else (4, "expose_shot"))).resolve()
            assert face(g, "swap.text.blue") in view(g.s, -2).discard  # face up in any case
            assert not g.told("substituted") and g.s.facedown == []


@pytest.mark.clause("R-81", "S-43")
def test_how_and_where_it_travels_is_public() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").hand(1, "return").start()
    g.send(0, "telegram.red")
    for viewer in (-2, 3):
        f = view(g.s, viewer).flight
        assert f is not None and (f.sender, f.mode, f.at, f.way, f.print) == (0, 0, 1, 1, -1)
    g.say(1, "play return").resolve()
    f = view(g.s, -2).flight
    assert f is not None and (f.at, f.way) == (0, -1) and f.bound == "S-10"


# --- probes (R-82) ---
@pytest.mark.clause("R-82", "R-39", "R-58")
def test_a_probe_is_seen_by_its_final_target_when_it_takes_effect() -> None:
    g = scene(5, camps="RBRBT").hand(0, "probe.black.CCAV+2", "telegram.red").start()
    g.say(0, "play probe @2")
    assert not g.told("probe_shown") and view(g.s, 2).stack[0].print == -1
    g.resolve()
    shown = g.told("probe_shown")[0]
    assert shown.pub == (0, 2) and shown.knows == 1 << 0 | 1 << 2
    assert shown.priv == (face(g, "probe.telegram.black.CCAV+2"),)
    assert g.told("probe_answered")[0].pub == (2, PROBE_DRAW) and len(g.hand_of(2)) == 2
    assert g.s.facedown and not g.s.discard


@pytest.mark.clause("R-82", "R-95")
def test_neither_a_countered_probe_nor_a_former_target_sees_the_face() -> None:
    g = scene(5, camps="RBRBT").hand(0, "probe.black.CCAV+2", "telegram.red").hand(3, "expose").start()
    g.say(0, "play probe @2").say(3, "play expose").resolve()
    assert not g.told("probe_shown") and not g.told("probe_answered") and len(g.s.facedown) == 1
    assert all(not (e.knows >> 2 & 1) for e in g.events if e.priv)

    g = scene(5, camps="RBRBT", characters={3: "he_xini"}).hand(0, "probe.black.CCAV+2", "telegram.red").start()
    g.say(0, "play probe @2").say(3, "smooth_over").resolve()
    assert g.told("probe_shown")[0].pub == (0, 3) and g.told("probe_shown")[0].knows == 1 << 0 | 1 << 3
    assert g.told("probe_answered")[0].pub == (3, PROBE_PASSERBY)


@pytest.mark.clause("R-82")
def test_there_are_three_camps_and_the_answer_is_forced() -> None:
    g = scene(5, camps="RBRBT").hand(0, "probe.TABLOID-1", "probe.TABLOID-1", "probe.TABLOID+2", "telegram.red")
    g.hand(4, "burn.red").hand(3, "burn.blue").start()
    g.say(0, "play probe.TABLOID-1 @4").resolve()
    assert g.window == "free"  # random: nobody chooses
    assert g.told("discarded")[0].pub == (4, face(g, "burn.direct.red"))
    g.say(0, "play probe.TABLOID-1 @4").resolve()
    g.say(0, "play probe.TABLOID+2 @3").resolve()
    assert [e.pub for e in g.told("probe_answered")] == [
        (4, PROBE_DISCARD),
        (4, PROBE_NO_HAND),
        (3, PROBE_PASSERBY),
    ]
    assert len(g.hand_of(3)) == 1


# --- dangerous intelligence (R-83) ---
@pytest.mark.clause("R-83", "R-41")
def test_the_user_sees_the_whole_hand_and_picks_one_to_be_discarded_face_up() -> None:
    g = (
        scene(5, camps="RBRBT")
        .hand(0, "dangerous_intel", "telegram.red")
        .hand(2, "burn.red", "divert.blue", "swap.red")
    )
    g.start()
    g.say(0, "play dangerous_intel @2").resolve()
    seen = g.told("hand_seen")[0]
    assert seen.pub == (0, 2, 3) and seen.knows == 1 << 0 and len(seen.priv) == 3
    assert g.window == "choice" and g.why(0, "lock_on") != "" and g.can(0, "divert.blue")
    g.say(0, "divert.blue")
    assert g.told("discarded")[0].pub == (2, face(g, "divert.direct.blue")) and len(g.hand_of(2)) == 2


@pytest.mark.clause("R-83", "R-22")
def test_it_fizzles_if_the_hand_is_empty_by_then() -> None:
    g = scene(5, camps="RBRBT").hand(0, "dangerous_intel", "telegram.red").hand(2, "burn").intel(3, "black").start()
    assert g.why(0, "play dangerous_intel @3") == "G-08"  # no hand, no target
    g.say(0, "play dangerous_intel @2").say(2, "play burn @3 black").resolve()
    assert story(g, "fizzled") == [("fizzled", 0, 10, -1)] and not g.told("hand_seen")


# --- who is a target player (R-87) ---
@pytest.mark.clause("R-87")
def test_only_cards_aimed_at_players_have_a_target_player() -> None:
    """`hit` answers functions with the owner as their target player; seat 4 has it."""
    g = scene(5, camps="RBRBT", characters={4: "target"})
    g.hand(0, "lock_on", "probe.CCAV+2", "telegram.red").hand(1, "burn", "divert").intel(4, "black").start()
    for card in ("lock_on", "probe"):
        g.say(0, f"play {card} @4")
        assert g.window == "trigger" and g.asked == [4], card
        g.all_pass().resolve()
        assert g.window == "trigger" and g.asked == [4], card
        g.all_pass()
    g.send(0, "telegram.red").say(1, "play burn @4 black")
    assert g.window == "response"  # a card before him is not he
    g.resolve()
    assert g.window == "arrival"
    g.say(1, "play divert @4")
    assert g.window == "trigger" and g.asked == [4]
    g.all_pass().resolve()
    assert g.window == "trigger" and g.asked == [4]


@pytest.mark.clause("R-87")
def test_truth_or_lie_has_all_the_living_as_its_targets() -> None:
    g = scene(5, camps="RBRBT", characters={4: "shengku_linghao"}).hand(0, "true_or_false", "telegram.red")
    g.hand(4, "burn").top("red", "blue", "blue", "red", "red").start()
    g.say(0, "play true_or_false").resolve()
    assert g.window == "trigger" and g.asked == [4]  # another's function that hit it


# --- before the game (R-102) ---
@pytest.mark.clause("R-102", "R-03")
def test_there_must_be_enough_characters() -> None:
    lib = library()
    with pytest.raises(ConfigError, match="R-102") as e:
        configure(9, lib, Options(candidates=4))
    assert "36" in str(e.value) and "at most 3" in str(e.value)
    assert configure(9, lib, Options(candidates=3)).options.candidates == 3
    with pytest.raises(ConfigError):
        configure(5, lib, Options(candidates=2), pool=list(range(9)))
    assert configure(5, lib, Options(candidates=2), pool=list(range(10))).pool == list(range(10))
    assert configure(5, lib, Options(candidates=16, characters=False)).pool == []


# --- after the game (R-105) ---
@pytest.mark.clause("R-105", "R-03")
def test_everything_is_laid_open_at_the_end() -> None:
    g = scene(5, camps="RBRBT", characters={2: "mole"}, covered=[2]).hand(0, "telegram.red").hand(3, "burn.blue")
    g.intel(0, "red", "red").start()
    assert not g.told("revealed")
    g.send(0, "telegram.red").until("over")
    rows = {e.pub[0]: e.pub[1:] for e in g.told("revealed")}
    for x in range(5):
        assert rows[x][:2] == (g.s.camp[x], g.s.char[x])
        assert sorted(rows[x][2:]) == sorted(g.cfg.deck.print_of[c] for c in g.s.hands[x])
    assert all(seen_by(e, -2) is not None for e in g.told("revealed"))


@pytest.mark.clause("R-105")
def test_the_record_gives_back_deck_candidates_and_void_answers() -> None:
    cfg = configure(4, library())
    seed = b"\x01" * 32
    record = Record.of(cfg, seed)
    events: list[Event] = []
    s = new_game(cfg, seed, events)
    candidates = [row[:] for row in s.candidates]
    for x in range(4):
        word = default(s, x)
        record.moves.append((x, word))
        apply(s, x, word, events)
    for _ in range(60):
        for x in range(4):
            word = default(s, x)
            if word:
                record.moves.append((x, word))
                apply(s, x, word, events)
    again = record.parse(record.dump(cfg.deck), cfg.deck).replay(cfg)
    assert again.deck == s.deck and again.hands == s.hands and again.candidates == candidates
    private = [e for e in events if EVENT_NAMES[e.kind] == "candidates"]
    assert len(private) == 4 and all(bin(e.knows).count("1") == 1 for e in private)
    assert all(seen_by(e, -2) == (e.kind, e.pub, ()) for e in private)  # nobody else during the game


# --- may and may not (R-106) ---
@pytest.mark.clause("R-106", "S-23")
def test_in_one_layer_may_not_beats_may() -> None:
    g = scene(5, camps="RBRBT", characters={0: "selfish"}).hand(0, "lock_on", "telegram.red").start()
    assert g.can(0, "play lock_on @0")
    g = scene(5, camps="RBRBT", characters={0: "selfish", 3: "shutter"}).hand(0, "lock_on", "telegram.red").start()
    assert g.why(0, "play lock_on @0") == "S-23" and g.can(0, "play lock_on @3")
    g = scene(5, camps="RBRBT", characters={0: "insistent", 3: "shutter"}).hand(0, "lock_on", "telegram.red").start()
    assert g.can(0, "play lock_on @0")  # a quick skill is a layer above
    g = scene(5, camps="RBRBT", characters={3: "shutter"}).hand(0, "lock_on", "telegram.red").start()
    assert g.why(0, "play lock_on @0") in ("G-08", "S-23")
