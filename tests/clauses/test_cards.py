"""Chapter 9: the fourteen function cards: when, at whom, what, and when it comes to nothing."""

import pytest

from kongsheng.game.deck import FUNCTIONS
from kongsheng.game.events import (
    HOW_DIVERTED,
    HOW_INTERCEPTED,
    HOW_RETURNED,
    HOW_SKIPPED,
    PROBE_DISCARD,
    PROBE_DRAW,
    PROBE_NO_HAND,
    PROBE_PASSERBY,
    seen_by,
)
from kongsheng.game.tokens import WATCHER
from kongsheng.game.views import view
from kongsheng.game.words import legal
from tests import kit
from tests.scene import DECK, Scene

F = {name: i for i, name in enumerate(FUNCTIONS)}


def begin(n: int = 5, **kw: object) -> Scene:
    kw.setdefault("camps", {3: "RBT", 4: "RBTT", 5: "RBRBT", 6: "RBRBTT"}[n])
    return kit.scene(n, **kw)  # type: ignore[arg-type]


def use(g: Scene, x: int, text: str) -> Scene:
    """Seat ``x`` uses something in the open window; whoever is asked before passes."""
    for y in list(g.asked):
        if g.window == "free":
            break
        if y != x:
            g.say(y, "pass") if x in g.asked else None
    return g.say(x, text)


def windows(g0: Scene, card: str, seat: int, args: str = "") -> dict[str, str]:
    """In which windows of a turn the seat may play a card it has: window -> refusing clause or ""."""
    found: dict[str, str] = {}
    g = g0

    def note(name: str) -> None:
        found[name] = g.why(seat, f"play {card} {args}".strip())

    note("opening")
    g.all_pass()
    note("free")
    g.hand(0, "lock_on.blue_black", "direct.black")
    g.say(0, "play lock_on.blue_black @4")
    note("response")
    g.resolve()
    g.send(0, "direct.black", to=2)
    note("arrival")
    g.arrive()
    note("decide")
    g.decline().arrive()
    note("after")
    g.say(0, "end")
    note("closing")
    return found


# --- lock -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-30", "R-70")
def test_when_a_lock_may_be_used() -> None:
    mine = windows(begin().hand(0, "lock_on.red").start("opening"), "lock_on.red", 0, "@1")
    assert mine == {
        "opening": "R-30", "free": "", "response": "R-30", "arrival": "", "decide": "S-27",
        "after": "R-30", "closing": "R-30",
    }  # fmt: skip
    theirs = windows(begin().hand(1, "lock_on.red").start("opening"), "lock_on.red", 1, "@2")
    assert all(theirs.values())


@pytest.mark.clause("R-30")
def test_a_locked_player_must_take_what_reaches_him() -> None:
    g = begin().hand(0, "lock_on", "telegram.red").start()
    assert g.why(0, "play lock_on @0") == "G-08"
    g.say(0, "play lock_on @2").resolve()
    assert kit.pub(g, "locked") == [(2,)] and view(g.s, WATCHER).seats[2].locked
    g.send(0, "telegram.red").arrive()
    assert g.window == "decide" and g.can(1, "no")  # only he is locked
    g.decline()
    flight = view(g.s, 3).flight
    assert flight is not None and flight.bound == "R-30"
    g.arrive()
    assert g.window == "free" and len(g.s.intel[2]) == 1


@pytest.mark.clause("R-30")
def test_a_lock_in_the_arrival_window_works_on_what_lies_there() -> None:
    g = begin().hand(0, "lock_on", "telegram.red").start().send(0, "telegram.red")
    use(g, 0, "play lock_on @1").resolve().arrive()
    assert len(g.s.intel[1]) == 1
    # also in a response window that the arrival window has opened
    g = (
        begin()
        .hand(0, "lock_on", "telegram.red")
        .hand(1, "decode")
        .start()
        .send(0, "telegram.red")
        .say(1, "play decode")
    )
    use(g, 0, "play lock_on @1").resolve().arrive()
    assert len(g.s.intel[1]) == 1


@pytest.mark.clause("R-30")
def test_a_locked_player_may_still_return_divert_and_be_robbed() -> None:
    def arranged() -> Scene:
        g = begin().hand(0, "lock_on", "telegram.red").hand(1, "return", "divert").hand(3, "intercept").start()
        return g.say(0, "play lock_on @1").resolve().send(0, "telegram.red")

    g = arranged().say(1, "play return").resolve()
    assert g.flight.at == 0
    g = arranged().say(1, "play divert @4").resolve()
    assert g.flight.at == 4
    g = use(arranged(), 3, "play intercept").resolve()
    assert g.flight.at == 3
    g.arrive()
    assert not g.s.intel[1] and len(g.s.intel[3]) == 1


@pytest.mark.clause("R-30", "R-51")
def test_several_locks_hold_and_end_with_the_turn() -> None:
    g = begin().hand(0, "lock_on", "lock_on", "lock_on", "telegram.red").start()
    for x in (1, 3):
        g.say(0, f"play lock_on @{x}").resolve()
    assert g.s.locked == 0b1010
    assert g.can(0, "play lock_on @1")  # again is legal and does nothing more
    g.send(0, "telegram.red").arrive().say(0, "end").until(lambda s: s.turn == 2)
    assert g.s.locked == 0


@pytest.mark.clause("R-30", "R-51")
def test_a_lock_binds_for_the_whole_turn_a_diversion_for_one_arrival() -> None:
    # diverted to 2, intercepted by 3, diverted to 2 again by ... returned: 2 may decline only if not locked
    g = begin().hand(0, "telegram.red", "lock_on").hand(1, "divert").hand(2, "return").hand(3, "return").start()
    g.send(0, "telegram.red").say(1, "play divert @2").resolve()
    assert g.flight.at == 2 and g.flight.must
    g.say(2, "play return").resolve()  # the way is turned: to 1
    assert g.flight.at == 1
    g.arrive()
    assert g.window == "decide" and g.can(1, "no")
    g = begin().hand(0, "telegram.red", "lock_on").hand(1, "divert").hand(2, "return").hand(3, "return").start()
    g.send(0, "telegram.red").say(1, "play divert @3").resolve().say(3, "play return").resolve()
    assert g.flight.at == 2 and g.flight.way == -1
    g.say(2, "play return").resolve()
    assert g.flight.at == 3 and not g.flight.must
    g.arrive()
    assert g.window == "decide" and g.asked == [3] and g.can(3, "no")  # he came to it by a return this time


# --- lure -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-31", "R-70")
def test_when_a_lure_may_be_used() -> None:
    mine = windows(begin().hand(0, "lure_away.red").start("opening"), "lure_away.red", 0, "@1")
    assert mine == {
        "opening": "R-31", "free": "", "response": "R-31", "arrival": "", "decide": "S-27",
        "after": "R-31", "closing": "R-31",
    }  # fmt: skip
    theirs = windows(begin().hand(1, "lure_away.red").start("opening"), "lure_away.red", 1, "@2")
    assert all(theirs.values())
    g = begin().hand(0, "lure_away", "text.red").start()
    assert g.why(0, "play lure_away @0") == "G-08"


@pytest.mark.clause("R-31")
def test_luring_him_before_whom_it_lies_sends_it_on() -> None:
    g = begin().hand(0, "lure_away", "telegram.red").start().send(0, "telegram.red")
    use(g, 0, "play lure_away @1").resolve()
    assert g.window == "arrival" and g.flight.at == 2 and kit.pub(g, "flight_at")[-1] == (2, HOW_SKIPPED)
    assert kit.pub(g, "lured") == [(1,)] and not g.told("declined")
    g = begin().hand(0, "lure_away", "direct.red").start().send(0, "direct.red", to=3)
    use(g, 0, "play lure_away @3").resolve()
    assert g.flight.at == 0
    g.arrive()
    assert len(g.s.intel[0]) == 1
    g = begin().hand(0, "lure_away", "text.red").start().send(0, "text.red")
    use(g, 0, "play lure_away @3").resolve()
    assert g.flight.at == 1  # elsewhere: it lies where it lay


@pytest.mark.clause("R-31")
def test_a_lure_works_on_who_must_take_it() -> None:
    g = (
        begin()
        .hand(0, "lure_away", "lock_on", "telegram.red")
        .start()
        .say(0, "play lock_on @1")
        .resolve()
        .send(0, "telegram.red")
    )
    use(g, 0, "play lure_away @1").resolve()
    assert g.flight.at == 2
    g.arrive()
    assert g.window == "decide" and g.asked == [2]
    # diverted to him: passed by, and whoever comes next is free
    g = begin().hand(0, "lure_away", "telegram.red").hand(1, "divert").start().send(0, "telegram.red")
    g.say(1, "play divert @3").resolve()
    use(g, 0, "play lure_away @3").resolve()
    assert g.flight.at == 4 and not g.flight.must


# --- decode -----------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-32")
def test_decoding_shows_the_holder_what_lies_before_him() -> None:
    g = begin().hand(0, "telegram.red").hand(1, "decode", "decode").hand(2, "decode").start()
    assert g.s.flight == -1
    g.send(0, "telegram.red")
    assert g.can(1, "play decode") and g.why(2, "play decode") == "R-32" and g.why(0, "play decode") != ""
    p = DECK.print_of[g.flight.card]
    g.say(1, "play decode").resolve()
    e = g.told("flight_seen")[0]
    assert e.pub == (1,) and e.priv == (p,) and e.knows == 1 << 1
    assert g.window == "arrival" and g.flight.at == 1 and g.flight.face == 0
    g.arrive().decline()
    seen = view(g.s, 1).flight
    assert seen is not None and seen.print == p  # he remembers
    assert g.why(1, "play decode") == "R-32" and g.can(2, "play decode")


@pytest.mark.clause("R-32")
def test_nothing_is_decoded_that_lies_face_up_or_has_gone() -> None:
    g = begin().hand(0, "text.red").hand(1, "decode").start().send(0, "text.red")
    assert g.why(1, "play decode") == "R-32"
    g = begin().hand(0, "telegram.red").hand(1, "decode").hand(3, "intercept").start().send(0, "telegram.red")
    g.say(1, "play decode")
    use(g, 3, "play intercept").resolve()
    assert kit.pub(g, "fizzled") == [(1, F["decode"], -1)] and not g.told("flight_seen")
    # swapped in the meantime: he sees what lies there now
    g = begin().hand(0, "telegram.red").hand(1, "decode").hand(3, "swap.blue").start().send(0, "telegram.red")
    g.say(1, "play decode")
    use(g, 3, "play swap").resolve()
    assert g.told("flight_seen")[0].priv == (DECK.by_name["swap.text.blue"],)


@pytest.mark.clause("R-32", "R-33", "R-34", "R-35", "R-36")
@pytest.mark.parametrize("card", ["decode", "return", "divert", "intercept", "swap"])
def test_arrival_cards_belong_to_the_arrival_window(card: str) -> None:
    clause = {"decode": "R-32", "return": "R-33", "divert": "R-34", "intercept": "R-35", "swap": "R-36"}[card]
    seat = 1 if card == "intercept" else 2
    args = "@3" if card == "divert" else ""
    found = windows(begin().hand(seat, card).start("opening"), card, seat, args)
    assert (
        found.pop("arrival") == ""
        and found.pop("decide") == "S-27"
        and found.pop("free") == found.pop("after") == "R-20"
    )
    assert set(found) == {"opening", "response", "closing"} and set(found.values()) == {clause}


# --- return -----------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-33")
def test_returning_turns_a_telegram_or_text_round() -> None:
    for card in ("telegram.red", "text.red"):
        g = begin().hand(0, card).hand(2, "return").start().send(0, card).arrive().decline()
        assert g.flight.at == 2
        g.say(2, "play return").resolve()
        assert g.flight.at == 1 and g.flight.way == -1 and kit.pub(g, "reversed") == [(-1,)]
        assert kit.pub(g, "flight_at")[-1] == (1, HOW_RETURNED)
        g.arrive().decline()
        assert g.flight.at == 0  # on in the new direction: to the sender, who must
        g.arrive()
        assert len(g.s.intel[0]) == 1 and g.window == "free"


@pytest.mark.clause("R-33")
def test_returning_twice_is_going_on_to_the_right() -> None:
    g = (
        begin()
        .hand(0, "telegram.red")
        .hand(2, "return")
        .hand(1, "return")
        .start()
        .send(0, "telegram.red")
        .arrive()
        .decline()
    )
    g.say(2, "play return").resolve().say(1, "play return").resolve()
    assert g.flight.at == 2 and g.flight.way == 1


@pytest.mark.clause("R-33")
def test_returning_a_direct_gives_it_back_to_its_sender() -> None:
    g = begin().hand(0, "direct.red", "return").hand(2, "return").start().send(0, "direct.red", to=2)
    g.say(2, "play return").resolve()
    assert g.flight.at == 0 and not g.told("reversed") and not g.told("declined")
    assert g.why(0, "play return") == "R-33"  # not for the sender
    g.arrive()
    assert len(g.s.intel[0]) == 1


@pytest.mark.clause("R-33")
def test_who_may_return() -> None:
    g = begin().hand(0, "telegram.red").hand(1, "return").hand(2, "return").start().send(0, "telegram.red")
    assert g.can(1, "play return") and g.why(2, "play return") == "R-33"
    g = (
        begin()
        .hand(0, "telegram.red", "expose")
        .hand(1, "return")
        .start()
        .send(0, "telegram.red")
        .say(1, "play return")
    )
    use(g, 0, "play expose").resolve()
    assert g.flight.at == 1 and g.flight.way == 1  # it can be countered, unlike a word


# --- divert -----------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-34", "R-51")
def test_a_diversion_brings_it_before_another_who_must_take_it() -> None:
    g = begin().hand(0, "telegram.red").hand(1, "divert").start().send(0, "telegram.red")
    assert [g.why(1, f"play divert @{x}") for x in range(5)] == ["", "G-08", "", "", ""]
    g.say(1, "play divert @4").resolve()
    assert g.window == "arrival" and g.flight.at == 4 and g.asked == [0, 1, 2, 3, 4]
    assert kit.pub(g, "flight_at")[-1] == (4, HOW_DIVERTED)
    flight = view(g.s, 0).flight
    assert flight is not None and flight.bound == "R-34"
    g.arrive()
    assert g.window == "free" and len(g.s.intel[4]) == 1 and g.s.sender[g.s.intel[4][0]] == 0


@pytest.mark.clause("R-34", "R-44")
def test_whom_a_diversion_may_name_and_when() -> None:
    g = begin().hand(0, "telegram.red", "lure_away").hand(1, "divert").hand(2, "divert").start()
    g.say(0, "play lure_away @3").resolve().send(0, "telegram.red")
    assert g.why(1, "play divert @3") == "R-44" and g.why(2, "play divert @4") == "R-34"
    g = begin().hand(0, "direct.red", "divert").start().send(0, "direct.red", to=2).arrive().decline()
    assert g.flight.at == 0 and g.can(0, "play divert @2")  # the sender too, when it lies before him
    g.say(0, "play divert @2").resolve().arrive()
    assert len(g.s.intel[2]) == 1


@pytest.mark.clause("R-34")
def test_a_diversion_fizzles_when_it_has_gone_or_its_target_has() -> None:
    g = begin().hand(0, "telegram.red").hand(1, "divert").hand(3, "intercept").start().send(0, "telegram.red")
    g.say(1, "play divert @4")
    use(g, 3, "play intercept").resolve()
    assert g.flight.at == 3 and kit.pub(g, "fizzled") == [(1, F["divert"], -1)]
    g = begin().hand(0, "telegram.red").hand(1, "divert").start().send(0, "telegram.red").say(1, "play divert @4")
    g.leave(4)
    g.resolve()
    assert g.flight.at == 1 and kit.pub(g, "fizzled") == [(1, F["divert"], -1)]
    assert g.window == "arrival" and len(g.s.discard) == 1


# --- intercept --------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-35", "R-51")
def test_an_intercept_brings_it_before_its_user_who_must_take_it() -> None:
    g = (
        begin()
        .hand(0, "telegram.red", "intercept")
        .hand(1, "intercept")
        .hand(3, "intercept")
        .hand(4, "intercept")
        .start()
    )
    g.send(0, "telegram.red")
    assert g.why(0, "play intercept") == "R-35"  # his own turn
    assert g.why(1, "play intercept") == "R-35"  # it lies before him
    use(g, 3, "play intercept").resolve()
    assert g.flight.at == 3 and kit.pub(g, "flight_at")[-1] == (3, HOW_INTERCEPTED) and g.window == "arrival"
    flight = view(g.s, 0).flight
    assert flight is not None and flight.bound == "R-35"
    assert g.can(1, "play intercept") and g.why(3, "play intercept") == "R-35"
    use(g, 4, "play intercept").resolve()  # others may intercept after it
    assert g.flight.at == 4
    g.arrive()
    assert g.window == "free" and len(g.s.intel[4]) == 1


@pytest.mark.clause("R-35")
def test_an_intercept_leaves_way_and_mode_alone() -> None:
    g = begin().hand(0, "direct.red").hand(3, "intercept").hand(4, "return").start().send(0, "direct.red", to=1)
    use(g, 3, "play intercept").resolve()
    assert g.flight.mode == 1 and g.flight.way == 1 and g.flight.seat == 0 and g.flight.owner == 0


@pytest.mark.clause("R-35", "R-52")
def test_an_intercept_of_somebody_who_left_or_was_lured_fizzles() -> None:
    g = begin().hand(0, "telegram.red").hand(3, "intercept").start().send(0, "telegram.red")
    use(g, 3, "play intercept")
    g.leave(3)
    g.resolve()
    assert g.flight.at == 1 and kit.pub(g, "fizzled") == [(3, F["intercept"], -1)]
    g = begin().hand(0, "telegram.red", "lure_away").hand(3, "intercept").start().send(0, "telegram.red")
    use(g, 3, "play intercept")
    use(g, 0, "play lure_away @3").resolve()
    assert g.flight.at == 1 and kit.pub(g, "fizzled") == [(3, F["intercept"], -1)]


# --- swap -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-36", "R-81")
def test_a_swap_takes_the_place_face_down_and_the_old_one_is_laid_open() -> None:
    g = begin().hand(0, "telegram.red").hand(3, "swap.blue").start().send(0, "telegram.red")
    old = g.names([g.flight.card])[0]
    use(g, 3, "play swap")
    played = g.told("played")[-1]
    swap = DECK.by_name["swap.text.blue"]
    assert played.pub[:3] == (3, F["swap"], -1) and played.priv == (swap,) and played.knows == 1 << 3
    assert [view(g.s, v).stack[0].print for v in (0, 1, 3, WATCHER)] == [-1, -1, swap, -1]
    g.resolve()
    flight = g.flight
    assert g.names([flight.card]) == ["swap.text.blue"] and flight.face == 0 and g.names(g.s.discard) == [old]
    assert (flight.mode, flight.way, flight.seat, flight.at) == (0, 1, 0, 1)  # a text card in a telegram
    for v in (0, 1, 2, 4, WATCHER):
        seen = view(g.s, v).flight
        assert seen is not None and seen.print == -1 and seen.swapped
    assert g.window == "arrival"
    sub = g.told("substituted")[0]
    assert seen_by(sub, 0) == (sub.kind, (3, DECK.by_name[old], -1), ())
    g.arrive().take_it()
    assert g.intel_of(1) == ["swap.text.blue"] and g.s.sender[g.s.intel[1][0]] == 0


@pytest.mark.clause("R-36")
def test_anybody_may_swap_what_lies_face_down() -> None:
    g = (
        begin()
        .hand(0, "telegram.red", "swap.red")
        .hand(1, "swap.blue")
        .hand(3, "swap.black")
        .start()
        .send(0, "telegram.red")
    )
    assert all(g.can(x, "play swap") for x in (0, 1, 3))
    use(g, 0, "play swap").resolve()
    assert g.names([g.flight.card]) == ["swap.text.red"]
    g = begin().hand(0, "text.red").hand(1, "swap.blue").start().send(0, "text.red")
    assert g.why(1, "play swap") == "R-36"


@pytest.mark.clause("R-36")
def test_a_swap_keeps_the_duty_to_take_it() -> None:
    g = begin().hand(0, "telegram.red").hand(1, "divert").hand(3, "swap.blue").start().send(0, "telegram.red")
    g.say(1, "play divert @4").resolve()
    use(g, 3, "play swap").resolve().arrive()
    assert g.window == "free" and g.intel_of(4) == ["swap.text.blue"]


@pytest.mark.clause("R-36", "R-81")
def test_a_countered_swap_is_laid_open() -> None:
    g = begin().hand(0, "telegram.red", "expose").hand(3, "swap.blue").start().send(0, "telegram.red")
    card = g.flight.card
    use(g, 3, "play swap")
    use(g, 0, "play expose").resolve()
    assert g.flight.card == card and "swap.text.blue" in g.names(g.s.discard) and len(g.s.discard) == 2
    assert DECK.by_name["swap.text.blue"] in view(g.s, WATCHER).discard and not g.s.facedown
    assert not g.told("substituted")


@pytest.mark.clause("R-36", "R-62")
def test_a_swap_follows_the_transmission_but_fizzles_face_up() -> None:
    g = begin().hand(0, "telegram.red").hand(3, "swap.blue").hand(2, "intercept").start().send(0, "telegram.red")
    use(g, 3, "play swap")
    use(g, 2, "play intercept").resolve()
    assert g.flight.at == 2 and g.names([g.flight.card]) == ["swap.text.blue"]
    g = (
        begin(characters={4: "liu_changjiao"}, covered=[4])
        .hand(0, "telegram.red")
        .hand(3, "swap.blue")
        .start()
        .send(0, "telegram.red")
    )
    card = g.flight.card
    use(g, 3, "play swap")
    use(g, 4, "expose_shot").resolve()
    assert g.flight.card == card and g.flight.face == 1 and kit.pub(g, "fizzled") == [(3, F["swap"], -1)]
    assert g.names(g.s.discard) == ["swap.text.blue"]


# --- expose -----------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-37")
def test_every_function_card_can_be_countered() -> None:
    for text, card in (
        ("play reinforce", "reinforce"),
        ("play probe @2", "probe.2BC+2"),
        ("play burn @3 black", "burn"),
        ("play dangerous_intel @1", "dangerous_intel"),
        ("play true_or_false", "true_or_false"),
        ("play lure_away @2", "lure_away"),
    ):
        g = begin().hand(0, card).hand(1, "expose").intel(3, "black").start().say(0, text)
        pile, hands = len(g.s.deck), [len(h) for h in g.s.hands]
        g.say(1, "play expose").resolve()
        assert g.window == "free" and kit.pub(g, "negated") == [(0, F[text.split()[1]], -1)], text
        assert len(g.s.deck) == pile and len(g.s.intel[3]) == 1 and g.s.lured == 0
        assert [len(h) for h in g.s.hands] == [hands[0], hands[1] - 1, *hands[2:]]
        assert len(g.s.discard) + len(g.s.facedown) == 2


@pytest.mark.clause("R-37", "R-26")
def test_an_expose_needs_a_card_on_top() -> None:
    g = begin().hand(0, "expose", "text.red").hand(1, "expose").start("opening")
    assert g.why(0, "play expose") == "R-37" and g.why(1, "play expose") == "R-37"
    g.all_pass().send(0, "text.red")
    assert g.why(1, "play expose") == "R-37"


# --- burn -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-38", "R-70")
def test_burning_is_possible_at_any_time_but_a_special_stage() -> None:
    found = windows(begin().hand(1, "burn.red").intel(3, "black").start("opening"), "burn.red", 1, "@3 black")
    assert found == {
        "opening": "", "free": "R-20", "response": "", "arrival": "", "decide": "S-27", "after": "R-20", "closing": "",
    }  # fmt: skip
    mine = windows(begin().hand(0, "burn.red").intel(3, "black").start("opening"), "burn.red", 0, "@3 black")
    assert [mine[k] for k in ("opening", "free", "after", "closing")] == [""] * 4


@pytest.mark.clause("R-38")
def test_what_may_be_burned() -> None:
    g = (
        begin()
        .hand(0, "burn.red")
        .intel(0, "telegram.black")
        .intel(1, "telegram.red_black", "telegram.red")
        .intel(2, "blue")
        .start()
    )
    assert g.can(0, "play burn @0 telegram.black") and g.can(0, "play burn @1 red_black")
    assert g.why(0, "play burn @1 telegram.red") == "S-33" and g.why(0, "play burn @2") == "S-33"
    assert g.why(0, "play burn @3") == "S-33"
    g.say(0, "play burn @1 red_black").resolve()
    assert (g.s.red[1], g.s.black[1]) == (1, 0) and len(g.s.intel[1]) == 1
    # not what is still on its way, and not before the dead
    g = begin().hand(0, "direct.black").hand(2, "burn.red").start().send(0, "direct.black", to=1)
    assert g.why(2, "play burn") == "S-22"


# --- probe ------------------------------------------------------------------------------------------------------
def probed(card: str, x: int, hand: tuple[str, ...] = ("burn.red", "decode.red")) -> Scene:
    g = begin().hand(0, f"probe.{card}").hand(x, *hand).start()
    return g.say(0, f"play probe @{x}").resolve()


@pytest.mark.clause("R-39", "R-82")
def test_a_probe_that_fits_makes_the_target_draw_or_discard() -> None:
    for card, x in (("CCAV+2", 2), ("2BC+2", 1), ("TABLOID+2", 4)):
        g = probed(card, x)
        assert len(g.s.hands[x]) == 4 and kit.pub(g, "probe_answered") == [(x, PROBE_DRAW)]
    for card, x in (("CCAV-1", 2), ("2BC-1", 3), ("TABLOID-1", 4)):
        g = probed(card, x)
        assert len(g.s.hands[x]) == 1 and len(g.s.discard) == 1 and kit.pub(g, "probe_answered") == [(x, PROBE_DISCARD)]
        g = probed(card, x, ())
        assert kit.pub(g, "probe_answered") == [(x, PROBE_NO_HAND)] and not g.s.discard
    assert g.window == "free"


@pytest.mark.clause("R-39")
def test_whom_it_does_not_fit_says_that_he_is_a_passer_by() -> None:
    for card in ("CCAV+2", "CCAV-1", "TABLOID+2"):
        g = probed(card, 1)
        assert kit.pub(g, "probe_answered") == [(1, PROBE_PASSERBY)]
        assert len(g.s.hands[1]) == 2 and not g.s.discard and len(g.told("drew")) == 0


@pytest.mark.clause("R-39", "R-58")
def test_only_the_two_see_the_face_of_a_probe_also_when_it_is_used_up() -> None:
    g = begin().hand(0, "probe.telegram.red.2BC+2").start().say(0, "play probe @1")
    p = DECK.by_name["probe.telegram.red.2BC+2"]
    played = g.told("played")[0]
    assert played.pub[:4] == (0, F["probe"], -1, 1) and played.priv == (p,) and played.knows == 1
    assert [view(g.s, v).stack[0].print for v in (0, 1, 2, WATCHER)] == [p, -1, -1, -1]  # not before it takes effect
    g.resolve()
    shown = g.told("probe_shown")[0]
    assert shown.pub == (0, 1) and shown.priv == (p,) and shown.knows == 0b11
    assert g.s.facedown and not g.s.discard
    for v in (0, 1, 2, WATCHER):
        public = view(g.s, v)
        assert public.facedown == 1 and public.discard == b""


@pytest.mark.clause("R-39", "R-70")
def test_when_and_at_whom_to_probe() -> None:
    mine = windows(begin().hand(0, "probe.CCAV+2").start("opening"), "probe", 0, "@1")
    assert mine["free"] == mine["after"] == ""
    assert {mine[k] for k in ("opening", "response", "arrival", "closing")} == {"R-39"}
    g = begin().hand(0, "probe").start()
    g.leave(3)
    assert [g.why(0, f"play probe @{x}") for x in range(5)] == ["G-08", "", "", "G-08", ""]


@pytest.mark.clause("R-39", "R-22")
def test_a_probe_at_somebody_who_has_left_fizzles() -> None:
    g = begin().hand(0, "probe.2BC+2").start().say(0, "play probe @1")
    g.leave(1)
    g.resolve()
    assert kit.pub(g, "fizzled") == [(0, F["probe"], -1)] and not g.told("probe_shown") and g.s.facedown


# --- reinforce --------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-40", "R-70")
def test_reinforcements_count_the_black_when_they_take_effect() -> None:
    g = begin().hand(0, "reinforce").start().say(0, "play reinforce").resolve()
    assert len(g.s.hands[0]) == 1
    g = begin().hand(0, "reinforce").intel(0, "black", "red_black", "red").start().say(0, "play reinforce").resolve()
    assert len(g.s.hands[0]) == 3
    g = begin(characters={1: "gunner"}).hand(0, "reinforce").hand(1, "decode").intel(0, "black", "black").start()
    g.say(0, "play reinforce").say(1, "shoot decode @0 black").resolve()
    assert len(g.s.hands[0]) == 2
    mine = windows(begin().hand(0, "reinforce.red").start("opening"), "reinforce", 0)
    assert mine["free"] == mine["after"] == "" and {mine[k] for k in ("opening", "response", "arrival")} == {"R-40"}


# --- dangerous intel --------------------------------------------------------------------------------------------
@pytest.mark.clause("R-41", "R-83")
def test_dangerous_intel_shows_the_hand_and_one_card_of_it_is_discarded() -> None:
    g = begin().hand(0, "dangerous_intel").hand(2, "burn.red", "decode.red", "lock_on.red").start()
    g.say(0, "play dangerous_intel @2").resolve()
    seen = g.told("hand_seen")[0]
    faces = ("burn.direct.red", "decode.telegram.red", "lock_on.telegram.red")
    assert seen.pub == (0, 2, 3) and seen.knows == 1 and sorted(seen.priv) == sorted(DECK.by_name[f] for f in faces)
    assert g.window == "choice" and g.asked == [0] and len(legal(g.s, 0)) == 3
    g.say(0, "decode.red")
    assert sorted(g.hand_of(2)) == ["burn.direct.red", "lock_on.telegram.red"] and "decode.telegram.red" in g.names(
        g.s.discard
    )
    assert kit.pub(g, "discarded") == [(2, DECK.by_name["decode.telegram.red"])]
    assert {(x, DECK.prints[p].name) for x, p in view(g.s, 0).known} == {
        (2, "burn.direct.red"),
        (2, "lock_on.telegram.red"),
    }
    assert view(g.s, 1).known == []


@pytest.mark.clause("R-41", "R-70")
def test_when_and_at_whom_to_use_dangerous_intel() -> None:
    g = begin().hand(0, "dangerous_intel", "decode").hand(2, "burn").start()
    assert [g.why(0, f"play dangerous_intel @{x}") for x in range(5)] == ["G-08", "G-08", "", "G-08", "G-08"]
    mine = windows(begin().hand(0, "dangerous_intel").hand(2, "probe").start("opening"), "dangerous_intel", 0, "@2")
    assert mine["free"] == mine["after"] == "" and {mine[k] for k in ("opening", "response", "arrival")} == {"R-41"}


# --- true or false ----------------------------------------------------------------------------------------------
@pytest.mark.clause("R-42", "R-70", "R-80")
def test_true_or_false_gives_everybody_alive_a_card_in_turn() -> None:
    g = (
        begin(turn=2)
        .hand(2, "true_or_false")
        .top("burn.red", "decode.blue", "swap.red", "lock_on.blue", "divert.red")
        .start()
    )
    g.leave(4)
    g.say(2, "play true_or_false").resolve()
    names = ["burn.direct.red", "decode.telegram.blue", "swap.text.red", "lock_on.telegram.blue"]
    assert kit.pub(g, "turned_up") == [(x, DECK.by_name[f]) for x, f in zip((2, 3, 0, 1), names)]
    assert [len(g.s.intel[x]) for x in range(5)] == [1, 1, 1, 1, 0] and g.window == "free"
    mine = windows(begin().hand(0, "true_or_false.red").start("opening"), "true_or_false", 0)
    assert mine["free"] == mine["after"] == "" and {mine[k] for k in ("opening", "response", "arrival")} == {"R-42"}


@pytest.mark.clause("R-42", "R-73")
def test_true_or_false_goes_on_after_a_death_and_stops_at_a_victory() -> None:
    g = (
        begin()
        .hand(0, "true_or_false")
        .intel(1, "black", "black")
        .intel(2, "red", "red")
        .top("blue", "black", "red", "red")
        .start()
    )
    g.say(0, "play true_or_false").resolve()
    g.until("over")
    assert kit.pub(g, "dying") == [(1, 0)] and g.s.status[1] == 2
    assert [p[0] for p in kit.pub(g, "turned_up")] == [0, 1, 2] and g.winners() == [0, 2]
    assert kit.kinds(g, "turned_up", "dying", "died", "declared") == ["turned_up"] * 2 + [
        "dying",
        "died",
        "turned_up",
        "declared",
    ]
    # the user dies of his own card: the others still get theirs, then his turn is over
    g = begin().hand(0, "true_or_false").intel(0, "black", "black").top("black", "red", "red", "red", "red").start()
    g.say(0, "play true_or_false").resolve().until("open")
    assert kit.pub(g, "dying") == [(0, 0)] and [len(g.s.intel[x]) for x in range(5)] == [0, 1, 1, 1, 1]
    assert g.s.turn_seat == 1


# --- public document --------------------------------------------------------------------------------------------
@pytest.mark.clause("R-43")
def test_a_public_document_is_no_function_card() -> None:
    found = windows(begin().hand(0, "public_document.red").start("opening"), "public_document", 0)
    assert set(found.values()) == {"R-43", "S-27"}


@pytest.mark.clause("R-43", "R-85")
@pytest.mark.parametrize(
    ("variant", "acts"),
    [
        ("CCAV:-1;2BC:-1;TABLOID:+1", (-1, -1, 1)),
        ("CCAV:0;2BC:0;TABLOID:-1", (0, 0, -1)),
        ("CCAV:+1;2BC:-1;TABLOID:0", (1, -1, 0)),
        ("CCAV:-1;2BC:+1;TABLOID:0", (-1, 1, 0)),
    ],
)
def test_a_public_document_acts_on_its_taker_by_his_camp(variant: str, acts: tuple[int, int, int]) -> None:
    for x, camp in ((2, 0), (1, 1), (4, 2)):
        g = begin().hand(0, f"public_document.{variant}").hand(x, "burn", "decode").start().send(0, "public_document")
        while g.flight.at != x:
            g.arrive().decline()
        g.arrive().take_it()
        assert len(g.s.hands[x]) == 2 + acts[camp] and g.window == "free"
        assert kit.pub(g, "document") == ([(x, acts[camp])] if acts[camp] else [])
        assert len(g.s.intel[x]) == 1


@pytest.mark.clause("R-43")
def test_a_public_document_acts_on_whoever_has_to_take_it() -> None:
    g = begin().hand(0, "public_document.CCAV:+1;2BC:-1;TABLOID:0").start().send(0, "public_document").until("free")
    assert len(g.s.intel[0]) == 1 and len(g.s.hands[0]) == 1  # the sender
    g = (
        begin()
        .hand(0, "public_document.CCAV:+1;2BC:-1;TABLOID:0")
        .hand(2, "intercept")
        .start()
        .send(0, "public_document")
    )
    use(g, 2, "play intercept").resolve().arrive()
    assert len(g.s.hands[2]) == 1


@pytest.mark.clause("R-43")
def test_a_public_document_does_nothing_for_the_dead_and_after_the_end() -> None:
    g = (
        begin()
        .hand(0, "public_document.black.CCAV:0;2BC:0;TABLOID:-1")
        .hand(4, "burn")
        .intel(4, "black", "black")
        .start()
    )
    g.send(0, "public_document")
    while g.flight.at != 4:
        g.arrive().decline()
    g.arrive().take_it().until("free")
    assert g.s.status[4] == 2 and not g.told("document")
    g = begin().hand(0, "public_document.red").hand(1, "burn").intel(2, "red", "red").start().send(0, "public_document")
    g.arrive().decline().arrive().take_it()
    assert g.winners() == [0, 2] and not g.told("document")


@pytest.mark.clause("R-43", "R-71")
def test_a_public_document_acts_before_what_the_taking_triggers() -> None:
    g = begin(characters={1: "echo"}).hand(0, "public_document.CCAV:+1;2BC:-1;TABLOID:0").hand(1, "burn").start()
    g.send(0, "public_document").arrive().take_it()
    assert g.window == "trigger" and kit.pub(g, "document") == [(1, -1)] and not g.s.hands[1]
    assert kit.kinds(g, "gained", "document", "discarded") == ["gained", "document", "discarded"]
