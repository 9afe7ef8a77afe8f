"""What Stella hides: slates, counts before the last pen is passed, words to come."""

from collections.abc import Iterator

from tests.e2e.secrecy.allowed import SHOWN
from tests.e2e.secrecy.listener import Message, Own, strangers, strings


def leaks_of_stella(view: Message, own: Own) -> Iterator[str]:
    play = view["play"]
    slate = play["slate"]
    if own.seat is None and slate is not None:
        yield "a spectator has a slate"
    if own.seat is not None and own.played_alone and slate not in own.slates():
        yield f"a slate that they did not mark: {slate}"
    if play["phase"] == "associate":  # S9, S11: until all pens are passed
        for secret in ("counts", "dark", "scout", "reasons"):
            if play[secret] is not None:
                yield f"{secret} while slates are marked"
        if play["shown"] or play["fallen"] or any(play["stars"]):
            yield "what is shown while slates are marked"
    scouts = [can for can in view["can"] if can["type"] == "show"]
    for can in scouts:  # S14
        if not {*can["from"]} <= {*(slate or ())} or play["scout"] != own.seat:
            yield "somebody else's crosses to show"
    for can in view["can"]:
        if can["type"] == "mark" and can["from"] != [*range(15)]:
            yield "a hint at what to mark"
    for shown in play["shown"]:  # S14 to S17: one card at a time, and who marked it
        yield from strangers("what is shown", shown, SHOWN)
        if own.seat is not None and (own.seat in shown["players"]) != (shown["card"] in slate):
            yield "players who did not mark what is shown"


class Clues:
    """Words to come, and the other word of a card: what becomes a clue was in no view before."""

    def __init__(self) -> None:
        self._before: set[str] = set()
        self._clues: set[tuple[str, str]] = set()

    def come(self, view: Message, news: list[Message]) -> Iterator[str]:
        play = view["play"]
        if play is None or play["kind"] != "stella":
            return
        clue = play["clue"]
        if (view["table"], clue) not in self._clues and clue in self._before:
            yield f"the word {clue!r} before its round"
        self._clues.add((view["table"], clue))
        self._before |= strings([{**play, "clue": ""}, news])
