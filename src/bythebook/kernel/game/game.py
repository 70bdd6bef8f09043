"""The game: a state, the procedures under way, the pending decision, the log.

The loop runs steps until somebody has to decide. Whatever a step wants to
happen goes the same way: is it forbidden, is it replaced, does it happen,
what was waiting for it, do rules act at once; only then does the step's
procedure go on, told what really happened.
"""

from typing import Any

from bythebook.kernel.abilities.abilities import EV_STATE, CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.abilities.laying import lay_deck
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.triggers import Observer, observers, state_triggers
from bythebook.kernel.abilities.waiting import Moves
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.deciding import answer, concede, put_in
from bythebook.kernel.game.history import (
    fork,
    redo,
    undo,
    whole_log,
)
from bythebook.kernel.game.loop import run
from bythebook.kernel.game.loops import LoopWatch
from bythebook.kernel.happening.committing import commit
from bythebook.kernel.procedure.clauses import code_of
from bythebook.kernel.procedure.memo import Keeper
from bythebook.kernel.procedure.procedure import (
    Ask,
    Procedure,
)
from bythebook.kernel.seeing.telling import tell
from bythebook.kernel.seeing.views import view
from bythebook.kernel.state.chain import Chain
from bythebook.kernel.state.changes import (
    LAST_ORIENT,
    LAST_ZONE,
    Change,
)
from bythebook.kernel.state.continuous_ops import CHAR_ABILITIES
from bythebook.kernel.state.errors import MalformedAnswer
from bythebook.kernel.state.refs import CARD, FACE_UP, NOTHING
from bythebook.kernel.state.result import BY_EFFECT, Result, clause_of
from bythebook.kernel.state.state import State
from bythebook.kernel.state.zones import ZoneTable
from bythebook.kernel.values.continuous import EFFECTS_READ, Sheet


class Game(Keeper):
    """One game under way; what is remembered of it holds in all its forks."""

    # fmt: off
    __slots__ = (
        "_observers", "book", "checkpoints", "d_interrupts", "d_rules", "decided", "decks",
        "giving", "guard_possible", "holding", "inputs", "lib", "log", "log_from", "observed",
        "observed_moves", "observers_stale", "past_seeds", "pending", "redos", "result", "seed",
        "seed_number", "settled", "sheet", "spent", "stack", "state", "watch", "watchers",
        "watchers_of", "zones",
    )
    # fmt: on

    def __init__(self, book: Book, lib: Library, seed: bytes) -> None:
        super().__init__()
        self.book: Book = book
        self.zones: ZoneTable = book.zones
        self.lib: Library = lib
        self.seed: bytes = seed
        # Seeds of the past, each with the number of the last batch it counted for.
        self.past_seeds: tuple[tuple[int, bytes], ...] = ()
        self.state: State = State(book.zones.count, len(book.variables))
        self.stack: list[Procedure] = []
        self.pending: Ask | None = None
        self.result: Result | None = None
        self.sheet: Sheet = Sheet()
        self.log: Chain | None = Chain()
        self.inputs: Chain = Chain()
        self.decided: int = 0
        self.log_from: int = 0
        self.checkpoints: Chain | None = Chain()
        self.redos: list[int] = []
        self.holding: int = 0
        self.d_rules: int = -1
        self.d_interrupts: int = 0
        self.settled: bool = False
        """whether the last check timing found nothing, if nothing has changed since"""
        self.guard_possible: bool = lib.any_guard
        self.giving: bool = lib.gives
        """whether anything could have given or taken abilities"""
        self.watch: LoopWatch = LoopWatch()
        self.decks: list[list[list[str]]] = [[], []]
        self.seed_number: int = 0
        # What a batch under way needs; empty at every decision.
        self.spent: list[int] = []
        self._observers: list[Observer] = []
        # By event: the values that those wait for, as bits.
        self.observed: dict[int, int] = {}
        # The moves that those wait for.
        self.observed_moves: list[Moves] = []
        self.observers_stale: bool = True
        # By kind of zone: the cards that look at what happens elsewhere, each with the abilities
        # that do, while cards are these.
        self.watchers: dict[int, dict[int, list[int]]] = {}
        self.watchers_of: list[int] = []

    # Looking.

    def value(self, char: int, card: int) -> int:
        """A characteristic of a card, with every effect in force."""
        sheet = self.sheet
        if (sheet.dirty or self.state.dirty) and sheet.writable >> char & 1:
            if self.state.dirty:
                self._absorb()
            # What is forbidden, and who has which abilities, is asked most often of all.
            if sheet.dirty and (
                char > CHAR_ABILITIES or sheet.stale or sheet.dirty & sheet.guard_reads
            ):
                sheet.refresh(self)
        return sheet.values[char][card]

    def values(self, char: int) -> list[int]:
        """A characteristic of every card."""
        sheet = self.sheet
        if (sheet.dirty or self.state.dirty) and sheet.writable >> char & 1:
            # Any card's will do.
            self.value(char, 0)
        return sheet.values[char]

    def values_of(self, chars: int) -> list[list[int]]:
        """Characteristics (given as bits) of all cards; the others may be out of date.

        What nothing in this game has ever changed is as printed, and needs no working out.
        """
        sheet = self.sheet
        if sheet.writable & chars:
            if self.state.dirty:
                self._absorb()
            if sheet.dirty:
                sheet.refresh(self)
        return sheet.values

    def as_printed(self, card: int, chars: int) -> bool:
        """Whether nothing in force changes characteristics (given as bits) of a card."""
        sheet = self.sheet
        if not sheet.writable & chars:
            return True
        self.values_of(chars)
        return not sheet.writable & chars or card not in sheet.touched

    def may_have(self, char: int, bits: int) -> bool:
        """Whether any card of this match could have some bits of a characteristic."""
        return self.sheet.writable >> char & 1 != 0 or self.lib.all_bits[char] & bits != 0

    def sheet_values(self) -> list[list[int]]:
        """All characteristics of all cards, with every effect in force."""
        return self.values_of(-1)

    def may_be_lowered(self, char: int) -> bool:
        """Whether anything in force could have made a characteristic less than printed."""
        sheet = self.sheet
        if sheet.writable == -1 or (self.giving and (sheet.dirty or self.state.dirty)):
            # What abilities do that were just given is not known yet.
            self.sheet_values()
        return sheet.lowers >> char & 1 != 0

    def last_value(self, char: int, ref: int) -> int:
        """A characteristic of a card, or its last one if it is no longer that card."""
        if self.state.alive(ref):
            return self.value(char, ref & CARD)
        found = self.state.last.get(ref) if self.book.remembers(self, ref) else None
        return found[char] if found is not None else self.value(char, ref & CARD)

    def last_zone(self, ref: int) -> int:
        """The zone a card is in, or was in when it was last that card; NOTHING if unknown."""
        if self.state.alive(ref):
            return self.state.where[ref & CARD]
        found = self.state.last.get(ref) if self.book.remembers(self, ref) else None
        return found[LAST_ZONE] if found is not None else NOTHING

    def last_orient(self, ref: int) -> int:
        """How a card is turned, or was when it was last that card; NOTHING if unknown."""
        if self.state.alive(ref):
            return self.state.orient[ref & CARD]
        found = self.state.last.get(ref) if self.book.remembers(self, ref) else None
        return found[LAST_ORIENT] if found is not None else NOTHING

    def abilities_of(self, card: int) -> tuple[int, ...]:
        """The abilities a card has now: its own, unless lost, and those given to it."""
        sheet = self.sheet
        if sheet.dirty or self.state.dirty:
            self.value(0, card)
        if not (sheet.blank or sheet.lost or sheet.granted):
            if self.state.face[card] == FACE_UP or self.book.is_held(self, card):
                return self.lib.own[self.state.definition[card]]
        own: list[int] = []
        if card not in sheet.blank:
            lost = sheet.lost.get(card, 0)
            open_to_all = self.state.face[card] == FACE_UP
            for ability in self.lib.own[self.state.definition[card]]:
                if lost and self.lib.abilities[ability].marks & lost:
                    continue
                if open_to_all or self.book.speaks(self, card, ability):
                    own.append(ability)
        for ability, _ in self.sheet.granted.get(card, ()):
            own.append(ability)
        return tuple(own)

    def know_abilities(self) -> None:
        """See to it that abilities that were given or lost just now are known."""
        if self.state.dirty:
            self._absorb()
        sheet = self.sheet
        if sheet.stale or sheet.dirty & (sheet.ability_reads | EFFECTS_READ):
            sheet.refresh(self)

    def accompanied(self) -> bool:
        """Whether anything could happen along with other changes, by what lies on the table."""
        state = self.state
        return bool(
            state.below
            or state.beside
            or state.tokens
            or state.counters
            or state.ties
            or self.book.accompanies
            or self.lib.company
            or self.lib.company_leaving
        )

    def lacks(self, card: int, ability: int) -> bool:
        """Whether a card has lost an ability that is printed on it."""
        sheet = self.sheet
        if card in sheet.blank:
            return True
        return bool(sheet.lost) and self.lib.abilities[ability].marks & sheet.lost.get(card, 0) != 0

    def definition(self, card: int) -> CardDef:
        """A card as printed."""
        return self.lib.definitions[self.state.definition[card]]

    def observers(self) -> list[Observer]:
        """The abilities that wait for what happens to other cards."""
        if self.observers_stale or self.sheet.abilities_moved:
            self.observers_stale = False
            self.sheet.abilities_moved = False
            self._observers = observers(self)
            abilities = list(self.lib.secret)
            for observer in self._observers:
                if observer.ability not in abilities:
                    abilities.append(observer.ability)
            observed: dict[int, int] = {}
            moves: list[Moves] = []
            for ability in abilities:
                for event, bits in self.lib.moments[ability]:
                    observed[event] = observed.get(event, 0) | bits
                for awaited in self.lib.moves[ability]:
                    if awaited not in moves:
                        moves.append(awaited)
            self.observed = observed
            self.observed_moves = moves
        return self._observers

    def awaits_state(self) -> bool:
        """Whether any ability in force waits for a state of the game, and not for an event."""
        if not self.lib.watched[EV_STATE]:
            return False
        sheet = self.sheet
        if self.giving and (sheet.dirty or self.state.dirty):
            self.know_abilities()
        if self.observers_stale or sheet.abilities_moved:
            self.observers()
        return EV_STATE in self.observed

    def state_met(self) -> bool:
        """Whether a state of the game has come true that an ability in force waits for."""
        return self.awaits_state() and bool(state_triggers(self))

    def under_way(self, procedure: Any) -> bool:
        """Whether a procedure of that kind is under way."""
        for frame in self.stack:
            if isinstance(frame, procedure):
                return True
        return False

    def frame_of(self, procedure: Any) -> Any:
        """The innermost procedure of that kind that is under way, or nothing."""
        for frame in reversed(self.stack):
            if isinstance(frame, procedure):
                return frame
        return None

    def can_pay(self, ability: int, source: int, player: int) -> bool:
        """Whether a player can pay the whole cost of an ability (or of playing a card)."""
        return self.book.can_afford(self, self.book.cost_of(self, ability, source), source, player)

    def can_be_chosen(self, ref: int, chooser: int, source: int) -> bool:
        """Whether a card can be chosen."""
        return self.book.can_be_chosen(self, ref, chooser, source)

    def is_guarded(self) -> bool:
        """Whether anything in force forbids or replaces something."""
        if self.state.dirty:
            self._absorb()
        sheet = self.sheet
        if sheet.dirty and (sheet.stale or sheet.dirty & sheet.guard_reads):
            sheet.refresh(self)
        return sheet.guarded

    def forbidden_any(self, changes: list[Change]) -> bool:
        """Whether any of some changes could not happen."""
        return self._any_in(changes, False)

    def unpayable(self, changes: list[Change]) -> bool:
        """Whether any of some changes, which a cost takes, could not happen."""
        return self._any_in(changes, True)

    def _any_in(self, changes: list[Change], paying: bool) -> bool:
        if not self.guard_possible:
            return False
        self.value(0, 0)
        if self.sheet.guarded:
            book = self.book
            for change in changes:
                if book.forbids_paying(self, change) if paying else book.forbids(self, change):
                    return True
        return False

    # The loop.

    def push(self, frame: Procedure) -> None:
        """Start a procedure on top of what is under way."""
        stack = self.stack
        if frame.code < 0:
            frame.code = code_of(type(frame), self.book.name)
        if stack:
            frame.part_of(stack[-1])
        if frame.holds:
            self.holding += 1
        stack.append(frame)

    def let_go(self) -> None:
        """A procedure that held interrupt-type rule actions back is over."""
        self.holding -= 1
        if not self.holding:
            self.interrupt()

    def _push_between(self, frame: Procedure) -> None:
        """Start what nobody asked for: what the procedure below was told stays told."""
        frame.result = self.stack[-1].chosen
        self.push(frame)

    def is_waiting(self) -> bool:
        """Whether somebody has to decide, or the game is over."""
        return self.pending is not None or self.result is not None

    def run(self) -> None:
        """Go on until somebody has to decide, or the game is over."""
        if not self.is_waiting():
            run(self)

    def check_timing(self) -> bool:
        """A check timing, if anything is due at all; whether it begins."""
        if self.settled and not (self.state.dirty or self.d_rules or self.state.standby):
            return False
        if (
            self.state.standby
            or self.rule_action_due()
            or (self.lib.watched[EV_STATE] and self.awaits_state() and state_triggers(self))
        ):
            self._push_between(self.book.check_timing())
            return True
        self.settled = True
        return False

    def changed_for_rules(self, processed: int) -> int:
        """What has changed since check-type rule actions were last looked for; 0 if nothing has.

        `processed` is the last batch before some were just done, NOTHING when none were: whatever
        they have changed may not have been enough, and all of them may be due again. If nothing at
        all has come of them they are not done again before anything else happens.
        """
        if self.state.dirty:
            self._absorb()
        if processed >= 0 and self.state.batch != processed:
            self.d_rules |= self.book.rule_reads
        if not self.d_rules & (self.book.rule_reads | self.sheet.reads):
            return 0
        dirty = self.d_rules
        self.d_rules = 0
        self.settled = False
        return dirty

    def rule_action_due(self) -> bool:
        """Whether a check-type rule action would act now."""
        dirty = self.state.dirty | self.d_rules
        if not dirty & (self.book.rule_reads | self.sheet.reads):
            return False
        if self.state.dirty:
            self._absorb()
        if self.book.rule_due(self, dirty):
            return True
        self.d_rules = 0
        self.settled = False
        return False

    def _absorb(self) -> None:
        """Tell everything that keeps values what has changed."""
        state = self.state
        dirty = state.dirty
        state.dirty = 0
        sheet = self.sheet
        # What no effect in force reads changes no value.
        sheet.dirty |= dirty & sheet.heeds
        self.d_rules |= dirty
        self.d_interrupts |= dirty

    def interrupt(self) -> None:
        """Interrupt-type rule actions, unless something holds them back."""
        if self.state.dirty:
            self._absorb()
        if not self.d_interrupts & self.lib.interrupt_reads:
            return
        if self.holding and not self.book.interrupts_held(self):
            return
        dirty = self.d_interrupts
        self.d_interrupts = 0
        if self.book.interrupt_due(self, dirty):
            self._push_between(self.book.interrupt_frame())

    def finish(self, changes: list[Change], clause: str) -> None:
        """Rules end the game while somebody was about to decide."""
        commit(self, self.stack[-1], changes, clause)

    def end(self, clause: str) -> None:
        """The game is over; the reason's own clause says why, if it has one."""
        winner, why = self.state.ended[1], self.state.ended[2]
        if why == BY_EFFECT:
            clause = self.book.win_by_effect_clause
        self.result = Result(winner, why, clause_of(why, self.book.name) or clause)
        self.pending = None

    # Deciding (bythebook.kernel.game.deciding).

    def answer(self, choice: Any, player: Any = None) -> None:
        """Answer the pending decision with one of its options, by number.

        With `player`, only if it is that player's to answer.
        """
        answer(self, choice, player)

    def put_in(self, choice: int) -> None:
        """An answer or a concession that is known to be one goes in, and the game goes on."""
        put_in(self, choice)

    def concede(self, player: Any) -> None:
        """A player gives up, at any time, whatever is going on."""
        concede(self, player)

    # Copies of itself (bythebook.kernel.game.history).

    def copy(self, log: bool = True, history: bool = True) -> "Game":
        """A fork: the same game, going its own way. The past is shared, not copied."""
        new = Game(self.book, self.lib, self.seed)
        fork(self, new, log, history)
        return new

    def undo(self) -> None:
        """Take back the last answer."""
        undo(self)

    def redo(self) -> None:
        """Give again the answer that was taken back last."""
        redo(self)

    def laid_out(self) -> "Game":
        """The same decks on a table where nothing has begun."""
        numbers = {d.number: d for d in self.lib.definitions}
        new = Game(self.book, self.lib, self.seed)
        new.seed_number = self.seed_number
        for player in (0, 1):
            lay_deck(new, player, Deck(*[[numbers[n] for n in s] for s in self.decks[player]]))
        return new

    def from_the_start(self) -> "Game":
        """The same game at its first decision."""
        new = self.laid_out()
        new.push(self.book.root())
        new.run()
        return new

    def seed_at(self, batch: int) -> bytes:
        """The seed that chance had when a batch happened."""
        for last, seed in self.past_seeds:
            if batch <= last:
                return seed
        return self.seed

    def forget_values(self) -> None:
        """What is kept of characteristics is worked out anew; for when cards were exchanged."""
        self.state.dirty = -1
        self.sheet = Sheet()
        self.observers_stale = True

    # Seen from outside.

    @property
    def decision(self) -> Ask | None:
        """The pending decision: player, kind, clause, options, default; nothing when it is over."""
        return self.pending

    def view(self, player: Any) -> dict[str, Any]:
        """The table as one player sees it."""
        self.seated(player)
        return view(self, player)

    def told(self, player: Any) -> list[dict[str, Any]]:
        """What has happened so far, as one player may know it."""
        self.seated(player)
        return tell(self, player, self.laid_out().state, whole_log(self))

    def seated(self, player: Any) -> None:
        """Refuse to show anything to somebody who does not play."""
        if type(player) is not int or player not in (0, 1):
            raise MalformedAnswer(f"there is no player {player!r}: the players are 0 and 1")

    def save(self) -> bytes:
        """The game as bytes; `bythebook.load` brings it back to this decision."""
        from bythebook.kernel.game.saving import save

        return save(self)

    def record(self) -> str:
        """The game as a readable record."""
        from bythebook.kernel.game.record import record

        return record(self)

    def why_not(self, option: Change) -> str:
        """The clause that forbids an option now; nothing if it is one of the options."""
        ask = self.pending
        if ask is None:
            return self.book.over_clause
        if option in ask.options:
            return ""
        return self.book.verify(self, ask.player, option) or ask.clause
