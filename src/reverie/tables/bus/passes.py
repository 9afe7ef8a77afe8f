"""How a worker proves who it is to NATS, and knows that it speaks with NATS."""

import ssl
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from reverie.tables.bus.opening import NoBus

PREFIX = "REVERIE_BUS_"


class Pass(Struct, frozen=True):
    user: str | None = None
    password: str | None = None
    token: str | None = None
    credentials: str | None = None
    """A file with a user's JWT and seed."""
    tls: ssl.SSLContext | None = None


def read_pass(url: str, environment: Mapping[str, str]) -> Pass:
    """From REVERIE_BUS_USER, _PASSWORD, _TOKEN (each also from the file that its name with _FILE
    says), _CREDENTIALS, and for TLS _CA, _CERT and _KEY."""

    def secret(name: str) -> str | None:
        file = environment.get(f"{PREFIX}{name}_FILE")
        return _text(file).strip() if file else environment.get(f"{PREFIX}{name}")

    credentials = environment.get(f"{PREFIX}CREDENTIALS")
    if credentials:
        _text(credentials)
    return Pass(
        secret("USER"), secret("PASSWORD"), secret("TOKEN"), credentials, _tls(url, environment)
    )


def _tls(url: str, environment: Mapping[str, str]) -> ssl.SSLContext | None:
    authority, certificate, key = (
        environment.get(f"{PREFIX}{name}") for name in ("CA", "CERT", "KEY")
    )
    if not (authority or certificate or url.startswith("tls://")):
        return None
    try:
        context = ssl.create_default_context(cafile=authority)
        if certificate:
            context.load_cert_chain(certificate, key)
    except OSError as error:  # ssl's own errors are such
        raise NoBus(f"The certificates of the bus cannot be read: {error}.") from None
    return context


def _text(file: str) -> str:
    try:
        return Path(file).read_text()
    except OSError as error:
        raise NoBus(f"{file}: {error.strerror}.") from None
