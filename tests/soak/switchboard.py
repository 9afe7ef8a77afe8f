"""All wires, in a process of their own: whoever plays and checks does not hold them up.

Each line of its input is a wire to make, or what is to be done to one; it answers the first kind
with the port, or 0 where a wire begins at a socket in a folder. It ends with its input.
"""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from tests.soak.links import Address, Link

PATIENCE = 60.0


class Switchboard:
    """As the run has it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own script
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def make(self, name: str, here: Path | None, to: Address) -> int:
        self.tell(make=name, here=here and str(here), to=str(to) if isinstance(to, Path) else to)
        assert self._process.stdout
        return int(self._process.stdout.readline())

    def tell(self, **what: Any) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()

    def close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


class Wire:
    """One of them, which can be cut, delayed, closed and stopped half-way."""

    def __init__(self, board: Switchboard, name: str, here: Path | None, to: Address) -> None:
        self.name = name
        self._board = board
        self.port = board.make(name, here, to)

    def cut(self) -> None:
        self._board.tell(wire=self.name, do="cut")

    def close(self) -> None:
        self._board.tell(wire=self.name, do="close")

    def delay(self, seconds: float) -> None:
        self._board.tell(wire=self.name, do="delay", seconds=seconds)

    def stop_half_way(self, after: int) -> None:
        self._board.tell(wire=self.name, do="stop_half_way", after=after)

    def heal(self, *, cutting: bool = False) -> None:
        self._board.tell(wire=self.name, do="heal", cutting=cutting)


async def serve() -> None:
    links: dict[str, Link] = {}
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        asked = json.loads(line)
        if name := asked.get("make"):
            to = Path(asked["to"]) if isinstance(asked["to"], str) else asked["to"]
            here = Path(asked["here"]) if asked["here"] else None
            links[name] = Link(name, here, to, Random(name))
            await links[name].start()
            sys.stdout.write(f"{links[name].port}\n")
            sys.stdout.flush()
        else:
            do = getattr(links[asked.pop("wire")], asked.pop("do"))
            do(**asked)
    for link in links.values():
        await link.stop()


if __name__ == "__main__":
    asyncio.run(serve())
