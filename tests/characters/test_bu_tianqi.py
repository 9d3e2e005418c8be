import pytest

from kongsheng.game.tokens import Z_SPOT

from ..kit import cast
from ..scene import Scene
from .arrange import pass_turn, turn_down
from .telling import tally

pytestmark = pytest.mark.character("bu_tianqi")


def scene(camps: str = "TRBRB", turn: int = 0, **others: str) -> Scene:
    people = {0: "bu_tianqi"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, extra=cast())


@pytest.mark.clause("R-42", "S-17", "R-16", "R-80")
def test_a_red_put_on_top_wins_by_true_or_false_before_the_others_turn_up_theirs() -> None:
    g = scene("RRBTB").hand(0, "true_or_false", "decode.red").intel(0, "red", "red").start()
    g.say(0, "forecast").resolve().say(0, "decode").say(0, "play true_or_false").resolve()
    assert g.window == "over" and g.winners() == [0, 1] and [e.pub[0] for e in g.told("turned_up")] == [0]


@pytest.mark.clause("R-23", "S-08", "R-45")
def test_the_cloud_map_replaces_the_draw_and_nothing_answers_it() -> None:
    """Two of the top three; the third goes to the bottom: whereto is public, the face is not."""
    g = scene().top("burn.red", "expose.blue", "lock_on.black", "swap.red").start("turn")
    assert g.window == "trigger" and g.asked == [0]
    g.say(0, "cloud_map")
    assert g.window == "choice" and g.asked == [0]
    g.say(0, "lock_on.black burn.red bottom")
    assert sorted(g.hand_of(0)) == ["burn.direct.red", "lock_on.telegram.black"] and g.window == "open"
    assert g.names(g.s.deck[:1]) == ["expose.direct.blue"] and g.names(g.s.deck[-1:]) == ["swap.text.red"]
    seen, put = g.told("pile_seen")[0], g.told("put_on_pile")[0]
    assert seen.pub == (0, 3) and seen.knows == 1 and len(seen.priv) == 3
    assert put.pub == (0, 29, -1) and put.knows == 1
    assert [e.pub for e in g.told("drew")] == [(0, 2)]
    assert g.s.know[0][g.s.deck[0]] == Z_SPOT and not any(g.s.deck[0] in k for k in g.s.know[1:])


@pytest.mark.clause("S-08", "R-24", "R-90")
def test_passing_it_up_she_draws_two() -> None:
    g = scene().top("burn.red", "expose.blue", "lock_on.black").start("turn").say(0, "pass")
    assert g.hand_of(0) == ["burn.direct.red", "expose.direct.blue"] and g.window == "open"


@pytest.mark.clause("R-81", "S-29")
def test_she_sees_what_a_stopped_press_has_put_back() -> None:
    g = scene(turn=4, s1="qiu_dabi").hand(4, "burn.red").top("lock_on.blue").start().send(4, "burn", to=1)
    g.use(1, "stop_press").resolve().until("free").say(4, "end").until("trigger")
    g.say(0, "cloud_map")
    assert g.cfg.deck.by_name["burn.direct.red"] in g.told("pile_seen")[0].priv


@pytest.mark.clause("K-06", "R-08", "R-78")
def test_she_takes_as_many_as_she_may() -> None:
    """Two of three, not one; with two left in all she takes both, with one that one; nothing is put back then."""
    g = scene().top("burn.red", "expose.blue", "lock_on.black").start("turn").say(0, "cloud_map")
    assert not g.can(0, "burn.red top") and not g.can(0, "expose.blue burn.red") and not g.can(0, "done")
    for left in (["burn.red", "lock_on.blue"], ["burn.red"]):
        g = scene().top(*left)
        g.no_pile(keep=len(left)).start("turn").say(0, "cloud_map")
        g.say(0, " ".join(sorted(left, reverse=True)))
        assert len(g.s.hands[0]) == len(left) and g.s.deck == [] and not g.told("put_on_pile")
    g = scene().top("burn.red").discarded("expose.blue", "lock_on.blue")
    g.no_pile(keep=1).start("turn").say(0, "cloud_map")
    assert g.told("pile_seen")[0].pub == (0, 3) and g.told("reshuffled")


@pytest.mark.clause("S-39", "S-08")
@pytest.mark.parametrize("why", ["turned over", "another's turn", "no card anywhere"])
def test_no_cloud_map(why: str) -> None:
    g = scene(turn=1 if why == "another's turn" else 0)
    if why == "turned over":
        turn_down(g, 0)
    if why == "no card anywhere":
        g.no_pile()
    g.start("turn")
    assert g.window == "open" and len(g.s.hands[g.s.turn_seat]) == (0 if why == "no card anywhere" else 2)


@pytest.mark.clause("S-08")
def test_it_is_asked_at_every_turn_of_hers_and_the_others_draw_as_ever() -> None:
    g = scene().top("burn.red", "burn.blue", "swap.red").start("turn").say(0, "cloud_map")
    g.say(0, "burn.red burn.blue bottom")
    for x in (1, 2, 3, 4):
        pass_turn(g)
        assert g.s.turn_seat == x and g.window == "open" and len(g.s.hands[x]) >= 2 and len(g.told("skill_used")) == 1
    pass_turn(g)
    assert g.window == "trigger" and g.asked == [0] and g.s.turn_seat == 0


@pytest.mark.clause("G-18", "G-04", "R-45", "K-07")
def test_the_forecast_is_chosen_when_it_takes_effect_and_hidden_from_the_others() -> None:
    g = scene(s1="cheng_chengqing").hand(0, "burn.red", "lock_on").hand(1, "red").start()
    low = g.s.deck[0]
    g.say(0, "forecast")
    assert g.window == "response"
    g.resolve().say(0, "burn.red")
    assert g.names(g.s.deck[-1:]) == ["burn.direct.red"] and low in g.s.hands[0] and len(g.s.hands[0]) == 2
    put = g.told("put_on_pile")[0]
    assert put.pub == (0, 28, -1) and put.knows == 1 and g.why(0, "forecast") == "G-04"


@pytest.mark.clause("R-08", "R-78")
def test_with_no_other_card_in_the_pile_she_draws_it_again() -> None:
    g = scene().hand(0, "burn.red").discarded("lock_on").start().no_pile()
    g.say(0, "forecast").resolve().say(0, "burn.red")
    assert g.hand_of(0) == ["burn.direct.red"] and g.s.deck == [] and not g.told("reshuffled")


@pytest.mark.clause("G-03", "R-22", "G-02", "S-39", "S-23")
def test_no_forecast() -> None:
    """Without a card, in another window, turned over; it fizzles if the hand is empty by then, and may be voided."""
    assert scene().start().why(0, "forecast") == "G-03"
    g = scene().hand(0, "decode", "burn").start().send(0, "decode")
    assert g.why(0, "forecast") == "G-02"
    assert turn_down(scene(), 0).hand(0, "decode").start().why(0, "forecast") == "S-39"
    g = scene().hand(0, "burn").intel(1, "black").start().say(0, "forecast").use(0, "play burn @1 black").resolve()
    assert g.told("fizzled")[-1].pub[0] == 0 and g.window == "free"
    g = scene(s1="cheng_chengqing").hand(0, "decode").hand(1, "red", "red").start()
    g.say(0, "forecast").use(1, "set_straight red red").resolve()
    assert g.hand_of(0) == ["decode.telegram.black"] and not g.told("put_on_pile")


@pytest.mark.clause("G-10", "G-17", "S-40")
@pytest.mark.parametrize(
    ("cards", "camps", "wins"),
    [
        (["red", "blue"], "TRBRB", True),
        (["lock_on.red_black", "blue"], "TRBRB", True),
        (["red", "red"], "TRBRB", False),
        (["red", "blue", "black", "black"], "TRBRB", False),
        (["blue"], "TRBRB", False),
        (["red", "blue"], "BRTRB", False),
    ],
)
def test_mission_red_and_blue_three_in_all_and_one_black_at_most(cards: list[str], camps: str, wins: bool) -> None:
    g = scene(camps, turn=4).hand(4, "burn.red").intel(0, *cards).start().send(4, "burn", to=0).arrive().take_it()
    assert g.winners() == ([0] if wins else []) and tally(g, 0)[2] == g.s.red[0] + g.s.blue[0]


@pytest.mark.clause("R-74", "R-66", "R-52")
def test_leaving_over_the_cloud_map_leaves_the_pile_as_it_is() -> None:
    g = scene().start("turn").say(0, "cloud_map")
    pile = g.s.deck[:]
    g.leave(0)
    assert g.s.turn_seat == 1 and g.s.deck == pile[:-2] and g.s.hands[1] == [pile[-1], pile[-2]]


@pytest.mark.clause("R-08", "R-78")
def test_the_cloud_map_of_an_empty_pile_is_that_of_the_discards() -> None:
    g = scene().discarded("expose.blue", "lock_on.blue").no_pile().start("turn").say(0, "cloud_map")
    g.say(0, "lock_on.blue expose.blue")
    assert len(g.s.hands[0]) == 2 and g.told("reshuffled") and g.s.deck == []
