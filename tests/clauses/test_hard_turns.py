"""Chapter 11: the course of a turn, default answers, extra transmissions."""

import pytest

from kongsheng.game.deck import DIRECT, TELEGRAM
from kongsheng.game.engine import apply
from kongsheng.game.model import Options
from kongsheng.game.tokens import END_TURN, NO, PASS, PRINT, SEAT, SEND
from kongsheng.game.views import view
from kongsheng.game.words import default

from ..kit2 import idle, scene, story


# --- the course of a turn (R-89) ---
@pytest.mark.clause("R-89", "S-08", "S-09", "R-09")
def test_the_course_of_a_turn() -> None:
    g = scene(5, camps="RBRBT", characters={0: "zhen_haomai"}, options=Options(hand_limit=1))
    g.hand(0, "telegram.red").top("burn.blue", "burn.red", "divert.blue", "return.red").start("turn")
    assert g.window == "open" and len(g.hand_of(0)) == 3
    g.all_pass()
    assert g.window == "free" and g.why(0, "end") == "S-09"
    g.send(0, "telegram.red").until("free")
    assert g.window == "free" and g.why(0, "send burn") == "S-09"
    assert len(g.told("skill_used")) == 0
    g.say(0, "end")  # two cards in hand: she draws one before the closing window
    assert len(g.hand_of(0)) == 3 and g.window == "open"
    g.all_pass()
    assert g.window == "discard" and g.asked == [0]
    g.say(0, "burn.red divert.blue") if g.can(0, "burn.red divert.blue") else g.say(0, "divert.blue burn.red")
    order = [e[0] for e in story(g, "turn_began", "drew", "sent", "gained", "skill_used", "discarded", "turn_ended")]
    assert order[:3] == ["turn_began", "drew", "sent"]
    assert order[3:8] == ["gained", "skill_used", "drew", "discarded", "turn_ended"]
    assert order[8] == "turn_began" and g.s.turn_seat == 1 and len(g.hand_of(0)) == 1


@pytest.mark.clause("R-89", "G-17")
def test_a_turn_is_judged_after_its_closing_window_and_before_the_discard() -> None:
    g = scene(5, camps="TRRBB", characters={0: "closer"}, options=Options(hand_limit=1))
    g.hand(0, "telegram.red", "burn", "burn", "burn").start()
    assert not g.s.over
    g.send(0, "telegram.red").arrive().take_it().say(0, "end")
    assert g.window == "open" and not g.s.over
    g.all_pass()
    assert g.winners() == [0] and not g.told("discarded")


@pytest.mark.clause("R-89")
def test_what_lasts_until_ones_next_turn_ends_before_the_draw() -> None:
    g = scene(5, camps="RBRBT", characters={0: "ming_zhuiguang", 2: "echo"})
    g.hand(0, "telegram.red", "burn", "burn").start()
    g.say(0, "blackout burn burn @2").resolve()
    assert g.s.face[2] == 1
    idle(g, lambda s: s.turn_seat == 4)
    assert g.s.face[2] == 1
    idle(g, lambda s: s.turn_seat == 0)
    assert g.s.face[2] == 0
    tail = [e[0] for e in story(g, "turn_began", "face", "drew")]
    k = max(i for i, n in enumerate(tail) if n == "turn_began")
    assert tail[k : k + 3] == ["turn_began", "face", "drew"]


# --- answers of the absent (R-90) ---
@pytest.mark.clause("R-90")
def test_the_default_answers() -> None:
    g = scene(5, camps="RBRBT", characters={3: "echo", 0: "herald"})
    g.hand(0, "telegram.red", "burn", "lock_on", "direct.blue").hand(2, "burn").intel(4, "black").start("opening")
    assert all(default(g.s, x) == bytes([PASS]) for x in range(5))
    g.all_pass()
    words = {default(g.s, 0)}
    for t in range(40):
        g.s.turn = t
        words.add(default(g.s, 0))
    g.s.turn = 1
    assert {w[0] for w in words} == {SEND} and {w[1] - PRINT for w in words} == {
        g.cfg.deck.print_of[c] for c in g.s.hands[0]
    }
    g.say(0, "send telegram.red")
    assert g.window == "sending" and default(g.s, 0) == bytes([PASS])
    g.say(0, "pass")
    assert default(g.s, 2) == bytes([PASS])
    g.arrive()
    assert default(g.s, 1) == bytes([NO]) and default(g.s, 2) == b""
    g.take_it()
    assert g.window == "trigger" and default(g.s, 3) == bytes([PASS])
    g.say(3, "pass")
    assert default(g.s, 0) == bytes([END_TURN])


@pytest.mark.clause("R-90")
def test_the_default_of_what_must_be_chosen_is_legal_and_drawn() -> None:
    g = scene(5, camps="RBRBT", options=Options(hand_limit=1))
    g.hand(0, "direct.red", "burn", "lock_on", "decode").start()
    g.say(0, "send direct.red")
    got = set()
    for t in range(40):
        g.s.turn = t
        got.add(default(g.s, 0))
        assert default(g.s, 0) == default(g.s, 0)  # asked twice, the same
    assert got == {bytes([SEAT + x]) for x in (1, 2, 3, 4)}
    g.say(0, "@1").until("free").say(0, "end").all_pass()
    assert g.window == "discard"
    word = default(g.s, 0)
    apply(g.s, 0, word, g.events)
    assert len(word) == 2 and len(g.hand_of(0)) == 1


@pytest.mark.clause("R-90", "S-10")
def test_who_cannot_decline_takes_it_without_being_asked() -> None:
    g = scene(5, camps="RBRBT").hand(0, "lock_on", "telegram.red").start()
    g.say(0, "play lock_on @1").resolve()
    g.send(0, "telegram.red").arrive()
    assert g.window == "free" and len(g.intel_of(1)) == 1


# --- what belongs to a transmission (R-97) ---
@pytest.mark.clause("R-97")
def test_an_air_drop_binds_its_first_target_also_after_a_swap() -> None:
    g = scene(5, camps="RBRBT", characters={0: "weng_wengweng"}).hand(0, "telegram.red", "burn").hand(3, "swap.blue")
    g.start()
    g.say(0, "send telegram.red").say(0, "air_drop burn")
    if g.window == "sending":
        g.say(0, "pass")
    g.say(0, "@2").say(3, "play swap").resolve().arrive()
    assert g.intel_of(2) == ["swap.text.blue"]  # bound all the same

    g = scene(5, camps="RBRBT", characters={0: "weng_wengweng"}).hand(0, "telegram.red", "burn").hand(2, "return")
    g.start()
    g.say(0, "send telegram.red").say(0, "air_drop burn")
    if g.window == "sending":
        g.say(0, "pass")
    g.say(0, "@2").say(2, "play return").resolve()
    assert g.flight.at == 0 and g.flight.mode == DIRECT


@pytest.mark.clause("R-97")
def test_what_was_exposed_stays_face_up_whatever_takes_its_place() -> None:
    g = scene(5, camps="RBRBT", characters={2: "liu_changjiao", 3: "shen_yepin"}, covered=[2, 3])
    g.hand(0, "telegram.red").hand(3, "burn.blue").start()
    g.send(0, "telegram.red").say(2, "expose_shot").resolve()
    assert g.flight.face == 1
    g.say(3, "song_request").resolve()
    if g.window == "choice":
        g.say(3, "burn.blue")
    assert g.names([g.flight.card]) == ["burn.direct.blue"] and g.flight.face == 1
    f = view(g.s, -2).flight
    assert f is not None and f.print == g.cfg.deck.by_name["burn.direct.blue"] and f.mode == TELEGRAM
    g.arrive().decline()
    assert g.flight.face == 1


@pytest.mark.clause("R-97", "R-81")
def test_a_swap_changes_neither_mode_nor_way_nor_what_binds() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").hand(1, "divert").hand(2, "swap.blue").start()
    g.send(0, "telegram.red").say(1, "play divert @3").resolve()
    g.say(2, "play swap").resolve()
    assert g.flight.mode == TELEGRAM and g.flight.face == 0 and g.flight.seat == 0
    g.arrive()
    assert g.intel_of(3) == ["swap.text.blue"] and g.s.sender[g.s.intel[3][0]] == 0


# --- an extra transmission (R-98) ---
@pytest.mark.clause("R-98", "R-54")
def test_an_extra_transmission_begins_as_soon_as_all_is_settled() -> None:
    g = scene(5, camps="RBRBT", characters={0: "zhen_haomai", 3: "echo"})
    g.hand(0, "telegram.red", "telegram.blue", "burn", "lock_on").start()
    g.say(0, "play lock_on @2").resolve()
    g.send(0, "telegram.red").arrive().take_it()
    while g.window == "trigger":
        g.all_pass()
    assert g.window == "free"
    g.say(0, "encore burn").resolve()
    assert g.window == "choice" and g.asked == [0]  # not the free window
    assert g.why(0, "end") != "" and g.why(0, "pass") != ""
    g.say(0, "telegram.blue")
    assert g.window == "arrival" and g.flight.seat == 0 and g.flight.at == 1
    g.arrive().decline().arrive()
    assert len(g.intel_of(2)) == 1  # the lock of this turn still holds
    while g.window == "trigger":
        g.all_pass()
    assert g.window == "free" and g.can(0, "end")
    assert [e.pub[1] for e in g.told("sent")] == [TELEGRAM, TELEGRAM]


@pytest.mark.clause("R-98", "R-66")
def test_leaving_during_the_extra_transmission_ends_the_turn() -> None:
    g = scene(5, camps="RBRBT", characters={0: "encorist"}).hand(0, "telegram.red", "telegram.blue").start()
    g.send(0, "telegram.red").arrive().take_it()
    g.say(0, "encore").resolve().say(0, "telegram.blue")
    g.leave(0)
    assert len(g.told("flight_dropped")) == 1 and g.s.turn_seat == 1 and g.window == "open"
