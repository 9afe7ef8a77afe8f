"""What goes wrong at a table and not in a game."""

from reverie.games.errors import GameError, IllegalMove


class NoSuchTable(GameError):
    def __init__(self) -> None:
        super().__init__("no_such_table", "There is no such table.")


class Unreadable(GameError):
    """A fault of ours, or of the disk, that was told in the log when it was met first."""

    def __init__(self) -> None:
        super().__init__("internal", "This table cannot be read.")


class NoSeat(GameError):
    def __init__(self) -> None:
        super().__init__("no_seat", "You have no seat at this table.")


class RemovedForGood(GameError):
    def __init__(self) -> None:
        super().__init__("removed", "The host of this table has removed you.")


class NotHost(GameError):
    def __init__(self) -> None:
        super().__init__("not_host", "Only the host may do this.")


class SwitchedOff(IllegalMove):
    def __init__(self, what: str) -> None:
        super().__init__("switched_off", f"The host has switched {what} off.")


class NameTaken(IllegalMove):
    def __init__(self, suggestion: str) -> None:
        message = f"Somebody here has this name already; try {suggestion}."
        super().__init__("name_taken", message, suggestion)


class NoBots(IllegalMove):
    def __init__(self) -> None:
        super().__init__("no_bots", "Bots cannot see the cards on your table.")


def not_now(status: str) -> IllegalMove:
    where = {"lobby": "in the lobby", "playing": "during a game", "over": "after the game"}[status]
    return IllegalMove("not_now", f"This cannot be done {where}.")
