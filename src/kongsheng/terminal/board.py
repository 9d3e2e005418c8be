"""The table in lines: seats in order, the intelligence on its way, the stack, myself, the end."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..game.effects import MALE_OR_FEMALE
from ..game.model import ALIVE, COVERED, W_ARRIVAL
