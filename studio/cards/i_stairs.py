"""Two stairs wind about each other and never meet."""

import math
from typing import Any

from theatre import animals, light, material, people, props, sky, solids, weather
from theatre.curves import XY, bezier, circle, draw, line, move, union
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

MIDDLE = 2.5
"""The depth of the axis."""
TURN = 15.0
"""Degrees from step to step."""
RISE = 0.115
GROUND = -0.84
"""World height of the step on which each of them stands."""


def step(s: Stage, degrees: float, height: float, mat: Any) -> XY:
    """One tread, wedged out from the void in the middle. Returns where a foot stands on it, on the card."""
    a = math.radians(degrees)
    r, long = 0.68, 0.62
    x, depth = r * math.cos(a), MIDDLE + r * math.sin(a)
    k = s.k(depth)
    solids.block(s, x / k, height / k, depth, long / k, 0.062 / k, 0.24 / k, mat, (0, 0, a))
    return x / k, (height + 0.031) / k


def flight(s: Stage, start: float, low: int, high: int, mats: tuple[Any, Any]) -> dict[int, XY]:
    """A helix; step 0 lies at `start` degrees, at the height of the two who climb."""
    return {i: step(s, start + TURN * i, GROUND + RISE * i, mats[i % 2]) for i in range(low, high)}


def clouds(s: Stage) -> None:
    for x, y, w, d in ((-0.9, -0.1, 0.7, 4.3), (0.95, 0.34, 0.6, 4.4), (-0.8, 0.95, 0.5, 4.4), (0.7, 1.2, 0.6, 4.5)):
        weather.cloud(s, x, y, w, d, "#d88c9c", "#ffe0d4", glow=0.15)
    for x, y, w, d in ((-0.55, -1.1, 1.1, 3.9), (0.6, -1.2, 1.2, 3.7)):
        weather.cloud(s, x, y, w, d, "#c0708c", "#ffc8bc", glow=0.1)


def near_clouds(s: Stage) -> None:
    for x, y, w, d in ((-0.8, -1.58, 1.3, 1.2), (0.8, -1.6, 1.3, 1.0), (0.0, -1.68, 1.2, 0.8)):
        weather.cloud(s, x, y, w, d, "#a85c80", "#ffb8b0", glow=0.08)


def climber(s: Stage, foot: XY, ahead: XY) -> XY:
    """She goes up, a case in her hand. Returns her hat."""
    x, y, k = foot[0] - 0.03, foot[1], 0.62
    who = people.lady(
        Pose((-14, -4), (30, 60), (4, -6), (46, 2), lean=4, nod=-4),
        profile=True,
        mood="longing",
        gaze=(0.9, -0.4),
        skin="#a86c44",
        hair="long",
        hair_colour="#241418",
        hat="bowler",
        hat_colour="#1f5a6c",
        top="#1f6a7c",
        pattern="stars",
        pattern_colour="#f8e0a0",
        hands=("grip", "open"),
        touch={"far_hand": people.local((x + 0.23, y + 0.38), x, y, k), "far_foot": people.local((ahead[0] - 0.01, ahead[1] + 0.005), x, y, k)},
    ).holding(props.suitcase("#9a5a34"), "hand", "handle", 0.26)
    f = s.place(who, x, y, k, 1.72, shadow=False)
    return f.points["head"][0] + 0.06, f.points["head"][1] + 0.09


def descender(s: Stage, foot: XY) -> XY:
    """He comes down, with a light. Returns his hat."""
    x, y, k = foot[0] + 0.02, foot[1], 0.58
    who = people.captain(
        Pose((-10, 4), (30, 60), (-4, -10), (16, -4), lean=2, nod=4),
        profile=True,
        mood="longing",
        gaze=(0.9, 0.5),
        skin="#e0a880",
        hair_colour="#4a2418",
        beard="short",
        hat="bowler",
        hat_colour="#5a2030",
        top="#a8382c",
        bottom="#34283c",
        hands=("grip", "open"),
        touch={"far_hand": people.local((x - 0.22, y + 0.36), x, y, k, True)},
    ).holding(props.lantern("#8a5a28"), "hand", "handle", 0.22)
    f = s.place(who, x, y, k, MIDDLE - 0.2, flip=True, shadow=False)
    lx, ly = f.points.get("lamp", f.points["hand"])
    weather.halo(s, lx, ly, MIDDLE - 0.4, 0.2, "#ffd080", 0.6)
    return f.points["head"][0] - 0.06, f.points["head"][1] + 0.09


def thread(s: Stage, a: XY, b: XY) -> None:
    """From hat to hat; a swallow has taken it up."""
    f = s.place(animals.bird("fly", "#2c2450", "#f4dcd8", "#b8541c"), -0.02, 0.22, 0.28, 1.38, shadow=False)
    bill = (f.points["mouth"][0] - 0.012, f.points["mouth"][1])
    for p, q in ((a, -1), (b, 1)):
        way = bezier(p, (p[0] - q * 0.14, p[1] - 0.16), (bill[0] + q * 0.05, bill[1] - 0.36), bill, n=30)
        s.puff(line(way, 0.016), 1.3, 0.01, "#b8201c", "#f8584c", shadow=False)
        bow = union(draw("0,0 0.03,0.035 0.07,0.035! 0.07,-0.035! 0.03,-0.03"), draw("0,0 -0.03,0.035 -0.07,0.035! -0.07,-0.035! -0.03,-0.03"))
        s.puff(move(bow, *p, 10 * q, 0.62), 1.36, 0.02, "#b8201c", "#f8584c", shadow=False)


@card("rose", focus=2.4, fstop=1.8)
def two_stairs(s: Stage) -> None:
    sky.backdrop(s, wisps=0.4, stars=60, glow=sky.Glow(0.0, 0.16, 1.0, "#ffe0b0", 0.8), strength=1.05)
    s.puff(circle(0, 0.16, 0.4), 4.7, 0.02, "#ffdc9c", "#fff6d8", glow=0.75, shadow=False)
    clouds(s)
    rose = (material.solid("#e89c94", "#d88484", rough=0.8, bump=0.3), material.solid("#f0b0a0", "#e09890", rough=0.8, bump=0.3))
    blue = (material.solid("#94a4d8", "#8090c8", rough=0.8, bump=0.3), material.solid("#a8b8e4", "#94a4d4", rough=0.8, bump=0.3))
    hers = flight(s, 225, -10, 26, rose)
    his = flight(s, 45, -10, 26, blue)
    a = climber(s, hers[0], hers[1])
    b = descender(s, his[-3])
    thread(s, a, b)
    cat = his[-6]
    s.place(animals.cat("sit", "#f4ece4", collar="#d8402c"), cat[0], cat[1] - 0.01, 0.24, 1.5, shadow=False)
    near_clouds(s)
    light.lamp(s, 0, 0.16, 3.6, 60, "#ffd8a0", 0.6)
    light.sun(s, 1.3, "#ffe4d0", side=-0.7, height=0.9)
    light.lamp(s, 0.1, -0.4, 1.0, 20, "#ffe0c0", 0.3)
    light.rig(s, 700, 260)
