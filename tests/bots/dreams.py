"""The built-in deck."""

from functools import cache

from reverie.decks.built_in import FOLDER, load
from reverie.decks.deck import Deck


@cache
def dreams() -> Deck:
    return load(FOLDER)["dreams"].deck
