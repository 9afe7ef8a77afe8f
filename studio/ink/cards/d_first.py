"""Beasts and a colossus, drawn large in the plane: silhouettes first, then coat and light."""

from ..easel import *


def bristle(s, pts, angle, n=3, length=26, w=2.0, col="#17151c"):
    """Hairs that break the contour of a pelt; angle(x, y): where they point, radians."""
    for p in pts:
        for _ in range(n):
            a = angle(*p) + s.rng.normal() * 0.22
            b = np.asarray(p) + s.rng.normal(size=2) * 4
            q = length * s.rng.uniform(0.6, 1.2)
            s.curve(
                [b, b + [q * 0.5 * math.cos(a), q * 0.5 * math.sin(a)], b + [q * math.cos(a + 0.2), q * math.sin(a + 0.2)]],
                w * s.rng.uniform(0.6, 1.2),
                col,
                n=5,
            )


@card("frost", paper="hot")
def wolf_sleep(s):
    r = s.rng
    s.wash(s.all, "#b9c8d6", 0.32, col2="#d6d4e2", pool=0.5, bloom=3)
    cx, cy = 505, 745

    def ring(t, k=1.0):
        return (cx + 262 * k * math.cos(math.radians(t)), cy + 322 * k * math.sin(math.radians(t)))

    turns = [62, 35, 0, -35, -70, -105, -140, -175, -205]
    body = smooth(limb([ring(t) for t in turns], [128, 168, 160, 146, 142, 140, 146, 150, 118], 12), 6)
    s.wash(move(body, 46, 58), "#6f83ac", 0.75, wet=26)
    s.wash(ell(cx, cy + 10, 190, 250), "#7f90b4", 0.7, wet=20)
    # feet and hands of two who came from two sides
    for i in range(9):
        x, y = 985 - i * 27, 28 + i * 33 + 16 * (i % 2)
        s.wash(union(ell(x, y, 7, 12, 40), *(ell(x - 10 + 4 * j, y + 13 + 2 * abs(j - 2) - 4, 2.4) for j in range(5))), "#5a6a90", 0.7, edge=0.4, rough=0.4)
    for i in range(8):
        x, y = 20 + i * 34, 1478 - i * 20 + 18 * (i % 2)
        for dx, dy, q in ((0, 0, 11), (-12, -13, 5.4), (-3, -18, 5.4), (8, -16, 5.4), (15, -8, 5.4)):
            s.wash(ell(x + dx, y + dy, q), "#5a6a90", 0.7, edge=0.4, rough=0.4)

    def flow(x, y):
        return math.atan2((x - cx) / 262 * 1.15, -(y - cy) / 322) + math.pi + 0.25

    def coat(g, n, light=0.4, dark_out=True):
        s.cover(g)
        s.wash(g, "#8d8c93" if dark_out else "#77747e", 0.8, col2="#a08d80", bloom=2 * dark_out, pool=0.35)
        m = s.mask(g)
        far = marks.field(s, lambda x, y: np.hypot((x - cx) / 262, (y - cy) / 322))
        if dark_out:  # a dark saddle along the spine, pale towards the belly
            s.wash((m * step(1.0, 1.32, far) * step(1.62, 1.36, far)).astype(np.float32), "#2c2b36", 0.95, edge=0, rough=3)
            s.wash((m * step(0.92, 0.62, far)).astype(np.float32), "#4a4656", 0.75, edge=0, rough=2)
        marks.pelt(s, m, flow, n, (16, 42), 1.8, dark="#1c1a22", light="#f4f0ea", share=light)

    coat(body, 3600)
    outer = [ring(t, 1.53) for t in np.linspace(48, -196, 90)]
    s.outline(body, 2.4, lost=0.5)
    edge = np.array(body.exterior.coords)
    edge = [p for p in edge[:: max(1, len(edge) // 170)] if np.hypot((p[0] - cx) / 262, (p[1] - cy) / 322) > 1.2]
    bristle(s, edge, lambda x, y: flow(x, y) - 0.5, 3, 26)
    # haunch, folded
    haunch = blob([(742, 820), (800, 900), (776, 1030), (690, 1100), (600, 1090), (590, 1000), (650, 890)])
    s.wash(haunch, "#33303c", 0.6, wet=14, clip=s.mask(body))
    s.curve([(660, 850), (606, 930), (596, 1030), (640, 1096)], 3.0)
    leg = limb([(640, 1050), (540, 1040), (440, 1030)], [52, 38, 34])
    coat(leg, 260, 0.5, False)
    s.outline(leg, 2.6)
    for k in (-16, 0, 16):
        s.curve([(408, 1030 + k), (424, 1026 + k * 0.9), (440, 1030 + k * 0.8)], 2.2)
    # the child
    cam = Camera((0, 6.2, 0.9), (0.02, 0.15, -0.06), 36)
    pose = POSES["lie_side"].but(
        roll=-35, lean=22, feet=((0.08, 0.42, 0.3), (-0.06, 0.36, 0.2)), knees=((0.2, 0, 1), (-0.2, 0, 1)), hands=((0.05, 1.3, 0.3), (-0.1, 1.1, 0.3))
    )
    child = person((0.2, 0.16, 0.26), 24, pose, "child", "gown", feel="sleep", hair="curls", skin="umber", top="#c8342e", shoes=False, scale=1.5)
    shot = shoot([child], cam, (-0.7, 0.65, -0.3))
    s.wash(shot.shadow_on(0, 8), "#3f4a78", 0.5, edge=0.1, rough=2)
    s.model(shot, line=2.6)
    # forearm laid round the child
    arm = union(limb([(262, 905), (330, 985), (450, 968), (540, 938)], [78, 54, 40, 36]), limb([(536, 940), (590, 916)], [42, 40]))
    coat(arm, 500, 0.5, False)
    s.outline(arm, 2.8)
    for k in (-18, 0, 18):
        s.curve([(628, 900 + k), (606, 908 + k * 0.9), (586, 920 + k * 0.8)], 3.0)
    bristle(s, path([(300, 1010), (370, 1030), (450, 1010)], 6), lambda x, y: 1.2, 2, 18)
    # the head comes round and lies on it
    at = {"dx": 300, "dy": 1040, "rot": 20, "s": 1.22}
    face = [(-150, -70), (-128, -112), (-60, -128), (0, -112), (52, -66), (110, -44), (176, -36), (206, -14), (210, 10), (178, 34), (110, 44), (52, 66), (0, 112), (-60, 128), (-128, 112), (-150, 70)]  # fmt: skip
    ears = [[(-70, -78), (-98, -150), (-150, -196), (-168, -140), (-150, -66)], [(-70, 78), (-98, 150), (-150, 196), (-168, 140), (-150, 66)]]
    head_ = blob([tuple(p) for p in move(face, **at)], 8)
    s.wash(move(head_, 10, 22), "#2c3050", 0.7, wet=14)
    for e in ears:
        g = blob([tuple(p) for p in move(e, **at)], 8)
        s.thing(g, "#55525c", 0.9, shcol="#1c1a24", hatch=5, line=2.6)
        inner = blob(
            [
                tuple(p)
                for p in move(
                    [(e[0][0] - 18, e[0][1] * 1.12), (e[1][0] - 6, e[1][1] * 0.96), (e[2][0] + 8, e[2][1] * 0.93), (e[4][0] + 14, e[4][1] * 1.2)], **at
                )
            ],
            8,
        )
        s.wash(inner, "#a8807a", 0.6, edge=0.4)
    s.cover(head_)
    s.wash(head_, "#94929a", 0.75, col2="#a89488", bloom=1)
    mh = s.mask(head_)
    spine_ = limb(move([(-150, 0), (-40, 0), (90, 0), (170, 0)], **at), [70, 52, 26, 16])
    s.wash(spine_, "#34323e", 0.9, wet=16, clip=mh)
    cheeks = [ell(*move([(20, 84 * q)], **at)[0], 92, 38, 20) for q in (-1, 1)]
    for c in cheeks:
        s.lift(c.intersection(head_), 0.55, 10)
    nose_at = move([(196, 0)], **at)[0]

    def back(x, y):
        return math.atan2(y - nose_at[1], x - nose_at[0])

    marks.pelt(s, mh, back, 900, (12, 30), 1.6, dark="#1c1a22", light="#fbf7f0", share=0.45)
    s.outline(head_, 2.8, lost=0.3)
    ruff = np.array(head_.exterior.coords)
    ruff = [p for p in ruff[::3] if move([(-20, 0)], **at)[0][0] > p[0] - 60]
    bristle(s, ruff, back, 3, 30)
    nose = blob([tuple(p) for p in move([(178, -24), (206, -22), (222, 0), (206, 22), (178, 24), (186, 0)], **at)], 8)
    s.thing(nose, "#1a1620", 1.3, shcol="#050508", hatch=0, line=2.6)
    s.stroke(move([(204, -12), (210, 0)], **at), 3, "#c9d0e0", body=True)
    for q in (-1, 1):
        lid = path([tuple(p) for p in move([(28, 74 * q), (58, 64 * q), (92, 50 * q)], **at)], 8)
        if q < 0:  # this one watches
            g = blob([tuple(p) for p in move([(20, -62), (40, -78), (70, -68), (92, -44), (58, -42)], **at)], 8)
            s.fill(g.buffer(6))
            s.cover(g)
            s.wash(g, "#f3c11e", 1.0, col2="#e8841e", edge=1.2, off=0)
            s.fill(ell(*move([(56, -58)], **at)[0], 8, 11, 20))
            s.fill(ell(*move([(51, -64)], **at)[0], 3), body=True)
        else:
            s.stroke(lid, 7)
        for k in (0, 1, 2):
            s.stroke(move([(120 + 16 * k, 34 * q), (126 + 18 * k, (64 + 12 * k) * q)], **at), 1.4, "#f4f0ea", body=True)
    s.curve([tuple(p) for p in move([(200, 14), (160, 46), (100, 58), (60, 78)], **at)], 2.4)
    # the tail is the blanket
    tail = limb([(752, 1000), (742, 1120), (640, 1205), (520, 1222), (430, 1190)], [70, 92, 96, 78, 20], 14)
    s.wash(move(tail, 8, 26), "#5f73a0", 0.6, wet=18)
    s.cover(tail)
    s.wash(tail, "#8d8c93", 0.8, col2="#a08d80", bloom=1)
    s.wash(limb([(760, 1010), (770, 1140), (660, 1250), (530, 1270)], [40, 44, 40, 30]), "#2c2b36", 0.85, wet=18, clip=s.mask(tail))
    s.wash(ell(452, 1196, 54, 44), "#1c1a24", 0.9, wet=14, clip=s.mask(tail))

    def brush(x, y):
        return math.atan2(40 + (x - 600) * 0.55, -(y - 860) * 0.45) if x > 560 else math.pi - 0.15 - (x - 430) * 0.001

    marks.pelt(s, s.mask(tail), brush, 1100, (22, 56), 1.9, dark="#1c1a22", light="#f4f0ea", share=0.4)
    line = np.array(tail.exterior.coords)
    bristle(s, line[:: max(1, len(line) // 70)], brush, 3, 34)
    for p in outer:  # snow on the back
        if r.random() < 0.75:
            s.fill(ell(p[0] * 0.97 + 14 + r.normal() * 26, p[1] * 0.97 + 20 + r.normal() * 22, r.uniform(1.5, 5)), body=True, alpha=0.95)
    places.snow(s, 130, (1.0, 4.5))
