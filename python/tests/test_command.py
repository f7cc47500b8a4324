"""Where the program is found."""

import contextlib
import os
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from moonrise_env import MoonriseError
from moonrise_env.games import default_command


@contextlib.contextmanager
def elsewhere() -> Iterator[Path]:
    """An empty folder, with this package installed apart from a checkout, and nothing on the path."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as name, mock.patch("moonrise_env.games.__file__", "/a/b/c/games.py"):
        folder = Path(name).resolve()
        os.chdir(folder)
        try:
            with mock.patch.dict(os.environ, {"PATH": str(folder / "nothing")}):
                os.environ.pop("MOONRISE_ENV_COMMAND", None)
                yield folder
        finally:
            os.chdir(before)


class CommandTest(unittest.TestCase):
    def test_the_program_is_found_in_a_folder_above(self) -> None:
        with elsewhere() as folder:
            program = folder / "node_modules" / ".bin" / "moonrise"
            program.parent.mkdir(parents=True)
            program.touch(mode=0o755)
            below = folder / "study" / "first"
            below.mkdir(parents=True)
            os.chdir(below)
            self.assertEqual(default_command(), [str(program), "env"])

    def test_without_the_program_the_error_says_what_to_do(self) -> None:
        with elsewhere(), self.assertRaisesRegex(MoonriseError, "@moonrise/cli is installed.*MOONRISE_ENV_COMMAND"):
            default_command()
        with elsewhere(), mock.patch.dict(os.environ, {"MOONRISE_ENV_COMMAND": '"my node" x.mjs env'}):
            self.assertEqual(default_command(), ["my node", "x.mjs", "env"])


if __name__ == "__main__":
    unittest.main()
