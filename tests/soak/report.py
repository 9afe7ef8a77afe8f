"""What a run came to, as text for a terminal and for docs/soak.md."""

from tests.soak.run import Report


def written(report: Report) -> str:
    asked, counts = report.asked, report.counts
    lines = [
        "",
        f"{asked.tables} tables, {sum(report.faults.values())} faults within {asked.seconds:.0f} s"
        f" (seed {asked.seed}); {report.seconds:.0f} s in all",
        "",
        "| fault | times |",
        "|---|--:|",
        *(f"| {kind} | {count} |" for kind, count in report.faults.most_common()),
        "",
        f"- workers started: {report.starts}",
        f"- moves answered: {counts['moves']}, refused: {counts['refused']},"
        f" never answered: {counts['unanswered']}",
        f"- moves that were sent more than once: {counts['repeated']},"
        f" tries after no answer: {report.asked_again}",
        f"- games that came to their end: {counts['games']}, still going on: {report.unfinished}",
        f"- views seen: {counts['views']}, steps of logs compared: {counts['steps']}",
        "",
    ]
    lines += [
        f"workers said: {count} × {what}" for what, count in report.complaints.most_common(12)
    ]
    if report.wrong:
        lines += ["", f"WRONG: {len(report.wrong)}", *report.wrong[:40]]
    else:
        lines += ["", "Nothing was lost."]
    return "\n".join(lines)
