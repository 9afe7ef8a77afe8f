"""Inside a scream: somebody sits there and reads."""

from ..easel import *
from ..kit.brush import threads

DEEP, FLESH, RED = "#1c0a12", "#d8544a", "#8a1c28"
TEAL = ("#2f8a86", "#0c3238", "#a8ecd8")
GAP = blob([(76, 640), (120, 420), (270, 250), (500, 196), (730, 250), (880, 420), (924, 640), (880, 830), (730, 960), (500, 1000), (270, 960), (120, 830)])


def _cave(s):
    """Palate and cheeks: dark towards us, lit at the opening."""
    s.wash(s.all, FLESH, 0.95, col2="#b03a3c", gran=0.35, pool=0.5)
    sheet = box(-20, -20, 1020, 1520)
    s.wash(sheet.difference(GAP.buffer(70)), RED, 0.9, wet=90, gran=0.4)
    s.wash(sheet.difference(GAP.buffer(190)), "#3a0a1a", 1.2, wet=110, gran=0.45)
    s.wash(sheet.difference(ell(500, 700, 640, 800)), DEEP, 1.2, wet=90, gran=0.45)
    r = s.rng
    for k in range(15):  # ridges of the palate
        q = 30 + 24 * k
        a = path([(500 - 90 - q * 1.3, 240 - q * 0.55), (500 - 60, 216 - q * 0.86), (500, 226 - q * 0.84), (500 + 60, 216 - q * 0.86), (500 + 90 + q * 1.3, 240 - q * 0.55)], 10)
        s.stroke(a + r.normal(size=2) * 3, 3.2, "#3a0a1a", alpha=0.7, wobble=2)
        s.stroke(a + [0, 7], 1.8, "#f0a08a", body=True, alpha=0.35)
    for side in (-1, 1):
        for k in range(11):
            x = 500 + side * (452 + 14 * k)
            s.curve([(x - side * 40, 330 + 12 * k), (x + side * 26, 640), (x - side * 30, 980 - 8 * k)], 2.4, "#3a0a1a", alpha=0.6)


def _outside(s):
    """A street that has never heard anything like it."""
    r = s.rng
    s.cover(GAP)
    s.wash(GAP, "#f8dc90", 0.5, col2="#f6ecd0", gran=0.25)
    s.wash(blob([(60, 180), (940, 180), (940, 420), (620, 330), (380, 340), (60, 430)]), "#e89a50", 0.6, wet=80, clip=GAP)
    for x, w, h in ((100, 120, 250), (224, 96, 180), (322, 80, 130), (600, 84, 140), (686, 100, 190), (790, 140, 270)):
        house = poly([(x, 830), (x, 830 - h), (x + w / 2, 830 - h - w * 0.45), (x + w, 830 - h), (x + w, 830)])
        s.wash(house, "#b86a4a", 0.55, col2="#8a4a48", clip=GAP, gran=0.25)
        s.outline(house, 1.8, "#6a3030", clip=GAP)
        for i in range(int(h / 62)):
            for j in range(int(w / 40)):
                s.fill(box(x + 14 + j * 38, 846 - h + i * 56, x + 30 + j * 38, 872 - h + i * 56).intersection(GAP), "#5a2430", alpha=0.75)
    road = poly([(40, 1010), (40, 820), (960, 820), (960, 1010)])
    s.wash(road, "#d8a878", 0.5, clip=GAP, gran=0.25)
    for a in np.linspace(-168, -12, 40):  # the voice goes out
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a)) * 0.9])
        c = np.array([500, 760])
        u, v = r.uniform(60, 170), r.uniform(230, 560)
        s.stroke([c + d * u, c + d * v], r.uniform(3, 7), "#d8603a" if r.random() < 0.6 else "#fffbe8", body=True, alpha=0.7, taper=(0.1, 0.8), clip=GAP)


def _passer(s, x, y, k, lean, col):
    """Blown backwards, both arms over the ears; the hat is gone already."""

    def at(*pts):
        return [(*move([p[:2]], x, y, k, lean)[0], *p[2:]) for p in pts]

    coat = blob(at((-16, -96), (16, -96), (30, -40), (34, -2, 1), (-34, -2, 1), (-28, -40)))
    arms = [limb(at((m * 14, -90), (m * 44, -112), (m * 22, -134)), [9 * k, 8 * k, 7 * k]) for m in (-1, 1)]
    legs = [limb(at((m * 12, -8), (m * 18, 36), (m * 30 - 4, 42)), [9 * k, 7 * k, 7 * k]) for m in (-1, 1)]
    head = ell(*at((0, -126))[0], 24 * k, 26 * k)
    s.wash(ell(x, y + 46 * k, 50 * k, 10 * k), "#5a2430", 0.8, wet=7, clip=GAP)
    for g, c in ((legs[0], "#241420"), (legs[1], "#241420"), (coat, col), (head, "#a8623e"), (arms[0], col), (arms[1], col)):
        s.cover(g)
        s.thing(g, c, 1.1, shade=0.8, shcol="#1c0a18", hatch=0, line=2.2)
    hat = union(ell(*at((0, -214))[0], 34 * k, 8 * k, lean + 30), move(blob([(-20, 0), (-17, -26), (17, -26), (20, 0)]), *at((4, -214))[0], k, lean + 30))
    s.thing(hat, "#241420", 1.2, shade=0.5, hatch=0, line=2)


def _tooth(s, x, y, w, h, way, door=False):
    """Hangs (way 1) or stands (way -1) at (x, y)."""
    g = blob([(x - w * 0.5, y - way * 26, 1), (x - w * 0.52, y + way * h * 0.5), (x - w * 0.3, y + way * h * 0.96), (x, y + way * h), (x + w * 0.3, y + way * h * 0.96), (x + w * 0.52, y + way * h * 0.5), (x + w * 0.5, y - way * 26, 1)])
    s.wash(move(g, 10, 14), "#3a0a1a", 0.9, wet=9)
    s.cover(g)
    s.thing(g, "#fbf3dc", 0.3, col2="#e0c8a0", shade=0.8, shcol="#7a4a58", hatch=6, line=3, soft=w * 0.5)
    s.wash(blob([(x - w * 0.5, y - way * 26), (x, y + way * 12), (x + w * 0.5, y - way * 26)]), RED, 0.7, wet=9, clip=g)
    if door:
        d = blob([(x - 26, y - 14, 1), (x - 26, y - 70), (x, y - 92), (x + 26, y - 70), (x + 26, y - 14, 1)])
        s.cover(d)
        s.thing(d, "#c8502e", 1.1, shade=0.6, shcol="#3a0a12", hatch=5, line=2.6)
        s.fill(ell(x + 14, y - 46, 4.5), "#f8d060", body=True)


UPPER = ((150, 92, 104), (252, 100, 128), (362, 108, 146), (500, 140, 166), (638, 108, 146), (748, 100, 128), (850, 92, 104))
LOWER = ((160, 88, 92), (258, 94, 108), (358, 96, 118), (460, 96, 122), (560, 96, 122), (662, 96, 118), (762, 94, 108), (856, 88, 92))


def upper(x):
    return 196 + ((x - 500) / 400) ** 2 * 250


def lower(x):
    return 1004 - ((x - 500) / 400) ** 2 * 210


def _gum(s, root, way):
    """Scalloped over the roots, wet where the light catches it."""
    line = [(x, root(x) - way * 22) for x in range(60, 960, 40)]
    g = limb(line, [34] * len(line), 6)
    s.wash(move(g, 6, 12), "#3a0a1a", 0.8, wet=10)
    s.cover(g)
    s.thing(g, "#d8605a", 0.9, col2="#b03a44", shade=0.8, shcol="#5a0f22", hatch=6, line=2.8, soft=22)
    s.stroke(path([(x, y - 12) for x, y in line], 6), 4, "#ffc8b8", body=True, alpha=0.6)


def _teeth(s):
    for x, w, h in UPPER:
        _tooth(s, x, upper(x), w, h, 1)
    _gum(s, upper, 1)
    for x, w, h in LOWER:
        _tooth(s, x, lower(x), w, h, -1, door=x == 762)
    _gum(s, lower, -1)


def _tongue(s):
    """The carpet of the room."""
    g = blob([(130, 1540), (150, 1250), (250, 1060), (390, 984), (500, 1000), (610, 984), (750, 1060), (850, 1250), (870, 1540)])
    s.wash(move(g, 0, -24), DEEP, 1.0, wet=24)
    s.cover(g)
    s.thing(g, "#e8786a", 0.9, col2="#c8484a", shade=0.9, shcol="#5a0f22", hatch=7, line=3.4, soft=150)
    r = s.rng
    s.wash(limb([(500, 1020), (496, 1200), (504, 1540)], [10, 18, 30]), "#7a1c2c", 0.9, wet=12, clip=g)
    for _ in range(420):
        x, y = r.uniform(150, 850), r.uniform(1020, 1500)
        s.fill(ell(x, y, r.uniform(2, 5), r.uniform(1.5, 3)).intersection(g), "#ffc0a8", body=True, alpha=0.6)


def _lamp(s):
    """What hangs in every throat is lit here."""
    s.glow(480, 700, 360, "#f8a83a", 0.35, 0.4)
    flesh = blob([(330, -30, 1), (420, 40), (458, 150), (464, 280), (440, 360), (444, 420), (496, 452), (548, 420), (552, 360), (528, 280), (534, 150), (572, 40), (664, -30, 1)])
    s.wash(move(flesh, 14, 10), DEEP, 0.9, wet=14)
    s.cover(flesh)
    s.thing(flesh, "#c8423e", 1.0, col2="#8a1c28", shade=0.9, shcol="#2a0612", hatch=6, line=3.2, soft=50)
    s.stroke(path([(476, 120), (480, 250), (462, 350), (466, 400)], 8), 6, "#f8a89a", body=True, alpha=0.5)
    bulb = ell(496, 432, 50, 24)
    s.fill(bulb, "#fff3c0", body=True)
    s.outline(bulb, 2.6)
    for a in range(20, 170, 25):
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.stroke([np.array([496, 440]) + d * 56, np.array([496, 440]) + d * 100], 5, "#fff0b0", body=True, taper=(0.1, 0.8))


def _chair(s):
    """An armchair from the side; of who sits in it one sees a book, slippers, and a tuft of hair."""
    seat = blob([(190, 1372, 1), (196, 1180), (186, 1010), (226, 946), (290, 956), (306, 1050), (316, 1180), (470, 1180), (512, 1204), (514, 1290), (500, 1372, 1)])
    arm = blob([(270, 1170), (300, 1140), (460, 1136), (496, 1166), (486, 1204), (460, 1216), (452, 1330), (286, 1330), (290, 1220)])
    legs = limb([(400, 1196), (530, 1180), (594, 1216), (600, 1336)], [48, 44, 34, 24])
    shoe = blob([(570, 1326), (628, 1322), (684, 1356), (690, 1376, 1), (576, 1378, 1)])
    s.wash(ell(420, 1390, 330, 40), DEEP, 1.2, wet=18)
    hair = union(*(limb([(286 + 7 * i, 1010), (292 + 10 * i, 950 - 8 * (i % 3)), (302 + 11 * i, 922 + 9 * (i % 2))], [15, 11, 3]) for i in range(7)))
    book = poly([(392, 900), (586, 950), (560, 1130), (372, 1082)])
    page = poly([(372, 1082), (392, 900), (352, 912), (336, 1076)])
    for x in (212, 470):
        s.thing(limb([(x, 1370), (x - 4, 1412)], [14, 9]), "#5a2c1c", 1.1, shade=0.8, hatch=4, line=2.6)
    s.cover(seat)
    s.thing(seat, TEAL[0], 1.0, col2="#1c5a60", shade=0.9, shcol=TEAL[1], hatch=6, line=3.4, soft=60)
    threads(s, seat, lambda x, y: 1.3, ((TEAL[1], 0), (TEAL[2], 1)), 220, 16, 1.3, share=lambda x, y, lit: 0.6, alpha=0.5)
    for x, y in ((232, 1030), (238, 1110)):
        s.fill(ell(x, y, 8), TEAL[1])
    s.cover(hair)
    s.thing(hair, "#2a1418", 1.3, shade=0.6, hatch=0, line=2.2)
    jumper = blob([(276, 1040), (300, 1006), (360, 1000), (404, 1060), (410, 1190), (300, 1190)])
    for g, c, d in ((jumper, "#e0a830", "#6a3410"), (legs, "#3a3a6a", "#12122c"), (shoe, "#c83a34", "#4a0a12")):
        s.cover(g)
        s.thing(g, c, 1.0, shade=0.8, shcol=d, hatch=6, line=3)
    s.fill(ell(606, 1320, 27, 12), "#f6ead0", body=True)
    for g, c in ((page, "#fbf3dc"), (book, "#b8242c")):
        s.wash(move(g, 10, 14), DEEP, 0.7, wet=8)
        s.cover(g)
        s.thing(g, c, 0.95 if g is book else 0.25, shade=0.6, shcol="#3a0612", hatch=5, line=3)
    s.outline(poly([(410, 924), (566, 964), (546, 1106), (394, 1066)]), 2.2, "#f8d060", lost=0.05)
    sleeve = limb([(322, 1066), (372, 1142), (452, 1124)], [38, 33, 25])
    hand_ = limb([(452, 1122), (486, 1104), (500, 1084)], [20, 19, 12])
    for g, c, d in ((hand_, "#b87a54", "#4a2018"), (sleeve, "#e0a830", "#6a3410")):
        s.wash(move(g, 6, 10), DEEP, 0.6, wet=7)
        s.cover(g)
        s.thing(g, c, 1.0, shade=0.8, shcol=d, hatch=6 if g is sleeve else 0, line=3)
    for k in range(3):
        s.curve([(478 + 9 * k, 1112 - 9 * k), (494 + 6 * k, 1102 - 9 * k), (504 + 3 * k, 1090 - 8 * k)], 2, "#4a2018")
    s.cover(arm)
    s.thing(arm, TEAL[0], 1.0, shade=0.9, shcol=TEAL[1], hatch=6, line=3.2, soft=40)
    s.thing(ell(474, 1172, 34, 34), "#3f9a94", 1.0, shade=0.8, shcol=TEAL[1], hatch=5, line=2.8)


def _tea(s):
    """On a tooth that came out long ago."""
    stool = blob([(690, 1400, 1), (700, 1300), (730, 1262), (800, 1254), (860, 1270), (880, 1310), (884, 1400, 1), (846, 1430), (820, 1376), (770, 1376), (740, 1430)])
    s.wash(ell(790, 1420, 120, 22), DEEP, 1.1, wet=12)
    s.cover(stool)
    s.thing(stool, "#fbf3dc", 0.3, col2="#e0c8a0", shade=0.8, shcol="#7a4a58", hatch=6, line=3, soft=40)
    cup = blob([(742, 1196, 1), (748, 1246), (776, 1264), (810, 1264), (836, 1246), (842, 1196, 1)])
    s.cover(cup)
    s.thing(cup, "#3f7ab0", 0.9, shade=0.7, shcol="#0e2044", hatch=5, line=2.6)
    s.stroke(arc(838, 1224, 22, 20, -80, 90, 12), 8, "#2f5a90", body=True)
    s.thing(ell(792, 1196, 50, 13), "#8a4a24", 1.0, shade=0.3, hatch=0, line=2.6)
    for k in (-18, 12):
        s.curve([(792 + k, 1186), (776 + k, 1140), (806 + k, 1100), (790 + k, 1050)], 5, "#fff6e4", body=True, alpha=0.7)


@card("ember", paper="cold", light=(0.1, -0.9))
def mouth_room(s):
    """From inside: behind the teeth there is a chair, a lamp and a book; outside they hold their ears."""
    _cave(s)
    _outside(s)
    _passer(s, 420, 870, 0.72, -16, "#2f6a8a")
    _passer(s, 612, 880, 0.86, 14, "#6a3a78")
    _passer(s, 516, 850, 0.56, 4, "#3a7a4a")
    _teeth(s)
    _tongue(s)
    _lamp(s)
    _chair(s)
    _tea(s)
    s.splatter(DEEP, 24, (640, 420, 960, 760), (0.7, 3))
