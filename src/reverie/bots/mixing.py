"""What is known of a card in two ways, together: its own texts, and what voices say of it.

Nothing that is said outright may be drowned: words in common with any voice count beside the rest,
and a voice that is far from one's own counts a third.
"""

from collections.abc import Sequence

from reverie.bots.cards import CardText
from reverie.bots.choir import Choir, choir_with
from reverie.bots.tastes import VOICES, Taste

OWN_TEXTS = 0.8
"""What the texts of a card count for beside the voices."""
UNIT = 1.42
"""How much both together vary over clues in general."""
OUTRIGHT = 4.0
"""What it counts for that a voice says the very words."""
FAR = 0.35


def choirs(cards: Sequence[CardText]) -> dict[Choir, list[int]]:
    """Which of the cards each choir has said something of."""
    found: dict[Choir, list[int]] = {}
    for at, card in enumerate(cards):
        choir = choir_with(card.id, card.language) if card.language else None
        if choir:
            found.setdefault(choir, []).append(at)
    return found


def nearness(taste: Taste) -> tuple[float, ...]:
    """What the words of each voice count for: the nearest wholly, none under a third."""
    most = max(taste.voices)
    return tuple(
        FAR + (1 - FAR) * voice / most if voice and most else 0.0 for voice in taste.voices
    )


def outright(choir: Choir, clue: str, taste: Taste) -> dict[int, float]:
    """By the place of the card in the choir, how much of the clue is said in so many words."""
    near = nearness(taste)
    found: dict[int, float] = {}
    for owner, part in choir.in_words(clue).items():
        place, voice = divmod(owner, len(VOICES))
        found[place] = max(found.get(place, 0.0), near[voice] * part)
    return found


def outright_each(said: dict[int, float], place: int) -> tuple[float, ...]:
    """The same for each voice, of what was found in words."""
    first = len(VOICES) * place
    return tuple(said.get(first + voice, 0.0) for voice in range(len(VOICES)))


def both(near: Sequence[float] | None, words: Sequence[float]) -> tuple[float, ...]:
    """For each voice, what is near and what is said in words."""
    if near is None:
        return tuple(OUTRIGHT * part for part in words)
    return tuple(one + OUTRIGHT * two for one, two in zip(near, words, strict=True))
