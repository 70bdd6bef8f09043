"""Verbs and conditions that only keyword skills need."""

from dataclasses import dataclass

from bythebook.games.dbs.terms.terms import alike_life, draw
from bythebook.games.dbs.texts.coming_in import brought_in
from bythebook.games.dbs.texts.events import S_DEFENSE, VAR_STEP
from bythebook.games.dbs.texts.matching import matching
from bythebook.games.dbs.texts.played_by_skills import Played, playable
from bythebook.games.dbs.zones.zones import COMBO_AREA, DECK, DROP, LIFE
from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.abilities.reaching import flatten
from bythebook.kernel.abilities.resolve import R_LOOP, R_MOVED, R_OUTCOME, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.options import K_NUMBER, V_DONE, V_NUMBER
from bythebook.kernel.state.refs import CARD, SHIFT
from bythebook.kernel.state.zones import D_VARS
from bythebook.kernel.texts.branching import Back
from bythebook.kernel.texts.verbs import BindMoved


@dataclass(frozen=True)
class ArrivalOpen(Condition):
    """The original colors of the cards in one's combo area match."""

    colors: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return combo_matches(game, master, self.colors)


@rule("dbs 10-27-3", nothing=[])
def chosen_in_order(before: tuple[int, ...], chosen: int) -> list[int]:
    """Of several effects the player chooses which to activate, and in what order."""
    return [*before, chosen]


class NextChoice(Effect):
    """Go on with the next thing chosen, or after the last."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg
        self.to: list[int] = []
        self.end: int = 0

    def run(self, frame: Resolve, game: Game) -> Flow:
        rest = [n for n in frame.regs[self.reg] if n > 0]
        if not rest:
            frame.at = self.end
            return None
        frame.bind(self.reg, rest[1:])
        frame.at = self.to[rest[0] - 1]
        return None


@rule("dbs 10-32-1", nothing=True)
def combo_matches(game: Game, player: int, colors: int) -> bool:
    """[Arrival] waits for cards in the combo area whose original colors match; others may be there.

    Its cards say in parentheses that such cards are there, not that there are no others.
    """
    return bool(matching(game, game.state.zone(player, COMBO_AREA), colors, True))


@dataclass(frozen=True)
class PrintedTrait(Condition):
    """A special trait is printed on this card, of whatever type it is."""

    trait: str

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return self.trait in game.definition(source & CARD).traits


@dataclass(frozen=True)
class DefenseOfOpponent(Condition):
    """It is the defense step of the opponent's turn."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return in_their_defense(game, master)

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS


@rule("dbs 10-33-1-1", nothing=True)
def in_their_defense(game: Game, player: int) -> bool:
    """[Aegis] is only activated during the defense step of the opponent's turn."""
    return game.state.turn_player != player and game.state.vars[VAR_STEP] == S_DEFENSE


@dataclass(frozen=True)
class DrawCards(Effect):
    """Draw so many cards."""

    count: int
    whose: int = YOU

    def run(self, frame: Resolve, game: Game) -> Flow:
        return draw(players_of(self.whose, frame.master)[0], self.count)


@dataclass(frozen=True)
class LifeToDrop(Effect):
    """A player places a card of their life, of their choice, in the drop area."""

    whose: int = YOU

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(DropChosen())

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        cards = game.state.zone(player, LIFE)
        if alike_life(game, cards):
            cards = cards[-1:]
        frame.chosen = []
        return game.book.choose(game, player, game.state.refs(cards), 1, False, False)


class DropChosen(Effect):
    """What was chosen goes to the drop area."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return move(frame.chosen, DROP)


@dataclass(frozen=True)
class TopToLife(Effect):
    """The top card of one's deck is placed in one's life."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return move(game.state.top(frame.master, DECK), LIFE)


@dataclass(frozen=True)
class PlayKod(Effect):
    """This card, KO'd, is played from its owner's drop area."""

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(BindMoved(R_MOVED))
        out.append(Played(R_MOVED))

    def run(self, frame: Resolve, game: Game) -> Flow:
        card = frame.source & CARD
        state = game.state
        frame.bind(R_OUTCOME, [])
        # The card it became by being KO'd, not one it has become since.
        if state.kind_of(card) != DROP or state.inc[card] != (frame.source >> SHIFT) + 1:
            return []
        ref = state.ref(card)
        player = state.owner[card]
        return brought_in(game, frame, [ref], player) if playable(game, ref, player) else []


@dataclass(frozen=True)
class ChooseSome(Effect):
    """Choose so many of several things (up to so many), and do them in the order chosen."""

    choices: tuple[tuple[Effect, ...], ...]
    count: int = 1
    up_to: bool = False
    reg: int = R_LOOP

    def emit(self, out: list[Effect]) -> None:
        out.append(ForgetChoices(self.reg))
        for _ in range(self.count):
            out.append(AskChoice(len(self.choices), self.up_to, self.reg))
            out.append(NoteChoice(self.reg))
        start = len(out)
        branch = NextChoice(self.reg)
        out.append(branch)
        for choice in self.choices:
            branch.to = [*branch.to, len(out)]
            flatten(choice, out)
            out.append(Back(start))
        branch.end = len(out)

    def inner(self) -> list[Ability]:
        return [a for choice in self.choices for e in choice for a in e.inner()]


class ForgetChoices(Effect):
    """Nothing is chosen yet."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.bind(self.reg, [])
        frame.answer = ()
        return None


class AskChoice(Effect):
    """Which of the things not chosen yet comes next."""

    def __init__(self, count: int, up_to: bool, reg: int) -> None:
        self.count: int = count
        self.up_to: bool = up_to
        self.reg: int = reg

    def run(self, frame: Resolve, game: Game) -> Flow:
        taken = frame.regs[self.reg]
        if 0 in taken:
            return None
        options: list[Change] = [(V_NUMBER, n) for n in range(1, self.count + 1) if n not in taken]
        if self.up_to:
            options.append((V_DONE,))
        return Ask(frame.master, K_NUMBER, options, source=frame.source) if options else None


class NoteChoice(Effect):
    """It is noted in its order; 0 stands for having stopped."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg

    def run(self, frame: Resolve, game: Game) -> Flow:
        if frame.answer:
            chosen = frame.answer[1] if frame.answer[0] == V_NUMBER else 0
            frame.bind(self.reg, chosen_in_order(frame.regs[self.reg], chosen))
            frame.answer = ()
        return None
