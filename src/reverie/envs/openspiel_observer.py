"""What a player sees for OpenSpiel, as a tensor and as text."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

NOTHING = -1.0


class Observer:
    """What is public, a player's own, or both; now, or with perfect recall: a row for every turn
    or round so far, with all that was seen in it."""

    def __init__(self, game: Any, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("What all players have is for no player's eyes.")
        sim = game.sim
        public, own = sim.public_layout, sim.own_layout
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._place = slice(
            0 if kind.public_info else public.width,
            sim.width if private else public.width,
        )
        self._fields = (public.slices() if kind.public_info else {}) | (
            own.slices(public.width if kind.public_info else 0) if private else {}
        )
        self._recalls: bool = kind.perfect_recall
        self._is_plain = not self._recalls and self._place == slice(0, sim.width)
        width = max(0, self._place.stop - self._place.start)
        shape = (game.parts, width) if self._recalls else (width,)
        self.tensor = np.full(shape, NOTHING, np.float32)
        self.dict = {"info_state" if self._recalls else "observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        if self._is_plain and state.dealt:  # what is asked for in every step
            self.tensor[:] = np.frombuffer(state.sim.seen(player), np.int16)
            return
        self.tensor.fill(NOTHING)
        if state.dealt:
            rows = self.tensor if self._recalls else [self.tensor]
            for row, seen in zip(rows, self._rows(state, player), strict=False):
                row[:] = seen

    def string_from(self, state: Any, player: int) -> str:
        if not state.dealt:
            return "not dealt"
        return "\n".join(told(self._fields, row) for row in self._rows(state, player))

    def _rows(self, state: Any, player: int) -> list[NDArray[np.int16]]:
        seen = state.recalled(player) if self._recalls else [state.sim.seen(player)]
        return [np.frombuffer(row, np.int16)[self._place] for row in seen]


def told(fields: Mapping[str, slice], seen: NDArray[np.int16]) -> str:
    """An observation as text, by the names of its fields."""
    values = {name: seen[place].tolist() for name, place in fields.items()}
    return " ".join(f"{name}:{','.join(map(str, value))}" for name, value in values.items())
