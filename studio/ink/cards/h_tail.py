"""A guest whose tail shows."""

from ..easel import *
from ..kit.brush import threads
from ..kit.profile import fingers, profile

NIGHT, RUST = "#12060c", "#7a2c10"
PALE = ("#e8b48e", "#d98b6a", "#8a4a55")
OLIVE = ("#d9a67c", "#c97f5c", "#74404a")
BROWN = ("#9a6242", "#8a4a34", "#3e1c22")
DEEP = ("#7a4a34", "#6e3828", "#2a1218")


def lean(pts):
    """The hall is seen by somebody who has had a glass."""
    return move(np.asarray([q[:2] for q in pts], float), 0, 0, 1, -6, origin=(480, 900))


def _hall(s):
    r = s.rng
    s.wash(s.all, "#f0b060", 0.6, col2="#d8743e", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 1000), (700, 940), (560, 600), (330, 420), (-100, 760)]), "#a3261f", 1.0, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(520, -100), (1100, -100), (1100, 900), (860, 700), (840, 330), (700, 150)]), "#26060f", 1.3, wet=80, gran=0.6, pool=0.7)
    s.wash(blob([(-100, -100), (240, -100), (120, 200), (-100, 520)]), "#26060f", 1.0, wet=80, gran=0.6, pool=0.7)
    for x, k in ((60, 1.0), (262, 1.0), (640, 0.9), (872, 0.9)):  # tall windows, and the evening in them
        g = valid(Polygon(lean([(x - 62, 860), (x - 62, 380), *arc(x, 380, 62, 76, 180, 360), (x + 62, 380), (x + 62, 860)])))
        s.wash(g.buffer(16), NIGHT, 1.0, wet=10, gran=0.5)
        s.cover(g)
        s.wash(g, "#ffd98a", 0.7 * k, col2="#e8853a", edge=0.8, grad=("lin", 90, 0.35, 1.3), gran=0.5, bloom=2)
        s.outline(g, 3.2)
        for q in (-21, 21):
            s.stroke(lean([(x + q, 318), (x + q, 860)]), 3)
        for y in range(390, 860, 74):
            s.stroke(lean([(x - 60, y), (x + 60, y)]), 2.6)
            for q in (-60, -20, 22):
                if r.random() < 0.5:
                    s.stroke(lean([(x + q + 8, y + 12), (x + q + 26, y + 46)]), 2, "#fff6d8", body=True, alpha=0.6)
    for _ in range(26):  # damask
        x, y = r.uniform(0, 1000), r.uniform(140, 820)
        s.curve(lean([(x, y), (x + 9, y - 16), (x, y - 30), (x - 9, y - 16), (x, y)]), 1.4, "#3a0812", alpha=0.5)
    s.lift(ell(452, 330, 150, 130), 0.5, 70)
    # the floor, laid like a chessboard
    fl = valid(Polygon(lean([(-300, 892), (1300, 892), (1300, 1800), (-300, 1800)])))
    s.cover(fl)
    s.wash(fl, "#eec48a", 0.6, col2="#c87a44", gran=0.6, pool=0.6, bloom=3)

    def at(u, v):
        return 360 + u * 330 / v, 800 + 330 / v

    rows = np.linspace(3.6, 0.42, 17)
    for j, (a, b) in enumerate(zip(rows, rows[1:], strict=False)):
        for i in range(-14, 16):
            q = valid(Polygon(lean([at(i * 0.62, a), at(i * 0.62 + 0.62, a), at(i * 0.62 + 0.62, b), at(i * 0.62, b)]))).intersection(fl)
            if (i + j) % 2 and not q.is_empty:
                s.wash(q, "#3a0d14", 1.1 + 0.2 * r.normal(), edge=0.5, rough=0.9, gran=0.6)
                if r.random() < 0.3:
                    p = at(i * 0.62 + 0.2, b)
                    s.stroke(lean([p, (p[0] + 60, p[1] - 4)]), 2, "#e8a878", body=True, alpha=0.5)
    s.stroke(lean([(-300, 892), (1300, 892)]), 4)
    s.wash(blob([(1100, 960), (1100, 1600), (560, 1600), (760, 1430), (880, 1290)]), NIGHT, 1.0, wet=80, gran=0.6, pool=0.6)
    s.wash(blob([(-100, 1240), (180, 1340), (300, 1600), (-100, 1600)]), NIGHT, 0.8, wet=60, gran=0.6)


def _lights(s):
    s.glow(430, 120, 330, "#ffd873", 0.5, 0.85)
    mid = np.array([430, 96])
    s.curve([(400, -20), (414, 20), mid - [4, 20]], 6, "#2a120c")
    for w, y in ((150, -24), (262, 52)):

        def p(a, w=w, y=y):
            x, q = w * math.cos(math.radians(a)), w * 0.19 * math.sin(math.radians(a))
            return mid + [x, y + q - x * 0.1]

        for a in (30, 150, 215, 330):
            s.curve([mid - [4, 40], (mid + p(a)) / 2 + [0, 16], p(a)], 3.4, "#3a1c10")
        hoop = [p(a) for a in range(0, 366, 6)]
        s.stroke(hoop, 17, "#1c0c0a", taper=(0, 0))
        s.stroke(hoop, 10, "#a8702a", taper=(0, 0))
        s.stroke([h - [0, 3] for h in hoop[2:28]], 2.4, "#ffe2a0", body=True)
        for a in np.linspace(6, 340, 12):
            s.lift(ell(*(p(a) - [0, 60]), 26, 32), 0.55, 14)
        for a in sorted(np.linspace(6, 340, 12), key=lambda v: math.sin(math.radians(v))):
            x, q = p(a)
            wax = poly([(x - 7, q - 42), (x + 5, q - 43), (x + 8, q - 2), (x - 6, q)])
            s.thing(wax, "#f6e6c0", 0.4, shade=0.7, shcol="#a8703a", hatch=0, line=1.8)
            s.curve([(x + 5, q - 40), (x + 9, q - 22), (x + 8, q - 14)], 2.4, "#fffbe8", body=True)
            s.fill(blob([(x + 2, q - 84), (x + 9, q - 60), (x - 1, q - 44), (x - 10, q - 58)]), "#f08a1a", body=True)
            s.fill(blob([(x, q - 72), (x + 4, q - 56), (x - 1, q - 47), (x - 5, q - 56)]), "#fff3b0", body=True)
            s.thing(ell(x, q, 15, 6), "#a8702a", 1.0, shade=0.6, shcol="#2a120c", hatch=0, line=1.8)


def _threads(s, g, way, tones, n, long=30, w=1.5):
    x0, _, x1, _ = g.bounds

    def share(x, _, lit):
        u = (x - x0) / (x1 - x0)
        return 1 - u if lit else 0.15 + u

    threads(s, g, way, tones, n, long, w, share=share, stray=0.07, bend=1, thick=1.2, alpha=0.75, wobble=0.4)


def _hair(s, at, tones, size, skin, bun=True, n=220):
    r = s.rng
    g = valid(
        Polygon(
            at(
                path(
                    [
                        (0.70, 0.12),
                        (0.60, 0.22),
                        (0.50, 0.30),
                        (0.46, 0.46),
                        (0.34, 0.52),
                        (0.28, 0.72),
                        (0.08, 0.74),
                        (-0.05, 0.56),
                        (-0.09, 0.26),
                        (0.06, 0.0),
                        (0.36, -0.07),
                        (0.58, -0.02),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    knot = (-0.08, 0.10) if bun else (0.06, 0.66)
    s.wash(g.buffer(3), skin[2], 0.5, wet=5)
    s.fill(g, tones[0])
    x0, y0, x1, y1 = g.bounds
    end = at([knot])[0]
    for i, col in enumerate(tones):
        for _ in range(n * 3 // (1, 1, 2, 6)[i]):
            p = np.array([r.uniform(x0, x1), r.uniform(y0, y1)])
            d = end - p
            a = math.atan2(d[1], d[0]) + r.normal() * 0.12
            d = np.array([math.cos(a), math.sin(a)]) * size * r.uniform(0.1, 0.26)
            s.curve([p, p + d * 0.5 + [0, -2], p + d], size * 0.007 + 0.5, col, n=5, clip=g, body=i > 1, alpha=0.8, wobble=0.4)
    s.outline(g, 1.8)
    if bun:
        c, q = at([(-0.12, 0.02)])[0], size * 0.2
        s.thing(ell(*c, q, q * 0.9), tones[0], 1.2, shade=0.4, hatch=0, line=2)
        for i in range(int(n * 0.3)):
            a, k = r.uniform(0, 360), math.sqrt(r.uniform(0.05, 0.95))
            s.stroke(arc(*c, q * k, q * 0.88 * k, a, a + 90), 1.3, tones[i % 4], body=i % 4 > 1, alpha=0.8)
    s.thing(ell(*at([(0.33, 0.50)])[0], size * 0.05, size * 0.075, 8), skin[0], 0.9, shade=0.5, shcol=skin[2], hatch=0, line=1.7)


def _guest(s, x, y, size, turn, flip, skin, gown, body, tones, *, bun=True, brow=0.6, back=False):
    r, (col, dark, lit) = s.rng, gown
    s.wash(move(body, 12, 18), NIGHT, 0.9, wet=18)
    q = -1 if flip else 1
    at = profile(
        s, x, y, size, turn, flip=flip, skin=skin, brow=brow, neck=((x - q * size * 0.16, y + size * 0.66), size * 0.2), k=0.9, line=2.4 if size > 130 else 1.9
    )
    _hair(s, at, tones, size, skin, bun, 260 if size > 130 else 130)
    s.thing(body, col, 1.05, col2=mix(col, dark, 0.5), shade=0.9, shcol=dark, hatch=6, line=2.8, gran=0.6)
    x0, y0, x1, y1 = body.bounds
    cx, high = (x0 + x1) / 2, y1 - y0
    for u in np.linspace(0.12, 0.9, 5):  # folds
        f = x0 + (x1 - x0) * u
        pts = [(cx + (f - cx) * 0.5, y0 + high * r.uniform(0.3, 0.45)), (cx + (f - cx) * 0.8, y0 + high * 0.7), (f, y1)]
        s.wash(limb(pts, [3, size * 0.06, size * 0.1]), dark, 1.0, wet=8, clip=body)
        s.curve(pts, 2.4, dark, clip=body)
    soft = mix(col, lit, 0.55)
    _threads(
        s, body, lambda px, py: math.pi / 2 - (px - cx) * 0.0012, ((dark, 0), (mix(col, dark, 0.6), 0), (soft, 1), (NIGHT, 0)), 200 if back else 420, 40, 1.5
    )
    return at


BLACK = ("#120a0e", "#0a0508", "#5a3c3c", "#a08078")
FAIR = ("#7a4a1c", "#4a2810", "#d9a850", "#ffe9ac")
GREY = ("#5a5058", "#2a2228", "#b0a8a8", "#f4eee6")
RED = ("#6a2412", "#3a0f0a", "#c8602a", "#f6b070")


def _guests(s):
    back = dict(back=True)
    g = blob([(150, 650), (196, 586), (252, 582), (318, 640), (330, 860), (350, 1040), (160, 1040)])
    _guest(s, 240, 500, 122, 4, False, BROWN, ("#5a2a4a", "#1c0818", "#c88aa8"), g, GREY, bun=False, **back)
    s.thing(blob([(188, 592), (228, 576), (268, 586), (274, 612), (230, 600), (186, 616)]), "#fff6e6", 0.25, shade=0.6, shcol="#8a7088", hatch=0, line=2)
    g = blob([(610, 760), (650, 690), (712, 668), (770, 700), (792, 800), (790, 1040), (610, 1040)])
    at = _guest(s, 690, 602, 112, -6, True, PALE, ("#2f4a6a", "#0a1424", "#9ab8d8"), g, RED, bun=False, **back)
    s.thing(
        blob([(622, 744), (640, 704), (662, 690), (666, 740), (640, 900), (612, 960), (606, 860)]),
        "#fff6e6",
        0.25,
        shade=0.6,
        shcol="#6a7088",
        hatch=5,
        line=2.2,
    )
    s.curve([(666, 690), (672, 760), (640, 900)], 7, "#0a1424", clip=g)
    for y in (770, 810, 850):
        s.fill(ell(634 - (y - 770) * 0.12, y, 4), "#c8942e")
    s.thing(blob([(630, 700), (652, 706), (674, 694), (672, 724), (652, 714), (632, 726)]), "#1a1018", 1.3, shade=0.3, hatch=0, line=2)
    s.thing(limb([(756, 740), (762, 850), (700, 900)], [34, 30, 22]), "#365478", 1.1, shade=0.9, shcol="#0a1424", hatch=5, line=2.4, gran=0.5)
    c = at([(0.66, 0.42)])[0]
    s.stroke(arc(*c, 11, 12, 0, 366, 30), 2.4, "#f0c860", taper=(0, 0), body=True)  # his eyeglass
    s.curve([c + [3, 15], c + [16, 60], c + [4, 110]], 1.5, "#f0c860", body=True)
    # she who gasps
    g = blob([(-60, 760), (20, 716), (96, 712), (150, 752), (176, 850), (166, 960), (220, 1160), (262, 1420), (-80, 1440)])
    _guest(s, 62, 590, 196, 2, False, PALE, ("#1f7a74", "#06282e", "#9ae0cc"), g, FAIR, brow=-0.9)
    sleeve = limb([(40, 800), (112, 920), (150, 800)], [50, 42, 25])
    s.wash(move(sleeve, 8, 16), NIGHT, 0.9, wet=10, clip=g.buffer(20))
    s.thing(sleeve, "#238a80", 1.05, shade=0.9, shcol="#06282e", hatch=5, line=2.8, gran=0.5)
    _threads(s, sleeve, lambda x, y: 1.0 if x < 104 else -1.2, (("#06282e", 0), ("#14524e", 0), ("#9ae0cc", 1)), 130, 30, 1.5)
    s.thing(limb([(132, 794), (170, 792)], [13, 13]), "#fff6e0", 0.2, shade=0.5, hatch=0, line=2)
    fingers(s, 151, 786, 96, -86, curls=(10, 12, 14, 18), spread=9, skin=PALE, line=2)
    for i in range(11):  # pearls
        s.thing(ell(4 + i * 10, 734 + 15 * math.sin(i / 10 * math.pi), 7), "#fff6e8", 0.25, shade=0.7, shcol="#a88a8a", hatch=0, line=1.6)


def _pointer(s):
    g = blob([(826, 790), (872, 722), (950, 700), (1060, 716), (1060, 1320), (780, 1320), (822, 1080), (844, 930)])
    _guest(s, 914, 582, 182, -4, True, DEEP, ("#d9a02a", "#5a2a0a", "#fff0a8"), g, BLACK, brow=-0.6)
    arm = limb([(900, 776), (846, 876), (772, 926)], [50, 40, 24])
    s.wash(move(arm, 6, 24), NIGHT, 0.9, wet=10)
    s.thing(arm, "#e0aa34", 1.0, shade=0.9, shcol="#5a2a0a", hatch=5, line=2.8, gran=0.5)
    _threads(s, arm, lambda x, y: 2.0 if x > 850 else 2.6, (("#5a2a0a", 0), ("#9a6a1a", 0), ("#fff0a8", 1)), 130, 30, 1.5)
    s.thing(limb([(782, 902), (794, 938)], [11, 11]), "#fff6e0", 0.3, shade=0.5, hatch=0, line=2)
    fingers(s, 774, 926, 112, -34, flip=True, curls=(2, 62, 70, 74), spread=5, thumb=(-30, 30), skin=DEEP, line=2)


def _coat(s):
    r = s.rng
    cloth_, dark = "#2c2632", "#07050a"
    s.wash(blob([(300, 1320), (600, 1310), (760, 1350), (860, 1440), (560, 1420), (330, 1370)]), NIGHT, 1.0, wet=26, gran=0.5)
    legs = [limb([(388, 800), (372, 1060), (364, 1256)], [70, 54, 44]), limb([(496, 800), (512, 1060), (526, 1254)], [70, 54, 44])]
    for g, x in zip(legs, (358, 532), strict=True):
        shoe = blob([(x - 50, 1330), (x - 42, 1292), (x, 1282), (x + 44, 1292), (x + 52, 1332), (x + 40, 1356), (x - 40, 1356)])
        s.thing(shoe, "#3a2226", 1.3, shade=0.8, shcol="#0a0608", hatch=4, line=3)
        s.fill(poly([(x - 34, 1342), (x + 34, 1342), (x + 32, 1366), (x - 32, 1366)]), "#0a0608")
        s.curve([(x - 34, 1310), (x - 18, 1298), (x + 6, 1296)], 5, "#e8dcd8", body=True, alpha=0.8)
        s.thing(g, "#5f5668", 1.1, col2="#463e50", shade=0.9, shcol=dark, hatch=6, line=3, gran=0.5)
        _threads(s, g, lambda px, py: 1.57, ((dark, 0), ("#2c2434", 0), ("#9a8ea4", 1), ("#4a3c50", 0)), 190, 46, 1.4)
        for k in range(4):
            s.curve([(x - 34, 1190 + k * 20), (x, 1202 + k * 18), (x + 38, 1188 + k * 22)], 2, dark)
    for x0, x1 in ((334, 318), (556, 574)):
        s.curve([(x0, 830), ((x0 + x1) / 2, 1060), (x1, 1290)], 5, "#6a5a72", body=True, alpha=0.6)
    flaps = [
        blob([(332, 780), (430, 792), (424, 900), (404, 1020), (372, 1106), (330, 1092), (306, 960)]),
        blob([(452, 792), (556, 780), (600, 880), (640, 1000), (632, 1086), (590, 1080), (530, 960)]),
    ]
    body = blob(
        [(298, 530), (346, 486), (440, 462), (534, 482), (590, 520), (576, 630), (548, 726), (562, 806), (444, 826), (326, 806), (342, 726), (316, 630)]
    )
    raised = limb([(566, 540), (690, 520), (742, 350)], [54, 44, 30])
    behind = limb([(326, 545), (244, 694), (356, 752)], [52, 42, 30])
    for g in flaps:
        s.wash(move(g, 12, 16), "#030204", 1.2, wet=10)
        s.thing(g, cloth_, 1.25, shade=0.9, shcol=dark, hatch=6, line=3, gran=0.5)
        _threads(s, g, lambda px, py: 1.5 if px < 440 else 1.2, ((dark, 0), ("#1a141e", 0), ("#6a5e72", 1), ("#4a3c50", 0)), 220, 44, 1.4)
    # the cup, and the hand that holds its stem
    s.glow(770, 170, 110, "#ffb070", 0.4, 0.6)
    s.stroke([(770, 250), (766, 330)], 9, "#3a0a10", taper=(0, 0))
    bowl = blob([(712, 110), (826, 104), (822, 170), (800, 224), (772, 252), (744, 228), (718, 172)])
    s.wash(move(bowl, 10, 12), NIGHT, 0.8, wet=10)
    s.thing(bowl, "#d0182a", 1.3, col2="#7a0818", shade=0.8, shcol="#2a020c", hatch=5, line=3, gran=0.3)
    s.thing(ell(769, 108, 57, 15, -3), "#7a0818", 1.2, shade=0.2, hatch=0, line=2.6)
    s.curve([(730, 140), (736, 180), (752, 216)], 7, "#ffe0d0", body=True, alpha=0.85)
    s.curve([(812, 140), (806, 180), (796, 204)], 3, "#ff9a8a", body=True, alpha=0.8)
    fingers(s, 748, 352, 96, -76, curls=(62, 66, 66, 62), spread=6, thumb=(-20, 24), skin=OLIVE, line=2.2)
    s.stroke([(770, 250), (769, 290)], 6, "#d0182a", taper=(0, 0))
    for g, way in (
        (raised, lambda x, y: 0.1 if x < 690 else -1.2),
        (body, lambda x, y: 1.57 + (x - 440) * 0.001),
        (behind, lambda x, y: 2.2 if y < 690 else 0.5),
    ):
        s.wash(move(g, 10, 16), "#030204", 1.1, wet=12)
        s.thing(g, cloth_, 1.3, col2="#1a161e", shade=0.9, shcol=dark, hatch=6, line=3.2, gran=0.5)
        _threads(s, g, way, ((dark, 0), ("#1a141e", 0), ("#6e6276", 1), ("#54465a", 0)), 300, 36, 1.4)
    for pts in ([(440, 480), (444, 620), (440, 800)], [(360, 520), (392, 640), (384, 790)], [(522, 520), (494, 640), (502, 790)]):
        s.curve(pts, 2.6, dark)
        s.curve([(x - 4, y) for x, y in pts], 1.2, "#8a7a92", body=True, alpha=0.6)
    for pts in (
        [(330, 720), (390, 740), (430, 736)],
        [(548, 726), (500, 746), (460, 742)],
        [(660, 540), (690, 520), (700, 490)],
        [(262, 664), (250, 692), (266, 720)],
        [(560, 520), (572, 548), (566, 590)],
        [(322, 520), (312, 560), (322, 600)],
    ):
        s.curve(pts, 3, dark)
        s.curve([(x + 3, y + 5) for x, y in pts], 1.3, "#8a7a92", body=True, alpha=0.6)
    for wr in ([(728, 356), (766, 352)], [(350, 730), (344, 774)]):
        s.thing(limb(wr, [15, 15]), "#fff8ea", 0.25, shade=0.6, shcol="#8a7a8a", hatch=0, line=2.2)
    fingers(s, 352, 752, 104, 8, curls=(8, 12, 14, 20), spread=8, thumb=(-50, 24), skin=OLIVE, line=2.2)
    for x in (416, 466):
        s.thing(ell(x, 806, 10), "#e8b84a", 1.0, shade=0.6, shcol="#6a3a0a", hatch=0, line=2)
    # his head from behind
    s.thing(limb([(442, 400), (440, 446)], [44, 46]), OLIVE[0], 0.95, col2=OLIVE[1], shade=0.9, shcol=OLIVE[2], hatch=4, line=2.4)
    s.thing(blob([(384, 462), (440, 446), (500, 460), (506, 486), (440, 474), (376, 490)]), "#fff8ea", 0.2, shade=0.6, shcol="#8a7a8a", hatch=0, line=2.2)
    s.thing(
        blob([(352, 496), (384, 476), (440, 470), (500, 474), (532, 492), (500, 516), (440, 504), (382, 520)]),
        cloth_,
        1.3,
        shade=0.7,
        shcol=dark,
        hatch=5,
        line=2.6,
    )
    for x, a in ((372, -8), (514, 8)):
        s.thing(ell(x, 366, 13, 25, a), OLIVE[0], 0.95, shade=0.7, shcol=OLIVE[2], hatch=0, line=2.2)
    skull = blob([(376, 340), (386, 282), (440, 254), (500, 280), (512, 340), (500, 392), (474, 424), (440, 430), (408, 424), (384, 392)])
    s.thing(skull, "#2a1410", 1.3, shade=0.6, hatch=0, line=2.4)
    for col, n in (("#0a0506", 420), ("#4a2214", 300), ("#8a4a24", 150), ("#e0a060", 40)):
        for _ in range(n):
            p = np.array([r.uniform(372, 516), r.uniform(250, 430)])
            d = (p - [458, 290]) / (np.hypot(*(p - [458, 290])) + 8)
            e = p + d * r.uniform(24, 48) + [0, 12]
            s.curve([p, (p + e) / 2 + [d[0] * 5, -4], e], 1.5, col, n=5, clip=skull.buffer(3), body=col in ("#8a4a24", "#e0a060"), alpha=0.85, wobble=0.4)
    for _ in range(40):
        x = r.uniform(404, 478)
        s.stroke([(x, 422), (x + r.normal() * 3, 436 + r.uniform(0, 8))], 1.3, "#1a0c0a")


def _tail(s):
    r = s.rng
    bend = [(442, 812), (446, 880), (478, 986), (566, 1090), (684, 1116), (782, 1066), (826, 986), (838, 896)]
    brush = limb(bend, [20, 46, 76, 98, 98, 72, 40, 3], 14)
    line = path(bend, 14)
    s.wash(move(brush, 22, 34), "#030204", 1.1, wet=22, gran=0.5)
    s.thing(brush, "#ee7a22", 1.1, col2="#c8481a", shade=0.85, shcol="#5a160c", hatch=0, line=2.4, soft=60, gran=0.5)
    tip = brush.intersection(poly([(700, 950), (748, 1240), (900, 1200), (900, 820), (760, 820)]))
    s.cover(np.clip(s.warp(s.mask(tip.buffer(-2)), (0, 0, s.w, s.h), 3, 4), 0, 1), keep=0.1)
    s.wash(tip, "#b08a80", 0.5, grad=("lin", 70, 0, 1), wet=6)
    s.wash(limb([(470, 990), (560, 1130), (690, 1180), (800, 1110)], [16, 40, 44, 12]), "#4a0f0a", 1.0, wet=16, clip=brush)

    def lie(x, y):
        i = int(np.argmin((line[:, 0] - x) ** 2 + (line[:, 1] - y) ** 2))
        d = line[min(i + 2, len(line) - 1)] - line[max(i - 2, 0)]
        return math.atan2(d[1], d[0])

    m, t = s.mask(brush), s.mask(tip)
    for dark, light, n, q in (("#3a0c08", "#a83a14", 800, 0.3), (RUST, "#ffb45a", 900, 0.5), ("#a83a14", "#ffe2a8", 420, 0.6)):
        marks.pelt(s, m * (1 - t), lie, n, (16, 44), 1.6, dark=dark, light=light, share=q)
    marks.pelt(s, t, lie, 260, (16, 40), 1.6, dark="#8a6a64", light="#fffdf6", share=0.55)
    ring = np.array(brush.exterior.coords)
    for i in r.choice(len(ring) - 1, 520):  # the edge is of hair
        a = lie(*ring[i]) + r.normal() * 0.35
        q = r.uniform(12, 34)
        pale = ring[i][0] > 730 and ring[i][1] < 1180
        s.stroke(
            [ring[i], ring[i] + [q * math.cos(a), q * math.sin(a)]],
            1.7,
            "#fff6e8" if pale else ("#3a0c08", RUST, "#ee7a22")[int(r.integers(3))],
            body=pale,
            alpha=0.9,
        )


def _hound(s, x, y, k):
    """From the right, nose first; (x, y) is its nose."""
    at = lambda pts: [(*q, *p[2:]) for p, q in zip(pts, move([p[:2] for p in pts], x, y, k), strict=True)]  # noqa: E731
    body = blob(
        at([(-2, -8), (34, -26), (92, -38), (118, -62), (168, -80), (222, -66), (276, -22), (360, 6), (560, 20), (560, 560), (330, 560), (318, 420), (300, 330), (256, 236), (196, 120), (150, 66), (110, 58), (70, 50), (26, 42), (2, 26), (-8, 8)])
    )  # fmt: skip
    paw = union(
        limb(at([(312, 190), (276, 262), (262, 322)]), [46 * k, 30 * k, 22 * k]), blob(at([(234, 318), (284, 306), (292, 336), (250, 346), (222, 340)]))
    )
    body = smooth(union(body, paw), 5)
    s.wash(move(body, 16, 20), NIGHT, 1.2, wet=20, gran=0.5)
    s.thing(body, "#8a5a38", 0.9, col2="#6a3f28", shade=0.95, shcol="#1c0c12", hatch=0, line=3.2, soft=70, gran=0.6)
    nose = np.array([x, y])

    def lie(px, py):
        return math.atan2(py - nose[1] + 60 * k, px - nose[0] + 40 * k)

    bb, tone, _ = s.shade_of(body, 70)
    dark = np.zeros((s.h, s.w), np.float32)
    dark[bb[1] : bb[3], bb[0] : bb[2]] = tone
    s.wash(blob(at([(230, -20), (420, 30), (560, 200), (560, 560), (330, 560), (318, 400)])), NIGHT, 0.35, wet=50, gran=0.5, clip=body)
    angle = marks.field(s, lambda px, py: np.arctan2(py - nose[1] + 60 * k, px - nose[0] + 40 * k))
    deep = np.clip(0.42 + 0.5 * dark, 0, 1) * s.mask(body)
    s.hatch(body, tone=deep, ang=angle, sep=5.5, w=1.6, thr=0.3, longest=34, wander=0.25, col="#1c0a0c")
    s.hatch(body, tone=deep * 0.8, ang=angle + 0.3, sep=7, w=1.4, thr=0.3, longest=26, wander=0.3, col="#3a1c16")
    s.hatch(body, tone=np.clip(1.05 - deep, 0, 1) * s.mask(body), ang=angle, sep=8, w=1.3, thr=0.35, longest=26, wander=0.25, col="#e8b484", alpha=0.8)
    pale = blob(at([(6, 24), (60, 22), (120, 40), (170, 84), (240, 200), (286, 310), (250, 236), (196, 124), (150, 70), (70, 52), (26, 44)])).intersection(body)
    s.cover(pale, keep=0.35)
    ear = blob(at([(176, -70), (214, -62), (240, -20), (250, 40), (238, 96), (206, 124), (176, 104), (160, 50), (160, -10)]))
    s.wash(move(ear, -8, 10), "#1c0c12", 0.6, wet=8, clip=body)
    s.thing(ear, "#5a3020", 1.0, shade=0.7, shcol="#22100f", hatch=0, line=2.8)
    marks.pelt(s, s.mask(ear), lambda px, py: 1.5, 160, (10, 24), 1.4, dark="#22100f", light="#b8805a", share=0.35)
    s.thing(blob(at([(-10, -8), (6, -16), (24, -12), (22, 8), (6, 16), (-8, 10)])), "#16121a", 1.5, shade=0, hatch=0, line=2)
    s.fill(ell(*at([(4, -8)])[0], 4 * k, 2.4 * k), body=True, alpha=0.9)
    s.curve(at([(4, 24), (40, 34), (80, 34), (112, 46), (118, 58)]), 3, taper=(0.1, 0.4))
    s.curve(at([(8, 14), (6, 24)]), 2.4)
    lid = blob(at([(106, -30), (120, -42), (138, -34), (124, -22)]))
    s.cover(lid)
    s.wash(lid, "#c88a3a", 0.8, edge=0.8)
    s.fill(ell(*at([(119, -32)])[0], 6.4 * k))
    s.fill(ell(*at([(116, -35)])[0], 2 * k), body=True)
    s.curve(at([(100, -28), (120, -46), (144, -32)]), 3.4)
    s.curve(at([(96, -50), (118, -60), (146, -52)]), 2)
    for q in range(3):
        s.stroke(at([(60 + 14 * q, 30 + 3 * q), (40 + 20 * q, 66 + 6 * q)]), 1.4)
        s.curve(at([(-24 - 10 * q, -20 + 4 * q), (-38 - 12 * q, 0), (-26 - 10 * q, 20 - 2 * q)]), 2.2, alpha=0.8)  # it sniffs


@card("ember", paper="tea", light=(-0.2, -0.8), fresh=False)
def tail_coat(s):
    _hall(s)
    _lights(s)
    _guests(s)
    _pointer(s)
    _coat(s)
    _tail(s)
    _hound(s, 664, 1226, 0.84)
    s.splatter("#26060f", 60, (500, 1000, 1000, 1500), (0.7, 4.5))
    s.splatter("#ffd873", 36, (200, 0, 700, 300), (0.7, 3))
