"""Awe: what sleeps under the ice."""

import cv2

from ..easel import *
from ..kit.relief import face_relief

NIGHT = "#081a24"
WEED = ("#06161a", "#0c2a2c", "#1c4a46", "#4f8a78")
HOLE = (0.395, -0.045)  # where he cut it, in the face's own measure


def _water(s):
    s.wash(s.all, "#2f7f7c", 1.0, col2="#2a6a7c", bloom=4, gran=0.4, pool=0.5)
    s.wash(s.all, "#06202c", 1.3, edge=0.1, gran=0.4, grad=("rad", 500, 720, 900, 0.0, 1.2))


def _mane(s, f):
    """Hair spread on the water all round the head, lock by lock."""
    r = s.rng
    for n, (count, far, w) in enumerate(((170, 1.0, (4, 9)), (260, 0.9, (1.6, 5)))):
        for _ in range(count):
            t = r.uniform(-2.5, 2.5)
            side = 1 if t > 0 else -1
            a = np.array([0.90 * math.sin(t), -1.2 * math.cos(t)])
            out = a / np.hypot(*a)
            turn = np.array([-out[1], out[0]]) * side
            sway = 0.16 * math.sin(t * 7 + n) + r.normal() * 0.05
            pts = [
                a,
                a + out * 0.16 + turn * (0.05 + sway * 0.3),
                a + out * 0.38 * far + turn * (0.12 + sway),
                a + out * 0.62 * far + turn * (0.05 - sway * 0.6),
                a + out * r.uniform(0.7, 1.0) * far + turn * (sway * 1.3),
            ]
            s.curve(f.at(pts), r.uniform(*w), WEED[int(r.integers(3 if n == 0 else 4))], n=14, wobble=3, taper=(0.03, 0.55), alpha=0.92)


def _face(s, f):
    """Calm, symmetrical, lit from above through the ice."""
    inside, tone = f.inside, f.tone * 0.94
    s.cover(inside, keep=1.0, ink=0.04)
    s.lift(inside, 0.93, 4)
    s.wash(inside, "#cfe4d2", 0.4, col2="#b4d2cc", edge=0.3, gran=0.35, pool=0.4)
    s.wash(inside, "#2f7a78", 1.05, col2="#2f6488", edge=0, tone=np.clip(tone * 1.5 - 0.1, 0, 1.15), gran=0.35, rough=2)
    ragged = tone + 0.04 * s.noise("mid", (0, 0, s.w, s.h))
    s.wash((inside * step(0.42, 0.52, ragged)).astype(np.float32), "#1c565c", 0.5, edge=0.4, gran=0.35, rough=1.5)
    s.wash((inside * step(0.64, 0.76, tone)).astype(np.float32), "#0c2c3a", 0.6, edge=0.3, gran=0.35, rough=1.5)
    for q in (-1, 1):
        s.wash(ell(*f.at([(q * 0.56, 0.22)])[0], 80, 56), "#d98a78", 0.2, wet=50)
    lips = valid(
        Polygon(f.at(path([(-0.27, 0.635), (-0.12, 0.555), (0, 0.575), (0.12, 0.555), (0.27, 0.635), (0.13, 0.745), (0, 0.765), (-0.13, 0.745)], 8, True)))
    )
    for turn, floor in ((0, 0.40), (1.1, 0.62)):
        s.hatch_field(tone * 1.1, f.flow + turn, sep=6.5, w=1.25, thr=floor, longest=60, wander=0.06, omit=0.1, col=NIGHT)

    def line(pts, w=3.0):
        s.stroke(f.at(path(pts, 12)), w, NIGHT, wobble=1.2)

    for q in (-1, 1):
        line([(q * 0.62, -0.13), (q * 0.44, -0.205), (q * 0.28, -0.175), (q * 0.20, -0.10)], 2.6)
        for x in np.linspace(0.15, 0.70, 60):  # brows, hair by hair
            y = -0.32 - 0.09 * math.sin((x - 0.15) / 0.53 * 2.4) + s.rng.normal() * 0.01
            s.stroke(f.at([(q * x, y + 0.03), (q * (x + 0.035), y - 0.008), (q * (x + 0.075), y - 0.022)]), 3.2, NIGHT, wobble=0.4)
        line([(q * 0.205, 0.345), (q * 0.24, 0.30), (q * 0.215, 0.245)], 2.6)
        line([(q * 0.045, 0.375), (q * 0.09, 0.352), (q * 0.14, 0.375)], 5)
    line([(-0.27, 0.635), (-0.14, 0.622), (-0.04, 0.645), (0, 0.635), (0.04, 0.645), (0.14, 0.622), (0.27, 0.635)], 5)
    s.cover(cv2.GaussianBlur(s.mask(lips.buffer(-3)), (0, 0), 6), keep=0.35, ink=0)
    upper = valid(Polygon(f.at(path([(-0.27, 0.635), (-0.12, 0.562), (-0.03, 0.572), (0, 0.585), (0.03, 0.572), (0.12, 0.562), (0.27, 0.635), (0.13, 0.645), (0, 0.655), (-0.13, 0.645)], 8, True))))  # fmt: skip
    s.wash(lips, "#b06a78", 0.6, edge=0.3, gran=0.25, wet=6)
    s.wash(upper, "#7a3a4c", 0.75, wet=6, clip=upper)
    s.wash(blob([tuple(q) for q in f.at([(-0.2, 0.70), (0, 0.735), (0.2, 0.70), (0.12, 0.76), (0, 0.775), (-0.12, 0.76)])]), "#5a3a4c", 0.5, wet=8, clip=lips)
    s.lift(ell(*f.at([(-0.05, 0.695)])[0], 44, 10, -7), 0.55, 6)
    for x in np.linspace(-0.2, 0.2, 17):
        s.curve(f.at([(x, 0.665), (x * 1.03, 0.70), (x * 1.0, 0.735)]), 1.2, "#5a2a3c", alpha=0.5, clip=lips)
        s.curve(f.at([(x, 0.63), (x * 1.02, 0.61), (x * 0.96, 0.588)]), 1.2, "#3a1a2c", alpha=0.5, clip=lips)
    line([(-0.285, 0.63), (-0.14, 0.638), (-0.04, 0.655), (0, 0.65), (0.04, 0.655), (0.14, 0.638), (0.285, 0.63)], 5)
    for q in (-1, 1):
        s.wash(ell(*f.at([(q * 0.29, 0.635)])[0], 15, 11), NIGHT, 0.5, wet=7)
    line([(-0.13, 0.79), (0, 0.812), (0.13, 0.79)], 2.2)
    line([(-0.62, -0.035), (-0.50, 0.035), (-0.38, 0.05), (-0.26, 0.015), (-0.19, -0.03)], 6.5)  # the eye that sleeps
    for x in np.linspace(0.22, 0.60, 19):
        y = 0.05 - 1.7 * (x - 0.40) ** 2
        s.curve(f.at([(-x, y), (-(x + 0.02 + (x - 0.4) * 0.1), y + 0.05), (-(x + 0.04 + (x - 0.4) * 0.35), y + 0.095)]), 2.6, NIGHT, wobble=0.4)


def _eye(s, f):
    """The other is wide open; its pupil is the hole in the ice."""
    g = valid(
        Polygon(
            f.at(
                path([(0.165, -0.02, 1), (0.25, -0.125), (0.39, -0.185), (0.54, -0.13), (0.645, -0.025, 1), (0.53, 0.07), (0.39, 0.10), (0.26, 0.06)], 10, True)
            )
        )
    )
    s.fill(g.buffer(8), NIGHT)
    s.cover(g)
    s.wash(g, "#f4ecd0", 0.3, edge=0.8)
    s.wash(move(g, 0, -34), "#2a6a70", 0.9, wet=16, clip=g)
    x, y = f.at([HOLE])[0]
    big = f.scale * 0.135
    iris = ell(x, y, big).intersection(g)
    s.cover(iris)
    s.wash(iris, "#f4b42a", 1.0, col2="#d8661a", mix=("rad", x, y, big, 0, 1), edge=1.2, off=0)
    for a in np.linspace(0, math.tau, 60, endpoint=False):
        q = s.rng.uniform(0.82, 0.97)
        d = np.array([math.cos(a), math.sin(a)])
        s.stroke(
            [(x, y) + d * big * 0.5, (x, y) + d * big * q],
            1.9,
            "#8a3a10" if s.rng.random() < 0.7 else "#fff0b0",
            wobble=0.6,
            clip=iris,
            body=s.rng.random() < 0.25,
        )
    s.outline(iris, 3.2, NIGHT, lost=0)
    s.wash(move(g, 0, -52), "#1a2a30", 0.8, wet=14, clip=iris)
    s.outline(g, 4.5, NIGHT, lost=0)
    for u in np.linspace(0.2, 0.63, 20):
        v = -0.185 + 3.0 * (u - 0.395) ** 2
        s.curve(f.at([(u, v), (u + (u - 0.38) * 0.15, v - 0.05), (u + (u - 0.36) * 0.45, v - 0.085)]), 2.8, NIGHT, wobble=0.4)
    return np.array([x, y]), big


def _hairline(s, f):
    """Hair that leaves the brow and floats away from it."""
    r = s.rng
    edge = path(
        [
            (-1.0, -0.10),
            (-0.95, -0.50),
            (-0.78, -0.82),
            (-0.46, -1.02),
            (-0.14, -1.08),
            (0.04, -1.0),
            (0.2, -1.08),
            (0.50, -1.02),
            (0.80, -0.82),
            (0.95, -0.50),
            (1.0, -0.10),
        ],
        12,
    )
    under = valid(Polygon(f.at(np.vstack([edge, [(1.2, -0.4), (0.9, -1.3), (0.3, -1.6), (-0.3, -1.6), (-0.9, -1.3), (-1.2, -0.4)]]))))
    s.wash(under, "#0c3436", 1.1, wet=16, gran=0.4)
    for layer, cols in enumerate((WEED[:2], WEED[:3], WEED)):
        for q in range((340, 300, 240)[layer]):
            u = r.random()
            a = edge[int(u * (len(edge) - 1))]
            out = a / np.hypot(*a)
            side = -1 if u < 0.46 else 1
            turn = np.array([-out[1], out[0]]) * side
            sway = 0.14 * math.sin(u * 24 + layer) + r.normal() * 0.04
            b = a + out * 0.02 * r.normal() - turn * 0.05
            pts = [
                b,
                b + out * 0.1 + turn * 0.03,
                b + out * 0.26 + turn * (0.16 + sway * 0.4),
                b + out * 0.44 + turn * (0.2 + sway),
                b + out * r.uniform(0.5, 0.75) + turn * (0.12 + sway * 1.4),
            ]
            s.curve(f.at(pts), r.uniform(1.4, 4.6), cols[q % len(cols)], n=12, wobble=2, taper=(0.25, 0.5), alpha=0.95)


def _fish(s, f):
    shape = union(blob([(-30, 0), (-8, -13), (20, -8), (36, 0), (20, 8), (-8, 13)]), blob([(-26, 0), (-50, -15), (-44, 0), (-50, 15)], 6))
    for x, y, turn, k in (
        (96, 560, 70, 1.1),
        (150, 300, -40, 1.3),
        (906, 420, 110, 1.2),
        (330, 108, 20, 1.1),
        (60, 930, 95, 1.0),
        (944, 760, 80, 1.0),
        (700, 120, 150, 1.0),
    ):
        g = move(shape, x, y, k, turn)
        s.wash(move(g, 10, 16), "#04141a", 0.9, wet=7)
        s.thing(g, "#e8743a", 1.0, col2="#f0b44a", shade=0.5, shcol="#6a2a1e", hatch=0, line=2)
        for a in (-14, -4, 6):
            s.curve(move([(a, -8), (a + 5, 0), (a, 8)], x, y, k, turn), 1.2, "#6a2a1e", clip=g)
        s.fill(ell(*move([(25, -2)], x, y, k, turn)[0], 2.8 * k))


def _ice(s):
    """Clear as glass: a few cracks, the sky on it, snow in the corners."""
    r = s.rng
    for pts, k in (
        ([(-40, 1000), (300, 860), (660, 560), (1040, 180), (1040, 300), (700, 660), (330, 960), (-40, 1110)], 0.2),
        ([(-40, 1180), (320, 1010), (720, 690), (1040, 380), (1040, 410), (720, 730), (320, 1050), (-40, 1220)], 0.22),
    ):
        s.lift(blob(pts), k, 6)
    for pts, by in (  # plates of ice that have slipped: what is under them is bent
        ([(-40, 1010), (120, 1050), (190, 1030), (280, 1130), (300, 1260), (390, 1360), (300, 1540), (-40, 1540)], (-13, 9)),
        ([(1040, 786), (920, 790), (850, 730), (880, 640), (960, 590), (1040, 560)], (14, -8)),
        ([(-40, 470), (90, 500), (170, 440), (260, 200), (230, 90), (150, -40), (-40, -40)], (-12, -10)),
    ):
        g = poly(pts)
        old = tuple(np.roll(px, (by[1], by[0]), (0, 1)) for px in marks.kept(s))
        marks.again(s, old, s.mask(g))
        s.lift(g, 0.1, 0)
        ring = path([q for x, y in pts for q in ((x + r.normal() * 5, y + r.normal() * 5, 1),)], 6)
        ring = ring + r.normal(size=ring.shape) * 2.5
        for a, b in zip(ring[:-1], ring[1:], strict=True):
            if min(a[0], b[0]) > 4 and max(a[0], b[0]) < 996 and max(a[1], b[1]) < 1500:
                n = np.array([b[1] - a[1], a[0] - b[0]]) / (np.hypot(*(b - a)) + 1e-9) * 11
                s.fill(poly([a, b, b + n, a + n]), "#dff6f6", body=True, alpha=0.22)
                s.stroke([a, b], 3, "#ffffff", body=True, wobble=0.5, alpha=0.9, taper=(0, 0))
                for _ in range(int(r.random() < 0.3)):
                    q = a + (b - a) * r.random()
                    s.stroke([q, q + n * r.uniform(-3, 3) + r.normal(size=2) * 8], 1.3, "#ffffff", body=True, alpha=0.6)
    for x, y, n in ((150, 800, 8), (330, 1180, 8), (880, 520, 6), (560, 330, 6), (250, 640, 5), (560, 1200, 7)):  # bubbles that froze on their way up
        for k in range(n):
            q = r.uniform(7, 24)
            cx, cy = x + r.normal() * 30, y - k * 11 + r.normal() * 12
            s.fill(ell(cx, cy, q, q * 0.72, r.uniform(-10, 10)), "#f2fcfc", body=True, alpha=0.2)
            s.stroke(arc(cx, cy, q, q * 0.72, r.uniform(150, 200), r.uniform(300, 380), 24), 2, "#ffffff", body=True, alpha=0.75)
    for pts in (
        [(690, 660), (770, 712), (850, 730)],
        [(190, 1030), (220, 930)],
        [(560, 1470), (640, 1330), (620, 1240), (720, 1160)],
    ):
        line = path([(x + r.normal() * 8, y + r.normal() * 8) for x, y in pts], 5)
        s.stroke(line, 2.6, body=True, wobble=2.5, alpha=0.85, taper=(0.05, 0.4))
        s.stroke(line + [5, 6], 1.4, body=True, wobble=2.5, alpha=0.5, taper=(0.05, 0.4))
    for pts in (
        [(-40, 1300), (150, 1270), (300, 1350), (420, 1420), (540, 1540), (-40, 1540)],
        [(1040, 1190), (930, 1230), (860, 1330), (720, 1420), (640, 1540), (1040, 1540)],
        [(-40, -40), (210, -40), (120, 60), (60, 130), (-40, 180)],
        [(820, -40), (1040, -40), (1040, 90), (930, 40)],
    ):
        g = blob(pts)
        s.wash(move(g, 8, -10), "#04141a", 0.9, wet=18)
        s.cover(g)
        s.wash(g, "#b9cfe0", 0.35, col2="#dccbd8", bloom=2, gran=0.3, grad=("lin", 70, 0.2, 1))
        for _ in range(260):
            p = g.exterior.interpolate(r.random(), normalized=True)
            s.fill(ell(p.x + r.normal() * 14, p.y + r.normal() * 14, 1 + 5 * r.random() ** 3), body=True, alpha=0.9)


def _hole(s, c, big):
    """A round hole, black, with the ice he took out of it lying about."""
    r = s.rng
    q = big * 0.47
    rim_ = blob([c + (q + 8 + r.normal() * 1.6) * np.array([math.cos(a), math.sin(a)]) for a in np.linspace(0, math.tau, 26)[:-1]])
    s.cover(rim_)
    s.fill(rim_, "#f2fafa", body=True)
    s.outline(rim_, 1.6, NIGHT, lost=0.2)
    s.fill(ell(*c, q), "#04060a")
    s.wash(ell(*c, q), "#04060a", 2.0, edge=0, off=0)
    s.fill(ell(*c, q), "#04060a", body=True)
    s.stroke(arc(*c, q - 5, q - 5, 200, 290, 20), 3, "#7ab0b8", body=True, alpha=0.8)
    for _ in range(34):
        a, z = r.uniform(0, math.tau), q + 12 + abs(r.normal()) * 22
        p = c + z * np.array([math.cos(a), math.sin(a)])
        s.fill(poly([p + r.normal(size=2) * 4 for _ in range(3)]), "#f6fcfc", body=True, alpha=0.9)


def _angler(s, c):
    """From straight above: boots and knees apart, a red coat, two mittens on the rod, a fur hat with its flaps out; he looks at his float."""
    o, size = c + [86, 250], 1.5
    way = math.degrees(math.atan2(*(c - o)[::-1])) + 90  # his front is towards the hole

    def at(*pts):
        return [tuple(q) for q in move(np.array(pts, float), *o, size, way)]

    def part(pts, radii):
        return limb(at(*pts), [q * size for q in radii], 10)

    fall = np.array([-0.16, 0.987])
    side = np.array([fall[1], -fall[0]])
    p = lambda a, h: tuple(o + side * a + fall * h)  # noqa: E731
    shade = smooth(union(blob([p(-60, -10), p(-70, 120), p(-84, 210), p(-74, 250), p(-30, 268), p(30, 268), p(76, 250), p(86, 210), p(70, 120), p(60, -10)]), blob([p(-30, 262), p(-44, 288), p(-66, 300), p(-62, 326), p(-44, 330), p(-34, 360), p(0, 372), p(34, 360), p(44, 330), p(62, 326), p(66, 300), p(44, 288), p(30, 262)]), limb([p(70, 180), p(120, 120), p(104, 60)], [26, 22, 18])), 4)  # fmt: skip
    s.cover(shade, keep=1, ink=0.1)
    s.wash(shade, "#0a2c3c", 1.4, wet=7)
    s.wash(shade, "#04121a", 1.0, wet=5, grad=("lin", 60, 1.2, 0.1))
    crate = smooth(poly(at((-34, 4), (34, 4), (34, 56), (-34, 56))), 5)
    s.thing(crate, "#a86c3c", 1.0, shade=0.7, shcol="#2a140c", hatch=0, line=2.6)
    for q in (18, 32, 46):
        s.stroke(at((-34, q), (34, q)), 2, "#2a140c", clip=crate)
    for e in (-1, 1):  # legs, knees apart, boots
        boot = union(part([(e * 24, -98), (e * 27, -126)], [15, 14]), part([(e * 27, -126), (e * 29, -134)], [13, 12]))
        s.wash(move(boot, 8, 14), "#04121a", 1.0, wet=6)
        s.thing(boot, "#7a4426", 1.1, col2="#5a2c18", shade=0.8, shcol="#1c0a08", hatch=0, line=2.6)
        for q in (-104, -111, -118):
            s.curve(at((e * 25 - 9, q), (e * 25, q + 3), (e * 25 + 9, q)), 2, "#f0d8a8", body=True)
        leg = part([(e * 16, 6), (e * 34, -48), (e * 24, -98)], [23, 21, 15])
        s.wash(move(leg, 8, 14), "#04121a", 0.9, wet=8)
        s.thing(leg, "#4a6088", 1.1, col2="#3a4a6c", shade=0.8, shcol="#101a30", hatch=0, line=2.6)
        for f in ([(e * 50, -54), (e * 34, -50), (e * 22, -40)], [(e * 48, -42), (e * 34, -38), (e * 20, -30)], [(e * 40, -80), (e * 28, -78), (e * 16, -82)]):
            s.curve(at(*f), 2, "#101a30", clip=leg)
        s.curve(at((e * 26 - 8, -20), (e * 36 - 8, -50), (e * 28 - 7, -88)), 2.2, "#b8cce8", body=True, alpha=0.5, clip=leg)
    red = dict(col2="#b8202a", shade=0.9, shcol="#4a0614", hatch=0, line=2.8, gran=0.25)
    tail = blob(at((-50, 10), (-40, 50), (-20, 62), (20, 62), (40, 50), (50, 10)))
    s.thing(tail, "#d8362e", 1.1, **red)
    rod_a, rod_b = np.array(at((6, -18))[0]), c + (o - c) * 0.12
    s.stroke([rod_a, rod_b], 9, NIGHT, taper=(0, 0.6))
    s.stroke([rod_a, rod_b], 5.6, "#f0d090", body=True, taper=(0, 0.6))
    for e, y in ((-1, -52), (1, -68)):
        arm = part([(e * 42, 8), (e * 62, -26), (e * 34, -50), (e * 14, y + 4)], [21, 18, 15, 13])
        s.wash(move(arm, 6, 14), "#04121a", 0.8, wet=7)
        s.thing(arm, "#d8362e", 1.1, **red)
        for f in ([(e * 74, -20), (e * 60, -26), (e * 48, -14)], [(e * 70, -36), (e * 56, -34), (e * 46, -24)], [(e * 44, -62), (e * 36, -50), (e * 30, -36)]):
            s.curve(at(*f), 2.2, "#4a0614", clip=arm)
        s.thing(part([(e * 20, y - 2), (e * 14, y + 14)], [9, 9]), "#f4ecd8", 0.3, shade=0.6, shcol="#7a6a80", hatch=0, line=2)
        mitt = union(part([(e * 14, y + 3), (e * 1, y)], [12, 12]), part([(e * 8, y - 6), (e * -2, y - 14)], [6, 5]))
        s.thing(mitt, "#f4bc3a", 1.0, shade=0.7, shcol="#7a4408", hatch=0, line=2.2)
    coat = blob(at((-58, 8), (-50, -14), (-24, -26), (24, -26), (50, -14), (58, 8), (50, 32), (22, 44), (-22, 44), (-50, 32)))
    s.thing(coat, "#e03c32", 1.1, soft=46, **red)
    for f in (
        [(0, 10), (2, 28), (0, 44)],
        [(-40, -10), (-34, 12), (-40, 32)],
        [(40, -10), (34, 12), (40, 32)],
        [(-22, 20), (-18, 32), (-22, 44)],
        [(22, 20), (18, 32), (22, 44)],
    ):
        s.curve(at(*f), 2.2, "#4a0614", clip=coat)
    s.curve(at((-50, -6), (-30, -18), (0, -22)), 3, "#ffb0a0", body=True, alpha=0.6)
    scarf = blob(at((-30, -10), (0, -26), (32, -8), (34, 14), (52, 44), (46, 66), (34, 62), (22, 28), (0, 30), (-28, 18)))
    s.thing(scarf, "#f8f0dc", 0.25, shade=0.7, shcol="#7a6a80", hatch=0, line=2.4)
    for q in (36, 46, 56):
        s.curve(at((30 + (q - 36) * 0.5, q + 6), (40 + (q - 36) * 0.4, q), (48, q - 4)), 4, "#2f8a8a", clip=scarf)
    s.thing(ell(*at((0, -35))[0], 12, 10, way), "#e8a07c", 0.9, shade=0.4, shcol="#8a3a34", hatch=0, line=2)  # the tip of a cold nose
    r = s.rng
    hub = np.array(at((0, -2))[0])
    for e in (-1, 1):
        _furry(s, ell(*at((e * 33, 2))[0], 14 * size, 10 * size, way + e * 70), np.array(at((e * 30, 2))[0]), 200)
    _furry(s, ell(*hub, 30 * size, 31 * size), hub, 620)
    top = ell(*at((0, 0))[0], 19 * size, 20 * size)
    s.thing(top, "#b87a44", 0.95, col2="#9a5c30", shade=0.8, shcol="#3a1a0c", hatch=0, line=2.2)
    for a in (0, 60, 120):
        d = np.array([math.cos(math.radians(a + way)), math.sin(math.radians(a + way))]) * 19 * size
        s.curve([hub - d, hub + [1, 2], hub + d], 1.8, "#3a1a0c", clip=top)
    for k in range(6):  # his breath
        q = np.array(at((-6 - 5 * k, -46 - 3 * k))[0]) + r.normal(size=2) * 4
        s.fill(ell(*q, 7 + 3 * k, 5 + 2 * k, r.uniform(0, 90)), "#f2fafa", body=True, alpha=0.16)
    s.curve([rod_b, (rod_b + c) / 2 + [2, -3], c], 2.4, "#f6fcfc", body=True, taper=(0.02, 0.02), wobble=0.3)
    s.fill(ell(*c, 7), "#e0342c", body=True)
    s.fill(ell(c[0] - 2, c[1] - 2, 2.6), body=True)
    b = np.array(at((98, -34))[0])
    s.wash(ell(*(b + fall * 30), 32, 28), "#04121a", 1.0, wet=6)
    s.thing(ell(*b, 33), "#d8b04a", 1.0, shade=0.8, shcol="#3a1c0c", hatch=0, line=2.8)
    s.thing(ell(*b, 25), "#14323c", 1.2, shade=0.4, hatch=0, line=1.8)
    for dx, dy, a in ((-5, 4, 30), (7, -5, -40)):
        s.thing(ell(b[0] + dx, b[1] + dy, 14, 5, a), "#e8743a", 1.0, shade=0.3, hatch=0, line=1.4)
    return o


def _furry(s, g, hub, n):
    r = s.rng
    s.thing(g, "#7a5232", 1.1, shade=0.8, shcol="#24120a", hatch=0, line=2.2)
    pts = np.array(g.exterior.coords)
    for _ in range(n):
        q = pts[int(r.integers(len(pts)))]
        d = (q - hub) / (np.hypot(*(q - hub)) + 1e-9)
        a = hub + (q - hub) * r.uniform(0.55, 1.0)
        s.stroke(
            [a, a + d * r.uniform(4, 9) + r.normal(size=2) * 3],
            r.uniform(1.4, 2.2),
            ("#24120a", "#a87848", "#3a2010", "#5a3820", "#8a5c36")[int(r.integers(5))],
            body=True,
        )


def _tracks(s, o):
    g = marks.tracks([(960, 1370), (900, 1250), (860, 1110), (820, 1000), (o[0] + 110, o[1] + 60)], 9, gap=36)
    s.fill(g.intersection(box(0, 0, 1000, 1230)), "#f2fafa", body=True, alpha=0.75)
    snow = marks.tracks([(1010, 1530), (985, 1440), (950, 1330), (925, 1270)], 12, gap=44)
    s.wash(snow, "#5a86b0", 0.9, edge=0.8)


@card("verdigris", paper="cold", light=(-0.13, -0.42))
def undertow_face(s):
    """From high above: a sleeping face under the ice; the hole that an angler has cut is the pupil of its open eye."""
    f = face_relief(s, 476, 720, 420, -7)
    _water(s)
    _mane(s, f)
    _face(s, f)
    c, big = _eye(s, f)
    _hairline(s, f)
    _fish(s, f)
    _ice(s)
    _hole(s, c, big)
    o = _angler(s, c)
    _tracks(s, o)
    s.dots([(s.rng.uniform(10, 990), s.rng.uniform(10, 1490)) for _ in range(90)], 1.4, body=True, alpha=0.8)
