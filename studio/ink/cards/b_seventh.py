"""Jealousy, mischief, joy and relief: a dance, a doll's house, a tiger, a wave, a load put down."""

from ..easel import *


@card("ember", paper="tea", light=(-0.5, -0.6))
def dance_knife(s):
    s.wash(s.all, "#d8703a", 0.7, col2="#a83a2c", pool=0.3, bloom=3, grad=("rad", 500, 680, 950, 0.2, 1.4))
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
    light = (-0.46, 0.85, -0.3)
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
    bloom = mouth - across * 0.17
    rose.cap(mouth - across * 0.12, mouth + across * 0.2, 0.01, m="stalk").ell(bloom, (0.035, 0.03, 0.035), m="rose", k=0.004)
    for k in range(6):
        t = k * 1.047
        rose.ell(bloom + V(0.036 * math.cos(t), 0.012, 0.036 * math.sin(t)), (0.032, 0.018, 0.032), m="rose", k=0.004)
    for q in (0.08, 0.15):
        rose.ell(mouth + across * q + V(0, 0.01, 0.03), (0.035, 0.008, 0.018), m="stalk", k=0)
    shot = shoot([him, her], cam, light, map_size=1600)
    dark = shot.shadow_on(0, 2)
    s.wash(dark, "#2a0c18", 0.95, edge=0.4, rough=1.2)
    # the rose throws a knife
    fall = mouth - np.array(light) * mouth[1] / light[1]
    p = cam.project(fall) + [-150, 150]
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
    s.lift(knife.buffer(16), 0.8, 8)
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
    marks.eye(s, 500, 500, 560, look=(-0.1, 0.75), iris="#3f8a5a", lid=0.55, line=6, lash=False)
    lids = path([(222, 520), (346, 390), (506, 330), (664, 396), (780, 516)], 12)
    s.curve([(210, 500), (330, 340), (506, 286), (676, 350), (796, 490)], 5, "#5a2a2a", clip=win)
    for i in range(3, len(lids) - 2, 2):
        p, u = lids[i], (lids[i][0] - 500) / 300
        s.curve([p, p + [26 * u, -24], p + [64 * u, -56 - 14 * (1 - abs(u))]], 5.5, clip=win, taper=(0.02, 0.8))
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
    for q in (-1, 1):  # curtains, tied back
        for k in range(5):
            x0, x1, x2 = 500 + q * (250 + 46 * k), 500 + q * (392 + 18 * k), 500 + q * (330 + 38 * k)
            w = 27
            g = blob(
                [
                    (x0 - w, 70),
                    (x0 + w, 70),
                    (x0 + w + q * 20, 300),
                    (x1 + 13, 560),
                    (x1 + 12, 610),
                    (x2 + w, 780),
                    (x2 + w + 4, 1010),
                    (x2 - w, 1016),
                    (x2 - w, 780),
                    (x1 - 12, 610),
                    (x1 - 13, 560),
                    (x0 - w + q * 20, 300),
                ],
                8,
            )
            s.thing(g, "#e0b040", 0.85, col2="#d09a3a", shade=0.8, shcol="#7a4434", hatch=6, line=2.2)
        s.thing(limb([(500 + q * 372, 590), (500 + q * 430, 578), (500 + q * 490, 590)], [17, 20, 17], 8), "#8a2a4a", 1.0, hatch=4, line=2.4)
    rod = limb([(30, 74), (970, 74)], [13, 13])
    s.thing(rod, "#7a4a30", 1.0, hatch=5, line=2.4)
    floor = poly([(-40, 1080), (1040, 1080), (1040, 1560), (-40, 1560)])
    s.cover(floor)
    s.wash(floor, "#a8704a", 0.8, col2="#6a3f3a", bloom=2, grad=("lin", 90, 0.5, 1.2))
    for x in np.linspace(-500, 1500, 17):
        s.stroke([(500 + (x - 500) * 0.6, 1080), (500 + (x - 500) * 1.2, 1540)], 1.8, clip=floor)
    s.stroke([(-10, 1080), (1010, 1080)], 3)
    s.lift(poly([(300, 1085), (700, 1085), (900, 1500), (160, 1500)]), 0.35, 30)
    cam = spot(500, 1390, 330, 13)
    light = (0.1, 0.7, -0.5)
    doll = {"skin": Look("#f2dcc8", 0.4, "#e8b8a8", shade=0.55, shcol="#8a5a78", hatch=0, white=0.7)}
    him = person(
        (-0.24, 0, 0),
        84,
        "stand",
        "man",
        "suit",
        top="#2f4a6a",
        legs="#2a2a3a",
        skin="rose",
        hair="short",
        feel="tender",
        look_at=(0.3, 1.5, 0.2),
        hands=(World((0.36, 1.14, -0.1)), World((0.04, 1.36, 0.5))),
        grips=("flat", "cup"),
        palms=((-1, 0, 0), (1, 0, 0.2)),
        looks=doll,
        head_kw={"size": 1.25},
    )
    her = person(
        (0.24, 0, 0.02),
        -84,
        "stand",
        "woman",
        "gown",
        top="#c8405a",
        skin="rose",
        hair="bun",
        hair_col="red",
        feel="fear",
        look_at=(-1.5, 3.6, -0.5),
        hands=(World((0.0, 1.37, 0.5)), World(tuple(him.joints["neck"] + V(-0.04, -0.06, -0.16)))),
        grips=("cup", "flat"),
        palms=((-1, 0, 0.2), None),
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
