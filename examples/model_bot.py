"""A bot that asks a model: reverie bot run examples/model_bot.py --table CODE

Any server that speaks OpenAI's chat protocol will do. Where it is and which model to ask are in the
environment: OPENAI_BASE_URL (as https://example.com/v1), OPENAI_API_KEY, OPENAI_MODEL. The model is
shown the pictures, never the texts about them.
"""

import base64
import json
import os
import re
from collections.abc import Sequence
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from reverie.client import (
    BlindTell,
    Bot,
    CanGive,
    CanMark,
    CanPassPen,
    CanShow,
    CanTell,
    CanVote,
    ColouredVote,
    Give,
    Mark,
    Move,
    Offer,
    PassPen,
    Show,
    Tell,
    View,
    Vote,
    any_move,
)

TELL = (
    "You are the storyteller of a game of pictures. Choose one picture, and a short clue for it"
    " that some of the other players will understand, but not all. Answer with JSON alone:"
    ' {"picture": 1, "clue": "..."}'
)
TELL_BLIND = (
    "Make up a short clue that pictures could illustrate; you see none of them."
    ' Answer with JSON alone: {"clue": "..."}'
)
CHOOSE = (
    "The clue is “{clue}”. Choose the {count} of these pictures that fit it best, the best first."
    ' Answer with JSON alone: {{"pictures": [1]}}'
)
SECONDS = 60


class Model(Bot):
    def __init__(self) -> None:
        self.address = os.environ["OPENAI_BASE_URL"].rstrip("/")
        self.key = os.environ.get("OPENAI_API_KEY", "")
        self.model = os.environ.get("OPENAI_MODEL", "gpt-4o-mini")
        self.price = float(os.environ.get("OPENAI_PRICE", "0"))  # of a million tokens
        self.tokens = 0
        self.chance = Random()

    @property
    def cost(self) -> float:
        return self.price * self.tokens / 1e6

    def choose(self, view: View, can: Sequence[Offer]) -> Move | None:
        play = view.play
        for offer in reversed(can):
            match offer:
                case CanPassPen():
                    return PassPen()
                case CanMark():
                    marked = self.best(play.clue, play.grid, 5)
                    return Mark(cards=tuple(sorted(marked)))
                case CanShow():
                    grid = [play.grid[at] for at in offer.choices]
                    return Show(card=offer.choices[self.best(play.clue, grid, 1)[0]])
                case CanTell():
                    return self.tell(offer)
                case CanGive():
                    best = self.best(play.clue, offer.choices, offer.min)
                    return Give(cards=tuple(offer.choices[at] for at in best))
                case CanVote():
                    images = [play.images[image] for image in offer.choices]
                    best = offer.choices[self.best(play.clue, images, 1)[0]]
                    if offer.red:
                        return ColouredVote(images=(best,), red=self.chance.choice(offer.red))
                    return Vote(images=(best,))
        return any_move(can, self.chance)

    def tell(self, offer: CanTell) -> Move:
        if not offer.choices:
            return BlindTell(clue=self.clue(self.ask(TELL_BLIND, ())))
        answer = self.ask(TELL, offer.choices)
        at = self.places([answer.get("picture")], len(offer.choices), 1)[0]
        return Tell(card=offer.choices[at], clue=self.clue(answer))

    def best(self, clue: str | None, cards: Sequence[str], count: int) -> list[int]:
        """The places of so many cards that fit the clue best."""
        if clue is None:  # it was said aloud
            return self.chance.sample(range(len(cards)), count)
        answer = self.ask(CHOOSE.format(clue=clue, count=count), cards)
        return self.places(answer.get("pictures"), len(cards), count)

    def places(self, told: Any, cards: int, count: int) -> list[int]:
        """What the model has chosen, filled up by chance where it has chosen too little."""
        listed = told if isinstance(told, list) else []
        chosen = [n - 1 for n in listed if isinstance(n, int) and 1 <= n <= cards]
        rest = self.chance.sample(range(cards), cards)
        return list(dict.fromkeys([*chosen, *rest]))[:count]

    def clue(self, answer: dict[str, Any]) -> str:
        return str(answer.get("clue") or "").strip()[:200] or "Something"

    def ask(self, question: str, cards: Sequence[str]) -> dict[str, Any]:
        content: list[dict[str, Any]] = [{"type": "text", "text": question}]
        for number, card in enumerate(cards, 1):
            picture = base64.b64encode(self.cards.picture(card)).decode()
            content.append({"type": "text", "text": f"Picture {number}:"})
            url = {"url": f"data:image/webp;base64,{picture}"}
            content.append({"type": "image_url", "image_url": url})
        body = {"model": self.model, "messages": [{"role": "user", "content": content}]}
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.key}"}
        address = f"{self.address}/chat/completions"
        request = Request(address, json.dumps(body).encode(), headers)
        with urlopen(request, timeout=SECONDS) as reply:
            told = json.load(reply)
        self.tokens += told.get("usage", {}).get("total_tokens", 0)
        return read_json(told["choices"][0]["message"]["content"])


def read_json(text: str) -> dict[str, Any]:
    """The first object in an answer; nothing where there is none."""
    found = re.search(r"\{.*\}", text, re.DOTALL)
    try:
        told = json.loads(found[0]) if found else {}
    except json.JSONDecodeError:
        return {}
    return told if isinstance(told, dict) else {}
