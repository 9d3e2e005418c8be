"""Characters turned up and covered, borrowed skills, identities laid open, marks (chapter 8)."""

from .events import COPIED, FACE, GUESSED, IDENTITY_SEEN, IDENTITY_SHOWN, MARKED, SEX_CHANGED, tell
from .hearing import happen
from .model import State
from .moments import COVER, KNOW_CAMP, SHOW_CAMP
from .tokens import COVERED, UP


# --- faces ------------------------------------------------------------------------------------------------------
def set_face(s: State, seat: int, face: int, by: int) -> None:
    """Turn a character up or cover it (S-31). Lasting effects of the skills it loses end (G-15)."""
    if s.face[seat] == face:
        return
    s.face[seat] = face
    if face == UP:
        s.hinted &= ~(1 << seat)
        s.met |= 1 << seat
        tell(s, FACE, (seat, UP, s.char[seat], by))
        return
    drop_copy(s, seat)
    for i in s.skills[seat]:
        s.cfg.skills[i].forget(s, seat)
    tell(s, FACE, (seat, COVERED, s.char[seat], by))
    happen(s, (COVER, seat))


def drop_copy(s: State, seat: int) -> None:
    """A borrowed skill is lost."""
    if s.copied[seat] >= 0:
        i = s.copied[seat]
        s.cfg.skills[i].forget(s, seat)
        s.copied[seat] = -1
        s.skills[seat] = s.skills[seat][:-1]
        index_skills(s)
        tell(s, COPIED, (seat, -1))


def borrow(s: State, seat: int, skill: int) -> None:
    """Get a copy of a skill; it replaces an earlier copy and counts as printed below the line."""
    drop_copy(s, seat)
    s.skills[seat] = s.skills[seat] + [skill]
    s.copied[seat] = skill
    index_skills(s)
    tell(s, COPIED, (seat, skill))


def index_skills(s: State) -> None:
    """Rebuild the tables of who listens to what; copies of the state share them, so they are replaced."""
    hears: dict[int, list[int]] = {}
    bends: dict[int, list[int]] = {}
    notes: dict[int, list[int]] = {}
    for x in range(s.n):
        for i in s.skills[x]:
            sk = s.cfg.skills[i]
            for e in sk.hears:
                hears.setdefault(e, []).append(x << 12 | i)
            for q in sk.bends:
                bends.setdefault(q, []).append(x << 12 | i)
        if s.char[x] >= 0:
            for e in s.cfg.characters[s.char[x]].mission.hears:
                notes.setdefault(e, []).append(x)
    s.hears = hears
    s.bends = bends
    s.notes = notes


def set_sex(s: State, seat: int, sex: int) -> None:
    """Change what sex a seat counts as (S-36)."""
    if s.sex[seat] != sex:
        s.sex[seat] = sex
        tell(s, SEX_CHANGED, (seat, sex))


def guess(s: State, seat: int, x: int, camp: int) -> bool:
    """Tell everybody whether a publicly guessed identity is right, and nothing else."""
    right = s.camp[x] == camp
    tell(s, GUESSED, (seat, x, camp, int(right)))
    for v in range(s.n + 1):
        s.may[v * s.n + x] &= 1 << camp if right else ~(1 << camp)
    return right


def show_camp(s: State, seat: int) -> None:
    """Make an identity public."""
    if s.shown >> seat & 1:
        return
    s.shown |= 1 << seat
    for v in range(s.n + 1):
        s.may[v * s.n + seat] = 1 << s.camp[seat]
    tell(s, IDENTITY_SHOWN, (seat, s.camp[seat]))
    happen(s, (SHOW_CAMP, seat))


def inspect_camp(s: State, viewer: int, seat: int) -> None:
    """Let the viewer inspect an identity."""
    s.may[viewer * s.n + seat] = 1 << s.camp[seat]
    tell(s, IDENTITY_SEEN, (viewer, seat), (s.camp[seat],), 1 << viewer)
    happen(s, (KNOW_CAMP, viewer, seat))


def mark(s: State, owner: int, skill: int, seat: int) -> None:
    """Put the skill's mark on a seat, taking it from wherever it lies; seat -1 removes it."""
    for m in s.marks:
        if m & 0xFFFFF == owner << 16 | skill:
            s.marks = [x for x in s.marks if x != m]
            tell(s, MARKED, (m >> 20, skill, 0))
            break
    if seat >= 0:
        s.marks = s.marks + [seat << 20 | owner << 16 | skill]
        tell(s, MARKED, (seat, skill, 1))


def marked(s: State, owner: int) -> int:
    """Return the seat that carries a mark of the owner's, -1 if none."""
    for m in s.marks:
        if m >> 16 & 15 == owner:
            return m >> 20
    return -1


def unmark(s: State, seat: int) -> None:
    """Remove the marks that lie on a seat which leaves (G-15)."""
    for m in s.marks:
        if m >> 20 == seat:
            mark(s, m >> 16 & 15, m & 0xFFFF, -1)
