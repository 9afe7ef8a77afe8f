"""A bed in the hollow of a hand: five fingers stand round it like a wood and bend over it. Do they close?"""

from ..easel import *
from ..kit.figure import across

SKIN, WARM, DARK = "#c07c54", "#b05c3c", "#3c1a30"
NIGHT = "#120a20"
CANDLE = np.array([196.0, 700.0])
# foot and top of each trunk, its breadth, where the tip hangs, and how long it is
FINGERS = (
    ((672, 1120), (806, 392), 60, (770, 668)),
    ((340, 1100), (250, 260), 70, (300, 600)),
    ((566, 1090), (636, 210), 71, (612, 576)),
    ((452, 1080), (438, 150), 74, (452, 540)),
)


def _night(s):
    r = s.rng
    s.wash(s.all, "#6a4a80", 0.7, col2="#8a5a80", pool=0.6, gran=0.25, bloom=3)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 700), (700, 420), (300, 420), (-100, 640)]), "#2a2358", 1.1, wet=90, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 300), (560, 160), (-100, 260)]), "#0c0a22", 1.2, wet=90, gran=0.25)
    for _ in range(330):
        q = r.uniform(0.8, 2.8)
        s.fill(ell(r.uniform(0, 1000), r.uniform(0, 1100), q), "#fff4d0", body=True, alpha=r.uniform(0.5, 1))
    for x, y in ((72, 150), (350, 330), (540, 420), (716, 300), (930, 220), (720, 800), (398, 740), (950, 760), (90, 470), (545, 800)):
        for a in (0, 90):
            d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * 15
            s.stroke([(x, y) - d, (x, y) + d], 2.6, "#fff4d0", body=True, taper=(0.5, 0.5), wobble=0)
    s.fill(ell(912, 560, 48).difference(ell(934, 544, 44)), "#f8e8b0", body=True)


def _lit(s, g, k=0.9):
    """Warm where the candle reaches, plum where it does not."""
    far = marks.field(s, lambda x, y: step(120, 760, np.hypot(x - CANDLE[0] - 120, (y - CANDLE[1] - 160) * 0.8)))
    s.wash((s.mask(g) * far).astype(np.float32), "#3a1c48", k, edge=0, rough=0, gran=0.3)


def _creases(s, p, n, q, g, count=3, gap=9, bow=0.16):
    d = np.array([n[1], -n[0]])
    for k in range(count):
        b = p + d * (k - (count - 1) / 2) * gap
        s.curve([b - n * q * 0.9, b + d * q * bow, b + n * q * 0.86], 2.6 - 0.5 * abs(k - count // 2), mix(DARK, NIGHT, 0.4), clip=g, wobble=1.2)


def _finger(s, foot, top, w, tip):
    """A trunk that shows its inner side; at its top the last joint leans over towards us."""
    foot, top, tip = (np.asarray(v, float) for v in (foot, top, tip))
    mid = foot * 0.45 + top * 0.55 + [(top[0] - foot[0]) * 0.06, 0]
    trunk = limb([foot, foot * 0.7 + mid * 0.3, mid, top + [0, w]], [w * 1.12, w * 1.02, w * 0.98, w * 0.96], 12)
    look = dict(col2=WARM, shcol=DARK, hatch=7, hw=1.1, thr=0.5, gran=0.25, longest=w)
    s.wash(move(trunk, 22, 8), NIGHT, 0.8, wet=18)
    s.thing(trunk, SKIN, 0.85, shade=1.0, line=3.6, soft=w, **look)
    d, n = across(np.array([foot, mid, top]), 1)
    for u, c in ((0.16, 3), (0.52, 3)):
        p = foot * (1 - u) + mid * u * 1.0 + (top - mid) * max(0, u - 0.5)
        s.wash(ell(*p, w * 0.95, w * 0.2, math.degrees(math.atan2(n[1], n[0]))), DARK, 0.5, wet=12, clip=trunk)
        _creases(s, p, n, w, trunk, c, 13)
    for e in (-0.35, 0.25):  # the flesh between the joints
        p = foot * 0.62 + mid * 0.38
        s.lift(ell(*(p + n * w * e), w * 0.28, w * 0.9, math.degrees(math.atan2(d[1], d[0])) - 90), 0.22, 18)
    _lit(s, trunk)
    _pad(s, top + (tip - top) * 0.3, w, trunk, look)


def _pad(s, at, w, trunk, look):
    """The last joint is bent towards us: its round end, with the ridges of a print, and the shadow it throws on the finger."""
    s.wash(ell(*(at + [8, w * 1.35]), w * 1.02, w * 0.85), NIGHT, 1.4, wet=24, clip=trunk)
    pad = blob([at + [-w * 0.98, w * 0.1], at + [-w * 0.78, -w * 0.78], at + [0, -w * 1.12], at + [w * 0.78, -w * 0.78], at + [w * 0.98, w * 0.1], at + [w * 0.7, w * 0.92], at + [0, w * 1.18], at + [-w * 0.7, w * 0.92]])
    s.cover(pad)
    s.thing(pad, SKIN, 0.85, shade=0.9, line=4, soft=w * 0.9, **look)
    for k in range(2, 9):
        q = k / 9
        ring = arc(at[0], at[1] + w * (0.24 - 0.1 * q), w * 0.8 * q, w * 0.94 * q, 168 - 30 * q, 372 + 30 * q, 26)
        s.stroke(ring, 1.8, mix(DARK, NIGHT, 0.2), alpha=0.5, clip=pad.buffer(-8))
    for k in (-0.2, 0.0, 0.2):
        s.curve([at + [-w * 0.5, w * (0.78 + k * 0.5)], at + [0, w * (0.9 + k * 0.5)], at + [w * 0.5, w * (0.78 + k * 0.5)]], 2, mix(DARK, NIGHT, 0.3), clip=pad, alpha=0.7)
    s.lift(ell(at[0] - w * 0.3, at[1] - w * 0.4, w * 0.34, w * 0.3), 0.45, 14)
    _lit(s, pad, 0.7)


def _palm(s):
    """The hollow, out to the edge below the little finger."""
    bowl = blob(
        [
            (150, 1140),
            (232, 1062),
            (336, 1034),
            (400, 1016),
            (452, 1010),
            (512, 1018),
            (566, 1022),
            (624, 1038),
            (676, 1046),
            (750, 1080),
            (820, 1150),
            (880, 1300),
            (860, 1560),
            (140, 1560),
            (120, 1300),
        ]
    )
    m = s.warp(s.mask(bowl), (0, 0, s.w, s.h), 2, 4)
    soft = np.clip(m * marks.field(s, lambda x, y: step(1024, 1084, y - 40 * ((x - 460) / 300) ** 2)), 0, 1)
    s.cover(soft.astype(np.float32))
    s.wash(soft.astype(np.float32), SKIN, 0.85, col2=WARM, edge=0, rough=0, gran=0.25)
    s.wash(
        blob([(200, 1150), (330, 1096), (460, 1080), (590, 1092), (740, 1140), (780, 1240), (660, 1200), (400, 1180), (240, 1230)]),
        DARK,
        0.55,
        wet=40,
        clip=bowl,
    )
    s.wash(blob([(620, 1040), (800, 1120), (900, 1300), (900, 1560), (640, 1560), (700, 1300)]), DARK, 0.9, wet=50, clip=bowl)
    s.lift(ell(380, 1270, 190, 110), 0.5, 60)
    tone = marks.field(s, lambda x, y: 0.5 * step(560, 860, x) + 0.25 * step(1200, 1060, y)) * soft
    s.hatch(bowl, tone=tone.astype(np.float32), ang=20, sep=8, w=1.1, thr=0.3, longest=60)
    for (x, y), _, w, _ in FINGERS:  # where each finger is rooted
        s.curve([(x - w * 1.02, y - 46), (x - w * 0.3, y - 22), (x + w * 0.4, y - 24), (x + w * 1.02, y - 50)], 3.4, mix(DARK, NIGHT, 0.4), wobble=1.4)
        s.curve([(x - w * 0.7, y - 22), (x, y - 8), (x + w * 0.7, y - 26)], 2, mix(DARK, NIGHT, 0.4), wobble=1.4)
    for pts in (
        [(250, 1150), (420, 1190), (560, 1180), (730, 1120)],
        [(220, 1200), (300, 1220), (350, 1330), (360, 1500)],
        [(300, 1210), (480, 1260), (640, 1250), (790, 1200)],
    ):
        s.wash(limb(pts, [5, 12, 12, 5]), DARK, 0.7, wet=9, clip=bowl)
        s.curve(pts, 3.6, mix(DARK, NIGHT, 0.4), wobble=2)
    s.stroke(path([(740, 1078), (820, 1150), (880, 1300), (872, 1440), (858, 1540)], 10), 4)


def _thumb(s):
    ball = blob([(-80, 1080), (40, 1060), (190, 1130), (268, 1240), (316, 1380), (340, 1560), (-80, 1560)])
    g = smooth(union(limb([(60, 1260), (96, 1080), (130, 930), (190, 796)], [128, 108, 86, 62], 12), ball), 40)
    look = dict(col2=WARM, shcol=DARK, hatch=8, hw=1.1, gran=0.25, soft=84)
    s.wash(move(g, 30, 12), NIGHT, 0.9, wet=26)
    s.thing(g, SKIN, 0.8, shade=0.9, line=4, **look)
    d, n = across(np.array([(96, 1080.0), (130, 930), (190, 796)]), 1)
    _creases(s, np.array([122, 960.0]), n, 90, g, 4, 14, 0.2)
    nail = g.intersection(move(blob([(-46, -44), (10, -54), (30, -10), (16, 44), (-40, 54)]), 108, 826, 0.9, 20)).buffer(-5)
    s.lift(nail, 0.5, 2)
    s.wash(nail, "#f4c8a8", 0.35, edge=1, off=0)
    s.outline(nail, 2.6, mix(DARK, NIGHT, 0.3), lost=0)
    s.lift(ell(190, 780, 60, 36), 0.5, 20)
    s.wash(blob([(-80, 1330), (100, 1340), (250, 1420), (300, 1560), (-80, 1560)]), "#2a1038", 1.0, wet=70, clip=g)
    for pts in ([(20, 1200), (110, 1250), (180, 1340)], [(100, 1140), (170, 1200), (220, 1290)]):
        s.curve(pts, 2.2, mix(DARK, NIGHT, 0.4), alpha=0.7)


def _candle(s):
    x, y = 204, 756
    pool = blob(
        [
            (x - 52, y - 8),
            (x, y - 24),
            (x + 52, y - 8),
            (x + 46, y + 14),
            (x + 30, y + 44),
            (x + 20, y + 18),
            (x - 10, y + 22),
            (x - 22, y + 54),
            (x - 34, y + 18),
        ]
    )
    s.thing(pool, "#fff2d8", 0.3, shade=0.6, shcol="#c08a6a", hatch=0, line=2.8)
    s.thing(limb([(x, y), (x, y - 82)], [26, 23]), "#fff2d8", 0.3, shade=0.6, shcol="#c08a6a", hatch=0, line=3)
    s.thing(ell(x, y - 98, 23, 9), "#fff8e8", 0.1, shade=0.2, hatch=0, line=2.2)
    s.stroke([(x, y - 98), (x + 2, y - 122)], 4)
    s.fill(blob([(x + 4, y - 222), (x + 32, y - 150), (x + 20, y - 116), (x, y - 108), (x - 20, y - 116), (x - 28, y - 150)]), "#f89a20", body=True)
    s.fill(blob([(x + 3, y - 184), (x + 17, y - 140), (x, y - 114), (x - 15, y - 140)]), "#fff8c8", body=True)


def _bed(s):
    """From its foot: rails, a blue quilt with the shape of somebody small, a head upon a pillow."""
    s.wash(blob([(380, 1190), (640, 1190), (760, 1300), (740, 1480), (420, 1490), (350, 1440)]), NIGHT, 1.2, wet=30)
    wood = dict(shade=0.7, shcol="#2a1018", hatch=5, line=3)
    board = blob([(398, 1196), (398, 1090), (440, 1056), (512, 1044), (584, 1056), (626, 1090), (626, 1196)])
    s.thing(board, "#8a4a2c", 1.0, **wood)
    for x in (398, 626):
        s.thing(limb([(x, 1210), (x, 1068)], [11, 10]), "#8a4a2c", 1.0, **wood)
        s.thing(ell(x, 1058, 16), "#a85c34", 1.0, shade=0.6, hatch=0, line=2.6)
    pillow = blob([(420, 1136), (512, 1120), (606, 1136), (616, 1176), (596, 1204), (512, 1212), (428, 1204), (408, 1176)])
    s.thing(pillow, "#fffaf0", 0.12, shade=0.7, shcol="#9a80a8", hatch=0, line=2.8)
    s.wash(ell(516, 1176, 74, 30), "#7a6090", 0.5, wet=12, clip=pillow)
    head_ = ell(512, 1164, 37, 40)
    s.thing(head_, "#e8b48c", 0.8, col2="#d8866a", shade=0.5, shcol="#7a3c48", hatch=0, line=2.6)
    hair_ = blob(
        [(470, 1176), (464, 1140), (486, 1112), (516, 1106), (548, 1118), (560, 1150), (552, 1180), (546, 1152), (528, 1136), (500, 1140), (480, 1152)]
    )
    s.thing(hair_, "#3a1c18", 1.4, shade=0.4, hatch=0, line=2.6)
    for e in (-1, 1):
        s.curve([(512 + e * 16 - 8, 1166), (512 + e * 16, 1171), (512 + e * 16 + 8, 1166)], 2.8)
    s.curve([(504, 1186), (512, 1190), (522, 1185)], 2.4, "#8a2c34")
    s.curve([(512, 1172), (509, 1179), (514, 1180)], 1.6, "#7a3c48")
    quilt = blob([(404, 1206), (450, 1194), (512, 1198), (574, 1194), (622, 1206), (648, 1300), (662, 1400, 1), (512, 1420), (362, 1400, 1), (378, 1300)])
    s.thing(quilt, "#3a5ea8", 0.95, col2="#2a4488", shade=0.8, shcol="#101a48", hatch=6, line=3.4, soft=70)
    s.lift(limb([(476, 1230), (470, 1330), (460, 1390)], [18, 24, 20]).intersection(quilt), 0.3, 16)
    s.wash(limb([(566, 1220), (584, 1310), (596, 1400)], [14, 24, 26]), "#101a48", 0.7, wet=16, clip=quilt)
    s.wash(limb([(516, 1290), (520, 1350), (520, 1404)], [3, 10, 14]), "#101a48", 0.6, wet=12, clip=quilt)
    for x, y in ((430, 1260), (520, 1250), (600, 1270), (410, 1340), (480, 1320), (560, 1340), (626, 1360), (440, 1390), (530, 1394)):
        for a in (0, 60, 120):
            d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * 8
            s.stroke([(x, y) - d, (x, y) + d], 2.2, "#f8e49a", body=True, wobble=0.2, clip=quilt)
    fold = blob([(402, 1212), (450, 1190), (512, 1196), (574, 1190), (624, 1212), (622, 1238), (574, 1220), (512, 1226), (450, 1220), (404, 1238)])
    s.thing(fold, "#fffaf0", 0.15, shade=0.6, shcol="#9a80a8", hatch=0, line=2.6)
    foot = union(
        limb([(366, 1396), (512, 1416), (658, 1396)], [17, 18, 17], 10), limb([(366, 1350), (362, 1462)], [13, 13]), limb([(658, 1350), (662, 1462)], [13, 13])
    )
    s.thing(foot, "#8a4a2c", 1.0, **wood)
    for x in (366, 658):
        s.thing(ell(x, 1342, 18), "#a85c34", 1.0, shade=0.6, hatch=0, line=2.6)


def _thread(s):
    """Something was promised: a red thread is tied round the smallest finger."""
    x, y = 722, 846
    for dy in (-7, 2, 11):
        for w, c in ((8, "#5a0c1c"), (5, "#e8343c")):
            s.curve([(x - 60, y - 14 + dy), (x, y + 6 + dy), (x + 58, y + 2 + dy)], w, c, body=True, taper=(0.02, 0.02), wobble=0.4)
    for pts in (
        [(x - 8, y + 4), (x - 52, y - 30), (x - 70, y + 6), (x - 8, y + 8)],
        [(x - 4, y + 4), (x + 34, y - 36), (x + 58, y - 6), (x - 2, y + 8)],
        [(x - 8, y + 8), (x - 30, y + 50), (x - 26, y + 92)],
        [(x - 2, y + 8), (x + 14, y + 44), (x + 4, y + 78)],
    ):
        for w, c in ((8, "#5a0c1c"), (5, "#e8343c")):
            s.curve(pts, w, c, body=True, taper=(0.02, 0.1), wobble=0.4)
    s.fill(ell(x - 5, y + 6, 9, 8), "#e8343c", body=True)


@card("rose", paper="hot", light=(-0.8, 0.05))
def fist_opens(s):
    _night(s)
    for f in FINGERS:
        _finger(s, *f)
    _palm(s)
    _thread(s)
    _bed(s)
    s.glow(CANDLE[0] + 8, CANDLE[1] - 80, 420, "#f8a030", 0.4, 0.45)
    _thumb(s)
    _candle(s)
    s.splatter("#1c0c28", 40, size=(0.6, 3.4))
