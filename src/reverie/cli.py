"""The command ``reverie``."""

import json
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal

import typer

from reverie import __version__, operator_cli
from reverie.app.settings import (
    DEFAULT_DATABASE,
    BotMind,
    LogLevel,
    Pace,
    Settings,
)
from reverie.arena.cli import arena
from reverie.bot_cli import bot_app
from reverie.copy_cli import copy_tables
from reverie.database_cli import Bus, Database, refused, told_in_a_sentence, with_store
from reverie.decks.cli import deck_app, deck_limits, open_library
from reverie.decks.opening import DEFAULT_FOLDER
from reverie.decks.place_cli import Place
from reverie.games.errors import GameError
from reverie.replay_cli import replay
from reverie.server.ports import PORTS_TO_TRY, CannotListen, free_port
from reverie.tables.bus.opening import LOCAL
from reverie.tables.store.urls import is_sqlite, sqlite_path
from reverie.tables_cli import tables_app

app = typer.Typer(
    help="Stella and Odyssey, two games of pictures and association.",
    no_args_is_help=True,
    add_completion=False,
)

Switch = Literal["on", "off"]

Host = Annotated[str, typer.Option(envvar="REVERIE_HOST", help="The address to listen on.")]
Port = Annotated[int, typer.Option(min=0, max=65535, envvar="REVERIE_PORT")]
Level = Annotated[LogLevel, typer.Option("--log-level", envvar="REVERIE_LOG_LEVEL")]
BotPace = Annotated[
    Pace, typer.Option("--bot-pace", envvar="REVERIE_BOT_PACE", help="How fast bots move.")
]

Mind = Annotated[
    BotMind,
    typer.Option(
        "--bot-mind",
        envvar="REVERIE_BOT_MIND",
        help="What bots think with: the sentence encoder, words in common, or nothing.",
    ),
]
BotProcesses = Annotated[
    int,
    typer.Option(
        "--bot-processes",
        min=0,
        max=64,
        envvar="REVERIE_BOT_PROCESSES",
        help="In which the bots of each worker think, at most; 0: by the cores to spare.",
    ),
]
HostNames = Annotated[
    list[str] | None,
    typer.Option(
        "--host-name",
        envvar="REVERIE_HOST_NAMES",
        help="A name or an address by which people reach the server, besides the machine's own.",
    ),
]


def _read_proxies(proxies: list[str] | None) -> list[str] | None:
    for proxy in proxies or ():
        try:
            if "/" in proxy:
                ip_network(proxy, strict=False)
        except ValueError as error:
            raise typer.BadParameter(f"{error}") from None
    return proxies


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"Reverie {__version__}")
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Says it.")
    ] = False,
) -> None:
    """Stella and Odyssey, two games of pictures and association."""


app.add_typer(deck_app, name="deck")
app.add_typer(bot_app, name="bot")
app.command()(arena)
app.command("copy")(copy_tables)
app.command()(replay)
app.add_typer(tables_app, name="tables")
app.command()(operator_cli.announce)
app.command()(operator_cli.block)
app.command()(operator_cli.unblock)
app.command()(operator_cli.blocked)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    host_name: HostNames = None,
    database: Database = DEFAULT_DATABASE,
    bus: Bus = LOCAL,
    workers: Annotated[
        int, typer.Option(min=1, max=64, envvar="REVERIE_WORKERS", help="Processes on this port.")
    ] = 1,
    decks: Place = DEFAULT_FOLDER,
    limits: Annotated[
        Switch, typer.Option(envvar="REVERIE_LIMITS", help="Off for tests and benchmarks.")
    ] = "on",
    open_seeds: Annotated[
        bool,
        typer.Option(
            "--open-seeds",
            envvar="REVERIE_OPEN_SEEDS",
            help="Let hosts choose the seed, and so know the piles.",
        ),
    ] = False,
    log_level: Level = "info",
    bot_pace: BotPace = "human",
    bot_mind: Mind = "encoder",
    bot_processes: BotProcesses = 0,
    docs: Annotated[
        Path | None,
        typer.Option(envvar="REVERIE_DOCS", help="The built documentation, to serve at /docs."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="REVERIE_ORIGINS", help="Another web origin whose pages may call."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="REVERIE_PROXIES",
            callback=_read_proxies,
            help="The address or the network of a reverse proxy of yours.",
        ),
    ] = None,
    metrics_port: Annotated[
        int,
        typer.Option(
            min=0,
            max=65535,
            envvar="REVERIE_METRICS_PORT",
            help="For the figures of each worker, one port after the other; 0: at /metrics.",
        ),
    ] = 0,
    metrics_host: Annotated[
        str, typer.Option(envvar="REVERIE_METRICS_HOST", help="The address of those ports.")
    ] = "127.0.0.1",
    traces: Annotated[
        Switch,
        typer.Option(envvar="REVERIE_TRACES", help="Send traces of moves, as OTEL_… say where."),
    ] = "off",
) -> None:
    """Serve tables."""
    from reverie.server.run import serve as run

    settings = Settings(
        host=host,
        port=port,
        database=database,
        bus=bus,
        workers=workers,
        decks=decks,
        deck_limits=deck_limits(),
        limits=limits == "on",
        open_seeds=open_seeds,
        log_level=log_level,
        bot_pace=bot_pace,
        bot_mind=bot_mind,
        bot_processes=bot_processes,
        docs=docs,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        host_names=tuple(host_name or ()),
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        traces=traces == "on",
    )
    with told_in_a_sentence(database):
        run(settings)


@app.command()
def play(
    host: Host = "0.0.0.0",  # noqa: S104 - phones on the same network must reach it
    port: Port = 8000,
    host_name: HostNames = None,
    database: Database = DEFAULT_DATABASE,
    decks: Place = DEFAULT_FOLDER,
    log_level: Level = "warning",
    bot_pace: BotPace = "human",
    bot_mind: Mind = "encoder",
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = True,
) -> None:
    """Play in a living room: prints the address and a QR code for phones, and opens the browser."""
    from reverie import living_room

    try:
        free = free_port(host, port, PORTS_TO_TRY)
    except CannotListen as error:
        raise refused(str(error)) from None
    settings = Settings(
        host=host,
        port=free,
        host_names=tuple(host_name or ()),
        database=database,
        decks=decks,
        deck_limits=deck_limits(),
        log_level=log_level,
        bot_pace=bot_pace,
        bot_mind=bot_mind,
    )
    with told_in_a_sentence(database):
        living_room.play(settings, open_browser=browser and sys.stdout.isatty())


@deck_app.command("vectors")
def deck_vectors(
    deck: Annotated[str, typer.Argument(help="The deck's id, as `list` shows it.")] = "dreams",
    decks: Place = DEFAULT_FOLDER,
) -> None:
    """Write down what bots make of a deck, beside its manifest, so that they need not read it."""
    from reverie.bots.encoder import build_vectors, is_there

    if not is_there():
        raise refused("The sentence encoder is not installed.")
    library = open_library(decks)
    try:
        vectors = build_vectors(library.get(deck))
    except GameError as error:
        raise refused(error.message) from None
    library.keep_vectors(deck, vectors)
    typer.echo(f"{len(vectors) / 1e6:.1f} MB for {len(library.get(deck).cards)} cards.")


@app.command("export")
def export_(
    table: Annotated[str, typer.Argument(help="Its code; none with --all.")] = "",
    database: Database = DEFAULT_DATABASE,
    everything: Annotated[
        bool, typer.Option("--all", help="All games that were given to research, as Parquet.")
    ] = False,
    anonymous: Annotated[
        bool, typer.Option("--anonymous", help="Without names; --all is only done so.")
    ] = False,
    to: Annotated[Path, typer.Option(help="The folder that --all writes to.")] = Path("export"),
) -> None:
    """Print all that happened at a table, secrets included; or write all games without names."""
    from reverie.tables.codes import read_code
    from reverie.tables.transfer import export_table

    if is_sqlite(database) and not sqlite_path(database).is_file():
        raise refused(f"{database}: there is no such file.")
    if everything or not table:
        if not (everything and anonymous) or table:
            raise refused("Either the code of a table, or --all --anonymous.")
        from reverie.data.cli import export_everything

        export_everything(lambda work: with_store(database, work), to)
        return
    file = with_store(database, lambda store: export_table(store, read_code(table)))
    typer.echo(file.decode())


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False)],
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Add a table that was exported."""
    from reverie.tables.transfer import import_table, read_file

    try:
        brought = read_file(file.read_bytes())
    except GameError as error:
        raise refused(error.message) from None
    table = with_store(database, lambda store: import_table(store, brought))
    typer.echo(f"Table {table.code} is here, at version {table.version}.")


@app.command()
def schema() -> None:
    """Print the contract as OpenAPI."""
    from reverie.server.app import contract

    typer.echo(json.dumps(contract(), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    app()
