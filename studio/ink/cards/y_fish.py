"""From the deep: two hulls, two lines, and what hangs on each."""

import cv2

from ..easel import *
from ..kit.drape import nap
from ..kit.figure import locks
from ..kit.near_hand import Hand
from ..kit.portrait import braid, face

NIGHT, DEEP, SEA, PALE = "#031420", "#0c3f56", "#2f8a9a", "#d4f0e4"
BACK = [(318, 520), (262, 566), (214, 660), (170, 790), (130, 950), (98, 1130), (80, 1320), (80, 1580)]
THROAT = [(700, 1580), (716, 1380), (712, 1200), (690, 1040), (648, 880), (580, 730), (486, 610), (404, 536), (356, 510)]
GAPE = [(330, 516), (372, 600), (414, 700), (430, 800), (412, 886), (366, 946)]  # between the jaws
EYE = (316, 950)
HOOK = (336, 540)
FLAT = [(30, 34, 20), (32, 36, 20), (34, 36, 20), (38, 34, 20)]
FIST = [(56, 80, 40), (58, 84, 40), (60, 84, 40), (64, 80, 40)]


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


def _hull(s, x, y, long, wide, turn, col, dark, lit):
    """A boat from beneath and before her: the near side from gunwale to keel, strake over strake, and a little of the other side."""

    def at(pts):
        return move(np.asarray([o[:2] for o in pts], float), x, y, 1, turn)

    u = np.linspace(-1, 1, 41)

    def half(k):
        v, end = (k + 1) / 2, 1 - np.abs(u) ** 3.4
        rail, low = -0.74 - 0.3 * np.abs(u) ** 2.4, -1.04 + 2.0 * end**0.72
        return list(zip(long * u * (1 - 0.05 * v), wide * (rail * (1 - v) + low * v), strict=True))

    root, tip = at([(-long * 0.62, -wide * 0.9), (-long * 0.8, wide * 1.35)])  # an oar at rest in its lock
    d = (tip - root) / np.hypot(*(tip - root)) * wide
    oar = [([root, tip], wide * 0.13, "#2a120c", False), ([root, tip], wide * 0.08, "#a8703c", True)]
    g = poly([*at(half(1)), *at(half(-1))[::-1]])
    for q, k in ((16, 0.55), (34, 0.3), (58, 0.18)):  # the water that she presses aside
        ring = np.array(g.buffer(q * wide / 100).exterior.coords)
        for _ in range(16):
            i, n = int(s.rng.integers(len(ring))), int(s.rng.integers(12, 40))
            line = np.take(ring, range(i, i + n), axis=0, mode="wrap")
            if line[:, 1].min() > y + wide * 0.25:
                s.stroke(line, 3.2, "#f4fff4", body=True, alpha=k, wobble=2)
    s.wash(move(g, 0, 6), "#0c3f56", 0.8, wet=8)
    s.cover(g)
    s.wash(g, col, 1.1, col2=mix(col, dark, 0.6), gran=0.3, pool=0.5)
    for a, b, q in ((1.0, 0.62, 1.3), (0.66, 0.3, 0.5), (0.3, -0.1, 0.15)):  # round-bellied: darker towards the keel
        s.wash(poly([*at(half(a)), *at(half(b))[::-1]]), dark, q * 0.8, wet=wide * 0.16, clip=g.buffer(-1))
    for k in (-0.56, -0.32, -0.08, 0.14, 0.34, 0.5, 0.86):
        s.wash(limb(at(half(k + 0.05)), np.full(41, wide * 0.03), 1), dark, 0.45, wet=3, clip=g)
        s.stroke(at(half(k)), np.interp(np.linspace(0, 1, 41), (0, 0.5, 1), (1.4, 3.2, 1.4)), "#14060a", clip=g, wobble=1.2)
        s.stroke(at([(a, b - wide * 0.03) for a, b in half(k)]), 1.6, lit, body=True, alpha=0.5 if k < 0 else 0.22, clip=g, wobble=1.2)
        for a in s.rng.uniform(-0.8, 0.8, 5):  # nails, and where plank meets plank
            i = int((a + 1) * 20)
            p = at([half(k + 0.09)[i]])[0]
            s.fill(ell(*p, 1.8), "#14060a")
    keel = limb(at(half(0.68)[2:-2]), np.interp(np.linspace(0, 1, 37), (0, 0.5, 1), (wide * 0.03, wide * 0.08, wide * 0.03)), 1)
    s.wash(move(keel, -4, 10), "#10060a", 1.0, wet=6, clip=g)
    s.thing(keel, mix(col, lit, 0.25), 1.0, shade=0.9, shcol=dark, hatch=0, line=2.6)
    s.curve(at([(p[0], p[1] - wide * 0.04) for p in half(0.68)[5:-5:6]]), 2, lit, body=True, alpha=0.6)
    for _ in range(int(long / 9)):  # weed and barnacles
        k, i = s.rng.uniform(0.0, 0.8), int(s.rng.integers(4, 36))
        p = at([half(k)[i]])[0]
        s.fill(ell(*p, s.rng.uniform(2, 5)), "#cfe0cc", body=True, alpha=0.5)
    s.wash(poly([*at(half(-0.5)), *at(half(1))[::-1]]), "#0c4a5c", 0.3, wet=4, clip=g)  # what is under water
    s.outline(g, 4, "#14060a", lost=0.05)
    line = at(half(-0.5))
    for q, k in ((0, 0.95), (7, 0.5), (-6, 0.35)):  # the skin of the sea lies round her
        q = q + wide * 0.035 * np.sin(np.linspace(0, 19, 41))
        s.stroke(line + np.c_[np.zeros(41), q], wide * 0.05, "#f4fff8", body=True, alpha=k, wobble=3, taper=(0.1, 0.1))
    rail = limb(at(half(-1)), np.full(41, wide * 0.075), 1)
    s.wash(move(rail, 0, 9), "#14060a", 0.9, wet=5, clip=g)
    s.thing(rail, mix(col, lit, 0.45), 0.9, shade=0.8, shcol=dark, hatch=0, line=2.8)
    s.stroke(at(half(-1)) - [0, wide * 0.03], 2.4, lit, body=True, alpha=0.8)
    for pts, w, c, white in oar:
        s.stroke(pts, w, c, body=white, taper=(0, 0))
    s.thing(
        limb([tip - d * 0.05, tip + d * 0.28, tip + d * 0.62], [wide * 0.07, wide * 0.17, wide * 0.14]),
        "#c88a4a",
        1.0,
        shade=0.8,
        shcol="#3a140c",
        hatch=0,
        line=2.6,
    )
    s.stroke([tip, tip + d * 0.5], 1.8, "#5a2a14")


def _over(s, at, scale, way, side, skin, bends, thumb=0.0):
    """A hand that comes over the gunwale, its back to us, the fingers down. way: how far they lean to the right; thumb: how far it is tucked in."""
    looks = {"skin": Look(skin[0], 0.9, skin[1], shade=0.8, shcol=skin[2], white=0.45, hatch=0, line=1.15, seam=0.8, gran=0.2), "nail": Look(lighter(skin[0], 0.4), 0.5, shade=0.4, shcol=skin[2], white=0.6, hatch=0, line=0.7, seam=0.8), }  # fmt: skip
    pts = (V(0.10, -0.035, 0.10), V(0.25, -0.06, 0.22), V(0.36 - 0.1 * thumb, -0.08 - 0.12 * thumb, 0.36), V(0.40 - 0.3 * thumb, -0.1 - 0.14 * thumb, 0.49))
    h = Hand(bends, spread=(9, 2, -5, -13), thumb=pts, back=(0.4, 0.9, 0), arm=((0, 0, 1), 0.1), looks=looks, lines=0.8, stout=1.08, melt=0.6)
    z, y = unit(V(way, -1, 0.05)), V(0, 0.25, 1)
    y = unit(y - z * (y @ z))
    shot = shoot([h.placed(np.stack([np.cross(y, z), y, z], 1), (0, 0, 0), 1.0, side)], spot(*at, scale, 0, 0), light=(0.4, 0.75, 0.6))
    m = shot.mask()
    s.wash(np.roll(m, (int(scale * 0.07), 0), (0, 1)) * (1 - m), "#14060a", 0.7, edge=0, rough=1, gran=0.3)
    s.model(shot, line=2.4 if scale > 90 else 1.8, lost=0.04)


def _face_below(s, x, y, size, skin, **kw):
    at, g = face(s, x, y, size, skin=skin, k=0.9, line=size / 58, **kw)
    s.wash(blob([tuple(p) for p in at([(-0.1, 0.0), (0.8, 0.0), (0.76, 0.2), (0.4, 0.26), (0.16, 0.4), (0.12, 0.7), (-0.1, 0.6)])]), skin[2], 0.4, wet=size * 0.06, clip=g)  # fmt: skip
    return at, g


def _man(s):
    """He leans out under the brim of his hat and squints at the other boat."""
    x, y = 346, 112
    wool = ("#3f9a5e", "#0c3a28", "#c8f0b8")
    chest = blob([(x - 120, y + 96), (x - 70, y + 56), (x + 70, y + 56), (x + 122, y + 96), (x + 130, y + 150), (x - 130, y + 150)])
    s.thing(chest, wool[0], 1.0, col2="#2a7a4c", shade=0.9, shcol=wool[1], hatch=0, line=3, soft=40)
    brim = blob([(x - 186, y - 26), (x - 150, y - 100), (x - 40, y - 140), (x + 70, y - 136), (x + 164, y - 90), (x + 192, y - 16), (x + 150, y + 54), (x + 40, y + 84), (x - 80, y + 80), (x - 160, y + 40)])  # fmt: skip
    s.thing(brim, "#f0c04a", 1.0, col2="#e0982e", shade=0.8, shcol="#7a3c10", hatch=0, line=3.6, soft=70)
    c = np.array([x + 4, y - 34])
    for a in np.linspace(0, math.tau, 76, endpoint=False):  # straw
        d = np.array([math.cos(a), 0.62 * math.sin(a)])
        s.curve([c + d * 70, c + d * 130 + s.rng.normal(size=2) * 2, c + d * 200], 1.5, "#8a4a14" if s.rng.random() < 0.6 else "#ffe9a0", body=True, alpha=0.65, clip=brim)  # fmt: skip
    for q in (0.9, 0.74, 0.6):
        s.stroke(np.array([c + [186 * q * math.cos(a), 112 * q * math.sin(a)] for a in np.linspace(0, math.tau, 50)]), 1.8, "#8a4a14", alpha=0.7, clip=brim)
    s.wash(ell(x, y + 4, 116, 92), "#4a2010", 1.0, wet=26, clip=brim)
    skin = ("#dc9a70", "#c85a44", "#5a2430")
    at, g = _face_below(s, x, y + 16, 176, skin, old=1.0, look=(1.0, 0.25), lid=0.42, brow=-0.7, mouth="sad", iris="#1c3a24")
    band = valid(Polygon([*at([(-0.08, 0.34), (0.02, 0.2), (0.2, 0.12), (0.42, 0.09), (0.62, 0.12), (0.76, 0.2), (0.82, 0.3)]), *at([(0.84, 0.1), (0.7, -0.06), (0.42, -0.14), (0.12, -0.08), (-0.08, 0.1)])]))  # fmt: skip
    s.thing(band, "#7a3c14", 1.2, shade=0.9, shcol="#1c0a08", hatch=0, line=2.6)
    s.curve(at([(-0.08, 0.33), (0.02, 0.195), (0.2, 0.12), (0.42, 0.09), (0.62, 0.12), (0.76, 0.2), (0.82, 0.3)]), 9, "#c8303a", body=True, taper=(0.05, 0.05))
    nose = blob([tuple(p) for p in at([(0.60, 0.46), (0.66, 0.50), (0.76, 0.59), (0.76, 0.66), (0.68, 0.685), (0.59, 0.67), (0.565, 0.61)])])
    s.thing(nose, "#e8845c", 0.9, col2="#d0503c", shade=0.6, shcol=skin[2], hatch=0, line=2.6)
    s.fill(ell(*at([(0.70, 0.57)])[0], 5, 4), "#ffe8d0", body=True, alpha=0.8)
    for cx in (0.43, 0.69):
        for q in np.linspace(-0.1, 0.09, 9):
            s.curve(at([(cx + q, 0.40 - q * 0.2), (cx + q + 0.02, 0.355), (cx + q + 0.05, 0.335)]), 2.6, "#fffaf0", body=True)
    return at


def _beard(s, at):
    """It hangs out over the gunwale, and his hands hold on beside it."""
    beard = blob([tuple(p) for p in at([(0.08, 0.5), (0.2, 0.62), (0.36, 0.70), (0.52, 0.69), (0.62, 0.715), (0.72, 0.68), (0.82, 0.72), (0.88, 0.9), (0.82, 1.08), (0.66, 1.22), (0.40, 1.2), (0.12, 1.02), (0.02, 0.76)])])  # fmt: skip
    root = at([(0.5, 0.3)])[0]
    locks(s, beard, lambda a, b: math.atan2(b - root[1], a - root[0]) + 0.25 * math.sin(a / 9), ("#c8d4d8", "#7a94a4", "#ffffff", "#fffdf6"), 360, long=26, w=2.0, line=2.6)  # fmt: skip
    s.curve(at([(0.44, 0.79), (0.56, 0.765), (0.66, 0.775), (0.74, 0.80)]), 5, "#5a1c24")
    s.wash(ell(*at([(0.4, 1.2)])[0], 70, 20), "#14060a", 0.6, wet=12)
    skin = ("#dc9a70", "#c85a44", "#5a2430")
    for e, pts in ((-1, [(262, 190), (184, 128), (150, 182)]), (1, [(430, 190), (520, 120), (536, 180)])):
        upper, fore = limb(pts[:2], [44, 36]), limb(pts[1:], [36, 28])
        beard_ = poly([*at([(-0.1, 0.3), (0.95, 0.3), (0.92, 0.9), (0.8, 1.1), (0.4, 1.2), (0.05, 0.95)])])
        for i, arm in enumerate((upper, fore)):
            if i:
                _over(s, (pts[2][0], pts[2][1] + 6), 118, e * -0.06, -e, skin, FLAT if e < 0 else FIST, int(e > 0))
                arm = arm.difference(box(0, pts[2][1] + 8, 1000, 400))
            s.wash(move(arm, 0, 10), "#14060a", 0.5, wet=8)
            s.thing(arm.difference(beard_), "#3f9a5e", 1.0, col2="#2a7a4c", shade=0.9, shcol="#0c3a28", hatch=0, line=2.8, soft=24)
        c = np.array(pts[1])
        for u, v, w in (((-30, 26), (-6, 20), (16, 34)), ((-40, 12), (-14, 8), (12, 22)), ((-52, 30), (-40, 16), (-26, 18))):
            q = [c + [-e * o[0], o[1]] for o in (u, v, w)]
            s.curve(q, 2.4, "#0c3a28", clip=union(upper, fore))
            s.curve([o + [0, -5] for o in q], 1.5, "#c8f0b8", body=True, alpha=0.5, clip=union(upper, fore))
        hem = [np.array(pts[2]) + [o, 6 - abs(o) * 0.14] for o in (-30, 0, 30)]
        s.thing(limb(hem, [8, 9, 8]), "#f0e4c8", 0.4, shade=0.6, shcol="#0c3a28", hatch=0, line=2.4)


def _girl(s):
    """She leans out, too, and looks down at her fish."""
    x, y = 830, 92
    skin = ("#b8744c", "#a0503a", "#4a1c24")
    for e in (-1, 1):
        for pts, q in (([(x + e * 22, y + 66), (x + e * 88, y + 30)], [28, 20]), ([(x + e * 90, y + 30), (x + e * 67, y + 58)], [20, 15])):
            s.thing(limb(pts, q), "#d8303a", 1.1, shade=0.8, shcol="#4a0a14", hatch=0, line=2.4)
    hair_ = blob(
        [(x - 60, y + 6), (x - 56, y - 44), (x - 16, y - 72), (x + 34, y - 66), (x + 62, y - 26), (x + 58, y + 26), (x + 20, y + 44), (x - 40, y + 40)]
    )
    locks(s, hair_, lambda a, b: math.atan2(b - y, a - x), ("#1c1018", "#0a060a", "#5a3a3a", "#a07868"), 200, long=22, w=1.7)
    for e in (-1, 1):
        braid(
            s, [(x + e * 48, y - 20), (x + e * 92, y - 18), (x + e * 120, y + 16), (x + e * 124, y + 56)], 16, ("#1c1018", "#6a4640", "#b08a78"), 1.7, "#ffd23a"
        )
    _face_below(s, x - 2, y + 2, 98, skin, flip=True, young=1.0, look=(0.2, 0.9), lid=0.35, brow=0.3, mouth="smile")
    fringe = blob([(x - 46, y - 18), (x - 34, y - 50), (x + 10, y - 60), (x + 46, y - 40), (x + 50, y - 12), (x + 24, y - 30), (x + 4, y - 22), (x - 16, y - 34), (x - 30, y - 18)])  # fmt: skip
    locks(s, fringe, lambda a, b: math.atan2(b - y + 60, a - x), ("#1c1018", "#0a060a", "#5a3a3a", "#a07868"), 90, long=18, w=1.5)


def _whale(s):
    r = s.rng
    body = blob([*BACK, *THROAT], 10)
    s.wash(move(body, 40, 30), NIGHT, 0.35, wet=60, gran=0.4)
    s.cover(body)
    s.wash(body, "#8ab8c8", 0.8, col2="#5a90a8", gran=0.5, pool=0.6, bloom=3)
    jaw = blob([*GAPE, (420, 1100), (470, 1320), (520, 1580), *THROAT], 10).intersection(body)  # pleated throat, pale
    top = body.difference(jaw)
    s.wash(top, "#1c4a64", 1.2, gran=0.5, pool=0.6)
    s.wash(blob([(90, 700), (250, 760), (300, 1000), (420, 1600), (60, 1600)]), NIGHT, 1.0, wet=70, gran=0.3, clip=top)
    s.wash(blob([(40, 1150), (420, 1250), (760, 1180), (800, 1700), (40, 1700)]), NIGHT, 1.5, wet=110, gran=0.3, clip=body)
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
    back, mid = path(BACK, 20), path([*GAPE, (400, 1100), (440, 1320), (500, 1580)], 20)
    back, mid = back[np.linspace(0, len(back) - 1, 120).astype(int)], mid[np.linspace(0, len(mid) - 1, 120).astype(int)]
    for u in np.linspace(0.06, 0.94, 46):  # skin: fine lines from snout to tail, pale towards the light
        line, i = back * (1 - u) + mid * u, int(r.integers(4, 30))
        while i < 116:
            j = min(119, i + int(r.integers(6, 26)))
            lit = r.random() < (0.62 - 0.6 * u) * (1.2 - i / 100)
            s.stroke(line[i:j] + r.normal(size=2) * 1.5, r.uniform(1, 2.4), "#9fd0dc" if lit else NIGHT, body=lit, alpha=r.uniform(0.25, 0.6) if lit else 0.8, clip=top)  # fmt: skip
            i = j + int(r.integers(2, 16))
    s.outline(body, 5, NIGHT, lost=0.05)
    s.curve(GAPE, 8, NIGHT, taper=(0.02, 0.2))
    s.curve([(x - 8, y - 2) for x, y in GAPE], 3, "#cfeef0", body=True, alpha=0.7)
    s.curve([(x + 12, y + 4) for x, y in BACK[:7]], 6, "#cfeef0", body=True, alpha=0.7, taper=(0.1, 0.9))
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
    fin = blob([(470, 1180), (560, 1160), (680, 1190), (800, 1260), (890, 1350), (948, 1440), (940, 1470), (880, 1440), (790, 1400), (690, 1380), (590, 1370), (500, 1330), (450, 1260)])  # fmt: skip
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
    for a in np.linspace(0, math.tau, 30):
        d = np.array([math.cos(a), math.sin(a)])
        s.stroke([np.array([x + 20, y - 6]) + d * 16, np.array([x + 20, y - 6]) + d * 28], 1.5, "#5a2a08" if a % 0.5 < 0.3 else "#ffd880", body=True, clip=ball, alpha=0.8)  # fmt: skip
    s.outline(ball, 3, "#3a1408", lost=0)
    s.fill(ell(x + 24, y - 8, 15).intersection(g), "#06080c")
    s.wash(blob([(x - 58, y + 12), (x - 26, y - 40), (x + 20, y - 44), (x + 60, y - 4), (x + 18, y - 20), (x - 24, y - 14)]), NIGHT, 0.8, wet=7, clip=g)
    s.fill(ell(x + 16, y - 17, 6), "#ffffff", body=True)
    s.curve([(x - 58, y + 12), (x - 26, y - 32), (x + 16, y - 37), (x + 60, y - 2)], 8, NIGHT)
    s.curve([(x - 48, y + 14), (x - 22, y + 34), (x + 22, y + 30), (x + 56, y)], 4, NIGHT)
    for q in (16, 28, 42, 58):
        s.curve([(x - 62, y + 4 - q), (x - 26, y - 36 - q), (x + 20, y - 40 - q), (x + 62, y - 12 - q)], 3, "#8ac0cc", body=True, alpha=0.8)
        s.curve([(x - 46, y + 26 + q * 0.7), (x - 16, y + 42 + q * 0.7), (x + 30, y + 36 + q * 0.7)], 2.4, "#8ac0cc", body=True, alpha=0.6)


def _rope(s):
    """As thick as an arm, and it holds; the hook is a polite one."""
    a, b = np.array([534, 236.0]), np.array([HOOK[0] + 6, HOOK[1] - 76.0])
    line = np.array([a * (1 - t) + b * t for t in np.linspace(0, 1, 30)])
    s.stroke(line, 19, NIGHT, taper=(0, 0), wobble=0.1)
    s.stroke(line, 14, "#e0b878", body=True, taper=(0, 0), wobble=0.1)
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
    s.curve([(764, 200), (758, 420), at([(-66, -20)])[0]], 2.4, "#f8fff4", body=True, taper=(0, 0))
    gold = dict(col2="#f0541c", shade=0.6, shcol="#8a1c0c", hatch=0, line=2.6)
    veils = (
        ([(54, -6), (90, -44), (134, -78), (176, -84), (168, -48), (186, -30), (150, -14), (100, 2)], (60, -4), -24),
        ([(54, 4), (100, -4), (146, 14), (184, 36), (164, 54), (176, 84), (136, 76), (92, 44)], (60, 4), 24),
        ([(-24, -38), (-6, -70), (30, -92), (66, -84), (58, -66), (74, -52), (50, -30), (20, -34)], (10, -30), -60),
        ([(-10, 36), (-2, 66), (20, 88), (32, 72), (46, 76), (40, 34)], (10, 30), 76),
        ([(-34, 28), (-40, 54), (-24, 72), (-12, 56), (-6, 34)], (-20, 28), 96),
    )
    for pts, root, way in veils:  # fins like wet silk, ray by ray
        g = blob(at(pts))
        s.thing(g, "#ffa83e", 0.8, **gold)
        s.lift(ell(*at([np.mean(pts, axis=0)])[0], 30 * k, 20 * k).intersection(g), 0.35, 8)
        for q in np.linspace(-34, 34, 11):
            u = math.radians(way + q)
            d = np.array([math.cos(u), math.sin(u)])
            s.curve(at([root, root + d * 60 + [0, q * 0.1], root + d * 130 + [0, q * 0.5]]), 1.5, "#b0340c", clip=g, alpha=0.8)
            s.curve(at([root + d * 30, root + d * 66 + [2, q * 0.1 - 2], root + d * 130 + [3, q * 0.5 - 3]]), 1.1, "#fff0c0", body=True, clip=g, alpha=0.6)
    body = blob(at([(-74, 0), (-58, -30), (-20, -47), (26, -40), (70, -8), (72, 8), (30, 38), (-16, 43), (-56, 26)]))
    s.thing(body, "#ff8a2c", 1.0, soft=50, **gold)
    s.wash(blob(at([(-60, 20), (0, 24), (70, 4), (40, 50), (-40, 50)])), "#ffe08a", 0.2, wet=8, clip=body)
    for i in range(9):
        for j in range(7):
            c = np.array([-14 + i * 10, -38 + j * 12 + (i % 2) * 6])
            if (c[0] / 76) ** 2 + (c[1] / 44) ** 2 < 0.8:
                s.curve(at([c + [-3, -6], c + [4, 0], c + [-3, 6]]), 1.4, "#a8280c", n=4, clip=body, alpha=0.9)
                s.curve(at([c + [-6, -4], c + [0, 0], c + [-6, 4]]), 1.0, "#ffe8a0", body=True, n=4, clip=body, alpha=0.7 if c[1] < 0 else 0.2)
    s.curve(at([(-50, -24), (-16, -38), (26, -32)]), 3.4, "#fff0c8", body=True, alpha=0.9)
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
    for i in range(6):
        q = 3 + (i % 4) * 1.8
        c = (x - 10 + 12 * math.sin(i * 1.9), y - 84 - i * 19)
        s.outline(ell(*c, q), 1.8, "#eafff8", lost=0)
        s.fill(ell(c[0] - q * 0.3, c[1] - q * 0.3, q * 0.35), "#ffffff", body=True)


@card("tide", paper="cold", light=(0.4, -0.85))
def bigger_fish(s):
    """From deep below: a whale has taken one man's hook; through the waves he looks at the other boat, where a goldfish hangs."""
    _water(s)
    _ceiling(s)
    at = _man(s)
    _hull(s, 330, 282, 330, 100, 3, "#a84c28", "#34100c", "#f4b884")
    _girl(s)
    _hull(s, 838, 206, 172, 50, -5, "#d8a03a", "#5a300c", "#ffe6a0")
    for x, e, bends in ((764, -1, FIST), (898, 1, FLAT)):
        _over(s, (x, 146), 62, -e * 0.1, -e, ("#b8744c", "#a0503a", "#4a1c24"), bends, int(e < 0))
        s.thing(limb([(x + e * 22, 122), (x, 146)], [20, 16]), "#d8303a", 1.1, shade=0.8, shcol="#4a0a14", hatch=0, line=2.2)
        s.thing(limb([(x - 15, 148), (x, 152), (x + 15, 148)], [5, 5, 5]), "#f0e4c8", 1.1, shade=0.8, shcol="#4a0a14", hatch=0, line=2)
    _whale(s)
    _rope(s)
    _beard(s, at)
    _goldfish(s, 800, 700, 1.05)
    _boot(s, 610, 470)
    r = s.rng
    for _ in range(160):
        s.fill(ell(r.uniform(0, 1000), r.uniform(250, 1500), 0.8 + 2 * r.random() ** 2), "#eafff4", body=True, alpha=0.6)
