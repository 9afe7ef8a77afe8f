"""Another language is one folder away: nothing else is changed."""

import json
import subprocess
import sys
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

import reverie

SOURCE = Path(reverie.__file__).parent
CARD = "2fzmlxbzev"

ASKING = f"""
import json, sys
from reverie.bots import clues
from reverie.bots.reasons import Reason, sentence
from reverie.decks.built_in import FOLDER, load
from reverie.decks.deck import alt, told
from reverie.decks.words import discovery_cards, word_of
from reverie.tables.options import Options
import msgspec
options = msgspec.convert({{"language": sys.argv[1]}}, Options)
card = next(card for card in load(FOLDER)["dreams"].deck.cards if card.id == "{CARD}")
print(json.dumps({{
    "language": options.language,
    "schema": str(msgspec.json.schema(Options)),
    "bridge": word_of("bridge", options.language),
    "storm": word_of("storm", options.language),
    "discovery": len(discovery_cards(options.language)),
    "swan": clues.bank(options.language)["swan_song"],
    "others": len(clues.bank(options.language)),
    "unheard": sentence(Reason("unheard"), options.language),
    "title": told(card.title, options.language),
    "alt": alt(card, options.language),
}}))
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """The package with a languages folder of its own; everything else is the same."""
    package = tmp_path / "reverie"
    package.mkdir()
    for part in SOURCE.iterdir():
        if part.name == "languages":
            copytree(part, package / part.name)
        else:
            (package / part.name).symlink_to(part)
    return tmp_path


def write(elsewhere: Path, code: str, **files: object) -> None:
    folder = elsewhere / "reverie" / "languages" / code
    folder.mkdir()
    for name, content in files.items():
        (folder / f"{name}.json").write_text(json.dumps(content), "utf-8")


def ask(elsewhere: Path, code: str) -> dict[str, Any]:
    asked = subprocess.run(  # noqa: S603
        [sys.executable, "-c", ASKING, code],
        capture_output=True,
        check=True,
        env={"PYTHONPATH": str(elsewhere)},
        text=True,
    )
    answer: dict[str, Any] = json.loads(asked.stdout)
    return answer


def test_a_tenth_language_is_a_folder(elsewhere: Path) -> None:
    write(
        elsewhere,
        "eo-XX",
        language={"name": "Esperanto", "tag": "eo", "inherits": "en"},
        words={"bridge": "Ponto"},
        clues={"swan_song": "Kanto de cigno"},
        reasons={"unheard": "Mi ne aŭdis."},
        cards={CARD: {"title": "Aerpoŝte", "alt": "Leterportisto kuras."}},
    )
    told = ask(elsewhere, "eo-XX")
    assert told["language"] == "eo-XX"
    assert "'eo-XX'" in told["schema"]
    assert (told["bridge"], told["storm"]) == ("Ponto", "Storm")
    assert told["discovery"] == 4
    assert told["swan"] == "Kanto de cigno"
    assert told["others"] == len(json.loads((SOURCE / "languages/en/clues.json").read_text()))
    assert told["unheard"] == "Mi ne aŭdis."
    assert told["title"] == "Aerpoŝte"
    assert told["alt"] == "Leterportisto kuras."


def test_a_language_inherits_from_its_nearest(elsewhere: Path) -> None:
    about = {"name": "Português (Brasil)", "tag": "pt-BR", "inherits": "pt"}
    write(elsewhere, "pt-XX", language=about, words={"bridge": "Ponte pênsil"})
    told, portuguese = ask(elsewhere, "pt-XX"), ask(elsewhere, "pt")
    assert told["bridge"] == "Ponte pênsil"
    for kind in ("storm", "swan", "unheard", "title", "alt"):
        assert told[kind] == portuguese[kind]
