"""The data card that goes with an export: what is in it, where it is from, what was left out."""

from importlib.resources import files

from msgspec import Struct
from msgspec.structs import asdict

from reverie.data.rows import COLUMNS, HINDSIGHT


class Counts(Struct):
    games: int = 0
    decisions: int = 0
    by_people: int = 0
    clues_withheld: int = 0
    tables: int = 0
    not_given: int = 0
    other_decks: int = 0


def data_card(counts: Counts, version: str) -> str:
    columns = "\n".join(
        f"| `{name}` | {kind} | {about} |" for name, (kind, about) in COLUMNS.items()
    )
    return (
        files(__package__)
        .joinpath("card.md")
        .read_text("utf-8")
        .format(
            **asdict(counts),
            columns=columns,
            hindsight=", ".join(f"`{name}`" for name in HINDSIGHT),
            version=version,
        )
    )
