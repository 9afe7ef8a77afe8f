"""Keeps tables of this release: ``python -m tests.releases.record``, once for every release.

Each is the export of a table with a game that is over and a rematch that has begun.
"""

import asyncio
import tempfile
from pathlib import Path

import reverie
from reverie.tables.moves import Rematch, Start
from reverie.tables.transfer import export_table
from tests.tables.workers import worker

TABLES = (("stella", 4), ("odyssey", 4), ("odyssey", 7), ("party", 6), ("team", 6))
FOLDER = Path(__file__).parent


async def record(folder: Path, game: str, people: int) -> None:
    options = {"target": 10} if game == "odyssey" else {}
    with tempfile.TemporaryDirectory() as place:
        async with worker(Path(place)) as one:
            code, tokens = await one.open(game, people, seed=f"kept {game}", **options)
            await one.act(code, tokens[0], Start(id="begin"))
            while await one.play_one(code, tokens):
                pass
            await one.act(code, tokens[0], Rematch())
            for _ in range(7):
                await one.play_one(code, tokens)
            (folder / f"{game}-{people}.json").write_bytes(await export_table(one.store, code))


async def main() -> None:
    folder = FOLDER / reverie.__version__
    folder.mkdir(exist_ok=True)
    for game, people in TABLES:
        await record(folder, game, people)


if __name__ == "__main__":
    asyncio.run(main())
