"""Tables that earlier releases have stored load for ever: with their log, and to be played on."""

import asyncio
from pathlib import Path

import pytest

from reverie.tables.clock import waiting_for
from reverie.tables.draft import Draft
from reverie.tables.log import read_log
from reverie.tables.table import Table
from reverie.tables.transfer import import_table, read_file
from tests.releases.record import FOLDER
from tests.tables.workers import pick, worker

KEPT = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_a_stored_table_loads_and_goes_on(file: Path, tmp_path: Path) -> None:
    asyncio.run(go_on(file.stem, file.read_bytes(), tmp_path))


async def go_on(name: str, file: bytes, folder: Path) -> None:
    async with worker(folder) as one:
        stored = await import_table(one.store, read_file(file))
        log = await read_log(one.rooms, stored.code, 1)
        assert log.game == name.rpartition("-")[0]
        assert log.seed.startswith("kept")
        state = stored.rules.start(log.setup)
        for event in log.events:
            state = stored.rules.evolve(state, event)
        assert state.phase == "over"
        assert play_out(stored).status == "over"


def play_out(table: Table) -> Table:
    while waiting := waiting_for(table):
        move = pick(table, waiting[0])
        assert move is not None
        draft = Draft(table)
        draft.move(waiting[0], move)
        table = draft.table
    return table
