"""One nursery for all, and one server for the tests of a module that need nothing special."""

from collections.abc import Iterator

import pytest

from reverie.server import limits
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


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The one of the limits. It stands still until a test sets it: while a slow machine asks for
    something again and again, nobody gets any of it back."""
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock
