"""Dinner for two, with a volcano."""

from ..easel import *
from ..kit.brush import feather
from ..kit.places import ridge_of


def flame(s, x, y, k):
    """Fire in three tongues, one within the other."""
    shape = [
        (-60, 0),
        (-74, -50),
        (-44, -96),
        (-50, -150, 1),
        (-14, -112),
        (-2, -170),
        (10, -236, 1),
        (30, -160),
        (52, -120),
        (56, -176, 1),
        (82, -110),
        (78, -48),
        (54, 0),
        (0, 12),
    ]
    for q, col, col2, w in ((1.0, "#e8481e", "#b8241c", 2.6), (0.72, "#f89a2a", "#f06a1e", 1.6), (0.42, "#ffe27a", "#ffc23a", 0)):
        g = blob([(x + a * k * q, y + b * k * q, *c) for a, b, *c in shape], 8)
        s.cover(g)
        s.wash(g, col, 0.9, col2=col2, edge=0.7, rough=1.5)
        if w:
            s.outline(g, w, "#7a1a14")


def crow(s, x, y, k):
    """It flies to the left and shakes the salt."""

    def at(*p):
        return [(x + a * k, y + b * k, *c) for a, b, *c in p]

    ink = {"line": 1.7, "dark": "#0c0a12"}
    for i in range(8):  # far wing
        feather(s, at((-8 - 6 * i, -18))[0], math.radians(-58 - 12 * i), (150 - 6 * i) * k, 40 * k, "#33303e", **ink)
    for i in range(5):
        feather(s, at((66, 4))[0], math.radians(-6 + 10 * i), 104 * k, 30 * k, "#26242e", **ink)
    body = blob(at((90, 8), (40, -30), (-30, -40), (-74, -58), (-104, -46), (-108, -22), (-80, -2), (-40, 26), (30, 34), (74, 26)))
    s.thing(body, "#2c2a36", 1.1, col2="#3a3a52", shade=0.5, shcol="#0c0a12", hatch=0, line=2.4)
    marks.pelt(s, s.mask(body), lambda a, b: 0.2, 90, (8, 18), 1.3, dark="#0c0a12", light="#8a8aa8", share=0.35)
    for i in range(8):  # near wing, down
        feather(s, at((-26 + 9 * i, 2))[0], math.radians(128 - 13 * i), (170 - 7 * i) * k, 44 * k, "#2a2834", **ink)
    for i in range(5):
        feather(s, at((-22 + 12 * i, -4))[0], math.radians(122 - 15 * i), 76 * k, 36 * k, "#3a3848", **ink)
    s.thing(blob(at((-102, -46), (-146, -36), (-160, -22, 1), (-104, -22))), "#4a4650", 1.0, shade=0.4, hatch=0, line=2)
    s.cover(ell(x - 86 * k, y - 40 * k, 6 * k))
    s.fill(ell(x - 87 * k, y - 40 * k, 3.6 * k))
    bx, by = x - 150 * k, y - 14 * k
    jar = move(poly([(-13, 0), (13, 0), (17, 46), (-17, 46)]), bx, by, k, 24)
    s.thing(jar, "#eaf0ee", 0.3, shade=0.5, shcol="#6a7a8a", hatch=0, line=2.2)
    s.thing(move(blob([(-17, 44), (17, 44), (12, 60), (-12, 60)]), bx, by, k, 24), "#a8a4a0", 0.8, hatch=0, line=2)
    return bx - 24 * k, by + 58 * k


@card("saffron", paper="cold", light=(-0.2, -0.8))
def volcano_dinner(s):
    r = s.rng
    s.sky([(0, "#3a2440", 1.15), (0.3, "#8a3644", 0.95), (0.55, "#ee7a3a", 0.75), (0.74, "#fbcf7a", 0.5), (0.8, "#f6dca8", 0.4), (1, "#8a5a54", 0.6)], wet=50)
    floor = poly([(-40, 1236), (1040, 1222), (1040, 1560), (-40, 1560)])
    s.cover(floor)
    s.wash(floor, "#8a5f6a", 0.7, col2="#5a3a50", pool=0.5, grad=("lin", 90, 0.6, 1.3))
    s.stroke([(-40, 1236), (1040, 1222)], 2.2)
    for x in np.linspace(-900, 1900, 15):
        s.stroke([(500 + (x - 500) * 0.55, 1230), (x, 1520)], 1.5, alpha=0.6)
    # smoke, lit from below
    for x, y, q in (
        (560, 20, 190),
        (380, 30, 180),
        (740, 60, 130),
        (240, 90, 110),
        (470, 130, 150),
        (640, 150, 130),
        (400, 220, 100),
        (560, 240, 110),
        (480, 310, 84),
        (535, 372, 60),
    ):
        n = 9
        puff = blob(
            [(x + q * math.cos(t) * r.uniform(0.9, 1.08), y + q * 0.82 * math.sin(t) * r.uniform(0.9, 1.08)) for t in np.linspace(0, 2 * math.pi, n + 1)[:-1]]
        )
        s.cover(puff)
        s.wash(puff, "#6a4a58", 1.0, col2="#9a6a64", edge=0.5, rough=1.2, off=0.5, grad=("lin", 90, 1.25, 0.5))
        s.wash(puff, "#f08a3a", 0.5, grad=("lin", 90, -0.5, 1.0), edge=0, clip=puff)
        a = r.uniform(185, 230)
        s.stroke(arc(x, y, q * 0.97, q * 0.8, a, a + r.uniform(80, 130), 24), 2.4, wobble=1.2)
        s.stroke(arc(x, y, q * 0.62, q * 0.5, a + 20, a + r.uniform(70, 110), 18), 1.6, wobble=1.2)
    cam = spot(500, 1400, 296, 10)
    light = (-0.1, 0.85, 0.5)
    table = props.table((0, 0, 0), 0, 1.2, "#6a4030", size=(0.98, 0.42), cover="#fdf6e8")
    folk = []
    for q, build, clothes, top, hair_, skin_ in ((-1, "woman", "dress", "#1f8a72", "bun", "sand"), (1, "man", "suit", "#33508a", "short", "cocoa")):
        at = V(q * 1.42, 0, 0.0)
        guest = person(at, -90 * q, "sit", build, clothes, top=top, legs="#2a2c44", hair=hair_, skin=skin_, feel="calm", scale=1.12, look_at=(q * 0.8, 0.9, 0.6),
                       hands=(World((q * 0.96, 1.06, 0.16)), World((q * 0.96, 1.06, -0.16))), grips=("fist", "fist"), palms=((0, -1, 0), (0, -1, 0)))  # fmt: skip
        folk += [guest, props.chair(at + V(0, 0, 0), -90 * q, 1.15, "#4a2a20")]
        for h in ("handl", "handr"):
            p = guest.joints[h]
            fork = Clay({"steel": plain("#e8e4dc", hatch=0)})
            folk.append(fork.cap(p, p + V(0, 0.14, 0), 0.012, 0.01, m="steel").cap(p + V(0, 0.14, 0), p + V(0, 0.24, 0), 0.022, 0.014, m="steel", k=0.01))
    shot = shoot([table, *folk], cam, light)
    s.wash(shot.shadow_on(0, 4), "#2a1430", 0.7, edge=0.1)
    s.model(shot, line=2.5)
    base = cam.project((0, 0.95, 0.0))[1]
    left, right = ridge_of(r, (436, 432), (236, base - 4), 0.05, 4), ridge_of(r, (566, 430), (772, base - 6), 0.05, 4)
    cone = valid(Polygon([*left[::-1], (500, 424), *right, (640, base + 22), (500, base + 28), (360, base + 22)]))
    s.cover(cone)
    s.wash(cone, "#8a6258", 0.9, col2="#5f4450", edge=0.5, grad=("lin", 90, 0.8, 1.2))
    for k in range(11):  # gullies
        u = (k + 0.5) / 11
        a = np.array([440 + 122 * u, 440.0])
        b = np.array([250 + 510 * u + r.normal() * 12, base])
        line = ridge_of(r, a, b, 0.035, 5)
        dark = valid(Polygon([*line, b + [r.uniform(20, 46), 0], a + [4, 30]])).intersection(cone)
        s.wash(dark, "#2a1a28", 0.3 + 0.55 * u, edge=0.3)
        s.hatch(dark, tone=0.6, ang=70, sep=7, w=1, thr=0.35, omit=0.7, longest=36)
        s.stroke(line, r.uniform(1.4, 2.6), wobble=0.5, taper=(0.05, 0.4), clip=cone)
    s.outline(cone, 3)
    crater = ell(501, 430, 66, 14)
    s.cover(crater)
    s.wash(crater, "#ffe27a", 0.7, col2="#ff8a2a", edge=0.6)
    s.outline(crater, 2.4, "#7a1a14")
    s.glow(500, 390, 150, "#ffb03a", 0.5, 0.5)
    for _ in range(80):
        a, q = r.normal() * 0.6 - math.pi / 2, abs(r.normal()) * 170 + 20
        s.fill(ell(500 + q * math.cos(a), 420 + q * math.sin(a), r.uniform(1.4, 5)), ("#ffe27a", "#ff9a2a", "#fff6d0")[r.integers(3)], body=True)
    # lava finds its way to both plates, and over the edge
    edge_ = cam.project((0, 0.94, 0.42))[1]
    hem = cam.project((0, 0.6, 0.46))[1]
    pl = [tuple(cam.project((q * 0.66, 0.945, 0.1))) for q in (-1, 1)]
    runs = [
        limb([(498, 430), (486, 520), (510, 640), (480, 780), (496, 920), (470, base + 10), (400, base + 34), pl[0]], [18, 16, 22, 24, 34, 44, 24, 16]),
        limb([(516, 430), (548, 560), (540, 680), (590, 820), (606, 940), (640, base + 12), pl[1]], [12, 12, 15, 18, 26, 26, 15]),
        limb([(482, base), (486, edge_ + 6), (478, hem), (484, hem + 52)], [46, 34, 20, 9]),
        limb([(560, base + 6), (566, edge_ + 4), (560, hem - 40)], [22, 18, 7]),
        limb([(470, 432), (430, 560), (410, 660), (372, 760)], [9, 9, 11, 3]),
        ell(500, base + 20, 120, 24),
    ]
    lava = smooth(union(*runs), 6)
    rough = np.clip(s.warp(s.mask(lava), (0, 0, s.w, s.h), 1.5, 5), 0, 1)
    s.cover(rough)
    s.wash(rough, "#e8401c", 1.0, col2="#f8861e", edge=0.6)
    inner = np.clip(s.warp(s.mask(lava.buffer(-8)), (0, 0, s.w, s.h), 2, 6), 0, 1)
    s.cover(inner, keep=0.35)
    s.wash(inner, "#ffb42e", 0.7, col2="#ffe060", edge=0.4)
    s.outline(lava, 2.4, "#5a1414", lost=0.15)
    for run in runs[:2]:
        for _ in range(16):
            x0, y0, x1, y1 = run.bounds
            p = np.array([r.uniform(x0, x1), r.uniform(y0, y1)])
            if run.contains(ell(*p, 5)):
                s.stroke(ridge_of(r, p, p + [r.normal() * 14, r.uniform(12, 30)], 0.2, 2), 2.4, "#7a1a14", wobble=0.4)
    for q, (x, y) in zip((-1, 1), pl, strict=True):
        plate = ell(x, y, 66, 18)
        s.thing(plate, "#fffaf0", 0.15, shade=0.4, shcol="#6a6a90", hatch=0, line=2.4)
        s.cover(ell(x, y, 42, 10))
        s.wash(ell(x, y, 42, 10), "#f8861e", 0.9, col2="#ffe060", edge=0.7)
        s.outline(ell(x, y, 44, 11), 1.6, "#7a1a14")
        cx = x - q * 104
        glass = blob(
            [
                (cx - 17, y - 66),
                (cx + 17, y - 66),
                (cx + 12, y - 36),
                (cx + 3, y - 26),
                (cx + 3, y - 6),
                (cx + 14, y),
                (cx - 14, y),
                (cx - 3, y - 6),
                (cx - 3, y - 26),
                (cx - 12, y - 36),
            ],
            5,
        )
        s.thing(glass, "#a8243a", 0.8, shade=0.3, hatch=0, line=1.9)
        kx = x + q * 84
        s.thing(box(kx - 7, y - 92, kx + 7, y - 2), "#fff4dc", 0.25, shade=0.4, hatch=0, line=2)
        s.thing(blob([(kx, y - 132, 1), (kx + 9, y - 106), (kx, y - 92), (kx - 9, y - 106)], 6), "#ffc23a", 0.9, shade=0, hatch=0, line=1.6)
    flame(s, 762, hem + 30, 0.62)
    s.wash(ell(762, hem + 34, 66, 16), "#2a1418", 0.7, wet=10)
    sx, sy = crow(s, 262, 560, 0.86)
    for k in range(16):
        s.fill(ell(sx + r.normal() * 12 - k * 1.5, sy + 6 + k * 13, r.uniform(1.6, 3)), body=True)
