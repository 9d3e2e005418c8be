import pytest

from ..kit import cast
from ..scene import Scene
from .arrange import turn_down
from .telling import tally

pytestmark = pytest.mark.character("qianpai_zhanzuo")


def scene(camps: str = "RBTRB", turn: int = 0, seat: int = 2, **others: str) -> Scene:
    people = {seat: "qianpai_zhanzuo"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, extra=cast())


@pytest.mark.clause("S-10", "S-12", "R-33", "R-11", "R-73", "G-11")
@pytest.mark.parametrize("card", ["decode.black", "swap.black"])
def test_flipped_it_comes_back_to_the_sender_who_must_take_it(card: str) -> None:
    """Telegram or text: an arrival window opens before the sender, who has no use for a return; he must take it."""
    g = scene().hand(0, card, "return").hand(2, "burn").intel(0, "black", "black").start().send(0, card)
    g.arrive().decline()
    assert g.window == "trigger" and g.asked == [2]
    g.say(2, "flip_flow burn").resolve()
    assert g.window == "arrival" and g.flight.at == 0 and g.flight.way == -1 and g.told("reversed")[0].pub == (-1,)
    assert g.why(0, "play return") == "R-33"
    g.arrive()
    assert g.s.dead == [0] and g.s.killer[0] == 2


@pytest.mark.clause("S-11", "R-77")
def test_a_direct_card_handed_back_cannot_be_flipped() -> None:
    g = scene().hand(0, "burn").hand(2, "burn").start().send(0, "burn", to=1).arrive().decline()
    assert g.window == "arrival" and g.flight.at == 0


@pytest.mark.clause("S-27", "R-61", "R-45")
def test_the_responses_to_it_are_no_arrival_window() -> None:
    g = scene().hand(0, "decode").hand(2, "burn").hand(3, "intercept", "swap", "expose").start().send(0, "decode")
    g.arrive().decline().say(2, "flip_flow burn")
    assert g.window == "response"
    assert g.why(3, "play intercept") == "R-35" and g.why(3, "play swap") == "R-36"
    assert g.why(3, "play expose") == "R-26"  # a skill


@pytest.mark.clause("G-10", "G-03")
def test_red_black_and_black_are_different_printed_colours() -> None:
    g = scene(turn=2).hand(2, "lock_on.red_black", "lock_on.black", "lock_on.red", "decode.red").start()
    assert g.why(2, "spam lock_on.red_black lock_on.black") != ""
    assert g.why(2, "spam lock_on.red lock_on.red_black") != ""
    assert g.can(2, "spam lock_on.red decode.red")
    h = scene(turn=2).hand(2, "lock_on.red_black", "lock_on.black").start()
    assert h.why(2, "spam lock_on.red_black") == "G-03"


@pytest.mark.clause("G-03", "G-04", "R-29")
def test_spam_draws_three_for_two_once_a_turn() -> None:
    g = scene(turn=2).hand(2, "lock_on.red", "decode.red", "burn.black", "expose.black").start()
    g.say(2, "spam lock_on.red decode.red").resolve()
    assert len(g.s.hands[2]) == 5 and len(g.told("discarded")[0].pub) == 3
    assert g.why(2, "spam expose.black burn.black") == "G-04"


@pytest.mark.clause("S-39", "G-02")
def test_turned_over_or_elsewhere_no_spam_and_no_flip() -> None:
    g = turn_down(scene(turn=2), 2).hand(2, "lock_on.red", "decode.red").start()
    assert g.why(2, "spam lock_on.red decode.red") == "S-39"
    g = turn_down(scene(), 2).hand(0, "decode").hand(2, "burn").start().send(0, "decode").arrive().decline()
    assert g.window == "arrival" and g.flight.at == 2
    g = scene(turn=2).hand(2, "lock_on.red", "decode.red", "expose").start().send(2, "expose", to=1)
    assert g.why(2, "spam lock_on.red decode.red") == "G-02"


@pytest.mark.clause("G-20", "R-24", "G-04", "G-03")
@pytest.mark.parametrize("why", ["himself", "no card", "lured past", "again in the round"])
def test_no_flip(why: str) -> None:
    g = scene(seat=1 if why == "himself" else 2).hand(0, "decode", "lure_away")
    g.hand(1, "expose").hand(2, *[] if why == "no card" else ["burn", "burn"]).start()
    if why == "lured past":
        g.say(0, "play lure_away @1").resolve().send(0, "decode")
        assert g.window == "arrival" and g.flight.at == 2 and not g.told("skill_used")
        return
    g.send(0, "decode").arrive().decline()
    if why == "no card":
        assert g.window == "trigger" and g.why(2, "flip_flow burn") == "G-03"
    elif why == "himself":
        assert g.window == "arrival" and g.flight.at == 2
    else:
        g.say(2, "flip_flow burn").resolve().until("free").hand(0, "red").say(0, "end").until("free")
        g.hand(1, "red").send(1, "red").arrive().decline().arrive()
        assert g.flight.at == 3 and g.window == "decide"
        g.decline()
        assert g.window == "arrival" and g.flight.at == 4


@pytest.mark.clause("R-13", "K-10")
def test_it_skips_who_is_lured_away_and_may_turn_his_own_card() -> None:
    """He is the sender: 0 declines what he has sent; turned, it passes 4, who is not there, to 3... and so on round."""
    g = scene(turn=0, seat=0).hand(0, "decode", "lure_away", "burn").start()
    g.say(0, "play lure_away @1").resolve().send(0, "decode")
    assert g.flight.at == 2
    g.arrive().decline()
    g.say(0, "flip_flow burn").resolve()
    assert [e.pub[0] for e in g.told("flight_at")] == [1, 2, 1, 0] and g.flight.at == 0


@pytest.mark.clause("K-10", "R-22", "R-71")
def test_a_second_flip_of_the_same_refusal_finds_the_card_gone() -> None:
    """Two of them answer one refusal: the first turns it, it has left; the second is not even asked."""
    g = scene(s3="paotui_xiaoshao").hand(0, "decode").hand(2, "burn").hand(3, "burn")
    g.s.skills[3] += [i for i in g.s.skills[2] if g.cfg.skills[i].name == "flip_flow"]
    from kongsheng.game.faces import index_skills

    index_skills(g.s)
    g.start().send(0, "decode").arrive().decline().say(2, "flip_flow burn").resolve()
    assert g.window == "arrival" and g.flight.at == 0 and len(g.s.hands[3]) == 1


@pytest.mark.clause("S-23")
def test_a_voided_flip_lets_it_go_on() -> None:
    g = scene(s3="cheng_chengqing").hand(0, "decode").hand(2, "burn").hand(3, "burn", "burn").start()
    g.send(0, "decode").arrive().decline().say(2, "flip_flow burn").use(3, "set_straight burn burn").resolve()
    assert g.flight.at == 2 and g.flight.way == 1


@pytest.mark.clause("G-17", "S-35", "S-40")
@pytest.mark.parametrize("why", ["", "one lost", "three cards", "a camp"])
def test_mission_two_others_dead_and_at_most_two_cards(why: str) -> None:
    g = scene("RBRTB" if why == "a camp" else "RBTRB").hand(0, "decode.black").intel(1, "black", "black")
    g.intel(2, *["red"] * (3 if why == "three cards" else 2))
    if why == "one lost":
        g.s.status[4], g.s.alive = 3, 0b01111
    else:
        g.s.status[4], g.s.alive, g.s.dead = 2, 0b01111, [4]
    if why in ("three cards", ""):
        g.s.camp[0], g.s.camp[3] = 0, 1
    g.start().send(0, "decode").arrive().take_it()
    assert g.winners() == ([2] if not why else []) and tally(g, 2)[0] == (1 if why == "one lost" else 2)


@pytest.mark.clause("S-23", "G-03")
def test_a_voided_spam_draws_nothing_for_its_cards() -> None:
    g = scene(turn=2, s3="cheng_chengqing").hand(2, "lock_on.red", "decode.red").hand(3, "blue", "blue").start()
    g.say(2, "spam lock_on.red decode.red").use(3, "set_straight blue blue").resolve()
    assert g.s.hands[2] == [] and g.window == "free"


@pytest.mark.clause("R-97", "S-23")
def test_no_flip_under_a_live_feed() -> None:
    g = scene(s0="zi_zhengqiang").hand(0, "decode", "lock_on").hand(2, "burn").start()
    g.say(0, "send decode").say(0, "live_feed lock_on").say(0, "pass").arrive().decline()
    assert g.window == "trigger" and g.why(2, "flip_flow burn") == "S-23"
    g.all_pass()
    assert g.flight.at == 2 and g.flight.way == 1


@pytest.mark.clause("R-12", "R-66", "R-22")
def test_a_flip_comes_to_nothing_when_the_sender_has_left() -> None:
    g = scene().hand(0, "decode").hand(2, "burn").start().send(0, "decode").arrive().decline().say(2, "flip_flow burn")
    g.leave(0)
    g.resolve()
    assert g.told("flight_dropped") and g.told("fizzled")[-1].pub[0] == 2 and not g.told("reversed")
    assert g.s.turn_seat == 1
