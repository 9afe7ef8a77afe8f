"""Count the briefs: is the deck varied enough? Exits with 1 when a rule is broken."""

import sys
from collections import Counter
from pathlib import Path

from theatre.palettes import PALETTES, VIOLET_OR_ORANGE

MOODS = {"tender", "eerie", "funny", "grand", "lonely", "wild", "calm", "menacing", "festive"}
PLACES = {"sea", "sky", "forest", "mountain", "city", "desert", "snow", "indoors", "underground", "space"}
SEASONS = {"spring", "summer", "autumn", "winter"}
HOURS = {"dawn", "morning", "noon", "afternoon", "evening", "dusk", "night"}


def read(path: Path) -> list[dict[str, str]]:
    rows = [[c.strip() for c in line.strip("|\n ").split("|")] for line in path.read_text().splitlines() if line.startswith("|")]
    return [dict(zip(rows[0], row, strict=True)) for row in rows[2:]]


def faults(cards: list[dict[str, str]]) -> list[str]:
    count = {k: Counter(c[k] for c in cards) for k in cards[0]}
    calm_light = [c for c in cards if c["hour"] != "night" and not PALETTES[c["palette"]].night and c["palette"] not in VIOLET_OR_ORANGE]
    rules = {
        "84 cards": len(cards) == 84,
        "names once": max(count["name"].values()) == 1,
        "at most three share a motif": max(count["motif"].values()) <= 3,
        "every mood, at least six": all(count["mood"][m] >= 6 for m in MOODS) and set(count["mood"]) == MOODS,
        "every place": set(count["place"]) >= PLACES,
        "every season, at least eight": all(count["season"][s] >= 8 for s in SEASONS),
        "every hour": set(count["hour"]) >= HOURS,
        "twelve palettes, none more than five times": len(count["palette"]) >= 12 and max(count["palette"].values()) <= 5,
        "ten compositions": len(count["composition"]) >= 10,
        "a third by day, neither violet nor orange": len(calm_light) >= 28,
    }
    for key in ("mood", "palette", "composition", "place", "season", "hour"):
        print(f"{key}: " + ", ".join(f"{k} {n}" for k, n in count[key].most_common()))
    print(f"by day, neither violet nor orange: {len(calm_light)}")
    return [name for name, kept in rules.items() if not kept]


if __name__ == "__main__":
    broken = faults(read(Path(__file__).with_name("briefs.md")))
    print("broken: " + "; ".join(broken) if broken else "all rules kept")
    sys.exit(bool(broken))
