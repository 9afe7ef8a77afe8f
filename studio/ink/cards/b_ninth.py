"""Longing through something: ice, a telescope."""

from ..easel import *


@card("midnight", paper="cold", light=(-0.6, -0.5))
def telescope_home(s):
    r = s.rng
    s.wash(s.all, "#141c3e", 1.5, col2="#2a2458", pool=0.6, bloom=6, gran=0.5)
    s.wash(blob([(-60, 900), (300, 700), (700, 520), (1060, 260), (1060, 420), (700, 700), (320, 900), (-60, 1080)]), "#6a5a98", 0.25, wet=80)
    s.lift(blob([(-60, 960), (300, 760), (700, 570), (1060, 320), (1060, 360), (700, 640), (320, 830), (-60, 1020)]), 0.4, 60)
    places.stars(s, 330, (0, 0, 1000, 1500), (0.7, 2.2))
    for _ in range(16):
        x, y, q = r.uniform(0, 1000), r.uniform(0, 1500), r.uniform(6, 13)
        for d in ((q, 0), (0, q)):
            s.stroke([(x - d[0], y - d[1]), (x + d[0], y + d[1])], 1.2, body=True)
    # home: one kitchen, cut out of the dark
    hx, hy, w, h = 250, 300, 190, 150
    s.glow(hx, hy, 300, "#f6c24a", 0.5, 0.75)
    k = box(hx - w, hy - h, hx + w, hy + h)
    s.cover(k)
    s.wash(k, "#f6d890", 0.6, col2="#f0b060", bloom=1)
    s.wash(box(hx - w, hy + 70, hx + w, hy + h), "#a8703a", 0.6)
    cam = spot(hx, hy + 112, 118, 8)
    light = (0.1, 0.9, 0.5)
    mum = person(
        (-0.55, 0, 0.1),
        70,
        "sit_hold",
        "matron",
        "dress",
        top="#b83a4a",
        skin="umber",
        hair="headscarf",
        feel="tender",
        look_at=(1.2, 1.4, 0.8),
        looks={"hat": cloth("#e8b83c")},
    )
    tab = props.table((0.5, 0, 0.1), 0, 0.95, "#8a5a34", size=(0.62, 0.4), cover="#fff6e0")
    seats = [props.chair((-0.55, 0, 0.1), 70, 1.0, "#6a3c24"), props.chair((1.35, 0, 0.05), -90, 1.0, "#6a3c24")]
    dish = Clay({"china": plain("#fbfaf2", k=0.15), "soup": plain("#d8702e", hatch=0)})
    for x in (0.18, 0.86):
        dish.cone((x, 0.74, 0.15), (x, 0.79, 0.15), 0.07, 0.15, m="china").cone((x, 0.77, 0.15), (x, 0.785, 0.15), 0.08, 0.1, m="soup")
    lamp = Clay({"shade": Look("#fbe08a", 0.7, shade=0.3, hatch=0)}).cone((0.5, 1.6, 0.1), (0.5, 1.85, 0.1), 0.3, 0.1, m="shade")
    shot = shoot([mum, tab, *seats, dish, lamp], cam, light)
    s.model(shot, line=1.7)
    s.stroke([(hx + 59, hy - h), cam.project((0.5, 1.85, 0.1))], 1.6)
    shelf = hy - 70
    s.stroke([(hx - 170, shelf), (hx - 60, shelf)], 3)
    for i in range(4):
        s.thing(
            box(hx - 164 + 26 * i, shelf - 24 + 4 * (i % 2), hx - 146 + 26 * i, shelf - 2),
            ("#b83a4a", "#3f7a86", "#e8e0c8", "#5a7a3a")[i],
            0.8,
            hatch=0,
            line=1.4,
        )
    s.outline(k, 3.4, "#3a2418", lost=0)
    roof = poly([(hx - w - 40, hy - h), (hx + w + 40, hy - h), (hx + w - 60, hy - h - 110), (hx - w + 60, hy - h - 110)])
    s.thing(roof, "#a8432e", 0.9, col2="#7a2a2c", hatch=6, line=2.6)
    earth = blob([(hx - w - 70, hy + h), (hx, hy + h - 6), (hx + w + 70, hy + h), (hx + 120, hy + h + 90), (hx + 10, hy + h + 150), (hx - 120, hy + h + 84)])
    s.thing(earth, "#5f7a3a", 0.9, col2="#4a3a28", hatch=6, line=2.6)
    # his moon, small enough to walk round before supper
    mx, my, q = 760, 1330, 330
    moon = ell(mx, my, q)
    s.thing(moon, "#c8c4b8", 0.6, col2="#8a88a0", shcol="#2a2a58", shade=1.0, hatch=7, line=3, bloom=4, soft=240)
    for a, d, z in ((-2.4, 0.7, 46), (-1.2, 0.55, 60), (-1.9, 0.3, 34), (-2.9, 0.5, 40), (-0.8, 0.8, 30), (-2.2, 0.9, 22), (2.6, 0.75, 44)):
        x, y = mx + q * d * math.cos(a), my + q * d * math.sin(a)
        s.wash(ell(x, y, z, z * 0.7, math.degrees(a) + 90), "#5a5878", 0.5, bloom=1)
        s.stroke(arc(x, y, z, z * 0.72, 170, 340), 2)
    a = math.radians(-122)
    foot = np.array([mx + q * math.cos(a), my + q * math.sin(a)])
    cam = spot(foot[0], foot[1] + 6, 150, 6, 0, roll=-26)
    white = {
        "top": cloth("#f2efe6", k=0.3, shcol="#5a6a98"),
        "legs": cloth("#f2efe6", k=0.3, shcol="#5a6a98"),
        "skin": cloth("#e8e4da", k=0.35, shcol="#5a6a98"),
    }
    him = person(
        (0.2, 0, 0),
        -70,
        "stand",
        "strong",
        "jersey",
        looks=white,
        no_head=True,
        shoe="#c8c4bc",
        hands=((0.12, 1.42, 0.4), (-0.16, 1.36, 0.36)),
        grips=("bar", "bar"),
        lean=8,
    )
    n = him.joints["neck"] + V(-0.03, 0.16, 0.02)
    helm = Clay({"white": white["top"], "visor": Look("#e0903a", 0.9, "#f6d070", shade=0.5, hatch=0)})
    helm.ell(n, 0.22, m="white").ell(n + V(-0.1, 0.0, 0.06), (0.14, 0.15, 0.15), m="visor").box(
        him.joints["ribs"] + V(0.2, 0.05, -0.02), (0.1, 0.24, 0.18), round=0.06, m="white"
    )
    eye = n + V(-0.22, 0.02, 0.08)
    far = eye + unit(V(-0.72, 0.62, 0.1)) * 0.9
    tube = Clay({"brass": plain("#d8a040", hatch=4, white=0.6), "wood": plain("#7a4a2a")})
    d = unit(far - eye)
    tube.cap(eye, eye + d * 0.4, 0.04, m="brass").cap(eye + d * 0.36, far, 0.06, 0.07, m="wood").ring(far, 0.07, 0.02, frame(d) @ rot((1, 0, 0), 90), m="brass")
    for x, y in ((-0.3, -0.02), (-0.12, 0.0), (-0.52, -0.1)):
        tube.cap(eye + d * 0.42 - V(0, 0.04, 0), V(x, y, 0.1 + 0.1 * (x < -0.4)), 0.018, m="wood")
    pole = Clay({"metal": plain("#a8a8b0", hatch=0)})
    pole.cap((1.3, -0.3, -0.1), (1.3, 1.9, -0.1), 0.025, m="metal").cap((1.02, 1.7, -0.1), (1.58, 1.7, -0.1), 0.014, m="metal")
    pole.cap((2.5, -0.9, -0.1), (2.5, 1.2, -0.1), 0.025, m="metal")
    shot = shoot([him, helm, tube, pole], cam, (-0.7, 0.6, 0.5))
    s.model(shot, line=2.0)
    line = path([cam.project((1.3, 1.62, -0.1)), cam.project((1.9, 1.24, -0.1)), cam.project((2.5, 1.1, -0.1))], 12)
    s.stroke(line, 1.6, "#e8e4da", body=True)
    for i, u in enumerate((0.2, 0.5, 0.78)):
        p = line[int(u * (len(line) - 1))]
        col = ("#b83a4a", "#e8e4da", "#3f7a86")[i]
        g = move(
            union(box(-22, 0, 22, 56), poly([(-22, 0), (-44, 22), (-32, 32), (-20, 20)]), poly([(22, 0), (44, 22), (32, 32), (20, 20)]))
            if i != 1
            else union(box(-9, 0, 9, 46), ell(10, 44, 18, 8)),
            p[0],
            p[1],
            0.9,
            18,
        )
        s.thing(g, col, 0.8, hatch=5, line=1.8)
