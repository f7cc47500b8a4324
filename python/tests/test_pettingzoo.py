"""The AEC environment, by PettingZoo's own tests where PettingZoo is installed."""

import unittest
import warnings

try:
    from pettingzoo.test import api_test, seed_test
except ImportError:
    api_test = None


@unittest.skipIf(api_test is None, "PettingZoo is not installed")
class PettingZooTest(unittest.TestCase):
    def test_every_rule_set_passes_the_tests_of_pettingzoo(self) -> None:
        from moonrise_env.pettingzoo import env

        for rules, players in (("classic", 7), ("launch", 6), ("moonrise", 8), ("aiwolf", 5), ("one-night", 5)):
            with self.subTest(rules), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                game = env(rules, players)
                api_test(game, num_cycles=20)
                game.close()
                seed_test(lambda: env(rules, players), num_cycles=20)


if __name__ == "__main__":
    unittest.main()
