"""``reverie bot``: a bot of one's own at a table. What `client` needs may not be installed."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from reverie.client.bot import Chooses
    from reverie.client.calls import Site
    from reverie.client.reading import View

bot_app = typer.Typer(help="Bots of your own.", no_args_is_help=True)


@bot_app.callback()
def _bots() -> None:
    """Bots of your own."""


@bot_app.command("run")
def run_bot(
    file: Annotated[Path, typer.Argument(help="A file with one class that has a method “choose”.")],
    table: Annotated[str, typer.Option(help="The code of the table.")],
    server: Annotated[
        str, typer.Option(envvar="REVERIE_SERVER", help="The address of the server.")
    ] = "http://127.0.0.1:8000",
    name: Annotated[str, typer.Option(help="What it is called at the table.")] = "",
    bot: Annotated[str, typer.Option(help="The class, where the file has several.")] = "",
    games: Annotated[int, typer.Option(min=0, help="Leave after so many; 0: stay.")] = 0,
    seat: Annotated[
        Path | None,
        typer.Option(help="Keep the seat in this file, and take it again after a restart."),
    ] = None,
) -> None:
    """Sit a bot down at a table and let it play."""
    try:
        from reverie.client.calls import Refused, Site, Unreachable
        from reverie.client.loading import NoBot, load_bot
        from reverie.client.seat import Closed
    except ModuleNotFoundError as error:
        raise _failed(
            f"{error}. What bots need comes with: pip install './packages/programs'"
        ) from None
    try:
        kind = load_bot(file, bot or None)
        site = Site(server)
        token = _token(site, table, name or kind.__name__, seat)
        view = asyncio.run(_play(kind(), site, table, token, games or None))
    except (NoBot, Refused, Unreachable, Closed, ValueError) as error:
        raise _failed(str(error)) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    if view.play:
        typer.echo(f"Over: {', '.join(map(str, view.play.totals))}.")


def _token(site: "Site", table: str, name: str, kept: Path | None) -> str:
    if kept is not None and kept.is_file():
        return kept.read_text().strip()
    taken = site.sit_down(table, name)
    typer.echo(f"{name} sits at table {table}, in seat {taken.seat + 1}.")
    if kept is not None:
        kept.touch(mode=0o600)  # whoever reads it has the seat
        kept.write_text(taken.token)
    return taken.token


async def _play(bot: "Chooses", site: "Site", table: str, token: str, games: int | None) -> "View":
    from reverie.client.bot import play
    from reverie.client.seat import Seat

    async with Seat(site, table, token) as seat:
        return await play(bot, seat, games=games, report=lambda line: typer.echo(line, err=True))


def _failed(message: str) -> typer.Exit:
    typer.echo(message, err=True)
    return typer.Exit(1)
