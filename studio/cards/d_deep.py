"""A street at the bottom of the sea."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, light, material, people, props, room, sky, solids, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.paint import Mark
from theatre.people.pieces import fist
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage

EYE = 1.3
"""How high the viewer stands above the street; the street runs to the middle of the card."""


def seen(x: float, h: float, z: float) -> tuple[float, float]:
    return x / z, (h - EYE) / z


def front(s: Stage, side: int, near: float, far: float, tall: float, colour: str, depth: float) -> None:
    """A gabled house along the street, from distance `near` to `far`, its windows drawn in perspective."""

    def at(t: float, h: float) -> tuple[float, float]:
        return seen(side * 1.0, h, 1 / ((1 - t) / near + t / far))

    def pane(t0: float, t1: float, h0: float, h1: float) -> Polygon:
        return Polygon([at(t0, h0), at(t1, h0), at(t1, h1), at(t0, h1)])

    gable = Polygon([at(0, 0), at(1, 0), at(1, tall), at(0.5, tall + 0.55), at(0, tall)])
    roof = Polygon([at(-0.06, tall - 0.06), at(0.5, tall + 0.62), at(1.06, tall - 0.06), at(0.94, tall - 0.06), at(0.5, tall + 0.46), at(0.06, tall - 0.06)])
    spots = [(t, h) for t in (0.16, 0.6) for h in (0.55, 1.1, 1.65) if h < tall - 0.3]
    sills = union(*(pane(t - 0.03, t + 0.27, h - 0.05, h + 0.36) for t, h in spots))
    bricks = union(*(pane(t, t + 0.09, h, h + 0.05) for t, h in ((s.rng.uniform(0, 0.9), s.rng.uniform(0.1, tall)) for _ in range(16))))
    marks = [Mark(bricks, lighter(colour, 0.3), 0.4), Mark(sills, darker(colour, 0.45), 0.9), Mark(pane(0.4, 0.62, 0, 0.42), darker(colour, 0.6), 0.95)]
    s.puff(gable, depth, 0.004, darker(colour, 0.3), lighter(colour, 0.12), marks, "stone", cell=0.012)
    s.puff(roof.buffer(0), depth - 0.05, 0.02, darker(colour, 0.45), darker(colour, 0.1), brush="wood", cell=0.008)
    s.sheet(union(*(pane(t, t + 0.24, h, h + 0.31) for t, h in spots)), depth - 0.06, "#ffb050", "#ffdc90", thick=0.006, edge=0, shadow=False, glow=0.6)
    bars = union(*(line([at(t + 0.12, h), at(t + 0.12, h + 0.31)], 0.012 / near + 0.004) for t, h in spots))
    s.sheet(bars, depth - 0.08, darker(colour, 0.5), thick=0.006, edge=0, shadow=False)


@card("abyss", focus=1.2)
def jelly_street(s: Stage) -> None:
    stops = ((0.0, "#0e4a60"), (0.4, "#1d7c90"), (0.52, "#5cc4bc"), (0.7, "#2490a4"), (1.0, "#0e5478"))
    sky.backdrop(s, stops=stops, wisps=0.1, rays=(0.1, 1.9, "#a8f0e0", 0.5), glow=sky.Glow(0, 0.1, 0.4, "#c8f8e0", 0.5), brush=0.6, angle=80)
    street = box(-1.6, -2.0, 1.6, -0.02)
    distances = (1.0, 1.25, 1.6, 2.1, 2.8, 4.0, 6.0)
    paving = [line([(-1.6, -EYE / z), (1.6, -EYE / z)], 0.016 / z) for z in distances]
    paving += [line([seen(x, 0, 9), seen(x, 0, 0.8)], 0.008) for x in (-0.75, -0.45, -0.15, 0.15, 0.45, 0.75)]
    s.puff(street, 4.6, 0.002, "#0f5064", "#58b0ac", [Mark(union(*paving), "#0c4054", 0.7)], "stone", cell=0.02)
    colours = (("#3f8a94", "#6a7ca8", "#4f9a8c", "#7a88a8"), ("#5a7094", "#3f9490", "#8a7c9c", "#5c98a0"))
    for i, (near, far, tall) in enumerate(((4.0, 7.0, 1.9), (2.6, 4.0, 2.3), (1.65, 2.6, 1.8), (0.8, 1.65, 2.2))):
        for side in (-1, 1):
            front(s, side, near, far, tall + (0.2, -0.15, 0.25, -0.2)[i] * side, mix(colours[side > 0][i], "#4fb0b0", 0.5 - 0.16 * i), 4.2 - 0.6 * i)
        if i < 3:
            weather.fog(s, 4.0 - 0.6 * i, "#58b8b8", 0.45 - 0.1 * i, -0.9, 0.8)
    # Somebody up there rows, and fishes.
    hull = draw("-0.62,1.2 -0.3,1.1 0.0,1.12 0.16,1.22! 0.0,1.3 -0.3,1.32 -0.56,1.28")
    s.puff(
        hull, 3.6, 0.06, "#0c3448", "#2c6c80", [Mark(line(bezier((-0.6, 1.2), (-0.3, 1.18), (0.14, 1.22), n=12), 0.016), "#082838", 0.8)], "plank", shadow=False
    )
    for x0, x1 in ((-0.36, -0.62), (-0.1, 0.2)):
        s.puff(stroke([(x0, 1.24), (x1, 1.02)], 0.016, 0.016, 0.016, 0.05), 3.5, 0.02, "#0c3448", "#2c6c80", shadow=False)
    room.string(s, [(0.1, 1.24), (0.12, 0.9), (0.08, 0.62)], 3.0, "#d8fff4", 0.009, 0.3)
    s.puff(line(bezier((0.08, 0.64), (0.08, 0.5), (0.0, 0.5), (0.01, 0.57), n=14), 0.018), 2.9, 0.01, "#88a8a8", "#f0fff8", shadow=False)
    # The lamps: each post goes up into a bell and comes out as a knob.
    posts = ((0.72, 4.6, 3.7, "#ffe0b0"), (-0.72, 3.3, 3.4, "#ffc8e8"), (0.72, 2.5, 2.9, "#d8f0ff"), (-0.74, 1.72, 2.1, "#ffd8a0"), (0.8, 1.28, 1.5, "#ffb8d8"))
    for px, z, d, c in posts:
        x, y = seen(px, 0, z)
        k = 0.8 / z
        top = seen(px, 1.55, z)[1]
        s.puff(stroke([(x, y), (x, top + 0.1 * k)], 0.1 * k, 0.06 * k), d - 0.08, 0.03 * k, "#0f4a58", "#7cd0c8", shadow=False)
        s.puff(
            union(ellipse(x, y, 0.16 * k, 0.05 * k), ellipse(x, top - 0.12 * k, 0.1 * k, 0.03 * k), ellipse(x, y + 0.2 * k, 0.08 * k, 0.03 * k)),
            d - 0.1,
            0.04 * k,
            "#0f4a58",
            "#7cd0c8",
            shadow=False,
        )
        weather.halo(s, x, top + 0.2 * k, d - 0.01, 1.1 * k, c, 0.4)
        s.place(animals.jellyfish(c, 0.4), x, top - 0.72 * k, k * 1.15, d - 0.06, shadow=False)
        s.puff(
            union(stroke([(x, top + 0.36 * k), (x, top + 0.5 * k)], 0.07 * k, 0.03 * k), circle(x, top + 0.52 * k, 0.04 * k)),
            d - 0.14,
            0.03 * k,
            "#0f4a58",
            "#9ce0d4",
            shadow=False,
        )
        curl = bezier((x - 0.12 * k, top - 0.06 * k), (x - 0.14 * k, top - 0.26 * k), (x + 0.2 * k, top - 0.26 * k), (x + 0.02 * k, top - 0.48 * k), n=18)
        s.puff(stroke(curl, 0.045 * k, 0.035 * k, 0.015 * k), d - 0.16, 0.02 * k, c, lighter(c, 0.3), shadow=False, glow=0.3)
        weather.halo(s, x, y, d - 0.18, 0.6 * k, c, 0.25)
        light.lamp(s, x * 0.85, top + 0.02 * k, d - 0.45, 30 * k, c, 0.15)
    # The walk: he has seen something, and she digs her heels in.
    y, fx, k = -1.3, -0.4, 1.12
    weather.contact(s, fx + 0.1, y, 0.8, 0.85, 0.7)
    lady = people.lady(
        Pose((-22, -8), (26, 42), (34, 22), (-6, -26), lean=-13, nod=-10),
        top="#ff7a3c",
        bottom="#a84a2c",
        pattern_colour="#ffe0a8",
        mood="surprised",
        profile=True,
        gaze=(0.7, 0.6),
        lashes=True,
        hair="bob",
        hat="straw",
        hat_colour="#ffd890",
        hands=("rest", "grip"),
        touch={"far_hand": people.local((0.0, -0.42), fx, y, k), "hand": people.local((-0.66, -0.24), fx, y, k), "elbows": (-1, 1)},
    )
    f = s.place(lady, fx, y, k, 0.75, shadow=False)
    hx, hy = f.points["head"]
    for j, (dx, dy) in enumerate(((-0.52, 0.1), (-0.46, -0.04))):
        ribbon = bezier((hx - 0.12, hy + 0.07), (hx - 0.28, hy + 0.16 + dy), (hx - 0.36, hy - 0.1 + dy), (hx + dx, hy + dy), n=16)
        s.puff(stroke(ribbon, 0.03, 0.04, 0.03), 0.6 - 0.02 * j, 0.015, "#8a1c20", "#e8483c", brush="cloth", shadow=False)
    s.place(fist("flat", "#b87850"), *f.points["hand"], 0.11, 0.5, turn=150, shadow=False)
    # The fish, in harness.
    pulls, px, py, turn = 0.8, 0.66, -0.76, 14
    s.place(animals.fish("#ffc83c", "#fff0b8"), px, py, pulls, 0.75, turn=turn, shadow=False)
    straps = thing(
        [
            piece(limb([(14, 75), (20, 62), (20, 38), (14, 25)], 5, 6, 6, 5), "#d8382c", 5, 17),
            piece(limb([(-14, 70), (-9, 58), (-9, 42), (-14, 31)], 5, 6, 6, 5), "#d8382c", 5, 16),
            piece(limb([(-12, 66), (0, 66), (16, 64)], 5, 5, 5), "#d8382c", 4, 19),
            piece(circle(2, 78, 6).difference(circle(2, 78, 3)), "#fff0c0", 4, 22),
            piece(line([(2, 66), (2, 74)], 4), "#d8382c", 4, 20),
        ],
        ring=(2, 80),
    )
    ring = s.place(straps, px, py, pulls, 0.75, turn=turn, shadow=False).points["ring"]
    hand = f.points["far_palm"]
    s.puff(line(bezier(hand, ((hand[0] + ring[0]) / 2, (hand[1] + ring[1]) / 2 - 0.03), ring, n=20), 0.018), 0.6, 0.01, "#a82820", "#ff7a5c", shadow=False)
    s.puff(
        line(bezier(hand, (hand[0] - 0.06, hand[1] - 0.1), (hand[0] + 0.06, hand[1] - 0.18), (hand[0], hand[1] - 0.26), n=14), 0.018),
        0.68,
        0.01,
        "#a82820",
        "#ff7a5c",
        shadow=False,
    )
    # A drowned bicycle and its riders.
    bike = s.place(props.bicycle("#e8504c"), 0.5, -1.44, 0.46, 0.4, turn=6, shadow=False)
    weather.contact(s, 0.5, -1.44, 0.7, 0.44, 0.6)
    s.place(animals.snail("#ff9a6a", "#e8d8b0"), bike.points["saddle"][0], bike.points["saddle"][1] - 0.01, 0.2, 0.3, shadow=False)
    s.place(animals.snail("#c8a0f0", "#e8d8b0"), bike.points["bars"][0] - 0.04, bike.points["bars"][1] - 0.005, 0.15, 0.3, turn=8, shadow=False)
    for x, h, d in ((-0.98, 0.9, 0.2), (-0.86, 0.5, 0.35), (0.97, 0.8, 0.2), (0.9, 0.4, 0.3)):
        blade = bezier((x, -1.6), (x + 0.1, -1.3 + h * 0.2), (x - 0.1, -1.4 + h * 0.7), (x + 0.04, -1.4 + h), n=20)
        s.puff(stroke(blade, 0.08, 0.07, 0.015), d, 0.03, "#04202c", "#1d6b5c", shadow=False)
    for x, yy, q in ((-0.34, 0.62, 0.1), (-0.18, 0.72, 0.08), (-0.3, 0.82, 0.09), (-0.12, 0.54, 0.07)):
        s.place(animals.fish("#a8f0e0", kind="long"), x, yy, q * 1.2, 3.0, turn=14, shadow=False)
    for x, y0, n in ((0.98, -0.2, 5), (hx + 0.2, hy + 0.02, 7)):
        bubbles = [(x + 0.03 * math.sin(i * 2.1), y0 + i * 0.13, 0.5, 0.011 + 0.007 * (i % 3)) for i in range(n)]
        solids.balls(s, bubbles, material.solid("#d8fff4", rough=0.1, bump=0, coat=1, glow=0.2), 18)
    light.lamp(s, 0.1, -0.1, -0.2, 8, "#ffe0b8", 0.2)
    light.rig(s, 850, 100)
