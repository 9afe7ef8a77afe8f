"""TLS to PostgreSQL, as the URL asks for it. The wheel's knows none, so a door before it does."""

import asyncio
import ssl
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import trustme

from reverie.tables.store import CannotOpen, open_store
from reverie.tables.store.postgres import connections
from reverie.tables.store.postgres.connections import Unavailable
from reverie.testing.postgres import Postgres
from reverie.testing.stores import saved

ASKED_FOR_TLS = struct.pack("!ii", 8, 80877103)


class Door:
    """Answers who asks for TLS, and passes on what comes through it."""

    def __init__(self, context: ssl.SSLContext | None, socket: Path) -> None:
        self._context = context
        self._socket = socket
        self.secured = 0

    async def let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            assert await reader.readexactly(8) == ASKED_FOR_TLS
            writer.write(b"S" if self._context else b"N")
            if self._context:
                await writer.start_tls(self._context)
                self.secured += 1
                inner = await asyncio.open_unix_connection(str(self._socket))
                await asyncio.gather(pass_on(reader, inner[1]), pass_on(inner[0], writer))
        writer.close()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def door(server: Postgres, authority: trustme.CA | None) -> AsyncIterator[tuple[Door, int]]:
    context = None
    if authority:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("127.0.0.1").configure_cert(context)
    opened = Door(context, server.folder / ".s.PGSQL.5432")
    listening = await asyncio.start_server(opened.let_in, "127.0.0.1", 0)
    async with listening:
        yield opened, listening.sockets[0].getsockname()[1]


def trusting(authority: trustme.CA, folder: Path) -> str:
    file = folder / "authority.pem"
    authority.cert_pem.write_to_path(str(file))
    return f"sslmode=verify-full&sslrootcert={file}"


def test_what_is_kept_goes_through_tls(
    postgres_server: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    schema = postgres_url.rpartition("&")[2]

    async def run() -> None:
        authority = trustme.CA()
        async with door(postgres_server, authority) as (opened, port):
            place = f"postgresql://postgres@127.0.0.1:{port}/postgres"
            store = open_store(f"{place}?{trusting(authority, tmp_path)}&{schema}")
            await store.open()
            await store.append(saved("A", 1))
            assert await store.versions("A") == {"A": 1}
            await store.close()
            assert opened.secured >= 2

    asyncio.run(run())


def test_nothing_is_said_to_a_stranger(postgres_server: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        async with door(postgres_server, trustme.CA()) as (opened, port):
            place = f"postgresql://postgres@127.0.0.1:{port}/postgres"
            store = open_store(f"{place}?{trusting(trustme.CA(), tmp_path)}")
            with pytest.raises(CannotOpen, match="certificate verify failed"):
                await store.open()
            assert opened.secured == 0

    asyncio.run(run())


def test_nor_in_the_open(
    postgres_server: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.5)

    async def run() -> None:
        async with door(postgres_server, None) as (_, port):
            place = f"postgresql://postgres@127.0.0.1:{port}/postgres"
            store = open_store(f"{place}?{trusting(trustme.CA(), tmp_path)}")
            with pytest.raises(Unavailable):
                await store.open()

    asyncio.run(run())
