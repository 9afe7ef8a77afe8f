"""The client brings nothing of the server."""

import subprocess
import sys

LOADED = "import sys, reverie.client; print(*sorted(sys.modules))"
ELSEWHERE = {"litestar", "uvicorn", "picows", "uvloop", "prometheus_client", "structlog", "typer"}
OURS = ("reverie.server", "reverie.tables.rooms", "reverie.tables.store", "reverie.bots.encoder")


def test_importing_the_client_does_not_import_the_server() -> None:
    told = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    loaded = set(told.stdout.split())
    assert "reverie.client.seat" in loaded
    assert not loaded & ELSEWHERE
    assert not [name for name in loaded if name.startswith(OURS)]
