"""What a rulebook tells the kernel: tables, policies, and its own procedures.

The kernel knows no game. Each book subclasses `Book`, fills the tables and
answers the questions; the defaults are what most books say.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import CardDef, CostPart, Happening
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.timing import CheckTiming, Interrupts
from bythebook.kernel.game.abilities_of_book import AbilitiesOfBook
from bythebook.kernel.language.words import words_of
from bythebook.kernel.procedure.choosing import Choose, Order
from bythebook.kernel.procedure.clauses import codes_of
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import (
    EVENT,
    MOVE,
    ORIENT,
    RENEW,
    UNDER,
    Change,
    end_game,
    shuffle,
)
from bythebook.kernel.state.refs import CARD, NOTHING, PUBLIC
from bythebook.kernel.state.result import BY_EFFECT, CONCESSION
from bythebook.kernel.state.zones import ZoneTable
from bythebook.kernel.texts.costs import Pay, payable

if TYPE_CHECKING:
    from bythebook.kernel.abilities.library import Library
    from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Book(AbilitiesOfBook):
    """A rulebook as the kernel sees it."""

    # fmt: off
    __slots__ = (
        "accompanies", "bars_objects", "below_speak", "bit_names", "chars", "codes",
        "concede_clause", "edition", "field_bits", "forbidding", "forbids_by_value",
        "interrupt_reads", "known_cards", "loop_after", "loop_clause", "loop_digits", "name",
        "names_cards", "orientations", "over_clause", "revisions", "rule_reads", "sections",
        "shutting_out", "staying_bits", "variables", "win_by_effect_clause", "word_chars",
    )
    # fmt: on

    def __init__(self, name: str, edition: str, zones: ZoneTable, chars: list[str]) -> None:
        super().__init__(zones)
        self.name: str = name
        self.edition: str = edition
        # The programs of its procedures, by class.
        self.codes: dict[Any, int] = codes_of(name)
        # What each revision of how we play the edition mended, in a few words, oldest first. A game
        # depends on every rule it went through, so its record and its save say which revision
        # played it. One of an earlier revision goes on as long as it fits; where it does not, it
        # is refused with what was mended since. Whoever changes how recorded games go adds one.
        self.revisions: tuple[str, ...] = ("",)
        self.chars: list[str] = ["cannot", "abilities", "master", *chars]
        # The characteristics whose bits stand for words (traits, names).
        self.word_chars: tuple[int, ...] = ()
        # The characteristics whose bits have names of their own (colors, types), by bit.
        self.bit_names: dict[int, dict[int, str]] = {}
        # What it is called how a card lies, by how it is turned.
        self.orientations: dict[int, str] = {}
        self.variables: list[str] = []
        # Cards that everybody knows there are, whatever decks are played with: whoever has to name
        # a card can name them. Without them a player names cards of the own deck and cards seen.
        self.known_cards: tuple[CardDef, ...] = ()
        # Whether texts have players name cards, so that it has to be told of them.
        self.names_cards: bool = False
        # The sections of a deck, the main one first, each with the kind of zone where its cards
        # lie before the game. What lies unseen in the zone of another section than the main one is
        # of that section: nobody takes it for a card of the rest of the deck.
        self.sections: dict[str, int] = {"main deck": 0}
        self.field_bits: int = 0
        self.staying_bits: int = 0
        for player in (0, 1):
            for kind in range(zones.count):
                if zones.field[kind]:
                    self.field_bits |= 1 << (player * zones.count + kind)
                if zones.stays[kind]:
                    self.staying_bits |= 1 << (player * zones.count + kind)
        self.interrupt_reads: int = 0
        self.rule_reads: int = -1
        self.accompanies: bool = False
        # Whether what an effect takes out of a continuous ability's cards stays out for the turn.
        self.bars_objects: bool = False
        # Whether abilities of cards under others could count at all.
        self.below_speak: bool = False
        # The kinds of changes that `forbids` could forbid at all.
        self.forbidding: frozenset[int] = frozenset(range(64))
        # Whether it forbids them only where something is forbidden to the card, or to a player.
        self.forbids_by_value: bool = False
        # What a card cannot have done to it, as bits, that makes it no object of some effects.
        self.shutting_out: int = 0
        self.loop_after: int = 400
        # The number of times a loop goes on has as many digits at most.
        self.loop_digits: int = 9
        self.loop_clause: str = f"{name} loop"
        self.concede_clause: str = f"{name} concede"
        self.over_clause: str = f"{name} over"
        self.win_by_effect_clause: str = f"{name} effect"

    @property
    def revision(self) -> int:
        """Which revision of how we play this edition this is; in every record and save."""
        return len(self.revisions)

    def mended(self, revision: int) -> str:
        """What a revision mended."""
        return self.revisions[revision - 1]

    # Setting up.

    def root(self) -> Procedure:
        """The procedure that is the whole game, from its preparation on."""
        raise NotImplementedError

    def check_deck(self, deck: Deck) -> list[tuple[str, str]]:
        """What is wrong with a deck, all sections of it: clause and facts of each fault."""
        return []

    def remarks(self, deck: Deck) -> list[str]:
        """What is worth knowing of a deck that breaks no rule."""
        return []

    def place_deck(self, game: "Game", player: int, sections: list[list[int]]) -> None:
        """Put a player's cards, section by section, where they are before the game begins."""
        raise NotImplementedError

    # How a game can end at any time.

    def concession(self, player: int) -> list[Change]:
        """A player gives up."""
        return [end_game(1 - player, CONCESSION)]

    def effects_reach_concession(self) -> bool:
        """Whether an effect that forbids could keep a player from giving up."""
        return False

    def end_by_effect(self, winner: int) -> list[Change]:
        """An effect says who wins."""
        return [end_game(winner, BY_EFFECT)]

    # Deciding.

    def decides_first(self, game: "Game") -> int:
        """Who decides first when both players decide at the same time."""
        return game.state.turn_player

    def next_extra_turn(self, game: "Game") -> int:
        """Which of the extra turns to come is next, by its place among them; NOTHING if none is."""
        return len(game.state.extra_turns) - 1

    def least_number(self, least: int) -> int:
        """The least number that can be named where a text would allow any from `least` on."""
        return least

    def least_up_to(self, least: int) -> int:
        """The least number that can be named where a text gives nothing but an upper bound."""
        return least

    # Procedures, with the book's own clause numbers on them.

    def check_timing(self) -> Procedure:
        """A check timing."""
        return CheckTiming()

    def interrupt_frame(self) -> Procedure:
        """What runs interrupt-type rule actions."""
        return Interrupts()

    def choose(
        self,
        game: "Game",
        player: int,
        candidates: list[int],
        count: int,
        up_to: bool,
        unseen: bool,
    ) -> Procedure | None:
        """Choose cards: exactly so many (as many as possible), or up to so many."""
        # Among unseen cards nobody can tell how many there were to choose from.
        most = max(0, count if unseen else min(count, len(candidates)))
        least = 0 if up_to or unseen else most
        if most == 0:
            return None
        return Choose(player, candidates, least, most, unseen)

    def order(self, player: int, cards: list[int], secret: bool) -> Procedure:
        """Put cards into an order."""
        return Order(player, cards, secret)

    def order_is_secret(self, kind: int) -> bool:
        """Whether only the owner of cards knows in which order they were put into a zone."""
        return self.zones.sight[kind] != PUBLIC

    def pay(self, player: int, ability: int, source: int) -> Procedure:
        """Pay the cost of an ability, or of a card (no ability)."""
        return Pay(player, ability, source)

    def from_top(
        self, player: int, source: int, to: int, count: int, up_to: bool
    ) -> Procedure | None:
        """Move cards from the top of a zone, one at a time."""
        return FromTop(player, source, to, count, up_to)

    def who_shuffles(
        self, game: "Game", text: Resolve, zone: int, players: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Who shuffles such a zone where a text has these players do so."""
        return players

    def shuffled(self, player: int, zone: int) -> list[Change]:
        """A player's zone is shuffled."""
        return [shuffle(player, zone)]

    # Questions.

    def is_set_aside(self, game: "Game", source: int) -> bool:
        """Whether the card that is paid for cannot be used to pay."""
        return False

    def ceased_to(self) -> int:
        """The kind of zone to which what ceases to exist counts as gone, or NOTHING."""
        return NOTHING

    def searchers(self, master: int) -> int:
        """Which players (bits) see the cards of a zone that a text has somebody look through."""
        return self.viewers(master)

    def viewers(self, master: int) -> int:
        """Who looks when a text has its master look at cards, as bits."""
        return 1 << master

    def cost_of(self, game: "Game", ability: int, source: int) -> tuple[CostPart, ...]:
        """The cost of an ability, or of playing a card (no ability)."""
        return game.lib.abilities[ability].cost if ability >= 0 else ()

    def once_paid(self, game: "Game", player: int, ability: int, source: int) -> list[Change]:
        """What comes of a player's having paid a cost."""
        return []

    def related(self, game: "Game", place: int, ref: int, master: int) -> list[int]:
        """The zones that stand in one of the book's relations to a card."""
        return []

    def turns(self, now: int, wanted: int) -> bool:
        """Whether a card in one orientation is turned when told to be in another."""
        return now != wanted

    def forbids(self, game: "Game", change: Change) -> str:
        """The clause by which something cannot happen now, or nothing."""
        return ""

    def forbids_paying(self, game: "Game", change: Change) -> str:
        """The clause by which what a cost takes cannot happen now, or nothing."""
        return self.forbids(game, change)

    def may_pay_with(self, game: "Game", ref: int, player: int) -> bool:
        """Whether a player can use a card to pay for an ability, whatever is done with it."""
        return True

    def shown_as_barred(self, game: "Game", changes: list[Change]) -> list[Change]:
        """What happens instead of changes that cannot happen: their cards may have to be shown."""
        return []

    def can_be_chosen(self, game: "Game", ref: int, chooser: int, source: int) -> bool:
        """Whether a card can be chosen for that card's effect, by a text or a rule for that player.

        A text that makes the other player choose is still its master's.
        """
        return True

    def reaches(self, game: "Game", ref: int, master: int) -> bool:
        """Whether a lasting effect of a text of that master's takes hold of a card."""
        return True

    def affected_player(self, game: "Game", change: Change) -> int:
        """Who decides between replacements of a change: whom it would befall.

        The master of its card; the turn player, if it has none.
        """
        kind = change[0]
        if kind == EVENT:
            return change[3] if change[3] >= 0 else game.state.turn_player
        if kind in (MOVE, ORIENT, UNDER, RENEW):
            return game.state.master[change[1] & CARD]
        return game.state.turn_player

    def settle(self, changes: list[Change]) -> list[Change]:
        """Changes at the same time, without those that others of them do not let happen.

        Asked if they turn cards in more than one way, or if anything notices any of them.
        """
        return changes

    def company(self, lib: "Library", definition: int) -> int:
        """Kinds of zones, as bits, to which a card could bring other changes along."""
        return 0

    def company_leaving(self, lib: "Library", definition: int) -> int:
        """Kinds of zones, as bits, which a card could bring other changes along as it leaves."""
        return 0

    def accompany(self, game: "Game", changes: list[Change]) -> list[Change]:
        """Changes with what happens along with them (cards under a card that moves)."""
        return changes

    def interrupts_held(self, game: "Game") -> bool:
        """Whether an interrupt-type rule action is due that even a payment does not hold back."""
        return False

    def interrupts(self, game: "Game") -> list[tuple[int, Procedure]]:
        """Interrupt-type rule actions that are due: whose, and what to do."""
        return []

    def interrupted_by(self, lib: "Library") -> int:
        """What has to change in a match for interrupt-type rule actions to be looked for."""
        return self.interrupt_reads

    def interrupt_due(self, game: "Game", dirty: int) -> bool:
        """Whether an interrupt-type rule action is due; `dirty` has changed since the last look."""
        return bool(self.interrupts(game))

    def rule_actions(self, game: "Game", dirty: int) -> list[Change]:
        """Check-type rule actions that are due, all at the same time.

        `dirty` says what has changed since they were last looked for.
        """
        return []

    def rule_procedure(self, game: "Game", dirty: int) -> Procedure | None:
        """A check-type rule action that is a whole procedure, when no other is due.

        `dirty` says what has changed since rule actions were last looked for, perhaps nothing.
        """
        return None

    def rule_due(self, game: "Game", dirty: int) -> bool:
        """Whether any check-type rule action is due; `dirty` has changed since the last look."""
        if self.rule_actions(game, dirty):
            return True
        return self.rule_procedure(game, dirty) is not None

    def restraints(self, game: "Game") -> list[int] | None:
        """By card, zero where nothing forbids what is done to it; None if that is not known."""
        return None

    def can_afford(
        self, game: "Game", parts: tuple[CostPart, ...], source: int, player: int
    ) -> bool:
        """Whether a player can pay all parts of a cost."""
        return payable(game, parts, source, player, [])

    def pays_in_order(self) -> bool:
        """Whether the parts of a cost are paid one after the other."""
        return True

    def may_pay(self, game: "Game", ability: int, source: int, player: int) -> bool:
        """Whether a player who may pay a cost while resolving can."""
        return game.can_pay(ability, source, player)

    def word_of(self, game: "Game", ref: int, place: int) -> str:
        """One of the words of a card that a player can name, as a trait."""
        return ""

    def may_decline(self) -> bool:
        """Whether a player who may pay a cost while resolving can choose not to."""
        return True

    def told_value(self, char: int, value: int) -> Any:
        """A characteristic as it is told: a number, or words; None if a card has none."""
        if char not in self.word_chars and char not in self.bit_names:
            return value
        return tuple(self.words_told(char, value))

    def words_told(self, char: int, bits: int) -> list[str]:
        """The words that the bits of a characteristic stand for."""
        if char in self.bit_names:
            return [name for bit, name in self.bit_names[char].items() if bits & bit]
        return sorted(words_of(bits))

    def told_counters(self, kind: int, count: int) -> tuple[str, Any]:
        """What is told of the counters of a kind on a card, which everybody sees."""
        return f"counter {kind}", count

    def told_tie(self, kind: int) -> str:
        """What a card is called to another that it is tied to; nothing if that is not told."""
        return ""

    # Loops.

    def endless_is_drawn(self) -> bool:
        """Whether a loop that nobody can stop ends the game."""
        return True

    def loop_deciders(self, stops: dict[int, int]) -> list[int]:
        """Who says how often a loop goes on.

        `stops` are the players, the turn player first, and at which choice of the loop each could
        stop it, or NOTHING.
        """
        return [player for player, choice in stops.items() if choice != NOTHING]

    def loop_bars_both(self) -> bool:
        """Whether, once a loop is stopped, who wanted more of it cannot begin it anew either."""
        return True

    def loop_rounds(self, times: int) -> int:
        """How often what a round of a loop adds is added at once, that is to go on so often."""
        return times

    # The rest.

    def once_a_turn(self, what: Happening) -> bool:
        """Whether an ability waits for such a thing only once in a turn."""
        return False

    def verify(self, game: "Game", player: int, option: Change) -> str:
        """The first clause that forbids an option now, or nothing."""
        return ""

    def candidates(self, game: "Game") -> list[Change]:
        """Everything that might be asked for at the pending decision, allowed or not."""
        return []
