"""One half of a court card, its colours and the patterns of its cloth."""

from ..easel import *

SKIN = ("#e8b48c", "#d8866a", "#7a3c40")  # one man
BEARD, RUST = "#c8622c", "#6a2410"
INK, GOLD, RED, BLUE = "#231420", "#f4c23a", "#d83a3a", "#3a4aa0"
SPLIT = ((66, 868), (934, 632))
FLAT = dict(shade=0, hatch=0, line=3)


class Half:
    """Draws upright in the upper half; `turned` it comes out upside down below."""

    def __init__(self, s, turned):
        self.s, self.turn = s, 180 if turned else 0
        a, b = SPLIT
        self.clip = poly(self.at((66, 66), (934, 66), (934, b[1]), (66, a[1])))

    def at(self, *pts):
        p = move(np.asarray([o[:2] for o in pts], float) - [500, 750], 500, 750, 1, self.turn)
        return [(*a, *o[2:]) for a, o in zip(p, pts, strict=True)]

    def cut(self, g):
        return valid(g).intersection(self.clip)

    def blob(self, *pts):
        return self.cut(blob(self.at(*pts)))

    def poly(self, *pts):
        return self.cut(poly(self.at(*pts)))

    def ell(self, x, y, rx, ry=None, rot=0):
        return self.cut(ell(*self.at((x, y))[0], rx, ry, rot + self.turn))

    def thing(self, g, col, k=1.0, **kw):
        if not g.is_empty:
            self.s.thing(g, col, k, **{**FLAT, **kw})
        return g

    def pen(self, pts, w=2.4, col=INK, clip=None, **kw):
        self.s.curve(self.at(*pts), w, col, clip=clip or self.clip, **kw)

    def spot(self, x, y, r, col, clip=None):
        self.s.fill(ell(*self.at((x, y))[0], r), col, body=True, clip=clip or self.clip)


class Big(Half):
    """The same half, drawn larger about a point and moved."""

    def __init__(self, half, about, by, k):
        self.s, self.turn, self.clip, self.about, self.by, self.k = half.s, half.turn, half.clip, np.array(about, float), np.array(by, float), k

    def at(self, *pts):
        big = [(*((np.array(p[:2]) - self.about) * self.k + self.about + self.by), *p[2:]) for p in pts]
        return super().at(*big)

    def ell(self, x, y, rx, ry=None, rot=0):
        return super().ell(x, y, rx * self.k, (ry or rx) * self.k, rot)


class Tilt(Half):
    """The same half with what is in it leant to one side."""

    def __init__(self, half, about, deg):
        self.s, self.turn, self.clip, self.about, self.deg = half.s, half.turn, half.clip, np.array(about, float), deg

    def at(self, *pts):
        p = move(np.asarray([o[:2] for o in pts], float) - self.about, *self.about, 1, self.deg)
        return super().at(*((*a, *o[2:]) for a, o in zip(p, pts, strict=True)))


def diamonds(h, g, dx, dy, q, col, edge=INK):
    """A lattice of lozenges over a garment."""
    for j in range(int(900 / dy)):
        for i in range(int(1000 / dx) + 1):
            x, y = i * dx + (dx / 2 if j % 2 else 0), 420 + j * dy
            p = poly(h.at((x, y - q * 1.4), (x + q, y), (x, y + q * 1.4), (x - q, y)))
            if g.contains(p):
                h.s.fill(p, col, body=True)
                h.s.outline(p, 1.6, edge, lost=0)


def stripes(h, g, a, b, gap, w, col, **kw):
    """Parallel bands in the direction from a to b."""
    a, b = np.array(a, float), np.array(b, float)
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    for i in range(-30, 31):
        h.s.stroke(h.at(tuple(a + n * gap * i - d * 900), tuple(a + n * gap * i + d * 900)), w, col, clip=g, taper=(0, 0), body=True, wobble=0.6, **kw)


def scroll(h, x, y, r, way=1, turns=2.0, col=INK, w=2.6, start=0.0, fill=BEARD):
    """One curl of hair, rolled up."""
    g = ell(*h.at((x, y))[0], r)
    h.s.thing(h.cut(g), fill, 1.0, col2=mix(fill, RUST, 0.4), shade=0.45, shcol=RUST, hatch=0, line=2.6)
    u = np.linspace(0, 1, 30)
    a = start + way * u * turns * math.tau
    h.pen([(x + r * (0.86 - 0.74 * q) * math.cos(b), y + r * (0.86 - 0.74 * q) * math.sin(b)) for q, b in zip(u, a, strict=True)], w, col)
