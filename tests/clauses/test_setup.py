"""Chapters 1 and 2: the components and the deal."""

from collections import Counter

import pytest

from kongsheng.game.deck import BASE_CSV, DeckError, read_deck
from kongsheng.game.effects import Library
from kongsheng.game.engine import apply, new_game
from kongsheng.game.events import EVENT_NAMES, seen_by
from kongsheng.game.model import Event, Options, State
from kongsheng.game.setup import ConfigError, configure
from kongsheng.game.tokens import COVERED, FEMALE, MALE, ORD, SEXLESS, UNKNOWN, UP, W_PICK, WATCHER
from kongsheng.game.uses import open_window
from kongsheng.game.views import view
from kongsheng.game.words import explain, legal
from kongsheng.packs import library
from tests import kit
from tests.scene import DECK, Scene, test_library

MODES = ("telegram", "direct", "text")
COLOURS = ("black", "red", "blue", "red_black", "blue_black")
S03 = {"telegram": (21, 17, 17, 1, 1), "direct": (14, 5, 5, 1, 1), "text": (5, 3, 3, 1, 1)}


def game(players: int, seed: bytes = b"x", events: list[Event] | None = None, options: Options | None = None) -> State:
    o = options if options is not None else Options(candidates=1)
    lib = test_library() if o.characters else None
    return new_game(configure(players, lib, o), seed, events)


# --- 1 components -----------------------------------------------------------------------------------------------
@pytest.mark.clause("S-01")
def test_nine_players_get_all_nine_identity_cards() -> None:
    s = game(9)
    assert Counter(s.camp) == {0: 3, 1: 3, 2: 3}


@pytest.mark.clause("S-02")
def test_every_character_card_has_name_sex_face_skills_and_mission() -> None:
    lib = library()
    sets = Counter(ch.set for ch in lib.characters)
    assert set(sets) <= {"base", "extra", "ex"}
    assert sets["base"] <= 24 and sets["extra"] <= 8 and sets["ex"] <= 1
    for ch in lib.characters:
        assert ch.id == f"{ch.set}:{ch.name}" and ch.name
        assert ch.sex in (MALE, FEMALE, UNKNOWN)
        assert isinstance(ch.latent, bool)
        assert ch.skills and len({sk.name for sk in ch.skills}) == len(ch.skills)
        assert type(ch.mission).__name__ != "Mission", f"{ch.id} has no mission"
    named = {ch.name: ch for ch in lib.characters}
    assert not named["naikeweier"].latent and named["liu_changjiao"].latent


@pytest.mark.clause("S-03", "R-01")
def test_the_deck_has_the_96_cards_of_the_table() -> None:
    assert len(DECK.print_of) == 96
    cells: Counter[tuple[str, str]] = Counter()
    for p in DECK.prints:
        cells[p.name.split(".")[1], p.name.split(".")[2]] += p.count
    assert {(m, c): cells[m, c] for m in MODES for c in COLOURS} == {
        (m, c): S03[m][i] for m in MODES for i, c in enumerate(COLOURS)
    }
    assert [sum(cells[m, c] for m in MODES) for c in COLOURS] == [40, 25, 25, 3, 3]
    assert [sum(cells[m, c] for c in COLOURS) for m in MODES] == [57, 26, 13]


@pytest.mark.clause("S-03")
def test_all_96_cards_are_in_play() -> None:
    for n in (3, 9):
        s = game(n)
        cards = s.deck + [c for hand in s.hands for c in hand]
        assert sorted(cards) == list(range(96))


@pytest.mark.clause("R-01")
def test_a_wrong_deck_names_every_cell_and_how_many_cards_it_is_off() -> None:
    text = BASE_CSV.replace("lock_on,telegram,black,,4", "lock_on,telegram,black,,3")
    with pytest.raises(DeckError, match="telegram/black: 20 instead of 21 \\(-1\\)") as e:
        read_deck(text)
    assert "telegram/red:" not in str(e.value)
    text = BASE_CSV.replace("burn,direct,red,,1", "burn,text,red,,2")
    with pytest.raises(DeckError) as e:
        read_deck(text)
    assert "direct/red: 4 instead of 5 (-1)" in str(e.value) and "text/red: 5 instead of 3 (+2)" in str(e.value)


@pytest.mark.clause("R-01")
def test_the_deck_is_data_players_may_replace() -> None:
    text = BASE_CSV.replace("decode,telegram,red,,2", "decode,telegram,red,,1").replace(
        "reinforce,telegram,red,,1", "reinforce,telegram,red,,2"
    )
    cfg = configure(3, None, Options(characters=False), read_deck(text))
    s = new_game(cfg, b"x")
    names = [cfg.deck.prints[p].name for p in cfg.deck.print_of]
    assert names.count("reinforce.telegram.red") == 2 and len(s.deck) == 96 - 12 - 2
    for bad, message in (
        ("lock_on,telegram,green,,4", "line 20: color: 'green'"),
        ("lock_on,post,black,,4", "line 20: mode: 'post'"),
        ("lockon,telegram,black,,4", "line 20: function: 'lockon'"),
        ("lock_on,telegram,black,CCAV+2,4", "line 20: variant"),
        ("lock_on,telegram,black,,0", "line 20: count: '0'"),
        ("lock_on,telegram,black,4", "line 20: 4 columns"),
    ):
        with pytest.raises(DeckError) as e:
            read_deck(BASE_CSV.replace("lock_on,telegram,black,,4", bad))
        assert message in str(e.value)


@pytest.mark.clause("S-04")
def test_two_coloured_cards_count_as_both_and_black_is_false() -> None:
    g = kit.scene(5, camps="RBTRB").intel(0, "text.red_black", "text.blue_black").start()
    assert (g.s.red[0], g.s.blue[0], g.s.black[0]) == (1, 1, 2)
    # the third black is a red-black: it kills
    g = kit.scene(5, camps="BRTRB").intel(1, "black", "text.blue_black").hand(0, "intercept.red_black").start()
    g.send(0, "intercept", to=1).arrive().take_it()
    assert [e.pub[0] for e in g.told("died")] == [1]
    # and the third red may be one: it wins
    g = kit.scene(5, camps="BRTRB").intel(1, "red", "telegram.red_black").hand(0, "intercept.red_black").start()
    g.send(0, "intercept", to=1).arrive().take_it()
    assert g.winners() == [1, 3]


@pytest.mark.clause("S-04")
def test_the_other_colour_of_a_two_coloured_card_is_not_a_third_one() -> None:
    g = kit.scene(5, camps="BRTRB").intel(1, "red", "telegram.blue_black").hand(0, "intercept.blue_black").start()
    g.send(0, "intercept", to=1).arrive().take_it()
    assert g.window == "free" and (g.s.red[1], g.s.blue[1], g.s.black[1]) == (1, 2, 2)


@pytest.mark.clause("S-05")
def test_a_card_sent_as_intelligence_does_nothing() -> None:
    # a lure sent to somebody, a probe, a true-or-false: nothing but the card itself moves
    for name in ("lure_away.red", "probe.red.CCAV+2", "true_or_false.red"):
        g = kit.scene(5, camps="RRTBB").hand(0, name).hand(1, "expose").start()
        deck = len(g.s.deck)
        g.send(0, name)
        assert g.window == "arrival" and g.why(1, "play expose") == "R-37"
        g.arrive().take_it()
        assert g.s.lured == 0 and len(g.s.deck) == deck and g.s.hands[1] and not kit.pub(g, "probe_answered")
        assert len(g.s.intel[1]) == 1 and sum(map(len, g.s.intel)) == 1


@pytest.mark.clause("S-05")
def test_intelligence_in_front_of_a_player_cannot_be_played() -> None:
    g = kit.scene(5, camps="RRTBB").hand(0, "decode").intel(0, "reinforce", "burn.red").intel(1, "black").start()
    assert g.why(0, "play reinforce") != "" and g.why(0, "play burn") != ""
    g = kit.scene(5, camps="RRTBB").hand(0, "reinforce", "decode").intel(0, "burn.red").start()
    assert g.can(0, "play reinforce")


@pytest.mark.clause("S-06")
def test_the_parts_of_the_box_add_up_without_the_old_total() -> None:
    assert 9 + 33 + len(DECK.print_of) == 138 and 9 + 25 + 81 == 115


# --- 2 the deal -------------------------------------------------------------------------------------------------
@pytest.mark.clause("S-07")
def test_everybody_starts_with_four_cards() -> None:
    for n in range(3, 10):
        events: list[Event] = []
        s = game(n, events=events)
        first = next(e for e in events if EVENT_NAMES[e.kind] == "game_started")
        assert first.pub[0] == n
        dealt = [e for e in events if EVENT_NAMES[e.kind] == "drew"][:n]
        assert [(e.pub[0], e.pub[1], len(e.priv)) for e in dealt] == [(x, 4, 4) for x in range(n)]
        assert all(e.knows == 1 << e.pub[0] for e in dealt)
        assert [len(h) for h in s.hands] == [4] * n and s.turn == 0  # choosing characters


@pytest.mark.clause("R-02")
@pytest.mark.parametrize(
    ("players", "split"),
    [(3, "1/1/1"), (4, "1/1/2"), (5, "2/2/1"), (6, "2/2/2"), (7, "3/3/1"), (8, "3/3/2"), (9, "3/3/3")],
)
def test_usual_identities(players: int, split: str) -> None:
    s = game(players)
    assert "/".join(str(s.camp.count(c)) for c in range(3)) == split


@pytest.mark.clause("R-02")
def test_house_rules_for_identities() -> None:
    for players, split in ((4, "2/2/0"), (6, "3/3/0"), (7, "2/2/3")):
        s = game(players, options=Options(identities=split, candidates=1))
        assert "/".join(str(s.camp.count(c)) for c in range(3)) == split
    for players, split in ((5, "3/2/0"), (4, "3/3/0"), (3, "2/1/0"), (9, "4/4/1")):
        with pytest.raises(ConfigError, match="identities"):
            configure(players, None, Options(identities=split, characters=False))
    for players in (2, 10, 0, -1):
        with pytest.raises(ConfigError, match="players"):
            configure(players, None, Options(characters=False))


@pytest.mark.clause("R-02")
def test_identities_are_shuffled() -> None:
    o = Options(characters=False)
    seen = {tuple(game(3, bytes([i]), options=o).camp) for i in range(60)}
    assert len(seen) == 6


@pytest.mark.clause("R-03")
def test_identities_are_told_first_and_only_to_their_owner() -> None:
    events: list[Event] = []
    s = game(5, events=events, options=Options(candidates=2))
    names = [EVENT_NAMES[e.kind] for e in events]
    assert max(i for i, n in enumerate(names) if n == "identity") < min(
        i for i, n in enumerate(names) if n == "candidates"
    ) or names.index("identity") < names.index("candidates")
    for x in range(5):
        mine = [e for e in events if EVENT_NAMES[e.kind] == "identity" and e.pub == (x,)]
        assert len(mine) == 1 and mine[0].priv == (s.camp[x],)
        for v in [WATCHER, *range(5)]:
            seen = seen_by(mine[0], v)
            assert seen is not None and bool(seen[2]) == (v == x)
        assert [view(s, x).camps[y] for y in range(5)] == [s.camp[x] if y == x else -1 for y in range(5)]


@pytest.mark.clause("R-03")
def test_one_of_two_candidates_is_chosen_in_secret_and_all_are_shown_at_once() -> None:
    events: list[Event] = []
    s = game(5, events=events, options=Options(candidates=2))
    w = open_window(s)
    assert w is not None and w.which == W_PICK and w.asked == 31
    assert sorted(map(len, s.candidates)) == [2] * 5 and len({c for k in s.candidates for c in k}) == 10
    picks = [s.candidates[x][x % 2] for x in range(5)]
    for x in (3, 0, 4, 1):
        assert legal(s, x) == bytes([ORD, ORD + 1])
        why = explain(s, x, bytes([ORD + 2]))
        assert why is not None and why.clause == "R-03"
        before = len(events)
        apply(s, x, bytes([ORD + x % 2]), events)
        assert len(events) == before and s.char == [-1] * 5  # nobody learns anything yet
        assert legal(s, x) == b"" and view(s, x).answered == bytes([ORD + x % 2]) and view(s, 2).answered == b""
    apply(s, 2, bytes([ORD]), events)
    assert s.char == picks
    shown = [e for e in events if EVENT_NAMES[e.kind] == "character"]
    for x, e in enumerate(shown):
        latent = s.cfg.characters[picks[x]].latent
        assert s.face[x] == (COVERED if latent else UP)
        assert e.pub == (x, -1 if latent else picks[x])
        assert e.priv == (picks[x],) and e.knows == 1 << x
        assert view(s, (x + 1) % 5).seats[x].char == (-1 if latent else picks[x])


@pytest.mark.clause("R-03")
def test_both_kinds_of_characters_and_rejected_ones_stay_out() -> None:
    lib = library()
    latent = [i for i, ch in enumerate(lib.characters) if ch.latent]
    public = [i for i, ch in enumerate(lib.characters) if not ch.latent]
    cfg = configure(3, lib, Options(candidates=2), pool=sorted(latent[:3] + public[:3]))
    for seed in range(8):
        events: list[Event] = []
        s = new_game(cfg, bytes([seed]), events)
        for x in range(3):
            apply(s, x, bytes([ORD + 1]), events)
        left_out = [s.candidates[x][0] for x in range(3)]
        assert not set(left_out) & set(s.char)
        for e in events:
            if EVENT_NAMES[e.kind] == "candidates":
                assert len(e.pub) == 2 and e.pub[1] == 2 and e.knows == 1 << e.pub[0]
        for x in range(3):
            assert view(s, x).candidates == s.candidates[x] and view(s, WATCHER).candidates == []


@pytest.mark.clause("R-03")
def test_number_of_candidates_is_an_option() -> None:
    for k in (1, 3):
        s = game(3, options=Options(candidates=k))
        assert [len(c) for c in s.candidates] == [k] * 3
    assert Options().candidates == 2


@pytest.mark.clause("R-04")
def test_the_first_player_is_random_and_turns_go_round_to_the_right() -> None:
    o = Options(characters=False)
    firsts = Counter(game(4, bytes([i]), options=o).turn_seat for i in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    g = Scene(4, camps="RBTT", turn=2).start("turn")
    seats = []
    for _ in range(5):
        g.until("free")
        seats.append(g.s.turn_seat)
        g.say(g.s.turn_seat, "send " + g.hand_of(g.s.turn_seat)[0])
        if g.window == "target":
            g.say(g.s.turn_seat, f"@{(g.s.turn_seat + 1) % 4}")
        g.until("free")
        g.say(g.s.turn_seat, "end")
    assert seats == [2, 3, 0, 1, 2]
    assert kit.pub(g, "turn_began")[:3] == [(1, 2), (2, 3), (3, 0)]


@pytest.mark.clause("R-05")
def test_a_beginners_game_has_no_characters() -> None:
    events: list[Event] = []
    s = game(5, events=events, options=Options(characters=False))
    w = open_window(s)
    assert w is not None and w.which != W_PICK and s.turn == 1
    assert s.char == [-1] * 5 and all(not k for k in s.skills)
    assert view(s, 0).seats[1].sex == SEXLESS
    assert "candidates" not in [EVENT_NAMES[e.kind] for e in events]


@pytest.mark.clause("R-05")
def test_a_beginner_reporter_wins_alive_with_five() -> None:
    four = ("red", "red", "blue", "black")
    g = Scene(3, camps="TRB").intel(0, *four).hand(1, "direct.blue").hand(0, "telegram.blue").start()
    assert g.window == "free"  # four are not enough
    g.send(0, "blue").arrive().decline().arrive().decline().arrive()
    assert g.window == "over" and g.winners() == [0]
    assert kit.pub(g, "declared") == [(0, 2)]
    assert view(g.s, 0).tally == [(5, 5, -1)]
    # the same five do nothing for anybody else
    g = Scene(3, camps="BRT").intel(0, *four).hand(0, "telegram.red").start()
    g.send(0, "red").arrive().decline().arrive().decline().arrive()
    assert g.window == "free" and len(g.s.intel[0]) == 5
    # dead with five is no victory: option death first
    g = Scene(4, camps="TRBT", options=Options(win_before_death=False))
    g.intel(0, "red", "blue", "black", "black").hand(0, "telegram.black").start()
    g.send(0, "black").arrive().decline().arrive().decline().arrive().decline().arrive()
    assert 0 not in g.winners() and kit.pub(g, "dying") == [(0, 0)]


@pytest.mark.clause("R-05")
def test_without_characters_no_pool_is_needed() -> None:
    assert configure(9, None, Options(characters=False)).pool == []
    with pytest.raises(ConfigError, match="candidates"):
        configure(9, Library(), Options())
