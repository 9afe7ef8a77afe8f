"""Landscapes: outlines of hills, mountains, dunes, waves and roofs, and whole layered distances."""

import math
from collections.abc import Callable
from random import Random

import numpy as np
from shapely.geometry import LineString, Polygon, box

from theatre import plants, weather
from theatre.colour import mix
from theatre.curves import Geom, union
from theatre.stage import Stage

HALF = 1.35
"""Half the width drawn: beyond the card's edge, for parallax and blur."""
DEEP = -2.2


def waver(rng: Random, octaves: int = 5, frequency: float = 1.0, gain: float = 0.45) -> Callable[[float], float]:
    """A smooth random line, about -1 to 1."""
    waves = [(rng.uniform(0, 100), rng.uniform(0.8, 1.25)) for _ in range(octaves)]

    def value(x: float) -> float:
        v, a, f, total = 0.0, 1.0, frequency, 0.0
        for phase, k in waves:
            v += a * math.sin(x * f * k * math.pi + phase) * math.cos(x * f * k * 1.37 + phase * 1.7)
            total += a
            a *= gain
            f *= 2
        return v / total

    return value


def hill(rng: Random, y: float, swing: float = 0.15, frequency: float = 0.7, gain: float = 0.45, tilt: float = 0.0) -> Geom:
    f = waver(rng, 5, frequency, gain)
    top = [(x, y + swing * f(x) + tilt * x) for x in np.linspace(-HALF, HALF, 220)]
    return Polygon([*top, (HALF, DEEP), (-HALF, DEEP)]).buffer(0)


def top(g: Geom, x: float, default: float = -1.2) -> float:
    """The height of a shape at x: where to stand."""
    cut = LineString([(x, -3), (x, 3)]).intersection(g)
    return default if cut.is_empty else float(cut.bounds[3])


def mountains(rng: Random, y: float, tall: float = 0.4, peaks: int = 5, jag: float = 0.02) -> Geom:
    xs = sorted(rng.uniform(-HALF, HALF) for _ in range(peaks))
    corners = [(-HALF - 0.2, y)]
    for i, x in enumerate(xs):
        after = xs[i + 1] if i + 1 < len(xs) else HALF + 0.2
        corners += [(x, y + tall * rng.uniform(0.35, 1)), ((x + after) / 2, y + tall * rng.uniform(-0.15, 0.2))]
    out = []
    for a, b in zip(corners, corners[1:], strict=False):
        for t in np.linspace(0, 1, 14)[:-1]:
            out.append((a[0] + (b[0] - a[0]) * t + rng.uniform(-jag, jag) / 2, a[1] + (b[1] - a[1]) * t + rng.uniform(-jag, jag)))
    return Polygon([*out, (HALF + 0.2, y), (HALF + 0.2, DEEP), (-HALF - 0.2, DEEP)]).buffer(0)


def peak(x: float, y: float, width: float, tall: float, rng: Random) -> Geom:
    """One mountain with a lean and broken shoulders."""
    left = [(x - width / 2 + width / 2 * t, y + tall * (t**1.25) + rng.uniform(-0.02, 0.02) * tall) for t in np.linspace(0, 1, 14)]
    right = [(x + width / 2 * t, y + tall * ((1 - t) ** 1.4) + rng.uniform(-0.02, 0.02) * tall) for t in np.linspace(0, 1, 14)]
    return Polygon([*left, *right, (x + width / 2, DEEP), (x - width / 2, DEEP)]).buffer(0)


def dunes(rng: Random, y: float, swing: float = 0.2) -> Geom:
    """Wind-blown: long soft rise, sharp crest, steep fall."""
    pts = []
    phase, n = rng.uniform(0, 1), rng.choice([2, 3])
    for x in np.linspace(-HALF, HALF, 260):
        t = ((x + HALF) / (2 * HALF) * n + phase) % 1
        pts.append((x, y + swing * (t / 0.72) ** 1.6 if t < 0.72 else y + swing * ((1 - t) / 0.28) ** 1.2))
    return Polygon([*pts, (HALF, DEEP), (-HALF, DEEP)]).buffer(0.01).buffer(-0.01)


def swell(rng: Random, y: float, swing: float = 0.05, crests: int = 4) -> Geom:
    """Sea waves that lean: no two crests alike."""
    phase, k = rng.uniform(0, 6), crests * math.pi / HALF
    f = waver(rng, 3, 0.9)
    pts = []
    for x in np.linspace(-HALF, HALF, 320):
        t = x * k + phase
        a = swing * (1 + 0.45 * f(x))
        pts.append((x - 0.6 * a * math.sin(t), y + a * math.cos(t) + 0.3 * a * math.cos(2.1 * t + 1)))
    return Polygon([*pts, (HALF, DEEP), (-HALF, DEEP)]).buffer(0)


def breakers(rng: Random, y: float, crests: int = 5, tall: float = 0.14) -> Geom:
    """Curling crests, like waves on a stage."""
    w = 2 * HALF / crests
    shift = rng.uniform(0, w)
    parts: list[Geom] = [box(-HALF - 0.3, DEEP, HALF + 0.3, y)]
    for i in range(-1, crests + 1):
        x, h = -HALF + i * w + shift, tall * rng.uniform(0.75, 1.25)
        rise = [(x + w * t, y + h * t**2.2) for t in np.linspace(0, 0.9, 14)]
        lip = [(x + w * (0.9 + 0.22 * math.sin(a)), y + h * (0.62 + 0.38 * math.cos(a))) for a in np.linspace(-0.3, 2.2, 14)]
        hollow = [(x + w * (0.95 + 0.13 * math.sin(a)), y + h * (0.42 + 0.3 * math.cos(a))) for a in np.linspace(1.9, -2.6, 14)]
        parts.append(Polygon([*rise, *lip, *hollow, (x + w * 1.2, y - 0.02), (x, y - 0.02)]).buffer(0))
    return union(*parts).buffer(0.006).buffer(-0.006)


def forest(rng: Random, y: float, tall: float = 0.4, count: int = 20, kind: str = "pine") -> Geom:
    g = hill(rng, y, tall * 0.2, 0.6)
    trees = [plants.pine, plants.round_tree, plants.poplar]
    pick = {"pine": [trees[0]], "round": [trees[1]], "poplar": [trees[2]], "mixed": trees}[kind]
    xs = [rng.uniform(-1.2, 1.2) for _ in range(count)]
    return union(g, *(rng.choice(pick)(rng, x, top(g, x, y) - 0.03, tall * rng.uniform(0.5, 1.1)) for x in xs))


def roofs(rng: Random, y: float, tall: float = 0.35) -> Geom:
    """A skyline of gables, chimneys and a spire or two."""
    parts: list[Geom] = [box(-1.6, DEEP, 1.6, y)]
    x = -1.3
    while x < 1.3:
        w, h = rng.uniform(0.16, 0.3), tall * rng.uniform(0.25, 0.7)
        peak_h = w * rng.choice([0.5, 0.7, 0.9, 1.3])
        parts.append(box(x, y - 0.05, x + w, y + h))
        parts.append(Polygon([(x - 0.02, y + h), (x + w / 2, y + h + peak_h), (x + w + 0.02, y + h)]))
        parts.append(box(x + w * 0.68, y + h, x + w * 0.8, y + h + peak_h * 0.8))
        if rng.random() < 0.14:
            parts.append(Polygon([(x + w * 0.3, y + h), (x + w * 0.4, y + tall * 1.5), (x + w * 0.5, y + h)]))
        x += w * rng.uniform(0.9, 1.05)
    return union(*parts)


OUTLINES: dict[str, Callable[[Random, float, float, int], Geom]] = {
    "mountains": lambda r, y, tall, i: mountains(r, y, tall * (1 - 0.1 * i), 4 + i),
    "hills": lambda r, y, tall, i: hill(r, y, tall * 0.5, 0.55, 0.4),
    "dunes": lambda r, y, tall, i: dunes(r, y, tall * 0.5),
    "pines": lambda r, y, tall, i: forest(r, y, tall, 22),
    "wood": lambda r, y, tall, i: forest(r, y, tall, 18, "mixed"),
    "swell": lambda r, y, tall, i: swell(r, y, tall * 0.2, 5 - min(i, 3)),
    "breakers": lambda r, y, tall, i: breakers(r, y, 6 - min(i, 3), tall * 0.4 * (1 + 0.25 * i)),
    "roofs": lambda r, y, tall, i: roofs(r, y, tall),
}


def distance(
    s: Stage,
    kind: str = "hills",
    layers: int = 4,
    y: float = -0.4,
    step: float = -0.18,
    depth: float = 3.9,
    gap: float = 0.55,
    tall: float = 0.4,
    fog: float = 0.6,
    lit: float = 0.5,
) -> list[Geom]:
    """Layers from far to near, each darker and nearer, with mist between. Returns their outlines."""
    out = []
    for i in range(layers):
        t = i / max(1, layers - 1)
        colour = mix(s.p.far, s.p.near, t)
        g = OUTLINES[kind](s.rng, y + step * i, tall, i)
        crest = y + step * i + tall * 0.6
        s.sheet(g, depth - gap * i, colour, mix(colour, s.p.lit, lit * (1 - 0.6 * t)), span=(crest - tall * 1.7, crest))
        if fog and i < layers - 1:
            weather.fog(s, depth - gap * (i + 0.5), mix(*s.p.fog, t), fog * (1 - 0.4 * t), y + step * i - 0.75, y + step * i + tall * 0.35)
        out.append(g)
    return out


def ground(s: Stage, y: float = -1.1, depth: float = 0.95, swing: float = 0.1, tilt: float = 0.0, low: str | None = None, high: str | None = None) -> Geom:
    """The near hill that figures stand on; `top(g, x)` says how high."""
    g = hill(s.rng, y, swing, 0.6, tilt=tilt)
    a, b = low or mix(s.p.near, s.p.dark, 0.3), high or mix(s.p.near, s.p.lit, 0.3)
    s.sheet(g, depth, a, b, span=(y - 0.45, y + 0.15))
    return g
