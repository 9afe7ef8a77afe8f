"""Attacks by somebody who sits at a table, or who can only reach one."""

import itertools
import sqlite3
from pathlib import Path
from typing import Any

from reverie.games.errors import LONGEST_MESSAGE
from reverie.games.moves import LONGEST_ID
from reverie.tables.store.base import MOST_REFUSED_BYTES
from tests.server.kit import InThread, in_loop
from tests.server.players import Site, refusal

LONG = "🐇" * 2000
MOVES: tuple[dict[str, Any], ...] = (
    {"type": LONG},
    {"type": "start", LONG: 1},
    {"type": "configure", "options": {LONG: 1}},
    {"type": "configure", "options": {"deck": LONG}},
    {"type": "configure", "options": {"custom_words": [[LONG, LONG]]}},
    {"type": "configure", "options": {"language": LONG}},
    {"type": "show", "card": LONG},
)


def held(database: Path) -> list[tuple[str, str]]:
    """The refusals that are stored: keys and messages."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT key, message FROM refusals").fetchall()
    connection.close()
    return rows


@in_loop
async def test_a_refusal_keeps_little_of_what_was_sent(tmp_path: Path) -> None:
    with InThread(tmp_path / "reverie.db") as place:
        async with Site(place.url) as site:
            host = (await site.open("stella")).host
            async with host.socket() as socket:
                for number, move in enumerate(MOVES):
                    refused = await refusal(host.send({**move, "id": f"http {number}"}))
                    assert len(refused.message) <= LONGEST_MESSAGE
                    told = await socket.reply({"type": "move", "move": {**move, "id": f"{number}"}})
                    assert len(told["message"]) <= LONGEST_MESSAGE
                told = await socket.reply({"type": LONG})
                assert len(told["message"]) <= LONGEST_MESSAGE
            refused = await refusal(site.call("POST", "/api/tables", {"game": "stella", LONG: 1}))
            assert len(refused.message) <= LONGEST_MESSAGE
        rows = held(place.database)
        assert len(rows) == 2 * len(MOVES)
        assert all(len(message) <= LONGEST_MESSAGE for _, message in rows)


@in_loop
async def test_an_id_that_is_too_long_is_malformed_and_not_remembered(tmp_path: Path) -> None:
    with InThread(tmp_path / "reverie.db") as place:
        async with Site(place.url) as site:
            table = await site.open("stella")
            for length in (LONGEST_ID + 1, 15_000):
                move = {"type": "add_bot", "id": "x" * length}
                refused = await refusal(table.host.send(move))
                assert (refused.status, refused.error) == (400, "malformed")
                async with table.host.socket() as socket:
                    told = await socket.reply({"type": "move", "move": move})
                    assert (told["id"], told["error"]) == (None, "malformed")
            assert len((await table.read())["seats"]) == 1
            await table.host.send({"type": "add_bot", "id": "x" * LONGEST_ID})
            (room,) = place.service.app.rooms.rooms.values()
            assert not room.memory.refusals
        assert held(place.database) == []


@in_loop
async def test_the_refusals_of_a_table_are_bounded(tmp_path: Path) -> None:
    """Whoever sits at a table and is refused for ever fills neither memory nor disk."""
    with InThread(tmp_path / "reverie.db") as place:
        async with Site(place.url) as site:
            host = (await site.open("stella")).host
            numbers = itertools.count()
            async with host.socket() as socket:
                for _ in range(1200):
                    name = f"{next(numbers)}".ljust(LONGEST_ID, "🐇")
                    move = {"type": "show", "card": LONG, "id": name}
                    await socket.reply({"type": "move", "move": move})
            (room,) = place.service.app.rooms.rooms.values()
            sizes = [len(key.encode()) for key in room.memory.refusals]
            assert sum(sizes) <= MOST_REFUSED_BYTES
            assert 100 < len(sizes) < 1000
        assert sum(len((key + text).encode()) for key, text in held(place.database)) <= (
            MOST_REFUSED_BYTES
        )
