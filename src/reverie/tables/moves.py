"""The moves at a table that are not of a game, and what a seat is offered."""

from typing import Annotated, Any

from msgspec import Meta, field

from reverie.games.moves import Can, Move
from reverie.tables.colours import Colour
from reverie.tables.faces import FACES, Face
from reverie.tables.table import Level

SeatNumber = Annotated[int, Meta(ge=0, le=11)]


class AtTable(Move, frozen=True):
    """What is asked of the table and not of its game."""


class Configure(AtTable, frozen=True, tag="configure"):
    """Some of the options, or another game with its own options as they come."""

    options: dict[str, Any] | None = None
    game: str | None = None


class AddBot(AtTable, frozen=True, tag="add_bot"):
    level: Level = "normal"


class Remove(AtTable, frozen=True, tag="remove"):
    seat: SeatNumber
    for_good: bool = False
    """Whose seat it is does not sit down here again; also during a game."""


class Arrange(AtTable, frozen=True, tag="arrange"):
    """The seats of the lobby in another order: who sits first, second and so on."""

    seats: Annotated[tuple[SeatNumber, ...], Meta(max_length=12)]


class Rename(AtTable, frozen=True, tag="rename"):
    """Oneself, at any time."""

    name: str


class ChooseColour(AtTable, frozen=True, tag="colour"):
    """For oneself, in the lobby."""

    colour: Colour


class ChooseFace(AtTable, frozen=True, tag="face"):
    """For oneself, in the lobby."""

    face: Face


class Start(AtTable, frozen=True, tag="start"):
    pass


class Leave(AtTable, frozen=True, tag="leave"):
    pass


class Replace(AtTable, frozen=True, tag="replace"):
    """A bot takes over the seat until its person comes back."""

    seat: SeatNumber


class Rematch(AtTable, frozen=True, tag="rematch"):
    pass


class ToLobby(AtTable, frozen=True, tag="lobby"):
    """After a game: the table is a lobby again, with everybody and its options."""


OwnMove = Rename | ChooseColour | ChooseFace | Leave
"""What everybody does for themselves."""
HostMove = Configure | AddBot | Remove | Arrange | Start | Rematch | ToLobby
TableMove = OwnMove | HostMove | Replace


class CanConfigure(Can, frozen=True, tag="configure"):
    options: tuple[str, ...]
    games: tuple[str, ...]


class CanAddBot(Can, frozen=True, tag="add_bot"):
    levels: tuple[Level, ...] = ("easy", "normal", "hard")


class CanRemove(Can, frozen=True, tag="remove"):
    choices: tuple[int, ...] = field(name="from")
    for_good: tuple[int, ...] = ()
    """Those of people."""


class CanArrange(Can, frozen=True, tag="arrange"):
    seats: tuple[int, ...]


class CanRename(Can, frozen=True, tag="rename"):
    pass


class CanChooseColour(Can, frozen=True, tag="colour"):
    """Those that nobody else has."""

    choices: tuple[Colour, ...] = field(name="from")


class CanChooseFace(Can, frozen=True, tag="face"):
    """Several may have the same one: colours and symbols tell them apart."""

    choices: tuple[Face, ...] = field(name="from", default=FACES)


class CanStart(Can, frozen=True, tag="start"):
    pass


class CanLeave(Can, frozen=True, tag="leave"):
    pass


class CanReplace(Can, frozen=True, tag="replace"):
    choices: tuple[int, ...] = field(name="from")


class CanRematch(Can, frozen=True, tag="rematch"):
    pass


class CanToLobby(Can, frozen=True, tag="lobby"):
    pass


TableCan = (
    CanConfigure
    | CanAddBot
    | CanRemove
    | CanArrange
    | CanRename
    | CanChooseColour
    | CanChooseFace
    | CanStart
    | CanLeave
    | CanReplace
    | CanRematch
    | CanToLobby
)
