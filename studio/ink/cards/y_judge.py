"""Justice from above: a wig, those who live in it, and far below a man who has brought something."""

from ..easel import *
from ..kit.brush import threads
from ..kit.near_hand import Hand

NIGHT, OAK, BONE = "#140c0a", "#8a5a30", "#efe2c8"
WIG = np.array([500.0, 410.0])
NADIR = np.array([500.0, 1290.0])
SKIN = ("#b87c54", "#a85c40", "#4a2430")
PALE = ("#f0c0a0", "#e08a70", "#8a4a55")
FOOT = 0.6  # how small the foot of the desk is, seen from its top


def down(p, t):
    """A point of the desk's front, t from its edge to its foot."""
    p = np.asarray(p, float)
    return tuple(NADIR + (p - NADIR) * (1 - (1 - FOOT) * t))


def _floor(s):
    r = s.rng
    s.wash(s.all, "#d8c49a", 0.5, col2="#c0a878", gran=0.25, pool=0.5)
    q = 62
    for i in range(-1, 18):
        for j in range(-1, 26):
            x, y = 500 + (i - 8.5) * q, j * q + 18
            if (i + j) % 2:
                s.wash(box(x, y, x + q, y + q), "#4a3424", 0.85 + 0.2 * r.random(), edge=0.5, gran=0.25, off=0.6, rough=0.5)
    for i in range(3, 15):
        s.stroke([(500 + (i - 8.5) * q, 900), (500 + (i - 8.5) * q, 1500)], 1.3, "#2a1c10", taper=(0, 0), alpha=0.7)
    for j in range(15, 26):
        s.stroke([(140, j * q + 18), (860, j * q + 18)], 1.3, "#2a1c10", alpha=0.7)
    s.wash(s.all, "#2a1810", 0.9, gran=0.3, grad=("rad", 500, 1330, 560, -0.4, 1.3))
    s.wash(s.all, NIGHT, 2.2, gran=0.3, grad=("rad", 500, 1330, 780, -0.95, 1.35))
    s.glow(500, 1290, 330, "#fff0c0", 0.12, 0.55)


def _drawer(s, a, b, c, d, kind):
    """One of many, between four corners; some stand open."""
    mid = np.mean([a, b, c, d], axis=0)
    inner = [tuple(np.array(p) * 0.84 + mid * 0.16) for p in (a, b, c, d)]
    s.stroke([*inner, inner[0]], 1.8, NIGHT, taper=(0, 0), wobble=0.5)
    s.stroke([inner[0], inner[1]], 1.5, "#e0b070", body=True, alpha=0.55, taper=(0, 0))
    w = abs(b[0] - a[0])
    if kind:
        out = [tuple(np.array(p) + (0, w * 0.4)) for p in inner[:2]]
        box_ = poly([inner[0], inner[1], (out[1][0] + w * 0.02, out[1][1]), (out[0][0] - w * 0.02, out[0][1])])
        s.wash(move(box_, w * 0.05, w * 0.22), NIGHT, 1.1, wet=w * 0.1)
        s.thing(box_, "#b07c48", 0.9, shade=0.3, shcol=NIGHT, hatch=0, line=2)
        well = poly([tuple(np.array(p) * 0.84 + np.mean([*inner[:2], *out], axis=0) * 0.16) for p in (inner[0], inner[1], out[1], out[0])])
        s.wash(well, NIGHT, 1.5)
        c = np.array(well.centroid.coords[0])
        _judged(s, kind, c, w * 0.235)
    else:
        k = ell(*mid, w * 0.06, w * 0.045)
        s.thing(k, "#e8bc54", 0.9, shade=0.6, hatch=0, line=1.5)


def _judged(s, kind, c, q):
    if kind == "house":
        s.thing(poly([c + (-q, q * 0.5), c + (-q, -q * 0.2), c + (q, -q * 0.2), c + (q, q * 0.5)]), "#f4e4c4", 0.4, shade=0.3, hatch=0, line=1.8)
        s.thing(poly([c + (-q * 1.2, -q * 0.1), c + (0, -q * 0.95), c + (q * 1.2, -q * 0.1)]), "#b8302c", 1.0, shade=0.4, hatch=0, line=1.8)
    elif kind == "heart":
        s.thing(blob([(*(c + (0, q * 0.8)), 1), c + (-q, -q * 0.1), c + (-q * 0.5, -q * 0.7), (*(c + (0, -q * 0.35)), 1), c + (q * 0.5, -q * 0.7), c + (q, -q * 0.1)]), "#c8303a", 1.1, shade=0.5, hatch=0, line=1.8)  # fmt: skip
    elif kind == "boat":
        s.thing(blob([c + (-q, 0), c + (q, 0), c + (q * 0.5, q * 0.5), c + (-q * 0.5, q * 0.5)]), "#5a86a8", 0.9, shade=0.4, hatch=0, line=1.6)
        s.thing(poly([c + (0, -q), c + (q * 0.7, -q * 0.1), c + (0, -q * 0.1)]), "#fffaf0", 0.1, shade=0.2, hatch=0, line=1.6)
    elif kind == "ring":
        s.stroke(arc(*(c + (0, q * 0.2)), q * 0.55, q * 0.45, 0, 355, 24), q * 0.26, "#f0c040", body=True, taper=(0, 0))
        s.thing(poly([c + (-q * 0.3, -q * 0.5), c + (q * 0.3, -q * 0.5), c + (0, -q * 0.1)]), "#bfe8f0", 0.5, shade=0.3, hatch=0, line=1.6)
    else:
        s.thing(ell(*c, q * 0.7), "#f0c040", 0.9, shade=0.5, hatch=0, line=1.7)


def _desk(s):
    """A tower of drawers under the judge's elbows."""
    r = s.rng
    top = [(96, 868), (904, 868)]
    low = [down(p, 1) for p in top]
    front = poly([*top, *low[::-1]])
    s.wash(move(front, 26, 16), NIGHT, 1.2, wet=26)
    s.cover(front)
    s.wash(front, "#a8703c", 1.0, col2="#7a4a24", gran=0.35, grad=("lin", 90, 0.8, 1.3))
    rows = (0, 0.36, 0.69, 1)
    kinds = {(0, 1): "heart", (0, 3): "house", (1, 2): "boat", (1, 4): "coin", (2, 0): "ring"}
    n = 5
    for j, (u, v) in enumerate(zip(rows, rows[1:], strict=False)):
        xs = np.linspace(top[0][0], top[1][0], n + 1)
        for i in range(n):
            if (j, i) in kinds:
                continue
            c = [down((xs[i + e], 868), t) for e, t in ((0, u), (1, u), (1, v), (0, v))]
            s.wash(poly(c), "#3a1c0c", 0.15 + 0.4 * r.random(), gran=0.35, off=0.5)
            _drawer(s, *c, None)
    s.wash(front, NIGHT, 0.7, gran=0.3, grad=("lin", 90, -0.3, 1.1), clip=front)
    for (j, i), kind in sorted(kinds.items(), reverse=True):
        xs = np.linspace(top[0][0], top[1][0], n + 1)
        c = [down((xs[i + e], 868), t) for e, t in ((0, rows[j]), (1, rows[j]), (1, rows[j + 1]), (0, rows[j + 1]))]
        _drawer(s, *c, kind)
    s.outline(front, 2.6, lost=0)
    board = poly([(64, 640), (936, 640), (936, 876), (64, 876)])
    s.wash(move(board, 10, 22), NIGHT, 1.1, wet=14)
    s.cover(board)
    s.wash(board, "#b87c42", 0.9, col2="#8a5428", gran=0.3)
    for _ in range(40):
        x, y = r.uniform(70, 900), r.uniform(800, 872)
        s.curve([(x, y), (x + 60, y + r.normal() * 2), (x + 130, y)], 1.2, "#4a2810", alpha=0.7, clip=board)
    s.stroke([(64, 862), (936, 862)], 3, "#f4d09a", body=True, taper=(0, 0), alpha=0.7)
    s.outline(board, 3, lost=0)


def _robe(s):
    g = blob([(-60, 60), (160, 40), (300, 120), (700, 120), (840, 40), (1060, 60), (1060, 640), (930, 790), (760, 812), (640, 700), (360, 700), (240, 812), (70, 790), (-60, 640)])  # fmt: skip
    s.wash(move(g, 12, 22), NIGHT, 1.2, wet=18)
    s.thing(g, "#a8202c", 1.2, col2="#7a1020", shade=0.9, shcol="#22040c", hatch=0, line=3.2, gran=0.35, soft=150)
    for pts in ([(150, 120), (70, 320), (50, 600)], [(230, 200), (150, 420), (160, 740)], [(60, 200), (10, 420), (-20, 620)], [(280, 520), (220, 640), (236, 780)]):  # fmt: skip
        for e in (0, 1):
            q = [(1000 - x, y) if e else (x, y) for x, y in pts]
            s.wash(limb(q, [4, 16, 26]), "#22040c", 0.9, wet=12, clip=g)
            s.curve(q, 2.6, "#22040c", clip=g)
            s.curve([(x - 9, y) for x, y in q], 2, "#f07a6a", body=True, alpha=0.5, clip=g)
    threads(s, g, lambda x, y: 1.4 + (500 - x) / 900, (("#3a0610", 0), ("#e85a50", 1)), 260, 40, 1.5, share=lambda x, y, lit: 0.5 if lit else 0.9, alpha=0.55)
    for e in (-1, 1):  # fur down the front, and at the hems upon the desk
        band = limb([(500 + e * x, y) for x, y in ((150, 560), (176, 660), (214, 740), (300, 800), (420, 806), (520, 770))], [26, 30, 32, 30, 30, 30])
        s.thing(band, "#fffaf0", 0.15, shade=0.8, shcol="#8a7a80", hatch=5, line=2.6)
        for x, y in ((196, 700), (236, 760), (290, 790), (350, 806), (410, 802), (466, 786)):
            s.stroke([(500 + e * x, y - 14), (500 + e * x + 1, y + 12)], 10, "#2a2026", taper=(0.7, 0.1))


def _roll(s, c, way, long, r, tone):
    """One curl of the wig, rolled about a pin: way along the roll, radians."""
    d = np.array([math.cos(way), math.sin(way)])
    n = np.array([-d[1], d[0]])
    c = np.asarray(c, float)
    g = limb([c - d * long, c, c + d * long], [r * 0.74, r, r * 0.74], 8)
    s.wash(move(g, 5, 9), "#4a3424", 0.8, wet=7)
    s.thing(g, tone, 0.28, col2="#e0cda4", shade=0.85, shcol="#6a5038", hatch=0, line=2.4, soft=r * 0.9, gran=0.25)
    for u in np.linspace(-1, 1, int(long / 2.1)):
        p = c + d * long * u * 1.02
        bow = d * r * 0.16 * u
        col = ("#8a6c48", "#c8aa78", "#5a4028", "#a8885a")[int(s.rng.integers(4))]
        s.curve(
            [p - n * r * 0.92, p - n * r * 0.3 + bow, p + n * r * 0.35 + bow, p + n * r * 0.92], s.rng.uniform(1, 2), col, n=5, wobble=0.3, alpha=0.75, clip=g
        )
    for e in (-1, 1):  # the end shows how it is wound
        if e * d[1] < -0.3 * abs(d[0]):
            continue
        o = c + d * long * e * 1.06
        end = ell(*o, r * 0.4, r * 0.72, math.degrees(way))
        s.thing(end, "#f4e8cc", 0.3, shade=0.5, shcol="#6a5038", hatch=0, line=1.7)
        s.stroke(np.array([o + d * r * 0.37 * q * math.cos(a) + n * r * 0.68 * q * math.sin(a) for a, q in zip(np.linspace(0, 9, 26), np.linspace(0.85, 0.1, 26), strict=True)]), 1.5, "#4a3020", wobble=0.2)  # fmt: skip
    p = c - d * long * 0.5 * (1 if s.light[0] < 0 else -1)
    s.curve([p - n * r * 0.5 - d * long * 0.3, p - n * r * 0.56, p - n * r * 0.5 + d * long * 0.5], 3, "#fffdf4", body=True, alpha=0.8)


def _wig(s):
    base = ell(*WIG, 322, 310)
    s.wash(move(base, 20, 30), NIGHT, 1.4, wet=30)
    _face(s)
    s.cover(base)
    s.wash(base, "#6a4c30", 1.3, gran=0.3)
    for radius, n, long, r, off in ((304, 14, 40, 46, 0.0), (218, 11, 34, 44, 0.5)):
        for i in sorted(range(n), key=lambda i: math.sin((i + off) / n * math.tau)):
            a = (i + off) / n * math.tau
            p = WIG + radius * np.array([math.cos(a), 0.96 * math.sin(a)])
            v = [float(u) for u in s.rng.normal(size=4)]
            _roll(s, p + [4 * v[0], 4 * v[1]], a + math.pi / 2 + 0.09 * v[2], long * (1 + 0.07 * v[3]), r * (1 + 0.06 * v[2]), ("#f6ecd4", "#efe0c0", "#fbf4e4")[i % 3])  # fmt: skip


def _face(s):
    """All that the wig leaves: a nose, and the glasses on it."""
    skin = PALE
    brow = blob([(318, 660), (322, 740), (352, 788), (420, 806), (500, 812), (580, 806), (648, 788), (678, 740), (682, 660)])
    s.wash(move(brow, 10, 22), NIGHT, 1.0, wet=14)
    s.thing(brow, skin[0], 0.75, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=2.8)
    s.wash(blob([(318, 640), (500, 640), (682, 640), (670, 742), (500, 756), (330, 742)]), skin[2], 0.7, wet=16, clip=brow)
    nose = blob([(480, 740), (470, 790), (446, 822), (462, 836), (482, 842), (490, 856), (502, 862), (514, 856), (522, 842), (540, 836), (556, 822), (532, 790), (522, 740)])  # fmt: skip
    s.wash(move(nose, 12, 20), NIGHT, 0.8, wet=12)
    s.thing(nose, skin[0], 0.85, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=2.6)
    s.wash(ell(502, 836, 26, 18), "#d84a3a", 0.35, wet=12, clip=nose)
    for e in (-1, 1):
        for i in range(16):  # brows
            p = np.array([500 + e * (48 + i * 7), 742 - i * 0.5])
            s.curve([p, p + (e * 6, 12), p + (e * 16, 20)], 3, ("#fffaf0", "#b8a488")[i % 2], body=True, n=4)
        s.curve([(500 + e * 30, 834), (500 + e * 38, 822), (500 + e * 28, 812)], 2.2, skin[2])
        x = 500 + e * 92
        eye = blob([(x - 40, 784, 1), (x - 20, 772), (x + 20, 772), (x + 40, 784, 1), (x + 22, 801), (x - 22, 801)])
        s.wash(ell(x, 778, 52, 20), skin[2], 0.6, wet=7, clip=brow)
        s.cover(eye)
        s.wash(eye, "#f6eee2", 0.3, edge=0.6, off=0)
        s.fill(ell(x - e * 6, 795, 13, 12).intersection(eye), "#3a2418")
        s.fill(ell(x - e * 6 - 4, 791, 3.4), body=True)
        lid = blob([(x - 44, 784, 1), (x - 22, 766), (x + 22, 766), (x + 44, 784, 1), (x + 20, 785), (x - 20, 785)])
        s.thing(lid, skin[0], 0.8, col2=skin[1], shade=0.5, shcol=skin[2], hatch=0, line=2)
        s.stroke([(x - 42, 785), (x, 788), (x + 42, 785)], 3.6, "#2a1418")
        lens = ell(x, 787, 58, 27, e * 4)
        s.wash(lens.difference(move(lens, -3, -5)), NIGHT, 0.6, wet=4)
        s.wash(lens, "#bcd4d8", 0.18)
        s.outline(lens, 5, "#5a3a10", lost=0)
        s.stroke(arc(x, 787, 56, 25, 190, 330, 16), 2.4, "#f8dc80", body=True)
        s.curve([(x - 42, 776), (x - 28, 769)], 3.4, "#ffffff", body=True)
    s.curve([(452, 784), (482, 768), (518, 768), (548, 784)], 5, "#5a3a10")


def _nest(s):
    r = s.rng
    ring = ell(*WIG, 196, 186)
    s.wash(move(ring, 10, 16), NIGHT, 1.0, wet=14)
    s.cover(ring)
    s.wash(ring, "#6a4424", 1.2, gran=0.4)
    for lo, hi, n, cols in ((130, 204, 150, ("#2a180c", "#4a2c14")), (128, 200, 150, ("#8a5c2c", "#b07c3c", "#6a4420")), (134, 206, 110, ("#e0b468", "#c89448", "#f4d89a"))):  # fmt: skip
        for i in range(n):
            a, q, sweep = r.uniform(0, math.tau), r.uniform(lo, hi - 8), r.uniform(0.3, 0.85)
            turn = r.normal() * 16
            pts = [WIG + (q + turn * (u - 0.5)) * np.array([math.cos(a + sweep * u), 0.95 * math.sin(a + sweep * u)]) for u in np.linspace(0, 1, 6)]
            s.curve(pts, r.uniform(2, 4.6), cols[i % len(cols)], n=4, wobble=0.8, body=lo != 130)
    for _ in range(26):  # ends that stick out into the curls
        a = r.uniform(0, math.tau)
        p, e = (WIG + q * np.array([math.cos(a + o), 0.95 * math.sin(a + o)]) for q, o in ((180, 0), (r.uniform(206, 246), r.normal() * 0.16)))
        s.stroke([p, e], r.uniform(2, 4), ("#4a2c14", "#b07c3c", "#e0b468")[int(r.integers(3))], body=True)
    well = ell(*WIG, 136, 128)
    s.wash(well, NIGHT, 1.6, gran=0.3)
    s.wash(move(well, -8, -18).intersection(well), NIGHT, 1.6, wet=14)
    egg = ell(430, 340, 34, 42, -30)
    s.thing(egg, "#5ab0b4", 0.9, col2="#8accc4", shade=0.9, shcol="#0c3a44", hatch=0, line=2.4)
    for _ in range(16):
        s.fill(ell(430 + r.normal() * 14, 340 + r.normal() * 18, r.uniform(1, 3)), "#5a3a24", clip=egg)
    s.curve([(410, 330), (416, 314), (428, 306)], 4, "#ffffff", body=True)


def _chick(s, c, way, q, shell=False):
    """All throat: it stretches out of the nest that way (degrees)."""
    r = s.rng

    def at(pts):
        return [(*p, *o[2:]) for p, o in zip(move([o[:2] for o in pts], *c, q, way), pts, strict=True)]

    neck = limb(at([(-66, 0), (-44, 4), (-10, 0)]), [q * 30, q * 40, q * 46])
    s.wash(move(neck, 6, 10), NIGHT, 0.9, wet=8)
    s.thing(neck, "#c89088", 0.9, col2="#a86a6a", shade=0.8, shcol="#3a1a20", hatch=0, line=2.4)
    skull = blob(at([(-64, 0), (-52, -42), (-16, -60), (30, -56), (50, 0), (30, 56), (-16, 60), (-52, 42)]))
    s.thing(skull, "#c89a8c", 0.9, col2="#a87468", shade=0.7, shcol="#3a1a20", hatch=0, line=2.6)
    rim_ = blob(at([(10, 0), (18, -40), (46, -62), (76, -56), (104, -30), (122, 0, 1), (104, 30), (76, 56), (46, 62), (18, 40)]))
    s.wash(move(rim_, 6, 10), NIGHT, 0.8, wet=7)
    s.thing(rim_, "#f4c42c", 1.0, col2="#f0a41c", shade=0.6, shcol="#8a4c0c", hatch=0, line=3)
    gape = blob(at([(24, 0), (30, -30), (50, -44), (72, -42), (96, -20), (108, 0, 1), (96, 20), (72, 42), (50, 44), (30, 30)]))
    s.cover(gape)
    s.wash(gape, "#e8442c", 1.2, col2="#c81c24", edge=0.9)
    s.wash(ell(*at([(46, 0)])[0], 22 * q, 22 * q, way), "#4a0410", 1.6, wet=9, clip=gape)
    tongue = blob(at([(36, 0), (56, -11), (84, -7), (94, 0), (84, 7), (56, 11)]))
    s.thing(tongue, "#ff9a80", 0.8, shade=0.4, hatch=0, line=1.8)
    s.outline(gape, 2.4, lost=0)
    for e in (-1, 1):
        s.thing(ell(*at([(-4, 40 * e)])[0], 15 * q, 13 * q), "#1c1218", 1.5, shade=0.2, hatch=0, line=1.8)
        s.fill(ell(*at([(-4 - 3, 40 * e - 4)])[0], 4 * q), "#fff4e0", body=True)
    for _ in range(120):  # down
        a = r.uniform(0, math.tau)
        p = np.array(at([(-46 + 34 * math.cos(a) * r.random() ** 0.5, 44 * math.sin(a) * r.random() ** 0.5)])[0])
        t = math.radians(way + 180) + r.normal() * 0.8
        s.curve([p, p + 12 * np.array([math.cos(t), math.sin(t)]), p + 25 * np.array([math.cos(t + 0.4), math.sin(t + 0.4)])], 1.5, ("#3a2a2c", "#e8dcd0")[int(r.integers(2))], body=True, n=4)  # fmt: skip
    if shell:  # the youngest has its own wig
        cap = blob(at([(-70, 0), (-60, -38), (-36, -50), (-20, -26, 1), (-32, -12), (-14, 2, 1), (-30, 18), (-18, 36, 1), (-40, 48), (-60, 34)]))
        s.thing(cap, "#8accc4", 0.8, shade=0.8, shcol="#0c3a44", hatch=0, line=2.4)


def _flesh(skin, more=None):
    return {"skin": Look(skin[0], 0.85, skin[1], shade=0.8, shcol=skin[2], white=0.5, hatch=0, line=1.15, seam=0.8, gran=0.2), "nail": Look(lighter(skin[0], 0.4), 0.5, shade=0.4, shcol=skin[2], white=0.6, hatch=0, line=0.7, seam=0.8), } | (more or {})  # fmt: skip


def _axes(fingers, back):
    """Turn of a hand: the way of its fingers and the way out of its back; x right, y up the sheet, z to us."""
    z, y = unit(V(*fingers)), V(*back)
    y = unit(y - z * (y @ z))
    return np.stack([np.cross(y, z), y, z], 1)


def _offering(at, scale):
    """Two hands, palms up, fingers closing on a worm."""
    looks = _flesh(SKIN, {"worm": Look("#f48e84", 1.0, "#e0584e", shade=0.8, shcol="#7a1c28", white=0.7, hatch=0, line=1.2)})
    worm = Clay(looks)
    half = [(0.0, -0.2, 0.16), (0.3, -0.13, 0.2), (0.62, 0.0, 0.25), (0.95, 0.06, 0.24), (1.24, -0.04, 0.2), (1.44, -0.26, 0.12), (1.5, -0.46, 0.05)]
    pts = [V(-x, y - 0.08 * x, z) for x, y, z in half[:0:-1]] + [V(*p) for p in half]
    pts = [
        V(*p) for p in np.c_[path([p[:2] for p in pts], 3), np.interp(np.linspace(0, 1, 3 * len(pts) - 2), np.linspace(0, 1, len(pts)), [p[2] for p in pts])]
    ]
    n = len(pts)
    radii = [0.142 * min(1, 0.5 + 0.16 * min(i, n - 1 - i)) for i in range(n)]
    worm.chain(pts, radii, k=0.02, m="worm")
    for i in range(2, n - 2):
        for u in (0.0, 0.5):
            p, d = pts[i] * (1 - u) + pts[i + 1] * u, unit(pts[i + 1] - pts[i])
            o = np.cross(d, V(0, 0, 1)) * radii[i]
            worm.mark([p + o, p + o * 0.7 + V(0, 0, 0.1), p + V(0, 0, 0.142), p - o * 0.7 + V(0, 0, 0.1), p - o], 9, "#8a2430", tol=0.06, n=6)
    hands = []
    for e in (-1, 1):
        h = Hand([(34, 62, 44), (36, 64, 46), (40, 62, 44), (46, 58, 42)], spread=(8, 2, -5, -13), thumb=(V(0.10, -0.035, 0.10), V(0.25, -0.1, 0.22), V(0.30, -0.24, 0.33), V(0.23, -0.36, 0.40)), back=(0.9, -0.1, 0.3), arm=((-0.5, 0.1, 0.85), 0.12), looks=looks, lines=0.7, stout=1.08)  # fmt: skip
        hands.append(h.placed(_axes((-e * 0.12, 1, 0.12), (e * 0.1, 0.1, -1)), (e * 0.68, -0.44, 0.06), 1.0, e))
    return shoot([worm, *hands], spot(*at, scale, 0, 0), light=(-0.5, 0.6, 0.75))


def _grip(s):
    """The judge's hands upon the edge of the desk."""
    for e in (-1, 1):
        h = Hand([(20, 46, 30), (24, 48, 30), (26, 48, 30), (30, 44, 30)], spread=(9, 2, -5, -13), thumb=(V(0.10, -0.035, 0.10), V(0.26, -0.06, 0.2), V(0.37, -0.10, 0.32), V(0.41, -0.12, 0.44)), back=(0.3, 0.9, 0), looks=_flesh(PALE), lines=0.8, stout=1.05)  # fmt: skip
        shot = shoot([h.placed(_axes((-e * 0.14, -1, 0), (0, 0.1, 1)), (0, 0, 0), 1.0, -e)], spot(500 + e * 312, 798, 184, 0, 0), light=(-0.5, 0.6, 0.75))
        m = shot.mask()
        s.wash(np.roll(m, (16, 10), (0, 1)) * (1 - m), NIGHT, 0.8, edge=0, rough=1, gran=0.3)
        s.model(shot, line=2.6, lost=0.05)


def _accused(s):
    """From straight above: he has laid back his head to look up, and holds up a worm on both hands."""
    x, y, k = 500.0, 1356.0, 2.15

    def at(*pts):
        return [(x + k * a, y + k * b, *o) for a, b, *o in pts]

    shade = union(
        limb(at((10, 20), (120, 70)), [k * 46, k * 34]), limb(at((80, 30), (140, 40), (200, 66)), [k * 15, k * 13, k * 9]), limb(at((100, 90), (160, 104), (214, 96)), [k * 15, k * 13, k * 9]),
    )  # fmt: skip
    s.wash(shade, "#120a08", 1.4, wet=6, gran=0.25)
    skin = SKIN
    dark, teal = "#08202a", "#3f8a8e"
    for e in (-1, 1):  # the toes of his shoes, far below
        g = blob(at((e * 15 - 9, -16), (e * 17 - 10, -36), (e * 18, -48), (e * 17 + 10, -36), (e * 15 + 9, -16)))
        s.wash(move(g, 6, 8), "#120a08", 0.9, wet=6)
        s.thing(g, "#5a3420", 1.1, shade=0.7, shcol="#140806", hatch=0, line=2.4)
        s.curve(at((e * 17 - 6, -38), (e * 18 - 2, -44)), 2.4, "#e8c098", body=True, alpha=0.7)
    coat = blob(at((-60, 4), (-52, -16), (-26, -26), (0, -28), (26, -26), (52, -16), (60, 4), (46, 28), (20, 40), (0, 42), (-20, 40), (-46, 28)))
    s.wash(move(coat, 8, 14), "#120a08", 1.0, wet=10)
    s.thing(coat, teal, 1.1, col2="#2a6468", shade=0.8, shcol=dark, hatch=5, line=3, soft=50)
    threads(s, coat, lambda a, b: math.atan2(b - y, a - x), ((dark, 0), ("#9ad8d0", 1)), 60, 30, 1.6, share=lambda a, b, lit: 0.5, alpha=0.5, lit_part=0.6)
    s.wash(ell(x + 6, y + 20, k * 36, k * 36), dark, 0.9, wet=14, clip=coat)
    s.model(_offering((500, 1110), 124), line=2.4, lost=0.04)
    for e in (-1, 1):  # raised to us, the elbow out
        upper = limb(at((e * 44, 0), (e * 62, -14), (e * 82, -36)), [k * 22, k * 20, k * 17])
        fore = limb(at((e * 84, -38), (e * 64, -62), (e * 45, -83)), [k * 17.5, k * 16, k * 12])
        for arm in (upper, fore):
            s.wash(move(arm, 6, 12), "#120a08", 0.7, wet=8)
            s.thing(arm, teal, 1.1, col2="#2a6468", shade=0.9, shcol=dark, hatch=0, line=2.8, soft=30)
        for f in (((70, -34), (80, -44), (92, -44)), ((72, -40), (76, -52), (88, -56)), ((62, -44), (70, -58), (82, -64))):
            s.curve(at(*((e * u, v) for u, v in f)), 2.2, dark, clip=fore)
        for f in (((48, -22), (60, -14), (66, 4)), ((60, -30), (70, -22), (78, -10))):
            s.curve(at(*((e * u, v) for u, v in f)), 2.2, dark, clip=upper)
        s.curve(at((e * 92, -46), (e * 78, -66), (e * 56, -88)), 3, "#9ad8d0", body=True, alpha=0.7, clip=fore)
        s.wash(limb(at((e * 30, -14), (e * 42, 2), (e * 40, 22)), [k * 4, k * 6, k * 4]), dark, 0.7, wet=7, clip=coat)
        hem = at((e * 32, -75), (e * 41, -87), (e * 56, -94))
        s.thing(limb(hem, [k * 4.5, k * 5, k * 4.5]), "#f8efdc", 0.2, shade=0.6, shcol=dark, hatch=0, line=2.2)
    # the head, laid back: chin to the desk, hair to us
    for e in (-1, 1):
        s.thing(ell(*at((e * 37, 4))[0], k * 7, k * 10), skin[1], 0.9, shade=0.6, shcol=skin[2], hatch=0, line=2.2)
    head_ = blob(at((0, -36), (20, -32), (34, -14), (36, 8), (26, 28), (0, 36), (-26, 28), (-36, 8), (-34, -14), (-20, -32)))
    s.wash(move(head_, 6, 12), dark, 1.0, wet=10, clip=coat)
    s.thing(head_, skin[0], 0.8, col2=skin[1], shade=0.5, shcol=skin[2], hatch=0, line=3, soft=50)
    s.lift(ell(*at((-8, 16))[0], k * 16, k * 9), 0.5, 14)
    for e in (-1, 1):
        s.wash(ell(*at((e * 20, -16))[0], k * 7, k * 5), "#c8503c", 0.5, wet=8, clip=head_)
        eye = ell(*at((e * 13, -4))[0], k * 8, k * 7)
        s.cover(eye)
        s.outline(eye, 2.6, lost=0)
        s.fill(ell(*at((e * 12, -7.5))[0], k * 3.6), "#1c1014")
        s.fill(ell(*at((e * 12 - 1.4, -9))[0], k * 1.1), body=True)
        for q in range(4):
            s.curve(at((e * 4, 8 - q), (e * 13, 13 - q * 0.8), (e * 23, 7 - q)), 2.6, "#2a1a18")
    s.thing(blob(at((-6, -6), (-9, -22), (-5, -29), (0, -31), (5, -29), (9, -22), (6, -6), (0, -2))), skin[1], 0.8, shade=0.6, shcol=skin[2], hatch=0, line=2.2)
    s.curve(at((-9, -33), (0, -35), (9, -33)), 3.4, "#8a2c30")
    r = s.rng
    for i in range(60):  # what is left of his hair
        a = math.pi * (0.06 + 0.88 * i / 59)
        p = np.array(at((33 * math.cos(a), 4 + 29 * math.sin(a)))[0])
        d = np.array([math.cos(a + r.normal() * 0.4), math.sin(a)]) * k * r.uniform(6, 12)
        s.curve([p - d * 0.3, p + d * 0.4, p + d], 2.4, ("#2a1a18", "#4a3028", "#8a6a58")[i % 3], body=i % 3 == 2)


@card("bone", paper="laid", light=(-0.5, -0.75))
def judge_nest(s):
    """From above the judge's wig: three chicks gape out of it; far below a small man holds up a worm."""
    _floor(s)
    _desk(s)
    _grip(s)
    _robe(s)
    _wig(s)
    _nest(s)
    _chick(s, (420, 446), 146, 0.9)
    _chick(s, (572, 356), -42, 0.9, shell=True)
    _chick(s, (540, 488), 64, 1.0)
    _accused(s)
    s.splatter(NIGHT, 26, size=(0.7, 3.4))
