"""Whom the operator keeps out, as it is known here."""

from ipaddress import ip_address, ip_network

from reverie.tables.notices import Network

MOST_KNOWN = 50_000
"""Addresses that need not be looked up again."""


class Gate:
    def __init__(self) -> None:
        self.blocked: frozenset[Network] = frozenset()
        self._known: dict[str, bool] = {}

    def learn(self, blocked: frozenset[Network]) -> None:
        if blocked != self.blocked:
            self.blocked = blocked
            self._known.clear()

    def keeps_out(self, address: str) -> bool:
        """Of an address as callers have it: of IPv6 a network of 64 bits."""
        if not self.blocked:
            return False
        found = self._known.get(address)
        if found is None:
            found = self._look_up(address)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[address] = found
        return found

    def _look_up(self, address: str) -> bool:
        try:
            caller = ip_network(address) if "/" in address else ip_network(ip_address(address))
        except ValueError:
            return False
        return any(
            caller.version == network.version and caller.subnet_of(network)  # type: ignore[arg-type]
            for network in self.blocked
        )
