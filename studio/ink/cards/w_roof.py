"""She walks asleep off the end of a roof, her quilt for a train, cats upon it, and doves come under her feet."""

from ..easel import *
from ..kit.figure import locks
from ..kit.near_hand import Hand

NIGHT, DEEP = "#050716", "#3a4a88"
SKIN = ("#ecc09a", "#d08a66", "#5a3048")
GOWN = ("#fffbf0", "#dfe6f6", "#33437f")
PATCH = ("#c8323a", "#f2e2c0", "#e08a2e", "#2f6a86", "#8a2440", "#f6c85a", "#5a8a5a", "#d85a4a", "#efe6d6", "#3a4a8a")
END = 610  # where the roof ends


def ridge(x):
    return 1012 - 0.05 * x


def _night(s):
    r = s.rng
    s.wash(s.all, "#4a62a8", 0.75, col2="#5a5aa0", gran=0.5, pool=0.6)
    s.wash(blob([(-80, -80), (1080, -80), (1080, 360), (700, 300), (380, 420), (-80, 700)]), "#1c2a68", 1.1, wet=90, gran=0.5)
    s.wash(blob([(-80, -80), (1080, -80), (1080, 160), (560, 120), (200, 260), (-80, 420)]), NIGHT, 1.3, wet=90, gran=0.5)
    s.wash(blob([(640, 1060), (1080, 960), (1080, 1560), (560, 1560)]), "#1c1c50", 1.2, wet=90, gran=0.5)
    s.lift(ell(700, 700, 250, 200), 0.45, 80)
    for _ in range(90):
        x, y = r.uniform(10, 990), r.uniform(10, 620) ** 1.0
        s.fill(ell(x, y, 0.8 + 2.2 * r.random() ** 4), "#fff8e0", body=True, alpha=0.85)


def _street(s):
    """Far below, by a lamp: they hold the sheet in the wrong place."""
    r = s.rng
    x = 596.0
    while x < 1010:
        w, top = r.uniform(70, 110), r.uniform(1150, 1215)
        g = poly([(x, 1470), (x, top), (x + w / 2, top - r.uniform(26, 50)), (x + w, top), (x + w, 1470)])
        s.cover(g)
        s.wash(g, "#2a2a58", 1.1, col2="#3a2c58", gran=0.4)
        s.wash(box(x, 1330, x + w, 1470), "#e09a4a", 0.5, wet=50, clip=g)
        s.outline(g, 2, NIGHT, lost=0.1)
        for wy in np.arange(top + 26, 1380, 52):
            for wx in np.arange(x + 14, x + w - 22, 30):
                on = r.random() < 0.17
                s.fill(box(wx, wy, wx + 15, wy + 24), "#ffc84a" if on else "#0e0c22", body=on)
        x += w + 2
    ground = poly([(560, 1404), (1040, 1396), (1040, 1540), (560, 1540)])
    s.cover(ground)
    s.wash(ground, "#f0b45a", 0.7, col2="#c87a3a")
    s.glow(840, 1380, 150, "#ffd878", 0.5, 0.8)
    s.stroke([(704, 1440), (704, 1290)], 6, NIGHT, taper=(0, 0))
    s.fill(poly([(692, 1294), (716, 1294), (722, 1260), (686, 1260)]), "#fff0b0", body=True)
    s.fill(poly([(682, 1262), (726, 1262), (704, 1242)]), NIGHT, body=True)
    sheet = blob([(742, 1404, 1), (800, 1392), (860, 1398), (930, 1388), (1010, 1398, 1), (990, 1430), (940, 1452), (866, 1458), (790, 1448), (752, 1428)])
    for x, way, col in ((782, 1, "#3a2c50"), (862, 1, "#5a2c40"), (950, -1, "#2c3c5a")):
        _holder(s, x, 1450, 0.86, way, col)
    s.wash(move(sheet, 0, 34), "#5a2c30", 0.7, wet=10)
    s.thing(sheet, "#fffdf4", 0.1, shade=0.6, shcol="#8a6a8a", hatch=0, line=2.4)
    for f in ([(760, 1412), (800, 1426), (850, 1430)], [(990, 1408), (950, 1424), (900, 1430)], [(866, 1452), (866, 1440), (872, 1428)]):
        s.curve(f, 1.8, "#6a5a8a")
    for x, way, col in ((742, 1, "#7a2430"), (836, 1, "#2a3a5c"), (930, -1, "#6a4a2c"), (1000, -1, "#3a2448")):
        _holder(s, x, 1524 if 800 < x < 960 else 1504, 1.0, way, col)


def _holder(s, x, y, k, way, col):
    """From behind and above: both arms go to the hem of the sheet, the face is raised to the wrong place."""
    at = lambda *pts: [(x + way * a * k, y + b * k, *c) for a, b, *c in pts]  # noqa: E731
    for a in (-7, 7):
        s.thing(limb(at((a * 0.8, -36), (a, -14), (a, 2)), [7 * k, 5.5 * k, 5 * k], 6), "#1c1428", 1.2, shade=0, hatch=0, line=1.6)
    coat = blob(at((-13, -84), (0, -88), (13, -84), (16, -56), (17, -26), (0, -22), (-17, -26), (-15, -56)))
    s.thing(coat, col, 1.2, shade=0.8, shcol=NIGHT, hatch=0, line=2)
    for a in (-1, 1):
        sleeve = limb(at((a * 12, -80), (a * 19 + 2, -66), (a * 15 + 6, -86)), [6 * k, 5.4 * k, 4 * k], 5)
        s.thing(sleeve, col, 1.2, shade=0.6, shcol=NIGHT, hatch=0, line=1.8)
        s.thing(ell(*at((a * 15 + 7, -91))[0], 3.8 * k, 4.6 * k), "#d8a078", 0.9, shade=0, hatch=0, line=1.4)
    s.thing(limb(at((1, -86), (2, -92)), [4.6 * k, 4.4 * k]), "#b87a58", 0.9, shade=0, hatch=0, line=1.4)
    s.thing(ell(*at((2, -101))[0], 8.4 * k, 10 * k, 12 * way), "#3a2018", 1.2, shade=0.4, hatch=0, line=1.8)
    s.stroke(at((-7, -106), (2, -111), (9, -104)), 2, "#ffd890", body=True, alpha=0.8)


def _roof(s):
    r = s.rng
    side = poly([(-40, ridge(-40)), (END, ridge(END)), (END + 40, 1560), (-40, 1560)])
    s.wash(move(side, 20, 0), NIGHT, 1.2, wet=16)
    s.cover(side)
    s.wash(side, "#22305e", 1.2)
    h, w = 58, 76
    for j in range(9, -1, -1):
        for i in range(-1, 10):
            x = i * w + (w / 2 if j % 2 else 0) - 20 + j * 3
            y = ridge(x) + j * h - 4
            g = blob(
                [(x + 1, y - 6, 1), (x + w - 1, y - 8, 1), (x + w - 2, y + h - 4), (x + w * 0.72, y + h + 12), (x + w * 0.3, y + h + 13), (x + 2, y + h - 3)], 6
            ).intersection(side)
            if g.is_empty or g.area < 150:
                continue
            s.wash(move(g, 5, 9), NIGHT, 0.9, wet=6, clip=side)
            s.cover(g)
            lit = max(0, 1 - j / 7) * 0.7
            s.wash(g, mix("#2c3a6e", "#8ea4d4", min(1, lit * r.uniform(0.5, 1.2))), r.uniform(0.85, 1.15), edge=0.7, gran=0.4)
            s.outline(g, 2.2, NIGHT, lost=0.1, restate=0.1)
            s.stroke([(x + 10, y + h - 2), (x + w * 0.36, y + h + 7), (x + w * 0.7, y + h + 6)], 2.2, "#dfe8ff", body=True, alpha=0.2 + 0.5 * lit, clip=g)
            for _ in range(3):
                a = x + r.uniform(8, w - 8)
                s.stroke([(a, y + r.uniform(4, 20)), (a + r.normal() * 2, y + r.uniform(28, 50))], 1.1, NIGHT, alpha=0.5, clip=g)
    s.wash(blob([(-60, 1260), (300, 1330), (680, 1230), (680, 1600), (-60, 1600)]), NIGHT, 1.2, wet=90, clip=side, gran=0.4)
    board = limb([(END - 2, ridge(END) - 6), (END + 14, 1230), (END + 36, 1540)], [11, 12, 13])
    s.thing(board, "#7a6a72", 0.9, shade=0.9, shcol=NIGHT, hatch=5, line=3)
    for x in np.arange(-30, END - 40, 70):
        g = blob(
            [(x, ridge(x) - 15), (x + 36, ridge(x) - 22), (x + 80, ridge(x) - 17), (x + 82, ridge(x) + 17), (x + 40, ridge(x) + 22), (x - 2, ridge(x) + 18)]
        )
        s.thing(g, "#7c90c4", 0.9, col2="#4a5a90", shade=1.0, shcol=NIGHT, hatch=0, line=2.8)
        s.stroke([(x + 8, ridge(x) - 11), (x + 66, ridge(x) - 14)], 3.4, "#e8f0ff", body=True, alpha=0.8)


SPINE = path([(508, 470), (462, 560), (428, 690), (394, 830), (330, 950), (210, 1028), (70, 1052), (-80, 1062)], 12)
HALF = np.interp(np.linspace(0, 1, len(SPINE)), (0, 0.12, 0.3, 0.5, 0.62, 0.75, 1), (30, 62, 78, 84, 80, 74, 80))


def _cloth(u, v):
    """A point of the quilt: u along it, v from its lower edge (1) to its upper one (-1)."""
    i = np.clip(u, 0, 1) * (len(SPINE) - 1)
    k = np.arange(len(SPINE))
    p = np.array([np.interp(i, k, SPINE[:, 0]), np.interp(i, k, SPINE[:, 1])])
    t = np.gradient(SPINE, axis=0)
    t = np.array([np.interp(i, k, t[:, 0]), np.interp(i, k, t[:, 1])])
    t /= np.hypot(*t)
    wave = 7 * math.sin(u * 26 + v) * v * min(1, u * 3)
    return tuple(p - np.array([-t[1], t[0]]) * (np.interp(i, k, HALF) * v + wave))


def _quilt(s):
    r = s.rng
    us = np.linspace(0, 1, 70)
    g = valid(Polygon([_cloth(u, -1) for u in us] + [_cloth(u, 1) for u in us[::-1]]))
    s.wash(move(g, 14, 30), NIGHT, 1.2, wet=18)
    s.cover(g)
    s.wash(g, "#f2e2c0", 0.3)
    rows, cols = np.linspace(0, 1, 17), np.linspace(-1, 1, 5)
    for j in range(16):
        for i in range(4):
            a, b, c, d = rows[j], rows[j + 1], cols[i], cols[i + 1]
            edge = [_cloth(a, c), _cloth(a, d), *[_cloth(q, d) for q in np.linspace(a, b, 4)], *[_cloth(q, c) for q in np.linspace(b, a, 4)]]
            p = valid(Polygon(edge)).intersection(g)
            if p.is_empty:
                continue
            col = PATCH[(i * 3 + j * 7 + (i * j) % 4) % len(PATCH)]
            s.wash(p, col, 0.95, edge=0.6, gran=0.35, off=0.6)
            mid, kind = _cloth((a + b) / 2, (c + d) / 2), (i + 2 * j) % 4
            if kind == 0:
                for _ in range(6):
                    s.fill(ell(mid[0] + r.uniform(-16, 16), mid[1] + r.uniform(-16, 16), 3), "#fff8e8", body=True, clip=p)
            elif kind == 1:
                for q in np.linspace(a, b, 6):
                    s.stroke([_cloth(q, c), _cloth(q, d)], 2, mix(col, NIGHT, 0.5), clip=p, alpha=0.8)
            elif kind == 2:
                for q in (6, 12):
                    s.stroke(arc(*mid, q, q, 0, 350, 16), 1.9, "#fff8e8", body=True, clip=p, alpha=0.9)
            s.wash(ell(*mid, 17, 14), "#fff8e8", 0.04, wet=6, clip=p)
            s.outline(p, 1.6, mix(col, NIGHT, 0.7), lost=0.3)
            for q in np.linspace(0.12, 0.88, 5):
                x, y = _cloth(a, c + (d - c) * q)
                e = np.array(_cloth(a + 0.006, c + (d - c) * q)) - (x, y)
                e = e / np.hypot(*e) * 4.5
                s.stroke([(x - e[0], y - e[1]), (x + e[0], y + e[1])], 1.5, "#fff8e8", body=True, alpha=0.85)
    for v, w in ((-0.45, 12), (0.12, 14), (0.62, 12)):  # it hangs in folds
        line = [_cloth(u, v * (0.7 + 0.4 * u)) for u in np.linspace(0.05, 0.6, 12)]
        s.wash(limb(line, np.interp(np.linspace(0, 1, 12), (0, 0.5, 1), (4, w, 3)), 4), "#160826", 0.8, wet=10, clip=g)
    low = valid(Polygon([_cloth(u, 0.35) for u in us[34:]] + [_cloth(u, 1.1) for u in us[34:][::-1]]))
    s.wash(low, "#160826", 0.8, wet=16, clip=g)
    s.wash(valid(Polygon([_cloth(u, 0.5) for u in us[:40]] + [_cloth(u, 1.1) for u in us[:40][::-1]])), "#160826", 0.7, wet=16, clip=g)
    s.outline(g, 3.6, lost=0.03)
    s.stroke([_cloth(u, -0.97) for u in us], 2.6, "#fff8e8", body=True, alpha=0.8)


def _cat(s, x, k, cols, step_, tail):
    """In profile, tail high; it walks as she does."""
    dark, col, pale = cols
    y = ridge(x) + 22

    def g(*pts):
        return [(*move([p[:2]], x, y, k, -3)[0], *p[2:]) for p in pts]

    legs = (
        ((-52, -44), (-58 - step_, -20), (-50 - step_, -3)),
        ((-44, -42), (-34 + step_, -20), (-30 + step_, -3)),
        ((34, -42), (28 - step_, -20), (30 - step_, -3)),
        ((42, -42), (52 + step_, -22), (56 + step_, -3)),
    )
    for i, leg in enumerate(legs):
        far = i in (0, 2)
        paw = limb([*g(*leg), *g((leg[2][0] + 9, -2))], [15 * k, 9 * k, 7.5 * k, 6.5 * k], 8)
        s.thing(paw, mix(col, dark, 0.6) if far else col, 1.1, shade=0.8, shcol=dark, hatch=0, line=2.4)
    s.thing(limb(g((-58, -66), *tail), [8 * k, 8.5 * k, 8 * k, 5 * k], 10), col, 1.1, shade=0.8, shcol=dark, hatch=0, line=2.4)
    body = blob(g((-66, -62), (-52, -84), (-20, -82), (16, -78), (44, -90), (62, -74), (58, -48), (40, -34), (0, -38), (-36, -32), (-58, -36)))
    s.thing(body, col, 1.1, col2=mix(col, dark, 0.3), shade=0.9, shcol=dark, hatch=0, line=2.8)
    head_ = blob(
        g((42, -92), (46, -112), (50, -132, 1), (62, -118), (74, -118), (86, -130, 1), (90, -108), (98, -96), (96, -86), (84, -76), (64, -72), (48, -78))
    )
    m = s.mask(union(body, limb(g(*legs[3]), [14 * k, 8 * k, 6 * k])))
    marks.pelt(s, m, lambda a, b: math.radians(172) - (b - y + 60) * 0.008, 260, (7, 17), 1.4, dark, pale, 0.4)
    s.thing(head_, col, 1.1, col2=mix(col, dark, 0.3), shade=0.8, shcol=dark, hatch=0, line=2.6)
    marks.pelt(s, s.mask(head_), lambda a, b: math.radians(165), 50, (5, 10), 1.3, dark, pale, 0.4)
    s.fill(blob(g((76, -102), (83, -107), (90, -102), (84, -97)), 6), "#f4d84a", body=True)
    s.fill(ell(*g((84, -102))[0], 1.8 * k, 4.4 * k), NIGHT, body=True)
    s.fill(ell(*g((98, -92))[0], 3.4 * k, 2.6 * k), "#e89a9a", body=True)
    for q in (-6, 0, 6):
        s.curve(g((92, -88), (108, -88 + q), (122, -84 + q * 2)), 1.2, "#fff8e8", body=True, alpha=0.85)


def _dove(s, x, y, k, turn, up):
    """In profile; its wings beat up, or down when it carries."""

    def g(*pts):
        return [tuple(p) for p in move(np.asarray(pts, float), x, y, k, turn)]

    kw = dict(col="#fdfdfb", k=0.12, w=1.9, shcol="#5a6ab0")
    near, far = ((-30, -150), (70, -140)) if up else ((-58, 132), (84, 112))
    marks.wing(s, g((18, -8))[0], g(far)[0], 84 * k, 9, side=-1 if up else 1, **kw)
    for e in np.linspace(-1, 1, 6):
        s.thing(
            limb(g((-44, 4), (-84, 10 + 8 * e), (-124, 16 + 20 * e)), [8 * k, 10 * k, 8 * k], 8), "#fdfdfb", 0.15, shade=0.5, shcol="#5a6ab0", hatch=0, line=1.9
        )
    body = blob(g((-58, 0), (-20, -24), (30, -28), (56, -44), (78, -50), (94, -38), (92, -22), (78, -4), (52, 22), (8, 32), (-34, 20)))
    s.thing(body, "#fffefa", 0.08, shade=0.8, shcol="#4a5aa4", hatch=0, line=2.8, soft=26)
    for _ in range(26):
        p = np.array(g((s.rng.uniform(-30, 60), s.rng.uniform(-16, 22)))[0])
        s.curve([p, p + [-5, 4], p + [-11, 3]], 1.1, "#4a5aa4", clip=body, alpha=0.8)
    s.fill(poly(g((92, -38), (112, -30), (92, -26))), "#f0a040", body=True)
    s.fill(ell(*g((80, -36))[0], 3.6 * k), NIGHT, body=True)
    marks.wing(s, g((12, -2))[0], g(near)[0], 96 * k, 10, side=-1 if up else 1, **kw)


def _cloth_white(s, g, folds, soft=60, line=3.2):
    dark = GOWN[2]
    s.thing(g, GOWN[0], 0.12, col2=GOWN[1], shade=0.95, shcol=dark, hatch=0, line=0, soft=soft)
    for f, a, b, k in folds:
        c = path(f, 8)
        s.wash(limb(c, np.linspace(a, b, len(c)), 2), dark, k, wet=9, clip=g)
        s.stroke(c, 2, "#2a3a78", clip=g, alpha=0.8)
    s.hatch(g, sep=6, w=1.0, thr=0.62, soft=soft, col="#1c2a64", alpha=0.7)
    s.outline(g, line, lost=0.04)


def _frill(s, line, deep, gap):
    """Gathered cloth to the right of a line."""
    pts = [(p, np.array([-d[1], d[0]]), i) for i, (p, d, _) in enumerate(marks.along(line, gap / 2))]
    first, last = np.asarray(line[0]), np.asarray(line[-1])
    low = [tuple(p + n * deep * (1 if i % 2 else 0.72)) for p, n, i in pts]
    g = blob([tuple(first), *low, tuple(last), *[tuple(p - n * 5) for p, n, _ in pts[::-3]]], 6)
    s.thing(g, "#fffdf6", 0.1, col2=GOWN[1], shade=0.7, shcol=GOWN[2], hatch=0, line=2.6, soft=12)
    for p, n, i in pts:
        if i % 2 == 0:
            s.curve([p + n * 2, p + n * deep * 0.4 + [1, 0], p + n * deep * 0.7], 1.8, "#2a3a78", clip=g)


FLESH = {
    "skin": Look("#f4d2b4", 0.55, "#e2a684", shade=0.62, shcol="#5a3a62", white=0.85, hatch=0, line=1.1, seam=0.8, gran=0.2),
    "nail": Look("#fbdcc8", 0.4, shade=0.4, shcol="#8a5060", white=0.6, hatch=0, line=0.7, seam=0.8),
}


def _hand(s, x, y, far=False):
    """It hangs from the wrist, asleep: of the near one the back, of the far one the thumb."""
    fall, roll = math.radians(52 if far else 58), 26 if far else 30
    z = V(math.cos(fall), -math.sin(fall), 0)
    up = rot(z, roll) @ V(math.sin(fall), math.cos(fall), 0)
    turn = np.stack([np.cross(up, z), up, z], 1)
    side = -1 if far else 1
    bends = [(8, 20, 14), (14, 22, 16), (20, 24, 16), (28, 26, 18)] if far else [(0, 12, 10), (4, 14, 12), (10, 16, 12), (16, 20, 14)]
    arm = (turn @ np.diag((side, 1, 1))).T @ V(1, 0.06, 0)
    thumb = (V(0.10, -0.035, 0.10), V(0.20, -0.10, 0.24), V(0.235, -0.15, 0.40), V(0.235, -0.19, 0.52))
    h = Hand(bends, spread=(9, 2, -5, -12), thumb=thumb, back=(0.9, 0.4, 0), arm=(arm, 0.4), looks=FLESH, lines=0.8, stout=0.95)
    shot = shoot([h.placed(turn, (0, 0, 0), 1, side)], spot(x, y, 112 if far else 122, 6), light=(-0.5, 0.8, 0.5))
    s.model(shot, line=1.9)
    if far:
        s.wash(shot.mask(), "#6a4a78", 0.22, edge=0)


def _sleeve(s, x, y, k=1.0, far=False):
    """From the shoulder to the wrist at x, y: set in with gathers, stretched over the elbow, loose over the forearm."""
    sx, sy = (566, 516) if far else (540, 534)
    d = np.array([x - sx, y - sy], float)
    n = np.array([-d[1], d[0]]) / np.hypot(*d)
    at = lambda u, v: tuple(np.array([sx, sy]) + d * u + n * v * k)  # noqa: E731
    g = blob(
        [
            at(-0.12, -30), at(-0.03, -58), at(0.12, -58), at(0.30, -40), at(0.46, -27), at(0.53, -23), at(0.60, -30), at(0.78, -30), at(0.96, -24), at(1.0, 0),
            at(0.97, 26), at(0.90, 46), at(0.78, 62), at(0.66, 68), at(0.555, 62), at(0.50, 58), at(0.36, 62), at(0.18, 64), at(0.04, 52), at(-0.08, 24),
        ]
    )  # fmt: skip
    s.wash(move(g, -4, 24), "#1c2a64", 0.6, wet=14)
    folds = [
        ([at(-0.02, -34), at(0.06, 0), at(0.16, 48)], 3, 9, 0.6),
        ([at(0.06, -46), at(0.16, -14), at(0.32, 34)], 3, 8, 0.5),
        ([at(0.53, -18), at(0.50, 6), at(0.42, 40)], 3, 8, 0.7),
        ([at(0.55, -18), at(0.56, 10), at(0.60, 50)], 3, 8, 0.6),
        ([at(0.56, -16), at(0.66, 6), at(0.76, 44)], 3, 6, 0.5),
        ([at(0.97, 2), at(0.88, 16), at(0.74, 50)], 2, 7, 0.6),
    ]
    _cloth_white(s, g, folds, 46)
    s.wash(blob([at(-0.05, 66), at(0.18, 40), at(0.50, 40), at(0.70, 48), at(0.92, 20), at(0.96, 50), at(0.6, 90), at(0.0, 90)]), GOWN[2], 0.4, wet=34, clip=g)
    for u, v in ((0.505, -2), (0.54, -4), (0.575, 0)):
        s.curve([at(u, v - 18), at(u + 0.006, v), at(u - 0.004, v + 14)], 1.9, "#2a3a78", clip=g)
    for u in (-0.07, -0.03, 0.01, 0.05, 0.09):  # gathers where it is set in
        s.curve([at(u, -50), at(u + 0.02, -36), at(u + 0.05, -22)], 1.8, "#2a3a78", clip=g)
    _frill(s, np.array([at(0.99, 29), at(0.995, 0), at(0.99, -27)]), 20, 12)


def _walker(s):
    _hand(s, 912, 466, True)
    _sleeve(s, 894, 466, 0.88, True)
    leg = blob([(606, 850), (690, 850), (700, 900), (704, 940), (706, 962), (722, 978), (748, 990), (774, 1000), (790, 1006), (796, 1015), (790, 1023), (764, 1026), (738, 1025), (712, 1020), (690, 1026), (668, 1026), (656, 1014), (656, 994), (664, 972), (664, 944), (646, 904)])  # fmt: skip
    s.thing(leg, SKIN[0], 0.85, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=3, soft=26)
    s.wash(limb([(668, 1022), (712, 1016), (760, 1023)], [6, 9, 4]), SKIN[2], 0.7, wet=5, clip=leg)
    s.wash(limb([(660, 940), (668, 970), (662, 1000)], [6, 10, 8]), SKIN[2], 0.6, wet=6, clip=leg)
    s.wash(ell(690, 978, 8, 7), SKIN[2], 0.45, wet=4, clip=leg)
    s.curve([(682, 972), (690, 967), (698, 972), (699, 981)], 1.8, SKIN[2])
    for x, y, q in ((750, 1012, 0.8), (762, 1010, 0.9), (774, 1009, 1.0)):  # toes, the small ones towards us
        s.curve([(x - 4, y - 8 * q), (x + 4, y - 1), (x + 1, y + 13 * q)], 2, "#4a2038", clip=leg)
    for x, y in ((757, 1017), (769, 1015), (784, 1011)):
        s.fill(ell(x, y, 3.4, 2.6, 20), "#fbe2d0", body=True)
    s.wash(blob([(610, 840), (700, 840), (690, 920), (640, 920)]), SKIN[2], 0.9, wet=14, clip=leg)
    gown = blob([(520, 452), (562, 440), (598, 470), (612, 540), (616, 620), (640, 700), (690, 790), (726, 872), (736, 902, 1), (704, 916), (676, 902), (650, 926), (612, 930), (580, 962), (540, 958), (500, 984), (452, 984), (404, 996, 1), (424, 930), (446, 820), (462, 700), (470, 590), (482, 500)])  # fmt: skip
    s.wash(move(gown, 12, 18), NIGHT, 0.8, wet=16)
    folds = [([(560, 590), (590, 700), (660, 840), (678, 900)], 4, 22, 0.9), ([(530, 580), (552, 700), (588, 850), (614, 926)], 4, 22, 1.0), ([(510, 600), (516, 740), (520, 880), (540, 956)], 4, 24, 1.0), ([(490, 600), (484, 740), (464, 880), (454, 980)], 4, 22, 1.0), ([(604, 560), (590, 600), (556, 616), (520, 610)], 3, 6, 0.5), ([(600, 660), (640, 740), (690, 830), (712, 900)], 3, 12, 0.6)]  # fmt: skip
    _cloth_white(s, gown, folds, 70)
    hem = path([(404, 996), (452, 984), (500, 984), (540, 958), (580, 962), (612, 930), (650, 926), (676, 902), (704, 916), (736, 902)], 10)
    _frill(s, hem, 30, 26)


FACE = [
    (0.30, 0.0), (0.50, 0.02), (0.66, 0.11), (0.735, 0.22), (0.750, 0.31), (0.733, 0.375), (0.744, 0.43), (0.785, 0.495), (0.838, 0.538), (0.842, 0.565), (0.805, 0.590), (0.757, 0.600),
    (0.760, 0.625), (0.795, 0.652), (0.792, 0.675), (0.762, 0.688), (0.788, 0.705), (0.782, 0.730), (0.748, 0.748), (0.760, 0.79), (0.748, 0.845), (0.70, 0.882), (0.62, 0.872),
    (0.50, 0.81), (0.42, 0.735), (0.38, 0.65), (0.30, 0.72), (0.12, 0.74), (0.03, 0.60), (-0.03, 0.42), (-0.02, 0.25), (0.08, 0.09),
]  # fmt: skip


def _head(s):
    size, mid = 140, (551, 371)
    at = lambda pts: move(np.asarray(pts, float) - [0.36, 0.47], *mid, size, -8)  # noqa: E731
    around = [(574, 292), (538, 276), (494, 292), (466, 334), (458, 392), (420, 430), (372, 440), (318, 424, 1), (352, 462), (318, 486, 1), (366, 498), (350, 530, 1), (420, 516), (476, 486), (510, 462), (531, 434), (536, 404), (552, 392), (568, 372), (580, 346), (590, 326), (592, 314), (590, 300)]  # fmt: skip
    hair_ = blob([(532 + (p[0] - 532) * 0.9, 450 + (p[1] - 450) * 0.9, *p[2:]) for p in around])
    neck = blob([(508, 400), (556, 410), (557, 428), (566, 452), (580, 470), (480, 474), (498, 446), (506, 424)])
    s.thing(neck, SKIN[0], 0.85, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.8)
    face = valid(Polygon(at(path(FACE, 8, True))))
    s.thing(face, "#f6d6b8", 0.55, col2="#eebc98", shade=0.2, shcol=SKIN[2], hatch=0, line=2.8, gran=0.2, soft=50)
    s.wash(blob(at([(0.30, 0.3), (0.46, 0.4), (0.47, 0.6), (0.60, 0.80), (0.72, 0.9), (0.5, 0.95), (0.3, 0.8)])), SKIN[2], 0.3, wet=12, clip=face)
    s.wash(ell(*at([(0.62, 0.60)])[0], 12, 9), "#e0605a", 0.25, wet=9, clip=face)
    s.wash(ell(*at([(0.81, 0.565)])[0], 6), "#e0605a", 0.3, wet=4, clip=face)
    lips = valid(Polygon(at(path([(0.755, 0.64), (0.80, 0.66), (0.755, 0.692), (0.80, 0.71), (0.75, 0.738), (0.715, 0.70)], 6, True)))).intersection(face)
    s.wash(lips, "#b8384a", 0.75, edge=0.3, clip=face)
    s.curve(at([(0.765, 0.690), (0.735, 0.692), (0.708, 0.702)]), 2.2, "#4a1428")
    s.curve(at([(0.80, 0.590), (0.780, 0.576), (0.766, 0.590)]), 2, "#5a2a38")
    s.curve(at([(0.752, 0.55), (0.742, 0.578), (0.757, 0.60)]), 1.3, "#8a4a50")
    ear = valid(Polygon(at(path([(0.45, 0.43), (0.405, 0.41), (0.375, 0.46), (0.385, 0.53), (0.415, 0.585), (0.44, 0.555)], 6, True))))
    s.wash(blob([(512, 408), (560, 424), (572, 440), (540, 462), (500, 452)]), SKIN[2], 0.7, wet=8, clip=neck.difference(face))
    _frill(s, path([(484, 460), (516, 478), (552, 480), (584, 452)], 8), 26, 20)

    def way(x, y):
        return math.atan2(y - 250, x - 640) + 0.5 if y < 400 else math.radians(150) + 0.3 * math.sin(x / 40)

    s.wash(move(hair_, 3, 7), "#5a2a38", 0.4, wet=8)
    locks(s, hair_, way, ("#3a1206", "#9a3a14", "#d8702a", "#ffca80"), 520, long=40, w=1.7, line=3)
    s.thing(ear, "#eab494", 0.8, shade=0.5, shcol=SKIN[2], hatch=0, line=2.2)
    s.curve(at([(0.435, 0.45), (0.405, 0.45), (0.40, 0.50), (0.42, 0.54)]), 1.6, "#7a3a44")
    mask = blob(
        [
            tuple(p)
            for p in at([(0.50, 0.34), (0.60, 0.285), (0.74, 0.275), (0.772, 0.34), (0.762, 0.42), (0.745, 0.485), (0.66, 0.50), (0.55, 0.48), (0.49, 0.42)])
        ]
    )
    s.stroke(path([tuple(p) for p in at([(0.52, 0.38), (0.3, 0.34), (0.08, 0.30), (-0.06, 0.30)])], 8), 13, "#0e1844", body=True, taper=(0, 0))
    s.stroke(path([tuple(p) for p in at([(0.52, 0.38), (0.3, 0.34), (0.08, 0.30), (-0.06, 0.30)])], 8), 8, "#6a9ae0", body=True, taper=(0, 0))
    s.thing(mask, "#6a9ae0", 1.0, shade=0.4, shcol="#1c2c6a", hatch=0, line=3, white=0)
    s.stroke(np.array(mask.buffer(-5).exterior.coords), 2, "#dfe8ff", body=True, alpha=0.9)
    s.curve([tuple(p) for p in at([(0.54, 0.40), (0.62, 0.44), (0.71, 0.41)])], 3.4, "#0e1844", body=True)
    for q, e in ((0.56, -0.012), (0.60, -0.006), (0.645, 0.004), (0.685, 0.012)):
        s.stroke(at([(q, 0.425), (q + e, 0.468)]), 2.6, "#0e1844", body=True)


@card("midnight", paper="cold", light=(-0.6, -0.6))
def sleepwalker(s):
    _night(s)
    _street(s)
    _roof(s)
    _dove(s, 934, 782, 0.6, -14, True)
    _dove(s, 870, 946, 0.7, -8, True)
    _dove(s, 716, 1044, 1.05, -4, False)
    _walker(s)
    _quilt(s)
    _cat(s, 40, 0.7, ("#4a4a5c", "#c8c8d0", "#ffffff"), 6, [(-84, -100), (-92, -140), (-80, -168)])
    _cat(s, 172, 0.7, ("#5a1c08", "#d8762a", "#ffd890"), -2, [(-88, -96), (-88, -134), (-104, -160)])
    _cat(s, 304, 0.7, ("#05040a", "#2a2630", "#9a9ab4"), 8, [(-82, -100), (-96, -136), (-88, -166)])
    _hand(s, 868, 502)
    _sleeve(s, 850, 500)
    _head(s)
    s.splatter(NIGHT, 24, (0, 1150, 560, 1500), (0.7, 4))
