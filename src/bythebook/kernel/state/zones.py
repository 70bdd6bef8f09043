"""What a book says of its zones, as tables."""

from typing import Final

from bythebook.kernel.state.refs import FACE_UP, OWNER_SEES, PUBLIC

# What else than zones a value can depend on; zones take the low bits, one each.
D_ORIENT: Final = 1 << 50
D_FACE: Final = 1 << 51
D_VARS: Final = 1 << 52
D_EFFECTS: Final = 1 << 53
D_TURN: Final = 1 << 54
D_COUNTERS: Final = 1 << 55
D_LINKS: Final = 1 << 56
D_MASTER: Final = 1 << 57
D_EMPTIED: Final = 1 << 58
"""some zone has lost its last card"""
D_JOINED: Final = 1 << 59
"""some card has come to a place on the field where another lies"""

# What is to be done with a card that goes from one kind of zone to another (`passages`).
KEEPS: Final = 1
"""it stays the same card"""
SHEDS: Final = 2
"""and yet effects made by resolving let go of it"""
FROM_SPECIAL: Final = 4
"""nothing leaves the zone, or its cards go along with others, or are shown as they leave"""
TO_BESIDE: Final = 8
"""its cards there go along with others"""
OUT_OF_HAND: Final = 16
"""only its player knew which card it was"""
ALL_LEARN: Final = 32
"""everybody knows it there, even face down"""
OWNER_LEARNS: Final = 64
"""its player knows it there, even face down"""
TURNS: Final = 128
"""it stays the same card, and comes to lie as any card that comes there"""

IN_PLACE: Final = 256
"""it only changes its state, and has not come there"""
TO_FIELD: Final = 512
"""it comes to a place on the field"""
SAME_FACE: Final = 1024
"""it lies face up or face down as it did, unless it is said how"""

BLANK: Final = -1
"""a card lacks everything: it has no information"""


class Zone:
    """One kind of zone: what it is called and how cards lie there."""

    def __init__(
        self,
        name: str,
        sight: int = PUBLIC,
        field: bool = False,
        orient: int = 0,
        face: int = FACE_UP,
        ordered: bool = False,
        beside: bool = False,
        shows: bool = False,
        down_sight: int = OWNER_SEES,
        blank_down: bool = False,
        down_shown: bool = False,
        down_lacks: int = 0,
        mingles: bool = False,
    ) -> None:
        self.name: str = name
        self.sight: int = sight
        self.field: bool = field
        self.orient: int = orient
        self.face: int = face
        self.ordered: bool = ordered
        # Its cards go along with a card elsewhere (markers).
        self.beside: bool = beside
        # A card lying face up there is seen by everybody, whoever may look at the others.
        self.shows: bool = shows or sight == PUBLIC
        # Who may look at a card that lies face down where the others are open to everybody,
        # which characteristics (bits) it lacks as long as it lies so, all of them if it is blank,
        # and whether it is shown as it leaves.
        self.down_sight: int = down_sight
        self.down_lacks: int = BLANK if blank_down else down_lacks
        self.down_shown: bool = down_shown
        # Whether its player may change the order of cards that came there at the same time: who
        # may not look at those that lie face down cannot tell them apart then.
        self.mingles: bool = mingles


class ZoneTable:
    """All zones of a book; `keeps` says between which a card stays the same card."""

    # fmt: off
    __slots__ = (
        "beside", "by_master", "count", "counts_open", "down_lacks", "down_shown", "down_sight",
        "face", "field", "gives_master", "immovable", "keeps", "lacking_kinds", "mingles", "names",
        "ordered", "orient", "others_closed", "owners_only", "passages", "same_face",
        "same_place", "sheds", "sheds_counters", "shows", "sight", "stays", "to_owner",
        "turned_up", "turns", "zones",
    )
    # fmt: on

    def __init__(self, zones: list[Zone]) -> None:
        self.zones: list[Zone] = zones
        self.count: int = len(zones)
        self.names: list[str] = [z.name for z in zones]
        self.sight: list[int] = [z.sight for z in zones]
        self.field: list[bool] = [z.field for z in zones]
        self.orient: list[int] = [z.orient for z in zones]
        self.face: list[int] = [z.face for z in zones]
        self.beside: list[bool] = [z.beside for z in zones]
        self.shows: list[bool] = [z.shows for z in zones]
        self.ordered: list[bool] = [z.ordered for z in zones]
        self.down_sight: list[int] = [z.down_sight for z in zones]
        self.down_lacks: list[int] = [z.down_lacks for z in zones]
        self.down_shown: list[bool] = [z.down_shown for z in zones]
        self.mingles: list[bool] = [z.mingles for z in zones]
        # Where cards lie face down, but for some that everybody then sees.
        self.turned_up: list[bool] = [
            z.shows and z.sight == OWNER_SEES and z.face != FACE_UP for z in zones
        ]
        self.lacking_kinds: list[int] = [k for k, z in enumerate(zones) if z.down_lacks]
        # Where a card can come without becoming a new card.
        self.stays: list[bool] = self.field.copy()
        n = len(zones)
        # By default a card that goes from field to field stays itself.
        self.keeps: list[bool] = [
            a == b or (zones[a].field and zones[b].field) for a in range(n) for b in range(n)
        ]
        # Between which a card stays the same card, and yet effects made by resolving let go of it.
        self.sheds: list[bool] = [False] * (n * n)
        # Between which a card stays the same card, and yet comes to lie as any that comes there.
        self.turns: list[bool] = [False] * (n * n)
        # Between which a card that lies face down goes on lying so.
        self.same_face: list[bool] = [False] * (n * n)
        # Between which something may go along with a card that has counters on it.
        self.sheds_counters: list[bool] = [True] * (n * n)
        # Between which a card changes its state and not its place: nobody notices a move.
        self.same_place: list[bool] = [False] * (n * n)
        # Zones that no card leaves.
        self.immovable: list[bool] = [False] * n
        # Zones that a card goes to its owner's of, whoever's is named.
        self.owners_only: list[bool] = [False] * n
        # Zones of another player's than its owner to which a card does not go at all.
        self.others_closed: list[bool] = [False] * n
        # Where nobody's zone is named a card goes to its owner's, not to its master's.
        self.to_owner: bool = True
        # The player in whose zone a card is becomes its master.
        self.gives_master: bool = True
        # Whose a card on the field is says its master, whosever zone it lies in.
        self.by_master: bool = False
        # Everybody may know how many cards are in any zone.
        self.counts_open: bool = True
        # By origin and target, and last from no zone at all: what is to be done, as bits; laid out
        # when cards come onto the table.
        self.passages: list[int] = []

    def keep(self, source: int, target: int, keeps: bool = True) -> None:
        """Say whether a card going from one kind of zone to another stays the same card."""
        self.keeps[source * self.count + target] = keeps
        if keeps and source != target:
            self.stays[target] = True

    def join(self, source: int, target: int, joined: bool = True) -> None:
        """Say whether a card going from one kind of zone to another only changes its state.

        Both are one place then: it has not moved, for whoever waits for cards to move.
        """
        self.same_place[source * self.count + target] = joined

    def lay_out(self) -> None:
        """What is to be done between any two kinds of zones, from all that was said of them."""
        n = self.count
        self.passages = [self._passage(a, b) for a in range(n) for b in range(n)]
        self.passages += [self._arrival(b) for b in range(n)]

    def _passage(self, origin: int, target: int) -> int:
        bits = self._arrival(target)
        if self.keeps[origin * self.count + target]:
            bits |= KEEPS
        if self.sheds[origin * self.count + target]:
            bits |= SHEDS
        if self.same_place[origin * self.count + target]:
            bits |= IN_PLACE
        if self.turns[origin * self.count + target]:
            bits |= TURNS
        if self.same_face[origin * self.count + target]:
            bits |= SAME_FACE
        if self.immovable[origin] or self.beside[origin] or self.down_shown[origin]:
            bits |= FROM_SPECIAL
        if self.sight[origin] == OWNER_SEES or self.mingles[origin]:
            bits |= OUT_OF_HAND
        return bits

    def _arrival(self, target: int) -> int:
        sight = self.sight[target]
        if sight == PUBLIC:
            sight = self.down_sight[target]
        bits = TO_BESIDE if self.beside[target] else 0
        if self.field[target]:
            bits |= TO_FIELD
        if sight == PUBLIC:
            bits |= ALL_LEARN
        elif sight == OWNER_SEES:
            bits |= OWNER_LEARNS
        return bits
