"""Environments for research: PettingZoo, Gymnasium and OpenSpiel. ``pip install reverie[envs]``.

``reverie.envs.stella_v0``, ``odyssey_v0``, ``party_v0`` and ``team_v0`` are for PettingZoo,
``reverie.envs.single`` for Gymnasium, ``reverie.envs.openspiel`` for OpenSpiel.
"""
