"""How a bot takes what everybody has just seen. It is shown a spectator's view: no secret slips."""

from collections.abc import Sequence
from random import Random
from typing import Literal

from reverie.bots.characters import Character
from reverie.games.odyssey.view import OdysseyView
from reverie.games.stella.view import StellaView

Mood = Literal["delighted", "glad", "proud", "sorry"]

OFTEN: dict[Mood, float] = {"delighted": 0.9, "glad": 0.45, "proud": 0.8, "sorry": 0.7}
"""Nobody reacts to everything."""
AFTER = (0.4, 1.6)
"""Seconds until it shows."""
A_CROWD = 2
A_GOOD_TURN = 3


def react(
    play: StellaView | OdysseyView, seat: int, character: Character, chance: Random
) -> tuple[float, Mood] | None:
    """After how many seconds a bot shows which mood, where it shows any."""
    mood = _stella(play, seat) if isinstance(play, StellaView) else _odyssey(play, seat)
    if mood is None or chance.random() > OFTEN[mood]:
        return None
    return chance.uniform(*AFTER) * character.patience, mood


def _stella(play: StellaView, seat: int) -> Mood | None:
    if not play.shown or play.phase == "associate":
        return None
    last = play.shown[-1]
    if last.outcome == "fall":
        return "sorry" if seat == last.scout else None
    if seat not in last.players or seat in play.fallen:
        return None
    return "delighted" if last.outcome == "super_spark" else "glad"


def _odyssey(play: OdysseyView, seat: int) -> Mood | None:
    if play.owners is None or play.points is None:
        return None
    if play.teams is not None:
        return _by_points(play.points[seat % len(play.teams)])
    if seat != play.storyteller and _votes_on(play.owners, play.votes, seat) >= A_CROWD:
        return "proud"
    return _by_points(play.points[seat])


def _by_points(points: int) -> Mood | None:
    if points == 0:
        return "sorry"
    return "glad" if points >= A_GOOD_TURN else None


def _votes_on(owners: Sequence[int], votes: Sequence[Sequence[int] | None], seat: int) -> int:
    """How many took a card of this seat for the storyteller's."""
    return sum(owners[image] == seat for vote in votes for image in vote or ())
