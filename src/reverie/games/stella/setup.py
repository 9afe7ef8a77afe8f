"""Laying out a game of Stella (S1 to S6)."""

from typing import Annotated

from msgspec import Meta, Struct

from reverie.games.chance import pick, shuffled
from reverie.games.errors import IllegalMove
from reverie.games.game import Box
from reverie.games.stella.state import POSITIONS, ROUNDS, Stella, WordCard
from reverie.games.text import clean, is_blank

COUNTS = (3, 4, 5, 6)
CARDS_NEEDED = 2 * len(POSITIONS)

CustomWord = Annotated[str, Meta(min_length=1, max_length=40)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    discovery: bool = False
    custom_words: Annotated[tuple[tuple[CustomWord, CustomWord], ...], Meta(max_length=10)] = ()

    def __post_init__(self) -> None:
        if any(is_blank(clean(word)) for card in self.custom_words for word in card):
            raise ValueError("custom_words: a word is blank")


class Setup(Struct, frozen=True, tag="stella"):
    seed: str
    bots: tuple[bool, ...]
    cards: tuple[str, ...]
    words: tuple[WordCard, ...]
    in_order: bool = False
    """Discovery: the first four word cards, in this order, instead of four at random."""
    first_scout: int | None = None
    """Who has the pawn, where it is not left to chance."""


def prepare(options: Options, box: Box) -> Setup:
    custom = tuple((clean(top), clean(other)) for top, other in options.custom_words)
    words = box.discovery if options.discovery else (*box.words, *custom)
    return Setup(box.seed, box.bots, box.cards, words, options.discovery, box.first)


def cards_needed(_players: int) -> int:
    return CARDS_NEEDED


def start(setup: Setup) -> Stella:
    players = len(setup.bots)
    if players not in COUNTS:
        raise IllegalMove("bad_count", "Stella is for 3 to 6 players.")
    if len(setup.cards) < CARDS_NEEDED:
        raise IllegalMove("bad_options", f"deck: Stella needs {CARDS_NEEDED} cards.")
    if len(setup.words) < ROUNDS:
        option = "discovery" if setup.in_order else "custom_words"
        raise IllegalMove("bad_options", f"{option}: Stella needs at least four word cards.")
    cards = shuffled(setup.seed, "cards", setup.cards)
    words = setup.words if setup.in_order else shuffled(setup.seed, "words", setup.words)
    first = setup.first_scout
    return Stella(
        bots=setup.bots,
        grid=cards[: len(POSITIONS)],
        pile=cards[len(POSITIONS) :],
        words=words[:ROUNDS],
        first_scout=pick(setup.seed, "first scout", players) if first is None else first,
        slates=((),) * players,
        stars=(0,) * players,
    )
