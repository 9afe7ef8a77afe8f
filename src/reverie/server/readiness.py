"""Whether the store can be written to, as far as that was tried a moment ago."""

import asyncio
import time
from typing import Protocol

import structlog

from reverie.games.errors import GameError

log = structlog.get_logger()

FRESH = 1.0
"""Seconds for which an answer holds, so that nobody makes the server write by asking."""
PATIENCE = 5.0


class NotReady(GameError):
    def __init__(self) -> None:
        super().__init__("not_ready", "The server cannot write to its store.")


class Probed(Protocol):
    async def probe(self) -> None: ...


class Readiness:
    def __init__(self, store: Probed) -> None:
        self._store = store
        self._is_ready = True
        self._tried: float | None = None
        self._trying = asyncio.Lock()

    async def check(self) -> None:
        async with self._trying:
            if self._tried is None or time.monotonic() > self._tried + FRESH:
                await self._try()
        if not self._is_ready:
            raise NotReady

    async def _try(self) -> None:
        was_ready, why = self._is_ready, None
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.probe()
            self._is_ready = True
        except Exception as error:
            self._is_ready, why = False, error
        self._tried = time.monotonic()
        if was_ready and not self._is_ready:
            log.error("not ready", exc_info=why)
        elif self._is_ready and not was_ready:
            log.info("ready again")
