"""What `simple` does in positions where a sensible beginner has no doubt."""

import pytest

from kongsheng.bots import Table, make
from kongsheng.game.notation import write_word
from kongsheng.game.views import view
from kongsheng.game.words import legal

from ..scene import DECK, Scene

SEEDS = range(12)


def says(g: Scene, seat: int) -> set[str]:
    """Everything `simple` says for the seat, over a number of seeds."""
    bot = make("simple", Table.of(g.cfg))
    v = view(g.s, seat)
    return {write_word(bot.choose(v, lambda p: legal(g.s, seat, p), k), DECK) for k in SEEDS}


def knows(g: Scene, *camps: int) -> Scene:
    """Everybody knows everybody's camp."""
    n = g.s.n
    for v in range(n):
        for x in range(n):
            g.s.may[v * n + x] = 1 << g.s.camp[x]
    return g


def test_it_takes_the_third_of_its_colour() -> None:
    g = Scene(5, camps="RBRBT").hand(0, "text.red").intel(1, "red").intel(2, "red", "red", "black", "black").start()
    g.send(0, "text.red").arrive().decline().arrive()
    assert g.window == "decide" and g.asked == [2]
    assert says(g, 2) == {"yes"}


def test_it_declines_a_third_black() -> None:
    g = Scene(5, camps="RBRBT").hand(0, "text.black").intel(1, "black", "black").start()
    g.send(0, "text.black").arrive()
    assert g.asked == [1]
    assert says(g, 1) == {"no"}


def test_it_takes_the_third_colour_although_it_is_black_too() -> None:
    """Victory is judged first (R-16)."""
    g = Scene(5, camps="BRRBT").hand(0, "text.red_black").intel(1, "red", "red", "black", "black").start()
    g.send(0, "text.red_black").arrive()
    assert says(g, 1) == {"yes"}


def test_it_intercepts_what_would_win_the_game_for_the_others() -> None:
    g = knows(Scene(5, camps="BBRRT")).hand(0, "text.blue").intel(1, "blue", "blue").hand(2, "intercept").start()
    g.send(0, "text.blue")
    assert {word.split(".")[0] for word in says(g, 2)} == {"play intercept"}


def test_it_leaves_its_partner_his_victory() -> None:
    g = knows(Scene(6, camps="BBBRRR"))
    g.hand(0, "text.blue").intel(1, "blue", "blue").hand(2, "intercept").start()
    g.send(0, "text.blue")
    assert says(g, 2) == {"pass"}


def test_it_exposes_what_would_cost_it_the_game() -> None:
    g = knows(Scene(5, camps="RBRBT")).hand(0, "text.red").hand(1, "intercept").hand(2, "expose")
    g.intel(2, "red", "red").hand(3, "expose").start()
    g.send(0, "text.red").arrive().decline()  # now it lies before seat 2, who would win
    g.say(1, "play intercept").all_pass()
    assert g.window == "response"
    assert {word.split(".")[0] for word in says(g, 2)} == {"play expose"}
    assert says(g, 3) == {"pass"}  # his friend's card


def test_it_burns_its_own_second_black_gladly() -> None:
    g = Scene(5, camps="RBRBT").hand(0, "burn", "text.black").intel(0, "black", "black").start()
    assert all(word.startswith("play burn") and "@0" in word for word in says(g, 0))


def test_it_diverts_death_to_an_enemy() -> None:
    g = knows(Scene(5, camps="RBRBT")).hand(0, "text.black", "lock_on").hand(1, "divert").intel(1, "black", "black")
    g.start().use(0, "play lock_on @1").resolve().send(0, "text.black")
    assert all(word.startswith("play divert") for word in says(g, 1))
    assert all("@3" not in word for word in says(g, 1))  # his only partner


def test_it_locks_the_partner_who_would_win() -> None:
    g = knows(Scene(5, camps="RBRBT")).hand(0, "direct.red", "lock_on").intel(2, "red", "red").start()
    g.send(0, "direct.red", to=2)
    assert {word.split(" ")[-1] for word in says(g, 0)} == {"@2"}


def test_it_sends_its_colour_straight_to_the_partner_who_needs_it() -> None:
    g = knows(Scene(5, camps="RBRBT")).hand(0, "direct.red", "telegram.black").intel(2, "red", "red").start()
    g.say(0, "send direct.red")
    assert g.window == "target"
    assert says(g, 0) == {"@2"}


def test_it_does_not_send_itself_to_death() -> None:
    g = Scene(5, camps="RBRBT").hand(0, "text.black", "telegram.red").intel(0, "black", "black").start()
    assert not any("black" in word for word in says(g, 0))


def test_a_beginners_reporter_collects_anything() -> None:
    g = Scene(5, camps="RTRBB").hand(0, "text.blue").start()
    g.send(0, "text.blue").arrive()
    assert says(g, 1) == {"yes"}


def test_a_reporter_plays_for_the_tally_of_its_mission() -> None:
    """Fact-checker Cheng must not have any black; the same card is welcome to a mission that needs black."""
    for name, wanted in (("cheng_chengqing", "no"), ("tai_baobao", "yes")):
        g = Scene(5, camps="RTRBB", characters={1: name}).hand(0, "text.black").start()
        g.send(0, "text.black").until("decide")
        assert says(g, 1) == {wanted}


def test_it_passes_when_there_is_nothing_to_gain() -> None:
    g = Scene(5, camps="RBRBT").hand(0, "telegram.blue").hand(2, "burn").start()
    g.send(0, "telegram.blue")
    assert says(g, 2) == {"pass"}


@pytest.mark.parametrize("hint", [10, -10])
def test_hints_decide_how_gladly_a_skill_is_used(hint: int) -> None:
    g = Scene(5, camps="RBRBT", characters={0: "qianpai_zhanzuo"}).hand(0, "burn.black", "swap.black", "probe.black")
    g.start()
    ch = g.cfg.characters[g.s.char[0]]
    ch.hints = {name: hint for name in ("spam", "flip_flow")}
    used = {word.split(" ")[0] for word in says(g, 0)}
    assert ("skill0" in used) == (hint > 0)


def test_it_sends_black_to_the_enemy_it_may_kill() -> None:
    g = knows(Scene(5, camps="RBRBT")).hand(0, "direct.black", "telegram.blue").intel(3, "black", "black").start()
    assert says(g, 0) == {"send " + g.hand_of(0)[0]}
    g.say(0, "send direct.black")
    assert says(g, 0) == {"@3"}
