"""`simple`: plays like a sensible beginner."""

from typing import ClassVar

from ..game.views import View
from .chance import RandomPolicy
from .policy import Legal, Policy


class SimplePolicy(Policy):
    name: ClassVar[str] = "simple"

    def choose(self, view: View, legal: Legal, seed: int) -> bytes:
        return RandomPolicy.choose(self, view, legal, seed)  # type: ignore[arg-type]
