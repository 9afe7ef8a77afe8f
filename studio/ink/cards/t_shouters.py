"""Those outside the mouth, who cannot bear what comes out of it: each keeps it from the ears in another way."""

from ..easel import *


def deafened(s, x, y, k, lean, col, skin, hair_, clip, kind):
    """From the front, the elbows out. kind: 0 palms over the ears and teeth bared, 1 a finger in each ear and one eye open, 2 a child who wails."""
    q = lambda pts: [(*v, *p[2:]) for v, p in zip(move(np.asarray([p[:2] for p in pts], float), x, y, k, lean), pts, strict=True)]  # noqa: E731
    w = 2.4 * min(1, k + 0.25)
    part = lambda g, c, d, h=0: s.thing(g.intersection(clip), c, 1.0, shade=0.8, shcol=d, hatch=h, line=w, soft=26 * k)  # noqa: E731
    dark = darker(col, 0.6)
    if kind == 1:
        long = blob(q([(-50, -30), (0, -66), (50, -30), (60, 40), (70, 96), (40, 104), (-40, 104), (-70, 96), (-60, 40)]))
        part(long, hair_, darker(hair_, 0.6))
    coat_ = blob(q([(-26, 56), (26, 56), (62, 72), (82, 96), (80, 150), (76, 220), (84, 330), (-84, 330), (-76, 220), (-80, 150), (-82, 96), (-62, 72)]))
    part(coat_, col, dark, 6)
    for pts in ([(-30, 110), (-36, 200), (-48, 320)], [(32, 110), (38, 200), (50, 320)], [(2, 80), (4, 200), (2, 330)]):
        s.wash(limb(q(pts), [2 * k, 6 * k, 8 * k]).intersection(clip), dark, 0.6, wet=5 * k)
        s.curve(q(pts), 2.2 * k, dark, clip=clip)
    for b in (120, 160, 200):
        s.fill(ell(*q([(12, b)])[0], 4 * k), "#f0d890", body=True)
    neck = blob(q([(-19, 30), (19, 30), (23, 58), (36, 70), (0, 88), (-36, 70), (-23, 58)]))
    part(neck, skin[0], skin[2])
    s.wash(ell(*q([(2, 48)])[0], 24 * k, 11 * k), skin[2], 0.8, wet=5 * k, clip=neck)
    for e in (-1, 1):
        s.thing(blob(q([(e * 2, 94, 1), (e * 24, 56), (e * 48, 66), (e * 34, 104)])), mix(col, "#ffffff", 0.2), 1.0, shade=0.6, shcol=dark, hatch=0, line=w)
    jaw = (1.0, 0.86, 1.06)[kind]
    head_ = blob(q([(-42, -20), (-36, -48), (0, -62), (36, -48), (42, -20), (38 * jaw, 18), (22 * jaw, 46), (0, 54), (-22 * jaw, 46), (-38 * jaw, 18)]))
    s.thing(head_, skin[0], 0.85, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=w, soft=30 * k)
    _look(s, q, k, skin, hair_, kind, head_)
    if kind == 1:
        top = blob(
            q([(-52, 30), (-54, -30), (-30, -72), (4, -80), (36, -70), (54, -30), (52, 30), (40, 0), (38, -30), (4, -46), (-24, -40), (-38, -14), (-42, 10)])
        )
        part(top, hair_, darker(hair_, 0.6))
        for a in (-40, -28, -14, 2, 18, 32, 42):
            s.curve(
                q([(2 + a * 0.2, -76), (a, -54), (a * 1.15, -20 + abs(a) * 0.4)]),
                1.6 * k,
                (darker(hair_, 0.6), lighter(hair_, 0.5))[a % 4 == 0],
                clip=top,
                body=a % 4 == 0,
            )
    else:
        top = blob(q([(-46, -14), (-44, -52), (-20, -76), (18, -78), (44, -54), (46, -14), (34, -36), (12, -46), (-16, -44), (-34, -34)]))
        s.thing(top, hair_, 1.3, shade=0.5, hatch=0, line=w)
        for a in range(-4, 5):
            s.curve(q([(a * 8, -48), (a * 11, -72), (a * 15 + 6, -94 + abs(a) * 4)]), 3.4 * k, hair_, taper=(0.05, 0.7))
    for e in (-1, 1):
        _arm(s, q, e, k, w, col, dark, skin, kind, part, coat_)


def _look(s, q, k, skin, hair_, kind, head_):
    for e in (-1, 1):
        s.wash(ell(*q([(e * 22, 12)])[0], 12 * k, 9 * k), skin[1], 0.8, wet=5 * k, clip=head_)
        if kind == 1 and e > 0:  # one eye has to see what it is
            s.fill(blob(q([(9, -8), (20, -15), (31, -7), (20, -2)])), "#fff8ec", body=True)
            s.fill(ell(*q([(17, -8)])[0], 4.6 * k, 5 * k), "#1c1216", body=True)
            s.curve(q([(8, -8), (20, -16), (32, -7)]), 2.8 * k)
            s.curve(q([(6, -28), (18, -38), (34, -32)]), 4.4 * k, hair_)
            continue
        s.curve(q([(e * 8, -10), (e * 19, -5), (e * 31, -11)]), 3.4 * k)
        s.curve(q([(e * 10, -1), (e * 20, -5), (e * 29, -1)]), 1.8 * k)
        for b in (-14, -6, 2):
            s.curve(q([(e * 33, -7 + b * 0.3), (e * 39, -8 + b)]), 1.5 * k)
        brow = [(4, -16), (16, -27), (34, -27)] if kind == 0 else [(6, -30), (18, -26), (34, -18)]
        s.curve(q([(e * a, b) for a, b in brow]), 5 * k, hair_)
    s.curve(q([(-1, -8), (-6, 8), (4, 12)]), 2.2 * k, skin[2])
    if kind == 0:
        for e in (-1, 1):
            s.curve(q([(e * 13, 12), (e * 26, 22), (e * 27, 40)]), 1.8 * k, skin[2])
        mouth = blob(q([(-22, 41), (-16, 30), (0, 25), (16, 30), (22, 41), (10, 40), (0, 38), (-10, 40)]))
        s.cover(mouth)
        s.wash(mouth, "#fff6ea", 0.2, off=0)
        s.outline(mouth, 2.4 * k, lost=0)
        for a in (-11, -4, 4, 11):
            s.stroke(q([(a, 26), (a, 39)]), 1.2 * k)
        lip = blob(q([(-26, 30), (-16, 18), (0, 15), (16, 18), (26, 30), (12, 27), (0, 23), (-12, 27)]))  # a moustache
        s.thing(lip, hair_, 1.3, shade=0.4, hatch=0, line=1.6)
    elif kind == 1:
        s.curve(q([(-15, 32), (-7, 28), (0, 32), (8, 28), (15, 34)]), 3.2 * k, "#8a2a34", body=True)
        s.curve(q([(-8, 39), (0, 41), (8, 39)]), 1.6 * k, skin[2])
        for e in (-1, 1):
            s.curve(q([(e * 22, 20), (e * 25, 30), (e * 21, 38)]), 1.6 * k, skin[2])
    else:
        s.fill(blob(q([(-17, 26), (0, 18), (17, 26), (13, 44), (0, 49), (-13, 44)])), "#4a0f18", body=True)
        s.fill(blob(q([(-11, 25), (0, 21), (11, 25), (8, 29), (-8, 29)])), "#fff6ea", body=True)


def _arm(s, q, e, k, w, col, dark, skin, kind, part, coat_):
    shoulder, elbow, wrist = (e * 62, 94), (e * 122, 128 - 10 * (kind == 1)), (e * 64, 30)
    if kind == 1:
        wrist = (e * 82, 24)
    up, fore = limb(q([shoulder, elbow]), [25 * k, 17 * k]), limb(q([elbow, wrist]), [18 * k, 12.5 * k])
    arm = union(up, fore)
    s.wash(move(arm, 4 * k, 9 * k), dark, 0.7, wet=6, clip=coat_)
    look = dict(col2=skin[1], shade=0.6, shcol=skin[2], hatch=0)
    h = np.array(wrist, float)
    if kind == 1:
        fist = blob(q([h + [e * 10, 2], h + [e * 14, -20], h + [e * 2, -38], h + [-e * 14, -34], h + [-e * 18, -16], h + [-e * 10, 2]]))
        s.thing(limb(q([h + [-e * 4, -32], h + [-e * 22, -36], h + [-e * 38, -28]]), [6.4 * k, 5.6 * k, 4.4 * k], 6), skin[0], 0.9, line=w * 0.8, **look)
        s.thing(fist, skin[0], 0.9, line=w * 0.9, **look)
        for n in range(3):
            a = h + [-e * 11, -24 + 8.5 * n]
            s.thing(limb(q([a + [e * 10, 0], a + [-e * 4, 0], a + [e * 2, 4]]), [5.4 * k, 5 * k, 4 * k], 6), skin[0], 0.9, line=w * 0.7, **look)
        s.thing(limb(q([h + [-e * 2, -8], h + [-e * 12, -16], h + [-e * 15, -28]]), [6 * k, 5.4 * k, 4.2 * k], 6), skin[0], 0.9, line=w * 0.7, **look)
    else:
        for n in (3, 2, 1, 0):  # the fingers go up over the ear, the forefinger in front
            a, t = 37 + 7.4 * n, (0, -5, -3, 4)[n]
            s.thing(
                limb(q([(e * a, -6), (e * (a - 3), -24 + t * 0.5), (e * (a - 9), -42 + t)]), [5.2 * k, 4.9 * k, 3.6 * k], 6), skin[0], 0.9, line=w * 0.7, **look
            )
            s.curve(q([(e * (a - 7), -23), (e * (a - 3), -25), (e * (a + 1), -23)]), 1.1 * k, skin[2])
        palm = blob(q([(e * 71, 26), (e * 68, 4), (e * 64, -10), (e * 48, -14), (e * 34, -10), (e * 36, 6), (e * 48, 20), (e * 56, 34)]))
        s.thing(palm, skin[0], 0.9, line=w * 0.9, **look)
        s.thing(limb(q([(e * 52, 20), (e * 40, 16), (e * 30, 6)]), [6.6 * k, 5.8 * k, 4.4 * k], 6), skin[0], 0.9, line=w * 0.8, **look)
    part(arm, col, dark, 6)
    m = np.array(elbow, float)
    for a, b, c in (((-30, -34), (-12, -22), (2, -2)), ((-30, -30), (-20, -10), (-8, 6)), ((-30, -24), (-30, -4), (-24, 8))):  # bunched inside the elbow
        f = q([m + [e * a[0], a[1]], m + [e * b[0], b[1]], m + [e * c[0], c[1]]])
        s.wash(limb(f, [5 * k, 4 * k, 2 * k]), dark, 0.6, wet=3 * k, clip=arm)
        s.curve(f, 1.8 * k, dark, clip=arm)
    d = (h - m) / np.hypot(*(h - m))
    n = np.array([-d[1], d[0]]) * 13
    part(limb(q([h - n, h + n]), [5.5 * k, 5.5 * k]), mix(col, "#ffffff", 0.25), dark)
