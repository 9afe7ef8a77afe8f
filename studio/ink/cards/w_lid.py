"""The moon is a heavy lid that somebody pushes aside from within; a rope ladder comes down, and the camp looks up."""

import cv2

from ..easel import *
from ..kit.near_hand import BASES, Hand
from .w_camp import climber, folk

NIGHT, GOLD = "#050814", "#ffe7a0"
HOLE = ell(440, 470, 352, 352)
LID = ell(664, 340, 352, 352)
AT = np.array([664.0, 340.0])
REACH = HOLE.buffer(-8).union(LID)


def _sky(s):
    s.wash(s.all, "#3a5a94", 0.75, col2="#46508c", pool=0.6, bloom=4, gran=0.2)
    s.wash(
        blob([(-100, -100), (1100, -100), (1100, 1300), (820, 1220), (760, 860), (300, 900), (60, 760), (-100, 800)]),
        "#1c2c6a",
        0.9,
        wet=95,
        gran=0.2,
        pool=0.6,
    )
    s.wash(blob([(520, -100), (1100, -100), (1100, 1250), (930, 1080), (860, 700), (930, 300)]), "#0a1136", 1.1, wet=85, gran=0.2, pool=0.7)
    s.wash(blob([(-100, -100), (330, -100), (120, 90), (20, 360), (-100, 520)]), "#0a1136", 0.9, wet=80, gran=0.2)
    places.stars(s, 170, (0, 0, 1000, 1120), (0.7, 2.8))


def _beam(s):
    """What falls out of the gap, broad below."""
    y = marks.field(s, lambda x, y: np.clip(1.15 - (y - 520) / 1250, 0, 1))
    for pts, soft, k in (([(110, 560), (470, 810), (760, 1340), (-120, 1340)], 26, 0.6), ([(180, 660), (430, 800), (600, 1340), (60, 1340)], 14, 0.45)):
        m = cv2.GaussianBlur(s.mask(poly(pts)) * y, (0, 0), soft)
        s.lift(m, k, 0)
        s.wash(m, "#ffd877", 0.3, edge=0, gran=0.2)
        s.stamp(m * (1 - s.mask(HOLE)), "#fff0b8", True, 0.2)
    s.glow(230, 620, 470, "#ffcf60", 0.45, 0.85)


def _hole(s):
    s.cover(HOLE)
    s.wash(HOLE, "#fff2b8", 0.12, col2="#ffd45a", edge=0, mix=("rad", 190, 640, 460, 0, 1.1))
    s.fill(HOLE, "#fffdf0", body=True, alpha=0.5)
    wall = HOLE.difference(move(HOLE, 15, -20))  # the sky is as thick as a plank
    s.thing(wall, "#caa65a", 0.9, col2="#7a5a34", shade=0.8, shcol="#2a1a1c", hatch=6, line=2.4)
    s.outline(HOLE, 4.5, NIGHT, lost=0)
    r = s.rng
    for _ in range(110):
        a = r.uniform(1.15, 4.1)
        d = np.array([math.cos(a), math.sin(a)])
        p = np.array([440, 470]) + d * 352
        s.stroke([p + d * r.uniform(10, 22), p + d * r.uniform(40, 130)], r.uniform(1.2, 3.2), GOLD, body=True, alpha=0.75)


CRATERS = ((480, 230, 64), (680, 180, 84), (800, 380, 70), (620, 420, 56), (730, 560, 60), (420, 400, 34), (880, 250, 34), (560, 600, 40), (560, 110, 30), (500, 500, 24), (840, 520, 26), (600, 300, 24), (760, 290, 20), (390, 300, 18), (700, 450, 16), (640, 680, 24), (770, 120, 22), (460, 590, 18), (880, 440, 16))  # fmt: skip


def _lid(s):
    thick = union(*[move(LID, -22 * u, 34 * u) for u in np.linspace(0, 1, 7)])
    s.wash(move(thick, -16, 22).intersection(HOLE), "#d8902a", 0.8, wet=22)
    s.wash(move(thick, 30, 40).difference(HOLE), NIGHT, 1.2, wet=40)
    s.cover(thick)
    s.wash(thick, "#4a4a5c", 1.2, col2="#2a2c40", gran=0.22)
    side = thick.difference(LID)
    s.wash(side, "#e8a840", 0.6, wet=8, clip=HOLE)
    ring = np.array(LID.exterior.coords)
    for p, _, _ in marks.along(ring, 13):
        s.stroke([p, p + [-22, 34]], 1.5, NIGHT, clip=side, alpha=0.85)
    s.outline(thick, 4, NIGHT, lost=0)
    s.cover(LID)
    s.wash(LID, "#efe8d4", 0.45, col2="#b4b6c2", bloom=5, gran=0.25, pool=0.7, off=0)
    s.wash(LID, "#3a4470", 1.0, gran=0.22, grad=("rad", 520, 210, 560, -0.15, 1.2), off=0)
    s.wash(blob([(820, 8), (1040, 208), (1040, 490), (820, 700), (620, 710), (820, 570), (940, 350), (920, 150)]), "#10163a", 1.1, wet=60, gran=0.22, clip=LID)
    r = s.rng
    for x, y, q in ((a + 60, b - 32, q) for a, b, q in CRATERS):
        c = ell(x, y, q, q * 0.96)
        s.wash(c, "#4a4c66", 0.6, edge=0.9, clip=LID, grad=("lin", 40, 1.4, 0.1), gran=0.22)
        s.wash(
            blob(np.vstack([arc(x, y, q, q * 0.96, 150, 300, 20), arc(x + q * 0.3, y + q * 0.3, q * 0.9, q * 0.9, 290, 165, 20)])),
            "#1c2040",
            0.9,
            wet=max(2, q * 0.08),
            clip=LID,
        )
        s.outline(c, 2.2, lost=0.35, clip=LID)
        s.stroke(arc(x, y, q * 1.08, q * 1.04, -20, 105, 20), max(1.6, q * 0.06), "#fffaf0", body=True, alpha=0.85, clip=LID)
        for _ in range(int(q / 3)):
            a = r.uniform(0, math.tau)
            p = np.array([x + q * 1.14 * math.cos(a), y + q * 1.14 * math.sin(a)])
            s.stroke([p, p + np.array([math.cos(a), math.sin(a)]) * q * r.uniform(0.2, 0.6)], 1.3, "#2a2c44", clip=LID, alpha=0.7)
    tone = marks.field(s, lambda x, y: np.clip((np.hypot(x - 540, y - 228) - 260) / 380, 0, 0.9)) * s.mask(LID)
    s.hatch(LID, tone=tone, ang=52, sep=7, w=1.3, thr=0.25, longest=46)
    s.outline(LID, 3.6, NIGHT, lost=0)
    s.stroke(arc(664, 340, 346, 346, 118, 258, 90), 5, "#fff3c4", body=True, alpha=0.95)
    # the ring on it
    s.wash(ell(732, 298, 96, 74), "#1c2040", 0.7, wet=16, clip=LID)
    s.thing(ell(700, 230, 30, 20), "#8a6a34", 1.1, shade=0.8, shcol=NIGHT, hatch=0, line=2.8)
    loop = ell(714, 290, 66, 78, -12).difference(ell(714, 290, 46, 58, -12))
    s.thing(loop, "#d8a83a", 1.0, col2="#a87420", shade=1.0, shcol="#3a1c08", hatch=5, line=3)
    s.stroke(arc(714, 290, 57, 69, 150, 235, 20), 4, "#fff0c0", body=True)


FLESH = {
    "skin": Look("#8a5234", 1.15, "#683420", shade=1.0, shcol="#1c0c18", white=0.35, hatch=6, hw=1.1, thr=0.55, longest=34, line=1.3, seam=0.9, gran=0.2),
    "nail": Look("#e8b890", 0.7, shade=0.6, shcol="#5a2c24", white=0.6, hatch=0, line=0.9, seam=1.0, gran=0.2),
}


def _grip():
    """It comes up out of the gap: the fingers lie on the lid, the thumb pushes at its edge."""
    z = unit(V(0.86, 0.26, 0.44))
    up = unit(V(-0.42, -0.06, 0.9))
    up = unit(up - z * (up @ z))
    turn = np.stack([np.cross(up, z), up, z], 1)
    thumb = (V(0.09, -0.03, 0.09), V(0.245, -0.05, 0.20), V(0.365, -0.06, 0.335), V(0.425, -0.09, 0.47))
    bends = [(24, 22, 14), (22, 22, 12), (24, 24, 14), (28, 28, 16)]
    h = Hand(bends, spread=(12, 3, -7, -17), thumb=thumb, back=(0.45, 0.88, 0.1), arm=((0, 0.12, 1), 0.1), looks=FLESH, lines=1.5, stout=1.06)
    cam, hand_ = spot(214, 486, 470, 0), h.placed(turn, (0, 0, 0), 1, -1)
    sinews = [[cam.project(hand_.to(V(b[0] * q, 0.09, b[2] * (0.25 + 0.62 * u)))) for q, u in ((0.55, 0), (0.8, 0.5), (0.98, 1))] for b in BASES]
    return sinews, shoot([hand_], cam, light=(-0.4, 0.55, 0.75))


def _fingers(s):
    """A hand out of the light: sleeve, wrist, the back of it, four fingers over the lid's edge and the thumb against it."""
    r = s.rng
    inner = HOLE.buffer(-6).intersection(move(HOLE, 15, -20))
    k, d = AT + 350 * np.array([math.cos(math.radians(163)), math.sin(math.radians(163))]), np.array([-0.93, 0.37])
    n = np.array([-d[1], d[0]])
    at = lambda *pts: [tuple(k + d * a + n * b) for a, b in pts]  # noqa: E731
    sleeve = blob(at((126, -92), (132, 0), (126, 92), (230, 118), (360, 136), (360, -136), (230, -118))).intersection(inner)
    sinews, shot = _grip()
    m = shot.mask()
    cast = lambda x, y, q: cv2.GaussianBlur(np.roll(np.roll(m, y, 0), x, 1), (0, 0), q)  # noqa: E731
    s.wash((cast(26, 24, 10) * s.mask(LID)).astype(np.float32), NIGHT, 1.3, edge=0)
    s.wash((cast(8, 26, 12) * s.mask(HOLE.difference(LID))).astype(np.float32), "#e8a840", 0.7, edge=0)
    s.model(shot, line=3.2)
    for line in sinews:
        s.curve(line, 7, "#2a1018", alpha=0.22)
        s.curve([p - [2, 5] for p in line], 3, "#e0a878", body=True, alpha=0.3)
    warm = np.clip(m - np.roll(np.roll(m, -7, 0), 3, 1), 0, 1)  # the light of the gap from below
    s.stamp((cv2.GaussianBlur(warm, (0, 0), 1.6) * m).astype(np.float32), "#ffd890", True, 0.8)
    s.thing(sleeve, "#28336e", 1.2, col2="#182050", shade=0.7, shcol=NIGHT, hatch=6, line=3.4, gran=0.2)
    for _ in range(16):
        p = at((r.uniform(160, 330), r.uniform(-100, 100)))[0]
        if sleeve.buffer(-8).contains(ell(*p, 3)):
            for a in (0, 60, 120):
                v = np.array([math.cos(math.radians(a)), math.sin(math.radians(a))]) * r.uniform(5, 9)
                s.stroke([p - v, p + v], 2.4, "#ffd860", body=True)
    cuff = limb(at((128, -90), (142, 0), (128, 90)), [17, 19, 17], 10).intersection(inner)
    s.thing(cuff, "#e8b43a", 1.0, col2="#c88420", shade=0.8, shcol="#3a1c08", hatch=0, line=3, gran=0.2)
    for b in np.linspace(-80, 80, 9):
        s.curve(at((116, b), (136, b + 5), (156, b)), 2, "#5a2c08", clip=cuff)


def _ladder(s):
    """From the gap down to the grass; it swings a little, for somebody is on it."""
    r = s.rng
    top, low = np.array([356.0, 826.0]), np.array([500.0, 1330.0])
    n = 17
    pts = [top * (1 - u) + low * u + [26 * math.sin(u * 3.6), 0] for u in np.linspace(0, 1, n)]
    half = np.linspace(44, 32, n)
    rails = [[(p[0] - h, p[1] + 3) for p, h in zip(pts, half, strict=True)], [(p[0] + h, p[1] - 3) for p, h in zip(pts, half, strict=True)]]
    for k, p in enumerate(pts[:-1]):
        h = half[k]
        for w, col in ((9, "#3a2010"), (5.5, "#e8c078")):
            s.stroke([(p[0] - h - 7, p[1] + 4), (p[0] + h + 7, p[1] - 4 + r.normal())], w, col, taper=(0.05, 0.05), body=True, press=0.1)
    for rail in rails:
        line = path([(rail[0][0] - 4, rail[0][1] - 26), *rail], 8)
        for w, col in ((6.5, "#3a2010"), (3.6, "#fff0c4")):
            s.stroke(line, w, col, taper=(0, 0), body=True, press=0.1)
        x, y = line[0]
        for w, col in ((11, NIGHT), (6, "#8a8a98")):  # a hook over the edge
            s.stroke(
                path([(x + 2, y + 18), (x - 2, y - 6), (x + 6, y - 26), (x + 22, y - 26), (x + 26, y - 8)], 8), w, col, taper=(0, 0.1), body=True, press=0.1
            )


def _steppe(s):
    r = s.rng
    far = blob([(-60, 1180, 1), (120, 1150), (330, 1168), (520, 1140), (760, 1160), (1060, 1130, 1), (1060, 1600, 1), (-60, 1600, 1)])
    s.cover(far)
    s.wash(far, "#46608c", 0.9, col2="#2a3f6a", gran=0.22, pool=0.6)
    s.wash(blob([(600, 1100), (1100, 1100), (1100, 1600), (300, 1600), (560, 1420), (760, 1330)]), NIGHT, 1.3, wet=80, gran=0.22, clip=far)
    s.wash(blob([(-100, 1400), (300, 1440), (700, 1430), (1100, 1400), (1100, 1600), (-100, 1600)]), NIGHT, 1.1, wet=60, gran=0.22, clip=far)
    pool = ell(430, 1346, 520, 124, -2)
    s.lift(pool, 0.9, 30)
    s.wash(pool, "#ffdc84", 0.4, wet=30)
    s.outline(far, 2.6, NIGHT, lost=0.3)
    for _ in range(900):
        x, y = r.uniform(-10, 1010), r.uniform(1190, 1500)
        q = 6 + 20 * (y - 1180) / 320
        lit = ((x - 430) / 520) ** 2 + ((y - 1346) / 124) ** 2 < r.uniform(0.5, 1.1)
        s.curve(
            [(x, y), (x + 1 + r.normal(), y - q * 0.6), (x + 4 + r.normal() * 3, y - q)],
            r.uniform(0.8, 1.6),
            ("#8a6a2a", "#fff0b0", "#5a4a2a")[int(r.integers(3))] if lit else (NIGHT, "#1c2c58", "#6a84b8")[int(r.integers(3))],
            alpha=0.8,
        )


def _tent(s, x, y, w, lit):
    """A round tent of felt, lit from the left; its door shows the lamp."""
    h = w * 0.42
    s.wash(poly([(x - w * 0.1, y + 8), (x + w * 0.5, y - 4), (x + w * 1.25, y + 22), (x + w * 0.7, y + 34)]), NIGHT, 1.0, wet=14)
    wall = blob([(x - w * 0.5, y - h, 1), (x + w * 0.5, y - h, 1), (x + w * 0.5, y, 1), (x, y + w * 0.05), (x - w * 0.5, y, 1)])
    roof = blob(
        [
            (x - w * 0.56, y - h + 3, 1),
            (x - w * 0.34, y - h * 1.5),
            (x - w * 0.1, y - h * 1.86, 1),
            (x + w * 0.1, y - h * 1.86, 1),
            (x + w * 0.34, y - h * 1.5),
            (x + w * 0.56, y - h + 3, 1),
            (x, y - h + w * 0.08),
        ]
    )
    felt = mix("#3a4468", "#f4e8c8", lit)
    s.thing(wall, felt, 0.6, shade=0.5, shcol="#141a3c", hatch=5, line=2.6, soft=w * 0.3)
    s.thing(roof, felt, 0.7, shade=0.5, shcol="#141a3c", hatch=5, line=2.6, soft=w * 0.3)
    for g in (wall, roof):
        s.wash(g, NIGHT, 1.1, grad=("lin", 0, -0.5, 1.3), off=0, clip=g)
    for e in np.linspace(-0.9, 0.9, 7):
        s.curve([(x + w * 0.09 * e, y - h * 1.84), (x + w * 0.32 * e, y - h * 1.48), (x + w * 0.54 * e, y - h + w * 0.06 * (1 - e * e))], 1.6, NIGHT)
    s.curve([(x - w * 0.5, y - h * 0.55), (x, y - h * 0.46), (x + w * 0.5, y - h * 0.55)], 4, "#a8342c")
    s.fill(ell(x, y - h * 1.88, w * 0.1, w * 0.03), NIGHT)
    door = poly([(x - w * 0.11, y + w * 0.04), (x - w * 0.11, y - h * 0.74), (x + w * 0.1, y - h * 0.74), (x + w * 0.1, y + w * 0.045)])
    s.cover(door)
    s.wash(door, "#ff9a2a", 0.8, col2="#ffd060", off=0)
    s.outline(door, 2.4, "#4a1c10", lost=0)


@card("midnight", paper="cold", light=(-0.6, -0.6))
def moon_lid(s):
    _sky(s)
    _beam(s)
    _hole(s)
    _lid(s)
    _fingers(s)
    _steppe(s)
    _tent(s, 860, 1330, 260, 0.4)
    _tent(s, 150, 1216, 116, 0.9)
    _ladder(s)
    climber(s)
    folk(s)
