"""钟无声."""

import pytest

from kongsheng.game.tokens import DEAD, OUT

from ..kit import cast
from ..scene import Scene
from .arrange import calm, grant, pass_turn, tally, turn_down

pytestmark = pytest.mark.character("zhong_wusheng")


def scene(others: dict[int, str] | None = None, camps: str = "RBTRB", turn: int = 0) -> Scene:
    return Scene(5, turn=turn, camps=camps, characters={0: "zhong_wusheng", **(others or {})}, extra=cast())


@pytest.mark.clause("S-23", "G-12", "R-97")
def test_silence_stops_every_function_card_but_no_other_skill() -> None:
    """Fiona's text is no intercept now; the wiping, the moon shift and the killing of the story work."""
    g = scene({1: "heishang_feiaona", 2: "yueming", 3: "yan_guoshen", 4: "lingri"}).hand(0, "expose.red", "burn")
    g.hand(1, "swap").hand(2, "burn", "burn").hand(3, "expose", "expose", "intercept").hand(4, "return").intel(4, "red")
    g.s.face[4] = 1
    g.start().say(0, "send expose.red").say(0, "dead_air").all_pass().say(0, "@4")
    assert g.window == "arrival" and g.flight.at == 4
    assert [g.why(1, "text_as_intercept swap"), g.why(3, "play intercept"), g.why(4, "play return")] == ["S-23"] * 3
    assert g.can(0, "play burn @4 red") is False  # nothing black lies there
    assert g.can(2, "moon_shift burn burn @4 red") and g.can(3, "kill_story expose expose") and g.can(4, "wipe @4 red")


@pytest.mark.clause("R-97")
def test_she_herself_may_use_functions_and_everybody_may_when_it_is_over() -> None:
    g = grant(scene(), 0, "encore").hand(0, "expose.red", "burn.black", "probe.red", "probe.blue", "lock_on")
    g.hand(1, "burn.red").intel(2, "black", "probe.black").start().say(0, "send expose.red").say(0, "dead_air")
    g.all_pass().say(0, "@1")
    assert g.why(1, "play burn @2 probe.black") == "S-23" and g.can(0, "play burn @2 probe.black")
    g.arrive().take_it().say(0, "encore lock_on").resolve().say(0, "probe.red").until("arrival")
    assert g.can(1, "play burn @2 probe.black")


@pytest.mark.clause("R-17", "R-47", "S-18", "R-69")
def test_she_and_yue_ming_declare_together_each_lets_somebody_win_whom_both_name_wins_once() -> None:
    """The last two alive are red: both declare. In seat order from the current player he names the dead, then she."""
    g = scene({3: "yueming"}, camps="RBTRB", turn=3).hand(3, "lock_on")
    g.s.status[1], g.s.status[2], g.s.dead = DEAD, DEAD, [1, 2]
    g.s.alive = 0b11001
    g.start().leave(4)
    assert g.window == "trigger" and g.asked == [3]
    g.say(3, "shared_eclipse @2")
    assert g.window == "trigger" and g.asked == [0]
    g.say(0, "afterglow @2")
    assert g.winners() == [0, 2, 3]


@pytest.mark.clause("S-18", "S-42", "R-47")
def test_winning_along_gives_no_afterglow() -> None:
    g = scene(turn=1).hand(1, "probe.red").intel(3, "red", "red").start()
    g.s.status[2], g.s.dead, g.s.alive = DEAD, [2], 0b11011
    g.send(1, "probe.red").arrive().take_it()
    assert g.winners() == [0, 3] and g.told("joined") == []


@pytest.mark.clause("G-14", "S-18", "S-42")
def test_afterglow_needs_somebody_dead_who_has_not_lost() -> None:
    g = scene(turn=1).hand(1, "expose.red").intel(0, "red", "red").start()
    g.s.status[2], g.s.status[4], g.s.dead, g.s.alive = DEAD, OUT, [2], 0b01011
    g.send(1, "expose.red", to=0).arrive().take_it()
    assert g.window == "trigger" and g.asked == [0]
    assert [g.can(0, f"afterglow @{x}") for x in range(5)] == [False, False, True, False, False]
    g.say(0, "pass")
    assert g.winners() == [0, 3]


@pytest.mark.clause("S-39")
def test_no_afterglow_and_no_dead_air_face_down() -> None:
    g = turn_down(scene(turn=1), 0).hand(1, "expose.red").intel(0, "red", "red").start()
    g.s.status[2], g.s.dead, g.s.alive = DEAD, [2], 0b11011
    g.send(1, "expose.red", to=0).arrive().take_it()
    assert g.winners() == [0, 3]
    g = turn_down(scene(), 0).hand(0, "probe.red").start().say(0, "send probe.red")
    assert g.window == "arrival"


@pytest.mark.clause("S-08", "S-23", "G-04")
def test_shao_with_a_borrowed_blank_space_draws_three_and_cannot_borrow_the_silence() -> None:
    g = Scene(5, turn=1, camps="RBTRB", characters={0: "zhong_wusheng", 1: "paotui_xiaoshao"}, covered=[1])
    g.hand(1, "probe.red").start()
    assert g.can(1, "cover_shift @0 #1") and not g.can(1, "cover_shift @0 #0")  # afterglow, blank space
    g.say(1, "cover_shift @0 #2").resolve().send(1, "probe.red").arrive().take_it().say(1, "end")
    g.until(lambda s: s.turn == 2)
    for _ in range(3):
        pass_turn(g)
    assert g.s.turn_seat == 0
    g.until("free")
    g.hand(0, "probe.blue").send(0, "probe.blue").until("free").say(0, "end")
    held = len(g.s.hands[1])
    g.until(lambda s: s.turn == 6).until("free")
    assert g.s.turn_seat == 1 and g.s.intel[1] == [] and len(g.s.hands[1]) == held + 3


@pytest.mark.clause("G-04", "G-02")
def test_dead_air_once_a_game_when_sending() -> None:
    g = grant(scene(), 0, "encore").hand(0, "probe.red", "probe.blue", "burn").start()
    assert g.why(0, "dead_air") == "G-02"
    g.say(0, "send probe.red").say(0, "dead_air").until("arrival").arrive().take_it().say(0, "encore burn").resolve()
    g.say(0, "probe.blue")
    assert g.window == "sending" and g.why(0, "dead_air") == "G-04"


def test_blank_space_draws_two_with_a_card_in_front_or_face_down() -> None:
    for intel, down, drawn in (((), False, 3), (("red",), False, 2), ((), True, 2)):
        g = scene().intel(0, *intel)
        if down:
            turn_down(g, 0)
        g.start("turn").until("free")
        assert len(g.s.hands[0]) == drawn


@pytest.mark.clause("G-17", "R-89")
def test_mission_after_a_turn_of_hers_everybody_else_has_a_card_and_she_none() -> None:
    g = scene(camps="TBRRB").hand(0, "probe.red").intel(2, "red").intel(3, "blue").intel(4, "red").start()
    g.send(0, "probe.red").arrive().take_it()
    assert g.window == "free" and tally(g, 0) == [0, 0, 4, 0]
    g.say(0, "end").until("over")
    assert g.winners() == [0]


def test_mission_not_if_somebody_living_has_none_or_she_has_one() -> None:
    g = scene(camps="TBRRB").hand(0, "probe.red").intel(2, "red").intel(3, "blue").start()
    g.send(0, "probe.red").arrive().take_it().say(0, "end").until(lambda s: s.turn == 2)
    assert tally(g, 0) == [1, 0, 4, 1]
    g.leave(4)
    assert g.winners() == [0]
    g = scene(camps="TBRRB").intel(0, "black").hand(0, "probe.red").intel(2, "red").intel(3, "blue").intel(4, "red")
    calm(g.start().send(0, "probe.red").arrive().take_it())
    g.say(0, "end").until(lambda s: s.turn == 2)
    assert tally(g, 0) == [1, 1, 4, 0] and g.window == "open"


@pytest.mark.clause("K-40")
def test_mission_needs_somebody_else_alive() -> None:
    g = scene(camps="TBRRB").start()
    g.s.mem[0xFFF << 4 | 3] = 1
    g.s.alive = 1
    assert tally(g, 0) == [1, 0, 0, 0]
    assert not g.cfg.characters[g.s.char[0]].mission.done(g.s, 0)


@pytest.mark.clause("K-45", "G-08")
def test_no_afterglow_is_offered_while_nobody_is_dead() -> None:
    g = (
        scene(turn=1)
        .hand(1, "expose.red")
        .intel(0, "red", "red")
        .start()
        .send(1, "expose.red", to=0)
        .arrive()
        .take_it()
    )
    assert g.winners() == [0, 3]


@pytest.mark.clause("G-12", "R-37")
def test_silence_covers_cards_used_as_functions_and_exposes_but_lets_him_smooth_over() -> None:
    g = scene({1: "su_zimu", 2: "ruan_shuanghuang", 4: "he_xini"}).hand(0, "probe.red", "lock_on").hand(1, "burn.black")
    g.hand(2, "burn.black").hand(3, "expose").start().say(0, "send probe.red").say(0, "dead_air").until("arrival")
    assert g.why(1, "rush_sub burn.black") == "S-23" and g.why(2, "cut_in burn.black") == "S-23"
    g.use(0, "play lock_on @1")
    assert g.window == "response" and g.why(3, "play expose") == "S-23" and g.can(4, "smooth_over")


@pytest.mark.clause("R-46", "S-42", "R-47")
def test_afterglow_for_somebody_whose_death_is_still_going_on_and_when_she_wins_by_mission() -> None:
    g = turn_down(scene({2: "mo_fuyan"}), 2).hand(0, "expose.black").intel(1, "black", "black", "red")
    g.intel(0, "red", "red").start().say(0, "send expose.black").all_pass().say(0, "@1").arrive().take_it()
    g.say(2, "front_obit @1 red @0")
    assert g.window == "trigger" and g.asked == [0]
    assert g.say(0, "afterglow @1").winners() == [0, 1, 3]
    g = scene(camps="TBRRB").hand(0, "expose.red").intel(3, "blue").intel(4, "red")
    g.s.status[1], g.s.dead, g.s.alive = DEAD, [1], 0b11101
    g.start().say(0, "send expose.red").until("target").say(0, "@2").arrive().take_it().say(0, "end").until("trigger")
    assert g.say(0, "afterglow @1").winners() == [0, 1]
