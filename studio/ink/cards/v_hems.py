"""A ball, seen by whoever lies under the table."""

from ..easel import *
from ..kit.coat import along_line, coat
from ..kit.rim import rim

NIGHT, WARM = "#16060c", "#ffd890"
GOLD = dict(shade=0.8, shcol="#6a2c10", hatch=0, line=2.4)


def at(u, v):
    """A place on the floor: u to the side, v away from us."""
    return 510 + u * 330 / v, 470 + 330 / v


def _hall(s):
    r = s.rng
    s.wash(s.all, "#f6bd68", 0.7, col2="#e8843e", pool=0.4, gran=0.3)
    s.wash(blob([(-100, 100), (1100, 100), (1100, 640), (760, 600), (510, 420), (260, 600), (-100, 640)]), "#b8302a", 0.9, wet=80, gran=0.3)
    s.wash(blob([(-100, 100), (300, 100), (180, 400), (140, 640), (-100, 640)]), "#3a0a16", 1.1, wet=70, gran=0.3)
    s.wash(blob([(720, 100), (1100, 100), (1100, 640), (880, 640), (840, 400)]), "#3a0a16", 1.1, wet=70, gran=0.3)
    s.lift(ell(510, 430, 150, 190), 0.5, 60)
    for x in range(20, 1000, 70):  # damask
        for y in range(280, 580, 62):
            s.curve([(x, y + 14), (x + 8, y), (x, y - 16), (x - 8, y), (x, y + 14)], 1.5, "#5a0f18", alpha=0.45)
    floor = poly([(-40, 606), (1040, 606), (1040, 1560), (-40, 1560)])
    s.cover(floor)
    s.wash(floor, "#fbdc9c", 0.55, col2="#f0b468", gran=0.3, pool=0.4)
    rows = np.linspace(2.5, 0.26, 19)
    for j, (a, b) in enumerate(zip(rows, rows[1:], strict=False)):
        for i in range(-14, 15):
            w = 0.3
            q = poly([at(i * w, a), at(i * w + w, a), at(i * w + w, b), at(i * w, b)])
            if (i + j) % 2 and not s.beside(q):
                s.wash(q, "#6a1420", 1.0 + 0.15 * r.normal(), edge=0.5, rough=0.8, gran=0.3)
    s.thing(poly([(-40, 578), (1040, 578), (1040, 610), (-40, 610)]), "#d8903a", 0.9, shade=0.6, shcol="#5a2010", hatch=0, line=2.6)
    s.wash(floor, NIGHT, 1.0, grad=("rad", 520, 960, 780, -0.3, 1.0), gran=0.3, clip=floor)
    s.lift(ell(520, 930, 300, 150), 0.5, 60)


def _ground(s, x, y, w, k=1.1):
    """What a foot throws on the boards, towards us, and its dull mirror in the wax."""
    s.wash(blob([(x - w, y - 6), (x, y - 14), (x + w, y - 6), (x + w * 0.9, y + w * 0.5), (x, y + w * 0.8), (x - w * 0.9, y + w * 0.5)]), NIGHT, k, wet=14)


def _leg(s, pts, radii, cols, fold=()):
    col, dark = cols
    g = limb([*pts[:-1], (pts[-1][0], pts[-1][1] + 70)], radii, 12).intersection(box(-100, -100, 1100, pts[-1][1]))
    s.thing(g, col, 1.1, shade=0.6, shcol=dark, hatch=9, line=3, gran=0.25, soft=60)
    for f in fold:
        s.curve(f, 2.4, dark, clip=g)
    rim(s, g, -5, 0, WARM, 0.6)
    return g


def _him(s):
    """The only one of his kind: plain shoes, toes turned in, one stocking down."""
    n = 0.8
    q = lambda pts: [(524 + (x - 511) * n, 912 + (y - 1040) * n) for x, y in pts]  # noqa: E731
    for x, e in ((448, -1), (574, 1)):
        _ground(s, *q([(x - e * 8, 1036)])[0], 56, 1.3)
        s.thing(limb(q([(x, 880), (x - e * 2, 976)]), [18, 16]), "#e8a87c", 0.8, shade=0.7, shcol="#7a3a3c", hatch=0, line=2.4)
        top = 926 if e > 0 else 952
        sock = blob(q([(x - 26, top), (x + 26, top), (x + 26, 990), (x - 26, 990)]), 8)
        s.thing(sock, "#fbf4e4", 0.3, shade=0.8, shcol="#6a5a70", hatch=0, line=2.4)
        for k in range(4):
            s.curve(q([(x - 26, 958 + 9 * k), (x, 964 + 8 * k), (x + 26, 956 + 9 * k)]), 1.6, "#7a6a80", clip=sock)
        shoe = blob(
            q(
                [
                    (x - 36 - 2 * e, 984),
                    (x, 970),
                    (x + 36 - 2 * e, 984),
                    (x + 42 - 16 * e, 1020),
                    (x + 32 - 26 * e, 1046),
                    (x - 22 * e, 1056),
                    (x - 32 - 26 * e, 1046),
                    (x - 44 - 14 * e, 1020),
                ]
            ),
            8,
        )
        s.thing(shoe, "#a8642e", 1.0, shade=0.8, shcol="#3a1410", hatch=0, line=3)
        s.curve(q([(x - 36 - 22 * e, 1032), (x - 22 * e, 1018), (x + 36 - 22 * e, 1032)]), 2.4, "#2a1010")
        for k in (0, 1, 2):
            s.stroke(q([(x - 15 - 8 * e, 984 + 11 * k), (x + 15 - 8 * e, 988 + 11 * k)]), 4, "#fff6dc", body=True)
        g = limb(q([(x + e * 12, 100), (x + e * 6, 500), (x, 780), (x, 940)]), [40, 36, 32, 31], 12).intersection(box(0, 0, 1000, q([(0, 902)])[0][1]))
        s.thing(g, "#a09a88", 0.9, shade=0.8, shcol="#3a3040", hatch=8, line=3, gran=0.25)
        for k in (700, 720, 880):
            s.curve(q([(x - 32, k), (x + 4, k + 12), (x + 36, k)]), 2.2, "#3a3040", clip=g)
        s.stroke(q([(x - 38, 902), (x + 38, 902)]), 5, "#4a4044", wobble=0.4)
        rim(s, g, -4, 0, "#fff0c8", 0.7)
    s.thing(poly(q([(566, 640), (604, 648), (598, 700), (560, 692)])), "#7a8a9a", 0.8, shade=0.4, hatch=4, line=2)


def _hooves(s):
    """White stockings, and a goat in them."""
    for x, y in ((306, 1010), (392, 972)):
        _ground(s, x + 14, y + 34, 52)
        g = limb([(x - 6, 560), (x - 8, 690), (x + 8, 780), (x - 14, 870), (x + 4, y)], [38, 40, 26, 19, 21])
        s.thing(g, "#fdf4e4", 0.3, shade=1.0, shcol="#7a5a70", hatch=7, line=3, gran=0.25)
        rim(s, g, -5, 0, "#fff6dc", 0.8)
        for e in (-1, 1):  # cloven
            hoof = blob(
                [
                    (x + 5, y - 14),
                    (x + 5 + e * 23, y - 12),
                    (x + 10 + e * 34, y + 20),
                    (x + 14 + e * 30, y + 48, 1),
                    (x + 10 + e * 5, y + 40),
                    (x + 5 + e * 3, y + 8),
                ],
                6,
            )
            s.thing(hoof, "#4a2c28", 1.2, shade=0.7, shcol="#0c0408", hatch=0, line=2.8)
            s.curve([(x + 8 + e * 22, y - 2), (x + 11 + e * 28, y + 18), (x + 13 + e * 27, y + 34)], 3.4, "#f0c090", body=True, alpha=0.8)
        for k in range(26):
            u = s.rng.uniform(-1, 1)
            s.curve(
                [(x + 4 + 20 * u, y - 26), (x + 4 + 25 * u, y - 10), (x + 5 + 29 * u, y + s.rng.uniform(0, 12))],
                2.6,
                ("#fff8ea", "#d8c0b0", "#8a6a70")[k % 3],
                body=True,
            )
    breeches = blob([(250, 120), (444, 120), (446, 480), (440, 628), (396, 648), (352, 630), (344, 646), (268, 628), (258, 480)], 8)
    s.thing(breeches, "#4a7a5c", 1.0, soft=60, shade=0.6, shcol="#0c2a24", hatch=8, line=3.4, gran=0.25)
    s.curve([(350, 300), (352, 480), (348, 640)], 3, "#0c2024")
    rim(s, breeches, -5, 0, WARM, 0.7)


def _flounces(s, gown, hem, mid, cols, tall, n=3):
    """Ruffles on a gown, the lowest first. hem: its line; mid: the x that they narrow to."""
    col, deep, pale = cols

    def line(off):
        return path([(mid + (x - mid) * (1 - off / 1500), y - off) for x, y in hem], 10)

    for k in range(n):
        low, top = line(k * tall), line((k + 1) * tall + 14)
        beads = [ell(*p, 20, 15) for p, _, _ in marks.along(low, 32)]
        g = union(poly([*top, *low[::-1]]), *beads).intersection(gown.buffer(10))
        s.wash(move(g, 0, 16), deep, 1.0, wet=9, clip=gown.buffer(10))
        s.thing(g, col, 0.95, shade=0.5, shcol=deep, hatch=0, line=2.8, gran=0.25, soft=30)
        for p, _, u in marks.along(low, 32):
            q = top[int(u * (len(top) - 1))]
            s.curve([p + [16, 4], (p * 0.6 + q * 0.4) + [8, 0], q + [2, 6]], 2, deep, clip=g)
            s.lift(limb([p, p * 0.5 + q * 0.5], [7, 3]), 0.35, 4)
            s.stroke(arc(p[0], p[1], 17, 12, 20, 160, 10), 2.6, pale, body=True, alpha=0.9)
        s.wash(g, deep, 0.8, grad=("lin", 0, -0.1, 0.8), gran=0.25)


def _paws(s):
    """A red gown with a cat in it."""
    for x, y in ((664, 962), (738, 1000)):
        _ground(s, x, y + 14, 66)
        g = blob([(x + 44, y - 60), (x + 50, y), (x + 30, y + 26), (x - 20, y + 30), (x - 60, y + 18), (x - 66, y - 10), (x - 40, y - 34), (x, y - 60)], 8)
        s.thing(g, "#e8b070", 0.9, col2="#c87a3a", shade=0.8, shcol="#5a2418", hatch=0, line=3)
        coat(s, g, lambda px, py: 3.0, (("#5a2418", 50, "dark"), ("#ffe8c0", 60, "lit")), (8, 18), 1.4)
        for k in range(3):
            s.curve([(x - 54 + 19 * k, y - 20 - 4 * k), (x - 60 + 19 * k, y + 4), (x - 52 + 19 * k, y + 26)], 4, "#3a140e")
            s.curve([(x - 62 + 19 * k, y + 16), (x - 70 + 19 * k, y + 26), (x - 68 + 19 * k, y + 32)], 3, "#fff6e6", body=True)
        for k in range(2):
            s.curve([(x + 8 + 16 * k, y - 56), (x + 4 + 16 * k, y - 36), (x + 10 + 16 * k, y - 16)], 6, "#8a3f1c", alpha=0.8)
    gown = blob(
        [(660, 120), (880, 120), (900, 400), (940, 760), (950, 930), (880, 958), (800, 930), (736, 946), (670, 910), (626, 902), (646, 740), (668, 400)], 10
    )
    s.thing(gown, "#d8383e", 1.0, col2="#b01f34", shade=0.6, shcol="#3a0614", soft=90, hatch=0, line=3.4, gran=0.25)
    for k, x in enumerate((660, 720, 782, 844, 900)):
        pts = [(700 + 24 * k, 140), (690 + 32 * k, 560), (x, 940)]
        s.wash(limb(pts, [6, 18, 26]), "#3a0614", 0.8, wet=12, clip=gown)
        s.lift(limb([(a - 22, b) for a, b in pts], [4, 9, 12]).intersection(gown), 0.5, 7)
    for k in range(36):
        x, y = 672 + 46 * (k % 6) + 23 * (k // 6 % 2), 240 + 78 * (k // 6)
        s.fill(ell(x, y, 8, 9).intersection(gown), "#ffd8b0", body=True, alpha=0.85)
    _flounces(s, gown, [(628, 900), (670, 908), (736, 942), (800, 928), (880, 952), (950, 926)], 780, ("#d8383e", "#3a0614", "#ffb8a0"), 62)
    rim(s, gown, 6, 0, "#ffc8a0", 0.8)


def _goose(s):
    """Near us on the right: a great teal gown, and what it stands on."""
    for x, y, turn in ((752, 1270, 8), (868, 1376, 2)):
        _ground(s, x + 10, y - 6, 104, 1.2)
        f = lambda pts, x=x, y=y, turn=turn: move(np.array(pts, float), x, y, 1.25, turn)  # noqa: E731
        web = blob(
            [
                tuple(p)
                for p in f(
                    [(44, 20), (-20, -16), (-96, -66), (-104, -52), (-84, -34), (-112, -14), (-116, 2), (-90, 8), (-96, 34), (-84, 44), (-10, 40), (40, 44)]
                )
            ],
            6,
        )
        s.thing(web, "#f08a24", 1.0, col2="#d86a1a", shade=0.8, shcol="#6a2410", hatch=0, line=3.2)
        for p in ((-100, -60), (-116, -6), (-92, 38)):
            s.stroke(f([(36, 30), p]), 6, "#a8481a")
            s.stroke(f([(30, 26), (p[0] * 0.8, p[1] * 0.8 - 3)]), 2.4, "#ffd08a", body=True, alpha=0.8)
            s.fill(ell(*f([p])[0], 6, 4), "#3a1410")
        s.thing(limb([(x + 46, y - 100), (x + 44, y + 10)], [20, 23]), "#f08a24", 1.0, shade=0.8, shcol="#6a2410", hatch=5, line=3)
    gown = blob(
        [
            (900, 120),
            (1060, 120),
            (1060, 1310),
            (1000, 1290),
            (930, 1300),
            (860, 1246),
            (790, 1230),
            (740, 1176),
            (700, 1150),
            (790, 960),
            (860, 700),
            (894, 420),
        ],
        10,
    )
    s.wash(move(gown, -22, 26), NIGHT, 0.8, wet=22)
    s.thing(gown, "#2a9a9a", 1.0, col2="#167078", shade=0.6, shcol="#04202c", soft=90, hatch=0, line=4, gran=0.25)
    for k, x in enumerate((760, 830, 900, 970, 1030)):
        pts = [(926 + 24 * k, 160), (886 + 40 * k, 760), (x, 1210 + 24 * k)]
        s.wash(limb(pts, [8, 26, 34]), "#04202c", 0.9, wet=14, clip=gown)
        s.lift(limb([(a - 28, b) for a, b in pts], [5, 11, 14]).intersection(gown), 0.5, 8)
    rim(s, gown, 8, 0, "#d8fff0", 0.75, 2)
    _flounces(
        s, gown, [(704, 1144), (740, 1168), (790, 1220), (860, 1238), (930, 1290), (1000, 1280), (1060, 1304)], 960, ("#2a9a9a", "#04202c", "#b8f4e4"), 84
    )
    _sash(s)


def _sash(s):
    """The bow at the small of her back."""
    gold = dict(shade=0.7, shcol="#5a2c08", hatch=0, line=3, gran=0.25)
    for pts, rad in (
        ([(968, 330), (930, 480), (948, 640), (912, 760)], [14, 30, 34, 26]),
        ([(976, 330), (996, 500), (984, 680), (1004, 820)], [14, 28, 34, 28]),
    ):
        g = limb(pts, rad, 12)
        s.wash(move(g, -10, 14), "#04202c", 0.9, wet=10)
        s.thing(g, "#e8b040", 0.95, **gold)
    for e in (-1, 1):
        loop = blob([(970, 320), (970 + e * 50, 262), (970 + e * 104, 270), (970 + e * 112, 340), (970 + e * 60, 374)], 8)
        s.wash(move(loop, -8, 16), "#04202c", 0.9, wet=10)
        s.thing(loop, "#e8b040", 0.95, **gold)
        s.curve([(970 + e * 20, 322), (970 + e * 56, 310), (970 + e * 84, 316)], 3, "#8a4a10")
    s.thing(ell(970, 322, 22, 26), "#f4c858", 0.95, **gold)


def _fox(s):
    """Near us on the left, from behind: a tail coat in more than one sense."""
    black, deep = "#5a4a66", "#140c1a"
    for x, y in ((50, 1330), (196, 1296)):
        _ground(s, x + 6, y + 20, 90, 1.2)
        paw = blob(
            [
                (x - 50, y + 26),
                (x - 56, y - 6),
                (x - 40, y - 40),
                (x - 34, y - 100),
                (x + 34, y - 100),
                (x + 42, y - 40),
                (x + 58, y - 8),
                (x + 54, y + 26),
                (x + 20, y + 38),
                (x - 20, y + 38),
            ],
            8,
        )
        s.thing(paw, "#a85a30", 1.0, shade=0.6, shcol="#2a0f0c", hatch=0, line=3.2)
        coat(s, paw, lambda px, py: 1.5, (("#2a0f0c", 90, "dark"), ("#c8643a", 90, "all"), ("#ffc890", 80, "lit")), (12, 26), 1.6)
        for k in (-22, 2, 26):
            s.curve([(x + k, y - 18), (x + k * 1.1, y + 8), (x + k * 1.15, y + 34)], 4, "#0c0406")
        for k in (-36, -10, 14, 40):
            s.curve([(x + k - 9, y + 20), (x + k, y + 32), (x + k + 9, y + 20)], 3, "#e8b080", body=True, alpha=0.8)
        _leg(
            s,
            [(x + 6, 500), (x + 4, 900), (x, 1120), (x, y - 84)],
            [80, 70, 60, 54],
            ("#7a7088", deep),
            ([(x - 50, 1080), (x, 1102), (x + 54, 1076)], [(x - 50, 1180), (x + 4, 1196), (x + 52, 1178)]),
        )
    for pts in (
        [(-60, 120), (124, 120), (122, 620), (96, 840), (30, 960), (-30, 900), (-60, 700)],
        [(114, 120), (276, 120), (288, 520), (292, 720), (270, 900), (226, 950), (176, 840), (134, 640)],
    ):
        g = blob(pts, 10)
        s.wash(move(g, 14, 20), "#030204", 1.0, wet=14)
        s.thing(g, black, 1.0, col2="#463a54", shade=0.6, shcol=deep, hatch=11, line=3.8, gran=0.25, soft=80)
        rim(s, g, -7, 0, WARM, 0.8, 2)
    for y in (300, 380):
        s.thing(ell(122, y, 13), "#e8b03a", 1.0, **GOLD)
    line = [(128, 540), (98, 720), (120, 920), (226, 1090), (372, 1200), (480, 1310), (548, 1430)]
    tail = limb(line, [30, 54, 76, 92, 92, 66, 8], 16)
    s.wash(move(tail, 18, 30), "#060204", 1.1, wet=24)
    s.cover(tail)
    s.wash(tail, "#e8742a", 1.0, col2="#c8541c", gran=0.25, rough=3)
    lie = along_line(path(line, 16))
    tones = (("#4a1608", 330, "dark"), ("#c8541c", 420, "all"), ("#8a2c0c", 300, "dark"), ("#ffb86a", 320, "lit"), ("#ffe2b0", 110, "lit"))
    coat(s, tail, lie, tones, (26, 58), 2.2, soft=60, stray=0.22, fringe=330, fringe_cols=("#c8541c", "#8a2c0c", "#e8843a"), lean=0.5)
    tip = tail.intersection(blob([(390, 1330), (440, 1230), (560, 1230), (660, 1400), (600, 1480), (460, 1460)]))
    coat(
        s,
        tip,
        lie,
        (("#fff6e6", 330, "all"), ("#ffffff", 160, "lit"), ("#a88a80", 70, "dark")),
        (24, 50),
        2.4,
        soft=50,
        stray=0.25,
        fringe=90,
        fringe_cols=("#fff6e6", "#e8d8c8"),
        lean=0.5,
    )


def _cloth(s):
    """The table over us: its cloth, with the light of the ball behind the lace."""
    low = [(-40, 330), (80, 262), (240, 204), (420, 180), (600, 190), (780, 172), (920, 196), (1040, 250)]
    edge = path(low, 12)
    g = poly([(-60, -60), (1060, -60), *edge[::-1]])
    s.wash(move(g, 0, 44), NIGHT, 1.1, wet=30)
    scallops = union(*(ell(p[0], p[1] + 4, 33, 30) for p, _, _ in marks.along(edge, 56)), g)
    s.cover(scallops)
    s.wash(scallops, "#e8c8a0", 0.55, col2="#d8a078", gran=0.25)
    s.wash(scallops, "#3a1a34", 1.5, grad=("lin", 90, 1.2, 0.25), gran=0.25)
    s.outline(scallops, 3, "#12040a", lost=0)
    rim(s, scallops, 0, -5, "#ffcf90", 0.9, 1.6)
    for p, _, _ in marks.along(edge, 56):
        for a in range(20, 161, 35):
            q = p + np.array([math.cos(math.radians(a)) * 19, 4 + math.sin(math.radians(a)) * 17])
            s.fill(ell(*q, 3.6), "#ffd8a0", body=True, alpha=0.8)
    for x in (60, 250, 460, 660, 860):
        y = np.interp(x, [p[0] for p in low], [p[1] for p in low])
        s.wash(limb([(x + 10, -20), (x + 16, y * 0.5), (x, y - 20)], [6, 16, 8]), "#2a0c24", 0.7, wet=8, clip=g)
        s.lift(limb([(x - 16, -20), (x - 12, y * 0.5), (x - 22, y - 10)], [5, 10, 8]), 0.4, 8)


@card("ember", paper="tea", light=(0.15, -0.8))
def tail_coat(s):
    """From under the table: hems and trousers at a ball, and under each another beast; all feet have turned to the one pair of shoes."""
    _hall(s)
    _him(s)
    _hooves(s)
    _paws(s)
    _goose(s)
    _fox(s)
    _cloth(s)
    s.splatter(NIGHT, 40, (0, 1100, 1000, 1500), (0.7, 4))
