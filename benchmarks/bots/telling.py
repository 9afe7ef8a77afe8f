"""Bots that know two writers tell; somebody who knows the third writer's words alone listens."""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import mean

from msgspec import Struct
from tests.bots.playing import Table

from reverie.bots.cards import of
from reverie.bots.characters import cast
from reverie.bots.mind import Mind
from reverie.bots.player import Player
from reverie.bots.sight import Wait
from reverie.bots.tastes import VOICES
from reverie.languages import LANGUAGES

from .heldout import DECKS, bot, learned
from .rounds import games

TURNS = 12


class Heard(Struct, frozen=True):
    """What came of a clue that a bot told."""

    language: str
    players: int
    clue: str
    found: tuple[bool, ...]
    """By the third writer's words, from the seat of each listener."""
    by_bots: tuple[bool, ...]
    """By bots who know everybody, from the same seats."""


def rounds(mind: Mind, each: int, players: int, seed: str) -> Iterator[Heard]:
    for deck, shelf in DECKS.items():
        for language in LANGUAGES:
            for number in range(each):
                deal = f"{seed}/{deck}/{language}/{players}/{number}"
                writer = Random(deal).choice(VOICES)
                faces = tuple(who.face for who in cast(deal, players))
                table = Table("odyssey", players, deal, language, deck=shelf.deck, faces=faces)
                yield heard(mind, table, writer, deal)


def heard(mind: Mind, table: Table, writer: str, deal: str) -> Heard:
    seats = len(table.bots)
    whole = [
        Player(character, "normal", f"{deal}/{seat}", mind)
        for seat, character in enumerate(cast(deal, seats))
    ]
    partial = [
        Player(character, "normal", f"{deal}/{seat}", mind)
        for seat, character in enumerate(cast(deal, seats))
    ]
    for player in partial:
        player.opinion = bot(mind, player.character, writer, "normal", player.opinion.seed)
        player.acquaintance = type(player.acquaintance)(player.opinion)
    while table.state.phase in {"tell", "give"}:
        seat = table.waiting_for[0]
        move = partial[seat].choose(table.sight(seat), table.can(seat), table.cards)
        assert not isinstance(move, Wait)
        table.play(seat, move)
    state = table.state
    answer = state.images.index(state.given[state.storyteller][0])
    voters = [seat for seat in range(seats) if seat != state.storyteller]
    fits = mind.heard((state.clue,), of(table.cards, state.images))[0]
    third = VOICES.index(writer)
    found, by_bots = [], []
    for seat in voters:
        can = table.can(seat)
        choices = can[0].choices
        scored = {place: fit[third] if (fit := fits[place]) else 0.0 for place in choices}
        found.append(max(scored, key=lambda place: scored[place]) == answer)
        vote = whole[seat].choose(table.sight(seat), can, table.cards)
        by_bots.append(answer in vote.images)  # type: ignore[union-attr]
    return Heard(table.language, seats, state.clue, tuple(found), tuple(by_bots))


def main() -> None:
    parser = argparse.ArgumentParser(prog="telling")
    parser.add_argument("--each", type=int, default=4)
    parser.add_argument("--seed", default="work")
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()
    mind = learned()
    for players in (4, 6):
        every = list(rounds(mind, given.each, players, given.seed))
        by_language: dict[str, list[float]] = defaultdict(list)
        for one in every:
            by_language[one.language].append(mean(one.found))
            by_language["all"].append(mean(one.found))
            if given.show:
                print(one)
        print(players, {code: f"{mean(rates):.0%}" for code, rates in by_language.items()})
        bots = [one.by_bots for one in every]
        print(f"  bots find {mean(map(mean, bots)):.0%}", end="; ")
        print(f"all {mean(map(all, bots)):.0%}, none {mean(not any(one) for one in bots):.0%}")
        turns = list(games(given.each, TURNS, [mind] * players, range(players), given.seed))
        every_one = mean(all(turn.found.values()) for turn in turns)
        nobody = mean(not any(turn.found.values()) for turn in turns)
        print(f"  tables of bots: all find {every_one:.0%}, none {nobody:.0%} ({len(turns)} turns)")


if __name__ == "__main__":
    main()
