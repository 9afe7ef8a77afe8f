"""Whole games of bots alone: every game, every number of players, every language."""

import pytest

from reverie.bots.cards import CardText
from reverie.bots.choir import choir_with
from reverie.bots.clues import bank
from reverie.bots.mind import Mind
from reverie.bots.odyssey.naming import names_the_card, says_what_is_there
from reverie.bots.sight import Wait
from reverie.games import GAMES
from reverie.games.odyssey.moves import BlindTell, Tell
from reverie.languages import LANGUAGES
from tests.bots.conftest import ENCODER, OVERLAP
from tests.bots.playing import Table, play_on, somebodies, the_end_of

EVERY_TABLE = [(name, count) for name, game in GAMES.items() for count in game.counts]
FEW_AND_MANY = [
    (name, count) for name, game in GAMES.items() for count in (min(game.counts), max(game.counts))
]


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_bots_play_to_the_end(game: str, players: int) -> None:
    assert the_end_of(game, players, OVERLAP).state.phase == "over"


@pytest.mark.parametrize("game", GAMES)
def test_they_play_with_either_mind(game: str, mind: Mind) -> None:
    assert the_end_of(game, 6, mind).state.phase == "over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_tell_in_every_language_what_was_written_for_the_card(language: str) -> None:
    table = the_end_of("odyssey", 4, OVERLAP, language)
    told = [move for _, move in table.moves if isinstance(move, Tell)]
    assert told
    for move in told:
        assert move.card
        choir = choir_with(move.card, language)
        written = choir.said[move.card].values() if choir else ()
        clues = [clue for voice in written for clue in voice.clues[language]]
        assert move.clue in (clues or bank(language).values())


@pytest.mark.parametrize(("game", "players"), [("odyssey", 5), ("party", 7), ("team", 8)])
def test_no_clue_is_said_twice_in_a_game(game: str, players: int, mind: Mind) -> None:
    table = the_end_of(game, players, mind, target=60)
    said = [move.clue for _, move in table.moves if isinstance(move, BlindTell)]
    assert len(set(said)) == len(said) >= players


@pytest.mark.parametrize(
    ("mind", "language"),
    [*((OVERLAP, language) for language in LANGUAGES), (ENCODER, "en"), (ENCODER, "pl")],
)
def test_no_clue_names_what_is_on_the_card(mind: Mind, language: str) -> None:
    table = the_end_of("odyssey", 4, mind, language)
    told = [move for _, move in table.moves if isinstance(move, Tell)]
    assert told
    keys = {text: key for key, text in bank(language).items()}
    for move in told:
        assert move.clue
        assert move.card
        card = table.cards[move.card]
        assert not says_what_is_there(move.clue, card)
        assert move.clue not in keys or not names_the_card(keys[move.clue], language, card)


@pytest.mark.parametrize(("game", "players"), FEW_AND_MANY)
def test_they_play_cards_of_which_nothing_is_known(game: str, players: int) -> None:
    table = Table(game, players)
    table.cards = {}
    play_on(table, somebodies(players, OVERLAP))
    assert table.state.phase == "over"


def test_they_play_cards_that_have_titles_only(mind: Mind) -> None:
    table = Table("odyssey", 4)
    table.cards = {card.id: CardText(card.id, title=card.title) for card in table.cards.values()}
    play_on(table, somebodies(4, mind))
    assert table.state.phase == "over"


PHASES = [
    *(("stella", 4, phase) for phase in ("associate", "reveal", "scored")),
    *((game, 6, phase) for game in ("odyssey", "party", "team") for phase in ("give", "vote")),
    *((game, 6, "scored") for game in ("odyssey", "party", "team")),
]


@pytest.mark.parametrize(("game", "players", "phase"), PHASES)
def test_a_seat_is_taken_over_in_any_phase(game: str, players: int, phase: str) -> None:
    """The newcomer has seen nothing of the game, and plays it to the end."""
    table = Table(game, players)
    play_on(table, somebodies(players, OVERLAP), until=phase)
    play_on(table, somebodies(players, OVERLAP, seed="another evening"))
    assert table.state.phase == "over"


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_who_has_nothing_to_do_waits(game: str, players: int) -> None:
    table = the_end_of(game, players, OVERLAP)
    (bot,) = somebodies(1, OVERLAP)
    assert isinstance(bot.choose(table.sight(0), table.can(0), table.cards), Wait)
