"""Shorthands for a game of Odyssey, Party or Team."""

from typing import Any

from reverie.games.odyssey import ODYSSEY, PARTY, TEAM
from tests.games.play import Play

Votes = dict[int, int | tuple[int, ...]]
"""For each voter the owner, or the owners, of the image voted for."""


class Turns(Play):
    def tell(self, seat: int | None = None, clue: str = "a clue") -> None:
        """The storyteller's clue, in the first turn that of seat 0, for their first card."""
        teller = (self.state.storyteller or 0) if seat is None else seat
        card = {} if self.game is PARTY else {"card": self.state.hands[teller][0]}
        self.move(teller, "tell", clue=clue, **card)

    def give(self, *seats: int) -> None:
        """The first cards of these hands."""
        for seat in seats:
            offer = next(offer for offer in self.can(seat) if offer["type"] == "give")
            self.move(seat, "give", cards=offer["from"][: offer["min"]])

    def give_all(self) -> None:
        """Everybody who is waited for; in a team the first of the two."""
        while self.state.phase == "give":
            self.give(self.sees("waiting_for")[0])

    def image(self, owner: int) -> int:
        """The position of a seat's image, the first where it has two."""
        position: int = self.state.owners.index(owner)
        return position

    def vote(self, votes: Votes, red: int | None = None) -> None:
        """All these votes; the storyteller's red one is for the image of ``red``."""
        for seat, chosen in votes.items():
            owners = chosen if isinstance(chosen, tuple) else (chosen,)
            fields: dict[str, Any] = {"images": [self.image(owner) for owner in owners]}
            if red is not None and seat == self.state.storyteller:
                fields["red"] = self.image(red)
            self.move(seat, "vote", **fields)

    def to_vote(self, storyteller: int | None = None) -> None:
        """Told and given."""
        self.tell(storyteller)
        self.give_all()

    def turn(self, votes: Votes, red: int | None = None) -> list[int]:
        """A whole turn of seat 0 or the storyteller's: the points it brings."""
        self.to_vote()
        self.vote(votes, red)
        points: list[int] = self.sees("points")
        return points

    def vote_all(self) -> None:
        """Everybody for the first image they may vote for, red for the last."""
        while self.state.phase == "vote":
            seat = self.sees("waiting_for")[0]
            (offer,) = self.can(seat)
            red = {"red": offer["red"][-1]} if "red" in offer else {}
            self.move(seat, "vote", images=offer["from"][:1], **red)

    def any_turn(self) -> list[int]:
        """A whole turn, whatever comes of it."""
        self.to_vote()
        self.vote_all()
        points: list[int] = self.sees("points")
        return points

    def next_turn(self) -> None:
        self.any_turn()
        self.continue_all()

    def cards(self) -> list[str]:
        """Every card, wherever it is."""
        state = self.state
        on_table = state.images or tuple(card for given in state.given for card in given)
        hands = [card for hand in state.hands for card in hand]
        return sorted([*hands, *state.pile, *state.discards, *on_table])


def odyssey(players: int, options: dict[str, Any] | None = None, **box: Any) -> Turns:
    return Turns(ODYSSEY, players, options, **box)


def party(players: int, options: dict[str, Any] | None = None, **box: Any) -> Turns:
    return Turns(PARTY, players, options, **box)


def team(players: int, options: dict[str, Any] | None = None, **box: Any) -> Turns:
    return Turns(TEAM, players, options, **box)


def in_phase(game: Turns, phase: str) -> Turns:
    """The game, driven to a phase of its first turn; to the end of its last for ``over``."""
    if phase in ("give", "vote", "scored"):
        game.tell()
    if phase in ("vote", "scored"):
        game.give_all()
    if phase == "scored":
        game.vote_all()
    while phase == "over" and game.state.phase != "over":
        game.any_turn()
        if game.state.phase == "scored":
            game.continue_all()
    assert game.state.phase == phase
    return game
