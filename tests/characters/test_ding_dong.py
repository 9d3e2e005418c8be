"""丁叮咚."""

import pytest

from kongsheng.game.events import EVENT_NAMES

from ..kit import cast
from ..scene import Scene
from .arrange import calm, grant, sex, tally, turn_down

pytestmark = pytest.mark.character("ding_dong")


def scene(
    others: dict[int, str] | None = None, camps: str = "TRBRB", turn: int = 0, covered: tuple[int, ...] = ()
) -> Scene:
    people = {0: "ding_dong", **(others or {})}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=covered, extra=cast())


@pytest.mark.clause("S-36", "R-22", "G-13", "R-23", "R-94")
def test_a_fan_who_becomes_a_woman_in_time_owes_nothing() -> None:
    """Zero counts as a man when called, changes its voice in response: the call fizzles, the limit is used."""
    g = scene({1: "shengku_linghao"}).hand(1, "burn")
    g.s.sex[1] = 0
    g.start().say(0, "fan_call @1").use(1, "revoice female").resolve()
    assert g.window == "free" and g.hand_of(0) == [] and g.hand_of(1) == ["burn.direct.black"]
    assert g.told("fizzled") != [] and g.why(0, "fan_call @2") == "G-04"


@pytest.mark.clause("S-36", "G-13")
def test_a_covered_man_cannot_be_called() -> None:
    """A latent man has no sex while covered; face up he can be called. Women and the unknown never."""
    people = {1: "ruan_shuanghuang", 3: "tai_baobao", 4: "yueming"}
    g = scene(people, covered=(1,)).start()
    assert [g.why(0, f"fan_call @{x}") for x in range(5)] == ["G-08", "G-13", "", "G-13", ""]
    assert scene(people).start().can(0, "fan_call @1") and sex(g, 1) == 3


@pytest.mark.clause("S-20", "S-33", "R-71", "G-14", "R-46")
def test_what_her_last_bow_burns_pays_only_after_all_dying_is_done() -> None:
    """Dying she burns a card before Frontline Xiao: Xiao's vest is asked about it when the death is over."""
    g = scene({4: "xiao_jiemei"}, turn=4).hand(4, "probe.black", "burn").intel(0, "black", "black").hand(0, "expose")
    g.intel(4, "red").start().send(4, "probe.black").arrive().take_it()
    assert g.window == "trigger" and g.asked == [0] and g.s.status[0] == 1
    g.say(0, "curtain_call @4 red")
    assert g.intel_of(4) == [] and g.window == "trigger" and g.asked == [4] and g.s.status[0] == 2
    names = [EVENT_NAMES[e.kind] for e in g.events]
    assert names.index("burned") < names.index("died")
    g.say(4, "flak_vest").resolve()
    assert len(g.s.hands[4]) == 3


@pytest.mark.clause("G-11", "R-35", "G-17")
def test_an_intercepted_card_names_its_sender_a_moved_one_nobody() -> None:
    """Two cards sent to her by two, a third she intercepts from another: three sources. Moved away and back it would
    have none."""
    g = scene({3: "yueming"}, turn=4).intel(0, "blue", sender=1).intel(0, "probe.black", sender=2)
    g.hand(4, "lock_on.red").hand(0, "intercept").hand(3, "burn", "burn").start()
    g.send(4, "lock_on.red").arrive().decline().use(0, "play intercept").resolve().arrive()
    assert g.winners() == [0]
    g = scene({3: "yueming"}, turn=4).intel(0, "blue", sender=1).intel(0, "probe.black", sender=2)
    g.hand(4, "burn").hand(3, "burn", "expose").intel(4, "lock_on.red", sender=3).start().say(4, "send burn").say(
        4, "@3"
    )
    g.use(3, "moon_shift expose burn @4 lock_on").resolve()
    assert tally(g, 0) == [2, 1, 1] and g.window == "arrival"


@pytest.mark.clause("G-17")
def test_mission_two_sources_do_among_three_and_her_own_never_count() -> None:
    g = Scene(3, camps="TRB", characters={0: "ding_dong"}).intel(0, "blue", sender=1).intel(0, "black", sender=0)
    g.intel(0, "red", sender=2).start()
    assert tally(g, 0) == [2, 1, 1]
    g.hand(0, "lock_on", "telegram.black").say(0, "play lock_on @1").resolve()
    assert g.winners() == [0]


def test_mission_needs_both_colours_and_three_sources() -> None:
    g = (
        scene()
        .intel(0, "blue", sender=1)
        .intel(0, "probe.blue", sender=2)
        .intel(0, "black", sender=3)
        .hand(0, "lock_on")
    )
    g.start().say(0, "play lock_on @1").resolve()
    assert g.window == "free" and tally(g, 0) == [3, 0, 2]


@pytest.mark.clause("K-31")
def test_mission_dead_sources_still_count() -> None:
    g = scene().intel(0, "blue", sender=1).intel(0, "red", sender=2).intel(0, "black", sender=3).hand(0, "lock_on")
    g.s.camp[1] = 0
    g.s.status[1] = 2
    g.s.alive &= ~2
    g.start().say(0, "play lock_on @2").resolve()
    assert g.winners() == [0]


@pytest.mark.clause("R-29", "G-18")
def test_fan_call_the_man_gives_a_card_of_his_choice_or_lets_her_draw() -> None:
    g = scene().hand(2, "burn", "lock_on").start().say(0, "fan_call @2").resolve()
    assert g.window == "choice" and g.asked == [2]
    g.say(2, "burn")
    assert g.hand_of(0) == ["burn.direct.black"] and g.hand_of(2) == ["lock_on.telegram.black"]
    assert g.told("handed")[-1].knows == 0b101
    g = scene().hand(2, "burn", "lock_on").start().say(0, "fan_call @2").resolve().say(2, "done")
    assert len(g.s.hands[0]) == 1 and len(g.s.hands[2]) == 2 and g.told("handed") == []


def test_fan_call_on_an_empty_hand_is_a_draw() -> None:
    g = scene().start().say(0, "fan_call @2").resolve()
    assert g.window == "free" and len(g.s.hands[0]) == 1


@pytest.mark.clause("R-52", "R-74", "K-44")
def test_fan_call_gives_nothing_if_the_man_leaves_while_choosing() -> None:
    g = scene().hand(2, "burn").start().say(0, "fan_call @2").resolve().leave(2)
    assert g.window == "free" and g.hand_of(0) == []


@pytest.mark.clause("S-23", "S-39", "G-02")
def test_fan_call_does_nothing_voided_face_down_or_out_of_time() -> None:
    g = scene({1: "cheng_chengqing"}).hand(1, "burn", "burn").start()
    g.say(0, "fan_call @2").use(1, "set_straight burn burn").resolve()
    assert g.hand_of(0) == [] and g.window == "free" and g.why(0, "fan_call @2") == "G-04"
    assert turn_down(scene(), 0).start().why(0, "fan_call @2") == "S-39"
    g = scene().hand(0, "lock_on").start().send(0, "lock_on")
    assert g.why(0, "fan_call @2") == "G-02"


@pytest.mark.clause("G-13", "G-04")
def test_gain_fan_when_a_man_took_what_she_sent_once_a_turn() -> None:
    g = grant(scene(), 0, "encore").hand(0, "probe.red", "burn", "expose.blue", "lock_on").start()
    g.send(0, "probe.red").arrive().decline().arrive().take_it()
    assert g.window == "trigger" and g.asked == [0]
    g.say(0, "gain_fan").resolve()
    assert len(g.s.hands[0]) == 4
    g.say(0, "encore lock_on").resolve().say(0, "expose.blue").say(0, "@4").arrive().take_it()
    assert g.window == "free" and len(g.s.hands[0]) == 2


def test_gain_fan_not_for_women_herself_other_senders_or_face_down() -> None:
    g = scene().hand(0, "probe.red").start().send(0, "probe.red").arrive().take_it()
    assert g.window == "free" and g.intel_of(1) != []
    g = scene().hand(0, "probe.red").start().send(0, "probe.red").until("free")
    assert g.intel_of(0) != [] and g.hand_of(0) == []
    g = scene(turn=3).hand(3, "probe.red").start().send(3, "probe.red").arrive().take_it()
    assert g.window == "free" and g.intel_of(4) != []
    g = turn_down(scene(), 0).hand(0, "expose.red").start().send(0, "expose.red", to=2).arrive().take_it()
    assert g.window == "free"


@pytest.mark.clause("K-32", "G-13")
def test_gain_fan_needs_a_man_who_lives_when_asked_and_when_it_takes_effect() -> None:
    """Whom the card kills is nobody's fan any more; nor is whoever is turned to a woman in response."""
    g = scene().hand(0, "expose.black").intel(2, "black", "black").start().send(0, "expose.black", to=2).arrive()
    assert g.take_it().window == "free" and g.s.dead == [2]
    g = scene({2: "shengku_linghao"}).hand(0, "expose.red")
    g.s.sex[2] = 0
    g.start().send(0, "expose.red", to=2).arrive().take_it().say(0, "gain_fan").use(2, "revoice female").resolve()
    assert g.hand_of(0) == [] and g.told("fizzled") != []


@pytest.mark.clause("S-39", "S-37", "S-20", "R-93")
def test_no_last_bow_face_down_and_none_for_the_death_of_others() -> None:
    g = turn_down(scene(turn=4), 0).hand(4, "probe.black").intel(0, "black", "black").intel(4, "red").start()
    calm(g.send(4, "probe.black").arrive().take_it())
    assert g.s.dead == [0] and len(g.s.intel[4]) == 1 and g.window == "free"
    g = scene(turn=4).hand(4, "expose.black").intel(2, "black", "black").intel(4, "red").start()
    g.send(4, "expose.black", to=2).arrive().take_it()
    assert g.s.dead == [2] and g.window == "free"


@pytest.mark.clause("S-21", "S-35")
def test_no_last_bow_for_losing() -> None:
    g = scene().intel(1, "red").start().leave(0)
    assert g.window != "trigger" and len(g.s.intel[1]) == 1


@pytest.mark.clause("K-32", "G-16")
def test_riding_a_trend_does_not_ask_who_still_lives() -> None:
    """The card kills its taker: Fiona, who has the same colour, is asked all the same."""
    g = scene({1: "heishang_feiaona"}).hand(0, "expose.black").intel(2, "black", "black").intel(1, "probe.black")
    g.start().send(0, "expose.black", to=2).arrive().take_it()
    assert g.s.dead == [2] and g.window == "trigger" and g.asked == [1] and g.can(1, "ride_trend")


@pytest.mark.clause("K-44", "R-52", "G-15")
def test_fan_call_gives_her_nothing_if_she_has_left() -> None:
    g = scene().hand(2, "burn").start().say(0, "fan_call @2").leave(0).resolve()
    assert g.hand_of(2) == ["burn.direct.black"] and g.s.hands[0] == [] and g.told("fizzled") != []


@pytest.mark.clause("K-45", "G-08")
def test_no_last_bow_is_offered_if_nobody_has_anything() -> None:
    g = scene(turn=4).hand(4, "probe.black").intel(0, "black", "black").start()
    g.send(4, "probe.black").arrive().take_it()
    assert g.s.dead == [0] and g.window == "free"


@pytest.mark.clause("S-23")
def test_a_voided_gain_fan_draws_nothing() -> None:
    g = scene({1: "cheng_chengqing"}).hand(0, "expose.red").hand(1, "burn", "burn").start()
    g.send(0, "expose.red", to=2).arrive().take_it().say(0, "gain_fan").use(1, "set_straight burn burn").resolve()
    assert g.s.hands[0] == [] and g.window == "free"


@pytest.mark.clause("R-68", "S-20", "G-17")
def test_a_mission_her_last_bow_completes_is_judged_when_she_is_dead() -> None:
    """She burns the only black card of a reporter who needs to be clean."""
    g = scene({1: "cheng_chengqing"}, "RTBRB", turn=4).hand(4, "probe.black").intel(0, "black", "black")
    g.intel(1, "red", "blue", "burn.red", "burn.black").start().send(4, "probe.black").arrive().take_it()
    g.say(0, "curtain_call @1 burn.black")
    assert g.winners() == [1] and g.s.status[0] == 2
