"""A step that many take at the same time, taken at once.

For environments, which offer what is legal and nothing else: nothing is checked here. What comes of
it is what comes of the moves one by one.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from reverie.games.odyssey.evolve import evolve
from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.turns import lay, next_turn, score
from reverie.games.odyssey.variant import Variant


def all_give(state: Odyssey, cards: Mapping[int, tuple[str, ...]]) -> Odyssey:
    """The last cards are given, and the images laid out (O6)."""
    hands, given = list(state.hands), list(state.given)
    for seat, some in cards.items():
        hands[seat] = tuple(card for card in hands[seat] if card not in some)
        given[seat] = some
    after = replace(state, hands=tuple(hands), given=tuple(given))
    return evolve(after, lay(after))


def all_vote(
    variant: Variant, state: Odyssey, images: Mapping[int, tuple[int, ...]], red: int | None
) -> Odyssey:
    """The last votes are cast, and the turn is scored (O8)."""
    votes = list(state.votes)
    for seat, vote in images.items():
        votes[seat] = vote
    after = replace(state, votes=tuple(votes), red=red)
    return evolve(after, score(variant, after))


def all_go_on(variant: Variant, state: Odyssey) -> Odyssey:
    """Everybody has looked at the points, and the next turn begins (O13)."""
    for event in next_turn(variant, state):
        state = evolve(state, event)
    return state
