"""What several writers say of the cards of a deck. They looked at the pictures alone."""

from pathlib import Path

import msgspec
from msgspec import Struct

VOICES = "voices.json"

Texts = dict[str, tuple[str, ...]]
"""Texts by the language in which they were thought."""


class Voice(Struct, frozen=True):
    """What one of them says of one card."""

    seen: tuple[str, ...]
    """What is on the picture, in English, the main thing first."""
    ideas: Texts
    """What it brings to mind."""
    clues: Texts
    """What a storyteller may say of it. None names the main thing, none is there for two cards."""
    culture: Texts
    """Films, songs, books, myths, paintings and sayings, as they are called in the language."""


Voices = dict[str, dict[str, Voice]]
"""By the id of the card, then by who says it."""


def encode(voices: Voices) -> bytes:
    return msgspec.json.encode(voices) + b"\n"


def read_voices(folder: Path) -> Voices:
    """Those of a built-in deck; most decks have none."""
    file = folder / VOICES
    return msgspec.json.decode(file.read_bytes(), type=Voices) if file.is_file() else {}
