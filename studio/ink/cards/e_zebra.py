"""A zebra in the snow, in the plane, drawn with the brush."""

from ..easel import *
from ..kit.brush import NIGHT, brushed, ribbon, twist


def robin(s, x, y, k, *, bow=False):
    """A robin on the ground that looks up to the left."""

    def at(pts):
        return [(x + a * k, y + b * k, *c) for a, b, *c in pts]

    for a in (-10, 10):
        s.stroke(at([(a, -40), (a + 2, -2)]), 2.6 * k)
        for c in (-14, -4, 8):
            s.stroke(at([(a + 2, -2), (a + 2 + c, 4 - abs(c) * 0.2)]), 2 * k)
    tail = blob(at([(50, -70), (104, -38, 1), (92, -26, 1), (40, -46)]))
    s.thing(tail, "#5a5a60", 0.9, hatch=4, line=2)
    body = blob(at([(-36, -136), (-8, -152), (22, -136), (52, -100), (62, -66), (40, -36), (4, -28), (-34, -42), (-54, -76), (-52, -112)]))
    s.thing(body, "#7a7468", 0.75, col2="#5f6470", shade=0.6, hatch=5, line=2.4, white=0.4)
    breast = blob(at([(-46, -128), (-22, -122), (0, -96), (-2, -62), (-22, -44), (-40, -50), (-52, -78), (-52, -112)]))
    s.cover(breast, keep=0.1)
    s.wash(breast, "#d8562a", 1.0, col2="#e8903a", edge=0.6, off=1)
    marks.pelt(s, s.mask(breast), lambda a, b: 1.9, 90, (6, 13), 1.2, dark="#8a2e1a", light="#ffd0a0", share=0.4)
    wing = blob(at([(4, -112), (36, -106), (62, -74), (78, -50, 1), (44, -52), (14, -66)]))
    s.thing(wing, "#4f5560", 0.9, hatch=4, line=2)
    for q in (0.25, 0.5, 0.75):
        s.curve(at([(18 + 14 * q, -104 + 26 * q), (44 + 12 * q, -78 + 12 * q), (60 + 14 * q, -56 + 4 * q)]), 1.4)
    s.thing(poly(at([(-46, -134), (-72, -146), (-50, -122)])), "#3a3430", 0.9, hatch=0, line=1.8)
    s.fill(ell(x - 30 * k, y - 130 * k, 5.2 * k))
    s.fill(ell(x - 31.5 * k, y - 132 * k, 1.7 * k), body=True)
    if bow:
        for e in (-1, 1):
            s.fill(poly(at([(-34, -98), (-34 + 34 * e, -118), (-34 + 38 * e, -98), (-34 + 32 * e, -80)])), NIGHT)
        s.fill(ell(x - 34 * k, y - 98 * k, 8 * k), NIGHT)
        s.stroke(at([(-52, -112), (-48, -106)]), 1.4, body=True)
        s.stroke(at([(-20, -112), (-16, -106)]), 1.4, body=True)


def hut(s, x, y, w, h, seed=0):
    """A round hut with a thatched roof under snow."""
    r = np.random.default_rng(seed)
    wall = box(x - w * 0.42, y - h * 0.46, x + w * 0.42, y)
    s.thing(wall, "#b8764a", 0.75, col2="#8f5636", shade=0.6, hatch=6, ang=88, line=2)
    s.fill(poly([(x - w * 0.08, y), (x - w * 0.07, y - h * 0.3), (x + w * 0.09, y - h * 0.3), (x + w * 0.1, y)]), "#2e1f20")
    roof = poly([(x, y - h), (x + w * 0.3, y - h * 0.68), (x + w * 0.56, y - h * 0.38), *((x + u * w * 0.56, y - h * (0.36 + r.uniform(-0.03, 0.03))) for u in np.linspace(0.8, -0.8, 12)), (x - w * 0.56, y - h * 0.4), (x - w * 0.28, y - h * 0.7)])  # fmt: skip
    s.thing(roof, "#a88a5a", 0.5, shade=0.6, shcol="#5a5a78", hatch=0, line=2)
    snow = blob([(x, y - h * 1.03), (x + w * 0.3, y - h * 0.7), (x + w * 0.5, y - h * 0.44), (x + w * 0.3, y - h * 0.52), (x + w * 0.12, y - h * 0.46), (x - w * 0.08, y - h * 0.56), (x - w * 0.3, y - h * 0.47), (x - w * 0.52, y - h * 0.45), (x - w * 0.28, y - h * 0.72)])  # fmt: skip
    s.cover(snow)
    s.wash(snow.intersection(box(x, 0, x + w, y)), "#8fa2c4", 0.4, wet=8)
    s.outline(snow, 1.7, lost=0.4)
    for _ in range(16):
        u = r.uniform(-0.5, 0.5)
        s.stroke([(x + u * w, y - h * 0.4), (x + u * w * 1.06, y - h * 0.34)], 1.2)


@card("frost", paper="cold", light=(-0.4, -0.8))
def first_snow(s):
    r = s.rng
    s.sky([(0, "#5f7ba6", 0.85), (0.45, "#a9b9d2", 0.6), (0.8, "#e9cfae", 0.55), (1, "#f0b98a", 0.6)], 0, 860, wet=60)
    far = valid(Polygon([*path([(-40, 850), (220, 836), (500, 856), (760, 838), (1040, 850)], 12), (1040, 1560), (-40, 1560)]))
    s.cover(far)
    s.wash(far, "#d9a24e", 0.55, col2="#b8763a", grad=("lin", 90, 1.4, 0.0), pool=0.5)
    for x, y, w, h, k in ((770, 872, 150, 128, 1), (930, 866, 130, 112, 2), (862, 900, 190, 158, 3)):
        hut(s, x, y, w, h, k)
    # the acacia, flat as a table, with snow upon it
    wood = union(limb([(96, 880), (108, 760), (84, 640), (60, 600)], [17, 12, 8, 5]), limb([(106, 770), (160, 680), (230, 612)], [11, 8, 4]), limb([(98, 700), (128, 640), (140, 600)], [7, 5, 4]), limb([(70, 880), (96, 860), (124, 884)], [5, 18, 5]))  # fmt: skip
    s.thing(wood, "#4a3a34", 0.95, hatch=4, line=2.2)
    for x, y, a, b in ((60, 596, 130, 26), (220, 606, 120, 22), (140, 566, 160, 26)):
        crown = s.warp(
            s.mask(
                blob(
                    [
                        (x - a, y),
                        (x - a * 0.6, y - b),
                        (x, y - b * 1.2),
                        (x + a * 0.6, y - b),
                        (x + a, y),
                        (x + a * 0.4, y + b * 0.5),
                        (x - a * 0.4, y + b * 0.5),
                    ]
                )
            ),
            (0, 0, s.w, s.h),
            5,
            7,
        )
        s.cover(crown)
        s.wash(crown, "#5c7a44", 0.9, col2="#2f4a3a", edge=0.7, rough=2)
        white = blob(
            [
                (x - a * 0.86, y - 4),
                (x - a * 0.6, y - b),
                (x, y - b * 1.35),
                (x + a * 0.6, y - b),
                (x + a * 0.86, y - 4),
                (x + a * 0.3, y - b * 0.4),
                (x - a * 0.3, y - b * 0.35),
            ]
        )
        s.cover(white)
        s.wash(white, "#a8b8d4", 0.25, grad=("lin", 90, 0, 1), wet=6)
        s.outline(white, 1.5, lost=0.5)
        for _ in range(34):
            u = r.uniform(-0.9, 0.9)
            px, py = x + u * a, y + b * 0.3 * (1 - u * u)
            s.curve([(px, py), (px + r.normal() * 5, py + 5), (px + r.normal() * 8, py + 9)], 1.1)
    # snow on the ground, the dry grass coming through
    ground = valid(Polygon([*path([(-40, 930), (200, 912), (470, 940), (760, 914), (1040, 934)], 12), (1040, 1560), (-40, 1560)]))
    s.cover(ground)
    s.wash(ground, "#c6d3e6", 0.34, col2="#e8dcd0", pool=0.9, bloom=3, grad=("lin", 90, 0.5, 1.3))
    for _ in range(60):
        y = r.uniform(940, 1490)
        x, q = r.uniform(0, 1000), 12 + 30 * (y - 930) / 560
        for _ in range(4):
            b = r.normal() * q * 0.4
            s.curve(
                [(x, y), (x + b * 0.4, y - q * 0.6), (x + b, y - q * r.uniform(0.8, 1.2))], 1.3 + q * 0.02, ("#a8762e", "#8a5a2a", "#c89a48")[r.integers(3)]
            )
            x += r.normal() * 4
    # the zebra
    s.wash(blob([(150, 1336), (330, 1306), (560, 1316), (760, 1350), (860, 1392), (700, 1404), (420, 1382), (200, 1372)]), "#5f78a8", 0.6, wet=10)

    def hoof(hx, hy):
        s.thing(poly([(hx - 20, hy - 30), (hx + 16, hy - 32), (hx + 30, hy + 4), (hx - 24, hy + 4)]), "#33303c", 1.1, shade=0.5, hatch=0, line=2.2)

    for g, x, y in ((limb([(312, 960), (336, 1050), (296, 1140), (312, 1250), (316, 1290)], [66, 42, 24, 14, 17], 12), 322, 1312),
                    (limb([(648, 930), (668, 1030), (700, 1126), (672, 1226), (690, 1282)], [50, 33, 24, 14, 17], 12), 698, 1304)):  # fmt: skip
        s.thing(g, "#b9c2d4", 0.75, shade=0.6, shcol="#5f7098", hatch=7, line=2.4)
        hoof(x, y)
    tail = limb([(206, 850), (160, 870), (136, 950), (128, 1010)], [15, 12, 9, 8])
    s.thing(tail, "#f3efe6", 0.25, shade=0.4, shcol="#6f80a6", hatch=0, line=2.4)
    for t in (0.25, 0.45, 0.65, 0.85):
        p = path([(206, 850), (160, 870), (136, 950), (128, 1010)], 20)[int(60 * t)]
        s.stroke([p + [-12, -4], p + [12, 4]], 6, NIGHT, taper=(0.1, 0.1))
    tuft = blob([(128, 1000), (146, 1040), (150, 1100), (134, 1170, 1), (118, 1110), (112, 1040)])
    s.thing(tuft, "#2a2833", 1.1, shade=0.3, hatch=0, line=2)
    marks.pelt(s, s.mask(tuft), lambda x, y: 1.57 + (x - 130) * 0.01, 120, (20, 60), 2.2, dark=NIGHT, light="#8a8ea0", share=0.25)
    legs = union(
        limb([(276, 890), (306, 1000), (262, 1090), (232, 1140), (246, 1190), (252, 1262), (258, 1304)], [96, 66, 38, 29, 20, 16, 20], 12),
        limb([(610, 920), (602, 1030), (604, 1120), (604, 1150), (598, 1200), (596, 1266), (600, 1304)], [66, 40, 28, 28, 18, 16, 19], 12),
    )
    trunk = blob([(186, 900), (198, 838), (250, 796), (330, 784), (440, 806), (536, 790), (580, 724), (622, 630), (664, 552), (712, 512), (800, 470), (864, 436), (890, 440), (898, 462), (872, 490), (818, 524, 1),
                  (850, 546), (876, 556), (872, 580), (838, 592), (786, 590), (752, 606), (742, 650), (740, 730), (730, 810), (704, 900), (660, 968), (600, 1000), (500, 1016), (420, 1018), (350, 1000), (270, 1010), (200, 980)])  # fmt: skip
    # far ear and mane first
    crest = path([(536, 792), (582, 716), (624, 626), (664, 552), (704, 512)], 16)
    mane = limb([(546, 776), (568, 722), (608, 622), (652, 538), (694, 494)], [3, 20, 26, 24, 14])
    s.thing(mane, "#f3efe6", 0.25, shade=0.4, shcol="#6f80a6", hatch=0, line=2)
    s.thing(blob([(722, 520), (732, 470), (764, 424, 1), (776, 462), (762, 508)]), "#c4cada", 0.6, shade=0.5, shcol="#6f80a6", hatch=0, line=2.4)
    trunk = smooth(union(trunk, legs), 7)
    s.thing(trunk, "#f6f2ea", 0.2, shade=0.5, shcol="#6f80a6", hatch=7, thr=0.6, line=3.2, white=0.8)
    whole = union(trunk, mane)
    hoof(266, 1330)
    hoof(606, 1330)

    def band(pts, w):
        brushed(s, limb(pts, [w * 0.55, w, w * 0.9, w * 0.18], 10).intersection(trunk))

    # neck: across it, from mane to throat
    throat = path([(736, 812), (742, 730), (744, 652), (752, 606)], 20)
    for k in range(8):
        u = 0.1 + 0.9 * (k + 0.4) / 8
        a, b = crest[int(u * 58)], throat[int(u * 60)]
        d = b - a
        n = np.array([-d[1], d[0]]) * 0.07
        brushed(s, limb([tuple(a - d * 0.2), tuple(a), tuple(a + d * 0.5 + n), tuple(a + d * 0.97)], [9, 11, 11, 3], 10).intersection(whole))
    # body: falling from the back, the lower ends loose
    for k, (x, y, bend) in enumerate(((530, 788, 20), (488, 796, 8), (446, 800, -2), (404, 798, -10), (362, 786, -22))):
        low = 1010 if k % 2 else 960
        band([(x, y - 6), (x - bend * 0.4, y + 70), (x - bend, y + 140), (x - bend * 0.6, low)], (15, 13, 15, 13, 14)[k])
    for pts, w in (([(574, 752), (600, 830), (634, 900), (668, 960)], 15), ([(560, 776), (572, 860), (584, 930), (590, 1000)], 13),
                   ([(318, 782), (314, 850), (270, 930), (196, 964)], 16), ([(276, 786), (262, 850), (224, 900), (184, 916)], 14), ([(236, 800), (224, 836), (206, 860), (186, 872)], 12), ([(340, 800), (346, 880), (318, 960), (230, 1010)], 13)):  # fmt: skip
        band(pts, w)
    # those that slide off: they hang from flank and belly as ribbons and lie on the snow
    for k, (x, y, w, n) in enumerate(((232, 985, 11, 0), (358, 985, 11, 0), (424, 900, 12, 1), (500, 930, 11, 0), (648, 965, 10, 0))):
        q = 1326 + 44 * (k % 3) / 2
        sway = (-24, 18, 20, 26, 22)[k]
        pts = [
            (x, y),
            (x - sway * 0.5, y + 70),
            (x + sway * 0.6, (y + q) / 2 - 20),
            (x - sway * 0.4, q - 90),
            (x + sway * 0.2, q - 20),
            (x + sway * 1.4, q + 8),
            (x + sway * 3.4, q + 4 - 10 * n),
        ]
        s.wash(move(limb(pts[-3:], [w, w, w]), 7, 8), "#6f80a6", 0.35, wet=5)
        brushed(s, twist(pts, w, k))
    for x, y, a, n in ((96, 1350, 20, 90), (180, 1400, -14, 110), (330, 1416, 8, 120), (470, 1404, -20, 100), (610, 1420, 14, 120), (676, 1366, -10, 90)):
        c = [(x + (i - 1.5) / 3 * n * math.cos(math.radians(a)), y + (i - 1.5) / 3 * n * math.sin(math.radians(a)) + (10 if i % 2 else -6)) for i in range(4)]
        s.wash(move(limb(c, [7, 9, 9, 4]), 6, 7), "#6f80a6", 0.4, wet=4)
        brushed(s, limb(c, [3, 10, 9, 2], 10))
    # head: lines of the face, nose, eye, ear, tongue
    for pts, w in (([(706, 520), (734, 556), (742, 590), (748, 604)], 9), ([(736, 500), (770, 530), (778, 560), (770, 588)], 8), ([(768, 488), (796, 510), (806, 540), (800, 586)], 6), ([(798, 474), (822, 488), (836, 500), (838, 514)], 6)):  # fmt: skip
        band(pts, w)
    muzzle = blob([(846, 446), (868, 432), (894, 438), (902, 462), (876, 490), (850, 506)]).intersection(trunk)
    s.fill(muzzle, "#2b2833")
    s.fill(blob([(852, 546), (880, 556), (874, 584), (846, 590), (836, 570)]).intersection(trunk), "#2b2833")
    s.fill(ell(880, 452, 8, 5, -40), "#0e0c12")
    s.stroke(arc(880, 452, 10, 7, 150, 300, 12), 1.8, "#aab2c8", body=True)
    mouth = blob([(818, 524), (872, 492, 1), (884, 502), (872, 554, 1), (846, 548)])
    s.cover(mouth)
    s.wash(mouth, "#7a2434", 1.2, edge=0.7)
    s.outline(mouth, 2)
    tongue = blob([(834, 532), (862, 526), (892, 522), (904, 532), (888, 544), (860, 548)])
    s.cover(tongue)
    s.wash(tongue, "#e0808a", 0.9, edge=0.7)
    s.outline(tongue, 1.8)
    for k in range(3):
        s.thing(
            poly([(866 - 12 * k, 496 + 7 * k), (877 - 12 * k, 490 + 7 * k), (880 - 12 * k, 504 + 7 * k), (869 - 12 * k, 509 + 7 * k)]),
            "#fff8e8",
            0.1,
            shade=0,
            hatch=0,
            line=1.4,
        )
    ex, ey = 768, 516
    s.cover(ell(ex, ey, 17, 13, -24))
    s.fill(ell(ex + 2, ey - 1, 11, 11))
    s.fill(ell(ex + 5, ey - 5, 3.6), body=True)
    s.curve([(ex - 20, ey + 6), (ex - 6, ey - 15), (ex + 18, ey - 12)], 4)
    s.curve([(ex - 18, ey + 8), (ex, ey + 14), (ex + 18, ey - 4)], 1.8)
    s.curve([(ex - 16, ey - 14), (ex, ey - 26), (ex + 20, ey - 24)], 2.2)
    ear = blob([(690, 536), (676, 480), (692, 416, 1), (724, 456), (726, 512)])
    s.thing(ear, "#f3efe6", 0.2, shade=0.4, shcol="#6f80a6", hatch=0, line=2.8)
    s.wash(blob([(696, 520), (690, 480), (696, 446), (714, 474), (714, 510)]), "#c88a8a", 0.6, wet=3)
    s.fill(blob([(681, 450), (692, 416, 1), (712, 440), (696, 446)]), NIGHT)
    ribbon(s, [(684, 494), (704, 490), (724, 496)], 6)
    for p, d, _ in marks.along(crest[4:], 7):
        n = np.array([d[1], -d[0]])
        q = r.uniform(24, 34)
        s.stroke([p - n * 2, p + n * q * 0.6 + d * 2, p + n * q + d * 5], 2, NIGHT if int(p[1] / 22) % 2 else "#6a6c7c", wobble=0.4)
    # one flake on the tongue
    fx, fy = 893, 526
    for k in range(6):
        a = k * math.pi / 3
        s.stroke([(fx, fy), (fx + 15 * math.cos(a), fy + 15 * math.sin(a))], 3, body=True, taper=(0, 0), wobble=0)
    robin(s, 870, 1444, 1.15, bow=True)
    places.snow(s, 300, (2, 8))
