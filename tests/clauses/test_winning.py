"""Chapter 5: victory, death, losing."""

import pytest

from kongsheng.game.engine import apply
from kongsheng.game.errors import Illegal
from kongsheng.game.model import Options
from kongsheng.game.tokens import ALIVE, DEAD, LEAVE, OUT, SEAT, TABLE, WATCHER
from kongsheng.game.uses import open_window
from kongsheng.game.views import view
from kongsheng.game.words import explain
from tests import kit
from tests.scene import DECK, Scene

COLOUR, MISSION, SURVIVAL = 1, 2, 3


def give(g: Scene, x: int, card: str, sender: int = 0) -> Scene:
    """The sender gives a direct card to ``x``, who takes it."""
    return g.send(sender, card, to=x).arrive().take_it()


# --- victory ----------------------------------------------------------------------------------------------------
@pytest.mark.clause("S-15", "S-16", "S-17", "R-47")
def test_three_red_before_one_of_the_reds_win_the_game_for_all_of_them() -> None:
    g = kit.scene(5, camps="RBRBT").intel(2, "red", "red").hand(0, "direct.red").start()
    give(g, 2, "direct.red")
    assert g.window == "over" and g.winners() == [0, 2]
    assert kit.pub(g, "declared") == [(2, COLOUR)]  # only who has them declares
    assert kit.kinds(g, "gained", "declared", "game_over") == ["gained", "declared", "game_over"]


@pytest.mark.clause("S-15")
def test_three_blue_win_for_the_blues_and_other_colours_for_nobody() -> None:
    g = kit.scene(5, camps="RBRBT").intel(1, "blue", "blue").hand(0, "direct.blue").start()
    give(g, 1, "direct.blue")
    assert g.winners() == [1, 3] and kit.pub(g, "declared") == [(1, COLOUR)]
    g = kit.scene(5, camps="RBRBT").intel(1, "red", "red").hand(0, "direct.red").start()
    give(g, 1, "direct.red")  # a blue with three red
    assert g.window == "free" and g.s.red[1] == 3
    g = kit.scene(5, camps="RBRBT").intel(4, "red", "red").hand(0, "direct.red").start()
    give(g, 4, "direct.red")  # a reporter with three red
    assert g.window == "free"


@pytest.mark.clause("S-15")
def test_the_cards_of_two_players_are_not_added_up() -> None:
    g = kit.scene(5, camps="RBRBT").intel(2, "red", "red").hand(0, "direct.red").intel(0, "red", "red").start()
    assert g.window == "free"
    g = kit.scene(5, camps="RBRBT").intel(2, "red").hand(0, "direct.red").intel(0, "red", "red").start()
    give(g, 2, "direct.red")
    assert g.window == "free"


@pytest.mark.clause("S-15", "S-40")
def test_a_reporter_wins_alone_by_his_mission() -> None:
    g = kit.scene(5, camps="RBRTT", characters={3: "hoarder", 4: "hoarder"}).intel(3, "blue").hand(0, "direct.blue")
    give(g.start(), 3, "direct.blue")
    assert g.winners() == [3] and kit.pub(g, "declared") == [(3, MISSION)]


@pytest.mark.clause("S-16", "R-14")
def test_the_dead_of_the_camp_win_too_but_not_those_who_lost() -> None:
    g = kit.scene(8, camps="RRRRBBTT").intel(1, "black", "black").intel(3, "red", "red")
    g.hand(0, "direct.black").start()
    give(g, 1, "direct.black")
    assert g.s.status[1] == DEAD
    g.leave(2)
    assert g.s.status[2] == OUT and g.window == "free"
    g.say(0, "end").until(lambda s: s.turn_seat == 3).until("free")
    g.s.hands[3] = []
    g.hand(3, "text.red").send(3, "text.red").until("over")
    assert g.winners() == [0, 1, 3] and kit.pub(g, "declared") == [(3, COLOUR)]


@pytest.mark.clause("S-17")
def test_the_game_is_over_at_once_and_nothing_more_may_be_said() -> None:
    g = kit.scene(5, camps="RBRBT", characters={1: "echo"}).intel(2, "red", "red").hand(0, "direct.red").hand(1, "burn")
    give(g.start(), 2, "direct.red")
    assert open_window(g.s) is None and g.s.over
    for x in range(5):
        why = explain(g.s, x, bytes([0]))
        assert why is not None and why.clause == "S-17"
        with pytest.raises(Illegal):
            apply(g.s, x, bytes([0]))
    with pytest.raises(Illegal) as e:
        apply(g.s, TABLE, bytes([LEAVE, SEAT + 1]))
    assert e.value.why.clause == "S-17"
    assert not g.told("skill_used") and len(g.s.hands[1]) == 1  # what a gain triggers comes no more
    assert [p[0] for p in kit.pub(g, "revealed")] == [0, 1, 2, 3, 4]


@pytest.mark.clause("S-18", "S-42", "R-45")
def test_a_guest_wins_alone_and_does_not_declare() -> None:
    g = kit.scene(6, camps="RBRBTT", characters={2: "yueming", 1: "heishang_feiaona", 3: "host"})
    g.intel(2, "red", "red").hand(0, "direct.red").start()
    give(g, 2, "direct.red")
    assert g.window == "trigger" and g.asked == [2]
    g.say(2, "shared_eclipse @1")
    assert g.window == "over"  # at once: no response window
    assert g.winners() == [0, 1, 2]  # not the other blue
    assert kit.pub(g, "declared") == [(2, COLOUR)] and kit.pub(g, "joined") == [(2, 1)]


@pytest.mark.clause("S-18")
def test_who_wins_along_triggers_nothing() -> None:
    # the host is a guest, and a camp mate of the declarer is one as well: neither is asked
    g = kit.scene(6, camps="RBRBTT", characters={2: "yueming", 0: "host", 1: "host"})
    g.intel(2, "red", "red").hand(0, "direct.red").start()
    give(g, 2, "direct.red").say(2, "shared_eclipse @1")
    assert g.window == "over" and g.winners() == [0, 1, 2]
    assert [p[0] for p in kit.pub(g, "skill_used")] == [2]


@pytest.mark.clause("S-42")
def test_yueming_may_let_the_dead_win_but_not_himself_nor_who_lost() -> None:
    g = kit.scene(7, camps="RBRBTTB", characters={2: "yueming"}).intel(1, "black", "black").intel(2, "red", "red")
    g.hand(0, "direct.black").start()
    give(g, 1, "direct.black")
    g.leave(3)
    g.say(0, "end").until(lambda s: s.turn_seat == 2).until("free")
    g.s.hands[2] = []
    g.hand(2, "text.red").send(2, "text.red").until(lambda s: s.ending)
    assert g.window == "trigger"
    assert [g.why(2, f"shared_eclipse @{x}") for x in (2, 3)] == ["G-08", "G-08"]
    g.say(2, "shared_eclipse @1")
    assert g.winners() == [0, 1, 2]
    # passing is possible, and covered there is no such skill
    g = kit.scene(5, camps="RBRBT", characters={2: "yueming", 4: "veil"}).intel(2, "red", "red").hand(0, "direct.red")
    g.start("opening").say(0, "pass").say(1, "pass").say(2, "pass").say(3, "pass").say(4, "smother @2").resolve()
    g.all_pass()
    give(g, 2, "direct.red")
    assert g.window == "over" and g.winners() == [0, 2]


@pytest.mark.clause("R-17")
def test_all_who_fulfil_a_condition_at_the_same_moment_declare_and_win() -> None:
    g = kit.scene(6, camps="RBRBTT", characters={4: "witness", 5: "witness"}).intel(2, "red", "red")
    g.hand(0, "direct.red").start()
    give(g, 2, "direct.red")
    assert g.winners() == [0, 2, 4, 5]
    assert sorted(kit.pub(g, "declared")) == [(2, COLOUR), (4, MISSION), (5, MISSION)]


@pytest.mark.clause("R-17", "S-18")
def test_each_of_several_declarers_has_his_victory_trigger_in_seat_order() -> None:
    g = kit.scene(6, camps="RBRBTT", turn=3, characters={2: "host", 4: "witness", 0: "host"}).intel(2, "red", "red")
    g.intel(0, "red", "red").hand(3, "direct.red").start()
    give(g, 2, "direct.red", 3)
    assert g.asked == [2] and g.window == "trigger"
    g.say(2, "invite @1")
    assert g.window == "over" and g.winners() == [0, 1, 2, 4]


@pytest.mark.clause("R-47", "R-18")
def test_by_survival_every_living_player_of_the_camp_declares() -> None:
    g = kit.scene(5, camps="RBRTR").intel(3, "black", "black").hand(0, "direct.black").start()
    g.leave(4).leave(1)
    assert g.window == "free"
    give(g, 3, "direct.black")
    assert kit.pub(g, "declared") == [(0, SURVIVAL), (2, SURVIVAL)]
    assert g.winners() == [0, 2]  # not seat 4, who lost


@pytest.mark.clause("R-18")
def test_the_last_camp_alive_wins_with_its_dead() -> None:
    g = kit.scene(4, camps="RRBT").intel(1, "black", "black").hand(0, "direct.black").start()
    give(g, 1, "direct.black")
    g.leave(2)
    assert g.window == "free"
    g.leave(3)
    assert g.winners() == [0, 1] and kit.pub(g, "declared") == [(0, SURVIVAL)]


@pytest.mark.clause("R-18")
def test_the_last_reporter_alive_wins_but_two_go_on() -> None:
    g = kit.scene(4, camps="RBTT").start()
    g.leave(1).leave(0)
    assert g.window == "open"  # two reporters: every man for himself
    g.leave(2)
    assert g.winners() == [3] and kit.pub(g, "declared") == [(3, SURVIVAL)]


@pytest.mark.clause("R-18")
def test_nobody_alive_is_a_draw() -> None:
    # the avenger dies with the last other player
    g = kit.scene(3, camps="RBT", characters={1: "avenger", 0: "blank0"}, options=Options(last_camp_wins=True))
    g.intel(1, "black", "black").intel(0, "black", "black").hand(0, "direct.black").start()
    g.leave(2)
    assert g.window == "free"
    give(g, 1, "direct.black")
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "avenge @1 black @0")
    assert g.window == "over" and g.winners() == [] and not g.told("declared")
    assert kit.pub(g, "game_over") == [(0,)]


@pytest.mark.clause("R-18")
def test_without_the_option_the_last_camp_plays_on() -> None:
    g = kit.scene(3, camps="RRB", options=Options(last_camp_wins=False)).start()
    g.leave(2)
    assert g.window == "free"
    g.leave(1)
    assert g.window == "free" and not g.s.over
    assert Options().last_camp_wins


# --- death ------------------------------------------------------------------------------------------------------
@pytest.mark.clause("S-19")
def test_three_false_ones_kill_two_do_not() -> None:
    g = kit.scene(5, camps="RBRBT").intel(1, "black").hand(0, "direct.black").start()
    give(g, 1, "direct.black")
    assert g.s.status[1] == ALIVE and g.window == "free"
    g = kit.scene(5, camps="RBRBT").intel(1, "black", "telegram.red_black").hand(0, "direct.black").start()
    give(g, 1, "direct.black")
    assert g.s.status[1] == DEAD and g.s.dead == [1]


@pytest.mark.clause("S-19", "S-23")
def test_a_skill_may_raise_the_number_that_kills() -> None:
    g = kit.scene(5, camps="RBRBT", characters={2: "ox"}).intel(2, "black", "black").hand(0, "direct.black").start()
    give(g, 2, "direct.black")
    assert g.s.status[2] == ALIVE and g.s.black[2] == 3
    g.say(0, "end").until(lambda s: s.turn_seat == 1).until("free").hand(1, "direct.black")
    give(g, 2, "direct.black", 1)
    assert g.s.status[2] == DEAD and g.s.killer[2] == 1


@pytest.mark.clause("S-20")
def test_the_dead_lay_everything_open_after_the_triggers() -> None:
    g = kit.scene(
        5, camps="RBRBT", turn=2, characters={0: "mourner", 3: "mourner", 1: "mole", 4: "mourner"}, covered=[1]
    )
    g.intel(1, "black", "black").hand(1, "burn.red", "decode.blue").hand(2, "direct.black").start()
    give(g, 1, "direct.black", 2)
    # declared, and not yet handled: hand and intelligence still lie there, the character is covered
    g.until(lambda s: s.stack[-1].kind == 7 and not bool(getattr(s.stack[-1], "collect", False)))
    order = []
    while g.window == "trigger":
        x = g.asked[0]
        assert len(g.s.hands[1]) == 2 and len(g.s.intel[1]) == 3 and not g.told("died")
        order.append(x)
        g.say(x, "mourn")
    assert order == [3, 4, 0]  # anticlockwise from the player whose turn it is
    died = kit.pub(g, "died")
    assert len(died) == 1 and died[0][:3] == (1, g.s.char[1], 1) and len(died[0]) == 3 + 5
    assert sorted(g.names(g.s.discard)) == sorted(DECK.prints[p].name for p in died[0][3:])
    assert g.s.hands[1] == [] and g.s.intel[1] == [] and g.s.black[1] == 0
    for v in (0, 2, WATCHER):
        seat = view(g.s, v).seats[1]
        assert (seat.status, seat.camp, seat.char) == (DEAD, 1, g.s.char[1])
    wanted = ("dying", "skill_used", "drew", "died", "identity_shown")
    assert kit.kinds(g, *wanted) == ["dying"] + ["skill_used", "drew"] * 3 + ["died", "identity_shown"]


@pytest.mark.clause("S-20", "R-46")
def test_a_death_within_a_death_is_handled_to_the_end_first() -> None:
    g = kit.scene(6, camps="RBRBTT", characters={1: "avenger", 2: "avenger", 4: "mourner"})
    g.intel(1, "black", "black", "red").intel(2, "black", "black", "blue").intel(3, "black")
    g.hand(1, "burn").hand(2, "decode").hand(0, "direct.black").start()
    give(g, 1, "direct.black")
    g.until(lambda s: open_window(s) is not None and g.asked == [1])
    assert g.why(1, "avenge @1 black @1") == "G-08"
    g.say(1, "avenge @1 black @2")
    # the second death is declared at once; its triggers come before the first one is finished
    assert kit.pub(g, "dying") == [(1, 0), (2, 1)] and g.s.dead == [1, 2]
    assert g.s.alive == 0b111001 and not g.told("died") and len(g.s.hands[1]) == 1
    seen = []
    while g.window == "trigger":
        x = g.asked[0]
        seen.append((x, [p[0] for p in kit.pub(g, "died")]))
        g.say(x, "mourn" if x == 4 else "avenge @2 blue @3" if x == 2 else "pass")
    assert (2, []) in seen
    assert [p[0] for p in kit.pub(g, "died")] == [2, 1]
    assert g.s.dead == [1, 2] and g.s.status[1] == g.s.status[2] == DEAD
    assert [x for x, _ in seen].count(4) == 2  # both deaths are mourned
    assert g.window == "free"


@pytest.mark.clause("S-20")
def test_the_dead_and_the_dying_hear_nothing_but_their_own_death() -> None:
    g = kit.scene(6, camps="RBRBTT", characters={1: "avenger", 2: "mourner", 4: "mourner"})
    g.intel(1, "black", "black", "red").intel(2, "black", "black").hand(0, "direct.black").start()
    give(g, 1, "direct.black")
    g.until(lambda s: open_window(s) is not None and g.asked == [1])
    g.say(1, "avenge @1 black @2")
    asked = []
    while g.window == "trigger":
        asked.append(g.asked[0])
        g.say(g.asked[0], "pass")
    assert asked == [4, 4]  # the mourner on seat 2 is dying himself


@pytest.mark.clause("S-35", "S-21", "R-15")
def test_losing_is_no_death() -> None:
    names = {0: "mourner", 1: "avenger", 2: "mo_fuyan"}
    g = kit.scene(5, camps="RBRBT", characters=names, covered=[2]).intel(1, "red", "black").hand(1, "burn", "decode")
    g.intel(4, "black").start()
    g.leave(1)
    assert g.window == "free" and g.asked == [0]  # nobody was asked about a death
    lost = kit.pub(g, "lost")
    assert lost[0][:3] == (1, g.s.char[1], 1) and len(lost[0]) == 3 + 4
    assert g.s.hands[1] == [] and g.s.intel[1] == [] and len(g.s.discard) == 4 and not g.s.facedown
    assert g.s.status[1] == OUT and g.s.dead == [] and g.s.killer[1] == -1
    assert not g.told("died") and not g.told("dying") and not g.told("skill_used")
    assert view(g.s, WATCHER).seats[1].camp == 1 and view(g.s, WATCHER).seats[1].char == g.s.char[1]
    assert not g.s.alive >> 1 & 1


@pytest.mark.clause("R-15")
def test_conceding_in_the_middle_of_anything() -> None:
    g = kit.scene(5, camps="RBRBT").hand(0, "lock_on", "text.red").hand(1, "expose").start()
    g.say(0, "play lock_on @2")
    g.say(1, "play expose")
    g.leave(4)
    assert g.window == "response" and 4 not in g.asked
    g.leave(1)  # his card stays on the stack and works
    g.resolve()
    assert g.s.locked == 0 and g.window == "free" and g.s.status[1] == OUT
    with pytest.raises(Illegal) as e:
        g.leave(1)
    assert e.value.why.clause == "R-74"


# --- checks -----------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-16")
def test_victory_is_judged_before_death() -> None:
    g = kit.scene(5, camps="RBRBT").intel(1, "blue", "blue", "black", "black").hand(0, "direct.blue_black").start()
    give(g, 1, "direct.blue_black")
    assert g.winners() == [1, 3] and not g.told("dying")


@pytest.mark.clause("R-16")
def test_with_the_option_death_is_judged_first() -> None:
    o = Options(win_before_death=False)
    g = kit.scene(5, camps="RBRBT", options=o).intel(1, "blue", "blue", "black", "black").hand(0, "direct.blue_black")
    give(g.start(), 1, "direct.blue_black")
    assert g.window == "free" and g.s.status[1] == DEAD and not g.told("declared")
    assert Options().win_before_death


@pytest.mark.clause("R-16")
def test_every_atomic_change_is_judged() -> None:
    # true or false turns up card by card: whoever comes after the victory gets none
    g = kit.scene(4, camps="RBTT").intel(1, "blue", "blue").hand(0, "true_or_false").top("red", "blue", "red").start()
    g.say(0, "play true_or_false").resolve()
    assert g.winners() == [1] and len(kit.pub(g, "turned_up")) == 2 and not g.s.intel[2]
    # a cost: the last hand card leaves the hand at the declaration, before anything takes effect
    g = (
        kit.scene(4, camps="RBTT", characters={2: "spent", 3: "gunner"})
        .intel(2, "red")
        .hand(2, "burn")
        .hand(0, "decode")
    )
    g.intel(1, "black").start("opening")
    g.say(0, "pass").say(1, "pass").say(2, "play burn @1 black")
    assert g.window == "response"  # a card in use is not a change of the table yet
    g.resolve()
    assert g.winners() == [2]
    # a discard by a public document
    g = (
        kit.scene(4, camps="RBTT", characters={2: "spent"})
        .hand(2, "burn")
        .hand(0, "public_document.CCAV:0;2BC:0;TABLOID:-1")
    )
    g.start().send(0, "public_document").arrive().decline().arrive().take_it()
    assert g.winners() == [2]
    # covering a character: three blacks kill who is no ox any more
    g = (
        kit.scene(5, camps="RBRBT", characters={1: "ox", 3: "veil"})
        .intel(1, "black", "black", "black")
        .start("opening")
    )
    g.say(0, "pass").say(1, "pass").say(2, "pass").say(3, "smother @1").resolve()
    assert kit.pub(g, "dying") == [(1, 3)]


@pytest.mark.clause("R-16")
def test_the_cost_of_a_skill_is_judged_at_once() -> None:
    g = kit.scene(4, camps="RBTT", characters={2: "spent"}).intel(2, "red").hand(2, "decode").start("opening")
    g.say(0, "pass").say(1, "pass").say(2, "waste decode")
    assert g.winners() == [2] and kit.kinds(g, "discarded", "declared", "drew") == ["discarded", "declared"]


@pytest.mark.clause("R-48")
def test_a_dead_reporter_wins_only_by_a_dagger_mission_and_only_afterwards() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={4: "martyr", 1: "mourner"})
        .intel(4, "black", "black")
        .hand(0, "direct.black")
    )
    give(g.start(), 4, "direct.black")
    g.until(lambda s: open_window(s) is None or g.asked == [1])
    assert not g.s.over and g.asked == [1]  # the death is handled first
    g.say(1, "mourn")
    assert g.winners() == [4] and kit.pub(g, "declared") == [(4, MISSION)]
    assert kit.kinds(g, "dying", "died", "declared") == ["dying", "died", "declared"]
    # killed by himself: the condition is not met
    g = kit.scene(5, camps="RBRBT", turn=4, characters={4: "martyr"}).intel(4, "black", "black").hand(4, "direct.black")
    g.start().send(4, "direct.black", to=1).arrive().decline().arrive().until(lambda s: not s.dying)
    assert g.s.status[4] == DEAD and g.s.killer[4] == 4 and not g.s.over
    # a mission without the dagger is worth nothing to the dead
    g = kit.scene(6, camps="RBRBTT", characters={4: "heir"}).intel(4, "black", "black").intel(2, "black", "black")
    g.hand(0, "direct.black").start()
    give(g, 4, "direct.black").until("free")
    g.say(0, "end").until(lambda s: s.turn_seat == 1).until("free").hand(1, "direct.black")
    give(g, 2, "direct.black", 1).until("free")
    assert g.s.dead == [4, 2] and not g.s.over


@pytest.mark.clause("R-48", "S-21")
def test_who_lost_does_not_win_by_a_dagger() -> None:
    g = kit.scene(5, camps="RBRBT", characters={4: "martyr"}).start()
    g.leave(4)
    assert g.window == "free" and g.s.status[4] == OUT


# --- who did it -------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-19")
def test_a_transmitted_third_black_is_the_senders_doing() -> None:
    g = kit.scene(5, camps="RBRBT").intel(3, "black", "black").hand(0, "telegram.black").start()
    g.send(0, "telegram.black").arrive().decline().arrive().decline().arrive().take_it().until("free")
    assert kit.pub(g, "dying") == [(3, 0)]
    g = kit.scene(5, camps="RBRBT").intel(0, "black", "black").hand(0, "direct.black").start()
    g.send(0, "direct.black", to=2).arrive().decline().arrive().until(lambda s: not s.dying)
    assert kit.pub(g, "dying") == [(0, 0)]  # what comes back is one's own


@pytest.mark.clause("R-19")
def test_the_last_who_diverted_or_swapped_did_it() -> None:
    def arranged() -> Scene:
        g = kit.scene(5, camps="RBRBT").intel(3, "black", "black").hand(0, "direct.black")
        g.hand(1, "divert").hand(2, "swap.text.black").hand(4, "swap.blue_black")
        return g.start().send(0, "direct.black", to=1)

    g = arranged().say(1, "play divert @3").resolve().arrive().until("free")
    assert kit.pub(g, "dying") == [(3, 1)]
    g = (
        arranged()
        .say(1, "play divert @3")
        .resolve()
        .say(3, "pass")
        .say(4, "play swap")
        .resolve()
        .arrive()
        .until("free")
    )
    assert kit.pub(g, "dying") == [(3, 4)]
    g = arranged().say(1, "pass").say(2, "play swap").resolve()
    g.say(3, "pass").say(4, "pass").say(0, "pass").say(1, "play divert @3").resolve().arrive().until("free")
    assert kit.pub(g, "dying") == [(3, 1)]
    # a countered swap changes nothing
    g = arranged().hand(0, "expose").say(1, "play divert @3").resolve()
    g.say(3, "pass").say(4, "play swap").say(0, "play expose").resolve().arrive().until("free")
    assert kit.pub(g, "dying") == [(3, 1)]


@pytest.mark.clause("R-53")
def test_returning_and_intercepting_change_nobodys_doing() -> None:
    g = kit.scene(5, camps="RBRBT").intel(3, "black", "black").hand(0, "telegram.black").hand(3, "intercept").start()
    g.send(0, "telegram.black").say(1, "pass").say(2, "pass").say(3, "play intercept").resolve().arrive().until("free")
    assert kit.pub(g, "dying") == [(3, 0)]
    g = kit.scene(5, camps="RBRBT").intel(1, "black", "black").hand(0, "telegram.black").hand(2, "return").start()
    g.send(0, "telegram.black").arrive().decline().say(2, "play return").resolve()
    assert g.flight.at == 1
    g.arrive().take_it().until("free")
    assert kit.pub(g, "dying") == [(1, 0)]
    # intercepted after a diversion: the diverter's doing
    g = (
        kit.scene(5, camps="RBRBT")
        .intel(3, "black", "black")
        .hand(0, "direct.black")
        .hand(1, "divert")
        .hand(3, "intercept")
    )
    g.start().send(0, "direct.black", to=1).say(1, "play divert @2").resolve()
    g.say(2, "pass").say(3, "play intercept").resolve().arrive().until("free")
    assert kit.pub(g, "dying") == [(3, 1)]


@pytest.mark.clause("R-53")
def test_who_takes_a_protection_away_did_it() -> None:
    g = kit.scene(5, camps="RBRBT", characters={1: "ox", 3: "veil"}).intel(1, "black", "black", "black").start()
    g.hand(0, "text.red").send(0, "text.red").say(1, "pass").say(2, "pass").say(3, "smother @1").resolve()
    assert kit.pub(g, "dying") == [(1, 3)]
    g = kit.scene(5, camps="RBRBT", characters={1: "ox"}).intel(1, "black", "black", "black").start("opening")
    g.say(0, "pass").say(1, "strip").resolve()
    assert kit.pub(g, "dying") == [(1, 1)]


@pytest.mark.clause("R-19", "R-27")
def test_what_a_card_or_skill_places_is_its_users_doing() -> None:
    g = (
        kit.scene(5, camps="RBRBT")
        .intel(2, "black", "black")
        .hand(0, "true_or_false")
        .top("red", "red", "black")
        .start()
    )
    g.say(0, "play true_or_false").resolve().until("free")
    assert kit.pub(g, "dying") == [(2, 0)]
    g = kit.scene(5, camps="RBRBT", characters={0: "gunner"}).intel(2, "black", "black").hand(0, "decode.black").start()
    g.say(0, "plant @2").resolve()
    assert g.window == "choice" and g.asked == [0]
    g.say(0, "decode").until("free")
    assert kit.pub(g, "dying") == [(2, 0)]
    g = kit.scene(5, camps="RBRBT", characters={0: "gunner"}).intel(0, "black", "black").intel(1, "black").start()
    g.say(0, "pull @1 black").resolve().until(lambda s: not s.dying)
    assert kit.pub(g, "dying") == [(0, 0)]
