"""Why points were given: a list for each seat, or each team, that adds up to its points."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class Reason(Struct, frozen=True, omit_defaults=True):
    why: Any
    """Each game names its own."""
    points: int


def add_up(reasons: Sequence[Sequence[Reason]]) -> tuple[int, ...]:
    """The points of each list."""
    return tuple(sum(reason.points for reason in each) for each in reasons)
