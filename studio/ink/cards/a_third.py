"""Very near, and shadows that are something else."""

from ..easel import *


@card("verdigris", paper="cold")
def undertow_face(s):
    s.wash(s.all, "#0f3f44", 1.15, col2="#0a2230", pool=0.6, bloom=5)
    cam = Camera((0, 0, 5), (0, 0, 0), 26)
    looks = person(skin="rose").looks
    pale = looks["skin"].but(col="#9fc4b4", col2="#7aa8a4", shcol="#0f4a50", shade=1.15, k=0.5, hatch=5, white=0.55, thr=0.5, longest=46)
    looks.update(skin=pale, lip=pale.but(col="#a8707c", k=0.7, hatch=0, line=0.5), eye=Look("#f4e2b0", 0.3, shade=0.3, hatch=0, seam=0.7))
    turn = rot((0, 0, 1), 12) @ rot((0, 1, 0), -14) @ rot((1, 0, 0), -6)
    boy_at = V(0.46, 0.36, 0.9)
    face = head(
        (-0.06, 0.08, 0),
        turn,
        1.72,
        feel="calm",
        age=0.38,
        hair="bald",
        wink=(0.75, 0.0),
        look_at=boy_at + V(0, 0.2, 2.5),
        iris="#e08a1e",
        looks=looks,
        ears=False,
        lipped=1.25,
    )
    shot = shoot([face], cam, (-0.75, 0.55, 0.55))
    m = s.model(shot, line=2.0, lost=0.5, fill=0.05)
    s.wash(m, "#0f5a5c", 0.35, wet=12, grad=("lin", 60, 0.0, 1.5))
    # hair like weed
    rng = s.rng
    top = cam.project(face.joints["crown"])
    for i in range(330):
        side = -1 if i % 2 else 1
        a = np.array([top[0] + rng.normal() * 120, top[1] + 30 + rng.normal() * 34])
        x = top[0] + side * (235 + abs(rng.normal()) * 190)
        b = np.array([x * 0.6 + top[0] * 0.4, top[1] + 190 + rng.normal() * 40])
        e = np.array([x, 820 + rng.normal() * 90])
        f = np.array([x + rng.normal() * 70, 1540])
        s.curve(
            [a, b, e, (e + f) / 2 + rng.normal(size=2) * 26, f],
            rng.uniform(1.2, 4.2),
            ("#0d2f30", "#1f6358", "#3d8a70", "#123f44", "#0a2228")[i % 5],
            alpha=0.92,
            n=12,
        )
    for x, y, face_, pitch, size, col in (
        (130, 330, 70, 24, 0.15, "#e8842a"),
        (850, 300, -60, -30, 0.19, "#e8a83a"),
        (96, 900, -110, 40, 0.12, "#d8602a"),
        (915, 960, 120, 50, 0.16, "#e8842a"),
        (700, 1250, -80, -10, 0.21, "#d8602a"),
        (330, 1290, 100, -36, 0.14, "#e8a83a"),
        (820, 700, -100, 20, 0.1, "#e8842a"),
    ):
        p = cam.at(x, y, 3.6)
        s.model(shoot([fish(p, face_, size, col=col, pitch=pitch, roll=10, bend=24)], cam, (-0.5, 0.8, 0.6)), line=1.3)
    # the ice above, cracked from the hook
    eye = cam.project(face.joints["head"] + turn @ V(0.132, 0.03, 0.4) * 1.72)
    for corner in (
        blob([(-40, -40), (330, -40), (210, 60), (120, 130), (50, 260), (-40, 300)]),
        blob([(1040, 1180), (930, 1240), (800, 1350), (640, 1400), (560, 1560), (1040, 1560)]),
        blob([(-40, 1290), (90, 1350), (210, 1440), (260, 1560), (-40, 1560)]),
    ):
        s.cover(corner)
        s.wash(corner, "#b9cdd8", 0.35, grad=("lin", 45, 0.2, 1))
        s.outline(corner, 1.8)
        s.dots([(p[0] + rng.normal() * 9, p[1] + rng.normal() * 9) for p in np.array(corner.exterior.coords)[::3]], 2.6, body=True)
    for a in np.radians([-150, -112, -70, -38, 5, 38, 88, 140, 178]):
        pts, d = [eye], a
        for k in range(6):
            d += rng.normal() * 0.32
            pts.append(np.array(pts[-1]) + np.array([math.cos(d), math.sin(d)]) * rng.uniform(28, 70) * (1 - 0.08 * k))
        s.stroke(np.array(pts), 2.8, body=True, alpha=0.9, wobble=0.5)
        s.stroke(np.array(pts[2:5]) + [7, 5], 1.2, body=True, alpha=0.7)
    # the boy on the ice
    cam2 = Camera((0.3, 1.5, 6), (0, 0.55, 0), 34, shift=(0, 0))
    boy = person(
        (0, 0, 0),
        -52,
        "sit",
        "boy",
        "coat",
        top="#c8362e",
        legs="#3a3a48",
        trim="#e0b040",
        hair="cap",
        skin="umber",
        feel="awe",
        look_at=(-0.5, -0.2, 0.8),
        hands=(World((-0.16, 0.55, 0.36)), World((-0.28, 0.6, 0.34))),
        grips=("bar", "bar"),
    )
    rod = props.staff(boy.joints["handl"] - V(-0.1, 0.06, 0), boy.joints["handl"] + V(-0.62, 0.42, 0.12), 0.014)
    seat = props.stool((0, 0, 0), 0, 0.72)
    pail = Clay({"tin": plain("#e0b040")}).cone((0.42, 0, 0.1), (0.42, 0.26, 0.1), 0.1, 0.14, m="tin")
    figure = shoot([boy, rod, seat, pail], cam2, (-0.6, 0.8, 0.5))
    shifted = Camera((0.3, 1.5, 6), (0, 0.55, 0), 62, shift=(eye[0] + 190 - 500, eye[1] - 20 - 750))
    figure = shoot([boy, rod, seat, pail], shifted, (-0.6, 0.8, 0.5))
    s.model(figure, line=1.7)
    tip = shifted.project(boy.joints["handl"] + V(-0.62, 0.42, 0.12))
    s.curve([tip, (tip[0] - 8, (tip[1] + eye[1]) / 2), eye], 1.4, body=True)
    s.stroke(arc(eye[0], eye[1] + 3, 6, 7, -20, 220, 12), 2.0, "#d8dce0", body=True)


@card("saffron", paper="tea", light=(-0.6, -0.5))
def three_shadows(s):
    s.wash(s.all, "#f0c878", 0.42, col2="#e0a860", pool=0.5, bloom=4)
    cam = Camera((0, 8.5, 5.4), (0, 0.2, 0.7), 34)
    rng = np.random.default_rng(4)
    for j in range(-9, 12):  # slabs of the quay
        a, b = cam.project([(-4.5, 0, j * 0.62), (4.5, 0, j * 0.62)])
        s.stroke([a, b], 1.2, alpha=0.55)
        for i in range(-5, 6):
            x = i * 0.95 + (0.45 if j % 2 else 0) + rng.normal() * 0.05
            p, q = cam.project([(x, 0, j * 0.62), (x, 0, j * 0.62 + 0.62)])
            s.stroke([p, q], 1.1, alpha=0.5)
    light = (-0.72, 0.82, -0.55)
    across, c = V(-0.607, 0, 0.795), V(-0.35, 0, 0.55)
    a, b = c - across * 1.2, c + across * 1.2
    # three who are not there throw the shadows
    far = (0.62, 1.12, 0.0), (-0.62, 1.12, 0.0)
    ghosts = [
        person(a, 232.6, "stand", "man", "suit", hair="brim", hands=(far[0], None), detail=False),
        person(c, 232.6, "weight", "slim", "suit", hair="curls", hands=far, detail=False),
        person(b, 232.6, "walk", "woman", "dress", hair="bun", hands=(None, far[1]), detail=False),
    ]
    dark = shoot(ghosts, cam, light, map_size=2600).shadow_on(0, 1.6)
    s.wash(dark, "#5a3a68", 0.95, edge=0.5, rough=1.0, bloom=2)
    him = person(
        a,
        128,
        "walk",
        "man",
        "suit",
        hair="brim",
        trim="#efe2c0",
        top="#f2e8d6",
        legs="#c8b898",
        skin="olive",
        beard="moustache",
        look_at=a + V(3, 1.4, -0.4),
        feet=((0.1, 0.08, 0.4), (-0.12, 0.12, -0.42)),
    )
    her = person(b, -70, "walk", "woman", "dress", top="#c8402e", hair="bun", skin="olive", look_at=b + V(-3, 2.6, 2.2))
    case = props.suitcase(him.joints["handr"] - V(0, 0.4, 0), 38, 0.9, "#8a5630")
    shot = shoot([him, her, case], cam, light)
    s.model(shot, line=2.2)
    ring = cam.project((0.9, 0, 3.3))
    s.stroke(arc(*ring, 13, 9, 0, 345), 3.0, "#b8801e")
    s.stroke(arc(ring[0] - 1, ring[1] - 2, 11, 7, 190, 300), 1.2, body=True)
    s.curve([(ring[0] - 150, ring[1] - 60), (ring[0] - 80, ring[1] - 6), (ring[0] - 20, ring[1] + 6)], 1.0, alpha=0.6)
    sea = blob([(-60, -60), (1060, -60), (1060, 92), (800, 118), (520, 100), (240, 126), (-60, 104)])
    s.cover(sea)
    s.wash(sea, "#20605f", 0.95, col2="#2f8a8a", bloom=2)
    for _ in range(40):
        x, y = s.rng.uniform(0, 1000), s.rng.uniform(0, 96)
        s.curve([(x, y), (x + 16, y - 4), (x + 34, y)], 1.4, body=s.rng.random() < 0.6, alpha=0.8, clip=sea)
    s.outline(sea, 2.4)


@card("ember", paper="tea")
def wool_bull(s):
    s.wash(s.all, "#d8604a", 0.5, col2="#8a1f2c", mix=("lin", -30, 0, 1), pool=0.8, bloom=6, grad=("rad", 180, 900, 1250, 0.15, 1.35))
    s.splatter("#5a0f1c", 60, (300, 0, 1000, 600), (0.8, 6))
    cam = Camera((-1.1, 0.42, 6.2), (-0.42, 1.2, 0), 38)
    light = (-0.7, 0.6, 0.5)
    ground = blob([(-60, 1160), (400, 1150), (1060, 1165), (1060, 1560), (-60, 1560)])
    s.cover(ground)
    s.wash(ground, "#d8b890", 0.5, col2="#a8785a", pool=0.5, grad=("lin", 90, 0.5, 1.1))
    girl_at = V(-1.22, 0, 1.5)
    bull = four("bull", (0.95, 0, -0.6), -62, "charge", 1.5, col="#6a1a22", eye="#f08a1e", horn="#f2e6c8", look_at=girl_at + V(0, 0.75, 0.2))
    shot = shoot([bull], cam, light)
    s.wash(shot.shadow_on(0, 8), "#4a1a24", 0.7, edge=0.1, rough=3)
    s.model(shot, line=2.4)
    body = shot.mask(bull, mats=["fur", "mane"])
    inner = body.copy()
    ys, xs = np.where(inner > 0.9)
    tone = s._tone(shot, 0)
    for n in range(2100):  # it is made of tangled wool
        i = s.rng.integers(len(xs))
        x, y = xs[i], ys[i]
        dark = tone[y, x] > 0.5
        r = s.rng.uniform(7, 24)
        t0, turns = s.rng.uniform(0, 6.28), s.rng.uniform(3, 8)
        t = np.linspace(0, turns, 14)
        pts = np.c_[x + r * np.cos(t + t0) * (1 + 0.2 * np.sin(3 * t)), y + 0.8 * r * np.sin(t * 0.9 + t0)]
        k = s.rng.random()
        if k < 0.34 and not dark:
            s.stroke(pts, 1.3, ("#f0a090", "#ffd8c8", "#e86a5a")[n % 3], body=True, alpha=0.85, wobble=0.4)
        elif k < 0.72:
            s.stroke(pts, 1.5, ("#c0242a", "#8a0f1c", "#d8483c")[n % 3], wobble=0.4)
        else:
            s.stroke(pts, 1.4, "#1f0a10", wobble=0.4)
    heart = cam.project(bull.joints["shoulder"] + V(-0.25, 0.0, 0.62))
    nest = ell(heart[0], heart[1], 56, 66, 10)
    s.cover(nest)
    s.wash(nest, "#f0b050", 0.6)
    s.outline(nest, 3.0)
    sleeper = bird("robin", cam.at(heart[0] + 2, heart[1] + 44, 3.4), 70, "perch", 0.85, col="#2f6a86", breast="#8fc0c8", nod=40)
    s.model(shoot([sleeper], cam, light), line=1.5)
    for q in (1, -1):  # the eye that is seen
        e = bull.joints["head"] + bull.turn @ V(0.23 * q, 0.06, 0.36) * 0.9
        if (bull.turn @ V(q, 0, 0.2)) @ (cam.pos - e) > 0:
            x, y = cam.project(e)
            s.fill(ell(x, y, 25, 14, 14), "#f08a1e", body=True)
            s.fill(ell(x - 5, y + 1, 8, 10), "#1a0a0e", body=True)
            s.curve([(x - 36, y - 4), (x - 6, y - 24), (x + 34, y - 26)], 8, "#1a0a0e", body=True)
            s.stroke(arc(x, y, 26, 15, 10, 200, 20), 2, "#1a0a0e", body=True)
    girl = person(
        girl_at, 62, "sit_hold", "girl", "dress", top="#2f6a78", hair="plaits", hair_col="black", skin="cocoa", feel="tender", look_at=girl_at + V(0.5, 0.35, 0.3), shoes=True,
        hands=((0.09, 0.82, 0.3), (-0.09, 0.84, 0.3)), grips=("pinch", "pinch"), scale=1.02,
    )  # fmt: skip
    seat = props.stool(girl_at + V(0, 0, 0), 0, 0.78)
    lap = girl.joints["pinchl"]
    scarf = Clay({"wool": cloth("#c8262a", k=1.0)})
    scarf.chain(
        [lap, lap + V(0.1, -0.14, 0.1), lap + V(0.16, -0.42, 0.12), lap + V(0.2, -0.6, 0.16), lap + V(0.5, -0.62, 0.2)],
        [0.05, 0.075, 0.08, 0.08, 0.08],
        k=0.03,
        m="wool",
    )
    needles = [
        props.staff(lap + V(-0.1, 0.1, 0.02), lap + V(0.12, -0.04, 0.06), 0.008, "#e8dcc0"),
        props.staff(girl.joints["pinchr"] + V(0.1, 0.12, 0.02), lap + V(-0.12, -0.02, 0.06), 0.008, "#e8dcc0"),
    ]
    cup = props.cup(girl_at + V(0.62, 0, 0.42), 30, 2.0, "#f4ecdc")
    near = shoot([girl, seat, scarf, *needles, cup], cam, light)
    s.wash(near.shadow_on(0, 5), "#4a1a24", 0.6, edge=0.1, rough=2)
    s.model(near, line=2.0)
    nose = cam.project(bull.joints["nose"])
    hand_ = cam.project(lap)
    s.stroke(arc(nose[0], nose[1] + 10, 15, 18, -40, 230, 24), 4, "#d8a838", body=True)
    s.curve([(nose[0], nose[1] + 26), (nose[0] - 30, nose[1] + 120), ((nose[0] + hand_[0]) / 2 + 60, hand_[1] + 10), hand_], 2.4, "#c8262a", n=16)
    for _ in range(26):
        x, y = s.rng.uniform(380, 980), s.rng.uniform(1240, 1440)
        q = s.rng.uniform(8, 22)
        s.thing(
            poly([(x, y), (x + q, y - q * 0.5), (x + q * 1.3, y + q * 0.3), (x + q * 0.4, y + q * 0.6)]),
            "#e8eef0",
            0.2,
            shade=0.3,
            shcol="#8a90a8",
            hatch=0,
            line=1.4,
        )
