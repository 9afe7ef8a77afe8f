"""At home with a bee: she, too, keeps something sweet in a jar."""

import math

from shapely.geometry import Polygon, box

from theatre import light, material, people, props, solids, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage

TABLE = -0.98
JAR = (0.0, -1.12, 0.36, 0.94)
"""Its middle, foot, half width and height."""
DARK = ("#1c1210", "#5c3c24")


def hexagon(x: float, y: float, r: float) -> Geom:
    return Polygon([(x + r * math.sin(i * math.pi / 3), y + r * math.cos(i * math.pi / 3)) for i in range(6)])


def comb(s: Stage) -> None:
    """The wall of her parlour: cells of wax, some full, one a window, some with what she has caught."""
    s.puff(box(-1.4, -1.4, 1.4, 1.9), 4.0, 0.004, "#4c2408", "#8a4c10", shadow=False, cell=0.04)
    r = 0.27
    for j in range(-4, 6):
        for i in range(-3, 4):
            x, y = (i + 0.5 * (j % 2)) * r * 1.74 + 0.14, 0.2 + j * r * 1.5
            if abs(x) > 1.35:
                continue
            s.puff(hexagon(x, y, r * 0.99).difference(hexagon(x, y, r * 0.78)), 3.85, 0.06, "#8a5010", "#d8922c", shadow=False, cell=0.012)
            full = (i * 7 + j * 3) % 5
            low, high = (("#7a4008", "#b86c14"), ("#3c1c08", "#5c300c"), ("#6a3408", "#a85c10"), ("#48240a", "#7a440c"), ("#8a4c08", "#e09424"))[full]
            s.puff(hexagon(x, y, r * 0.8), 3.92, 0.03 if full in (0, 4) else 0.004, low, high, shadow=False, cell=0.012, glow=0.12 if full == 4 else 0.0)


def cells(s: Stage) -> None:
    r = 0.27
    x, y = -2 * r * 1.74 + 0.14, 0.2 + 2 * r * 1.5
    sky_ = hexagon(x, y, r * 0.8)
    hills = Polygon(
        [*bezier((x - 0.3, y - 0.1), (x - 0.1, y + 0.02), (x + 0.1, y - 0.14), (x + 0.3, y - 0.04), n=12), (x + 0.3, y - 0.4), (x - 0.3, y - 0.4)]
    ).intersection(sky_)
    s.puff(sky_, 3.8, 0.003, "#f8f4d0", "#8cccec", [Mark(hills, "#7cb448", 1.0), Mark(circle(x - 0.06, y + 0.1, 0.05), "#fffbe0")], glow=0.5, shadow=False)
    for q in (-1, 1):
        drape = draw(
            f"{x + q * 0.2},{y + 0.22}! {x + q * 0.03},{y + 0.22}! {x + q * 0.09},{y + 0.04} {x + q * 0.17},{y - 0.16}! {x + q * 0.24},{y}"
        ).intersection(sky_)
        s.puff(drape, 3.7, 0.03, "#e8d8c0", "#fffdf4", brush="cloth", shadow=False)
    # The net she uses.
    pole = stroke([(0.9, -0.4), (0.8, 0.98)], 0.035, 0.03)
    s.puff(pole, 3.4, 0.02, "#5a3414", "#a8703c", shadow=False)
    hoop = ellipse(0.78, 1.14, 0.19, 0.17, 8)
    bag = draw("0.59,1.12! 0.62,0.9 0.7,0.68 0.82,0.56! 0.92,0.8 0.97,1.16!")
    mesh = union(
        *(line([(0.4, 0.5 + 0.07 * i), (1.1, 0.72 + 0.07 * i)], 0.008) for i in range(9)),
        *(line([(0.4, 0.95 - 0.07 * i + 0.4), (1.1, 0.4 - 0.07 * i + 0.4)], 0.008) for i in range(9)),
    )
    s.sheet(bag, 3.5, mat=veils.tint("#fffaf0", 0.45), shadow=False, thick=0.002, edge=0)
    s.sheet(mesh.intersection(bag.union(hoop)), 3.45, "#fffdf4", shadow=False, thick=0.002, edge=0)
    s.puff(hoop.boundary.buffer(0.016), 3.35, 0.02, "#5a3414", "#b87c40", shadow=False)


def wings(s: Stage) -> None:
    for q in (-1, 1):
        for shape, depth in (
            (f"{q * 0.2},0.2! {q * 0.5},0.62 {q * 0.86},0.84 {q * 1.06},0.6 {q * 0.98},0.2 {q * 0.6},0.06", 3.0),
            (f"{q * 0.2},0.1! {q * 0.6},0.14 {q * 0.92},-0.04 {q * 0.94},-0.34 {q * 0.7},-0.42 {q * 0.36},-0.16", 2.95),
        ):
            g = draw(shape)
            x1, y1 = (q * 0.86, 0.5) if depth > 2.96 else (q * 0.78, -0.22)
            veins = union(
                *(stroke(bezier((q * 0.22, 0.14), (q * 0.5, 0.2 + 0.1 * k), (x1 + q * 0.05 * k, y1 + 0.13 * k), n=14), 0.014, 0.006) for k in (-1, 0, 1))
            )
            s.puff(
                g,
                depth,
                0.02,
                "#c8d8d8",
                "#fbfffa",
                [Mark(veins, "#8aa0a0", 0.8), Mark(g.boundary.buffer(0.01), "#94a8a8", 0.8)],
                translucent=0.5,
                glow=0.1,
                shadow=False,
            )


def fuzz(g: Geom, n: int, long: float) -> Geom:
    """The outline in small tufts."""
    ring = g.exterior
    pts = []
    for i in range(n * 2):
        p = ring.interpolate(i / (n * 2), normalized=True)
        c = g.centroid
        d = math.hypot(p.x - c.x, p.y - c.y)
        k = 1 + (long * (0.7 + 0.5 * math.sin(i * 1.9)) / d if i % 2 else 0)
        pts.append((c.x + (p.x - c.x) * k, c.y + (p.y - c.y) * k))
    return Polygon(pts).buffer(0.008).buffer(-0.003)


def bee(s: Stage) -> None:
    body = fuzz(ellipse(0, -0.22, 0.5, 0.56), 90, 0.03)
    bands = union(*(stroke(bezier((-0.6, y + 0.06), (0, y - 0.1), (0.6, y + 0.06), n=20), 0.15, 0.16, 0.15) for y in (-0.2, -0.5, -0.8)))
    s.puff(body, 2.6, 0.2, "#c87c10", "#fbc838", [Mark(bands, "#2c1a14", 0.95)], "fur", shadow=False)
    ruff = union(*(ellipse(0.34 * math.cos(a), 0.2 + 0.13 * math.sin(a), 0.13, 0.1, math.degrees(a)) for a in [math.pi * (1.0 + i / 9) for i in range(10)]))
    s.puff(ruff, 2.45, 0.06, "#e8d4a0", "#fffbe8", brush="fur", shadow=False)
    for q in (-1, 1):
        feeler = bezier((q * 0.12, 0.86), (q * 0.2, 1.14), (q * 0.46, 1.2), (q * 0.52, 1.04), n=20)
        s.puff(stroke(feeler, 0.034, 0.026, 0.024), 2.3, 0.02, *DARK, shadow=False)
        s.puff(circle(*feeler[-1], 0.044), 2.26, 0.04, *DARK, shadow=False)
    head = fuzz(ellipse(0, 0.56, 0.41, 0.36), 84, 0.026)
    cheeks = union(ellipse(-0.2, 0.4, 0.08, 0.05), ellipse(0.2, 0.4, 0.08, 0.05))
    smile = stroke(bezier((-0.1, 0.36), (-0.04, 0.3), (0.04, 0.3), (0.1, 0.36), n=14), 0.012, 0.024, 0.012)
    s.puff(
        head,
        2.25,
        0.18,
        "#d88c14",
        "#ffd85c",
        [Mark(cheeks, "#f06a4c", 0.6, 0.02), Mark(smile, "#3c1c10"), Mark(ellipse(0, 0.66, 0.12, 0.24), "#fff0a8", 0.5, 0.03)],
        "fur",
        shadow=False,
    )
    for q in (-1, 1):
        eye(s, q)
    hat(s)


def eye(s: Stage, q: int) -> None:
    """Dark and many-sided; the lid is half down, for she looks at what is in the jar."""
    x, y = q * 0.24, 0.62
    g = ellipse(x, y, 0.125, 0.18, -q * 14)
    facets = union(*(hexagon(x - 0.13 + 0.035 * (i + 0.5 * (j % 2)), y - 0.2 + 0.03 * j, 0.02).boundary.buffer(0.003) for i in range(9) for j in range(14)))
    s.puff(
        g,
        2.02,
        0.1,
        "#140c10",
        "#4c2c24",
        [
            Mark(facets.intersection(g), "#8a5438", 0.6),
            Mark(ellipse(x - 0.03, y - 0.07, 0.03, 0.045, 20), "#fff0d0", 0.9),
            Mark(circle(x + 0.045, y + 0.02, 0.014), "#fff0d0", 0.8),
        ],
        "skin",
        shadow=False,
    )
    lid = ellipse(x, y, 0.145, 0.2, -q * 14).intersection(
        Polygon([(x - 0.3, y + 0.07 + 0.05 * q), (x + 0.3, y + 0.07 - 0.05 * q), (x + 0.3, y + 0.4), (x - 0.3, y + 0.4)])
    )
    s.puff(lid, 1.94, 0.07, "#c88014", "#fbcc48", brush="fur", shadow=False)
    for k in range(3):
        a = bezier(
            (x + q * (0.05 + 0.035 * k), y + 0.07 - 0.01 * k), (x + q * (0.09 + 0.04 * k), y + 0.07), (x + q * (0.12 + 0.045 * k), y + 0.1 + 0.02 * k), n=8
        )
        s.puff(stroke(a, 0.018, 0.008), 1.86, 0.01, *DARK, shadow=False)


def hat(s: Stage) -> None:
    brim = ellipse(0.04, 0.9, 0.36, 0.075, -5)
    crown = draw("-0.16,0.9! -0.14,1.06 -0.04,1.12 0.12,1.11 0.21,1.04 0.24,0.88!")
    weave = union(*(line([(-0.4, 0.86 + 0.03 * i), (0.5, 0.82 + 0.03 * i)], 0.006) for i in range(11)))
    s.puff(brim, 1.98, 0.04, "#b88a3c", "#f8e4a8", [Mark(weave, "#a87c34", 0.5)], shadow=False)
    s.puff(
        crown,
        1.92,
        0.09,
        "#c8963c",
        "#fbe8b0",
        [Mark(weave, "#a87c34", 0.5), Mark(draw("-0.16,0.9! 0.24,0.88! 0.235,0.95 0.04,0.95 -0.155,0.97!"), "#3f8a94")],
        shadow=False,
    )
    for x, y, c in ((-0.12, 0.94, "#f06a5c"), (-0.03, 0.98, "#fff6ec"), (-0.2, 0.99, "#f8b4b0")):
        bloom = union(*(circle(x + 0.036 * math.cos(a), y + 0.036 * math.sin(a), 0.032) for a in [i * math.tau / 5 for i in range(5)]))
        s.puff(bloom, 1.82, 0.03, darker(c, 0.15), lighter(c, 0.1), [Mark(circle(x, y, 0.018), "#f8c838")], shadow=False)


def arm(s: Stage, points: list[XY], depth: float, root: float = 0.0, wide: float = 0.085) -> None:
    """A jointed leg: thick, thin, thick again; fuzz at the joints; two claws."""
    for i, (a, b) in enumerate(zip(points, points[1:], strict=False)):
        s.puff(
            limb([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.015), b], wide * 0.8, wide, wide * 0.5),
            depth if i else max(depth, root),
            0.05,
            *DARK,
            brush="fur",
            shadow=False,
        )
    for p in points[1:-1]:
        s.puff(circle(*p, wide * 0.56), depth - 0.02, 0.05, *DARK, brush="fur", shadow=False)
    (x0, y0), (x, y) = points[-2], points[-1]
    a = math.atan2(y - y0, x - x0)
    claws = union(
        *(
            stroke(
                bezier((x, y), (x + 0.05 * math.cos(a + q), y + 0.05 * math.sin(a + q)), (x + 0.075 * math.cos(a), y + 0.075 * math.sin(a)), n=8), 0.04, 0.014
            )
            for q in (-0.9, 0.9)
        )
    )
    s.puff(claws, depth - 0.04, 0.02, *DARK, shadow=False)


def table(s: Stage) -> None:
    top = ellipse(0, TABLE - 0.1, 1.12, 0.3)
    cloth = union(top, box(-1.3, -1.9, 1.3, TABLE - 0.12))
    checks = union(
        *(line([(x * 0.9, TABLE + 0.25), (x * 1.25, -1.7)], 0.06) for x in [-1.2 + 0.2 * i for i in range(13)]),
        *(line([(-2, y), (2, y)], h) for y, h in ((-0.84, 0.025), (-0.94, 0.03), (-1.06, 0.036), (-1.2, 0.042), (-1.36, 0.05))),
    )
    s.puff(cloth, 1.8, 0.02, "#e8dcc0", "#fffaf0", [Mark(checks, "#3f9a9c", 0.4)], "cloth", cell=0.015, shadow=False)


def jar_inside(s: Stage) -> None:
    x, y, w, h = JAR
    weather.contact(s, x, y + 0.02, 1.1, 1.6, 0.55, "#6a4414")
    s.puff(ellipse(x, y + 0.05, w * 0.9, 0.06), 1.55, 0.01, "#d8c49c", "#fff8e4", shadow=False)
    back = draw(
        f"{x - w},{y + 0.1} {x - w * 0.9},{y} {x + w * 0.9},{y} {x + w},{y + 0.1} {x + w},{y + h * 0.72} {x + w * 0.8},{y + h}! {x - w * 0.8},{y + h}! {x - w},{y + h * 0.72}"
    )
    s.sheet(back, 1.58, mat=veils.tint("#ffdc88", 0.5), shadow=False, thick=0.002, edge=0)
    # The lady: on a lump of sugar, with a cup of her own held up for one more.
    for sx, sy, q, turn in ((x - 0.1, y + 0.13, 0.17, 0.25), (x - 0.11, y + 0.27, 0.15, -0.2), (x + 0.2, y + 0.1, 0.12, 0.5)):
        solids.block(s, sx, sy, 1.45, q, q * 0.9, q, material.solid("#fffdf6", "#f0ece0", rough=0.9, bump=0.6, grain=120), (0.15, 0.0, turn))
    k = 0.74
    seat = (x - 0.11, y + 0.35)
    cup = (x + 0.13, y + 0.64)
    lady = people.old_woman(
        Pose((30, 70), (22, 60), (84, 6), (76, -4), lean=-2, nod=-20, anchor="seat"),
        profile=True,
        mood="happy",
        gaze=(0.4, 0.95),
        top="#d8382c",
        pattern_colour="#fff0d4",
        age=2,
        hands=("grip", "rest"),
        touch={"hand": people.local(cup, *seat, k), "far_hand": people.local((x + 0.1, y + 0.43), *seat, k)},
    )
    mug = props.cup("#fffaf0", "#3f8a94")
    f = s.place(lady, *seat, k, 1.3, shadow=False)
    px, py = f.points["palm"]
    s.place(mug, px + 0.045, py - 0.02, 0.15, 1.15, shadow=False)


def glass(s: Stage) -> None:
    x, y, w, h = JAR
    outline = draw(
        f"{x - w},{y + 0.1} {x - w * 0.92},{y} {x},{y - 0.05} {x + w * 0.92},{y} {x + w},{y + 0.1} {x + w},{y + h * 0.72} {x + w * 0.86},{y + h * 0.86} {x + w * 0.8},{y + h}! {x - w * 0.8},{y + h}! {x - w * 0.86},{y + h * 0.86} {x - w},{y + h * 0.72}"
    )
    s.sheet(outline, 1.0, mat=veils.tint("#e8fbff", 0.05), shadow=False, thick=0.002, edge=0)
    s.sheet(outline.difference(outline.buffer(-0.03)), 0.98, mat=veils.tint("#f4ffff", 0.5), shadow=False, thick=0.002, edge=0)
    shine = union(
        stroke(bezier((x - w + 0.08, y + 0.16), (x - w + 0.06, y + 0.4), (x - w + 0.09, y + h * 0.7), n=12), 0.01, 0.05, 0.01),
        stroke(bezier((x - w + 0.15, y + 0.3), (x - w + 0.14, y + 0.45), (x - w + 0.15, y + 0.6), n=8), 0.004, 0.02, 0.004),
        stroke(bezier((x + w - 0.06, y + 0.14), (x + w - 0.05, y + 0.3), (x + w - 0.06, y + 0.5), n=8), 0.006, 0.026, 0.006),
    )
    s.sheet(shine, 0.94, "#ffffff", shadow=False, thick=0.003, edge=0, glow=0.3)
    lip = ellipse(x, y + h, w * 0.84, 0.07)
    s.puff(lip.difference(ellipse(x, y + h + 0.005, w * 0.76, 0.05)), 0.96, 0.025, "#b8ccc8", "#fbffff", shadow=False)
    thread = union(
        *(
            line(bezier((x - w * 0.85, y + h - 0.05 - 0.035 * i), (x, y + h - 0.13 - 0.035 * i), (x + w * 0.85, y + h - 0.05 - 0.035 * i), n=14), 0.01)
            for i in range(2)
        )
    )
    s.sheet(thread, 0.95, mat=veils.tint("#ffffff", 0.5), shadow=False, thick=0.002, edge=0)


def china(s: Stage) -> None:
    weather.contact(s, -0.72, TABLE - 0.15, 0.62, 1.5, 0.55, "#6a4414")
    s.place(props.teapot("#d84c3c", "#fff0d0"), -0.74, TABLE - 0.16, 0.5, 1.4, shadow=False)
    lid = ellipse(0.64, -1.3, 0.25, 0.085, 6)
    weather.contact(s, 0.66, -1.33, 0.7, 1.1, 0.5, "#6a4414")
    s.puff(union(lid, ellipse(0.64, -1.34, 0.25, 0.085, 6)), 1.0, 0.02, "#4c5864", "#8a98a0", shadow=False)
    holes = union(
        *(ellipse(0.64 + 0.13 * math.cos(a), -1.295 + 0.042 * math.sin(a), 0.022, 0.011) for a in [i * math.tau / 6 for i in range(6)]),
        ellipse(0.64, -1.295, 0.022, 0.011),
    )
    s.puff(lid, 0.94, 0.02, "#8c9ca4", "#eef4f4", [Mark(lid.buffer(-0.025).boundary.buffer(0.006), "#5c6c78", 0.8), Mark(holes, "#2c2420")], shadow=False)


@card("lemon", focus=1.4)
def bee_tea(s: Stage) -> None:
    comb(s)
    cells(s)
    wings(s)
    bee(s)
    table(s)
    china(s)
    arm(s, [(-0.4, -0.22), (-0.7, -0.5), (-0.44, -0.66)], 1.5)
    jar_inside(s)
    glass(s)
    # One lump for her guest, over the mouth of the jar; and her own cup.
    arm(s, [(-0.3, 0.14), (-0.74, -0.12), (-0.12, -0.01)], 1.2, 2.5)
    solids.block(s, -0.02, -0.06, 0.9, 0.1, 0.1, 0.1, material.solid("#fffdf6", "#f0ece0", rough=0.9, bump=0.6, grain=120), (0.2, 0.3, 0.4))
    saucer = ellipse(0.66, -0.5, 0.25, 0.05)
    arm(s, [(0.4, -0.2), (0.82, -0.42), (0.74, -0.54)], 1.5)
    s.puff(saucer, 1.36, 0.03, "#a8bcb8", "#fffdf6", [Mark(saucer.buffer(-0.016).boundary.buffer(0.007), "#f06a5c")], shadow=False)
    c = s.place(props.cup("#fffaf0", "#f06a5c"), 0.64, -0.5, 0.32, 1.3, shadow=False)
    arm(s, [(0.3, 0.14), (0.88, 0.06), (c.points.get("ear", (0.8, -0.3))[0] + 0.03, -0.3)], 1.2, 2.5)
    for i in range(2):
        steam = bezier((0.6 + 0.08 * i, -0.16), (0.54 + 0.08 * i, 0.0), (0.68 + 0.08 * i, 0.1), (0.6 + 0.08 * i, 0.3), n=16)
        s.sheet(stroke(steam, 0.006, 0.026, 0.004), 1.1, mat=veils.tint("#ffffff", 0.4), shadow=False, thick=0.002, edge=0)
    light.lamp(s, -0.5, 1.1, 2.4, 30, "#ffe0a0", 0.3)
    light.lamp(s, 0.1, -0.3, 0.7, 6, "#fff0d0", 0.3)
    light.sun(s, 1.4, "#fff0c8", side=-0.6, height=0.8)
    light.rig(s, 650, 200)
