"""Ends and distances: a ferry, a game of chess, an audience of trees, petals, a harp, ships of sand."""

from ..easel import *


@card("midnight", paper="blue", light=(0.4, -0.6))
def ferry_grand(s):
    r = s.rng
    s.wash(s.all, "#24457a", 1.2, col2="#12254c", pool=0.6, bloom=5)
    s.glow(760, 250, 330, "#e8d8a0", 0.3, 0.75)
    moon = [(760 + r.normal() * 70 * (1 - abs(k - 7) / 9), 110 + 22 * k) for k in range(15)]
    for x, y in moon:
        n = r.uniform(60, 150)
        s.curve([(x - n, y), (x - n * 0.3, y - 6), (x + n * 0.4, y + 4), (x + n, y)], r.uniform(6, 15), "#f4e6b8", body=True, alpha=0.9)
    places.stars(s, 60, (0, 0, 1000, 1500))
    turn = 152
    q = rot((0, 1, 0), turn)
    at = lambda x, y, z: q @ V(x, y, z)  # noqa: E731
    cam = spot(480, 840, 340, 46, 0)
    light = (0.5, 0.9, -0.1)
    boat = props.boat((0, 0, 0), turn, 1.0, "#8a5a3a", "#c8945a", oars=True)
    her = person(at(0, -0.18, 0.5), turn + 180, "row", "old_woman", "dress", top="#e0603a", skin="umber", hair="headscarf", feel="sly", hands=(World(at(-0.22, 0.64, 0.0)), World(at(0.22, 0.64, 0.0))), look_at=at(0.2, 1.5, -3), head_kw={"glasses": True}, looks={"hat": cloth("#f2e2b0", k=0.5)})  # fmt: skip
    him = person(at(0, 0.12, -1.02), turn, "sit_floor", "slim", "gown", top="#4a5a74", legs="#4a5a74", trim="#4a5a74", skin="rose", hair="hood", feel="sleep", beard="full", hair_col="white", lean=-16, side=8, hands=((0.06, 0.34, 0.26), (-0.08, 0.3, 0.28)), grips=("rest", "rest"), elbows=((1, -0.2, -0.3), (-1, -0.2, -0.3)), feet=((0.1, 0.08, 0.6), (-0.12, 0.08, 0.62)), look_at=at(0.3, 2.2, 0.3))  # fmt: skip
    pole = props.staff(at(-1.0, 0.5, -1.42), at(1.2, 0.52, -1.1), 0.026, "#d8a860")
    lamp = props.lantern(at(0, 0.86, 1.5), 1.2)
    stem = props.staff(at(0, 0.3, 1.36), at(0, 0.9, 1.52), 0.02)
    shot = shoot([boat, her, him, pole, lamp, stem], cam, light)
    s.wash(s.warp(np.roll(shot.mask(), (40, -30), (0, 1)), (0, 0, s.w, s.h), 3, 9), "#040a18", 1.0, wet=10)
    s.model(shot, line=2.6)
    gx, gy = cam.project(lamp.joints["light"])
    s.glow(gx, gy, 120, "#f6c04a", 0.5, 0.5)
    for k, (rx, ry) in enumerate(((330, 250), (400, 310), (480, 390), (570, 470))):
        for a in (r.uniform(100, 130), r.uniform(200, 250), r.uniform(290, 340)):
            s.stroke(arc(480, 800, rx, ry, a, a + r.uniform(18, 44)), 2.6 - 0.4 * k, "#9ab0d0", body=True, alpha=0.6)
    dc = spot(190, 1350, 330, 40)
    duck = bird("goose", (0, 0, 0), 40, "swim", 0.75, col="#c8b48a", breast="#e8dcc0")
    hat = Clay({"felt": cloth("#14161f")})
    h = duck.joints.get("crown", duck.joints.get("head", V(0, 0.4, 0.2)))
    hat.ell(h + V(0, 0.035, 0), (0.1, 0.012, 0.1), m="felt").cap(h + V(0, 0.04, 0), h + V(0, 0.11, 0), 0.055, m="felt")
    s.model(shoot([duck, hat], dc, light), line=2.2)
    for k in range(3):
        s.stroke(arc(190, 1360, 70 + 34 * k, 30 + 16 * k, 20, 160), 2, "#9ab0d0", body=True, alpha=0.6)


def chessman(at, kind, col, tip=0.0, turn=0.0):
    """pawn, bishop, king, rook; tip lays it on its side."""
    p = props.Prop(at, rot((0, 1, 0), turn) @ rot((0, 0, 1), tip), 1.0, wood=plain(col, hatch=4.5))
    h = {"pawn": 0.075, "rook": 0.085, "bishop": 0.11, "king": 0.13}[kind]
    p.cone((0, 0, 0), (0, 0.018, 0), 0.032, 0.026).cone((0, 0.015, 0), (0, h, 0), 0.022, 0.012)
    if kind == "rook":
        p.cone((0, h - 0.01, 0), (0, h + 0.02, 0), 0.02, 0.024)
    else:
        p.ell((0, h + 0.012, 0), (0.018, 0.018 if kind == "pawn" else 0.028, 0.018))
    if kind == "king":
        p.box((0, h + 0.055, 0), (0.006, 0.02, 0.006)).box((0, h + 0.056, 0), (0.016, 0.005, 0.006))
    return p.c


@card("bone", paper="laid", light=(-0.5, -0.6))
def chess_empty(s):
    s.wash(s.all, "#d8cdb4", 0.55, col2="#9aa6a8", pool=0.6, bloom=3, grad=("rad", 560, 420, 1000, 0.1, 1.3))
    cam = Camera((-0.12, 1.66, 1.24), (0.1, 0.97, -0.42), 41)
    light = (-0.55, 0.75, 0.45)
    top = 0.74
    shade = blob([(600, 900), (610, 640), (640, 480), (660, 330), (720, 210), (800, 170), (880, 240), (920, 370), (930, 480), (1040, 600), (1040, 900)])
    blade = blob([(590, 110), (480, 96), (370, 130), (300, 210, 1), (390, 160), (490, 140), (588, 150)])
    s.wash(union(shade, blade, limb([(590, 90), (560, 560), (548, 860)], [8, 8, 8])), "#5f7484", 0.5, wet=5)
    table = props.round_table((0.04, -0.035, -0.03), 1.0, "#9a5a38", r=0.62)
    sq = Clay({"light": plain("#f6ecd6", k=0.25, hatch=0, line=0), "dark": plain("#4a6a68", hatch=0, line=0), "rim": plain("#3a2a28")})
    sq.box((0, top - 0.012, -0.05), (0.27, 0.028, 0.27), m="rim")
    for i in range(8):
        for j in range(8):
            sq.box((-0.21 + 0.06 * i, top + 0.018, -0.26 + 0.06 * j), (0.03, 0.004, 0.03), round=0.001, m="dark" if (i + j) % 2 else "light")
    at = lambda i, j: V(-0.21 + 0.06 * i, top + 0.022, -0.26 + 0.06 * j)  # noqa: E731
    men = [
        chessman(at(i, j), k, "#f8f0dc")
        for i, j, k in ((0, 1, "pawn"), (3, 1, "rook"), (4, 2, "king"), (6, 3, "bishop"), (7, 2, "pawn"), (5, 0, "pawn"), (2, 3, "bishop"))
    ]
    men += [chessman(at(i, j), k, "#2a2228") for i, j, k in ((5, 6, "king"), (7, 6, "pawn"))]
    bed = Clay({"wood": plain("#b07a44"), "sheet": plain("#fbf4e4", k=0.15, hatch=0), "wool": cloth("#c8323a", hatch=6), "night": plain("#2a2228", hatch=0)})
    o = V(0.4, top - 0.035, -0.06)
    bed.box(o + V(0, 0.03, 0), (0.095, 0.03, 0.17), m="wood").box(o + V(0, 0.08, -0.17), (0.1, 0.075, 0.009), m="wood").box(
        o + V(0, 0.055, 0.17), (0.1, 0.045, 0.009), m="wood"
    )
    bed.box(o + V(0, 0.066, 0), (0.088, 0.014, 0.16), m="sheet")
    bed.ell(o + V(0, 0.086, -0.115), (0.08, 0.02, 0.036), m="sheet")
    for k in (-1, 0, 1):  # the captured have been put to bed
        bed.ell(o + V(0.05 * k, 0.108, -0.1), (0.021, 0.02, 0.021), m="night", k=0)
        bed.cap(o + V(0.05 * k, 0.09, -0.07), o + V(0.05 * k, 0.09, 0.12), 0.024, 0.03, m="wool", k=0.02)
    bed.box(o + V(0, 0.082, 0.055), (0.096, 0.02, 0.115), round=0.018, m="wool", k=0.02)
    bed.box(o + V(0, 0.1, -0.055), (0.097, 0.01, 0.016), round=0.01, m="sheet")
    girl = person((0.1, 0.22, -0.78), -6, "sit", "girl", "dress", top="#e0a02e", skin="ebony", hair="pigtails", feel="grin", lean=8, hands=(World((0.3, 0.76, -0.5)), World((-0.03, 0.93, -0.42))), grips=("rest", "pinch"), palms=((0, -1, 0.0), (0.2, -1, 0)), fingers=((-1, -0.1, 0.5), (0.2, -0.5, 1)), elbows=((1, 0.1, -0.2), (-1, 0.2, -0.1)), look_at=(-0.42, 1.5, 0.9), looks={"trim": plain("#d8323a", hatch=0)}, scale=1.04)  # fmt: skip
    queen = chessman(girl.joints["pinchr"] + V(0, -0.1, 0.005), "bishop", "#f8f0dc")
    candle = props.candle((0.36, top - 0.035, -0.4), 1.3)
    z, back = unit(V(0.6, -0.25, -0.5)), V(0.25, 1, 0.3)
    back = unit(back - z * (back @ z))
    w = V(-0.1, top + 0.21, 0.27)
    claw = hand(
        w, np.stack([np.cross(back, z), back, z], 1), -1, 0.25, "pinch", thin=0.5, looks={"skin": plain("#fbf4e4", k=0.2, hatch=5, shcol="#7a7a88")}, age=1.0
    )
    sleeve = Clay({"robe": cloth("#2c2834", hatch=7)}).cone(w - z * 0.02, w - z * 0.6, 0.075, 0.2, m="robe", fold=0.02, freq=5)
    held = chessman(claw.joints["pinch"] + V(0, -0.09, 0), "pawn", "#2a2228")
    shot = shoot([table, sq, *men, queen, bed, candle, girl, claw, held], cam, light)
    s.model(shot, line=2.5)
    hood = blob(
        [(-60, 1560), (-60, 600), (-20, 552), (50, 566), (118, 640), (160, 750), (178, 860), (166, 940), (210, 1040), (300, 1200), (380, 1380), (420, 1560)]
    )
    s.thing(hood, "#2c2834", 1.3, col2="#14101a", shade=0.8, shcol="#0a080c", hatch=8, line=4)
    for pts in (
        [(46, 570), (104, 700), (116, 860), (80, 1000)],
        [(0, 590), (36, 740), (40, 900), (-10, 1060)],
        [(166, 940), (110, 1000), (10, 1040)],
        [(200, 1090), (190, 1250), (210, 1480)],
        [(100, 1100), (80, 1300), (100, 1500)],
    ):
        s.curve(pts, 2.4, "#8a8494", body=True, alpha=0.55)
    s.model(shoot([sleeve, claw, held], cam, light, shadows=False), line=2.6)
    for pts in ([(60, 1110), (200, 1150), (300, 1230)], [(30, 1190), (180, 1230), (310, 1330)], [(40, 1290), (170, 1330), (260, 1390)]):
        s.curve(pts, 2.2, "#8a8494", body=True, alpha=0.5)
    f = cam.project(candle.joints["flame"])
    s.glow(f[0], f[1] - 6, 190, "#f6c04a", 0.35, 0.5)


def stall(s, x, y, w):
    """A seat in the stalls from in front: a curved back, buttons, arms of wood, snow along the top."""
    back = blob([(x - w * 0.4, y + 70, 1), (x - w * 0.42, y - w * 0.2), (x - w * 0.36, y - w * 0.54), (x - w * 0.16, y - w * 0.66), (x, y - w * 0.7), (x + w * 0.16, y - w * 0.66), (x + w * 0.36, y - w * 0.54), (x + w * 0.42, y - w * 0.2), (x + w * 0.4, y + 70, 1)])  # fmt: skip
    s.thing(back, "#a8703a", 0.95, col2="#7a4a28", shade=0.5, hatch=0, line=2.4)
    pad = back.buffer(-w * 0.055)
    s.cover(pad)
    s.wash(pad, "#c23f4c", 0.95, col2="#8a2438", edge=0.6)
    s.hatch(pad, tone=marks.field(s, lambda a, b: np.clip((a - x) / w + 0.35 + (b - y) / (3 * w), 0, 0.9)), ang=64, sep=7, w=1.0, thr=0.5, longest=26)
    s.outline(pad, 1.8)
    for q, v in ((-0.17, -0.42), (0.17, -0.42), (0, -0.28), (-0.17, -0.12), (0.17, -0.12)):
        c = (x + q * w, y + v * w)
        s.fill(ell(*c, w * 0.022), "#4a1020")
        for a in (40, 140, 220, 320):
            d = math.radians(a)
            s.stroke([c, (c[0] + w * 0.09 * math.cos(d), c[1] + w * 0.08 * math.sin(d))], 1.4, "#4a1020", taper=(0.05, 0.8))
    cushion = blob([(x - w * 0.38, y + w * 0.16), (x, y + w * 0.1), (x + w * 0.38, y + w * 0.16), (x + w * 0.4, y + 76), (x - w * 0.4, y + 76)])
    s.thing(cushion, "#b8384a", 0.95, col2="#7a1f34", shade=0.5, hatch=0, line=2.2)
    for e in (-1, 1):
        arm = blob(
            [
                (x + w * 0.38 * e, y - w * 0.1),
                (x + w * 0.5 * e, y - w * 0.1),
                (x + w * 0.53 * e, y - w * 0.02),
                (x + w * 0.5 * e, y + 80),
                (x + w * 0.4 * e, y + 80),
            ]
        )
        s.thing(arm, "#a8703a", 0.95, col2="#6a3f24", shade=0.5, hatch=0, line=2.2)
        s.stroke(arc(x + w * 0.455 * e, y - w * 0.04, w * 0.035, w * 0.035, 0, 330), 1.5)
    snow = blob(
        [
            (x - w * 0.36, y - w * 0.54),
            (x - w * 0.16, y - w * 0.7),
            (x, y - w * 0.76),
            (x + w * 0.16, y - w * 0.7),
            (x + w * 0.36, y - w * 0.54),
            (x + w * 0.14, y - w * 0.6),
            (x - w * 0.1, y - w * 0.62),
        ]
    )
    s.cover(snow)
    s.wash(snow, "#a8b8d4", 0.25, wet=4)
    s.outline(snow, 1.4, lost=0.4)


def prompter(s, x, y):
    """A mole with spectacles in the box at the edge of the stage, the text before it."""
    hood = blob([(x - 120, y + 10, 1), (x - 112, y - 66), (x - 60, y - 116), (x, y - 128), (x + 60, y - 116), (x + 112, y - 66), (x + 120, y + 10, 1)])
    s.wash(move(hood, 12, 14), "#4a3a48", 0.6, wet=12)
    s.thing(hood, "#9a6a44", 0.95, col2="#6a4430", shade=0.6, hatch=6, line=2.8)
    cave = blob([(x - 92, y + 8, 1), (x - 86, y - 52), (x - 46, y - 92), (x, y - 100), (x + 46, y - 92), (x + 86, y - 52), (x + 92, y + 8, 1)])
    s.cover(cave)
    s.wash(cave, "#221a2c", 1.5)
    for q in np.linspace(-1, 1, 9):
        s.stroke([(x + 88 * q, y - 98 * math.cos(q * 1.2)), (x + 112 * q, y - 124 * math.cos(q * 1.2))], 1.8)
    head_ = blob([(x - 52, y), (x - 50, y - 44), (x - 22, y - 74), (x + 18, y - 76), (x + 46, y - 48), (x + 52, y)])
    s.thing(head_, "#5a5262", 0.95, shade=0.5, hatch=0, line=2.4)
    marks.pelt(s, s.mask(head_), lambda a, b: math.atan2(b - y + 30, a - x), 150, (7, 15), 1.4, dark="#241c2a", light="#a89eb0", share=0.4)
    snout = blob([(x - 20, y - 44), (x + 18, y - 46), (x + 13, y - 22), (x, y - 12), (x - 13, y - 22)])
    s.thing(snout, "#8a7a86", 0.9, shade=0.4, hatch=0, line=2)
    s.thing(ell(x, y - 18, 12, 9), "#f0a0a4", 0.95, shade=0.3, hatch=0, line=2)
    for e in (-1, 1):
        s.cover(ell(x + 25 * e, y - 48, 14))
        s.outline(ell(x + 25 * e, y - 48, 14), 2.6, "#8a6a20", lost=0)
        s.fill(ell(x + 26 * e, y - 50, 4.4))
        for q in (-5, 3):
            s.stroke([(x + 10 * e, y - 20 + q), (x + 44 * e, y - 24 + 2 * q)], 1.2, "#d8ccd8", body=True)
        paw = blob([(x + 46 * e, y + 14), (x + 44 * e, y - 8), (x + 62 * e, y - 18), (x + 82 * e, y - 6), (x + 80 * e, y + 14)])
        s.thing(paw, "#f0a0a4", 0.9, shade=0.4, hatch=0, line=2)
        for q in (54, 63, 72):
            s.stroke([(x + q * e, y - 10), (x + q * e, y + 10)], 1.5)
    s.curve([(x - 11, y - 50), (x, y - 54), (x + 11, y - 50)], 2.4, "#8a6a20")
    for e in (-1, 1):  # the text lies open
        g = poly([(x, y + 2), (x + 66 * e, y - 2), (x + 84 * e, y + 34), (x, y + 42)])
        s.thing(g, "#fbf4e2", 0.15, shade=0.3, hatch=0, line=2.2)
        for q in range(4):
            s.stroke([(x + 12 * e, y + 10 + 7 * q), (x + (56 + 5 * q) * e, y + 6 + 7 * q)], 1.3)


def plumed(s, x, y):
    """A hat that is swept low in a bow, the brim in the hand."""
    hat = move(ell(0, 0, 104, 30), x + 62, y + 26, 1, 24)
    crown = blob(move([(-52, 2), (-46, 60), (-10, 86), (34, 74), (50, 4)], x + 62, y + 26, 1, 24))
    plume = [(x + 20, y + 66), (x + 60, y + 150), (x + 40, y + 236), (x - 10, y + 280)]
    s.thing(crown, "#b8303a", 1.0, col2="#7a1c2c", shade=0.6, hatch=6, line=2.6)
    s.thing(hat, "#c8383e", 1.0, col2="#8f2430", shade=0.5, hatch=6, line=2.8)
    band = limb(move([(-50, 16), (0, 34), (50, 14)], x + 62, y + 26, 1, 24), [7, 8, 7])
    s.thing(band, "#e8b84a", 0.95, shade=0.3, hatch=0, line=1.8)
    g = limb(plume, [10, 34, 36, 5], 12)
    s.cover(g)
    s.wash(g, "#cfd8e6", 0.4, edge=0.7)
    s.outline(g, 2)
    line = path(plume, 14)
    s.stroke(line, 2.2)
    for p, d, _ in marks.along(line, 9):
        n = np.array([-d[1], d[0]])
        for e in (-1, 1):
            s.curve([p, p + n * 16 * e + d * 10, p + n * 32 * e + d * 26], 1.4, clip=g.buffer(6))


@card("frost", paper="hot", light=(-0.3, -0.8))
def stage_leaves(s):
    s.wash(s.all, "#93a9c4", 0.8, col2="#6a83a4", pool=0.6, bloom=5, grad=("lin", 90, 0.5, 1.2))
    for row, (y, h, n) in enumerate(((500, 300, 9), (690, 400, 7), (910, 520, 5))):
        for i in range(n):
            x = (i + 0.5 + (0.25 if row % 2 else 0)) * 1000 / n - 20
            kind = ("bare", "pine", "bare", "pine", "cypress")[(i * 2 + row) % 5]
            if row == 2 and i == 3:
                kind = None
            if kind:
                places.tree(
                    s,
                    x,
                    y,
                    h * (0.9 + 0.2 * ((i * 7 + row) % 3) / 2),
                    kind,
                    {"pine": "#41685e", "cypress": "#3f6a68", "birch": "#c8a048"}.get(kind),
                    bark="#4a4a58",
                    seed=30 + 9 * row + i,
                )
            w = 900 / n
            stall(s, x, y, w)
            if kind is None:
                s.thing(union(ell(x, y - w * 0.66, w * 0.3, w * 0.06), ell(x, y - w * 0.78, w * 0.17, w * 0.14)), "#2a3448", 1.0, hatch=4, line=2.4)
        s.wash(box(-40, y + 40, 1040, y + 90), "#5a6f94", 0.5, wet=22)
    boards = poly([(-40, 1090), (1040, 1090), (1040, 1540), (-40, 1540)])
    s.cover(boards)
    s.wash(boards, "#d8b488", 0.6, col2="#a87c58", mix=("lin", 90, 0, 1), pool=0.5, bloom=3)
    for k in range(-12, 13):
        s.stroke([(500 + k * 70, 1090), (500 + k * 130, 1540)], 1.6, alpha=0.7)
    s.stroke([(-20, 1090), (1020, 1090)], 4)
    for x in (60, 440, 660, 870):
        s.thing(ell(x, 1092, 44, 26), "#c8a050", 0.9, hatch=4, line=2.2)
        s.wash(poly([(x - 30, 1100), (x + 30, 1100), (x + 90, 1330), (x - 90, 1330)]), "#f8e0a0", 0.3, wet=20)
    prompter(s, 236, 1122)
    cam = spot(560, 1440, 330, 12, 0)
    him = person((0, 0, 0), 178, "stand", "old_man", "coat", top="#41566e", legs="#2a3448", skin="sand", hair="long", hair_col="white", hands=((0.66, 1.12, 0.2), (-0.62, 0.98, 0.2)), palms=((0, 1, 0.4), (0, 1, 0.4)), grips=("open", "bar"), lean=16, look_at=(0, 0.2, -1.4))  # fmt: skip
    shot = shoot([him], cam, (0, 0.55, -0.8))
    s.wash(shot.shadow_on(0, 6), "#4a3a48", 0.6, edge=0.1)
    plumed(s, *cam.project(him.joints["handr"]))
    s.model(shot, line=2.8)
    for e in (0, 1):  # the curtain is snow
        for k in range(5):
            x = (30 + 44 * k) * (1 if e == 0 else -1) + (0 if e == 0 else 1000)
            g = limb([(x, -40), (x + (16 if e == 0 else -16), 500), (x - (20 if e == 0 else -20), 1130 - 60 * k)], [46, 40, 26])
            s.lift(g, 0.62, 12)
        places.snow(s, 420, (1.5, 7), (0 if e == 0 else 720, 0, 280 if e == 0 else 1000, 1120))
    places.snow(s, 160, (1.5, 6), (240, 0, 760, 900))


@card("plum", paper="cold", light=(0.0, 0.5))
def marigold_path(s):
    r = s.rng
    s.sky([(0, "#1c1a40", 1.5), (0.4, "#4a2f68", 1.3), (0.62, "#8a4a78", 1.0), (1, "#3a2450", 1.3)], wet=80)
    places.stars(s, 110, (0, 0, 1000, 420))
    for y, col, seed in ((470, "#4a3468", 3), (640, "#382858", 5), (900, "#2a1e48", 7), (1180, "#1e1638", 11)):
        places.hills(s, y, col, rise=46, k=1.2, seed=seed, k_low=1.0)
    for x, y, h in ((610, 420, 46), (680, 440, 54), (760, 428, 40), (840, 452, 52), (560, 446, 38), (910, 440, 40)):
        s.thing(
            union(box(x - 5, y - h, x + 5, y), box(x - h * 0.32, y - h * 0.75, x + h * 0.32, y - h * 0.6))
            if x % 20
            else union(box(x - 15, y - h * 0.6, x + 15, y), ell(x, y - h * 0.6, 15)),
            "#9a8ab0",
            0.7,
            shade=0.4,
            hatch=0,
            line=1.5,
        )
        s.glow(x + 20, y - 4, 34, "#f8b040", 0.6, 0.7)
        s.fill(ell(x + 20, y - 4, 3, 6), "#fff0b0", body=True)
    way = path([(720, 470), (560, 530), (420, 600), (470, 690), (650, 770), (640, 880), (430, 980), (300, 1120), (420, 1290), (520, 1520)], 26)
    for i, p in enumerate(way):
        u = i / len(way)
        w = 7 + 100 * u**1.35
        s.glow(p[0], p[1], w * 2.2, "#e0702a", 0.05, 0.12) if i % 6 == 0 else None
        for _ in range(int(3 + 9 * u)):
            c = p + r.normal(size=2) * [w * 0.5, w * 0.22]
            q = (1.6 + 8.5 * u) * r.uniform(0.6, 1.2)
            s.fill(ell(c[0], c[1], q, q * 0.6, r.uniform(0, 180)), ("#f0902a", "#f8b030", "#e06a1e", "#fbc850")[int(r.integers(4))], body=True, alpha=0.95)
    steps = marks.tracks(path([(600, 900), (430, 985), (310, 1110)], 12), lambda u: 10 + 7 * u, bare=True)
    s.fill(steps, "#3a1c40", body=True, alpha=0.9)
    gc = spot(640, 890, 190, 16)
    ghost = person((0, 0, 0), -58, "walk", "old_woman", "dress", top="#e8e0f0", trim="#ffffff", skin="rose", hair="bun", hair_col="white", feel="tender", look_at=(-2, 0.6, 2), looks={k: Look("#cfc8ea", 0.35, shade=0.25, shcol="#7a6aa8", hatch=0, line=0.9) for k in ("skin", "top", "skirt", "hair", "shoe", "legs", "trim")})  # fmt: skip
    dog = four("dog", V(-0.75, 0, 0.55), -58, "walk", 1.0, col="#5a4a68")
    shot = shoot([ghost], gc, (-0.5, 0.4, 0.7))
    s.glow(640, 740, 230, "#c8b8f0", 0.25, 0.45)
    s.model(shot, line=1.9)
    s.model(shoot([dog], gc, (-0.5, 0.4, 0.7)), line=1.9)
    cam = spot(640, 1440, 300, 16)
    kid = person((0, 0, 0), 196, "offer", "girl", "dress", top="#d8406a", trim="#fff0e0", skin="clay", hair="braid", look_at=(-0.2, 1.4, -3), hands=((0.1, 0.95, 0.36), (-0.44, 0.92, 0.22)))  # fmt: skip
    basket = Clay({"cane": plain("#b8863e"), "petal": plain("#f8a030", hatch=0)})
    b = kid.joints["palml"] + V(0.0, -0.04, 0)
    basket.cone(b, b + V(0, 0.14, 0), 0.12, 0.17, m="cane").ell(b + V(0, 0.14, 0), (0.15, 0.06, 0.15), m="petal")
    shot = shoot([kid, basket], cam, (-0.3, 0.3, -0.7))
    s.model(shot, line=2.6)
    p = cam.project(kid.joints["palmr"])
    for _ in range(24):
        c = p + [r.normal() * 40 - 20, abs(r.normal()) * 70]
        s.fill(ell(c[0], c[1], 9, 5, r.uniform(0, 180)), ("#f0902a", "#f8b030", "#e06a1e")[int(r.integers(3))], body=True)


@card("tide", paper="cold", light=(-0.5, -0.7))
def whale_rib(s):
    s.sky([(0, "#8fb4b8", 0.7), (0.5, "#d8dcc8", 0.5), (1, "#f4dcb0", 0.5)], 0, 640, wet=80)
    places.sea(s, 600, 800, "#4a8a98", col2="#2a6a80", k=0.8, swell=0.6)
    for x, q in ((140, 1.0), (420, 0.6), (880, 0.8)):  # the living listen
        s.thing(blob([(x - 90 * q, 622), (x - 50 * q, 588 - 10 * q), (x + 10 * q, 580 - 14 * q), (x + 80 * q, 624)]), "#2a4a5c", 0.95, hatch=4, line=2)
        for e in (-1, 1):
            s.curve([(x - 30 * q, 566), (x - 30 * q + 10 * e, 520), (x - 30 * q + 30 * e, 500 + 10 * q)], 3, body=True, alpha=0.8)
    t = np.array([680, 600])
    s.thing(blob([t + [-16, 20], t + [-10, -50], t + [-64, -96], t + [-8, -84], t + [44, -104], t + [10, -46], t + [22, 20]]), "#2a4a5c", 0.95, hatch=4, line=2)
    shore = valid(Polygon([*path([(-40, 790), (250, 812), (560, 780), (1040, 820)], 10), (1040, 1560), (-40, 1560)]))
    s.cover(shore)
    s.wash(shore, "#e0c898", 0.6, col2="#c0a070", pool=0.6, bloom=4)
    marks.lace(s, path([(-40, 790), (250, 812), (560, 780), (1040, 820)], 10), (2, 8), 9, 5)
    bone = dict(k=0.35, col2="#d8c8a8", shade=0.85, shcol="#6a6878", hatch=7, line=3)
    for i in range(4):  # the rest of the vault
        x = 690 + 76 * i
        s.thing(
            limb([(x + 30, 1150 - 56 * i), (x + 84, 900 - 44 * i), (x + 64, 680 - 30 * i), (x - 40, 520 - 24 * i)], [20 - 2 * i, 21 - 2 * i, 16 - 2 * i, 5]),
            "#efe6d0",
            **bone,
        )
    neck = path([(250, 330), (420, 250), (600, 300), (740, 440), (850, 520)], 14)
    foot = path([(230, 1300), (420, 1220), (600, 1030), (740, 800), (850, 530)], 14)
    for u in np.linspace(0.07, 0.9, 15):
        a, b = neck[int(u * (len(neck) - 1))], foot[int((u * 0.86 + 0.03) * (len(foot) - 1))]
        s.stroke([a, b], 2.6, "#5a3a2a", wobble=0.2, taper=(0.02, 0.02))
    s.thing(limb([(232, 1320), (170, 1000), (176, 640), (262, 318)], [44, 40, 34, 40]), "#efe6d0", **bone)
    s.thing(limb([(250, 330), (420, 250), (600, 300), (740, 440), (866, 530)], [42, 36, 32, 34, 26]), "#efe6d0", **bone)
    for i in range(4):  # where they stand in the sand
        x, y = 720 + 76 * i, 1150 - 56 * i
        s.wash(ell(x + 8, y + 4, 46 - 6 * i, 12 - i), "#8a6a48", 0.7, wet=6)
        s.curve([(x - 40 + 5 * i, y + 4), (x - 10, y - 8), (x + 30 - 4 * i, y + 6)], 2)
    for k, p in enumerate(foot[1::4]):
        s.thing(
            blob(
                move(
                    [(-44, -22), (-16, -40), (-12, -84), (14, -82), (20, -40), (60, -30), (84, 4), (40, 22), (8, 40), (-40, 34), (-74, 18)],
                    p[0],
                    p[1],
                    0.7,
                    -32 + 4.6 * k,
                )
            ),
            "#efe6d0",
            **bone,
        )
    cam = spot(616, 1340, 290, 12)
    light = (-0.5, 0.8, 0.4)
    seat = Clay({"bone": plain("#e8dcc0", k=0.4)}).ell((0, 0.2, 0), (0.3, 0.22, 0.26), m="bone")
    boy = person((0, 0, 0), -92, "sit", "boy", "shorts", top="#e0793a", legs="#2a5a6a", skin="cocoa", hair="curls", feel="sleep", hands=((0.24, 1.04, 0.62), (-0.1, 0.82, 0.66)), palms=((-1, 0, 0), (1, 0, 0)), grips=("claw", "claw"), shoes=False, look_at=(-2, 1.0, 0.6))  # fmt: skip
    dog = four("dog", (0.95, 0, 0.3), -110, "lie", 1.1, col="#9a5a34", look_at=(-1, 0.5, 0.6))
    rib = (
        Clay({"bone": plain("#f6eedc", k=0.3)})
        .cap((0.5, 0.05, 0.75), (0.85, 0.05, 0.68), 0.035, m="bone")
        .ell((0.5, 0.05, 0.75), 0.05, m="bone")
        .ell((0.85, 0.05, 0.68), 0.05, m="bone")
    )
    shot = shoot([seat, boy, dog, rib], cam, light)
    s.wash(shot.shadow_on(0, 5), "#7a6a68", 0.55, edge=0.1)
    s.model(shot, line=2.6)
    s.wash(marks.tracks(path([(1010, 1460), (840, 1420), (700, 1360)], 10), 11, bare=True), "#a08458", 0.7)
    s.splatter("#8a6a40", 90, size=(0.6, 3.5), area=(0, 1000, 1000, 1500))
