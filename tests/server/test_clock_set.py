"""Somebody sets the clock of a running server, with people at its tables."""

import asyncio
from pathlib import Path

import pytest

from reverie.tables import housekeeping
from reverie.tables.clock import Clock
from reverie.tables.housekeeping import Housekeeping
from tests.server.kit import PATIENCE, InThread, in_loop
from tests.server.players import Refused, Site

MONTH = 32 * 86400.0


class Setting:
    """How far off the clock is."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.by = 0.0
        right = Clock.wall
        patch.setattr(Clock, "wall", lambda clock: right(clock) + self.by)


class Counted:
    """How often old tables were packed away."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.done = 0
        real = Housekeeping.old_tables

        async def old_tables(one: Housekeeping) -> None:
            await real(one)
            self.done += 1

        patch.setattr(Housekeeping, "old_tables", old_tables)


@pytest.mark.parametrize("jump", [MONTH, -MONTH])
@in_loop
async def test_timers_run_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    setting = Setting(monkeypatch)
    with InThread(tmp_path / "tables.db") as server:
        async with Site(server.url) as site:
            table = await (await site.open("stella", timer=2)).fill(3)
            async with table.host.socket() as host:
                await table.host.move("start")
                setting.by = jump
                await host.until(lambda: host.view["play"]["phase"] == "reveal")


@pytest.mark.parametrize("is_noticed", [True, False])
@in_loop
async def test_nobody_loses_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_noticed: bool
) -> None:
    """Not on the day of the jump, and who sits there not at all."""
    setting = Setting(monkeypatch)
    monkeypatch.setattr(housekeeping, "HOUR", 0.05)
    if not is_noticed:
        monkeypatch.setattr(Housekeeping, "_clock_was_set", lambda _: False)
    packing = Counted(monkeypatch)
    with InThread(tmp_path / "tables.db") as server:
        async with Site(server.url) as site:
            left = await (await site.open("stella")).fill(3)
            table = await (await site.open("stella")).fill(3)
            server.service.app.rooms.rooms.pop(left.code)
            async with table.host.socket() as host, asyncio.timeout(PATIENCE):
                setting.by = MONTH
                done = packing.done
                while packing.done < done + 3:  # noqa: ASYNC110 - another loop's
                    await asyncio.sleep(0.01)
                await table.host.move("start")
                await host.until(lambda: host.view["status"] == "playing")
                if is_noticed:
                    assert (await left.read())["status"] == "lobby"
                else:
                    with pytest.raises(Refused, match="no_such_table"):
                        await left.read()
