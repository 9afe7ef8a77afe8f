"""Structured logs. No token, clue, hand, slate or vote is ever written to them."""

import logging
import sys

import structlog

from reverie.app.settings import LogLevel


def configure_logs(level: LogLevel) -> None:
    """For people where somebody is looking, JSON lines otherwise."""
    number = getattr(logging, level.upper())
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, format="%(message)s")
    # It warns of every call that is none, and a stranger may send many.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            # Its own way to show errors shows local variables, too, and so hands and tokens.
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
            if sys.stderr.isatty()
            else structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
