import pytest

from ..kit import cast
from ..scene import Scene
from .arrange import is_up, pass_turn, turn_down
from .telling import tally

pytestmark = pytest.mark.character("tai_baobao")


def scene(camps: str = "RTRBB", turn: int = 0, **others: str) -> Scene:
    people = {1: "tai_baobao"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, extra=cast())


@pytest.mark.clause("S-39", "G-11", "R-53", "R-16")
def test_with_three_black_the_blackout_kills_it() -> None:
    g = scene(s0="ming_zhuiguang").hand(0, "red", "red").intel(1, "black", "black", "black").start()
    g.say(0, "blackout red red @1").resolve()
    assert g.s.dead == [1] and g.s.killer[1] == 0


@pytest.mark.clause("S-33", "R-38", "S-39")
def test_unmasked_with_three_black_it_burns_down_to_one_first() -> None:
    g = scene().intel(1, "black", "lock_on.black", "burn.black").start("opening")
    g.use(1, "unmask").resolve().say(1, "lock_on.black burn.black")
    assert not is_up(g, 1) and g.intel_of(1) == ["probe.telegram.black.CCAV+2"] and g.s.status[1] == 0
    assert [e.pub[0] for e in g.told("burned")] == [1, 1]


@pytest.mark.clause("G-15", "S-19", "R-19")
def test_a_fourth_black_in_response_kills_it_before_it_can_unmask() -> None:
    g = scene(s0="yueming").hand(0, "red", "red").intel(1, "black", "black", "black").intel(2, "blue")
    g.intel(0, "lock_on.black").start("opening")
    g.use(1, "unmask").use(0, "moon_shift red red @0 lock_on.black").resolve()
    assert g.s.dead == [1] and g.s.killer[1] == 0 and not g.told("burned") and is_up(g, 1)
    assert g.told("fizzled")[-1].pub[0] == 1


@pytest.mark.clause("S-17", "R-16", "G-17", "S-19")
@pytest.mark.parametrize("down", [False, True])
def test_the_third_black_completes_the_mission_before_it_could_kill(down: bool) -> None:
    """Padding or not: victory is judged first."""
    g = scene().hand(0, "decode.black").intel(1, "black", "black", "red", "blue")
    if down:
        turn_down(g, 1)
    g.start().send(0, "decode").until("decide").take_it()
    assert g.window == "over" and g.winners() == [1] and g.s.dead == []


@pytest.mark.clause("G-13", "S-36")
def test_it_is_no_man_for_a_fan_call() -> None:
    g = scene(s0="ding_dong").start()
    assert not g.can(0, "fan_call @1") and g.can(0, "fan_call @2")


@pytest.mark.clause("S-19", "S-23", "R-19")
def test_it_takes_four_black_cards_to_kill_it_and_the_fourth_is_the_killers() -> None:
    g = scene("RTRBB").hand(0, "decode.black").intel(1, "black", "black").start()
    g.send(0, "decode").until("decide").take_it()
    assert g.window == "free" and g.s.black[1] == 3 and g.s.status[1] == 0
    g.say(0, "end").until("free").hand(1, "red").send(1, "red").until("free").say(1, "end").until("free")
    g.hand(2, "lock_on.black").send(2, "lock_on.black").until(lambda s: g.window == "decide" and g.flight.at == 1)
    g.take_it()
    assert g.s.dead == [1] and g.s.killer[1] == 2


@pytest.mark.clause("S-39", "S-19")
def test_turned_over_three_kill_it() -> None:
    g = turn_down(scene(), 1).hand(0, "decode.black").intel(1, "black", "black").start()
    g.send(0, "decode").until("decide").take_it()
    assert g.s.dead == [1] and g.s.killer[1] == 0


@pytest.mark.clause("S-22", "G-04", "S-39", "S-27")
def test_unmasking_needs_a_black_card_and_the_costume_and_happens_once() -> None:
    g = scene().intel(1, "red").start("opening")
    assert g.why(1, "unmask") == "G-08"
    g = turn_down(scene(), 1).intel(1, "black").start("opening")
    assert g.why(1, "unmask") == "S-39"
    g = scene().hand(0, "decode").intel(1, "black").start().send(0, "decode").arrive()
    assert g.why(1, "unmask") == "S-27"
    g = scene().intel(1, "black").start("opening").use(1, "unmask").resolve().say(1, "done")
    g.s.face[1] = 0  # as if turned up again
    assert g.why(1, "unmask") == "G-04"


@pytest.mark.clause("K-01", "S-39")
def test_it_may_burn_nothing_and_still_turns_over() -> None:
    g = scene().intel(1, "black", "black").start("opening").use(1, "unmask").resolve().say(1, "done")
    assert len(g.s.intel[1]) == 2 and not is_up(g, 1)


@pytest.mark.clause("K-02", "R-22", "G-08")
def test_the_only_black_card_burned_in_response_it_still_turns_over() -> None:
    g = scene().hand(2, "burn").intel(1, "black").start("opening")
    g.use(1, "unmask").use(2, "play burn @1 black").resolve()
    assert g.window == "open" and not is_up(g, 1) and not g.told("fizzled")


def turn_up(g: Scene) -> None:
    """Arrange it face up again although the blackout still lasts."""
    g.s.face[1] = 0


@pytest.mark.clause("K-02", "S-31")
def test_covered_in_response_it_burns_and_comes_up_again_when_due() -> None:
    """What is covered cannot be covered again: the blackout lasts as long as it would have."""
    g = scene(s0="ming_zhuiguang", s2="veil").hand(0, "red", "red").intel(1, "black", "red").start()
    g.say(0, "blackout red red @1").resolve()
    turn_up(g)
    g.say(0, "send " + g.hand_of(0)[0]) if g.s.hands[0] else g.say(0, "send")
    g.until("arrival").use(1, "unmask").use(2, "smother @1").resolve().say(1, "black done")
    assert len(g.s.intel[1]) == 1 and g.s.red[1] == 1 and not is_up(g, 1) and g.s.timers
    for _ in range(5):
        pass_turn(g)
    assert is_up(g, 1) and g.s.timers == []


@pytest.mark.clause("S-23", "G-03")
def test_a_voided_unmasking_burns_nothing_and_leaves_it_up() -> None:
    g = scene(s2="cheng_chengqing").hand(2, "red", "red").intel(1, "black").start("opening")
    g.use(1, "unmask").use(2, "set_straight red red").resolve()
    assert is_up(g, 1) and len(g.s.intel[1]) == 1 and g.why(1, "unmask") == "G-04"


@pytest.mark.clause("G-17", "S-40", "G-10")
@pytest.mark.parametrize("why", ["four cards", "no blue", "a camp"])
def test_mission_not_met(why: str) -> None:
    """With double-coloured cards four would show all colours: it takes five; and three black ones, red and blue."""
    g = scene("TRRBB" if why == "a camp" else "RTRBB").hand(0, "decode.black").intel(1, "black")
    g.intel(1, *{"four cards": ["lock_on.red_black", "blue"], "no blue": ["black", "red", "red"]}.get(why, []))
    if why == "a camp":
        g.intel(1, "black", "red", "blue")
    g.start().send(0, "decode").until("decide").take_it()
    assert g.window == "free" and g.s.black[1] == 3
    assert tally(g, 1)[0] == (4 if why == "four cards" else 5)


@pytest.mark.clause("S-39", "S-19", "R-19")
def test_burning_nothing_with_three_black_it_dies_by_its_own_hand() -> None:
    g = scene().intel(1, "black", "black", "black").start("opening").use(1, "unmask").resolve().say(1, "done")
    assert g.s.dead == [1] and g.s.killer[1] == 1


@pytest.mark.clause("R-74", "R-52")
def test_leaving_while_it_chooses_burns_nothing() -> None:
    g = scene().intel(1, "black", "black").start("opening").use(1, "unmask").resolve().leave(1)
    assert g.window == "open" and g.s.dead == [] and not g.told("burned")
