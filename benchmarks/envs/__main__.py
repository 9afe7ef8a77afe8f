"""Steps a second of every environment, one after another, round after round, in one process."""

from argparse import ArgumentParser
from statistics import median
from time import process_time

from .peers import Play, contestants


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--steps", type=int, default=3000)
    chosen = parser.parse_args()
    plays: dict[tuple[str, str, int], Play] = {}
    for library, name, players, begin in contestants():
        try:
            plays[library, name, players] = begin()
        except ImportError as error:
            print(f"{name} is left out: {error}")
    rates: dict[tuple[str, str, int], list[float]] = {key: [] for key in plays}
    for _ in range(chosen.rounds):
        for key, play in plays.items():
            begun = process_time()
            steps = play(chosen.steps)
            rates[key].append(steps / (process_time() - begun))
    print("| library | environment | players | steps a second | lowest to highest |")
    print("|---|---|--:|--:|---|")
    for (library, name, players), measured in rates.items():
        spread = f"{min(measured):,.0f} to {max(measured):,.0f}"
        print(f"| {library} | {name} | {players} | {median(measured):,.0f} | {spread} |")


if __name__ == "__main__":
    main()
