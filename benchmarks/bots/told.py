"""What judges who looked at the pictures alone made of clues and reasons that bots told."""

from collections import Counter
from pathlib import Path
from statistics import mean

import msgspec
from msgspec import Struct

JUDGES = Path(__file__).parent / "judges"
TOLD = ("told.json", "read.json")
"""Before storytellers read the table, and since."""


class Guess(Struct, frozen=True):
    choice: int
    second: int
    fit: int


class Round(Struct, frozen=True):
    clue: str
    language: str
    level: str
    board: tuple[str, ...]
    answer: int
    """From 1, as all choices."""
    votes: dict[str, int]
    """Of the bots who listened."""
    judges: dict[str, Guess]


class Verdict(Struct, frozen=True):
    sense: bool
    why: str


class Reason(Struct, frozen=True):
    of: str
    judges: dict[str, Verdict]


class Pair(Struct, frozen=True):
    """A clue and its card, rated by themselves."""

    table: str
    """Of ``bots``, or of ``people`` but for the storyteller."""
    fits: dict[str, int]


class Told(Struct, frozen=True):
    rounds: tuple[Round, ...]
    reasons: tuple[Reason, ...]
    pairs: tuple[Pair, ...] = ()


def main() -> None:
    for file in TOLD:
        print(file)
        show(msgspec.json.decode((JUDGES / file).read_bytes(), type=Told))


def show(told: Told) -> None:
    for players in (4, 6):
        some = [one for one in told.rounds if len(one.board) == players]
        votes = [[vote == one.answer for vote in one.votes.values()] for one in some]
        print(
            f"{players} players, {len(some)} rounds: bots find {mean(map(mean, votes)):.0%},",
            f"all {mean(map(all, votes)):.0%}, none {mean(not any(one) for one in votes):.0%}",
        )
        for judge in ("A", "B"):
            found = mean(one.judges[judge].choice == one.answer for one in some)
            print(f"  judge {judge} finds {found:.0%}")
    fits = [guess.fit for one in told.rounds for guess in one.judges.values()]
    print(f"fit {mean(fits):.2f}, under 3 {mean(fit < 3 for fit in fits):.1%}", Counter(fits))
    for of in ("teller", "voter"):
        some_reasons = [one for one in told.reasons if one.of == of]
        sense = [one.sense for each in some_reasons for one in each.judges.values()]
        print(f"reasons of a {of} that make sense: {mean(sense):.0%} ({len(sense)} verdicts)")
    for table in ("bots", "people"):
        if rated := [fit for one in told.pairs if one.table == table for fit in one.fits.values()]:
            low = mean(fit < 3 for fit in rated)
            print(
                f"fit to its card alone, told among {table}: {mean(rated):.2f}, under 3 {low:.0%}"
            )


if __name__ == "__main__":
    main()
