"""Turns of Odyssey at tables of several minds: some seats are the bots' that are measured."""

from collections.abc import Iterator, Sequence
from random import Random
from time import process_time

from msgspec import Struct
from tests.bots.playing import Table

from reverie.bots.characters import cast
from reverie.bots.mind import Mind
from reverie.bots.player import Player
from reverie.bots.sight import Wait

from .others import Other


class Turn(Struct, frozen=True):
    """What came of a turn."""

    teller: int
    found: dict[int, bool]
    """For each voter."""
    drawn: dict[int, int]
    """The votes on each voter's own card."""
    first_choices: dict[int, int]
    seconds: tuple[tuple[int, str, float], ...]
    """How long the decisions took, on one core, by the seat and the phase."""

    @property
    def nothing(self) -> bool:
        return all(self.found.values()) or not any(self.found.values())


def first_turns(
    count: int, minds: Sequence[Mind], bots: Sequence[int], seed: str
) -> Iterator[Turn]:
    """Turns in which seat 0 tells to strangers."""
    for number in range(count):
        yield from turns(1, minds, bots, f"{seed} {number}", first=0)


def games(
    count: int, length: int, minds: Sequence[Mind], bots: Sequence[int], seed: str
) -> Iterator[Turn]:
    """Games of so many turns, begun by anybody."""
    for number in range(count):
        deal = f"{seed} {number}"
        first = Random(deal).randrange(len(minds))
        yield from turns(length, minds, bots, deal, first)


def turns(
    length: int, minds: Sequence[Mind], bots: Sequence[int], seed: str, first: int
) -> Iterator[Turn]:
    """The first turns of a game with a player of each of these minds."""
    sitting = cast(seed, len(minds))
    faces = tuple(who.face if seat in bots else None for seat, who in enumerate(sitting))
    table = Table("odyssey", len(minds), seed, target=100, faces=faces)
    players = [
        (Player if seat in bots else Other)(character, "normal", f"{seed}/{seat}", mind)
        for seat, (character, mind) in enumerate(zip(sitting, minds, strict=True))
    ]
    for _ in range(length):
        seconds = []
        while table.state.phase in {"tell", "give", "vote"}:
            phase = table.state.phase
            seat = first if table.state.storyteller is None else table.waiting_for[0]
            begun = process_time()
            _move(table, players, seat)
            seconds.append((seat, phase, process_time() - begun))
        yield _result(table, tuple(seconds))
        while table.state.phase == "scored":
            _move(table, players, table.waiting_for[0])
        if table.state.phase == "over":
            return


def _move(table: Table, players: Sequence[Player], seat: int) -> None:
    move = players[seat].choose(table.sight(seat), table.can(seat), table.cards)
    assert not isinstance(move, Wait)
    table.play(seat, move)


def _result(table: Table, seconds: tuple[tuple[int, str, float], ...]) -> Turn:
    state = table.state
    answer = state.owners.index(state.storyteller)
    votes = {seat: vote for seat, vote in enumerate(state.votes) if seat != state.storyteller}
    drawn = {
        seat: sum(state.owners[image] == seat for vote in votes.values() for image in vote)
        for seat in votes
    }
    return Turn(
        teller=state.storyteller,
        found={seat: answer in vote for seat, vote in votes.items()},
        drawn=drawn,
        first_choices={seat: vote[0] for seat, vote in votes.items()},
        seconds=seconds,
    )
