"""One writer is left out: their clues are told to bots that know only the other two.

Three writers said what the cards bring to mind without seeing each other's words. Of the one who is
left out a bot knows nothing here, neither ideas nor clues nor titles; so it has to find, or to be
found, by other words than its own.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from statistics import mean

from msgspec import Struct
from msgspec.structs import replace

from reverie.bots.cards import CardText, read
from reverie.bots.characters import CAST, Character, Heed, Level
from reverie.bots.looks import LOOKS
from reverie.bots.mind import Mind, shared_mind
from reverie.bots.odyssey.listening import HEED
from reverie.bots.opinion import Opinion, ranked
from reverie.bots.tastes import VOICES, Taste
from reverie.decks import built_in
from reverie.decks.voices import Voices, read_voices
from reverie.languages import LANGUAGES

IMAGES = 6
HAND = 6
DECKS = built_in.load(built_in.FOLDER)
SAID = {deck: read_voices(shelf.folder) for deck, shelf in DECKS.items()}


class Told(Struct, frozen=True):
    """A clue that a writer has for a card."""

    deck: str
    language: str
    writer: str
    card: str
    clue: str


def told(kind: str, each: int, seed: str) -> Iterator[Told]:
    """So many of every writer in every language of every deck, drawn by lot."""
    for deck, said in SAID.items():
        for language in LANGUAGES:
            for writer in VOICES:
                every = list(_all(deck, said, language, writer, kind))
                yield from Random(f"{seed}/{deck}/{language}/{writer}/{kind}").sample(every, each)


def _all(deck: str, said: Voices, language: str, writer: str, kind: str) -> Iterator[Told]:
    for card, voices in said.items():
        for clue in getattr(voices[writer], kind)[language]:
            yield Told(deck, language, writer, card, clue)


@cache
def texts(deck: str, language: str) -> dict[str, CardText]:
    return read(DECKS[deck].deck, language)


def without(writer: str | None, taste: Taste) -> Taste:
    """Nothing is known of what this writer said; of nobody, where there is none."""
    if writer is None:
        return replace(taste, voices=(0.0,) * len(VOICES))
    at = VOICES.index(writer)
    voices = (*taste.voices[:at], 0.0, *taste.voices[at + 1 :])
    return replace(taste, voices=voices)


def bot(mind: Mind, character: Character, writer: str | None, level: Level, seed: str) -> Opinion:
    taste = without(writer, character.taste)
    opinion = Opinion(mind, replace(character, taste=taste), level, seed)
    looks = [replace(look, taste=without(writer, look.taste)) for look in LOOKS]
    if writer is not None:
        looks = [look for look in looks if any(look.taste.voices)]
    opinion.looks = looks if writer is not None else [looks[0], *looks[-2:]]
    return opinion


def scores(
    opinion: Opinion, clue: str, cards: Sequence[CardText], heed: Heed = HEED
) -> list[float]:
    """As a bot votes and gives among strangers; or marks, where it heeds as in Stella."""
    priors = [look.prior for look in opinion.looks]
    return opinion.heeding(clue, cards, [prior / sum(priors) for prior in priors], heed)


def finds(mind: Mind, one: Told, level: Level, known: bool, seed: str) -> tuple[bool, bool]:
    """Whether a bot finds the card among cards by lot, and among cards that bots gave."""
    dice = Random(f"{seed}/{one}")
    cards = texts(one.deck, one.language)
    others = [cards[card] for card in SAID[one.deck] if card != one.card]
    writer = one.writer if known else None
    cast = dice.sample(CAST, IMAGES)
    table = [bot(mind, who, writer, level, f"{seed}/{who.name}/{one.card}") for who in cast]
    listener, givers = table[0], table[1:]
    by_lot = dice.sample(others, IMAGES - 1)
    dealt = dice.sample(others, HAND * len(givers))
    hands = [dealt[at * HAND : (at + 1) * HAND] for at in range(len(givers))]
    given = [
        hand[ranked(scores(giver, one.clue, hand))[0]]
        for giver, hand in zip(givers, hands, strict=True)
    ]
    return tuple(  # type: ignore[return-value]
        ranked(scores(listener, one.clue, (cards[one.card], *rest)))[0] == 0
        for rest in (by_lot, given)
    )


def learned() -> Mind:
    mind = shared_mind()
    for shelf in DECKS.values():
        mind.learn(shelf.vectors() or b"")
    return mind


def main() -> None:
    parser = argparse.ArgumentParser(prog="heldout")
    parser.add_argument("--each", type=int, default=6)
    parser.add_argument("--seed", default="work")
    parser.add_argument("--level", default="normal")
    given = parser.parse_args()
    mind = learned()
    for kind in ("clues", "culture"):
        for known in (False, True):
            found: dict[str, list[tuple[bool, bool]]] = defaultdict(list)
            for one in told(kind, given.each, given.seed):
                result = finds(mind, one, given.level, known, given.seed)
                found[one.language].append(result)
                found["all"].append(result)
            print(kind, "two writers known" if known else "no writer known")
            for language, results in found.items():
                lot, gave = (mean(column) for column in zip(*results, strict=True))
                print(f"  {language}: {lot:.0%} by lot, {gave:.0%} given ({len(results)})")


if __name__ == "__main__":
    main()
