"""A door between two seasons, and who goes through."""

from shapely.geometry import Polygon, box

from theatre import animals, land, light, plants, sky, weather
from theatre.colour import darker, lighter, mix
from theatre.curves import Geom, bezier, circle, draw, ellipse, limb, line, move, union
from theatre.paint import Mark
from theatre.registry import card
from theatre.stage import Stage

WHITE, SHADE = "#ffffff", "#b4c4e4"
RED, RUST = "#f07a2c", "#b84a14"
OPENING = Polygon([(-0.44, -1.12), (0.42, -0.8), (0.42, 0.64), (-0.44, 0.92)])
"""Seen from aside: its left post is near, its right one far."""


def coat(s: Stage, g: Geom, depth: float, height: float, marks: tuple[Mark, ...] = (), dark: float = 0.0) -> None:
    """Fur that is red within the door and still white outside."""
    ragged = " ".join(f"{0.2 + (0.07 if i % 2 else -0.05) + 0.1 * (y + 0.8):.3f},{y:.3f}!" for i, y in enumerate([-1.3 + 0.06 * q for q in range(24)]))
    summer = draw(f"{ragged} -1,0.1! -1,-1.3!")
    tufts = union(*(ellipse(x, y, 0.028, 0.012, 160) for x, y in ((0.32, -0.46), (0.36, -0.56), (0.31, -0.64), (0.42, -0.5), (0.4, -0.66))))
    worn = [Mark(summer.intersection(g), mix(RED, RUST, 0.15), 0.98), Mark(tufts.intersection(g), RED, 0.9)]
    belly = Mark(g.difference(move(g, 0, 0.05)), RUST, 0.4, 0.02)
    worn = [m for m in worn if not m.shape.is_empty]
    s.puff(
        g,
        depth,
        height,
        darker(SHADE, dark),
        darker(WHITE, dark),
        [*worn, *((belly,) if not summer.intersection(g).is_empty else ()), *marks],
        "fur",
        shadow=False,
    )


def stepping_fox(s: Stage, depth: float) -> None:
    """From the snow on the right into the grass on the left, one paw lifted over the threshold."""
    socks = "#4a2014"

    def leg(points: list[tuple[float, float]], widths: tuple[float, ...], d: float, sock: str, dark: float = 0.0) -> None:
        g = limb(points, *widths)
        x, y = points[-1]
        g = union(g, ellipse(x - 0.025, y - 0.01, 0.055, 0.03))
        coat(s, g, d, 0.035, (Mark(g.intersection(circle(x, y, 0.13)), sock, 0.9, 0.01),), dark)

    tail = draw("0.64,-0.5 0.72,-0.42 0.84,-0.42 0.95,-0.52 0.99,-0.7 0.93,-0.9 0.84,-1.0! 0.82,-0.86 0.78,-0.72 0.7,-0.62")
    coat(s, tail, depth + 0.1, 0.08)
    leg([(0.52, -0.6), (0.52, -0.8), (0.46, -0.92), (0.44, -1.05)], (0.17, 0.11, 0.07, 0.06), depth + 0.08, "#a8b8d8", 0.2)
    leg([(0.06, -0.6), (-0.09, -0.7), (-0.11, -0.83)], (0.14, 0.1, 0.075), depth + 0.08, socks, 0.2)
    body = draw(
        "-0.04,-0.5 0.04,-0.4 0.16,-0.37 0.34,-0.4 0.5,-0.37 0.64,-0.42 0.7,-0.54 0.67,-0.66 0.56,-0.73 0.42,-0.68 0.28,-0.7 0.14,-0.75 0.02,-0.72 -0.05,-0.62"
    )
    coat(s, body, depth, 0.13)
    thigh = union(
        draw("0.5,-0.5 0.62,-0.46 0.7,-0.56 0.7,-0.72 0.62,-0.84 0.5,-0.76 0.46,-0.62"),
        limb([(0.62, -0.72), (0.66, -0.88), (0.6, -1.0), (0.58, -1.12)], 0.17, 0.1, 0.07, 0.065),
    )
    coat(s, union(thigh, ellipse(0.55, -1.13, 0.065, 0.032)), depth - 0.14, 0.06, (Mark(circle(0.57, -1.14, 0.1), "#a8b8d8", 0.7, 0.02),))
    leg([(0.08, -0.6), (0.06, -0.78), (0.03, -0.94)], (0.17, 0.1, 0.075), depth - 0.14, socks)
    neck = draw("0.14,-0.4 0.08,-0.3 0.02,-0.2 -0.08,-0.2 -0.15,-0.3 -0.15,-0.38! -0.11,-0.41 -0.13,-0.48! -0.08,-0.52 -0.09,-0.61! -0.02,-0.65 0.08,-0.6")
    bib = draw("-0.15,-0.3 -0.15,-0.38! -0.11,-0.41 -0.13,-0.48! -0.08,-0.52 -0.09,-0.61! -0.02,-0.63 -0.03,-0.5 -0.06,-0.36")
    coat(s, neck, depth - 0.16, 0.06, (Mark(bib, "#fff2dc", 0.95, 0.006),))

    def on_head(g: Geom) -> Geom:
        return move(g, 0.06, -0.1, -6, 1.1)

    for ear, d, dark in (("-0.17,-0.06 -0.15,0.16! -0.03,-0.02", depth - 0.12, 0.25), ("-0.1,-0.05 0.0,0.17! 0.05,-0.07 -0.02,-0.1", depth - 0.28, 0.0)):
        g = on_head(draw(ear))
        tip = Mark(g.intersection(on_head(box(-1, 0.07, 1, 1))), socks, 0.9, 0.01)
        coat(s, g, d, 0.025, (tip,), dark)
    head = draw(
        "0.05,-0.1 0.0,-0.03 -0.08,-0.01 -0.16,-0.04 -0.22,-0.09 -0.3,-0.13 -0.37,-0.16 -0.38,-0.2 -0.33,-0.235 -0.24,-0.25 -0.16,-0.28! -0.12,-0.265 -0.08,-0.32! -0.03,-0.28 0.03,-0.32! 0.06,-0.22"
    )
    cheek = draw("-0.37,-0.19 -0.28,-0.19 -0.2,-0.19 -0.12,-0.2 -0.04,-0.16 0.06,-0.2! 0.03,-0.32! -0.03,-0.28 -0.08,-0.32! -0.12,-0.26 -0.2,-0.28 -0.34,-0.25")
    lid = draw("-0.19,-0.105 -0.15,-0.068 -0.095,-0.098 -0.135,-0.125")
    smile = line(bezier((-0.35, -0.215), (-0.27, -0.225), (-0.215, -0.185), n=10), 0.011)
    face = (
        (cheek.intersection(head), "#fff2dc"),
        (lid.buffer(0.009), "#4a1c0c"),
        (lid, "#ffe088"),
        (ellipse(-0.155, -0.096, 0.019, 0.025), "#1c1010"),
        (circle(-0.162, -0.087, 0.007), "#ffffff"),
        (smile, "#5a2410"),
    )
    coat(s, on_head(head), depth - 0.3, 0.07, tuple(Mark(on_head(g), c) for g, c in face))
    s.puff(on_head(ellipse(-0.375, -0.165, 0.028, 0.022)), depth - 0.4, 0.025, "#140c10", "#4a3a40", shadow=False)


def snowman(s: Stage, x: float, y: float, k: float, depth: float) -> None:
    """He has packed, and dares not."""
    for r, up, dx in ((0.3, 0.26, 0.0), (0.22, 0.68, -0.03)):
        s.puff(circle(x + dx * k, y + up * k, r * k), depth, 0.14 * k, "#8ca4d0", "#f4f6fc", bump=0.5, shadow=False)
    hx, hy = x - 0.08 * k, y + 1.0 * k
    s.puff(circle(hx, hy, 0.165 * k), depth - 0.05, 0.1 * k, "#98b0d8", "#fbfaf8", shadow=False)
    s.puff(
        Polygon([(hx - 0.08 * k, hy + 0.05 * k), (hx - 0.36 * k, hy - 0.02 * k), (hx - 0.08 * k, hy - 0.05 * k)]),
        depth - 0.2,
        0.03 * k,
        "#c85a1c",
        "#f89a44",
        shadow=False,
    )
    s.puff(union(circle(hx - 0.08 * k, hy + 0.075 * k, 0.026 * k)), depth - 0.2, 0.02 * k, "#14141c", "#34343c", shadow=False)
    s.sheet(
        line(bezier((hx - 0.1 * k, hy - 0.09 * k), (hx - 0.05 * k, hy - 0.07 * k), (hx - 0.01 * k, hy - 0.1 * k), n=8), 0.022 * k),
        depth - 0.22,
        "#34343c",
        shadow=False,
    )
    s.puff(
        draw(f"{hx - 0.17 * k},{hy + 0.1 * k}! {hx + 0.19 * k},{hy + 0.12 * k}! {hx + 0.19 * k},{hy + 0.165 * k}! {hx - 0.17 * k},{hy + 0.15 * k}!"),
        depth - 0.2,
        0.02 * k,
        "#1f2c4c",
        "#44588c",
        shadow=False,
    )
    s.puff(
        draw(f"{hx - 0.1 * k},{hy + 0.14 * k}! {hx + 0.12 * k},{hy + 0.15 * k}! {hx + 0.12 * k},{hy + 0.36 * k}! {hx - 0.1 * k},{hy + 0.34 * k}!"),
        depth - 0.22,
        0.03 * k,
        "#1f2c4c",
        "#44588c",
        shadow=False,
    )
    twig = union(line([(x - 0.16 * k, y + 0.74 * k), (x - 0.36 * k, y + 0.6 * k), (x - 0.34 * k, y + 0.36 * k)], 0.035 * k))
    s.puff(twig, depth - 0.25, 0.015 * k, "#3a2a30", "#7a5a50", shadow=False)
    case = draw(f"{x - 0.52 * k},{y + 0.02 * k}! {x - 0.16 * k},{y + 0.02 * k}! {x - 0.16 * k},{y + 0.28 * k}! {x - 0.52 * k},{y + 0.28 * k}!")
    straps = union(box(x - 0.45 * k, y, x - 0.41 * k, y + k), box(x - 0.27 * k, y, x - 0.23 * k, y + k))
    s.puff(case, depth - 0.3, 0.04 * k, "#7a3c24", "#c87844", [Mark(straps, "#4a2418", 0.9)], shadow=False)
    s.sheet(
        line(bezier((x - 0.4 * k, y + 0.28 * k), (x - 0.34 * k, y + 0.4 * k), (x - 0.28 * k, y + 0.28 * k), n=10), 0.03 * k),
        depth - 0.32,
        "#4a2418",
        shadow=False,
    )


@card("snow", focus=1.5)
def door_snow(s: Stage) -> None:
    dusk = ((0.0, "#f0d8d4"), (0.32, "#c8c8e0"), (0.6, "#7c90c0"), (1.0, "#2c4480"))
    sky.backdrop(s, stops=dusk, wisps=0.25)
    for i, (y, d) in enumerate(((-0.2, 4.4), (-0.34, 3.8), (-0.5, 3.2), (-0.66, 2.6))):
        s.sheet(land.hill(s.rng, y, 0.06, 0.5), d, mix("#a8b8dc", "#6c84b8", i / 3), mix("#dce0f0", "#b8c8e8", i / 3), span=(y - 0.3, y + 0.06), bump=0.5)
    for x, y, h, d in ((0.64, -0.3, 0.34, 3.6), (0.98, -0.3, 0.62, 3.6)):
        s.sheet(plants.branches(s.rng, x, y, h, levels=4)[0], d, "#3f5080", "#5c70a4", thick=0.004, edge=0, shadow=False)
    s.sheet(land.hill(s.rng, -0.86, 0.02, 0.5), 2.2, "#5c74ac", "#c4d2ee", span=(-1.5, -0.84), bump=0.6)
    # Summer, cut to the opening.
    d = 1.8
    s.sheet(OPENING, d + 0.5, "#fff6c0", "#4cb0e8", span=(-0.5, 0.8), glow=0.5, translucent=0)
    s.puff(circle(0.16, 0.36, 0.13), d + 0.45, 0.02, "#ffe890", "#fffbe0", glow=0.9, shadow=False)
    for x, y, w in ((-0.26, 0.34, 0.4), (0.3, 0.02, 0.3)):
        s.puff(weather.cloud_shape(s, x, y, w, True).intersection(OPENING), d + 0.42, 0.03, "#dcecf4", "#ffffff", glow=0.35, shadow=False)
    for y, dd, low, high in ((-0.3, 0.38, "#6cb05c", "#c0e07c"), (-0.46, 0.32, "#58a044", "#b4e060"), (-0.66, 0.26, "#3f8a34", "#a8dc50")):
        s.sheet(land.hill(s.rng, y, 0.05, 0.9).intersection(OPENING), d + dd, low, high, span=(y - 0.3, y + 0.05), glow=0.22)
        if y == -0.3:
            s.puff(
                plants.round_tree(s.rng, 0.27, -0.36, 0.5).intersection(OPENING), d + 0.35, 0.03, "#3f8a34", "#9cd050", brush="wool", glow=0.12, shadow=False
            )
    spill = draw("-0.46,-1.15! 0.42,-0.81! 0.46,-0.88 0.36,-0.97 0.39,-1.04 0.28,-1.1 0.2,-1.22 -0.04,-1.26 -0.14,-1.31 -0.36,-1.29 -0.47,-1.22")
    s.puff(spill, d - 0.14, 0.02, "#4f9a3c", "#bce068", brush="wool", shadow=False, glow=0.06)
    posts = Polygon([(-0.6, -1.2), (0.53, -0.78), (0.53, 0.78), (-0.6, 1.1)])
    s.puff(Polygon([(0.42, -0.8), (0.42, 0.65), (0.35, 0.675), (0.35, -0.826)]), d - 0.02, 0.008, "#7a1c18", "#b03028", brush="plank", shadow=False)
    rim = posts.difference(OPENING).difference(Polygon([(-0.44, -1.3), (0.42, -1.0), (0.42, -0.795), (-0.44, -1.115)]))
    s.puff(rim, d - 0.06, 0.04, "#8a1f1c", "#e0443a", brush="plank", shadow=False)
    sill = Polygon([(-0.6, -1.2), (0.53, -0.79), (0.53, -0.755), (-0.46, -1.1), (-0.6, -1.13)])
    s.puff(sill, d - 0.02, 0.012, "#6a1c18", "#c8584a", brush="wood", shadow=False)
    snow = draw("-0.62,1.09 -0.5,1.15 -0.3,1.1 0.0,1.02 0.3,0.93 0.5,0.85 0.55,0.77 0.4,0.82 0.0,0.93 -0.4,1.05")
    s.puff(snow, d - 0.2, 0.04, "#b8c8e8", "#ffffff", shadow=False)
    leaf = Polygon([(-0.56, -1.22), (-0.98, -1.4), (-0.98, 1.3), (-0.56, 1.06)])

    def panel(y0: float, y1: float) -> Geom:
        return Polygon([(-0.64, y0), (-0.9, y0 - 0.1), (-0.9, y1 + 0.1), (-0.64, y1)])

    panels = union(panel(-1.0, -0.2), panel(0.05, 0.8))
    s.puff(
        leaf,
        d - 0.5,
        0.02,
        "#9c2420",
        "#d8443a",
        [Mark(panels, "#7c1a18", 0.85), Mark(panels.difference(move(panels, 0.014, 0.0)), "#f07a60", 0.7), Mark(circle(-0.93, -0.1, 0.034), "#f4cc5c")],
        "plank",
        shadow=False,
    )
    for _ in range(46):
        x = s.rng.uniform(-0.42, 0.6)
        y = s.rng.uniform(-1.3, -0.72)
        inside, outside = OPENING.contains(circle(x, y, 0.01)), spill.contains(circle(x, y, 0.02))
        if not (inside or outside) or 0.0 < x < 0.66 and y > -1.1:
            continue
        c = s.rng.choice(("#f0483c", "#f8d040", "#ffffff", "#f080b0"))
        r = 0.02 if inside else 0.026
        s.puff(
            union(*(circle(x + r * 0.7 * dx, y + r * 0.7 * dy, r * 0.62) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))),
            d - 0.2,
            0.012,
            c,
            lighter(c, 0.3),
            shadow=False,
            glow=0.1,
        )
        s.puff(circle(x, y, r * 0.4), d - 0.23, 0.01, "#f8b020", "#ffe070", shadow=False)
    weather.contact(s, 0.6, -1.15, 0.5, d - 0.22, 0.8, "#2c4484")
    weather.contact(s, 0.46, -1.07, 0.36, d - 0.21, 0.7, "#2c4484")
    weather.contact(s, 0.01, -0.965, 0.3, d - 0.21, 0.7, "#2c4020")
    stepping_fox(s, d - 0.4)
    weather.contact(s, 0.82, -0.41, 0.5, 2.6, 0.5)
    snowman(s, 0.86, -0.42, 0.42, 2.5)
    for x, y, r in ((0.76, -1.2, 0.036), (0.66, -1.28, 0.038), (0.86, -1.3, 0.042), (0.76, -1.4, 0.045), (0.96, -1.43, 0.05)):
        s.puff(
            union(ellipse(x, y, r, r * 0.5), *(ellipse(x - r * 0.9 + 0.3 * r * q, y + (0.4 + 0.3 * (q % 2)) * r, r * 0.28, r * 0.2) for q in range(3))),
            d - 0.5,
            0.004,
            "#44609c",
            "#6c88c0",
            shadow=False,
        )
    bx, by = 0.68, 0.3
    path = bezier((0.2, 0.1), (0.4, 0.5), (0.5, 0.05), (bx - 0.13, by + 0.0), n=26)
    s.sheet(union(*(circle(*p, 0.009) for p in path[1::2])), d - 0.3, "#f4ecd8", shadow=False)
    s.place(animals.bee(), bx, by, 0.24, d - 0.4, shadow=False)
    weather.snow(s, 80, size=(0.007, 0.016))
    light.lamp(s, 0.0, -0.3, d - 0.9, 16, "#fff0b0", 0.3)
    light.lamp(s, 0.3, -0.7, d - 0.6, 8, "#ffe890", 0.25)
    light.rig(s, 560, 120)
    light.sun(s, 0.7, "#dce4ff", side=-0.5)
