"""How much one import may bring."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

MEGABYTE = 1_000_000
VARIABLE = "REVERIE_DECK_"


class Limits(Struct, frozen=True):
    cards: int = 500
    """The most pictures in a deck."""
    files: int = 2_000
    """The most files that are looked at, pictures or not."""
    file_bytes: int = 40 * MEGABYTE
    total_bytes: int = 2_000 * MEGABYTE
    """Of all the files together, unpacked."""
    upload_bytes: int = 500 * MEGABYTE
    """Of what is sent to a server for one deck, as it is sent."""
    pixels: int = 50 * MEGABYTE
    """Width times height: the largest that a phone takes."""
    side: int = 20_000
    """The most pixels in width or height."""
    memory: int = 360 * MEGABYTE
    """For opening one picture: a WebP or AVIF takes far more of it than a JPEG."""
    seconds: float = 30
    """Of processor time for one picture; some are made to take for ever."""
    decks: int = 1_000
    """The most imported decks on a server."""
    workers: int = 2
    """Pictures that are made into cards at the same time, each in a process of its own."""


def limits_from(environment: Mapping[str, str]) -> Limits:
    """The limits, each of them changed by a variable such as ``REVERIE_DECK_CARDS``."""
    given = {
        name: environment[variable]
        for name in Limits.__struct_fields__
        if (variable := VARIABLE + name.upper()) in environment
    }
    try:
        return msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"{VARIABLE}…: {error}.") from None
