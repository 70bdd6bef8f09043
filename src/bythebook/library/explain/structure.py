"""An ability as a tree to look at: category, moment, conditions, cost, steps, durations."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.abilities.resolve import R_LOOP, If, IfDid, May
from bythebook.kernel.language.conditions import Every
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.afterwards import Afterwards
from bythebook.kernel.texts.branching import Listed, OneOf, Repeat
from bythebook.kernel.texts.lasting import GrantAbility, Later
from bythebook.library.explain.kernel_words import AFTERWARDS, later
from bythebook.library.explain.sentences import CATEGORIES
from bythebook.library.explain.speaking import PLAYER, Speaker, about, kept


@dataclass
class Branch:
    """A line of the tree, and what is below it."""

    label: str
    below: list[Branch] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        """The same as plain data."""
        data: dict[str, Any] = {"label": self.label}
        if self.below:
            data["below"] = [branch.plain() for branch in self.below]
        return data


def structure(s: Speaker, ability: Ability) -> Branch:
    """An ability as a tree."""
    tree = Branch(CATEGORIES[ability.kind])
    if ability.called:
        tree.below.append(Branch(f"called for by the name {ability.called}"))
    marks = s.names.marks(ability.marks)
    if marks:
        tree.below.append(Branch(f"keywords and icons: {', '.join(marks)}"))
    if ability.zones:
        tree.below.append(Branch(f"works in: {s.names.zones(ability.zones)}"))
    if ability.trigger is not None:
        moments = (ability.trigger, *ability.trigger.also)
        lines = [Branch(s.say(_alone(moment))) for moment in moments]
        tree.below.append(Branch("waits until", lines))
    if ability.condition is not None:
        parts = ability.condition.parts if isinstance(ability.condition, Every) else ()
        lines = [Branch(s.say(part)) for part in parts or (ability.condition,)]
        tree.below.append(Branch("only if", lines))
    if ability.cost:
        lines = [Branch(f"{n}. {s.say(part)}") for n, part in enumerate(ability.cost, 1)]
        tree.below.append(Branch("cost, paid in this order, all of it or nothing", lines))
    if ability.limit:
        tree.below.append(Branch(f"at most {ability.limit} time(s) a turn"))
    if ability.body:
        tree.below.append(Branch("does", steps(s, ability.body)))
    if ability.modifiers:
        lines = [_modifier(s, modifier) for modifier in ability.modifiers]
        tree.below.append(Branch("as long as it works", lines))
    if ability.replacement is not None:
        change = ability.replacement
        lines = [
            Branch(f"instead of: {s.say(change.would)}"),
            Branch("does", steps(s, change.instead)),
        ]
        if change.optional:
            lines.append(Branch(f"{PLAYER[change.chooser]} may decline"))
        tree.below.append(Branch("replaces", lines))
    return tree


def _alone(trigger: Any) -> Any:
    return replace(trigger, also=()) if trigger.also else trigger


def _modifier(s: Speaker, modifier: Any) -> Branch:
    if modifier.grants is None:
        return Branch(s.say(modifier))
    return Branch(f"{s.say(modifier.who)} have this ability", [structure(s, modifier.grants)])


def steps(s: Speaker, effects: tuple[Any, ...]) -> list[Branch]:
    """Instructions in their order, numbered."""
    found = [step(s, effect) for effect in effects]
    for n, branch in enumerate(found, 1):
        branch.label = f"{n}. {branch.label}"
    return found


def step(s: Speaker, effect: Any) -> Branch:
    """One instruction; what depends on it stands below."""
    if isinstance(effect, If):
        below = steps(s, effect.then)
        if effect.otherwise:
            below.append(Branch("otherwise", steps(s, effect.otherwise)))
        return Branch(f"if {s.say(effect.condition)}", below)
    if isinstance(effect, May):
        return Branch(f"{PLAYER[effect.by]} may, or may not", steps(s, effect.then))
    if isinstance(effect, IfDid):
        return Branch(f"if you {'did' if effect.did else 'did not'}", steps(s, effect.then))
    if isinstance(effect, Repeat):
        return Branch(
            f"({s.say(effect.times)}) time(s){kept(effect.reg, R_LOOP)}", steps(s, effect.then)
        )
    if isinstance(effect, OneOf):
        ways = [Branch(f"way {n}", steps(s, c)) for n, c in enumerate(effect.choices, 1)]
        return Branch("you choose one way", ways)
    if isinstance(effect, Listed):
        points = [
            Branch(f"if {s.say(condition)}", steps(s, item))
            for condition, item in zip(effect.conditions, effect.items, strict=True)
        ]
        return Branch("of this list, as it is before any of it is done", points)
    if isinstance(effect, GrantAbility):
        given = [structure(s, effect.ability), Branch(f"lasts {s.until(effect.until)}")]
        return Branch(f"{s.say(effect.what)} get this ability", given)
    if isinstance(effect, Later):
        return Branch(later(s, effect), [structure(s, effect.ability)])
    if isinstance(effect, Afterwards):
        return Branch(AFTERWARDS, [structure(s, effect.ability)])
    inside = getattr(effect, "then", None)
    if isinstance(inside, tuple) and inside and isinstance(inside[0], Effect):
        # Words for the frame alone: what is inside stands below.
        label = s.say(replace(effect, then=())).replace("()", "").rstrip(" :")
        return Branch(label, steps(s, inside))
    return Branch(s.say(effect), _facts(s, effect))


def _lasts(s: Speaker, effect: Any) -> Branch:
    return Branch(f"lasts {s.until(effect.until)}")


def _facts(s: Speaker, effect: Any) -> list[Branch]:
    """Who chooses, how few and how many, and how long: told of every instruction that has it."""
    found: list[Branch] = []
    names = {f.name for f in fields(effect)} if is_dataclass(effect) else set()
    if {"count", "up_to", "reg"} <= names and ("what" in names or "among" in names):
        who = PLAYER[getattr(effect, "by", YOU)]
        most = s.say(effect.count)
        least = "none" if effect.up_to else f"{most}, or all there are if fewer"
        found.append(Branch(f"chosen by {who}: at least {least}, at most {most}"))
    if "until" in names:
        found.append(_lasts(s, effect))
    return found


def written(s: Speaker, node: Any, name: str = "") -> Branch:
    """How a text was taken, node by node: what each class says of itself, and its fields."""
    lead = f"{name.replace('_', ' ')}: " if name else ""
    if isinstance(node, tuple) and any(is_dataclass(item) for item in node):
        return Branch(f"{lead}{len(node)}", [written(s, item) for item in node])
    if not is_dataclass(node) or isinstance(node, type):
        return Branch(f"{lead}{s.field(name, node)}")
    below = [
        written(s, getattr(node, f.name), f.name)
        for f in fields(node)
        if f.repr and getattr(node, f.name) not in (None, (), "", False, NOTHING)
    ]
    return Branch(f"{lead}{type(node).__name__}: {about(type(node))}", below)
