"""Drawing with points: splines, Bezier curves and tapered strokes, as shapely polygons."""

import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Geom: TypeAlias = BaseGeometry
XY = tuple[float, float]


def smooth(points: Sequence[XY], closed: bool = True, corners: frozenset[int] = frozenset(), n: int = 10) -> list[XY]:
    """A Catmull-Rom curve through the points; a corner keeps its angle."""
    p = [np.array(q, float) for q in points]
    m = len(p)
    out: list[XY] = []
    for i in range(m if closed else m - 1):
        b, c = p[i], p[(i + 1) % m]
        a = p[i - 1] if closed or i > 0 else b
        d = p[(i + 2) % m] if closed or i + 2 < m else c
        tb = (c - b) * 0.6 if i in corners else (c - a) * 0.5
        tc = (c - b) * 0.6 if (i + 1) % m in corners else (d - b) * 0.5
        for t in np.linspace(0, 1, n, endpoint=False):
            t2, t3 = t * t, t * t * t
            q = (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * tb + (3 * t2 - 2 * t3) * c + (t3 - t2) * tc
            out.append((float(q[0]), float(q[1])))
    if not closed:
        out.append((float(p[-1][0]), float(p[-1][1])))
    return out


def _parse(text: str) -> tuple[list[XY], frozenset[int]]:
    points: list[XY] = []
    corners: set[int] = set()
    for i, word in enumerate(text.split()):
        if word.endswith("!"):
            corners.add(i)
        x, y = word.rstrip("!").split(",")
        points.append((float(x), float(y)))
    return points, frozenset(corners)


def draw(text: str, n: int = 10) -> Geom:
    """A closed outline from "x,y x,y! ..."; ! marks a sharp corner; y points up."""
    points, corners = _parse(text)
    return Polygon(smooth(points, True, corners, n)).buffer(0)


def path(text: str, n: int = 10) -> list[XY]:
    """An open curve from the same notation."""
    points, corners = _parse(text)
    return smooth(points, False, corners, n)


def bezier(*points: XY, n: int = 24) -> list[XY]:
    out: list[XY] = []
    for t in np.linspace(0, 1, n):
        q = [np.array(v, float) for v in points]
        while len(q) > 1:
            q = [a * (1 - t) + b * t for a, b in zip(q, q[1:], strict=False)]
        out.append((float(q[0][0]), float(q[0][1])))
    return out


def line(points: Sequence[XY], width: float) -> Geom:
    return LineString(points).buffer(width / 2)


def stroke(points: Sequence[XY], *widths: float) -> Geom:
    """A line whose width runs through `widths` from start to end, with round ends."""
    pts = np.array(points, float)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pts, axis=0).T))])
    along = along / (along[-1] or 1)
    w = np.interp(along, np.linspace(0, 1, len(widths)), widths) / 2
    discs = [Point(x, y).buffer(r, 12) for (x, y), r in zip(points, w, strict=True) if r > 1e-5]
    quads = []
    for i in range(len(pts) - 1):
        d = pts[i + 1] - pts[i]
        length = math.hypot(d[0], d[1])
        if length < 1e-9:
            continue
        nrm = np.array([-d[1], d[0]]) / length
        quads.append(Polygon([pts[i] + nrm * w[i], pts[i + 1] + nrm * w[i + 1], pts[i + 1] - nrm * w[i + 1], pts[i] - nrm * w[i]]))
    return unary_union([*discs, *quads]).buffer(0)


def limb(points: Sequence[XY], *widths: float) -> Geom:
    """A stroke along a smooth curve through the points: arms, necks, tails."""
    return stroke(smooth(points, closed=False, n=10), *widths)


def circle(x: float, y: float, r: float) -> Geom:
    return Point(x, y).buffer(r, 48)


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0) -> Geom:
    g = affinity.scale(Point(0, 0).buffer(1, 48), rx, ry, origin=(0, 0))
    return move(g, x, y, turn)


def move(g: Geom, x: float = 0, y: float = 0, turn: float = 0, size: float = 1, flip: bool = False) -> Geom:
    """Flip, then turn (degrees), then scale, then shift: always about the origin."""
    sx = -size if flip else size
    if turn and flip:
        g, sx = affinity.scale(g, -1, 1, origin=(0, 0)), size
    if turn:
        g = affinity.rotate(g, turn, origin=(0, 0))
    if size != 1 or sx < 0:
        g = affinity.scale(g, sx, size, origin=(0, 0))
    return affinity.translate(g, x, y)


def union(*parts: Geom) -> Geom:
    return unary_union([g for g in parts if not g.is_empty])


def soften(g: Geom, r: float) -> Geom:
    """Round inner and outer corners, so that joined parts inflate as one."""
    return g.buffer(r).buffer(-2 * r).buffer(r)


def polygons(g: Geom) -> list[Polygon]:
    """The polygons of any geometry; dust is dropped."""
    if g.is_empty:
        return []
    if isinstance(g, Polygon):
        return [g]
    return [p for part in getattr(g, "geoms", []) for p in polygons(part) if p.area > 1e-7]
