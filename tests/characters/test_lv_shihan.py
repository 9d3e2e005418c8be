"""吕师函."""

import pytest

from kongsheng.game.faces import mark, marked
from kongsheng.game.tokens import DEAD, OUT

from ..kit import cast
from ..scene import Scene
from .arrange import is_up, tally, turn_down

pytestmark = pytest.mark.character("lv_shihan")


def scene(others: dict[int, str] | None = None, camps: str = "TRBRB", turn: int = 0) -> Scene:
    return Scene(5, turn=turn, camps=camps, characters={0: "lv_shihan", **(others or {})}, extra=cast())


def serve(g: Scene, x: int) -> Scene:
    """Arrange that a seat holds the notice."""
    mark(g.s, 0, g.s.skills[0][0], x)
    return g


@pytest.mark.clause("S-21", "S-35", "G-17", "R-18")
def test_a_right_verdict_on_frontline_xiao_is_a_loss_not_a_death() -> None:
    """She does not take anybody with her, and it is no death; the notice's mission counts it."""
    g = serve(scene({1: "xiao_jiemei"}), 1).hand(0, "burn", "burn", "expose").hand(1, "probe.black").intel(1, "black")
    g.intel(0, "red").start().say(0, "verdict @1 ccav").resolve()
    assert g.s.status[1] == OUT and g.s.dead == [] and g.window == "free" and g.s.black[0] == 0
    assert marked(g.s, 0) == -1 and tally(g, 0) == [1, 1] and g.s.hands[0] == []
    assert g.told("guessed")[-1].pub == (0, 1, 0, 1)


@pytest.mark.clause("R-18")
def test_after_a_verdict_the_last_camp_wins() -> None:
    g = serve(scene(camps="RBRRB"), 1).hand(0, "burn", "burn", "expose").intel(1, "black")
    g.s.status[4], g.s.alive = OUT, 0b1111
    g.start().say(0, "verdict @1 2bc").resolve()
    assert g.winners() == [0, 2, 3]


@pytest.mark.clause("R-22", "G-03", "G-04", "R-38")
def test_a_verdict_fizzles_when_the_only_black_card_is_burned() -> None:
    """Nobody loses; the hand and the one chance are gone."""
    g = serve(scene(), 1).hand(0, "burn", "burn", "expose").hand(1, "burn", "lock_on").intel(1, "black", "red").start()
    g.say(0, "verdict @1 tabloid").use(1, "play burn @1 black").resolve()
    assert g.s.status == [0] * 5 and g.s.hands[0] == [] and g.told("guessed") == []
    g.intel(1, "black").hand(0, "lock_on", "lock_on", "lock_on")
    assert g.why(0, "verdict @1 ccav") == "G-04"


@pytest.mark.clause("G-15", "G-04")
def test_shao_cannot_borrow_the_verdict_and_her_notice_ends_when_she_covers_herself() -> None:
    g = Scene(5, turn=1, camps="TRBRB", characters={0: "lv_shihan", 1: "paotui_xiaoshao"}, covered=[1])
    g.hand(1, "burn").start()
    assert g.can(1, "cover_shift @0 #0") and g.can(1, "cover_shift @0 #1") and not g.can(1, "cover_shift @0 #2")
    g.say(1, "cover_shift @0 #0").resolve().say(1, "serve_notice @2").resolve()
    assert marked(g.s, 1) == 2 and marked(g.s, 0) == -1
    g.say(1, "hand_over burn").resolve()
    assert marked(g.s, 1) == -1 and g.told("marked")[-1].pub[0] == 2 and g.told("marked")[-1].pub[2] == 0


@pytest.mark.clause("S-23")
def test_a_voided_verdict_harms_neither() -> None:
    g = serve(scene({2: "cheng_chengqing"}), 1).hand(0, "burn", "burn", "expose").hand(2, "lock_on", "lock_on")
    g.intel(1, "black").start().say(0, "verdict @1 tabloid").use(2, "set_straight lock_on lock_on").resolve()
    assert g.s.status == [0] * 5 and g.window == "free"


@pytest.mark.clause("S-21", "R-66")
def test_a_wrong_verdict_makes_her_lose() -> None:
    g = serve(scene(), 1).hand(0, "burn", "burn", "expose").intel(1, "black").start()
    g.say(0, "verdict @1 tabloid").resolve()
    assert g.s.status[0] == OUT and g.s.status[1] == 0 and g.s.turn_seat == 1 and g.s.marks == []
    assert g.s.may[5 * 5 + 1] == 3


@pytest.mark.clause("G-08", "G-03", "G-02", "S-39")
def test_a_verdict_needs_the_holder_a_hidden_identity_a_black_card_and_three_cards() -> None:
    def position() -> Scene:
        return serve(scene(), 1).hand(0, "burn", "burn", "lock_on").intel(1, "black").intel(2, "black")

    assert position().start().can(0, "verdict @1 ccav") and position().start().why(0, "verdict @2 2bc") == "G-08"
    g = position()
    g.s.shown |= 2
    assert g.start().why(0, "verdict @1 ccav") == "G-08"
    g = serve(scene(), 1).hand(0, "burn", "burn", "lock_on").intel(1, "red").start()
    assert g.why(0, "verdict @1 ccav") == "G-08"
    g = serve(scene(), 1).hand(0, "burn", "burn").intel(1, "black").start()
    assert g.why(0, "verdict @1 ccav") == "G-03"
    g = position().start().send(0, "lock_on")
    assert g.why(0, "verdict @1 ccav") == "G-02"
    assert turn_down(position(), 0).start().why(0, "verdict @1 ccav") == "S-39"


@pytest.mark.clause("G-04", "G-08", "G-15")
def test_one_notice_moves_about_and_goes_when_she_is_turned_down() -> None:
    g = scene({3: "veil"}).hand(0, "lock_on").start()
    assert g.why(0, "serve_notice @0") == "G-08"
    g.say(0, "serve_notice @1").resolve()
    assert marked(g.s, 0) == 1 and g.why(0, "serve_notice @2") == "G-04"
    g.s.rounds[0] += 1
    assert g.why(0, "serve_notice @1") == "G-08"
    g.say(0, "serve_notice @2").resolve()
    assert marked(g.s, 0) == 2 and len(g.s.marks) == 1
    g.send(0, "lock_on").use(3, "smother @0").resolve()
    assert not is_up(g, 0) and g.s.marks == []


@pytest.mark.clause("S-23", "R-22")
def test_no_notice_from_a_voided_serving_or_to_somebody_who_left() -> None:
    g = scene({2: "cheng_chengqing"}).hand(2, "lock_on", "lock_on").start().say(0, "serve_notice @1")
    assert g.use(2, "set_straight lock_on lock_on").resolve().s.marks == []
    g = scene().start().say(0, "serve_notice @1").leave(1).resolve()
    assert g.s.marks == [] and g.told("fizzled") != []
    assert turn_down(scene(), 0).start().why(0, "serve_notice @1") == "S-39"
    g = scene().hand(0, "lock_on").start().send(0, "lock_on")
    assert g.why(0, "serve_notice @1") == "G-02"


@pytest.mark.clause("G-15", "R-93")
def test_the_notice_ends_when_its_holder_leaves() -> None:
    g = serve(scene(), 1).start().leave(1)
    assert g.s.marks == []


@pytest.mark.clause("G-03", "R-87", "R-29")
def test_the_holder_pays_a_card_to_aim_at_her() -> None:
    g = serve(scene(turn=1), 1).hand(1, "lock_on", "burn", "expose").start()
    assert not g.can(1, "play lock_on @0") and g.can(1, "play lock_on @2")
    g.say(1, "play lock_on @0 burn")
    assert g.hand_of(1) == ["expose.direct.black"] and "burn.direct.black" in g.names(g.s.discard)


@pytest.mark.clause("G-03", "R-38", "R-86")
def test_the_holder_pays_to_burn_what_lies_before_her_but_not_to_intercept_from_her() -> None:
    g = serve(scene(turn=2), 1).hand(1, "intercept", "burn", "expose").hand(2, "probe.red").intel(0, "black")
    g.intel(3, "probe.black").start()
    g.send(2, "probe.red")
    assert not g.can(1, "play burn @0 black") and g.can(1, "play burn @0 black expose")
    g.arrive().decline().arrive().decline()
    assert g.flight.at == 0 and g.can(1, "play intercept") and g.can(1, "play burn @3 black")


@pytest.mark.clause("G-03")
def test_the_holder_who_cannot_pay_cannot_aim_at_her() -> None:
    g = serve(scene(turn=1), 1).hand(1, "lock_on").start()
    assert g.why(1, "play lock_on @0") == "G-03" and g.can(1, "play lock_on @2")


@pytest.mark.clause("K-36", "R-87", "R-42", "G-03")
def test_true_or_false_is_aimed_at_her_too() -> None:
    """Every living player is its target: the holder pays a card, or cannot use it."""
    g = serve(scene(turn=1), 1).hand(1, "true_or_false").start()
    assert g.why(1, "play true_or_false") == "G-03"
    g = serve(scene(turn=1), 1).hand(1, "true_or_false", "burn").top("red", "red", "blue", "blue", "red").start()
    assert not g.can(1, "play true_or_false")
    g.say(1, "play true_or_false burn").resolve()
    assert g.hand_of(1) == [] and [len(g.s.intel[x]) for x in range(5)] == [1] * 5


@pytest.mark.clause("S-39")
def test_no_toll_for_others_without_a_notice_or_while_she_is_face_down() -> None:
    g = serve(scene(turn=2), 1).hand(2, "lock_on").start()
    assert g.can(2, "play lock_on @0")
    g = scene(turn=1).hand(1, "lock_on").start()
    assert g.can(1, "play lock_on @0")
    g = turn_down(serve(scene(turn=1), 1), 0).hand(1, "lock_on").start()
    assert g.can(1, "play lock_on @0")


@pytest.mark.clause("G-17", "R-72", "K-37")
def test_mission_the_holder_dies_with_the_notice_while_she_lives_and_has_two_cards() -> None:
    g = serve(scene(turn=4), 1).intel(0, "red", "blue").intel(1, "black", "black").hand(4, "expose.black").start()
    g.send(4, "expose.black", to=1).arrive().take_it()
    assert g.s.dead == [1] and g.winners() == [0]


def test_mission_not_if_the_dead_held_no_notice_or_she_has_one_card() -> None:
    g = serve(scene(turn=4), 2).intel(0, "red", "blue").intel(1, "black", "black").hand(4, "expose.black").start()
    g.send(4, "expose.black", to=1).arrive().take_it()
    assert g.s.dead == [1] and g.window == "free" and tally(g, 0) == [0, 2]
    g = serve(scene(turn=4), 1).intel(0, "red").intel(1, "black", "black").hand(4, "expose.black").start()
    g.send(4, "expose.black", to=1).arrive().take_it()
    assert g.window == "free" and tally(g, 0) == [1, 1]


@pytest.mark.clause("K-37", "R-99", "R-93")
def test_mission_not_if_both_die_in_the_same_check() -> None:
    """One hailstorm kills the holder and her at once: she was not alive when he went."""
    from ..kit2 import cast as more

    g = Scene(5, turn=4, camps="TRBRB", characters={0: "lv_shihan", 4: "rainmaker"}, extra=more())
    serve(g, 1).intel(0, "black", "black", "red", "blue").intel(1, "black", "black").top("probe.black", "probe.black")
    g.start().say(4, "hail @0 @1").resolve()
    assert sorted(g.s.dead) == [0, 1] and g.s.status[0] == DEAD and tally(g, 0)[0] == 0 and g.window == "free"


@pytest.mark.clause("K-46", "G-15")
def test_no_notice_if_she_loses_the_skill_before_it_is_served() -> None:
    g = scene({3: "veil"}).start().say(0, "serve_notice @1").use(3, "smother @0").resolve()
    assert g.s.marks == [] and not is_up(g, 0) and g.told("fizzled") != []


@pytest.mark.clause("G-15", "R-22")
def test_a_verdict_fizzles_if_she_is_turned_down_meanwhile() -> None:
    """Her notice is gone with the skill: its target holds none any more."""
    g = serve(scene({3: "veil"}), 1).hand(0, "burn", "burn", "expose").intel(1, "black").start()
    g.say(0, "verdict @1 tabloid").use(3, "smother @0").resolve()
    assert g.s.status == [0] * 5 and g.told("guessed") == []


@pytest.mark.clause("S-21", "R-15", "G-17")
def test_mission_counts_a_holder_who_concedes() -> None:
    g = serve(scene(), 1).intel(0, "red", "blue").start().leave(1)
    assert g.winners() == [0]


@pytest.mark.clause("G-12", "G-03", "R-34")
def test_the_holder_pays_for_cards_used_as_functions_and_for_diversions_too() -> None:
    g = serve(scene({1: "naikeweier"}, turn=1), 1).hand(1, "expose.red").start()
    assert g.why(1, "direct_as_lure expose.red @0") == "G-03" and g.can(1, "direct_as_lure expose.red @2")
    g = serve(scene({1: "naikeweier"}, turn=1), 1).hand(1, "expose.red", "burn").start()
    assert not g.can(1, "direct_as_lure expose.red @0")
    assert g.say(1, "direct_as_lure expose.red @0 burn").s.hands[1] == []
    g = serve(scene(turn=2), 1).hand(2, "expose.red").hand(1, "divert", "burn").start().send(2, "expose.red", to=1)
    assert not g.can(1, "play divert @0") and g.can(1, "play divert @0 burn") and g.can(1, "play divert @3")
