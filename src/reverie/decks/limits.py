"""How much one import may bring."""

from collections.abc import Mapping
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta, Struct

MEGABYTE = 1_000_000
VARIABLE = "REVERIE_DECK_"

Amount = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(gt=0, le=86_400)]


class Limits(Struct, frozen=True):
    cards: Amount = 500
    """The most pictures in a deck."""
    files: Amount = 2_000
    """The most files that are looked at, pictures or not."""
    file_bytes: Amount = 40 * MEGABYTE
    total_bytes: Amount = 2_000 * MEGABYTE
    """Of all the files together, unpacked."""
    ratio: Amount = 100
    """How many times its size in a zip a file may unpack to, and all of them together."""
    upload_bytes: Amount = 500 * MEGABYTE
    """Of what is sent to a server for one deck, as it is sent."""
    pixels: Amount = 50 * MEGABYTE
    """Width times height: the largest that a phone takes."""
    side: Amount = 20_000
    """The most pixels in width or height."""
    memory: Amount = 360 * MEGABYTE
    """For opening one picture: a WebP or AVIF takes far more of it than a JPEG."""
    seconds: Seconds = 10
    """Of processor time for one picture; some are made to take for ever."""
    mean_seconds: Seconds = 1.5
    """For a picture on the average: all of an import together have so much, and once `seconds`."""
    decks: Amount = 1_000
    """The most imported decks on a server."""
    free_bytes: Amount = 1_000 * MEGABYTE
    """What stays free on the disk: games need it more than decks."""
    stored_bytes: Amount = 100_000 * MEGABYTE
    """Of all imported decks in a bucket, which has no end of its own."""
    workers: Annotated[int, Meta(ge=1)] = 2
    """Pictures that are made into cards at the same time, each in a process of its own."""


TYPES = get_type_hints(Limits, include_extras=True)


def limits_from(environment: Mapping[str, str]) -> Limits:
    """The limits, each of them changed by a variable such as ``REVERIE_DECK_CARDS``."""
    variables = ((name, VARIABLE + name.upper()) for name in Limits.__struct_fields__)
    return Limits(
        **{
            name: _limit(variable, environment[variable], TYPES[name])
            for name, variable in variables
            if variable in environment
        }
    )


def _limit(variable: str, value: str, type_: Any) -> Any:
    try:
        return msgspec.convert(value, type_, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"{variable}={value}: {error}.") from None
