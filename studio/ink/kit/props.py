"""Things as solids: each takes a place, a facing and colours, and returns Clay with joints to hold it by.

Frame: origin on the ground under the thing (or where a hand holds it), z forward, x to its left, metres.
"""

import numpy as np

from ..colour import darker
from ..model import Look
from ..skins import cloth, plain
from ..solid import Clay, V, frame, rot, unit


class Prop:
    """Primitives in a frame of their own; `turn` is degrees about y, or a rotation."""

    def __init__(self, at, turn=0.0, s=1.0, **looks):
        self.at, self.s = np.asarray(at, float), s
        self.turn = rot((0, 1, 0), turn) if np.ndim(turn) == 0 else np.asarray(turn, float)
        self.c = Clay({k: v if isinstance(v, Look) else plain(v) for k, v in looks.items()})

    def w(self, *v):
        return self.at + self.turn @ (np.asarray(v if len(v) == 3 else v[0], float) * self.s)

    def cap(self, a, b, r1, r2=None, k=0.0, m="wood", **kw):
        self.c.cap(self.w(a), self.w(b), r1 * self.s, (r1 if r2 is None else r2) * self.s, k=k * self.s, m=m, **kw)
        return self

    def chain(self, pts, r, k=0.01, m="wood", **kw):
        radii = r if np.ndim(r) else [r] * len(pts)
        self.c.chain([self.w(p) for p in pts], [q * self.s for q in radii], k=k * self.s, m=m, **kw)
        return self

    def ell(self, c, r, spin=None, k=0.0, m="wood", **kw):
        self.c.ell(self.w(c), np.array(r) * self.s, self.turn if spin is None else self.turn @ spin, k=k * self.s, m=m, **kw)
        return self

    def box(self, c, half, spin=None, round=0.004, k=0.0, m="wood", **kw):
        self.c.box(self.w(c), np.array(half) * self.s, self.turn if spin is None else self.turn @ spin, round * self.s, k * self.s, m, **kw)
        return self

    def ring(self, c, radius, thick, spin=None, m="wood", **kw):
        self.c.ring(self.w(c), radius * self.s, thick * self.s, self.turn if spin is None else self.turn @ spin, m=m, **kw)
        return self

    def cone(self, a, b, r1, r2, m="wood", k=0.0, fold=0.0, round=0.004, **kw):
        self.c.cone(self.w(a), self.w(b), r1 * self.s, r2 * self.s, k=k * self.s, m=m, fold=fold * self.s, round=round * self.s, **kw)
        return self

    def mark(self, pts, w=2.0, **kw):
        kw["tol"] = kw.get("tol", 0.03) * self.s
        self.c.mark([self.w(p) for p in pts], w * self.s, **kw)
        return self

    def joint(self, **places):
        self.c.joints.update({k: self.w(v) for k, v in places.items()})
        return self.c


def boat(at=(0, 0, 0), turn=0.0, s=1.0, col="#8a5f3a", inside="#b98d5a", oars=False):
    """About 3 m long, bow at +z; the origin is on the waterline."""
    p = Prop(at, turn, s, hull=col, rim=darker(col, 0.3), seat=inside)
    p.ell((0, 0.28, 0), (0.58, 0.5, 1.6), m="hull")
    p.ell((0, 0.42, 0), (0.52, 0.5, 1.5), m="seat", cut=True)
    p.box((0, 1.0, 0), (2, 0.62, 3), m="rim", cut=True)
    p.box((0, -0.5, 0), (2, 0.36, 3), m="hull", cut=True)
    for z in (-0.75, 0.1, 0.85):
        p.box((0, 0.26, z), (0.46 - 0.12 * abs(z), 0.022, 0.12), m="seat")
    for y in (0.1, 0.24):
        for q in (1, -1):
            p.mark([(q * 0.58 * np.sqrt(max(0, 1 - ((y - 0.28) / 0.5) ** 2 - (z / 1.6) ** 2)), y, z) for z in np.linspace(-1.4, 1.4, 15)], 7, tol=0.06)
    if oars:
        for q in (1, -1):
            p.cap((0.22 * q, 0.62, 0.0), (1.5 * q, 0.0, -0.35), 0.028, m="rim").box(
                (1.62 * q, -0.06, -0.38), (0.26, 0.012, 0.08), rot((0, 0, 1), -22 * q) @ rot((0, 1, 0), 14 * q), m="rim"
            )
    return p.joint(bow=(0, 0.4, 1.5), stern=(0, 0.4, -1.45), seat=(0, 0.28, 0.1), seat_back=(0, 0.28, -0.75), oar_l=(0.22, 0.62, 0), oar_r=(-0.22, 0.62, 0))


def bed(at=(0, 0, 0), turn=0.0, s=1.0, wood="#7a5334", sheet="#f2ecdf", quilt="#a8465a", double=False):
    w = 0.85 if double else 0.5
    p = Prop(at, turn, s, wood=wood, sheet=cloth(sheet, k=0.3), quilt=cloth(quilt))
    p.box((0, 0.28, 0), (w, 0.1, 1.0)).box((0, 0.42, 0), (w - 0.02, 0.1, 0.98), m="sheet", round=0.08)
    p.box((0, 0.62, -1.02), (w + 0.03, 0.45, 0.035), round=0.03).box((0, 0.42, 1.02), (w + 0.03, 0.26, 0.035), round=0.03)
    p.box((0, 0.47, 0.28), (w + 0.02, 0.09, 0.68), m="quilt", round=0.09)
    for x in (-0.42, 0.42) if double else (0,):
        p.ell((x, 0.56, -0.74), (0.34, 0.09, 0.2), m="sheet")
    for x in (w, -w):
        for z in (1.0, -1.0):
            p.cap((x, 0, z), (x, 0.2, z), 0.045)
    return p.joint(pillow=(0, 0.62, -0.74), top=(0, 0.54, 0.1), foot=(0, 0.68, 1.0))


def chair(at=(0, 0, 0), turn=0.0, s=1.0, col="#7a5334", back=True):
    p = Prop(at, turn, s, wood=col)
    p.box((0, 0.45, 0), (0.22, 0.02, 0.21), round=0.01)
    for x in (0.19, -0.19):
        p.cap((x, 0, 0.18), (x, 0.44, 0.18), 0.02, 0.024)
        p.cap((x, 0, -0.22), (x * 0.95, 0.98 if back else 0.44, -0.24), 0.022)
    if back:
        for y in (0.92, 0.7):
            p.box((0, y, -0.235), (0.2, 0.04, 0.014), round=0.012)
        for x in (-0.08, 0.0, 0.08):
            p.cap((x, 0.47, -0.22), (x, 0.9, -0.235), 0.012)
    return p.joint(seat=(0, 0.47, 0))


def stool(at=(0, 0, 0), turn=0.0, s=1.0, col="#8a6540"):
    p = Prop(at, turn, s, wood=col)
    p.cone((0, 0.43, 0), (0, 0.47, 0), 0.2, 0.2)
    for a in (0.5, 2.6, 4.7):
        p.cap((0.14 * np.cos(a), 0.44, 0.14 * np.sin(a)), (0.2 * np.cos(a), 0, 0.2 * np.sin(a)), 0.022)
    return p.joint(seat=(0, 0.47, 0))


def table(at=(0, 0, 0), turn=0.0, s=1.0, col="#8a6540", size=(0.7, 0.45), cover=None, high=0.74):
    p = Prop(at, turn, s, wood=col, cover=cloth(cover or "#efe8d8", k=0.4))
    x, z = size
    p.box((0, high, 0), (x, 0.025, z), round=0.01)
    for a in (x - 0.07, 0.07 - x):
        for b in (z - 0.07, 0.07 - z):
            p.cap((a, 0, b), (a, high - 0.02, b), 0.025, 0.035)
    if cover:
        p.box((0, high + 0.012, 0), (x + 0.02, 0.02, z + 0.02), round=0.02, m="cover").box(
            (0, high - 0.1, z + 0.012), (x + 0.02, 0.12, 0.012), m="cover", round=0.01
        ).box((0, high - 0.1, -z - 0.012), (x + 0.02, 0.12, 0.012), m="cover", round=0.01)
    return p.joint(top=(0, high + 0.03, 0))


def round_table(at=(0, 0, 0), s=1.0, col="#8a6540", r=0.5, high=0.74):
    p = Prop(at, 0, s, wood=col)
    p.cone((0, high - 0.03, 0), (0, high, 0), r, r).cap((0, 0.05, 0), (0, high, 0), 0.05, 0.04).cone((0, 0, 0), (0, 0.05, 0), 0.26, 0.2)
    return p.joint(top=(0, high + 0.005, 0))


def door(at=(0, 0, 0), turn=0.0, s=1.0, col="#4a6f5a", frame_="#8a6540", open_=0.0, high=2.05, wide=0.9):
    """open_: degrees that the leaf has swung towards +z, hinged at its left."""
    p = Prop(at, turn, s, wood=frame_, leaf=col, knob="#d0a040")
    h = wide / 2
    for x in (h + 0.05, -h - 0.05):
        p.box((x, high / 2, 0), (0.05, high / 2 + 0.05, 0.07))
    p.box((0, high + 0.05, 0), (h + 0.12, 0.06, 0.08))
    spin = rot((0, 1, 0), -open_)
    c = V(h, high / 2, 0) + spin @ V(-h, 0, 0)
    p.box(c, (h, high / 2, 0.022), spin, m="leaf")
    for y, hy in ((high * 0.72, 0.38), (high * 0.27, 0.34)):
        for z in (0.026, -0.026):
            q = [V(h, y, 0) + spin @ V(-h + a * h * 0.68, b * hy, z) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]
            p.mark(q, 6, n=1, tol=0.05)
    for z in (0.05, -0.05):
        p.ell(V(h, 1.0, 0) + spin @ V(-wide * 0.9, 0, z), (0.035,) * 3, m="knob")
    return p.joint(knob=V(h, 1.0, 0) + spin @ V(-wide * 0.9, 0, 0.06))


def ladder(a, b, wide=0.42, s=1.0, col="#9a7444", gap=0.3):
    """Between two points of the world."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    d = b - a
    n = np.linalg.norm(d)
    p = Prop(a, frame(d, (0, 1, 0.01) if abs(unit(d)[1]) < 0.98 else (0, 0, 1)), 1, wood=col)
    for x in (wide / 2, -wide / 2):
        p.cap((x, 0, 0), (x, 0, n), 0.028 * s)
    for z in np.arange(gap * 0.6, n, gap):
        p.cap((-wide / 2, 0, z), (wide / 2, 0, z), 0.02 * s)
    return p.c


def lantern(at=(0, 0, 0), s=1.0, col="#3a3a3e", glow="#f6c04a"):
    """Held by its ring at the origin."""
    p = Prop(at, 0, s, metal=col, glass=Look(glow, 0.5, shade=0.2, hatch=0))
    p.ring((0, -0.05, 0), 0.05, 0.007, rot((1, 0, 0), 90), m="metal").cone((0, -0.17, 0), (0, -0.1, 0), 0.09, 0.02, m="metal")
    p.cone((0, -0.34, 0), (0, -0.17, 0), 0.065, 0.07, m="glass").cone((0, -0.38, 0), (0, -0.34, 0), 0.085, 0.085, m="metal")
    for a in (0.4, 2.0, 3.5, 5.1):
        p.cap((0.07 * np.cos(a), -0.34, 0.07 * np.sin(a)), (0.07 * np.cos(a), -0.17, 0.07 * np.sin(a)), 0.007, m="metal")
    return p.joint(light=(0, -0.26, 0))


def lamp_post(at=(0, 0, 0), s=1.0, col="#2f3a3e", glow="#f6d070"):
    p = Prop(at, 0, s, metal=col, glass=Look(glow, 0.35, shade=0.15, hatch=0))
    p.cone((0, 0, 0), (0, 0.4, 0), 0.14, 0.09, m="metal").cap((0, 0.3, 0), (0, 3.0, 0), 0.06, 0.04, m="metal").ring((0, 2.7, 0), 0.06, 0.025, m="metal")
    p.cone((0, 3.0, 0), (0, 3.4, 0), 0.11, 0.18, m="glass").cone((0, 3.4, 0), (0, 3.56, 0), 0.22, 0.03, m="metal")
    return p.joint(light=(0, 3.2, 0))


def umbrella(at=(0, 0, 0), up=(0, 1, 0), s=1.0, col="#b0342e", open_=True):
    """Held at the origin, the shaft along `up`."""
    p = Prop(at, frame(up, (0.02, 0.1, 1)) @ rot((1, 0, 0), 90), s, canopy=cloth(col), wood="#5a3d28")
    p.cap((0, -0.12, 0), (0, 0.82, 0), 0.011)
    p.chain([(0, -0.12, 0), (0.0, -0.17, 0.01), (0.0, -0.18, 0.05), (0.0, -0.14, 0.07)], 0.013)
    if open_:
        roof = Prop(at, p.turn, s)
        roof.ell((0, 0.44, 0), (0.56, 0.36, 0.56), m="canopy").ell((0, 0.36, 0), (0.58, 0.35, 0.58), m="canopy", cut=True).box(
            (0, 0.0, 0), (1, 0.5, 1), m="canopy", cut=True
        )
        p.c.add(roof.c)
        for a in np.linspace(0, 2 * np.pi, 9)[:-1]:
            p.mark([(0.56 * t * np.cos(a), 0.44 + 0.36 * np.sqrt(max(0, 1 - t * t)), 0.56 * t * np.sin(a)) for t in (0.05, 0.4, 0.75, 0.97)], 3, tol=0.05)
    else:
        p.cone((0, 0.1, 0), (0, 0.78, 0), 0.07, 0.02, m="canopy", fold=0.012, freq=6)
    return p.joint(tip=(0, 0.85, 0))


def book(at=(0, 0, 0), turn=0.0, s=1.0, col="#7a2f35", open_=True):
    """Lies with its back along z; scale 1 is .24 m high."""
    p = Prop(at, turn, s, cover=col, page=Look("#fbf3df", 0.25, shade=0.4, shcol="#a08a70", hatch=0))
    if open_:
        for q in (1, -1):
            spin = rot((0, 0, 1), 10 * q)
            p.box((0.088 * q, 0.012, 0), (0.088, 0.006, 0.125), spin, m="cover").box((0.083 * q, 0.026, 0), (0.08, 0.012, 0.118), spin, m="page", round=0.008)
            for z in np.linspace(-0.085, 0.085, 9):
                p.mark([(0.02 * q, 0.034, z), (0.145 * q, 0.055, z)], 1.3, tol=0.03, taper=(0.05, 0.05))
    else:
        p.box((0, 0.02, 0), (0.085, 0.022, 0.12), m="cover").box((0.006, 0.02, 0), (0.085, 0.015, 0.115), m="page")
    return p.c


def mirror(at=(0, 0, 0), turn=0.0, s=1.0, col="#a8803a", glass="#b9c8cc", oval=True):
    """Stands on the floor, 1.7 high; the glass faces +z. Paint what it shows over `glass`."""
    p = Prop(at, turn, s, wood=col, glass=Look(glass, 0.35, shade=0.2, hatch=0, seam=0.8))
    if oval:
        for a in np.linspace(0, 2 * np.pi, 33)[:-1]:
            b = a + 2 * np.pi / 32
            p.cap((0.42 * np.cos(a), 0.95 + 0.72 * np.sin(a), 0), (0.42 * np.cos(b), 0.95 + 0.72 * np.sin(b), 0), 0.04)
        p.cone((0, 0.95, -0.012), (0, 0.95, 0.012), 0.72, 0.72, m="glass", flat=0.42 / 0.72, front=p.turn @ V(1, 0, 0))
    else:
        p.box((0, 0.95, 0), (0.42, 0.75, 0.012), m="glass")
        for x in (0.42, -0.42):
            p.box((x, 0.95, 0), (0.04, 0.79, 0.03))
        for y in (0.2, 1.7):
            p.box((0, y, 0), (0.46, 0.04, 0.03))
    for q in (1, -1):
        p.cap((0.2 * q, 0.3, -0.02), (0.34 * q, 0, 0.16), 0.025).cap((0.2 * q, 0.3, -0.02), (0.3 * q, 0, -0.3), 0.025)
    return p.joint(centre=(0, 0.95, 0.02))


def cup(at=(0, 0, 0), turn=0.0, s=1.0, col="#eee6d6", drink="#7a4a28", saucer=True):
    """Scale 1: a teacup .09 wide; use large scales freely."""
    p = Prop(at, turn, s, china=plain(col, k=0.35), drink=Look(drink, 0.9, shade=0.3, hatch=0))
    if saucer:
        p.cone((0, 0.0, 0), (0, 0.012, 0), 0.045, 0.08, m="china")
    p.cone((0, 0.012, 0), (0, 0.075, 0), 0.03, 0.05, m="china", round=0.003).cone((0, 0.024, 0), (0, 0.09, 0), 0.027, 0.049, m="china", cut=True)
    p.cone((0, 0.05, 0), (0, 0.056, 0), 0.036, 0.038, m="drink")
    p.ring((0.058, 0.048, 0), 0.019, 0.0055, rot((1, 0, 0), 90), m="china")
    return p.joint(rim=(0, 0.08, 0))


def key(at=(0, 0, 0), turn=0.0, s=1.0, col="#b08a3a"):
    """Lies along z, 1 long at scale 1."""
    p = Prop(at, turn, s, metal=col)
    p.cap((0, 0, -0.2), (0, 0, 0.5), 0.035, m="metal").ring((0, 0, -0.36), 0.15, 0.04, m="metal").ring((0, 0, -0.17), 0.02, 0.04, rot((1, 0, 0), 90), m="metal")
    for z in (0.36, 0.47):
        p.box((0.1, 0, z), (0.1, 0.025, 0.035), m="metal")
    return p.joint(ring=(0, 0, -0.36), bit=(0.1, 0, 0.42))


def suitcase(at=(0, 0, 0), turn=0.0, s=1.0, col="#8a5a34"):
    p = Prop(at, turn, s, leather=col, metal="#b09a5a")
    p.box((0, 0.2, 0), (0.3, 0.2, 0.08), round=0.03, m="leather")
    p.chain([(-0.07, 0.4, 0), (-0.06, 0.45, 0), (0.06, 0.45, 0), (0.07, 0.4, 0)], 0.014, m="leather")
    for x in (-0.17, 0.17):
        for z in (0.083, -0.083):
            p.mark([(x, 0.02, z), (x, 0.39, z)], 9, tol=0.03, taper=(0.02, 0.02))
    p.mark([(-0.29, 0.27, 0.083), (0.29, 0.27, 0.083)], 3, tol=0.03)
    return p.joint(handle=(0, 0.46, 0), top=(0, 0.41, 0))


def bicycle(at=(0, 0, 0), turn=0.0, s=1.0, col="#b0342e"):
    p = Prop(at, turn, s, frame=col, tyre="#2a2628", metal="#8a8a8e")
    r = 0.33
    for z in (0.52, -0.52):
        p.ring((0, r, z), r, 0.02, rot((0, 0, 1), 90), m="tyre")
        for a in np.linspace(0, np.pi, 9)[:-1]:
            p.cap((0, r + r * np.sin(a), z + r * np.cos(a)), (0, r - r * np.sin(a), z - r * np.cos(a)), 0.003, m="metal")
    bb, seat, head, rear, front = (0, 0.3, -0.08), (0, 0.78, -0.22), (0, 0.8, 0.34), (0, r, -0.52), (0, r, 0.52)
    for a, b in ((bb, seat), (bb, head), (seat, head), (bb, rear), (seat, rear), (head, front)):
        p.cap(a, b, 0.016, m="frame")
    p.cap(head, (0, 0.98, 0.3), 0.014, m="metal").cap((0.26, 1.0, 0.26), (-0.26, 1.0, 0.26), 0.014, m="metal")
    p.cap(seat, (0, 0.9, -0.24), 0.013, m="metal").ell((0, 0.92, -0.25), (0.07, 0.03, 0.13), m="tyre")
    p.cap((0.06, 0.3, -0.08), (0.1, 0.15, -0.02), 0.012, m="metal").cap((-0.06, 0.3, -0.08), (-0.1, 0.45, -0.14), 0.012, m="metal")
    return p.joint(seat=(0, 0.95, -0.25), grip_l=(0.24, 1.0, 0.24), grip_r=(-0.24, 1.0, 0.24), pedal_l=(0.12, 0.15, -0.02), pedal_r=(-0.12, 0.45, -0.14))


def cello(at=(0, 0, 0), turn=0.0, s=1.0, col="#9a4f24"):
    """Stands on its spike at the origin, 1.2 high, its face to +z. Scale .3 for a violin."""
    p = Prop(at, turn, s, wood=plain(col, k=0.95), dark="#241a18", string="#e8dcc0")
    for y, rx, ry in ((0.34, 0.22, 0.2), (0.66, 0.175, 0.17)):
        p.ell((0, y, 0), (rx, ry, 0.075), k=0.05)
    for q in (1, -1):
        p.ell((0.235 * q, 0.51, 0), (0.09, 0.075, 0.2), k=0.02, cut=True)
        p.mark([(0.06 * q, 0.58, 0.08), (0.075 * q, 0.53, 0.08), (0.06 * q, 0.49, 0.08), (0.08 * q, 0.44, 0.08)], 5, tol=0.05)
    p.box((0, 0.94, 0.035), (0.022, 0.24, 0.016), m="dark").ell((0, 1.22, 0.02), (0.03, 0.05, 0.04)).cap((0, 0.16, 0), (0, 0, 0), 0.008, m="dark")
    p.box((0, 0.44, 0.1), (0.045, 0.03, 0.006), m="string").box((0, 0.26, 0.085), (0.022, 0.07, 0.008), m="dark")
    for x in (-0.015, -0.005, 0.005, 0.015):
        p.mark([(x, 0.3, 0.105), (x, 0.46, 0.11), (x, 1.16, 0.055)], 1.6, col="#f2e8d0", tol=9)
    return p.joint(neck=(0, 1.02, 0.05), bridge=(0, 0.5, 0.12))


def candle(at=(0, 0, 0), s=1.0, lit=True, holder="#8a7a4a"):
    p = Prop(at, 0, s, wax=plain("#f4ead2", k=0.3), metal=holder, flame=Look("#f2a02a", 0.8, "#f8d860", shade=0.1, hatch=0))
    p.cone((0, 0, 0), (0, 0.012, 0), 0.06, 0.065, m="metal").cap((0, 0.01, 0), (0, 0.16, 0), 0.016, m="wax")
    if lit:
        p.cap((0, 0.19, 0), (0, 0.235, 0), 0.016, 0.002, m="flame")
    return p.joint(flame=(0, 0.2, 0))


def clock(at=(0, 0, 0), turn=0.0, s=1.0, col="#6b4a2e", hour=4, minute=40):
    """A round face .5 wide, towards +z, its middle at the origin."""
    p = Prop(at, turn, s, wood=col, dial=Look("#f6edd8", 0.3, shade=0.2, hatch=0))
    p.cone((0, 0, -0.04), (0, 0, 0.03), 0.25, 0.25).cone((0, 0, 0.03), (0, 0, 0.036), 0.215, 0.215, m="dial")
    for i in range(12):
        a = np.pi * i / 6
        p.mark([(0.18 * np.sin(a), 0.18 * np.cos(a), 0.04), (0.2 * np.sin(a), 0.2 * np.cos(a), 0.04)], 7, tol=0.03)
    for a, n, w in ((2 * np.pi * (hour + minute / 60) / 12, 0.11, 11), (2 * np.pi * minute / 60, 0.17, 7)):
        p.mark([(-0.02 * np.sin(a), -0.02 * np.cos(a), 0.041), (n * np.sin(a), n * np.cos(a), 0.041)], w, tol=0.03, taper=(0.05, 0.4))
    return p.c


def cage(at=(0, 0, 0), s=1.0, col="#8a7440", door_open=False):
    """Hung by its ring at the origin, .6 high."""
    p = Prop(at, 0, s, metal=col)
    p.ring((0, -0.03, 0), 0.03, 0.006, rot((1, 0, 0), 90), m="metal").cone((0, -0.62, 0), (0, -0.58, 0), 0.19, 0.19, m="metal").ring(
        (0, -0.3, 0), 0.18, 0.006, m="metal"
    )
    for i, a in enumerate(np.linspace(0, 2 * np.pi, 17)[:-1]):
        if door_open and i in (3, 4, 5):
            continue
        x, z = 0.18 * np.cos(a), 0.18 * np.sin(a)
        p.chain([(x, -0.6, z), (x, -0.22, z), (x * 0.6, -0.11, z * 0.6), (0, -0.06, 0)], 0.005, m="metal")
    return p.joint(floor=(0, -0.57, 0))


def chest(at=(0, 0, 0), turn=0.0, s=1.0, col="#6b4a2e", lid=0.0):
    p = Prop(at, turn, s, wood=col, metal="#a08a4a")
    p.box((0, 0.22, 0), (0.42, 0.22, 0.26)).box((0, 0.28, 0), (0.38, 0.22, 0.22), cut=True)
    spin = rot((1, 0, 0), -lid)
    p.box(V(0, 0.46, -0.26) + spin @ V(0, 0.05, 0.26), (0.43, 0.05, 0.27), spin, round=0.04)
    for x in (-0.3, 0.3):
        p.box((x, 0.22, 0.262), (0.025, 0.22, 0.006), m="metal")
    return p.joint(top=(0, 0.56, 0))


def balloon(at=(0, 0, 0), s=1.0, col="#b0342e"):
    p = Prop(at, 0, s, skin=plain(col, hatch=7, white=0.6))
    p.ell((0, 0, 0), (0.17, 0.2, 0.17), m="skin").cone((0, -0.23, 0), (0, -0.19, 0), 0.02, 0.008, m="skin", k=0.02)
    return p.joint(knot=(0, -0.22, 0))


def letter(at=(0, 0, 0), turn=0.0, s=1.0, col="#f4ead2", seal="#b0342e"):
    p = Prop(at, turn, s, paper=plain(col, k=0.3, hatch=0), seal=seal)
    p.box((0, 0, 0), (0.11, 0.004, 0.075), m="paper").ell((0, 0.005, 0), (0.016, 0.006, 0.016), m="seal")
    p.mark([(-0.108, 0.005, -0.073), (0, 0.006, 0.01), (0.108, 0.005, -0.073)], 2.5, tol=0.03)
    return p.c


def rope(pts, r=0.012, col="#b79a64", m="rope"):
    """Through points of the world."""
    c = Clay({m: plain(col, hatch=0)})
    p = np.asarray(pts, float)
    t = np.linspace(0, len(p) - 1, len(p) * 6)
    q = np.stack([np.interp(t, range(len(p)), p[:, i]) for i in range(3)], 1)
    k = np.hanning(7)
    q = np.stack([np.convolve(np.pad(q[:, i], 3, mode="edge"), k / k.sum(), "valid") for i in range(3)], 1)
    return c.chain(q, [r] * len(q), k=r * 0.3, m=m)


def staff(a, b, r=0.018, col="#7a5634"):
    """A stick between two points of the world: spear, oar, broom, crutch, fishing rod."""
    c = Clay({"wood": plain(col)})
    return c.cap(a, b, r, r * 0.75, k=0, m="wood")


def hourglass(at=(0, 0, 0), turn=0.0, s=1.0, col="#7a5334", sand="#d8a94e", left=0.5):
    p = Prop(at, turn, s, wood=col, glass=Look("#dfe6e2", 0.25, shade=0.25, hatch=0), sand=plain(sand))
    for y in (0.0, 0.58):
        p.cone((0, y, 0), (0, y + 0.03, 0), 0.17, 0.17)
    for a in (0.5, 2.6, 4.7):
        p.cap((0.14 * np.cos(a), 0.02, 0.14 * np.sin(a)), (0.14 * np.cos(a), 0.6, 0.14 * np.sin(a)), 0.014)
    p.cone((0, 0.03, 0), (0, 0.30, 0), 0.12, 0.012, m="glass").cone((0, 0.30, 0), (0, 0.58, 0), 0.012, 0.12, m="glass")
    return p.joint(top=(0, 0.61, 0))
