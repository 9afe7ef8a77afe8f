"""From the deep: two hulls, two lines, and what hangs on each."""

import cv2

from ..easel import *
from ..kit.drape import nap

NIGHT, DEEP, SEA, PALE = "#031420", "#0c3f56", "#2f8a9a", "#d4f0e4"
BACK = [(318, 520), (262, 566), (214, 660), (170, 790), (130, 950), (98, 1130), (80, 1320), (80, 1580)]
THROAT = [(700, 1580), (716, 1380), (712, 1200), (690, 1040), (648, 880), (580, 730), (486, 610), (404, 536), (356, 510)]
GAPE = [(330, 516), (372, 600), (414, 700), (430, 800), (412, 886), (366, 946)]  # between the jaws
EYE = (316, 950)
HOOK = (336, 540)


def _water(s):
    s.wash(s.all, "#8fd0c8", 0.5, col2="#6ab8b8", gran=0.3, pool=0.5)
    s.wash(s.all, SEA, 1.2, gran=0.3, grad=("rad", 620, 40, 1100, -0.3, 1.1))
    s.wash(s.all, DEEP, 1.5, gran=0.35, grad=("rad", 640, 60, 1500, -0.45, 1.2))
    s.wash(blob([(-100, 900), (300, 1000), (700, 1200), (1100, 1000), (1100, 1600), (-100, 1600)]), NIGHT, 1.6, wet=120, gran=0.4)
    for x0, x1, k in ((560, 200, 0.3), (610, 420, 0.26), (660, 700, 0.34), (700, 940, 0.3), (740, 1150, 0.24)):  # light comes down in shafts
        ray = poly([(x0 - 14, -20), (x0 + 20, -20), (x1 + 110, 1300), (x1 - 60, 1300)])
        m = cv2.GaussianBlur(s.mask(ray), (0, 0), 16) * marks.field(s, lambda x, y: np.clip(1.1 - y / 1250, 0, 1))
        s.density *= (1 - k * m)[..., None]


def _ceiling(s):
    """The underside of the waves: a net of light."""
    r = s.rng
    pts = r.uniform((-60, -60), (1060, 420), size=(120, 2))
    y, x = np.mgrid[0:460, 0 : s.w].astype(np.float32)
    d = np.sort(np.stack([np.hypot(x - a, (y - b) * 1.9) for a, b in pts]), axis=0)
    net = np.exp(-((d[1] - d[0]) / 9.0)) * np.clip(1.15 - y / 400, 0, 1) * np.clip(1.3 - np.hypot(x - 620, y) / 760, 0.15, 1)
    m = np.zeros((s.h, s.w), np.float32)
    m[:460] = net
    m = s.warp(m, (0, 0, s.w, s.h), 2, 7)
    s.stamp(np.clip(m, 0, 1), "#f8fff4", True, 0.75)
    s.glow(640, -20, 330, "#fff4c0", 0.3, 0.85)


def _hull(s, x, y, long, wide, turn, col, dark):
    """A boat from beneath: planks from stem to stern, the keel, a bright line of water about it."""

    def at(pts):
        return [(*p, *o[2:]) for p, o in zip(move([o[:2] for o in pts], x, y, 1, turn), pts, strict=True)]

    u = np.linspace(-1, 1, 31)
    wide_at = lambda a: (1 - max(0, a) ** 2.2) ** 0.9 * (0.62 + 0.38 * min(1, (a + 1) / 0.9) ** 0.7)  # noqa: E731  a stern, a stem
    half = lambda k: [(long * a, wide * k * wide_at(a)) for a in u]  # noqa: E731
    for a, e in ((-0.15, 1), (0.05, -1)):  # oars at rest
        root, tip = at([(long * a, wide * 0.7 * e), (long * (a - 0.34), wide * (1.0 + (1.1 if e > 0 else 0.5)) * e)])
        s.stroke([root, tip], wide * 0.11, dark, taper=(0, 0))
        d = np.array(tip) - root
        d = d / np.hypot(*d) * wide
        s.thing(
            limb([tip, np.array(tip) + d * 0.3, np.array(tip) + d * 0.62], [wide * 0.07, wide * 0.16, wide * 0.13]),
            "#e0b878",
            0.9,
            shade=0.6,
            shcol=dark,
            hatch=0,
            line=2.4,
        )
    g = poly(at([*half(1), *half(-1)[::-1]]))
    s.fill(g.buffer(9), "#f4fff4", body=True, alpha=0.5)
    s.cover(g)
    s.thing(g, col, 1.1, col2=mix(col, dark, 0.5), shade=0.9, shcol=dark, hatch=0, line=3.4, soft=wide * 0.8)
    s.wash(g, dark, 0.9, wet=8, clip=g, grad=("lin", 90, -0.1, 1.1))
    for k in (-0.74, -0.46, -0.2, 0.2, 0.46, 0.74):
        s.stroke(at(half(k)), 2.2, dark, clip=g)
        s.stroke(at([(a, b + 2.5) for a, b in half(k)]), 1.1, "#f0c8a0", body=True, alpha=0.45, clip=g)
    s.thing(
        limb(at([(-long * 1.04, 0), (0, wide * 0.05), (long * 0.99, 0)]), [wide * 0.08, wide * 0.09, wide * 0.05]),
        col,
        1.0,
        shade=0.8,
        shcol=dark,
        hatch=0,
        line=2.6,
    )
    s.thing(
        poly(at([(-long * 1.0, wide * 0.06), (-long * 1.16, wide * 0.1), (-long * 1.18, wide * 0.42), (-long * 1.02, wide * 0.36)])),
        dark,
        1.1,
        shade=0.3,
        hatch=0,
        line=2.4,
    )
    return at


def _anglers(s):
    """Over the gunwale: his hat and beard, turned to the other boat; she looks at her fish."""
    x, y = 400, 128
    trunk = blob([(x - 96, y + 120), (x - 84, y + 66), (x - 40, y + 40), (x + 50, y + 42), (x + 92, y + 74), (x + 100, y + 130)])
    s.thing(trunk, "#2f8a5a", 1.0, col2="#1c6a48", shade=0.6, shcol="#06281c", hatch=0, line=3)
    face_ = blob(
        [(x - 40, y - 26), (x - 20, y - 48), (x + 24, y - 48), (x + 46, y - 22), (x + 48, y + 12), (x + 26, y + 40), (x - 12, y + 40), (x - 38, y + 12)]
    )
    s.thing(face_, "#d89a74", 0.9, col2="#c8745a", shade=0.5, shcol="#5a2a30", hatch=0, line=2.6)
    beard = blob([(x - 40, y + 4), (x - 10, y + 14), (x + 14, y + 22), (x + 42, y + 10), (x + 52, y + 22), (x + 40, y + 58), (x + 8, y + 74), (x - 28, y + 58)])
    s.thing(beard, "#fffdf6", 0.1, shade=0.5, shcol="#6a8a98", hatch=0, line=2.4)
    for a in range(9):
        s.curve([(x - 34 + a * 9, y + 22), (x - 30 + a * 9, y + 40), (x - 16 + a * 6, y + 62)], 1.5, "#6a8a98", clip=beard)
    for e, ex in ((-1, x), (1, x + 32)):  # green with it
        s.cover(ell(ex, y - 18, 12, 9))
        s.fill(ell(ex + 6, y - 17, 5.5), "#102c1c")
        s.outline(ell(ex, y - 18, 12, 9), 2.2, lost=0)
        s.curve([(ex - 14, y - 32 - 4 * e), (ex, y - 36), (ex + 14, y - 30 + 4 * e)], 4, "#f4f0e8", body=True)
    s.thing(blob([(x + 10, y - 12), (x + 28, y - 4), (x + 32, y + 10), (x + 18, y + 16), (x + 8, y + 6)]), "#e0805a", 0.9, shade=0.5, hatch=0, line=2)
    crown = blob([(x - 58, y - 55), (x - 50, y - 99), (x - 10, y - 115), (x + 40, y - 107), (x + 62, y - 53)])
    s.thing(crown, "#f4cc5a", 0.9, col2="#e0a83a", shade=0.6, shcol="#7a4a14", hatch=0, line=3)
    for q in range(6):
        s.curve([(x - 54 + q * 2, y - 61 - q * 8), (x, y - 67 - q * 8), (x + 58 - q * 4, y - 59 - q * 8)], 1.4, "#8a5a1c", clip=crown)
    s.curve([(x - 58, y - 61), (x, y - 69), (x + 61, y - 59)], 13, "#c8303a", body=True, taper=(0, 0))
    brim = ell(x + 4, y - 51, 122, 21, 2)
    s.thing(brim, "#f4cc5a", 0.9, col2="#e0a83a", shade=0.7, shcol="#7a4a14", hatch=0, line=3)
    for q in (0.82, 0.64):
        s.stroke(arc(x + 4, y - 51, 122 * q, 21 * q, 10, 170, 20), 1.4, "#8a5a1c")
    x, y = 836, 100
    s.thing(
        blob([(x - 34, y + 80), (x - 28, y + 34), (x, y + 22), (x + 28, y + 34), (x + 34, y + 80)]),
        "#d8303a",
        1.1,
        shade=0.5,
        shcol="#4a0a14",
        hatch=0,
        line=2.4,
    )
    s.thing(limb([(x - 22, y + 40), (x - 44, y + 54), (x - 48, y + 76)], [9, 8, 7]), "#b8784c", 0.9, shade=0.5, hatch=0, line=2)
    for e in (-1, 1):
        s.thing(limb([(x + e * 18, y - 6), (x + e * 32, y + 20), (x + e * 30, y + 44)], [10, 8, 5]), "#2a1418", 1.3, shade=0.3, hatch=0, line=1.8)
        s.fill(ell(x + e * 30, y + 40, 6), "#d8303a", body=True)
    s.thing(ell(x, y - 6, 27, 26), "#2a1418", 1.4, shade=0.3, hatch=0, line=2.2)
    s.thing(ell(x, y + 2, 22, 22), "#b8784c", 0.9, shade=0.5, shcol="#2a1218", hatch=0, line=2.2)
    for e in (-1, 1):
        s.cover(ell(x + e * 8 - 1, y, 4.6, 3.4))
        s.fill(ell(x + e * 8 - 2, y + 2, 3), "#100806")
    s.curve([(x - 9, y + 11), (x - 1, y + 15), (x + 7, y + 11)], 2.2, "#5a1c18")


def _waver(s):
    """All that is above the water is seen through it."""
    y, x = np.mgrid[0:340, 0 : s.w].astype(np.float32)
    k = np.clip((340 - y) / 160, 0, 1)
    dx = k * (5.0 * np.sin(y / 9.5 + x / 60) + 2.2 * np.sin(y / 4.3))
    dy = k * 2.6 * np.sin(x / 17 + y / 31)
    for a in (s.density, s.ink_px, s.body_px):
        a[:340] = cv2.remap(np.ascontiguousarray(a[:340]), x + dx, y + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def _whale(s):
    r = s.rng
    body = blob([*BACK, *THROAT], 10)
    s.wash(move(body, 40, 30), NIGHT, 0.35, wet=60, gran=0.4)
    s.cover(body)
    s.wash(body, "#8ab8c8", 0.8, col2="#5a90a8", gran=0.5, pool=0.6, bloom=3)
    jaw = blob([*GAPE, (420, 1100), (470, 1320), (520, 1580), *THROAT], 10).intersection(body)  # pleated throat, pale
    top = body.difference(jaw)
    s.wash(top, "#1c4a64", 1.2, gran=0.5, pool=0.6)
    s.wash(blob([(90, 700), (250, 760), (300, 1000), (420, 1600), (60, 1600)]), NIGHT, 1.6, wet=70, gran=0.5, clip=top)
    s.wash(blob([(40, 1150), (420, 1250), (760, 1180), (800, 1700), (40, 1700)]), NIGHT, 1.7, wet=110, gran=0.5, clip=body)
    s.wash(limb(GAPE, [10, 22, 30, 34, 30, 20]), "#06222e", 1.3, wet=16, clip=jaw)
    s.wash(blob([(700, 900), (640, 820), (640, 1100), (660, 1500), (800, 1500)]), "#0c3f56", 1.0, wet=40, clip=jaw)
    s.wash(blob([(350, 930), (420, 900), (440, 1000), (450, 1240), (420, 1300), (380, 1100)]), "#06222e", 1.8, wet=22, clip=body)
    n = 17
    edge, inner = path([*reversed(THROAT)], 20), path([*GAPE[:5], (420, 1000), (440, 1180), (480, 1380), (520, 1580)], 20)
    for i in range(1, n):  # pleats from chin to belly
        u = i / n
        a = np.array([inner[int(t * (len(inner) - 1))] * (1 - u) + edge[int(t * (len(edge) - 1))] * u for t in np.linspace(0.03, 1, 40)])
        s.wash(limb(a, np.full(40, 7.0), 1), "#0c3448", 0.5, wet=4, clip=jaw)
        s.stroke(a, np.interp(np.linspace(0, 1, 40), (0, 0.2, 1), (1.5, 3.6, 4)), "#06202c", clip=jaw, taper=(0.1, 0))
        s.stroke(
            a + [5, 1], np.interp(np.linspace(0, 1, 40), (0, 0.25, 0.8, 1), (1, 3.4, 2.6, 0.5)), "#e4f6f4", body=True, clip=jaw, alpha=0.75, taper=(0.1, 0.4)
        )
    nap(s, top, (NIGHT, "#2f6a84", "#bfe4ea"), lambda x, y: 1.45 + (x - 300) * 0.0006, 420, long=44, w=1.6, soft=90, lit_part=0.12)
    s.outline(body, 5, NIGHT, lost=0.05)
    s.curve(GAPE, 8, NIGHT, taper=(0.02, 0.2))
    s.curve([(x - 8, y - 2) for x, y in GAPE], 3, "#cfeef0", body=True, alpha=0.7)
    s.curve([(x + 12, y + 4) for x, y in BACK[:6]], 7, "#eafaf4", body=True, alpha=0.7, taper=(0.1, 0.8))
    for i in range(15):  # knobs on its brow
        t = i / 15
        p = np.array([316, 560]) + t * np.array([-30, 300]) + [r.normal() * 6 + 46 * t * (1 if i % 2 else -1), 0]
        s.thing(ell(*p, 13 - t * 3, 11 - t * 3), "#5a90a8", 0.9, shade=0.9, shcol=NIGHT, hatch=0, line=2)
        s.fill(ell(p[0] + 2, p[1] - 4, 3), "#f4fffa", body=True)
    for x, y, q in ((190, 880, 15), (210, 905, 11), (176, 912, 9), (150, 1080, 13), (172, 1100, 9)):  # and those who travel with it
        s.thing(ell(x, y, q, q * 0.9), "#e4e4d0", 0.4, shade=0.7, shcol="#3a5a60", hatch=0, line=2)
        s.outline(ell(x, y, q * 0.45), 1.6, "#3a5a60", lost=0)
        for a in range(0, 360, 60):
            u = math.radians(a)
            s.stroke([(x + q * 0.45 * math.cos(u), y + q * 0.45 * math.sin(u)), (x + q * 0.9 * math.cos(u), y + q * 0.85 * math.sin(u))], 1.3, "#3a5a60")
    _eye(s)
    fin = blob(
        [
            (470, 1180),
            (560, 1160),
            (680, 1190),
            (800, 1260),
            (890, 1350),
            (948, 1440),
            (940, 1470),
            (880, 1440),
            (790, 1400),
            (690, 1380),
            (590, 1370),
            (500, 1330),
            (450, 1260),
        ]
    )
    s.wash(move(fin, -10, 40), NIGHT, 1.3, wet=22)
    s.cover(fin)
    s.wash(fin, "#5a9ab0", 0.9, col2="#2f6a84", gran=0.5, pool=0.6)
    s.wash(blob([(440, 1260), (640, 1330), (860, 1420), (960, 1500), (700, 1480), (440, 1400)]), NIGHT, 1.5, wet=26, clip=fin)
    nap(s, fin, (NIGHT, "#2f6a84", "#dff4f2"), lambda x, y: 0.5, 130, long=40, w=1.6, soft=50, lit_part=0.2)
    s.wash(ell(458, 1262, 60, 110), "#06222e", 1.6, wet=40, clip=body)
    s.curve([(476, 1180), (560, 1160), (680, 1190), (800, 1260), (890, 1350), (948, 1440), (940, 1470)], 4.4, NIGHT)
    s.curve([(940, 1470), (880, 1440), (790, 1400), (690, 1380), (590, 1370), (520, 1340)], 4.4, NIGHT)
    s.curve([(476, 1188), (560, 1172), (680, 1202), (800, 1272), (884, 1356)], 5, "#f0fffa", body=True, alpha=0.85)
    for t in np.linspace(0.1, 0.95, 8):
        p = path([(470, 1180), (560, 1160), (680, 1190), (800, 1260), (890, 1350), (948, 1440)], 20)[int(t * 99)]
        s.thing(ell(*p, 10, 9), "#8ab8c8", 0.8, shade=0.8, shcol=NIGHT, hatch=0, line=2)


def _eye(s):
    x, y = EYE
    s.wash(ell(x, y, 78, 66), NIGHT, 1.2, wet=22)
    g = blob([(x - 52, y + 8, 1), (x - 24, y - 30), (x + 16, y - 34), (x + 54, y - 2, 1), (x + 20, y + 26), (x - 22, y + 30)])
    s.cover(g)
    s.wash(g, "#f4ecd0", 0.4, edge=1)
    ball = ell(x + 20, y - 6, 29).intersection(g)
    s.wash(ball, "#c87a1c", 1.1, edge=1, off=0, rough=0.5)
    s.fill(ell(x + 24, y - 8, 15).intersection(g), "#06080c")
    s.fill(ell(x + 16, y - 17, 6), "#ffffff", body=True)
    s.curve([(x - 58, y + 12), (x - 26, y - 32), (x + 16, y - 37), (x + 60, y - 2)], 8, NIGHT)
    s.curve([(x - 48, y + 14), (x - 22, y + 34), (x + 22, y + 30), (x + 56, y)], 4, NIGHT)
    for q in (16, 30):
        s.curve([(x - 62, y + 4 - q), (x - 26, y - 36 - q), (x + 20, y - 40 - q), (x + 62, y - 12 - q)], 3, "#8ac0cc", body=True, alpha=0.8)
        s.curve([(x - 46, y + 26 + q * 0.7), (x - 16, y + 42 + q * 0.7), (x + 30, y + 36 + q * 0.7)], 2.4, "#8ac0cc", body=True, alpha=0.6)


def _rope(s):
    """As thick as an arm, and it holds; the hook is a polite one."""
    a, b = np.array([470, 262.0]), np.array([HOOK[0] + 6, HOOK[1] - 76.0])
    line = np.array([a * (1 - t) + b * t for t in np.linspace(0, 1, 30)])
    s.stroke(line, 19, NIGHT, taper=(0, 0), wobble=0.6)
    s.stroke(line, 14, "#e0b878", body=True, taper=(0, 0), wobble=0.6)
    for p, d, _ in marks.along(line, 12):
        n = np.array([-d[1], d[0]])
        s.curve([p - n * 7 - d * 5, p, p + n * 7 + d * 5], 2.6, "#6a4420", body=True)
    x, y = HOOK
    pts = [(x + 6, y - 78), (x + 6, y - 20), (x + 4, y + 20), (x - 26, y + 46), (x - 60, y + 24), (x - 58, y - 8)]
    s.stroke(path(pts, 12), 20, NIGHT, taper=(0, 0.1), wobble=0.3)
    s.stroke(path(pts, 12), 13, "#c8d0d0", body=True, taper=(0, 0.1), wobble=0.3)
    s.thing(poly([(x - 58, y - 28), (x - 42, y + 6), (x - 72, y + 4)]), "#c8d0d0", 0.7, shade=0.4, hatch=0, line=2.4)
    s.outline(ell(x + 6, y - 82, 14), 6, "#c8d0d0", lost=0)
    s.outline(ell(x + 6, y - 82, 18), 2.4, NIGHT, lost=0)


def _goldfish(s, x, y, k):
    """On a thread, crowned, at its ease."""

    def at(pts):
        return [(x + p[0] * k, y + p[1] * k, *p[2:]) for p in pts]

    s.glow(x + 10 * k, y, 170 * k, "#fff0b0", 0.25, 0.6)
    s.curve([(788, 178), (772, 400), at([(-66, -20)])[0]], 2.4, "#f8fff4", body=True, taper=(0, 0))
    tail = blob(at([(60, 0), (92, -40), (140, -62), (126, -18), (116, 0), (130, 24), (142, 64), (94, 40)]))
    s.thing(tail, "#ff9a3a", 0.9, col2="#f0541c", shade=0.5, shcol="#8a1c0c", hatch=0, line=2.6)
    for a in (-44, -20, 18, 42):
        s.curve(at([(70, a * 0.2), (104, a * 0.8), (128, a * 1.2)]), 1.6, "#a8280c")
    for pts in ([(-20, -40), (0, -74), (40, -78), (56, -40), (30, -26)], [(0, 36), (14, 64), (40, 70), (44, 34)]):
        s.thing(blob(at(pts)), "#ff9a3a", 0.9, col2="#f0541c", shade=0.4, shcol="#8a1c0c", hatch=0, line=2.4)
    body = blob(at([(-72, -2), (-54, -32), (-16, -46), (30, -40), (72, -8), (72, 8), (30, 38), (-16, 42), (-54, 26)]))
    s.thing(body, "#ff8a2c", 1.0, col2="#f05a1c", shade=0.6, shcol="#8a1c0c", hatch=0, line=3)
    for i in range(5):
        for j in range(5):
            s.curve(at([(-14 + i * 16, -28 + j * 14 + i * 1.4), (-4 + i * 16, -21 + j * 12), (-14 + i * 16, -14 + j * 11)]), 1.5, "#b0340c", n=4, clip=body)
    s.curve(at([(-50, -24), (-16, -37), (26, -31)]), 4, "#ffe8b0", body=True)
    s.curve(at([(-30, -26), (-22, 0), (-32, 24)]), 2.2, "#b0340c")
    s.cover(ell(*at([(-48, -8)])[0], 10 * k))
    s.fill(ell(*at([(-50, -8)])[0], 5.5 * k), "#100806")
    s.outline(ell(*at([(-48, -8)])[0], 10 * k), 2, lost=0)
    s.curve(at([(-72, 4), (-62, 10), (-52, 8)]), 2.2, "#7a1c0c")
    crown = poly(at([(-58, -32), (-70, -66), (-50, -52), (-40, -78), (-28, -55), (-8, -72), (-16, -42), (-38, -42)]))
    s.thing(crown, "#ffe04a", 0.9, shade=0.5, shcol="#9a6a10", hatch=0, line=2.4)


def _boot(s, x, y):
    at = lambda pts: move(np.asarray(pts, float), x, y, 1, 24)  # noqa: E731
    g = blob(at([(-24, -60), (24, -58), (22, 0), (58, 18), (64, 38), (20, 44), (-28, 40), (-26, 0)]))
    s.thing(g, "#5a3a24", 1.1, col2="#3a2414", shade=0.8, shcol=NIGHT, hatch=4, line=2.8)
    s.thing(ell(*at([(0, -60)])[0], 25, 9, 24), "#1c100c", 1.4, shade=0, hatch=0, line=2.4)
    s.stroke(at([(-30, 40), (62, 40)]), 6, "#1c100c", taper=(0, 0))
    s.curve(at([(-16, -44), (-18, -6), (-10, 24)]), 3, "#d8b890", body=True, alpha=0.8)
    for i in range(9):
        q = 3 + (i % 4) * 1.8
        c = (x - 10 + 12 * math.sin(i * 1.9), y - 84 - i * 19)
        s.outline(ell(*c, q), 1.8, "#eafff8", lost=0)
        s.fill(ell(c[0] - q * 0.3, c[1] - q * 0.3, q * 0.35), "#ffffff", body=True)


@card("tide", paper="cold", light=(0.4, -0.85))
def bigger_fish(s):
    """From deep below: a whale has taken one man's hook; through the waves he looks at the other boat, where a goldfish hangs."""
    _water(s)
    _ceiling(s)
    _anglers(s)
    _hull(s, 310, 240, 280, 74, 5, "#b0522c", "#3a140c")
    _hull(s, 836, 192, 112, 32, -4, "#e0b040", "#6a3c0c")
    _waver(s)
    _whale(s)
    _rope(s)
    _goldfish(s, 800, 700, 1.05)
    _boot(s, 610, 470)
    r = s.rng
    for _ in range(160):
        s.fill(ell(r.uniform(0, 1000), r.uniform(250, 1500), 0.8 + 2 * r.random() ** 2), "#eafff4", body=True, alpha=0.6)
