"""A bed as a country: one cloth with hills in it, looked at from the ceiling."""

import math
from typing import Any

import numpy as np
from mathutils import Matrix
from PIL import Image as Pil
from PIL import ImageDraw

from theatre import animals, light, material, solids, weather
from theatre.colour import Colour, Image, darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, line, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

XYZ = tuple[float, float, float]
LEFT, RIGHT, FOOT, HEAD = -2.1, 2.1, -2.6, 4.7
FIELDS = ("#2f7a80", "#6fb0a4", "#1f5a6c", "#3f8a74", "#94c09c", "#28486c", "#4c8ca4", "#d4deb8", "#5a9084", "#356a90")
LINE = (
    (-0.06, 0.98),
    (0.26, 0.62),
    (0.68, 0.5),
    (1.06, 0.74),
    (1.2, 1.24),
    (1.08, 1.76),
    (0.72, 2.1),
    (0.3, 2.36),
    (0.12, 2.8),
    (0.24, 3.3),
    (0.6, 3.66),
    (1.0, 4.0),
    (1.2, 4.6),
)


def ridge(x: Any, y: Any, a: XYZ, b: XYZ, wide: float) -> Any:
    """A limb under the cloth, from a to b (x, y, height)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = np.clip(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy), 0, 1)
    d = np.hypot(x - a[0] - t * dx, y - a[1] - t * dy)
    return (a[2] + (b[2] - a[2]) * t) * np.exp(-((d / wide) ** 2))


def height(x: Any, y: Any) -> Any:
    parts = (
        ridge(x, y, (-0.55, 4.4, 0.65), (-0.55, 2.8, 0.6), 0.55),
        ridge(x, y, (-0.5, 2.8, 0.6), (-0.52, 1.75, 1.7), 0.42),
        ridge(x, y, (-0.52, 1.75, 1.7), (-0.62, 0.4, 0.35), 0.38),
        ridge(x, y, (-0.9, 2.6, 0.5), (-1.45, -0.4, 0.5), 0.34),
        ridge(x, y, (-1.45, -0.4, 0.5), (-1.5, -0.5, 0.62), 0.28),
        ridge(x, y, (1.7, 2.9, 0.3), (1.6, 3.3, 0.3), 0.4),
        ridge(x, y, (0.2, -0.9, 0.25), (0.9, -0.7, 0.28), 0.5),
    )
    z = sum(p**3 for p in parts) ** (1 / 3)
    z = z + 0.05 * np.sin(1.9 * x + 0.6) * np.cos(1.5 * y)
    over = np.clip(np.abs(x) - 1.9, 0, None)
    return z - 6 * over**1.2


def patchwork(seed: int) -> Image:
    """The quilt, painted flat: fields of cloth with furrows, dots and crosses, and a stitch round each."""
    cols, rows, cell = 10, 17, 96
    w, h = cols * cell, rows * cell
    im = Pil.new("RGB", (w, h))
    d = ImageDraw.Draw(im)
    rng = np.random.default_rng(seed)
    before: list[int] = [-1] * cols
    for j in range(rows):
        for i in range(cols):
            c = int(rng.integers(len(FIELDS)))
            while c == before[i] or (i and c == before[i - 1]):
                c = int(rng.integers(len(FIELDS)))
            before[i] = c
            x, y, base = i * cell, j * cell, FIELDS[c]
            d.rectangle((x, y, x + cell, y + cell), fill=base)
            ink, kind = (lighter(base, 0.3) if c in (0, 2, 3, 5, 9) else darker(base, 0.22)), int(rng.integers(5))
            for q in range(8, cell, 16):
                if kind == 0:
                    d.line((x, y + q, x + cell, y + q), fill=ink, width=4)
                elif kind == 1:
                    d.line((x + q, y, x + q, y + cell), fill=ink, width=4)
                elif kind == 2:
                    for r in range(8, cell, 16):
                        d.ellipse((x + q - 3, y + r - 3, x + q + 3, y + r + 3), fill=ink)
                elif kind == 3 and q % 32 == 8:
                    for r in range(12, cell, 32):
                        d.line((x + q, y + r, x + q + 12, y + r), fill=ink, width=4)
                        d.line((x + q + 6, y + r - 6, x + q + 6, y + r + 6), fill=ink, width=4)
            for q in range(6, cell, 14):
                for a in (5, cell - 5):
                    d.line((x + q, y + a, x + q + 7, y + a), fill="#fff4dc", width=3)
                    d.line((x + a, y + q, x + a, y + q + 7), fill="#fff4dc", width=3)
    d.rectangle((0, 0, w, int(cell * 0.9)), fill="#f6f0e0")
    for q in range(0, w, 28):
        d.ellipse((q, int(cell * 0.72), q + 26, int(cell * 1.08)), fill="#f6f0e0")
    return np.asarray(im, float) / 255


def quilt(s: Stage) -> None:
    import bpy

    nx, ny = 190, 330
    u, v = np.meshgrid(np.linspace(0, 1, nx), np.linspace(0, 1, ny))
    x, y = LEFT + (RIGHT - LEFT) * u, FOOT + (HEAD - FOOT) * v
    pad = np.abs(np.sin(np.pi * u * 10) * np.sin(np.pi * v * 17)) ** 0.5
    z = height(x, y) + 0.055 * pad
    mesh: Any = bpy.data.meshes.new("quilt")
    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    mesh.from_pydata(np.stack([x, y, z], -1).reshape(-1, 3).tolist(), [], faces)
    mesh.update()
    mesh.shade_smooth()
    layer = mesh.uv_layers.new()
    loops = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", loops)
    uv = np.stack([u, v], -1).reshape(-1, 2)
    layer.data.foreach_set("uv", uv[loops].astype(np.float32).ravel())
    s.add(mesh, (0, 0, 0), material.paper("#2f7a80", "#2f7a80", 0, 1, 1, painted=patchwork(s.seed), translucent=0.0, bump=0.25))


# --- things in world places


def ground(x: float, y: float) -> float:
    return float(height(np.array(x), np.array(y))) + 0.06


def ball(s: Stage, at: XYZ, r: float, mat: Any, squash: XYZ = (1, 1, 1)) -> None:
    k = s.k(0)
    obj = solids.ball(s, 0, 0, 0, r / k, mat, 32)
    obj.matrix_world = Matrix.Translation(at) @ Matrix.Diagonal((*squash, 1))


def brick(s: Stage, m: Matrix, at: XYZ, size: XYZ, mat: Any) -> None:
    """A box in the frame of m; x is forward."""
    obj = solids.block(s, 0, 0, 0, size[0], size[2], size[1], mat)
    obj.matrix_world = m @ Matrix.Translation(at)


def barrel(s: Stage, m: Matrix, at: XYZ, r: float, length: float, mat: Any, lying: bool = True) -> None:
    turn = Matrix.Rotation(math.pi / 2, 4, "Y") if lying else Matrix.Identity(4)
    obj = solids.lathe(s, [(0, 0), (r * 0.9, 0), (r, 0.01), (r, length - 0.01), (r * 0.9, length), (0, length)], 0, 0, 0, 1, mat, segments=28)
    obj.matrix_world = m @ Matrix.Translation(at) @ turn


def paper_piece(s: Stage, g: Geom, at: XYZ, lean: float, high: float, low: Colour, top: Colour, marks: list[Mark] | None = None, brush: str = "wash") -> None:
    """A puff that lies back by `lean` degrees, as if on a pillow."""
    obj = s.puff(g, 0, high, low, top, marks or [], brush, shadow=True)
    obj.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(-lean), 4, "X")


def way() -> list[XY]:
    from theatre.curves import smooth

    return smooth(list(LINE), closed=False, n=20)


def on_line(row: list[XY], at: float) -> tuple[XYZ, float, float]:
    """Where a thing stands on the line, its heading and its pitch."""
    from shapely.geometry import LineString

    path = LineString(row)
    p, q = path.interpolate(at - 0.06), path.interpolate(at + 0.06)
    z0, z1 = ground(p.x, p.y), ground(q.x, q.y)
    return ((p.x + q.x) / 2, (p.y + q.y) / 2, (z0 + z1) / 2), math.atan2(q.y - p.y, q.x - p.x), math.atan2(z1 - z0, 0.12)


def frame(row: list[XY], at: float) -> Matrix:
    where, turn, pitch = on_line(row, at)
    return Matrix.Translation(where) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(-pitch, 4, "Y")


def rails(s: Stage, row: list[XY]) -> None:
    tie, iron = material.solid("#6a4028", rough=0.8, bump=0.2), material.solid("#d8dce0", rough=0.35, metal=0.6, bump=0)
    for i in range(66):
        m = frame(row, 0.08 + 0.092 * i)
        brick(s, m, (0, 0, 0.015), (0.035, 0.3, 0.02), tie)
        for side in (-1, 1):
            brick(s, m, (0, side * 0.085, 0.035), (0.1, 0.018, 0.02), iron)


def wagon(s: Stage, m: Matrix, colour: Colour) -> None:
    brick(s, m, (0, 0, 0.2), (0.46, 0.24, 0.22), material.solid(colour, rough=0.5, bump=0.1))
    brick(s, m, (0, 0, 0.325), (0.5, 0.27, 0.04), material.solid(darker(colour, 0.35), rough=0.6, bump=0.1))
    pane = material.glow("#ffd070", 2.2)
    for x in (-0.16, -0.053, 0.053, 0.16):
        brick(s, m, (x, 0, 0.225), (0.07, 0.252, 0.09), pane)
    for x in (-0.14, 0.14):
        for side in (-1, 1):
            ball(s, tuple(m @ Matrix.Translation((x, side * 0.11, 0.08)).to_translation()), 0.055, material.solid("#2c2428", rough=0.5, bump=0))


def engine(s: Stage, m: Matrix) -> XYZ:
    green, red, brass = (material.solid(c, rough=0.4, coat=0.3, bump=0.05) for c in ("#d8382c", "#8a1c20", "#f8c850"))
    brick(s, m, (0, 0, 0.1), (0.6, 0.24, 0.06), red)
    barrel(s, m, (-0.1, 0, 0.23), 0.115, 0.4, green)
    for x in (0.02, 0.16):
        barrel(s, m, (x, 0, 0.23), 0.12, 0.025, brass)
    brick(s, m, (-0.2, 0, 0.27), (0.2, 0.26, 0.3), red)
    brick(s, m, (-0.2, 0, 0.43), (0.26, 0.3, 0.03), material.solid("#2c2428", rough=0.6, bump=0.1))
    brick(s, m, (-0.2, 0, 0.31), (0.1, 0.27, 0.1), material.glow("#ffd070", 2.0))
    barrel(s, m, (0.22, 0, 0.3), 0.04, 0.16, material.solid("#2c2428", rough=0.5, bump=0), lying=False)
    barrel(s, m, (0.22, 0, 0.44), 0.06, 0.04, brass, lying=False)
    ball(s, tuple((m @ Matrix.Translation((0.06, 0, 0.35))).to_translation()), 0.05, brass)
    ball(s, tuple((m @ Matrix.Translation((0.31, 0, 0.25))).to_translation()), 0.045, material.glow("#fff0c0", 4))
    wheel = material.solid("#f0c050", rough=0.5, bump=0)
    for x in (-0.2, 0.0, 0.2):
        for side in (-1, 1):
            ball(s, tuple((m @ Matrix.Translation((x, side * 0.11, 0.08))).to_translation()), 0.07, wheel, (1, 0.4, 1))
    return tuple((m @ Matrix.Translation((0.22, 0, 0.52))).to_translation())


def train(s: Stage, row: list[XY]) -> None:
    head = 2.86
    funnel = engine(s, frame(row, head))
    for i, c in enumerate(("#d8402c", "#c8342c", "#d8402c", "#c8342c", "#d8402c")):
        wagon(s, frame(row, head - 0.58 - 0.5 * i), c)
    smoke = material.solid("#eef2ee", rough=0.9, bump=0.3, grain=12, glow=0.1)
    for i in range(26):
        t = i / 25
        spread = 0.03 + 0.13 * t
        where = (
            funnel[0] + 0.5 * t + s.rng.uniform(-spread, spread),
            funnel[1] + 0.25 * t + s.rng.uniform(-spread, spread),
            funnel[2] + 0.06 + 0.5 * t**0.8 + s.rng.uniform(-spread, spread),
        )
        ball(s, where, 0.05 + s.rng.uniform(0.04, 0.11) * (0.3 + t), smoke)


def portal(s: Stage) -> None:
    x, y = -0.1, 1.02
    turn = math.radians(-34)
    m = Matrix.Translation((x, y, ground(0.2, 0.75) - 0.06)) @ Matrix.Rotation(turn, 4, "Z")
    stone = material.solid("#d8ccb4", "#a89c88", rough=0.8, bump=0.4)
    hole = material.solid("#06080e", rough=1, bump=0)
    for i in range(9):
        a = math.pi * i / 8
        brick(s, m @ Matrix.Translation((0, 0.26 * math.cos(a), 0.3 + 0.26 * math.sin(a))) @ Matrix.Rotation(a, 4, "X"), (0, 0, 0), (0.14, 0.12, 0.13), stone)
    for side in (-1, 1):
        brick(s, m, (0, side * 0.26, 0.12), (0.14, 0.13, 0.34), stone)
    barrel(s, m, (-0.06, 0, 0.28), 0.22, 0.04, hole)
    brick(s, m, (-0.04, 0, 0.14), (0.04, 0.42, 0.3), hole)


def village(s: Stage) -> None:
    wall, lit = material.solid("#f4e4c4", rough=0.8, bump=0.2), material.glow("#ffc860", 2.4)
    for x, y, turn, k, roof in (
        (1.42, 0.32, 20, 0.9, "#b8402c"),
        (1.3, -0.3, -30, 0.8, "#8a4a5c"),
        (0.45, 1.2, 30, 0.85, "#c87030"),
        (0.74, 1.5, -10, 0.7, "#b8602c"),
        (-1.1, 3.4, -20, 0.8, "#b8402c"),
        (0.1, -0.5, 15, 0.9, "#a8502c"),
        (-0.2, -0.9, -25, 0.75, "#8a4a5c"),
    ):
        m = Matrix.Translation((x, y, ground(x, y))) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(k, 4)
        brick(s, m, (0, 0, 0.09), (0.26, 0.2, 0.2), wall)
        for side in (-1, 1):
            tilt = m @ Matrix.Translation((0, side * 0.065, 0.24)) @ Matrix.Rotation(-side * math.radians(40), 4, "X")
            brick(s, tilt, (0, 0, 0), (0.32, 0.19, 0.03), material.solid(roof, rough=0.8, bump=0.3))
        brick(s, m, (0.08, 0.02, 0.3), (0.05, 0.05, 0.16), material.solid("#8a5040", rough=0.8))
        for q in (-0.07, 0.06):
            brick(s, m, (q, 0, 0.1), (0.06, 0.21, 0.07), lit)
    leaf = material.solid("#4c9a68", "#8ac470", rough=0.9, bump=0.5, grain=20)
    for x, y, k in (
        (1.12, -0.02, 0.9),
        (1.5, 0.85, 0.8),
        (0.3, 1.75, 0.8),
        (0.82, 1.05, 0.6),
        (-1.3, 3.0, 0.9),
        (-1.0, 1.2, 0.8),
        (0.35, -0.35, 0.8),
        (-0.6, -0.4, 0.9),
        (0.1, 3.5, 0.7),
        (1.5, 2.3, 0.9),
        (-0.95, -0.75, 0.8),
    ):
        z = ground(x, y)
        obj = solids.lathe(s, [(0.0, 0.0), (0.03, 0.0), (0.03, 0.08), (0.13, 0.08), (0.08, 0.22), (0.1, 0.2), (0.0, 0.46)], 0, 0, 0, k, leaf, segments=20)
        obj.matrix_world = Matrix.Translation((x, y, z - 0.02))


def sleeper(s: Stage) -> None:
    linen = material.solid("#f4efe2", "#e4ded0", rough=0.9, bump=0.3, grain=30)
    ball(s, (-0.35, 5.55, 0.12), 1.0, linen, (1.35, 0.82, 0.42))
    x, y, z = -0.42, 5.1, 0.62
    hair, skin = "#3a2218", "#d89c70"
    paper_piece(
        s,
        union(circle(0, 0.1, 0.53), *(circle(0.5 * math.cos(a), 0.12 + 0.5 * math.sin(a), 0.16) for a in [0.1 + 0.37 * i for i in range(9)])),
        (x, y + 0.04, z),
        48,
        0.2,
        darker(hair, 0.2),
        lighter(hair, 0.12),
        None,
        "fur",
    )
    face = draw("-0.42,0.14 -0.4,-0.16 -0.24,-0.4 0,-0.48 0.24,-0.4 0.4,-0.16 0.42,0.14 0.2,0.3 -0.2,0.3")
    lids = union(*(line(bezier((q - 0.1, -0.02), (q, -0.1), (q + 0.1, -0.02), n=10), 0.028) for q in (-0.18, 0.18)))
    lash = union(*(line([(q + e, -0.065 + abs(e) * 0.2), (q + e * 1.25, -0.115 + abs(e) * 0.3)], 0.016) for q in (-0.18, 0.18) for e in (-0.06, 0.0, 0.06)))
    smile = line(bezier((-0.08, -0.29), (0.0, -0.33), (0.09, -0.28), n=8), 0.024)
    nose = line(bezier((0.0, -0.1), (0.035, -0.18), (-0.01, -0.19), n=8), 0.018)
    blush = union(ellipse(-0.25, -0.2, 0.1, 0.07), ellipse(0.25, -0.2, 0.1, 0.07))
    marks = [Mark(blush, "#e0604c", 0.45, 0.03), Mark(lids, "#2c1810"), Mark(lash, "#2c1810"), Mark(smile, "#8a3c30"), Mark(nose, "#a8643c", 0.8)]
    paper_piece(s, face, (x, y - 0.1, z + 0.12), 48, 0.24, darker(skin, 0.12), lighter(skin, 0.12), marks, "skin")
    fringe = draw("-0.44,0.12 -0.36,0.4 0,0.5 0.36,0.4 0.44,0.12! 0.3,0.2 0.22,0.1! 0.1,0.22 0.0,0.12! -0.12,0.22 -0.24,0.1! -0.32,0.2")
    paper_piece(s, fringe, (x, y - 0.16, z + 0.28), 48, 0.08, darker(hair, 0.1), lighter(hair, 0.15), None, "fur")


def bedroom(s: Stage) -> None:
    boards = material.solid("#3c6468", "#2c5058", rough=0.7, bump=0.3, grain=20)
    solids.floor(s, -1.6, boards, -12, 20)
    wood = material.solid("#8a5430", "#6a3c20", rough=0.5, bump=0.3, grain=14)
    k = Matrix.Identity(4)
    brick(s, k, (0, 6.75, 0.4), (4.5, 0.22, 2.0), wood)
    for side in (-1, 1):
        brick(s, k, (side * 2.2, 6.7, 0.6), (0.26, 0.3, 2.6), wood)
        ball(s, (side * 2.2, 6.7, 2.0), 0.22, wood)
    brick(s, k, (0, 2, -0.4), (3.7, 9.2, 0.5), material.solid("#e8e0d0", rough=0.9))
    # The night-light is this country's moon.
    moon = material.solid("#ffe098", "#f0c068", rough=0.9, bump=0.3, glow=0.6)
    ball(s, (1.3, 5.6, 0.55), 0.62, moon)
    dent = material.solid("#e0b468", rough=0.9, bump=0.2, glow=0.5)
    for dx, dz, r in ((-0.25, 0.3, 0.13), (0.2, 0.42, 0.09), (0.05, 0.05, 0.1), (0.33, 0.1, 0.12), (-0.3, -0.05, 0.07)):
        dy = -math.sqrt(max(0.0, 0.62**2 - dx * dx - dz * dz))
        ball(s, (1.3 + dx * 0.97, 5.6 + dy * 0.97, 0.55 + dz * 0.97), r, dent, (1, 0.5, 1))


def signalman(s: Stage) -> None:
    x, y = 0.52, 4.12
    z = ground(x, y) + 0.05
    k = s.k(y)
    s.place(animals.mouse("up", "#a8a0a4"), x / k, z / k, 0.6 / k, y)
    lx, ly = 0.8, 3.98
    lz = ground(lx, ly)
    brass = material.solid("#c8923c", rough=0.4, metal=0.5, bump=0)
    brick(s, Matrix.Identity(4), (lx, ly, lz + 0.04), (0.16, 0.16, 0.06), brass)
    ball(s, (lx, ly, lz + 0.16), 0.085, material.glow("#ffa830", 3.5))
    brick(s, Matrix.Identity(4), (lx, ly, lz + 0.27), (0.12, 0.12, 0.05), brass)
    light.lamp(s, lx / s.k(ly), (lz + 0.3) / s.k(ly - 0.2), ly - 0.2, 5, "#ffb860", 0.05)


@card("teal", focus=6.0, fstop=3.0)
def quilt_railway(s: Stage) -> None:
    s.view(rise=9.0, pivot=3.0, lens=1.06)
    bedroom(s)
    quilt(s)
    row = way()
    rails(s, row)
    train(s, row)
    portal(s)
    village(s)
    sleeper(s)
    signalman(s)
    k = s.k(4.6)
    light.lamp(s, 1.25 / k, 1.9 / k, 4.6, 560, "#ffd490", 0.5)
    weather.halo(s, 1.3 / s.k(4.8), 0.7 / s.k(4.8), 4.8, 0.7, "#ffd890", 0.3)
    light.area(s, (-3.0, -6.0, 8.0), (0, 2, 0), 4, 1750, "#a4d0f4")
    for x, y in ((0.55, 0.95), (0.62, 0.15), (0.85, 1.7)):
        light.lamp(s, x / s.k(y), 0.45 / s.k(y), y, 9, "#ffc060", 0.1)
