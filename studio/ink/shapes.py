"""Plane shapes: splines, blobs, limbs. Everything is a shapely shape or an array of points, in pixels of the sheet."""

import math

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

__all__ = ["LineString", "Point", "Polygon", "arc", "blob", "box", "ell", "limb", "move", "path", "poly", "polys", "smooth", "union", "valid"]


def path(pts, n=12, closed=False) -> np.ndarray:
    """A smooth curve through the points; a point given as (x, y, 1) is a corner."""
    sharp = [len(p) > 2 and bool(p[2]) for p in pts]
    q = np.array([p[:2] for p in pts], float)
    count = len(q)
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    h = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, -2 * t**3 + 3 * t**2, t**3 - t**2
    out = []
    for i in range(count if closed else count - 1):
        p1, p2 = q[i], q[(i + 1) % count]
        p0 = q[i - 1] if closed or i > 0 else p1 - (p2 - p1)
        p3 = q[(i + 2) % count] if closed or i + 2 < count else p2 + (p2 - p1)
        d = np.hypot(*(p2 - p1))

        def tangent(a, c, corner, d=d, p1=p1, p2=p2):
            v = c - a
            m = np.hypot(*v) + 1e-9
            return (p2 - p1) * 0.6 if corner else v / m * min(d, m * 0.5)

        m1, m2 = tangent(p0, p2, sharp[i]), tangent(p1, p3, sharp[(i + 1) % count])
        out.append(h[0] * p1 + h[1] * m1 + h[2] * p2 + h[3] * m2)
    curve = np.vstack(out)
    return curve if closed else np.vstack([curve, q[-1]])


def valid(g):
    return g if g.is_valid else g.buffer(0)


def blob(pts, n=12):
    return valid(Polygon(path(pts, n, True)))


def poly(pts):
    return valid(Polygon([p[:2] for p in pts]))


def ell(cx, cy, rx, ry=None, rot=0):
    e = affinity.scale(Point(cx, cy).buffer(1, 48), rx, ry or rx, origin=(cx, cy))
    return affinity.rotate(e, rot, origin=(cx, cy)) if rot else e


def arc(cx, cy, rx, ry, a0, a1, n=24) -> np.ndarray:
    t = np.radians(np.linspace(a0, a1, n))
    return np.c_[cx + rx * np.cos(t), cy + ry * np.sin(t)]


def limb(pts, radii, n=10):
    """A centreline through pts with a radius at each of them."""
    c = path(pts, n)
    r = np.interp(np.linspace(0, len(pts) - 1, len(c)), range(len(radii)), radii)
    k = np.hanning(7)
    r = np.convolve(np.pad(r, 3, mode="edge"), k / k.sum(), "valid")
    t = np.gradient(c, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None] + 1e-9
    side = np.c_[-t[:, 1], t[:, 0]]
    parts = []
    for i in range(len(c) - 1):
        q = Polygon([c[i] + side[i] * r[i], c[i + 1] + side[i + 1] * r[i + 1], c[i + 1] - side[i + 1] * r[i + 1], c[i] - side[i] * r[i]])
        parts.append(q if q.is_valid else q.convex_hull)
    parts += [Point(c[i]).buffer(max(r[i], 0.3), 10) for i in [*range(0, len(c), max(1, len(c) // 24)), len(c) - 1]]
    return unary_union(parts)


def union(*shapes):
    return unary_union([s for s in shapes if s is not None])


def smooth(g, r):
    return g.buffer(r, 8).buffer(-2 * r, 8).buffer(r, 8)


def polys(g) -> list:
    if g.is_empty:
        return []
    return [g] if g.geom_type == "Polygon" else [p for p in g.geoms if p.geom_type == "Polygon"]


def move(g, dx=0, dy=0, s=1, rot=0, flip=False, origin=(0, 0)):
    """Scale, flip and turn about the origin, then move: shapes or arrays of points."""
    if isinstance(g, (list, np.ndarray)):
        a = (np.array([p[:2] for p in g], float) - origin) * s * np.array([-1 if flip else 1, 1])
        t = math.radians(rot)
        c, sn = math.cos(t), math.sin(t)
        return a @ np.array([[c, sn], [-sn, c]]) + origin + [dx, dy]
    g = affinity.scale(g, -s if flip else s, s, origin=origin)
    return affinity.translate(affinity.rotate(g, rot, origin=origin) if rot else g, dx, dy)
