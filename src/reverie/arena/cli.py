"""``reverie arena``: a round-robin of bots, with a report."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from reverie.arena.spec import BadSpec, Contestant, GameName, Spec, read_spec
from reverie.bots.characters import CAST, Level
from reverie.decks.opening import DEFAULT_FOLDER
from reverie.decks.place_cli import Place
from reverie.languages import Language

if TYPE_CHECKING:
    from reverie.arena.judging import Judging
    from reverie.arena.run import Report

errors = Console(stderr=True)
LEVELS = ("easy", "normal", "hard")


def arena(
    file: Annotated[
        Path | None, typer.Argument(help="A specification or a report (JSON or TOML) to play.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="easy, normal, hard (of the house), one of its characters, cast (all of them),"
            " chance, or a file of Python."
        ),
    ] = None,
    game: Annotated[GameName, typer.Option(help="Which game.")] = "odyssey",
    players: Annotated[int, typer.Option(help="How many at a table.")] = 4,
    deals: Annotated[int, typer.Option(min=1, help="How many deals.")] = 20,
    seed: Annotated[str, typer.Option(help="The same seed, the same games.")] = "reverie",
    level: Annotated[Level, typer.Option(help="How well characters play.")] = "normal",
    mind: Annotated[
        Literal["words", "encoder"], typer.Option(help="What the house thinks with.")
    ] = "words",
    language: Annotated[Language, typer.Option(help="Of words and clues.")] = "en",
    deck: Annotated[str, typer.Option(help="The cards; several as in dreams+another.")] = "dreams",
    decks: Place = DEFAULT_FOLDER,
    judged: Annotated[
        bool, typer.Option("--judged", help="Also ask about clues that judges have graded.")
    ] = False,
    judges: Annotated[
        Path | None, typer.Option(help="The same, with the answers of judges in this file.")
    ] = None,
    questions: Annotated[
        Path | None,
        typer.Option(help="Only write what judges are to be asked, into this folder."),
    ] = None,
    to: Annotated[Path, typer.Option(help="The folder of the report.")] = Path("arena"),
) -> None:
    """Let bots play each other over many deals, and write a report as HTML and JSON."""
    try:
        if questions is not None:
            _ask(questions, deck, decks, language)
            return
        _need_ratings()
        if file is not None:
            spec, folder = read_spec(file), file.parent
        else:
            told = [one for some in bot or ("easy", "hard") for one in _named(some)]
            wish = {
                "contestants": tuple(_contestant(one, level, mind) for one in told),
                "game": game,
                "players": players,
                "deals": deals,
                "seed": seed,
                "language": language,
                "deck": deck,
            }
            spec, folder = msgspec.convert(wish, Spec), Path()
        report = _played(spec, folder, decks, _judging(file, judges, judged=judged))
    except (BadSpec, msgspec.ValidationError) as error:
        raise _failed(str(error)) from None
    _write(report, to, decks)


def _need_ratings() -> None:
    try:
        import openskill
    except ModuleNotFoundError:
        raise _failed("Ratings need openskill: pip install openskill") from None
    assert openskill


def _judging(file: Path | None, judges: Path | None, *, judged: bool) -> "Judging | None":
    """A report that was judged is judged again, by the same."""
    from reverie.arena.judging import ours, read_judging

    if judges is not None:
        return read_judging(judges)
    if judged:
        return ours()
    if file is not None and file.suffix == ".json":
        told = msgspec.json.decode(file.read_bytes())
        return read_judging(file) if told.get("judging") else None
    return None


def _played(spec: Spec, folder: Path, decks: str, judging: "Judging | None") -> "Report":
    from reverie.arena.run import run

    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ExitStack() as shown:
        bar = Progress(*columns, console=errors)
        task = bar.add_task("games", total=None)

        def progress(done: int, total: int) -> None:
            if done == 0:  # what cannot be played is told without it
                shown.enter_context(bar)
            bar.update(task, completed=done, total=total)

        return run(spec, folder, progress, judging=judging, decks=decks)


def _write(report: "Report", to: Path, decks: str) -> None:
    from reverie.arena.page import as_page
    from reverie.arena.shelf import shelf

    to.mkdir(parents=True, exist_ok=True)
    body = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (to / "arena.json").write_bytes(body)
    page = as_page(report, shelf(report.spec.deck, decks))
    (to / "arena.html").write_text(page, "utf-8")
    head = ("contestant", "rating", "95 %", "wins", "points", "clues", "95 % under", "cost")
    grid = Table(*head)
    for one in report.standings:
        rating, measures = one.rating, one.measures
        clues = measures.get("different clues")
        grid.add_row(
            one.contestant.name,
            f"{rating.value:.1f}",
            f"{rating.low:.1f} to {rating.high:.1f}",
            f"{measures['wins'].value:.0%}",
            f"{measures['points'].value:.1f}",
            f"{clues.value:.0f} of {clues.count}" if clues else "",
            f"{1000 * measures['slow seconds'].value:.1f} ms",
            f"{measures['cost'].value:.5f}",
        )
    Console().print(grid)
    typer.echo(f"{report.games} games; the report is {to / 'arena.html'}.")


def _ask(folder: Path, deck: str, decks: str, language: str) -> None:
    from reverie.arena.questions import write_questions
    from reverie.arena.shelf import shelf

    count = write_questions(folder, shelf(deck, decks), language)
    typer.echo(f"{count} questions: {folder / 'questions.html'}; answers go into answers.json.")


def _named(told: str) -> tuple[str, ...]:
    return tuple(one.name for one in CAST) if told == "cast" else (told,)


def _contestant(told: str, level: Level, mind: str) -> Contestant:
    if told in LEVELS:
        return msgspec.convert({"name": told, "level": told, "mind": mind}, Contestant)
    if told == "chance":
        return Contestant("chance", "chance")
    who = next((one.name for one in CAST if one.name.casefold() == told.casefold()), None)
    if who is not None:
        wish = {"name": who, "character": who, "level": level, "mind": mind}
        return msgspec.convert(wish, Contestant)
    path, _, name = told.partition(":")
    return Contestant(name or Path(path).stem, "file", file=path, bot=name or None)


def _failed(message: str) -> typer.Exit:
    typer.echo(message, err=True)
    return typer.Exit(1)
