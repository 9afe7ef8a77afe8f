"""An environment for people who watch: as text, or as a picture of the cards on the table."""

from functools import lru_cache
from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from reverie.decks import built_in
from reverie.envs.sim import Sim
from reverie.games.stella.state import Stella

WIDTH, HEIGHT, GAP, COLUMNS = 100, 150, 6, 5
PAPER = (30, 24, 48)


def as_text(sim: Sim) -> str:
    """What everybody may know."""
    play = sim.rules.view(sim.state, None)
    clue = "" if play.clue is None else f", “{play.clue}”"
    if isinstance(sim.state, Stella):
        head = f"Stella, round {play.round}, {play.phase}{clue}"
        cards = "\n".join(" ".join(play.grid[row : row + COLUMNS]) for row in (0, 5, 10))
    else:
        head = f"{sim.rules.name}, turn {play.turn}, {play.phase}{clue}"
        cards = " ".join(f"{place}:{card}" for place, card in enumerate(play.images, 1))
    waiting = ", ".join(str(seat) for seat in sim.awaited)
    return f"{head}\n{cards}\nwaiting for {waiting or 'nobody'}; totals {list(play.totals)}\n"


def as_picture(sim: Sim) -> NDArray[np.uint8]:
    """The cards that lie face up."""
    cards = sim.state.grid if isinstance(sim.state, Stella) else sim.state.images
    rows = 3 if isinstance(sim.state, Stella) else max(1, -(-len(cards) // COLUMNS))
    size = (COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP)
    paper = Image.new("RGB", size, PAPER)
    for place, card in enumerate(cards):
        row, column = divmod(place, COLUMNS)
        paper.paste(picture(card), (GAP + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP)))
    return np.asarray(paper)


@lru_cache(maxsize=512)
def picture(card: str, width: int = WIDTH, height: int = HEIGHT) -> Image.Image:
    """A card of a built-in deck; a plain one where it is of another."""
    found = _file(card)
    if found is None:
        return Image.new("RGB", (width, height), (90, 80, 110))
    return Image.open(BytesIO(found)).convert("RGB").resize((width, height))


def _file(card: str) -> bytes | None:
    for shelf in built_in.load(built_in.FOLDER).values():
        for known in shelf.deck.cards:
            if known.id == card:
                return shelf.read(min(known.images.names, key=_size))
    return None


def _size(name: str) -> int:
    """Names end in their width and a hash: fox-200-2eb631b9.webp."""
    return int(name.rsplit("-", 2)[1])
