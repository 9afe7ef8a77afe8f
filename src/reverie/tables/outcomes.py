"""What comes of a call on a table."""

from msgspec import Struct

from reverie.games.errors import GameError
from reverie.tables.table import Table


class Changed(Struct, frozen=True):
    """It is stored, and everybody at the table is told."""

    table: Table
    """As it is after the call."""


class Repeated(Struct, frozen=True):
    """What was asked for was so already, at this version; nothing has changed now."""

    version: int


class Refused(Struct, frozen=True):
    error: GameError


class Fault(Struct, frozen=True):
    """Something is wrong on our side. Nothing has changed; the same may be asked again."""

    error: Exception


Outcome = Changed | Repeated | Refused | Fault


def expect(outcome: Outcome) -> Changed | Repeated:
    """For who has nothing to say about a refusal or a fault."""
    if isinstance(outcome, Refused | Fault):
        raise outcome.error
    return outcome
