"""The prototype's ideas, with real figures: bed, legs, wolf."""

from ..easel import *  # noqa: F403


@card("midnight", paper="cold")
def half_bed(s):
    s.wash(s.all, "#4a3a34", 0.95, col2="#2a2430", pool=0.6, bloom=3)
    for x in np.linspace(-20, 1020, 9):
        s.stroke([(x, -10), (x + s.rng.normal() * 8, 1510)], 1.6, alpha=0.8)
    cam = Camera((0.0, 6.2, 0.55), (0.0, 0.45, 0.06), 25)
    b = Clay({"sheet": cloth("#f4efe2", k=0.22, shcol="#8f9ab0", shade=0.5, hatch=8), "wood": plain("#8a6038")})
    b.box((0, 0.28, 0.05), (0.92, 0.2, 1.16), round=0.12, m="sheet")
    b.cap((-1.0, 0.55, -1.2), (1.0, 0.55, -1.2), 0.09, m="wood", k=0).cap((-1.0, 0.4, 1.28), (1.0, 0.4, 1.28), 0.06, m="wood", k=0)
    for x in (-0.45, 0.45):
        b.ell((x, 0.52, -0.83), (0.36, 0.14, 0.25), k=0.02, m="sheet")
    b.ell((-0.45, 0.68, -0.83), (0.15, 0.08, 0.12), k=0.08, m="sheet", cut=True)
    shot = shoot([b], cam, (-0.7, 0.8, 0.3))
    s.wash(shot.shadow_on(0.0, 9), "#120e18", 0.9, edge=0, rough=2)
    s.model(shot, line=2.4)
    # the sea in the other half
    c = cam.project(
        [(-0.88, 0.48, z) for z in np.linspace(-0.5, 1.17, 8)]
        + [
            (x, 0.48, z)
            for x, z in (
                (-0.3, 1.18),
                (0.06, 1.16),
                (0.0, 0.95),
                (0.08, 0.72),
                (-0.05, 0.5),
                (0.03, 0.26),
                (-0.1, 0.04),
                (-0.02, -0.2),
                (-0.12, -0.42),
                (-0.5, -0.48),
            )
        ]
    )
    sea = smooth(blob([tuple(p) for p in c], 8), 6)
    s.cover(sea)
    s.wash(sea, "#1d5f78", 1.05, col2="#101f45", mix=("lin", 70, 0, 1), pool=0.6, bloom=3)
    s.wash(sea, "#0c1838", 0.5, grad=("lin", 90, 0, 1), wet=20, clip=sea)
    x0, y0, x1, y1 = sea.bounds
    for y in np.arange(y0 + 20, y1, 17):
        for _ in range(3):
            x = s.rng.uniform(x0, x1)
            n = s.rng.uniform(20, 70)
            s.curve(
                [(x, y), (x + n * 0.5, y - 4), (x + n, y + 1)], 1.1, "#bfe0e4" if s.rng.random() < 0.4 else None, body=s.rng.random() < 0.3, alpha=0.6, clip=sea
            )
    s.outline(sea, 2.0, lost=0.2)
    lace = [p for p in np.array(sea.exterior.coords)[::5] if p[0] > x0 + 60]
    s.dots([(p[0] + s.rng.normal() * 4, p[1] + s.rng.normal() * 4) for p in lace], 3.4, body=True)
    hx, hy = cam.project((-0.3, 0.5, -0.18))
    for i, r in enumerate((26, 46, 70, 98)):
        s.stroke(arc(hx, hy, r, r * 0.8, 20 * i, 20 * i + 330, 40), 1.5, body=True, alpha=0.75 - 0.13 * i, clip=sea)
    m = cam.project((-0.55, 0.5, 0.45))
    g = ell(*m, 34).difference(ell(m[0] + 15, m[1] - 8, 31))
    s.fill(g, "#f3e8b4", body=True)
    for dy in (-18, -4, 9, 20):
        s.stroke([(m[0] - 44, m[1] + dy), (m[0] + 30, m[1] + dy + 2)], 2.4, "#15304e", body=True, alpha=0.9)
    s.dots([(s.rng.uniform(x0, x1), s.rng.uniform(y0 + 200, y1)) for _ in range(34)], 1.5, "#e8f0e8", body=True)
    # she, the quilt, the boat
    her = person((0.34, 0.47, -0.12), 0, POSES["lie_side"].but(roll=-62, lean=12, feet=((0.05, 0.26, 0.22), (-0.05, 0.3, 0.1)), hands=((-0.1, 1.25, 0.5), (0.0, 1.3, 0.3)), look=(0, -0.1, 1)), "woman", "night",
                 feel="grief", hair="long", hair_col="brown", skin="honey", top="#e8e2d4", hands=(World((-0.27, 0.53, -0.2)), World((0.12, 0.6, -0.5))), grips=("open", "rest"), palms=((0, -1, 0), (0, 0, -1)), shoes=False, gaze=(-0.6, 0.6, -0.8))  # fmt: skip
    q = Clay({"quilt": cloth("#9a3f55", k=0.95, col2="#6a2f5a", hatch=7, shade=0.8), "trim": cloth("#efe4cc", k=0.4)})
    q.box((0.5, 0.5, 0.62), (0.43, 0.13, 0.62), round=0.12, m="quilt")
    q.cap((0.4, 0.58, 0.02), (0.3, 0.56, 0.55), 0.2, 0.15, k=0.16, m="quilt", fold=0.012).cap(
        (0.3, 0.56, 0.55), (0.48, 0.52, 1.1), 0.15, 0.12, k=0.16, m="quilt", fold=0.012
    )
    q.cap((0.16, 0.62, -0.02), (0.88, 0.56, 0.02), 0.085, k=0.05, m="trim", fold=0.008)
    boat = props.boat((-0.52, 0.47, 0.86), 152, 0.15, "#7a5230", "#c89a5c", oars=True)
    rower = person(boat.joints["seat"] - V(0, 0.07, 0), 152, "row", "man", "coat", hair="brim", trim="#3a3a44", top="#6a6a78", scale=0.15, detail=False)
    shot = shoot([her, q, boat, rower], cam, (-0.7, 0.8, 0.3))
    s.wash(shot.shadow_on(0.48, 5) * (1 - s.mask(sea)), "#6a7494", 0.5, edge=0.2, clip=s.mask(box(0, 0, 1000, 1500)))
    s.model(shot, line=2.2)
    for i in range(9):
        for j in range(11):
            p = cam.project((0.16 + 0.085 * i, 0.66, 0.12 + 0.1 * j + 0.05 * (i % 2)))
            for a in (0, 90):
                d = np.array([math.cos(math.radians(a + 20)), math.sin(math.radians(a + 20))]) * 5
                s.stroke([p - d, p + d], 1.3, "#f0d8d8", body=True, alpha=0.75, clip=box(0, 0, 1000, 1500))
    ring = cam.project((-0.45, 0.6, -0.83))
    s.stroke(arc(*ring, 11, 9, 0, 350), 3, "#c8922a", body=True)
    s.stroke(arc(ring[0] - 2, ring[1] - 2, 9, 7, 190, 280), 1.2, "#fff0c0", body=True)
    stern, crown = cam.project(boat.joints["bow"]), cam.project(her.joints["crown"])
    s.curve(
        [crown, (crown[0] - 95, crown[1] + 30), (crown[0] - 150, crown[1] + 260), (stern[0] + 120, stern[1] - 190), (stern[0] + 36, stern[1] - 50), stern],
        2.6,
        "#5a3a26",
        n=16,
    )
    s.stroke(path([stern, (stern[0] + 30, stern[1] + 60)], 6), 0.1)


@card("storm", paper="rough")
def forest_legs(s):
    s.sky([(0, "#6f777c", 0.75), (0.45, "#c9c3a8", 0.5), (0.72, "#e8c878", 0.45), (1, "#56606a", 0.7)], wet=60)
    cam = Camera((0.15, 0.62, 4.6), (0.1, 1.02, 0), 34)
    light = (0.15, 0.25, -0.9)
    far = []
    for x, z, f in ((-1.6, -4.5, 20), (0.4, -5.5, 200), (1.5, -4.2, 160), (-0.5, -6.2, 10)):
        far.append(person((x, 0, z), f, "stand", "man", "coat", top="#8a8f90", legs="#7d8488", no_head=True, detail=False))
    s.model(shoot(far, cam, light), haze=0.62, line=1.4)
    s.glow(*cam.project((-0.1, 0.4, 0.6)), 380, "#f0b440", 0.5, 0.75)
    people = [
        person((-1.02, 0, 1.5), 165, "weight", "strong", "suit", top="#2e3440", legs="#454a58", shoe="#1f1a1c", no_head=True, scale=1.5),
        person((1.22, 0, 1.9), 200, "stand", "stout", "coat", top="#3a3f4a", legs="#3a3a44", shoe="#3a2420", no_head=True, scale=1.5),
        person(
            (0.62, 0, -0.4),
            175,
            "stand",
            "woman",
            "dress",
            top="#8a4460",
            shoe="#4a2f3a",
            no_head=True,
            scale=1.55,
            sleeves="long",
            hands=((0.3, 0.92, 0.1), None),
            grips=("pinch", "hang"),
        ),
    ]
    mitten = Clay({"wool": cloth("#c8362e")})
    p = people[2].joints["pinchl"]
    mitten.ell(p + V(0, -0.1, 0), (0.062, 0.1, 0.045), k=0.02, m="wool").cap(p + V(0.04, -0.08, 0), p + V(0.1, -0.12, 0), 0.028, k=0.02, m="wool").cap(
        p + V(0, -0.02, 0), p + V(0, 0.0, 0), 0.058, k=0.0, m="wool"
    )
    child = person(
        (-0.16, 0, 0.9),
        28,
        "stand",
        "child",
        "coat",
        top="#e0a020",
        legs="#4a4650",
        trim="#e0a020",
        hair="hood",
        skin="umber",
        feel="fear",
        look_at=p + V(0, 0, 0),
        hands=(None, (-0.24, 0.98, 0.22)),
        grips=("hang", "bar"),
        scale=1.05,
    )
    lamp = props.lantern(child.joints["handr"] + V(0, 0.02, 0), 0.5)
    shot = shoot([*people, mitten, child, lamp], cam, light)
    s.wash(shot.shadow_on(0, 5), "#23262e", 0.75, edge=0.2, rough=2)
    s.model(shot, line=2.6, fill=0.1)
    s.glow(*cam.project(lamp.joints["light"]), 60, "#f8c040", 0.6, 0.5)
    s.splatter("#2a2a30", 50, size=(0.6, 4))
