"""``reverie bots``: games between the characters."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from reverie.bots.characters import CAST
from reverie.cli import app
from reverie.decks import built_in
from reverie.decks.deck import Deck, encode
from reverie.games import GAMES
from reverie.tournament import Terms, tournament
from tests.bots import company
from tests.bots.conftest import OVERLAP
from tests.bots.dreams import dreams
from tests.bots.playing import Table


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_counted(game: str) -> None:
    seen = []
    terms = Terms(game, 6, "normal", "en", "a seed")
    cards = dict(Table("stella", 3).cards)
    records = tournament(terms, 2, cards, OVERLAP, lambda: seen.append(1))
    assert len(seen) == 2
    assert records.keys() == {character.name for character in CAST}
    assert sum(record.games for record in records.values()) == 12
    places = 2 if game == "team" else 1
    assert sum(record.wins for record in records.values()) == pytest.approx(2 * places)
    told = [clue for record in records.values() for clue in record.clues]
    assert bool(told) == (game != "stella")
    assert all(record.pace > 0 for record in records.values() if record.games)


def test_the_same_seed_is_the_same_tournament() -> None:
    cards = dict(Table("stella", 3).cards)

    def points() -> list[int]:
        terms = Terms("stella", 3, "hard", "de", "a seed")
        records = tournament(terms, 1, cards, OVERLAP, lambda: None)
        return [record.points for record in records.values()]

    assert points() == points()


def test_the_command_prints_who_won(tmp_path: Path) -> None:
    company.shelve(tmp_path)
    words = ["bots", "--games", "1", "--game", "stella", "--players", "3", "--bot-mind", "words"]
    told = CliRunner().invoke(app, [*words, "--decks", str(tmp_path), "--deck", company.DECK])
    assert told.exit_code == 0, told.output
    assert sum(character.name in told.output for character in CAST) == 3
    assert "1 games of stella" in told.output


def test_a_wrong_number_of_players_is_told() -> None:
    told = CliRunner().invoke(app, ["bots", "--game", "stella", "--players", "9"])
    assert told.exit_code == 2


def test_a_deck_is_read_by_a_command(tmp_path: Path) -> None:
    few = Deck("few", "Few", dreams().cards[:5])
    library = company.shelve(tmp_path / "decks", few)
    words = ["deck", "vectors", "--decks", str(tmp_path / "decks")]
    told = CliRunner().invoke(app, [*words, company.DECK])
    assert told.exit_code == 0, told.output
    assert "5 cards" in told.output
    assert library.vectors(company.DECK)
    assert CliRunner().invoke(app, [*words, "nothing"]).exit_code == 1


def test_a_built_in_deck_keeps_its_vectors_beside_its_manifest(tmp_path: Path) -> None:
    (tmp_path / "few").mkdir()
    few = Deck("few", "Few", dreams().cards[:2])
    (tmp_path / "few" / "manifest.json").write_bytes(encode(few))
    for name in (name for card in few.cards for name in card.images.names):
        (tmp_path / "few" / name).write_bytes(b"")
    shelf = built_in.load(tmp_path)["few"]
    assert shelf.vectors() is None
    shelf.keep_vectors(b"vectors")
    assert shelf.vectors() == b"vectors"
    assert shelf.read("vectors.bin") is None
