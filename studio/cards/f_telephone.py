"""A call that nobody can end."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pieces import bust, fist
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage

NEST: XY = (0.39, -0.07)
"""Where the string is lowest: on the rim of the nest."""


def tin() -> Figure:
    """A can on its side, the bottom with the string to the right."""
    label = [
        Mark(union(box(-30, -30, -25, 30), box(22, -30, 27, 30)), "#7c8890", 0.8),
        Mark(box(-18, -30, 16, 30), "#e8b030", 0.9),
        Mark(box(-18, -5, 16, 5), "#c8302c", 0.9),
    ]
    bottom = [Mark(ellipse(35, 0, 4, 17), "#7c8890", 0.7)]
    return thing([piece(Polygon([(-36, -27), (-36, 27), (34, 25), (34, -25)]), "#c8d0d4", 18, 0, label), piece(ellipse(35, 0, 7, 25), "#9ca8b0", 4, 3, bottom)])


def ivy(s: Stage, way: list[XY], depth: float, size: float) -> None:
    s.puff(line(way, 0.016), depth, 0.012, "#34502c", "#5c7c3c", shadow=False)
    for i, (x, y) in enumerate(way[2::3]):
        leaf = move(draw("0,0 -0.5,0.2 -0.55,0.6! -0.2,0.6 0,1.05! 0.2,0.6 0.55,0.6! 0.5,0.2"), x, y, 60 * (1 if i % 2 else -1) + s.rng.uniform(-20, 20), size)
        c = ("#4f8a3c", "#6ca04c", "#3f7438")[i % 3]
        s.puff(leaf, depth - 0.04 - 0.003 * i, 0.02, darker(c, 0.25), lighter(c, 0.2), shadow=False)


def gorge(s: Stage) -> None:
    for i, (y, tall, d) in enumerate(((-0.2, 0.6, 4.6), (-0.5, 0.5, 4.3), (-0.8, 0.4, 4.0))):
        c = ("#ecbcac", "#e09c8c", "#c87870")[i]
        s.sheet(land.mountains(s.rng, y, tall, 5 + i), d, c, lighter(c, 0.4), span=(y - 0.3, y + tall))
        weather.fog(s, d - 0.1, "#fbe4cc", 0.45, y - 0.5, y + 0.4)
    s.sheet(land.hill(s.rng, -0.84, 0.03, 0.6), 3.85, "#6a7a48", "#d8c888", span=(-1.5, -0.8), bump=0.5)
    bends = smooth([(0.42, -0.82), (0.22, -0.9), (0.5, -1.0), (0.2, -1.14), (0.46, -1.6)], closed=False, n=10)
    s.puff(stroke(bends, 0.02, 0.04, 0.07, 0.12, 0.2), 3.75, 0.008, "#3f98a8", "#c8f0f0", shadow=False)
    s.place(props.paper_boat("#fffaf0"), 0.3, -1.1, 0.1, 3.6, shadow=False)
    for x, y, h in ((0.1, -0.92, 0.1), (0.56, -0.94, 0.12), (0.06, -1.06, 0.12), (0.52, -1.12, 0.14)):
        s.puff(plants.poplar(s.rng, x, y, h), 3.65, 0.02, "#4f6a34", "#a8b858", shadow=False)


def listener(s: Stage) -> XY:
    """The boy on the far cliff, before his house; returns the end of his can."""
    cliff = draw("0.4,0.26! 0.62,0.29 1.4,0.3! 1.4,-2.0! 0.74,-2.0! 0.68,-1.2 0.76,-0.8 0.62,-0.5 0.66,-0.2 0.48,0.04")
    cracks = union(*(line(bezier((x, y), (x + 0.12, y - 0.05), (x + 0.3, y), n=8), 0.016) for x, y in ((0.54, 0.1), (0.68, -0.2), (0.7, -0.56), (0.78, -0.9))))
    s.puff(cliff, 3.3, 0.2, "#9c4a4c", "#f0b09c", [Mark(cracks, "#84383c", 0.5)], "stone", shadow=False)
    s.puff(draw("0.36,0.28 0.42,0.22 0.6,0.25 0.8,0.21 1.4,0.24 1.4,0.32 0.9,0.32 0.6,0.32"), 3.1, 0.04, "#6c8444", "#c8d070", brush="fur", shadow=False)
    s.place(props.house("#f8e0c0", "#2f6a74", True, 56, 44, "#b8323a", True), 0.92, 0.28, 0.5, 3.05, shadow=False)
    weather.fog(s, 3.0, "#fbdcc4", 0.4, -1.5, 0.1)
    x, y, k = 0.63, 0.29, 0.5
    ear = (x - 0.07, y + 0.42)
    boy = people.boy(
        Pose((-8, 6), (10, 20), (-5, -5), (6, 4), lean=-4, nod=-4),
        top="#2f6a8a",
        mood="tender",
        face=-0.5,
        gaze=(-0.9, -0.7),
        hands=("grip", "rest"),
        touch={"hand": people.local((ear[0] - 0.06, ear[1] - 0.035), x, y, k), "elbows": (-1, 1)},
    )
    weather.contact(s, x, y, 0.3, 2.86, 0.5)
    b = s.place(boy, x, y, k, 2.8, shadow=False)
    cx, cy, slope = ear[0] - 0.06, ear[1] - 0.04, 40
    s.place(tin(), cx, cy, 0.19, 2.62, turn=180 + slope, shadow=False)
    s.place(fist("grip", "#f2c8a4"), *b.points["hand"], 0.07, 2.5, turn=150, shadow=False)
    ivy(s, bezier((0.56, 0.24), (0.7, 0.34), (0.56, 0.42), (0.66, 0.54), n=16), 2.4, 0.05)
    return cx - 0.07 * math.cos(math.radians(slope)), cy - 0.07 * math.sin(math.radians(slope))


def nest(s: Stage) -> None:
    """Built on the string while they talked; the hen sits."""
    x, y = NEST
    straw = ("#8a5a2c", "#b8843c", "#d8a858", "#a06c34")
    s.puff(ellipse(x, y - 0.02, 0.19, 0.05), 1.3, 0.03, "#3a2414", "#7a5028", shadow=False)
    s.place(animals.bird("perch", "#f0b828", "#fff4d8"), x + 0.01, y - 0.06, 0.31, 1.22, flip=True, shadow=False)
    bowl = draw(f"{x - 0.21},{y - 0.02} {x - 0.17},{y - 0.14} {x - 0.08},{y - 0.21} {x + 0.08},{y - 0.21} {x + 0.17},{y - 0.14} {x + 0.21},{y - 0.02} {x},{y - 0.07}")
    s.puff(bowl, 1.1, 0.1, "#5a3818", "#b07c3c", brush="fur", shadow=False)
    for i in range(34):
        a = s.rng.uniform(-2.9, -0.25)
        px, py = x + 0.185 * math.cos(a) * s.rng.uniform(0.7, 1.05), y - 0.03 + 0.16 * math.sin(a) * s.rng.uniform(0.3, 1.0)
        tilt, n = s.rng.uniform(-0.5, 0.5), s.rng.uniform(0.06, 0.12)
        blade = line([(px - n * math.cos(tilt), py - n * math.sin(tilt)), (px + n * math.cos(tilt), py + n * math.sin(tilt))], 0.012)
        s.puff(blade, 1.0 - 0.003 * i, 0.01, darker(straw[i % 4], 0.15), lighter(straw[i % 4], 0.15), shadow=False)
    s.place(animals.bird("fly", "#e8a020", "#fff4d8"), 0.06, 0.42, 0.22, 1.5, shadow=False)
    s.puff(stroke([(0.12, 0.585), (0.2, 0.618), (0.3, 0.6)], 0.012, 0.02, 0.012), 1.3, 0.008, "#a06c34", "#e0b468", shadow=False)


def caller(s: Stage) -> XY:
    """The girl, near and large, who does not dare to hang up; returns the end of her can."""
    skin, coat = "#c08558", "#1f7a8c"
    s.puff(limb([(-0.92, -0.1), (-1.0, -0.4), (-0.92, -0.7), (-0.98, -1.0)], 0.2, 0.2, 0.17, 0.12), 1.24, 0.08, "#1c1210", "#4a3026", brush="fur", shadow=False)
    dots = union(*(circle(-1.3 + 0.16 * i + 0.08 * (j % 2), -0.86 - 0.14 * j, 0.026) for i in range(9) for j in range(6)))
    body = draw("-1.6,-1.9! -1.4,-1.06 -1.1,-0.82 -0.8,-0.76 -0.5,-0.77 -0.3,-0.86 -0.16,-1.1 -0.08,-1.9!")
    s.puff(body, 1.5, 0.2, darker(coat, 0.4), lighter(coat, 0.06), [Mark(dots.intersection(body), "#fff0c8", 0.95)], "cloth", shadow=False)
    s.puff(draw("-0.86,-0.84 -0.84,-0.62 -0.5,-0.62 -0.46,-0.82"), 1.42, 0.08, darker(skin, 0.3), darker(skin, 0.1), brush="skin", shadow=False)
    s.puff(draw("-0.92,-0.8 -0.7,-0.84 -0.44,-0.8 -0.38,-0.88 -0.6,-0.95 -0.92,-0.92"), 1.3, 0.05, "#e0d4bc", "#fff8ea", brush="cloth", shadow=False)
    slope = 20
    cx, cy = -0.05, -0.5
    s.place(bust("girl", profile=True, mood="tender", gaze=(0.9, 0.35), lashes=True, nose="snub", skin=skin), -0.62, -0.28, 0.9, 1.2, shadow=False)
    s.place(tin(), cx, cy, 0.48, 0.98, turn=slope, shadow=False)
    # The palm below, four fingers before the tin.
    arm = limb([(-0.62, -1.0), (-0.5, -1.34), (-0.2, -1.24), (-0.09, -0.78)], 0.4, 0.36, 0.29, 0.19)
    spots = union(*(circle(x, y, 0.026) for x, y in ((-0.62, -0.92), (-0.72, -1.06), (-0.54, -1.06), (-0.64, -1.2), (-0.48, -1.2), (-0.34, -1.3), (-0.32, -1.14), (-0.18, -1.26), (-0.2, -1.08), (-0.1, -0.98), (-0.18, -0.9))))
    s.puff(limb([(-0.1, -0.84), (-0.08, -0.66)], 0.15, 0.2), 0.9, 0.06, darker(skin, 0.2), skin, brush="skin", shadow=False)
    for i in range(4):
        x, y = -0.14 + 0.062 * i, -0.665 + 0.022 * i
        s.puff(limb([(x + 0.01, y), (x - 0.015, y + 0.12), (x + 0.005, y + 0.225 - 0.012 * abs(i - 1.5))], 0.068, 0.072, 0.056), 0.78 - 0.006 * i, 0.04, darker(skin, 0.12), lighter(skin, 0.14), brush="skin", shadow=False)
    s.puff(arm, 0.84, 0.12, darker(coat, 0.35), lighter(coat, 0.12), [Mark(spots, "#fff0c8", 0.95)], "cloth", shadow=False)
    s.puff(limb([(-0.18, -0.8), (-0.09, -0.785), (0.0, -0.8)], 0.07, 0.075, 0.07), 0.7, 0.05, "#e0d4bc", "#fff8ea", brush="cloth", shadow=False)
    ivy(s, bezier((-0.5, -1.6), (-0.1, -1.3), (-0.5, -1.16), (-0.06, -1.0), (-0.2, -0.9), n=26), 0.62, 0.09)
    ivy(s, bezier((-1.05, -1.6), (-0.8, -1.3), (-1.1, -1.1), (-0.8, -0.98), n=20), 1.05, 0.09)
    a = math.radians(slope)
    return cx + 0.17 * math.cos(a), cy + 0.17 * math.sin(a)


@card("poppy", focus=1.2)
def tin_telephone(s: Stage) -> None:
    evening = ((0.0, "#fbd8b8"), (0.4, "#fce8cc"), (0.62, "#f4c8b0"), (0.85, "#d88c8c"), (1.0, "#a8647c"))
    sky.backdrop(s, stops=evening, wisps=0.4, heaps=[(0.2, 1.1, 0.8), (0.9, 0.92, 0.5)], glow=sky.Glow(0.3, -0.1, 0.8, "#fff4d0", 0.6))
    gorge(s)
    far_end = listener(s)
    s.place(props.house("#fbeedc", "#b8323a", True, 56, 44, "#2f7a86"), -0.78, -0.5, 1.5, 2.2, shadow=False)
    near = draw("-1.6,-1.2! -0.2,-1.22 0.1,-1.25 0.24,-1.32 0.14,-1.5 0.2,-2.0! -1.6,-2.0!")
    s.puff(near, 1.9, 0.16, "#6a2428", "#d87860", brush="stone", shadow=False)
    s.puff(draw("-1.6,-1.12 -0.2,-1.15 0.14,-1.19 0.28,-1.28 0.16,-1.34 0.0,-1.28 -0.16,-1.36 -0.4,-1.3 -1.6,-1.34"), 1.75, 0.07, "#4f7034", "#b8c860", brush="fur", shadow=False)
    near_end = caller(s)
    x, y = NEST
    for a, b, d, w0, w1 in ((near_end, (x - 0.17, y - 0.03), 0.95, 0.022, 0.02), ((x + 0.14, y - 0.02), far_end, 1.35, 0.018, 0.01)):
        thread = bezier(a, ((a[0] + b[0]) / 2 + 0.01, (a[1] + b[1]) / 2 - 0.03), b, n=20)
        s.puff(stroke(thread, w0, w1), d, 0.01, "#e8d8b8", "#fffaf0", shadow=False, glow=0.2)
    nest(s)
    for x, y, w, d in ((0.72, -1.46, 0.8, 1.0), (0.34, -1.54, 0.6, 0.8)):
        weather.cloud(s, x, y, w, d, "#e8a898", "#fff4e8")
    light.sun(s, 1.6, "#ffe4c0", side=0.7, height=0.5)
    light.rig(s, 700, 300, left=False)
