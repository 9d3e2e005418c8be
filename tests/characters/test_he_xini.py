"""何稀泥."""

import pytest

from kongsheng.game.checks import mission_of
from kongsheng.game.faces import mark
from kongsheng.game.tokens import BY_DIVERT, SEAT

from ..kit import cast
from ..scene import Scene
from .arrange import calm, tally, turn_down

pytestmark = pytest.mark.character("he_xini")


def scene(others: dict[int, str] | None = None, camps: str = "RBTRB", turn: int = 0) -> Scene:
    return Scene(5, turn=turn, camps=camps, characters={2: "he_xini", **(others or {})}, extra=cast())


@pytest.mark.clause("R-39", "R-95", "R-82")
def test_a_probe_turned_to_him_is_shown_to_him_alone_and_answered_by_him() -> None:
    """The first target never sees its face; what is learned is about the mediator."""
    g = scene().hand(0, "probe.black.TABLOID+2").start().say(0, "play probe @1").use(2, "smooth_over").resolve()
    shown = g.told("probe_shown")[-1]
    assert shown.pub == (0, 2) and shown.knows == 0b101
    assert g.told("probe_answered")[-1].pub == (2, 1) and len(g.s.hands[2]) == 2 and g.s.hands[1] == []
    assert g.s.may[0 * 5 + 2] == 4 and g.s.may[0 * 5 + 1] == 7 and g.told("retargeted")[-1].pub == (2, 1, 2)


@pytest.mark.clause("R-34", "R-51")
def test_a_diversion_turned_to_him_brings_him_what_he_must_take() -> None:
    g = scene().hand(0, "expose.red").hand(1, "divert").start().send(0, "expose.red", to=1)
    g.use(1, "play divert @4").use(2, "smooth_over").resolve()
    assert g.flight.at == 2 and g.flight.must == BY_DIVERT and g.flight.owner == 1
    g.arrive()
    assert g.intel_of(2) == ["expose.direct.red"]


@pytest.mark.clause("R-95", "G-03", "R-87")
def test_a_toll_paid_is_not_given_back_and_none_is_asked_afterwards() -> None:
    g = scene({1: "lv_shihan"}).hand(0, "lock_on", "burn")
    mark(g.s, 1, g.s.skills[1][0], 0)
    g.start().say(0, "play lock_on @1 burn").use(2, "smooth_over").resolve()
    assert g.s.locked == 1 << 2 and g.s.hands[0] == []
    # the other way round: Lyu is the mediator's stand-in for it, by a borrowed smoothing
    g = scene({1: "lv_shihan"}).hand(0, "lock_on", "burn")
    mark(g.s, 1, g.s.skills[1][0], 0)
    g.s.skills[1] = g.s.skills[1] + [g.s.skills[2][1]]
    g.start().say(0, "play lock_on @3").use(1, "smooth_over").resolve()
    assert g.s.locked == 1 << 1 and g.hand_of(0) == ["burn.direct.black"]


@pytest.mark.clause("R-41", "R-22", "G-08")
def test_dangerous_intelligence_cannot_be_turned_to_an_empty_hand() -> None:
    g = scene().hand(0, "dangerous_intel").hand(1, "burn").start().say(0, "play dangerous_intel @1")
    assert g.why(2, "smooth_over") == "G-08"
    g = scene().hand(0, "dangerous_intel").hand(1, "burn").hand(2, "lock_on").intel(3, "black").start()
    g.say(0, "play dangerous_intel @1").use(2, "smooth_over").resolve()
    assert g.told("hand_seen")[-1].pub == (0, 2, 1) and g.window == "choice"


@pytest.mark.clause("R-22", "G-08")
def test_it_stays_where_it_was_if_he_is_no_legal_target_any_more() -> None:
    """In response he spends his last card: the dangerous intelligence stays with its first target."""
    g = scene().hand(0, "dangerous_intel").hand(1, "lock_on").hand(2, "burn").intel(3, "black").start()
    g.say(0, "play dangerous_intel @1").use(2, "smooth_over").use(2, "play burn @3 black").resolve()
    assert g.told("hand_seen")[-1].pub == (0, 1, 1) and g.told("retargeted") == []


@pytest.mark.clause("K-39", "S-23")
def test_he_may_take_what_its_user_aimed_at_himself() -> None:
    g = scene({0: "naikeweier"}).hand(0, "lure_away").start().say(0, "play lure_away @0").use(2, "smooth_over")
    calm(g)
    assert g.s.lured == 1 << 2


@pytest.mark.clause("G-02", "R-26", "S-39", "G-04", "R-87")
def test_smooth_over_only_the_five_cards_aimed_at_others_once_a_round_face_up() -> None:
    g = scene().hand(0, "lock_on").start().say(0, "play lock_on @2")
    assert g.why(2, "smooth_over") == "G-08"
    g = scene().hand(0, "burn").intel(1, "black").start().say(0, "play burn @1 black")
    assert g.why(2, "smooth_over") == "G-08"
    g = scene({0: "ding_dong"}).start().say(0, "fan_call @4")
    assert g.why(2, "smooth_over") == "G-08"
    g = scene(turn=2).hand(2, "lock_on").start().say(2, "play lock_on @1")
    assert g.why(2, "smooth_over") == "G-08"
    g = scene().hand(0, "lock_on", "lock_on").start().say(0, "play lock_on @1").use(2, "smooth_over").resolve()
    g.say(0, "play lock_on @1")
    assert g.why(2, "smooth_over") == "G-04"
    g = turn_down(scene(), 2).hand(0, "lock_on").start().say(0, "play lock_on @1")
    assert g.why(2, "smooth_over") == "S-39"


@pytest.mark.clause("S-23", "R-37", "S-24")
def test_a_voided_smoothing_changes_nothing_and_the_card_can_still_be_countered() -> None:
    g = scene({3: "cheng_chengqing"}).hand(0, "lock_on").hand(3, "burn", "burn").start().say(0, "play lock_on @1")
    g.use(2, "smooth_over").use(3, "set_straight burn burn").resolve()
    assert g.s.locked == 1 << 1
    g = scene().hand(0, "lock_on").hand(3, "expose").start().say(0, "play lock_on @1").use(2, "smooth_over")
    g.all_pass().use(3, "play expose").resolve()
    assert g.s.locked == 0


@pytest.mark.clause("G-13", "G-18", "S-30")
def test_even_blame_exchanges_a_card_and_draws_for_a_man_and_a_woman() -> None:
    g = scene(turn=2).hand(0, "burn").hand(1, "lock_on").start().say(2, "even_blame @0 @1").resolve()
    assert g.hand_of(0) == ["lock_on.telegram.black"] and g.hand_of(1) == ["burn.direct.black"]
    assert len(g.s.hands[2]) == 1 and g.told("hand_seen") == []


@pytest.mark.clause("G-13", "S-36")
def test_even_blame_inspects_the_two_cards_otherwise() -> None:
    """Two of a sex, or one of unknown sex, or of none."""
    for other in ("blank4", "tai_baobao"):
        g = scene({4: other}, turn=2).hand(0, "burn").hand(4, "lock_on").start().say(2, "even_blame @0 @4").resolve()
        assert g.hand_of(0) == ["lock_on.telegram.black"] and g.s.hands[2] == []
        assert [(e.pub, e.knows) for e in g.told("hand_seen")] == [((2, 4, 1), 4), ((2, 0, 1), 4)]


@pytest.mark.clause("R-22", "G-08", "G-04", "S-39", "G-02")
def test_even_blame_needs_two_others_with_cards_and_fizzles_whole() -> None:
    g = scene(turn=2).hand(0, "burn").start()
    assert g.why(2, "even_blame @0 @1") == "G-08"
    g = scene(turn=2).hand(0, "burn").hand(1, "lock_on").intel(3, "black").start()
    g.say(2, "even_blame @0 @1").use(0, "play burn @3 black").resolve()
    assert g.hand_of(1) == ["lock_on.telegram.black"] and g.s.hands[2] == [] and g.told("fizzled") != []
    g = scene(turn=2).hand(0, "burn").hand(1, "lock_on").start().say(2, "even_blame @0 @1").resolve()
    assert g.why(2, "even_blame @0 @1") == "G-04"
    g = turn_down(scene(turn=2), 2).hand(0, "burn").hand(1, "lock_on").start()
    assert g.why(2, "even_blame @0 @1") == "S-39"
    g = scene(turn=2).hand(2, "probe.red").hand(0, "burn").hand(1, "lock_on").start().send(2, "probe.red")
    assert g.why(2, "even_blame @0 @1") == "G-02"


@pytest.mark.clause("S-23")
def test_a_voided_even_blame_exchanges_nothing() -> None:
    g = scene({3: "cheng_chengqing"}, turn=2).hand(0, "burn").hand(1, "lock_on").hand(3, "expose", "expose").start()
    g.say(2, "even_blame @0 @1").use(3, "set_straight expose expose").resolve()
    assert g.hand_of(0) == ["burn.direct.black"] and g.s.hands[2] == []


@pytest.mark.clause("G-17")
def test_mission_both_sides_one_short_and_three_cards_of_his() -> None:
    g = (
        scene()
        .hand(0, "expose.red")
        .intel(0, "red", "probe.red")
        .intel(4, "blue", "probe.blue")
        .intel(2, "black", "red")
    )
    g.start()
    assert tally(g, 2) == [2, 2, 2]
    assert [value for value, _, _ in mission_of(g.s, 2).progress(g.s, 2)] == [
        -1,
        -1,
        2,
    ]  # whose camp is whose is hidden
    g.send(0, "expose.red", to=2).arrive().take_it()
    assert g.winners() == [2]
    g = (
        scene()
        .hand(0, "expose.blue")
        .intel(0, "red", "probe.red")
        .intel(3, "blue", "probe.blue")
        .intel(2, "black", "red")
    )
    g.start().send(0, "expose.blue", to=2).arrive().take_it()
    assert g.window == "free" and tally(g, 2) == [2, 0, 3]  # two blue before a red seat are nothing
    g = (
        scene()
        .hand(0, "expose.red")
        .intel(0, "red", "probe.red")
        .intel(4, "blue", "probe.blue")
        .intel(2, "black")
        .start()
    )
    g.send(0, "expose.red", to=2).arrive().take_it()
    assert g.window == "free" and tally(g, 2) == [2, 2, 2]


@pytest.mark.clause("G-08", "G-18")
def test_both_targets_of_even_blame_are_named_aloud() -> None:
    g = scene(turn=2).hand(0, "burn").hand(1, "lock_on").start().say(2, "even_blame @0 @1")
    assert g.told("skill_used")[-1].pub[3:] == (0, -1, -1, SEAT + 1)


@pytest.mark.clause("R-44", "R-52", "R-37")
def test_not_while_lured_away_nor_for_a_countered_card_and_even_blame_works_on_without_him() -> None:
    g = scene().hand(0, "expose.red", "lure_away").hand(1, "divert").start().say(0, "play lure_away @2").resolve()
    g.send(0, "expose.red", to=1).use(1, "play divert @3")
    assert g.why(2, "smooth_over") == "G-08"
    g = scene().hand(0, "lock_on").hand(3, "expose").start().say(0, "play lock_on @1").use(3, "play expose").all_pass()
    assert g.window == "response" and g.stack[0].negated and g.why(2, "smooth_over") == "G-08"
    g = scene(turn=2).hand(0, "burn").hand(1, "lock_on").start().say(2, "even_blame @0 @1").leave(2).resolve()
    assert g.hand_of(0) == ["lock_on.telegram.black"] and g.s.hands[2] == []
