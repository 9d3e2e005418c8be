"""The conventions of all characters (characters.md, chapter 1)."""

import pytest

from kongsheng.game.slots import sex_of
from kongsheng.game.tokens import COVERED, FEMALE, MALE, SEXLESS, SKILL, UNKNOWN, UP
from kongsheng.game.views import view
from kongsheng.game.words import legal

from ..kit2 import idle, scene, story


# --- G-01, G-02: tags and windows ---
@pytest.mark.clause("G-01", "G-02")
def test_an_active_skill_is_declared_in_ones_own_free_window_only() -> None:
    g = scene(5, camps="RBRBT", characters={0: "weng_wengweng"})
    g.hand(0, "burn", "telegram.red").hand(2, "decode").intel(3, "black").start("opening")
    assert g.why(0, "overhead @2") == "G-02"
    g.all_pass()
    assert g.can(0, "overhead @2")
    g.say(0, "play burn @3 black")
    assert g.why(0, "overhead @2") == "G-02"
    g.resolve()
    g.send(0, "telegram.red")
    assert g.why(0, "overhead @2") == "G-02"
    g.arrive().take_it()
    assert g.can(0, "overhead @2")  # after sending as well


@pytest.mark.clause("G-01", "R-24")
def test_a_trigger_may_be_declined_and_goes_on_the_stack_a_forced_one_may_not() -> None:
    g = scene(5, camps="RBRBT", characters={1: "tic"}).hand(0, "telegram.red").start()
    g.send(0, "telegram.red").arrive().decline()
    assert g.window == "trigger" and g.asked == [1] and g.can(1, "pass")
    n = len(g.hand_of(1))
    g.say(1, "pass")
    assert len(g.hand_of(1)) == n + 3  # two and one, forced, without any window
    assert g.window == "arrival"


@pytest.mark.clause("G-01", "G-04")
def test_once_means_once_in_the_whole_game() -> None:
    g = scene(5, camps="RBRBT", characters={0: "tai_baobao"}).intel(0, "black", "black")
    g.hand(0, "telegram.red").start()
    g.say(0, "unmask").resolve().say(0, "done")
    assert g.window == "free" and g.s.face[0] == COVERED
    g.s.face[0] = UP
    assert g.why(0, "unmask") == "G-04"
    idle(g, lambda s: s.turn == 6)
    assert g.window == "open" and g.s.black[0] and g.why(0, "unmask") == "G-04"


@pytest.mark.clause("G-02", "S-27", "R-54")
def test_the_moment_of_sending_belongs_to_the_sender_and_his_quick_skills() -> None:
    g = scene(5, camps="RBRBT", characters={0: "herald", 2: "herald", 1: "rainmaker"})
    g.hand(0, "telegram.red", "burn").intel(3, "black").start()
    g.say(0, "send telegram.red")
    assert g.window == "sending" and g.asked == [0]
    assert g.why(0, "play burn @3 black") != "" and g.why(2, "proclaim") == "R-20"
    g.say(0, "proclaim")
    if g.window == "sending":
        g.say(0, "pass")
    assert g.flight.face == 1 and g.told("sent")[0].pub[1] == 2


# --- G-03: costs ---
@pytest.mark.clause("G-03")
def test_costs_are_paid_at_the_declaration_in_public_and_never_come_back() -> None:
    g = scene(5, camps="RBRBT", characters={0: "yueming", 2: "cheng_chengqing"}).hand(0, "burn.red", "decode.red")
    g.hand(0, "telegram.blue").hand(2, "lock_on", "lock_on").intel(3, "black").start()
    g.say(0, "moon_shift decode.red burn.red @3 black")
    assert len(g.hand_of(0)) == 1 and len(g.s.discard) == 2
    paid = g.told("discarded")[0]
    assert paid.pub[0] == 0 and len(paid.pub) == 3 and paid.to == 0x1FF
    g.say(2, "set_straight lock_on lock_on").resolve()
    assert len(g.hand_of(0)) == 1 and len(g.s.discard) == 4 and len(g.intel_of(3)) == 1
    assert story(g, "negated") == [("negated", 0, -1, g.s.skills[0][0])]


@pytest.mark.clause("G-03")
def test_who_cannot_pay_cannot_declare() -> None:
    g = scene(5, camps="RBRBT", characters={0: "yueming"}).hand(0, "burn.red").intel(3, "black").start("opening")
    assert len(g.hand_of(0)) == 1 and g.why(0, "moon_shift burn.red burn.red @3 black") == "G-03"
    g.hand(0, "decode.red")
    assert g.can(0, "moon_shift decode.red burn.red @3 black")
    assert g.why(0, "moon_shift decode.red decode.red @3 black") == "G-03"  # he holds only one of it


# --- G-04: how often ---
@pytest.mark.clause("G-04")
def test_a_turn_is_anybodys_a_round_begins_with_ones_own_turn() -> None:
    g = scene(5, camps="RBRBT", turn=3, characters={1: "yueming", 2: "mole"})
    g.hand(1, "burn.red", "decode.red", "burn.blue", "decode.blue", "lock_on.red", "lock_on.red")
    g.intel(4, "blue").hand(3, "telegram.blue").start("opening")
    shift = "moon_shift {} {} @{} blue"
    g.say(1, shift.format("decode.red", "burn.red", 4)).resolve()
    g.say(2, "dig").resolve()
    assert g.intel_of(0) != []
    assert g.why(1, shift.format("decode.blue", "burn.blue", 0)) == "G-04"
    assert g.why(2, "dig") == "G-04"
    idle(g, lambda s: s.turn == 2)
    assert g.s.turn_seat == 4 and g.can(2, "dig")  # another turn, nobody's in particular
    assert g.why(1, shift.format("decode.blue", "burn.blue", 0)) == "G-04"
    idle(g, lambda s: s.turn_seat == 1)
    assert g.window == "open" and g.s.rounds[1] == 1  # the time before his first turn was a round as well
    assert len(g.hand_of(1)) >= 2 and g.s.intel != [[]] * 5
    assert SKILL in legal(g.s, 1)  # moon_shift


@pytest.mark.clause("G-04")
def test_a_use_made_void_counts_and_covering_does_not_give_it_back() -> None:
    g = scene(5, camps="RBRBT", characters={0: "weng_wengweng", 1: "silencer", 3: "veil"})
    g.hand(0, "telegram.red").hand(2, "burn").start()
    g.say(0, "overhead @2").say(1, "silence").resolve()
    assert not g.told("hand_seen") and g.why(0, "overhead @2") == "G-04"
    g.send(0, "telegram.red").say(3, "smother @0").resolve()
    g.say(3, "lift @0").resolve().arrive().take_it()
    assert g.s.face[0] == UP and g.why(0, "overhead @2") == "G-04"


# --- G-05, G-06, G-07: faces ---
@pytest.mark.clause("G-05", "S-38")
def test_turning_up_needs_a_covered_character_its_condition_and_a_target() -> None:
    g = scene(5, camps="RBRBT", characters={1: "liu_changjiao", 2: "mole"}, covered=[1, 2])
    g.hand(0, "telegram.red", "true_or_false.blue").start("opening")
    assert g.why(1, "expose_shot") == "G-02"
    assert g.why(2, "unmask") == "S-38"  # needs intelligence before him
    g.all_pass()
    g.send(0, "true_or_false.blue")
    assert g.why(1, "expose_shot") == "G-02"  # it is face up
    g = scene(5, camps="RBRBT", characters={1: "liu_changjiao"}, covered=[1]).hand(0, "telegram.red").start()
    g.send(0, "telegram.red")
    assert g.can(1, "expose_shot")
    g.say(1, "expose_shot").resolve()
    assert g.flight.face == 1 and g.why(1, "expose_shot") == "G-05"

    g = scene(3, camps="RBT", characters={0: "paotui_xiaoshao", 1: "mole", 2: "sleeper"}, covered=[0, 1, 2])
    g.hand(0, "telegram.red").start()
    assert g.why(0, "cover_shift @1 #0") == "G-08"  # nobody is face up: no target


@pytest.mark.clause("G-05", "R-49")
def test_the_face_is_part_of_the_declaration_whatever_becomes_of_the_effect() -> None:
    g = scene(5, camps="RBRBT", characters={1: "liu_changjiao", 3: "silencer"}, covered=[1]).hand(0, "telegram.red")
    g.start()
    g.send(0, "telegram.red").say(1, "expose_shot")
    assert g.s.face[1] == UP and g.window == "response" and g.told("face")[0].pub == (1, UP, g.s.char[1], 1)
    assert g.flight.face == 0
    g.say(3, "silence").resolve()
    assert g.flight.face == 0 and g.s.face[1] == UP
    g.arrive().take_it()
    idle(g, lambda s: s.turn_seat == 1 and s.sent > 0 and s.flight < 0)
    assert g.can(1, "pack_up")  # below the line, at work at once


@pytest.mark.clause("G-05")
def test_covered_again_it_may_turn_up_again() -> None:
    g = scene(5, camps="RBRBT", characters={1: "mole", 3: "veil"}, covered=[1]).hand(0, "telegram.red").intel(1, "red")
    g.start("opening")
    for _ in range(2):
        g.say(1, "unmask").resolve()
        assert g.s.face[1] == UP and g.why(1, "unmask") == "G-05"
        g.say(3, "smother @1").resolve()
        assert g.s.face[1] == COVERED
    assert g.can(1, "unmask")


@pytest.mark.clause("G-06", "S-37")
def test_above_the_line_works_while_covered_below_it_does_not() -> None:
    g = scene(5, camps="RBRBT", characters={1: "mole"}, covered=[1]).hand(0, "telegram.red").hand(1, "burn.red")
    g.intel(1, "red").start("opening")
    assert g.can(1, "whisper burn.red") and g.why(1, "dig") == "S-37"
    g.say(1, "unmask").resolve()
    assert g.can(1, "dig") and g.can(1, "whisper " + g.hand_of(1)[0])


@pytest.mark.clause("G-07", "S-39", "R-49")
def test_a_covered_latent_has_no_sex_and_may_turn_up_a_flipped_public_one_keeps_sex_and_mission() -> None:
    g = scene(5, camps="RTRBB", characters={0: "veil", 1: "hoarder", 2: "mole", 3: "rainmaker"}, covered=[2])
    g.hand(0, "telegram.red").intel(1, "blue").intel(2, "red").top("blue").start("opening")
    assert sex_of(g.s, 2) == SEXLESS and view(g.s, 4).seats[2].sex == SEXLESS
    assert sex_of(g.s, 1) == FEMALE
    g.say(0, "smother @1").resolve()
    g.say(0, "smother @3").resolve()
    assert sex_of(g.s, 1) == FEMALE and sex_of(g.s, 3) == MALE and view(g.s, -2).seats[3].char == g.s.char[3]
    assert g.why(3, "rain @1") == "S-39"  # all skills are gone
    assert g.why(0, "smother @2") == "S-31" and g.why(0, "smother @1") == "S-31"  # covered already
    g.say(2, "unmask").resolve()
    assert sex_of(g.s, 2) == FEMALE
    g.say(0, "lift @3").resolve()
    assert g.can(3, "rain @1")
    g.say(3, "shower @1")  # the second blue: her mission counts though she is covered
    assert g.s.over and g.winners() == [1]


# --- G-08, G-09: targets and objects ---
@pytest.mark.clause("G-08", "R-22")
def test_a_player_means_a_living_one_and_others_not_oneself() -> None:
    g = scene(5, camps="RBRBT", characters={0: "weng_wengweng", 1: "gunner"}).hand(0, "burn", "telegram.red")
    g.hand(2, "decode").hand(3, "lock_on").start()
    assert g.why(0, "overhead @0") == "G-08" and g.why(0, "overhead @4") == "G-08"  # himself; an empty hand
    g.leave(3)
    assert g.why(0, "overhead @3") == "G-08" and g.can(0, "overhead @2")
    g.say(0, "overhead @2").leave(2).resolve()
    assert not g.told("hand_seen") and story(g, "fizzled") == [("fizzled", 0, -1, g.s.skills[0][1])]


@pytest.mark.clause("G-08")
def test_without_any_legal_target_it_cannot_be_declared() -> None:
    g = scene(5, camps="RBRBT", characters={0: "weng_wengweng"}).hand(0, "burn", "decode.red").start()
    assert g.why(0, "overhead @2") == "G-08" and legal(g.s, 0) == bytes([5])  # SEND


@pytest.mark.clause("G-09")
def test_a_skill_follows_its_object_to_another_place_but_not_to_another_card() -> None:
    for card, works in (("intercept", True), ("swap", False)):
        g = scene(5, camps="RBRBT", characters={2: "nosy"}).hand(0, "telegram.red").hand(3, card).start()
        g.send(0, "telegram.red").say(2, "glance").say(3, f"play {card}").resolve()
        assert len(g.told("flight_seen")) == works and len(g.told("fizzled")) == (not works)
    g = scene(5, camps="RBRBT", characters={0: "yueming"})
    g.hand(0, "burn.red", "decode.red", "telegram.blue").hand(2, "burn").intel(3, "black", "red").start()
    g.say(0, "moon_shift decode.red burn.red @3 black").say(2, "play burn @3 black").resolve()
    assert g.intel_of(4) == [] and story(g, "fizzled") == [("fizzled", 0, -1, g.s.skills[0][0])]


# --- G-10: colours ---
@pytest.mark.clause("G-10", "S-04")
def test_two_coloured_cards_count_on_both_sides() -> None:
    g = scene(5, camps="RBRBT", characters={1: "cheng_chengqing"}).hand(0, "telegram.red")
    g.intel(2, "red_black").intel(3, "blue_black").intel(4, "red").start("opening")
    assert (g.s.red[2], g.s.blue[2], g.s.black[2]) == (1, 0, 1)
    assert (g.s.red[3], g.s.blue[3], g.s.black[3]) == (0, 1, 1)
    g.hand(1, "lock_on.blue", "lock_on.blue")
    assert g.can(1, "clarify lock_on.blue lock_on.blue @2 red_black")
    assert g.why(1, "clarify lock_on.blue lock_on.blue @4 red") == "S-33"

    g = scene(5, camps="TRBRB", characters={0: "yueming"}).hand(0, "telegram.red").hand(1, "telegram.blue")
    g.intel(0, "red_black", "blue_black", "red", "blue").start()
    g.send(0, "telegram.red").until("over")
    assert g.winners() == [0]  # five cards, red, blue and black among them


@pytest.mark.clause("G-10")
def test_equal_printed_colour_means_one_of_the_five() -> None:
    g = scene(5, camps="RBRBT", characters={0: "qianpai_zhanzuo"})
    g.hand(0, "lock_on.red_black", "lock_on.black", "burn.black", "telegram.red").start()
    assert g.why(0, "spam lock_on.black lock_on.red_black") == "G-03"
    assert g.can(0, "spam lock_on.black burn.black") or g.can(0, "spam burn.black lock_on.black")


# --- G-11: moving and attribution ---
@pytest.mark.clause("G-11")
def test_moving_is_no_transmission_clears_the_sender_and_is_the_users_doing() -> None:
    g = scene(6, camps="RBRBTT", characters={0: "yueming", 5: "echo"})
    g.hand(0, "burn.red", "decode.red", "telegram.blue").intel(3, "black", sender=2).intel(4, "black", "black").start()
    card = g.s.intel[3][0]
    assert g.s.sender[card] == 2
    g.say(0, "moon_shift decode.red burn.red @3 black").resolve()
    assert story(g, "moved")[0][1:3] == (3, 4) and story(g, "dying") == [("dying", 4, 0)] and g.s.sender[card] == -1
    assert g.window == "free" and not g.told("gained")  # nobody who listens to transmissions is asked


@pytest.mark.clause("G-11")
def test_a_death_by_a_lower_threshold_is_the_doing_of_whoever_lowered_it() -> None:
    for by, skill in ((1, "smother @0"), (0, "strip")):
        g = scene(6, camps="RBRBTT", characters={0: "ox", 1: "veil"}).hand(0, "telegram.red")
        g.intel(0, "black", "black", "black").start("opening")
        g.say(by, skill).resolve()
        assert story(g, "dying") == [("dying", 0, by)]


# --- G-12: used as ---
@pytest.mark.clause("G-12", "R-57")
def test_a_card_used_as_a_function_is_that_function() -> None:
    g = scene(5, camps="RBRBT", characters={0: "forger", 4: "cheng_chengqing"})
    g.hand(0, "probe.black", "telegram.red").hand(2, "expose").hand(4, "burn", "burn").start()
    g.say(0, "as_lock probe.black @3")
    p = g.told("played")[0].pub
    assert p[0] == 0 and p[1] == 1 and p[2] == g.cfg.deck.print_of[g.stack[0].card] and p[3] == 3  # shown to all
    assert g.why(4, "set_straight burn burn") == "G-02" and g.can(2, "play expose")
    g.resolve()
    assert g.s.locked == 1 << 3 and g.s.facedown == [] and g.names(g.s.discard)[0].startswith("probe")  # face up
    g = scene(5, camps="RBRBT", characters={0: "forger"}).hand(0, "burn.red", "telegram.red").start()
    assert g.why(0, "as_lock burn.red @0") == "G-08"
    g.send(0, "telegram.red").arrive().take_it()
    assert g.why(0, "as_lock burn.red @2") == "R-30"  # its timing, its targets


# --- G-13: sexes ---
@pytest.mark.clause("G-13")
def test_one_man_and_one_woman_means_exactly_that() -> None:
    def blamed(a: str, b: str, covered: tuple[int, ...] = ()) -> int:
        g = scene(5, camps="RBRBT", characters={0: "he_xini", 1: a, 2: b}, covered=covered)
        g.hand(0, "telegram.red").hand(1, "burn.red").hand(2, "burn.blue").start()
        g.say(0, "even_blame @1 @2").resolve()
        assert g.hand_of(1) == ["burn.direct.blue"] and g.hand_of(2) == ["burn.direct.red"]
        return len(g.hand_of(0)) - 1

    assert blamed("gunner", "echo") == 1
    assert blamed("gunner", "forger") == 1
    assert blamed("gunner", "rainmaker") == 0 and blamed("echo", "forger") == 0
    assert blamed("gunner", "ox") == 0 and blamed("ox", "echo") == 0  # unknown is neither
    assert blamed("gunner", "mole", (2,)) == 0  # a covered latent has none


@pytest.mark.clause("G-13", "S-36")
def test_the_sex_is_judged_at_the_declaration_and_again_at_the_effect() -> None:
    g = scene(5, camps="RBRBT", characters={0: "ding_dong", 1: "shengku_linghao", 2: "gunner", 3: "sleeper", 4: "veil"},
              covered=[3])  # fmt: skip
    g.hand(0, "telegram.red").hand(2, "burn").start()
    assert sex_of(g.s, 1) == UNKNOWN and g.why(0, "fan_call @1") != "" and g.why(0, "fan_call @3") != ""
    assert g.why(0, "fan_call @4") != "" and g.can(0, "fan_call @2")
    g = scene(5, camps="RBRBT", characters={0: "ding_dong", 1: "shengku_linghao"})
    g.hand(0, "telegram.red").start("opening")
    g.say(1, "revoice male").all_pass()
    g.say(0, "fan_call @1")
    assert g.window == "response" and g.why(1, "revoice female") == "G-04"
