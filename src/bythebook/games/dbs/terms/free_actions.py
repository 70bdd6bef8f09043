"""What a player can do at a free timing (4-6-2-2), in the order it is offered."""

from typing import Final

from bythebook.games.dbs.battle.attacking import attacks, first_turn_no_attack
from bythebook.games.dbs.battle.combo import combos_from_hand, combos_in_play, verify_comboing
from bythebook.games.dbs.cards.cards import BATTLE, UNISON
from bythebook.games.dbs.terms.free_timing import (
    T_DEFENSE,
    T_MAIN,
    T_OFFENSE,
    Means,
    played_in_main,
)
from bythebook.games.dbs.terms.requirements import (
    list_skills,
    skills_printed,
    verify_playing,
    verify_under,
)
from bythebook.games.dbs.texts.events import (
    K_DEFENSE,
    K_MAIN,
    K_OFFENSE,
    V_COMBO,
    V_PLAY,
    V_UNDER,
)
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP, ENERGY, HAND, IN_PLAY, WARP
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_PASS
from bythebook.kernel.state.refs import FACE_UP, NOTHING, SHIFT

EVERYWHERE: Final = (DROP, WARP, ENERGY, *IN_PLAY)
"""the areas, beside the hand, from which skills are activated"""
OUT_OF_PLAY: Final = 1 << DROP | 1 << WARP | 1 << ENERGY
KIND_OF_TIMING: Final = {T_MAIN: K_MAIN, T_OFFENSE: K_OFFENSE, T_DEFENSE: K_DEFENSE}


@rule("dbs 6-3-1-2-5", nothing=[])
def ends_main() -> list[Change]:
    """The turn player can choose to end the main phase."""
    return [(V_PASS,)]


@rule("dbs 7-2-1-3", nothing=[])
def ends_offense() -> list[Change]:
    """The turn player can choose to do nothing; then comes the defense step."""
    return [(V_PASS,)]


@rule("dbs 7-3-1-3", nothing=[])
def ends_defense() -> list[Change]:
    """The other player can choose to do nothing; then comes the damage step."""
    return [(V_PASS,)]


def passing(timing: int) -> list[Change]:
    """How a player ends a free timing."""
    if timing == T_MAIN:
        return ends_main()
    return ends_offense() if timing == T_OFFENSE else ends_defense()


class Timing:
    """What a free timing is for, as far as no game changes it."""

    def __init__(self, lib: Library, timing: int) -> None:
        self.timing: int = timing
        self.kind: int = KIND_OF_TIMING[timing]
        self.plays: int = played_in_main() if timing == T_MAIN else 0
        """which types of cards are played from the hand"""
        self.combos: bool = combos_from_hand(timing)
        """whether battle cards of the hand are used in combos"""
        self.skills: list[list[tuple[int, ...]]] = skills_printed(lib, timing)
        """by area and card as printed: the skills it is for"""
        self.passing: list[Change] = passing(timing)


TIMINGS: Final = Memo(Timing)


def actions(game: Game, player: int, at: Timing) -> list[Change]:
    """Everything a player can do at a free timing, but for passing."""
    state, sheet, lib, timing = game.state, game.sheet, game.lib, at.timing
    means = Means(game, player, timing)
    zones, definition, inc = state.zones, state.definition, state.inc
    mine = player * state.kinds
    types, plays, combos = means.types, at.plays, at.combos
    granted = sheet.granted
    as_printed = not (granted or sheet.blank or sheet.lost)
    options: list[Change] = []
    # Most cards have no skill for the timing, or none here: what is printed on them tells.
    by_area = at.skills
    printed = by_area[HAND]
    for card in zones[mine + HAND]:
        kind = types[card]
        if timing == T_MAIN:
            if kind & plays and not verify_playing(game, means, card, kind):
                options.append((V_PLAY, inc[card] << SHIFT | card))
            if kind & UNISON and not verify_under(game, means, card):
                options.append((V_UNDER, inc[card] << SHIFT | card))
        elif combos and kind & BATTLE and not verify_comboing(game, means, card):
            options.append((V_COMBO, inc[card] << SHIFT | card))
        own = printed[definition[card]]
        if own or card in granted:
            list_skills(game, means, card, own if as_printed else None, options)
    face, below = state.face, state.below
    combo_from = NOTHING if timing == T_MAIN else BATTLE_AREA
    for zone in EVERYWHERE if granted or lib.act_zones & OUT_OF_PLAY else IN_PLAY:
        printed = by_area[zone]
        for card in zones[mine + zone]:
            own = printed[definition[card]]
            if own or card in granted:
                open_to_all = as_printed and face[card] == FACE_UP
                list_skills(game, means, card, own if open_to_all else None, options)
            if below and card in below:
                for under in below[card]:
                    list_skills(game, means, under, None, options)
            if zone == combo_from and types[card] & BATTLE and combos_in_play(game, timing, card):
                if not verify_comboing(game, means, card):
                    options.append((V_COMBO, inc[card] << SHIFT | card))
    if timing == T_MAIN and not first_turn_no_attack(game):
        options += attacks(game, means)
    return options
