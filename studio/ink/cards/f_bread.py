"""A baker's window from inside: the night has misted it, and five people have wiped themselves a place to look."""

import cv2

from ..easel import *
from ..kit.relief import face_relief

NIGHT, CRUST = "#071020", "#3a1608"
UMBER, OLIVE, ROSE, SAND, HONEY = (
    ("#8a5638", "#a8582e", "#2a1218"),
    ("#d8a878", "#d08a56", "#5a3040"),
    ("#f0c4a0", "#e88a66", "#7a4456"),
    ("#d69c6c", "#cc7a48", "#4a2838"),
    ("#b8784c", "#b86436", "#3a1c28"),
)
PANE = box(46, 34, 954, 1120)
HAIR = [(-1.1, 0.0), (-1.12, -0.6), (-0.85, -1.2), (0, -1.5), (0.85, -1.2), (1.12, -0.6), (1.1, 0.0), (0.94, -0.3), (0.78, -0.66), (0.4, -0.86), (0, -0.82), (-0.4, -0.9), (-0.78, -0.66), (-0.94, -0.3)]


def _night(s):
    s.wash(s.all, "#2a4a80", 1.0, col2="#1c3868", gran=0.25, pool=0.3)
    s.wash(s.all, NIGHT, 1.3, gran=0.25, grad=("lin", 90, 1.1, 0.25))
    places.stars(s, 70, (46, 34, 954, 220))
    for x, w, y in ((60, 120, 196), (190, 96, 232), (800, 130, 190), (700, 92, 236)):  # across the street
        g = poly([(x, 520), (x, y), (x + w / 2, y - 74), (x + w, y), (x + w, 520)])
        s.thing(g, "#22345c", 1.1, shade=0.4, shcol=NIGHT, hatch=0, line=2.2, gran=0.25)
        s.stroke([(x - 9, y + 8), (x + w / 2, y - 78), (x + w + 9, y + 8)], 11, "#eef4fa", body=True)
        for k in (0, 2, 3):
            a, b = x + w * (0.2 + 0.4 * (k % 2)), y + 16 + 60 * (k // 2)
            s.fill(box(a, b, a + 20, b + 30), "#ffd468", body=True)
            s.stroke([(a + 10, b), (a + 10, b + 30)], 2, NIGHT, body=True)
    for _ in range(130):
        s.fill(ell(s.rng.uniform(50, 950), s.rng.uniform(40, 900), 1.2 + 4 * s.rng.random() ** 3), "#f4f8fc", body=True, alpha=0.9)


def _bust(s, f, coat, deep, wide=1.7, drop=1.2):
    """Neck and shoulders, before the face."""
    g = blob(f.at([(-0.5, 0.8), (-0.55, drop), (-wide * 0.8, drop + 0.25), (-wide, drop + 0.8), (-wide, 5), (wide, 5), (wide, drop + 0.8), (wide * 0.8, drop + 0.25), (0.55, drop), (0.5, 0.8)])).intersection(PANE)
    s.wash(g.buffer(8), NIGHT, 0.9, wet=14)
    s.thing(g, coat, 1.2, col2=deep, shade=0.7, shcol=deep, hatch=0, line=2.6, gran=0.25)
    collar = limb(f.at([(-0.75, drop - 0.02), (0, drop + 0.26), (0.75, drop - 0.02)]), [f.scale * 0.2] * 3)
    s.thing(collar, lighter(coat, 0.2), 1.1, shade=0.8, shcol=deep, hatch=0, line=2.4)


def _face(s, f, skin, *, old=0.0, gaze=0.0, brow="#2a1a18", lips="#b0484e", narrow=1.0):
    """Lit from the loaves below; the lids are lowered, the eyes under them look down."""
    light, warm, shade = skin
    m, tone, q = f.inside, f.tone, f.scale
    s.cover(m)
    s.wash(m, light, 0.8, col2=warm, edge=0.3, gran=0.2, rough=0)
    s.wash(m, shade, 0.9, edge=0, tone=np.clip(tone * 1.2 - 0.3, 0, 1), gran=0.2, rough=0)
    s.wash((m * step(0.62, 0.82, tone)).astype(np.float32), shade, 0.35, edge=0.2, gran=0.2, rough=0.4)
    for e in (-1, 1):
        s.wash(ell(*f.at([(e * 0.5, 0.28)])[0], q * 0.24, q * 0.2), warm, 0.5, wet=q * 0.12, clip=m)
    s.wash(ell(*f.at([(0, 0.3)])[0], q * 0.16, q * 0.13), warm, 0.5, wet=q * 0.08, clip=m)
    w = q / 55

    def pen(pts, k=1.0, col="#241014"):
        s.stroke(f.at(path(pts, 8)), w * k, col, wobble=0.5)

    for e in (-1, 1):
        white = valid(Polygon(f.at(path([(e * 0.20, -0.01, 1), (e * 0.30, -0.035), (e * 0.42, -0.035), (e * 0.60, -0.03, 1), (e * 0.50, 0.085), (e * 0.38, 0.11), (e * 0.28, 0.08)], 6, True))))
        s.cover(white)
        s.wash(white, "#f6ecdc", 0.3, off=0)
        ball = ell(*f.at([(e * 0.40 + gaze, 0.055)])[0], q * 0.088, q * 0.085).intersection(white)
        s.wash(ball, "#1a0e0c", 2.6, edge=0.2, gran=0, rough=0.3, off=0)
        s.fill(ball, "#1a0e0c")
        s.fill(ell(*f.at([(e * 0.40 + gaze + 0.03, 0.05)])[0], q * 0.022), "#ffe8b0", body=True)
        pen([(e * 0.28, 0.08), (e * 0.38, 0.11), (e * 0.50, 0.085)], 0.9)
        pen([(e * 0.17, -0.01), (e * 0.28, -0.03), (e * 0.42, -0.03), (e * 0.53, -0.03), (e * 0.64, -0.045)], 2.4)
        for x in np.linspace(0.3, 0.6, 6):
            pen([(e * x, -0.03), (e * (x + 0.05), 0.015 - 0.3 * (x - 0.4) ** 2)], 0.8)
        pen([(e * 0.19, -0.09), (e * 0.36, -0.17), (e * 0.58, -0.12)], 1.0)
        for x in np.linspace(0.17, 0.66, 16):
            y = -0.31 - 0.07 * math.sin((x - 0.15) / 0.5 * 2.6) + s.rng.normal() * 0.01
            pen([(e * x, y + 0.03), (e * (x + 0.08), y - 0.02)], 1.7, brow)
        pen([(e * 0.19, 0.37), (e * 0.235, 0.31), (e * 0.20, 0.25)], 1.1)
        pen([(e * 0.05, 0.385), (e * 0.10, 0.365), (e * 0.14, 0.385)], 2)
        if old:
            for k in range(3):
                pen([(e * 0.24, 0.14 + 0.05 * k), (e * 0.42, 0.19 + 0.05 * k), (e * 0.58, 0.13 + 0.05 * k)], 0.8)
                pen([(e * 0.66, -0.05 + 0.06 * k), (e * 0.78, -0.12 + 0.12 * k)], 0.8)
            pen([(e * 0.26, 0.36), (e * 0.38, 0.5), (e * 0.42, 0.62)], 1.2)
    mouth = valid(Polygon(f.at(path([(-0.24, 0.64), (-0.1, 0.575), (0, 0.59), (0.1, 0.575), (0.24, 0.64), (0.1, 0.74), (-0.1, 0.74)], 6, True))))
    s.wash(mouth, lips, 0.6, edge=0.4, off=0)
    pen([(-0.25, 0.64), (-0.1, 0.63), (0, 0.645), (0.1, 0.63), (0.25, 0.64)], 1.8)
    if old:
        for k in range(3):
            pen([(-0.5, -0.55 - 0.09 * k), (0, -0.6 - 0.09 * k), (0.5, -0.55 - 0.09 * k)], 0.9)
    rim_ = valid(Polygon(f.at([(math.sin(t) * 0.985 * narrow, -1.36 * math.cos(t)) for t in np.linspace(0, math.tau, 90, endpoint=False)])))
    s.outline(rim_, w * 1.2, lost=0.2)


def _wool(s, f, pts, col, deep, pale, n=80):
    g = valid(Polygon(f.at(path(pts, 8, True))))
    s.thing(g, col, 1.1, col2=deep, shade=0.8, shcol=deep, hatch=0, line=2.6, gran=0.25)
    x0, y0, x1, y1 = g.bounds
    for i in range(n):
        p = np.array([s.rng.uniform(x0, x1), s.rng.uniform(y0, y1)])
        s.stroke([p, p + [5, 6], p + [2, 13]], 1.8, pale if i % 2 else deep, clip=g, body=bool(i % 2), alpha=0.8)
    return g


def _hairs(s, f, ends, n, tones, long=0.2, way=1.57, body=True):
    c = path(ends, 12)
    for i in range(n):
        p = c[int(s.rng.integers(len(c)))] + s.rng.normal(size=2) * 0.05
        a = way + s.rng.normal() * 0.16
        e = p + np.array([math.cos(a), math.sin(a)]) * long * s.rng.uniform(0.6, 1.4)
        s.curve(f.at([p, (p + e) / 2 + s.rng.normal(size=2) * 0.03, e]), f.scale / 60 * s.rng.uniform(0.8, 1.6), tones[i % len(tones)], n=5, body=body, alpha=0.9)


def _snow_on(s, pts, w):
    s.stroke(path(pts, 10), w, "#f6fafc", body=True, taper=(0.3, 0.3), wobble=3)


def _palm(s, x, y, q, turn, skin, flip=False):
    """A hand laid flat on the glass, from the side that touches it."""
    light, warm, shade = skin
    pale = mix(light, "#fff0e0", 0.4)

    def at(pts):
        return move(np.asarray(pts, float), x, y, q, turn, flip)

    sleeve = limb(at([(0, 0.42), (0.05, 1.2)]), [q * 0.3, q * 0.42])
    s.thing(sleeve.intersection(PANE), "#3a3450", 1.1, shade=0.8, shcol=NIGHT, hatch=0, line=2.4)
    parts = [limb(at(p), [r * q for r in rr]) for p, rr in (
        ([(-0.27, -0.16), (-0.36, -0.42), (-0.41, -0.66)], (0.085, 0.08, 0.065)), ([(-0.10, -0.24), (-0.12, -0.56), (-0.13, -0.84)], (0.09, 0.085, 0.07)),
        ([(0.08, -0.25), (0.11, -0.58), (0.13, -0.86)], (0.09, 0.085, 0.07)), ([(0.24, -0.18), (0.33, -0.46), (0.38, -0.70)], (0.085, 0.08, 0.066)), ([(0.22, 0.16), (0.42, 0.0), (0.56, -0.20)], (0.11, 0.09, 0.07)),
    )]  # fmt: skip
    palm = blob(at([(-0.33, -0.14), (-0.1, -0.26), (0.1, -0.27), (0.3, -0.18), (0.33, 0.1), (0.24, 0.36), (0, 0.46), (-0.22, 0.38), (-0.34, 0.12)]))
    for g in (*parts, palm):
        s.thing(g, pale, 0.8, col2=light, shade=0.6, shcol=shade, hatch=0, line=2.2, gran=0.2)
    for g in (*parts, palm):
        s.wash(g.buffer(-q * 0.03), pale, 0.25, wet=4, clip=g)
    for p in ((-0.4, -0.62), (-0.13, -0.8), (0.13, -0.82), (0.375, -0.66), (0.53, -0.16)):
        s.wash(ell(*at([p])[0], q * 0.055), "#fff4e4", 0.1)
        s.wash(ell(*at([p])[0], q * 0.06), warm, 0.5, wet=3)
    for pts in ([(-0.3, 0.02), (-0.05, -0.08), (0.26, -0.1)], [(-0.3, 0.1), (-0.02, 0.04), (0.2, 0.1)], [(0.18, -0.12), (0.02, 0.1), (0.04, 0.38)]):
        s.curve(at(pts), 1.8, shade, alpha=0.8)
    return union(*parts, palm)


def _people(s):
    cap = [(-1.12, -0.5), (-1.0, -1.05), (-0.5, -1.5), (0.1, -1.6), (0.7, -1.45), (1.05, -1.05), (1.15, -0.5), (0.6, -0.62), (0, -0.66), (-0.6, -0.62)]
    # a youth with curls
    f = face_relief(s, 262, 404, 118, 11, narrow=0.9)
    _bust(s, f, "#5a4a2c", "#1c140c")
    hair = ell(*f.at([(0, -0.55)])[0], 150, 140)
    s.fill(hair, "#1c100e")
    _face(s, f, UMBER, gaze=0.03, lips="#8a3a3a", narrow=0.9)
    s.fill(valid(Polygon(f.at(path(HAIR, 8, True)))), "#1c100e", body=True)
    for _ in range(150):
        a, q = s.rng.uniform(math.pi * 0.9, math.pi * 2.1), s.rng.uniform(0.86, 1.3)
        p = f.at([(q * math.cos(a), -0.4 + 1.05 * q * math.sin(a))])[0]
        s.stroke(arc(*p, 13, 11, s.rng.uniform(0, 360), s.rng.uniform(400, 640), 14), 4, "#1c100e" if s.rng.random() < 0.7 else "#6a4430", body=True)
    # the old man
    f = face_relief(s, 622, 366, 136, -7)
    _bust(s, f, "#3a3a44", "#101018", 1.8)
    _face(s, f, OLIVE, old=1, gaze=-0.03, brow="#f0ece4")
    for e in (-1, 1):
        _hairs(s, f, [(e * 0.95, -0.4), (e * 0.98, 0), (e * 0.9, 0.4)], 110, ("#ffffff", "#e4e0dc", "#a8a4a8"), 0.3)
    _hairs(s, f, [(-0.85, 0.45), (-0.6, 0.85), (0, 1.1), (0.6, 0.85), (0.85, 0.45)], 420, ("#ffffff", "#e4e0dc", "#b8b4b8", "#f4f0ea"), 0.36)
    _hairs(s, f, [(-0.5, 0.75), (0, 0.95), (0.5, 0.75)], 260, ("#ffffff", "#d4d0cc", "#f4f0ea"), 0.34)
    for e in (-1, 1):
        _hairs(s, f, [(e * 0.05, 0.5), (e * 0.2, 0.52), (e * 0.34, 0.6)], 60, ("#ffffff", "#d4d0cc"), 0.22, 1.57 - e * 0.7)
    _wool(s, f, cap, "#4a4650", "#1c1a24", "#a8a4b4")
    s.thing(limb(f.at([(-1.0, -0.62), (0, -0.78), (1.0, -0.62)]), [18, 24, 18]), "#3a3640", 1.2, shade=0.8, hatch=0, line=2.4)
    _snow_on(s, f.at([(-0.9, -1.2), (-0.3, -1.58), (0.4, -1.58), (0.9, -1.25)]), 24)
    # a girl with plaits
    f = face_relief(s, 826, 640, 104, -14)
    _bust(s, f, "#3f5f94", "#101c38")
    s.fill(ell(*f.at([(0, -0.35)])[0], 118, 128), "#8a5a24")
    _face(s, f, ROSE, gaze=-0.05, brow="#7a4a20")
    cap = valid(Polygon(f.at(path(HAIR, 8, True))))
    s.thing(cap, "#c8883a", 1.0, col2="#a86a28", shade=0.8, shcol="#5a3010", hatch=0, line=2.2)
    for e in (-1, 1):
        _hairs(s, f, [(e * 0.06, -1.4), (e * 0.5, -1.2), (e * 0.95, -0.7)], 110, ("#c8883a", "#8a5a24", "#f0c070"), 0.5, 1.57 - e * 0.7)
        for k in range(7):
            s.thing(ell(*f.at([(e * (1.04 + 0.05 * (k % 2)), 0.1 + 0.22 * k)])[0], 17 - k, 14, e * (30 if k % 2 else -30)), "#b87a34", 1.0, shade=0.7, shcol="#4a2a10", hatch=0, line=1.8)
    hands = [_palm(s, 430, 520, 118, -10, UMBER), _palm(s, 700, 806, 104, 10, ROSE, True)]
    # two small ones
    for x, y, q, t, skin, (col, deep, pale), coat, gaze in ((484, 730, 98, -5, HONEY, ("#2a8a90", "#0c3a44", "#a0e0dc"), ("#4a3a6a", "#181030"), 0.02), (336, 996, 92, 9, SAND, ("#2f7a3a", "#0c3018", "#b0e0a0"), ("#6a4a2c", "#241408"), 0.05)):
        f = face_relief(s, x, y, q, t, narrow=1.06)
        _bust(s, f, *coat, 1.5, 1.1)
        _face(s, f, skin, gaze=gaze, narrow=1.06)
        g = _wool(s, f, [(-1.16, -0.2), (-1.05, -0.9), (-0.6, -1.45), (0, -1.62), (0.6, -1.45), (1.05, -0.9), (1.16, -0.2), (0.6, -0.42), (0, -0.48), (-0.6, -0.42)], col, deep, pale)
        s.thing(limb(f.at([(-1.12, -0.32), (0, -0.56), (1.12, -0.32)]), [15, 17, 15]), pale, 0.9, shade=0.8, shcol=deep, hatch=0, line=2.4)
        top = f.at([(0, -1.68)])[0]
        for _ in range(90):
            a = s.rng.uniform(0, math.tau)
            s.stroke([top, top + np.array([math.cos(a), math.sin(a)]) * s.rng.uniform(16, 30)], 3, pale if s.rng.random() < 0.6 else col, body=True)
        s.outline(g, 2, lost=0.3)
    return [*hands, _palm(s, 172, 984, 84, -12, SAND), _palm(s, 628, 900, 84, 6, HONEY, True)]


def _mist(s, hands):
    """Breath on the pane, thick below; where somebody wiped it, it is night, and the drops run down."""
    r = s.rng
    wiped = []
    swipes = (  # each with the side of a hand, to and fro
        ([(96, 420), (180, 356), (300, 366), (400, 430)], 76), ([(160, 480), (262, 480), (350, 500)], 78),
        ([(452, 330), (560, 300), (700, 290), (790, 340)], 84), ([(470, 440), (600, 420), (760, 430)], 92), ([(520, 530), (640, 540), (730, 510)], 56),
        ([(726, 640), (800, 606), (880, 600), (944, 640)], 74), ([(756, 716), (840, 716), (920, 720)], 74),
        ([(376, 726), (450, 700), (540, 704), (606, 740)], 64), ([(404, 800), (490, 806), (572, 812)], 68),
        ([(232, 1020), (300, 990), (384, 988), (444, 1016)], 82),
    )  # fmt: skip
    for pts, q in swipes:
        wiped.append(limb(pts, [q * 0.7, *[q] * (len(pts) - 2), q * 0.6]))
        for _ in range(2 if q < 80 else 4):
            u, v = np.array(pts[int(r.integers(len(pts)))]) + [r.normal() * q * 0.5, q * 0.7]
            long = r.uniform(70, 200)
            wiped.append(limb([(u, v), (u + r.normal() * 3, v + long * 0.6), (u + r.normal() * 4, v + long)], [4, 3, 6]))
    for pts in ([(742, 948), (752, 896), (796, 868), (850, 870), (892, 900), (900, 950), (880, 968), (764, 968), (742, 948)], [(784, 892), (796, 922), (794, 946)], [(820, 884), (832, 918), (830, 944)], [(856, 890), (868, 920), (864, 946)]):
        wiped.append(limb(pts, [5] * len(pts)))  # what a finger wished for
    clear = s.mask(union(*wiped, *(h.buffer(3) for h in hands)))
    clear = np.clip(s.warp(clear, (0, 0, s.w, s.h), 1.5, 4), 0, 1)
    y = np.mgrid[0 : s.h, 0 : s.w][0].astype(np.float32)
    noise = s.noise("low", (0, 0, s.w, s.h))
    thick = np.clip(step(210, 400, y + 40 * noise), 0, 1) * np.clip(0.92 + 0.06 * noise, 0, 1)
    fog = (s.mask(PANE) * thick * (1 - clear)).astype(np.float32)
    fog = cv2.GaussianBlur(np.clip(fog, 0, 1), (0, 0), 1)
    s.cover(fog * 0.95, ink=0.12)
    s.wash(fog, "#8aa8c4", 0.5, edge=0, gran=0.15, rough=0)
    warm = (step(480, 1120, y) * fog).astype(np.float32)
    s.cover(warm * 0.3)
    s.wash(warm, "#f4c070", 0.35, edge=0, gran=0.15, rough=0)
    edge = cv2.GaussianBlur(clear, (0, 0), 2.2)
    lip = np.clip(1 - np.abs(edge - 0.45) * 4, 0, 1) * s.mask(PANE) * thick
    s.stamp(lip.astype(np.float32), "#fbfbf4", True, 0.5)
    for _ in range(420):
        x, v = r.uniform(50, 950), r.uniform(200, 1080)
        if fog[int(v), int(x)] > 0.5:
            q = 1.5 + 3.5 * r.random() ** 2
            s.fill(ell(x, v, q), "#6a86a4", body=True, alpha=0.5)
            s.fill(ell(x - q * 0.3, v - q * 0.3, q * 0.35), "#ffffff", body=True, alpha=0.9)


def _frame(s):
    sill = poly([(-40, 1070), (1040, 1070), (1040, 1540), (-40, 1540)])
    for g in (box(-40, -40, 46, 1540), box(954, -40, 1040, 1540), box(-40, -40, 1040, 34)):
        s.cover(g)
        s.wash(g, "#6a3414", 1.2, gran=0.25)
        s.wash(g, CRUST, 0.7, gran=0.25, grad=("lin", 90, 1.2, 0.0))
        s.outline(g, 3)
    s.cover(sill)
    s.wash(sill, "#e8a850", 0.8, col2="#c87a30", gran=0.25, pool=0.4)
    s.wash(sill, CRUST, 1.1, gran=0.25, grad=("lin", 90, -0.2, 1.1))
    s.stroke([(-40, 1070), (1040, 1070)], 4, taper=(0, 0))
    s.stroke([(-40, 1078), (1040, 1078)], 4, "#ffe2a8", body=True, taper=(0, 0), alpha=0.8)
    for k in range(9):
        y = 1110 + k * k * 5.4
        s.curve([(-20, y), (480, y + s.rng.normal() * 6), (1020, y + 4)], 1.6, "#5a2a10", alpha=0.6)


def _loaf(s, pts, cuts, flour=()):
    g = blob(pts)
    x0, y0, x1, y1 = g.bounds
    s.wash(move(g, -14, 22), "#1c0804", 1.2, wet=20)
    s.thing(g, "#d88a34", 1.0, col2="#b8601e", shade=0.9, shcol="#4a1a06", hatch=7, line=3.2, gran=0.25)
    s.wash(ell((x0 + x1) / 2, y1, (x1 - x0) * 0.6, (y1 - y0) * 0.34), "#5a2008", 0.9, wet=26, clip=g)
    for line, w in cuts:
        c = path(line, 12)
        u = np.linspace(0, 1, len(c))
        gash = limb(c, w * np.sin(np.clip(u, 0.04, 0.96) * math.pi) ** 0.7, 1).intersection(g)
        s.wash(move(gash, 4, 9), "#4a1a06", 0.9, wet=6, clip=g)
        s.cover(gash)
        s.wash(gash, "#fbe2a8", 0.6, col2="#f0c070", edge=0.8, gran=0.3)
        s.outline(gash, 2.4, "#5a2008", lost=0.1)
        for p, d, v in marks.along(c, 13):
            n = np.array([-d[1], d[0]]) * w * math.sin(v * math.pi) ** 0.7
            s.stroke([p - n * 0.7, p + d * 6 + n * 0.6], 1.4, "#c8863a", clip=gash)
    for e in flour:
        s.scumble(e.intersection(g), "#fff8ea", 0.5, 12)
    return g


def _loaves(s):
    _loaf(s, [(540, 1190), (580, 1080), (690, 1018), (820, 1020), (930, 1084), (972, 1190), (900, 1262), (740, 1280), (600, 1262)], (([(640, 1060), (700, 1120), (720, 1220)], 17), ([(740, 1034), (800, 1110), (820, 1214)], 19), ([(846, 1050), (892, 1120), (902, 1206)], 15)), (ell(760, 1060, 170, 40),))
    _loaf(s, [(-40, 1230), (30, 1150), (160, 1110), (300, 1128), (392, 1190), (404, 1260), (330, 1320), (150, 1340), (0, 1320)], (([(60, 1180), (150, 1190), (220, 1260)], 15), ([(170, 1140), (256, 1166), (320, 1240)], 16)), (ell(180, 1140, 150, 30),))
    _loaf(s, [(560, 1560), (540, 1440), (600, 1330), (740, 1270), (900, 1280), (1020, 1340), (1060, 1450), (1060, 1560)], (([(640, 1350), (760, 1420), (800, 1540)], 26), ([(780, 1292), (900, 1370), (950, 1500)], 28)), (ell(820, 1310, 200, 40),))
    for x, y, w in ((486, 1236, 74), (452, 1294, 66)):
        _loaf(s, [(x - w, y + 10), (x - w * 0.8, y - w * 0.5), (x, y - w * 0.72), (x + w * 0.8, y - w * 0.5), (x + w, y + 10), (x, y + w * 0.36)], (([(x - w * 0.4, y - w * 0.4), (x, y - w * 0.2), (x + w * 0.4, y - w * 0.36)], 8),))
    for x, y, k in ((170, 1100, 1.0), (60, 1130, 0.7), (700, 1010, 1.1), (850, 1030, 0.8)):  # steam
        for i in range(3):
            u = x + 26 * i
            s.curve([(u, y), (u - 26, y - 70 * k), (u + 22, y - 150 * k), (u - 16, y - 230 * k), (u + 14, y - 310 * k)], 6, body=True, alpha=0.34, taper=(0.3, 0.7))


def _mouse(s, x, y, k):
    r = s.rng

    def m(pts):
        return move(np.asarray([q[:2] for q in pts], float), x, y, k, flip=True)

    def g(pts):
        return valid(Polygon(m(path(pts, 8, True))))

    s.wash(ell(x, y + 20 * k, 66 * k, 13 * k), "#160604", 1.1, wet=9)
    for w, col, body in ((6, "#5a3430", False), (3.6, "#e0a090", True)):
        s.curve(m([(46, 12), (84, 22), (104, 6), (92, -14), (112, -26)]), w, col, body=body)
    body = g([(-34, -40), (-8, -48), (28, -36), (52, -2), (46, 20), (4, 24), (-28, 20), (-30, -8), (-60, -20), (-68, -32), (-52, -50)])
    s.thing(body, "#8a7468", 1.05, shade=0.9, shcol="#20120f", hatch=0, line=2.6, gran=0.25)
    for i in range(330):
        p = m([(r.uniform(-62, 50), r.uniform(-48, 22))])[0]
        if body.contains(ell(*p, 3)):
            s.curve([p, p + [-7, 2], p + [-15 * r.uniform(0.6, 1.2), 8]], r.uniform(0.9, 1.8), ("#20120f", "#4a362e", "#f6dcb4", "#8a7468")[i % 4], n=4, body=i % 4 > 1, alpha=0.85)
    for a, b, q in ((-22, -58, 0.9), (-36, -56, 1.0)):
        s.thing(ell(*m([(a, b)])[0], 15 * q * k, 17 * q * k, 12), "#d89a88", 0.9, shade=0.7, shcol="#5a2a2a", hatch=0, line=2.4)
    s.fill(ell(*m([(-50, -36)])[0], 5.4), "#080406")
    s.fill(ell(*m([(-51.5, -37.5)])[0], 1.8), body=True)
    s.fill(ell(*m([(-68, -30)])[0], 4.4, 3.6), "#c85a5a", body=True)
    for q in (-9, -2, 5):
        s.curve(m([(-62, -27), (-78, -28 + q), (-92, -30 + q * 2.2)]), 1.3, "#fff0d8", body=True)
    s.thing(g([(-58, -12), (-44, -18), (-38, -6), (-50, 2)]), "#f8dc98", 0.8, shade=0.6, shcol="#7a4a18", hatch=0, line=2)
    for a in (-50, -38):
        s.curve(m([(a + 16, -8), (a + 6, 0), (a, -4)]), 4.4, "#e0a090", body=True)
    for _ in range(46):
        p = np.array([x, y + 26 * k]) + r.normal(size=2) * [90, 16]
        q = r.uniform(1.6, 5.5)
        s.wash(ell(p[0] - 2, p[1] + 3, q * 1.2), "#160604", 0.7, wet=2)
        s.fill(ell(*p, q, q * 0.8), ("#fbe2a8", "#e0a850", "#c8863a")[int(r.integers(3))], body=True)


@card("bone", paper="cold", light=(-0.5, -0.7))
def window_bread(s):
    _night(s)
    day = s.light.copy()
    s.light = np.array([0.12, 0.66, 0.74])  # what the loaves and the lamp over them throw up
    hands = _people(s)
    s.light = day
    _mist(s, hands)
    _frame(s)
    _loaves(s)
    _mouse(s, 290, 1420, 1.5)
