"""Odyssey Party: vote for the image that everybody else votes for, and dodge the red vote.

The clue is given before looking at one's hand and is about no card. Everyone gives a card and votes
green; the storyteller also votes red, and who is on that image, or alone on one, scores nothing.
"""

from msgspec import UNSET, UnsetType

from reverie.games.errors import IllegalMove, Malformed
from reverie.games.odyssey import scoring
from reverie.games.odyssey.events import VotedRed
from reverie.games.odyssey.laps import Laps
from reverie.games.odyssey.moves import ColouredVote, PartyMove, Vote
from reverie.games.odyssey.state import Odyssey


class Party(Laps):
    name = "party"
    counts = tuple(range(6, 13))
    moves = PartyMove
    names_a_card = False  # P2
    passes_hands = True  # P7

    def hand_size(self, players: int) -> int:
        return 5  # P1

    def sees_hand(self, state: Odyssey, seat: int) -> bool:
        return state.phase != "tell" or state.storyteller not in (None, seat)  # P2

    def may_vote(self, state: Odyssey, seat: int) -> bool:
        return True  # P4

    def red_votes(self, state: Odyssey, seat: int) -> tuple[int, ...] | UnsetType:
        return tuple(range(len(state.images))) if seat == state.storyteller else UNSET  # P5

    def vote_red(self, state: Odyssey, seat: int, move: Vote) -> tuple[VotedRed, ...]:
        red = move.red if isinstance(move, ColouredVote) else None
        if red is not None and red not in range(len(state.images)):
            raise Malformed(f"There is no image {red}.")
        if red is None:
            if seat == state.storyteller:
                raise IllegalMove("too_few", "The storyteller votes red, too.")
            return ()
        if seat != state.storyteller:
            raise IllegalMove("too_many", "Only the storyteller has a red vote.")
        return (VotedRed(red),)

    def reasons(self, state: Odyssey) -> scoring.Reasons:
        assert state.red is not None
        return scoring.party_turn(state.votes, state.red)
