"""Mischief: rain from straight above, and one umbrella the other way up."""

from ..easel import *
from ..kit.coat import along_line, coat
from ..kit.figure import digit

NIGHT, DEEP = "#080b14", "#0b3a52"
C, R, W = np.array([415.0, 640.0]), 352.0, 292.0
GREYS = ("#7c8894", "#5c6672", "#9aa4ac", "#4a525e", "#8a8490", "#69788a", "#b4babc", "#555c68")


def ring(c, r, n, off, dent=0.07):
    """The edge of an umbrella: points at the ribs, drawn in between them."""
    pts, c = [], np.asarray(c, float)
    for k in range(n):
        a, b = off + math.tau * k / n, off + math.tau * (k + 0.5) / n
        pts += [(*(c + r * np.array([math.cos(a), math.sin(a)])), 1), tuple(c + r * (1 - dent) * np.array([math.cos(b), math.sin(b)]))]
    return blob(pts, 8)


def _street(s):
    s.wash(s.all, "#55606c", 1.0, col2="#3a4450", pool=0.5, gran=0.35)
    s.wash(s.all, NIGHT, 0.6, gran=0.35)
    r = s.rng
    for j, y in enumerate(range(900, 1240, 34)):  # setts, where there is room to see them
        for x in range(230 + 24 * (j % 2), 680, 48):
            g = smooth(box(x, y, x + 42, y + 28), 5)
            s.wash(g, "#8a949e", 0.3 * r.random(), edge=0.8)
            s.outline(g, 1.6, NIGHT)
            s.stroke([(x + 8, y + 7), (x + 26, y + 6)], 2, "#e8f0f2", body=True, alpha=0.5 * r.random() + 0.2)
    s.lift(blob([(380, 1040), (540, 1040), (520, 1220), (420, 1220)]), 0.5, 20)
    s.wash(blob([(380, 1040), (540, 1040), (520, 1220), (420, 1220)]), "#f2b81e", 0.7, wet=24)


def _brolly(s, x, y, r, col, spots=False):
    g0, off, n = s.rng, s.rng.uniform(0, 0.7), 8
    g = ring((x, y), r, n, off)
    dark, c = mix(col, NIGHT, 0.8), np.array([x, y], float)
    s.wash(move(g, 16, 24), NIGHT, 0.9, wet=18, gran=0.3)
    s.cover(g)
    s.wash(g, col, 0.7, col2=mix(col, "#2c3440", 0.3), edge=0.6, gran=0.3, pool=0.5)
    for k in range(n):
        a = [off + math.tau * (k + q) / n for q in (0, 0.5, 1)]
        p = [c + r * np.array([math.cos(q), math.sin(q)]) for q in a]
        away = max(0.0, (p[1] - c) @ np.array([0.62, 0.78]) / r)
        s.wash(poly([c, p[0], p[1], p[2]]), dark, 0.05 + 0.6 * away, edge=0.3, gran=0.3, clip=g)
        s.wash(poly([c, p[0], (p[0] + p[1]) / 2]), dark, 0.4, wet=r * 0.05, clip=g)
        if away == 0:
            s.lift(poly([c * 0.5 + p[1] * 0.5, c * 0.15 + p[1] * 0.85, c * 0.2 + p[2] * 0.8, c * 0.5 + p[2] * 0.5]), 0.4, r * 0.05)
        for q in (0.35, 0.62, 0.85):
            if g0.random() < 0.5:
                s.curve([c + (p[0] - c) * q, c + (p[1] - c) * (q - 0.07), c + (p[2] - c) * q], 1.0, dark, alpha=0.7, clip=g)
    if spots:
        for k in range(15):
            a, q = k * 2.4, r * 0.86 * math.sqrt((k + 0.4) / 15)
            e = ell(x + q * math.cos(a), y + q * math.sin(a), r * g0.uniform(0.08, 0.13), r * g0.uniform(0.07, 0.11), math.degrees(a)).intersection(g)
            s.cover(e, keep=0.15)
            s.outline(e, 1.4, dark)
    for k in range(n):
        a = off + math.tau * k / n
        d = np.array([math.cos(a), math.sin(a)])
        s.curve([c, c + d * r * 0.5 + [-1, -1], c + d * r], 2.4, dark)
        s.curve([c + d * r * 0.1 - [2, 2], c + d * r * 0.6 - [2, 2]], 1.4, "#e8eef0", body=True, alpha=0.55)
        s.fill(ell(*(c + d * (r + 2)), 4.4), "#1a1c24")
    s.outline(g, 2.4, NIGHT, lost=0.15)
    s.thing(ell(x, y, 9), "#1c1e26", 1.3, shade=0.5, hatch=0, line=2)
    s.fill(ell(x - 3, y - 3, 2.6), body=True)
    for _ in range(int(r * 0.28)):  # drops that burst on the cloth
        a, q = g0.uniform(0, math.tau), r * math.sqrt(g0.random()) * 0.95
        p = c + q * np.array([math.cos(a), math.sin(a)])
        for e in g0.uniform(0, 360, 3):
            d = np.array([math.cos(math.radians(e)), math.sin(math.radians(e))])
            s.stroke([p + d * 3, p + d * 8], 1.3, "#f2f6f6", body=True, alpha=0.7)


def _crowd(s):
    r, spots = s.rng, []
    for j, y in enumerate(np.arange(30, 1560, 176)):
        for x in np.arange(-20 + (j % 2) * 104, 860, 208):
            if np.hypot(x - C[0], y - C[1]) > 250 and np.hypot(x - 445, y - 1050) > 165:
                spots.append((x + r.normal() * 14, y + r.normal() * 14))
    cap = min(spots, key=lambda p: np.hypot(p[0] - 250, p[1] - 1300))  # one of them is a mushroom
    spots = [spots[i] for i in r.permutation(len(spots)) if spots[i] != cap] + [cap]
    for n, (x, y) in enumerate(spots):
        _brolly(s, x, y, r.uniform(112, 142), GREYS[n % 8], (x, y) == cap)


def _boots(s):
    """All that is to be seen of her, from above: the skirt of a yellow coat, two boots in mid-step, and a fist on the handle."""
    gold = dict(col2="#f0a820", shade=0.9, shcol="#8a4a0c", hatch=0, line=3, gran=0.25)
    dark, skin = "#6a3408", ("#e0a884", "#cc7c62", "#74404c")
    for x, y, turn, k in ((512, 1072, -12, 0.94), (384, 1104, 9, 1.06)):
        at = lambda *pts, x=x, y=y, turn=turn, k=k: [tuple(q) for q in move(np.array(pts, float), x, y, k, turn)]  # noqa: E731
        sole = blob(at((-30, -66), (30, -66), (31, -20), (42, 26), (36, 66), (0, 86), (-36, 66), (-42, 26), (-31, -20)))
        s.wash(move(sole, 16, 20), NIGHT, 1.0, wet=14)
        s.thing(sole, "#c8861e", 1.0, shade=0.5, shcol="#5a2c08", hatch=0, line=3)
        boot = blob(at((-25, -66), (25, -66), (26, -18), (35, 24), (29, 58), (0, 75), (-29, 58), (-35, 24), (-26, -18)))
        s.thing(boot, "#ffd640", 0.8, **{**gold, "line": 2.2, "shade": 0.35})
        s.wash(blob(at((4, -66), (40, -66), (44, 40), (20, 78), (8, 60), (22, 20))), dark, 0.4, wet=9, clip=boot)
        s.stroke(path(at((-36, 30), (-18, 20), (0, 17), (18, 20), (36, 30)), 8), 4, "#8a4a10", clip=boot)
        s.stroke(path(at((-22, -12), (0, -4), (22, -12)), 8), 3, "#8a4a10", clip=boot)
        s.curve(at((-20, 34), (-18, 48), (-6, 60)), 7, "#fffbe0", body=True, alpha=0.9)
    hem = [(288, 1000), (302, 1044), (344, 1056), (378, 1080), (414, 1066), (450, 1090), (488, 1068), (526, 1076), (560, 1046), (602, 1036), (614, 992)]
    coat_ = blob([(300, 900), *hem, (596, 900)])
    s.wash(move(coat_, 16, 24), NIGHT, 0.9, wet=14)
    s.thing(coat_, "#ffd640", 0.75, **{**gold, "shade": 0.2})
    s.wash(box(200, 940, 700, 976), dark, 0.4, wet=12, clip=coat_)
    for x, y in hem[2:9:2]:  # folds that open towards the hem
        s.wash(limb([(450 + (x - 450) * 0.55 + 8, 960), (x + 12, y + 4)], [3, 13]), dark, 0.5, wet=7, clip=coat_)
        s.curve([(450 + (x - 450) * 0.55, 960), (450 + (x - 450) * 0.85, 1020), (x, y)], 2.4, dark, clip=coat_)
    for x, y in hem[1:10:2]:
        s.curve([(450 + (x - 450) * 0.66, 1004), (450 + (x - 450) * 0.86, 1030), (x - 4, y - 12)], 6, "#fff2b0", body=True, alpha=0.75, clip=coat_)
    s.stroke(path(np.array(hem) - [0, 9], 6), 2, "#8a4a10", clip=coat_)
    s.curve([(452, 960), (456, 1020), (450, 1088)], 3, dark)
    for y in (1006, 1046):
        s.thing(limb([(442, y), (474, y - 3)], [6, 6]), "#4a2410", 1.1, shade=0.4, hatch=0, line=1.8)
    stick = limb([(560, 930), (582, 1050), (594, 1090), (622, 1104), (646, 1086), (646, 1062)], [11, 11, 11, 11, 10.5, 9], 10)
    s.wash(move(stick, 14, 20), NIGHT, 1.2, wet=10)
    s.thing(stick, "#b8743a", 1.0, col2="#8a4a1c", shade=0.8, shcol="#3a1408", hatch=0, line=2.6)
    s.curve([(568, 1000), (578, 1056), (592, 1082)], 2.6, "#ffe0b0", body=True, alpha=0.8)
    s.thing(
        blob([(536, 1000), (560, 984), (592, 992), (600, 1030), (584, 1050), (550, 1048)]),
        skin[0],
        0.8,
        col2=skin[1],
        shade=0.7,
        shcol=skin[2],
        hatch=0,
        line=2.4,
    )
    for q in range(4):
        o = np.array([552.0 + 3 * q, 996 + 14.5 * q])
        digit(s, [o, o + [24, -7], o + [45 - 2 * q, 3], o + [40 - 2 * q, 10]], [9, 9.5, 9, 7], skin, crease=0.4, hatch=0, line=2, k=0.85)
    sleeve = limb([(462, 968), (500, 1006), (534, 1022)], [50, 42, 33], 8)
    s.wash(move(sleeve, 6, 14), dark, 0.9, wet=9, clip=coat_)
    s.thing(sleeve, "#ffd640", 0.75, **{**gold, "shade": 0.4})
    s.curve([(470, 1012), (492, 1010), (502, 1032)], 2.4, dark)
    s.thing(limb([(546, 992), (540, 1050)], [9, 9]), "#e8a41e", 1.0, shade=0.6, shcol=dark, hatch=0, line=2.4)


def _pool(s):
    n, off = 10, 0.16
    cloth_ = ring(C, R, n, off, 0.085)
    s.wash(move(cloth_, 6, 10), "#3a1a04", 0.4, wet=8, gran=0.3)
    s.cover(cloth_)
    s.wash(cloth_, "#d42a2a", 1.1, col2="#b81a26", edge=0.6, gran=0.3)
    for k in range(n):
        a = [off + math.tau * (k + q) / n for q in (0, 0.5, 1)]
        p = [C + R * np.array([math.cos(q), math.sin(q)]) for q in a]
        near = max(0.0, (p[1] - C) @ np.array([-0.62, -0.78]) / R)
        s.wash(poly([C, p[0], p[1], p[2]]), "#4a0614", 0.1 + 0.95 * near, edge=0.3, gran=0.3, clip=cloth_)
        s.curve([C + (p[0] - C) * 0.8, p[0]], 5, "#5a0a16")
        s.curve([C + (p[1] - C) * 0.84, C + (p[1] - C) * 0.93], 2.6, "#ff9a80", body=True, alpha=0.6)
    s.outline(cloth_, 3.4, "#2a0410", lost=0.1)
    water = blob(
        [tuple(C + (W + 7 * math.sin(3 * a + 1) + 5 * math.cos(5 * a)) * np.array([math.cos(a), math.sin(a)])) for a in np.linspace(0, math.tau, 40)[:-1]]
    )
    s.cover(water)
    s.wash(water, "#5cc4bc", 0.7, col2="#2f98a4", pool=0.5, bloom=3, gran=0.3, off=0)
    s.wash(water, "#0c5a74", 1.2, grad=("rad", C[0] - 40, C[1] - 50, W * 1.1, 1.25, 0.0), edge=0.2, gran=0.3)
    s.wash(ell(C[0] + 10, C[1] + 10, 120, 110), "#06283e", 1.0, wet=70, clip=water)
    for k in range(n):  # the ribs go on under the water
        a = off + math.tau * k / n
        d = np.array([math.cos(a), math.sin(a)])
        line = [C + d * q + np.array([-d[1], d[0]]) * 5 * math.sin(q / 17 + k) for q in np.linspace(20, W, 20)]
        s.stroke(line, 4, "#0c4a60", alpha=0.55, clip=water)
    s.wash(water.difference(move(water, 26, 34)), "#4a0a24", 0.8, wet=12, clip=water)
    s.outline(water, 2.6, "#04263e", lost=0.1)
    return water


def _koi(s, at, way, long, bend, col, col2):
    """One from above: a bent spine, fins spread, a tail like a veil."""
    t = np.linspace(0, 1, 7)
    a = math.radians(way) + bend * (t - 0.3) * 2
    step_ = np.c_[np.cos(a), np.sin(a)] * long / 6
    spine = np.asarray(at) - np.cumsum(step_, 0) + step_.sum(0) * 0.5
    d = step_ / (long / 6)
    n = np.c_[-d[:, 1], d[:, 0]]
    rad = np.interp(t, (0, 0.1, 0.28, 0.55, 0.85, 1), (0.075, 0.12, 0.145, 0.115, 0.05, 0.028)) * long
    body = limb(spine, rad, 8)
    kw = dict(shade=0.35, shcol="#8a2a14", hatch=0, gran=0.2)
    e, v, u = spine[-1], -d[-1], n[-1]
    tail = blob(
        [
            e + u * 4,
            e + v * long * 0.2 + u * long * 0.17,
            e + v * long * 0.4 + u * long * 0.16,
            e + v * long * 0.26 + u * long * 0.02,
            e + v * long * 0.42 - u * long * 0.1,
            e + v * long * 0.22 - u * long * 0.17,
            e - u * 4,
        ]
    )
    fins = [
        blob(
            [
                spine[2] + q * n[2] * rad[2] * 0.8,
                spine[2] + q * n[2] * long * 0.28 - d[2] * long * 0.04,
                spine[2] + q * n[2] * long * 0.22 - d[2] * long * 0.18,
                spine[3] + q * n[3] * rad[3] * 0.7,
            ]
        )
        for q in (1, -1)
    ]
    fins += [
        blob([spine[4] + q * n[4] * rad[4] * 0.8, spine[4] + q * n[4] * long * 0.15 - d[4] * long * 0.08, spine[5] + q * n[5] * rad[5] * 0.7]) for q in (1, -1)
    ]
    s.wash(move(union(body, tail), 16, 24), "#042236", 1.0, wet=12)
    for g in (tail, *fins):
        s.thing(g, lighter(col, 0.3), 0.6, line=1.9, **kw)
    for q in (-0.13, -0.06, 0.03, 0.1, 0.15):
        s.stroke([e, e + v * long * 0.3 + u * long * q], 1.4, "#8a2a14", clip=tail)
    for f in fins:
        c = np.array(f.centroid.coords[0])
        o = spine[2] if f in fins[:2] else spine[4]
        s.stroke([o, c, c + (c - o) * 0.7], 1.2, "#8a2a14", clip=f)
    s.thing(body, col, 0.95, line=2.6, **kw)
    for i, q, z in ((1, 0.2, 0.9), (2, -0.5, 0.9), (4, 0.4, 1.2), (5, -0.2, 1.0)):
        m = spine[i] + n[i] * rad[i] * q
        s.wash(
            blob(
                [
                    m + [rad[i] * z * math.cos(w) * s.rng.uniform(0.6, 1.1), rad[i] * z * math.sin(w) * s.rng.uniform(0.6, 1.1)]
                    for w in np.linspace(0, math.tau, 8)[:-1]
                ]
            ),
            col2,
            1.0,
            edge=0.6,
            clip=body,
        )
    for i in range(1, 6):  # scales
        for q in (-0.6, -0.2, 0.2, 0.6):
            for h in (0, 0.5):
                c = spine[i] * (1 - h) + spine[min(i + 1, 6)] * h + n[i] * rad[i] * (q + 0.2 * (h > 0))
                s.stroke(arc(*c, long * 0.03, long * 0.03, math.degrees(a[i]) + 110, math.degrees(a[i]) + 250, 8), 1.1, "#8a3a1c", clip=body, alpha=0.7)
    s.curve([spine[1], spine[3], spine[5]], 3, "#8a2a14")
    s.curve([spine[1] + n[1] * rad[1] * -0.45, spine[3] + n[3] * rad[3] * -0.45], 4, "#fff6e0", body=True, alpha=0.8)
    for q in (1, -1):
        s.fill(ell(*(spine[0] - d[0] * 2 + n[0] * q * rad[1] * 0.74), long * 0.022))
        s.curve([spine[0] + d[0] * long * 0.06 + n[0] * q * 5, spine[0] + d[0] * long * 0.11 + n[0] * q * long * 0.07], 2, "#7a2a14")


def _shine(s, water):
    r = s.rng
    for k in range(15):
        a, q = k * 2.4 + 0.4, W * 0.92 * math.sqrt((k + 0.5) / 15)
        p = C + q * np.array([math.cos(a), math.sin(a)])
        z = r.uniform(6, 13)
        for e in (1, 1.7, 2.6)[: 1 + k % 3]:
            a0 = r.uniform(0, 360)
            s.stroke(arc(*p, z * e, z * e, a0, a0 + r.uniform(150, 300), 24), 1.7, "#f6fffc", body=True, alpha=0.75, clip=water)
    for a0, q in ((195, 0.93), (205, 0.86)):
        s.stroke(arc(*C, W * q, W * q, a0, a0 + 62, 50), 5.5, "#f6fffc", body=True, alpha=0.85)
    for k in range(10):
        a = 0.16 + math.tau * k / 10
        s.thing(ell(*(C + (R + 4) * np.array([math.cos(a), math.sin(a)])), 9), "#f2c04a", 1.0, shade=0.6, hatch=0, line=2.2)


def _wall(s):
    """A garden wall goes by on the right, seen on its coping."""
    r = s.rng
    g = poly([(806, -20), (1020, -20), (1020, 1520), (838, 1520)])
    s.wash(move(g, -26, 10), NIGHT, 1.4, wet=24)
    s.cover(g)
    s.wash(g, "#b8a88c", 0.7, col2="#94866e", edge=0.5, bloom=3, gran=0.4)
    s.wash(poly([(930, -20), (1020, -20), (1020, 1520), (950, 1520)]), "#3a3438", 0.9, wet=50, gran=0.4, clip=g)
    y = -40.0
    while y < 1540:
        x = 806 + (y + 20) * 0.0208
        s.curve([(x - 4, y), (900, y + 5), (1020, y + 2)], 3, "#2a2628", clip=g)
        s.curve([(x + 6, y + 8), (900, y + 13), (990, y + 10)], 2, "#fff4dc", body=True, alpha=0.5, clip=g)
        for _ in range(16):
            p = (r.uniform(x, 1010), y + r.uniform(10, 150))
            s.fill(ell(*p, r.uniform(1, 4), r.uniform(1, 2.4), r.uniform(0, 90)), "#4a443e", alpha=0.6, clip=g)
        y += r.uniform(140, 178)
    for _ in range(150):  # moss
        p = np.array([822 + abs(r.normal()) * 30, r.choice((90, 250, 420, 1250, 1390)) + r.normal() * 34])
        s.fill(ell(*p, r.uniform(2, 6)), ("#4f6a2e", "#7a9440", "#2f4420")[int(r.integers(3))], alpha=0.85, clip=g)
    s.outline(g, 3.2, NIGHT, lost=0.1)


def _cat(s):
    """On the wall, from above; one paw is already in."""
    fur_ = (("#3a140c", 1.0, "dark"), ("#a8521a", 0.8, "all"), ("#f0a04a", 0.7, "all"), ("#ffe0a8", 0.5, "lit"))
    spine = path([(806, 742), (868, 800), (908, 890), (914, 1000), (900, 1100)], 12)
    lie = along_line(spine)

    def pelt(g, n, way, soft=40, fringe=90, long=(9, 22)):
        s.thing(g, "#e0822e", 0.95, col2="#b85a1e", shade=0.9, shcol="#3a140c", hatch=0, line=2.6, soft=soft, gran=0.3)
        coat(s, g, way, [(c, int(n * q), w) for c, q, w in fur_], long, 1.5, soft=soft, fringe=fringe, fringe_cols=("#3a140c", "#a8521a", "#ffd090"), lean=0.4)

    def stripe(pts, w, clip):
        g = limb(pts, [w * 0.3, w, w * 0.9, 1.2], 8).intersection(clip)
        s.fill(g, "#3a160c", alpha=0.88)
        coat(s, g, along_line(pts), (("#3a160c", 16, "all"),), (8, 15), 1.4, stray=0.7)

    tail_line = path([(904, 1124), (936, 1180), (946, 1250), (916, 1316), (866, 1336), (846, 1306)], 12)
    tail = limb(tail_line[::6], [22, 22, 21, 20, 19, 18, 17, 16, 14, 10, 8][: len(tail_line[::6])], 6)
    body = blob([(816, 748), (880, 740), (944, 790), (974, 870), (980, 950), (1000, 1030), (982, 1106), (926, 1142), (872, 1138), (826, 1096), (818, 1020), (838, 950), (828, 888), (790, 838)])  # fmt: skip
    s.wash(move(union(body, tail), 22, 22), NIGHT, 1.1, wet=20)
    pelt(tail, 120, along_line(tail_line), 18)
    for p, v, _ in marks.along(tail_line, 34):
        n = np.array([-v[1], v[0]]) * 20
        stripe([p - n, p - n * 0.3 + v * 3, p + n * 0.3 + v * 3, p + n], 6, tail)
    far = path([(846, 830), (806, 880), (790, 920)], 8)
    pelt(limb(far[::5], [30, 27, 25, 22][: len(far[::5])]), 70, along_line(far), 18, 40)
    s.thing(ell(794, 930, 21, 24, 14), "#fff0dc", 0.25, shade=0.6, shcol="#8a7a86", hatch=0, line=2.2)
    for q in (-7, 3):
        s.curve([(790 + q, 938), (789 + q, 952)], 1.8, "#5a4a50")
    pelt(body, 460, lie, 60, 200)
    for p, v, _ in marks.along(spine[8:], 40):
        n = np.array([-v[1], v[0]])
        for e in (-1, 1):
            stripe([p + n * e * 6, p + n * e * 32 + v * 10, p + n * e * 58 + v * 24, p + n * e * 78 + v * 44], 9, body)
        stripe([p - v * 18, p, p + v * 10, p + v * 22], 6, body)
    for pts in ([(986, 1100), (950, 1064), (950, 1000), (984, 970)], [(828, 1090), (858, 1056), (862, 1000), (836, 966)]):  # haunches
        s.wash(limb(path(pts, 6)[::4], [10] * len(path(pts, 6)[::4])), "#3a140c", 0.8, wet=9, clip=body)
        s.curve(pts, 3, "#3a140c", clip=body)
    reach = path([(838, 820), (780, 822), (722, 794), (668, 764)], 10)
    arm = limb(reach[::5], np.linspace(32, 21, len(reach[::5])), 6)
    s.wash(move(arm, 22, 30), "#3a0412", 1.1, wet=14)
    pelt(arm, 170, along_line(reach), 24)
    for p, v, u in marks.along(reach, 36):
        if u < 0.75:
            n = np.array([-v[1], v[0]]) * 30
            stripe([p - n, p - n * 0.3 + v * 4, p + n * 0.3 + v * 4, p + n], 6, arm)
    sock = ell(656, 756, 31, 23, 32)
    s.thing(sock, "#fff4e2", 0.2, shade=0.6, shcol="#8a7a86", hatch=0, line=2.4)
    for q in (-9, 0, 9):
        s.curve([(640, 748 + q), (630, 745 + q)], 2, "#5a4a50")
    _cat_head(s, pelt, stripe)
    for z in (34, 58, 88):
        s.stroke(arc(638, 750, z, z * 0.9, 60, 330, 40), 3, "#f6fffc", body=True, alpha=0.9 - z / 140)
    s.wash(ell(628, 746, 24, 20), "#2f98a4", 0.7, wet=5)


def _cat_head(s, pelt, stripe):
    o = np.array([790.0, 704.0])

    def at(*pts):
        return [tuple(q) for q in move(np.array(pts, float), *o, 1.45, -62)]

    head_ = blob(at((-50, 16), (-54, -14), (-40, -44), (-20, -60), (0, -66), (20, -60), (40, -44), (54, -14), (50, 16), (28, 40), (0, 46), (-28, 40)))
    s.wash(move(head_, 14, 20), NIGHT, 1.0, wet=14)
    c = at((0, -50))[0]
    pelt(head_, 210, lambda x, y: math.atan2(y - c[1], x - c[0]), 44, 90, (8, 18))
    for pts in (
        [(0, -16), (2, 0), (0, 20), (0, 42)],
        [(-14, -16), (-16, 4), (-16, 20), (-12, 40)],
        [(14, -16), (16, 4), (16, 20), (12, 40)],
        [(-50, -6), (-38, -8), (-30, -2), (-24, 8)],
        [(50, -6), (38, -8), (30, -2), (24, 8)],
    ):
        stripe(at(*pts), 6, head_)
    for e in (-1, 1):  # ears, on top and turned back
        ear = blob([(*q, 1) if i == 1 else q for i, q in enumerate(at((e * 10, 12), (e * 62, 46), (e * 54, -14), (e * 30, -20)))], 8)
        s.wash(move(ear, 6, 9), NIGHT, 0.8, wet=6, clip=head_)
        pelt(ear, 50, lambda x, y, e=e: math.atan2(*(np.array(at((e * 62, 46))[0]) - [x, y])[::-1]), 14, 10, (6, 12))
        s.wash(blob(at((e * 26, 8), (e * 52, 32), (e * 48, -4), (e * 34, -12))), "#9a4a40", 1.1, wet=3, clip=ear)
        s.outline(ear, 3, "#2a0e08", lost=0)
    s.thing(blob(at((-20, -52), (-14, -70), (0, -78), (14, -70), (20, -52), (0, -44))), "#fff0dc", 0.25, shade=0.5, shcol="#8a7a86", hatch=0, line=2)
    s.fill(blob(at((-7, -74), (0, -80), (7, -74), (0, -68))), "#c86a68", body=True)
    for e in (-1, 1):  # the eyes look out from under the brow
        g = blob(at((e * 14, -42), (e * 26, -52), (e * 38, -38), (e * 26, -36)))
        s.cover(g)
        s.wash(g, "#b8d83a", 0.8, off=0)
        s.fill(ell(*at((e * 25, -45))[0], 4.6, 9, -38), "#0c0c10")
        s.outline(g, 2.6, lost=0)
        for k in range(3):
            s.curve(at((e * 16, -62 + 5 * k), (e * 52, -74 + 11 * k), (e * 82, -70 + 18 * k)), 1.7, "#fffaf0", body=True)


@card("storm", paper="cold", light=(-0.55, -0.7))
def fish_umbrella(s):
    """From straight above: a grey crowd of umbrellas; one is red, turned inside out, and full of koi."""
    _street(s)
    _crowd(s)
    s.wash(move(ring(C, R, 10, 0.16), 34, 44), NIGHT, 1.2, wet=34, gran=0.3)
    _boots(s)
    _wall(s)
    water = _pool(s)
    for at, way, long, bend, col, col2 in (
        ((322, 556), -66, 240, 0.45, "#f07a24", "#fff2dc"), ((520, 780), 150, 230, -0.5, "#fff2dc", "#e0502a"), ((352, 806), 26, 185, 0.6, "#f4a02c", "#fff2dc"),
        ((560, 590), 18, 210, -0.35, "#e8502a", "#2a1a1c"), ((440, 440), 190, 170, 0.4, "#fff2dc", "#f08a24"),
    ):  # fmt: skip
        _koi(s, at, way, long, bend, col, col2)
    _shine(s, water)
    _cat(s)
    r = s.rng
    for _ in range(230):  # it falls away from us
        p = np.array([r.uniform(-20, 1020), r.uniform(-20, 1520)])
        d = (np.array([470, 720]) - p) * r.uniform(0.01, 0.05)
        s.stroke([p, p + d], r.uniform(1, 2), "#f2f6f6", body=True, alpha=0.6)
    s.splatter(NIGHT, 40, (0, 0, 1000, 1500), (0.7, 4))
