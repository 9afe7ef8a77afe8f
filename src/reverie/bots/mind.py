"""What fits a clue: one small interface, with the sentence encoder behind it or without.

Scores are in standard units: 0 is how a card fits clues in general, 1 is clearly better than that.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal, NamedTuple, Protocol

from reverie.bots.cards import CardText, Element, Meaning, read
from reverie.bots.choir import Link
from reverie.bots.tastes import EVEN, Taste
from reverie.bots.wording import stems
from reverie.decks.deck import Deck

Heard = tuple[float, ...] | None
"""A number for each voice; nothing where nobody has said anything of the card."""
Knowledge = Literal["well", "titles", "blind"]


class Mind(Protocol):
    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        """How well each card fits the clue."""

    def relevances(
        self, clues: Sequence[str], cards: Sequence[CardText], taste: Taste = EVEN
    ) -> list[list[float]]:
        """The same for many clues."""

    def heard(self, clues: Sequence[str], cards: Sequence[CardText]) -> list[list[Heard]]:
        """How well what each voice says of a card fits clues that are of the voices themselves."""

    def element(self, clue: str, meaning: Meaning, clearly: bool = False) -> Element | None:
        """What in a card it is that fits the clue; where it has to be clear, perhaps nothing."""

    def link(self, clue: str, card: CardText, taste: Taste = EVEN) -> Link | None:
        """What a voice has said of the card that leads to the clue; nothing where nothing does."""

    def learn(self, vectors: bytes) -> None:
        """Takes in what was computed when a deck was built; what does not fit is left aside."""


@cache
def shared_mind() -> Mind:
    """The mind of all bots of this process. It is light until it is first used."""
    # Imported late: whoever never plays with bots needs neither.
    from reverie.bots.encoder import EncoderMind, is_there  # noqa: PLC0415
    from reverie.bots.overlap import OverlapMind  # noqa: PLC0415

    return EncoderMind() if is_there() else OverlapMind()


class Survey(NamedTuple):
    """How much is told of the cards of a deck."""

    cards: int
    described: int
    """So many say what is to be seen on them."""
    told: int
    """So many say that, or have words in their titles or sentences."""


def survey(deck: Deck) -> Survey:
    meanings = [card.meaning for card in read(deck, "en").values()]
    vague = [meaning for meaning in meanings if not (meaning.elements or meaning.tags)]
    described = len(meanings) - len(vague)
    return Survey(len(meanings), described, described + sum(map(_speaks, vague)))


def knowledge(surveys: Iterable[Survey]) -> Knowledge:
    """Whether bots know what is on the cards of these decks, or their titles, or nothing."""
    each = tuple(surveys)
    most = sum(one.cards for one in each) / 2
    if sum(one.described for one in each) > most:
        return "well"
    return "titles" if sum(one.told for one in each) > most else "blind"


def knows(deck: Deck) -> Knowledge:
    return knowledge([survey(deck)])


def _speaks(meaning: Meaning) -> bool:
    """Whether there is a word in it; IMG 0042 says nothing."""
    words = stems(f"{meaning.sentence} {meaning.title}")
    return any(word.isalpha() and len(word) > 3 for word in words)
