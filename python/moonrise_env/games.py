"""A batch of games, played in a ``moonrise env`` process."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from .types import Answer, GameRequest, Move


class MoonriseError(RuntimeError):
    """A request was refused, or the process has ended."""


class Games:
    """Any number of games at once.

    >>> with Games() as games:
    ...     answer = games.reset([{"rules": "classic", "players": 5, "seed": "otter"}])

    ``command`` is the command line of ``moonrise env``. By default it is taken from the variable
    ``MOONRISE_ENV_COMMAND``, else from the folder that this file lies in (a checkout of Moonrise), else from
    the path, else from ``node_modules`` in the current folder or one above it.
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._process = subprocess.Popen(
            list(command or default_command()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def hello(self) -> dict[str, Any]:
        """The version, the rule sets with their roles and options, and the levels of bots."""
        return dict(self._ask({"op": "hello"}))

    def reset(self, games: Iterable[GameRequest], text: bool = False) -> Answer:
        """Begins games; a game is numbered by its place in the list unless it says otherwise."""
        return self._ask({"op": "reset", "games": list(games), "text": text})

    def step(self, moves: Iterable[Move]) -> Answer:
        """Makes moves; those that are refused are in ``errors`` of the answer."""
        return self._ask({"op": "step", "moves": list(moves)})

    def expire(self, games: Iterable[int]) -> Answer:
        """Ends the open phase of these games."""
        return self._ask({"op": "expire", "games": list(games)})

    def close(self) -> None:
        """Ends the process."""
        if self._process.stdin and not self._process.stdin.closed:
            self._process.stdin.close()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

    def __enter__(self) -> Games:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _ask(self, request: dict[str, Any]) -> Answer:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        try:
            stdin.write(json.dumps(request) + "\n")
            stdin.flush()
            line = stdout.readline()
        except (BrokenPipeError, ValueError) as error:
            raise MoonriseError("The process of the games has ended.") from error
        if line == "":
            raise MoonriseError("The process of the games has ended.")
        answer = json.loads(line)
        if "error" in answer:
            raise MoonriseError(answer["error"]["message"])
        return answer


def default_command() -> list[str]:
    """The command line of ``moonrise env`` on this machine."""
    given = os.environ.get("MOONRISE_ENV_COMMAND")
    if given:
        return shlex.split(given)
    checkout = Path(__file__).resolve().parents[2] / "packages" / "cli" / "bin" / "moonrise.mjs"
    if checkout.exists():
        return ["node", str(checkout), "env"]
    program = shutil.which("moonrise") or installed_above(Path.cwd())
    if program is None:
        raise MoonriseError(
            "The program moonrise is not found: run this in a folder where @moonrise/cli is installed or in a built "
            'checkout, or set MOONRISE_ENV_COMMAND, such as "node /path/to/moonrise.mjs env".'
        )
    return [program, "env"]


def installed_above(folder: Path) -> str | None:
    """The program in ``node_modules`` of this folder or of one above it. ``npx`` would also ask a registry."""
    places = (place / "node_modules" / ".bin" for place in (folder, *folder.parents))
    return next((found for place in places if (found := shutil.which("moonrise", path=str(place)))), None)
