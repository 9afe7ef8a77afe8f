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
    s.wash(s.all, "#a6a4a6", 0.6, col2="#7a7880", pool=0.6, bloom=4, gran=0.3)
    s.wash(blob([(-100, -100), (380, -100), (250, 300), (330, 700), (120, 1000), (-100, 1300)]), "#3a383f", 1.1, wet=90, gran=0.3, pool=0.6)
    s.wash(blob([(820, -100), (1100, -100), (1100, 1600), (700, 1600), (900, 1100), (930, 500)]), NIGHT, 1.3, wet=90, gran=0.3, pool=0.7)
    s.wash(blob([(-100, -100), (120, -100), (60, 500), (-100, 700)]), NIGHT, 1.2, wet=80, gran=0.3, pool=0.7)
    for x, w, top in ((120, 84, 60), (430, 112, -40), (800, 100, 40)):
        g = valid(
            Polygon(lean([(x - w, 470), (x - w, top + 130), (x - w * 0.7, top + 50), (x, top - 30), (x + w * 0.7, top + 50), (x + w, top + 130), (x + w, 470)]))
        )
        s.wash(g.buffer(20), NIGHT, 1.0, wet=12, gran=0.3)
        s.cover(g)
        s.wash(g, "#d8d8dc", 0.25, col2="#a8acb8", gran=0.5, bloom=2)
        for _ in range(70):  # leaded panes, one by one
            a, b = r.uniform(x - w, x + w), r.uniform(top, 470)
            s.wash(valid(Polygon(lean([(a, b - 22), (a + 15, b), (a, b + 22), (a - 15, b)]))).intersection(g), ("#8a8e9c", "#c4c0ba", "#55555f")[r.integers(3)], 0.5, edge=0.6, rough=0.5)  # fmt: skip
        for k in range(-24, 26):
            for q in (-1, 1):
                s.stroke(lean([(x + k * 30 - 300 * q, 20), (x + k * 30 + 300 * q, 20 + 880)]), 1.4, clip=g, wobble=0.4)
        s.stroke(lean([(x, top - 30), (x, 470)]), 7, clip=g)
        s.stroke(lean([(x - w, 250), (x + w, 250)]), 5, clip=g)
        s.outline(g, 6, lost=0)
        for k in (10, 20):
            s.outline(g.buffer(k), 1.6, "#d8d4d0", lost=0.3)
    for x in (268, 630, 980):  # piers
        g = valid(Polygon(lean([(x - 30, -80), (x + 34, -80), (x + 34, 900), (x - 30, 900)])))
        s.cover(g, 0.4)
        s.wash(g, "#3a383f", 0.8, gran=0.3, grad=("lin", 0, 0.4, 1.3))
        s.hatch(g, tone=0.6, ang=92, sep=7, w=1.2, longest=90)
        s.outline(g, 2.4)


def _beam(s):
    s.lift(poly([(400, 60), (520, 40), (800, 1300), (500, 1320)]), 0.42, 34)
    s.lift(poly([(440, 60), (500, 50), (740, 900), (560, 900)]), 0.35, 26)


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
        page = blob([(*p, 1) if i in (0, 2, 3, 5) else tuple(p) for i, p in enumerate(at([(0, 240), (q * 50, 214), (q * 106, 214), (q * 102, 306), (q * 50, 308), (0, 336)]))], 8)  # fmt: skip
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


def _hold(s, at, k, skin, q):
    """Before the book is drawn: from the mouth of the sleeve a cuff, from the cuff a hand that has the book by its side, the fingers under it."""
    line = 1.7 * k + 0.4
    if s.beside(blob(at([(q * 100, 250), (q * 150, 250), (q * 120, 340)]))):
        return
    bell = blob(at([(q * 112, 372), (q * 114, 340), (q * 148, 316), (q * 184, 312), (q * 186, 334), (q * 160, 366), (q * 130, 384)]))
    s.fill(bell, NIGHT, alpha=0.9)
    fore = blob(at([(q * 118, 356), (q * 124, 322), (q * 150, 306), (q * 168, 316), (q * 170, 342), (q * 146, 366)]))
    s.thing(fore, "#fffdf6", 0.1, shade=0.7, shcol=LINEN[2], hatch=0, line=line)
    for i in range(6):
        u = i / 5
        s.stroke(at([(q * (122 + 34 * u), 334 - 24 * u), (q * (130 + 38 * u), 360 - 26 * u)]), line * 0.6, "#4a4652", clip=fore)
    palm = blob(
        at([(q * 120, 342), (q * 100, 312), (q * 96, 276), (q * 112, 254), (q * 132, 250), (q * 146, 262), (q * 152, 286), (q * 154, 308), (q * 144, 326)])
    )
    s.wash(move(palm, 2 * k, 8 * k), NIGHT, 0.6, wet=6 * k)
    s.thing(palm, skin[0], 0.7, col2=skin[1], shade=0.6, shcol=skin[2], hatch=0, line=line, soft=26 * k)
    s.wash(blob(at([(q * 140, 262), (q * 158, 262), (q * 160, 320), (q * 136, 336), (q * 142, 300)])), skin[2], 0.5, wet=6 * k, clip=palm)
    for i in range(3):  # what bends under the book: the side of the forefinger, and the next
        s.curve(at([(q * (150 - 8 * i), 276 + 3 * i), (q * (132 - 9 * i), 262 + 5 * i), (q * (112 - 8 * i), 266 + 8 * i)]), line * 0.7, skin[2], clip=palm)


def _thumb(s, at, k, skin, q):
    """It lies on the page; its root is the ball of the hand."""
    line = 1.7 * k + 0.4
    pts = at([(q * 136, 318), (q * 127, 292), (q * 106, 274), (q * 80, 270)])
    s.wash(limb(pts[1:] + np.array([2 * k, 10 * k]), [13 * k, 12 * k, 8 * k]), "#4a4652", 0.7, wet=5 * k)
    digit(s, pts, [19 * k, 16 * k, 13.5 * k, 9.5 * k], skin, nail=1 if skin is SKIN else 0, crease=1, hatch=0, line=line, k=0.7)
    ball = ell(*at([(q * 135, 316)])[0], 17 * k, 15 * k)
    s.cover(ball, keep=1, ink=0)
    s.curve(at([(q * 116, 300), (q * 118, 316), (q * 128, 330)]), line * 0.7, skin[2])


def _left(s, kind, x, y, k):
    """What has stayed of him, in the air above his collar."""
    if kind == "moustache":
        for e in (-1, 1):
            g = blob([(x, y - 6 * k), (x + e * 30 * k, y - 20 * k), (x + e * 70 * k, y - 6 * k), (x + e * 104 * k, y - 30 * k), (x + e * 122 * k, y - 44 * k), (x + e * 108 * k, y - 4 * k), (x + e * 70 * k, y + 24 * k), (x + e * 26 * k, y + 18 * k), (x, y + 8 * k)])  # fmt: skip
            s.thing(g, "#d8d4d0", 0.4, shade=0.7, shcol="#2a2830", hatch=0, line=2.6)
            for i in range(12):
                u = i / 11
                s.curve([(x + e * 4 * k, y - 4 * k + 10 * u * k), (x + e * 44 * k, y - 16 * k + 30 * u * k), (x + e * 84 * k, y - 8 * k + 20 * u * k), (x + e * 116 * k, y - 38 * k + 12 * u * k)], 1.5, ("#2a2830", "#fffdf8", "#6a6672")[i % 3], body=i % 3 == 1, clip=g)  # fmt: skip
    elif kind == "glasses":
        for e in (-1, 1):
            lens = ell(x + e * 44 * k, y, 34 * k, 30 * k)
            s.wash(lens.buffer(5), NIGHT, 0.7, wet=8)
            s.lift(lens, 0.35, 3)
            s.stroke(arc(x + e * 44 * k, y, 34 * k, 30 * k, 0, 360, 40), 7.5 * k, "#08070a", body=True, taper=(0, 0))
            s.stroke(arc(x + e * 44 * k, y, 34 * k, 30 * k, 0, 360, 40), 4.4 * k, "#f8f4ec", body=True, taper=(0, 0))
            s.stroke([(x + e * 44 * k - 14 * k, y + 8 * k), (x + e * 44 * k + 6 * k, y - 14 * k)], 3.4 * k, "#fffdf8", body=True, alpha=0.8)
            s.curve([(x + e * 78 * k, y - 4 * k), (x + e * 104 * k, y - 8 * k), (x + e * 112 * k, y + 12 * k)], 4 * k, "#f8f4ec", body=True)
        s.curve([(x - 12 * k, y), (x, y - 10 * k), (x + 12 * k, y)], 4.8 * k, "#f8f4ec", body=True)
    elif kind == "hat":
        crown = blob([(x - 62 * k, y), (x - 66 * k, y - 76 * k), (x - 30 * k, y - 106 * k), (x, y - 92 * k), (x + 34 * k, y - 106 * k), (x + 64 * k, y - 74 * k), (x + 62 * k, y)])  # fmt: skip
        s.thing(crown, "#55525c", 1.0, shade=0.9, shcol="#0e0c12", hatch=5, line=2.8)
        s.stroke([(x - 63 * k, y - 16 * k), (x + 63 * k, y - 16 * k)], 22 * k, "#0e0c12", taper=(0, 0))
        brim = ell(x, y + 4 * k, 118 * k, 24 * k)
        s.thing(brim, "#6c6a72", 1.0, shade=0.9, shcol="#0e0c12", hatch=0, line=2.8)
    elif kind == "bow":
        for e in (-1, 1):
            g = blob([(x, y), (x + e * 30 * k, y - 34 * k), (x + e * 72 * k, y - 30 * k), (x + e * 70 * k, y + 22 * k), (x + e * 34 * k, y + 24 * k)])
            s.thing(g, "#f4f0ea", 0.2, shade=0.7, shcol="#3a383f", hatch=0, line=2.6)
            s.curve([(x, y), (x + e * 28 * k, y - 6 * k), (x + e * 52 * k, y - 10 * k)], 2, "#3a383f")
            s.thing(blob([(x, y + 4), (x + e * 16 * k, y + 34 * k), (x + e * 40 * k, y + 70 * k), (x + e * 20 * k, y + 66 * k), (x + e * 6 * k, y + 76 * k)]), "#f4f0ea", 0.2, shade=0.7, shcol="#3a383f", hatch=0, line=2.2)  # fmt: skip
        s.thing(ell(x, y, 13 * k, 15 * k), "#f4f0ea", 0.2, shade=0.6, shcol="#3a383f", hatch=0, line=2.2)
    elif kind == "wisp":
        _wisp(s, x, y + 60 * k, k * 1.7)
    elif kind == "pipe":
        s.thing(
            limb([(x - 60 * k, y - 14 * k), (x + 10 * k, y), (x + 46 * k, y + 14 * k)], [6 * k, 6 * k, 9 * k]), "#1c1a20", 1.3, shade=0.6, hatch=0, line=2.2
        )
        s.thing(blob([(x + 36 * k, y - 24 * k), (x + 84 * k, y - 28 * k), (x + 80 * k, y + 20 * k), (x + 62 * k, y + 34 * k), (x + 40 * k, y + 22 * k)]), "#4a464e", 1.1, shade=0.9, shcol="#0e0c12", hatch=4, line=2.4)  # fmt: skip
        _wisp(s, x + 62 * k, y - 30 * k, 1.4 * k)


def _note(s, x, y, k, kind, tilt, col):
    def at(*pts):
        return move(np.array(pts, float), x, y, k, tilt)

    heads = ((0, 0), (46, -6)) if kind == "pair" else ((0, 0),)
    for a, b in heads:
        s.fill(ell(*at((a, b))[0], 15 * k, 11 * k, -22 + tilt), col, body=True)
        s.stroke(at((a + 13, b - 4), (a + 13, b - 72)), 4.4 * k, col, body=True, taper=(0, 0), wobble=0.4)
    if kind == "pair":
        s.stroke(at((12, -70), (60, -76)), 12 * k, col, body=True, taper=(0, 0), wobble=0.4)
    elif kind == "quaver":
        s.curve(at((13, -72), (20, -52), (38, -42), (34, -20)), [7 * k] * 31, col, body=True, taper=(0.02, 0.5))


def _song(s, start):
    """The notes have left his page: up they go in a loop, small ones first, to the window."""
    line = path([start, (610, 1170), (680, 1050), (706, 900), (730, 780), (660, 610), (420, 470), (400, 330), (480, 210), (560, 90)], 20)
    kinds = ("quaver", "pair", "crotchet", "quaver", "quaver", "pair")
    for i, (p, d, u) in enumerate(marks.along(line, 92)):
        n = np.array([-d[1], d[0]]) * s.rng.normal() * 14
        _note(s, *(p + n), 0.5 + 0.5 * math.sin(math.pi * min(1, u * 1.25)) ** 0.7, kinds[i % 6], s.rng.normal() * 18, "#fff0dc" if u < 0.14 else "#e8343a")


def _robe(s, x, y, k, turn=0, *, cloth_=("#807e86", "#141218", "#fbf8f2"), skin=LINEN, blank=False, hollow=True, wide=1.0, lift=0.0, n=260):
    """Someone in a gown, from the collar down; lift: how much higher the book is held."""
    r = s.rng

    def at(pts):
        return move(np.asarray([(a * wide, b) for a, b, *_ in pts], float), x, y, k, turn)

    def up(pts):
        return at([(a, b - lift * step(120, 240, np.float64(b))) for a, b, *_ in pts])

    d = r.normal(size=8) * 12
    body = blob(at([(-44, 10), (-100, 40), (-124, 150), (-128, 300), (-150 + d[0], 520), (-190 + d[1], 800), (-60, 830), (80, 826), (196 + d[2], 800), (150 + d[3], 520), (126, 300), (122, 150), (98, 40), (44, 10)]))  # fmt: skip
    s.wash(move(body, 26 * k, 20 * k), NIGHT, 1.0, wet=18 * k)
    folds = [[tuple(p) for p in at([(u * 62 + r.normal() * 8, 330), (u * 92 + r.normal() * 8, 560), (u * 124 + r.normal() * 10, 815)])] for u in (-1.2, -0.7, -0.2, 0.35, 0.8, 1.25)]  # fmt: skip
    mid = at([(0, -500)])[0]
    garment(s, body, *cloth_, lambda a, b: math.atan2(b - mid[1], a - mid[0]), n, long=54 * k, w=1.3 * k + 0.3, folds=folds, line=2.6 * k + 0.6)
    s.wash(blob(at([(-90, 330), (90, 330), (120, 480), (-40, 560)])), cloth_[1], 1.0, wet=24 * k, clip=body)
    for q in (-1, 1):
        sleeve = blob(up([(q * 52, 30), (q * 104, 44), (q * 146, 130), (q * 176, 236), (q * 194, 340), (q * 198, 430 + d[4 + (q > 0)]), (q * 184, 478, 1), (q * 150, 440), (q * 120, 396), (q * 108, 362), (q * 122, 330), (q * 128, 286), (q * 110, 220), (q * 82, 140)]))  # fmt: skip
        s.wash(move(sleeve, 8 * k, 14 * k), NIGHT, 0.9, wet=9 * k)
        f = [[tuple(p) for p in up(v)] for v in ([(q * 84, 90), (q * 128, 190), (q * 172, 400)], [(q * 128, 280), (q * 148, 262), (q * 180, 270)], [(q * 126, 292), (q * 150, 290), (q * 184, 310)], [(q * 66, 60), (q * 96, 120), (q * 112, 210)])]  # fmt: skip
        garment(s, sleeve, *cloth_, lambda a, b, q=q: 1.57 - q * 0.25, n // 2, long=40 * k, w=1.3 * k + 0.3, folds=f, line=2.4 * k + 0.6)
    for q in (-1, 1):
        _hold(s, up, k, skin, q)
    _book(s, up, k, blank, 0)
    for q in (-1, 1):
        _thumb(s, up, k, skin, q)
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
    for x1, y1, w1 in ((76, 4, 17), (-70, 4, 13)):  # ears that stand out
        s.thing(ell(*at([(x1, y1)])[0], w1 * k, 23 * k, -13), light, 0.9, col2=warm, shade=0.8, shcol=dark, hatch=0, line=2.4)
        s.curve(at([(x1 + 4, y1 - 12), (x1 - 4, y1 - 4), (x1 + 3, y1 + 10)]), 1.8, dark)
    face = blob(
        at([(-64, -8), (-60, -58), (-20, -92), (30, -90), (66, -56), (70, -6), (69, 36), (54, 74), (24, 98), (0, 101), (-26, 94), (-54, 68), (-68, 30)])
    )
    s.thing(face, light, 0.85, col2=warm, shade=0.4, shcol=dark, hatch=0, line=3, soft=46 * k)
    s.lift(blob(at([(-58, 30), (-30, 44), (0, 40), (30, 42), (58, 30), (44, 78), (6, 102), (-24, 94), (-46, 62)])).intersection(face), 0.3, 8)
    s.lift(ell(*at([(-26, -36)])[0], 30 * k, 22 * k), 0.45, 14)
    for p in ((-40, 26), (42, 30)):
        s.wash(ell(*at([p])[0], 16 * k, 12 * k), "#a8402e", 0.32, wet=16, clip=face)
    s.wash(blob(at([(44, -80), (70, -50), (70, 20), (54, 50), (56, 0)])), dark, 0.5, wet=12, clip=face)
    for c in (-32, 27):
        s.wash(ell(*at([(c, -16)])[0], 20 * k, 11 * k, -13), dark, 0.35, wet=7, clip=face)
    s.wash(blob(at([(-4, -14), (6, 8), (14, 26), (2, 32), (-4, 20)])), dark, 0.4, wet=5, clip=face)
    s.lift(limb([tuple(p) for p in at([(-10, -10), (-13, 16)])], [4, 5]), 0.3, 4)

    def pen(pts, w=2.4, col=None):
        s.curve([tuple(p) for p in at(pts)], w, col, wobble=0.4)

    for q, c in ((-1, -32), (1, 27)):
        pen([(c - 19, -12), (c - 8, -1), (c + 6, 0), (c + 19, -10)], 3.8)
        for a in np.linspace(-2, 16, 6) * q:
            pen([(c + a, -1 - 0.03 * a * a), (c + a * 1.25 + q * 3, 7 - 0.03 * a * a)], 1.5)
        pen([(c - 16, -18), (c, -26), (c + 15, -18)], 1.2, dark)
        pen([(c - 11, 8), (c, 11), (c + 11, 8)], 1, dark)
        for o in range(4):
            pen([(c - q * 20 + o, -44 + o * 1.6), (c, -50 + o * 1.3), (c + q * 24, -34 + o * 0.6)], 2.2, "#140c10")
    for x1, y1 in ((-30, 18), (-22, 23), (-36, 24), (-26, 29), (24, 20), (33, 24), (29, 30), (40, 19)):  # freckles
        s.fill(ell(*at([(x1, y1)])[0], 2.2), "#4a2018", alpha=0.7)
    pen([(-6, -12), (-13, 14), (-14, 24), (-4, 30)], 2)
    pen([(-4, 30), (4, 29), (10, 24)], 2.4)
    s.fill(ell(*at([(-8, 27)])[0], 3.4, 2.4), "#1d1014")
    s.fill(ell(*at([(5, 27)])[0], 3, 2.2), "#1d1014")
    lips = blob(at([(-20, 60), (-10, 46), (-3, 43), (1, 46), (6, 43), (14, 46), (22, 60), (17, 80), (1, 88), (-15, 80)]))
    s.wash(lips, "#8a2f34", 0.8, edge=0.5, clip=face)
    s.outline(lips, 1.8, dark, lost=0.2)
    mouth = blob(at([(-14, 61), (-7, 53), (1, 54), (9, 53), (16, 61), (12, 75), (1, 80), (-10, 75)]))
    s.fill(mouth, "#22060c")
    for x1 in (-6, 7):  # there is a gap between his teeth
        s.fill(blob(at([(x1 - 4.6, 52), (x1 + 4.6, 52), (x1 + 4, 60), (x1, 61.5), (x1 - 4, 60)])), "#f4ece0", body=True, clip=mouth)
    s.fill(ell(*at([(1, 79)])[0], 9 * k, 5 * k, -10), "#8a3038", body=True, clip=mouth)
    pen([(-10, 93), (2, 96), (14, 92)], 1.3, dark)
    curls = union(*(ell(*at([(62 * math.cos(a) + 2, -56 + 44 * math.sin(a))])[0], 25 * k) for a in np.linspace(math.pi * 0.98, math.pi * 2.03, 10)), blob(at([(-56, -50), (0, -70), (60, -56), (50, -96), (-30, -100)])))  # fmt: skip
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
    """Empty gowns sing from their books; one boy is real, and the notes have flown from his page."""
    far, mid, near = ("#b4b2b4", "#45424a", "#fffdf8"), ("#8e8c92", "#242128", "#fbf8f2"), ("#6c6a72", "#0e0c12", "#f4f0ea")
    _church(s)
    for x, y, k, t, w, up, what in ((60, 550, 0.74, -3, 1.0, 20, "pipe"), (300, 516, 0.78, 3, 0.94, 30, "hat"), (620, 540, 0.76, -2, 1.06, -10, "bow"), (906, 536, 0.8, 5, 1.0, 40, "wisp")):  # fmt: skip
        _robe(s, x, y, k, t + 2, cloth_=far if x in (300, 620) else mid, wide=w, lift=up, n=150)
        _left(s, what, x + 4, y - 74 * k - (10 if what == "hat" else 0), k * 0.9)
    _beam(s)
    for x, y, k, t, w, up, what in ((120, 950, 1.18, -5, 1.0, 30, "moustache"), (916, 950, 1.2, 6, 1.05, 40, "glasses")):
        _robe(s, x, y, k, t, cloth_=near, wide=w, lift=up, n=330)
        _left(s, what, x + 8, y - 96 if what == "moustache" else y - 118, k * 0.92)
    s.glow(520, 980, 420, "#fff6ea", 0.06, 0.3)
    at = _robe(s, 520, 1010, 1.16, 1, cloth_=("#d8282c", "#4a040e", "#f0685a"), skin=SKIN, blank=True, hollow=False, wide=0.98, n=520)
    p = at([(0, -2)])[0]
    ruff = marks.kept(s)
    front = s.mask(blob(at([(-110, 8), (-58, 4), (-40, 17), (0, 22), (40, 17), (58, 4), (110, 8), (100, 60), (-100, 60)])))
    s.thing(limb([p + [0, 4], p + [-6, -70]], [42, 38]), SKIN[0], 0.9, col2=SKIN[1], shade=1, shcol=SKIN[2], hatch=0, line=2.4)
    marks.again(s, ruff, front)
    _boy_head(s, p[0] - 12, p[1] - 124, 1.27)
    _song(s, at([(10, 232)])[0])
    s.splatter("#0e0c12", 24, (0, 900, 1000, 1500), (0.7, 4))
