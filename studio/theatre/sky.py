"""Skies, painted: a wash of stops, brushwork that follows a flow, glow, rays, stars, clouds."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from theatre.colour import Colour, Image, rgb
from theatre.paint import Field, fbm
from theatre.palettes import Stops
from theatre.stage import Stage

W, H = 600, 900


@dataclass(frozen=True)
class Glow:
    """A sun or moon behind the scene, in card units."""

    x: float = 0.0
    y: float = 0.3
    radius: float = 0.6
    colour: Colour = "#fff0c8"
    strength: float = 0.5


def _ramp(t: Field, stops: Stops) -> Image:
    at = [p for p, _ in stops]
    colours = np.array([rgb(c) for _, c in stops])
    return np.stack([np.interp(t, at, colours[:, i]) for i in range(3)], -1)


def _grid() -> tuple[Field, Field]:
    """Card x and y of every pixel."""
    yy, xx = np.mgrid[0:H, 0:W]
    return (xx / W - 0.5) * 2.28, (0.5 - yy / H) * 3.4


def _strokes(im: Image, rng: np.random.Generator, amount: float, angle: float, length: float) -> Image:
    """Brushwork: noise smeared along a gently turning direction. Long strokes, never patches."""
    noise = rng.normal(size=(H, W))
    turn = (fbm(H, W, rng, 2.4) - 0.5) * 1.6 + np.radians(angle)
    dx, dy = np.cos(turn), -np.sin(turn)
    yy, xx = np.mgrid[0:H, 0:W].astype(float)
    fine = ndimage.gaussian_filter(noise, 2.4)
    acc = np.zeros((H, W))
    for step in np.linspace(-1, 1, 15):
        acc += ndimage.map_coordinates(fine, [yy + dy * step * length, xx + dx * step * length], order=1, mode="reflect")
    acc /= acc.std() + 1e-9
    return im * (1 + amount * np.clip(acc, -2.2, 2.2) * 0.026)[..., None]


def _stars(im: Image, rng: np.random.Generator, count: int, t: Field) -> Image:
    s = np.zeros((H, W))
    s[rng.integers(0, H, count), rng.integers(0, W, count)] = rng.pareto(2.2, count) + 0.3
    small = np.clip(ndimage.gaussian_filter(s, 0.8) * 7, 0, 1.2)
    large = np.clip(ndimage.gaussian_filter(np.clip(s - 1.6, 0, 3), 2.5) * 18, 0, 0.6)
    high = np.clip((t - 0.25) * 2.5, 0, 1)
    return np.asarray(im + ((small + large) * high)[..., None] * np.array([1, 0.96, 0.85]))


def _rays(im: Image, rng: np.random.Generator, x: float, y: float, colour: Colour, amount: float) -> Image:
    gx, gy = _grid()
    angle, d = np.arctan2(gy - y, gx - x), np.hypot(gx - x, gy - y)
    k = np.abs(np.fft.irfft(np.fft.rfft(rng.normal(size=720)) * np.exp(-((np.arange(361) / 22.0) ** 2))))
    k = ndimage.gaussian_filter1d(k / k.max(), 4, mode="wrap")
    v = np.interp((angle + np.pi) / (2 * np.pi) * 720, np.arange(720), k)
    v = np.clip((v - 0.12) * 1.6, 0, 1) * np.exp(-d * 0.65) * (1 - np.exp(-d * 2.5)) * amount
    return np.asarray(im + (1 - im) * v[..., None] * rgb(colour))


def _wisps(im: Image, rng: np.random.Generator, colour: Colour, amount: float) -> Image:
    """Cirrus: thin and long, fading at both ends, only a little paler than the sky."""
    n = fbm(H, W, rng, 1.55, aspect=5.0)
    n = ndimage.gaussian_filter(n, (1.5, 7))
    where = fbm(H, W, rng, 2.6)
    lo, hi = np.percentile(n, (55, 97))
    m = np.clip((n - lo) / (hi - lo), 0, 1) ** 1.6 * np.clip((where - 0.35) * 2.6, 0, 1) * amount
    return np.asarray(im * (1 - m[..., None]) + rgb(colour) * m[..., None])


def _cumulus(im: Image, rng: np.random.Generator, x: float, y: float, width: float, lit: Colour, shade: Colour, alpha: float) -> Image:
    """One heap of cloud: soft round lobes, bright above and shaded below, on a flat base."""
    gx, gy = _grid()
    lobes = []
    for i in range(16):
        t = (i + 0.5) / 16 * 2 - 1
        r = width * 0.2 * (1 - 0.7 * t * t) * rng.uniform(0.7, 1.25)
        lobes.append((x + t * width * 0.5, y + r * rng.uniform(0.1, 1.1), r))
    for cx, cy, r in sorted(lobes, key=lambda v: -v[1]):
        d = np.hypot(gx - cx, (gy - cy) * 1.15) / r
        near = (d < 1.3) & (gy > y - 0.1 * width)
        if not near.any():
            continue
        body = np.clip((1.08 - d[near]) / 0.3, 0, 1)
        base = np.clip((gy[near] - y) / (0.10 * width), 0, 1)
        up = np.clip(0.45 + 0.6 * (gy[near] - cy) / r - 0.25 * (gx[near] - cx) / r, 0, 1)[:, None]
        tone = rgb(shade) * (1 - up) + rgb(lit) * up
        a = (body * base * alpha)[:, None]
        im[near] = im[near] * (1 - a) + tone * a
    return im


def _aurora(im: Image, rng: np.random.Generator, colours: Sequence[Colour], amount: float) -> Image:
    """Curtains of light: folded bands with long vertical fringes."""
    gx, gy = _grid()
    for i, c in enumerate(colours):
        curve = np.interp(gx[0], np.linspace(-1.2, 1.2, 9), rng.uniform(-0.35, 0.35, 9)) + 0.15 + 0.33 * i
        curve = ndimage.gaussian_filter1d(curve, 45)
        fringe = 0.45 + 0.55 * ndimage.gaussian_filter1d(rng.uniform(0, 1, W), 5) * 1.6
        above = gy - curve[None]
        v = np.where(above > 0, np.exp(-above / (0.34 * fringe[None])), np.exp(above / 0.045)) * fringe[None] * amount
        im = 1 - (1 - im) * (1 - np.clip(v, 0, 1)[..., None] * rgb(c) * 0.85)
    return im


def paint(
    stops: Stops,
    seed: int,
    cloud: Colour = "#ffffff",
    wisps: float = 0.0,
    heaps: Sequence[tuple[float, float, float]] = (),
    shade: Colour | None = None,
    stars: int = 0,
    glow: Glow | None = None,
    rays: tuple[float, float, Colour, float] | None = None,
    aurora: tuple[Colour, ...] = (),
    brush: float = 1.0,
    angle: float = 8,
    length: float = 26,
    wobble: float = 0.07,
) -> Image:
    """A sky of 600 x 900. `heaps` are cumulus clouds: x, y, width in card units."""
    rng = np.random.default_rng(seed)
    t = 1 - np.mgrid[0:H, 0:W][0] / H
    t = np.clip(t + wobble * (fbm(H, W, rng, 2.0, 2.0) - 0.5) * 2, 0, 1)
    im = _strokes(_ramp(t, stops), rng, brush, angle, length)
    if wisps:
        im = _wisps(im, rng, cloud, wisps)
    if rays:
        im = _rays(im, rng, *rays)
    if glow:
        gx, gy = _grid()
        d = np.hypot(gx - glow.x, gy - glow.y) / glow.radius
        im = 1 - (1 - im) * (1 - (glow.strength * np.exp(-(d**1.3)))[..., None] * rgb(glow.colour))
    if aurora:
        im = _aurora(im, rng, aurora, 0.75)
    if stars:
        im = _stars(im, rng, stars, t)
    for x, y, width in heaps:
        im = _cumulus(im, rng, x, y, width, cloud, shade or stops[len(stops) // 2][1], 0.9)
    return np.asarray(np.clip(im, 0, 1))


def backdrop(
    s: Stage, depth: float = 5.0, seed: int | None = None, stops: Stops | None = None, strength: float = 1.0, light: float = 0.9, **painting: object
) -> None:
    """Hang the palette's sky behind everything. More arguments go to `paint`."""
    options: dict[str, object] = {"cloud": s.p.cloud, "wisps": 0.35, **painting}
    im = paint(stops or s.p.sky, s.seed if seed is None else seed, **options)  # type: ignore[arg-type]
    s.screen(im, depth, strength, light)
