"""How a bot takes what everybody has just seen. It is shown a spectator's view: no secret slips."""

from random import Random

from reverie.bots.characters import Character
from reverie.bots.skill import Mood
from reverie.bots.skills import skill_for
from reverie.games.unions import AnyView

OFTEN: dict[Mood, float] = {"delighted": 0.9, "glad": 0.45, "proud": 0.8, "sorry": 0.7}
"""Nobody reacts to everything."""
AFTER = (0.4, 1.6)
"""Seconds until it shows."""


def react(
    play: AnyView, seat: int, character: Character, chance: Random
) -> tuple[float, Mood] | None:
    """After how many seconds a bot shows which mood, where it shows any."""
    skill = skill_for(play)
    mood = skill.mood(play, seat) if skill else None
    if mood is None or chance.random() > OFTEN[mood]:
        return None
    return chance.uniform(*AFTER) * character.patience, mood
