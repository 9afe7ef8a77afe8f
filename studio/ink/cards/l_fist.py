"""A hand that has been a fist, from straight above; somebody sleeps in it."""

from ..easel import *
from ..kit.figure import digit
from ..kit.portrait import garment
from ..kit.profile import fingers, profile
from ..kit.rim import rim

NIGHT = "#120a1c"
SKIN = ("#dd9a68", "#c4683e", "#3a1626")
HERS = ("#f4cdb0", "#e29a80", "#8a4a55")
FLAME = np.array([146, 690])
THUMB = limb([(270, 1140), (160, 1010), (112, 850), (150, 700)], [90, 92, 76, 60])
BED, TURN = (556, 1046), -13


def _dusk(s):
    """Far below: clouds with the last light on them, a river, and where people have lamps."""
    r = s.rng
    s.wash(s.all, "#5a3f80", 1.0, col2="#3c3068", pool=0.4, gran=0.25)
    s.wash(blob([(500, -100), (1100, -100), (1100, 1600), (760, 1600), (900, 900), (700, 300)]), NIGHT, 1.4, wet=90, gran=0.25)
    s.wash(blob([(-100, -100), (300, -100), (120, 160), (-100, 330)]), NIGHT, 1.1, wet=90, gran=0.25)
    river = limb([(1040, 560), (940, 620), (930, 740), (990, 840), (950, 960), (1040, 1060)], [12, 11, 10, 9, 9, 10], 12)
    s.lift(river, 0.55, 3)
    s.wash(river, "#c88aa8", 0.3, edge=0.3)
    for cx, cy, n, w in ((930, 330, 34, 60), (905, 1180, 40, 60), (60, 120, 26, 50), (380, 60, 14, 40)):
        for _ in range(n):
            x, y = cx + r.normal() * w, cy + r.normal() * w
            s.fill(ell(x, y, r.uniform(1.2, 3)), ("#ffcf6a", "#ffe9b0", "#f89a4a")[int(r.integers(3))], body=True, alpha=0.95)
    for x, y, w in ((40, 420, 210), (-20, 1290, 280), (120, 1450, 260), (900, 80, 240), (980, 1380, 280), (700, 30, 150)):
        heap = union(*(ell(x + i * w * 0.26, y + r.normal() * w * 0.1, w * r.uniform(0.2, 0.34), w * r.uniform(0.13, 0.2)) for i in range(-3, 4)))
        m = np.clip(s.warp(s.mask(heap), (0, 0, s.w, s.h), 3, 12, 8), 0, 1)
        s.cover((m * 0.75).astype(np.float32))
        s.wash(m, "#f4a8a0", 0.4, col2="#c88ac0", edge=0.1, gran=0.25)
        s.wash(move(heap, 20, 26), "#4a2f70", 0.7, wet=26, clip=m, gran=0.25)


def _print(s, c, way, rx, ry, clip):
    """The whorl on a finger's end, line by line."""
    for q in np.linspace(0.15, 1.0, 9):
        pts = [c + np.array([rx * q * math.cos(a) * (1 + 0.06 * math.sin(3 * a)), ry * q * math.sin(a)]) for a in np.linspace(-3.6, 0.5 + q * 0.6, 26)]
        s.stroke(move(pts, 0, 0, 1, way, origin=tuple(c)), 1.5, "#5a2420", clip=clip, alpha=0.75, wobble=0.7)


def _finger(s, pts, radii):
    g = digit(s, pts, radii, SKIN, crease=1, line=3.4, k=0.95, hatch=0, shade=0.7)
    p = np.asarray(pts, float)
    lit = limb([tuple(a + [-q * 0.55, 0]) for a, q in zip(p, radii, strict=True)], [q * 0.3 for q in radii])
    s.lift(lit.intersection(g), 0.45, 16)
    dark = limb([tuple(a + [q * 0.8, 0]) for a, q in zip(p, radii, strict=True)], [q * 0.5 for q in radii])
    s.wash(dark, "#3a1228", 0.6, wet=24, clip=g, gran=0.25)
    for j in (1, 2):  # the deep folds of the joints
        d = p[j + 1] - p[j - 1]
        d = d / np.hypot(*d)
        n = np.array([-d[1], d[0]])
        for o in (-13, 12):
            c = p[j] + d * o
            s.curve([c - n * radii[j] * 0.9, c - d * 9, c + n * radii[j] * 0.9], 3, "#4a1a1c", clip=g)
            for e in (-0.5, 0.1, 0.6):
                s.curve([c + n * radii[j] * e, c + n * radii[j] * (e + 0.12) + d * 14], 1.3, "#5a2420", clip=g)
    d = p[-1] - p[-2]
    _print(s, p[-1] + d * 0.02, math.degrees(math.atan2(d[1], d[0])) + 90, radii[-1] * 0.66, radii[-1] * 0.86, g)
    s.outline(g, 3, lost=0.2)
    return g


def _hand(s):
    r = s.rng
    for pts, radii in (
        ([(742, 880), (826, 660), (836, 520), (800, 420)], [74, 62, 56, 45]),
        ([(600, 830), (640, 520), (654, 330), (632, 196)], [84, 74, 66, 53]),
        ([(440, 810), (436, 470), (446, 280), (478, 138)], [86, 76, 68, 55]),
        ([(284, 850), (256, 580), (268, 400), (312, 274)], [82, 72, 64, 52]),
    ):
        s.wash(limb([(a + 24, b + 12) for a, b in pts], radii), NIGHT, 0.7, wet=20)
        _finger(s, pts, radii)
    palm = blob([(176, 860), (222, 792), (290, 768), (362, 806), (440, 756), (520, 800), (602, 770), (678, 824), (752, 820), (838, 880), (884, 1000), (866, 1140), (800, 1290), (768, 1400), (776, 1560), (300, 1560), (312, 1430), (262, 1320), (180, 1220), (140, 1090), (150, 950)])
    palm = smooth(union(palm, THUMB, blob([(76, 960), (260, 1020), (330, 1200), (300, 1420), (226, 1270), (130, 1130)])), 14)
    s.wash(move(THUMB, 26, 8), "#2a0c20", 0.8, wet=22)
    s.thing(palm, SKIN[0], 0.95, col2=SKIN[1], shade=0.6, shcol=SKIN[2], hatch=0, line=3.6, soft=120, gran=0.25)
    s.wash(blob([(640, 820), (900, 860), (920, 1200), (800, 1560), (560, 1560), (680, 1300), (740, 1100)]), "#3a1228", 0.75, wet=60, clip=palm, gran=0.25)
    s.wash(blob([(300, 1330), (800, 1280), (800, 1600), (260, 1600)]), "#3a1228", 0.6, wet=70, clip=palm, gran=0.25)
    s.lift(blob([(190, 880), (300, 820), (420, 860), (360, 1000), (240, 1100), (180, 1010)]), 0.45, 34)
    for pts, w in (
        ([(186, 930), (290, 930), (420, 960), (560, 1060), (690, 1180)], 5),
        ([(868, 960), (760, 960), (640, 900), (540, 850), (470, 830)], 5),
        ([(240, 900), (360, 960), (430, 1080), (440, 1230), (400, 1400)], 6),
        ([(560, 1400), (600, 1280), (640, 1200)], 3),
    ):
        s.wash(limb(pts, np.full(len(pts), 8)), "#5a2024", 0.7, wet=8, clip=palm)
        s.curve(pts, w, "#3a1018", clip=palm)
        for p, d, _ in marks.along(path(pts, 8), 22):
            n = np.array([-d[1], d[0]]) * r.choice([-1, 1])
            s.curve([p, p + n * 9 + d * 8, p + n * r.uniform(14, 30) + d * 20], 1.2, "#5a2420", clip=palm, alpha=0.8)
    for x, y in ((294, 806), (444, 796), (604, 808), (748, 850)):  # where the fingers begin
        for o in (0, 13):
            s.curve([(x - 66, y + o + 8), (x, y + o - 6), (x + 62, y + o + 10)], 2.6 - o * 0.08, "#4a1a1c", clip=palm)
    for y in (1440, 1462, 1490):
        s.curve([(306, y - 10), (520, y + 16), (772, y - 20)], 2.6, "#3a1018", clip=palm)
    for _ in range(240):
        x, y = r.uniform(160, 880), r.uniform(800, 1500)
        s.curve([(x, y), (x + r.uniform(8, 18), y + r.normal() * 6)], 1, "#4a1a1c", clip=palm, alpha=0.5)
    return palm


def on(pts):
    """The bed's own measure: its head up, its middle at 0."""
    return move(np.asarray([p[:2] for p in pts], float), *BED, 1, TURN)


def _plank(s, pts, knobs=()):
    g = poly(on(pts))
    s.thing(g, "#9a5a30", 1.0, col2="#7a4020", shade=0.9, shcol="#2a0e14", hatch=0, line=3)
    (x0, y0), (x1, y1) = np.min(pts, axis=0), np.max(pts, axis=0)
    for k in (0.3, 0.55, 0.78):
        line = [(x0 + 8, y0 + (y1 - y0) * k), (x1 - 8, y0 + (y1 - y0) * k)] if x1 - x0 > y1 - y0 else [(x0 + (x1 - x0) * k, y0 + 8), (x0 + (x1 - x0) * k, y1 - 8)]
        s.stroke(on(line), 1.5, "#3a1810", clip=g)
    rim(s, g, 3, 2, "#ffd890", 0.8)
    for x, y in knobs:
        s.thing(ell(*on([(x, y)])[0], 19), "#b06a38", 1.0, col2="#8a4a24", shade=0.9, shcol="#2a0e14", hatch=0, line=2.8)
        s.fill(ell(*on([(x - 6, y - 4)])[0], 5), "#ffe0a8", body=True, alpha=0.9)


def _bed(s):
    frame_ = poly(on([(-158, -254), (158, -254), (158, 262), (-158, 262)]))
    for dx, dy, k, wet in ((56, 30, 0.8, 30), (30, 18, 1.0, 14), (9, 9, 1.2, 6)):  # it presses into the hand
        s.wash(move(frame_, dx, dy), "#240a1a", k, wet=wet, gran=0.25)
    s.curve(on([(-172, 200), (-182, 250), (-168, 282)]), 3.4, "#4a1a1c")
    s.curve(on([(-186, 214), (-198, 256), (-180, 292)]), 2, "#4a1a1c")
    s.curve(on([(-120, 284), (-40, 294), (60, 288)]), 2.6, "#3a1018")
    s.thing(frame_, "#8a4a28", 1.0, shade=0.9, shcol="#2a0e14", hatch=0, line=3)
    mattress = poly(on([(-142, -228), (142, -228), (142, 246), (-142, 246)]))
    s.thing(mattress, "#fff6ea", 0.25, shade=0.7, shcol="#8a6a90", hatch=0, line=2.4)
    _plank(s, [(-168, -266), (168, -266), (168, -228), (-168, -228)], ((-168, -248), (168, -248)))
    pillow = blob(on([(-122, -206, 1), (-60, -216), (0, -212), (64, -218), (126, -204, 1), (122, -150), (130, -88, 1), (60, -80), (-10, -86), (-64, -78), (-128, -90, 1), (-120, -150)]), 8)
    s.wash(move(pillow, 10, 10), "#5a4a78", 0.8, wet=9, clip=mattress)
    s.thing(pillow, "#fffaf4", 0.16, shade=0.8, shcol="#9a8ab8", hatch=0, line=2.6)
    dent = ell(*on([(6, -146)])[0], 84, 52, TURN)
    s.wash(dent, "#8a7ab0", 0.5, wet=16, clip=pillow)
    for a in np.linspace(0.2, 6.2, 13):
        p = on([(6 + 62 * math.cos(a), -146 + 40 * math.sin(a))])[0]
        q = on([(6 + 98 * math.cos(a), -146 + 62 * math.sin(a))])[0]
        s.stroke([p, q], 1.7, "#8a7ab0", clip=pillow)
    _sleeper(s)
    _blanket(s)
    _plank(s, [(-166, 240), (166, 240), (166, 270), (-166, 270)], ((-166, 256), (166, 256)))


def _sleeper(s):
    r = s.rng
    shoulder = blob(on([(-26, -56), (6, -76), (46, -82), (86, -56), (104, -20), (112, 20), (-60, 20), (-52, -30)]), 8)
    mane = blob(on([(-18, -200), (30, -212), (80, -196), (118, -160), (132, -104), (150, -60), (136, -20), (104, -44), (84, -84), (56, -104), (30, -110), (20, -140), (6, -170)]), 8)
    s.wash(move(mane, 8, 8), "#4a3a60", 0.8, wet=8)
    s.cover(mane)
    s.wash(mane, "#8a2a10", 1.2, gran=0.2)
    s.thing(limb(on([(16, -118), (40, -64)]), [22, 27]), HERS[0], 0.5, col2=HERS[1], shade=0.7, shcol=HERS[2], hatch=0, line=2)
    garment(s, shoulder, "#e8d8f0", lambda x, y: 1.9, 80, dark="#6a5a90", pale="#ffffff", cast=None, long=22, line=2.4, hatch=0)
    at = profile(s, *on([(2, -148)])[0], 120, TURN + 4, flip=True, skin=HERS, eye="shut", k=0.55, line=2)
    cap = blob(at([(0.58, 0.04), (0.60, 0.14), (0.50, 0.24), (0.43, 0.38), (0.40, 0.54), (0.32, 0.72), (0.12, 0.80), (-0.06, 0.56), (-0.08, 0.22), (0.16, -0.06), (0.42, -0.05)]), 8)
    s.cover(cap)
    s.wash(union(cap, mane), "#a83c14", 1.0, gran=0.2)
    for k in range(230):
        u, o = r.random(), r.normal() * 4
        a, b = at([(0.56 - 0.16 * u, 0.04 + 0.10 * u), (0.24 - 0.16 * u, 0.06 + 0.46 * u)])
        c, d, e = on([(58 + 26 * u, -182 + 78 * u), (112 - 4 * u, -150 + 86 * u), (134 - 26 * u + r.normal() * 8, -64 + 36 * r.random())])
        col = ("#5a1408", "#8a2a10", "#d8641e", "#f0a04a")[int(r.choice(4, p=(0.3, 0.3, 0.28, 0.12)))]
        s.curve([a, b, c + o, d + [o, 6 * math.sin(k)], e], r.uniform(1.2, 2.4), col, n=8, body=col in ("#f0a04a", "#d8641e"), alpha=0.9, wobble=0.4)
    for k in range(20):  # behind the ear and down
        u = k / 19
        s.curve(at([(0.56 - 0.08 * u, 0.10 + 0.08 * u), (0.40 - 0.1 * u, 0.30 + 0.1 * u), (0.32 - 0.2 * u, 0.70)]), 1.8, ("#8a2a10", "#d8641e", "#f0a04a", "#5a1408")[k % 4], body=k % 4 in (1, 2), alpha=0.95, clip=cap)
    s.wash(ell(*at([(0.6, 0.62)])[0], 11), "#e0605a", 0.4, wet=5)
    s.thing(limb(on([(-30, -16), (-66, -44), (-62, -84)]), [19, 17, 11]), "#e8d8f0", 0.45, shade=0.8, shcol="#6a5a90", hatch=0, line=2.3)
    fingers(s, *on([(-60, -88)])[0], 44, -82 + TURN, curls=(10, 12, 14, 16), spread=4, thumb=(40, 10), skin=HERS, k=0.5, line=1.4)


def _blanket(s):
    top = [(-150, -34), (-104, -26), (-60, -40), (0, -26), (60, -40), (110, -22), (152, -34)]
    g = blob(on([*top, (162, 60), (156, 150), (164, 236), (100, 246), (20, 240), (-70, 248), (-160, 238), (-154, 140), (-162, 50)]), 8)
    s.wash(move(g, 14, 14), "#240a1a", 0.9, wet=9)
    s.thing(g, "#1f78a8", 1.0, col2="#185a94", shade=0.8, shcol="#0a1c48", hatch=0, line=3, soft=120, gran=0.25)
    body = blob(on([(-50, -30), (40, -46), (104, -20), (120, 40), (84, 96), (40, 120), (34, 170), (52, 214), (10, 226), (-44, 206), (-60, 160), (-104, 110), (-96, 60), (-70, 20)]), 10)  # she lies curled
    s.wash(body.difference(move(body, -34, -22)), "#0a1c48", 0.6, wet=20, clip=g, gran=0.25)
    s.lift(move(body, -14, -8).buffer(-30), 0.5, 20)
    s.wash(move(body, 22, 16).difference(body), "#0a1c48", 0.5, wet=14, clip=g, gran=0.25)
    for f in ([(-104, 110), (-130, 120), (-154, 150)], [(-60, 170), (-100, 196), (-150, 220)], [(40, 126), (90, 120), (150, 140)], [(54, 200), (100, 206), (150, 226)], [(110, 30), (134, 34), (158, 30)], [(-80, 40), (-120, 30), (-156, 40)]):
        s.wash(limb(on(f), [5, 8, 4]), "#0a1c48", 0.7, wet=7, clip=g)
        s.curve(on(f), 2, "#0a1c48", clip=g)
        s.curve(on([(x - 4, y - 5) for x, y in f]), 2, "#a8e0f8", body=True, alpha=0.7, clip=g)
    for j in range(8):  # little waves are woven in
        y = 4 + j * 31
        pts = [(x, y + 7 * math.sin(x / 12 + j) + 10 * math.sin((x + 40) / 60)) for x in np.linspace(-158, 158, 70)]
        s.stroke(on(pts), 2.4, "#bfe8f8", body=True, alpha=0.7, clip=g, taper=(0, 0))
    hem = blob(on([*top, (154, 6), (110, 18), (60, 2), (0, 16), (-60, 2), (-104, 16), (-152, 6)]), 8)
    s.thing(hem, "#fffaf0", 0.16, shade=0.7, shcol="#8a7ab0", hatch=0, line=2.5)
    rim(s, g, 3, 1, "#d8f0ff", 0.6)


def _slippers(s):
    for x, y, a in ((356, 1176, 26), (298, 1196, 18)):
        sole = move(blob([(-17, 34), (-15, 4), (-20, -22), (-10, -42), (8, -44), (20, -26), (16, 4), (16, 34), (0, 44)], 8), x, y, 1.1, a)
        s.wash(move(sole, 13, 9), "#240a1a", 1.1, wet=6)
        s.thing(sole, "#e86a5a", 0.9, col2="#c84a44", shade=0.8, shcol="#4a0814", hatch=0, line=2.6)
        toe = move(blob([(-20, -8), (-20, -24), (-10, -42), (8, -44), (20, -26), (19, -8), (0, -16)], 8), x, y, 1.1, a)
        s.thing(toe, "#d8222c", 1.1, shade=0.9, shcol="#4a0814", hatch=0, line=2.6)
        s.thing(ell(*move([(0.0, -26.0)], x, y, 1.1, a)[0], 9), "#fff0e0", 0.3, shade=0.6, shcol="#8a5a60", hatch=0, line=1.8)
        s.curve(move([(-8, 8), (-7, 24), (0, 34)], x, y, 1.1, a), 2, "#8a1c24")


def _thumb(s):
    s.lift(blob([(96, 860), (130, 700), (180, 690), (170, 800), (150, 960), (110, 960)]), 0.5, 22)
    s.wash(limb([(220, 1010), (176, 850), (200, 730)], [26, 30, 20]), "#3a1228", 0.4, wet=26, clip=THUMB)
    inner = [(206, 690), (190, 760), (188, 850), (216, 930), (262, 1000), (326, 1066)]
    s.wash(move(limb(inner, [10, 16, 20, 20, 16, 8]), 16, 6), "#3a1228", 0.6, wet=16, clip=s.mask(s.all) - s.mask(THUMB))
    s.curve(inner, 4, taper=(0.05, 0.5))
    for c, way, w in (((116, 850), 88, 70), ((168, 1012), 62, 84)):
        for o in (-10, 6, 18):
            d = np.array([math.cos(math.radians(way)), math.sin(math.radians(way))])
            n = np.array([-d[1], d[0]])
            m = np.array(c) + d * o
            s.curve([m - n * w * 0.85, m - d * 8, m + n * w * 0.8], 2.6, "#4a1a1c", clip=THUMB)
    _print(s, np.array([146, 726]), 8, 36, 46, THUMB)


def _candle(s):
    """From above: saucer, pool of wax, and the flame that comes towards us."""
    x, y = FLAME
    s.wash(ell(x + 26, y + 16, 66, 60), "#3a1018", 1.0, wet=12)
    loop = arc(x - 62, y + 44, 24, 20, 60, 400)
    s.stroke(loop, 13, "#4a2410", taper=(0, 0))
    s.stroke(loop, 8, "#e8b44a", body=True, taper=(0, 0))
    s.thing(ell(x, y, 66, 62), "#d89a38", 1.0, col2="#a86a24", shade=0.8, shcol="#4a2410", hatch=0, line=3)
    s.thing(ell(x, y, 52, 48), "#f0be5a", 0.8, shade=0.6, shcol="#6a3a14", hatch=0, line=2)
    wax = blob([(x - 28, y - 6), (x - 16, y - 27), (x + 10, y - 29), (x + 29, y - 8), (x + 27, y + 16), (x + 36, y + 32), (x + 14, y + 28), (x - 8, y + 32), (x - 26, y + 18)], 8)
    s.wash(move(wax, 8, 8), "#4a2410", 0.8, wet=6)
    s.thing(wax, "#fffaf0", 0.12, shade=0.5, shcol="#d8984a", hatch=0, line=2.4)
    s.thing(ell(x, y, 18, 16), "#ffe9a8", 0.5, shade=0.3, hatch=0, line=1.5)
    s.glow(x, y - 14, 270, "#ffc24a", 0.7, 0.9)
    s.wash(ell(x, y - 14, 150), "#ffd060", 0.45, wet=70, gran=0.2)
    s.fill(blob([(x + 8, y - 66), (x + 20, y - 30), (x + 15, y - 4), (x, y + 6), (x - 15, y - 4), (x - 14, y - 30)], 8), "#f08a1a", body=True)
    s.fill(blob([(x + 5, y - 44), (x + 11, y - 22), (x + 6, y - 4), (x - 6, y - 4), (x - 7, y - 22)], 8), "#fff6c0", body=True)
    for i in range(24):
        a = math.tau * i / 24
        d = np.array([math.cos(a), math.sin(a)])
        s.stroke([FLAME - [0, 16] + d * 92, FLAME - [0, 16] + d * s.rng.uniform(112, 150)], 1.6, "#ffe6a0", body=True, alpha=0.7)


@card("rose", paper="hot", light=(-0.8, -0.5))
def fist_opens(s):
    """Somebody sleeps in the palm of a huge hand; a candle stands on its thumb."""
    _dusk(s)
    _hand(s)
    s.glow(*FLAME, 560, "#ffb04a", 0.3, 0.5)
    _thumb(s)
    _bed(s)
    _slippers(s)
    _candle(s)
    s.splatter("#ffd27a", 24, centre=tuple(FLAME), spread=150, size=(0.7, 3.4))
