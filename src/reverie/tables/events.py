"""What happens at a table. A table is the fold of these."""

from msgspec import Struct

from reverie.games.unions import AnyEvent, AnySetup
from reverie.tables.colours import Colour
from reverie.tables.faces import Face
from reverie.tables.options import Options
from reverie.tables.table import Knowledge, Level


class TableEvent(Struct, frozen=True, tag_field="type"):
    pass


class Opened(TableEvent, frozen=True, tag="opened"):
    code: str
    game: str
    options: Options
    deck_size: int
    at: float
    bots_know: Knowledge = "well"
    open_seeds: bool = False
    deck_chosen: bool = False


class SatDown(TableEvent, frozen=True, tag="sat_down"):
    name: str
    colour: Colour
    token: str
    program: bool = False


class BotAdded(TableEvent, frozen=True, tag="bot_added"):
    name: str
    colour: Colour
    level: Level
    face: str | None = None


class StoodUp(TableEvent, frozen=True, tag="stood_up"):
    """A seat of the lobby is free again; those behind it move up."""

    seat: int


class SeatTaken(TableEvent, frozen=True, tag="seat_taken"):
    """Somebody takes the seat of a bot, with all that lies before it."""

    seat: int
    name: str
    token: str
    program: bool = False


class Removed(TableEvent, frozen=True, tag="removed"):
    """Whose seat it was does not come back; in a game a bot has it from now on."""

    seat: int
    face: str | None = None


class Renamed(TableEvent, frozen=True, tag="renamed"):
    seat: int
    name: str


class ColourChosen(TableEvent, frozen=True, tag="colour_chosen"):
    seat: int
    colour: Colour


class FaceChosen(TableEvent, frozen=True, tag="face_chosen"):
    seat: int
    face: Face


class Arranged(TableEvent, frozen=True, tag="arranged"):
    """The seats of the lobby in another order."""

    order: tuple[int, ...]


class Configured(TableEvent, frozen=True, tag="configured"):
    options: Options
    deck_size: int
    bots_know: Knowledge = "well"
    game: str | None = None
    """Another one than before, where there is one."""
    deck_chosen: bool = False


class Provided(TableEvent, frozen=True, tag="provided"):
    """What the server has for the table is another than before: a deck is gone, for one."""

    deck_size: int
    bots_know: Knowledge
    open_seeds: bool


class Started(TableEvent, frozen=True, tag="started"):
    setup: AnySetup


class LobbyAgain(TableEvent, frozen=True, tag="lobby_again"):
    """After a game; everybody and everything stays."""


class Played(TableEvent, frozen=True, tag="played", omit_defaults=True):
    seat: int
    events: tuple[AnyEvent, ...]
    late: bool = False
    """Whether nobody chose this: the time was up."""


class BotTookOver(TableEvent, frozen=True, tag="bot_took_over"):
    seat: int
    face: str | None = None


class CameBack(TableEvent, frozen=True, tag="came_back"):
    seat: int


class HostPassed(TableEvent, frozen=True, tag="host_passed"):
    seat: int


class Connected(TableEvent, frozen=True, tag="connected"):
    """A person looks at the table through a worker, on whatever device."""

    seat: int
    worker: str


class Disconnected(TableEvent, frozen=True, tag="disconnected"):
    """On none any more."""

    seat: int
    worker: str


class DeadlineSet(TableEvent, frozen=True, tag="deadline_set"):
    at: float | None


AnyTableEvent = (
    Opened
    | SatDown
    | BotAdded
    | StoodUp
    | SeatTaken
    | Removed
    | Renamed
    | ColourChosen
    | FaceChosen
    | Arranged
    | Configured
    | Provided
    | Started
    | LobbyAgain
    | Played
    | BotTookOver
    | CameBack
    | HostPassed
    | Connected
    | Disconnected
    | DeadlineSet
)


class Change(Struct, frozen=True):
    """What is stored and published as one: all that one call has brought about."""

    events: tuple[AnyTableEvent, ...]
    key: str | None = None
    """Who asked for it and under which move id, so that the same is not played twice."""
