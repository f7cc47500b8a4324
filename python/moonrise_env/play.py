"""Plays whole games between agents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .agents import Agent
from .games import Games, MoonriseError
from .types import GameAnswer, GameRequest, Move
from .view import SeatView


class Result(NamedTuple):
    """How a game has ended."""

    winner: str | None
    rewards: list[int]
    dealt: list[str]  # the card of each seat at the deal


def play(games: Games, requests: Sequence[GameRequest], agent_for: Callable[[int, SeatView], Agent]) -> list[Result]:
    """Plays games to their ends, all at once.

    ``agent_for(game, view)`` names the agent of one of my seats, knowing the seat's view at the deal. A phase
    ends when no turn that it waits for is left: these agents do not chat.
    """
    teams = teams_of(games)
    tables = [_Table(i, request, agent_for, teams.get(request["rules"], {})) for i, request in enumerate(requests)]
    answer = games.reset([{**request, "game": i} for i, request in enumerate(requests)])
    if answer.get("errors"):
        raise MoonriseError(answer["errors"][0]["message"])
    changed = answer["games"]
    while changed:
        for state in changed:
            tables[state["game"]].see(state)
        moves = [move for state in changed for move in tables[state["game"]].moves(state)]
        moving = {move["game"] for move in moves}
        idle = [state["game"] for state in changed if not state["done"] and state["game"] not in moving]
        changed = []
        if moves:
            answer = games.step(moves)
            stuck = moving - {state["game"] for state in answer["games"]}
            if stuck:
                raise MoonriseError(answer["errors"][0]["message"])
            changed += answer["games"]
        if idle:
            changed += games.expire(idle)["games"]
    return [table.result for table in tables]


def teams_of(games: Games) -> dict[str, dict[str, str]]:
    """The side of every role, by rule set."""
    return {rules["id"]: {role["id"]: role["team"] for role in rules["roles"]} for rules in games.hello()["rules"]}


class _Table:
    def __init__(
        self,
        number: int,
        request: GameRequest,
        agent_for: Callable[[int, SeatView], Agent],
        teams: dict[str, str],
    ) -> None:
        kinds = request.get("seats", [])
        mine = [seat for seat in range(request["players"]) if seat >= len(kinds) or kinds[seat] == "me"]
        self.number = number
        self.views = {seat: SeatView(seat, teams) for seat in mine}
        self.agents: dict[int, Agent] = {}
        self.agent_for = agent_for
        self.result = Result(None, [], [])

    def see(self, state: GameAnswer) -> None:
        for seat, view in self.views.items():
            view.see(state["events"])
            if seat not in self.agents:
                self.agents[seat] = self.agent_for(self.number, view)
        if state["done"]:
            ended = state["events"][-1]
            self.result = Result(state["winner"], state["rewards"], ended["dealt"])

    def moves(self, state: GameAnswer) -> list[Move]:
        made: list[Move] = []
        for turn in state["turns"]:
            if not turn["required"] or "chosen" in turn:
                continue
            seat = turn["seat"]
            action, text = self.agents[seat].choose(turn, self.views[seat])
            move: Move = {"game": self.number, "seat": seat, "slot": turn["slot"], "action": action}
            made.append({**move, "text": text} if text is not None else move)
        return made
