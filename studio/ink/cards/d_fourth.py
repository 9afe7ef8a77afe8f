"""Longing and awe: in a letter box, below a whale; and a very old hand."""

from ..easel import *


@card("frost", paper="cold", light=(0.2, -0.7))
def letterbox_eye(s):
    r = s.rng
    s.wash(s.all, "#343a44", 1.5, col2="#1a1d26", pool=0.3, gran=0.5, grad=("rad", 560, 760, 900, 0.75, 1.25))
    slot = blob([(-40, 520, 1), (500, 508), (1040, 516, 1), (1040, 866, 1), (500, 878), (-40, 870, 1)])
    s.cover(slot)
    s.wash(slot, "#b4c6d6", 0.5, col2="#e4ecee", mix=("lin", 90, 0, 1), pool=0.3)
    inside = s.mask(slot)
    cam = Camera((0, 1.0, 16), (0, 1.5, 0), 40, shift=(80, -30))
    b = Blocks(cam, (-0.5, 0.7, 0.5))
    for x, z in ((3.0, -10), (6.1, -6), (4.4, -18)):
        b.house((x, -0.9, z), (3, 3.2, 4), -14, "gable", "#c8b8a4", "#7a5a54", lit=0.6, rows=2, seed=int(x * 3 + 40))
    b.paint(s, haze=0.2)
    s.cover((s.mask(box(560, 800, 1040, 900)) * inside).astype(np.float32))
    s.wash(box(560, 796, 1040, 900), "#c3d0de", 0.35, edge=0.2, clip=inside)
    # a face bends down to the slot
    scarf = blob([(470, 480), (560, 540), (612, 660), (604, 780), (560, 900), (470, 920)])
    s.thing(scarf, "#c23b34", 1.0, col2="#8a2430", shcol="#3a0c18", hatch=6, line=3)
    for k in range(4):
        s.curve([(520 - 10 * k, 520 + 10 * k), (580 - 20 * k, 680), (540 - 20 * k, 880)], 2, clip=scarf)
    face = blob([(-60, 470), (300, 470), (440, 500), (520, 600), (540, 720), (500, 830), (420, 920), (-60, 920)])
    s.cover(face)
    s.wash(face, "#cf9f6f", 0.75, col2="#c07f5a", pool=0.3, bloom=1)
    s.wash(blob([(380, 480), (540, 620), (550, 760), (430, 920), (400, 760), (440, 640)]), "#6b4250", 0.7, wet=30, clip=s.mask(face))
    s.wash(ell(262, 660, 230, 120), "#7a4450", 0.5, wet=40, clip=s.mask(face))
    s.outline(face, 3)
    s.wash(blob([(-40, 640), (40, 690), (60, 800), (30, 910), (-40, 910)]), "#6b4250", 0.6, wet=16, clip=s.mask(face))
    s.curve([(20, 600), (60, 700), (76, 800), (50, 890)], 3)
    marks.eye(s, 268, 690, 300, look=(0.3, 0.25), iris="#3f7a9a", lid=0.5, line=5, tilt=3)
    for k in range(4):
        s.curve([(130 - 4 * k, 770 + 24 * k), (268, 812 + 28 * k), (420 + 4 * k, 762 + 26 * k)], 2.6 - 0.4 * k)
        s.curve([(440, 690 + 22 * (k - 1)), (486, 676 + 34 * (k - 1)), (520, 650 + 52 * (k - 1))], 2.2)
    for k in range(3):
        s.curve([(110, 640 - 26 * k), (250, 578 - 22 * k), (420, 628 - 24 * k)], 3.2 - 0.8 * k)
    for _ in range(60):
        u = r.random()
        x, y = 100 + 350 * u, 566 - 40 * math.sin(u * 3.0) + r.normal() * 8
        s.curve([(x, y), (x + 16, y - 10), (x + 38, y - 6 + 20 * u)], 3, "#8d8a88" if r.random() < 0.5 else "#f4f0e8", body=True)
    places.snow(s, 90, (1.5, 7), (0, 520, 1000, 860))
    # what is outside the slot is tin
    out = 1 - inside
    s.cover((out * s.mask(box(-40, 400, 1040, 960))).astype(np.float32))
    rim = box(-40, 400, 1040, 960).difference(slot)
    s.wash(rim, "#343a44", 1.5, col2="#1a1d26", pool=0.3, gran=0.5)
    s.wash(slot, "#10131a", 0.55, wet=14, grad=("lin", 90, 1.0, -0.5), clip=inside)
    for y0, y1 in ((470, 516), (872, 916)):
        bar = poly([(-40, y0), (1040, y0 - 4), (1040, y1 - 4), (-40, y1)])
        s.thing(bar, "#a8823a", 0.9, col2="#7a5a2a", shade=0.6, shcol="#2a1c12", hatch=6, line=3)
        for x in (60, 940):
            s.thing(ell(x, (y0 + y1) / 2 - 2, 13), "#d8b060", 0.8, hatch=0, line=2.2)
            s.stroke([(x - 8, (y0 + y1) / 2 - 8), (x + 8, (y0 + y1) / 2 + 4)], 2.4)
    flap = poly([(40, 470), (960, 468), (1040, 318), (-40, 322)])
    s.thing(flap, "#8a929c", 0.9, col2="#5a626c", shade=0.7, shcol="#14161c", hatch=7, line=3)
    s.outline(poly([(110, 446), (890, 444), (940, 346), (60, 350)]), 2)
    for y in np.r_[np.arange(30, 310, 46), np.arange(980, 1500, 46)]:
        s.curve([(-20, y), (300, y + 6 * r.normal()), (700, y + 5 * r.normal()), (1020, y)], 1.4, "#6a737e", body=True, alpha=0.35)
    s.lift(poly([(120, 930), (900, 930), (1040, 1540), (-40, 1540)]), 0.5, 70)
    for x, y, a, k in ((210, 1330, -14, 1.1), (620, 1420, 8, 1.2), (860, 1360, 24, 1.0), (380, 1440, -4, 1.3)):  # letters that came before
        g = move(poly([(-110, -66), (110, -66), (110, 66), (-110, 66)]), x, y, k, a)
        s.wash(move(g, 8, 10), "#0c0e14", 0.7, wet=6)
        s.thing(g, "#d8d0bc", 0.5, hatch=7, line=2.4)
        s.stroke(move([(-108, -64), (0, 14), (108, -64)], x, y, k, a), 2)
    # the letter comes in
    note = poly([(566, 800), (912, 786), (960, 1178), (486, 1214)])
    s.wash(move(note, 14, 26), "#0c0e14", 0.9, wet=14)
    s.cover(note)
    s.wash(note, "#fbf4e2", 0.2, col2="#c8c4d0", mix=("lin", 90, 1, 0), edge=0.3)
    s.wash(poly([(566, 800), (912, 786), (918, 850), (560, 866)]), "#4a4658", 0.7, wet=14, clip=s.mask(note))
    s.outline(note, 3, lost=0.05)
    stamp = poly([(800, 1056), (912, 1048), (922, 1152), (806, 1160)])
    s.thing(stamp, "#c23b34", 0.8, hatch=0, shade=0.2, line=2)
    s.fill(poly([(822, 1092), (900, 1087), (902, 1108), (824, 1113)]))
    s.fill(ell(846, 1101, 6, 5), "#f4ead6", body=True)
    for k in range(4):
        y = 960 + 44 * k
        s.curve([(566 - 8 * k, y + 22), (640, y + 10), (690, y + 20), (760 - 30 * (k % 2), y + 8)], 3.2, "#2a3a5a")
    for i, (x, y) in enumerate(((640, 812), (712, 808), (786, 806), (854, 810))):
        f = blob(
            [
                (x - 26, y - 90),
                (x + 24, y - 92),
                (x + 27, y - 10),
                (x + 18, y + 24 - 6 * (i == 3)),
                (x - 4, y + 34 - 6 * (i == 3)),
                (x - 24, y + 20),
                (x - 30, y - 14),
            ]
        )
        s.thing(f, "#cf9f6f", 0.7, col2="#c07f5a", shade=0.7, shcol="#6b4250", hatch=6, line=2.8)
        nail = blob([(x - 16, y + 2), (x - 2, y - 10), (x + 12, y + 2), (x + 10, y + 20), (x - 2, y + 26), (x - 14, y + 18)])
        s.thing(nail, "#f0d0b8", 0.4, shade=0.2, hatch=0, line=1.8)
        for k in (0, 1):
            s.curve([(x - 22, y - 40 - 12 * k), (x, y - 34 - 12 * k), (x + 22, y - 42 - 12 * k)], 1.8)
    over = poly([(-40, 470), (1040, 466), (1040, 512), (-40, 516)])
    s.wash(over, "#2a1c12", 0.15, edge=0)
    cx, cy = 905, 130  # a spider has made its home here
    for a in np.radians(np.linspace(80, 190, 9)):
        s.stroke([(1000, 0), (1000 + 300 * math.cos(a), 300 * math.sin(a))], 1.2, body=True, alpha=0.8)
    for q in np.linspace(50, 280, 8):
        s.stroke([(1000 + q * math.cos(a), q * math.sin(a) + 5 * math.sin(a * 30)) for a in np.radians(np.linspace(80, 190, 30))], 1.1, body=True, alpha=0.7)
    s.fill(ell(cx, cy, 14, 17, 30), "#d8c4a4", body=True)
    s.fill(ell(cx + 12, cy - 17, 9), "#d8c4a4", body=True)
    for q in (-1, 1):
        for k in range(4):
            a = math.radians(-30 + 30 * k)
            p = np.array([cx + 6, cy - 8])
            e = p + np.array([q * 36 * math.cos(a * 0.6), 36 * math.sin(a)]) + [0, -6]
            s.curve([p, (p + e) / 2 + [0, -12], e], 2.2, "#d8c4a4", body=True)


@card("plum", paper="cold")
def whale_cloud(s):
    r = s.rng
    s.sky([(0, "#4a3a70", 0.9), (0.4, "#a87098", 0.55), (0.7, "#f0c0a0", 0.45), (1, "#f6e2c0", 0.3)], wet=60)

    def swim(dx, dy, k, turn, haze=0.0):
        at = {"dx": dx, "dy": dy, "s": k, "rot": turn}
        half = [(0, 30), (30, 84), (110, 140), (250, 176), (400, 172), (560, 132), (720, 80), (860, 42), (930, 30)]
        fluke = [(940, 60), (900, 150), (930, 196), (990, 130), (1016, 30), (1000, 0)]
        side = [(x - 470, y) for x, y in half + fluke]
        body = blob([tuple(p) for p in move(side + [(x, -y) for x, y in side[::-1][1:]], **at)], 10)
        fins = [
            blob(
                [
                    tuple(p)
                    for p in move([(x - 470, y * q) for x, y in ((286, 150), (330, 230), (430, 330), (520, 372), (500, 300), (430, 210), (390, 158))], **at)
                ],
                10,
            )
            for q in (-1, 1)
        ]
        for f in fins:
            s.thing(f, "#39456a", 0.95 - haze, shade=0.8 - haze, shcol="#161a34", hatch=6, line=3 * k + 0.6)
            for u in np.linspace(0.2, 0.8, 7 if k > 0.5 else 0):
                p = f.exterior.interpolate(u * f.exterior.length * 0.5)
                s.stroke(arc(p.x, p.y, 9, 9, 0, 300, 8), 1.6, "#e8dcd8", body=True, alpha=0.7)
        s.thing(body, "#44507a", 0.95 - haze, col2="#5a5a88", shade=0.85 - haze, shcol="#161a34", hatch=7, line=3.4 * k + 0.6, soft=150 * k)
        pale = [(14, 14), (60, 78), (150, 122), (270, 140), (380, 128), (470, 84), (540, 40), (600, 0)]
        belly = blob([tuple(p) for p in move([(x - 470, y) for x, y in pale] + [(x - 470, -y) for x, y in pale[::-1][1:]], **at)], 10)
        s.cover(belly, 0.06)
        s.wash(belly, "#f4dcc8", 0.5, col2="#d8a8a8", edge=0.5, pool=0.3)
        s.wash(
            blob(
                [
                    tuple(p)
                    for p in move(
                        [(x - 470, y) for x, y in ((60, 70), (160, 120), (280, 138), (390, 126), (500, 70), (560, 20), (440, 60), (280, 80), (140, 66))], **at
                    )
                ],
                8,
            ),
            "#6a5a88",
            0.6,
            wet=18 * k,
            clip=s.mask(belly),
        )
        for y in np.linspace(-112, 112, 13 if k > 0.5 else 5):
            u = 1 - (y / 134) ** 2
            line = [(40 + 60 * (1 - u) - 470, y * 0.8), (200 - 470, y), (340 + 40 * u - 470, y * 0.96), (430 + 110 * u - 470, y * 0.5)]
            s.curve([tuple(p) for p in move(line, **at)], 2.2 * k + 0.5)
        s.outline(belly, 2 * k + 0.4)
        if k > 0.5:
            for q in (-1, 1):
                p = move([(196 - 470, 156 * q)], **at)[0]
                s.fill(ell(*p, 13, 9, turn))
                s.fill(ell(p[0] - 3, p[1] - 3, 3.4), body=True)
            for _ in range(26):
                x = r.uniform(20, 160)
                p = move([(x - 470, r.uniform(-0.8, 0.8) * (60 + x * 0.5))], **at)[0]
                s.stroke(arc(*p, 4, 4, 0, 320, 8), 1.4, alpha=0.7)
            s.curve([tuple(p) for p in move([(-430, 70), (-300, 40), (-120, 28)], **at)], 1.2, alpha=0.3)
        return body

    swim(890, 660, 0.2, 30, 0.3)
    places.clouds(s, [(900, 700, 240)], col="#a07a98", k=0.35)
    swim(476, 410, 1.02, 34)
    places.clouds(s, [(90, 640, 330), (940, 240, 300)], col="#a07a98", k=0.4)

    def ridge(y, tops, col, k, snow):
        pts = [(-60, y)]
        for x, h in tops:
            pts += [
                (x - 40, y - h * 0.62 + r.normal() * 8),
                (x - 14, y - h * 0.8),
                (x, y - h),
                (x + 20, y - h * 0.76),
                (x + 34, y - h * 0.7),
                (x + 66, y - h * 0.4 + r.normal() * 8),
            ]
        g = poly([*pts, (1060, y - 30), (1060, y + 60), (-60, y + 60)])
        s.cover(g)
        s.wash(g, col, k, grad=("lin", 90, 1.1, 0.3), edge=0.4)
        s.stroke(pts, 1.8, wobble=1.5)
        for x, h in tops:
            s.wash(
                poly(
                    [(x, y - h), (x + 20, y - h * 0.76), (x + 34, y - h * 0.7), (x + 66, y - h * 0.4), (x + 40, y), (x + 6, y - h * 0.3), (x + 12, y - h * 0.6)]
                ),
                darker(col, 0.35),
                0.5,
                edge=0.2,
            )
            if snow:
                s.cover(poly([(x, y - h), (x + 20, y - h * 0.76), (x + 10, y - h * 0.66), (x + 2, y - h * 0.74), (x - 8, y - h * 0.64), (x - 14, y - h * 0.8)]))
            for k2 in range(3):
                s.curve([(x - 6 - 10 * k2, y - h * (0.66 - 0.14 * k2)), (x - 20 - 12 * k2, y - h * (0.46 - 0.12 * k2)), (x - 30 - 10 * k2, y - h * 0.2)], 1.2)

    ridge(1120, ((120, 250), (330, 150), (560, 210), (760, 320), (930, 190)), "#8a78a8", 0.55, True)
    ridge(1160, ((30, 120), (240, 90), (470, 110), (660, 80), (880, 130)), "#6a6a8a", 0.6, False)
    places.hills(s, 1170, "#8a9a5a", rise=24, k=0.6, seed=3)
    cam = Camera((0, 1.7, 10), (0, 4.7, 0), 58)
    light = (-0.5, 0.6, 0.5)
    blocks = Blocks(cam, light)
    for x, z, q in ((-3.9, -7, 1.25), (-2.2, -9, 1.2), (4.4, -9, 1.3)):
        blocks._round(V(x, 0, z), q, 0.8, "#f0e6d4", "#c8a888", 1.35)
    blocks.paint(s, haze=0.1)
    g = places.hills(s, 1256, "#6a7a44", rise=18, k=0.75, seed=7)
    s.wash(
        blob([(120, 1300), (420, 1262), (800, 1290), (1000, 1380), (760, 1440), (300, 1430), (60, 1380)]), "#2a2450", 0.7, wet=34, clip=s.mask(g)
    )  # its shadow passes over
    herd = [
        four("sheep", (-2.9 + 0.72 * i + 0.16 * (i % 3), 0, 0.5 + 0.55 * (i % 3)), (70, 250, 100, 290, 60)[i % 5], ("graze", "stand")[i % 2], 0.66)
        for i in range(6)
    ]
    man = person(
        (1.3, 0, 2.2), 150, "stand", "old_man", "coat", top="#a8402e", legs="#4a3a34", hair="brim", trim="#4a3a34", skin="honey", feel="awe", look_at=(-1.5, 9, -1),
        hands=((0.26, 1.58, 0.3), (-0.34, 1.02, 0.2)), grips=("flat", "bar"), scale=1.05, lean=-10,
    )  # fmt: skip
    child = person(
        (0.5, 0, 2.3),
        200,
        "point",
        "child",
        "coat",
        top="#2f7a88",
        hair="plaits",
        skin="honey",
        look_at=(-1.5, 9, -1),
        hands=((0.25, 1.62, 0.5), None),
        scale=1.1,
    )
    dog = four("dog", (2.1, 0, 2.0), 215, "sit", 0.85, look_at=(-1.5, 9, -1), col="#2a262c")
    crook = props.staff(man.joints["handr"] + V(0, -1.0, 0.03), man.joints["handr"] + V(0, 0.75, 0), 0.022)
    shot = shoot([*herd, man, child, dog, crook], cam, light)
    s.wash(shot.shadow_on(0, 5), "#23203a", 0.6, edge=0.1, rough=2)
    s.model(shot, line=2.0)
    places.grass(s, (0, 1380, 1000, 1510), 90, "#2a3a24", 26)


@card("rose", paper="hot")
def old_glove(s):
    s.wash(s.all, "#f6e6d0", 0.5, col2="#f0d4c0", pool=0.25, bloom=2)
    halo = ell(520, 690, 430, 430)
    s.wash(halo, "#f0b0a0", 0.35, edge=0.5, rough=3, bloom=2)
    cam = Camera((0, 3.2, 2.6), (0, 0, 0.02), 30)
    light = (-0.6, 0.8, 0.1)
    z, y = unit(V(0.5, 0.06, -0.85)), V(0.1, -1, 0.1)
    y = unit(y - z * (y @ z))
    old = hand(
        (-0.5, 0, 0.86), np.stack([np.cross(y, z), y, z], 1), -1, 1.5, Grip((0.2, 0.22, 0.2), (0.24, 0.26, 0.2), (0.3, 0.3, 0.2), (0.36, 0.34, 0.3), 0.13, 0.62, 0.5, 0.2),
        looks=person(skin="sand").looks, age=1.0, thin=0.9, creases=False,
    )  # fmt: skip
    sleeve = Clay({"wool": cloth("#2f6a5a", hatch=6), "shirt": cloth("#fbf6ea", k=0.2)})
    w = old.joints["wrist"]
    sleeve.cap(w - z * 0.16, w - z * 1.4, 0.27, 0.36, k=0.02, m="wool", fold=0.02, freq=6)
    sleeve.cap(w - z * 0.06, w - z * 0.2, 0.235, 0.25, k=0, m="shirt")
    sleeve.ring(w - z * 0.16, 0.25, 0.06, frame(z) @ rot((1, 0, 0), 90), m="wool")
    old.add(sleeve)
    bz, by = unit(V(-0.42, -0.3, 0.85)), V(0.2, 1, 0.3)
    by = unit(by - bz * (by @ bz))
    at = old.joints["palm"] + V(0.22, 0.34, -0.42)
    baby = hand(
        at, np.stack([np.cross(by, bz), by, bz], 1), 1, 0.5, Grip((0.5, 0.5, 0.4), (0.5, 0.55, 0.4), (0.55, 0.6, 0.4), (0.6, 0.6, 0.4), 0.1, 0.5, 0.8, 0.4),
        looks=person(skin="umber").looks, age=0.0, thin=1.12,
    )  # fmt: skip
    cuff = Clay({"lace": cloth("#f4c84a", k=0.7, shcol="#a8642a"), "trim": cloth("#fbf4e6", k=0.2)})
    cuff.cap(at - bz * 0.08, at - bz * 2.6, 0.12, 0.42, k=0.02, m="lace", fold=0.012, freq=6)
    cuff.ring(at - bz * 0.08, 0.1, 0.045, frame(bz) @ rot((1, 0, 0), 90), m="trim")
    baby.add(cuff)
    bug = Clay({"shell": plain("#d0342a", hatch=0, white=0.6), "dark": plain("#1a1418", hatch=0)})
    q = old.fingers[0][1] + V(0, 0.13, 0)
    bug.ell(q, (0.036, 0.024, 0.045), m="shell", k=0).ell(q + V(0, 0, -0.04), (0.022, 0.018, 0.018), m="dark", k=0)
    for dx, dz in ((0.016, 0.012), (-0.016, 0.012), (0.013, -0.016), (-0.013, -0.016)):
        bug.ell(q + V(dx, 0.019, dz), (0.007, 0.006, 0.007), m="dark", k=0)
    shot = shoot([old, baby, bug], cam, light)
    s.wash(shot.shadow_on(-0.45, 12), "#a8607a", 0.5, edge=0, rough=3)
    s.model(shot, line=2.8)
    # the lines of the palm are roads, with what stood beside them
    roads = ([(238, 806), (262, 900), (240, 1000), (150, 1090)], [(236, 800), (330, 880), (400, 960), (424, 1060)], [(340, 812), (410, 870), (470, 950)])
    for pts in roads:
        s.curve(pts, 5.5, "#6b3a3a")
        s.curve([(x + 1, y - 1) for x, y in pts], 2.2, "#f6d8b8", body=True)
    for x, y, k in ((210, 960, 1.0), (300, 862, 0.8), (396, 996, 0.9), (442, 906, 0.7)):
        wall = poly([(x - 15 * k, y), (x + 15 * k, y), (x + 15 * k, y - 20 * k), (x, y - 34 * k), (x - 15 * k, y - 20 * k)])
        s.thing(wall, "#fff6e4", 0.3, shade=0.3, hatch=0, line=1.8)
        s.wash(poly([(x - 18 * k, y - 19 * k), (x, y - 37 * k), (x + 18 * k, y - 19 * k)]), "#b0483a", 0.8, edge=0.4)
        s.fill(box(x - 3 * k, y - 12 * k, x + 3 * k, y))
    for x, y in ((174, 1000), (266, 948), (350, 940), (376, 1040), (470, 990), (190, 1060)):
        s.stroke([(x, y), (x, y - 16)], 2)
        s.wash(ell(x, y - 22, 9, 11), "#3a6a5a", 0.9, edge=0.5)
    s.splatter("#b06a74", 20, size=(0.6, 3.6))
