"""The decks and words of this server."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from itertools import chain

from msgspec import Struct

from reverie.bots.mind import Knowledge, Survey, knowledge, survey
from reverie.decks.errors import Malformed, NoSuchDeck
from reverie.decks.library import Library
from reverie.decks.memo import Memo
from reverie.decks.words import discovery_cards, word_cards
from reverie.tables.supplies import WordCards

MOST_CHOICES = 256
"""Of decks, alone or combined, that are known by what tables choose."""
MOST_CARDS = 100_000
"""Whose ids are known, deck by deck: some 10 MB."""
LONGEST = 200
"""Characters of a choice, as in the options of a table."""


class Contents(Struct, frozen=True):
    """All that a table has to know of a deck."""

    cards: tuple[str, ...]
    survey: Survey


class ServerShelf:
    """What tables choose is read in a thread; deciding about it only looks at what was read."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._decks: Memo[Contents] = Memo(MOST_CARDS)
        self._choices: OrderedDict[str, tuple[Contents, ...] | None] = OrderedDict()

    async def prepare(self, deck: str) -> None:
        """What is wrong with a choice is told where it is decided about."""
        if len(deck) <= LONGEST and not self._stays(deck):
            with suppress(Malformed):
                self._keep(deck, await asyncio.to_thread(self._read, deck))

    def cards(self, deck: str) -> tuple[str, ...]:
        each = self._contents(deck)
        return tuple(dict.fromkeys(chain.from_iterable(one.cards for one in each)))

    def bots_know(self, deck: str) -> Knowledge:
        try:
            return knowledge(one.survey for one in self._contents(deck))
        except LookupError:
            return "blind"

    def word_cards(self, language: str) -> WordCards:
        return word_cards(language)

    def discovery_cards(self, language: str) -> WordCards:
        return discovery_cards(language)

    def _stays(self, deck: str) -> bool:
        """Whether what was read is true for ever: of decks that come with the program."""
        contents = self._choices.get(deck)
        return contents is not None and all(
            map(self._library.is_built_in, self._library.parts(deck))
        )

    def _contents(self, deck: str) -> tuple[Contents, ...]:
        if deck not in self._choices:
            # Nobody prepared it, or so many others were since that it was forgotten.
            self._keep(deck, self._read(deck))
        contents = self._choices[deck]
        if contents is None:
            raise NoSuchDeck
        return contents

    def _keep(self, deck: str, contents: tuple[Contents, ...] | None) -> None:
        self._choices[deck] = contents
        self._choices.move_to_end(deck)
        if len(self._choices) > MOST_CHOICES:
            self._choices.popitem(last=False)

    def _read(self, deck: str) -> tuple[Contents, ...] | None:
        try:
            return tuple(map(self._read_one, self._library.parts(deck)))
        except NoSuchDeck:
            return None

    def _read_one(self, deck: str) -> Contents:
        stamp = self._library.stamp(deck)
        known = self._decks.get(deck, stamp)
        if known is None:
            found = self._library.get(deck)
            known = Contents(tuple(card.id for card in found.cards), survey(found))
            self._decks.keep(deck, stamp, known)
        return known
