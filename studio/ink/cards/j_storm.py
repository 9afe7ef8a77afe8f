"""A storm on a leash."""

from ..easel import *
from ..kit.brush import tangle
from ..kit.portrait import SKINS, finger, folds, garment, tresses
from ..kit.profile import profile

NIGHT, SLATE = "#080b11", "#39434e"
NECK = [(470, 322), (520, 420), (546, 540), (552, 660), (528, 772)]


def _weather(s):
    s.wash(s.all, "#c9c6a8", 0.5, col2="#a8b4b4", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 1010), (760, 900), (420, 700), (180, 330), (-100, 260)]), "#566672", 1.0, wet=85, gran=0.6, pool=0.6)
    s.wash(blob([(360, -100), (1100, -100), (1100, 820), (900, 640), (800, 300), (600, 140)]), "#0c1219", 1.5, wet=80, gran=0.6, pool=0.7)
    s.wash(blob([(-100, -100), (300, -100), (140, 60), (-100, 160)]), "#1a242c", 0.9, wet=70, gran=0.6)
    sea = poly([(-40, 972), (1040, 958), (1040, 1230), (-40, 1230)])
    s.cover(sea, keep=0.15)
    s.wash(sea, "#3c5c62", 0.9, col2="#16303a", mix=("lin", 0, 0, 1), gran=0.6, grad=("lin", 10, 0.45, 1.35))
    r = s.rng
    for _ in range(240):
        y = 972 + 215 * r.random() ** 1.3
        x, q = r.uniform(-20, 1000), r.uniform(14, 60) * (0.4 + (y - 960) / 230)
        pale = r.random() < 0.42
        s.curve([(x, y), (x + q * 0.5, y - q * 0.09), (x + q, y + r.normal() * 2)], r.uniform(1, 2.4), "#f4f2e0" if pale else "#0c1a20", body=pale, alpha=0.8, n=5)
    shore = path([(-60, 1190), (160, 1176), (340, 1206), (560, 1180), (800, 1150), (1060, 1166)], 10)
    sand = poly([*shore, (1060, 1560), (-60, 1560)])
    s.cover(sand)
    s.wash(sand, "#d8bf88", 0.6, col2="#a88c64", bloom=4, gran=0.6, pool=0.6)
    s.wash(blob([(420, 1180), (1100, 1130), (1100, 1600), (-100, 1600), (-100, 1500), (300, 1440)]), "#5a4e48", 0.8, wet=70, gran=0.6)
    s.wash(blob([(860, 1300), (1100, 1200), (1100, 1600), (420, 1600)]), "#17171a", 1.0, wet=80, gran=0.6)
    s.wash(limb(shore + [0, 18], [14] * len(shore), 2), "#5a4a3c", 0.5, wet=12)
    marks.lace(s, shore, (2, 8), 5.5, 5)
    marks.lace(s, shore + [0, -22], (1.5, 5), 12, 6)
    for x, y, k, t in ((150, 1318, 1.0, -16), (330, 1436, 1.15, -10)):  # where it has stood, water stands
        for a, b, q in ((0, 0, 46), (-52, -34, 19), (-20, -58, 20), (22, -58, 20), (54, -34, 19)):
            c = move(ell(a * k, b * k * 0.55, q * k, q * k * 0.52), x, y, 1, t)
            s.wash(c.buffer(5), "#3a2c26", 0.8, wet=3)
            s.cover(c)
            s.wash(c, "#8aa4a8", 0.6, col2="#d8dcc8", edge=1.0)
            s.outline(c, 2, lost=0.3)


def _body():
    head_ = union(
        blob([(258, 420), (300, 350), (380, 318), (470, 332), (530, 410), (540, 520), (500, 620), (430, 690), (340, 690), (270, 620), (236, 520)]),
        blob([(286, 470), (190, 506), (106, 540), (76, 578), (84, 624), (140, 652), (240, 664), (350, 690), (420, 640), (400, 520)]),
        blob([(268, 430), (214, 360), (196, 262), (222, 244), (286, 296), (330, 356)]),
        blob([(430, 350), (440, 262), (500, 196), (566, 196), (612, 256), (604, 300), (560, 290), (530, 330), (516, 400)]),
    )
    trunk = union(
        blob([(430, 360), (540, 270), (680, 190), (840, 170), (960, 220), (1080, 300), (1080, 800), (980, 800), (860, 690), (740, 690), (640, 800), (520, 830), (440, 740), (420, 560)]),
        limb([(560, 720), (470, 880), (400, 960), (380, 1070)], [120, 70, 50, 50]),
        limb([(680, 740), (650, 900), (610, 1000), (612, 1100)], [110, 66, 50, 52]),
        limb([(960, 640), (980, 820), (920, 940), (946, 1080)], [160, 96, 56, 54]),
        limb([(930, 260), (900, 130), (820, 70), (730, 96), (716, 150)], [70, 56, 46, 34, 16]),
    )
    return head_, trunk


def _storm(s, g, edge=True):
    """Cloud: washes, then thread upon thread, pale where the sky lights it."""
    full = (0, 0, s.w, s.h)
    rough = np.clip(s.warp(s.mask(smooth(g, 14)), full, 4, 10, 8), 0, 1)
    s.cover(rough)
    s.wash(rough, SLATE, 1.2, col2="#1e252d", pool=0.9, bloom=6, gran=0.6, edge=0.6)
    s.wash(rough, NIGHT, 1.5, edge=0.2, gran=0.5, grad=("lin", 75, -0.15, 1.2))
    bb, t, _ = s.shade_of(smooth(g, 14), 120)
    dark = np.zeros((s.h, s.w), np.float32)
    dark[bb[1] : bb[3], bb[0] : bb[2]] = t
    m = s.mask(g)
    core = smooth(g, 12)
    tangle(s, core, 240, "#030406", 2.2, length=300, loop=0.2, inner=2, tone=dark * m + 0.05)
    tangle(s, core, 170, "#59656f", 1.6, length=220, loop=0.24, inner=3, tone=(1 - dark) ** 2 * m + 1e-4, body=True, alpha=0.8)
    tangle(s, core, 110, "#e9ead8", 1.5, length=170, loop=0.26, inner=3, tone=np.clip(0.75 - dark, 0, 1) ** 3 * m + 1e-5, body=True, alpha=0.85)
    if edge:
        tangle(s, core.buffer(12).difference(core.buffer(-14)), 150, "#06080c", 2.2, length=110, loop=0.3, inner=0)


def _face(s):
    # the mouth, cut into the cloud
    gape = blob([(126, 646), (200, 652), (300, 664), (384, 652), (452, 600, 1), (470, 650), (440, 724), (372, 790), (286, 822), (212, 812), (186, 780), (230, 736), (180, 690)])
    jaw = limb([(452, 690), (400, 790), (310, 850), (214, 838)], [50, 44, 38, 26])
    _storm(s, jaw)
    s.cover(gape)
    s.wash(gape, "#7a1620", 1.4, col2="#1a040a", mix=("lin", 0, -0.1, 1.2), edge=0.5, off=0, gran=0.4)
    tongue = blob([(430, 690), (370, 716), (290, 724), (222, 744), (172, 800), (150, 880), (158, 946), (196, 968), (234, 940), (246, 872), (280, 812), (360, 790), (430, 736)])
    s.wash(move(tongue, 12, 10), NIGHT, 0.9, wet=10)
    s.thing(tongue, "#d84a58", 1.0, col2="#b82a3e", shade=0.8, shcol="#4a0818", hatch=6, line=3, soft=30)
    s.curve([(410, 720), (300, 752), (220, 800), (194, 930)], 2.6, "#5a0a1c")
    for k in range(7):
        s.curve([(166 + k * 8, 900 - k * 22), (200 + k * 8, 908 - k * 24), (228 + k * 10, 896 - k * 24)], 1.4, "#8a1a30", clip=tongue)
    top = path([(110, 640), (200, 652), (300, 664), (384, 652), (450, 604)], 10)
    for i, (p, _, _) in enumerate(marks.along(top, 37)):
        h, w = ((46, 13), (84, 17), (34, 12), (40, 13), (46, 14), (52, 15), (48, 14), (40, 13), (32, 12), (28, 10))[i % 10]
        g = blob([(*(p + [-w, -6]), 1), p + [-w * 0.7, h * 0.5], (*(p + [-3, h]), 1), p + [w * 0.6, h * 0.45], (*(p + [w, -6]), 1)], 6)
        s.thing(g, "#f4ecd2", 0.4, shade=0.7, shcol="#8a6a4a", hatch=5, line=2.4)
    for x, y, h, w in ((252, 822, 62, 14), (300, 822, 34, 12), (340, 806, 40, 13), (378, 784, 44, 13), (412, 754, 40, 12), (440, 718, 32, 11)):
        g = blob([(x - w, y + 6, 1), (x - w * 0.4, y - h * 0.5), (x + 4, y - h, 1), (x + w * 0.8, y - h * 0.4), (x + w, y + 6, 1)], 6)
        s.thing(g, "#f4ecd2", 0.4, shade=0.7, shcol="#8a6a4a", hatch=5, line=2.4)
    tangle(s, limb([(456, 700), (404, 800), (312, 856), (226, 846)], [22, 24, 22, 12]), 60, "#06080c", 2.2, length=120, loop=0.3, inner=0)
    s.stroke(top - [0, 6], 9, NIGHT, taper=(0.05, 0.1))
    nose = blob([(62, 578), (84, 538), (136, 526), (160, 552), (146, 596), (104, 618), (74, 608)])
    s.thing(nose, "#0c0e14", 1.6, shade=0.8, shcol="#000000", hatch=0, line=3)
    s.curve([(88, 556), (110, 542), (134, 544)], 5, "#dfe6ea", body=True, alpha=0.85)
    s.fill(ell(90, 592, 13, 8, -20), "#000000")
    s.curve([(108, 616), (118, 640), (150, 650)], 5)
    for x, y, q in ((268, 476, 0.82), (396, 486, 1.0)):
        g = blob([(x - 46 * q, y + 4), (x - 16 * q, y - 26 * q), (x + 26 * q, y - 22 * q), (x + 48 * q, y + 8 * q), (x + 14 * q, y + 28 * q), (x - 24 * q, y + 24 * q)])
        s.fill(g.buffer(14), NIGHT)
        s.cover(g)
        s.wash(g, "#ffd42a", 0.9, col2="#f08a1e", mix=("lin", 90, 0, 1), edge=1.3, off=0)
        s.fill(ell(x + 10 * q, y + 5, 15 * q, 19 * q).intersection(g))
        s.fill(ell(x + 3 * q, y - 5, 5 * q), body=True)
        s.outline(g, 4, lost=0)
    for pts in ([(212, 448), (256, 410), (312, 436)], [(340, 436), (400, 416), (462, 452)]):
        for k in range(4):
            s.curve([(x + k * 3, y - k * 7) for x, y in pts], 6, NIGHT)
        s.curve([(x, y - 30) for x, y in pts], 2.4, "#dfe2d0", body=True)
    for k, (x, y) in enumerate(((170, 612), (206, 600), (236, 620), (192, 634), (262, 606))):
        s.fill(ell(x, y, 4), NIGHT)
        s.curve([(x, y), (x - 60, y + 16 - 8 * k), (x - 120, y + 50 - 22 * k)], 1.7, "#f0f0e4", body=True, alpha=0.8)
    inner = blob([(470, 330), (480, 276), (520, 236), (566, 232), (584, 266), (548, 270), (510, 320)])
    s.wash(inner, NIGHT, 1.2, wet=8)


def _collar(s):
    band = limb(NECK, [25, 29, 31, 31, 27], 12)
    s.wash(move(band, 22, 8), NIGHT, 1.2, wet=14)
    s.thing(band, "#d01f2a", 1.2, col2="#9a1020", shade=0.9, shcol="#32040e", hatch=6, line=3.4, gran=0.4, soft=26)
    line = path(NECK, 12)
    for e in (-19, 19):
        s.stroke(line + [e, 0], 1.8, "#ffc8a0", body=True, alpha=0.85)
    for u in (5, 13, 21, 29, 37):
        q = line[u]
        s.thing(ell(q[0], q[1], 9, 10), "#f0c040", 1.0, shade=0.7, shcol="#6a3a0a", hatch=0, line=2.2)
    tangle(s, blob([(430, 300), (480, 290), (520, 330), (500, 356), (450, 346)]), 46, "#0a0d12", 2.4, length=130, loop=0.3, inner=0)  # it goes into the coat
    tangle(s, blob([(430, 300), (480, 290), (510, 330), (490, 340), (450, 336)]), 16, "#dfe2d0", 1.5, length=90, loop=0.3, inner=0, body=True)
    tangle(s, blob([(490, 772), (560, 770), (580, 810), (540, 830), (490, 812)]), 40, "#0a0d12", 2.4, length=110, loop=0.3, inner=0)
    ring = ell(560, 770, 25).difference(ell(560, 770, 15))
    s.thing(ring, "#f0c040", 1.1, shade=0.7, shcol="#6a3a0a", hatch=0, line=2.6)
    tag = blob([(520, 790), (548, 796), (556, 826), (534, 846), (508, 832), (504, 806)])
    s.thing(tag, "#f0c040", 1.0, shade=0.7, shcol="#6a3a0a", hatch=0, line=2.4)
    s.curve([(518, 816), (530, 808), (528, 822), (542, 816)], 2.2, "#5a2a0a")


def _bolts(s):
    for pts in (
        [(790, 600), (776, 690), (724, 790), (770, 800), (722, 900), (764, 906), (738, 1010)],
        [(856, 590), (840, 690), (872, 780), (828, 800), (862, 900), (820, 920), (838, 1030)],
        [(724, 840), (690, 880), (706, 888), (684, 930)],
    ):
        end = pts[-1]
        s.glow(end[0], min(end[1], 1030), 120, "#f6d860", 0.3, 0.6)
        s.stroke(pts, 13, "#f0a81e", body=True, wobble=0.2, taper=(0.3, 0.5), alpha=0.75)
        s.stroke(pts, 8, "#ffe25a", body=True, wobble=0.2, taper=(0.3, 0.6))
        s.stroke(pts, 3.4, "#fffdf0", body=True, wobble=0.2, taper=(0.3, 0.6))
    r = s.rng
    for _ in range(60):
        x, y = r.uniform(680, 900), r.uniform(1016, 1090)
        q = r.uniform(8, 34)
        s.stroke([(x - q, y), (x + q, y + r.normal())], r.uniform(1.2, 3), "#ffe88a", body=True, alpha=0.8)
    for _ in range(230):
        x, y, q = r.uniform(420, 1000), r.uniform(720, 1060), r.uniform(24, 74)
        pale = r.random() < 0.6
        s.stroke([(x, y), (x - q * 0.3, y + q)], r.uniform(0.9, 1.9), "#f0f2ea" if pale else NIGHT, body=pale, alpha=0.6)
    for x, y, q in ((380, 1084, 80), (612, 1112, 84), (946, 1096, 90)):
        for k in range(5):
            s.stroke(arc(x, y + 6, q + 24 * k, 13 + 7 * k, 175 + 8 * k, 365 - 10 * k), 2.4, "#f6f4e6", body=True, alpha=0.85)
        marks.lace(s, path([(x - q * 0.9, y + 4), (x - q * 0.3, y - 10), (x + q * 0.3, y - 8), (x + q * 0.9, y + 6)], 8), (2, 9), 4, 5)


def _holder(s):
    """In a yellow raincoat, on her heels."""
    x, y, k = 742, 1392, 1.12

    def q(*pts):
        return [(x + a * k, y + b * k) for a, b in pts]

    skin, gold, dark = SKINS["brown"], "#f2b61c", "#6a3206"
    s.wash(limb(q((-60, 26), (40, 34), (170, 44)), [12, 26, 14]), "#0c0a0e", 0.9, wet=10)
    for a, b in ((-96, 12), (-66, 26)):  # her heels have ploughed the sand
        s.curve(q((a, b), (a - 60, b - 4), (a - 130, b + 4)), 5, "#4a3424", alpha=0.8)
        s.curve(q((a, b - 8), (a - 60, b - 11), (a - 130, b - 4)), 2.4, "#fff0cc", body=True, alpha=0.8)
    for hip, knee, foot in (((36, -74), (-20, -50), (-74, -6)), ((48, -64), (2, -30), (-44, 10))):
        s.thing(limb(q(hip, knee, foot), [15 * k, 13 * k, 10 * k]), "#2a3a54", 1.2, shade=0.8, shcol="#0a101c", hatch=4, line=2.4)
        f = foot
        s.thing(blob(q((f[0] + 8, f[1] - 24), (f[0] - 8, f[1] - 26), (f[0] - 26, f[1] - 32), (f[0] - 36, f[1] - 22), (f[0] - 18, f[1] + 2), (f[0] + 8, f[1] + 16), (f[0] + 22, f[1] + 6))), "#c8262e", 1.1, shade=0.8, shcol="#3a060c", hatch=0, line=2.4)
    hand = np.array(q((-72, -166))[0])
    ring = np.array([566.0, 792.0])
    d = (ring - hand) / np.hypot(*(ring - hand))
    far = limb(q((44, -176), (-14, -166), (-62, -172)), [15 * k, 13 * k, 10 * k])
    garment(s, far, "#d89a18", lambda a, b: 3.1, 40, dark=dark, cast=None, line=2.4, hatch=0)
    coat = blob(q((34, -200), (70, -206), (98, -176), (106, -130), (112, -80), (92, -34), (56, -30), (14, -48), (8, -70), (26, -120), (26, -170)))
    garment(s, coat, gold, lambda a, b: 1.75, 170, dark=dark, pale="#fff6b0", long=26, w=1.3, cast=(6, 8), line=2.8, hatch=5)
    folds(s, (q((50, -180), (60, -110), (40, -46)), q((84, -170), (92, -110), (80, -40)), q((30, -128), (50, -120), (66, -126))), dark, "#fff6b0", 2.2, (3, 2))
    for b in (-168, -136, -104, -72):
        s.fill(ell(*q((34 + (b + 168) * -0.14, b))[0], 3.2), "#3a1c06")
    s.thing(limb(q((70, -196), (62, -226)), [17 * k, 14 * k]), skin[0], 0.95, col2=skin[1], shade=0.9, shcol=skin[2], hatch=0, line=2)
    s.thing(limb(q((44, -202), (66, -196), (92, -204)), [8 * k, 10 * k, 8 * k]), "#c8262e", 1.1, shade=0.8, shcol="#3a060c", hatch=0, line=2.2)
    at = profile(s, *q((56, -240))[0], 78 * k, 18, flip=True, skin=skin, k=0.95, line=1.9, brow=0.6)
    tresses(s, valid(Polygon(at(path([(0.46, 0.24), (0.42, 0.50), (0.34, 0.62), (0.20, 0.78), (0.02, 0.70), (-0.06, 0.40), (0.10, 0.20)], 6, True)))), lambda *_: 1.7, ("#120a0a", "#2a1a16", "#7a5440"), 110, 16, 1.4)
    ear = ell(*at([(0.38, 0.52)])[0], 7, 11)
    s.fill(ear, skin[1])
    s.outline(ear, 1.7)
    hat = blob(q((8, -258), (30, -270), (42, -294), (74, -300), (102, -280), (112, -248), (120, -212), (104, -204), (90, -214), (86, -240), (62, -256), (34, -258)))
    s.thing(hat, gold, 1.05, shade=0.85, shcol=dark, hatch=5, line=2.6)
    s.curve(q((32, -266), (64, -270), (92, -250), (98, -218)), 2)
    # the leash goes from the ring through both fists
    s.stroke([ring, (ring + hand) / 2 + [4, 16], hand, q((-44, -160))[0]], 8, "#26060c", taper=(0.01, 0.01), press=0.1, wobble=0.4)
    s.stroke([ring + [-2, 0], (ring + hand) / 2 + [2, 15], hand + [-2, 0]], 4.5, "#c8262e", taper=(0.01, 0.01), press=0.1, wobble=0.4)
    s.stroke([ring + [-3, 0], (ring + hand) / 2 + [1, 14], hand + [-3, 0]], 1.2, "#ffb090", body=True, taper=(0.01, 0.01), wobble=0.4)
    tail = q((-44, -160), (-26, -130), (-44, -96), (-30, -84), (-18, -104), (-36, -134))
    s.curve(tail, 6, "#26060c")
    s.curve(tail, 3, "#c8262e")
    near = limb(q((66, -184), (10, -150), (-40, -160)), [18 * k, 15 * k, 11 * k])
    n = np.array([-d[1], d[0]])
    for at_ in (hand, hand + np.array([29, 11])):
        s.thing(ell(*(at_ + n * 6), 14, 12), skin[0], 1.0, col2=skin[1], shade=0.7, shcol=skin[2], hatch=0, line=2)
        for e in (-11, -4, 3, 10):
            c = at_ + d * e
            finger(s, [c + n * 11, c + n * 1, c - n * 9], 4.6, skin, line=1.6, nail=False, k=0.95, n=5)
    garment(s, near, gold, lambda a, b: 2.9, 70, dark=dark, pale="#fff6b0", long=22, w=1.3, cast=(2, 10), line=2.6, hatch=0)
    folds(s, (q((14, -162), (8, -150), (14, -138)), q((0, -160), (-4, -150), (2, -138))), dark, "#fff6b0", 1.8, (3, 1))
    ball = ell(*q((170, 30))[0], 24)
    s.wash(ell(*q((182, 52))[0], 34, 9), "#0c0a0e", 0.9, wet=6)
    s.thing(ball, "#e8402e", 1.0, shade=0.8, shcol="#4a0a14", hatch=4, line=2.4)
    c = q((170, 30))[0]
    s.curve([(c[0] - 22, c[1] + 4), (c[0] - 4, c[1] - 4), (c[0] + 22, c[1] - 8)], 6, "#fff4dc", body=True, clip=ball)


@card("storm", paper="grey", light=(-0.55, -0.7), fresh=False)
def storm_leash(s):
    _weather(s)
    head_, trunk = _body()
    _storm(s, trunk)
    s.wash(blob([(600, 690), (760, 640), (1040, 720), (1040, 860), (900, 760), (740, 730)]), NIGHT, 1.0, wet=50)
    for x, y in ((380, 1078), (612, 1106), (946, 1090)):  # under water
        foot = blob([(x - 90, y - 4), (x, y - 14), (x + 90, y - 4), (x + 80, y + 30), (x, y + 46), (x - 80, y + 30)])
        s.cover(foot, keep=0.35, ink=0.15)
        s.wash(foot, "#24464e", 0.8, wet=10, gran=0.6)
    _bolts(s)
    _storm(s, head_)
    _face(s)
    _collar(s)
    _holder(s)
    s.splatter(NIGHT, 60, (100, 800, 640, 1400), (0.6, 5))
    s.splatter("#1a242c", 30, (0, 0, 1000, 400), (0.6, 4))
