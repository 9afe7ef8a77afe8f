"""The houses that slide off the night: every one of another kind."""

from ..easel import *

DARK, PANE, LAMP = "#1a0c18", "#24305a", "#ffcf3a"


class Home:
    """x, y: the middle of its foot; a front, and a side that falls away to the right."""

    def __init__(self, s, x, y, k, turn, wall, roof):
        self.s, self.x, self.y, self.k, self.turn, self.wall, self.roof = s, x, y, k, turn, wall, roof

    def at(self, *pts):
        return move(np.array(pts, float), self.x, self.y, self.k, self.turn)

    def part(self, pts, col, k=1.0, line=2.4, dark=0.0, round_=False, shade=0.35):
        g = blob(self.at(*pts)) if round_ else poly(self.at(*pts))
        self.s.thing(g, col, k, shade=shade, shcol="#3a1a3a", hatch=0, line=line)
        if dark:
            self.s.wash(g, "#2a1238", dark, edge=0.3)
        return g

    def pen(self, *pts, w=1.4, col=DARK):
        self.s.curve(self.at(*pts), w, col) if len(pts) > 2 else self.s.stroke(self.at(*pts), w, col)

    def block(self, a, b, h, deep=36, rise=7, y=0):
        """Two walls, planked or plastered, of a front from a to b."""
        self.s.wash(move(poly(self.at((a, 0), (b + deep, -6), (b + deep + 6, 10), (a, 12))), 6, 4), "#02020c", 0.8, wet=6)
        self.part(((b, y), (b + deep, y - rise), (b + deep, y - h - rise * 0.5), (b, y - h)), self.wall, 1.0, 2.2, 0.8, shade=0)
        self.part(((a, y), (b, y), (b, y - h), (a, y - h)), self.wall, 0.55, 2.6)

    def courses(self, a, b, c, d, n, m=5, w=1.2):
        """Tiles between the edge a b (the ridge) and c d (the eaves)."""
        a, b, c, d = (np.array(p, float) for p in (a, b, c, d))
        for i in range(1, n):
            u = i / n
            p, q = a + (c - a) * u, b + (d - b) * u
            self.pen(p, q, w=w)
            for j in range(m):
                o = p + (q - p) * (j + 0.3 + 0.4 * (i % 2)) / m
                self.pen(o, o - (c - a) / n * 0.8, w=w * 0.8)

    def window(self, x, y, w=8, h=10, on=1, arch=False, who=0):
        s = self.s
        top = [(x + w * math.cos(t), y - h + w * 0.9 * math.sin(t)) for t in np.linspace(0, -math.pi, 9)] if arch else [(x + w, y - h), (x - w, y - h)]
        g = poly(self.at((x - w, y + h), (x + w, y + h), *top))
        s.cover(g)
        s.wash(g, LAMP if on else PANE, 0.9, col2="#f0952a" if on else "#0c1030", edge=0.4)
        if who:  # somebody has noticed
            for e in (-1, 1):
                s.stroke(
                    path(self.at((x + e * w * 0.3, y + h * 0.5), (x + e * w * 0.62, y + h * 0.1), (x + e * w * (0.5 if who > 1 else 0.7), y - h * 0.62)), 5),
                    2.6 * self.k,
                    "#2a1018",
                    clip=g,
                )
            body = blob(self.at((x - w * 0.5, y + h), (x - w * 0.42, y + h * 0.42), (x, y + h * 0.26), (x + w * 0.42, y + h * 0.42), (x + w * 0.5, y + h)))
            s.fill(body.intersection(g), "#2a1018")
            s.fill(ell(*self.at((x, y - h * 0.06))[0], w * 0.3 * self.k, h * 0.32 * self.k).intersection(g), "#2a1018")
        else:
            self.pen((x, y - h), (x, y + h), w=1.2)
            self.pen((x - w, y), (x + w, y), w=1.2)
        s.outline(g, 1.8, lost=0)
        self.pen((x - w - 2, y + h + 1), (x + w + 2, y + h + 1), w=2.2)

    def door(self, x, w=9, h=26, arch=False, col="#5a2a1a"):
        self.part(((x - w, 0), (x + w, 0), (x + w, -h), *(((x, -h - w),) if arch else ()), (x - w, -h)), col, 1.1, 1.8, shade=0)
        self.s.fill(ell(*self.at((x + w * 0.5, -h * 0.45))[0], 1.6 * self.k), "#f0c860", body=True)

    def stack(self, x, y, h=34, w=7):
        self.part(((x - w, y), (x - w, y - h), (x + w, y - h), (x + w, y + 6)), "#8a4a34", 1.0, 2)
        self.pen((x - w - 2, y - h), (x + w + 2, y - h), w=3)


def gable(o):
    o.stack(10, -90)
    o.block(-44, 16, 64)
    o.part(((-44, -64), (16, -64), (-14, -108)), o.wall, 0.55, 2.4)
    o.part(((-14, -114), (30, -118), (64, -66), (20, -60)), o.roof)
    o.courses((-14, -114), (30, -118), (20, -60), (64, -66), 5)
    o.pen((-51, -57), (-14, -114), w=5, col=o.roof)
    o.window(-30, -44, on=1, who=1)
    o.window(-14, -84, 6, 7, on=0)
    o.door(0)


def steps(o):
    """Tall and narrow, its gable a flight of steps."""
    o.block(-28, 20, 116, 26)
    o.part(((20, -116), (46, -121), (24, -162), (-2, -160)), o.roof)
    o.courses((-2, -160), (24, -162), (20, -116), (46, -121), 4, 3)
    o.part(((-32, -112), (-32, -126), (-22, -126), (-22, -140), (-13, -140), (-13, -154), (-8, -154), (-8, -166), (2, -166), (2, -154), (7, -154), (7, -140), (15, -140), (15, -126), (24, -126), (24, -112)), o.wall, 0.6)  # fmt: skip
    for y in (-44, -78):
        o.window(-16, y, 6, 10, on=y == -78)
        o.window(8, y, 6, 10, on=1, who=2 if y == -44 else 0)
    o.window(-4, -120, 6, 9, on=1, arch=True)
    o.door(-12, 8, 22, True, "#2f5a4a")


def thatch(o):
    """Low and broad under straw."""
    o.block(-58, 44, 40, 26)
    g = o.part(((-72, -30), (-58, -62), (-38, -88), (10, -92), (54, -88), (74, -62), (84, -36), (60, -32), (40, -40), (20, -32), (-20, -36), (-46, -28)), "#c89a4a", 1.0, 2.6, round_=True)  # fmt: skip
    for q in np.linspace(-0.95, 0.95, 26):
        o.s.stroke(o.at((6 + q * 42, -90), (6 + q * 74, -34)), 1.2, ("#5a3a14", "#fff0b0")[int(abs(q) * 50) % 2], clip=g, alpha=0.8)
    o.stack(34, -84, 26, 8)
    o.window(-36, -18, 8, 8)
    o.window(22, -18, 8, 8, on=0)
    o.door(-8, 9, 28, True, "#3a4a7a")


def mill(o):
    """A windmill, with its sails askew."""
    o.s.wash(poly(o.at((-34, 4), (60, -4), (60, 12), (-30, 14))), "#02020c", 0.8, wet=6)
    g = o.part(((-36, 0), (36, 0), (22, -104), (-22, -104)), o.wall, 0.6, 2.6, shade=0.8)
    o.s.wash(poly(o.at((10, 4), (40, 4), (26, -108), (6, -108))), "#2a1238", 0.7, wet=5, clip=g)
    o.part(((-27, -102), (-20, -124), (0, -136), (20, -124), (27, -102)), o.roof, 1.0, 2.6, round_=True)
    o.window(-6, -40, 7, 9, who=1)
    o.window(-2, -78, 6, 7)
    o.door(-8, 8, 20)
    c = np.array([-4.0, -112.0])
    for a in (24, 114, 204, 294):
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        n = np.array([-d[1], d[0]])
        o.pen(c, c + d * 76, w=3.4)
        o.part((c + d * 20, c + d * 76, c + d * 76 + n * 18, c + d * 20 + n * 15), "#f4e8d0", 0.3, 1.6, shade=0.2)
        for u in (34, 48, 62):
            o.pen(c + d * u, c + d * u + n * 17, w=1)
    o.s.fill(ell(*o.at(c)[0], 6 * o.k), "#3a2010")


def barn(o):
    """Red boards, a roof of two slopes, hay in the loft."""
    o.wall = "#b8483a"
    o.block(-50, 30, 50, 40)
    o.part(((-50, -50), (30, -50), (18, -82), (-10, -100), (-38, -82)), o.wall, 0.9)
    o.part(((18, -84), (62, -88), (76, -54), (34, -46)), o.roof)
    o.part(((-10, -106), (34, -110), (62, -88), (18, -84)), mix(o.roof, "#ffffff", 0.15))
    o.courses((18, -84), (62, -88), (34, -46), (76, -54), 4, 4)
    for x in range(-44, 28, 9):
        o.pen((x, -2), (x, -52 - 22 * (abs(x + 10) < 26)), w=1)
    o.part(((-32, 0), (12, 0), (12, -38), (-32, -38)), "#f0dcc0", 0.4, 2.2)
    for a, b in (((-32, 0), (12, -38)), ((-32, -38), (12, 0)), ((-10, 0), (-10, -38))):
        o.pen(a, b, w=2.6, col="#8a2a24")
    o.window(-10, -68, 9, 9)


def dome(o):
    """Round under a dome, with a small moon on its tip."""
    o.block(-46, 26, 52, 24)
    g = o.part(((-44, -52), (-46, -78), (-32, -104), (-4, -118), (26, -108), (44, -82), (46, -54)), o.roof, 1.0, 2.6, round_=True, shade=0.9)
    for q in (-0.6, -0.2, 0.2, 0.6):
        o.s.curve(o.at((0, -118), (q * 56, -90), (q * 62, -54)), 1.4, DARK, clip=g)
    o.pen((-52, -52), (52, -55), w=5, col=mix(o.wall, DARK, 0.3))
    o.pen((0, -116), (0, -136), w=2.6)
    o.s.stroke(arc(*o.at((2, -142))[0], 7 * o.k, 7 * o.k, 60, 300, 12), 2.6, "#f0c860", body=True)
    for x, w in ((-34, 0), (-10, 2), (14, 0)):
        o.window(x, -28, 7, 10, on=x != 14, arch=True, who=w)


def eaves(o):
    """Three roofs one on another, the corners turned up."""
    for y, w, h in ((0, 40, 34), (-48, 30, 26), (-88, 20, 22)):
        o.part(((w * 0.4, y), (w, y - 4), (w, y - h), (w * 0.4, y - h)), o.wall, 1.0, 2, 0.7, shade=0)
        o.part(((-w, y), (w * 0.4, y), (w * 0.4, y - h), (-w, y - h)), o.wall, 0.55, 2.2)
        if y:
            o.window(-w * 0.3, y - h * 0.5, 6, 7, arch=True, who=1 if y == -48 else 0)
        e = w + 18
        g = o.part(((-e - 6, y - h - 10), (-e + 6, y - h - 1), (0, y - h + 2), (e - 6, y - h - 2), (e + 6, y - h - 12), (w * 0.6, y - h - 19), (-w * 0.6, y - h - 19)), o.roof, 1.0, 2.4, round_=True)  # fmt: skip
        for q in np.linspace(-0.8, 0.8, 9):
            o.s.stroke(o.at((q * w * 0.7, y - h - 18), (q * e, y - h)), 1.1, DARK, clip=g)
    o.pen((0, -128), (0, -150), w=3)
    o.door(-12, 8, 22, col="#8a2a24")
    o.window(6, -18, 5, 7)


def tent(o):
    """A roof that goes down to the ground."""
    o.s.wash(poly(o.at((-46, 4), (70, -4), (70, 12), (-40, 14))), "#02020c", 0.8, wet=6)
    o.part(((-48, 0), (26, 0), (-12, -104)), o.wall, 0.6, 2.4)
    o.part(((-12, -110), (34, -114), (76, -6), (30, 4)), o.roof)
    o.courses((-12, -110), (34, -114), (30, 4), (76, -6), 8)
    o.pen((-56, 4), (-12, -110), w=6, col=o.roof)
    o.window(-12, -58, 9, 9, who=2)
    o.window(-24, -18, 7, 8)
    o.door(4, 8, 24, col="#2f5a4a")


def flats(o):
    """A flat roof, washing on it, a tank."""
    o.block(-46, 30, 92, 34)
    o.part(((-50, -90), (30, -90), (68, -96), (-6, -98)), mix(o.wall, DARK, 0.35), 1.0, 2.2)
    o.part(((34, -96), (58, -98), (58, -120), (34, -118)), "#8a98a4", 0.9, 2)
    for x in (-40, 14):
        o.pen((x, -94), (x, -126), w=2.4)
    o.pen((-40, -124), (-12, -116), (14, -124), w=1.4)
    for x, c in ((-30, "#e0503a"), (-16, "#fff4e0"), (0, "#5aa0d0")):
        o.part(((x - 5, -119), (x + 6, -118), (x + 7, -102), (x - 6, -103)), c, 0.8, 1.4, shade=0.2)
    for y in (-74, -50):
        for x in (-34, -9, 16):
            o.window(x, y, 7, 8, on=(x, y) != (-9, -74), who=1 if (x, y) == (16, -50) else 0)
    o.door(-26, 9, 24)
    o.part(((-6, -12), (24, -12), (24, -28), (-6, -28)), LAMP, 0.8, 1.8, shade=0)
    o.part(((-10, -26), (28, -26), (24, -36), (-6, -36)), "#d8503a", 0.9, 1.8, shade=0.2)


def light(o):
    """A lighthouse far from any sea."""
    o.s.wash(poly(o.at((-30, 4), (50, -4), (50, 12), (-26, 14))), "#02020c", 0.8, wet=6)
    g = o.part(((-26, 0), (26, 0), (16, -120), (-16, -120)), "#f4ead8", 0.3, 2.6, shade=0.9)
    for a, b in ((-20, -44), (-68, -92)):
        o.s.fill(poly(o.at((-40, a), (40, a - 3), (40, b - 3), (-40, b))).intersection(g), "#c83a34", alpha=0.85)
    o.s.wash(poly(o.at((8, 4), (30, 4), (20, -124), (5, -124))), "#2a1238", 0.6, wet=5, clip=g)
    o.part(((-22, -118), (22, -118), (22, -125), (-22, -125)), "#4a3a4a", 1.0, 2)
    o.part(((-12, -125), (12, -125), (12, -146), (-12, -146)), LAMP, 0.8, 2, shade=0)
    o.part(((-17, -145), (17, -145), (0, -168)), "#c83a34", 1.0, 2.2)
    o.s.glow(*o.at((0, -136))[0], 54 * o.k, "#ffe070", 0.3, 0.5)
    o.window(-4, -56, 5, 8, on=1)
    o.door(-6, 8, 20, True)


def wings(o):
    """Two houses that share a wall, and lean apart."""
    o.block(6, 46, 58, 26)
    o.part(((4, -56), (46, -58), (76, -64), (60, -92), (22, -88)), o.roof)
    o.courses((22, -88), (60, -92), (8, -57), (74, -63), 4, 6)
    o.window(28, -34, 8, 10, on=0)
    o.block(-54, 4, 78, 14)
    o.part(((-60, -74), (12, -74), (2, -100), (-24, -122), (-50, -100)), mix(o.roof, "#e0a050", 0.5), 1.0, 2.6, round_=True)
    o.stack(-40, -110, 22, 6)
    o.window(-38, -56, 7, 9, who=1)
    o.window(-14, -56, 7, 9)
    o.window(-38, -24, 7, 9)
    o.door(-12, 9, 28, True, "#3a4a7a")


KINDS = (steps, tent, thatch, light, mill, gable, eaves, barn, flats, wings, dome)
