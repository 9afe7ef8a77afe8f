"""Who reads above, and who hides below."""

import math

from shapely.geometry import box

from theatre import animals, light, props, room, solids, veils, weather
from theatre.colour import darker, lighter
from theatre.curves import XY, Geom, bezier, circle, draw, ellipse, limb, line, move, stroke, union
from theatre.paint import Mark
from theatre.people.pieces import bust, fist
from theatre.registry import card
from theatre.stage import Stage

FUR, MANE, GREEN, SHOE = "#e0a44c", "#a84c20", "#1f7a68", "#36c5a8"
FLOOR = -1.5


def chair_back(s: Stage) -> None:
    """In side view, facing right: what stands behind the reader."""
    back = draw("-0.96,-0.6! -1.0,0.2 -0.98,1.0 -0.86,1.3 -0.66,1.32 -0.5,1.14 -0.46,0.6 -0.5,-0.1 -0.5,-0.6!")
    s.puff(back, 2.0, 0.12, darker(GREEN, 0.5), darker(GREEN, 0.1), brush="cloth")
    cushion = draw("-0.5,-0.32 -0.5,-0.14 0.3,-0.12 0.4,-0.2 0.38,-0.32 0.3,-0.4 -0.4,-0.4")
    s.puff(cushion, 1.9, 0.1, darker(GREEN, 0.4), lighter(GREEN, 0.1), brush="cloth")


def chair_front(s: Stage) -> None:
    """The near side: wing, rolled arm, apron and legs."""
    y = solids.on_floor(s, FLOOR, 1.45)
    for x in (-0.84, 0.26):
        s.puff(draw(f"{x - 0.07},-0.52! {x + 0.07},-0.52! {x + 0.05},-0.9 {x + 0.045},{y}! {x - 0.045},{y}! {x - 0.05},-0.9"), 1.42, 0.06, "#3a1c14", "#a06040", brush="wood")
        weather.contact(s, x, y, 0.3, 1.46, 0.7)
    for x in (-0.7, 0.18):
        s.puff(box(x - 0.04, -1.1, x + 0.04, -0.5), 2.3, 0.03, "#2a120e", "#5c3424", brush="wood", shadow=False)
    wing = draw("-0.94,-0.1! -0.99,0.5 -0.95,1.06 -0.82,1.26 -0.62,1.24 -0.5,1.04 -0.5,0.72 -0.56,0.44 -0.48,0.16 -0.44,-0.1!")
    s.puff(wing, 1.1, 0.1, darker(GREEN, 0.3), lighter(GREEN, 0.08), [Mark(wing.buffer(-0.05).boundary.buffer(0.008), darker(GREEN, 0.5), 0.7)], "cloth", shadow=False)
    side = draw("-0.97,-0.58! -0.97,-0.06 -0.5,-0.02 0.22,-0.02 0.34,-0.08 0.36,-0.2 0.32,-0.3 0.33,-0.58!")
    tacks = union(*(circle(-0.9 + 0.1 * i, -0.54, 0.014) for i in range(13)))
    creases = union(*(line(bezier((x, -0.2), (x + 0.01, -0.32), (x - 0.02, -0.46), n=8), 0.008) for x in (-0.7, -0.4, -0.1, 0.16)))
    s.puff(side, 1.0, 0.1, darker(GREEN, 0.45), lighter(GREEN, 0.06), [Mark(creases, darker(GREEN, 0.5), 0.5, 0.003), Mark(tacks, "#f0c060")], "cloth", shadow=False)
    s.puff(draw("-0.99,-0.12 -0.94,-0.01 -0.5,0.02 0.2,0.02 0.36,0.0 0.4,-0.1 0.36,-0.19 0.2,-0.17 -0.5,-0.16 -0.96,-0.2"), 0.9, 0.1, darker(GREEN, 0.3), lighter(GREEN, 0.18), brush="cloth", shadow=False)
    scroll = [(0.31 + (0.075 - 0.0032 * i) * math.cos(0.5 * i), -0.085 + (0.075 - 0.0032 * i) * math.sin(0.5 * i)) for i in range(20)]
    s.puff(circle(0.31, -0.085, 0.1), 0.8, 0.05, darker(GREEN, 0.25), lighter(GREEN, 0.24), [Mark(line(scroll, 0.012), darker(GREEN, 0.5), 0.8)], "cloth", shadow=False)


def reader(s: Stage) -> None:
    """A lion in profile who looks past his spectacles, down."""

    def fur(g: Geom, d: float, height: float, marks: tuple[Mark, ...] = (), dark: float = 0.0) -> None:
        s.puff(g, d, height, darker(FUR, 0.3 + dark), darker(lighter(FUR, 0.1), dark), marks, "fur", shadow=False)

    for dx, dy, d, dark in ((0.1, 0.04, 1.8, 0.28), (0.0, 0.0, 1.5, 0.0)):
        shin = [(-0.2 + dx, -0.14 + dy), (0.2 + dx, -0.02 + dy), (0.5 + dx, -0.08 + dy), (0.56 + dx, -0.42 + dy), (0.52 + dx, -0.84)]
        fur(limb(shin, 0.3, 0.3, 0.24, 0.19, 0.15), d, 0.11, (), dark)
        foot = draw(f"{0.42 + dx},-0.97! {0.42 + dx},-0.84 {0.54 + dx},-0.78 {0.7 + dx},-0.83 {0.77 + dx},-0.91 {0.75 + dx},-0.97!")
        toes = union(*(line(bezier((x + dx, -0.96), (x - 0.02 + dx, -0.92), (x - 0.01 + dx, -0.88), n=6), 0.012) for x in (0.64, 0.7)))
        fur(foot, d - 0.08, 0.07, (Mark(toes, darker(FUR, 0.55), 0.8),), dark)
    torso = draw("-0.5,-0.3! -0.56,0.1 -0.48,0.5 -0.2,0.62 0.0,0.5 0.08,0.24 0.1,0.0 0.04,-0.3!")
    fur(torso, 1.7, 0.16, (Mark(draw("0.0,0.5 0.08,0.24 0.1,0.0 -0.1,-0.1 -0.1,0.3"), lighter(FUR, 0.4), 0.7, 0.04),))
    fur(limb([(-0.1, 0.36), (0.16, 0.12), (0.5, 0.3)], 0.2, 0.17, 0.14), 1.66, 0.07, (), 0.28)
    rng = s.rng
    for ring, (n, r, size, d) in enumerate(((17, 0.4, 0.12, 1.55), (14, 0.3, 0.12, 1.45), (9, 0.18, 0.13, 1.36))):
        for i in range(n):
            a = math.tau * (i + 0.5 * ring) / n
            x, y = -0.2 + r * math.cos(a), 0.76 + r * 1.04 * math.sin(a)
            lock = move(draw("-1,0 -0.5,0.62 0.5,0.6 1.5,-0.1! 0.6,-0.6 -0.5,-0.6"), x, y, math.degrees(a) - 40, size * rng.uniform(0.85, 1.1))
            s.puff(lock, d - 0.004 * i, 0.07, darker(MANE, 0.4 - 0.1 * ring), lighter(MANE, 0.08 + 0.06 * ring), brush="fur", shadow=False)
    ear: XY = (-0.14, 1.06)
    fur(circle(*ear, 0.105), 1.3, 0.06, (Mark(circle(ear[0] + 0.02, ear[1], 0.06), darker(MANE, 0.15), 0.8, 0.01),))
    face = draw("-0.2,0.9 -0.1,1.04 0.06,1.05 0.14,0.96 0.24,0.88 0.36,0.83 0.39,0.74 0.33,0.67 0.31,0.57 0.2,0.5 0.02,0.5 -0.14,0.56 -0.22,0.72")
    grin = bezier((0.345, 0.685), (0.28, 0.63), (0.16, 0.62), (0.1, 0.68), n=16)
    marks = (
        Mark(draw("0.2,0.8 0.36,0.78 0.39,0.72 0.32,0.64 0.3,0.57 0.2,0.51 0.08,0.52 0.1,0.66"), lighter(FUR, 0.55), 0.85, 0.015),
        Mark(stroke(grin, 0.01, 0.02, 0.01), "#5a2818"),
        Mark(union(*(circle(x, y, 0.009) for x, y in ((0.24, 0.73), (0.28, 0.71), (0.25, 0.69)))), darker(FUR, 0.55)),
        Mark(ellipse(0.1, 0.9, 0.062, 0.05), "#fffaf0"),
        Mark(circle(0.088, 0.88, 0.032), "#2c1810"),
        Mark(circle(0.08, 0.893, 0.01), "#ffffff"),
        Mark(stroke([(0.03, 0.925), (0.09, 0.952), (0.165, 0.92)], 0.012, 0.034, 0.014), darker(FUR, 0.5)),
    )
    fur(face, 1.2, 0.13, marks)
    s.puff(draw("0.3,0.855 0.37,0.84 0.405,0.79 0.37,0.755 0.33,0.79"), 1.02, 0.05, "#3a1c18", "#8c5048", shadow=False)
    lens = ellipse(0.205, 0.815, 0.075, 0.085, -10)
    s.puff(lens.difference(lens.buffer(-0.018)), 0.72, 0.016, "#1c0c0c", "#5a2c1c", shadow=False)
    s.puff(stroke(bezier((0.13, 0.83), (0.0, 0.87), (-0.13, 0.96), n=12), 0.018, 0.018), 0.72, 0.012, "#1c0c0c", "#5a2c1c", shadow=False)
    beard = draw("0.28,0.55 0.2,0.5 0.08,0.5 0.1,0.4 0.2,0.3! 0.22,0.4 0.3,0.42!")
    s.puff(beard, 1.24, 0.06, darker(MANE, 0.3), MANE, brush="fur", shadow=False)
    # The book, its covers to us; a paw below and one behind.
    s.puff(draw("0.5,0.2! 0.84,0.1! 0.98,0.66! 0.62,0.74!"), 1.3, 0.02, "#6a1c20", "#a8322a", brush="cloth", shadow=False)
    pages = draw("0.42,0.2! 0.5,0.14! 0.66,0.7! 0.56,0.78 0.46,0.74!")
    lines = union(*(line([(0.44 + 0.045 * i, 0.25 + 0.14 * i), (0.52 + 0.035 * i, 0.22 + 0.14 * i)], 0.01) for i in range(4)))
    s.puff(pages, 1.22, 0.03, "#c8a878", "#ecd8b0", [Mark(lines, "#b89868", 0.7)], shadow=False)
    cover = draw("0.48,0.12! 0.8,0.02! 0.93,0.6! 0.6,0.7!")
    trim = cover.buffer(-0.05).boundary.buffer(0.008)
    s.puff(cover, 1.08, 0.03, "#8c2428", "#d84838", [Mark(trim, "#f0c060", 0.9), Mark(circle(0.705, 0.36, 0.06), "#f0c060", 0.9)], "cloth", shadow=False)
    fur(limb([(-0.22, 0.42), (-0.14, 0.14), (0.1, 0.06), (0.34, 0.1), (0.54, 0.16)], 0.26, 0.23, 0.2, 0.17, 0.15), 0.86, 0.1)
    for i, (x, y, turn) in enumerate(((-0.42, 0.42, 214), (-0.1, 0.44, 300), (-0.34, 0.34, 236), (-0.2, 0.36, 268), (-0.28, 0.48, 250))):
        lock = move(draw("-1,0 -0.5,0.62 0.5,0.6 1.5,-0.1! 0.6,-0.6 -0.5,-0.6"), x, y, turn, 0.12)
        s.puff(lock, 0.74 - 0.02 * i, 0.07, darker(MANE, 0.25), lighter(MANE, 0.08), brush="fur", shadow=False)
    paw = draw("0.46,0.08 0.46,0.22 0.56,0.28 0.68,0.27 0.72,0.19 0.66,0.1 0.56,0.05")
    claws = union(*(line([(0.6 + 0.035 * i, 0.13 + 0.035 * i), (0.71, 0.12 + 0.05 * i)], 0.011) for i in range(3)))
    fur(paw, 0.72, 0.06, (Mark(claws, darker(FUR, 0.55), 0.8),))


def hider(s: Stage) -> None:
    """On hands and knees under the seat, one foot in a sock; the shoe hangs before his nose."""
    y = solids.on_floor(s, FLOOR, 1.3)
    skin, coat, legs = "#f2c8a4", "#2fa8b0", "#24486a"
    weather.contact(s, -0.44, y + 0.01, 0.8, 1.34, 0.8)
    s.puff(limb([(-0.26, -0.98), (-0.16, -1.12), (-0.14, y + 0.04)], 0.11, 0.1, 0.085), 1.34, 0.04, darker(coat, 0.5), darker(coat, 0.25), brush="cloth", shadow=False)
    s.puff(ellipse(-0.11, y + 0.03, 0.06, 0.035), 1.33, 0.03, darker(skin, 0.3), darker(skin, 0.1), shadow=False)
    s.puff(union(ellipse(-0.62, -1.08, 0.14, 0.13), limb([(-0.6, -1.06), (-0.44, -1.17), (-0.4, y + 0.07)], 0.2, 0.17, 0.13), limb([(-0.4, y + 0.06), (-0.64, y + 0.055)], 0.13, 0.09)), 1.28, 0.06, darker(legs, 0.4), lighter(legs, 0.1), brush="cloth", shadow=False)
    sock = draw(f"-0.6,{y + 0.11} -0.72,{y + 0.1} -0.78,{y + 0.05} -0.77,{y} -0.68,{y + 0.005} -0.6,{y + 0.01}")
    bands = union(*(box(x, y - 0.1, x + 0.028, y + 0.2) for x in (-0.64, -0.7, -0.76)))
    s.puff(sock, 1.24, 0.05, "#c8bca8", "#fff6e4", [Mark(bands.intersection(sock), "#e8483c", 0.95)], "cloth", shadow=False)
    s.puff(draw("-0.74,-1.1 -0.68,-0.96 -0.5,-0.87 -0.3,-0.86 -0.18,-0.93 -0.22,-1.04 -0.4,-1.08 -0.56,-1.14"), 1.22, 0.1, darker(coat, 0.4), lighter(coat, 0.08), brush="cloth", shadow=False)
    head = bust("child", profile=True, gaze=(0.9, 0.2), mood="longing", hair="wild", hair_colour="#d8682c", hat="", skin=skin)
    s.place(head, -0.2, -0.82, 0.34, 1.1, shadow=False)
    hand: XY = (0.055, -0.985)
    s.puff(limb([(-0.32, -0.95), (-0.16, -1.03), hand], 0.12, 0.105, 0.08), 0.98, 0.05, darker(coat, 0.3), lighter(coat, 0.16), brush="cloth", shadow=False)
    s.place(fist("open", skin), *hand, 0.11, 0.9, turn=84, shadow=False)
    tail = bezier((0.02, -0.55), (0.2, -0.6), (0.4, -0.86), (0.1, -0.9), (0.13, -0.74), n=30)
    s.puff(stroke(tail, 0.065, 0.055, 0.045), 1.15, 0.03, darker(FUR, 0.2), lighter(FUR, 0.1), brush="fur", shadow=False)


def shoe(s: Stage, x: float, y: float) -> None:
    """By its loop on the tuft of a tail."""
    s.puff(circle(x, y + 0.12, 0.045).difference(circle(x, y + 0.12, 0.03)), 0.9, 0.01, darker(SHOE, 0.4), SHOE, shadow=False)
    body = move(draw("-0.13,0.07 -0.05,0.1 0.0,0.03 0.1,0.0 0.16,-0.04 0.15,-0.09! -0.13,-0.09!"), x, y, -30)
    sole = move(box(-0.135, -0.105, 0.155, -0.075), x, y, -30)
    laces = move(union(line([(-0.03, 0.02), (0.03, 0.06)], 0.012), line([(0.01, 0.0), (0.06, 0.035)], 0.012)), x, y, -30)
    s.puff(body, 0.86, 0.05, darker(SHOE, 0.3), lighter(SHOE, 0.2), [Mark(sole, "#fff4dc"), Mark(laces, "#fff4dc")], shadow=False)
    s.puff(ellipse(x - 0.01, y + 0.17, 0.055, 0.075, 20), 0.82, 0.05, darker(MANE, 0.3), lighter(MANE, 0.1), brush="fur", shadow=False)


def hearth(s: Stage) -> None:
    wall = union(box(0.62, -1.06, 1.5, -0.06), box(0.56, -0.1, 1.5, 0.0))
    mouth = box(0.78, -1.06, 1.5, -0.56).union(ellipse(1.1, -0.56, 0.32, 0.18))
    s.puff(wall, 2.9, 0.03, "#6a4038", "#b87858", [Mark(props.buildings.bricks(0.6, -1.1, 1.5, -0.02, 0.14, 0.08), "#d89870", 0.5)], "stone")
    s.puff(mouth, 2.8, 0.01, "#1d0a10", "#3a1418")
    for x, h, c in ((0.92, 0.34, "#f2753a"), (1.02, 0.46, "#f8a040"), (0.98, 0.26, "#ffcf60")):
        flame = draw(f"{x - 0.1},-1.02 {x - 0.09},{-1.02 + h * 0.4} {x + 0.01},{-1.02 + h}! {x + 0.09},{-1.02 + h * 0.4} {x + 0.1},-1.02")
        s.puff(flame, 2.7 - 0.05 * h, 0.03, "#f2753a", c, glow=0.5, shadow=False)
    weather.halo(s, 0.95, -0.8, 2.4, 0.7, "#ff9440", 0.35)
    s.place(props.candle(), 0.8, 0.0, 0.26, 2.7, shadow=False)


@card("ember", focus=1.2)
def lion_armchair(s: Stage) -> None:
    room.wall(s, 3.2, "#6a2434", "#a84438", "stripes", "#7c2c38", 0.3, None, -0.72)
    room.floor(s, FLOOR, "#7a4030")
    hearth(s)
    frame = ellipse(0.62, 1.12, 0.22, 0.28)
    s.puff(frame, 3.0, 0.05, "#a86a2c", "#f0c060")
    s.puff(ellipse(0.62, 1.12, 0.17, 0.23), 2.9, 0.02, "#4a1c30", "#7a3044")
    s.place(veils.cropped(animals.mouse("up").moved(0.62, 0.86, 0, 0.4), ellipse(0.62, 1.12, 0.165, 0.225)), 0, 0, 1, 2.85)
    chair_back(s)
    reader(s)
    # A stool for the paws.
    stool = solids.on_floor(s, FLOOR, 1.45)
    for x in (0.5, 0.82):
        s.puff(box(x - 0.03, stool, x + 0.03, -1.02), 1.5, 0.03, "#3a1c14", "#a06040", brush="wood", shadow=False)
    s.puff(draw("0.4,-1.05 0.4,-0.96 0.64,-0.94 0.92,-0.96 0.92,-1.05 0.66,-1.08"), 1.4, 0.08, "#6a1c28", "#c8443c", brush="cloth", shadow=False)
    weather.contact(s, 0.66, stool, 0.6, 1.52, 0.7)
    hider(s)
    chair_front(s)
    shoe(s, 0.17, -0.93)
    light.lamp(s, 0.75, -0.9, 0.5, 14, "#ff9a50", 0.2)
    light.lamp(s, 0.0, -1.0, 0.2, 4, "#ffb070", 0.2)
    light.lamp(s, 0.2, 0.9, 0.0, 11, "#ffc080", 0.3)
    light.rig(s, 420, 140)
