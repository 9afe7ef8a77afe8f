"""Reasons that bots have told: who asks for the same is told the same, and nobody thinks twice."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

MOST = 512
"""Of a few rounds of some tables: nobody asks for long."""


class Reasons:
    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._told: OrderedDict[Hashable, asyncio.Task[str]] = OrderedDict()

    async def get(self, what: Hashable, think: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """Thinks unless somebody has asked for this before, be it that they still wait."""
        if what not in self._told:
            task = self._told[what] = asyncio.create_task(think())
            task.add_done_callback(lambda task: self._forget_failure(what, task))
            if len(self._told) > self._most:
                self._told.popitem(last=False)
        self._told.move_to_end(what)
        # Who goes away leaves the others their answer.
        return await asyncio.shield(self._told[what])

    def _forget_failure(self, what: Hashable, task: "asyncio.Task[str]") -> None:
        if (task.cancelled() or task.exception()) and self._told.get(what) is task:
            del self._told[what]
