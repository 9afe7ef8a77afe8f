"""Grief and longing: empty collars, a chair adrift, two pages, a letter box."""

from ..easel import *


@card("ink", paper="rice", light=(-0.2, -0.9))
def choir_collars(s):
    r = s.rng
    s.wash(s.all, "#6a686c", 0.8, col2="#2a282e", mix=("lin", 90, 0, 1), pool=0.5, bloom=5, grad=("lin", 90, 0.6, 1.3))
    for x in (140, 500, 860):  # a window behind each block of singers
        g = poly([(x - 70, 420), (x - 70, 130), *arc(x, 130, 70, 110, 180, 360), (x + 70, 130), (x + 70, 420)])
        s.lift(g, 0.85, 4)
        s.outline(g, 2.6)
        for dx in (-24, 24):
            s.stroke([(x + dx, 60), (x + dx, 420)], 2.4)
        for y in np.arange(100, 420, 62):
            s.stroke([(x - 70, y), (x + 70, y)], 1.8)
        s.lift(poly([(x - 60, 420), (x + 60, 420), (x + 220, 1500), (x - 40, 1500)]), 0.25, 40)
    cam = Camera((0, 2.35, 8.2), (0, 1.25, 0), 33)
    light = (-0.3, 0.9, 0.5)
    boy_at = (1, 3)
    for row in range(4):
        z, y = -2.0 + 1.05 * row, 0.9 - 0.36 * row
        singers, gaps = [], []
        n = 6 if row % 2 else 5
        for i in range(n):
            x = (i - (n - 1) / 2) * 0.92 + 0.03 * r.normal()
            real = (row, i) == boy_at
            at = V(x, y - 0.12 * (n == 6 and i % 2) + 0.05 * r.normal(), z)
            if real:
                sc = 1.22
                him = person(
                    at - V(0, 0.22, 0),
                    0,
                    "hold",
                    "boy",
                    "gown",
                    top="#a8302c",
                    trim="#f6f0e2",
                    skin="umber",
                    hair="crop",
                    feel="sing",
                    sleeves="wide",
                    look_at=at + V(0.5, 3.0, 4),
                    scale=sc,
                    hands=((0.15, 1.05, 0.32), (-0.15, 1.05, 0.32)),
                )
                singers.append(him)
                boy = him
            else:
                him = person(at, 0, "hold", ("man", "woman", "stout", "slim")[(i + row) % 4], "gown", top="#2a282e", trim="#f2ecde", no_head=True, sleeves="wide", no_hands=(0, 1), hands=((0.15, 1.12, 0.3), (-0.15, 1.12, 0.3)),
                             looks={"skin": Look("#17141a", 1.2, hatch=0, shade=0.4), "top": cloth("#4a484e", shcol="#15121a"), "skirt": cloth("#4a484e", shcol="#15121a")})  # fmt: skip
                singers.append(him)
                n_ = him.joints["neck"]
                collar = Clay({"linen": cloth("#fbf6ea", k=0.12, shcol="#8a8694"), "void": Look("#17141a", 1.2, hatch=0, shade=0.2)})
                collar.cone(n_ + V(0, -0.03, 0), n_ + V(0, 0.07, 0), 0.12, 0.16, m="linen", fold=0.012, freq=11).cone(
                    n_ + V(0, 0.045, 0), n_ + V(0, 0.075, 0), 0.11, 0.13, m="void"
                )
                singers.append(collar)
                gaps.append(him)
            score = props.book(
                him.joints["palml"] * 0.5 + him.joints["palmr"] * 0.5 + V(0, 0.06, 0.03) if real else at + V(0, 1.16, 0.36), rot((1, 0, 0), 52), 1.25, "#8a8690"
            )
            if real:
                score.marks.clear()  # his score is blank
            singers.append(score)
        shot = shoot(singers, cam, light)
        s.model(shot, line=2.0, haze=0.3 - 0.1 * row)
        if row == 2:
            p = cam.project(gaps[1].joints["neck"] + V(0, 0.26, 0.08))
            for q in (-1, 1):
                s.curve([p, p + [14 * q, -8], p + [34 * q, 2], p + [44 * q, -10]], 7, "#15121a")
        for g in gaps:  # breath where faces would be
            p = cam.project(g.joints["neck"] + V(0, 0.3, 0))
            s.curve([p + [-10, 0], p + [6, -16], p + [-4, -34], p + [10, -54]], 1.6, body=True, alpha=0.5)
    p = cam.project(boy.joints["mouth"])
    s.glow(p[0], p[1] - 30, 130, "#f6e0b0", 0.2, 0.25)
    s.splatter("#2a282e", 60, size=(0.6, 5))


@card("storm", paper="grey")
def river_chair(s):
    r = s.rng
    s.sky([(0, "#4a555f", 0.8), (0.45, "#8a949a", 0.45), (0.8, "#d8d4bc", 0.3), (1, "#b0b4ac", 0.4)], 0, 430, wet=80)
    s.wash(blob([(-60, 60), (300, 20), (620, 90), (1060, 30), (1060, 180), (640, 210), (280, 160), (-60, 210)]), "#2f3a44", 0.6, wet=70)
    places.hills(s, 400, "#6a757c", rise=34, k=0.5, seed=4, line=1.2)
    water = box(-40, 430, 1040, 1560)
    s.cover(water)
    s.wash(water, "#7a6f58", 0.75, col2="#3f4a4e", mix=("lin", 90, 0, 1.1), pool=0.5, bloom=6, grad=("lin", 90, 0.45, 1.2))
    cam = Camera((0, 6.0, 16), (0, 1.2, 0), 34)
    for row in (((-9, -20, 0.6), (-1.8, -24, 0.6), (4.6, -26, 0.5)), ((-5.2, -13, 0.5), (1.8, -15, 0.3), (6.6, -12, 0.9))):
        b = Blocks(cam, (-0.5, 0.8, 0.4))
        for x, z, up in row:
            b.house((x, -2.4 + up, z), (3.4, 2.4, 3.6), r.normal() * 25, "gable", "#b0a48c", "#8a4a3c", lit=0)
        b.paint(s, haze=0.3 if row[0][1] < -15 else 0.1)
        y = cam.project((0, 0, max(z for _, z, _ in row) + 0.9))[1]
        flood = poly([*path([(-40, y + 4), (250, y - 3), (500, y + 3), (760, y - 2), (1040, y + 3)], 8), (1040, 1560), (-40, 1560)])
        s.cover(flood)
        s.wash(flood, "#7a6f58", 0.75, col2="#3f4a4e", mix=("lin", 90, 0, 1.1), pool=0.5, bloom=5, grad=("lin", 90, 0.5, 1.25))
        for x, z, _ in row:
            c = cam.project((x, 0, z + 1.8))
            s.wash(box(c[0] - 80, y, c[0] + 80, y + 60), "#4a4438", 0.55, wet=14)
    sunk = V(-1.5, -0.6, 2.6)  # a roof under water, its lamp still lit
    roof = valid(Polygon(cam.project([sunk + V(-2.2, 0, 1.4), sunk + V(2.2, 0.1, 1.0), sunk + V(1.7, 0, -0.8), sunk + V(-1.6, 0, -0.4)])))
    s.wash(roof, "#2a2f34", 0.6, wet=16)
    for k in range(6):
        a, c = cam.project([sunk + V(-2.1 + 0.8 * k, 0, 1.3), sunk + V(-1.6 + 0.68 * k, 0, -0.5)])
        s.stroke([a, c], 1.4, alpha=0.35)
    lx, ly = cam.project(sunk + V(1.4, 0, 0.5))
    s.glow(lx, ly, 150, "#f6c24a", 0.7, 0.75)
    for _ in range(9):
        q = r.uniform(-46, 46)
        s.curve([(lx + q - 24, ly + r.uniform(-60, 80)), (lx + q, ly + r.uniform(-60, 80)), (lx + q + 24, ly + r.uniform(-60, 80))], 1.2, body=True, alpha=0.4)
    tip = rot((0, 0, 1), 7) @ rot((1, 0, 0), -5)
    at = V(0.95, -0.3, 0.6)
    seat = props.chair((0, 0, 0), 120, 1.9, "#b8432e").moved(tip, at)
    dog = four("dog", at + V(0.0, 0.9, 0.02), -50, "sit", 1.75, col="#e8dcc4", look_at=(-7, 0.9, 3), tail=-30)
    neck = dog.joints["head"] * 0.62 + dog.joints["shoulder"] * 0.38
    collar = Clay({"leather": plain("#d0302c", hatch=0)}).ring(neck + V(0, -0.02, 0), 0.24, 0.03, rot((0, 0, 1), -26), m="leather")
    shot = shoot([seat, dog, collar], cam, (-0.5, 0.8, 0.4))
    line = cam.project((0.95, 0.2, 0.6))[1]
    above = marks.field(s, lambda x, y: (y < line + 6 + 5 * np.sin(x / 23)).astype(np.float32))
    dry = s.model(shot, line=2.4, clip=above)
    ys, xs = np.where(dry > 0.5)
    mirror = np.zeros_like(dry)
    yy = np.clip((2 * line + 16 - np.arange(s.h)).astype(int), 0, s.h - 1)
    mirror[int(line) + 8 :] = dry[yy[int(line) + 8 :]]
    s.wash(s.warp(mirror, (0, 0, s.w, s.h), 4, 9), "#2a2a2e", 0.55, wet=5)
    x, y = 500, 452.0
    while y < 1510:
        t = (y - 440) / 1060
        n = 14 + 120 * t
        for _ in range(int(14 - 8 * t)):
            x = r.uniform(-40, 1040)
            if abs(x - xs.mean()) < 90 and y < line + 4 and y > ys.min():
                continue
            q = n * r.uniform(0.5, 1.4)
            s.curve(
                [(x, y), (x + q * 0.3, y - q * 0.07), (x + q * 0.62, y + q * 0.02), (x + q, y - q * 0.05)], 0.9 + 2.0 * t, body=r.random() < 0.35, alpha=0.75
            )
        y += 6 + 34 * t
    for k in range(4):
        s.stroke(arc(xs.mean(), line + 12, 70 + 34 * k, 14 + 9 * k, 10 + 20 * k, 200 + 20 * k), 1.8, body=True, alpha=0.8 - 0.15 * k)
    for x, y in ((180, 1250), (820, 1330), (300, 1010)):
        s.thing(limb([(x - 60, y), (x, y - 8), (x + 70, y + 6)], [7, 9, 5]), "#4a3c30", 0.9, hatch=4, line=2)
    places.rain(s, 230, 12, length=(20, 60))


@card("bone", paper="laid")
def two_pages(s):
    r = s.rng
    s.wash(s.all, "#6a4a3a", 0.85, col2="#4a3430", pool=0.5, bloom=4, grad=("rad", 500, 740, 900, 0.6, 1.3))
    for y in np.linspace(-20, 1520, 11):
        s.stroke([(-20, y), (1020, y + r.normal() * 10)], 1.8, alpha=0.7)
    cover = blob([(70, 180), (480, 150), (520, 150), (930, 180), (950, 1330), (520, 1372), (480, 1372), (50, 1330)], 8)
    s.wash(move(cover, 26, 30), "#120c10", 0.8, wet=20)
    s.thing(cover, "#7a2430", 1.0, hatch=6, line=3)
    pages = []
    for q in (-1, 1):
        for k in range(5):
            d = 6 * (4 - k)
            g = poly([*path([(500, 188 + d), (500 + q * 130, 160 + d * 0.6), (500 + q * 300, 182), (500 + q * (418 - 2 * k), 205)], 8), *path([(500 + q * (424 - 2 * k), 1300), (500 + q * 300, 1290 - d), (500 + q * 130, 1300 - d), (500, 1338 - d)], 8)])  # fmt: skip
            s.thing(g, "#f6ecd4", 0.3, shade=0, hatch=0, line=1.4)
        pages.append(g)
        s.wash(g, "#a08a68", 0.5, grad=("lin", 0 if q > 0 else 180, 1.3, -0.1), wet=10, clip=g)
        for y in np.arange(250, 1270, 27):
            if 560 < y < 960 and r.random() < 0.5:
                continue
            a, b = 500 + q * 60, 500 + q * 385
            if r.random() < 0.12:
                b = 500 + q * r.uniform(150, 300)
            x = min(a, b)
            while x < max(a, b) - 16:
                w = r.uniform(14, 46)
                bend = 14 * math.sin((x - 500) / 420 * math.pi * q) * -1
                s.stroke([(x, y + bend), (min(x + w, max(a, b)), y + bend + r.normal() * 1.2)], 3.4, "#4a3c38", alpha=0.85, wobble=1.1)
                x += w + 9
    s.wash(poly([(470, 170), (530, 170), (530, 1340), (470, 1340)]), "#6a5040", 0.6, wet=22)
    cam = Camera((0, 5, 2.2), (0, 0, 0.0), 26)
    light = (-0.5, 0.9, -0.3)

    def arm(x, z, d, side, skin_, sleeve, age):
        z_, back = unit(V(*d)), V(0, 1, 0)
        back = unit(back - z_ * (back @ z_))
        w = V(x, 0.1, z)
        h = hand(
            w,
            np.stack([np.cross(back, z_), back, z_], 1),
            side,
            0.36,
            Grip((0.04, 0.1, 0.08), (0.12, 0.16, 0.12), (0.2, 0.24, 0.16), (0.26, 0.28, 0.2), 0.22, 0.8, 0.3, 0.2),
            looks=person(skin=skin_).looks,
            age=age,
        )
        c = Clay({"cuff": cloth("#fbf4e4", k=0.15, shcol="#9a8aa0"), "sleeve": cloth(sleeve, hatch=6)})
        c.cap(w - z_ * 0.04, w - z_ * 0.1, 0.064, 0.068, m="cuff", fold=0.005, freq=8).cap(
            w - z_ * 0.1, w - z_ * 0.26 - V(0, 0.16, 0), 0.08, 0.1, m="sleeve", fold=0.012
        )
        return [h, c], h

    left, l = arm(-0.36, 0.16, (1, 0.02, -0.36), -1, "ebony", "#3f6a5e", 0.35)
    right, h = arm(0.38, -0.14, (-1, 0.02, 0.3), 1, "rose", "#7a2f45", 0.5)
    for x, z in ((-0.53, 0.22), (0.55, -0.19)):  # ink runs where they leave the paper
        p = cam.project((x, 0, z))
        g = blob([(p[0] + 92 * math.cos(t) * r.uniform(0.75, 1.25), p[1] + 80 * math.sin(t) * r.uniform(0.75, 1.25)) for t in np.linspace(0, 6.28, 14)[:-1]])
        s.wash(g, "#2a2026", 1.1, edge=1.0, bloom=2)
        s.splatter("#2a2026", 22, centre=tuple(p), spread=90, size=(1, 7))
    shot = shoot([*left, *right], cam, light)
    s.wash(shot.shadow_on(0, 7), "#5a4038", 0.6, edge=0, rough=2)
    s.model(shot, line=2.6)
    tip = (cam.project(l.joints["tip"]) + cam.project(h.joints["tip"])) / 2
    mcam = spot(tip[0] + 4, tip[1] - 60, 760, 60)
    moth = Clay({"w": fur("#e8d8b0", hatch=4, k=0.5), "b": fur("#8a6a48")})
    moth.cap((0, 0.01, -0.02), (0, 0.01, 0.025), 0.008, 0.006, m="b")
    for q in (-1, 1):
        moth.ell((0.028 * q, 0.016, 0.008), (0.03, 0.003, 0.022), rot((0, 1, 0), 24 * q), k=0.003, m="w").ell(
            (0.02 * q, 0.014, -0.018), (0.02, 0.003, 0.018), k=0.003, m="w"
        )
    s.model(shoot([moth], mcam, light), line=1.3)
    a = cam.project((0.46, 0.12, -0.16))
    s.curve([a, a + [30, 90], (640, 880), (530, 1000), (505, 1200), (520, 1380), (480, 1470)], 5, "#7a2f45", taper=(0.01, 0.02))
    s.splatter("#4a3c30", 30, size=(0.6, 4))


@card("frost", paper="hot", light=(0.0, 0.9))
def letterbox_eye(s):
    r = s.rng
    s.wash(s.all, "#2a3038", 1.5, col2="#14161c", pool=0.4, gran=0.5)
    slot = blob([(96, 430, 1), (300, 414), (700, 420), (905, 430, 1), (915, 700), (900, 965, 1), (600, 978), (300, 972), (92, 962, 1), (86, 700)])
    s.cover(slot)
    s.sky([(0, "#c9d6e2", 0.5), (0.6, "#e8ecee", 0.3), (1, "#aebccb", 0.4)], 400, 980, wet=40, clip=slot)
    cam = Camera((0, 1.2, 14), (0, 1.4, 0), 40, shift=(0, -30))
    inside = s.mask(slot)
    keep = s.density.copy(), s.ink_px.copy(), s.body_px.copy()
    b = Blocks(cam, (-0.5, 0.7, 0.5))
    for x, z in ((-5.4, -6), (5.6, -5), (-3.2, -14), (3.6, -16), (-7, -14), (7.4, -15)):
        b.house((x, -0.6, z), (3, 3.2, 4), -12 if x > 0 else 12, "gable", "#c8b8a4", "#e8eef2", lit=0.6, rows=2, seed=int(x * 3 + 40))
    b.paint(s, haze=0.25)
    s.wash(box(0, 760, 1000, 1000), "#c3d0de", 0.4, wet=20)
    face = head(
        (-0.42, 1.3, 11.5), rot((0, 1, 0), 8), 0.98, feel=Feeling(0.5, 0.4, 0.9, 0.1, 0.0), age=0.9, hair="headscarf", look_at=(0.25, 1.1, 14), looks={**person(skin="olive").looks, "hat": cloth("#c23b34")}, iris="#3f7a8a")  # fmt: skip
    z, back = unit(V(-0.72, 0.45, 0.5)), V(0.5, 0.7, 0.5)
    back = unit(back - z * (back @ z))
    w = V(0.46, 1.0, 12.3)
    grip = hand(w, np.stack([np.cross(back, z), back, z], 1), -1, 0.27, "pinch", looks=person(skin="olive").looks, age=0.9)
    mitt = Clay({"wool": cloth("#41566e")}).cap(w - z * 0.03, w - z * 0.6, 0.06, 0.11, m="wool", fold=0.008)
    pin = grip.joints["pinch"]
    note = Clay({"paper": plain("#fbf4e2", k=0.15, hatch=0, shcol="#8a94a8")})
    tilt = rot((0, 1, 0), -14) @ rot((1, 0, 0), 62)
    note.box(pin + V(-0.13, 0.02, 0.06), (0.17, 0.004, 0.11), tilt, 0.002, m="paper")
    shot = shoot([face, grip, mitt, note], cam, (-0.4, 0.6, 0.8))
    s.model(shot, line=2.8, clip=None)
    corner = lambda a, c: cam.project(pin + V(-0.13, 0.02, 0.06) + tilt @ V(a * 0.56, 0.005, c * 0.56))  # noqa: E731
    stamp = poly([corner(-0.28, -0.17), corner(-0.14, -0.17), corner(-0.14, -0.02), corner(-0.28, -0.02)])
    s.thing(stamp, "#c23b34", 0.8, hatch=0, shade=0.2, line=1.6)
    c = stamp.centroid
    s.fill(box(c.x - 12, c.y - 5, c.x + 12, c.y + 5), "#1d1a20")
    for k in range(4):
        s.stroke([corner(-0.08, -0.05 + 0.05 * k), corner(0.2 - 0.04 * (k % 2), -0.05 + 0.05 * k)], 2, alpha=0.8)
    places.snow(s, 120, (1.5, 7), (90, 420, 910, 970))
    out = 1 - inside
    s.density[:] = s.density * inside[..., None] + keep[0] * out[..., None]
    for px, old in ((s.ink_px, keep[1]), (s.body_px, keep[2])):
        px[:] = (px * inside[..., None] + old * out[..., None]).astype(np.uint8)
    s.wash(slot, "#14161c", 0.5, wet=16, grad=("lin", 90, 1.0, -0.3), clip=slot)
    for d, col in ((0, "#8a939c"), (16, "#3a4048")):
        ring = slot.buffer(22 + d).difference(slot.buffer(4 + d))
        s.thing(ring, col, 0.9, hatch=5, line=2.4, shcol="#14161c")
    for y in np.r_[np.arange(40, 380, 44), np.arange(1040, 1500, 44)]:  # tin, seen from within
        s.curve([(-20, y), (300, y + 6 * r.normal()), (700, y + 5 * r.normal()), (1020, y)], 1.4, "#5a636e", body=True, alpha=0.35)
    s.wash(poly([(150, 1010), (850, 1010), (1000, 1520), (0, 1520)]), "#8fa0b0", 0.3, wet=60)
    s.lift(poly([(180, 1020), (820, 1020), (940, 1520), (60, 1520)]), 0.5, 60)
    for x, y, a, k in ((300, 1330, -14, 1.0), (560, 1390, 8, 1.1), (760, 1310, 24, 0.9), (430, 1440, -4, 1.2)):  # letters that came before
        g = move(poly([(-110, -66), (110, -66), (110, 66), (-110, 66)]), x, y, k, a)
        s.wash(move(g, 8, 10), "#0c0e14", 0.7, wet=6)
        s.thing(g, "#d8d0bc", 0.5, hatch=7, line=2.4)
        s.stroke(move([(-108, -64), (0, 14), (108, -64)], x, y, k, a), 2)
    cx, cy = 905, 130  # a spider has made its home here
    for a in np.radians(np.linspace(80, 190, 9)):
        s.stroke([(1000, 0), (1000 + 330 * math.cos(a), 330 * math.sin(a))], 1.1, body=True, alpha=0.7)
    for q in np.linspace(50, 310, 9):
        s.stroke([(1000 + q * math.cos(a), q * math.sin(a) + 5 * math.sin(a * 30)) for a in np.radians(np.linspace(80, 190, 30))], 1.0, body=True, alpha=0.6)
    s.fill(ell(cx, cy, 13, 16, 30), "#c8b49a", body=True)
    s.fill(ell(cx + 12, cy - 16, 8), "#c8b49a", body=True)
    for q in (-1, 1):
        for k in range(4):
            a = math.radians(-30 + 30 * k)
            p = np.array([cx + 6, cy - 8])
            e = p + np.array([q * 34 * math.cos(a * 0.6), 34 * math.sin(a)]) + [0, -6]
            s.curve([p, (p + e) / 2 + [0, -12], e], 2, "#c8b49a", body=True)
