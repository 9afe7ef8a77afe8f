"""What hangs in the air: fog, clouds, rain, snow, motes of light."""

import math
from typing import Any

from shapely.geometry import box

from theatre import material, solids
from theatre.colour import Colour, lighter, mix
from theatre.curves import Geom, circle, stroke, union
from theatre.paint import Mark
from theatre.stage import Stage


def fog(s: Stage, depth: float, colour: Colour | None = None, density: float = 0.5, low: float = -1.5, high: float = 0.0) -> None:
    """Mist in front of `depth`: thick at `low`, gone at `high`. Never bright in the dark: it turns into patches."""
    import bpy

    k = s.k(depth)
    q = k * 1.3
    mesh: Any = bpy.data.meshes.new("fog")
    mesh.from_pydata([(-q, 0, -1.6 * k), (q, 0, -1.6 * k), (q, 0, 1.6 * k), (-q, 0, 1.6 * k)], [], [(0, 1, 2, 3)])
    mat = material.mist(colour or s.p.fog[0], density, low * k, high * k, s.shift())
    s.add(mesh, (0, depth, 0), mat).visible_shadow = False


def cloud_shape(s: Stage, x: float, y: float, width: float, flat: bool = False, lobes: int = 9) -> Geom:
    h = width * 0.32
    discs = []
    for i in range(lobes):
        t = (i + 0.5) / lobes * 2 - 1
        r = h * (0.35 + 0.65 * (1 - t * t)) * s.rng.uniform(0.75, 1.15)
        discs.append(circle(x + t * width * 0.5, y + r * 0.45 * s.rng.uniform(0.6, 1.2), max(r * 0.75, 0.01)))
    g = union(*discs)
    if flat:
        g = union(g.intersection(box(x - width, y, x + width, y + width)), stroke([(x - width * 0.5, y), (x + width * 0.5, y)], 0.1 * width))
    return g.buffer(-0.004).buffer(0.008)


def cloud(
    s: Stage, x: float, y: float, width: float, depth: float, low: Colour | None = None, high: Colour | None = None, glow: float = 0.08, flat: bool = False
) -> Geom:
    """A cloud of cotton, to stand on or to hang in the sky."""
    g = cloud_shape(s, x, y, width, flat)
    top = high or s.p.cloud
    swirl = union(*(circle(x + s.rng.uniform(-0.3, 0.3) * width, y + 0.1 * width, 0.12 * width) for _ in range(3)))
    s.puff(
        g,
        depth,
        0.12 * width,
        low or mix(s.p.far, s.p.cloud, 0.35),
        top,
        translucent=0.3,
        bump=0.5,
        glow=glow,
        marks=[Mark(swirl, lighter(top, 0.5), 0.35, 0.05)],
    )
    return g


def rain(
    s: Stage,
    colour: Colour | None = None,
    slant: float = 0.12,
    count: int = 90,
    length: float = 0.2,
    depths: tuple[float, ...] = (0.4, 1.3, 2.4),
    glow: float = 0.25,
    top: float = 1.6,
    bottom: float = -1.5,
) -> None:
    """Slanted strokes in a few planes; wide enough (3 px) to survive the paint filter."""
    for i, depth in enumerate(depths):
        drops = []
        for _ in range(count // len(depths)):
            x, y = s.rng.uniform(-1.2, 1.2), s.rng.uniform(bottom, top)
            n = length * s.rng.uniform(0.5, 1.2) * (1 - 0.2 * i)
            drops.append(stroke([(x, y), (x - slant * n, y - n)], 0.002, 0.0075))
        s.sheet(union(*drops), depth, colour or lighter(s.p.fog[0], 0.3), thick=0.004, edge=0, shadow=False, glow=glow)


def snow(
    s: Stage,
    count: int = 90,
    colour: Colour = "#ffffff",
    size: tuple[float, float] = (0.006, 0.017),
    depths: tuple[float, float] = (-0.4, 3.0),
    low: float = -1.5,
    high: float = 1.5,
) -> None:
    mat = material.solid(colour, rough=0.9, bump=0, glow=0.25)
    flakes = [(s.rng.uniform(-1.1, 1.1), s.rng.uniform(low, high), s.rng.uniform(*depths), s.rng.uniform(*size)) for _ in range(count)]
    solids.balls(s, flakes, mat)


def motes(
    s: Stage,
    count: int = 16,
    colour: Colour = "#ffe2a8",
    strength: float = 8,
    depths: tuple[float, float] = (0.2, 2.8),
    size: tuple[float, float] = (0.003, 0.007),
    x: tuple[float, float] = (-1, 1),
    y: tuple[float, float] = (-1.3, 0.6),
) -> None:
    """Fireflies, dust in light, sparks."""
    sparks = [(s.rng.uniform(*x), s.rng.uniform(*y), s.rng.uniform(*depths), s.rng.uniform(*size)) for _ in range(count)]
    solids.balls(s, sparks, material.glow(colour, strength))


def falling(
    s: Stage,
    shapes: list[Geom],
    colours: list[Colour],
    count: int = 24,
    size: tuple[float, float] = (0.04, 0.08),
    depths: tuple[float, float] = (0.2, 2.6),
    y: tuple[float, float] = (-1.3, 1.4),
) -> None:
    """Leaves, petals, pages: small shapes (unit size) turning in the air."""
    from theatre.curves import move

    for _ in range(count):
        c = s.rng.choice(colours)
        g = move(s.rng.choice(shapes), s.rng.uniform(-1, 1), s.rng.uniform(*y), s.rng.uniform(0, 360), s.rng.uniform(*size))
        s.puff(g, s.rng.uniform(*depths), 0.012, c, lighter(c, 0.3), shadow=False)


def moon(s: Stage, x: float, y: float, r: float, depth: float = 4.5, low: Colour = "#f2cc88", high: Colour = "#fff4d8", glow: float = 0.42) -> None:
    """A full moon with craters; keep it modest: many cards have had one."""
    craters = []
    for _ in range(11):
        a, u = s.rng.uniform(0, math.tau), r * 0.85 * math.sqrt(s.rng.random())
        craters.append(circle(x + u * math.cos(a), y + u * math.sin(a), r * s.rng.choice([0.05, 0.08, 0.12, 0.18])))
    s.puff(circle(x, y, r), depth, r * 0.4, low, high, [Mark(union(*craters), mix(low, "#8a6a50", 0.3), 0.45)], glow=glow, bump=0.6, mottle=0.15)


def sun(s: Stage, x: float, y: float, r: float, depth: float = 4.5, colour: Colour = "#fff4cc", edge: Colour = "#ffdc8c") -> None:
    s.puff(circle(x, y, r), depth, r * 0.15, edge, colour, glow=0.8, bump=0.2)


def _spot(s: Stage, x: float, y: float, rx: float, ry: float, depth: float, mat: Any) -> None:
    import bpy

    k = s.k(depth)
    mesh: Any = bpy.data.meshes.new("spot")
    mesh.from_pydata([(-rx * k, 0, -ry * k), (rx * k, 0, -ry * k), (rx * k, 0, ry * k), (-rx * k, 0, ry * k)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for i, uv in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        layer.data[i].uv = uv
    s.add(mesh, s.at(x, y, depth), mat).visible_shadow = False


def halo(s: Stage, x: float, y: float, depth: float, r: float = 0.2, colour: Colour = "#ffc878", strength: float = 0.5) -> None:
    """The shine around a flame or a lamp; put it a little in front of it. .3 to .8."""
    _spot(s, x, y, r, r, depth, material.fade(colour, strength, True))


def contact(s: Stage, x: float, y: float, width: float, depth: float, strength: float = 0.6, colour: Colour | None = None) -> None:
    """A soft shadow under feet, lying on the ground just behind `depth`."""
    _spot(s, x, y, width / 2, width / 9, depth, material.fade(colour or s.p.dark, strength, False))
