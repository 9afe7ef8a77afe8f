"""A game on the test's table: moves and views as they travel, in the words of the protocol."""

from typing import Any

import msgspec
import pytest

from reverie.games.errors import GameError, IllegalMove, Malformed
from reverie.games.game import AnyGame, Box
from reverie.games.moves import Occupy

CARDS = tuple(f"c{number}" for number in range(84))
WORDS = tuple((f"word {number:02}", f"other {number:02}") for number in range(96))
DISCOVERY = tuple((f"discovery {number}", f"other {number}") for number in range(1, 5))


def box(players: int, **changes: Any) -> Box:
    """What the rulebooks' boxes hold, and people at every seat."""
    contents: dict[str, Any] = {
        "seed": "a seed",
        "bots": (False,) * players,
        "cards": CARDS,
        "words": WORDS,
        "beginners": DISCOVERY,
    }
    return Box(**(contents | changes))


def bots(players: int, *seats: int) -> tuple[bool, ...]:
    return tuple(seat in seats for seat in range(players))


class Play:
    """A game in progress."""

    def __init__(
        self, game: AnyGame, players: int, options: dict[str, Any] | None = None, **changes: Any
    ) -> None:
        self.game = game
        chosen = game.check(msgspec.convert(options or {}, game.options))
        self.setup = self.prepare(chosen, box(players, **changes))
        self.state = game.start(self.setup)
        self.events: list[Any] = []

    def prepare(self, options: Any, contents: Box) -> Any:
        return self.game.prepare(options, contents)

    @property
    def players(self) -> int:
        return len(self.state.bots)

    @property
    def seats(self) -> range:
        return range(self.players)

    def move(self, seat: int, kind: str, /, **fields: Any) -> None:
        """A seat's move, from JSON to the state after it."""
        move = _decoded(self.game, kind, fields)
        self._happen(self.game.decide(self.state, seat, move))

    def occupy(self, seat: int, *, bot: bool) -> None:
        """A bot takes the seat over, or a person takes it back."""
        self._happen(self.game.decide(self.state, seat, Occupy(bot=bot)))

    def _happen(self, events: tuple[Any, ...]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.events.extend(events)

    def refusal(self, seat: int, kind: str, /, **fields: Any) -> str:
        """The code a move is refused with. Nothing has changed by it."""
        before = self.as_seen()
        with pytest.raises(GameError) as refused:
            self.move(seat, kind, **fields)
        assert self.as_seen() == before
        assert refused.value.message
        family = Malformed if refused.value.code == "malformed" else IllegalMove
        assert type(refused.value) is family
        return refused.value.code

    def as_seen(self) -> bytes:
        """The state, and every view and offer, byte for byte."""
        viewers = [*self.seats, None]
        return msgspec.json.encode(
            (
                self.state,
                [self.game.view(self.state, viewer) for viewer in viewers],
                [self.game.can(self.state, viewer) for viewer in viewers],
            )
        )

    def view(self, seat: int | None = None) -> Any:
        return _sent(self.game.view(self.state, seat))

    def sees(self, field: str, seat: int | None = None) -> Any:
        return self.view(seat)[field]

    def can(self, seat: int | None) -> Any:
        return _sent(self.game.can(self.state, seat))

    def offers(self, seat: int | None) -> list[str]:
        return [offer["type"] for offer in self.can(seat)]

    def continue_all(self) -> None:
        for seat in self.sees("waiting_for"):
            self.move(seat, "continue")


def _decoded(game: AnyGame, kind: str, fields: dict[str, Any]) -> Any:
    try:
        message = msgspec.json.encode({"type": kind, **fields})
        return msgspec.json.decode(message, type=game.move)
    except msgspec.ValidationError as error:
        raise Malformed(str(error)) from error


def _sent(what: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(what))
