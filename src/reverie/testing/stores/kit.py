"""What the tests of a store are made with."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

import msgspec
from msgspec import Raw

from reverie.tables.store.base import (
    Conflict,
    Listing,
    Saved,
    Store,
)

LOBBY = Listing("lobby", public=False, deadline=None)
PUBLIC = Listing("lobby", public=True, deadline=None)
YEAR = 365 * 86400.0
TEXT = "قمر 🐇 “quotes” \\ \u2028 \x7f"


def body(what: object) -> Raw:
    return Raw(msgspec.json.encode({"what": what}))


def saved(code: str, version: int, **fields: Any) -> Saved:
    """A change; the first of a table lists it in the lobby."""
    defaults: dict[str, Any] = {
        "body": body(f"{code} {version}"),
        "at": 100.0 + version,
        "listing": LOBBY if version == 1 else None,
    }
    return Saved(code, version, **(defaults | fields))


def awaited(test: Callable[[Any], Coroutine[Any, Any, None]]) -> Callable[[Any], None]:
    @wraps(test)
    def run(self: Any) -> None:
        asyncio.run(test(self))

    return run


async def is_taken(store: Store, change: Saved) -> bool:
    """Whether somebody else has written this version."""
    return await is_overtaken(store.append(change))


async def is_overtaken(asked: Awaitable[object]) -> bool:
    try:
        await asked
    except Conflict:
        return True
    return False


class OnStores:
    """Tests of a store, whichever it is."""

    make: Callable[[], Store]

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        store = self.make()
        await store.open()
        try:
            yield store
        finally:
            await store.close()
