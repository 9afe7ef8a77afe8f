"""Giants: a hand that bears fruit, a cook as large as the weather."""

import math

from shapely import affinity
from shapely.geometry import box

from theatre import animals, land, light, people, plants, props, sky, weather
from theatre.animals.anatomy import eye, hide
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, soften, stroke, union
from theatre.figure import Figure, Part
from theatre.paint import Mark
from theatre.people.pieces import bust
from theatre.people.pose import Pose
from theatre.props.craft import piece, thing
from theatre.registry import card
from theatre.stage import Stage


def nibbler(colour: str, mane: str) -> Figure:
    """A horse in collar and bridle that stretches its neck for something above it."""
    stand = animals.horse("stand", colour, mane)
    neck = draw("12,66 24,92 38,118 50,134 64,128 66,112 56,86 42,54")
    head = draw("46,122 50,136 62,142 78,149 90,156 98,151 96,142 82,133 70,118 58,110")
    mouth = line(bezier((97, 146), (90, 146), (85, 142), n=8), 1.8)
    face = [
        Mark(circle(94, 149, 12), lighter(colour, 0.6), 0.5, 0.04),
        Mark(ellipse(64, 116, 16, 5, 45), darker(colour, 0.4), 0.4, 0.03),
        *eye(67, 136, 3.6),
        Mark(ellipse(92, 151, 2.4, 1.7, 20), "#4a3428"),
        Mark(mouth, "#4a3428", 0.9),
    ]
    hair = union(draw("50,138 34,124 16,100 2,72 16,70 28,90 38,110 52,130"), draw("48,136! 56,148 66,142! 56,134"))
    strap = "#8a2c20"
    collar = ellipse(31, 70, 12, 27, -28).difference(ellipse(33, 70, 6, 21, -28))
    bridle = union(line([(84, 134), (77, 149)], 3), line([(80, 139), (60, 121)], 2.4), line([(52, 137), (60, 121), (61, 112)], 2.6))
    saddle = line([(-8, 71), (-6, 42)], 5)
    parts = [
        piece(saddle, strap, 3, 18),
        hide(neck, colour, 10, 4),
        hide(draw("46,132! 37,150! 55,139!"), colour, 3, 14),
        hide(head, colour, 9, 7, face),
        Part(hair, darker(mane, 0.2), lighter(mane, 0.2), 5, 12, (), "fur"),
        piece(bridle, strap, 2, 17),
        piece(collar, strap, 6, 20, [Mark(ellipse(31, 70, 11, 26, -28).boundary.buffer(0.9), "#e8b84c", 0.9)]),
    ]
    body = stand.parts[:6]
    return Figure((*body, *thing(parts).parts), {"mouth": (0.96, 1.5), "bit": (0.8, 1.41), "collar": (0.27, 0.6), "girth": (-0.07, 0.56)})


def palm_up(wrist: XY, turn: float, k: float) -> tuple[Geom, list[XY], XY, Geom]:
    """An open hand seen from its palm, fingers hanging: outline, fingertips from index to little finger, tip of the thumb, creases."""

    def put(g: Geom) -> Geom:
        return move(g, *wrist, turn, k)

    def point(p: XY) -> XY:
        a = math.radians(turn)
        return wrist[0] + k * (p[0] * math.cos(a) - p[1] * math.sin(a)), wrist[1] + k * (p[0] * math.sin(a) + p[1] * math.cos(a))

    fingers = (
        ([(-0.2, 0.42), (-0.25, 0.72), (-0.25, 0.94), (-0.19, 1.12)], (0.2, 0.17, 0.155, 0.12)),
        ([(-0.04, 0.44), (-0.03, 0.78), (0.03, 1.02), (0.14, 1.2)], (0.2, 0.175, 0.16, 0.12)),
        ([(0.1, 0.44), (0.17, 0.74), (0.27, 0.94), (0.42, 1.06)], (0.2, 0.165, 0.15, 0.115)),
        ([(0.2, 0.36), (0.35, 0.56), (0.48, 0.66), (0.66, 0.68)], (0.19, 0.145, 0.13, 0.1)),
    )
    thumb = limb([(-0.12, 0.14), (-0.34, 0.32), (-0.46, 0.5), (-0.5, 0.72)], 0.26, 0.22, 0.17, 0.13)
    palm = draw("-0.17,-0.06 -0.25,0.14 -0.31,0.4 -0.29,0.6 -0.04,0.64 0.18,0.6 0.31,0.46 0.3,0.24 0.2,0.02 0.16,-0.06")
    whole = union(palm, thumb, *(limb(p, *w) for p, w in fingers))
    folds = [
        bezier((-0.28, 0.44), (-0.06, 0.36), (0.02, 0.14), (-0.02, -0.02), n=20),
        bezier((-0.29, 0.46), (-0.1, 0.42), (0.1, 0.34), (0.24, 0.2), n=20),
        bezier((-0.14, 0.56), (0.0, 0.48), (0.18, 0.46), (0.31, 0.42), n=20),
    ]
    for chain, w in fingers:
        for i in (1, 2):
            (x0, y0), (x, y), (x1, y1) = chain[i - 1 : i + 2]
            a = math.atan2(y1 - y0, x1 - x0) + math.pi / 2
            r = w[i] * 0.36
            folds.append([(x - r * math.cos(a), y - r * math.sin(a)), (x + r * math.cos(a), y + r * math.sin(a))])
    creases = union(*(line(f, 0.012) for f in folds))
    return put(whole), [point(p[-1]) for p, _ in fingers], point((-0.5, 0.76)), put(creases)


@card("meadow", focus=1.6)
def hand_tree(s: Stage) -> None:
    day = ((0.0, "#fff4cc"), (0.3, "#f4e6b4"), (0.62, "#b4d2c4"), (1.0, "#6ea8b8"))
    sky.backdrop(s, stops=day, wisps=0.3, heaps=[(0.62, 1.2, 0.7), (-0.85, 0.72, 0.5)], glow=sky.Glow(0.9, -0.3, 0.9, "#fff0b8", 0.6))
    land.distance(s, "hills", 3, y=-0.44, step=-0.08, tall=0.22, depth=4.3, gap=0.5, fog=0.5)
    root = (-0.62, -0.86)
    # Furrows that run round the arm as the lines of a fingertip do.
    field = land.hill(s.rng, -0.64, 0.02, 0.5)
    rings = []
    for i in range(15):
        r = 0.3 + 0.16 * i
        ring = [
            (root[0] + r * (1 + 0.03 * math.sin(3 * a + i)) * math.cos(a), root[1] - 0.02 * i + 0.36 * r * math.sin(a))
            for a in [j * math.tau / 90 for j in range(91)]
        ]
        rings.append(line(ring, 0.022 + 0.002 * i))
    grooves = union(*rings)
    crests = affinity.translate(grooves, 0, 0.026).difference(grooves)
    s.puff(
        field.intersection(box(-1.5, -1.8, 1.5, 0)),
        2.3,
        0.02,
        "#6e4426",
        "#bc8c58",
        [Mark(grooves, "#4a2814", 0.8, 0.003), Mark(crests, "#dcae6c", 0.6, 0.003)],
        "stone",
        cell=0.014,
    )
    # The hand: one outline from the soil to the fingertips.
    wrist = (-0.56, 0.16)
    palm, tips, thumb, creases = palm_up(wrist, -50, 0.98)
    arm = limb([(-0.66, -1.0), (-0.7, -0.6), (-0.67, -0.2), (-0.54, 0.26)], 0.62, 0.45, 0.42, 0.4)
    roots = union(
        *(
            limb([(root[0] + 0.1 * d, -0.7), (root[0] + 0.3 * d, -0.9), (root[0] + (0.5 + 0.04 * abs(d)) * d, -1.02)], 0.22, 0.13, 0.04)
            for d in (-1, -0.4, 0.4, 1)
        )
    )
    hand = soften(union(palm, union(arm, roots).intersection(box(-2, -1.04, 2, 2))), 0.022).buffer(-0.03).buffer(0.03)
    skin = "#d89a6c"
    bark = union(*(line(bezier((-0.86 + 0.06 * i, -1.0), (-0.88 + 0.055 * i, -0.6), (-0.8 + 0.05 * i, -0.2 - 0.05 * (i % 3)), n=16), 0.016) for i in range(8)))
    marks = [
        Mark(box(-2, -2, 2, -0.62), "#6a4426", 0.85, 0.12),
        Mark(bark, "#4a2c18", 0.6, 0.003),
        Mark(move(ellipse(-0.2, 0.26, 0.13, 0.2, 24), *wrist, -50), lighter(skin, 0.5), 0.5, 0.03),
        Mark(move(ellipse(0.2, 0.26, 0.1, 0.2, -10), *wrist, -50), lighter(skin, 0.5), 0.4, 0.03),
        Mark(creases.buffer(0.02), darker(skin, 0.4), 0.35, 0.012),
        Mark(creases, darker(skin, 0.5), 0.6, 0.002),
    ]
    s.puff(hand, 1.9, 0.28, darker(skin, 0.16), lighter(skin, 0.12), marks, "skin", cell=0.006)
    mound = draw("-1.4,-1.2! -1.3,-0.95 -1.0,-0.9 -0.8,-0.86 -0.56,-0.88 -0.36,-0.9 -0.1,-1.0 0.14,-1.12 -0.5,-1.2")
    s.puff(mound, 1.55, 0.05, "#7a4a26", "#b88248", [Mark(grooves, "#4a2814", 0.5, 0.003), Mark(crests, "#dcae6c", 0.4, 0.003)], "stone", shadow=False)
    # Leaves and apples at the tips; the little finger has lowered its own.
    for i, (x, y) in enumerate(tips):
        for a in range(11):
            turn = (40, 10, -15, -40)[i] + (a - 5) * 30
            g = move(plants.leaf(s.rng.uniform(0.15, 0.24), 0.085), x + 0.02 * math.cos(a * 2), y + 0.02 * math.sin(a * 2), turn)
            s.puff(g, 1.62 - 0.012 * a, 0.02, "#3f7a2c", ("#a8cc58", "#7cb444", "#c4dc70")[a % 3], shadow=False)
    for i, dx, dy, k in ((0, 0.1, -0.12, 0.13), (1, 0.12, -0.16, 0.14), (1, -0.06, 0.06, 0.11), (2, 0.12, -0.16, 0.14)):
        s.place(props.apple("#d0342a"), tips[i][0] + dx, tips[i][1] + dy, k, 1.4, shadow=False)
    nx, ny = thumb
    s.puff(
        draw(f"{nx - 0.17},{ny + 0.06} {nx - 0.13},{ny - 0.05} {nx},{ny - 0.09} {nx + 0.13},{ny - 0.05} {nx + 0.17},{ny + 0.06} {nx},{ny + 0.03}"),
        1.55,
        0.07,
        "#5a3a20",
        "#c09458",
        brush="wool",
        shadow=False,
    )
    s.place(animals.bird("sing", "#d0342a"), nx - 0.02, ny + 0.02, 0.22, 1.62, flip=True, shadow=False)
    # The horse will not pull on while there is an apple in reach.
    hy, k = -1.16, 0.56
    mouth = (tips[3][0], hy + 1.5 * k)
    hx = mouth[0] - 0.97 * k
    stalk = bezier(tips[3], (tips[3][0] + 0.02, tips[3][1] - 0.1), (mouth[0], mouth[1] + 0.1), n=8)
    s.puff(line(stalk, 0.016), 1.3, 0.01, "#3a5a20", "#6a8a3c", shadow=False)
    weather.contact(s, hx, hy + 0.01, 0.8, 1.2, 0.7)
    horse = s.place(nibbler("#f2e9da", "#9a7858"), hx, hy, k, 1.1, shadow=False)
    s.place(props.apple("#e03a2c"), mouth[0] + 0.02, mouth[1] - 0.03, 0.14, 0.98, shadow=False)
    # Plough and ploughman, who leans back on the reins.
    fx, fy, fk = -0.66, -1.24, 0.54
    handle, reins = (fx + 0.12, fy + 0.26), (fx + 0.14, fy + 0.36)
    collar, girth, bit = (horse.points[n] for n in ("collar", "girth", "bit"))
    hitch = (hx - 0.27, hy + 0.12)
    s.puff(line([collar, girth, hitch], 0.02), 0.92, 0.012, "#5a2418", "#9a4a34", shadow=False)
    share = draw(f"{hitch[0] + 0.02},{hy + 0.05}! {hitch[0] - 0.18},{hy + 0.06}! {hitch[0] - 0.06},{hy - 0.1}!")
    s.puff(share, 0.98, 0.02, "#4a4a50", "#b0b4b8", shadow=False)
    s.puff(stroke([hitch, (hitch[0] - 0.12, hy + 0.07), handle], 0.034, 0.04, 0.03), 0.96, 0.02, "#4a3020", "#b08454", shadow=False)
    clods = union(*(ellipse(hitch[0] - 0.06 + dx, hy - 0.09 + dy, 0.05, 0.03) for dx, dy in ((-0.08, 0), (0.02, -0.01), (0.09, 0.0), (-0.02, 0.02))))
    s.puff(clods, 0.9, 0.03, "#4a2814", "#8a5a30", brush="stone", shadow=False)
    farmer = people.farmer(
        Pose(near_leg=(30, 16), far_leg=(-8, -20), lean=-10, nod=-8),
        profile=True,
        gaze=(0.6, 0.5),
        mood="angry",
        skin="#8a5636",
        hands=("grip", "grip"),
        touch={"hand": people.local(handle, fx, fy, fk), "far_hand": people.local(reins, fx, fy, fk)},
    )
    weather.contact(s, fx, fy + 0.01, 0.4, 1.1, 0.7)
    s.place(farmer, fx, fy, fk, 1.0, shadow=False)
    s.puff(line(bezier(reins, (bit[0] - 0.4, bit[1] - 0.34), bit, n=14), 0.013), 0.85, 0.008, "#5a2418", "#8a3c28", shadow=False)
    for x, y, size in ((0.6, -1.02, 0.12), (0.78, -1.2, 0.15), (-0.16, -1.4, 0.15)):
        weather.contact(s, x, y, size, 0.9, 0.5)
        s.place(animals.crow("perch"), x, y, size, 0.8, flip=x > 0, shadow=False)
    light.sun(s, 2.2, "#fff0c8", side=0.8, height=0.5)
    light.rig(s, 500, 200, left=False)


@card("ember", focus=1.9)
def volcano_kitchen(s: Stage) -> None:
    sky.backdrop(s, wisps=0.5, glow=sky.Glow(-0.3, -0.2, 0.9, "#ffb060", 0.7))
    for x, y, w in ((-0.66, 1.08, 0.5), (-0.9, 0.62, 0.34), (0.9, 1.3, 0.4)):
        weather.cloud(s, x, y, w, 4.2, "#8a3a58", "#e89878")
    for x, tall in ((-0.95, 0.5), (0.9, 0.6)):
        s.sheet(land.peak(x, -0.9, 1.1, tall, s.rng), 4.2, "#6a2a3c", "#c0644c", span=(-0.9, -0.3))
    linen, cloth, skin = "#f0e2d2", "#2f8a86", "#8a5636"
    sleeve, bare = (darker(linen, 0.22), lighter(linen, 0.05)), (darker(skin, 0.2), lighter(skin, 0.14))
    rx, ry = -0.2, -0.4
    # The cook leans in from the right; what she drops from her fingers falls into the crater.
    coat = draw("0.34,0.36! 0.2,0.16 0.14,-0.2 0.16,-1.0! 1.5,-1.0! 1.5,0.16 1.16,0.34 0.86,0.42 0.6,0.4")
    bib = draw("0.5,0.2! 0.24,0.04! 0.1,-0.2! 0.1,-1.0! 0.62,-1.0! 0.66,-0.2! 0.62,0.1!")
    strap = line(bezier((0.56, 0.12), (0.62, 0.3), (0.76, 0.4), n=8), 0.07)
    s.puff(coat, 3.4, 0.2, *sleeve, [Mark(union(bib, strap), cloth, 0.95), Mark(bib.boundary.buffer(0.008), darker(cloth, 0.4), 0.6)], "cloth", shadow=False)
    far_arm = limb([(0.3, 0.12), (0.02, 0.06), (-0.24, 0.08)], 0.26, 0.24, 0.2)
    s.puff(far_arm, 3.6, 0.1, *sleeve, brush="cloth", shadow=False)
    s.puff(limb([(-0.2, 0.06), (-0.34, 0.28), (-0.4, 0.52)], 0.19, 0.15, 0.12), 3.5, 0.08, *bare, brush="skin", shadow=False)
    s.puff(limb([(-0.16, 0.02), (-0.24, 0.1), (-0.28, 0.2)], 0.23, 0.22, 0.2), 3.4, 0.09, *sleeve, brush="cloth", shadow=False)
    back_of_hand = draw("-0.46,0.48 -0.45,0.6 -0.52,0.66 -0.6,0.62 -0.64,0.54 -0.58,0.48 -0.5,0.46 -0.42,0.44")
    s.puff(union(back_of_hand, limb([(-0.4, 0.5), (-0.43, 0.57), (-0.5, 0.6)], 0.12, 0.12, 0.12)), 3.36, 0.06, *bare, brush="skin", shadow=False)
    for i, (x, y) in enumerate(((-0.64, 0.4), (-0.6, 0.38), (-0.56, 0.38))):
        finger = limb([(-0.62 + 0.05 * i, 0.55), (-0.66 + 0.045 * i, 0.47), (x, y)], 0.06, 0.056, 0.042)
        s.puff(finger, 3.26 - 0.03 * i, 0.028, *bare, brush="skin", shadow=False)
    s.puff(limb([(-0.48, 0.54), (-0.5, 0.45), (-0.55, 0.375)], 0.064, 0.058, 0.044), 3.14, 0.03, *bare, brush="skin", shadow=False)
    for i in range(26):
        t = (i + 0.5) / 26
        x, y = -0.58 + 0.3 * t * t + s.rng.uniform(-0.09, 0.09) * t, 0.34 - 0.64 * t
        s.puff(circle(x, y, s.rng.uniform(0.008, 0.014)), 2.7, 0.01, "#fff0c8", "#ffffff", glow=0.7, shadow=False)
    face = bust(
        "baker", profile=True, mood="tender", gaze=(0.5, -0.8), skin=skin, hair="curly", hair_colour="#1c1216", beard="", nose="broad", hat="toque", lashes=True
    )
    s.puff(limb([(0.56, 0.5), (0.58, 0.34), (0.6, 0.26)], 0.3, 0.28, 0.3), 3.3, 0.08, *bare, brush="skin", shadow=False)
    s.place(face, 0.42, 0.66, 0.66, 3.1, turn=12, flip=True, shadow=False)
    # The pot: a mountain with two handles and a lip.
    for side in (-1, 1):
        ends = (rx + side * 0.44, ry - 0.14), (rx + side * 0.86, ry - 0.08), (rx + side * 0.9, ry - 0.42), (rx + side * 0.58, ry - 0.42)
        s.puff(line(bezier(*ends, n=24), 0.075), 2.4, 0.05, "#3a1c20", "#9a5444", brush="stone", shadow=False)
    soup = ellipse(rx, ry, 0.47, 0.1)
    swirl = union(*(line([(rx + r * math.cos(a), ry + 0.21 * r * math.sin(a)) for a in [0.4 + 0.12 * j for j in range(34)]], 0.02) for r in (0.14, 0.26, 0.38)))
    s.puff(soup, 2.6, 0.01, "#d8440f", "#f07c20", [Mark(swirl, "#ffc850", 0.8, 0.004)], glow=0.25, shadow=False)
    cone = draw(f"{rx - 0.49},{ry}! {rx - 0.52},{ry - 0.22} -0.95,-0.95 -1.5,-1.42! 1.3,-1.42! 0.62,-0.95 {rx + 0.52},{ry - 0.22} {rx + 0.49},{ry}!")
    cone = cone.difference(ellipse(rx, ry, 0.46, 0.09))
    gullies = union(
        *(
            line(bezier((rx + x, ry - 0.1), (rx + x * 1.2, -0.8), (rx + x * 2.3, -1.4), n=14), 0.018 + 0.012 * (i % 2))
            for i, x in enumerate((-0.46, -0.36, -0.12, 0.04, 0.3, 0.42))
        )
    )
    glow = Mark(ellipse(rx, ry - 0.1, 0.5, 0.3), "#ff8c48", 0.45, 0.06)
    s.puff(cone, 2.2, 0.14, "#3a1a22", "#a85440", [glow, Mark(gullies, "#2c1018", 0.7, 0.003)], "stone")
    lip = ellipse(rx, ry, 0.53, 0.13).difference(ellipse(rx, ry + 0.014, 0.46, 0.088)).intersection(box(-1, -2, 1, ry + 0.012))
    s.puff(lip, 2.0, 0.05, "#4a2024", "#d07c58", brush="stone", shadow=False)
    for i in range(13):
        x = rx - 0.5 + i / 12
        y = ry - 0.11 * math.sqrt(max(0.0, 1 - ((x - rx) / 0.52) ** 2))
        r = s.rng.uniform(0.03, 0.055)
        s.puff(ellipse(x, y - 0.01, r * 1.2, r * 0.8, s.rng.uniform(-30, 30)), 1.96, 0.03, "#3a1a20", "#b8644a", brush="stone", shadow=False)
    # Near arm: rolled sleeve, bare forearm, a fist round the spoon.
    s.puff(stroke([(0.26, 0.26), (0.1, -0.1), (-0.06, ry - 0.01)], 0.05, 0.056, 0.075), 1.9, 0.03, "#6a3e20", "#e0a868", brush="plank", shadow=False)
    s.puff(limb([(0.58, -0.3), (0.36, -0.24), (0.16, -0.1)], 0.19, 0.17, 0.13), 2.0, 0.08, *bare, brush="skin", shadow=False)
    upper = limb([(0.84, 0.16), (0.84, -0.1), (0.62, -0.32)], 0.36, 0.3, 0.25)
    folds = union(*(line(bezier((0.7 + d, -0.12), (0.78 + d, -0.2), (0.74 + d, -0.3), n=8), 0.014) for d in (-0.02, 0.06)))
    s.puff(upper, 1.95, 0.14, *sleeve, [Mark(folds, darker(linen, 0.4), 0.6, 0.004)], "cloth", shadow=False)
    s.puff(limb([(0.6, -0.34), (0.52, -0.31), (0.45, -0.275)], 0.26, 0.25, 0.22), 1.8, 0.08, *sleeve, brush="cloth", shadow=False)
    s.puff(ellipse(0.14, -0.07, 0.085, 0.1, 24), 1.96, 0.04, *bare, brush="skin", shadow=False)
    for i in range(4):
        x, y = 0.17 - 0.022 * i, 0.0 - 0.046 * i
        s.puff(limb([(x + 0.05, y - 0.03), (x - 0.03, y), (x - 0.075, y - 0.04)], 0.05, 0.056, 0.046), 1.72, 0.026, *bare, brush="skin", shadow=False)
    s.puff(limb([(0.22, -0.02), (0.2, 0.05), (0.13, 0.07)], 0.056, 0.056, 0.046), 1.7, 0.026, *bare, brush="skin", shadow=False)
    # Houses at its foot, then the valley with its bowls, each under a spout.
    for x, y, size in ((-0.92, -1.0, 0.2), (0.72, -1.02, 0.2), (0.93, -1.1, 0.26)):
        s.place(props.house("#d8a078", "#8a2c30", True), x, y, size, 1.9, shadow=False)
    s.sheet(land.hill(s.rng, -1.24, 0.02, 0.5), 1.5, "#4a1c24", "#9a4c40", span=(-1.6, -1.14), bump=0.6)
    guests = (
        ("old_woman", -0.66, 0.52, {"top": "#5a4a8a", "hair_colour": "#d8d0c8"}),
        ("farmer", -0.12, 0.6, {"top": "#2f6a8a", "pattern": "", "hat": "", "skin": "#e0a880", "hair_colour": "#8a4a24"}),
        ("girl", 0.5, 0.44, {"top": "#c8442f", "hair_colour": "#2a1812"}),
    )
    for name, x, size, look in guests:
        y = -1.5
        spout = (rx + (x - rx) * 0.5, ry - 0.07)
        rim = y + size * 1.06 + 0.07
        person = getattr(people, name)(
            "stand", back=True, hands=("flat", "flat"), touch={"hand": (-0.15, 0.98), "far_hand": (0.15, 0.98), "elbows": (-1, 1)}, **look
        )
        s.place(person, x, y, size, 1.0, shadow=False)
        s.puff(ellipse(x, rim, 0.13, 0.032), 1.12, 0.004, "#6a3a2c", "#b07c5c", shadow=False)
        s.puff(ellipse(x, rim - 0.008, 0.11, 0.024), 1.1, 0.004, "#e8581c", "#ff9830", glow=0.3, shadow=False)
        flow = stroke(bezier(spout, (spout[0] + (x - spout[0]) * 0.2, rim + 0.3), (x, rim + 0.24), (x, rim - 0.01), n=26), 0.13, 0.1, 0.065, 0.045, 0.045)
        s.puff(flow, 1.06, 0.03, "#d83c10", "#f07820", [Mark(flow.buffer(-0.016), "#ffc048", 0.7, 0.008)], glow=0.22, shadow=False)
        s.puff(
            draw(f"{x - 0.135},{rim}! {x - 0.1},{rim - 0.085} {x},{rim - 0.115} {x + 0.1},{rim - 0.085} {x + 0.135},{rim}! {x},{rim - 0.034}"),
            1.0,
            0.05,
            "#8a6a58",
            "#fff0d8",
            shadow=False,
        )
        weather.halo(s, x, rim + 0.02, 0.95, 0.24, "#ff9040", 0.35)
        light.lamp(s, x, rim + 0.14, 0.7, 0.9, "#ffa050", 0.05)
    late = people.boy("reach", profile=True, gaze=(0.4, 0.9), mood="longing", top="#d8a038", skin="#c98a5e", hair_colour="#2a1812")
    cup = thing([piece(draw("-40,24! -30,2 0,-6 30,2 40,24!"), "#fbf0dc", 12, 0)])
    s.place(late.holding(cup, "far_hand", (0.0, -0.05), 0.3), -0.4, -1.49, 0.34, 0.9, shadow=False)
    weather.halo(s, rx, ry + 0.06, 1.9, 0.7, "#ff8030", 0.22)
    light.lamp(s, rx - 0.1, ry + 0.34, 2.7, 40, "#ffa858", 0.25)
    light.lamp(s, rx, ry + 0.12, 1.4, 14, "#ffa050", 0.2)
    light.rig(s, 520, 160)
