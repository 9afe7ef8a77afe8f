"""Our server with a commit for every move, to see what committing many together gains."""

from reverie.cli import app
from reverie.tables.store import writer

if __name__ == "__main__":
    writer.MOST_TOGETHER = 1
    app()
