"""Explanations on a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.tree import Tree

from bythebook.library.explain import AbilityTold, EntryTold, Explanation
from bythebook.library.explain.structure import Branch
from bythebook.library.phrases import Place


def show_explanation(console: Console, found: Explanation) -> None:
    """Print an explanation: structure, words, clauses; or where reading stopped."""
    for place, entry in enumerate(found.entries, 1):
        if len(found.entries) > 1:
            console.print(f"[bold]text {place}[/]")
        show_entry(console, entry)


def show_entry(console: Console, entry: EntryTold) -> None:
    """Print one entry of a text."""
    if entry.stopped is not None:
        _show_stop(console, entry.stopped)
        return
    if entry.reminder:
        console.print("a reminder of what the rules say anyway; it does nothing itself (ws 2.12.3)")
    for ability in entry.abilities:
        _show_ability(console, ability)


def _show_ability(console: Console, ability: AbilityTold) -> None:
    console.print(_tree(ability.tree))
    if ability.written is not None:
        console.print("[bold]as written[/]")
        console.print(_tree(ability.written))
    console.print("[bold]in plain words[/]")
    for sentence in ability.words:
        console.print(f"  {escape(sentence)}", soft_wrap=True)
    console.print("[bold]rests on[/]")
    for number, gist in ability.clauses:
        console.print(f"  {number}  [dim]{escape(gist)}[/]", soft_wrap=True)


def _tree(branch: Branch) -> Tree:
    tree = Tree(escape(branch.label))
    for below in branch.below:
        tree.add(_tree(below))
    return tree


def _show_stop(console: Console, stop: Place) -> None:
    console.print("[bold]not read[/]")
    if stop.before or stop.after:
        line = f"  {escape(stop.before)} [bold red]>>>[/] {escape(stop.after)}"
        console.print(line, soft_wrap=True)
    console.print(f"  why: {escape(stop.why)}", soft_wrap=True)
    if stop.expected:
        said = ", ".join(stop.expected)
        console.print(f"  here could stand: {escape(said)}", soft_wrap=True)
