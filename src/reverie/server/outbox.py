"""Messages to many sockets leave together.

To send to a socket at rest wakes whoever reads it, as a rule the proxy before the server. Of many
messages sent in a row only the first does so.
"""

import asyncio
from typing import Protocol

MOST = 32
"""How many messages wait for each other."""


class Writable(Protocol):
    def write(self, message: bytes) -> None: ...


class Outbox:
    def __init__(self) -> None:
        self._waiting: list[tuple[Writable, bytes]] = []

    def put(self, socket: Writable, message: bytes) -> None:
        """Sends the message before the event loop's next round."""
        waiting = self._waiting
        if not waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        waiting.append((socket, message))
        if len(waiting) >= MOST:
            self.flush()

    def flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket, message in waiting:
            socket.write(message)
