"""A NATS that knows people by `.creds` files: an operator, an account and a user, made here."""

import json
import os
import time
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any, NamedTuple

import nkeys

HEADER = {"typ": "JWT", "alg": "ed25519-nkey"}
ENDLESS = {"subs": -1, "data": -1, "payload": -1}
ACCOUNT = {**ENDLESS, "conn": -1, "leaf": -1, "imports": -1, "exports": -1, "wildcards": True}


class Credentials(NamedTuple):
    configuration: Path
    """For the server."""
    user: Path
    """For the one whom it lets in."""


def _part(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Key:
    def __init__(self, kind: int) -> None:
        self.seed = bytes(nkeys.encode_seed(os.urandom(32), kind))
        self._pair = nkeys.from_seed(bytearray(self.seed))
        self.name = self._pair.public_key.decode()

    def signs(self, subject: str, kind: str, told: dict[str, Any]) -> str:
        nats = {"type": kind, "version": 2, **told}
        claims = {"iat": int(time.time()), "iss": self.name, "name": kind, "sub": subject}
        text = ".".join(
            _part(json.dumps(each).encode()) for each in (HEADER, {**claims, "nats": nats})
        )
        return f"{text}.{_part(self._pair.sign(text.encode()))}"


def make(folder: Path) -> Credentials:
    operator, account, user = (
        Key(kind)
        for kind in (nkeys.PREFIX_BYTE_OPERATOR, nkeys.PREFIX_BYTE_ACCOUNT, nkeys.PREFIX_BYTE_USER)
    )
    configuration, creds = folder / "nats.conf", folder / "user.creds"
    configuration.write_text(
        f"operator: {operator.signs(operator.name, 'operator', {})}\n"
        "resolver: MEMORY\n"
        "resolver_preload: {\n"
        f"  {account.name}: {operator.signs(account.name, 'account', {'limits': ACCOUNT})}\n"
        "}\n"
    )
    creds.write_text(
        "-----BEGIN NATS USER JWT-----\n"
        f"{account.signs(user.name, 'user', ENDLESS)}\n"
        "------END NATS USER JWT------\n\n"
        "-----BEGIN USER NKEY SEED-----\n"
        f"{user.seed.decode()}\n"
        "------END USER NKEY SEED------\n"
    )
    return Credentials(configuration, creds)
