"""A kitchen at night: a place is laid for somebody who is very far away and looks in."""

from ..easel import *

DEEP, SKY, WARM = "#0a0e22", "#1c2f66", "#c8763a"
MOON = (560, 524, 266)
PANE = box(196, 96, 868, 812)
HIM = (412, 304)
SOUP = (470, 1150)


def _wall(s):
    """Dark at the edges, warm where the lamp reaches."""
    s.wash(s.all, "#a86a48", 0.75, col2="#7a4a44", gran=0.3, pool=0.5)
    s.wash(blob([(560, -80), (1100, -80), (1100, 1200), (880, 1160), (900, 500), (760, 60)]), "#3a2238", 0.95, wet=90, gran=0.4)
    s.wash(blob([(-80, 420), (140, 520), (150, 900), (40, 1120), (-80, 1140)]), "#3a2238", 0.8, wet=80, gran=0.4)
    for y in range(30, 1020, 74):  # small leaves of the wallpaper
        for i, x in enumerate(range(24 + (y // 74 % 2) * 44, 1000, 88)):
            leaf = blob([(x, y - 15, 1), (x + 8, y), (x, y + 15, 1), (x - 8, y)], 6)
            s.wash(leaf, "#e8b070" if i % 3 else "#8a3a34", 0.5, off=0)


def _night(s):
    s.cover(PANE)
    s.wash(PANE, SKY, 1.1, col2="#101a44", gran=0.45, clip=PANE)
    s.wash(blob([(160, 60), (620, 60), (330, 330), (170, 700)]), DEEP, 1.1, wet=80, clip=PANE, gran=0.5)
    s.wash(blob([(900, 500), (900, 860), (300, 860), (640, 760)]), DEEP, 0.9, wet=80, clip=PANE, gran=0.5)
    r = s.rng
    for _ in range(90):
        x, y = r.uniform(204, 860), r.uniform(104, 800)
        if math.hypot(x - MOON[0], y - MOON[1]) > MOON[2] + 14:
            s.fill(ell(x, y, 0.9 + 2.2 * r.random() ** 3), "#fff6d8", body=True)


def _moon(s):
    x, y, q = MOON
    disc = ell(x, y, q)
    s.lift(ell(x, y, q + 60), 0.35, 40)
    s.cover(disc)
    s.thing(disc, "#f6ecc8", 0.45, col2="#d8dce8", shade=0.5, shcol="#5a6a9a", hatch=7, line=2.8, soft=190, white=0.6)
    r = s.rng
    for u, v, k in ((-0.3, 0.3, 0.2), (0.36, -0.1, 0.26), (0.1, 0.56, 0.15), (-0.52, -0.16, 0.13), (0.02, -0.42, 0.12), (0.6, 0.4, 0.13), (-0.12, 0.02, 0.09), (0.3, 0.3, 0.08), (-0.6, 0.32, 0.08)):
        cx, cy, w = x + u * q, y + v * q, k * q
        flat = 1 - 0.45 * math.hypot(u, v)
        rim = ell(cx, cy, w, w * flat, math.degrees(math.atan2(v, u)) + 90)
        s.wash(rim, "#8a94b4", 0.75, col2="#b8b8b0", gran=0.4, clip=disc)
        s.wash(rim.difference(move(rim, w * 0.16, w * 0.2)), "#2f3c6a", 0.9, wet=4, clip=disc)
        s.outline(rim, 1.8, "#3a4468", lost=0.45, clip=disc)
        s.curve(arc(cx, cy, w * 1.05, w * flat * 1.05, 10, 110, 10), 3, "#fffdf0", body=True, alpha=0.9, clip=disc)
    for _ in range(160):
        a, d = r.uniform(0, math.tau), q * math.sqrt(r.random())
        s.fill(ell(x + d * math.cos(a), y + d * math.sin(a), r.uniform(0.8, 2.4)), "#7a84a4", alpha=0.6)


def _traveller(s):
    """On the rim of the moon, no larger than a thumb: his glass points at the table, and shines."""

    def at(*pts):
        return [(*move([p[:2]], *HIM, 1.34, -24)[0], *p[2:]) for p in pts]

    tip = np.array(at((74, -22))[0])
    for foot in ((34, 8), (58, 22), (76, 14)):
        s.stroke(at((52, -50), foot), 5, "#0e1228")
    parts = (
        limb(at((-14, -40), (-20, -4)), [13, 12]),
        limb(at((10, -40), (14, -2)), [13, 12]),
        blob(at((-38, -92), (-20, -100), (-22, -50), (-40, -48))),
        blob(at((-24, -96), (16, -98), (24, -60), (18, -34), (-22, -34), (-28, -60))),
        limb(at((8, -86), (34, -74)), [11, 10]),
        ell(*at((0, -122))[0], 33, 31),
    )
    for part in parts:
        s.cover(part)
        s.thing(part, "#fbf8f0", 0.2, shade=0.8, shcol="#5a6a9a", hatch=0, line=3)
    s.stroke(arc(*at((0, -122))[0], 33, 31, 100, 250, 16), 3, "#8a94b8", alpha=0.9)
    s.stroke(at((-34, -92), (-34, -54)), 3, "#8a94b8")
    for x in (-14, 12):
        s.stroke(at((x - 12, -18), (x + 12, -18)), 4, "#8a94b8")
    visor = blob(at((2, -136), (26, -134), (30, -118), (16, -106), (2, -112)))
    s.fill(visor, "#d8923a", body=True)
    s.outline(visor, 2.2)
    tube = union(limb(at((26, -114), (52, -64)), [11, 13]), limb(at((50, -66), (70, -28)), [17, 19]))
    s.cover(tube)
    s.thing(tube, "#c8502e", 1.0, shade=0.7, shcol="#4a1414", hatch=0, line=2.8)
    s.fill(ell(*tip, 17, 13), "#fffbe0", body=True)
    for a in range(0, 360, 45):
        d = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))])
        s.stroke([tip + d * 14, tip + d * (52 if a % 90 else 92)], 5, "#fff3b0", body=True, taper=(0.01, 0.9))


def _frame(s):
    """An old sash window with one bar across and one down."""
    bars = [box(150, 50, 914, 98), box(150, 806, 914, 858), box(150, 50, 198, 858), box(866, 50, 914, 858), box(198, 664, 866, 688)]
    for g in bars:
        s.wash(move(g, 16, 22).difference(PANE.buffer(20)), DEEP, 0.7, wet=12)
        s.cover(g)
        s.thing(g, "#e8d8c0", 0.5, col2="#b89a8a", shade=0.7, shcol="#4a3450", hatch=6, line=3, soft=16)
    sill = poly([(104, 858), (960, 858), (990, 916), (74, 916)])
    s.wash(move(sill, 6, 34), DEEP, 0.9, wet=16)
    s.cover(sill)
    s.thing(sill, "#f0e0c4", 0.5, shade=0.5, shcol="#5a4058", hatch=7, line=3.2)
    for x in (230, 540, 800):  # the moon lies on it
        s.scumble(poly([(x, 862), (x + 90, 862), (x + 104, 910), (x + 6, 910)]), "#e4ecff", 0.5, 80)


def _cat(s):
    """It has seen him long ago."""
    back = blob([(716, 872), (696, 800), (706, 720), (744, 676), (790, 676), (828, 722), (838, 800), (826, 872)])
    head = union(ell(766, 640, 54, 50), poly([(722, 616), (716, 556), (756, 596)]), poly([(778, 594), (820, 558), (812, 620)]))
    tail = limb([(820, 852), (890, 872), (926, 936), (914, 1010), (944, 1038)], [17, 17, 15, 13, 8])
    whole = union(back, head, tail)
    s.wash(move(whole, 12, 20), DEEP, 0.8, wet=14)
    for g in (tail, back, head):
        s.cover(g)
        s.thing(g, "#241a2c", 1.4, shade=0.8, shcol="#08060e", hatch=0, line=2)
    marks.pelt(s, s.mask(whole), lambda x, y: 1.4, 520, (12, 30), 1.6, "#06050c", "#6a7ab0", 0.25)
    rim = whole.difference(move(whole, 7, 8)).buffer(-0.4)
    s.fill(rim, "#c8d4f4", body=True, alpha=0.75)


def _bowl_of_fish(s):
    """A helmet of another kind."""
    x, y = 292, 772
    glass = ell(x, y, 92, 84).difference(box(100, 600, 480, 704))
    water = glass.intersection(box(100, 744, 480, 900))
    s.lift(glass, 0.25, 6)
    s.cover(water, keep=0.35)
    s.wash(water, "#4aa0b8", 0.7, gran=0.25)
    s.outline(glass, 2.8, "#101830")
    s.stroke(path([(200 + 12, 744), (x, 754), (384 - 12, 744)], 10), 2.6, "#eafcff", body=True)
    body = blob([(260, 794), (290, 770), (326, 782), (344, 796), (322, 812), (288, 818)])
    fin = blob([(268, 796), (236, 770), (226, 792), (238, 800), (224, 818), (250, 816)])
    for g in (fin, body):
        s.cover(g)
        s.thing(g, "#f07a28", 1.1, shade=0.6, shcol="#8a2c10", hatch=0, line=2.2)
    s.fill(ell(324, 792, 5), "#fff8e8", body=True)
    s.fill(ell(325, 791, 2.6), "#101018")
    s.stroke(arc(x, y, 72, 66, 196, 246, 12), 6, "#ffffff", body=True, alpha=0.8)


def _table(s):
    """Checked cloth, seen from a chair."""
    top = poly([(-40, 1010), (1040, 1010), (1240, 1560), (-240, 1560)])
    s.wash(move(top, 0, -26).difference(top), DEEP, 0.9, wet=18)
    s.cover(top)
    s.wash(top, "#f6ead0", 0.3, gran=0.25)
    far, near = 1010, 1520
    rows = [far + (near - far) * (k / 8) ** 1.35 for k in range(9)]

    def at(u, y):
        return 500 + (u - 0.5) * (1080 + 400 * (y - far) / 550)

    for j, (a, b) in enumerate(zip(rows, rows[1:], strict=False)):
        for i in range(14):
            cell = poly([(at(i / 14, a), a), (at((i + 1) / 14, a), a), (at((i + 1) / 14, b), b), (at(i / 14, b), b)])
            k = (i % 2) + (j % 2)
            if k:
                s.wash(cell, "#c83a34", 0.42 * k, edge=0.3, gran=0.25)
    s.wash(blob([(620, 980), (1100, 980), (1100, 1600), (300, 1600), (700, 1400)]), "#2a1830", 1.0, wet=90, gran=0.4, clip=top)
    s.wash(blob([(-60, 1000), (120, 1010), (60, 1300), (-60, 1600)]), "#2a1830", 0.9, wet=80, gran=0.4, clip=top)
    s.stroke([(-20, 1010), (1020, 1010)], 4, "#1a0f18")


def _soup(s):
    x, y = SOUP
    plate = ell(x, y + 92, 262, 84)
    s.wash(move(plate, 34, 34), DEEP, 1.0, wet=16)
    s.cover(plate)
    s.thing(plate, "#f2f4fa", 0.2, shade=0.5, shcol="#4a5a8a", hatch=6, line=3, soft=50)
    s.outline(ell(x, y + 88, 214, 64), 2, "#3a5aa0", lost=0.1)
    cup = blob([(x - 196, y - 6, 1), (x - 168, y + 74), (x - 90, y + 122), (x + 90, y + 122), (x + 168, y + 74), (x + 196, y - 6, 1), (x, y + 40)])
    s.cover(cup)
    s.thing(cup, "#3f6ab8", 0.9, col2="#28468c", shade=0.9, shcol="#0e1a44", hatch=6, line=3.2, soft=60)
    mouth = ell(x, y - 8, 196, 58)
    s.cover(mouth)
    s.thing(mouth, "#e8ecf6", 0.3, shade=0.3, shcol="#4a5a8a", hatch=0, line=3)
    broth = ell(x, y - 2, 172, 45)
    s.wash(broth, "#e8952a", 1.0, col2="#c8601c", gran=0.3)
    s.wash(broth.difference(move(broth, 4, 14)), "#5a2410", 0.9, wet=5, clip=broth)
    for u, v in ((-90, 4), (-30, 14), (40, -10), (100, 8), (20, 20)):
        s.fill(ell(x + u, y + v, 13, 6), "#f8d060", body=True, alpha=0.9)
        s.fill(ell(x + u + 24, y + v - 10, 8, 4), "#5a8a34", body=True, alpha=0.9)
    spoon = union(ell(x + 330, y + 74, 50, 24, 12), limb([(x + 366, y + 90), (x + 500, y + 168)], [8, 11]))
    s.wash(move(spoon, 12, 16), DEEP, 1.0, wet=7)
    s.cover(spoon)
    s.thing(spoon, "#c8ccd8", 0.7, shade=0.8, shcol="#2a2c40", hatch=0, line=2.6)


def _steam(s):
    """It goes where she would like to go: up, through the pane, to the one who looks."""
    x, y = SOUP
    lines = (
        ([(x - 90, y - 20), (x - 150, y - 190), (x - 40, y - 350), (x - 110, y - 540), (x - 30, y - 690), (x - 62, y - 860)], 22),
        ([(x + 10, y - 24), (x - 50, y - 200), (x + 50, y - 380), (x - 30, y - 560), (x + 6, y - 700), (x - 50, y - 880)], 30),
        ([(x + 100, y - 20), (x + 150, y - 170), (x + 60, y - 330), (x + 90, y - 500), (x + 16, y - 660)], 18),
    )
    for pts, w in lines:
        n = len(pts)
        veil = limb(pts, [w * (1 - 0.8 * i / (n - 1)) + 4 for i in range(n)], 12)
        s.lift(veil, 0.5, 9)
        s.scumble(veil, "#fff8ea", 0.35, 88)
        line = path(pts, 14)
        s.stroke(line, 5, "#fffaf0", body=True, alpha=0.75, taper=(0.2, 0.7))
        s.stroke(line + [w * 0.6, 6], 2.4, "#fffaf0", body=True, alpha=0.6, taper=(0.2, 0.7))


def _look(s):
    """As a star does on a clear night, his lens throws a little light on what he looks at."""
    tip = np.array(move([(74, -22)], *HIM, 1.34, -24)[0])
    for wide, k in ((150, 0.16), (70, 0.16)):
        s.lift(poly([tuple(tip), (SOUP[0] - wide, SOUP[1]), (SOUP[0] + wide, SOUP[1])]), k, 8)


def _bread(s):
    loaf = blob([(20, 1330), (70, 1250), (180, 1226), (270, 1262), (300, 1340), (260, 1400), (120, 1424), (30, 1396)])
    s.wash(move(loaf, 26, 26), DEEP, 1.0, wet=14)
    s.cover(loaf)
    s.thing(loaf, "#d8903c", 0.9, col2="#a85a24", shade=0.9, shcol="#4a1c10", hatch=6, line=3, soft=60)
    s.wash(blob([(30, 1360), (150, 1400), (290, 1350), (260, 1410), (120, 1430)]), "#3a140c", 0.9, wet=16, clip=loaf)
    s.scumble(blob([(70, 1270), (180, 1240), (250, 1270), (160, 1286)]), "#fff0cc", 0.5, 10)
    for k in range(3):
        x = 84 + 62 * k
        cut = blob([(x, 1264 + 6 * k, 1), (x + 26, 1306), (x + 14, 1372, 1), (x + 4, 1316)])
        s.fill(cut, "#f8dca0", body=True)
        s.outline(cut, 1.8, "#6a3414")


def _lamp(s):
    shade = poly([(-40, 130), (60, 20), (150, 20), (262, 150), (246, 172), (-40, 176)])
    s.glow(110, 260, 330, "#f8a83a", 0.55, 0.7)
    s.wash(move(shade, 8, 20), DEEP, 0.5, wet=14)
    s.cover(shade)
    s.thing(shade, "#2f7a6a", 1.0, col2="#1c4a48", shade=0.7, shcol="#0a2024", hatch=6, line=3.2, soft=50)
    s.stroke([(104, 20), (104, -20)], 6, "#161018")
    s.fill(ell(110, 172, 128, 18), "#fff3c0", body=True)
    s.outline(ell(110, 172, 132, 20), 2.4)


def _chair(s):
    """Pulled out a little, and empty; a child's scarf hangs on it."""
    for x in (556, 800):
        s.thing(limb([(x, 900), (x - 4, 1080)], [13, 14]), "#7a4a2c", 1.0, shade=0.8, shcol="#241018", hatch=5, line=2.8)
    for y in (918, 968):
        s.thing(limb([(556, y), (680, y - 8), (800, y)], [12, 14, 12]), "#8a5630", 1.0, shade=0.8, shcol="#241018", hatch=5, line=2.8)
    scarf = union(blob([(602, 900), (640, 884), (684, 900), (690, 960), (684, 1040), (616, 1040), (612, 960)]), blob([(676, 902), (716, 896), (730, 940), (736, 1040), (692, 1040), (690, 960)]))
    s.wash(move(scarf, 12, 14), DEEP, 0.9, wet=8)
    s.cover(scarf)
    s.thing(scarf, "#e0b030", 1.0, shade=0.7, shcol="#6a3410", hatch=5, line=2.8, soft=20)
    for x in (628, 650, 670, 706):
        s.stroke([(x, 916), (x + 2, 1010)], 2, "#8a5a14", clip=scarf)


@card("midnight", paper="cold", light=(-0.5, -0.7))
def telescope_home(s):
    """A place is laid; on the moon before the window somebody stands with a telescope and looks in."""
    _wall(s)
    _night(s)
    _moon(s)
    _traveller(s)
    _frame(s)
    _lamp(s)
    _bowl_of_fish(s)
    _cat(s)
    _chair(s)
    _table(s)
    _bread(s)
    _soup(s)
    _look(s)
    _steam(s)
    s.splatter("#1a0f18", 30, (0, 900, 1000, 1500), (0.7, 4))
