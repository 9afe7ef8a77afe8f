"""The move that an event came of."""

from collections.abc import Sequence

from reverie.games.moves import Asked, Event, asked_in_any_game
from reverie.games.stella import events
from reverie.games.stella.moves import FlipWord, Mark, PassPen, Show, TakePen


def asked(happened: Sequence[Event]) -> Asked:
    match happened[0]:
        case events.Marked(seat, cards):
            return ((seat, Mark(cards=cards)),)
        case events.PenPassed(seat):
            return ((seat, PassPen()),)
        case events.PenTaken(seat):
            return ((seat, TakePen()),)
        case events.FlipAgreed(seat):
            return ((seat, FlipWord()),)
        case events.CardShown(shown):
            return ((shown.scout, Show(card=shown.card)),)
        case other:
            return asked_in_any_game(other)
