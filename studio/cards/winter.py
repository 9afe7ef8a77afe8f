"""Snow and ice."""


from shapely.geometry import box

from theatre import animals, land, light, material, people, plants, props, sky, solids, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.registry import card
from theatre.stage import Stage


@card("snow", focus=1.2)
def stag_candles(s: Stage) -> None:
    s.view(rise=-0.3, pivot=1.2)
    evening = ((0.0, "#ffc08c"), (0.34, "#f0b49c"), (0.5, "#a894b4"), (0.7, "#4c5c94"), (1.0, "#16264c"))
    sky.backdrop(s, stops=evening, glow=sky.Glow(0.1, 0.62, 0.7, "#ffb868", 0.6), wisps=0.3, stars=110)
    land.distance(s, "pines", 3, y=-0.62, step=-0.12, tall=0.7, depth=4.0, gap=0.5, fog=0.5)
    for x, depth, w in ((0.12, 3.6, 0.06), (-0.78, 3.0, 0.07)):
        plants.birch(s, x, depth, w)
    for depth, y in ((2.0, -0.92), (1.6, -1.06)):
        s.sheet(land.hill(s.rng, y, 0.05, 0.6), depth, "#7c90bc", "#eae6ec", span=(y - 0.3, y + 0.1), bump=0.6)
    # It has come right up to us, and lowers its head.
    coat, dark = "#a06a3c", "#5a3418"
    for pts, near in (
        ([(0.64, -0.6), (0.66, -0.86), (0.6, -1.04), (0.63, -1.24)], False),
        ([(0.36, -0.58), (0.34, -0.84), (0.37, -1.04), (0.34, -1.3)], True),
    ):
        x, y = pts[-1]
        sock = Mark(box(x - 0.3, y - 0.1, x + 0.3, y + 0.2), "#3a2014", 0.9, 0.03)
        s.puff(limb(pts, 0.3, 0.17, 0.1, 0.085), 1.28 if near else 1.46, 0.08, dark if near else "#3c2412", coat if near else "#7a4e2c", [sock], "fur", shadow=False)
        hoof = draw(f"{x + 0.05},{y + 0.03}! {x - 0.05},{y + 0.03}! {x - 0.085},{y - 0.05}! {x + 0.06},{y - 0.05}!")
        s.puff(hoof, 1.22 if near else 1.4, 0.04, "#1c1210", "#4a3428", shadow=False)
        weather.contact(s, x, y - 0.05, 0.4, 1.5, 0.8, "#34447a")
    trunk = draw("0.2,-0.46 0.26,-0.14 0.44,0.06 0.7,0.04 1.1,0.0 1.7,0.06! 1.7,-0.6! 1.1,-0.74 0.66,-0.74 0.36,-0.72")
    spots = union(*(ellipse(x, y, 0.036, 0.03) for x, y in ((0.62, -0.08), (0.78, -0.14), (0.94, -0.08), (0.7, -0.28), (0.88, -0.3), (1.04, -0.22), (0.54, -0.22))))
    belly = Mark(draw("0.4,-0.76 1.1,-0.8 1.7,-0.7! 1.7,-0.56! 1.1,-0.64 0.6,-0.62"), "#ead8b8", 0.7, 0.03)
    neck = limb([(0.06, 0.14), (0.3, -0.06), (0.54, -0.36)], 0.27, 0.4, 0.5)
    s.puff(union(trunk, neck).buffer(0.04).buffer(-0.04), 1.32, 0.2, dark, coat, [Mark(spots, "#f8e8cc", 0.9), belly], "fur", shadow=False)
    for ex, ey, turn, depth in ((0.22, 0.28, 24, 1.14), (0.0, 0.33, 128, 1.16)):
        ear = move(draw("-0.02,-0.05 0.1,-0.07 0.25,0! 0.1,0.06 -0.02,0.05"), ex, ey, turn)
        s.puff(ear, depth, 0.04, dark, coat, [Mark(move(ellipse(0.1, 0, 0.08, 0.03), ex, ey, turn), "#e8b89c", 0.8, 0.01)], "fur", shadow=False)
    head = draw("0.02,0.34 0.16,0.32 0.2,0.14 0.1,-0.04 -0.04,-0.16 -0.2,-0.34 -0.32,-0.42 -0.42,-0.4 -0.45,-0.32 -0.38,-0.22 -0.22,-0.02 -0.1,0.22")
    face = [
        Mark(draw("-0.1,-0.2 -0.3,-0.42 -0.42,-0.4 -0.36,-0.32 -0.2,-0.2"), "#f0dcb8", 0.8, 0.015),
        Mark(ellipse(-0.425, -0.335, 0.045, 0.06, -40), "#20161a", 1.0),
        Mark(line([(-0.26, -0.36), (-0.33, -0.355), (-0.4, -0.39)], 0.012), "#4a2c1c", 0.9),
        Mark(ellipse(-0.045, 0.1, 0.05, 0.042, 40), "#f0dcb8", 0.6, 0.012),
        Mark(ellipse(-0.05, 0.095, 0.036, 0.03, 40), "#1c1216", 1.0),
        Mark(circle(-0.062, 0.108, 0.01), "#ffe8b0", 1.0),
        Mark(line(bezier((-0.1, 0.12), (-0.05, 0.16), (0.0, 0.13), n=8), 0.014), "#3a2014", 0.9),
    ]
    s.puff(head, 1.08, 0.11, darker(coat, 0.25), lighter(coat, 0.06), face, "fur", shadow=False)
    # A candle on the tip of every tine.
    flames = []
    for root, bow, tip, tines, depth in (
        ((0.12, 0.3), ((0.5, 0.34), (0.86, 0.62)), (0.6, 1.0), ((0.3, (0.34, 0.72)), (0.55, (0.88, 0.62)), (0.72, (0.42, 0.98))), 1.24),
        ((0.03, 0.32), ((-0.3, 0.36), (-0.74, 0.62)), (-0.46, 1.02), ((0.26, (-0.14, 0.68)), (0.5, (-0.7, 0.58)), (0.72, (-0.24, 0.96))), 1.04),
    ):
        beam = bezier(root, *bow, tip, n=40)
        horn = [stroke(beam, 0.085, 0.06, 0.04)]
        for at, end in tines:
            bx, by = beam[int(at * 39)]
            horn.append(stroke(bezier((bx, by), (end[0], (by + end[1]) / 2 - 0.04), end, n=16), 0.05, 0.034))
        s.puff(union(*horn), depth, 0.045, "#7a5638", "#ecd4a4", brush="plank", shadow=False)
        for fx, fy in (tip, *(end for _, end in tines)):
            c = s.place(props.candle(holder="#c8962c"), fx, fy - 0.012, 0.22, depth - 0.1, shadow=False)
            flames.append((*c.points["flame"], depth - 0.2))
    for fx, fy, d in flames:
        light.lamp(s, fx, fy, d - 0.1, 3, "#ffb860", 0.04)
        weather.halo(s, fx, fy, d, 0.16, "#ffb050", 0.65)
    weather.halo(s, 0.05, 0.7, 1.7, 0.95, "#ff9c40", 0.28)
    s.place(animals.bird("perch", "#c8402c", "#fff0d8"), 0.62, 0.03, 0.17, 1.1, flip=True, shadow=False)
    g = land.hill(s.rng, -1.3, 0.04, 0.5)
    s.sheet(g, 1.02, "#6c80b0", "#f4eef0", span=(-1.6, -1.2), bump=0.6)
    px, k = -0.62, 0.84
    y = land.top(g, px) - 0.02
    weather.contact(s, px, y, 0.5, 0.98, 0.8, "#34447a")
    child = people.child(
        Pose(near_arm=(-24, -6), near_leg=(-12, -14), far_leg=(12, 2), lean=6, nod=-18),
        mood="tender",
        profile=True,
        gaze=(0.6, 0.8),
        scarf="#f0c048",
        hands=("open", "flat"),
        touch={"far_hand": people.local((-0.42, -0.43), px, y, k)},
    )
    s.place(child, px, y, k, 0.92, shadow=False)
    for i in range(5):
        s.puff(ellipse(-0.72 - 0.08 * i, -1.37 - 0.03 * i + 0.03 * (i % 2), 0.036, 0.016), 0.9, 0.004, "#5c70a4", "#8094c0", shadow=False)
    # Somebody watches from a hollow trunk.
    for x, depth, w in ((-0.95, 0.6, 0.24), (0.99, 0.7, 0.12)):
        plants.birch(s, x, depth, w)
    s.puff(ellipse(-0.92, 0.12, 0.065, 0.1), 0.46, 0.01, "#1c1a28", "#34304a", shadow=False)
    solids.balls(s, [(-0.945, 0.13, 0.42, 0.017), (-0.89, 0.13, 0.42, 0.017)], material.glow("#ffc850", 3))
    weather.snow(s, 80)
    light.rig(s, 460, 140)
    light.lamp(s, 0.0, 0.6, 0.6, 30, "#ffb050", 0.25)
    light.lamp(s, -0.3, -0.5, 0.5, 9, "#ffc070", 0.3)
