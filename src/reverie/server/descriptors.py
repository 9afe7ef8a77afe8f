"""How many descriptors, and so connections, the system grants this process."""

import errno
import os
import sys

ENOUGH = 65_536
NOBODY_SAYS = 512
"""Where the system tells no bound."""


def are_left() -> bool:
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in (errno.EMFILE, errno.ENFILE)
    return True


if sys.platform == "win32":

    def grant() -> int:
        return NOBODY_SAYS

else:
    import resource

    def grant() -> int:
        """Raises the bound as far as the system lets us, and returns it."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError):  # some systems promise more than they keep
                return soft
        return wanted if soft == resource.RLIM_INFINITY else max(soft, wanted)
