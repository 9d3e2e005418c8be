import pytest

from ..kit import cast
from ..scene import Scene
from .arrange import turn_down
from .telling import tally

pytestmark = pytest.mark.character("bai_jiaodui")


def scene(camps: str = "RTRBB", turn: int = 0, **others: str) -> Scene:
    people = {1: "bai_jiaodui"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, extra=cast())


@pytest.mark.clause("R-33", "R-37", "G-04", "G-12", "R-61")
def test_an_exposed_lookalike_comes_back_and_may_be_used_as_what_it_is() -> None:
    """A printed return, used as a return by her skill, is exposed: she takes it back; the skill is spent, the card is
    not: it can be played as it is while the moment lasts."""
    g = scene().hand(0, "decode").hand(1, "return.blue", "swap.blue").hand(3, "expose").start().send(0, "decode")
    g.use(1, "lookalike return").use(3, "play expose").resolve()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "erratum").resolve()
    assert g.hand_of(1) == ["swap.text.blue", "return.telegram.blue"] and g.window == "arrival"
    assert g.why(1, "lookalike swap") == "G-04" and g.can(1, "play return")
    g.use(1, "play return").resolve()
    assert g.flight.at == 0


@pytest.mark.clause("R-22", "R-08", "G-04")
def test_an_erratum_finds_nothing_when_the_card_was_shuffled_in() -> None:
    """In response the pile runs out: the card is in it by then."""
    g = scene(s2="mole").hand(0, "decode").hand(1, "red").hand(2, "blue").hand(3, "expose").start().send(0, "decode")
    g.use(1, "lookalike red").use(3, "play expose").resolve().say(1, "erratum")
    g.no_pile().use(2, "whisper blue").resolve()
    assert g.told("reshuffled") and g.told("fizzled")[-1].pub[0] == 1 and g.s.hands[1] == []


@pytest.mark.clause("G-10", "R-33", "R-32", "S-04")
def test_double_coloured_cards_go_by_their_true_colour_and_a_sender_cannot_return() -> None:
    g = scene().hand(0, "decode").hand(1, "lock_on.red_black", "lock_on.blue_black", "lock_on.black").start()
    g.send(0, "decode")
    assert g.can(1, "lookalike lock_on.red_black") and g.can(1, "lookalike lock_on.blue_black")
    assert g.why(1, "lookalike lock_on.black") == "G-03"
    g.use(1, "lookalike lock_on.red_black").resolve()
    assert g.told("flight_seen")[0].pub == (1,) and g.told("played")[0].pub[:3] == (
        1, 3, g.cfg.deck.by_name["lock_on.telegram.red_black"],
    )  # fmt: skip
    g = scene(turn=1).hand(1, "decode", "lock_on.blue", "lock_on.red").start().send(1, "decode")
    g.until(lambda s: g.window == "arrival" and g.flight.at == 1)
    assert g.why(1, "lookalike lock_on.blue") == "R-33" and g.can(1, "lookalike lock_on.red")


@pytest.mark.clause("R-32", "R-33", "G-02", "S-39", "R-85")
def test_each_card_needs_the_moment_of_what_it_is_used_as() -> None:
    """Face up: no decode, but a return; before somebody else: neither; a public document will do as a card."""
    g = scene().hand(0, "swap").hand(1, "red", "blue", "public_document.blue").start().send(0, "swap")
    assert g.why(1, "lookalike red") == "R-32" and g.can(1, "lookalike blue")
    assert g.can(1, "lookalike public_document.blue")
    g.arrive().decline()
    assert g.why(1, "lookalike blue") in ("R-32", "R-33")
    g = turn_down(scene(), 1).hand(0, "decode").hand(1, "red").start().send(0, "decode")
    assert g.why(1, "lookalike red") == "S-39"
    g = scene().hand(0, "lock_on").hand(1, "red").start().say(0, "play lock_on @2")
    assert g.why(1, "lookalike red") == "G-02"


@pytest.mark.clause("R-57", "R-26", "S-23")
def test_a_lookalike_is_a_card_not_a_skill() -> None:
    g = scene(s3="cheng_chengqing", s0="zhong_wusheng").hand(0, "decode").hand(1, "red").hand(3, "blue", "blue")
    g.start().send(0, "decode").use(1, "lookalike red")
    assert g.why(3, "set_straight blue blue") == "G-02"
    g = scene(s0="zhong_wusheng").hand(0, "decode").hand(1, "red", "blue").start()
    g.say(0, "send decode").say(0, "dead_air").say(0, "pass")
    assert g.flight.at == 1 and g.why(1, "lookalike red") == "S-23" and g.why(1, "lookalike blue") == "S-23"


@pytest.mark.clause("R-58", "G-18", "R-81", "S-29")
def test_an_exposed_probe_comes_back_unseen() -> None:
    g = scene(turn=1).hand(1, "probe.red").hand(3, "expose").start().say(1, "play probe @2").use(3, "play expose")
    g.resolve().say(1, "erratum").resolve()
    assert g.hand_of(1) == ["probe.telegram.red.CCAV+2"] and g.s.facedown == []
    got = g.told("fetched")[0]
    assert got.pub == (1, -1) and got.knows == 1 << 1 and got.priv == (g.cfg.deck.by_name[g.hand_of(1)[0]],)


@pytest.mark.clause("R-24", "G-04", "S-28", "S-39")
@pytest.mark.parametrize("why", ["another's card", "not exposed", "turned over", "again in the turn"])
def test_no_erratum(why: str) -> None:
    g = scene(turn=0 if why == "another's card" else 1)
    x = g.s.turn_seat
    g.hand(x, "lock_on", "lock_on.red").hand(3, "expose", "expose")
    if why == "turned over":
        turn_down(g, 1)
    g.start().say(x, "play lock_on.black @2")
    if why != "not exposed":
        g.use(3, "play expose")
    g.resolve()
    if why == "again in the turn":
        g.say(1, "erratum").resolve().say(1, "play lock_on.red @2").use(3, "play expose").resolve()
    assert g.window == "free" and bool(g.told("fetched")) == (why == "again in the turn")


@pytest.mark.clause("S-23", "R-45")
def test_a_voided_erratum_leaves_the_card_where_it_is() -> None:
    g = scene(turn=1, s2="cheng_chengqing").hand(1, "lock_on").hand(3, "expose").hand(2, "red", "red").start()
    g.say(1, "play lock_on @4").use(3, "play expose").resolve().say(1, "erratum").use(2, "set_straight red red")
    g.resolve()
    assert g.s.hands[1] == [] and "lock_on.telegram.black" in g.names(g.s.discard)


@pytest.mark.clause("G-17", "R-72", "G-12", "S-28", "S-40")
def test_mission_five_kinds_that_took_effect() -> None:
    """Used as counts as what it was used as; a countered one and a second of the same kind count nothing."""
    g = scene(turn=1).hand(1, "lock_on", "lure_away", "reinforce", "reinforce.red", "decode.blue")
    g.hand(1, "swap.red", "burn.red", "burn.blue").hand(3, "expose").intel(2, "black", "black").start()
    g.say(1, "play lure_away @2").resolve().say(1, "play lock_on @2").resolve()
    g.say(1, "play reinforce.black").resolve().say(1, "play reinforce.red").resolve()
    assert tally(g, 1) == [3]
    g.say(1, "play burn.red @2 black").use(3, "play expose").resolve().say(1, "pass")
    assert tally(g, 1) == [3]
    g.say(1, "play burn.blue @2 black").resolve()
    assert tally(g, 1) == [4]
    g.say(1, "send decode").until(lambda s: g.window == "arrival" and g.flight.at == 1)
    g.use(1, "lookalike swap.red").resolve()
    assert g.window == "over" and g.winners() == [1]


@pytest.mark.clause("S-40")
def test_mission_is_a_reporters() -> None:
    g = scene("TRRBB", turn=1).hand(1, "reinforce")
    g.s.mem[1 << 16 | 0xFFF << 4 | 3] = 0b1111 << 5
    g.start().say(1, "play reinforce").resolve()
    assert g.window == "free" and tally(g, 1) == [5]


@pytest.mark.clause("S-24", "R-21", "R-71")
def test_her_exposed_expose_comes_back_in_time_to_expose_again() -> None:
    """Her expose is exposed; she takes it back before the lock below takes effect."""
    g = scene().hand(0, "lock_on").hand(1, "expose").hand(3, "expose").start()
    g.say(0, "play lock_on @2").use(1, "play expose").use(3, "play expose").until("trigger")
    assert g.asked == [1] and g.s.locked == 0
    g.say(1, "erratum").all_pass()
    assert g.hand_of(1) == ["expose.direct.black"] and g.window == "response"
    g.use(1, "play expose").resolve()
    assert g.s.locked == 0 and g.window == "free"


@pytest.mark.clause("R-36", "R-81")
def test_an_exposed_swap_is_known_to_all_when_it_comes_back() -> None:
    g = scene().hand(0, "decode").hand(1, "swap.red").hand(3, "expose").start().send(0, "decode")
    g.use(1, "play swap").use(3, "play expose").resolve().say(1, "erratum").resolve()
    assert g.told("fetched")[0].pub == (1, g.cfg.deck.by_name["swap.text.red"]) and len(g.s.hands[1]) == 1
