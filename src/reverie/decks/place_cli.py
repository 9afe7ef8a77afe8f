"""The option that says where the imported decks are."""

from typing import Annotated

import typer

from reverie.decks.opening import NoStorage, check_place


def _read(place: str) -> str:
    try:
        check_place(place)
    except NoStorage as error:
        raise typer.BadParameter(str(error)) from None
    return place


Place = Annotated[
    str,
    typer.Option(
        "--decks",
        envvar="REVERIE_DECKS",
        callback=_read,
        metavar="FOLDER|S3",
        help="Where the imported decks are: a folder, or s3://bucket/prefix.",
    ),
]
