"""A hen as large as a hill bends down to the last one who is still outside."""

from ..easel import *
from ..kit.brush import brushed

RUSSET = ("#c8743e", "#b86232", "#d88a50", "#a8522c", "#9a4628")
DARK = "#2c1216"
STORM = "#1c2638"
HEN = [(-70, 470), (60, 452), (190, 430), (310, 372), (410, 270), (500, 170), (600, 100), (710, 84), (800, 112), (852, 168), (880, 236), (868, 300), (838, 352), (836, 430), (880, 540), (930, 680), (950, 830), (928, 960), (880, 1050), (780, 1100), (640, 1090), (520, 1120), (380, 1104), (220, 1130), (80, 1110), (-70, 1130)]  # fmt: skip


def _sky(s):
    s.sky([(0, "#2f3d52", 1.2), (0.4, "#5c7088", 0.95), (0.75, "#98a8ac", 0.6), (1, "#d8cfa8", 0.45)], 0, 1180, wet=110)
    for x, y, w in ((170, 90, 460), (900, 60, 420), (960, 420, 300), (60, 300, 300)):
        heap = union(*(ell(x + (i - 2) * w * 0.2, y + s.rng.normal() * 16, w * 0.17, w * 0.1) for i in range(5)))
        s.wash(s.warp(s.mask(heap), (0, 0, s.w, s.h), 3, 12, 8), STORM, 0.8, wet=20, gran=0.5)
    places.hills(s, 1120, "#4f6a5c", rise=40, k=0.95, seed=4, k_low=0.9)
    ground = poly([*path([(-40, 1236), (250, 1210), (560, 1224), (1040, 1190)], 8), (1040, 1560), (-40, 1560)])
    s.cover(ground)
    s.wash(ground, "#5f7f5a", 1.0, col2="#33544c", pool=0.6, grad=("lin", 90, 0.6, 1.3))
    s.wash(blob([(-60, 1380), (400, 1430), (700, 1480), (1080, 1400), (1080, 1600), (-60, 1600)]), "#0c1a22", 1.1, wet=60, gran=0.6)
    s.wash(blob([(-60, 1180), (500, 1190), (920, 1180), (840, 1260), (400, 1300), (-60, 1300)]), "#0c1410", 0.9, wet=30)


def _quill(s, p, way, long, wide, col, mark="", line=1.8, k=0.9, dark=DARK):
    """One feather, no two alike: its tip round, broken or pointed; mark: lace, bars, shaft, gold or none."""
    r = s.rng
    d, n = np.array([math.cos(way), math.sin(way)]), np.array([-math.sin(way), math.cos(way)])
    bend = r.normal() * 0.12
    q = lambda a, b: tuple(np.asarray(p) + d * long * a + n * wide * (b + bend * a * a * 2))  # noqa: E731
    t, u = r.uniform(0.66, 0.82), r.uniform(-0.1, 0.1)
    tip = [q(t, -0.46), q(0.93, -0.24), q(1.0, u), q(0.93, 0.26), q(t, 0.46)] if wide > long * 0.3 else [q(t, -0.4), (*q(1.04, u), 1), q(t, 0.4)]
    if r.random() < 0.22:  # broken by the weather
        tip[len(tip) // 2 :] = [(*q(0.97, u), 1), (*q(0.84, 0.1), 1), q(0.9, 0.3), q(t, 0.46)]
    g = blob([q(0, -0.26), q(0.35, -0.5), *tip, q(0.35, 0.5), q(0, 0.26)], 6)
    s.cover(g)
    s.wash(g, col, k, col2=mix(col, dark, 0.25), edge=0.4, rough=0.8, pool=0.5)
    s.wash(blob([q(0, -0.5), q(0.34, -0.55), q(0.42, 0), q(0.34, 0.55), q(0, 0.5)], 6), dark, 0.5, wet=max(3, wide * 0.14), clip=g)
    if mark == "bars":
        for a in (0.45, 0.64, 0.83):
            s.wash(limb([q(a, -0.5), q(a + 0.07, 0), q(a, 0.5)], [wide * 0.07] * 3), dark, 0.75, wet=2, clip=g)
    elif mark == "lace":
        s.wash(g.difference(g.buffer(-max(3, wide * 0.11))).intersection(blob([q(0.5, -1), q(1.2, -1), q(1.2, 1), q(0.5, 1)], 4)), dark, 0.85, edge=0.2, off=0)
    elif mark == "shaft":
        s.wash(limb([q(0.1, 0), q(0.9, u)], [wide * 0.16, 2]), dark, 0.8, wet=2, clip=g)
    elif mark == "gold":
        s.wash(limb([q(0.55, 0.1), q(0.95, u)], [wide * 0.22, 4]), "#f6c060", 0.5, wet=4, clip=g)
    s.stroke(path([q(0.25, -0.48), *[a[:2] for a in tip], q(0.3, 0.5)], 6), line * r.uniform(0.7, 1.2), dark, wobble=0.6)
    s.stroke([q(0.2, 0), q(0.92, u * 0.8)], line * 0.5, dark, wobble=0.3)
    for b in np.linspace(0.3, 0.86, max(3, int(long / 16))):
        if r.random() < 0.6:
            e = 1 if r.random() < 0.5 else -1
            s.stroke([q(b, 0.02), q(b + 0.13, r.uniform(0.22, 0.4) * e)], line * 0.45, dark if r.random() < 0.7 else "#f4d0a0", wobble=0.3, body=r.random() < 0.3)


def _lay(s, area, gap, way, long, wide, cols, kinds, order, keep=1.0, line=1.8, k=0.9):
    """Feathers over an area, the last of `order` on top. keep: how many are drawn; where one is left out the wash shows."""
    r = s.rng
    x0, y0, x1, y1 = area.bounds
    spots = [np.array([x + r.normal() * gap * 0.16, y + r.normal() * gap * 0.12]) for i, y in enumerate(np.arange(y0, y1, gap * 0.6)) for x in np.arange(x0 + (i % 2) * gap * 0.5, x1, gap)]
    m = s.mask(area)
    spots = [p for p in spots if 0 <= p[0] < s.w and 0 <= p[1] < s.h and m[int(p[1]), int(p[0])] > 0.5]
    for p in sorted(spots, key=lambda p: order(*p)):
        if r.random() < keep:
            q = r.uniform(0.8, 1.25)
            _quill(s, p, way(*p) + r.normal() * 0.1, long(*p) * q, wide(*p) * q, cols(*p), kinds[int(r.integers(len(kinds)))], line, k)


def _body(s, body):
    r = s.rng
    for k in range(6):  # tail
        a = math.radians(236 + 13 * k)
        _quill(s, (40 + 24 * k, 500 - 6 * k), a, 330 - 24 * k, 92, mix("#2c2226", "#7a3e28", k / 6), "shaft" if k % 2 else "lace", 2.6, 1.1, "#120a0e")
    s.cover(body)
    s.wash(body, "#c06c38", 0.95, col2="#96482a", edge=0.5, gran=0.5, pool=0.6)
    s.wash(blob([(960, 560), (960, 1120), (300, 1140), (560, 980), (760, 800), (860, 600)]), "#3a1a26", 0.9, wet=60, gran=0.5, clip=body)
    saddle = blob([(-60, 470), (190, 430), (330, 400), (380, 520), (260, 640), (-60, 720)])
    breast = blob([(600, 470), (840, 420), (940, 690), (955, 830), (900, 1040), (720, 1060), (560, 960), (560, 640)])
    flank = blob([(-60, 800), (300, 900), (640, 940), (720, 1060), (500, 1080), (-60, 1090)])
    tone = lambda x, y: mix(RUSSET[int(r.integers(5))], "#5a2a2c", float(step(0.25, 1.0, (x - 360) / 700 + (y - 640) / 1100)) * 0.6)  # noqa: E731
    _lay(s, flank, 92, lambda x, y: 1.75 + (400 - x) * 0.0006, lambda x, y: 130, lambda x, y: 88, tone, ("", "gold", "lace"), lambda x, y: -y, 0.72)
    _lay(s, breast, 66, lambda x, y: 1.62 + (x - 760) * 0.0006, lambda x, y: 62 + (y - 420) * 0.05, lambda x, y: 58 + (y - 420) * 0.035, tone, ("lace", "lace", "", "gold"), lambda x, y: -y, 0.8)
    _lay(s, saddle, 46, lambda x, y: 2.2 + (y - 500) * 0.0008, lambda x, y: 130, lambda x, y: 32, lambda x, y: mix("#e09a4a", "#a8522c", r.random()), ("shaft", "gold", ""), lambda x, y: -y + x * 0.6, 0.8, 1.7)
    side = blob([(-60, 600), (240, 600), (440, 540), (640, 620), (600, 900), (300, 960), (-60, 960)])
    _lay(s, side, 58, lambda x, y: 2.3 - (x - 200) * 0.0006, lambda x, y: 76, lambda x, y: 48, tone, ("", "gold", "lace", "gold"), lambda x, y: -y + x * 0.4, 0.85, 1.6)
    s.wash(blob([(30, 850), (300, 800), (560, 780), (600, 900), (400, 1000), (160, 980)]), DARK, 0.9, wet=26, gran=0.5, clip=body)
    # the folded wing: four tiers
    for n, root, long, wide, fan, cols, kinds in (
        (8, [(520, 760), (500, 890)], 450, 76, (3.1, 2.86), ("#3a1e20", "#5a2c22"), ("shaft", "", "bars")),
        (9, [(580, 690), (560, 880)], 350, 80, (3.12, 2.78), ("#7a3c26", "#a8562e"), ("bars", "bars", "lace")),
        (7, [(606, 640), (600, 830)], 200, 80, (3.1, 2.6), ("#b8642e", "#d88a48"), ("lace", "gold", "lace")),
        (6, [(616, 620), (626, 770)], 110, 66, (3.0, 2.4), ("#d08044", "#e8a860"), ("gold", "", "lace")),
    ):
        line = path([root[0], ((root[0][0] + root[1][0]) / 2 + 26, (root[0][1] + root[1][1]) / 2), root[1]], 20)
        for i in range(n)[::-1]:
            t = i / (n - 1)
            p = line[int(t * (len(line) - 1))]
            _quill(s, p, fan[0] + (fan[1] - fan[0]) * t + r.normal() * 0.03, long * (1 - 0.3 * t) * r.uniform(0.92, 1.06), wide * r.uniform(0.9, 1.1), mix(*cols, r.random()), kinds[int(r.integers(3))], 2.3, 1.0)
    hackle = blob([(310, 400), (420, 270), (510, 170), (620, 110), (740, 130), (810, 200), (820, 330), (826, 430), (800, 520), (700, 600), (560, 610), (420, 540)])
    spine = path([(760, 150), (640, 210), (540, 330), (470, 470)], 20)

    def fall(x, y):
        i = int(np.argmin((spine[:, 0] - x) ** 2 + (spine[:, 1] - y) ** 2))
        return 2.35 - 0.75 * float(step(-60, 260, x - spine[i, 0])) - 0.1 * i / len(spine)

    _lay(s, hackle, 34, fall, lambda x, y: 74 + (y - 100) * 0.12, lambda x, y: 24 + (y - 100) * 0.016, lambda x, y: mix("#f0b050", "#b86030", min(1, max(0, (x - 420) / 480 + r.normal() * 0.2))), ("shaft", "shaft", "gold", ""), lambda x, y: -y + abs(x - 700) * 0.3, 0.9, 1.5)
    s.wash(blob([(800, 330), (836, 430), (900, 600), (820, 640), (740, 560), (760, 420)]), "#3a1626", 0.75, wet=36, clip=body)


def _skirt(s):
    """Down over the roofs, lit from the windows below."""
    hem = blob([(-60, 1010), (200, 1050), (420, 1050), (640, 1030), (800, 1040), (930, 950), (900, 1064), (790, 1118), (650, 1104), (520, 1140), (380, 1124), (220, 1150), (80, 1130), (-60, 1150)])
    s.wash(hem, "#8a4426", 0.8, wet=16, gran=0.5)
    r = s.rng
    lean = lambda x, y: 1.57 + (480 - x) * 0.0007 + math.sin(x / 37) * 0.18  # noqa: E731
    tone = lambda x, y: mix(RUSSET[int(r.integers(5))], "#f0b060", 0.15 + 0.3 * r.random() if x < 800 else 0.0)  # noqa: E731
    _lay(s, hem, 62, lean, lambda x, y: 84, lambda x, y: 56, tone, ("", "gold", "gold", "lace"), lambda x, y: -y, 0.95, 1.7)
    marks.pelt(s, s.mask(hem), lean, 420, (20, 54), 1.7, dark="#6a2c1c", light="#f4c078", share=0.3, alpha=0.7)


def _window(s, x, y, w, h, cross=True):
    g = poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    s.cover(g)
    s.wash(g, "#ffc63c", 0.75, col2="#f89a2e", off=0)
    s.outline(g, 2, lost=0)
    if cross:
        s.stroke([(x + w / 2, y), (x + w / 2, y + h)], 1.8, taper=(0, 0))
        s.stroke([(x, y + h * 0.45), (x + w, y + h * 0.45)], 1.8, taper=(0, 0))


def _house(s, x, y, w, h, wall, roof, side=0.3, lean=0.0):
    """A front with a gable and a bit of its side; x, y its lower left corner."""
    e = w * side
    q = lambda a, b: (x + a + lean * -b, y + b)  # noqa: E731
    flank = poly([q(w, 0), q(w + e, -12), q(w + e, -h - 8), q(w, -h)])
    s.thing(flank, mix(wall, "#3a3a5a", 0.4), 0.7, shade=0.5, hatch=6, line=2.2)
    front = poly([q(0, 0), q(w, 0), q(w, -h), q(w / 2, -h - w * 0.55), q(0, -h)])
    s.thing(front, wall, 0.45, col2=mix(wall, "#e8a860", 0.5), shade=0.4, shcol="#6a5a6a", hatch=0, line=2.6)
    for k in range(int(h / 13)):
        a = s.rng.uniform(4, w - 24)
        s.stroke([q(a, -8 - k * 13), q(a + s.rng.uniform(8, 22), -8 - k * 13)], 1.2, "#7a6a5a", clip=front)
    top = poly([q(w / 2, -h - w * 0.62), q(w / 2 + e, -h - w * 0.62 - 8), q(w + e + 12, -h + 2), q(w + 12, -h + 12)])
    s.thing(top, roof, 0.95, col2=darker(roof, 0.4), shade=0.6, hatch=6, line=2.4)
    s.stroke([q(-12, -h + 12), q(w / 2, -h - w * 0.62)], 8, darker(roof, 0.5), taper=(0, 0))
    s.stroke([q(w / 2, -h - w * 0.62), q(w + 12, -h + 12)], 5, darker(roof, 0.6), taper=(0, 0))
    return q


def _village(s):
    _house(s, -30, 1290, 120, 110, "#e8d8b8", "#8a3c34", 0.5)
    _window(s, 24, 1206, 40, 46)
    _house(s, 520, 1256, 96, 96, "#d8e0d8", "#3f5a6a", 0.5)
    _window(s, 550, 1182, 34, 40)
    egg = blob([(452, 1120), (512, 1150), (540, 1216), (528, 1276), (476, 1302), (420, 1290), (388, 1240), (398, 1170)])
    s.wash(move(egg, 14, 8), "#0c1410", 0.8, wet=8)
    s.thing(egg, "#fff8ea", 0.2, shade=0.9, shcol="#7a6a8a", hatch=6, line=2.8)
    _window(s, 478, 1194, 32, 34)
    door = blob([(414, 1292, 1), (414, 1240), (432, 1222), (450, 1240), (450, 1298, 1)], 6)
    s.thing(door, "#3f7a6a", 1.0, shade=0.5, hatch=5, line=2.4)
    s.fill(ell(443, 1262, 3), "#f0d070", body=True)
    q = _house(s, 178, 1312, 150, 132, "#f4e2bc", "#b0483a", 0.42, 0.02)
    for a, b in ((206, 1206), (272, 1206)):
        _window(s, a, b, 38, 44)
    door = poly([q(56, 0), q(96, 0), q(96, -62), q(56, -62)])
    s.thing(door, "#5a3a5a", 1.0, shade=0.5, hatch=5, line=2.4)
    cat = union(ell(224, 1238, 11, 13), ell(224, 1224, 7.5), poly([(217, 1220), (219, 1210), (224, 1217)]), poly([(225, 1217), (230, 1210), (231, 1221)]), limb([(232, 1248), (244, 1250), (250, 1242)], [3, 3, 2]))
    s.fill(cat, "#1a1016")
    q = _house(s, 640, 1304, 124, 120, "#ecd0b4", "#7a3a52", 0.4, -0.02)
    _window(s, 664, 1208, 34, 40)
    _window(s, 712, 1208, 34, 40)
    lit = poly([q(42, 0), q(86, 0), q(86, -66), q(42, -66)])  # this one has its door open
    s.cover(lit)
    s.wash(lit, "#ffd050", 0.7, off=0)
    s.outline(lit, 2.4, lost=0)
    s.thing(poly([q(86, 0), q(112, 12), q(112, -60), q(86, -66)]), "#3f6a8a", 1.0, shade=0.5, hatch=5, line=2.2)
    for x, y, w in ((44, 1230, 70), (226, 1230, 80), (290, 1230, 80), (494, 1210, 66), (566, 1204, 60), (682, 1230, 70), (730, 1230, 70)):
        s.glow(x, y, w, "#f8c850", 0.3, 0.35)
    beam = blob([(684, 1304), (728, 1304), (850, 1404), (760, 1420)])  # the light that falls to the latecomer
    for x, y, w in ((90, 1352, 60), (300, 1370, 90), (520, 1348, 60), (620, 1420, 70)):  # puddles hold the windows
        pool = ell(x, y, w, w * 0.16)
        s.lift(pool, 0.7, 3)
        s.wash(pool, "#f8c850", 0.5, col2="#8aa0a8", edge=1.0)
    s.lift(beam, 0.6, 16)
    s.wash(beam, "#f8c850", 0.55, wet=24)
    mother = union(ell(702, 1254, 8), limb([(702, 1264), (702, 1300)], [8, 13]), limb([(706, 1268), (722, 1258), (728, 1246)], [5, 4, 3.5]))
    brushed(s, mother, "#4a2030")
    s.curve([(90, 1220), (140, 1244), (184, 1222)], 1.8)  # washing, forgotten on the line
    for x, c in ((108, "#e8e4f0"), (134, "#c84a3a"), (158, "#e8e4f0")):
        s.thing(poly([(x, 1230), (x + 20, 1232), (x + 24, 1268), (x - 2, 1264)]), c, 0.6, shade=0.5, hatch=0, line=1.8)


def _head(s):
    at = lambda pts: move(np.asarray([q[:2] for q in pts], float), 792, 214, 1.06, 40)  # noqa: E731
    comb = blob(at([(-96, -66), (-128, -120), (-96, -166), (-66, -118), (-56, -196), (-16, -126), (8, -202), (36, -126), (66, -176), (76, -104), (104, -118), (96, -60), (40, -58), (-40, -62)]), 8)
    s.wash(move(comb, 8, 12), DARK, 0.6, wet=10)
    s.thing(comb, "#dc3630", 1.0, col2="#a81e28", shade=0.7, shcol="#5a0e18", hatch=6, line=3.2, gran=0.5)
    for a in (-86, -48, 6, 58):
        s.curve(at([(a, -76), (a - 2, -110), (a + 2, -140)]), 2, "#7a1420", clip=comb)
    for _ in range(60):
        p = at([(s.rng.uniform(-110, 96), s.rng.uniform(-180, -66))])[0]
        s.fill(ell(*p, s.rng.uniform(1, 2.4)), "#f8a08a", body=True, clip=comb, alpha=0.8)
    face = blob(at([(-70, -40), (-40, -78), (20, -84), (80, -66), (104, -20), (96, 40), (50, 76), (-10, 78), (-56, 40)]))
    s.thing(face, "#d04c38", 0.9, col2="#c8783e", shade=0.6, shcol="#5a141c", hatch=0, line=2.4, gran=0.5)
    c = at([(30, -6)])[0]
    marks.pelt(s, s.mask(face), lambda x, y: math.atan2(y - c[1], x - c[0]) + 0.5, 230, (8, 18), 1.5, dark="#6a1a20", light="#ffc09a", share=0.4)
    low = blob(at([(84, 22, 1), (130, 40), (166, 62), (126, 66), (84, 54, 1)]), 8)
    s.thing(low, "#c8862e", 0.9, shade=0.6, shcol="#5a2a14", hatch=0, line=2.6)
    up = blob(at([(80, -40, 1), (130, -30), (180, 6), (200, 50, 1), (150, 34), (84, 24, 1)]), 8)
    s.thing(up, "#f0b84a", 0.9, col2="#d88a34", shade=0.8, shcol="#7a4a1c", hatch=6, line=3)
    s.curve(at([(96, -14), (112, -8), (120, 0)]), 4)
    s.curve(at([(100, -32), (150, -10), (180, 18)]), 4, "#fff0c0", body=True, alpha=0.8)
    ball = ell(*at([(24, -14)])[0], 44, 42)
    s.fill(ball.buffer(9), DARK)
    s.cover(ball)
    s.wash(ball, "#f8a82c", 1.0, col2="#f0c84a", edge=1.0, off=0)
    e = at([(38, 6)])[0]
    for a in np.linspace(0, math.tau, 30)[:-1]:
        d = np.array([math.cos(a), math.sin(a)])
        s.stroke([e + d * 20, e + d * 34], 1.5, "#a8501e", clip=ball)
    s.fill(ell(*e, 21))
    s.fill(ell(e[0] - 9, e[1] - 9, 7), body=True)
    s.fill(ell(e[0] + 8, e[1] + 8, 3), "#ffe070", body=True)  # somebody in yellow
    s.outline(ball, 3.4, lost=0)
    x, y = at([(70, 66)])[0]
    for dx, q in ((22, 0.86), (-10, 1.0)):
        g = blob([(x + dx - 20 * q, y - 20), (x + dx + 20 * q, y - 16), (x + dx + 30 * q, y + 50 * q), (x + dx + 8, y + 100 * q), (x + dx - 22 * q, y + 66 * q)])
        s.wash(move(g, 8, 10), DARK, 0.6, wet=8)
        s.thing(g, "#dc3630", 1.0, col2="#a81e28", shade=0.7, shcol="#5a0e18", hatch=6, line=2.8, gran=0.5)


def _latecomer(s):
    s.wash(blob([(800, 1462), (880, 1462), (960, 1490), (880, 1500), (800, 1480)]), "#04090c", 0.9, wet=9)
    him = person((0, 0, 0), 162, "wave", "child", "coat", top="#f8bc28", skin="clay", hair="hood", look_at=(-0.9, 4, -2))
    s.model(shoot([him], spot(836, 1470, 196, 8), (-0.5, 0.8, 0.5)), line=2.4)
    case = poly([(862, 1420), (914, 1414), (918, 1462), (866, 1468)])
    s.thing(case, "#b0342e", 1.0, shade=0.7, shcol="#4a0e14", hatch=5, line=2.4)
    s.curve([(878, 1418), (880, 1406), (896, 1404), (898, 1416)], 3)


@card("storm", paper="cold", light=(-0.5, -0.7))
def hen_town(s):
    body = blob(HEN)
    _sky(s)
    _body(s, body)
    _head(s)
    s.wash(blob([(860, 560), (870, 960), (760, 1080), (-60, 1100), (-60, 980), (420, 1000), (680, 840), (800, 600)]), "#24101e", 0.65, wet=90, gran=0.4, clip=s.mask(body))
    _village(s)
    _skirt(s)
    places.grass(s, (0, 1360, 1000, 1500), 120, "#0c1f1c", 22, 1.4)
    _latecomer(s)
    places.rain(s, 150, 14, length=(40, 130), w=2.0, area=(0, -40, 1000, 1180))
    places.rain(s, 50, 14, length=(40, 100), w=2.0, area=(0, 1300, 1000, 1500))
    for p, _, _ in marks.along([(-20, 1140), (220, 1150), (520, 1142), (790, 1118), (920, 1040)], 46):  # it drips from her
        s.stroke([p + [s.rng.normal() * 8, 6], p + [s.rng.normal() * 2, s.rng.uniform(26, 70)]], 2.2, "#e8f0f4", body=True, alpha=0.8)
