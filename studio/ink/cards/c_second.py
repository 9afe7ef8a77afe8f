"""Wanting and hiding: moths, a bakery window, a tail, faces on hooks, somebody else's fish, a parent of snow."""

from ..easel import *


def snowball(r, x, y, a, b):
    """Rolled by hand, so not quite round."""
    return blob([(x + a * math.cos(t) * r.uniform(0.96, 1.03), y + b * math.sin(t) * r.uniform(0.96, 1.03)) for t in np.linspace(0, 2 * math.pi, 17)[:-1]])


@card("frost", paper="hot", light=(0.6, -0.6))
def snow_parent(s):
    r = s.rng
    s.sky([(0, "#7f97b4", 0.9), (0.5, "#b8c6d6", 0.75), (0.75, "#e8d8d0", 0.5), (1, "#f0e8e0", 0.3)], wet=90)
    places.tree(s, 880, 900, 620, "bare", bark="#5a5a68", seed=5)
    places.tree(s, 90, 860, 380, "bare", bark="#7a8496", seed=9)
    land = valid(Polygon([*path([(-40, 900), (240, 862), (520, 890), (780, 856), (1040, 890)], 12), (1040, 1560), (-40, 1560)]))
    s.cover(land)
    s.wash(land, "#b8cbe0", 0.3, pool=0.9, bloom=4)
    s.stroke(path([(-40, 900), (240, 862), (520, 890), (780, 856), (1040, 890)], 12), 1.8)
    for x, y, w, h in ((160, 1400, 260, 90), (820, 1370, 280, 110), (420, 1470, 300, 70), (60, 1080, 160, 50), (930, 1080, 130, 46), (560, 1010, 160, 30)):
        g = blob([(x + w / 2 * math.cos(t) * r.uniform(0.7, 1.1), y + h / 2 * math.sin(t) * r.uniform(0.7, 1.15)) for t in np.linspace(0, 6.28, 14)[:-1]])
        s.wash(g, "#86a85a", 0.6, col2="#5f8a48", wet=16)
        s.wash(g.buffer(-12), "#6f9a4a", 0.6, col2="#4f7a3a", wet=7)
        places.grass(s, (x - w * 0.4, y - h * 0.3, x + w * 0.4, y + h * 0.4), 34, "#3a5a2a", 30, 1.6)
    puddle = blob([(170, 1330), (300, 1270), (560, 1250), (800, 1270), (930, 1330), (860, 1390), (600, 1410), (330, 1400)])
    s.wash(puddle, "#6f93b4", 0.7, edge=1, bloom=2)
    balls = [snowball(r, 530, 1108, 290, 236), snowball(r, 522, 780, 212, 186), snowball(r, 470, 506, 142, 146)]
    for k, ball in enumerate(balls):
        s.thing(ball, "#eef4f8", 0.2, col2="#d4e0ee", shade=0.8, shcol="#7a90b8", hatch=8, thr=0.66, line=3, white=0.8, soft=150 - 30 * k)
        x0, y0, x1, y1 = ball.bounds
        if k < 2:
            s.wash(ell((x0 + x1) / 2 - 10, y0 + 16, (x1 - x0) * 0.3, 30), "#6f86b0", 0.55, wet=14, clip=ball)
        for _ in range(26 - 6 * k):  # rolled snow: crumbs and dents
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            if ball.buffer(-20).contains(ell(x, y, 4)):
                q = r.uniform(5, 14)
                s.stroke(arc(x, y, q, q * 0.6, 10, 10 + r.uniform(90, 170)), 1.5, "#6f86b0")
    for _ in range(26):  # it is melting
        x = r.uniform(280, 780)
        y = r.uniform(760, 1240)
        s.curve([(x, y), (x + r.normal() * 3, y + r.uniform(20, 60))], r.uniform(2, 5), "#a8c0dc", alpha=0.7)
    for arm in ([(690, 720), (770, 850), (742, 1000), (640, 1062), (600, 1058)], [(350, 780), (290, 900), (318, 1010), (400, 1080), (440, 1084)]):
        s.thing(limb(arm, [16, 13, 11, 9, 6]), "#6a4c3a", 0.9, shade=0.6, hatch=4, line=2.4)
    for a, b in (
        ((616, 1060), (570, 1030)),
        ((616, 1060), (566, 1062)),
        ((616, 1060), (580, 1092)),
        ((430, 1084), (476, 1060)),
        ((430, 1084), (480, 1092)),
        ((430, 1084), (462, 1120)),
    ):
        s.thing(limb([a, b], [6, 3]), "#6a4c3a", 0.9, hatch=0, line=2)
    s.stroke(arc(590, 1060, 9, 13, 0, 360), 5, "#e0a830", body=True)
    for x, y in ((410, 486), (482, 470)):
        s.fill(ell(x, y, 11, 13))
        s.curve([(x, y + 12), (x - 6, y + 50), (x - 2, y + 84)], 4, "#8fb0d4", body=True, alpha=0.9)
    s.thing(poly([(442, 512), (452, 540), (372, 566)]), "#e07a2a", 0.9, hatch=4, line=2.2)
    s.curve([(410, 588), (452, 578), (494, 590)], 4)
    hat = union(ell(500, 382, 158, 26, -14), move(box(-84, -130, 84, 0), 488, 384, 1, -14))
    s.thing(hat, "#3a4658", 1.0, shade=0.7, hatch=5, line=2.8)
    for way, radii in (([(420, 650), (388, 760), (404, 872)], [30, 34, 38]), ([(366, 622), (468, 664), (580, 636), (612, 604)], [30, 34, 34, 26])):
        g = limb(way, radii)
        s.thing(g, "#c8363a", 0.95, col2="#a02a34", shade=0.6, shcol="#5a1424", hatch=0, line=2.8)
        for p_, d, _ in marks.along(path(way, 12), 15):  # knitted
            n = np.array([-d[1], d[0]])
            for q in (-24, -12, 0, 12, 24):
                c = p_ + n * q
                s.curve([c - d * 5 - n * 5, c + d * 4, c - d * 5 + n * 5], 1.5, "#6a1420")
    for x in range(370, 446, 12):
        s.curve([(x, 902), (x + r.normal() * 3, 924), (x + r.normal() * 5, 944)], 4, "#a02a34")
    cam = spot(520, 1336, 400, 10, 0)
    child = person((0, 0, 0), 186, "embrace", "child", "coat", top="#d8a02e", legs="#41566e", skin="clay", hair="plaits", hands=((0.44, 1.2, 0.4), (-0.44, 1.14, 0.4)), palms=((0, 0, 1), (0, 0, 1)), grips=("open", "open"), look_at=(0.4, 0.9, -2))  # fmt: skip
    shot = shoot([child], cam, (0.6, 0.7, 0.4))
    s.wash(shot.shadow_on(0, 5), "#5a7aa8", 0.6, edge=0.1)
    s.model(shot, line=2.6)
    s.wash(marks.tracks(path([(1010, 1010), (930, 1180), (840, 1300)], 10), 15), "#6a88b0", 0.7)
    s.wash(marks.tracks(path([(960, 1000), (870, 1170), (790, 1290)], 10), 8), "#6a88b0", 0.7)
    s.wash(marks.tracks(path([(260, 1330), (130, 1250), (-10, 1230)], 10), 8), "#6a88b0", 0.7)


def moth(s, x, y, q, turn, col, hat=True):
    """A moth in evening dress, q wide."""
    f = lambda pts: move(pts, x, y, q / 200, turn)  # noqa: E731
    for e in (1, -1):
        for pts, c in (
            ([(0, 8), (50 * e, 20), (70 * e, 60), (30 * e, 84), (4 * e, 40)], mix(col, "#f0e0c0", 0.25)),
            ([(0, -20), (60 * e, -70), (110 * e, -62), (96 * e, 4), (40 * e, 26)], col),
        ):
            g = blob(f(pts))
            s.thing(g, c, 0.9, col2=mix(c, "#6a4a58", 0.4), shade=0.5, hatch=5, line=2)
            cx, cy = np.mean(np.asarray(f(pts)), 0)
            s.outline(ell(cx, cy, q * 0.07), 2, lost=0)
            s.fill(ell(cx, cy, q * 0.03))
    s.thing(limb(f([(0, -34), (0, 10), (0, 62)]), [q * 0.06, q * 0.075, q * 0.03]), "#e8d8c0", 0.6, shade=0.6, hatch=4, line=2)
    s.thing(ell(*f([(0, -46)])[0], q * 0.07), "#5a4448", 0.9, hatch=0, line=2)
    for e in (1, -1):
        s.curve(f([(8 * e, -52), (24 * e, -80), (50 * e, -92)]), 2.4, "#e8d8c0", body=True)
    s.thing(union(poly(f([(0, -28), (18, -38), (18, -18)])), poly(f([(0, -28), (-18, -38), (-18, -18)]))), "#d8402e", 1, shade=0, hatch=0, line=1.6)
    if hat:
        s.thing(
            union(poly(f([(-26, -58), (26, -58), (26, -64), (-26, -64)])), poly(f([(-17, -62), (17, -62), (19, -104), (-19, -104)]))),
            "#14121c",
            1.4,
            shade=0,
            hatch=0,
            line=1.8,
        )


@card("midnight", paper="blue", light=(0.0, 0.3), fresh=False)
def moth_suitors(s):
    s.wash(s.all, "#1a2448", 1.5, col2="#0c1028", pool=0.7, bloom=5)
    s.glow(500, 640, 640, "#f09a3a", 0.55, 0.92)
    s.wash(ell(500, 680, 330, 520), "#c85a2a", 0.5, wet=90)
    flame = blob(
        [(500, 90, 1), (560, 300), (660, 500), (712, 720), (690, 900), (600, 1010), (500, 1030), (400, 1010), (310, 900), (290, 720), (350, 520), (450, 320)]
    )
    s.cover(flame)
    s.wash(flame, "#f2a02a", 0.75, col2="#f8e070", mix=("lin", 90, 0, 1), edge=0.9, pool=0.5, bloom=3)
    s.wash(
        blob([(500, 260, 1), (540, 420), (620, 640), (640, 820), (580, 960), (500, 980), (420, 960), (360, 820), (384, 640), (460, 420)]),
        "#d8502a",
        0.35,
        wet=30,
    )
    cam = spot(500, 1010, 400, 4)
    her = person(
        (0, 0, 0),
        172,
        "dance",
        "woman",
        "dress",
        top="#e8622a",
        skin="umber",
        hair="loose",
        hair_col="#c83a1e",
        hands=((0.44, 1.86, 0.02), (-0.3, 2.0, 0.02)),
        elbows=((1, -0.2, -0.2), (-1, -0.2, -0.2)),
        fingers=((0.5, 1, 0), (-0.2, 1, 0)),
        palms=((0, 0, 1), (0, 0, 1)),
        grips=("rest", "rest"),
        feet=((0.04, 0.07, 0.0), (-0.3, 0.5, -0.16)),
        shoes=False,
        look_at=(-1, 2.2, -2),
        looks={"skin": skin("clay").but(k=0.6), "skirt": cloth("#f0752c", hatch=8, thr=0.6), "top": cloth("#e8622a", hatch=8, thr=0.6)},
    )
    shot = shoot([her], cam, (0.2, 0.5, 0.8))
    s.model(shot, line=2.4, fill=0.2)
    crown = cam.project(her.joints["crown"])
    for a, n, sway, col in (
        (-34, 120, -30, "#b82a18"),
        (36, 130, 30, "#b82a18"),
        (-18, 200, -18, "#d8481c"),
        (20, 170, 20, "#d8481c"),
        (0, 240, 8, "#c8321a"),
        (-6, 140, -12, "#e8701e"),
    ):
        g = limb(
            [crown + [a, 26], crown + [a * 1.1, -n * 0.3], crown + [a * 0.4 + sway, -n * 0.7], crown + [sway * 0.4, -n]], [17, 15, 8, 1]
        )  # her hair burns upwards
        s.thing(g, col, 0.9, shade=0.4, shcol="#6a1010", hatch=0, line=1.8)
        s.curve([crown + [a, 10], crown + [a * 1.05, -n * 0.3], crown + [a * 0.4 + sway, -n * 0.66]], 1.5, "#fbd070", body=True, alpha=0.7)
    s.wash(blob([(400, 1010), (420, 900), (500, 880), (580, 900), (600, 1010)]), "#f8d060", 0.4, wet=30)
    wax = union(
        box(400, 1050, 600, 1540),
        ell(500, 1052, 100, 26),
        *(limb([(x, 1050), (x + 3, 1050 + n)], [17, 13]) for x, n in ((412, 150), (456, 90), (540, 130), (590, 210))),
    )
    s.thing(wax, "#f4e6cc", 0.4, shade=0.8, shcol="#4a4a78", hatch=7, line=3)
    s.thing(ell(500, 1052, 92, 20), "#fbe6a0", 0.5, shade=0, hatch=0, line=2)
    s.curve([(500, 1050), (504, 1026), (498, 1004)], 7)
    for x, y, q, t, col in (
        (180, 330, 230, 118, "#a8845a"),
        (835, 300, 210, -118, "#7a8a9a"),
        (130, 700, 190, 84, "#b89a70"),
        (880, 690, 240, -82, "#9a6a5a"),
        (215, 1030, 170, 52, "#8a9a7a"),
        (800, 1060, 180, -50, "#c0a878"),
    ):
        moth(s, x, y, q, t, col)
        d = unit(V(500 - x, 640 - y))
        s.wash(ell(x + d[0] * q * 0.2, y + d[1] * q * 0.2, q * 0.34), "#f8a030", 0.35, wet=24)  # the side that the flame lights
        s.lift(ell(x + d[0] * q * 0.3, y + d[1] * q * 0.3, q * 0.2), 0.35, 16)
    # one brings a bucket of water
    b = move(poly([(-30, -26), (30, -26), (22, 30), (-22, 30)]), 900, 830, 1.1, -8)
    s.thing(b, "#d84a3a", 1.0, hatch=5, line=2.4)
    s.stroke([(868, 798), (894, 730), (930, 796)], 2.6, "#e8d8c0", body=True)
    for x, y, t in ((230, 1400, 20), (330, 1460, 80), (760, 1430, -30), (680, 1474, 40)):
        s.thing(blob(move([(0, 0), (50, -34), (92, -16), (70, 22), (30, 24)], x, y, 1, t)), "#3a2a28", 1.0, shade=0.4, hatch=4, line=1.8)
    s.splatter("#f8c060", 60, centre=(500, 700), spread=260, size=(1, 4))


@card("bone", paper="laid", light=(0.0, 0.6))
def window_bread(s):
    s.wash(s.all, "#2f4468", 1.3, col2="#1a2440", pool=0.6, bloom=4)
    b = Blocks(spot(500, 760, 34, 4), (-0.5, 0.6, 0.6))
    for x in (-15, -7, 2, 11):
        b.house((x, 0, -8), (7, 8 + (x % 3), 6), 0, "gable", "#5a6a88", "#4a5470", rows=2, lit=0.35, seed=x + 20)
    b.paint(s, haze=0.35)
    g = box(-40, 740, 1040, 1120)
    s.cover(g)
    s.wash(g, "#6f86ac", 0.7, pool=0.8)
    cam = spot(500, 1560, 620, 2)
    light = (0.0, 0.15, 1)
    faces = (
        (-0.62, 0.0, "girl", "clay", "pigtails", "#b8404a", "desire"), (-0.2, -0.32, "child", "rose", "beanie", "#4a8a5a", Feeling(0.6, 0.6, 0.95, 0.3)), (0.24, 0.0, "boy", "ebony", "tousled", "#d8982e", "desire"), (0.62, -0.12, "girl", "honey", "loose", "#6a5aa0", "joy"),
    )  # fmt: skip
    folk = [person((0.02, 0.12, -0.5), 0, "stand", "old_man", "jersey", top="#4a6a8a", skin="sand", hair="fringe", beard="full", hair_col="white", feel="desire", hands=((0.2, 1.3, 0.3), (-0.3, 1.12, 0.3)), grips=("rest", "rest"), palms=((0, -1, 0), (0, -1, 0)), look_at=(0.2, 0.5, 1.4))]  # fmt: skip
    for x, y, bld, sk, hr, col, feel in faces:
        y += 0.14 if bld != "child" else 0.5
        n = len(folk)
        up, low = ((0.2, 1.2, 0.34), (-0.2, 1.16, 0.34)) if n != 4 else ((0.24, 1.12, 0.34), (-0.1, 1.02, 0.34))
        folk.append(person((x, y, 0), 0, "stand", bld, "jersey", top=col, skin=sk, hair=hr, feel=feel, hands=(up, low), stub=0.0, palms=((0, 0, 1), (0, 0, 1)), fingers=((0.12, 1, -0.1), (-0.12, 1, -0.1)), grips=("open", "open"), elbows=((0.5, -1, -0.2), (-0.5, -1, -0.2)), look_at=(x * 0.3, 0.35, 1.2) if n != 4 else (0.2, 0.95, 6), looks={"hat": cloth(mix(col, "#ffffff", 0.3)), "top": cloth(col, hatch=8, thr=0.66)}))  # fmt: skip
    s.model(shoot(folk, cam, light), line=2.4, fill=0.15)
    places.snow(s, 150, (1.5, 6), (0, 0, 1000, 1000))
    s.wash(box(-40, -40, 1040, 1120), "#8fb0c8", 0.1, pool=1.2)
    for x, y in ((100, 930), (900, 960)):  # their breath on the pane
        s.scumble(ell(x, y, 60, 40), "#f0f4f4", 0.3)
    for x in (0, 236, 764, 1000):
        s.thing(box(x - 17, -40, x + 17, 1120), "#8a5a34", 1.0, hatch=5, line=2.6)
    s.thing(box(-40, 250, 1040, 276), "#8a5a34", 1.0, hatch=5, line=2.6)
    sill = poly([(-40, 1100), (1040, 1100), (1040, 1540), (-40, 1540)])
    s.cover(sill)
    s.wash(sill, "#c89a5a", 0.7, col2="#8a5a30", mix=("lin", 90, 0, 1), pool=0.5)
    s.stroke([(-20, 1100), (1020, 1100)], 4)
    r = s.rng
    for x, y, w, h, t, col in (
        (170, 1190, 170, 74, -6, "#d0863a"),
        (470, 1170, 150, 84, 4, "#c87430"),
        (800, 1190, 190, 76, 8, "#d8953f"),
        (300, 1330, 230, 96, -4, "#c8702c"),
        (740, 1350, 250, 104, 6, "#d88a36"),
    ):
        s.wash(ell(x + 10, y + h * 0.8, w * 1.05, h * 0.35), "#5a3418", 0.7, wet=10)
        g = ell(x, y, w, h, t)
        s.thing(g, col, 1.0, col2="#9a4a1e", shade=0.7, shcol="#5a2a18", hatch=6, line=3)
        for k in (-0.55, -0.15, 0.25, 0.6):
            c = blob(move([(-26, -40), (-4, -46), (24, 36), (4, 42)], x + k * w, y - h * 0.14, h / 84, t))
            s.wash(c, "#f8e2b0", 0.3)
            s.cover(c, keep=0.35)
            s.outline(c, 1.8, clip=g)
        for k in range(3):
            q = x - 40 + 40 * k
            s.curve([(q, y - h), (q - 16, y - h - 60), (q + 14, y - h - 120), (q - 10, y - h - 180)], 4, body=True, alpha=0.35)
    s.dots([(r.uniform(60, 940), r.uniform(1420, 1480)) for _ in range(60)], 3, "#7a4a20")
    mouse = four("mouse", (0, 0, 0), 30, "sit", 2.4, col="#9a8a80", look_at=(0.6, 0.3, 2))
    s.model(shoot([mouse], spot(520, 1462, 320, 12), (-0.3, 0.7, 0.6)), line=2.2)


@card("ember", paper="tea", light=(-0.2, -0.8))
def tail_coat(s):
    s.wash(s.all, "#a83a2c", 0.85, col2="#6a1f24", pool=0.6, bloom=5, grad=("rad", 500, 320, 1000, 0.3, 1.5))
    cam = Camera((0.15, 2.0, 7.0), (0.08, 1.2, 0), 34)
    light = (-0.2, 0.9, 0.5)
    fl = poly([*cam.project([(-6, 0, -5), (6, 0, -5)]), (1040, 1540), (-40, 1540)])
    s.cover(fl, keep=0.25)
    s.wash(fl, "#e0904a", 0.6, col2="#8a3a24", mix=("lin", 90, 0, 1), pool=0.5)
    for i in range(-9, 10):
        for j in range(-9, 6):
            if (i + j) % 2:
                q = poly(cam.project([(i * 0.6, 0, j * 0.6), (i * 0.6 + 0.6, 0, j * 0.6), (i * 0.6 + 0.6, 0, j * 0.6 + 0.6), (i * 0.6, 0, j * 0.6 + 0.6)]))
                s.wash(q, "#5a2020", 0.55, edge=0.4, rough=0.8)
    for x in (90, 330, 670, 910):  # tall windows
        g = union(box(x - 60, 250, x + 60, 640), ell(x, 250, 60))
        s.cover(g, keep=0.1)
        s.wash(g, "#f8d088", 0.5, edge=0.8)
        s.outline(g, 2.4)
        s.stroke([(x, 190), (x, 640)], 2)
    c = np.array([500, 150])
    s.glow(500, 150, 330, "#f8d070", 0.4, 0.8)
    for w, y in ((210, 40), (140, -10)):
        s.stroke(arc(c[0], c[1] + y, w, w * 0.2, 0, 360, 60), 4, "#7a4a1e")
        for a in np.linspace(0, 330, 11):
            p = c + [w * math.cos(math.radians(a)), y + w * 0.2 * math.sin(math.radians(a))]
            s.stroke([p, p + [0, -24]], 6, "#fff2d0", body=True)
            s.thing(ell(p[0], p[1] - 34, 5, 12), "#f6a02a", 0.8, shade=0, hatch=0, line=1)
            s.curve([p, p + [0, 34]], 1.4)
    s.stroke([(500, -20), (500, 150)], 4)
    crowd = []
    cols = ("#5a6a86", "#c8943a", "#4a7a6a", "#9a5a7a", "#e0c8a0", "#3f5a7a")
    for k in range(6):
        x = -2.5 + 1.0 * k
        crowd.append(person((x, 0, -3.2 - 0.4 * (k % 2)), 20 * (-1) ** k, "hold" if k % 2 else "stand", ("woman", "stout", "matron", "slim", "woman", "old_man")[k], "gown" if k % 2 == 0 and k != 2 or k == 2 else "suit", top=cols[k], skin=("rose", "cocoa", "honey", "clay", "ebony", "sand")[k], hair=("bun", "short", "topknot", "crop", "afro", "fringe")[k], look_at=(0, 0.7, 0.4), feel=("awe", "scorn", "sly", "laugh", "sly", "awe")[k], detail=False))  # fmt: skip
    s.model(shoot(crowd, cam, light), line=1.7, haze=0.3)
    him = person((0, 0, 0), 176, "stand", "slim", "suit", top="#221c24", legs="#2a2228", skin="olive", hair="short", feel="proud", hands=((0.24, 0.98, 0.12), (-0.34, 1.32, 0.3)), grips=("hang", "pinch"), scale=1.12, look_at=(0.3, 2.2, -4))  # fmt: skip
    glass = Clay({"glass": Look("#e8f0e8", 0.2, shade=0.2, hatch=0), "wine": plain("#c8302c", hatch=0)})
    h = him.joints["pinchr"]
    glass.cap(h, h + V(0, 0.08, 0), 0.008, m="glass").cone(h + V(0, 0.08, 0), h + V(0, 0.2, 0), 0.02, 0.045, m="wine")
    tail = Clay({"fur": fur("#e07a2a", hatch=4.5, k=1.0), "tip": fur("#fff4e0", k=0.2)})
    pts = [(0, 0.92, 0.16), (0.02, 0.66, 0.34), (0.16, 0.4, 0.5), (0.42, 0.3, 0.56), (0.66, 0.42, 0.5), (0.78, 0.66, 0.44)]
    tail.chain(pts[:-1], [0.05, 0.1, 0.15, 0.17, 0.14], k=0.06, m="fur").chain(pts[-2:], [0.13, 0.02], k=0.04, m="tip")
    left = person((-1.12, 0, 0.25), 128, "stand", "matron", "gown", top="#2f7f86", skin="rose", hair="bun", hair_col="fair", feel="scorn", look_at=(0.5, 0.45, 0.5), hands=((0.1, 1.36, 0.26), (-0.27, 0.9, 0.06)), grips=("flat", "hang"))  # fmt: skip
    right = person((1.3, 0, 0.1), 236, "point", "woman", "gown", top="#d8a83a", skin="ebony", hair="topknot", feel="laugh", look_at=(0.6, 0.4, 0.5), hands=(None, (-0.3, 0.8, 0.4)), grips=("hang", "point"))  # fmt: skip
    hound = four("dog", (1.5, 0, 0.95), -74, "stand", 1.05, col="#6a4a34", look_at=(0.8, 0.62, 0.5))
    shot = shoot([him, glass, tail, left, right, hound], cam, light)
    s.wash(shot.shadow_on(0, 5), "#2a0e14", 0.7, edge=0.1)
    s.model(shot, line=2.6)
    m = shot.mask(tail)
    marks.pelt(s, m, lambda x, y: math.atan2(y - 1000, x - 560) + 1.0, 300, (10, 26), 1.5, dark="#8a3a14", light="#ffd8a0", share=0.4)


@card("tide", paper="cold", light=(-0.5, -0.7))
def bigger_fish(s):
    r = s.rng
    s.sky([(0, "#f2b878", 0.55), (0.5, "#fae6c0", 0.35), (1, "#cfe4e0", 0.4)], 0, 600, wet=60)
    places.clouds(s, [(200, 130, 280), (830, 170, 200)])
    water = poly([(-40, 590), *path([(-40, 590), (200, 602), (430, 584), (680, 600), (1040, 586)], 8), (1040, 1560), (-40, 1560)])
    s.cover(water)
    s.wash(water, "#2f95a8", 0.85, col2="#0c2a48", mix=("lin", 90, 0, 1.1), pool=0.6, bloom=4, grad=("lin", 90, 0.5, 1.6))
    for k in range(7):  # light that sinks
        x = 60 + 150 * k
        s.lift(poly([(x, 590), (x + 46, 590), (x - 30, 1260), (x - 120, 1260)]), 0.2, 16)
    _humpback(s)
    light = (-0.4, 0.9, 0.4)
    bc = spot(262, 604, 165, 6, 0)
    boat = props.boat((0, 0.12, 0), rot((0, 0, 1), -9) @ rot((0, 1, 0), 90), 1.0, "#b8482e")
    him = person((-0.4, 0.04, -0.06), 80, "sit", "stout", "shirt", top="#3f8a72", legs="#3a4a6a", skin="clay", hair="straw", beard="full", hair_col="grey", feel="scorn", look_at=(3.4, 1.2, 1.0), lean=-4, hands=((0.16, 0.86, 0.46), (-0.1, 0.8, 0.42)), grips=("bar", "bar"), palms=((-1, 0, 0), (1, 0, 0)), feet=((0.11, 0.2, 0.5), (-0.11, 0.2, 0.5)), looks={"hat": cloth("#e8c060")}, scale=1.45)  # fmt: skip
    h = (him.joints["handl"] + him.joints["handr"]) / 2
    end = h + V(0.85, 1.0, 0.1)
    rod = props.staff(h - V(0.26, 0.3, 0.03), end, 0.026)
    s.model(shoot([boat, him, rod], bc, light), line=2.4)
    tip = bc.project(end)
    jaw = np.array([104, 1124])
    s.curve([tip, tip + [24, 120], tip + [10, 300], (300, 830), (150, 960), jaw], 2.6, "#fffaf0", body=True, wobble=0.3)
    s.curve([tip, tip + [24, 120], tip + [18, 250], tip + [-6, 366]], 2.2, "#3a3a40", wobble=0.2)
    s.curve([jaw + [-2, -4], jaw + [-16, 14], jaw + [-2, 26], jaw + [14, 14]], 4.5, "#c8d0d4", body=True)
    oc = spot(778, 600, 160, 6, 0)
    small = props.boat((0, 0.1, 0), 90, 0.8, "#f0b03a")
    kid = person((0.42, 0.04, -0.06), -80, "sit", "girl", "dress", top="#d8362e", skin="ebony", hair="afro", feel="joy", hands=((0.06, 0.76, 0.5), (-0.06, 1.2, 0.46)), grips=("flat", "pinch"), palms=((0, 1, 0), (0, -1, 0.2)), fingers=((-0.3, 0, 1), (0, -0.6, 1)), look_at=(-0.5, 1.0, 0.6), scale=1.5)  # fmt: skip
    shot = shoot([small, kid], oc, light)
    s.model(shot, line=2.3)
    p, q = oc.project(kid.joints["palml"]), oc.project(kid.joints["pinchr"])
    _goldfish(s, p + [-26, -30], q)
    for pts in ([(20, 618), (120, 600), (240, 612), (380, 606), (500, 622)], [(610, 612), (700, 600), (800, 610), (940, 604)]):
        s.curve(pts, 4, body=True, alpha=0.9)
        s.curve([(x + 12, y + 12) for x, y in pts], 2.4, body=True, alpha=0.7)
    for _ in range(40):
        x, y = r.uniform(0, 1000), r.uniform(596, 650)
        s.curve([(x, y), (x + 20, y - 5), (x + 44, y + 2)], 2, body=True, alpha=0.8)
    boot = blob([(-22, -52, 1), (16, -56, 1), (20, -8), (52, 4), (60, 24, 1), (-20, 26, 1), (-18, -10)])
    s.thing(move(boot, 528, 716, 0.9, 24), "#4a3428", 1.0, shade=0.5, hatch=5, line=2.4)
    for k in range(9):
        s.outline(ell(516 + r.normal() * 18, 680 - 10 * k + r.normal() * 6, r.uniform(2.5, 7)), 1.5, "#e8f6f6", lost=0.2)
    for _ in range(40):
        x, y = r.normal(190, 50), r.uniform(700, 1060)
        s.outline(ell(x, y, r.uniform(2, 7)), 1.4, "#cfe8ec", lost=0.3)


def _goldfish(s, at, pinch):
    """On her palm, looking at the man; the crown hangs from her fingers on its head."""
    x, y = at
    go = lambda pts: [(x + a, y + b, *c) for a, b, *c in pts]  # noqa: E731
    s.thing(blob(go([(40, 0), (78, -30), (92, -22), (74, 2), (94, 26), (76, 30)]), 6), "#f6a03a", 0.9, shade=0.4, hatch=0, line=2)
    s.thing(blob(go([(-6, -28), (14, -52), (38, -34), (30, -20)]), 6), "#f6a03a", 0.9, shade=0.3, hatch=0, line=1.8)
    body = blob(go([(-58, 4), (-40, -22), (-4, -34), (34, -14), (50, 0), (32, 16), (-4, 30), (-40, 24)]))
    s.thing(body, "#f08020", 1.0, col2="#f8b838", shade=0.5, shcol="#a83a14", hatch=0, line=2.4)
    for a in (-4, 10, 24):
        for b in (-12, 2, 14):
            s.stroke(arc(x + a, y + b, 7, 7, -70, 70, 8), 1.4, "#8a3414")
    s.thing(blob(go([(-6, 10), (10, 34), (-14, 28)]), 6), "#f6a03a", 0.9, shade=0.3, hatch=0, line=1.6)
    s.fill(ell(x - 34, y - 4, 8), "#fffdf6", body=True)
    s.fill(ell(x - 36, y - 4, 4.4))
    s.curve(go([(-58, 6), (-50, 12), (-40, 10)]), 2)
    cx, cy = (x - 26, y - 30)
    crown = poly([(cx - 26, cy + 4), (cx - 32, cy - 30), (cx - 14, cy - 14), (cx - 2, cy - 40), (cx + 10, cy - 16), (cx + 28, cy - 34), (cx + 24, cy + 2)])
    s.thing(crown, "#f8cc30", 1.0, shade=0.4, shcol="#a86a10", hatch=0, line=2.2)
    s.dots([(cx - 12, cy - 4), (cx, cy - 5), (cx + 12, cy - 5)], 3, "#c8302c")


def _humpback(s):
    body = blob(
        [
            (96, 1120), (120, 1056), (200, 992), (330, 950), (480, 946), (590, 968), (630, 962, 1), (668, 1004), (740, 1006), (806, 966), (848, 904), (868, 850),
            (906, 862), (908, 930), (876, 1020), (806, 1104), (690, 1184), (540, 1244), (390, 1262), (250, 1240), (150, 1190), (104, 1150),
        ]
    )  # fmt: skip
    fluke = blob(
        [
            (884, 880),
            (850, 838),
            (790, 800),
            (700, 782, 1),
            (760, 748),
            (840, 762),
            (884, 802, 1),
            (920, 752),
            (990, 716),
            (1048, 720, 1),
            (996, 772),
            (946, 838),
            (908, 880),
        ]
    )
    kw = {"shade": 0.75, "shcol": "#0c2034", "hatch": 9, "line": 3}
    s.thing(fluke, "#3a6280", 1.0, col2="#28506e", **kw)
    for a, b in (((880, 850), (760, 778)), ((884, 842), (820, 776)), ((900, 850), (990, 752)), ((894, 840), (930, 768))):
        s.stroke([a, b], 1.5, "#10283c")
    s.thing(limb([(430, 1180), (500, 1260), (590, 1300)], [34, 30, 8]), "#28506e", 1.0, shade=0.5, hatch=0, line=2.4)
    s.thing(body, "#3f6a88", 1.0, col2="#2c5270", soft=60, **kw)
    belly = blob(
        [(96, 1124), (180, 1140), (260, 1158), (340, 1196), (460, 1226), (560, 1240), (390, 1266), (250, 1244), (150, 1194), (104, 1152)]
    ).intersection(body)
    s.cover(belly)
    s.wash(belly, "#e8eef0", 0.3, col2="#9ab4c0", mix=("lin", 90, 0, 1))
    for k in range(9):  # pleats of the throat
        u = k / 8
        s.curve([(112 + 20 * u, 1132 + 44 * u), (230, 1160 + 66 * u), (360 + 20 * u, 1204 + 42 * u), (470 + 20 * u, 1232 + 18 * u)], 1.7, "#4a6a80", clip=belly)
    s.outline(belly, 2, lost=0.5)
    s.curve([(96, 1122), (170, 1134), (250, 1150), (276, 1174)], 3.6)
    s.curve([(262, 1146), (290, 1150), (304, 1166)], 2.2)
    eye = ell(288, 1128, 17, 13)
    s.thing(eye, "#f4ecd8", 0.4, shade=0, hatch=0, line=2.4)
    s.fill(ell(284, 1124, 8))
    s.fill(ell(281, 1121, 2.6), "#fffdf6", body=True)
    s.curve([(264, 1112), (288, 1104), (312, 1116)], 2.4)
    s.curve([(268, 1148), (290, 1150), (310, 1142)], 1.6)
    fin = blob([(330, 1176), (372, 1190), (392, 1250), (372, 1330), (330, 1400), (286, 1430, 1), (296, 1370), (312, 1310), (314, 1240)])
    s.thing(fin, "#d8e4ea", 0.6, col2="#6a8aa0", shade=0.6, shcol="#24425c", hatch=7, line=2.8)
    for y in (1260, 1300, 1340, 1380):
        s.stroke(arc(378 - (y - 1260) * 0.42, y, 7, 7, -80, 80, 8), 1.8)
    for x, y in ((130, 1078), (152, 1054), (178, 1072), (196, 1040), (160, 1092), (222, 1020), (236, 1052)):
        s.thing(ell(x, y, 6, 5), "#5a86a0", 0.7, shade=0.4, hatch=0, line=1.4)
    for x, y in ((420, 968), (452, 984), (400, 996), (740, 1030), (700, 1046), (560, 1000)):
        s.fill(ell(x, y, 3.4, 2.6), "#e8eef0", body=True, alpha=0.8)
    for pts in ([(210, 1000), (340, 960), (480, 956), (580, 978)], [(700, 1014), (770, 998), (830, 940)], [(730, 784), (800, 792), (850, 824)]):
        s.curve(pts, 3, "#d8eef4", body=True, alpha=0.55, wobble=1.4)
