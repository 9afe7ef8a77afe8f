"""What is to be seen of Odyssey, Party and Team, as numbers.

An observation has all that a seat has seen in a turn: what was chosen, in the order of choosing,
and how the turn before it ended (``last_…``), since a new turn begins at once.
"""

from array import array
from collections.abc import Sequence
from itertools import chain
from struct import Struct
from typing import Any

from reverie.envs.layout import Layout
from reverie.envs.sim import NONE, Sim, packed
from reverie.games.odyssey.classic import Classic
from reverie.games.odyssey.moves import LONGEST_CLUE
from reverie.games.odyssey.party import Party
from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.team import Team
from reverie.games.odyssey.variant import Variant
from reverie.games.text import clean, is_blank

VARIANTS: dict[str, Variant] = {"odyssey": Classic(), "party": Party(), "team": Team()}
PHASES = {"tell": 0, "give": 1, "vote": 2, "scored": 3, "over": 4}
WAITING = 6
"""Where in an observation it is told who is waited for."""
NOTHING = packed(NONE)
PAIR = Struct("hh").pack
NO_PAIR = PAIR(NONE, NONE)
FILL = b"\xff"
"""Of these bytes -1 is made."""


class OdysseySight(Sim):
    _state: Odyssey
    _chosen: list[list[int]]
    _made: dict[int, tuple[Any, ...]]
    _red: int | None

    def __init__(
        self, game: str, players: int, cards: Sequence[str], clues: Sequence[str], **options: Any
    ) -> None:
        super().__init__(game, players, cards, **options)
        self.variant = variant = VARIANTS[game]
        self.clues = tuple(map(_sayable, clues))
        """What a storyteller may say; an observation names it by its place here."""
        self._clue_numbers = {clue: number for number, clue in enumerate(self.clues)}
        self.hand = variant.hand_size(players)
        self.giving = variant.cards_to_give(players)
        self.votes = votes = variant.most_votes(players)
        self.images = images = _images(game, players, self.giving)
        sides = len(variant.teams(players) or range(players))
        self.places = max(self.hand, images)
        self.done = self.places
        self.first_clue = self.places + 1
        self.actions = self.first_clue + len(self.clues) + 1
        last = {
            "last_storyteller": 1, "last_clue": 1, "last_red": 1, "last_images": images,
            "last_owners": images, "last_votes": players * votes,
        }  # fmt: skip
        self.public_layout = Layout(
            {
                "phase": 1, "turn": 1, "storyteller": 1, "clue": 1, "goal": 1, "draw_pile": 1,
                "waiting_for": players, "images": images, "points": sides, "totals": sides, **last,
            }
        )  # fmt: skip
        self.own_layout = Layout(
            {
                "you": 1, "hand": self.hand, "gave": self.giving, "own_images": images,
                "own_votes": votes, "own_red": 1, "chosen": 2,
            }
        )  # fmt: skip
        self._nothing_yet = NOTHING * sum(last.values())
        self._no_votes = NOTHING * (votes + 1)
        self._seats = tuple(packed(seat) for seat in range(players))
        self._no_gift = NOTHING * self.giving
        self._flags: dict[tuple[int, ...], bytes] = {}
        self._blind = not variant.names_a_card

    @property
    def part(self) -> int:
        return self._state.turn

    def visible(self, seat: int) -> list[int]:
        state = self._state
        hand = state.hands[seat] if self.variant.sees_hand(state, seat) else ()
        return self.card_numbers(hand, self.hand) + self.card_numbers(state.images, self.images)

    def tick_off(self, seat: int) -> None:
        """It is waited for no longer."""
        self._head[WAITING + seat] = 0

    def _look(self) -> None:
        state = self._state
        awaited = self._awaited
        self._mine: dict[int, tuple[int, ...]] = {}
        self._head = array("h", (
            PHASES[state.phase],
            state.turn,
            NONE if state.storyteller is None else state.storyteller,
            NONE if state.clue is None else self._clue_numbers.get(state.clue, NONE),
            state.goal,
            len(state.pile),
            *[seat in awaited for seat in range(self.players)],
        ))  # fmt: skip
        if state.phase != "give":  # nothing has come to the table yet
            scores = packed(*(state.points or (0,) * len(state.totals)), *state.totals)
            self._tail = self._coded(state.images, self.images) + scores + self._last

    def _reveal(self, state: Odyssey) -> None:
        """What everybody learns when a turn is over."""
        none = (NONE,) * self.votes
        votes = [(*vote, *none)[: self.votes] if vote else none for vote in state.votes]
        self._last = b"".join(
            (
                packed(
                    NONE if state.storyteller is None else state.storyteller,
                    NONE if state.clue is None else self._clue_numbers.get(state.clue, NONE),
                    NONE if state.red is None else state.red,
                ),
                self._coded(state.images, self.images),
                packed(*state.owners, *(NONE,) * (self.images - len(state.owners))),
                packed(*chain(*votes)),
            )
        )

    def seen(self, seat: int) -> bytes:
        state, made = self._state, self._made.get(seat)
        hand, gave, votes = state.hands[seat], state.given[seat], state.votes[seat]
        if made is not None:
            if state.phase == "give":
                gave, hand = made, tuple(card for card in hand if card not in made)
            else:
                votes = made
        if self._blind and not self.variant.sees_hand(state, seat):
            hand = ()
        chosen = self._chosen[seat]
        return b"".join(
            (
                self._head,
                self._tail,
                self._seats[seat],
                self._coded(hand, self.hand),
                self._coded(gave, self.giving) if gave else self._no_gift,
                self._flagged(self._own_images(seat)),
                self._voted(seat, votes) if votes else self._no_votes,
                PAIR(*(*chosen, NONE, NONE)[:2]) if chosen else NO_PAIR,
            )
        )

    def _coded(self, cards: tuple[str, ...], length: int) -> bytes:
        return b"".join(map(self._codes.__getitem__, cards)).ljust(2 * length, FILL)

    def _flagged(self, places: tuple[int, ...]) -> bytes:
        known = self._flags.get(places)
        if known is None:
            known = packed(*(image in places for image in range(self.images)))
            self._flags[places] = known
        return known

    def _voted(self, seat: int, votes: tuple[int, ...]) -> bytes:
        red = self._state.red if self._red is None else self._red
        own = red if red is not None and seat == self._state.storyteller else NONE
        return packed(*votes, *(NONE,) * (self.votes - len(votes)), own)

    def _own_images(self, seat: int) -> tuple[int, ...]:
        state = self._state
        if not state.owners:
            return ()
        known = self._mine.get(seat)
        if known is None:
            known = self._mine[seat] = self.variant.own_images(state, seat)
        return known


def _images(game: str, players: int, giving: int) -> int:
    """How many images lie on the table: O6, P3, T4."""
    if game == "team":
        return players // 2 + 1
    return 1 + giving * (players - 1) if game == "odyssey" else players


def _sayable(clue: str) -> str:
    told = clean(clue)
    if is_blank(told) or len(told) > LONGEST_CLUE:
        raise ValueError(f"{clue!r} cannot be a clue: 1 to {LONGEST_CLUE} characters are (O4).")
    return told
