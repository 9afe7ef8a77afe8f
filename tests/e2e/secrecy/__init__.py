"""Whether anybody was told what they may not know: docs/rules.md once more, as what may be told.

Nothing of the server's code is used here. What is secret is known from what reached all browsers of
a table together, from what each of them sent and, for seeds, from the server's database; a message
may hold what is listed in `allowed.py`, in the phases where it is public, and nothing else (G1).
"""

from collections.abc import Iterable, Iterator

from tests.e2e.secrecy.fields import unknown_fields
from tests.e2e.secrecy.listener import Listener, Message, Own, strings
from tests.e2e.secrecy.news import leaks_of_news
from tests.e2e.secrecy.odyssey import leaks_of_odyssey
from tests.e2e.secrecy.seeds import seeds_in
from tests.e2e.secrecy.stella import Clues, leaks_of_stella

__all__ = ["Listener", "leaks", "seeds_in"]


def leaks(listeners: list[Listener], seeds: Iterable[str] = ()) -> list[str]:
    """What somebody was told too early, or at all, each once; empty where all is well."""
    table = _Table(listeners, seeds)
    found = (f"{who.name}: {what}" for who in listeners for what in table.leaks_to(who))
    return [*dict.fromkeys(found)]


REAL = "box"
"""The name of cards that lie on a real table, and of their places: no secret to anybody."""


class _Table:
    def __init__(self, listeners: list[Listener], seeds: Iterable[str]) -> None:
        self._tokens = {token: who.name for who in listeners for token in who.tokens}
        self._seeds = {*seeds}
        self._cards: set[str] = set()
        self._hands: dict[tuple[str, int], dict[int, set[str]]] = {}
        """The hand and the given cards of each seat, by table and version."""
        self._replaced: set[tuple[str, int]] = set()
        """Seats that a bot has kept at some time, or for which one may have moved in time."""
        for who in listeners:
            for _, message in who.messages:
                self._learn(message)
        self._cards -= {REAL, *filter(lambda card: card.startswith(f"{REAL}:"), self._cards)}

    def _learn(self, message: Message) -> None:
        if "seed" in message:
            self._seeds.add(message["seed"])
            self._cards |= {*message["setup"]["cards"]}
        for step in message.get("steps", ()):
            hands = (card for hand in step["play"].get("hands", ()) for card in hand)
            self._cards |= {*step["play"].get("grid", ()), *hands}
        view = message.get("view")
        if not view or not view["play"]:
            return
        play = view["play"]
        timed = view["options"].get("timer", 0) > 0
        bots = (seat["seat"] for seat in view["seats"] if timed or seat["bot"])
        self._replaced |= {(view["table"], seat) for seat in bots}
        hand = {*(play.get("hand") or ()), *(play.get("gave") or ())}
        self._cards |= hand | {*play.get("images", ()), *play.get("grid", ())}
        if view["you"] is not None:
            at = self._hands.setdefault((view["table"], view["version"]), {})
            at[view["you"]] = hand

    def leaks_to(self, who: Listener) -> Iterator[str]:
        own = who.tokens
        over: set[str] = set()
        clues = Clues()
        for raw, message in who.messages:
            told = strings(message)
            for token, owner in self._tokens.items():
                if token not in own and token in raw:
                    yield f"the token of {owner}"
            view = message.get("view")
            if view and view["status"] == "over":
                over.add(view["table"])
            if not over and any(seed in raw for seed in self._seeds):
                yield "the seed before the end"
            yield from unknown_fields(message)
            if view:
                yield from self._leaks_of_view(who, message, told)
                yield from clues.come(view, message.get("news", []))

    def _leaks_of_view(self, who: Listener, message: Message, told: set[str]) -> Iterator[str]:
        view, news = message["view"], message.get("news", [])
        play = view["play"]
        if play is None:
            if told & self._cards:
                yield "a card before the start"
            return
        if view["you"] is None and view["can"]:
            yield "a spectator is offered a move"
        own = Own(who, view, alone=(view["table"], view["you"]) not in self._replaced)
        if play["kind"] == "stella":
            known = {*play["grid"]}
            yield from leaks_of_stella(view, own)
        else:
            known = {*(play["hand"] or ()), *(play["gave"] or ()), *play["images"]}
            yield from leaks_of_odyssey(view, own)
            yield from self._others_cards(view)
        if strange := told & self._cards - known:
            yield f"cards that they may not know: {sorted(strange)}"
        yield from leaks_of_news(news, view)

    def _others_cards(self, view: Message) -> Iterator[str]:
        """A hand that is said to be the viewer's own holds nothing of anybody else's."""
        hand = {*(view["play"]["hand"] or ())}
        for seat, cards in self._hands.get((view["table"], view["version"]), {}).items():
            if seat != view["you"] and hand & cards:
                yield f"cards of seat {seat}"
