"""What clients said and heard, in the order in which they did: a file of lines for each table."""

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

Json = dict[str, Any]
Does = Literal["says", "hears"]


@dataclass
class Line:
    who: str
    """A client. It has one seat all the time, or none."""
    way: str
    """A socket (``s1``) or a call (``h2``); each has a number of its own."""
    does: Does
    text: str
    """As it went over the wire. A call is told as a message: its type and what it carries."""

    @cached_property
    def message(self) -> Json:
        told: Json = json.loads(self.text)
        return told


class Recorder:
    """Of one table."""

    def __init__(self, folder: Path, name: str) -> None:
        self.path = folder / f"{name}.lines.gz"
        self._file = gzip.open(  # noqa: SIM115 - until it is closed
            self.path, "wt", compresslevel=1, encoding="utf-8"
        )

    def note(self, who: str, way: str, does: Does, text: str) -> None:
        self._file.write(json.dumps({"who": who, "way": way, "does": does, "text": text}) + "\n")

    def close(self) -> None:
        self._file.close()


def read(path: Path) -> Iterator[Line]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            yield Line(**json.loads(line))
