"""Twenty-four people. Their shirts are a shade of whatever lies behind them: the colour of the seat."""

from collections.abc import Callable
from dataclasses import dataclass

from dolls.paper import Sheet, disc

INK = "#1d1226"
PALE, LIGHT, WARM, OLIVE, BROWN, DARK = "#f6d3b8", "#efc29c", "#dfa77c", "#c98f63", "#9a6442", "#6d4330"
BLACK, UMBER, CHESTNUT, COPPER, STRAW, SILVER = "#1d1a2b", "#3a2018", "#6b3820", "#b8602c", "#dfb35a", "#c9ccd8"

Cut = tuple[Sheet, ...]
HEAD = disc(50, 51, 24, 26)
CROWN = "M 25 47 C 24 27 36 19 50 19 C 64 19 76 27 75 47"


@dataclass(frozen=True)
class Person:
    skin: str
    hair: str
    behind: Callable[[str], Cut] = lambda hair: ()
    before: Callable[[str], Cut] = lambda hair: ()
    over: Cut = ()
    mouth: str = "M 43 63 C 47 67.5 53 67.5 57 63"
    brows: str = ""


def sheets(person: Person) -> list[Sheet]:
    brow = person.brows or person.hair
    return [
        *person.behind(person.hair),
        Sheet("M 42 66 L 58 66 L 60 84 L 40 84 Z", person.skin),
        Sheet("M 14 104 C 14 85 28 76 43 75 C 46 80 54 80 57 75 C 72 76 86 85 86 104 Z", "#241246", 0.55),
        Sheet(disc(26.5, 53, 5, 6) + disc(73.5, 53, 5, 6), person.skin),
        Sheet(HEAD, person.skin),
        Sheet(disc(34.5, 60, 5) + disc(65.5, 60, 5), "#e0483c", 0.3, lift=0),
        Sheet(disc(41, 52, 3.2, 3.6) + disc(59, 52, 3.2, 3.6), INK, lift=0),
        Sheet(disc(42.2, 50.7, 1) + disc(60.2, 50.7, 1), "#ffffff", 0.9, lift=0),
        Sheet("M 37 44.5 Q 41 42 45 44 M 55 44 Q 59 42 63 44.5", brow, 0.85, line=1.9, lift=0),
        Sheet("M 50 54 Q 52.5 58 49.5 58.5", INK, 0.35, line=1.5, lift=0),
        Sheet(person.mouth, INK, line=2.5, lift=0),
        *person.before(person.hair),
        *person.over,
    ]


def bun(hair: str) -> Cut:
    return (Sheet(disc(50, 14, 12), hair), Sheet(disc(50, 44, 29, 28), hair))


def puffs(hair: str) -> Cut:
    spots = ((23, 62), (20, 49), (24, 35), (35, 23), (50, 18), (65, 23), (76, 35), (80, 49), (77, 62))
    return tuple(Sheet(disc(x, y, 12), hair, lift=0.5) for x, y in spots)


def cloud(hair: str) -> Cut:
    return (Sheet(disc(50, 38, 38, 34), hair),)


def long_(hair: str) -> Cut:
    return (Sheet("M 50 17 C 24 17 20 38 20 54 C 20 70 18 80 14 88 C 30 92 70 92 86 88 C 82 80 80 70 80 54 C 80 38 76 17 50 17 Z", hair),)


def bob(hair: str) -> Cut:
    return (Sheet("M 50 17 C 26 17 20 34 20 50 L 20 74 Q 36 80 50 76 Q 64 80 80 74 L 80 50 C 80 34 74 17 50 17 Z", hair),)


def tails(hair: str) -> Cut:
    return (
        Sheet("M 22 44 C 6 40 2 62 12 76 C 18 70 26 62 28 52 Z M 78 44 C 94 40 98 62 88 76 C 82 70 74 62 72 52 Z", hair),
        Sheet(disc(50, 43, 28, 27), hair),
    )


def pony(hair: str) -> Cut:
    return (Sheet("M 62 22 C 92 10 98 50 84 78 C 80 66 78 52 66 40 Z", hair), Sheet(disc(50, 43, 28, 27), hair))


def plaits(hair: str) -> Cut:
    beads = tuple(Sheet(disc(x, y, 6.5, 7), hair, lift=0.6) for y in (56, 66, 76, 86) for x in (21, 79))
    return (Sheet(disc(50, 44, 29, 28), hair), *beads)


def locks(hair: str) -> Cut:
    strands = tuple(
        Sheet(f"M {x} 40 Q {x + bend} 62 {x + bend / 2} {end}", hair, line=6.5, lift=0.6)
        for x, bend, end in ((22, -5, 78), (28, -6, 84), (72, 6, 84), (78, 5, 78))
    )
    return (Sheet(disc(50, 40, 29, 26), hair), *strands)


def short(hair: str) -> Cut:
    return (Sheet(disc(50, 42, 28, 26), hair),)


def fringe(hair: str) -> Cut:
    return (Sheet(f"{CROWN} Q 68 42 62 43 Q 56 45 50 43 Q 44 45 38 43 Q 32 42 25 47 Z", hair),)


def parting(hair: str) -> Cut:
    return (Sheet(f"{CROWN} C 62 45 52 39 46 29 C 42 38 34 44 25 47 Z", hair),)


def middle(hair: str) -> Cut:
    return (Sheet(f"{CROWN} C 68 44 56 36 50 25 C 44 36 32 44 25 47 Z", hair),)


def quiff(hair: str) -> Cut:
    return (Sheet("M 25 46 C 22 26 34 14 54 13 C 70 13 78 26 75 45 C 72 38 70 35 67 32 C 56 36 40 36 32 31 C 29 35 27 40 25 46 Z", hair),)


def spikes(hair: str) -> Cut:
    return (Sheet("M 24 46 L 22 28 L 31 31 L 31 15 L 42 24 L 48 8 L 55 23 L 66 12 L 67 28 L 79 26 L 76 46 Q 70 35 62 36 Q 50 40 38 36 Q 29 35 24 46 Z", hair),)


def curls(hair: str) -> Cut:
    return tuple(Sheet(disc(x, y, 7.5), hair, lift=0.5) for x, y in ((31, 36), (41, 29), (52, 27), (62, 30), (70, 37)))


def cropped(hair: str) -> Cut:
    return (Sheet(f"{CROWN} C 70 33 62 29 50 29 C 38 29 30 33 25 47 Z", hair),)


def swept(hair: str) -> Cut:
    return (Sheet("M 25 48 C 20 26 34 17 52 17 C 70 17 79 30 76 50 C 74 42 72 36 68 33 C 58 43 40 44 30 36 C 28 40 26 44 25 48 Z", hair),)


def scarf(colour: str) -> Cut:
    """Behind the whole head; `wrap` lies before it."""
    return (Sheet("M 50 15 C 28 15 17 32 18 52 C 19 72 24 84 20 92 C 38 86 62 86 80 92 C 76 84 81 72 82 52 C 83 32 72 15 50 15 Z", colour),)


def wrap(colour: str, dark: str) -> Cut:
    return (
        Sheet(
            "M 19 50 C 18 28 32 16 50 16 C 68 16 82 28 81 50 C 82 70 84 84 78 94 C 60 88 40 88 22 94 C 16 84 18 70 19 50 L 28 50 C 28 66 38 78 50 78 C 62 78 72 66 72 50 C 72 36 62 29 50 29 C 38 29 28 36 28 50 L 19 50 Z",
            dark,
        ),
        Sheet("M 28 47 C 30 34 39 29 50 29 C 61 29 70 34 72 47 C 66 37 58 34.5 50 34.5 C 42 34.5 34 37 28 47 Z", colour, lift=0.6),
    )


def cap(colour: str, dark: str) -> Cut:
    return (
        Sheet("M 23 40 C 23 20 36 12 51 12 C 67 12 78 22 77 40 Q 50 32 23 40 Z", colour),
        Sheet("M 22 40 Q 50 30 78 40 Q 90 42 92 48 Q 60 38 23 44 Z", dark),
    )


def beanie(colour: str, dark: str) -> Cut:
    return (
        Sheet("M 23 40 C 22 18 36 10 50 10 C 64 10 78 18 77 40 Z", colour),
        Sheet("M 21 35 Q 50 27 79 35 L 79 44 Q 50 36 21 44 Z", dark),
        Sheet(disc(50, 9, 7), dark),
    )


def beret(colour: str) -> Cut:
    return (Sheet("M 17 32 C 20 12 48 6 68 13 C 84 18 86 32 78 38 Q 50 28 24 40 Q 17 38 17 32 Z", colour), Sheet("M 55 9 L 59 3", colour, line=3))


def turban(colour: str, dark: str) -> Cut:
    return (
        Sheet("M 20 42 C 14 18 34 6 52 6 C 70 6 87 18 80 42 C 70 32 60 30 50 22 C 40 30 30 32 20 42 Z", colour),
        Sheet("M 22 38 C 30 24 46 20 62 9 C 66 10 70 12 73 15 C 58 26 38 28 26 42 Z", dark, lift=0.7),
        Sheet(disc(50, 23, 3), "#f4d27a"),
    )


def band(colour: str) -> Cut:
    return (Sheet("M 24 41 Q 50 25 76 41 L 76.5 34.5 Q 50 18 23.5 34.5 Z", colour),)


def wreath(leaf: str, bloom: str) -> Cut:
    leaves = tuple(Sheet(disc(x, y, 5, 3.6), leaf, lift=0.5) for x, y in ((25, 38), (33, 30), (43, 25), (57, 25), (67, 30), (75, 38)))
    return (*leaves, *(Sheet(disc(x, y, 4.2), bloom, lift=0.6) for x, y in ((29, 33), (50, 24), (71, 33))))


def beard(hair: str) -> Cut:
    return (
        Sheet("M 26 54 C 28 58 34 60 38 60 Q 50 54 62 60 C 66 60 72 58 74 54 C 76 74 64 84 50 84 C 36 84 24 74 26 54 Z", hair),
        Sheet("M 43 66 Q 50 71 57 66", "#f4e3d3", line=2.4, lift=0),
    )


def moustache(hair: str) -> Cut:
    return (Sheet("M 50 60 C 45 56 37 59 34 65 C 40 67 46 66 50 63 C 54 66 60 67 66 65 C 63 59 55 56 50 60 Z", hair, lift=0.6),)


GLASSES: Cut = (
    Sheet(disc(41, 52, 8) + disc(59, 52, 8), "#ffffff", 0.22, lift=0),
    Sheet(disc(41, 52, 8), "#7a2f2a", line=2.2, lift=0),
    Sheet(disc(59, 52, 8) + "M 49 51 Q 50 50 51 51", "#7a2f2a", line=2.2, lift=0),
)
RINGS: Cut = (Sheet(disc(26, 62, 3) + disc(74, 62, 3), "#f4c95f"),)
FRECKLES: Cut = (Sheet("".join(disc(x, y, 0.9) for x, y in ((33, 57), (36, 60), (39, 57), (61, 57), (64, 60), (67, 57))), "#a2552f", 0.8, lift=0),)
GRIN = "M 42 62 Q 50 71 58 62"
CALM = "M 44 64 Q 50 67 56 64"
SLY = "M 44 65 Q 52 67 57 62"

PEOPLE: dict[str, Person] = {
    "afro": Person(DARK, BLACK, cloud, cropped, RINGS, GRIN),
    "bald": Person(OLIVE, "#c98f63", over=(Sheet("M 36 31 Q 44 26 52 27", "#ffffff", 0.35, line=2, lift=0),), brows=UMBER, mouth=CALM),
    "beanie": Person(LIGHT, CHESTNUT, bob, over=beanie("#c8553d", "#e6c27a"), mouth=GRIN),
    "beard": Person(WARM, CHESTNUT, short, lambda h: (*beard(h), *quiff(h))),
    "beret": Person(PALE, COPPER, bob, fringe, beret("#b8323f"), SLY),
    "bob": Person(PALE, STRAW, bob, parting),
    "braids": Person(BROWN, UMBER, plaits, middle, mouth=GRIN),
    "bun": Person(LIGHT, CHESTNUT, bun, parting),
    "cap": Person(BROWN, BLACK, short, over=cap("#3f6fb5", "#2b4a86"), mouth=GRIN),
    "crop": Person(DARK, BLACK, short, cropped, mouth=CALM),
    "curls": Person(BROWN, UMBER, puffs, curls),
    "fringe": Person(LIGHT, BLACK, bob, fringe),
    "glasses": Person(WARM, UMBER, short, swept, GLASSES, CALM),
    "headband": Person(OLIVE, BLACK, pony, middle, band("#e0a53a")),
    "hijab": Person(OLIVE, "#6a3fa3", scarf, over=wrap("#9d70d6", "#7b4bb5"), brows=UMBER),
    "locks": Person(DARK, UMBER, locks, cropped, mouth=SLY),
    "moustache": Person(LIGHT, BLACK, short, lambda h: (*moustache(h), *parting(h)), mouth="M 46 69 Q 50 71 54 69"),
    "pigtails": Person(PALE, COPPER, tails, middle, FRECKLES, GRIN),
    "ponytail": Person(WARM, STRAW, pony, swept),
    "silver": Person(PALE, SILVER, puffs, curls, GLASSES, CALM),
    "spikes": Person(PALE, "#3f8f8a", short, spikes, mouth=SLY),
    "turban": Person(OLIVE, BLACK, over=(*beard(BLACK), *turban("#d9772e", "#f0a04e"))),
    "waves": Person(BROWN, CHESTNUT, long_, parting, RINGS),
    "wreath": Person(LIGHT, COPPER, long_, middle, wreath("#5f9a4f", "#f1efe6"), GRIN),
}
