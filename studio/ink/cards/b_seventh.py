"""Jealousy, mischief, joy and relief: a dance, a doll's house, a tiger, a wave, a load put down."""

from ..easel import *


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
        hair="parted",
        feel="tender",
        look_at=(0.3, 1.5, 0.24),
        hands=(World((0.2, 1.1, -0.18)), World((0.17, 1.2, 0.26))),
        grips=("flat", "flat"),
        palms=((-0.2, 0, -1), (0.1, 0, 0.4)),
        fingers=((0, 0, 1), (0.5, 0.2, 1)),
        elbows=((1, -0.5, 0), (-1, -0.7, 0)),
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
        hair="gathered",
        hair_col="red",
        feel=Feeling(0.7, 0.4, 1.0, -0.1),
        look_at=(-1.5, 2.3, 0.9),
        hands=(World((-0.1, 1.37, 0.25)), World((-0.2, 1.3, -0.2))),
        grips=("flat", "flat"),
        palms=((-0.3, -0.6, -1), (0, 0, 1)),
        fingers=((-0.5, 0.3, 1), (0, 0, 1)),
        elbows=((1, -0.6, 0), (-1, -0.5, 0)),
        looks={**doll, "top": cloth("#c8405a"), "skirt": cloth("#c8405a")},
        head_kw={"size": 1.25},
    )
    key_ = Clay({"brass": plain("#d8a838")})
    b = him.joints["ribs"] + V(-0.06, 0.0, 0.06)
    key_.cap(b, b + V(-0.22, 0, 0), 0.022, m="brass").ring(b + V(-0.27, 0.07, 0), 0.062, 0.02, rot((1, 0, 0), 90), m="brass").ring(
        b + V(-0.27, -0.07, 0), 0.062, 0.02, rot((1, 0, 0), 90), m="brass"
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


@card("noon", paper="hot", light=(-0.6, -0.6), fresh=False)
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
    cam = spot(p[0] + 6, p[1] + 6, 300, 5, 0, roll=slope)
    light = (-0.6, 0.7, 0.6)
    bike = props.bicycle((0, 0, 0), 90, 1.0, "#d84a3a")
    j = bike.joints
    rider = person((j["seat"][0] + 0.02, 0.02, 0), 90, POSES["sit"].but(pelvis=(0, 1.02, 0), lean=16), "woman", "dress", top="#f2c030", skin="umber", hair="loose", feel="grin", scale=0.9, shoe="#fbf6ea",
                   hands=(World(tuple(j["grip_l"] + V(-0.05, 0.02, 0.0))), World(tuple(j["grip_r"] + V(-0.05, 0.02, 0.0)))), grips=("bar", "bar"), feet=(World(tuple(j["pedal_l"] + V(0, 0.06, 0))), World(tuple(j["pedal_r"] + V(0, 0.06, 0)))), look_at=(4, 1.0, 1.4), sleeves="short")  # fmt: skip
    basket = Clay(
        {"cane": plain("#c89a5a", hatch=4), "leaf": plain("#5a9a4a", hatch=0), "red": plain("#e0402e", hatch=0), "white": plain("#fffaf0", k=0.1, hatch=0)}
    )
    b = V(0.38, 0.87, 0)
    basket.cone(b + V(0.04, -0.12, 0), b + V(0.06, 0.1, 0), 0.12, 0.16, m="cane")
    for k, (x, y, z) in enumerate(((-0.04, 0.24, 0.03), (0.06, 0.3, 0.05), (0.15, 0.23, 0.04), (0.02, 0.18, 0.1), (0.12, 0.17, 0.11))):
        basket.cap(b + V(0.05, 0.06, 0.03), b + V(x, y, z), 0.008, m="leaf").ell(b + V(x, y, z), (0.05, 0.045, 0.04), m="red" if k % 2 else "white")
    shot = shoot([bike, rider, basket], cam, light)
    s.model(shot, line=2.1)
    for k in range(7):
        x, y = crest[i - 14 - 5 * k] + [r.normal() * 8, -10 - r.uniform(0, 30)]
        s.curve([(x + 30, y + 14), (x, y), (x - 34, y + 18)], 2.2, body=True)
    # her shadow swims
    sw = np.array([330, 1330])
    at = lambda *v: [sw + np.array(q) * 1.25 for q in v]  # noqa: E731
    head_ = at((104, -62))[0]
    girl = union(
        ell(*head_, 36, 31, -24), limb(at((92, -52), (60, -34)), [19, 26]), limb(at((60, -34), (0, 0), (-58, 34)), [36, 36, 31]), limb(at((70, -44), (140, -100), (214, -124)), [17, 13, 8]),
        ell(*at((224, -126))[0], 17, 9, -14), limb(at((54, -14), (70, 40), (34, 88)), [17, 14, 9]), ell(*at((30, 98))[0], 11, 17, 30), limb(at((-54, 28), (-124, 36), (-200, 18)), [27, 19, 10]),
        limb(at((-54, 38), (-112, 82), (-186, 116)), [27, 19, 10]), ell(*at((-216, 14))[0], 26, 9, 10), ell(*at((-202, 124))[0], 26, 9, -28),
    )  # fmt: skip
    s.wash(smooth(girl, 3), "#08284e", 1.15, edge=0.5, wet=2, clip=wave)
    s.curve(at((212, -134), (140, -110), (96, -92), (70, -74), (0, -34), (-60, 4), (-130, 16)), 2.4, "#bfe6ec", body=True, alpha=0.7)
    for k in range(4):
        s.stroke(arc(sw[0] + 190 + 20 * k, sw[1] - 80, 26 + 16 * k, 14 + 10 * k, 200, 330), 1.8, body=True, alpha=0.7)
    cam2 = spot(250, 700, 300, 0)
    s.model(shoot([bird("gull", (0, 0, 0), 70, "fly", 0.8, flap=26, bank=14)], cam2, light), line=1.6)
