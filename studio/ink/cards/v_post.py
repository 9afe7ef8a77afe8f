"""Inside the letter box: somebody looks after a letter, and somebody has always read them."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.rim import rim

NIGHT, COLD, WARM, RED = "#060c18", "#eaf4fa", "#ffd07a", "#c8262e"
SLOT = box(118, 226, 882, 452).buffer(16)
SKIN = ("#9a6244", "#7a4030", "#2c141c")
TOP = [(236, 372), (292, 314), (372, 276), (458, 268), (548, 292), (626, 350)]
LOW = [(626, 350), (560, 396), (470, 416), (370, 412), (290, 394), (236, 372)]


def _box(s):
    """Tin walls, dark, with rivets and a little rust; the day comes in by the slot and goes down in a beam."""
    r = s.rng
    s.wash(s.all, "#3f5f7c", 0.9, col2="#2c4a66", pool=0.4, gran=0.35)
    s.wash(s.all, NIGHT, 2.0, grad=("rad", 520, 560, 860, 0.15, 1.15), gran=0.35)
    s.wash(blob([(-60, -60), (1060, -60), (1060, 200), (700, 130), (300, 130), (-60, 220)]), NIGHT, 1.0, wet=60, gran=0.35)
    beam = poly([(150, 470), (850, 470), (930, 1250), (250, 1250)])
    m = s.mask(beam) * marks.field(s, lambda x, y: np.clip(1.1 - (y - 470) / 1500, 0.2, 1))
    s.lift(m, 0.93, 16)
    s.wash(beam, "#cfe6f2", 0.25, wet=20, gran=0.2)
    for x in (64, 936):
        s.stroke([(x, -10), (x + r.normal() * 3, 1510)], 5, NIGHT, taper=(0, 0))
        s.stroke([(x + 6, -10), (x + 6, 1510)], 2, "#8aa8c0", body=True, alpha=0.4, taper=(0, 0))
        for y in range(60, 1200, 150):
            s.thing(ell(x + (-34 if x < 500 else 34), y, 12), "#6a8aa0", 0.8, shade=0.9, shcol=NIGHT, hatch=0, line=2.2)


def _eye(s):
    """It looks down after the letter; behind it, snow."""
    r = s.rng
    s.cover(SLOT)
    s.wash(SLOT, "#dcebf4", 0.35, col2="#b4d0e4", off=0, gran=0.2)
    s.thing(poly([(780, 466), (780, 350), (824, 300), (870, 350), (870, 466)]).intersection(SLOT), "#c8a8a0", 0.6, shade=0.4, hatch=0, line=2)
    s.thing(
        poly([(766, 356), (824, 288), (884, 356), (866, 352), (824, 306), (784, 354)]).intersection(SLOT),
        "#ffffff",
        0.05,
        shade=0.3,
        shcol="#8aa8d0",
        hatch=0,
        line=2,
    )
    s.fill(box(812, 366, 836, 398), "#f0b040")
    s.cover(poly([(640, 440), (900, 430), (900, 480), (640, 480)]).intersection(SLOT))
    face = blob([(60, 160), (640, 160), (716, 250), (744, 350), (736, 430), (706, 520), (60, 520)], 8).intersection(SLOT)
    hat = blob([(60, 160), (760, 160), (800, 240), (790, 280), (700, 254), (560, 240), (380, 236), (60, 250)], 8).intersection(SLOT)
    s.cover(face)
    s.wash(face, SKIN[0], 0.9, col2=SKIN[1], gran=0.2, off=0)
    s.wash(blob([(640, 200), (760, 200), (760, 520), (640, 520), (690, 360)]), SKIN[2], 0.8, wet=36, clip=face)
    s.wash(blob([(90, 240), (200, 260), (226, 350), (190, 430), (206, 500), (90, 500)]), SKIN[2], 0.6, wet=26, clip=face)
    s.wash(
        blob([(220, 360), (280, 296), (380, 256), (480, 250), (580, 276), (650, 350), (560, 300), (460, 280), (360, 290), (280, 330)]),
        SKIN[2],
        0.8,
        wet=12,
        clip=face,
    )
    s.wash(blob([(240, 400), (360, 430), (480, 436), (600, 400), (560, 460), (400, 470), (270, 450)]), SKIN[2], 0.45, wet=14, clip=face)
    s.lift(ell(420, 462, 150, 14).intersection(face), 0.4, 8)
    s.lift(ell(170, 330, 16, 60).intersection(face), 0.5, 10)
    s.outline(face, 3, "#1c0a10", lost=0)
    ball = valid(Polygon(np.vstack([path(TOP, 10), path(LOW, 10)])))
    s.cover(ball)
    s.wash(ball, "#f4f2ea", 0.25, off=0, edge=0.3)
    for x in (252, 606):
        s.wash(ell(x, 366, 36, 40), "#d87a78", 0.5, wet=16, clip=ball)
    x, y = 448, 356
    iris = ell(x, y, 76).intersection(ball)
    s.cover(iris)
    s.wash(iris, "#d8923a", 1.0, col2="#6a3414", mix=("rad", x, y, 78, 0, 1), off=0, edge=0.6)
    for a in np.linspace(0, math.tau, 70, endpoint=False):
        lit = r.random() < 0.4
        p, q = r.uniform(32, 42), r.uniform(56, 72)
        s.stroke(
            [(x + p * math.cos(a), y + p * math.sin(a)), (x + q * math.cos(a), y + q * math.sin(a))],
            1.8,
            "#ffe0a0" if lit else "#3a1a0c",
            body=lit,
            alpha=0.7,
            clip=iris,
        )
    s.outline(ell(x, y, 76), 4, "#1c0a08", lost=0, clip=ball)
    s.wash(ell(x, y, 34), "#08060a", 2.4, off=0, clip=ball)
    s.fill(ell(x, y, 34).intersection(ball), "#08060a")
    s.fill(poly([(x - 26, y + 16), (x - 2, y + 10), (x + 4, y + 26), (x - 20, y + 32)]), "#ffffff", body=True)  # the letter, in it
    s.fill(ell(x + 26, y - 26, 9, 7), "#ffffff", body=True)
    s.wash(valid(Polygon(np.vstack([path(TOP, 10), [(p[0], p[1] + 44) for p in path(TOP, 10)[::-1]]]))), "#4a3a5c", 0.6, wet=24, gran=0.15, pool=0, clip=ball)
    s.stroke(path(TOP, 12), 10, "#14060c", taper=(0.1, 0.1))
    s.stroke(path(LOW, 12), 4, "#3a141c")
    s.stroke([p - [0, 6] for p in path(LOW[1:-1], 12)], 4, "#ffe8e0", body=True, alpha=0.8)
    s.curve([(226, 352), (292, 280), (380, 244), (470, 238), (570, 262), (648, 330)], 4, "#2a0f16")
    for p, d, u in marks.along(path(TOP, 12), 19):
        v = np.array([d[1], -d[0]])
        tip = p + v * 30 + np.array([(u - 0.4) * 34, -6])
        c = path([p, p + v * 15, tip], 6)
        s.stroke(c, np.linspace(6, 1, len(c)), "#14060c", taper=(0, 0.3), wobble=0.4)
    for k in range(4):
        s.curve([(644, 348 + 10 * k), (676, 344 + 20 * k), (700, 346 + 28 * k)], 2.4, "#2a0f16", clip=face)
    s.thing(hat, "#a82a34", 1.1, shade=0.6, shcol="#3a0818", hatch=0, line=3)
    tangle(s, hat, 40, "#5a0c1c", 1.6, length=160, loop=0.2)
    tangle(s, hat, 26, "#f08a80", 1.5, length=120, loop=0.2, body=True, alpha=0.7)


def _frame(s):
    frame = SLOT.buffer(34).difference(SLOT)
    s.wash(SLOT.buffer(40).difference(SLOT), NIGHT, 1.2, wet=14, clip=s.all.difference(SLOT))
    s.thing(frame, "#7a98ac", 0.8, col2="#4a687c", shade=0.6, shcol=NIGHT, hatch=0, line=4, soft=18)
    rim(s, frame, 0, -5, "#ffffff", 0.8)
    s.outline(SLOT, 3.4, NIGHT, lost=0)
    flap = poly([(96, 196), (904, 196), (948, 96), (52, 96)])
    s.thing(flap, "#4a687c", 1.0, shade=0.9, shcol=NIGHT, hatch=8, line=3.6)
    rim(s, flap, 0, -5, "#dcebf4", 0.8)
    for x in (220, 780):
        s.thing(limb([(x - 44, 202), (x + 44, 202)], [14, 14]), "#7a98ac", 0.9, shade=0.8, shcol=NIGHT, hatch=0, line=2.6)


def envelope(s, x, y, w, h, turn, tone=0.0, seal=True, flip=False, slant=0.0):
    """One letter. tone: how deep it lies in the dark."""
    f = lambda pts: move(np.array([(a + slant * b, b) for a, b in pts], float), x, y, 1, turn)  # noqa: E731
    g = poly(f([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]))
    if s.beside(g):
        return g
    s.wash(move(g, 10, 16), NIGHT, 0.8, wet=10)
    s.cover(g)
    s.wash(g, "#fbf6ea", 0.2, pool=0.3)
    if tone:
        s.wash(g, "#3a5878", tone, gran=0.25)
    s.outline(g, 2.6, "#0c1828", lost=0)
    if flip:
        for k in range(3):
            s.curve(f([(-w * 0.28, -h * 0.1 + k * h * 0.17), (0, -h * 0.13 + k * h * 0.17), (w * (0.3 - 0.1 * k), -h * 0.1 + k * h * 0.17)]), 2, "#4a5a78")
        st = poly(f([(w * 0.28, -h * 0.4), (w * 0.43, -h * 0.4), (w * 0.43, -h * 0.1), (w * 0.28, -h * 0.1)]))
        s.thing(st, RED, 0.8 + tone * 0.3, shade=0.3, hatch=0, line=1.6)
        return g
    for e in (-1, 1):
        s.stroke(f([(e * w / 2, h / 2), (e * w * 0.08, h * 0.02)]), 2, "#6a7a90")
    s.curve(f([(-w / 2, -h / 2), (-w * 0.1, h * 0.06), (0, h * 0.12), (w * 0.1, h * 0.06), (w / 2, -h / 2)]), 2.8, "#1c2c40")
    if seal:
        c = f([(0, h * 0.08)])[0]
        wax = blob(
            [tuple(c + np.array([math.cos(a), math.sin(a)]) * h * (0.15 + 0.02 * (i % 3))) for i, a in enumerate(np.linspace(0, math.tau, 11, endpoint=False))],
            6,
        )
        s.thing(wax, RED, 1.1 + tone * 0.4, shade=0.7, shcol="#5a0612", hatch=0, line=2.2)
        s.outline(ell(*c, h * 0.08), 1.6, "#5a0612", lost=0)
    return g


def _heap(s):
    r = s.rng
    rows = ((1180, 7, 0.75), (1250, 7, 0.55), (1330, 7, 0.6), (1420, 7, 0.75), (1500, 6, 0.9))
    for j, (y, n, tone) in enumerate(rows):
        for i in range(n):
            x = -20 + (i + 0.5 * (j % 2)) * 1050 / (n - 0.5) + r.normal() * 16
            rise = 70 * abs((x - 470) / 500) ** 1.6
            lit = max(0.0, 1 - abs(x - 600) / 460) * (1 if j < 2 else 0.5)
            y_ = y - rise + r.normal() * 10
            candle = math.exp(-(((x - 400) / 260) ** 2) - ((y_ - 1330) / 150) ** 2)
            envelope(s, x, y_, 236, 150, r.uniform(-32, 32), max(0.04, (tone * 1.15 - 1.2 * lit) * (1 - candle)), True, r.random() < 0.25)


def _reader(s):
    """Someone small has made a home in what was never fetched."""
    r = s.rng
    s.glow(400, 1310, 420, "#ff9a2e", 0.6, 0.6)
    for pts, k in (([(196, 1330), (288, 1104), (360, 1134), (268, 1352)], 0.25), ([(288, 1104), (360, 1134), (430, 1330), (352, 1350)], 0.0)):
        g = poly(pts)  # a letter folded to a roof
        s.wash(move(g, 8, 10), NIGHT, 0.7, wet=8)
        s.cover(g)
        s.wash(g, "#fff0d0", 0.35)
        if k:
            s.wash(g, "#4a4058", 0.9, gran=0.25)
        s.outline(g, 2.8, "#1c1420", lost=0)
    for k in range(5):
        s.stroke([(312 + 10 * k, 1172 + 30 * k), (352 + 12 * k, 1166 + 34 * k)], 1.8, "#7a5a50")
    s.wash(ell(560, 1392, 210, 26), NIGHT, 1.0, wet=12)
    back = blob([(700, 1392), (724, 1330), (716, 1262), (674, 1212), (614, 1194), (560, 1214), (532, 1252), (528, 1300), (540, 1392)], 8)
    s.cover(back)
    s.wash(back, "#6a4a3a", 1.0, col2="#3a2a2c", gran=0.25)
    mid = np.array([585.0, 1320.0])
    for col, n, lo in (("#1c1014", 260, 30), ("#4a3024", 220, 34), ("#b08a5c", 150, 34), ("#ffe6b0", 110, 30)):
        for _ in range(n):
            a = r.uniform(-2.75, 0.75)
            d = r.uniform(0.35, 1.0)
            p = mid + np.array([math.cos(a) * 122 * d, math.sin(a) * 112 * d + 16])
            if col == "#ffe6b0" and p[0] > 610:
                continue
            v = p - mid - [0, 30]
            v = v / (np.hypot(*v) + 1e-6) + [0.35, -0.1]
            q = r.uniform(lo, lo + 20)
            c = path([p, p + v * q * 0.5, p + v * q + r.normal(size=2) * 3], 4)
            s.stroke(c, np.linspace(3.4, 0.8, len(c)), col, body=col in ("#b08a5c", "#ffe6b0"), wobble=0.3, taper=(0, 0.2))
    up = lambda *pts: move(np.array(pts, float) - [574, 1272], 574, 1272, 1, 48)  # noqa: E731  it looks after the letter
    face = blob(up((566, 1226), (536, 1236), (506, 1262), (476, 1284), (462, 1292), (470, 1304), (500, 1310), (536, 1316), (572, 1310), (592, 1272)), 8)
    chest = blob([(514, 1352), (518, 1312), (536, 1276), (570, 1256), (606, 1286), (606, 1352), (560, 1372)], 8)
    s.thing(chest, "#e8c090", 0.7, shade=0.7, shcol="#5a3428", hatch=0, line=2.4)
    for _ in range(70):
        p = np.array([r.uniform(524, 596), r.uniform(1284, 1340)])
        s.curve([p, p + [2, 9], p + [r.normal() * 4, 18]], 1.4, ("#8a5c40", "#fff0d0")[int(r.integers(2))], n=4, body=True, alpha=0.8, clip=chest)
    s.thing(face, "#d8a878", 0.8, shade=0.6, shcol="#5a3428", hatch=0, line=2.6)
    for _ in range(60):
        p = np.array([r.uniform(530, 590), r.uniform(1236, 1304)])
        s.curve(up(p, p + [8, -3], p + [16, r.normal() * 3]), 1.4, ("#7a5038", "#ffe6c0")[int(r.integers(2))], n=4, body=True, alpha=0.8)
    belly = blob([(536, 1312), (590, 1300), (604, 1350), (596, 1392), (530, 1394), (514, 1360)], 8)
    s.thing(belly, "#e8c090", 0.7, shade=0.7, shcol="#5a3428", hatch=6, line=2.4)
    s.thing(ell(580, 1240, 19, 21), "#c08a60", 0.9, shade=0.6, shcol="#4a2a20", hatch=0, line=2.2)
    nose, eye = up((463, 1293), (520, 1270))
    s.fill(ell(*nose, 11, 10), "#140a0c")
    s.fill(ell(*(nose - [3, 4]), 3.4), "#ffffff", body=True)
    s.fill(ell(*eye, 7.4, 8), "#140a0c")
    s.fill(ell(*(eye + [1, -4]), 2.8), "#ffffff", body=True)
    s.stroke(arc(*eye, 18, 18, 0, 360, 30), 5.4, "#3a1c14", taper=(0, 0), wobble=0.2)
    s.stroke(up((538, 1270), (574, 1252)), 4.6, "#3a1c14")
    s.stroke(arc(*eye, 18, 18, 0, 360, 30), 3, "#e8b040", body=True, taper=(0, 0), wobble=0.2)
    s.stroke(up((538, 1270), (574, 1252)), 2.6, "#e8b040", body=True)
    s.curve(up((478, 1304), (496, 1304), (508, 1298)), 2, "#3a1c14")
    page = poly([(402, 1316), (500, 1336), (512, 1424), (412, 1410)])
    s.wash(move(page, 6, 10), NIGHT, 0.7, wet=6)
    s.cover(page)
    s.wash(page, "#fff6dc", 0.2)
    s.outline(page, 2.6, "#2a1a14", lost=0)
    for k in range(5):
        s.curve([(416 + k, 1334 + 15 * k), (450 + k, 1344 + 14 * k), (490 + k, 1350 + 14 * k)], 1.8, "#5a4a50")
    for p in ((500, 1366), (506, 1400)):  # paws over the edge of the page
        s.thing(limb([(540, p[1] - 8), (p[0] + 12, p[1]), (p[0] - 10, p[1] + 1)], [13, 11, 8]), "#d8a878", 0.8, shade=0.6, shcol="#5a3428", hatch=0, line=2.2)
        for k in (-4, 1, 6):
            s.stroke([(p[0] - 4, p[1] + k), (p[0] - 16, p[1] + k)], 2, "#4a2a20")
    _candle(s)
    warm = marks.field(s, lambda x, y: np.exp(-(((x - 346) / 230) ** 2) - ((y - 1326) / 190) ** 2))
    s.wash(warm, "#ff9a2e", 0.35, edge=0, rough=0, gran=0.15)


def _candle(s):
    x, y = 346, 1392
    s.thing(ell(x, y + 22, 44, 13), "#c8923a", 0.9, shade=0.8, shcol="#4a2410", hatch=0, line=2.4)
    wax = blob([(x - 21, y + 22), (x - 20, y - 30), (x - 8, y - 36), (x + 10, y - 32), (x + 21, y - 36), (x + 22, y + 22)], 6)
    s.thing(wax, "#fff0cc", 0.35, shade=0.6, shcol="#c8843a", hatch=0, line=2.4)
    s.stroke([(x, y - 34), (x + 1, y - 46)], 2.4)
    s.lift(ell(x, y - 66, 40, 50), 0.7, 18)
    s.fill(blob([(x + 1, y - 104, 1), (x + 15, y - 66), (x + 8, y - 44), (x - 8, y - 44), (x - 14, y - 66)]), "#f6a02a", body=True)
    s.fill(blob([(x + 1, y - 84, 1), (x + 7, y - 60), (x, y - 48), (x - 7, y - 60)]), "#fffbe0", body=True)


def _falling(s):
    r = s.rng
    g = envelope(s, 560, 780, 330, 214, -19, 0.0, True, slant=0.18)
    f = lambda pts: move(np.array([(a + 0.18 * b, b) for a, b in pts], float), 560, 780, 1, -19)  # noqa: E731
    s.wash(poly(f([(-165, 10), (165, 60), (165, 107), (-165, 107)])), "#8ab0cc", 0.45, wet=26, clip=g)
    rim(s, g, 0, 5, "#ffffff", 0.9)
    for _ in range(70):  # snow has come in with it
        x, y = r.uniform(200, 860), r.uniform(480, 1120)
        s.fill(ell(x, y, r.uniform(1.6, 4.6)), "#ffffff", body=True, alpha=0.9)


@card("frost", paper="cold", light=(0.1, -0.8))
def letterbox_eye(s):
    """From inside the box: an eye at the slot, a letter that falls in the beam, and on the heap of the old ones a hedgehog that reads by a candle end."""
    _box(s)
    _eye(s)
    _frame(s)
    _heap(s)
    _reader(s)
    _falling(s)
