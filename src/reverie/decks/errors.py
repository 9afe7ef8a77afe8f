"""What goes wrong with a deck: a code for programs, a sentence for people."""

from reverie.games.errors import GameError, Malformed

__all__ = ["DeckError", "Malformed", "NoSuchDeck", "NotOwner", "TooLarge", "TooManyDecks"]


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


class TooManyDecks(DeckError):
    def __init__(self) -> None:
        super().__init__("too_many", "This server has no room for another deck.")
