"""Let go: a bridge, a peach, strings."""

from ..easel import *


@card("ochre", paper="laid", light=(0.3, -0.8))
def cut_strings(s):
    s.wash(s.all, "#8a6a44", 0.8, col2="#4a3424", pool=0.6, bloom=4, grad=("rad", 500, 800, 900, 0.1, 2.0))
    s.glow(500, 800, 420, "#f8d890", 0.3, 0.8)
    for e in (0, 1):
        for k in range(4):
            x = 20 + 62 * k if e == 0 else 980 - 62 * k
            g = limb([(x, -40), (x + (10 if e == 0 else -10), 500), (x - (26 if e == 0 else -26), 1200)], [50, 44, 56])
            s.thing(g, "#8a2a2a", 1.0, col2="#5a161c", shade=0.8, shcol="#2a0a10", hatch=7, line=2.4)
    boards = poly([(-40, 1090), (1040, 1090), (1040, 1210), (-40, 1210)])
    s.thing(boards, "#b8803f", 0.9, hatch=0, shade=0, line=3)
    for x in range(-20, 1040, 90):
        s.stroke([(x, 1090), (x - 14, 1210)], 2)
    front = poly([(-40, 1206), (1040, 1206), (1040, 1540), (-40, 1540)])
    s.thing(front, "#5a3820", 1.1, hatch=9, shade=0.4, line=3)
    for x in (110, 890):
        s.thing(ell(x, 1210, 56, 40), "#e0b040", 0.9, hatch=4, line=2.6)
    light = (0.3, 0.8, 0.6)
    wood = plain("#d8a468", k=0.8, hatch=6, white=0.5)
    cam = spot(500, 1150, 520, 8)
    doll = person((0, -0.42, 0), 6, "sit", "youth", "shirt", top="#2f6080", legs="#a8452e", trim="#fff4d4", skin="sand", hair="bob", hair_col="#5a3018", feel="awe", lean=10, hands=((0.3, 0.9, 0.44), (-0.4, 0.58, 0.1)), palms=((0, 1, 0.3), (0, -1, 0)), grips=("open", "flat"), feet=((0.16, 0.0, 0.5), (-0.14, -0.08, 0.46)), look_at=(0.34, 0.46, 0.6), sleeves="short", looks={"skin": wood, "lip": plain("#c8402e", hatch=0), "shoe": plain("#7a2a20")})  # fmt: skip
    pegs = Clay({"wood": plain("#b87a40")})
    for name in ("elbowl", "elbowr", "wristl", "wristr"):
        pegs.ell(doll.joints[name], 0.05, m="wood")
    shot = shoot([doll, pegs], cam, light)
    s.wash(ell(500, 1150, 260, 34), "#3a1c14", 0.7, wet=16)
    s.model(shot, line=3)
    for name, dx, n in (("crown", 20, 120), ("wristl", 60, 110), ("wristr", -70, 120), ("kneel", 50, 90), ("kneer", -40, 80)):
        p = cam.project(doll.joints[name]) if name in doll.joints else cam.project(doll.joints["head"])
        s.curve([p, p + [dx * 0.3, -n * 0.5], p + [dx, -n * 0.7], p + [dx * 1.2, -n * 0.3]], 3, "#fff4d4", body=True, wobble=0.4)
    looks = person(skin="cocoa").looks
    for e, x in ((1, 270), (-1, 730)):
        z, back = unit(V(0.2 * e, -0.9, 0.25)), V(-0.5 * e, 0.2, 0.8)
        back = unit(back - z * (back @ z))
        c = spot(x, 130, 620, 4)
        g = hand((0, 0, 0), np.stack([np.cross(back, z), back, z], 1), -e, 0.4, "open" if e == 1 else "claw", looks=looks, age=0.6)
        cuff = Clay({"cuff": cloth("#e8dcc0", k=0.4)}).cone(-z * 0.04, -z * 0.4, 0.09, 0.14, m="cuff")
        s.model(shoot([g, cuff], c, light), line=3)
        if e == -1:
            for dx, n in ((-60, 170), (-10, 210), (50, 150)):
                s.curve([(x + dx, 330), (x + dx - 10, 330 + n * 0.5), (x + dx + 14, 330 + n)], 3, "#fff4d4", body=True, wobble=0.4)
    s.stroke([(560, -10), (566, 470)], 3, "#fff4d4", body=True, wobble=0.3)
    for e in (1, -1):
        s.thing(limb([(566, 560), (566 + 24 * e, 470)], [7, 4]), "#b8c0c8", 0.8, hatch=0, line=2)
        s.stroke(arc(566 + 20 * e, 612, 20, 28, 0, 360), 8, "#a8452e")
        s.thing(limb([(566, 560), (566 + 12 * e, 592)], [6, 5]), "#a8452e", 0.9, hatch=0, line=2)
