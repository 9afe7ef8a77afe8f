"""Orchards and deserts: what is picked and hugged in the open."""

import math

from shapely.geometry import box

from theatre import land, light, people, plants, props, room, sky, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, line, move, smooth, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.hand import HANDS
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


@card("desert", focus=1.2)
def cactus_hug(s: Stage) -> None:
    evening = ((0.0, "#fff0c4"), (0.34, "#fcd8a0"), (0.52, "#f4b8a0"), (0.76, "#b890b8"), (1.0, "#5c6ca8"))
    sky.backdrop(s, stops=evening, wisps=0.3, heaps=[(0.7, 1.1, 0.5)], glow=sky.Glow(-0.8, -0.4, 0.8, "#fff4c0", 0.8))
    weather.sun(s, -0.74, -0.36, 0.17, 4.7, "#fffdf0", "#ffd890")
    for x, w, h, d, c in ((-0.8, 0.9, 0.5, 4.5, "#d8947c"), (0.86, 1.0, 0.62, 4.3, "#c8806c")):
        mesa = draw(
            f"{x - w / 2},-1.2! {x - w * 0.4},{-0.98 + h * 0.5} {x - w * 0.3},{-0.86 + h}! {x + w * 0.28},{-0.84 + h}! {x + w * 0.38},{-0.98 + h * 0.5} {x + w / 2},-1.2!"
        )
        bands = union(*(line([(x - w, -0.9 + h * t), (x + w, -0.88 + h * t)], 0.03) for t in (0.3, 0.55, 0.8)))
        s.puff(mesa, d, 0.06, darker(c, 0.15), lighter(c, 0.15), [Mark(bands, "#b86a54", 0.4, 0.01)], "stone", shadow=False)
        weather.fog(s, d - 0.08, "#fbdcc0", 0.3, -1.2, -0.4)
    land.distance(s, "dunes", 3, y=-0.84, step=-0.1, tall=0.24, depth=3.6, gap=0.5, fog=0.3)
    # The others keep their distance, as cacti do.
    for x, y, h, d in ((-0.92, -0.92, 0.34, 2.9), (-0.6, -0.88, 0.2, 3.2), (0.94, -0.92, 0.4, 2.7)):
        s.puff(move(plants.cactus(h), x, y), d, 0.06, "#3f7a5c", "#a8c888", shadow=False)
    g = land.hill(s.rng, -1.18, 0.03, 0.5)
    s.sheet(g, 1.95, "#b8703c", "#f4c084", span=(-1.5, -1.1), bump=0.7)
    weather.contact(s, 0.3, -1.2, 1.2, 1.84, 0.9, "#6a3420")
    skin, deep = ("#1f6844", "#90cc68"), "#1f5a3c"

    def spines(curve: list[tuple[float, float]], wide: float) -> list[Mark]:
        prick = []
        for (ax, ay), (bx, by) in list(zip(curve, curve[1:], strict=False))[2:-1:2]:
            t = math.atan2(by - ay, bx - ax)
            for u in (-0.8, 0.0, 0.8):
                ox, oy = ax - math.sin(t) * u * wide * 0.4, ay + math.cos(t) * u * wide * 0.4
                prick += [stroke([(ox, oy), (ox + 0.035 * math.cos(t + e), oy + 0.035 * math.sin(t + e))], 0.009, 0.004) for e in (-0.5, 0.5)]
        side = [(-math.sin(a), math.cos(a)) for a in (math.atan2(q[1] - p[1], q[0] - p[0]) for p, q in zip(curve, curve[1:], strict=False))]
        ribs = union(
            *(line([(x + nx * u * wide, y + ny * u * wide) for (x, y), (nx, ny) in zip(curve, side, strict=False)], 0.012) for u in (-0.26, 0.0, 0.26))
        )
        return [Mark(ribs, deep, 0.45), Mark(union(*prick), "#fff4c0", 0.95)]

    # It bows down to the child: the head turned to the child's, and one arm grown out of the trunk and closed round the child's back.
    lids = union(*(line(bezier((x - 0.06, 0.14 + t), (x, 0.08 + t), (x + 0.06, 0.14 + t), n=10), 0.02) for x, t in ((0.04, 0.0), (0.25, 0.04))))
    brows = union(*(line(bezier((x - 0.06, 0.24 + t), (x, 0.28 + t), (x + 0.06, 0.25 + t), n=8), 0.014) for x, t in ((0.04, 0.0), (0.25, 0.04))))
    smile = line(bezier((0.08, -0.04), (0.15, -0.11), (0.26, -0.02), n=14), 0.022)
    cheeks = union(circle(-0.02, 0.03, 0.055), circle(0.34, 0.06, 0.055))
    tear = stroke([(0.27, 0.07), (0.275, 0.02)], 0.012, 0.024)
    face = [Mark(cheeks, "#f47a6c", 0.75, 0.02), Mark(union(lids, smile, brows), "#14281c"), Mark(tear, "#c8ecf8", 0.95)]
    other = smooth([(0.5, -0.5), (0.76, -0.42), (0.84, -0.2), (0.82, 0.06)], closed=False, n=9)
    s.puff(stroke(other, 0.2, 0.2, 0.19, 0.15), 1.75, 0.15, *skin, spines(other, 0.2), shadow=False)
    stem = smooth([(0.46, -1.5), (0.47, -0.8), (0.42, -0.3), (0.24, 0.08), (0.04, 0.3)], closed=False, n=9)
    hug = smooth([(0.5, -0.7), (0.3, -0.82), (0.1, -0.96), (-0.08, -1.0), (-0.24, -0.96), (-0.27, -0.84), (-0.2, -0.77)], closed=False, n=9)
    trunk, arm = stroke(stem, 0.5, 0.5, 0.5, 0.5, 0.4), stroke(hug, 0.24, 0.19, 0.18, 0.17, 0.15)
    within = [Mark(m.shape.difference(trunk.buffer(-0.03)), m.colour, m.alpha) for m in spines(hug, 0.19)]
    near = land.hill(s.rng, -1.28, 0.03, 0.5)
    s.sheet(near, 1.3, "#a85c30", "#ecb474", span=(-1.6, -1.2), bump=0.8)
    foot = land.top(near, 0.46) - 0.06
    weather.contact(s, 0.46, foot, 0.8, 1.2, 0.7, "#6a3420")
    whole = union(trunk, arm).buffer(0.06).buffer(-0.06).intersection(union(box(-2, foot, 2, 2), ellipse(0.46, foot, 0.25, 0.045)))
    s.puff(whole, 1.0, 0.2, *skin, [*spines(stem, 0.5), *within, *face], shadow=False)
    for x, y, k, turn, d in ((-0.02, 0.46, 1.0, 32, 0.8), (0.82, 0.1, 0.6, 0, 1.36)):
        tuft = move(union(*(ellipse(0.06 * i, -0.02 * i * i, 0.036, 0.075, -22 * i) for i in (-2, -1, 0, 1, 2))), x, y, turn, k)
        s.puff(tuft, d, 0.04, "#e8508c", "#ffb8d0", shadow=False)
    x, k = -0.06, 0.98
    y = land.top(near, x) - 0.08
    weather.contact(s, x, y, 0.6, 1.2, 0.6, "#6a3420")
    # The child leans in on tiptoe: trunk and legs inside the embrace, head and arm before it. Plasters tell of last time.
    child = people.toddler(
        Pose(near_leg=(-12, -18), far_leg=(14, -6), lean=10, nod=6),
        clothes="overall",
        mood="sleepy",
        profile=True,
        gaze=(0, 0),
        nose="snub",
        skin="#c08458",
        hair="curly",
        hair_colour="#2a1a14",
        top="#2468b8",
        bottom="#2468b8",
        pattern="",
        pattern_colour="#e8b83c",
        hands=("open", "open"),
        touch={"hand": people.local((0.25, -0.78), x, y, k), "far_hand": people.local((0.22, -0.8), x, y, k), "elbows": (-1, 1)},
    )
    n = len(HANDS["open"]) + 1
    c = s.place(Figure(child.parts[n : n + 7], child.points), x, y, k, 1.2, shadow=False)
    s.place(Figure(child.parts[n + 7 : -n]), x, y, k, 0.8, shadow=False)
    s.place(Figure(child.parts[-n:]), x, y, k, 0.7, shadow=False)

    def plaster(px: float, py: float, turn: float, depth: float) -> None:
        s.puff(
            move(box(-0.036, -0.012, 0.036, 0.012).buffer(0.006), px, py, turn),
            depth,
            0.01,
            "#e8c098",
            "#fbe0c0",
            [Mark(circle(px, py, 0.009), "#d8a078")],
            shadow=False,
        )

    hx, hy = c.points["head"]
    plaster(hx + 0.06, hy - 0.1, 30, 0.5)
    plaster(hx - 0.04, hy - 0.02, -40, 0.5)
    # The balloon is kept as far away as it goes.
    bx, by = -0.66, 0.74
    room.string(s, [(-0.84, y + 0.04), (-0.98, -0.6), (-0.76, 0.0), (bx, by - 0.27)], 1.1, "#fff4e0", 0.013, 0)
    s.place(props.suitcase("#8a5a3c", "#5a3424"), -0.84, y - 0.06, 0.24, 0.9, shadow=False)
    shape = draw(f"{bx},{by - 0.26}! {bx - 0.15},{by - 0.12} {bx - 0.2},{by + 0.06} {bx},{by + 0.24} {bx + 0.2},{by + 0.06} {bx + 0.15},{by - 0.12}")
    s.puff(shape, 1.2, 0.14, "#b81c20", "#f0584c", [Mark(ellipse(bx - 0.08, by + 0.1, 0.03, 0.06, -20), "#ffffff", 0.7, 0.01)], shadow=False)
    light.sun(s, 2.2, "#ffd8a0", side=-1.2, height=0.3)
    light.rig(s, 620, 220)
