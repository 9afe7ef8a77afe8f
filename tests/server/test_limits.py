"""Token buckets, mostly by a clock that the test turns."""

from pathlib import Path

import pytest

from reverie.server import limits as limits_module
from reverie.server.limits import RATES, Limits, Rate, SlowDown
from reverie.tables.codes import digest
from tests.server.kit import InThread, in_loop
from tests.server.players import Site, refusal


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("time.monotonic", lambda: clock.now)
    return clock


def is_granted(limits: Limits, what: str, who: str = "somebody") -> bool:
    try:
        limits.spend(what, who)
    except SlowDown:
        return False
    return True


def test_who_asks_too_fast_gets_as_much_as_the_rate(clock: Clock) -> None:
    limits = Limits(on=True)
    while is_granted(limits, "call"):
        pass
    granted = 0
    for _ in range(10 * 40):
        clock.now += 1 / 40
        granted += is_granted(limits, "call")
    assert granted == pytest.approx(10 * RATES["call"].a_second, abs=2)


def test_what_is_refused_costs_nothing(clock: Clock) -> None:
    limits = Limits(on=True)
    while is_granted(limits, "open"):
        pass
    for _ in range(1000):
        clock.now += 4.9 / 1000
        assert not is_granted(limits, "open")
    clock.now += 0.2
    assert is_granted(limits, "open")
    assert not is_granted(limits, "open")


def test_after_a_pause_there_is_no_more_than_at_once(clock: Clock) -> None:
    limits = Limits(on=True)
    is_granted(limits, "say")
    clock.now += 86400
    assert [is_granted(limits, "say") for _ in range(20)].count(True) == RATES["say"].at_once


@pytest.mark.usefixtures("clock")
def test_who_is_refused_again_and_again_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_BUCKETS", 10)
    limits = Limits(on=True)
    while is_granted(limits, "sit"):
        pass
    for number in range(30):
        is_granted(limits, "sit", f"other {number}")
        assert not is_granted(limits, "sit")


@in_loop
async def test_a_seat_has_one_budget_wherever_it_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "move", Rate(0.001, 20))
    with InThread(tmp_path / "tables.db", limits=True) as server:
        async with Site(server.url) as site:
            table = await site.open("stella")
            async with table.host.socket() as hasty:
                for _ in range(20):
                    await hasty.reply({"type": "ping"})
                refused = await refusal(table.host.move("configure", options={"timer": 60}))
                assert (refused.status, refused.error) == (429, "slow_down")
            kept = {who for _, who in server.service.limits._buckets}
            assert digest(table.host.token) in kept
            assert table.host.token not in kept
