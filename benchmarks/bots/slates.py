"""Games of Stella: one bot at a table of others of another mind."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from tests.bots.playing import Table, play_on

from reverie.bots.characters import cast
from reverie.bots.mind import Mind
from reverie.bots.player import Player
from reverie.games.moves import Continue
from reverie.games.stella.view import StellaView

from .others import Other


class Slate(Struct, frozen=True):
    """A round of Stella of the bot in seat 0."""

    points: int
    others: float
    """The mean of the others' points."""
    crosses: int
    fell: bool
    dark: bool


def slates(
    games: int, players: int, mind: Mind, others: Sequence[Mind], seed: str = "slates"
) -> Iterator[Slate]:
    for number in range(games):
        deal = f"{seed} {number}"
        table = Table("stella", players, deal)
        bots = [
            Other(character, "normal", f"{deal}/{seat}", others[seat % len(others)])
            if seat
            else Player(character, "normal", f"{deal}/{seat}", mind)
            for seat, character in enumerate(cast(deal, players))
        ]
        while table.state.phase != "over":
            play_on(table, bots, until="scored" if table.state.round < 4 else "over")
            yield _slate(table)
            for seat in table.waiting_for:
                bots[seat].see(table.sight(seat))
                table.play(seat, Continue())


def _slate(table: Table) -> Slate:
    view = table.sight(0).play
    assert isinstance(view, StellaView)
    assert view.counts
    points = view.rounds[-1]
    return Slate(
        points=points[0],
        others=sum(points[1:]) / (len(points) - 1),
        crosses=view.counts[0],
        fell=0 in view.fallen,
        dark=view.dark == 0,
    )
