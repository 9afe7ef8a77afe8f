"""Who thought alike over all games of an evening, by the seats as they are now."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from reverie.games.spirits import Chosen, Lap, Spirits, spirits
from reverie.tables.evolve import after
from reverie.tables.room import read_change
from reverie.tables.table import Seat, Table

FEW_GAMES = 3
"""With fewer an evening says nothing of who is kindred."""


class Evening(Struct, frozen=True):
    games: int
    spirits: Spirits


class Laps:
    """The rounds or turns of one game, as it goes on."""

    def __init__(self) -> None:
        self.ended: list[Lap] = []
        self._step: tuple[str | int, ...] | None = None

    def look(self, table: Table) -> None:
        play = table.play
        if play is None or play.step == self._step:
            return
        self._step = play.step
        if lap := table.rules.lap(play):
            self.ended.append(lap)


def evening(bodies: Iterable[bytes]) -> Evening:
    """Of games that are over; one that is played says nothing yet."""
    table: Table | None = None
    games: list[tuple[tuple[Seat, ...], list[Lap]]] = []
    laps, number = Laps(), 0
    for change in map(read_change, bodies):
        before, table = table, after(table, change)
        if table.games != number:
            laps, number = Laps(), table.games
        laps.look(table)
        if table.status == "over" and before and before.status == "playing":
            games.append((table.seats, laps.ended))
    now = {_who(seat): place for place, seat in enumerate(table.seats)} if table else {}
    told = spirits(
        _moved(lap, {place: now.get(_who(seat)) for place, seat in enumerate(seats)})
        for seats, laps_of_game in games
        for lap in laps_of_game
    )
    return Evening(len(games), told if len(games) >= FEW_GAMES else replace(told, kindred=None))


def _who(seat: Seat) -> str:
    return seat.token or f"bot {seat.name}"


def _moved(lap: Lap, places: Mapping[int, int | None]) -> Lap:
    """By the seats of now; who has left is in none."""

    def seats(before: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(now for seat in before if (now := places[seat]) is not None))

    cards = tuple(Chosen(one.card, seats(one.by), seats(one.of)) for one in lap.cards)
    return replace(lap, cards=cards, teller=places.get(-1 if lap.teller is None else lap.teller))
