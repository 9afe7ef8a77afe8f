"""Which games are written down, and how they are set up."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from reverie.games import GAMES
from reverie.games.game import Box

CARDS = tuple(f"c{number}" for number in range(1, 85))
WORDS = (
    ("night", "music"),
    ("journey", "secret"),
    ("river", "laughter"),
    ("winter", "machine"),
    ("doubt", "feast"),
    ("tower", "whisper"),
)
DISCOVERY = (("dream", "gift"), ("danger", "garden"), ("friend", "storm"), ("magic", "silence"))
CUSTOM = (("Großmutter", "wąż"), ("夢", "قمر"), ("l’été", "São João"))


@dataclass(frozen=True)
class Scene:
    game: str
    players: int
    people: int = 3
    """Who sits in the first seats; the others are bots."""
    options: dict[str, Any] = field(default_factory=dict)
    real_cards: bool = False

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}{'-box' if self.real_cards else ''}"

    @property
    def seed(self) -> str:
        return f"golden {self.name}"

    def setup(self) -> Any:
        game = GAMES[self.game]
        bots = tuple(seat >= self.people for seat in range(self.players))
        cards = () if self.real_cards else CARDS
        box = Box(self.seed, bots, cards, WORDS, DISCOVERY, real_cards=self.real_cards)
        return game.prepare(msgspec.convert(self.options, game.options), box)


SCENES = (
    Scene("stella", 3, options={"discovery": True}),
    Scene("stella", 4, people=2, options={"custom_words": CUSTOM}),
    Scene("stella", 5, people=5),
    Scene("stella", 6),
    Scene("odyssey", 3),
    Scene("odyssey", 4, people=4),
    Scene("odyssey", 6, options={"target": 15}),
    Scene("odyssey", 7),
    Scene("odyssey", 12),
    Scene("party", 6, people=6, options={"laps": 2}),
    Scene("party", 12, people=1),
    Scene("team", 6, people=6),
    Scene("team", 8),
    Scene("team", 10, people=2),
    Scene("team", 12),
    Scene("stella", 3, real_cards=True),
    Scene("odyssey", 3, real_cards=True),
    Scene("odyssey", 7, people=7, options={"target": 15}, real_cards=True),
    Scene("party", 6, people=6, real_cards=True),
    Scene("team", 6, people=6, real_cards=True),
)
