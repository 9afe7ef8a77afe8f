"""Who takes part, and how each is started."""

import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Contestant:
    name: str
    label: str
    players: int
    shows: bool = True
    """Whether it has views to build."""

    def command(self, warm_up: float, seconds: float, *, views: bool) -> list[str]:
        """What prints its moves per second."""
        numbers = [str(warm_up), str(seconds), str(int(views))]
        if self.name == "boardgame.io":
            node = str(Path(sys.executable).parent / "node")
            return [node, str(HERE / "hidden_hands.cjs"), *numbers]
        return [sys.executable, "-m", "benchmarks.engine.measure", self.name, *numbers]


OURS = tuple(
    Contestant(f"{game}:{players}", f"{game.capitalize()}, {players} players", players)
    for game, counts in {
        "stella": (4, 6),
        "odyssey": (4, 6, 12),
        "party": (6, 12),
        "team": (6, 12),
    }.items()
    for players in counts
)
PEERS = (
    Contestant("boardgame.io", "boardgame.io, hidden hands", 4),
    Contestant("petting_zoo", "PettingZoo, tic-tac-toe", 2),
    Contestant("open_spiel:python_tic_tac_toe", "OpenSpiel, tic-tac-toe", 2),
    Contestant("open_spiel:python_kuhn_poker", "OpenSpiel, Kuhn poker", 2),
    Contestant("bare", "bare Python loop", 4, shows=False),
)
