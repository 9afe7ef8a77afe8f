"""What every seat has seen, turn by turn or round by round.

An observation has all that its seat has seen and done in a turn, in the order of it; so the last
observation of every turn is all that the seat has ever seen and done, which is perfect recall.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any, Self

from reverie.envs.sim import Sim


class Recall:
    """Follows a game from its deal on, at a table of its own."""

    def __init__(self, sim: Sim) -> None:
        self.rows: list[list[bytes]] = [[] for _ in range(sim.players)]
        self._sim = sim
        self._taken = 0
        self._part = 0

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        other = copy(self)
        vars(other).update(rows=[seen[:] for seen in self.rows], _sim=self._sim.clone())
        return other

    def follow(self, actions: Sequence[int]) -> None:
        """The first action is the deal."""
        sim = self._sim
        for action in actions[self._taken :]:
            if self._taken:
                sim.act(sim.awaited[0], action)
            else:
                sim.reset(str(action))
            self._taken += 1
            self._look()

    def _look(self) -> None:
        sim = self._sim
        part = sim.part + sim.over
        for seat, seen in enumerate(self.rows):
            if part == self._part:
                seen.pop()
            seen.append(sim.seen(seat))
        self._part = part
