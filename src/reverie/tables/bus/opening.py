"""Buses by their URL: ``local:`` for one worker, ``nats://host:4222`` for many."""

from collections.abc import Mapping

from reverie.tables.bus.base import Bus
from reverie.tables.bus.local import LocalBus

LOCAL = "local:"
NATS = ("nats://", "tls://")


class NoBus(Exception):
    """There is no bus of this name, or it cannot be used like that."""


def is_local(url: str) -> bool:
    return url == LOCAL


def check_bus(url: str) -> None:
    if not is_local(url) and not all(part.startswith(NATS) for part in url.split(",")):
        raise NoBus(f"{without_secrets(url)!r} is neither {LOCAL} nor nats://host:4222.")


def open_bus(url: str, environment: Mapping[str, str]) -> Bus:
    """Secrets and certificates are in the environment, or in files that it names."""
    check_bus(url)
    if is_local(url):
        return LocalBus()
    from reverie.tables.bus.nats import NatsBus  # noqa: PLC0415 - for those who use it
    from reverie.tables.bus.passes import read_pass  # noqa: PLC0415

    return NatsBus(url.split(","), read_pass(url, environment))


def has_secret(url: str) -> bool:
    return any("@" in part.partition("//")[2] for part in url.split(","))


def without_secrets(url: str) -> str:
    """For logs and sentences."""
    parts = (part.partition("//") for part in url.split(","))
    return ",".join(
        f"{scheme}{slashes}{rest.rpartition('@')[2]}" for scheme, slashes, rest in parts
    )
