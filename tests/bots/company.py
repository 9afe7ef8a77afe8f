"""A server whose bots think, with cards that they know."""

from pathlib import Path
from typing import Any

from reverie.bots.choir import choir_of
from reverie.bots.clues import bank
from reverie.decks.deck import Deck
from reverie.decks.folder import FolderStorage
from reverie.decks.library import Library
from tests.bots.dreams import dreams
from tests.server.kit import InThread

DECK = "dreamsforthebotsofthetests"
"""As long as the id of an imported deck."""


def shelve(folder: Path, deck: Deck | None = None) -> Library:
    """Puts the cards on the shelf of a server. They have no pictures: nobody here looks at them."""
    library = Library(FolderStorage(folder))
    library.create(DECK, "Dreams", (deck or dreams()).cards)
    return library


def company(folder: Path, **settings: Any) -> InThread:
    """A server with that deck, in a thread of the test."""
    shelve(folder / "decks")
    chosen = {"bot_mind": "encoder", **settings}
    return InThread(folder / "reverie.db", **chosen)


def may_say(language: str) -> set[str]:
    """Every clue that a bot can tell in a language: of the bank, or written for a card."""
    written = {
        clue
        for card in choir_of("dreams", language).said.values()
        for voice in card.values()
        for clue in voice.clues[language]
    }
    return written | set(bank(language).values())
