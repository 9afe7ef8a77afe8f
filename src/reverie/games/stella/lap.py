"""Who marked what in a round."""

from reverie.games.spirits import Chosen, Lap
from reverie.games.stella.state import Stella


def lap(state: Stella) -> Lap | None:
    if state.phase not in ("scored", "over"):
        return None
    everybody = tuple(range(state.players))
    return Lap(
        tuple(
            Chosen(card, tuple(seat for seat in everybody if at in state.slates[seat]), everybody)
            for at, card in enumerate(state.grid)
        ),
        state.clue,
    )
