"""Whose pages may call: those of hosts that the server knows, as which it was reached itself.

A page of another site makes a browser send calls that nobody meant; and by a name that points to
this machine all of a sudden (DNS rebinding) it would even read the answers.
"""

import re
import socket
from collections.abc import Iterable, Mapping
from functools import cache
from ipaddress import ip_address
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from reverie.app.settings import Settings
from reverie.games.errors import Code
from reverie.server.errors import Problem
from reverie.server.health import is_about_health

HOST = re.compile(r"^(?:\[([^\[\]]+)\]|([^:\[\]]+))(?::\d*)?$")
EVERYWHERE = {"", "0.0.0.0", "::"}  # noqa: S104 - no names
LONGEST_TOLD = 80
ONLY_READ = {"GET", "HEAD", "OPTIONS", "TRACE"}
SAME = {b"same-origin", b"none"}
FORMS = "/api/decks"

Refusal = tuple[int, Code, str]
"""A status, a code and a sentence."""


def why_not(scope: Mapping[str, Any], settings: Settings, path: bytes) -> Refusal | None:
    """Why a call is not answered, if it is not. Opening a socket counts as a change."""
    headers: dict[bytes, bytes] = {}
    for name, value in scope["headers"]:
        if name == b"host" and name in headers:
            return 400, "malformed", "A call has one host."
        headers[name] = value
    host = headers.get(b"host", b"").decode("latin-1")
    if not is_about_health(path) and not is_known(host, scope["server"], settings):
        return 421, "wrong_host", _not_known(host)
    changes = scope.get("method") not in ONLY_READ or b"sec-websocket-key" in headers
    if changes and not is_own_page(headers, host, settings):
        return 403, "wrong_origin", "Pages of other sites may not do this."
    return None


def is_known(host: str, arrived_at: tuple[str, int | None] | None, settings: Settings) -> bool:
    """Whether this server is meant by a host: by a name that it was given, or by an address."""
    match = HOST.match(host)
    if match is None:
        return False
    name = _plain(match[1] or match[2])
    try:
        address = ip_address(name)
    except ValueError:
        return name in own_names(settings.host, settings.host_names)
    address = getattr(address, "ipv4_mapped", None) or address
    here = _plain(arrived_at[0]).removeprefix("::ffff:") if arrived_at else None
    return address.is_loopback or str(address) in (here, *map(_plain, settings.host_names))


@cache
def own_names(host: str, given: tuple[str, ...]) -> frozenset[str]:
    machine = _plain(socket.gethostname())
    names = {_plain(HOST.sub(r"\1\2", name)) for name in (host, *given)}
    return frozenset({"localhost", machine, f"{machine}.local", *names} - EVERYWHERE)


def _plain(name: str) -> str:
    return name.lower().rstrip(".")


def _not_known(host: str) -> str:
    if not host:
        return "A call names the host that it is for."
    told = "".join(sign for sign in host[:LONGEST_TOLD] if sign.isprintable())
    return f"This server does not know itself as {told}; start it with --host-name {told}."


def is_own_page(headers: Mapping[bytes, bytes], host: str, settings: Settings) -> bool:
    """Whether a call comes from a page of this server, or from a program, which has no page."""
    told = headers.get(b"origin")
    origin = None if told is None else told.decode("latin-1")
    if origin in settings.origins:
        return True
    if headers.get(b"sec-fetch-site", b"none") not in SAME:
        return False
    return origin is None or is_own_origin(origin, host, settings.host_names)


def is_own_origin(origin: str, host: str, names: Iterable[str] = ()) -> bool:
    """By the host that was called, or, where a proxy changes that, by a name that was given."""
    try:
        there = urlsplit(origin)
        name = there.hostname
    except ValueError:  # no address at all
        return False
    if not name:
        return False
    return there.netloc.lower() == host.lower() or name in map(_plain, names)


def wrong_type(scope: Mapping[str, Any]) -> Refusal | None:
    """What other sites' forms cannot send without being asked is wanted: JSON, or a deck's form."""
    headers = dict(scope["headers"])
    if headers.get(b"content-length", b"0").strip(b"0") or b"transfer-encoding" in headers:
        wanted = "application/json"
        if scope["path"].rstrip("/") == FORMS:
            wanted = "multipart/form-data"
        kind = headers.get(b"content-type", b"").decode("latin-1").partition(";")[0]
        if kind.strip().lower() != wanted:
            return 415, "wrong_type", f"This is sent with Content-Type: {wanted}."
    return None


def only_for_own_pages(app: ASGIApp, settings: Settings) -> ASGIApp:
    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        call = cast("Mapping[str, Any]", scope)
        if call["type"] == "http":
            refusal = why_not(call, settings, call["path"].encode()) or wrong_type(call)
            if refusal:
                await _refuse(send, *refusal)
                return
        await app(scope, receive, send)

    return answering


async def _refuse(send: Send, status: int, code: Code, why: str) -> None:
    body = msgspec.json.encode(Problem(code, why))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start = {"type": "http.response.start", "status": status, "headers": headers}
    await send(cast("Any", start))
    await send(cast("Any", {"type": "http.response.body", "body": body}))
