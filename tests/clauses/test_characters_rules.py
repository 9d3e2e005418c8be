"""Chapter 8: what the rules say about characters, with characters made for the test."""

import pytest

from kongsheng.game.events import EVENT_NAMES, seen_by
from kongsheng.game.model import Event, Options
from kongsheng.game.queries import inactive
from kongsheng.game.setup import configure
from kongsheng.game.slots import face_up_others, sex_of
from kongsheng.game.tokens import COVERED, FEMALE, MALE, SEXLESS, UNKNOWN, UP, WATCHER
from kongsheng.game.views import view
from tests import kit
from tests.scene import Scene, test_library


def pass_to(g: Scene, x: int) -> Scene:
    """Everybody before ``x`` in the order of the open window passes."""
    order = [(g.s.turn_seat + k) % g.s.n for k in range(g.s.n)]
    for y in order[: order.index(x)]:
        g.say(y, "pass")
    return g


# --- covered from the start -------------------------------------------------------------------------------------
@pytest.mark.clause("S-36", "R-03")
def test_latent_characters_begin_covered_and_public_ones_open() -> None:
    from kongsheng.game.engine import apply, new_game

    lib = test_library(kit.cast())
    pool = sorted(lib.find(name) for name in ("mole", "ox", "sleeper"))
    events: list[Event] = []
    s = new_game(configure(3, lib, Options(candidates=1), pool=pool), b"s", events)
    for x in range(3):
        apply(s, x, bytes([64]), events)
    for x in range(3):
        latent = s.cfg.characters[s.char[x]].latent
        assert s.face[x] == (COVERED if latent else UP)
        other = view(s, (x + 1) % 3).seats[x]
        assert other.char == (-1 if latent else s.char[x]) and other.sex == (SEXLESS if latent else UNKNOWN)
        assert view(s, x).char == s.char[x]
    for e in events:
        if EVENT_NAMES[e.kind] == "character":
            seen = seen_by(e, WATCHER)
            assert seen is not None and (seen[1][1] == -1) == (s.face[e.pub[0]] == COVERED) and not seen[2]


@pytest.mark.clause("S-36", "R-49")
def test_covered_latent_characters_have_no_sex_and_flipped_public_ones_keep_it() -> None:
    g = kit.scene(5, camps="RBRBT", characters={0: "veil", 1: "mole", 2: "gunner", 3: "sleeper"}, covered=[1]).start()
    assert [sex_of(g.s, x) for x in range(4)] == [FEMALE, SEXLESS, MALE, MALE]
    g.say(0, "smother @2").resolve().say(0, "smother @3").resolve()
    assert [sex_of(g.s, x) for x in range(4)] == [FEMALE, SEXLESS, MALE, SEXLESS]
    assert [view(g.s, WATCHER).seats[x].sex for x in range(4)] == [FEMALE, SEXLESS, MALE, SEXLESS]


@pytest.mark.clause("S-37")
def test_covered_only_what_stands_above_the_line_works() -> None:
    g = (
        kit.scene(5, camps="RBRBT", turn=1, characters={1: "mole"}, covered=[1])
        .hand(1, "decode", "text.red")
        .intel(1, "red")
        .start()
    )
    assert g.can(1, "whisper decode") and g.can(1, "unmask")
    assert g.why(1, "dig") == "S-37" and g.why(1, "hide") == "S-37"
    g.say(1, "unmask")
    assert g.s.face[1] == UP
    g.resolve()
    assert g.can(1, "dig") and g.can(1, "hide") and g.can(1, "whisper decode")
    assert g.why(1, "unmask") == "G-05"
    g.say(1, "hide").resolve()
    assert g.s.face[1] == COVERED and g.why(1, "dig") == "S-37" and g.can(1, "unmask")


@pytest.mark.clause("S-38")
def test_turning_up_needs_its_condition() -> None:
    g = kit.scene(5, camps="RBRBT", turn=1, characters={1: "mole"}, covered=[1]).hand(1, "text.red").start()
    assert g.why(1, "unmask") == "S-38"
    g = (
        kit.scene(5, camps="RBRBT", turn=1, characters={1: "mole"}, covered=[1])
        .hand(1, "text.red")
        .intel(1, "red")
        .start()
    )
    assert g.can(1, "unmask")


@pytest.mark.clause("S-38")
def test_turning_up_without_a_moment_is_possible_in_every_window() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={3: "sleeper"}, covered=[3])
        .hand(0, "lock_on", "telegram.red")
        .start("opening")
    )
    assert g.can(3, "wake")
    g.all_pass().say(0, "play lock_on @2").until("response")  # the covered may be asked first whether they saw it
    assert g.can(3, "wake")
    g.resolve().send(0, "telegram.red")
    assert g.can(3, "wake")
    g.arrive()
    assert g.window == "decide" and g.why(3, "wake") == "S-27"
    g.take_it()
    g.until("free").say(0, "end")
    assert g.window == "open"
    pass_to(g, 3).say(3, "wake")
    assert g.s.face[3] == UP
    face = g.told("face")[0]
    assert face.pub == (3, UP, g.s.char[3], 3)
    # a turning up that is triggered needs its event
    g = kit.scene(5, camps="RBRBT", characters={3: "snapper"}, covered=[3]).hand(0, "direct.red")
    g.start("opening")
    assert g.why(3, "snap") == "G-02"


@pytest.mark.clause("S-39")
def test_a_flipped_public_character_loses_all_skills_until_it_is_turned_up_again() -> None:
    g = kit.scene(5, camps="RBRBT", characters={0: "veil", 2: "gunner", 1: "ox", 3: "stubborn", 4: "echo"}).hand(
        0, "lock_on"
    )
    g.hand(2, "decode", "decode").intel(0, "black").start()
    assert g.why(0, "play lock_on @3") == "S-23"
    for x in (2, 3, 4):
        g.say(0, f"smother @{x}").resolve()
    assert g.can(0, "play lock_on @3")  # what lasted has ended
    for x in (2, 3, 4):
        for i in g.s.skills[x]:
            assert inactive(g.s, x, g.cfg.skills[i]) == "S-39"
    g.say(0, "play lock_on @1").say(1, "pass")
    assert g.why(2, "shoot decode @0 black") == "S-39" and g.why(2, "slow_shot decode @0 black") == "S-39"
    g.resolve().hand(0, "direct.red").send(0, "direct.red", to=1).arrive()
    assert g.window == "free"  # locked: taken; the echo is covered and hears nothing
    g.say(0, "lift @2").resolve().say(0, "end")
    pass_to(g, 2)
    assert g.can(2, "shoot decode @0 black")


@pytest.mark.clause("S-39", "S-40")
def test_the_mission_of_a_flipped_character_stays() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={0: "veil", 4: "hoarder"})
        .intel(4, "blue")
        .hand(0, "direct.blue")
        .start()
    )
    g.say(0, "smother @4").resolve()
    g.send(0, "direct.blue", to=4).arrive().take_it()
    assert g.winners() == [4]


@pytest.mark.clause("S-40")
def test_the_mission_counts_for_reporters_only() -> None:
    g = kit.scene(5, camps="RBRBT", characters={2: "hoarder"}).intel(2, "blue").hand(0, "direct.blue").start()
    g.send(0, "direct.blue", to=2).arrive().take_it()
    assert g.window == "free" and g.s.blue[2] == 2


@pytest.mark.clause("S-40")
def test_a_covered_character_counts_on_for_its_mission() -> None:
    g = kit.scene(5, camps="RBRBT", turn=4, characters={0: "veil", 4: "clerk"}).hand(4, "lock_on", "lock_on").start()
    g.say(4, "play lock_on @1").resolve()
    assert view(g.s, 4).tally == [(1, 2, -1)]
    g.say(4, "play lock_on @2")
    g.say(0, "smother @4").resolve()
    assert g.s.face[4] == COVERED and g.winners() == [4]
    # also a latent one, covered from the beginning
    g = (
        kit.scene(5, camps="RBRBT", characters={4: "mo_fuyan"}, covered=[4])
        .intel(2, "black", "black")
        .intel(1, "black", "black")
    )
    g.hand(0, "true_or_false").top("red", "black", "black").start().say(0, "play true_or_false").resolve()
    g.until("over")
    assert g.winners() == [4] and g.s.face[4] == COVERED


@pytest.mark.clause("S-41")
def test_a_skill_without_a_moment_may_be_used_when_anything_may() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={3: "mole"})
        .hand(0, "lock_on", "telegram.red")
        .hand(3, *["decode"] * 4)
        .start("opening")
    )
    assert g.can(3, "whisper decode")
    g.all_pass()
    assert g.window == "free" and not g.can(3, "whisper decode")
    g.say(0, "play lock_on @1")
    assert g.can(3, "whisper decode") and g.why(3, "hide") == "G-02"  # this one names its moment
    g.resolve().send(0, "telegram.red")
    assert g.can(3, "whisper decode")
    g.arrive()
    g.until("free").say(0, "end")
    assert g.can(3, "whisper decode")


# --- covered use and questions ----------------------------------------------------------------------------------
@pytest.mark.clause("R-50")
def test_a_covered_use_names_the_seat_the_cost_and_the_effect_but_not_the_character() -> None:
    g = kit.scene(5, camps="RBRBT", characters={3: "mole"}, covered=[3]).hand(3, "decode").start("opening")
    pass_to(g, 3).say(3, "whisper decode")
    used = g.told("skill_used")[0]
    effect = g.cfg.effects.index("draw_one")
    assert used.pub[:3] == (3, -1, effect) and used.priv == ()
    for v in (0, 1, WATCHER):
        item = view(g.s, v).stack[0]
        assert (item.seat, item.skill, item.effect) == (3, -1, effect)
        assert view(g.s, v).seats[3].char == -1
    g.resolve()
    assert kit.pub(g, "resolved") == [(3, -1, -1)] and g.s.face[3] == COVERED
    assert kit.pub(g, "discarded")[0][0] == 3 and kit.pub(g, "drew")[-1] == (3, 1)


@pytest.mark.clause("R-50", "R-77")
def test_all_covered_are_asked_covertly_whoever_has_something_to_say() -> None:
    def asked(covered: dict[int, str]) -> tuple[str, list[int]]:
        g = kit.scene(5, camps="RBRBT", characters=covered, covered=list(covered)).hand(0, "direct.red").start()
        g.send(0, "direct.red", to=1).arrive().take_it()
        return g.window, g.asked

    assert asked({2: "mole", 3: "paotui_xiaoshao"}) == ("trigger", [2, 3])
    assert asked({2: "sleeper", 3: "mole"}) == ("trigger", [2, 3])
    assert asked({2: "mole", 3: "snapper"}) == ("trigger", [2, 3])
    g = kit.scene(5, camps="RBRBT", characters={2: "sleeper", 3: "mole"}, covered=[2, 3]).hand(0, "direct.red").start()
    g.send(0, "direct.red", to=1).arrive().take_it()
    assert g.can(2, "overhear") and not g.can(3, "whisper") and g.can(3, "pass")
    before = len(g.events)
    g.say(2, "overhear")
    assert len(g.events) == before  # nothing is seen before all have answered
    g.say(3, "pass")
    assert kit.pub(g, "skill_used")[0][:3] == (2, -1, g.cfg.effects.index("draw_one"))
    assert g.window == "response"
    g.resolve()
    # asked again, so that nobody learns whether there is more to come; then it is over
    assert g.window == "trigger" and g.asked == [2, 3] and g.why(2, "overhear") == "R-24"
    g.all_pass()
    assert g.window == "free"


@pytest.mark.clause("R-49")
def test_a_flipped_public_character_cannot_turn_itself_up() -> None:
    g = kit.scene(5, camps="RBRBT", characters={0: "veil", 2: "paotui_xiaoshao", 1: "gunner"}).start()
    g.say(0, "smother @1").resolve()
    assert face_up_others(g.s, 0, 1) == "S-31"
    g.hand(0, "text.red").send(0, "text.red").until("free").say(0, "end").until(lambda s: s.turn_seat == 1).until(
        "free"
    )
    assert g.s.face[1] == COVERED  # nothing turned it up, and nothing offers to
    assert not any(t >= 48 and t < 64 for t in view(g.s, 1).next)


@pytest.mark.clause("R-49", "S-37")
def test_turning_up_is_paid_at_the_declaration_and_stays_when_the_effect_is_void() -> None:
    g = kit.scene(5, camps="RBRBT", turn=1, characters={1: "mole", 3: "silencer"}, covered=[1]).intel(1, "red").start()
    g.say(1, "unmask")
    assert g.s.face[1] == UP and g.window == "response" and kit.pub(g, "face") == [(1, UP, g.s.char[1], 1)]
    g.say(2, "pass").say(3, "silence").resolve()
    assert kit.pub(g, "negated") == [(1, -1, g.s.skills[1][1])]
    assert g.s.face[1] == UP and not g.s.hands[1] and g.can(1, "dig")
