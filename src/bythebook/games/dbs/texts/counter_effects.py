"""What [Counter: Play] skills do with the battle card being played."""

from dataclasses import dataclass

from bythebook.games.dbs.cards.cards import COUNTER_PLAY, TYPE
from bythebook.games.dbs.keywords.counter_skills import M_ACTIVATED, M_PLAY, M_RESOLVED
from bythebook.games.dbs.keywords.evolving import EvolveOnto, PotaraOnto, XenoEvolveFrom
from bythebook.games.dbs.keywords.keyword_effects import PlayKod
from bythebook.games.dbs.keywords.protection import deflected
from bythebook.games.dbs.keywords.tokens import CreateTokens
from bythebook.games.dbs.terms.counter import CounterTiming, ResolveCounter
from bythebook.games.dbs.terms.playing import PlayBattleCard
from bythebook.games.dbs.texts.choices import PlayOnto, ThisThere
from bythebook.games.dbs.texts.coming_in import ELSEWHERE, ResolveSkill, skills_negated
from bythebook.games.dbs.texts.effects import Put
from bythebook.games.dbs.texts.played_by_skills import PlayCards
from bythebook.games.dbs.zones.zones import BATTLE_AREA
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun, Regs, This
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import CARD, NOTHING


def plays_its_card(effects: list[Effect]) -> bool:
    """Whether a skill plays the card that has it."""
    for effect in effects:
        if isinstance(effect, EvolveOnto | XenoEvolveFrom | PotaraOnto):
            return True
        if isinstance(effect, PlayCards) and isinstance(effect.what, This | ThisThere):
            return True
    return False


def plays_battle_cards(effects: list[Effect]) -> bool:
    """Whether a skill plays battle cards at all."""
    for effect in effects:
        if isinstance(effect, PlayCards | PlayOnto | PlayKod | CreateTokens):
            return True
    return plays_its_card(effects)


def answers_last(game: Game, timing: CounterTiming) -> bool:
    """Whether the [Counter] skill being carried out answers another that plays battle cards.

    It does if that is the other player's, activated just before it; otherwise it answers what
    brought the counter timing about, if that is for its master to answer.
    """
    resolving: ResolveCounter | None = game.frame_of(ResolveCounter)
    if resolving is None or not timing.chain:
        return False
    last = timing.chain[-1]
    return last[0] != resolving.text_of() and plays_battle_cards(game.lib.programs[last[2]])


def answers_timing(game: Game, timing: CounterTiming) -> bool:
    """Whether the [Counter] skill being carried out is one of who answers what was done."""
    resolving: ResolveCounter | None = game.frame_of(ResolveCounter)
    return resolving is None or resolving.text_of() == timing.first


@dataclass(frozen=True)
class BeingPlayed(Noun):
    """The card that is being played while it can be countered, of a type if it is said.

    It is being played by the rules, or by a skill of its own (10-5-9-1).
    """

    kind: int = 0

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        found = self.played(game)
        if found < 0 or not game.state.alive(found):
            return []
        if self.kind and not game.value(TYPE, found & CARD) & self.kind:
            return []
        return [found]

    def played(self, game: Game) -> int:
        """That card, or nothing."""
        timing: CounterTiming | None = game.frame_of(CounterTiming)
        if timing is None:
            return NOTHING
        if answers_last(game, timing):
            last = timing.chain[-1]
            return last[1] if plays_its_card(game.lib.programs[last[2]]) else NOTHING
        if not answers_timing(game, timing):
            return NOTHING
        if timing.moment == M_ACTIVATED and timing.skill >= 0:
            return timing.about if plays_its_card(game.lib.programs[timing.skill]) else NOTHING
        return timing.about if timing.moment == M_PLAY else NOTHING


class NotPlayed(Effect):
    """The card being played has been moved instead: the skill that would play it does not."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        timing: CounterTiming | None = game.frame_of(CounterTiming)
        gone = [ref & CARD for ref in frame.regs[R_MOVED]]
        if timing is None or not gone:
            return None
        if answers_last(game, timing):
            timing.last_plays(ELSEWHERE, 0)
            return None
        answered = game.stack[game.stack.index(timing) - 1]
        if isinstance(answered, ResolveSkill) and answered.source & CARD in gone:
            answered.mode = ELSEWHERE
        return None


@dataclass(frozen=True)
class PutInstead(Put):
    """The card being played is put somewhere instead of being played."""

    def emit(self, out: list[Effect]) -> None:
        super().emit(out)
        out.append(NotPlayed())


@dataclass(frozen=True)
class PlayedInMode(Effect):
    """The battle card being played will be played in a mode, or with its skills negated.

    Answering a skill it says so of each battle card that the skill plays. After a skill has
    played cards it is too late for a mode; their skills are negated then if the text speaks of
    the card `played` and not only of one being played.
    """

    mode: int = NOTHING
    hushed: bool = False
    played: bool = False

    def run(self, frame: Resolve, game: Game) -> Flow:
        timing: CounterTiming | None = game.frame_of(CounterTiming)
        if timing is None:
            return None
        if answers_last(game, timing):
            timing.last_plays(self.mode, int(self.hushed))
            return None
        if not answers_timing(game, timing):
            return None
        answered = game.stack[game.stack.index(timing) - 1]
        if timing.moment == M_RESOLVED:
            if self.hushed and self.played and isinstance(answered, ResolveSkill):
                return hush(game, answered.played)
            return None
        if isinstance(answered, PlayBattleCard | ResolveSkill):
            if self.hushed:
                answered.hushed = 1
            else:
                answered.mode = self.mode
        return None


def hush(game: Game, refs: list[int]) -> Flow:
    """The skills of cards that a skill has played, and that are still in play, are negated."""
    return [
        change
        for ref in refs
        if game.state.alive(ref)
        and game.state.kind_of(ref & CARD) == BATTLE_AREA
        and not deflected(game, ref & CARD, COUNTER_PLAY)
        for change in skills_negated(game, ref, ref)
    ]
