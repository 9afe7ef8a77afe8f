"""The bus within a process."""

import pytest

from reverie.tables.bus.local import Hub, LocalBus
from reverie.tables.bus.opening import NoBus, open_bus
from reverie.testing.buses import BusSuite


class TestLocalBus(BusSuite):
    @pytest.fixture(autouse=True)
    def place(self) -> None:
        hub = Hub()
        self.make = lambda: LocalBus(hub)


def test_a_bus_by_its_url() -> None:
    assert not open_bus("local:", {}).is_shared
    assert open_bus("nats://127.0.0.1:1", {}).is_shared
    with pytest.raises(NoBus, match="neither"):
        open_bus("redis://127.0.0.1", {})


def test_a_secret_is_not_repeated() -> None:
    with pytest.raises(NoBus) as refused:
        open_bus("amqp://me:secret@127.0.0.1", {})
    assert "secret" not in str(refused.value)
