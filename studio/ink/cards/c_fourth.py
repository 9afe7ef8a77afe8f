"""Above and below: a stair of backs, an orator, a shell that is a telephone, one wet room, a kite."""

from ..easel import *
from ..kit.poses import both

FOURS = Pose(pelvis=(0, 0.5, -0.3), lean=82, hands=((0.17, 0.06, 0.3), (-0.17, 0.06, 0.3)), palms=((0, -1, 0), (0, -1, 0)), grips=("flat", "flat"), fingers=((0, 0, 1), (0, 0, 1)), elbows=both(0.6, 0, -0.6), feet=((0.1, 0.07, -0.68), (-0.1, 0.07, -0.68)), toes=((0, -0.3, -1), (0, -0.3, -1)), knees=both(0.1, -1, 0.4), look=(0, -0.5, 1))  # fmt: skip


@card("bone", paper="cold", light=(0.4, -0.8))
def stair_backs(s):
    s.sky([(0, "#f6d08a", 0.55), (0.22, "#f8e6c4", 0.35), (0.5, "#c4cfdc", 0.5), (1, "#5f7396", 0.95)], wet=80)
    s.glow(770, 190, 460, "#ffdf8a", 0.55, 0.8)
    for a in np.linspace(95, 250, 11):  # rays from the chair
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        n = np.array([-d[1], d[0]])
        q = np.array([780.0, 200.0])
        s.lift(poly([q + d * 90 - n * 4, q + d * 90 + n * 4, q + d * 900 + n * 46, q + d * 900 - n * 46]), 0.22, 12)
    cam = Camera((0.32, 2.3, 4.7), (-0.14, 2.35, -2.2), 44)
    light = (0.5, 0.9, 0.15)
    folk = []
    tops = ("#4a6a8a", "#b06a4a", "#5f7a5a", "#7a5a86", "#c89a4e", "#5a7f8a", "#a8606a", "#8a9a5a", "#7a86a8")
    legs = ("#33405a", "#4a4458", "#5a4a3e")
    skins_ = ("clay", "rose", "ebony", "honey", "sand", "umber", "olive", "cocoa", "clay")
    n = 9
    for i in range(n):
        at = V(-0.75 + 0.23 * i + 0.06 * math.sin(i * 2.4), 0.5 * i - 0.35, -0.72 * i + 1.5)
        f = 84 if i % 2 else -84
        kw = {
            "hair": ("short", "bun", "crop", "headscarf", "short", "curls", "beanie", "braid", "cap")[i],
            "build": ("man", "woman", "strong", "matron", "old_man", "youth", "stout", "woman", "slim")[i],
        }
        folk.append(
            person(
                at + rot((0, 1, 0), f) @ V(0, 0, 0.1),
                f,
                FOURS,
                kw["build"],
                "work" if i % 2 else "shirt",
                top=tops[i],
                legs=legs[i % 3],
                skin=skins_[i],
                hair=kw["hair"],
                feel="tired",
                shoes=i % 3 != 0,
                scale=1.12,
                detail=i < 4,
            )
        )
    step = 5
    at = V(-0.75 + 0.23 * step, 0.5 * step - 0.35 + 0.68, -0.72 * step + 1.42)
    hero = person(at, 178, "walk", "slim", "suit", top="#fdf6e6", legs="#fdf6e6", shoe="#b83a2c", skin="sand", hair="brim", feet=((0.1, 0.52, 0.7), (-0.1, 0.08, -0.02)), lean=8, hands=((0.3, 0.9, 0.1), (-0.3, 1.0, 0.2)), look_at=(0, 5, -9), looks={"hat": cloth("#fdf6e6", k=0.3, hatch=0), "top": cloth("#fdf6e6", k=0.35, shcol="#8a7a80", hatch=0), "legs": cloth("#fdf6e6", k=0.3, shcol="#8a7a80", hatch=0)})  # fmt: skip
    cane = props.staff(hero.joints["handr"], hero.joints["handr"] + V(-0.05, -0.75, 0.1), 0.016, "#5a2a1c")
    end = V(-0.72 + 0.23 * n, 0.5 * n - 0.35, -0.72 * n + 1.5)
    chair = props.chair(end + V(0, 0.05, 0), 180, 1.1, "#b83a2c")
    shot = shoot([*folk, hero, cane, chair], cam, light)
    p = cam.project(folk[2].joints["handr"])
    news = poly([p + [-92, -206], p + [34, -190], p + [42, 2], p + [-80, -10]])
    s.wash(move(news, 12, 12), "#33405a", 0.5, wet=8)
    s.thing(news, "#fdf6e6", 0.15, shade=0.4, hatch=0, line=2)
    s.stroke([p + [-76, -180], p + [18, -168]], 5)
    for k in range(7):
        s.stroke([p + [-74, -154 + 18 * k], p + [(20 if k % 3 else -10), -143 + 18 * k]], 1.6, alpha=0.8)
    s.model(shot, line=2.3)


def _balloon_head(s):
    """A head blown up tight, its mouth still speaking, tied off to a thread that goes into a collar."""
    skin_ = blob(
        [
            (500, 92),
            (650, 120),
            (772, 230),
            (806, 380),
            (770, 530),
            (680, 650),
            (580, 728),
            (500, 748),
            (420, 728),
            (320, 650),
            (230, 530),
            (194, 380),
            (228, 230),
            (350, 120),
        ]
    )
    s.thing(skin_, "#d23a2e", 1.0, col2="#b8242a", shade=0.75, shcol="#6a0f1c", hatch=9, line=3.4, white=0.55, soft=150)
    s.lift(ell(350, 220, 70, 44, -38), 0.85, 10)
    s.fill(ell(318, 250, 20, 9, -46), "#fff4e4", body=True, alpha=0.9)
    for e in (-1, 1):
        s.thing(
            blob([(500 + 296 * e, 350), (500 + 330 * e, 330), (500 + 340 * e, 390), (500 + 320 * e, 440), (500 + 292 * e, 430)]),
            "#c83028",
            1.0,
            shade=0.5,
            hatch=0,
            line=2.8,
        )
        s.curve([(500 + 306 * e, 356), (500 + 322 * e, 378), (500 + 308 * e, 412)], 2.2)
        marks.eye(s, 500 + 108 * e, 362, 120, look=(0, 0.9), tilt=7 * e, iris="#5a6a3a", lid=0.05, line=3.2, lash=False)
        s.wash(blob([(500 + 44 * e, 356), (500 + 70 * e, 312), (500 + 150 * e, 308), (500 + 178 * e, 350), (500 + 110 * e, 332)]), "#8a1822", 0.6)
        s.curve([(500 + 46 * e, 344), (500 + 76 * e, 318), (500 + 130 * e, 314), (500 + 174 * e, 346)], 2.4)
        for k in range(3):
            s.curve([(500 + 52 * e, 268 - 6 * k), (500 + 110 * e, 232 - 4 * k), (500 + 176 * e, 262 - 2 * k)], 6, "#3a1014")
        s.wash(ell(500 + 168 * e, 520, 74, 60), "#e8503a", 0.5, wet=18)
        s.lift(ell(500 + 150 * e - 20, 490, 30, 18), 0.5, 8)
        s.curve([(500 + 92 * e, 470), (500 + 130 * e, 520), (500 + 104 * e, 600)], 2.6)
    s.curve([(486, 350), (478, 430), (452, 470), (470, 492), (500, 498), (532, 492), (548, 468)], 3.2)
    for e in (-1, 1):
        s.fill(ell(500 + 24 * e, 486, 9, 5))
    lips = blob([(430, 582), (466, 552), (500, 560), (534, 552), (570, 582), (556, 624), (500, 650), (444, 624)])
    s.thing(lips, "#a01a26", 1.1, shade=0.5, hatch=0, line=2.8)
    s.thing(blob([(452, 586), (500, 574), (548, 586), (536, 616), (500, 628), (464, 616)]), "#3a0a12", 1.3, shade=0, hatch=0, line=2)
    s.thing(blob([(462, 584), (500, 575), (538, 584), (530, 596), (470, 596)]), "#fff4e4", 0.1, shade=0, hatch=0, line=1.6)
    for k, x in enumerate((-60, -20, 24, 66)):  # three hairs combed over
        s.curve([(500 + x * 0.6, 98), (500 + x * 1.5, 66 + 4 * k), (500 + x * 2.4, 92)], 3.4, "#3a1014")
    for x0, x1 in ((350, 240), (650, 762)):
        s.curve([(470 if x0 < 500 else 530, 100), (x0 - 20 if x0 < 500 else x0 + 20, 200), (x1, 330)], 1.8, "#7a1420", alpha=0.6)
    s.thing(blob([(478, 744), (522, 744), (520, 766), (556, 800), (500, 792), (444, 800), (480, 766)]), "#c8302a", 1.0, shade=0.5, hatch=0, line=2.8)
    s.stroke([(470, 762), (530, 766)], 6, "#fff0d0", body=True)
    s.curve([(500, 768), (520, 830), (482, 890), (506, 960)], 5.5, "#fff0d0", body=True)
    s.curve([(503, 768), (523, 830), (485, 890), (509, 960)], 1.8)


@card("saffron", paper="tea", light=(-0.5, -0.7), fresh=False)
def hot_air(s):
    s.sky([(0, "#e8a83a", 0.7), (0.5, "#f6d88a", 0.5), (1, "#f8e8c0", 0.3)], wet=80)
    b = Blocks(spot(500, 1080, 44, 2), (-0.5, 0.7, 0.6))
    for x, h in ((-10, 9), (-5.6, 12), (6.2, 11), (10.4, 8)):
        b.house((x, 0, -6), (4, h, 4), 0, "flat", "#e0b070", "#b8602a", rows=3, lit=0, seed=int(x + 30))
    b.paint(s, haze=0.35)
    light = (-0.5, 0.7, 0.6)
    s.wash(ell(560, 470, 290, 360), "#b8702a", 0.35, wet=50)
    _balloon_head(s)
    oc = spot(500, 1356, 330, 2)
    him = person((0, 0, 0), 0, "stand", "stout", "suit", top="#3a3440", legs="#3a3440", skin="clay", no_head=True, hands=((0.5, 1.46, 0.2), (-0.22, 1.08, 0.36)), grips=("point", "fist"), fingers=((0, 1, 0), None))  # fmt: skip
    desk = Clay({"wood": plain("#8a5428"), "trim": plain("#e0b040")})
    desk.box((0, 0.5, 0.42), (0.42, 0.5, 0.16), m="wood").box((0, 1.0, 0.42), (0.48, 0.03, 0.22), m="trim")
    for k in (-0.2, 0.2):
        desk.cap((k, 1.02, 0.5), (k * 0.6, 1.2, 0.44), 0.01, m="trim").ell((k * 0.6, 1.22, 0.44), 0.035, m="wood")
    s.model(shoot([him, desk], oc, light), line=2.6)
    rows = ((1330, 190, 0.24, 8), (1450, 260, 0.08, 6))
    for j, (y, sc, haze, n) in enumerate(rows):
        crowd = []
        c = spot(500, y + sc * 1.3, sc, 6)
        w = 1000 / sc
        for i in range(n):
            x = (i + 0.5 + 0.2 * j) / n * w - w / 2
            crowd.append(
                person(
                    (x, 0.14 * math.sin(i * 2.7 + j), 0),
                    180 + 12 * math.sin(i * 1.9),
                    "reach" if (i + j) % 5 == 2 else "stand",
                    ("man", "woman", "stout", "youth", "matron", "slim", "strong", "old_man")[(i + 3 * j) % 8],
                    "shirt",
                    top=("#5a2a24", "#20605f", "#8a4a2a", "#3f4a5a", "#a8743a", "#6a3a4a")[(i * 2 + j) % 6],
                    skin=("clay", "ebony", "sand", "honey", "umber", "rose")[(i + j) % 6],
                    hair=("short", "bun", "turban", "curls", "headscarf", "brim", "braid", "afro")[(i + 2 * j) % 8],
                    look_at=(x * 0.4, 3.5, -5),
                    detail=False,
                )
            )
        s.model(shoot(crowd, c, light), line=2.2, haze=haze)
    kc = spot(835, 1340, 270, 4)
    kid = person((0, -0.4, 0), 190, "reach_one", "boy", "shirt", top="#20605f", skin="ebony", hair="curls", look_at=(-1.2, 4, -2), hands=(None, (-0.2, 1.98, 0.2)), grips=("hang", "pinch"))  # fmt: skip
    s.model(shoot([kid], kc, light), line=2.4)
    p = kc.project(kid.joints["pinchr"])
    tip = np.array([700, 690])
    d = unit(tip - p)
    s.thing(poly([p - d * 60 + [-4, -2], p - d * 60 + [4, 2], tip]), "#dfe6ea", 0.5, shade=0.3, hatch=0, line=2)
    s.thing(ell(*(p - d * 66), 15), "#f2d060", 1, shade=0.4, hatch=0, line=2.4)


def coral(s, ear):
    """An ear of coral: rim, ridges, hollow and lobe, each a form of its own."""
    r = s.rng
    pink, rose, deep = "#f4a58c", "#e07a70", "#7a2a4a"
    s.wash(move(ear, 24, 30), "#081c34", 0.9, wet=20)
    s.thing(ear, pink, 0.9, col2=rose, shade=0.7, shcol=deep, hatch=7, line=3.6, soft=110)
    s.wash(blob([(440, 1080), (520, 990), (650, 1000), (712, 1080), (706, 1180), (640, 1280), (600, 1200), (590, 1100)]), deep, 0.75, wet=14, clip=ear)
    hollow = blob([(440, 1190), (466, 1110), (540, 1078), (604, 1110), (620, 1190), (592, 1276), (530, 1318), (462, 1300)])
    s.wash(hollow, "#8a3050", 0.9, wet=8)
    s.wash(blob([(452, 1200), (500, 1160), (548, 1190), (540, 1260), (490, 1290), (452, 1270)]), "#3a0c26", 1.3, wet=10)

    def part(pts, radii):
        g = smooth(limb(pts, radii, 12), 5)
        s.wash(move(g, 8, 12), deep, 0.6, wet=9, clip=ear)
        s.thing(g, pink, 0.9, col2=rose, shade=0.75, shcol=deep, hatch=6, line=2.6, white=0.7)
        return g

    part([(606, 1338), (650, 1246), (656, 1160), (622, 1086), (556, 1050)], [12, 26, 30, 23, 9])
    part([(640, 1120), (600, 1064), (516, 1034)], [20, 17, 8])
    part(
        [(500, 1176), (440, 1142), (402, 1080), (440, 992), (546, 946), (656, 962), (732, 1044), (742, 1140), (700, 1234), (640, 1300)],
        [9, 22, 31, 34, 35, 35, 33, 29, 22, 10],
    )
    part([(420, 1184), (462, 1226), (440, 1286)], [20, 36, 24])
    part([(504, 1326), (556, 1312), (600, 1332)], [14, 25, 12])
    lobe = blob([(438, 1330), (500, 1352), (590, 1352), (604, 1404), (556, 1450), (490, 1454), (440, 1410)])
    s.thing(lobe, pink, 0.85, col2=rose, shade=0.6, shcol=deep, hatch=0, line=0, white=0.7)
    s.curve([(604, 1350), (610, 1400), (560, 1452), (490, 1456), (438, 1412), (430, 1340)], 3.4)
    for _ in range(120):
        x, y = r.uniform(340, 770), r.uniform(920, 1450)
        if ear.contains(ell(x, y, 3)) and not hollow.contains(ell(x, y, 2)):
            s.outline(ell(x, y, r.uniform(2, 4.5)), 1.1, "#a8485a", lost=0.2)
    for (x, y), way, _ in marks.along(np.array(ear.exterior.coords), 62):  # it still grows
        n = np.array([way[1], -way[0]]) * (1 if ear.exterior.is_ccw else -1)
        q = r.uniform(22, 50)
        for turn in (-0.5, 0.3):
            d = np.array([n[0] * math.cos(turn) - n[1] * math.sin(turn), n[0] * math.sin(turn) + n[1] * math.cos(turn)])
            g = limb([(x, y), tuple(np.array([x, y]) + d * q * 0.6), tuple(np.array([x, y]) + d * q)], [8, 6, 4])
            s.thing(g, rose, 0.9, shade=0.5, shcol=deep, hatch=0, line=1.6)


@card("tide", paper="cold", light=(-0.5, -0.7))
def phone_shell(s):
    r = s.rng
    s.sky([(0, "#cfdcd0", 0.5), (0.6, "#f4e4c0", 0.5), (1, "#f0b888", 0.55)], 0, 470, wet=70)
    s.thing(ell(190, 330, 54), "#f0904a", 0.7, shade=0, hatch=0, line=0)
    water = poly([(-40, 470), (1040, 470), (1040, 1560), (-40, 1560)])
    s.cover(water)
    s.wash(water, "#3f94a0", 0.85, col2="#0e2c4c", mix=("lin", 90, 0, 1.1), pool=0.6, bloom=6, grad=("lin", 90, 0.5, 1.6))
    for _ in range(60):
        x, y = r.uniform(0, 1000), 474 + abs(r.normal()) * 26
        s.curve([(x, y), (x + 20, y - 5), (x + 46, y + 2)], 1.8, body=r.random() < 0.6, alpha=0.8)
    places.rock(s, 650, 560, 270, 190, "#6a6a70", seed=6)
    s.wash(poly([(520, 520), (790, 520), (860, 900), (780, 1000), (600, 900)]), "#12324a", 0.7, wet=30)
    cam = spot(650, 436, 186, 6)
    him = person((0, -0.3, 0), -30, "sit", "old_man", "coat", top="#e0a83a", legs="#3a4a5a", skin="umber", hair="beanie", beard="full", hair_col="white", feel="tender", hands=((0.12, 1.24, 0.16), (-0.16, 0.62, 0.34)), grips=("cup", "flat"), palms=((-0.6, 0, -0.6), (0, -1, 0)), look_at=(-3, 1.0, 2), looks={"hat": cloth("#c2452e")})  # fmt: skip
    shell = Clay({"shell": plain("#f4a48a", hatch=4)})
    p = him.joints["palml"]
    shell.ell(p + V(0, 0.03, 0.0), (0.07, 0.1, 0.07), k=0.02, m="shell").cap(p + V(0, 0.1, 0), p + V(0.02, 0.2, 0), 0.04, 0.01, k=0.02, m="shell")
    s.model(shoot([him, shell], cam, (-0.5, 0.7, 0.6)), line=2)
    hx, hy = cam.project(him.joints["palmr"])
    board = move(box(-30, -88, 30, 6), hx - 4, hy, 1, -8)
    s.thing(board, "#f2ead2", 0.2, shade=0.3, hatch=0, line=2)  # the tide table, all ticked
    for k in range(5):
        x, y = hx - 34 + 2 * k, hy - 70 + 15 * k
        s.stroke([(x, y), (x + 6, y + 8), (x + 17, y - 6)], 2, "#c2452e")
        s.stroke([(x + 24, y + 2), (x + 44, y)], 1.4)
    a = cam.project(p + V(0.0, -0.05, 0))
    base = path([tuple(a), (760, 470), (824, 640), (740, 780), (600, 800), (520, 880), (470, 1000), (486, 1140), (500, 1226)], 40)
    coil = [q + 13 * np.array([math.cos(k * 0.9), math.sin(k * 0.9)]) for k, q in enumerate(base)]
    ear = blob([(400, 1180), (368, 1080), (416, 968), (540, 912), (672, 926), (764, 1018), (776, 1140), (724, 1256), (652, 1336), (614, 1404), (560, 1454), (488, 1458), (436, 1412), (428, 1340), (436, 1270)])  # fmt: skip
    coral(s, ear)
    s.stroke(coil, 4, "#e0603a", wobble=0.2)
    for x in range(-20, 1040, 70):
        h = r.uniform(60, 220)
        s.thing(
            limb([(x, 1540), (x + r.normal() * 20, 1480 - h * 0.5), (x + r.normal() * 34, 1470 - h)], [13, 9, 3]),
            ("#2f7a70", "#d8745a", "#c8a04a")[int(r.integers(3))],
            0.9,
            shade=0.5,
            hatch=0,
            line=2,
        )
    for x, y, f, col, q in (
        (180, 900, 80, "#f0b040", 0.6),
        (250, 990, 80, "#f0b040", 0.42),
        (870, 1150, -80, "#e06a4a", 0.62),
        (900, 760, -84, "#8fc0b0", 0.4),
        (130, 1270, 70, "#c8d8c0", 0.4),
    ):
        s.model(shoot([fish((0, 0, 0), f, q, col=col, bend=14)], spot(x, y, 200, 6), (-0.3, 0.9, 0.4)), line=2)


def pane(s, x0, y0, x1, y1, col="#2c3f68"):
    """A window with the night in it."""
    s.thing(box(x0 - 7, y0 - 7, x1 + 7, y1 + 7), "#efe2c4", 0.4, shade=0.3, hatch=0, line=2)
    s.thing(box(x0, y0, x1, y1), col, 1.1, shade=0, hatch=0, line=1.8)
    s.stroke([((x0 + x1) / 2, y0), ((x0 + x1) / 2, y1)], 3.4, "#efe2c4", body=True, taper=(0, 0), wobble=0.2)
    s.stroke([(x0, (y0 + y1) / 2), (x1, (y0 + y1) / 2)], 3.4, "#efe2c4", body=True, taper=(0, 0), wobble=0.2)
    s.dots([(x0 + (x1 - x0) * q, y0 + (y1 - y0) * w) for q, w in ((0.2, 0.3), (0.75, 0.2), (0.7, 0.7))], 2.2, body=True)


def furnish(s):
    """What the neighbours have on their walls."""
    pane(s, 150, 480, 206, 556)
    s.thing(box(330, 470, 384, 530), "#7a4a2c", 0.9, shade=0.3, hatch=0, line=2)  # a picture: hills and a sun
    s.thing(box(337, 477, 377, 523), "#bfe0ea", 0.6, shade=0, hatch=0, line=1.4)
    s.fill(blob([(337, 523), (346, 506), (357, 512), (368, 500), (377, 523)]), "#5f8a4a")
    s.fill(ell(366, 488, 5), "#e8903a")
    s.stroke([(266, 442), (266, 476)], 2.2)  # a lamp for dancing
    s.glow(266, 492, 70, "#ffe08a", 0.35, 0.5)
    s.thing(blob([(246, 496), (252, 476), (280, 476), (286, 496)]), "#d8503a", 0.9, shade=0.3, hatch=0, line=1.8)
    pane(s, 700, 474, 776, 560, "#40568a")
    for e in (-1, 1):  # curtains
        x = 738 + 50 * e
        s.thing(
            blob([(x - 14, 462), (x + 14, 462), (x + 10, 520), (x + 16 * e, 578), (x - 10, 578), (x - 8, 520)]), "#e8dcb8", 0.5, shade=0.5, hatch=5, line=1.8
        )
    s.thing(ell(488, 500, 28), "#f6ecd2", 0.3, shade=0.4, hatch=0, line=2.6)  # a clock
    s.stroke([(488, 500), (488, 482)], 2.6)
    s.stroke([(488, 500), (502, 506)], 2.6)
    for a in np.radians(np.arange(0, 360, 30)):
        s.fill(ell(488 + 23 * math.cos(a), 500 + 23 * math.sin(a), 1.6))
    pane(s, 152, 800, 214, 884, "#40568a")
    for k, col in enumerate(("#d84a3a", "#e8b040", "#4f8fa8")):  # a child's flags
        x = 140 + 46 * k
        s.thing(poly([(x, 770), (x + 34, 772), (x + 17, 796)]), col, 0.9, shade=0.2, hatch=0, line=1.5)
    s.curve([(126, 768), (200, 778), (298, 766)], 1.8)
    s.thing(box(244, 1084, 288, 1120), "#c8503a", 0.9, shade=0.4, hatch=4, line=2)  # its box of bricks
    s.thing(box(250, 1066, 270, 1084), "#4f8fa8", 0.9, shade=0.3, hatch=0, line=1.8)
    s.thing(box(760, 800, 850, 872), "#7a5a3c", 0.9, shade=0.3, hatch=0, line=2.2)  # the picture in the rain: the sea
    s.thing(box(769, 809, 841, 863), "#cfe0e6", 0.5, shade=0, hatch=0, line=1.6)
    s.fill(box(770, 838, 840, 862), "#2f6a8a")
    s.fill(poly([(796, 838), (822, 838), (816, 848), (802, 848)]), "#c8402e")
    s.stroke([(808, 838), (808, 818)], 2)
    pane(s, 374, 800, 440, 896, "#24324c")
    for k in range(3):  # shelf and plates
        s.thing(ell(190 + 44 * k, 1246, 17), "#f6ecd2", 0.3, shade=0.4, hatch=0, line=1.8)
        s.outline(ell(190 + 44 * k, 1246, 9), 1.2, "#3f7aa8")
    s.thing(box(160, 1264, 316, 1273), "#7a4a2c", 0.9, shade=0.3, hatch=0, line=1.8)
    pane(s, 440, 1226, 516, 1310)
    s.stroke([(352, 1186), (352, 1230)], 2.2)
    s.glow(352, 1250, 90, "#ffe08a", 0.35, 0.5)
    s.thing(blob([(326, 1256), (336, 1230), (368, 1230), (378, 1256)]), "#3f7a6a", 0.9, shade=0.3, hatch=0, line=1.8)
    pane(s, 640, 1224, 730, 1318, "#40568a")
    s.fill(ell(706, 1250, 11), "#f6e6b0", body=True)
    s.thing(blob([(792, 1450), (800, 1400), (836, 1400), (844, 1450)]), "#a8502c", 0.9, shade=0.5, hatch=4, line=2)  # a rubber plant
    for a in (-130, -105, -80, -55, -30):
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        p = np.array([818.0, 1402.0])
        n = np.array([-d[1], d[0]])
        s.thing(blob([p, p + d * 50 + n * 16, (*(p + d * 104), 1), p + d * 50 - n * 16]), "#4f8a4a", 0.9, shade=0.5, hatch=0, line=1.8)
    s.thing(ell(500, 218, 34), "#40568a", 1.1, shade=0, hatch=0, line=3)  # the round light of the attic
    s.stroke([(466, 218), (534, 218)], 3, "#efe2c4", body=True, taper=(0, 0))
    s.stroke([(500, 184), (500, 252)], 3, "#efe2c4", body=True, taper=(0, 0))


@card("storm", paper="grey", light=(-0.4, -0.7))
def rain_room(s):
    s.wash(s.all, "#4a5a70", 0.9, col2="#2c3848", pool=0.6, bloom=4, grad=("lin", 90, 1.2, 0.6))
    places.stars(s, 40, (0, 0, 1000, 300))
    wall = poly([(90, 1540), (90, 220), (500, 60), (910, 220), (910, 1540)])
    s.cover(wall)
    s.wash(wall, "#8a7468", 0.8, col2="#6a5a5a", pool=0.5, bloom=2)
    s.outline(wall, 4)
    rooms = {
        "attic": (300, 180, 700, 400),
        "a": (124, 440, 410, 720),
        "b": (440, 440, 876, 720),
        "big": (330, 754, 876, 1150),
        "c": (124, 754, 300, 1150),
        "d": (124, 1184, 560, 1480),
        "e": (590, 1184, 876, 1480),
    }
    cols = {"attic": "#c8a878", "a": "#e8b860", "b": "#e8a870", "big": "#6f8090", "c": "#d89a80", "d": "#e0b078", "e": "#c8b060"}
    for n, (x0, y0, x1, y1) in rooms.items():
        g = box(x0, y0, x1, y1)
        if n == "attic":
            g = poly([(500, 130), (760, 232), (760, 400), (240, 400), (240, 232)])
        s.cover(g)
        s.wash(g, cols[n], 0.75 if n != "big" else 1.0, col2=darker(cols[n], 0.3), mix=("lin", 90, 0, 1), pool=0.5, bloom=2)
        floor = box(max(x0, 240) if n == "attic" else x0, y1 - 30, min(x1, 760) if n == "attic" else x1, y1)
        s.cover(floor)
        s.wash(floor, "#a8703e", 0.85, col2="#7a4a2e", rough=0.3, off=0, edge=0.3)
        s.stroke([(x0, y1 - 30), (x1, y1 - 30)], 2.6, taper=(0, 0), wobble=0.4)
        s.stroke([(x0, y1 - 15), (x1, y1 - 15)], 1.2, taper=(0, 0), wobble=0.4)
        for q in np.arange(x0 + 30, x1, 74):
            s.stroke([(q, y1 - 30), (q - 3, y1 - 15)], 1.3)
            s.stroke([(q + 36, y1 - 15), (q + 33, y1)], 1.3)
        s.outline(g, 3.2, lost=0)
    furnish(s)
    light = (0.2, 0.9, 0.5)

    def put_in(x, y, q, *figures):
        s.model(shoot(list(figures), spot(x, y, q, 6), light), line=2)

    gran = person((0, 0, 0), 60, "stand", "matron", "apron", top="#3f7a6a", skin="ebony", hair="headscarf", hands=((0.1, 1.02, 0.44), (-0.2, 1.0, 0.3)), grips=("bar", "flat"), look_at=(1, 0.6, 0.4))  # fmt: skip
    can = Clay({"tin": plain("#d8642e")})
    q = gran.joints["handl"]
    can.cone(q + V(0.1, -0.16, 0.0), q + V(0.1, 0.04, 0.0), 0.09, 0.08, m="tin").cap(q + V(0.16, -0.1, 0), q + V(0.4, 0.02, 0), 0.02, m="tin").ring(
        q + V(0.02, -0.02, 0), 0.07, 0.012, rot((1, 0, 0), 90), m="tin"
    )
    put_in(560, 704, 142, gran, can)
    spout = spot(560, 704, 142, 6).project(q + V(0.42, 0.0, 0))
    r = s.rng
    for k in range(10):
        s.curve([spout, spout + [14 + 4 * k, 20], spout + [22 + 5 * k, 70 + 4 * k]], 1.6, "#e8f0f4", body=True)
    for k in range(5):
        x = 680 + 40 * k
        s.thing(box(x - 15, 656, x + 15, 690), "#a8502c", 0.9, hatch=0, line=1.8)
        for e in (-1, 0, 1):
            s.curve([(x, 656), (x + 8 * e, 630), (x + 16 * e, 606)], 3, "#4a7a3a")
            s.thing(ell(x + 16 * e, 602, 10), ("#d84a3a", "#e8b040", "#c86a9a")[k % 3], 0.95, shade=0.2, hatch=0, line=1.4)
    him = person((0, 0, 0), 14, "sit_hold", "slim", "jersey", top="#41566e", legs="#2f3a48", skin="honey", hair="short", feel="tired", look_at=(0.1, 0.6, 0.8))
    shade = Clay({"shade": cloth("#e0a830", k=0.95, hatch=5)}).cone(
        him.joints["head"] + V(0, -0.02, 0), him.joints["head"] + V(0, 0.24, 0), 0.34, 0.13, m="shade"
    )
    arm = Clay({"plush": cloth("#7a4a5a")})
    arm.box((0, 0.25, -0.06), (0.4, 0.2, 0.3), round=0.08, m="plush").box((0, 0.7, -0.32), (0.38, 0.4, 0.1), round=0.08, m="plush")
    for e in (-1, 1):
        arm.box((0.4 * e, 0.42, 0.02), (0.08, 0.2, 0.3), round=0.07, m="plush")
    leaf = props.book((him.joints["handl"] + him.joints["handr"]) / 2 + V(0, 0.02, 0.02), rot((1, 0, 0), 44), 1.3)
    put_in(560, 1120, 208, arm, him, shade, leaf)
    s.glow(560, 870, 130, "#f6d070", 0.25, 0.45)
    for x in (700, 790):
        s.thing(poly([(x - 38, 1036), (x + 38, 1036), (x + 27, 1116), (x - 27, 1116)]), "#a8b8c4", 0.5, shade=0.6, hatch=6, line=2.4)
        s.cover(ell(x, 1036, 38, 11))
        s.wash(ell(x, 1036, 38, 11), "#3f8aa8", 0.9)
        s.outline(ell(x, 1036, 38, 11), 2.2, lost=0)
        s.curve([(x - 38, 1034), (x, 986), (x + 38, 1034)], 2.2)
        f = [(-30, -6), (-14, -26), (12, -24), (26, -8), (48, -26), (46, 10), (24, 2), (-6, 12)]  # a goldfish looks out
        s.thing(blob([(x + a * 0.9, 1020 + b * 0.9) for a, b in f]), "#f08a2a", 1, col2="#e0602a", shade=0.3, hatch=0, line=2)
        s.fill(ell(x - 14, 1010, 3))
    s.thing(box(670, 1116, 826, 1126), "#5a3c2c", 0.9, hatch=0, line=2)
    places.rain(s, 190, 6, length=(26, 70), w=2, area=(340, 740, 880, 1080))
    s.wash(box(334, 1120, 872, 1150), "#8fb4c8", 0.6)
    for _ in range(12):
        x = r.uniform(350, 860)
        s.stroke(arc(x, 1134, 20, 5, 0, 360), 1.6, body=True, alpha=0.8)
    couple = [
        person((-0.3, 0, 0), 70, "dance", "man", "shirt", top="#c8503a", skin="sand", hair="curls", feel="joy", detail=False),
        person((0.45, 0, 0), -70, "dance", "woman", "dress", top="#5a4a8a", skin="cocoa", hair="afro", feel="joy", detail=False),
    ]
    put_in(250, 704, 124, *couple)
    put_in(212, 1130, 130, person((0, 0, 0), 20, "wave", "child", "night", top="#f2e8d0", skin="rose", hair="fringe", feel="awe", look_at=(1.5, 1, 0.6)))
    put_in(330, 1460, 120, props.table((0.1, 0, 0), 0, 1.0, "#7a5030", (0.7, 0.4)), person((-0.9, 0, 0), 84, "sit", "stout", "work", top="#6a8a5a", skin="clay", hair="fringe", beard="full", detail=False), props.stool((-0.9, 0, -0.05)), person((1.05, 0, 0), -84, "sit", "old_woman", "dress", top="#a85a6a", skin="umber", hair="bun", hair_col="white", detail=False), props.stool((1.05, 0, -0.05)))  # fmt: skip
    put_in(730, 1460, 130, four("cat", (0, 0, 0.0), 20, "sit", 1.7, col="#3a3a44", look_at=(0, 2, 1)))
    put_in(
        500,
        384,
        120,
        four("cat", (-1.2, 0, 0), 60, "sleep", 1.6, col="#c8803a"),
        props.chest((0.9, 0, 0), -20, 0.9),
        bird("owl", (0.9, 0.5, 0), -30, "perch", 1.0),
    )


def bark_face(s):
    """A face that has grown in the bark: sockets, brows, a burl for a nose, a long crack of a smile."""
    bark, deep = "#8a6440", "#2e1c1a"
    for x, y in ((96, 806), (170, 798)):
        s.wash(ell(x, y, 42, 34), deep, 0.9, wet=9)
        marks.eye(s, x, y, 56, look=(0.8, 0.4), iris="#5a8a3a", lid=0.05, lash=False)
    for pts in ([(58, 790), (84, 762), (124, 776)], [(142, 768), (172, 748), (210, 772)]):
        g = limb(pts, [9, 15, 8])
        s.wash(move(g, 0, 10), deep, 0.6, wet=6)
        s.thing(g, bark, 0.9, shade=0.6, shcol=deep, hatch=5, line=2.4)
    nose = blob([(126, 806), (148, 812), (160, 858), (182, 884), (160, 906), (124, 902), (112, 878), (122, 850)])
    s.wash(move(nose, 8, 12), deep, 0.6, wet=7)
    s.thing(nose, bark, 0.9, col2="#a07a50", shade=0.7, shcol=deep, hatch=5, line=2.4)
    s.stroke(arc(146, 880, 15, 11, 0, 330), 1.6)
    mouth = blob([(66, 936), (98, 956), (140, 958), (172, 938), (190, 918, 1), (178, 960), (140, 984), (98, 980), (72, 958)])
    s.cover(mouth)
    s.wash(mouth, deep, 1.5)
    s.outline(mouth, 3, lost=0)
    for pts in ([(62, 928), (98, 944), (140, 946), (182, 916)], [(72, 980), (104, 1000), (146, 1000), (180, 976)]):
        s.curve(pts, 3.2)
    for x, y, n in ((64, 850, 60), (196, 830, 60), (80, 1040, 90), (140, 1050, 110), (190, 1030, 100), (110, 700, 50), (176, 690, 50)):
        s.curve([(x, y), (x + 6, y + n * 0.5), (x - 4, y + n)], 2.2)


def found(s):
    """What the tree has caught over the years."""
    for x, y0, y in ((352, 410, 604), (448, 330, 560), (560, 330, 600), (296, 470, 790), (652, 380, 556)):
        s.curve([(x, y0), (x + 5, (y0 + y) / 2), (x, y)], 2.4, "#4a3024")
    x, y = 352, 620  # a boot
    s.thing(
        blob([(x - 46, y - 44, 1), (x + 6, y - 44, 1), (x + 10, y + 8), (x + 62, y + 22), (x + 66, y + 46), (x - 46, y + 48, 1)]),
        "#b8503a",
        0.95,
        shade=0.6,
        hatch=5,
        line=2.6,
    )
    s.thing(box(x - 48, y + 46, x + 68, y + 58), "#4a2c24", 1.0, shade=0.3, hatch=0, line=2)
    for k in range(4):
        s.stroke([(x - 14 + 4 * k, y - 34 + 14 * k), (x + 12 + 5 * k, y - 36 + 14 * k)], 2.4, "#f2e6c8", body=True)
    x, y = 448, 606  # a ball
    s.thing(ell(x, y, 50), "#f0c840", 0.9, shade=0.6, hatch=6, line=2.6, white=0.7)
    for q in (-24, 0, 24):
        s.curve([(x + q * 0.9, y - 44), (x + q * 1.3 + 4, y), (x + q * 0.9, y + 44)], 6, ("#c8403a", "#2f6a9a", "#3f8a5a")[q // 24 + 1])
    x, y = 560, 610  # an umbrella, shut
    s.thing(
        blob([(x, y - 10, 1), (x + 22, y + 20), (x + 16, y + 110), (x, y + 136, 1), (x - 16, y + 110), (x - 22, y + 20)]),
        "#6a4a9a",
        0.95,
        shade=0.6,
        hatch=6,
        line=2.4,
    )
    s.stroke([(x, y - 12), (x, y + 130)], 1.8)
    s.curve([(x, y + 134), (x, y + 166), (x + 16, y + 178), (x + 28, y + 164)], 5, "#8a5a34")
    x, y = 296, 820  # a straw hat
    s.thing(ell(x, y + 12, 76, 19, -8), "#ead698", 0.7, shade=0.5, hatch=6, line=2.4)
    s.thing(
        blob([(x - 40, y + 8), (x - 34, y - 30), (x, y - 42), (x + 32, y - 34), (x + 38, y + 2), (x, y + 14)]), "#ead698", 0.7, shade=0.5, hatch=6, line=2.4
    )
    s.thing(limb([(x - 40, y + 4), (x, y + 14), (x + 38, y - 2)], [7, 8, 7]), "#c8403a", 0.95, shade=0.3, hatch=0, line=1.8)
    x, y = 652, 596  # a balloon
    s.thing(
        blob([(x, y - 48), (x + 38, y - 24), (x + 38, y + 18), (x + 8, y + 54), (x - 8, y + 54), (x - 38, y + 18), (x - 38, y - 24)]),
        "#3f9ab0",
        0.9,
        shade=0.6,
        hatch=0,
        line=2.4,
        white=0.8,
    )
    s.thing(poly([(x, y + 52), (x + 9, y + 66), (x - 9, y + 66)]), "#2f7a90", 0.9, shade=0, hatch=0, line=1.8)


@card("noon", paper="hot", light=(0.5, -0.7))
def tree_kite(s):
    r = s.rng
    s.sky([(0, "#6fb0d8", 0.75), (0.6, "#bfe0ea", 0.5), (1, "#f4f0d8", 0.3)], wet=80)
    places.clouds(s, [(700, 180, 320), (860, 640, 200)])
    places.hills(s, 1180, "#a8c88a", rise=40, seed=3, k=0.6)
    places.hills(s, 1290, "#7fae5a", rise=30, seed=8, k=0.8, k_low=0.7)
    places.grass(s, (0, 1320, 1000, 1490), 160, "#3a6a34", 30, 1.5)
    arch_ = [(150, 1440), (120, 1060), (150, 700), (300, 400), (540, 300), (740, 420), (800, 640), (760, 800)]
    crown = [(x + r.normal() * 50, y + r.normal() * 44 - 60, r.uniform(70, 130)) for x, y in path(arch_[2:7], 5) for _ in range(2)]
    for layer, (col, k) in enumerate((("#8fbf5a", 0.75), ("#5f9a48", 0.7), ("#2f6a3e", 0.55))):
        pick = crown[layer::2] if layer else crown
        g = union(*(ell(x + 14 * layer, y + 26 * layer, q * (1 - 0.22 * layer), q * 0.72 * (1 - 0.2 * layer), r.uniform(0, 180)) for x, y, q in pick))
        if layer == 0:
            s.cover(g)
        s.wash(g, col, k, edge=0.8, rough=7, bloom=2, pool=0.6)
    for x, y, q in crown * 4:
        a, b = x + r.normal() * q * 0.7, y + r.normal() * q * 0.5
        s.curve([(a, b), (a + 12, b - 12), (a + 24, b - 4), (a + 14, b + 4)], 1.8, alpha=0.8)
    roots = [
        limb([(150, 1400), (60, 1480), (-20, 1500)], [46, 28, 14]),
        limb([(160, 1400), (260, 1470), (340, 1486)], [46, 26, 8]),
        limb([(150, 1420), (150, 1540)], [56, 60]),
    ]
    fingers = [
        limb([(760, 800), p, q], [17, 12, 5])
        for p, q in (((720, 850), (700, 900)), ((750, 870), (740, 930)), ((784, 864), (790, 920)), ((806, 820), (836, 862)))
    ]
    tree = union(
        limb(arch_, [96, 80, 70, 60, 48, 38, 28, 20], 14),
        *roots,
        *fingers,
        limb([(170, 640), (60, 500), (20, 380)], [34, 24, 12]),
        limb([(420, 330), (430, 200), (380, 90)], [26, 18, 8]),
    )
    s.thing(tree, "#7a5638", 0.9, col2="#a07a50", shade=0.85, shcol="#3a2420", hatch=6, cross=True, line=3)
    bark_face(s)
    found(s)
    k = np.array([728, 1000])
    kite = poly([k + [0, -110], k + [86, -10], k + [0, 130], k + [-86, -10]])
    s.thing(kite, "#d84a3a", 1.0, col2="#e8703a", shade=0.4, hatch=6, line=3)
    s.stroke([k + [0, -110], k + [0, 130]], 2.4)
    s.stroke([k + [-86, -10], k + [86, -10]], 2.4)
    s.wash(poly([k + [0, -110], k + [0, -10], k + [86, -10]]), "#f8d060", 0.8)
    tail = path([k + [0, 130], k + [50, 190], k + [10, 250], k + [70, 320]], 10)
    s.stroke(tail, 2.4)
    for p in tail[6::7]:
        s.thing(poly([p, p + [-20, -13], p + [-20, 13]]), "#2f6080", 0.9, shade=0, hatch=0, line=1.6)
        s.thing(poly([p, p + [20, -13], p + [20, 13]]), "#2f6080", 0.9, shade=0, hatch=0, line=1.6)
    for f in fingers[:3]:
        s.thing(f, "#7a5638", 0.9, shade=0.6, hatch=0, line=2.4)
    cam = spot(600, 1420, 330, 10)
    kid = person((0, 0, 0), 152, "reach", "girl", "dress", top="#f2e8d0", skin="honey", hair="ponytail", look_at=(0.4, 1.5, -1), hands=((0.0, 1.78, 0.4), (-0.34, 1.68, 0.34)), grips=("open", "open"), looks={"skirt": cloth("#e8b040"), "top": cloth("#e8b040")})  # fmt: skip
    shot = shoot([kid], cam, (0.5, 0.8, 0.3))
    s.wash(shot.shadow_on(0, 5), "#2f5a3a", 0.7, edge=0.1)
    s.model(shot, line=2.6)
