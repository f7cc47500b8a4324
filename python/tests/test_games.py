"""The protocol, through the real program."""

import unittest

from moonrise_env import Games, MoonriseError, RandomAgent, RuleAgent, SeatView, play

RULES = {"moonrise": 6, "launch": 6, "classic": 6, "aiwolf": 5, "one-night": 4}
WOLVES = {"launch": "wolves", "classic": "mafia"}


class GamesTest(unittest.TestCase):
    games: Games

    @classmethod
    def setUpClass(cls) -> None:
        cls.games = Games()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.games.close()

    def test_games_of_all_rule_sets_come_to_an_end(self) -> None:
        requests = [{"rules": rules, "players": n, "seed": f"{rules}"} for rules, n in RULES.items()]
        agent = RandomAgent(1)
        results = play(self.games, requests, lambda game, view: agent)
        for request, result in zip(requests, results):
            self.assertEqual(len(result.rewards), request["players"])
            self.assertEqual(result.winner is None, 1 not in result.rewards)

    def test_same_seed_same_games(self) -> None:
        requests = [{"rules": "classic", "players": 6, "seed": str(i), "seats": ["me", "standard"]} for i in range(5)]
        first, second = RandomAgent(3), RandomAgent(3)
        self.assertEqual(
            play(self.games, requests, lambda game, view: first),
            play(self.games, requests, lambda game, view: second),
        )

    def test_a_seat_sees_its_own_card_only(self) -> None:
        request = {"rules": "classic", "players": 6, "seed": "x", "seats": ["me"] + ["random"] * 5}
        state = self.games.reset([request])["games"][0]
        view = SeatView(0, {})
        view.see(state["events"])
        self.assertIn(0, view.roles)
        self.assertLessEqual(len(view.roles), 2)  # with a fellow wolf

    def test_refusals_are_sentences(self) -> None:
        answer = self.games.step([{"game": 60_000, "seat": 0, "action": 0}])
        self.assertIn("There is no game with this number", answer["errors"][0]["message"])
        with self.assertRaisesRegex(MoonriseError, "step: the field"):
            self.games.step([{"game": 0}])  # type: ignore[typeddict-item]
        with self.assertRaisesRegex(MoonriseError, "There is no rule set"):
            play(self.games, [{"rules": "chess", "players": 2, "seed": ""}], lambda game, view: RandomAgent())

    def test_rules_beat_random_play(self) -> None:
        for rules, wolves in WOLVES.items():
            requests = [{"rules": rules, "players": 7, "seed": str(i)} for i in range(100)]

            def wins(clever: bool | None) -> int:
                rule, other = RuleAgent(), RandomAgent(1)

                def agent_for(game: int, view: SeatView) -> RuleAgent | RandomAgent:
                    return rule if (view.team(view.seat) == wolves) is clever else other

                return sum(result.winner == wolves for result in play(self.games, requests, agent_for))

            random, as_wolves, as_village = wins(None), wins(True), wins(False)
            self.assertGreater(as_wolves, random, rules)
            self.assertLess(as_village, random, rules)

    def test_a_process_that_has_ended_is_reported(self) -> None:
        games = Games()
        games.close()
        with self.assertRaisesRegex(MoonriseError, "has ended"):
            games.hello()


if __name__ == "__main__":
    unittest.main()
