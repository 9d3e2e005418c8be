"""The fourteen function cards, one module each, listed by their function number (chapter 9)."""

from typing import Final

from ..effects import Function
from .burn import Burn
from .dangerous_intel import DangerousIntel
from .decode import Decode
from .divert import Divert
from .expose import Expose
from .intercept import Intercept
from .lock_on import LockOn
from .lure_away import LureAway
from .probe import Probe
from .public_document import PublicDocument
from .reinforce import Reinforce
from .return_ import Return
from .swap import Swap
from .true_or_false import TrueOrFalse

FUNCTION_CARDS: Final[list[Function]] = [
    Probe(),
    LockOn(),
    LureAway(),
    Decode(),
    Reinforce(),
    Return(),
    Intercept(),
    Expose(),
    Burn(),
    Divert(),
    DangerousIntel(),
    Swap(),
    PublicDocument(),
    TrueOrFalse(),
]
assert [f.function for f in FUNCTION_CARDS] == list(range(len(FUNCTION_CARDS)))
