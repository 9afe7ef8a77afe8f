"""Counts the briefs: is the deck varied enough? `python -m studio.ink.briefs` exits with 1 when a rule is broken."""

import sys
from collections import Counter
from pathlib import Path

TABLE = Path(__file__).with_name("briefs.md")
VIEWS = {"above", "below", "behind", "near", "far", "through", "side", "oblique", "frontal"}
PLACES = {"town", "wild", "sea", "sky", "room", "nowhere"}
CULTURES = {"-", "north", "sahel", "east", "steppe", "delta", "kraal", "island"}
SCALES = {"tiny", "figure", "giant", "close", "crowd", "object"}


def read(path: Path = TABLE) -> list[dict[str, str]]:
    rows = [[c.strip() for c in line.strip("|\n ").split("|")] for line in path.read_text().splitlines() if line.startswith("|")]
    return [dict(zip(rows[0], row, strict=True)) for row in rows[2:]]


def faults(cards: list[dict[str, str]]) -> list[str]:
    """The rules that these briefs break."""
    count = {k: Counter(c[k] for c in cards) for k in cards[0]}
    n = len(cards)
    rules = {
        "84 cards or more": n >= 84,
        "every field is filled": all(all(c.values()) for c in cards),
        "names once": max(count["name"].values()) == 1,
        "no two call up the same word first": len({c["word"].lower() for c in cards}) == n,
        "sixteen feelings, each with four cards": sum(v >= 4 for v in count["feeling"].values()) >= 16 and min(count["feeling"].values()) >= 4,
        "joy not above a fifth": count["feeling"]["joy"] * 5 <= n,
        "three readings each": all(len([r for r in c["readings"].split(";") if r.strip()]) >= 3 for c in cards),
        "known views, places, cultures, scales": set(count["view"]) <= VIEWS
        and set(count["place"]) <= PLACES
        and set(count["culture"]) <= CULTURES
        and set(count["scale"]) <= SCALES,
        "frontal and side views at most a third": (count["view"]["frontal"] + count["view"]["side"]) * 3 <= n,
        "every view and every place": set(count["view"]) == VIEWS and set(count["place"]) == PLACES,
        "twelve palettes, none above an eighth": len(count["palette"]) >= 12 and max(count["palette"].values()) * 8 <= n,
        "five cultures of villages": len(set(count["culture"]) - {"-"}) >= 5,
    }
    return [name for name, kept in rules.items() if not kept]


def main() -> None:
    cards = read()
    for key in ("feeling", "view", "palette", "place", "culture", "scale"):
        print(f"{key}: " + ", ".join(f"{k} {n}" for k, n in Counter(c[key] for c in cards).most_common()))
    broken = faults(cards)
    print(f"{len(cards)} cards; " + ("broken: " + "; ".join(broken) if broken else "all rules kept"))
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()
