"""Old fears and old comforts: the wolf, the peacock, the sea, a print in the snow."""

from ..easel import *


@card("midnight", paper="cold", light=(-0.3, -0.9))
def wolf_door(s):
    r = s.rng
    s.wash(s.all, "#24405f", 1.0, col2="#5a4a7a", mix=("lin", 90, 0, 1), bloom=5, pool=0.5, gran=0.5, grad=("lin", 90, 1.25, 0.45))
    places.stars(s, 150, (0, 0, 1000, 640), (0.7, 1.8))
    for x, w in ((70, 22), (150, 13), (222, 9), (110, 8), (292, 7), (355, 5), (20, 15)):
        g = limb([(x - 10, -20), (x + r.normal() * 8, 600), (x + 4, 1250)], [w * 0.7, w * 0.85, w])
        s.cover(g, keep=0.12)
        s.wash(g, "#8f9ab8", 0.45 if w > 10 else 0.7, edge=0.6)
        s.hatch(g, sep=5, w=1, thr=0.45, ang=4, longest=w * 1.2)
        s.outline(g, 1.2 + w * 0.06)
        for _ in range(12):
            s.fill(ell(x + r.normal() * w * 0.3, r.uniform(20, 1180), w * r.uniform(0.2, 0.6), 2 + 2 * r.random()), alpha=0.9, clip=g)
    snow = poly([*path([(-60, 1235), (200, 1205), (420, 1250), (700, 1290), (1060, 1270)], 10), (1060, 1560), (-60, 1560)])
    s.cover(snow)
    s.wash(snow, "#a9b9dc", 0.5, col2="#cdb6cf", bloom=3, grad=("lin", 60, 0.25, 1))
    up = path([(196, 672), (176, 640), (190, 606), (240, 590), (330, 566), (420, 520), (490, 452), (545, 392), (612, 350), (640, 240), (688, 112), (742, 210), (792, 330), (880, 372), (1060, 400)], 10)  # fmt: skip
    lip = path([(196, 672), (214, 712), (262, 742), (340, 748), (430, 756), (520, 782), (620, 838), (700, 900), (770, 985)], 10)
    low = path([(770, 985), (690, 1080), (600, 1132), (500, 1168), (400, 1188), (300, 1192), (250, 1186)], 10)
    chin = path([(250, 1186), (216, 1206), (226, 1244), (300, 1270), (460, 1290), (640, 1300), (820, 1310), (1060, 1300)], 10)
    beast = valid(Polygon(np.vstack([up, chin[::-1], low[::-1], lip[::-1]])))
    mouth = valid(Polygon(np.vstack([lip[8:], low, path([(250, 1185), (215, 960), (240, 735)], 8)])))
    warm = s.mask(mouth) * marks.field(s, lambda x, y: step(215, 420, x))
    s.cover(warm)
    s.wash(warm, "#f6b01e", 1.5, col2="#c8322a", mix=("lin", 0, 0, 1.2), edge=0, bloom=2, grad=("lin", 0, 0.7, 1.3))
    s.wash(blob([(640, 860), (770, 985), (650, 1090), (600, 980)]), "#5a0f1c", 1.3, wet=40, clip=s.mask(mouth))
    s.lift(ell(270, 1010, 170, 200), 0.7, 60)
    s.wash(ell(280, 1010, 190, 210), "#f3a04a", 0.55, wet=110, clip=1 - s.mask(beast))
    for q in np.linspace(0, 1, 9):
        a = lip[int(22 + q * 55)]
        s.curve([a, a + [-10, 40], a + [-34, 74 + 20 * q]], 2, "#8a2a1e", clip=mouth)
    s.cover(beast)
    s.wash(beast, "#3d4654", 1.0, col2="#5a4f5a", bloom=4, pool=0.5, gran=0.5)
    s.wash(beast, "#161c2c", 1.0, edge=0.2, grad=("lin", 35, 0, 1.15))
    s.lift(blob([(200, 650), (300, 640), (430, 640), (540, 690), (640, 790), (560, 800), (430, 756), (330, 748), (240, 735)]), 0.45, 18)
    s.lift(blob([(300, 1215), (500, 1200), (650, 1140), (760, 1050), (860, 1100), (760, 1200), (500, 1260)]), 0.35, 26)

    def flow(x, y):
        a = math.atan2((y - 640) * 0.9 + 60, x - 120)
        return a * 0.25 - 0.1 if y > 1000 else a * 0.75 - 0.25

    m = s.mask(beast)
    dark = marks.field(s, lambda x, y: step(-300, 700, x - 500 + (y - 700) * 0.5))
    marks.pelt(s, m, flow, 3600, (16, 44), 1.9, tone=dark, share=0.4)
    s.outline(beast, 3.4, lost=0.3)
    for edge, q in ((up[30:], 1), (chin[10:], -1)):
        for p in edge[::2]:
            for _ in range(3):
                a = flow(*p) - q * r.uniform(0.2, 0.7)
                b = p + r.normal(size=2) * 6
                s.curve([b, b + [12 * math.cos(a), 12 * math.sin(a) - q * 3], b + [28 * math.cos(a), 28 * math.sin(a) - q * 10]], 2.2, "#0c0f18", n=5)
    ear = blob([(658, 330), (672, 240), (692, 165), (722, 230), (750, 320), (700, 345)])
    s.wash(ear, "#0e0a14", 1.1, wet=8)
    for _ in range(26):
        s.curve(
            [(700 + r.normal() * 16, 345 - r.uniform(0, 40)), (694 + r.normal() * 10, 270), (692 + r.normal() * 6, 190 + r.uniform(0, 60))],
            2.2,
            "#a07a84",
            clip=ear,
        )
    nose = blob([(172, 640), (186, 606), (236, 596), (252, 622), (232, 662), (200, 676)])
    s.thing(nose, "#1a1620", 1.3, shcol="#050508", hatch=4, line=3)
    s.curve([(198, 618), (216, 610), (232, 614)], 4, "#c9d0e0", body=True, alpha=0.8)
    eye = blob([(438, 566), (470, 530), (520, 520), (572, 540), (540, 566), (490, 580)])
    s.fill(eye.buffer(12))
    s.cover(eye)
    s.wash(eye, "#f3c11e", 1.0, col2="#e8741e", edge=1.4, off=0)
    s.fill(ell(484, 554, 8, 22, 12))
    s.fill(ell(478, 543, 4.5), body=True)
    s.outline(eye, 4, lost=0)
    s.stroke([(512, 562), (512, 548)], 4)  # the guest, mirrored
    s.fill(ell(512, 544, 3))
    s.curve([(418, 575), (470, 512), (540, 496), (610, 520)], 12)
    s.curve([(420, 590), (490, 604), (570, 572)], 4)
    upper = [(16, 40, 17), (26, 150, 27), (35, 52, 15), (41, 60, 17), (47, 66, 18), (53, 70, 19), (59, 66, 19), (65, 58, 17)]
    lower = [(50, 48, 13), (55, 120, 22), (44, 52, 15), (38, 58, 16), (32, 60, 17), (26, 56, 17), (20, 46, 15)]
    for edge, teeth, q in ((lip, upper, 1), (low, lower, -1)):
        for i, h, w in teeth:
            p = edge[min(i, len(edge) - 1)]
            tip = p + [-10 * q, q * h]
            g = blob([(*(p + [-w, -4 * q]), 1), p + [-w * 0.8 - 4 * q, q * h * 0.5], (*tip, 1), p + [w * 0.5 - 2 * q, q * h * 0.5], (*(p + [w, -4 * q]), 1)], 6)
            s.thing(g, "#f0e6cc", 0.45, col2="#e0b070", shade=0.6, shcol="#8a5a3a", hatch=5, line=2.6)
    s.stroke(lip - [0, 3], 10, taper=(0.05, 0.1))
    s.stroke(low, 8, taper=(0.1, 0.05))
    s.stroke(lip[10:] - [0, 12], 2, "#b0606a")
    string = path([(300, 890), (345, 858), (410, 860), (480, 850), (520, 885), (580, 905), (640, 930)], 8)
    s.stroke(string, 2, "#3a1a12")
    for p in string[3::6]:
        s.lift(ell(p[0], p[1] + 9, 16), 0.6, 7)
        s.fill(ell(p[0], p[1] + 9, 6, 8), "#fff3b0", body=True)
        s.outline(ell(p[0], p[1] + 9, 6.5, 8.5), 1.5, lost=0)
    tongue = blob([(690, 1040), (600, 1075), (500, 1110), (400, 1128), (310, 1135), (250, 1165), (222, 1235), (196, 1330), (110, 1540), (380, 1540), (362, 1340), (352, 1250), (372, 1200), (450, 1178), (560, 1145), (650, 1100), (710, 1060)])  # fmt: skip
    s.thing(tongue, "#c8202e", 1.1, col2="#e0503a", shcol="#4a0a20", line=3.2, bloom=2, soft=50)
    s.curve([(660, 1062), (500, 1138), (340, 1165), (292, 1240), (268, 1340), (228, 1500)], 2.4, "#5a0a1c", clip=tongue)
    for y in range(1190, 1500, 34):
        s.curve([(120, y + 20), (270, y + 8), (400, y)], 2.2, "#5a0a1c", clip=tongue)
    s.thing(blob([(512, 1072), (640, 1046), (652, 1058), (640, 1078), (520, 1106), (508, 1092)]), "#fbf3e0", 0.2, shade=0.5, shcol="#b08a5a", hatch=5, line=2.2)
    for x, y, h in ((545, 1072, 34), (600, 1060, 38)):
        s.stroke([(x, y), (x, y - h)], 5, "#fff8e0", body=True, wobble=0.2)
        s.fill(ell(x, y - h - 8, 3.6, 8), "#ffdf5a", body=True)
        s.lift(ell(x, y - h - 8, 18), 0.5, 9)
    s.thing(blob([(560, 1062), (572, 1036), (590, 1060)]), "#b5541e", 1, shade=0.4, hatch=0, line=1.8)
    cam = spot(248, 1440, 205, 8)
    kid = person((0, 0, 0), 128, "stand", "child", "coat", top="#4f9a80", legs="#2a3550", trim="#d9a02a", hair="beanie", skin="clay", feel="awe", scale=0.9, look_at=(2.4, 2.2, -1.2),
                 hands=(None, (-0.24, 0.72, 0.02)), grips=("hang", "bar"))  # fmt: skip
    case = props.suitcase(kid.joints["handr"] - V(0, 0.37, 0), 120, 0.8, "#8a5a30")
    scarf = Clay({"wool": cloth("#d8342e", k=1.0)})
    n = kid.joints["neck"]
    scarf.ring(n + V(0, 0.0, 0), 0.065, 0.03, m="wool").chain(
        [n + V(-0.06, 0.0, 0.05), n + V(-0.2, -0.02, 0.02), n + V(-0.32, -0.1, 0)], [0.03, 0.035, 0.025], m="wool"
    )
    shot = shoot([kid, case, scarf], cam, (0.8, 0.6, 0.2))
    s.wash(shot.shadow_on(0, 4), "#2a1a4a", 0.8, edge=0.1)
    s.model(shot, line=2.2, fill=0.25)
    floor = spot(500, 1370, 330, 14)
    pairs = []
    for i in range(7):  # of those who went in
        x, q = -0.28 + 0.42 * i * 0.72, (1.2, 0.8, 1.3, 0.7, 1.1, 0.9, 1.25)[i]
        col = ("#7a2a2a", "#2a2a3a", "#6a4a2a", "#2f5a4a", "#6a3a5a")[i % 5]
        for d in (0, 1):
            p = V(x + 0.1 * d * q, 0, 0.1 - 0.05 * d + 0.05 * (i % 2))
            c = Clay({"leather": plain(col), "dark": plain("#14101a", hatch=0)})
            c.cap(p + V(0, 0.05 * q, 0), p + V(0.04 * q, 0.035 * q, 0.15 * q), 0.045 * q, 0.04 * q, k=0.02, m="leather")
            c.cone(p + V(0, 0.04 * q, -0.01), p + V(0, (0.13 + 0.05 * (i % 3)) * q, -0.02), 0.045 * q, 0.05 * q, k=0.02, m="leather")
            c.cone(p + V(0, (0.13 + 0.05 * (i % 3)) * q, -0.02), p + V(0, (0.137 + 0.05 * (i % 3)) * q, -0.02), 0.04 * q, 0.04 * q, m="dark")
            pairs.append(c)
    shot = shoot(pairs, floor, (-0.6, 0.6, 0.4))
    s.wash(shot.shadow_on(0, 4), "#4a5a9a", 0.6, edge=0.1)
    s.model(shot, line=2.0)
    s.splatter("#f6c64a", 30, centre=(330, 1000), spread=120, size=(0.8, 3.6))


@card("verdigris", paper="hot", light=(-0.4, -0.8))
def peacock_eyes(s):
    r = s.rng
    ox, oy, tx, ty = 372, 1180, 800, 1340
    fan = union(Polygon([*((ox + 1010 * math.cos(a), oy + 1010 * math.sin(a)) for a in np.radians(np.linspace(-176, 8, 60))), (ox, oy + 40)]),
                *(ell(ox + 1010 * math.cos(a), oy + 1010 * math.sin(a), 118) for a in np.radians(np.linspace(-170, 4, 15))))  # fmt: skip
    s.wash(fan, "#0f5a5c", 0.95, col2="#24356e", pool=0.5, bloom=4, gran=0.4, grad=("rad", ox, oy, 1150, 1.6, 0.6))
    s.wash(fan, "#3f7d3a", 0.5, edge=0.1, pool=0.9, grad=("rad", ox, oy, 900, 0.3, 1))
    s.bleed(fan, 16, 4)
    for q in range(900):
        a, far, n = math.radians(r.uniform(-176, 8)), r.uniform(160, 1080), r.uniform(40, 130)
        p = [
            (ox + (far + n * t) * math.cos(a + 0.03 * math.sin(t * 2 + q)), oy + (far + n * t) * math.sin(a + 0.03 * math.sin(t * 2 + q)))
            for t in (0, 0.3, 0.6, 1)
        ]
        s.stroke(p, r.uniform(0.6, 1.5), "#0b2530", wobble=0.6, clip=fan)
    found = []
    for ring, (far, n, size) in enumerate(((1010, 15, 78), (835, 13, 70), (670, 11, 60), (515, 9, 50), (378, 7, 41), (265, 5, 32))):
        for i in range(n):
            a = math.radians(-172 + (i + 0.5 + (0.45 if ring % 2 else 0)) * 180 / n + r.normal() * 1.1)
            q = far * (1 + 0.02 * r.normal())
            x, y = ox + q * math.cos(a), oy + q * math.sin(a)
            if -60 < x < 1060 and -60 < y < 1290 and math.hypot(x - tx, y - ty) > 150:
                found.append((x, y, a, size * r.uniform(0.92, 1.08)))
    for x, y, _, size in found:
        d = np.array([x - ox, y - oy])
        far = np.hypot(*d)
        d /= far
        n = np.array([-d[1], d[0]])
        for u in np.arange(max(150, far - 270), far - size * 0.6, 8):
            p, q = np.array([ox, oy]) + d * u, size * (0.5 + 0.55 * (u - far + 270) / 270)
            for e in (-1, 1):
                s.curve(
                    [p, p + d * q * 0.35 + n * e * q * 0.5, p + d * q * 0.95 + n * e * q * 0.85],
                    1.25,
                    ("#0a2028", "#0d2a3a", "#7fae7a", "#b99a4a")[r.integers(4)],
                    n=5,
                    clip=fan,
                    alpha=0.75,
                )
    near = lambda a, b: min(range(len(found)), key=lambda i: (found[i][0] - a) ** 2 + (found[i][1] - b) ** 2)  # noqa: E731
    special = {near(160, 560): "weep", near(560, 640): "shut", near(740, 800): "cat"}
    irises = ("#8a3a1e", "#2f6a3a", "#2f5a8a", "#6a4a2a", "#1f6a6a")
    for i, (x, y, a, size) in enumerate(found):
        deg = (math.degrees(a) + 90) * 0.55
        s.curve([(ox + 0.25 * (x - ox), oy + 0.25 * (y - oy)), (ox + 0.6 * (x - ox) + 6 * r.normal(), oy + 0.6 * (y - oy)), (x, y)], 1.8, "#d8c58a", alpha=0.55)
        halo = blob(move([(0, -1.22), (0.72, -0.8), (1.02, 0), (0.72, 0.78), (0, 1.35), (-0.72, 0.78), (-1.02, 0), (-0.72, -0.8)], x, y, size, deg))
        s.cover(halo, keep=0.1)
        s.wash(halo, "#c79a3a", 0.75, col2="#4c8a4a", pool=0.4, edge=0.9)
        s.wash(move(halo, 0, 0, 0.78, 0, origin=(x, y)), "#17616a", 1.0, col2="#24408a", edge=0.8)
        for q in np.linspace(0, 2 * np.pi, 40, endpoint=False):
            u = np.array([math.cos(q), math.sin(q) * 1.08])
            s.stroke(move([u * 0.84, u * r.uniform(1.1, 1.32)], x, y, size, deg), 1.0, "#0b2530", wobble=0.4)
        d = np.array([tx - x, ty - y])
        d = d / (np.hypot(*d) + 1e-9)
        t = math.radians(-deg)
        look = (d[0] * math.cos(t) - d[1] * math.sin(t), d[0] * math.sin(t) + d[1] * math.cos(t))
        kind = special.get(i, "open")
        marks.eye(
            s,
            x,
            y,
            size * 1.62,
            look=look,
            tilt=deg,
            iris="#c8a01e" if kind == "cat" else irises[i % 5],
            kind={"weep": "open"}.get(kind, kind),
            lash=False,
            line=2.6 * size / 70,
        )
        if kind == "weep":
            for k in (0, 1, 2):
                s.thing(
                    blob([(x - 8, y + 40 + 46 * k), (x + 3, y + 62 + 46 * k), (x - 8, y + 74 + 46 * k), (x - 19, y + 62 + 46 * k)]),
                    "#bfe0ea",
                    0.5,
                    hatch=0,
                    line=1.6,
                )
    ground = poly([*path([(-60, 1285), (180, 1258), (420, 1275), (640, 1292), (820, 1275), (1060, 1292)], 10), (1060, 1560), (-60, 1560)])
    s.cover(ground, keep=0.05)
    s.wash(ground, "#d9c39a", 0.4, col2="#b9c4a0", bloom=2, grad=("lin", 90, 0.5, 1))
    s.hatch(
        ground,
        tone=marks.field(s, lambda x, y: 0.25 + 0.5 * step(1270, 1500, y) + 0.3 * np.exp(-(((x - 380) / 220) ** 2))),
        ang=4,
        sep=9,
        w=1,
        thr=0.45,
        longest=60,
    )
    for x in (350, 414):
        s.curve([(x, 1310), (x + 4, 1370), (x - 6, 1432)], 9, "#3b2f28")
        for q in (-34, -8, 30):
            s.stroke([(x - 6, 1430), (x - 6 + q, 1446)], 5, "#3b2f28")
    body = smooth(union(blob([(250, 1140), (330, 1070), (430, 1080), (505, 1160), (500, 1250), (430, 1325), (330, 1330), (262, 1270), (235, 1200)]),
                        limb([(380, 1160), (440, 1050), (470, 930), (440, 840), (400, 790)], [95, 62, 42, 34, 32]), ell(392, 782, 44, 38, 10)), 14)  # fmt: skip
    s.thing(body, "#1743a0", 1.15, col2="#0e7a86", shade=1.0, shcol="#151040", hatch=5, cross=True, line=3.6, bloom=2, white=0.5)
    inner = s.mask(body.buffer(-12))
    for _ in range(170):
        x, y = r.uniform(240, 510), r.uniform(860, 1320)
        if inner[int(y), int(x)] > 0.5:
            s.curve([(x - 8, y - 3), (x, y + 5), (x + 8, y - 3)], 1.4, wobble=0.4)
    s.thing(blob([(352, 765), (318, 782), (292, 812, 1), (330, 806), (356, 800)]), "#d9a441", 0.9, shade=0.6, shcol="#7a4a20", hatch=0, line=2.4)
    s.cover(blob([(362, 776), (384, 766), (414, 772), (402, 784), (380, 786)]))
    s.fill(ell(402, 777, 6.5, 8))
    s.curve([(356, 776), (384, 763), (418, 772)], 5.5)
    s.curve([(364, 780), (384, 788), (404, 784)], 2.4)
    for q in (-32, -16, 0, 16, 32):
        b = np.array([398 + q * 0.4, 750])
        e = b + [q * 1.5, -72 + abs(q) * 0.5]
        s.stroke([b, e], 2)
        s.thing(ell(*e, 8, 11), "#1743a0", 1, shade=0.3, hatch=0, line=1.6)
    quill = path([(590, 1450), (720, 1424), (860, 1404), (955, 1362)], 30)
    s.stroke(quill, 5, "#6a5a3a")
    for p in quill[2::3]:
        for e in (-1, 1):
            s.curve([p, p + [16, e * 14 - 3], p + [34, e * 20 - 10]], 1.3, "#4a5a3a", n=5)
    cam = spot(800, 1412, 560, 8)
    shot = shoot([bird("robin", (0, 0.0, 0), -62, "perch", 1.0, open_bill=1.1, pitch=40, nod=-22)], cam, (-0.5, 0.8, 0.6))
    s.model(shot, line=2.2)
    for q, (x, y) in enumerate(((700, 1282), (676, 1276), (650, 1270))):
        s.curve([(x + 4 + q * 3, y - 14 - q * 7), (x - 6, y), (x + 4 + q * 3, y + 14 + q * 7)], 3.2, "#c3272b")
    s.splatter("#0f5a5c", 60, (0, 1200, 1000, 1500), size=(0.8, 5))
    s.splatter("#c79a3a", 30, size=(0.8, 4))
