"""What is so in the end, by a worker that was started after all faults, and over HTTP alone."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx

from tests.soak.tables import Table

PATIENCE = 120.0


async def settled(url: str, http: httpx.AsyncClient, table: Table) -> dict[str, Any]:
    """What is so once everybody has seen it, or what is so after long enough."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while True:
        await _converge(url, http, table, end)
        told = await ask(url, http, table)
        if _is_seen(table, told["views"]["None"]["version"]):
            return told
        if asyncio.get_running_loop().time() > end:
            return told


async def _converge(url: str, http: httpx.AsyncClient, table: Table, end: float) -> None:
    """Waits until everybody has seen the last version: over a socket, or when they look again."""
    while asyncio.get_running_loop().time() < end:
        stored = (await _get(url, http, table, "/view", None))["version"]
        if _is_seen(table, stored) and _is_noted(table):
            return
        await asyncio.sleep(0.3)


def _is_seen(table: Table, version: int) -> bool:
    return all(person.version == version for person in table.people)


def _is_noted(table: Table) -> bool:
    """Whether who has a socket is said to be connected."""
    view = table.host.view
    there = [person.seat for person in table.people if person.socket and person.seat is not None]
    return view is not None and all(view["seats"][seat]["connected"] for seat in there)


async def ask(url: str, http: httpx.AsyncClient, table: Table) -> dict[str, Any]:
    """The views as they are, and the log and the replays of every game that is over."""
    seats = [(person.seat, person.token) for person in table.people]
    views = {str(seat): await _get(url, http, table, "/view", token) for seat, token in seats}
    games = []
    for number in range(1, table.games + 1):
        log = await _get(url, http, table, f"/log?game={number}", None)
        if "error" in log:
            continue
        replays = {}
        for seat, token in seats:
            whom = "" if seat is None else f"&seat={seat}"
            path = f"/replay?game={number}{whom}"
            replays[str(seat)] = await _get(url, http, table, path, token)
        games.append({"number": number, "log": log, "replays": replays})
    connected = [person.seat for person in table.people if person.socket]
    return {
        "table": table.code,
        "game": table.game,
        "timer": table.timer,
        "views": views,
        "games": games,
        "connected": connected,
    }


async def _get(
    url: str, http: httpx.AsyncClient, table: Table, path: str, token: str | None
) -> dict[str, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    path = f"{url}/api/tables/{table.code}{path}"
    answer = await http.get(path, headers=headers, timeout=PATIENCE)
    told: dict[str, Any] = answer.json()
    return told


def keep(truth: dict[str, Any], lines: Path) -> Path:
    path = lines.with_suffix("").with_suffix(".truth.json")
    path.write_text(json.dumps(truth))
    return path
