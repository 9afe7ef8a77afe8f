"""From a call to a socket."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote_to_bytes

from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.server import ServerProtocol

from reverie.games.errors import Code
from reverie.server.limits import SlowDown
from reverie.server.security import caller
from reverie.server.service import Service
from reverie.server.sites import why_not
from reverie.server.socket import Socket
from reverie.server.websocket import QUIET, WebSocket
from reverie.tables.codes import read_code

PATH = re.compile(rb"^/api/tables/([^/?]+)/socket/?(\?.*)?$")

Refusal = tuple[int, Code, str, dict[str, str]]
"""A status, a code, a sentence and headers."""


def table_of(url: bytes) -> str | None:
    """The code of the table to which a socket is asked for."""
    match = PATH.match(url)
    return read_code(unquote_to_bytes(match[1]).decode("latin-1")) if match else None


def let_in(
    service: Service, transport: asyncio.Transport, scope: Mapping[str, Any], url: bytes
) -> Refusal | None:
    """Opens a socket on a connection that asks for one, or says why not."""
    code = table_of(url)
    if code is None:
        return 404, "not_found", "There is no socket here.", {}
    refusal = why_not(scope, service.settings, url)
    if refusal:
        return (*refusal, {})
    address = caller(scope, service.settings)
    try:
        service.limits.spend("socket", address)
        service.sockets.check(address)
    except SlowDown as error:
        return 429, error.code, error.message, error.headers
    answer = handshake(scope, url)
    if isinstance(answer, tuple):
        return answer
    transport.write(answer)
    WebSocket(transport, Socket(service, code, address), service.settings.most_message).open()
    return None


def handshake(scope: Mapping[str, Any], url: bytes) -> bytes | Refusal:
    """The answer with which a socket begins."""
    headers = Headers()
    for name, value in scope["headers"]:
        headers[name.decode("latin-1")] = value.decode("latin-1")
    if any(size.strip("0") for size in headers.get_all("content-length")) or headers.get_all(
        "transfer-encoding"
    ):
        return 400, "malformed", "A call for a socket has no body.", {}
    asked = Request(
        url.decode("latin-1"), headers, scope["method"], f"HTTP/{scope['http_version']}"
    )
    answer = ServerProtocol(logger=QUIET).accept(asked)
    if answer.status_code == 101:
        del answer.headers["Date"]
        return answer.serialize()
    more = {"sec-websocket-version": "13"} if answer.status_code in (400, 426) else {}
    why = "This is no call for a WebSocket of version 13."
    return answer.status_code, "malformed", why, more
