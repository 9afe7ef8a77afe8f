"""A television shows nothing before the phones do: who plays is told first."""

from dataclasses import dataclass, field

from reverie.tables.audience import Audience
from reverie.tables.broadcast import Broadcast, Frame
from tests.tables.kit import seated


@dataclass(eq=False)
class Looker:
    told: list[int | None]
    seat: int | None
    token_hash: str | None = None
    address: str = ""
    heard: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.told.append(self.seat)
        self.heard.append(message)


def test_who_plays_is_told_before_who_looks_on() -> None:
    desk = seated("stella", 4)
    told: list[int | None] = []
    for _ in range(20):  # a set has no order of its own
        audience = Audience()
        told.clear()
        lookers = [Looker(told, seat) for seat in (None, 0, None, 1, 2, None, 3)]
        for looker in lookers:
            audience.welcome(looker)
        audience.show(Broadcast(desk.table, Frame()))
        assert told[4:] == [None, None, None]
        assert set(told[:4]) == {0, 1, 2, 3}
        assert all(looker.heard for looker in lookers)
