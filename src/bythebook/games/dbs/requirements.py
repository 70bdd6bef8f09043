"""What a player may do at a free timing, and the clause that says why not."""

from typing import Final

from bythebook.games.dbs.barring import cannot, kept_from_play
from bythebook.games.dbs.cards import (
    AWAKEN,
    BATTLE,
    EXTRA,
    IN_BATTLE,
    LEADER,
    MAIN,
    SURGE,
    TYPE,
    UNISON,
    WISH,
)
from bythebook.games.dbs.events import (
    BY_RULES,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    MAY_ATTACK_ACTIVE,
)
from bythebook.games.dbs.limits import no_use_left
from bythebook.games.dbs.marker_costs import marker_skill_used
from bythebook.games.dbs.permissions import out_of_reach
from bythebook.games.dbs.skills import (
    activated_again,
    conditions_fail,
    is_activated,
    kept_from_activating,
    not_from_here,
    verify_paying,
)
from bythebook.games.dbs.stacks import master_of_covered, speaks_below
from bythebook.games.dbs.terms import master_of_activate
from bythebook.games.dbs.winning import card_allows
from bythebook.games.dbs.zones import (
    ACTIVE,
    BATTLE_AREA,
    DROP,
    HAND,
    IN_PLAY,
    LEADER_AREA,
    REST,
    UNISON_AREA,
)
from bythebook.kernel.abilities import ACT, Ability
from bythebook.kernel.changes import Change
from bythebook.kernel.clauses import rule
from bythebook.kernel.continuous_ops import CHAR_CANNOT
from bythebook.kernel.game import Game
from bythebook.kernel.options import V_ACTIVATE
from bythebook.kernel.refs import CARD, NOTHING

NO_SKILLS: Final[list[Change]] = []

# Free timings.
T_MAIN: Final = 1
T_OFFENSE: Final = 2
T_DEFENSE: Final = 3


@rule("dbs 6-3-1-2-1", nothing=0)
def battle_cards_are_played() -> int:
    """In the main phase the turn player can play battle cards from the hand."""
    return BATTLE


@rule("dbs 6-3-1-2-2", nothing=0)
def unison_cards_are_played() -> int:
    """In the main phase the turn player can play unison cards from the hand."""
    return UNISON


def not_played_in_main(kind: int, timing: int) -> str:
    """The clause by which no card of a type is played at a free timing, or nothing."""
    if timing == T_MAIN and kind & (battle_cards_are_played() | unison_cards_are_played()):
        return ""
    return "dbs 6-3-1-2-2" if kind & UNISON else "dbs 6-3-1-2-1"


def verify_play(game: Game, player: int, card: int, timing: int) -> str:
    """The clause by which a card of the hand cannot be played now, or nothing."""
    kind = game.value(TYPE, card)
    refused = not_played_in_main(kind, timing)
    if refused:
        return refused
    if game.state.where[card] != player * game.state.kinds + HAND:
        return "dbs 6-3-1-2-2" if kind & UNISON else "dbs 6-3-1-2-1"
    refused = kept_from_play(game, player, card, BY_RULES)
    if refused:
        return refused
    source = game.state.ref(card)
    if kind & UNISON:
        return cannot_afford_unison(game, player, source)
    return cannot_afford(game, player, source)


@rule("dbs 6-3-1-2-1-1", nothing="")
def cannot_afford(game: Game, player: int, source: int) -> str:
    """Without the energy to be switched to rest mode a card cannot be declared to be played."""
    return "" if game.can_pay(NOTHING, source, player) else "dbs 6-3-1-2-1-1"


@rule("dbs 6-3-1-2-2-1", nothing="")
def cannot_afford_unison(game: Game, player: int, source: int) -> str:
    """Without the energy for the least total, a unison card cannot be declared to be played."""
    return "" if game.can_pay(NOTHING, source, player) else "dbs 6-3-1-2-2-1"


UNDER_UNISON: Final = -997
"""in the place of a skill: 6-3-1-2-3-3, once a turn for each player"""


@rule("dbs 6-3-1-2-3-3", nothing="dbs 6-3-1-2-3")
def verify_under(game: Game, player: int, card: int) -> str:
    """Once a turn, a card of the unison's own number can be placed under it from the hand."""
    state = game.state
    if state.where[card] != player * state.kinds + HAND:
        return "dbs 6-3-1-2-3-3"
    if (player, UNDER_UNISON) in state.used or not game.value(TYPE, card) & UNISON:
        return "dbs 6-3-1-2-3-3"
    for host in state.zone(player, UNISON_AREA):
        if game.definition(host).number == game.definition(card).number:
            return ""
    return "dbs 6-3-1-2-3-3"


@rule("dbs 6-3-1-2-4", nothing="")
def first_turn_no_attack(game: Game) -> str:
    """Whoever goes first cannot attack in their first turn."""
    state = game.state
    return "dbs 6-3-1-2-4" if state.turn == 1 else ""


def attackers(game: Game, player: int) -> list[int]:
    """The cards a player could attack with."""
    state = game.state
    found: list[int] = []
    for zone in IN_PLAY:
        for card in state.zone(player, zone):
            if can_attack_with(game, card):
                found.append(card)
    return found


def can_attack_with(game: Game, card: int) -> bool:
    """Whether a card in play is in active mode and of a type that attacks."""
    if game.state.orient[card] != ACTIVE:
        return False
    if not game.value(TYPE, card) & (LEADER | BATTLE | UNISON):
        return False
    return not cannot(game, card, CANNOT_ATTACK)


def can_be_attacked(game: Game, attacker: int, card: int) -> bool:
    """A leader, a unison card, or a battle card in rest mode can be attacked."""
    kind = game.value(TYPE, card)
    if not kind & (LEADER | BATTLE | UNISON) or out_of_reach(game, attacker, kind):
        return False
    if kind & BATTLE and game.state.orient[card] != REST:
        permitted = game.value(CHAR_CANNOT, attacker) if game.guard_possible else 0
        if not card_allows(permitted, MAY_ATTACK_ACTIVE):
            return False
    return not cannot(game, card, CANNOT_BE_ATTACKED)


def targets(game: Game, player: int, attacker: int) -> list[int]:
    """What a card could attack."""
    state = game.state
    return [
        card
        for zone in (LEADER_AREA, UNISON_AREA, BATTLE_AREA)
        for card in state.zone(1 - player, zone)
        if can_be_attacked(game, attacker, card)
    ]


@rule("dbs 7-1", nothing="dbs 6-3-1-2")
def verify_attack(game: Game, player: int, attacker: int, target: int) -> str:
    """A card in active mode attacks a leader, a unison card or a battle card in rest mode."""
    state = game.state
    refused = first_turn_no_attack(game)
    if refused:
        return refused
    if state.side_of(attacker) != player or state.kind_of(attacker) not in IN_PLAY:
        return "dbs 7-1"
    if not can_attack_with(game, attacker):
        return "dbs 7-1"
    if state.side_of(target) != 1 - player or state.kind_of(target) not in IN_PLAY:
        return "dbs 7-1"
    return "" if can_be_attacked(game, attacker, target) else "dbs 7-1"


@rule("dbs 6-3-1-2-3", nothing=0)
def main_skills() -> int:
    """In the main phase the turn player can activate [Activate: Main] and [Main/Battle]."""
    return MAIN


@rule("dbs 6-3-1-2-3-2", nothing=0)
def main_keywords() -> int:
    """[Awaken] and [Wish] are [Activate] skills, and can be activated in the main phase."""
    return AWAKEN | SURGE | WISH


@rule("dbs 7-2-1-2-3", nothing=0)
def offense_skills() -> int:
    """In the offense step the turn player can activate [Activate: Battle] and [Main/Battle]."""
    return IN_BATTLE


@rule("dbs 7-2-1-2-3-2", nothing=0)
def offense_keywords() -> int:
    """[Awaken] and [Wish] can be activated in the offense step."""
    return AWAKEN | SURGE | WISH


@rule("dbs 7-3-1-2-3", nothing=0)
def defense_skills() -> int:
    """In the defense step the other player can activate [Activate: Battle] and [Main/Battle]."""
    return IN_BATTLE


@rule("dbs 7-3-1-2-3-2", nothing=0)
def defense_keywords() -> int:
    """[Awaken] and [Wish] can be activated in the defense step."""
    return AWAKEN | SURGE | WISH


def timing_bits(timing: int) -> int:
    """Which [Activate] skills a free timing is for."""
    if timing == T_MAIN:
        return main_skills() | main_keywords()
    if timing == T_OFFENSE:
        return offense_skills() | offense_keywords()
    return defense_skills() | defense_keywords()


NOT_THEN: Final = {T_MAIN: "dbs 6-3-1-2-3", T_OFFENSE: "dbs 7-2-1-2-3", T_DEFENSE: "dbs 7-3-1-2-3"}


def not_in_its_area(game: Game, ability: int, card: int, data: Ability) -> str:
    """The clause by which a skill is not activated where its card lies, or nothing."""
    kind = game.state.kind_of(card)
    if kind == DROP and HAND in data.zones and game.value(TYPE, card) & EXTRA:
        if activated_again(game, card, data.marks):
            return ""
    return not_from_here(game, ability, kind)


def verify_activate(game: Game, player: int, source: int, ability: int, timing: int) -> str:
    """The clause by which a skill cannot be activated now, or nothing."""
    data = game.lib.abilities[ability]
    if not is_activated(data.kind):
        return "dbs 8-5-1"
    if data.kind != ACT or not data.marks & timing_bits(timing):
        return NOT_THEN[timing]
    return verify_using(game, player, source, ability, data)


def verify_using(game: Game, player: int, source: int, ability: int, data: Ability) -> str:
    """The clause by which a skill cannot be activated at a time that is right, or nothing."""
    state = game.state
    card = source & CARD
    covered = state.host[card] >= 0
    if covered:
        if not speaks_below(data.marks) or master_of_covered(game, card) != player:
            return "dbs 11-3-2"
    elif master_of_activate(game, card) != player or state.side_of(card) < 0:
        return "dbs 4-3-3"
    if kept_from_activating(game, source, player):
        return "dbs 1-3-3"
    return (
        ("" if covered else not_in_its_area(game, ability, card, data))
        or no_use_left(game, source, ability, player)
        or marker_skill_used(game, source, data.marks)
        or conditions_fail(game, data, source, player)
        or verify_paying(game, ability, source, player)
    )


@rule("dbs 8-5-8", nothing=-1)
def works_from(zone: int) -> int:
    """A skill that names the area it works from is not looked for anywhere else."""
    return 1 << zone


def skills(game: Game, player: int, card: int, bits: int) -> list[Change]:
    """The skills of a card, of the kinds a timing is for, that can be activated now."""
    state = game.state
    lib = game.lib
    definition = state.definition[card]
    if not lib.act_marks[definition] & bits and card not in game.sheet.granted:
        return NO_SKILLS
    zone = state.kind_of(card)
    # A card that lies under another is in no area of its own.
    here = -1 if zone < 0 else works_from(zone)
    if not lib.act_bits[definition] & here and card not in game.sheet.granted:
        return NO_SKILLS
    source = state.ref(card)
    found: list[Change] = []
    for ability in game.abilities_of(card):
        data = lib.abilities[ability]
        if data.marks & bits and data.kind == ACT and is_activated(data.kind):
            if not verify_using(game, player, source, ability, data):
                option = (V_ACTIVATE, source, ability)
                # The same skill given twice is one thing to do.
                if option not in found:
                    found.append(option)
    return found
