"""Moonrise as a PettingZoo environment (AEC). Only this module needs pettingzoo, gymnasium and numpy.

>>> from moonrise_env.pettingzoo import env
>>> game = env(rules="classic", players=7)
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Text
from pettingzoo import AECEnv

from .games import Games, MoonriseError
from .types import Action, GameAnswer, Turn
from .play import teams_of
from .view import SeatView

LONGEST_TEXT = 4_000  # characters; of a longer story the end is shown
CHARACTERS = "".join(map(chr, range(32, 127))) + "\n†·’…“”–—×"
FIXED = 2  # features before those of each place


def env(
    rules: str = "classic",
    players: int = 7,
    options: dict[str, Any] | None = None,
    command: Sequence[str] | None = None,
) -> MoonriseAEC:
    """A game in which every seat is an agent."""
    return MoonriseAEC(rules, players, options, command)


class MoonriseAEC(AECEnv):
    """Agents ``player_0`` to ``player_N``: each answers the open questions to its seat, one after the other.

    An action is the number of a legal move of the agent's turn; ``action_mask`` says how many there are, and the text
    lists them. Free choices without text, such as the Gunner's shot, are asked once a phase, and the action after the
    last one declines. Chat is left out. An observation has ``observation`` (numbers: day, own seat, and for each place
    whether it is dead, known to be friend or foe, and its votes), ``action_mask`` and ``text`` (what the seat has seen, and
    its moves). The reward is 1 for winners, at the end.
    """

    metadata = {"name": "moonrise_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        rules: str,
        players: int,
        options: dict[str, Any] | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._games = Games(command)
        self._request = {"rules": rules, "players": players, "options": options or {}}
        self._teams = teams_of(self._games).get(rules, {})
        self._places = players + 3  # with the centre cards of One Night
        self._most = 4 * self._places + self._places * (self._places - 1) // 2 + 1
        self._resets = 0
        self._seed: int | None = None

    @functools.cache  # noqa: B019: a space must be the same object at every call
    def observation_space(self, agent: str) -> Dict:
        """Numbers, the mask, and text."""
        return Dict(
            {
                "observation": Box(0.0, 1.0, (FIXED + 5 * self._places,), np.float32),
                "action_mask": Box(0, 1, (self._most,), np.int8),
                "text": Text(max_length=LONGEST_TEXT, min_length=0, charset=CHARACTERS),
            }
        )

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> Discrete:
        """The numbers of the moves of a turn."""
        return Discrete(self._most)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. The same seed begins the same one; without a seed each reset begins another."""
        if seed is not None:
            self._seed, self._resets = seed, 0
        self._resets += 1
        answer = self._games.reset([{**self._request, "seed": f"{self._seed}/{self._resets}"}], text=True)
        if answer.get("errors"):
            raise MoonriseError(answer["errors"][0]["message"])
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._views = [SeatView(seat, self._teams) for seat in range(len(self.agents))]
        self._declined: set[tuple[int, str]] = set()
        self._turn: Turn | None = None
        self._see(answer["games"][0])
        self._select()

    def step(self, action: int | None) -> None:
        """Makes a move for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._turn is not None and action is not None
        moves = _moves(self._turn)
        if not 0 <= action < len(moves) + (not self._turn["required"]):
            raise MoonriseError(f"{agent} has the actions 0 to {int(self._mask().sum()) - 1}.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action == len(moves):
            self._declined.add((self._turn["seat"], self._turn["slot"]))
        else:
            self._make(moves[action])
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent knows."""
        view = self._views[self.possible_agents.index(agent)]
        is_asked = agent == self.agent_selection and self._turn is not None
        return {
            "observation": self._numbers(view),
            "action_mask": self._mask() if is_asked else np.zeros(self._most, np.int8),
            "text": self._text(view, is_asked),
        }

    def render(self) -> str:
        """What everyone at the table has seen so far, as the selected agent knows it."""
        return "\n".join(self._views[self.possible_agents.index(self.agent_selection)].lines)

    def close(self) -> None:
        """Ends the process of the games."""
        self._games.close()

    def _make(self, move: Action) -> None:
        assert self._turn is not None
        sent = {"game": 0, "seat": self._turn["seat"], "slot": self._turn["slot"], "action": move["action"]}
        if move.get("text"):
            sent["text"] = "Hm."
        if not self._turn["required"]:
            self._declined.add((self._turn["seat"], self._turn["slot"]))  # not asked again in this phase
        answer = self._games.step([sent])  # type: ignore[list-item]
        if answer.get("errors"):
            raise MoonriseError(answer["errors"][0]["message"])
        self._see(answer["games"][0])

    def _see(self, state: GameAnswer) -> None:
        if any(event["type"] == "opened" for event in state["events"]):
            self._declined.clear()
        for view in self._views:
            view.see(state["events"])
        self._state = state

    def _select(self) -> None:
        """Finds the next turn; phases without one end."""
        while not self._state["done"]:
            self._turn = next((turn for turn in self._state["turns"] if self._is_asked(turn)), None)
            if self._turn is not None:
                self.agent_selection = self.possible_agents[self._turn["seat"]]
                return
            self._see(self._games.expire([0])["games"][0])
        self._turn = None
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(self._state["rewards"][seat])
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _is_asked(self, turn: Turn) -> bool:
        if "chosen" in turn:
            return False
        if turn["required"]:
            return True
        return bool(_moves(turn)) and not _is_chat(turn) and (turn["seat"], turn["slot"]) not in self._declined

    def _mask(self) -> np.ndarray:
        assert self._turn is not None
        mask = np.zeros(self._most, np.int8)
        mask[: len(_moves(self._turn)) + (not self._turn["required"])] = 1
        return mask

    def _numbers(self, view: SeatView) -> np.ndarray:
        row = np.zeros(FIXED + 5 * self._places, np.float32)
        row[0], row[1] = min(view.day / 20, 1.0), (view.seat + 1) / self._places
        for place in range(self._places):
            at = FIXED + 5 * place
            votes = view.votes_on(place) / self._places
            row[at : at + 5] = (
                place == view.seat,
                place in view.dead,
                view.is_friend(place),
                view.is_foe(place),
                min(votes, 1.0),
            )
        return row

    def _text(self, view: SeatView, is_asked: bool) -> str:
        lines = list(view.lines)
        if is_asked and self._turn is not None:
            for i, move in enumerate(_moves(self._turn)):
                lines.append(f"{i} = {_words(move, view)}")
            if not self._turn["required"]:
                lines.append(f"{len(_moves(self._turn))} = decline")
        text = "\n".join(lines)[-LONGEST_TEXT:]
        return "".join(character if character in CHARACTERS else "?" for character in text)


def _moves(turn: Turn) -> list[Action]:
    """The moves without text; all of them where each takes one."""
    return [action for action in turn["actions"] if not action.get("text")] or turn["actions"]


def _is_chat(turn: Turn) -> bool:
    return all(action.get("text") for action in turn["actions"])


def _words(move: Action, view: SeatView) -> str:
    names = [
        view.names[place] if place < len(view.names) else f"centre card {place - len(view.names) + 1}"
        for place in move["targets"]
    ]
    return f"{move['act']} {' and '.join(names)}".strip() + (" (pass)" if move.get("pass") else "")
