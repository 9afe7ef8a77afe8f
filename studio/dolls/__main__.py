"""python -m dolls: cut all of them; what the site serves, and a sheet to look at."""

from pathlib import Path

from PIL import Image as Pil

from dolls.paper import SIDE, lay
from dolls.people import PEOPLE, sheets

HERE = Path(__file__).resolve().parent.parent
SHIPPED = HERE.parent / "src" / "reverie" / "bots" / "faces"
SIZES = (96, 192)
CROP = tuple(round(SIDE * share) for share in (0.07, 0.07, 0.93, 0.93))
SEATS = ("#f0893e", "#b594f2", "#f48fb1", "#62aef5", "#79c979", "#e8615a", "#3fbfb4", "#f1ede2", "#e3df69", "#bd8a63", "#a9b3c6", "#b2d64f")

SHIPPED.mkdir(parents=True, exist_ok=True)
sheet = Pil.new("RGB", (6 * 200, 4 * 200 + 2 * 44), "#131c49")
for at, (name, person) in enumerate(PEOPLE.items()):
    doll = lay(sheets(person)).crop(CROP)
    for side in SIZES:
        doll.resize((side, side), Pil.Resampling.LANCZOS).save(SHIPPED / f"{name}-{side}.webp", quality=80, method=6)
    for side, spot in ((192, (at % 6 * 200 + 4, at // 6 * 200 + 4)), (36, (at % 12 * 44 + 4, 804 + at // 12 * 44))):
        small = doll.resize((side, side), Pil.Resampling.LANCZOS)
        ground = Pil.new("RGB", small.size, SEATS[at % 12])
        ground.paste(small, (0, 0), small)
        disc = Pil.radial_gradient("L").resize((side, side)).point(lambda value: 255 if value < 180 else 0)
        sheet.paste(ground, spot, disc)
(HERE / "sheets").mkdir(exist_ok=True)
sheet.save(HERE / "sheets" / "dolls.png")
print(HERE / "sheets" / "dolls.png")
