"""``reverie deck``: decks of one's own on the command line."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from reverie.decks.library import Library
from reverie.decks.limits import Limits, limits_from
from reverie.decks.opening import DEFAULT_FOLDER, NoStorage, open_storage
from reverie.decks.place_cli import Place
from reverie.games.errors import GameError

if TYPE_CHECKING:
    from reverie.decks.importing import Imported, Refusal, Wishes

deck_app = typer.Typer(help="Decks of your own pictures.", no_args_is_help=True)
console = Console()
errors = Console(stderr=True)


@deck_app.command("import")
def import_deck(
    source: Annotated[Path, typer.Argument(metavar="FOLDER|ZIP", help="The pictures.")],
    decks: Place = DEFAULT_FOLDER,
    name: Annotated[str, typer.Option(help="What to call it; else as the folder.")] = "",
    whole: Annotated[bool, typer.Option(help="Show pictures whole instead of cut.")] = False,
    listed: Annotated[bool, typer.Option(help="Show the deck to everybody.")] = True,
) -> None:
    """Make a deck of the pictures in a folder or a zip."""
    from reverie.decks.importing import NoPictures, Wishes

    called = name or (source.resolve().name if source.is_dir() else source.stem)
    wishes = Wishes(name=called, framing="whole" if whole else "crop", listed=listed)
    try:
        imported = _import(source, open_library(decks), wishes)
    except NoPictures as error:
        _show_refused(error.refused)
        raise _failed(error) from None
    except GameError as error:
        raise _failed(error) from None
    _show_refused(imported.refused)
    console.print(f"Deck [bold]{imported.deck}[/] with {imported.cards} cards.", soft_wrap=True)
    console.print(f"Its secret, shown only now: [bold]{imported.secret}[/]", soft_wrap=True)


def open_library(decks: str) -> Library:
    try:
        return Library(open_storage(decks), deck_limits())
    except NoStorage as error:
        errors.print(f"[red]{escape(str(error))}[/]")
        raise typer.Exit(1) from None


def deck_limits() -> Limits:
    """As the environment sets them."""
    try:
        return limits_from(os.environ)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def _import(source: Path, library: Library, wishes: "Wishes") -> "Imported":
    from reverie.decks.importing import import_path

    with _bar("Pictures") as progress:
        return import_path(source, library, wishes, progress)


@contextmanager
def _bar(title: str) -> Iterator[Callable[[int, int], None]]:
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@deck_app.command("list")
def list_decks(decks: Place = DEFAULT_FOLDER) -> None:
    """Show the decks that are here."""
    table = Table("deck", "name", "cards", "listed")
    for deck in open_library(decks).list():
        table.add_row(deck.deck, escape(deck.name), str(deck.count), "yes" if deck.listed else "no")
    console.print(table)


@deck_app.command("remove")
def remove_deck(
    deck: Annotated[str, typer.Argument(help="The deck's id, as `list` shows it.")],
    decks: Place = DEFAULT_FOLDER,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
) -> None:
    """Remove an imported deck and its images."""
    library = open_library(decks)
    try:
        found = library.get(deck)
        if not yes:
            typer.confirm(f"Remove {found.name} with {len(found.cards)} cards?", abort=True)
        library.discard(deck)
    except GameError as error:
        raise _failed(error) from None
    console.print(f"Removed {escape(found.name)}.")


@deck_app.command("copy")
def copy(
    target: Annotated[str, typer.Option("--to", help="A folder, or s3://bucket/prefix.")],
    decks: Place = DEFAULT_FOLDER,
) -> None:
    """Copy the imported decks to another place; the same command goes on where it stopped."""
    from reverie.decks.copying import copy_decks

    source, other = open_library(decks).storage, open_library(target).storage
    try:
        with _bar("Decks") as progress:
            count = copy_decks(source, other, progress)
    except GameError as error:
        raise _failed(error) from None
    console.print(f"Copied {count} decks.")


def _show_refused(refused: "tuple[Refusal, ...]") -> None:
    for refusal in refused:
        errors.print(f"[yellow]refused[/] {escape(refusal.file)}: {escape(refusal.message)}")


def _failed(error: GameError) -> typer.Exit:
    errors.print(f"[red]{escape(error.message)}[/]")
    return typer.Exit(1)
