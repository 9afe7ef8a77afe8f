"""Wanting and hiding: moths, a bakery window, a tail, faces on hooks, somebody else's fish, a parent of snow."""

from ..easel import *


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
        s.wash(g, "#7a9a4a", 0.8, col2="#4f7a3a", edge=0.9, bloom=1)
        places.grass(s, (x - w * 0.4, y - h * 0.3, x + w * 0.4, y + h * 0.4), 34, "#3a5a2a", 30, 1.6)
    body = union(
        blob(
            [
                (250, 1290),
                (262, 1060),
                (330, 840),
                (420, 660),
                (500, 590),
                (610, 600),
                (700, 690),
                (760, 860),
                (800, 1070),
                (810, 1290),
                (650, 1330),
                (400, 1330),
            ]
        ),
        ell(470, 500, 138, 146, -14),
    )
    puddle = blob([(170, 1330), (300, 1270), (560, 1250), (800, 1270), (930, 1330), (860, 1390), (600, 1410), (330, 1400)])
    s.wash(puddle, "#6f93b4", 0.7, edge=1, bloom=2)
    s.thing(smooth(body, 20), "#e8f0f6", 0.25, col2="#c8d8ea", shade=0.75, shcol="#7a90b8", hatch=0, line=3)
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
    s.thing(limb([(380, 640), (470, 668), (570, 640), (606, 620)], [26, 30, 30, 22]), "#c23b34", 0.95, hatch=5, line=2.6)
    s.thing(limb([(420, 650), (392, 760), (410, 850)], [26, 30, 34]), "#c23b34", 0.95, hatch=5, line=2.6)
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


@card("midnight", paper="blue", light=(0.0, 0.3))
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
        160,
        "dance",
        "woman",
        "gown",
        top="#e0662a",
        skin="umber",
        hair="long",
        hair_col="#b8341e",
        hands=((0.3, 1.95, 0.0), (-0.34, 1.78, 0.1)),
        look_at=(-1, 2.2, -2),
        looks={"skin": skin("clay").but(k=0.6)},
    )
    shot = shoot([her], cam, (0, -0.6, 0.5))
    s.model(shot, line=2.4, fill=0.2)
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
        (-0.68, 0.02, "girl", "clay", "plaits", "#a8404a", "desire"), (-0.24, -0.3, "child", "rose", "beanie", "#4a7a5a", "calm"), (0.22, 0.0, "boy", "ebony", "curls", "#c8902e", "desire"), (0.68, -0.2, "girl", "honey", "hood", "#5a5a8a", "tender"),
    )  # fmt: skip
    folk = [person((-0.02, 0.02, -0.55), 0, "stand", "old_man", "jersey", top="#6a5a50", skin="sand", hair="cap", beard="full", hair_col="white", feel="desire", look_at=(0.2, 0.5, 1.4), looks={"hat": cloth("#f4ecdc", k=0.3)})]  # fmt: skip
    for x, y, bld, sk, hr, col, feel in faces:
        y += 0.14 if bld != "child" else 0.5
        folk.append(person((x, y, 0), 0, "stand", bld, "jersey", top=col, skin=sk, hair=hr, feel=feel, hands=((0.25, 1.24, 0.3), (-0.25, 1.2, 0.3)), palms=((0, 0, 1), (0, 0, 1)), fingers=((0.1, 1, 0), (-0.1, 1, 0)), grips=("open", "open"), look_at=(x * 0.3, 0.35, 1.2), looks={"hat": cloth(mix(col, "#ffffff", 0.3))}))  # fmt: skip
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


@card("rose", paper="hot", light=(-0.4, -0.7))
def mask_hooks(s):
    s.wash(s.all, "#c8949a", 0.6, col2="#a86a78", pool=0.5, bloom=4, grad=("lin", 90, 0.6, 1.3))
    for x in range(20, 1000, 62):
        s.stroke([(x, -20), (x + 3, 1520)], 2, "#8a4a5e", alpha=0.5)
    light = (-0.5, 0.6, 0.7)
    spots = [
        (190, 300, "laugh", "sand", 0.3),
        (500, 270, "rage", "clay", 0.4),
        (812, 300, "grief", "ebony", 0.5),
        (190, 700, "scorn", "honey", 0.7),
        (812, 700, "tender", "rose", 0.35),
    ]
    for y in (126, 540):
        s.thing(box(-40, y - 26, 1040, y + 26), "#7a4a34", 0.95, hatch=6, line=2.8)
    for x, y, feel, sk, age in spots:
        top = y - 172
        s.wash(ell(x + 26, y + 34, 120, 156), "#5a3048", 0.75, wet=16)
        for e in (-1, 1):
            s.curve([(x, top), (x + 60 * e, top + 60), (x + 108 * e, y - 20)], 4, "#3a6a5a", wobble=0.5)
        s.thing(limb([(x, top - 14), (x, top + 6), (x + 12, top + 16)], [8, 8, 6]), "#c8a050", 0.9, hatch=0, line=2)
        h = head((0, 0, 0), np.eye(3), 0.5, feel=feel, age=age, hair=None, ears=False, looks=person(skin=sk, hair_col="brown").looks, look_at=(0.3, -0.6, 2))
        s.model(shoot([h], spot(x, y, 560, 2), light), line=2.6)
    x, y = 500, 514  # her own hook
    s.thing(limb([(x, y), (x, y + 20), (x + 12, y + 30)], [8, 8, 6]), "#c8a050", 0.9, hatch=0, line=2)
    cam = spot(396, 1900, 640, 6)
    her = person((0, 0, 0), 178, "stand", "woman", "coat", top="#3a6a5a", skin="umber", hair="bun", hands=((0.34, 1.5, 0.2), (-0.22, 1.78, 0.3)), grips=("hang", "pinch"), palms=(None, (0, 0, -1)), elbows=((0.6, -0.3, -0.8), (-1, -0.3, 0)), look_at=(0.1, 1.9, -2))  # fmt: skip
    shot = shoot([her], cam, light)
    pin = cam.project(her.joints["pinchr"])
    m = head((0, 0, 0), rot((0, 1, 0), 12), 0.46, feel="joy", age=0.35, hair=None, ears=False, looks=person(skin="umber").looks, look_at=(0, 0, 3))
    mx, my = pin[0] + 6, pin[1] - 60
    for e in (-1, 1):
        s.curve([(506, 536), (mx + 50 * e, my - 90), (mx + 92 * e, my - 10)], 4, "#e8c060", body=True, wobble=0.5)
    s.wash(ell(mx + 20, my + 30, 110, 140), "#5a3048", 0.6, wet=14)
    s.model(shoot([m], spot(mx, my, 560, 2), light), line=2.6)
    s.model(shot, line=3)


@card("tide", paper="cold", light=(-0.5, -0.7))
def bigger_fish(s):
    s.sky([(0, "#f2c890", 0.5), (0.5, "#f8e8c8", 0.3), (1, "#cfe0dc", 0.4)], 0, 560, wet=60)
    places.clouds(s, [(240, 150, 300), (790, 230, 230)])
    water = poly([(-40, 560), *path([(-40, 560), (200, 572), (430, 554), (680, 570), (1040, 556)], 8), (1040, 1560), (-40, 1560)])
    s.cover(water)
    s.wash(water, "#2f8aa0", 0.9, col2="#0c2a48", mix=("lin", 90, 0, 1.1), pool=0.6, bloom=5, grad=("lin", 90, 0.55, 1.6))
    light = (-0.4, 0.9, 0.4)
    for k in range(7):  # light that sinks
        x = 60 + 150 * k
        s.lift(poly([(x, 560), (x + 40, 560), (x + 10 - 60, 1200), (x - 110, 1200)]), 0.14, 16)
    cam = spot(500, 1130, 92, 6, 18)
    w = whale((0, 0, 0), -90, 9.2, col="#31506a", bend=16, pitch=4)
    s.model(shoot([w], cam, (-0.2, 0.9, 0.5)), line=3, haze=0.1)
    bc = spot(270, 578, 160, 5, 0)
    boat = props.boat((0, 0.16, 0), rot((0, 0, 1), 9) @ rot((0, 1, 0), 90), 1.0, "#a8502e")
    him = person((0.35, 0.12, 0), 60, "sit", "stout", "shirt", top="#f2ead2", legs="#3a4a5a", skin="clay", hair="straw", feel="scorn", look_at=(5, 1.1, 0.6), hands=((0.2, 0.9, 0.5), (-0.1, 0.85, 0.5)), grips=("bar", "bar"))  # fmt: skip
    h = (him.joints["handl"] + him.joints["handr"]) / 2
    rod = props.staff(h - V(0.25, 0.1, 0), h + V(0.75, 0.7, 0.1), 0.022)
    s.model(shoot([boat, him, rod], bc, light), line=2.4)
    tip = bc.project(h + V(0.75, 0.7, 0.1))
    jaw = cam.project(w.joints["mouth"]) if "mouth" in w.joints else np.array([130, 1150])
    s.stroke([tip, tip + [12, 250]], 2.2, wobble=0.2)
    s.curve([tip + [12, 245], tip + [-20, 380], jaw + [80, -200], jaw], 3, "#f2ead2", body=True, wobble=0.3)
    oc = spot(780, 566, 150, 5, 0)
    small = props.boat((0, 0.12, 0), 90, 0.8, "#e0a83a")
    kid = person((-0.1, 0.1, 0), -40, "sit", "girl", "dress", top="#c23b34", skin="ebony", hair="curls", feel="joy", hands=((-0.3, 1.5, 0.46), (-0.14, 0.7, 0.3)), grips=("pinch", "hang"), look_at=(-0.6, 0.9, 0.5))  # fmt: skip
    gold = fish(kid.joints["pinchl"] + V(-0.02, -0.42, 0.06), 90, 0.46, col="#f08a2a", pitch=80)
    s.model(shoot([small, kid, gold], oc, light), line=2)
    p, q = oc.project(kid.joints["pinchl"]), oc.project(kid.joints["pinchl"] + V(-0.02, -0.2, 0.06))
    s.stroke([p, q], 2)
    s.thing(poly([q + [-15, 0], q + [-17, -18], q + [-7, -9], q + [0, -22], q + [7, -9], q + [17, -18], q + [15, 0]]), "#f0c030", 1, shade=0, hatch=0, line=1.6)
    r = s.rng
    for _ in range(34):
        x, y = r.uniform(0, 1000), r.uniform(545, 600)
        s.curve([(x, y), (x + 20, y - 5), (x + 44, y + 2)], 2, body=True, alpha=0.8)
    for _ in range(50):
        x, y = r.normal(330, 60), r.uniform(640, 1050)
        s.outline(ell(x, y, r.uniform(2, 7)), 1.4, "#cfe8ec", lost=0.3)
