"""The move that an event came of, together with the one after it."""

from collections.abc import Sequence

from reverie.games.moves import Asked, Event, asked_in_any_game
from reverie.games.odyssey import events
from reverie.games.odyssey.moves import BlindTell, ColouredVote, Give, Mine, Tell
from reverie.games.odyssey.variant import Variant
from reverie.games.real import REAL


def asked(variant: Variant, happened: Sequence[Event]) -> Asked:
    then = happened[1] if len(happened) > 1 else None
    match happened[0]:
        case events.Told(seat, clue):
            aloud = clue is None
            if variant.names_a_card and isinstance(then, events.Given) and len(then.cards) == 1:
                card = None if then.cards[0] == REAL else then.cards[0]
                return ((seat, Tell(card=card, clue=clue, aloud=aloud)),)
            return ((seat, BlindTell(clue=clue, aloud=aloud)),)
        case events.Given(seat, cards):
            return ((seat, Give(cards=tuple(card for card in cards if card != REAL))),)
        case events.Claimed(seat, images):
            return ((seat, Mine(images=images)),)
        case events.Voted(seat, images):
            red = then.image if isinstance(then, events.VotedRed) else None
            return ((seat, ColouredVote(images=images, red=red)),)
        case other:
            return asked_in_any_game(other)
