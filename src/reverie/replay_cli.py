"""The command that holds a game that was written down against its seed and the rules."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from reverie.database_cli import refused
from reverie.games import GAMES
from reverie.games.verify import Lap, Wrong, verify
from reverie.tables.codes import digest
from reverie.tables.log import Log

File = Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A game as it was saved.")]


def replay(file: File) -> None:
    """Play a saved game again, and check its seed, its shuffles and every score."""
    try:
        log = msgspec.json.decode(file.read_bytes(), type=Log)
    except (msgspec.DecodeError, OSError) as error:
        raise refused(f"{file}: this is no game: {error}.") from None
    game = GAMES.get(log.game)
    if game is None:
        raise refused(f"{file}: there is no game called {log.game!r}.")
    if log.seed != log.setup.seed or not isinstance(log.setup, game.setup):
        raise refused(f"{file}: the set-up is of another seed, or of another game.")
    try:
        laps = verify(game, log.setup, log.start, log.events)
    except Wrong as wrong:
        raise refused(f"{file}: {wrong}") from None
    for number, lap in enumerate(laps, 1):
        typer.echo(_line(number, lap))
    typer.echo(
        f"{log.game}, {len(log.setup.bots)} players: all {len(log.events)} events follow"
        " from the seed and the rules."
    )
    typer.echo(f"Hash of the seed, as the table showed it from the start: {digest(log.seed)}")


def _line(number: int, lap: Lap) -> str:
    clue = "aloud" if lap.clue is None else f"“{lap.clue}”"
    points = " ".join(f"+{points}" for points in lap.points)
    return f"{number:3}  {points}  = {' '.join(map(str, lap.totals))}  {clue}"
