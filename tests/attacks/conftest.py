"""A house for the attacks of a module."""

from collections.abc import Iterator

import pytest

from tests.attacks.house import House, besieged
from tests.server.kit import Nursery


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="module")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with besieged(nursery, tmp_path_factory.mktemp("house")) as house:
        yield house
