"""Let go: a bridge, a peach, strings."""

from ..easel import *


@card("ember", paper="tea", light=(0.0, -0.3))
def bridge_burnt(s):
    r = s.rng
    s.sky([(0, "#4a1c28", 1.3), (0.3, "#a83a2c", 1.0), (0.6, "#e8934a", 0.7), (1, "#f8d088", 0.5)], wet=90)
    s.glow(500, 640, 420, "#f8c050", 0.4, 0.7)
    for pts, flip in (
        (
            [
                (-40, 560),
                (120, 540),
                (262, 580),
                (330, 610),
                (318, 700),
                (344, 800),
                (300, 920),
                (330, 1050),
                (280, 1200),
                (310, 1340),
                (250, 1560),
                (-40, 1560),
            ],
            False,
        ),
        (
            [
                (1040, 590),
                (880, 560),
                (740, 600),
                (668, 624),
                (684, 720),
                (650, 830),
                (700, 950),
                (668, 1080),
                (716, 1220),
                (690, 1360),
                (760, 1560),
                (1040, 1560),
            ],
            True,
        ),
    ):
        g = blob(pts, 5)
        s.thing(g, "#5a2428", 1.2, col2="#3a161e", shade=0.9, shcol="#14080e", hatch=9, cross=True, line=3.4)
        for k in range(9):
            x = (60 + 26 * k) if not flip else (940 - 26 * k)
            y = 650 + 90 * k
            s.curve([(x, y), (x + (20 if flip else -20), y + 60), (x + (4 if flip else -4), y + 120)], 2.2)
    river = limb([(500, 1560), (470, 1400), (520, 1260), (490, 1130), (505, 1020)], [110, 66, 40, 22, 8])
    s.wash(river, "#f8b050", 0.8, col2="#c84a2a", edge=0.8)
    for _ in range(20):
        x, y = r.normal(495, 30), r.uniform(1150, 1480)
        s.curve([(x - 30, y), (x, y - 5), (x + 34, y + 2)], 2.4, body=True, alpha=0.8)
    for base, d in (((312, 606), 1), ((688, 620), -1)):  # two stumps of one bridge
        n = 10
        pts = [(base[0] + d * 150 * u, base[1] + 20 * u + 110 * u**2.4) for u in np.linspace(0, 1, n)]
        rail = [(x + d * 6, y - 74 + 16 * i / n) for i, (x, y) in enumerate(pts)]
        for line in (pts, rail):
            s.stroke(line, 6, "#1c0c10", wobble=0.6, taper=(0.02, 0.3))
        for i in range(n):
            s.stroke([pts[i], rail[i]], 2.6, "#1c0c10")
            t = d * (6 + 46 * (i / n) ** 2)
            s.thing(move(box(-13, -6, 13, 6), pts[i][0], pts[i][1] + 6, 1, t), "#4a241c", 1.2, shade=0, hatch=0, line=2)
        for k in (0, -26):
            s.thing(box(base[0] - 8 + d * k * 0.6, base[1] - 104 + k * 0.3, base[0] + 8 + d * k * 0.6, base[1] + 10), "#3a1c18", 1.2, hatch=0, line=2.4)
        fire, core = [], []
        for k in range(7):
            u = 0.42 + 0.095 * k
            o = np.array([base[0] + d * 150 * u, base[1] + 20 * u + 110 * u**2.4 + 10])
            h = (50, 84, 70, 130, 96, 150, 110)[k]
            lean = r.normal() * 14
            fire.append(
                blob(
                    [
                        o + [-24, 8],
                        o + [-26, -h * 0.3],
                        o + [-8 + lean * 0.4, -h * 0.6],
                        (*(o + [lean, -h]), 1),
                        o + [14 + lean * 0.4, -h * 0.5],
                        o + [24, -h * 0.2],
                        o + [18, 10],
                    ]
                )
            )
            core.append(blob([o + [-10, 4], o + [-10, -h * 0.2], (*(o + [lean * 0.5, -h * 0.55]), 1), o + [10, -h * 0.16], o + [8, 6]]))
        g = union(*fire)
        s.cover(g)
        s.wash(g, "#f89a2a", 0.9, col2="#e0421c", mix=("lin", 90, 1, 0), edge=1.1, rough=2)
        s.lift(union(*core), 0.75, 4)
        s.outline(g, 2, "#8a1c14", lost=0.4)
        s.glow(base[0] + d * 130, base[1] + 40, 150, "#f8d060", 0.2, 0.25)
    for _ in range(120):
        x, y = r.normal(500, 130), r.uniform(60, 760)
        s.fill(ell(x, y, r.uniform(1, 4)), ("#f8d060", "#f08a2a", "#fff2c0")[int(r.integers(3))], body=True)
    for k in range(6):
        x, y = 470 + 40 * math.sin(k * 1.7), 480 - 80 * k
        s.wash(ell(x, y, 90 + 16 * k, 50), "#3a1820", 0.4, wet=40)
    light = (0.7, 0.4, 0.3)
    c = spot(186, 556, 190, 4)
    her = person((0, 0, 0), -66, "walk", "woman", "coat", top="#2f7f86", skin="clay", hair="long", feel="grief", hands=((0.34, 1.16, 0.3), None), grips=("bar", "hang"), look_at=(-3, 0.8, 1))  # fmt: skip
    h = her.joints["handl"]
    torch = (
        Clay({"wood": plain("#5a3420"), "fire": Look("#f8b030", 0.8, "#fff0a0", shade=0, hatch=0)})
        .cap(h + V(0, -0.14, 0), h + V(0, 0.24, 0), 0.024, m="wood")
        .cap(h + V(0, 0.28, 0), h + V(0.02, 0.5, 0), 0.06, 0.01, m="fire")
    )
    s.model(shoot([her, torch], c, light), line=2.4)
    gx, gy = c.project(h + V(0, 0.36, 0))
    s.glow(gx, gy, 80, "#f8d060", 0.3, 0.4)
    c = spot(826, 566, 190, 4)
    him = person((0, 0, 0), 62, "walk", "man", "coat", top="#c8943a", skin="honey", hair="brim", feel="shame", hands=(None, (-0.2, 0.84, 0.1)), look_at=(3, 0.7, 1))  # fmt: skip
    box_ = Clay({"match": plain("#b8302c")}).box(him.joints["handr"] + V(0, -0.06, 0), (0.1, 0.05, 0.06), m="match")
    s.model(shoot([him, box_], c, (-0.7, 0.4, 0.3)), line=2.4)


@card("saffron", paper="tea", light=(0.2, -0.2))
def peach_thief(s):
    s.sky([(0, "#d8742a", 0.9), (0.4, "#f0b04a", 0.7), (0.8, "#f8dc94", 0.5), (1, "#e8b060", 0.5)], wet=90)
    rng = np.random.default_rng(9)
    sun = np.array([600, 360])
    s.glow(*sun, 560, "#f8d050", 0.4, 0.9)
    ground = poly([(-40, 1340), (1040, 1330), (1040, 1560), (-40, 1560)])
    s.cover(ground)
    s.wash(ground, "#a8602a", 0.9, col2="#7a3c20", pool=0.5)
    parts, tips = [limb([(930, 1560), (900, 1200), (880, 900), (840, 640)], [110, 84, 70, 54])], []
    for x, y, h, w, a in ((850, 680, 700, 40, -150), (850, 640, 760, 36, -104), (880, 800, 560, 32, -40), (880, 900, 480, 26, -168)):
        g, t = places.branches(rng, x, y, h, w, a, 4, 28, 11, 0.76)
        parts.append(g)
        tips += t
    tree = union(*parts, limb([(760, 250), (690, 190), (612, 176)], [14, 10, 7]))
    s.thing(tree, "#6a3a24", 0.95, col2="#8a5434", shade=0.9, shcol="#2a120c", hatch=6, cross=True, line=2.8)
    for i, (x, y) in enumerate(tips):
        if math.hypot(x - sun[0], y - sun[1]) < 190:
            continue
        for k in range(4):
            a = rng.uniform(0, 6.28)
            s.thing(
                ell(x + 34 * math.cos(a), y + 26 * math.sin(a), 32, 11, math.degrees(a)),
                ("#20605f", "#3f7a4a", "#7a8a34")[(i + k) % 3],
                0.9,
                shade=0.4,
                hatch=0,
                line=1.6,
            )
    peach = blob(
        [
            sun + [0, -150],
            sun + [70, -176],
            sun + [150, -110],
            sun + [166, 10],
            sun + [110, 120],
            sun + [10, 166],
            sun + [-100, 124],
            sun + [-162, 16],
            sun + [-146, -106],
            sun + [-70, -174],
        ]
    )
    s.cover(peach)
    s.wash(peach, "#f8c840", 0.8, col2="#f07030", mix=("lin", 30, 0, 1), pool=0.5, bloom=3, edge=1.0)
    s.outline(peach, 3)
    s.curve([sun + [0, -150], sun + [-34, -40], sun + [-16, 80], sun + [10, 150]], 3.4, "#c8502a")
    for k in range(20):
        a = 2 * math.pi * k / 20
        d = np.array([math.cos(a), math.sin(a)])
        s.stroke([sun + d * 200, sun + d * (236 if k % 2 else 270)], 5, "#fff2c8", body=True, alpha=0.8)
    s.thing(ell(sun[0] + 56, sun[1] - 196, 62, 22, -22), "#3f7a4a", 0.95, hatch=5, line=2.4)
    places.grass(s, (0, 1360, 1000, 1490), 90, "#5a2a1c", 30, 1.6)
    cam = Camera((0.1, 0.25, 6.0), (0.12, 2.05, 0), 36)
    light = (0.6, 0.7, 0.35)
    lad = props.ladder(cam.at(268, 1392, 6.0), cam.at(470, 330, 6.6), 0.42, 1.0, "#a8743a")
    her = person(cam.at(352, 1096, 5.65), 112, "climb", "woman", "dress", top="#20605f", skin="umber", hair="braid", feel="desire", hands=(World(cam.at(486, 470, 5.75)), World(cam.at(468, 548, 5.5))), grips=("open", "open"), palms=((0.6, 1, 0), (1, 0.3, 0)), fingers=((0.6, 0.8, 0), (0.8, 0.6, 0)), feet=((0.1, 0.36, 0.2), (-0.1, 0.1, 0.1)), look_at=cam.at(600, 380, 5.9), shoes=False)  # fmt: skip
    guard = person(
        cam.at(700, 1440, 5.2),
        90,
        "lie_side",
        "stout",
        "suit",
        top="#8a2a2c",
        legs="#3a2c3a",
        trim="#f0c040",
        skin="sand",
        hair="brim",
        feel="sleep",
        looks={"hat": cloth("#3a2c3a")},
    )
    shot = shoot([lad, her, guard], cam, light)
    s.wash(ell(660, 1452, 230, 20), "#3a1810", 0.7, wet=14)
    s.model(shot, line=2.6)
    for x, y in ((120, 1440), (190, 1464), (400, 1470)):  # stones of earlier suns
        s.thing(ell(x, y, 26, 18, 20), "#f8c840", 0.9, col2="#c8642a", hatch=4, line=2.2)
        s.glow(x, y, 60, "#f8d050", 0.3, 0.3)


@card("ochre", paper="laid", light=(0.3, -0.8))
def cut_strings(s):
    s.wash(s.all, "#8a6a44", 0.8, col2="#4a3424", pool=0.6, bloom=4, grad=("rad", 500, 800, 900, 0.1, 2.0))
    s.glow(500, 800, 420, "#f8d890", 0.3, 0.8)
    for e in (0, 1):
        for k in range(4):
            x = 20 + 62 * k if e == 0 else 980 - 62 * k
            g = limb([(x, -40), (x + (10 if e == 0 else -10), 500), (x - (26 if e == 0 else -26), 1200)], [50, 44, 56])
            s.thing(g, "#8a2a2a", 1.0, col2="#5a161c", shade=0.8, shcol="#2a0a10", hatch=7, line=2.4)
    boards = poly([(-40, 1090), (1040, 1090), (1040, 1210), (-40, 1210)])
    s.thing(boards, "#b8803f", 0.9, hatch=0, shade=0, line=3)
    for x in range(-20, 1040, 90):
        s.stroke([(x, 1090), (x - 14, 1210)], 2)
    front = poly([(-40, 1206), (1040, 1206), (1040, 1540), (-40, 1540)])
    s.thing(front, "#5a3820", 1.1, hatch=9, shade=0.4, line=3)
    for x in (110, 890):
        s.thing(ell(x, 1210, 56, 40), "#e0b040", 0.9, hatch=4, line=2.6)
    light = (0.3, 0.8, 0.6)
    wood = plain("#d8a468", k=0.8, hatch=6, white=0.5)
    cam = spot(500, 1150, 520, 8)
    doll = person((0, -0.42, 0), 6, "sit", "youth", "shirt", top="#2f6080", legs="#a8452e", trim="#fff4d4", skin="sand", hair="bob", hair_col="#5a3018", feel="awe", lean=10, hands=((0.3, 0.9, 0.44), (-0.4, 0.58, 0.1)), palms=((0, 1, 0.3), (0, -1, 0)), grips=("open", "flat"), feet=((0.16, 0.0, 0.5), (-0.14, -0.08, 0.46)), look_at=(0.34, 0.46, 0.6), sleeves="short", looks={"skin": wood, "lip": plain("#c8402e", hatch=0), "shoe": plain("#7a2a20")})  # fmt: skip
    pegs = Clay({"wood": plain("#b87a40")})
    for name in ("elbowl", "elbowr", "wristl", "wristr"):
        pegs.ell(doll.joints[name], 0.05, m="wood")
    shot = shoot([doll, pegs], cam, light)
    s.wash(ell(500, 1150, 260, 34), "#3a1c14", 0.7, wet=16)
    s.model(shot, line=3)
    for name, dx, n in (("crown", 20, 120), ("wristl", 60, 110), ("wristr", -70, 120), ("kneel", 50, 90), ("kneer", -40, 80)):
        p = cam.project(doll.joints[name]) if name in doll.joints else cam.project(doll.joints["head"])
        s.curve([p, p + [dx * 0.3, -n * 0.5], p + [dx, -n * 0.7], p + [dx * 1.2, -n * 0.3]], 3, "#fff4d4", body=True, wobble=0.4)
    looks = person(skin="cocoa").looks
    for e, x in ((1, 270), (-1, 730)):
        z, back = unit(V(0.2 * e, -0.9, 0.25)), V(-0.5 * e, 0.2, 0.8)
        back = unit(back - z * (back @ z))
        c = spot(x, 130, 620, 4)
        g = hand((0, 0, 0), np.stack([np.cross(back, z), back, z], 1), -e, 0.4, "open" if e == 1 else "claw", looks=looks, age=0.6)
        cuff = Clay({"cuff": cloth("#e8dcc0", k=0.4)}).cone(-z * 0.04, -z * 0.4, 0.09, 0.14, m="cuff")
        s.model(shoot([g, cuff], c, light), line=3)
        if e == -1:
            for dx, n in ((-60, 170), (-10, 210), (50, 150)):
                s.curve([(x + dx, 330), (x + dx - 10, 330 + n * 0.5), (x + dx + 14, 330 + n)], 3, "#fff4d4", body=True, wobble=0.4)
    s.stroke([(560, -10), (566, 470)], 3, "#fff4d4", body=True, wobble=0.3)
    for e in (1, -1):
        s.thing(limb([(566, 560), (566 + 24 * e, 470)], [7, 4]), "#b8c0c8", 0.8, hatch=0, line=2)
        s.stroke(arc(566 + 20 * e, 612, 20, 28, 0, 360), 8, "#a8452e")
        s.thing(limb([(566, 560), (566 + 12 * e, 592)], [6, 5]), "#a8452e", 0.9, hatch=0, line=2)
