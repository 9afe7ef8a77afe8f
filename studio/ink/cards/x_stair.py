"""Pride: a stair of bowed backs, and what it leads to."""

from ..easel import *

NIGHT = "#17131c"
COATS = ("#5c5866", "#86705a", "#4c6072", "#9a8464", "#6a4c5c", "#66705c", "#44424e", "#a89478")
RED = "#c4262c"
ROWS = 11


def row(k):
    """Height on the sheet and breadth of a back; k from 0, nearest."""
    y, u = 1490.0, 238.0
    for _ in range(k):
        y -= u * 0.68
        u *= 0.895
    return y, u


def place(k, i):
    """Where the i-th back of a row lies (0 is the middle): the rows bend, as the steps of a great stair do."""
    y, u = row(k)
    x = 440 + 150 * math.sin((1490 - y) / 760) + i * u * 0.95
    return np.array([x, y - abs(i) ** 1.8 * u * 0.045]), u


def _void(s):
    s.wash(s.all, "#efe2c6", 0.45, col2="#e6cfa6", pool=0.5, bloom=3, gran=0.3)
    s.glow(600, 190, 620, "#fff4d4", 0.1, 0.5)
    for pts, k in (([(-100, 300), (130, 560), (120, 900), (-100, 1300)], 0.8), ([(1100, 240), (900, 600), (900, 1000), (1100, 1300)], 0.8), ([(-100, 900), (160, 1100), (200, 1600), (-100, 1600)], 1.0), ([(1100, 900), (860, 1100), (820, 1600), (1100, 1600)], 1.0)):  # fmt: skip
        s.wash(blob(pts), "#8a7460", k, wet=90, gran=0.4)
    s.wash(blob([(-100, 1100), (60, 1240), (60, 1600), (-100, 1600)]), NIGHT, 1.2, wet=80, gran=0.4)
    s.wash(blob([(1100, 1000), (960, 1200), (940, 1600), (1100, 1600)]), NIGHT, 1.2, wet=80, gran=0.4)


def _tone(k, col):
    """Nearer is darker; the far ones fade into the light."""
    u = k / (ROWS - 1)
    return mix(col, "#cbb798", 0.6 * u), 1.05 - 0.45 * u, mix(NIGHT, "#6a5a54", 0.8 * u), max(0.9, 2.8 - 1.9 * u)


def _back(s, k, i, col):
    p, u = place(k, i)
    col, strong, dark, line = _tone(k, col)
    lean = i * 2.2

    def at(*pts):
        return [tuple(q) for q in move(np.array(pts, float), *p, u, lean)]

    s.wash(blob(at((-0.46, 0.1), (-0.4, 0.4), (0, 0.5), (0.4, 0.4), (0.46, 0.1))), dark, 1.3, wet=u * 0.06, gran=0.3)
    for e in (-1, 1):  # arms that brace themselves on the knees
        arm = limb(at((e * 0.3, -0.1), (e * 0.47, 0.06), (e * 0.42, 0.24), (e * 0.26, 0.4)), [u * 0.12, u * 0.115, u * 0.1, u * 0.08], 8)
        s.thing(arm, mix(col, dark, 0.25), strong, shade=0.8, shcol=dark, hatch=0, line=line, gran=0.3)
        for q in (0.0, 0.07):
            s.curve(at((e * 0.34, 0.09 + q), (e * 0.44, 0.11 + q), (e * 0.54, 0.05 + q)), line * 0.45, dark, clip=arm)
    g = blob(at((-0.38, 0.1), (-0.43, -0.06), (-0.41, -0.36), (-0.29, -0.66), (0, -0.76), (0.29, -0.66), (0.41, -0.36), (0.43, -0.06), (0.38, 0.1), (0.28, 0.2), (0, 0.24), (-0.28, 0.2)))  # fmt: skip
    s.thing(g, col, strong, col2=mix(col, dark, 0.22), shade=0.6, shcol=dark, hatch=6 if u > 90 else 0, hw=0.9, thr=0.62, line=line, soft=u * 0.3, gran=0.3)
    s.curve(at((0, -0.74), (0.015, -0.4), (0, 0.06)), line * 0.75, dark)
    for e in (-1, 1):  # the sleeve that is set in, and folds
        s.curve(at((e * 0.44, -0.16), (e * 0.33, -0.12), (e * 0.25, 0.02), (e * 0.29, 0.18)), line * 0.8, dark, clip=g)
        s.curve(at((e * 0.22, 0.0), (e * 0.17, -0.12), (e * 0.06, -0.17)), line * 0.55, dark)
        s.curve(at((e * 0.4, -0.4), (e * 0.26, -0.37), (e * 0.16, -0.31)), line * 0.5, dark, clip=g)
    if (i * 7 + k * 3) % 3 == 0:  # a belt with two buttons
        s.stroke(at((-0.24, -0.27), (0, -0.24), (0.24, -0.27)), u * 0.06, mix(col, dark, 0.7), taper=(0, 0), clip=g)
        for e in (-1, 1):
            s.fill(ell(*at((e * 0.17, -0.26))[0], u * 0.02), "#e8d8b0", body=True)
    if (i * 5 + k * 11) % 13 == 4 and u > 90:
        q = at((-0.34, -0.22), (-0.18, -0.25), (-0.16, -0.08), (-0.33, -0.06))
        s.thing(poly(q), mix(col, "#a8885a", 0.6), 0.9, shade=0.3, hatch=0, line=line * 0.6)
        for a, b in zip(q, q[1:] + q[:1], strict=True):
            for t in (0.2, 0.5, 0.8):
                m = np.array(a) * (1 - t) + np.array(b) * t
                s.stroke([m - u * 0.02, m + u * 0.02], 1.4, "#efe0bc", body=True)
    return at, u, line, dark


def _hat(s, at, u, line, dark, kind, col, k):
    col, strong, dark, line = _tone(k, col)
    kw = dict(shade=0.8, shcol=dark, hatch=0, line=line, gran=0.25)
    collar = blob(at((-0.2, 0.08), (0, 0.02), (0.2, 0.08), (0.16, 0.2), (-0.16, 0.2)))
    s.wash(blob(at((-0.3, 0.3), (-0.26, 0.1), (0, 0.04), (0.34, 0.1), (0.34, 0.32))), dark, 0.7, wet=u * 0.04)
    s.thing(collar, mix(col, dark, 0.5), 1.1, **kw)
    if kind in ("felt", "bowler", "straw"):
        brim = ell(*at((0, 0.24))[0], u * 0.27, u * (0.17 if kind != "bowler" else 0.15))
        s.wash(move(brim, 0, u * 0.07), dark, 0.9, wet=u * 0.05)
        s.thing(brim, col, strong, **kw)
        s.thing(ell(*at((0, 0.21))[0], u * 0.17, u * 0.125), dark, 1.1, **kw)
        top = ell(*at((0, 0.17))[0], u * 0.165, u * 0.125)
        s.thing(top, col, strong, **kw)
        if kind == "felt":
            s.wash(ell(*at((0, 0.17))[0], u * 0.03, u * 0.085), dark, 1.0, wet=u * 0.02)
            s.curve(at((0, 0.09), (0.01, 0.17), (0, 0.25)), line * 0.7, dark)
        elif kind == "straw":
            for q in (0.5, 0.75):
                s.stroke(arc(*at((0, 0.17))[0], u * 0.165 * q, u * 0.125 * q, 0, 350, 24), line * 0.4, dark)
            s.stroke(arc(*at((0, 0.24))[0], u * 0.23, u * 0.145, 0, 350, 30), line * 0.4, dark)
        else:
            s.stroke(arc(*at((-0.03, 0.15))[0], u * 0.08, u * 0.06, 190, 280, 10), line * 0.8, "#fff6e0", body=True, alpha=0.7)
    elif kind == "cap":
        s.thing(blob(at((-0.18, 0.3), (0, 0.38), (0.18, 0.3), (0.1, 0.2), (-0.1, 0.2))), dark, 1.1, **kw)
        g = blob(at((-0.22, 0.2), (-0.18, 0.08), (0, 0.03), (0.18, 0.08), (0.22, 0.2), (0.14, 0.3), (-0.14, 0.3)))
        s.thing(g, col, strong, **kw)
        for e in (-0.14, -0.05, 0.05, 0.14):
            s.curve(at((0, 0.14), (e * 0.7, 0.2), (e, 0.29)), line * 0.5, dark)
        s.fill(ell(*at((0, 0.14))[0], u * 0.018), dark)
    elif kind == "scarf":
        g = blob(at((-0.19, 0.24), (-0.16, 0.08), (0, 0.0), (0.16, 0.08), (0.19, 0.24), (0.08, 0.36), (-0.08, 0.36)))
        s.thing(blob(at((-0.1, 0.06), (0, -0.14), (0.1, 0.06), (0, 0.12))), col, strong, **kw)
        s.thing(g, col, strong, **kw)
        for e in (-0.1, 0.0, 0.1):
            s.curve(at((e * 1.4, 0.3), (e * 1.3, 0.16), (e * 0.3, 0.03)), line * 0.5, dark)
    elif kind == "bald":
        skin_ = ("#7a4a34", "#d8a484", "#b87a54")[k % 3]
        fringe = ell(*at((0, 0.19))[0], u * 0.175, u * 0.165)
        s.thing(fringe, "#cfc6bc", 0.7, **kw)
        for a in range(0, 360, 9):
            c = np.array(at((0, 0.17))[0])
            d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * u
            s.stroke([c + d * 0.1, c + d * 0.17], line * 0.5, dark if a % 18 else "#fff8ec", body=a % 18 == 0, clip=fringe)
        s.thing(ell(*at((0, 0.2))[0], u * 0.135, u * 0.125), skin_, strong, **{**kw, "line": line * 0.5})
        s.lift(ell(*at((-0.04, 0.15))[0], u * 0.05, u * 0.035), 0.5, u * 0.02)
    else:  # a knot of hair
        g = ell(*at((0, 0.2))[0], u * 0.16, u * 0.155)
        s.thing(g, mix("#2a1c1c", "#8a7a70", 0.5 * k / ROWS), 1.2, **kw)
        for a in range(0, 360, 24):
            c = np.array(at((0, 0.12))[0])
            d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * u
            s.curve([c, c + d * 0.08 + u * 0.01, c + d * 0.2], line * 0.5, "#c8b8a8", body=True, alpha=0.5, clip=g)
        s.thing(ell(*at((0, 0.1))[0], u * 0.075, u * 0.07), mix("#2a1c1c", "#8a7a70", 0.5 * k / ROWS), 1.2, **kw)


KINDS = ("felt", "cap", "bowler", "scarf", "felt", "straw", "bald", "felt", "knot", "bowler", "cap")
HATS = ("#3a3440", "#5a4a3c", "#26242c", "#7a6a70", "#4a3c34", "#c8b084", "#3a3440", "#44505c", "#2a2028", "#1f1d24", "#6a5c4c")


def _carpet(s, k):
    """The red that lies over them, pressed into every gap."""
    (p, u), (p2, u2) = place(k, 0), place(k + 1, 0)
    w, w2 = u * 0.78, u2 * 0.78
    _, strong, dark, line = _tone(k, RED)
    top = p2 + [0, u2 * 0.32]
    pts = [(p[0] - w, p[1] + u * 0.34), (p[0] - w * 1.0, p[1] + u * 0.02), (p[0] - w * 0.94, p[1] - u * 0.2), (top[0] - w2 * 1.0, top[1]), (top[0] + w2 * 1.0, top[1]), (p[0] + w * 0.94, p[1] - u * 0.2), (p[0] + w * 1.0, p[1] + u * 0.02), (p[0] + w, p[1] + u * 0.34), (p[0], p[1] + u * 0.42)]  # fmt: skip
    g = blob(pts, 8)
    s.wash(move(g, u * 0.05, u * 0.07), dark, 0.9, wet=u * 0.05)
    s.cover(g)
    far = k / ROWS
    s.wash(g, mix(RED, "#d8785a", 0.45 * far), 1.15 - 0.3 * far, edge=0.5, gran=0.3)
    s.wash(blob([(p[0] - w, p[1] + u * 0.1), (p[0], p[1] + u * 0.18), (p[0] + w, p[1] + u * 0.1), (p[0] + w, p[1] + u * 0.4), (p[0], p[1] + u * 0.5), (p[0] - w, p[1] + u * 0.4)]), "#3a0612", 1.2 - 0.5 * far, wet=u * 0.07, clip=g)  # fmt: skip
    s.wash(blob([(p[0] - w, top[1] - u * 0.1), (p[0] + w, top[1] - u * 0.1), (p[0] + w, top[1] + u * 0.06), (p[0] - w, top[1] + u * 0.06)]), "#3a0612", 0.9 - 0.4 * far, wet=u * 0.08, clip=g)  # fmt: skip
    for e in (-0.5, 0.5):  # the backs under it
        c = p + [e * w, 0]
        s.lift(ell(c[0] - u * 0.05, c[1] - u * 0.1, u * 0.26, u * 0.12), 0.34, u * 0.06)
    s.wash(limb([p + [0, -u * 0.3], p + [0, u * 0.02], p + [0, u * 0.36]], [u * 0.03, u * 0.06, u * 0.08]), "#3a0612", 0.9 - 0.4 * far, wet=u * 0.05, clip=g)
    for e in (-0.88, -0.8, 0.8, 0.88):
        s.curve([p + [e * w, u * 0.34], p + [e * w, 0], [top[0] + e * w2, top[1]]], line * (0.9 if abs(e) > 0.85 else 0.6), "#f4c868", body=True, clip=g, alpha=0.9)  # fmt: skip
    s.outline(g, line, "#2a0610", lost=0.3)


def _people(s, k):
    half = np.interp(k, (0, ROWS - 1), (620, 236))
    n = int(half / (place(k, 0)[1] * 0.95))
    u, (col, _, dark, _) = place(k, 0)[1], _tone(k, COATS[0])
    gap = limb([place(k, i)[0] + [0, u * 0.05] for i in range(-n, n + 1)], [u * 0.42] * (2 * n + 1), 6)
    s.cover(gap)
    s.wash(gap, mix(col, dark, 0.75), 1.3, edge=0.2, gran=0.3)
    for i in sorted(range(-n, n + 1), key=lambda q: -abs(q)):
        x = place(k, i)[0][0]
        if -130 < x < 1130 and not (k == 3 and i == 1):
            j = (i * 3 + k * 5 + (i * i + k) % 4) % 11
            at, u, line, dark = _back(s, k, i, COATS[(i * 5 + k * 3 + i * i) % 8])
            _hat(s, at, u, line, dark, KINDS[j], HATS[j], k)


def _chair(s):
    p, u = place(ROWS, 0)
    x, y = p + [0, u * 0.42]
    kw = dict(shade=0.8, shcol="#4a0814", hatch=0, line=2.2, gran=0.25)
    s.wash(ell(x + 16, y + 4, 70, 13), NIGHT, 0.8, wet=9)
    for dx, top in ((-30, -60), (32, -60)):
        s.thing(limb([(x + dx, y + top), (x + dx * 1.05, y - 12)], [5, 4]), "#a01c24", 1.1, **kw)
    s.thing(blob([(x - 44, y - 62, 1), (x - 48, y - 190), (x - 40, y - 214), (x, y - 232), (x + 40, y - 214), (x + 48, y - 190), (x + 44, y - 62, 1)]), RED, 1.1, **kw)  # fmt: skip
    s.thing(blob([(x - 32, y - 84, 1), (x - 36, y - 186), (x, y - 210), (x + 36, y - 186), (x + 32, y - 84, 1)]), "#e04a40", 0.9, **kw)
    for a, b in ((-16, -170), (16, -170), (0, -146), (-16, -122), (16, -122)):
        s.fill(ell(x + a, y + b, 3), "#5a0a14")
    s.thing(poly([(x - 46, y - 74), (x + 46, y - 74), (x + 56, y - 50), (x - 56, y - 50)]), "#e04a40", 0.9, **kw)
    s.thing(poly([(x - 56, y - 50), (x + 56, y - 50), (x + 55, y - 36), (x - 55, y - 36)]), "#a01c24", 1.1, **kw)
    for dx in (-50, 50):
        s.thing(limb([(x + dx, y - 38), (x + dx * 1.06, y + 4)], [6, 4]), "#a01c24", 1.1, **kw)
    s.fill(ell(x, y - 230, 6), "#f4c868", body=True)


def _climber(s):
    """In white, his cloak spread over the steps behind him."""
    (p, u), (q, v), (o, w) = place(5, 0), place(6, 0), place(7, 0)
    kw = dict(shade=0.5, shcol="#8a7890", hatch=0, line=2.2, gran=0.2)
    mid = np.array([o + [0, -w * 0.5], o + [0, 4], q + [0, -v * 0.2], q + [0, v * 0.24], p + [0, -u * 0.2], p + [0, u * 0.22]])
    mid[:, 0] = np.linspace(o[0], p[0] + 12, 6)
    half = (33, 38, 42, 56, 62, 84)
    cloak = blob([*[m - [h, 0] for m, h in zip(mid, half, strict=True)], (mid[5][0] - 40, mid[5][1] + 14), (mid[5][0], mid[5][1] + 4), (mid[5][0] + 40, mid[5][1] + 14), *[m + [h, 0] for m, h in list(zip(mid, half, strict=True))[::-1]]])  # fmt: skip
    s.wash(move(cloak, 12, 14), "#2a0610", 1.1, wet=12)
    s.thing(cloak, "#f6efe0", 0.12, **kw)
    for c, z in ((p, u), (q, v)):
        s.wash(blob([(c[0] - z * 0.6, c[1] + z * 0.06), (c[0], c[1] + z * 0.14), (c[0] + z * 0.6, c[1] + z * 0.06), (c[0] + z * 0.5, c[1] + z * 0.34), (c[0], c[1] + z * 0.4), (c[0] - z * 0.5, c[1] + z * 0.34)]), "#8a7890", 0.6, wet=8, clip=cloak)  # fmt: skip
    for e in np.linspace(-0.8, 0.8, 7):
        s.curve([m + [e * h, 0] for m, h in list(zip(mid, half, strict=True))[1:]], 1.4, "#6a5a70", clip=cloak)
    x, y = o[0], o[1] - w * 0.5
    arm = limb([(x + 26, y + 14), (x + 56, y - 4), (x + 58, y - 44)], [14, 11, 8])
    s.thing(arm, "#fbf6ea", 0.1, **kw)
    s.thing(ell(x + 58, y - 54, 8, 10), "#8a5238", 1.0, **kw)
    mantle = blob([(x - 34, y + 30), (x - 36, y + 4), (x - 18, y - 10), (x + 18, y - 10), (x + 36, y + 4), (x + 34, y + 30), (x, y + 42)])
    s.thing(mantle, "#fffaf0", 0.08, **kw)
    for e, f in ((-24, 12), (-14, 26), (-2, 16), (10, 28), (22, 12), (26, 24), (-27, 24)):
        s.fill(ell(x + e, y + f, 2, 4), NIGHT)
    s.wash(ell(x + 6, y + 2, 28, 12), "#6a5a70", 0.7, wet=6)
    s.thing(ell(x, y - 8, 34, 16), "#fffaf0", 0.08, **kw)
    s.thing(blob([(x - 19, y - 10), (x - 18, y - 34), (x, y - 44), (x + 18, y - 34), (x + 19, y - 10), (x, y - 4)]), "#fffaf0", 0.08, **kw)
    s.stroke(path([(x - 19, y - 13), (x, y - 6), (x + 19, y - 13)], 8), 6, RED, taper=(0, 0))


def _riser(s):
    """One who has straightened, out from under the edge of the carpet."""
    p, u = place(3, 1)
    x, y = p + [-4, -30]
    sk = dict(shade=0.5, shcol="#5a2c28", hatch=0, line=2.0, gran=0.2)
    yellow = dict(col2="#a8762a", shade=0.9, shcol="#3a2410", hatch=6, hw=0.9, line=2.8, gran=0.3)
    s.wash(blob([(x - 90, y + 40), (x + 110, y + 40), (x + 96, y + 150), (x + 10, y + 170), (x - 70, y + 140)]), NIGHT, 1.3, wet=16)
    body = blob([(x - 66, y + 84), (x - 80, y + 20), (x - 62, y - 18), (x - 24, y - 36), (x + 24, y - 36), (x + 62, y - 18), (x + 80, y + 20), (x + 66, y + 84), (x + 40, y + 112), (x, y + 118), (x - 40, y + 112)])  # fmt: skip
    s.thing(body, "#c89a34", 0.95, soft=46, **yellow)
    s.wash(blob([(x - 80, y + 66), (x, y + 80), (x + 80, y + 66), (x + 80, y + 130), (x - 80, y + 130)]), NIGHT, 1.1, wet=16, clip=body)
    arm = limb([(x + 64, y + 8), (x + 92, y + 54), (x + 84, y + 100), (x + 54, y + 128)], [24, 24, 20, 15], 8)
    s.wash(move(arm, 8, 10), NIGHT, 0.8, wet=8)
    s.thing(arm, "#c89a34", 0.95, **yellow)
    for q in (0, 11):
        s.curve([(x + 66, y + 58 + q), (x + 88, y + 66 + q), (x + 112, y + 54 + q)], 1.6, "#3a2410", clip=arm)
    for e in (-1, 1):
        s.curve([(x + e * 66, y - 12), (x + e * 50, y + 30), (x + e * 54, y + 90)], 2, "#3a2410", clip=body)
        s.thing(blob([(x + e * 4, y + 30, 1), (x + e * 34, y - 40), (x + e * 46, y - 20), (x + e * 30, y + 20, 1)]), "#b8862e", 1.0, shade=0.6, shcol="#3a2410", hatch=0, line=2)  # fmt: skip
    s.thing(limb([(x, y - 60), (x, y - 18)], [20, 22]), "#a86a48", 1.0, **sk)
    s.wash(ell(x + 2, y - 40, 26, 12), "#4a2018", 0.9, wet=6)
    face = blob([(x - 36, y - 108), (x - 37, y - 80), (x - 28, y - 54), (x - 10, y - 38), (x + 10, y - 38), (x + 28, y - 54), (x + 37, y - 80), (x + 36, y - 108), (x, y - 130)])  # fmt: skip
    s.thing(face, "#b87a54", 0.85, **sk)
    s.wash(blob([(x + 10, y - 120), (x + 40, y - 110), (x + 38, y - 70), (x + 20, y - 44), (x + 16, y - 80)]), "#5a2c28", 0.5, wet=9, clip=face)
    for e in (-1, 1):
        eye = blob([(x + e * 7, y - 86, 1), (x + e * 16, y - 93), (x + e * 26, y - 87, 1), (x + e * 16, y - 82)])
        s.cover(eye)
        s.wash(eye, "#fff8ec", 0.1, off=0)
        s.fill(ell(x + e * 16 - 2, y - 88, 4.6), "#1d1014")
        s.curve([(x + e * 5, y - 86), (x + e * 16, y - 94), (x + e * 28, y - 87)], 2.6)
        s.curve([(x + e * 6, y - 102), (x + e * 16, y - 106), (x + e * 29, y - 99)], 3.6, "#1d1014")
    s.curve([(x + 2, y - 92), (x + 6, y - 74), (x + 8, y - 68), (x - 2, y - 65), (x - 6, y - 68)], 1.8, "#4a2018")
    s.curve([(x - 12, y - 54), (x - 3, y - 56), (x + 4, y - 55), (x + 13, y - 53)], 2.8, "#5a1c20")
    s.curve([(x - 6, y - 47), (x + 6, y - 47)], 1.4, "#5a2c28")
    scarf = blob([(x - 44, y - 70), (x - 46, y - 112), (x - 26, y - 142), (x, y - 150), (x + 26, y - 142), (x + 46, y - 112), (x + 44, y - 70), (x + 38, y - 92), (x + 32, y - 112), (x, y - 122), (x - 32, y - 112), (x - 38, y - 92)])  # fmt: skip
    s.thing(scarf, "#3f6a78", 1.05, shade=0.8, shcol="#0e2430", hatch=0, line=2.2)
    for e in (-0.7, -0.2, 0.3, 0.8):
        s.curve([(x + e * 40, y - 108 - 12 * (1 - e * e)), (x + e * 30, y - 130), (x + e * 12, y - 148)], 1.4, "#0e2430", clip=scarf)
    fold = blob([(x - 150, y - 40, 1), (x - 110, y - 36), (x - 70, y - 16), (x - 62, y + 20), (x - 84, y + 70), (x - 96, y + 106, 1), (x - 140, y + 90)])
    s.thing(fold, "#8a1420", 1.2, shade=0.9, shcol="#2a0410", hatch=5, line=2.4)
    s.curve([(x - 112, y - 34), (x - 72, y - 14), (x - 66, y + 20), (x - 86, y + 70), (x - 98, y + 104)], 2.4, "#f4c868", body=True)


def _reader(s):
    """And one who has found the time for a newspaper."""
    p, u = place(1, -2)
    for pts in ([(-0.34, 0.36), (-0.02, 0.3), (0.0, 0.6), (-0.3, 0.68)], [(-0.02, 0.3), (0.32, 0.34), (0.32, 0.64), (0.0, 0.6)]):
        g = poly(move(np.array(pts), *p, u))
        s.wash(move(g, 5, 8), NIGHT, 0.8, wet=6)
        s.thing(g, "#f4ead2", 0.25, shade=0.2, hatch=0, line=2)
        a, b, c, d = (np.array(q) for q in move(np.array(pts), *p, u))
        for t in (0.2, 0.34, 0.48, 0.62, 0.76):
            s.stroke([a + (d - a) * t + (b - a) * 0.1, b + (c - b) * t - (b - a) * 0.1], 1.6, "#4a4448")


@card("bone", paper="laid", light=(-0.5, -0.75))
def stair_backs(s):
    """From above: a great stair whose steps are bowed backs; a red carpet lies over them up to a chair."""
    _void(s)
    for k in range(ROWS):
        _people(s, k)
        _carpet(s, k)
    _riser(s)
    _reader(s)
    _climber(s)
    _chair(s)
    s.splatter(NIGHT, 40, (0, 900, 1000, 1500), (0.7, 4))
