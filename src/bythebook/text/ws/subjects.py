"""What a verb can be about: this card, it, that character, the rest."""

from __future__ import annotations

from dataclasses import dataclass

from bythebook.games.ws.texts.in_battle import BattleOpponent as OpponentInBattle
from bythebook.games.ws.zones.zones import FACING
from bythebook.kernel.abilities.resolve import R_BATCH, R_CHOSEN, R_EXTRA
from bythebook.kernel.language.nouns import Bound, Cards, Noun, Player, Rest, This
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.text.ws.kinds import Kind
from bythebook.text.ws.nouns import Group, Pile
from bythebook.text.ws.scope import Scope, Unplayable


def mention(noun: Noun, scope: Scope) -> None:
    """A character of the opponent is spoken of, if nobody was before."""
    if scope.subject is None:
        scope.subject, scope.subject_whose = noun, OPPONENT
    elif scope.subject != noun and scope.subject_whose != OPPONENT:
        scope.doubtful = True


class Subject:
    """Something a verb can be about."""

    def noun(self, scope: Scope) -> Noun:
        """What it means here."""
        raise NotImplementedError

    def whose(self, scope: Scope) -> int:
        """The player whose cards they are."""
        return YOU

    def several(self, scope: Scope) -> bool:
        """Whether it can be more than one card."""
        return False

    def spoken(self, scope: Scope) -> None:
        """A condition has spoken of it: it can be "that character" from now on."""


@dataclass(frozen=True)
class ThisCard(Subject):
    """This card."""

    def noun(self, scope: Scope) -> Noun:
        return This()


@dataclass(frozen=True)
class AllOf(Subject):
    """Every one of some characters; with `bare`, said without "all of"."""

    group: Group
    bare: bool = False

    def noun(self, scope: Scope) -> Noun:
        return self.group.cards(scope)

    def whose(self, scope: Scope) -> int:
        return self.group.whose

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class AllIn(Subject):
    """Every card of a kind in a zone."""

    pile: Pile
    form: int = 0

    def noun(self, scope: Scope) -> Noun:
        return self.pile.cards(scope)

    def whose(self, scope: Scope) -> int:
        return self.pile.whose

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class AllNamed(Subject):
    """Every one of your characters of two names."""

    first: str
    second: str
    other: bool = False

    def noun(self, scope: Scope) -> Noun:
        return Group(Kind(0, names=(self.first, self.second)), other=self.other).cards(scope)

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class AllPlayers(Subject):
    """All players."""

    def noun(self, scope: Scope) -> Noun:
        return Player(ANYONE)


@dataclass(frozen=True)
class It(Subject):
    """It, them: what was chosen, found or looked at last."""

    plural: bool = False

    def noun(self, scope: Scope) -> Noun:
        if scope.means_this() and not self.plural:
            return This()
        if scope.it is None:
            raise Unplayable(self, "nothing was chosen before")
        if self.plural and not scope.it_several:
            raise Unplayable(self, "only one card was spoken of")
        return scope.it

    def whose(self, scope: Scope) -> int:
        return YOU if scope.means_this() else scope.it_whose

    def several(self, scope: Scope) -> bool:
        return scope.it_several and not scope.means_this()


@dataclass(frozen=True)
class ThatCharacter(Subject):
    """That character: the one chosen last, or else the one the trigger speaks of.

    It can be called "that battle opponent" (1), if it is one, or "they" (2).
    """

    plural: bool = False
    called: int = 0

    def noun(self, scope: Scope) -> Noun:
        if self.called == 1 and (scope.character or scope.subject_whose != OPPONENT):
            raise Unplayable(self, "no battle opponent was spoken of before")
        found = scope.character or scope.subject or scope.card
        if scope.character is None and scope.doubtful:
            raise Unplayable(self, "two characters were spoken of before")
        if found is None:
            raise Unplayable(self, "no character was spoken of before")
        if self.plural != self.several(scope):
            number = "only one character was" if self.plural else "several characters were"
            raise Unplayable(self, f"{number} spoken of")
        return found

    def whose(self, scope: Scope) -> int:
        if scope.character is not None:
            return scope.character_whose
        return scope.subject_whose if scope.subject is not None else scope.card_whose

    def several(self, scope: Scope) -> bool:
        return scope.character is not None and scope.character_several


@dataclass(frozen=True)
class ThatCard(Subject):
    """That card: the one revealed, or moved from the top of a zone; with `named`, by name."""

    revealed: bool = False

    def noun(self, scope: Scope) -> Noun:
        if self.revealed and scope.revealed is not None:
            return scope.revealed
        if scope.card is not None:
            return scope.card
        if self.revealed or (scope.character is None and scope.subject is None):
            raise Unplayable(self, "no card was revealed or moved before")
        return ThatCharacter().noun(scope)

    def whose(self, scope: Scope) -> int:
        if scope.card is None:
            return ThatCharacter().whose(scope)
        return scope.card_whose

    def several(self, scope: Scope) -> bool:
        return scope.card is None and ThatCharacter().several(scope)

    def spoken(self, scope: Scope) -> None:
        # "If that card is ..., put it": the card that was asked about.
        if scope.card is not None:
            scope.speak_of_card(scope.card, scope.card_whose, False)


@dataclass(frozen=True)
class ThoseCards(Subject):
    """Those cards: what was moved from the top of a zone, or revealed there."""

    def noun(self, scope: Scope) -> Noun:
        if scope.those is None:
            raise Unplayable(self, "no cards were moved or revealed before")
        return scope.those

    def whose(self, scope: Scope) -> int:
        return scope.those_whose

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class TheRest(Subject):
    """What was looked at and not chosen."""

    form: int = 0

    def noun(self, scope: Scope) -> Noun:
        if not scope.looked:
            raise Unplayable(self, "no cards were looked at before")
        return Rest(R_EXTRA, R_CHOSEN)

    def whose(self, scope: Scope) -> int:
        return scope.looked_whose

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class BattleOpponent(Subject):
    """The character this card is in battle with."""

    def noun(self, scope: Scope) -> Noun:
        return OpponentInBattle()

    def spoken(self, scope: Scope) -> None:
        mention(OpponentInBattle(), scope)

    def whose(self, scope: Scope) -> int:
        return OPPONENT


@dataclass(frozen=True)
class Facing(Subject):
    """The character facing this card."""

    def noun(self, scope: Scope) -> Noun:
        return Cards(OPPONENT, (), place=FACING)

    def spoken(self, scope: Scope) -> None:
        mention(self.noun(scope), scope)

    def whose(self, scope: Scope) -> int:
        return OPPONENT


@dataclass(frozen=True)
class TheOpponent(Subject):
    """Your opponent."""

    def noun(self, scope: Scope) -> Noun:
        return Player(OPPONENT)

    def whose(self, scope: Scope) -> int:
        return OPPONENT


@dataclass(frozen=True)
class You(Subject):
    """You."""

    def noun(self, scope: Scope) -> Noun:
        return Player(YOU)


LOOKED_AT = Bound(R_EXTRA)
BATCH = Bound(R_BATCH)
