"""The child in the yellow hood, who hugs a parent of snow."""

from ..easel import *
from ..kit.drape import drape

DUSK = "#2c4682"
GOLD = ("#a85a08", "#fbc02a", "#fff4b8")
RED = ("#6a1020", "#e03a3a", "#ffb0a0")
GIRL = (640, 1440)


def _boot(s, x, y):
    leg = limb([(x + 14, y - 96), (x + 10, y - 40)], [27, 24])
    s.cover(leg)
    s.thing(leg, "#2c3c70", 1.1, shade=0.7, shcol="#0c1430", hatch=5, line=2.8)
    boot = blob([(x - 18, y - 50), (x + 34, y - 52), (x + 38, y - 4), (x + 30, y + 8), (x - 40, y + 10), (x - 52, y - 4), (x - 42, y - 20), (x - 18, y - 26)])
    s.cover(boot)
    s.thing(boot, RED[1], 1.0, col2="#c42834", shade=0.8, shcol=RED[0], hatch=0, line=3)
    s.curve([(x - 50, y + 2), (x - 10, y + 4), (x + 34, y + 1)], 3, "#4a0818")
    top = limb([(x - 20, y - 52), (x + 8, y - 48), (x + 36, y - 54)], [9, 10, 9])
    s.cover(top)
    s.thing(top, "#fff8ec", 0.15, shade=0.6, shcol="#8a8ab8", hatch=0, line=2.2)


def sleeve(s, pts, radii, way):
    """An arm with its cuff and mitten, laid on his side."""
    arm = limb(pts, radii, 12)
    a, b = np.array(pts[-2], float), np.array(pts[-1], float)
    d = (b - a) / np.hypot(*(b - a))
    n = np.array([-d[1], d[0]])
    palm = union(limb([b + d * 8, b + d * 46], [25, 23]), limb([b + d * 16 - n * 14, b + d * 34 - n * 34], [12, 10]))
    s.wash(move(union(arm, palm), 2, -14), DUSK, 0.6, wet=8)
    s.cover(palm)
    s.thing(palm, "#3a78c8", 1.0, col2="#2a58a8", shade=0.7, shcol="#14285a", hatch=5, line=3)
    s.cover(arm)
    drape(s, arm, GOLD, way, 60, long=30, w=1.6, k=0.85, line=3.2, hatch=0)
    cuff = limb([b - n * 24, b + d * 5, b + n * 24], [11, 12, 11])
    s.cover(cuff)
    s.thing(cuff, "#fff8ec", 0.15, shade=0.6, shcol="#8a8ab8", hatch=0, line=2.4)


def child(s):
    """On the tips of her boots, her cheek against him, her arms as far round as they go."""
    x, y = GIRL
    s.wash(ell(x + 6, y + 8, 84, 16), "#0c2018", 0.9, wet=8)
    _boot(s, x + 30, y - 6)
    _boot(s, x - 14, y + 10)
    coat = blob(
        [
            (x - 40, y - 296),
            (x + 26, y - 292),
            (x + 62, y - 240),
            (x + 84, y - 150),
            (x + 98, y - 72),
            (x + 60, y - 54),
            (x, y - 50),
            (x - 62, y - 62),
            (x - 66, y - 150),
            (x - 60, y - 240),
        ]
    )
    s.wash(move(coat, 10, -10), "#0c2018", 0.6, wet=14)
    s.cover(coat)
    drape(s, coat, GOLD, lambda px, py: math.atan2(py - y + 420, px - x), 170, long=44, w=1.6, k=0.85, line=3.6, hatch=6, soft=70)
    for pts in (
        [(x + 20, y - 230), (x + 34, y - 150), (x + 40, y - 62)],
        [(x + 54, y - 200), (x + 68, y - 130), (x + 76, y - 66)],
        [(x - 20, y - 170), (x - 22, y - 110), (x - 26, y - 60)],
    ):
        s.wash(limb(pts, [3, 9, 6]), GOLD[0], 0.7, wet=6, clip=coat)
        s.curve(pts, 2.4, GOLD[0], clip=coat)
    pocket = blob([(x - 2, y - 150), (x + 40, y - 146), (x + 44, y - 104), (x + 2, y - 104)], 6)
    s.outline(pocket, 2.4, GOLD[0])
    hem = limb([(x - 64, y - 62), (x, y - 50), (x + 60, y - 54), (x + 100, y - 74)], [12, 13, 13, 12])
    s.cover(hem)
    s.thing(hem, "#fff8ec", 0.15, shade=0.6, shcol="#8a8ab8", hatch=0, line=2.4)
    face = ell(x - 50, y - 326, 46, 50, 12)
    s.cover(face)
    s.thing(face, "#b97a52", 0.8, col2="#a8623f", shade=0.4, shcol="#5a2a24", hatch=0, line=2.8)
    nub = ell(x - 94, y - 322, 9, 8)
    s.cover(nub)
    s.thing(nub, "#b97a52", 0.8, col2="#a8623f", shade=0.3, shcol="#5a2a24", hatch=0, line=2)
    s.curve([(x - 80, y - 340), (x - 68, y - 332), (x - 54, y - 338)], 3.6, "#2a1410")
    for a in (-76, -67, -58):
        s.curve([(x + a, y - 334), (x + a - 2, y - 327)], 1.6, "#2a1410")
    s.curve([(x - 84, y - 358), (x - 68, y - 364), (x - 52, y - 358)], 2.8, "#2a1410")
    s.curve([(x - 88, y - 300), (x - 76, y - 294), (x - 62, y - 300)], 2.8, "#6a1c20")
    s.wash(ell(x - 52, y - 312, 16, 12), "#e0443a", 0.55, wet=8, clip=face)
    hood = blob(
        [
            (x - 62, y - 380),
            (x - 20, y - 414),
            (x + 34, y - 408),
            (x + 76, y - 384),
            (x + 112, y - 386, 1),
            (x + 92, y - 340),
            (x + 62, y - 290),
            (x + 10, y - 262),
            (x - 40, y - 272),
            (x - 14, y - 310),
            (x - 12, y - 346),
        ]
    )
    s.wash(move(hood, 2, 14), GOLD[0], 0.8, wet=9, clip=coat)
    s.cover(hood)
    drape(s, hood, GOLD, lambda px, py: math.atan2(py - y + 330, px - x - 60) + 1.57, 140, long=44, w=1.6, k=0.8, line=3.6, hatch=0, soft=60)
    for pts in ([(x + 100, y - 382), (x + 40, y - 372), (x - 4, y - 350)], [(x + 92, y - 366), (x + 52, y - 330), (x + 8, y - 300)]):
        s.wash(limb(pts, [3, 8, 4]), GOLD[0], 0.7, wet=6, clip=hood)
        s.curve(pts, 2.4, GOLD[0], clip=hood)
    fur = limb([(x - 70, y - 376), (x - 30, y - 370), (x - 8, y - 334), (x - 16, y - 294), (x - 48, y - 270)], [12, 15, 16, 15, 12])
    s.cover(fur)
    s.thing(fur, "#fff8ec", 0.15, shade=0.6, shcol="#8a8ab8", hatch=0, line=2.6)
    for p, _, _ in marks.along(path([(x - 70, y - 376), (x - 30, y - 370), (x - 8, y - 334), (x - 16, y - 294), (x - 48, y - 270)], 10), 9):
        a = s.rng.uniform(0, math.tau)
        s.stroke([p, p + 10 * np.array([math.cos(a), math.sin(a)])], 1.4, "#8a8ab8")
    sleeve(s, [(x + 8, y - 248), (x - 62, y - 196), (x - 138, y - 210)], [40, 34, 27], lambda *_: 2.8)
