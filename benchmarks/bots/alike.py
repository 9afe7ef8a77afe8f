"""How much two bots mark alike in Stella, by level."""

import argparse
from collections.abc import Sequence
from itertools import combinations
from random import Random
from statistics import mean
from typing import get_args

from tests.bots.playing import Table

from reverie.bots.characters import CAST, Character, Level
from reverie.bots.mind import Mind
from reverie.bots.player import Player
from reverie.games.stella.moves import Mark
from reverie.languages import LANGUAGES

from .heldout import DECKS, learned


def marks(mind: Mind, table: Table, who: Sequence[Character], level: Level) -> list[set[int]]:
    """What each would mark in the first round."""
    found = []
    for seat, character in enumerate(who):
        player = Player(character, level, f"{table.state.clue}/{character.name}", mind)
        move = player.choose(table.sight(seat), table.can(seat), table.cards)
        assert isinstance(move, Mark)
        found.append(set(move.cards))
    return found


def alike(one: set[int], other: set[int]) -> float:
    return 2 * len(one & other) / (len(one) + len(other))


def main() -> None:
    parser = argparse.ArgumentParser(prog="alike")
    parser.add_argument("--boards", type=int, default=24)
    parser.add_argument("--seed", default="work")
    given = parser.parse_args()
    mind = learned()
    for level in get_args(Level):
        pairs: list[float] = []
        counts: list[int] = []
        chance: list[float] = []
        for number in range(given.boards):
            dice = Random(f"{given.seed}/{number}")
            deck = DECKS[dice.choice(sorted(DECKS))].deck
            language, who = dice.choice(LANGUAGES), dice.sample(CAST, 4)
            faces = tuple(one.face for one in who)
            seed = f"{given.seed}/{number}"
            table = Table("stella", len(who), seed, language, deck=deck, faces=faces)
            slates = marks(mind, table, who, level)
            pairs += [alike(one, other) for one, other in combinations(slates, 2)]
            counts += map(len, slates)
            lots = [set(dice.sample(range(15), len(slate))) for slate in slates]
            chance += [alike(one, other) for one, other in combinations(lots, 2)]
        print(
            f"{level}: {mean(pairs):.2f} alike, {mean(counts):.1f} marks, by lot {mean(chance):.2f}"
        )


if __name__ == "__main__":
    main()
