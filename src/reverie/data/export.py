"""Writes the finished games of a server as Parquet."""

import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from reverie.data.anonymous import Pseudonyms
from reverie.data.card import Counts, data_card
from reverie.data.decisions import FinishedGame, finished_games
from reverie.data.rows import COLUMNS, Row, rows
from reverie.decks import built_in
from reverie.decks.deck import alt, told
from reverie.tables.room import read_change
from reverie.tables.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pyarrow as pa

AT_ONCE = 5000
"""Rows that are held in memory."""


async def export_all(store: Store, folder: Path, progress: Callable[[int, int], None]) -> Counts:
    """Writes ``decisions.parquet``, ``cards.parquet`` and the data card into a folder."""
    counts, ids = Counts(), Pseudonyms(secrets.token_bytes(32))
    ours = built_in.load(built_in.FOLDER)
    with _writer(folder / "decisions.parquet") as write:
        waiting: list[Row] = []
        async for game in _games(store, counts, progress):
            if game.options.deck not in ours:
                counts.other_decks += 1
                continue
            counts.games += 1
            for row in rows(game, ids):
                counts.decisions += 1
                counts.by_people += row["decided_by"] == "person"
                counts.clues_withheld += row["clue_withheld"]
                waiting.append(row)
            if len(waiting) >= AT_ONCE:
                write(waiting)
                waiting = []
        write(waiting)
    _write_cards(folder / "cards.parquet", ours.values())
    (folder / "README.md").write_text(data_card(counts, _version()))
    return counts


async def _games(
    store: Store, counts: Counts, progress: Callable[[int, int], None]
) -> AsyncIterator[FinishedGame]:
    """In an order that tells nothing."""
    codes = list(await store.codes())
    SystemRandom().shuffle(codes)
    for done, code in enumerate(codes, 1):
        changes = await store.changes(code) or await store.archived(code)
        games = tuple(finished_games(map(read_change, changes)))
        counts.tables += 1
        counts.not_given += not games
        for game in games:
            yield game
        progress(done, len(codes))


@contextmanager
def _writer(file: Path) -> "Iterator[Callable[[list[Row]], None]]":
    import pyarrow as pa  # noqa: PLC0415 - an extra
    import pyarrow.parquet as pq  # noqa: PLC0415

    schema = _schema()
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:

        def write(some: list[Row]) -> None:
            if some:
                writer.write_table(pa.Table.from_pylist(some, schema=schema))

        yield write


def _schema() -> "pa.Schema":
    import pyarrow as pa  # noqa: PLC0415

    kinds: dict[str, Any] = {
        "string": pa.string(),
        "int32": pa.int32(),
        "bool": pa.bool_(),
        "list<string>": pa.list_(pa.string()),
        "list<int32>": pa.list_(pa.int32()),
    }
    fields = [
        pa.field(name, kinds[kind], metadata={"description": about})
        for name, (kind, about) in COLUMNS.items()
    ]
    return pa.schema(fields, metadata={"written_by": f"Reverie {_version()}"})


def _write_cards(file: Path, decks: "Iterable[built_in.BuiltIn]") -> None:
    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415

    cards = [
        {
            "deck": shelf.deck.deck,
            "card": card.id,
            "title": told(card.title, "en"),
            "caption": alt(card, "en"),
            "tags": list(card.tags),
        }
        for shelf in decks
        for card in shelf.deck.cards
    ]
    pq.write_table(pa.Table.from_pylist(cards), file, compression="zstd")


def _version() -> str:
    try:
        return version_of("reverie")
    except PackageNotFoundError:  # a checkout
        return "from a checkout"
