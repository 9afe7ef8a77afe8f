"""Two families of errors: a message that makes no sense, and a move that the rules refuse."""


class GameError(Exception):
    """An error that is told to its sender: a code for programs, a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Malformed(GameError):
    """The move names something that does not exist, or says one thing twice."""

    def __init__(self, message: str) -> None:
        super().__init__("malformed", message)


class IllegalMove(GameError):
    """The move makes sense, but the rules refuse it now, here or to this seat."""
