"""The state of a table: who sits where, and the game that is played."""

from operator import attrgetter
from typing import Literal

from msgspec import Struct

from reverie.games import GAMES
from reverie.games.game import AnyGame
from reverie.games.unions import AnyState
from reverie.tables.colours import Colour
from reverie.tables.faces import Face
from reverie.tables.options import Options

Status = Literal["lobby", "playing", "over"]
Level = Literal["easy", "normal", "hard"]
Knowledge = Literal["well", "titles", "blind"]
"""What bots know of the cards of a deck: what is on them, their titles, or nothing."""


class Seat(Struct, frozen=True):
    name: str
    colour: Colour
    token: str | None
    """The hash of the token of the person whose seat it is; none for a bot of the host's."""
    bot: bool
    """Whether a bot plays it now."""
    level: Level = "normal"
    face: str | None = None
    """Which of the cast the bot is, by its animal."""
    workers: tuple[str, ...] = ()
    """Those through whose sockets its person looks at the table."""
    program: bool = False
    """Whether somebody's own bot sits in a person's place: it is timed and asked like a person."""
    own_face: Face | None = None
    """The one that its person has chosen, shown while they play themselves."""


class Result(Struct, frozen=True):
    """How a game of the evening ended, by the seats as they are now."""

    number: int
    game: str
    winners: tuple[int, ...]
    totals: tuple[int | None, ...]
    """None for who was not there."""
    names: tuple[str, ...]
    """Of the winners, also of those who have left since."""


class Table(Struct, frozen=True):
    code: str
    game: str
    options: Options
    deck_size: int
    opened: float
    seats: tuple[Seat, ...] = ()
    host: int = 0
    status: Status = "lobby"
    play: AnyState | None = None
    seed: str | None = None
    deadline: float | None = None
    version: int = 0
    games: int = 0
    """How many have been started here."""
    started_at: int = 0
    """The version at which the game that is played was started."""
    bots_know: Knowledge = "well"
    open_seeds: bool = False
    """Whether its host may choose the seed."""
    evening: tuple[Result, ...] = ()
    """The games that were played to their end, the last ones where there are very many."""
    unseen: tuple[str, ...] = ()
    """Cards that the group has not seen lately; none where that is not known."""
    dealt: tuple[str, ...] = ()
    """The deck of the last game that was started; what is in another deck is new to the group."""
    deck_chosen: bool = False
    """Whether a host has said which deck; otherwise it is the usual one."""
    removed: tuple[str, ...] = ()
    """The hashes of the tokens of those who were removed for good."""

    @property
    def rules(self) -> AnyGame:
        return GAMES[self.game]

    @property
    def next_game(self) -> int:
        """Its number. Of a table that an earlier release kept, the games are not known."""
        return max(self.games, int(self.play is not None)) + 1

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if not seat.bot)

    @property
    def connected(self) -> frozenset[int]:
        return frozenset(number for number, seat in enumerate(self.seats) if seat.workers)


CHANGES_WITH_MOVES = ("play", "version")
_the_rest = attrgetter(*(set(Table.__struct_fields__) - set(CHANGES_WITH_MOVES)))


def looks_alike(one: Table, other: Table) -> bool:
    """Whether all but the game is the same, as it is after most moves."""
    return bool(_the_rest(one) == _the_rest(other))
