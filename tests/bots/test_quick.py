"""A bot in a hurry: its moves are allowed and make sense, and nobody waits for a thought."""

import pytest

from reverie.bots.characters import CAST
from reverie.bots.odyssey.naming import says_what_is_there
from reverie.bots.odyssey.spoken import clues_of
from reverie.bots.quick import QuickPlayer
from reverie.bots.tastes import VOICES
from reverie.bots.thinker import Thinker
from reverie.bots.wire import Choose, Chosen, Know, Terms
from reverie.games.odyssey.moves import Tell
from reverie.games.stella.moves import Mark
from tests.bots.conftest import OVERLAP
from tests.bots.playing import Table, changed, play_on


class Thoughtful:
    """Nobody in a hurry may ask it."""


def hasty(count: int) -> list[QuickPlayer]:
    return [QuickPlayer(CAST[seat], "normal", f"{seat}", OVERLAP) for seat in range(count)]


@pytest.mark.parametrize(
    ("game", "players"), [("stella", 4), ("odyssey", 4), ("party", 6), ("team", 6)]
)
def test_a_whole_game_in_a_hurry(game: str, players: int) -> None:
    table = Table(game, players)
    play_on(table, hasty(players))
    assert table.state.phase == "over"


def test_what_is_told_was_written_for_a_card_in_hand() -> None:
    table = Table("odyssey", 4)
    for bot in hasty(8):
        tell = bot.choose(table.sight(0), table.can(0), table.cards)
        assert isinstance(tell, Tell)
        card = table.cards[str(tell.card)]
        assert any(tell.clue in clues_of(card, voice) for voice in range(len(VOICES)))
        assert not says_what_is_there(tell.clue or "", card)


def test_words_in_common_are_marked() -> None:
    table = Table("stella", 3)
    title, card = next(
        (text.title, at)
        for at, card in enumerate(table.state.grid)
        if (text := table.cards[card]).title
    )
    sight = changed(table.sight(0), clue=title)
    marks = [bot.choose(sight, table.can(0), table.cards) for bot in hasty(8)]
    assert all(isinstance(mark, Mark) and card in mark.cards for mark in marks)


def test_the_process_does_not_think_where_there_is_no_time() -> None:
    table, thinker = Table("stella", 3), Thinker(Terms("", encoder=False))
    thinker._troupe._mind = Thoughtful()  # type: ignore[assignment]
    thinker.answer(Know("dreams/en", "en", dict(table.cards)))
    question = Choose("game", None, "normal", "dreams/en", table.sight(0), table.can(0), hurry=True)
    assert isinstance(thinker.answer(question), Chosen)
