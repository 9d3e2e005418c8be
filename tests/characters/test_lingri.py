import pytest

from kongsheng.game.model import Options

from ..kit import cast
from ..scene import Scene
from .arrange import is_up
from .telling import tally

pytestmark = pytest.mark.character("lingri")


def scene(camps: str = "RTRBB", turn: int = 0, covered: bool = True, **others: str) -> Scene:
    people = {1: "lingri"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=[1] if covered else [], extra=cast())


def decoded(covered: bool = True) -> Scene:
    """Seat 2 has decoded what lies before it."""
    g = scene(covered=covered).hand(0, "burn").hand(2, "decode", "decode").start().send(0, "burn", to=2)
    return g.use(2, "play decode.black").resolve()


@pytest.mark.clause("G-06", "R-92", "R-50", "R-77", "S-29", "R-23")
def test_a_covered_wiretap_tells_only_that_a_covered_character_looked() -> None:
    g = decoded()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "wiretap")
    assert g.window == "trigger"  # whoever is covered is asked once more, whoever it was
    g.all_pass()
    assert g.window == "arrival" and not is_up(g, 1) and not g.s.met >> 1 & 1  # quick: nothing to answer
    seat, skill, effect = g.told("skill_used")[0].pub[:3]
    assert (seat, skill) == (1, -1) and g.cfg.effects[effect] == "inspect_flight"
    assert [(e.pub, e.knows) for e in g.told("flight_seen")] == [((2,), 1 << 2), ((1,), 1 << 1)]
    assert g.flight.looked >> 1 & 1


@pytest.mark.clause("S-17", "R-16", "S-27")
def test_a_third_red_wins_before_she_can_wipe() -> None:
    """She can only burn the reds he has in his arrival window."""
    g = scene().hand(0, "decode.red").intel(2, "red", "red").start().send(0, "decode").arrive().decline()
    assert g.flight.at == 2 and g.can(1, "wipe @2 red")
    g.arrive()
    assert g.window == "decide" and g.why(1, "wipe @2 red") == "S-27"
    g.take_it()
    assert g.window == "over" and g.winners() == [0, 2]
    h = scene().hand(0, "decode.red").intel(2, "red", "red").start().send(0, "decode").arrive().decline()
    h.use(1, "wipe @2 red").resolve().arrive().take_it()
    assert h.window == "free" and len(h.s.intel[2]) == 2


@pytest.mark.clause("G-05", "S-23", "S-38", "S-31")
def test_voided_she_stays_face_up_and_covered_again_she_may_wipe_again() -> None:
    g = scene(turn=1, s2="cheng_chengqing", s3="veil").hand(1, "red").hand(2, "blue", "blue").hand(0, "burn")
    g.intel(0, "red").start().use(1, "wipe @0 red").use(2, "set_straight blue blue").resolve()
    assert is_up(g, 1) and len(g.s.intel[0]) == 1 and g.can(1, "botnet @0")
    assert g.why(1, "wipe @0 red") == "G-05"
    g.send(1, "red").use(3, "smother @1").resolve().use(1, "wipe @0 red").resolve()
    assert is_up(g, 1) and g.s.intel[0] == []


@pytest.mark.clause("S-20", "R-68", "R-75", "G-17")
def test_the_dead_cards_are_gone_before_her_total_is_judged() -> None:
    """Eight black cards would do. Frontline Xiao takes her third, the seventh of all, and dies; dying, she places one
    more: her own are not counted, five are left. With deaths handled first the same goes for the eighth itself."""
    g = scene(s2="xiao_jiemei").hand(0, "decode.black").hand(2, "burn.black").intel(2, "black", "black")
    g.intel(0, "black").intel(3, "black", "black").intel(4, "black").start().send(0, "decode").arrive().decline()
    g.arrive().take_it().until(lambda s: g.asked == [2] and g.window == "trigger" and bool(s.dead))
    assert tally(g, 1) == [4, 0]
    g.say(2, "together").say(2, "burn").until("free")
    assert g.s.dead == [2] and len(g.s.intel[0]) == 2 and tally(g, 1) == [5, 0]
    o = Options(win_before_death=False)
    g = Scene(5, camps="RTRBB", characters={1: "lingri"}, options=o).hand(0, "decode.black").intel(2, "black", "black")
    g.intel(0, "black", "black").intel(3, "black", "black").intel(4, "black").start().send(0, "decode").arrive()
    g.decline().arrive().take_it().until("free")
    assert g.s.dead == [2] and tally(g, 1) == [5, 0]


@pytest.mark.clause("R-24", "R-32", "G-04")
def test_no_wiretap_of_her_own_decode_of_a_countered_one_or_twice_a_turn() -> None:
    g = scene(covered=False).hand(0, "decode").hand(1, "decode.red").start().send(0, "decode")
    g.use(1, "play decode").resolve()
    assert g.window == "arrival"
    g = scene(covered=False).hand(0, "burn").hand(2, "decode").hand(3, "expose").start().send(0, "burn", to=2)
    g.use(2, "play decode").use(3, "play expose").resolve()
    assert g.window == "arrival" and not g.told("flight_seen")
    g = decoded(covered=False).say(1, "wiretap").use(2, "play decode").resolve()
    assert g.window == "arrival" and len(g.told("flight_seen")) == 3


@pytest.mark.clause("S-33", "S-30", "G-10", "R-22")
def test_wipe_burns_any_colour_and_fizzles_if_it_is_gone() -> None:
    g = scene().hand(2, "burn.red").intel(2, "black").start("opening")
    g.use(1, "wipe @2 black").use(2, "play burn @2 black").resolve()
    assert g.told("fizzled")[-1].pub[0] == 1 and is_up(g, 1) and g.window == "open"
    g = scene().intel(1, "blue").start("opening").use(1, "wipe @1 blue").resolve()
    assert g.s.intel[1] == [] and g.told("burned")[0].pub[0] == 1


@pytest.mark.clause("S-22", "G-05", "G-08")
def test_no_wipe_without_intelligence_on_the_table() -> None:
    assert scene().start("opening").why(1, "wipe @2 red") == "G-08"


@pytest.mark.clause("S-30", "G-18", "S-34", "K-07")
def test_the_botnet_draws_at_random_and_gives_back_a_card_of_her_choice() -> None:
    """It may be the very card; the two alone know the faces."""
    g = scene(turn=1, covered=False).hand(1, "red").hand(2, "burn", "burn").start()
    g.say(1, "botnet @2").resolve()
    assert g.window == "choice" and g.asked == [1] and len(g.s.hands[1]) == 2
    g.say(1, "burn")
    assert sorted(g.hand_of(2)) == ["burn.direct.black"] * 2 and len(g.s.hands[1]) == 1
    assert [e.pub for e in g.told("handed")] == [(2, 1, 1), (1, 2, 1)]
    assert all(e.knows == 0b110 for e in g.told("handed")) and g.why(1, "botnet @2") == "G-04"


@pytest.mark.clause("S-37", "G-08", "R-22", "G-02")
@pytest.mark.parametrize("why", ["covered", "no hand", "spent in response", "not free"])
def test_no_botnet(why: str) -> None:
    g = scene(turn=1, covered=why == "covered").hand(1, "red", "blue").intel(0, "black")
    g.hand(2, *[] if why == "no hand" else ["burn"]).start()
    if why == "covered":
        assert g.why(1, "botnet @2") == "S-37"
    elif why == "no hand":
        assert g.why(1, "botnet @2") == "G-08"
    elif why == "not free":
        assert g.send(1, "red").why(1, "botnet @2") == "G-02"
    else:
        g.say(1, "botnet @2").use(2, "play burn @0 black").resolve()
        assert g.window == "free" and g.told("fizzled") and len(g.s.hands[1]) == 2


@pytest.mark.clause("G-17", "S-40")
@pytest.mark.parametrize(("players", "least"), [(3, 5), (4, 6), (5, 8), (6, 9)])
def test_mission_enough_black_on_the_table(players: int, least: int) -> None:
    def position(total: int, own: int = 1, camps: str = "RTBRBB") -> Scene:
        g = Scene(players, camps=camps[:players], characters={1: "lingri"}).hand(0, "burn.red")
        g.intel(1, *["black"] * own)
        rest = total - own
        for x in [y for y in range(players) if y != 1]:
            g.intel(x, *["black"] * min(rest, 2))
            rest -= min(rest, 2)
        assert rest == 0
        return g.start().send(0, "burn", to=2).arrive().take_it()

    g = position(least)
    assert g.window == "over" and g.winners() == [1]
    assert position(least - 1).window == "free"
    assert position(least, own=2).window == "free"
    assert position(least, camps="TRBRBB").window == "free"


@pytest.mark.clause("R-77", "R-50")
def test_the_covered_are_all_asked_after_a_decode_and_after_no_other_function() -> None:
    """Whoever they are: of all functions that take effect only a decode concerns a skill a covered one may have."""
    g = Scene(5, camps="RTRBB", characters={1: "lingri", 3: "he_laobao"}, covered=[1, 3])
    g.hand(0, "lure_away", "decode", "decode").start().say(0, "play lure_away @2").resolve()
    assert g.window == "free"
    g.say(0, "send decode").until(lambda s: s.flight >= 0 and g.flight.at == 0)
    g.use(0, "play decode").resolve()
    assert g.window == "trigger" and g.asked == [1, 3]
    assert g.can(1, "wiretap") and g.can(3, "pass")


@pytest.mark.clause("K-12", "R-52", "R-67")
def test_no_wiretap_if_the_decoder_was_gone_before_he_could_look() -> None:
    g = scene(covered=False).hand(0, "burn").hand(2, "decode").start().send(0, "burn", to=2).use(2, "play decode")
    g.leave(2)
    g.resolve()
    assert g.told("resolved") and not g.told("flight_seen") and g.window == "arrival" and g.flight.at == 0


@pytest.mark.clause("S-23", "G-04")
def test_a_voided_botnet_draws_nothing() -> None:
    g = scene(turn=1, covered=False, s3="cheng_chengqing").hand(2, "red").hand(3, "blue", "blue").start()
    g.say(1, "botnet @2").use(3, "set_straight blue blue").resolve()
    assert len(g.s.hands[2]) == 1 and g.s.hands[1] == [] and g.why(1, "botnet @2") == "G-04"
