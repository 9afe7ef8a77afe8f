"""A scarecrow hugs the caged moon: everything is lit by what he holds."""

from ..easel import *
from ..kit.rim import rim

MOON = np.array([516.0, 900.0])
INK = "#0d0a14"
CALLING = (0.58, -0.84), [(0.3, -0.84), (0.52, -0.96), (0.72, -0.98), (1.1, -1.16, 1), (0.84, -0.86), (1.06, -0.84, 1), (0.74, -0.74), (0.62, -0.5), (0.6, -0.1), (0.34, 0.3), (-0.1, 0.42), (-0.94, 0.88, 1), (-1.14, 0.72, 1), (-0.56, 0.08), (-0.14, -0.42)]
PECKING = (0.72, 0.16), [(0.0, -0.52), (0.36, -0.34), (0.62, -0.08), (0.8, 0.16), (0.86, 0.34), (0.98, 0.7, 1), (0.72, 0.46), (0.56, 0.34), (0.36, 0.26), (0.0, 0.3), (-0.3, 0.14), (-0.6, -0.06), (-1.14, -0.2, 1), (-1.1, -0.42, 1), (-0.5, -0.4)]
TUGGING = (0.6, -0.64), [(0.14, -0.5), (0.34, -0.74), (0.58, -0.8), (0.76, -0.7), (1.06, -0.52, 1), (0.76, -0.5), (0.62, -0.36), (0.56, -0.04), (0.3, 0.32), (-0.06, 0.42), (-0.5, 0.62), (-1.0, 1.0, 1), (-1.18, 0.84, 1), (-0.6, 0.14), (-0.2, -0.24)]


def crow(s, pose, x, y, q, way=1, tip=0.0, feet=True):
    """A crow in silhouette; the light of the cage runs along its edges. pose: its eye and its outline."""
    eye, shape = pose

    def at(pts):
        return move(np.array([p[:2] for p in pts], float), x, y, q, -tip * way, way < 0)

    for a in (-0.1, 0.16) if feet else ():
        s.stroke(at([(a, 0.26), (a + 0.05, 0.6), (a - 0.02, 0.88)]), q * 0.075, INK, taper=(0, 0))
        for e in (-0.16, 0.05, 0.22):
            s.stroke(at([(a - 0.02, 0.86), (a + e, 0.94)]), q * 0.05, INK)
    g = blob([(*p, *c[2:]) for p, c in zip(at(shape), shape, strict=True)], 8)
    s.cover(g)
    s.wash(g, "#10121f", 2.0, edge=0.3, pool=0.2, gran=0.2)
    s.fill(g, "#10121f", alpha=0.7)
    root, tail = np.array(shape[-1][:2]) + [0.3, 0.2], np.array(shape[-4][:2])
    for i in range(7):  # the wing, feather by feather
        a = root + np.array([0.01, 0.06]) * i
        b = tail * (0.8 - 0.07 * i) + [0.12, 0.02 * i]
        s.curve(at([a, (a + b) / 2 + [0.06, 0.09], b]), q * 0.02, "#6f7fae", body=True, alpha=0.65, clip=g)
    d = MOON - (x, y)
    d = d / np.hypot(*d) * q * 0.045
    rim(s, g, 1.6, 2.6, "#8fa4dc", 0.7)
    rim(s, g, -d[0], -d[1], "#f6d88a", 0.95)
    e = at([eye])[0]
    s.fill(ell(*e, q * 0.055), "#f4dc90", body=True)
    s.fill(ell(*e, q * 0.028), INK, body=True)


def landing(s, x, y, q):
    """One that is just coming, its wings still open."""
    parts = [blob([(62, -12), (86, 0), (114, 14, 1), (84, 16), (60, 20), (20, 28), (-40, 26), (-104, 60, 1), (-122, 36, 1), (-112, 20, 1), (-50, 2), (20, -14)], 8)]
    for ways, hub, elbow in (((-172, -160, -149, -138, -127, -115), (-22, 4), (-62, -58)), ((-86, -74, -63, -52, -40, -28), (26, -2), (56, -66))):
        parts.append(blob([(hub[0] - 34, hub[1] + 6), (hub[0] + 34, hub[1] + 6), (elbow[0] + 34, elbow[1] + 14), elbow, (elbow[0] - 34, elbow[1] + 14)], 6))
        for k, w in enumerate(ways):
            d = np.array([math.cos(math.radians(w)), math.sin(math.radians(w))])
            parts.append(limb([np.array(elbow) + d * 4, np.array(elbow) + d * 70, np.array(elbow) + d * (128 - 7 * abs(k - 3))], [17, 12, 2]))
    g = move(union(*parts), x, y, q / 100, -14)
    s.cover(g)
    s.wash(g, "#10121f", 2.0, edge=0.3, gran=0.2)
    s.fill(g, "#10121f", alpha=0.7)
    rim(s, g, 2, 3, "#8fa4dc", 0.7)
    rim(s, g, -3, -3, "#f6d88a", 0.9)
    e = move([(70, 0)], x, y, q / 100, -14)[0]
    s.fill(ell(*e, q * 0.05), "#f4dc90", body=True)
    s.fill(ell(*e, q * 0.026), INK, body=True)


def straw(s, root, way, n, long, spread=0.35, wide=14, w=3.4, bend=0.0):
    """A bundle of straw from a sleeve or a seam."""
    r = s.rng
    for k in range(n):
        a = way + r.normal() * spread
        q = long * r.uniform(0.55, 1.1)
        u = np.array([-math.sin(way), math.cos(way)])
        p = np.array(root) + u * r.normal() * wide
        d = np.array([math.cos(a), math.sin(a)])
        e = np.array([math.cos(a + bend), math.sin(a + bend)])
        pts = [p, p + d * q * 0.5, p + d * q * 0.5 + e * q * 0.5]
        s.curve(pts, w * 1.5, "#3a2410", body=True, alpha=0.7)
        s.curve(pts, w, ("#e8c060", "#b5832f", "#f8e2a0", "#d6a444")[k % 4], body=True)


def finger(s, pts, w=15):
    """A finger of straw, tied at the joint; its stalks part at the end."""
    r = s.rng
    g = limb(pts, [w, w * 0.92, w * 0.7])
    s.wash(move(g, 5, 8), "#3a2008", 0.9, wet=4)
    s.cover(g)
    s.wash(g, "#b07c2c", 1.0, edge=0.6, gran=0.25)
    s.outline(g, 2.4, "#2a1410", lost=0)
    root, knuckle, tip = (np.array(p, float) for p in pts)
    d = (tip - knuckle) / np.hypot(*(tip - knuckle))
    for k in range(13):
        o = np.array([0, (k - 6) / 6 * w * 0.8])
        end = tip + d * r.uniform(0, 16) + o * r.uniform(0.7, 1.15)
        s.curve([root + o, knuckle + o * 0.9, end], r.uniform(2.2, 3.4), ("#e8c060", "#8a5a1c", "#f8e2a0", "#d6a444", "#5a3810")[k % 5], body=True, alpha=0.95, wobble=0.4)
    for e in (-3, 1, 5):
        s.stroke([knuckle + [e - 3, -w], knuckle + [e + 3, w]], 2.6, "#8a2434", body=True)


def hand_(s, g, line):
    """The back of a hand of straw, from the cuff to where the fingers are tied on."""
    s.cover(g)
    s.wash(g, "#c08a34", 0.9, edge=0.8)
    for q in np.linspace(-30, 30, 13):
        s.curve([(x + q * 0.35, y + q * 0.8) for x, y in line], 2.2, ("#6a4212", "#f6d888", "#8a5a1c")[int(q) % 3], body=True, alpha=0.9, clip=g)
    s.outline(g, 3, "#2a1410", lost=0)


def cloth_of(s, g, folds):
    """Heavy cloth: dark by itself, warm where the moon reaches it."""
    s.cover(g)
    s.wash(g, "#b8743c", 0.8, col2="#9a5434", edge=0.6, pool=0.3, gran=0.25)
    s.wash(g, "#1c1232", 1.35, grad=("rad", *MOON, 520, -0.35, 1.15), edge=0.2, gran=0.25)
    for pts, w in folds:
        s.wash(limb(pts, [w * 1.7, w * 3.2, w * 0.4]), "#150c20", 0.8, wet=6, clip=g)
        s.curve(pts, w, "#150c18", clip=g)
        s.curve([(p[0] - 5, p[1] - 6) for p in pts], w * 0.5, "#f0c070", body=True, alpha=0.6, clip=g)
    s.outline(g, 3.6, "#120b18", lost=0.1)


def patch(s, x, y, q, rot, col):
    g = move(poly([(-q, -q * 0.9), (q * 0.9, -q), (q, q * 0.8), (-q * 0.86, q)]), x, y, 1, rot)
    s.cover(g)
    s.wash(g, col, 0.9, edge=0.8)
    s.wash(g, "#1a1230", 0.35, grad=("rad", *MOON, 560, 0.0, 1.0))
    s.hatch(g, tone=0.55, ang=rot + 80, sep=7, w=1, thr=0.3, omit=0.6)
    s.outline(g, 2.6, lost=0)
    for p, d, _ in marks.along([*g.exterior.coords], 26):
        n = np.array([-d[1], d[0]]) * 9
        s.stroke([p - n + d * s.rng.normal() * 3, p + n], 2.4, "#e8d8b0", body=True)


TILT = 11


def nod(pts):
    """The head hangs to one side."""
    return [(*p, *q[2:]) for p, q in zip(move(np.array([q[:2] for q in pts], float), 14, 92, 1.16, TILT, origin=(505, 540)), pts, strict=True)]


def head_of(s):
    sack = blob(nod([(402, 300), (420, 250), (590, 244), (616, 300), (624, 390), (596, 470), (556, 522), (512, 534), (470, 524), (424, 480), (396, 396)]), 8)
    s.cover(sack)
    s.wash(sack, "#d0a664", 0.8, col2="#b0844c", edge=0.6, gran=0.25)
    s.wash(sack, "#1c1438", 1.2, grad=("lin", 90 + TILT, 1.3, -0.5), edge=0.2, gran=0.25)
    s.wash(blob(nod([(430, 420), (510, 446), (600, 416), (560, 520), (466, 524)]), 8), "#ffd878", 0.4, wet=14, clip=sack)
    m = s.mask(sack)
    for a in (0.3, math.pi / 2 + 0.3):  # sacking
        marks.pelt(s, m, lambda x, y, a=a: a, 110, (10, 20), 1.0, "#4a3020", "#e8cf98", 0.2, None, 0.4)
    for x in (436, 462, 488, 512, 538, 564, 586):  # gathered at the neck
        s.curve(nod([(510 + (x - 510) * 0.7, 534), (x, 500), (x + (x - 510) * 0.16, 476)]), 2.6, "#2a1a18", clip=sack)
    s.outline(sack, 3.6, "#150c18", lost=0.1)
    for x, y, e, q in ((456, 368, 1, 1.0), (556, 362, -1, 0.82)):  # torn holes; a spark of the moon in each
        hole = blob(nod([(x - 34 * q, y + 2, 1), (x - 10 * q, y - 18 * q), (x + 24 * q, y - 14 * q), (x + 34 * q, y + 6, 1), (x + 8 * q, y + 22 * q), (x - 18 * q, y + 17 * q)]), 8)
        s.cover(hole)
        s.fill(hole, INK)
        c = nod([(x + 2, y + 5)])[0]
        s.fill(ell(*c, 9 * q), "#fbeab0", body=True)
        s.fill(ell(c[0], c[1] + 1, 4 * q), INK, body=True)
        s.curve(nod([(x - 26 * q, y + 14), (x, y + 24 * q), (x + 26 * q, y + 15)]), 3, "#ffd888", body=True, alpha=0.9)
        for k in range(5):
            a = -0.4 - k * 0.55
            s.stroke(nod([(x + 30 * q * math.cos(a), y + 17 * q * math.sin(a)), (x + 44 * q * math.cos(a), y + 27 * q * math.sin(a))]), 1.8, "#e8cf98", body=True, alpha=0.7)
        s.curve(nod([(x - 42 * e, y - 44), (x, y - 36), (x + 42 * e, y - 14)]), 7, "#1c1018")
    nose = poly(nod([(502, 384), (530, 432), (482, 428)]))
    s.thing(nose, "#a8663c", 0.9, shade=0.6, shcol="#2a1420", hatch=0, line=2.4)
    for k in range(4):
        s.stroke(nod([(478 + k * 16, 432 + 3 * (k % 2)), (482 + k * 16, 444)]), 2.4, "#e8d8b0", body=True)
    mouth = [(436, 482), (470, 462), (516, 456), (562, 466), (590, 478)]
    s.curve(nod(mouth), 5, "#1c1018")
    for k in range(8):
        x = 448 + 18 * k
        y = 459 + 0.0046 * (x - 516) ** 2
        s.stroke(nod([(x - 4, y - 13), (x + 5, y + 15)]), 3.6, "#f0e0b8", body=True)
        s.stroke(nod([(x - 4, y - 13), (x + 5, y + 15)]), 1.2, "#3a2420")


def scarf_of(s):
    scarf = blob([(360, 552), (430, 590), (520, 604), (610, 582), (660, 544), (700, 590), (660, 640), (560, 664), (460, 660), (380, 630), (336, 596)], 8)
    s.cover(scarf)
    s.wash(scarf, "#b82c3c", 1.1, edge=0.5, gran=0.25)
    s.wash(scarf, "#1c0c24", 1.1, grad=("lin", 90, 1.1, -0.1), gran=0.25)
    for a in ((380, 580), (414, 598), (460, 612), (560, 612), (612, 600), (652, 578)):
        s.curve([a, (a[0] + 10, a[1] + 22), (a[0] - 4, a[1] + 48)], 2.6, "#2a0c18", clip=scarf)
    s.outline(scarf, 3.2, "#150c18", lost=0)


def hat_of(s):
    crown = blob(nod([(398, 262), (400, 170), (420, 92), (470, 60), (520, 88), (566, 52), (606, 100), (614, 180), (622, 254)]), 8)
    brim = blob(nod([(236, 316), (280, 262), (404, 250), (510, 262), (622, 240), (726, 226), (800, 262), (770, 300), (650, 312), (520, 324), (390, 326), (300, 330)]), 8)
    for g in (crown, brim):
        s.cover(g)
        s.wash(g, "#5a5478", 1.0, col2="#3c3a60", edge=0.5, gran=0.25)
        s.wash(g, "#0c0a20", 0.9, grad=("lin", 90, 1.1, 0.1), gran=0.25)
    s.wash(blob(nod([(250, 320), (400, 316), (520, 320), (650, 306), (780, 284), (650, 322), (520, 336), (390, 338)]), 8), "#ffb850", 0.8, wet=6, clip=brim)
    s.thing(blob(nod([(398, 214), (510, 236), (618, 208), (622, 246), (510, 266), (398, 252)]), 6), "#8a2434", 1.1, shade=0.7, shcol="#1c0818", hatch=0, line=2.8)
    for pts in ([(440, 84), (462, 140), (452, 208)], [(560, 66), (540, 130), (556, 196)], [(300, 276), (350, 296), (420, 304)], [(720, 246), (670, 276), (600, 290)]):
        s.curve(nod(pts), 2.8, INK)
        s.curve(nod([(p[0] + 5, p[1] + 2) for p in pts]), 1.8, "#9a92c0", body=True, alpha=0.7)
    for g in (crown, brim):
        s.outline(g, 3.6, INK, lost=0.1)
    rim(s, union(crown, brim), 2, 4, "#8f94cc", 0.7, 1.6)
    rim(s, brim, 0, -5, "#ffd070", 0.9, 1.6)
    for x, way in ((402, 1.95), (622, 1.3)):
        straw(s, nod([(x, 330)])[0], way, 13, 80, 0.3, 14, 3)


def bars():
    """The bars of the cage in front: their lines, left to right."""
    out = []
    for k in range(-4, 5):
        t = math.sin(k / 4.0 * math.pi / 2)
        x = 516 + 240 * t
        out.append([(516 + 4 * k, 634), (516 + 240 * t * 0.62, 680), (516 + 240 * t * 0.97, 780), (x, 900), (x, 1130 + 38 * math.sqrt(max(0, 1 - t * t)))])
    return out


def cage(s):
    for u in (-0.75, -0.3, 0.2, 0.62):
        s.curve([(516, 636), (516 + u * 180, 690), (516 + u * 240, 820), (516 + u * 240, 1096)], 3.6, "#6a4a20", alpha=0.9)
    moon = ell(*MOON, 196)
    s.cover(moon)
    s.wash(moon, "#f8e8b0", 0.3, pool=0.4, gran=0.25)
    for dx, dy, q, t in ((-76, -58, 46, 20), (46, 34, 62, -20), (-34, 96, 32, 0), (96, -80, 28, 30), (-116, 46, 24, 60), (12, -120, 30, 0)):
        s.wash(ell(MOON[0] + dx, MOON[1] + dy, q, q * 0.72, t), "#d0ae68", 0.4, wet=5, gran=0.25, clip=moon)
    s.wash(moon.difference(move(moon, -26, -32)), "#c8984c", 0.5, wet=16, clip=moon)
    s.outline(moon, 2.2, "#5a3c1c", lost=0.4)
    for pts in bars():
        s.curve(pts, 11, "#3a2410", n=14, wobble=0.3, taper=(0, 0))
        s.curve(pts, 7.5, "#c08a30", n=14, wobble=0.3, taper=(0, 0))
        s.curve([(a - 1.5, b) for a, b in pts], 2.4, "#fff0b8", n=14, body=True, wobble=0.3, taper=(0, 0))
    for y, e, q in ((800, 230, 32), (1130, 240, 40)):
        for col, n, dy in (("#3a2410", 17, 0), ("#c08a30", 12, 0), ("#fff0b8", 3.4, -3)):
            s.stroke(arc(516, y + dy, e, q, -4, 184), n, col, body=col == "#fff0b8", wobble=0.3, taper=(0, 0))
    s.thing(ell(516, 634, 30, 17), "#c08a30", 1.0, shade=0.6, shcol="#3a2410", hatch=0, line=2.6)


def _field(s):
    r = s.rng
    s.wash(s.all, "#3a5a8a", 0.9, col2="#2c4474", pool=0.4, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 560), (760, 330), (300, 380), (-100, 700)]), "#101c40", 1.3, wet=90, gran=0.25)
    s.wash(blob([(-100, -100), (1100, -100), (1100, 260), (600, 120), (-100, 180)]), "#070a1c", 1.0, wet=80, gran=0.25)
    for y, x, n in ((360, 640, 420), (520, -60, 330), (700, 760, 300), (960, -80, 260), (1040, 800, 280)):  # night clouds, lit from below
        g = limb([(x, y), (x + n * 0.4, y - 18), (x + n, y + 8)], [4, 22, 3])
        s.lift(s.warp(s.mask(g), (0, 0, s.w, s.h), 2, 8), 0.5, 7)
    places.stars(s, 60, (0, 0, 1000, 560))
    ground = valid(Polygon([*path([(-40, 1226), (300, 1204), (700, 1210), (1040, 1190)], 10), (1040, 1560), (-40, 1560)]))
    s.cover(ground)
    s.wash(ground, "#b08440", 0.7, col2="#7a5c40", edge=0.5, gran=0.25)
    s.wash(ground, "#0c0e26", 1.15, grad=("rad", 516, 1290, 760, -0.4, 1.0), edge=0, gran=0.25)
    s.glow(*MOON, 620, "#f0cf80", 0.25, 0.6)
    for k in range(-16, 17):  # rows of stubble run to the horizon
        for _ in range(34):
            u = r.uniform(0.0, 1) ** 1.5
            x, y = 500 + k * (22 + 140 * u), 1214 + 320 * u
            q = 6 + 46 * u
            near = math.exp(-((x - 516) ** 2 + (y - 1260) ** 2) / 420**2)
            s.stroke([(x, y), (x + r.normal() * q * 0.12, y - q * r.uniform(0.5, 1))], 1 + 2.4 * u, mix("#2c2430", "#f4d070", min(1, 0.12 + near)), body=True, alpha=0.9)


def _coat(s):
    s.thing(limb([(516, 1490), (514, 1380), (512, 1200)], [26, 26, 24]), "#5a4434", 1.0, shcol="#1a1018", hatch=0, line=3)
    s.wash(ell(520, 1486, 90, 16), INK, 1.0, wet=8)
    tails = [(820, 1270, 1), (748, 1236), (724, 1340, 1), (654, 1256), (612, 1364, 1), (548, 1262), (492, 1350, 1), (440, 1254), (372, 1352, 1), (322, 1240), (222, 1310, 1)]
    trunk = blob([(330, 600), (430, 566), (610, 564), (710, 596), (760, 820), (780, 1030), *tails, (250, 1030), (280, 820)], 8)
    arms = (limb([(318, 660), (214, 770), (136, 930)], [98, 88, 78], 12), limb([(730, 656), (836, 730), (902, 834)], [98, 86, 74], 12))
    s.wash(blob([(270, 1180), (780, 1180), (750, 1260), (510, 1300), (270, 1270)]), INK, 1.6)
    coat = smooth(union(trunk, *arms), 16)
    folds = [([(x, 1160), (x + 4, 1230), (x + 10 * math.sin(x), 1320)], 4) for x in (340, 430, 600, 716)]
    folds += [([(330, 640), (300, 720), (310, 800)], 3.4), ([(716, 640), (744, 710), (736, 790)], 3.4), ([(120, 860), (180, 850), (236, 880)], 4), ([(906, 770), (860, 776), (820, 810)], 4)]
    cloth_of(s, coat, folds)
    patch(s, 404, 1236, 44, 10, "#4a6a8a")
    patch(s, 664, 1226, 40, -14, "#6a8a5a")
    patch(s, 196, 800, 38, 32, "#8a5a6a")
    for p in tails[::2]:
        straw(s, (p[0], p[1] - 40), math.pi / 2, 6, 70, 0.25, 18, 2.8)
    s.lift(ell(*MOON, 280).intersection(coat), 0.6, 40)
    s.wash(ell(*MOON, 280), "#f8c048", 0.45, wet=50, clip=coat, gran=0.25)
    return coat


def _forearms(s, under):
    low, high = bars()[1], bars()[7]
    left = blob([(60, 930), (110, 880), (190, 900), (222, 956), (266, 996), (252, 1106), (190, 1098), (110, 1040), (66, 990)], 10)
    right = blob([(976, 800), (920, 768), (856, 800), (830, 840), (794, 872), (824, 982), (880, 946), (950, 890), (980, 846)], 10)
    for g, folds, at, way, palm, line in (
        (left, ([(80, 960), (140, 950), (210, 940)], [(96, 1010), (160, 980), (220, 966)], [(150, 1060), (196, 1010), (236, 986)]), (258, 1052), 0.15, [(246, 1004), (296, 1000), (330, 1012), (338, 1060), (328, 1122), (290, 1126), (244, 1102)], [(244, 1052), (290, 1062), (336, 1070)]),
        (right, ([(966, 830), (910, 836), (850, 830)], [(950, 876), (896, 862), (840, 850)], [(880, 930), (846, 890), (816, 868)]), (808, 930), math.pi - 0.2, [(806, 880), (750, 876), (716, 890), (708, 938), (718, 1000), (756, 1002), (812, 976)], [(814, 928), (760, 938), (710, 944)]),
    ):
        s.wash(move(g, 10, 24), INK, 0.9, wet=14, clip=under)
        cloth_of(s, g, [(f, 3.8) for f in folds])
        straw(s, at, way, 24, 60, 0.3, 30, 3)
        hand_(s, blob(palm, 8), line)
    x = low[3][0]
    for k in range(4):  # fingers closed round a bar, the tips inside the cage
        y = 1018 + k * 30
        finger(s, [(x - 34, y + 2), (x + 2, y - 5), (x + 32, y + 6)], 16 - k * 0.8)
    x = high[3][0]
    for k in range(4):
        y = 898 + k * 29
        finger(s, [(x + 34, y + 2), (x - 2, y - 5), (x - 32, y + 6)], 16 - k * 0.8)


@card("midnight", paper="cold", light=(0.0, 0.3))
def scarecrow_moon(s):
    r = s.rng
    _field(s)
    landing(s, 150, 500, 96)
    coat = _coat(s)
    cage(s)
    scarf_of(s)
    head_of(s)
    hat_of(s)
    _forearms(s, coat)
    p = nod([(330, 236)])[0]
    crow(s, PECKING, *p, 92, -1, -8, feet=False)
    for pose, x, y, q, way, tip in ((PECKING, 300, 1384, 70, 1, 4), (TUGGING, 846, 1330, 96, -1, 6), (CALLING, 96, 1392, 150, 1, 0)):
        s.wash(ell(x - way * 10, y + q * 0.92, q * 0.8, q * 0.13), INK, 1.1, wet=6)
        crow(s, pose, x, y, q, way, tip)
    s.curve([(754, 1286), (742, 1274), (724, 1270)], 4, "#f8e2a0", body=True)
    for _ in range(90):
        x, y = r.uniform(0, 1000), r.uniform(1450, 1510)
        s.stroke([(x, y + 20), (x + r.normal() * 12, y - r.uniform(20, 50))], 3, ("#1c1822", "#4a3c30")[int(r.integers(2))], body=True)
