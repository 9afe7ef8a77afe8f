"""The stair: people on hands and knees, each under the load in another way."""

from ..easel import *
from ..kit.figure import digit
from ..kit.portrait import garment
from ..kit.profile import profile

NIGHT, W = "#17131c", 296
SKINS = {"rose": ("#e8b494", "#d08a70", "#7a4048"), "olive": ("#cf9c72", "#b87452", "#5e3340"), "brown": ("#a06844", "#8a4a34", "#3c1c24"), "deep": ("#74482f", "#623224", "#22101a")}  # fmt: skip


def _hair(s, at, size, kind, col, line):
    kw = dict(shade=0.8, shcol=NIGHT, hatch=0, line=line, gran=0.25)
    cap = blob(at([(0.73, 0.2), (0.62, 0.04), (0.44, -0.05), (0.2, -0.05), (0.02, 0.06), (-0.07, 0.28), (-0.05, 0.5), (0.06, 0.68), (0.2, 0.74), (0.27, 0.56), (0.34, 0.5), (0.4, 0.34), (0.52, 0.24)]))  # fmt: skip
    if kind == "bald":
        ring = blob(at([(0.36, 0.36), (0.2, 0.3), (-0.02, 0.34), (-0.06, 0.5), (0.06, 0.7), (0.2, 0.74), (0.27, 0.56), (0.35, 0.5)]))
        s.thing(ring, col, 1.0, **kw)
        s.lift(ell(*at([(0.3, 0.1)])[0], size * 0.12, size * 0.07), 0.5, size * 0.03)
        cap = ring
    elif kind == "scarf":
        knot = at([(0.02, 0.66), (-0.16, 0.74), (-0.2, 0.92), (-0.02, 0.86)])
        s.thing(blob(knot), col, 1.0, **kw)
        cap = blob(at([(0.74, 0.24), (0.62, 0.02), (0.42, -0.07), (0.16, -0.05), (-0.04, 0.1), (-0.1, 0.36), (-0.06, 0.6), (0.08, 0.74), (0.24, 0.7), (0.3, 0.5), (0.4, 0.34), (0.56, 0.28)]))  # fmt: skip
        s.thing(cap, col, 1.0, **kw)
        for e in (0.0, 0.2, 0.4):
            s.curve(at([(0.66 - e * 0.5, 0.12 + e * 0.3), (0.3 - e * 0.5, 0.2 + e * 0.5), (0.08, 0.66)]), line * 0.6, NIGHT, clip=cap)
        for a, b in ((0.3, 0.06), (0.1, 0.2), (0.44, 0.14), (0.04, 0.42), (0.22, 0.34)):
            s.fill(ell(*at([(a, b)])[0], size * 0.024), "#f6ead0", body=True)
    else:
        s.thing(cap, col, 1.1, **kw)
    if kind in ("crop", "bun", "bald", "plait"):
        for k in range(26):
            u = k / 25
            a = np.array([0.64 - 0.66 * u, 0.06 + 0.1 * u])
            s.curve(at([a, a + [-0.12, 0.16], a + [-0.1 + 0.22 * u, 0.34 + 0.12 * u]]), line * 0.55, (NIGHT, lighter(col, 0.45), mix(col, NIGHT, 0.5))[k % 3], body=k % 3 == 1, clip=cap, wobble=0.3)  # fmt: skip
    if kind == "bun":
        b = at([(-0.12, 0.3)])[0]
        s.thing(ell(*b, size * 0.17, size * 0.16), col, 1.1, **kw)
        s.stroke(arc(*b, size * 0.09, size * 0.08, 0, 320, 16), line * 0.7, lighter(col, 0.4), body=True, alpha=0.8)
    if kind == "plait":
        for k in range(5):
            s.thing(ell(*at([(0.02 + 0.03 * (-1) ** k, 0.74 + 0.15 * k)])[0], size * 0.075, size * 0.1, 24 * (-1) ** k), col, 1.1, **kw)
    if kind == "cap":
        s.thing(blob(at([(0.7, 0.26), (0.9, 0.3), (0.95, 0.37), (0.72, 0.36), (0.5, 0.3)])), mix(col, NIGHT, 0.4), 1.1, **kw)
        s.curve(at([(0.74, 0.26), (0.4, 0.26), (0.0, 0.36)]), line * 1.4, NIGHT, clip=cap)
    if kind == "hat":
        brim = limb(at([(1.0, 0.34), (0.6, 0.2), (0.1, 0.22), (-0.34, 0.34)]), [size * 0.03, size * 0.05, size * 0.05, size * 0.03])
        dome = blob(at([(0.68, 0.2), (0.66, -0.06), (0.46, -0.22), (0.14, -0.2), (0.0, 0.0), (-0.02, 0.24)]))
        s.thing(dome, col, 1.0, **kw)
        s.curve(at([(0.68, 0.14), (0.3, 0.08), (-0.02, 0.16)]), size * 0.07, "#6a1c24", clip=dome, taper=(0, 0))
        s.thing(brim, col, 1.0, **kw)
    return None if kind in ("hat", "scarf") else ell(*at([(0.36, 0.47)])[0], size * 0.06, size * 0.09)


ACTS = {  # shoulder, elbow and wrist of the near arm
    "prop": ((0.3, 0.15), (0.3, 0.4), (0.275, 0.6)),
    "bent": ((0.3, 0.16), (0.47, 0.39), (0.3, 0.6)),
    "forth": ((0.28, 0.15), (0.25, 0.4), (0.12, 0.595)),
    "knee": ((0.3, 0.15), (0.335, 0.42), (0.47, 0.32)),
    "back": ((0.31, 0.16), (0.52, 0.33), (0.66, 0.2)),
    "brow": ((0.3, 0.17), (0.3, 0.44), (0.13, 0.34)),
}


def crawler(s, p, *, act="prop", head=(0, 0), fat=0.0, col, skin="olive", hair=("crop", "#2a1c1c"), turn=-38, deep=0.0, sag=0.04, skirt=False, w=W, mood=True, extra=None, knee=0.0, front=False):  # fmt: skip
    """On hands and knees, facing left; p is where the carpet's edge meets the shoulder. deep: how far in the dark."""
    p = np.asarray(p, float)
    sk = tuple(mix(c, NIGHT, 0.62 * deep) for c in SKINS[skin])
    col = mix(col, NIGHT, 0.6 * deep)
    dark = mix(mix(col, NIGHT, 0.72), NIGHT, 0.4 * deep)
    line = 2.6

    def at(*pts):
        return [(p[0] + a * w, p[1] + b * w, *o) for a, b, *o in pts]

    def cloth_(g, c, n, way, cast=(5, 9)):
        garment(s, g, c, way, n, dark=dark, pale=lighter(c, 0.5), long=26, w=1.4, line=line, cast=cast, deep=0.8, hatch=6)

    def folds(*lines):
        for f in lines:
            s.curve(at(*f), 2, dark)
            s.curve([(x - 3, y - 3) for x, y in at(*f)], 1.1, lighter(col, 0.5), body=True, alpha=0.5 * (1 - deep))

    if front:
        nook = poly(at((-0.06, 0.02), (0.3, 0.02), (0.3, 0.68), (-0.08, 0.68)))
        s.cover(nook)
        s.wash(nook, "#5a3c34", 1.1, col2="#2a1a1e", gran=0.25)
    hollow = blob(at((0.2, 0.2), (0.9, 0.1), (0.98, 0.3), (0.9, 0.68), (0.3, 0.68), (0.2, 0.5)))
    s.cover(hollow)
    s.wash(hollow, NIGHT, 1.5, col2="#3a2c30", gran=0.25)
    sh, el, wr = ACTS[act]
    fx = {"forth": 0.2, "back": 0.16, "brow": 0.18, "bent": 0.05, "knee": 0.08}.get(act, 0.07)
    hand_(s, at((fx, 0.655))[0], w, sk, 0.9)
    far = union(
        limb(at((0.25, 0.16), (0.16 + fx * 0.7, 0.4)), [w * 0.085, w * 0.06]), limb(at((0.16 + fx * 0.7, 0.39), (fx + 0.06, 0.6)), [w * 0.064, w * 0.044])
    )
    cloth_(far, mix(col, dark, 0.5), 30, lambda x, y: 1.6)
    cloth_(limb(at((0.78, 0.22), (0.70, 0.6)), [w * 0.12, w * 0.085]), mix(col, dark, 0.55), 20, lambda x, y: 1.6)
    shoe = blob(at((1.0, 0.56), (1.1, 0.55), (1.13, 0.62), (1.11, 0.69), (1.0, 0.68)))
    s.thing(shoe, mix("#4a3428", NIGHT, 0.5 * deep), 1.1, shade=0.8, shcol=NIGHT, hatch=0, line=line)
    shin = limb(at((0.82, 0.6), (0.93, 0.62), (1.04, 0.63)), [w * 0.085, w * 0.075, w * 0.05])
    up = act == "knee"
    cloth_(shin, mix(col, "#3a3440", 0.5), 24, lambda x, y: 0.1)
    thigh = limb(at((0.84, 0.18), (0.86, 0.4), (0.815 - knee, 0.61)), [w * 0.13, w * 0.115, w * 0.085])
    cloth_(thigh, mix(col, "#3a3440", 0.75 if up else 0.5), 50, lambda x, y: 1.7)
    head_size = w * 0.285
    hx, hy = at((0.075 + head[0], 0.205 + head[1]))[0]
    h_at = profile(s, hx, hy, head_size, turn, flip=True, skin=sk, eye="open" if mood != "shut" else "shut", brow=0.6, sad=bool(mood), neck=(at((0.28, 0.16))[0], w * 0.075), k=0.85, line=2.0)  # fmt: skip
    ear = _hair(s, h_at, head_size, hair[0], mix(hair[1], NIGHT, 0.5 * deep), 2.0)
    if ear is not None:
        s.thing(ear, sk[0], 0.85, shade=0.5, shcol=sk[2], hatch=0, line=1.7)
    torso = blob(at((0.17, 0.16), (0.21, 0.055), (0.32, 0.015), (0.55, 0.015 + sag), (0.78, 0.0), (0.92, 0.04), (0.985, 0.15), (0.975, 0.28), (0.88, 0.35), (0.74, 0.31), (0.56, 0.34 + sag + fat), (0.36, 0.37), (0.22, 0.3)))  # fmt: skip
    if skirt:
        torso = smooth(union(torso, blob(at((0.7, 0.1), (0.96, 0.1), (1.0, 0.3), (1.04, 0.52), (1.06, 0.66), (0.9, 0.69), (0.74, 0.68), (0.68, 0.5)))), 6)
    cloth_(torso, col, 75, lambda x, y: 0.1 + max(0, (x - p[0]) / w - 0.75) * 4)
    folds([(0.3, 0.06), (0.36, 0.16), (0.34, 0.3)], [(0.62, 0.1 + sag), (0.5, 0.2 + sag), (0.46, 0.33)], [(0.76, 0.06), (0.7, 0.2), (0.72, 0.3)], [(0.9, 0.1), (0.84, 0.2), (0.86, 0.33)])  # fmt: skip
    if skirt:
        folds([(0.84, 0.3), (0.82, 0.5), (0.86, 0.67)], [(0.93, 0.28), (0.95, 0.5), (0.98, 0.66)])
    s.thing(limb(at((0.165, 0.1), (0.2, 0.17), (0.17, 0.27)), [w * 0.03, w * 0.036, w * 0.03]), mix("#f6eedc", NIGHT, 0.5 * deep), 0.4, shade=0.5, shcol=dark, hatch=0, line=2)  # fmt: skip
    if extra:
        extra(at, torso, dark)
    if up:  # one foot is on the ground already
        s.thing(
            blob(at((0.72, 0.6), (0.73, 0.68), (0.5, 0.685), (0.485, 0.655), (0.56, 0.62), (0.61, 0.57))),
            "#4a3428",
            1.1,
            shade=0.8,
            shcol=NIGHT,
            hatch=0,
            line=line,
        )
        leg = union(
            limb(at((0.86, 0.2), (0.56, 0.36)), [w * 0.13, w * 0.08]), limb(at((0.555, 0.36), (0.63, 0.48), (0.665, 0.6)), [w * 0.082, w * 0.08, w * 0.052])
        )
        cloth_(leg, mix(col, "#3a3440", 0.3), 60, lambda x, y: 2.7)
        folds([(0.6, 0.42), (0.68, 0.4), (0.76, 0.32)], [(0.58, 0.3), (0.6, 0.36), (0.57, 0.42)], [(0.8, 0.12), (0.86, 0.22), (0.82, 0.3)])
    on = act in ("prop", "bent", "forth")
    if on:
        hand_(s, at((wr[0] - 0.055, 0.66))[0], w, sk, 1.0)
    near = union(limb(at(sh, el), [w * 0.108, w * 0.07]), limb(at((el[0], el[1] - 0.012), wr), [w * 0.073, w * 0.047])).buffer(7).buffer(-7)
    cloth_(near, col, 36, lambda x, y: 1.6, (7, 8))
    d = np.subtract(wr, el) / np.hypot(*np.subtract(wr, el))
    n = np.array([-d[1], d[0]]) * (1 if np.subtract(sh, el) @ [-d[1], d[0]] > 0 else -1)
    for k, q in enumerate((0.0, 0.035, 0.07)):  # cloth gathers on the inner side of the elbow
        c = np.array(el) + d * (0.035 - q) + n * 0.02
        folds([c + n * 0.055 + d * 0.02, c, c - n * 0.03 - d * 0.025 * k])
    folds([(sh[0] - 0.08, sh[1] + 0.03), (sh[0] - 0.02, sh[1] + 0.1), (sh[0] + 0.07, sh[1] + 0.09)])
    c, e = np.array(wr), np.array([-d[1], d[0]]) * 0.047
    if not on:
        grip_(s, at(c + d * 0.01)[0], math.degrees(math.atan2(d[1], d[0])), w, sk, act == "brow")
    s.thing(limb(at(c - e, c + e), [w * 0.022, w * 0.022]), mix("#f6eedc", NIGHT, 0.5 * deep), 0.4, shade=0.5, shcol=dark, hatch=0, line=1.8)


def grip_(s, c, way, w, sk, flip):
    """A hand laid over something round: the back of it, the fingers bent over the far side."""

    def at(*pts):
        return [tuple(q) for q in move(np.array(pts, float) * [1, -1 if flip else 1], *c, w, way)]

    r = w * 0.0195
    for y, long in ((0.03, 0.115), (0.012, 0.14), (-0.008, 0.145), (-0.027, 0.125)):
        digit(s, at((0.065, y), (0.065 + long * 0.4, y * 1.1 + 0.004), (0.06 + long * 0.62, y * 1.1 + 0.036)), [r, r * 0.95, r * 0.75], sk, nail=0, crease=0.6, hatch=0, line=1.6, k=0.85)  # fmt: skip
    back = blob(at((0.0, -0.036), (0.05, -0.046), (0.08, -0.034), (0.085, 0.01), (0.075, 0.04), (0.03, 0.044), (0.0, 0.034)))
    s.thing(back, sk[0], 0.85, col2=sk[1], shade=0.6, shcol=sk[2], hatch=0, line=1.9)
    digit(s, at((0.02, -0.03), (0.055, -0.056), (0.09, -0.052)), [r * 1.15, r, r * 0.75], sk, nail=0, crease=0, hatch=0, line=1.6, k=0.85)


def hand_(s, c, w, sk, k):
    """Flat on the one below, fingers forward; c is the middle of its back."""
    c = np.asarray(c, float)

    def at(*pts):
        return [tuple(c + np.array(p) * w * k) for p in pts]

    kw = dict(crease=0.7, hatch=0, line=1.6, k=0.85, shade=0.6)
    r = w * k * 0.0195
    for dy, long in ((-0.012, 0.135), (0.004, 0.155), (0.02, 0.145), (0.034, 0.118)):
        digit(s, at((-0.015, dy - 0.006), (-0.07, dy * 1.3 - 0.012), (-long, dy * 1.6 + 0.012)), [r, r * 0.95, r * 0.7], sk, nail=0.5, **kw)
    back = blob(at((0.075, -0.075), (0.09, 0.0), (0.06, 0.036), (0.005, 0.046), (-0.03, 0.034), (-0.036, -0.012), (-0.01, -0.034), (0.03, -0.06)))
    s.thing(back, sk[0], 0.85, col2=sk[1], shade=0.6, shcol=sk[2], hatch=0, line=1.9)
    for dy in (-0.012, 0.008, 0.026):
        s.curve(at((-0.024, dy), (0.01, dy - 0.012), (0.045, dy - 0.03)), 1.2, sk[2], alpha=0.8, clip=back)
    digit(s, at((0.05, 0.022), (0.01, 0.05), (-0.045, 0.056)), [r * 1.15, r * 1.05, r * 0.75], sk, nail=0.5, **kw)


def braces(s):
    def draw(at, torso, dark):
        for pts in ([(0.25, 0.05), (0.4, 0.16), (0.62, 0.2), (0.8, 0.18)], [(0.74, 0.02), (0.72, 0.16), (0.76, 0.32)]):
            s.curve(at(*pts), 9, dark, taper=(0, 0), clip=torso)

    return draw


def patch(s):
    def draw(at, torso, dark):
        q = at((0.5, 0.12), (0.64, 0.1), (0.66, 0.24), (0.52, 0.26))
        s.thing(poly(q), "#a8885a", 0.9, shade=0.4, shcol=dark, hatch=0, line=1.8)
        for a, b in zip(q, q[1:] + q[:1], strict=True):
            for t in (0.2, 0.5, 0.8):
                m, d = np.array(a) * (1 - t) + np.array(b) * t, np.array(b) - np.array(a)
                n = np.array([-d[1], d[0]]) / np.hypot(*d) * 6
                s.stroke([m - n, m + n], 1.8, "#efe0bc", body=True)

    return draw


def jersey(s):
    def draw(at, torso, dark):
        for u in np.arange(0.2, 1.0, 0.075):
            s.curve(at((u, -0.02), (u + 0.03, 0.16), (u, 0.4)), 8, "#e8dcc0", body=True, alpha=0.75, clip=torso, taper=(0, 0))
        s.outline(torso, 2.4)

    return draw


def checks(s):
    def draw(at, torso, dark):
        for u in np.arange(0.16, 1.02, 0.06):
            s.curve(at((u, -0.02), (u + 0.02, 0.16), (u, 0.4)), 1.8, "#b8c4d0", body=True, alpha=0.5, clip=torso, taper=(0, 0))
        for v in np.arange(0.04, 0.4, 0.055):
            s.curve(at((0.14, v + 0.02), (0.55, v + 0.03), (1.0, v)), 1.8, "#b8c4d0", body=True, alpha=0.5, clip=torso, taper=(0, 0))

    return draw
