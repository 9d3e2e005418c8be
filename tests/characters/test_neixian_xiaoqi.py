import pytest

from ..kit import cast
from ..scene import Scene
from .arrange import is_up
from .telling import tally

pytestmark = pytest.mark.character("neixian_xiaoqi")


def scene(camps: str = "TRBRB", turn: int = 0, covered: bool = True, **others: str) -> Scene:
    people = {0: "neixian_xiaoqi"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=[0] if covered else [], extra=cast())


@pytest.mark.clause("G-04", "S-31", "G-05", "G-18")
def test_contact_then_going_dark_but_no_second_contact_this_turn() -> None:
    g = scene().hand(0, "red", "blue").start().say(0, "contact @1")
    assert is_up(g, 0)
    g.resolve()
    seen = g.told("identity_seen")[0]
    assert (seen.pub, seen.priv, seen.knows) == ((0, 1), (0,), 1)
    assert g.s.may[0 * 5 + 1] == 1 and g.s.may[2 * 5 + 1] == 7
    g.say(0, "go_dark red").resolve()
    assert not is_up(g, 0) and g.why(0, "contact @2") == "G-04" and g.why(0, "pass_note @1") == "S-37"


@pytest.mark.clause("R-22", "S-20", "G-17")
def test_a_contact_who_dies_in_response_is_not_inspected_but_public() -> None:
    """He dies of a moon shift: the contact fizzles; his identity lies open and counts."""
    g = scene(s3="yueming").hand(0, "red").hand(3, "red", "red").intel(2, "black", "black").intel(1, "lock_on.black")
    g.start().say(0, "contact @2").use(3, "moon_shift red red @1 lock_on").resolve()
    assert g.s.dead == [2] and g.told("fizzled")[-1].pub[0] == 0 and not g.told("identity_seen")
    assert tally(g, 0) == [0, 1, 0]


@pytest.mark.clause("S-23", "G-03", "G-04", "G-05")
def test_voided_she_stays_up_has_paid_and_cannot_reach_anybody_again() -> None:
    g = scene(covered=False, s1="cheng_chengqing").hand(0, "red", "blue").hand(1, "burn", "burn").start()
    g.say(0, "go_dark red").use(1, "set_straight burn burn").resolve()
    assert is_up(g, 0) and g.hand_of(0) == ["probe.telegram.blue.CCAV+2"]
    assert g.why(0, "go_dark blue") == "G-04" and g.why(0, "contact @2") == "G-05"


@pytest.mark.clause("G-18", "K-07", "G-04")
def test_the_note_is_chosen_when_it_is_passed_and_she_draws_one() -> None:
    g = scene(covered=False).hand(0, "red", "burn").start().say(0, "pass_note @2")
    assert g.window == "response"
    g.resolve()
    assert g.window == "choice" and g.asked == [0]
    g.say(0, "burn")
    assert g.hand_of(2) == ["burn.direct.black"] and len(g.s.hands[0]) == 2
    assert g.told("handed")[0].pub == (0, 2, 1) and g.told("handed")[0].knows == 0b101
    assert g.why(0, "pass_note @1") == "G-04"


@pytest.mark.clause("R-22", "G-08", "G-03", "R-52")
@pytest.mark.parametrize("why", ["no card", "spent in response", "he has left", "herself"])
def test_no_note(why: str) -> None:
    g = scene(covered=False).intel(1, "black")
    if why != "no card":
        g.hand(0, "burn")
    g.start()
    if why in ("no card", "herself"):
        assert g.why(0, f"pass_note @{0 if why == 'herself' else 1}") == ("G-03" if why == "no card" else "G-08")
        return
    g.say(0, "pass_note @2")
    g.leave(2) if why == "he has left" else g.use(0, "play burn @1 black")
    g.resolve()
    assert g.window == "free" and not g.told("handed") and not g.told("drew")
    assert g.told("fizzled")[-1].pub[0] == 0


@pytest.mark.clause("G-02", "S-37", "G-05", "G-08")
def test_all_in_her_own_free_window_and_the_lower_two_face_up() -> None:
    g = scene().hand(0, "red", "decode").start()
    assert g.why(0, "pass_note @1") == "S-37" and g.why(0, "go_dark red") == "S-37"
    assert g.why(0, "contact @0") == "G-08"
    g.send(0, "decode")
    assert g.why(0, "contact @1") == "G-02"
    g = scene(covered=False).hand(0, "red", "decode").start()
    assert g.why(0, "contact @1") == "G-05"
    g.send(0, "decode")
    assert g.why(0, "pass_note @1") == "G-02" and g.why(0, "go_dark red") == "G-02"


@pytest.mark.clause("S-23", "G-05", "S-28")
def test_a_voided_contact_shows_nothing() -> None:
    g = scene(s1="cheng_chengqing").hand(0, "red").hand(1, "burn", "burn").start()
    g.say(0, "contact @2").use(1, "set_straight burn burn").resolve()
    assert is_up(g, 0) and not g.told("identity_seen") and tally(g, 0) == [0, 0, 0]


@pytest.mark.clause("R-72", "G-17", "R-16")
def test_mission_one_known_of_either_camp_and_four_cards() -> None:
    """Inspecting the second is itself a check point."""
    g = scene().intel(0, "red", "red", "blue", "black").hand(0, "red")
    g.s.mem[0 << 16 | 0xFFF << 4 | 3] = 1 << 1
    g.start().say(0, "contact @4").resolve()
    assert g.window == "over" and g.winners() == [0]


@pytest.mark.clause("R-72", "G-17", "S-21")
def test_mission_public_identities_count_and_becoming_public_is_a_check_point() -> None:
    g = scene().intel(0, "red", "red", "blue", "black").hand(0, "red").start()
    g.leave(1)
    assert g.window == "free" and tally(g, 0) == [1, 0, 4]
    g.leave(2)
    assert g.window == "over" and g.winners() == [0]


@pytest.mark.clause("G-17", "S-40")
@pytest.mark.parametrize("why", ["a reporter", "two of one camp", "three cards", "a camp"])
def test_mission_not_met(why: str) -> None:
    g = scene({"a reporter": "TRTRB", "a camp": "BRBRT"}.get(why, "TRBRB"))
    g.intel(0, "red", "red", "blue", *([] if why == "three cards" else ["black"])).hand(0, "red")
    g.s.mem[0 << 16 | 0xFFF << 4 | 3] = 1 << 1
    g.start().say(0, f"contact @{3 if why == 'two of one camp' else 2}").resolve()
    assert g.window == "free"
    assert tally(g, 0)[:2] == {"a reporter": [1, 0], "two of one camp": [2, 0]}.get(why, [1, 1])
