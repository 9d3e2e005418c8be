import pytest

from ..kit import cast
from ..scene import Scene
from .arrange import is_up, turn_down
from .telling import tally

pytestmark = pytest.mark.character("he_laobao")


def scene(camps: str = "RTBRB", turn: int = 0, covered: bool = True, **others: str) -> Scene:
    people = {1: "he_laobao"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=[1] if covered else [], extra=cast())


@pytest.mark.clause("R-16", "S-37", "S-20", "R-71")
def test_a_black_card_that_kills_him_brings_him_back_to_no_field() -> None:
    """Third black: he dies first; covered, he leaves no draft either."""
    g = scene().hand(0, "decode.black").hand(1, "expose").intel(1, "black", "black").discarded("burn").start()
    g.send(0, "decode").until("decide").take_it().until("free")
    assert g.s.dead == [1] and not is_up(g, 1) and not g.told("fetched") and not g.told("handed")
    assert "expose.direct.black" in g.names(g.s.discard)


@pytest.mark.clause("R-19", "R-53", "R-73", "G-17", "R-36")
@pytest.mark.parametrize("swapped", [False, True])
def test_killed_by_his_own_card_he_fails_unless_somebody_swapped_it(swapped: bool) -> None:
    """His own black card comes round and kills him: killer himself. Swapped on its way, the swapper killed him."""
    g = scene(turn=1).hand(1, "decode.black").hand(3, "swap.black").intel(1, "black", "black")
    g.s.status[2], g.s.alive, g.s.dead = 2, 0b11011, [2]
    g.start().send(1, "decode")
    if swapped:
        g.use(3, "play swap").resolve()
    g.until(lambda s: s.status[1] == 2 or s.over)
    assert g.s.killer[1] == (3 if swapped else 1)
    assert (g.window == "over" and g.winners() == [1]) == swapped
    assert tally(g, 1) == [int(swapped), 1]


@pytest.mark.clause("S-20", "S-26", "R-24", "G-14")
@pytest.mark.parametrize("turn", [0, 2])
def test_his_draft_and_the_elegy_go_in_seat_order_from_the_turn_player(turn: int) -> None:
    """He before Shen: she draws of what is left. In her own turn she is first, he gives away of what she left him."""
    g = scene(turn=turn, covered=False, s2="shen_yepin").hand(turn, "decode.black").hand(1, "burn", "expose")
    g.intel(1, "black", "black").start().send(turn, "decode")
    g.until(lambda s: g.window == "decide" and g.flight.at == 1).take_it()
    first, second = ("last_draft @4", "night_elegy") if turn == 0 else ("night_elegy", "last_draft @4")
    seats = (1, 2) if turn == 0 else (2, 1)
    assert g.window == "trigger" and g.asked == [seats[0]]
    g.say(seats[0], first)
    if turn == 0:
        assert g.window == "choice" and g.asked == [1]
        g.say(1, "burn done")
        assert g.asked == [seats[1]]
        g.say(seats[1], second)
        assert g.hand_of(2) == ["expose.direct.black"] and g.hand_of(4) == ["burn.direct.black"]
    else:
        assert g.asked == [seats[1]]
        g.say(seats[1], second).say(1, f"{g.hand_of(1)[0]} done")
        assert len(g.hand_of(2)) == 1 and len(g.hand_of(4)) == 1
    assert g.s.status[1] == 2 and g.s.hands[1] == [] and g.told("handed")[-1].knows.bit_count() == 2


@pytest.mark.clause("R-68", "R-17", "G-17")
def test_a_game_won_during_his_death_leaves_his_mission_unjudged() -> None:
    """Somebody's obituary completes three reds while he is dying: over, before he could have declared."""
    g = scene(s3="mo_fuyan", covered=False).hand(0, "decode.black").intel(1, "black", "black", "red")
    g.intel(0, "red", "red")
    turn_down(g, 3).s.status[2] = 2
    g.s.alive, g.s.dead = 0b11011, [2]
    g.start().send(0, "decode").until("decide").take_it()
    assert g.window == "trigger" and g.asked == [3]
    g.say(3, "front_obit @1 red @0")
    assert g.window == "over" and g.winners() == [0, 3]


@pytest.mark.clause("S-38", "G-05", "R-77", "G-18", "R-50")
def test_back_to_field_takes_two_face_up_cards_in_public() -> None:
    g = scene().hand(0, "decode.black").discarded("burn.red", "expose.blue", "lock_on.red").start()
    g.send(0, "decode").until("decide").take_it()
    assert g.window == "trigger" and g.asked == [1]  # a covered seat is asked, covertly
    g.say(1, "back_to_field")
    assert is_up(g, 1) and g.window == "response"
    g.resolve()
    assert g.window == "choice"
    g.say(1, "expose.blue burn.red")
    assert g.hand_of(1) == ["expose.direct.blue", "burn.direct.red"]
    assert g.names(g.s.discard) == ["lock_on.telegram.red"]
    got = g.told("fetched")[0].pub
    assert got[0] == 1 and len(got) == 3 and -1 not in got


@pytest.mark.clause("K-01")
def test_back_to_field_may_take_nothing() -> None:
    g = scene().hand(0, "decode.black").discarded("burn.red").start().send(0, "decode").until("decide").take_it()
    g.say(1, "back_to_field").resolve().say(1, "done")
    assert g.s.hands[1] == [] and is_up(g, 1) and g.window == "free"


@pytest.mark.clause("S-38", "G-05", "R-24", "R-58")
@pytest.mark.parametrize("why", ["not black", "nothing discarded", "only a face-down probe", "face up"])
def test_no_way_back_to_the_field(why: str) -> None:
    g = scene(covered=why != "face up").hand(0, "decode.red" if why == "not black" else "decode.black")
    if why in ("not black", "face up"):
        g.discarded("burn")
    if why == "only a face-down probe":
        g.s.facedown.append(g.take("probe.red"))
    g.start().send(0, "decode").until("decide").take_it()
    if g.window == "trigger":  # asked all the same, but there is nothing to say
        assert g.why(1, "back_to_field") != ""
        g.all_pass()
    assert g.window == "free" and g.s.hands[1] == []


@pytest.mark.clause("R-22", "R-08")
def test_back_to_field_fizzles_if_the_discard_pile_is_gone_by_then() -> None:
    """The pile is shuffled in response (a draw needs it): nothing to take; he stays face up."""
    g = scene(s2="mole").hand(0, "decode.black").hand(2, "red").discarded("burn.red").start().no_pile(0)
    g.send(0, "decode").until("decide").take_it().say(1, "back_to_field")
    g.use(2, "whisper red")
    g.s.discard, g.s.deck = [], g.s.discard + g.s.deck
    g.resolve()
    assert g.told("fizzled") and is_up(g, 1)


@pytest.mark.clause("S-20", "S-35", "S-21", "S-39", "S-37")
def test_no_draft_when_he_loses_or_is_covered_or_has_no_cards() -> None:
    g = scene(covered=False).hand(1, "burn").start()
    g.leave(1)
    assert g.window == "free" and not g.told("handed")
    g = scene(covered=False).hand(0, "decode.black").intel(1, "black", "black").start().send(0, "decode")
    g.until("decide").take_it()
    assert g.s.status[1] == 2 and g.window == "free"


@pytest.mark.clause("G-14", "S-27", "K-01", "K-07")
def test_the_draft_names_another_living_player_and_up_to_three_cards() -> None:
    """Nothing can answer it; the cards are known to the two alone, the rest is laid open."""
    g = scene(covered=False).hand(0, "decode.black").hand(1, "burn", "expose", "lock_on", "swap")
    g.intel(1, "black", "black").start().send(0, "decode").until("decide").take_it()
    assert g.why(1, "last_draft @1") == "G-08"
    g.say(1, "last_draft @2")
    assert g.window == "choice" and g.can(1, "done")
    g.say(1, "lock_on expose burn")
    assert sorted(g.hand_of(2)) == ["burn.direct.black", "expose.direct.black", "lock_on.telegram.black"]
    assert "swap.text.black" in g.names(g.s.discard) and g.told("handed")[0].pub == (1, 2, 3)


@pytest.mark.clause("G-17", "R-68", "S-40")
@pytest.mark.parametrize("why", ["", "the first to die", "a camp"])
def test_mission_killed_by_another_but_not_first(why: str) -> None:
    g = scene("RTBRB" if why != "a camp" else "TRBRB").hand(0, "decode.black").intel(1, "black", "black")
    if why != "the first to die":
        g.s.status[2], g.s.alive, g.s.dead = 2, 0b11011, [2]
    g.start().send(0, "decode").until("decide").take_it().until(lambda s: s.over or s.status[1] == 2)
    assert g.winners() == ([1] if not why else []) and g.s.killer[1] == 0


@pytest.mark.clause("S-23", "G-05")
def test_a_voided_return_to_the_field_fetches_nothing() -> None:
    g = scene(s3="cheng_chengqing").hand(0, "decode.black").hand(3, "red", "red").discarded("burn.red").start()
    g.send(0, "decode").until("decide").take_it().say(1, "back_to_field").use(3, "set_straight red red").resolve()
    assert is_up(g, 1) and g.s.hands[1] == [] and g.window == "free"


@pytest.mark.clause("G-05", "S-37", "R-52", "G-15")
def test_killed_while_going_back_he_is_face_up_and_leaves_a_draft() -> None:
    g = scene(s3="yueming").hand(0, "decode.black").hand(1, "swap", "blue").hand(3, "red", "red").discarded("burn.red")
    g.intel(1, "black").intel(0, "lock_on.black").start().send(0, "decode").until("decide").take_it()
    g.say(1, "back_to_field").use(3, "moon_shift red red @0 lock_on").until("trigger")
    g.say(1, "last_draft @2").say(1, "blue swap done").until("free")
    assert g.s.dead == [1] and len(g.s.hands[2]) == 2 and not g.told("fetched") and g.told("fizzled")
