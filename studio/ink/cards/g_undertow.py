"""What sleeps under the ice."""

from ..easel import *
from ..kit.relief import face_relief

NIGHT = "#0a1c26"
WEED = ("#06161a", "#0c2a2c", "#1c4a46", "#3f7260")


def _water(s):
    s.wash(s.all, "#1f5f5a", 1.0, col2="#1a3f52", bloom=6, gran=0.6, pool=0.5)
    s.wash(s.all, "#0a2028", 0.85, edge=0.1, gran=0.5, grad=("rad", 430, 640, 950, 0.0, 1.15))
    for x, y, r in ((900, 1180, 150), (60, 1150, 120), (560, 1330, 110)):
        s.wash(ell(x, y, r, r * 0.7), "#061820", 0.8, wet=60, gran=0.7, pool=0.6)


def _weeds(s, f):
    """Hair that the current has combed away from the head, before the face is laid upon it."""
    r = s.rng
    for q in range(320):
        t = r.uniform(-2.9, 1.9)
        a = f.at([(0.93 * math.sin(t), -1.26 * math.cos(t))])[0]
        b = f.at([(1.3 * math.sin(t * 1.05) + r.normal() * 0.1, -1.58 * math.cos(t * 1.05) + r.normal() * 0.1)])[0]
        d = b - a
        n = np.array([-d[1], d[0]]) * r.uniform(0.5, 1) * (1 if t < -0.9 else -1)
        e = b + d * r.uniform(0.6, 1.6) + n * r.uniform(0.2, 1.1) + [0, 260 * r.random()]
        s.curve(
            [a, (a + b) / 2 + n * 0.3, b, (b + e) / 2 - n * 0.35, e],
            r.uniform(1.6, 5.5),
            ("#06161a", "#0c2a2c", "#12383a", "#2f5f50")[q % 4],
            n=14,
            wobble=5,
            taper=(0.05, 0.6),
            alpha=0.9,
        )


def _face(s, f):
    inside, tone = f.inside, f.tone
    s.cover(inside, keep=1.0, ink=0.1)
    s.lift(inside, 0.86, 5)
    s.wash(inside, "#bcd8c4", 0.5, col2="#a8c4c8", edge=0.3, bloom=4, gran=0.55, pool=0.4)
    s.wash(inside, "#2a6a66", 1.15, col2="#2f5578", edge=0, tone=np.clip(tone * 1.25 - 0.12, 0, 1.2), gran=0.6, rough=2)
    ragged = tone + 0.05 * s.noise("mid", (0, 0, s.w, s.h))
    s.wash((inside * step(0.50, 0.58, ragged)).astype(np.float32), "#16454a", 0.6, edge=0.5, gran=0.55, rough=1.5)
    s.wash((inside * step(0.74, 0.84, tone)).astype(np.float32), "#0c2434", 0.7, edge=0.4, gran=0.55, rough=1.5)
    for q in (-1, 1):
        s.wash(ell(*f.at([(q * 0.56, 0.22)])[0], 95, 70), "#d98a78", 0.16, wet=60)
    lips = valid(
        Polygon(f.at(path([(-0.27, 0.635), (-0.12, 0.555), (0, 0.575), (0.12, 0.555), (0.27, 0.635), (0.13, 0.745), (0, 0.765), (-0.13, 0.745)], 8, True)))
    )
    s.wash(lips, "#a8485a", 0.6, edge=0.6, gran=0.45, grad=("lin", 60, 0.7, 1.1))
    s.lift(ell(*f.at([(-0.04, 0.705)])[0], 34, 9, 15), 0.4, 6)
    for turn, floor in ((0, 0.46), (1.1, 0.66)):
        s.hatch_field(tone * 1.05, f.flow + turn, sep=6, w=1.35, thr=floor, longest=70, wander=0.06, omit=0.1, col=NIGHT)

    def line(pts, w=3.0):
        s.stroke(f.at(path(pts, 12)), w, NIGHT, wobble=1.4)

    for q in (-1, 1):
        if q < 0:
            line([(q * 0.62, -0.03), (q * 0.50, 0.035), (q * 0.38, 0.045), (q * 0.26, 0.01), (q * 0.19, -0.035)], 5.5)
            for x in np.linspace(0.22, 0.60, 17):
                y = 0.045 - 1.6 * (x - 0.40) ** 2
                s.curve(f.at([(q * x, y), (q * (x + 0.02 + (x - 0.4) * 0.1), y + 0.05), (q * (x + 0.05 + (x - 0.4) * 0.35), y + 0.09)]), 2.2, NIGHT, wobble=0.4)
        line([(q * 0.60, -0.14), (q * 0.44, -0.215), (q * 0.28, -0.18), (q * 0.20, -0.10)], 2.4)
        for x in np.linspace(0.15, 0.70, 46):  # brows, hair by hair
            y = -0.30 - 0.09 * math.sin((x - 0.15) / 0.53 * 2.4) + s.rng.normal() * 0.008
            s.stroke(f.at([(q * x, y + 0.025), (q * (x + 0.035), y - 0.012), (q * (x + 0.075), y - 0.024)]), 3.0, NIGHT, wobble=0.4)
        line([(q * 0.20, 0.345), (q * 0.235, 0.30), (q * 0.215, 0.25)], 2.2)
        line([(q * 0.05, 0.375), (q * 0.09, 0.355), (q * 0.135, 0.375)], 5)
    line([(-0.27, 0.635), (-0.14, 0.622), (-0.04, 0.645), (0, 0.635), (0.04, 0.645), (0.14, 0.622), (0.28, 0.628)], 4.6)
    line([(-0.16, 0.775), (0, 0.80), (0.15, 0.775)], 2.2)
    rim = valid(Polygon(f.at([(math.sin(t) * 0.985, -1.36 * math.cos(t)) for t in np.linspace(0, math.tau, 120, endpoint=False)])))
    s.outline(rim, 3, NIGHT, lost=0.45)
    return rim


def _eye(s, f):
    """The lid that the hook has lifted; the lamp of the picture."""
    g = valid(
        Polygon(
            f.at(
                path([(0.19, -0.01, 1), (0.27, -0.085), (0.40, -0.125), (0.53, -0.085), (0.63, -0.01, 1), (0.52, 0.045), (0.39, 0.062), (0.27, 0.035)], 8, True)
            )
        )
    )
    s.fill(g.buffer(7), NIGHT)
    s.cover(g)
    s.wash(g, "#efe2bc", 0.35, edge=0.9)
    s.wash(move(g, 0, -26), "#2a5a66", 0.9, wet=10, clip=g)
    x, y = f.at([(0.435, -0.035)])[0]
    iris = ell(x, y, 44).intersection(g)
    s.wash(iris, "#f0a01e", 1.1, col2="#d8601a", mix=("rad", x, y, 46, 0, 1), edge=1.3, off=0)
    for a in np.linspace(0, math.tau, 34, endpoint=False):
        s.stroke([(x + 19 * math.cos(a), y + 19 * math.sin(a)), (x + 41 * math.cos(a), y + 41 * math.sin(a))], 1.5, "#7a2f10", wobble=0.6, clip=iris)
    s.fill(ell(x + 2, y + 1, 19).intersection(g), "#06060a")
    s.fill(ell(x - 12, y - 12, 7, 5, -20), body=True)
    s.outline(iris, 2.2, lost=0)
    s.outline(g, 3.6, lost=0)
    for x_ in np.linspace(0.22, 0.62, 18):
        y_ = -0.125 + 2.6 * (x_ - 0.40) ** 2
        s.curve(f.at([(x_, y_), (x_ + (x_ - 0.36) * 0.2, y_ - 0.055), (x_ + (x_ - 0.34) * 0.5, y_ - 0.09)]), 2.4, NIGHT, wobble=0.4)
    return f.at([(0.43, -0.13)])[0]


def _hair(s, f, rim):
    r = s.rng
    edge = path([(-1.06, -0.42), (-0.90, -0.66), (-0.62, -0.90), (-0.28, -1.02), (0.05, -1.06), (0.34, -1.0), (0.64, -0.86), (0.90, -0.62), (1.06, -0.38)], 10)
    over = path([(1.16, -0.5), (0.95, -1.1), (0.5, -1.5), (0, -1.62), (-0.5, -1.5), (-0.95, -1.1), (-1.16, -0.5)], 10)
    cap = valid(Polygon(f.at(np.vstack([edge, over]))))
    s.wash(move(cap, 8, 30), "#0c2e34", 0.9, wet=34, clip=s.mask(rim))
    s.cover(cap, keep=0.25)
    s.wash(cap, "#0c3436", 1.15, col2="#0a2230", edge=0.5, gran=0.55)
    for q in range(330):  # from the parting to the temples
        u = r.random()
        a = edge[int(u * (len(edge) - 1))] + r.normal(size=2) * 0.02
        top = np.array([0.10 + 0.25 * (u - 0.5), -1.62 + r.normal() * 0.03])
        side = -1 if u < 0.5 else 1
        pts = [
            top,
            (a + top) / 2 + [0.30 * (u - 0.5), -0.04 + r.normal() * 0.05],
            a,
            a + [side * 0.16, 0.12 + 0.1 * r.random()],
            a + [side * r.uniform(0.30, 0.40), r.uniform(0.5, 0.8)],
        ]
        s.curve(f.at(pts), r.uniform(1.2, 4.2), WEED[q % 4], n=14, wobble=3, taper=(0.03, 0.5), alpha=0.95)
    for q in range(330):  # and down the cheeks into the dark
        t = r.uniform(-2.2, 2.2)
        k = r.uniform(1.02, 1.12)
        side = -1 if t < 0.25 else 1
        v = abs(t) / 2.2
        pts = [
            (k * math.sin(t * 0.55 - 0.15), -1.38 * math.cos(t * 0.55 - 0.15) * k),
            (side * (0.62 + 0.30 * v + r.normal() * 0.05), -0.95 + 0.62 * v + r.normal() * 0.05),
            (side * (1.0 + r.normal() * 0.05), -0.25 + 0.38 * v + r.normal() * 0.08),
            (side * (1.08 + 0.12 * r.normal()), 0.4 + r.normal() * 0.1),
            (side * (1.12 + 0.3 * r.random()), r.uniform(0.7, 1.7)),
        ]
        s.curve(f.at(pts), r.uniform(1.2, 5), WEED[q % 4] if q % 9 else "#7fb098", n=14, wobble=4, taper=(0.03, 0.5), alpha=0.95)


def _ice(s, hook):
    r = s.rng
    for a in np.radians([-165, -128, -96, -62, -25, 30, 74, 118, 152]):
        p, pts = hook.copy(), [hook.copy()]
        for _ in range(int(r.integers(6, 15))):
            a += r.normal() * 0.32
            p = p + np.array([math.cos(a), math.sin(a)]) * r.uniform(18, 46)
            pts.append(p.copy())
        s.stroke(pts, 2.8, body=True, wobble=0.6, alpha=0.9, taper=(0.02, 0.7))
        s.stroke(np.array(pts) + [2, 3], 1.2, NIGHT, wobble=0.6, taper=(0.02, 0.7))
        for at, turn in ((3, 1.1), (5, -0.9)):
            if len(pts) > at + 1:
                b, c = pts[at], a + turn
                s.stroke(
                    [b, b + 60 * np.array([math.cos(c), math.sin(c)]), b + 110 * np.array([math.cos(c + 0.3), math.sin(c + 0.3)])], 1.6, body=True, alpha=0.8
                )
    drifts = (
        [(600, 1420), (720, 1350), (850, 1310), (1040, 1240), (1040, 1540), (480, 1540)],
        [(-40, 1370), (130, 1380), (270, 1440), (360, 1540), (-40, 1540)],
        [(880, -40), (1040, -40), (1040, 170), (950, 110)],
        [(-40, -40), (120, -40), (50, 80), (-40, 130)],
    )
    for pts in drifts:  # snow that lies upon it
        g = blob(pts)
        s.wash(move(g, -8, -14), "#04141a", 0.8, wet=16)
        s.cover(g)
        s.wash(g, "#b9cfe0", 0.45, col2="#d8c8d8", bloom=2, gran=0.4, grad=("lin", 70, 0.2, 1))
        s.hatch(g, tone=0.5, ang=-18, sep=14, w=1, thr=0.45, longest=60, wander=0.4)
        for _ in range(280):
            p = g.exterior.interpolate(r.random(), normalized=True)
            s.fill(ell(p.x + r.normal() * 15, p.y + r.normal() * 15, 1 + 5 * r.random() ** 3), body=True, alpha=0.9)
    for pts in (
        [(60, 420), (200, 600), (240, 850), (120, 1080)],
        [(330, 1330), (560, 1260), (760, 1010), (960, 960)],
        [(300, 60), (520, 150), (760, 120)],
    ):  # older cracks, healed
        s.curve(pts, 1.8, body=True, alpha=0.55, wobble=1.5)
        s.curve([(x + 8, y + 3) for x, y in pts], 1.2, body=True, alpha=0.4, wobble=1.5)


def _fish(s):
    shape = union(blob([(-30, 0), (-8, -13), (20, -8), (36, 0), (20, 8), (-8, 13)]), blob([(-26, 0), (-50, -15), (-44, 0), (-50, 15)], 6))
    for x, y, turn, k in (
        (92, 322, 24, 1.2),
        (150, 742, -58, 0.9),
        (918, 330, 66, 1.1),
        (930, 912, 100, 1.3),
        (672, 104, -14, 1.0),
        (66, 1120, 12, 1.1),
        (806, 1156, -150, 1.0),
    ):
        g = move(shape, x, y, k, turn)
        s.wash(move(g, 10, 16), "#04141a", 0.7, wet=7)
        s.thing(g, "#e0703a", 0.95, col2="#e8b04a", shade=0.6, shcol="#6a2a1e", hatch=0, line=2)
        for a in (-14, -4, 6):
            s.curve(move([(a, -8), (a + 5, 0), (a, 8)], x, y, k, turn), 1.2, "#6a2a1e", clip=g)
        s.curve(move([(-4, -11), (4, -20), (14, -9)], x, y, k, turn), 1.8)
        s.fill(ell(*move([(25, -2)], x, y, k, turn)[0], 2.6 * k))


def _angler(s, hook):
    x, y = hook[0] + 168, hook[1] + 62
    s.wash(limb([(x, y + 6), (x + 80, y + 60), (x + 150, y + 110)], [26, 28, 16]), "#04121a", 0.9, wet=8)
    s.lift(ell(x + 4, y - 60, 90, 100), 0.5, 26)
    cam = spot(x, y, 172, 14)
    boy = person(
        (0, 0, 0), -58, "sit", "boy", "coat", top="#d0342c", legs="#3a3a48", trim="#e0b040", hair="cap", skin="umber", feel="awe", look_at=(-0.9, 0.0, 0.7),
        hands=(World((-0.2, 0.58, 0.34)), World((-0.3, 0.62, 0.32))), grips=("bar", "bar"),
    )  # fmt: skip
    pail = Clay({"tin": plain("#f0b93a")}).cone((0.46, 0, 0.1), (0.46, 0.26, 0.1), 0.1, 0.14, m="tin")
    hold, far = boy.joints["handl"], boy.joints["handl"] + V(-0.66, 0.5, 0.1)
    shot = shoot([boy, props.stool((0, 0, 0), 0, 0.72), pail], cam, (-0.5, 0.8, 0.6))
    s.wash(shot.shadow_on(0, 4), "#04121a", 0.8, edge=0.1)
    s.model(shot, line=2.0, fill=0.2)
    a, b = cam.project(hold - (far - hold) * 0.22), cam.project(far)
    s.curve([a, (a + b) / 2 + [-6, -8], b], 6, NIGHT, taper=(0.02, 0.5))
    s.curve([a, (a + b) / 2 + [-6, -8], b], 3.8, "#e0c090", body=True, taper=(0.02, 0.5))
    s.curve([b, (b + hook) / 2 + [-6, 10], hook + [0, -4]], 1.8, body=True, wobble=0.3, taper=(0.02, 0.02))
    s.stroke(arc(hook[0], hook[1] + 4, 8, 11, -20, 220, 14), 2.8, "#f4ecd0", body=True)


@card("verdigris", paper="cold", light=(-0.62, -0.62), fresh=False)
def undertow_face(s):
    f = face_relief(s, 448, 650, 438, 16)
    _water(s)
    _weeds(s, f)
    rim = _face(s, f)
    hook = _eye(s, f)
    _hair(s, f, rim)
    _ice(s, hook)
    _fish(s)
    _angler(s, hook)
    s.splatter("#0a2028", 50, size=(0.7, 4))
    s.dots([(s.rng.uniform(10, 990), s.rng.uniform(10, 1490)) for _ in range(130)], 1.4, body=True, alpha=0.85)
