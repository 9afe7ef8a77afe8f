"""The command ``reverie`` of an installation without the server: bots, and their arena."""

from typing import Annotated

import typer

from reverie import __version__
from reverie.arena.cli import arena
from reverie.bot_cli import bot_app

app = typer.Typer(
    help="Programs that play Stella and Odyssey, two games of pictures and association.",
    no_args_is_help=True,
    add_completion=False,
)


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"Reverie {__version__}, without its server")
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Says it.")
    ] = False,
) -> None:
    """Programs that play Stella and Odyssey, two games of pictures and association."""


app.add_typer(bot_app, name="bot")
app.command()(arena)
