"""Light. One strongest light per card: it tells the hour."""

import math
from typing import Any

import bpy
import numpy as np
import shapely
from mathutils import Vector

from theatre.colour import Colour, linear
from theatre.curves import Geom
from theatre.stage import Stage

XYZ = tuple[float, float, float]


def _new(s: Stage, kind: str, where: XYZ, watts: float, colour: Colour, aim: XYZ | None = None) -> Any:
    lamp: Any = bpy.data.lights.new("light", kind)
    lamp.energy = watts
    lamp.color = linear(colour)[:3]
    obj = s.add(lamp, where)
    if aim:
        obj.rotation_euler = (Vector(aim) - Vector(where)).to_track_quat("-Z", "Y").to_euler()
    return obj


def area(s: Stage, where: XYZ, aim: XYZ, size: float, watts: float, colour: Colour) -> Any:
    obj = _new(s, "AREA", where, watts, colour, aim)
    obj.data.size = size
    obj.visible_camera = False
    return obj


def lamp(s: Stage, x: float, y: float, depth: float, watts: float, colour: Colour = "#ffcf8a", radius: float = 0.05) -> Any:
    """A local light at a screen position: 3 to 45 W."""
    obj = _new(s, "POINT", s.at(x, y, depth), watts, colour)
    obj.data.shadow_soft_size = radius
    return obj


def spot(s: Stage, where: XYZ, aim: XYZ, watts: float, colour: Colour, angle: float = 40, radius: float = 0.1, blend: float = 0.6) -> Any:
    obj = _new(s, "SPOT", where, watts, colour, aim)
    obj.data.spot_size = math.radians(angle)
    obj.data.spot_blend = blend
    obj.data.shadow_soft_size = radius
    return obj


def sun(s: Stage, power: float = 3.0, colour: Colour | None = None, side: float = -0.6, height: float = 0.8, soft: float = 6) -> Any:
    """Daylight from behind the viewer: parallel, so that near and far get the same. side -1 is from the left."""
    obj = _new(s, "SUN", (side * 4, -4.0, height * 4), power, colour or s.p.key, (0.0, 1.5, 0.0))
    obj.data.angle = math.radians(soft)
    return obj


def rig(s: Stage, key: float = 1000, rim: float = 300, left: bool = True, low: bool = False) -> None:
    """The usual pair: a large cool key from the front, a warm ball behind on the other side."""
    side = -1 if left else 1
    if key:
        area(s, (3.0 * side, -4.0, 1.2 if low else 3.5), (0, 1.5, -0.1), 2.2, key, s.p.key)
    if rim:
        # A ball, not an area light: those cut hard triangles into deeper sheets.
        lamp(s, -2.0 * side, 1.9, 2.3, rim, s.p.rim, 0.6)


def shadow(
    s: Stage,
    g: Geom,
    wall: float,
    source: XYZ,
    occluder: float,
    watts: float = 1500,
    colour: Colour = "#ffd08a",
    radius: float = 0.04,
    angle: float = 80,
    aim: XYZ | None = None,
) -> None:
    """Choose the shadow on a wall at depth `wall`: builds the hidden thing that throws it, and its light."""
    f = (occluder - source[1]) / (wall - source[1])
    kw, ko = s.k(wall), s.k(occluder)

    def project(p: Any) -> Any:
        return np.stack([(source[0] + (p[:, 0] * kw - source[0]) * f) / ko, (source[2] + (p[:, 1] * kw - source[2]) * f) / ko], 1)

    obj = s.sheet(shapely.transform(g, project), occluder, "#111111", clip=False, thick=0.004, edge=0)
    obj.visible_camera = obj.visible_glossy = obj.visible_diffuse = False
    centre = g.centroid
    spot(s, source, aim or (centre.x * kw, wall, centre.y * kw), watts, colour, angle, radius, 0.7)
