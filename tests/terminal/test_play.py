"""The text seat plays whole games, tells what is asked, why not, and how it ended."""

import re

import pytest
from rich.cells import cell_len

from kongsheng.game.engine import apply
from kongsheng.game.views import view
from kongsheng.game.words import explain, legal
from kongsheng.terminal.lines import breaks
from kongsheng.terminal.person import Quit
from kongsheng.terminal.words import Menu

from .driving import OFFER, Seat, flat


@pytest.mark.parametrize("lang", ["zh", "en"])
@pytest.mark.parametrize("characters", [True, False])
@pytest.mark.parametrize(("players", "seed"), [(3, "a"), (5, "b"), (7, "c"), (9, "d")])
def test_a_whole_game(players: int, seed: str, characters: bool, lang: str) -> None:
    seat = Seat(lang, players, characters, seed)
    if seed == "b":
        seat.person.auto = False
    s = seat.play()
    end = seat.text[-3000:]
    assert s.over
    t = seat.person.t
    for x in range(players):  # everybody's identity and character are told
        assert t.camp(s.camp[x]) in end
        if characters:
            assert t.character(s.char[x]) in end
    assert not re.search(r"\[[a-z]+-|\{|\$", seat.text)
    assert max(len(line) for line in seat.text.splitlines()) <= 2000


def test_the_same_seed_and_answers_give_the_same_screen() -> None:
    assert Seat(seed="x").play().winners == Seat(seed="x").play().winners
    one, other = Seat(seed="y"), Seat(seed="y")
    one.play()
    other.play()
    assert one.text == other.text


def test_every_legal_word_can_be_picked_from_the_menus() -> None:
    """At every decision of a game: the menus offer exactly the legal tokens, and refuse only what is illegal."""
    seat = Seat(players=5, seed="menus", bot="random")
    person, s = seat.person, seat.session
    seen: set[int] = set()

    def check(prefix: bytes, depth: int) -> None:
        def options(p: bytes) -> bytes:
            return legal(s.s, 0, p)

        menu = Menu(person.t, view(s.s, 0), options, prefix)
        offered: set[bytes] = {o.tokens for o in menu.options} | ({bytes([menu.zero])} if menu.zero >= 0 else set())
        wanted: set[bytes] = set()
        for token in options(prefix):
            if not prefix and token == 4:  # PLAY and its card are one line
                wanted |= {bytes([4, card]) for card in options(bytes([4]))}
            else:
                wanted.add(bytes([token]))
        assert offered == wanted
        for o in menu.refused:
            why = explain(s.s, 0, prefix + o.tokens)
            assert why is not None and why.clause == o.why
        for tokens in sorted(offered)[:4] if depth < 4 else ():
            if options(prefix + tokens):
                check(prefix + tokens, depth + 1)

    def ask(prompt: str) -> str:
        if s.s.over or "skip" in prompt:
            return "skip"
        seen.add(view(s.s, 0).which)
        check(b"", 0)
        return seat.roll(prompt)

    seat.answer = ask
    seat.play()
    assert len(seen) > 4


def test_one_can_go_back_and_choose_differently() -> None:
    seat = Seat("en", 3, False, "back")
    said: list[str] = []

    def ask(prompt: str) -> str:
        send = re.search(r"^ +(\d+) +Send intel", seat.screen_since(prompt), re.MULTILINE)
        if send and len(said) != 1:
            said.append("send")
            return send[1]
        if said == ["send"]:
            said.append("b")
            return "b"
        return "0" if "(0" in prompt else "1" if OFFER.search(prompt) else "skip"

    seat.answer = ask
    seat.play()
    assert said[:3] == ["send", "b", "send"]


def test_why_not_names_the_clause_and_its_text() -> None:
    seat = Seat("en", 5, False, "why")
    mine = iter(["?", "? 1"])

    def ask(prompt: str) -> str:
        if "Your turn" not in seat.text:
            return "0" if "(0" in prompt else "1"
        try:
            return next(mine)
        except StopIteration:
            raise EOFError from None

    seat.answer = ask
    with pytest.raises(EOFError):
        seat.play()
    after = flat(seat.text.split("> ?\n", 1)[1])
    t = seat.person.t
    clauses = re.findall(r"\(([SRG]-\d+)\)", after)
    assert "S-09" in clauses  # ending the turn before sending
    assert all(flat(t.clause(clause)) in after for clause in clauses)
    assert flat(t.message(f"clause-{clauses[0]}.long")) in after


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_the_commands_answer_at_any_moment(lang: str) -> None:
    seat = Seat(lang, 4, True, "commands")
    lines = "help,hand,table,log,who,who 9,rules S-24,rules 烧毁,auto,auto,nonsense,quit"
    words = iter(lines.split(","))
    seat.answer = lambda prompt: next(words)
    with pytest.raises(Quit):
        seat.play()
    t = seat.person.t
    for key in ("cli-help", "cli-auto-off", "cli-auto-on", "clause-S-24"):
        assert flat(t.message(key)) in flat(seat.text)
    assert t.message("cli-nobody", text="9") in seat.text
    assert flat(t.message("cli-what", text="nonsense")) in flat(seat.text)
    assert t.message("fn-burn.brief") in seat.text


def test_passing_by_itself_is_announced_and_can_be_turned_off() -> None:
    quiet, loud = Seat("en", 5, False, "auto"), Seat("en", 5, False, "auto")
    loud.person.auto = False

    def pass_on(seat: Seat) -> None:
        def ask(prompt: str) -> str:
            return "0" if "(0" in prompt else "skip" if "skip" in prompt else "1"

        seat.answer = ask

    pass_on(quiet)
    pass_on(loud)
    quiet.play()
    loud.play()
    assert "passed automatically" in quiet.text
    assert "passed automatically" not in loud.text
    assert loud.asked > quiet.asked
    assert quiet.session.s.winners == loud.session.s.winners  # the same game, only quieter


def test_a_person_who_is_out_watches_to_the_end() -> None:
    for i in range(40):
        seat = Seat("zh", 5, False, f"out{i}")
        seat.answer = lambda prompt: "1" if OFFER.search(prompt) else ""
        s = seat.play()
        if not s.alive & 1 and seat.person.t.message("cli-watch") in seat.text:
            return
    raise AssertionError("nobody died in forty games")


def test_a_bot_that_fails_does_not_end_the_game() -> None:
    seat = Seat("en", 3, False, "fails")

    class Broken:
        name = "broken"
        blind = False

        def choose(self, *_: object) -> bytes:
            raise RuntimeError("oops")

    seat.session.bots = [Broken()] * 3  # type: ignore[list-item]
    assert seat.play().over
    assert "treated as absent" in seat.text


def test_the_session_never_changes_a_state_it_may_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat("en", 3, False, "copy")
    before = seat.session.s

    def fail(*args: object) -> None:
        apply(*args)  # type: ignore[arg-type]
        raise RuntimeError("engine")

    monkeypatch.setattr("kongsheng.terminal.session.apply", fail)
    with pytest.raises(RuntimeError):
        seat.play()
    assert seat.session.s is before and not before.broken


@pytest.mark.parametrize("width", [40, 80])
def test_lines_fit_and_break_where_chinese_may_break(width: int) -> None:
    seat = Seat("zh", 5, True, "width", width=width)
    seat.play()
    lines = [text for text in seat.text.splitlines() if not re.search(r"> ", text)]
    assert max(cell_len(text) for text in lines) <= width
    assert not any(text.lstrip().startswith(("。", "，", "、", "）", "：")) for text in lines)


def test_breaks() -> None:
    assert breaks("弃 2 张自选手牌", 8) == [5]
    assert breaks("一二三四，五", 8) == [3]
    assert breaks("one two three", 8) == [8]
    assert breaks("unbreakable", 4) == [4, 8]
    assert breaks("短", 8) == []
