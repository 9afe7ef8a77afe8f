"""Headers, and the addresses of callers."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from reverie.app.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
PORT = re.compile(r"^(?:\[([0-9A-Fa-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$", re.ASCII)
LONGEST_ADDRESS = 64
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


def with_headers(app: ASGIApp) -> ASGIApp:
    """Every answer carries the security headers; those of the API are not stored anywhere."""

    async def secured(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = {name.lower() for name, _ in message["headers"]}
                ours = [header for header in HEADERS if header[0] not in told]
                headers = [*message["headers"], *ours]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        await app(scope, receive, send_with_headers)

    return secured


def client_address(peer: str | None, forwarded: str | None, proxies: Iterable[str]) -> str:
    """The address to hold to account: the word of a proxy counts only where the proxy is ours.

    Each proxy adds who called it at the end, so what stands before the last stranger is hearsay.
    """
    ours = _Proxies.of(tuple(proxies))
    address = _plain(peer) if peer else "unknown"
    if forwarded and address in ours:
        told = [hop.strip() for hop in forwarded.split(",") if hop.strip()]
        while told and address in ours:
            address = _plain(told.pop())
    return _household(address[:LONGEST_ADDRESS])


def caller(scope: Mapping[str, Any], settings: Settings) -> str:
    """The address to hold to account for a call."""
    client = scope["client"]
    forwarded = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
    return client_address(client and client[0], forwarded.decode("latin-1"), settings.proxies)


def is_ours(peer: str | None, proxies: Iterable[str]) -> bool:
    """Whether a proxy of ours calls, for many people."""
    return peer is not None and _plain(peer) in _Proxies.of(tuple(proxies))


class _Proxies:
    """Addresses, and networks such as ``10.0.0.0/8`` where nobody knows them beforehand."""

    def __init__(self, proxies: Iterable[str]) -> None:
        self._addresses = {_plain(proxy) for proxy in proxies if "/" not in proxy}
        self._networks = [ip_network(proxy, strict=False) for proxy in proxies if "/" in proxy]

    @staticmethod
    @lru_cache(maxsize=16)
    def of(proxies: tuple[str, ...]) -> "_Proxies":
        return _Proxies(proxies)

    def __contains__(self, address: str) -> bool:
        if address in self._addresses:
            return True
        if not self._networks:
            return False
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


def _plain(address: str) -> str:
    """One spelling for each address, without the port that some proxies add."""
    address = PORT.sub(r"\1\2", address)
    parsed = _ipv6(address)
    return str(parsed.ipv4_mapped or parsed) if parsed else address


def _household(address: str) -> str:
    """A household has one IPv4 address, or all those of an IPv6 network of 64 bits."""
    parsed = _ipv6(address)
    return str(IPv6Network((parsed.packed[:8] + bytes(8), 64))) if parsed else address


def _ipv6(address: str) -> IPv6Address | None:
    try:
        return IPv6Address(address) if ":" in address else None
    except ValueError:
        return None


def bearer(headers: Any) -> str | None:
    """The token of a call, which is never in a URL."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
