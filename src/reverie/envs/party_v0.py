"""Odyssey Party for PettingZoo: ``env`` one agent after another, ``parallel_env`` all at once."""

from typing import Any

from pettingzoo.utils import wrappers

from reverie.envs.aec import TogetherEnv, TurnsEnv

PLAYERS = 6


def env(players: int = PLAYERS, **options: Any) -> Any:
    """With a wrapper that tells of calls in a wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(players, **options))


def raw_env(players: int = PLAYERS, **options: Any) -> TurnsEnv:
    return TurnsEnv("party", players, **options)


def parallel_env(players: int = PLAYERS, **options: Any) -> TogetherEnv:
    return TogetherEnv("party", players, **options)
