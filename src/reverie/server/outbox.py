"""Messages to many sockets leave together.

To send to a socket at rest wakes whoever reads it, as a rule the proxy before the server. Of many
messages sent in a row only the first does so.
"""

import asyncio
from collections.abc import Callable

MOST = 32
"""How many messages wait for each other."""


class Outbox:
    def __init__(self) -> None:
        self._waiting: list[tuple[Callable[[bytes], None], bytes]] = []

    def put(self, send: Callable[[bytes], None], message: bytes) -> None:
        """Sends the message before the event loop's next round."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self._waiting.append((send, message))
        if len(self._waiting) >= MOST:
            self.flush()

    def flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for send, message in waiting:
            send(message)
