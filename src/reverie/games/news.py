"""What just happened, for animation. Only what everybody may know is told."""

from typing import Any, assert_never

from reverie.games.moves import Continued, Occupied
from reverie.games.odyssey import events as odyssey
from reverie.games.odyssey.events import OdysseyEvent
from reverie.games.stella import events as stella
from reverie.games.stella.events import StellaEvent

News = dict[str, Any]


def news(event: StellaEvent | OdysseyEvent) -> News | None:
    """The news of an event, or nothing where it is a secret or told by another."""
    match event:
        case Continued():
            return {"what": "continued", "seat": event.seat}
        case Occupied() | stella.Marked():
            return None
        case (
            stella.PenPassed()
            | stella.PenTaken()
            | stella.FlipAgreed()
            | stella.WordFlipped()
            | stella.Announced()
            | stella.CardShown()
            | stella.RoundScored()
            | stella.RoundStarted()
        ):
            return _stella(event)
        case _:
            return _odyssey(event)


StellaNews = (
    stella.PenPassed
    | stella.PenTaken
    | stella.FlipAgreed
    | stella.WordFlipped
    | stella.Announced
    | stella.CardShown
    | stella.RoundScored
    | stella.RoundStarted
)


def _stella(event: StellaNews) -> News:
    match event:
        case stella.PenPassed():
            return {"what": "pen_passed", "seat": event.seat}
        case stella.PenTaken():
            return {"what": "pen_taken", "seat": event.seat}
        case stella.FlipAgreed():
            return {"what": "flip_agreed", "seat": event.seat}
        case stella.WordFlipped():
            return {"what": "word_flipped"}
        case stella.Announced():
            return {"what": "announced", "counts": event.counts, "dark": event.dark}
        case stella.CardShown():
            shown = event.shown
            return {
                "what": shown.outcome,
                "card": shown.card,
                "scout": shown.scout,
                "players": shown.players,
            }
        case stella.RoundScored():
            return {"what": "round_scored", "points": event.points}
        case stella.RoundStarted():
            return {"what": "round_started", "row": event.row, "cards": event.cards}
        case _:
            assert_never(event)


OdysseyNews = (
    odyssey.Told
    | odyssey.Given
    | odyssey.Laid
    | odyssey.Voted
    | odyssey.VotedRed
    | odyssey.TurnScored
    | odyssey.TurnStarted
    | odyssey.HandsPassed
)


def _odyssey(event: OdysseyNews) -> News | None:
    match event:
        case odyssey.Told():
            return {"what": "told", "seat": event.seat}
        case odyssey.Given():
            return {"what": "given", "seat": event.seat, "count": len(event.cards)}
        case odyssey.Laid():
            return {"what": "laid", "images": event.images}
        case odyssey.Voted():
            return {"what": "voted", "seat": event.seat}
        case odyssey.VotedRed():
            return None
        case odyssey.TurnScored():
            return {"what": "turn_scored", "points": event.points}
        case odyssey.TurnStarted():
            return {"what": "turn_started", "reshuffled": event.pile is not None}
        case odyssey.HandsPassed():
            return {"what": "hands_passed"}
        case _:
            assert_never(event)
