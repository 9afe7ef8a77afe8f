"""The old man of the tent: nightshirt, candle, and a hand held out."""

from ..easel import *
from ..kit.figure import digit
from ..kit.grasp import grasp
from ..kit.profile import profile

NIGHT = "#060a20"
FLAME = np.array([530.0, 806.0])
SKIN = ("#e8b48c", "#d8886a", "#6a3a50")


def _leg(s, knee, ankle, dark):
    """A shin with its calf, and the foot: heel, arch, ball and toes."""
    (x0, y0), (x, y) = knee, ankle
    g = blob(
        [
            (x0 + 22, y0), (x + 16, y - 36), (x + 16, y - 12), (x + 34, y + 6), (x + 62, y + 18), (x + 72, y + 28), (x + 66, y + 35), (x + 30, y + 34), (x + 8, y + 31), (x - 16, y + 35),
            (x - 27, y + 26), (x - 22, y + 4), (x - 15, y - 20), (x0 - 29, y0 + 30), (x0 - 26, y0),
        ],
        6,
    )  # fmt: skip
    s.cover(g)
    s.thing(g, SKIN[0], 0.7, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.6, gran=0.2)
    s.wash(limb([(x0 - 18, y0), (x - 14, y - 10), (x - 18, y + 26)], [16, 9, 12]), "#3a2450", 0.75 + dark, wet=8, clip=g)
    if dark:
        s.wash(g, "#3a2450", dark, wet=4, clip=g)
    for q in (46, 54, 61):
        s.curve([(x + q, y + 17 + (q - 46) * 0.4), (x + q + 5, y + 26), (x + q + 2, y + 34)], 1.5, SKIN[2])
    s.curve([(x - 6, y - 4), (x + 2, y + 3), (x + 9, y - 3)], 1.7, SKIN[2])
    s.curve([(x - 2, y + 30), (x + 18, y + 24), (x + 32, y + 31)], 1.5, SKIN[2])


def _cloth(s, g, folds, warm=None):
    """Linen by candlelight: what turns away is blue, folds are dark on the far side."""
    s.cover(g)
    s.thing(g, "#fbf4e6", 0.22, line=3.2, soft=60, shade=0.7, shcol="#4a4a86", hatch=0, gran=0.2)
    for pts, w in folds:
        s.wash(limb(path(pts, 6), np.linspace(3, w, len(path(pts, 6)))), "#34387c", 0.7, wet=6, clip=g)
        s.curve(pts, 2.2, "#22244e", clip=g)
    if warm is not None:
        s.wash(warm, "#ffc860", 0.35, wet=16, clip=g)
    s.outline(g, 2.4, lost=0.2)


def _offered(s):
    """The near hand, held out with its back up: the little finger is nearest, the others lie behind it."""
    wrist = limb([(440, 1004), (482, 990)], [20, 16], 6)
    s.thing(wrist, SKIN[0], 0.7, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.2)
    for pts, radii in (
        ([(496, 996), (514, 1014), (532, 1019)], (11, 9, 7)),
        ([(520, 974), (546, 968), (566, 974), (579, 984)], (10, 9, 8.5, 6)),
        ([(520, 980), (546, 977), (566, 986), (577, 998)], (10, 9.4, 8.6, 6.4)),
        ([(517, 987), (540, 987), (558, 998), (567, 1010)], (10, 9, 8, 6)),
    ):
        digit(s, pts, radii, SKIN, nail=0, line=1.9, hatch=0, shade=0.6)
    back = blob([(472, 978), (496, 964), (520, 962), (532, 974), (530, 992), (518, 1002), (496, 1010), (472, 1006)], 8)
    s.thing(back, SKIN[0], 0.7, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.1)
    digit(s, [(508, 994), (529, 999), (544, 1009), (551, 1019)], (9.5, 8.2, 7, 5.4), SKIN, nail=0, line=1.9, hatch=0, shade=0.6)
    s.wash(limb([(470, 1004), (500, 1006), (514, 1000)], [6, 7, 4]), SKIN[2], 0.6, wet=4, clip=back)
    for p in ((522, 972), (521, 980), (516, 988)):
        s.stroke(arc(*p, 5, 4, 200, 330, 8), 1.4, SKIN[2])


def sleeper(s):
    """In his nightshirt, a little stooped; the candle goes before him, and he holds the back of his hand to the dog."""
    s.wash(blob([(60, 1334), (240, 1296), (500, 1296), (420, 1334), (120, 1354)]), NIGHT, 0.9, wet=14)
    _leg(s, (396, 1190), (420, 1274), 0.14)
    _leg(s, (300, 1190), (282, 1272), 0.0)
    fore = limb([(446, 948), (506, 890)], [21, 14], 6)
    s.cover(fore)
    s.thing(fore, SKIN[0], 0.7, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.4)
    _candle(s)
    grasp(s, (528, 884), (0, 1), (500, 894), 42, skin=SKIN, thumb=-1, line=1.8, over=0.3)
    far = blob([(376, 890), (412, 896), (430, 916), (452, 900), (470, 898), (492, 930), (488, 952), (462, 978), (438, 990), (414, 976), (388, 940)], 6)
    _cloth(
        s,
        far,
        (([(420, 916), (432, 934), (452, 944)], 8), ([(414, 934), (430, 952), (452, 962)], 8), ([(462, 906), (470, 926), (480, 944)], 5)),
        ell(476, 910, 26, 30),
    )
    shirt = blob(
        [
            (300, 852), (352, 846), (398, 870), (418, 906), (424, 952), (436, 1004), (440, 1050), (452, 1110), (470, 1170), (482, 1222), (452, 1214), (428, 1226), (396, 1218),
            (352, 1232), (312, 1222), (272, 1232), (226, 1214), (230, 1150), (244, 1090), (250, 1040), (240, 986), (236, 930), (254, 884),
        ],
        8,
    )  # fmt: skip
    _cloth(
        s, shirt,
        (
            ([(292, 1060), (282, 1130), (262, 1226)], 13), ([(330, 1040), (328, 1130), (318, 1224)], 12), ([(372, 1020), (388, 1110), (398, 1220)], 13), ([(404, 1016), (424, 1110), (446, 1216)], 10),
            ([(262, 1000), (262, 1090), (244, 1190)], 10), ([(352, 1090), (358, 1150), (356, 1230)], 9), ([(414, 920), (404, 960), (412, 1000)], 8), ([(256, 1040), (300, 1052), (344, 1046)], 7),
        ),
        blob([(396, 880), (430, 900), (490, 1230), (450, 1230), (420, 1060)]),
    )  # fmt: skip
    s.wash(blob([(200, 850), (286, 860), (276, 940), (296, 1060), (280, 1140), (300, 1240), (200, 1240)]), "#2a2e70", 0.95, wet=30, gran=0.2, clip=shirt)
    s.curve([(228, 1202), (272, 1219), (312, 1209), (352, 1219), (396, 1205), (428, 1213), (480, 1210)], 2, "#2a2c60", clip=shirt)
    patch = poly([(300, 1110), (348, 1104), (356, 1150), (306, 1158)])
    s.thing(patch, "#7a9ad0", 0.7, shade=0.5, shcol="#2a2c60", hatch=6, line=2)
    _head(s)
    collar = blob([(286, 846), (308, 858), (346, 872), (388, 872), (420, 852), (424, 872), (404, 894), (350, 900), (300, 886), (280, 866)], 6)
    _cloth(s, collar, (([(300, 866), (318, 876), (340, 882)], 5),))
    _beard(s)
    arm = blob(
        [
            (302, 880), (330, 880), (352, 902), (366, 940), (376, 972), (398, 984), (430, 972), (460, 958), (468, 978), (476, 1012), (470, 1040), (440, 1044), (404, 1056), (364, 1070),
            (338, 1076, 1), (310, 1050), (286, 1000), (274, 946), (280, 902),
        ],
        6,
    )  # fmt: skip
    s.wash(move(arm, -14, 22), "#2a2e70", 0.8, wet=12, clip=shirt)
    _offered(s)
    _cloth(
        s, arm,
        (
            ([(384, 980), (362, 1000), (330, 1004)], 9), ([(388, 984), (372, 1020), (346, 1040)], 10), ([(396, 988), (394, 1016), (380, 1048)], 8), ([(372, 962), (348, 974), (318, 970)], 7),
            ([(340, 896), (318, 912), (302, 940)], 8), ([(446, 970), (440, 1000), (430, 1036)], 8), ([(290, 960), (298, 1006), (322, 1052)], 8),
        ),
        blob([(430, 960), (480, 950), (484, 1020), (450, 1000)]),
    )  # fmt: skip
    s.wash(blob([(268, 930), (296, 960), (340, 1050), (470, 1026), (470, 1060), (330, 1090), (280, 1030)]), "#2a2e70", 0.6, wet=14, clip=arm)
    mouth = blob([(460, 960), (470, 976), (477, 1010), (470, 1038), (461, 1016), (457, 984)], 6)
    s.curve([(462, 962), (453, 990), (458, 1018), (468, 1038)], 2.2, "#22244e", clip=arm)
    s.wash(mouth, "#4a4a86", 0.6, wet=3, clip=arm)


def _head(s):
    s.thing(limb([(352, 836), (344, 876)], [34, 42]), SKIN[0], 0.7, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.6)
    at = profile(s, 364, 782, 148, 13, skin=SKIN, eye="open", brow=-0.5, k=0.65, line=2.4)
    for pts in (
        [(0.56, 0.47), (0.53, 0.5), (0.52, 0.54)],
        [(0.555, 0.44), (0.52, 0.45), (0.49, 0.49)],
        [(0.70, 0.60), (0.66, 0.66), (0.655, 0.7)],
        [(0.60, 0.24), (0.66, 0.22), (0.70, 0.25)],
    ):
        s.stroke(at(path(pts, 6)), 1.8, SKIN[2], wobble=0.4)
    for q in range(7):  # white brows
        a = 0.57 + 0.022 * q
        s.stroke(at(path([(a, 0.345), (a + 0.03, 0.31), (a + 0.06, 0.335 + 0.02 * (q % 2))], 6)), 3, "#fffaf0", body=True, wobble=0.4)
    s.stroke(at(path([(0.585, 0.40), (0.64, 0.37), (0.70, 0.385)], 6)), 2.6, "#2a1418", wobble=0.3)
    ear = ell(*at([(0.36, 0.5)])[0], 15, 23, 6)
    s.thing(ear, SKIN[0], 0.7, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=2.4)
    s.stroke(arc(*at([(0.36, 0.5)])[0], 8, 14, 160, 400, 14), 1.8, SKIN[2])
    tuft = blob([tuple(p) for p in at([(0.20, 0.36), (0.34, 0.36), (0.32, 0.52), (0.30, 0.66), (0.18, 0.70), (0.08, 0.58), (0.06, 0.42)])])
    s.cover(tuft)
    s.thing(tuft, "#f2efec", 0.2, shade=0.6, shcol="#5a5a90", hatch=0, line=2.2, gran=0.2)
    for q in np.linspace(0.1, 0.3, 7):
        s.stroke(at(path([(q, 0.38), (q - 0.02, 0.52), (q - 0.01, 0.66)], 6)), 1.6, "#6a6a9c", wobble=0.8)
    cap = blob([tuple(p) for p in at([(0.70, 0.24), (0.70, 0.08), (0.52, -0.14), (0.24, -0.2), (0.02, -0.04), (-0.06, 0.2), (-0.06, 0.42), (0.3, 0.36)])])
    tail = limb([tuple(p) for p in at([(0.3, -0.1), (0.02, -0.16), (-0.24, 0.06), (-0.34, 0.4), (-0.32, 0.72)])], [30, 30, 24, 16, 7], 10)
    for g in (tail, cap):
        s.cover(g)
        s.thing(g, "#e8b03c", 1.0, col2="#d0862c", shade=0.8, shcol="#5a2438", hatch=6, line=3, gran=0.2)
    for pts, g in (
        ([(0.68, 0.12), (0.36, 0.14), (0.0, 0.22)], cap),
        ([(0.60, -0.04), (0.34, -0.02), (0.04, 0.04)], cap),
        ([(-0.02, -0.2), (0.0, -0.08), (0.04, 0.04)], tail),
        ([(-0.34, 0.04), (-0.22, 0.1), (-0.12, 0.2)], tail),
        ([(-0.44, 0.34), (-0.34, 0.38), (-0.24, 0.4)], tail),
    ):
        s.stroke(at(path(pts, 8)), 9, "#7a3458", body=True, clip=g, taper=(0, 0))
    band = limb([tuple(p) for p in at([(0.725, 0.24), (0.4, 0.3), (-0.06, 0.4)])], [11, 13, 12], 10)
    s.cover(band)
    s.thing(band, "#9a4468", 1.0, shade=0.6, shcol="#3a1438", hatch=6, line=2.6)
    p = at([(-0.32, 0.78)])[0]
    s.cover(ell(*p, 19))
    s.thing(ell(*p, 19), "#9a4468", 1.0, shade=0.6, shcol="#3a1438", hatch=0, line=2.4)
    for a in np.linspace(0, math.tau, 22):
        s.stroke([p, p + 24 * np.array([math.cos(a), math.sin(a)])], 2, ("#c86a90", "#5a1c40")[int(a * 7) % 2], body=True)


def _beard(s):
    def at(pts):
        return move(np.asarray([q[:2] for q in pts], float) - [0.36, 0.47], 364, 782, 148, 13)

    line = [(0.42, 0.60), (0.50, 0.68), (0.60, 0.66), (0.70, 0.635), (0.80, 0.645), (0.745, 0.70), (0.80, 0.76), (0.83, 0.88), (0.80, 1.02), (0.72, 1.14)]
    beard = blob([tuple(p) for p in at([*line, (0.63, 1.06), (0.54, 0.98), (0.45, 0.86), (0.40, 0.72)])], 8)
    s.cover(beard)
    s.thing(beard, "#f2efec", 0.2, shade=0.6, shcol="#5a5a90", hatch=0, line=2.4, gran=0.2)
    r = s.rng
    x0, y0 = at([(0.6, 0.4)])[0]
    for _ in range(130):
        a, b = r.uniform(0.42, 0.82), r.uniform(0.62, 1.06)
        p = at([(a, b)])[0]
        w = math.atan2(p[1] - y0, p[0] - x0) + r.normal() * 0.15
        v = np.array([math.cos(w), math.sin(w)]) * r.uniform(12, 26)
        s.curve(
            [p, p + v * 0.5 + r.normal(size=2) * 2, p + v], 1.7, ("#7a7aa4", "#ffffff", "#4a4a80")[int(r.integers(3))], n=4, clip=beard, body=True, alpha=0.85
        )
    s.stroke(at(path([(0.74, 0.70), (0.70, 0.712), (0.66, 0.70)], 6)), 2.6, "#8a2a34", body=True)


def _candle(s):
    x, y = FLAME
    s.stamp(marks.field(s, lambda a, b: np.exp(-((np.hypot(a - x, b - y) / 100) ** 1.5))), "#ffc860", True, 0.75)
    dish = blob([(x - 40, y + 88), (x, y + 80), (x + 40, y + 88), (x + 26, y + 102), (x - 26, y + 102)])
    s.thing(dish, "#d8a23a", 1.0, shade=0.8, shcol="#4a2408", hatch=0, line=2.6)
    g = box(x - 11, y + 26, x + 11, y + 90)
    s.cover(g)
    s.thing(g, "#fff6dc", 0.3, shade=0.5, shcol="#c88a3a", hatch=0, line=2.4)
    s.curve([(x + 6, y + 26), (x + 10, y + 40), (x + 8, y + 56)], 4, "#fff6dc", body=True)
    s.stroke([(x, y + 28), (x + 1, y + 14)], 2.6, "#2a1408", body=True)
    s.fill(blob([(x, y - 36), (x + 14, y), (x, y + 22), (x - 14, y)]), "#ff9a1a", body=True)
    s.fill(blob([(x, y - 24), (x + 9, y + 2), (x, y + 18), (x - 9, y + 2)]), "#ffd84a", body=True)
    s.fill(blob([(x, y - 8), (x + 5, y + 6), (x, y + 15), (x - 5, y + 6)]), "#fffbe0", body=True)
