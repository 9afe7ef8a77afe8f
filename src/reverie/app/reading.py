"""Lets the bots read an imported deck, and keeps what they made of it."""

import asyncio
from itertools import islice

from reverie.app.row import Unable
from reverie.app.thinking import Thinking
from reverie.bots.vectors import Vectors, pack, texts_of_deck
from reverie.bots.wire import Embed, Embedded
from reverie.decks.library import Library

A_PAGE = 32
"""So many texts are read before the bots of some table get a turn."""


async def read_deck_for_bots(thinking: Thinking, library: Library, deck: str) -> None:
    """Without the encoder nothing is kept; bots read such a deck when they play with it."""
    try:
        texts = texts_of_deck(await asyncio.to_thread(library.get, deck))
        model, rows = "", []
        left = iter(texts)
        while page := tuple(islice(left, A_PAGE)):
            reply = await thinking.ask(Embed(page))
            if not isinstance(reply, Embedded) or not reply.values:
                return
            model = reply.model
            rows.append(reply.values)
        packed = pack(Vectors(model, texts, b"".join(rows)))
        await asyncio.to_thread(library.keep_vectors, deck, packed)
    except (LookupError, Unable):
        return
