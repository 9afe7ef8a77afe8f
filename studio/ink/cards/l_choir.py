"""A choir that has lost its heads, and a boy."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.figure import digit, garment

NIGHT = "#0e0c12"
LINEN = ("#fbf8f0", "#e4ded6", "#6a6672")
SKIN = ("#9a6242", "#8a4a34", "#381a22")


def lean(pts):
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, 4, origin=(600, 700))


def _church(s):
    r = s.rng
    s.wash(s.all, "#a6a4a6", 0.6, col2="#7a7880", pool=0.6, bloom=4, gran=0.6)
    s.wash(blob([(-100, -100), (380, -100), (250, 300), (330, 700), (120, 1000), (-100, 1300)]), "#3a383f", 1.1, wet=90, gran=0.6, pool=0.6)
    s.wash(blob([(820, -100), (1100, -100), (1100, 1600), (700, 1600), (900, 1100), (930, 500)]), NIGHT, 1.3, wet=90, gran=0.6, pool=0.7)
    s.wash(blob([(-100, -100), (120, -100), (60, 500), (-100, 700)]), NIGHT, 1.2, wet=80, gran=0.6, pool=0.7)
    for x, w, top in ((150, 64, 70), (452, 80, 10), (790, 88, 40)):
        g = valid(Polygon(lean([(x - w, 470), (x - w, top + 130), (x - w * 0.7, top + 50), (x, top - 30), (x + w * 0.7, top + 50), (x + w, top + 130), (x + w, 470)])))
        s.wash(g.buffer(20), NIGHT, 1.0, wet=12, gran=0.6)
        s.cover(g)
        s.wash(g, "#d8d8dc", 0.25, col2="#a8acb8", gran=0.5, bloom=2)
        for _ in range(90):  # leaded panes, one by one
            a, b = r.uniform(x - w, x + w), r.uniform(top, 470)
            s.wash(valid(Polygon(lean([(a, b - 22), (a + 15, b), (a, b + 22), (a - 15, b)]))).intersection(g), ("#8a8e9c", "#c4c0ba", "#55555f")[r.integers(3)], 0.5, edge=0.6, rough=0.5)
        for k in range(-24, 26):
            for q in (-1, 1):
                s.stroke(lean([(x + k * 30 - 300 * q, 20), (x + k * 30 + 300 * q, 20 + 880)]), 1.4, clip=g, wobble=0.4)
        s.stroke(lean([(x, top - 30), (x, 470)]), 7, clip=g)
        s.stroke(lean([(x - w, 250), (x + w, 250)]), 5, clip=g)
        s.outline(g, 6, lost=0)
        for k in (10, 20):
            s.outline(g.buffer(k), 1.6, "#d8d4d0", lost=0.3)
    for x in (300, 632, 960):  # piers
        g = valid(Polygon(lean([(x - 30, -80), (x + 34, -80), (x + 34, 900), (x - 30, 900)])))
        s.cover(g, 0.4)
        s.wash(g, "#3a383f", 0.8, gran=0.6, grad=("lin", 0, 0.4, 1.3))
        s.hatch(g, tone=0.6, ang=92, sep=7, w=1.2, longest=90)
        s.outline(g, 2.4)


def _beam(s):
    s.lift(poly([(400, 60), (520, 40), (800, 1300), (500, 1320)]), 0.42, 34)
    s.lift(poly([(440, 60), (500, 50), (740, 900), (560, 900)]), 0.35, 26)


def _riser(s, y, k, bottom):
    g = valid(Polygon(lean([(-200, y), (1300, y), (1300, bottom), (-200, bottom)])))
    s.cover(g, 0.1)
    s.wash(g, "#8a8688", k, col2="#4a464e", gran=0.6, pool=0.6)
    s.wash(g, NIGHT, 1.0, gran=0.6, grad=("lin", 8, -0.4, 1.3))
    s.stroke(lean([(-200, y), (1300, y)]), 4)
    s.stroke(lean([(-200, y + 12), (1300, y + 12)]), 1.6, "#e8e4e0", body=True, alpha=0.6)
    for x in np.arange(-150, 1200, 74):
        s.stroke(lean([(x, y + 14), (x + 4, bottom)]), 1.6)


def _ruff(s, at, k, hollow, tilt=0):
    """A collar of pleats; one looks down into it."""
    r = s.rng

    def e(rx, ry, a, dy=0):
        return tuple(at([(rx * math.cos(a), dy + ry * math.sin(a))])[0])

    n = 26
    rim = [e(96 + (7 if i % 2 else -6), 42 + (4 if i % 2 else -3), math.tau * i / (2 * n)) for i in range(2 * n)]
    g = blob(rim, 4)
    s.wash(move(g, 6 * k, 24 * k), NIGHT, 1.1, wet=12 * k)
    s.thing(g, "#fffdf6", 0.1, shade=0.5, shcol=LINEN[2], hatch=0, line=2.4 * k + 0.6)
    for i in range(2 * n):
        a = math.tau * i / (2 * n)
        dark = i % 2 == 0
        if dark:
            s.wash(poly([e(58, 20, a - 0.05), e(58, 20, a + 0.05), e(92, 40, a + 0.055), e(92, 40, a - 0.055)]), "#4a4652", 0.9, wet=2, clip=g)
        s.stroke([e(56, 19, a), e(93, 41, a + r.normal() * 0.01)], (1.8 if dark else 1.0) * k + 0.3, wobble=0.3)
    if hollow:
        hole = blob([e(58, 21, a) for a in np.linspace(0, math.tau, 24)[:-1]], 4)
        s.cover(hole)
        s.wash(hole, NIGHT, 1.6, off=0)
        s.fill(hole, "#08070a", alpha=0.9)
        s.stroke([e(50, 15, a, 3) for a in np.linspace(math.pi * 1.1, math.pi * 1.9, 14)], 2.2 * k, "#8a8690", body=True, alpha=0.8)
        s.outline(hole, 2 * k + 0.5, lost=0)
    return g


def _book(s, at, k, blank, seed):
    """Open on two hands: thumbs above, fingers below."""
    r = s.rng
    cover = blob([(*p, 1) for p in at([(-112, 222), (0, 246), (112, 222), (108, 318), (0, 346), (-108, 318)])], 2)
    s.wash(move(cover, 8 * k, 22 * k), NIGHT, 1.0, wet=9 * k)
    s.thing(cover, "#2a2830" if not blank else "#5a1218", 1.2, shade=0.6, hatch=0, line=2.6 * k + 0.5)
    for q in (-1, 1):
        page = blob([(*p, 1) if i in (0, 2, 3, 5) else tuple(p) for i, p in enumerate(at([(0, 240), (q * 50, 214), (q * 106, 214), (q * 102, 306), (q * 50, 308), (0, 336)]))], 8)
        s.cover(page)
        s.wash(page, "#fffdf4", 0.1)
        s.wash(blob(at([(0, 230), (q * 22, 226), (q * 20, 320), (0, 340)])), "#5a5662", 0.7, wet=6 * k, clip=page)
        s.outline(page, 2 * k + 0.5, lost=0)
        if blank:
            continue
        for j in range(4):
            y = 232 + j * 21
            for o in (0, 5, 10):
                s.curve(at([(q * 10, y + 12 + o), (q * 50, y + o - 6), (q * 96, y + o - 4)]), 0.7 * k + 0.2, clip=page, wobble=0.2)
            for _ in range(5):
                x = r.uniform(14, 92)
                p = at([(q * x, y + 2 + r.uniform(-4, 6))])[0]
                s.fill(ell(*p, 3.4 * k, 2.6 * k, -20), "#141218")
                s.stroke([p + [3 * k, 0], p + [3 * k, -13 * k]], 1 * k)


def _grip(s, at, k, skin, q):
    line = 1.6 * k + 0.4
    rad = [q_ * k for q_ in (11, 11, 10, 8)]
    s.thing(blob(at([(q * 92, 318), (q * 122, 300), (q * 132, 262), (q * 122, 244), (q * 104, 262), (q * 96, 290)])), skin[0], 0.7, col2=skin[1], shade=0.8, shcol=skin[2], hatch=0, line=line)
    for i in range(4):  # finger tips beneath the cover
        x = 100 - i * 17
        digit(s, at([(q * (x + 6), 330 - i * 1), (q * (x - 2), 344 + i * 2), (q * (x - 6), 334 + i * 4)]), rad[1:], skin, crease=0, hatch=0, line=line, k=0.6)
    digit(s, at([(q * 122, 282), (q * 108, 268), (q * 84, 270)]), [12 * k, 12 * k, 9 * k], skin, nail=0, crease=0, hatch=0, line=line, k=0.6)


def _robe(s, x, y, k, turn=0, *, cloth_=("#807e86", "#141218", "#fbf8f2"), skin=LINEN, blank=False, hollow=True, wide=1.0, lift=0.0, n=260):
    """Someone in a gown, from the collar down; lift: how much higher the book is held."""
    r = s.rng

    def at(pts):
        return move(np.asarray([(a * wide, b) for a, b, *_ in pts], float), x, y, k, turn)

    def up(pts):
        return at([(a, b - lift * step(120, 240, np.float64(b))) for a, b, *_ in pts])

    d = r.normal(size=8) * 12
    body = blob(at([(-44, 10), (-100, 40), (-124, 150), (-128, 300), (-150 + d[0], 520), (-190 + d[1], 800), (-60, 830), (80, 826), (196 + d[2], 800), (150 + d[3], 520), (126, 300), (122, 150), (98, 40), (44, 10)]))
    s.wash(move(body, 26 * k, 20 * k), NIGHT, 1.0, wet=18 * k)
    folds = [[tuple(p) for p in at([(u * 62 + r.normal() * 8, 330), (u * 92 + r.normal() * 8, 560), (u * 124 + r.normal() * 10, 815)])] for u in (-1.2, -0.7, -0.2, 0.35, 0.8, 1.25)]
    mid = at([(0, -500)])[0]
    garment(s, body, *cloth_, lambda a, b: math.atan2(b - mid[1], a - mid[0]), n, long=54 * k, w=1.3 * k + 0.3, folds=folds, line=2.6 * k + 0.6)
    s.wash(blob(at([(-90, 330), (90, 330), (120, 480), (-40, 560)])), cloth_[1], 1.0, wet=24 * k, clip=body)
    for q in (-1, 1):
        sleeve = blob(up([(q * 52, 30), (q * 104, 44), (q * 150, 150), (q * 168, 240), (q * 164, 330), (q * 140, 420 + d[4 + (q > 0)]), (q * 110, 400), (q * 98, 320), (q * 96, 270), (q * 92, 200), (q * 70, 140)]))
        s.wash(move(sleeve, 8 * k, 14 * k), NIGHT, 0.9, wet=9 * k)
        f = [[tuple(p) for p in up([(q * 84, 90), (q * 122, 190), (q * 146, 380)])], [tuple(p) for p in up([(q * 96, 210), (q * 130, 236), (q * 160, 230)])], [tuple(p) for p in up([(q * 66, 60), (q * 96, 120), (q * 100, 200)])]]
        garment(s, sleeve, *cloth_, lambda a, b, q=q: 1.57 - q * 0.35, n // 2, long=40 * k, w=1.3 * k + 0.3, folds=f, line=2.4 * k + 0.6)
        mouth = blob(up([(q * 100, 290), (q * 112, 280), (q * 124, 330), (q * 138, 412), (q * 118, 398), (q * 104, 340)]))
        s.fill(mouth, NIGHT, alpha=0.85)
    _book(s, up, k, blank, 0)
    for q in (-1, 1):
        _grip(s, up, k, skin, q)
    _ruff(s, at, k, hollow)
    return at


def _wisp(s, x, y, k):
    r = s.rng
    pts = [(x, y)]
    for i in range(6):
        pts.append((x + 14 * k * math.sin(i * 1.5 + r.uniform(0, 2)) * (1 + i * 0.3), y - (i + 1) * 26 * k))
    s.curve(pts, 3.2 * k, "#f4f2f0", body=True, alpha=0.6, taper=(0.3, 0.5))
    s.curve([(a + 5, b - 6) for a, b in pts[:5]], 1.6 * k, "#f4f2f0", body=True, alpha=0.5, taper=(0.3, 0.5))


def _boy_head(s, x, y, k):
    r = s.rng

    def at(pts):
        return move(np.asarray([p[:2] for p in pts], float), x, y, k, -13)

    light, warm, dark = SKIN
    s.thing(ell(*at([(68, 6)])[0], 13 * k, 20 * k, -8), light, 0.9, col2=warm, shade=0.8, shcol=dark, hatch=0, line=2.4)
    face = blob(at([(-62, -8), (-58, -58), (-20, -92), (30, -90), (64, -56), (68, -6), (60, 42), (38, 84), (6, 104), (-24, 96), (-48, 60), (-64, 24)]))
    s.thing(face, light, 0.85, col2=warm, shade=0.4, shcol=dark, hatch=0, line=3, soft=46 * k)
    s.lift(blob(at([(-58, 30), (-30, 44), (0, 40), (30, 42), (58, 30), (44, 78), (6, 102), (-24, 94), (-46, 62)])).intersection(face), 0.3, 8)
    s.lift(ell(*at([(-26, -36)])[0], 30 * k, 22 * k), 0.45, 14)
    for p in ((-40, 26), (42, 30)):
        s.wash(ell(*at([p])[0], 16 * k, 12 * k), "#a8402e", 0.4, wet=10, clip=face)
    s.wash(blob(at([(44, -80), (70, -50), (70, 20), (54, 50), (56, 0)])), dark, 0.5, wet=12, clip=face)
    for c in (-32, 27):
        s.wash(ell(*at([(c, -16)])[0], 20 * k, 11 * k, -13), dark, 0.35, wet=7, clip=face)
    s.wash(blob(at([(-4, -14), (6, 8), (14, 26), (2, 32), (-4, 20)])), dark, 0.4, wet=5, clip=face)
    s.lift(limb([tuple(p) for p in at([(-10, -10), (-13, 16)])], [4, 5]), 0.3, 4)

    def pen(pts, w=2.4, col=None):
        s.curve([tuple(p) for p in at(pts)], w, col, wobble=0.4)

    for q, c in ((-1, -32), (1, 27)):
        pen([(c - 17, -10), (c - 7, -2), (c + 6, -1), (c + 17, -9)], 3.2)
        for a in np.linspace(-2, 14, 5) * q:
            pen([(c + a, -2 - 0.02 * a * a), (c + a * 1.2 + q * 2, 4 - 0.02 * a * a)], 1.1)
        pen([(c - 16, -18), (c, -26), (c + 15, -18)], 1.2, dark)
        pen([(c - 11, 8), (c, 11), (c + 11, 8)], 1, dark)
        for o in range(4):
            pen([(c - q * 21 + o, -37 + o), (c, -47 + o * 0.9), (c + q * 21, -36 + o * 0.6)], 1.6, "#140c10")
    pen([(-6, -12), (-13, 14), (-14, 24), (-4, 30)], 2)
    pen([(-4, 30), (4, 29), (10, 24)], 2.4)
    s.fill(ell(*at([(-8, 27)])[0], 3.4, 2.4), "#1d1014")
    s.fill(ell(*at([(5, 27)])[0], 3, 2.2), "#1d1014")
    lips = blob(at([(-20, 60), (-10, 46), (-3, 43), (1, 46), (6, 43), (14, 46), (22, 60), (17, 80), (1, 88), (-15, 80)]))
    s.wash(lips, "#8a2f34", 0.8, edge=0.5, clip=face)
    s.outline(lips, 1.8, dark, lost=0.2)
    mouth = blob(at([(-14, 61), (-7, 53), (1, 54), (9, 53), (16, 61), (12, 75), (1, 80), (-10, 75)]))
    s.fill(mouth, "#22060c")
    s.fill(blob(at([(-9, 54), (1, 55), (11, 54), (9, 58), (1, 59.5), (-7, 58)])), "#e8dccc", body=True, clip=mouth)
    s.fill(ell(*at([(1, 79)])[0], 9 * k, 5 * k, -10), "#8a3038", body=True, clip=mouth)
    pen([(-30, 40), (-33, 54), (-29, 68)], 1.2, dark)
    pen([(34, 38), (36, 54), (31, 68)], 1.2, dark)
    pen([(-10, 93), (2, 96), (14, 92)], 1.3, dark)
    curls = union(*(ell(*at([(62 * math.cos(a) + 2, -56 + 44 * math.sin(a))])[0], 25 * k) for a in np.linspace(math.pi * 0.98, math.pi * 2.03, 10)), blob(at([(-56, -50), (0, -70), (60, -56), (50, -96), (-30, -100)])))
    s.cover(curls)
    s.wash(curls, "#1c1216", 1.5, off=0)
    s.fill(curls, "#1c1216")
    tangle(s, curls.buffer(7), 90, "#0a0608", 2.4, length=60, loop=0.4, inner=1)
    tangle(s, curls, 44, "#8a6a5c", 1.3, length=46, loop=0.45, inner=2, body=True)
    for _ in range(12):
        p = at([(r.uniform(-50, 10), r.uniform(-120, -80))])[0]
        s.stroke(arc(*p, 7, 7, r.uniform(0, 360), r.uniform(400, 560)), 1.6, "#e8d0b8", body=True, alpha=0.7)


@card("ink", paper="rice", light=(-0.5, -0.8), fresh=False)
def choir_collars(s):
    """Empty gowns sing from their books; one boy is real, and his pages are blank."""
    far, mid, near = ("#b4b2b4", "#45424a", "#fffdf8"), ("#8e8c92", "#242128", "#fbf8f2"), ("#6c6a72", "#0e0c12", "#f4f0ea")
    _church(s)
    for x, y, k, t, w, up in ((70, 452, 0.5, -3, 1.0, 0), (232, 414, 0.52, 2, 0.9, 30), (398, 452, 0.5, -2, 1.12, -10), (720, 500, 0.54, 5, 1.05, 20), (872, 468, 0.55, -3, 0.92, 0), (1006, 510, 0.54, 3, 1.0, 30)):
        _robe(s, x, y, k, t + 3, cloth_=far, wide=w, lift=up, n=90)
        _wisp(s, x, y - 10, k * 1.3)
    _riser(s, 760, 0.7, 900)
    for x, y, k, t, w, up in ((-10, 640, 0.74, 4, 1.0, 0), (214, 612, 0.76, -4, 1.06, 24), (388, 664, 0.72, 3, 0.9, -14), (836, 664, 0.76, -2, 1.1, 40), (1010, 690, 0.74, 5, 1.0, 0)):
        _robe(s, x, y, k, t + 3, cloth_=mid, wide=w, lift=up, n=150)
        _wisp(s, x, y - 14, k * 1.3)
    _riser(s, 1130, 0.6, 1700)
    _beam(s)
    at = _robe(s, 596, 836, 0.76, 2, cloth_=("#d8282c", "#4a040e", "#f0685a"), skin=SKIN, blank=True, hollow=False, wide=0.92, n=420)
    p = at([(0, -2)])[0]
    s.wash(ell(612, 1478, 190, 26), NIGHT, 1.3, wet=14)
    ruff = marks.kept(s)
    front = s.mask(blob(at([(-110, 8), (-58, 4), (-40, 17), (0, 22), (40, 17), (58, 4), (110, 8), (100, 60), (-100, 60)])))
    s.thing(limb([p + [0, 4], p + [-4, -50]], [32, 30]), SKIN[0], 0.9, col2=SKIN[1], shade=1, shcol=SKIN[2], hatch=4, line=2.4)
    marks.again(s, ruff, front)
    _boy_head(s, p[0] - 6, p[1] - 96, 0.98)
    for x, y, k, t, w, up in ((120, 960, 1.1, -5, 1.0, 0), (900, 1010, 1.16, 6, 1.05, 30)):
        _robe(s, x, y, k, t, cloth_=near, wide=w, lift=up, n=330)
        _wisp(s, x, y - 16, k * 1.4)
    s.splatter("#0e0c12", 60, (0, 900, 1000, 1500), (0.7, 5))
