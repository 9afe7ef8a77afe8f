"""Chance that can be checked afterwards and not foretold.

Every shuffle of a game is a function of the seed and of a label such as ``images:3``. The stream
behind it is SHAKE-256: whoever sees many of its results still cannot work out the seed or the next
one, as they could with the generator of the standard library.
"""

from collections.abc import Sequence
from hashlib import shake_256
from struct import unpack
from typing import TypeVar

T = TypeVar("T")


def shuffled(seed: str, label: str, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order drawn for this label."""
    shuffle = list(items)
    draws = _draws(seed, label, len(shuffle))
    for last in range(len(shuffle) - 1, 0, -1):
        other = draws[last] % (last + 1)
        shuffle[last], shuffle[other] = shuffle[other], shuffle[last]
    return tuple(shuffle)


def fresh_first(seed: str, cards: Sequence[T], fresh: int) -> tuple[T, ...]:
    """The deck of a game: of those that it was given, the first so many come before all others."""
    deck = shuffled(seed, "cards", cards)
    first = set(cards[:fresh])
    return (
        *(card for card in deck if card in first),
        *(card for card in deck if card not in first),
    )


def pick(seed: str, label: str, count: int) -> int:
    """A number from 0 to count - 1, drawn for this label."""
    return _draws(seed, label, 1)[0] % count


def _draws(seed: str, label: str, count: int) -> tuple[int, ...]:
    # 64 bits for each draw: the bias of a remainder below 200 is under 2**-56.
    stream = shake_256(f"{label}:{seed}".encode("utf-8", "surrogatepass")).digest(8 * count)
    return unpack(f"<{count}Q", stream)
