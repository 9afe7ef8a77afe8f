"""Which store a URL means: ``sqlite:///path/to/file.db`` or ``postgresql://user@host/database``."""

from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
SECRETS = {"password", "sslpassword"}


class BadUrl(ValueError):
    def __init__(self, url: str) -> None:
        forms = f"{SQLITE}path/to/file.db, or of {POSTGRES[0]}user@host/database"
        super().__init__(f"{shown(url)!r} is not of the form {forms}")


def check_url(url: str) -> None:
    if not is_sqlite(url) and not url.startswith(POSTGRES):
        raise BadUrl(url)
    try:
        urlsplit(url).port  # noqa: B018 - which is where a number is looked for
    except ValueError:
        raise BadUrl(url) from None


def is_sqlite(url: str) -> bool:
    return url.startswith(SQLITE)


def sqlite_path(url: str) -> Path:
    """The file that ``sqlite:///path/to/file.db`` names."""
    if not is_sqlite(url):
        raise BadUrl(url)
    return Path(url.removeprefix(SQLITE))


def has_password(url: str) -> bool:
    if is_sqlite(url):
        return False
    return ("@" in url and ":" in _user(url)) or bool(SECRETS & {name for name, _ in _query(url)})


def shown(url: str) -> str:
    """As it may be shown: without a password, and without a query, which may hold one."""
    if is_sqlite(url):
        return url
    scheme, _, rest = url.partition("://")
    rest = rest.partition("?")[0]
    if "@" not in rest:
        return f"{scheme}://{rest}"
    user, _, place = rest.rpartition("@")
    return f"{scheme}://{user.partition(':')[0]}@{place}"


def _user(url: str) -> str:
    return url.partition("://")[2].partition("?")[0].rpartition("@")[0]


def _query(url: str) -> list[tuple[str, str]]:
    return parse_qsl(url.partition("?")[2], keep_blank_values=True)
