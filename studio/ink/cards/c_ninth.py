"""Play: a sack of wind, a cat that pulls, a record to skate on."""

from ..easel import *


@card("noon", paper="hot", light=(-0.5, -0.7))
def wind_thief(s):
    s.sky([(0, "#6fb4dc", 0.8), (0.7, "#c8e4ec", 0.5), (1, "#f0f0e0", 0.3)], 0, 800, wet=60)
    g = box(-40, 760, 1040, 900)
    s.cover(g)
    s.wash(g, "#2f86a8", 0.9, col2="#1f6090")
    cam = Camera((0, 7.5, 13), (0.2, 1.8, 0), 34)
    b = Blocks(cam, (-0.5, 0.8, 0.6))
    for x, z, w, h in (
        (-4.6, -3.4, 3, 2.6),
        (-1.4, -4.0, 3, 2.0),
        (1.8, -3.6, 3, 2.8),
        (4.8, -3.2, 2.6, 2.2),
        (-3.4, 0.2, 3.4, 2.2),
        (3.2, 0.4, 3.4, 2.5),
        (-0.1, 2.4, 4.4, 1.8),
        (-4.6, 4.4, 3.4, 1.4),
        (4.6, 4.6, 3.4, 1.7),
    ):
        b.house((x, 0, z), (w, h, 2.8), 0, "dome" if x in (-1.4, 4.8) else "flat", "#f6f0e4", "#4f8fc0", lit=0, seed=int(10 + x))
    b.paint(s)
    lines = (((-5.0, 3.6, -1.8), (4.9, 3.8, -2.2)), ((-4.6, 3.4, 1.2), (5.0, 3.6, 1.0)))
    cols = ("#d84a3a", "#fffaf0", "#e8b040", "#4f8fc0", "#fffaf0", "#c86a8a", "#6a9a50")
    for li, (a, e) in enumerate(lines):
        a, e = np.array(a), np.array(e)
        mid = (a + e) / 2 - [0, 0.35, 0]
        pts = path(cam.project([a, a * 0.5 + mid * 0.5 - [0, 0.05, 0], mid, e * 0.5 + mid * 0.5 - [0, 0.05, 0], e]), 12)
        s.stroke(pts, 2.4, wobble=0.3)
        q = 62 if li else 50
        for k, (p, _, _) in enumerate(marks.along(pts, 116 if li else 104)):
            x, y = p
            if li == 1 and k == 4 or (li == 0 and k == 6):
                continue
            col = cols[(k + 3 * li) % 7]
            shirt = blob(
                [
                    (x - q * 0.34, y, 1),
                    (x + q * 0.34, y, 1),
                    (x + q * 0.56, y + q * 0.3),
                    (x + q * 0.5, y + q * 1.0, 1),
                    (x + q * 0.32, y + q * 0.98, 1),
                    (x + q * 0.3, y + q * 0.4),
                    (x + q * 0.27, y + q * 1.36, 1),
                    (x, y + q * 1.42),
                    (x - q * 0.27, y + q * 1.36, 1),
                    (x - q * 0.3, y + q * 0.4),
                    (x - q * 0.32, y + q * 0.98, 1),
                    (x - q * 0.5, y + q * 1.0, 1),
                    (x - q * 0.56, y + q * 0.3),
                ],
                6,
            )
            s.thing(shirt, col, 0.85 if col != "#fffaf0" else 0.1, shade=0.6, shcol="#5a6a8a" if col == "#fffaf0" else None, hatch=6, line=2)
            s.curve([(x - 4, y + q * 0.2), (x - 2, y + q * 0.8), (x - 6, y + q * 1.3)], 1.6)
    gc = spot(470, 1120, 250, 12)
    light = (-0.5, 0.8, 0.5)
    girl = person((0, 0.26, 0), 40, "float", "girl", "dress", top="#d84a3a", skin="ebony", hair="plaits", feel="sly", hands=((0.14, 1.95, 0.1), (-0.14, 1.9, 0.1)), grips=("fist", "fist"), feet=((0.16, 0.3, 0.06), (-0.14, 0.12, -0.34)), toes=((0, -1, 0.3), (0, -1, 0.3)), shoes=False, look_at=(1.5, 1.4, 2))  # fmt: skip
    n = gc.project((girl.joints["handl"] + girl.joints["handr"]) / 2)
    sack = blob(
        [
            n + [-20, 6],
            n + [-50, -40],
            n + [-190, -110],
            n + [-290, -270],
            n + [-250, -450],
            n + [-80, -560],
            n + [130, -540],
            n + [270, -400],
            n + [260, -230],
            n + [150, -90],
            n + [46, -36],
            n + [20, 6],
        ]
    )
    s.wash(move(sack, 20, 30), "#4a88b0", 0.4, wet=24)
    s.thing(sack, "#e8d8b8", 0.55, col2="#d0b890", shade=0.85, shcol="#7a6a80", hatch=8, line=3.6)
    for cx, cy, q in ((-110, -330, 90), (90, -400, 76), (80, -200, 60), (-90, -170, 40)):
        t = np.linspace(0, 4.4 * math.pi, 60)
        sp = np.c_[n[0] + cx + q * (1 - t / 16) * np.cos(t), n[1] + cy + q * 0.8 * (1 - t / 16) * np.sin(t)]
        s.stroke(sp, 3.4, "#5a94b8", alpha=0.8, wobble=0.5)
    for cx, cy in ((-190, -240), (170, -330)):
        s.thing(move(box(-30, -30, 30, 30), n[0] + cx, n[1] + cy, 1, 16), "#6a9ac0", 0.8, hatch=4, line=2)
    s.thing(limb([n + [-30, -10], n + [0, 4], n + [30, -10]], [8, 10, 8]), "#a8502e", 0.9, hatch=0, line=2)
    s.curve([n + [20, 0], n + [60, 30], n + [70, 70]], 4, "#a8502e")
    shot = shoot([girl], gc, light)
    s.wash(ell(560, 1062, 90, 18), "#5a6a8a", 0.6, wet=8)
    s.model(shot, line=2.6)
    x, y = 880, 240  # one has got away
    s.thing(
        blob(
            [
                (x - 20, y - 30, 1),
                (x + 20, y - 34, 1),
                (x + 90, y - 80),
                (x + 100, y - 50, 1),
                (x + 40, y + 4),
                (x + 52, y + 60, 1),
                (x + 6, y + 40),
                (x - 30, y + 64, 1),
                (x - 34, y + 4),
                (x - 96, y - 30, 1),
                (x - 92, y - 64),
            ],
            6,
        ),
        "#fffaf0",
        0.1,
        shade=0.6,
        shcol="#5a6a8a",
        hatch=6,
        line=2.4,
    )


@card("midnight", paper="hot", light=(-0.6, -0.6))
def cat_night(s):
    r = s.rng
    s.sky([(0, "#f6d890", 0.55), (0.5, "#fbeccc", 0.35), (1, "#f0c8a0", 0.4)], wet=80)
    s.thing(ell(190, 190, 80), "#f6b040", 0.7, shade=0, hatch=0, line=2)
    for k in range(14):
        a = 2 * math.pi * k / 14
        s.stroke([(190 + 100 * math.cos(a), 190 + 100 * math.sin(a)), (190 + 136 * math.cos(a), 190 + 136 * math.sin(a))], 4, "#d8802a")
    floor = poly([(-40, 1300), (1040, 1300), (1040, 1540), (-40, 1540)])
    s.wash(floor, "#c88a58", 0.7, col2="#8a5a40", mix=("lin", 90, 0, 1))
    s.stroke([(-20, 1300), (1020, 1300)], 2.6)
    for x in (130, 800):
        s.thing(limb([(x, 700), (x + 8, 1400)], [26, 18]), "#7a4a2c", 0.95, hatch=6, line=2.8)
    top = blob([(-60, 640), (60, 560), (360, 520), (700, 520), (1000, 570), (1060, 640), (900, 720), (500, 752), (100, 722)])
    s.thing(top, "#a86a3c", 0.9, hatch=8, shade=0.4, line=3)
    sky = blob(
        [
            (150, 640),
            (230, 560),
            (470, 528),
            (760, 540),
            (1010, 590),
            (1060, 700),
            (1060, 900, 1),
            (960, 1010),
            (900, 900),
            (830, 980),
            (740, 1060),
            (716, 1180, 1),
            (690, 1190, 1),
            (650, 1040),
            (560, 900),
            (440, 840),
            (300, 850),
            (210, 760),
        ]
    )
    s.wash(move(sky, -10, 34), "#5a3424", 0.7, wet=16)
    s.cover(sky)
    s.wash(sky, "#1c2c60", 1.5, col2="#3a2a68", pool=0.6, bloom=5, edge=0.8)
    s.wash(sky, "#0c1230", 0.6, grad=("lin", 90, 0.1, 1.1))
    s.outline(sky, 3.4)
    for pts in (
        [(480, 740), (600, 840), (680, 1010), (700, 1160)],
        [(640, 740), (700, 900), (706, 1120)],
        [(800, 740), (770, 900), (716, 1080)],
        [(940, 740), (900, 830)],
        [(360, 740), (330, 800)],
    ):
        s.curve(pts, 3, "#070a1c")
        s.curve([(x + 8, y) for x, y in pts], 1.8, "#7a8ac8", body=True, alpha=0.6)
    inside = np.argwhere(s.mask(sky) > 0.9)
    for i in r.choice(len(inside), 150):
        y, x = inside[i]
        q = 1 + 3.4 * r.random() ** 3
        s.fill(ell(float(x), float(y), q), "#fff6d8", body=True)
    m = ell(380, 660, 54, 26).difference(ell(404, 652, 48, 23))
    s.fill(m, "#f8e6a8", body=True)
    lean = (0, 6, 14, 24, 40)
    for k, (x, y, h, col) in enumerate(
        ((290, 590, 120, "#e8c48a"), (420, 570, 170, "#d8846a"), (560, 570, 130, "#f0d8a8"), (690, 600, 190, "#c86a5a"), (830, 640, 120, "#e8b878"))
    ):
        t = lean[k]
        w = 44
        hs = move(box(-w, -h, w, 0), x, y, 1, t)
        s.thing(hs, col, 0.8, shade=0.6, hatch=6, line=2.6)
        s.thing(move(poly([(-w - 12, -h), (w + 12, -h), (0, -h - 60)]), x, y, 1, t), "#7a3a34", 0.95, hatch=5, line=2.6)
        for a, c in ((-18, -h * 0.7), (18, -h * 0.7), (-18, -h * 0.3)):
            s.thing(move(box(a - 9, c - 13, a + 9, c + 13), x, y, 1, t), "#f8d860" if (k + int(a)) % 2 else "#2a3450", 0.9, shade=0, hatch=0, line=1.6)
    s.thing(move(union(box(-10, -110, 10, 0), poly([(-22, -110), (22, -110), (0, -160)])), 905, 800, 1, 70), "#f0d8a8", 0.7, hatch=4, line=2.4)
    cam = spot(742, 1430, 430, 6)
    cat = four("cat", (0, 0, 0), -78, "rear", 2.2, col="#e0803a", belly="#fff0dc", look_at=(-1.2, 1.6, 0.4), mouth=0.0)
    shot = shoot([cat], cam, (-0.6, 0.7, 0.5))
    s.wash(shot.shadow_on(0, 6), "#5a3424", 0.6, edge=0.1)
    s.model(shot, line=3)
    mm = shot.mask(mats=["fur"])
    for k in range(9):
        y = 1020 + 46 * k
        s.wash(mm * marks.field(s, lambda x, yy, y=y: np.exp(-(((yy - y - 14 * np.sin(x * 0.03)) / 9) ** 2))), "#a8481e", 0.9, edge=0.2, rough=1)


@card("ink", paper="rice", light=(-0.5, -0.7))
def record_skate(s):
    r = s.rng
    s.wash(s.all, "#d0d4da", 0.4, col2="#b0b8c4", pool=0.8, bloom=6)
    c = np.array([480, 800])
    disc = ell(*c, 455)
    s.wash(ell(c[0] + 20, c[1] + 30, 470), "#6a7080", 0.8, wet=20)
    s.cover(disc)
    s.wash(disc, "#1c1a24", 1.7, col2="#2c2e42", edge=0.6, pool=0.5, bloom=4)
    for q in np.arange(180, 450, 9.5):
        a0 = r.uniform(0, 360)
        for k in range(3):
            a = a0 + 120 * k
            s.stroke(
                arc(*c, q, q, a, a + r.uniform(50, 112), 60), 1.5 if q % 38 > 10 else 2.6, "#aab0c4", body=True, alpha=0.5 if q % 38 > 10 else 0.8, wobble=0.3
            )
    for a in (40, 220):  # how vinyl shines
        wedge = poly([tuple(c), *(c + 452 * np.array([math.cos(math.radians(a + k)), math.sin(math.radians(a + k))]) for k in range(0, 26, 3))])
        s.lift(wedge.intersection(disc), 0.35, 10)
    s.outline(disc, 4, lost=0)
    label = ell(*c, 140)
    s.cover(label)
    s.wash(label, "#b8302c", 1.0, col2="#d85a3a", bloom=2)
    s.outline(label, 3)
    s.outline(ell(*c, 118), 1.8)
    s.thing(ell(*c, 20), "#fdf9ee", 0.1, shade=0, hatch=0, line=3)
    for k in range(10):
        a = math.radians(200 + 14 * k)
        p = c + 84 * np.array([math.cos(a), math.sin(a)])
        s.stroke([p + [-5, 0], p + [5, 2]], 5, "#fdf0d0", body=True)
    light = (-0.4, 0.9, 0.4)

    def skate(x, y, q, *figs):
        cam = spot(x, y, q, 50)
        shot = shoot(list(figs), cam, light)
        s.wash(shot.shadow_on(0, 4), "#08080e", 1.2, edge=0.1)
        s.model(shot, line=2.2)

    glide = dict(lean=16, feet=((0.06, 0.08, 0.1), (-0.14, 0.36, -0.6)), toes=(None, (0, -0.5, 0.8)))
    pair = [person((-0.16, 0, 0), 96, "walk", "old_man", "coat", top="#e8e2d4", skin="umber", hair="beanie", looks={"hat": cloth("#b8302c")}, hands=((0.3, 1.2, 0.3), (-0.1, 1.0, 0.3)), **glide), person((0.1, 0, 0.5), 96, "walk", "old_woman", "coat", top="#b8302c", skin="sand", hair="headscarf", hands=((0.5, 1.3, 0.1), (-0.2, 1.1, 0.3)), **glide)]  # fmt: skip
    skate(470, 1170, 200, *pair)
    skate(
        170,
        760,
        170,
        person((0, 0, 0), 184, "walk", "girl", "dress", top="#e0a83a", skin="ebony", hair="plaits", hands=((0.7, 1.4, 0), (-0.7, 1.4, 0)), **glide),
    )
    skate(760, 640, 180, person((0, 0, 0), 20, "dance", "stout", "jersey", top="#5a7a8a", legs="#3a3a44", skin="clay", hair="cap", feel="joy"))
    skate(
        500,
        480,
        160,
        person(
            (0, 0, 0),
            -84,
            "walk",
            "youth",
            "jersey",
            top="#7a8a6a",
            legs="#4a4450",
            skin="honey",
            hair="curls",
            hands=((0.6, 1.3, 0.2), (-0.6, 1.2, -0.2)),
            **glide,
        ),
    )
    skate(
        790,
        960,
        170,
        person(
            (0, 0, 0),
            120,
            "sit_floor",
            "boy",
            "jersey",
            top="#d8d2c4",
            legs="#3a3f52",
            skin="rose",
            hair="beanie",
            feel="laugh",
            looks={"hat": cloth("#e0a83a")},
        ),
    )
    s.stroke([(840, 960), (872, 880), (852, 840), (880, 790)], 3.4, "#fdf9ee", body=True)  # he has made the scratch
    arm = limb([(960, 60), (930, 420), (800, 700), (716, 790)], [26, 20, 18, 20])
    s.wash(move(arm, 26, 40), "#08080e", 0.8, wet=10)
    s.thing(union(ell(955, 70, 96), arm), "#c8ccd0", 0.7, col2="#9aa0a8", shade=0.9, shcol="#3a3c48", hatch=6, line=3.4)
    s.thing(ell(955, 70, 44), "#8a8e98", 0.8, hatch=4, line=2.6)
    head_ = move(box(-34, -26, 52, 26), 700, 806, 1, 132)
    s.thing(head_, "#b8302c", 1.0, hatch=5, line=3)
    s.stroke([(676, 838), (664, 866)], 5)
    places.snow(s, 200, (1.5, 6))
    for k in range(9):
        x, y = r.uniform(20, 980), (r.uniform(20, 250) if k % 2 else r.uniform(1320, 1470))
        s.fill(ell(x, y, 11, 8, -20))
        s.stroke([(x + 10, y), (x + 12, y - 52)], 3.4, taper=(0.02, 0.02))
        s.curve([(x + 12, y - 52), (x + 26, y - 40), (x + 28, y - 22)], 4)
