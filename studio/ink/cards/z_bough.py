"""The tree of the last leaf: the air behind it, its bough, its buds, and the branch that carries somebody."""

from ..easel import *

NIGHT = "#170d0c"
BARK = ("#7a5234", "#1c0e0c")


def leaf(s, at, long, way, col, line, veins=True, hatch=0):
    """A leaf with its stem at `at`, its tip that way."""

    def q(pts):
        return [(*move([p[:2]], *at, long, way)[0], *p[2:]) for p in pts]

    g = blob(
        q([(0, 0, 1), (0.16, -0.20), (0.36, -0.31), (0.55, -0.29), (0.78, -0.16), (1, 0.02, 1), (0.80, 0.17), (0.56, 0.30), (0.34, 0.30), (0.14, 0.19)]), 6
    )
    s.thing(g, col, 1.0, col2=mix(col, "#f0a030", 0.5), shade=0.6, shcol=mix(col, "#2a0808", 0.7), hatch=hatch, line=line)
    if veins:
        s.stroke([p[:2] for p in q([(-0.12, 0), (0.4, 0.01), (0.95, 0.02)])], line * 0.9, mix(col, "#1c0606", 0.75))
        for u in (0.16, 0.3, 0.45, 0.6, 0.74):
            for e in (-1, 1):
                s.curve(
                    [p[:2] for p in q([(u, 0.01), (u + 0.09, 0.12 * e), (u + 0.2, 0.25 * e * (1.15 - u * 0.7))])], line * 0.55, mix(col, "#1c0606", 0.7), clip=g
                )
    return g


def bud(s, at, way, k):
    g = blob([(*move([p[:2]], *at, k, way)[0], *p[2:]) for p in ((0, -3), (7, -6), (14, -4), (21, 0, 1), (14, 4), (7, 6), (0, 3))], 6)
    s.cover(g)
    s.fill(g, ("#7ab83a", "#5a9a2e", "#a8d04a")[s.rng.integers(3)], body=True)
    s.outline(g, 1.3, "#1c3a14", lost=0.1)
    s.stroke(move([(2, 0), (16, 0)], *at, k, way), 1, "#1c3a14")


def air(s):
    r = s.rng
    s.wash(s.all, "#f6dc9a", 0.5, col2="#f0bc6a", pool=0.6, bloom=4, gran=0.25)
    s.lift(ell(250, 430, 260, 300), 0.6, 80)
    s.wash(blob([(560, -100), (1100, -100), (1100, 1600), (640, 1600), (820, 1100), (760, 500)]), "#a85e2a", 1.0, wet=90, gran=0.25, pool=0.6)
    s.wash(blob([(820, -100), (1100, -100), (1100, 1600), (900, 1600), (930, 700)]), "#4a2414", 0.6, wet=80, gran=0.25, pool=0.7)
    for y, col, k, seed in ((1150, "#d8a860", 0.5, 0), (1230, "#b87a3c", 0.7, 2), (1330, "#8a4e24", 0.9, 4)):  # far below
        g = poly([*path([(-40, y + 30), (180, y - 24 + seed * 6), (420, y + 26), (700, y - 10), (1040, y + 40)], 10), (1040, 1560), (-40, 1560)])
        s.cover(g, 0.25)
        s.wash(g, col, k, col2="#e0b46a", gran=0.25, pool=0.6, bloom=2)
        s.outline(g, 1.5, lost=0.4)
    s.wash(blob([(300, 1400), (700, 1340), (1100, 1300), (1100, 1600), (200, 1600)]), "#4a2414", 0.5, wet=70, gran=0.25)
    for x, y, w, h, roof, lit in ((62, 1164, 34, 22, 18, 0), (104, 1176, 44, 26, 24, 1), (166, 1172, 30, 20, 16, 0), (232, 1160, 26, 58, 34, 1), (266, 1164, 48, 24, 20, 0), (330, 1178, 32, 18, 16, 1)):  # a village, smoke, a light or two  # fmt: skip
        s.wash(poly([(x + w, y), (x + w, y - h), (x + w + h * 1.3, y + 5)]), "#6a3a1c", 0.5, wet=3)
        s.thing(poly([(x, y), (x + w, y), (x + w, y - h), (x, y - h)]), "#fff4dc", 0.3, shade=0.4, hatch=0, line=1.5)
        s.thing(poly([(x - 4, y - h), (x + w + 4, y - h), (x + w * (0.5 if h > 40 else 0.8), y - h - roof), (x + w * (0.5 if h > 40 else 0.2), y - h - roof)]), "#a83a24", 1.0, shade=0.4, hatch=0, line=1.5)  # fmt: skip
        s.fill(box(x + w * 0.3, y - h * 0.7, x + w * 0.3 + 7, y - h * 0.7 + 9), "#e8902a" if lit else "#3a2018")
        if h < 40 and lit:
            p = np.array([x + w * 0.7, y - h - roof])
            s.curve([p, p + [8, -26], p + [-4, -50], p + [14, -84]], 5, "#fffaf0", body=True, alpha=0.6, taper=(0.1, 0.8))
    for x in np.arange(20, 700, 46):
        s.curve([(x, 1246 + 12 * math.sin(x)), (x + 60, 1300), (x + 80, 1420)], 1.2, "#6a3a1c", alpha=0.6)
    for _ in range(120):  # all that have fallen
        x, y = r.uniform(-10, 1000), 1360 + 140 * r.random() ** 0.7
        q = 5 + (y - 1340) * 0.075
        leaf(s, (x, y), q * 1.5, r.uniform(0, 360), ("#c8401e", "#e08a2a", "#a83a1e", "#e8b83e")[r.integers(4)], 1.2, veins=q > 12)


def tree(s):
    r = s.rng
    twigs = np.random.default_rng(5)
    tips, fine = [], []
    for x, y, h, w, a in (
        (900, 330, 420, 20, -100),
        (800, 190, 330, 15, -125),
        (700, 132, 260, 12, -84),
        (620, 128, 250, 10, -128),
        (520, 150, 200, 8, -96),
        (890, 500, 330, 16, -150),
        (930, 90, 240, 12, -70),
    ):
        g, t = places.branches(twigs, x, y, h, w, a, 5, 26, 12, 0.74)
        fine.append(g)
        tips += t
    g = union(*fine)
    s.thing(g, BARK[0], 1.0, shade=0.9, shcol=BARK[1], hatch=0, line=2)
    bough = union(
        limb([(1010, 480), (920, 300), (800, 178), (660, 128), (520, 140), (420, 190), (352, 262), (330, 318)], [70, 48, 33, 25, 19, 14, 9, 5]),
        limb([(990, 620), (900, 506), (850, 470), (770, 440)], [44, 26, 16, 6]),
    )
    trunk = union(blob([(896, 1600), (900, 1300), (912, 1000), (906, 700), (930, 480), (960, 300), (1000, 100), (1100, 0), (1100, 1600)]), bough)
    s.thing(trunk, BARK[0], 1.1, col2="#4a2c1c", shade=1.0, shcol=BARK[1], hatch=6, cross=True, line=3.4, gran=0.25)
    s.wash(blob([(960, 0), (1100, 0), (1100, 1600), (940, 1600), (960, 900)]), NIGHT, 0.7, wet=30, clip=trunk)
    for _ in range(150):  # bark, ridge by ridge
        x, y = r.uniform(896, 1000), r.uniform(300, 1500)
        s.curve(
            [(x, y), (x + r.normal() * 8, y + 30), (x + r.normal() * 8, y + r.uniform(50, 110))],
            r.uniform(1.5, 4),
            "#0e0606" if r.random() < 0.7 else "#c08a5a",
            clip=trunk,
            alpha=0.8,
        )
    line = path([(1000, 440), (920, 290), (800, 172), (660, 122), (520, 134), (420, 186), (352, 260)], 10)
    for p, d, u in marks.along(line, 12):
        for _ in range(2):
            b = p + r.normal(size=2) * (14 - 9 * u)
            s.curve(
                [b, b + d * 14 + r.normal(size=2) * 2, b + d * r.uniform(22, 40)],
                r.uniform(1, 2.2),
                "#0e0606" if r.random() < 0.65 else "#d8a878",
                clip=bough,
                alpha=0.8,
            )
    for x, y in tips:
        if r.random() < 0.75:
            for _ in range(r.integers(1, 3)):
                bud(s, (x, y), r.uniform(-150, -30), r.uniform(0.7, 1.15))
    for p, d, u in marks.along(line, 47):
        n = np.array([-d[1], d[0]])
        p = p + n * (40 - 34 * u)
        a = math.degrees(math.atan2(n[1], n[0])) + r.normal() * 20
        s.stroke([p - n * 14, p + n * 4], 4, BARK[1])
        for e in (-26, 22)[: r.integers(1, 3)]:
            bud(s, p + n * 2, a + e, 1.3)


BOUGH = [(1040, 1130), (900, 1096), (760, 1082), (600, 1092), (470, 1128), (380, 1180), (330, 1196)]
SEAT = union(limb(BOUGH, [96, 66, 50, 40, 29, 18, 8], 14), limb([(520, 1110), (452, 1080), (410, 1030)], [18, 12, 5]))


def seat(s):
    """The bough that carries him, as thick as he is."""
    r, line, g = s.rng, BOUGH, SEAT
    s.thing(g, BARK[0], 1.1, col2="#4a2c1c", shade=1.1, shcol=BARK[1], hatch=6, cross=True, line=3.4, gran=0.25)
    for p, d, u in marks.along(path(line, 12), 9):
        n = np.array([-d[1], d[0]])
        for _ in range(3):
            b = p + n * r.uniform(-1, 1) * (70 - 60 * u)
            s.curve(
                [b, b + d * 20 + n * r.normal() * 3, b + d * r.uniform(30, 60)],
                r.uniform(1, 3),
                "#0e0606" if r.random() < 0.7 else "#d8a878",
                clip=g,
                alpha=0.8,
            )
    for p, a in (((408, 1030), -120), ((414, 1034), -60), ((334, 1196), 170), ((336, 1190), 210), ((460, 1100), -100), ((610, 1052), -80)):
        bud(s, p, a, 1.5)
