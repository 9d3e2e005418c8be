"""明追光."""

import pytest

from ..kit import cast
from ..scene import Scene
from .arrange import grant, is_up, pass_turn, sex, tally, turn_down

pytestmark = pytest.mark.character("ming_zhuiguang")


def scene(others: dict[int, str] | None = None, camps: str = "TRBRB", turn: int = 0) -> Scene:
    return Scene(5, turn=turn, camps=camps, characters={0: "ming_zhuiguang", **(others or {})}, extra=cast())


@pytest.mark.clause("S-31", "R-22", "G-03", "S-39")
def test_a_target_that_turns_itself_down_first_makes_the_blackout_fizzle() -> None:
    """The mascot unmasks itself in response: the blackout finds nothing to cover, the two cards are gone."""
    g = scene({1: "tai_baobao"}).hand(0, "lock_on", "burn", "expose").intel(1, "black").start()
    g.say(0, "blackout lock_on burn @1").use(1, "unmask").resolve().say(1, "done").resolve()
    assert not is_up(g, 1) and g.told("fizzled")[-1].pub[0] == 0
    assert g.hand_of(0) == ["expose.direct.black"] and g.why(0, "blackout expose @2") == "G-04"
    assert g.s.timers == []


@pytest.mark.clause("S-39", "R-52")
def test_a_skill_on_the_stack_works_on_though_its_owner_is_turned_down() -> None:
    """Her moon shift waits on the stack when her character is covered: the card still moves."""
    g = scene({1: "yueming", 2: "veil"}, turn=4).hand(4, "telegram.red").hand(1, "burn", "burn").intel(2, "blue")
    g.start().send(4, "telegram.red").use(1, "moon_shift burn burn @2 blue").use(2, "smother @1").resolve()
    assert not is_up(g, 1) and g.intel_of(2) == [] and len(g.intel_of(3)) == 1


@pytest.mark.clause("S-39", "G-11", "R-53")
def test_a_lasting_forced_effect_stops_the_moment_its_owner_is_turned_down() -> None:
    """The mascot lives with three black cards by its fur alone: without it, it dies by his hand."""
    g = scene({1: "tai_baobao"}).hand(0, "burn", "burn").intel(1, "black", "black", "black").start()
    g.say(0, "blackout burn burn @1").resolve()
    assert g.s.dead == [1] and g.s.killer[1] == 0


@pytest.mark.clause("S-39", "R-89", "K-34")
def test_lights_come_on_again_when_due_even_if_he_is_dark_himself() -> None:
    """He is turned down meanwhile: what he put out still comes on at his next turn, before he draws; the mascot that
    undressed by itself stays as it is."""
    g = scene({1: "yueming", 2: "tai_baobao", 3: "veil"}).hand(0, "burn", "burn", "telegram.red", "telegram.blue")
    g.intel(2, "black").start().say(0, "blackout burn burn @1").resolve()
    g.send(0, "telegram.red").use(2, "unmask").resolve().say(2, "done").resolve().use(3, "smother @0").resolve()
    assert [is_up(g, x) for x in range(5)] == [False, False, False, True, True]
    g.until("free").say(0, "end").until(lambda s: s.turn == 2)
    for _ in range(4):
        assert not is_up(g, 1)
        pass_turn(g)
    assert g.s.turn == 6 and g.s.turn_seat == 0
    assert [is_up(g, x) for x in range(5)] == [False, True, False, True, True]
    on = max(i for i, e in enumerate(g.events) if e in g.told("face"))
    drawn = max(i for i, e in enumerate(g.events) if e in g.told("drew") and e.pub[0] == 0)
    assert on < drawn


@pytest.mark.clause("S-39", "G-15", "R-93")
def test_the_light_comes_on_at_once_when_he_leaves() -> None:
    g = scene({1: "yueming"}).hand(0, "burn", "burn", "telegram.red").start().say(0, "blackout burn burn @1").resolve()
    assert not is_up(g, 1)
    g.leave(0)
    assert is_up(g, 1)


@pytest.mark.clause("G-07", "S-36", "S-31")
def test_a_latent_character_is_covered_for_good_and_may_turn_up_by_itself() -> None:
    """He has no sex while covered, no timer runs, his own turning up works as ever, and pays a follow spot."""
    g = scene({1: "ruan_shuanghuang"}).hand(0, "burn", "burn", "telegram.black").hand(1, "expose").start()
    assert sex(g, 1) == 0
    g.say(0, "blackout burn burn @1").resolve()
    assert not is_up(g, 1) and sex(g, 1) == 3 and g.s.timers == []
    g.send(0, "telegram.black").use(1, "reversal").resolve()
    assert is_up(g, 1) and g.window == "trigger" and g.asked == [0]
    g.say(0, "follow_spot").resolve()
    assert len(g.hand_of(0)) == 1


@pytest.mark.clause("S-31", "G-07", "G-08", "R-70", "G-02")
def test_blackout_needs_a_face_up_other_and_his_own_free_window() -> None:
    g = turn_down(scene({1: "yueming"}), 1).hand(0, "burn", "burn", "expose").start()
    assert g.why(0, "blackout burn burn @1") == "S-31" and g.why(0, "blackout burn burn @0") == "G-08"
    g.send(0, "expose", to=2)
    assert g.why(0, "blackout burn burn @2") == "G-02"


def test_blackout_costs_two_cards() -> None:
    assert scene().hand(0, "burn").start().why(0, "blackout burn burn @1") == "G-03"


@pytest.mark.clause("S-23", "R-22")
def test_a_voided_blackout_covers_nobody_and_does_not_count() -> None:
    g = scene({1: "cheng_chengqing"}).hand(0, "burn", "burn").hand(1, "expose", "expose").start()
    g.say(0, "blackout burn burn @2").use(1, "set_straight expose expose").resolve()
    assert is_up(g, 2) and g.hand_of(0) == [] and g.hand_of(1) == []
    assert tally(g, 0) == [0, 0]


@pytest.mark.clause("S-39")
def test_face_down_he_has_no_blackout_and_no_follow_spot() -> None:
    g = turn_down(scene({1: "ruan_shuanghuang"}), 0).hand(0, "burn", "burn", "telegram.black")
    turn_down(g, 1).start()
    assert g.why(0, "blackout burn burn @2") == "S-39"
    g.send(0, "telegram.black").use(1, "reversal").resolve()
    assert is_up(g, 1) and g.window == "arrival"


@pytest.mark.clause("G-04")
def test_follow_spot_once_a_turn() -> None:
    """A second character turns up in the same turn: he is not asked again."""
    g = turn_down(turn_down(scene({2: "ruan_shuanghuang", 3: "mole"}, turn=1), 2), 3)
    g.hand(1, "telegram.black").intel(3, "red").start().send(1, "telegram.black").use(2, "reversal").resolve()
    g.say(0, "follow_spot").resolve().use(3, "unmask").resolve()
    assert is_up(g, 2) and is_up(g, 3) and g.window == "arrival" and len(g.s.hands[0]) == 1


def test_follow_spot_not_for_a_character_turned_up_by_the_clock() -> None:
    """What he had covered comes on again by itself: that is nobody's skill."""
    g = scene({1: "yueming"}).hand(0, "burn", "burn", "telegram.red").start().say(0, "blackout burn burn @1").resolve()
    for _ in range(5):
        pass_turn(g).until("free")
    assert is_up(g, 1) and not [e for e in g.told("skill_used") if g.cfg.skills[e.pub[1]].name == "follow_spot"]


@pytest.mark.clause("G-17", "R-72")
def test_mission_two_blackouts_and_three_cards() -> None:
    g = grant(scene({}), 0, "blackout").hand(0, "burn", "burn", "expose", "expose").intel(0, "red", "blue", "black")
    g.start().say(0, "blackout burn burn @1").resolve()
    assert g.window == "free"
    g.s.rounds[0] += 1  # as if his next round had come
    g.say(0, "blackout expose expose @2").resolve()
    assert g.winners() == [0]


def test_mission_not_with_one_blackout_or_two_cards() -> None:
    g = scene().hand(0, "burn", "burn").intel(0, "red", "blue", "black", "burn.red").start()
    g.say(0, "blackout burn burn @1").resolve()
    assert g.window == "free"
    g = scene().hand(0, "burn", "burn", "expose", "expose").intel(0, "red", "blue").start()
    g.say(0, "blackout burn burn @1").resolve()
    g.s.rounds[0] += 1
    g.say(0, "blackout expose expose @2").resolve()
    assert g.window == "free"


@pytest.mark.clause("K-47", "R-52", "G-15")
def test_a_blackout_whose_user_has_left_covers_only_a_latent_character() -> None:
    g = scene({1: "yueming"}).hand(0, "burn", "burn").start().say(0, "blackout burn burn @1").leave(0).resolve()
    assert is_up(g, 1) and g.told("fizzled") != []
    g = (
        scene({1: "ruan_shuanghuang"})
        .hand(0, "burn", "burn")
        .start()
        .say(0, "blackout burn burn @1")
        .leave(0)
        .resolve()
    )
    assert not is_up(g, 1)


@pytest.mark.clause("S-23", "R-71", "R-54")
def test_follow_spot_is_asked_while_sending_and_can_be_voided() -> None:
    """Su turns up as she sends: his spot is asked about, and voided, before she names a target; then she does."""
    g = scene({1: "su_zimu", 3: "cheng_chengqing"}, turn=1).hand(1, "probe.red").hand(3, "burn", "burn")
    turn_down(g, 1).start().say(1, "send probe.red").say(1, "hardsub direct")
    assert g.window == "trigger" and g.asked == [0]
    g.say(0, "follow_spot").use(3, "set_straight burn burn").resolve()
    assert g.window == "target" and g.s.hands[0] == [] and g.say(1, "@2").flight.at == 2
    g = turn_down(scene({1: "su_zimu"}, turn=1), 1).hand(1, "probe.red").start().say(1, "send probe.red")
    g.say(1, "hardsub direct").say(0, "follow_spot").leave(1).resolve()
    assert g.s.turn_seat == 2 and len(g.told("flight_dropped")) == 1 and len(g.s.hands[0]) == 1


@pytest.mark.clause("R-71", "S-20", "G-14")
def test_a_character_turned_up_by_a_death_pays_when_the_dying_is_done() -> None:
    g = turn_down(scene({2: "mo_fuyan"}), 2).hand(0, "expose.black").intel(1, "black", "black", "red").start()
    g.send(0, "expose.black", to=1).arrive().take_it().say(2, "front_obit @1 red @3")
    while g.asked == [2]:
        g.all_pass()
    assert g.s.dead == [1] and g.s.status[1] == 2 and g.window == "trigger" and g.asked == [0]
    assert len(g.say(0, "follow_spot").resolve().s.hands[0]) == 1


@pytest.mark.clause("R-22", "G-15", "S-20")
def test_a_target_that_leaves_makes_the_blackout_fizzle_and_the_dead_do_not_light_up() -> None:
    g = scene({1: "yueming"}).hand(0, "burn", "burn").start().say(0, "blackout burn burn @1").leave(1).resolve()
    assert g.told("fizzled")[-1].pub[0] == 0 and g.s.timers == [] and tally(g, 0)[0] == 0
    g = scene({1: "yueming"}).hand(0, "burn", "burn", "expose.black").intel(1, "black", "black").start()
    g.say(0, "blackout burn burn @1").resolve().send(0, "expose.black", to=1).arrive().take_it()
    for _ in range(4):
        pass_turn(g)
    assert g.s.turn_seat == 0 and g.s.dead == [1] and g.s.timers == []
    assert [e.pub[:2] for e in g.told("face")] == [(1, 1)]
