"""All attacks in a row, against one server."""

import importlib
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.attacks.house import House

MOST_AFTER_ALL = 100.0
"""MB over the start."""


def attacks() -> Iterator[tuple[str, Callable[[House], None]]]:
    """Every test of this folder that wants a house and nothing else."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        if file.name == Path(__file__).name:
            continue
        module = importlib.import_module(f"tests.attacks.{file.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_") and list(inspect.signature(test).parameters) == ["house"]:
                yield name, test


def test_one_after_another(house: House) -> None:
    for name, attack in attacks():
        print(name, end=": ")  # noqa: T201 - what the attack found follows
        attack(house)
    assert house.memory() - house.at_first < MOST_AFTER_ALL
