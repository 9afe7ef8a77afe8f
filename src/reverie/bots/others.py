"""What a bot holds of the others at the table."""

from math import log

from msgspec import Struct

ANYBODY_MAY_ERR = 0.05
"""No choice is less likely than that."""

Evidence = dict[int, list[float]]
"""For each seat, how well each way of seeing explains what it chose: a logarithm."""


class Others(Struct, frozen=True):
    """How likely the others see cards in each of the ways."""

    usual: list[float]
    each: list[list[float]]
    """For each seat."""


def likely(chance: float) -> float:
    """The logarithm of how likely a choice was."""
    return log(max(ANYBODY_MAY_ERR, chance))
