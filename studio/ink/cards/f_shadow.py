"""Regret: a woman who irons her shadow."""

import cv2

from ..easel import *

HUNG = (
    dict(pose="stand", build="slim", clothes="shirt", hair="brim", turn=6),
    dict(pose="weight", build="woman", clothes="dress", hair="bun", turn=-10),
    dict(pose="wave", build="youth", clothes="shirt", hair="bun", turn=0, feet=((0.1, 0.08, 0), (-0.34, 0.34, 0)), side=8),
    dict(pose="stand", build="man", clothes="coat", hair="short", turn=4),
)


def _cut(pose, build, clothes, hair, turn, **kw):
    """What a body cuts out of the light: outlines in metres, across and down from the crown."""
    p = person((0, 0, 0), turn, pose, build, clothes, hair=hair, detail=False, **kw)
    m = shoot([p], spot(500, 1300, 560, 0), shadows=False).mask()
    return m > 0.5


def _outline(**who):
    """The same as lines in metres, across and down from the crown."""
    found, _ = cv2.findContours(_cut(**who).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    found = [q[:, 0].astype(float) for q in found if len(q) > 200]
    high = min(q[:, 1].min() for q in found)
    return [np.stack([(q[::4, 0] - 500) / 560, (q[::4, 1] - high) / 560], -1) for q in found]


@card("ink", paper="rice", light=(-0.7, -0.5))
def ironed_shadow(s):
    s.wash(s.all, "#c9c4b8", 0.5, col2="#a8a4a0", pool=0.6, bloom=5)
    cam = Camera((2.6, 3.6, 5.4), (0.14, 0.93, 0), 29.5)
    light = (-0.7, 0.8, 0.5)
    for k in np.arange(-4, 5, 0.34):
        a, b = cam.project([(k, 0, -3), (k, 0, 4)])
        s.stroke([a, b], 1.4, alpha=0.5)
    wall = poly([*cam.project([(-6, 0, -1.9), (6, 0, -1.9)]), (1040, -40), (-40, -40)])
    s.wash(wall, "#8a868c", 0.45, grad=("lin", 0, 0.3, 1.2))
    s.stroke(cam.project([(-6, 0, -1.9), (6, 0, -1.9)]), 2)
    b = Blocks(cam, light)  # a wardrobe of shadows
    b.box((0.2, 0, -1.55), (2.5, 2.5, 0.7), 0, "#b8a48a")
    b.paint(s)
    inside = poly(cam.project([(-0.9, 0.18, -1.18), (1.3, 0.18, -1.18), (1.3, 2.34, -1.18), (-0.9, 2.34, -1.18)]))
    s.cover(inside)
    s.wash(inside, "#4a444a", 0.9, grad=("lin", 90, 1.2, 0.7))
    s.outline(inside, 2.6)
    s.stroke(cam.project([(-0.9, 2.16, -1.18), (1.3, 2.16, -1.18)]), 4)
    for x, who in zip((-0.58, -0.04, 0.5, 1.04), HUNG, strict=True):
        c = lambda u, v, x=x: cam.project(np.stack([x + u * 0.86, 1.98 - v * 0.98, np.full_like(u, -1.14)], -1))  # noqa: E731
        lines = _outline(**who)
        crown = (
            lines[0][np.argmin(lines[0][:, 1])] if who["pose"] != "wave" else lines[0][np.argmin(np.where(np.abs(lines[0][:, 0]) < 0.12, lines[0][:, 1], 9))]
        )
        g = union(*(valid(Polygon(c(*q.T))) for q in lines)).intersection(inside)
        s.wash(move(g, 9, 5), "#1a161c", 0.8, wet=8, clip=inside)
        s.fill(g, "#0e0c12", alpha=0.97)
        s.outline(g, 1.5, "#8a8490", lost=0.5)
        neck, rail = cam.project((x + crown[0] * 0.86, 1.99 - crown[1] * 0.98, -1.13)), cam.project((x + crown[0] * 0.86, 2.16, -1.13))
        s.curve([neck + [0, 4], (neck + rail) / 2 + [2, 0], rail + [0, 2], rail + [-7, -8], rail + [-13, 2]], 3.2, "#e8dfc8", body=True, taper=(0.02, 0.02))
    board = Clay({"cover": cloth("#f2ecdc", k=0.25, shcol="#7a7684", hatch=7), "leg": plain("#5a4a40")})
    tilt = rot((0, 1, 0), -16)
    bp = lambda x, y, z: V(0.15, 0, 0.55) + tilt @ V(x, y, z)  # noqa: E731
    board.box(bp(0, 0.84, 0), (0.86, 0.03, 0.23), tilt, 0.03, m="cover").cap(bp(0.86, 0.84, 0), bp(1.05, 0.84, 0), 0.05, m="cover")
    for q in (-1, 1):
        board.cap(bp(0.6 * q, 0.8, 0.12), bp(-0.6 * q, 0, 0.16), 0.025, m="leg").cap(bp(0.6 * q, 0.8, -0.12), bp(-0.6 * q, 0, -0.16), 0.025, m="leg")
    her = person(bp(0.2, 0, -0.5), -4, "stand", "matron", "apron", top="#6a686c", trim="#f2ecdc", skin="clay", hair="headscarf", feel="tired", lean=24, hands=(World(bp(0.5, 0.95, 0.02)), World(bp(-0.12, 1.06, -0.02))), grips=("flat", "bar"), palms=((0, -1, 0), (0, -1, 0)), look_at=bp(-0.4, 0.9, 0.3), looks={"hat": cloth("#b8302c")})  # fmt: skip
    knot = Clay({"hat": cloth("#b8302c")})
    n = her.joints["head"] - her.turn[:, 2] * her.head_size * 0.5 - her.turn[:, 1] * her.head_size * 0.28
    knot.ell(n, 0.04, m="hat")
    for e in (-1, 1):
        knot.cap(n, n - her.turn[:, 2] * 0.07 + her.turn[:, 0] * 0.07 * e - V(0, 0.1, 0), 0.022, 0.045, m="hat")
    iron = Clay({"iron": plain("#4a484e", white=0.6), "wood": plain("#7a5a3a")})
    ip = her.joints["handr"] + V(0, -0.06, 0.0)
    iron.box(V(ip[0], 0.93, ip[2]) + V(0, 0.0, 0.02), (0.16, 0.045, 0.085), tilt, 0.03, m="iron").cap(
        ip + tilt @ V(-0.1, 0.03, 0.01), ip + tilt @ V(0.1, 0.03, 0.01), 0.022, m="wood"
    )
    basket = (
        Clay({"cane": plain("#a8906a")})
        .cone((-0.85, 0, 1.1), (-0.85, 0.3, 1.1), 0.26, 0.34, m="cane")
        .cone((-0.85, 0.05, 1.1), (-0.85, 0.34, 1.1), 0.23, 0.31, m="cane", cut=True)
    )
    shot = shoot([board, her, knot, iron, basket], cam, light)
    s.wash(shoot([board, basket], cam, light).shadow_on(0, 4), "#5a5660", 0.6, edge=0.1)  # she herself has none to throw
    s.model(shot, line=2.5)
    c = lambda x, z, y=0.875: tuple(cam.project(bp(x, y, z)))  # noqa: E731

    def lies(u, v):
        """Along the board from the head; what is too wide or too long hangs over the edge."""
        out = []
        for a, b in zip(u, v, strict=True):
            wide = np.sign(a) * min(abs(a), 0.23)
            y = 0.876 - max(0.0, abs(a) - 0.23)
            x = b - 0.84
            out.append(bp(x, y, wide) if x < 0.86 else bp(0.88, y - (x - 0.86), wide))
        return cam.project(np.array(out))

    cut = _cut(
        pose=POSES["stand"].but(
            hands=((0.62, 1.02, 0.0), (-0.3, 0.82, 0.0)),
            elbows=((0.6, 0.4, -0.3), (-0.6, -0.3, -0.8)),
            grips=("open", "hang"),
            feet=((0.1, 0.08, 0), (-0.1, 0.08, 0)),
        ),
        build="woman",
        clothes="dress",
        hair="bun",
        turn=0,
    )
    ys, xs = np.where(cut[::6, ::6])
    u, v = (xs * 6 - 500) / 560, (ys * 6 - ys.min() * 6) / 560 * 1.14
    h = 0.0062
    dark = np.zeros((s.h, s.w), np.uint8)
    quads = [lies(u + a * h, v + b * h * 1.2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for q in np.stack(quads, 1):
        cv2.fillConvexPoly(dark, np.round(q).astype(np.int32), 255)
    rest = shot.mask(her, knot, iron)
    dark = cv2.GaussianBlur(dark.astype(np.float32) / 255, (0, 0), 2.2)
    dark = step(0.35, 0.65, dark).astype(np.float32) * (1 - rest)
    s.wash(dark, "#15121a", 1.7, edge=0.6, rough=0.8)
    s.stamp(dark, "#15121a", alpha=0.75)
    s.curve([c(-0.5, 0.225), c(-0.1, 0.228), c(0.3, 0.225)], 2.2, "#6a6470", body=True, alpha=0.7)
    s.curve([c(-0.62, -0.06), c(-0.3, -0.08), c(0.2, -0.06)], 1.6, "#5a5460", body=True, alpha=0.6)
    for x, z, a in ((-0.42, 0.06, 10), (0.3, 0.0, 24), (0.08, 0.1, 60)):  # burnt: the print of the iron
        p = c(x, z)
        g = move(blob([(-38, 0, 1), (-14, -17), (24, -16), (30, 0), (24, 16), (-14, 17)]), p[0], p[1], 1, a - 14)
        m = s.mask(g) * (1 - rest)
        s.cover(m)
        s.wash(m, "#c87a3a", 1.0, col2="#7a3a1c", edge=1.4)
        s.outline(g.buffer(-7), 1.6, "#4a1c10")
    for k in range(5):
        x, y = cam.project(ip)
        s.curve([(x - 60 + 20 * k, y - 10), (x - 70 + 22 * k, y - 80), (x - 40 + 16 * k, y - 140), (x - 60 + 24 * k, y - 210)], 2.6, body=True, alpha=0.5)
    s.splatter("#2a282e", 14, size=(0.6, 3))
