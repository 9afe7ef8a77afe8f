"""What goes wrong with a deck: a code for programs, a sentence for people."""

import errno

from reverie.games.errors import GameError, Malformed

__all__ = [
    "DeckError",
    "Malformed",
    "NoRoom",
    "NoSuchDeck",
    "NotOwner",
    "TooLarge",
    "TooManyDecks",
    "Unreachable",
]


FULL = (errno.ENOSPC, errno.EDQUOT)
"""How the system says that there is no room on the disk."""


class DeckError(GameError):
    """A deck cannot be found, made or changed."""


class NoSuchDeck(DeckError, LookupError):
    def __init__(self) -> None:
        super().__init__("no_such_deck", "There is no such deck.")


class NotOwner(DeckError):
    def __init__(self) -> None:
        super().__init__("not_owner", "Only the owner of this deck may do this.")


class TooLarge(DeckError):
    """More than the limits allow, as a whole; one file too many is a refusal in the report."""

    def __init__(self, message: str) -> None:
        super().__init__("too_large", message)


class NoRoom(DeckError):
    """The disk or the bucket is full, or as full as decks may make it."""

    def __init__(self) -> None:
        super().__init__("no_room", "There is no room on this server for another deck.")


class Unreachable(DeckError):
    def __init__(self) -> None:
        super().__init__("not_ready", "The decks cannot be reached; try again in a moment.")


class TooManyDecks(DeckError):
    def __init__(self) -> None:
        super().__init__("too_many", "This server has no room for another deck.")
