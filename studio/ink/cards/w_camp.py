"""The camp under the moon: who looks up, who climbs, who goes on grazing."""

import cv2

from ..easel import *
from ..kit.rim import rim

NIGHT = "#050814"


def _gild(s, g, dx=5, dy=5, col="#ffe7a0", alpha=0.8):
    """The edge that looks to the gap is gold."""
    m = s.mask(g)
    beside = cv2.warpAffine(m, np.float32([[1, 0, dx], [0, 1, dy]]), (s.w, s.h), borderValue=1)
    s.stamp((cv2.GaussianBlur(np.clip(m - beside, 0, 1), (0, 0), 1.4) * m).astype(np.float32), col, True, alpha)


def _piece(s, g, col, gild=True, hatch=7, line=2.8):
    """One piece of somebody in the night: hardly coloured, black on the side away from the gap."""
    col = mix(col, NIGHT, 0.24)
    s.cover(g)
    s.thing(g, col, 1.15, col2=mix(col, NIGHT, 0.4), shade=0.85, shcol=NIGHT, hatch=hatch, line=line, gran=0.2)
    if gild:
        _gild(s, g)


def _furred(s, g, col, lie, n, pale, gild=True):
    _piece(s, g, col, False, 0)
    marks.pelt(s, s.mask(g), lie, n, (7, 15), 1.6, NIGHT, mix(pale, NIGHT, 0.35), 0.35)
    if gild:
        _gild(s, g)


def _seams(s, g, *ways):
    for w in ways:
        s.curve(w, 2.6, NIGHT, clip=g)
        s.curve([(x - 4, y) for x, y in w], 1.5, "#6a76b8", body=True, alpha=0.5, clip=g)


def _shade(s, x, y, w, long):
    s.wash(poly([(x - w, y - 4), (x + w, y - 8), (x + w * 1.1 + long * 0.6, y + long), (x - w * 0.8 + long * 0.5, y + long)]), NIGHT, 1.0, wet=9, gran=0.2)


def _wave(s, x, y, turn, flip, skin):
    """An open hand from behind, its wrist at x, y."""
    at = lambda *pts: [tuple(p) for p in move(np.asarray(pts, float), x, y, 0.88, turn, flip)]  # noqa: E731
    g = union(
        blob(at((-7, 4), (-10, -10), (-12, -21), (0, -25), (11, -21), (10, -8), (7, 4))),
        *(
            limb(at(a, b, c), [4.4, 4.0, 3.0], 5)
            for a, b, c in (
                ((-9, -18), (-13, -31), (-15, -40)),
                ((-3, -22), (-4, -36), (-5, -46)),
                ((3, -22), (5, -35), (6, -44)),
                ((9, -19), (13, -29), (16, -36)),
            )
        ),
        limb(at((-7, -6), (-17, -15), (-22, -24)), [5, 4.4, 3.2], 5),
    )
    _piece(s, smooth(g, 0.8), skin, True, 0, 2)


def _fist(s, x, y, skin):
    """Round a stick, from behind: four fingers one over the other, the thumb on top."""
    _piece(s, blob([(x - 17, y - 10), (x + 2, y - 15), (x + 11, y - 6), (x + 10, y + 13), (x - 4, y + 17), (x - 17, y + 10)]), skin, True, 0, 2)
    for k in range(4):
        _piece(s, limb([(x - 5, y - 9 + 7.5 * k), (x + 6, y - 9 + 7.5 * k), (x + 11, y - 6 + 7 * k)], [4.6, 4.6, 3.8], 5), skin, k == 0, 0, 1.6)
    _piece(s, limb([(x - 12, y - 10), (x - 2, y - 18), (x + 7, y - 17)], [5, 4.6, 3.4], 5), skin, True, 0, 1.6)


def folk(s):
    """An old one with a stick, a mother whose child reaches up from her shoulders, a dog that howls, a horse that goes on grazing."""
    q = lambda x, y, h, *pts: [(x + a * h, y + b * h, *c) for a, b, *c in pts]  # noqa: E731
    skin, plum, blue, red = "#8a5638", "#5a2c58", "#2f3f7c", "#b83028"
    # the horse
    x, y, h = 700, 1420, 220
    _shade(s, x, y, 80, 50)
    for a, b, c in ((-0.2, -0.24, -0.18), (0.3, 0.36, 0.3)):
        _piece(s, limb(q(x, y, h, (a, -0.42), (b, -0.2), (c, 0)), [0.07 * h, 0.034 * h, 0.028 * h]), "#3a2420", False, 0)
    horse = union(
        blob(
            q(
                x,
                y,
                h,
                (-0.36, -0.62),
                (-0.1, -0.62),
                (0.14, -0.63),
                (0.36, -0.66),
                (0.46, -0.56),
                (0.44, -0.42),
                (0.3, -0.34),
                (0.0, -0.29),
                (-0.3, -0.36),
                (-0.42, -0.48),
            )
        ),
        limb(q(x, y, h, (-0.32, -0.52), (-0.54, -0.34), (-0.64, -0.16)), [0.14 * h, 0.085 * h, 0.06 * h]),
        limb(q(x, y, h, (-0.63, -0.18), (-0.71, -0.03)), [0.07 * h, 0.046 * h]),
        *(limb(q(x, y, h, (a, -0.42), (b, -0.2), (c, 0)), [0.085 * h, 0.036 * h, 0.03 * h]) for a, b, c in ((-0.3, -0.27, -0.3), (0.39, 0.43, 0.43))),
        poly(q(x, y, h, (-0.6, -0.26), (-0.56, -0.37), (-0.52, -0.27))),
    )
    _furred(s, smooth(horse, 2), "#6a4030", lambda px, py: 0.3 if px > x - 70 else 2.2, 460, "#b88a68")
    for u in np.linspace(0, 1, 22):  # mane and tail
        p = np.array(q(x, y, h, (-0.36, -0.64))[0]) * (1 - u) + np.array(q(x, y, h, (-0.57, -0.38))[0]) * u
        s.curve([p, p + [8, 18], p + [2 + s.rng.normal() * 5, 40]], 3, ("#0c0a14", "#3a2420")[int(s.rng.random() < 0.3)])
        o = np.array(q(x, y, h, (0.45, -0.56))[0])
        s.curve([o, o + [20 + 6 * u, 36], o + [8 + 22 * u, 96 + s.rng.normal() * 6]], 3.4, ("#0c0a14", "#3a2420")[int(s.rng.random() < 0.3)])
    saddle = blob(q(x, y, h, (-0.12, -0.65), (0.0, -0.61), (0.14, -0.67), (0.17, -0.46), (0.03, -0.38), (-0.12, -0.46)))
    _piece(s, saddle, red)
    s.outline(saddle.buffer(-9), 2.4, "#ffd060")
    s.fill(ell(*q(x, y, h, (-0.62, -0.17))[0], 3.4), "#05060c", body=True)
    # the dog
    x, y, h = 478, 1490, 176
    _shade(s, x, y - 4, 36, 20)
    dog = union(
        blob(q(x, y, h, (-0.2, 0.0), (-0.22, -0.4), (-0.16, -0.62), (0.0, -0.66), (0.1, -0.5), (0.26, -0.24), (0.32, 0.0))),
        limb(q(x, y, h, (-0.06, -0.58), (-0.12, -0.76), (-0.18, -0.9)), [0.14 * h, 0.11 * h, 0.1 * h]),
        limb(q(x, y, h, (-0.2, -0.92), (-0.3, -1.14)), [0.09 * h, 0.04 * h]),
        limb(q(x, y, h, (-0.22, -0.88), (-0.37, -1.02)), [0.05 * h, 0.025 * h]),
        poly(q(x, y, h, (-0.14, -0.94), (0.0, -0.84), (-0.1, -0.8))),
        limb(q(x, y, h, (0.28, -0.04), (0.48, -0.06), (0.56, -0.22)), [0.07 * h, 0.055 * h, 0.02 * h]),
        limb(q(x, y, h, (-0.16, -0.3), (-0.2, 0.0), (-0.28, 0.0)), [0.07 * h, 0.05 * h, 0.04 * h]),
    )
    _furred(s, smooth(dog, 1.5), "#4a4450", lambda px, py: 1.3, 200, "#a8a4b8")
    # mother and child
    x, y, h = 310, 1540, 356
    _shade(s, x, y - 4, 60, 30)
    for e in (-1, 1):  # her arms: the elbows out, the hands before her, at its feet
        arm = blob(q(x, y, h, (0.08 * e, -0.73), (0.145 * e, -0.715), (0.185 * e, -0.66), (0.225 * e, -0.57), (0.25 * e, -0.50), (0.238 * e, -0.475), (0.20 * e, -0.485), (0.13 * e, -0.55), (0.08 * e, -0.6)))  # fmt: skip
        _piece(s, arm, plum, True, 0)
        _seams(
            s, arm, q(x, y, h, (0.15 * e, -0.56), (0.19 * e, -0.55), (0.225 * e, -0.555)), q(x, y, h, (0.15 * e, -0.60), (0.18 * e, -0.57), (0.2 * e, -0.52))
        )
    coat = blob(q(x, y, h, (-0.22, 0.02, 1), (-0.18, -0.26), (-0.125, -0.47), (-0.145, -0.6), (-0.15, -0.70), (-0.10, -0.745), (-0.04, -0.77), (0.04, -0.77), (0.10, -0.745), (0.15, -0.70), (0.145, -0.6), (0.125, -0.47), (0.18, -0.26), (0.23, 0.02, 1)))  # fmt: skip
    _piece(s, coat, plum)
    _seams(s, coat, *(q(x, y, h, (0.6 * a, -0.44), (0.9 * a, -0.2), (1.2 * a, 0)) for a in (-0.11, -0.05, 0.01, 0.07, 0.12)))
    _seams(s, coat, q(x, y, h, (-0.11, -0.68), (-0.06, -0.6), (-0.07, -0.5)), q(x, y, h, (0.11, -0.68), (0.07, -0.6), (0.06, -0.5)))
    _piece(s, limb(q(x, y, h, (-0.145, -0.49), (0, -0.465), (0.145, -0.49)), [0.028 * h] * 3).intersection(coat.buffer(3)), "#e0a030", False, 0)
    _piece(s, ell(x, y - 0.82 * h, 0.07 * h, 0.085 * h), "#1c1428", False, 0)
    for e in (-1, 1):  # its thighs lie round her neck
        _piece(s, limb(q(x, y, h, (0.045 * e, -0.84), (0.10 * e, -0.815), (0.115 * e, -0.765)), [0.05 * h, 0.044 * h, 0.036 * h]), "#3a3c6c", True, 0)
    body_ = blob(
        q(
            x,
            y,
            h,
            (-0.095, -0.81),
            (-0.085, -0.92),
            (-0.095, -1.03),
            (-0.06, -1.075),
            (0.0, -1.095),
            (0.06, -1.075),
            (0.095, -1.03),
            (0.085, -0.92),
            (0.095, -0.81),
            (0.0, -0.785),
        )
    )
    _piece(s, limb(q(x, y, h, (0, -1.07), (0, -1.13)), [0.034 * h, 0.032 * h]), skin, True, 0)
    for e, el, wr in ((-1, (-0.165, -1.105), (-0.125, -1.235)), (1, (0.175, -1.09), (0.155, -1.22))):
        wx, wy = q(x, y, h, wr)[0]
        _piece(s, limb(q(x, y, h, el, ((el[0] + wr[0]) / 2, (el[1] + wr[1]) / 2), wr), [0.03 * h, 0.026 * h, 0.021 * h], 6), skin, True, 0, 2.2)
        _wave(s, wx, wy + 2, -6 if e < 0 else 10, e > 0, skin)
        lap = ((el[0] + wr[0] * 0.8) / 1.8, (el[1] + wr[1] * 0.8) / 1.8)
        _piece(s, limb(q(x, y, h, (0.055 * e, -1.03), (0.12 * e, -1.055), el, lap), [0.046 * h, 0.042 * h, 0.036 * h, 0.034 * h], 4), "#1f6a6a", True, 0)
    _piece(s, body_, "#1f6a6a")
    _seams(s, body_, q(x, y, h, (-0.06, -1.02), (-0.03, -0.95), (-0.05, -0.86)), q(x, y, h, (0.06, -1.02), (0.03, -0.95), (0.05, -0.86)))
    for e in (-1, 1):
        _piece(s, ell(*q(x, y, h, (0.064 * e, -1.155))[0], 0.016 * h, 0.022 * h), skin, True, 0, 2)
    _piece(s, ell(x, y - 1.165 * h, 0.062 * h, 0.072 * h), "#2a1c2c", True, 0)
    for a in np.linspace(-0.8, 0.8, 7):
        s.curve(q(x, y, h, (0.05 * a, -1.11), (0.055 * a, -1.17), (0.012 * a, -1.225)), 1.6, "#7a6a8a", body=True, alpha=0.6)
    _piece(s, ell(x, y - 1.25 * h, 0.026 * h), "#2a1c2c", True, 0)
    s.stroke([(x - 10, y - 1.23 * h), (x + 10, y - 1.23 * h)], 5, red, body=True)
    # the old one
    x, y, h = 122, 1546, 340
    stick = limb(q(x, y, h, (0.34, -0.76), (0.335, -0.3), (0.36, 0.03)), [7, 6, 5])
    _piece(s, stick, "#8a5a30", True, 0)
    coat = blob(
        q(x, y, h, (-0.22, 0.02, 1), (-0.2, -0.3), (-0.2, -0.54), (-0.15, -0.69), (-0.02, -0.75), (0.11, -0.68), (0.16, -0.5), (0.16, -0.3), (0.2, 0.02, 1))
    )
    _piece(s, coat, blue)
    _seams(
        s,
        coat,
        q(x, y, h, (-0.1, -0.38), (-0.12, -0.2), (-0.13, 0)),
        q(x, y, h, (0.02, -0.38), (0.03, -0.2), (0.03, 0)),
        q(x, y, h, (0.1, -0.4), (0.12, -0.2), (0.13, 0)),
        q(x, y, h, (-0.14, -0.62), (-0.02, -0.57), (0.1, -0.62)),
    )
    _piece(s, limb(q(x, y, h, (-0.21, -0.45), (-0.02, -0.41), (0.17, -0.45)), [0.03 * h] * 3).intersection(coat.buffer(3)), red, False, 0)
    _fist(s, *q(x, y, h, (0.338, -0.6))[0], skin)
    arm = blob(q(x, y, h, (0.04, -0.69), (0.1, -0.685), (0.155, -0.64), (0.20, -0.56), (0.222, -0.50), (0.29, -0.60), (0.325, -0.575), (0.305, -0.50), (0.26, -0.43), (0.215, -0.405), (0.165, -0.42), (0.11, -0.50), (0.06, -0.58)))  # fmt: skip
    _piece(s, arm, blue)
    _seams(
        s,
        arm,
        q(x, y, h, (0.215, -0.505), (0.18, -0.47), (0.16, -0.43)),
        q(x, y, h, (0.222, -0.495), (0.225, -0.45), (0.22, -0.41)),
        q(x, y, h, (0.13, -0.64), (0.14, -0.57), (0.12, -0.52)),
    )
    _piece(s, limb(q(x, y, h, (0.288, -0.605), (0.312, -0.585), (0.328, -0.565)), [0.016 * h] * 3), "#e0a030", False, 0)
    _piece(s, limb(q(x, y, h, (0.005, -0.70), (0.012, -0.78)), [0.05 * h, 0.05 * h]), skin, True, 0)
    for e in (-1, 1):
        _piece(s, ell(*q(x, y, h, (0.015 + 0.082 * e, -0.80))[0], 0.018 * h, 0.028 * h), skin, True, 0, 2)
    nape = blob(q(x, y, h, (-0.065, -0.86), (-0.068, -0.79), (-0.045, -0.735), (0.015, -0.715), (0.07, -0.735), (0.095, -0.79), (0.095, -0.86)))
    _piece(s, nape, "#c8c4d0", True, 0)
    for a in np.linspace(-0.055, 0.085, 11):
        s.curve(q(x, y, h, (a, -0.85), (a * 1.05, -0.79), (0.015 + (a - 0.015) * 0.7, -0.728)), 1.5, "#4a4868", clip=nape)
    _piece(s, limb(q(x, y, h, (-0.075, -0.70), (0.01, -0.675), (0.085, -0.70)), [0.026 * h, 0.03 * h, 0.026 * h]), red, True, 0)
    _piece(
        s,
        blob(q(x, y, h, (-0.1, -0.88), (-0.06, -0.96), (0.0, -1.02), (0.03, -1.12, 1), (0.06, -1.02), (0.11, -0.95), (0.13, -0.87), (0.02, -0.86))),
        red,
        True,
        6,
    )
    _furred(s, limb(q(x, y, h, (-0.1, -0.85), (0.02, -0.87), (0.14, -0.84)), [0.04 * h, 0.045 * h, 0.04 * h]), "#5a4030", lambda px, py: 1.2, 90, "#c8a888")


def climber(s):
    """A girl has not waited."""
    x, y, h = 426, 1096, 210
    q = lambda *pts: [(x + a * h, y + b * h, *c) for a, b, *c in pts]  # noqa: E731
    look = dict(shade=0.8, hatch=0, line=2.4, gran=0.2)
    for leg, boot in (
        (((-0.04, 0.14), (0.0, 0.32), (0.10, 0.48)), ((0.09, 0.46), (0.12, 0.54), (0.115, 0.58))),
        (((0.08, 0.14), (0.25, 0.22), (0.23, 0.36)), ((0.23, 0.34), (0.23, 0.42), (0.24, 0.45))),
    ):
        s.thing(limb(q(*leg), [0.06 * h, 0.048 * h, 0.036 * h]), "#2a3468", 1.3, shcol=NIGHT, **look)
        s.thing(limb(q(*boot), [0.04 * h, 0.036 * h, 0.046 * h], 6), "#7a4428", 1.2, shcol="#1c0a08", **look)
    for arm in (((-0.08, -0.23), (-0.205, -0.29), (-0.175, -0.5)), ((0.08, -0.23), (0.225, -0.17), (0.20, -0.34))):
        hx, hy = q(arm[-1])[0][:2]
        s.thing(limb(q(*arm), [0.05 * h, 0.044 * h, 0.03 * h], 4), "#d8452e", 1.0, shcol="#3a0818", **look)
        s.thing(blob([(hx - 7, hy + 6), (hx - 9, hy - 8), (hx, hy - 13), (hx + 9, hy - 8), (hx + 7, hy + 6)]), "#a8683f", 1.0, shcol="#3a1820", **look)
        for k in (-4, 0, 4):
            s.stroke([(hx + k, hy - 11), (hx + k * 0.9, hy - 2)], 1.5, "#3a1820")
        s.stroke([(hx - 7, hy + 7), (hx + 7, hy + 6)], 3, "#ffd860", body=True)
    skirt = blob(q((-0.17, 0.2), (-0.12, 0.0), (-0.11, -0.2), (-0.05, -0.28), (0.06, -0.28), (0.11, -0.2), (0.12, -0.02), (0.2, 0.18), (0.02, 0.25)))
    s.cover(skirt)
    s.thing(skirt, "#d8452e", 1.0, shcol="#3a0818", **look)
    for a, b in ((-0.06, -0.1), (0.02, 0.01), (0.07, 0.12)):
        s.curve(q((a, 0.0), ((a + b) / 2, 0.1), (b, 0.22)), 2, "#5a0c18", clip=skirt)
    s.curve(q((-0.12, -0.02), (0.0, 0.01), (0.12, -0.02)), 6, "#ffd860", clip=skirt, body=True, taper=(0, 0))
    skull = ell(x - 0.01 * h, y - 0.38 * h, 0.085 * h, 0.1 * h)
    s.cover(skull)
    s.thing(skull, "#1c1428", 1.5, shcol=NIGHT, **look)
    braid = limb(q((0.0, -0.34), (0.03, -0.18), (0.01, 0.02)), [0.036 * h, 0.034 * h, 0.012 * h])
    s.cover(braid)
    s.thing(braid, "#1c1428", 1.5, shcol=NIGHT, **look)
    for v in np.linspace(-0.28, -0.02, 7):
        s.curve(q((0.0, v), (0.03, v + 0.03), (0.055, v)), 1.6, "#6a6aa8", body=True, clip=braid)
    rim(s, union(skull, skirt), 4, 4, "#ffe7a0", 0.95, 0.8)
