"""Finds the bot in a file of Python."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from reverie.client.bot import Chooses


class NoBot(ValueError):
    """There is no bot in this file, or there are several."""


def load_bot(path: Path, name: str | None = None) -> type[Chooses]:
    """The class with a method ``choose`` in the file; by its name where there are several.

    The file is run: it is a program of the user's own.
    """
    if not path.is_file():
        raise NoBot(f"{path}: there is no such file.")
    spec = spec_from_file_location(f"reverie_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise NoBot(f"{path}: this is no file of Python.")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    found = {
        thing.__name__: thing
        for thing in vars(module).values()
        if isinstance(thing, type)
        and thing.__module__ == spec.name
        and callable(getattr(thing, "choose", None))
    }
    if name is not None:
        found = {name: found[name]} if name in found else {}
    if len(found) != 1:
        what = "no class" if not found else f"several classes ({', '.join(found)})"
        raise NoBot(f"{path}: {what} with a method “choose”.")
    return next(iter(found.values()))
