"""A pane wiped clear in the ice: two who reach for each other below it, and a child who lies above."""

from ..easel import *
from ..kit.figure import garment, locks
from ..kit.profile import profile

NIGHT, DEEP, FROST, SHADE = "#020a14", "#0c3048", "#f2fafa", "#7c9cc8"
HERS = {"skin": ("#c47a50", "#b05a3c", "#4a1c28"), "hair": ("#2a1c28", "#0a060c", "#4a3850", "#8a94b8"), "cloth": ("#e83a40", "#5a0a1c", "#ffb8a4")}
HIS = {
    "skin": ("#fbdcc0", "#f0ac8c", "#8a5a64"),
    "hair": ("#b8803c", "#5a3414", "#e8c070", "#fff0c0"),
    "cloth": ("#f4f4ee", "#6a86a4", "#ffffff"),
    "legs": ("#5a74b4", "#1c2a54", "#b8ccf0"),
}
MIDDLE, SIZE, TILT = np.array([512, 574]), 0.582, 7
PANE = blob([(60, 470), (110, 280), (240, 140), (420, 78), (620, 82), (800, 160), (920, 310), (962, 500), (950, 700), (870, 890), (730, 1020), (520, 1080), (320, 1040), (160, 910), (76, 720)])  # fmt: skip


def _trail(s, pts, w=4.0):
    """What a blade wrote in the ice."""
    c = path(pts, 14)
    s.stroke(c + [3, 4], w * 1.4, "#5a80b4", alpha=0.8, wobble=0.8)
    s.stroke(c, w * 0.8, FROST, body=True, taper=(0.4, 0.05), wobble=0.8)
    for p, d, _ in marks.along(c, 26):
        n = np.array([-d[1], d[0]]) * s.rng.choice((-1, 1))
        s.stroke([p, p + (n + d * 0.7) * s.rng.uniform(4, 12)], 1.2, "#5a80b4", alpha=0.6)


def _ice(s):
    """Snow on ice, and the pane that is wiped clear down to the black water."""
    r = s.rng
    s.wash(s.all, "#dfeaf4", 0.32, col2="#c8d8ec", gran=0.5, pool=0.9, bloom=7)
    s.wash(blob([(-60, -60), (260, -60), (120, 200), (-60, 420)]), "#a4bee0", 0.5, wet=80)
    s.wash(blob([(-60, 1560), (-60, 1120), (120, 1260), (240, 1560)]), "#8aa8d4", 0.6, wet=80)
    heart = [(0, 84, 1), (-70, 24), (-88, -30), (-52, -66), (-14, -50), (0, -20, 1), (16, -54), (58, -64), (88, -26), (66, 26), (0, 84, 1)]
    _trail(s, [(*move([h[:2]], 884, 1216, 0.8, 12)[0], *h[2:]) for h in heart], 5)
    for pts in ([(-40, 250), (160, 190), (420, 120), (700, 150), (1040, 80)], [(-40, 330), (120, 210), (300, 60), (340, -40)], [(1040, 260), (900, 200), (760, 60), (740, -40)], [(-40, 1180), (60, 1120), (130, 1000), (90, 900)], [(1040, 1010), (950, 1060), (900, 1140)]):  # fmt: skip
        _trail(s, pts)
    rim = np.clip(s.warp(s.mask(PANE.buffer(16)), (0, 0, s.w, s.h), 5, 9), 0, 1)
    s.wash(np.clip(rim, 0, 1), "#a8c4e4", 0.6, edge=0.8)
    m = np.clip(s.warp(s.mask(PANE), (0, 0, s.w, s.h), 4, 8), 0, 1)
    s.cover(m)
    s.wash(m, "#3c8ea0", 1.0, col2="#2a7894", gran=0.35, pool=0.7, bloom=4)
    s.wash(blob([(60, 500), (300, 420), (520, 620), (600, 820), (420, 1080), (60, 1060)]), "#0a3450", 1.1, wet=80, gran=0.35, clip=PANE)
    s.wash(blob([(500, 180), (980, 240), (990, 620), (760, 560), (560, 420)]), "#0a3450", 1.0, wet=80, gran=0.35, clip=PANE)
    s.wash(blob([(60, 640), (240, 720), (330, 900), (460, 1080), (60, 1080)]), NIGHT, 1.3, wet=70, gran=0.35, clip=PANE)
    s.wash(blob([(640, 180), (990, 220), (990, 480), (840, 420)]), NIGHT, 1.2, wet=60, gran=0.35, clip=PANE)
    s.lift(ell(*MIDDLE, 190, 170), 0.6, 60)
    for _ in range(70):  # motes that sink
        p = r.uniform(80, 950), r.uniform(210, 1060)
        s.fill(ell(*p, r.uniform(0.8, 2.2)), "#9ad0d0", body=True, alpha=0.6, clip=PANE)


# where a body bends, and how far, in degrees: shoulder, spine, hip, and the knee the other way
JOINTS = ((350, 480, 40), (490, 690, 34), (700, 830, 52), (905, 985, -26))
ALONG = np.arange(0.0, 1400.0)
WAY = np.radians(sum(deg * step(u, v, ALONG) for u, v, deg in JOINTS))
SPINE = -np.c_[np.cumsum(np.cos(WAY)), np.cumsum(np.sin(WAY))]


def bend(pts):
    """A body that is drawn straight, bowed forward at its joints as swimmers are: hands ahead at (0, 0), the belly within the bow."""
    x, y = np.asarray([p[:2] for p in pts], float).T
    t = np.clip(-x, 0, 1398)
    way = np.interp(t, ALONG, WAY)
    spine = np.c_[np.interp(t, ALONG, SPINE[:, 0]), np.interp(t, ALONG, SPINE[:, 1])]
    return np.where((x > 0)[:, None], np.c_[x, -y], spine + np.c_[np.sin(way), -np.cos(way)] * y[:, None])


class Body:
    """Puts shapes of the straight body on the sheet."""

    def __init__(self, s, turn):
        self.s, self.turn = s, TILT + turn
        d = math.radians(self.turn)
        self.at0 = MIDDLE - np.array([math.cos(d), math.sin(d)]) * 15

    def pts(self, pts):
        return move(bend(pts), *self.at0, SIZE, self.turn)

    def shape(self, pts):
        return valid(Polygon(self.pts(path(pts, 12, True))))

    def limb(self, pts, radii):
        return self.shape_of(limb(pts, radii, 12))

    def arm(self, pts, radii):
        """Two bones and an elbow."""
        return self.shape_of(smooth(union(limb(pts[:2], radii[:2], 12), limb(pts[1:], radii[1:], 12)), 2))

    def shape_of(self, g):
        return valid(Polygon(self.pts(np.array(g.segmentize(12).exterior.coords))))

    def skin(self, g, tones, line=2.2):
        light, warm, dark = tones
        self.s.thing(g, light, 1.0, white=0.12, col2=warm, shade=0.9, shcol=dark, hatch=0, line=line, gran=0.25)

    def cloth(self, g, tones, folds=(), w=12, soft=34):
        s, (col, dark, lit) = self.s, tones
        s.thing(g, col, 0.95, col2=mix(col, dark, 0.25), shade=0.95, shcol=dark, hatch=0, line=2.6, soft=soft, gran=0.25)
        for f in folds:
            c = self.pts(path(f, 10))
            s.wash(limb(c[::3], list(np.linspace(w * 0.3, w, len(c[::3])))), dark, 0.9, wet=6, clip=g)
            s.stroke(c, 2.2, mix(dark, "#04040a", 0.4), clip=g)
            s.stroke(c + [w * 0.5, -w * 0.7], 2, lit, body=True, alpha=0.6, clip=g)

    def hand(self, wrist, way, tones, size=132, arm=None):
        """Finger by finger, the thumb above."""
        at = lambda q: self.pts(move(np.asarray(q, float), *wrist, size, way))  # noqa: E731
        k = size * SIZE
        for f, r in (([(0.42, 0.13), (0.62, 0.2), (0.8, 0.26)], 0.05), ([(0.46, 0.07), (0.74, 0.1), (0.94, 0.15)], 0.056), ([(0.48, 0.0), (0.78, 0.0), (1.0, 0.03)], 0.058), ([(0.46, -0.08), (0.74, -0.11), (0.97, -0.09)], 0.056)):  # fmt: skip
            self.skin(limb(at(f), [r * k, r * k, r * k * 0.7], 6), tones, 1.6)
        palm = blob(at([(-0.06, -0.11), (0.16, -0.15), (0.36, -0.16), (0.52, -0.13), (0.55, 0.0), (0.5, 0.14), (0.36, 0.17), (0.14, 0.14), (-0.06, 0.11)]))
        self.skin(smooth(union(palm, arm), 2) if arm is not None else palm, tones, 2.0)
        for y in (-0.09, 0.0, 0.08):
            self.s.curve(at([(0.2, y * 0.7), (0.48, y)]), 1.2, tones[2])
        self.skin(limb(at([(0.14, -0.1), (0.34, -0.24), (0.54, -0.27)]), [0.075 * k, 0.062 * k, 0.04 * k], 6), tones, 1.6)

    def head(self, tones, hair_, at, size, way, **kw):
        p = self.pts([at])[0]
        return profile(self.s, *p, size * SIZE, 180 + self.turn - way, flip=True, skin=tones, k=0.85, line=2.2, **kw)


def _depth(s, b, parts):
    """Dark water under a body."""
    g = union(*parts)
    s.wash(move(g, -10, 22), NIGHT, 0.9, wet=16, clip=PANE)
    s.wash(move(g, -22, 50), NIGHT, 0.8, wet=40, clip=PANE)


def _flow(b, root, spread=0.3):
    c = b.pts([root])[0]
    return lambda x, y: math.atan2(y - c[1], x - c[0]) + spread * math.sin(x / 17 + y / 23)


def _her(s):
    b, skin, dress = Body(s, 0), HERS["skin"], HERS["cloth"]
    near, far = [(-126, 4), (-276, 50), (-414, 16)], [(-150, 80), (-296, 132), (-430, 40)]
    legs = [[(-740, -6), (-930, 0), (-1050, -34), (-1130, -40)], [(-740, 14), (-920, 52), (-1060, 40), (-1140, 66)]]
    feet = [[(-1124, -40), (-1180, -40), (-1230, -22)], [(-1136, 64), (-1190, 84), (-1236, 116)]]
    trunk = b.shape([(-408, -42), (-450, -60), (-520, -66), (-620, -36), (-690, -50), (-740, -62), (-760, 50), (-690, 52), (-610, 44), (-540, 70), (-480, 74), (-420, 56), (-396, 10)])  # fmt: skip
    skirt = b.shape([(-640, -40), (-720, -70), (-800, -96), (-900, -140), (-960, -132), (-944, -80), (-1010, -60), (-960, -16), (-1030, 30), (-960, 60), (-1000, 120), (-930, 110), (-900, 150), (-820, 92), (-720, 60), (-640, 46)])  # fmt: skip
    hair_ = b.shape([(-300, -138), (-370, -170), (-440, -150), (-520, -176), (-600, -140), (-690, -172), (-640, -112), (-720, -100), (-600, -84), (-640, -60), (-520, -66), (-450, -50), (-400, -60), (-380, -100)])  # fmt: skip
    legs_g = [b.limb(q, [62, 40, 33, 17]) for q in legs]
    _depth(s, b, [trunk, skirt, hair_, *legs_g, b.limb(near, [17, 25, 36]), b.limb(far, [16, 23, 34])])
    for g, f in zip(legs_g, feet, strict=True):
        b.skin(b.limb(f, [17, 20, 7]), skin)
        b.skin(g, skin)
    b.hand(far[0], 24, skin, 118, b.arm(far, [14, 24, 32]))
    b.cloth(skirt, dress, ([(-660, 0), (-780, -50), (-930, -104)], [(-660, 10), (-800, 0), (-980, -36)], [(-660, 20), (-800, 40), (-980, 34)], [(-670, 36), (-800, 76), (-910, 110)]), 15)  # fmt: skip
    b.skin(b.limb([(-352, -56), (-420, -8)], [32, 42]), skin)
    b.cloth(trunk, dress, ([(-420, 50), (-500, 30), (-580, -10)], [(-600, -30), (-660, 0), (-700, 40)], [(-640, -40), (-690, -10), (-730, 30)]), 11)
    s.curve(b.pts([(-640, -42), (-652, 0), (-640, 46)]), 8, "#ffd24a", body=True, taper=(0.05, 0.05))
    at = b.head(skin, None, (-330, -84), 168, 12, eye="open", brow=-0.8)
    cap = valid(Polygon(at(path([(0.68, 0.12), (0.60, 0.2), (0.55, 0.30), (0.52, 0.42), (0.40, 0.52), (0.34, 0.66), (0.26, 0.82), (0.06, 0.78), (-0.08, 0.52), (-0.08, 0.24), (0.06, 0.03), (0.30, -0.06), (0.56, 0.0)], 8, True))))  # fmt: skip
    locks(s, smooth(union(cap, hair_), 3), _flow(b, (-270, -130)), HERS["hair"], 420, long=34, w=1.6, line=2.2)
    b.hand(near[0], 6, skin, arm=b.arm(near, [15, 26, 36]))
    b.cloth(b.limb([(-372, 20), (-436, 8)], [42, 50]), dress, ([(-370, -10), (-400, 10), (-440, 30)],), 8, 20)


def _him(s):
    b, skin, shirt, legs_ = Body(s, 180), HIS["skin"], HIS["cloth"], HIS["legs"]
    near = [(-132, 2), (-282, 58), (-428, 10)]
    legs = [[(-740, -10), (-940, -16), (-1080, -20), (-1160, -34)], [(-740, 16), (-920, 70), (-1070, 40), (-1150, 30)]]
    feet = [[(-1152, -32), (-1210, -38), (-1262, -20)], [(-1144, 32), (-1204, 40), (-1256, 66)]]
    trunk = b.shape([(-404, -52), (-460, -78), (-540, -84), (-640, -56), (-700, -70), (-760, -66), (-770, 56), (-700, 60), (-620, 66), (-540, 88), (-470, 86), (-410, 62), (-390, 8)] )  # fmt: skip
    far_arm = b.limb([(-440, 40), (-560, 128), (-700, 122)], [40, 34, 24])
    legs_g = [b.limb(q, [70, 50, 42, 27]) for q in legs]
    _depth(s, b, [trunk, far_arm, *legs_g, b.limb(near, [26, 36, 46])])
    for g, f, q in zip(legs_g, feet, legs, strict=True):
        b.skin(b.limb(f, [19, 22, 8]), skin)
        b.cloth(g, legs_, ([(q[1][0] + 40, q[1][1] - 40), (q[1][0], q[1][1]), (q[1][0] + 20, q[1][1] + 44)], [(q[1][0] + 130, q[1][1] - 40), (q[1][0] + 60, q[1][1] + 6), (q[1][0] - 60, q[1][1] + 6)], [(q[2][0] - 40, q[2][1] - 30), (q[2][0] - 30, q[2][1]), (q[2][0] - 40, q[2][1] + 30)]), 10, 26)  # fmt: skip
    b.cloth(far_arm, shirt, ([(-520, 80), (-570, 120), (-580, 150)],), 8, 22)
    b.hand((-700, 122), 176, skin, 118)
    hips = b.shape([(-690, -68), (-760, -74), (-850, -58), (-870, 20), (-850, 84), (-760, 72), (-690, 60)])
    b.cloth(hips, legs_, ([(-700, -30), (-770, 0), (-850, 30)],), 10, 30)
    b.skin(b.limb([(-358, -62), (-426, -8)], [35, 46]), skin)
    b.cloth(trunk, shirt, ([(-410, 50), (-500, 40), (-600, 0)], [(-560, 84), (-620, 50), (-660, 10)], [(-600, -64), (-650, -20), (-690, 30)], [(-480, -70), (-540, -30), (-560, 20)], [(-650, -56), (-690, -10), (-740, 20)]), 12)  # fmt: skip
    s.curve(b.pts([(-704, -68), (-716, 0), (-706, 62)]), 7, "#6a3c1c", taper=(0.02, 0.02))
    at = b.head(skin, None, (-336, -88), 172, 12, eye="open", brow=-0.8)
    wig = valid(Polygon(at(path([(0.70, 0.14), (0.60, 0.20), (0.56, 0.30), (0.50, 0.40), (0.46, 0.56), (0.40, 0.54), (0.32, 0.66), (0.20, 0.80), (0.0, 0.82), (-0.24, 0.90), (-0.14, 0.66), (-0.34, 0.56), (-0.16, 0.40), (-0.34, 0.22), (-0.14, 0.14), (-0.16, -0.06), (0.06, 0.0), (0.2, -0.12), (0.36, -0.07), (0.56, -0.05)], 8, True))))  # fmt: skip
    c = at([(0.62, 0.02)])[0]
    locks(s, wig, lambda x, y: math.atan2(y - c[1], x - c[0]) + 0.3 * math.sin(x / 14), HIS["hair"], 260, long=30, w=1.5, line=2.2)
    b.skin(ell(*at([(0.39, 0.52)])[0], 7, 12, b.turn), skin, 1.8)
    arm = b.arm(near, [25, 37, 46])
    b.cloth(arm, shirt, ([(-300, -10), (-284, 20), (-300, 60)], [(-240, 0), (-230, 26), (-244, 56)], [(-400, -30), (-370, 10), (-390, 56)]), 9, 22)
    b.hand(near[0], 8, skin)
    b.cloth(b.limb([(-142, -26), (-134, 2), (-140, 30)], [9, 10, 9]), shirt)


def _over_the_water(s):
    """What lies between them and the air: a blue glaze, cracks, bubbles that froze."""
    r = s.rng
    s.wash(PANE, "#2a8aa4", 0.12, edge=0, gran=0.4, pool=0.6)
    for p, a, n in (((90, 760), -0.5, 7), ((940, 420), 3.4, 7), ((300, 1010), -1.2, 6)):
        p, pts = np.array(p, float), [np.array(p, float)]
        for _ in range(n):
            a += r.normal() * 0.3
            p = p + np.array([math.cos(a), math.sin(a)]) * 44
            pts.append(p)
        s.stroke(pts, np.linspace(3.4, 0.6, len(pts)), FROST, body=True, alpha=0.75, wobble=2, clip=PANE)
        for q in pts[2:-1:2]:
            e = a + r.choice((-1, 1)) * r.uniform(0.5, 1)
            s.stroke([q, q + np.array([math.cos(e), math.sin(e)]) * r.uniform(30, 90)], 1.2, FROST, body=True, alpha=0.6, wobble=2, clip=PANE)
    for x, y, n in ((380, 720, 6), (650, 446, 6), (230, 820, 6), (800, 330, 6)):
        for _ in range(n):
            q, c = r.uniform(4, 17), (x + r.normal() * 34, y + r.normal() * 30)
            s.stroke(arc(*c, q, q * 0.92, 0, 350), 1.9, FROST, body=True, alpha=0.85)
            s.stroke(arc(*c, q * 0.62, q * 0.6, 190, 270), 1.7, body=True)
    for _ in range(26):  # how the mittens wiped
        a, q = r.uniform(0, 360), r.uniform(0.95, 1.02)
        x, y = 512 + r.normal() * 16, 580 + r.normal() * 16
        s.stroke(arc(x, y, 440 * q, 490 * q, a, a + r.uniform(6, 26), 30), r.uniform(1, 6), FROST, body=True, alpha=0.4, wobble=2, clip=PANE)
    ring = np.array(PANE.exterior.coords)
    for _ in range(46):  # the snow that was pushed aside
        i = int(r.integers(len(ring)))
        p = ring[i] + (ring[i] - [512, 580]) * r.uniform(0.02, 0.065)
        q = r.uniform(12, 34)
        d = ring[min(i + 1, len(ring) - 1)] - ring[i - 1]
        g = ell(*p, q * 1.5, q * 0.7, math.degrees(math.atan2(d[1], d[0])) + r.normal() * 14)
        lump = np.clip(s.warp(s.mask(g), (0, 0, s.w, s.h), 3, 5), 0, 1)
        s.wash(move(g, -7, 9), "#4a6cae", 0.5, wet=7)
        s.cover(lump)
        s.wash(move(g, -5, q * 0.45).intersection(g), SHADE, 0.5, wet=6)
    for _ in range(240):
        p = ring[int(r.integers(len(ring)))] + r.normal(size=2) * 20
        q = 1.5 + 6 * r.random() ** 3
        s.cover(ell(*p, q, q * 0.8, r.uniform(0, 90)))


def _child(s):
    """Flat on the ice above them: a cap, a back, two mittens."""
    r = s.rng
    green = ("#2f8a54", "#0c3a2c", "#a8e0a0")
    back = blob([(352, 1316), (420, 1262), (512, 1250), (606, 1262), (676, 1316), (700, 1420), (712, 1560), (316, 1560), (330, 1420)])
    arms = [
        union(limb([(512 + e * 90, 1326), (512 + e * 254, 1286)], [62, 50]), limb([(512 + e * 256, 1290), (512 + e * 252, 1176)], [50, 38])) for e in (-1, 1)
    ]
    hands_ = [union(limb([(262, 1136), (276, 1082), (284, 1034)], [34, 43, 33]), limb([(282, 1110), (326, 1086), (344, 1056)], [20, 18, 14])), union(limb([(768, 1136), (750, 1082), (742, 1034)], [34, 43, 33]), limb([(748, 1110), (704, 1086), (686, 1056)], [20, 18, 14]))]  # fmt: skip
    s.wash(move(union(back, *arms, *hands_, ell(512, 1170, 130, 136)), -34, 30), "#2c4a88", 0.85, wet=16)
    for g in hands_:
        s.thing(g, "#e6b23a", 1.0, col2="#d08a20", shade=0.85, shcol="#7a4408", hatch=5, line=3.2)
    for g, e in zip(hands_, (1, -1), strict=True):
        x = 512 - e * 234
        for k in range(3):
            s.curve([(x - 26, 1060 + 22 * k), (x, 1052 + 22 * k), (x + 26, 1060 + 22 * k)], 2, "#9a5a10", clip=g)
    for g, e in zip(arms, (-1, 1), strict=True):
        garment(s, g, *green, lambda x, y: 1.5, 80, long=30, k=1.0, line=3.2, folds=([(512 + e * 300, 1290), (512 + e * 262, 1296), (512 + e * 240, 1320)], [(512 + e * 306, 1250), (512 + e * 270, 1250), (512 + e * 236, 1264)]), side=-1)  # fmt: skip
        x = 512 + e * 254
        cuff = limb([(x - 36, 1150), (x, 1142), (x + 36, 1150)], [15, 16, 15])
        s.thing(cuff, "#fff6e6", 0.15, shade=0.7, shcol="#7a86b0", hatch=5, line=2.6)
    garment(s, back, *green, lambda x, y: 1.57 + (x - 512) * 0.0008, 240, long=46, k=1.0, line=3.6, side=-1, folds=([(430, 1320), (420, 1400), (430, 1500)], [(600, 1330), (606, 1410), (594, 1500)], [(512, 1300), (514, 1400), (510, 1500)]))  # fmt: skip
    s.wash(ell(512, 1268, 140, 46), "#041a14", 0.9, wet=16, clip=back)
    belt = limb([(356, 1450), (512, 1462), (670, 1450)], [13, 14, 13])
    s.thing(belt, "#1f6a40", 1.1, shade=0.8, shcol="#0c3a2c", hatch=5, line=2.6)
    for x in (452, 572):
        s.thing(ell(x, 1460, 11), "#f0c050", 1.0, shade=0.6, hatch=0, line=2)
    scarf = blob([(386, 1270), (420, 1236), (512, 1226), (606, 1236), (640, 1270), (610, 1304), (512, 1318), (414, 1304)])
    s.thing(scarf, "#f0c050", 0.9, shade=0.8, shcol="#8a5410", hatch=5, line=3)
    tail = limb([(600, 1290), (660, 1340), (676, 1420)], [26, 27, 30])
    s.wash(move(tail, -10, 10), "#041a14", 0.7, wet=8, clip=back)
    s.thing(tail, "#f0c050", 0.9, shade=0.8, shcol="#8a5410", hatch=5, line=2.8)
    for k in range(7):
        s.curve([(650 + 8 * k, 1440), (652 + 8 * k, 1462 + 6 * (k % 2))], 4, "#c88a20")
    for k in range(9):
        s.curve([(404 + k * 26, 1246 - 8 * math.sin(k / 8 * 3.1)), (410 + k * 25, 1276), (416 + k * 24, 1308 + 6 * math.sin(k / 8 * 3.1))], 1.8, "#8a5410", clip=scarf)  # fmt: skip
    cap_ = blob([(386, 1180), (402, 1100), (452, 1048), (514, 1032), (576, 1048), (626, 1100), (640, 1180), (610, 1252), (514, 1280), (416, 1252)])
    s.wash(move(cap_, -14, 16), "#3a1408", 0.7, wet=10, clip=union(back, scarf))
    s.thing(cap_, "#d8222c", 1.1, col2="#b8141e", shade=0.9, shcol="#4a0614", hatch=5, line=3.6, soft=80)
    top = np.array([516, 1110])
    for a in np.linspace(0, math.tau, 27)[:-1]:
        e = np.array([513 + 128 * math.cos(a), 1160 + 122 * math.sin(a)])
        m = (top + e) / 2 + np.array([math.cos(a), math.sin(a)]) * 16
        s.curve([top, m, e], 2.4, "#5a0614", clip=cap_)
        s.curve([top + [3, 2], m + [5, 2], e + [5, 2]], 1.3, "#ff9a90", body=True, clip=cap_, alpha=0.55 if math.cos(a - 5.6) > 0 else 0.15)
    brim = valid(Polygon([*arc(513, 1160, 128, 122, 20, 160, 30), *arc(513, 1152, 126, 88, 160, 20, 30)]))
    s.thing(brim.intersection(cap_), "#c01824", 1.0, shade=0.8, shcol="#4a0614", hatch=5, line=2.6)
    pompon = ell(*top, 47)
    s.wash(move(pompon, -10, 14), "#3a0410", 0.9, wet=8, clip=cap_)
    s.cover(pompon)
    s.wash(pompon, "#f4ecdc", 0.3)
    for _ in range(240):
        a, q = r.uniform(0, math.tau), 50 * math.sqrt(r.random())
        p = top + np.array([math.cos(a), math.sin(a)]) * q
        e = p + np.array([math.cos(a), math.sin(a)]) * r.uniform(8, 18)
        low = p[1] - p[0] > top[1] - top[0] + 10
        s.curve([p, (p + e) / 2 + r.normal(size=2) * 2, e], 1.8, "#8a7a80" if low and r.random() < 0.6 else "#fffaf0", body=True, n=4)


@card("frost", paper="cold", light=(0.6, -0.6))
def ice_swimmers(s):
    """From above: a child has wiped the snow off the ice, and two swim below towards each other."""
    _ice(s)
    above = marks.kept(s)
    _her(s)
    _him(s)
    marks.again(s, above, 1 - s.mask(PANE))
    _over_the_water(s)
    _child(s)
    s.splatter("#4a6cae", 50, (0, 0, 1000, 1500), (0.6, 4), 0.6)
    s.dots([(s.rng.uniform(10, 990), s.rng.uniform(10, 1490)) for _ in range(120)], 1.6, body=True, alpha=0.9)
