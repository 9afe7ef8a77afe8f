"""Pride: a stair of bowed backs, and what it leads to."""

from ..easel import *

NIGHT = "#17131c"
COATS = ("#5c5866", "#86705a", "#4c6072", "#9a8464", "#6a4c5c", "#66705c", "#44424e", "#a89478")
SKINS = (("#e0ac88", "#7a3c38"), ("#8a5438", "#3a1a18"), ("#c48a60", "#5a2c28"), ("#5e3826", "#24100e"), ("#d69a74", "#6a342c"))
RED = "#c4262c"
ROWS = 9


def row(k):
    """Height on the sheet and breadth of a back; k from 0, nearest."""
    y, u = 1470.0, 292.0
    for _ in range(k):
        y -= u * 0.7
        u *= 0.868
    return y, u


def place(k, i):
    """Where the i-th back of a row lies (0 is under the carpet): the rows bend, as the steps of a great stair do."""
    y, u = row(k)
    i = i + 0.3 * np.sign(i)
    x = 430 + 150 * math.sin((1470 - y) / 760) + i * u * 0.95
    return np.array([x, y - abs(i) ** 1.8 * u * 0.04]), u


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


def _grip(s, at, e, u, line, tone, skin_):
    """A cuff, and a hand laid flat upon the back of the one before."""
    light, dark = skin_
    kw = dict(shade=0.6, shcol=dark, hatch=0, line=line * 0.8, gran=0.2)
    for x, y in ((0.27, 0.53), (0.31, 0.565), (0.355, 0.565), (0.395, 0.54)):
        s.thing(limb(at((e * 0.335, 0.44), (e * x, y)), [u * 0.026, u * 0.02], 6), light, 0.9, **kw)
    s.thing(limb(at((e * 0.29, 0.44), (e * 0.25, 0.485)), [u * 0.024, u * 0.018], 6), light, 0.9, **kw)
    s.thing(blob(at((e * 0.275, 0.4), (e * 0.39, 0.4), (e * 0.395, 0.47), (e * 0.34, 0.5), (e * 0.275, 0.475))), light, 0.9, **kw)
    s.thing(limb(at((e * 0.275, 0.395), (e * 0.405, 0.395)), [u * 0.028, u * 0.028], 6), "#f4ead6", 0.3, **{**kw, "shcol": tone})


def _back(s, k, i, col):
    """Seen from above and before: hips far, shoulders near, two arms that brace themselves."""
    p, u = place(k, i)
    col, strong, dark, line = _tone(k, col)
    lean = i * 2.0
    skin_ = SKINS[(i * 3 + k * 2 + i * i) % 5]

    def at(*pts):
        return [tuple(q) for q in move(np.array(pts, float), *p, u, lean)]

    s.wash(blob(at((-0.46, 0.1), (-0.44, 0.46), (0, 0.56), (0.44, 0.46), (0.46, 0.1))), dark, 1.3, wet=u * 0.06, gran=0.3)
    for e in (-1, 1):
        arm = limb(at((e * 0.36, -0.1), (e * 0.46, 0.06), (e * 0.43, 0.22), (e * 0.34, 0.4)), [u * 0.11, u * 0.1, u * 0.088, u * 0.066], 8)
        _grip(s, at, e, u, line, dark, skin_)
        s.thing(arm, mix(col, dark, 0.12), strong, shade=0.8, shcol=dark, hatch=0, line=line, gran=0.3)
        for q in (0.0, 0.06, 0.12):
            s.curve(at((e * 0.34, 0.1 + q), (e * 0.44, 0.13 + q), (e * 0.54, 0.08 + q)), line * 0.5, dark, clip=arm)
    g = blob(at((-0.4, 0.1), (-0.47, -0.04), (-0.42, -0.22), (-0.33, -0.42), (-0.34, -0.58), (-0.26, -0.7), (0, -0.75), (0.26, -0.7), (0.34, -0.58), (0.33, -0.42), (0.42, -0.22), (0.47, -0.04), (0.4, 0.1), (0.24, 0.17), (0, 0.2), (-0.24, 0.17)))  # fmt: skip
    s.thing(g, col, strong, col2=mix(col, dark, 0.22), shade=0.6, shcol=dark, hatch=6 if u > 90 else 0, hw=0.9, thr=0.62, line=line, soft=u * 0.26, gran=0.3)
    s.lift(limb(at((-0.24, -0.04), (-0.08, -0.1), (0.1, -0.08)), [u * 0.05, u * 0.09, u * 0.05]), 0.25, u * 0.05)
    s.curve(at((0, -0.74), (0.015, -0.4), (0, 0.06)), line * 0.8, dark)
    for e in (-1, 1):  # the sleeve that is set in, and folds
        s.curve(at((e * 0.45, -0.16), (e * 0.36, -0.1), (e * 0.31, 0.02), (e * 0.34, 0.15)), line * 0.8, dark, clip=g)
        s.curve(at((e * 0.26, 0.02), (e * 0.2, -0.12), (e * 0.08, -0.19)), line * 0.6, dark)
        s.curve(at((e * 0.34, -0.44), (e * 0.22, -0.4), (e * 0.14, -0.33)), line * 0.55, dark, clip=g)
        s.curve(at((e * 0.34, -0.5), (e * 0.24, -0.52), (e * 0.16, -0.6)), line * 0.5, dark, clip=g)
    if (i * 7 + k * 3) % 3 == 0:  # a belt with two buttons
        s.stroke(at((-0.2, -0.44), (0, -0.42), (0.2, -0.44)), u * 0.06, mix(col, dark, 0.7), taper=(0, 0), clip=g)
        for e in (-1, 1):
            s.fill(ell(*at((e * 0.15, -0.435))[0], u * 0.02), "#e8d8b0", body=True)
    elif (i * 7 + k * 3) % 3 == 1:  # braces over a shirt's back
        for e in (-1, 1):
            s.curve(at((e * 0.2, 0.08), (e * 0.11, -0.2), (0, -0.4), (0, -0.73)), u * 0.035, mix(col, dark, 0.75), taper=(0, 0), clip=g)
    if (i * 5 + k * 11) % 13 == 4 and u > 90:
        q = at((-0.34, -0.22), (-0.18, -0.25), (-0.16, -0.08), (-0.33, -0.06))
        s.thing(poly(q), mix(col, "#a8885a", 0.6), 0.9, shade=0.3, hatch=0, line=line * 0.6)
        for a, b in zip(q, q[1:] + q[:1], strict=True):
            for t in (0.2, 0.5, 0.8):
                m = np.array(a) * (1 - t) + np.array(b) * t
                s.stroke([m - u * 0.02, m + u * 0.02], 1.4, "#efe0bc", body=True)
    return at, u, skin_


def _skull(s, at, u, kw, skin_):
    """Collar, nape, two ears, the tip of a nose: a head that looks at the ground."""
    light, dark = skin_
    s.wash(blob(at((-0.3, 0.34), (-0.26, 0.1), (0, 0.02), (0.34, 0.1), (0.32, 0.36))), kw["shcol"], 0.9, wet=u * 0.04)
    s.thing(limb(at((-0.15, 0.1), (-0.08, 0.03), (0.08, 0.03), (0.15, 0.1)), [u * 0.045, u * 0.05, u * 0.05, u * 0.045], 8), "#f6eedc", 0.25, **{**kw, "shade": 0.5})  # fmt: skip
    sk = {**kw, "shcol": dark, "shade": 0.6}
    s.thing(ell(*at((0, 0.425))[0], u * 0.03, u * 0.035), light, 0.9, **sk)
    for e in (-1, 1):
        s.thing(ell(*at((e * 0.178, 0.25))[0], u * 0.04, u * 0.06, e * 14), light, 0.9, **sk)
        s.curve(at((e * 0.19, 0.22), (e * 0.198, 0.25), (e * 0.185, 0.28)), kw["line"] * 0.6, dark)
    s.thing(blob(at((-0.11, 0.06), (0.11, 0.06), (0.17, 0.2), (0.16, 0.32), (0.08, 0.41), (-0.08, 0.41), (-0.16, 0.32), (-0.17, 0.2))), light, 0.9, **sk)


def _strands(s, at, u, g, line, cols, n):
    """Hair from a parting that runs over the crown, down to both ears."""
    for j in range(n):
        e, v = (1 if j % 2 else -1), (j // 2) / (n // 2)
        y = 0.1 + 0.27 * v
        q = ((0.035, y), (0.035 + e * 0.07, y + 0.01), (0.035 + e * 0.15, y + 0.05 - 0.03 * v), (0.035 + e * 0.2, y + 0.1 - 0.06 * v))
        s.curve(at(*q), line * 0.6, cols[j // 2 % len(cols)], body=j // 2 % len(cols) == 1, alpha=0.6, clip=g, n=5)
    s.curve(at((0.03, 0.1), (0.04, 0.24), (0.035, 0.38)), line * 0.8, cols[0], clip=g)


def _hat(s, at, u, kind, col, k, skin_):
    hue = col
    col, strong, dark, line = _tone(k, col)
    kw = dict(shade=0.8, shcol=dark, hatch=0, line=line, gran=0.25)
    _skull(s, at, u, kw, skin_)
    if kind in ("felt", "bowler", "straw"):
        wide = {"felt": (0.25, 0.2), "bowler": (0.225, 0.185), "straw": (0.29, 0.235)}[kind]
        c = at((0, 0.265))[0]
        brim = ell(*c, u * wide[0], u * wide[1])
        s.wash(move(brim, 0, u * 0.06), dark, 0.9, wet=u * 0.05)
        s.thing(brim, col, strong, **kw)
        s.thing(ell(*at((0, 0.255))[0], u * 0.165, u * 0.145), "#7a1c24" if kind == "straw" else dark, 1.1, **kw)
        s.thing(ell(*at((0, 0.235))[0], u * 0.155, u * 0.135), col, strong, **kw)
        if kind == "felt":
            s.wash(ell(*at((0, 0.235))[0], u * 0.03, u * 0.09), dark, 1.0, wet=u * 0.02)
            s.curve(at((0, 0.15), (0.01, 0.235), (0, 0.32)), line * 0.7, dark)
        elif kind == "straw":
            for q in (0.4, 0.7):
                s.stroke(arc(*at((0, 0.235))[0], u * 0.155 * q, u * 0.135 * q, 0, 350, 24), line * 0.45, dark)
            s.stroke(arc(*c, u * 0.24, u * 0.195, 0, 350, 30), line * 0.45, dark)
        else:
            s.stroke(arc(*at((-0.03, 0.21))[0], u * 0.08, u * 0.065, 190, 280, 10), line, "#fff6e0", body=True, alpha=0.7)
    elif kind == "cap":
        s.thing(blob(at((-0.15, 0.36), (0, 0.46), (0.15, 0.36), (0.1, 0.3), (-0.1, 0.3))), mix(col, dark, 0.6), 1.1, **kw)
        g = blob(at((-0.185, 0.24), (-0.15, 0.12), (0, 0.08), (0.15, 0.12), (0.185, 0.24), (0.14, 0.37), (0, 0.4), (-0.14, 0.37)))
        s.thing(g, col, strong, **kw)
        for a in range(6):
            t = math.tau * a / 6 + 0.5
            s.curve(at((0, 0.24), (0.09 * math.cos(t), 0.24 + 0.08 * math.sin(t)), (0.19 * math.cos(t), 0.24 + 0.17 * math.sin(t))), line * 0.55, dark, clip=g)
        s.fill(ell(*at((0, 0.24))[0], u * 0.022), dark)
    elif kind == "scarf":
        g = blob(at((-0.19, 0.26), (-0.16, 0.1), (0, 0.04), (0.16, 0.1), (0.19, 0.26), (0.13, 0.38), (-0.13, 0.38)))
        s.thing(blob(at((-0.08, 0.08), (-0.1, -0.12), (0, -0.2), (0.1, -0.12), (0.08, 0.08))), col, strong, **kw)
        s.thing(g, col, strong, **kw)
        for e in (-0.12, -0.04, 0.04, 0.12):
            s.curve(at((e * 1.3, 0.37), (e * 1.3, 0.22), (e * 0.3, 0.06)), line * 0.55, dark, clip=g)
        for x, y in ((-0.08, 0.2), (0.06, 0.16), (0.1, 0.28), (-0.02, 0.3), (-0.12, 0.3)):
            s.fill(ell(*at((x, y))[0], u * 0.014), "#f4e6c4", body=True, alpha=0.9)
    elif kind == "bald":
        for e in (-1, 1):
            for j in range(7):
                y = 0.12 + j * 0.03
                s.curve(at((e * (0.1 + 0.004 * j), y), (e * 0.15, y + 0.03), (e * 0.185, y + 0.055)), line * 0.8, ("#5a5250", "#fff8ec", "#8a8078")[j % 3], body=True)  # fmt: skip
        for j in range(9):
            s.curve(at((-0.1 + j * 0.025, 0.07), (-0.11 + j * 0.0275, 0.11)), line * 0.7, ("#5a5250", "#fff8ec")[j % 2], body=True)
        s.lift(ell(*at((-0.05, 0.22))[0], u * 0.05, u * 0.04), 0.55, u * 0.02)
    else:  # hair: cropped, with a knot, or in a plait
        g = blob(at((-0.13, 0.11), (0, 0.085), (0.13, 0.11), (0.172, 0.22), (0.16, 0.33), (0.08, 0.405), (-0.08, 0.405), (-0.16, 0.33), (-0.172, 0.22)))
        tone = mix(hue, "#8a7a70", 0.35 * k / ROWS)
        s.thing(g, tone, 1.2, **kw)
        _strands(s, at, u, g, line, (mix(tone, NIGHT, 0.6), lighter(tone, 0.45), mix(tone, NIGHT, 0.3)), 30)
        if kind == "knot":
            s.thing(ell(*at((0, 0.1))[0], u * 0.085, u * 0.075), tone, 1.2, **kw)
            s.stroke(arc(*at((0, 0.1))[0], u * 0.045, u * 0.04, 0, 300, 16), line * 0.5, lighter(tone, 0.4), body=True, alpha=0.7)
        elif kind == "plait":
            for j in range(6):
                s.thing(ell(*at((0.02 * (-1) ** j, 0.06 - j * 0.06))[0], u * (0.05 - 0.004 * j), u * 0.04, 20 * (-1) ** j), tone, 1.2, **kw)
            s.fill(ell(*at((0, -0.29))[0], u * 0.025), "#e8d8b0", body=True)


KINDS = ("crop", "cap", "knot", "felt", "bald", "scarf", "crop", "straw", "plait", "bowler", "crop")
HATS = ("#2a1c1c", "#6a5a48", "#8a4a2c", "#3a3440", "#3a3440", "#7a6a70", "#b8aca0", "#c8b084", "#1f1618", "#1f1d24", "#5a3420")


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


def _one(s, k, i):
    j = (i * 3 + k * 5 + (i * i + k) % 4) % 11
    at, u, skin_ = _back(s, k, i, COATS[(i * 5 + k * 3 + i * i) % 8])
    _hat(s, at, u, KINDS[j], HATS[j], k, skin_)


def _people(s, k):
    half = np.interp(k, (0, ROWS - 1), (660, 250))
    n = max(2, round(half / (place(k, 0)[1] * 0.95) - 0.3))
    u, (col, _, dark, _) = place(k, 0)[1], _tone(k, COATS[0])
    gap = limb([place(k, i)[0] + [0, u * 0.05] for i in range(-n, n + 1)], [u * 0.42] * (2 * n + 1), 6)
    s.cover(gap)
    s.wash(gap, mix(col, dark, 0.75), 1.3, edge=0.2, gran=0.3)
    for i in sorted(range(-n, n + 1), key=lambda q: -abs(q)):
        x = place(k, i)[0][0]
        if i and -150 < x < 1150 and (k, i) != (2, 1):
            _one(s, k, i)


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
    (p, u), (q, v), (o, w) = place(4, 0), place(5, 0), place(6, 0)
    kw = dict(shade=0.5, shcol="#8a7890", hatch=0, line=2.2, gran=0.2)
    mid = np.array([o + [0, -w * 0.5], o + [0, 4], q + [0, -v * 0.2], q + [0, v * 0.24], p + [0, -u * 0.2], p + [0, u * 0.22]])
    mid[:, 0] = np.linspace(o[0], p[0] + 12, 6)
    half = (34, 42, 50, 66, 74, 100)
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
    """One who has straightened: with one hand she turns back the edge of the carpet, the other is at her hip."""
    p, u = place(2, 1)
    x, y = p[0] - 4, p[1] - 148
    sk = dict(shade=0.5, shcol="#4a2018", hatch=0, line=2.4, gran=0.2)
    yellow = dict(col2="#c08a2c", shade=0.8, shcol="#4a2c10", hatch=6, hw=0.9, line=3, gran=0.25)
    s.wash(blob([(x - 120, y - 30), (x + 130, y - 30), (x + 140, y + 220), (x - 110, y + 230)]), NIGHT, 1.2, wet=22)
    # behind her body: the arm at the hip
    upper = limb([(x + 82, y + 4), (x + 118, y + 58), (x + 132, y + 104)], [29, 27, 25], 8)
    fore = limb([(x + 132, y + 104), (x + 102, y + 128), (x + 70, y + 142)], [25, 22, 18], 8)
    torso = blob([(x - 30, y - 44), (x + 30, y - 44), (x + 78, y - 24), (x + 98, y + 6), (x + 88, y + 60), (x + 66, y + 118), (x + 84, y + 176), (x + 100, y + 250), (x - 100, y + 250), (x - 84, y + 176), (x - 66, y + 118), (x - 88, y + 60), (x - 98, y + 6), (x - 78, y - 24)])  # fmt: skip
    s.thing(torso, "#e0ac38", 0.95, soft=50, **yellow)
    s.wash(blob([(x + 20, y - 20), (x + 100, y), (x + 70, y + 118), (x + 100, y + 250), (x + 20, y + 250), (x + 40, y + 110)]), "#6a3c14", 0.45, wet=16, clip=torso)  # fmt: skip
    for e in (-1, 1):  # darts, and the fall of the skirt
        s.curve([(x + e * 52, y + 40), (x + e * 42, y + 80), (x + e * 44, y + 112)], 2, "#4a2c10", clip=torso)
        for a, b in ((24, 30), (48, 62)):
            s.curve([(x + e * a, y + 136), (x + e * b, y + 180), (x + e * b * 1.2, y + 246)], 2, "#4a2c10", clip=torso)
    s.stroke([(x, y + 20), (x + 2, y + 112)], 2.2, "#4a2c10")
    for v in (40, 68, 96):
        s.fill(ell(x + 10, y + v, 4.5), "#4a2c10")
    belt = limb([(x - 68, y + 118), (x, y + 126), (x + 68, y + 118)], [9, 10, 9], 8)
    s.thing(belt, "#5a3018", 1.1, shade=0.5, hatch=0, line=2.2)
    s.outline(box(x - 12, y + 116, x + 12, y + 136), 2.6, "#f4e0a0", lost=0)
    s.thing(upper, "#e0ac38", 0.95, **yellow)
    for j in range(4):  # fingers forward on the hip, thumb behind
        s.thing(limb([(x + 70, y + 140 + j * 4), (x + 50 - j * 2, y + 136 + j * 9), (x + 38 - j, y + 142 + j * 10)], [8, 7.5, 6]), "#b87a54", 0.9, **{**sk, "line": 1.8})  # fmt: skip
    s.thing(fore, "#e0ac38", 0.95, **yellow)
    s.thing(limb([(x + 82, y + 122), (x + 76, y + 160)], [6, 6]), "#fff6dc", 0.2, shade=0.4, hatch=0, line=2)
    for q in (0, 12):
        s.curve([(x + 98, y + 96 + q), (x + 122, y + 88 + q), (x + 156, y + 98 + q)], 1.8, "#4a2c10", clip=union(upper, fore))
    for e in (-1, 1):
        s.thing(blob([(x + e * 2, y + 28, 1), (x + e * 20, y - 48), (x + e * 50, y - 34), (x + e * 44, y - 4, 1), (x + e * 34, y + 2)]), "#f0c04c", 0.8, shade=0.6, shcol="#4a2c10", hatch=0, line=2.2)  # fmt: skip
    s.fill(poly([(x - 16, y - 46), (x + 16, y - 46), (x, y + 14)]), "#8a4c34")
    s.thing(limb([(x, y - 80), (x, y - 34)], [23, 25]), "#a86a48", 1.0, **sk)
    s.wash(ell(x + 2, y - 56, 32, 15), "#4a2018", 0.9, wet=7)
    _face(s, x, y - 4, 1.22, sk)
    _turned_carpet(s, x, y, yellow, sk)


def _face(s, x, y, q, sk):
    def f(*pts):
        return [(x + q * p[0], y + q * p[1], *p[2:]) for p in pts]

    for e in (-1, 1):
        s.thing(ell(*f((e * 38, -84))[0], 7 * q, 12 * q), "#b87a54", 0.9, **sk)
        s.fill(ell(*f((e * 40, -66))[0], 3.6 * q), "#f4c868", body=True)
    face = blob(f((-36, -108), (-37, -80), (-30, -56), (-12, -37), (12, -37), (30, -56), (37, -80), (36, -108), (0, -130)))
    s.thing(face, "#b87a54", 0.85, **sk)
    s.wash(blob(f((12, -120), (40, -110), (38, -70), (20, -42), (17, -80))), "#5a2c28", 0.5, wet=10, clip=face)
    for e in (-1, 1):
        s.wash(ell(*f((e * 22, -68))[0], 10 * q, 7 * q), "#b04a3c", 0.35, wet=7, clip=face)
        eye = blob(f((e * 7, -86, 1), (e * 16, -93), (e * 26, -87, 1), (e * 16, -82)))
        s.cover(eye)
        s.wash(eye, "#fff8ec", 0.1, off=0)
        s.fill(ell(*f((e * 16 - 4, -90))[0], 4.8 * q).intersection(eye), "#1d1014")
        s.curve(f((e * 5, -86), (e * 16, -94), (e * 28, -87)), 3)
        s.curve(f((e * 6, -103), (e * 16, -107), (e * 29, -100)), 4, "#1d1014")
    s.curve(f((-3, -92), (-6, -76), (-9, -69), (0, -64), (7, -68)), 2.2, "#4a2018")
    lips = blob(f((-13, -54), (-5, -57), (0, -56), (5, -57), (13, -54), (6, -48), (-6, -48)))
    s.wash(lips, "#8a2c30", 0.7, wet=2)
    s.curve(f((-14, -54), (-4, -53), (4, -53), (14, -53)), 2.4, "#4a1418")
    scarf = blob(f((-44, -84), (-46, -112), (-28, -143), (0, -152), (28, -143), (46, -112), (44, -84), (36, -108), (24, -118), (0, -122), (-24, -118), (-36, -108)))  # fmt: skip
    s.thing(scarf, "#3f6a78", 1.05, shade=0.8, shcol="#0e2430", hatch=0, line=2.4)
    for e in (-0.7, -0.2, 0.3, 0.8):
        s.curve(f((e * 40, -108 - 12 * (1 - e * e)), (e * 30, -130), (e * 12, -148)), 1.6, "#0e2430", clip=scarf)
    knot = f((10, -150))[0]
    s.thing(blob([knot, (knot[0] - 12, knot[1] - 22), (knot[0] + 8, knot[1] - 26), (knot[0] + 14, knot[1] - 8)]), "#3f6a78", 1.05, shade=0.8, shcol="#0e2430", hatch=0, line=2)  # fmt: skip


def _turned_carpet(s, x, y, yellow, sk):
    """The edge lies turned over upon the carpet, its lining up; her hand still has it."""
    (p, u), (p2, u2) = place(2, 0), place(3, 0)
    ex, ex2 = p[0] + u * 0.78, p2[0] + u2 * 0.78
    gap = blob([(ex2, p2[1] + 30, 1), (ex2 - 30, y + 40), (ex - 46, y + 110), (ex - 30, p[1] + 40), (ex + 2, p[1] + 84, 1), (ex + 18, p[1] - 40), (ex2 + 14, y + 20)])  # fmt: skip
    s.cover(gap)
    s.wash(gap, NIGHT, 1.5)
    hand_ = np.array([ex - 74, y + 92.0])
    fold = blob([(ex2, p2[1] + 30, 1), (ex2 - 54, p2[1] + 60), tuple(hand_ + [-24, -6]), (hand_[0] - 6, hand_[1] + 44), (ex - 52, p[1] + 52), (ex + 2, p[1] + 84, 1), (ex - 34, p[1] + 20), (ex - 40, y + 100), (ex2 - 26, y + 40)])  # fmt: skip
    s.wash(move(fold, -10, 12), "#2a0610", 1.0, wet=9)
    s.thing(fold, "#b8862e", 1.0, col2="#8a5420", shade=0.9, shcol="#2a0410", hatch=5, line=2.6)
    s.curve([(ex2, p2[1] + 30), (ex2 - 50, p2[1] + 62), tuple(hand_ + [-20, -4]), (hand_[0] - 2, hand_[1] + 42), (ex - 50, p[1] + 48), (ex, p[1] + 82)], 3.4, "#f4c868", body=True)  # fmt: skip
    for e in (0.3, 0.6):
        s.curve([(ex2 - 6 - e * 30, p2[1] + 44), (ex - 44 - e * 24, y + 70), (ex - 40 - e * 10, p[1] + 30)], 1.8, "#2a0410", clip=fold)
    elbow = np.array([x - 128, y + 92.0])
    upper = limb([(x - 80, y + 6), (x - 108, y + 50), elbow], [29, 27, 25], 8)
    fore = limb([elbow, elbow * 0.5 + hand_ * 0.5 + [0, 5], hand_ + [24, 0]], [25, 22, 17], 8)
    s.wash(move(union(upper, fore), 6, 12), NIGHT, 0.9, wet=9)
    s.thing(upper, "#e0ac38", 0.95, **yellow)
    palm = blob([hand_ + [26, -14], hand_ + [2, -18], hand_ + [-14, -6], hand_ + [-12, 14], hand_ + [6, 18], hand_ + [26, 14]])
    s.thing(palm, "#b87a54", 0.9, **sk)
    for j in range(4):  # fingers over the edge
        b = hand_ + [-4 + j * 1.5, -12 + j * 8.5]
        s.thing(limb([b + [6, 0], b + [-10, -1], b + [-19, 4]], [6.5, 6.2, 5]), "#b87a54", 0.9, **{**sk, "line": 1.8})
    s.thing(limb([hand_ + [14, -10], hand_ + [2, -24], hand_ + [-10, -25]], [8, 6.5, 5]), "#b87a54", 0.9, **{**sk, "line": 1.8})
    s.thing(fore, "#e0ac38", 0.95, **yellow)
    c = hand_ + [26, 0]
    s.thing(limb([c + [0, -18], c + [2, 18]], [6, 6]), "#fff6dc", 0.2, shade=0.4, hatch=0, line=2)
    for q in (0, 12):
        s.curve([(elbow[0] - 30, elbow[1] - 18 + q), (elbow[0] + 2, elbow[1] - 24 + q), (elbow[0] + 30, elbow[1] - 12 + q)], 1.8, "#4a2c10", clip=union(upper, fore))  # fmt: skip


def _reader(s):
    """And one who has found the time for a newspaper."""
    p, u = place(1, -1)
    for pts in ([(-0.36, 0.42), (-0.02, 0.38), (0.0, 0.7), (-0.34, 0.74)], [(-0.02, 0.38), (0.34, 0.42), (0.34, 0.74), (0.0, 0.7)]):
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
    _one(s, 1, 1)
    _reader(s)
    _climber(s)
    _chair(s)
    s.splatter(NIGHT, 40, (0, 900, 1000, 1500), (0.7, 4))
