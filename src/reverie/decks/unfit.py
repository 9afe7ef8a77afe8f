"""Why a file becomes no card.

This is a value and not an exception: an exception holds on to everything that was at hand where it
was raised, which for a refused picture would be the picture.
"""

from msgspec import Struct


class Unfit(Struct, frozen=True, tag=True):
    """A code for programs, a sentence for people."""

    code: str
    reason: str
