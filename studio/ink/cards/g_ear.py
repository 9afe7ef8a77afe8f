"""The ear of the stone head: coral, with its roots in the cheek."""

from ..easel import *

DEEP = "#06182c"


def ear(s, ox, oy, k):
    """An ear of coral: rim, ridges, hollow and lobe, each a form of its own."""
    r = s.rng
    pink, rose, deep = "#f8ac92", "#e87a70", "#7a2244"
    t = lambda pts: [(ox + (p[0] - 570) * k, oy + (p[1] - 1180) * k) for p in pts]  # noqa: E731
    shape = blob(
        t(
            [
                (400, 1180),
                (368, 1080),
                (416, 968),
                (540, 912),
                (672, 926),
                (764, 1018),
                (776, 1140),
                (724, 1256),
                (652, 1336),
                (614, 1404),
                (560, 1454),
                (488, 1458),
                (436, 1412),
                (428, 1340),
                (436, 1270),
            ]
        )
    )
    s.glow(ox, oy, 420, "#c86a6a", 0.35, 0.55)  # the light of the sea is round it
    s.wash(shape.buffer(26), "#f08a6a", 0.35, wet=40)
    _branches(s, t, k)
    s.wash(move(shape, 14, 20), DEEP, 1.0, wet=18)
    s.thing(shape, pink, 0.8, col2=rose, shade=0.6, shcol=deep, hatch=0, line=3.8, soft=90, gran=0.2)
    s.wash(blob(t([(440, 1080), (520, 990), (650, 1000), (712, 1080), (706, 1180), (640, 1280), (600, 1200), (590, 1100)])), deep, 0.9, wet=14, clip=shape)
    s.wash(blob(t([(440, 1190), (466, 1110), (540, 1078), (604, 1110), (620, 1190), (592, 1276), (530, 1318), (462, 1300)])), "#8a2a4c", 1.0, wet=8)
    s.wash(blob(t([(452, 1200), (500, 1160), (548, 1190), (540, 1260), (490, 1290), (452, 1270)])), "#2a061c", 1.6, wet=10)

    def part(pts, radii):
        g = smooth(limb(t(pts), [q * k for q in radii], 14), 5)
        s.wash(move(g, 8, 12), deep, 0.8, wet=9, clip=shape)
        s.thing(g, pink, 0.75, col2=rose, shade=0.8, shcol=deep, hatch=0, line=3, white=0.8, gran=0.2)

    part([(606, 1338), (650, 1246), (656, 1160), (622, 1086), (556, 1050)], [12, 26, 30, 23, 9])
    part([(640, 1120), (600, 1064), (516, 1034)], [20, 17, 8])
    part(
        [(500, 1176), (440, 1142), (402, 1080), (440, 992), (546, 946), (656, 962), (732, 1044), (742, 1140), (700, 1234), (640, 1300)],
        [9, 22, 31, 34, 35, 35, 33, 29, 22, 10],
    )
    part([(420, 1184), (462, 1226), (440, 1286)], [20, 36, 24])
    part([(504, 1326), (556, 1312), (600, 1332)], [14, 25, 12])
    lobe = blob(t([(438, 1330), (500, 1352), (590, 1352), (604, 1404), (556, 1450), (490, 1454), (440, 1410)]))
    s.thing(lobe, pink, 0.75, col2=rose, shade=0.6, shcol=deep, hatch=0, line=0, white=0.8, gran=0.2)
    s.curve(t([(604, 1350), (610, 1400), (560, 1452), (490, 1456), (438, 1412), (430, 1340)]), 3.6)
    rim_ = path(t([(404, 1080), (440, 994), (546, 944), (656, 958), (728, 1036)]), 12)
    for p, _, _ in marks.along(rim_, 13):  # polyps
        q = p + r.normal(size=2) * 10
        s.fill(ell(*q, r.uniform(1.6, 3.4)), "#fff0e0", body=True, alpha=0.9)
    _rooted(s, t, shape, k)
    return np.array(t([(500, 1226)])[0])


def _rooted(s, t, shape, k):
    """In front the ear is stone still: the cheek runs into it, without a line, and what grows there grows over both."""
    seam = blob(
        t([(330, 1040), (400, 1060), (424, 1130), (470, 1170), (486, 1240), (462, 1300), (470, 1350), (500, 1400), (500, 1480), (400, 1480), (340, 1300)])
    )
    s.cover(seam.intersection(blob(t([(330, 1090), (398, 1110), (420, 1180), (436, 1300), (452, 1400), (470, 1480), (330, 1480)]))), keep=1, ink=0.05)
    s.wash(seam, "#5a4c62", 0.65, wet=26 * k, gran=0.3)
    s.wash(
        blob(t([(360, 980), (430, 950), (470, 1010), (430, 1090), (470, 1170), (500, 1300), (540, 1470), (440, 1470), (360, 1200)])),
        "#6a5264",
        0.6,
        wet=40 * k,
        gran=0.3,
    )
    for pts in (
        [(330, 1130), (384, 1160), (426, 1176), (466, 1170)],
        [(350, 1330), (400, 1330), (440, 1352), (500, 1352)],
        [(372, 1230), (410, 1240), (440, 1262)],
    ):
        s.wash(limb(t(pts), [3, 9, 9, 3][: len(pts)]), "#1c1220", 0.8, wet=7)
        s.curve(t(pts), 3, "#1c1220")
        s.curve([(x + 3, y + 4) for x, y in t(pts)], 1.8, "#e8c8c0", body=True, alpha=0.5)
    r = np.random.default_rng(8)
    for cx, cy, n in ((420, 1330, 7), (404, 1210, 6), (410, 1010, 5), (500, 1462, 5)):
        for _ in range(n):
            (x, y), q = t([(cx + r.normal() * 24, cy + r.normal() * 24)])[0], r.uniform(5, 11)
            s.thing(ell(x, y, q, q * 0.86), ("#f0b8a4", "#c8d0c8")[int(r.integers(2))], 0.6, shade=0.7, shcol="#2a2448", hatch=0, line=1.8)
            s.fill(ell(x, y - 1, q * 0.4, q * 0.28), DEEP)


def _branches(s, t, k):
    """Coral grows behind the ear: it forks, and forks again."""
    r = np.random.default_rng(3)

    def grow(p, a, long, w, left):
        q = p + long * np.array([math.cos(a), math.sin(a)])
        g = [limb([p, (p + q) / 2 + r.normal(size=2) * long * 0.08, q], [w, w * 0.86, w * 0.74])]
        if left:
            for d in (-0.42, 0.4):
                g += grow(q, a + d + r.normal() * 0.14, long * r.uniform(0.62, 0.86), w * 0.72, left - 1)
        return g

    for x, y, a, long, col in (
        (530, 940, -108, 66, "#f0b04c"),
        (680, 946, -62, 70, "#a86ac0"),
        (764, 1080, -14, 60, "#f0b04c"),
        (720, 1260, 30, 60, "#a86ac0"),
    ):
        g = smooth(union(*grow(np.array(t([(x, y)])[0], float), math.radians(a), long * k, 17 * k, 3)), 2)
        s.wash(move(g, 10, 14), DEEP, 0.9, wet=10)
        s.thing(g, col, 0.95, shade=0.6, shcol="#6a1a34", hatch=0, line=2.5, gran=0.2)
