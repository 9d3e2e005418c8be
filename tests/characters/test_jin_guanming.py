"""金冠名."""

import pytest

from kongsheng.game.model import Options

from ..scene import Scene
from .arrange import grant, turn_down

pytestmark = pytest.mark.character("jin_guanming")


def scene(**more: object) -> Scene:
    return Scene(5, camps="TRBRB", characters={0: "jin_guanming", **more.get("characters", {})})  # type: ignore[dict-item]


@pytest.mark.clause("S-20", "G-16")
def test_a_taker_killed_by_the_card_pays_no_fee() -> None:
    """What he takes kills the taker: the death is over, and his hand discarded, before anybody is asked for a fee."""
    g = scene().hand(0, "telegram.black").hand(1, "expose", "burn").intel(1, "black", "black").start()
    g.send(0, "telegram.black").arrive().take_it()
    assert g.s.dead == [1] and g.s.killer[1] == 0
    assert g.window == "free" and g.hand_of(0) == []


@pytest.mark.clause("R-40", "G-12")
def test_overbudget_counts_black_cards_when_it_takes_effect() -> None:
    """One of his two black cards is burned in response: he draws two cards, not three."""
    g = scene().hand(0, "lock_on.telegram.red").hand(2, "burn").intel(0, "burn.black", "probe.black")
    g.start().say(0, "overbudget lock_on").use(2, "play burn @0 probe.black").resolve()
    assert len(g.s.hands[0]) == 2
    assert "lock_on.telegram.red" in g.names(g.s.discard)


@pytest.mark.clause("G-12", "G-04", "R-57")
def test_a_countered_overbudget_costs_just_the_card() -> None:
    """Countered, the lock is gone and nothing is drawn; he cannot try again this turn."""
    g = scene().hand(0, "lock_on.telegram.red", "lock_on.telegram.blue").hand(2, "expose").start()
    g.say(0, "overbudget lock_on.telegram.red").use(2, "play expose").resolve()
    assert g.hand_of(0) == ["lock_on.telegram.blue"]
    assert g.why(0, "overbudget lock_on") == "G-04"


@pytest.mark.clause("R-36", "R-24", "R-45")
def test_a_swapped_card_was_still_sent_by_him() -> None:
    """Another card was put in its place on the way: he is still its sender and may take his fee."""
    g = scene().hand(0, "telegram.black").hand(1, "expose").hand(3, "swap").start()
    g.send(0, "telegram.black").use(3, "play swap").resolve().arrive().take_it()
    assert g.window == "trigger" and g.asked == [0]
    g.say(0, "title_fee")
    assert g.window == "response"
    g.resolve()
    assert g.hand_of(0)[0].startswith("expose") and g.hand_of(1) == []
    assert g.told("handed")[-1].pub == (1, 0, 1) and g.told("handed")[-1].knows == 0b11


def test_no_fee_for_what_he_takes_himself() -> None:
    g = scene().hand(0, "telegram.black", "expose").start()
    g.send(0, "telegram.black").until("free")
    assert g.intel_of(0) != [] and g.told("skill_used") == []


def test_no_fee_from_an_empty_hand() -> None:
    g = scene().hand(0, "telegram.black").start().send(0, "telegram.black").arrive().take_it()
    assert g.window == "free"


def test_no_fee_on_somebody_elses_card() -> None:
    g = Scene(5, turn=4, camps="TRBRB", characters={0: "jin_guanming"}).hand(4, "direct").hand(1, "burn").start()
    g.send(4, "direct", to=1).arrive().take_it()
    assert g.window == "free"


@pytest.mark.clause("R-22", "R-52")
def test_no_fee_if_the_hand_is_spent_in_response() -> None:
    g = scene().hand(0, "telegram.black").hand(1, "burn").intel(2, "black").start()
    g.send(0, "telegram.black").arrive().take_it().say(0, "title_fee").use(1, "play burn @2 black").resolve()
    assert g.told("fizzled") != [] and g.hand_of(0) == []


@pytest.mark.clause("G-04")
def test_one_fee_a_turn() -> None:
    """A second transmission of his turn is taken as well: he is not asked again."""
    g = grant(scene(), 0, "encore").hand(0, "telegram.black", "telegram.red", "burn", "burn").hand(1, "expose")
    g.hand(2, "expose").start().send(0, "telegram.black").arrive().take_it().say(0, "title_fee").resolve()
    g.say(0, "encore burn").resolve().say(0, "telegram.red").arrive().take_it()
    assert g.window == "free" and len(g.hand_of(2)) == 1


@pytest.mark.clause("S-39")
def test_face_down_he_has_neither_skill() -> None:
    g = turn_down(scene(), 0).hand(0, "telegram.black", "lock_on").hand(1, "expose").start()
    assert g.why(0, "overbudget lock_on") == "S-39"
    g.send(0, "telegram.black").arrive().take_it()
    assert g.window == "free" and len(g.hand_of(1)) == 1


@pytest.mark.clause("R-70")
def test_overbudget_takes_a_lock_in_his_own_free_window_only() -> None:
    g = scene().hand(0, "lock_on", "burn", "telegram.black").intel(2, "black").start()
    assert g.can(0, "overbudget lock_on") and not g.can(0, "overbudget burn")
    g.send(0, "telegram.black")
    assert g.window == "arrival" and g.why(0, "overbudget lock_on") == "G-02"


EIGHT = ("expose", "expose", "burn", "burn", "burn", "lock_on", "lock_on")


@pytest.mark.clause("G-17", "R-09", "R-89")
def test_mission_eight_cards_at_the_end_of_his_turn_before_discarding() -> None:
    g = Scene(5, camps="TRBRB", characters={0: "jin_guanming"}, options=Options(hand_limit=5))
    g.hand(0, *EIGHT, "burn", "telegram.black").start().send(0, "telegram.black").arrive().take_it()
    assert len(g.s.hands[0]) == 8 and g.window == "free"
    g.say(0, "end").until("over")
    assert g.winners() == [0]


@pytest.mark.clause("G-17", "S-40")
def test_mission_counts_face_down_too() -> None:
    g = turn_down(scene(), 0).hand(0, *EIGHT, "burn", "telegram.black").start()
    g.send(0, "telegram.black").arrive().take_it().say(0, "end").until("over")
    assert g.winners() == [0]


def test_mission_not_with_seven() -> None:
    g = scene().hand(0, *EIGHT, "telegram.black").start().send(0, "telegram.black").arrive().take_it()
    g.say(0, "end").until(lambda s: s.turn == 2)
    assert g.window == "open"


def test_mission_not_at_the_end_of_another_turn() -> None:
    g = Scene(5, turn=4, camps="TRBRB", characters={0: "jin_guanming"})
    g.hand(0, *EIGHT, "burn", "burn").hand(4, "telegram.black").start()
    g.send(4, "telegram.black").until("free").say(4, "end").until(lambda s: s.turn == 2)
    assert g.window == "open" and len(g.s.hands[0]) == 11


def test_mission_is_a_reporters() -> None:
    g = Scene(5, camps="RTBRB", characters={0: "jin_guanming"}).hand(0, *EIGHT, "burn", "telegram.black").start()
    g.send(0, "telegram.black").arrive().take_it().say(0, "end").until(lambda s: s.turn == 2)
    assert g.window == "open"


@pytest.mark.clause("S-23", "R-22", "R-52")
def test_no_fee_voided_or_from_somebody_who_has_left() -> None:
    g = scene(characters={3: "cheng_chengqing"}).hand(0, "telegram.black").hand(1, "burn").hand(3, "burn", "burn")
    g.start().send(0, "telegram.black").arrive().take_it().say(0, "title_fee").use(
        3, "set_straight burn burn"
    ).resolve()
    assert g.s.hands[0] == [] and len(g.s.hands[1]) == 1
    g = scene().hand(0, "telegram.black").hand(1, "burn").start().send(0, "telegram.black").arrive().take_it()
    g.say(0, "title_fee").leave(1).resolve()
    assert g.s.hands[0] == [] and g.told("fizzled")[-1].pub[0] == 0
