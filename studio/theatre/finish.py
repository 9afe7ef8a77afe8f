"""The finish: a gouache filter, tones, bloom, canvas and grain."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image as Pil
from scipy import ndimage
from scipy.signal import fftconvolve

from theatre.colour import Image
from theatre.paint import Field, fbm


@dataclass(frozen=True)
class Finish:
    paint: float = 0.75
    radius: float = 2.0
    """Of the brush, in pixels of a card 600 wide."""
    levels: float = 0.6
    local: float = 0.35
    curve: float = 0.35
    vibrance: float = 0.35
    warm: float = 0.03
    bloom: float = 0.4
    vignette: float = 0.18
    canvas: float = 0.02
    grain: float = 0.014


@lru_cache
def _sectors(radius: float, count: int = 8) -> tuple[Field, ...]:
    n = max(1, int(radius * 2.2))
    yy, xx = np.mgrid[-n : n + 1, -n : n + 1]
    d, a = np.hypot(xx, yy), np.arctan2(yy, xx)
    out = []
    for i in range(count):
        k = np.clip(np.cos(a - 2 * np.pi * i / count), 0, 1) ** 3 * np.exp(-(d**2) / (2 * radius**2))
        k[n, n] = 0.25 * k.max()
        out.append(k / k.sum())
    return tuple(out)


def kuwahara(im: Image, radius: float, sharp: float = 8) -> Image:
    """Flat strokes with kept edges: every pixel takes the calmest of eight wedges around it."""
    kernels = _sectors(radius)
    n = kernels[0].shape[0] // 2
    p = np.pad(im, ((n, n), (n, n), (0, 0)), "reflect")
    num: Image = np.zeros_like(im)
    den = np.zeros((*im.shape[:2], 1))
    for k in kernels:
        mean = np.stack([fftconvolve(p[..., i], k, "valid") for i in range(3)], -1)
        square = np.stack([fftconvolve(p[..., i] ** 2, k, "valid") for i in range(3)], -1)
        spread = np.sqrt(np.clip(square - mean * mean, 0, None).sum(-1, keepdims=True))
        weight = 1 / (1e-3 + spread) ** sharp
        num, den = num + mean * weight, den + weight
    return np.asarray(num / den)


def _tones(im: Image, f: Finish, k: float) -> Image:
    lum = im @ np.array([0.3, 0.55, 0.15])
    lo, hi = np.percentile(lum, 1), np.percentile(lum, 98.5)
    stretched = np.clip((im - lo * 0.8) / (max(hi, 0.38) - lo * 0.8) * 0.93, 0, 1.3)
    im = im * (1 - f.levels) + stretched * f.levels
    lum = im.mean(2)
    around = ndimage.gaussian_filter(lum, 28 * k)
    im = im * (1 + f.local * np.clip((lum - around) / (around + 0.12), -0.6, 0.8))[..., None]
    im = np.clip(im, 0, 1)
    return np.asarray(im * (1 - f.curve) + im * im * (3 - 2 * im) * f.curve)


def _colours(im: Image, f: Finish) -> Image:
    grey = im.mean(2, keepdims=True)
    sat = (im.max(2) - im.min(2))[..., None]
    im = grey + (im - grey) * (1 + f.vibrance * (1 - np.clip(sat * 1.6, 0, 1)))
    # Soft limit: pure blues and oranges look like plastic.
    top, low = im.max(2, keepdims=True), im.min(2, keepdims=True)
    s = (top - low) / (top + 1e-4)
    im = top - (top - im) * (np.where(s > 0.62, 0.62 + (s - 0.62) * 0.45, s) / (s + 1e-4))
    return np.asarray(im + np.array([1, 0.35, -1]) * f.warm * (grey - 0.35))


def _bloom(im: Image, amount: float, k: float) -> Image:
    high = np.clip(im, 0, 1) * np.clip((im.max(2, keepdims=True) - 0.72) / 0.28, 0, 1)
    b = sum(ndimage.gaussian_filter(high, (r * k, r * k, 0)) * w for r, w in ((4, 0.3), (14, 0.35), (48, 0.5)))
    # A bright day card is bright all over; bloom there would only wash it out.
    calm = 1 - 0.75 * np.clip((im.mean() - 0.4) / 0.25, 0, 1)
    return np.asarray(1 - (1 - np.clip(im, 0, 1)) * (1 - np.clip(b * amount * calm, 0, 1)))


def apply(im: Image, f: Finish) -> Image:
    h, w, _ = im.shape
    k = w / 600
    if f.paint:
        im = im * (1 - f.paint) + kuwahara(im, f.radius * k + 0.3) * f.paint
    im = _bloom(_colours(_tones(im, f, k), f), f.bloom, k)
    yy, xx = np.mgrid[0:h, 0:w]
    r = np.hypot((xx / w - 0.5) * 1.15, (yy / h - 0.5) * 1.1)
    im = im * (1 - f.vignette * np.clip((r - 0.3) / 0.5, 0, 1) ** 1.6)[..., None]
    rng = np.random.default_rng(1)
    n = ndimage.gaussian_filter(fbm(h, w, rng, 1.0, lowest=h / 40), 0.7 * max(k, 0.7))
    emboss = ndimage.sobel(n, 0) + ndimage.sobel(n, 1)
    im = im * (1 + f.canvas * np.clip(emboss / (emboss.std() + 1e-9), -2.5, 2.5))[..., None]
    g = ndimage.gaussian_filter(rng.normal(size=(h, w)), 0.55)
    grey = im.mean(2)
    return np.asarray(np.clip(im + (g / g.std() * f.grain * (0.35 + 0.65 * (1 - abs(2 * grey - 1))))[..., None], 0, 1))


def finish(source: Path, target: Path, f: Finish | None = None) -> None:
    im = np.asarray(Pil.open(source).convert("RGB"), float) / 255
    Pil.fromarray((apply(im, f or Finish()) * 255 + 0.5).astype(np.uint8)).save(target)
