"""Inside a scream: somebody lies across an armchair there and reads."""

import cv2

from ..easel import *
from ..kit.brush import brushed
from ..kit.coat import coat
from ..kit.figure import digit, garment
from ..kit.profile import profile
from ..kit.rim import rim
from .t_shouters import deafened

DEEP, FLESH, WINE = "#16060e", "#dc5a4c", "#5a0f20"
TEAL, TEAL_DARK, TEAL_LIT = "#1f8a86", "#062a30", "#b8f4e0"
VX, VY, F = 490.0, 500.0, 600.0
SKIN = ("#dc9c70", "#c4683f", "#5a2028")


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
    return way * (3.0 - 0.35 * u**2 - 1.45 * u**3.2)


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


def _street(s):
    """Outside it is a clear day, and they cannot bear it."""
    s.cover(OPEN)
    s.wash(OPEN, "#bfe0dc", 0.5, col2="#f6ecd0", mix=("lin", 90, 0, 1), gran=0.2)
    vx, vy = 478, 560
    for _, edge, tall, col in ((-1, 190, 330, "#c89a78"), (-1, 300, 210, "#b0806e"), (-1, 372, 120, "#a8887c"), (1, 780, 360, "#b87a5c"), (1, 672, 200, "#c4a080"), (1, 590, 110, "#a08a84")):  # fmt: skip
        x = vx + (edge - vx) * (0.66 if abs(edge - vx) > 150 else 0.6)

        def up(q, h, vx=vx, edge=edge):
            return (q, vy + (210 - h) * (q - vx) / (edge - vx) * (abs(edge - vx) / 300))

        wall = poly([up(edge, 0), up(edge, tall + 190), up(x, tall + 190), up(x, 0)])
        s.cover(wall.intersection(OPEN))
        s.wash(wall, col, 0.5, col2=darker(col, 0.2), clip=OPEN, gran=0.2, edge=0.3)
        s.outline(wall, 1.5, "#5a4048", clip=OPEN, alpha=0.8)
        for i in range(2):
            for j in range(3):
                q0, q1 = edge + (x - edge) * (0.14 + 0.44 * i), edge + (x - edge) * (0.38 + 0.42 * i)
                h = tall * 0.25 + 190 + (tall * 0.22) * j - 60
                s.fill(poly([up(q0, h), up(q0, h + tall * 0.12), up(q1, h + tall * 0.12), up(q1, h)]).intersection(OPEN), "#5a4048", alpha=0.6)
    s.wash(blob([(120, 690), (478, 575), (850, 690), (900, 900), (100, 900)]), "#d8c0a0", 0.5, clip=OPEN, wet=8)
    deafened(s, 484, 622, 0.52, 3, "#2f5a7a", SKIN, "#3a2a22", OPEN, 2)
    deafened(s, 348, 596, 1.02, -9, "#6a3a78", ("#9a6242", "#884a34", "#3a1a24"), "#1c1216", OPEN, 0)
    deafened(s, 622, 588, 1.06, 10, "#b83a2c", ("#f0c09c", "#dc8a70", "#7e4250"), "#a8582a", OPEN, 1)
    for x, y, t in ((300, 420, -30), (640, 400, 24)):
        hat = union(ell(x, y, 30, 7, t), move(blob([(-18, 0), (-15, -24), (15, -24), (18, 0)]), x, y, 1, t))
        s.thing(hat, "#2a2430", 1.2, shade=0.4, hatch=0, line=1.8)
    for x, y, t in ((410, 360, 20), (560, 330, -35), (250, 520, 50), (716, 500, -20)):
        s.thing(move(poly([(-13, -9), (13, -9), (13, 9), (-13, 9)]), x, y, 1, t), "#fffdf4", 0.1, shade=0.3, hatch=0, line=1.4)


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
        if way < 0 and side > 0 and abs(u - 2.98) < 0.1:
            d = blob([(*q(-0.26, 0.06), 1), q(-0.27, 0.5), q(0, 0.74), q(0.27, 0.5), (*q(0.26, 0.06), 1)])
            s.thing(d, "#b8442a", 1.1, shade=0.7, shcol="#3a0a12", hatch=5, line=2.8)
            s.fill(ell(*q(0.1, 0.34), 5), "#f8d060", body=True)


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
    flesh = blob([(470, -40, 1), (580, 22), (640, 70), (664, 150), (652, 214), (634, 262), (646, 316), (692, 338), (738, 316), (750, 262), (732, 214), (722, 150), (748, 70), (812, 22), (930, -40, 1)])  # fmt: skip
    s.wash(move(flesh, -18, 12), DEEP, 0.8, wet=18)
    s.cover(flesh)
    s.thing(flesh, "#d8483e", 1.0, col2="#a82430", shade=1.0, shcol="#3a0814", hatch=6, line=3.4, soft=48, gran=0.2)
    s.wash(blob([(440, -60), (940, -60), (770, 60), (700, 120), (680, 120), (610, 60)]), "#2a0614", 0.8, wet=40, clip=flesh)
    bulb = blob([(640, 236), (690, 214), (744, 236), (756, 280), (738, 326), (692, 346), (646, 326), (630, 280)])
    s.lift(bulb, 1.0, 13)
    s.wash(bulb, "#ffb02e", 0.9, wet=16)
    s.lift(ell(690, 292, 30, 32), 0.95, 12)
    s.cover(bulb, keep=1, ink=0)
    s.curve([(640, 236), (632, 280), (646, 318), (692, 341), (738, 318), (753, 280), (742, 236)], 3, "#5a1410")
    s.fill(ell(690, 292, 17, 20), "#fffdea", body=True, alpha=0.9)
    for a in range(12, 180, 24):
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.stroke([np.array([691, 290]) + d * 66, np.array([691, 290]) + d * (100 + 18 * (a % 48 == 12))], 5, "#fff0a8", body=True, taper=(0.1, 0.8))
    s.curve([(716, 334), (722, 372), (718, 404)], 2.4, "#fff0c0", body=True)
    s.fill(ell(718, 410, 6.5), "#fff0c0", body=True)


BELOW = ((640, 1084), (764, 1070), (802, 1078, 1), (822, 1122), (818, 1200), (804, 1306), (762, 1308), (744, 1230), (738, 1178), (640, 1196))
ABOVE = ((640, 1046), (770, 1036), (836, 1044, 1), (862, 1084), (894, 1170), (922, 1262), (884, 1278), (836, 1214), (796, 1140), (758, 1136), (640, 1160))


def _legs(s):
    """Over the arm of the chair, crossed at the knee; one slipper hangs by the toes."""
    folds = (
        ([(760, 1150), (774, 1120), (800, 1096)], [(744, 1190), (770, 1180), (792, 1160)], [(700, 1100), (720, 1130), (716, 1170)]),
        (
            [(786, 1132), (806, 1100), (836, 1072)],
            [(780, 1120), (790, 1090), (818, 1056)],
            [(700, 1060), (724, 1090), (716, 1130)],
            [(846, 1190), (866, 1186), (884, 1172)],
        ),
    )
    for pts, fold, turn in ((BELOW, folds[0], 22), (ABOVE, folds[1], 8)):
        g = blob(list(pts), 8)
        s.wash(move(g, -8, 22), DEEP, 0.9, wet=14)
        way = lambda x, y: 0.05 if x < 780 and y < 1150 else 1.25  # noqa: E731
        garment(s, g, "#4a5a9c", "#10122e", "#c4d0f8", way, 150, folds=fold, side=-1)
        s.wash(blob([(640, 1130), (744, 1128), (790, 1150), (800, 1230), (790, 1320), (730, 1320), (640, 1220)] if turn > 10 else [(640, 1110), (760, 1110), (806, 1150), (850, 1216), (900, 1284), (830, 1284), (640, 1190)]), "#0c0e28", 0.9, wet=16, clip=g)  # fmt: skip
        a = np.array(pts[5][:2]) * 0.5 + np.array(pts[6][:2]) * 0.5
        q = lambda v, a=a, turn=turn: move(v, a[0], a[1], 1, turn)  # noqa: E731
        sock = q(blob([(-18, -10), (19, -10), (18, 22), (34, 40), (64, 52), (62, 70), (8, 68), (-20, 66), (-30, 50), (-22, 26)]))
        s.cover(sock)
        s.thing(sock, "#f4e4c4", 0.4, shade=0.8, shcol="#6a3a40", hatch=0, line=2.4)
        for u in (2, 17):
            s.stroke(q(path([(-24, u + 2), (0, u + 8), (24, u)], 6)), 6, "#c8342c", clip=sock, taper=(0, 0))
        if turn > 10:
            shoe = q(blob([(-34, 44), (-22, 40), (2, 56), (26, 38), (64, 50), (94, 64), (98, 76), (86, 82), (-22, 82), (-36, 70)]))
        else:
            shoe = q(blob([(34, 34), (56, 42), (80, 58), (84, 74), (70, 86), (20, 106), (-14, 114), (-22, 108), (30, 76), (40, 58)]))
        s.wash(move(shoe, -4, 8), DEEP, 0.6, wet=6)
        s.thing(shoe, "#d8262c", 1.0, shade=0.8, shcol="#3a0612", hatch=5, line=2.8)
        rim(s, shoe, -3, 4, "#ffb090", 0.8)
    front = blob([(796, 1140), (758, 1136), (740, 1150), (790, 1180), (826, 1200)])
    s.wash(front, "#0c0e28", 0.5, wet=10)


def _book(s):
    """Open towards the reader and the lamp."""
    far, near = [(640, 806), (734, 770), (724, 902), (634, 944)], [(640, 806), (536, 796), (530, 928), (634, 944)]
    cover = poly([(524, 786), (640, 794), (746, 758), (734, 914), (636, 958), (518, 942)])
    s.wash(move(cover, 0, 8), DEEP, 1.0, wet=14)
    s.thing(cover, "#b8202c", 1.1, shade=0.7, shcol="#3a0612", hatch=5, line=3)
    for pts, tint in ((far, "#f0d8a8"), (near, "#fff6dc")):
        for k in range(3):
            s.thing(move(poly(pts), 0, 5 - 2.5 * k), "#fff6e0", 0.15, col2=tint, shade=0.2, shcol="#a86a4a", hatch=0, line=1.6)
        a, b, c, d = (np.array(p, float) for p in pts)
        for k in range(9):
            u = 0.13 + 0.088 * k
            p, q = a * (1 - u) + d * u, b * (1 - u) + c * u
            e = 0.86 if k % 4 != 3 else 0.5
            s.stroke([p * 0.88 + q * 0.12, p * (1 - e) + q * e], 2.2, "#6a4a44", wobble=1.2, alpha=0.8)
        s.wash(poly([a, a * 0.86 + b * 0.14, d * 0.86 + c * 0.14, d]), "#a86a4a", 0.6, wet=8)


def _reader(s):
    """Across the chair, the head on one wing of it, the knees over the arm."""
    body = blob([(300, 1060), (330, 978), (404, 950), (470, 962), (520, 1000), (560, 1060), (540, 1120), (300, 1120)])
    garment(s, body, "#e8ac2c", "#6a2c10", "#fff0b0", lambda x, y: 0.5 + (x - 400) / 300, 240, folds=([(420, 960), (440, 1000), (430, 1050)], [(350, 980), (350, 1010), (370, 1050)]), side=-1)  # fmt: skip
    _book(s)
    for k, (x, y) in enumerate(((741, 812), (743, 834), (742, 856), (738, 876))):  # the other hand, round the far edge
        digit(s, [(x + 10, y + 4), (x - 2, y), (x - 18 + 3 * (k % 3), y + 4)], [11, 10.5, 8], SKIN, nail=1, crease=0.6, line=2, hatch=0)
    arm = limb([(500, 1076), (526, 1030), (556, 982)], [46, 40, 27], 8)
    s.wash(move(arm, -8, 8), DEEP, 0.7, wet=10)
    palm = blob([(538, 984), (530, 956), (532, 930), (546, 914), (570, 908), (592, 920), (598, 944), (590, 966), (582, 988)])
    s.thing(palm, SKIN[0], 0.8, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.4)
    s.wash(blob([(526, 990), (528, 930), (546, 918), (552, 950), (560, 990)]), SKIN[2], 0.6, wet=8, clip=palm)
    s.curve([(556, 928), (552, 948), (562, 970)], 1.8, SKIN[2], clip=palm)
    for k in range(3):  # the fingers lie behind the book; their roots are to be seen below it
        s.curve([(534 + 2 * k, 948 + 12 * k), (544, 946 + 12 * k), (550, 950 + 12 * k)], 1.6, SKIN[2], clip=palm)
    digit(s, [(582, 942), (588, 914), (584, 890), (577, 874)], [17, 13, 11.5, 8.5], SKIN, nail=1, line=2.2, hatch=0)
    garment(s, arm, "#e8ac2c", "#6a2c10", "#fff0b0", lambda x, y: -1.0, 120, folds=([(496, 1040), (524, 1034), (556, 1044)], [(514, 1010), (540, 1012), (570, 1012)]), side=-1)  # fmt: skip
    cuff = limb([(528, 968), (556, 984), (588, 990)], [11, 12, 11], 6)
    s.thing(cuff, "#d8962c", 1.0, shade=0.7, shcol="#6a2c10", hatch=4, line=2.2)
    for k in range(7):
        s.stroke([(530 + 9 * k, 960 + 4.4 * k), (527 + 9 * k, 980 + 3 * k)], 1.6, "#6a2c10", clip=cuff)
    head_ = profile(s, 402, 872, 176, -4, skin=SKIN, eye="open", brow=0.1, neck=((390, 958), 31), k=0.85, line=2.6)
    s.cover(blob(head_([(0.44, 0.52), (0.6, 0.5), (0.67, 0.68), (0.69, 0.82), (0.64, 0.875), (0.52, 0.83), (0.43, 0.76)])), keep=1, ink=0)
    hair_ = [(0.70, 0.21), (0.60, 0.29), (0.50, 0.36), (0.42, 0.47), (0.36, 0.60), (0.22, 0.74), (0.06, 0.70), (-0.08, 0.5), (-0.10, 0.28), (0.0, 0.06), (0.2, -0.09), (0.42, -0.09), (0.62, 0.0), (0.74, 0.13)]  # fmt: skip
    g = blob(head_(hair_))
    s.cover(g)
    brushed(s, g, "#2a1014")
    middle = head_([(0.30, 0.20)])[0]
    coat(s, g, lambda x, y: math.atan2(y - middle[1], x - middle[0]) + 1.3, (("#0c0408", 160, "dark"), ("#7a3420", 150, "all"), ("#f0a060", 90, "lit")), (16, 36), 2.0, soft=50, fringe=90, fringe_cols=("#2a1014", "#1a080c"))  # fmt: skip
    collar = blob([(324, 960), (346, 934), (366, 930), (404, 946), (444, 936), (466, 948), (460, 982), (404, 1000), (340, 992)])
    garment(s, collar, "#f4c044", "#6a2c10", "#fff0b0", lambda x, y: 1.5, 60, long=18, side=-1, line=2.4)
    ear = ell(*head_([(0.34, 0.50)])[0], 12, 19, 8)
    s.thing(ear, SKIN[0], 0.8, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2.2)


def _chair(s):
    """A wing chair from behind: velvet, nails, four turned feet."""
    s.wash(ell(480, 1430, 330, 50), DEEP, 1.5, wet=26)
    for x, lean in ((318, -10), (640, 10)):
        s.thing(limb([(x, 1380), (x + lean * 0.6, 1420), (x + lean, 1452)], [19, 13, 10]), "#6a2c18", 1.1, shade=0.9, shcol="#1a0608", hatch=4, line=2.8)
    m = 480
    for side in (-1, 1):
        arm = blob([(m + side * 190, 1176), (m + side * 236, 1150), (m + side * 276, 1166), (m + side * 282, 1210), (m + side * 262, 1240), (m + side * 256, 1390, 1), (m + side * 180, 1400, 1)])  # fmt: skip
        s.wash(move(arm, 0, 14), DEEP, 0.8, wet=12)
        garment(s, arm, TEAL, TEAL_DARK, TEAL_LIT, lambda x, y: 1.5, 160, side=-1, line=3)
        s.curve([(m + side * 200, 1196), (m + side * 236, 1176), (m + side * 262, 1192), (m + side * 254, 1222)], 2.6, TEAL_DARK)
        rim(s, arm, 0, 6, "#c8fff0", 0.7)
    _legs(s)
    back = blob([(286, 1406, 1), (276, 1240), (262, 1100), (262, 1044), (290, 1006), (338, 1010), (372, 1036), (430, 1020), (480, 1014), (530, 1020), (588, 1036), (622, 1010), (670, 1006), (698, 1044), (698, 1100), (684, 1240), (674, 1406, 1), (480, 1414)])  # fmt: skip
    s.wash(move(back, 0, -10), DEEP, 0.8, wet=14)
    s.cover(back)
    s.wash(back, TEAL, 1.0, col2="#14666a", gran=0.3)
    s.wash(blob([(200, 1150), (480, 1200), (760, 1150), (760, 1500), (200, 1500)]), TEAL_DARK, 1.0, wet=70, clip=back)
    s.wash(blob([(240, 1000), (330, 1060), (320, 1250), (330, 1450), (240, 1450)]), TEAL_DARK, 1.1, wet=34, clip=back)
    coat(s, back, lambda x, y: 1.57 + (x - 480) / 900, ((TEAL_DARK, 420, "dark"), ("#0e4a50", 200, "all"), ("#3aa698", 40, "lit")), (7, 15), 1.3, soft=120)
    for pts in ([(345, 1040), (372, 1130), (366, 1260), (378, 1396)], [(614, 1040), (588, 1130), (594, 1260), (582, 1396)]):
        s.wash(limb(pts, [10, 16, 12, 8]), TEAL_DARK, 0.9, wet=10, clip=back)
        s.curve(pts, 2.6, TEAL_DARK)
    s.outline(back, 3.6, lost=0.05)
    rim(s, back, 0, 8, "#e8fff0", 0.85)
    edge = path([(300, 1388), (294, 1240), (282, 1100), (284, 1052), (300, 1028), (332, 1030), (372, 1056), (430, 1040), (480, 1034), (530, 1040), (588, 1056), (628, 1030), (660, 1028), (676, 1052), (678, 1100), (666, 1240), (660, 1388)], 10)  # fmt: skip
    for p, _, _ in marks.along(edge, 19):
        s.fill(ell(p[0] + 1, p[1] + 2, 5), TEAL_DARK)
        s.fill(ell(*p, 4), "#e8b84a", body=True)
        s.fill(ell(p[0] + 1, p[1] - 1.4, 1.5), "#fff6c8", body=True)


def _tea(s):
    """On a tooth that came out long ago."""
    stool = blob([(92, 1420), (84, 1320), (98, 1262), (150, 1250), (176, 1262), (204, 1250), (246, 1266), (256, 1320), (244, 1420), (222, 1444), (204, 1372), (170, 1352), (138, 1374), (116, 1444)])  # fmt: skip
    s.wash(ell(172, 1432, 120, 24), DEEP, 1.4, wet=14)
    s.thing(stool, "#fbf0d8", 0.4, col2="#e0b898", shade=0.9, shcol="#6a2c3c", hatch=6, line=3, soft=44)
    cup = blob([(124, 1190, 1), (128, 1226), (146, 1252), (190, 1252), (208, 1226), (212, 1190, 1)])
    s.stroke(arc(122, 1216, 20, 18, 80, 280, 14), 9, "#1d1a20", body=True, taper=(0, 0))
    s.stroke(arc(122, 1216, 20, 18, 80, 280, 14), 5, "#f4f0e4", body=True, taper=(0, 0))
    s.thing(cup, "#f4f0e4", 0.3, shade=0.8, shcol="#2a3a6a", hatch=5, line=2.8)
    s.wash(blob([(126, 1212), (168, 1222), (210, 1212), (208, 1228), (168, 1238), (130, 1228)]), "#2a5a9a", 0.9, clip=cup)
    s.thing(ell(168, 1190, 44, 12), "#7a3a1c", 1.1, shade=0.3, hatch=0, line=2.6)
    for k in (-14, 14):
        s.curve([(168 + k, 1178), (152 + k, 1130), (184 + k, 1086), (164 + k, 1030)], 6, "#fff6e4", body=True, alpha=0.55)


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
    s.glow(560, 1010, 330, "#f8a83a", 0.25, 0.35)
    _reader(s)
    _chair(s)
    _tea(s)
