"""The umbrella on the last rock of the flood."""

from ..easel import *
from ..kit.brush import feather
from ..kit.coat import coat
from ..kit.drape import drape
from ..kit.places import ridge_of

NIGHT, DEEP, FOAM = "#04141a", "#0c3a40", "#eefaf2"
RED = ("#4a0814", "#cf2f26", "#ffb49a")
TOP = np.array([560.0, 624.0])
# the way, from the water up: x, y, half its breadth
WAY = ((-80, 1452, 84), (220, 1450, 84), (520, 1424, 76), (800, 1362, 62), (910, 1280, 50), (850, 1214, 44), (680, 1180, 46), (440, 1138, 44), (230, 1070, 38), (170, 1004, 32), (250, 952, 30), (430, 932, 32), (620, 896, 27), (728, 842, 21), (748, 780, 16), (728, 716, 11))  # fmt: skip


def dove(s, x, y, k):
    """A white dove that flies to the right, a key in its bill."""

    def at(*p):
        return [(x + a * k, y + b * k, *c) for a, b, *c in p]

    grey, dark = "#eef0f0", "#6f8090"
    for i in range(8):  # the far wing
        feather(s, at((20 + 5 * i, -40))[0], math.radians(-118 + 11 * i), (190 - 9 * i) * k, 44 * k, "#cfd8dc", line=1.6, dark=dark, k=0.5)
    for i in range(5):
        feather(s, at((-96, 8))[0], math.radians(160 + 10 * i), 120 * k, 34 * k, grey, line=1.6, dark=dark, k=0.35)
    body = blob(at((-120, 6), (-50, -36), (40, -52), (96, -74), (134, -62), (142, -34), (112, -6), (60, 34), (-30, 42), (-90, 28)))
    s.thing(body, "#f6f6f2", 0.2, shade=0.55, shcol="#6f8aa0", hatch=6, thr=0.62, line=2.4, white=0.8)
    for i in range(9):  # the near wing
        feather(s, at((-14 + 7 * i, -22))[0], math.radians(-146 + 9 * i), (230 - 10 * i) * k, 50 * k, grey, line=1.8, dark=dark, k=0.35)
    for i in range(6):
        feather(s, at((-10 + 10 * i, -16))[0], math.radians(-136 + 12 * i), 96 * k, 40 * k, "#fbfbf8", line=1.6, dark=dark, k=0.25)
    s.thing(poly(at((138, -50), (170, -40), (138, -32))), "#d89a6a", 0.9, shade=0.3, hatch=0, line=1.8)
    s.fill(ell(x + 118 * k, y - 50 * k, 5.5 * k))
    s.fill(ell(x + 116.5 * k, y - 52 * k, 1.8 * k), body=True)
    bx, by = x + 166 * k, y - 36 * k
    s.curve([(bx - 6, by - 4), (bx + 4, by + 12 * k), (bx, by + 24 * k)], 3.4, "#c8242c")
    for w, col in ((9, "#5a3a10"), (5.5, "#f0bc3c")):
        s.stroke(arc(bx, by + 38 * k, 14 * k, 16 * k, 0, 360), w * k, col, wobble=0.1, taper=(0, 0))
        s.stroke([(bx, by + 54 * k), (bx, by + 112 * k)], w * k, col, wobble=0.1, taper=(0, 0))
        s.stroke([(bx, by + 108 * k), (bx + 18 * k, by + 108 * k)], w * k, col, wobble=0.1, taper=(0, 0))
        s.stroke([(bx, by + 92 * k), (bx + 14 * k, by + 92 * k)], w * k, col, wobble=0.1, taper=(0, 0))


def _weather(s):
    s.wash(s.all, "#e6e0bc", 0.5, col2="#a8cfc4", gran=0.5, pool=0.5, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 130), (760, 200), (560, 330), (300, 470), (-100, 520)]), "#2f6a70", 1.0, wet=90, gran=0.3, pool=0.6)
    s.wash(blob([(-100, -100), (760, -100), (430, 120), (240, 330), (-100, 460)]), "#0a2a34", 1.3, wet=85, gran=0.3, pool=0.7)
    s.lift(ell(860, 360, 170, 80), 0.6, 50)
    s.wash(ell(880, 400, 190, 60), "#f6b45a", 0.5, wet=60)
    r = s.rng
    for _ in range(150):  # the rain goes off to the left
        x, y = r.uniform(-60, 420), r.uniform(0, 440)
        s.stroke([(x, y), (x - 16, y + r.uniform(30, 80))], 1.3, "#cfe6e2", body=True, alpha=0.35)


def _flood(s):
    r = s.rng
    sea = box(-40, 452, 1040, 1560)
    s.cover(sea)
    s.wash(sea, "#6fb8ac", 0.8, col2="#2a7c80", mix=("lin", 90, 0, 0.8), gran=0.3, pool=0.6)
    s.wash(blob([(-100, 520), (300, 620), (220, 1000), (380, 1300), (1100, 1180), (1100, 1700), (-100, 1700)]), "#14606a", 1.0, wet=90, gran=0.3, pool=0.6)
    s.wash(blob([(-100, 700), (120, 860), (160, 1240), (420, 1420), (1100, 1330), (1100, 1700), (-100, 1700)]), NIGHT, 1.2, wet=85, gran=0.3, pool=0.7)
    s.wash(ell(900, 500, 200, 30), "#f6c87a", 0.5, wet=26)
    y = 462.0
    while y < 1540:  # wave behind wave
        q = (y - 440) / 1060
        x = r.uniform(-120, 0)
        while x < 1040:
            w, h = (36 + 230 * q) * r.uniform(0.7, 1.4), (4 + 46 * q) * r.uniform(0.5, 1.2)
            c = path([(x, y), (x + w * 0.3, y - h * 0.3), (x + w * 0.6, y - h), (x + w * 0.8, y - h * 0.7), (x + w, y)], 8)
            low = valid(Polygon(np.vstack([c, [[x + w * 0.7, y + h * 0.4], [x + w * 0.3, y + h * 0.3]]])))
            if h > 9:
                s.wash(low, DEEP if q < 0.5 else NIGHT, 0.4, edge=0.3, gran=0.5, grad=("lin", 90, 0.3, 1.2))
            s.stroke(c, 1.2 + 2.2 * q, DEEP if q < 0.4 else NIGHT, alpha=0.85)
            s.stroke(c[12:28] + [0, 2 + 3 * q], 1.4 + 4 * q, FOAM, body=True, alpha=0.8)
            for _ in range(int(2 + 5 * q)):
                p = c[int(r.uniform(6, 28))] + [0, h * r.uniform(0.1, 0.6)]
                s.curve([p, p + [w * 0.08, h * 0.16], p + [w * 0.16, h * 0.1]], 1 + 1.6 * q, FOAM if r.random() < 0.6 else "#0c4a50", body=True, alpha=0.7)
            x += w * r.uniform(0.75, 1.15)
        y += 11 + 52 * q


def _roof(s, x, y, w, tilt, col):
    """What is left of a house."""
    r = s.rng
    go = lambda *v: [tuple(p) for p in move(list(v), x, y, w, tilt)]  # noqa: E731
    s.wash(poly(go((-1.1, 0.1), (1.1, 0.1), (0.8, 0.7), (-0.8, 0.6))), NIGHT, 0.8, wet=14)
    s.thing(poly(go((0.26, -1.02), (0.5, -1.02), (0.5, -0.5), (0.26, -0.4))), "#a8705a", 1.0, shade=0.8, shcol="#2a100c", hatch=5, line=2.2)
    s.thing(poly(go((0.21, -1.1), (0.55, -1.1), (0.55, -1.0), (0.21, -1.0))), "#7a4a3c", 1.0, shade=0.6, hatch=0, line=2)
    gable = poly(go((-1.0, 0.12), (-0.66, -0.62), (-0.32, 0.14)))
    s.thing(gable, "#e2d8bc", 0.6, shade=0.8, shcol="#3a5450", hatch=5, line=2.3)
    win = poly(go((-0.74, -0.2), (-0.58, -0.2), (-0.58, 0.02), (-0.74, 0.02)))
    s.fill(win, NIGHT)
    slope = poly(go((-0.66, -0.62), (0.72, -0.62), (1.02, 0.12), (-0.3, 0.16)))
    drape(s, slope, ("#3a100c", col, "#ffc8a0"), lambda px, py: math.radians(tilt + 66), 110, long=w * 0.2, w=1.5, line=2.6)
    for q in np.linspace(0.12, 0.92, 6):
        for u in np.arange(0.03, 1, 0.085):
            a = np.array([-0.66 + 1.38 * u, -0.62]) * (1 - q) + np.array([-0.3 + 1.32 * u, 0.15]) * q
            s.curve(go(tuple(a), tuple(a + [0.045, 0.05]), tuple(a + [0.09, 0])), 1.5, "#2a0c0a")
    s.stroke(go((-0.7, -0.63), (0.76, -0.63)), 5, "#3a100c")
    for _ in range(26):
        u = r.uniform(-1.15, 1.15)
        s.curve(go((u - 0.14, 0.14 + 0.05 * r.normal()), (u, 0.09), (u + 0.14, 0.16 + 0.05 * r.normal())), r.uniform(2, 5), FOAM, body=True, alpha=0.85)


def _hill(s):
    r = s.rng
    s.wash(blob([(340, 640), (700, 620), (900, 900), (1100, 1200), (1100, 1600), (-100, 1600), (-100, 1200), (150, 900)]), NIGHT, 0.7, wet=50, gran=0.3)
    rim = [*ridge_of(r, (-60, 1330), (120, 1010), 0.06, 4), *ridge_of(r, (130, 990), (310, 690), 0.07, 4), *ridge_of(r, (330, 680), TOP + [-60, 0], 0.06, 3), *ridge_of(r, TOP + [60, 0], (800, 800), 0.07, 4), *ridge_of(r, (810, 830), (1060, 1260), 0.06, 4)]
    hill = valid(Polygon([*rim, (1060, 1560), (-60, 1560)]))
    s.cover(hill)
    s.wash(hill, "#b8b49a", 0.7, col2="#8c9484", gran=0.3, pool=0.7, bloom=4)
    for k, u in enumerate(np.linspace(-1, 1, 8)):  # buttresses: each lit on its right, dark on its left
        a, b = TOP + [u * 50, 6 + 30 * abs(u)], np.array([560 + u * 640, 1540 - 260 * abs(u)])
        edge = ridge_of(r, a, (a + b) / 2 + [u * 30, 40], 0.1, 4) + ridge_of(r, (a + b) / 2 + [u * 30, 40], b, 0.08, 4)
        back = [np.array(q) - [(q[1] - 600) * (0.07 + 0.03 * (k % 3)), 0] for q in edge[::-1]]
        s.wash(valid(Polygon([*edge, *back])).intersection(hill), "#1c3a38", 0.6, edge=0.5, gran=0.3, rough=2)
        s.stroke(edge, 2.6, NIGHT, clip=hill)
        s.stroke(np.array(edge) + [6, 0], 2, "#fffbe4", body=True, alpha=0.5 if u > -0.3 else 0.15, clip=hill)
    s.wash(blob([(-100, 1000), (260, 700), (430, 640), (330, 900), (360, 1200), (240, 1600), (-100, 1600)]), "#0a2628", 0.9, wet=70, clip=hill, gran=0.3, pool=0.6)
    s.wash(blob([(-100, 1300), (200, 1280), (560, 1400), (1100, 1440), (1100, 1600), (-100, 1600)]), NIGHT, 1.1, wet=60, clip=hill, gran=0.3)
    s.outline(hill, 3.4, NIGHT, lost=0.1)
    for _ in range(120):  # beds of the stone
        x, y = r.uniform(-20, 1020), r.uniform(660, 1490)
        q = 10 + 40 * (y - 600) / 900
        s.stroke(ridge_of(r, (x, y), (x + q, y + r.normal() * q * 0.2), 0.1, 3), r.uniform(1, 2.4), NIGHT, clip=hill, alpha=0.8, wobble=0.5)
    line, broad = path([(x, y) for x, y, _ in WAY], 10), np.interp(np.linspace(0, 1, 10 * (len(WAY) - 1) + 1), np.linspace(0, 1, len(WAY)), [q for *_, q in WAY])
    road = union(*(blob([(x + q * (1.25 if j % 2 else 1.1) * math.cos(a) * r.uniform(0.9, 1.12), y + q * 0.72 * math.sin(a) * r.uniform(0.85, 1.15)) for j, a in enumerate(np.arange(9) * math.tau / 9)], 4) for (x, y), q in zip(line, broad, strict=False)))
    road = smooth(road, 3)
    s.wash(move(road, 0, 26).union(move(road, 0, 52)), NIGHT, 1.2, wet=18, clip=hill)
    for (x, y), q in zip(line, broad, strict=False):  # the cliff below it
        for _ in range(5):
            a = x + r.normal() * q * 0.8
            s.stroke(ridge_of(r, (a, y + q * 0.5), (a + r.normal() * 6, y + q * r.uniform(1.2, 2.4)), 0.12, 3), r.uniform(1.2, 2.8), NIGHT if r.random() < 0.7 else "#8c9484", clip=hill, alpha=0.8)
    s.cover(road)
    s.wash(road, "#d8cfa4", 0.6, col2="#a8ac88", gran=0.25, pool=0.6)
    s.wash(blob([(-100, 1360), (400, 1360), (300, 1100), (120, 980), (340, 700), (500, 760), (420, 980), (560, 1200), (500, 1560), (-100, 1560)]), "#2a5a54", 0.6, wet=60, clip=road, gran=0.25)
    s.outline(road, 2.4, NIGHT, lost=0.35)
    ring = np.array(road.exterior.coords)
    for _ in range(420):
        p = ring[int(r.integers(len(ring)))] + r.normal(size=2) * 3
        q = 5 + 18 * (p[1] - 640) / 860
        s.curve([p, p + [r.normal() * 3, -q * 0.6], p + [r.normal() * 6, -q]], 1.8, ("#5f8a4a", "#1c4428", "#9cb85a")[int(r.integers(3))])
    for x, y, q in WAY[:10]:
        for _ in range(8):
            a, b = x + r.normal() * 80, y + r.uniform(-0.4, 0.4) * q
            s.curve([(a, b), (a + 10, b - 2), (a + 24, b)], 1.4, "#8a7c4c", alpha=0.8, clip=road)


# trunk, neck, head, legs (far fore, far hind, near fore, near hind), tail; the unit is half the length of a beast that runs
RUN = {
    "giraffe": dict(
        tones=("#5a2c0c", "#e6ae52", "#fff0c0"),
        trunk=[(-0.42, -0.98), (-0.32, -1.14), (0, -1.2), (0.28, -1.36), (0.44, -1.24), (0.38, -0.96), (0.1, -0.86), (-0.3, -0.86)],
        neck=([(0.28, -1.18), (0.56, -1.7), (0.84, -2.2)], [0.19, 0.1, 0.075]),
        head=[(0.78, -2.3), (0.9, -2.32), (1.06, -2.2), (1.2, -2.1), (1.18, -2.02), (1.02, -2.04), (0.86, -2.1)],
        legs=([(0.26, -1.0), (0.22, -0.5), (0.08, -0.02)], [(-0.3, -0.98), (-0.24, -0.5), (-0.36, 0)], [(0.3, -1.04), (0.48, -0.54), (0.7, -0.04)], [(-0.32, -1.02), (-0.46, -0.52), (-0.74, -0.06)]),
        thick=((0.13, 0.06, 0.045), (0.16, 0.06, 0.045)),
        tail=[(-0.42, -1.06), (-0.62, -1.0), (-0.7, -0.76)],
        eye=(0.92, -2.24), ear=[(0.78, -2.28), (0.62, -2.3)],
    ),
    "hare": dict(
        tones=("#3a2010", "#b48c60", "#fff0d4"),
        trunk=[(-0.66, -0.34), (-0.6, -0.62), (-0.3, -0.76), (0.1, -0.68), (0.42, -0.62), (0.54, -0.44), (0.34, -0.3), (-0.1, -0.28), (-0.4, -0.2)],
        neck=([(0.36, -0.5), (0.62, -0.66)], [0.16, 0.13]),
        head=[(0.5, -0.78), (0.66, -0.86), (0.82, -0.78), (0.96, -0.64), (0.9, -0.56), (0.7, -0.54), (0.54, -0.6)],
        legs=([(0.42, -0.44), (0.62, -0.26), (0.84, -0.24)], [(-0.5, -0.42), (-0.4, -0.2), (-0.7, -0.04)], [(0.38, -0.42), (0.62, -0.36), (0.9, -0.36)], [(-0.5, -0.44), (-0.62, -0.26), (-1.0, -0.1), (-1.14, -0.12)]),
        thick=((0.1, 0.06, 0.05), (0.24, 0.12, 0.06, 0.05)),
        tail=[(-0.64, -0.5), (-0.76, -0.58)],
        eye=(0.74, -0.72), ear=[(0.56, -0.82), (0.3, -1.04), (0.0, -1.1)],
    ),
}


def runner(s, kind, x, y, k, way, lean=0.0):
    """One that runs: far legs, tail, then trunk, neck and near legs as one coat."""
    b, r = RUN[kind], s.rng
    dark, col, pale = b["tones"]
    at = lambda pts: [tuple(q) for q in move([(way * u * k, v * k) for u, v in pts], x, y, 1, lean)]  # noqa: E731
    s.wash(ell(x, y + 0.02 * k, k * 0.8, k * 0.09, lean), NIGHT, 1.1, wet=7)
    legs = [limb(at(pts), [q * k for q in (list(b["thick"][i % 2]) + [0.05])[: len(pts)]], 8) for i, pts in enumerate(b["legs"])]
    for g in legs[:2]:
        s.thing(g, mix(col, dark, 0.6), 1.1, shade=0.9, shcol=dark, hatch=0, line=2.2)
    tail = path(at(b["tail"]), 8)
    s.stroke(tail, k * 0.07, dark, taper=(0, 0.1))
    s.stroke(tail, k * 0.035, col, body=True, taper=(0, 0.1))
    body = smooth(union(blob(at(b["trunk"]), 8), limb(at(b["neck"][0]), [q * k for q in b["neck"][1]], 8), blob(at(b["head"]), 8), *legs[2:]), k * 0.02)
    s.thing(body, col, 0.95, col2=mix(col, dark, 0.35), shade=1.1, shcol=dark, hatch=0, line=2.8, soft=k * 0.26, gran=0.5)
    belly = blob(at([(-0.5, b["trunk"][-2][1] - 0.04), (0, b["trunk"][6][1] - 0.08), (0.5, b["trunk"][6][1] - 0.02), (0.3, -0.1), (-0.5, -0.1)]))
    s.wash(belly, dark, 0.7, wet=k * 0.08, clip=body)
    lie = lambda px, py: (0.15 if way > 0 else math.pi - 0.15)  # noqa: E731
    n = int(k * 2) if kind == "hare" else int(k * 0.5)
    coat(s, body, lie, ((dark, n, "dark"), (mix(col, dark, 0.5), n, "all"), (pale, n // 5, "lit")), (k * 0.07, k * 0.17), 1.5, soft=k * 0.26, clip=body)
    if kind == "giraffe":
        spots = []
        for _ in range(900):  # patches that keep apart
            p = np.array([r.uniform(-0.5, 0.95), r.uniform(-2.2, -0.62)])
            if all(np.hypot(*(p - o)) > 0.135 for o in spots):
                spots.append(p)
                q = 0.064 * r.uniform(0.85, 1.15)
                patch = poly(at([tuple(p + q * r.uniform(0.8, 1.2) * np.array([math.cos(a), math.sin(a)])) for a in np.arange(6) * math.tau / 6 + r.uniform(0, 1)]))
                s.fill(patch.intersection(body), "#7a3a10", alpha=0.92)
        for a in (0.8, 0.88):
            s.stroke(at([(a, -2.3), (a - 0.03, -2.48)]), 3.4, dark)
    ear = at(b["ear"])
    s.thing(limb(ear, [k * q for q in ((0.05, 0.045) if len(ear) == 2 else (0.06, 0.08, 0.03))]), mix(col, dark, 0.2), 1.0, shade=0.7, shcol=dark, hatch=0, line=2)
    s.fill(ell(*at([b["eye"]])[0], max(2.4, k * 0.028)), "#080404", body=True)
    s.fill(ell(*(np.array(at([b["eye"]])[0]) + [1, -1.4]), max(0.9, k * 0.009)), body=True)
    if kind == "hare":
        s.fill(ell(*at([(0.95, -0.62)])[0], k * 0.035), "#140604", body=True)
    for _ in range(7):  # what they throw up
        p = np.array(at([(-0.95 + r.normal() * 0.14, -0.04)])[0])
        s.curve([p, p + [-way * 10, -r.uniform(6, 16)], p + [-way * 22, -r.uniform(0, 8)]], 2, "#f2e6c0", body=True, alpha=0.8)


def snail_(s, x, y, k, seed):
    """Near, and the last; it stretches all the same."""
    r = np.random.default_rng(seed)
    at = lambda pts: [(x + a * k, y + b * k, *c) for a, b, *c in pts]  # noqa: E731
    s.wash(blob(at([(-150, 6), (0, 12), (150, 4), (130, 26), (-130, 28)])), NIGHT, 1.3, wet=9)
    s.curve(at([(-330, 8), (-230, 4), (-130, 8)]), 7 * k, "#f4fff8", body=True, alpha=0.5)
    foot = blob(at([(-156, 2, 1), (-110, -22), (-30, -36), (50, -34), (92, -58), (128, -84), (152, -78), (158, -52), (136, -18), (110, 2), (0, 8)]))
    s.thing(foot, "#b89868", 0.9, col2="#8a6c48", shade=1.1, shcol="#2c1a10", hatch=5, line=3, gran=0.5)
    ys, xs = np.where(s.mask(foot.buffer(-3)) > 0.5)
    for i in s.rng.choice(len(xs), 130):
        s.stroke(arc(xs[i], ys[i], 4.5 * k, 3.4 * k, 190, 350, 7), 1.3, "#fff0cc" if i % 2 else "#2c1a10", body=True, alpha=0.6)
    for a, b, c, d in ((140, -78, 176, -148), (124, -80, 138, -156)):
        stalk = limb(at([(a, b), ((a + c) / 2 + 6, (b + d) / 2), (c, d)]), [7 * k, 5 * k, 4 * k], 8)
        s.thing(stalk, "#b89868", 0.9, shade=0.8, shcol="#2c1a10", hatch=0, line=2.2)
        s.fill(ell(x + c * k, y + d * k, 7.5 * k), "#140a06")
        s.fill(ell(x + (c + 2) * k, y + (d - 2) * k, 2.4 * k), body=True)
    for a, b in ((158, -58), (150, -44)):
        s.stroke(at([(a, b), (a + 22, b + 8)]), 4 * k, "#6a4c30")
    shell = blob(at([(-104, -40), (-112, -96), (-84, -150), (-30, -176), (30, -164), (66, -120), (70, -70), (44, -34), (0, -22), (-60, -24)]))
    s.wash(move(shell, 10, 16), "#2c1a10", 0.9, wet=10, clip=foot)
    s.thing(shell, "#d8884a", 0.95, col2="#a84e22", shade=1.1, shcol="#3a1208", hatch=0, line=3.4, soft=70 * k, gran=0.5)
    c = np.array([x - 14 * k, y - 92 * k])
    u = np.linspace(0.6, 2.75 * math.tau, 130)
    q = (4 + 82 * (u / u[-1]) ** 1.25) * k
    coil = np.c_[c[0] + q * np.cos(u + 0.5), c[1] + 0.94 * q * np.sin(u + 0.5)]
    s.stroke(coil, np.linspace(2, 6, len(coil)), "#3a1208", wobble=0.4, taper=(0.02, 0.02), clip=shell)
    s.stroke(coil - [3 * k, 4 * k], np.linspace(1, 3, len(coil)), "#ffd9a0", body=True, wobble=0.4, alpha=0.7, clip=shell)
    for i in range(16, len(coil) - 2, 2):  # lines of growth
        d = (coil[i] - c) / np.hypot(*(coil[i] - c))
        inner = q[i] - 20 * k * (q[i] / (86 * k)) ** 0.7
        s.stroke([c + d * q[i], c + d * inner * 1.02 + [r.normal(), r.normal()]], r.uniform(1, 2.2), ("#6a2810", "#8a3c18", "#f2c088")[i // 2 % 3], body=i // 2 % 3 == 2, alpha=0.7, clip=shell)
    s.curve(at([(20, -156), (46, -132), (56, -104)]), 8 * k, "#fff4dc", body=True, alpha=0.75)


def _ark(s):
    foot, c, rx, ry = np.array([TOP[0], TOP[1]]), np.array([TOP[0] + 14, TOP[1] - 164]), 220.0, 70.0
    ring = [c + np.array([rx * math.cos(a), ry * math.sin(a) - 0.06 * rx * math.cos(a)]) for a in np.linspace(0.2, 0.2 + math.tau, 9)[:-1]]
    edge = []
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        edge += [(*a, 1), tuple((a + b) / 2 + (c - (a + b) / 2) * 0.05)]
    mouth = blob(edge, 8)
    s.thing(mouth, "#a81c22", 1.1, shade=0.9, shcol="#2a040c", hatch=0, line=3)
    s.wash(ell(*(c + [0, 22]), rx * 0.9, ry * 0.8), "#1c0208", 1.0, wet=20, clip=mouth)
    for a in ring:
        s.curve([a, (a + c) / 2 + [0, 26], c + [0, 44]], 2.4, "#2a040c", clip=mouth)
    staff = limb([tuple(foot), tuple(c + [78, -150]), tuple(c + [96, -216])], [7, 7, 7])
    s.thing(staff, "#8a8f9c", 0.9, shade=0.8, shcol="#14161c", hatch=0, line=2.2)
    s.thing(limb([c + [95, -210], c + [104, -258], c + [136, -280], c + [166, -262], c + [164, -234]], [9, 10, 10, 10, 8], 10), "#8a5228", 1.1, shade=0.8, shcol="#2c120a", hatch=4, line=2.3)
    for a in ring:
        if a[1] <= c[1] - 6:
            s.thing(ell(*a, 7), "#f2c04a", 1.0, shade=0.5, hatch=0, line=1.9)
    _elephant(s, c + [-30, 10])
    for i, a in enumerate(ring):
        b = ring[(i + 1) % 8]
        if a[1] + b[1] < 2 * c[1] - 6:
            continue
        low = lambda p: p * 0.5 + foot * 0.5 + (p - c) * [0.26, 0] + [0, 14]  # noqa: E731
        g = blob([(*a, 1), tuple((a + b) / 2 + (c - (a + b) / 2) * 0.05), (*b, 1), tuple(low(b)), (*foot, 1), tuple(low(a))], 10)
        drape(s, g, RED, lambda x, y: math.atan2(foot[1] - y, foot[0] - x), 120, long=36, w=1.7, line=2.8, soft=50)
    for a in ring:
        if a[1] > c[1] - 20:
            s.curve([a, a * 0.5 + foot * 0.5 + (a - c) * [0.26, 0] + [0, 14], foot], 2.8, "#2a040c")
        if a[1] > c[1] - 6:
            s.thing(ell(*a, 7), "#f2c04a", 1.0, shade=0.5, hatch=0, line=1.9)
    plank = poly([foot + [178, 84], foot + [156, 92], c + [124, 54], c + [146, 44]])
    s.thing(plank, "#b8823e", 1.0, shade=0.8, shcol="#3a1c08", hatch=4, line=2.4)
    for q in np.linspace(0.1, 0.9, 7):
        p = (foot + [167, 88]) * (1 - q) + (c + [135, 49]) * q
        s.stroke([p + [-12, 5], p + [12, -5]], 2, "#3a1c08")


def _elephant(s, o):
    """Its bulk fills the cup; the trunk goes up for the key."""
    go = lambda *v: [tuple(o + np.array(p)) for p in v]  # noqa: E731
    tones = ("#171c22", "#7c848a", "#f6f2e0")
    body = blob(go((-70, -60), (-50, -130), (0, -172), (70, -182), (128, -152), (158, -92), (160, -20), (140, 40), (-60, 40)))
    s.thing(body, tones[1], 1.0, col2="#565e66", shade=1.2, shcol=tones[0], hatch=5, line=3.2, soft=80, gran=0.3)
    trunk = limb(go((-116, -96), (-160, -76), (-186, -110), (-180, -170), (-168, -214), (-176, -244)), [36, 27, 21, 17, 13, 9], 10)
    s.thing(trunk, tones[1], 1.0, shade=1.1, shcol=tones[0], hatch=4, line=3, gran=0.3)
    skull = blob(go((-140, -110), (-134, -166), (-100, -200), (-56, -204), (-20, -170), (-14, -110), (-40, -62), (-84, -46), (-122, -62)))
    s.thing(skull, tones[1], 1.0, shade=1.1, shcol=tones[0], hatch=5, line=3, soft=50, gran=0.3)
    s.thing(trunk.intersection(box(o[0] - 220, o[1] - 260, o[0] - 118, o[1])), tones[1], 1.0, shade=1.1, shcol=tones[0], hatch=4, line=0, gran=0.3)
    spine = path(go((-116, -96), (-160, -76), (-186, -110), (-180, -170), (-168, -214)), 8)
    for p, d, u in marks.along(spine, 9):
        n = np.array([-d[1], d[0]]) * (30 - 18 * u)
        s.curve([p - n, p + d * 5, p + n], 1.7, tones[0], clip=trunk)
    ear = blob(go((-56, -180), (-10, -206), (44, -190), (66, -130), (50, -60), (10, -16), (-18, -40), (-34, -100)))
    s.wash(move(ear, -6, 14), tones[0], 1.0, wet=14, clip=body.union(skull))
    s.thing(ear, "#8c8a8a", 1.0, col2="#5c5c62", shade=1.1, shcol=tones[0], hatch=5, line=3.2, soft=40, gran=0.3)
    for pts in ([(-40, -160), (0, -120), (8, -50)], [(-36, -168), (20, -150), (38, -90)], [(-44, -140), (-20, -96), (-12, -50)], [(-30, -180), (30, -176), (52, -140)]):
        s.curve(go(*pts), 1.9, tones[0], clip=ear)
    for _ in range(26):  # folds of the hide
        x, y = s.rng.uniform(60, 150), s.rng.uniform(-160, 20)
        s.curve(go((x, y), (x + 12, y + 10), (x + 14, y + 30)), 1.6, tones[0], clip=body)
    s.curve(go((10, -174), (70, -184), (128, -154), (156, -96)), 5, tones[2], body=True, alpha=0.8)
    s.curve(go((-130, -172), (-98, -202), (-56, -206)), 4, tones[2], body=True, alpha=0.7)
    s.thing(limb(go((-118, -66), (-146, -36), (-180, -34), (-206, -52)), [12, 10, 7, 2]), "#fff6e0", 0.4, shade=0.8, shcol="#6a5a40", hatch=0, line=2.3)
    s.fill(ell(*(o + [-100, -126]), 7), "#0a0806")
    s.fill(ell(*(o + [-102, -129]), 2.2), body=True)
    for pts in ([(-116, -134), (-100, -142), (-84, -134)], [(-114, -116), (-98, -112), (-86, -118)], [(-112, -150), (-96, -156), (-80, -148)]):
        s.curve(go(*pts), 1.9, tones[0])


def _summit(s):
    """Boulders in which the umbrella has stuck fast."""
    for k, (dx, dy, a, b) in enumerate(((-86, 6, 58, 40), (92, 10, 62, 42), (-34, 14, 46, 36), (38, 18, 48, 36), (0, 40, 44, 26))):
        x, y = TOP + [dx, dy]
        g = blob([(x + a * math.cos(u) * s.rng.uniform(0.85, 1.1), y + b * math.sin(u) * s.rng.uniform(0.85, 1.1), 1) for u in np.arange(7) * math.tau / 7 + k], 3)
        s.wash(move(g, -6, 10), NIGHT, 0.8, wet=8)
        s.thing(g, "#b8b49a", 0.8, col2="#7c8878", shade=1.1, shcol="#142a2a", hatch=5, line=2.8, gran=0.25)
        s.stroke([(x + a * 0.1, y - b * 0.5), (x + a * 0.3, y), (x + a * 0.2, y + b * 0.5)], 1.8, NIGHT, clip=g)


@card("verdigris", paper="cold", light=(0.5, -0.7))
def flood_ark(s):
    """The last hill, the pairs that race up it, two snails behind them, very near, and the umbrella in which the elephant reaches for the key."""
    _weather(s)
    _flood(s)
    _roof(s, 110, 640, 62, -9, "#b8522e")
    _roof(s, 924, 700, 80, 8, "#a84a30")
    _hill(s)
    _ark(s)
    _summit(s)
    runner(s, "hare", 690, 1190, 132, -1, 4)
    runner(s, "hare", 400, 1132, 124, -1, 12)
    runner(s, "giraffe", 306, 954, 104, 1, -4)
    runner(s, "giraffe", 508, 930, 98, 1, -6)
    snail_(s, 690, 1424, 1.3, 3)
    snail_(s, 236, 1482, 1.7, 5)
    dove(s, 160, 236, 1.16)
    s.splatter(NIGHT, 60, (0, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#0a2a34", 30, (420, 0, 1000, 400), (0.7, 3.5))
