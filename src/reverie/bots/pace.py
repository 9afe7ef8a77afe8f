"""How long a bot thinks. People think, and not always for as long."""

from reverie.bots.characters import Character
from reverie.bots.opinion import dice
from reverie.bots.sight import Offer, Sight
from reverie.games.moves import CanContinue
from reverie.games.odyssey.moves import CanGive, CanTell, CanVote
from reverie.games.stella.moves import CanMark, CanShow

THINKING: dict[type[Offer], tuple[float, float]] = {
    CanMark: (6.0, 14.0),
    CanShow: (4.0, 7.0),
    CanTell: (4.0, 9.0),
    CanGive: (2.5, 7.0),
    CanVote: (3.0, 8.0),
    CanContinue: (1.0, 2.5),
}
A_MOMENT = (0.5, 1.5)
LETTING_PEOPLE_BEGIN = (25.0, 45.0)
"""Where anybody may become the storyteller (O3), people go first."""


def seconds(sight: Sight, offers: tuple[Offer, ...], character: Character, seed: str) -> float:
    """From the beginning of the step to the bot's move; the same whenever it is asked."""
    chance = dice(seed, character.name, "pace", sight.play.phase, sight.lap, _so_far(sight))
    offer = type(offers[0]) if offers else CanContinue
    least, most = THINKING.get(offer, A_MOMENT)
    if offer is CanTell and _anybody_may_tell(sight) and sight.with_people:
        least, most = LETTING_PEOPLE_BEGIN
    return chance.uniform(least, most) * character.patience


def _anybody_may_tell(sight: Sight) -> bool:
    return getattr(sight.play, "storyteller", 0) is None


def _so_far(sight: Sight) -> int:
    return len(getattr(sight.play, "shown", ()))
