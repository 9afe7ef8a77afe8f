"""She walks asleep off the end of a roof, her quilt for a train, cats upon it, and doves come under her feet."""

from ..easel import *
from ..kit.bowed import bowed
from ..kit.figure import digit, locks

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
    ground = poly([(560, 1448), (1040, 1440), (1040, 1540), (560, 1540)])
    s.cover(ground)
    s.wash(ground, "#f0b45a", 0.7, col2="#c87a3a")
    s.glow(846, 1400, 130, "#ffd878", 0.5, 0.8)
    s.stroke([(772, 1462), (772, 1330)], 5, NIGHT, taper=(0, 0))
    s.fill(poly([(762, 1334), (782, 1334), (787, 1306), (757, 1306)]), "#fff0b0", body=True)
    s.fill(poly([(754, 1308), (790, 1308), (772, 1292)]), NIGHT, body=True)
    sheet = blob([(822, 1440), (850, 1424), (892, 1432), (936, 1424), (964, 1440), (946, 1458), (892, 1464), (840, 1458)])
    for x, y, k in ((834, 1452, 0.9), (872, 1446, 0.85), (914, 1446, 0.85), (952, 1452, 0.9)):
        _holder(s, x, y, k)
    s.thing(sheet, "#fffdf4", 0.1, shade=0.6, shcol="#8a6a8a", hatch=0, line=2)
    for x, y, k in ((816, 1500, 0.95), (858, 1510, 0.95), (926, 1510, 0.95), (970, 1500, 0.95)):
        _holder(s, x, y, k)


def _holder(s, x, y, k):
    s.fill(
        union(
            limb([(x, y), (x, y - 30 * k)], [8 * k, 9 * k]),
            ell(x + 2, y - 50 * k, 8 * k),
            limb([(x, y - 34 * k), (x + (12 if x < 890 else -12) * k, y - 40 * k)], [4 * k, 3 * k]),
        ),
        "#160e22",
    )


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


def _hand(s, x, y, far=False):
    """It hangs from the wrist, asleep."""
    k = 1.0 if not far else 0.94
    sk = SKIN if not far else ("#d8a888", "#b87860", "#4a2840")

    def at(*pts):
        return [tuple(p) for p in move(np.asarray(pts, float), x, y, k, 0)]

    palm = blob(at((-26, -19), (4, -22), (30, -16), (52, 2), (58, 22), (44, 34), (22, 30), (2, 20), (-26, 19)))
    for pts, q in (
        ([(34, 24), (36, 46), (30, 64), (22, 76)], 7.4),
        ([(42, 26), (48, 52), (44, 73), (36, 88)], 8.2),
        ([(49, 24), (60, 52), (60, 76), (53, 93)], 8.6),
        ([(54, 16), (71, 42), (76, 64), (73, 82)], 8.6),
    ):
        digit(s, at(*pts), [q, q * 0.98, q * 0.88, q * 0.62], sk, nail=0.5 if q > 8 else 0, line=2.2, k=0.85, hatch=0)
    s.thing(palm, sk[0], 0.85, col2=sk[1], shade=0.7, shcol=sk[2], hatch=0, line=2.6, soft=18)
    s.wash(blob(at((20, 14), (50, 16), (56, 26), (40, 34), (20, 28))), sk[1], 0.5, wet=6, clip=palm)
    digit(s, at((4, 12), (16, 34), (26, 50), (33, 62)), [10.5, 9.4, 8, 5.6], sk, nail=0.5, line=2.3, k=0.85, hatch=0)


def _sleeve(s, x0, y0, x1, y1, drop):
    """From the shoulder to the wrist, wide, hanging from a stiff arm."""
    d = np.array([x1 - x0, y1 - y0], float)
    at = lambda u, v: tuple(np.array([x0, y0]) + d * u + [0, v])  # noqa: E731
    g = blob(
        [
            at(-0.06, -38),
            at(0.25, -34),
            at(0.6, -26),
            at(0.97, -24),
            at(1.02, 0),
            at(0.97, 26),
            at(0.88, 44 + drop * 0.3),
            at(0.7, drop * 0.8),
            at(0.45, drop),
            at(0.2, drop * 0.94),
            at(0.0, 60),
        ]
    )
    s.wash(move(g, -6, 26), "#1c2a64", 0.7, wet=14)
    _cloth_white(
        s,
        g,
        [
            ([at(0.05, -6), at(0.3, 20), at(0.5, drop * 0.86)], 3, 12, 0.9),
            ([at(0.3, -12), at(0.56, 18), at(0.68, drop * 0.72)], 3, 10, 0.8),
            ([at(0.9, 6), at(0.74, 24), at(0.6, drop * 0.7)], 3, 9, 0.7),
            ([at(0.0, 14), at(0.1, 40), at(0.22, drop * 0.9)], 3, 10, 0.7),
        ],
        34,
    )
    _frill(s, np.array([at(0.99, 29), at(0.995, 0), at(0.99, -27)]), 20, 14)


def _walker(s):
    _hand(s, 866, 466, True)
    _sleeve(s, 560, 486, 850, 464, 92)
    leg = union( limb([(640, 850), (672, 930), (690, 978)], [40, 30, 19], 10), blob([(672, 966), (704, 966), (728, 988), (764, 1004), (776, 1014), (770, 1024), (730, 1026), (694, 1026), (668, 1022), (662, 1000)]), )  # fmt: skip
    s.thing(leg, SKIN[0], 0.85, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=3, soft=26)
    for x, y, q in ((778, 1014, 9.5), (764, 1020, 7), (752, 1023, 6)):
        s.thing(ell(x, y, q * 1.2, q), SKIN[0], 0.85, shade=0.5, shcol=SKIN[2], hatch=0, line=2)
    s.curve([(686, 1000), (692, 990), (690, 980)], 1.8, SKIN[2])
    s.wash(blob([(610, 840), (700, 840), (690, 920), (640, 920)]), SKIN[2], 0.9, wet=14, clip=leg)
    gown = blob([(520, 452), (562, 440), (598, 470), (612, 540), (616, 620), (640, 700), (690, 790), (726, 872), (736, 902, 1), (704, 916), (676, 902), (650, 926), (612, 930), (580, 962), (540, 958), (500, 984), (452, 984), (404, 996, 1), (424, 930), (446, 820), (462, 700), (470, 590), (482, 500)])  # fmt: skip
    s.wash(move(gown, 12, 18), NIGHT, 0.8, wet=16)
    _cloth_white(
        s,
        gown,
        [
            ([(560, 590), (590, 700), (660, 840), (678, 900)], 4, 22, 0.9),
            ([(530, 580), (552, 700), (588, 850), (614, 926)], 4, 22, 1.0),
            ([(510, 600), (516, 740), (520, 880), (540, 956)], 4, 24, 1.0),
            ([(490, 600), (484, 740), (464, 880), (454, 980)], 4, 22, 1.0),
            ([(604, 560), (590, 600), (556, 616), (520, 610)], 3, 6, 0.5),
            ([(600, 660), (640, 740), (690, 830), (712, 900)], 3, 12, 0.6),
        ],
        70,
    )
    hem = path([(404, 996), (452, 984), (500, 984), (540, 958), (580, 962), (612, 930), (650, 926), (676, 902), (704, 916), (736, 902)], 10)
    _frill(s, hem, 30, 26)


def _head(s):
    hair_ = blob([(574, 292), (538, 276), (494, 292), (466, 334), (458, 392), (420, 430), (372, 440), (318, 424, 1), (352, 462), (318, 486, 1), (366, 498), (350, 530, 1), (420, 516), (476, 486), (516, 452), (546, 420), (552, 372), (566, 330)])  # fmt: skip
    neck = limb([(530, 412), (534, 436), (532, 458)], [31, 29, 30])
    s.thing(neck, SKIN[0], 0.85, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.8)
    at, face = bowed(s, 553, 362, 158, -6, skin=SKIN, sad=False, dark=0.12, line=2.8)
    s.lift(blob([(570, 372), (612, 380), (616, 420), (580, 432), (562, 410)]), 0.45, 10)
    s.wash(blob([(520, 400), (560, 424), (580, 440), (540, 460), (500, 450)]), SKIN[2], 0.8, wet=8, clip=neck.difference(face))
    _frill(s, path([(484, 460), (516, 478), (552, 480), (584, 452)], 8), 26, 20)

    def way(x, y):
        return math.atan2(y - 250, x - 640) + 0.5 if y < 400 else math.radians(150) + 0.3 * math.sin(x / 40)

    s.wash(move(hair_, 8, 14), "#1c0814", 0.7, wet=8)
    locks(s, hair_, way, ("#3a1206", "#9a3a14", "#d8702a", "#ffca80"), 520, long=44, w=1.8, line=3)
    mask = blob([tuple(p) for p in at([(0.45, 0.33), (0.58, 0.28), (0.74, 0.285), (0.765, 0.35), (0.775, 0.45), (0.72, 0.53), (0.56, 0.52), (0.45, 0.45)])])
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
    _dove(s, 934, 748, 0.62, -14, True)
    _dove(s, 892, 936, 0.72, -8, True)
    _dove(s, 716, 1044, 1.05, -4, False)
    _walker(s)
    _quilt(s)
    _cat(s, 40, 0.7, ("#4a4a5c", "#c8c8d0", "#ffffff"), 6, [(-84, -100), (-92, -140), (-80, -168)])
    _cat(s, 172, 0.7, ("#5a1c08", "#d8762a", "#ffd890"), -2, [(-88, -96), (-88, -134), (-104, -160)])
    _cat(s, 304, 0.7, ("#05040a", "#2a2630", "#9a9ab4"), 8, [(-82, -100), (-96, -136), (-88, -166)])
    _hand(s, 816, 508)
    _sleeve(s, 540, 512, 800, 506, 108)
    _head(s)
    s.splatter(NIGHT, 24, (0, 1150, 560, 1500), (0.7, 4))
