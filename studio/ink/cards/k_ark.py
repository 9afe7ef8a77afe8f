"""The umbrella on the last rock of the flood."""

from ..easel import *
from ..kit.brush import feather, tangle
from ..kit.drape import drape, nap
from ..kit.places import ridge_of

NIGHT, DEEP, FOAM = "#04141a", "#0c3a40", "#eefaf2"
RED = ("#4a0814", "#cf2f26", "#ffb49a")
STONE = ("#22322f", "#9c9a84", "#f6f0d8")
MID, TURNS = np.array([540.0, 1190.0]), 3.35


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


def crawl(s, x, y, k, flip):
    """A snail in profile."""

    def at(*p):
        return [(x + (-a if flip else a) * k, y + b * k, *c) for a, b, *c in p]

    foot = blob(at((-70, 0, 1), (-30, -16), (24, -18), (48, -44), (64, -46), (68, -26), (54, -4), (20, 0)))
    s.thing(foot, "#c8a878", 0.8, shade=0.6, hatch=5, line=2)
    for a in (50, 64):
        s.curve(at((a, -44), (a + 6, -62), (a + 12, -74)), 2.4)
        s.fill(ell(*at((a + 12, -76))[0], 3.6 * k))
    shell = ell(*at((-6, -46))[0], 42 * k, 38 * k)
    s.thing(shell, "#c8743e", 0.85, col2="#e0a86a", shade=0.6, hatch=0, line=2.4)
    c = at((-2, -42))[0]
    u = np.linspace(0, 2.4 * 2 * math.pi, 60)
    q = (3 + 33 * u / u[-1]) * k
    s.stroke(np.c_[c[0] + (-1 if flip else 1) * q * np.cos(u), c[1] + 0.92 * q * np.sin(u)], 2.2, wobble=0.3)


def _weather(s):
    s.wash(s.all, "#e6e0bc", 0.5, col2="#a8cfc4", gran=0.5, pool=0.5, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 130), (760, 200), (560, 330), (300, 470), (-100, 520)]), "#2f6a70", 1.0, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(-100, -100), (760, -100), (430, 120), (240, 330), (-100, 460)]), "#0a2a34", 1.3, wet=85, gran=0.6, pool=0.7)
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
    s.wash(sea, "#6fb8ac", 0.8, col2="#2a7c80", mix=("lin", 90, 0, 0.8), gran=0.6, pool=0.6)
    s.wash(blob([(-100, 520), (300, 620), (220, 1000), (380, 1300), (1100, 1180), (1100, 1700), (-100, 1700)]), "#14606a", 1.0, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 700), (120, 860), (160, 1240), (420, 1420), (1100, 1330), (1100, 1700), (-100, 1700)]), NIGHT, 1.2, wet=85, gran=0.6, pool=0.7)
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


def turn_at(t, side=0.0):
    """A point of the way that winds up; t in turns from the shore, side 1 its outer edge."""
    u = t / TURNS
    big = 415 * max(0.0, 1 - u) ** 0.85 + 84
    a = math.tau * (t + 0.07)
    wide = 26 + 26 * (1 - u)
    q = big + side * wide + 9 * math.sin(13.7 * t) + 6 * math.sin(31 * t + side)
    return np.array([MID[0] + q * math.cos(a) + 18 * math.sin(5 * t), MID[1] + q * math.sin(a) * 0.40 - 520 * u])


def _hill(s):
    r = s.rng
    s.wash(ell(MID[0], MID[1] + 60, 560, 220), NIGHT, 0.9, wet=50, gran=0.6)
    step_ = 0.125
    for t in np.arange(0, TURNS - 0.001, step_):
        ts = np.linspace(t, t + step_ * 1.06, 9)
        outer = np.array([turn_at(q, 1) for q in ts])
        inner = np.array([turn_at(q, -1) for q in ts])
        foot = np.array([turn_at(q - 1, -0.9) if q >= 1 else turn_at(q, 1.0) * [1, 1] + (turn_at(q, 1.0) - [MID[0], turn_at(q, 0)[1]]) * [0.12, 0] + [0, 104 + 130 * min(1, q)] for q in ts])
        foot = np.array([np.maximum(f, [f[0], o[1] + 4]) for f, o in zip(foot, outer, strict=True)]) + r.normal(size=(9, 2)) * 4
        a = math.tau * (t + step_ / 2 + 0.07)
        face = math.cos(a) * 0.75 + 0.25  # lit from the right
        if math.sin(a) > -0.75:
            wall = valid(Polygon(np.vstack([outer, foot[::-1]])))
            s.cover(wall)
            s.wash(wall, "#a8a48c", 0.7, col2="#7c8472", gran=0.6, pool=0.6, edge=0.3)
            s.wash(wall, "#12282a", float(np.clip(0.75 - 0.75 * face, 0.05, 1.4)), edge=0.2, gran=0.6, rough=2)
            s.wash(valid(Polygon(np.vstack([(outer * 0.35 + foot * 0.65), foot[::-1]]))), NIGHT, 0.6, wet=8, clip=wall)
            for _ in range(int(12 + 16 * (1 - t / TURNS))):
                u, v = r.random(), r.uniform(0, 0.5)
                i = min(7, int(u * 8))
                p, q = outer[i] + (outer[i + 1] - outer[i]) * r.random(), foot[i] + (foot[i + 1] - foot[i]) * r.random()
                p0, p1 = p * (1 - v) + q * v, p * (0.7 - v) + q * (0.3 + v) if v < 0.4 else q
                s.stroke(ridge_of(r, p0, p1, 0.12, 3), r.uniform(1.2, 3.4), NIGHT, wobble=0.5, clip=wall)
                if face > 0.2 and r.random() < 0.25:
                    s.stroke(ridge_of(r, p0 + [5, 2], p1 + [5, -4], 0.1, 2), r.uniform(1, 2.6), "#fffbe4", body=True, alpha=0.7, clip=wall)
            for v in r.uniform(0.15, 0.9, 4):  # beds of the stone
                i = int(r.integers(0, 5))
                bed = (outer * (1 - v) + foot * v)[i : i + 4] + r.normal(size=(4, 2)) * 3
                s.stroke(bed, r.uniform(1, 2.4), NIGHT, clip=wall, alpha=0.8)
                f = poly([*bed, *(bed[::-1] + [0, r.uniform(8, 20)])])
                s.wash(f.intersection(wall), "#fff6d8" if r.random() < 0.3 else "#1c3432", 0.3, edge=0.4)
        way = valid(Polygon(np.vstack([outer, inner[::-1]])))
        s.cover(way)
        s.wash(way, "#e8dba8", 0.5, col2="#c8c08a", gran=0.6, pool=0.5, edge=0.2)
        if face < 0.3:
            s.wash(way, "#3a5a54", 0.4, edge=0.1, gran=0.5)
        s.stroke(outer + r.normal(size=(9, 2)) * 1.2, 3, NIGHT, taper=(0, 0))
        for _ in range(9):
            p = outer[int(r.integers(9))] + r.normal(size=2) * 4
            s.curve([p + [0, -6], p + [r.normal() * 4, 4], p + [r.normal() * 8, 8 + 12 * r.random()]], 2, ("#5f8a4a", "#24502e", "#9cb85a")[int(r.integers(3))])
    top = np.array([MID[0] + 10, MID[1] - 560.0])
    plate = blob([tuple(turn_at(q, -0.6)) for q in np.linspace(TURNS - 1.02, TURNS - 0.06, 14)])
    s.cover(plate)
    s.wash(plate, "#d8cc9c", 0.55, col2="#a8a884", gran=0.6)
    nap(s, plate, STONE, lambda x, y: 0.1, 60, long=22, w=1.6)
    crag = valid(Polygon([*ridge_of(r, top + [-112, 60], top + [-50, -20], 0.1, 3), *ridge_of(r, top + [56, -24], top + [118, 60], 0.1, 3), *ridge_of(r, top + [100, 92], top + [-96, 96], 0.05, 3)]))
    s.thing(crag, "#a8a48c", 0.8, col2="#7c8472", shade=0.9, shcol="#12282a", hatch=5, line=2.8, gran=0.6)
    nap(s, crag, STONE, lambda x, y: 1.3, 90, long=26, w=1.8)
    r_ = np.array([turn_at(q, 1) for q in np.linspace(-0.06, 0.4, 34)])
    for p in r_:  # surf at its foot
        for _ in range(5):
            e = p + [r.normal() * 26 + (p[0] - MID[0]) * 0.1, 124 + r.normal() * 14]
            s.curve([e, e + [12, -10], e + [30, -4], e + [40, 6]], r.uniform(2, 6), FOAM, body=True, alpha=0.8)


BEASTS = {  # tones; girth and height of leg, where they stand; the outline; eye; ear
    "giraffe": (("#6a3410", "#e0a648", "#fff0c0"), 0.075, 0.98, (-0.4, 0.34), [(-0.5, -0.9), (-0.54, -1.12), (-0.3, -1.22), (0.1, -1.32), (0.34, -1.46), (0.5, -1.9), (0.66, -2.36), (0.72, -2.56), (0.84, -2.6), (1.0, -2.44), (1.14, -2.3), (1.08, -2.2), (0.94, -2.24), (0.82, -2.28), (0.7, -1.86), (0.58, -1.36), (0.44, -1.0), (0.1, -0.9)], (0.86, -2.46), (0.7, -2.58, 0.56, -2.66)),
    "lion": (("#5a2a0a", "#d99a3e", "#ffe2a0"), 0.1, 0.5, (-0.42, 0.36), [(-0.58, -0.46), (-0.64, -0.7), (-0.44, -0.8), (0, -0.72), (0.3, -0.8), (0.5, -0.94), (0.64, -1.02), (0.8, -0.94), (0.92, -0.8), (0.98, -0.72), (0.92, -0.62), (0.76, -0.58), (0.62, -0.56), (0.46, -0.42), (0.1, -0.36), (-0.3, -0.44)], (0.78, -0.84), (0.62, -1.0, 0.56, -1.1)),
    "zebra": (("#14141a", "#f4efe4", "#ffffff"), 0.075, 0.64, (-0.44, 0.36), [(-0.56, -0.62), (-0.62, -0.88), (-0.4, -0.98), (0, -0.92), (0.3, -1.0), (0.48, -1.26), (0.6, -1.44), (0.7, -1.5), (0.82, -1.42), (1.04, -1.16), (1.02, -1.04), (0.88, -1.04), (0.74, -1.16), (0.66, -1.0), (0.52, -0.74), (0.4, -0.58), (0.1, -0.52), (-0.24, -0.54)], (0.8, -1.34), (0.66, -1.48, 0.6, -1.66)),
    "bear": (("#1c0c06", "#6a4228", "#d0a070"), 0.13, 0.44, (-0.44, 0.36), [(-0.6, -0.36), (-0.68, -0.64), (-0.46, -0.86), (-0.1, -0.82), (0.2, -0.96), (0.42, -0.9), (0.58, -0.94), (0.74, -0.88), (0.84, -0.72), (1.0, -0.62), (0.98, -0.5), (0.78, -0.48), (0.6, -0.46), (0.46, -0.34), (0.1, -0.3), (-0.3, -0.32)], (0.76, -0.74), (0.6, -0.92, 0.56, -1.02)),
    "sheep": (("#5a4c44", "#f4ecda", "#ffffff"), 0.06, 0.4, (-0.34, 0.3), [(-0.58, -0.4), (-0.66, -0.58), (-0.54, -0.78), (-0.3, -0.88), (0, -0.86), (0.28, -0.9), (0.5, -0.78), (0.58, -0.56), (0.46, -0.34), (0.2, -0.26), (-0.1, -0.28), (-0.38, -0.26)], (0.72, -0.78), (0.56, -0.86, 0.4, -0.8)),
}


def hare(s, x, y, k, way, up):
    """Sits up or leaps."""
    tones = ("#3a2010", "#b08a60", "#fff0d4")
    turn = 0 if up else -way * 11
    go = lambda *v: [tuple(p) for p in move([(way * a * k, b * k) for a, b in v], x, y if up else y - 0.2 * k, 1, turn)]  # noqa: E731
    lie = lambda a, b: 1.2 if up else 0.2  # noqa: E731
    s.wash(ell(x, y + 4, k * 0.5, k * 0.1), NIGHT, 1.0, wet=6)
    if up:
        body = blob(go((-0.42, -0.04), (-0.44, -0.36), (-0.2, -0.62), (0.06, -0.78), (0.24, -0.66), (0.26, -0.34), (0.3, -0.02), (0, 0.03)))
        head, ears, legs = (0.2, -0.9), ((0.06, -1.06), (-0.06, -1.5)), [[(0.18, -0.4), (0.3, -0.2), (0.3, 0)], [(-0.3, -0.2), (0.04, -0.1), (0.16, 0.02)]]
    else:
        body = blob(go((-0.7, -0.24), (-0.6, -0.52), (-0.26, -0.64), (0.2, -0.52), (0.52, -0.5), (0.56, -0.3), (0.2, -0.2), (-0.3, -0.14)))
        body = smooth(union(body, limb(go((0.3, -0.42), (0.5, -0.52), (0.66, -0.62)), [0.17 * k, 0.15 * k, 0.13 * k])), 3)
        head, ears, legs = (0.66, -0.62), ((0.5, -0.78), (0.12, -1.02)), [[(-0.56, -0.3), (-0.86, -0.2), (-1.0, -0.02)], [(0.46, -0.32), (0.7, -0.2), (0.86, -0.2)]]
    for pts in legs:
        drape(s, limb(go(*pts), [0.12 * k, 0.07 * k, 0.05 * k]), tones, lie, 16, long=10, w=1.3, line=1.9)
    s.thing(ell(*go((-0.46, -0.2) if up else (-0.74, -0.42))[0], k * 0.1), "#ffffff", 0.1, shade=0.4, hatch=0, line=1.6)
    drape(s, body, tones, lie, 60, long=k * 0.2, w=1.4, line=2.1)
    for e in (-0.05, 0.06):
        a, b = ears
        drape(s, limb(go((a[0] + e, a[1]), ((a[0] + b[0]) / 2 + e * 2, (a[1] + b[1]) / 2), (b[0] + e * 3, b[1])), [0.05 * k, 0.075 * k, 0.02 * k]), tones, lie, 14, long=12, w=1.2, line=1.8)
    h = smooth(union(ell(*go(head)[0], k * 0.19, k * 0.16), ell(*go((head[0] + 0.16, head[1] + 0.06))[0], k * 0.1)), 2)
    drape(s, h, tones, lie, 26, long=10, w=1.3, line=2)
    s.fill(ell(*go((head[0] + 0.06, head[1] - 0.04))[0], k * 0.035))
    s.fill(ell(*go((head[0] + 0.26, head[1] + 0.05))[0], k * 0.03), "#3a2010")


def beast(s, x, y, k, kind, way, phase, lean=0.0):
    """One that walks, with its own step, as steep as the way."""
    r = s.rng
    tones, w, tall, (bx, fx), outline, eye, ear = BEASTS[kind]
    dark, col, pale = tones
    at = lambda *v: [tuple(p) for p in move([(way * a * k, b * k) for a, b in v], x, y, 1, lean)]  # noqa: E731
    s.wash(ell(x - 8, y, k * 0.72, k * 0.09, lean), NIGHT, 1.1, wet=4)

    def leg(a, sw, hind):
        pts = [(a, -tall - 0.08), (a + 0.08 + sw * 0.1, -tall * 0.62), (a - 0.07 + sw * 0.16, -tall * 0.34), (a + sw * 0.26, -0.04)] if hind else [(a, -tall - 0.06), (a + 0.03 + sw * 0.14, -tall * 0.5), (a + sw * 0.2, -0.04)]
        return limb(at(*pts), [k * w * q for q in ((2.3, 1.5, 0.85, 0.8) if hind else (1.9, 1.0, 0.8))], 6), at((pts[-1][0] + 0.03, -0.02))[0], path(at(*pts), 6)

    legs = leg(bx + 0.08, -phase, True), leg(fx + 0.08, phase, False), leg(bx, phase, True), leg(fx, -phase, False)
    for i, (g, foot, _) in enumerate(legs):
        if i < 2 or kind == "sheep":
            s.thing(g, "#3a2f36" if kind == "sheep" else mix(col, dark, 0.45), 1.0, shade=0.8, shcol=dark, hatch=0, line=1.9)
            s.fill(ell(*foot, k * w * 1.1, k * w * 0.6), dark)
    tail = {"lion": [(-0.6, -0.7), (-0.86, -0.62), (-0.94, -0.9)], "bear": [(-0.66, -0.6), (-0.74, -0.56)], "sheep": [(-0.62, -0.6), (-0.74, -0.44)]}.get(kind, [(-0.54, -tall - 0.2), (-0.7, -tall * 0.9), (-0.66, -tall * 0.55)])
    s.curve(at(*tail), 4.5, dark)
    if kind in ("lion", "zebra", "giraffe"):
        s.fill(ell(*at(tail[-1])[0], k * 0.05, k * 0.08), dark)
    body = blob(at(*outline), 8)
    if kind == "sheep":
        body = smooth(union(body, *(ell(*at(p)[0], k * r.uniform(0.1, 0.16)) for p in outline)), 1)
    else:
        body = smooth(union(body, legs[2][0], legs[3][0]), 1.5)
    drape(s, body, tones, lambda a, b: 0.2 * way, 70, long=k * 0.16, w=1.3, line=2.3, soft=k * 0.3)
    s.wash(blob(at((-0.6, -tall * 0.95), (0, -tall * 0.8), (0.5, -tall * 0.95), (0.3, -tall * 0.5), (-0.4, -tall * 0.5))), dark, 0.5, wet=6, clip=body)
    if kind == "zebra":
        for u in np.linspace(-0.56, 0.36, 10):
            s.curve(at((u, -1.02), (u + 0.05, -0.78), (u - 0.03, -0.5)), 3.2, dark, clip=body)
        for u in np.linspace(0, 1, 6):
            c = np.array([0.34, -0.86]) * (1 - u) + np.array([0.74, -1.36]) * u
            s.stroke(at(tuple(c + [-0.14, -0.08]), tuple(c + [0.14, 0.08])), 3, dark, clip=body)
        for u in np.linspace(0, 1, 10):
            c = np.array([0.3, -1.0]) * (1 - u) + np.array([0.62, -1.48]) * u
            s.stroke(at(tuple(c), tuple(c + [-0.1, -0.07])), 3, dark if r.random() < 0.6 else pale, body=True)
        s.fill(ell(*at((0.98, -1.1))[0], k * 0.09, k * 0.08), dark)
    if kind == "giraffe":
        for _ in range(60):
            p = (r.uniform(-0.55, 0.9), r.uniform(-2.4, -0.9))
            s.fill(ell(*at(p)[0], k * 0.055, k * 0.045, r.uniform(0, 90)).intersection(body), "#8a4a18", alpha=0.9)
        for a in (0.72, 0.8):
            s.stroke(at((a, -2.56), (a - 0.02, -2.76)), 3, dark)
            s.fill(ell(*at((a - 0.02, -2.78))[0], 3), dark)
    if kind == "sheep":
        tangle(s, body, 22, "#8a7a6a", 1.2, length=k * 0.6, loop=0.7, inner=2)
        tangle(s, body, 10, "#ffffff", 1.4, length=k * 0.5, loop=0.7, inner=2, body=True)
        s.thing(blob(at((0.48, -0.84), (0.62, -0.92), (0.78, -0.82), (0.92, -0.64), (0.86, -0.56), (0.7, -0.58), (0.54, -0.66))), "#3a2f36", 1.2, shade=0.5, hatch=0, line=1.9)
    if kind == "lion" and phase > 0:
        c = np.array(at((0.56, -0.78))[0])
        for q in range(130):
            a = r.uniform(0, math.tau)
            e = np.array([math.cos(a), math.sin(a) * 1.1])
            if way * e[0] > 0.55 and abs(e[1]) < 0.75:
                continue
            s.curve([c + e * k * 0.1, c + e * k * 0.24 + [-way * 3, 2], c + e * k * r.uniform(0.32, 0.46) + [-way * 5, 6]], 2, ("#2c0e04", "#8a4a16", "#c8822e")[q % 3], body=True)
    if kind == "bear":
        s.thing(blob(at((0.82, -0.7), (0.98, -0.62), (0.98, -0.5), (0.82, -0.5))), "#c89a70", 0.9, shade=0.6, shcol=dark, hatch=0, line=1.5)
    for _, foot, line in legs[2:] if kind != "sheep" else ():
        s.fill(ell(*foot, k * w * 1.1, k * w * 0.6), dark)
        s.stroke(line[1 : len(line) // 2 + 1] + [way * k * w * 1.2, 0], 1.6, dark, clip=body)
        for u in (0.4, 0.58, 0.76) if kind == "zebra" else ():
            c = line[int(u * (len(line) - 1))]
            s.stroke([c - [k * 0.1, 0], c + [k * 0.1, 2]], 2.6, dark, clip=body)
    s.thing(limb(at(ear[:2], ear[2:]), [k * 0.06, k * 0.05]), mix(col, dark, 0.25) if kind != "sheep" else "#3a2f36", 1.0, shade=0.5, hatch=0, line=1.6)
    s.fill(ell(*at(eye)[0], max(1.9, k * 0.03)), "#fff0c0" if kind == "sheep" else "#0c0604", body=True)
    nose = {"lion": (0.96, -0.72), "bear": (0.98, -0.6)}.get(kind)
    if nose:
        s.fill(ell(*at(nose)[0], k * 0.05, k * 0.04), "#0c0604", body=True)


def _ark(s):
    foot, c, rx, ry = np.array([MID[0] + 10, MID[1] - 566.0]), np.array([MID[0] + 24, MID[1] - 730.0]), 220.0, 70.0
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
    plank = poly([foot + [-196, 76], foot + [-176, 88], c + [-150, 52], c + [-168, 42]])
    s.thing(plank, "#b8823e", 1.0, shade=0.8, shcol="#3a1c08", hatch=4, line=2.4)
    for q in np.linspace(0.1, 0.9, 7):
        p = (foot + [-186, 80]) * (1 - q) + (c + [-160, 46]) * q
        s.stroke([p + [-12, -5], p + [12, 7]], 2, "#3a1c08")


def _elephant(s, o):
    go = lambda *v: [tuple(o + np.array(p)) for p in v]  # noqa: E731
    tones = ("#20262e", "#8a929a", "#f2f2ea")
    lie = lambda x, y: 1.4  # noqa: E731
    for x in (88, 34):
        drape(s, limb(go((x, -60), (x + 2, 40)), [26, 22]), tones, lie, 50, long=18, w=1.4, line=2.3)
    body = blob(go((-60, -96), (-10, -142), (60, -150), (118, -118), (134, -60), (120, 0), (60, 20), (-30, 14), (-66, -30)))
    drape(s, body, tones, lambda x, y: 0.9 + (x - o[0]) * 0.006, 200, long=26, w=1.5, line=2.8, soft=50)
    s.curve(go((132, -80), (146, -50), (140, -20)), 4, "#20262e")
    trunk = limb(go((-104, -86), (-138, -74), (-150, -110), (-128, -156), (-110, -196), (-118, -222)), [26, 21, 17, 14, 11, 8], 10)
    drape(s, trunk, tones, lambda x, y: 0.1, 80, long=14, w=1.4, line=2.6)
    for q in range(9):
        p = path(go((-104, -86), (-138, -74), (-150, -110), (-128, -156), (-110, -196)), 8)[8 + 2 * q]
        s.curve([p + [-14, -4], p + [0, 4], p + [14, 0]], 1.6, "#20262e", clip=trunk)
    skull = blob(go((-116, -110), (-96, -156), (-56, -166), (-22, -140), (-20, -92), (-50, -54), (-92, -52), (-114, -76)))
    drape(s, skull, tones, lambda x, y: 1.0, 90, long=18, w=1.4, line=2.6, soft=30)
    ear = blob(go((-46, -140), (-8, -158), (34, -140), (44, -96), (24, -46), (-10, -28), (-30, -58), (-42, -98)))
    s.wash(move(ear, 8, 10), "#20262e", 0.8, wet=8, clip=body)
    drape(s, ear, ("#20262e", "#9c9a9c", "#fffaf0"), lambda x, y: 1.2, 100, long=22, w=1.4, line=2.7)
    for pts in ([(-34, -130), (-6, -100), (-4, -56)], [(-30, -134), (14, -110), (22, -66)]):
        s.curve(go(*pts), 1.7, "#20262e", clip=ear)
    s.thing(limb(go((-104, -66), (-122, -46), (-146, -48)), [9, 7, 2]), "#fff6e0", 0.4, shade=0.6, hatch=0, line=1.9)
    s.fill(ell(*(o + [-84, -112]), 5))
    s.fill(ell(*(o + [-85.5, -114]), 1.7), body=True)
    s.curve(go((-96, -118), (-84, -124), (-72, -118)), 2)


def _procession(s):
    rows = (  # the way's turn at which each walks, its size, kind and step
        (0.225, 96, "snail", 0), (0.32, 96, "snail", 0), (0.125, 92, "hare", 1), (0.042, 92, "hare", -1),
        (1.335, 88, "sheep", 1), (1.435, 86, "sheep", -1), (1.125, 88, "bear", 1), (1.235, 88, "bear", -1),
        (2.37, 66, "zebra", 1), (2.49, 64, "zebra", -1), (2.12, 74, "lion", 1), (2.25, 74, "lion", -1), (3.12, 54, "giraffe", 1), (3.30, 54, "giraffe", -1),
    )  # fmt: skip
    for t, k, kind, phase in sorted(rows, key=lambda v: turn_at(v[0])[1]):
        x, y = turn_at(t, -0.1)
        d = turn_at(t + 0.02) - turn_at(t - 0.02)
        way = 1 if d[0] > 0 else -1
        if kind == "hare":
            hare(s, x, y, k, way, phase < 0)
        elif kind == "snail":
            s.wash(ell(x, y + 3, 62, 8), NIGHT, 1.0, wet=6)
            crawl(s, x, y + 2, 0.86, way < 0)
        else:
            beast(s, x, y, k, kind, way, phase, float(np.clip(math.degrees(math.atan2(way * d[1], way * d[0])), -12, 12)))


@card("verdigris", paper="cold", light=(0.5, -0.7), fresh=False)
def flood_ark(s):
    """Over a dove's shoulder: the last hill, the pairs that wind up it, and the umbrella in which the elephant reaches for the key."""
    _weather(s)
    _flood(s)
    _roof(s, 130, 640, 62, -9, "#b8522e")
    _roof(s, 920, 700, 84, 8, "#a84a30")
    _hill(s)
    _ark(s)
    _procession(s)
    _roof(s, 120, 1400, 120, 12, "#b8522e")
    dove(s, 196, 268, 1.28)
    s.splatter(NIGHT, 60, (0, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#0a2a34", 30, (0, 0, 500, 400), (0.7, 3.5))
