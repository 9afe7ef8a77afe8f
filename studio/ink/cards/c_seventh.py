"""Having and losing: a court card, an ark, a soup, a general."""

from ..easel import *


@card("plum", paper="cold", light=(-0.4, -0.7))
def court_card(s):
    s.wash(s.all, "#4a3060", 1.2, col2="#2c1c44", pool=0.6, bloom=4)
    for k in range(-12, 24):
        s.stroke([(-20, 90 * k), (1020, 90 * k + 700)], 2.4, "#8a6aa0", alpha=0.5)
        s.stroke([(-20, 90 * k + 700), (1020, 90 * k)], 2.4, "#8a6aa0", alpha=0.5)
    sheet = smooth(box(90, 90, 910, 1410), 34)
    s.wash(move(sheet, 14, 20), "#140a24", 0.9, wet=16)
    s.cover(sheet)
    s.wash(sheet, "#f6ecd4", 0.35, bloom=4, pool=0.6)
    s.outline(sheet, 3)
    inner = box(190, 170, 810, 1330)
    upper = inner.intersection(poly([(0, 0), (1000, 0), (1000, 660), (0, 840)]))
    lower = inner.intersection(poly([(0, 840), (1000, 660), (1000, 1500), (0, 1500)]))
    s.wash(upper, "#b8302c", 0.85, col2="#d8702e", pool=0.4, bloom=2)
    s.wash(lower, "#4a5a6a", 0.85, col2="#2f3c4c", pool=0.4, bloom=2)
    light = (-0.4, 0.7, 0.7)
    cam = spot(500, 1180, 560, 6)
    king = person((0, 0, 0), 14, "stand", "stout", "robe", top="#e0b040", trim="#fff4dc", skin="rose", hair="crown", beard="full", hair_col="red", feel="scorn", hands=((0.3, 1.26, 0.34), (-0.3, 1.3, 0.32)), grips=("bar", "fist"), look_at=(1.0, -0.6, 1.6), looks={"trim": plain("#f0c030")})  # fmt: skip
    cup = Clay({"gold": plain("#f0c030"), "wine": plain("#7a1424", hatch=0)})
    h = king.joints["handl"]
    cup.cap(h + V(0, -0.1, 0), h + V(0, 0.08, 0), 0.02, m="gold").cone(h + V(0, 0.08, 0), h + V(0, 0.22, 0), 0.04, 0.1, m="gold").cone(
        h + V(0, -0.12, 0), h + V(0, -0.1, 0), 0.07, 0.05, m="gold"
    )
    leg = Clay({"meat": plain("#b8682e"), "bone": plain("#f6ecd8", k=0.3)})
    h = king.joints["handr"]
    leg.cap(h + V(0, -0.06, 0), h + V(-0.04, 0.12, 0), 0.016, m="bone").ell(h + V(-0.07, 0.22, 0), (0.075, 0.12, 0.07), rot((0, 0, 1), 14), m="meat")
    s.model(shoot([king, cup, leg], cam, light), line=2.8, clip=s.mask(upper))
    down = spot(500, 320, 560, 6, 0, roll=180)
    man = person((0, 0, 0), 14, "stand", "slim", "poncho", top="#8a7a5a", trim="#a8946a", skin="cocoa", hair="beanie", beard="full", hair_col="grey", feel="joy", hands=((0.3, 1.34, 0.34), (-0.2, 1.16, 0.36)), grips=("flat", "cup"), palms=((0, 1, 0), (0, 1, 0)), look_at=(0.5, 1.55, 0.6), looks={"hat": cloth("#5a6a4a")})  # fmt: skip
    wren = bird("robin", man.joints["palml"] + V(0, 0.02, 0), -50, "perch", 1.8, look_at=(0, 1.7, 0.4), open_bill=0.5)
    bowl = Clay({"wood": plain("#7a4a2c")}).cone(man.joints["palmr"] + V(0, 0.0, 0), man.joints["palmr"] + V(0, 0.09, 0), 0.06, 0.12, m="wood")
    s.model(shoot([man, wren, bowl], down, (0.4, -0.7, 0.7)), line=2.8, clip=s.mask(lower))
    s.stroke([(190, 806), (810, 694)], 7, "#e0b040", body=True)
    s.stroke([(190, 806), (810, 694)], 2)
    s.outline(inner, 3.4, lost=0)

    def pip(x, y, flip, crown):
        if crown:
            g = poly(move([(-34, 26), (-40, -20), (-18, 2), (0, -34), (18, 2), (40, -20), (34, 26)], x, y, 0.8, 180 if flip else 0))
            s.thing(g, "#e0b040", 1.0, hatch=0, line=2.2)
        else:
            g = poly(move([*arc(0, -6, 38, 38, 0, 180, 14)], x, y, 0.8, 180 if flip else 0))
            s.thing(g, "#7a4a2c", 1.0, hatch=0, line=2.2)

    pip(140, 150, False, True)
    pip(860, 150, False, True)
    pip(860, 1350, True, False)
    pip(140, 1350, True, False)


@card("verdigris", paper="cold", light=(0.5, -0.7))
def flood_ark(s):
    s.sky([(0, "#5f8a88", 0.9), (0.4, "#a8cfc0", 0.6), (0.75, "#f4e8c0", 0.5), (1, "#f8d898", 0.4)], 0, 1000, wet=90)
    for k in range(6):
        x = 700 + 60 * k
        s.lift(poly([(x, -40), (x + 34, -40), (x - 240 + 40 * k, 900), (x - 330 + 40 * k, 900)]), 0.3, 14)
    places.sea(s, 980, 1510, "#4a9a94", col2="#1c5a5c", k=0.85, swell=1.0)
    for x, y, w in ((120, 1040, 90), (860, 1080, 110)):  # roofs
        s.thing(poly([(x - w, y), (x - w * 0.5, y - w * 0.7), (x + w * 0.7, y - w * 0.7), (x + w, y)]), "#a85a3a", 0.85, hatch=5, line=2.2)
        s.curve([(x - w - 20, y), (x, y + 8), (x + w + 20, y)], 3, body=True)
    peak = blob(
        [
            (180, 1330),
            (260, 1160),
            (330, 1010),
            (400, 850),
            (450, 700),
            (500, 640),
            (600, 630),
            (660, 700),
            (700, 850),
            (770, 1000),
            (830, 1170),
            (900, 1330),
            (540, 1390),
        ]
    )
    s.thing(peak, "#7a8a6a", 0.85, col2="#5a6a54", shade=0.9, shcol="#24403a", hatch=7, cross=True, line=3)
    marks.lace(s, path([(180, 1330), (360, 1374), (540, 1390), (740, 1370), (900, 1330)], 10), (3, 10), 9, 6)
    way = path([(560, 690), (470, 780), (640, 850), (420, 950), (690, 1030), (360, 1130), (740, 1220), (420, 1310)], 20)
    s.wash(limb([tuple(p) for p in way[::6]], np.linspace(12, 30, len(way[::6]))), "#e8dcb0", 0.1, edge=0.3)
    s.cover(limb([tuple(p) for p in way[::6]], np.linspace(10, 26, len(way[::6]))), keep=0.3)
    light = (0.5, 0.8, 0.4)
    uc = spot(560, 600, 108, 12)
    can = Clay({"silk": cloth("#c8442e", k=1.0, hatch=6), "in": cloth("#e07a4a"), "rib": plain("#3a2a24")})
    bowl = Clay(can.looks)
    bowl.ell((0, 1.5, 0), (2.5, 1.7, 2.5), m="silk").ell((0, 1.62, 0), (2.4, 1.62, 2.4), m="in", cut=True).box((0, 3.0, 0), (4, 1.5, 4), m="silk", cut=True)
    can.add(bowl)
    can.cap((0, -0.4, 0), (0, 4.0, 0), 0.06, m="rib").chain([(0, 4.0, 0), (0.02, 4.3, 0), (0.3, 4.45, 0), (0.5, 4.2, 0)], [0.08] * 4, m="rib")
    for a in np.linspace(0, 6.28, 9)[:-1]:
        can.mark([(2.5 * math.sin(t) * math.cos(a), 1.5 - 1.7 * math.cos(t), 2.5 * math.sin(t) * math.sin(a)) for t in np.linspace(0.1, 1.5, 8)], 40, tol=0.3)
    s.model(shoot([can, four("elephant", (-0.9, 0.9, 0.2), -30, "stand", 0.55)], uc, light), line=2.4)
    beasts = ("camel", "lion", "horse", "sheep", "hare", "goat")
    for k, kind in enumerate(beasts):
        for e in (0, 1):
            i = int((0.1 + 0.142 * k + 0.045 * e) * (len(way) - 1))
            p, q = way[i], way[min(i + 4, len(way) - 1)]
            f = 80 if q[0] > p[0] else -80
            n = (34, 44, 38, 58, 110, 78)[k]
            s.model(shoot([four(kind, (0, 0, 0), f, "walk", 1.0)], spot(p[0], p[1] + 8, n, 8), light), line=1.7)
    for e in (0, 1):
        p = way[int((0.95 + 0.045 * e) * (len(way) - 1))]
        s.model(shoot([snail((0, 0, 0), -70, 0.8)], spot(p[0], p[1] + 12, 80, 8), light), line=1.8)
    dc = spot(220, 330, 620, -6)
    dove = bird("dove", (0, 0, 0), 50, "fly", 1.1, flap=34)
    s.model(shoot([dove], dc, light), line=2.2)
    b = dc.project(dove.joints.get("bill", dove.joints.get("head", V(0.1, 0.1, 0.1))))
    s.stroke(arc(b[0] + 10, b[1] + 14, 11, 11, 0, 360), 4, "#c8962e")
    s.stroke([(b[0] + 12, b[1] + 24), (b[0] + 16, b[1] + 62)], 5, "#c8962e", taper=(0.02, 0.02))
    s.stroke([(b[0] + 16, b[1] + 58), (b[0] + 28, b[1] + 56)], 5, "#c8962e", taper=(0.02, 0.02))
