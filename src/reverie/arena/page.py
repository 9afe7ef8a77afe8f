"""The report as one page of HTML: plots as SVG, pictures inside it, nothing from elsewhere."""

from base64 import b64encode
from html import escape
from typing import Any

from reverie.arena.judging import Judging
from reverie.arena.measures import Measure
from reverie.arena.run import Report, Standing
from reverie.arena.shelf import Shelf, shelf
from reverie.arena.worth import Worth
from reverie.client.cards import Cards

STYLE = """
:root{color-scheme:light dark;--ink:#241a3a;--paper:#fbf7ee;--line:#c9bfa5;--gold:#b07a1e}
@media(prefers-color-scheme:dark){:root{--ink:#f1ead8;--paper:#161127;--line:#544a6e;--gold:#e6b65c}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:72rem;
margin:2rem auto;padding:0 1rem}h1,h2,h3{line-height:1.2;font-family:Georgia,serif}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}small{opacity:.75}.wide{overflow-x:auto}
svg text{fill:var(--ink);font:13px system-ui,sans-serif}svg .bar{stroke:var(--gold);stroke-width:2}
svg .dot{fill:var(--gold)}svg .axis{stroke:var(--line)}
.cards{display:flex;flex-wrap:wrap;gap:.5rem}figure{margin:0;width:92px}figure img{width:92px;
border-radius:6px;display:block}figcaption{font-size:.75rem;line-height:1.25}
.told img{outline:3px solid var(--gold)}pre{white-space:pre-wrap}
"""
SHARES = {
    "wins", "told in vain", "found by", "finds", "by chance", "agreement", "in company", "on red",
    "falls", "in the dark", "wrong",
}  # fmt: skip


def as_page(report: Report, cards: Shelf | None = None) -> str:
    spec = report.spec
    shown = (cards or shelf(spec.deck)).shown(spec.language)
    head = f"{spec.game.title()} for {spec.players}: {report.games} games, {spec.deals} deals"
    parts = [
        f"<h1>Arena</h1><p>{escape(head)}, seed “{escape(spec.seed)}”, in {spec.language}.</p>",
        "<h2>Ratings</h2>",
        "<p>Plackett-Luce (openskill); the bar holds 95 of 100 draws of the deals.</p>",
        _ratings(report.standings),
        "<h2>Measures</h2><p>Means, each with its standard error.</p>",
        _table(report.standings),
    ]
    if any(one.judged for one in report.standings):
        parts += ["<h2>Beside judges with eyes</h2>", _judged(report)]
    parts += ["<h2>Time of a decision</h2>", _times(report.standings)]
    if report.wrong:
        parts += ["<h2>What went wrong</h2>", _wrong(report.wrong)]
    parts += ["<h2>Rounds worth reading</h2>", *(_round(one, shown) for one in report.rounds)]
    title = escape(f"Arena: {head}")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style>{''.join(parts)}</html>"
    )


def _ratings(standings: tuple[Standing, ...]) -> str:
    low = min(one.rating.low for one in standings) - 1
    high = max(one.rating.high for one in standings) + 1
    height = 34 * len(standings) + 30

    def at(value: float) -> float:
        return 220 + 520 * (value - low) / (high - low)

    rows = [f'<line class="axis" x1="220" x2="740" y1="{height - 24}" y2="{height - 24}"/>']
    rows += [
        f'<text x="{at(tick):.0f}" y="{height - 8}" text-anchor="middle">{tick:.0f}</text>'
        for tick in _ticks(low, high)
    ]
    for place, one in enumerate(standings):
        y, rating = 34 * place + 20, one.rating
        rows.append(
            f'<text x="210" y="{y + 5}" text-anchor="end">{escape(one.contestant.name)}</text>'
            f'<line class="bar" x1="{at(rating.low):.1f}" x2="{at(rating.high):.1f}" y1="{y}" '
            f'y2="{y}"/><circle class="dot" cx="{at(rating.value):.1f}" cy="{y}" r="5"/>'
            f'<text x="750" y="{y + 5}">{rating.value:.1f}</text>'
        )
    label = "; ".join(f"{one.contestant.name} {one.rating.value:.1f}" for one in standings)
    return (
        f'<svg viewBox="0 0 800 {height}" role="img" aria-label="{escape(label)}">'
        f"{''.join(rows)}</svg>"
    )


def _ticks(low: float, high: float) -> list[float]:
    step = max(1, round((high - low) / 6))
    return [float(tick) for tick in range(int(low) + 1, int(high) + 1, step)]


def _table(standings: tuple[Standing, ...]) -> str:
    names = list(dict.fromkeys(name for one in standings for name in one.measures))
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = "".join(
        f"<tr><td>{escape(one.contestant.name)}</td>"
        + "".join(f"<td>{_told(name, one.measures.get(name))}</td>" for name in names)
        + "</tr>"
        for one in standings
    )
    return f'<div class="wide"><table><tr><th></th>{head}</tr>{rows}</table></div>'


def _told(name: str, measure: Measure | None) -> str:
    if measure is None:
        return ""
    if name in SHARES:
        return f"{measure.value:.0%} <small>± {measure.error:.0%}</small>"
    if name == "different clues":
        return f"{measure.value:.0f} of {measure.count}"
    if name.endswith("seconds"):
        return f"{1000 * measure.value:.1f} ms"
    if name == "cost":
        return f"{measure.value:.5f}"
    return f"{measure.value:.2f} <small>± {measure.error:.2f}</small>"


def _judged(report: Report) -> str:
    standings = report.standings
    rows = "".join(
        f"<tr><td>{escape(one.contestant.name)}</td><td>{one.judged.ndcg:.3f}</td>"
        f"<td>{one.judged.by_chance:.3f}</td><td>{one.judged.top:.0%}</td>"
        f"<td>{one.judged.items}</td></tr>"
        for one in standings
        if one.judged
    )
    head = "<tr><th></th><th>nDCG@3</th><th>by lot</th><th>first choice</th><th>clues</th></tr>"
    return f"{_judges(report.judging)}<table>{head}{rows}</table>"


def _judges(judging: Judging | None) -> str:
    if judging is None:
        return ""
    who = ", ".join(f"{escape(one.name)} ({one.kind})" for one in judging.judges)
    alike = "" if judging.agreement is None else f" Judge by judge: nDCG@3 {judging.agreement:.2f}."
    return f"<p>{escape(judging.method)}</p><p>{who}.{alike} All of it is in the report's JSON.</p>"


def _times(standings: tuple[Standing, ...]) -> str:
    times = [one.measures["seconds"].value * 1000 for one in standings if "seconds" in one.measures]
    longest = max(times, default=1.0) or 1.0
    rows = "".join(
        f'<text x="210" y="{28 * place + 20}" text-anchor="end">'
        f"{escape(one.contestant.name)}</text>"
        f'<rect class="dot" x="220" y="{28 * place + 8}" height="14" '
        f'width="{max(1.0, 440 * time / longest):.1f}"/>'
        f'<text x="{228 + 440 * time / longest:.1f}" y="{28 * place + 20}">{time:.1f} ms</text>'
        for place, (one, time) in enumerate(zip(standings, times, strict=True))
    )
    return f'<svg viewBox="0 0 800 {28 * len(times) + 10}" aria-hidden="true">{rows}</svg>'


def _wrong(wrong: dict[str, int]) -> str:
    return "<ul>" + "".join(f"<li>{n} × {escape(why)}</li>" for why, n in wrong.items()) + "</ul>"


def _round(one: Worth, shown: Cards) -> str:
    play = one.play
    clue = "" if play.get("clue") is None else f" “{escape(str(play['clue']))}”"
    points = ", ".join(
        f"{escape(name)} {score}" for name, score in zip(one.names, one.points, strict=False)
    )
    return (
        f"<h3>{escape(one.title)}:{clue}</h3><p><small>Deal {one.deal + 1}, round {one.number}."
        f" {points}.</small></p>{_cards(one, shown)}"
    )


def _cards(one: Worth, shown: Cards) -> str:
    play = one.play
    figures = []
    for place, card in enumerate(play.get("images") or play.get("grid") or ()):
        told = play.get("owners") is not None and play["owners"][place] == play["storyteller"]
        kind = ' class="told"' if told else ""
        figures.append(
            f"<figure{kind}>{_picture(card, shown)}"
            f"<figcaption>{escape(_caption(one, place))}</figcaption></figure>"
        )
    return f'<div class="cards">{"".join(figures)}</div>'


def _caption(one: Worth, place: int) -> str:
    play: dict[str, Any] = one.play
    if "slates" in play:
        return ", ".join(
            name for name, slate in zip(one.names, play["slates"], strict=True) if place in slate
        )
    votes = [
        name for name, vote in zip(one.names, play["votes"], strict=True) if place in (vote or ())
    ]
    owner = one.names[play["owners"][place]]
    return f"of {owner}" + (f"; votes: {', '.join(votes)}" if votes else "")


def _picture(card: str, shown: Cards) -> str:
    body, alt = b64encode(shown.picture(card)).decode(), escape(shown[card].alt)
    return f'<img src="data:image/webp;base64,{body}" alt="{alt}">' if body else f"<p>{alt}</p>"
