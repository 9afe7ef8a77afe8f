"""What bots have read of a deck is kept beside it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from reverie.bots.vectors import texts_of_deck, unpack
from reverie.cli import app
from reverie.decks import built_in
from reverie.decks.deck import Deck, encode
from tests.bots import company
from tests.bots.dreams import dreams

BUILT_IN = built_in.load(built_in.FOLDER)


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


@pytest.mark.parametrize("shelf", BUILT_IN.values(), ids=BUILT_IN)
def test_bots_need_to_read_nothing_of_a_built_in_deck(shelf: built_in.BuiltIn) -> None:
    kept = shelf.vectors()
    assert kept
    assert set(unpack(kept).texts) >= set(texts_of_deck(shelf.deck))
