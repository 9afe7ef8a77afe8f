"""Many tables of bots at full speed, asking as a server does: how long they wait for a thought.

Every table asks for one seat at a time and asks again at once; a question that is not answered in
time is answered by lot, as a server would."""

import argparse
import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.bots.playing import Table

from reverie.app.cores import cores_to_spare
from reverie.app.players import PATIENCE
from reverie.app.row import Unable
from reverie.app.thinking import Thinking
from reverie.bots import chance
from reverie.bots.characters import cast
from reverie.bots.wire import Choose, Chosen, Know, Terms
from reverie.decks.deck import Deck
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
OWN = "own"
"""A large deck that was imported: its cards tell as much as ours, and no writer has seen them."""
OWN_CARDS = 300


def own_deck() -> Deck:
    cards = [card for name in sorted(DECKS) for card in DECKS[name].deck.cards]
    several = (replace(cards[at % len(cards)], id=f"own{at}") for at in range(OWN_CARDS))
    return Deck(OWN, "", tuple(several))


class Crowd:
    def __init__(self, thinking: Thinking, seconds: float, imported: int) -> None:
        self.thinking = thinking
        self.imported = imported
        self.own = own_deck()
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
        if number < self.imported:
            deck = OWN
        cards = self.own if deck == OWN else DECKS[deck].deck
        table = Table(name, players, seed, language, deck=cards)
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
            known = DECKS.get(deck.partition("/")[0])
            vectors = (known and known.vectors()) or b""
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


def cpu(pids: list[int]) -> float:
    """Seconds of processor time."""
    told = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids)
    return sum(int(one[11]) + int(one[12]) for one in told) / os.sysconf("SC_CLK_TCK")


async def measure(given: argparse.Namespace) -> None:
    tables, seconds = given.tables, given.seconds
    processes = given.processes or cores_to_spare()
    thinking = Thinking(Terms("crowd", encoder=True), processes=processes)
    try:
        await asyncio.gather(*map(Crowd(thinking, given.warm, 0).play, range(24)))
        hurried, before = sum(thinking.hurried.values()), cpu(thinking.pids)
        crowd = Crowd(thinking, seconds, given.imported)
        await asyncio.gather(*map(crowd.play, range(tables)))
        used = cpu(thinking.pids) - before
        memory = [peak(pid) for pid in thinking.pids]
    finally:
        await thinking.close()
    hurried = sum(thinking.hurried.values()) - hurried
    waits = sorted(crowd.waits) or [0.0]
    print(f"{tables} tables, {seconds:.0f} s: {dict(crowd.came)}")
    at = {f"p{part}": waits[int(part / 100 * (len(waits) - 1))] for part in (50, 95, 100)}
    print("waited", {name: round(value, 3) for name, value in at.items()}, end="; ")
    print(f"{len(crowd.waits) / seconds:.0f} answers a second, {hurried} in a hurry")
    print("memory of each process, at most:", ", ".join(memory), end="; ")
    print(f"{used:.0f} s of processor time, {1000 * used / max(1, len(waits)):.1f} ms an answer")


def main() -> None:
    parser = argparse.ArgumentParser(prog="crowd")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--imported", type=int, default=0, help="of these, with a deck of 300")
    parser.add_argument("--processes", type=int, default=0, help="0: by the cores to spare")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm", type=float, default=20)
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
