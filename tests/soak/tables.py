"""A table from its opening to its end: people with and without sockets, bots, timers, rematches."""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from tests.soak.people import LOST, Person, Stopped, World
from tests.soak.recording import Json, Recorder

GAMES = ("stella", "odyssey", "party", "team")
PEOPLE = {"stella": (2, 3), "odyssey": (2, 3), "party": (2, 3), "team": (2, 3)}
"""At least and at most; bots make up the rest."""
ALL = {"stella": (3, 6), "odyssey": (3, 6), "party": (6, 7), "team": (6, 6)}
PATIENCE = 120.0
OPTIONS: dict[str, Json] = {"stella": {}, "odyssey": {"target": 5}, "party": {}, "team": {}}


class Table:
    def __init__(self, number: int, folder: Path, world: World, seed: str) -> None:
        self.number = number
        self.chance = Random(f"{seed} {number}")
        self.game = GAMES[number % 4]
        self.timer = self.chance.choice((2, 4, 8)) if number % 3 == 0 else 0
        self.games = 0
        """How many have been seen to begin."""
        self.code = ""
        self.people: list[Person] = []
        self.recorder = Recorder(folder, f"table-{number:03}")
        self._world = world
        self._folder = folder
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def host(self) -> Person:
        return self.people[0]

    @property
    def version(self) -> int:
        return max(person.version for person in self.people)

    @property
    def status(self) -> str:
        newest = max(self.people, key=lambda person: person.version).view
        return str(newest["status"]) if newest else "lobby"

    async def open(self) -> None:
        """While everything works: a seat that was taken unnoticed could not be played."""
        options = OPTIONS[self.game] | {"timer": self.timer}
        opened = await self._call("", {"game": self.game, "name": "Ada", "options": options})
        self.code = opened["table"]
        self._sits(opened)
        for number in range(1, self.chance.randint(*PEOPLE[self.game])):
            self._sits(await self._call(f"/{self.code}/seats", {"name": f"Guest {number}"}))
        self.people.append(Person(self._world, self.recorder, self.code, None, None))

    def _sits(self, told: Json) -> None:
        person = Person(self._world, self.recorder, self.code, told["seat"], told["token"])
        self.recorder.note(person.name, f"h0-{person.seat}", "hears", json.dumps(told))
        self.people.append(person)

    async def _call(self, path: str, body: Json) -> Json:
        where = self._world.somewhere(self.chance)
        path = f"{where}/api/tables{path}"
        answer = await self._world.http.post(path, json=body, timeout=PATIENCE)
        answer.raise_for_status()
        told: Json = answer.json()
        return told

    async def run(self) -> None:
        """Sits down, starts, and plays game after game until the end."""
        by_http = 0 if self.number % 5 else 1  # at some tables somebody has no socket
        for person in self.people:
            if by_http and person.seat == 1:
                self._begin(person.look())
            else:
                self._begin(person.stay_connected())
        await self.host.look()
        await self._fill()
        for person in self.people:
            if person.seat is not None:
                self._begin(person.play())
        self._begin(self._go_on())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _fill(self) -> None:
        least, most = ALL[self.game]
        everybody = max(self.chance.randint(least, most), len(self.people) - 1)
        for _ in range(everybody - (len(self.people) - 1)):
            await self.host.make({"type": "add_bot"})
        await self.host.make({"type": "start"})
        self.games = 1

    async def _go_on(self) -> None:
        """Another game after the last, as long as there is time."""
        with suppress(Stopped):
            while not self._world.ending.is_set():
                view = self.host.view
                if self._world.hurry or not view or view["status"] != "over":
                    await self.host.until_news(1)
                else:  # who was away for long is not the host any more
                    await self._again(self.people[view["host"]])

    async def _again(self, person: Person) -> None:
        if self.chance.random() < 0.3:
            await person.make({"type": "lobby"})
            answer = await person.make({"type": "start"})
        else:
            answer = await person.make({"type": "rematch"})
        if "error" not in answer:
            self.games += 1

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        self.recorder.close()
        for each in ended:
            if isinstance(each, Exception) and not isinstance(each, LOST):
                raise each
