"""A boy in the corner, and his shadow."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.figure import digit
from ..kit.portrait import garment

SKIN = ("#b3754c", "#a25a41", "#4a2430")
RED, BLUE = "#c8323a", "#3a5a7a"
LEFT = poly([(-40, -40), (560, -40), (560, 1080), (-40, 1300)])
RIGHT = poly([(560, -40), (1040, -40), (1040, 1270), (560, 1080)])
FLOOR = poly([(-40, 1300), (560, 1080), (1040, 1270), (1040, 1540), (-40, 1540)])
HEAD = [
    (560, 318, 1), (520, 322), (486, 350), (452, 398), (404, 470), (340, 566), (288, 626), (252, 652), (226, 684), (212, 724), (222, 756), (248, 766), (242, 782), (258, 802), (288, 806), (316, 792),
    (350, 770), (398, 744), (446, 742), (486, 766), (502, 820), (490, 900), (466, 1000), (440, 1124, 1), (560, 1080, 1),
]  # fmt: skip
CREST = [(560, 318), (604, 352), (646, 424), (684, 520), (716, 630), (738, 740), (752, 820)]
BACK = [(560, 318, 1), (604, 352), (646, 424), (684, 520), (716, 630), (738, 740), (764, 840), (796, 930), (812, 1050), (806, 1178, 1), (560, 1080, 1)]
EARS = (
    [(494, 350), (470, 306), (428, 246), (392, 168), (376, 92), (378, 40, 1), (424, 66), (478, 124), (522, 200), (546, 268), (556, 330)],
    [(566, 330), (576, 256), (610, 178), (668, 108), (728, 62), (770, 46, 1), (770, 100), (744, 184), (698, 256), (648, 312), (612, 356)],
)


def _room(s):
    s.wash(LEFT, "#f0dca8", 0.55, pool=0.4, bloom=2, gran=0.25, grad=("lin", 0, 1.1, 0.4))
    s.wash(RIGHT, "#8fa6a8", 0.75, pool=0.4, bloom=2, gran=0.25, grad=("lin", 0, 0.6, 1.3))
    s.wash(FLOOR, "#c07a4a", 0.8, pool=0.4, col2="#9a5a3c", gran=0.25)
    s.wash(blob([(800, 1300), (1060, 1240), (1060, 1560), (900, 1560)]), "#4a2430", 0.7, wet=50, clip=FLOOR, gran=0.25)
    s.wash(blob([(-60, 1340), (120, 1300), (160, 1560), (-60, 1560)]), "#4a2430", 0.6, wet=50, clip=FLOOR, gran=0.25)
    for k in range(-9, 12):
        s.stroke([(560 + k * 34, 1080 + abs(k) * 12), (560 + k * 150, 1560)], 1.6, alpha=0.6)
    skirting = [poly([(-40, 1274), (560, 1058), (560, 1080), (-40, 1300)]), poly([(560, 1058), (1040, 1244), (1040, 1270), (560, 1080)])]
    for g in skirting:
        s.wash(g, "#8a6a50", 0.5, edge=0.4)
        s.outline(g, 1.8, lost=0.2)
    # a door stands open behind us, and somebody stands in it
    beam = poly([(220, 1560), (420, 1180), (560, 1090), (700, 1165), (990, 1560)])
    s.lift(beam.intersection(FLOOR), 0.5, 7)
    s.wash(beam.intersection(FLOOR), "#f6d890", 0.3, edge=0.4)
    grown = union(ell(806, 1376, 46, 50), ell(806, 1316, 23, 20), box(786, 1410, 826, 1450), blob([(640, 1560), (676, 1484), (744, 1446), (806, 1438), (868, 1446), (936, 1484), (972, 1560)]))
    s.wash(grown.intersection(FLOOR), "#4a1c20", 0.8, wet=3, rough=0.4, gran=0.25)


def _donkey(s):
    """From his feet the shadow goes to the corner, and breaks there."""
    r = s.rng
    lane = poly([(540, 1372), (604, 1372), (650, 1230), (806, 1178), (560, 1080), (440, 1124), (490, 1230)])
    s.wash(lane, "#3a1418", 0.95, edge=0.3, wet=3, gran=0.25)
    bristles = []
    for p, v, u in marks.along(path(CREST, 12), 7):  # the mane stands up
        n = np.array([v[1], -v[0]])
        q = (14 + 46 * math.sin(u**0.7 * math.pi)) * r.uniform(0.7, 1.2)
        bristles.append(limb([p - n * 8, p + n * q * 0.6 + v * q * 0.10, p + n * q + v * q * 0.34], [6, 4, 0.6], 5))
    lock = [limb([(548 + 6 * k, 330), (540 + 4 * k, 372 + 6 * (k % 2)), (510 + 9 * k, 420 + 14 * (k % 3))], [7, 6, 0.6], 6) for k in range(4)]
    left = union(blob(HEAD, 8), blob(EARS[0], 8)).intersection(LEFT)
    right = union(blob(BACK, 8), blob(EARS[1], 8), *bristles, *lock).intersection(RIGHT)
    s.wash(left, "#5a3a3a", 1.1, col2="#4a2c34", edge=0.5, pool=0.3, rough=0.8, gran=0.25)
    s.wash(right, "#33263a", 1.3, col2="#241c2c", edge=0.5, pool=0.3, rough=0.8, gran=0.25)
    s.wash(blob([(560, 420), (800, 700), (840, 1200), (560, 1080)]), "#120e1a", 0.7, wet=50, clip=right, gran=0.25)
    s.wash(blob([(560, 500), (500, 640), (520, 860), (440, 1130), (560, 1080)]), "#2a1420", 0.6, wet=40, clip=left, gran=0.25)
    for ear, wall in ((limb([(410, 120), (452, 210), (500, 296)], [5, 16, 12]), left), (limb([(736, 92), (672, 176), (614, 290)], [5, 15, 12]), right)):
        s.lift(ear.intersection(wall), 0.3, 6)
    s.stroke([(560, -20), (558, 1080)], 3.4)
    s.stroke([(-20, 1294), (560, 1080), (1020, 1264)], 3.0)


def _tally(s):
    for x, y in ((110, 960), (110, 1030), (860, 940)):  # the days, counted in chalk
        for q in range(5):
            s.stroke([(x + q * 20, y), (x + q * 20 + 4, y + 46)] if q < 4 else [(x - 10, y + 38), (x + 74, y + 6)], 3.2, body=True, alpha=0.85)


def _leg(s, pts, radii):
    g = limb(pts, radii, 10)
    s.thing(g, SKIN[0], 0.85, col2=SKIN[1], shade=0.7, shcol=SKIN[2], hatch=0, line=2.3)
    return g


def _shoe(s, g, sole=None):
    s.thing(g, "#3a2a30", 1.2, shade=0.8, shcol="#120a10", hatch=0, line=2.4)
    if sole is not None:
        s.thing(sole, "#b08a60", 0.9, shade=0.6, shcol="#4a2a1c", hatch=0, line=2)


def _boy(s):
    """He stands on one leg and rubs it with the other foot."""
    s.wash(ell(584, 1376, 46, 9), "#2a1014", 1.0, wet=5)
    for pts, radii, sock in ((((592, 1206), (594, 1262), (598, 1296), (590, 1352)), (27, 19, 20, 12), ((598, 1306), (592, 1350))),):
        _leg(s, pts, radii)
        s.curve([(580, 1258), (594, 1264), (608, 1257)], 1.8, SKIN[2])
        s.thing(limb(sock, [20, 14]), "#efe6d2", 0.5, shade=0.7, shcol="#6a5a70", hatch=0, line=2)
        for y in (1304, 1312):
            s.stroke([(580, y), (616, y)], 3, RED, clip=limb(sock, [20, 14]))
    _shoe(s, blob([(572, 1346), (590, 1340), (608, 1346), (612, 1366), (608, 1380), (572, 1380), (568, 1366)], 8))
    s.stroke([(570, 1376), (610, 1376)], 3, "#0c0608")
    _leg(s, ((530, 1206), (524, 1256), (532, 1276)), (27, 20, 19))
    _leg(s, ((528, 1268), (552, 1292), (574, 1312)), (19, 17, 12))
    s.thing(limb(((558, 1300), (578, 1316)), [15, 13]), "#efe6d2", 0.5, shade=0.7, shcol="#6a5a70", hatch=0, line=2)
    upper = blob([(570, 1304), (592, 1300), (606, 1318), (612, 1346), (600, 1364), (580, 1350), (566, 1326)], 8)
    _shoe(s, upper, blob([(586, 1310), (602, 1314), (612, 1342), (604, 1362), (590, 1352), (582, 1330)], 8))
    shorts = blob([(510, 1116), (560, 1124), (612, 1114), (624, 1176), (622, 1228), (592, 1238), (564, 1230), (560, 1190), (554, 1228), (526, 1236), (498, 1224), (500, 1170)], 8)
    garment(s, shorts, BLUE, lambda x, y: 1.57, 90, cast=None, long=20, line=2.6, hatch=0)
    s.curve([(560, 1128), (562, 1160), (560, 1192)], 2.2, "#14202e", clip=shorts)
    torso = blob([(540, 972), (582, 970), (612, 984), (624, 1012), (614, 1066), (614, 1128), (560, 1138), (508, 1130), (508, 1066), (496, 1018), (508, 990)], 8)
    garment(s, torso, RED, lambda x, y: 1.5, 130, cast=None, long=24, line=2.7, hatch=0)
    for a, b in (((532, 984), (584, 1128)), ((592, 982), (536, 1130))):  # braces
        s.stroke([a, b], 11, "#1c1420", clip=torso, taper=(0, 0))
        s.stroke([a, b], 7, "#e0b45a", body=True, clip=torso, taper=(0, 0))
    for e, sh, el, wr in ((-1, (512, 1004), (482, 1074), (540, 1108)), (1, (612, 1002), (646, 1066), (592, 1096))):
        arm = limb([sh, el, wr], [23, 19, 14], 12)
        s.wash(move(arm, 4, 10), "#4a0a18", 0.8, wet=7, clip=union(torso, shorts))
        garment(s, arm, RED, lambda x, y, e=e: 1.2 * e, 70, cast=None, long=18, line=2.6, hatch=0)
        s.curve([(el[0] + e * -14, el[1] - 8), (el[0] + e * -2, el[1] + 2), (el[0] + e * 6, el[1] + 14)], 2, "#4a0a18", clip=arm)
    carrot = blob([(550, 1086), (562, 1078), (576, 1084), (580, 1112), (576, 1150), (570, 1190), (566, 1206, 1), (558, 1180), (552, 1140), (548, 1110)], 8)
    for k in range(7):
        d = (k - 3) * 9
        s.curve([(563, 1084), (562 + d * 0.5, 1062), (560 + d * 1.5, 1036 + abs(k - 3) * 5)], 4.5, ("#3a6a2a", "#6a9a3e", "#2a4a1e")[k % 3])
        s.curve([(563, 1084), (562 + d * 0.5, 1062), (560 + d * 1.5, 1036 + abs(k - 3) * 5)], 2, "#a8cc6a", body=True, alpha=0.8)
    s.thing(carrot, "#f5861f", 1.0, col2="#e0661a", shade=0.7, shcol="#8a2c10", hatch=0, line=2.3)
    for y in (1134, 1152, 1168):
        s.stroke([(553, y), (566, y + 3)], 1.6, "#8a2c10", clip=carrot)
    s.thing(blob([(600, 1086), (582, 1084), (570, 1096), (572, 1114), (588, 1118), (602, 1108)], 8), SKIN[0], 0.9, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=1.9)
    for k in range(4):  # four fingers round the carrot
        digit(s, [(582, 1088 + k * 9), (566, 1090 + k * 9), (550, 1093 + k * 8)], [6.2, 6, 4.8], SKIN, line=1.5, hatch=0, crease=0, k=0.9)
    s.thing(blob([(532, 1100), (546, 1098), (552, 1110), (548, 1122), (534, 1122)], 8), SKIN[0], 0.9, shade=0.6, shcol=SKIN[2], hatch=0, line=1.8)
    s.thing(limb([(560, 950), (560, 976)], [20, 22]), SKIN[0], 0.9, col2=SKIN[1], shade=0.8, shcol=SKIN[2], hatch=0, line=2.2)
    s.curve([(536, 978), (560, 988), (586, 976)], 7, darker(RED, 0.4))
    for x in (510, 610):
        s.thing(ell(x, 914, 12, 18, 8 if x > 560 else -8), SKIN[0], 0.9, col2="#c86a50", shade=0.6, shcol=SKIN[2], hatch=0, line=2.1)
    skull = blob([(560, 848), (592, 854), (610, 882), (612, 916), (600, 948), (578, 962), (560, 958), (542, 962), (520, 948), (508, 916), (510, 882), (528, 854)], 8)
    s.thing(skull, "#3a241c", 1.2, col2="#24140f", shade=0.8, shcol="#0c0608", hatch=0, line=2.2)
    crown = np.array([568.0, 882.0])
    for k in range(320):
        a = s.rng.uniform(0, math.tau)
        d = np.array([math.cos(a), math.sin(a)])
        q = s.rng.uniform(4, 68)
        p = crown + d * q
        if skull.buffer(-2).contains(ell(*p, 1)):
            e = p + d * s.rng.uniform(14, 26) + np.array([-d[1], d[0]]) * 10
            s.curve([p, (p + e) / 2 + d * 2, e], s.rng.uniform(1.4, 2.6), ("#1c0f0c", "#5a3a2a", "#8a6040", "#1c0f0c")[k % 4], body=k % 4 == 2, alpha=0.9)
    tangle(s, skull.buffer(3), 12, "#1c0f0c", 2, length=30, loop=0.3, inner=0)
    for pts in ([(560, 852), (554, 836), (562, 824)], [(572, 852), (574, 838), (586, 832)]):
        s.curve(pts, 3.4, "#24140f")


def _mouse(s):
    cam = spot(240, 1430, 430, 16)
    mouse = four("mouse", (0, 0, 0), 62, "sit", 2.1, col="#a89a92", look_at=(1.6, 1.2, 0.4))
    hat = Clay({"paper": plain("#fffaf0", k=0.15, hatch=0)})
    top = mouse.joints.get("crown", mouse.joints["head"])
    hat.cone(top + V(-0.03, 0.03, 0), top + V(-0.09, 0.22, -0.02), 0.05, 0.004, m="paper")
    shot = shoot([mouse, hat], cam, (0.1, 0.6, 1))
    s.wash(shot.shadow_on(0, 4), "#2a1c20", 0.6)
    s.model(shot, line=2)


@card("bone", paper="laid", light=(0.2, -0.3))
def corner_ears(s):
    _room(s)
    _donkey(s)
    _tally(s)
    _boy(s)
    _mouse(s)
    s.splatter("#4a3c30", 30, size=(0.6, 3.4))
