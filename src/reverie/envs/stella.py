"""Stella as numbers: 0 to 14 mark a card, or show it; 15 passes the pen; 16 waits."""

from array import array
from collections.abc import Sequence
from typing import Any

from reverie.envs.layout import Layout
from reverie.envs.sim import NONE, Sim
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
NOTHING_YET = frozenset(POSITIONS)


class StellaSim(Sim):
    state: Stella
    actions = CARDS + 2
    mutable = ("_marked", "_slates", "_shown", "_shown_by", "_marked_by")

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
                "totals": players, "grid": CARDS, "outcome": CARDS, "shown_by": CARDS,
                "marked_by": CARDS * players,
            }
        )  # fmt: skip
        self.own_layout = Layout({"you": 1, "slate": CARDS})

    def legal(self, seat: int) -> Sequence[int]:
        state = self.state
        if state.phase == "reveal":
            shown = self._shown
            return [card for card in state.slates[seat] if not shown[card]]
        marked = self._marked[seat]
        if not marked:
            return POSITIONS
        if len(marked) == MOST_CROSSES:
            return (PASS,)
        return [*(NOTHING_YET.difference(marked)), PASS]

    def describe(self, action: int) -> str:
        if action == self.wait:
            return "wait"
        if action == PASS:
            return "pass the pen"
        return f"card {action + 1}"

    def visible(self, seat: int) -> list[int]:
        return self.card_numbers(self.state.grid, CARDS)

    def _begin(self, seed: str) -> None:
        self._next()

    def _next(self) -> None:
        players = self.players
        self._marked: list[list[int]] = [[] for _ in range(players)]
        self._slates = [array("h", [0] * CARDS) for _ in range(players)]
        self._shown = array("h", [0] * CARDS)
        self._shown_by = array("h", [NONE] * CARDS)
        self._marked_by = array("h", [0] * (CARDS * players))
        self._grid = array("h", self.card_numbers(self.state.grid, CARDS)).tobytes()

    def _take(self, seat: int, action: int) -> None:
        if self.state.phase == "reveal":
            self.play(seat, Show(card=action))
        elif action == PASS:
            cards = tuple(sorted(self._marked[seat]))
            for move in (Mark(cards=cards), PassPen()):
                for event in decide(self.state, seat, move):
                    self.state = evolve(self.state, event)
            self._refresh()
        else:
            self._marked[seat].append(action)
            self._slates[seat][action] = 1

    def play(self, seat: int, move: Move) -> None:
        if isinstance(move, Show):
            self._note(seat, move.card)
        elif isinstance(move, Mark):
            self._marked[seat] = list(move.cards)
            self._slates[seat] = array("h", [card in move.cards for card in POSITIONS])
        super().play(seat, move)

    def _note(self, seat: int, card: int) -> None:
        """What everybody learns of a card that is shown."""
        markers = [other for other, slate in enumerate(self.state.slates) if card in slate]
        self._shown[card] = OUTCOMES[min(len(markers), 3)]
        self._shown_by[card] = seat
        for other in markers:
            self._marked_by[other * CARDS + card] = 1

    def _who(self) -> tuple[int, ...]:
        state = self.state
        if state.phase == "associate":
            done = state.done
            return tuple(seat for seat in range(self.players) if seat not in done)
        return () if state.scout is None or state.phase != "reveal" else (state.scout,)

    def _everybody_sees(self) -> bytes:
        state, players = self.state, self.players
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
        return b"".join(
            (
                head.tobytes(),
                self._grid,
                self._shown.tobytes(),
                self._shown_by.tobytes(),
                self._marked_by.tobytes(),
            )
        )

    def _own(self, seat: int) -> bytes:
        return b"%b%b" % (array("h", (seat,)).tobytes(), self._slates[seat].tobytes())
