import pytest

from kongsheng.game.views import view

from ..kit import cast
from ..scene import Scene
from .arrange import is_up, sex
from .telling import tally

pytestmark = pytest.mark.character("liu_changjiao")


def scene(camps: str = "RTRBB", turn: int = 0, covered: bool = True, **others: str) -> Scene:
    people = {1: "liu_changjiao"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=[1] if covered else [], extra=cast())


@pytest.mark.clause("S-29", "R-32", "R-36", "R-22", "G-05", "S-38")
def test_what_she_has_exposed_can_be_neither_decoded_nor_swapped() -> None:
    """The card turns face up; decode and swap need a face-down one, a swap already on the stack fizzles."""
    g = scene().hand(0, "burn").hand(2, "decode", "swap.red", "swap.blue").start().send(0, "burn", to=2)
    g.use(2, "play swap.red").use(1, "expose_shot")
    assert is_up(g, 1)
    g.resolve()
    assert g.flight.face == 1 and g.names([g.flight.card]) == ["burn.direct.black"]
    assert "swap.text.red" in g.names(g.s.discard) and g.told("fizzled")[0].pub[1] == 11
    assert g.why(2, "play decode") == "R-32" and g.why(2, "play swap.blue") == "R-36"
    assert [e.pub for e in g.told("flight_face_up")] == [(g.s.cfg.deck.by_name["burn.direct.black"],)]
    g.arrive().decline()
    assert g.flight.at == 0 and g.flight.mode == 1 and g.flight.face == 1  # still face up, still direct


@pytest.mark.clause("G-03", "G-04", "G-09", "R-22")
def test_a_stakeout_overtaken_by_a_swap_is_wasted() -> None:
    g = scene().hand(0, "decode").hand(1, "expose", "expose").hand(3, "swap").start().send(0, "decode")
    g.use(1, "stakeout expose").use(3, "play swap").resolve()
    assert g.told("fizzled") and not g.told("flight_seen")
    assert g.hand_of(1) == ["expose.direct.black"] and g.why(1, "stakeout expose") == "G-04"


@pytest.mark.clause("S-36", "S-31", "G-07", "G-04", "G-05")
def test_packed_up_she_has_no_sex_and_may_expose_again_at_once() -> None:
    """Only packing up is limited to once a round; the next arrival window lets her turn up again."""
    g = scene(turn=1, covered=False).hand(1, "decode", "lock_on").start()
    assert sex(g, 1) == 1
    g.say(1, "pack_up").resolve()
    assert not is_up(g, 1) and sex(g, 1) == 3 and len(g.s.hands[1]) == 3
    g.send(1, "decode").use(1, "expose_shot").resolve()
    assert is_up(g, 1) and g.flight.face == 1
    g.until("free")
    assert g.why(1, "pack_up") == "G-04"


@pytest.mark.clause("G-17", "R-72", "R-35")
def test_what_she_inspected_counts_only_if_she_gets_it_in_the_end() -> None:
    """Another intercepts what she has seen: nothing; she intercepts it back and takes it: one."""
    g = scene().hand(0, "decode.red").hand(1, "expose", "intercept").hand(3, "intercept").start().send(0, "decode")
    g.use(1, "stakeout expose").resolve().use(3, "play intercept").resolve()
    assert g.flight.at == 3 and tally(g, 1) == [0, 0]
    g.use(1, "play intercept").resolve().until(lambda s: s.flight < 0)
    assert g.intel_of(1) == ["decode.telegram.red"] and tally(g, 1) == [1, 0]


@pytest.mark.clause("K-08", "G-09", "R-36")
def test_a_card_put_in_place_of_the_one_she_saw_does_not_count() -> None:
    g = scene().hand(0, "decode.red").hand(1, "expose").hand(3, "swap.red").start().send(0, "decode")
    g.use(1, "stakeout expose").resolve().use(3, "play swap").resolve().until("decide").take_it()
    assert g.intel_of(1) == ["swap.text.red"] and tally(g, 1) == [0, 0]


@pytest.mark.clause("R-32", "G-17")
def test_decode_and_expose_count_as_inspecting_too() -> None:
    g = scene(turn=0).hand(0, "decode.red").hand(1, "decode.blue").start().send(0, "decode")
    g.use(1, "play decode").resolve().until("decide").take_it()
    assert tally(g, 1) == [1, 0]
    g = scene(turn=0).hand(0, "decode.black").start().send(0, "decode").use(1, "expose_shot").resolve()
    g.until("decide").take_it()
    assert tally(g, 1) == [1, 1]


@pytest.mark.clause("R-50", "R-92", "G-06", "G-18")
def test_a_covered_stakeout_tells_the_seat_the_cost_and_the_effect_only() -> None:
    g = scene().hand(0, "decode.red").hand(1, "expose").start().send(0, "decode").use(1, "stakeout expose").resolve()
    seat, skill, effect = g.told("skill_used")[0].pub[:3]
    assert (seat, skill) == (1, -1) and g.cfg.effects[effect] == "inspect_flight"
    assert not is_up(g, 1) and not g.s.met >> 1 & 1
    seen = g.told("flight_seen")[0]
    assert seen.pub == (1,) and seen.knows == 1 << 1 and g.told("discarded")[0].pub[0] == 1
    assert g.told("resolved")[0].pub == (1, -1, -1)


@pytest.mark.clause("G-02", "G-03", "S-29")
def test_no_stakeout_on_a_face_up_card_without_a_card_or_outside_arrival() -> None:
    g = scene().hand(0, "swap").hand(1, "expose").start().send(0, "swap")
    assert g.why(1, "stakeout expose") == "G-02" and g.why(1, "expose_shot") == "G-02"
    g = scene().hand(0, "decode").start().send(0, "decode")
    assert g.why(1, "stakeout expose") == "G-03"
    g = scene().hand(0, "lock_on").hand(1, "expose").start().say(0, "play lock_on @2")
    assert g.why(1, "stakeout expose") == "G-02" and g.why(1, "expose_shot") == "G-02"


@pytest.mark.clause("S-37", "G-05", "G-02")
def test_packing_up_is_below_the_line_and_for_her_own_free_window() -> None:
    g = scene(turn=1).hand(1, "decode").start()
    assert g.why(1, "pack_up") == "S-37"
    g = scene(turn=1, covered=False).hand(1, "decode").start().send(1, "decode")
    assert g.why(1, "pack_up") == "G-02" and g.why(1, "expose_shot") == "G-05"


@pytest.mark.clause("S-23", "G-05", "R-21")
def test_a_voided_expose_leaves_the_card_face_down_and_her_face_up() -> None:
    g = scene(s3="cheng_chengqing").hand(0, "decode").hand(3, "burn", "burn").start().send(0, "decode")
    g.use(1, "expose_shot").use(3, "set_straight burn burn").resolve()
    assert g.flight.face == 0 and is_up(g, 1) and g.window == "arrival"


@pytest.mark.clause("G-17", "S-40")
def test_mission_three_seen_and_taken_with_one_black_at_most() -> None:
    def position(intel: list[str], camps: str = "RTRBB") -> Scene:
        g = scene(camps, s1="liu_changjiao").hand(0, "decode.red").hand(1, "expose").intel(1, *intel)
        g.s.mem[1 << 16 | 0xFFF << 4 | 3] = 2  # two counted so far
        g.start().send(0, "decode").use(1, "stakeout expose").resolve().until("decide").take_it()
        return g

    assert position(["black"]).winners() == [1]
    g = position(["black", "black"])
    assert g.winners() == [] and tally(g, 1) == [3, 2]
    g = position(["black"], "BRRTB")
    assert g.winners() == [] and tally(g, 1) == [3, 1]


@pytest.mark.clause("G-09", "R-22", "R-92")
@pytest.mark.parametrize("answer", ["kill_story", "set_straight"])
def test_a_stakeout_on_a_killed_story_or_made_void_shows_nothing_and_keeps_her_hidden(answer: str) -> None:
    g = scene(s3="yan_guoshen" if answer == "kill_story" else "cheng_chengqing").hand(0, "decode").hand(1, "red")
    g.hand(3, "blue", "blue").start().send(0, "decode").use(1, "stakeout red").use(3, f"{answer} blue blue").resolve()
    end = g.told("fizzled" if answer == "kill_story" else "negated")[-1]
    assert end.pub == (1, -1, -1) and not g.told("flight_seen") and not is_up(g, 1)


@pytest.mark.clause("S-23", "G-04")
def test_a_voided_packing_up_covers_and_draws_nothing() -> None:
    g = scene(turn=1, covered=False, s3="cheng_chengqing").hand(1, "red").hand(3, "blue", "blue").start()
    g.say(1, "pack_up").use(3, "set_straight blue blue").resolve()
    assert is_up(g, 1) and len(g.s.hands[1]) == 1 and g.why(1, "pack_up") == "G-04"


@pytest.mark.clause("R-97")
def test_what_replaces_an_exposed_card_lies_face_up_too() -> None:
    g = scene(s2="qiu_dabi").hand(0, "decode.red").top("lock_on.blue").start().send(0, "decode")
    g.use(1, "expose_shot").resolve().arrive().decline().use(2, "stop_press").resolve()
    assert g.flight.face == 1 and g.names([g.flight.card]) == ["lock_on.telegram.blue"]
    g.until(lambda s: s.flight < 0)
    assert tally(g, 1)[0] == 0


@pytest.mark.clause("G-05", "G-09", "R-22")
def test_an_expose_overtaken_by_a_swap_fizzles_and_she_stays_up() -> None:
    g = scene().hand(0, "decode").hand(3, "swap").start().send(0, "decode").use(1, "expose_shot").use(3, "play swap")
    g.resolve()
    assert g.told("fizzled")[-1].pub[0] == 1 and g.flight.face == 0 and is_up(g, 1)


@pytest.mark.clause("S-29", "R-81")
def test_an_exposed_card_is_no_secret_to_anybody() -> None:
    g = scene().hand(0, "decode").start().send(0, "decode").use(1, "expose_shot").resolve()
    seen = view(g.s, -2).flight
    assert seen is not None and seen.print >= 0 and not any(g.flight.card in k for k in g.s.know)
