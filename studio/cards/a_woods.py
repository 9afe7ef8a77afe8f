"""Who looks back."""

import math

from theatre import land, light, people, plants, sky, weather
from theatre.animals.anatomy import mirror
from theatre.colour import darker, lighter
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

X, Y, RX, RY = 0.08, 0.2, 0.74, 1.08
"""The glass."""
GLASS = ellipse(X, Y, RX, RY)
GREY = "#6c7488"


def ribbon(s: Stage, x: float, y: float, k: float, depth: float, turn: float = 0.0) -> None:
    for side in (-1, 1):
        loop = draw(f"0,0 {side * 0.45},0.42 {side},0.5! {side * 0.86},0 {side},-0.46! {side * 0.45},-0.4")
        folds = union(line([(side * 0.15, 0.06), (side * 0.6, 0.16)], 0.05), line([(side * 0.15, -0.06), (side * 0.6, -0.16)], 0.05))
        s.puff(move(loop, x, y, turn, k), depth, 0.2 * k, "#a02018", "#f4583c", [Mark(move(folds, x, y, turn, k), "#8a1812", 0.7)], "cloth", shadow=False)
    s.puff(move(ellipse(0, 0, 0.2, 0.24), x, y, turn, k), depth - 0.2 * k, 0.16 * k, "#a02018", "#ff6c4c", shadow=False)


def wolf_head(s: Stage, x: float, y: float, k: float, turn: float, depth: float) -> None:
    """From the front, the muzzle towards us; brows that ask."""

    def at(g: Geom) -> Geom:
        return move(g, x, y, turn, k)

    def fur(g: Geom, lift: float, height: float, low: str, high: str, marks: tuple[tuple[Geom, str, float, float], ...] = ()) -> None:
        painted = [Mark(at(m), c, a, b) for m, c, a, b in marks]
        s.puff(at(g), depth - lift * k, height * k, low, high, painted, "fur", shadow=False)

    for side in (-1, 1):
        ear = draw(f"{side * 0.12},0.3 {side * 0.2},0.62 {side * 0.33},0.86! {side * 0.47},0.6 {side * 0.5},0.22")
        inner = draw(f"{side * 0.22},0.36 {side * 0.26},0.58 {side * 0.33},0.76! {side * 0.41},0.56 {side * 0.42},0.32")
        fur(
            ear,
            -0.02,
            0.08,
            darker(GREY, 0.3),
            darker(GREY, 0.05),
            ((inner, "#2c2830", 0.9, 0.01), (draw(f"{side * 0.22},0.3 {side * 0.27},0.5 {side * 0.31},0.32"), "#c8c4c8", 0.8, 0.01)),
        )
    skull = mirror(
        "0,0.44 0.14,0.44 0.36,0.36 0.47,0.2 0.5,0.06 0.64,-0.02! 0.53,-0.08 0.63,-0.2! 0.49,-0.22 0.54,-0.36! 0.38,-0.34 0.36,-0.48! 0.22,-0.44 0.12,-0.54! 0,-0.5"
    )
    cheeks = mirror(
        "0.06,-0.06 0.2,-0.1 0.34,0.0 0.5,0.02 0.64,-0.02! 0.53,-0.08 0.63,-0.2! 0.49,-0.22 0.54,-0.36! 0.38,-0.34 0.36,-0.48! 0.22,-0.44 0.12,-0.54! 0,-0.5"
    )
    crown = mirror("0,0.46 0.1,0.44 0.14,0.3 0.08,0.16 0.05,0.02 0,0")
    brows = union(*(ellipse(side * 0.17, 0.225, 0.07, 0.04, side * -24) for side in (-1, 1)))
    fur(
        skull,
        0.02,
        0.2,
        darker(GREY, 0.2),
        lighter(GREY, 0.08),
        ((cheeks, "#dfe2e6", 0.95, 0.012), (crown, darker(GREY, 0.4), 0.6, 0.02), (brows, "#c4c8d0", 0.9, 0.012)),
    )
    for side in (-1, 1):
        # Wide inner corner down, outer corner up; the gaze falls to our left.
        lid = draw(f"{side * 0.105},0.05! {side * 0.16},0.135 {side * 0.24},0.14 {side * 0.315},0.115! {side * 0.25},0.045 {side * 0.17},0.02")
        px, py = side * 0.205 - 0.018, 0.066
        s.puff(at(lid.buffer(0.026)), depth - 0.24 * k, 0.02 * k, "#14121a", "#2a2630", shadow=False)
        iris = circle(px, py, 0.062).intersection(lid)
        eye = [
            Mark(at(iris), "#f0a828"),
            Mark(at(circle(px, py, 0.064).difference(circle(px, py, 0.05)).intersection(lid)), "#a86010"),
            Mark(at(ellipse(px - 0.004, py, 0.026, 0.034).intersection(lid)), "#0c0a0c"),
            Mark(at(circle(px + 0.02, py + 0.028, 0.013)), "#ffffff"),
        ]
        s.puff(at(lid), depth - 0.26 * k, 0.03 * k, "#f4dca0", "#fff0c8", eye, "skin", shadow=False, glow=0.12)
        s.puff(
            at(stroke([(side * 0.09, 0.2), (side * 0.17, 0.19), (side * 0.29, 0.16)], 0.035, 0.05, 0.02)),
            depth - 0.28 * k,
            0.02 * k,
            darker(GREY, 0.45),
            darker(GREY, 0.25),
            shadow=False,
        )
    muzzle = mirror("0,0.12 0.08,0.1 0.11,-0.06 0.19,-0.2 0.2,-0.34 0.12,-0.43 0,-0.46")
    bridge = mirror("0,0.14 0.07,0.1 0.08,-0.06 0.1,-0.18 0,-0.2")
    lips = union(
        line([(0, -0.33), (0, -0.385)], 0.02),
        line(bezier((0, -0.385), (0.08, -0.43), (0.17, -0.34), n=10), 0.022),
        line(bezier((0, -0.385), (-0.08, -0.43), (-0.17, -0.34), n=10), 0.022),
    )
    dots = union(*(circle(side * a, b, 0.011) for side in (-1, 1) for a, b in ((0.1, -0.28), (0.14, -0.24), (0.13, -0.31))))
    fur(muzzle, 0.28, 0.14, "#c4c8d0", "#f4f4f2", ((bridge, lighter(GREY, 0.1), 0.85, 0.02), (lips, "#221c22", 0.95, 0), (dots, "#4a4450", 0.8, 0)))
    nose = mirror("0,-0.17 0.07,-0.175 0.1,-0.215 0.06,-0.28 0,-0.32")
    s.puff(at(nose), depth - 0.46 * k, 0.07 * k, "#0e0c10", "#4a4450", [Mark(at(ellipse(-0.03, -0.2, 0.03, 0.014)), "#b8b4c0", 0.8, 0.004)], shadow=False)


def frame(s: Stage, depth: float) -> None:
    """Gilded leaves round a gilded rope."""
    leaves = []
    for i in range(36):
        a = math.tau * i / 36
        turn = math.degrees(math.atan2(RX * math.sin(a), RY * math.cos(a)))
        leaves.append(move(plants.leaf(0.15, 0.1), X + (RX + 0.07) * math.cos(a), Y + (RY + 0.07) * math.sin(a), turn, 1.0 if i % 2 else 0.8))
    s.puff(union(*leaves), depth + 0.04, 0.03, "#7a5414", "#d8a438", brush="plank", shadow=False)
    band = ellipse(X, Y, RX + 0.11, RY + 0.11).difference(GLASS)
    twist = []
    for i in range(90):
        a = math.tau * i / 90
        c, n = math.cos(a), math.sin(a)
        twist.append(line([(X + (RX + 0.015) * c, Y + (RY + 0.015) * n), (X + (RX + 0.1) * math.cos(a + 0.05), Y + (RY + 0.1) * math.sin(a + 0.05))], 0.012))
    s.puff(band, depth, 0.1, "#8a5c18", "#f4cc5c", [Mark(union(*twist), "#5a3a0c", 0.65)], cell=0.009, shadow=False)


@card("emerald", focus=1.4)
def mirror_wood(s: Stage) -> None:
    sky.backdrop(s, glow=sky.Glow(0, 0.3, 0.8, "#e8ecA0", 0.4), wisps=0, rays=(-0.6, 1.3, "#f8f8c0", 0.7))
    s.sheet(land.hill(s.rng, -0.56, 0.03, 0.6), 4.0, "#2c6a5c", "#8fc49a", span=(-0.9, -0.5))
    for d, xs, w, low, high in (
        (3.6, (-0.9, -0.62, 0.56, 0.84), 0.08, "#5f9a7c", "#a4cc9c"),
        (2.9, (-0.78, 0.7, 1.0), 0.13, "#2c6a5c", "#6faa84"),
        (2.2, (-1.0, 0.98), 0.24, "#123c3a", "#3f7a64"),
    ):
        for x in xs:
            lean = s.rng.uniform(-0.04, 0.04)
            s.puff(stroke([(x, -1.7), (x + lean, 0), (x - lean * 0.5, 1.8)], w * 1.3, w, w * 0.85), d, w * 0.4, low, high, brush="plank", cell=0.014)
        weather.fog(s, d - 0.3, "#8fbc8c", 0.3, -1.2, 0.4)
    g = land.hill(s.rng, -0.98, 0.03, 0.6)
    s.sheet(g, 1.9, "#1d4a3c", "#7fb074", span=(-1.4, -0.92))
    # In the glass it is night, and winter.
    d = 1.6
    s.puff(GLASS.buffer(0.02), d + 0.2, 0.004, "#24406c", "#0c1830", [Mark(circle(-0.4, 0.6, 0.5), "#5c80b8", 0.6, 0.12)], "skin", shadow=False)
    s.puff(circle(-0.4, 0.66, 0.14), d + 0.16, 0.01, "#d8dce0", "#fffdf0", glow=0.5, shadow=False)
    for x, w in ((-0.26, 0.045), (0.36, 0.04), (0.7, 0.06)):
        s.sheet(
            union(
                stroke([(x, -1.0), (x + 0.02, 1.4)], w, w * 0.6),
                *(line([(x, y), (x + q, y + 0.2)], w * 0.3) for y, q in ((0.5, 0.14), (0.8, -0.12), (1.0, 0.1))),
            ).intersection(GLASS),
            d + 0.12,
            "#16284c",
            "#2c4878",
            shadow=False,
            thick=0.004,
            edge=0,
        )
    s.sheet(land.hill(s.rng, -0.5, 0.03, 0.8).intersection(GLASS), d + 0.1, "#6c88b8", "#b8cce8", span=(-0.9, -0.48), shadow=False)
    # The wolf has come as close as the glass allows.
    hx, hy, k, tilt = 0.14, 0.44, 0.84, -10
    chest = draw("-0.3,0.5 -0.4,0.2 -0.46,-0.1 -0.5,-0.5 -0.54,-1.2! 0.9,-1.2! 0.84,-0.5 0.72,-0.06 0.6,0.3 0.5,0.56")
    ruff = draw(
        "-0.28,0.3 -0.34,0.0! -0.24,0.02 -0.28,-0.22! -0.16,-0.16 -0.14,-0.4! -0.02,-0.3 0.06,-0.5! 0.14,-0.32 0.26,-0.46! 0.3,-0.24 0.44,-0.3! 0.42,-0.06 0.56,-0.08! 0.5,0.3"
    )
    s.puff(chest.intersection(GLASS), d, 0.14, darker(GREY, 0.45), darker(GREY, 0.12), [], "fur", shadow=False)
    s.puff(
        limb([(0.5, -0.2), (0.52, -0.6), (0.5, -1.0)], 0.34, 0.28, 0.24).intersection(GLASS), d - 0.1, 0.08, darker(GREY, 0.4), GREY, [], "fur", shadow=False
    )
    s.puff(ruff, d - 0.12, 0.1, "#8c94a8", "#e4e8ee", [], "fur", shadow=False)
    wolf_head(s, hx, hy, k, tilt, d - 0.16)
    px, py = -0.02, -0.52
    s.puff(
        limb([(0.1, -0.12), (0.06, -0.34), (px + 0.01, py - 0.02)], 0.26, 0.22, 0.26),
        d - 0.24,
        0.1,
        darker(GREY, 0.2),
        lighter(GREY, 0.1),
        [],
        "fur",
        shadow=False,
    )
    toes = [(px - 0.13, py + 0.09), (px - 0.05, py + 0.15), (px + 0.05, py + 0.15), (px + 0.13, py + 0.09)]
    paw = union(ellipse(px, py, 0.17, 0.14), *(ellipse(tx, ty, 0.058, 0.07) for tx, ty in toes))
    pads = union(
        draw(f"{px},{py + 0.05} {px + 0.09},{py} {px + 0.1},{py - 0.08} {px},{py - 0.06} {px - 0.1},{py - 0.08} {px - 0.09},{py}"),
        *(ellipse(tx, ty + 0.005, 0.03, 0.04) for tx, ty in toes),
    )
    s.puff(paw, d - 0.34, 0.06, "#8c94a8", "#d8dce4", [Mark(pads, "#3a3038", 0.95, 0.004)], "fur", shadow=False)
    turn = math.radians(tilt)
    bx, by = hx - 0.47 * k * math.sin(turn), hy + 0.47 * k * math.cos(turn)
    ribbon(s, bx, by, 0.22, d - 0.5, tilt)
    frame(s, d - 0.75)
    for side in (-1, 1):
        foot = draw(
            f"{X + side * 0.26},-0.8 {X + side * 0.36},-0.98 {X + side * 0.6},-1.1 {X + side * 0.68},-1.16! {X + side * 0.4},-1.15 {X + side * 0.22},-1.04 {X + side * 0.08},-0.86"
        )
        s.puff(foot, d + 0.25, 0.06, "#5a3c14", "#c89838", brush="wood", shadow=False)
    weather.contact(s, X, -1.15, 1.5, d + 0.28, 0.8)
    # The girl lays her hand on the same place.
    near = land.hill(s.rng, -1.26, 0.02, 0.6)
    s.sheet(near, 0.8, "#123c34", "#6a9a60", span=(-1.6, -1.2))
    gx, gy, gk = -0.34, land.top(near, -0.34) - 0.06, 1.06
    weather.contact(s, gx, gy + 0.01, 0.7, 0.75, 0.7)
    girl = people.girl(
        Pose(near_arm=(-10, 4), near_leg=(-4, -4), far_leg=(10, 4), lean=5, nod=-6),
        back=True,
        top="#e8563f",
        pattern_colour="#fff0d4",
        hair_colour="#ecc060",
        hands=("rest", "open"),
        touch={"far_hand": people.local((px, py), gx, gy, gk)},
    )
    f = s.place(girl, gx, gy, gk, 0.62, shadow=False)
    x, y = f.points["head"]
    ribbon(s, x, y + 0.13, 0.17, 0.3)
    plants.tufts(s, near, 0.74, 26, (0.06, 0.14), flowers="#f4e59a")
    weather.motes(s, 14, "#fff0a0", 6)
    light.rig(s, 760, 160)
    light.lamp(s, 0.1, 0.4, 0.4, 12, "#d8e8ff", 0.3)
    light.lamp(s, -0.9, 1.0, 2.4, 60, "#fff0b0", 0.4)
    light.lamp(s, -0.6, -0.6, -0.2, 10, "#fff0c0", 0.3)
