"""Which of the three games a view is of."""

from typing import Literal

from reverie.games.odyssey.view import OdysseyView

Kind = Literal["classic", "party", "team"]


def kind_of(view: OdysseyView) -> Kind:
    if view.teams is not None:
        return "team"
    return "classic" if view.laps is None else "party"
