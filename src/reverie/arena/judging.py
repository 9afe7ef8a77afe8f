"""Judges with eyes: what they are asked, and a file of their answers.

**The protocol.** An item is a clue and fifteen cards drawn by lot, laid out as in Stella. A judge
looks at the pictures, never at what is told of them, knows nothing of other judges, and gives every
card a grade: 0 does not fit, 1 might, 2 fits, 3 is the obvious match. A card's gain is the mean of
the judges' grades. Judges are people or models with eyes; the file says which, how they were asked,
and what they answered, word for word.
"""

import re
from functools import cache
from importlib.resources import files
from itertools import permutations
from math import log2
from pathlib import Path
from statistics import mean
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from reverie.arena.spec import BadSpec

FIRST = 3
PROMPT = (
    "Here are {count} pictures, numbered from 1. How well does each fit “{clue}”? Give every"
    " picture a grade: 0 does not fit, 1 might, 2 fits, 3 is the obvious match. Answer with {count}"
    " grades, in the order of the pictures, with blanks between them, and nothing else."
)
METHOD = (
    "Each item is a clue and fifteen cards drawn by lot. Every judge looked at the pictures alone,"
    " without their texts, and knew no other judge."
)
OURS = (
    "65 clues, each with fifteen cards of Dreams drawn by lot. Three language models with eyes,"
    " independent of each other, looked at the pictures and not at what is told of them. Their"
    " grades were kept; what they were asked and answered, word for word, was not."
)

Grade = Annotated[int, Meta(ge=0, le=3)]


class Item(Struct, frozen=True):
    clue: dict[str, str]
    """By language; by the English one it is known."""
    cards: tuple[str, ...]

    def told(self, language: str) -> str:
        return self.clue.get(language) or self.clue["en"]


class Answer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    clue: str
    raw: str = ""
    """Word for word. Where there are no grades, they are read from it."""
    grades: tuple[Grade, ...] = ()
    """One for each card, in the order of the item."""


class Judge(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    kind: Literal["person", "model"]
    answers: tuple[Answer, ...]
    prompt: str = PROMPT
    """What was asked; {clue} and {count} stand for those of the item."""


class Judging(Struct, frozen=True, forbid_unknown_fields=True):
    items: tuple[Item, ...]
    judges: tuple[Judge, ...]
    method: str = METHOD

    def gains(self, item: Item) -> list[float]:
        """The mean grade of every card, of those who answered; nothing where nobody did."""
        key = item.clue["en"]
        known = [grades for judge in self.judges if (grades := _grades(judge).get(key))]
        return [mean(of) for of in zip(*known, strict=True)]

    @property
    def agreement(self) -> float | None:
        """The mean nDCG@3 of one judge's ranking by another's grades."""
        scores = [
            ndcg(ranked(grades), other[key])
            for one, other in permutations(map(_grades, self.judges), 2)
            for key, grades in one.items()
            if any(other.get(key, ()))
        ]
        return mean(scores) if scores else None


def _grades(judge: Judge) -> dict[str, tuple[int, ...]]:
    return {answer.clue: answer.grades for answer in judge.answers}


def ranked(gain: "list[float] | tuple[int, ...]") -> list[int]:
    return sorted(range(len(gain)), key=lambda place: -gain[place])


def ndcg(order: list[int], gain: "list[float] | tuple[int, ...]") -> float:
    return _dcg(order, gain) / _dcg(ranked(gain), gain)


def _dcg(places: list[int], gain: "list[float] | tuple[int, ...]") -> float:
    return sum(gain[place] / log2(at + 2) for at, place in enumerate(places[:FIRST]))


@cache
def items() -> tuple[Item, ...]:
    return _read("clues.json", tuple[Item, ...])  # type: ignore[no-any-return]


@cache
def ours() -> Judging:
    """The judges that come with the arena."""
    kind = dict[str, dict[str, int]]
    graded = [_read(f"judge-{number}.json", kind) for number in (1, 2, 3)]
    judges = tuple(
        Judge(
            name=f"judge {number}",
            kind="model",
            prompt="",
            answers=tuple(
                Answer(
                    item.clue["en"],
                    grades=tuple(grades[item.clue["en"]].get(card, 0) for card in item.cards),
                )
                for item in items()
            ),
        )
        for number, grades in enumerate(graded, 1)
    )
    return Judging(items(), judges, OURS)


def _read(name: str, kind: Any) -> Any:
    return msgspec.json.decode(files(__package__).joinpath("labels", name).read_bytes(), type=kind)


def read_judging(file: Path) -> Judging:
    """Answers from a file, or the judging of a report. Raises BadSpec where it makes no sense."""
    try:
        told = msgspec.json.decode(file.read_bytes())
        found = msgspec.convert(told.get("judging", told), Judging)
    except (OSError, msgspec.MsgspecError, AttributeError) as error:
        raise BadSpec(f"{file}: {error}.") from None
    if not found.items or not found.judges:
        raise BadSpec(f"{file}: there is nothing that was judged.")
    lengths = {item.clue.get("en", ""): len(item.cards) for item in found.items}
    if "" in lengths or len(lengths) < len(found.items):
        raise BadSpec(f"{file}: every item has an English clue of its own.")
    graded = replace(found, judges=tuple(_checked(judge, lengths) for judge in found.judges))
    if not any(any(graded.gains(item)) for item in graded.items):
        raise BadSpec(f"{file}: nobody has found that any picture fits.")
    return graded


def _checked(judge: Judge, lengths: dict[str, int]) -> Judge:
    answers = []
    for answer in judge.answers:
        if not answer.raw.strip() and not answer.grades:
            continue  # not answered
        if answer.clue not in lengths:
            raise BadSpec(f"{judge.name} was not asked for “{answer.clue}”.")
        grades = answer.grades or tuple(map(int, re.findall(r"\b[0-3]\b", answer.raw)))
        count = lengths[answer.clue]
        if len(grades) != count:
            raise BadSpec(f"{judge.name}, “{answer.clue}”: {len(grades)} grades, not {count}.")
        answers.append(replace(answer, grades=grades))
    if len({answer.clue for answer in answers}) < len(answers):
        raise BadSpec(f"{judge.name} has answered something twice.")
    return replace(judge, answers=tuple(answers))


def check(judging: Judging, cards: tuple[str, ...]) -> None:
    """Raises BadSpec where cards were judged that are not played with."""
    unknown = {card for item in judging.items for card in item.cards} - set(cards)
    if unknown:
        raise BadSpec(f"Judges have seen cards that are not in the deck: {sorted(unknown)[0]}.")
