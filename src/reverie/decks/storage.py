"""Where the manifests and images of imported decks lie: a folder, or a bucket.

A name reaches either only if it is one that we could have made ourselves; everything else is
simply not there. So there is no path to escape by, and nothing to clean.
"""

import re
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from reverie.decks.deck import WIDTHS

MANIFEST = "manifest.json"
VECTORS = "vectors.bin"
"""What bots have read of the deck."""
DECK = re.compile(r"[a-z2-7]{26}")
IMAGE = rf"[a-z2-7]{{26}}-({'|'.join(map(str, WIDTHS))})\.webp"
FILE = re.compile(rf"manifest\.json|vectors\.bin|{IMAGE}")
ABANDONED = 24 * 3600
"""Seconds after which an import that left no manifest is taken for dead."""

Stamp = tuple[int | str, ...]
"""Another one whenever what is in a file has changed."""


class Storage(Protocol):
    """A deck is there from the moment its manifest is written, and gone once that is removed."""

    def decks(self) -> dict[str, Stamp]:
        """The ids of the decks that are there, and the states of their manifests."""

    def read(self, deck: str, name: str) -> bytes | None:
        """An image, the manifest or the vectors; nothing where there is none of that name."""

    def stamp(self, deck: str, name: str) -> Stamp | None:
        """Which state of a file it is that is there, without reading it."""

    def write(self, deck: str, name: str, data: bytes) -> None:
        """All of it or nothing. Raises ValueError where the name is not one of ours."""

    def remove(self, deck: str) -> None: ...

    def workspace(self) -> AbstractContextManager[Path]:
        """A folder on this machine for what is not finished, which is gone afterwards."""

    def adopt(self, deck: str, folder: Path) -> None:
        """Takes in a whole deck that was made in a workspace: all of it or nothing."""

    def free(self) -> int:
        """Bytes of room on the disk that decks are made on."""

    def used(self) -> int:
        """Bytes of all decks, those that are being taken in included, where no disk bounds them;
        0 where one does."""

    def sweep(self) -> None:
        """Remove what imports left behind that never came to an end."""


def check_names(deck: str, name: str) -> None:
    if not DECK.fullmatch(deck) or not FILE.fullmatch(name):
        raise ValueError("not a name of a deck's file")
