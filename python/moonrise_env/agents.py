"""Agents that need no training."""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol

from .types import Action, Turn
from .view import SeatView


class Choice(NamedTuple):
    """An action of a turn, with the text if it takes one."""

    action: int
    text: str | None = None


class Agent(Protocol):
    """Chooses the actions of any number of seats."""

    def choose(self, turn: Turn, view: SeatView) -> Choice:
        """Answers one turn, knowing what its seat knows."""


class RandomAgent:
    """Draws a legal action without text; a text only where there is nothing else."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, turn: Turn, view: SeatView) -> Choice:
        """Answers one turn."""
        return choice_of(self._random.choice(plain_actions(turn)))


class RuleAgent:
    """Votes for known foes, then with the most votes; spares friends; and sends its pack to one target."""

    def choose(self, turn: Turn, view: SeatView) -> Choice:
        """Answers one turn."""
        return choice_of(max(plain_actions(turn), key=lambda action: (self._worth(action, view), -action["action"])))

    def _worth(self, action: Action, view: SeatView) -> float:
        targets = action["targets"]
        if not targets:
            return -0.5 if action.get("pass") else 0.0
        return sum(self._blame(target, view) for target in targets) / len(targets)

    @staticmethod
    def _blame(target: int, view: SeatView) -> float:
        if view.is_friend(target):
            return -10.0
        known = 5.0 if view.is_foe(target) else 0.0
        return known + view.votes_on(target) + 0.1 * view.against[target, view.seat]


def plain_actions(turn: Turn) -> list[Action]:
    """The actions without text, or all if each takes one."""
    return [action for action in turn["actions"] if not action.get("text")] or turn["actions"]


def choice_of(action: Action) -> Choice:
    """The choice of an action, with some word if it needs a text."""
    return Choice(action["action"], "Hm." if action.get("text") else None)
