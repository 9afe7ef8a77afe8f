"""A universe of moves that a seat might try, whatever the moment: good, bad and senseless."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from reverie.games.game import AnyGame
from reverie.games.moves import Continue, Move
from reverie.games.odyssey.moves import (
    BlindTell,
    ColouredVote,
    Defer,
    Give,
    Mine,
    Tell,
    Volunteer,
    Vote,
)
from reverie.games.odyssey.state import Odyssey
from reverie.games.real import REAL
from reverie.games.stella.moves import FlipWord, Mark, PassPen, Show, TakePen
from reverie.games.stella.state import Stella
from tests.games.properties.places import in_play

SLATES_OF_A_SIZE = 3
WORDINGS: tuple[dict[str, Any], ...] = (
    {"clue": "a"},
    {"clue": " a "},
    {"clue": "b" * 200},
    {"clue": "b" * 201},
    {"clue": " \t\n"},
    {"clue": ""},
    {"aloud": True},
    {"clue": "a", "aloud": True},
    {},
)


def candidates(game: AnyGame, state: Any, seat: int, chance: Random) -> Iterator[Move]:
    yield Continue()
    if isinstance(state, Odyssey):
        yield from (Defer(), Volunteer())
        yield from (Mine(images=images) for images in _votes(state))
    match state:
        case Stella():
            yield from _of_stella(chance)
        case Odyssey() if game.name == "party":
            yield from (BlindTell(**wording) for wording in WORDINGS)
            yield from _gives(state, seat, chance)
            yield from _coloured_votes(state)
        case Odyssey():
            yield from _tells(state, seat, chance)
            yield from _gives(state, seat, chance)
            yield from (Vote(images=images) for images in _votes(state))
        case _:
            pytest.fail("Say which moves might be tried in this game.")


def _of_stella(chance: Random) -> Iterator[Move]:
    yield from (PassPen(), TakePen(), FlipWord())
    yield from (Show(card=card) for card in range(-1, 16))
    for size in range(16):
        for _ in range(SLATES_OF_A_SIZE):
            yield Mark(cards=tuple(chance.sample(range(15), size)))
    yield from (Mark(cards=cards) for cards in ((3, 3), (15,), (-1,), (0,) * 11))


def _tells(state: Odyssey, seat: int, chance: Random) -> Iterator[Move]:
    cards = (*in_play(state), "no such card", "")
    yield from (Tell(card=card, clue="a") for card in cards)
    yield from (Tell(**wording) for wording in WORDINGS)
    for card in (*state.hands[seat][:1], chance.choice(cards)):
        yield from (Tell(card=card, **wording) for wording in WORDINGS)


def _gives(state: Odyssey, seat: int, chance: Random) -> Iterator[Move]:
    hand = state.hands[seat]
    other = chance.choice((*in_play(state), REAL))
    yield from (Give(cards=(card,)) for card in (*in_play(state), "no such card"))
    yield from (Give(cards=cards) for size in (0, 2, 3) for cards in combinations(hand, size))
    yield from (Give(cards=(card, other)) for card in hand)
    yield from (Give(cards=(card, card)) for card in hand)


def _votes(state: Odyssey) -> Iterator[tuple[int, ...]]:
    images = range(-1, len(state.images) + 1)
    yield from (votes for size in range(3) for votes in combinations(images, size))
    yield from ((image, image) for image in images)
    yield from ((second, first) for first, second in combinations(images[:4], 2))
    yield from combinations(images[:5], 3)


def _coloured_votes(state: Odyssey) -> Iterator[Move]:
    images = range(-1, len(state.images) + 1)
    for votes in _votes(state):
        reds = (None, *images) if len(votes) == 1 else (None, 0)
        yield from (ColouredVote(images=votes, red=red) for red in reds)
