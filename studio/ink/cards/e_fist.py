"""The fist above the table."""

from ..easel import *


def falling_fist(s, x, y, k):
    """A fist that comes down out of a sleeve: knuckles below, the thumb across, a child's beads at the wrist."""

    def at(pts):
        return [(x + a * k, y + b * k, *c) for a, b, *c in pts]

    def skinned(g, **kw):
        s.thing(g, "#e2a37c", 0.75, col2="#cf7f62", shade=0.6, shcol="#8a4250", hatch=6, thr=0.6, line=3.4, white=0.45, **kw)

    sleeve = blob(at([(-190, -520), (190, -520), (196, -330), (176, -236, 1), (-176, -236, 1), (-196, -330)]))
    s.thing(sleeve, "#2c3f66", 1.0, col2="#1f2a4a", shade=0.6, hatch=7, line=3.6)
    for a, b in ((-120, -100), (-40, -46), (60, 66), (130, 116)):
        s.curve(at([(a, -480), (a * 0.9 + 10, -380), (b, -250)]), 2.4)
    wrist = blob(at([(-108, -240, 1), (108, -240, 1), (118, -150), (150, -84), (170, -20), (-168, -20), (-150, -90), (-118, -150)]))
    skinned(wrist)
    for a in (-70, -24, 30):
        s.curve(at([(a, -196), (a * 0.96 + 4, -140), (a * 0.7, -80)]), 2, "#8a4250", alpha=0.8)
    for q, c in enumerate(np.linspace(-112, 112, 13)):
        b = -176 + 26 * (1 - (c / 112) ** 2)
        s.thing(ell(x + c * k, y + b * k, 13 * k), ("#e0493c", "#f0c23c", "#3a9aa8", "#7ab04a", "#e88ab0")[q % 5], 1.0, shade=0.5, hatch=0, line=2.2, white=0.8)
    cuff = blob(at([(-184, -318, 1), (184, -318, 1), (164, -226, 1), (0, -214), (-164, -226, 1)]))
    s.thing(cuff, "#f8f2e6", 0.25, shade=0.6, shcol="#7a86a8", hatch=7, line=3.4)
    s.thing(ell(x + 126 * k, y - 268 * k, 15 * k), "#e0b050", 0.9, shade=0.4, hatch=0, line=2.2)
    palm = blob(at([(-166, -60), (166, -60), (186, 40), (180, 130), (-176, 136), (-190, 40)]))
    skinned(palm, soft=80 * k)
    for a, low, w in ((132, 176, 42), (52, 200, 47), (-36, 206, 49), (-126, 190, 49)):
        f = blob(
            at(
                [
                    (a - w, 40),
                    (a - w * 0.7, 12),
                    (a + w * 0.7, 12),
                    (a + w, 40),
                    (a + w * 1.02, low - 44),
                    (a + w * 0.6, low - 4),
                    (a, low + 4),
                    (a - w * 0.6, low - 4),
                    (a - w * 1.02, low - 44),
                ]
            )
        )
        s.wash(move(f, 6, 6), "#6a2f40", 0.35, wet=6)
        skinned(f, soft=46 * k)
        for d, n in ((-0.4, 30), (0.0, 38), (0.42, 28)):
            s.curve(at([(a + w * d, low - 12), (a + w * d * 1.1, low - 12 - n * 0.5), (a + w * d * 0.9, low - 12 - n)]), 2, "#7a3844")
        s.curve(at([(a - w * 0.7, 76), (a, 84), (a + w * 0.7, 76)]), 2.4)
        s.curve(at([(a - w * 0.5, 88), (a, 94), (a + w * 0.4, 88)]), 1.6)
    thumb = limb(at([(-176, -70), (-176, 4), (-124, 62), (-30, 84), (52, 82)]), [50 * k, 58 * k, 54 * k, 48 * k, 36 * k], 12)
    s.wash(move(thumb, 6, 16), "#6a2f40", 0.6, wet=8)
    skinned(thumb, soft=54 * k)
    nail = blob(at([(38, 60), (70, 58), (86, 78), (74, 98), (42, 100), (30, 80)]))
    s.cover(nail, keep=0.2)
    s.wash(nail, "#f2cdb8", 0.4, edge=0.9)
    s.outline(nail, 2.2)
    for q in (-54, -40, -26):
        s.curve(at([(q, 52), (q + 8, 78), (q + 2, 106)]), 2, "#7a3844")
    for q in (0, 14):
        s.curve(at([(-160 + q, -10), (-140 + q, 20), (-112 + q, 32)]), 2, "#7a3844")


@card("verdigris", paper="cold", light=(-0.4, -0.8))
def fist_house(s):
    cam = Camera((0.4, 3.3, 6.4), (0, 1.86, 0), 36)
    light = (-0.3, 0.9, 0.5)
    wall = poly(cam.project([(-9, 0, -2.6), (9, 0, -2.6)]).tolist() + [(1100, -60), (-100, -60)])
    s.wash(wall, "#8fc0b0", 0.55, col2="#5f9a98", pool=0.6, bloom=3, grad=("rad", 520, 760, 800, 0.25, 1.3))
    for k in np.arange(-5, 6, 0.62):
        a, b = cam.project([(k, 0, -2.6), (k, 5.4, -2.6)])
        s.stroke([a, b], 1.8, "#3f7a78", alpha=0.45)
        for t in np.linspace(0.05, 0.95, 12):
            p = a + (b - a) * t + [22, 0]
            s.outline(ell(p[0], p[1], 6, 9), 1.2, "#3f7a78", lost=0.2, alpha=0.45)
    floor = poly(cam.project([(-9, 0, -2.6), (9, 0, -2.6)]).tolist() + [(1100, 1560), (-100, 1560)])
    s.wash(floor, "#d89a62", 0.6, col2="#b06a48", pool=0.5, grad=("lin", 90, 0.6, 1.1))
    for k in np.arange(-8, 9, 0.5):
        s.stroke(cam.project([(k, 0, -2.6), (k, 0, 3.2)]), 1.8, "#6a3a2c", alpha=0.7)
    s.stroke(cam.project([(-6, 0, -2.6), (6, 0, -2.6)]), 3)
    s.thing(poly(cam.project([(-6, 0.0, -2.58), (6, 0.0, -2.58), (6, 0.16, -2.58), (-6, 0.16, -2.58)])), "#f2e8d4", 0.4, shade=0.3, hatch=0, line=2)
    # a picture of the same house, crooked on the wall
    px, py = 858, 560
    frame_ = move(box(-76, -58, 76, 58), px, py, 1, 7)
    s.wash(move(frame_, 10, 14), "#1f4a4a", 0.5, wet=8)
    s.thing(frame_, "#a8702e", 0.9, hatch=5, line=2.6)
    s.thing(move(box(-60, -42, 60, 42), px, py, 1, 7), "#f6ecd2", 0.3, shade=0, hatch=0, line=1.8)
    s.thing(move(poly([(-30, 34), (-30, 0), (0, -28), (30, 0), (30, 34)]), px, py, 1, 7), "#c8503a", 0.8, shade=0.4, hatch=0, line=1.8)
    table = props.table((0, 0, 0), 8, 1.2, "#8a5a38", size=(0.95, 0.6), cover="#fdf8ee")
    spin = lambda x, z: rot((0, 1, 0), 8) @ V(x, 0, z)  # noqa: E731
    up = (0.3, 3.4, 0.2)
    duck = {"grips": ("cup", "cup"), "elbows": ((1, 0.3, 0.3), (-1, 0.3, 0.3)), "feel": "fear", "look_at": up, "lean": 16}
    at = [spin(-0.72, -0.95), spin(0.74, -0.95), spin(0.02, -1.02)]
    dad = person(
        at[0],
        12,
        "sit",
        "man",
        "shirt",
        top="#35506e",
        skin="clay",
        hair="short",
        beard="full",
        hands=((0.2, 1.42, 0.2), (-0.2, 1.42, 0.2)),
        palms=((0, -1, 0), (0, -1, 0)),
        **duck,
    )
    mum = person(
        at[1],
        -14,
        "sit",
        "matron",
        "dress",
        top="#c23b34",
        skin="honey",
        hair="bun",
        hands=((0.2, 1.36, 0.2), (-0.2, 1.36, 0.2)),
        palms=((0, -1, 0), (0, -1, 0)),
        **duck,
    )
    kid = person(
        at[2] + V(0, 0.48, 0),
        0,
        "reach_one",
        "boy",
        "shirt",
        top="#f0b83a",
        skin="clay",
        hair="curls",
        feel="scorn",
        look_at=(0.1, 4, 0.6),
        grips=("bar", "hang"),
        palms=((-1, 0, 0.3), None),
    )
    h = kid.joints["handl"]
    spoon = Clay({"tin": plain("#d8dce0", hatch=0)})
    spoon.cap(h + V(0, -0.12, 0), h + V(0, 0.22, 0.02), 0.018, m="tin").ell(h + V(0, 0.29, 0.02), (0.065, 0.095, 0.025), m="tin")
    chairs = [props.chair(a + V(0, 0, -0.1), f, 1.05, "#6a4028") for a, f in ((at[0], 12), (at[1], -14))]
    bowls = []
    for x, z in ((-0.68, 0.0), (0.7, 0.05), (0.02, -0.1)):
        c = spin(x, z) + V(0, 0.93, 0)
        bowls.append(
            Clay({"bowl": plain("#3a86a0", hatch=0, white=0.6), "soup": plain("#e08a2e", hatch=0)})
            .cone(c, c + V(0, 0.1, 0), 0.08, 0.15, m="bowl")
            .cone(c + V(0, 0.09, 0), c + V(0, 0.104, 0), 0.13, 0.132, m="soup")
        )
    pot = (
        Clay({"clay": plain("#a8402c", white=0.6)})
        .ell(spin(-0.1, 0.36) + V(0, 1.05, 0), (0.23, 0.16, 0.23), m="clay")
        .cap(spin(-0.1, 0.36) + V(0, 1.2, 0), spin(-0.1, 0.36) + V(0, 1.25, 0), 0.045, m="clay")
    )
    bread = Clay({"bread": plain("#c88a44")}).ell(spin(0.42, 0.38) + V(0, 0.99, 0), (0.2, 0.08, 0.11), m="bread")
    shot = shoot([table, *chairs, dad, mum, kid, spoon, *bowls, pot, bread], cam, light)
    s.wash(shot.shadow_on(0, 5), "#5a2f38", 0.7, edge=0.1)
    s.model(shot, line=2.6)
    cloth_ = shot.mask(table)
    s.wash(s.mask(ell(500, 1085, 300, 74)) * cloth_, "#4a5a88", 0.55, wet=16)
    falling_fist(s, 470, 326, 0.92)
