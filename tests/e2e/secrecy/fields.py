"""A field that is not listed may hold anything: it is taken for a leak."""

from collections.abc import Iterator

from tests.e2e.secrecy.allowed import (
    ANSWERS,
    CAN,
    EVENING,
    FRAMES,
    NEWS,
    ODYSSEY,
    PLAYED,
    SEAT,
    STELLA,
    VIEW,
)
from tests.e2e.secrecy.listener import Message, strangers


def unknown_fields(message: Message) -> Iterator[str]:
    """A field that is not listed may hold anything."""
    kind = message.get("type")
    allowed = FRAMES.get(kind, set()) if kind else ANSWERS
    yield from strangers("a message", message, allowed)
    view = message.get("view")
    if view is None:
        return
    yield from strangers("a view", view, VIEW)
    evening = view.get("evening", {})
    yield from strangers("the evening", evening, EVENING)
    for game in evening.get("games", ()):
        yield from strangers("a game of the evening", game, PLAYED)
    for seat in view["seats"]:
        yield from strangers("a seat", seat, SEAT)
    if view["play"]:
        allowed = STELLA if view["play"]["kind"] == "stella" else ODYSSEY
        yield from strangers("the play", view["play"], allowed)
    for can in view["can"]:
        yield from strangers("can", can, CAN.get(can["type"], set()))
    for news in message.get("news", ()):
        yield from strangers("news", news, NEWS.get(news["what"], set()))
