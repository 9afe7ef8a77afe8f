"""The cards known by name. A card is a function that sets a stage."""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass

from theatre.finish import Finish
from theatre.stage import Quality, Stage

Scene = Callable[[Stage], None]


@dataclass(frozen=True)
class Card:
    name: str
    palette: str
    scene: Scene
    seed: int | None = None
    focus: float = 1.5
    fstop: float = 1.2
    finish: Finish = Finish()

    def set(self, quality: Quality) -> Stage:
        stage = Stage(self.name, self.palette, self.seed, quality, self.focus, self.fstop)
        self.scene(stage)
        return stage


CARDS: dict[str, Card] = {}


def card(palette: str, seed: int | None = None, focus: float = 1.5, fstop: float = 1.2, finish: Finish | None = None) -> Callable[[Scene], Scene]:
    """Register the function under its own name."""

    def register(scene: Scene) -> Scene:
        name = getattr(scene, "__name__", "")
        if name in CARDS:
            raise ValueError(f"two cards are called {name}")
        CARDS[name] = Card(name, palette, scene, seed, focus, fstop, finish or Finish())
        return scene

    return register


def load() -> dict[str, Card]:
    """Import every file in cards/ and return what they registered."""
    import cards

    for module in pkgutil.iter_modules(cards.__path__):
        importlib.import_module(f"cards.{module.name}")
    return CARDS
