"""Golden playthroughs: whole games as plain text, for people to read and for a test to compare.

``python -m tests.golden.record`` writes them again.
"""

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from reverie.games import GAMES
from tests.games.properties.play import Play, Step
from tests.golden.choices import next_move
from tests.golden.scenes import CARDS, SCENES, Scene
from tests.golden.words import listed, said, told

FOLDER = Path(__file__).parent / "playthroughs"
WIDTH = 110
LABEL = 16


def path(scene: Scene) -> Path:
    return FOLDER / f"{scene.name}.txt"


def playthrough(scene: Scene) -> str:
    """The text of a whole game."""
    play = Play(GAMES[scene.game], scene.setup())
    lines = [*_title(scene, play), *_phase(play, {}, 0)]
    phases = 1
    public = _fields(play, None)
    while play.now.phase != "over":
        before = play.now
        play.make(*next_move(play, scene.seed))
        lines.append(_move(len(play.steps), play.steps[-1]))
        if play.now.phase != before.phase:
            lines += _phase(play, public, phases % scene.players)
            public = _fields(play, None)
            phases += 1
    return "\n".join([*lines, *_end(play), ""])


def _title(scene: Scene, play: Play) -> Iterator[str]:
    title = f"{scene.game} for {scene.players}"
    yield from (title, "=" * len(title), "")
    yield f"seed     {scene.seed}"
    cards = "on a real table" if scene.real_cards else f"{CARDS[0]} to {CARDS[-1]}"
    yield f"cards    {cards}"
    yield f"options  {_json(play.game.options(**scene.options))}"
    yield f"seats    {listed('bot' if bot else 'person' for bot in play.start.bots)}"
    for name in ("first_scout", "words", "hands"):
        if hasattr(play.start, name):
            yield from _wrapped(name, _json(getattr(play.start, name)))


def _move(number: int, step: Step) -> str:
    happened = "; ".join(told(event) for event in step.events)
    return f"{number:4}. seat {step.seat:<3}{said(step.move):32} → {happened}"


def _phase(play: Play, before: dict[str, Any], seat: int) -> Iterator[str]:
    """What has become public with a new phase, and what one of the seats knows besides."""
    public = _fields(play, None)
    news = {key: value for key, value in public.items() if before.get(key, ...) != value}
    own = {key: value for key, value in _fields(play, seat).items() if public[key] != value}
    yield f"\n-- {_when(public)}: {public['phase']} ".ljust(60, "-")
    yield from _wrapped("everybody sees", _pairs(news))
    yield from _wrapped(f"seat {seat} also", _pairs(own))
    yield from _wrapped(f"seat {seat} can", _json(play.game.can(play.now, seat)))


def _when(public: dict[str, Any]) -> str:
    return f"round {public['round']}" if "round" in public else f"turn {public['turn']}"


def _end(play: Play) -> Iterator[str]:
    view = play.game.view(play.now, None)
    yield "\nIn the end"
    yield f"  totals   {listed(view.totals)}"
    yield f"  winners  {listed(view.winners)}"


def _fields(play: Play, seat: int | None) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(play.game.view(play.now, seat))
    return fields


def _pairs(fields: dict[str, Any]) -> str:
    return " · ".join(f"{key} {_json(value)}" for key, value in fields.items()) or "nothing"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode().replace('",', '", ').replace("],", "], ")


def _wrapped(label: str, text: str) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=f"   {label:{LABEL}}",
        subsequent_indent=" " * (LABEL + 3),
        break_on_hyphens=False,
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for scene in SCENES:
        path(scene).write_text(playthrough(scene), encoding="utf-8")


if __name__ == "__main__":
    main()
