"""Laying out a game of Stella (S1 to S6)."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from reverie.games.chance import fresh_first, pick, shuffled
from reverie.games.errors import IllegalMove
from reverie.games.game import Box
from reverie.games.real import places
from reverie.games.stella.state import COLUMNS, POSITIONS, ROUNDS, Stella, WordCard
from reverie.games.stella.words import MOST_CARDS, check_custom_words

COUNTS = (3, 4, 5, 6)
CARDS_NEEDED = 2 * len(POSITIONS)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    discovery: bool = False
    custom_words: Annotated[tuple[WordCard, ...], Meta(max_length=MOST_CARDS)] = ()


class Setup(Struct, frozen=True, tag="stella"):
    seed: str
    bots: tuple[bool, ...]
    cards: tuple[str, ...]
    words: tuple[WordCard, ...]
    in_order: bool = False
    """Discovery: the first four word cards, in this order, instead of four at random."""
    first_scout: int | None = None
    """Who has the pawn, where it is not left to chance."""
    fresh: int = 0
    """So many of the cards, the first, are laid out before the others."""
    real_cards: bool = False
    """Whether the cards lie on a real table."""


def check(options: Options) -> Options:
    """Words are measured as they will be shown."""
    if options.discovery and options.custom_words:
        raise ValueError("custom_words: a Discovery game has its own four cards.")
    return replace(options, custom_words=check_custom_words(options.custom_words))


def again(options: Options) -> Options:
    """A game of discovery is a group's first one (S3)."""
    return replace(options, discovery=False)


def prepare(options: Options, box: Box) -> Setup:
    words = box.beginners if options.discovery else (*box.words, *options.custom_words)
    return Setup(
        box.seed,
        box.bots,
        box.cards,
        words,
        options.discovery,
        fresh=box.fresh,
        real_cards=box.real_cards,
    )


def cards_needed(_players: int) -> int:
    return CARDS_NEEDED


def start(setup: Setup) -> Stella:
    players = len(setup.bots)
    if players not in COUNTS:
        raise IllegalMove("bad_count", "Stella is for 3 to 6 players.")
    if len(setup.cards) < CARDS_NEEDED and not setup.real_cards:
        raise IllegalMove("bad_options", f"deck: Stella needs {CARDS_NEEDED} cards.")
    if len(setup.words) < ROUNDS:
        option = "discovery" if setup.in_order else "custom_words"
        raise IllegalMove("bad_options", f"{option}: Stella needs at least four word cards.")
    cards = _real() if setup.real_cards else fresh_first(setup.seed, setup.cards, setup.fresh)
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


def _real() -> tuple[str, ...]:
    """The places of the grid, and again in the order in which its rows are replaced (B2, S23)."""
    grid = places(len(POSITIONS))
    rows = [grid[start : start + COLUMNS] for start in range(0, len(grid), COLUMNS)]
    return (*grid, *(card for row in reversed(rows) for card in row))
