"""A hen as large as a hill, feather by feather."""

from ..easel import *
from ..kit.brush import feather

RUSSET = ("#c8743e", "#b86232", "#d88a50", "#a8522c")


def plumage(s, body, eye, gap, spare):
    """Rows of feathers that lie away from the head, the farthest first."""
    r = s.rng
    x0, y0, x1, y1 = body.bounds
    inside = body.buffer(-6)
    spots = []
    for i, y in enumerate(np.arange(y0, y1, gap * 0.62)):
        for x in np.arange(x0 + (i % 2) * gap * 0.5, x1, gap):
            p = np.array([x + r.normal() * 5, y + r.normal() * 5])
            if inside.contains(Polygon([p + [-3, -3], p + [3, -3], p + [0, 3]])) and not spare.contains(Polygon([p + [-2, -2], p + [2, -2], p + [0, 2]])):
                spots.append(p)
    spots.sort(key=lambda p: -np.hypot(*(p - eye)))
    for p in spots:
        far = np.hypot(*(p - eye))
        way = math.atan2(p[1] - eye[1], p[0] - eye[0]) * 0.55 + 1.62 * 0.45 + (0.5 if p[0] < 420 else 0)
        k = min(1, 0.4 + far / 700)
        shade = step(0.2, 1.0, (p[0] - 420) / 620 + (p[1] - 600) / 1400)
        feather(
            s,
            p,
            way + r.normal() * 0.06,
            gap * 1.35 * k,
            gap * 0.98 * k,
            mix(RUSSET[int(r.integers(4))], "#6a3430", float(shade) * 0.55),
            tip="#5a2418",
            line=1.3 + 0.7 * k,
        )


@card("storm", paper="cold", light=(-0.5, -0.7))
def hen_town(s):
    r = s.rng
    s.sky([(0, "#2f3d52", 1.25), (0.4, "#5c6f84", 1.0), (0.75, "#93a4ac", 0.7), (1, "#c9c4a8", 0.5)], 0, 1180, wet=110)
    for x, y, w in ((170, 150, 420), (760, 90, 520), (900, 300, 300), (60, 360, 260)):
        m = s.warp(s.mask(union(*(ell(x + (i - 2) * w * 0.2, y + r.normal() * 14, w * 0.16, w * 0.09) for i in range(5)))), (0, 0, s.w, s.h), 3, 12, 8)
        s.wash(m, "#263244", 0.55, wet=16)
    places.hills(s, 1110, "#5f7a5c", rise=36, k=0.95, seed=4, k_low=0.9)
    eye = np.array([690.0, 380.0])
    # tail
    for k in range(7):
        a = math.radians(214 + 13 * k)
        feather(s, (270 + 8 * k, 690 - 4 * k), a, 300 - 16 * k, 96, mix("#3a2a2c", "#8a4a2c", k / 7), tip="#1c1416", line=2.6, dark="#1c1014")
    body = blob([(640, 300), (560, 400), (500, 520), (410, 610), (290, 640), (180, 680), (96, 800), (64, 950), (96, 1100), (240, 1190), (520, 1216), (760, 1196), (884, 1110), (926, 970), (912, 820), (866, 690), (806, 570), (786, 480), (790, 400), (760, 330), (700, 292)])  # fmt: skip
    s.cover(body)
    s.wash(body, "#b86232", 0.95, col2="#8a4228", edge=0.5)
    face = blob([(640, 330), (700, 300), (758, 336), (790, 400), (786, 460), (730, 470), (680, 430), (648, 380)])
    plumage(s, body, eye, 62, face)
    s.wash(blob([(880, 760), (930, 900), (900, 1100), (760, 1200), (500, 1216), (640, 1130), (800, 1000)]), "#33283c", 0.55, wet=40, clip=body)
    # folded wing
    for row, (n, long, y) in enumerate(((7, 380, 0), (7, 260, -34), (7, 160, -66))):
        for k in range(n):
            t = k / (n - 1)
            root = (600 - 40 * t - 26 * row * 0, 760 + y * 0.5 + 190 * (1 - t) - 150 * t * 0.2)
            feather(
                s,
                (root[0] + 20 * row, root[1] - 40 + row * -8),
                math.radians(168 + 22 * t - 12),
                long * (0.78 + 0.22 * t),
                78,
                mix(RUSSET[k % 4], "#4a2420", 0.35 - 0.1 * row),
                tip="#2a1414",
                line=2.2,
            )
    # head
    comb = blob([(628, 330), (610, 270), (640, 232), (664, 270), (690, 214), (718, 268), (752, 232), (764, 300), (748, 344), (690, 318)], 8)
    s.thing(comb, "#d8342e", 1.0, col2="#a81e28", shade=0.6, shcol="#5a0e18", hatch=6, line=2.8)
    s.thing(face, "#c8553a", 0.8, col2="#d88a50", shade=0.5, shcol="#5a1c1c", hatch=0, line=2.2)
    marks.pelt(s, s.mask(face), lambda x, y: math.atan2(y - 400, x - 800), 150, (8, 16), 1.4, dark="#6a2420", light="#f4c8a0", share=0.4)
    for pts in ([(752, 452), (778, 460), (786, 520), (764, 556), (744, 520)], [(728, 456), (750, 462), (752, 508), (736, 532), (720, 502)]):
        s.thing(blob(pts), "#d8342e", 1.0, col2="#a81e28", shade=0.6, shcol="#5a0e18", hatch=0, line=2.4)
    upper = blob([(770, 376, 1), (810, 374), (856, 404), (868, 430, 1), (820, 422), (774, 420, 1)])
    lower = blob([(774, 420, 1), (820, 423), (846, 430), (812, 448), (774, 444, 1)])
    s.thing(lower, "#c88a2e", 0.9, shade=0.5, hatch=0, line=2.2)
    s.thing(upper, "#eab04a", 0.9, shade=0.6, shcol="#7a4a1c", hatch=6, line=2.6)
    s.stroke([(790, 392), (804, 396)], 3.4)
    s.cover(ell(728, 380, 29, 27))
    s.wash(ell(728, 380, 29, 27), "#f0a02c", 0.9, edge=0.9)
    s.outline(ell(728, 380, 29, 27), 3, lost=0)
    s.fill(ell(733, 384, 15))
    s.fill(ell(727, 376, 5), body=True)
    s.curve([(694, 372), (712, 350), (744, 350), (762, 368)], 4)
    s.curve([(700, 400), (728, 412), (758, 398)], 2.4)
    ground = poly([*path([(-40, 1222), (250, 1196), (560, 1210), (1040, 1190)], 8), (1040, 1560), (-40, 1560)])
    s.cover(ground)
    s.wash(ground, "#5f7a50", 1.0, col2="#33493c", pool=0.6, grad=("lin", 90, 0.7, 1.4))
    s.wash(ell(500, 1300, 470, 60), "#182420", 0.8, wet=26)
    b = Blocks(spot(500, 1296, 47, 10, 14), (-0.5, 0.8, 0.5))
    for x, z, h in (
        (-6.9, 0, 2.2),
        (-4.5, 1.2, 2.6),
        (-2.1, 0.2, 2.3),
        (0.4, 1.4, 3.0),
        (2.9, 0.3, 2.2),
        (5.2, 1.2, 2.5),
        (-3.3, 3.6, 2.0),
        (1.6, 3.8, 2.2),
        (-0.8, 5.2, 1.3),
        (4.6, 5.4, 1.2),
    ):
        b.house((x, 0, z), (1.9, h, 2.2), 4 * x, "gable", "#efe0c0", "#9a4a3c", cols=1, lit=1, seed=int(x * 3 + 40))
    b.paint(s)
    for x in (200, 310, 420, 520, 640, 740):
        s.glow(x, 1272, 56, "#f8d060", 0.3, 0.3)
    # she spreads her down over the roofs
    for row, (n, y, long) in enumerate(((11, 1100, 124), (12, 1056, 120), (11, 1006, 116))):
        for k in range(n):
            t = (k + 0.5 * (row % 2)) / (n - 1)
            x = 96 + 800 * min(t, 1)
            sag = 60 * math.sin(math.pi * min(t, 1))
            feather(
                s,
                (x, y + sag * (1 - 0.3 * row)),
                math.radians(90 + 34 * (0.5 - t)),
                long * r.uniform(0.92, 1.08),
                96,
                mix(RUSSET[(k + row) % 4], "#6a3430", 0.12 + 0.3 * t),
                tip="#f4d8b0" if row == 0 else "#5a2418",
                line=2.2,
            )
    him = person((0, 0, 0), 168, "wave", "child", "coat", top="#f0b830", skin="clay", hair="hood", look_at=(0.6, 4, -2))
    s.wash(ell(150, 1462, 70, 12), "#182420", 0.7, wet=8)
    s.model(shoot([him], spot(150, 1464, 168, 8), (-0.5, 0.8, 0.5)), line=2.2)
    places.grass(s, (0, 1380, 1000, 1500), 90, "#22352a", 20, 1.3)
    places.rain(s, 210, 14, length=(40, 120), w=2.0, area=(0, -40, 1000, 1180))
    places.rain(s, 46, 14, length=(40, 100), w=2.0, area=(0, 1180, 1000, 1480))
