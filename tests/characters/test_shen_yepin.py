"""沈夜频."""

import pytest

from kongsheng.game.tokens import DEAD
from kongsheng.game.views import view

from ..kit import cast
from ..scene import Scene
from .arrange import calm, is_up, tally, turn_down

pytestmark = pytest.mark.character("shen_yepin")


def scene(
    others: dict[int, str] | None = None, camps: str = "RBTRB", turn: int = 0, covered: tuple[int, ...] = (2,)
) -> Scene:
    people = {2: "shen_yepin", **(others or {})}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=covered, extra=cast())


@pytest.mark.clause("R-43", "R-85", "S-05", "G-10")
def test_what_replaces_a_text_lies_open_and_acts_if_it_is_a_public_document() -> None:
    """She calls away a document: it does nothing. The document she puts there instead acts on whoever takes it."""
    g = scene().hand(0, "public_document.red").hand(2, "public_document.blue").start().send(0, "public_document.red")
    g.use(2, "song_request").resolve().say(2, "public_document.blue")
    assert g.flight.face == 1 and g.hand_of(2)[0].startswith("public_document.text.red")
    assert "blue" in g.names([g.flight.card])[0]
    calm(g.arrive().take_it())
    assert g.told("document")[-1].pub == (1, 1) and len(g.hand_of(1)) == 1 and g.window == "free"


@pytest.mark.clause("G-11", "R-73", "R-19")
def test_she_kills_with_her_song_unless_it_is_diverted_afterwards() -> None:
    g = scene().hand(0, "probe.red").hand(2, "probe.black").intel(1, "black", "black").start().send(0, "probe.red")
    g.use(2, "song_request").resolve().say(2, "probe.black").arrive().take_it()
    g.until(lambda s: s.status[1] == DEAD)
    assert g.s.dead == [1] and g.s.killer[1] == 2
    g = scene().hand(0, "probe.red").hand(2, "probe.black").hand(1, "divert").intel(3, "black", "black").start()
    g.send(0, "probe.red").use(2, "song_request").resolve().say(2, "probe.black")
    g.use(1, "play divert @3").resolve().arrive().until(lambda s: s.status[3] == DEAD)
    assert g.s.killer[3] == 1


@pytest.mark.clause("S-24", "G-09", "G-05", "R-21")
def test_a_swap_in_response_comes_first_and_the_song_finds_nothing() -> None:
    """She has turned up all the same, and what is below the line works now."""
    g = (
        scene()
        .hand(0, "probe.red")
        .hand(2, "probe.black")
        .hand(3, "swap")
        .hand(1, "lock_on")
        .intel(1, "black", "black")
    )
    g.start().send(0, "probe.red").use(2, "song_request").use(3, "play swap").resolve()
    assert is_up(g, 2) and g.window == "arrival" and g.told("fizzled") != [] and len(g.hand_of(2)) == 1
    g.arrive().take_it()
    assert g.s.dead == [1] and g.window == "trigger" and g.asked == [2]
    g.say(2, "night_elegy")
    assert len(g.hand_of(2)) == 2


@pytest.mark.clause("S-23", "G-01")
def test_no_song_and_no_turning_up_under_a_live_feed() -> None:
    g = scene({0: "zi_zhengqiang"}).hand(0, "probe.red", "burn").hand(2, "probe.black").start()
    g.say(0, "send probe.red").say(0, "live_feed burn").all_pass()
    assert g.window == "arrival" and g.why(2, "song_request") == "S-23" and not is_up(g, 2)
    g = scene({0: "zi_zhengqiang"}).hand(0, "probe.red", "burn").hand(2, "probe.black").start().send(0, "probe.red")
    assert g.can(2, "song_request")


@pytest.mark.clause("G-18", "S-29")
def test_what_she_takes_and_puts_is_known_to_those_who_knew_it() -> None:
    """The sender knows which card she holds now, and no longer which one is on its way; nobody else knows either."""
    g = scene().hand(0, "probe.red.2BC+2").hand(2, "probe.black", "burn").start().send(0, "probe.red.2BC+2")
    g.use(2, "song_request").resolve()
    assert g.window == "choice" and g.asked == [2]
    g.say(2, "probe.black")
    red = next(p.name for p in g.cfg.deck.prints if p.name == "probe.telegram.red.2BC+2")
    assert sorted(g.hand_of(2)) == ["burn.direct.black", red] and g.flight.mode == 0 and g.flight.seat == 0
    assert [(x, g.cfg.deck.prints[p].name) for x, p in view(g.s, 0).known] == [(2, red)]
    assert view(g.s, 1).known == []
    seen = [v.print if (v := view(g.s, x).flight) else None for x in range(5)]
    assert [p >= 0 for p in seen if p is not None] == [False, False, True, False, False]
    assert g.told("substituted")[-1].pub == (2, -1, -1)


@pytest.mark.clause("G-05", "G-02", "G-08")
def test_song_needs_a_card_in_hand_an_arrival_and_a_covered_character() -> None:
    g = scene().hand(0, "probe.red").start().send(0, "probe.red")
    assert g.why(2, "song_request") == "G-03"
    g = scene(covered=()).hand(0, "probe.red").hand(2, "burn").start().send(0, "probe.red")
    assert g.why(2, "song_request") == "G-05"
    g = scene(turn=2).hand(2, "burn").start()
    assert g.why(2, "song_request") == "G-02"


@pytest.mark.clause("S-23", "G-05", "G-09")
def test_a_voided_song_changes_nothing_and_one_without_cards_fizzles() -> None:
    g = scene({3: "cheng_chengqing"}).hand(0, "probe.red").hand(2, "burn").hand(3, "expose", "expose").start()
    g.send(0, "probe.red").use(2, "song_request").use(3, "set_straight expose expose").resolve()
    assert g.hand_of(2) == ["burn.direct.black"] and is_up(g, 2) and g.flight.owner == 0
    g = scene().hand(0, "probe.red").hand(2, "burn").intel(4, "black").start().send(0, "probe.red")
    g.use(2, "song_request").use(2, "play burn @4 black").resolve()
    assert g.window == "arrival" and g.flight.owner == 0 and g.told("fizzled") != []


@pytest.mark.clause("R-97", "R-51")
def test_the_bonds_of_the_transmission_stay() -> None:
    """A diverted card must be taken, whatever lies there by then."""
    g = scene().hand(0, "probe.red").hand(1, "divert").hand(2, "probe.blue").start().send(0, "probe.red")
    g.use(1, "play divert @3").resolve().use(2, "song_request").resolve().say(2, "probe.blue")
    calm(g.arrive())
    assert g.intel_of(3)[0].startswith("probe.telegram.blue")


@pytest.mark.clause("S-20", "S-30", "G-18", "S-37", "S-21")
def test_elegy_takes_a_random_card_of_the_dead_before_they_are_laid_open() -> None:
    g = scene(covered=()).hand(0, "expose.black").hand(1, "lock_on").intel(1, "black", "black").start()
    g.send(0, "expose.black", to=1).arrive().take_it()
    assert g.window == "trigger" and g.s.status[1] == 1
    g.say(2, "night_elegy")
    assert g.hand_of(2) == ["lock_on.telegram.black"] and "lock_on.telegram.black" not in g.names(g.s.discard)
    assert g.told("handed")[-1].knows == 0b110 and g.s.status[1] == DEAD and g.window == "free"


def test_no_elegy_covered_for_an_empty_hand_or_for_losing() -> None:
    g = scene().hand(0, "expose.black").hand(1, "lock_on").intel(1, "black", "black").start()
    calm(g.send(0, "expose.black", to=1).arrive().take_it())
    assert g.s.dead == [1] and g.s.hands[2] == [] and g.window == "free"
    g = scene(covered=()).hand(0, "expose.black").intel(1, "black", "black").start()
    g.send(0, "expose.black", to=1).arrive().take_it()
    assert g.s.dead == [1] and g.window == "free"
    g = scene(covered=()).hand(1, "lock_on").start().leave(1)
    assert g.window == "free" and g.s.hands[2] == []


@pytest.mark.clause("G-17")
def test_mission_two_others_dead_and_at_most_one_black_card() -> None:
    def position(black: int, camps: str = "RBTRB") -> Scene:
        g = scene(camps=camps).hand(0, "expose.black").intel(1, "black", "black").intel(2, *["black"] * black)
        g.s.dead, g.s.status[4], g.s.alive = [4], DEAD, 0b1111
        g.start().send(0, "expose.black", to=1).arrive().take_it()
        return calm(g)

    assert position(1).winners() == [2]
    g = position(2)
    assert g.window == "free" and tally(g, 2) == [2, 2]
    g = scene().hand(0, "expose.black").intel(1, "black", "black").start().send(0, "expose.black", to=1).arrive()
    assert calm(g.take_it()).window == "free" and tally(g, 2) == [1, 0] and turn_down(g, 2) is g
    # losing is not dying
    g.leave(4)
    assert tally(g, 2) == [1, 0]


@pytest.mark.clause("R-74", "R-66", "R-22")
def test_song_fizzles_if_the_sender_leaves_while_she_chooses() -> None:
    g = scene().hand(0, "probe.red").hand(2, "burn").start().send(0, "probe.red").use(2, "song_request").resolve()
    assert g.window == "choice"
    g.leave(0)
    if g.window == "choice":
        g.say(2, "burn")
    assert g.hand_of(2) == ["burn.direct.black"] and g.told("fizzled") != [] and g.s.turn_seat == 1


@pytest.mark.clause("R-62", "G-09", "S-24")
def test_an_interception_takes_what_is_there_by_then_a_killed_story_does_not() -> None:
    """She answers either with her song: functions mean the transmission, skills the card."""
    g = scene().hand(0, "probe.red").hand(2, "probe.black").hand(3, "intercept").start().send(0, "probe.red")
    g.use(3, "play intercept").use(2, "song_request").resolve().say(2, "probe.black").resolve()
    assert g.flight.at == 3 and ".black" in g.names([g.flight.card])[0]
    g = scene({3: "yan_guoshen"}).hand(0, "probe.red").hand(2, "probe.black").hand(3, "burn", "burn").start()
    g.send(0, "probe.red").use(3, "kill_story burn burn").use(2, "song_request").resolve().say(2, "probe.black")
    g.resolve()
    assert ".black" in g.names([g.flight.card])[0] and g.told("fizzled")[-1].pub[0] == 3


@pytest.mark.clause("G-18", "R-81")
def test_everybody_knows_the_open_card_she_has_called_to_her_hand() -> None:
    g = scene().hand(0, "true_or_false").hand(2, "probe.black").start().send(0, "true_or_false")
    g.use(2, "song_request").resolve().say(2, "probe.black")
    assert [(x, g.cfg.deck.prints[p].name) for x, p in view(g.s, 1).known] == [(2, g.hand_of(2)[0])]
    assert min(g.told("substituted")[-1].pub) >= 0
