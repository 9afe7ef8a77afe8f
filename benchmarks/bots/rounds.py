"""Rounds of Odyssey at tables of several minds: seat 0 tells, the others give and vote."""

from collections.abc import Iterator, Sequence
from time import process_time

from msgspec import Struct
from tests.bots.playing import Table

from reverie.bots.characters import Level, cast
from reverie.bots.mind import Mind
from reverie.bots.player import Player
from reverie.bots.sight import Wait


class Round(Struct, frozen=True):
    """What came of a turn in which seat 0 told."""

    players: int
    found: tuple[bool, ...]
    """For each voter."""
    drawn: tuple[int, ...]
    """The votes on each voter's own card."""
    first_choices: tuple[int, ...]
    seconds: tuple[tuple[str, float], ...]
    """How long the decisions took, on one core, by the phase."""

    @property
    def nothing(self) -> bool:
        return all(self.found) or not any(self.found)


def rounds(count: int, minds: Sequence[Mind], seed: str = "round") -> Iterator[Round]:
    """So many turns at a table with a player of each of these minds."""
    for number in range(count):
        yield _round(f"{seed} {number}", minds, "normal")


def _round(seed: str, minds: Sequence[Mind], level: Level) -> Round:
    table = Table("odyssey", len(minds), seed, target=100)
    bots = [
        Player(character, level, f"{seed}/{seat}", mind)
        for seat, (character, mind) in enumerate(zip(cast(seed, len(minds)), minds, strict=True))
    ]
    seconds = []
    while table.state.phase in {"tell", "give", "vote"}:
        seat = table.waiting_for[0]
        begun, phase = process_time(), table.state.phase
        move = bots[seat].choose(table.sight(seat), table.can(seat), table.cards)
        seconds.append((phase, process_time() - begun))
        assert not isinstance(move, Wait)
        table.play(seat, move)
    return _result(table, tuple(seconds))


def _result(table: Table, seconds: tuple[tuple[str, float], ...]) -> Round:
    state = table.state
    answer = state.owners.index(0)
    votes = state.votes[1:]
    drawn = [
        sum(image in vote for vote in votes for image, of in enumerate(state.owners) if of == seat)
        for seat in range(1, len(state.votes))
    ]
    return Round(
        players=len(state.votes),
        found=tuple(answer in vote for vote in votes),
        drawn=tuple(drawn),
        first_choices=tuple(vote[0] for vote in votes),
        seconds=seconds,
    )
