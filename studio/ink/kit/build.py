"""Buildings and rooms in true perspective: flat faces of the world, sorted by distance, washed, hatched and outlined."""

import numpy as np

from ..colour import lighter
from ..shapes import Polygon, valid


class Blocks:
    """Collects faces for one camera; `paint` draws them back to front."""

    def __init__(self, cam, light=(-0.6, 0.8, 0.5)):
        self.cam, self.faces = cam, []
        self.light = np.asarray(light, float) / np.linalg.norm(light)

    def face(self, pts, col, *, k=0.75, line=2.0, hatch=7, both=False, inner=(), bias=0.0):
        """A flat face, anticlockwise from outside. inner: what lies on it, as (points, colour, strength, line)."""
        p = np.asarray(pts, float)
        n = np.cross(p[1] - p[0], p[2] - p[0])
        n /= np.linalg.norm(n) + 1e-9
        if (p[0] - self.cam.pos) @ n >= 0:
            if not both:
                return
            n = -n
        if ((p - self.cam.pos) @ self.cam.z).min() < 0.05:
            return
        self.faces.append((np.linalg.norm(p.mean(0) - self.cam.pos) + bias, p, col, k, line, hatch, n, inner))

    def paint(self, s, haze=0.0, wobble=1.0):
        """Returns the union of what was painted."""
        for _, p, col, k, line, hatch, n, inner in sorted(self.faces, key=lambda f: -f[0]):
            g = valid(Polygon(self.cam.project(p)))
            if g.area < 4:
                continue
            lit = max(0.0, float(n @ self.light))
            shade = 1 - lit
            s.cover(g)
            s.wash(g, col, k * (0.45 + 0.75 * shade) * (1 - haze), edge=0.5)
            if hatch and shade > 0.45 and not haze > 0.6:
                a, b = self.cam.project(p[:2])
                ang = np.degrees(np.arctan2(*(b - a)[::-1])) + 68
                s.hatch(g, tone=0.35 + 0.5 * shade, ang=ang, sep=hatch, w=0.9, thr=0.3, longest=80, omit=0.5, alpha=0.8 * (1 - haze))
            for pts, c, kk, ll in inner:
                q = valid(Polygon(self.cam.project(pts)))
                if q.area < 2:
                    continue
                s.cover(q)
                s.wash(q, c, kk, edge=0.4)
                if ll:
                    s.outline(q, ll, lost=0.1, wobble=wobble * 0.6)
            s.outline(g, line * (1 - 0.5 * haze), lost=0.12, wobble=wobble, alpha=1 - 0.5 * haze)

    # -- solids
    def box(self, at, size, turn=0.0, col="#c9b48f", top=None, **kw):
        """at: the middle of its base; size: x, y, z."""
        x, y, z = size[0] / 2, size[1], size[2] / 2
        r = _turn(turn)
        v = lambda a, b, c: np.asarray(at, float) + r @ np.array([a, b, c])  # noqa: E731
        self.face([v(-x, 0, z), v(x, 0, z), v(x, y, z), v(-x, y, z)], col, **kw)
        self.face([v(x, 0, -z), v(-x, 0, -z), v(-x, y, -z), v(x, y, -z)], col, **kw)
        self.face([v(x, 0, z), v(x, 0, -z), v(x, y, -z), v(x, y, z)], col, **kw)
        self.face([v(-x, 0, -z), v(-x, 0, z), v(-x, y, z), v(-x, y, -z)], col, **kw)
        self.face([v(-x, y, z), v(x, y, z), v(x, y, -z), v(-x, y, -z)], top or lighter(col, 0.2), **kw)
        return v

    def _windows(self, v, x, y, z, rows, cols, lit, seed, frame_="#5a4a3a", arch=False):
        """Openings for the front (+z) and the right side (+x)."""
        rng = np.random.default_rng(seed)
        out = {"front": [], "side": []}
        for side, half in (("front", x), ("side", z)):
            n = cols if side == "front" else max(1, int(cols * z / x))
            for i in range(n):
                for j in range(rows):
                    u = (-1 + (2 * i + 1) / n) * half
                    w, h = half / n * 0.42, y / rows * 0.27
                    cy = y * (j + 0.55) / rows
                    put = (lambda a, b: v(a, b, z)) if side == "front" else (lambda a, b: v(x, b, -a))
                    col = "#f2c14e" if rng.random() < lit else "#3d4a58"
                    out[side].append(([put(u - w, cy - h), put(u + w, cy - h), put(u + w, cy + h), put(u - w, cy + h)], col, 0.8, 1.3))
        return out

    def house(self, at, size=(5, 4, 6), turn=0.0, style="gable", wall="#e3d3b4", roof="#a4553a", *, rows=1, cols=2, lit=0.3, seed=1, **kw):
        """style: gable, flat (adobe), tower, stilt, pagoda, dome, hut."""
        x, y, z = size[0] / 2, size[1], size[2] / 2
        at = np.asarray(at, float)
        r = _turn(turn)
        up = 0.0
        if style == "stilt":
            up = y * 0.5
            for a in (-0.85, 0.85):
                for b in (-0.85, 0.85):
                    self.box(at + r @ np.array([a * x, 0, b * z]), (0.25, up, 0.25), turn, "#6b5238", **kw)
        v = lambda a, b, c: at + r @ np.array([a, b + up, c])  # noqa: E731
        if style == "hut":
            self._round(at, x, y * 0.5, wall, roof, y, **kw)
            return
        w = self._windows(v, x, y, z, rows, cols, lit, seed)
        self.face([v(-x, 0, z), v(x, 0, z), v(x, y, z), v(-x, y, z)], wall, inner=w["front"], **kw)
        self.face([v(x, 0, z), v(x, 0, -z), v(x, y, -z), v(x, y, z)], wall, inner=w["side"], **kw)
        self.face([v(x, 0, -z), v(-x, 0, -z), v(-x, y, -z), v(x, y, -z)], wall, **kw)
        self.face([v(-x, 0, -z), v(-x, 0, z), v(-x, y, z), v(-x, y, -z)], wall, **kw)
        if style in ("gable", "stilt"):
            h, e = y + size[0] * (0.42 if style == "gable" else 0.5), 0.12 * size[0]
            for q in (1, -1):
                pts = [v(q * (x + e), y - e * 0.5, z + e), v(q * (x + e), y - e * 0.5, -z - e), v(0, h, -z - e), v(0, h, z + e)]
                self.face(pts if q == 1 else pts[::-1], roof, both=True, bias=-0.3, **kw)
            self.face([v(-x, y, z), v(x, y, z), v(0, h, z)], wall, **kw)
            self.face([v(x, y, -z), v(-x, y, -z), v(0, h, -z)], wall, **kw)
        elif style == "pagoda":
            e, h = 0.3 * size[0], y + size[0] * 0.34
            a, b = (
                [v(s1 * (x + e), y - 0.02 * y, s2 * (z + e)) for s1, s2 in ((-1, 1), (1, 1), (1, -1), (-1, -1))],
                [v(s1 * x * 0.35, h, s2 * z * 0.35) for s1, s2 in ((-1, 1), (1, 1), (1, -1), (-1, -1))],
            )
            tip = [p + np.array([0, 0.12 * y, 0]) for p in a]
            for i in range(4):
                j = (i + 1) % 4
                mid = (a[i] + a[j]) / 2
                self.face([tip[i], a[i] * 0.75 + mid * 0.25, mid, a[j] * 0.75 + mid * 0.25, tip[j], b[j], b[i]], roof, both=True, bias=-0.4, **kw)
            self.face(b, roof, **kw)
        elif style == "dome":
            self.face([v(-x, y, z), v(x, y, z), v(x, y, -z), v(-x, y, -z)], wall, **kw)
            self._dome(v(0, y, 0), min(x, z) * 0.8, roof, **kw)
        elif style == "tower":
            h = y + size[0] * 1.1
            for i, (p, q) in enumerate((((-x, z), (x, z)), ((x, z), (x, -z)), ((x, -z), (-x, -z)), ((-x, -z), (-x, z)))):
                self.face([v(p[0] * 1.1, y, p[1] * 1.1), v(q[0] * 1.1, y, q[1] * 1.1), v(0, h, 0)], roof, both=True, bias=-0.2 - 0.01 * i, **kw)
        else:
            self.face([v(-x, y, z), v(x, y, z), v(x, y, -z), v(-x, y, -z)], lighter(wall, 0.15), **kw)
            for a in (-x, x):
                self.box(v(a * 0.94, y, 0), (x * 0.12, y * 0.08, 2 * z), turn, wall, **kw)

    def _round(self, at, r, wall_h, wall, roof, high, **kw):
        t = np.linspace(0, 2 * np.pi, 17)
        for a, b in zip(t[:-1], t[1:], strict=True):
            p, q = np.array([np.cos(a), 0, -np.sin(a)]), np.array([np.cos(b), 0, -np.sin(b)])
            up, top = np.array([0, wall_h, 0]), np.array([0, high * 1.25, 0])
            self.face([at + p * r, at + q * r, at + q * r + up, at + p * r + up], wall, **{**kw, "line": 0.6, "hatch": 0})
            self.face([at + p * r * 1.3 + up * 0.92, at + q * r * 1.3 + up * 0.92, at + top], roof, both=True, bias=-0.3, **{**kw, "line": 0.9})

    def _dome(self, at, r, col, **kw):
        t, e = np.linspace(0, 2 * np.pi, 15), np.linspace(0, np.pi / 2, 5)
        for a, b in zip(t[:-1], t[1:], strict=True):
            for c, d in zip(e[:-1], e[1:], strict=True):
                pt = lambda u, w: at + r * np.array([np.cos(u) * np.cos(w), 1.15 * np.sin(w), -np.sin(u) * np.cos(w)])  # noqa: E731
                self.face([pt(a, c), pt(b, c), pt(b, d), pt(a, d)], col, **{**kw, "line": 0.5, "hatch": 0})

    def stairs(self, at, wide=1.2, rise=0.18, tread=0.28, n=10, turn=0.0, col="#b8a88c", **kw):
        """Steps going up along +z from `at`."""
        r = _turn(turn)
        for i in range(n):
            self.box(np.asarray(at, float) + r @ np.array([0, 0, tread * (i + 0.5)]), (wide, rise * (i + 1), tread), turn, col, **kw)


def _turn(deg):
    t = np.radians(deg)
    return np.array([[np.cos(t), 0, np.sin(t)], [0, 1, 0], [-np.sin(t), 0, np.cos(t)]])


def room(s, cam, size=(4, 2.8, 5), *, floor="#9a7448", wall="#c9c0a4", back=None, ceiling="#e6dfcc", boards=True, window=None, k=0.7, lamp=None):
    """A room seen from inside: floor at y 0, the back wall at z = -size z / 2. window: (x, y, w, h, colour) on the back wall."""
    x, y, z = size[0] / 2, size[1], size[2] / 2
    quads = {
        "ceiling": ([(-x, y, -z), (x, y, -z), (x, y, z), (-x, y, z)], ceiling, 0.4), "left": ([(-x, 0, -z), (-x, 0, z), (-x, y, z), (-x, y, -z)], wall, 0.8),
        "right": ([(x, 0, -z), (x, 0, z), (x, y, z), (x, y, -z)], wall, 1.0), "back": ([(-x, 0, -z), (x, 0, -z), (x, y, -z), (-x, y, -z)], back or wall, 0.6), "floor": ([(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], floor, 0.9),
    }  # fmt: skip
    out = {}
    for name, (pts, col, kk) in quads.items():
        p = _clip(np.asarray(pts, float), cam)
        if len(p) < 3:
            continue
        g = valid(Polygon(cam.project(p)))
        out[name] = g
        s.wash(g, col, kk * k, edge=0.35, pool=0.4, bloom=1)
        s.outline(g, 1.8, lost=0.1)
    if "right" in out:
        s.hatch(out["right"], tone=0.6, ang=70, sep=9, w=0.8, thr=0.3, omit=0.7)
    if boards:
        for a in np.linspace(-x, x, int(size[0] / 0.28)):
            p = _clip(np.array([(a, 0, -z), (a, 0, z)]), cam)
            if len(p) == 2:
                q = cam.project(p)
                s.stroke(q, 1.3, alpha=0.8)
    if window:
        wx, wy, ww, wh, col = window
        g = valid(Polygon(cam.project([(wx - ww / 2, wy, -z), (wx + ww / 2, wy, -z), (wx + ww / 2, wy + wh, -z), (wx - ww / 2, wy + wh, -z)])))
        s.cover(g)
        s.wash(g, col, 0.4)
        s.outline(g.buffer(4), 2.6, lost=0)
        for a, b in (((wx, wy), (wx, wy + wh)), ((wx - ww / 2, wy + wh * 0.55), (wx + ww / 2, wy + wh * 0.55))):
            s.stroke(cam.project([(*a, -z), (*b, -z)]), 3)
        out["window"] = g
    return out


def _clip(p, cam, near=0.15):
    """Cuts a polygon (or a line) at the near plane."""
    d = (p - cam.pos) @ cam.z - near
    out = []
    n = len(p)
    for i in range(n):
        j = (i + 1) % n
        if d[i] > 0:
            out.append(p[i])
        if (d[i] > 0) != (d[j] > 0) and (n > 2 or j > i):
            out.append(p[i] + (p[j] - p[i]) * d[i] / (d[i] - d[j]))
    return np.array(out)


TOWNS = {
    "north": [("gable", w, r) for w, r in (("#d9c7a6", "#8a4436"), ("#c98a6a", "#5a4a4a"), ("#b9c4c0", "#7a3f34"))],
    "sahel": [("flat", w, "#a0683a") for w in ("#c9925a", "#d8a870", "#b87f4c")],
    "east": [("pagoda", w, r) for w, r in (("#e8dcc4", "#4a5560"), ("#d8c2a0", "#3f5048"))],
    "steppe": [("dome", w, r) for w, r in (("#dccba8", "#3f8a96"), ("#cdb48a", "#4f7fa0"))],
    "delta": [("stilt", w, r) for w, r in (("#b89a6a", "#7a6a48"), ("#a8855a", "#8a7a50"))],
    "kraal": [("hut", w, "#b8934e") for w in ("#b3744a", "#c58a5a")],
    "island": [("flat", w, "#5f8fb0") for w in ("#f2ede2", "#eee4d2", "#f6f2ea")],
}


def town(blocks, culture, places, *, size=(4, 4, 4), lit=0.2, seed=3, **kw):
    """Houses of one culture at points of the world (x, z) or (x, y, z)."""
    rng = np.random.default_rng(seed)
    kinds = TOWNS[culture]
    for i, p in enumerate(places):
        style, wall, roof = kinds[int(rng.integers(len(kinds)))]
        at = (p[0], 0, p[1]) if len(p) == 2 else p
        q = rng.uniform(0.8, 1.25, 3)
        blocks.house(
            at, (size[0] * q[0], size[1] * q[1], size[2] * q[2]), turn=rng.normal() * 8, style=style, wall=wall, roof=roof, lit=lit, seed=seed + i, **kw
        )
