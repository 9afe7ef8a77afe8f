"""Passages: under the sea, round in the snow, a needle through a wing, a string between two hands."""

from ..easel import *
from ..hatch import _trace


@card("frost", paper="hot", light=(-0.7, 0.5), fresh=False)
def fingerprint_walk(s):
    r = s.rng
    s.wash(s.all, "#b9cbe0", 0.45, col2="#d9cfe0", pool=0.75, bloom=7, gran=0.4)
    s.wash(s.all, "#8fa9cc", 0.5, grad=("lin", 60, 0, 1), bloom=2, gran=0.4)
    for i in range(7):
        y = 120 + i * 215 + r.normal() * 30
        d = path([(-20, y), (220, y - 40 + r.normal() * 25), (480, y + 15), (760, y - 30), (1020, y + 20)], 14)
        s.wash(poly([*d, *(d[::-1] + [0, 60])]), "#7d9cc6", 0.16, wet=26)
    cx, cy = 490, 770

    def whorl(x, y):  # two cores, two deltas
        z = lambda a, b: np.arctan2(-(y - b), x - a)  # noqa: E731
        return -0.5 * (z(cx - 26, cy - 70) + z(cx + 22, cy + 30) - z(cx - 330, cy + 420) - z(cx + 320, cy + 400))

    ang = marks.field(s, whorl) + 0.07 * s.noise("low", (0, 0, s.w, s.h))
    print_ = blob(
        [(490, 215), (700, 270), (835, 480), (865, 780), (800, 1080), (660, 1290), (480, 1340), (290, 1275), (160, 1070), (120, 770), (165, 470), (290, 270)]
    )
    m = s.warp(s.mask(print_), (0, 0, s.w, s.h), 2, 10, 8)
    t = ((m > 0.5) & (s.noise("mid", (0, 0, s.w, s.h)) < 1.75)).astype(np.float32)
    ys, xs = np.where(t > 0.5)
    i = r.choice(len(xs), 6000, replace=False)
    buf, starts = np.empty((1200000, 3), np.float32), np.zeros(40000, np.int64)
    k = _trace(t, ang.astype(np.float32), xs[i].astype(float), ys[i].astype(float), 19.5, 0.5, 900.0, 2.0, buf, starts)
    ridges = sorted((buf[starts[j] : starts[j + 1], :2].astype(float) for j in range(k)), key=len, reverse=True)
    ridges = [q for q in ridges if len(q) > 14]
    fox, prints, paws = 4, [], []
    for n, ridge in enumerate(ridges):
        if len(ridge) > 20:
            s.wash(limb(ridge[:: max(1, len(ridge) // 24)], [6.5] * len(ridge[:: max(1, len(ridge) // 24)]), 3), "#8fa8cf", 0.1, edge=0.3, off=0, rough=1)
        for q, (p, v, _) in enumerate(marks.along(ridge, 11.5)):
            side = np.array([-v[1], v[0]]) * (1 if q % 2 else -1)
            deg = math.degrees(math.atan2(v[1], v[0]))
            if n == fox:
                c = p + side * 2.2
                paws += [ell(*c, 2.8), *(ell(*(c + v * 4 + side * o), 1.2) for o in (-2, 0, 2))]
            else:
                c = p + side * 3.7
                prints += [ell(*(c + v * 1.6), 4.3, 2.7, deg), ell(*(c - v * 3.6), 2.5, 2.2, deg)]
    s.wash(union(*prints), "#2f4f8a", 1.4, col2="#4f4a88", edge=0.7, off=0, rough=0.5, pool=0.5)
    s.wash(union(*paws), "#8a4a3a", 1.1, edge=0.5, off=0, rough=0.4)
    end = min(((abs(e[0] - 700) + abs(e[1] - 1010), *e) for q in ridges[:60] for e in (q[0], q[-1])), key=lambda v: v[0])
    wx, wy = end[1], end[2]
    s.lift(ell(wx, wy, 30), 0.85, 6)
    cam = spot(wx, wy, 62, 62)
    light = (-0.8, 0.62, 0.62)
    walker = person(
        (0, 0, 0), 150, "walk", "woman", "coat", top="#d0222a", legs="#2a2434", hair="beanie", trim="#d8a02a", skin="cocoa", scale=0.92, look_at=(1.5, 0.4, -2)
    )
    shot = shoot([walker], cam, light)
    s.wash(shot.shadow_on(0, 1.5), "#2f4a86", 1.0, edge=0.3, rough=1)
    s.model(shot, line=1.9)
    ridge = ridges[fox]
    fx, fy = ridge[len(ridge) // 3]
    s.lift(ell(fx, fy, 16), 0.8, 4)
    cam = spot(fx, fy, 74, 50)
    shot = shoot([four("fox", (0, 0, 0), 100, "walk", 1.1)], cam, light)
    s.wash(shot.shadow_on(0, 1.5), "#2f4a86", 0.9, edge=0.3)
    s.model(shot, line=1.6)
    for x, y, h in ((835, 250, 90), (905, 330, 120), (110, 190, 120), (75, 1330, 130), (915, 1330, 110), (165, 1400, 80), (60, 560, 70), (960, 900, 80)):
        s.wash(places.branches(r, x, y, h * 1.5, 4, -42, 5, wobble=9)[0], "#4a66a0", 0.75, edge=0.3, off=0, rough=0.6)
        s.fill(places.branches(r, x, y, h, 4.5, -97, 5, wobble=9)[0], alpha=0.93)
    s.wash(poly([(800, 190), (838, 176), (905, 110), (868, 112)]), "#4a66a0", 0.8, off=0)
    b = Blocks(spot(790, 178, 160, 45), (-0.8, 0.6, 0.4))
    b.house((0, 0, 0), (0.45, 0.3, 0.5), 28, "gable", "#c9976a", "#8a3b34", rows=1, cols=1, lit=1)
    b.paint(s)
    s.glow(790, 190, 44, "#f6b040", 0.5, 0.5)
    s.curve([(812, 116), (822, 92), (806, 70), (830, 40)], 2.2, "#6a7390", alpha=0.6)
    s.splatter("#4a66a0", 50, size=(0.6, 3.2), k=0.6)


@card("dusk", paper="cold", light=(-0.6, -0.6))
def sea_blanket(s):
    r = s.rng
    s.sky([(0, "#3c4a80", 0.95), (0.5, "#a0587c", 0.6), (0.8, "#e8804a", 0.6), (1, "#f6c08a", 0.4)], 0, 404, wet=50)
    s.lift(ell(250, 402, 70, 66), 0.95, 5)
    s.outline(ell(250, 402, 60), 1.4, "#8a5a4a")
    sand = box(-20, 860, 1020, 1520)
    s.wash(sand, "#d8bd9a", 0.75, col2="#c0a0a8", bloom=3, gran=0.5, grad=("lin", 90, 0.5, 1.1))
    s.wash(sand, "#6a6a9a", 0.5, edge=0.1, grad=("lin", 60, 0, 0.9), bloom=2)
    left, right = path([(300, 1012), (420, 948), (530, 818), (606, 620)], 10), path([(606, 620), (690, 764), (800, 906), (1030, 1020)], 10)
    opening = poly([*left, *right, *path([(1030, 1020), (700, 1056), (500, 1050), (300, 1012)], 10)])
    shore = np.vstack([path([(-20, 1000), (90, 985), (200, 1015), (300, 1012)], 8), left, right])
    sea = poly([*shore, (1030, 404), (-20, 398)])
    peak = np.array([606, 620])
    s.cover(sea)
    s.wash(sea, "#28608c", 0.95, col2="#2a3f7a", edge=0.6, bloom=4, gran=0.4, grad=("lin", 90, 0.75, 1.15))
    s.wash(sea, "#2b8a86", 0.55, edge=0.1, pool=0.9, grad=("lin", 90, 1, 0.2))
    inside = s.mask(sea)
    for a, n, w in (
        (-168, 520, 40),
        (-150, 420, 34),
        (-128, 300, 30),
        (-105, 210, 26),
        (-82, 200, 26),
        (-58, 250, 30),
        (-36, 360, 36),
        (-18, 390, 36),
        (165, 330, 30),
    ):
        t = math.radians(a)
        d = np.array([math.cos(t), math.sin(t) * 0.72])
        side = np.array([-d[1], d[0]])
        c = path([peak + d * 14, peak + d * n * 0.4 + side * 16, peak + d * n], 12)
        g = limb(c[::4], list(np.linspace(3, w * 0.8, len(c[::4]))))
        s.wash(g, "#0f1c4a", 0.55, wet=26, clip=inside)
        s.stroke(c[: int(len(c) * 0.7)], 1.8, wobble=1.5, clip=sea)
        s.lift(move(g, *(side * -w * 0.9)).intersection(sea), 0.34, 9)
    y, row = 412.0, 0
    while y < 1010:
        q = 5 + (y - 404) * 0.043
        x = -20 + (row % 2) * q * 1.6
        while x < 1010:
            a, b = x + r.normal() * q * 0.3, y + r.normal() * q * 0.18
            b -= 70 * math.exp(-(((a - 606) / 190) ** 2)) * float(step(500, 760, b))
            if r.random() < 0.78:
                s.curve(
                    [(a - q * 1.3, b + q * 0.1), (a - q * 0.5, b - q * 0.38), (a + q * 0.4, b - q * 0.1), (a + q * 1.2, b - q * 0.45)],
                    0.6 + q * 0.055,
                    "#14204a",
                    n=5,
                    wobble=0.5,
                    clip=sea,
                )
            if r.random() < 0.1:
                s.curve([(a - q, b - q * 0.5), (a, b - q * 0.85), (a + q * 1.1, b - q * 0.75)], 1 + q * 0.06, n=5, wobble=0.5, clip=sea, body=True)
            x += q * 3.1
        y += q * 0.95
        row += 1
    for _ in range(170):
        y = 408 + (r.random() ** 1.5) * 520
        x, n = 250 + r.normal() * (24 + (y - 404) * 0.13) * 0.6 + (y - 404) * 0.1, 5 + (y - 404) * 0.05
        s.curve(
            [(x - n, y), (x, y - 1.5), (x + n, y)], 1.2 + (y - 404) * 0.006, ("#ffe3b0", "#f8b884", "#fff6e0")[r.integers(3)], body=True, clip=sea, alpha=0.9
        )
    s.cover(opening)
    s.wash(opening, "#1c2254", 1.35, col2="#3b1f55", bloom=2, edge=0.8)
    s.wash(opening, "#0c1030", 0.8, edge=0, grad=("lin", 90, 1, 0.4))
    dark = s.mask(opening.buffer(-6))
    for _ in range(400):
        x, y = r.uniform(320, 990), r.uniform(640, 1040)
        if dark[int(y), int(x)] > 0.5:
            s.fill(ell(x, y, 0.7 + 1.6 * r.random() ** 4), body=True, alpha=0.9)
    dog = [(567, 868), (556, 838), (574, 812), (600, 800), (616, 814), (594, 832), (594, 866), (600, 914), (566, 918), (530, 904), (498, 922)]
    for a, b in zip(dog, dog[1:], strict=False):
        s.stroke([a, b], 1.0, body=True, alpha=0.65, wobble=0.3)
    s.stroke([dog[0], dog[-3]], 1.0, body=True, alpha=0.65)
    for x, y in dog:
        s.fill(ell(x, y, 3.2), body=True)
        for d in ((7, 0), (0, 7)):
            s.stroke([(x - d[0], y - d[1]), (x + d[0], y + d[1])], 0.9, body=True)
    s.thing(blob([(440, 985), (500, 955), (572, 962), (594, 994), (560, 1026), (480, 1028), (428, 1014)]), "#cfd6ea", 0.5, shcol="#5a629a", hatch=5, line=2.2)
    back = path([(300, 1012), (248, 978), (372, 876), (488, 752), (606, 620)], 10)
    hem = poly([*left[::-1], *back])
    s.thing(hem, "#f3e3d0", 0.4, shade=0.5, shcol="#9a7a8a", hatch=0, line=2.8)
    for q in np.linspace(0.1, 0.9, 7):
        c = [left[::-1][int(t * 30)] * (1 - q) + back[::-1][int(t * 40)] * q for t in np.linspace(0, 1, 14)]
        s.stroke(c, 5 if int(q * 10) % 2 else 2, "#b5474a", clip=hem, alpha=0.8)
    for e in (shore[:22], right, back):
        marks.lace(s, e)
    walk = path([(980, 1265), (820, 1350), (600, 1432), (330, 1440), (160, 1355), (190, 1240), (370, 1195), (520, 1185), (640, 1150)], 40)
    prints = marks.tracks(walk, lambda u: 3.6 + 7.5 * float(step(0, 0.45, u)), bare=True)
    s.wash(prints, "#8a5a3f", 0.8, edge=0.8, off=0, rough=0.4)
    s.outline(prints, 0.9, lost=0.5, restate=0)
    for p, v, u in marks.along(walk, 40):
        if u > 0.66:
            s.fill(ell(*(p + np.array([-v[1], v[0]]) * 32), 3), "#5a3a2a", alpha=0.85)
    cam = spot(716, 1128, 262, 6)
    lift = cam.at(604, 634, 13.6)
    him = person((0, 0, 0), -64, "stand", "old_man", "night", top="#efeaf2", skin="clay", hair="beanie", trim="#7f93c8", hair_col="white", beard="long", feel="tender", shoes=False,
                 look_at=(-1.6, 0.7, 0.4), hands=((0.3, 0.86, 0.22), World(lift)), grips=("bar", "bar"), palms=((-1, 0, 0), (0, -0.4, 1)), elbows=(None, (-0.3, -1, 0.2)),
                 feet=((0.1, 0.08, 0.16), (-0.1, 0.1, -0.16)), lean=-10)  # fmt: skip
    candle = props.candle(him.joints["handl"] + V(0, -0.1, 0), 1.3, lit=False)
    shot = shoot([him, candle], cam, (-0.7, 0.5, 0.5))
    s.wash(shot.shadow_on(0, 5), "#5a4f86", 0.6, edge=0.1, rough=2)
    s.model(shot, line=2.4)
    x, y = cam.project(him.joints["handl"] + V(0, 0.18, 0))
    s.curve([(x, y), (x + 13, y - 42), (x - 7, y - 80), (x + 21, y - 122), (x + 3, y - 162), (x + 27, y - 202)], 3, body=True, alpha=0.7)
    for x in (505, 548):
        s.thing(
            blob([(x - 14, 1122), (x + 4, 1112), (x + 18, 1122), (x + 20, 1150), (x + 6, 1172), (x - 10, 1168), (x - 18, 1145)]),
            "#9a3b3b",
            0.95,
            shade=0.6,
            shcol="#401820",
            hatch=4,
            line=2.2,
        )
        s.fill(ell(x + 5, 1152, 11, 15, 10), alpha=0.75)
    s.curve([(420, 1100), (350, 1122), (262, 1152), (236, 1150), (236, 1134), (252, 1128)], 6, "#4a2f22")
    s.splatter("#2a4a86", 60, (30, 700, 970, 1200), size=(0.7, 4))
    s.edge()


@card("rose", paper="rough", light=(-0.75, -0.55))
def swan_mending(s):
    s.wash(s.all, "#c8a49a", 0.6, col2="#a88a6a", bloom=5, pool=0.5, grad=("lin", 20, 0.3, 1.25))
    s.wash(poly([(560, -20), (1020, -20), (1020, 1180), (740, 1180)]), "#3a2a3c", 0.85, wet=110)
    win = poly([(70, 110), (290, 96), (294, 560), (74, 590)])
    s.lift(win, 0.93, 3)
    s.wash(win, "#f6e0b0", 0.3)
    s.outline(win, 3)
    for a, b in (((180, 103), (184, 575)), ((72, 265), (292, 250)), ((72, 425), (293, 405))):
        s.stroke([a, b], 5)
    s.lift(poly([(294, 130), (294, 540), (820, 1200), (980, 1000), (760, 640)]), 0.32, 40)
    floor = poly([(-20, 1165), (1020, 1150), (1020, 1520), (-20, 1520)])
    s.cover(floor, keep=0.15)
    s.wash(floor, "#9a6f4a", 0.7, col2="#6a4a44", bloom=2, grad=("lin", 20, 0.5, 1.2))
    for i in range(-4, 16):
        s.stroke([(500 + (i * 110 - 500) * 0.72, 1160), (500 + (i * 110 - 500) * 1.5, 1510)], 2.2, clip=floor)
    s.hatch(s.all, tone=marks.field(s, lambda x, y: (0.1 + 0.6 * step(520, 980, x)) * (y < 1155)), ang=62, sep=8, w=1.0, thr=0.42, longest=110, cross=True)
    s.curve([(900, 240), (958, 420), (930, 600), (955, 800), (880, 1130)], 11, "#3b2416", taper=(0.2, 0.2))
    s.stroke([(900, 242), (882, 1128)], 1.8, wobble=0.3)
    cam = spot(480, 1330, 640, 9, -10)
    light = (-0.8, 0.6, 0.5)
    marks.wing(s, (560, 860), (950, 560), 300, 12, "#2c2f3a", "#23344a", 1.15, 1, 2.2, "#0c0d14")
    seat = props.chair((0, 0, -0.02), 8, 1.0, "#5a3a2a")
    her = person((0, 0, 0), 8, "sit_hold", "woman", "gown", top="#a63a34", skin="olive", hair="bun", hair_col="grey", feel="grief", sleeves="rolled", lean=22,
                 looks={"top": cloth("#e8d8c4", k=0.5), "skirt": cloth("#a8362f", hatch=7)}, look_at=(0.25, 0.72, 0.9), hands=((0.3, 0.98, 0.42), (-0.34, 0.66, 0.36)), grips=("pinch", "cup"),
                 palms=((-0.6, -0.5, 0.4), (0.1, 1, 0)), fingers=((0.1, 0.6, 0.6), (0.5, 0, 0.6)), feet=((0.2, 0.08, 0.5), (-0.18, 0.08, 0.46)), head_kw={"size": 1.12})  # fmt: skip
    shot = shoot([seat, her], cam, light)
    s.wash(shot.shadow_on(0, 9), "#2a1520", 0.8, edge=0, rough=3)
    s.model(shot, line=2.8)
    dark = {"fur": fur("#2c3040", hatch=4, thr=0.3), "belly": fur("#343c50", hatch=4)}
    swan = Clay(dark)
    lap = V(0.02, 0.62, 0.34)
    swan.ell(lap + V(0.06, 0.04, 0.06), (0.36, 0.15, 0.2), rot((0, 0, 1), -8), k=0.05, m="fur").ell(
        lap + V(0.38, 0.04, 0.02), (0.2, 0.08, 0.12), rot((0, 0, 1), -14), k=0.08, m="fur"
    )
    neck = [lap + V(-0.2, 0.05, 0.12), lap + V(-0.4, 0.04, 0.16), lap + V(-0.5, -0.08, 0.2), lap + V(-0.52, -0.3, 0.22), lap + V(-0.5, -0.42, 0.24)]
    swan.chain(neck, [0.11, 0.075, 0.055, 0.048, 0.05], k=0.06, m="fur").ell(neck[-1] + V(0, -0.02, 0.01), (0.058, 0.07, 0.06), k=0.03, m="fur")
    swan.looks["bill"] = plain("#b8452e", hatch=0)
    swan.cap(neck[-1] + V(-0.01, -0.08, 0.02), neck[-1] + V(-0.03, -0.2, 0.05), 0.034, 0.014, k=0.01, m="bill")
    shot = shoot([swan], cam, light)
    s.model(shot, line=2.8)
    e = cam.project(neck[-1] + V(-0.01, -0.03, 0.06))
    s.curve([e + [-16, -2], e + [-4, 6], e + [10, 0]], 3, "#d9d4c8", body=True)
    body = shot.mask(swan)
    marks.pelt(s, body, lambda x, y: 0.5 if x > 330 else 1.5, 420, (9, 18), 1.6, dark="#0a0a10", light="#8f9cb0", share=0.3)
    marks.wing(s, (470, 890), (640, 1400), 230, 12, "#262a34", "#2a3f5a", 1.25, -1, 2.4, "#0b0c12")
    g = smooth(blob([(420, 870), (476, 838), (540, 850), (562, 910), (530, 970), (474, 980), (430, 940)]), 6)
    s.thing(g, "#262a34", 1.2, col2="#2a3f5a", shcol="#0b0c12", hatch=5, line=2.4, cross=True)
    nd = cam.project(her.joints["pinchl"])
    s.stroke([nd + [-14, 24], nd + [26, -46]], 3, "#f6f2e6", body=True, wobble=0)
    seam = path([nd + [10, 40], nd + [-10, 96], nd + [-50, 150]], 8)
    for p, v, _ in marks.along(seam, 14):
        q = np.array([-v[1], v[0]])
        s.stroke([p + q * 13, p - q * 13], 3.4, "#e8382c", body=True, wobble=0.4)
    s.curve(
        [
            nd + [26, -46],
            nd + [60, -130],
            nd + [10, -210],
            nd + [-50, -170],
            nd + [40, -120],
            (930, 700),
            (950, 960),
            (930, 1180),
            (800, 1310),
            cam.project((0.42, 0.12, 0.45)),
        ],
        2.8,
        "#e8382c",
        body=True,
        taper=(0.01, 0.01),
    )
    for a, b in (((90, 1450), (215, 1418)), ((232, 1428), (330, 1462))):
        s.stroke([a, b], 5, "#5a3a22", wobble=0.3, taper=(0.02, 0.02))
    s.fill(poly([(326, 1452), (356, 1472), (322, 1470)]))
    for x, y, a in ((430, 1448, 10), (820, 1440, -20), (120, 1210, 40), (240, 1300, -30)):
        s.thing(ell(x, y, 38, 8, a), "#2c2f3a", 1.1, shade=0.3, hatch=4, line=1.8)
    s.splatter("#2c2f3a", 50, size=(0.7, 4))
    s.edge(28)


def bones(wrist, turn, side, size, grip):
    """A hand of bones in the same grips as a living one."""
    live = hand(wrist, turn, side, size, grip, detail=False)
    look = Look("#f2e8d0", 0.5, "#d8c8a0", shade=0.75, shcol="#6a5a5a", hatch=4.2, thr=0.42, white=0.5)
    c = Clay({"bone": look})
    for n, f in enumerate(live.fingers):
        r = size * (0.033 if n < 4 else 0.036)
        base = live.joints["wrist"] + (f[0] - live.joints["wrist"]) * 0.34
        for a, b in zip([base, *f[:-1]] if n < 4 else f[:-1], f if n < 4 else f[1:], strict=True):
            c.cap(a, b, r * 0.72, r * 0.6, k=r * 0.4, m="bone").ell(a, r * 1.15, k=r * 0.8, m="bone").ell(b, r * 1.0, k=r * 0.8, m="bone")
    for x, z in ((0.06, 0.06), (-0.02, 0.07), (-0.09, 0.08), (0.02, 0.0), (-0.06, 0.0)):
        c.ell(wrist + turn @ (V(x * side, 0, z) * size), size * 0.05, k=size * 0.015, m="bone")
    for x in (0.06, -0.06):
        c.cap(
            wrist + turn @ (V(x * side, 0, -0.06) * size),
            wrist + turn @ (V(x * 1.3 * side, 0, -1.4) * size),
            size * 0.055,
            size * 0.05,
            k=size * 0.02,
            m="bone",
        )
    c.joints, c.fingers = live.joints, live.fingers
    return c


@card("ink", paper="rice", fresh=True)
def cats_cradle(s):
    s.wash(s.all, "#b9b4b0", 0.42, col2="#8a8690", pool=0.8, bloom=8, grad=("rad", 500, 700, 820, 0.1, 1.5))
    cam = Camera((0, 0.1, 6), (0, -0.16, 0), 21)
    light = (-0.6, 0.7, 0.6)
    open_ = Grip((0.1, 0.2, 0.15), (0.16, 0.24, 0.2), (0.2, 0.26, 0.2), (0.12, 0.2, 0.15), 0.34, 1.0, 0.35, 0.15)

    def held(x, y, lean, side):
        z, back = unit(V(lean, 1, 0.1)), V(-0.85 * side, 0.1, 0.5)
        back = unit(back - z * (back @ z))
        return V(x, y, 0), np.stack([np.cross(back, z), back, z], 1)

    zl, tl = held(-0.62, -0.72, 0.12, 1)
    live = hand(zl, tl, -1, 1.08, open_, looks=person(skin="umber").looks, age=0.3)
    sleeve = Clay({"wool": cloth("#a8302c", hatch=6)})
    d = -tl[:, 2]
    sleeve.cap(zl + d * 0.14, zl + d * 1.2, 0.2, 0.27, k=0.02, m="wool", fold=0.014, freq=6).ring(
        zl + d * 0.14, 0.18, 0.045, frame(d) @ rot((1, 0, 0), 90), m="wool"
    )
    zr, tr = held(0.62, -0.72, -0.12, -1)
    dead = bones(zr, tr, 1, 1.08, open_)
    cuff = Clay({"lace": cloth("#2a282e", hatch=5)})
    d2 = -tr[:, 2]
    cuff.cone(zr + d2 * 0.34, zr + d2 * 1.4, 0.2, 0.36, m="lace", fold=0.05, freq=8)
    shot = shoot([live, sleeve, dead, cuff], cam, light)
    s.model(shot, line=2.8)
    a = [cam.project(f[3]) for f in live.fingers]
    b = [cam.project(f[3]) for f in dead.fingers]
    m1, m2 = (a[1] + b[1]) / 2, (a[4] + b[4]) / 2
    lines = [
        [a[0], (a[0] + b[0]) / 2 + [0, 26], b[0]],
        [a[4], m2 + [0, -8], b[2] + [0, 8]],
        [a[1] + [0, 8], m1 + [0, 150], b[4]],
        [a[1], m1 + [0, 12], b[1]],
        [a[4], m2 + [0, 16], b[4]],
        [a[0], m1 + [0, 120], b[2]],
        [a[1], m1 + [0, 120], b[0]],
    ]
    for q in lines:
        s.curve(q, 5.4, "#3a0f12", n=14, taper=(0.01, 0.01), wobble=0.4)
        s.curve(q, 3.6, "#d0302c", n=14, taper=(0.01, 0.01), wobble=0.4, body=True)
    for p in (a[0], a[1], a[4], b[0], b[1], b[2], b[4]):
        s.stroke(arc(p[0], p[1] + 8, 17, 8, 10, 170, 10), 4, "#d0302c", body=True)
    top = path(lines[0], 14)
    x, y = top[15]
    tiny = spot(x, y - 2, 88, 6)
    walker = person(
        (0, 0, 0),
        90,
        "walk",
        "man",
        "coat",
        top="#2a282e",
        legs="#4a484e",
        hair="brim",
        trim="#2a282e",
        skin="sand",
        hands=((0.6, 1.2, 0), (-0.4, 0.9, 0.2)),
        grips=("open", "bar"),
        feet=((0.02, 0.08, 0.3), (-0.02, 0.08, -0.26)),
    )
    heart = Clay({"heart": plain("#d0302c", hatch=0)})
    h = walker.joints["handr"] - V(0, 0.24, 0)
    heart.ell(h + V(0.08, 0.06, 0), 0.12, k=0.05, m="heart").ell(h + V(-0.08, 0.06, 0), 0.12, k=0.05, m="heart").cap(
        h, h + V(0, -0.2, 0), 0.14, 0.02, k=0.06, m="heart"
    )
    s.model(shoot([walker, heart], tiny, light), line=1.6)
    c = m1 + [0, 62]
    for q in (-1, 1):  # the knot of a wedding
        s.curve([c, c + [26 * q, -20], c + [34 * q, 6], c], 3.4, "#d0302c", body=True)
        s.curve([c, c + [12 * q, 22], c + [20 * q, 48]], 3.4, "#d0302c", body=True)
    s.splatter("#2a282e", 60, size=(0.6, 5))
    s.splatter("#b8302c", 16, size=(0.8, 4))
