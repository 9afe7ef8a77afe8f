"""Many tables of bots at full speed, asking as a server does: how long they wait for a thought.

Every table asks for one seat at a time and asks again at once; a question that is not answered in
time is answered by lot, as a server would."""

import argparse
import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
from tests.bots.playing import Table

from reverie.app.players import PATIENCE
from reverie.app.thinkers import Unable
from reverie.app.thinking import Thinking, cores_to_spare
from reverie.bots import chance
from reverie.bots.characters import cast
from reverie.bots.wire import Choose, Chosen, Know, Terms
from reverie.games import GAMES

from .heldout import DECKS

GAMES_PLAYED = (
    ("stella", 4),
    ("odyssey", 4),
    ("odyssey", 6),
    ("stella", 6),
    ("party", 6),
    ("team", 6),
)
LANGUAGES = ("en", "de", "fr", "pl")


class Crowd:
    def __init__(self, thinking: Thinking, seconds: float) -> None:
        self.thinking = thinking
        self.until = monotonic() + seconds
        self.came: Counter[str] = Counter()
        self.waits: list[float] = []

    async def play(self, number: int) -> None:
        game = 0
        while monotonic() < self.until:
            await self._one_game(number, game)
            game += 1

    async def _one_game(self, number: int, again: int) -> None:
        name, players = GAMES_PLAYED[number % len(GAMES_PLAYED)]
        language = LANGUAGES[number // 2 % len(LANGUAGES)]
        deck = sorted(DECKS)[number % len(DECKS)]
        seed = f"{number}/{again}"
        table = Table(name, players, seed, language, deck=DECKS[deck].deck)
        faces = [character.face for character in cast(seed, players)]
        dice = Random(seed)
        while table.state.phase != "over" and monotonic() < self.until:
            seat = table.waiting_for[0]
            move = await self._ask(table, name, seed, faces, seat, f"{deck}/{language}")
            table.play(seat, move or chance.choose(table.can(seat), dice))  # type: ignore[arg-type]

    async def _ask(
        self, table: Table, game: str, seed: str, faces: list[str], seat: int, deck: str
    ) -> Any:
        level = ("easy", "normal", "hard")[seat % 3]
        question = Choose(seed, faces[seat], level, deck, table.sight(seat), table.can(seat))  # type: ignore[arg-type]

        def know() -> Know:
            vectors = DECKS[deck.partition("/")[0]].vectors() or b""
            return Know(deck, table.language, dict(table.cards), (vectors,))

        begun = monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                reply = await self.thinking.ask(question, deck, know)
        except TimeoutError:
            self.came["timed out"] += 1
            return None
        except Unable as error:
            self.came[str(error)] += 1
            return None
        self.waits.append(monotonic() - begun)
        self.came[type(reply).__name__] += 1
        if not isinstance(reply, Chosen):
            return None
        return msgspec.msgpack.decode(reply.move, type=GAMES[game].move)


def peak(pid: int) -> str:
    told = Path(f"/proc/{pid}/status").read_text()
    return next(line.split(":")[1].strip() for line in told.splitlines() if "VmHWM" in line)


async def measure(tables: int, seconds: float, warm: float) -> None:
    thinking = Thinking(Terms("crowd", encoder=True), processes=cores_to_spare())
    try:
        await asyncio.gather(*map(Crowd(thinking, warm).play, range(24)))
        crowd = Crowd(thinking, seconds)
        await asyncio.gather(*map(crowd.play, range(tables)))
        memory = [peak(pid) for pid in thinking.pids]
    finally:
        await thinking.close()
    waits = sorted(crowd.waits) or [0.0]
    print(f"{tables} tables, {seconds:.0f} s: {dict(crowd.came)}")
    at = {f"p{part}": waits[int(part / 100 * (len(waits) - 1))] for part in (50, 95, 100)}
    print("waited", {name: round(value, 3) for name, value in at.items()}, end="; ")
    print(f"{len(crowd.waits) / seconds:.0f} answers a second, {thinking.hurried} in a hurry")
    print("memory of each process, at most:", ", ".join(memory))


def main() -> None:
    parser = argparse.ArgumentParser(prog="crowd")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=20)
    given = parser.parse_args()
    asyncio.run(measure(given.tables, given.seconds, given.warm))


if __name__ == "__main__":
    main()
