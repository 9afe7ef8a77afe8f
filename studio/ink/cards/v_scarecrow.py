"""A scarecrow carries the caged moon on a rope round his neck: everything is lit by it."""

from ..easel import *
from ..kit.drape import nap
from ..kit.rim import rim
from .v_crow import INK, MOON, crow, key_and_lock, patch, straw

TONES = ("#e8c060", "#b5832f", "#f8e2a0", "#d6a444", "#8a5c24")


def stalks(s, root, way, n, long, fan=0.5, wide=20, w=4.2, droop=0.0):
    """A sheaf, stalk by stalk: dark ones first, the lit ones on top; with knots."""
    r = s.rng
    u = np.array([-math.sin(way), math.cos(way)])
    for k in range(n):
        t = r.uniform(-1, 1)
        a, q = way + t * fan + r.normal() * 0.07, long * r.uniform(0.5, 1.08) * (1 - 0.25 * t * t)
        p = np.array(root, float) + u * t * wide
        d = np.array([math.cos(a), math.sin(a)])
        mid, tip = p + d * q * 0.55, p + d * q + np.array([0, droop * q * q / 900])
        far = np.hypot(*(tip - MOON)) / 560
        col = mix(TONES[int(r.integers(len(TONES)))], "#2a2038", min(0.85, max(0.0, far - 0.55)))
        if k < n * 0.35:
            col = mix(col, "#1a1020", 0.6)
        line = path([p, mid, tip], 8)
        s.stroke(line, w * 1.6, "#1c1018", body=True, alpha=0.9, taper=(0, 0.15), wobble=0.4)
        s.stroke(line, w, col, body=True, taper=(0, 0.15), wobble=0.4)
        if k > n * 0.5:
            s.stroke(line[: len(line) * 3 // 4] + [-0.8, 0.8], w * 0.28, "#fff4cc", body=True, alpha=0.8 * max(0.1, 1 - far), wobble=0.3)
            c, n_ = mid, np.array([-d[1], d[0]])
            s.stroke([c - n_ * w * 0.7, c + n_ * w * 0.7], 1.6, "#5a3410", body=True)


def _field(s):
    r = s.rng
    s.wash(s.all, "#3a5a8a", 0.9, col2="#2c4474", pool=0.4, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 560), (760, 330), (300, 380), (-100, 700)]), "#101c40", 1.3, wet=90, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 260), (600, 120), (-100, 180)]), "#070a1c", 1.0, wet=80, gran=0.25)
    for y, x, n in ((760, 720, 330), (860, -60, 300), (1040, 780, 300)):  # night clouds, lit from below
        g = limb([(x, y), (x + n * 0.4, y - 18), (x + n, y + 8)], [4, 20, 3])
        s.lift(s.warp(s.mask(g), (0, 0, s.w, s.h), 2, 8), 0.4, 9)
    places.stars(s, 46, (0, 0, 1000, 520))
    ground = valid(Polygon([*path([(-40, 1236), (300, 1214), (700, 1220), (1040, 1200)], 10), (1040, 1560), (-40, 1560)]))
    s.cover(ground)
    s.wash(ground, "#b08440", 0.7, col2="#7a5c40", edge=0.5, gran=0.25)
    s.wash(ground, "#0c0e26", 1.3, grad=("rad", 516, 1290, 660, -0.4, 1.1), edge=0, gran=0.25)
    s.glow(*MOON, 560, "#f0cf80", 0.25, 0.55)
    for k in range(-16, 17):  # rows of stubble run to the horizon
        for _ in range(34):
            u = r.uniform(0.0, 1) ** 1.5
            x, y = 500 + k * (22 + 140 * u), 1224 + 310 * u
            q = 6 + 46 * u
            near = math.exp(-((x - 516) ** 2 + (y - 1260) ** 2) / 380**2)
            pts = [(x, y), (x + r.normal() * q * 0.12, y - q * r.uniform(0.5, 1))]
            s.stroke(pts, 1 + 2.4 * u, mix("#2c2430", "#f4d070", min(1, 0.1 + near)), body=True, alpha=0.9)


def _wood(s, g, line, q):
    s.cover(g)
    s.wash(g.buffer(2), "#6a4a34", 1.0, col2="#4a3028", gran=0.25, off=0)
    s.wash(g.difference(move(g, 0, -9)), "#ffb850", 0.5, wet=5, clip=g)
    r = s.rng
    for _ in range(26):
        o = r.uniform(-q, q) * 0.8
        n = len(line)
        a = int(r.integers(0, n - n // 3))
        s.stroke(line[a : a + n // 3] + [0, o], 1.4, "#1c1018", clip=g, alpha=0.8)
    s.outline(g, 3.2, INK, lost=0)


COAT = blob([(424, 560), (330, 566), (253, 548), (171, 524), (143, 540, 1), (135, 596), (147, 668, 1), (183, 690), (248, 712), (279, 760), (300, 830), (296, 960), (268, 1100), (236, 1236), (214, 1306, 1), (252, 1290), (276, 1346, 1), (330, 1262), (372, 1336, 1), (398, 1316), (428, 1392, 1), (470, 1300), (500, 1330, 1), (548, 1270), (596, 1384, 1), (640, 1312), (668, 1340, 1), (712, 1250), (742, 1356, 1), (776, 1286), (824, 1310, 1), (792, 1230), (758, 1090), (736, 960), (734, 830), (755, 756), (789, 706), (855, 676), (870, 660, 1), (876, 590), (865, 532, 1), (835, 520), (780, 548), (700, 566), (606, 560)], 10)  # fmt: skip


def _coat(s):
    """One calm dark shape, warm only round the cage."""
    s.wash(ell(520, 1462, 120, 20), INK, 1.2, wet=10)
    pole = path([(520, 1480), (517, 1380), (514, 1250)], 20)
    _wood(s, limb([(520, 1476), (517, 1380), (514, 1250)], [25, 25, 25]), pole, 20)
    for x, way in ((142, math.pi), (870, 0)):
        end = path([(x + 90 * math.cos(way), 590), (x - 20 * math.cos(way), 606)], 20)
        _wood(s, limb([(x + 80 * math.cos(way), 592), (x - 40 * math.cos(way), 606)], [17, 20]), end, 14)
    for x, y, way in ((150, 606, math.pi - 0.3), (863, 598, 0.3)):
        stalks(s, (x, y), way, 84, 150, 0.7, 50, 4.6, 1.6)
    for x, y in ((236, 1276), (330, 1262), (424, 1320), (510, 1296), (552, 1266), (610, 1310), (712, 1250), (790, 1276)):
        stalks(s, (x, y), math.pi / 2, 20, 110, 0.4, 26, 3.2)
    s.cover(COAT)
    s.wash(COAT, "#6c4a58", 0.8, col2="#54405c", edge=0.2, pool=0.3, gran=0.2)
    s.wash(COAT, "#120c28", 1.5, grad=("rad", *MOON, 640, 0.0, 1.1), edge=0, gran=0.2)
    s.lift(ell(*MOON, 300, 330).intersection(COAT), 0.75, 44)
    s.wash(ell(*MOON, 310, 340), "#f0a838", 0.75, wet=60, clip=COAT, gran=0.2)
    folds = [([(x, 1160), (x + (x - 516) * 0.06, 1240), (x + (x - 516) * 0.1, 1330)], 5) for x in (296, 346, 398, 452, 576, 640, 694, 746)]
    folds += [([(330, 580), (300, 660), (268, 742)], 5), ([(700, 580), (734, 660), (766, 740)], 5), ([(270, 572), (232, 640), (222, 706)], 4), ([(770, 568), (808, 640), (826, 704)], 4), ([(206, 556), (194, 620), (200, 690)], 3), ([(826, 552), (840, 612), (836, 688)], 3)]  # fmt: skip
    for pts, w in folds:
        s.wash(limb(pts, [w * 1.4, w * 3, w * 0.6]), "#080614", 0.9, wet=7, clip=COAT)
        near = max(0.0, 1 - np.hypot(*(np.array(pts[1]) - MOON)) / 520)
        e = 8 if pts[1][0] < 516 else -8
        s.lift(limb([(a + e * 1.6, b) for a, b in pts], [w * 0.8, w * 1.8, w * 0.8]).intersection(COAT), 0.2 + 0.4 * near, 5)
        s.wash(limb([(a + e * 1.6, b) for a, b in pts], [w * 0.6, w * 1.4, w * 0.6]), "#e89838", 0.7 * near, wet=6, clip=COAT)
        s.curve(pts, w * 0.7, "#080614", clip=COAT)
    nap(s, COAT, ("#07050f", "#3a2838", "#c88c4c"), lambda x, y: 1.5 + (x - 516) / 700, 900, long=17, w=1.2, soft=90, lit_part=0.03)
    s.outline(COAT, 3.6, "#07050f", lost=0)
    rim(s, COAT, 2, 4, "#8088c4", 0.6, 1.4)
    for g in (
        blob([(80, 700), (110, 660), (300, 700), (330, 830), (300, 1100), (240, 800)]),
        blob([(930, 700), (900, 650), (730, 700), (700, 830), (740, 1100), (800, 800)]),
    ):
        part = COAT.intersection(g)
        rim(s, part, 0, -6, "#ffd070", 0.5, 2)
    for x, y0, y1 in ((142, 538, 670), (871, 530, 664)):  # cuffs
        hem = limb([(x, y0), (x + (7 if x > 500 else -7), (y0 + y1) / 2), (x + (4 if x < 500 else -4), y1)], [11, 13, 11], 8)
        s.cover(hem)
        s.wash(hem.buffer(2), "#2a1c34", 1.4, gran=0.2, off=0)
        rim(s, hem, -4 if x < 500 else 4, -4, "#ffc868", 0.8)
        s.outline(hem, 2.8, "#07050f", lost=0)
    patch(s, 418, 1216, 30, 10, "#4a6a8a")
    patch(s, 706, 1196, 34, -14, "#8a3a44")


def _rope(s, pts, w=15):
    line = path(pts, 16)
    s.stroke(line + [8, 12], w * 1.1, "#080614", alpha=0.7, taper=(0, 0))
    s.stroke(line, w * 1.25, "#1c1018", body=True, taper=(0, 0), press=0)
    s.stroke(line, w, "#b88a48", body=True, taper=(0, 0), press=0)
    for p, d, _ in marks.along(line, 8.5):
        n = np.array([-d[1], d[0]])
        s.curve([p - n * w * 0.5 - d * 4, p + d * 1.5, p + n * w * 0.5 + d * 5], 2.2, "#4a2c14", body=True)
        s.stroke([p - n * w * 0.2 + d * 3, p + n * w * 0.3 + d * 6], 1.8, "#f8dc9c", body=True, alpha=0.8)


def _head(s):
    """A sack in the shadow of the brim: two stitched eyes, a seam for a mouth."""
    sack = blob([(402, 330), (420, 280), (610, 280), (630, 336), (634, 420), (606, 500), (562, 548), (516, 560), (470, 548), (424, 502), (398, 420)], 8)
    s.cover(sack)
    s.wash(sack, "#d8ac64", 0.8, col2="#bc8c4c", edge=0.3, gran=0.2)
    s.wash(sack, "#0e0a24", 1.9, grad=("lin", 90, 1.25, -0.2), edge=0, gran=0.2)
    s.wash(sack.difference(ell(516, 500, 96, 150)), "#0e0a24", 0.7, wet=26, clip=sack)
    m = s.mask(sack)
    for a in (0.1, math.pi / 2 + 0.1):  # sacking
        marks.pelt(s, m, lambda x, y, a=a: a, 420, (8, 18), 0.9, "#2a1a18", "#d8b470", 0.12, marks.field(s, lambda x, y: (y < 430) * 1.0), 0.5)
    for x in (440, 466, 492, 516, 540, 566, 592):  # gathered at the neck
        s.curve([(516 + (x - 516) * 0.8, 558), (x, 534), (x + (x - 516) * 0.2, 512)], 2.4, "#2a1410", clip=sack)
    s.outline(sack, 3.2, "#0a0612", lost=0)
    rim(s, sack, 0, -6, "#ffdc8a", 0.9, 2)
    for x in (462, 572):  # a cross of thread for each eye
        for a, b in (((-21, -19), (21, 19)), ((21, -19), (-21, 19))):
            s.stroke([(x + a[0], 424 + a[1]), (x + b[0], 424 + b[1])], 9, "#0a0612", body=True, taper=(0.05, 0.05))
            s.stroke([(x + a[0], 423 + a[1]), (x + b[0], 423 + b[1])], 4.6, "#f4d890", body=True, taper=(0.05, 0.05))
    mouth = path([(452, 506), (486, 500), (520, 502), (556, 498), (586, 508)], 10)
    s.stroke(mouth, 4.4, "#1c0c10", body=True)
    for p, d, _ in marks.along(mouth, 19):
        n = np.array([-d[1], d[0]]) * 12
        s.stroke([p - n, p + n + d * 3], 4.6, "#1c0c10", body=True, taper=(0, 0))
        s.stroke([p - n, p + n + d * 3], 2.4, "#f0d8a0", body=True, taper=(0, 0))


def _hat(s):
    crown = blob([(398, 300), (392, 200), (414, 118), (466, 88), (520, 116), (570, 82), (618, 128), (630, 214), (640, 296)], 8)
    brim = blob(
        [(214, 366), (262, 306), (396, 284), (516, 292), (640, 278), (740, 292), (796, 340), (768, 362), (660, 352), (516, 372), (380, 358), (288, 378)], 8
    )
    for x, way in ((404, 2.0), (632, 1.15)):
        stalks(s, (x, 340), way, 20, 110, 0.3, 12, 4)
    for g in (crown, brim):
        s.cover(g)
        s.wash(g, "#4a4870", 1.0, col2="#34345c", edge=0.3, gran=0.2)
        s.wash(g, "#07061a", 1.3, grad=("lin", 60, 0.2, 1.2), gran=0.2)
    for pts in ([(440, 116), (464, 180), (452, 250)], [(566, 96), (544, 170), (562, 240)], [(520, 118), (514, 160), (524, 200)]):
        s.wash(limb(pts, [4, 16, 3]), "#05040f", 0.9, wet=7, clip=crown)
    nap(s, crown, ("#05040f", "#2a2a50", "#7a80b8"), lambda x, y: 1.3 + (x - 516) / 500, 420, long=15, w=1.1, soft=60, lit_part=0.08)
    nap(s, brim, ("#05040f", "#2a2a50", "#7a80b8"), lambda x, y: 0.1, 360, long=18, w=1.1, soft=30, lit_part=0.08)
    band = blob([(394, 250), (516, 272), (634, 246), (640, 290), (516, 312), (396, 294)], 6).intersection(crown.buffer(3))
    s.cover(band)
    s.wash(band.buffer(2), "#a02838", 1.1, gran=0.2, off=0)
    s.wash(band, "#14061a", 1.2, grad=("lin", 0, -0.1, 1.1), gran=0.2)
    s.outline(band, 2.8, "#0a0410", lost=0)
    low = limb([(300, 374), (400, 360), (516, 372), (650, 354), (780, 364)], [4, 9, 10, 9, 4])
    s.wash(low, "#ffb040", 0.9, wet=5, clip=brim)
    for g in (crown, brim):
        s.outline(g, 3.4, "#05040f", lost=0)
    rim(s, union(crown, brim), 2, 4, "#8f98d4", 0.7, 1.4)
    rim(s, brim, 0, -5, "#ffd070", 0.9, 1.6)


def bars():
    """The bars of the cage in front: their lines, left to right."""
    out = []
    for k in range(-4, 5):
        t = math.sin(k / 4.0 * math.pi / 2)
        x = 516 + 218 * t
        low = 1112 + 34 * math.sqrt(max(0, 1 - t * t))
        out.append([(516 + 4 * k, 690), (516 + 218 * t * 0.62, 728), (516 + 218 * t * 0.97, 806), (x, 910), (x, low)])
    return out


def _cage(s):
    for u in (-0.75, -0.3, 0.2, 0.62):
        s.curve([(516, 690), (516 + u * 170, 736), (516 + u * 218, 840), (516 + u * 218, 1084)], 3.6, "#6a4a20", alpha=0.9)
    moon = ell(*MOON, 184)
    s.cover(moon)
    s.wash(moon, "#fff0c0", 0.2, pool=0.3, gran=0.2)
    for dx, dy, q, t in ((-70, -54, 44, 20), (44, 30, 58, -20), (-34, 92, 32, 0), (92, -76, 28, 30), (-112, 44, 24, 60), (12, -116, 28, 0)):
        hole = ell(MOON[0] + dx, MOON[1] + dy, q, q * 0.76, t)
        s.wash(hole, "#d8b468", 0.45, wet=4, gran=0.2, clip=moon)
        s.wash(hole.difference(move(hole, 5, 7)), "#a87838", 0.5, wet=3, clip=moon)
    s.wash(moon.difference(move(moon, -26, -32)), "#d09c48", 0.5, wet=18, clip=moon)
    s.outline(moon, 2, "#7a5424", lost=0.4)
    for pts in bars():
        s.curve(pts, 11, "#2a180c", n=14, wobble=0.3, taper=(0, 0), press=0)
        s.curve(pts, 7.5, "#c08a30", n=14, wobble=0.3, taper=(0, 0), press=0)
        s.curve([(a - 1.5, b) for a, b in pts], 2.4, "#fff0b8", n=14, body=True, wobble=0.3, taper=(0, 0), press=0)
    for y, e, q in ((826, 212, 30), (1112, 220, 36)):
        for col, n, dy in (("#2a180c", 18, 0), ("#c08a30", 12.5, 0), ("#fff0b8", 3.4, -3)):
            s.stroke(arc(516, y + dy, e, q, -4, 184), n, col, body=col == "#fff0b8", wobble=0.3, taper=(0, 0), press=0)
    for col, n in (("#2a180c", 15), ("#d8a040", 10), ("#fff0b8", 3)):
        s.stroke(arc(516, 664, 20, 24, 0, 361, 40), n, col, body=True, wobble=0.2, taper=(0, 0), press=0)
    cap = ell(516, 694, 34, 15)
    s.cover(cap)
    s.thing(cap, "#d8a040", 1.0, shade=0.6, shcol="#3a2410", hatch=0, line=2.6)


@card("midnight", paper="cold", light=(0.0, 0.3))
def scarecrow_moon(s):
    """The caged moon hangs on a rope at his chest; he has no hands to open it, and a crow has the key."""
    r = s.rng
    _field(s)
    _coat(s)
    s.wash(blob([(300, 740), (516, 680), (730, 740), (760, 1100), (516, 1200), (280, 1100)]), "#7a3c10", 0.35, wet=30, clip=COAT)
    _cage(s)
    for x, way in ((450, 2.1), (580, 1.05), (486, 1.8), (546, 1.35), (516, 1.57)):
        stalks(s, (x, 540), way, 13, 74, 0.4, 26, 4)
    _rope(s, [(448, 490), (398, 560), (440, 616), (514, 652)], 17)
    _rope(s, [(584, 490), (636, 560), (592, 616), (518, 652)], 17)
    _head(s)
    _hat(s)
    crow(s, 806, 458, 108, -1, 4)
    for x, y, q, way, tip in ((868, 1318, 136, -1, 6), (150, 1330, 196, 1, -16)):
        s.wash(ell(x - way * 10, y + q * 0.9, q * 0.8, q * 0.12), INK, 1.1, wet=6)
        beak = crow(s, x, y, q, way, tip)
    key_and_lock(s, beak)
    straw(s, (868 - 138, 1318 - 58), math.pi - 0.2, 4, 60, 0.3, 4, 3)
    for _ in range(90):
        x, y = r.uniform(0, 1000), r.uniform(1450, 1510)
        s.stroke([(x, y + 20), (x + r.normal() * 12, y - r.uniform(20, 50))], 3, ("#1c1822", "#4a3c30")[int(r.integers(2))], body=True)
