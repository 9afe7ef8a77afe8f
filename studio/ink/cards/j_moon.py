"""The moon has come down to sit beside somebody: seen from behind, over the back of the bench."""

from ..easel import *
from ..kit.brush import feather
from ..kit.drape import drape
from ..kit.figure import locks

NIGHT = "#0a0f26"
MOON = (352, 674, 298)
SKIN = ("#d79a74", "#b8684e", "#4a2436")
COAT = ("#2a0a26", "#8a2f56", "#c8708c")
LAMP = "#fff3c4"
WOOD = ("#1a0e14", "#6a4530", "#ffe0a0")


def _night(s):
    r = s.rng
    x, y, q = MOON
    s.wash(s.all, "#6f86b4", 0.75, col2="#7a6a9a", pool=0.5, bloom=4, gran=0.5)
    s.wash(blob([(-60, -60), (1060, -60), (1060, 720), (700, 640), (560, 300), (300, 230), (60, 380), (-60, 700)]), "#26346e", 1.0, wet=90, gran=0.55)
    s.wash(blob([(480, -80), (1080, -80), (1080, 640), (860, 560), (700, 260)]), NIGHT, 1.15, wet=80, gran=0.6)
    s.wash(blob([(-80, -80), (420, -80), (200, 110), (-80, 320)]), NIGHT, 0.8, wet=80, gran=0.6)
    s.glow(x, y, q * 1.75, "#f8e2a0", 0.22, 0.72)
    for _ in range(150):
        p = r.uniform(0, 1000), r.uniform(0, 620)
        if math.hypot(p[0] - x, p[1] - y) > q * 1.25:
            s.fill(ell(*p, 0.8 + 2.4 * r.random() ** 5), ("#fffdf0", "#ffe9b8", "#cfdcff")[int(r.integers(3))], body=True)
    hole = ell(822, 158, 92)
    s.cover(hole)
    s.fill(hole, "#04050c")
    s.wash(hole, "#04050c", 2.4, off=0)
    for e, w in ((5, 2.6), (13, 1.4), (24, 0.9)):  # what is left of its shine
        s.stroke(arc(822, 158, 92 + e, 92 + e, 70 + e * 2, 250 - e, 60), w, "#f6e6b4", body=True, alpha=0.8, taper=(0.4, 0.4))


def _park(s):
    """The lawn, lit from where the moon sits: light near it, night at the edges, long shadows towards us."""
    r = s.rng
    for x, h, lean, seed in ((66, 420, 0.06, 3), (930, 470, -0.05, 9), (560, 190, 0.0, 5)):
        tree, _ = places.branches(np.random.default_rng(seed), x, 800, h, h / 30, -90 + lean * 100)
        s.wash(tree, "#141b38", 1.2, edge=0.4, off=0, rough=0.5)
    lawn = poly([*path([(-40, 806), (240, 786), (520, 792), (800, 782), (1040, 800)], 8), (1040, 1560), (-40, 1560)])
    s.cover(lawn)
    s.wash(lawn, "#9cb48a", 0.7, col2="#6a8f80", gran=0.5, pool=0.5, bloom=3)
    far = 1 - marks.field(s, lambda x, y: np.exp(-((np.hypot((x - 380) / 1.25, (y - 985) / 0.66) / 400) ** 1.9)))
    s.wash((s.mask(lawn) * far).astype(np.float32), "#143a4a", 1.2, edge=0, gran=0.5)
    s.wash((s.mask(lawn) * far**2.2).astype(np.float32), "#081426", 1.25, edge=0, gran=0.6)
    foot = np.array([370.0, 905.0])
    shade = []
    for a, b, w0, w1 in (((110, 1120), (-60, 1400), 18, 40), ((800, 1120), (1140, 1440), 20, 60)):
        shade.append(limb([a, b], [w0, w1]))
    shade.append(blob([(640, 1080), (860, 1080), (1000, 1200), (1100, 1320), (900, 1400), (760, 1230)]))
    s.wash(union(*shade), "#06101e", 0.9, wet=14, gran=0.5, clip=s.mask(lawn))
    for _ in range(520):  # grass, lit on the side of the moon
        p = np.array([r.uniform(-10, 1010), 830 + 680 * r.random() ** 0.8])
        d = p - foot
        near = math.exp(-((math.hypot(d[0] / 1.3, d[1] / 0.75) / 330) ** 2))
        k = (p[1] - 700) / 500
        lit = r.random() < 0.1 + 0.7 * near
        tip = p + [r.normal() * 5 + d[0] * 0.012, -r.uniform(10, 26) * k]
        s.curve(
            [p, (p + tip) / 2 + [r.normal() * 2, 0], tip],
            1.0 + 0.7 * k,
            ("#f4f0b8", "#c8dca0")[int(r.integers(2))] if lit else "#0c2430",
            n=4,
            body=lit,
            alpha=0.85,
        )


def _moon(s):
    r = s.rng
    x, y, q = MOON
    g = ell(x, y, q)
    s.cover(g)
    s.wash(g, "#fff0bc", 0.2, edge=0.5, off=0, pool=0.5)
    s.wash(g.difference(ell(x - 34, y - 40, q * 0.98)), "#e0a85a", 0.5, wet=46, clip=g)
    seas = (
        [(-190, -60), (-150, -150), (-60, -176), (-6, -130), (-40, -60), (-110, -30), (-160, -10)], [(20, -210), (90, -220), (130, -170), (80, -140), (30, -160)],
        [(-210, 20), (-150, 10), (-110, 70), (-140, 140), (-196, 120)], [(70, -90), (150, -110), (196, -50), (180, 10), (110, 0), (76, -40)], [(-50, 60), (30, 40), (60, 90), (10, 130), (-50, 110)],
    )  # fmt: skip
    for pts in seas:
        m = blob([(x + a, y + b) for a, b in pts])
        s.wash(m, "#a89a78", 0.42, edge=0.7, rough=4, bloom=1, clip=g)
        s.wash(m.buffer(-14), "#7f7a80", 0.3, wet=18, clip=g)
    for _ in range(34):
        a, d = r.uniform(0, math.tau), q * 0.92 * math.sqrt(r.random())
        c = np.array([x + d * math.cos(a), y + d * math.sin(a)])
        k = 4 + 20 * r.random() ** 3
        flat = 1 - 0.5 * (d / q) ** 3
        way = math.degrees(a)
        s.wash(ell(*c, k * flat, k, way), "#a88a54", 0.3, edge=1.2, clip=g, off=0)
        s.stroke(arc(*c, k, k, 170, 320, 16), 1.5, "#8a6a44", clip=g)
        s.stroke(arc(*(c + 1), k, k, -10, 140, 16), 1.4, "#ffffff", body=True, clip=g)
    ray = np.array([x - 70, y + 172])
    for a in np.linspace(0, math.tau, 17)[:-1]:
        d = np.array([math.cos(a), math.sin(a)])
        s.stroke([ray + d * 18, ray + d * r.uniform(60, 130)], 3, "#fffdf0", body=True, clip=g, alpha=0.6, taper=(0.05, 0.8))
    s.outline(g, 2.4, "#6a5030", lost=0.5)


def _rim(s, pts, w=5, alpha=0.9):
    """Moonlight along an edge."""
    s.curve(pts, w, LAMP, body=True, alpha=alpha, taper=(0.2, 0.4), wobble=0.6)


def _woman(s):
    loaf = limb([(826, 770), (890, 640), (930, 534)], [44, 47, 34])
    s.thing(loaf, "#d8954a", 0.9, col2="#b8692e", shade=0.9, shcol="#4a1e1a", hatch=5, line=2.8)
    for x, y in ((862, 650), (880, 606), (900, 566)):
        s.thing(limb([(x, y), (x + 20, y + 4), (x + 44, y - 4)], [4, 9, 4]), "#fbe6b8", 0.4, shade=0.4, shcol="#a8642e", hatch=0, line=1.8)
    _rim(s, [(846, 670), (874, 598), (898, 528), (922, 502)], 5)
    for x, e in ((694, -1), (778, 1)):  # under the seat: calves and the heels of two boots
        boot = blob(
            [(x - 22, 960), (x + 22, 960), (x + 20, 1020), (x + 26, 1064), (x + 28 + 4 * e, 1092), (x - 28 + 4 * e, 1092), (x - 26, 1064), (x - 20, 1020)], 8
        )
        s.wash(ell(x + 24, 1094, 70, 10), "#040a14", 0.9, wet=8)
        s.thing(boot, "#5a3a34", 1.1, col2="#2a1a24", shade=0.9, shcol="#0c0814", hatch=0, line=2.8)
        s.thing(limb([(x - 24, 1018), (x, 1024), (x + 24, 1018)], [11, 12, 11]), "#fbf0dc", 0.35, shade=0.8, shcol="#3a3a6a", hatch=0, line=2.2)
        s.curve([(x - 26 + 4 * e, 1078), (x + 4 * e, 1084), (x + 26 + 4 * e, 1078)], 2.2, "#0c0814")
        _rim(s, [(x - 24, 1036), (x - 28, 1064), (x - 26, 1088)], 3.5)
    s.wash(ell(752, 958, 190, 20), "#0c0814", 1.1, wet=10)
    trunk = blob([(716, 570), (664, 590), (640, 640), (642, 740), (632, 820), (604, 890), (588, 944), (610, 966), (740, 974), (880, 966), (906, 940), (890, 880), (872, 800), (874, 680), (846, 604), (780, 572)])  # fmt: skip
    left = blob(
        [(724, 574), (672, 582), (628, 612), (596, 640), (566, 634), (514, 600), (490, 660), (540, 698), (590, 724, 1), (632, 718), (664, 690), (720, 660)], 8
    )
    right = blob([(812, 584), (862, 606), (900, 660), (932, 748, 1), (922, 820), (900, 880), (846, 868), (858, 800), (860, 760), (836, 690)], 8)
    body = smooth(union(trunk, left, right), 5)
    s.wash(move(left, 14, 26), "#7a5a3a", 0.6, wet=16, clip=ell(*MOON))
    _mitten(s)

    def fall(x, y):
        return (2.75 if x > 596 else 3.7) if x < 648 and y < 726 else 1.57 + (x - 745) * 0.0012

    drape(s, body, COAT, fall, 420, long=38, w=1.6, k=1.05, line=3.4, hatch=0, soft=80)
    s.wash(blob([(790, 590), (866, 660), (930, 750), (910, 960), (740, 966), (780, 800)]), "#14061c", 0.95, wet=34, gran=0.3, clip=body)
    s.wash(limb([(652, 716), (646, 800), (612, 900)], [5, 12, 6]), COAT[0], 0.8, wet=9, clip=trunk)  # under the arm
    s.wash(limb([(842, 690), (862, 770), (852, 868)], [5, 10, 5]), "#14061c", 1.0, wet=6, clip=body)
    s.wash(limb([(560, 700), (620, 722), (664, 696)], [6, 14, 6]), COAT[0], 0.8, wet=9, clip=left)
    s.lift(blob([(520, 612), (570, 646), (600, 650), (660, 606), (700, 590), (690, 610), (606, 668), (560, 656)]).intersection(body), 0.45, 8)
    for f in (
        [(744, 640), (748, 760), (744, 966)], [(674, 600), (666, 640), (676, 684)], [(836, 620), (848, 660), (840, 700)],  # the seam of the back, the armholes
        [(598, 642), (606, 676), (594, 716)], [(604, 644), (628, 676), (626, 712)], [(594, 644), (578, 676), (562, 700)], [(548, 634), (536, 660), (538, 690)],
        [(930, 746), (898, 752), (870, 744)], [(928, 756), (900, 780), (872, 776)], [(842, 690), (862, 770), (850, 864)],
        [(632, 830), (676, 880), (690, 950)], [(880, 850), (834, 890), (826, 960)], [(650, 790), (700, 830), (712, 900)],
    ):  # fmt: skip
        s.curve(f, 3, COAT[0], clip=body)
    fist = blob([(852, 862), (900, 876), (904, 908), (880, 930), (850, 918), (842, 888)], 8)
    s.thing(fist, "#a0201f", 1.1, shade=0.9, shcol="#2a0614", hatch=0, line=2.8)
    s.thing(limb([(842, 862), (904, 878)], [12, 12]), "#c8b8c8", 0.5, shade=0.9, shcol="#2a2450", hatch=0, line=2.4)
    s.thing(limb([(516, 598), (492, 662)], [17, 18]), "#fbf0dc", 0.3, shade=0.7, shcol="#6a5a8a", hatch=4, line=2.4)
    _rim(s, [(526, 604), (566, 632), (598, 640), (632, 610), (676, 584), (704, 578)])
    _rim(s, [(640, 740), (632, 820), (606, 886), (592, 940)], 5)
    _head(s)


def _mitten(s):
    """Laid flat on the moon's back, as one pats a friend."""
    palm = blob([(520, 604), (478, 578), (428, 560), (376, 562), (334, 586), (312, 622), (322, 650), (352, 656), (420, 652), (496, 658)])
    thumb = blob([(498, 596), (476, 560), (446, 528), (424, 520), (408, 534), (416, 560), (444, 588), (470, 612)])
    s.wash(move(union(palm, thumb), 10, 22), "#7a5a3a", 0.75, wet=10, clip=ell(*MOON))
    for g in (palm, thumb):
        s.cover(g)
        s.thing(g, "#c8342e", 1.0, col2="#a0201f", shade=0.85, shcol="#3a0614", hatch=0, line=3, soft=34)
    for k in range(14):  # rows of stitches follow the roundness
        x = 340 + 12.5 * k
        s.curve([(x - 4, 656), (x - 12 + k * 0.8, 616), (x + 8, 570 - 2 * abs(k - 6))], 2, "#5a0a14", clip=palm.difference(thumb), alpha=0.7)
    for k in range(6):
        s.curve([(414 + 11 * k, 546 + 12 * k), (424 + 11 * k, 532 + 11 * k), (438 + 9 * k, 526 + 10 * k)], 2, "#5a0a14", clip=thumb, alpha=0.7)
    s.curve([(444, 590), (470, 612), (496, 606)], 2.6, "#3a0614")
    _rim(s, [(318, 620), (336, 590), (378, 566), (420, 562)], 4, 0.7)


def _head(s):
    head_ = blob([(656, 470), (664, 408), (716, 376), (772, 392), (796, 450), (790, 520), (756, 566), (704, 570), (668, 544), (650, 512)])
    s.thing(head_, SKIN[0], 0.75, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.6)
    _rim(s, [(652, 500), (660, 530), (680, 554)], 4)
    hair = blob([(676, 470), (690, 540), (684, 560), (708, 590), (740, 582), (764, 592), (792, 566), (806, 520), (802, 460), (740, 440)])
    locks(s, hair, lambda x, y: 1.57 + (x - 740) * 0.004, ("#8a8ca8", "#4a4c70", "#f4f2f4", "#ffffff"), 260, long=34, w=1.7, line=2.6)
    ear = blob([(672, 492), (684, 484), (694, 500), (690, 524), (680, 532), (672, 516)])
    s.thing(ear, SKIN[0], 0.8, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=2.2)
    scarf = blob([(662, 566), (700, 586), (750, 590), (800, 572), (832, 590), (828, 626), (770, 646), (700, 640), (656, 612)])
    tail = blob([(770, 620), (812, 614), (824, 690), (838, 776), (796, 790), (776, 720)])
    gold = ("#6a3a14", "#e0a42e", "#fff0b0")
    drape(s, tail, gold, lambda x, y: 1.45, 90, long=26, w=1.6, k=0.95, line=2.8, hatch=5)
    for k in range(7):
        s.curve([(798 + k * 6, 788 - k * 2), (800 + k * 7, 812 - k)], 2.2, "#e0a42e")
    drape(s, scarf, gold, lambda x, y: 0.15, 120, long=26, w=1.6, k=0.95, line=2.8, hatch=5)
    for f in ([(668, 590), (730, 616), (800, 604)], [(690, 632), (740, 628), (790, 618)]):
        s.curve(f, 2.4, gold[0])
    _rim(s, [(658, 604), (662, 576), (684, 572)], 4)
    cap = blob([(640, 470), (642, 410), (672, 350), (730, 324), (786, 344), (818, 400), (822, 462), (730, 484)])
    blue = ("#0c1c4a", "#2f6cc0", "#7fb0ec")
    drape(s, cap, blue, lambda x, y: math.atan2(y - 320, x - 728), 130, long=26, w=1.8, k=1.05, line=3, hatch=5)
    for k in range(-5, 6):  # knitted ribs
        t = k / 5
        s.curve([(728 + 10 * t, 330), (730 + 76 * t, 376 + 8 * abs(t)), (730 + 90 * t, 464)], 2, blue[0], clip=cap)
    roll = blob([(632, 470), (640, 440), (730, 462), (822, 436), (832, 466), (826, 494), (732, 516), (640, 500)])
    s.thing(roll, "#3f7cd0", 0.95, shade=0.9, shcol=blue[0], hatch=0, line=3)
    for k in range(15):
        x = 646 + k * 13
        s.curve([(x, 452 + 16 * math.sin(k / 14 * math.pi)), (x - 2, 488 + 16 * math.sin(k / 14 * math.pi))], 2.2, blue[0], clip=roll)
    _rim(s, [(634, 496), (632, 470), (642, 412), (670, 352), (712, 328)], 5)
    for _ in range(70):  # pompom
        a = s.rng.uniform(0, math.tau)
        d = np.array([math.cos(a), math.sin(a)])
        p = np.array([736.0, 314.0])
        s.stroke([p, p + d * s.rng.uniform(14, 32)], 3, (blue[0], "#3f7cd0", "#3f7cd0", "#d8ecff")[int(s.rng.integers(4))], body=True)


def _sag(x):
    return 34 * math.exp(-(((x - 352) / 190) ** 2))


def _slat(s, y, wide, x0=52, x1=950, k=1.0):
    xs = np.linspace(x0, x1, 26)
    top = [(x, y + _sag(x) * k) for x in xs]
    g = poly([*top, *[(x, y + wide + _sag(x) * k * 1.1) for x in xs[::-1]]])
    s.thing(g, WOOD[1], 1.1, col2="#4a2c28", shade=0.5, shcol=WOOD[0], hatch=0, line=3, soft=wide * 0.6)
    dark = marks.field(s, lambda x, y: step(260, 620, np.abs(x - 330)))
    s.wash((s.mask(g) * dark).astype(np.float32), "#0c0814", 1.0, edge=0, gran=0.4)
    for e in (0.3, 0.5, 0.72, 0.86):
        a, b = sorted(s.rng.uniform(x0, x1, 2))
        line = [(x, y + wide * e + _sag(x) * k + 2 * math.sin(x / 40 + e * 9)) for x in np.linspace(a, b, 20)]
        s.stroke(line, 1.7, WOOD[0])
    s.stroke(top[1:17], np.interp(np.arange(16), (0, 9, 15), (2, 6, 2)), LAMP, body=True, wobble=0.6)


def _iron(s, g, edge=()):
    s.cover(g)
    s.fill(g, "#10131f")
    s.wash(g, "#10131f", 1.6, off=0)
    if len(edge):
        s.curve(edge, 4, LAMP, body=True, alpha=0.75)


def _seat(s):
    """Three boards go away from us, lit by who sits there; the legs in front stand farther off."""
    for x, e in ((136, -1), (872, 1)):
        _iron(s, union(limb([(x, 930), (x + e * 4, 1010), (x - e * 4, 1084)], [11, 11, 9]), limb([(x - e * 4, 1080), (x + e * 20, 1088)], [8, 6])))
    for y0, y1 in ((898, 910), (914, 929), (934, 952)):
        a = 66 - (y0 - 930) * 0.9
        xs = np.linspace(a, 1000 - a, 26)
        g = poly([*[(x, y0 + _sag(x) * 1.1) for x in xs], *[(x, y1 + _sag(x) * 1.2) for x in xs[::-1]]])
        s.thing(g, "#a8764a", 0.9, col2="#6a4530", shade=0.3, shcol=WOOD[0], hatch=0, line=2.4)
        dark = marks.field(s, lambda x, y: step(300, 560, np.abs(x - 352)))
        s.wash((s.mask(g) * dark).astype(np.float32), "#140c18", 1.1, edge=0, gran=0.3)
        for _ in range(5):
            x = s.rng.uniform(a, 800)
            s.curve([(x, (y0 + y1) / 2 + _sag(x)), (x + 60, (y0 + y1) / 2 + 2 + _sag(x + 60)), (x + 120, (y0 + y1) / 2 + _sag(x + 120))], 1.3, WOOD[0])
    s.wash(ell(MOON[0], 972, 150, 13), "#2a1408", 1.2, wet=7)


def _bench(s):
    for x, e in ((92, -1), (912, 1)):
        legs = union(limb([(x, 700), (x + e * 6, 860), (x + e * 4, 960), (x - e * 8, 1128)], [15, 15, 16, 12]), limb([(x - e * 8, 1120), (x + e * 30, 1134)], [12, 8]), limb([(x, 700), (x + e * 14, 676), (x + e * 34, 690)], [15, 12, 7]))  # fmt: skip
        edge = -e * 8 if e > 0 else 12
        _iron(s, legs, [(x + edge, 716), (x + edge + e * 4, 860), (x + edge, 960), (x + edge - e * 8, 1110)])
    _slat(s, 954, 30, 60, 940, 1.15)
    _slat(s, 716, 50)
    _slat(s, 786, 46)
    for x in (92, 912):
        for y in (740, 808):
            s.thing(ell(x, y + _sag(x), 8), "#8a8a9a", 0.8, shade=0.6, hatch=0, line=2)


def _goose(s, x, y, k, *, flip=False, neck="up", turn=0):
    """A goose in profile, x, y between its feet; its wing lies folded in the contour of the body."""
    at = lambda pts: move(np.asarray([q[:2] for q in pts], float), x, y, k, turn, flip)  # noqa: E731
    s.wash(blob(at([(-90, 2), (70, -4), (150, 60), (60, 84), (-60, 40)])), "#040a14", 0.9, wet=12)
    if neck != "sleep":
        for a in (-14, 22):
            s.thing(limb(at([(a, -50), (a - 4, -4)]), [6 * k, 5 * k]), "#d8782e", 0.9, shade=0.6, shcol="#4a1c14", hatch=0, line=2)
            s.thing(blob(at([(a - 10, -6), (a + 30, 2), (a + 32, 9), (a + 8, 9), (a - 12, 6)]), 6), "#d8782e", 0.9, shade=0.6, shcol="#4a1c14", hatch=0, line=2)
    body = [(84, -150), (108, -112), (104, -74), (66, -46), (0, -38), (-66, -50), (-116, -84), (-164, -118), (-118, -128), (-60, -146), (10, -162)]
    necks = {
        "up": ([(70, -118), (92, -170), (92, -230), (104, -282)], [38, 24, 17, 19], (110, -286), 0),
        "high": ([(66, -118), (78, -176), (66, -240), (64, -296)], [38, 24, 17, 18], (70, -302), -32),
        "peck": ([(76, -112), (132, -132), (172, -94), (184, -44)], [36, 22, 16, 18], (186, -38), 62),
    }
    down = 0 if neck != "sleep" else 40
    shape = blob(at([(a, b + down) for a, b in body]))
    if neck != "sleep":
        line, radii, hd, tilt = necks[neck]
        shape = smooth(union(shape, limb(at(line), [q * k for q in radii], 12)), 5 * k)
        hd = at([hd])[0]
        face = lambda pts: move(np.array(pts, float), *hd, k, -tilt if flip else tilt, flip)  # noqa: E731
        shape = union(shape, blob(face([(-22, 2), (-8, -20), (14, -15), (26, -4), (24, 10), (4, 18), (-16, 16)]), 8))
    else:
        shape = smooth(union(shape, limb(at([(84, -84), (104, -124), (66, -142), (18, -120)]), [30 * k, 22 * k, 20 * k, 16 * k], 12)), 4 * k)
    s.thing(shape, "#f2f2f4", 0.25, col2="#c8d4ea", shade=1.0, shcol="#3a4a80", hatch=6, line=2.8, soft=52 * k, bias=0.06)
    s.wash(blob(at([(110, -90 + down), (60, -36 + down), (-70, -40 + down), (-130, -90 + down), (0, -84 + down)])), "#22305e", 0.75, wet=16 * k, clip=shape)
    wing = [(50, -140), (72, -112), (40, -82), (-30, -76), (-110, -92), (-186, -112), (-120, -124), (-60, -144), (0, -154)]
    wing_g = blob(at([(a, b + down) for a, b in wing]))
    s.thing(wing_g, "#e6e8f0", 0.35, col2="#b4c0dc", shade=0.8, shcol="#3a4a80", hatch=0, line=2.2, soft=40 * k)
    r = s.rng
    n0 = int(r.integers(6, 9))
    for row, (n, b0, long, wide) in enumerate(((n0, -92, r.uniform(58, 78), 26), (n0 - 2, -114, r.uniform(44, 60), 30))):  # each row lies over the one below it
        for i in reversed(range(n)):
            p, q = at([(46 - i * 19 - row * 5, b0 + i * 0.6 - i * i * 0.35 + down), (46 - i * 19 - row * 5 - long, b0 + 6 - i * i * 0.35 + down)])
            way = math.atan2(*(q - p)[::-1]) + s.rng.normal() * 0.05
            feather(s, p, way, np.hypot(*(q - p)), wide * k, ("#eef0f4", "#dde3ee", "#f6f4ee")[i % 3], tip="#7f90c0", dark="#5a6aa0", line=1.5, k=0.35)
    for _ in range(22):  # the small ones at the shoulder
        a, b = r.uniform(-40, 50), r.uniform(-150, -126) + down
        s.curve(at([(a, b - 5), (a - 10, b + r.normal() * 2), (a + 1, b + 6)]), 1.4, "#7f90c0", clip=wing_g, alpha=0.8)
    for e in range(4):
        s.curve(at([(-60 - 10 * e, -90 - 6 * e + down), (-120 - 6 * e, -98 - 4 * e + down), (-180, -110 - e + down)]), 1.8, "#2a3562", clip=wing_g)
    rim = [(-150, -122), (-60, -148), (10, -164), (62, -152)]
    s.curve(at([(a, b + down) for a, b in rim]), 5, LAMP, body=True, alpha=0.9)
    if neck == "sleep":
        s.curve(at([(60, -160 + down * 0.4), (98, -140 + down * 0.3), (112, -104)]), 4, LAMP, body=True, alpha=0.9)
        p = at([(30, -128)])[0]
        s.curve([p + [-7, -2], p + [0, 4], p + [8, 0]], 2.4)
        s.thing(blob(at([(14, -132), (-14, -122), (-16, -112), (12, -110)]), 6), "#e08a34", 0.9, shade=0.6, shcol="#6a2a14", hatch=0, line=2)
        return
    s.thing(blob(face([(18, -12), (36, -6), (54, 3), (52, 10), (28, 12), (18, 10)]), 6), "#e08a34", 0.95, shade=0.6, shcol="#6a2a14", hatch=0, line=2.2)
    s.stroke(face([(20, 4), (50, 7)]), 1.4)
    s.fill(ell(*face([(6, -5)])[0], 4 * k))
    s.fill(ell(*face([(5, -7)])[0], 1.4 * k), body=True)
    s.curve(at([(p[0] - q * 0.9, p[1]) for p, q in zip(line[1:], radii[1:], strict=True)]), 4, LAMP, body=True, alpha=0.85)


@card("midnight", paper="cold", light=(-0.55, -0.7))
def moon_bench(s):
    _night(s)
    _park(s)
    _seat(s)
    _moon(s)
    _woman(s)
    _bench(s)
    s.splatter(NIGHT, 40, (0, 1000, 1000, 1500), (0.7, 5))
    _goose(s, 212, 1236, 0.74, neck="high")
    _goose(s, 906, 1246, 0.70, flip=True, neck="up", turn=-3)
    _goose(s, 450, 1420, 1.18, neck="peck", turn=4)
    _goose(s, 872, 1462, 0.98, flip=True, neck="sleep", turn=-2)
    for _ in range(16):
        p = (724 + s.rng.normal() * 22, 1450 + s.rng.normal() * 12)
        s.thing(ell(*p, s.rng.uniform(2.5, 5)), "#f4d49a", 0.6, shade=0.4, hatch=0, line=1.2)
