"""Which cards a text means, how many, and whose: the words, and what they mean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.abilities.skills import (
    where_battle_cards_are,
    where_energy_is,
    where_modes_are,
    where_named_cards_are,
    where_tokens_are,
    where_unisons_are,
)
from bythebook.games.dbs.cards.cards import (
    BATTLE,
    EXTRA,
    LEADER,
    TOKEN,
    UNISON,
)
from bythebook.games.dbs.cards.characteristics import of_type, where_leaders_are
from bythebook.games.dbs.texts.filters import (
    CostAgainst,
    CostAgainstEnergy,
    OfKind,
)
from bythebook.games.dbs.zones.zones import BATTLE_AREA
from bythebook.kernel.language.amounts import Either, Scaled
from bythebook.kernel.language.conditions import Condition, Every, StandsIn
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.dbs.marks import (
    AmongThem,
    Asked,
    EitherWord,
    InArea,
    InPlay,
    Mark,
    Named,
    Other,
    OtherThan,
)
from bythebook.text.dbs.scope import Scope, Unplayable

ENERGY_HEAD: Final = 1 << 10
"""the head noun "energy": any card, in the energy area (8-5-5)"""
PLACES: Final = (InArea, AmongThem, InPlay)
"""marks that say where cards are"""


def where_head(head: int) -> tuple[int, ...]:
    """Where the cards of a head noun are meant to be if nothing is said.

    Extra cards in play lie in the battle area; a card of any type is in play.
    """
    if head == 0:
        return tuple(sorted({*where_named_cards_are(), *where_unisons_are()}))
    if head == BATTLE | LEADER:
        return where_named_cards_are()
    found: set[int] = {BATTLE_AREA} if head & EXTRA else set()
    if head & LEADER:
        found.update(where_leaders_are())
    if head & BATTLE:
        found.update(where_battle_cards_are())
    if head & UNISON:
        found.update(where_unisons_are())
    if head & TOKEN:
        found.update(where_tokens_are())
    if head & ENERGY_HEAD:
        found.update(where_energy_is())
    return tuple(sorted(found))


@dataclass(frozen=True)
class Kind:
    """A kind of card: its head noun (0 for any card) and what stands around it."""

    head: int
    pre: tuple[Mark, ...] = ()
    post: tuple[Mark, ...] = ()
    last: Named | EitherWord | None = None
    """what it is called where no head noun stands"""

    def marks(self) -> tuple[Mark, ...]:
        """All that stands around the head noun."""
        return (*self.pre, *(() if self.last is None else (self.last,)), *self.post)

    def asked(self, scope: Scope) -> Asked:
        """All that it asks."""
        asked = Asked([], [])
        if self.head & (LEADER | BATTLE | EXTRA | UNISON | TOKEN):
            asked.tests.append(of_type(self.head))
        if self.head == ENERGY_HEAD:
            asked.zones = where_head(self.head)
        for mark in self.marks():
            if isinstance(mark, InArea) and asked.zones == mark.area.zones:
                if mark.area.whose >= 0:
                    asked.whose = scope.whose(mark.area.whose)
                continue
            mark.ask(asked, scope)
        return asked

    def cards(self, scope: Scope, whose: int = NOTHING) -> Cards:
        """The cards meant, of a player if it is said whose they are."""
        asked = self.asked(scope)
        if asked.among or asked.under:
            raise Unplayable(self, "they are not in an area of their own")
        if whose >= 0:
            said = scope.whose(whose)
            if asked.whose >= 0 and asked.whose != said and asked.whose != ANYONE:
                raise Unplayable(self, "they are two players'")
            asked.whose = said
        elif asked.unsaid and asked.whose < 0:
            raise Unplayable(self, "it is not said whose they are")
        here = where_head(self.head)
        if self.of_any_area(asked) and (asked.orient >= 0 or scope.switching):
            here = where_modes_are()
        zones = asked.zones or here
        if self.head & (LEADER | BATTLE | UNISON) and not set(zones) - set(here):
            # What lies there is of that type: nothing more has to be asked.
            kept = [t for t in asked.tests if t != of_type(self.head)]
            asked.tests = kept if self.head != BATTLE else asked.tests
        return made(asked, zones, YOU if asked.whose < 0 else asked.whose)

    def of_any_area(self, asked: Asked) -> bool:
        """Whether cards are meant of which nothing is said but whose they are, or their mode."""
        said = asked.tests or asked.such or asked.limits or asked.energy >= 0 or asked.counted
        return not self.head and not asked.zones and not said

    def test(self, scope: Scope, whose: int = ANYONE) -> Cards:
        """What it asks of a card already spoken of, wherever that is, and whose if it is known."""
        asked = self.asked(scope)
        if asked.zones or asked.among or asked.under:
            raise Unplayable(self, "it says where the card is")
        if asked.limits:
            raise Unplayable(self, "what it is compared with is not known by then")
        return replace(made(asked, (), whose), whose=ANYONE)


def made(asked: Asked, zones: tuple[int, ...], whose: int) -> Cards:
    """The noun of all that was asked."""
    such: Condition | None = None
    if asked.energy >= 0:
        if whose == ANYONE:
            raise Unplayable(asked, "it is not said whose cards they are")
        asked.such.append(CostAgainstEnergy(whose == asked.energy, asked.above, asked.reaches))
    for how, cards, more in asked.counted:
        if whose == ANYONE or cards.other:
            raise Unplayable(asked, "it is not said whose cards they are")
        # Each card asks it as its master sees it.
        seen = cards if cards.whose == ANYONE else replace(cards, whose=cards.whose ^ whose)
        asked.such.append(CostAgainst(how, Scaled(CountOf(seen), 1, more)))
    if asked.such:
        such = asked.such[0] if len(asked.such) == 1 else Every(tuple(asked.such))
    return Cards(
        whose,
        zones,
        tuple(asked.tests),
        asked.other,
        asked.orient,
        0,
        such,
        limits=tuple(asked.limits),
    )


@dataclass(frozen=True)
class KindOr:
    """Cards of one kind or of another."""

    first: Kind
    second: Kind
    form: int = 0
    each: bool = False
    """that how many is said of each, or all of it"""

    def kinds(self) -> tuple[Kind, Kind]:
        """Each of the two with what is said once of both.

        What stands before the first is said of a second, too, that nothing stands before, and
        then what stands after the second is said of the first. Not of kinds that never have it.
        """
        first, second = self.first, self.second
        if self.each:
            return first, second
        own = [m for m in first.post if not isinstance(m, PLACES)]
        after = [m for m in second.post if not isinstance(m, PLACES) and not is_other(m)]
        if (first.pre and not second.pre and own) or (second.pre and after and not own):
            raise Unplayable(self, "it leaves open whether both kinds are so")
        others = [m for m in second.post if is_other(m)]
        pre = second.pre or had_by(second.head, first.pre)
        trailing = others if own else [*had_by(first.head, after), *others]
        return replace(first, post=(*first.post, *trailing)), replace(second, pre=pre)

    def apart(self) -> tuple[list[Kind], InArea | None]:
        """The two kinds without the area that is said of both, and that."""
        both = self.kinds()
        areas = [m for k in both for m in k.post if isinstance(m, InArea)]
        if len(areas) > 1:
            raise Unplayable(self, "the two kinds are in two places")
        kinds: list[Kind] = []
        for kind in both:
            kept = tuple(m for m in kind.post if not isinstance(m, InArea | AmongThem))
            kinds.append(replace(kind, post=kept))
        return kinds, areas[0] if areas else None

    def asked(self, scope: Scope) -> Asked:
        """All that it asks."""
        kinds, area = self.apart()
        asked = Asked([], [])
        asked.other, kinds = self.others(kinds)
        if any(kind.head == ENERGY_HEAD for kind in kinds):
            if area is not None:
                raise Unplayable(self, "it is said twice where they are")
            asked.zones = tuple(sorted({z for kind in kinds for z in where_head(kind.head)}))
            asked.such.append(
                Either(
                    tuple(
                        Every(
                            (
                                OfKind(replace(kind, head=plain_head(kind)).test(scope)),
                                StandsIn(where_head(kind.head)),
                            )
                        )
                        for kind in kinds
                    )
                )
            )
        else:
            asked.any_of([kind.test(scope) for kind in kinds])
        if area is not None:
            area.ask(asked, scope)
        for kind in (self.first, self.second):
            if any(isinstance(m, AmongThem) for m in kind.post):
                AmongThem().ask(asked, scope)
        return asked

    def others(self, kinds: list[Kind]) -> tuple[bool, list[Kind]]:
        """Whether other cards than this one are meant, and the kinds without saying so."""
        said = [any(is_other(m) for m in kind.marks()) for kind in kinds]
        if any(said) and not all(said):
            raise Unplayable(self, "it leaves open whether both kinds are other ones")
        return any(said), [
            replace(
                kind,
                pre=tuple(m for m in kind.pre if not is_other(m)),
                post=tuple(m for m in kind.post if not is_other(m)),
            )
            for kind in kinds
        ]

    def cards(self, scope: Scope, whose: int = NOTHING) -> Cards:
        """The cards meant."""
        asked = self.asked(scope)
        if asked.among:
            raise Unplayable(self, "they are not in an area of their own")
        zones = asked.zones
        if not zones:
            places = [where_head(k.head) for k in (self.first, self.second)]
            zones = tuple(sorted({z for place in places for z in place}))
        if asked.whose < 0:
            asked.whose = scope.whose(whose) if whose >= 0 else YOU
        return made(asked, zones, asked.whose)

    def test(self, scope: Scope, whose: int = ANYONE) -> Cards:
        """What is asked of a card already spoken of."""
        asked = self.asked(scope)
        if asked.zones or asked.among:
            raise Unplayable(self, "it says where the card is")
        return replace(made(asked, (), whose), whose=ANYONE)


def is_other(mark: Mark) -> bool:
    """Whether it is only said that another card than this one is meant: that is so of all."""
    return isinstance(mark, Other) or (isinstance(mark, OtherThan) and not mark.words)


def had_by(head: int, marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Those of some marks that cards of a type can have (2-8-2, 2-9-2, 2-10-2, 2-11-2)."""
    kept = (mark.of_type(head) for mark in marks)
    return tuple(mark for mark in kept if mark is not None)


def plain_head(kind: Kind) -> int:
    """Energy is of any type."""
    return 0 if kind.head == ENERGY_HEAD else kind.head


Sort = Kind | KindOr


@dataclass(frozen=True)
class Exactly:
    """So many."""

    n: int
    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return False


@dataclass(frozen=True)
class UpTo:
    """So many or fewer, down to none."""

    n: int
    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True


@dataclass(frozen=True)
class AnyNumber:
    """As many as one likes."""

    form: int = 0

    @property
    def up_to(self) -> bool:
        """Whether fewer will do."""
        return True

    @property
    def n(self) -> int:
        """More than there can be."""
        return 99


@dataclass(frozen=True)
class FromTo:
    """From so many to so many: where something is paid, and of life cards."""

    least: int
    n: int

    @property
    def up_to(self) -> bool:
        """Whoever does not know this count asks whether none will do: that is not said."""
        raise Unplayable(self, "it says how few and how many")


Count = Exactly | UpTo | AnyNumber | FromTo
