"""Small people and large weather: a leash, a rope, a tower, a lamp on the sea bed."""

from ..easel import *


@card("storm", paper="grey", light=(0.5, -0.6))
def storm_leash(s):
    r = s.rng
    s.sky([(0, "#59636c", 0.7), (0.5, "#a8aca8", 0.35), (0.8, "#ddd6bc", 0.3), (1, "#c8c0a4", 0.4)], 0, 1060, wet=90)
    places.sea(s, 1010, 1160, "#4f6a72", col2="#2f4650", k=0.8, swell=0.5)
    sand = poly([*path([(-40, 1150), (240, 1128), (560, 1150), (1040, 1120)], 10), (1040, 1560), (-40, 1560)])
    s.cover(sand)
    s.wash(sand, "#b8a684", 0.6, col2="#8a8070", bloom=3, grad=("lin", 90, 0.5, 1.2))
    marks.lace(s, path([(-20, 1152), (240, 1130), (560, 1152), (1020, 1122)], 10), (2, 6))
    # the storm: a hound of cloud, its forepaws on the sea
    body = union(
        blob([(300, 330), (420, 200), (620, 150), (830, 190), (960, 330), (990, 520), (900, 640), (700, 680), (500, 660), (360, 590), (290, 470)]),
        blob([(330, 500), (220, 430), (110, 440), (40, 520), (20, 610), (70, 680), (170, 690), (280, 680), (370, 620)]),
        limb([(440, 620), (380, 800), (400, 960), (330, 1030)], [90, 62, 44, 40]), limb([(560, 640), (540, 820), (580, 980), (520, 1044)], [90, 60, 42, 38]),
        limb([(860, 600), (900, 780), (850, 920), (890, 1030)], [110, 72, 46, 42]), limb([(930, 330), (1000, 210), (960, 90), (1030, 20)], [60, 46, 34, 20]),
        blob([(200, 450), (180, 360), (220, 270), (290, 330), (310, 440)]), blob([(300, 430), (310, 330), (370, 270), (400, 380), (370, 470)]),
    )  # fmt: skip
    rough = s.warp(s.mask(smooth(body, 16)), (0, 0, s.w, s.h), 4, 12, 14)
    s.cover(rough)
    s.wash(rough, "#4a535c", 1.05, col2="#262c34", pool=0.9, bloom=8, gran=0.5, edge=0.9)
    s.wash(rough, "#151a22", 0.8, grad=("lin", 100, -0.3, 1.2))
    solid = smooth(body, 16).buffer(-10)
    m = s.mask(solid)
    ys, xs = np.where(m > 0.5)
    for i in r.choice(len(xs), 520):  # curls of cloud
        x, y, q = xs[i], ys[i], r.uniform(12, 46)
        a = r.uniform(140, 260)
        top = y < 420 or x < 300 and y < 560
        s.stroke(
            arc(x, y, q, q * 0.8, a, a + r.uniform(90, 210)),
            r.uniform(1.2, 2.4),
            "#e8e6dc" if top and r.random() < 0.7 else None,
            body=bool(top and r.random() < 0.6),
            alpha=0.75,
        )
    for x, y, q in ((420, 250, 90), (560, 190, 100), (720, 200, 110), (860, 280, 90), (200, 460, 60), (110, 510, 50)):
        s.lift(ell(x, y, q, q * 0.5), 0.5, 24)
    for x, y in ((176, 540), (262, 532)):  # eyes of lightning
        g = blob([(x - 34, y + 6), (x, y - 20), (x + 32, y - 12), (x + 6, y + 12)])
        s.cover(g)
        s.wash(g, "#f6c830", 0.8, edge=1)
        s.fill(ell(x - 6, y - 2, 6, 12))
        s.outline(g, 3, lost=0)
        s.curve([(x - 44, y - 6), (x - 6, y - 36), (x + 40, y - 30)], 8)
    s.fill(blob([(16, 570), (40, 548), (70, 560), (60, 592), (30, 596)]))
    chin = limb([(350, 640), (290, 738), (180, 778), (84, 748)], [40, 34, 30, 18])  # the lower jaw, dropped
    low = s.warp(s.mask(chin), (0, 0, s.w, s.h), 3, 8)
    s.cover(low)
    s.wash(low, "#39414a", 1.2, col2="#1c222a", edge=0.8)
    gape = blob([(44, 640), (110, 654), (190, 642), (270, 652), (336, 622), (318, 680), (250, 738), (160, 752), (84, 726)])
    s.cover(gape)
    s.wash(gape, "#6a1420", 1.3, col2="#2a0810", mix=("lin", 0, 0, 1), edge=0.6)
    tongue = blob([(96, 722), (150, 690), (230, 684), (290, 660), (262, 722), (170, 750)])
    s.thing(tongue.intersection(gape), "#d8606a", 0.9, shade=0.5, hatch=0, line=2.2)
    s.curve([(120, 722), (190, 706), (262, 686)], 2)
    jaw = path([(44, 640), (110, 654), (190, 642), (270, 652), (336, 622)], 8)
    for p, _, u in marks.along(path([(84, 728), (160, 754), (250, 740), (318, 680)], 8), 36):
        s.thing(poly([p + [-12, 2], p + [12, 2], p + [0, -26 - 14 * (u < 0.3)]]), "#f6f0dc", 0.2, shade=0.3, hatch=0, line=2)
    for p, _, u in marks.along(jaw, 34):
        s.thing(poly([p + [-13, -2], p + [13, -2], p + [0, 36 + 24 * (u < 0.25)]]), "#f6f0dc", 0.2, shade=0.3, hatch=0, line=2)
    s.stroke(jaw, 6)
    for _ in range(40):
        q = path([(350, 660), (290, 752), (180, 792), (84, 758)], 12)[int(r.integers(36))]
        s.stroke(arc(*(q + r.normal(size=2) * 8), 16, 12, 20, 190), 1.8, alpha=0.8)
    for x, y, n in ((470, 690, 5), (690, 690, 6), (780, 670, 4)):
        p = np.array([x, y], float)
        bolt = [p]
        for k in range(n):
            p = p + [r.uniform(-46, 30) if k % 2 else r.uniform(10, 54), r.uniform(46, 74)]
            bolt.append(p)
        s.stroke(bolt, 7, "#f8d040", body=True, wobble=0.2, taper=(0.05, 0.7))
        s.stroke(bolt, 3, "#fffbe0", body=True, wobble=0.2, taper=(0.05, 0.7))
    for p in ((330, 1040), (520, 1052), (890, 1040)):
        for k in range(4):
            s.stroke(arc(p[0], p[1] + 8, 60 + 26 * k, 12 + 6 * k, 180 + 10 * k, 350), 2, body=True, alpha=0.8)
        marks.lace(s, path([(p[0] - 70, p[1] + 6), (p[0], p[1] - 6), (p[0] + 70, p[1] + 6)], 8), (2, 7), 5)
    cam = spot(250, 1376, 152, 8)
    her = person(
        (0, 0, 0),
        30,
        "pull",
        "woman",
        "coat",
        top="#e0a830",
        legs="#3a3a44",
        skin="cocoa",
        hair="short",
        feel="proud",
        look_at=(-0.3, 4.4, -1),
        trim="#c23b34",
        hands=((0.24, 1.16, 0.46), (0.1, 1.12, 0.36)),
        lean=-20,
    )
    shot = shoot([her], cam, (0.5, 0.7, 0.4))
    s.wash(shot.shadow_on(0, 4), "#3a3a40", 0.6, edge=0.1)
    s.model(shot, line=2.0)
    a, h = cam.project(her.joints["handl"]), cam.project(her.joints["crown"])
    braid = path([h + [-16, 20], h + [-34, 44], h + [-40, 90], a + [-70, 26], a + [-20, 6], a, a + [90, -90], (440, 960), (420, 820), (402, 736)], 16)
    s.stroke(braid, 11, "#211c22", taper=(0.02, 0.05))
    for k, (p, v, _) in enumerate(marks.along(braid, 10)):
        q = np.array([-v[1], v[0]]) * (1 if k % 2 else -1)
        s.curve([p - q * 6 - v * 4, p, p + q * 6 - v * 4], 2.0, "#8a7a80", body=True, alpha=0.8)
    ring = [(400, 262), (446, 380), (462, 500), (448, 610), (404, 706)]  # round the neck, from the nape to the throat
    collar = limb(ring, [24, 30, 32, 32, 28], 12)
    s.wash(move(collar, 12, 8), "#0c1016", 0.8, wet=8)
    s.thing(collar, "#c8343a", 1.0, col2="#8f1f2e", shade=0.7, shcol="#3a0c18", hatch=6, line=3)
    for e in (-20, 20):
        s.curve([(x + e, y) for x, y in ring], 1.6, "#f0c0a0", body=True, alpha=0.8)
    for u in (0.12, 0.3, 0.5, 0.68):
        q = path(ring, 12)[int(u * 48)]
        s.thing(ell(q[0], q[1], 10), "#e8b83c", 0.9, shade=0.5, hatch=0, line=2)
    q = path(ring, 12)[44]
    s.thing(ell(q[0] - 12, q[1] + 34, 24).difference(ell(q[0] - 12, q[1] + 34, 14)), "#e8b83c", 1.0, shade=0.4, hatch=0, line=2.2)
    places.rain(s, 140, 26, area=(300, 640, 1000, 1100))
    s.splatter("#262c34", 50, size=(0.6, 5))


@card("ink", paper="rice", light=(-0.4, -0.6), fresh=True)
def spider_rope(s):
    r = s.rng
    s.wash(s.all, "#c9c5bd", 0.35, col2="#9a98a0", pool=0.8, bloom=6)
    cam = Camera((0.6, 26, 4.0), (0.0, 0, -1.2), 40, roll=-14)
    b = Blocks(cam, (-0.6, 0.7, 0.3))
    for i in range(-5, 6):
        for j in range(-7, 7):
            if abs(i * 0.8 + j * 0.35) < 0.8:
                continue  # the street
            h = r.uniform(1.5, 5.5)
            b.house(
                (i * 3.1 + r.normal() * 0.2, 0, j * 3.0 + r.normal() * 0.2),
                (2.5, h, 2.4),
                8,
                ("gable", "flat")[r.integers(2)],
                "#b8b4ac",
                ("#6a686c", "#8a868a", "#4a484e")[r.integers(3)],
                rows=3,
                lit=0.0,
                seed=int(r.integers(99)),
                hatch=6,
                line=1.5,
            )
    b.paint(s, haze=0.35)
    s.wash(s.all, "#5a5860", 0.55, col2="#3a3842", pool=0.7, bloom=4, grad=("rad", 560, 900, 900, 0.5, 1.2))
    # her net is a web, far below the rope
    c = np.array([560, 930])
    ang = np.radians(np.arange(0, 360, 22.5) + 6)
    for a in ang:
        s.stroke([c, c + np.array([math.cos(a) * 560, math.sin(a) * 660])], 1.6, body=True, alpha=0.85)
    for q in np.geomspace(46, 620, 15):
        pts = []
        for a, a2 in zip(ang, np.roll(ang, -1), strict=True):
            p, e = c + np.array([math.cos(a), math.sin(a) * 1.15]) * q, c + np.array([math.cos(a2), math.sin(a2) * 1.15]) * q
            pts += [p, (p + e) / 2 * 0.94 + c * 0.06]
        s.stroke(path([*pts, pts[0]], 3), 1.3, body=True, alpha=0.75, wobble=0.4)
    # the rope from the eight legs down to the far roof
    a, z = np.array([560.0, 140.0]), np.array([240.0, 1530.0])
    thread = path([a, [520, 480], [430, 900], z], 30)
    s.stroke(thread, 12, "#f6f0e2", body=True, taper=(0.0, 0.0), wobble=0.3)
    s.stroke(thread + [5, 2], 2.4, "#2a282e", taper=(0, 0), wobble=0.3)
    for p, v, _ in marks.along(thread, 16):
        q = np.array([-v[1], v[0]])
        s.stroke([p - q * 5 - v * 4, p + q * 5 + v * 4], 1.4, "#8a8690")
    p = thread[int(len(thread) * 0.62)]
    ropecam = spot(p[0], p[1], 190, 62, 0)
    d = V(0.24, 0, -1)
    yaw = math.degrees(math.atan2(-d[0], -d[2])) + 180
    her = person((0, 0, 0), yaw + 188, "walk", "slim", "dress", top="#d8302c", skin="umber", hair="gathered", feel=Feeling(0.9, 0.35, 1.0, -0.35, 0, 0.5), shoes=False, scale=1.2, look_at=tuple(ropecam.pos * 0.6),
                 hands=((0.5, 1.28, 0.3), (-0.5, 1.28, 0.3)), grips=("bar", "bar"), palms=((0, -1, 0), (0, -1, 0)), feet=((0.02, 0.08, 0.26), (-0.02, 0.08, -0.24)))  # fmt: skip
    hl, hr = her.joints["handl"], her.joints["handr"]
    e = unit(hl - hr)
    pole = Clay({"silk": Look("#f6f0e4", 0.3, "#d8d0c4", shade=0.6, shcol="#6a6870", hatch=4)})
    mid = (hl + hr) / 2
    pole.cap(mid - e * 1.9, mid + e * 1.9, 0.045, m="silk", fold=0.012, freq=5)
    pole.ell(mid - e * 1.55, (0.1, 0.1, 0.34), frame(e), k=0.05, m="silk").ell(mid + e * 1.55, (0.1, 0.1, 0.34), frame(e), k=0.05, m="silk")
    shot = shoot([her, pole], ropecam, (-0.6, 0.8, 0.3))
    s.model(shot, line=2.2)
    # we are the spider: its forelegs at the top
    for k, (x0, x1, x2, y1, y2, w) in enumerate(
        (
            (-60, 120, 430, -10, 260, 30),
            (1060, 900, 690, 0, 250, 30),
            (180, 330, 520, -80, 130, 24),
            (840, 760, 600, -80, 120, 24),
            (-60, 40, 190, 240, 560, 26),
            (1060, 980, 880, 250, 600, 26),
        )
    ):
        g = limb([(x0, -60 if k < 4 else 60), (x1, y1 + 40), (x2, y2)], [w * 1.2, w, w * 0.28])
        s.wash(move(g, 18, 24), "#2a282e", 0.35, wet=14)
        s.thing(g, "#2a282e", 1.3, col2="#15121a", hatch=4, line=3, shcol="#0a080e")
        for q, v, u in marks.along(path([(x0, -60 if k < 4 else 60), (x1, y1 + 40), (x2, y2)], 14), 7):
            n = np.array([-v[1], v[0]])
            for e2 in (-1, 1):
                s.curve(
                    [q + n * e2 * w * (1 - 0.75 * u), q + n * e2 * (w * (1 - 0.75 * u) + 12) + v * 8, q + n * e2 * (w * (1 - 0.75 * u) + 18) + v * 18], 1.5, n=4
                )
    s.splatter("#2a282e", 40, size=(0.6, 4))


@card("tide", paper="cold", light=(0.1, -0.9))
def sea_lamp(s):
    r = s.rng
    s.wash(s.all, "#1f6a80", 1.0, col2="#0a2438", mix=("lin", 90, 0, 1.1), pool=0.5, bloom=6, gran=0.45, grad=("lin", 90, 0.55, 1.6))
    for k in range(7):  # light from far above
        x = 90 + 140 * k + r.normal() * 30
        s.lift(poly([(x, -20), (x + 60, -20), (x - 60 + r.normal() * 40, 900), (x - 190, 900)]), 0.22, 22)
    far = blob([(-60, 1130), (160, 1040), (330, 1100), (560, 1050), (800, 1110), (1060, 1020), (1060, 1560), (-60, 1560)])
    s.wash(far, "#0c2a3c", 0.7, wet=10)
    bed = poly([*path([(-40, 1250), (260, 1214), (520, 1236), (800, 1206), (1040, 1240)], 10), (1040, 1560), (-40, 1560)])
    s.cover(bed, keep=0.2)
    s.wash(bed, "#3f5f62", 0.9, col2="#12303e", bloom=3, grad=("lin", 90, 0.5, 1.2))
    for y in np.linspace(1270, 1490, 14):
        for _ in range(4):
            x = r.uniform(-20, 1000)
            s.curve([(x, y), (x + 34, y - 5), (x + 80, y + 2)], 1.4, alpha=0.6)
    cam = spot(690, 1350, 176, 7)
    light = (0.15, 0.9, 0.35)
    lx, ly = cam.project((0, 3.2, 0))
    s.density *= (1 - 0.75 * marks.field(s, lambda x, y: np.exp(-(((np.hypot(x - lx, (y - ly) * 0.85)) / 250) ** 1.5))))[..., None]
    s.wash(ell(lx, ly, 300, 330), "#f6c24a", 0.45, wet=150)
    s.density *= (1 - 0.5 * marks.field(s, lambda x, y: np.exp(-(((x - lx - 10) / 330) ** 2 + ((y - 1345) / 74) ** 2))))[..., None]
    s.wash(ell(lx, 1345, 320, 60), "#f0b84a", 0.4, wet=40)
    s.glow(lx, ly, 240, "#f8cc5a", 0.35, 0.9)
    post = props.lamp_post((0, 0, 0), 1.0, "#16262c")
    bench = Clay({"wood": plain("#a8703a"), "iron": plain("#16262c", hatch=0)})
    for k in range(4):
        bench.box((-1.2, 0.48, -0.18 + 0.13 * k), (0.85, 0.02, 0.05), m="wood").box((-1.2, 0.62 + 0.13 * k, -0.3 - 0.03 * k), (0.85, 0.05, 0.018), m="wood")
    for x in (-1.95, -0.45):
        bench.cap((x, 0, 0.2), (x, 0.47, 0.2), 0.03, m="iron").cap((x, 0, -0.24), (x, 1.1, -0.4), 0.03, m="iron")
    reader = fish((-1.5, 1.02, 0.02), 66, 1.15, col="#e8843a", pitch=10, bend=12)
    paper = Clay({"news": plain("#f6f0dc", k=0.2, hatch=0)})
    for q in (-1, 1):
        paper.box(V(-0.72 + 0.06 * q, 0.86, 0.16 - 0.14 * q), (0.15, 0.2, 0.006), rot((0, 1, 0), 74 + 16 * q) @ rot((1, 0, 0), -8), 0.004, m="news")
    shot = shoot([post, bench, reader, paper], cam, light)
    s.wash(shot.shadow_on(0, 5), "#06141e", 0.7, edge=0.1)
    s.model(shot, line=2.0)
    s.glow(lx, ly, 90, "#fbe08a", 0.5, 0.7)
    dive = spot(268, 880, 150, -4)
    him = person(
        (0, 0, 0),
        62,
        "float",
        "strong",
        "suit",
        top="#8a6a3a",
        legs="#7a5c34",
        skin="sand",
        hair="bald",
        no_head=True,
        shoe="#3a3230",
        scale=1.0,
        hands=((0.3, 1.45, 0.6), (-0.62, 1.3, -0.1)),
        pitch=18,
        grips=("open", "open"),
    )
    hp = him.joints["neck"] + V(0.05, 0.24, 0.04)
    helm = Clay({"brass": plain("#d8a040", hatch=4.5, white=0.6), "glass": Look("#bfe0dc", 0.4, shade=0.3, hatch=0)})
    helm.ell(hp, 0.25, k=0, m="brass").ring(hp - V(0, 0.2, 0), 0.19, 0.06, m="brass")
    d = unit(V(0.86, -0.28, 0.42))
    helm.cone(hp + d * 0.16, hp + d * 0.27, 0.15, 0.14, m="brass").cone(hp + d * 0.2, hp + d * 0.28, 0.11, 0.11, m="glass")
    shot = shoot([him, helm], dive, (0.8, -0.1, 0.5))
    s.model(shot, line=2.1, fill=0.15)
    top = dive.project(hp + V(-0.1, 0.22, -0.1))
    s.curve([top, top + [-30, -170], top + [40, -420], top + [-16, -700], (300, -20)], 4.5, "#2a1c14")
    s.curve([top + [2, 0], top + [-28, -170], top + [42, -420], top + [-14, -700], (302, -20)], 1.4, "#c8a070", body=True)
    for _ in range(34):
        x, y, q = top[0] + 40 + r.normal() * 26, top[1] - r.uniform(0, 620), r.uniform(3, 11)
        s.stroke(arc(x, y, q, q, 20, 340), 1.5, body=True, alpha=0.85)
    cord = path([cam.project((0.05, 0.1, 0)), (820, 1420), (930, 1300), (960, 900), (930, 500), (990, -20)], 14)
    s.stroke(cord, 3, "#0a1620")
    for x, y, h in ((60, 1290, 320), (110, 1310, 240), (20, 1340, 260), (930, 1330, 300), (980, 1360, 220), (880, 1400, 150)):
        for k in range(4):
            a = [(x + 10 * k, y), (x + 10 * k + 30 * math.sin(k), y - h * 0.4), (x + 8 * k - 24, y - h * 0.75), (x + 14 * k, y - h * (0.9 + 0.05 * k))]
            s.thing(limb(a, [9, 10, 8, 2]), ("#2f6a50", "#1f5048")[k % 2], 0.9, hatch=0, shade=0.5, line=1.8)
    for _ in range(26):
        x, y = r.uniform(60, 940), r.uniform(80, 1000)
        if math.hypot(x - lx, y - ly) > 130:
            q = r.uniform(5, 12)
            s.fill(union(ell(x, y, q, q * 0.45), poly([(x - q * 0.8, y), (x - q * 1.6, y - q * 0.5), (x - q * 1.6, y + q * 0.5)])), "#0a2030", alpha=0.6)
