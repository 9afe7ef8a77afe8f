"""Painting in two dimensions: noise, rasters of shapes, and the skins of figures."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image as Pil
from PIL import ImageDraw
from scipy import ndimage

from theatre.colour import Colour, Image, rgb
from theatre.curves import Geom, polygons

Bounds = tuple[float, float, float, float]
Field = NDArray[np.float64]


@dataclass(frozen=True)
class Mark:
    """Something painted on a skin: a belly, a cheek, an eye."""

    shape: Geom
    colour: Colour
    alpha: float = 1.0
    blur: float = 0.0
    """As a part of the skin's longer side; cheeks about .02."""


def fbm(h: int, w: int, rng: np.random.Generator, beta: float = 1.9, aspect: float = 1.0, lowest: float = 1.0) -> Field:
    """Noise with a power spectrum, 0 to 1; aspect > 1 stretches it sideways."""
    fy = np.fft.fftfreq(h)[:, None] * h
    fx = np.fft.rfftfreq(w)[None] * w * aspect
    f = np.hypot(fy, fx)
    f[0, 0] = 1
    z = (rng.normal(size=f.shape) + 1j * rng.normal(size=f.shape)) * f ** (-beta) * (f >= lowest)
    n = np.fft.irfft2(z, s=(h, w))
    n -= n.min()
    return np.asarray(n / n.max())


def mask(g: Geom, bounds: Bounds, w: int, h: int, oversample: int = 2) -> Field:
    """Coverage of the shape on a w x h raster of the bounds; first row at the top."""
    x0, y0, x1, y1 = bounds
    k = oversample
    sx, sy = w * k / (x1 - x0), h * k / (y1 - y0)
    im = Pil.new("L", (w * k, h * k), 0)
    d = ImageDraw.Draw(im)
    for p in polygons(g):
        d.polygon([((x - x0) * sx, (y1 - y) * sy) for x, y in p.exterior.coords], fill=255)
        for ring in p.interiors:
            d.polygon([((x - x0) * sx, (y1 - y) * sy) for x, y in ring.coords], fill=0)
    return np.asarray(im.resize((w, h), Pil.Resampling.BOX), float) / 255


def strokes(h: int, w: int, rng: np.random.Generator, length: float, width: float, angle: float, count: int, spread: float = 25) -> Field:
    """A dry brush: short strokes lighter or darker than the ground, as a field around 0."""
    im = Pil.new("L", (w, h), 128)
    d = ImageDraw.Draw(im)
    xs, ys = rng.uniform(0, w, count), rng.uniform(0, h, count)
    angles = np.radians(angle + rng.normal(0, spread, count))
    lengths = length * rng.uniform(0.5, 1.4, count)
    tones = np.clip(128 + rng.normal(0, 46, count), 20, 235).astype(int)
    for x, y, a, size, tone in zip(xs, ys, angles, lengths, tones, strict=True):
        dx, dy = np.cos(a) * size / 2, -np.sin(a) * size / 2
        d.line([(x - dx, y - dy), (x + dx, y + dy)], fill=int(tone), width=max(1, round(width)))
    return np.asarray(ndimage.gaussian_filter(np.asarray(im, float) / 255 - 0.5, max(0.6, width * 0.3)))


BRUSH: dict[str, tuple[float, float, float, float, float]] = {
    # length, width (parts of the longer side), angle, spread, strength
    "wash": (0.10, 0.020, 20, 50, 0.22),
    "fur": (0.055, 0.007, -75, 22, 0.38),
    "feather": (0.05, 0.014, -60, 16, 0.28),
    "wool": (0.03, 0.012, 0, 90, 0.45),
    "cloth": (0.12, 0.008, 88, 5, 0.16),
    "wood": (0.30, 0.006, 0, 3, 0.38),
    "plank": (0.30, 0.006, 90, 3, 0.38),
    "stone": (0.05, 0.022, 0, 90, 0.40),
    "skin": (0.10, 0.030, 70, 40, 0.10),
}


def skin(bounds: Bounds, low: Colour, high: Colour, marks: Sequence[Mark], seed: int, brush: str = "wash", pixels: int = 900) -> Image:
    """Paint over a bounding box: a gradient from low (bottom) to high, brushwork, then the marks."""
    x0, y0, x1, y1 = bounds
    k = pixels / max(x1 - x0, y1 - y0)
    w, h = max(8, round((x1 - x0) * k)), max(8, round((y1 - y0) * k))
    rng = np.random.default_rng(seed)
    n = (fbm(h, w, rng, 1.6) - 0.5)[..., None]
    t = np.clip(np.linspace(1, 0, h)[:, None, None] + n * 0.35, 0, 1)
    im = rgb(low) * (1 - t) + rgb(high) * t
    for m in marks:
        a = mask(m.shape, bounds, w, h)
        if m.blur:
            a = ndimage.gaussian_filter(a, m.blur * max(w, h))
        cover = a[..., None] * m.alpha * (1 + 0.2 * n)
        im = im * (1 - cover) + rgb(m.colour) * cover
    length, width, angle, spread, strength = BRUSH[brush]
    size = max(w, h)
    count = int(1.6 * w * h / max(1.0, length * size * width * size))
    s = strokes(h, w, rng, length * size, width * size, angle, min(count, 9000), spread)
    return np.asarray(np.clip(im * (1 + strength * s[..., None] * 1.6), 0, 1))
