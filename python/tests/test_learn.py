"""The learning example beats random play."""

import sys
import unittest
from pathlib import Path

try:
    import numpy  # noqa: F401
except ImportError:
    numpy = None

from moonrise_env import Games

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))


@unittest.skipIf(numpy is None, "numpy is not installed")
class LearnTest(unittest.TestCase):
    def test_it_beats_random_play_after_a_few_batches(self) -> None:
        import learn

        with Games() as games:
            learner = learn.Learner(1)
            learn.train(games, learner, seconds=100, size=96, batches=12)
            mine, theirs = learn.compare(games, learner, 200)
        self.assertGreater(mine, theirs + 0.05)


if __name__ == "__main__":
    unittest.main()
