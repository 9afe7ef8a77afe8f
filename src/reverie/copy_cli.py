"""``reverie copy``."""

import asyncio
from contextlib import AsyncExitStack, ExitStack
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from reverie.database_cli import database_option, refused, told_in_a_sentence
from reverie.tables.copying import Counts, copy
from reverie.tables.store import open_store
from reverie.tables.store.holding import hold
from reverie.tables.store.urls import is_sqlite, shown, sqlite_path

ERRORS = Console(stderr=True)
COLUMNS = (TextColumn("Tables"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def copy_tables(
    source: Annotated[str, database_option("--from", "REVERIE_FROM", "Where the tables are")] = "",
    target: Annotated[str, database_option("--to", "REVERIE_TO", "Where they go")] = "",
) -> None:
    """Copy all tables to another database; the same command goes on where it was interrupted."""
    if is_sqlite(source) and not sqlite_path(source).is_file():
        raise refused(f"{source}: there is no such file.")
    if source == target:
        raise refused("They are there already.")
    with ExitStack() as held:
        for url in filter(is_sqlite, (source, target)):
            held.enter_context(told_in_a_sentence(url))
            held.enter_context(hold(sqlite_path(url)))
        counts = asyncio.run(_copy(source, target))
    typer.echo(
        f"{counts.tables} tables with {counts.changes} changes and {counts.packed} that were packed"
        f" away are in {shown(target)}, and the same as in {shown(source)}."
    )


async def _copy(source: str, target: str) -> Counts:
    async with AsyncExitStack() as opened:
        stores = []
        for url in (source, target):
            with told_in_a_sentence(url):
                store = open_store(url)
                await store.open()
            opened.push_async_callback(store.close)
            stores.append(store)
        bar = Progress(*COLUMNS, console=ERRORS, transient=True, disable=not ERRORS.is_terminal)
        with told_in_a_sentence(target), bar:
            task = bar.add_task("tables", total=None)

            def progress(done: int, total: int) -> None:
                bar.update(task, completed=done, total=total)

            return await copy(stores[0], stores[1], shown(source), progress)
