"""Death: an old man sews the last leaf back on a tree that has buds."""

from ..easel import *
from ..kit.figure import digit, garment, locks
from ..kit.profile import profile
from ..kit.rim import rim
from .z_bough import NIGHT, SEAT, air, leaf, seat, tree

SKIN = ("#f0c09a", "#dc8a66", "#7a3c44")
BLUE = ("#2f6a96", "#0a1c34", "#5f96bc")
BROWN = ("#94663e", "#3a1e14", "#b88c5c")


def _shoe(s, at, turn, k=0.86):
    def q(pts):
        return [(*move([p[:2]], *at, k, turn, True)[0], *p[2:]) for p in pts]

    s.thing(
        blob(q([(-44, -40), (4, -44), (22, -18), (62, -10), (80, 8), (78, 18), (-4, 18), (-10, 26, 1), (-46, 26, 1)])),
        "#8a4a26",
        1.1,
        shade=0.7,
        shcol="#2a0e08",
        hatch=0,
        line=2.7,
    )
    s.stroke([p[:2] for p in q([(-46, 24), (-8, 24), (-4, 17), (78, 17)])], 4.4)
    for i in range(3):
        s.stroke([p[:2] for p in q([(8 + i * 12, -34 + i * 9), (26 + i * 11, -26 + i * 9)])], 2.2, "#e8d0a0", body=True)


def _legs(s):
    """Knees over the bough; the shins hang, one swings."""
    for far, thigh, shin, shoe, turn in (
        (True, [(770, 1010), (680, 1006), (604, 1022), (574, 1056)], [(584, 1060), (566, 1130), (542, 1214)], (528, 1262), 14),
        (False, [(780, 1020), (690, 1018), (632, 1036), (606, 1072)], [(618, 1070), (616, 1150), (614, 1236)], (602, 1286), -2),
    ):
        _shoe(s, shoe, turn, 0.9)
        sock = limb([shin[-1], (shoe[0] + 20, shoe[1] - 30)], [21, 22])
        s.thing(sock, "#d84a34", 1.0, shade=0.8, shcol="#4a0c10", hatch=0, line=2.4)
        for q in range(3):
            y = shin[-1][1] + 8 + q * 8
            s.curve([(shin[-1][0] - 16, y), (shin[-1][0] + 4, y + 4), (shin[-1][0] + 22, y)], 1.8, "#ffd0b0", body=True)
        g = smooth(union(limb(thigh, [58, 54, 50, 42], 12), limb(shin, [43, 39, 33], 12)), 8)
        s.wash(move(g, 12, 14), NIGHT, 0.9, wet=12, clip=SEAT)
        x, y = shin[0]
        folds = [
            [(x - 36, y - 20), (x, y - 8), (x + 40, y - 14)],
            [(x - 38, y + 6), (x - 4, y + 8), (x + 36, y - 2)],
            [(x - 38, y + 70), (x, y + 80), (x + 32, y + 68)],
            [(x + 70, y - 84), (x + 82, y - 50), (x + 66, y - 20)],
        ]
        garment(s, g, *BROWN, lambda px, py: 0.05 if px > 640 and py < 1090 else 1.6, 130, long=30, folds=folds, line=3, hatch=0)
        cuff = limb([(shin[-1][0] - 32, shin[-1][1] + 2), (shin[-1][0], shin[-1][1] + 8), (shin[-1][0] + 32, shin[-1][1] + 2)], [10, 10, 10])
        s.thing(cuff, BROWN[0], 1.0, shade=0.7, shcol=BROWN[1], hatch=0, line=2.5)
        if far:
            s.wash(g, "#2a1210", 0.7, wet=6, clip=g)


def _body(s):
    coat = blob([(690, 672), (662, 696), (640, 744), (638, 806), (652, 880), (670, 950), (684, 1010), (692, 1044), (750, 1062), (838, 1052), (850, 980), (844, 890), (828, 800), (800, 724), (760, 684), (726, 670)])  # fmt: skip
    arm = blob([(704, 740), (714, 698), (752, 684), (792, 702), (828, 724, 1), (814, 680), (800, 620), (852, 614), (874, 668), (894, 726), (904, 786, 1), (886, 812), (828, 808), (770, 802), (720, 792)])  # fmt: skip
    whole = smooth(union(coat, arm), 3)
    folds = [
        [(676, 930), (750, 950), (838, 926)], [(684, 966), (756, 988), (846, 962)], [(712, 800), (690, 850), (700, 910)], [(800, 850), (806, 890), (836, 900)],
        [(644, 752), (680, 772), (704, 760)], [(642, 800), (680, 830), (720, 824)], [(826, 728), (856, 750), (898, 752)], [(822, 732), (846, 772), (884, 800)],
        [(816, 736), (814, 770), (826, 804)], [(808, 672), (836, 684), (872, 672)], [(806, 640), (830, 648), (860, 640)],
    ]  # fmt: skip
    s.wash(move(arm, 6, 12), NIGHT, 0.6, wet=10)
    garment(s, whole, *BLUE, lambda x, y: (0.45 if y > 716 else 1.3) if x > 716 and y < 806 else 1.4, 240, long=32, folds=folds, line=3.2, hatch=0)
    s.wash(limb([(718, 808), (776, 820), (840, 824)], [6, 16, 8]), BLUE[1], 1.0, wet=8, clip=coat)  # under the arm
    s.curve([(718, 792), (770, 803), (836, 809)], 3, NIGHT, clip=whole)
    s.curve([(732, 688), (708, 732), (718, 792)], 2.6, BLUE[1], clip=whole)
    s.curve([(737, 690), (713, 732), (722, 784)], 1.5, BLUE[2], body=True, alpha=0.6, clip=whole)
    s.lift(blob([(740, 692), (786, 708), (820, 732), (790, 748), (736, 730)]).intersection(arm), 0.35, 12)
    s.wash(blob([(800, 800), (850, 860), (850, 1050), (780, 1050), (810, 900)]), BLUE[1], 0.8, wet=20, clip=coat)
    for x, y, w, c in (
        (752, 972, -128, "#d8501e"),
        (772, 968, -86, "#e8a02e"),
        (792, 974, -58, "#b8341c"),
        (742, 982, -160, "#e8b83e"),
        (780, 972, -108, "#c8401e"),
        (804, 984, -28, "#e08a2a"),
    ):
        leaf(s, (x, y + 16), 54, w, c, 1.7)
    bag = blob([(728, 980, 1), (820, 984, 1), (818, 1036), (796, 1048), (752, 1046), (730, 1032)])  # the pocket, full of them
    garment(s, bag, *BLUE, lambda x, y: 1.5, 60, long=22, line=2.6)
    s.stroke([(732, 990), (818, 994)], 1.5, BLUE[2], body=True, alpha=0.8)
    return whole


def _head(s):
    """Looks up along the thread; a cap, a white beard that is blown."""
    r = s.rng
    at = profile(s, 656, 596, 152, 12, flip=True, skin=SKIN, brow=-0.4, neck=((706, 680), 30), k=0.7, line=2.5, iris="#2a4a6a")
    s.wash(blob([(668, 640), (716, 640), (760, 690), (680, 700)]), SKIN[2], 0.7, wet=12, clip=limb([(676, 640), (712, 700)], [27, 33]))
    pen = "#6a2c34"
    for pts in (
        [(0.575, 0.43), (0.545, 0.41), (0.53, 0.38)],
        [(0.575, 0.44), (0.54, 0.445), (0.515, 0.44)],
        [(0.58, 0.455), (0.55, 0.475), (0.53, 0.49)],
        [(0.61, 0.475), (0.645, 0.49), (0.68, 0.48)],
        [(0.66, 0.61), (0.61, 0.66), (0.60, 0.70)],
    ):
        s.curve([tuple(p) for p in at(pts)], 1.5, pen, wobble=0.4)
    white = ("#9a948e", "#6a645e", "#f0ece6", "#fffdf8")
    beard = valid(
        Polygon(
            at(
                path(
                    [
                        (0.79, 0.655),
                        (0.80, 0.69),
                        (0.76, 0.705),
                        (0.755, 0.73),
                        (0.79, 0.80),
                        (0.80, 0.92),
                        (0.72, 1.04),
                        (0.58, 1.06),
                        (0.46, 0.96),
                        (0.38, 0.80),
                        (0.37, 0.62),
                        (0.42, 0.50),
                        (0.47, 0.60),
                        (0.56, 0.69),
                        (0.66, 0.70),
                        (0.72, 0.65),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    c = at([(0.62, 0.40)])[0]
    locks(s, beard, lambda x, y: math.atan2(y - c[1], x - c[0]), white, 330, long=30, w=1.5)
    s.curve([tuple(p) for p in at([(0.765, 0.715), (0.725, 0.72), (0.69, 0.735)])], 2, "#7a3c44")
    back = valid(
        Polygon(
            at(path([(0.44, 0.26), (0.45, 0.40), (0.40, 0.48), (0.38, 0.60), (0.26, 0.76), (0.10, 0.74), (-0.04, 0.56), (-0.06, 0.34), (0.2, 0.24)], 8, True))
        )
    )
    c2 = at([(0.6, 0.1)])[0]
    locks(s, back, lambda x, y: math.atan2(y - c2[1], x - c2[0]) - 0.3, white, 220, long=28, w=1.5)
    for _ in range(26):  # blown about
        p = at([(r.uniform(-0.05, 0.12), r.uniform(0.42, 0.72))])[0]
        a = r.uniform(-0.3, 0.5)
        s.curve([p, p + 14 * np.array([math.cos(a), math.sin(a)]), p + 30 * np.array([math.cos(a - 0.4), math.sin(a - 0.4)])], 1.5, "#fffdf8", body=True)
    for q in range(7):
        s.curve(at([(0.58 + 0.02 * q, 0.345), (0.61 + 0.018 * q, 0.32), (0.65 + 0.014 * q, 0.322)]), 2, "#fffdf8", body=True)
    s.thing(ell(*at([(0.385, 0.50)])[0], 11, 18, -12), SKIN[0], 0.85, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.1)
    lens = ell(*at([(0.70, 0.42)])[0], 15, 20, 12)
    s.outline(lens, 2.8, "#7a4a14", lost=0)
    s.stroke(at([(0.60, 0.41), (0.48, 0.43), (0.39, 0.46)]), 2.8, "#7a4a14")
    cap = valid(
        Polygon(
            at(
                path(
                    [
                        (0.80, 0.27),
                        (0.74, 0.20),
                        (0.70, 0.06),
                        (0.50, -0.10),
                        (0.20, -0.14),
                        (-0.06, -0.02),
                        (-0.14, 0.20),
                        (-0.06, 0.36),
                        (0.2, 0.33),
                        (0.46, 0.28),
                        (0.66, 0.255),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    garment(
        s,
        cap,
        "#7a5a3c",
        "#24120c",
        "#c8a070",
        lambda x, y: 0.4,
        120,
        long=18,
        line=2.6,
        folds=[[tuple(p) for p in at([(0.70, 0.10), (0.4, 0.06), (0.1, 0.12)])]],
    )
    peak = valid(Polygon(at(path([(0.66, 0.20), (0.80, 0.21), (0.94, 0.29), (0.93, 0.325), (0.78, 0.29), (0.62, 0.285)], 8, True))))
    s.thing(peak, "#5a3c26", 1.2, shade=0.8, shcol="#24120c", hatch=0, line=2.4)
    collar = blob([(646, 722), (654, 688), (684, 664), (724, 652), (762, 672), (776, 702), (734, 714), (694, 718), (660, 742)])
    garment(
        s,
        collar,
        "#d84a34",
        "#4a0c10",
        "#ffb090",
        lambda x, y: -0.1,
        60,
        long=18,
        line=2.6,
        folds=[[(660, 716), (700, 696), (764, 694)], [(672, 690), (704, 674), (746, 674)]],
    )  # a neckerchief


def _far_hand(s):
    """Holds the leaf by its rim: the fingers behind it."""
    arm = blob(
        [
            (716, 690),
            (650, 668),
            (596, 632),
            (556, 596),
            (506, 556),
            (458, 516),
            (424, 552),
            (464, 600),
            (510, 656),
            (548, 706, 1),
            (590, 716),
            (650, 742),
            (716, 770),
        ]
    )
    garment(
        s,
        arm,
        *BLUE,
        lambda x, y: 0.8 if x < 560 else 0.42,
        110,
        long=30,
        folds=[
            [(586, 628), (566, 664), (546, 700)],
            [(596, 634), (594, 676), (590, 712)],
            [(572, 616), (536, 644), (512, 654)],
            [(476, 536), (466, 562), (446, 576)],
            [(650, 672), (634, 700), (640, 736)],
        ],
        line=3,
        hatch=0,
    )
    s.wash(blob([(510, 656), (548, 706), (650, 742), (716, 770), (640, 716), (560, 680)]), BLUE[1], 0.7, wet=10, clip=arm)
    look = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.2)
    big = lambda *pts: [(440 + (x - 440) * 1.3, 536 + (y - 536) * 1.3) for x, y in pts]  # noqa: E731
    for i in range(4):
        y = 460 + i * 14
        digit(s, big((396, y + 6), (370, y - 4), (346, y - 4), (330, y + 2)), [12, 11, 10, 8], SKIN, line=1.9, k=0.8, crease=0, hatch=0)
    s.thing(blob(big((434, 550), (404, 530), (384, 504), (384, 470), (400, 456), (420, 470), (440, 500), (458, 526))), SKIN[0], 0.75, **look)
    for i in range(3):
        s.curve(big((396, 472 + 12 * i), (412, 486 + 12 * i), (426, 506 + 8 * i)), 1.4, SKIN[2])
    s.thing(limb([(424, 558), (464, 514)], [12, 12]), "#f4ead4", 0.3, shade=0.6, shcol="#6a5a68", hatch=0, line=2.2)


def _light(s, g, at, long, way):
    """The sun comes through it: pale veins, a net between them."""
    r = s.rng
    q = lambda *pts: move(np.array(pts, float), *at, long, way)  # noqa: E731
    s.lift(blob([tuple(p) for p in q((0.16, 0.02), (0.3, 0.16), (0.6, 0.18), (0.8, 0.06), (0.6, 0.01), (0.3, 0.0))]), 0.3, 26)
    for u in np.arange(0.06, 0.86, 0.075):
        for e in (-1, 1):
            wide = 0.31 * math.sin(min(1, (u + 0.12) * 1.05) * math.pi) ** 0.7
            a = q((u, 0.01), (u + 0.06, wide * 0.5 * e), (u + 0.14, wide * 0.92 * e))
            s.curve(a, 3.6, "#5a0810", clip=g)
            s.curve(a + [2, -2], 1.7, "#ffb468", body=True, alpha=0.85, clip=g)
            for v in (0.3, 0.5, 0.7, 0.85):
                b = q((u + 0.11 * v, wide * v * e), (u + 0.11 * v + 0.035, wide * (v - 0.05) * e), (u + 0.11 * v + 0.07, wide * (v + 0.02) * e))
                s.curve(b + r.normal(size=2) * 3, 1.3, "#8a1414", clip=g, alpha=0.8)
    s.curve(q((-0.02, 0), (0.45, 0.015), (0.97, 0.02)), 8, "#4a0810", clip=g.buffer(6))
    s.curve(q((0.0, -0.004), (0.45, 0.008), (0.93, 0.016)), 3, "#ffc880", body=True, alpha=0.9, clip=g)
    s.outline(g, 4, NIGHT, lost=0.05)


def _last(s):
    """Big, red, and sewn on."""
    s.glow(240, 470, 280, "#ffd27a", 0.3, 0.5)
    stem = np.array([330, 316])
    s.curve([(336, 300), stem, (322, 348)], 7, "#5a1c10")
    g = leaf(s, (322, 344), 596, 113.5, "#d8241c", 4, hatch=8)
    _light(s, g, np.array([322.0, 344.0]), 596, 113.5)
    for i in range(5):  # stitches
        p = np.array([346 - i * 5, 272 + i * 15])
        s.stroke([p + [-13, -5], p + [13, 7]], 5, "#3a0408", taper=(0.1, 0.1))
        s.stroke([p + [-12, -5], p + [12, 7]], 3.4, "#ff3a3a", body=True, taper=(0.1, 0.1))
    s.wash(ell(374, 508, 30, 12, 40), "#3a0408", 0.8, wet=6, clip=g)
    digit(s, [(426, 528), (398, 514), (368, 494), (344, 470)], [17, 16.5, 14, 10.5], SKIN, nail=1, line=2.1, k=0.8, hatch=0)  # the thumb before it


def _thread(s):
    """Drawn out as far as the arm goes; the other end runs to the reel."""
    for line in (path([(342, 282), (560, 380), (760, 482)], 10), path([(326, 340), (424, 440), (462, 600), (440, 780), (486, 930), (480, 1040)], 10)):
        s.stroke(line, 4.4, "#3a0408", wobble=0.5)
        s.stroke(line, 2.9, "#ff3a3a", body=True, wobble=0.5)
    x, y = 486, 1052  # it stands on the bough
    s.wash(ell(x + 14, y + 42, 44, 8), NIGHT, 0.8, wet=6)
    s.thing(box(x - 20, y - 12, x + 20, y + 34), "#d8241c", 1.1, shade=0.8, shcol="#3a0408", hatch=0, line=2)
    for k in range(8):
        s.stroke([(x - 20, y - 8 + k * 5), (x + 20, y - 5 + k * 5)], 1.5, "#3a0408")
    for q in (y - 16, y + 36):
        s.thing(ell(x, q, 27, 7), "#e0b46a", 0.9, shade=0.7, shcol="#4a2412", hatch=0, line=2.2)


def _near_hand(s):
    """The arm that sews, bent back over the shoulder; needle between finger and thumb."""
    look = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.2)
    big = lambda *pts: [(824 + (x - 822) * 1.32, 612 + (y - 606) * 1.32) for x, y in pts]  # noqa: E731
    for f in ([(830, 556), (844, 532), (846, 510)], [(820, 548), (830, 514), (827, 490)], [(808, 544), (811, 508), (804, 482)]):
        digit(s, big(*f), [11.5, 10.5, 8], SKIN, line=1.9, k=0.8, crease=0.6, hatch=0)
    s.thing(blob(big((840, 610), (846, 574), (838, 546), (814, 536), (796, 546), (796, 576), (804, 610))), SKIN[0], 0.75, **look)
    s.curve(big((800, 590), (814, 574), (816, 552)), 1.6, SKIN[2])
    digit(s, big((798, 552), (780, 530), (786, 510)), [12, 10.5, 8.5], SKIN, line=2, k=0.8, crease=0.6, hatch=0)
    a, b = (752, 478), (880, 552)
    s.stroke([a, b], 9, "#1d1a20", taper=(0.02, 0.5), wobble=0.3)
    s.stroke([a, b], 5.6, "#fbfdff", body=True, taper=(0.02, 0.5), wobble=0.3)
    s.stroke([(757, 481), (768, 487)], 2.4, "#1d1a20", wobble=0)
    digit(s, big((808, 586), (790, 562), (788, 540), (794, 518)), [14, 13, 11, 8.5], SKIN, nail=0.5, line=2, k=0.8, crease=0.6, hatch=0)
    s.thing(limb([(796, 616), (826, 622), (856, 612)], [12, 13, 12]), "#f4ead4", 0.3, shade=0.6, shcol="#6a5a68", hatch=0, line=2.2)


@card("ochre", paper="laid", light=(-0.7, -0.6))
def last_leaf(s):
    """An old man sits on a bough and sews the last leaf back, the thread drawn out at arm's length; the buds have come already."""
    air(s)
    tree(s)
    seat(s)
    _legs(s)
    _far_hand(s)
    _last(s)
    coat = _body(s)
    _head(s)
    _thread(s)
    _near_hand(s)
    rim(s, coat, 5, 4, "#ffe6b0", 0.6)
    s.splatter("#2a1210", 50, (500, 900, 1000, 1500), (0.7, 4.5))
    s.splatter("#a85e2a", 40, (0, 0, 500, 900), (0.6, 3))
