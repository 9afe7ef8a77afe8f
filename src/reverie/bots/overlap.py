"""A mind without the encoder: words that a clue and a card have in common, and letters."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from reverie.bots.cards import CardText, Element, Meaning
from reverie.bots.choir import Link, choir_with
from reverie.bots.mind import Heard
from reverie.bots.mixing import OUTRIGHT, both, choirs, outright, outright_each
from reverie.bots.tastes import EVEN, Taste
from reverie.bots.vectors import texts_of
from reverie.bots.wording import in_english, normalised, stems

A_THING, AN_IDEA, TOLD = 3.0, 3.0, 2.0
TABLES = 24
"""How many answers are kept; one for a whole deck and the whole bank has 150 kB."""
CARDS = 1024
"""How many cards are kept as they are told of; a rich one has 20 kB."""
RUNS = 1 << 14
"""So many runs of letters can be told apart."""
LETTERS = 1.5
"""What it counts for that a clue is written like something in the card."""


class OverlapMind:
    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        return _row(clue, tuple(cards), taste)

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], taste: Taste = EVEN
    ) -> list[list[float]]:
        if not choirs(cards):
            taste = Taste(taste.poetry, ())  # whose words one likes makes no difference then
        return [row.tolist() for row in _table(tuple(clues), tuple(cards), taste)]

    def heard(self, clues: Sequence[str], cards: Sequence[CardText]) -> list[list[Heard]]:
        rows: list[list[Heard]] = [[None] * len(cards) for _ in clues]
        for choir, where in choirs(cards).items():
            for row, clue in enumerate(clues):
                said = choir.in_words(clue)
                for at in where:
                    place = choir.places[cards[at].id]
                    rows[row][at] = both(None, outright_each(said, place))
        return rows

    def element(self, clue: str, meaning: Meaning, clearly: bool = False) -> Element | None:
        said = _both(clue)
        fits = [_element_fit(said, element, EVEN.poetry) for element in meaning.elements]
        best = max(fits, default=0.0)
        return meaning.elements[fits.index(best)] if fits and (best or not clearly) else None

    def link(self, clue: str, card: CardText, taste: Taste = EVEN) -> Link | None:
        choir = choir_with(card.id, card.language)
        return choir.link(clue, card.id, taste) if choir else None

    def learn(self, vectors: bytes) -> None:
        """It needs none."""


@lru_cache(maxsize=TABLES)
def _table(
    clues: tuple[str, ...], cards: tuple[CardText, ...], taste: Taste
) -> "tuple[array[float], ...]":
    return tuple(array("f", _row(clue, cards, taste)) for clue in clues)


def _row(clue: str, cards: tuple[CardText, ...], taste: Taste) -> list[float]:
    said = _both(clue)
    here, letters = stems(said), _letters(said)
    runs = max(1, letters.bit_count())
    row = [
        LETTERS * (letters & about.letters).bit_count() / runs + _fit(here, about, taste.poetry)
        for about in (_about(card.meaning) for card in cards)
    ]
    if any(taste.voices):
        for choir, where in choirs(cards).items():
            words = outright(choir, clue, taste)
            for at in where:
                row[at] += OUTRIGHT * words.get(choir.places[cards[at].id], 0.0)
    return row


def _both(clue: str) -> str:
    """What was said, and what it is in English where that is known."""
    said, english = normalised(clue), in_english(clue)
    return said if english == said else f"{said} {english}"


class About(NamedTuple):
    """All that is told of a card, by the words in it: few clues have any of them."""

    things: dict[str, tuple[frozenset[str], ...]]
    ideas: dict[str, tuple[frozenset[str], ...]]
    told: frozenset[str]
    letters: int


def _fit(here: frozenset[str], about: About, poetry: float) -> float:
    thing, idea = (
        max((_part(here, text) for word in here for text in texts.get(word, ())), default=0.0)
        for texts in (about.things, about.ideas)
    )
    best = max(A_THING * (1.15 - 0.3 * poetry) * thing, AN_IDEA * (0.85 + 0.3 * poetry) * idea)
    return TOLD * _part(here, about.told) + best


def _element_fit(said: str, element: Element, poetry: float) -> float:
    thing = A_THING * (1.15 - 0.3 * poetry) * _shared(said, element.name)
    ideas = max((_shared(said, idea) for idea in element.associations), default=0.0)
    return max(thing, AN_IDEA * (0.85 + 0.3 * poetry) * ideas)


def _shared(one: str, other: str) -> float:
    return _part(stems(one), stems(other))


def _part(here: frozenset[str], there: frozenset[str]) -> float:
    """The part of the meaningful words of the shorter text that are in the other one."""
    if here.isdisjoint(there):
        return 0.0
    return len(here & there) / min(len(here), len(there))


@lru_cache(maxsize=CARDS)
def _about(meaning: Meaning) -> About:
    names = (element.name for element in meaning.elements)
    ideas = (idea for element in meaning.elements for idea in element.associations)
    letters = 0
    for text in texts_of(meaning):
        letters |= _runs(text)
    return About(
        _by_word((*names, *meaning.tags)),
        _by_word(ideas),
        stems(f"{meaning.sentence} {meaning.title}"),
        letters,
    )


def _by_word(texts: Iterable[str]) -> dict[str, tuple[frozenset[str], ...]]:
    found: dict[str, tuple[frozenset[str], ...]] = {}
    for said in {stems(text) for text in texts}:
        for word in said:
            found[word] = (*found.get(word, ()), said)
    return found


@lru_cache(maxsize=512)
def _letters(text: str) -> int:
    return _runs(text)


def _runs(text: str) -> int:
    """Runs of four letters, so that kin is found where the endings differ: a bit for each."""
    padded = f" {normalised(text)} ".encode()
    bits = bytearray(RUNS // 8)
    for at in range(len(padded) - 3):
        run = crc32(padded[at : at + 4]) % RUNS
        bits[run // 8] |= 1 << run % 8
    return int.from_bytes(bits, "little")
