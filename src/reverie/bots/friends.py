"""The other bots at a table, whom everybody knows by their faces.

A bot knows them as one knows friends: in whose words they think and what each is fond of. What they
hold, and what mood they are in today, it does not know.
"""

from collections.abc import Sequence

from reverie.bots.cards import CardText
from reverie.bots.characters import CAST, NOISE, Character
from reverie.bots.mind import Mind
from reverie.bots.opinion import STANDING, leaning
from reverie.bots.sight import Sight

BY_FACE = {character.face: character for character in CAST}


def friends(sight: Sight) -> dict[int, Character]:
    """Whom it knows, by their seats."""
    return {
        seat: BY_FACE[face]
        for seat, face in enumerate(sight.faces)
        if face in BY_FACE and seat != sight.you
    }


def as_friends_see(
    mind: Mind, who: Character, clue: str, cards: Sequence[CardText]
) -> tuple[float, ...]:
    """How well each card fits the clue to this one's mind, as far as others can know it."""
    return _fondly(mind.relevance(clue, cards, who.taste), who, clue, cards)


def many_as_friends_see(
    mind: Mind, who: Character, clues: Sequence[str], cards: Sequence[CardText]
) -> list[tuple[float, ...]]:
    """The same for several clues."""
    rows = mind.relevances(clues, cards, who.taste)
    return [_fondly(row, who, clue, cards) for row, clue in zip(rows, clues, strict=True)]


def _fondly(
    fits: Sequence[float], who: Character, clue: str, cards: Sequence[CardText]
) -> tuple[float, ...]:
    much = NOISE["normal"] * STANDING
    return tuple(
        fit + much * leaning(who.name, clue, card.id) for fit, card in zip(fits, cards, strict=True)
    )
