"""What commands that need the tables have in common: where these are, how their servers tell each
other what happens, and what goes wrong there.
"""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from reverie.app.settings import TooManyWorkers
from reverie.app.traces import NoTraces
from reverie.decks.opening import NoStorage
from reverie.games.errors import GameError
from reverie.server.ports import CannotListen
from reverie.tables.bus.opening import NoBus, check_bus, has_secret
from reverie.tables.store import CannotOpen, Store, open_store
from reverie.tables.store.holding import Held, hold
from reverie.tables.store.schema import TooNew, is_current, prepare
from reverie.tables.store.urls import (
    BadUrl,
    check_url,
    has_password,
    is_sqlite,
    shown,
    sqlite_path,
)

T = TypeVar("T")


def database_option(name: str, variable: str, help_: str) -> Any:
    """A URL from the command line, the environment, or a file that the environment names."""

    def read(context: typer.Context, parameter: typer.CallbackParam, url: str) -> str:
        found = context.get_parameter_source(parameter.name or "")
        source = found.name if found else None
        if source == "DEFAULT" and (file := os.environ.get(f"{variable}_FILE")):
            url = _read_file(Path(file), f"{variable}_FILE")
        if not url:
            raise typer.BadParameter("it is missing")
        _check(url, variable, on_command_line=source == "COMMANDLINE")
        return url

    forms = "sqlite:///path/to/file.db or postgresql://user@host/database"
    return typer.Option(name, envvar=variable, callback=read, help=f"{help_}: {forms}.")


def _read_file(file: Path, variable: str) -> str:
    try:
        return file.read_text().strip()
    except (OSError, UnicodeError) as error:
        raise refused(f"{variable}: {error}.") from None


def _check(url: str, variable: str, *, on_command_line: bool) -> None:
    try:
        check_url(url)
    except BadUrl as error:
        raise typer.BadParameter(str(error)) from None
    if on_command_line and has_password(url):
        raise refused(
            "A password does not belong on the command line, where everybody on the machine sees"
            f" it: set {variable}, {variable}_FILE, PGPASSWORD or PGPASSFILE."
        )


Database = Annotated[
    str, database_option("--database", "REVERIE_DATABASE", "Where the tables are kept")
]


def _read_bus(context: typer.Context, parameter: typer.CallbackParam, url: str) -> str:
    try:
        check_bus(url)
    except NoBus as error:
        raise typer.BadParameter(str(error)) from None
    source = context.get_parameter_source(parameter.name or "")
    if has_secret(url) and source and source.name == "COMMANDLINE":
        raise typer.BadParameter(
            "A password does not belong on the command line: set REVERIE_BUS, or"
            " REVERIE_BUS_PASSWORD_FILE."
        )
    return url


Bus = Annotated[
    str,
    typer.Option(
        envvar="REVERIE_BUS",
        callback=_read_bus,
        help="How servers on one database tell each other what happens: nats://host:4222.",
    ),
]


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Does some work on the tables, beside a server that runs, too."""
    with told_in_a_sentence(database):
        if is_sqlite(database) and not is_current(str(sqlite_path(database))):
            path = sqlite_path(database)
            with hold(path):  # a server that runs would not know its tables again
                prepare(str(path))
        return asyncio.run(in_store(database, work))


async def in_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    store = open_store(database)
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()


@contextmanager
def told_in_a_sentence(database: str) -> Iterator[None]:
    """What goes wrong with the tables."""
    try:
        yield
    except GameError as error:
        raise refused(error.message) from None
    except (Held, CannotListen, NoBus, NoStorage, NoTraces, TooManyWorkers) as error:
        raise refused(str(error)) from None
    except (OSError, sqlite3.Error, TooNew, CannotOpen) as error:
        raise refused(f"{shown(database)}: {error}.") from None


def refused(message: str) -> typer.Exit:
    typer.echo(message, err=True)
    return typer.Exit(1)
