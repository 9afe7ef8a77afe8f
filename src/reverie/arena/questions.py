"""What judges with eyes are asked: a page to look at, and a file for their answers."""

from base64 import b64encode
from html import escape
from pathlib import Path

import msgspec

from reverie.arena.judging import METHOD, PROMPT, Answer, Item, Judge, Judging, check, items
from reverie.arena.shelf import Shelf

STYLE = """
body{font:18px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:#241a3a;background:#fbf7ee}ol{display:grid;grid-template-columns:repeat(5,1fr);gap:.75rem;padding:0;
list-style:none}figure{margin:0}img{width:100%;border-radius:8px;display:block}
figcaption{text-align:center}section{break-after:page;margin-block:3rem}
"""


def write_questions(folder: Path, cards: Shelf, language: str) -> int:
    """Raises BadSpec where the deck has not the cards that are asked about."""
    some = items()
    answers = tuple(Answer(item.clue["en"]) for item in some)
    judge = Judge("who you are", "person", answers)
    blank = Judging(some, (judge,), METHOD)
    check(blank, cards.cards)
    folder.mkdir(parents=True, exist_ok=True)
    body = msgspec.json.encode(msgspec.to_builtins(blank) | {"judges": [_form(judge)]})
    (folder / "answers.json").write_bytes(msgspec.json.format(body, indent=1))
    parts = [_question(item, at, cards, language) for at, item in enumerate(some, 1)]
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Questions for judges</title><style>{STYLE}</style>{''.join(parts)}</html>"
    )
    (folder / "questions.html").write_text(page, "utf-8")
    return len(some)


def _form(judge: Judge) -> dict[str, object]:
    answers = [{"clue": answer.clue, "raw": ""} for answer in judge.answers]
    return {"name": judge.name, "kind": judge.kind, "prompt": judge.prompt, "answers": answers}


def _question(item: Item, at: int, cards: Shelf, language: str) -> str:
    """The pictures by their numbers, and nothing that is told of them."""
    shown = cards.shown(language)
    clue = item.told(language)
    figures = "".join(
        f'<li><figure><img src="data:image/webp;base64,'
        f'{b64encode(shown.picture(card, small=True)).decode()}" alt="{number}">'
        f"<figcaption>{number}</figcaption></figure></li>"
        for number, card in enumerate(item.cards, 1)
    )
    asked = PROMPT.format(clue=clue, count=len(item.cards))
    return (
        f"<section><h2>{at}. {escape(clue)}</h2><p>{escape(asked)}</p><ol>{figures}</ol></section>"
    )
