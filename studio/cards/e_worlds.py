"""Two worlds and a washing line."""

import math
from typing import Any

from shapely.geometry import box

from theatre import light, material, people, sky, solids, weather
from theatre.colour import darker, lighter, linear
from theatre.curves import XY, circle, ellipse, line, move, smooth, stroke, union
from theatre.figure import Figure
from theatre.paint import Mark
from theatre.people.pose import Pose
from theatre.props import trinkets
from theatre.props.craft import piece
from theatre.props.garments import DRESS, SHIRT, SOCK, TOWEL, TROUSERS
from theatre.registry import card
from theatre.stage import Stage


def green_world() -> Any:
    """Seas, shores and hills that stand out."""
    n = material.Nodes("green world")
    where = n.position(3.0)
    height = n.noise(where, 1.5, 7, 0.58, 0.5)
    shore = n.ramp(height, 0.5, 0.515)
    hills = n.ramp(height, 0.56, 0.7)
    land = n.blend(hills, linear("#7fb85c"), linear("#e8dc9c"))
    sea = n.blend(n.ramp(height, 0.36, 0.5), linear("#0f5a6c"), linear("#3fa8a0"))
    colour = n.blend(shore, sea, land)
    relief = n.maths("MULTIPLY", shore, n.maths("ADD", height, n.maths("MULTIPLY", n.noise(where, 9, 4), 0.22)))
    p = n.add("BsdfPrincipled", Roughness=n.ramp(shore, 0, 1, 0.35, 0.9), Normal=n.bump(relief, 0.9, 0.16))
    n.tree.links.new(colour, p.inputs["Base Color"])
    return n.finish(p.outputs[0])


def red_world(tilt: float) -> Any:
    """Bands of cloud that curl where they meet."""
    n = material.Nodes("red world")
    turned = n.add("Mapping", i0=n.position(), Rotation=(0.0, math.radians(tilt), 0.0)).outputs[0]
    swirl = n.noise(turned, 1.6, 5, 0.55, 0.8)
    split = n.add("SeparateXYZ", i0=turned)
    height = n.maths("MULTIPLY_ADD", swirl, 0.34, split.outputs["Z"])
    wave = n.maths("SINE", n.maths("MULTIPLY", height, 15.0))
    second = n.maths("SINE", n.maths("MULTIPLY", height, 37.0))
    colour = n.blend(n.ramp(wave, -0.6, 0.8), linear("#a8402c"), linear("#f0a468"))
    colour = n.blend(n.ramp(second, 0.5, 1.0, 0.0, 0.6), colour, linear("#ffe0b0"))
    p = n.add("BsdfPrincipled", Roughness=0.8, Normal=n.bump(n.noise(turned, 5, 6), 0.35, 0.05))
    n.tree.links.new(colour, p.inputs["Base Color"])
    return n.finish(p.outputs[0])


def washer(suit: str, trim: str, skin: str, hold: XY, peg: XY) -> Figure:
    """Somebody in a space suit, one hand on the line, a peg in the other."""
    f = people.astronaut(
        Pose(near_leg=(-12, -8), far_leg=(14, 6), lean=4, nod=-10),
        clothes="overall",
        mood="happy",
        face=0.7,
        gaze=(0.9, 0.5),
        skin=skin,
        top=suit,
        bottom=suit,
        hat_colour=suit,
        hair_colour="#1c1416",
        gloves=trim,
        shoes=trim,
        hands=("grip", "grip"),
        touch={"far_hand": hold, "hand": peg},
    )
    bx, by = f.points["back"]
    pack = piece(box(-13, -20, 13, 20).buffer(4), "#a8b0bc", 8, -3, [Mark(box(-17, -4, 17, 2), trim, 0.9)]).moved(bx + 0.01, by - 0.06, -4, 0.0085, False)
    clip = piece(box(-1.7, -7, 1.7, 7), "#f0c878", 2, 0).moved(f.points["palm"][0], f.points["palm"][1] + 0.03, -20, 0.01, False)
    return Figure((pack, *f.parts, clip), f.points)


@card("cosmos", focus=1.4)
def planet_laundry(s: Stage) -> None:
    deep = ((0.0, "#123c4c"), (0.35, "#1c2a58"), (0.7, "#3a2258"), (1.0, "#5a2450"))
    sky.backdrop(s, stops=deep, stars=520, wisps=0.5, cloud="#7a5a98", glow=sky.Glow(0.05, 0.0, 0.8, "#6a5aa8", 0.55))
    green, red = (-0.4, -1.86, 1.14), (0.5, 1.72, 1.02)
    solids.ball(s, green[0], green[1], 2.9, green[2], green_world(), 96)
    solids.ball(s, red[0], red[1], 2.9, red[2], red_world(13), 96)
    # The ring: one half before the planet, the other behind it.
    middle, tilt = (0.5, 1.36), 13
    ring = ellipse(*middle, 1.28, 0.23, tilt).difference(ellipse(*middle, 1.08, 0.13, tilt))
    gaps = union(ellipse(*middle, 1.21, 0.195, tilt).boundary.buffer(0.008), ellipse(*middle, 1.14, 0.16, tilt).boundary.buffer(0.005))
    before = move(box(-3, -2, 3, 0), *middle, tilt)
    s.sheet(ring.difference(before), 4.2, "#8a6a6c", "#c8a088", clip=False)
    s.sheet(ring.intersection(before).difference(gaps), 1.75, "#d8a878", "#fff0c8", clip=False, glow=0.06)

    def top(x: float) -> float:
        return green[1] + math.sqrt(green[2] ** 2 - (x - green[0]) ** 2)

    def bottom(x: float) -> float:
        return red[1] - math.sqrt(red[2] ** 2 - (x - red[0]) ** 2)

    # The line sags to the world that is nearer, so it is bent like an S, and the washing hangs both ways.
    left, right = (-0.9, 0.1), (0.95, 0.0)
    rope = smooth([left, (-0.64, -0.02), (-0.34, -0.08), (0.0, 0.06), (0.34, 0.2), (0.64, 0.14), right], closed=False, n=20)

    def on_rope(x: float) -> XY:
        return min(rope, key=lambda q: abs(q[0] - x))

    for (x, y), ground in ((left, top(-0.9)), (right, bottom(0.95))):
        way = 1 if ground < y else -1
        s.puff(stroke([(x, ground - 0.04 * way), (x, y + 0.05 * way)], 0.05, 0.034), 1.5, 0.03, "#8a98a8", "#e8f0f4", shadow=False)
        s.puff(circle(x, y, 0.05).difference(circle(x, y, 0.016)), 1.42, 0.03, "#c89a3c", "#ffe08c", shadow=False)
    s.sheet(line(rope, 0.016), 1.4, "#f4f0e4", thick=0.014, glow=0.25)
    wash = (
        (-0.3, SHIRT, "#5fb0c8", 0.3, 1),
        (-0.1, TROUSERS, "#f4d35e", 0.32, 1),
        (0.21, DRESS, "#7fc88c", 0.3, -1),
        (0.4, TOWEL, "#e88ac0", 0.24, -1),
    )
    for x, g, c, k, way in wash:
        px, py = on_rope(x)
        turn = (24 if way > 0 else 204) + s.rng.uniform(-5, 5)
        drop = 0.5 * k
        at = (px + drop * math.sin(math.radians(turn)), py - drop * math.cos(math.radians(turn)))
        stripes = move(union(*(box(-60, v, 60, v + 8) for v in (-40, -18, 4, 26))), *at, turn, k / 100)
        s.puff(
            move(g, *at, turn, k / 100),
            1.34,
            0.05,
            darker(c, 0.25),
            lighter(c, 0.1),
            [Mark(stripes, lighter(c, 0.6), 0.6)] if g in (SHIRT, TOWEL) else [],
            "cloth",
        )
        for u in (-0.05, 0.05):
            cx, cy = on_rope(x + u)
            s.puff(move(box(-0.012, -0.036, 0.012, 0.036), cx, cy - 0.008 * way, 22), 1.24, 0.012, "#b8863c", "#ffdc94", shadow=False)
    # Between the two pulls hangs the sock, and a moon has got into its toe.
    x, y = on_rope(0.07)
    k, turn = 0.4, 62
    at = (x + 0.5 * k * math.sin(math.radians(turn)), y - 0.5 * k * math.cos(math.radians(turn)))
    sock = move(SOCK, *at, turn, k / 100)
    a = math.radians(turn)
    toe = (at[0] + k * (0.2 * math.cos(a) + 0.3 * math.sin(a)), at[1] + k * (0.2 * math.sin(a) - 0.3 * math.cos(a)))
    heel = [
        Mark(circle(*toe, 0.12), "#ffc860", 0.7, 0.05),
        Mark(circle(*toe, 0.07), "#fff0b0", 0.95, 0.004),
        Mark(union(*(circle(toe[0] + u, toe[1] + v, q) for u, v, q in ((-0.025, 0.02, 0.014), (0.022, -0.015, 0.018), (0.02, 0.035, 0.009)))), "#d8a858", 0.7),
    ]
    s.puff(sock, 1.2, 0.05, "#c8541c", "#f08838", heel, "cloth", glow=0.05)
    weather.halo(s, *toe, 1.0, 0.36, "#ffd070", 0.35)
    light.lamp(s, *toe, 0.7, 4, "#ffd890", 0.06)
    s.puff(move(box(-0.013, -0.04, 0.013, 0.04), x, y - 0.01, 40), 1.1, 0.012, "#b8863c", "#ffdc94", shadow=False)
    # Each world has somebody; both have seen it.
    k = 0.72
    x = -0.6
    y = top(x) - 0.03
    hold = on_rope(-0.42)
    weather.contact(s, x, y + 0.01, 0.36, 1.34, 0.7, "#062428")
    s.place(washer("#f0f0ee", "#e87848", "#7a4a30", people.local((hold[0], hold[1] - 0.01), x, y, k), (0.24, 0.5)), x, y, k, 1.15, shadow=False)
    x = 0.67
    y = bottom(x) + 0.03
    hold = on_rope(0.53)
    other = washer("#e8b83c", "#3f9ca8", "#e8b48c", ((x - hold[0]) / k, (y - hold[1] - 0.01) / k), (0.24, 0.5))
    s.place(other, x, y, k, 1.15, turn=180, shadow=False)
    bx = -0.8
    s.puff(ellipse(bx - 0.02, top(bx) + 0.1, 0.1, 0.06), 1.3, 0.04, "#d8c8e8", "#ffffff", shadow=False)
    s.place(trinkets.basket("#c89a58"), bx, top(bx) - 0.04, 0.24, 1.05, turn=20, shadow=False)
    for x, t in ((-0.1, -18), (0.12, -30), (0.4, -46)):
        tree = move(union(circle(0, 0.11, 0.06), stroke([(0, -0.02), (0, 0.08)], 0.026, 0.02)), x, top(x) - 0.01, t, 1.1)
        s.puff(tree, 1.6, 0.05, "#1f5a4c", "#8cd08c", brush="wool", shadow=False)
    light.sun(s, 2.6, "#fff4e0", side=-0.9, height=0.1)
    light.rig(s, 260, 120)
