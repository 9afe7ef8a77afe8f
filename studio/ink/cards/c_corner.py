"""A boy in the corner, and his shadow."""

from ..easel import *


@card("bone", paper="laid", light=(0.2, -0.3), fresh=False)
def corner_ears(s):
    left, right = poly([(-40, -40), (560, -40), (560, 1080), (-40, 1300)]), poly([(560, -40), (1040, -40), (1040, 1270), (560, 1080)])
    floor = poly([(-40, 1300), (560, 1080), (1040, 1270), (1040, 1540), (-40, 1540)])
    s.wash(left, "#ecd8a4", 0.55, pool=0.5, bloom=4, grad=("lin", 0, 1.1, 0.5))
    s.wash(right, "#8fa6a8", 0.75, pool=0.5, bloom=3, grad=("lin", 0, 0.6, 1.2))
    s.wash(floor, "#c07a4a", 0.8, pool=0.5, col2="#9a5a3c")
    for k in range(-9, 12):
        s.stroke([(560 + k * 34, 1080 + abs(k) * 12), (560 + k * 150, 1560)], 1.5, alpha=0.6)
    s.stroke([(560, -20), (558, 1080)], 3)
    s.stroke([(-20, 1294), (560, 1080), (1020, 1264)], 3.4)
    s.hatch(right, tone=0.45, ang=72, sep=11, w=0.9, thr=0.3, omit=0.6)
    # a door stands open behind us, and somebody stands in it
    beam = poly([(250, 1560), (430, 1180), (560, 1090), (690, 1165), (960, 1560)])
    s.lift(beam.intersection(floor), 0.45, 8)
    s.wash(beam.intersection(floor), "#f6d890", 0.3, edge=0.4)
    grown = union(
        ell(806, 1376, 46, 50),
        ell(806, 1316, 23, 20),
        box(786, 1410, 826, 1450),
        blob([(640, 1560), (676, 1484), (744, 1446), (806, 1438), (868, 1446), (936, 1484), (972, 1560)]),
    )
    s.wash(grown.intersection(floor), "#4a1c20", 0.75, wet=3, rough=0.4)
    # from his feet the shadow goes to the corner, and breaks there
    lane = poly([(532, 1372), (588, 1372), (640, 1230), (800, 1176), (560, 1080), (440, 1124), (490, 1230)])
    s.wash(lane, "#3a1418", 0.85, edge=0.3, wet=3)
    head_ = blob(
        [(560, 306, 1), (500, 330), (440, 396), (350, 500), (270, 596), (222, 648), (208, 700), (232, 744), (276, 752), (304, 734), (326, 744), (380, 716), (440, 696), (484, 716), (500, 790), (488, 880), (462, 980), (440, 1124, 1), (560, 1080, 1)]
    )  # fmt: skip
    rump = blob(
        [
            (560, 306, 1),
            (612, 340),
            (640, 384),
            (654, 374, 1),
            (672, 440),
            (694, 436, 1),
            (702, 510),
            (728, 512, 1),
            (730, 590),
            (756, 600, 1),
            (752, 690),
            (780, 716, 1),
            (770, 820),
            (786, 940),
            (804, 1060),
            (806, 1178, 1),
            (560, 1080, 1),
        ]
    )
    ears = (
        blob([(486, 352), (452, 290), (400, 200), (372, 96), (384, 44, 1), (440, 86), (500, 170), (536, 260), (548, 318)]),
        blob([(572, 320), (590, 240), (640, 140), (704, 70), (748, 44, 1), (752, 110), (722, 210), (670, 290), (622, 352)]),
    )
    on_left, on_right = union(head_, ears[0]).intersection(left), union(rump, ears[1]).intersection(right)
    s.wash(on_left, "#5a3a3a", 1.0, col2="#3a2430", edge=0.8, pool=0.5, bloom=3, rough=1)
    s.wash(on_right, "#33263a", 1.15, col2="#1f1826", edge=0.8, pool=0.5, bloom=3, rough=1)
    s.wash(on_right, "#14101c", 0.4, wet=20, clip=on_right, grad=("lin", 0, 1.3, 0.2))
    s.lift(limb([(426, 240), (470, 300)], [16, 20]), 0.25, 8)
    s.lift(limb([(690, 150), (644, 250)], [14, 20]), 0.2, 8)
    s.stroke([(560, -20), (558, 1080)], 3.4)
    for x, y in ((120, 960), (120, 1030)):  # the days, counted in chalk
        for q in range(5):
            s.stroke([(x + q * 20, y), (x + q * 20 + 4, y + 46)] if q < 4 else [(x - 10, y + 38), (x + 74, y + 6)], 3.2, body=True, alpha=0.8)
    for q in range(5):
        s.stroke([(670 + q * 20, 930), (674 + q * 20, 976)] if q < 4 else [(660, 968), (744, 936)], 3.2, body=True, alpha=0.8)
    cam = spot(560, 1370, 400, 20, 0)
    child = person((0, 0, 0), 180, "stand", "boy", "shorts", top="#c8323a", legs="#3a5a7a", skin="clay", hair="tousled", sleeves="long", hands=((0.06, 1.0, -0.2), (-0.08, 0.88, -0.24)), palms=((0, 0.2, 1), (0.2, 0.1, 1)), fingers=((-1, -0.5, 0), (1, -0.1, 0)), elbows=((1, 0, -0.2), (-1, 0, -0.2)), grips=("bar", "bar"), stub=0.04, lean=10, feet=((0.1, 0.08, 0.02), (-0.1, 0.08, 0.02)), toes=((-0.25, -0.1, 1), (0.25, -0.1, 1)), look_at=(0, 0.4, -1.6))  # fmt: skip
    carrot = Clay({"root": plain("#f08a2a", hatch=5), "leaf": plain("#5a8a3a", hatch=0)})
    g = child.joints["handr"]
    carrot.cone(g + V(0.03, 0.06, 0), g + V(-0.07, -0.2, 0.03), 0.03, 0.004, m="root")
    for dx, dy in ((0.0, 0.17), (0.05, 0.16), (0.1, 0.13)):
        carrot.cap(g + V(0.03, 0.05, 0), g + V(0.02 + dx, dy, 0.01), 0.008, 0.014, m="leaf", k=0)
    shot = shoot([child, carrot], cam, (0.1, 0.5, 1))
    s.model(shot, line=2.6)
    mc = spot(240, 1430, 430, 16)
    mouse = four("mouse", (0, 0, 0), 62, "sit", 2.1, col="#a89a92", look_at=(1.6, 1.2, 0.4))
    hat = Clay({"paper": plain("#fffaf0", k=0.15, hatch=0)})
    top = mouse.joints.get("crown", mouse.joints.get("head", V(0, 0.2, 0)))
    hat.cone(top + V(-0.03, 0.03, 0), top + V(-0.09, 0.22, -0.02), 0.05, 0.004, m="paper")
    shot = shoot([mouse, hat], mc, (0.1, 0.6, 1))
    s.wash(shot.shadow_on(0, 4), "#2a1c20", 0.6)
    s.model(shot, line=2)
    s.splatter("#4a3c30", 50, size=(0.6, 4))
