"""Noise of several grains, made once for each process and always the same."""

from functools import cache

import cv2
import numpy as np

SIZE = 2400


@cache
def bank() -> dict[str, np.ndarray]:
    rng = np.random.default_rng(77)

    def layer(grain: int) -> np.ndarray:
        n = max(8, SIZE // grain + 3)
        a = cv2.resize(rng.normal(size=(n, n)).astype(np.float32), (SIZE, SIZE), interpolation=cv2.INTER_CUBIC)
        return a / a.std()

    at = {grain: layer(grain) for grain in (2, 4, 8, 16, 32, 64, 128, 256)}
    return {
        "low": (at[256] + 0.6 * at[128] + 0.24 * at[64] + 0.08 * at[32]) / 1.2,
        "mid": (at[64] + 0.6 * at[32] + 0.4 * at[16] + 0.25 * at[8]) / 1.26,
        "fine": (at[16] + 0.7 * at[8] + 0.5 * at[4]) / 1.32,
        "micro": (at[4] + 0.8 * at[2] + 0.5 * rng.normal(size=(SIZE, SIZE)).astype(np.float32)) / 1.37,
    }


def line_noise(rng: np.random.Generator, n: int, length: float, grain: float) -> np.ndarray:
    """n values along a line, changing over `grain` pixels."""
    m = max(4, int(length / grain) + 3)
    v = np.interp(np.linspace(0, m - 1, n), range(m), rng.normal(size=m))
    k = max(1, int(grain / 8))
    ker = np.hanning(2 * k + 3)
    return np.convolve(np.pad(v, k + 1, mode="edge"), ker / ker.sum(), "valid")[:n]
