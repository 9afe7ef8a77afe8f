"""Games that end when everyone has been storyteller as often as agreed (P8, T7)."""

from typing import Annotated

from msgspec import Meta, Struct

from reverie.games.odyssey.state import Odyssey
from reverie.games.odyssey.variant import Variant


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    laps: Annotated[int, Meta(ge=1, le=5)] = 1


class Laps(Variant):
    options = Options

    def goal(self, options: Options) -> int:
        return options.laps

    def laps(self, state: Odyssey) -> int:
        return state.goal

    def is_over(self, state: Odyssey, totals: tuple[int, ...]) -> bool:
        return state.turn == state.players * state.goal
