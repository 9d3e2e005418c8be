"""`random`: uniform among the next tokens until the word is whole. The yardstick and the fuzzer."""

from typing import ClassVar

from ..game.views import View
from .policy import Dice, Legal, Policy


class RandomPolicy(Policy):
    name: ClassVar[str] = "random"
    blind: ClassVar[bool] = True

    def choose(self, view: View, legal: Legal, seed: int) -> bytes:
        options = legal(b"")
        if options == b"\0":  # nothing but to pass, by far the most frequent question
            return options
        dice = Dice(seed)
        word = b""
        while options:
            word += bytes((options[dice.below(len(options))],))
            options = legal(word)
        return word
