"""Solid things: lathed, boxed, and many small balls at once."""

import math
from collections.abc import Sequence
from typing import Any

import bpy
import numpy as np

from theatre import light, material
from theatre.colour import Colour
from theatre.curves import XY, smooth
from theatre.stage import Stage


def _mesh(s: Stage, vertices: Any, faces: Any, where: Sequence[float], mat: Any, smoothed: bool = True) -> Any:
    mesh: Any = bpy.data.meshes.new("solid")
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    if smoothed:
        mesh.shade_smooth()
    return s.add(mesh, where, mat)


def profile(points: Sequence[XY], n: int = 6) -> list[XY]:
    """A smooth outline for the lathe; radii never below zero."""
    return [(max(0.0, x), y) for x, y in smooth(points, closed=False, n=n)]


def lathe(
    s: Stage, outline: Sequence[XY], x: float, y: float, depth: float, size: float, mat: Any, turn: tuple[float, float, float] = (0, 0, 0), segments: int = 64
) -> Any:
    """Turn (radius, height) pairs about an upright axis; height 0 stands at (x, y)."""
    k = s.k(depth) * size
    n = len(outline)
    vertices = [(r * k * math.cos(a), r * k * math.sin(a), h * k) for a in np.linspace(0, math.tau, segments, endpoint=False) for r, h in outline]
    faces = [(i * n + q, (i + 1) % segments * n + q, (i + 1) % segments * n + q + 1, i * n + q + 1) for i in range(segments) for q in range(n - 1)]
    obj = _mesh(s, vertices, faces, s.at(x, y, depth), mat)
    obj.rotation_euler = turn
    return obj


def block(s: Stage, x: float, y: float, depth: float, w: float, h: float, d: float, mat: Any, turn: tuple[float, float, float] = (0, 0, 0)) -> Any:
    """A box with soft edges, centred at (x, y)."""
    k = s.k(depth)
    v = [(sx * w * k / 2, sy * d * k / 2, sz * h * k / 2) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = _mesh(s, v, f, s.at(x, y, depth), mat, smoothed=False)
    obj.rotation_euler = turn
    bevel = obj.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = 0.008, 2
    return obj


def _ball(segments: int) -> tuple[Any, list[tuple[int, int, int, int]]]:
    rings = segments // 2
    v = [
        (math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b))
        for b in np.linspace(0.001, math.pi - 0.001, rings + 1)
        for a in np.linspace(0, math.tau, segments, endpoint=False)
    ]
    f = [
        (i * segments + j, i * segments + (j + 1) % segments, (i + 1) * segments + (j + 1) % segments, (i + 1) * segments + j)
        for i in range(rings)
        for j in range(segments)
    ]
    return np.array(v), f


def balls(s: Stage, places: Sequence[tuple[float, float, float, float]], mat: Any, segments: int = 10) -> Any:
    """Many small spheres (x, y, depth, radius) in one mesh."""
    unit, faces = _ball(segments)
    vertices: list[Any] = []
    quads: list[tuple[int, ...]] = []
    for i, (x, y, depth, r) in enumerate(places):
        vertices.extend((unit * r * s.k(depth) + np.array(s.at(x, y, depth))).tolist())
        quads.extend(tuple(q + i * len(unit) for q in f) for f in faces)
    return _mesh(s, vertices, quads, (0, 0, 0), mat)


def ball(s: Stage, x: float, y: float, depth: float, r: float, mat: Any, segments: int = 48) -> Any:
    return balls(s, [(x, y, depth, r)], mat, segments)


def bulb(s: Stage, x: float, y: float, depth: float, r: float = 0.02, colour: Colour = "#ffd58a", strength: float = 6, watts: float = 0.0) -> None:
    """A small lit ball; `watts` makes it light its surroundings too."""
    ball(s, x, y, depth, r, material.glow(colour, strength), 20)
    if watts:
        light.lamp(s, x, y, depth - 0.06, watts, colour, r)


def floor(s: Stage, y: float, mat: Any, near: float = -7, far: float = 9, rise: float = 0) -> Any:
    """A level plane at world height y, seen in perspective; ground for tables, deserts, water."""
    return _mesh(s, [(-12, near, y), (12, near, y), (12, far, y + rise), (-12, far, y + rise)], [(0, 1, 2, 3)], (0, 0, 0), mat, False)


def on_floor(s: Stage, y: float, depth: float) -> float:
    """The screen height at which something stands on a floor at world height y."""
    return y / s.k(depth)


def water(s: Stage, y: float, colour: Colour | None = None, far: float = 9, **wet: float) -> Any:
    return floor(s, y, material.wet(colour or s.p.dark, **wet), far=far)


def cloth(s: Stage, rows: Sequence[Sequence[tuple[float, float, float]]], mat: Any) -> Any:
    """A surface through rows of (x, y, depth): curtains, blankets, pages."""
    n = len(rows[0])
    v = [s.at(*p) for row in rows for p in row]
    f = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n - 1)]
    return _mesh(s, v, f, (0, 0, 0), mat)
