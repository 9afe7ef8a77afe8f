"""The human cast: who lives in the pictures. Each takes a pose and whatever `person` takes."""

from dataclasses import replace
from random import Random
from typing import Any

from theatre.figure import Figure
from theatre.people.look import Look
from theatre.people.person import person
from theatre.people.pose import CHILD, OLD, STOUT, TODDLER

LOOKS: dict[str, Look] = {
    "child": Look(CHILD, "#f0c09a", "bob", "#3a2018", top="#d23a26", clothes="coat", bottom="#3a4468", hat="beanie", hat_colour="#d23a26", shoes="#4a3020"),
    "girl": Look(CHILD, "#c98a5e", "braids", "#2a1812", top="#f0b428", clothes="dress", pattern="dots", shoes="#a83228", mood="happy"),
    "boy": Look(CHILD, "#f2c8a4", "wild", "#b8602a", top="#2f7a86", bottom="#5a4434", pattern="stripes", pattern_colour="#f4ead0"),
    "toddler": Look(TODDLER, "#f4cba8", "short", "#d8a050", top="#8fc4b0", bottom="#8fc4b0", clothes="trousers", pattern="buttons"),
    "sleeper": Look(
        CHILD, "#e8b48c", "wild", "#3a2418", top="#dfe6f0", bottom="#dfe6f0", clothes="dress", pattern="stripes", pattern_colour="#7f9cc4", mood="sleepy"
    ),
    "old_man": Look(
        OLD,
        "#e6b08c",
        "tufts",
        "#eeeae2",
        top="#5a6a4c",
        bottom="#4a3a30",
        clothes="coat",
        beard="long",
        glasses=True,
        pattern="buttons",
        pattern_colour="#e0b050",
    ),
    "old_woman": Look(
        OLD, "#d89c74", "bun", "#e4e0da", top="#7a3450", clothes="gown", bottom="#3a2430", pattern="dots", pattern_colour="#e8b8b0", apron="", glasses=True
    ),
    "wanderer": Look(skin="#e0a880", hair="short", hat="pointed", hat_colour="#8a2a24", top="#a83a2a", clothes="coat", bottom="#3a2c34", scarf="#e8a83a"),
    "musician": Look(skin="#8a5a3c", hair="curly", hair_colour="#1c1416", top="#2c3a6a", bottom="#20243c", clothes="suit", scarf="#d8402c", mood="sleepy"),
    "fisherman": Look(
        STOUT,
        "#e2a47c",
        "short",
        "#d0c8bc",
        hat="souwester",
        hat_colour="#e0ac2c",
        top="#e0ac2c",
        bottom="#3a4a58",
        clothes="coat",
        beard="short",
        shoes="#26323c",
    ),
    "baker": Look(
        STOUT,
        "#f0bc98",
        "short",
        "#6a4020",
        hat="toque",
        top="#f0ece4",
        bottom="#7a8aa0",
        apron="#ffffff",
        beard="moustache",
        pattern="checks",
        pattern_colour="#9cb4c8",
        mood="happy",
    ),
    "acrobat": Look(
        skin="#d29a70", hair="bun", hair_colour="#20161a", top="#1f8a7a", bottom="#f0e6d0", pattern="stripes", pattern_colour="#f6d458", mood="calm"
    ),
    "lady": Look(
        skin="#b87850", hair="long", hair_colour="#241614", top="#2f6a58", clothes="gown", bottom="#1f3a34", pattern="stars", pattern_colour="#f4dc90"
    ),
    "captain": Look(
        STOUT,
        "#d89a74",
        "short",
        "#7a3a20",
        hat="bowler",
        hat_colour="#26304a",
        top="#2c3a5c",
        bottom="#e8e0d0",
        clothes="suit",
        beard="short",
        pattern="buttons",
        pattern_colour="#e8c050",
    ),
    "king": Look(
        STOUT,
        "#eab48e",
        "short",
        "#8a5a30",
        hat="crown",
        top="#8a2440",
        clothes="gown",
        bottom="#4a1428",
        beard="short",
        pattern="stars",
        pattern_colour="#f4d070",
    ),
    "postman": Look(
        skin="#a87048",
        hair="short",
        hair_colour="#20161a",
        hat="cap",
        hat_colour="#2a4a80",
        top="#2a4a80",
        bottom="#22304c",
        clothes="suit",
        pattern="buttons",
        pattern_colour="#e8c050",
    ),
    "farmer": Look(
        skin="#c88a5c",
        hair="short",
        hair_colour="#5a3420",
        hat="straw",
        hat_colour="#d8b45c",
        top="#b8442f",
        bottom="#3f5a7a",
        pattern="checks",
        pattern_colour="#e8c8a0",
    ),
    "sweep": Look(
        skin="#d8a888",
        hair="short",
        hair_colour="#241c1c",
        hat="topper",
        hat_colour="#26242a",
        top="#34323a",
        bottom="#2a282e",
        clothes="suit",
        pattern_colour="#a83228",
        mood="happy",
    ),
    "librarian": Look(skin="#f0c8a8", hair="bun", hair_colour="#8a4a28", top="#3f6a5c", bottom="#5c3a48", clothes="skirt", glasses=True),
    "astronaut": Look(
        skin="#e8b890",
        hair="short",
        hair_colour="#4a2c1c",
        hat="helmet",
        top="#e4e6ea",
        bottom="#d4d8de",
        shoes="#a8acb4",
        pattern="buttons",
        pattern_colour="#d84a34",
        look=0.2,
    ),
    "bride": Look(skin="#d8a47c", hair="long", hair_colour="#4a2818", hat="veil", top="#f4f2ee", clothes="gown", bottom="#e0dcd4", mood="happy"),
    "groom": Look(
        skin="#a06a44",
        hair="short",
        hair_colour="#1c1414",
        hat="topper",
        hat_colour="#2a2c38",
        top="#30343f",
        bottom="#22262e",
        clothes="suit",
        pattern_colour="#e8e0d0",
        mood="happy",
    ),
}


def cast(name: str, pose: str = "stand", **change: Any) -> Figure:
    """Anyone by name; `mood`, `back`, `face` and `touch` as for `person`, the rest changes the look (top="#...")."""
    direct = {n: change.pop(n) for n in ("mood", "back", "face", "touch") if n in change}
    return person(replace(LOOKS[name], **change), pose, **direct)


def _member(name: str) -> Any:
    def member(pose: str = "stand", **change: Any) -> Figure:
        return cast(name, pose, **change)

    member.__name__ = name
    return member


child, girl, boy, toddler, sleeper = (_member(n) for n in ("child", "girl", "boy", "toddler", "sleeper"))
old_man, old_woman, wanderer, musician = (_member(n) for n in ("old_man", "old_woman", "wanderer", "musician"))
fisherman, baker, acrobat, lady, captain = (_member(n) for n in ("fisherman", "baker", "acrobat", "lady", "captain"))
king, postman, farmer, sweep, librarian = (_member(n) for n in ("king", "postman", "farmer", "sweep", "librarian"))
astronaut, bride, groom = (_member(n) for n in ("astronaut", "bride", "groom"))


def crowd(rng: Random, count: int, poses: tuple[str, ...] = ("stand", "walk", "hold", "wave"), names: tuple[str, ...] = ()) -> list[Figure]:
    """People of all kinds, some with other coats: to stand in rows, the near ones larger."""
    coats = ("#a8442f", "#34668a", "#4f7a4c", "#d8a038", "#7a4468", "#e0d4bc", "#3a3a48", "#c87a58")
    pool = names or ("child", "girl", "boy", "old_man", "old_woman", "farmer", "librarian", "postman", "lady", "wanderer", "captain")
    return [cast(rng.choice(pool), rng.choice(poses), top=rng.choice(coats)) for _ in range(count)]


def couple(left: str = "lady", right: str = "captain", gap: float = 0.26) -> Figure:
    """Two hand in hand, facing each other."""
    a = cast(left, "stand")
    b = cast(right, "stand").moved(gap, 0, flip=True)
    return a.plus(b)
