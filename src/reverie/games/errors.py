"""Two families of errors: a message that makes no sense, and a move that the rules refuse."""

from typing import Literal

Code = Literal[
    # A move or another call that a table, or its game, refuses.
    "malformed", "not_now", "not_your_turn", "not_your_card", "already_shown", "not_marked",
    "own_image", "too_many", "too_few", "bad_options", "bad_count", "table_full", "already_started",
    "name_taken", "colour_taken", "not_over", "no_seat", "not_host", "no_such_table",
    "already_there", "removed", "no_bots", "switched_off",
    # A deck.
    "no_such_deck", "not_owner", "too_slow",
    # The way to it.
    "too_large", "slow_down", "not_found", "wrong_method", "wrong_origin", "wrong_host",
    "wrong_type", "blocked", "no_room", "not_ready", "internal",
]  # fmt: skip
"""Every code that a caller may be told, wherever it comes from."""

LONGEST_MESSAGE = 200
"""Characters. A message may quote what somebody sent, and that may be anything."""


def brief(message: str) -> str:
    """A message that is told, and stored, in full or else without its end."""
    return message if len(message) <= LONGEST_MESSAGE else f"{message[: LONGEST_MESSAGE - 1]}…"


class GameError(Exception):
    """An error that is told to its sender: a code for programs, a sentence for people."""

    def __init__(self, code: Code, message: str, suggestion: str | None = None) -> None:
        self.code = code
        self.message = brief(message)
        self.suggestion = suggestion
        """What would not be refused, where that is known."""
        super().__init__(self.message)


class Malformed(GameError):
    """The move names something that does not exist, or says one thing twice."""

    def __init__(self, message: str) -> None:
        super().__init__("malformed", message)


class IllegalMove(GameError):
    """The move makes sense, but the rules refuse it now, here or to this seat."""
