import pytest

from ..kit import cast
from ..scene import Scene
from .arrange import turn_down
from .telling import tally

pytestmark = pytest.mark.character("zi_zhengqiang")


def scene(camps: str = "TRBRB", covered: tuple[int, ...] = (), **others: str) -> Scene:
    people = {0: "zi_zhengqiang"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, camps=camps, characters=people, covered=covered, extra=cast())


@pytest.mark.clause("S-23", "R-97", "R-106")
def test_under_a_live_feed_skills_cannot_touch_the_card_but_cards_can() -> None:
    """Reversal, stop press, killing and song request may not be declared; swap, return and intercept may be used."""
    people = {"s1": "ruan_shuanghuang", "s2": "qiu_dabi", "s3": "yan_guoshen", "s4": "shen_yepin"}
    g = scene(covered=(1, 4), **people).hand(0, "decode", "lock_on").hand(1, "return")
    g.hand(2, "intercept").hand(3, "red", "red", "swap").hand(4, "red").start()
    g.say(0, "send decode").say(0, "live_feed lock_on").say(0, "pass")
    assert g.flight.at == 1
    assert g.why(1, "reversal") == "S-23" and g.why(3, "kill_story red red") == "S-23"
    assert g.why(4, "song_request") == "S-23"
    assert g.can(1, "play return") and g.can(2, "play intercept") and g.can(3, "play swap")
    g.until(lambda s: g.window == "arrival" and g.flight.at == 2)
    assert g.why(2, "stop_press") == "S-23"


@pytest.mark.clause("S-29", "R-32", "R-36")
def test_read_aloud_it_is_face_up_so_neither_swap_nor_decode_apply() -> None:
    g = scene().hand(0, "decode", "lock_on").hand(1, "decode", "swap").start()
    g.say(0, "send decode").say(0, "read_aloud").say(0, "live_feed lock_on").say(0, "pass")
    assert g.why(1, "play decode") == "R-32" and g.why(1, "play swap") == "R-36"


@pytest.mark.clause("G-12", "R-57", "R-97")
def test_a_card_used_as_a_function_is_no_skill_to_the_live_feed() -> None:
    g = scene(covered=(3,), s2="heishang_feiaona", s3="ruan_shuanghuang").hand(0, "decode", "lock_on")
    g.hand(2, "swap").hand(3, "burn").start()
    g.say(0, "send decode").say(0, "live_feed lock_on").say(0, "pass")
    assert g.can(2, "text_as_intercept swap") and g.can(3, "cut_in burn")
    g.use(3, "cut_in burn").resolve()
    assert g.flight.at == 3


@pytest.mark.clause("R-23", "R-07", "R-84", "R-54", "R-45")
def test_nothing_answers_the_reading_and_a_card_off_the_pile_can_be_read_too() -> None:
    g = scene().top("burn.red", "lock_on.blue").start()
    assert g.s.hands[0] == []
    g.say(0, "send")
    assert g.window == "sending" and g.asked == [0]
    g.say(0, "read_aloud")
    assert g.window == "sending" and g.hand_of(0) == ["lock_on.telegram.blue"]
    g.say(0, "pass")
    assert g.flight.mode == 2 and g.flight.face == 1 and g.flight.at == 1
    assert g.told("sent")[0].pub == (0, 2, g.cfg.deck.by_name["burn.direct.red"])


@pytest.mark.clause("R-54", "K-09")
def test_a_text_is_not_read_aloud_and_nothing_is_read_twice() -> None:
    g = scene().hand(0, "swap").start().say(0, "send swap")
    assert g.why(0, "read_aloud") == "S-22"
    g = scene().hand(0, "decode").start().say(0, "send decode").say(0, "read_aloud")
    assert g.why(0, "read_aloud") == "S-22" and len(g.s.hands[0]) == 1


@pytest.mark.clause("K-05", "R-97")
def test_a_live_feed_does_not_bar_looking_or_smoothing_over() -> None:
    g = scene(s1="liu_changjiao", s2="he_xini", covered=(1,)).hand(0, "decode", "lock_on", "lock_on.red")
    g.hand(1, "burn", "divert").start()
    g.say(0, "send decode").say(0, "live_feed lock_on.black").say(0, "pass")
    assert g.why(1, "expose_shot") == "S-23" and g.can(1, "stakeout burn")
    g.use(1, "stakeout burn").resolve()
    assert g.told("flight_seen")[0].pub == (1,)
    g.use(1, "play divert @3").use(2, "smooth_over").resolve()
    assert g.flight.at == 2


@pytest.mark.clause("R-97", "R-23")
def test_quick_skills_and_his_own_are_not_barred() -> None:
    """Kill story borrowed by himself may be used on his own live card."""
    g = scene(s1="yan_guoshen").hand(0, "decode", "lock_on", "red", "red")
    g.s.skills[0] = g.s.skills[0] + [i for i in g.s.skills[1] if g.cfg.skills[i].name == "kill_story"]
    g.start().say(0, "send decode").say(0, "live_feed lock_on").say(0, "pass")
    assert g.can(0, "kill_story red red")


@pytest.mark.clause("G-04", "G-03", "R-97")
def test_the_live_feed_costs_a_card_once_a_round_and_ends_with_the_transmission() -> None:
    g = scene(s1="yan_guoshen").hand(0, "decode").hand(1, "red", "red", "blue").start().say(0, "send decode")
    assert g.why(0, "live_feed decode") == "G-03"  # the card to be sent is not in his hand any more
    g.hand(0, "lock_on", "lock_on").say(0, "live_feed lock_on")
    assert g.why(0, "live_feed lock_on") == "G-04"
    g.say(0, "pass").until("free").say(0, "end").until("free").send(1, "blue")
    assert g.can(1, "kill_story red red")


@pytest.mark.clause("S-39", "G-02")
def test_turned_over_he_has_neither_and_neither_works_in_another_window() -> None:
    g = turn_down(scene(), 0).hand(0, "decode", "lock_on").start().say(0, "send decode")
    assert g.window == "arrival" and g.why(0, "live_feed lock_on") in ("G-02", "S-39")
    g = scene().hand(0, "decode", "lock_on").start()
    assert g.why(0, "read_aloud") == "G-02" and g.why(0, "live_feed lock_on") == "G-02"


@pytest.mark.clause("G-17", "R-72", "S-40")
def test_mission_text_taken_by_two_others_and_three_cards() -> None:
    g = scene().hand(0, "decode.red", "swap.blue").intel(0, "red", "blue", "black").start()
    g.say(0, "send decode").say(0, "read_aloud").say(0, "pass").arrive().take_it()
    assert tally(g, 0) == [1, 3]
    g.s.stack[-2].step, g.s.sent = 3, 0  # as if it were his next turn
    g.say(0, "send swap").say(0, "pass").arrive().decline().arrive().take_it()
    assert g.winners() == [0]


@pytest.mark.clause("G-17", "S-40")
@pytest.mark.parametrize("why", ["the same taker", "himself", "a telegram", "two cards", "a camp"])
def test_mission_not_met(why: str) -> None:
    g = scene("RTBRB" if why == "a camp" else "TRBRB").intel(0, "black", *([] if why == "two cards" else ["blue"]))
    g.intel(0, "red").hand(0, "decode.red" if why == "a telegram" else "swap.blue")
    g.s.mem[0 << 16 | 0xFFF << 4 | 3] = 1 << (1 if why == "the same taker" else 2)
    g.start().say(0, f"send {g.hand_of(0)[0]}").say(0, "pass")
    g.until("free") if why == "himself" else g.arrive().take_it()
    assert g.window == "free"
    assert tally(g, 0) == [2 if why in ("two cards", "a camp") else 1, {"two cards": 2, "himself": 4}.get(why, 3)]
