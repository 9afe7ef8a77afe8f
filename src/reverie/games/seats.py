"""Values for each seat, in the order of the seats."""

from typing import TypeVar

T = TypeVar("T")


def put(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The row with another value at one seat."""
    return (*row[:seat], value, *row[seat + 1 :])


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats but for one."""
    return tuple(other for other in seats if other != seat)


def leaders(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who has the most points; those who tie win together."""
    best = max(totals)
    return tuple(place for place, total in enumerate(totals) if total == best)
