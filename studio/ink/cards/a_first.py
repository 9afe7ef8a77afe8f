"""Beds, legs and what is seen from above."""

from ..easel import *


@card("midnight", paper="cold")
def half_bed(s):
    s.wash(s.all, "#6a5648", 0.85, col2="#4a4048", pool=0.35, bloom=2)
    for x in np.linspace(-20, 1020, 9):
        s.stroke([(x, -10), (x + s.rng.normal() * 8, 1510)], 1.6, alpha=0.8)
    cam = Camera((-0.06, 6.2, 0.3), (-0.06, 0.45, -0.02), 31.5, roll=-2)
    light = (-0.75, 0.75, -0.25)
    b = Clay({"sheet": cloth("#f4efe2", k=0.2, shcol="#8f9ab0", shade=0.5, hatch=8), "wood": plain("#8a6038")})
    b.box((0, 0.28, 0.05), (0.92, 0.2, 1.2), round=0.14, m="sheet")
    b.box((0, 0.5, -1.26), (1.02, 0.3, 0.07), round=0.06, m="wood")
    for x in (-0.45, 0.45):
        b.ell((x, 0.52, -0.86), (0.37, 0.13, 0.23), k=0.02, m="sheet")
    b.ell((-0.45, 0.72, -0.86), (0.2, 0.13, 0.15), k=0.1, m="sheet", cut=True)
    shot = shoot([b], cam, light)
    s.wash(shot.shadow_on(0.0, 9), "#120e18", 0.9, edge=0, rough=2)
    s.model(shot, line=2.4)
    # the sea in the other half
    c = cam.project(
        [(-0.9, 0.48, z) for z in np.linspace(-0.52, 1.2, 8)]
        + [
            (x, 0.48, z)
            for x, z in (
                (-0.3, 1.23),
                (0.06, 1.2),
                (0.0, 0.95),
                (0.08, 0.72),
                (-0.05, 0.5),
                (0.03, 0.26),
                (-0.1, 0.04),
                (-0.02, -0.2),
                (-0.12, -0.46),
                (-0.5, -0.54),
            )
        ]
    )
    sea = smooth(blob([tuple(p) for p in c], 8), 6)
    s.cover(sea)
    s.wash(sea, "#1d5f78", 1.05, col2="#101f45", mix=("lin", 70, 0, 1), pool=0.6, bloom=3)
    s.wash(sea, "#0c1838", 0.5, grad=("lin", 90, 0, 1), wet=20, clip=sea)
    x0, y0, x1, y1 = sea.bounds
    for y in np.arange(y0 + 20, y1, 15):
        for _ in range(3):
            x = s.rng.uniform(x0, x1)
            n = s.rng.uniform(16, 50)
            white = s.rng.random() < 0.4
            s.curve([(x, y), (x + n * 0.5, y - 3), (x + n, y + 1)], 1.1, body=white, alpha=0.6, clip=sea)
    s.outline(sea, 2.0, lost=0.2)
    lace = [p for p in np.array(sea.exterior.coords)[::3] if p[0] > x0 + 40]
    s.dots([(p[0] + s.rng.normal() * 3, p[1] + s.rng.normal() * 3) for p in lace], 3.2, body=True)
    hx, hy = cam.project((-0.2, 0.5, -0.27))
    for i, r in enumerate((24, 42, 64, 92)):
        s.stroke(arc(hx, hy, r, r * 0.85, 20 * i, 20 * i + 330, 40), 1.5, body=True, alpha=0.8 - 0.14 * i, clip=sea)
    m = cam.project((-0.62, 0.5, 0.36))
    s.fill(ell(*m, 34).difference(ell(m[0] + 15, m[1] - 8, 31)), "#f3e8b4", body=True)
    for dy in (-18, -4, 9, 20):
        s.stroke([(m[0] - 44, m[1] + dy), (m[0] + 30, m[1] + dy + 2)], 2.2, "#15304e", body=True, alpha=0.9)
    s.dots([(s.rng.uniform(x0, x1), s.rng.uniform(y0 + 200, y1)) for _ in range(34)], 1.5, "#e8f0e8", body=True, alpha=0.8)
    # she, the quilt, the boat
    pose = POSES["lie_side"].but(roll=-58, lean=8, feet=((0.05, 0.16, 0.12), (-0.05, 0.2, 0.02)), look=(0, -0.1, 1))
    her = person(
        (0.38, 0.47, -0.2), 0, pose, "woman", "night", feel="grief", hair="long", hair_col="brown", skin="honey", top="#e8e2d4",
        hands=(World((-0.42, 0.53, -0.25)), World((0.14, 0.62, -0.66))), grips=("open", "rest"), palms=((0, -1, 0), (0, 0, -1)), shoes=False, gaze=(-0.6, 0.6, -0.8),
    )  # fmt: skip
    q = Clay({"quilt": cloth("#9a3f55", k=0.95, col2="#6a2f5a", hatch=7, shade=0.8), "trim": cloth("#efe4cc", k=0.4)})
    q.box((0.49, 0.5, 0.62), (0.45, 0.14, 0.64), round=0.13, m="quilt")
    q.cap((0.4, 0.72, -0.02), (0.3, 0.7, 0.45), 0.26, 0.25, k=0.2, m="quilt", fold=0.014).cap(
        (0.3, 0.7, 0.45), (0.42, 0.6, 1.1), 0.25, 0.18, k=0.2, m="quilt", fold=0.014
    )
    q.ell((0.46, 0.72, 0.42), (0.3, 0.24, 0.5), k=0.2, m="quilt")
    q.cap((0.2, 0.74, -0.16), (0.86, 0.62, -0.08), 0.085, k=0.05, m="trim", fold=0.01)
    q.cap((0.2, 0.72, -0.12), (0.1, 0.56, 0.0), 0.08, 0.06, k=0.06, m="trim")
    boat = props.boat((-0.56, 0.47, 0.84), 152, 0.15, "#7a5230", "#c89a5c", oars=True)
    rower = person(boat.joints["seat"] - V(0, 0.07, 0), 152, "row", "man", "coat", hair="brim", trim="#3a3a44", top="#6a6a78", scale=0.15, detail=False)
    shot = shoot([her, q, boat, rower], cam, light)
    s.wash(shot.shadow_on(0.48, 4) * (1 - s.mask(sea)), "#6a7494", 0.5, edge=0.2)
    s.model(shot, line=2.2)
    on = shot.mask(q, mats=["quilt"])
    for i in range(11):
        for j in range(13):
            p = cam.project((0.08 + 0.08 * i, 0.66, 0.02 + 0.1 * j + 0.05 * (i % 2)))
            x, y = int(np.clip(p[0], 0, 999)), int(np.clip(p[1], 0, 1499))
            if on[y, x] > 0.5:
                for a in (20, 110):
                    d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * 5
                    s.stroke([p - d, p + d], 1.3, "#f0d8d8", body=True, alpha=0.75)
    ring = cam.project((-0.45, 0.6, -0.86))
    s.stroke(arc(*ring, 11, 9, 0, 350), 3, "#c8922a", body=True)
    s.stroke(arc(ring[0] - 2, ring[1] - 2, 9, 7, 190, 280), 1.2, "#fff0c0", body=True)
    bow, crown = cam.project(boat.joints["bow"]), cam.project(her.joints["crown"])
    s.curve(
        [
            crown,
            (crown[0] - 60, crown[1] - 40),
            (crown[0] - 170, crown[1] + 90),
            (crown[0] - 130, crown[1] + 330),
            (bow[0] + 130, bow[1] - 210),
            (bow[0] + 30, bow[1] - 60),
            bow,
        ],
        2.4,
        "#5a3a26",
        n=16,
    )


@card("storm", paper="grey")
def fish_umbrella(s):
    s.wash(s.all, "#59646c", 0.75, col2="#39424e", pool=0.5, bloom=4)
    cam = Camera((0.2, 9, 1.6), (0, 0.8, 0.1), 34, roll=6)
    rng = np.random.default_rng(8)
    for i in range(-9, 10):  # wet cobbles
        for j in range(-13, 14):
            p = cam.project((i * 0.32 + 0.16 * (j % 2), 0, j * 0.26))
            if rng.random() < 0.75 and -30 < p[0] < 1030 and -30 < p[1] < 1530:
                s.stroke(arc(p[0], p[1], 24, 17, rng.uniform(0, 90), rng.uniform(150, 300), 14), 1.2, alpha=0.7)
    cols = ["#2f3742", "#4a4f5c", "#3c3a48", "#55606a", "#2a2c38", "#6a5a5c", "#414a44"]
    spots = [
        (-1.5, -2.3),
        (-0.3, -2.1),
        (1.0, -2.4),
        (-1.45, -1.2),
        (1.5, -1.2),
        (-1.75, 0.1),
        (1.45, 0.35),
        (-1.2, 1.35),
        (1.2, 1.7),
        (-0.1, 2.1),
        (-1.75, 2.6),
        (1.9, -2.2),
        (1.0, 2.9),
        (-0.7, 3.0),
    ]
    figures = []
    for i, (x, z) in enumerate(spots):
        up = V(rng.normal() * 0.16, 1, rng.normal() * 0.16)
        body = person(
            (x, 0, z),
            rng.uniform(0, 360),
            "walk",
            ("man", "woman", "stout")[i % 3],
            ("coat", "coat", "suit")[i % 3],
            top=cols[(i + 2) % 7],
            hair="short",
            detail=False,
        )
        figures += [body, props.umbrella((x + 0.05, 1.35, z + 0.05), up, 1.05, cols[i % 7])]
    cap = Clay({"cap": plain("#b5432f"), "dot": Look("#fff6e2", 0.1, hatch=0, shade=0.2)})  # one is a mushroom
    cap.ell((1.3, 1.95, -2.25), (0.58, 0.3, 0.58), m="cap", k=0)
    for a in range(9):
        cap.ell(
            (1.3 + 0.36 * math.cos(a * 2.4) * (0.4 + 0.07 * a), 2.16, -2.25 + 0.36 * math.sin(a * 2.4) * (0.4 + 0.07 * a)), (0.07, 0.08, 0.07), m="dot", k=0
        )
    figures[5] = cap
    her = person(
        (0.05, 0, 0.35), -24, "reach", "woman", "dress", feel="grin", look_at=cam.pos, top="#d8a01e", hair="afro", skin="cocoa",
        hands=((0.14, 1.68, 0.2), (-0.12, 1.6, 0.24)), grips=("bar", "bar"), palms=((-1, 0, 0), (1, 0, 0)), head_kw={"size": 1.2},
    )  # fmt: skip
    at = V(-0.12, 1.95, -0.35)
    bowl = Clay({"canopy": cloth("#c8322c"), "inside": cloth("#d8564a"), "water": Look("#3f93a8", 0.8, "#2a6a90", shade=0.2, hatch=0)})
    bowl.ell(at, (0.64, 0.4, 0.64), m="canopy", k=0).ell(at + V(0, 0.06, 0), (0.6, 0.4, 0.6), m="inside", k=0, cut=True).box(
        at + V(0, 0.5, 0), (1, 0.5, 1), m="inside", cut=True
    )
    bowl.cone(at + V(0, -0.22, 0), at + V(0, -0.1, 0), 0.5, 0.555, m="water")
    stick = props.staff(her.joints["handl"], at + V(0, -0.35, 0), 0.016)
    fishes = [
        fish(
            at + V(0.3 * math.cos(a), -0.04 + 0.05 * (i % 2), 0.28 * math.sin(a)),
            90 - math.degrees(a),
            0.34,
            col=("#e08a2e", "#d8502e", "#e8b84a")[i % 3],
            bend=25,
            roll=14,
        )
        for i, a in enumerate((0.3, 1.7, 2.9, 4.2, 5.4))
    ]
    fishes.append(fish(at + V(0.1, 0.5, 0.1), 30, 0.36, col="#e08a2e", pitch=55, bend=-30))
    shot = shoot([*figures, her, bowl, stick, *fishes, four("cat", (0.75, 0, 0.6), 250, "sit", 1.5, look_at=at)], cam, (-0.4, 0.9, 0.2))
    s.wash(shot.shadow_on(0, 8), "#20242e", 0.6, edge=0, rough=2)
    s.model(shot, line=2.1)
    rim = [cam.project(at + V(0.64 * math.cos(t), 0.0, 0.64 * math.sin(t))) for t in np.linspace(0.2, 0.2 + 2 * math.pi, 9)]
    hub = cam.project(at + V(0, -0.3, 0))
    for a, b in zip(rim[:-1], rim[1:], strict=True):  # an umbrella, turned up: its ribs, its scalloped rim, its handle in the air
        s.curve([a, a * 0.5 + hub * 0.5 + [0, 4], hub], 2.6, "#f4e0d0", body=True, alpha=0.75)
        s.thing(ell(a[0], a[1], 8), "#e8b83c", 0.9, hatch=0, line=1.8)
        m = (a + b) / 2
        out = m + (m - hub) * 0.07
        s.curve([a, out, b], 3.2)
    top_ = cam.project(at + V(0.05, 0.62, 0.05))
    crook = limb([hub, (hub + top_) / 2 + [4, 0], top_, top_ + [26, -22], top_ + [52, -2], top_ + [46, 26]], [6, 7, 9, 10, 10, 8], 10)
    s.wash(move(crook, 14, 18), "#12303c", 0.6, wet=8)
    s.thing(crook, "#8a5a34", 1.0, shade=0.6, hatch=4, line=2.2)
    places.rain(s, 240, 8, length=(14, 46))
    for _ in range(70):
        x, y = s.rng.uniform(0, 1000), s.rng.uniform(0, 1500)
        s.stroke(arc(x, y, 7, 4, 180, 360, 8), 1.2, body=True, alpha=0.7)


@card("rose", paper="hot")
def fist_opens(s):
    s.wash(s.all, "#d8a09a", 0.45, col2="#b9859a", pool=0.6, bloom=5, grad=("rad", 480, 700, 950, 0.25, 1.3))
    cam = Camera((0, 5, 2.3), (0, 0.0, 0.05), 33)
    z, y = unit(V(0.12, 0.0, -1)), V(0, -1, 0)
    y = unit(y - z * (y @ z))
    palm = hand(
        (0.1, 0.1, 1.7),
        np.stack([np.cross(y, z), y, z], 1),
        -1,
        2.85,
        Grip((0.34, 0.3, 0.3), (0.3, 0.3, 0.3), (0.34, 0.34, 0.3), (0.4, 0.36, 0.3), 0.2, 0.8, 0.4, 0.25),
        looks=person(skin="clay").looks,
        age=0.6,
        creases=False,
    )
    at = palm.joints["palm"] + V(0.05, -0.02, 0.12)
    tilt = rot((0, 1, 0), 16)
    bed = Clay({"wood": plain("#7a4c30"), "sheet": cloth("#fbf4e6", k=0.15, shcol="#9a90b0"), "quilt": cloth("#3a6a78", k=0.9)})
    b = lambda x, h, d: at + tilt @ V(x, h, d)  # noqa: E731
    bed.box(b(0, 0.1, 0), (0.33, 0.07, 0.62), tilt, 0.01, m="wood").box(b(0, 0.19, 0), (0.31, 0.06, 0.6), tilt, 0.05, m="sheet")
    bed.box(b(0, 0.3, -0.64), (0.35, 0.24, 0.03), tilt, 0.02, m="wood").box(b(0, 0.2, 0.64), (0.35, 0.15, 0.03), tilt, 0.02, m="wood")
    bed.ell(b(0, 0.27, -0.46), (0.23, 0.07, 0.13), tilt, m="sheet", k=0.02)
    quilt = Clay(bed.looks)
    quilt.box(b(0, 0.24, 0.18), (0.335, 0.1, 0.46), tilt, 0.09, m="quilt").ell(b(0.06, 0.34, 0.2), (0.24, 0.2, 0.34), tilt, k=0.1, m="quilt").cap(
        b(0.04, 0.33, -0.12), b(-0.02, 0.31, 0.5), 0.19, 0.14, k=0.12, m="quilt", fold=0.012
    )
    sleeper = person(
        b(0.0, 0.22, -0.06),
        16,
        POSES["lie_side"].but(roll=50, lean=10),
        "woman",
        "gown",
        looks={"skirt": bed.looks["quilt"], "shoe": bed.looks["quilt"]},
        scale=0.62,
        feel="sleep",
        hair="loose",
        hair_col="red",
        top="#f6e8d8",
        skin="rose",
        hands=((0.2, 0.98, 0.2), (-0.06, 1.42, 0.16)),
        grips=("rest", "flat"),
        stub=0.03,
    )
    bed.add(quilt)
    lamp = props.candle(palm.fingers[4][2] + V(0.0, 0.2, 0), 1.6)
    sleeper.marks.clear()
    shot = shoot([palm, bed, sleeper, lamp], cam, (-0.55, 0.8, -0.3))
    s.wash(shot.shadow_on(-0.6, 16), "#7a4a68", 0.6, edge=0, rough=4)
    s.model(shot, line=2.8)
    for x, y, a in ((286, 1268, 12), (398, 1246, 4)):  # slippers
        sole = move(
            blob([(0, -84), (30, -66), (37, -20), (27, 30), (30, 62), (16, 86), (-14, 86), (-29, 62), (-27, 30), (-37, -20), (-30, -66)]), x, y, 0.92, a
        )
        s.wash(move(sole, 14, 16), "#5a2a3a", 0.7, wet=8)
        s.thing(sole, "#e8c8a0", 0.6, shade=0.5, shcol="#7a4a48", hatch=0, line=2.6)
        vamp = move(blob([(0, -86), (32, -68), (39, -20), (32, 8), (0, -4), (-32, 8), (-39, -20), (-32, -68)]), x, y, 0.92, a)
        s.thing(vamp, "#b8342e", 1.0, col2="#8a2430", shcol="#3a0c18", hatch=5, line=2.8)
        tuft = move([(0, -42)], x, y, 0.92, a)[0]
        s.thing(ell(*tuft, 13), "#f6e8d0", 0.3, shade=0.4, shcol="#9a7a70", hatch=0, line=2)
    s.glow(*cam.project(lamp.joints["flame"]), 130, "#f8c860", 0.5, 0.5)
    s.splatter("#b06a74", 40, size=(0.6, 5))
