"""Two families of errors: a message that makes no sense, and a move that the rules refuse."""

LONGEST_MESSAGE = 200
"""Characters. A message may quote what somebody sent, and that may be anything."""


def brief(message: str) -> str:
    """A message that is told, and stored, in full or else without its end."""
    return message if len(message) <= LONGEST_MESSAGE else f"{message[: LONGEST_MESSAGE - 1]}…"


class GameError(Exception):
    """An error that is told to its sender: a code for programs, a sentence for people."""

    def __init__(self, code: str, message: str, suggestion: str | None = None) -> None:
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
