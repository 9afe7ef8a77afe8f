"""Skins, hairs and cloths. Skin says nothing about a role: take any."""

from .colour import darker, lighter, mix
from .model import Look

SKINS = {
    "rose": ("#efc3a4", "#e09a86", "#8f5560"),
    "sand": ("#e5b389", "#d88f6c", "#85495a"),
    "olive": ("#cf9f6f", "#c07f5a", "#6b4250"),
    "honey": ("#d39a63", "#bd7448", "#6d3a44"),
    "clay": ("#b3754c", "#a25a41", "#52303c"),
    "umber": ("#8d5a3b", "#804636", "#3a222e"),
    "cocoa": ("#6d4330", "#6a3630", "#281a26"),
    "ebony": ("#4f3429", "#573029", "#1b1420"),
}
HAIRS = {"black": "#211c22", "brown": "#4b3022", "red": "#a4492a", "fair": "#c89a4e", "grey": "#8d8a88", "white": "#d9d5cc", "blue": "#2b3f63"}


def skin(name="sand", k=0.62) -> Look:
    col, col2, shade = SKINS[name]
    deep = name in ("umber", "cocoa", "ebony")
    return Look(col, k + (0.2 if deep else 0), col2, shade=0.5, shcol=shade, white=0.4, hatch=4.6, hw=0.8, thr=0.56, longest=34, least=9000, seam=0.5)


def lips(name="sand") -> Look:
    col, col2, _ = SKINS[name]
    return skin(name).but(col=mix(col2, "#a83a44", 0.45), col2=None, hatch=0, line=0.35, seam=0.35)


def hair(col="black") -> Look:
    c = HAIRS.get(col, col)
    return Look(c, 0.9, lighter(c, 0.15), shade=0.75, shcol=darker(c, 0.5), hatch=4.2, hw=0.95, thr=0.3, tilt=90, longest=120, white=0.4)


def cloth(col, **kw) -> Look:
    return Look(col, 0.85, mix(col, "#6a5a78", 0.18), shade=0.75, shcol=darker(col, 0.45), hatch=6.0, hw=1.0, thr=0.52, longest=60).but(**kw)


def fur(col, **kw) -> Look:
    return Look(col, 0.8, mix(col, "#7a5a48", 0.25), shade=0.7, shcol=darker(col, 0.5), hatch=5.0, hw=1.0, thr=0.34, tilt=72, longest=26).but(**kw)


def plain(col, **kw) -> Look:
    """Wood, stone, metal, leather."""
    return Look(col, 0.8, darker(col, 0.12), shade=0.7, shcol=darker(col, 0.5), hatch=5.5, thr=0.5).but(**kw)


def person(skin_="sand", hair_="black", top="#4a6f86", legs="#55506a", shoe="#3a2c2a", trim="#efe6d2", **more) -> dict:
    """The looks of a person, by material."""
    return {
        "skin": skin(skin_), "lip": lips(skin_), "eye": Look("#fff8ea", 0.12, shade=0.25, shcol="#7a6a80", hatch=0, line=0.4, seam=0.5),
        "mouth": Look("#5a1820", 1.0, shade=0.6, hatch=0), "teeth": Look("#fff6e2", 0.15, shade=0.2, hatch=0, line=0.4, seam=0.3),
        "hair": hair(hair_), "top": cloth(top), "legs": cloth(legs), "skirt": cloth(top), "shoe": plain(shoe, k=0.95), "trim": cloth(trim, k=0.5),
        "hat": cloth(trim), "belt": plain(darker(shoe, 0.1)), **more,
    }  # fmt: skip
