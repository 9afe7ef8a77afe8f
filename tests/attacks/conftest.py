"""One house for all attacks, one after another."""

from collections.abc import Iterator

import pytest

from tests.attacks.house import House, besieged
from tests.server.kit import Nursery

MOST_AFTER_ALL = 100.0
"""MB over the start."""


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="package")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with besieged(nursery, tmp_path_factory.mktemp("house")) as house:
        yield house
        assert house.memory() - house.at_first < MOST_AFTER_ALL, "all attacks together"
