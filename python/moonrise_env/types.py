"""The messages of ``moonrise env``; docs/env.md describes every field."""

from __future__ import annotations

from typing import Any, TypedDict


class _ActionFields(TypedDict):
    action: int
    act: str
    targets: list[int]


class Action(_ActionFields, total=False):
    """One legal move of a turn."""

    text: bool
    length: int
    # "pass" is a keyword of Python: read it with action.get("pass")


class _TurnFields(TypedDict):
    seat: int
    slot: str
    required: bool
    actions: list[Action]


class Turn(_TurnFields, total=False):
    """An open question to one of my seats."""

    chosen: int


Event = dict[str, Any]  # an engine event: "type", "to", and the fields of its type


class _GameFields(TypedDict):
    game: int
    turns: list[Turn]
    events: list[Event]
    done: bool


class GameAnswer(_GameFields, total=False):
    """What has changed in one game."""

    winner: str | None
    rewards: list[int]
    seed: str


class MoveFault(TypedDict):
    """A move, or a game, that was refused."""

    game: int
    seat: int | None
    code: str
    message: str


class _AnswerFields(TypedDict):
    games: list[GameAnswer]


class Answer(_AnswerFields, total=False):
    """One line of answer."""

    errors: list[MoveFault]


class _RequestFields(TypedDict):
    rules: str
    players: int
    seed: str


class GameRequest(_RequestFields, total=False):
    """A game to begin."""

    game: int
    options: dict[str, Any]
    seats: list[str]
    text: bool


class _MoveFields(TypedDict):
    game: int
    seat: int
    action: int


class Move(_MoveFields, total=False):
    """A move of one of my seats."""

    slot: str
    text: str
