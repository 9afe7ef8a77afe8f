"""Decisions as rows."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import asdict, replace

from reverie.data.anonymous import Pseudonyms, may_tell_who
from reverie.data.decisions import Decision, FinishedGame, as_json
from reverie.games.stella.state import Stella

Row = dict[str, Any]

COLUMNS: dict[str, tuple[str, str]] = {
    "game_id": ("string", "A game. It means nothing outside this file."),
    "game": ("string", "stella, odyssey, party or team."),
    "deck": ("string", "Of the cards."),
    "language": ("string", "Of the words, and most likely of the clues."),
    "players": ("int32", "How many."),
    "decision": ("int32", "The place of the decision in its game, from 0."),
    "turn": ("int32", "The turn, or in Stella the round, from 1."),
    "phase": ("string", "associate, reveal; tell, give, vote."),
    "seat": ("int32", "Who decides, from 0, clockwise."),
    "kind": ("string", "Who sits there: person, program (somebody's own) or bot (of the house)."),
    "decided_by": (
        "string",
        "Who chose: person, program, bot; or timer, where the time was up and nobody had.",
    ),
    "level": ("string", "Of a bot of the house."),
    "storyteller": ("int32", "The seat; null where there is none yet, and in Stella."),
    "clue": (
        "string",
        "As far as the seat knew it; null where it was said aloud or withheld.",
    ),
    "clue_withheld": (
        "bool",
        "Whether a clue was left out since it might tell who somebody is.",
    ),
    "grid": ("list<string>", "Stella: the fifteen cards."),
    "hand": ("list<string>", "Odyssey, Party, Team: the seat's cards, as far as it saw them."),
    "images": ("list<string>", "The cards on the numbered spaces, in the vote."),
    "own_images": ("list<int32>", "The images that the seat may not vote for."),
    "move": (
        "string",
        "mark, pass_pen, take_pen, flip_word, show; tell, give, defer, volunteer, vote.",
    ),
    "positions": ("list<int32>", "What was marked, shown or voted for, by its place from 0."),
    "cards": ("list<string>", "What was marked, shown, told, given or voted for, by its card."),
    "red": ("int32", "Party: the storyteller's red vote."),
    "told_clue": ("string", "The clue of this very move."),
    "answer": (
        "int32",
        "Odyssey, Team: the storyteller's image. In hindsight.",
    ),
    "points": ("int32", "What the turn or the round brought the seat. In hindsight."),
    "total": ("int32", "The seat's points before the decision."),
    "final": ("int32", "The seat's points at the end. In hindsight."),
    "won": ("bool", "Whether the seat won. In hindsight."),
    "view": ("string", "All that the seat knew, as JSON, as `play` in the protocol."),
}
HINDSIGHT = ("answer", "points", "final", "won")


def rows(game: FinishedGame, ids: Pseudonyms) -> Iterator[Row]:
    end = game.end
    totals = end.totals
    best = max(totals)
    fixed = {
        "game_id": ids.game(game.code, game.number),
        "game": game.rules.name,
        "deck": game.options.deck,
        "language": game.options.language,
        "players": end.players,
    }
    for decision in game.decisions:
        side = decision.seat % len(totals)
        known = _known(game, decision)
        turn = known["turn"]
        yield {
            **fixed,
            **known,
            **_done(game, decision, withheld=known["clue_withheld"]),
            "points": game.points[turn - 1][side],
            "final": totals[side],
            "won": totals[side] == best,
        }


def _known(game: FinishedGame, decision: Decision) -> Row:
    view = asdict(decision.view)
    told = decision.move.get("clue")
    withheld = any(clue and may_tell_who(clue, game.names) for clue in (view["clue"], told))
    if withheld:
        view["clue"] = None
    play = decision.play
    side = decision.seat % len(play.totals)
    is_stella = isinstance(play, Stella)
    shown = replace(decision.view, clue="") if is_stella and withheld else decision.view
    if withheld and not is_stella:
        shown = replace(decision.view, clue=None)
    return {
        "decision": decision.number,
        "turn": view["round"] if is_stella else view["turn"],
        "phase": view["phase"],
        "seat": decision.seat,
        "kind": decision.kind,
        "decided_by": decision.decided_by,
        "level": decision.level,
        "storyteller": view.get("storyteller"),
        "clue": view["clue"],
        "clue_withheld": withheld,
        "grid": view.get("grid"),
        "hand": view.get("hand"),
        "images": view.get("images"),
        "own_images": view.get("own_images"),
        "total": play.totals[side],
        "view": as_json(shown),
    }


def _done(game: FinishedGame, decision: Decision, *, withheld: bool) -> Row:
    move, view = decision.move, decision.view
    positions: tuple[int, ...] | None = None
    cards: tuple[str, ...] | None = None
    match move["type"]:
        case "mark" | "show":
            positions = move["cards"] if "cards" in move else (move["card"],)
            cards = tuple(view.grid[place] for place in positions)
        case "vote":
            positions = move["images"]
            cards = tuple(view.images[place] for place in positions)
        case "give":
            cards = move["cards"]
        case "tell":
            cards = (move["card"],) if "card" in move else None
    return {
        "move": move["type"],
        "positions": positions,
        "cards": cards,
        "red": move.get("red"),
        "told_clue": None if withheld else move.get("clue"),
        "answer": _answer(game, decision),
    }


def _answer(game: FinishedGame, decision: Decision) -> int | None:
    play = decision.play
    if isinstance(play, Stella) or play.phase != "vote" or game.rules.name == "party":
        return None
    assert play.storyteller is not None
    answer: int = play.owners.index(play.storyteller)
    return answer
