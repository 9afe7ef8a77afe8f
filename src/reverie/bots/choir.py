"""The voices of a deck in one language, all at once: how well what each says of a card fits a clue.

By words: how much of a clue and of something that was said are the same words, rare ones above all;
so a film is found by its name. By vectors: the nearest of all that was said, and the whole of it.
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from math import log
from pathlib import Path

import msgspec
from msgspec import Struct

from reverie.bots.tastes import VOICES, Taste
from reverie.bots.wording import normalised, stems
from reverie.decks import built_in, voices
from reverie.decks.voices import Voice, Voices
from reverie.languages import LANGUAGES

KEPT = "voices.bin"
SECOND = "en"
"""What was thought in this language is known at every table."""
AT_LEAST = 2
"""So many words in common make a title known, be it without its author."""
KINDS = ("ideas", "clues", "culture")
IN_WORDS = 16
"""For so many clues it is kept who says their words: a storyteller asks with many eyes."""
NEARLY = 0.6
"""The part of the words that make something nearly the same."""
ONCE_IN = 3.0
"""Words that are said of more cards than one in so many say little."""


class Kept(Struct, frozen=True):
    """Vectors of all that the voices of a deck say."""

    model: str
    words: str
    """The digest of the words that they are of."""
    basis: bytes
    """Half-precision numbers: a row for each dimension that was kept."""
    rows: bytes
    """A row of signed bytes for each text; only their ratios count."""
    places: dict[str, bytes]
    """For each language, the rows of what is said in it: numbers of two bytes."""


read_kept = msgspec.msgpack.Decoder(Kept).decode


def digest(said: Voices) -> str:
    return sha256(voices.encode(said)).hexdigest()


def phrases(voice: Voice, language: str) -> tuple[str, ...]:
    """What has a vector: titles are known by their names."""
    return (*voice.ideas[language], *voice.clues[language])


def all_phrases(said: Voices, language: str) -> list[str]:
    return [
        normalised(text)
        for card in said.values()
        for voice in card.values()
        for text in phrases(voice, language)
    ]


class Link(Struct, frozen=True):
    """What leads from a clue to a card, as a voice has said it."""

    text: str
    is_title: bool = False


class Said:
    """All that is said, packed: there is one for every deck in every language."""

    def __init__(
        self, owned: Iterator[tuple[int, str, str]], weigh: Callable[[str], float]
    ) -> None:
        self._texts: list[str] = []
        self._owners, self._kinds, self._words = array("H"), array("B"), array("B")
        self._weights = array("d")
        self.holding: dict[str, array[int]] = {}
        """Where each word is said."""
        self.bare: dict[str, list[int]] = {}
        """Who says what has small words alone, as an idea or a title."""
        for at, (owner, kind, text) in enumerate(owned):
            words = stems(text)
            self._texts.append(text)
            self._owners.append(owner)
            self._kinds.append(KINDS.index(kind))
            self._words.append(len(words))
            self._weights.append(sum(map(weigh, words)))
            for word in words:
                self.holding.setdefault(word, array("H")).append(at)
            if not words and kind != "clues":
                self.bare.setdefault(normalised(text), []).append(owner)

    def __getitem__(self, at: int) -> tuple[int, str, float, int]:
        """Whose it is, what it is, how much its words say together, and how many there are."""
        return self._owners[at], KINDS[self._kinds[at]], self._weights[at], self._words[at]

    def says(self, at: int, text: str) -> bool:
        return normalised(self._texts[at]) == text


class Choir:
    """Cards are known by their places in ``ids``; a row has a number for each card of a voice."""

    def __init__(self, said: Voices, language: str, kept: Kept | None = None) -> None:
        self.said = said
        self.language = language
        self.kept = kept
        self.places = {card: place for place, card in enumerate(said)}
        self.in_words = lru_cache(maxsize=IN_WORDS)(self._in_words)

    def _in_words(self, clue: str) -> dict[int, float]:
        """For each voice of a card (3 × place + voice) that has words of the clue: how many of all,
        up to 1 where it says the same. Whoever tells a clue that was written for the card is found
        by other words: a listener does not know it by heart."""
        asked, said = stems(clue), normalised(clue)
        weights = {word: self._weight(word) for word in asked}
        every = sum(weights.values())
        common: defaultdict[int, float] = defaultdict(float)
        for word, weight in weights.items():
            for at in self._texts.holding.get(word, ()):
                common[at] += weight
        found: dict[int, float] = {}
        for at, shared in common.items():
            owner, kind, weight, words = self._texts[at]
            if kind == "clues" and shared >= NEARLY * weight and self._texts.says(at, said):
                continue
            part = shared / (every + weight - shared)
            if kind == "culture" and min(len(asked), words) >= AT_LEAST:
                part = max(part, shared / min(every, weight))
            # A word in common says little, nearly the same words say nearly all.
            found[owner] = max(found.get(owner, 0.0), part * part)
        return found | dict.fromkeys(self._texts.bare.get(said, ()), 1.0)

    def link(self, clue: str, card: str, taste: Taste) -> Link | None:
        """What is said of the card in nearly the words of the clue; by the nearest voice first."""
        asked = stems(clue)
        links = [
            (_in_common(asked, stems(text)), share, Link(text, kind == "culture"))
            for voice, share in zip(VOICES, taste.shares, strict=True)
            for kind in ("culture", "ideas")
            for text in getattr(self.said[card][voice], kind)[self.language]
        ]
        part, _, link = max(links, key=lambda found: found[:2])
        return link if part >= NEARLY else None

    def is_written_for(self, clue: str, card: str) -> bool:
        """Whether somebody has written this very clue for the card."""
        said = normalised(clue)
        voices = self.said[card].values()
        return any(said == normalised(one) for each in voices for one in each.clues[self.language])

    def _weight(self, word: str) -> float:
        return log(1 + len(self.said) / (1 + ONCE_IN * self._spread.get(word, 0)))

    @cached_property
    def _spread(self) -> Counter[str]:
        """Of how many cards a word is said."""
        spread: Counter[str] = Counter()
        for card in self.said.values():
            texts = [text for voice in card.values() for _, text in self._told(voice)]
            spread.update(frozenset().union(*map(stems, texts)))
        return spread

    @cached_property
    def _texts(self) -> "Said":
        return Said(self._owned(), self._weight)

    def _owned(self) -> Iterator[tuple[int, str, str]]:
        for place, card in enumerate(self.said.values()):
            for number, name in enumerate(VOICES):
                for kind, text in self._told(card[name]):
                    yield len(VOICES) * place + number, kind, text

    def _told(self, voice: Voice) -> Iterator[tuple[str, str]]:
        for language in dict.fromkeys((self.language, SECOND)):
            for kind in KINDS:
                yield from ((kind, text) for text in getattr(voice, kind)[language])


def _in_common(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / max(1, len(one | other))


@cache
def choir_of(deck: str, language: str) -> Choir:
    said = _said(deck)
    kept = _kept(deck)
    fits = kept is not None and kept.words == digest(said)
    return Choir(said, language, kept if fits else None)


def choir_with(card: str, language: str) -> Choir | None:
    """The voices among which there are some about this card."""
    deck = _decks().get(card)
    return choir_of(deck, language) if deck and language in LANGUAGES else None


@cache
def _decks() -> dict[str, str]:
    """In which of the built-in decks a card is that something is said of."""
    folders = sorted(file.parent for file in built_in.FOLDER.glob(f"*/{voices.VOICES}"))
    return {card: folder.name for folder in folders for card in _said(folder.name)}


@cache
def _said(deck: str) -> Voices:
    said = voices.read_voices(_folder(deck))
    return {card: each for card, each in said.items() if set(VOICES) <= set(each)}


@cache
def _kept(deck: str) -> Kept | None:
    file = _folder(deck) / KEPT
    return read_kept(file.read_bytes()) if file.is_file() else None


def _folder(deck: str) -> Path:
    return built_in.FOLDER / deck
