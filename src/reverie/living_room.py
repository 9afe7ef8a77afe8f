"""``reverie play``: a server for the people in one room."""

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


def _play(settings: Settings, held: Hold | None, *, open_browser: bool) -> None:
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
