"""Who thought alike, and which pictures were loved, divided people, or lay there alone.

It is told of pairs and of pictures. Nobody is ranked, and nobody is named for being alone.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations

from msgspec import Struct

from reverie.games.real import is_real

ENOUGH = 6
"""So often two must have chosen the same picture before anything is said of it."""
AHEAD = 2
"""And so much oftener than any other two."""


class Chosen(Struct, frozen=True):
    """A picture that lay open in a round or a turn."""

    card: str
    by: tuple[int, ...]
    """The seats that chose it."""
    of: tuple[int, ...]
    """The seats that could have."""


class Lap(Struct, frozen=True):
    """What a round or a turn says about those who played it."""

    cards: tuple[Chosen, ...]
    clue: str | None = None
    teller: int | None = None
    story: str | None = None
    """The picture that the clue was for, where it was somebody's."""


class Thread(Struct, frozen=True):
    seats: tuple[int, int]
    times: int
    """How often both chose the same picture, or one found the other's."""


class Picture(Struct, frozen=True):
    card: str
    seats: tuple[int, ...]
    """Those who chose it."""
    times: int
    """How often it was chosen."""
    laps: int
    """For how many rounds or turns it lay there."""


class BoldClue(Struct, frozen=True):
    card: str
    clue: str
    teller: int
    seats: tuple[int, ...]
    """Those who found it."""


class Spirits(Struct, frozen=True):
    threads: tuple[Thread, ...]
    kindred: tuple[int, int] | None
    """The two who thought alike most often, where that is clear."""
    beloved: Picture | None
    divisive: Picture | None
    loneliest: Picture | None
    boldest: BoldClue | None


def spirits(laps: Iterable[Lap]) -> Spirits:
    known = tuple(laps)
    threads = _threads(known)
    beloved = _most(known, _love, 2, None)
    divisive = _most(known, _division, 1, beloved)
    return Spirits(
        threads, _kindred(threads), beloved, divisive, _loneliest(known), _boldest(known)
    )


def _threads(laps: tuple[Lap, ...]) -> tuple[Thread, ...]:
    times: Counter[tuple[int, int]] = Counter()
    for lap in laps:
        for one in lap.cards:
            alike = set(one.by)
            if one.card == lap.story and lap.teller is not None:
                alike.add(lap.teller)
            times.update(combinations(sorted(alike), 2))
    return tuple(Thread(pair, count) for pair, count in sorted(times.items()))


def _kindred(threads: tuple[Thread, ...]) -> tuple[int, int] | None:
    first, *others = sorted(threads, key=lambda thread: -thread.times) or (None,)
    if first is None or first.times < ENOUGH:
        return None
    return (
        None if any(first.times - other.times < AHEAD for other in others if other) else first.seats
    )


def _seen(laps: tuple[Lap, ...]) -> dict[str, list[Chosen]]:
    seen: dict[str, list[Chosen]] = {}
    for lap in laps:
        for one in lap.cards:
            if is_real(one.card):
                continue  # a place, where other pictures lie before long
            seen.setdefault(one.card, []).append(one)
    return seen


def _picture(seen: list[Chosen]) -> Picture:
    seats = sorted({seat for one in seen for seat in one.by})
    return Picture(seen[0].card, tuple(seats), _love(seen), len(seen))


def _most(
    laps: tuple[Lap, ...], worth: Callable[[list[Chosen]], int], least: int, but: Picture | None
) -> Picture | None:
    """The picture that is worth most, the first of several, where it is worth anything."""
    pictures = [seen for card, seen in _seen(laps).items() if not but or card != but.card]
    best = max(pictures, key=worth, default=None)
    return _picture(best) if best and worth(best) >= least else None


def _love(seen: list[Chosen]) -> int:
    return sum(len(one.by) for one in seen)


def _division(seen: list[Chosen]) -> int:
    """The nearer to half and half, the more."""
    return sum(min(len(one.by), len(one.of) - len(one.by)) for one in seen)


def _loneliest(laps: tuple[Lap, ...]) -> Picture | None:
    """Nobody chose it, however long it lay there; it is nobody's story."""
    stories = {lap.story for lap in laps}
    alone = [
        seen
        for card, seen in _seen(laps).items()
        if card not in stories and not any(one.by for one in seen)
    ]
    longest = max(alone, key=lambda seen: sum(len(one.of) for one in seen), default=None)
    return _picture(longest) if longest else None


def _boldest(laps: tuple[Lap, ...]) -> BoldClue | None:
    """Found by somebody, and by as few as can be, of as many as can be."""
    bold: list[tuple[float, int, BoldClue]] = []
    for lap in laps:
        for one in lap.cards:
            if lap.clue is None or lap.teller is None or one.card != lap.story:
                continue
            if is_real(one.card):
                continue
            if 0 < len(one.by) < len(one.of):
                clue = BoldClue(one.card, lap.clue, lap.teller, one.by)
                bold.append((len(one.by) / len(one.of), -len(one.of), clue))
    return min(bold, key=lambda each: each[:2])[2] if bold else None
