"""Odyssey, Party and Team as numbers.

The first actions choose a place: a card of the hand, or an image. Then comes one that ends a choice
which may go on (a second vote), then one for each clue of a fixed bank; the last one waits.
A storyteller chooses a card first and a clue then; a storyteller of Party votes green, then red.
"""

from array import array
from collections.abc import Sequence
from typing import Any

from reverie.envs.layout import Layout
from reverie.envs.sim import NONE, Sim
from reverie.games.chance import pick
from reverie.games.moves import Move
from reverie.games.odyssey.classic import Classic
from reverie.games.odyssey.moves import BlindTell, ColouredVote, Give, Tell, Vote
from reverie.games.odyssey.party import Party
from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.team import Team
from reverie.games.odyssey.variant import Variant
from reverie.games.odyssey.view import waiting_for

VARIANTS: dict[str, Variant] = {"odyssey": Classic(), "party": Party(), "team": Team()}
WAITING = 7
"""Where in the public part of an observation it is told who is waited for."""
PHASES = {"tell": 0, "give": 1, "vote": 2, "scored": 3, "over": 4}


class OdysseySim(Sim):
    state: Odyssey
    mutable = ("_chosen", "_head")

    def __init__(
        self,
        game: str,
        players: int,
        cards: Sequence[str],
        clues: Sequence[str] = (),
        **options: Any,
    ) -> None:
        super().__init__(game, players, cards, **options)
        self.variant = VARIANTS[game]
        self.clues = tuple(clues)
        """What a storyteller may say; an observation names it by its place here."""
        self._clue_numbers = {clue: number for number, clue in enumerate(self.clues)}
        self.hand = self.variant.hand_size(players)
        self.giving = self.variant.cards_to_give(players)
        self.votes = self.variant.most_votes(players)
        self.images = _images(game, players, self.giving)
        sides = len(self.variant.teams(players) or range(players))
        self.places = max(self.hand, self.images)
        self.done = self.places
        self.first_clue = self.places + 1
        self.actions = self.first_clue + len(self.clues) + 1
        self.public_layout = Layout(
            {
                "phase": 1, "turn": 1, "storyteller": 1, "clue": 1, "goal": 1, "draw_pile": 1,
                "red": 1, "waiting_for": players, "images": self.images, "owners": self.images,
                "votes": players * self.votes, "points": sides, "totals": sides,
            }
        )  # fmt: skip
        self.own_layout = Layout(
            {
                "you": 1, "hand": self.hand, "gave": self.giving, "own_images": self.images,
                "own_votes": self.votes, "chosen": 2,
            }
        )  # fmt: skip
        self._no_votes = array("h", [NONE] * (players * self.votes)).tobytes()

    def legal(self, seat: int) -> Sequence[int]:
        state, chosen = self.state, self._chosen[seat]
        match state.phase:
            case "tell":
                if self.variant.names_a_card and not chosen:
                    return range(len(state.hands[seat]))
                return range(self.first_clue, self.wait)
            case "give":
                hand = range(len(state.hands[seat]))
                return [place for place in hand if place not in chosen] if chosen else hand
            case _:
                return self._legal_votes(seat, chosen)

    def _legal_votes(self, seat: int, chosen: list[int]) -> Sequence[int]:
        state = self.state
        if self._votes_red(seat) and chosen:
            return range(len(state.images))
        own = self.variant.own_images(state, seat)
        images = [
            image for image in range(len(state.images)) if image not in own and image not in chosen
        ]
        return [*images, self.done] if chosen else images

    def _votes_red(self, seat: int) -> bool:
        return not self.variant.names_a_card and seat == self.state.storyteller

    def describe(self, action: int) -> str:
        if action == self.wait:
            return "wait"
        if action == self.done:
            return "no more"
        if action >= self.first_clue:
            return f"“{self.clues[action - self.first_clue]}”"
        return f"place {action + 1}"

    def visible(self, seat: int) -> list[int]:
        hand = self.state.hands[seat] if self.variant.sees_hand(self.state, seat) else ()
        images = self.card_numbers(self.state.images, self.images)
        return self.card_numbers(hand, self.hand) + images

    def _begin(self, seed: str) -> None:
        self._step: tuple[str | int, ...] = ()
        self._known: dict[tuple[tuple[str, ...], int], list[int]] = {}
        self._first = pick(seed, "first storyteller", self.players)
        self._next()

    def _next(self) -> None:
        self._chosen: list[list[int]] = [[] for _ in range(self.players)]

    def _take(self, seat: int, action: int) -> None:
        chosen = self._chosen[seat]
        chosen.append(action)
        move = self._move(seat, chosen)
        if move is not None:
            self._chosen[seat] = []
            self.play(seat, move)

    def _move(self, seat: int, chosen: list[int]) -> Move | None:
        """The move that the chosen actions make up; none while it is not complete."""
        state = self.state
        match state.phase:
            case "tell":
                return self._tell(state.hands[seat], chosen)
            case "give":
                if len(chosen) < self.giving:
                    return None
                return Give(cards=tuple(state.hands[seat][place] for place in chosen))
            case _:
                return self._vote(seat, chosen)

    def _tell(self, hand: tuple[str, ...], chosen: list[int]) -> Move | None:
        if chosen[-1] < self.first_clue:
            return None
        clue = self.clues[chosen[-1] - self.first_clue]
        if not self.variant.names_a_card:
            return BlindTell(clue=clue)
        return Tell(card=hand[chosen[0]], clue=clue)

    def _vote(self, seat: int, chosen: list[int]) -> Move | None:
        if self._votes_red(seat):
            return ColouredVote(images=(chosen[0],), red=chosen[1]) if len(chosen) == 2 else None
        if not self.variant.names_a_card:
            return ColouredVote(images=(chosen[0],))
        if chosen[-1] == self.done or len(chosen) == self.votes:
            return Vote(images=tuple(image for image in chosen if image != self.done))
        return None

    def _who(self) -> tuple[int, ...]:
        state = self.state
        if state.phase == "tell" and state.storyteller is None:
            return (self._first,)  # in a race nobody could be told who was first
        return waiting_for(self.variant, state)

    def _refresh(self) -> None:
        """While a step lasts, all that everybody sees of it is who is still waited for."""
        step = self.state.step
        if step != self._step:
            self._step = step
            super()._refresh()
            return
        awaited = self._awaited = self._who()
        for seat in range(self.players):
            self._head[WAITING + seat] = seat in awaited
        self._public = self._head.tobytes() + self._tail

    def _everybody_sees(self) -> bytes:
        state = self.state
        awaited = self._awaited
        images = len(state.images)
        missing = (NONE,) * (self.images - images)
        told = NONE if state.storyteller is None else state.storyteller
        revealed = state.revealed
        self._head = array("h", (
            PHASES[state.phase],
            state.turn,
            told,
            NONE if state.clue is None else self._clue_numbers.get(state.clue, NONE),
            state.goal,
            len(state.pile),
            state.red if revealed and state.red is not None else NONE,
            *[seat in awaited for seat in range(self.players)],
        ))  # fmt: skip
        laid = array("h", (
            *self._numbers(state.images, self.images),
            *(state.owners if revealed else (NONE,) * images),
            *missing,
        ))  # fmt: skip
        votes = self._public_votes() if revealed else self._no_votes
        points = state.points or (0,) * len(state.totals)
        scores = array("h", (*points, *state.totals))
        self._tail = b"".join((laid.tobytes(), votes, scores.tobytes()))
        return self._head.tobytes() + self._tail

    def _numbers(self, cards: tuple[str, ...], length: int) -> list[int]:
        """Hands change seldom, and are looked at often."""
        key = (cards, length)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self.card_numbers(cards, length)
        return known

    def _public_votes(self) -> bytes:
        rows = array("h")
        for vote in self.state.votes:
            rows.extend(self._padded(vote))
        return rows.tobytes()

    def _padded(self, vote: tuple[int, ...] | None) -> tuple[int, ...]:
        return (*(vote or ()), *(NONE,) * (self.votes - len(vote or ())))

    def _own(self, seat: int) -> bytes:
        state = self.state
        hand = state.hands[seat] if self.variant.sees_hand(state, seat) else ()
        own = self.variant.own_images(state, seat) if state.owners else ()
        chosen = self._chosen[seat]
        return array("h", (
            seat,
            *self._numbers(hand, self.hand),
            *self._numbers(state.given[seat], self.giving),
            *([image in own for image in range(self.images)] if own else (0,) * self.images),
            *self._padded(state.votes[seat]),
            *chosen,
            *(NONE,) * (2 - len(chosen)),
        )).tobytes()  # fmt: skip


def _images(game: str, players: int, giving: int) -> int:
    """How many images lie on the table: O6, P3, T4."""
    if game == "team":
        return players // 2 + 1
    return 1 + giving * (players - 1) if game == "odyssey" else players
