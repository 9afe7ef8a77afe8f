"""Table codes, which people read aloud, and tokens, which nobody but their owner may know."""

import hmac
import secrets
from hashlib import sha256

# No look-alikes: neither 0 and O nor 1, I and L, neither 2 and Z, 5 and S, 8 and B nor U and V.
ALPHABET = "ACDEFGHJKMNPQRTVWXY34679"
LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    return "".join(char for char in text.upper() if char.isalnum())


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Of something that is told apart from others, and is no secret."""
    return secrets.token_hex(8)


def new_seed() -> str:
    return secrets.token_hex(32)


def seed_of(chosen: str, game: int) -> str:
    """A chosen seed is that of the first game at a table; every rematch has one made of it."""
    return chosen if game == 1 else digest(f"game {game}:{chosen}")


def digest(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str, other: str) -> bool:
    """Compares two digests in constant time."""
    return hmac.compare_digest(one, other)
