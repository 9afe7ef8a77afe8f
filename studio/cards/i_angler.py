"""Two who fish, one up and one down; each has a heavy one on the line."""

import math

from shapely.geometry import Polygon, box

from theatre import animals, light, people, props, room, sky, weather
from theatre.colour import mix
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.registry import card
from theatre.stage import Stage

KNOT: XY = (0.0, 0.12)
"""Where the two hooks have met: the card is the same about it, turned round."""
RIDGE = -1.06
ROD = bezier((-0.42, -0.76), (0.02, -0.52), (0.5, -0.42), (0.34, -0.06), n=60)


def over(g: Geom) -> Geom:
    """To the upper world: turned half round about the knot."""
    return move(g, 2 * KNOT[0], 2 * KNOT[1], 180)


def rod(s: Stage, depth: float, up: bool, low: str, high: str) -> None:
    put = over if up else (lambda g: g)
    s.puff(put(stroke(ROD, 0.046, 0.034, 0.024, 0.014)), depth, 0.016, low, high, brush="wood", shadow=False)
    x, y = ROD[5]
    s.puff(
        put(circle(x + 0.03, y - 0.05, 0.056)),
        depth - 0.05,
        0.03,
        "#3a3a40",
        "#a8b0b4",
        [Mark(put(circle(x + 0.03, y - 0.05, 0.022)), "#2c2c30")],
        shadow=False,
    )
    for i in (26, 38, 49, 57):
        s.puff(put(circle(ROD[i][0] - 0.012, ROD[i][1] + 0.02, 0.014)), depth - 0.03, 0.01, "#c8a050", "#ffe8a0", shadow=False)


def hook(s: Stage, up: bool, depth: float) -> None:
    """A barbed hook on the line that comes from the rod's tip; local frame: the line comes from below right."""
    tip = ROD[-1]
    dx, dy = tip[0] - KNOT[0], tip[1] - KNOT[1]
    a = math.degrees(math.atan2(dy, dx)) + 90
    bend = [(0.075 * math.cos(v), 0.08 * math.sin(v)) for v in [i * math.pi / 14 for i in range(15)]]
    shape = union(
        stroke([(0.05, -0.24), (0.07, -0.12), (0.075, -0.04), *bend, (-0.075, -0.07)], 0.022, 0.026, 0.018),
        Polygon([(-0.08, -0.11), (-0.066, -0.04), (-0.03, -0.03)]),
        circle(0.05, -0.24, 0.024),
    )
    v = math.radians(a + 90)
    g = move(shape, KNOT[0] - 0.062 * math.cos(v), KNOT[1] - 0.062 * math.sin(v), a)
    g = over(g) if up else g
    shine = g.buffer(-0.008)
    s.puff(g, depth, 0.024, "#141c28", "#2c3848", [Mark(shine, "#a8b8c4", 0.5, 0.01)], "skin", shadow=False)


def lines(s: Stage, depth: float) -> None:
    tip = ROD[-1]
    a = math.atan2(tip[1] - KNOT[1], tip[0] - KNOT[0])
    ring = (KNOT[0] + 0.3 * math.cos(a) - 0.05 * math.sin(a), KNOT[1] + 0.3 * math.sin(a) + 0.05 * math.cos(a))
    g = line([tip, ring], 0.013)
    for h in (g, over(g)):
        s.sheet(h, depth, "#fffaf0", thick=0.006, edge=0, shadow=False, glow=0.6)
    hook(s, False, depth - 0.05)
    hook(s, True, depth - 0.12)
    weather.halo(s, *KNOT, depth + 0.1, 0.42, "#fff0c0", 0.45)


def roof(s: Stage) -> None:
    g = Polygon([(-1.4, RIDGE), (0.3, RIDGE), (0.74, -1.95), (-1.4, -1.95)])
    s.puff(g, 1.5, 0.03, "#5a2428", "#c85c40", [Mark(props.buildings.tiles(-1.4, -1.95, 0.8, RIDGE - 0.02, 0.15), "#4a2420", 0.7)], shadow=False)
    s.puff(line([(0.3, RIDGE + 0.01), (0.76, -1.95)], 0.06), 1.42, 0.03, "#5a2c24", "#d8805c", shadow=False)
    caps = union(*(stroke([(x, RIDGE + 0.01), (x + 0.17, RIDGE + 0.01)], 0.075, 0.062) for x in [-1.4 + 0.155 * i for i in range(11)]))
    s.puff(caps, 1.42, 0.03, "#7a3c30", "#d8785c", shadow=False)
    chimney = box(-0.06, RIDGE - 0.1, 0.2, RIDGE + 0.24).union(box(-0.09, RIDGE + 0.22, 0.23, RIDGE + 0.29))
    brick = Mark(props.buildings.bricks(-0.1, RIDGE - 0.2, 0.24, RIDGE + 0.3, 0.1, 0.055), "#e8a080", 0.5)
    s.puff(chimney, 1.38, 0.05, "#6a3430", "#b86450", [brick], "stone", shadow=False)


def man(s: Stage) -> None:
    x, y, k = -0.32, RIDGE + 0.03, 0.98
    near, far = ROD[7], ROD[15]
    weather.contact(s, x, y, 0.5, 1.32, 0.6)
    who = people.fisherman(
        Pose((46, 86), (40, 78), (30, 8), (-10, -26), lean=-18, nod=-18),
        clothes="coat",
        top="#f0b020",
        hat_colour="#f0b020",
        bottom="#34506a",
        pattern="buttons",
        pattern_colour="#7a5a20",
        profile=True,
        mood="surprised",
        gaze=(0.7, 0.9),
        nose="long",
        age=2,
        shoes="#26323c",
        hands=("grip", "grip"),
        touch={
            "hand": people.local(near, x, y, k),
            "far_hand": people.local(far, x, y, k),
            "foot": people.local((x - 0.08, y), x, y, k),
            "far_foot": people.local((-0.1, RIDGE + 0.12), x, y, k),
            "elbows": (1, 1),
        },
    )
    f = s.place(who, x, y, k, 1.2, shadow=False)
    # The near sleeve once more, so that it is seen before the coat.
    hx, hy = f.points["hand"]
    sleeve = limb([(x - 0.2, y + 0.66), (x - 0.17, y + 0.44), (hx - 0.03, hy + 0.015)], 0.13, 0.125, 0.09)
    shade = sleeve.difference(move(sleeve, 0.025, 0.03))
    s.puff(sleeve, 0.86, 0.05, "#b87c10", "#f8c040", [Mark(shade, "#6a4408", 0.8, 0.015)], "cloth", shadow=False)
    s.place(trinkets.bucket("#5c98b8"), -0.92, RIDGE + 0.03, 0.22, 1.16, shadow=False)
    s.place(animals.cat("sit", "#f4ece0"), -0.76, RIDGE + 0.02, 0.34, 1.08, shadow=False)


def fish(s: Stage, d: float) -> None:
    """Drawn upright where the man stands, then turned into the sky."""
    skin = ("#c84c1c", "#ffa850")
    tail = draw("-0.5,-0.92 -0.66,-1.0 -0.86,-1.2! -0.6,-1.16 -0.4,-1.24! -0.36,-1.06 -0.38,-0.94")
    s.puff(over(tail), d + 0.06, 0.04, "#d88c3c", "#ffe0a0", brush="feather", shadow=False)
    s.puff(
        over(draw("-0.8,-0.4! -0.98,-0.36 -1.02,-0.6! -0.96,-0.74 -0.82,-0.84 -0.74,-0.6")), d + 0.05, 0.03, "#d88c3c", "#ffe0a0", brush="feather", shadow=False
    )
    fin = limb([(-0.42, -0.66), (-0.3, -0.66), (ROD[15][0], ROD[15][1])], 0.12, 0.09, 0.08)
    s.puff(over(fin), d + 0.02, 0.03, "#c87c34", "#ffd490", brush="feather", shadow=False)
    body = draw("-0.2,-0.42 -0.24,-0.3 -0.36,-0.18 -0.56,-0.14 -0.74,-0.26 -0.84,-0.5 -0.8,-0.76 -0.62,-0.98 -0.44,-1.02 -0.32,-0.9 -0.22,-0.7 -0.18,-0.54")
    scales = union(
        *(
            circle(-0.86 + 0.1 * i + 0.05 * (j % 2), -0.98 + 0.075 * j, 0.056).difference(circle(-0.875 + 0.1 * i + 0.05 * (j % 2), -0.975 + 0.075 * j, 0.054))
            for i in range(6)
            for j in range(8)
        )
    ).intersection(draw("-0.5,-0.2 -0.46,-0.5 -0.5,-0.8 -0.44,-1.0 -0.9,-1.0 -0.9,-0.2"))
    gill = line(bezier((-0.46, -0.24), (-0.54, -0.5), (-0.46, -0.76), n=12), 0.02)
    belly = draw("-0.2,-0.5 -0.22,-0.7 -0.32,-0.9 -0.44,-1.02 -0.5,-0.9 -0.36,-0.7")
    eye = (-0.36, -0.33)
    marks = [
        Mark(over(belly), "#ffe8b8", 0.85, 0.02),
        Mark(over(scales), "#9c3410", 0.6),
        Mark(over(gill), "#9c3410", 0.8),
        Mark(over(ellipse(-0.36, -0.5, 0.06, 0.04)), "#f06c50", 0.6, 0.02),
    ]
    s.puff(over(body), d, 0.16, skin[1], skin[0], marks, "wash", shadow=False)
    s.puff(
        over(circle(*eye, 0.1)),
        d - 0.2,
        0.05,
        "#f0ecdc",
        "#ffffff",
        [Mark(over(circle(eye[0] + 0.04, eye[1] + 0.03, 0.052)), "#1c1418"), Mark(over(circle(eye[0] + 0.06, eye[1] + 0.0, 0.016)), "#ffffff")],
        shadow=False,
    )
    lips = draw("-0.26,-0.42 -0.17,-0.38 -0.12,-0.43 -0.16,-0.48! -0.13,-0.54 -0.18,-0.58 -0.26,-0.54 -0.3,-0.48")
    s.puff(over(lips), d - 0.16, 0.05, "#ffb060", "#d86028", [Mark(over(line([(-0.26, -0.475), (-0.14, -0.48)], 0.018)), "#5a1c10")], shadow=False)
    hat = draw("-0.86,-0.26! -0.74,-0.2 -0.72,-0.06 -0.58,0.02 -0.42,-0.02 -0.34,-0.14 -0.22,-0.2! -0.3,-0.23 -0.5,-0.2 -0.7,-0.28")
    s.puff(
        over(hat),
        d - 0.24,
        0.08,
        "#ffd050",
        "#c88c18",
        [Mark(over(line(bezier((-0.73, -0.2), (-0.54, -0.1), (-0.34, -0.15), n=10), 0.014)), "#9c6c10", 0.8)],
        "cloth",
        shadow=False,
    )
    rod(s, d - 0.34, True, "#c08848", "#5a3418")
    near = limb([(-0.56, -0.7), (-0.5, -0.82), (ROD[7][0], ROD[7][1])], 0.13, 0.11, 0.1)
    rays = union(*(line([(-0.56 + 0.02 * i, -0.7 - 0.05 * i), (ROD[7][0] - 0.02 + 0.02 * i, ROD[7][1] - 0.02)], 0.008) for i in range(3)))
    s.puff(over(near), d - 0.4, 0.04, "#ffd490", "#c87c34", [Mark(over(rays), "#a85c20", 0.6)], "feather", shadow=False)
    for (x, y), dd in ((ROD[7], 0.46), (ROD[15], 0.46)):
        for j in (-1, 0, 1):
            s.puff(
                over(limb([(x + 0.035 * j - 0.008, y + 0.05), (x + 0.035 * j, y), (x + 0.035 * j + 0.004, y - 0.045)], 0.032, 0.038, 0.026)),
                d - dd,
                0.02,
                "#ffd490",
                "#d88c3c",
                shadow=False,
            )


def catch(s: Stage, d: float) -> None:
    """What it has landed so far: somebody's boot, hat and umbrella."""
    x, y = 0.52, RIDGE + 0.02
    boot = draw("-0.05,0.0! -0.05,-0.16 0.0,-0.2 0.12,-0.2 0.13,-0.14 0.05,-0.11 0.05,0.0!")
    s.puff(over(move(boot, x + 0.14, y + 0.2, 165, 1.3)), d + 0.06, 0.03, "#a86c3c", "#6a3c20", shadow=False)
    hat = union(box(-0.07, 0, 0.07, 0.14), box(-0.12, -0.02, 0.12, 0.015))
    s.puff(
        over(move(hat, x - 0.03, y + 0.25, 18, 1.05)),
        d + 0.04,
        0.03,
        "#4a4658",
        "#1c1a24",
        [Mark(over(move(box(-0.07, 0.01, 0.07, 0.045), x - 0.03, y + 0.25, 18, 1.05)), "#c8342c")],
        shadow=False,
    )
    f = trinkets.bucket("#c86448", "#7a3424").moved(x + 0.04, y, 0, 0.36)
    f = f.moved(2 * KNOT[0], 2 * KNOT[1], 180)
    s.place(f, 0, 0, 1, d, shadow=False)


@card("storm", focus=1.4)
def roof_angler(s: Stage) -> None:
    stops = ((0.0, "#ffcf94"), (0.2, "#fbc088"), (0.4, "#d8a890"), (0.56, "#6c98a4"), (0.78, "#2c6880"), (1.0, "#143c58"))
    sky.backdrop(s, stops=stops, wisps=0.35, glow=sky.Glow(0.7, -0.7, 0.8, "#fff0b8", 0.7))
    room.town_row(s, -1.5, 3.6, ("#c89c88", "#b88478", "#d8b090"), size=(0.3, 0.4), roofs=("#8a4c48", "#9c5c4c", "#7c4448"), lit=True)
    weather.fog(s, 3.0, "#ffd8a8", 0.4, -1.6, -0.8)
    room.town_row(s, -1.84, 2.4, ("#a8746c", "#986460"), size=(0.46, 0.56), roofs=("#6a343c", "#7c3c38"), lit=True)
    # The other shore: clouds, from below.
    for i, (y, w, d) in enumerate(((1.22, 0.56, 2.9), (1.36, 0.7, 2.3), (1.5, 0.8, 1.85))):
        for j in range(6):
            x = -1.15 + 0.46 * j + 0.2 * (i % 2) + s.rng.uniform(-0.05, 0.05)
            g = move(weather.cloud_shape(s, 0, 0, w * s.rng.uniform(0.9, 1.15)), x, y + s.rng.uniform(-0.03, 0.03), 180)
            s.puff(g, d, 0.12 * w, mix("#8cb0b8", "#f4e4d0", i / 2), mix("#4c7c8c", "#88a8b0", i / 2), shadow=False, translucent=0.3, glow=0.05)
    for x, y, k, t in ((-0.82, 0.74, 0.2, 10), (-0.64, 0.6, 0.15, -6), (-0.9, 0.54, 0.14, 0)):
        s.place(animals.fish("#f8b070", kind="long"), x, y, k, 2.6, turn=180 + t, shadow=False)
    roof(s)
    man(s)
    rod(s, 1.02, False, "#5a3418", "#c08848")
    for x, y in (ROD[15],):
        for j in (-1, 0, 1):
            s.puff(
                limb([(x + 0.03 * j - 0.006, y + 0.036), (x + 0.03 * j, y), (x + 0.03 * j + 0.004, y - 0.036)], 0.026, 0.03, 0.024),
                0.92,
                0.016,
                "#b87c58",
                "#e8b490",
                brush="skin",
                shadow=False,
            )
    catch(s, 1.3)
    fish(s, 1.4)
    for x, y, w, d in ((0.9, 1.44, 0.7, 1.05), (0.42, 1.52, 0.6, 1.15), (-0.5, 1.42, 0.6, 1.22)):
        g = move(weather.cloud_shape(s, 0, 0, w), x, y, 180)
        s.puff(g, d, 0.1 * w, "#fff0dc", "#98b4b8", shadow=False, translucent=0.3, glow=0.05)
    lines(s, 1.1)
    light.sun(s, 1.4, "#ffe4b8", side=0.8, height=0.3)
    light.rig(s, 700, 200)
