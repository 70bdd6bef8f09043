"""Matching what happens against abilities that wait for it."""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.abilities import AUTO, EV_MOVE, EV_STATE, Happening
from bythebook.kernel.abilities.library import LAID_OUT, Library
from bythebook.kernel.abilities.waiting import VALUES, SelfTrigger
from bythebook.kernel.language.nouns import Bound, This
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.changes import (
    AWAIT,
    NEXT,
    STANDBY,
    THIS_TURN,
    UNAWAIT,
    USED,
    Change,
)
from bythebook.kernel.state.refs import CARD, FACE_UP, FIRST_CARD, NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


class Pending:
    """A match found before a batch was applied, to be entered once it has been."""

    def __init__(self, master: int, source: int, ability: int, what: Happening) -> None:
        self.master: int = master
        self.source: int = source
        self.ability: int = ability
        self.what: Happening = what


class Observer:
    """An ability, on a card or waiting by itself, that looks at what happens elsewhere."""

    def __init__(self, source: int, ability: int, master: int) -> None:
        self.source: int = source
        self.ability: int = ability
        self.master: int = master


def observers(game: "Game") -> list[Observer]:
    """Every automatic ability in force that does not wait for its own card."""
    state = game.state
    lib = game.lib
    book = game.book
    found: list[Observer] = []
    if game.watchers_of is not state.definition:
        # What cards are seldom changes.
        game.watchers_of = state.definition
        game.watchers = WATCHERS.of(lib, tuple(state.definition))
    for kind, watching in game.watchers.items():
        for zone in (kind, state.kinds + kind):
            for card in state.zones[zone]:
                if card not in watching or card in game.sheet.blank:
                    continue
                down = state.face[card] != FACE_UP
                source, master = state.ref(card), book.master_of_auto(game, card)
                for ability in watching[card]:
                    if down and not book.speaks(game, card, ability):
                        continue
                    if game.sheet.lost and game.lacks(card, ability):
                        continue
                    found.append(Observer(source, ability, master))
    if state.below and game.book.below_speak:
        for host in sorted(state.below):
            for card in state.below[host]:
                for ability in lib.observing[state.definition[card]]:
                    if game.book.speaks_below(game, ability):
                        found.append(_observer(game, card, ability))
    # By card, however the sheet came to know of them: a loaded game has to find the same order.
    for card, given in sorted(game.sheet.granted.items()):
        for ability, _ in given:
            data = lib.abilities[ability]
            if data.kind == AUTO and data.trigger is not None:
                silent = lib.silent(ability, state.kind_of(card))
                if not silent and not isinstance(data.trigger.who, This):
                    found.append(_observer(game, card, ability))
    return found


def watchers(lib: Library, definition: tuple[int, ...]) -> dict[int, dict[int, list[int]]]:
    """By kind of zone: the cards that look from there at what happens elsewhere, each with the
    abilities that do."""
    found: dict[int, dict[int, list[int]]] = {}
    for kind in range(lib.zones.count):
        cards: dict[int, list[int]] = {}
        for card, printed in enumerate(definition):
            if printed >= 0 and lib.observer_bits[printed] >> kind & 1:
                own = lib.observing[printed]
                cards[card] = [a for a in own if lib.zone_bits[a] >> kind & 1]
        if cards:
            found[kind] = cards
    return found


WATCHERS: Final = Memo(watchers, LAID_OUT)


def _observer(game: "Game", card: int, ability: int) -> Observer:
    return Observer(game.state.ref(card), ability, game.book.master_of_auto(game, card))


def match(
    game: "Game",
    what: Happening,
    leaving: bool,
    out: list[Pending],
    moved: list[int] | tuple[()] = (),
) -> None:
    """Every ability for which this is the moment.

    With `leaving`, on the board before the batch is applied: only where the
    book says that a card is looked at where it was. `moved` are the cards that
    have moved with it, as they are known by now.
    """
    state = game.state
    lib = game.lib
    subject = what.subject
    if subject >= FIRST_CARD:
        card = subject & CARD
        kind = what.origin if leaving else state.kind_of(card)
        if not leaving and kind >= 0 and game.zones.field[kind]:
            if not state.alive(subject) and state.ref(card) not in moved:
                kind = NOTHING  # it left the field and is another card since
        if kind >= 0 and (card not in game.sheet.blank or not game.zones.field[kind]):
            for own in lib.selfs[state.definition[card]]:
                if own.event == what.kind and own.leaving == leaving and own.zones >> kind & 1:
                    if game.sheet.lost and game.lacks(card, own.ability):
                        continue
                    if what.muted and (
                        what.muted == -1 or lib.abilities[own.ability].marks & what.muted
                    ):
                        continue
                    master = game.book.master_of_auto(game, card)
                    if is_moment(game, own, what, master) and (
                        state.face[card] == FACE_UP or game.book.speaks(game, card, own.ability)
                    ):
                        _enter(game, out, master, subject, own.ability, what)
        given = game.sheet.granted.get(card)
        if given is not None and kind >= 0:
            _match_given(game, what, leaving, given, out)
    if what.kind == EV_MOVE and game.book.looks_back(what.origin, what.target) != leaving:
        return
    for observer in game.observers():
        trigger = lib.abilities[observer.ability].trigger
        if (
            trigger is not None
            and (trigger.event == what.kind or trigger.also)
            and trigger.matches_any(game, what, observer.source, observer.master)
        ):
            _enter(game, out, observer.master, observer.source, observer.ability, what)
    if lib.secret:
        _match_secret(game, what, out)
    if state.awaiting:
        _match_awaiting(game, what, out)


def is_moment(game: "Game", own: SelfTrigger, what: Happening, master: int) -> bool:
    """Whether an ability waits for this at its own card, and for none of its other moments."""
    if not own.trigger.matches(game, what, what.subject, master):
        return False
    for other in own.before:
        if other.matches(game, what, what.subject, master):
            return False
    return True


def may_be_moment(game: "Game", event: int, ref: int, value: int) -> bool:
    """Whether anything in force waits for an event, of a card or of whatever has no card."""
    if game.state.awaiting:
        return True
    lib = game.lib
    sheet = game.sheet
    if game.giving:
        game.know_abilities()
    card = ref & CARD
    if card >= FIRST_CARD and ref >= 0:
        if card in sheet.granted or lib.own_events[game.state.definition[card]] >> event & 1:
            return True
    if game.observers_stale or sheet.abilities_moved:
        game.observers()
    observed = game.observed
    return event in observed and observed[event] >> (value & VALUES) & 1 != 0


def waiting_for(game: "Game", events: list[Happening]) -> list[Pending]:
    """The abilities that events would trigger, were they to happen now, at the same time.

    What waits for such a thing only once has its moment only as `standby_changes` enters it.
    """
    found: list[Pending] = []
    for what in events:
        if game.lib.waited_for(what.kind, what.value) and may_be_moment(
            game, what.kind, what.subject, what.value
        ):
            game.value(0, 0)
            match(game, what, False, found)
    return found


def waited_for(game: "Game", events: list[Happening]) -> bool:
    """Whether any of some events would trigger any ability, were it to happen now."""
    found = waiting_for(game, events)
    game.spent = []
    return bool(found)


def _match_secret(game: "Game", what: Happening, out: list[Pending]) -> None:
    """Abilities of cards that a player may have: the player speaks for whichever there are."""
    for ability in game.lib.secret:
        trigger = game.lib.abilities[ability].trigger
        if trigger is None or (trigger.event != what.kind and not trigger.also):
            continue
        for player in (0, 1):
            stand_in = game.book.stand_in(game, player, ability)
            if stand_in >= 0 and trigger.matches_any(game, what, stand_in, player):
                _enter(game, out, player, player, ability, what)


def spoken_for(game: "Game", entry: Change) -> bool:
    """Whether a player speaks for an ability in standby of a card that is kept secret."""
    if entry[2] not in game.lib.secret or not game.book.keeps_secret(game, entry[1]):
        return False
    for other in game.state.standby:
        if other[1] == other[0] == entry[0] and other[2:7] == entry[2:7]:
            return True
    return False


def _match_given(
    game: "Game",
    what: Happening,
    leaving: bool,
    given: tuple[tuple[int, int], ...],
    out: list[Pending],
) -> None:
    card = what.subject & CARD
    master = game.book.master_of_auto(game, card)
    kind = what.origin if leaving else game.state.kind_of(card)
    if kind < 0:
        return
    for ability, _ in given:
        data = game.lib.abilities[ability]
        if data.kind != AUTO or data.trigger is None or not isinstance(data.trigger.who, This):
            continue
        for own in game.lib.self_triggers(ability):
            if own.event == what.kind and own.leaving == leaving and own.zones >> kind & 1:
                if is_moment(game, own, what, master):
                    _enter(game, out, master, what.subject, ability, what)


def _match_awaiting(game: "Game", what: Happening, out: list[Pending]) -> None:
    # A card that moves is known by what it was before.
    card = what.other if what.kind == EV_MOVE else what.subject
    for index, waiting in enumerate(game.state.awaiting):
        if (waiting[5] and index in game.spent) or game.state.turn < waiting[6]:
            continue
        ability, source, master = waiting[0], waiting[1], waiting[2]
        bound = waiting[7:]
        trigger = game.lib.abilities[ability].trigger
        if trigger is None or (isinstance(trigger.who, Bound) and card not in bound):
            continue
        if not trigger.matches_any(game, what, source, master):
            if waiting[5] == NEXT and trigger.event == what.kind:
                game.spent.append(index)
            continue
        found = Happening(
            what.kind,
            what.subject,
            what.player,
            what.value,
            what.origin,
            what.target,
            bound[0] if bound else what.other,
            what.zone,
            what.by,
            what.by_player,
        )
        out.append(Pending(master, source, ability, found))
        if waiting[5]:
            game.spent.append(index)


def go_on_waiting(game: "Game", events: list[Happening]) -> list[Change]:
    """What was set up for these moments of the turn, and has not had them, waits on.

    It was said when it happens, and not until when it lasts: though it is kept no longer than
    for the turn, it is none of the effects that end before the turn does.
    """
    found: list[Change] = []
    for waiting in game.state.awaiting:
        if waiting[3] != THIS_TURN or not waiting[5]:
            continue
        trigger = game.lib.abilities[waiting[0]].trigger
        if trigger is not None and any(
            trigger.matches_any(game, what, waiting[1], waiting[2]) for what in events
        ):
            found.append((AWAIT, *waiting))
    return found


def _enter(
    game: "Game",
    out: list[Pending],
    master: int,
    source: int,
    ability: int,
    what: Happening,
) -> None:
    """An ability is triggered, unless its uses for this turn are spent."""
    trigger = game.lib.abilities[ability].trigger
    if trigger is not None and trigger.together:
        # "One or more": once a batch, of each of several such abilities that a card has.
        if any(p.source == source and p.ability == ability and p.what is not what for p in out):
            return
    limit = game.lib.abilities[ability].limit
    if not game.book.spends_when_triggered():
        if game.book.used_up(game, source, ability, master):
            return
        limit = 0
    if not limit and game.book.once_a_turn(what):
        limit = 1
    if limit:
        used = game.state.used.get((source, ability), 0)
        waiting = sum(1 for p in out if p.source == source and p.ability == ability)
        if used + waiting >= limit:
            return
    out.append(Pending(master, source, ability, what))


def standby_changes(game: "Game", pending: list[Pending]) -> list[Change]:
    """The matches as entries into standby, with the cards as they are now."""
    state = game.state
    changes: list[Change] = []
    for p in pending:
        subject = p.what.subject
        if p.what.kind == EV_MOVE:
            card = subject & CARD
            if p.what.zone >= 0 and state.where[card] == p.what.zone and state.alive(subject):
                continue  # the move did not happen after all
            subject = state.ref(card)
        changes.append(
            (
                STANDBY,
                p.master,
                p.source,
                p.ability,
                subject,
                p.what.zone,
                p.what.value,
                p.what.other,
                state.batch,
            )
        )
        limited = game.lib.abilities[p.ability].limit and game.book.spends_when_triggered()
        if limited or game.book.once_a_turn(p.what):
            changes.append((USED, p.source, p.ability))
    for index in sorted(set(game.spent), reverse=True):
        changes.append((UNAWAIT, index))
    game.spent = []
    return changes


def state_triggers(game: "Game") -> list[Change]:
    """Abilities whose state of the game has come true, each at most once in standby."""
    state = game.state
    changes: list[Change] = []
    for observer in game.observers():
        data = game.lib.abilities[observer.ability]
        trigger = data.trigger
        if trigger is None or trigger.event != EV_STATE or trigger.condition is None:
            continue
        if game.book.state_once() and any(
            e[1] == observer.source and e[2] == observer.ability for e in state.standby
        ):
            continue
        if trigger.condition.holds(game, observer.source, observer.master, []):
            changes.append(
                (
                    STANDBY,
                    observer.master,
                    observer.source,
                    observer.ability,
                    observer.source,
                    NOTHING,
                    0,
                    NOTHING,
                    state.batch,
                )
            )
    return changes
