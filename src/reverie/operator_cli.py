"""Commands for whoever runs servers: what they announce, and whom they keep out."""

import asyncio
import os
from datetime import datetime, timedelta
from typing import Annotated

import typer

from reverie.app.settings import DEFAULT_DATABASE
from reverie.database_cli import Bus, Database, refused, with_store
from reverie.games.errors import Malformed
from reverie.tables import notices
from reverie.tables.bus import Announced
from reverie.tables.bus.opening import LOCAL, NoBus, is_local, open_bus
from reverie.tables.notices import Announcement, Network
from reverie.tables.store import Store

Address = Annotated[str, typer.Argument(help="An address, or a network as 192.0.2.0/24.")]
PATIENCE = 5.0


def announce(
    text: Annotated[str, typer.Argument(help="In one line; none with --withdraw.")] = "",
    at: Annotated[
        str, typer.Option(help="When it takes place: 22:00, or 2026-11-16T22:00+01:00.")
    ] = "",
    hours: Annotated[float, typer.Option(min=0.01, help="For how long it is shown.")] = 24.0,
    withdraw: Annotated[bool, typer.Option("--withdraw", help="Show none any more.")] = False,
    database: Database = DEFAULT_DATABASE,
    bus: Bus = LOCAL,
) -> None:
    """Tell something at every table, quietly; a time is shown by the clock of who reads it."""
    if withdraw == bool(text):
        raise refused("Either a text, or --withdraw.")
    said = None if withdraw else Announcement(" ".join(text.split()), _time(at))
    with_store(database, lambda store: notices.announce(store, said, 3600 * hours))
    if not is_local(bus):
        asyncio.run(_tell(bus))
    typer.echo("It is shown no more." if withdraw else "It is shown at every table.")


def _time(text: str) -> float | None:
    """A time today or tomorrow, or with its date; without a zone it is that of this machine."""
    if not text:
        return None
    now = datetime.now().astimezone()
    try:
        if "T" in text or "-" in text:
            return datetime.fromisoformat(text).astimezone().timestamp()
        clock = datetime.strptime(text, "%H:%M").time()  # noqa: DTZ007 - of this machine
    except ValueError:
        raise refused(f"{text!r} is no time, as 22:00 is.") from None
    today = now.replace(hour=clock.hour, minute=clock.minute, second=0, microsecond=0)
    return (today if today > now else today + timedelta(days=1)).timestamp()


async def _tell(url: str) -> None:
    """The servers look at the store all the same, a little later."""
    try:
        bus = open_bus(url, os.environ)
    except NoBus as error:
        raise refused(str(error)) from None
    reached = asyncio.Event()
    await bus.open(lambda _: reached.set())
    try:
        async with asyncio.timeout(PATIENCE):
            await reached.wait()
        bus.publish(Announced())
    except TimeoutError:
        typer.echo("The bus cannot be reached: it is shown a little later.", err=True)
    finally:
        await bus.close()


def block(
    address: Address,
    days: Annotated[float, typer.Option(min=0.0, help="For how long; 0 for ever.")] = 0.0,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Keep an address or a network out."""
    network = _network(address)
    seconds = 86400 * days or notices.FOR_EVER
    with_store(database, lambda store: notices.block(store, network, seconds))
    typer.echo(f"{network} is kept out.")


def unblock(address: Address, database: Database = DEFAULT_DATABASE) -> None:
    """Let an address or a network in again."""
    network = _network(address)
    if not with_store(database, lambda store: notices.unblock(store, network)):
        raise refused(f"{network} was not kept out.")
    typer.echo(f"{network} is let in again.")


def blocked(database: Database = DEFAULT_DATABASE) -> None:
    """List the addresses and networks that are kept out."""

    async def listed(store: Store) -> frozenset[Network]:
        return await notices.blocked(store)

    for network in sorted(with_store(database, listed), key=str):
        typer.echo(str(network))


def _network(address: str) -> Network:
    try:
        return notices.read_network(address)
    except Malformed as error:
        raise refused(error.message) from None
