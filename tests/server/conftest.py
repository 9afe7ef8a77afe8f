"""One nursery for all, and one server for the tests of a module that need nothing special."""

from collections.abc import Iterator

import pytest

from tests.server.kit import Nursery, Server, running


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(Server(nursery, tmp_path_factory.mktemp("server"), "--open-seeds")) as server:
        yield server
