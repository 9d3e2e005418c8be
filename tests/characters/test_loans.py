"""Every skill of the first sixteen that Intern Shao may borrow, with her as its owner and the lender nowhere near."""

import pytest

from kongsheng.game.faces import borrow

from ..kit import cast
from ..scene import Scene
from .arrange import calm, is_up

pytestmark = [pytest.mark.character("paotui_xiaoshao"), pytest.mark.clause("G-04")]


def loan(skill: str, turn: int = 0, camps: str = "RTBRB", **others: str) -> Scene:
    """Seat 0 is she, face up, with a copy of the skill."""
    people = {0: "paotui_xiaoshao"} | {int(k[1:]): v for k, v in others.items()}
    g = Scene(5, turn=turn, camps=camps, characters=people, extra=cast())
    borrow(g.s, 0, next(sk.index for sk in g.cfg.skills if sk.name == skill))
    return g


def test_direct_as_lure() -> None:
    g = loan("direct_as_lure").hand(0, "burn", "expose").start().say(0, "direct_as_lure burn @2").resolve()
    assert g.s.lured == 4 and g.why(0, "direct_as_lure expose @1") == "G-04"


def test_lure_draw() -> None:
    g = loan("lure_draw").hand(0, "lure_away", "lure_away").start().say(0, "play lure_away @2").resolve()
    g.say(0, "lure_draw").resolve().say(0, "play lure_away @1").resolve()
    assert g.window == "free" and len(g.s.hands[0]) == 1


def test_moon_shift() -> None:
    g = loan("moon_shift").hand(0, "red", "red", "red", "red").intel(4, "black").intel(0, "black", "black")
    g.start().say(0, "moon_shift red red @4 black").resolve()
    assert g.s.dead == [0] and g.s.killer[0] == 0  # her own doing


def test_ride_trend() -> None:
    g = loan("ride_trend", turn=1).intel(0, "red").hand(1, "decode.red").start().send(1, "decode").arrive().take_it()
    g.say(0, "ride_trend").resolve()
    assert len(g.s.hands[0]) == 1


def test_text_as_intercept() -> None:
    g = loan("text_as_intercept", turn=1).hand(0, "swap", "public_document").hand(1, "decode").start()
    g.send(1, "decode").use(0, "text_as_intercept swap").resolve()
    assert g.flight.at == 0 and g.why(0, "text_as_intercept public_document") != ""


def test_stakeout() -> None:
    g = loan("stakeout", turn=1).hand(0, "red", "red").hand(1, "decode").start().send(1, "decode")
    g.use(0, "stakeout red").resolve()
    assert g.told("skill_used")[0].pub[1] >= 0  # face up: in her own name
    assert g.told("flight_seen")[0].knows == 1 and g.why(0, "stakeout red") == "G-04"


def test_last_draft() -> None:
    g = loan("last_draft", turn=1).hand(0, "red").hand(1, "burn.black").intel(0, "black", "black").start()
    g.send(1, "burn", to=0).arrive().take_it().say(0, "last_draft @3").say(0, "red done")
    assert g.hand_of(3) and g.s.dead == [0]


def test_kill_story() -> None:
    """The lender has used his: hers is a use of her own. Either's round ends with his own turn."""
    g = loan("kill_story", turn=1, s2="yan_guoshen").hand(0, "red", "red", "red", "red")
    g.hand(2, "blue", "blue", "blue", "blue").hand(1, "decode").start().send(1, "decode")
    g.use(2, "kill_story blue blue").use(0, "kill_story red red").resolve()
    assert g.told("flight_dropped") and g.told("fizzled")[-1].pub[0] == 2
    g.say(1, "end").until("free").hand(2, "decode").send(2, "decode")
    assert g.why(0, "kill_story red red") == "G-04" and g.can(2, "kill_story blue blue")


def test_final_word() -> None:
    g = loan("final_word", turn=1).hand(0, "expose").hand(1, "lock_on").hand(2, "expose").start()
    g.say(1, "play lock_on @3").use(0, "play expose")
    assert g.why(2, "play expose") == "S-23"


def test_crisis_pr() -> None:
    g = (
        loan("crisis_pr", turn=1)
        .hand(0, "red")
        .hand(1, "probe.CCAV-1")
        .start()
        .say(1, "play probe.CCAV-1 @0")
        .resolve()
    )
    assert len(g.s.hands[0]) == 2 and g.told("probe_answered")[0].pub == (0, 1)


def test_shield() -> None:
    g = (
        loan("shield", turn=1)
        .hand(0, "red", "red")
        .hand(1, "lock_on", "lure_away", "dangerous_intel")
        .hand(2, "red")
        .start()
    )
    assert all(g.why(1, f"play {fn} @0") == "S-23" for fn in ("lock_on", "lure_away", "dangerous_intel"))


def test_counter_leak() -> None:
    g = loan("counter_leak", turn=1).hand(1, "lock_on", "lock_on", "red").start().say(1, "play lock_on @0").resolve()
    g.say(0, "counter_leak").resolve().say(1, "play lock_on @0").resolve()
    assert g.window == "free" and g.told("hand_seen")[0].knows == 1 and len(g.told("hand_seen")) == 1


def test_spam() -> None:
    g = loan("spam").hand(0, "lock_on.red", "decode.red", "burn.black", "expose.black").start()
    g.say(0, "spam lock_on.red decode.red").resolve()
    assert len(g.s.hands[0]) == 5 and g.why(0, "spam burn.black expose.black") == "G-04"


def test_flip_flow() -> None:
    """Its owner comes first and has turned the card: she is not even asked; of the next refusal she is."""
    g = loan("flip_flow", turn=4, s3="qianpai_zhanzuo").hand(0, "red").hand(3, "red").hand(4, "decode").start()
    g.send(4, "decode").until(lambda s: g.window == "arrival" and g.flight.at == 1).arrive().decline()
    assert g.window == "trigger" and g.asked == [0]
    g.say(0, "pass").say(3, "flip_flow red").resolve()
    assert g.flight.at == 0 and g.flight.owner == 3
    g.arrive().decline().until("free")  # her own refusal
    assert len(g.s.hands[0]) == 1


def test_padding_is_hers_alone() -> None:
    g = loan("padding", turn=1).intel(0, "black", "black").intel(2, "black", "black").hand(1, "true_or_false")
    g.top("red", "lock_on.black", "blue", "red", "decode.black").start().say(1, "play true_or_false").resolve()
    assert g.s.dead == [2] and g.s.black[0] == 3


def test_read_aloud() -> None:
    g = loan("read_aloud").hand(0, "burn").start().say(0, "send burn").say(0, "read_aloud").say(0, "pass")
    assert g.flight.mode == 2 and g.flight.at == 1 and len(g.s.hands[0]) == 1


def test_live_feed() -> None:
    g = (
        loan("live_feed", s1="qiu_dabi", s2="yan_guoshen", s3="zi_zhengqiang")
        .hand(0, "decode", "red")
        .hand(2, "red", "red")
        .start()
    )
    g.say(0, "send decode").say(0, "live_feed red").say(0, "pass")
    assert g.why(1, "stop_press") == "S-23" and g.why(2, "kill_story red red") == "S-23"


def test_wiretap() -> None:
    g = loan("wiretap", turn=1).hand(1, "burn").hand(2, "decode").start().send(1, "burn", to=2)
    g.use(2, "play decode").resolve().say(0, "wiretap")
    assert g.window == "arrival" and g.flight.looked >> 0 & 1 and g.told("skill_used")[0].pub[1] >= 0


def test_botnet() -> None:
    g = loan("botnet").hand(2, "burn").start().say(0, "botnet @2").resolve().say(0, "burn")
    assert g.hand_of(2) == ["burn.direct.black"] and g.why(0, "botnet @2") == "G-04"


def test_stop_press_and_its_killer() -> None:
    g = loan("stop_press", turn=1).hand(1, "burn.red").intel(0, "black", "black").top("lock_on.black").start()
    g.send(1, "burn", to=0).use(0, "stop_press").resolve().arrive().take_it()
    assert g.s.dead == [0] and g.s.killer[0] == 0


def test_headline_run() -> None:
    g = loan("headline_run", turn=1).hand(1, "burn.red").start().send(1, "burn", to=0).arrive().take_it()
    g.say(0, "headline_run").resolve()
    assert len(g.s.hands[0]) == 1


def test_cloud_map() -> None:
    g = loan("cloud_map").top("burn.red", "burn.blue", "swap.red").start("turn").say(0, "cloud_map")
    g.say(0, "burn.red burn.blue top")
    assert len(g.s.hands[0]) == 2 and g.names(g.s.deck[-1:]) == ["swap.text.red"]


def test_forecast() -> None:
    g = loan("forecast").hand(0, "burn.red").start().say(0, "forecast").resolve().say(0, "burn.red")
    assert g.names(g.s.deck[-1:]) == ["burn.direct.red"] and len(g.s.hands[0]) == 1


@pytest.mark.clause("G-06", "S-37")
@pytest.mark.parametrize("covered", [False, True])
def test_flak_vest_printed_above_the_line_is_below_it_on_loan(covered: bool) -> None:
    g = loan("flak_vest", turn=1).hand(0, "red").hand(1, "burn").intel(0, "black").start()
    if covered:
        g.s.face[0] = 1  # a copy would be gone by rights: it must be silent all the same
    g.say(1, "play burn @0 black").resolve()
    assert (g.window == "trigger" and g.can(0, "flak_vest")) != covered
    calm(g)


def test_together() -> None:
    g = loan("together", turn=1).hand(0, "burn.black").hand(1, "expose.black").intel(0, "black", "black").start()
    g.send(1, "expose", to=0).arrive().take_it().say(0, "together").say(0, "burn")
    assert g.intel_of(1) == ["burn.direct.black"] and g.s.dead == [0]


def test_pass_note() -> None:
    g = loan("pass_note").hand(0, "burn").start().say(0, "pass_note @2").resolve().say(0, "burn")
    assert g.hand_of(2) == ["burn.direct.black"] and len(g.s.hands[0]) == 1


@pytest.mark.clause("S-31", "G-15")
def test_going_dark_covers_herself_and_the_loan_is_over_while_her_use_counts() -> None:
    g = loan("go_dark", s1="neixian_xiaoqi").hand(0, "burn", "red", "blue").start().say(0, "go_dark red").resolve()
    assert not is_up(g, 0) and is_up(g, 1) and g.s.copied[0] == -1
    g.say(0, "cover_shift @1 #2").resolve()
    assert g.s.copied[0] >= 0 and g.why(0, "go_dark blue") == "G-04"


def test_lookalike() -> None:
    g = loan("lookalike", turn=1).hand(0, "red", "blue").hand(1, "decode").start()
    g.send(1, "decode").until(lambda s: g.window == "arrival" and g.flight.at == 0).use(0, "lookalike red").resolve()
    assert g.told("flight_seen")[0].pub == (0,) and g.why(0, "lookalike blue") == "G-04"


def test_erratum() -> None:
    g = loan("erratum").hand(0, "lock_on").hand(2, "expose").start().say(0, "play lock_on @3").use(2, "play expose")
    g.resolve().say(0, "erratum").resolve()
    assert g.hand_of(0) == ["lock_on.telegram.black"]
