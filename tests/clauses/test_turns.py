"""Chapter 3: the course of a turn."""

import pytest

from kongsheng.game.engine import apply
from kongsheng.game.model import Options
from kongsheng.game.words import default, legal, words
from tests import kit
from tests.scene import Scene


def begin(**kw: object) -> Scene:
    return kit.scene(4, camps="RBTT", **kw)  # type: ignore[arg-type]


@pytest.mark.clause("S-08")
def test_the_turn_begins_with_two_cards_from_the_top() -> None:
    g = begin(turn=1).hand(1, "lock_on").top("burn.red", "swap.blue", "decode").start("turn")
    assert g.window == "open"
    assert g.hand_of(1)[1:] == ["burn.direct.red", "swap.text.blue"]
    assert [len(g.s.hands[x]) for x in range(4)] == [0, 3, 0, 0]
    assert g.names(g.s.deck[-1:]) == ["decode.telegram.black"]
    drew = g.told("drew")
    assert [(e.pub, e.knows) for e in drew] == [((1, 2), 1 << 1)]
    assert kit.kinds(g) == ["turn_began", "drew"]


@pytest.mark.clause("S-09", "R-06")
def test_one_intelligence_must_be_sent_and_only_one() -> None:
    g = begin().hand(0, "text.red", "text.blue", "reinforce").start()
    assert g.why(0, "end") == "S-09"
    assert g.can(0, "play reinforce")
    g.send(0, "text.red").until("free")
    assert g.why(0, "send text.blue") == "S-09"
    assert g.can(0, "end")
    g.say(0, "end")
    assert g.window == "open" and len(kit.pub(g, "sent")) == 1


@pytest.mark.clause("S-09")
def test_only_the_current_player_sends_and_only_in_his_free_window() -> None:
    g = begin().hand(0, "text.red").hand(1, "text.blue").start("opening")
    assert g.window == "open"
    for x in range(4):
        assert g.why(x, "send text") != ""
    g.all_pass()
    assert g.asked == [0] and g.why(1, "send text") == "R-20"


@pytest.mark.clause("S-43")
@pytest.mark.parametrize(
    ("card", "mode", "first"), [("telegram.red", 0, "arrival"), ("direct.red", 1, "target"), ("text.red", 2, "arrival")]
)
def test_the_mark_on_the_card_says_how_it_is_sent(card: str, mode: int, first: str) -> None:
    g = begin().hand(0, card).start()
    g.say(0, f"send {card}")
    assert g.window == first and g.flight.mode == mode
    if first == "target":
        assert not g.told("sent")
        g.say(0, "@2")
    assert g.flight.at == (2 if first == "target" else 1)
    assert kit.pub(g, "sent")[0][:2] == (0, mode)


@pytest.mark.clause("R-06")
def test_cards_and_skills_before_and_after_sending_and_the_player_ends_the_turn() -> None:
    g = begin(characters={0: "gunner"}).hand(0, "reinforce", "reinforce", "text.red", "burn", "burn").hand(1, "decode")
    g.intel(1, "black").intel(2, "black").start()
    g.say(0, "play reinforce").resolve()
    assert g.window == "free"
    g.say(0, "shoot burn @1 black")
    g.send(0, "text.red").until("free")
    assert g.window == "free" and g.asked == [0]  # the turn does not end by itself
    assert g.can(0, "play reinforce") and g.can(0, "shoot burn @2 black")
    g.say(0, "play reinforce").resolve()
    g.say(0, "shoot burn @2 black")
    assert g.window == "free" and not g.told("turn_ended")
    g.say(0, "end").until(lambda s: s.turn == 2)
    assert kit.pub(g, "turn_ended") == [(0,)]


@pytest.mark.clause("R-07")
@pytest.mark.parametrize(("card", "mode"), [("telegram.red", 0), ("direct.blue", 1), ("text.black", 2)])
def test_without_a_hand_the_top_card_is_sent_as_printed(card: str, mode: int) -> None:
    g = begin().top(card, "decode").start()
    assert legal(g.s, 0) == bytes([5]) and list(words(g.s, 0)) == [bytes([5])]
    pile = len(g.s.deck)
    g.say(0, "send")
    if mode == 1:
        g.say(0, "@2")
    assert card in ".".join(g.names([g.flight.card])[0].split(".")[1:])
    assert g.flight.mode == mode and len(g.s.deck) == pile - 1 and not g.s.hands[0]
    g.until("free")
    assert g.can(0, "end") and g.why(0, "send") == "S-09"


@pytest.mark.clause("R-07", "R-08")
def test_an_empty_pile_is_refilled_for_sending() -> None:
    g = begin().discarded("text.red", "text.red", "text.red").no_pile().start()
    g.say(0, "send")
    assert g.flight.face and len(g.s.deck) == 2 and not g.s.discard
    assert kit.pub(g, "reshuffled") == [(3,)]


@pytest.mark.clause("R-07")
def test_nothing_is_sent_when_both_piles_are_empty() -> None:
    g = begin().no_pile().start()
    assert legal(g.s, 0) == bytes([6])
    assert g.why(0, "send") == "S-09"
    g.say(0, "end")
    assert g.window == "open" and not g.told("sent")


@pytest.mark.clause("R-08")
def test_drawing_shuffles_the_discards_and_goes_on() -> None:
    g = begin().top("burn.red").discarded("swap.blue", "swap.blue_black", "swap.red").no_pile(1).start("turn")
    assert g.hand_of(0)[0] == "burn.direct.red"  # what was left came first
    assert g.hand_of(0)[1].startswith("swap.") and len(g.s.hands[0]) == 2
    assert len(g.s.deck) == 2 and not g.s.discard and kit.pub(g, "reshuffled") == [(3,)]
    assert kit.kinds(g) == ["turn_began", "reshuffled", "drew"]


@pytest.mark.clause("R-08")
def test_too_few_cards_are_drawn_as_far_as_they_go() -> None:
    g = begin().top("burn.red").no_pile(1).start("turn")
    assert g.hand_of(0) == ["burn.direct.red"] and kit.pub(g, "drew") == [(0, 1)]
    g = begin().no_pile().start("turn")
    assert g.window == "open" and not g.s.hands[0] and not g.told("drew")


@pytest.mark.clause("R-09")
def test_without_the_option_there_is_no_hand_limit() -> None:
    g = begin().hand(0, *["lock_on"] * 10, "text.red").start()
    g.send(0, "text.red").until("free")
    g.say(0, "end").until(lambda s: s.turn == 2)
    assert len(g.s.hands[0]) == 10 and not g.told("discarded")


@pytest.mark.clause("R-09")
def test_with_a_hand_limit_the_current_player_chooses_what_to_discard_at_the_end() -> None:
    g = begin(options=Options(hand_limit=2)).hand(0, "lock_on.red", "burn.red", "decode.red", "swap.red", "text.blue")
    g.hand(1, *["probe"] * 5).start()
    g.send(0, "text.blue").until("free").say(0, "end")
    assert g.window == "open"
    g.all_pass()
    assert g.window == "discard" and g.asked == [0]
    assert g.why(0, "lock_on.red") != ""  # two, not one
    assert len(list(words(g.s, 0))) == 6
    assert g.s.turn == 1 and not g.told("turn_ended")
    g.say(0, "lock_on.red decode.red")
    assert sorted(g.hand_of(0)) == ["burn.direct.red", "swap.text.red"]
    assert g.s.turn == 2 and len(g.s.hands[1]) == 7  # others are not limited, and draws come later
    assert len(kit.pub(g, "discarded")[-1]) == 3


@pytest.mark.clause("R-09")
def test_a_hand_at_the_limit_is_kept() -> None:
    g = begin(options=Options(hand_limit=2)).hand(0, "lock_on", "burn", "text.blue").start()
    g.send(0, "text.blue").until("free").say(0, "end").all_pass()
    assert g.s.turn == 2 and len(g.s.hands[0]) == 2
    g = begin(options=Options(hand_limit=2)).hand(0, "lock_on", "burn", "decode", "text.blue").start()
    g.send(0, "text.blue").until("free").say(0, "end").all_pass()
    apply(g.s, 0, default(g.s, 0))
    assert len(g.s.hands[0]) == 2


@pytest.mark.clause("R-10")
def test_a_window_for_everybody_opens_after_the_draw_and_at_the_end() -> None:
    g = begin(characters={3: "mole"}).hand(2, "burn").hand(3, "decode", "decode").intel(1, "black").start("turn")
    assert g.window == "open" and g.asked == [0, 1, 2, 3] and len(g.s.hands[0]) == 2
    for x, text in ((2, "play burn @1 black"), (3, "whisper decode"), (3, "dig")):
        assert g.can(x, text)
    for x, text in ((0, "send"), (0, "end"), (3, "hide")):
        assert not g.can(x, text)
    g.all_pass()
    assert g.window == "free"
    g.hand(0, "text.red")
    g.send(0, "text.red").until("free").say(0, "end")
    assert g.window == "open" and g.asked == [0, 1, 2, 3]
    assert g.can(2, "play burn @1 black") and g.why(0, "send") != "" and g.why(0, "play reinforce") != ""
    g.say(0, "pass").say(1, "pass").say(2, "play burn @1 black").resolve()
    assert g.window == "open" and not g.s.intel[1] and g.asked == [0, 1, 2, 3]  # used once: opened again
    g.all_pass()
    assert g.s.turn == 2 and g.s.turn_seat == 1


@pytest.mark.clause("R-10", "R-20")
def test_the_open_window_asks_from_the_current_player_on() -> None:
    g = begin(turn=2, characters={1: "gunner", 3: "gunner"}).hand(1, "decode", "decode").hand(3, "decode", "decode")
    g.intel(0, "black", "black").start("opening")
    g.say(1, "shoot decode @0 black")
    g.say(2, "pass")
    assert g.window == "open" and len(g.s.intel[0]) == 2
    g.say(3, "shoot decode @0 black")  # before seat 1 in the order that starts at seat 2
    assert len(g.s.intel[0]) == 1 and len(g.s.hands[3]) == 1 and len(g.s.hands[1]) == 2
