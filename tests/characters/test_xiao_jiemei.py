import pytest

from ..kit import cast
from ..scene import Scene
from .arrange import is_up
from .telling import tally

pytestmark = pytest.mark.character("xiao_jiemei")


def scene(camps: str = "RTRBB", turn: int = 0, covered: bool = True, **others: str) -> Scene:
    people = {1: "xiao_jiemei"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=[1] if covered else [], extra=cast())


@pytest.mark.clause("S-20", "G-14", "R-46", "R-16", "R-27", "G-17")
def test_her_last_shot_kills_her_killer_whose_death_is_handled_within_hers() -> None:
    """He dies before her own cards are laid open; her mission fails, for she is dead."""
    g = scene(covered=False).hand(0, "decode.black").hand(1, "burn.black", "red").intel(1, "black", "black")
    g.intel(0, "black", "black").start().send(0, "decode").arrive().take_it()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "together").say(1, "burn")
    assert g.s.dead == [1, 0] and g.s.killer[:2] == [1, 0]
    assert [e.pub[0] for e in g.told("died")] == [0, 1]  # his death is finished first
    assert g.window != "over" and g.s.turn_seat == 2 and tally(g, 1) == [1]


@pytest.mark.clause("S-37")
def test_covered_she_dies_without_a_shot() -> None:
    g = scene().hand(0, "decode.black").hand(1, "burn.black").intel(1, "black", "black").start().send(0, "decode")
    g.until("decide").take_it().until(lambda s: s.status[1] == 2)
    assert g.s.intel[0] == [] and not g.told("moved") and "burn.direct.black" in g.names(g.s.discard)


@pytest.mark.clause("R-19", "G-11", "R-46")
def test_killed_by_a_skill_she_shoots_at_its_user() -> None:
    """A moon shift brings her third black card: its user is the killer and the target of her last shot."""
    g = scene(covered=False, s3="yueming").hand(1, "burn.black").hand(3, "red", "red").intel(1, "black", "black")
    g.intel(0, "lock_on.black").start("opening").use(3, "moon_shift red red @0 lock_on").resolve()
    assert g.s.killer[1] == 3
    g.say(1, "together").say(1, "burn")
    assert g.intel_of(3) == ["burn.direct.black"]


@pytest.mark.clause("R-22", "G-05", "R-71", "S-38")
@pytest.mark.parametrize("burned", [False, True])
def test_a_sender_who_burns_a_card_in_response_is_shot_all_the_same(burned: bool) -> None:
    """It only decides whether he dies of it."""
    g = scene().hand(0, "decode.black", "burn.blue").hand(1, "expose.black").intel(0, "black", "black").start()
    g.send(0, "decode").arrive().take_it()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "live_fire")
    assert is_up(g, 1) and g.window == "response"
    if burned:
        g.use(0, "play burn @0 black")
    g.until("choice").say(1, "expose")
    assert (g.s.status[0] == 0) == burned and g.s.killer[0] == (-1 if burned else 1)
    assert g.window == ("free" if burned else "over")  # alive, with a killing to her name: her mission
    assert g.winners() == ([] if burned else [1])


@pytest.mark.clause("S-33", "R-38", "G-06", "R-50", "R-92", "R-45")
def test_burning_her_own_black_card_she_may_draw_two() -> None:
    """Covered: only that a covered character draws is told."""
    g = scene().hand(1, "burn").intel(1, "black").start("opening").use(1, "play burn @1 black").resolve()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "flak_vest")
    assert g.window == "response"
    g.resolve()
    seat, skill, effect = g.told("skill_used")[0].pub[:3]
    assert (seat, skill) == (1, -1) and g.cfg.effects[effect] == "draw_two" and not is_up(g, 1)
    assert len(g.s.hands[1]) == 2


@pytest.mark.clause("R-24", "G-04")
def test_the_vest_works_once_a_turn_and_for_her_cards_only() -> None:
    g = scene(covered=False).hand(0, "burn", "burn", "burn").intel(1, "black", "black").intel(2, "black").start()
    g.say(0, "play burn @2 black").resolve()
    assert g.window == "free"
    g.say(0, "play burn @1 black").resolve().say(1, "flak_vest").resolve()
    g.say(0, "play burn @1 black").resolve()
    assert g.window == "free" and len(g.s.hands[1]) == 2


@pytest.mark.clause("S-23", "S-28")
def test_a_voided_vest_draws_nothing_and_a_countered_burn_asks_nobody() -> None:
    g = scene(covered=False, s2="cheng_chengqing").hand(0, "burn", "burn").hand(2, "red", "red").hand(3, "expose")
    g.intel(1, "black", "black").start().say(0, "play burn @1 black").use(3, "play expose").resolve()
    assert g.window == "free" and len(g.s.intel[1]) == 2
    g.say(0, "play burn @1 black").resolve().say(1, "flak_vest").use(2, "set_straight red red").resolve()
    assert g.s.hands[1] == []


@pytest.mark.clause("S-38", "G-05", "R-77", "G-03", "R-24")
@pytest.mark.parametrize("why", ["not black", "her own", "no black in hand", "face up", "the sender has left"])
def test_no_live_fire(why: str) -> None:
    g = scene(turn=1 if why == "her own" else 0, covered=why != "face up")
    g.hand(g.s.turn_seat, "decode.red" if why == "not black" else "decode.black")
    g.hand(1, "red" if why == "no black in hand" else "burn.black").start()
    g.send(g.s.turn_seat, "decode")
    if why == "her own":
        g.until(lambda s: s.flight < 0 or g.window == "trigger")
    else:
        g.arrive()
        if why == "the sender has left":
            g.leave(0)
            assert g.s.intel[1] == [] and g.s.turn_seat == 1
            return
        g.take_it()
    if why == "no black in hand":
        assert g.window == "trigger" and g.why(1, "live_fire") == "G-03"
    else:
        assert g.window == ("free" if why == "face up" else "trigger") and g.why(1, "live_fire") != ""
    assert g.until("free").s.intel[0] == []


@pytest.mark.clause("R-22", "K-07")
def test_live_fire_fizzles_if_the_sender_is_gone_or_her_black_cards_are() -> None:
    g = scene().hand(0, "decode.black").hand(1, "burn.black").intel(2, "black").start().send(0, "decode").arrive()
    g.take_it().say(1, "live_fire").use(1, "play burn @2 black").resolve()
    assert g.told("fizzled")[-1].pub[0] == 1 and g.s.intel[0] == [] and is_up(g, 1)
    g = scene().hand(0, "decode.black").hand(1, "burn.black").start().send(0, "decode").arrive().take_it()
    g.say(1, "live_fire").leave(0)
    g.until(lambda s: g.window == "open")
    assert g.s.hands[1] != [] and not g.told("moved") and is_up(g, 1)


@pytest.mark.clause("S-23", "G-05")
def test_a_voided_live_fire_leaves_her_face_up() -> None:
    g = scene(s2="cheng_chengqing").hand(0, "decode.black").hand(1, "burn.black").hand(2, "red", "red").start()
    g.send(0, "decode").arrive().take_it().say(1, "live_fire").use(2, "set_straight red red").resolve()
    assert is_up(g, 1) and g.hand_of(1) == ["burn.direct.black"] and g.s.intel[0] == []


@pytest.mark.clause("S-21", "S-35", "G-03")
@pytest.mark.parametrize("why", ["killed by herself", "no black in hand", "lost"])
def test_no_last_shot(why: str) -> None:
    g = scene(turn=1 if why == "killed by herself" else 0, covered=False).intel(1, "black", "black")
    g.hand(g.s.turn_seat, "decode.black").hand(1, "red" if why == "no black in hand" else "burn.black").start()
    if why == "lost":
        g.leave(1)
        assert g.window == "free" and g.s.dead == []
        return
    g.send(g.s.turn_seat, "decode")
    g.until(lambda s: bool(s.dead)) if why == "killed by herself" else g.arrive().take_it()
    if why == "no black in hand":
        assert g.window == "trigger" and g.why(1, "together") == "G-03"
        g.all_pass()
    g.until(lambda s: s.status[1] == 2)
    assert g.s.dead == [1] and not g.told("moved")


@pytest.mark.clause("G-17", "R-72", "S-40")
@pytest.mark.parametrize("why", ["", "somebody else's doing", "a camp"])
def test_mission_alive_with_a_killing(why: str) -> None:
    g = scene("BRRBT" if why == "a camp" else "RTRBB", turn=0 if why == "somebody else's doing" else 1, covered=False)
    x = g.s.turn_seat
    g.hand(x, "burn.black").intel(2, "black", "black").start().send(x, "burn", to=2).arrive().take_it()
    assert g.s.dead == [2] and g.winners() == ([1] if not why else [])
