"""Where cards can be."""

from typing import Any

import pytest

from reverie.games.odyssey.state import Odyssey
from reverie.games.stella.state import Stella


def in_play(state: Any) -> list[str]:
    """Every place that cards can be in, one after another."""
    match state:
        case Stella():
            return [*state.grid, *state.pile]
        case Odyssey():
            hands = [card for hand in state.hands for card in hand]
            given = [card for cards in state.given for card in cards]
            return [*hands, *(state.images or given), *state.pile, *state.discards]
        case _:
            pytest.fail("Say where the cards of this game are.")
