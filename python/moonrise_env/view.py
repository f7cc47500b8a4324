"""What one seat knows of its game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .types import Event


class SeatView:
    """The knowledge of one seat, built from the events it has seen."""

    def __init__(self, seat: int, teams: dict[str, str]) -> None:
        self.seat = seat
        self.names: list[str] = []
        self.roles: dict[int, str] = {}  # known cards by place
        self.dead: set[int] = set()
        self.day = 0
        self.phase = ""
        self.votes: dict[int, tuple[int, ...]] = {}  # choices in the open phase that this seat sees
        self.against: Counter[tuple[int, int]] = Counter()  # (voter, target) in all finished votes
        self.lines: list[str] = []  # of English, if the game was begun with text
        self._teams = teams

    def see(self, events: Iterable[Event]) -> None:
        """Takes in the events of this seat."""
        for event in events:
            if event["to"] != "all" and self.seat not in event["to"]:
                continue
            if "line" in event:
                self.lines.append(event["line"])
            kind = event["type"]
            if kind == "started":
                self.names = list(event["names"])
            elif kind in ("dealt", "revealed"):
                self.roles[event["place"]] = event["role"]
            elif kind == "turned":
                self.roles[event["seat"]] = event["role"]
            elif kind == "swapped":
                self._swap(event["a"], event["b"])
            elif kind == "died":
                self.dead.add(event["seat"])
            elif kind == "revived":
                self.dead.discard(event["seat"])
            elif kind == "opened":
                self.day, self.phase, self.votes = event["day"], event["phase"], {}
            elif kind == "chose":
                self.votes[event["deed"]["seat"]] = tuple(event["deed"]["targets"])
            elif kind == "counted":
                for deed in event["ballots"]:
                    for target in deed["targets"]:
                        self.against[deed["seat"], target] += 1
            elif kind == "told" and isinstance(event.get("answer"), str) and len(event["about"]) == 1:
                self._learn(event["about"][0], event["answer"])

    def team(self, place: int) -> str | None:
        """The side of the card that lies there, if this seat knows it."""
        role = self.roles.get(place)
        return None if role is None else self._teams.get(role, role)

    def is_friend(self, place: int) -> bool:
        """Whether this seat knows that the other one is on its side."""
        return place == self.seat or (self.team(place) is not None and self.team(place) == self.team(self.seat))

    def is_foe(self, place: int) -> bool:
        """Whether this seat knows that the other one is on another side."""
        return place != self.seat and self.team(place) is not None and self.team(place) != self.team(self.seat)

    def votes_on(self, place: int) -> int:
        """How many visible choices of the open phase name this place."""
        return sum(place in targets for targets in self.votes.values())

    def _swap(self, a: int, b: int) -> None:
        first, second = self.roles.pop(a, None), self.roles.pop(b, None)
        if first is not None:
            self.roles[b] = first
        if second is not None:
            self.roles[a] = second

    def _learn(self, place: int, answer: str) -> None:
        """An answer about one player that names a role, as a Seer gets it."""
        if answer in self._teams and place not in self.roles:
            self.roles[place] = answer
