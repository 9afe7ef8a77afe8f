"""python -m theatre card NAME... | deck | sheet | cast"""

import argparse

from theatre import press
from theatre.registry import CARDS, load


def main() -> None:
    parser = argparse.ArgumentParser(prog="theatre", description=__doc__)
    parser.add_argument("verb", choices=["card", "deck", "sheet", "cast", "list"])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--final", action="store_true", help="800 x 1200 into masters/")
    args = parser.parse_args()
    load()
    match args.verb:
        case "card":
            for name in args.names:
                print(press.render(name, args.final), flush=True)
        case "deck":
            press.deck(args.final)
        case "sheet":
            names = args.names or sorted(CARDS)
            print(press.sheet(names, press.SHEETS / "contact.png"))
        case "cast":
            from theatre import parade

            for path in parade.render(args.names):
                print(path)
        case "list":
            print("\n".join(sorted(CARDS)))


main()
