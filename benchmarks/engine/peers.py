"""Random play of other projects' games. They are installed in the benchmark's environment only."""

from importlib import import_module
from random import Random

from msgspec.json import Encoder

from .play import Play

encode = Encoder().encode


def open_spiel(name: str, *, views: bool) -> Play:
    """A game of OpenSpiel's written in Python. A draw of the dealer counts as a move."""
    import_module("open_spiel.python.games")  # registers them
    game = import_module("pyspiel").load_game(name)
    players = range(game.num_players())

    def play(chance: Random) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # Kuhn's deals are equally likely; to weigh them would only cost OpenSpiel time.
                action = chance.choice(state.chance_outcomes())[0]
            else:
                action = chance.choice(state.legal_actions())
            state.apply_action(action)
            moves += 1
            if views:
                for player in players:
                    encode((state.observation_string(player), state.legal_actions(player)))
        return moves

    return play


def petting_zoo(*, views: bool) -> Play:
    """Tic-tac-toe. What is legal is a part of what is observed, so one view is always built."""
    where = import_module("numpy").flatnonzero
    env = import_module("pettingzoo.classic").tictactoe_v3.env()

    def play(chance: Random) -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(chance.choice(where(seen["action_mask"]).tolist()))
            moves += 1
            if views:
                for agent in env.possible_agents:
                    view = env.observe(agent)
                    encode((view["observation"].tolist(), view["action_mask"].tolist()))
        return moves

    return play
