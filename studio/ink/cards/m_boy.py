"""The boy who washes an elephant."""

from ..easel import *
from ..kit.coat import coat, fist
from ..kit.figure import digit, locks
from ..kit.profile import profile

NIGHT = "#0a0c16"
SKIN = ("#b87c52", "#a65c40", "#4e2228")
FACE = ("#bc8258", "#b0684c", "#8a5248")
LEGS = ((((268, 1070), (296, 1160), (286, 1220), (284, 1276)), (284, 1284)), (((226, 1070), (216, 1170), (204, 1230), (206, 1286)), (206, 1294)))


def _foot(s, x, y):
    """A wedge: the heel behind the ankle, an arch, five toes."""
    g = blob([(x - 26, y + 4), (x - 22, y - 16), (x + 12, y - 24), (x + 36, y - 6), (x + 70, y + 8), (x + 84, y + 18), (x + 78, y + 26), (x + 40, y + 26), (x + 20, y + 22), (x - 16, y + 26)])  # fmt: skip
    s.wash(move(g, 10, 12), NIGHT, 0.8, wet=8)
    s.thing(g, SKIN[0], 0.9, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.6)
    for k in range(5):
        toe = ell(x + 78 - 9.5 * k, y + 19 + 1.6 * k, 9 - k * 0.7, 6.4 - 0.5 * k, 12)
        s.thing(toe, SKIN[0], 0.9, col2=SKIN[1], shade=0.5, shcol=SKIN[2], hatch=0, line=1.8)
    s.wash(ell(x + 78, y + 17, 4, 2.6, 12), "#f4d8bc", 0.5)
    s.stroke(arc(x + 4, y - 8, 9, 8, 10, 170, 10), 2, SKIN[2])


def _far_hand(s):
    """The other arm: elbow bent, the hand laid upon the trunk that holds him."""
    arm = [(286, 858), (312, 934), (320, 950), (366, 962)]
    near = lambda pts: (np.array(pts, float) - [350, 962]) * 0.84 + [350, 962]  # noqa: E731
    palm = blob(near([(346, 944), (370, 938), (394, 940), (404, 958), (396, 980), (378, 990), (350, 980)]))
    g = smooth(union(limb(arm, [33, 27, 25, 17]), palm), 7)
    s.wash(move(g, 8, 16), NIGHT, 0.6, wet=10)
    for pts, r in (
        ([(384, 980), (408, 994), (422, 1010)], [10.5, 10, 7.5]),
        ([(390, 971), (420, 982), (442, 996)], [11.5, 10.5, 8]),
        ([(392, 960), (426, 966), (452, 975)], [11.5, 11, 8]),
        ([(390, 950), (420, 949), (446, 952)], [11.5, 10.5, 8]),
    ):
        pts, r = near(pts), np.array(r) * 0.88
        s.wash(move(limb(pts, r), 4, 9), NIGHT, 0.6, wet=5)
        digit(s, pts, r, SKIN, nail=1, crease=0.7, hatch=0, line=2, k=0.8, shade=0.4)
    s.thing(g, SKIN[0], 0.9, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=0, soft=30)
    s.outline(g, 2.6, lost=0, clip=union(box(200, 800, 362, 1100), box(340, 968, 384, 1000)))
    s.wash(limb([(290, 880), (312, 950), (334, 972), (372, 990)], [18, 14, 8, 5]), SKIN[2], 0.6, wet=10, clip=g)
    s.curve([(320, 924), (328, 932), (340, 936)], 2, SKIN[2])
    digit(s, near([(362, 948), (382, 930), (402, 918)]), [11, 10, 7.5], SKIN, nail=0.5, crease=0.6, hatch=0, line=2.2, k=0.8, shade=0.5)
    for x, y in near(((392, 951), (395, 962), (392, 973))):
        s.stroke(arc(x, y, 6, 5, 110, 250, 8), 1.4, SKIN[2])


def boy(s):
    for pts, foot in LEGS:
        s.thing(limb(pts, [44, 33, 28, 18]), SKIN[0], 0.9, col2=SKIN[1], shade=0.95, shcol=SKIN[2], hatch=5, line=2.8)
        _foot(s, *foot)
    _far_hand(s)
    shorts = blob([(188, 992), (300, 990), (318, 1060), (330, 1128), (262, 1140), (252, 1090), (240, 1150), (164, 1140), (172, 1060)])
    s.thing(shorts, "#c8501e", 1.1, col2="#a83020", shade=1.0, shcol="#3a0c10", hatch=5, line=3, gran=0.25)
    coat(s, shorts, lambda x, y: 1.57, (("#3a0c10", 50, "dark"),), (16, 34), 1.4, soft=40, stray=0.08, clip=shorts)
    at = profile(s, 282, 742, 172, -26, skin=FACE, eye="open", brow=-0.5, neck=((252, 862), 40), line=2.5, k=0.9)
    s.cover(ell(*at([(0.58, 0.78)])[0], 30, 18, 10), keep=1, ink=0)  # no stubble
    s.cover(ell(*at([(0.70, 0.648)])[0], 13, 6, -26), keep=1, ink=0)
    s.wash(blob(at([(0.36, 0.70), (0.50, 0.86), (0.62, 0.92), (0.50, 1.0), (0.30, 0.9)])), SKIN[2], 0.6, wet=8)
    shirt = blob(
        [(192, 852), (228, 832), (252, 836), (288, 846), (312, 868), (322, 910), (312, 956), (308, 1008), (250, 1020), (184, 1006), (178, 940), (174, 880)]
    )
    s.thing(shirt, "#f4ecd8", 0.35, col2="#d8e0dc", shade=0.8, shcol="#4a4a66", hatch=0, line=3, gran=0.25, soft=60)
    coat(s, shirt, lambda x, y: 1.5, (("#4a4a66", 40, "dark"), ("#9a9aa8", 20, "all")), (16, 34), 1.4, soft=50, stray=0.08, clip=shirt)
    for pts in ([(230, 910), (250, 944), (240, 1000)], [(296, 916), (284, 960), (294, 1000)], [(196, 960), (226, 980), (222, 1010)]):
        s.wash(limb(np.array(pts) + [5, 0], [3, 9, 5]), "#4a4a66", 0.5, wet=6, clip=shirt)
        s.curve(pts, 2.6, "#4a4a66")
    s.thing(limb([(212, 842), (250, 862), (296, 854)], [7, 9, 7], 8), "#fffaf0", 0.2, shade=0.7, shcol="#4a4a66", hatch=0, line=2.2)
    hair_ = valid(
        Polygon(
            at(
                path(
                    [
                        (0.735, 0.20),
                        (0.68, 0.25, 1),
                        (0.64, 0.20),
                        (0.58, 0.29, 1),
                        (0.54, 0.24),
                        (0.49, 0.36),
                        (0.45, 0.48, 1),
                        (0.40, 0.44),
                        (0.33, 0.56),
                        (0.30, 0.70),
                        (0.20, 0.80, 1),
                        (0.16, 0.72),
                        (0.06, 0.76, 1),
                        (-0.04, 0.58),
                        (-0.09, 0.34),
                        (-0.03, 0.08),
                        (0.16, -0.08),
                        (0.40, -0.11),
                        (0.62, 0.0),
                    ],
                    8,
                    True,
                )
            )
        )
    )
    top = at([(0.14, 0.14)])[0]
    locks(s, hair_, lambda x, y: math.atan2(y - top[1], x - top[0]), ("#0c0a10", "#1c1620", "#36304a", "#7a7694"), 200, long=30, w=1.7)
    ear = valid(Polygon(at(path([(0.33, 0.43), (0.38, 0.41), (0.42, 0.45), (0.40, 0.54), (0.36, 0.60), (0.33, 0.58)], 6, True))))
    s.thing(ear, SKIN[0], 0.9, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=2)
    # the sponge, pressed to the cheek, and the hand closed on it
    sponge = blob([(440, 690), (480, 672), (520, 690), (532, 736), (512, 776), (466, 784), (436, 752)])
    s.wash(move(sponge, 8, 12), NIGHT, 0.9, wet=10)
    s.thing(sponge, "#f0b83a", 0.95, col2="#e0902a", shade=0.9, shcol="#6a3a0a", hatch=0, line=3)
    for _ in range(46):
        p = (s.rng.uniform(440, 528), s.rng.uniform(680, 780))
        s.fill(ell(*p, s.rng.uniform(2, 6), s.rng.uniform(2, 4)), "#7a4a0e", clip=sponge)
    arm = [(234, 872), (318, 854), (334, 842), (420, 748)]
    upper = limb(arm, [40, 31, 30, 19])
    s.wash(move(upper, 4, 18), "#4a4a66", 0.8, wet=8, clip=shirt)
    s.thing(upper, SKIN[0], 0.9, col2=SKIN[1], shade=0.95, shcol=SKIN[2], hatch=0, line=2.8)
    s.wash(limb([(300, 886), (340, 872), (400, 800)], [8, 14, 8]), SKIN[2], 0.6, wet=9, clip=upper)
    s.curve([(312, 826), (322, 834), (326, 846)], 2.2, SKIN[2])
    fist(s, 462, 732, 86, 252, skin=SKIN, line=2.3, k=0.9, thumb=True)
    cap = blob([(180, 880), (198, 846), (232, 834), (276, 832), (302, 822), (318, 848), (314, 882), (286, 892), (240, 912), (196, 912)])
    s.thing(cap, "#f4ecd8", 0.35, shade=1.0, shcol="#4a4a66", hatch=0, line=2.6)
    s.wash(blob([(190, 900), (240, 890), (300, 870), (318, 890), (240, 920), (190, 920)]), "#4a4a66", 0.6, wet=9, clip=cap)
    for pts in (
        [(296, 828), (306, 850), (300, 884)],
        [(286, 838), (270, 858), (274, 884)],
        [(256, 842), (240, 862), (244, 892)],
        [(206, 850), (214, 874), (206, 896)],
    ):
        s.curve(pts, 2.2, "#4a4a66")
    for x0, y0, n in ((470, 790, 6), (446, 776, 3)):  # water runs from it
        for k in range(n):
            x = x0 + k * 9
            s.curve(
                [(x, y0), (x - 4 + s.rng.normal() * 3, y0 + 50), (x - 8, y0 + s.rng.uniform(70, 170))],
                s.rng.uniform(2, 4),
                ("#ffffff", "#bfe8f4")[k % 2],
                body=True,
                taper=(0.05, 0.5),
            )
    for _ in range(26):
        p = (476 + s.rng.normal() * 20, 870 + s.rng.normal() * 50)
        s.fill(ell(*p, 2.6, 4.6), "#eafaff", body=True)
