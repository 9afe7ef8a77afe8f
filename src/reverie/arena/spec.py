"""What is played: all that is needed to play it again."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from reverie.games import GAMES
from reverie.languages import Language

GameName = Literal["stella", "odyssey", "party", "team"]
Kind = Literal["house", "chance", "file"]


class Contestant(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    kind: Kind = "house"
    level: Literal["easy", "normal", "hard"] = "normal"
    mind: Literal["encoder", "words"] = "words"
    """What one of the house thinks with."""
    character: str | None = None
    """Who of the house it is; else another for every game."""
    file: str | None = None
    """Where the bot's class is; read from the folder of the specification."""
    bot: str | None = None
    """The class, where the file has several."""


class Spec(Struct, frozen=True, forbid_unknown_fields=True):
    contestants: tuple[Contestant, ...]
    game: GameName = "odyssey"
    players: int = 4
    deals: Annotated[int, Meta(ge=1, le=100_000)] = 20
    """How many deals; each is played as often as it takes for everybody to sit everywhere."""
    seed: str = "reverie"
    language: Language = "en"
    deck: str = "dreams"
    options: dict[str, int | bool] = {}

    def __post_init__(self) -> None:
        counts = GAMES[self.game].counts
        if self.players not in counts:
            raise ValueError(f"{self.game} is for {', '.join(map(str, counts))} players")
        names = [one.name for one in self.contestants]
        if len(names) < 2 or len(set(names)) != len(names):
            raise ValueError("there are at least two contestants, each with a name of its own")
        if any((one.kind == "file") != (one.file is not None) for one in self.contestants):
            raise ValueError("a contestant of the kind “file” names its file, and no other does")
        if any(one.character and one.kind != "house" for one in self.contestants):
            raise ValueError("a character is of the house")


class BadSpec(ValueError):
    """A specification that cannot be played."""


def read_spec(file: Path) -> Spec:
    """From JSON or TOML; also from the report of an arena that was played."""
    try:
        body = file.read_bytes()
        if file.suffix == ".toml":
            return msgspec.toml.decode(body, type=Spec)
        told = msgspec.json.decode(body)
        return msgspec.convert(told.get("spec", told), type=Spec)
    except (OSError, msgspec.MsgspecError, AttributeError) as error:
        raise BadSpec(f"{file}: {error}.") from None
