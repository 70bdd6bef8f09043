"""Every node a text can mean, made with every kind of value its fields can have."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import Field, dataclass, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import bythebook.games.dbs
import bythebook.games.vanguard
import bythebook.games.ws
import bythebook.kernel
from bythebook.games.dbs.abilities import skill_costs
from bythebook.games.dbs.cards import cards as dbs_cards
from bythebook.games.dbs.texts import circumstances, together
from bythebook.games.dbs.texts import events as dbs_events
from bythebook.games.vanguard.battle import nouns as battle_nouns
from bythebook.games.vanguard.battle import powers
from bythebook.games.vanguard.cards import cards as vanguard_cards
from bythebook.games.vanguard.g.actions import legion_battles
from bythebook.games.vanguard.g.keywords import becoming
from bythebook.games.vanguard.g.keywords import marks as vgg_marks
from bythebook.games.vanguard.g.texts import events as vgg_events
from bythebook.games.vanguard.other import enabling
from bythebook.games.vanguard.texts import calling
from bythebook.games.vanguard.texts import costs as vanguard_costs
from bythebook.games.vanguard.texts import effects as vanguard_effects
from bythebook.games.vanguard.texts import events as vanguard_events
from bythebook.games.vanguard.texts import nouns as vanguard_nouns
from bythebook.games.ws import cards as ws_cards
from bythebook.games.ws.texts import events as ws_events
from bythebook.games.ws.texts import payments
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    COMMAND,
    CONT,
    EV_MOVE,
    EV_ORIENT,
    Ability,
    CardDef,
    CostPart,
    Effect,
    Modifier,
    Replacement,
    Trigger,
)
from bythebook.kernel.language.amounts import Variety
from bythebook.kernel.language.conditions import Condition, Several, TurnOf
from bythebook.kernel.language.nouns import Amount, Bound, Cards, Count, Limit, Noun, Num, This
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, EQUAL, HAS, LACKS, Test, Words
from bythebook.kernel.state.continuous_ops import ADD, BITS_OFF, BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.cost_parts import ChosenCards
from bythebook.kernel.texts.verbs import MovesCards, ShuffleZone

PARTS = (Effect, CostPart, Noun, Amount, Condition, Words, skill_costs.Deed)
WHOLE = (Ability, Trigger, Modifier, Replacement, Limit, Test)
NOT_OF_TEXTS = {
    Several: "only what conditions of several parts have in common",
    Variety: "only what amounts of variety have in common",
    ChosenCards: "only what parts of costs with chosen cards have in common",
    MovesCards: "only what verbs that move the cards of a noun have in common",
    together.ChooseTogether: "only what ways to choose cards that go together have in common",
    battle_nouns.OfBattle: "only what conditions of a battle have in common",
    battle_nouns.WhoFights: "only what nouns of a battle have in common",
    enabling.Gate: "only what keywords that make an ability active have in common",
    vanguard_effects.PutAway: "only what named actions that put cards somewhere have in common",
    vanguard_effects.OneOfThese: "made when a text is carried out, of the cards there are",
    vanguard_nouns.OnCircles: "made when a text is carried out, of the circles there are",
    becoming.Pair: "made when a text is carried out, of two units",
    powers.BoostedUnit: "of what the rules give, not a text",
    powers.BoostPower: "of what the rules give, not a text",
    powers.GuardedUnits: "of what the rules give, not a text",
    legion_battles.AttackingLeader: "of what the rules give, not a text",
    legion_battles.MatePower: "of what the rules give, not a text",
    powers.ShieldOfGuardians: "of what the rules give, not a text",
    payments.StockOrAnother: "made when a cost is paid, from what a text says",
    payments.StockOrElse: "made when a cost is paid, from what a text says",
}
"""nodes that no text means, and why"""


@dataclass(frozen=True)
class Game:
    """What the values of a game's nodes can be."""

    name: str
    package: Any
    cards: Any
    events: Any
    keyword: int
    other_keyword: int
    characteristic: int
    """one that is a number"""

    @property
    def traits(self) -> int:
        """A characteristic that is words, besides names."""
        found: int = self.cards.RACES if self.name == "vgg" else self.cards.TRAITS
        return found

    @property
    def words(self) -> type[Words]:
        return {
            "ws": ws_cards.NamesWith,
            "dbs": circumstances.NamesIncluding,
            "vgg": vanguard_cards.NamesWith,
        }[self.name]


def _game(name: str, package: Any, cards: Any, events: Any, keywords: tuple[int, int]) -> Game:
    return Game(name, package, cards, events, *keywords, cards.POWER)


WS = _game("ws", bythebook.games.ws, ws_cards, ws_events, (ws_cards.BOND, ws_cards.CHANGE))
DBS = _game("dbs", bythebook.games.dbs, dbs_cards, dbs_events, (dbs_cards.EVOLVE, dbs_cards.SWAP))
VGG = _game(
    "vgg",
    bythebook.games.vanguard,
    vanguard_cards,
    SimpleNamespace(**{**vars(vanguard_events), **vars(vgg_events)}),
    (vgg_marks.BRAVE, vgg_marks.ORACLE),
)


def node_classes(game: Game) -> list[type]:
    """The classes of nodes that texts of a game can mean."""
    found: list[type] = []
    for package in (bythebook.kernel, game.package):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if info.name.startswith("bythebook.games.vanguard.d"):
                continue  # of another edition, whose texts are not read yet
            module = importlib.import_module(info.name)
            for cls in vars(module).values():
                if not isinstance(cls, type) or cls.__module__ != module.__name__:
                    continue
                if cls in NOT_OF_TEXTS or not (issubclass(cls, PARTS) or cls in WHOLE):
                    continue
                # Others are instructions that a node is flattened into.
                if is_dataclass(cls) and "__dataclass_fields__" in vars(cls):
                    found.append(cls)
    return found


class NoValues(Exception):
    """A field of a node of which these tests do not know what it can hold."""


@cache
def _annotated(module: str) -> dict[tuple[str, str], str]:
    """How the fields of a module's classes are annotated: a compiled class does not tell."""
    path = Path(bythebook.__file__).parent.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return {
        (cls.name, line.target.id): ast.unparse(line.annotation).replace("'", "")
        for cls in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(cls, ast.ClassDef)
        for line in cls.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


def annotation(cls: type, name: str) -> str:
    """How a field of a node is annotated, there or where it comes from."""
    for base in cls.__mro__:
        if base.__module__.startswith("bythebook."):
            found = _annotated(base.__module__).get((base.__name__, name))
            if found is not None:
                return found
    raise NoValues(f"{cls.__name__}.{name} has no annotation")


def told(cls: type) -> list[Field[Any]]:
    """The fields of a node that make it another one."""
    return [f for f in fields(cls) if f.init and f.compare]


def values_of(game: Game, cls: type, field: Field[Any]) -> tuple[Any, ...]:
    """Two or more values that a field of a node can have."""
    name, kind = field.name, annotation(cls, field.name)
    special = _special(game).get((cls.__name__, name))
    if special is not None:
        return special
    by_type = _by_type(game)
    for words, values in by_type.items():
        if words == kind or (words in kind and words != "str"):
            return values
    if "bool" in kind:
        return (False, True)
    named = _by_name(game).get(name)
    if named is None:
        raise NoValues(
            f"{cls.__name__}.{name}: say in tests/library/made_nodes.py which values it can have"
        )
    return named


def _by_type(game: Game) -> dict[str, tuple[Any, ...]]:
    """By what stands in a field's annotation; the first that fits counts."""
    draw = (ShuffleZone(0), ShuffleZone(1))
    test = Test(game.cards.NAMES, HAS, words=("Oak",)), Test(game.cards.NAMES, HAS, words=("Elm",))
    ability = Ability(ACT, body=draw), Ability(AUTO, body=draw)
    return {
        "CardDef": (
            CardDef("A-1", "Oak", (0, 0, 0, 1)),
            CardDef("A-1", "Elm", (0, 0, 0, 1)),
            CardDef("A-1", "Oak", (0, 0, 0, 2)),
            CardDef("A-1", "Oak", (0, 0, 0, 1, 2)),
            CardDef("A-1", "Oak", (0, 0, 0, 1), traits=("Tree",)),
            CardDef("A-1", "Oak", (0, 0, 0, 1), (ability[0],)),
        ),
        "tuple[tuple[Effect": ((draw, draw[:1]), (draw[:1], draw)),
        "tuple[Effect": (draw, draw[:1]),
        "tuple[Trigger": ((), (Trigger(EV_ORIENT, This(), value=1),)),
        "tuple[Limit": ((), (Limit(game.characteristic, AT_MOST, Count(This())),)),
        "tuple[tuple[Test": ((), ((test[0],), test)),
        "tuple[Test": (test[:1], test),
        "tuple[Condition": (
            (TurnOf(0), TurnOf(1)),
            (TurnOf(1), TurnOf(0)),
        ),
        "tuple[CostPart": ((), (_cost(game),)),
        "tuple[Modifier": (
            (),
            (Modifier(ADD, game.characteristic, This(), Num(500)),),
        ),
        "tuple[Cards": ((Cards(0, (1,)), Cards(0, (2,))), (Cards(0, (3,)),)),
        "Replacement": (None, Replacement(Trigger(EV_MOVE, This()), draw)),
        "Trigger | None": (None, Trigger(EV_MOVE, This())),
        "Trigger": (Trigger(EV_MOVE, This()), Trigger(EV_MOVE, Bound(1))),
        "Ability | None": (None, replace(ability[0], cost=(_cost(game),))),
        "Ability": ability,
        "Cards | None": (None, Cards(0, (1,))),
        "Cards": (Cards(0, (1,)), Cards(1, (1,))),
        "Noun | None": (None, This(), Bound(1)),
        "Noun": (This(), Bound(1), Cards(1, (1,))),
        "Amount | None": (Num(500), Count(Cards())),
        "Amount": (Num(2), Num(3), Count(Cards())),
        "Condition | None": (None, TurnOf(0)),
        "Condition": (TurnOf(0), TurnOf(1)),
        "Words | None": (None, game.words("Oak")),  # type: ignore[call-arg]
        "Test": test,
        "Onto": (
            calling.Onto((1,)),
            calling.Onto((2,)),
            calling.Onto((1,), open=True),
            calling.Onto((1,), column=This()),
            calling.Onto((1,), left=True),
            calling.Onto((1,), here=True),
            calling.Onto((1,), apart=True),
        ),
        "Deed": (skill_costs.KoThem(), skill_costs.ShowThem()),
        "str": ("Oak", "Elm"),
    }


def _cost(game: Game) -> CostPart:
    if game.name == "ws":
        from bythebook.games.ws.texts.effects import RestThis

        return RestThis()
    if game.name == "vgg":
        return vanguard_costs.RestThis()
    return skill_costs.WithThis(skill_costs.KoThem())


def _another_event(game: Game) -> int:
    found: int = game.events.EV_HIT if game.name == "vgg" else game.events.EV_PLAYED
    return found


def _by_name(game: Game) -> dict[str, tuple[Any, ...]]:
    """Of numbers, by what a field of that name stands for."""
    keyword = (game.keyword, game.other_keyword)
    number = (2, 3)
    return {
        **dict.fromkeys(("whose", "turn", "chooser"), (0, 1, 2)),
        "by": (0, 1),
        **dict.fromkeys(("zone", "to", "source"), (1, 2)),
        **dict.fromkeys(("zones", "areas", "positions", "origin", "target"), ((1,), (2,), (1, 2))),
        "gone": ((), (1,), (2,)),
        **dict.fromkeys(("orient", "orientation"), (-1, 1, 2)),
        **dict.fromkeys(("mode", "state"), (1, 2)),
        **dict.fromkeys(("face",), (-1, 0, 1)),
        "which": (0, 1),
        "index": (-1, 0),
        "until": (0, 1, 2, 3, 4, 5),
        "char": (game.characteristic, game.cards.NAMES),
        "how": (AT_LEAST, AT_MOST, EQUAL),
        "reg": (1, 2, 4, 5, 6, 8, 12, 13),
        "without": (-1, 2, 12),
        **dict.fromkeys(("keyword", "keywords", "marks", "word"), keyword),
        **dict.fromkeys(("count", "n", "times", "per", "least", "most", "total", "x"), number),
        **dict.fromkeys(("number", "limit"), number),
        "plus": (0, 2, -2),
        **dict.fromkeys(("color", "colors"), (1, 2, 3)),
        "numbers": ((1, 2), (1, 3)),
        "words": (("Oak",), ("Elm",), ("Oak", "Elm")),
        "steps": (((AT_LEAST, 2, 500),), ((AT_LEAST, 3, 500),), ((AT_MOST, 2, 500),)),
        "negated": (0, 1, 3),
        "needed": ((), ((1, 1),), ((1, 2),), ((2, 1),)),
        "some": ((), (1,), (2,)),
        "shared": ((), ("Oak",)),
        "phase": (3, 4),
        "icon": (0, 1),
        "category": (-1, 0, ACT),
    }


def _special(game: Game) -> dict[tuple[str, str], tuple[Any, ...]]:
    """Where a field of a name stands for something else, or only some values make sense."""
    keyword, other = game.keyword, game.other_keyword
    bits = (game.events.CANNOT_ATTACK, game.events.CANNOT_BE_CHOSEN)
    verbs = ("play ", "activate ")
    return {
        ("TogetherCost", "part"): (vanguard_costs.RestThis(), vanguard_costs.RetireThis()),
        ("Trigger", "event"): (EV_MOVE, game.events.EV_ATTACK, _another_event(game)),
        ("Trigger", "value"): (-1,),
        ("Trigger", "by_text_of"): (-1, 0, 1, 2),
        ("Modifier", "op"): (BITS_ON, BITS_OFF),
        ("Modifier", "char"): (game.cards.NAMES, game.traits),
        ("Modifier", "amount"): (None,),
        ("Modifier", "bits"): (0,),
        ("Modifier", "grants"): (None,),
        ("Test", "char"): (game.cards.NAMES, game.traits),
        ("Test", "how"): (HAS, LACKS),
        ("Test", "value"): (0,),
        ("Cards", "place"): (0, 1, 2, 3, 4, 5, 6) if game.name == "ws" else (0,),
        ("Ability", "kind"): (ACT, AUTO, CONT, CARD_EFFECT, COMMAND),
        ("Ability", "zones"): ((), (1,), (2,)),
        ("Ability", "limit"): (0, 1, 2),
        ("Ability", "marks"): (0, keyword, other),
        ("Ability", "called"): ("", "Oak"),
        ("Limit", "char"): (game.characteristic,),
        ("Forbid", "bits"): bits,
        ("Promise", "bits"): bits,
        ("GiveBits", "char"): (game.cards.TYPE,),
        ("GiveBits", "bits"): (1, 2),
        ("Announce", "event"): (game.events.EV_BEGIN,),
        ("Announce", "value"): (1, 2),
        ("Variable", "var"): (0, 1),
        ("MoveCards", "whose"): (-1, 0, 1),
        ("Put", "whose"): (-1, 0, 1),
        ("RevealCards", "to"): (1, 2, 3),
        ("Keep", "to"): (2, 12),
        ("Join", "to"): (2, 12),
        ("Rest", "without"): (2, 12),
        ("LoseAbilities", "marks"): (0, keyword),
        ("InsteadOfStock", "marks"): (0, keyword),
        ("AttackIs", "how"): (1, 2, 3),
        ("LookAtDeck", "to"): (-1, 0, 3),
        ("Remembered", "part"): (skill_costs.FromDeckTop(1, 2), skill_costs.FromDeckTop(2, 2)),
        ("EmpowerWith", "colors"): ((), (1,), (1, 2)),
        ("PlacedBy", "kind"): (-1, ACT, AUTO, 8),
        ("BeingPlayed", "kind"): (0, 2, 8),
        ("GoUnder", "face"): (0, 1),
        ("LiesFaced", "face"): (0, 1),
        ("IsTurned", "orient"): (1, 2),
        ("MoveTo", "count"): (0, 2),
        ("BarNames", "verb"): verbs,
        ("BarCopies", "verb"): verbs,
        ("Limit", "verb"): (0, 1, 2, 3, 4, 5),
        ("Limit", "marks"): (0, keyword),
        ("PlayedInMode", "mode"): (-1, 1, 2),
        ("ExchangeOnStage", "state"): (-1, 1, 2),
        ("BattleIs", "kinds"): (1, 2, 4, 8, 5),
        ("FoughtOn", "kinds"): (1, 2, 4, 8),
        ("Fought", "role"): (1, 2),
        ("IsNow", "state"): (1, 2, 4, 8, 16, 32),
        ("Become", "state"): (1, 2, 4, 8, 16, 32),
        ("Wave", "first"): (1, 2),
        ("Wave", "second"): (0, 4),
        ("PayingFor", "what"): (1, 2),
        ("Did", "deed"): (1, 2),
        ("LegionWith", "power"): (20000, 22000),
        ("NullifyEffects", "char"): (CHAR_CANNOT,),
        ("NullifyEffects", "bits"): bits,
        ("LoseBits", "char"): (game.cards.TYPE,),
        ("LoseBits", "bits"): (1, 2),
        ("OpenCircles", "circles"): ((3,), (4,)),
    }


def made(game: Game, cls: type) -> Iterator[tuple[str, Any]]:
    """A node, and then one that differs in one field for every other value; and in which."""
    values = {f.name: values_of(game, cls, f) for f in told(cls)}
    first = cls(**{name: found[0] for name, found in values.items()})
    yield "", first
    for name, found in values.items():
        for value in found[1:]:
            yield name, replace(first, **{name: value})
