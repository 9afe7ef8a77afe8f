"""Inside a scream: somebody lies across an armchair there and reads."""

import cv2

from ..easel import *
from ..kit.rim import rim
from .t_wingchair import DEEP, book, chair, crown, tea

WINE = "#5a0f20"
VX, VY, F = 490.0, 500.0, 600.0


def at(x, y, z):
    """Through the mouth: x to the right, y up, z away from us."""
    return np.array([VX + F * x / z, VY - F * y / z])


def ring(z, grow=1.0, n=120):
    """The wall of the mouth at a depth, as points of the sheet."""
    t = np.linspace(0, math.tau, n, endpoint=False)
    shut = np.clip((z - 4.4) / 1.9, 0, 1) ** 2
    w = (3.5 - 0.62 * shut) * grow
    h = (3.55 - 0.25 * shut) * grow
    c, q, e = np.cos(t), np.sin(t), 2 / 2.3
    x, y = w * np.sign(c) * np.abs(c) ** e, h * np.sign(q) * np.abs(q) ** e
    return np.array([at(a, b, z) for a, b in zip(x, y, strict=True)])


def arch(deg, inset=0.0):
    """A point of the jaw's bow: 0 in front, 90 at the last molar; with the way along it."""
    a = math.radians(deg)
    r = 1 - inset
    return np.array([2.75 * r * math.sin(a), 3.3 + 2.6 * r * math.cos(a)]), np.array([2.75 * math.cos(a), -2.6 * math.sin(a)])


def gum(deg, way):
    u = abs(deg) / 90
    return way * (3.0 - 0.75 * u**2)


OPEN = Polygon(ring(6.3))


def _cave(s):
    """Walls by depth: lit where the day comes in, black towards us."""
    z = np.full((1500, 1000), 0.9, np.float32)
    for d in np.linspace(1.0, 6.3, 110):
        cv2.fillPoly(z, [np.round(ring(d)).astype(np.int32)], float(d))
    z = cv2.GaussianBlur(z, (0, 0), 5)
    gx, gy = cv2.Sobel(z, cv2.CV_32F, 1, 0, ksize=5), cv2.Sobel(z, cv2.CV_32F, 0, 1, ksize=5)
    out = cv2.GaussianBlur(gx, (0, 0), 9), cv2.GaussianBlur(gy, (0, 0), 9)
    round_ = np.arctan2(out[1], out[0]) + math.pi / 2
    dark = np.clip((6.2 - z) / 4.1, 0, 1)
    top = marks.field(s, lambda x, y: np.clip((330 - y) / 200, 0, 1) * np.exp(-(((x - VX) / 330) ** 4)))
    ridge = 0.5 + 0.5 * np.sin((6.3 - z) * 13 + 0.9 * s.noise("low", (0, 0, 1000, 1500)))
    dark = np.clip(dark + (0.34 * (ridge - 0.35)) * top * (z < 6.2), 0, 1)
    s.wash(s.all, "#e8705c", 0.75, col2="#d8504a", gran=0.25, pool=0.4)
    for lo, hi, col, k in ((0.05, 0.5, "#c8343a", 0.8), (0.3, 0.85, "#7a1226", 1.0), (0.55, 1.0, "#2a0614", 1.6)):
        s.wash(step(lo, hi, dark).astype(np.float32), col, k, edge=0, rough=2, gran=0.3)
    s.hatch_field((dark * 0.9).astype(np.float32), round_, sep=8, w=1.7, thr=0.3, longest=120, col="#2a0614", omit=0.5, alpha=0.75)
    s.hatch_field(np.clip(0.9 - dark * 1.6, 0, 1).astype(np.float32), round_, sep=13, w=1.5, thr=0.45, longest=46, col="#ffc4a4", body=True, omit=0.9, alpha=0.4)  # fmt: skip
    lip = Polygon(ring(5.95)).difference(OPEN)
    s.wash(lip, "#7a1226", 0.7, wet=10)
    s.wash(OPEN.buffer(13), "#ffb09a", 0.3)
    s.outline(OPEN.buffer(30), 2.2, WINE, lost=0.4)


def _small(s, x, y, k, lean, col, kind):
    """Somebody far off, against the day, with the hands over the ears. y: the feet."""
    q = lambda *pts: [(*v, *p[2:]) for v, p in zip(move(np.asarray([p[:2] for p in pts], float), x, y, k, lean), pts, strict=True)]  # noqa: E731
    hem = 24 if kind == 1 else 17
    coat_ = blob(q((-8, -92), (8, -92), (17, -86), (14, -62), (hem, -26, 1), (0, -22), (-hem, -26, 1), (-14, -62), (-17, -86)), 6)
    parts = [coat_, ell(*q((0, -109))[0], 10 * k, 12.5 * k, lean), limb(q((0, -98), (0, -86)), [6 * k, 8 * k], 4)]
    for e in (-1, 1):
        parts.append(limb(q((e * 14, -84), (e * 33, -92), (e * 11, -110)), [5.6 * k, 4.8 * k, 3.8 * k], 4))
        parts.append(limb(q((e * 7, -30), (e * (9 + 3 * kind), -12), (e * (9 + 4 * kind), -2)), [5.5 * k, 4.2 * k, 3.8 * k], 4))
        parts.append(limb(q((e * (8 + 4 * kind), -2), (e * (16 + 4 * kind), 0)), [4 * k, 3 * k], 4))
    if kind == 1:
        parts.append(blob(q((-11, -112), (0, -120), (12, -112), (16, -98), (34, -92), (40, -82), (22, -84), (12, -92)), 6))
    g = union(*parts)
    s.wash(poly([(x - 8 * k, y), (x + 8 * k, y), (x + 46 * k, y + 30 * k), (x + 20 * k, y + 32 * k)]), "#6a5468", 0.6, wet=5, clip=OPEN)
    g = g.buffer(3).buffer(-3).intersection(OPEN)
    s.cover(g)
    s.wash(g, col, 1.5, gran=0.1, edge=0, off=0, rough=0)


def _street(s):
    """Outside it is a clear day, and they cannot bear it."""
    s.cover(OPEN)
    s.wash(OPEN, "#a8dce0", 0.6, col2="#fff2cc", mix=("lin", 90, 0, 0.75), gran=0.2)
    s.lift(ell(490, 560, 150, 130), 0.8, 50)
    vx, vy = 490, 606
    for x0, x1, top, col in ((150, 290, 300, "#c08a6c"), (290, 366, 392, "#c8a488"), (366, 420, 470, "#b8a49c"), (840, 692, 250, "#b0745c"), (692, 612, 400, "#c09878"), (612, 562, 478, "#b4a09c")):  # fmt: skip
        fall = lambda x, y, x0=x0: vy + (y - vy) * (x - vx) / (x0 - vx)  # noqa: E731
        foot = vy + abs(x0 - vx) * 0.24
        wall = poly([(x0, top), (x1, fall(x1, top)), (x1, fall(x1, foot)), (x0, foot)])
        s.cover(wall.intersection(OPEN))
        s.wash(wall, col, 0.55, col2=darker(col, 0.15), clip=OPEN, gran=0.2, edge=0.3)
        s.outline(wall, 1.5, "#6a5058", clip=OPEN, alpha=0.7)
        rows = 3 if abs(x0 - x1) > 60 else 2
        for i in range(2):
            for j in range(rows):
                u0, u1 = 0.16 + 0.42 * i, 0.38 + 0.4 * i
                p0, p1 = x0 + (x1 - x0) * u0, x0 + (x1 - x0) * u1
                y0 = top + (foot - top) * (0.14 + 0.62 * j / rows)
                y1 = y0 + (foot - top) * 0.4 / rows
                s.fill(poly([(p0, fall(p0, y0)), (p1, fall(p1, y0)), (p1, fall(p1, y1)), (p0, fall(p0, y1))]).intersection(OPEN), "#6a5460", alpha=0.5)
    road = poly([(vx - 6, vy + 2), (vx + 6, vy + 2), (1000, 730), (1000, 900), (0, 900), (0, 730)])
    s.cover(road.intersection(OPEN))
    s.wash(road, "#e4cca8", 0.5, clip=OPEN, gran=0.2)
    for e in (-0.5, 0.5):
        s.stroke([(vx + e * 8, vy + 4), (vx + e * 560, 800)], 1.8, "#9a7a6a", clip=OPEN, alpha=0.7)
    _small(s, 508, 652, 0.72, -3, "#4a4460", 0)
    _small(s, 372, 686, 1.12, -9, "#33304e", 0)
    _small(s, 612, 690, 1.16, 9, "#4a2438", 1)
    for x, y, k, t in ((346, 486, 1.0, -34), (462, 528, 0.62, 18), (640, 470, 1.05, 28)):
        hat = union(move(ell(0, 0, 30, 6), x, y, k, t), move(blob([(-17, 0, 1), (-16, -22), (0, -27), (16, -22), (17, 0, 1)]), x, y, k, t))
        s.cover(hat)
        s.wash(hat, "#2a2438", 2.4, gran=0.1, edge=0, off=0, rough=0)
        s.stroke(move(np.array([(-15, -5), (15, -5)], float), x, y, k, t), 3 * k, "#b8504a", body=True)
    for x, y, w in ((318, 540, 60), (330, 560, 44), (654, 520, 60), (640, 544, 40), (430, 470, 40), (560, 446, 44)):
        e = 1 if x > vx else -1
        s.curve([(x, y), (x + e * w * 0.5, y - 10), (x + e * w, y - 8)], 2, "#8a9aa4", clip=OPEN, alpha=0.6)


TEETH = ((0.30, 0.62, 0.92), (0.86, 0.50, 0.82), (1.36, 0.5, 0.95), (1.86, 0.5, 0.80), (2.36, 0.52, 0.76), (2.98, 0.74, 0.72), (3.74, 0.8, 0.68))


def _places():
    """Degrees on the bow for lengths along it."""
    deg = np.linspace(0, 100, 400)
    p = np.array([arch(d)[0] for d in deg])
    return np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))], deg


def _teeth(s, way):
    """The bow seen from behind, the far ones first. way: 1 above, -1 below."""
    long, deg = _places()
    r = s.rng
    for side, (u, w, h) in sorted(((q, t) for t in TEETH for q in (-1, 1)), key=lambda v: v[1][0]):
        d = float(np.interp(u, long, deg)) * side
        (x, z), t = arch(d)
        t = t / np.hypot(*t)
        out = np.array([x, z - 3.3]) / np.hypot(x, z - 3.3)
        y0, h = gum(d, way), h * r.uniform(0.92, 1.06)
        flat = u > 1.6

        def q(a, b, c=0.0, x=x, z=z, t=t, out=out, y0=y0, w=w, h=h):
            return tuple(at(x + t[0] * a * w + out[0] * c, y0 - way * b * h, z + t[1] * a * w + out[1] * c))

        far = float(np.clip((z - 3.1) / 2.8, 0, 1))
        day = mix("#b87870", "#fff4d8", far**0.8)
        if flat:  # the side it chews with
            top = blob([q(-0.46, 0.94), q(-0.5, 1.0, 0.25), q(-0.4, 0.98, 0.5), q(0, 0.96, 0.56), q(0.4, 0.98, 0.5), q(0.5, 1.0, 0.25), q(0.46, 0.94)], 6)
            s.thing(top, "#fff6e0" if way < 0 else "#c89a88", 0.4, shade=0.5, shcol="#7a3a40", hatch=0, line=2.2)
            s.curve([q(-0.3, 0.98, 0.26), q(0, 0.99, 0.3), q(0.3, 0.98, 0.26)], 1.8, "#6a2c34")
            g = blob([q(-0.46, -0.12), q(-0.52, 0.4), q(-0.5, 0.84), q(-0.27, 1.0), q(-0.02, 0.9), q(0.26, 1.0), q(0.5, 0.84), q(0.52, 0.4), q(0.46, -0.12)], 8)  # fmt: skip
        else:
            tip = 1.0 if u < 1.2 else 1.06
            g = blob([q(-0.4, -0.12), q(-0.47, 0.4), q(-0.5, 0.8), q(-0.36, 0.97), q(0, tip), q(0.36, 0.97), q(0.5, 0.8), q(0.47, 0.4), q(0.4, -0.12)], 8)
        size = float(abs(q(0.5, 0.5)[0] - q(-0.5, 0.5)[0])) + 12
        s.thing(g, day, 0.6, col2=darker(day, 0.12), shade=0.75, shcol="#6a2434", hatch=6, line=2.8, soft=size * 0.45, gran=0.2)
        s.wash(blob([q(-0.3, 0.2), q(0, 0.3), q(0.3, 0.2), q(0.3, 0.66), q(0, 0.78), q(-0.3, 0.66)]), "#7a3040", 0.25 + 0.5 * (1 - far), wet=size * 0.3, clip=g)  # fmt: skip
        s.wash(blob([q(-0.6, -0.2), q(0.6, -0.2), q(0.5, 0.16), q(0, 0.24), q(-0.5, 0.16)]), "#a82838", 0.8, wet=9, clip=g)
        if far > 0.3:
            rim(s, g, 0, -5 * way, "#fffbe8", 0.8)
        if way < 0 and side < 0 and abs(u - 2.98) < 0.1:
            d = poly([q(-0.3, 0.04), q(-0.3, 0.5), q(-0.22, 0.68), q(0, 0.78), q(0.22, 0.68), q(0.3, 0.5), q(0.3, 0.04)])
            s.cover(d)
            s.wash(d, "#1f7a78", 1.5, col2="#0e4a50", gran=0.2)
            s.outline(d, 3.4, "#2a1014", lost=0)
            for a in (-0.1, 0.1):
                s.stroke([q(a, 0.06), q(a, 0.7)], 1.8, "#062a30")
            s.fill(ell(*q(0.18, 0.36), 5), "#f8d060", body=True)


def _gums(s, way):
    """Scalloped at the teeth, and running back into the wall."""
    long, deg = _places()
    edge = []
    for side in (-1, 1):
        part = []
        for u, w, h in (*TEETH, (4.4, 0.6, 0.6)):
            for e, b in ((-0.5, 0.2), (-0.25, -0.02), (0.0, -0.07), (0.25, -0.02)):
                d = float(np.interp(u + e * w, long, deg)) * side
                (x, z), _ = arch(d, 0.01)
                part.append(at(x, gum(d, way) - way * b * h * 0.7, z))
        edge = part[::-1] + edge if side < 0 else edge + part
    back = [at(p[0], gum(d, way) + way * 0.42, p[1]) for d in np.linspace(88, -88, 40) for p in (arch(d, 0.16)[0],)]
    g = valid(Polygon([*edge, (1100, edge[-1][1]), (1100, back[0][1] + way * 40), *back, (-120, back[-1][1] + way * 40), (-120, edge[0][1])]))
    s.wash(move(g, 0, 16), "#2a0614", 0.7, wet=16)
    s.thing(g, "#e87068", 0.85, col2="#c8404a", shade=0.9, shcol=WINE, hatch=6, line=2.6, soft=26, gran=0.2)
    for k in range(3, len(back) - 3, 1):
        a, b = np.array(back[k]), np.array(edge[int((1 - k / len(back)) * (len(edge) - 1))])
        s.stroke([a * 0.75 + b * 0.25, a * 0.4 + b * 0.6], 2.2, "#ffd0bc", body=True, alpha=0.55, wobble=1.5)


def _tongue(s):
    """The floor of the room; it comes towards us."""

    def top(x, z, y=0.0):
        w = wide(z)
        return at(x * w, -1.30 - 0.2 * (z - 1) - 0.42 * x**2 - 0.14 * math.exp(-((x / 0.12) ** 2)) + y, z)

    def wide(z):
        return 1.9 * math.sqrt(max(0.0, 1 - (max(0, z - 2.0) / 3.0) ** 2.4))

    zs = np.r_[np.linspace(0.8, 4.6, 60), np.linspace(4.62, 4.999, 24)]
    g = valid(Polygon([*(top(-1, z) for z in zs), *(top(1, z) for z in zs[::-1])]))
    s.wash(move(g, 0, -16), DEEP, 1.2, wet=30)
    s.cover(g)
    s.wash(g, "#f08070", 0.8, col2="#e0605a", gran=0.25, pool=0.3)
    s.wash(blob([(-100, 1010), (200, 930), (490, 960), (800, 930), (1100, 1010), (1100, 1600), (-100, 1600)]), "#b02838", 0.8, wet=90, clip=g)
    for side in (-1, 1):
        s.wash(blob([(490 + side * 560, 800), (490 + side * 250, 880), (490 + side * 330, 1100), (490 + side * 440, 1600), (490 + side * 640, 1600)]), "#3a0818", 1.3, wet=90, clip=g)  # fmt: skip
    s.wash(blob([(-100, 1370), (490, 1420), (1100, 1370), (1100, 1700), (-100, 1700)]), "#2a0614", 1.2, wet=80, clip=g)
    groove = [top(0, z) for z in np.linspace(0.85, 4.7, 30)]
    s.wash(limb(groove, [F * 0.05 / z for z in np.linspace(0.85, 4.7, 30)], 3), WINE, 0.8, wet=22, clip=g)
    s.curve([top(0.012 * math.sin(7 * z), z) for z in np.linspace(1.1, 4.6, 18)], 3.4, WINE, alpha=0.8, clip=g)
    r = s.rng
    for z in 1 / np.linspace(1 / 0.85, 1 / 4.8, 64):
        for x in np.linspace(-0.97, 0.97, int(84 * wide(z) / 1.9) + 2):
            if r.random() < 0.66 and abs(x) > 0.04:
                p = top(x + r.normal() * 0.012, z * (1 + r.normal() * 0.02))
                q = max(1.6, F * 0.0085 / z * r.uniform(0.5, 1.2))
                s.stroke([p + [-q, q * 0.5], p + [0, -q * 0.2], p + [q, q * 0.5]], 1.5, "#5a0f20", alpha=0.6, clip=g, wobble=0.3)
                if r.random() < 0.16:
                    s.fill(ell(p[0], p[1] + q * 0.3, q * 0.7, q * 0.4), "#ffc0a8", body=True, alpha=0.15 + 0.35 * min(1, z / 3.4), clip=g)
    s.outline(g, 3, lost=0.1)


def _lamp(s):
    """What hangs in every throat is lit here."""
    at_ = lambda pts: [(490 + 0.84 * (p[0] - 692), 0.84 * p[1] - 26, *p[2:]) for p in pts]  # noqa: E731
    flesh = blob(at_([(470, -40, 1), (580, 22), (640, 70), (664, 150), (652, 214), (634, 262), (646, 316), (692, 338), (738, 316), (750, 262), (732, 214), (722, 150), (748, 70), (812, 22), (930, -40, 1)]))  # fmt: skip
    s.wash(move(flesh, 0, 14), DEEP, 0.8, wet=18)
    s.cover(flesh)
    s.thing(flesh, "#d8483e", 1.0, col2="#a82430", shade=1.0, shcol="#3a0814", hatch=6, line=3.2, soft=44, gran=0.2)
    s.wash(blob(at_([(440, -60), (940, -60), (770, 60), (700, 120), (680, 120), (610, 60)])), "#2a0614", 0.8, wet=36, clip=flesh)
    bulb = blob(at_([(640, 236), (690, 214), (744, 236), (756, 280), (738, 326), (692, 346), (646, 326), (630, 280)]))
    x, y = 490, 219
    s.lift(bulb, 1.0, 11)
    s.wash(bulb, "#ffb02e", 0.9, wet=14)
    s.lift(ell(x, y, 25, 27), 0.95, 10)
    s.cover(bulb, keep=1, ink=0)
    s.curve(at_([(640, 236), (632, 280), (646, 318), (692, 341), (738, 318), (753, 280), (742, 236)]), 2.8, "#5a1410")
    s.fill(ell(x, y, 14, 17), "#fffdea", body=True, alpha=0.9)
    for a in range(12, 180, 24):
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.stroke([np.array([x, y]) + d * 60, np.array([x, y]) + d * (84 + 14 * (a % 48 == 12))], 4.6, "#ffe07a", body=True, taper=(0.1, 0.8))
    s.curve([(x + 22, y + 36), (x + 27, y + 96), (x + 22, y + 150)], 2.6, "#7a3018")
    s.fill(ell(x + 22, y + 158, 8, 10), "#a83a1c")


@card("ember", paper="cold", light=(0.35, -0.9))
def mouth_room(s):
    """From inside: behind the teeth there is a chair, a lamp and a book; outside they hold their ears."""
    _cave(s)
    _street(s)
    _teeth(s, 1)
    _gums(s, 1)
    _teeth(s, -1)
    _gums(s, -1)
    _tongue(s)
    _lamp(s)
    s.glow(560, 960, 330, "#f8a83a", 0.25, 0.35)
    crown(s)
    book(s)
    chair(s)
    tea(s)
