"""Who keeps the reader company: a cat and goldfish, drawn flat, in the frame of a house that may lean."""

from ..easel import *

NIGHT = "#1c1020"


def cat(s, house, x, y, k, flip=False, col="#1c1824", light="#8a96b4"):
    """It sits and watches; x, y: where it sits."""
    f = lambda pts: house.lean([(x + (-a if flip else a) * k, y + b * k) for a, b in pts])  # noqa: E731
    g = union(
        blob([tuple(p) for p in f([(-34, 0), (-40, -26), (-26, -58), (-6, -72), (10, -70), (20, -44), (24, -4), (26, 2), (-20, 3)])], 8), ell(*f([(12, -84)])[0], 19 * k, 17 * k),
        poly(f([(-4, -92), (-4, -116), (10, -100)])), poly(f([(12, -100), (26, -114), (28, -90)])), limb(f([(-30, -4), (-58, 4), (-66, -18), (-56, -30)]), [6 * k, 6 * k, 5 * k, 4 * k]),
    )  # fmt: skip
    s.wash(move(g, 7, 6), NIGHT, 0.6, wet=7)
    s.cover(g)
    s.wash(g, col, 1.3, edge=0.3, gran=0.15, off=0)
    s.fill(g, col, alpha=0.6)
    s.outline(g, 2, lost=0.1)
    for pts in ([(-38, -24), (-26, -56), (-8, -71)], [(-2, -92), (-3, -110)], [(-22, -6), (-12, -30), (4, -34)]):
        s.curve(f(pts), 2.2 * k, light, body=True, alpha=0.7)
    for a in (9, 23):
        s.fill(ell(*f([(a, -87)])[0], 4.2 * k, 4.6 * k), "#f8d040", body=True)
        s.fill(ell(*f([(a + 1.4, -87)])[0], 1.3 * k, 4 * k), "#100c10", body=True)


def goldfish(s, house, spine, fat, tail=True):
    """A goldfish along its spine, head first: fins, scales row by row, a pale belly, one round eye."""
    c = path([tuple(p) for p in house.lean(spine)], 10)
    d = np.gradient(c, axis=0)
    d /= np.hypot(*d.T)[:, None] + 1e-9
    n = np.c_[-d[:, 1], d[:, 0]]
    if n[len(n) // 2][1] > 0:
        n = -n  # towards the back
    last, v = c[-1], d[-1]

    def fin(pts, rays):
        g = blob([tuple(p) for p in pts], 8)
        s.thing(g, "#f8b040", 0.85, col2="#f08028", shade=0.6, shcol="#a82a14", hatch=0, line=1.9)
        for a, b in rays:
            s.stroke([a, b], 1.1, "#a82a14", clip=g)

    if tail:
        w = n[-1]
        for e in (1, -1):
            tip = last + v * fat * 1.9 + w * e * fat * 1.15
            fin(
                [last - v * 6 + w * e * 2, last + v * fat * 0.8 + w * e * fat * 0.9, tip, last + v * fat * 1.3 + w * e * fat * 0.25, last + v * 4 - w * e * 2],
                [(last, last + v * fat * 1.7 + w * e * fat * u) for u in (0.3, 0.6, 0.9)],
            )
    size = len(c)
    i, j = int(size * 0.34), int(size * 0.72)
    fin(
        [c[i] + n[i] * fat * 0.7, c[(i + j) // 2] + n[(i + j) // 2] * fat * 1.75, c[j] + n[j] * fat * 1.3, c[j] + n[j] * fat * 0.4],
        [(c[m] + n[m] * fat * 0.6, c[m] + n[m] * fat * 1.6 + d[m] * fat * 0.4) for m in range(i + 2, j, 3)],
    )
    radii = [fat * q for q in ((0.34, 0.86, 1.0, 0.72, 0.3) if tail else (0.4, 0.9, 1.05, 1.0))]
    body = limb(c[:: max(1, (size - 1) // (len(radii) - 1))], radii, 8)
    s.thing(body, "#f4822a", 1.05, col2="#e04a1c", shade=0.7, shcol="#8a1a10", hatch=0, line=2.4, gran=0.15)
    belly = limb([tuple(p) for p in c - n * fat * 0.75], [fat * 0.4] * size, 2)
    s.lift(belly.intersection(body), 0.5, 4)
    for m in range(int(size * 0.3), size - 3, 3):
        for e in np.linspace(-0.62, 0.72, 5):
            p = c[m] + n[m] * fat * e * np.interp(m / size, (0.3, 0.5, 1), (1, 0.95, 0.4)) + d[m] * (m % 2) * 3
            a = math.degrees(math.atan2(-d[m][1], -d[m][0]))
            s.stroke(arc(*p, 4.6, 4.6, a - 70, a + 70, 7), 1.0, "#8a1a10", clip=body, alpha=0.8)
    k = int(size * 0.25)
    s.curve([c[k] + n[k] * fat * 0.75, c[k] - d[k] * 5, c[k] - n[k] * fat * 0.7], 1.9, "#8a1a10", clip=body)
    e = c[int(size * 0.1)] + n[int(size * 0.1)] * fat * 0.2
    s.fill(ell(*e, fat * 0.26), "#fff6d8", body=True)
    s.fill(ell(*e, fat * 0.15), "#140c10", body=True)
    s.fill(ell(e[0] - 1.4, e[1] - 1.4, 1.3), "#ffffff", body=True)
    s.curve([c[0] - d[0] * fat * 0.3, c[0] - n[0] * fat * 0.16 + d[0] * 2, c[1] - n[1] * fat * 0.4 + d[1] * 4], 1.9, "#6a120c", clip=body)
    g = [c[k] - n[k] * fat * 0.3, c[k] - n[k] * fat * 0.95 + d[k] * fat * 0.5, c[k] - n[k] * fat * 0.6 + d[k] * fat * 0.9, c[k] + d[k] * fat * 0.3]
    fin(g, [(g[0], (g[1] + g[2]) / 2)])
