"""What judges who looked at the pictures alone made of clues and reasons that bots told."""

from collections import Counter
from pathlib import Path
from statistics import mean

import msgspec
from msgspec import Struct

TOLD = Path(__file__).parent / "judges" / "told.json"


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


class Told(Struct, frozen=True):
    rounds: tuple[Round, ...]
    reasons: tuple[Reason, ...]


def main() -> None:
    told = msgspec.json.decode(TOLD.read_bytes(), type=Told)
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


if __name__ == "__main__":
    main()
