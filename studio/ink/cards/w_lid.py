"""The moon is a heavy lid that somebody lifts off from within; a rope ladder comes down, and the camp looks up."""

import cv2

from ..easel import *
from ..kit.rim import rim
from .w_camp import climber, dog, elder, horse, mother

NIGHT, GOLD = "#050814", "#ffe7a0"
HOLE = ell(440, 470, 352, 352)
LID = ell(664, 340, 352, 352)
AT = np.array([664.0, 340.0])


def _sky(s):
    s.wash(s.all, "#3a5a94", 0.75, col2="#46508c", pool=0.6, bloom=4, gran=0.2)
    s.wash(
        blob([(-100, -100), (1100, -100), (1100, 1300), (820, 1220), (760, 860), (300, 900), (60, 760), (-100, 800)]),
        "#1c2c6a",
        0.9,
        wet=95,
        gran=0.2,
        pool=0.6,
    )
    s.wash(blob([(520, -100), (1100, -100), (1100, 1250), (930, 1080), (860, 700), (930, 300)]), "#0a1136", 1.1, wet=85, gran=0.2, pool=0.7)
    s.wash(blob([(-100, -100), (330, -100), (120, 90), (20, 360), (-100, 520)]), "#0a1136", 0.9, wet=80, gran=0.2)
    places.stars(s, 170, (0, 0, 1000, 1120), (0.7, 2.8))


def _beam(s):
    """What falls out of the gap, broad below."""
    y = marks.field(s, lambda x, y: np.clip(1.15 - (y - 520) / 1250, 0, 1))
    for pts, soft, k in (([(110, 560), (470, 810), (760, 1340), (-120, 1340)], 26, 0.6), ([(180, 660), (430, 800), (600, 1340), (60, 1340)], 14, 0.45)):
        m = cv2.GaussianBlur(s.mask(poly(pts)) * y, (0, 0), soft)
        s.lift(m, k, 0)
        s.wash(m, "#ffd877", 0.3, edge=0, gran=0.2)
        s.stamp(m * (1 - s.mask(HOLE)), "#fff0b8", True, 0.2)
    s.glow(230, 620, 470, "#ffcf60", 0.45, 0.85)


def _hole(s):
    s.cover(HOLE)
    s.wash(HOLE, "#fff2b8", 0.12, col2="#ffd45a", edge=0, mix=("rad", 190, 640, 460, 0, 1.1))
    s.fill(HOLE, "#fffdf0", body=True, alpha=0.5)
    wall = HOLE.difference(move(HOLE, 15, -20))  # the sky is as thick as a plank
    s.thing(wall, "#caa65a", 0.9, col2="#7a5a34", shade=0.8, shcol="#2a1a1c", hatch=6, line=2.4)
    s.outline(HOLE, 4.5, NIGHT, lost=0)
    r = s.rng
    for _ in range(110):
        a = r.uniform(1.15, 4.1)
        d = np.array([math.cos(a), math.sin(a)])
        p = np.array([440, 470]) + d * 352
        s.stroke([p + d * r.uniform(10, 22), p + d * r.uniform(40, 130)], r.uniform(1.2, 3.2), GOLD, body=True, alpha=0.75)


CRATERS = ((480, 230, 64), (680, 180, 84), (800, 380, 70), (620, 420, 56), (730, 560, 60), (420, 400, 34), (880, 250, 34), (560, 600, 40), (560, 110, 30), (500, 500, 24), (840, 520, 26), (600, 300, 24), (760, 290, 20), (390, 300, 18), (700, 450, 16), (640, 680, 24), (770, 120, 22), (460, 590, 18), (880, 440, 16))  # fmt: skip


def _lid(s):
    thick = union(*[move(LID, -22 * u, 34 * u) for u in np.linspace(0, 1, 7)])
    s.wash(move(thick, -16, 22).intersection(HOLE), "#d8902a", 0.8, wet=22)
    s.wash(move(thick, 30, 40).difference(HOLE), NIGHT, 1.2, wet=40)
    s.cover(thick)
    s.wash(thick, "#4a4a5c", 1.2, col2="#2a2c40", gran=0.22)
    side = thick.difference(LID)
    s.wash(side, "#e8a840", 0.6, wet=8, clip=HOLE)
    ring = np.array(LID.exterior.coords)
    for p, _, _ in marks.along(ring, 13):
        s.stroke([p, p + [-22, 34]], 1.5, NIGHT, clip=side, alpha=0.85)
    s.outline(thick, 4, NIGHT, lost=0)
    s.cover(LID)
    s.wash(LID, "#efe8d4", 0.45, col2="#b4b6c2", bloom=5, gran=0.25, pool=0.7, off=0)
    s.wash(LID, "#3a4470", 1.0, gran=0.22, grad=("rad", 520, 210, 560, -0.15, 1.2), off=0)
    s.wash(blob([(820, 8), (1040, 208), (1040, 490), (820, 700), (620, 710), (820, 570), (940, 350), (920, 150)]), "#10163a", 1.1, wet=60, gran=0.22, clip=LID)
    r = s.rng
    for x, y, q in ((a + 60, b - 32, q) for a, b, q in CRATERS):
        c = ell(x, y, q, q * 0.96)
        s.wash(c, "#4a4c66", 0.6, edge=0.9, clip=LID, grad=("lin", 40, 1.4, 0.1), gran=0.22)
        s.wash(
            blob(np.vstack([arc(x, y, q, q * 0.96, 150, 300, 20), arc(x + q * 0.3, y + q * 0.3, q * 0.9, q * 0.9, 290, 165, 20)])),
            "#1c2040",
            0.9,
            wet=max(2, q * 0.08),
            clip=LID,
        )
        s.outline(c, 2.2, lost=0.35, clip=LID)
        s.stroke(arc(x, y, q * 1.08, q * 1.04, -20, 105, 20), max(1.6, q * 0.06), "#fffaf0", body=True, alpha=0.85, clip=LID)
        for _ in range(int(q / 3)):
            a = r.uniform(0, math.tau)
            p = np.array([x + q * 1.14 * math.cos(a), y + q * 1.14 * math.sin(a)])
            s.stroke([p, p + np.array([math.cos(a), math.sin(a)]) * q * r.uniform(0.2, 0.6)], 1.3, "#2a2c44", clip=LID, alpha=0.7)
    tone = marks.field(s, lambda x, y: np.clip((np.hypot(x - 540, y - 228) - 260) / 380, 0, 0.9)) * s.mask(LID)
    s.hatch(LID, tone=tone, ang=52, sep=7, w=1.3, thr=0.25, longest=46)
    s.outline(LID, 3.6, NIGHT, lost=0)
    s.stroke(arc(664, 340, 346, 346, 118, 258, 90), 5, "#fff3c4", body=True, alpha=0.95)
    # the ring on it
    s.wash(ell(732, 298, 96, 74), "#1c2040", 0.7, wet=16, clip=LID)
    s.thing(ell(700, 230, 30, 20), "#8a6a34", 1.1, shade=0.8, shcol=NIGHT, hatch=0, line=2.8)
    loop = ell(714, 290, 66, 78, -12).difference(ell(714, 290, 46, 58, -12))
    s.thing(loop, "#d8a83a", 1.0, col2="#a87420", shade=1.0, shcol="#3a1c08", hatch=5, line=3)
    s.stroke(arc(714, 290, 57, 69, 150, 235, 20), 4, "#fff0c0", body=True)


def _fingers(s):
    """Four of them come from under the lid and lie over its rim: the backs, the knuckles, the nails; the light is behind them."""
    r = s.rng
    skin, dark = "#9a6244", "#1c0c16"
    # angle at the rim, direction inwards, length, breadth
    row = []
    for ang, way, long, w in ((139, -30, 150, 41), (155, -21, 212, 46), (171, -13, 236, 48), (187, -5, 196, 46)):
        a, b = math.radians(ang), math.radians(way)
        u = np.array([math.cos(b), math.sin(b)])
        root = AT + 352 * np.array([math.cos(a), math.sin(a)]) + [-8, 14]
        row.append((root, u, np.array([-u[1], u[0]]), way, long, w))
    shapes = []
    for root, u, n, _, long, w in row:
        spine = ((2, 3), (26, -3), (long * 0.36, -4), (long * 0.58, -5), (long * 0.8, -1), (long, 4))
        shapes.append(limb([root + u * p + n * q for p, q in spine], [w * 0.98, w * 1.04, w * 0.88, w * 0.94, w * 0.84, w * 0.66], 12))
    s.wash(move(union(*shapes), 26, 32).intersection(LID), NIGHT, 1.4, wet=13)
    s.wash(move(union(*shapes), -10, 26).intersection(HOLE.difference(LID)), "#e8a840", 0.7, wet=14)
    for g, (root, u, n, way, long, w) in zip(shapes, row, strict=True):
        at = lambda *pts, root=root, u=u, n=n: [root + u * p + n * q for p, q in pts]  # noqa: E731
        s.cover(g)
        s.wash(g, skin, 1.0, col2="#8a5238", gran=0.22, off=0)
        low = blob(at((-80, w * 0.3), (10, w * 0.36), (long * 0.5, w * 0.22), (long + 20, w * 0.3), (long + 60, w * 1.6), (-80, w * 1.6)))
        s.wash(low, dark, 1.1, wet=13, clip=g)
        s.wash(blob(at((-90, -w * 1.4), (-14, -w * 1.4), (-4, 0), (-14, w * 1.4), (-90, w * 1.4))), dark, 0.9, wet=14, clip=g)
        s.wash(ell(*at((long * 0.37, 8))[0], w * 0.5, w * 0.8, way), dark, 0.3, wet=18, clip=g)
        for c, k in ((22, 1.0), (long * 0.58, 0.8)):  # knuckles
            s.lift(ell(*at((c, -w * 0.34))[0], w * 0.4 * k, w * 0.26 * k, way), 0.36, 9)
            for d in (-13, -4, 5, 14):
                e = 0.5 - abs(d) * 0.012
                s.curve(at((c + d * k, -w * e - 4), (c + d * k * 1.5, -4), (c + d * k, w * e - 6)), 2.2 * k, dark, clip=g, alpha=0.8)
        s.lift(limb(at((long * 0.2, -w * 0.42), (long * 0.42, -w * 0.42)), [8, 7]), 0.3, 7)
        tone = marks.field(s, lambda x, y, root=root, n=n, w=w: np.clip(((x - root[0]) * n[0] + (y - root[1]) * n[1]) / w + 0.3, 0, 0.9)) * s.mask(g)
        s.hatch(g, tone=tone, ang=way + 78, sep=6, w=1.2, thr=0.3, longest=30, col=dark)
        for _ in range(26):  # fine hairs and pores
            p = at((long * r.uniform(0.14, 0.44), r.normal() * w * 0.26))[0]
            s.stroke([p, p + u * r.uniform(5, 11) + n * 3], 1.1, dark, alpha=0.6, clip=g)
        nail = blob(at((long + w * 0.44, 6), (long + w * 0.3, -w * 0.36), (long - w * 0.16, -w * 0.46), (long - w * 0.4, 0), (long - w * 0.16, w * 0.46), (long + w * 0.3, w * 0.42))).intersection(g.buffer(-3))  # fmt: skip
        s.cover(nail)
        s.wash(nail, "#d8a080", 0.7, col2="#a86a54", off=0, gran=0.2)
        s.wash(move(nail, *(n * w * 0.62)), dark, 0.6, wet=6, clip=nail)
        s.curve(at((long - w * 0.3, -w * 0.2), (long - w * 0.24, 0), (long - w * 0.3, w * 0.2)), 3, "#f6d8c0", body=True, alpha=0.6)
        s.outline(nail, 2.2, dark, lost=0)
        s.outline(g, 3.6, NIGHT, lost=0)
        rim(s, g, 6, -3, "#ffd890", 0.9, 1.6)


def _ladder(s):
    """From the gap down to the grass; it swings a little, for somebody is on it."""
    r = s.rng
    top, low = np.array([356.0, 826.0]), np.array([512.0, 1352.0])
    n = 17
    pts = [top * (1 - u) + low * u + [26 * math.sin(u * 3.6), 0] for u in np.linspace(0, 1, n)]
    half = np.linspace(44, 32, n)
    rails = [[(p[0] - h, p[1] + 3) for p, h in zip(pts, half, strict=True)], [(p[0] + h, p[1] - 3) for p, h in zip(pts, half, strict=True)]]
    for k, p in enumerate(pts[:-1]):
        h = half[k]
        for w, col in ((9, "#3a2010"), (5.5, "#e8c078")):
            s.stroke([(p[0] - h - 7, p[1] + 4), (p[0] + h + 7, p[1] - 4 + r.normal())], w, col, taper=(0.05, 0.05), body=True, press=0.1)
    for rail in rails:
        line = path([(rail[0][0] - 4, rail[0][1] - 26), *rail], 8)
        for w, col in ((6.5, "#3a2010"), (3.6, "#fff0c4")):
            s.stroke(line, w, col, taper=(0, 0), body=True, press=0.1)
        x, y = line[0]
        for w, col in ((11, NIGHT), (6, "#8a8a98")):  # a hook over the edge
            s.stroke(
                path([(x + 2, y + 18), (x - 2, y - 6), (x + 6, y - 26), (x + 22, y - 26), (x + 26, y - 8)], 8), w, col, taper=(0, 0.1), body=True, press=0.1
            )


def _crest(x):
    return 1348 - 14 * math.sin((x - 60) / 300)


def _steppe(s):
    """A far rise in the haze, and before it the dark crest on which they stand."""
    r = s.rng
    s.lift(ell(390, 1250, 480, 190), 0.85, 60)
    s.wash(ell(390, 1270, 500, 190), "#ffd877", 0.4, wet=60, gran=0.2)
    s.stamp(cv2.GaussianBlur(s.mask(ell(330, 1240, 280, 100)), (0, 0), 46), "#fff0b8", True, 0.4)
    far = blob([(-60, 1296, 1), (140, 1270), (360, 1286), (560, 1268), (800, 1284), (1060, 1250, 1), (1060, 1420, 1), (-60, 1420, 1)])
    s.wash(far, "#8a8a94", 0.45, col2="#5a6a94", gran=0, pool=0, off=0)
    s.wash(blob([(700, 1200), (1100, 1200), (1100, 1420), (600, 1420)]), "#141c48", 1.1, wet=60, clip=far)
    near = poly([(-20, 1560), *[(x, _crest(x)) for x in range(-20, 1021, 20)], (1020, 1560)])
    s.cover(near)
    s.wash(near, "#24305c", 1.1, col2="#141c40", gran=0.22, off=0)
    s.wash(blob([(-100, 1430), (300, 1470), (700, 1450), (1100, 1380), (1100, 1600), (-100, 1600)]), NIGHT, 1.4, wet=40, gran=0.2, clip=near)
    s.wash(blob([(680, 1300), (1100, 1300), (1100, 1600), (600, 1600)]), NIGHT, 1.2, wet=60, clip=near)
    pool = ell(400, 1372, 430, 62, -1).intersection(near)
    s.lift(pool, 0.9, 24)
    s.wash(pool, "#e8b450", 0.6, wet=24)
    for k in range(1500):
        x = r.uniform(-10, 1010)
        y = _crest(x) + 4 + 150 * r.uniform(0, 1) ** 1.2 if k < 1200 else _crest(x) + 3
        q = 9 + 22 * (y - 1330) / 170
        lit = ((x - 400) / 460) ** 2 + ((y - 1360) / 86) ** 2 < r.uniform(0.4, 1.1)
        cols = ("#7a5420", "#ffe9a8", "#3a2a1c") if lit else (NIGHT, "#1c2a58", "#4a5f98")
        lean = 5 + r.normal() * 3
        s.curve([(x, y), (x + lean * 0.3, y - q * 0.6), (x + lean, y - q)], r.uniform(0.9, 1.9), cols[int(r.integers(3))], alpha=0.85, body=lit)


def _tent(s, x, y, w, lit):
    """A round tent of felt, lit from the left; its door shows the lamp."""
    h = w * 0.42
    s.wash(poly([(x - w * 0.5, y), (x + w * 0.5, y - 4), (x + w * 0.8, y + 60), (x - w * 0.4, y + 60)]), NIGHT, 1.0, wet=14)
    wall = blob([(x - w * 0.5, y - h, 1), (x + w * 0.5, y - h, 1), (x + w * 0.5, y, 1), (x, y + w * 0.05), (x - w * 0.5, y, 1)])
    roof = blob(
        [
            (x - w * 0.56, y - h + 3, 1),
            (x - w * 0.34, y - h * 1.5),
            (x - w * 0.1, y - h * 1.86, 1),
            (x + w * 0.1, y - h * 1.86, 1),
            (x + w * 0.34, y - h * 1.5),
            (x + w * 0.56, y - h + 3, 1),
            (x, y - h + w * 0.08),
        ]
    )
    felt = mix("#3a4468", "#f4e8c8", lit)
    s.thing(wall, felt, 0.6, shade=0.5, shcol="#141a3c", hatch=5, line=2.6, soft=w * 0.3)
    s.thing(roof, felt, 0.7, shade=0.5, shcol="#141a3c", hatch=5, line=2.6, soft=w * 0.3)
    for g in (wall, roof):
        s.wash(g, NIGHT, 1.1, grad=("lin", 0, -0.5, 1.3), off=0, clip=g)
    for e in np.linspace(-0.9, 0.9, 7):
        s.curve([(x + w * 0.09 * e, y - h * 1.84), (x + w * 0.32 * e, y - h * 1.48), (x + w * 0.54 * e, y - h + w * 0.06 * (1 - e * e))], 1.6, NIGHT)
    s.curve([(x - w * 0.5, y - h * 0.55), (x, y - h * 0.46), (x + w * 0.5, y - h * 0.55)], 4, "#a8342c")
    s.fill(ell(x, y - h * 1.88, w * 0.1, w * 0.03), NIGHT)
    door = poly([(x - w * 0.11, y + w * 0.04), (x - w * 0.11, y - h * 0.74), (x + w * 0.1, y - h * 0.74), (x + w * 0.1, y + w * 0.045)])
    s.cover(door)
    s.wash(door, "#ff9a2a", 0.8, col2="#ffd060", off=0)
    s.outline(door, 2.4, "#4a1c10", lost=0)


@card("midnight", paper="cold", light=(-0.6, -0.6))
def moon_lid(s):
    _sky(s)
    _beam(s)
    _hole(s)
    _lid(s)
    _fingers(s)
    _steppe(s)
    _tent(s, 884, 1368, 250, 0.3)
    _tent(s, 78, 1350, 130, 0.5)
    _ladder(s)
    climber(s)
    elder(s, 182, _crest(182) + 6, 200)
    mother(s, 300, _crest(300) + 8, 196)
    dog(s, 404, _crest(404) + 8, 98)
    horse(s, 672, _crest(672) + 10, 158)
