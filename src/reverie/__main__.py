"""``python -m reverie`` is ``reverie``."""

from reverie.cli import app

app()
