"""The players at a test table and their zones: what they may choose, what lies where."""

from typing import TYPE_CHECKING, Any

from bythebook.kernel.seeing.views import card_view
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import KINDS
from bythebook.kernel.state.refs import FACE_DOWN, NOTHING
from bythebook.testing import saying
from bythebook.testing.books import setup_of
from bythebook.testing.failing import Stumbled, TestFailed

if TYPE_CHECKING:
    from bythebook.testing.table import Table


class ZoneView:
    """A player's zone, for assertions."""

    def __init__(self, seat: "Seat", kind: int) -> None:
        self.seat = seat
        self.kind = kind

    @property
    def cards(self) -> list[int]:
        """The numbers of the cards there, topmost first."""
        return self.seat.table.game.state.zone(self.seat.player, self.kind)[::-1]

    @property
    def names(self) -> list[str]:
        """The names of the cards there, topmost first."""
        game = self.seat.table.game
        return [game.definition(c).name for c in self.cards]

    @property
    def face_down(self) -> list[str]:
        """The names of those that lie face down, topmost first."""
        game = self.seat.table.game
        return [game.definition(c).name for c in self.cards if game.state.face[c] == FACE_DOWN]

    @property
    def states(self) -> list[int]:
        """How the cards there lie (stand, rest, active ...), topmost first."""
        return [self.seat.table.game.state.orient[c] for c in self.cards]

    @property
    def refs(self) -> list[int]:
        """References to the cards there, topmost first."""
        return self.seat.table.game.state.refs(self.cards)

    def seen_by(self, seat: "Seat") -> list[str | None]:
        """The names of the cards there as a player's view has them, bottom first."""
        zone = seat.view["zones"][self.seat.player][self.kind]
        return [None if c is None else c["name"] for c in zone["cards"]]

    def __len__(self) -> int:
        return len(self.seat.table.game.state.zone(self.seat.player, self.kind))

    def is_(self, *names: str) -> None:
        """Exactly these cards, topmost first."""
        if self.names != list(names):
            raise TestFailed(f"{self} is {self.names}, not {list(names)}")

    def holds_exactly(self, *names: str) -> None:
        """Exactly these cards, in any order."""
        if sorted(self.names) != sorted(names):
            raise TestFailed(f"{self} holds {sorted(self.names)}, not {sorted(names)}")

    def has(self, count: int) -> None:
        """So many cards."""
        if len(self) != count:
            raise TestFailed(f"{self} has {len(self)} cards, not {count}: {self.names}")

    def __repr__(self) -> str:
        return f"{self.seat.name}'s {self.seat.table.game.zones.names[self.kind]}"


class Seat:
    """A player at the table."""

    def __init__(self, table: "Table", player: int) -> None:
        self.table = table
        self.player = player
        self.name = "AB"[player]

    def __getattr__(self, name: str) -> ZoneView:
        zones = self.table.game.zones.names
        words = setup_of(self.table.game.book.name).aliases.get(name, name.replace("_", " "))
        if words not in zones:
            raise AttributeError(f"no zone is called {name!r}: there are {', '.join(zones)}")
        return ZoneView(self, zones.index(words))

    # What this player decides.

    @property
    def _offered(self) -> list[Change]:
        ask = self.table.game.pending
        if ask is None or ask.player != self.player:
            who = "nobody" if ask is None else "AB"[ask.player]
            kind = "" if ask is None else KINDS[ask.kind]
            raise TestFailed(f"{self.name} has nothing to decide, {who} has ({kind})")
        return ask.options

    @property
    def options(self) -> list[str]:
        """What this player can choose from now, in words."""
        return [self.table.words(o) for o in self._offered]

    def _fitting(self, word: str) -> list[int]:
        """Which of the options a test's words mean; they have to be words that could mean one."""
        game = self.table.game
        found = [i for i, o in enumerate(self._offered) if saying.fits(game, o, word)]
        if not found and not saying.sayable(game, word):
            raise Stumbled(f"no option of this match could read {word!r}")
        return found

    def may_choose_exactly(self, *words: str) -> None:
        """These options and no others."""
        fitting = [self._fitting(word) for word in words]
        if not all(fitting) or len(set().union(*fitting)) != len(self._offered):
            game = self.table.game
            offered = sorted({saying.full(game, o) for o in self._offered})
            raise TestFailed(f"{self.name} may choose {offered}, not {sorted(set(words))}")

    def may_choose(self, *words: str) -> None:
        """Each of these is offered, whatever else is."""
        missing = [w for w in words if not self._fitting(w)]
        if missing:
            raise TestFailed(f"{self.name} may not choose {missing}, only {self.options}")

    def may_not_choose(self, *words: str) -> None:
        """None of these is offered, though each could be."""
        found = [w for w in words if self._fitting(w)]
        if found:
            raise TestFailed(f"{self.name} may choose {found}")

    def chooses(self, *words: str) -> None:
        """Decide, one decision a word; of several abilities of a card that fit, for the first."""
        for word in words:
            try:
                found = self._fitting(word)
            except TestFailed as error:
                raise Stumbled(f"{self.name} cannot choose {word!r}: {error}") from None
            if not found:
                raise Stumbled(f"{self.name} cannot choose {word!r}, only {self.options}")
            game = self.table.game
            different = {saying.words(game, self._offered[i], True) for i in found}
            if len(different) > 1:
                raise Stumbled(f"{word!r} could be any of {sorted(different)}: say which")
            self.table.answer(found[0])

    def passes(self) -> None:
        """Decide for nothing."""
        self.chooses("pass")

    def is_asked(self, kind: str) -> None:
        """This player decides now, and this kind of thing."""
        ask = self.table.game.pending
        found = None if ask is None else ("AB"[ask.player], KINDS[ask.kind])
        if found != (self.name, kind):
            raise TestFailed(f"asked is {found}, not {(self.name, kind)}")

    @property
    def view(self) -> dict[str, Any]:
        """The table as this player sees it."""
        return self.table.game.view(self.player)

    # This player's cards, by name or number.

    def card(self, name: str) -> int:
        """The number of this player's card of that name, on the field if there is one."""
        game = self.table.game
        found = [
            c
            for c in range(2, len(game.state.inc))
            if game.state.master[c] == self.player
            and name in (game.definition(c).name, game.definition(c).number)
        ]
        if not found:
            raise Stumbled(f"{self.name} has no {name}")
        found.sort(key=lambda c: not game.zones.field[game.state.kind_of(c)])
        return found[0]

    def ref(self, name: str) -> int:
        """A reference to one of this player's cards."""
        return self.table.game.state.ref(self.card(name))

    def value(self, name: str, characteristic: str) -> int:
        """A characteristic of one of this player's cards, with all effects."""
        game = self.table.game
        return game.value(game.book.chars.index(characteristic), self.card(name))

    def state_of(self, name: str) -> int:
        """How a card lies (stand, rest, reverse ...)."""
        return self.table.game.state.orient[self.card(name)]

    def lies_face_down(self, name: str) -> bool:
        """Whether a card lies face down."""
        return self.table.game.state.face[self.card(name)] == FACE_DOWN

    def counters(self, name: str) -> int:
        """How many counters are on a card."""
        return self.table.game.state.counters.get((self.ref(name), 0), 0)

    def under(self, name: str) -> list[str]:
        """The names of the cards under a card, topmost first."""
        game = self.table.game
        state = game.state
        card = self.card(name)
        area = setup_of(game.book.name).area_under(state.kind_of(card))
        below = state.below.get(card, ()) if area == NOTHING else state.zone(self.player, area)
        return [game.definition(c).name for c in reversed(below)]

    def shown(self, name: str) -> bool:
        """Whether everybody knows which card that is."""
        card = self.card(name)
        return self.table.you.knows(card) and self.table.rival.knows(card)

    def knows(self, card: int) -> bool:
        """Whether this player knows which card that is."""
        return card_view(self.table.game, card, self.player) is not None
