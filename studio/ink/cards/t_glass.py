"""Under the table: a fist has come down on the glass, and the glass has held so far."""

from ..easel import *
from ..kit.drape import fist

DEEP, GLASS = "#06221f", "#5fa89a"
SKIN = ("#f0b896", "#d8806a", "#7a3444")
HIT = np.array([500, 560])


def _room(s):
    """What there is above the pane: a lamp, and the dark corners of the ceiling."""
    s.wash(s.all, "#a8d0b8", 0.6, col2="#6fae9c", gran=0.3, pool=0.5)
    s.wash(blob([(-80, -80), (420, -80), (180, 360), (-80, 620)]), "#14443f", 1.1, wet=100, gran=0.4)
    s.wash(blob([(1080, 620), (1080, 1600), (300, 1600), (760, 1280), (900, 900)]), "#14443f", 1.2, wet=110, gran=0.4)
    s.wash(blob([(-80, 1000), (120, 1180), (300, 1600), (-80, 1600)]), DEEP, 1.2, wet=100, gran=0.45)
    s.wash(blob([(640, 1560), (1060, 1560), (1060, 1180), (900, 1400)]), DEEP, 1.2, wet=80, gran=0.45)
    s.glow(770, 150, 420, "#f6c85a", 0.6, 0.85)
    for a in range(0, 360, 9):  # its light on the pane
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.stroke([np.array([770, 150]) + d * 130, np.array([770, 150]) + d * (190 + 60 * (a % 2))], 3, "#fff6d0", body=True, alpha=0.5, taper=(0.2, 0.7))


def _plate(s, x, y, q, soup=None):
    """From below: the foot is a white ring, the rest a paler shadow."""
    rim = ell(x, y, q)
    s.wash(ell(x, y, q + 22), DEEP, 0.7, wet=18)
    s.cover(rim)
    s.thing(rim, "#dfeee8", 0.4, col2="#b8d4cc", shade=0.7, shcol="#2f6a64", hatch=7, line=3, soft=q * 0.6)
    for k, w in ((0.62, 3), (0.54, 2)):
        s.outline(ell(x, y, q * k), w, "#1c4a48", lost=0.1)
    s.stroke(arc(x, y, q * 0.58, q * 0.58, 190, 300, 30), 7, "#ffffff", body=True, alpha=0.85)
    if soup:
        drops = [ell(x + a, y + b, k, k * 0.9) for a, b, k in soup]
        s.wash(union(*drops), "#e0822a", 0.9, edge=0.9, gran=0.25)
        for g in drops:
            s.outline(g, 2, "#7a3410")


def _cat(s):
    """It had been asleep up there: a belly, four paws with their pads on the pane."""
    belly = blob([(60, 1030), (40, 880), (90, 740), (190, 690), (290, 730), (330, 860), (310, 1010), (240, 1090), (130, 1100)])
    tail = limb([(270, 1060), (370, 1110), (420, 1190), (380, 1270), (300, 1280)], [34, 32, 28, 24, 14])
    paws = [(92, 800, 38), (262, 800, 38), (96, 1010, 44), (280, 1000, 44)]
    s.wash(move(union(belly, tail), 14, 18), DEEP, 1.0, wet=20)
    tones = (("#5a3a26", 400, 0), ("#c88a4a", 900, 0), ("#f6dcae", 700, 1), ("#7a4a2a", 200, 1))
    for g in (tail, belly):
        s.cover(g)
        s.thing(g, "#d89a58", 0.9, col2="#b87038", shade=0.8, shcol="#4a2418", hatch=0, line=0)
    for g in (tail, belly):
        for col, n, lit in tones:
            for _ in range(n if g is belly else n // 3):
                x0, y0, x1, y1 = g.bounds
                p = np.array([s.rng.uniform(x0, x1), s.rng.uniform(y0, y1)])
                d = (p - [185, 880]) / 150
                e = p + d * s.rng.uniform(10, 26) + s.rng.normal(size=2) * 5
                s.curve([p, (p + e) / 2 + s.rng.normal(size=2) * 2, e], 1.8, col, n=3, body=bool(lit), clip=g.buffer(12), alpha=0.8)
    _face(s, 140, 664)
    for x, y, q in paws:
        foot = ell(x, y, q, q * 1.08)
        s.wash(ell(x + 6, y + 8, q + 6), DEEP, 0.7, wet=8)
        s.cover(foot)
        s.thing(foot, "#f0c890", 0.7, shade=0.5, shcol="#7a4a2a", hatch=0, line=2.6)
        pads = [blob([(x - q * 0.34, y + q * 0.42), (x, y + q * 0.02), (x + q * 0.34, y + q * 0.42), (x, y + q * 0.56)])]
        pads += [ell(x + u * q, y + v * q, q * 0.15, q * 0.2, w) for u, v, w in ((-0.56, -0.08, -30), (-0.22, -0.46, -10), (0.22, -0.46, 10), (0.56, -0.08, 30))]
        for pad in pads:
            s.fill(pad, "#d86a78", body=True)
            s.outline(pad, 1.6, "#6a2030", lost=0)


def _face(s, x, y):
    """It looks down through the pane at whoever is there."""
    ears = [poly([(x + e * 74, y - 8), (x + e * 70, y - 92), (x + e * 14, y - 54)]) for e in (-1, 1)]
    skull = blob([(x - 82, y), (x - 64, y - 50), (x, y - 62), (x + 64, y - 50), (x + 82, y), (x + 58, y + 50), (x, y + 68), (x - 58, y + 50)])
    whole = union(skull, *ears)
    s.wash(move(whole, 12, 16), DEEP, 1.0, wet=14)
    s.cover(whole)
    s.thing(whole, "#d89a58", 0.9, col2="#b87038", shade=0.7, shcol="#4a2418", hatch=0, line=2.6)
    r = s.rng
    for _ in range(420):
        p = np.array([x + r.normal() * 40, y + r.normal() * 30])
        d = (p - [x, y + 10]) / 60
        e = p + d * r.uniform(8, 18) + r.normal(size=2) * 2
        s.curve([p, (p + e) / 2, e], 1.6, ("#5a3a26", "#f6dcae", "#c88a4a")[int(r.integers(3))], n=3, body=True, clip=whole.buffer(8), alpha=0.75)
    muzzle = union(ell(x - 20, y + 30, 25, 20), ell(x + 20, y + 30, 25, 20))
    s.cover(muzzle)
    s.thing(muzzle, "#fbead0", 0.3, shade=0.5, shcol="#8a5a40", hatch=0, line=2)
    s.fill(blob([(x - 13, y + 10, 1), (x + 13, y + 10, 1), (x, y + 26)]), "#d86a78", body=True)
    for e in (-1, 1):
        eye = ell(x + e * 36, y - 10, 20, 22)
        s.cover(eye)
        s.thing(eye, "#d8e86a", 0.9, shade=0.3, shcol="#3a5a1c", hatch=0, line=2.6)
        s.fill(ell(x + e * 34, y - 6, 8, 15), "#0c1410", body=True)
        s.fill(ell(x + e * 38, y - 14, 3.6), "#ffffff", body=True)
        for k in (-1, 0, 1):
            s.curve([(x + e * 30, y + 30 + 6 * k), (x + e * 70, y + 26 + 10 * k), (x + e * 108, y + 28 + 16 * k)], 1.6, "#fff6e4", body=True)


def _sleeve(s):
    """The arm goes straight up from us; a cuff, and a string of beads that a child made."""
    cloth_ = ell(*(HIT + [20, -40]), 356, 330)
    s.wash(ell(*(HIT + [40, 0]), 400, 380), DEEP, 1.1, wet=40)
    s.cover(cloth_)
    s.thing(cloth_, "#2f3a6a", 1.1, col2="#1c2448", shade=0.9, shcol="#080a1c", hatch=6, line=3, soft=120)
    for a in np.linspace(0, math.tau, 30)[:-1]:
        d = np.array([math.cos(a), math.sin(a) * 0.93])
        s.curve([HIT + [20, -40] + d * 352, HIT + [18, -34] + d * 318, HIT + [14, -20] + d * 280], 3, "#080a1c", alpha=0.7)
    cuff = ell(*(HIT + [14, -24]), 302, 278)
    s.cover(cuff)
    s.thing(cuff, "#f4f0e4", 0.3, shade=0.8, shcol="#4a6a78", hatch=6, line=3, soft=60)
    cols = ("#e0463a", "#f2c23a", "#3f8ad0", "#5ab05a", "#e88ab0", "#f08a2a")
    for i, a in enumerate(np.linspace(0, math.tau, 33)[:-1]):
        p = HIT + [10, -14] + np.array([math.cos(a) * 284, math.sin(a) * 258])
        bead = ell(*p, 24)
        s.cover(bead)
        s.thing(bead, cols[i % 6], 1.0, shade=0.8, shcol="#3a1420", hatch=0, line=2.4)
        s.fill(ell(p[0] - 8, p[1] - 9, 5), "#ffffff", body=True)


def _knuckle(s, x, y, w, h, tilt):
    """The middle of one finger, pressed flat and pale where the glass is."""
    g = move(blob([(-w * 0.5, -h * 0.36), (-w * 0.3, -h * 0.5), (w * 0.3, -h * 0.5), (w * 0.5, -h * 0.36), (w * 0.54, 0), (w * 0.5, h * 0.38), (w * 0.3, h * 0.5), (-w * 0.3, h * 0.5), (-w * 0.5, h * 0.38), (-w * 0.54, 0)]), x, y, 1, tilt)
    s.wash(move(g, 12, 16), SKIN[2], 0.9, wet=12)
    s.cover(g)
    s.thing(g, SKIN[0], 0.9, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=6, line=3.4, soft=w * 0.34)
    flat = move(ell(0, h * 0.02, w * 0.34, h * 0.34), x, y, 1, tilt)
    s.lift(flat, 0.6, 10)
    s.outline(flat, 1.8, "#c86a5a", lost=0.35)
    for v in (-0.4, -0.34, 0.36, 0.42):
        s.curve([tuple(p) for p in move([(-w * 0.3, h * v), (0, h * v + 5), (w * 0.3, h * v)], x, y, 1, tilt)], 2, SKIN[2])
    return g


def _fist(s):
    """It looks at us: four knuckles in a row, the thumb laid across below them."""
    x, y = HIT
    back = blob([(x - 262, y - 90), (x - 200, y - 210), (x - 20, y - 236), (x + 180, y - 210), (x + 262, y - 80), (x + 270, y + 90), (x + 200, y + 210), (x, y + 236), (x - 200, y + 216), (x - 268, y + 90)])
    s.wash(move(back, 18, 24), DEEP, 0.9, wet=20)
    s.cover(back)
    s.thing(back, SKIN[1], 1.0, col2=SKIN[0], shade=0.9, shcol=SKIN[2], hatch=6, line=3.4, soft=110)
    for i, (dx, w, h) in enumerate(((-192, 116, 226), (-66, 128, 254), (66, 130, 256), (192, 120, 236))):
        _knuckle(s, x + dx, y - 66 + (16, 0, 0, 10)[i], w, h, (-5, -2, 2, 5)[i])
    thumb = limb([(x + 244, y + 70), (x + 150, y + 142), (x + 10, y + 168), (x - 92, y + 154)], [62, 60, 58, 50])
    s.wash(move(thumb, 4, 20), SKIN[2], 0.9, wet=12)
    s.cover(thumb)
    s.thing(thumb, SKIN[0], 0.9, col2=SKIN[1], shade=0.9, shcol=SKIN[2], hatch=6, line=3.4, soft=50)
    nail = blob([(x - 128, y + 134), (x - 70, y + 118), (x - 44, y + 146), (x - 66, y + 176), (x - 122, y + 178)])
    s.cover(nail)
    s.thing(nail, "#f8d8c4", 0.5, shade=0.5, shcol=SKIN[2], hatch=0, line=2.4)
    flat = ell(x + 70, y + 152, 92, 26, -8)
    s.lift(flat, 0.55, 9)
    s.outline(flat, 1.8, "#c86a5a", lost=0.4)
    for k in range(3):
        s.curve([(x + 142 + 14 * k, y + 84 + 4 * k), (x + 158 + 14 * k, y + 122), (x + 160 + 14 * k, y + 164 - 6 * k)], 2, SKIN[2])


def _cracks(s):
    """From the blow to the edges, and rings between them: each splinter takes the light in its own way."""
    r = s.rng
    rays = []
    for i, a in enumerate(np.linspace(0, math.tau, 16)[:-1]):
        a += r.normal() * 0.1
        p, way = HIT + 262 * np.array([math.cos(a), 0.94 * math.sin(a)]), a
        pts = [p]
        for _ in range(5 + i % 3 * 3):
            way += r.normal() * 0.22
            p = p + np.array([math.cos(way), math.sin(way)]) * r.uniform(60, 120)
            pts.append(p)
        rays.append(pts)
    for a, b in zip(rays, rays[1:] + rays[:1], strict=True):
        for k in (1, 2, 3):
            if len(a) > k + 1 and len(b) > k + 1 and r.random() < 0.75:
                splinter = poly([a[k], a[k + 1], b[k + 1], b[k]])
                if splinter.is_valid and splinter.area > 400:
                    s.wash(splinter, "#e8fff4" if r.random() < 0.5 else "#0c3a38", 0.16, edge=0.2)
                s.stroke([a[k], (a[k] + b[k]) / 2 + r.normal(size=2) * 12, b[k]], 2.6, "#f4fffa", body=True, alpha=0.85, wobble=2)
    for pts in rays:
        w = np.linspace(9, 1.4, len(pts))
        s.stroke(np.array(pts) + [4, 5], w, "#08302c", alpha=0.8, wobble=2)
        s.stroke(pts, w * 0.8, "#f8fffc", body=True, wobble=2)
    for _ in range(90):
        a, q = r.uniform(0, math.tau), 262 + abs(r.normal()) * 60
        p = HIT + q * np.array([math.cos(a), 0.94 * math.sin(a)])
        s.fill(poly([p, p + r.normal(size=2) * 9, p + r.normal(size=2) * 9]), "#f8fffc", body=True, alpha=0.9)


def _child(s):
    """Who sits under the table holds a spoon up against it, and it is the spoon that holds the pane."""
    bowl = ell(520, 900, 62, 88)
    stem = limb([(520, 980), (526, 1120), (530, 1330)], [13, 11, 14])
    for g in (stem, bowl):
        s.wash(move(g, 14, 12), DEEP, 1.0, wet=9)
        s.cover(g)
        s.thing(g, "#d8dce4", 0.6, col2="#8a94a4", shade=0.9, shcol="#1c2838", hatch=5, line=3, soft=30)
    s.fill(ell(500, 880, 14, 34, 12), "#ffffff", body=True, alpha=0.9)
    sleeve = blob([(430, 1540), (446, 1420), (480, 1384), (580, 1384), (616, 1420), (640, 1540)])
    fist(s, (529, 1310), -90, 178, ("#a86c48", "#8a4c34", "#26121a"), bar=17, wrist=(560, 1440))
    s.wash(move(sleeve, 12, -8), DEEP, 0.6, wet=10)
    s.cover(sleeve)
    s.thing(sleeve, "#f2c23a", 1.0, col2="#d8962a", shade=0.8, shcol="#6a3a10", hatch=6, line=3.2)
    cuff = limb([(470, 1396), (528, 1384), (590, 1396)], [18, 19, 18])
    s.thing(cuff, "#d83a3a", 1.0, shade=0.7, shcol="#4a0a14", hatch=5, line=2.8)


def _frame(s):
    """The wooden edge of the table, and two of its legs, which come down to us at the corners."""
    rim = box(-30, -30, 1030, 1530).difference(blob([(70, 60), (500, 50), (930, 60), (950, 400), (952, 1000), (936, 1440), (500, 1452), (64, 1440), (48, 1000), (50, 400)], 8))
    s.wash(rim.buffer(16), DEEP, 0.8, wet=16)
    s.cover(rim)
    s.thing(rim, "#a8683a", 1.0, col2="#7a4424", shade=0.8, shcol="#2a1210", hatch=6, line=3.4, soft=40)
    r = s.rng
    for x in (16, 30, 974, 988):
        s.curve([(x, 60), (x + r.normal() * 4, 700), (x, 1440)], 1.8, "#4a2418", clip=rim)
    for y in (14, 32, 1474, 1488):
        s.curve([(60, y), (500, y + r.normal() * 4), (940, y)], 1.8, "#4a2418", clip=rim)
    for x in (36, 964):
        leg = poly([(x - 66, 1400), (x + 66, 1400), (x + 92, 1560), (x - 92, 1560)])
        s.wash(move(leg, 0, -16), DEEP, 0.8, wet=12)
        s.cover(leg)
        s.thing(leg, "#8a5230", 1.1, col2="#5a3018", shade=0.9, shcol="#1c0c0a", hatch=6, line=3.4)


@card("verdigris", paper="cold", light=(0.5, -0.7))
def fist_house(s):
    """From under a table of glass: the blow, the cracks, the cat that slept there, and a spoon."""
    _room(s)
    _plate(s, 160, 300, 132, ((60, 110, 22), (110, 128, 11), (84, 160, 8)))
    _plate(s, 856, 990, 150, ((-120, -96, 20), (-150, -70, 10), (-96, -136, 12)))
    _cat(s)
    _sleeve(s)
    _fist(s)
    _cracks(s)
    _frame(s)
    _child(s)
    s.splatter("#e0822a", 30, (60, 420, 420, 700), (1, 7))
    s.splatter(DEEP, 24, (0, 1100, 1000, 1500), (0.7, 4))
