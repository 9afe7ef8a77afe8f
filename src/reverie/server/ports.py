"""Ports that are free, and what is said where there are none."""

import errno
import socket

PORTS_TO_TRY = 20
HIGHEST_PORT = 65535
BACKLOG = 2048
TAKEN = {errno.EADDRINUSE, errno.EACCES}


class CannotListen(Exception):
    """The address is not of this machine, or all ports are taken."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that several processes accept from."""
    try:
        family = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise CannotListen(f"{host}, port {port}: {why}; name another with --port.") from None
    listening.setblocking(False)
    return listening


def free_port(host: str, wanted: int, tries: int) -> int:
    """The wanted port, or the next of so many that is free."""
    last = min(wanted + tries, HIGHEST_PORT + 1) - 1
    why: str | None = None
    try:
        family = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
        for port in range(wanted, last + 1):
            with socket.socket(family) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                try:
                    probe.bind((host, port))
                except OSError as error:
                    if error.errno not in TAKEN:
                        raise
                    why = error.strerror
                    continue
                return int(probe.getsockname()[1])
    except (OSError, UnicodeError) as error:
        raise CannotListen(f"{host}: {getattr(error, 'strerror', None) or error}.") from None
    ports = f"port {wanted}" if last == wanted else f"ports {wanted} to {last}"
    raise CannotListen(f"{host}, {ports}: {why}; name another with --port.")
