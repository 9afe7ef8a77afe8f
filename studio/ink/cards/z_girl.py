"""The girl to whom the tree gives the kite back."""

from ..easel import *
from ..kit.brush import brushed, tangle
from ..kit.drape import nap
from ..kit.grasp import grasp

NIGHT = "#120c0e"
SKIN = ("#9a6848", "#7a4230", "#2e161c")
YELLOW, RUST = "#f4c42a", "#8a4a0a"
KITE = np.array([(408, 890), (284, 1004), (446, 1146), (532, 968)], float)  # top, left, foot, right


def girl(s):
    """On tiptoe, her face up; both hands have closed on the foot of the kite."""
    look = dict(col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.8, gran=0.2)
    s.wash(ell(690, 1478, 130, 15), NIGHT, 0.9, wet=10)
    # the far leg is thrown back, the near one stands on its toes
    back_leg = _bent((694, 1262), (706, 1368), (784, 1414), (32, 25, 15))
    s.thing(back_leg, "#7a4e38", 1.0, **look)
    s.wash(back_leg, SKIN[2], 0.5, grad=("lin", 90, 0.9, 0.1))
    s.thing(limb([(768, 1405), (788, 1416)], [18, 17]), "#e8dcd0", 0.4, shade=0.8, shcol="#6a4a5a", hatch=0, line=2.4)
    _pump(s, 796, 1420, 78)
    leg = blob([(628, 1250), (638, 1320), (640, 1362), (634, 1384), (642, 1420), (650, 1452), (682, 1452), (690, 1416), (694, 1390), (688, 1360), (700, 1320), (706, 1250)], 8)  # fmt: skip
    s.thing(leg, SKIN[0], 0.95, **look)
    s.curve([(640, 1360), (646, 1374), (656, 1378)], 2, SKIN[2], clip=leg)
    s.curve([(684, 1372), (686, 1396), (680, 1424)], 2, SKIN[2], clip=leg)
    s.thing(limb([(664, 1424), (667, 1448)], [21, 18]), "#fbf4e4", 0.2, shade=0.6, shcol="#6a4a5a", hatch=0, line=2.4)
    _pump(s, 668, 1450, -26)
    top, foot = KITE[0], KITE[2]
    spar = (foot - top) / np.hypot(*(foot - top))
    far, near = foot - spar * 44, foot + spar * 6
    s.thing(_bent((648, 1124), (562, 1166), (far[0] + 36, far[1] + 8), (25, 21, 13)), "#86583e", 0.95, **look)
    grasp(s, far, spar, far + [38, 8], 44, skin=SKIN, thumb=-1, line=2.0, over=0.3)
    dress = blob([(640, 1100), (686, 1100), (716, 1126), (722, 1180), (716, 1216), (742, 1262), (776, 1310), (736, 1330), (694, 1320), (650, 1334), (606, 1320), (586, 1322), (610, 1268), (630, 1220), (622, 1170), (622, 1126)])  # fmt: skip
    s.wash(move(dress, 6, 20), SKIN[2], 0.8, wet=10, clip=leg)
    s.thing(dress, YELLOW, 0.9, col2="#eca82a", shade=0.8, shcol=RUST, hatch=0, line=3.4, gran=0.2, soft=80)
    nap(s, dress, (RUST, "#e8a020", "#fff2b0"), lambda px, py: math.atan2(py - 1040, px - 668), 150, long=30, w=1.4, lit_part=0.3)
    for pts in (
        [(644, 1234), (624, 1276), (608, 1316)],
        [(664, 1236), (658, 1280), (652, 1328)],
        [(686, 1234), (702, 1276), (712, 1322)],
        [(704, 1230), (732, 1270), (756, 1312)],
        [(700, 1140), (690, 1176), (694, 1206)],
    ):
        s.wash(limb(pts, [2, 7, 5]), RUST, 0.6, wet=6, clip=dress)
        s.curve(pts, 2.4, RUST, clip=dress)
    s.curve([(624, 1220), (668, 1232), (718, 1218)], 12, "#c8382a", taper=(0, 0), clip=dress)
    s.curve([(714, 1222), (752, 1230), (772, 1262)], 7, "#c8382a")
    s.curve([(714, 1222), (738, 1248), (742, 1286)], 7, "#c8382a")
    neck = blob([(652, 1030), (644, 1064), (640, 1096), (668, 1122), (704, 1106), (700, 1080), (704, 1030)], 8)
    s.thing(neck, SKIN[0], 0.95, **look)
    s.wash(blob([(640, 1040), (700, 1030), (690, 1070), (640, 1080)]), SKIN[2], 0.8, wet=9, clip=neck)
    s.thing(limb([(638, 1098), (668, 1114), (704, 1102)], [9, 11, 9]), "#fbf4e4", 0.2, shade=0.5, shcol="#6a4a5a", hatch=0, line=2.4)
    _face(s, look)
    arm = _bent((694, 1140), (604, 1210), (near[0] + 36, near[1] + 11), (28, 24, 14))
    s.wash(move(arm, 4, 18), RUST, 0.8, wet=9, clip=dress)
    s.thing(arm, SKIN[0], 0.95, **look)
    s.curve([(616, 1176), (602, 1190), (584, 1190)], 2.2, SKIN[2], clip=arm)
    s.curve([(600, 1232), (610, 1226), (616, 1216)], 1.8, SKIN[2], clip=arm)
    sleeve = blob([(664, 1118), (692, 1106), (722, 1124), (726, 1156), (706, 1186, 1), (674, 1178), (654, 1152, 1)])
    s.thing(sleeve, YELLOW, 0.9, col2="#eca82a", shade=0.8, shcol=RUST, hatch=0, line=3, gran=0.2)
    for pts in ([(660, 1152), (676, 1136), (690, 1112)], [(676, 1174), (692, 1146), (700, 1118)], [(696, 1182), (708, 1156), (712, 1130)]):
        s.curve(pts, 2, RUST, clip=sleeve)
    s.curve([(654, 1150), (676, 1178), (706, 1186)], 5, "#fff2b0", body=True, taper=(0, 0))
    grasp(s, near, spar, near + [38, 11], 48, skin=SKIN, thumb=-1, line=2.2, over=0.3)


def _bent(a, b, c, radii):
    """A limb with a joint that is a corner."""
    a, b, c = (np.array(p, float) for p in (a, b, c))
    ra, rb, rc = radii
    u, v = (b - a) / np.hypot(*(b - a)), (c - b) / np.hypot(*(c - b))
    out = (u - v) / (np.hypot(*(u - v)) + 1e-6)
    mid = b + (c - b) * 0.34 - out * rb * 0.1
    return smooth(
        union(
            limb([a, (a + b) / 2, b], [ra, (ra + rb) / 2, rb * 0.92], 10),
            limb([b, mid, c], [rb * 0.92, rb * 0.98, rc], 10),
            ell(*(b + out * rb * 0.34), rb * 0.72),
        ),
        3,
    )


def _pump(s, x, y, turn):
    """A red shoe from its side; the ankle at (x, y), the toe to the left before it is turned."""
    at = lambda *pts: [tuple(q) for q in move(np.array(pts, float), x, y, 1.0, turn)]  # noqa: E731
    shoe = blob(at((18, -8), (22, 10), (18, 22), (0, 20), (-24, 24), (-50, 24), (-58, 16), (-48, 6), (-30, 2), (-18, -6)), 8)
    s.thing(shoe, "#c8382a", 1.1, shade=0.8, shcol="#3a0a10", hatch=0, line=2.8)
    s.curve(at((-50, 14), (-42, 9), (-34, 8)), 3, "#ffb0a0", body=True, alpha=0.8)
    s.curve(at((20, 16), (0, 15), (-30, 19)), 1.8, "#3a0a10", clip=shoe)


def _face(s, look):
    """In profile, thrown back: one cannot tell whether she asks or thanks."""
    at = lambda *pts: [(*q, *p[2:]) for q, p in zip(move(np.array([p[:2] for p in pts], float), 648, 1000, 1.02, 18), pts, strict=True)]  # noqa: E731
    face = blob(
        at(
            (-8, -64),
            (-36, -56),
            (-54, -34),
            (-58, -12),
            (-55, 0),
            (-62, 10),
            (-70, 19),
            (-64, 26),
            (-56, 28),
            (-61, 36),
            (-56, 42),
            (-60, 50),
            (-53, 56),
            (-54, 66),
            (-44, 76),
            (-24, 74),
            (4, 58),
            (24, 40),
            (36, 0),
            (24, -44),
        ),
        8,
    )
    s.cover(face)
    s.wash(face, "#a8744e", 0.95, col2=SKIN[1], off=0, rough=0.3, gran=0.2)
    s.outline(face, 2.8, lost=0)
    s.wash(blob(at((0, -60), (40, -40), (40, 50), (0, 66), (-10, 40), (4, 0))), SKIN[2], 0.7, wet=18, clip=face)
    s.wash(ell(*at((-34, 28))[0], 20, 16), "#d8503a", 0.6, wet=12, clip=face)
    white = blob(at((-55, -8), (-46, -13), (-30, -3, 1), (-42, 5), (-54, 4)), 6).intersection(face)
    s.cover(white)
    s.wash(white, "#fff6e8", 0.2, off=0)
    s.fill(ell(*at((-51, -3))[0], 4.4, 8, 20).intersection(white), "#1c0c0c")
    s.fill(ell(*at((-51, -6))[0], 1.6), body=True)
    s.curve(at((-57, -9), (-46, -15), (-28, -2)), 3.6, "#1c0c0c", taper=(0.1, 0.1))
    for a, b in (((-53, -6), (-60, -13)), ((-48, -13), (-53, -22)), ((-40, -15), (-42, -24))):
        s.stroke(at(a, b), 2.2, "#1c0c0c")
    s.curve(at((-54, -30), (-42, -36), (-26, -30)), 4.4, "#1c0c0c")
    s.curve(at((-60, 24), (-55, 20), (-52, 25)), 2.2, SKIN[2])
    lips = blob(at((-60, 36), (-52, 38), (-42, 42), (-52, 51), (-60, 50), (-55, 43)), 6).intersection(face)
    s.wash(lips, "#a83a44", 0.8, edge=0.4, off=0)
    s.curve(at((-57, 43), (-48, 43), (-40, 39)), 2.8, "#3a0a10")
    s.curve(at((-40, 74), (-26, 70), (-10, 62)), 1.8, SKIN[2])
    hair_ = union(
        blob(at((-34, -58), (-20, -78), (14, -84), (46, -62), (58, -20), (54, 24), (36, 52), (18, 46), (14, 20), (6, -10), (-4, -34))),
        ell(*at((40, -84))[0], 42),
        ell(*at((76, 18))[0], 40),
    )
    s.cover(hair_)
    brushed(s, hair_, "#140a0c")
    tangle(s, hair_.buffer(6), 190, "#140a0c", 2.2, length=44, loop=0.5, inner=0)
    tangle(s, hair_, 90, "#7a5440", 1.4, length=30, loop=0.6, inner=3, body=True)
    ear = ell(*at((14, 14))[0], 11, 17, 20)
    s.cover(ear)
    s.thing(ear, SKIN[0], 0.95, shade=0.6, shcol=SKIN[2], hatch=0, line=2.2)
    s.stroke(arc(*at((14, 14))[0], 6, 10, 150, 400, 14), 1.6, SKIN[2])
    s.fill(ell(*at((12, 34))[0], 5), "#f0c030", body=True)
    for a, b in (((20, -52), (44, -56)), ((46, 6), (50, 30))):
        s.stroke(at(a, b), 12, "#c8382a", body=True, taper=(0, 0))
