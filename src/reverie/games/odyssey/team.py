"""Odyssey Team: teams of two who sit opposite each other, with one score.

The storyteller's partner gives a card that fits the clue, too. In every other team one of the two
gives a card and the other votes.
"""

from reverie.games.odyssey import scoring
from reverie.games.odyssey.laps import Laps
from reverie.games.odyssey.moves import OdysseyCan, TeamMove
from reverie.games.odyssey.state import Odyssey


class Team(Laps):
    name = "team"
    counts = (6, 8, 10, 12)
    moves = TeamMove
    offers = OdysseyCan

    def hand_size(self, players: int) -> int:
        return 4  # T1

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        half = players // 2
        return tuple((seat, seat + half) for seat in range(half))  # T1

    def must_give(self, state: Odyssey, seat: int) -> bool:
        if state.given[seat]:
            return False
        partner = (seat + state.players // 2) % state.players
        if partner == state.storyteller:
            return True
        return not state.given[partner] and partner not in state.named  # T3

    def agrees_with(self, state: Odyssey, seat: int) -> int | None:
        partner = (seat + state.players // 2) % state.players
        done = state.given[seat] or state.given[partner]
        return None if done or state.storyteller in (seat, partner) else partner

    def may_vote(self, state: Odyssey, seat: int) -> bool:
        return not state.given[seat]  # T5

    def reasons(self, state: Odyssey) -> scoring.Reasons:
        assert state.storyteller is not None
        half = state.players // 2
        sides = tuple(seat % half for seat in range(state.players))
        answer = state.owners.index(state.storyteller)
        return scoring.storyteller_turn(
            state.storyteller, state.owners, state.votes, answer, sides
        )  # T6
