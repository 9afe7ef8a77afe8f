"""Plots of what ``growth`` has measured: ``python -m benchmarks.scale.plots FIGURES FOLDER``."""

import json
import math
import sys
from pathlib import Path
from statistics import median

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 560, 320, 62, 34, 130, 46
PARTS = {"worker": "#6d4aff", "database": "#2a9d8f", "bus": "#e76f51"}
NAMES = {"worker": "workers", "database": "PostgreSQL", "bus": "NATS"}
APART = 36
"""So far are the names below from each other, so that they can be read."""
Points = list[tuple[float, float]]


def points(figures: dict[str, list[dict[str, float]]], axis: str, part: str) -> Points:
    """Microseconds of a part, over what is in the name after the sign."""
    return [
        (float(name.partition("=")[2]), 1e6 * median(cost[part] for cost in costs))
        for name, costs in figures.items()
        if name.startswith(f"{axis}=")
    ]


def plot(title: str, axis: str, lines: dict[str, Points], *, logarithmic: bool) -> str:
    xs = [x for line in lines.values() for x, _ in line]
    most = _round_up(max(y for line in lines.values() for _, y in line))
    across = math.log if logarithmic else float
    low, high = across(min(xs)), across(max(xs))

    def place(x: float, y: float) -> tuple[float, float]:
        right = LEFT + (across(x) - low) / (high - low) * (WIDTH - LEFT - RIGHT)
        return right, HEIGHT - BOTTOM - y / most * (HEIGHT - TOP - BOTTOM)

    drawn = [f'<text x="{LEFT}" y="20" class="title">{title}</text>']
    for step in range(5):
        y = most * step / 4
        _, down = place(xs[0], y)
        drawn.append(f'<path d="M{LEFT} {down:.1f}H{WIDTH - RIGHT}" class="grid"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{down + 4:.1f}" class="left">{y:g}</text>')
    last = -math.inf
    for x in sorted({*xs}):
        right, _ = place(x, 0)
        if right - last >= APART:
            at = f'x="{right:.1f}" y="{HEIGHT - BOTTOM + 18}"'
            drawn.append(f'<text {at} class="mid">{x:g}</text>')
            last = right
    middle = (LEFT + WIDTH - RIGHT) / 2
    drawn.append(f'<text x="{middle}" y="{HEIGHT - 8}" class="mid">{axis}</text>')
    for part, line in lines.items():
        placed = [place(*point) for point in sorted(line)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
        drawn.append(f'<polyline points="{path}" stroke="{PARTS[part]}"/>')
        drawn += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{PARTS[part]}"/>' for x, y in placed
        ]
        end, down = placed[-1]
        drawn.append(f'<text x="{end + 8:.1f}" y="{down + 4:.1f}">{NAMES[part]}</text>')
    style = (
        "text{font:12px system-ui,sans-serif;fill:#444}.title{font-weight:600}"
        ".left{text-anchor:end}.mid{text-anchor:middle}.grid{stroke:#ddd}polyline{fill:none;stroke-width:2}"
    )
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    ground = '<rect width="100%" height="100%" fill="#fff"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{style}</style>{ground}'
    return head + "\n" + "\n".join(drawn) + "\n</svg>\n"


def _round_up(value: float) -> float:
    step = 10.0 ** math.floor(math.log10(value))
    return next(step * factor for factor in (1.0, 2.0, 4.0, 8.0, 10.0) if step * factor >= value)


def main() -> None:
    source, folder = map(Path, sys.argv[1:3])
    figures = json.loads(source.read_text())
    for axis, logarithmic in (("tables", True), ("players", False), ("length", False)):
        lines = {part: points(figures, axis, part) for part in PARTS}
        if lines["worker"]:
            title = "CPU of a move in microseconds, two workers, closed loop"
            drawn = plot(title, AXES[axis], lines, logarithmic=logarithmic)
            (folder / f"{axis}.svg").write_text(drawn)


AXES = {"tables": "tables", "players": "players at a table", "length": "changes at a table before"}

if __name__ == "__main__":
    main()
