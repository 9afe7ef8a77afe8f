"""What whoever runs the servers has to say, and whom they keep out.

Both are kept in the store as leases: they hold for all servers on it, and end by themselves.
"""

from ipaddress import IPv4Network, IPv6Network, ip_network

import msgspec
from msgspec import Struct

from reverie.games.errors import Malformed
from reverie.tables.store import Store

ANNOUNCEMENT = "announcement"
BLOCKED = "blocked:"
OPERATOR = "operator"
FOR_EVER = 100 * 365 * 86400.0
LONGEST_ANNOUNCEMENT = 280

Network = IPv4Network | IPv6Network


class Announcement(Struct, frozen=True):
    text: str
    at: float | None = None
    """When what it tells of takes place: everybody is told in the time of their own clock."""


async def announce(store: Store, announcement: Announcement | None, seconds: float) -> None:
    """Says this, and nothing else any more; or nothing."""
    if announcement and not 0 < len(announcement.text.strip()) <= LONGEST_ANNOUNCEMENT:
        raise Malformed(f"An announcement has 1 to {LONGEST_ANNOUNCEMENT} characters.")
    for lease in await store.leases(ANNOUNCEMENT):
        await store.release(lease.name, lease.holder)
    if announcement:
        await store.acquire(ANNOUNCEMENT, msgspec.json.encode(announcement).decode(), seconds)


async def announced(store: Store) -> Announcement | None:
    for lease in await store.leases(ANNOUNCEMENT):
        try:
            return msgspec.json.decode(lease.holder, type=Announcement)
        except msgspec.DecodeError:  # of another release
            continue
    return None


def read_network(text: str) -> Network:
    """An address, or a network as ``192.0.2.0/24``; of IPv6 a household, which has 64 bits."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Malformed(f"{text!r} is no address and no network.") from None
    if isinstance(network, IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped and network.prefixlen >= 96:
            return IPv4Network((mapped, network.prefixlen - 96))
        return network.supernet(new_prefix=64) if network.prefixlen > 64 else network
    return network


async def block(store: Store, network: Network, seconds: float = FOR_EVER) -> None:
    await store.acquire(f"{BLOCKED}{network}", OPERATOR, seconds)


async def unblock(store: Store, network: Network) -> bool:
    """Whether it was blocked."""
    was = network in await blocked(store)
    await store.release(f"{BLOCKED}{network}", OPERATOR)
    return was


async def blocked(store: Store) -> frozenset[Network]:
    names = (lease.name.removeprefix(BLOCKED) for lease in await store.leases(BLOCKED))
    return frozenset(map(ip_network, names))
