"""One NATS for the tests of a module."""

from collections.abc import Iterator

import pytest

from tests.cluster.natsd import Natsd, natsd


@pytest.fixture(scope="module")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Natsd]:
    with natsd(tmp_path_factory.mktemp("nats")) as server:
        yield server
