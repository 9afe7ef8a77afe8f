"""``reverie export --all --anonymous``."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from reverie.data.card import Counts
from reverie.tables.store import Store

errors = Console(stderr=True)
WithStore = Callable[[Callable[[Store], Awaitable[Counts]]], Counts]


def export_everything(with_store: WithStore, folder: Path) -> None:
    try:
        import pyarrow as pa
    except ModuleNotFoundError:
        typer.echo("Parquet is written by pyarrow: pip install pyarrow", err=True)
        raise typer.Exit(1) from None
    assert pa
    from reverie.data.export import export_all

    folder.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn("Tables"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors) as bar:
        task = bar.add_task("tables", total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        counts = with_store(lambda store: export_all(store, folder, progress))
    typer.echo(f"{counts.games} games, {counts.decisions} decisions, in {folder}.")
