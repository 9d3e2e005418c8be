"""公开文档 (R-43): no function; as a transmitted intelligence it acts on whoever takes it (flights.py)."""

from ..deck import PUBLIC_DOCUMENT
from ..effects import Function


class PublicDocument(Function):
    def __init__(self) -> None:
        super().__init__(PUBLIC_DOCUMENT, "R-43", 0)
