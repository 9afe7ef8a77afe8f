"""Renders the portraits square and exports the sizes that the site serves."""

import tempfile
from pathlib import Path

from PIL import Image as Pil

from faces import water, winged, woods  # noqa: F401
from faces.sitter import FACES
from theatre import light
from theatre.animals.anatomy import creature
from theatre.colour import darker, lighter
from theatre.finish import Finish, finish
from theatre.press import HERE, SHEETS
from theatre.stage import CAMERA, FULL, Quality, Stage

MASTERS = HERE / "masters" / "faces"
SHIPPED = HERE.parent / "src" / "reverie" / "bots" / "faces"
SIDE = 384
SIZES = (96, 192)


def stage(name: str) -> Stage:
    face = FACES[name]
    s = Stage(name, "parlour", quality=Quality(SIDE, 24), focus=0.7, fstop=6)
    s.scene.render.resolution_y = SIDE
    s.scene.camera.data.lens = 24 * CAMERA / 2.0
    s.world(lighter(face.wall, 0.5), 0.55)
    s.sheet(FULL, 1.5, darker(face.wall, 0.12), lighter(face.wall, 0.1), span=(-1, 1), translucent=0, bump=0.5)
    s.place(creature(face.draw()), 0, 0, 1, 1.0)
    light.area(s, (-2.6, -4.0, 3.4), (0, 1.0, 0), 2.4, 640, "#fff0d4")
    light.lamp(s, 1.5, 0.7, 0.6, 60, "#ffb45c", 0.4)
    return s


def render(name: str) -> Path:
    MASTERS.mkdir(parents=True, exist_ok=True)
    target = MASTERS / f"{name}.png"
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "raw.png"
        stage(name).render(raw)
        finish(raw, target, Finish(paint=0.6, vignette=0.1, bloom=0.2))
    return target


def export() -> None:
    SHIPPED.mkdir(parents=True, exist_ok=True)
    for name in FACES:
        im = Pil.open(MASTERS / f"{name}.png").convert("RGB")
        for side in SIZES:
            im.resize((side, side), Pil.Resampling.LANCZOS).save(SHIPPED / f"{name}-{side}.webp", quality=82, method=6)


def sheet(columns: int = 6) -> Path:
    """All of them as the site shows them: round, on its blue, in three sizes."""
    rows = [(side, [Pil.open(MASTERS / f"{n}.png").convert("RGB").resize((side, side), Pil.Resampling.LANCZOS) for n in FACES]) for side in (192, 96, 32)]
    out = Pil.new("RGB", (columns * 200 + 8, 2 * 200 + 2 * 104 + 2 * 40 + 8), "#131c49")
    y = 8
    for side, pictures in rows:
        mask = _disc(side)
        for i, im in enumerate(pictures):
            out.paste(im, (8 + i % columns * (side + 8), y + i // columns * (side + 8)), mask)
        y += 2 * (side + 8)
    SHEETS.mkdir(exist_ok=True)
    out.save(SHEETS / "faces.png")
    return SHEETS / "faces.png"


def _disc(side: int) -> Pil.Image:
    from PIL import ImageDraw

    im = Pil.new("L", (side * 4, side * 4), 0)
    ImageDraw.Draw(im).ellipse((0, 0, side * 4 - 1, side * 4 - 1), fill=255)
    return im.resize((side, side), Pil.Resampling.LANCZOS)
