"""Sheets of the cast: python -m studio.ink.parade [heads hands people animals props] into studio/ink/out/."""

import sys

import numpy as np
from PIL import Image

from .easel import (
    BUILDS,
    FEELINGS,
    GRIPS,
    POSES,
    Camera,
    V,
    bird,
    fish,
    four,
    frog,
    hand,
    head,
    octopus,
    person,
    props,
    rot,
    shoot,
    snail,
    snake,
    turtle,
    unit,
    whale,
)
from .kit.animals.birds import BIRDS
from .kit.animals.four import SPECIES
from .kit.clothes import KINDS
from .kit.hair import STYLES
from .make import OUT
from .sheet import Sheet
from .skins import SKINS
from .skins import person as looks_of

SIZE = (1500, 1500)


def grid(name, makers, cell, columns):
    """makers: functions that make a figure at a point."""
    rows = -(-len(makers) // columns)
    sheet = Sheet(3, size=SIZE)
    span = cell * max(rows, columns)
    cam = Camera((0, span * 0.04, span * 3), (0, 0, 0), 2 * np.degrees(np.arctan(span / 2 / (span * 3))), size=SIZE)
    figures = [make(V((i % columns - (columns - 1) / 2) * cell, ((rows - 1) / 2 - i // columns) * cell, 0)) for i, make in enumerate(makers)]
    sheet.model(shoot(figures, cam, (-0.6, 0.7, 0.7), map_size=1400), line=1.8)
    OUT.mkdir(exist_ok=True)
    Image.fromarray(sheet.render()).save(OUT / f"parade_{name}.png")


def heads():
    skins, hairs = list(SKINS), list(STYLES)

    def one(i, feel):
        def make(p):
            turn = rot((0, 1, 0), (0, 35, -60, 90, -25)[i % 5]) @ rot((1, 0, 0), -FEELINGS[feel].tilt)
            looks = looks_of(skins[i % 8], ("black", "brown", "grey", "red", "fair", "white")[i % 6])
            return head(
                p,
                turn,
                0.36,
                feel=feel,
                age=(0.4, 0.1, 0.9, 0.3, 0.65)[i % 5],
                hair=hairs[i % len(hairs)],
                look_at=(0, 0, 9) if i % 2 else None,
                looks=looks,
                neck=p - V(0, 0.24, 0.06),
            )

        return make

    grid("heads", [one(i, f) for i, f in enumerate(FEELINGS)], 0.56, 5)


def hands():
    def one(g, back):
        def make(p):
            z, y = unit(V(0.1, 1, 0)), V(0, 0, 1) if back else V(-0.75, 0.1, -0.6)
            y = unit(y - z * (y @ z))
            return hand(p - V(0, 0.14, 0), np.stack([np.cross(y, z), y, z], 1), 1, 0.3, g, looks=looks_of("honey"))

        return make

    grid("hands", [one(g, b) for g in GRIPS for b in (True, False)], 0.4, 6)


def people():
    builds, clothes, hairs, skins = list(BUILDS), list(KINDS), list(STYLES), list(SKINS)
    tops = ("#a33b3b", "#3f6f8a", "#d9a441", "#4f7a52", "#7a5a8a")

    def one(i, pose):
        return lambda p: person(
            p - V(0, 0.85, 0),
            (20, 70, -40, 150)[i % 4],
            pose,
            builds[i % len(builds)],
            clothes[i % len(clothes)],
            hair=hairs[i % len(hairs)],
            skin=skins[i % 8],
            top=tops[i % 5],
        )

    grid("people", [one(i, q) for i, q in enumerate(POSES)], 2.1, 6)


def animals():
    makers = [
        lambda p, n=n: four(
            n, p - V(0, 0.7, 0), 60, ("stand", "walk", "sit")[len(n) % 3], 1.3 / SPECIES[n].back * (0.7 if SPECIES[n].trunk > SPECIES[n].back else 1)
        )
        for n in SPECIES
    ]
    makers += [
        lambda p, n=n, i=i: bird(n, p - V(0, 0.6 * (i % 2), 0), 50, ("fly", "perch")[i % 2], 0.2 / BIRDS[n].size * (1 if BIRDS[n].legs < 1 else 0.6))
        for i, n in enumerate(BIRDS)
    ]
    makers += [lambda p: fish(p, 60, 1.5), lambda p: whale(p, 60, 2.0), lambda p: octopus(p, 20, 1.0), lambda p: turtle(p, 60, 1.2), lambda p: frog(p, 30, 1.2), lambda p: snail(p, 70, 1.2),
               lambda p: snake([p + V(0.7 * np.cos(a) * (1 - 0.1 * a), 0.12 * a - 0.4, 0.6 * np.sin(a)) for a in np.linspace(0, 8, 12)], 0.09)]  # fmt: skip
    grid("animals", makers, 2.3, 7)


def things():
    low = V(0, 0.7, 0)
    makers = [
        lambda p: props.boat(p, 60, 0.6, oars=True), lambda p: props.bed(p - low, 40, 0.8), lambda p: props.chair(p - low, 30, 1.4), lambda p: props.stool(p - low, 0, 2), lambda p: props.table(p - low, 30, 1.1, cover="#e8d8c0"),
        lambda p: props.round_table(p - low, 1.2), lambda p: props.door(p - low * 1.3, 30, 0.8, open_=50), lambda p: props.ladder(p - low, p + V(0.4, 0.9, -0.3)), lambda p: props.lantern(p + V(0, 0.8, 0), 4), lambda p: props.lamp_post(p - low * 1.2, 0.5),
        lambda p: props.umbrella(p - low, (0.3, 1, 0.2), 1.3), lambda p: props.book(p, rot((1, 0, 0), 50), 4), lambda p: props.mirror(p - low, 25, 0.9), lambda p: props.cup(p - low, 30, 11), lambda p: props.key(p, rot((1, 0, 0), 60), 1.2),
        lambda p: props.suitcase(p - low, 25, 2), lambda p: props.bicycle(p - low, 70, 1.1), lambda p: props.cello(p - low, 25, 1.2), lambda p: props.candle(p - low, 5), lambda p: props.clock(p, 20, 2.6), lambda p: props.cage(p + V(0, 0.8, 0), 2.2),
        lambda p: props.chest(p - low, 30, 1.4, lid=50), lambda p: props.balloon(p, 2.5), lambda p: props.letter(p, rot((1, 0, 0), 60), 5), lambda p: props.hourglass(p - low, 0, 2.2),
    ]  # fmt: skip
    grid("props", makers, 1.9, 5)


SHEETS = {"heads": heads, "hands": hands, "people": people, "animals": animals, "props": things}

if __name__ == "__main__":
    for wanted in sys.argv[1:] or SHEETS:
        SHEETS[wanted]()
