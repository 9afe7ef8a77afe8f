"""Stella: how many cards are marked, and the order in which they are shown."""

from collections.abc import Sequence

import pytest

from reverie.bots.cards import CardText
from reverie.bots.characters import CAST
from reverie.bots.player import Player
from reverie.bots.stella.company import company_of
from reverie.bots.tastes import EVEN, Taste
from reverie.games.stella.moves import CanShow, FlipWord, Mark, PassPen, Show
from reverie.games.stella.view import Flip, StellaView
from tests.bots.conftest import OVERLAP
from tests.bots.playing import Table, changed, play_on, somebodies


class Straight:
    """A mind to which the first cards of a grid fit best."""

    def relevance(self, clue: str, cards: Sequence[CardText], taste: Taste = EVEN) -> list[float]:
        return [3.0 - place / 3 for place, _ in enumerate(cards)]

    relevances = heard = element = learn = None


def marked(table: Table, seat: int, player: Player) -> int:
    move = player.choose(table.sight(seat), table.can(seat), table.cards)
    assert isinstance(move, Mark)
    return len(move.cards)


def test_it_marks_then_passes_the_pen() -> None:
    table = Table("stella", 4)
    (bot,) = somebodies(1, OVERLAP)
    move = bot.choose(table.sight(0), table.can(0), table.cards)
    assert isinstance(move, Mark)
    table.play(0, move)
    assert bot.choose(table.sight(0), table.can(0), table.cards) == PassPen()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_first_slate_has_about_six_cards(players: int) -> None:
    table = Table("stella", players)
    counts = [
        marked(table, 0, Player(character, "normal", str(seed), OVERLAP))
        for character in CAST
        for seed in range(4)
    ]
    assert 5.5 < sum(counts) / len(counts) < 7.5
    assert min(counts) >= 4
    assert max(counts) <= 9


@pytest.mark.parametrize(("usual", "wanted"), [(1, 4), (5, 6), (9, 8)])
def test_it_learns_how_many_the_table_marks(usual: int, wanted: int) -> None:
    table = Table("stella", 4)
    wanda = next(character for character in CAST if character.name == "Wanda")
    bot = Player(wanda, "normal", "a seed", OVERLAP)
    bot.see(changed(table.sight(0), counts=(6, usual, usual, usual)))
    later = changed(table.sight(0), round=2)
    move = bot.choose(later, table.can(0), table.cards)
    assert isinstance(move, Mark)
    assert abs(len(move.cards) - wanted) <= 1


def test_the_greedy_mark_more_than_the_modest() -> None:
    table = Table("stella", 4)
    by_greed = sorted(CAST, key=lambda character: character.greed)
    modest, greedy = (
        sum(marked(table, 0, Player(one, "normal", str(seed), OVERLAP)) for seed in range(10))
        for one in (by_greed[0], by_greed[-1])
    )
    assert greedy > modest + 5


def reveal(players: int = 4) -> Table:
    table = Table("stella", players)
    play_on(table, somebodies(players, OVERLAP), until="reveal")
    return table


def test_the_company_of_a_card_adds_up_to_the_crosses() -> None:
    play = reveal().sight(0).play
    assert isinstance(play, StellaView)
    assert play.counts
    rows = [[float(place) for place in range(15)], [float(-place) for place in range(15)]]
    company = company_of(play, 0, rows, [[0.3, 0.7]] * 4)
    for other, count in enumerate(play.counts[1:]):
        assert sum(chances[other] for chances in company.values()) == pytest.approx(count, abs=0.01)


def test_the_safest_card_is_shown_first() -> None:
    table = reveal()
    bot = Player(CAST[3], "hard", "a seed", Straight())  # type: ignore[arg-type]
    bot.opinion.noise = 0.0
    move = bot.choose(table.sight(0), (CanShow(choices=(2, 7, 13)),), table.cards)
    assert move == Show(card=2)


def test_it_agrees_to_flip_where_somebody_asks() -> None:
    table = Table("stella", 4)
    (bot,) = somebodies(1, OVERLAP)
    asked = changed(table.sight(0), flip=Flip((2,), used=False))
    assert bot.choose(asked, table.can(0), table.cards) == FlipWord()


def test_another_game_is_not_remembered() -> None:
    table = Table("stella", 4)
    (bot,) = somebodies(1, OVERLAP)
    bot.see(changed(table.sight(0), round=4, counts=(1, 2, 3, 4)))
    assert set(bot.memory.views) == {4}
    bot.see(table.sight(0))
    assert set(bot.memory.views) == {1}
    assert bot.memory.clues == {table.state.clue.casefold()}
