"""Section 9: rule processing."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.outline import game_ends, loses_for
from bythebook.games.dbs.cards.cards import (
    BATTLE,
    KEYWORDS,
    NAMES,
    ONE_IN_PLAY,
    POWER,
    TYPE,
    UNIQUE,
    UNISON,
)
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.outline import NO_DECK, NO_LIFE, deck_counts, life_counts, no_deck, no_life
from bythebook.games.dbs.terms.terms import markers_on, remove_markers
from bythebook.games.dbs.texts.events import K_KEEP, VAR_STARTED, VAR_STEP
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    COMBO_AREA,
    DECK,
    DROP,
    KINDS,
    LIFE,
    UNISON_AREA,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import Change, because, move
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BECOME,
    E_ABILITY,
    E_CHAR,
    E_DYNAMIC,
    E_MASTER,
    E_OP,
    E_SOURCE,
    E_TARGETS,
    E_VALUE,
)
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_COUNTERS, D_EFFECTS, D_EMPTIED, D_VARS


def _bits(*kinds: int) -> int:
    return sum((1 << k) | (1 << KINDS + k) for k in kinds)


MARKER_READS: Final = _bits(UNISON_AREA) | D_COUNTERS
UNIQUE_READS: Final = _bits(BATTLE_AREA) | D_EFFECTS
INTERRUPT_READS: Final = D_EMPTIED | MARKER_READS | UNIQUE_READS
POWER_READS: Final = _bits(BATTLE_AREA, UNISON_AREA) | D_EFFECTS
RULE_READS: Final = _bits(COMBO_AREA) | POWER_READS | D_VARS


def losing(game: Game) -> list[tuple[int, int]]:
    """9-2-2: the players who meet a losing condition, and why."""
    found: list[tuple[int, int]] = []
    started = game.state.vars[VAR_STARTED]
    for player in (0, 1):
        met: list[int] = []
        if life_counts(started) and no_life_left(game, player):
            met.append(NO_LIFE)
        if deck_counts(started) and no_deck_left(game, player):
            met.append(NO_DECK)
        why = loses_for(met)
        if why >= 0:
            found.append((player, why))
    return found


@rule("dbs 9-1-2-2", "dbs 9-1-2-3", nothing=[])
def rule_actions_due(game: Game, dirty: int) -> list[Change]:
    """Confirmative rule processing that is due at that very time, all at the same time."""
    found: list[Change] = []
    zones = game.state.zones
    if zones[COMBO_AREA] or zones[KINDS + COMBO_AREA]:
        found += invalid_combos(game)
    if dirty & (POWER_READS | game.sheet.reads) and game.may_be_lowered(POWER):
        found += powerless_battle_cards(game)
        found += powerless_unisons(game)
    return found


@rule("dbs 9-2-1", nothing=[])
def interrupts_due(game: Game) -> list[tuple[int, Procedure]]:
    """Interruptive rule processing that is due, in order: first whether anybody has lost."""
    found: list[tuple[int, Procedure]] = []
    state = game.state
    zones = state.zones
    if run_out(zones) and losing(game):
        return [(state.turn_player, LossJudgement())]
    for turn in range(2):
        player = state.turn_player ^ turn
        if zones[player * KINDS + UNISON_AREA] and without_markers(game, player):
            found.append((player, MarkerlessUnison(player)))
        if len(zones[player * KINDS + BATTLE_AREA]) > 1 and same_unique(game, player):
            found.append((player, UniqueViolation(player)))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class LossJudgement(Procedure):
    """Whoever meets a losing condition loses."""

    @step("dbs 9-2-2")
    def judge(self, game: Game) -> Flow:
        """All of those players lose at the same time."""
        return game_ends(losing(game))


@rule("dbs 9-2-3", nothing=False)
def no_life_left(game: Game, player: int) -> bool:
    """A player without cards in the life area loses."""
    return no_life(len(game.state.zones[player * KINDS + LIFE]))


@rule("dbs 9-2-4", nothing=False)
def no_deck_left(game: Game, player: int) -> bool:
    """A player without cards in the deck loses."""
    return no_deck(len(game.state.zones[player * KINDS + DECK]))


@rule("dbs 9-3-1", "dbs 9-3-2", nothing=[])
def invalid_combos(game: Game) -> list[Change]:
    """Outside of battle, cards in a combo area go to the drop area."""
    state = game.state
    if state.vars[VAR_STEP]:
        return []
    cards = state.zone(0, COMBO_AREA) + state.zone(1, COMBO_AREA)
    return move(state.refs(cards), DROP) if cards else []


@rule("dbs 9-5-1", "dbs 9-5-2", nothing=[])
def powerless_battle_cards(game: Game) -> list[Change]:
    """A battle card in the battle area with no power left goes to its owner's drop area."""
    state = game.state
    cards = [
        c
        for p in (0, 1)
        for c in state.zone(p, BATTLE_AREA)
        if game.value(TYPE, c) & BATTLE and without_power(game, c)
    ]
    changes: list[Change] = []
    for ref in state.refs(cards):
        changes += [dropped_by(game, ref), *move([ref], DROP)]
    return changes


@mypyc_attr(allow_interpreted_subclasses=True)
class MarkerlessUnison(Procedure):
    """Unison cards without markers go to the drop area."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("dbs 9-8-2")
    def drop(self, game: Game) -> Flow:
        """They go to their owners' drop areas."""
        changes: list[Change] = []
        for ref in without_markers(game, self.player):
            changes += [markers_lost_by(game, ref), *move([ref], DROP)]
        return changes


def without_power(game: Game, card: int) -> bool:
    """Whether a card's power has dropped to nothing; one printed without any has not."""
    power = game.value(POWER, card)
    return power <= 0 and power < game.lib.printed[POWER][game.state.definition[card]]


NO_CAUSE: Final = because(NOTHING, NOTHING, NOTHING)
"""the rules do it by themselves"""


def lowered_by(game: Game, ref: int) -> Change:
    """The newest effect of a skill that has made a card's power less, as a cause."""
    for effect in reversed(game.state.effects):
        if effect[E_CHAR] != POWER or effect[E_DYNAMIC] != NOTHING:
            continue
        if ref in effect[E_TARGETS:]:
            if effect[E_OP] == BECOME or effect[E_VALUE] < 0:
                return because(effect[E_SOURCE], effect[E_ABILITY], effect[E_MASTER])
    return lowered_by_permanent(game, ref)


def lowered_by_permanent(game: Game, ref: int) -> Change:
    """The newest [Permanent] skill that makes a card's power less, as a cause."""
    game.sheet_values()
    for entry in reversed(game.sheet.entries):
        if entry.char != POWER or entry.modifier is None:
            continue
        if entry.op == BECOME or (entry.op == ADD and entry.lowers):
            if ref & CARD in game.sheet.outs.get(entry, ())[1:]:
                return because(entry.source, entry.ability, entry.master)
    return NO_CAUSE


@rule("dbs 9-5-2-1", nothing=NO_CAUSE)
def dropped_by(game: Game, ref: int) -> Change:
    """The effect that lowered a battle card's power counts as what placed it in the drop area."""
    return lowered_by(game, ref)


@rule("dbs 9-6-1-2", nothing=False)
def none_left(markers: int) -> bool:
    """With no marker left on it, or fewer, a unison card does not stay."""
    return markers <= 0


@rule("dbs 9-7-1", "dbs 9-7-2", nothing=[])
def powerless_unisons(game: Game) -> list[Change]:
    """A unison card with no power left loses a marker."""
    state = game.state
    changes: list[Change] = []
    for player in (0, 1):
        for card in state.zone(player, UNISON_AREA):
            if game.value(TYPE, card) & UNISON and without_power(game, card):
                ref = state.ref(card)
                changes += [lowered_by(game, ref), *remove_markers(game, ref, 1)]
    return changes


def may_act(game: Game, dirty: int) -> bool:
    """Whether any confirmative rule processing could be due, by what has changed."""
    zones = game.state.zones
    if zones[COMBO_AREA] or zones[KINDS + COMBO_AREA]:
        return True
    return dirty & (POWER_READS | game.sheet.reads) != 0


@rule("dbs 9-7-2-1", nothing=NO_CAUSE)
def markers_lost_by(game: Game, ref: int) -> Change:
    """If its lost power has cost a unison card its last marker, that effect dropped the card."""
    return lowered_by(game, ref) if without_power(game, ref & CARD) else NO_CAUSE


@rule("dbs 9-8-1", nothing=[])
def without_markers(game: Game, player: int) -> list[int]:
    """A player's unison cards in the unison area that have no markers, at once."""
    found: list[int] = []
    for card in game.state.zone(player, UNISON_AREA):
        ref = game.state.ref(card)
        if none_left(markers_on(game, ref)):
            found.append(ref)
    return found


def only_one(game: Game, card: int) -> bool:
    """Whether a card says that there is only one copy of it in a battle area."""
    return keywords_of(game, card) & (UNIQUE | ONE_IN_PLAY) != 0


@rule("dbs 9-10-1", nothing=[])
def same_unique(game: Game, player: int) -> list[int]:
    """Cards of one name with [Unique], more than one, that a player has in the battle area."""
    state = game.state
    cards = state.zone(player, BATTLE_AREA)
    if len(cards) < 2 or not game.may_have(KEYWORDS, UNIQUE | ONE_IN_PLAY):
        return []
    keywords = game.values(KEYWORDS)
    for card in cards:
        if keywords[card] & (UNIQUE | ONE_IN_PLAY) and only_one(game, card):
            name = game.value(NAMES, card)
            same = [c for c in cards if game.value(NAMES, c) & name and only_one(game, c)]
            if len(same) > 1:
                return state.refs(same)
    return []


@mypyc_attr(allow_interpreted_subclasses=True)
class UniqueViolation(Procedure):
    """Of cards that may not be in a battle area together, one stays."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("dbs 9-10-2")
    def choose_kept(self, game: Game) -> Flow:
        """Their master chooses which."""
        self.chosen = []
        return Choose(self.player, same_unique(game, self.player), 1, 1, False, K_KEEP)

    @step("dbs 9-10-2")
    def drop_others(self, game: Game) -> Flow:
        """The others go to their owners' drop areas."""
        rest = [r for r in same_unique(game, self.player) if r not in self.chosen]
        return [NO_CAUSE, *move(rest, DROP)]


def run_out(zones: list[list[int]]) -> bool:
    """Whether any player has no card left in the life area or in the deck."""
    return not (zones[LIFE] and zones[KINDS + LIFE] and zones[DECK] and zones[KINDS + DECK])


def may_interrupt(game: Game, dirty: int) -> bool:
    """Whether any interruptive rule processing could be due, by what has changed."""
    zones = game.state.zones
    if dirty & D_EMPTIED and run_out(zones):
        return True
    if dirty & MARKER_READS and (zones[UNISON_AREA] or zones[KINDS + UNISON_AREA]):
        return True
    if not dirty & UNIQUE_READS:
        return False
    if len(zones[BATTLE_AREA]) < 2 and len(zones[KINDS + BATTLE_AREA]) < 2:
        return False
    return game.may_have(KEYWORDS, UNIQUE | ONE_IN_PLAY)
