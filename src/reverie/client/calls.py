"""The calls of the protocol that a player makes by HTTP, with nothing but the standard library."""

import json
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Struct

from reverie.client.cards import Cards, Listed
from reverie.client.reading import View, read_view
from reverie.tables.view import SeatView

MOST = 64 * 1024 * 1024
"""Bytes of an answer. A server that sends more is not believed."""


class Refused(Exception):
    """The server says no: a code for programs, and a sentence."""

    def __init__(self, status: int, error: str, message: str) -> None:
        super().__init__(f"{message} ({error})")
        self.status, self.error, self.message = status, error, message


class Unreachable(ConnectionError):
    """There is no server, or none that speaks the protocol."""


class Opened(Struct, frozen=True):
    table: str
    seat: int
    token: str


class Taken(Struct, frozen=True):
    seat: int
    token: str


class Summary(Struct, frozen=True):
    table: str
    game: str
    status: str
    host: int
    seats: tuple[SeatView, ...]


class _Error(Struct, frozen=True):
    error: str
    message: str


class Site:
    """A server's HTTP interface. Each call is a connection of its own, so threads may share it."""

    def __init__(self, url: str = "http://127.0.0.1:8000", timeout: float = 30.0) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(
                f"{url!r} is not the address of a server, as http://127.0.0.1:8000 is."
            )
        self.url = f"{parts.scheme}://{parts.netloc}"
        self._parts, self._timeout = parts, timeout

    def socket_address(self, table: str) -> str:
        return f"ws{self.url.removeprefix('http')}/api/tables/{quote(table, safe='')}/socket"

    def open(self, game: str, name: str, *, program: bool = True, **options: Any) -> Opened:
        """A new table, with the caller as its host in seat 0."""
        body = {"game": game, "name": name, "options": options, "program": program}
        return msgspec.json.decode(self._post("/api/tables", body), type=Opened)

    def sit_down(self, table: str, name: str, *, program: bool = True) -> Taken:
        body = {"name": name, "program": program}
        return msgspec.json.decode(self._post(f"{_path(table)}/seats", body), type=Taken)

    def table(self, table: str) -> Summary:
        return msgspec.json.decode(self.get(_path(table)), type=Summary)

    def view(self, table: str, token: str | None = None) -> View:
        return read_view(self.get(f"{_path(table)}/view", token))

    def log(self, table: str) -> dict[str, Any]:
        """The whole game, once it is over."""
        told: dict[str, Any] = json.loads(self.get(f"{_path(table)}/log"))
        return told

    def cards(self, deck: str, language: str = "en") -> Cards:
        """What is told of the cards of a deck, and their pictures."""
        path = f"/api/decks/{quote(deck, safe='+')}?language={quote(language)}"
        listed = msgspec.json.decode(self.get(path), type=Listed)
        return Cards(listed.cards, self.get)

    def get(self, path: str, token: str | None = None) -> bytes:
        return self._call("GET", path, None, token)

    def _post(self, path: str, body: dict[str, Any]) -> bytes:
        return self._call("POST", path, json.dumps(body).encode(), None)

    def _call(self, method: str, path: str, body: bytes | None, token: str | None) -> bytes:
        headers = {"content-type": "application/json"} if body is not None else {}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
        assert self._parts.hostname
        connection = kind(self._parts.hostname, self._parts.port, timeout=self._timeout)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            told = answer.read(MOST)
        except (OSError, HTTPException) as error:
            raise Unreachable(f"{self.url} does not answer: {error}.") from error
        finally:
            connection.close()
        if answer.status >= 400:
            raise _refusal(answer.status, told)
        return told


def _path(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"


def _refusal(status: int, told: bytes) -> Refused | Unreachable:
    try:
        error = msgspec.json.decode(told, type=_Error)
    except msgspec.DecodeError:
        return Unreachable(f"This is no Reverie server: it answers with {status}.")
    return Refused(status, error.error, error.message)
