"""``reverie arena``: a round-robin of bots, with a report."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from reverie.arena.spec import BadSpec, Contestant, GameName, Spec, read_spec

errors = Console(stderr=True)


def arena(
    file: Annotated[
        Path | None, typer.Argument(help="A specification or a report (JSON or TOML) to play.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="easy, normal, hard (of the house), chance, or a file of Python."),
    ] = None,
    game: Annotated[GameName, typer.Option(help="Which game.")] = "odyssey",
    players: Annotated[int, typer.Option(help="How many at a table.")] = 4,
    deals: Annotated[int, typer.Option(min=1, help="How many deals.")] = 20,
    seed: Annotated[str, typer.Option(help="The same seed, the same games.")] = "reverie",
    mind: Annotated[str, typer.Option(help="Of the house: words, or encoder.")] = "words",
    judged: Annotated[
        bool, typer.Option("--judged", help="Also ask about clues that judges have graded.")
    ] = False,
    to: Annotated[Path, typer.Option(help="The folder of the report.")] = Path("arena"),
) -> None:
    """Let bots play each other over many deals, and write a report as HTML and JSON."""
    try:
        import openskill
    except ModuleNotFoundError:
        raise _failed("Ratings need openskill: pip install openskill") from None
    assert openskill
    from reverie.arena.page import as_page
    from reverie.arena.run import run

    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        if file is not None:
            spec, folder = read_spec(file), file.parent
        else:
            contestants = tuple(_contestant(told, mind) for told in bot or ("easy", "hard"))
            wish = {"game": game, "players": players, "deals": deals, "seed": seed}
            spec, folder = msgspec.convert(wish | {"contestants": contestants}, Spec), Path()
        with Progress(*columns, console=errors) as bar:
            task = bar.add_task("games", total=None)
            report = run(
                spec,
                folder,
                lambda done, total: bar.update(task, completed=done, total=total),
                judged=judged,
            )
    except (BadSpec, msgspec.ValidationError) as error:
        raise _failed(str(error)) from None
    to.mkdir(parents=True, exist_ok=True)
    body = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (to / "arena.json").write_bytes(body)
    (to / "arena.html").write_text(as_page(report), "utf-8")
    grid = Table("contestant", "rating", "95 %", "wins", "points", "ms a decision", "cost")
    for one in report.standings:
        rating, measures = one.rating, one.measures
        grid.add_row(
            one.contestant.name,
            f"{rating.value:.1f}",
            f"{rating.low:.1f} to {rating.high:.1f}",
            f"{measures['wins'].value:.0%}",
            f"{measures['points'].value:.1f}",
            f"{1000 * measures['seconds'].value:.1f}",
            f"{measures['cost'].value:.5f}",
        )
    Console().print(grid)
    typer.echo(f"{report.games} games; the report is {to / 'arena.html'}.")


def _contestant(told: str, mind: str) -> Contestant:
    if told in ("easy", "normal", "hard"):
        wish = {"name": told, "kind": "house", "level": told, "mind": mind}
        return msgspec.convert(wish, Contestant)
    if told == "chance":
        return Contestant("chance", "chance")
    path, _, name = told.partition(":")
    return Contestant(name or Path(path).stem, "file", file=path, bot=name or None)


def _failed(message: str) -> typer.Exit:
    typer.echo(message, err=True)
    return typer.Exit(1)
