"""Dough for a whole village, and those who drum on it."""

from ..easel import *


def hut(s, x, y, k, wall, seed, tilt=0.0):
    """A round hut from above, hopping: thatch in rings, shadow below it."""
    r = np.random.default_rng(seed)
    up = 26 * k * (0.4 + r.random())
    s.wash(ell(x + 26 * k, y + 46 * k, 104 * k, 50 * k), "#7a3a2a", 0.65, wet=12)
    body = move(blob([(-66, -30), (66, -30), (58, 46), (0, 58), (-58, 46)]), x, y - up, k, tilt)
    s.thing(body, wall, 0.8, shade=0.6, hatch=6, ang=86, line=2.2)
    s.fill(move(blob([(-14, 52), (-14, 8), (0, -2), (14, 8), (14, 54)]), x, y - up, k, tilt), "#3a1c20")
    roof = move(blob([(-106, -4), (-70, -58), (0, -112), (70, -58), (106, -4), (60, 24), (0, 32), (-60, 24)]), x, y - up, k, tilt)
    s.thing(roof, "#e0b45a", 0.8, col2="#b8843a", shade=0.65, shcol="#6a3a2a", hatch=0, line=2.6)
    top = np.array(move([(0, -112)], x, y - up, k, tilt)[0])
    for ring in (0.35, 0.68, 1.0):
        for a in np.linspace(-1, 1, int(16 * ring) + 5):
            e = np.array(move([(104 * a * ring, (-112 + 112 * ring) + 32 * ring * (1 - a * a) - 4)], x, y - up, k, tilt)[0])
            d = (top - e) / (np.hypot(*(top - e)) + 1e-6)
            s.stroke([e, e + d * 30 * k + r.normal(size=2) * 2], 1.5, "#5a2e1c")
    for e in (-1, 1):  # it has just hopped
        p = np.array(move([(70 * e, 62)], x, y - up, k, tilt)[0])
        s.curve([p + [0, 4], p + [12 * e * k, 16 * k], p + [8 * e * k, 30 * k]], 2.4)
        s.curve([p + [14 * e, -4], p + [28 * e * k, 10 * k], p + [26 * e * k, 26 * k]], 2)
    return top


@card("saffron", paper="cold", light=(-0.5, -0.6))
def bread_drum(s):
    r = s.rng
    s.wash(s.all, "#f2c478", 0.6, col2="#e09a52", pool=0.5, bloom=4, grad=("rad", 500, 780, 900, 0.3, 1.25))
    tops = {}
    for k, (x, y, q, tilt) in enumerate(
        ((500, 190, 1.0, 4), (186, 262, 1.05, -8), (826, 246, 1.05, 9), (60, 520, 1.05, -5), (948, 540, 1.05, 6), (84, 1190, 1.2, -6), (930, 1180, 1.2, 7))
    ):
        tops[k] = hut(s, x, y, q, ("#c87a4e", "#b8603f", "#d8945e")[k % 3], k, tilt)
    cam = spot(500, 830, 250, 52)
    light = (-0.5, 0.9, 0.3)
    # the dough swells over a ring of clay, with the hands that beat it
    trough = Clay({"bowl": plain("#9a5232")})
    trough.cone((0, 0, 0), (0, 0.3, 0), 0.92, 1.08, m="bowl")
    shot = shoot([trough], cam, light)
    s.wash(shot.shadow_on(0, 5), "#7a3a2a", 0.7, edge=0.1)
    s.wash(ell(520, 860, 340, 240), "#fff8ea", 0.0)
    s.model(shot, line=2.6)
    cx, cy = cam.project((0, 0.46, 0))
    dough = blob(
        [
            (cx + 262 * math.cos(a) * (1 + 0.05 * math.sin(5 * a + 1)), cy - 6 + 205 * math.sin(a) * (1 + 0.05 * math.cos(4 * a)))
            for a in np.linspace(0, 2 * math.pi, 22)[:-1]
        ]
    )
    s.wash(move(dough, 8, 16), "#5a2a1c", 0.6, wet=8)
    s.thing(dough, "#f8e6c0", 0.5, col2="#efcf98", shade=0.75, shcol="#b07a4a", hatch=7, thr=0.62, line=3, soft=150, white=0.8)
    for q in (0.86, 0.68):
        s.stroke(arc(cx, cy - 4, 262 * q, 205 * q, 20, 160, 40), 1.6, "#a8704a", alpha=0.8)
    folk, prints = [], []
    cols = (("#1f6f6c", "#f2d890"), ("#c2342e", "#f8e8c0"), ("#3a4f96", "#f0b840"), ("#8f3a76", "#f4d4a0"), ("#e0762a", "#fff2c8"))
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        d = V(math.sin(a), 0, math.cos(a))
        side = V(d[2], 0, -d[0])
        up = 0.34 if k % 2 else 0.0
        hl, hr = d * 0.74 - side * 0.2 + V(0, 0.56 + up, 0), d * 0.74 + side * 0.2 + V(0, 0.56 + 0.34 - up, 0)
        prints += [hl, hr]
        folk.append(
            person(
                d * 1.42 + V(0, 0.06, 0), math.degrees(a) + 180, "stand", ("matron", "woman", "old_woman", "woman", "matron")[k], "kaftan", top=cols[k][0], trim=cols[k][1], skin=("ebony", "cocoa", "umber", "ebony", "cocoa")[k],
                hair=("turban", "headscarf", "turban", "locks", "turban")[k], feel="laugh", lean=24, hands=(World(hl), World(hr)), grips=("flat", "flat"), palms=((0, -1, 0), (0, -1, 0)),
                look_at=(-d * 1.4 + V(0, 1.3, 0)), sleeves="short", looks={"hat": cloth(cols[k][1])},
            )
        )  # fmt: skip
    for p in prints:  # where they struck before, it has the shape of hands
        q = cam.project(V(p[0] * 0.72, 0.5, p[2] * 0.72))
        turn = math.degrees(math.atan2(q[1] - cy, q[0] - cx)) + 180
        palm = union(
            ell(0, 0, 21, 17),
            *(limb([(10, -12 + 8 * i), (42 - 5 * abs(i - 1.5), -18 + 12 * i)], [5.5, 5]) for i in range(4)),
            limb([(-6, -14), (10, -32)], [6, 5]),
        )
        g = move(palm, q[0], q[1], 1.0, turn)
        s.wash(g, "#c08a56", 0.7, edge=0.8)
        s.outline(g, 1.3, "#8a5636", lost=0.4)
    far = [f for k, f in enumerate(folk) if math.cos(2 * math.pi * k / 5 + 0.3) < 0]
    near = [f for f in folk if not any(f is q for q in far)]
    shot = shoot([trough, *far, *near], cam, light)
    s.wash(shot.shadow_on(0, 5) * (1 - s.mask(dough)), "#7a3a2a", 0.6, edge=0.1)
    for who in (far, near):
        s.model(shoot(who, cam, light), line=2.5)
    for _ in range(170):  # flour flies
        a, q = r.uniform(0, 6.28), 150 + abs(r.normal()) * 130
        s.fill(ell(cx + q * 1.15 * math.cos(a), cy - 20 + q * 0.85 * math.sin(a) - r.uniform(0, 60), r.uniform(1.2, 4.5)), "#fffaf0", body=True, alpha=0.9)
    # the goat has all four feet on the thatch
    gx, gy = tops[2]
    s.model(shoot([four("goat", (0, 0, 0), 66, "rear", 1.0, col="#f4ecdc")], spot(gx + 4, gy + 14, 88, 20), light), line=2.1)
    # flour on the ground: a lion
    lx, ly = 508, 1340
    s.wash(ell(lx, ly, 210, 128), "#c8763a", 0.35, wet=26)
    mane = union(*(ell(lx + 128 * math.cos(t), ly + 92 * math.sin(t), 44, 26, math.degrees(t)) for t in np.linspace(0, 2 * math.pi, 19)[:-1]))
    s.scumble(mane.difference(ell(lx, ly, 92, 70)), "#fffaf0", 0.85, 30)
    s.scumble(ell(lx, ly, 88, 66), "#fffaf0", 0.5, 70)
    for t in np.linspace(0, 2 * math.pi, 31)[:-1]:
        p = np.array([lx + 96 * math.cos(t), ly + 72 * math.sin(t)])
        s.curve(
            [p, p + [40 * math.cos(t + 0.2), 28 * math.sin(t + 0.2)], p + [76 * math.cos(t + 0.1), 54 * math.sin(t + 0.1)]], 6, "#fffaf0", body=True, alpha=0.85
        )
    for e in (-1, 1):
        s.curve([(lx + 20 * e, ly - 18), (lx + 36 * e, ly - 28), (lx + 52 * e, ly - 16)], 5, "#8a4a2c")
        s.fill(ell(lx + 36 * e, ly - 14, 7), "#6a3020")
        s.curve([(lx, ly + 30), (lx + 16 * e, ly + 42), (lx + 36 * e, ly + 34)], 4.5, "#8a4a2c")
        for q in (0, 9):
            s.stroke([(lx + 30 * e, ly + 20 + q), (lx + 78 * e, ly + 16 + 1.6 * q)], 2, "#8a4a2c")
    s.fill(blob([(lx - 16, ly + 4), (lx + 16, ly + 4), (lx, ly + 24)]), "#8a4a2c")
    s.stroke([(lx, ly + 20), (lx, ly + 32)], 4, "#8a4a2c")
