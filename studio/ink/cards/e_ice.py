"""A clear pane in the ice: two who reach for each other below it, and a child who looks down."""

import cv2

from ..easel import *

NIGHT, DEEP, FROST, SHADE = "#020a14", "#0c3048", "#f2fafa", "#7c9cc8"
MIDDLE = np.array([500, 640])
PANE = blob([(30, 560), (40, 320), (96, 130), (250, 48), (480, 30), (710, 46), (890, 120), (960, 320), (972, 560), (966, 800), (940, 1020), (868, 1176), (700, 1246), (490, 1262), (290, 1236), (120, 1146), (46, 970), (28, 760)])  # fmt: skip


def _trail(s, pts, w=4.0):
    """What a blade wrote in the snow."""
    c = path(pts, 14)
    s.stroke(c + [3, 4], w * 1.4, "#5a80b4", alpha=0.8, wobble=0.8)
    s.stroke(c, w * 0.8, FROST, body=True, taper=(0.4, 0.05), wobble=0.8)
    for p, d, _ in marks.along(c, 26):
        n = np.array([-d[1], d[0]]) * s.rng.choice((-1, 1))
        s.stroke([p, p + (n + d * 0.7) * s.rng.uniform(4, 12)], 1.2, "#5a80b4", alpha=0.6)


def _ice(s):
    """Snow on ice, and the pane that is wiped clear; the light comes up out of the deep, between the two."""
    r = s.rng
    s.wash(s.all, "#dfeaf4", 0.32, col2="#c8d8ec", gran=0.4, pool=0.9, bloom=5)
    s.wash(blob([(-60, -60), (260, -60), (120, 200), (-60, 420)]), "#a4bee0", 0.5, wet=80)
    s.wash(blob([(-60, 1560), (-60, 1120), (120, 1260), (300, 1560)]), "#8aa8d4", 0.6, wet=80)
    heart = [(0, 84, 1), (-70, 24), (-88, -30), (-52, -66), (-14, -50), (0, -20, 1), (16, -54), (58, -64), (88, -26), (66, 26), (0, 84, 1)]
    _trail(s, [(*move([h[:2]], 892, 1366, 0.88, 12)[0], *h[2:]) for h in heart], 6)
    for pts in ([(-40, 190), (60, 130), (170, 60), (240, -40)], [(-40, 90), (110, 90), (300, 20), (420, -40)], [(1040, 250), (930, 150), (800, 50), (770, -40)], [(-40, 1180), (40, 1180), (130, 1270), (150, 1380), (90, 1540)], [(1040, 1120), (960, 1130), (900, 1220), (800, 1290), (790, 1400)]):  # fmt: skip
        _trail(s, pts)
    rim_ = np.clip(s.warp(s.mask(PANE.buffer(16)), (0, 0, s.w, s.h), 5, 9), 0, 1)
    s.wash(rim_, "#a8c4e4", 0.6, edge=0.8)
    m = np.clip(s.warp(s.mask(PANE), (0, 0, s.w, s.h), 4, 8), 0, 1)
    s.cover(m)
    s.wash(m, "#a4dcd6", 0.75, col2="#7cc8cc", gran=0.3, pool=0.6)
    away = lambda x, y: np.hypot(x - MIDDLE[0], (y - MIDDLE[1]) * 0.8)  # noqa: E731
    for a, b, col, k in ((60, 420, "#2f97a6", 0.95), (280, 620, "#0f4f6c", 0.9), (480, 740, NIGHT, 1.1)):
        s.wash((m * marks.field(s, lambda x, y, a=a, b=b: step(a, b, away(x, y)))).astype(np.float32), col, k, edge=0, gran=0.3, pool=0.5)
    for _ in range(150):  # rays that stand in the water round the bright place
        a, d = r.uniform(0, math.tau), r.uniform(120, 420)
        v = np.array([math.cos(a), math.sin(a) * 1.2])
        s.stroke([MIDDLE + v * d, MIDDLE + v * (d + r.uniform(40, 150))], r.uniform(1.2, 3.4), "#c8f4ea" if r.random() < 0.7 else "#0a3c54", body=True, alpha=0.22, wobble=2, clip=PANE)  # fmt: skip


class Body:
    """Puts the parts of a swimmer on the sheet: the fingertips at (0, 0), ahead is +x, the back is -y."""

    def __init__(self, s, turn, size):
        self.s, self.turn, self.size = s, turn, size
        d = math.radians(turn)
        self.at0 = MIDDLE - np.array([math.cos(d), math.sin(d)]) * 11

    def pts(self, pts):
        q = np.array([p[:2] for p in pts], float)
        q[:, 1] -= 0.00024 * np.clip(-360 - q[:, 0], 0, None) ** 2  # the back is arched
        return move(q, *self.at0, self.size, self.turn)

    def shape(self, pts):
        return blob([(*q, *p[2:]) for q, p in zip(self.pts(pts), pts, strict=True)], 10)

    def limb(self, pts, radii):
        return limb(self.pts(pts), [q * self.size for q in radii], 12)

    def bones(self, pts, radii):
        """Each bone swells in the middle, and the joint between two is a corner."""
        parts = []
        for (a, b), (q, w) in zip(zip(pts, pts[1:], strict=False), zip(radii, radii[1:], strict=False), strict=True):
            a, b = np.array(a, float), np.array(b, float)
            parts.append(self.limb([a, a * 0.62 + b * 0.38, b], [q, (q * 0.62 + w * 0.38) * 1.1, w]))
        return union(*parts)

    def hand(self, wrist, way, size=104, fingers=((0.98, 8), (1.06, 0), (1.0, -8), (0.86, -17)), thumb=34):
        """A palm, four fingers that bend a little, a thumb."""
        at = lambda q: [tuple(p) for p in move(np.asarray(q, float), *wrist, size, way)]  # noqa: E731
        parts = [self.shape(at([(-0.08, -0.1), (0.2, -0.16), (0.48, -0.17), (0.52, 0.0), (0.46, 0.16), (0.2, 0.15), (-0.08, 0.1)]))]
        for k, (long, a) in enumerate(fingers):
            t, y = math.radians(a), (0.13, 0.045, -0.045, -0.13)[k]
            b = (0.44, y)
            e = (b[0] + (long - 0.44) * math.cos(t), b[1] + (long - 0.44) * math.sin(t))
            m = ((b[0] + e[0]) / 2 + 0.01, (b[1] + e[1]) / 2 - 0.025)
            parts.append(self.limb(at([b, m, e]), [0.052 * size, 0.048 * size, 0.026 * size]))
        t = math.radians(thumb)
        parts.append(self.limb(at([(0.1, 0.06), (0.1 + 0.22 * math.cos(t), 0.06 + 0.22 * math.sin(t)), (0.14 + 0.42 * math.cos(t * 0.8), 0.04 + 0.42 * math.sin(t * 0.8))]), [0.08 * size, 0.065 * size, 0.03 * size]))  # fmt: skip
        return union(*parts)

    def head(self, x, y, k, tilt):
        """In profile: brow, nose, lips, chin."""
        at = move(np.array([(56, -8), (62, -2), (78, 14), (72, 22), (64, 24), (67, 32), (62, 36), (64, 44), (54, 60), (36, 62), (12, 52), (-20, 56), (-60, 40), (-76, 0), (-66, -46), (-28, -70), (16, -66), (46, -40)], float), x, y, k, tilt)  # fmt: skip
        return self.shape([tuple(p) for p in at])

    def dark(self, g, col="#04121e", k=1.5):
        self.s.wash(g, col, k, edge=0.3, gran=0.3, off=0)
        self.s.fill(g, col, alpha=0.55)

    def cloth(self, g, tones, folds):
        s, (col, dark, lit) = self.s, tones
        s.cover(g)
        s.wash(g, col, 1.1, edge=0.4, gran=0.3)
        s.wash(g, dark, 0.7, edge=0, grad=("lin", 90, 0.2, 1.2))
        for f in folds:
            c = self.pts(path(f, 10))
            s.wash(limb(c[::3], list(np.linspace(3, 13, len(c[::3])))), dark, 1.2, wet=5, clip=g)
            s.stroke(c, 2.4, NIGHT, clip=g)
            s.stroke(c + [5, -5], 2.0, lit, body=True, alpha=0.5, clip=g)
        s.outline(g, 2.4, NIGHT)


def _light(s, g):
    """Their edges catch the sky; less so where the water behind them is bright."""
    m = s.mask(g)
    far = marks.field(s, lambda x, y: step(120, 330, np.hypot(x - MIDDLE[0], y - MIDDLE[1])))
    for dx, dy, col, k in ((-4, 3.5, "#d8fff4", 1.0), (2.5, -2, "#7fd8d0", 0.6)):
        beside = cv2.warpAffine(m, np.float32([[1, 0, dx], [0, 1, dy]]), m.shape[::-1], borderValue=1)
        edge = cv2.GaussianBlur(np.clip(m - beside, 0, 1), (0, 0), 0.8) * (m > 0.5) * far
        s.stamp(edge.astype(np.float32), col, True, k)


def _strands(s, b, n, root, tips, w, spread):
    """Hair that streams: long tapering locks, and single hairs over them."""
    r, out = s.rng, []
    for k in range(n):
        u = k / max(1, n - 1)
        a = np.array(root[0]) * (1 - u) + np.array(root[1]) * u
        e = np.array(tips[0]) * (1 - u) + np.array(tips[1]) * u + r.normal(size=2) * spread
        v = e - a
        o = np.array([v[1], -v[0]]) * 0.13
        c = [a, a + v * 0.3 + o * r.uniform(0.5, 1.1), a + v * 0.62 - o * r.uniform(0.1, 0.8), e]
        out.append((c, b.limb(c, [w, w * 0.85, w * 0.5, 1])))
    return out


def _her(s):
    b = Body(s, 53, 0.56)
    near, far = [(-350, 22), (-214, 44), (-96, 8)], [(-384, 40), (-470, 132), (-590, 168)]
    legs = ([(-640, 8), (-850, -30), (-1050, -6)], [(-640, 24), (-834, 74), (-1020, 90)])
    feet = ([(-1040, -8), (-1092, 8), (-1150, 4)], [(-1010, 90), (-1066, 110), (-1124, 112)])
    body = union(
        b.head(-290, -64, 0.86, 2), b.limb([(-318, -40), (-372, -2)], [27, 34]),
        b.shape([(-340, -18), (-380, -38), (-440, -46), (-520, -26), (-600, -40), (-660, -44), (-690, 20), (-650, 58), (-590, 44), (-520, 40), (-450, 62), (-390, 60), (-345, 36)]),
        b.bones(near, [31, 22, 13]), b.bones(far, [29, 20, 12]), b.hand(near[2], -7), b.hand(far[2], 176, 96, thumb=-34),
        *(b.bones(q, [52, 34, 15]) for q in legs), *(b.limb(q, [15, 18, 5]) for q in feet),
    )  # fmt: skip
    body = smooth(body, 1.2)
    hair_ = _strands(s, b, 13, ((-262, -112), (-350, -76)), ((-640, -330), (-760, -96)), 17, 34)
    dress = b.shape([(-372, -30), (-440, -47), (-520, -28), (-600, -48), (-700, -96), (-800, -168), (-880, -200), (-930, -186), (-916, -140), (-940, -110), (-972, -96), (-966, -50), (-950, -24), (-990, 0), (-1000, 36), (-956, 64), (-960, 104), (-946, 140), (-890, 150), (-800, 136), (-700, 84), (-600, 50), (-520, 42), (-450, 63), (-398, 60), (-370, 20)])  # fmt: skip
    whole = union(body, dress, *(g for _, g in hair_))
    s.lift(whole.buffer(26), 0.35, 22)
    b.dark(body)
    tones = ("#a81c2c", "#3a0614", "#ff9a84")
    b.cloth(dress, tones, ([(-530, -20), (-700, -70), (-890, -180)], [(-540, -6), (-720, -40), (-930, -112)], [(-400, -20), (-560, 6), (-740, 0), (-960, -26)], [(-540, 16), (-720, 30), (-960, 60)], [(-400, 40), (-540, 28), (-700, 56), (-910, 120)]))  # fmt: skip
    s.stroke(b.pts([(-540, -34), (-548, 4), (-540, 44)]), 5, "#e8b43a", body=True, taper=(0.05, 0.05))
    for _, g in hair_:
        b.dark(g, NIGHT)
    for c, _ in hair_:
        for _ in range(3):
            q = [np.array(p) + s.rng.normal(size=2) * 7 for p in c]
            s.curve(b.pts(q), 1.5, "#8ac8c8" if s.rng.random() < 0.22 else "#1f4458", body=True, alpha=0.7)
    _light(s, union(body, dress))
    return whole


def _him(s):
    b = Body(s, 233, 0.57)
    near, far = [(-356, 22), (-216, 52), (-100, 8)], [(-392, 44), (-500, 120), (-620, 116)]
    legs = ([(-650, 4), (-860, -44), (-1066, -20)], [(-650, 26), (-850, 60), (-1020, 120)])
    feet = ([(-1056, -22), (-1112, -8), (-1176, -14)], [(-1012, 120), (-1066, 146), (-1126, 152)])
    body = union(
        b.head(-296, -66, 0.9, 2), b.limb([(-322, -40), (-378, -2)], [32, 42]),
        b.bones(near, [35, 27, 16]), b.bones(far, [33, 25, 15]), b.hand(near[2], -6, 112), b.hand(far[2], 172, 104, thumb=-34),
        b.shape([(-344, -20), (-390, -50), (-460, -60), (-560, -44), (-660, -46), (-700, 16), (-660, 58), (-590, 52), (-460, 72), (-390, 66), (-345, 40)]),
        *(b.bones(q, [55, 39, 21]) for q in legs), *(b.limb(q, [16, 20, 6]) for q in feet),
    )  # fmt: skip
    body = smooth(body, 1.2)
    shirt = b.shape([(-362, -36), (-400, -58), (-470, -72), (-570, -76), (-660, -90), (-730, -116), (-752, -96), (-744, -60), (-764, -30), (-754, 10), (-770, 40), (-748, 72), (-680, 76), (-590, 76), (-500, 86), (-430, 82), (-384, 66), (-362, 20)])  # fmt: skip
    sleeve = b.bones([(-372, 20), (-222, 50), (-140, 24)], [44, 32, 25])
    tuft = _strands(s, b, 9, ((-250, -104), (-356, -40)), ((-340, -196), (-470, -96)), 20, 16)
    whole = union(body, shirt, sleeve, *(g for _, g in tuft))
    s.lift(whole.buffer(26), 0.35, 22)
    b.dark(body)
    tones = ("#3464b8", "#0a1a44", "#a8d0ff")
    b.cloth(shirt, tones, ([(-400, -40), (-500, -46), (-700, -70)], [(-410, -10), (-540, -16), (-730, -18)], [(-420, 30), (-560, 22), (-720, 50)], [(-440, 62), (-520, 50), (-640, 60)]))  # fmt: skip
    b.cloth(sleeve, tones, ([(-350, 0), (-290, 20), (-230, 64)], [(-260, 20), (-222, 40), (-214, 70)], [(-190, 14), (-176, 36), (-180, 56)]))
    for _, g in tuft:
        b.dark(g, NIGHT)
    for c, _ in tuft:
        for _ in range(3):
            q = [np.array(p) + s.rng.normal(size=2) * 7 for p in c]
            s.curve(b.pts(q), 1.5, "#8ac8c8" if s.rng.random() < 0.22 else "#1f4458", body=True, alpha=0.7)
    _light(s, union(body, shirt, sleeve))
    return whole


def _over_the_water(s):
    """What lies between them and the air: cracks, bubbles that froze, the snow that was pushed aside."""
    r = s.rng
    for p, a, n in (((70, 900), -0.5, 8), ((950, 420), 2.7, 8), ((330, 1220), -1.2, 6)):
        p, pts = np.array(p, float), [np.array(p, float)]
        for _ in range(n):
            a += r.normal() * 0.3
            p = p + np.array([math.cos(a), math.sin(a)]) * 44
            pts.append(p)
        s.stroke(pts, np.linspace(3.8, 0.6, len(pts)), FROST, body=True, alpha=0.8, wobble=2, clip=PANE)
        for q in pts[2:-1:2]:
            e = a + r.choice((-1, 1)) * r.uniform(0.5, 1)
            s.stroke([q, q + np.array([math.cos(e), math.sin(e)]) * r.uniform(30, 90)], 1.3, FROST, body=True, alpha=0.65, wobble=2, clip=PANE)
    for x, y, n in ((640, 470, 6), (360, 800, 6), (760, 250, 5), (210, 1020, 5)):
        for _ in range(n):
            q, c = r.uniform(4, 17), (x + r.normal() * 30, y + r.normal() * 34)
            s.stroke(arc(*c, q, q * 0.92, 0, 350), 1.9, FROST, body=True, alpha=0.85)
            s.stroke(arc(*c, q * 0.62, q * 0.6, 190, 270), 1.7, body=True)
    for pts in ([(300, 30), (520, 170), (780, 240), (990, 230)], [(20, 620), (150, 760), (330, 1000), (420, 1270)]):  # where skates went over
        s.stroke(path(pts, 14), 2.2, FROST, body=True, alpha=0.4, wobble=1, clip=PANE)
    ring = np.array(PANE.exterior.coords)
    for _ in range(60):
        i = int(r.integers(len(ring)))
        p = ring[i] + (ring[i] - [502, 650]) * r.uniform(0.015, 0.05)
        q = r.uniform(12, 32)
        d = ring[min(i + 1, len(ring) - 1)] - ring[i - 1]
        g = ell(*p, q * 1.5, q * 0.7, math.degrees(math.atan2(d[1], d[0])) + r.normal() * 14)
        lump = np.clip(s.warp(s.mask(g), (0, 0, s.w, s.h), 3, 5), 0, 1)
        s.wash(move(g, -7, 9), "#4a6cae", 0.5, wet=7)
        s.cover(lump)
        s.wash(move(g, -5, q * 0.45).intersection(g), SHADE, 0.5, wet=6)
    for _ in range(240):
        p = ring[int(r.integers(len(ring)))] + r.normal(size=2) * 16
        q = 1.5 + 6 * r.random() ** 3
        s.cover(ell(*p, q, q * 0.8, r.uniform(0, 90)))


def _child(s):
    """Only a cap and two mittens, at the lower edge."""
    r, cx, cy = s.rng, 470, 1424
    mitts = [union(limb([(cx + e * 236, 1400), (cx + e * 224, 1340), (cx + e * 212, 1282)], [38, 47, 36]), limb([(cx + e * 220, 1364), (cx + e * 178, 1336), (cx + e * 160, 1304)], [22, 20, 15])) for e in (-1, 1)]  # fmt: skip
    arms = [limb([(cx + e * 238, 1420), (cx + e * 246, 1580)], [46, 62]) for e in (-1, 1)]
    cap = ell(cx, cy + 26, 150, 146)
    s.wash(move(union(cap, *mitts, *arms), -30, 26), "#2c4a88", 0.85, wet=16)
    for g in arms:
        s.thing(g, "#2f8a54", 1.0, col2="#1f6a40", shade=0.9, shcol="#0c3a2c", hatch=5, line=3.2)
    for g, e in zip(mitts, (-1, 1), strict=True):
        s.thing(g, "#e6b23a", 1.0, col2="#d08a20", shade=0.85, shcol="#7a4408", hatch=0, line=3.2)
        x = cx + e * 222
        for k in range(9):
            for j in range(-4, 5):
                p = np.array([x + j * 11, 1262 + k * 15 + abs(j) * 1.5])
                s.curve([p + [-5, -4], p + [0, 3], p + [5, -4]], 1.6, "#9a5a10", clip=g, alpha=0.8)
        cuff = limb([(x - 42 + e * 14, 1420), (x + e * 14, 1410), (x + 42 + e * 14, 1420)], [18, 19, 18])
        s.thing(cuff, "#fff6e6", 0.15, shade=0.7, shcol="#7a86b0", hatch=0, line=2.6)
        for j in range(40):
            p = np.array([x + e * 14 + r.uniform(-52, 52), 1416 + r.uniform(-16, 16)])
            s.stroke([p, p + r.normal(size=2) * 8], 1.5, "#fffaf0" if j % 3 else "#8a94b8", body=True)
    s.thing(cap, "#d8222c", 1.1, col2="#b8141e", shade=0.9, shcol="#4a0614", hatch=0, line=3.6, soft=80)
    top = np.array([cx + 4, cy - 6])
    for a in np.linspace(0, math.tau, 31)[:-1]:  # ribs of knitting, stitch by stitch
        v = np.array([math.cos(a), math.sin(a)])
        line = [top + v * q + (np.array([cx, cy + 26]) - top) * (q / 150) for q in np.linspace(36, 150, 12)]
        s.curve(line, 2.4, "#5a0614", clip=cap)
        for p, q in zip(line, line[1:], strict=False):
            n = np.array([-v[1], v[0]])
            s.stroke([p + n * 3, (p + q) / 2 + n * 9], 2.0, "#ff9a90" if math.cos(a + 0.9) > 0 else "#8a1020", body=True, clip=cap, alpha=0.55)
    s.wash(ell(top[0] - 12, top[1] + 16, 56), "#3a0410", 0.9, wet=8, clip=cap)
    s.cover(ell(*top, 50))
    s.wash(ell(*top, 50), "#f4ecdc", 0.3)
    for _ in range(300):
        a, q = r.uniform(0, math.tau), 54 * math.sqrt(r.random())
        p = top + np.array([math.cos(a), math.sin(a)]) * q
        e = p + np.array([math.cos(a), math.sin(a)]) * r.uniform(8, 18)
        low = p[1] - p[0] > top[1] - top[0] + 10
        s.curve([p, (p + e) / 2 + r.normal(size=2) * 2, e], 1.8, "#8a7a80" if low and r.random() < 0.6 else "#fffaf0", body=True, n=4)


@card("frost", paper="cold", light=(0.6, -0.6))
def ice_swimmers(s):
    """From above: snow wiped off the ice, and below it two who swim towards each other."""
    _ice(s)
    above = marks.kept(s)
    _her(s)
    _him(s)
    marks.again(s, above, 1 - s.mask(PANE))
    _over_the_water(s)
    _child(s)
    s.splatter("#4a6cae", 40, (0, 0, 1000, 1500), (0.6, 4), 0.6)
    s.dots([(s.rng.uniform(10, 990), s.rng.uniform(10, 1490)) for _ in range(110)], 1.6, body=True, alpha=0.9)
