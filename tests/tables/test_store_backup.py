"""The backup and the restore of docs/operations.md, with PostgreSQL's own programs."""

import asyncio
import subprocess
from pathlib import Path

from reverie.tables.store import open_store
from reverie.tables.store.base import Refusal
from reverie.testing.postgres import Postgres
from reverie.testing.stores import TEXT, saved


def program(server: Postgres, name: str, *words: str) -> None:
    place = ("-h", str(server.folder), "-U", "postgres")
    subprocess.run([str(server.programs / name), *place, *words], check=True)  # noqa: S603


async def fill(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.append(saved("old", 1, at=1.0))
    await store.archive("lobby", 10.0, 1e9)
    for number in range(10):
        for version in range(1, 4):
            await store.append(saved(f"T{number}", version, key=f"{TEXT} {version}"))
        await store.snapshot(f"T{number}", 2, b"\x00 state")
        await store.refuse(f"T{number}", TEXT, Refusal("not_now", TEXT))
    await store.close()


async def digests(url: str) -> dict[str, bytes]:
    store = open_store(url)
    await store.open()
    try:
        return {code: (await store.whole(code)).digest for code in await store.codes()}
    finally:
        await store.close()


def test_what_is_restored_is_what_was_saved(postgres_server: Postgres, tmp_path: Path) -> None:
    before, after = (
        postgres_server.url.replace("/postgres?", f"/{name}?") for name in ("saved", "restored")
    )
    program(postgres_server, "createdb", "saved")
    asyncio.run(fill(before))
    dump = tmp_path / "reverie.dump"
    program(postgres_server, "pg_dump", "--format=custom", f"--file={dump}", "saved")
    program(postgres_server, "createdb", "restored")
    program(postgres_server, "pg_restore", "--exit-on-error", "--dbname=restored", str(dump))
    assert asyncio.run(digests(after)) == asyncio.run(digests(before))
    assert len(asyncio.run(digests(after))) == 11
