"""How long a bot thinks. People think, and not always for as long."""

from reverie.bots.characters import Character
from reverie.bots.opinion import dice
from reverie.bots.sight import Sight, lap_of
from reverie.bots.skills import skill_for
from reverie.games.moves import CanContinue, Offer

GOING_ON = (1.0, 2.5)
A_MOMENT = (0.5, 1.5)
LETTING_PEOPLE_BEGIN = (25.0, 45.0)


def seconds(sight: Sight, offers: tuple[Offer, ...], character: Character, seed: str) -> float:
    """From the beginning of the step to the bot's move; the same whenever it is asked."""
    skill, play = skill_for(sight.play), sight.play
    so_far = skill.progress(play) if skill else 0
    chance = dice(seed, character.name, "pace", play.phase, lap_of(play), so_far)
    offer = type(offers[0]) if offers else CanContinue
    if offer is CanContinue:
        least, most = GOING_ON
    elif skill and sight.with_people and skill.lets_people_begin(sight):
        least, most = LETTING_PEOPLE_BEGIN
    else:
        least, most = skill.thinking.get(offer, A_MOMENT) if skill else A_MOMENT
    return chance.uniform(least, most) * character.patience
