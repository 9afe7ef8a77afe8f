"""Somebody who plays at a quiet table, in a process of their own, and notes how long they wait.

Run as a script with a port. Every line of the output is a note; the input ends when it is enough.
"""

import json
import select
import subprocess
import sys
import threading
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

ADDRESS = "127.0.0.2"
TICK = 0.125
"""Seconds between two things that they do: slower than any limit."""
PATIENCE = 120.0
A_ROUND = 16
"""Of so many things one is a move and one a call over a new connection; the others are pings."""

Json = dict[str, Any]


class Bystander:
    """The process, as a test sees it."""

    def __init__(self, port: int) -> None:
        self._notes: list[Json] = []
        self._process = subprocess.Popen(  # noqa: S603 - our own script
            [sys.executable, "-m", "tests.attacks.bystander", str(port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._notes.append(json.loads(line))

    def waits(self, since: float, until: float = float("inf")) -> list[float]:
        """How long they waited for what they did in a while."""
        notes = list(self._notes)
        return [note["wait"] for note in notes if "wait" in note and since <= note["at"] < until]

    def wait_for(self, count: int, since: float) -> list[float]:
        """The first so many waits after a moment."""
        end = time.monotonic() + PATIENCE
        while len(self.waits(since)) < count:
            assert self._process.poll() is None, f"the bystander gave up: {self._notes[-1:]}"
            assert time.monotonic() < end, "the bystander is not answered any more"
            time.sleep(0.02)
        return self.waits(since)[:count]

    def leave(self) -> None:
        """They have all that they were answered, or this fails."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self._notes[-1] == {"lost": None}, self._notes[-1]

    def end(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()


class Player:
    """What the process does."""

    def __init__(self, port: int) -> None:
        self._port = port
        opened = self._call("POST", "/api/tables", {"game": "stella", "name": "Ada"})
        self._token = opened["token"]
        self._path = f"/api/tables/{opened['table']}"
        for name in ("Bo", "Cy"):
            self._call("POST", f"{self._path}/seats", {"name": name})
        self._call("POST", f"{self._path}/moves", {"type": "start"})
        self._slate: list[int] = []
        self._version = 0
        self._number = 0

    def _call(self, method: str, path: str, body: Json | None = None) -> Json:
        connection = HTTPConnection(
            "127.0.0.1", self._port, timeout=PATIENCE, source_address=(ADDRESS, 0)
        )
        token = getattr(self, "_token", None)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        sent = None if body is None else json.dumps(body)
        if sent:
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, sent, headers)
            answer = connection.getresponse()
            told: Json = json.loads(answer.read())
        finally:
            connection.close()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {told}")
        return told

    def play(self) -> None:
        address = f"ws://127.0.0.1:{self._port}{self._path}/socket"
        with connect(
            address, compression=None, max_size=None, proxy=None, source_address=(ADDRESS, 0)
        ) as socket:
            self._ask(socket, {"type": "hello", "token": self._token}, "view")
            tick = time.monotonic()
            while not is_told_to_leave():
                self._do(socket)
                now = time.monotonic()
                # What was to be done meanwhile has waited as well.
                while tick < now:
                    note(at=tick, wait=now - tick)
                    tick += TICK
                time.sleep(max(0.0, tick - time.monotonic()))
        seen = self._call("GET", f"{self._path}/view")
        if seen["version"] < self._version or seen["view"]["play"]["slate"] != self._slate:
            note(lost=seen)
        else:
            note(lost=None)

    def _do(self, socket: ClientConnection) -> None:
        self._number += 1
        turn = self._number % A_ROUND
        if turn == 0:
            slate = sorted({self._number // A_ROUND % 15, self._number % 7})
            move = {"type": "mark", "cards": slate, "id": str(self._number)}
            told = self._ask(socket, {"type": "move", "move": move}, "view", str(self._number))
            self._slate, self._version = slate, told["version"]
        elif turn == A_ROUND // 2:
            self._call("GET", f"{self._path}/view")
        else:
            self._ask(socket, {"type": "ping"}, "pong")

    def _ask(
        self, socket: ClientConnection, message: Json, kind: str, number: str | None = None
    ) -> Json:
        socket.send(json.dumps(message))
        while True:
            told: Json = json.loads(socket.recv(PATIENCE))
            if told["type"] == kind and told.get("id") == number:
                return told
            if told["type"] not in ("view", "pong"):
                raise RuntimeError(f"{message}: {told}")


def is_told_to_leave() -> bool:
    return bool(select.select([sys.stdin], [], [], 0)[0])


def note(**what: Any) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        Player(int(sys.argv[1])).play()
    except Exception as error:
        note(failed=f"{type(error).__name__}: {error}")
        raise
