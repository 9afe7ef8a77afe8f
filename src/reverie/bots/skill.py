"""What bots know of a game. Every game, or family of games, has a folder with a skill."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol, TypeVar

from reverie.bots.cards import Cards
from reverie.bots.memory import Memory
from reverie.bots.opinion import Opinion
from reverie.bots.others import Evidence, Others
from reverie.bots.sight import Sight, Wait
from reverie.games.moves import Move, Offer

Mood = Literal["delighted", "glad", "proud", "sorry"]
T = TypeVar("T")


class Bot(Protocol):
    """Who has the skill."""

    memory: Memory
    opinion: Opinion

    def others(self, sight: Sight, cards: Cards) -> Others: ...


class Skill(Protocol):
    thinking: ClassVar[Mapping[type[Offer], tuple[float, float]]]
    """Between how many seconds a choice takes."""

    def choose(
        self, bot: Bot, sight: Sight, can: Sequence[Offer], cards: Cards
    ) -> Move | Wait | None:
        """The move it makes now, but for going on."""

    def at_once(self, bot: Bot, sight: Sight, can: Sequence[Offer], cards: Cards) -> Move | None:
        """What it does without a thought, where choosing would take long even in words alone."""

    def lets_people_begin(self, sight: Sight) -> bool:
        """Whether anybody may move first, so that a bot holds back."""

    def progress(self, view: Any) -> int:
        """Grows while the phase is the same, where the same is asked again."""

    def evidence(self, view: Any, opinion: Opinion, cards: Cards) -> Evidence:
        """How well each way of seeing explains what was chosen, after a reveal."""

    def mood(self, view: Any, seat: int) -> Mood | None:
        """How a bot takes what everybody has just seen."""

    def chose(self, view: Any, seat: int, card: str) -> bool:
        """Whether everybody knows that this seat chose the card."""


def among(can: Sequence[Offer], kind: type[T]) -> T | None:
    return next((offer for offer in can if isinstance(offer, kind)), None)
