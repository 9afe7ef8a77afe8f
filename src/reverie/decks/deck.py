"""A deck is a manifest and images; this is the manifest.

Texts are kept by language (``{"en": "A whale on a string."}``). What an importer is told without a
language, such as the name of a file, is kept under ``und``, the code for an undetermined one.
"""

import secrets
from base64 import b32encode
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from reverie.languages import LANGUAGES, SOURCE, lineage

WIDTHS = (200, 400, 800)
"""Of the three images of a card, in pixels; each is half as high again as it is wide."""
UNDETERMINED = "und"

Identifier = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,64}\Z")]
"""Of decks and cards. There is no ``+`` in it: that combines decks."""
ImageName = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,64}\.webp\Z")]
Colour = Annotated[str, Meta(pattern=r"\A#[0-9a-f]{6}\Z")]
Placeholder = Annotated[str, Meta(pattern=r"\A(data:image/webp;base64,[A-Za-z0-9+/]+=*)?\Z")]
Texts = dict[str, str]


class Images(Struct, frozen=True):
    """The names of a picture's files, about 200, 400 and 800 pixels wide."""

    small: ImageName
    medium: ImageName
    large: ImageName

    @property
    def names(self) -> tuple[str, str, str]:
        return (self.small, self.medium, self.large)


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: Identifier
    """Says nothing about the content: players see it before they may know the picture."""
    images: Images
    title: Texts = {}
    description: Texts = {}
    """One sentence."""
    alt: Texts = {}
    """What is to be seen, without interpreting it."""
    elements: dict[str, tuple[str, ...]] = {}
    """What is in the picture and what it brings to mind, in English; bots think with it."""
    tags: tuple[str, ...] = ()
    palette: tuple[Colour, ...] = ()
    placeholder: Placeholder = ""
    """A tiny blurred picture, to be shown until the image is there."""
    artist: str = ""
    licence: str = ""


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    deck: Identifier
    name: str
    cards: tuple[Card, ...]
    owner: str | None = None
    """The hash of the owner's secret; nobody owns a built-in deck."""
    listed: bool = False
    """Whether everybody is shown it; otherwise it is for those who have its link."""
    back: Images | None = None


def encode(deck: Deck) -> bytes:
    return msgspec.json.encode(deck)


read_deck = msgspec.json.Decoder(Deck).decode


def decode(manifest: bytes) -> Deck:
    """Raises msgspec.ValidationError where it is no manifest."""
    return read_deck(manifest)


def new_id() -> str:
    """A name that cannot be guessed: 130 random bits.

    In lower case, so that two ids are two files on a file system that ignores case.
    """
    return b32encode(secrets.token_bytes(17))[:26].decode().lower()


def image_names(card: str) -> Images:
    """The names of the images of an imported card."""
    return Images(*(f"{card}-{width}.webp" for width in WIDTHS))


def alt(card: Card, language: str) -> str:
    """What is told to those who do not see the picture; whatever there is, in a fitting language.

    The language counts for more than the kind of text: a title that can be read helps more than a
    description that cannot.
    """
    kinds = (card.alt, card.description, card.title)
    for tongue in _tongues(language, *kinds):
        for texts in kinds:
            if text := texts.get(tongue):
                return text
    return ", ".join(card.tags)


def told(texts: Texts, language: str) -> str:
    """A title or a description, in a fitting language; empty where there is none."""
    return next((texts[tongue] for tongue in _tongues(language, texts) if texts.get(tongue)), "")


def _tongues(language: str, *kinds: Texts) -> tuple[str, ...]:
    others = sorted({tongue for texts in kinds for tongue in texts})
    own = lineage(language) if language in LANGUAGES else (language,)
    return (*own, UNDETERMINED, SOURCE, *others)
