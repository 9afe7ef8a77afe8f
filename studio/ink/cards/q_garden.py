"""Envy: two gardens and the wall between them, from straight above."""

from ..easel import *
from ..kit.figure import digit, garment
from .q_flowers import flower, leaf, rose, snail

ROSE = ("#eeb490", "#dc7a5c", "#7a3a40")
BROWN = ("#8e5a3a", "#80442e", "#34161c")
FLOWER = (872, 704)
SHADE = "#6a5a8a"


def line(y, o=0):
    """Where the wall runs."""
    return 636 - y * 0.19 + o


LEFT = poly([(-40, -40), (line(-40), -40), (line(1540), 1540), (-40, 1540)])
RIGHT = poly([(line(-40), -40), (1040, -40), (1040, 1540), (line(1540), 1540)])


def _rich(s):
    """His: more than can be counted, except where he kneels. Returns the flowers that stand before him."""
    r = s.rng
    s.wash(LEFT, "#a8cc62", 0.7, col2="#6aa852", pool=0.6, bloom=5, gran=0.5)
    s.wash(blob([(-60, 900), (260, 1000), (300, 1560), (-60, 1560)]), "#3f8a58", 0.5, wet=70, clip=LEFT, gran=0.5)
    inside = LEFT.buffer(-46)
    greens = ("#6fae4a", "#8cc45c", "#4f9a54", "#a8cc5c")
    for _ in range(330):
        x, y = r.uniform(-20, 660), r.uniform(-20, 1520)
        if inside.contains(ell(x, y, 2)):
            leaf(s, x, y, r.uniform(40, 92), r.uniform(0, 6.28), greens[int(r.integers(4))])
    cols = ("#f0583e", "#f8b430", "#f07aa4", "#9a6ad8", "#f88e38", "#d84a86", "#f8dc54")
    kinds = ("dahlia", "poppy", "daisy", "head", "tulip", "dahlia", "daisy", "poppy")
    spots = []
    for i in range(2400):
        q = (92, 76, 60, 46, 38)[min(4, i // 60)] * r.uniform(0.9, 1.1)
        x, y = r.uniform(-20, 660), r.uniform(-30, 1530)
        if not LEFT.buffer(-q * 0.62 - 30).contains(ell(x, y, 2)) or abs(y - 650) < 140 and x > 210:
            continue
        if all(math.hypot(x - a, y - b) > (q + d) * 0.9 for a, b, d in spots):
            spots.append((x, y, q))
    front = []
    for i, (x, y, q) in enumerate(spots):
        kind = kinds[(i * 5) % 8]
        one = (kind, x, y, q, "#7a86d8" if kind == "head" and i % 2 else cols[(i * 3) % 7])
        if x < 330 and abs(y - 620) < 170:
            front.append(one)
            continue
        s.wash(ell(x + q * 0.35, y + q * 0.45, q * 0.95), "#1f5a3c", 0.5, wet=q * 0.18, clip=LEFT)
        flower(s, *one)
    return front


def _poor(s):
    r = s.rng
    s.wash(RIGHT, "#f6dfae", 0.5, col2="#ecc88c", pool=0.6, bloom=5, gran=0.5)
    s.lift(blob([(700, 200), (1000, 120), (1040, 560), (780, 520)]), 0.5, 60)
    for _ in range(15):  # the ground has cracked
        x, y = r.uniform(640, 980), r.uniform(20, 1480)
        a = r.uniform(0, 6.28)
        for _ in range(3):
            p, b = [(x, y)], a
            for _ in range(4):
                b += r.normal() * 0.6
                p.append((p[-1][0] + 24 * math.cos(b), p[-1][1] + 24 * math.sin(b)))
            s.stroke(p, 2.0, "#a87c46", alpha=0.7, taper=(0.05, 0.7))
            a += 2.1
    s.wash(marks.tracks(path([(560, 1530), (610, 1440), (700, 1400), (790, 1370)], 12), 26, bare=True), "#b88a58", 0.6, edge=0.4, clip=RIGHT)
    for _ in range(46):
        x, y, q = r.uniform(520, 1000), r.uniform(0, 1500), r.uniform(2, 7)
        s.wash(ell(x + q * 0.6, y + q * 0.7, q * 1.1), "#9a7648", 0.5, wet=2, clip=RIGHT)
        s.thing(ell(x, y, q, q * 0.8, 30), "#e8dcc4", 0.4, shade=0.5, hatch=0, line=1.1)


def _wall(s):
    wall = poly([(line(-300, -50), -300), (line(-300, 50), -300), (line(1540, 50), 1540), (line(1540, -50), 1540)])
    s.wash(union(*(move(wall, 62 * u, 44 * u) for u in (0, 0.5, 1))), SHADE, 0.6, edge=0.3, clip=s.mask(RIGHT), gran=0.5)
    s.cover(wall)
    s.wash(wall, "#fffaf0", 0.15, col2="#e8dcc8", pool=0.4)
    s.outline(wall, 3.2)
    for k in range(24):
        y = -40 + 68 * k
        s.stroke([(line(y, -48), y), (line(y, 48), y + 9)], 2.0, wobble=1.4)
        o = 14 if k % 2 else -16
        s.stroke([(line(y, o), y + 5), (line(y + 66, o), y + 70)], 1.6, wobble=1.2)
        if k % 3 == 0:
            s.wash(poly([(line(y, -46), y + 4), (line(y, o), y + 6), (line(y + 64, o), y + 66), (line(y + 64, -46), y + 62)]), "#d8c8b8", 0.35)
        for _ in range(5):
            x, e = line(y, s.rng.uniform(-44, 44)), y + s.rng.uniform(8, 60)
            s.stroke([(x, e), (x + s.rng.uniform(4, 10), e + 2)], 1.0, "#8a7a80")
    return wall


def _local(x, y, turn):
    """From a body that looks along x to the sheet."""
    return lambda *pts: [(*p, *o[2:]) for p, o in zip(move(np.asarray([o[:2] for o in pts], float), x, y, 1, turn), pts, strict=True)]


def _fist(s, q, c, bar, size, skin, o):
    """A hand from above, closed on a bar: back, four fingers over the bar, the thumb along it. o: the side the wrist lies on."""
    c, d = np.array(c, float), np.array([math.cos(bar), math.sin(bar)])
    n = np.array([-d[1], d[0]]) * o
    back = blob(q(*(c + d * a * size + n * b * size for a, b in ((-0.52, 0.1), (-0.5, 0.5), (-0.3, 0.95), (0.3, 0.95), (0.5, 0.5), (0.54, 0.1), (0, -0.05)))))
    s.thing(back, skin[0], 0.8, col2=skin[1], shade=0.7, shcol=skin[2], hatch=4, line=2.2)
    for i in range(4):
        a = (i - 1.5) * 0.27
        digit(
            s,
            q(c + d * a * size + n * 0.34 * size, c + d * a * 1.02 * size - n * 0.08 * size, c + d * a * 0.96 * size - n * 0.38 * size),
            [size * 0.15, size * 0.15, size * 0.12],
            skin,
            nail=0,
            hatch=0,
            line=1.9,
        )
    digit(
        s,
        q(c + d * 0.5 * size + n * 0.4 * size, c + d * 0.78 * size + n * 0.22 * size, c + d * 0.98 * size + n * 0.05 * size),
        [size * 0.16, size * 0.14, size * 0.11],
        skin,
        nail=1,
        hatch=0,
        line=1.9,
    )


def _man(s, front):
    """On his knees in his flowers, his belly on the wall, at arm's length."""
    turn = 6
    q = _local(292, 644, turn)
    shape = union(
        blob(q((-10, -84), (120, -100), (200, -104), (220, 0), (200, 104), (120, 100), (-10, 84), (-40, 0))),
        ell(*q((262, 0))[0], 88),
        limb(q((190, 90), (290, 120), (372, 60)), [34, 28, 20]),
        limb(q((190, -90), (290, -120), (372, -60)), [34, 28, 20]),
        limb(q((360, 40), (440, 0), (580, -100)), [8, 8, 4]),
        limb(q((360, -40), (440, 0), (580, 100)), [8, 8, 4]),
    )
    s.wash(move(shape, 70, 62), SHADE, 0.7, edge=0.3, clip=s.mask(RIGHT), gran=0.5)
    s.wash(move(shape, 22, 26), "#2a4a4a", 0.6, wet=10, clip=s.mask(LEFT))
    for o in (-1, 1):
        s.wash(limb(q((-20, o * 46), (-130, o * 86), (-252, o * 70)), [56, 48, 34]), "#1f4a34", 0.8, wet=14, clip=LEFT)
        s.thing(
            limb(q((-120, o * 78), (-190, o * 80), (-250, o * 66)), [38, 32, 26]), "#d0c4b0", 0.8, col2="#b8a898", shade=0.8, shcol="#5a4a50", hatch=5, line=2.8
        )
        sole = blob(q((-236, o * 44), (-262, o * 36), (-318, o * 46), (-330, o * 68), (-316, o * 90), (-262, o * 94), (-236, o * 88)))
        s.thing(sole, "#8a5a34", 1.0, shade=0.8, shcol="#2c140c", hatch=4, line=2.6)
        for a in (-300, -284, -268):
            s.stroke(q((a, o * 46), (a, o * 88)), 2, "#3a1c10")
        g = limb(q((10, o * 44), (-60, o * 66), (-130, o * 80)), [58, 54, 42])
        garment(s, g, "#d8ccb8", "#7a6a70", "#ffffff", lambda x, y: 0.2 + math.pi, 90, long=30, line=2.8)
    seat = blob(q((40, -72), (-10, -84), (-66, -92), (-104, -74), (-112, -30), (-100, 0), (-112, 30), (-104, 74), (-66, 92), (-10, 84), (40, 72)))
    garment(
        s,
        seat,
        "#d8ccb8",
        "#7a6a70",
        "#ffffff",
        lambda x, y: 0.1,
        130,
        long=30,
        line=3,
        folds=[q((-104, 0), (-60, 2), (-10, 0)), q((-90, -60), (-60, -40), (-40, -44)), q((-90, 60), (-60, 42), (-40, 46))],
    )
    shirt = blob(q((14, 0), (12, -70), (60, -84), (124, -100), (176, -122), (222, -84), (230, 0), (222, 84), (176, 122), (124, 100), (60, 84), (12, 70)))
    garment(
        s,
        shirt,
        "#5a92d8",
        "#1c3a78",
        "#d8ecff",
        lambda x, y: 0.3,
        260,
        long=34,
        line=3.2,
        folds=[q((150, -96), (110, -60), (60, -50)), q((150, 96), (110, 64), (70, 60)), q((24, -60), (50, -48), (86, -56)), q((24, 50), (50, 44), (84, 54))],
    )
    s.curve(q((16, -72), (10, 0), (16, 72)), 17, "#3a1c10")
    s.curve(q((16, -72), (10, 0), (16, 72)), 12, "#8a5a2c", body=True)
    for o in (-1, 1):  # braces
        pts = q((200, o * 58), (120, o * 44), (76, 0), (12, o * 2))
        s.curve(pts, 15, "#4a1c18")
        s.curve(pts, 11, "#d8483a", body=True)
    s.thing(ell(*q((76, 0))[0], 13, 11), "#8a5a2c", 1.0, shade=0.6, hatch=0, line=2)
    pivot = (452, 0)
    for o in (-1, 1):  # shears: handle, blade on the other side
        blade = blob(q((432, o * 14, 1), (448, o * -18), (500, o * -76), (566, o * -108, 1), (524, o * -54), (474, o * 6)))
        s.thing(blade, "#c8d4e0", 0.7, col2="#eef4fa", shade=0.7, shcol="#4a5a78", hatch=4, line=2.4)
        s.stroke(q((456, o * -12), (504, o * -66), (560, o * -104)), 1.4, "#ffffff", body=True)
        s.thing(limb(q((456, 0), (410, o * 22)), [8, 8]), "#8a94a4", 0.9, shade=0.6, hatch=0, line=2)
        s.thing(limb(q((414, o * 20), (370, o * 42), (324, o * 56)), [11, 12, 11]), "#c8762c", 1.0, shade=0.8, shcol="#4a200c", hatch=4, line=2.4)
    s.thing(ell(*q(pivot)[0], 11), "#eef2f6", 0.3, shade=0.7, hatch=0, line=2)
    for o in (-1, 1):
        s.thing(limb(q((272, o * 124), (320, o * 112), (352, o * 78)), [28, 24, 17]), ROSE[0], 0.8, col2=ROSE[1], shade=0.7, shcol=ROSE[2], hatch=5, line=2.6)
        for _ in range(16):
            a, b = s.rng.uniform(280, 340), s.rng.uniform(96, 126)
            s.stroke(q((a, o * b), (a + 8, o * (b - 6))), 1.0, "#8a4a34")
        g = smooth(union(limb(q((176, o * 84), (252, o * 140)), [46, 36]), limb(q((252, o * 140), (292, o * 124)), [36, 33])), 3)
        garment(
            s,
            g,
            "#5a92d8",
            "#1c3a78",
            "#d8ecff",
            lambda x, y, o=o: 0.1 + 0.6 * o,
            80,
            long=26,
            line=2.8,
            folds=[
                q((262, o * 104), (252, o * 122), (232, o * 132)),
                q((256, o * 102), (236, o * 110), (214, o * 112)),
                q((150, o * 100), (180, o * 106), (204, o * 126)),
            ],
        )
        cuff = limb(q((286, o * 90), (296, o * 124), (288, o * 156)), [10, 11, 9])
        s.thing(cuff, "#a8ccf4", 0.7, shade=0.6, shcol="#2a4a88", hatch=0, line=2.2)
        _fist(s, q, (354, o * 48), -0.45 * o, 50, ROSE, o)
    c = np.array(q((262, 0))[0])
    s.wash(ell(*(c + [12, 14]), 96), "#1c2a58", 0.6, wet=10, clip=s.mask(shirt))
    hat = blob([c + [math.cos(a) * 92 * s.rng.uniform(0.95, 1.05), math.sin(a) * 90 * s.rng.uniform(0.95, 1.05)] for a in np.linspace(0, math.tau, 19)[:-1]])
    s.thing(hat, "#f8d878", 0.7, col2="#ecb848", shade=0.7, shcol="#a86a1c", hatch=0, line=3)
    for k in range(9):
        for a in np.linspace(0, math.tau, 40 - k)[:-1]:
            e = 88 - k * 6
            s.stroke(
                arc(*c, e, e * 0.98, math.degrees(a), math.degrees(a) + 7, 4),
                1.6,
                ("#8a5a1c", "#fff2c4", "#c8882c")[int(s.rng.integers(3))],
                clip=hat,
                body=True,
                alpha=0.8,
            )
    s.wash(ell(*(c + [10, 11]), 56), "#8a4a1c", 0.7, wet=8, clip=hat)
    s.thing(ell(*c, 50, 48), "#c8384a", 1.0, shade=0.6, hatch=0, line=2.2)
    s.thing(ell(*(c - [3, 4]), 43, 41), "#fbe08a", 0.7, col2="#ecb848", shade=0.7, shcol="#a86a1c", hatch=0, line=2.2)
    t = np.linspace(0, 38, 200)
    s.stroke(np.c_[c[0] - 3 + t * np.cos(t * 0.95), c[1] - 4 + t * 0.95 * np.sin(t * 0.95)], 1.4, "#a86a1c")
    for one in front:
        _, x, y, f, _ = one
        s.wash(ell(x + f * 0.3, y + f * 0.4, f * 0.95), "#1f4a3c", 0.3, wet=f * 0.18, clip=LEFT)
        for a in (0.5, 2.4, 4.3):
            leaf(s, x + f * 0.4 * math.cos(a), y + f * 0.4 * math.sin(a), f * 0.9, a, "#6fae4a")
        flower(s, *one)


def _woman(s):
    """She kneels on the bare ground and waters all that she has."""
    turn = -87
    q = _local(800, 1222, turn)
    skirt = blob(q((70, -74), (30, -120), (-50, -168), (-130, -150), (-176, -70), (-160, 10), (-184, 80), (-120, 152), (-40, 160), (34, 118), (70, 74)))
    whole = union(skirt, blob(q((40, -80), (130, -92), (160, 0), (130, 92), (40, 80))), ell(*q((168, 0))[0], 60), ell(*q((268, 10))[0], 48))
    s.wash(move(whole, 56, 46), SHADE, 0.75, edge=0.3, gran=0.5)
    for o in (-1, 1):  # bare soles
        sole = blob(
            q((-130, o * 30), (-160, o * 24), (-190, o * 30), (-222, o * 26), (-250, o * 38), (-248, o * 72), (-222, o * 82), (-190, o * 70), (-150, o * 72))
        )
        s.thing(sole, "#c08a68", 0.7, col2="#b06a50", shade=0.7, shcol=BROWN[2], hatch=4, line=2.4)
        s.wash(ell(*q((-214, o * 52))[0], 24, 18), BROWN[1], 0.6, wet=8, clip=sole)
        s.curve(q((-170, o * 34), (-186, o * 46), (-200, o * 40)), 1.6, BROWN[2])
        for i in range(5):
            s.thing(ell(*q((-256 + i * 4, o * (36 + i * 10)))[0], 9.5 - i * 0.9, 8 - i * 0.7), "#c08a68", 0.7, shade=0.5, hatch=0, line=1.5)
    hub = np.array(q((60, 0))[0])
    garment(
        s,
        skirt,
        "#a86ad0",
        "#4a1c78",
        "#f0d4ff",
        lambda x, y: math.atan2(y - hub[1], x - hub[0]),
        340,
        long=44,
        line=3.2,
        folds=[
            q((40, -50), (-40, -90), (-110, -140)),
            q((30, -20), (-60, -40), (-160, -40)),
            q((30, 16), (-60, 26), (-166, 44)),
            q((40, 50), (-30, 90), (-90, 144)),
        ],
    )
    hem = np.asarray(skirt.exterior.coords)
    for p, _, _ in marks.along(hem, 15):
        if (p - hub) @ np.array(q((-1, 0))[0] - np.array(q((0, 0))[0])) > 60:
            m = hub - p
            m = m / np.hypot(*m)
            s.fill(ell(*(p + m * 13), 3.4), "#ffe08a", body=True)
    # the can, then the arms that hold it
    tin = dict(shade=0.8, shcol="#0c4450", hatch=4)
    s.thing(limb(q((296, 8), (350, 2), (384, 0)), [13, 10, 9]), "#3fb0c0", 0.9, line=2.4, **tin)
    s.thing(blob(q((380, -12), (398, -30), (408, 0), (398, 30), (380, 12))), "#6fd0d8", 0.8, line=2.4, **tin)
    s.thing(ell(*q((272, 8))[0], 49), "#4fc0cc", 0.9, line=3, **tin)
    s.thing(ell(*q((272, 8))[0], 37), "#1c6a80", 1.0, shade=0.6, hatch=0, line=2)
    s.wash(ell(*q((266, 14))[0], 26, 16, 20), "#dff6ff", 0.1)
    for e in (0, 8, 16):
        s.curve(q((256 + e, -8), (262 + e, 6), (256 + e, 22)), 1.8, "#e8fbff", body=True)
    handle = q((312, 30), (306, 74), (262, 84), (232, 50))
    s.curve(handle, 16, "#0c3a44")
    s.curve(handle, 11, "#4fc0cc", body=True)
    s.curve(handle, 3, "#c8f4f8", body=True)
    for o, wrist, grip in ((-1, (250, -74), (262, -44)), (1, (262, 122), (278, 84))):
        s.thing(
            limb(q((160, o * 136), (200, o * 126 if o > 0 else -118), wrist), [26, 23, 15]),
            BROWN[0],
            0.85,
            col2=BROWN[1],
            shade=0.7,
            shcol=BROWN[2],
            hatch=5,
            line=2.6,
        )
        if o < 0:
            back = blob(q((236, -92), (238, -62), (262, -48), (288, -52), (290, -78), (268, -96)))
            s.thing(back, BROWN[0], 0.85, col2=BROWN[1], shade=0.7, shcol=BROWN[2], hatch=4, line=2.2)
            for i in range(4):
                digit(s, q((258 + i * 11, -60), (260 + i * 11, -42), (258 + i * 9, -26)), [7.6, 7.2, 5.8], BROWN, nail=1, hatch=0, line=1.8)
            digit(s, q((240, -72), (238, -50), (244, -34)), [8.4, 7.4, 6], BROWN, nail=1, hatch=0, line=1.8)
        else:
            _fist(s, q, grip, math.pi - 0.2, 46, BROWN, -1)
    for o in (-1, 1):
        g = smooth(union(limb(q((104, o * 64), (150, o * 134)), [42, 32]), limb(q((150, o * 134), (176, o * 130)), [32, 30])), 2)
        garment(
            s,
            g,
            "#a86ad0",
            "#4a1c78",
            "#f0d4ff",
            lambda x, y, o=o: -1.57 + 0.9 * o,
            60,
            long=24,
            line=2.6,
            folds=[q((170, o * 100), (156, o * 116), (136, o * 122)), q((156, o * 92), (136, o * 100), (116, o * 100))],
        )
    torso = blob(q((40, 0), (46, -72), (96, -90), (140, -74), (156, 0), (140, 74), (96, 90), (46, 72)))
    garment(
        s,
        torso,
        "#b47ada",
        "#4a1c78",
        "#f4dcff",
        lambda x, y: -1.5,
        150,
        long=28,
        line=2.8,
        folds=[q((130, -60), (96, -40), (60, -44)), q((130, 60), (96, 44), (60, 46))],
    )
    s.curve(q((48, -74), (40, 0), (48, 74)), 12, "#3a1458")
    s.curve(q((48, -74), (40, 0), (48, 74)), 8, "#f0b83a", body=True)
    for o in (-1, 1):
        tail = blob(q((110, o * 4), (84, o * 8), (50, o * 26), (34, o * 18), (60, o * 2)))
        s.thing(tail, "#fff2d0", 0.4, shade=0.7, shcol="#a8843a", hatch=4, line=2.2)
    c = np.array(q((172, 0))[0])
    s.wash(ell(*(c + [8, 10]), 60), "#3a1458", 0.6, wet=8, clip=s.mask(torso))
    nose = ell(*q((228, 2))[0], 12, 9, turn)
    s.thing(nose, BROWN[0], 0.85, shade=0.6, shcol=BROWN[2], hatch=0, line=2)
    scarf = blob(q((112, 0), (124, -40), (160, -58), (200, -50), (226, -24), (230, 2), (226, 28), (200, 52), (160, 58), (124, 40)))
    s.thing(scarf, "#fff2d0", 0.4, col2="#f8dc98", shade=0.75, shcol="#a8843a", hatch=5, line=3)
    for a in (-0.9, -0.45, 0, 0.45, 0.9):
        s.curve(q((112, 0), (160, 52 * a), (222, 44 * a)), 1.5, "#8a6a30", clip=scarf)
    for a, b in ((150, -30), (180, -14), (206, -34), (150, 24), (184, 20), (208, 6), (166, 0), (196, 40), (140, -4), (176, -44), (172, 44)):
        s.fill(ell(*q((a, b))[0], 5), "#d8483a")
    s.thing(ell(*q((112, 0))[0], 13, 15), "#fff2d0", 0.5, shade=0.7, shcol="#a8843a", hatch=3, line=2.2)


@card("noon", paper="hot", light=(-0.6, -0.5))
def hedge_garden(s):
    """Seen from above: a gardener who has everything leans over a wall with his shears to his neighbour's only flower."""
    _poor(s)
    front = _rich(s)
    fx, fy = FLOWER
    s.wash(ell(fx, fy + 10, 122, 108), "#a8743e", 0.6, wet=16)
    s.wash(ell(fx, fy + 10, 88, 78), "#6a4426", 0.5, wet=12)
    _wall(s)
    _woman(s)
    rose(s, fx, fy)
    can = np.array([821, 808.0])
    for e in np.linspace(-1, 1, 7):
        tip = np.array([fx + 62 * e + 4, fy + 26 + 16 * e * e]) + s.rng.normal(size=2) * 5
        s.curve([can + [24 * e, 0], (can + tip) / 2 + [10 * e, -8], tip], 2.6, "#e8f8ff", body=True, alpha=0.9)
        s.fill(ell(*tip, 3.4), "#e8f8ff", body=True)
    _man(s, front)
    snail(s, line(300, 6), 300)
