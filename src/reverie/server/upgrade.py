"""Sockets run on picows: uvicorn hands it a connection that asks for an upgrade.

Measured against uvicorn's own WebSocket protocols in ``benchmarks/server``.
"""

import asyncio
import logging
import re
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec
from picows import (
    WSAutoPingStrategy,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from reverie.server.errors import Problem
from reverie.server.limits import SlowDown
from reverie.server.security import client_address, is_own_origin
from reverie.server.service import Service
from reverie.server.socket import Socket
from reverie.tables.codes import read_code

PATH = re.compile(rb"^/api/tables/([^/?]+)/socket/?(\?.*)?$")
CONNECTION = re.compile(rb"^connection:[^\r\n]*", re.MULTILINE)
"""Uvicorn has seen that an upgrade is asked for; picows wants that word alone, while Firefox sends
``keep-alive, Upgrade``."""
HANDSHAKE_SECONDS = 5
IDLE_SECONDS, REPLY_SECONDS = 25, 20
READ_BUFFER = 2048

# An adapter, since picows makes a logger of its own for every connection of a plain one.
QUIET = logging.LoggerAdapter(logging.getLogger("picows"))
# What a client does wrong is no error of ours, and must not fill our logs.
QUIET.logger.setLevel(logging.CRITICAL)


def protocol_class(service: Service) -> type[asyncio.Protocol]:
    """The class that uvicorn makes an instance of for every upgrade."""

    class Upgraded(WSProtocol):  # type: ignore[misc]
        def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
            super().__init__(
                None,
                None,
                False,
                self._let_in,
                QUIET,
                True,
                HANDSHAKE_SECONDS,
                True,
                IDLE_SECONDS,
                REPLY_SECONDS,
                WSAutoPingStrategy.PING_WHEN_IDLE,
                True,
                service.settings.most_message,
                None,
                READ_BUFFER,
            )
            self._peer: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            self._peer = (transport.get_extra_info("peername") or (None,))[0]
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            """What uvicorn had read already: the head of the call."""
            data = CONNECTION.sub(b"connection: upgrade", data)
            while data:
                buffer = self.get_buffer(len(data))
                count = min(len(buffer), len(data))
                buffer[:count] = data[:count]
                data = data[count:]
                self.buffer_updated(count)

        def _let_in(self, request: WSUpgradeRequest) -> Socket | WSUpgradeResponseWithListener:
            return let_in(service, request, self._peer)

    return Upgraded


def let_in(
    service: Service, request: WSUpgradeRequest, peer: str | None
) -> Socket | WSUpgradeResponseWithListener:
    match = PATH.match(request.path)
    if match is None:
        return _turn_away(404, "not_found", "There is no socket here.")
    headers, settings = request.headers, service.settings
    if not is_own_origin(headers.get("origin"), headers.get("host"), settings.origins):
        return _turn_away(403, "wrong_origin", "This page may not open sockets here.")
    forwarded = ",".join(headers.getall("x-forwarded-for", []))
    address = client_address(peer, forwarded, settings.proxies)
    try:
        service.limits.spend("socket", address)
        service.sockets.check(address)
    except SlowDown as error:
        return _turn_away(429, error.code, error.message, error.headers)
    return Socket(service, read_code(unquote_to_bytes(match[1]).decode("latin-1")), address)


def _turn_away(
    status: int, code: str, why: str, more: dict[str, str] | None = None
) -> WSUpgradeResponseWithListener:
    body = msgspec.json.encode(Problem(code, why))
    headers = {"content-type": "application/json", **(more or {})}
    answer = WSUpgradeResponse.create_error_response(status, body, headers)
    return WSUpgradeResponseWithListener(answer, None)
