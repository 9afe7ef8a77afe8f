"""Bots that help out: their partner has promised to move for both, and has gone."""

from reverie.games.moves import Move
from reverie.tables.table import Table


def helpers(table: Table) -> dict[int, Move]:
    """The bots that wait for nobody who is there, and what each says to move itself."""
    if table.status != "playing":
        return {}
    stands_in, here = table.rules.stands_in, table.connected
    return {
        seat: found[1]
        for seat, each in enumerate(table.seats)
        if each.bot
        and (found := stands_in(table.play, seat))
        and found[0] not in here
        and not table.seats[found[0]].bot
    }


def help_out(table: Table, seat: int) -> Move | None:
    """Nothing where the partner is back."""
    return helpers(table).get(seat)
