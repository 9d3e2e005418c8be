"""The table in lines: seats in order, the intelligence on its way, the stack, myself, the end."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ..game.deck import DIRECT, TABLOID
from ..game.events import DECLARED, JOINED
from ..game.model import Options
from ..game.tokens import (
    ALIVE,
    COVERED,
    W_ARRIVAL,
    W_CHOICE,
    W_DECIDE,
    W_DISCARD,
    W_FREE,
    W_OPEN,
    W_RESPONSE,
    WINDOW_NAMES,
)
from ..game.views import ItemView, SeatView, View
from ..texts import STATUS_KEYS, Texts, Value
from .lines import joined, line
from .words import colour, effect, face

Seen = tuple[int, tuple[int, ...], tuple[int, ...]]


class Board:
    """Draws a view in one language. ``me`` is the person's seat."""

    def __init__(self, t: Texts, me: int, options: Options) -> None:
        self.t = t
        self.me = me
        self.hand_limit = options.hand_limit
        self.characters = options.characters

    # --- seats --------------------------------------------------------------------------------------------------
    def seats(self, v: View) -> Table:
        """Return one row per seat; the next row down sits to the right."""
        t = self.t
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        names = ["seat", "camp", "hand", "intel", "state"]
        if self.characters:
            names.insert(3, "char")
        for name in names:
            grid.add_column(t.message(f"column-{name}"), no_wrap=name in ("seat", "camp"))
        for x, p in enumerate(v.seats):
            cells: list[str | Text] = [f"{x + 1} {t.seat(x)}", self.camp(v, x), str(p.hand)]
            cells += [self.intel(p), self.state(v, x)]
            if self.characters:
                cells.insert(3, self.char(v, x))
            grid.add_row(*cells, style="dim" if p.status != ALIVE else "bold" if x == v.turn_seat else "")
        return grid

    def camp(self, v: View, x: int) -> str:
        """Return the identity of a seat; in brackets if it is not public."""
        t = self.t
        if v.seats[x].camp >= 0:
            return t.message(f"short-{_camp(v.seats[x].camp)}")
        known = v.camp if x == self.me else v.camps[x] if v.camps else -1
        return f"({t.message(f'short-{_camp(known)}')})" if known >= 0 else "?"

    def char(self, v: View, x: int) -> str:
        """Return the character of a seat and its gender, as far as they are known."""
        t, p = self.t, v.seats[x]
        known = v.char if x == self.me and v.char >= 0 else p.char
        name = t.character(known) if known >= 0 else t.message("cli-unknown-char")
        if known >= 0 and p.face == COVERED:
            return t.message("cli-covered", name=name)
        return f"{name} {t.sex(p.sex)}" if known >= 0 else name

    def intel(self, p: SeatView) -> Text:
        """Return the intelligence in front of a seat, oldest first."""
        return joined([colour(self.t, c) for c in p.intel]) if p.intel else Text("—", "dim")

    def state(self, v: View, x: int) -> str:
        """Return what is special about a seat now."""
        t, p = self.t, v.seats[x]
        words: list[str] = []
        if p.status != ALIVE:
            words.append(t.message(f"status-{STATUS_KEYS[p.status]}"))
        elif x == v.turn_seat:
            words.append(t.message("status-turn"))
        if v.flight is not None and v.flight.at == x:
            words.append(t.message("status-holder"))
        if p.locked:
            words.append(t.message("status-locked"))
        if p.lured:
            words.append(t.message("status-lured"))
        words += [t.message("cli-mark", mark=t.skill(skill)) for seat, _, skill in v.marks if seat == x]
        if p.copied >= 0:
            words.append(t.message("cli-borrowed", skill=t.skill(p.copied)))
        return t.join(words)

    # --- what is going on ---------------------------------------------------------------------------------------
    def heading(self, v: View) -> str:
        """Return the turn and the piles."""
        return self.t.message(
            "cli-heading", turn=v.turn, seat=self.t.seat(v.turn_seat), deck=v.deck, discard=len(v.discard) + v.facedown
        )

    def flight(self, v: View) -> str:
        """Return where the intelligence is; "" if none is under way."""
        f, t = v.flight, self.t
        if f is None:
            return ""
        if f.mode < 0:
            return t.message("cli-flight-soon", sender=t.seat(f.sender))
        return t.message(
            "cli-flight",
            sender=t.seat(f.sender),
            mode=t.mode(f.mode),
            seat=t.seat(f.at),
            way=t.message("way-right" if f.way > 0 else "way-left") if f.mode != DIRECT else -1,
            card=t.card(f.print) if f.print >= 0 else -1,
            clause=f.bound or -1,
            swapped=int(f.swapped),
        )

    def stack(self, v: View) -> list[str]:
        """Return the response stack, the top (which takes effect first) above."""
        lines = [self.t.message("cli-stack", n=i, what=self.item(it)) for i, it in enumerate(v.stack, 1)]
        return lines[::-1]

    def what(self, it: ItemView) -> str:
        """Return what is being used."""
        t = self.t
        if it.function >= 0:
            name = t.function(it.function)
            return t.message("cli-use-as", skill=t.skill(it.skill), function=name) if it.skill >= 0 else name
        if it.skill >= 0:
            return t.skill(it.skill)
        return t.effect(it.effect) if it.effect >= 0 else t.message("cli-covert")

    def item(self, it: ItemView) -> str:
        t = self.t
        return t.sentence(
            t.message(
                "cli-item",
                seat=t.seat(it.seat),
                what=self.what(it),
                target=t.seat(it.target) if it.target >= 0 else -1,
                holder=t.seat(it.holder) if it.holder >= 0 else -1,
                aimed=t.card(it.aimed) if it.aimed >= 0 else -1,
                negated=int(it.negated),
            )
        )

    def prompt(self, v: View) -> str:
        """Return in one sentence what is asked of me and why."""
        t, f = self.t, v.flight
        args: dict[str, Value] = {"seat": t.seat(v.turn_seat), "what": -1, "target": -1}
        if v.which in (W_OPEN, W_FREE):
            args["sent"] = v.sent
        elif v.which in (W_ARRIVAL, W_DECIDE) and f is not None:
            args |= {"seat": t.seat(f.at), "sender": t.seat(f.sender), "mode": t.mode(f.mode)}
            args["card"] = t.card(f.print) if f.print >= 0 else -1
        elif v.which in (W_RESPONSE, W_CHOICE) and v.stack:
            top = v.stack[-1]
            target = top.target if top.target >= 0 else top.holder
            args |= {"seat": t.seat(top.seat), "what": self.what(top)}
            args["target"] = t.seat(target) if target >= 0 else -1
        elif v.which == W_DISCARD:
            args["count"] = len(v.hand) - self.hand_limit
        return t.sentence(t.message(f"prompt-{WINDOW_NAMES[v.which]}", **args))

    # --- myself -------------------------------------------------------------------------------------------------
    def myself(self, v: View) -> str:
        """Return who I am and how far my mission is."""
        t = self.t
        mission: Value = -1
        if v.camp == TABLOID and v.tally:
            key = f"char-{t.characters[v.char].name}.mission" if v.char >= 0 else "cli-beginner"
            mission = t.message("cli-mission", mission=t.message(key), tally=self.tally(v.tally))
        return t.message("cli-me", camp=t.camp(v.camp), mission=mission)

    def tally(self, tally: Sequence[tuple[int, int, int]]) -> str:
        """Return the progress of a mission: have/need, an upper bound as ≤."""
        out: list[str] = []
        for value, least, most in tally:
            have = "?" if value < 0 else str(value)
            need = f"≤{most}" if most >= 0 and not least else str(least) if most < 0 else f"{least}–{most}"
            out.append(f"{have}/{need}")
        return " ".join(out)

    def hand(self, v: View) -> Table:
        """Return my hand with the line printed on each card."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for p in sorted(set(v.hand)):
            n = v.hand.count(p)
            grid.add_row(face(self.t, p).append(f" ×{n}" if n > 1 else ""), line(effect(self.t, p), style="dim"))
        return grid

    def who(self, v: View, x: int) -> list[str]:
        """Return everything known of a seat."""
        t, p = self.t, v.seats[x]
        head = [f"{x + 1} {t.seat(x)}", self.camp(v, x)]
        if self.characters:
            head.append(self.char(v, x))
        lines = ["  ".join(head)]
        known = v.char if x == self.me else p.char
        if known >= 0:
            ch = t.characters[known]
            lines += [f"  “{t.skill(sk.index)}” {t.message(t.skill_key(sk.index) + '.brief')}" for sk in ch.skills]
            lines.append("  " + t.message("rules-mission", mission=t.message(f"char-{ch.name}.mission")))
        cards = [t.card(c) for seat, c in v.known if seat == x]
        if cards:
            lines.append("  " + t.message("cli-known", cards=t.join(cards)))
        if p.intel:
            lines.append("  " + t.message("cli-intel", cards=t.join(t.card(c) for c in p.intel)))
        return lines

    # --- the end ------------------------------------------------------------------------------------------------
    def end(self, v: View, log: Sequence[Seen], truth: Sequence[tuple[int, int]]) -> list[str | Table]:
        """Return who won by what, and everybody's identity and character (``truth``: camp, character)."""
        t = self.t
        won = [x for x in range(len(v.seats)) if v.winners >> x & 1]
        names = t.join(map(t.seat, won)) if won else -1
        out: list[str | Table] = [t.sentence(t.message("event-game_over", winners=names))]
        reasons = {pub[0]: t.field("reason", pub[1]) for kind, pub, _ in log if kind == DECLARED}
        joined = {pub[1]: pub[0] for kind, pub, _ in log if kind == JOINED}
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for name in ("seat", "camp", "char", "intel", "result"):
            if name != "char" or self.characters:
                grid.add_column(t.message(f"column-{name}"))
        for x, (camp, char) in enumerate(truth):
            if x in reasons:
                result = t.message("cli-won", reason=reasons[x])
            elif x in joined:
                result = t.message("cli-won-with", seat=t.seat(joined[x]))
            elif x in won:
                result = t.message("cli-won-camp")
            else:
                status = v.seats[x].status
                result = t.message("cli-lost") if status == ALIVE else t.message(f"status-{STATUS_KEYS[status]}")
            cells: list[str | Text] = [f"{x + 1} {t.seat(x)}", t.camp(camp), self.intel(v.seats[x]), result]
            if self.characters:
                cells.insert(2, t.character(char) if char >= 0 else "—")
            grid.add_row(*cells, style="bold" if x in won else "")
        out.append(grid)
        return out


def _camp(camp: int) -> str:
    return ("ccav", "bbc", "tabloid")[camp]
