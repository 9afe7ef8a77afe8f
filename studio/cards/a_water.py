"""Rivers and the sea."""


from shapely.geometry import Polygon, box

from cards.k_cello import porter
from theatre import animals, land, light, plants, sky, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import bezier, circle, draw, ellipse, limb, line, move, smooth, stroke, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage


@card("midnight", focus=1.0)
def paper_fleet(s: Stage) -> None:
    sky.backdrop(s, stars=240, wisps=0.25, glow=sky.Glow(0.1, 0.5, 0.9, "#8fb4e8", 0.5))
    land.distance(s, "pines", 2, y=0.66, step=-0.1, tall=0.42, depth=4.4, gap=0.4, fog=0.5)
    # The valley from above, from where the owl sits; the river comes down it in bends.
    bank = land.hill(s.rng, 0.62, 0.02, 0.7)
    spine = smooth(
        [(0.12, 0.62), (0.24, 0.46), (-0.02, 0.3), (-0.3, 0.1), (-0.1, -0.18), (0.3, -0.46), (0.28, -0.86), (-0.14, -1.3), (-0.4, -1.9)], closed=False, n=14
    )
    river = stroke(spine, 0.05, 0.09, 0.15, 0.25, 0.38, 0.58, 0.86, 1.3, 1.7)
    meadow = union(*(ellipse(s.rng.uniform(-1.1, 1.1), s.rng.uniform(-1.4, 0.5), s.rng.uniform(0.1, 0.3), s.rng.uniform(0.015, 0.04)) for _ in range(50)))
    s.puff(bank.intersection(box(-1.6, -1.8, 1.6, 2)), 3.4, 0.01, "#10244c", "#4a78a8", [Mark(meadow, "#6c9cc0", 0.22, 0.01)], "fur", shadow=False)
    shore = river.buffer(0.022).intersection(bank)
    s.puff(shore, 3.2, 0.012, "#5c7ca4", "#a8c4dc", brush="stone", shadow=False)
    ripples, glints = [], []
    for _ in range(200):
        i = s.rng.randrange(len(spine))
        x, y = spine[i]
        t = i / len(spine)
        n = 0.02 + 0.12 * t * t
        cx = x + s.rng.uniform(-0.5, 0.5) * (0.06 + 1.2 * t * t)
        (ripples if s.rng.random() < 0.7 else glints).append(stroke([(cx - n, y), (cx, y + 0.012 * t), (cx + n, y)], 0.002, 0.006 + 0.008 * t, 0.002))
    water = river.intersection(bank)
    s.puff(water, 3.0, 0.008, "#17407c", "#9cc4e8", [Mark(union(*ripples), "#0f2c5c", 0.45), Mark(union(*glints), "#d0e4f8", 0.7)], shadow=False, glow=0.1)
    # Bushes and firs along it, larger as they come nearer.
    side = (
        (-0.62, 0.44, 0.07),
        (0.56, 0.4, 0.07),
        (-0.72, 0.12, 0.1),
        (0.28, 0.06, 0.09),
        (0.5, -0.02, 0.11),
        (-0.6, -0.3, 0.14),
        (-0.86, -0.36, 0.16),
        (-0.42, -0.52, 0.15),
        (0.94, -0.5, 0.2),
        (-0.86, -0.76, 0.2),
    )
    for x, y, k in side:
        d = 2.9 - 0.6 * (0.5 - y)
        for j in range(2):
            px = x + s.rng.uniform(-1.2, 1.2) * k
            s.sheet(plants.pine(s.rng, px, y + 0.3 * k, k * s.rng.uniform(2.2, 3.2)), d + 0.05 + 0.03 * j, "#0c2040", "#3c6898", shadow=False)
        bush = union(*(circle(x + k * s.rng.uniform(-1, 1), y + k * s.rng.uniform(0, 0.6), k * s.rng.uniform(0.36, 0.56)) for _ in range(7)))
        weather.contact(s, x, y - 0.1 * k, 3 * k, d + 0.02, 0.6)
        s.puff(bush, d, 0.06, "#0f2850", "#4a7cac", brush="wool", shadow=False)
    # The fleet. The mouse in each boat holds its light.
    fur, scarf = ("#a8a0a4", "#c8b8a8", "#8c8690", "#b8a898", "#a89088"), ("#d8402c", "#e0a030", "#4f9a6c", "#c85c8c", "#d8402c")
    way = ((0.19, 0.42, 0.05, 1), (0.02, 0.3, 0.075, -1), (-0.28, 0.1, 0.11, -1), (-0.12, -0.18, 0.17, 1), (0.3, -0.5, 0.27, 1), (-0.16, -1.1, 0.62, -1))
    for i, (x, y, k, u) in enumerate(way):
        d = 2.6 - 0.3 * i
        # Reflections: the hull upside down, the flame as broken gold.
        image = Polygon([(x - 0.74 * k, y - 0.38 * k), (x - 0.46 * k, y), (x + 0.46 * k, y), (x + 0.74 * k, y - 0.38 * k), (x, y - 0.46 * k)])
        bars = []
        for j in range(7):
            cx, n, cy = x + s.rng.uniform(-0.2, 0.2) * k, k * s.rng.uniform(0.3, 0.6), y - (0.03 + 0.06 * j) * k
            bars.append(stroke([(cx - n, cy), (cx, cy - 0.01 * k), (cx + n, cy)], 0.004, (0.06 - 0.004 * j) * k, 0.004))
        if i > 1:
            s.sheet(image.intersection(union(*bars)), d + 0.2, mat=veils.tint("#c8dcf4", 0.16), shadow=False)
        gold = []
        for j in range(9):
            n = k * (0.2 - 0.012 * j) * s.rng.uniform(0.5, 1.2)
            cx, cy = x + u * 0.16 * k + s.rng.uniform(-0.06, 0.06) * k, y - k * (0.06 + 0.085 * j)
            gold.append(stroke([(cx - n, cy), (cx, cy - 0.012 * k), (cx + n, cy)], 0.004, 0.05 * k, 0.004))
        s.sheet(union(*gold), d + 0.15, mat=veils.tint("#ffc860", 0.75), shadow=False)
        bow = [stroke(bezier((x + e * 0.5 * k, y), (x + e * 0.8 * k, y - 0.05 * k), (x + e * 1.15 * k, y + 0.1 * k), n=10), 0.016 * k, 0.004) for e in (-1, 1)]
        if i > 1:
            s.sheet(union(*bow), d + 0.1, mat=veils.tint("#d0e8ff", 0.45), shadow=False)
        paper = ("#d8c4a0", "#fff4dc")
        sail = Polygon([(x - 0.4 * k, y + 0.22 * k), (x, y + 0.95 * k), (x + 0.4 * k, y + 0.22 * k)])
        s.puff(
            sail,
            d + 0.06,
            0.03 * k,
            *paper,
            [
                Mark(line([(x, y + 0.95 * k), (x, y + 0.2 * k)], 0.014 * k), "#8a8478", 0.7),
                Mark(circle(x + u * 0.16 * k, y + 0.55 * k, 0.2 * k), "#ffc870", 0.6, 0.06),
            ],
            shadow=False,
        )
        fx, fy = x + u * 0.16 * k, y + 0.6 * k
        if i > 1:
            m = s.place(porter(fur[i - 1], scarf[i - 1]), x - u * 0.34 * k, y + 0.14 * k, 0.54 * k, d - 0.02, flip=u < 0, shadow=False)
        stick = box(fx - 0.035 * k, y + 0.1 * k, fx + 0.035 * k, fy - 0.06 * k)
        s.puff(stick, d - 0.06, 0.03 * k, "#c8b088", "#fff4d8", shadow=False)
        s.puff(
            draw(f"{fx},{fy + 0.13 * k}! {fx + 0.045 * k},{fy + 0.02 * k} {fx},{fy - 0.05 * k} {fx - 0.045 * k},{fy + 0.02 * k}"),
            d - 0.08,
            0.02 * k,
            "#ff8c20",
            "#ffd870",
            glow=0.8,
            shadow=False,
        )
        if i > 1:
            px, py = m.points["strap"]
            for dy in (0.0, -0.09):
                s.puff(
                    limb(
                        [(px, py + (0.02 + dy) * k), ((px + fx) / 2, py + (dy - 0.03) * k), (fx + u * 0.01 * k, py + (dy + 0.03) * k)],
                        0.065 * k,
                        0.055 * k,
                        0.055 * k,
                    ),
                    d - 0.17 * k - 0.06,
                    0.02 * k,
                    darker(fur[i - 1], 0.2),
                    lighter(fur[i - 1], 0.15),
                    brush="fur",
                    shadow=False,
                )
        hull = Polygon(
            [
                (x - 0.8 * k, y + 0.44 * k),
                (x - 0.46 * k, y - 0.01 * k),
                (x + 0.46 * k, y - 0.01 * k),
                (x + 0.8 * k, y + 0.44 * k),
                (x + 0.34 * k, y + 0.26 * k),
                (x - 0.34 * k, y + 0.26 * k),
            ]
        )
        folds = union(
            line([(x - 0.8 * k, y + 0.44 * k), (x, y + 0.08 * k), (x + 0.8 * k, y + 0.44 * k)], 0.014 * k), line([(x, y + 0.08 * k), (x, y)], 0.014 * k)
        )
        s.puff(hull, d - 0.24 * k - 0.08, 0.07 * k, *paper, [Mark(folds, "#8a8478", 0.7)], shadow=False)
        weather.halo(s, fx, fy + 0.03 * k, d - 0.3 * k - 0.1, 0.5 * k + 0.03, "#ffb850", 0.3)
        if i > 2:
            light.lamp(s, fx, fy + 0.05 * k, d - 0.3 * k - 0.15, 3.2 * k * k + 0.2, "#ffc070", 0.03)
    # Who counts them, near and large.
    s.puff(limb([(1.4, 0.28), (0.9, 0.2), (0.5, 0.24), (0.26, 0.16)], 0.17, 0.12, 0.07, 0.02), 0.6, 0.05, "#1c1a28", "#5c5470", brush="wood", shadow=False)
    s.puff(limb([(0.52, 0.22), (0.42, 0.33), (0.3, 0.36)], 0.04, 0.03, 0.012), 0.6, 0.02, "#1c1a28", "#5c5470", shadow=False)
    k, ox, oy, t = 0.84, 0.7, 0.23, 9
    s.place(animals.owl("perch", "#8a7058", "#f0e4cc"), ox, oy, k, 0.5, turn=t, shadow=False)
    for e in (-1, 1):
        iris, pupil, spark = (
            move(circle(e * 0.14 + a, 0.78 + b, r), ox, oy, t, k) for a, b, r in ((0, 0, 0.118), (-0.045, -0.045, 0.064), (-0.02, -0.015, 0.02))
        )
        s.puff(iris, 0.22, 0.03, "#d88c18", "#ffd040", [Mark(pupil, "#16101a"), Mark(spark, "#fff0c0")], glow=0.15, shadow=False)
    for x, h in ((-0.98, 0.6), (-0.9, 0.44), (0.86, 0.44), (0.95, 0.62), (0.78, 0.34)):
        s.sheet(plants.reed(s.rng, x, -1.6, h + 0.2), 0.3, "#081428", "#2c4c84", shadow=False)
    weather.motes(s, 12, "#ffe890", 6, x=(-0.9, 0.4), y=(-0.7, 0.3))
    light.lamp(s, 0.3, 0.5, 0.0, 7, "#c8dcff", 0.3)
    light.rig(s, 600, 120)
