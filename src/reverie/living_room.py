"""``reverie play``: a server for the people in one room."""

import errno
import socket
import sys
import webbrowser
from io import StringIO
from threading import Timer

import segno
from msgspec.structs import replace
from rich.console import Console

from reverie.app.settings import Settings
from reverie.server.run import run, tables
from reverie.tables.store.holding import Hold

EVERYWHERE = "0.0.0.0"  # noqa: S104 - phones on the same network must reach it
PORTS_TO_TRY = 20
HIGHEST_PORT = 65535


TAKEN = {errno.EADDRINUSE, errno.EACCES}


class CannotListen(Exception):
    """The address is not of this machine, or all ports are taken."""


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next that is free."""
    last = min(wanted + PORTS_TO_TRY, HIGHEST_PORT + 1) - 1
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
    raise CannotListen(f"{host}, {ports}: {why}.")


def network_address() -> str | None:
    """This machine’s address on its network; the datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def qr_code(text: str) -> str:
    drawing = StringIO()
    segno.make(text, micro=False).terminal(drawing, compact=True)
    return drawing.getvalue()


def play(settings: Settings, *, open_browser: bool) -> None:
    with tables(settings) as held:
        _play(settings, held, open_browser=open_browser)


def _play(settings: Settings, held: Hold, *, open_browser: bool) -> None:
    here = f"http://127.0.0.1:{settings.port}"
    console = Console()
    console.print(f"\n[bold]Reverie[/bold] is at [link={here}]{here}[/link]")
    address = network_address() if settings.host == EVERYWHERE else None
    there = f"http://{address}:{settings.port}" if address else None
    if there:
        console.print(f"Phones on the same network: [link={there}]{there}[/link]\n")
        if sys.stdout.isatty():
            sys.stdout.write(qr_code(there))
    console.print(f"Tables are kept in {settings.database}. Stop with Ctrl+C.\n")
    if open_browser:
        Timer(1.0, webbrowser.open, [here]).start()
    run(replace(settings, address=there), held)
