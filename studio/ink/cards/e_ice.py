"""Under the ice: those who skate above, the child who looks down."""

from ..easel import *


def skater(s, x, y, k, col, flip, stride=1.0):
    """One who stands above the ice: boots and blades clear, the rest lost in it."""

    def at(pts):
        return [(x + (-a if flip else a) * k, y + b * k, *c) for a, b, *c in pts]

    coat = blob(at([(-70, -330), (10, -350), (80, -320), (110, -210), (40, -196), (-60, -206), (-100, -220)]))
    s.wash(coat, col, 0.75, wet=14 * k)
    s.wash(blob(at([(-30, -330), (20, -340), (40, -240), (10, -204), (-30, -216)])), darker(col, 0.4), 0.4, wet=16 * k)
    for a, lean, lift in ((-34, -30, 0), (36, 26 * stride, 16 * stride)):
        leg = limb(at([(a * 0.5, -230), (a * 0.8 + lean * 0.3, -150), (a + lean * 0.5, -84 - lift)]), [24 * k, 19 * k, 16 * k])
        s.wash(leg, "#33415e", 0.75, wet=7 * k)
        b = a + lean * 0.5
        boot = blob(
            at(
                [
                    (b - 24, -112 - lift, 1),
                    (b + 16, -114 - lift, 1),
                    (b + 20, -76 - lift),
                    (b + 58, -56 - lift),
                    (b + 66, -38 - lift),
                    (b + 60, -32 - lift, 1),
                    (b - 28, -32 - lift, 1),
                    (b - 30, -60 - lift),
                ]
            )
        )
        s.thing(boot, "#7a4630", 0.95, col2="#4a2a22", shade=0.6, hatch=5, line=2.2 * k**0.5, white=0.4)
        for q in range(3):
            s.stroke(at([(b - 2 + 8 * q, -100 + 14 * q - lift), (b + 18 + 8 * q, -104 + 15 * q - lift)]), 1.5 * k**0.5, body=True)
        sole = blob(at([(b - 32, -36 - lift, 1), (b + 68, -38 - lift, 1), (b + 64, -26 - lift), (b + 20, -24 - lift), (b - 28, -22 - lift)]))
        s.thing(sole, "#241a1e", 1.2, shade=0, hatch=0, line=1.6 * k**0.5)
        for q in (-14, 40):
            s.thing(
                poly(at([(b + q - 5, -26 - lift), (b + q + 9, -26 - lift), (b + q + 6, -6 - lift), (b + q - 2, -6 - lift)])),
                "#9aa8b4",
                0.8,
                shade=0.3,
                hatch=0,
                line=1.5 * k**0.5,
            )
        blade = blob(at([(b - 44, -10 - lift), (b + 70, -10 - lift), (b + 88, -24 - lift), (b + 80, -6 - lift), (b + 60, 2 - lift), (b - 40, 2 - lift)]))
        s.thing(blade, "#dfe8ec", 0.3, shade=0.5, shcol="#41566e", hatch=0, line=2.0 * k**0.5)
        if not lift:  # the groove that it cuts, and its light in the ice
            s.stroke(at([(b - 150, 8), (b - 60, 4), (b + 66, 4)]), 4 * k, body=True, taper=(0.6, 0.1))
            s.wash(blob(at([(b - 40, 10), (b + 70, 10), (b + 40, 54), (b - 20, 50)])), "#5a4a50", 0.35, wet=9 * k)


def looking_down(s, x, y, k):
    """A child who kneels on the ice, seen from under it: face and mittens pressed flat."""

    def at(pts):
        return [(x + a * k, y + b * k, *c) for a, b, *c in pts]

    s.wash(blob(at([(-130, -70), (-60, -170), (60, -170), (130, -70), (110, 40), (-110, 40)])), "#2f5a74", 0.8, wet=22)
    s.lift(ell(x, y + 8 * k, 190 * k, 120 * k), 0.5, 16)
    for e in (-1, 1):
        arm = limb(at([(60 * e, -56), (118 * e, -60), (150 * e, -8)]), [30 * k, 30 * k, 26 * k])
        s.thing(arm, "#3f7a52", 0.8, shade=0.5, hatch=6, line=2)
        cuff = limb(at([(140 * e, -24), (158 * e, 6)]), [28 * k, 28 * k])
        s.thing(cuff, "#f2ead8", 0.3, shade=0.5, hatch=5, line=2)
        mitt = blob(at([(126 * e, 10), (120 * e, 56), (144 * e, 90), (176 * e, 86), (194 * e, 50), (190 * e, 8), (160 * e, -4)]))
        thumb = blob(at([(128 * e, 20), (104 * e, 34), (92 * e, 58), (104 * e, 68), (122 * e, 60), (132 * e, 48)]))
        g = smooth(union(mitt, thumb), 3)
        s.wash(g.buffer(7), "#f6fbfb", 0.0)
        s.cover(g.buffer(6))
        s.thing(g, "#c8363a", 0.95, col2="#a02a34", shade=0.4, hatch=6, line=2.4)
        for q in range(4):
            s.curve(at([((132 + 14 * q) * e, 30), ((134 + 13 * q) * e, 52), ((138 + 12 * q) * e, 70)]), 1.3, "#7a1c24")
    scarf = blob(at([(-74, 40), (0, 58), (74, 40), (84, 74), (0, 98), (-84, 74)]))
    s.thing(scarf, "#e0a83a", 0.9, shade=0.5, hatch=6, line=2.2)
    face = blob(at([(0, -66), (58, -54), (82, -6), (70, 46), (34, 76), (0, 82), (-34, 76), (-70, 46), (-82, -6), (-58, -54)]))
    s.cover(face)
    s.wash(face, "#dca274", 0.75, col2="#cf8a62", edge=0.5)
    s.wash(blob(at([(40, -40), (80, -10), (68, 50), (30, 78), (50, 20)])), "#8a4a4a", 0.35, wet=8, clip=face)
    s.outline(face, 2.4)
    for e in (-1, 1):
        s.wash(ell(x + 46 * e * k, y + 28 * k, 19 * k), "#d8463e", 0.55, wet=8)
        eye = blob(at([(12 * e, 4), (20 * e, -15), (38 * e, -19), (54 * e, -8), (56 * e, 6), (36 * e, 16)]))
        s.cover(eye)
        s.outline(eye, 1.6, lost=0)
        s.fill(ell(x + 33 * e * k, y + 3 * k, 12 * k), "#2a1c18")
        s.fill(ell(x + (33 * e - 4) * k, y - 2 * k, 3.6 * k), body=True)
        s.curve(at([(10 * e, 2), (22 * e, -17), (42 * e, -20), (58 * e, -4)]), 3.6)
        s.curve(at([(14 * e, -34), (34 * e, -42), (54 * e, -32)]), 3.2, "#4a2c20")
    s.curve(at([(-8, 30), (0, 36), (9, 29)]), 2.4)
    mouth = ell(x, y + 54 * k, 12 * k, 14 * k)
    s.cover(mouth)
    s.wash(mouth, "#8a2a34", 1.1)
    s.outline(mouth, 2)
    cap = blob(at([(-88, -22), (-74, -74), (-36, -112), (0, -120), (36, -112), (74, -74), (88, -22), (60, -44), (0, -56), (-60, -44)]))
    s.thing(cap, "#c8363a", 0.95, col2="#a02a34", shade=0.6, hatch=6, line=2.6)
    rim = limb(at([(-88, -18), (-50, -46), (0, -56), (50, -46), (88, -18)]), [13 * k, 15 * k, 16 * k, 15 * k, 13 * k])
    s.thing(rim, "#f2ead8", 0.3, shade=0.5, hatch=0, line=2.2)
    for q in np.linspace(-78, 78, 15):
        s.stroke(at([(q, -20 - 30 * (1 - (q / 88) ** 2) - 12), (q * 0.98, -20 - 30 * (1 - (q / 88) ** 2) + 10)]), 1.5)
    s.thing(ell(x, y - 126 * k, 24 * k), "#f2ead8", 0.3, shade=0.5, hatch=0, line=2)
    for a in np.linspace(0, 6.28, 20):
        s.stroke([(x, y - 126 * k), (x + 27 * k * math.cos(a), y - 126 * k + 27 * k * math.sin(a))], 1.2)


@card("frost", paper="hot", light=(0.0, -0.9))
def ice_swimmers(s):
    r = s.rng
    s.wash(s.all, "#cfe2e8", 0.45, col2="#9cc4d4", pool=0.4, bloom=2)
    s.wash(s.all, "#0f3f62", 1.5, col2="#2f8a9a", mix=("lin", 90, 1, 0), grad=("lin", 90, 0.0, 1.3), pool=0.45)
    far = np.array([520.0, 720.0])  # the ice is the ceiling: its cracks run to one far point
    for a in np.linspace(-170, -10, 13):
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        p, pts = far + d * 170, []
        for k in range(9):
            pts.append(p + np.array([-d[1], d[0]]) * r.normal() * 9 * (k + 1) ** 0.5)
            p = p + d * 105
        s.stroke(pts, np.linspace(0.8, 3.0, len(pts)), body=True, alpha=0.55, wobble=1.5)
        for _ in range(3):
            q = pts[r.integers(2, 7)]
            b = r.uniform(0, 6.28)
            s.stroke([q, q + [40 * math.cos(b), 26 * math.sin(b)], q + [80 * math.cos(b + 0.4), 50 * math.sin(b + 0.4)]], 1.4, body=True, alpha=0.45)
    for _ in range(46):  # air in the ice
        x, y, q = r.uniform(0, 1000), r.uniform(20, 560), r.uniform(3, 11)
        s.stroke(arc(x, y, q, q * 0.4, 0, 350), 1.3, body=True, alpha=0.6)
    for x, y, k, col, flip in (
        (88, 600, 0.62, "#6a4a8a", False),
        (910, 590, 0.64, "#c8862e", True),
        (290, 520, 0.5, "#41669e", True),
        (170, 330, 1.08, "#b8404a", False),
        (842, 340, 1.14, "#3f7a52", True),
    ):
        skater(s, x, y, k, col, flip)
    hx, hy, q = 520, 640, 0.95
    heart = path(
        [
            (hx + a * q, hy + b * q * 0.62, *c)
            for a, b, *c in ((0, 66, 1), (-80, 0), (-62, -56), (-18, -56), (0, -20, 1), (18, -58), (64, -54), (78, 2), (0, 66, 1))
        ],
        10,
    )
    s.stroke(heart, 5, body=True, taper=(0.05, 0.3))
    s.stroke(heart + [5, 4], 1.6, "#41566e", alpha=0.6)
    looking_down(s, 520, 440, 0.84)
    for k in range(5):  # light that sinks
        x = 60 + 220 * k
        s.lift(poly([(x + 60, 680), (x + 130, 680), (x + 60, 1520), (x - 150, 1520)]), 0.16, 30)
    under = spot(505, 1130, 292, -6)
    reach = V(0.0, 0.40, 0.1)
    her = person(
        (-0.93, -0.42, 0), 78, POSES["fly"].but(pitch=58, lean=-14), "woman", "dress", top="#d0403a", skin="cocoa", hair="long", feel="desire", shoes=False, look_at=(1.4, 0.75, 0.2),
        hands=(World(tuple(reach + V(-0.12, 0.03, 0.02))), (-0.5, 1.1, -0.2)), grips=("open", "open"),
    )  # fmt: skip
    him = person(
        (0.97, -0.5, 0), -80, POSES["fly"].but(pitch=50, lean=-14), "slim", "shirt", top="#f6eede", legs="#41566e", skin="sand", hair="curls", hair_col="brown", feel="desire", shoes=False, look_at=(-1.4, 0.8, 0.2),
        hands=((0.5, 1.1, -0.2), World(tuple(reach + V(0.13, -0.01, 0.02)))), grips=("open", "open"),
    )  # fmt: skip
    s.lift(ell(505, 1010, 240, 150), 0.5, 60)
    drawn = s.model(shoot([her, him], under, (0.1, 0.95, 0.4)), line=2.1, lost=0.45, wobble=1.0)
    deep = marks.field(s, lambda x, y: step(1000, 1400, y)) * drawn
    s.wash(deep, "#12476a", 0.5, edge=0, rough=0)  # feet in the dark
    for who, n in ((her, 9), (him, 8)):
        p = under.project(who.joints["mouth"])
        for _ in range(n):
            x, y, q = p[0] + r.normal() * 18, p[1] - r.uniform(30, 240), r.uniform(3, 11)
            s.stroke(arc(x, y, q, q, 20, 340), 1.6, body=True, alpha=0.9)
            s.stroke(arc(x, y, q * 0.6, q * 0.6, 190, 260), 1.4, body=True)
    s.dots([(r.uniform(0, 1000), r.uniform(760, 1500)) for _ in range(60)], 1.8, body=True, alpha=0.6)
    for x, h in ((30, 300), (96, 210), (160, 130), (880, 150), (930, 260), (985, 200)):
        c = [(x + 26 * math.sin(q * 0.9 + x), 1540 - h * q / 5) for q in range(6)]
        s.thing(limb(c, [9, 12, 11, 9, 7, 2]), ("#1f5a5e", "#2f7068")[int(x) % 2], 0.9, shade=0.4, hatch=0, line=1.6)
        s.curve(c, 1.2)
