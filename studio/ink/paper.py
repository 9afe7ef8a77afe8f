"""Papers: a colour, and a height on which pigment settles and the pen skips."""

from dataclasses import dataclass

import cv2
import numpy as np

from .colour import rgb
from .noise import SIZE, bank


@dataclass(frozen=True)
class Paper:
    colour: str
    micro: float = 0.62
    fine: float = 0.5
    mid: float = 0.0
    laid: float = 0.0  # ribs of a laid paper
    fibre: float = 0.0  # visible flecks
    tooth: float = 1.0  # how much pen and pigment feel of it


PAPERS = {
    "cold": Paper("#fbf6ea"),
    "rough": Paper("#f7f0e0", micro=0.3, fine=0.9, mid=0.25, tooth=1.25),
    "hot": Paper("#fdfaf3", micro=0.8, fine=0.15, tooth=0.45),
    "laid": Paper("#f3e9d3", micro=0.6, fine=0.3, laid=0.8, tooth=0.85),
    "tea": Paper("#e9d6b4", micro=0.6, fine=0.5, mid=0.15, fibre=0.5),
    "grey": Paper("#d3d2cc", micro=0.7, fine=0.35, fibre=0.7, tooth=0.8),
    "kraft": Paper("#c9a679", micro=0.8, fine=0.3, fibre=1.0, tooth=0.8),
    "blue": Paper("#c3ccd2", micro=0.7, fine=0.35, fibre=0.6, tooth=0.8),
    "rice": Paper("#faf4e4", micro=0.5, fine=0.2, fibre=1.3, tooth=0.55),
}


def make(name: str, rng: np.random.Generator, w: int, h: int) -> tuple[np.ndarray, np.ndarray, float]:
    """Colour at every pixel, height as a z-score, tooth."""
    p = PAPERS[name]
    noise = bank()

    def cut(grain: str) -> np.ndarray:
        x, y = int(rng.integers(0, SIZE - w)), int(rng.integers(0, SIZE - h))
        return noise[grain][y : y + h, x : x + w]

    height = p.micro * cut("micro") + p.fine * cut("fine") + p.mid * cut("mid")
    if p.laid:
        height = height + p.laid * np.sin(np.arange(h) * 2 * np.pi / 7.3)[:, None] * (0.7 + 0.3 * cut("mid"))
        height = height + 1.2 * p.laid * np.exp(-((((np.arange(w) % 124) - 62) / 3.0) ** 2))[None]
    colour = np.broadcast_to(rgb(p.colour), (h, w, 3)).copy() * (1 + 0.008 * cut("low"))[..., None]
    if p.fibre:
        fleck = np.zeros((h, w), np.float32)
        for _ in range(int(900 * p.fibre)):
            x, y, a, n = rng.uniform(0, w), rng.uniform(0, h), rng.uniform(0, 6.3), rng.uniform(4, 26)
            bend = (x + n * 0.5 * np.cos(a) + rng.normal() * 3, y + n * 0.5 * np.sin(a) + rng.normal() * 3)
            pts = np.array([(x, y), bend, (x + n * np.cos(a), y + n * np.sin(a))])
            cv2.polylines(fleck, [(pts * 16).astype(np.int32)], False, float(rng.choice([-1.0, 0.8])), 1, cv2.LINE_AA, 4)
        colour = colour * (1 + 0.06 * cv2.GaussianBlur(fleck, (0, 0), 0.6))[..., None]
    return colour, ((height - height.mean()) / height.std()).astype(np.float32), p.tooth
