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
        step_ = poly(cam.project([(-4, y, z - 0.6), (4, y, z - 0.6), (4, y, z + 0.45), (-4, y, z + 0.45)]))  # they stand on risers
        front = poly(
            cam.project([(-4, y, z + 0.45), (4, y, z + 0.45), (4, y - 0.36 if row < 3 else -3, z + 0.45), (-4, y - 0.36 if row < 3 else -3, z + 0.45)])
        )
        for g, k in ((step_, 0.35), (front, 0.75)):
            s.cover(g, 0.15)
            s.wash(g, "#6a6468", k, col2="#3a363e", edge=0.4, pool=0.25)
        s.stroke(cam.project([(-4, y, z + 0.45), (4, y, z + 0.45)]), 2.6)
        for x in np.arange(-3.6, 3.7, 0.6):
            s.stroke(cam.project([(x, y, z - 0.6), (x, y, z + 0.45)]), 1.2, alpha=0.6)
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
                    hair="tousled",
                    feel=Feeling(0.5, 0.2, 0.05, 0.6, grin=1.0),
                    head_kw={"size": 1.16},
                    sleeves="wide",
                    look_at=at + V(0.5, 3.0, 4),
                    scale=sc,
                    hands=((0.15, 1.05, 0.32), (-0.15, 1.05, 0.32)),
                )
                singers.append(him)
                boy = him
            else:
                him = person(at, 0, "hold", ("man", "woman", "stout", "slim")[(i + row) % 4], "gown", top="#2a282e", trim="#f2ecde", no_head=True, sleeves="wide", no_hands=(0, 1), hands=((0.15, 1.12, 0.3), (-0.15, 1.12, 0.3)),
                             looks={"skin": Look("#17141a", 1.2, hatch=0, shade=0.4), "top": cloth("#55525a", shcol="#26222c", shade=0.6), "skirt": cloth("#55525a", shcol="#26222c", shade=0.6)})  # fmt: skip
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
    mx, my = tip[0] + 6, tip[1] - 62  # a moth over the gap
    for q in (-1, 1):
        for pts, col in (
            ([(3, -4), (26, -40), (64, -46), (72, -18), (40, 2), (8, 4)], "#e8c070"),
            ([(3, 4), (38, 4), (54, 24), (36, 46), (12, 24)], "#d89a5a"),
        ):
            g = blob([(mx + q * x, my + y) for x, y in pts], 8)
            s.thing(g, col, 0.8, shade=0.5, shcol="#6a3a30", hatch=5, line=2.2)
        for x, y, k in ((46, -26, 9), (34, 24, 6)):
            s.thing(ell(mx + q * x, my + y, k), "#3a2430", 1.0, hatch=0, shade=0, line=1.6)
            s.fill(ell(mx + q * x, my + y, k * 0.4), "#f6e8c8", body=True)
        s.curve([(mx, my - 18), (mx + q * 10, my - 40), (mx + q * 24, my - 54)], 2)
    s.thing(limb([(mx, my - 18), (mx, my + 4), (mx, my + 30)], [6, 8, 4]), "#6a4a38", 1.0, hatch=4, line=2)
    a = cam.project((0.46, 0.12, -0.16))
    s.curve([a, a + [30, 90], (640, 880), (530, 1000), (505, 1200), (520, 1380), (480, 1470)], 5, "#7a2f45", taper=(0.01, 0.02))
    s.splatter("#4a3c30", 30, size=(0.6, 4))
