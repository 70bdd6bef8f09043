"""Section 7.4: the attack step."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.battle.record import (
    attacked,
    forget_all,
    kind_of_attack,
    kind_of_battle,
    note,
    noted,
)
from bythebook.games.vanguard.battle.requirements import (
    attackable,
    may_be_made_a_target,
    may_be_made_to_attack,
    possible_attackers,
    possible_boosters,
    units_of,
)
from bythebook.games.vanguard.cards.cards import (
    ATTACKS_STANDING,
    BATTLES_ALL,
    BATTLES_COLUMN,
    BATTLES_FRONT_ROW,
    SKILLS,
)
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import (
    EV_ATTACK,
    EV_BOOST,
    FIGHTING,
    IS_ATTACKED,
    IS_ATTACKING,
    IS_BOOSTED,
    IS_BOOSTING,
    K_ATTACKER,
    K_BOOST,
    K_TARGET,
    P_ATTACK,
    V_ATTACK,
    V_BOOST,
    V_TARGET,
    VAR_BATTLE,
    VAR_BATTLE_KIND,
    VAR_BATTLES,
)
from bythebook.games.vanguard.texts.turn_history import note_attacks
from bythebook.games.vanguard.turn.beginning import begins
from bythebook.games.vanguard.zones.zones import FRONT_ROW, REST, VANGUARD_AND_REAR, column_of
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import cited, rule, step
from bythebook.kernel.procedure.procedure import CHECK, DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, event, orient, set_var
from bythebook.kernel.state.options import V_PASS
from bythebook.kernel.state.refs import CARD, NOTHING

BATTLES_MANY: Final = BATTLES_ALL | BATTLES_FRONT_ROW
"""it cannot matter whom it attacks"""


@rule("vgg 7.4.1.8.4", "vgg 10.20.1", "vgd 10.4.1.8.3", "vgd 7.31.1", "vgd 10.2.3", nothing=[])
def battles_also(game: Game, player: int, attacker: int, unit: int) -> list[int]:
    """Whom a unit battles in one attack besides the one it attacks, by what texts say."""
    ways = game.value(SKILLS, attacker)
    circles: tuple[int, ...] = ()
    if ways & BATTLES_ALL:
        circles = VANGUARD_AND_REAR
    elif ways & BATTLES_FRONT_ROW:
        circles = FRONT_ROW
    elif ways & BATTLES_COLUMN:
        circles = column_of(game.state.kind_of(unit))
    return [
        card
        for card in units_of(game, 1 - player, circles)
        if card != unit and not may_be_made_a_target(game, player, attacker, card)
    ]


def needs_no_choice(game: Game, player: int, attacker: int, unit: int) -> str:
    """The clause by which a unit is attacked with the first of all, and not chosen; or nothing."""
    if not game.value(SKILLS, attacker) & BATTLES_MANY:
        return ""
    if unit == attackable(game, player, attacker)[0]:
        return ""
    return cited(game.book.name, "vgg 7.4.1.8.4", "vgd 10.4.1.8.3")


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackStep(Procedure):
    """Who attacks whom, and who boosts. Its result is the attacker; nothing if none attacks."""

    def __init__(self, attacker: int = NOTHING, target: int = NOTHING) -> None:
        self.attacker: int = attacker
        self.target: int = target
        self.booster: int = NOTHING
        self.by_text: bool = attacker != NOTHING

    @step("vgg 7.4.1.1", "vgg 7.1.2.1", "vgd 10.4.1.1", "vgd 10.1.3")
    def battle_begins(self, game: Game) -> Flow:
        """A battle begins, and counts as one however it ends."""
        battles = game.state.vars[VAR_BATTLES]
        return [set_var(VAR_BATTLE, FIGHTING), set_var(VAR_BATTLES, battles + 1)]

    @step("vgg 7.4.1.2", "vgd 10.4.1.2")
    def begin(self, game: Game) -> Flow:
        """What waits for the attack step stands by."""
        return begins(game, P_ATTACK)

    @step("vgg 7.4.1.2", "vgd 10.4.1.2")
    def check(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("vgg 7.4.1.3", "vgd 10.4.1.3")
    def choose_attacker(self, game: Game) -> Flow:
        """If none is given, the turn player chooses a unit to attack with."""
        self.answer = ()
        if self.attacker != NOTHING:
            return None
        player = game.state.turn_player
        units = possible_attackers(game, player)
        options: list[Change] = [(V_ATTACK, ref) for ref in game.state.refs(units)]
        return Ask(player, K_ATTACKER, options) if options else None

    @step("vgg 7.4.1.3", "vgd 10.4.1.3")
    def specify_attacker(self, game: Game) -> Flow:
        """That unit attacks."""
        if self.answer:
            self.attacker = self.answer[1]
        return None

    @step("vgd 10.4.1.3.1")
    def nobody_attacks(self, game: Game) -> Flow:
        """With nobody to choose the battle is over."""
        return forget_all() if self.attacker == NOTHING else None

    @step("vgd 10.4.1.3.1")
    def on_to_the_next_phase(self, game: Game) -> Flow:
        """And so is the phase."""
        return edition(game).no_attacker() if self.attacker == NOTHING else None

    @step("vgg 7.4.1.4.1", "vgd 10.4.1.4.1")
    def confirm_attacker(self, game: Game) -> Flow:
        """If it cannot attack after all, the battle goes on at its close step."""
        if not game.state.alive(self.attacker) or may_be_made_to_attack(game, self.attacker & CARD):
            return DONE
        return None

    @step("vgg 7.4.1.5", "vgd 10.4.1.5")
    def rest_attacker(self, game: Game) -> Flow:
        """It rests."""
        units = edition(game).attackers(game, self.attacker & CARD)
        resting = [c for c in units if not game.value(SKILLS, c) & ATTACKS_STANDING]
        return orient(game.state.refs(resting), REST)

    @step("vgg 7.4.1.5.1", "vgd 10.4.1.5.1", "vgd 1.3.7.2")
    def attacking_from_now(self, game: Game) -> Flow:
        """From now on until the close step it is the attacking unit."""
        refs = game.state.refs(edition(game).attackers(game, self.attacker & CARD))
        return [
            *note(game, refs, IS_ATTACKING),
            *note_attacks(game, refs),
            set_var(VAR_BATTLE_KIND, kind_of_attack(game, refs)),
        ]

    @step("vgg 7.4.1.6", "vgd 10.4.1.6")
    def choose_attacked(self, game: Game) -> Flow:
        """If none is given, the turn player chooses a unit of the other player's to attack."""
        self.answer = ()
        if self.target != NOTHING:
            return None
        player = game.state.turn_player
        attacker = self.attacker & CARD
        options: list[Change] = [
            (V_TARGET, game.state.ref(unit))
            for unit in attackable(game, player, attacker)
            if not needs_no_choice(game, player, attacker, unit)
        ]
        return Ask(player, K_TARGET, options) if options else None

    @step("vgg 7.4.1.6", "vgd 10.4.1.6")
    def specify_attacked(self, game: Game) -> Flow:
        """That unit is to be attacked."""
        if self.answer:
            self.target = self.answer[1]
        return None

    @step("vgg 7.4.1.7.1", "vgd 10.4.1.7.1")
    def confirm_attacked(self, game: Game) -> Flow:
        """If it cannot be attacked after all, the battle goes on at its close step."""
        if not game.state.alive(self.target):
            return DONE
        player, attacker = game.state.turn_player, self.attacker & CARD
        return DONE if may_be_made_a_target(game, player, attacker, self.target & CARD) else None

    @step("vgg 7.4.1.8", "vgg 7.4.1.8.5", "vgd 10.4.1.8", "vgd 10.4.1.8.4", "vgd 1.3.7.3")
    def attacked_from_now(self, game: Game) -> Flow:
        """From now on until the close step it is being attacked, and whoever is with it."""
        attacker, target = self.attacker & CARD, self.target & CARD
        also = battles_also(game, game.state.turn_player, attacker, target)
        refs = game.state.refs([target, *also])
        kind = game.state.vars[VAR_BATTLE_KIND] | kind_of_battle(game, refs)
        return [*note(game, refs, IS_ATTACKED), set_var(VAR_BATTLE_KIND, kind)]

    @step("vgd 7.30.1.2")
    def nobody_boosts(self, game: Game) -> Flow:
        """In an attack that a text has a unit make nobody is chosen to boost it."""
        return self.skip_to("attacks_now") if self.by_text else None

    @step("vgg 7.4.1.10", "vgd 10.4.1.11")
    def choose_booster(self, game: Game) -> Flow:
        """The turn player may have the unit behind the attacking one boost it."""
        self.answer = ()
        player = game.state.turn_player
        boosters = possible_boosters(game, player, self.attacker & CARD)
        options: list[Change] = [(V_BOOST, ref) for ref in game.state.refs(boosters)]
        if not options:
            return None
        return Ask(player, K_BOOST, [*options, (V_PASS,)], default=len(options))

    @step("vgg 7.4.1.10", "vgd 10.4.1.11")
    def rest_booster(self, game: Game) -> Flow:
        """It rests for that."""
        self.booster = NOTHING
        if not self.answer or self.answer[0] == V_PASS:
            return None
        self.booster = self.answer[1]
        return orient([self.booster], REST)

    @step("vgg 7.4.1.10", "vgd 10.4.1.11")
    def choose_boosted(self, game: Game) -> Flow:
        """Of units that attack together it boosts one."""
        if self.booster == NOTHING:
            return None
        return Choose(game.state.turn_player, noted(game, IS_ATTACKING), 1, 1, kind=K_BOOST)

    @step("vgg 7.4.1.10.1", "vgd 10.4.1.11.1")
    def boosting_from_now(self, game: Game) -> Flow:
        """From now on until the end of the close step the one boosts and the other is boosted."""
        if self.booster == NOTHING:
            return None
        return [
            *note(game, [self.booster], IS_BOOSTING),
            *note(game, self.chosen, IS_BOOSTED),
        ]

    @step("vgg 7.4.1.12", "vgd 10.4.1.12", "vgd 1.3.7.2", "vgd 1.3.7.3")
    def attacks_now(self, game: Game) -> Flow:
        """What waits for the attack and for the boost stands by."""
        player = game.state.turn_player
        happening = [
            event(EV_ATTACK, attacker, player, 0, unit)
            for attacker in noted(game, IS_ATTACKING)
            for unit in attacked(game)
        ]
        if self.booster != NOTHING:
            happening += [
                event(EV_BOOST, self.booster, player, 0, unit) for unit in noted(game, IS_BOOSTED)
            ]
        return happening

    @step("vgg 7.4.1.12", "vgd 10.4.1.12")
    def check_attack(self, game: Game) -> Flow:
        """A check timing, in which that resolves; the one after it would find nothing more."""
        self.result = [self.attacker]
        return CHECK
