"""A storm in a bottle."""

from dataclasses import replace

from shapely.geometry import Polygon, box

from theatre import land, light, people, props, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.hand import HANDS
from theatre.people.pose import STOUT
from theatre.registry import card
from theatre.stage import Stage


@card("storm", focus=1.4)
def bottle_storm(s: Stage) -> None:
    sky.backdrop(s, wisps=0.2, heaps=[(-0.6, 0.9, 0.9), (0.6, 1.1, 0.9), (0.0, 1.4, 0.8)], shade="#2c4a5e", glow=sky.Glow(-0.7, 0.0, 0.6, "#f0e6b8", 0.5))
    for i, (y, d) in enumerate(((-0.1, 4.3), (-0.26, 3.7), (-0.5, 3.1))):
        s.sheet(
            land.breakers(s.rng, y, 6 - i, 0.1 + 0.03 * i),
            d,
            ("#5f7f8c", "#3f6070", "#2c4a5e")[i],
            ("#c0ccc8", "#9cb4b8", "#7f9ca4")[i],
            span=(y - 0.25, y + 0.14),
        )
    # The captain fills the card. His arms hang from the coat and go round behind the bottle; only the fingers come to the front.
    px, py, k = 0.0, -2.2, 2.8
    keeper = people.captain(
        "stand",
        build=replace(STOUT, arm=0.3),
        mood="afraid",
        face=0.0,
        gaze=(-0.35, -1.0),
        skull="square",
        nose="broad",
        age=2,
        skin="#9a6844",
        hair_colour="#c8c4bc",
        beard="",
        iris="#3f6a7a",
    )
    n, navy = len(HANDS["rest"]) + 1, "#3a5690"
    coat = (
        union(
            draw("-0.2,-0.02! -0.34,-0.06 -0.46,-0.2 -0.5,-0.7 -0.56,-1.2 -0.64,-1.9! 0.64,-1.9! 0.56,-1.2 0.5,-0.7 0.46,-0.2 0.34,-0.06 0.2,-0.02!"),
            limb([(-0.32, -0.2), (-0.58, -0.32), (-0.8, -0.52), (-0.9, -0.66)], 0.32, 0.3, 0.26, 0.23),
            limb([(0.32, -0.2), (0.6, -0.26), (0.82, -0.34), (0.72, -0.5)], 0.32, 0.3, 0.26, 0.22),
        )
        .buffer(0.05)
        .buffer(-0.05)
    )
    folds = union(
        line(bezier((-0.46, -0.24), (-0.5, -0.36), (-0.48, -0.5), n=8), 0.016),
        line(bezier((0.46, -0.22), (0.5, -0.36), (0.48, -0.5), n=8), 0.016),
        line([(0.02, -0.3), (0.03, -1.8)], 0.018),
        *(line(bezier((u, -1.1), (u * 1.06, -1.4), (u * 1.1, -1.8), n=8), 0.014) for u in (-0.36, -0.18, 0.22, 0.4)),
    )
    buttons = union(*(circle(-0.1, y, 0.034) for y in (-1.12, -1.32)))
    s.puff(coat, 2.3, 0.2, darker(navy, 0.3), lighter(navy, 0.1), [Mark(folds, darker(navy, 0.5), 0.7, 0.003), Mark(buttons, "#e8c050")], "cloth", shadow=False)
    for side in (-1, 1):
        lapel = draw(f"{side * 0.02},-0.3! {side * 0.16},0.0 {side * 0.24},-0.02 {side * 0.3},-0.16! {side * 0.18},-0.26")
        s.puff(lapel, 2.08, 0.03, darker(navy, 0.35), navy, brush="cloth", shadow=False)
    head = Figure(tuple(p for p in keeper.parts[n:-n] if p.shape.bounds[1] > keeper.points["head"][1] - 0.16), keeper.points)
    f = s.place(head, px, py, k, 2.2, shadow=False)
    hx, hy = f.points["head"]
    unit = k * STOUT.head / 100
    beard = draw("-42,6! -30,-10 -16,-15 0,-17 16,-15 30,-10 42,6! 44,-24 36,-52 16,-70 0,-74 -16,-70 -36,-52 -44,-24").difference(ellipse(0, -30, 12, 9))
    curls = union(*(line(bezier((x, -40), (x * 1.05, -52), (x * 0.8, -66), n=8), 1.6) for x in (-26, -13, 0, 13, 26)))
    s.puff(move(beard, hx, hy, 0, unit), 1.86, 0.06, "#a8a49c", "#f4f0e8", [Mark(move(curls, hx, hy, 0, unit), "#8c8880", 0.6)], "fur", shadow=False)
    tache = draw("0,-15 14,-12 32,-18 40,-28! 22,-26 8,-23 0,-21 -8,-23 -22,-26 -40,-28! -32,-18 -14,-12")
    s.puff(move(tache, hx, hy, 0, unit), 1.76, 0.04, "#c8c4bc", "#fffcf4", brush="fur", shadow=False)
    nose = union(ellipse(0, -10, 12, 8), draw("-4,10 4,10 8,-8 -8,-8"))
    s.puff(move(nose, hx, hy, 0, unit), 1.7, 0.05, "#8a5436", "#b07850", brush="skin", shadow=False)
    skin = ("#84522f", "#b47a50")
    for palm in (ellipse(-0.93, -0.68, 0.12, 0.2, -6), ellipse(0.64, -0.5, 0.2, 0.11, 8)):
        s.puff(palm, 1.5, 0.06, *skin, brush="skin", shadow=False)
    for cuff in (move(box(-0.13, -0.045, 0.13, 0.045).buffer(0.02), -0.9, -0.52, -14), move(box(-0.12, -0.04, 0.12, 0.04).buffer(0.02), 0.76, -0.4, 34)):
        s.puff(cuff, 1.46, 0.04, darker(navy, 0.1), lighter(navy, 0.3), brush="cloth", shadow=False)
    for i, (y, reach) in enumerate(((-0.5, 0.27), (-0.6, 0.31), (-0.7, 0.31), (-0.8, 0.26))):
        finger = limb([(-0.99, y - 0.01), (-0.92, y + 0.005), (-0.99 + reach, y - 0.02)], 0.09, 0.1, 0.084)
        s.puff(finger, 0.72 - 0.01 * i, 0.04, *skin, [Mark(ellipse(-1.0 + reach, y - 0.02, 0.026, 0.022), "#e0b090", 0.8)], "skin", shadow=False)
    for i, (x, reach) in enumerate(((0.48, 0.25), (0.565, 0.29), (0.65, 0.29), (0.735, 0.25))):
        finger = limb([(x + 0.01, -0.46), (x, -0.52), (x - 0.01, -0.46 - reach)], 0.084, 0.092, 0.078)
        s.puff(finger, 0.72 - 0.01 * i, 0.04, *skin, [Mark(ellipse(x - 0.01, -0.47 - reach, 0.02, 0.026), "#e0b090", 0.8)], "skin", shadow=False)
    # The bottle, lying across.
    y, x0, x1 = -0.62, -0.86, 0.6
    glass = draw(
        f"{x0},{y} {x0 + 0.02},{y + 0.3} {x0 + 0.14},{y + 0.42} {x0 + 0.9},{y + 0.42} {x0 + 1.1},{y + 0.32} {x0 + 1.26},{y + 0.13} {x1 + 0.24},{y + 0.11}! {x1 + 0.24},{y - 0.11}! {x0 + 1.26},{y - 0.13} {x0 + 1.1},{y - 0.32} {x0 + 0.9},{y - 0.42} {x0 + 0.14},{y - 0.42} {x0 + 0.02},{y - 0.3}"
    )
    inner = glass.buffer(-0.035)
    s.puff(glass, 1.3, 0.06, "#6f98a0", "#c8dcd8", shadow=False)
    s.puff(
        inner,
        1.2,
        0.05,
        "#34586c",
        "#16283c",
        [Mark(ellipse(x0 + 0.3, y + 0.3, 0.3, 0.1), "#5a7484", 0.6, 0.03), Mark(ellipse(x0 + 0.8, y + 0.32, 0.3, 0.08), "#5a7484", 0.6, 0.03)],
    )
    # A cloud of its own under the glass, and out of it the lightning.
    heap = union(*(ellipse(x0 + 0.12 + 0.11 * i, y + 0.34 - 0.03 * (i % 2), 0.1, 0.07 + 0.012 * (i % 3)) for i in range(9))).intersection(inner.buffer(-0.02))
    bolt = Polygon([(0.8, 0.32), (0.72, 0.08), (0.79, 0.1), (0.7, -0.16), (0.88, 0.14), (0.81, 0.12), (0.9, 0.32)])
    s.puff(move(bolt, x0, y), 1.1, 0.01, "#fff0a0", "#fffbe0", glow=0.9, shadow=False)
    s.puff(heap, 1.06, 0.05, "#34485c", "#8ca4b0", brush="wool", shadow=False)
    back = land.breakers(s.rng, y - 0.12, 9, 0.14).intersection(inner)
    s.puff(back, 1.06, 0.03, "#1f4a60", "#7fb0b8", shadow=False)
    s.place(props.ship("#8a4a30", "#f8f0dc", "#e0a030"), x0 + 0.46, y - 0.16, 0.4, 1.0, turn=16)
    s.place(people.captain("reach", mood="surprised", skin="#9a6844", hair_colour="#c8c4bc", top="#e0a030"), x0 + 0.5, y - 0.05, 0.17, 0.9, turn=10)
    front = land.breakers(s.rng, y - 0.22, 8, 0.15).intersection(inner)
    s.puff(front, 0.86, 0.04, "#12344a", "#a8ccd0", [Mark(front.difference(move(front, 0, -0.02)), "#f0fbf8", 0.8)], shadow=False)
    rain = union(*(line([(x0 + 0.12 + 0.08 * i, y + 0.34 - 0.06 * (i % 3)), (x0 + 0.06 + 0.08 * i, y + 0.2 - 0.06 * (i % 3))], 0.009) for i in range(12)))
    s.sheet(rain.intersection(inner), 0.84, "#d0e4e8", shadow=False, glow=0.2)
    shine = union(
        stroke(bezier((x0 + 0.36, y - 0.34), (x0 + 0.6, y - 0.36), (x0 + 0.86, y - 0.33), n=16), 0.006, 0.014, 0.006),
        stroke(bezier((x0 + 0.98, y + 0.3), (x0 + 1.08, y + 0.24), (x0 + 1.18, y + 0.14), n=10), 0.008, 0.024, 0.008),
    )
    s.sheet(shine, 0.76, mat=veils.tint("#ffffff", 0.6), thick=0.004, edge=0, shadow=False)
    s.puff(box(x1 + 0.18, y - 0.1, x1 + 0.38, y + 0.1).buffer(0.015), 1.24, 0.06, "#7a5030", "#c89860", brush="stone")
    weather.halo(s, x0 + 0.8, y + 0.2, 0.7, 0.4, "#fff0b0", 0.3)
    light.lamp(s, x0 + 0.8, y + 0.1, 0.4, 5, "#fff0c0", 0.1)
    weather.rain(s, slant=0.3, count=60, depths=(0.3, 2.8))
    light.rig(s, 1000, 260)
    light.sun(s, 0.7, "#fff0d0", side=-0.7, height=0.5)
