"""A server in a thread, for all tests of the client."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.client import Site
from tests.server.kit import InThread

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with InThread(tmp_path_factory.mktemp("client") / "reverie.db") as house:
        yield house


@pytest.fixture
def site(house: InThread) -> Site:
    return Site(house.url)
