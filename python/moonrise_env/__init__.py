"""Play Werewolf from Python: many games at once, through ``moonrise env``."""

from .agents import Agent, Choice, RandomAgent, RuleAgent
from .games import Games, MoonriseError
from .play import Result, play
from .types import Action, Answer, Event, GameAnswer, GameRequest, Move, MoveFault, Turn
from .view import SeatView

__all__ = [
    "Action",
    "Agent",
    "Answer",
    "Choice",
    "Event",
    "GameAnswer",
    "GameRequest",
    "Games",
    "MoonriseError",
    "Move",
    "MoveFault",
    "RandomAgent",
    "Result",
    "RuleAgent",
    "SeatView",
    "Turn",
    "play",
]
