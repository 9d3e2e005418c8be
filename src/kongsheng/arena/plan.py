"""What a series of games is played with."""

from ..bots import make
from ..game.effects import Library
from ..game.model import Config, Options
from ..game.setup import configure
from ..packs import library


class Plan:
    """What a series is played with; plain data, so that workers can be given it."""

    def __init__(
        self,
        players: int,
        bots: list[str],
        seed_text: str = "",
        characters: bool = True,
        sets: tuple[str, ...] = (),
        identities: str = "",
    ) -> None:
        self.players = players
        self.bots = bots
        self.seed_text = seed_text
        self.characters = characters
        self.sets = sets  # () = all
        self.identities = identities

    def library(self) -> Library:
        return library(self.sets) if self.sets else library()

    def config(self) -> Config:
        """Return the config; raise `ConfigError`. Too few characters: fewer candidates each (R-102)."""
        lib = self.library()
        options = Options(identities=self.identities, characters=self.characters)
        if self.characters and 0 < self.players <= len(lib.characters) < options.candidates * self.players:
            options.candidates = len(lib.characters) // self.players
        return configure(self.players, lib, options)


def seats(players: int, bots: list[str]) -> list[str]:
    """Return one bot name per seat; raise ValueError unless there are one or ``players`` names, all known."""
    if len(bots) not in (1, players):
        raise ValueError(f"bots: {len(bots)} names for {players} players; give 1 or {players}")
    names = bots * players if len(bots) == 1 else bots
    for name in names:
        make(name)
    return names
