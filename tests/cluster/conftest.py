"""One NATS for the tests of a module, and two servers that share it and a database."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from reverie.testing.postgres import Postgres
from tests.cluster.natsd import Natsd, natsd
from tests.server.conftest import nursery
from tests.server.kit import Nursery, Server, running

__all__ = ["nursery"]


@pytest.fixture(scope="module")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Natsd]:
    with natsd(tmp_path_factory.mktemp("nats")) as server:
        yield server


@pytest.fixture(scope="module")
def database(postgres_server: Postgres, request: pytest.FixtureRequest) -> str:
    """An empty schema of its own."""
    name = request.module.__name__.rpartition(".")[2]
    postgres_server.run(f"CREATE SCHEMA {name}")
    return f"{postgres_server.url}&search_path={name}"


@pytest.fixture(scope="module")
def pair(
    nursery: Nursery, nats: Natsd, database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """As on two machines."""
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(
                running(
                    Server(nursery, tmp_path_factory.mktemp(name), database=database, bus=nats.url)
                )
            )
            for name in ("one", "other")
        )
        yield one, other
