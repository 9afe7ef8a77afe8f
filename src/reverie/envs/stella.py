"""Stella as numbers: 0 to 14 mark a card, or show it; 15 passes the pen; 16 waits.

An observation has all that a seat has seen in a round: ``slate`` and ``shown_at`` tell in which
order cards were marked and shown, ``last_…`` what was shown last, which may end a round.
"""

from array import array
from collections.abc import Sequence
from typing import Any

from reverie.envs.layout import Layout
from reverie.envs.sim import NONE, Sim, packed
from reverie.games.moves import Move
from reverie.games.stella.decide import decide
from reverie.games.stella.evolve import evolve
from reverie.games.stella.moves import Mark, PassPen, Show
from reverie.games.stella.state import MOST_CROSSES, POSITIONS, Stella

CARDS = len(POSITIONS)
PASS = CARDS
PHASES = {"associate": 0, "reveal": 1, "scored": 2, "over": 3}
OUTCOMES = {1: 3, 2: 2, 3: 1}
"""By how many have marked it: a Fall is 3, a Super-Spark 2, a Spark 1."""


class StellaSim(Sim):
    _state: Stella
    actions = CARDS + 2
    mutable = ("_marked", "_slates", "_shown", "_shown_by", "_shown_at", "_marked_by")

    def __init__(
        self,
        game: str,
        players: int,
        cards: Sequence[str],
        words: tuple[tuple[str, str], ...] = (),
        **options: Any,
    ) -> None:
        super().__init__(game, players, cards, words, **options)
        custom = self._options.custom_words
        self.clues = tuple(dict.fromkeys(word for card in (*words, *custom) for word in card))
        """The words that may be the clue; an observation names them by their place here."""
        self._clue_numbers = {clue: number for number, clue in enumerate(self.clues)}
        self.public_layout = Layout(
            {
                "phase": 1, "round": 1, "clue": 1, "first_scout": 1, "scout": 1, "dark": 1,
                "done": players, "counts": players, "fallen": players, "stars": players,
                "totals": players, "last_card": 1, "last_outcome": 1, "last_shown_by": 1,
                "last_marked_by": players, "grid": CARDS, "outcome": CARDS, "shown_by": CARDS,
                "shown_at": CARDS, "marked_by": CARDS * players,
            }
        )  # fmt: skip
        self.own_layout = Layout({"you": 1, "slate": CARDS})
        self._seats = tuple(packed(seat) for seat in range(players))

    @property
    def part(self) -> int:
        return self._state.round

    def legal(self, seat: int) -> Sequence[int]:
        state = self._state
        if state.phase == "reveal":
            shown = self._shown
            return [card for card in state.slates[seat] if not shown[card]]
        marked = self._marked[seat]
        if not marked:
            return POSITIONS
        if len(marked) == MOST_CROSSES:
            return (PASS,)
        return [*(card for card in POSITIONS if card not in marked), PASS]

    def describe(self, action: int) -> str:
        if action == self.wait:
            return "wait"
        if action == PASS:
            return "pass the pen"
        return f"card {action + 1}"

    def visible(self, seat: int) -> list[int]:
        return self.card_numbers(self._state.grid, CARDS)

    def _begin(self, seed: str) -> None:
        self._last = packed(*(NONE,) * (3 + self.players))
        self._next()

    def _next(self) -> None:
        players = self.players
        self._marked: list[list[int]] = [[] for _ in range(players)]
        self._slates = [array("h", [0] * CARDS) for _ in range(players)]
        self._shown = array("h", [0] * CARDS)
        self._shown_by = array("h", [NONE] * CARDS)
        self._shown_at = array("h", [0] * CARDS)
        self._marked_by = array("h", [0] * (CARDS * players))
        self._grid = b"".join(map(self._codes.__getitem__, self._state.grid))

    def _take(self, seat: int, action: int) -> None:
        if self._state.phase == "reveal":
            self.play(seat, Show(card=action))
        elif action == PASS:
            state = self._state
            cards = tuple(sorted(self._marked[seat]))
            for move in (Mark(cards=cards), PassPen()):
                for event in decide(state, seat, move):
                    state = evolve(state, event)
            self._state = state
            self.refresh()
        else:
            marked = self._marked[seat]
            marked.append(action)
            self._slates[seat][action] = len(marked)

    def play(self, seat: int, move: Move) -> None:
        if isinstance(move, Show):
            self._note(seat, move.card)
        elif isinstance(move, Mark):
            self._marked[seat] = list(move.cards)
            order = {card: at for at, card in enumerate(move.cards, 1)}
            self._slates[seat] = array("h", [order.get(card, 0) for card in POSITIONS])
        super().play(seat, move)

    def _note(self, seat: int, card: int) -> None:
        """What everybody learns of a card that is shown."""
        state = self._state
        markers = [card in slate for slate in state.slates]
        outcome = OUTCOMES[min(sum(markers), 3)]
        self._shown[card] = outcome
        self._shown_by[card] = seat
        self._shown_at[card] = len(state.shown) + 1
        for other, has_marked in enumerate(markers):
            self._marked_by[other * CARDS + card] = has_marked
        self._last = packed(self.numbers[state.grid[card]], outcome, seat, *markers)

    def _who(self) -> tuple[int, ...]:
        state = self._state
        if state.phase == "associate":
            done = state.done
            return tuple(seat for seat in range(self.players) if seat not in done)
        return () if state.scout is None or state.phase != "reveal" else (state.scout,)

    def _look(self) -> None:
        state, players = self._state, self.players
        seats = range(players)
        done, fallen = state.done, state.fallen
        head = array("h", (
            PHASES[state.phase],
            state.round,
            self._clue_numbers[state.clue],
            state.first_scout,
            NONE if state.scout is None else state.scout,
            NONE if state.dark is None else state.dark,
            *[seat in done for seat in seats],
            *(state.counts or (NONE,) * players),
            *[seat in fallen for seat in seats],
            *state.stars,
            *state.totals,
        ))  # fmt: skip
        shown = (self._shown, self._shown_by, self._shown_at, self._marked_by)
        self._public = b"".join((head, self._last, self._grid, *shown))

    def seen(self, seat: int) -> bytes:
        return b"".join((self._public, self._seats[seat], self._slates[seat]))
