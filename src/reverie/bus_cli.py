"""The option that names the bus."""

from typing import Annotated

import typer

from reverie.tables.bus.opening import NoBus, check_bus, has_secret


def _read(context: typer.Context, parameter: typer.CallbackParam, url: str) -> str:
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
        callback=_read,
        help="How servers on one database tell each other what happens: nats://host:4222.",
    ),
]
