"""``reverie deck``: decks of one's own on the command line."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from reverie.decks.library import Library
from reverie.decks.limits import Limits, limits_from
from reverie.decks.storage import DEFAULT_FOLDER, FolderStorage
from reverie.games.errors import GameError

if TYPE_CHECKING:
    from reverie.decks.importing import Imported, Refusal, Wishes

deck_app = typer.Typer(help="Decks of your own pictures.", no_args_is_help=True)
console = Console()
errors = Console(stderr=True)

Folder = Annotated[
    Path,
    typer.Option(
        "--decks",
        envvar="REVERIE_DECKS",
        help="The folder of the imported decks.",
        file_okay=False,
    ),
]


@deck_app.command("import")
def import_deck(
    source: Annotated[Path, typer.Argument(metavar="FOLDER|ZIP", help="The pictures.")],
    decks: Folder = DEFAULT_FOLDER,
    name: Annotated[str, typer.Option(help="What to call it; else as the folder.")] = "",
    whole: Annotated[bool, typer.Option(help="Show pictures whole instead of cut.")] = False,
    listed: Annotated[bool, typer.Option(help="Show the deck to everybody.")] = True,
) -> None:
    """Make a deck of the pictures in a folder or a zip."""
    from reverie.decks.importing import NoPictures, Wishes

    called = name or (source.resolve().name if source.is_dir() else source.stem)
    wishes = Wishes(name=called, framing="whole" if whole else "crop", listed=listed)
    try:
        imported = _import(source, Library(FolderStorage(decks), deck_limits()), wishes)
    except NoPictures as error:
        _show_refused(error.refused)
        raise _failed(error) from None
    except GameError as error:
        raise _failed(error) from None
    _show_refused(imported.refused)
    console.print(f"Deck [bold]{imported.deck}[/] with {imported.cards} cards.", soft_wrap=True)
    console.print(f"Its secret, shown only now: [bold]{imported.secret}[/]", soft_wrap=True)


def deck_limits() -> Limits:
    """As the environment sets them."""
    try:
        return limits_from(os.environ)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def _import(source: Path, library: Library, wishes: "Wishes") -> "Imported":
    from reverie.decks.importing import import_path

    columns = (TextColumn("Pictures"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors) as bar:
        task = bar.add_task("pictures", total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return import_path(source, library, wishes, progress)


@deck_app.command("list")
def list_decks(decks: Folder = DEFAULT_FOLDER) -> None:
    """Show the decks that are here."""
    table = Table("deck", "name", "cards", "listed")
    for deck in Library(FolderStorage(decks)).list():
        table.add_row(deck.deck, escape(deck.name), str(deck.count), "yes" if deck.listed else "no")
    console.print(table)


@deck_app.command("remove")
def remove_deck(
    deck: Annotated[str, typer.Argument(help="The deck's id, as `list` shows it.")],
    decks: Folder = DEFAULT_FOLDER,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
) -> None:
    """Remove an imported deck and its images."""
    library = Library(FolderStorage(decks))
    try:
        found = library.get(deck)
        if not yes:
            typer.confirm(f"Remove {found.name} with {len(found.cards)} cards?", abort=True)
        library.discard(deck)
    except GameError as error:
        raise _failed(error) from None
    console.print(f"Removed {escape(found.name)}.")


def _show_refused(refused: "tuple[Refusal, ...]") -> None:
    for refusal in refused:
        errors.print(f"[yellow]refused[/] {escape(refusal.file)}: {escape(refusal.message)}")


def _failed(error: GameError) -> typer.Exit:
    errors.print(f"[red]{escape(error.message)}[/]")
    return typer.Exit(1)
