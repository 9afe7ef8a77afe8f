"""What just happened, for animation. Only what everybody may know is told."""

from collections.abc import Callable
from typing import Any

from reverie.games.moves import Continued
from reverie.games.odyssey import events as odyssey
from reverie.games.odyssey.events import OdysseyEvent
from reverie.games.stella import events as stella
from reverie.games.stella.events import StellaEvent

News = dict[str, Any]


def _shown(event: stella.CardShown) -> News:
    card = event.shown
    told = {"card": card.card, "scout": card.scout, "players": card.players}
    return {"what": card.outcome, **told}


# What is not in here is a secret, or told by another event.
TOLD: dict[type[StellaEvent | OdysseyEvent], Callable[[Any], News]] = {
    Continued: lambda event: {"what": "continued", "seat": event.seat},
    stella.PenPassed: lambda event: {"what": "pen_passed", "seat": event.seat},
    stella.PenTaken: lambda event: {"what": "pen_taken", "seat": event.seat},
    stella.FlipAgreed: lambda event: {"what": "flip_agreed", "seat": event.seat},
    stella.WordFlipped: lambda _: {"what": "word_flipped"},
    stella.Announced: lambda event: {
        "what": "announced",
        "counts": event.counts,
        "dark": event.dark,
    },
    stella.CardShown: _shown,
    stella.RoundScored: lambda event: {"what": "round_scored", "points": event.points},
    stella.RoundStarted: lambda event: {
        "what": "round_started",
        "row": event.row,
        "cards": event.cards,
    },
    odyssey.Told: lambda event: {"what": "told", "seat": event.seat},
    odyssey.Given: lambda event: {
        "what": "given",
        "seat": event.seat,
        "count": len(event.cards),
    },
    odyssey.Laid: lambda event: {"what": "laid", "images": event.images},
    odyssey.Voted: lambda event: {"what": "voted", "seat": event.seat},
    odyssey.TurnScored: lambda event: {"what": "turn_scored", "points": event.points},
    odyssey.TurnStarted: lambda event: {
        "what": "turn_started",
        "reshuffled": event.pile is not None,
    },
    odyssey.HandsPassed: lambda _: {"what": "hands_passed"},
}


def news(event: StellaEvent | OdysseyEvent) -> News | None:
    """The news of an event, if there is any."""
    tell = TOLD.get(type(event))
    return tell(event) if tell else None
