"""Odyssey, the classic game: find the storyteller's image among those that the others gave.

Who finds it scores with the storyteller, unless everybody or nobody does; votes drawn by one's own
image are points too. 3 to 12 players; from seven on a second vote may be cast.
"""

from typing import Annotated

from msgspec import Meta, Struct

from reverie.games.odyssey import scoring
from reverie.games.odyssey.moves import ClassicMove
from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.variant import Variant

MANY = 7


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    target: Annotated[int, Meta(ge=5, le=100)] = 30


class Classic(Variant):
    name = "odyssey"
    counts = tuple(range(3, 13))
    moves = ClassicMove
    options = Options

    def goal(self, options: Options) -> int:
        return options.target

    def target(self, state: Odyssey) -> int:
        return state.goal

    def hand_size(self, players: int) -> int:
        return 7 if players == 3 else 6  # O1

    def cards_to_give(self, players: int) -> int:
        return 2 if players == 3 else 1  # O5

    def most_votes(self, players: int) -> int:
        return 2 if players >= MANY else 1  # O2

    def may_vote(self, state: Odyssey, seat: int) -> bool:
        return seat != state.storyteller  # O7

    def own_images(self, state: Odyssey, seat: int) -> tuple[int, ...]:
        return state.images_of(seat)  # O7

    def reasons(self, state: Odyssey) -> scoring.Reasons:
        assert state.storyteller is not None
        answer = state.owners.index(state.storyteller)
        seats = tuple(range(state.players))
        reasons = scoring.storyteller_turn(
            state.storyteller, state.owners, state.votes, answer, sides=seats
        )
        if state.players < MANY:
            return reasons
        sure = scoring.sure_finders(state.votes, answer)
        return tuple((*one, *more) for one, more in zip(reasons, sure, strict=True))

    def is_over(self, state: Odyssey, totals: tuple[int, ...]) -> bool:
        return max(totals) >= state.goal  # O14
