"""A laid table: chequered cloth, soup that steams, bread, a spoon."""

from ..easel import *

DEEP = "#0a0e22"
SOUP = (392, 1190)
FAR = 1036
EYE = (470, 520)


def _down(x, y):
    """A place on the cloth: x and depth on the sheet back to the cloth's own squares."""
    z = 480 / (y - EYE[1])
    return (x - EYE[0]) * z, 700 * z


def table(s):
    """Gingham: stripes one way and the other, and where both meet it is red."""
    top = box(-20, FAR, 1020, 1520)
    s.wash(move(top, 0, -14).difference(top), "#1c0810", 0.8, wet=10)
    s.cover(top)
    s.wash(top, "#f8ecd6", 0.3, gran=0.25)
    wave = lambda x, y: 5 * np.sin(x / 83 + 1.3) + 4 * np.sin((x + y) / 61)  # noqa: E731

    def stripes_(fn):
        return marks.field(s, lambda x, y: np.clip((np.sin(fn(x, y)) + 0.0) * 14, 0, 1) * (y > FAR))

    one = stripes_(lambda x, y: _down(x + wave(y, x) * 0.5, np.maximum(y, FAR))[0] / 54 * math.pi)
    two = stripes_(lambda x, y: _down(x, np.maximum(y + wave(x, y) * 0.6, FAR))[1] / 54 * math.pi)
    for m in (one, two):
        s.wash(m.astype(np.float32), "#d0342e", 0.62, edge=0.15, gran=0.25, rough=0.8)
    r = s.rng
    half = np.abs(one - two)
    for _ in range(2600):  # the weave
        x, y = r.uniform(0, 1000), FAR + 470 * r.random() ** 0.7
        if y > 1498 or half[int(y), int(x)] < 0.5:
            continue
        q = 5 + 10 * (y - FAR) / 470
        d = math.hypot(x - SOUP[0], (y - SOUP[1]) * 1.2) / 640
        s.stroke([(x, y), (x + q, y - q * 0.55)], 1.2, mix("#a0282a", "#240a1c", min(1, d)), alpha=0.6, wobble=0.2)
    x, y = SOUP
    s.wash(top, "#1c0e2a", 1.25, grad=("rad", x - 20, y + 30, 780, -0.35, 1.05), gran=0.2, edge=0)
    for pts in ([(610, FAR), (690, 1240), (800, 1510)], [(-10, 1340), (300, 1372), (640, 1366), (1010, 1402)]):  # creases of the iron
        s.wash(limb([(a + 7, b + 6) for a, b in pts], [3, 9, 6]), "#3a1428", 0.55, wet=8, clip=top)
        s.lift(limb([(a - 5, b - 4) for a, b in pts], [2, 5, 3]), 0.2, 4)
    s.stroke([(-20, FAR), (1020, FAR)], 3.4, "#1a0f18", taper=(0, 0))
    s.stroke([(-20, FAR + 5), (1020, FAR + 5)], 2, "#fff4e0", body=True, alpha=0.6)


def soup(s):
    x, y = SOUP
    plate = ell(x, y + 128, 330, 108)
    s.wash(move(plate, 44, 34), DEEP, 1.2, wet=22)
    s.cover(plate)
    s.wash(plate, "#f4f4f6", 0.15, gran=0.2)
    s.wash(plate.difference(move(plate, -26, -24)), "#34407c", 0.9, wet=18, clip=plate)
    for rx, ry, w in ((308, 97, 5), (296, 92, 1.8)):
        s.stroke(arc(x, y + 126, rx, ry, 0, 361, 120), w, "#3458a8", taper=(0, 0), wobble=0.5)
    for k in range(26):
        s.stroke(arc(x, y + 128, 326 - k * 3.2, 105 - k * 1.2, 14 + k * 1.2, 96 - k * 1.9, 50), 1.2, "#1c2860", alpha=0.75)
    s.outline(plate, 3, "#10142c", lost=0.05)
    s.wash(ell(x + 26, y + 144, 190, 50), "#141c4c", 1.2, wet=16, clip=plate)
    cup = blob([(x - 240, y - 4, 1), (x - 216, y + 74), (x - 150, y + 142), (x - 80, y + 166), (x + 80, y + 166), (x + 150, y + 142), (x + 216, y + 74), (x + 240, y - 4, 1), (x, y + 60)])  # fmt: skip
    s.cover(cup)
    s.wash(cup, "#4a78c8", 0.85, col2="#3862b4", gran=0.2)
    s.wash(cup, "#0c1644", 1.3, grad=("lin", 20, -0.4, 1.2), gran=0.2)
    s.wash(cup.difference(move(cup, -6, -46)), "#0a1038", 0.9, wet=22, clip=cup)
    for k in range(30):  # the brush of the potter
        t = 1 - 0.013 * k
        s.stroke(arc(x, y + 4 + 5.2 * k, 238 * t**1.6, 76, 12 + k, 166 - k, 60), 1.4, "#0c1648", clip=cup, alpha=0.5)
    for dy, w in ((36, 9), (54, 2.6)):
        s.stroke(arc(x, y + dy, 238 - dy * 0.3, 80, 3, 177, 80), w, "#eef0f8", body=True, clip=cup, taper=(0, 0), alpha=0.85)
    s.lift(limb([(x - 190, y + 50), (x - 160, y + 100), (x - 120, y + 130)], [6, 16, 5]), 0.7, 8)
    s.outline(cup, 3, "#0a0e24", lost=0)
    mouth = ell(x, y - 6, 242, 78)
    s.cover(mouth)
    s.wash(mouth, "#f0f2f8", 0.2, gran=0.2)
    s.wash(mouth.difference(move(mouth, 8, 16)), "#3a4a88", 0.9, wet=10, clip=mouth)
    s.outline(mouth, 3, "#0a0e24", lost=0.05)
    broth = ell(x, y + 4, 216, 62)
    s.cover(broth)
    s.wash(broth, "#f0a030", 0.9, col2="#e07c1c", gran=0.2)
    s.wash(broth.difference(move(broth, 6, 18)), "#6a2008", 1.1, wet=9, clip=broth)
    s.wash(broth.difference(move(broth, -16, -8)), "#a83c0c", 0.7, wet=14, clip=broth)
    s.outline(broth, 2, "#4a1808", lost=0.1)
    _in_it(s, x, y, broth)


def _in_it(s, x, y, broth):
    r = s.rng
    for u, v, q in ((-128, 10, 26), (-60, 38, 28), (126, 22, 25), (66, 44, 22), (20, -30, 20), (-84, -24, 21)):  # carrots, half sunk
        g = ell(x + u, y + v, q, q * 0.42, r.uniform(-8, 8))
        s.wash(move(g, 3, 6), "#6a1c04", 0.9, wet=4, clip=broth)
        s.fill(g, "#f8922c", body=True)
        s.fill(ell(x + u, y + v, q * 0.5, q * 0.2), "#ffc860", body=True)
        for a in range(0, 360, 45):
            c, n = math.cos(math.radians(a)), math.sin(math.radians(a))
            s.stroke([(x + u + q * 0.5 * c, y + v + q * 0.21 * n), (x + u + q * 0.85 * c, y + v + q * 0.36 * n)], 1.3, "#c8501c", body=True)
        s.stroke(arc(x + u, y + v, q, q * 0.42, 10, 170), 1.8, "#7a2408", body=True)
    for _ in range(16):  # parsley
        a, d = r.uniform(0, math.tau), math.sqrt(r.random()) * 0.85
        p = np.array((x + 216 * d * math.cos(a), y + 6 + 60 * d * math.sin(a)))
        for k in range(3):
            s.fill(ell(p[0] + 6 * (k - 1), p[1] - 2 * (k == 1), 5, 3, 30 * (k - 1)), ("#3f7a2c", "#6aa43c")[k % 2], body=True)
    for _ in range(46):  # eyes of fat
        a, d = r.uniform(0, math.tau), math.sqrt(r.random()) * 0.92
        q = r.uniform(3, 10)
        p = (x + 216 * d * math.cos(a), y + 6 + 60 * d * math.sin(a))
        s.stroke(arc(*p, q, q * 0.42, 160, 380, 14), 1.4, "#fff0b0", body=True, alpha=0.85)
    moon = ell(x + 66, y - 6, 36, 13)  # the moon lies in it as well
    s.fill(moon, "#fff6d0", body=True)
    for u, v, q in ((-8, 1, 7), (12, -3, 5), (8, 5, 4)):
        s.fill(ell(x + 66 + u, y - 6 + v, q, q * 0.4), "#d8c080", body=True)


def steam(s, lens):
    """It goes up, through the pane, to the one who looks."""
    x, y = SOUP
    ends = np.array(lens)
    for k, w in ((-1.0, 20), (0.0, 30), (1.0, 20), (0.45, 12), (-0.5, 14)):
        pts = [(x + 112 * k, y - 14), (x + 90 * k - 60, y - 170), (x + 62 * k + 30, y - 330), (x + 54 * k - 20, y - 490), (x + 40 * k - 110, y - 640), (x + 28 * k - 130, y - 770), (x + 16 * k - 78, y - 890), tuple(ends + [-8 + 2 * k, 6 + 4 * k])]  # fmt: skip
        veil = limb(pts, [w, w * 1.5, w * 1.25, w, w * 0.8, w * 0.6, w * 0.4, 3], 12)
        s.lift(veil, 0.42, 10)
        line = path(pts, 16)
        for j in range(5):
            o = (j - 2) * w * 0.45
            fade = np.linspace(1, 0.1, len(line))[:, None] ** 0.8
            waver = np.c_[np.sin(np.linspace(0, 9, len(line)) + j + k) * 5, np.zeros(len(line))]
            s.stroke(line + (np.array([o, 0]) + waver) * fade, 3.2 if j == 2 else 1.5, "#fffaf0", body=True, alpha=0.7 if j == 2 else 0.4, taper=(0.15, 0.1))


def bread(s):
    """A round loaf; a piece is cut off."""
    r = s.rng
    loaf = blob([(668, 1200), (690, 1120), (770, 1074), (870, 1070), (950, 1112), (982, 1186), (960, 1246), (880, 1276), (760, 1274), (690, 1250)])
    s.wash(move(loaf, 26, 24), DEEP, 1.2, wet=16)
    s.cover(loaf)
    s.wash(loaf, "#e0a050", 0.9, col2="#c47a34", gran=0.25)
    s.wash(loaf.difference(move(loaf, -34, -40)), "#3a1408", 1.2, wet=30, clip=loaf)
    s.wash(loaf.difference(move(loaf, -8, -12)), "#200a08", 0.9, wet=12, clip=loaf)
    s.lift(ell(760, 1126, 70, 34, -20), 0.4, 20)
    m = s.mask(loaf)
    flow = lambda u, v: math.atan2(v - 1176, (u - 826) * 0.6) + math.pi / 2  # noqa: E731
    marks.pelt(s, m, flow, 600, (6, 16), 1.1, "#5a240c", "#f8dca0", 0.3, marks.field(s, lambda u, v: (u + v > 1960) * 1.0), 0.5)
    s.outline(loaf, 3, "#1c0a08", lost=0.05)
    s.scumble(blob([(700, 1140), (770, 1088), (880, 1084), (920, 1120), (820, 1130)]), "#fff4dc", 0.5, 20)
    for k in range(3):
        u = 740 + 74 * k
        cut = blob([(u + 26, 1092 - 6 * (k == 1), 1), (u + 34, 1140), (u + 8, 1206, 1), (u - 2, 1150)], 10)
        s.wash(cut.buffer(7), "#5a200c", 0.8, wet=4, clip=loaf)
        s.cover(cut)
        s.wash(cut, "#f8e0b0", 0.5, off=0)
        s.wash(cut.difference(move(cut, 7, 3)), "#a85a24", 0.8, wet=4, clip=cut)
        for _ in range(14):
            p = (u + r.uniform(0, 30), r.uniform(1100, 1200))
            s.fill(ell(*p, r.uniform(1, 3.4), 1.6), "#a86a34", clip=cut, alpha=0.7)
        s.outline(cut, 1.8, "#4a1c0c", lost=0.1)
    for _ in range(16):
        p = (r.uniform(650, 960), r.uniform(1290, 1340))
        s.fill(ell(p[0] + 3, p[1] + 3, 4, 2.4), "#2a1010", alpha=0.7)
        s.fill(ell(*p, r.uniform(2, 4.5), 2.4), "#f0c880", body=True)


def spoon(s):
    g = union(ell(690, 1432, 62, 30, -14), limb([(742, 1418), (840, 1392), (940, 1372)], [8, 9, 14]))
    g = smooth(g, 5)
    s.wash(move(g, 14, 14), DEEP, 1.2, wet=8)
    s.cover(g)
    s.wash(g, "#dce0ec", 0.4, gran=0.2)
    s.wash(g.difference(move(g, -4, -9)), "#20264c", 1.1, wet=5, clip=g)
    bowl = ell(690, 1432, 48, 20, -14)
    s.wash(bowl, "#4a5488", 0.7, grad=("lin", 70, 1.2, 0.0), gran=0.2)
    s.outline(bowl, 1.6, "#20264c", lost=0.3)
    s.wash(ell(706, 1424, 20, 8, -14), "#d0342e", 0.6, wet=4, clip=bowl)
    s.curve(arc(690, 1432, 36, 14, 20, 110, 12), 4, "#ffffff", body=True)
    s.curve([(760, 1410), (850, 1386), (930, 1366)], 2.6, "#ffffff", body=True)
    s.outline(g, 2.6, "#10142c", lost=0)
