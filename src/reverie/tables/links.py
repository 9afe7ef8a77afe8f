"""Links to one game that is over.

A link names a table and a game to this server alone. It is sealed with a secret that all servers
on one store share: nobody makes one by guessing, and nobody reads the table's code out of it. A
part of the hash of the game's seed is in it, so that a code that is used again leads nowhere else.
"""

import base64
import binascii
import hmac
from secrets import token_hex

from msgspec import Struct

from reverie.games.errors import GameError
from reverie.tables.codes import digest
from reverie.tables.store import Store

LEASE = "links to replays"
FOR_EVER = 100 * 365 * 86400.0
MARK, NUMBER, TAG = 8, 2, 16
"""Bytes of the seed's hash, of the game's number and of the seal."""
LONGEST = 64


class NoSuchReplay(GameError):
    def __init__(self) -> None:
        super().__init__("not_found", "There is no such replay.")


class OneGame(Struct, frozen=True):
    code: str
    number: int
    mark: str
    """The beginning of the seed's hash."""


def mark_of(seed: str) -> str:
    return digest(f"replay:{seed}")[: 2 * MARK]


async def secret(store: Store) -> bytes:
    """That of all servers on this store; the first who asks chooses it."""
    await store.acquire(LEASE, token_hex(32), FOR_EVER)
    return bytes.fromhex(next(iter(await store.leases(LEASE))).holder)


async def carry(source: Store, target: Store) -> None:
    """Links go on leading to what is copied."""
    for lease in await source.leases(LEASE):
        await target.acquire(LEASE, lease.holder, FOR_EVER)


def write(key: bytes, game: OneGame) -> str:
    plain = game.number.to_bytes(NUMBER) + bytes.fromhex(game.mark) + game.code.encode()
    tag = _seal(key, plain)
    return base64.urlsafe_b64encode(tag + _veil(key, tag, plain)).rstrip(b"=").decode()


def read(key: bytes, link: str) -> OneGame:
    if not link.isascii() or len(link) > LONGEST:
        raise NoSuchReplay
    try:
        sealed = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
    except binascii.Error:
        raise NoSuchReplay from None
    tag, veiled = sealed[:TAG], sealed[TAG:]
    plain = _veil(key, tag, veiled)
    if len(plain) <= NUMBER + MARK or not hmac.compare_digest(tag, _seal(key, plain)):
        raise NoSuchReplay
    number, mark, code = plain[:NUMBER], plain[NUMBER : NUMBER + MARK], plain[NUMBER + MARK :]
    return OneGame(code.decode(), int.from_bytes(number), mark.hex())


def _seal(key: bytes, plain: bytes) -> bytes:
    return hmac.digest(key, b"seal" + plain, "sha256")[:TAG]


def _veil(key: bytes, tag: bytes, text: bytes) -> bytes:
    """The same again takes it off."""
    stream = hmac.digest(key, b"veil" + tag, "sha512")
    return bytes(one ^ other for one, other in zip(text, stream, strict=False))
