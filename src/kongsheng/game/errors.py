"""Why something is refused, and what can go wrong."""

from typing import Optional


class Why:
    """A reason: the clause, the index of the first token it is about, and numbers for the text."""

    def __init__(self, clause: str = "", at: int = 0, args: tuple[int, ...] = ()) -> None:
        self.clause = clause
        self.at = at
        self.args = args

    def __repr__(self) -> str:
        return f"Why({self.clause!r}, at={self.at}, args={self.args})"


class Illegal(ValueError):
    """A word the rules refuse. Nothing has changed; ``why`` names the clause and the first bad token."""

    def __init__(self, why: Optional[Why] = None) -> None:
        self.why = why if why is not None else Why()
        super().__init__(f"illegal: {self.why.clause} at token {self.why.at}")


class Broken(Exception):
    """The state was left in the middle of a change by an internal error; continue from the last good copy."""


class BudgetExceeded(Exception):
    """One apply took more automatic steps than the budget allows (R-60)."""
