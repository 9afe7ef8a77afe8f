"""What a host may choose for a table: the options of every table, and those of its game."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, defstruct, inspect
from msgspec.structs import asdict, fields, replace

from reverie.games import GAMES
from reverie.games.errors import IllegalMove
from reverie.games.game import AnyGame
from reverie.languages import Language

__all__ = [
    "COMMON",
    "TALK",
    "CommonOptions",
    "Language",
    "OptionView",
    "Options",
    "again",
    "configure",
    "default_options",
    "describe",
    "for_another_game",
    "game_options",
    "shown",
]


LONGEST_TIMER = 3600


class CommonOptions(Struct, frozen=True):
    """Those of every game."""

    deck: Annotated[str, Meta(min_length=1, max_length=200)] = "dreams"
    language: Language = "en"
    public: bool = False
    research: bool = False
    """Whether the games may be exported for research, without names."""
    timer: Annotated[int, Meta(ge=0, le=LONGEST_TIMER)] = 0
    late: bool = True
    """Whether a latecomer may take the seat of a bot during a game."""
    chat: bool = True
    reactions: bool = True
    seed: Annotated[str, Meta(min_length=1, max_length=200)] | UnsetType = UNSET


def _of_games() -> list[tuple[str, Any, Any]]:
    """A field for each option of a game, unset where the game has no such option.

    Its bounds are the game's own, and hold for what is chosen: what was chosen once can be read
    for ever.
    """
    types: dict[str, Any] = {}
    for game in GAMES.values():
        types |= get_type_hints(game.options)
    return [(name, type_ | UnsetType, UNSET) for name, type_ in types.items()]


if TYPE_CHECKING:
    Options = CommonOptions
else:
    Options = defstruct("Options", _of_games(), bases=(CommonOptions,), frozen=True)

TALK = ("chat", "reactions")
"""Those that the host may change at any time."""
COMMON = tuple(field.name for field in fields(CommonOptions))
TYPES = get_type_hints(CommonOptions, include_extras=True)


class OptionView(Struct, frozen=True, omit_defaults=True):
    """An option as a client may offer it."""

    type: Literal["boolean", "integer", "string", "array"]
    default: Any
    min: int | None = None
    """The least number; of a string the fewest characters, of an array the fewest items."""
    max: int | None = None
    choices: tuple[str, ...] = ()
    """Where only these are taken."""


def describe(game: AnyGame, *, open_seeds: bool) -> dict[str, OptionView]:
    """What can be chosen for a game, with bounds and defaults."""
    chosen = default_options(game)
    types = TYPES | get_type_hints(game.options, include_extras=True)
    names = (name for name in types if name != "seed" or open_seeds)
    return {name: _describe(types[name], getattr(chosen, name)) for name in names}


def _describe(type_: Any, default: Any) -> OptionView:
    info = inspect.type_info(type_)
    if isinstance(info, inspect.UnionType):  # a seed, or none
        info = next(part for part in info.types if isinstance(part, inspect.StrType))
    default = None if default is UNSET else default
    match info:
        case inspect.BoolType():
            return OptionView("boolean", default)
        case inspect.IntType():
            return OptionView("integer", default, info.ge, info.le)
        case inspect.LiteralType():
            return OptionView("string", default, choices=tuple(map(str, info.values)))
        case inspect.StrType():
            return OptionView("string", default, info.min_length, info.max_length)
        case inspect.VarTupleType():
            return OptionView("array", default, info.min_length, info.max_length)
    raise TypeError(f"an option cannot be of the type {type_}")


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
    chosen = replace(options, **changes)
    try:
        return replace(chosen, **asdict(game.check(game_options(game, chosen))))
    except ValueError as error:
        raise IllegalMove("bad_options", f"{str(error).removesuffix('.')}.") from None


def _value(name: str, value: Any, type_: Any) -> Any:
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        raise _bad(name, str(error)) from None


def for_another_game(game: AnyGame, options: Options) -> Options:
    """What every game knows stays as it is chosen."""
    common = {name: getattr(options, name) for name in COMMON}
    return replace(default_options(game), **common)


def again(game: AnyGame, options: Options) -> Options:
    """The options of a rematch."""
    return replace(options, **asdict(game.again(game_options(game, options))))


def shown(options: Options) -> Options:
    """What everybody may know: whoever knows the seed knows the piles."""
    return options if options.seed is UNSET else replace(options, seed=UNSET)


def game_options(game: AnyGame, options: Options) -> Any:
    """The part of the options that the game itself knows."""
    chosen = {field.name: getattr(options, field.name) for field in fields(game.options)}
    # A table that was opened before there was an option has none.
    return game.options(**{name: value for name, value in chosen.items() if value is not UNSET})


def _bad(name: str, why: str) -> IllegalMove:
    return IllegalMove("bad_options", f"{name}: {why.removesuffix('.')}.")
