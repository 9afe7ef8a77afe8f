"""Getting to know the table: how others see cards, by what they chose."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from reverie.bots.acquaintance import Acquaintance
from reverie.bots.cards import CardText
from reverie.bots.characters import CAST
from reverie.bots.looks import LOOKS, Look, blend
from reverie.bots.memory import Memory
from reverie.bots.opinion import Opinion
from reverie.bots.others import Others
from reverie.bots.player import Player
from reverie.bots.sight import Sight
from reverie.bots.tastes import EVEN, Taste
from reverie.games.stella.view import StellaView
from tests.bots.conftest import ENCODER, OVERLAP
from tests.bots.playing import Table, changed, play_on, somebodies


class TwoWays:
    """A mind to which a card fits by its place in the deck, or by the reverse if it is plain."""

    def __init__(self, order: Sequence[str]) -> None:
        self.order = list(order)

    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        fits = [self.order.index(card.id) for card in cards]
        middle = sum(fits) / len(fits)
        return [
            (middle - fit if card.told == "plain" else fit - middle)
            for fit, card in zip(fits, cards, strict=True)
        ]

    relevances = heard = element = learn = None


FORWARD = Look(0.5, lambda card: replace(card, told=""))
BACKWARD = Look(0.5, lambda card: replace(card, told="plain"))


def acquaintance(order: Sequence[str]) -> Acquaintance:
    mind: Any = TwoWays(order)
    opinion = Opinion(mind, CAST[0], "normal", "a seed")
    opinion.noise = 0.0
    opinion.looks = (FORWARD, BACKWARD)
    return Acquaintance(opinion)


def seen(*sights: Sight) -> Memory:
    memory = Memory()
    for sight in sights:
        memory.see(sight)
    return memory


def at_the_end(game: str, players: int = 4) -> Table:
    table = Table(game, players)
    play_on(table, somebodies(players, OVERLAP), until="scored")
    return table


def learnt(table: Table, memory: Memory, order: Sequence[str] | None = None) -> Others:
    players = len(table.bots)
    return acquaintance(order or tuple(table.cards)).others(memory, players, 0, table.cards)


def with_votes(table: Table, votes: dict[int, int]) -> Sight:
    """The end of a turn in which seat 0 told and these seats voted so."""
    owners = (0, 1, 2, 3)
    cast = tuple((votes[seat],) if seat in votes else () for seat in range(4))
    return changed(table.sight(0), storyteller=0, owners=owners, votes=cast)


def test_of_strangers_one_knows_what_is_usual() -> None:
    others = learnt(Table("odyssey", 4), Memory())
    assert others.usual == pytest.approx([0.5, 0.5])
    assert others.each == [pytest.approx([0.5, 0.5])] * 4


def test_a_vote_tells_how_somebody_sees_cards() -> None:
    table = at_the_end("odyssey")
    last = with_votes(table, {1: 3, 2: 0})
    others = learnt(table, seen(last), table.state.images)
    assert others.each[1][0] > 0.7
    assert others.each[2][1] > 0.7


def test_what_is_learnt_of_some_is_a_hint_at_the_others() -> None:
    table = at_the_end("odyssey")
    others = learnt(table, seen(with_votes(table, {1: 3, 2: 3})), table.state.images)
    assert others.usual[0] > 0.6
    assert others.each[1][0] > others.each[3][0] > 0.6


def test_a_slate_tells_how_somebody_sees_cards() -> None:
    table = at_the_end("stella")
    play = table.sight(0).play
    assert isinstance(play, StellaView)
    shown = tuple(replace(play.shown[0], card=card, players=(0, 1)) for card in (14, 13, 12))
    shown += tuple(replace(play.shown[0], card=card, players=(0, 2)) for card in (0, 1, 2))
    sight = replace(table.sight(0), play=replace(play, shown=shown, counts=(6, 3, 3, 3)))
    others = learnt(table, seen(sight), play.grid)
    assert others.each[1][0] > 0.9
    assert others.each[2][1] > 0.9


def test_a_clue_that_was_said_aloud_teaches_nothing() -> None:
    table = at_the_end("odyssey")
    last = with_votes(table, {1: 3})
    others = learnt(table, seen(changed(last, clue=None)))
    assert others.each[1] == pytest.approx([0.5, 0.5])


def test_who_is_told_of_the_past_knows_as_much_as_who_was_there() -> None:
    table = at_the_end("odyssey")
    last = with_votes(table, {1: 3, 2: 0})
    now = changed(Table("odyssey", 4).sight(0), turn=2)
    there = seen(last, now)
    told = seen(replace(now, past=(last.play,)))
    order = table.state.images
    assert learnt(table, told, order) == learnt(table, there, order)
    assert learnt(table, seen(now), order) != learnt(table, there, order)


def test_another_game_is_another_company() -> None:
    table = at_the_end("odyssey")
    memory = seen(changed(table.sight(0), turn=5))
    assert set(memory.views) == {5}
    memory.see(Table("odyssey", 4).sight(0))
    assert set(memory.views) == {1}


def test_in_a_team_nobody_could_have_taken_the_partners_card() -> None:
    """Who took the last but one could not do better where the partner had given the last."""
    table = at_the_end("team", 6)

    def learnt_of_the_voter(owners: tuple[int, ...]) -> float:
        votes = ((), (), (), (), (2,), ())
        sight = changed(table.sight(0), storyteller=0, owners=owners, votes=votes)
        return learnt(table, seen(sight), table.state.images).each[4][0]

    assert learnt_of_the_voter((0, 3, 2, 1)) > 0.7
    assert learnt_of_the_voter((1, 3, 2, 0)) == pytest.approx(0.5, abs=0.1)


def test_several_ways_of_seeing_together_are_in_standard_units() -> None:
    assert blend([[2.0, -1.0], [0.0, 0.0]], [1.0, 0.0]) == pytest.approx([2.0, -1.0])
    agreed = blend([[1.0], [1.0]], [0.5, 0.5])
    assert 1.0 < agreed[0] < 1.5


def test_a_storyteller_speaks_to_those_who_listen() -> None:
    """Told to people who see other things in cards, another clue is the best."""
    table = Table("odyssey", 4)
    bot = Player(CAST[9], "normal", "a seed", ENCODER)
    told = []
    for way in range(len(LOOKS)):
        weights = [float(at == way) for at in range(len(LOOKS))]
        bot.acquaintance.others = lambda *_, w=weights: Others(w, [w] * 4)  # type: ignore
        told.append(bot.choose(table.sight(0), table.can(0), table.cards))
    assert len(set(map(str, told))) > 1
