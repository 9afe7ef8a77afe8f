"""Play and its price: a crow, a letter, a train, a clock, dough, snow."""

from ..easel import *


@card("storm", paper="grey", light=(0.2, -0.7))
def letter_bird(s):
    s.wash(s.all, "#6a7480", 0.8, col2="#4a525e", pool=0.6, bloom=4)
    pane = box(150, 70, 850, 1010)
    s.cover(pane)
    s.wash(pane, "#a8b4bc", 0.7, col2="#7a8a98", mix=("lin", 90, 1, 0), pool=0.7, bloom=6)
    b = Blocks(spot(500, 1010, 40, 10, 12), (-0.4, 0.7, 0.5))
    for x, z, h in ((-8, -6, 7), (-3, -8, 9), (2.4, -6, 8), (7.5, -8, 10)):
        b.house((x, -2, z), (4.6, h, 4), 6, "gable", "#8a929a", "#5a4a54", rows=3, lit=0.15, seed=int(x + 40))
    b.paint(s, haze=0.4)
    s.cover(union(box(-40, 1010, 1040, 1540), box(-40, -40, 150, 1540), box(850, -40, 1040, 1540), box(-40, -40, 1040, 70)))
    room_ = box(-40, -40, 1040, 1540).difference(box(150, 70, 850, 1010))
    s.wash(room_, "#566478", 0.85, col2="#3c4456", pool=0.35, bloom=2, grad=("rad", 500, 700, 900, 0.55, 1.25))
    for x in range(-20, 1040, 62):
        s.stroke([(x, 1110), (x + 4, 1520)], 1.4, "#262c3a", alpha=0.5)

    def paper_bird(x, y, q, flip=False, wet=0.0, line=2.6):
        f = lambda pts: poly(move(pts, x, y, q, 0, flip))  # noqa: E731
        tone = mix("#fffaf0", "#b8c0c8", wet)
        for pts, sh in (
            ([(-120, 40), (-214, -40), (-20, 0)], 0.5),
            ([(-20, 0), (60, -10), (30, -180), (-70, -60)], 0.2),
            ([(-120, 40), (0, 96), (110, 30), (60, -10), (-20, 0)], 0.35),
            ([(60, -10), (110, 30), (156, -96)], 0.15),
            ([(156, -96), (206, -70), (142, -60)], 0.5),
            ([(-20, 0), (60, -10), (-60, -150), (-110, -70)], 0.05),
        ):
            g = f(pts)
            s.cover(g)
            s.wash(g, mix(tone, "#8a90a0", sh), 0.35 + sh, edge=0.5)
            s.outline(g, line, lost=0.05)
        if q > 0.6:
            for k in range(6):
                a, e = move([(-96 + 9 * k, -74 + 12 * k), (-44 + 15 * k, -120 + 20 * k)], x, y, q, 0, flip)
                s.curve([a, (a + e) / 2 + [4, -3], e], 1.8, alpha=0.8)
                a, e = move([(-60 + 20 * k, 42 + 5 * k), (20 + 10 * k, 36 - 2 * k)], x, y, q, 0, flip)
                s.curve([a, (a + e) / 2 + [0, 5], e], 1.8, alpha=0.8)

    for y, sag in ((250, 40), (420, 46)):
        s.curve([(150, y), (500, y + sag), (850, y - 10)], 2.6)
    for x, y, fl in ((230, 246, False), (340, 258, True), (640, 268, False), (760, 248, True), (420, 438, True), (560, 440, False), (720, 424, False)):
        paper_bird(x, y - 20, 0.3, fl, 0.6, 1.5)
    places.rain(s, 260, 12, length=(26, 80), w=2, area=(150, 60, 850, 960))
    s.cover(union(box(-40, 1000, 1040, 1010), box(850, -40, 1040, 990)), keep=1)
    for x in (150, 500, 850):
        s.thing(box(x - 15, 70, x + 15, 1010), "#e8e2d4", 0.4, shade=0.5, hatch=5, line=2.8)
    for y in (70, 540):
        s.thing(box(136, y - 14, 864, y + 14), "#e8e2d4", 0.4, shade=0.5, hatch=5, line=2.8)
    sill = poly([(80, 1000), (920, 1000), (980, 1110), (20, 1110)])
    s.thing(sill, "#e8e2d4", 0.45, shade=0.5, shcol="#6a6474", hatch=7, line=3.2)
    s.wash(ell(600, 1046, 180, 26), "#4a4a5a", 0.6, wet=10)
    s.wash(blob([(770, 1020), (820, 1012), (870, 1030), (850, 1056), (800, 1060)]), "#14141e", 1.6, edge=1)
    paper_bird(570, 950, 1.15)
    s.thing(ell(737, 852, 11), "#b03a2c", 1.0, shade=0, hatch=0, line=2)
    for k in range(4):
        s.fill(ell(806 + 4 * k, 884 + 36 * k, 6 + k, 9 + 2 * k), "#14141e")
    s.thing(union(box(706, 1006, 762, 1066), box(720, 988, 748, 1010)), "#2c3450", 1.2, shade=0.5, hatch=5, line=2.6)  # ink, and the pen that wrote
    s.thing(ell(734, 988, 14, 5), "#14141e", 1.4, shade=0, hatch=0, line=2)
    s.thing(limb([(690, 1084), (560, 1092)], [7, 5]), "#b8342c", 1.0, shade=0.3, hatch=0, line=2.2)
    s.thing(poly([(560, 1086), (560, 1098), (528, 1094)]), "#e0b040", 0.9, shade=0, hatch=0, line=1.8)
    cam = spot(250, 1660, 570, 8)
    him = person((0, 0, 0), 160, "stand", "boy", "jersey", top="#e0a830", legs="#3a5a7a", skin="umber", hair="tousled", lean=8, hands=(World((0.13, 1.27, -0.22)), World((0.38, 1.17, -0.16))), grips=("open", "open"), palms=((-0.3, 0.5, 1), (-0.6, 0.5, 1)), fingers=((-0.2, 1, 0.3), (-0.1, 1, 0.3)), elbows=((1, -0.5, 0), (-1, -0.5, 0)), look_at=(0.3, 1.5, -1.6), looks={"top": cloth("#e8b038", hatch=8, thr=0.62), "legs": cloth("#3a5a7a", hatch=8, thr=0.62)})  # fmt: skip
    s.model(shoot([him], cam, (0.5, 0.7, 0.2)), line=3)
    s.splatter("#262c34", 50, size=(0.6, 4))


@card("dusk", paper="cold", light=(-0.6, -0.5))
def train_missed(s):
    r = s.rng
    s.sky([(0, "#34406e", 1.0), (0.35, "#8a5480", 0.8), (0.75, "#e89060", 0.7), (1, "#f8cc90", 0.6)], 0, 560, wet=80)
    land = box(-40, 545, 1040, 1560)
    s.cover(land)
    s.wash(land, "#c87a50", 0.8, col2="#7a4a4a", mix=("lin", 90, 0, 1), pool=0.6, bloom=4)
    places.mountains(s, 552, "#7a5a80", high=90, n=6, seed=3, k=0.6, snow=False)
    for k in range(16):  # furrows
        for e in (-1, 1):
            s.curve([(600 + 30 * e, 556), (600 + e * (120 + 60 * k), 800 + 4 * k), (600 + e * (380 + 190 * k), 1540)], 1.6, "#5a2f3a", alpha=0.45)
    tip = np.array([600, 640])
    left, right = path([tip, (560, 800), (430, 1080), (250, 1540)], 20), path([tip, (640, 800), (770, 1080), (960, 1540)], 20)
    gap = valid(Polygon([*left, *right[::-1]]))
    s.cover(gap)
    s.wash(gap, "#141c40", 1.7, col2="#2c1c48", pool=0.6, bloom=5)
    inside = np.argwhere(s.mask(gap) > 0.9)
    for i in r.choice(len(inside), 170):
        y, x = inside[i]
        s.fill(ell(float(x), float(y), 1 + 3 * r.random() ** 3), "#fff6d8", body=True)
    for side, e in ((left, 1), (right, -1)):
        s.stroke(side, 5)
        d = 18.0
        while d < len(side) * 1000:
            seg = np.r_[0, np.cumsum(np.hypot(*np.diff(side, axis=0).T))]
            if d > seg[-1]:
                break
            p = np.array([np.interp(d, seg, side[:, 0]), np.interp(d, seg, side[:, 1])])
            q = 5 + 44 * (p[1] - 640) / 900
            t = move(union(box(-q * 0.5, -q * 0.36, q, q * 0.36), ell(q, 0, q * 0.5)), p[0], p[1], 1, 0, e == -1)
            s.thing(t, "#d8b060", 0.9, col2="#a8803a", shade=0.6, hatch=0, line=2.2)
            d += q * 1.25
    # the train is the slide that opens the land
    car = poly([(540, 660), (548, 520), (600, 496), (652, 520), (660, 660)])
    s.wash(ell(600, 668, 90, 16), "#241830", 0.9, wet=8)
    s.thing(car, "#a8342c", 1.0, col2="#7a2430", shade=0.6, hatch=6, line=3)
    s.thing(box(566, 536, 634, 596), "#f8d870", 0.6, shade=0, hatch=0, line=2.4)
    boy = union(ell(598, 558, 10), limb([(598, 568), (596, 592)], [9, 11]), limb([(602, 574), (622, 582)], [4, 3]), box(612, 578, 630, 594))
    s.fill(boy, "#3a1c2a")
    s.thing(box(576, 604, 624, 652), "#5a1c24", 1.0, hatch=0, line=2)
    s.thing(union(ell(600, 690, 26, 30), box(590, 660, 610, 690)).difference(ell(600, 696, 12, 15)), "#d8b060", 0.9, hatch=4, line=2.4)
    for k in range(6):
        x, y, q = 600 + 60 * math.sin(k * 1.3) - 20 * k, 480 - 52 * k, 24 + 14 * k
        s.lift(ell(x, y, q * 1.5, q), 0.5, 12)
        s.stroke(arc(x, y, q, q * 0.7, 150, 330), 2, alpha=0.6)
    cam = spot(330, 1310, 270, 16)
    him = person((0, 0, 0), 156, "run", "stout", "coat", top="#3f4a68", legs="#2a2f48", skin="sand", hair="fringe", hair_col="grey", look_at=(0.9, 1.7, -4), hands=((0.26, 0.98, -0.28), (-0.1, 1.5, 0.5)), grips=("bar", "open"))  # fmt: skip
    case = props.suitcase(him.joints["handl"] + V(0, -0.46, 0), 60, 1.0, "#c8803a")
    shot = shoot([him, case], cam, (-0.6, 0.6, 0.3))
    s.wash(shot.shadow_on(0, 5), "#3a1c30", 0.6, edge=0.1)
    s.model(shot, line=2.6)
    s.thing(union(ell(210, 850, 56, 14, -20), ell(204, 832, 30, 24, -20)), "#3f4a68", 1.0, hatch=4, line=2.4)
