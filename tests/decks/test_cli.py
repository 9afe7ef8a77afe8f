"""``reverie deck`` on the command line."""

import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from reverie.decks.cli import deck_app
from reverie.decks.folder import FolderStorage
from reverie.decks.library import Library
from tests.decks.making import jpeg

runner = CliRunner()


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REVERIE_DECKS", str(tmp_path / "decks"))
    return tmp_path / "decks"


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    folder = tmp_path / "Summer [2024]"
    folder.mkdir()
    for seed in range(3):
        (folder / f"picture {seed}.jpg").write_bytes(jpeg(seed=seed))
    (folder / "[red]notes.txt").write_text("no picture")
    return folder


def run(*arguments: str | Path, answer: str | None = None) -> Result:
    return runner.invoke(deck_app, [str(argument) for argument in arguments], input=answer)


def imported(folder: Path) -> Library:
    return Library(FolderStorage(folder), built_in_folder=folder / "none")


def test_import_list_remove(decks: Path, pictures: Path) -> None:
    result = run("import", pictures)
    assert result.exit_code == 0
    assert "[red]notes.txt: It is not a JPEG" in result.output.replace("\n", " ")
    (summary,) = imported(decks).list()
    assert (summary.name, summary.count, summary.listed) == ("Summer [2024]", 3, True)
    assert f"Deck {summary.deck} with 3 cards." in result.output
    secret = result.stdout.rsplit(maxsplit=1)[-1]
    listing = run("list").output
    assert summary.deck in listing
    assert "Summer [2024]" in listing
    assert run("remove", summary.deck, answer="n\n").exit_code == 1
    assert imported(decks).list()
    assert run("remove", summary.deck, answer="y\n").exit_code == 0
    assert imported(decks).list() == ()
    assert len(secret) == 32


def test_import_of_a_zip_with_wishes(decks: Path, pictures: Path, tmp_path: Path) -> None:
    path = tmp_path / "summer.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for file in pictures.iterdir():
            archive.write(file, file.name)
    assert run("import", path, "--name", "Été", "--whole", "--no-listed").exit_code == 0
    (summary,) = imported(decks).list()
    assert (summary.name, summary.count, summary.listed) == ("Été", 3, False)
    assert run("remove", summary.deck, "--yes").exit_code == 0


def test_what_cannot_be_done_is_said(decks: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "a.jpg").write_text("no picture")
    for arguments, reason in (
        (("import", tmp_path / "nowhere"), "no such folder or zip"),
        (("import", tmp_path / "empty"), "no picture for a card"),
        (("import", tmp_path / "bad"), "refused a.jpg"),
        (("remove", "dreams2", "--yes"), "no such deck"),
    ):
        result = run(*arguments)
        assert result.exit_code == 1
        assert reason in result.output
    assert not list(decks.glob("*"))


def test_decks_lie_where_one_works(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("REVERIE_DECKS", raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "a.jpg").write_bytes(jpeg())
    assert run("import", "pictures").exit_code == 0
    assert [path.name for path in tmp_path.iterdir() if path.name != "pictures"] == [
        "reverie-decks"
    ]
