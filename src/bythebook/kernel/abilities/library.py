"""The cards of one match, with everything that can be worked out beforehand."""

from dataclasses import replace
from typing import Final

from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    EV_ORIENT,
    Ability,
    CardDef,
    Effect,
    Trigger,
)
from bythebook.kernel.abilities.having import changes_of, guards
from bythebook.kernel.abilities.reaching import flatten
from bythebook.kernel.abilities.waiting import (
    VALUES,
    Moves,
    SelfTrigger,
    bits_of,
    values_waited_for,
)
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import This
from bythebook.kernel.language.words import word_bit
from bythebook.kernel.procedure.memo import Keeper
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT, GRANT, LOSE_ABILITIES
from bythebook.kernel.state.refs import NOTHING, PUBLIC
from bythebook.kernel.state.zones import ZoneTable

NOTED: Final = 1
"""something may always happen along with such moves, or they are looked at in other ways"""
AWAITED: Final = 2
"""an ability of the match waits for such moves"""
LAID_OUT: Final = 4
"""so many ways in which the cards of a match were what they are, are remembered"""


class Library(Keeper):
    """All definitions and abilities a match can meet, numbered."""

    # fmt: off
    __slots__ = (
        "_by_identity", "_ids", "_keep", "abilities", "act_bits", "act_marks", "act_zones",
        "affirmed", "affirming", "all_bits", "any_guard", "any_saying", "arrivals", "base",
        "changing", "chars", "comes_with", "company", "company_leaving", "cont_bits", "cont_zones",
        "conts", "definitions", "everywhere", "given_moves", "given_turns", "gives", "guards",
        "instead", "interrupt_reads", "leaves_with", "lends", "looks_back", "lowering", "lowers",
        "moments", "move_pairs", "moves", "names", "observer_bits", "observing", "origins_asked",
        "other_side", "own", "own_events", "own_moves", "own_targets", "own_would",
        "own_would_any", "places", "printed", "programs", "replaces", "replacing", "replacing_own",
        "secret", "selfs", "speaking_bits", "watched", "ways", "would", "would_events", "writes",
        "zone_bits", "zones",
    )
    # fmt: on

    def __init__(self, definitions: list[CardDef], zones: ZoneTable, chars: int) -> None:
        super().__init__()
        self.definitions: list[CardDef] = []
        self.abilities: list[Ability] = []
        self.programs: list[list[Effect]] = []
        self.instead: list[list[Effect]] = []
        # By ability: the event it replaces, as a bit.
        self.would: list[int] = []
        # By ability: the events it waits for, each with the values as bits.
        self.moments: list[tuple[tuple[int, int], ...]] = []
        # By ability: the moves it waits for.
        self.moves: list[tuple[Moves, ...]] = []
        self.origins_asked: list[Condition] = []
        """what moments ask of where a card has come from"""
        self.zone_bits: list[int] = []
        # By ability: whether having it could forbid or replace something.
        self.guards: list[bool] = []
        # By ability: the characteristics that having it could change, or make less, as bits.
        self.changing: list[int] = []
        self.lowering: list[int] = []
        self.chars: int = chars
        self.zones: ZoneTable = zones
        self._ids: dict[Ability, int] = {}
        self._by_identity: dict[int, int] = {}
        self._keep: list[Ability] = []
        self.printed: list[list[int]] = [[] for _ in range(chars)]
        # By characteristic and definition: what it is before any effect (`Book.base_values`).
        self.base: list[list[int]] = []
        # Per definition.
        self.own: list[tuple[int, ...]] = []
        self.conts: list[tuple[int, ...]] = []
        self.affirming: list[tuple[int, ...]] = []
        """continuous abilities that say of their own card no more than is printed on it"""
        self.replacing: list[tuple[int, ...]] = []
        """abilities that replace what would happen to other cards"""
        self.replacing_own: list[tuple[int, ...]] = []
        """abilities that replace what would happen to their own card alone"""
        self.own_would: list[int] = []
        """the events those replace, as bits"""
        self.own_would_any: int = 0
        """and those that any card of the match replaces for itself"""
        self.own_targets: list[int] = []
        """the kinds of zones to which the card does not come, as bits, if that is replaced"""
        self.selfs: list[tuple[SelfTrigger, ...]] = []
        self.own_events: list[int] = []
        """the events that a card's abilities wait for to happen to itself, as bits"""
        self.observing: list[tuple[int, ...]] = []
        self.own_moves: list[tuple[Moves, ...]] = []
        """the moves that abilities of a card wait for"""
        self.act_marks: list[int] = []
        """marks of all that can be activated on a card"""
        self.act_bits: list[int] = []
        """kinds of zones in which a card has something to activate, as bits"""
        self.cont_bits: list[int] = []
        self.everywhere: list[int] = []
        """kinds of zones in which every continuous ability of a card is active, as bits"""
        self.writes: list[int] = []
        self.lowers: list[int] = []
        self.observer_bits: list[int] = []
        self.speaking_bits: list[int] = []
        """kinds of zones in which a card has continuous abilities, or observes, as bits"""
        # For the whole match.
        n = zones.count
        self.move_pairs: list[bool] = [False] * ((n + 1) * (n + 1))
        # By origin and target: what a move makes somebody ask (`noticing.ways`).
        self.ways: list[int] = []
        # By event: the values somebody waits for, as bits.
        self.watched: list[int] = [0] * 256
        self.gives: bool = False
        # The moves, and whether there are turns, that abilities wait for which cards can be given:
        # what happens may be what gives them.
        self.given_moves: list[Moves] = []
        self.given_turns: bool = False
        # Whether any replacement is looked for among what is in force, and all events replaced.
        self.replaces: bool = False
        self.would_events: int = 0
        # The characteristics that abilities of cards only affirm, as bits.
        self.affirmed: int = 0
        # Whether any continuous ability says something else than what values are.
        self.any_saying: bool = False
        self.cont_zones: int = 0
        # Kinds of zones in which some card has something to activate, as bits.
        self.act_zones: int = 0
        # By definition: kinds of zones, as bits, to which such a card does not come alone, and that
        # it does not leave alone (`Book.company`, `company_leaving`).
        self.comes_with: list[int] = []
        self.leaves_with: list[int] = []
        # Those kinds of zones, whichever card it is.
        self.company: int = 0
        self.company_leaving: int = 0
        # Abilities that wait where only a card's owner looks: the book may say so.
        self.secret: tuple[int, ...] = ()
        # What has to change for interrupt-type rule actions to be looked for: the book says so.
        self.interrupt_reads: int = 0
        # Whether a card on the field can have another master than the player it lies with.
        self.lends: bool = False
        self.any_guard: bool = False
        # Kinds of zones, as bits: somebody asks what has come from there this turn.
        self.arrivals: int = 0
        self.places: dict[str, int] = {}
        # Every card name that can be named in the match, in the order of the alphabet.
        self.names: list[str] = []
        # By characteristic: the bits printed on any card of the match.
        self.all_bits: list[int] = [0] * chars
        # By definition: its other side, or NOTHING.
        self.other_side: list[int] = []
        # From which zones cards are looked at as they leave.
        self.looks_back: list[bool] = zones.field.copy()
        for definition in definitions:
            self.add(definition)
        for place, definition in enumerate(self.definitions):
            if definition.back is not None:
                back = self.places[definition.back.number]
                self.other_side[place] = back
                self.other_side[back] = place

    def add(self, definition: CardDef) -> int:
        """Number a definition and all its abilities."""
        place = len(self.definitions)
        self.definitions.append(definition)
        self.other_side.append(NOTHING)
        self.places[definition.number] = place
        values = definition.values
        for char in range(self.chars):
            # Of what nothing is said of a card it has none.
            value = values[char] if char < len(values) else 0
            self.printed[char].append(value)
            self.all_bits[char] |= value
        own = tuple(self.register(a) for a in definition.abilities)
        self.own.append(own)
        conts = [a for a in own if self.abilities[a].kind == CONT and self.abilities[a].modifiers]
        affirming = tuple([a for a in conts if self._affirms(a, place)])
        self.affirming.append(affirming)
        for a in affirming:
            for modifier in self.abilities[a].modifiers:
                self.affirmed |= 1 << modifier.char
        self.conts.append(tuple([a for a in conts if a not in affirming]))
        self.replacing.append(tuple(a for a in own if self._replaces(a, False)))
        self.replacing_own.append(tuple(a for a in own if self._replaces(a, True)))
        would = targets = 0
        for a in self.replacing_own[place]:
            would |= self.would[a]
            targets |= self._targets_of(a)
        self.own_would.append(would)
        self.own_would_any |= would
        self.own_targets.append(targets)
        if self.replacing[place]:
            self._note_replacing()
        selfs: list[SelfTrigger] = []
        observing: list[int] = []
        for a in own:
            trigger = self.abilities[a].trigger
            if self.abilities[a].kind != AUTO or trigger is None:
                continue
            if isinstance(trigger.who, This):
                selfs += self.self_triggers(a)
            else:
                observing.append(a)
        self.selfs.append(tuple(selfs))
        events = 0
        for waiting in selfs:
            events |= 1 << waiting.event
        self.own_events.append(events)
        self.observing.append(tuple(observing))
        self.own_moves.append(tuple(dict.fromkeys([m for a in own for m in self.moves[a]])))
        self.cont_bits.append(self.zones_of(self.conts[place] + self.replacing[place]))
        self.observer_bits.append(self.zones_of(tuple(observing)))
        self.speaking_bits.append(self.cont_bits[place] | self.observer_bits[place])
        self._note_changes(self.conts[place])
        everywhere = -1
        for a in self.conts[place] + self.replacing[place]:
            everywhere &= self.zone_bits[a]
        self.everywhere.append(everywhere)
        acts = tuple(a for a in own if self.abilities[a].kind == ACT)
        marks = 0
        for a in acts:
            marks |= self.abilities[a].marks
        self.act_marks.append(marks)
        self.act_bits.append(self.zones_of(acts))
        self.act_zones |= self.act_bits[place]
        for a in self.conts[place] + self.replacing[place]:
            self.cont_zones |= self.zone_bits[a]
        return place

    def _affirms(self, ability: int, definition: int) -> bool:
        """Whether a continuous ability always says of its own card what is printed on it."""
        data = self.abilities[ability]
        if data.condition is not None or data.replacement is not None or data.body:
            return False
        for modifier in data.modifiers:
            bits = modifier.bits
            for word in modifier.words:
                bits |= word_bit(word)
            if modifier.op != BITS_ON or not isinstance(modifier.who, This):
                return False
            if modifier.amount is not None or bits & ~self.printed[modifier.char][definition]:
                return False
        return True

    def _replaces(self, ability: int, own: bool) -> bool:
        """Whether an ability replaces something: what would happen to its own card, or else."""
        replacement = self.abilities[ability].replacement
        return replacement is not None and isinstance(replacement.would.who, This) == own

    def _targets_of(self, ability: int) -> int:
        """The kinds of zones, as bits, that a card would come to if that were not replaced."""
        replacement = self.abilities[ability].replacement
        if replacement is None or replacement.would.event != EV_MOVE:
            return 0
        return bits_of(replacement.would.target)

    def _note_replacing(self) -> None:
        """There are replacements that have to be looked for among all that is in force."""
        self.any_guard = True
        self.replaces = True

    def _note_changes(self, conts: tuple[int, ...]) -> None:
        """Which characteristics a card's continuous abilities can change, or make less."""
        writes = 0
        lowers = 0
        for ability in conts:
            writes |= self.changing[ability]
            lowers |= self.lowering[ability]
        self.writes.append(writes)
        self.lowers.append(lowers)

    def zones_of(self, abilities: tuple[int, ...]) -> int:
        """The kinds of zones in which any of some abilities is active, as bits."""
        bits = 0
        for ability in abilities:
            bits |= self.zone_bits[ability]
        return bits

    def self_triggers(self, ability: int) -> list[SelfTrigger]:
        """How an ability that waits for its own card is found, by each of its moments."""
        trigger = self.abilities[ability].trigger
        assert trigger is not None
        found: list[SelfTrigger] = []
        moments = (trigger, *trigger.also)
        for place, moment in enumerate(moments):
            for one in self._self_triggers(ability, moment):
                one.before = moments[:place]
                found.append(one)
        return found

    def _self_triggers(self, ability: int, trigger: Trigger) -> list[SelfTrigger]:
        """One moment: a card that leaves is looked at where it was, else where it has come to.

        It leaves where its text is not active where it goes to, and whenever it leaves the field on
        which its text is active.
        """
        bits = self.zone_bits[ability]
        if trigger.event != EV_MOVE:
            return [SelfTrigger(ability, trigger, False, bits)]
        field = self.zones.field
        kinds = range(self.zones.count)
        targets = trigger.target or tuple(kinds)
        if not all(bits >> kind & 1 for kind in targets):
            for kind in trigger.origin or kinds:
                if bits >> kind & 1:
                    self.looks_back[kind] = True
            return [SelfTrigger(ability, trigger, True, bits)]
        origins = trigger.origin or tuple(kinds)
        away = tuple([kind for kind in targets if not field[kind]])
        left = tuple([kind for kind in origins if field[kind] and bits >> kind & 1])
        if not away or not left:
            return [SelfTrigger(ability, trigger, False, bits)]
        others = tuple([kind for kind in origins if kind not in left])
        within = tuple([kind for kind in targets if field[kind]])
        found = [SelfTrigger(ability, replace(trigger, origin=left, target=away), True, bits)]
        if others:
            apart = replace(trigger, origin=others)
            found.append(SelfTrigger(ability, apart, False, bits))
        if within:
            moved = replace(trigger, origin=left, target=within)
            found.append(SelfTrigger(ability, moved, False, bits))
        return found

    def register(self, ability: Ability) -> int:
        """The number of an ability; the abilities it can give are numbered too."""
        known = self._ids.get(ability)
        if known is not None:
            self._by_identity[id(ability)] = known
            self._keep.append(ability)
            return known
        number = len(self.abilities)
        self.answers = {}
        self._ids[ability] = number
        self._by_identity[id(ability)] = number
        self.abilities.append(ability)
        program: list[Effect] = []
        flatten(ability.body, program)
        self.programs.append(program)
        for effect in program:
            self.lends = self.lends or effect.lends()
            asked = effect.arrivals()
            if asked:
                self._note_arrivals(asked)
        other: list[Effect] = []
        if ability.replacement is not None:
            flatten(ability.replacement.instead, other)
            self._watch(ability.replacement.would)
            self.would_events |= 1 << ability.replacement.would.event
        self.instead.append(other)
        replaced = ability.replacement
        self.would.append(0 if replaced is None else 1 << replaced.would.event)
        bits = 0
        for zone in ability.zones:
            bits |= 1 << zone
        self.zone_bits.append(bits)
        self.guards.append(guards(ability))
        changing, lowering = changes_of(ability)
        self.changing.append(changing)
        self.lowering.append(lowering)
        if ability.kind == CONT and ability.body:
            self.any_saying = True
        if any(m.char == CHAR_CANNOT for m in ability.modifiers):
            self.any_guard = True
        if any(m.op in (GRANT, LOSE_ABILITIES) for m in ability.modifiers):
            self.gives = True
        if ability.condition is not None:
            self._note_arrivals(ability.condition.arrivals())
        trigger = ability.trigger
        awaited = () if trigger is None else (trigger, *trigger.also)
        self.moments.append(tuple([(m.event, values_waited_for(m)) for m in awaited]))
        self.moves.append(tuple([self._moves_of(m) for m in awaited if m.event == EV_MOVE]))
        if trigger is not None:
            for moment in (trigger, *trigger.also):
                self._watch(moment)
                if moment.condition is not None:
                    self._note_arrivals(moment.condition.arrivals())
                if moment.event == EV_MOVE:
                    self._watch_moves(moment.origin, moment.target)
        for given in ability.inner():
            self.register_given(given)
        return number

    def register_given(self, ability: Ability) -> int:
        """The number of an ability that is not printed on a card, but given to one."""
        number = self.register(ability)
        self.given_moves += self.moves[number]
        self.given_turns |= any(event == EV_ORIENT for event, _ in self.moments[number])
        if ability.replacement is not None:
            self._note_replacing()
        return number

    def _note_arrivals(self, kinds: int) -> None:
        """Somebody asks what has come onto the field from some kinds of zones."""
        self.arrivals |= kinds
        field = tuple(k for k in range(self.zones.count) if self.zones.field[k])
        for kind in range(self.zones.count):
            if kinds >> kind & 1:
                self._watch_moves((kind,), field)

    def _watch(self, trigger: Trigger) -> None:
        """Somebody waits for an event: with one value, or with any."""
        self.watched[trigger.event] |= values_waited_for(trigger)

    def waited_for(self, event: int, value: int) -> bool:
        """Whether any ability waits for an event with that value."""
        return self.watched[event] >> (value & VALUES) & 1 != 0

    def _moves_of(self, trigger: Trigger) -> Moves:
        """The moves that a moment waits for."""
        asked = None if trigger.condition is None else trigger.condition.of_origin()
        number = NOTHING
        if asked is not None:
            if asked not in self.origins_asked:
                self.origins_asked.append(asked)
            number = self.origins_asked.index(asked)
        return bits_of(trigger.origin), bits_of(trigger.target), number

    def _watch_moves(self, origin: tuple[int, ...], target: tuple[int, ...]) -> None:
        n = self.zones.count
        for a in origin or range(NOTHING, n):
            for b in target or range(NOTHING, n):
                if a >= 0 and b >= 0 and self.zones.same_place[a * n + b]:
                    continue
                self.move_pairs[(a + 1) * (n + 1) + b + 1] = True
                if self.ways and a >= 0 and b >= 0:
                    self.ways[a * n + b] |= NOTED
            if a >= 0 and self.zones.sight[a] == PUBLIC:
                self.looks_back[a] = True

    def id_of(self, ability: Ability) -> int:
        """The number of an ability that is part of this library."""
        found = self._by_identity.get(id(ability))
        return self._ids[ability] if found is None else found

    def active(self, ability: int, kind: int) -> bool:
        """Whether an ability is active in a kind of zone."""
        return kind >= 0 and self.zone_bits[ability] >> kind & 1 != 0

    def silent(self, ability: int, kind: int) -> bool:
        """Whether an ability that was given is not active where its card has come to."""
        bits = self.zone_bits[ability]
        return kind >= 0 and bits != 0 and not bits >> kind & 1
