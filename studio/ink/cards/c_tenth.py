"""Let go: strings."""

from ..easel import *


@card("ochre", paper="laid", light=(0.3, -0.8))
def cut_strings(s):
    s.wash(s.all, "#8aa08a", 0.55, col2="#c8a868", pool=0.6, bloom=4, grad=("rad", 500, 700, 900, 0.2, 1.5))
    s.glow(500, 760, 430, "#f8d890", 0.3, 0.9)
    s.wash(box(-40, -60, 1040, 150), "#241a1c", 1.3, wet=90)
    cam = spot(470, 1080, 560, 17, 0)
    light = (0.35, 0.8, 0.6)
    edge = 0.37
    boards = poly(cam.project([(-2, 0, -0.75), (2, 0, -0.75), (2, 0, edge), (-2, 0, edge)]))
    s.cover(boards)
    s.wash(boards, "#d8a050", 0.7, col2="#b87838", mix=("lin", 90, 0, 1), pool=0.5)
    for x in np.arange(-1.5, 1.6, 0.17):
        s.stroke(cam.project([(x, 0, -0.75), (x, 0, edge)]), 1.8, "#5a3420")
    y0 = cam.project((0, 0, edge))[1]
    front = box(-40, y0, 1040, 1560)
    s.cover(front)
    s.wash(front, "#5a2420", 1.1, col2="#2c1214", mix=("lin", 90, 0, 1), pool=0.5, bloom=3)
    for x in range(-10, 1040, 148):
        s.outline(box(x, y0 + 46, x + 120, 1600), 2.2, "#1c0a0c", lost=0.2)
    lip = box(-40, y0 - 2, 1040, y0 + 26)
    s.thing(lip, "#b87a38", 0.9, shade=0.3, hatch=0, line=2.6)
    for e in (0, 1):
        for k in range(4):
            x = 8 + 58 * k if e == 0 else 992 - 58 * k
            q = 1 if e == 0 else -1
            g = limb([(x, -40), (x + 12 * q, 460), (x - 20 * q, 860 - 20 * k)], [48, 42, 58])
            s.thing(g, "#b8342c", 1.0, col2="#7a1a20", shade=0.8, shcol="#3a0c14", hatch=7, line=2.4)
    wood = plain("#e0ac6a", k=0.75, hatch=6, white=0.5, shcol="#8a5030")
    doll = person((0, -0.43, 0), 30, "sit", "youth", "shorts", top="#2f6f90", legs="#c8452e", skin="sand", hair="tousled", hair_col="#6a3418", feel=Feeling(0.75, 0.65, 1.0, 0.15), lean=3, side=-4,
                  hands=((0.3, 1.08, 0.3), (-0.34, 0.5, 0.02)), palms=((-0.85, 0.0, 0.4), (0, -1, 0)), fingers=((0.2, 1, 0.1), (-0.3, -0.2, 1)), grips=("open", "flat"), elbows=((0.9, -0.9, 0.1), (-1, 0, -0.4)),
                  feet=((0.16, -0.02, 0.62), (-0.12, -0.06, 0.42)), toes=((0.2, 0.1, 1), (-0.1, -0.4, 1)), look_at=(0.62, 0.78, 0.34), looks={"skin": wood, "lip": plain("#c8402e", hatch=0), "shoe": plain("#3a5a4a")})  # fmt: skip
    pegs = Clay({"wood": plain("#b87a40", hatch=0), "gold": plain("#e8c050", hatch=0)})
    for name, r in (("elbowl", 0.044), ("elbowr", 0.044), ("wristl", 0.036), ("wristr", 0.036), ("kneel", 0.058), ("kneer", 0.058)):
        pegs.ell(doll.joints[name], r, m="wood")
    shot = shoot([doll, pegs], cam, light)
    s.wash(shot.shadow_on(0, 5) * s.mask(boards), "#5a2c18", 0.7, edge=0.1)
    s.model(shot, line=2.8)
    for name, dx, n in (("crown", 46, 130), ("wristl", 60, 120), ("wristr", -70, 110), ("kneel", 60, 90), ("kneer", -50, 80)):
        p = cam.project(doll.joints[name])
        s.fill(ell(*p, 5), "#3a2418")
        s.curve([p, p + [dx * 0.3, -n * 0.55], p + [dx, -n * 0.72], p + [dx * 1.4, -n * 0.35]], 3, "#fffaf0", body=True, wobble=0.4)
    looks = person(skin="cocoa").looks
    for e, x in ((1, 236), (-1, 742)):
        z, back = unit(V(0.2 * e, -0.9, 0.25)), V(-0.5 * e, 0.2, 0.8)
        back = unit(back - z * (back @ z))
        c = spot(x, 120, 640, 4)
        g = hand((0, 0, 0), np.stack([np.cross(back, z), back, z], 1), -e, 0.4, "open" if e == 1 else "rest", looks=looks, age=0.6)
        cuff = Clay({"cuff": cloth("#f0e6d0", k=0.3)}).cone(-z * 0.04, -z * 0.4, 0.09, 0.14, m="cuff")
        s.model(shoot([g, cuff], c, light), line=3)
        for f in (0, 2, 4):  # what is left of the strings
            p = c.project(g.fingers[f][-1])
            s.curve([p, p + [6 * e, 40], p + [-8, 80 + 16 * f]], 2.6, "#fffaf0", body=True, wobble=0.4)
    _scissors(s, 612, 470)
    for x in (120, 880):  # footlights
        g = poly([*arc(x, y0 + 30, 62, 66, 180, 360, 20)])
        s.thing(g, "#e8b840", 0.9, shade=0.6, hatch=0, line=2.6)
        for a in range(200, 350, 20):
            s.stroke([(x, y0 + 28), arc(x, y0 + 30, 60, 64, a, a, 1)[0]], 1.8)
        s.glow(x, y0 - 60, 120, "#ffe8a0", 0.15, 0.35)


def _scissors(s, x, y):
    """Open, hung by one of its rings."""
    s.stroke([(x, -10), (x + 2, y - 34)], 3, "#fffaf0", body=True, wobble=0.3)
    pivot = np.array([x + 16, y + 92])
    for ring, tip in (((x + 2, y), (x - 12, y + 236)), ((x + 74, y + 26), (x + 56, y + 232))):
        ring, tip = np.array(ring), np.array(tip)
        d = unit(tip - pivot)
        n = np.array([-d[1], d[0]]) * (1 if tip[0] < pivot[0] else -1)
        s.thing(poly([pivot - n * 9, pivot + n * 11, tip, pivot + d * 60 - n * 8]), "#c8d0d8", 0.6, shade=0.4, shcol="#4a5668", hatch=0, line=2.4)
        away = unit(ring - pivot)
        s.thing(limb([pivot, ring - away * 26], [9, 7]), "#c8d0d8", 0.7, shade=0.4, hatch=0, line=2.2)
        hole = ell(*ring, 22, 30, math.degrees(math.atan2(away[1], away[0])) - 90)
        s.thing(hole.buffer(9).difference(hole.buffer(-5)), "#d83a2c", 1.0, shade=0.4, hatch=0, line=2.4)
    s.thing(ell(*pivot, 9), "#8a929c", 0.8, hatch=0, line=2)
