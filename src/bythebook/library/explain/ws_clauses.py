"""Which clauses of the Weiss Schwarz rules an ability rests on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bythebook.games.ws import cards, preparation
from bythebook.games.ws.keywords import keyword_actions, keywords
from bythebook.games.ws.policy import CHARACTER_SPEAKS_FROM, CLIMAX_SPEAKS_FROM
from bythebook.games.ws.texts import (
    cost_parts,
    effects,
    in_battle,
    performing,
    placing,
    stage_effects,
)
from bythebook.games.ws.zones import markers, zones
from bythebook.kernel.abilities import resolve
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    CONT,
    EV_MOVE,
    EV_STATE,
    Ability,
    CostPart,
    Replacement,
)
from bythebook.kernel.language import nouns
from bythebook.kernel.texts import lasting, verbs
from bythebook.library.explain.rests_on import RestsOn

_KINDS: Final = {
    ACT: ("8.1.1.1", "8.6.1"),
    AUTO: ("8.1.1.2", "8.7.1", "8.7.2"),
    CONT: ("8.1.1.3", "8.9.1"),
    CARD_EFFECT: ("8.6.2.4.2",),
}
_MARKS: Final = {
    cards.ALARM: ("10.1.1",),
    cards.ENCORE: ("10.2.1", "10.2.2"),
    cards.ASSIST: ("10.3.1", "10.3.2"),
    cards.BOND: ("10.4.1", "10.4.2"),
    cards.BACKUP: ("10.5.1", "10.5.2"),
    cards.GREAT_PERFORMANCE: ("10.6.1", "10.6.2"),
    cards.BRAINSTORM: ("10.7.1", "10.7.3"),
    cards.CHANGE: ("10.8.1", "10.8.3"),
    cards.MEMORY_WORD: ("10.9.1",),
    cards.EXPERIENCE: ("10.10.1",),
    cards.SHIFT_WORD: ("10.11.1", "10.11.2"),
    cards.ACCELERATE: ("10.12.1",),
    cards.RESONATE: ("10.13.1",),
    cards.FUSION: ("10.14.1",),
    cards.SUNDER: ("10.15.1", "10.15.2"),
    cards.CLIMAX_COMBO: ("8.12.1",),
    cards.COUNTER_ICON: ("2.8.2",),
}
_TURNED: Final = {zones.STAND: "4.6.1.1", zones.REST: "4.6.1.2", zones.REVERSE: "4.6.1.3"}
_PARTS: Final[dict[type, tuple[str, ...]]] = {
    effects.Draw: ("4.7.1",),
    effects.LookAtDeck: ("4.8.1",),
    effects.RevealTop: ("4.9.1",),
    effects.FlipOver: ("3.2.5",),
    keyword_actions.PutFlippedAway: ("10.7.3",),
    effects.DealDamage: ("4.10.1", "4.11.1.2"),
    effects.Encore: ("10.2.2",),
    effects.StockCost: ("8.4.3",),
    effects.RestThis: ("4.6.1.2",),
    effects.RestCost: ("4.6.1.2",),
    cost_parts.ShuffleCost: ("3.2.4",),
    keywords.BackupPower: ("10.5.2",),
    markers.Markers: ("3.7.1",),
    markers.PutAsMarkers: ("3.7.1", "3.7.2"),
    markers.MarkerCost: ("3.7.1", "3.7.2"),
    markers.TakeMarkers: ("3.7.2",),
    in_battle.BattleOpponent: ("7.6.1.2",),
    performing.PerformIcon: ("4.12.1", "4.12.2"),
    placing.PutOnStage: ("3.6.1",),
    preparation.CopiesInDeck: ("5.1.2.4",),
    stage_effects.Reposition: ("3.1.4",),
    verbs.ChooseCards: ("8.6.3", "8.6.3.1"),
    verbs.ChooseAmong: ("8.6.3", "8.6.3.1"),
    verbs.Search: ("8.6.3", "8.6.3.1.4"),
    verbs.MoveCards: ("3.1.4",),
    verbs.TakeTop: ("3.2.3",),
    verbs.ShuffleZone: ("3.2.4",),
    verbs.WinGame: ("1.2.5",),
    verbs.LoseGame: ("1.2.5",),
    lasting.Give: ("8.2.1.2",),
    lasting.GiveWords: ("8.2.1.2",),
    lasting.Forbid: ("1.3.4", "8.2.1.2"),
    lasting.GrantAbility: ("4.1.1", "8.2.1.2"),
    lasting.Later: ("8.7.5",),
    resolve.If: ("8.3.3",),
    resolve.MayPay: ("8.1.1.2.2",),
    cards.NamesWith: ("2.1.2",),
    nouns.Variable: ("4.1.2",),
    Replacement: ("8.2.1.3", "8.10.1"),
}
_VALUES: Final = {
    cards.TRAITS: "2.5.2",
    cards.NAMES: "2.1.2",
    cards.COLOR: "2.4.1",
    cards.POWER: "2.9.1",
    cards.SOUL: "2.10.1",
}

_EVENTS: Final = {EV_MOVE: "8.7.4", EV_STATE: "8.7.6"}
_COSTS: Final = ("8.4.1", "8.4.2.1", "8.4.2.2")
_COST_PART: Final = "8.4.2"
_UP_TO: Final = "8.6.3.1.1"
_SPEAKS_FROM: Final = {
    CHARACTER_SPEAKS_FROM.value: "2.12.2.1",
    CLIMAX_SPEAKS_FROM.value: "2.12.2.2",
}


class _WeissSchwarz(RestsOn):
    def of(self, node: Any) -> Iterable[str]:
        """Also where abilities work of themselves, what a cost is made of, and "up to"."""
        yield from super().of(node)
        if isinstance(node, Ability) and node.kind in (AUTO, CONT) and node.zones in _SPEAKS_FROM:
            yield _SPEAKS_FROM[node.zones]
        if isinstance(node, CostPart):
            yield _COST_PART
        elif getattr(node, "up_to", False) is True:
            yield _UP_TO

    def every_clause(self) -> set[str]:
        """Every clause that can be named."""
        return {*super().every_clause(), *_SPEAKS_FROM.values(), _COST_PART, _UP_TO}


RESTS_ON: Final = _WeissSchwarz(
    kinds=_KINDS,
    parts=_PARTS,
    values=_VALUES,
    events=_EVENTS,
    costs=_COSTS,
    marks=_MARKS,
    turned=_TURNED,
)

clauses_of: Final = RESTS_ON.clauses_of
