import pytest

from kongsheng.game.effects import IN_RESPONSE, Character, Skill
from kongsheng.game.frames import Item
from kongsheng.game.items import annul, answered
from kongsheng.game.model import State

from ..scene import Scene
from .arrange import grant, turn_down
from .telling import tally


class Hash(Skill):
    """An ordinary skill that makes the one it answers void."""

    def run(self, s: State, it: Item) -> bool:
        below = answered(s, it)
        assert below is not None
        annul(s, it, below)
        return True


HASHER = ("test", Character("hasher", skills=(Hash("hash", IN_RESPONSE),)))

pytestmark = pytest.mark.character("yan_guoshen")


def scene(camps: str = "RTRBB", turn: int = 0, **others: str) -> Scene:
    people = {1: "yan_guoshen"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, extra=[HASHER])


@pytest.mark.clause("S-24", "S-25", "R-20", "R-21", "G-09", "R-62")
def test_an_intercept_in_between_does_not_save_the_story() -> None:
    """It takes effect first and the card lies elsewhere, but is still the same: it is killed."""
    g = scene().hand(0, "decode.red").hand(1, "burn", "burn").hand(3, "intercept").start().send(0, "decode")
    g.use(1, "kill_story burn burn").use(3, "play intercept").resolve()
    assert g.told("flight_at")[-1].pub == (3, 3) and g.told("flight_dropped")
    assert g.window == "free" and "decode.telegram.red" in g.names(g.s.discard) and not g.told("gained")


@pytest.mark.clause("S-23", "R-23", "R-26")
def test_a_quick_skill_outranks_what_cannot_be_made_void() -> None:
    g = scene(s3="cheng_chengqing").hand(0, "decode").hand(1, "burn", "burn").hand(3, "expose", "expose").start()
    g.send(0, "decode").use(1, "kill_story burn burn").use(3, "set_straight expose expose").resolve()
    assert g.window == "arrival" and g.flight.at == 1 and g.s.hands[1] == [] and tally(g, 1)[0] == 0


@pytest.mark.clause("S-23")
def test_an_ordinary_skill_cannot_make_the_kill_void() -> None:
    g = scene(s3="hasher").hand(0, "decode").hand(1, "burn", "burn").start().send(0, "decode")
    g.use(1, "kill_story burn burn").use(3, "hash").resolve()
    assert g.window == "free" and g.told("flight_dropped")
    g = scene(s3="hasher", s2="qiu_dabi").hand(0, "burn").start().send(0, "burn", to=2)
    g.use(2, "stop_press").use(3, "hash").resolve()
    assert g.told("negated") and not g.told("substituted")  # what does not resist is void


@pytest.mark.clause("S-23", "R-97")
def test_no_kill_under_a_live_feed() -> None:
    g = scene(s0="zi_zhengqiang").hand(0, "decode", "lock_on").hand(1, "burn", "burn").start()
    g.say(0, "send decode").say(0, "live_feed lock_on").say(0, "pass")
    assert g.why(1, "kill_story burn burn") == "S-23"


@pytest.mark.clause("R-26", "R-37", "S-24", "S-23")
def test_nobody_exposes_his_expose() -> None:
    """A's intercept is exposed by him; a third expose finds no legal target, and the intercept is void."""
    g = scene().hand(0, "decode").hand(1, "expose").hand(3, "intercept").hand(4, "expose").start().send(0, "decode")
    g.use(3, "play intercept")
    assert g.can(4, "play expose")
    g.use(1, "play expose")
    assert g.why(4, "play expose") == "S-23" and g.why(3, "play expose") != ""
    g.resolve()
    assert g.flight.at == 1


@pytest.mark.clause("S-39")
def test_turned_over_his_expose_is_like_any_other() -> None:
    g = turn_down(scene(), 1).hand(0, "decode").hand(1, "expose", "burn", "burn").hand(3, "intercept")
    g.hand(4, "expose").start().send(0, "decode")
    assert g.why(1, "kill_story burn burn") == "S-39"
    g.use(3, "play intercept").use(1, "play expose").use(4, "play expose").resolve()
    assert g.flight.at == 3


@pytest.mark.clause("S-09", "G-08")
def test_killing_his_own_story_is_allowed_and_he_has_sent() -> None:
    g = scene(turn=1).hand(1, "decode", "burn", "burn").start().send(1, "decode")
    g.use(1, "kill_story burn burn").resolve()
    assert g.window == "free" and g.s.sent == 1 and g.can(1, "end") and tally(g, 1)[0] == 1


@pytest.mark.clause("G-09", "R-22", "G-03", "G-04")
def test_a_swap_in_response_saves_the_story() -> None:
    g = scene().hand(0, "decode").hand(1, "burn.red", "burn.blue", "lock_on", "lock_on").hand(3, "swap").start()
    g.send(0, "decode").use(1, "kill_story burn.red burn.blue").use(3, "play swap").resolve()
    assert g.window == "arrival" and g.told("fizzled") and tally(g, 1)[0] == 0
    assert g.why(1, "kill_story lock_on lock_on") == "G-04"


@pytest.mark.clause("G-02", "G-03", "R-61")
def test_only_in_an_arrival_window_and_for_two_cards() -> None:
    g = scene().hand(0, "lock_on", "decode").hand(1, "burn", "burn", "decode").start().say(0, "play lock_on @2")
    assert g.why(1, "kill_story burn burn") == "G-02"
    g.resolve().send(0, "decode").use(1, "play decode")
    assert g.window == "response" and g.can(1, "kill_story burn burn")
    g = scene().hand(0, "decode").hand(1, "burn").start().send(0, "decode")
    assert g.why(1, "kill_story burn burn") == "G-03"


@pytest.mark.clause("G-17", "R-72", "S-28")
def test_mission_counts_kills_exposes_and_burnings_that_took_effect() -> None:
    g = scene().hand(0, "lock_on", "decode").hand(1, "expose", "burn.red", "lock_on", "lock_on", "burn.blue")
    g.hand(3, "expose").intel(1, "red", "blue").intel(2, "black", "black").start()
    g.say(0, "play lock_on @2").use(1, "play expose").resolve()
    assert tally(g, 1) == [1, 2, 0]
    g.send(0, "decode").use(1, "play burn.red @2 black").use(3, "play expose").resolve()
    assert tally(g, 1) == [1, 2, 0] and len(g.s.intel[2]) == 2
    g.use(1, "play burn.blue @2 black").resolve()
    assert tally(g, 1) == [2, 2, 0]
    g.use(1, "kill_story lock_on lock_on").resolve()
    assert g.window == "over" and g.winners() == [1]


@pytest.mark.clause("G-17", "S-40")
@pytest.mark.parametrize("why", ["one card", "two black", "a camp"])
def test_mission_not_met(why: str) -> None:
    g = scene("TRRBB" if why == "a camp" else "RTRBB").hand(0, "decode").hand(1, "burn", "burn").intel(1, "red")
    if why != "one card":
        g.intel(1, *(["black", "black"] if why == "two black" else ["blue"]))
    g.s.mem[1 << 16 | 0xFFF << 4 | 3] = 2
    g.start().send(0, "decode").use(1, "kill_story burn burn").resolve()
    assert g.window == "free" and tally(g, 1)[0] == 3


@pytest.mark.clause("G-17")
def test_mission_counts_no_other_skill() -> None:
    g = grant(scene(turn=1), 1, "spam").hand(1, "lock_on.red", "decode.red").start()
    g.say(1, "spam lock_on.red decode.red").resolve()
    assert len(g.s.hands[1]) == 3 and tally(g, 1)[0] == 0
