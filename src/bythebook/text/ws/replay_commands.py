"""Replay commands, and what calls for them; with their lines.

What a card prints in red for its Replay command stands here in quotation marks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.cards import REPLAY
from bythebook.games.ws.other.replay import Replay
from bythebook.kernel.abilities.abilities import COMMAND, Ability, Effect
from bythebook.text.ws.actions import Action
from bythebook.text.ws.scope import Scope
from bythebook.text.ws.sentences import Said, Text, body_of


@dataclass(frozen=True)
class CallCommand(Action):
    """Do what this card's Replay command says."""

    called: str

    def effects(self, scope: Scope) -> list[Effect]:
        return [Replay(self.called)]


@dataclass(frozen=True)
class Command(Text):
    """【REPLAY】: what is done where another text of this card calls for it."""

    called: str
    sentences: tuple[Said, ...]

    def ability(self, kind: int) -> Ability:
        body = body_of(self.sentences, Scope(kind))
        return Ability(COMMAND, body=body, marks=REPLAY, called=self.called, words=self)


LINES: Final = """
# Replay commands.
ability = Command : 【REPLAY】 {called:name} {sentences:sentences}
action = CallCommand : use {called:name}
"""
