"""``reverie tables``: for whoever runs a server."""

import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Annotated, Literal, TypeVar

import msgspec
import typer

from reverie.app.settings import DEFAULT_DATABASE
from reverie.database_cli import Database, refused, with_store
from reverie.tables.codes import read_code
from reverie.tables.errors import NoSuchTable
from reverie.tables.past import fold
from reverie.tables.store import Store
from reverie.tables.store.base import Past
from reverie.tables.store.urls import is_sqlite, sqlite_path
from reverie.tables.table import Status
from reverie.tables.view import View, view

tables_app = typer.Typer(help="Look at the tables of a database, and close one.")
T = TypeVar("T")
Code = Annotated[str, typer.Argument(help="The code of the table.")]
State = Literal["lobby", "playing", "over"]


@tables_app.callback(invoke_without_command=True)
def tables(
    context: typer.Context,
    status: Annotated[State | None, typer.Option(help="Only those.")] = None,
    most: Annotated[int, typer.Option(min=1, help="How many, those that changed last.")] = 50,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """List the tables, those that changed last first."""
    if context.invoked_subcommand:
        return
    found = _in(database, lambda store: _list(store, most, status))
    typer.echo(f"{'table':8} {'status':8} {'opened':17} {'changed':17} {'changes':>7}")
    for line in found:
        typer.echo(line)


@tables_app.command()
def show(
    code: Code,
    as_json: Annotated[bool, typer.Option("--json", help="As a spectator gets it.")] = False,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Look at a table as a spectator sees it: no hand, no vote, no token is in it."""
    seen = _in(database, lambda store: _look(store, read_code(code)))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(seen), indent=1).decode())
        return
    where = f"{seen.status}, {seen.play.phase}" if seen.play else seen.status
    typer.echo(f"{seen.table}: {seen.game}, {where}, at version {seen.version}")
    for seat in seen.seats:
        kind = "bot" if seat.bot else "here" if seat.connected else "away"
        host = ", host" if seat.seat == seen.host else ""
        typer.echo(f"  {seat.seat}  {seat.name} ({kind}{host})")


@tables_app.command()
def close(
    code: Code,
    yes: Annotated[bool, typer.Option("--yes", help="Without asking.")] = False,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Close a table at once: it is packed away, and nobody can play there any more."""
    wanted = read_code(code)
    if not yes:
        typer.confirm(f"Close table {wanted}?", abort=True)
    if not _in(database, lambda store: store.put_away(wanted, time.time())):
        raise refused(NoSuchTable().message)
    typer.echo(f"Table {wanted} is closed. `reverie export {wanted}` still finds it.")


def _in(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    if is_sqlite(database) and not sqlite_path(database).is_file():
        raise refused(f"{database}: there is no such file.")
    return with_store(database, work)


async def _list(store: Store, most: int, status: Status | None) -> list[str]:
    return [
        f"{one.code:8} {one.status:8} {_time(one.opened):17} {_time(one.at):17} {one.version:7}"
        for one in await store.overview(most, status)
    ]


async def _look(store: Store, code: str) -> View:
    """Of a table that is here, or else of one that was packed away."""
    changes = await store.changes(code) or await store.archived(code)
    return view(fold(Past(None, changes)), None)


def _time(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")
