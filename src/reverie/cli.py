"""The command ``reverie``."""

from typing import Annotated, Literal

import typer

from reverie.server.settings import SQLITE, LogLevel, Settings

app = typer.Typer(help=__doc__, no_args_is_help=True, add_completion=False)

Switch = Literal["on", "off"]
Pace = Literal["human", "fast"]


@app.callback()
def main() -> None:
    """Stella and Odyssey, two games of pictures and association."""


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="REVERIE_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="REVERIE_PORT")] = 8000,
    database: Annotated[str, typer.Option(envvar="REVERIE_DATABASE")] = SQLITE + "reverie.db",
    limits: Annotated[Switch, typer.Option(envvar="REVERIE_LIMITS")] = "on",
    open_seeds: Annotated[bool, typer.Option(envvar="REVERIE_OPEN_SEEDS")] = False,
    log_level: Annotated[LogLevel, typer.Option(envvar="REVERIE_LOG_LEVEL")] = "info",
    bot_pace: Annotated[
        str, typer.Option(envvar="REVERIE_BOT_PACE", help="human or fast")
    ] = "human",
) -> None:
    """Serve tables."""
    from reverie.server.run import serve as run

    run(
        Settings(
            host=host,
            port=port,
            database=database,
            limits=limits == "on",
            open_seeds=open_seeds,
            log_level=log_level,
            bot_pace=bot_pace,
        )
    )


@app.command()
def schema() -> None:
    """Print the contract as OpenAPI."""
    import json

    from reverie.server.app import contract

    typer.echo(json.dumps(contract(), indent=2))


if __name__ == "__main__":
    app()
