"""A mind that thinks in words at once, and with the encoder as soon as that is awake.

The encoder takes a second to load and a moment for every text that it has not read. Both happen in
a thread beside; whoever asks meanwhile is answered by the overlap of words.
"""

import sys
import traceback
from collections.abc import Iterable, Sequence
from threading import Condition, Thread

from reverie.bots import clues as clue_bank
from reverie.bots.cards import CardText, Element, Meaning
from reverie.bots.choir import Link
from reverie.bots.encoder import EncoderMind
from reverie.bots.mind import Heard, Mind
from reverie.bots.overlap import OverlapMind
from reverie.bots.tastes import EVEN, Taste
from reverie.bots.vectors import texts_of_all
from reverie.bots.wording import in_english

AT_ONCE = 12
"""So many new texts are read while one waits."""
A_PAGE = 32
"""So many are read beside before somebody who waits for the encoder gets a turn."""
MOST_MEANINGS = 4096
"""How many cards are remembered as being nothing new."""


class WakingMind:
    def __init__(self, encoder: EncoderMind) -> None:
        self._encoder = encoder
        self._words = OverlapMind()
        self._awake = False
        self._reader: Thread | None = None
        self._to_read: dict[str, None] = {}
        self._news = Condition()
        self._familiar: set[Meaning] = set()

    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        mind = self._mind((clue,), tuple(card.meaning for card in cards))
        return mind.relevance(clue, cards, taste)

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], taste: Taste = EVEN
    ) -> list[list[float]]:
        mind = self._mind(tuple(clues), tuple(card.meaning for card in cards))
        return mind.relevances(clues, cards, taste)

    def heard(self, clues: Sequence[str], cards: Sequence[CardText]) -> list[list[Heard]]:
        return (self._encoder if self._awake else self._words).heard(clues, cards)

    def element(self, clue: str, meaning: Meaning, clearly: bool = False) -> Element | None:
        mind = self._mind((clue,), (meaning,))
        return mind.element(clue, meaning, clearly)

    def link(self, clue: str, card: CardText, taste: Taste = EVEN) -> Link | None:
        return self._mind((clue,), (card.meaning,)).link(clue, card, taste)

    def learn(self, vectors: bytes) -> None:
        self._encoder.learn(vectors)

    def read_soon(self, texts: Iterable[str]) -> None:
        """Reads these beside, after all that it has been given before."""
        with self._news:
            self._to_read |= dict.fromkeys(texts)
            if self._reader is None:
                self._reader = Thread(target=self._read_on, name="reader", daemon=True)
                self._reader.start()
            self._news.notify()

    def wake(self) -> None:
        """Loads the encoder. Where it fails, words are enough to play with."""
        try:
            self._encoder.wake()
            self._encoder.read(list(clue_bank.bank("en").values()))
            self._awake = True
        except Exception:
            self._sleep_on()

    def is_ready(self) -> bool:
        """Whether the encoder is awake and has read all that it was given."""
        return self._awake and not self._to_read

    def _mind(self, clues: tuple[str, ...], meanings: tuple[Meaning, ...]) -> Mind:
        """The encoder where it knows what this is about, and else the words."""
        strange = [meaning for meaning in meanings if meaning not in self._familiar]
        unread = self._encoder.unread(
            (*clues, *map(in_english, clues), *(texts_of_all(strange) if strange else ()))
        )
        if self._awake and len(unread) <= AT_ONCE:
            if len(self._familiar) + len(strange) > MOST_MEANINGS:
                self._familiar.clear()
            self._familiar.update(strange)
            return self._encoder
        self.read_soon(unread)
        return self._words

    def _read_on(self) -> None:
        self.wake()
        try:
            while self._awake:
                page = self._next_page()
                self._encoder.read(page)
                with self._news:
                    for text in page:
                        del self._to_read[text]
        except Exception:
            self._sleep_on()

    def _sleep_on(self) -> None:
        """After a failure. Nothing of a table is in such a trace."""
        traceback.print_exc(file=sys.stderr)
        self._awake = False
        self._familiar.clear()

    def _next_page(self) -> list[str]:
        with self._news:
            while not self._to_read:
                self._news.wait()
            return list(self._to_read)[:A_PAGE]


def texts_about(cards: Iterable[CardText], language: str) -> Iterable[str]:
    """What a table of these cards and this language will be about."""
    yield from clue_bank.bank(language).values()
    yield from texts_of_all([card.meaning for card in cards])
