"""Learns to play classic in plain numpy, against random players, and says how much better it has become.

A softmax policy over a few features of each action, trained by REINFORCE: all seats of one side share its weights,
the other side plays at random; then the sides are exchanged. Run it with ``python3 examples/learn.py --seconds 60``.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from moonrise_env import Agent, Choice, Games, GameRequest, RandomAgent, Result, SeatView, Turn, play  # noqa: E402
from moonrise_env.agents import choice_of, plain_actions  # noqa: E402

RULES, PLAYERS, WOLVES = "classic", 7, "mafia"
FEATURES = 8  # of an action, for each side


class Learner:
    """A policy with weights, which remembers its choices of one batch."""

    def __init__(self, seed: int = 0) -> None:
        self.weights = np.zeros(2 * FEATURES)
        self._random = np.random.default_rng(seed)
        self._gradients: dict[int, list[np.ndarray]] = {}  # by game
        self.is_greedy = False

    def seat(self, game: int) -> Agent:
        """An agent for one seat, whose choices count for this game."""
        return _LearningSeat(self, game)

    def choose(self, game: int, turn: Turn, view: SeatView) -> Choice:
        """Draws an action, or takes the best one."""
        actions = plain_actions(turn)
        table = np.array([features(action["targets"], view) for action in actions])
        scores = table @ self.weights
        odds = np.exp(scores - scores.max())
        odds /= odds.sum()
        at = int(odds.argmax()) if self.is_greedy else int(self._random.choice(len(actions), p=odds))
        if not self.is_greedy:
            self._gradients.setdefault(game, []).append(table[at] - odds @ table)
        return choice_of(actions[at])

    def learn(self, rewards: np.ndarray, rate: float = 0.1) -> None:
        """One step along the gradient of the rewards, by game."""
        advantages = rewards - rewards.mean()
        for game, gradients in self._gradients.items():
            self.weights += rate * advantages[game] * np.sum(gradients, axis=0) / len(rewards)
        self._gradients.clear()


class _LearningSeat:
    def __init__(self, learner: Learner, game: int) -> None:
        self._learner, self._game = learner, game

    def choose(self, turn: Turn, view: SeatView) -> Choice:
        return self._learner.choose(self._game, turn, view)


def features(targets: list[int], view: SeatView) -> np.ndarray:
    """What an action looks like to a seat; the second half is for wolves."""
    row = np.zeros(2 * FEATURES)
    at = FEATURES if view.team(view.seat) == WOLVES else 0
    if not targets:
        row[at] = 1
        return row
    target = targets[0]
    votes = view.votes_on(target)
    most = max((view.votes_on(seat) for seat in range(PLAYERS)), default=0)
    row[at + 1] = view.is_foe(target)
    row[at + 2] = view.is_friend(target)
    row[at + 3] = target == view.seat
    row[at + 4] = votes
    row[at + 5] = votes > 0 and votes == most
    row[at + 6] = view.against[target, view.seat]
    row[at + 7] = target == min(seat for seat in range(PLAYERS) if seat not in view.dead)
    return row


def batch(games: Games, name: str, count: int, learner: Learner | None, rival: Agent) -> tuple[np.ndarray, list[Result]]:
    """Plays games in which the learner has the village in the even ones and the wolves in the odd ones."""
    requests: list[GameRequest] = [{"rules": RULES, "players": PLAYERS, "seed": f"{name}/{i}"} for i in range(count)]

    def agent_for(game: int, view: SeatView) -> Agent:
        is_wolf = view.team(view.seat) == WOLVES
        return learner.seat(game) if learner and is_wolf == (game % 2 == 1) else rival

    results = play(games, requests, agent_for)
    won = [(result.winner == WOLVES) == (game % 2 == 1) for game, result in enumerate(results)]
    return np.array(won, dtype=float), results


def train(games: Games, learner: Learner, seconds: float, size: int = 128, batches: int = 10_000) -> int:
    """Trains for so many seconds or batches; returns the number of games."""
    until = time.monotonic() + seconds
    for i in range(batches):
        if time.monotonic() > until:
            return i * size
        won, _ = batch(games, f"train/{i}", size, learner, RandomAgent(i))
        for side in (0, 1):  # each side has its own baseline
            won[side::2] -= won[side::2].mean()
        learner.learn(won, rate=2.0)
    return batches * size


def compare(games: Games, learner: Learner, count: int = 400) -> tuple[float, float]:
    """The share of wins of the learner against random play, and of random play on the same deals."""
    learner.is_greedy = True
    mine, _ = batch(games, "test", count, learner, RandomAgent(1))
    learner.is_greedy = False
    theirs, _ = batch(games, "test", count, None, RandomAgent(1))
    return float(mine.mean()), float(theirs.mean())


def main() -> None:
    """Trains and reports."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    seconds = parser.parse_args().seconds
    with Games() as games:
        learner = Learner()
        played = train(games, learner, seconds)
        mine, theirs = compare(games, learner)
        print(f"{played} games in {seconds:.0f} s: wins {mine:.1%} of its games, random play {theirs:.1%} of the same ones")
        print("weights:", np.round(learner.weights, 2))


if __name__ == "__main__":
    main()
