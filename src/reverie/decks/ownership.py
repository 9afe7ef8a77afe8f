"""A deck belongs to whoever has its secret; only the hash of it is kept."""

import hashlib
import hmac
import secrets


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hash_of(secret: str) -> str:
    # 192 random bits need no salt and no slow hash: there is no list to try them from.
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def owns(secret: str, owner: str | None) -> bool:
    return owner is not None and hmac.compare_digest(hash_of(secret), owner)
