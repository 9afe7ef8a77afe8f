"""Jealousy, mischief, joy and relief: a dance, a doll's house, a tiger, a wave, a load put down."""

from ..easel import *


@card("ember", paper="tea", light=(-0.5, -0.6))
def dance_knife(s):
    s.wash(s.all, "#c8603a", 0.8, col2="#8a2a2c", pool=0.5, bloom=5, grad=("rad", 470, 640, 900, 0.35, 1.4))
    cam = Camera((0.55, 7.6, 3.4), (0.42, 0.3, 0.42), 27, roll=-8)
    for i in range(-9, 10):  # a floor of woven wood
        for j in range(-9, 10):
            a = [(i * 0.5, 0, j * 0.5), (i * 0.5 + 0.5, 0, j * 0.5), (i * 0.5 + 0.5, 0, j * 0.5 + 0.5), (i * 0.5, 0, j * 0.5 + 0.5)]
            g = valid(Polygon(cam.project(a)))
            if s.beside(g):
                continue
            if (i + j) % 2:
                s.wash(g, "#6a2020", 0.28, edge=0.4)
            for u in (0.2, 0.4, 0.6, 0.8):
                q = (
                    [(i * 0.5 + 0.5 * u, 0, j * 0.5), (i * 0.5 + 0.5 * u, 0, j * 0.5 + 0.5)]
                    if (i + j) % 2
                    else [(i * 0.5, 0, j * 0.5 + 0.5 * u), (i * 0.5 + 0.5, 0, j * 0.5 + 0.5 * u)]
                )
                s.stroke(cam.project(q), 1.0, alpha=0.5)
            s.outline(g, 1.2, lost=0.3, restate=0)
    light = (-0.62, 0.66, -0.42)
    him = person(
        (-0.16, 0, -0.06),
        62,
        "weight",
        "slim",
        "suit",
        top="#2a2028",
        legs="#241c24",
        skin="olive",
        hair="short",
        feel="desire",
        lean=14,
        look_at=(0.4, 1.3, 0.1),
        hands=((0.34, 1.42, 0.42), (-0.02, 1.05, 0.42)),
        grips=("bar", "flat"),
        elbows=((1, -0.3, 0), (-1, -0.2, 0.3)),
        shoe="#120c10",
    )
    her = person((0.42, 0, 0.14), 240, "dance", "woman", "dress", top="#d0262e", skin="cocoa", hair="bun", feel="scorn", lean=-26, side=0, twist=0, look_at=(1.6, 2.6, 1.6), shoe="#d0262e", hands=(World((-0.12, 1.36, 0.06)), World(tuple(him.joints["handl"]))), grips=("flat", "bar"), feet=((0.06, 0.08, 0.1), (-0.3, 0.1, -0.62)), toes=(None, (0, -0.8, -0.5)))  # fmt: skip
    mouth = her.joints["mouth"]
    rose = Clay({"rose": plain("#e8304a", hatch=0), "stalk": plain("#3a5a2e", hatch=0)})
    across = unit(np.cross(her.turn[:, 2], V(0, 1, 0)))
    rose.cap(mouth - across * 0.12, mouth + across * 0.16, 0.012, m="stalk").ell(mouth - across * 0.15, 0.055, m="rose", k=0.01)
    shot = shoot([him, her], cam, light, map_size=1600)
    dark = shot.shadow_on(0, 2)
    s.wash(dark, "#2a0c18", 0.95, edge=0.4, rough=1.2)
    # the rose's shadow: a knife, clear of theirs
    p = cam.project((1.02, 0, 1.42))
    a = math.radians(24)
    knife = move(
        union(
            blob([(-150, 0), (-120, -18), (20, -20), (20, 14), (-60, 12)], 6),
            box(18, -24, 34, 20),
            blob([(34, -13), (120, -15), (140, 0), (120, 13), (34, 11)], 6),
        ),
        *p,
        1.0,
        math.degrees(a),
    )
    s.lift(ell(*p, 190, 90), 0.55, 30)
    s.wash(knife, "#1a0610", 1.3, edge=0.6, rough=1.0)
    whole = shoot([him, her, rose], cam, light)
    s.model(whole, line=2.6)
    curtain = poly([(760, -40), (1040, -40), (1040, 470), *path([(1040, 430), (980, 380), (930, 330), (880, 240), (830, 170), (790, 60)], 8)])
    s.cover(curtain)
    s.thing(curtain, "#6a1420", 1.2, col2="#8a2028", hatch=6, line=3, shcol="#2a060e")
    for k in range(7):
        s.curve([(800 + 36 * k, -20), (820 + 34 * k, 120 + 20 * k), (840 + 32 * k, 210 + 34 * k)], 3, clip=curtain)
    shoes = spot(905, 388, 260, 48)
    pair = Clay({"hide": plain("#3a2420"), "toe": plain("#e8dcc0", hatch=0)})
    for q in (0, 1):
        c = V(0.16 * q, 0.05, 0.03 * q)
        pair.cap(c, c + V(-0.1, -0.01, 0.16), 0.05, 0.042, k=0.02, m="hide").ell(c + V(-0.13, -0.01, 0.21), (0.045, 0.035, 0.05), k=0.01, m="toe")
    s.model(shoot([pair], shoes, light), line=2)
    for x, z, a in ((-0.95, 1.5, 20), (-0.5, 1.95, -10), (-1.1, 2.1, 40)):
        ch = props.chair((x, 0, z), a, 0.8, "#5a3020")
        sh = shoot([ch], cam, light)
        s.wash(sh.shadow_on(0, 4), "#2a0c18", 0.6, edge=0.1)
        s.model(sh, line=2.0)
    cel = props.cello((-0.62, 0.08, 1.62), rot((0, 1, 0), 30) @ rot((1, 0, 0), -80), 0.75)
    s.model(shoot([cel], cam, light), line=2.0)
    s.splatter("#d0262e", 14, (300, 500, 800, 1200), size=(2, 7))


@card("plum", paper="cold", light=(0.4, -0.6))
def doll_house(s):
    s.wash(s.all, "#5a3a68", 1.0, col2="#8a5a88", pool=0.5, bloom=3)
    for x in np.arange(-20, 1020, 42):  # wallpaper
        s.stroke([(x, -10), (x, 1200)], 1.4, "#d8a0a0", body=True, alpha=0.4)
        for y in np.arange(20, 1150, 66):
            q = 7
            s.fill(
                union(*(ell(x + 21 + q * math.cos(t), y + 33 * (int(x / 42) % 2) + q * math.sin(t), 4) for t in np.linspace(0, 6.28, 6)[:-1])),
                "#e0a8b0",
                body=True,
                alpha=0.55,
            )
    win = box(190, 150, 810, 830)
    s.cover(win)
    # the eye fills the window
    s.wash(win, "#d89a78", 0.75, col2="#b8705a", pool=0.4, bloom=2)
    marks.eye(s, 500, 500, 560, look=(-0.25, 0.7), iris="#3f8a5a", lid=0.55, line=6)
    for k in range(5):
        s.curve([(210 + 8 * k, 270 - 26 * k), (400, 190 - 26 * k), (640, 196 - 26 * k), (800, 290 - 24 * k)], 7 - k, "#4a2a24", clip=win, alpha=0.9)
    for k in range(4):
        s.curve([(260, 690 + 22 * k), (500, 740 + 24 * k), (760, 680 + 22 * k)], 2, "#7a3a34", clip=win, alpha=0.8)
    s.hatch(
        win,
        tone=marks.field(s, lambda x, y: 0.2 + 0.6 * step(330, 170, x) + 0.6 * step(640, 820, y) * step(400, 800, x)),
        ang=50,
        sep=8,
        w=1.2,
        thr=0.35,
        longest=70,
        cross=True,
    )
    for g in (
        box(160, 120, 200, 860),
        box(800, 120, 840, 860),
        box(160, 110, 840, 158),
        box(140, 820, 860, 874),
        box(488, 158, 512, 826),
        box(196, 436, 804, 460),
    ):
        s.thing(g, "#f4e4cc", 0.35, shade=0.5, shcol="#6a5080", hatch=6, line=2.6)
    for q in (-1, 1):
        x = 500 + 350 * q
        g = blob([(x - 70 * q, 90), (x + 110 * q, 80), (x + 100 * q, 500), (x + 70 * q, 920), (x - 20 * q, 900), (x + 10 * q, 620), (x - 30 * q, 380)])
        s.thing(g, "#e0b040", 0.9, col2="#c88a3a", shcol="#6a3a3a", hatch=6, line=2.8)
        for k in (10, 36, 64):
            s.curve([(x + k * q - 20 * q, 90), (x + k * q, 400), (x + (k - 14) * q, 880)], 1.8, clip=g)
    floor = poly([(-40, 1080), (1040, 1080), (1040, 1560), (-40, 1560)])
    s.cover(floor)
    s.wash(floor, "#a8704a", 0.8, col2="#6a3f3a", bloom=2, grad=("lin", 90, 0.5, 1.2))
    for x in np.linspace(-500, 1500, 17):
        s.stroke([(500 + (x - 500) * 0.6, 1080), (500 + (x - 500) * 1.2, 1540)], 1.8, clip=floor)
    s.stroke([(-10, 1080), (1010, 1080)], 3)
    s.lift(poly([(300, 1085), (700, 1085), (900, 1500), (160, 1500)]), 0.35, 30)
    cam = spot(500, 1390, 330, 13)
    light = (0.1, 0.7, -0.5)
    doll = {"skin": Look("#f2dcc8", 0.4, "#e8b8a8", shade=0.7, shcol="#8a5a78", hatch=4, white=0.7)}
    him = person(
        (-0.2, 0, 0),
        70,
        "stand",
        "man",
        "suit",
        top="#2f4a6a",
        legs="#2a2a3a",
        skin="rose",
        hair="short",
        feel="tender",
        look_at=(0.3, 1.5, 0.2),
        hands=((0.36, 1.4, 0.34), (-0.1, 1.06, 0.36)),
        grips=("flat", "flat"),
        looks=doll,
        head_kw={"size": 1.25},
    )
    her = person(
        (0.26, 0, 0.05),
        -80,
        "stand",
        "woman",
        "gown",
        top="#c8405a",
        skin="rose",
        hair="bun",
        hair_col="red",
        feel="fear",
        look_at=(0.4, 5, -4.5),
        gaze=(0.3, 4, -3),
        hands=(World(tuple(him.joints["neck"] + V(-0.06, -0.05, 0.12))), World(tuple(him.joints["palml"]))),
        grips=("flat", "flat"),
        looks={**doll, "top": cloth("#c8405a"), "skirt": cloth("#c8405a")},
        head_kw={"size": 1.25},
    )
    key_ = Clay({"brass": plain("#d8a838")})
    b = him.joints["ribs"] + V(-0.2, 0, -0.05)
    key_.cap(b, b + V(-0.16, 0, -0.03), 0.02, m="brass").ring(b + V(-0.22, 0.06, -0.04), 0.055, 0.018, rot((1, 0, 0), 90), m="brass").ring(
        b + V(-0.22, -0.06, -0.04), 0.055, 0.018, rot((1, 0, 0), 90), m="brass"
    )
    table = props.round_table((1.12, 0, -0.2), 0.8, "#7a4a30", r=0.4)
    cup = props.cup((1.05, 0.6, -0.1), 30, 2.4, "#f4e4cc")
    shot = shoot([him, her, key_, table, cup], cam, light)
    s.wash(shot.shadow_on(0, 5), "#2a1430", 0.75, edge=0.2, rough=2)
    s.model(shot, line=2.4, fill=0.12)
    s.curve([(880, 120), (884, 220), (878, 300)], 2, "#2a1a38")
    s.thing(
        union(ell(878, 330, 24).difference(ell(878, 330, 12)), box(873, 350, 883, 440), box(883, 410, 902, 420), box(883, 428, 898, 438)),
        "#e0b040",
        0.9,
        hatch=0,
        line=2.2,
    )


@card("saffron", paper="tea", light=(-0.5, -0.7))
def paint_tiger(s):
    r = s.rng
    s.wash(s.all, "#d8a83a", 0.6, col2="#b8702a", pool=0.6, bloom=6)
    cam = Camera((0.6, 6.9, 3.0), (0.22, 0.2, 0.12), 36, roll=14)
    for _ in range(420):  # dry grass, from above
        x, y = r.uniform(-20, 1020), r.uniform(-20, 1540)
        a = r.normal() * 0.5 - 1.5
        q = r.uniform(20, 60)
        s.curve(
            [(x, y), (x + q * 0.5 * math.cos(a), y + q * 0.5 * math.sin(a)), (x + q * math.cos(a + 0.4), y + q * math.sin(a + 0.4))],
            1.4,
            ("#8a4a1e", "#6a3a1a", "#f8e0a0")[r.integers(3)],
            body=bool(r.random() < 0.3),
            alpha=0.7,
        )
    light = (-0.6, 0.8, 0.25)
    tiger = Clay(
        {
            "fur": fur("#e8862a", hatch=5, col2="#d06a1e", k=1.0),
            "belly": fur("#fbf0dc", k=0.3),
            "nose": plain("#b8504a", hatch=0),
            "dark": plain("#1a1420", hatch=0),
        }
    )
    spine = [V(-0.15, 0.34, 1.35), V(0.1, 0.4, 0.85), V(0.16, 0.42, 0.2), V(0.06, 0.42, -0.4), V(-0.22, 0.36, -0.86)]
    tiger.chain(spine, [0.36, 0.42, 0.4, 0.44, 0.34], k=0.25, m="fur")
    hd = V(-0.62, 0.3, -1.18)
    tiger.cap(spine[-1], hd, 0.3, 0.26, k=0.15, m="fur").ell(hd, (0.36, 0.28, 0.34), k=0.1, m="fur")
    face = frame(unit(V(-0.75, -0.12, -0.35)))
    f = lambda x, y, z: hd + face @ V(x, y, z)  # noqa: E731
    tiger.ell(f(0, -0.06, 0.28), (0.2, 0.14, 0.18), face, k=0.06, m="belly").ell(f(0, 0.02, 0.44), (0.07, 0.045, 0.05), face, k=0.02, m="nose")
    for q in (-1, 1):
        tiger.ell(f(0.24 * q, 0.2, -0.02), (0.1, 0.1, 0.05), face, k=0.05, m="fur").ell(f(0.22 * q, -0.06, 0.12), (0.14, 0.14, 0.16), face, k=0.08, m="belly")
        tiger.mark([f(0.08 * q, 0.14, 0.26), f(0.15 * q, 0.11, 0.27), f(0.22 * q, 0.13, 0.2)], 14, tol=0.2)
        tiger.mark([f(0.2 * q, 0.27, 0.02), f(0.25 * q, 0.3, 0.0), f(0.3 * q, 0.26, -0.02)], 24, tol=0.3)
        for k in range(3):
            tiger.mark([f((0.2 + 0.05 * k) * q, 0.02 + 0.05 * k, 0.24 - 0.09 * k), f((0.27 + 0.05 * k) * q, 0.0 + 0.05 * k, 0.16 - 0.09 * k)], 16, tol=0.3)
            tiger.mark([f(0.12 * q, -0.04 + 0.03 * k, 0.38), f(0.3 * q, -0.02 + 0.05 * k, 0.4), f(0.46 * q, 0.04 + 0.06 * k, 0.34)], 5, col="#fffaf0", tol=9)
    for a, b, c in (
        (spine[-2], V(-0.62, 0.14, -0.42), V(-1.05, 0.1, -0.78)),
        (spine[-1], V(-0.1, 0.12, -1.4), V(-0.5, 0.1, -1.72)),
        (spine[0], V(-0.55, 0.16, 1.0), V(-0.95, 0.1, 1.32)),
        (spine[0], V(0.28, 0.16, 1.75), V(-0.2, 0.1, 2.0)),
    ):
        tiger.chain([a, b, c], [0.27, 0.17, 0.13], k=0.12, m="fur").ell(c, (0.16, 0.11, 0.16), k=0.06, m="fur")
    tail = [spine[0] + V(0.2, 0, 0.2), V(0.55, 0.16, 1.75), V(0.98, 0.14, 1.5), V(1.12, 0.16, 0.95), V(0.98, 0.34, 0.46)]
    tiger.chain(tail, [0.13, 0.1, 0.09, 0.085, 0.07], k=0.08, m="fur")
    boy_at = V(0.98, 0, -0.1)
    boy = person(boy_at, -76, "kneel", "boy", "shorts", top="#20706f", legs="#5a2a24", skin="ebony", hair="crop", feel="sly", scale=1.15, lean=26, shoes=False, look_at=(0.2, 0.5, -0.05),
                 hands=((0.16, 0.62, 0.4), World((0.5, 0.84, -0.14))), grips=("flat", "pinch"), palms=((0, -1, 0), (0, -0.4, 1)))  # fmt: skip
    brush_a, brush_b = boy.joints["pinchr"] + V(0.2, 0.22, 0.06), boy.joints["pinchr"] + V(-0.16, -0.2, -0.02)
    brush = Clay({"wood": plain("#7a4a28"), "tip": plain("#14142a", hatch=0), "fur": fur("#e8862a")})
    brush.cap(brush_a, brush_b, 0.022, m="wood").cap(brush_b, brush_b + V(-0.08, -0.08, 0), 0.045, 0.012, m="tip")
    pail = Clay({"tin": plain("#8a8a90"), "night": Look("#141c3a", 1.3, "#2a3a64", shade=0.2, hatch=0)})
    pp = V(1.35, 0, 0.62)
    pail.cone(pp, pp + V(0, 0.34, 0), 0.2, 0.27, m="tin").cone(pp + V(0, 0.28, 0), pp + V(0, 0.35, 0), 0.23, 0.235, m="night")
    shot = shoot([tiger, boy, brush, pail], cam, light)
    s.wash(shot.shadow_on(0, 8), "#5a2a18", 0.75, edge=0, rough=3)
    s.model(shot, line=2.6)
    # stripes of night over the hind half only, wet with stars
    body = shot.mask(tiger, mats=["fur"])
    pts = np.array(spine)
    for u in np.arange(0.0, 2.3, 0.23):
        i = min(3, int(u))
        c = pts[i] + (pts[i + 1] - pts[i]) * (u - i)
        d = unit((pts[i + 1] - pts[i]) * V(1, 0, 1))
        side = V(-d[2], 0, d[0])
        for q in (-1, 1):
            reach = r.uniform(0.34, 0.5)
            curve = [
                c + side * q * 0.03 + V(0, 0.4, 0),
                c + side * q * reach * 0.5 + d * 0.03 + V(0, 0.36, 0),
                c + side * q * reach + d * r.uniform(0.0, 0.1) + V(0, 0.1, 0),
            ]
            g = limb(cam.project(curve), [7, r.uniform(13, 19), 2], 8)
            m = s.mask(g) * body
            s.wash(m, "#141c3a", 1.9, col2="#2a3a64", edge=0.5, rough=0.6, off=0)
            x, y = g.centroid.x, g.centroid.y
            for _ in range(3):
                a, b = int(x + r.normal() * 12), int(y + r.normal() * 12)
                if 0 <= a < 1000 and 0 <= b < 1500 and m[b, a] > 0.5:
                    s.fill(ell(a, b, r.uniform(1, 2.4)), "#fff6d0", body=True)
    for u in (0.25, 0.5, 0.75):
        i = int(u * 4)
        p = cam.project(tail[i] + V(0, 0.08, 0))
        s.wash(ell(*p, 24, 12, 40), "#141c3a", 1.6, clip=body)
    c = cam.project(pp + V(0, 0.35, 0))
    s.dots([(c[0] + r.normal() * 22, c[1] + r.normal() * 14) for _ in range(12)], 1.8, "#fff6d0", body=True)
    for k in range(3):
        p = cam.project(hd) + [-40 - 30 * k, -90 - 46 * k]
        z = 14 + 7 * k
        s.stroke([p, p + [z, 0], p + [0, z * 1.1], p + [z, z * 1.1]], 3.4, wobble=0.3)
    for _ in range(12):
        x, y = c + r.normal(size=2) * 90
        s.wash(ell(x, y, r.uniform(2, 8)), "#141c3a", 1.3)


@card("noon", paper="hot", light=(-0.6, -0.6))
def bicycle_sea(s):
    r = s.rng
    s.sky([(0, "#4a9ad0", 0.7), (0.4, "#a8d4e4", 0.45), (0.7, "#f2f0dc", 0.25)], 0, 1100, wet=60)
    places.clouds(s, [(180, 250, 260), (800, 150, 300), (640, 420, 180)], col="#8ab0cc", k=0.3)
    sun = ell(150, 520, 54)
    s.lift(sun, 0.9, 3)
    s.wash(sun, "#f8d04a", 0.6)
    far = box(-40, 905, 1040, 1560)
    s.cover(far)
    s.wash(far, "#2f8aa8", 0.8, col2="#1f5f8a", mix=("lin", 90, 0, 1), grad=("lin", 90, 0.5, 1.2))
    # the wave: a long back rising to the right, its lip curling over
    crest = path([(-60, 1330), (120, 1260), (290, 1120), (430, 985), (580, 890), (720, 850), (840, 862), (930, 910), (980, 985), (985, 1070), (950, 1120)], 12)
    inner = path([(950, 1120), (920, 1060), (870, 1020), (800, 1020), (740, 1080), (700, 1190), (720, 1320), (800, 1430), (1060, 1560)], 12)
    wave = poly([*crest, *inner, (1060, 1600), (-60, 1600)])
    s.cover(wave)
    s.wash(wave, "#1f8aa0", 0.95, col2="#0f4f80", mix=("lin", 60, 0, 1.1), pool=0.5, bloom=4, edge=0.8, grad=("lin", 90, 0.5, 1.25))
    hollow = poly([*inner, (1060, 1600), (1060, 1100), (985, 1070)])
    s.wash(hollow.intersection(box(0, 0, 1040, 1600)), "#bfe6dc", 0.4, wet=8)
    for k in range(17):
        t = k / 17
        c = crest * (1 - t) + np.array([[720 - 700 * (1 - i / len(crest)), 1560] for i in range(len(crest))]) * t + [0, 18]
        a, b = int(len(c) * r.uniform(0, 0.2)), int(len(c) * r.uniform(0.72, 0.9))
        s.stroke(c[a:b], r.uniform(1.4, 3), body=bool(k % 3 == 0), alpha=0.7, clip=wave)
    for k in range(9):
        c = inner + np.array([26 + 24 * k, 10 + 9 * k]) * np.linspace(0.3, 1.4, len(inner))[:, None]
        s.stroke(c[4:70], 2, alpha=0.6, clip=s.all)
    marks.lace(s, crest[58:], (4, 22), 10, 12)
    marks.lace(s, inner[:40], (3, 14), 12, 9)
    marks.lace(s, crest[:58], (2, 7), 12, 4)
    for _ in range(70):
        a = r.uniform(-2.4, 0.2)
        d = r.uniform(20, 220)
        s.fill(ell(960 + d * math.cos(a), 900 + d * math.sin(a), r.uniform(1.5, 7)), body=True, alpha=0.95)
    i = 52
    p, q = crest[i], crest[i + 6]
    slope = math.degrees(math.atan2(q[1] - crest[i - 6][1], q[0] - crest[i - 6][0]))
    cam = spot(p[0] + 6, p[1] + 6, 255, 5, 0, roll=slope)
    light = (-0.6, 0.7, 0.6)
    bike = props.bicycle((0, 0, 0), 90, 1.0, "#d84a3a")
    j = bike.joints
    rider = person((j["seat"][0] + 0.02, 0.02, 0), 90, POSES["sit"].but(pelvis=(0, 1.02, 0), lean=16), "girl", "dress", top="#f2c030", skin="umber", hair="locks", feel="laugh", scale=1.16, shoe="#fbf6ea",
                   hands=(World(tuple(j["grip_l"] + V(-0.05, 0.02, 0.0))), World(tuple(j["grip_r"] + V(-0.05, 0.02, 0.0)))), grips=("bar", "bar"), feet=(World(tuple(j["pedal_l"] + V(0, 0.06, 0))), World(tuple(j["pedal_r"] + V(0, 0.06, 0)))), look_at=(4, 2.4, 2.2), sleeves="short")  # fmt: skip
    basket = Clay({"cane": plain("#c89a5a", hatch=4), "crab": plain("#d8402e", hatch=0)})
    b = V(0.38, 0.87, 0)
    basket.cone(b + V(0.04, -0.12, 0), b + V(0.06, 0.1, 0), 0.12, 0.16, m="cane")
    basket.ell(b + V(0.06, 0.15, 0), (0.09, 0.05, 0.07), m="crab")
    for e in (-1, 1):
        basket.chain([b + V(0.1, 0.16, 0.06 * e), b + V(0.17, 0.22, 0.1 * e), b + V(0.12, 0.28, 0.08 * e)], [0.016, 0.02, 0.026], m="crab").cap(
            b + V(0.1, 0.19, 0.02 * e), b + V(0.11, 0.24, 0.025 * e), 0.008, 0.012, m="crab"
        )
    shot = shoot([bike, rider, basket], cam, light)
    s.model(shot, line=2.1)
    for k in range(7):
        x, y = crest[i - 14 - 5 * k] + [r.normal() * 8, -10 - r.uniform(0, 30)]
        s.curve([(x + 30, y + 14), (x, y), (x - 34, y + 18)], 2.2, body=True)
    # her shadow swims
    sw = np.array([330, 1330])
    girl = union(ell(sw[0] + 92, sw[1] - 36, 26, 24), limb([sw + [70, -24], sw + [0, 0], sw + [-60, 22]], [24, 34, 22]), limb([sw + [58, -26], sw + [110, -86], sw + [170, -92]], [13, 11, 7]), limb([sw + [40, 4], sw + [10, 66], sw + [-36, 80]], [13, 11, 7]), limb([sw + [-52, 22], sw + [-120, 20], sw + [-180, 52]], [18, 13, 8]), limb([sw + [-52, 28], sw + [-110, 62], sw + [-170, 104]], [18, 13, 8]))  # fmt: skip
    s.wash(smooth(girl, 6), "#0a2f5a", 0.9, edge=0.3, wet=5, clip=wave)
    for k in range(4):
        s.stroke(arc(sw[0] + 190 + 20 * k, sw[1] - 80, 26 + 16 * k, 14 + 10 * k, 200, 330), 1.8, body=True, alpha=0.7)
    cam2 = spot(250, 700, 300, 0)
    s.model(shoot([bird("gull", (0, 0, 0), 70, "fly", 0.8, flap=26, bank=14)], cam2, light), line=1.6)


@card("moss", paper="rough", light=(0.5, -0.6))
def stone_bag(s):
    s.sky([(0, "#9ab89a", 0.5), (0.5, "#dfe4c0", 0.35), (1, "#f4ecc8", 0.3)], 0, 900, wet=80)
    places.mountains(s, 820, "#8fa08a", high=330, n=4, seed=8, k=0.5)
    places.hills(s, 850, "#7f9a5a", rise=50, k=0.6, seed=5)
    for x, y, h, k in ((80, 900, 330, "pine"), (190, 880, 230, "pine"), (930, 900, 380, "pine"), (830, 870, 210, "pine"), (20, 950, 420, "pine")):
        places.tree(s, x, y, h, k, seed=int(x))
    g = poly([*path([(-40, 1010), (260, 960), (560, 1000), (1040, 950)], 10), (1040, 1560), (-40, 1560)])
    s.cover(g)
    s.wash(g, "#6f8a48", 0.8, col2="#3f5a34", bloom=4, grad=("lin", 90, 0.5, 1.25))
    pool = blob([(40, 1280), (200, 1230), (420, 1240), (520, 1300), (470, 1390), (250, 1430), (60, 1390), (-40, 1340)])
    s.cover(pool)
    s.wash(pool, "#6fb0a8", 0.7, col2="#2f6f78", bloom=2, edge=0.9)
    s.outline(pool, 2.4)
    for k in range(5):
        s.stroke(arc(230, 1330, 40 + 40 * k, 12 + 14 * k, 20, 300), 1.6, body=True, alpha=0.75, clip=pool)
    for x, y, w, h in ((60, 1270, 130, 70), (500, 1290, 120, 64), (450, 1420, 150, 80), (190, 1246, 90, 46), (560, 1400, 90, 50)):
        places.rock(s, x, y, w, h, "#8a8a7c", seed=int(x))
    s.curve([(60, 1130), (110, 1170), (140, 1230), (190, 1290)], 14, "#e8f4f0", body=True, alpha=0.8)
    s.curve([(66, 1134), (116, 1176), (148, 1236), (196, 1290)], 2, "#2f6f78")
    cam = spot(690, 1390, 300, 9)
    light = (0.6, 0.7, 0.5)
    man = person(
        (0, 0, 0),
        -62,
        "stand",
        "old_man",
        "poncho",
        top="#8a6a48",
        trim="#c8502e",
        legs="#4a4638",
        skin="clay",
        hair="brim",
        beard="full",
        hair_col="white",
        feel="joy",
        look_at=(-1.6, 3.0, 0.6),
        hands=((0.1, 1.36, 0.5), (-0.28, 1.12, 0.52)),
        grips=("bar", "bar"),
        lean=-4,
        looks={"hat": cloth("#5a4a34")},
    )
    hl, hr = man.joints["handl"], man.joints["handr"]
    bag = Clay({"canvas": cloth("#a8884a", hatch=6), "dark": plain("#3a2a1c", hatch=0), "strap": plain("#5a3a24", hatch=0)})
    mid = (hl + hr) / 2
    mouth = mid + V(-0.42, -0.12, 0.12)
    bag.cap(mid + V(0.05, 0.1, 0), mouth, 0.22, 0.2, k=0.05, m="canvas", fold=0.015).ring(
        mouth, 0.2, 0.035, frame(unit(mouth - mid)) @ rot((1, 0, 0), 90), m="canvas"
    ).ell(mouth + unit(mouth - mid) * 0.14, (0.14, 0.14, 0.1), frame(unit(mouth - mid)), m="dark")
    stones = []
    rockl = {"stone": plain("#8a8a84", hatch=5)}
    for k in range(5):
        p = mouth + V(-0.14 - 0.1 * k, -0.1 + 0.05 * k - 0.02 * k * k, 0.05 * math.sin(k))
        stones.append(Clay(rockl).ell(p, (0.075, 0.06, 0.07), rot((0.3, 1, 0.2), 40 * k), m="stone"))
    shot = shoot([man, bag, *stones], cam, light)
    s.model(shot, line=2.5)
    # his shadow stands straighter than he
    tall = person((0, 0, 0), -62, "stand", "strong", "shirt", hair="short", detail=False, hands=((0.6, 1.7, 0.1), (-0.6, 1.7, 0.1)))
    sh = shoot([tall], cam, (-0.95, 0.62, 0.5))
    dark = sh.shadow_on(0, 3) * (1 - shot.mask())
    s.wash(dark, "#24361f", 0.85, edge=0.3, rough=1.2)
    # stones, then half birds, then birds
    start = cam.project(mouth)
    route = path([start + [-60, -40], start + [-150, -170], (430, 620), (520, 420), (420, 240), (560, 90)], 16)
    flock = []
    for k, (p, _, u) in enumerate(marks.along(route, 104)):
        scale = 1.25 - 0.6 * u
        off = np.array([(60 + 90 * u) * math.sin(k * 2.1), 24 * math.cos(k * 1.7)])
        flock.append((p + off, u, scale, k))
    for p, u, scale, k in flock[::-1]:
        c = spot(p[0], p[1], 300, -6)
        col = mix("#9a9a92", "#fffcf2", min(1, u * 2.2))
        if u < 0.14:
            s.model(shoot([Clay(rockl).ell((0, 0, 0), (0.12, 0.09, 0.1), rot((0, 1, 0.4), 50 * k), m="stone")], c, light), line=2.0)
        else:
            s.model(
                shoot(
                    [
                        bird(
                            "dove",
                            (0, 0, 0),
                            -40 - 40 * (k % 3),
                            "fly",
                            1.25 * scale,
                            flap=(40, -10, 24, 55)[k % 4],
                            bank=12 * (-1) ** k,
                            col=col,
                            breast=col,
                            wing_col=mix(col, "#a0a09a", 0.3),
                        )
                    ],
                    c,
                    light,
                ),
                line=1.8,
            )
    egg = spot(470, 1395, 300, 20)
    s.model(shoot([Clay(rockl).ell((0, 0.1, 0), (0.13, 0.1, 0.12), m="stone")], egg, light), line=2.0)
    c = egg.project((0, 0.14, 0.1))
    s.stroke([c + [-20, -6], c + [-8, 4], c + [2, -6], c + [14, 6], c + [22, -2]], 2.4)
    places.grass(s, (560, 1420, 1010, 1520), 60, "#24361f", 30)
    places.grass(s, (-10, 1440, 420, 1520), 50, "#24361f", 30)
