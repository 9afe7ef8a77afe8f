"""What a host may choose for a table."""

from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict, fields, replace

from reverie.decks.words.custom import check_custom_words
from reverie.games.errors import IllegalMove
from reverie.games.game import AnyGame
from reverie.languages import Language
from reverie.tables.shelf import WordCards

__all__ = [
    "COMMON",
    "Language",
    "Options",
    "configure",
    "default_options",
    "game_options",
    "shown",
]


LONGEST_TIMER = 3600


class Options(Struct, frozen=True, omit_defaults=False):
    """Those of every game; the rest is unset where the game does not have it."""

    deck: Annotated[str, Meta(min_length=1, max_length=200)] = "dreams"
    language: Language = "en"
    public: bool = False
    research: bool = False
    """Whether the games may be exported for research, without names."""
    timer: Annotated[int, Meta(ge=0, le=LONGEST_TIMER)] = 0
    seed: Annotated[str, Meta(min_length=1, max_length=200)] | UnsetType = UNSET
    discovery: bool | UnsetType = UNSET
    custom_words: tuple[tuple[str, str], ...] | UnsetType = UNSET
    target: int | UnsetType = UNSET
    laps: int | UnsetType = UNSET


COMMON = ("deck", "language", "public", "research", "timer", "seed")
TYPES = get_type_hints(Options, include_extras=True)


def default_options(game: AnyGame) -> Options:
    return Options(**asdict(game.options()))


def configure(
    game: AnyGame, options: Options, given: dict[str, Any], *, open_seeds: bool
) -> Options:
    """The options with some of them changed; a bad one is refused by its name."""
    of_game = get_type_hints(game.options, include_extras=True)
    changes = {}
    for name, value in given.items():
        if name not in COMMON and name not in of_game:
            raise _bad(name, "there is no such option in this game")
        if name == "seed" and not open_seeds:
            raise _bad(name, "this server chooses the seeds itself")
        changes[name] = _value(name, value, of_game.get(name) or TYPES[name])
    return replace(options, **changes)


def _value(name: str, value: Any, type_: Any) -> Any:
    try:
        if name == "custom_words":
            # Words are measured as they will be shown.
            value = check_custom_words(msgspec.convert(value, WordCards))
        return msgspec.convert(value, type_)
    except (msgspec.ValidationError, ValueError) as error:
        raise _bad(name, str(error)) from None


def shown(options: Options) -> Options:
    """What everybody may know: whoever knows the seed knows the piles."""
    return options if options.seed is UNSET else replace(options, seed=UNSET)


def game_options(game: AnyGame, options: Options) -> Any:
    """The part of the options that the game itself knows."""
    return game.options(
        **{field.name: getattr(options, field.name) for field in fields(game.options)}
    )


def _bad(name: str, why: str) -> IllegalMove:
    return IllegalMove("bad_options", f"{name}: {why.removesuffix('.')}.")
