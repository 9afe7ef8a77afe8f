"""Makes what three writers say of the cards of a built-in deck into one file of it: python voices.py DECK [--to FOLDER]

A writer looked at the picture alone: minds/WRITER/DECK/CARD.json has what they see (in English), and in each language
ideas, clues and titles from culture. In the deck's voices.json cards have their ids, and who said what is kept. A
clue that names the main thing on its card, or that is there for another card as well, is no clue: it stays as an idea.

Somebody else read all clues beside the pictures: minds/checks/DECK/CARD.json has what is weak. What fits loosely or names
what is drawn stays as an idea, what is wrong in its language is said in better words, and the rest is left out.
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from unicodedata import normalize

from reverie.bots.choir import KEPT
from reverie.bots.encoder import EncoderMind
from reverie.bots.reasons import thing_called
from reverie.bots.wording import names, normalised
from reverie.decks.deck import decode
from reverie.decks.storage import MANIFEST
from reverie.decks.voices import VOICES, Voice, Voices, encode
from reverie.languages import LANGUAGES

from publish import DECKS, HERE, opaque

WRITERS = ("stories", "feelings", "sayings")
MINDS = HERE / "minds"
CHECKS = MINDS / "checks"
KINDS = ("ideas", "clues", "culture")
ONLY_IDEAS = ("fit3", "names", "language: longer than six words")
BETTER = "language: "

Texts = dict[str, list[str]]
Told = dict[str, list[str] | Texts]


def main() -> None:
    parser = argparse.ArgumentParser(prog="voices.py", description="Makes what writers say of cards a part of their deck.")
    parser.add_argument("deck")
    parser.add_argument("--to", type=Path, help="the deck's folder")
    given = parser.parse_args()
    folder = given.to or DECKS / given.deck
    voices = compiled(given.deck, folder)
    (folder / VOICES).write_bytes(encode(voices))
    (folder / KEPT).write_bytes(EncoderMind().build_voices(voices))
    clues = sum(len(texts) for card in voices.values() for voice in card.values() for texts in voice.clues.values())
    print(f"{len(voices)} cards, {clues} clues, {sum((folder / name).stat().st_size for name in (VOICES, KEPT)) / 1e6:.1f} MB")


def compiled(deck: str, folder: Path) -> Voices:
    """What the writers say of the cards that the deck has, by the ids of the cards."""
    ids = {card.id for card in decode((folder / MANIFEST).read_bytes()).cards}
    told = {(writer, opaque(deck, path.stem)): _read(writer, path) for writer, path in _sources(deck) if opaque(deck, path.stem) in ids}
    doubles = _doubles(told)
    voices: Voices = {}
    for (writer, card), words in sorted(told.items(), key=lambda item: (item[0][1], WRITERS.index(item[0][0]))):
        voices.setdefault(card, {})[writer] = _voice(words, doubles)
    return voices


def _sources(deck: str) -> Iterator[tuple[str, Path]]:
    return ((writer, path) for writer in WRITERS for path in sorted((MINDS / writer / deck).glob("*.json")))


def _read(writer: str, path: Path) -> Told:
    words = json.loads(path.read_text())
    check = json.loads((CHECKS / path.parent.name / path.name).read_text())
    for code in LANGUAGES:
        _mend(words, check, writer, code)
    seen = [thing for thing in words["seen"] if thing not in check["seen_wrong"]]
    return {"seen": _each(seen, "en"), **{kind: {code: _each(words[kind][code], code) for code in LANGUAGES} for kind in KINDS}}


def _mend(words: dict, check: dict, writer: str, code: str) -> None:
    weak = check["weak"].get(writer, {}).get(code, {})
    good = []
    for clue in words["clues"][code]:
        fault = weak.get(clue)
        if fault is None:
            good.append(clue)
        elif fault in ONLY_IDEAS:
            words["ideas"][code].append(clue)
        elif better := fault.removeprefix(BETTER) if fault.startswith(BETTER) else "":
            good.append(better)
    words["clues"][code] = good
    words["culture"][code] = [title for title in words["culture"][code] if title not in check["culture_wrong"].get(code, ())]


def _each(texts: list[str], code: str) -> list[str]:
    """Every text once, with single spaces."""
    tidy = (" ".join(normalize("NFC", text).split()).replace("'", "’") for text in texts)
    return [_spaced(text, code) for text in {normalised(text): text for text in tidy if normalised(text)}.values()]


def _spaced(text: str, code: str) -> str:
    """As the language sets its marks."""
    if code != "fr":
        return text
    return re.sub(r" ?:(?!\S)", "\u00a0:", re.sub(r"(?<![?!;]) ?([?!;])", "\u202f\\1", text))


def _doubles(told: dict[tuple[str, str], Told]) -> frozenset[tuple[str, str]]:
    """The clues that are there for more than one card, by their languages."""
    each = {(code, normalised(clue), card) for (_, card), words in told.items() for code in LANGUAGES for clue in words["clues"][code]}
    return frozenset(key for key, cards in Counter((code, clue) for code, clue, _ in each).items() if cards > 1)


def _voice(words: Told, doubles: frozenset[tuple[str, str]]) -> Voice:
    ideas, clues = {}, {}
    for code in LANGUAGES:
        main = f"{words['seen'][0]} {thing_called(words['seen'][0], code) or ''}"
        fit = [clue for clue in words["clues"][code] if not names(clue, main) and (code, normalised(clue)) not in doubles]
        clues[code] = tuple(fit)
        ideas[code] = tuple(_each([*words["ideas"][code], *(clue for clue in words["clues"][code] if clue not in fit)], code))
    return Voice(tuple(words["seen"]), ideas, clues, {code: tuple(words["culture"][code]) for code in LANGUAGES})


if __name__ == "__main__":
    main()
