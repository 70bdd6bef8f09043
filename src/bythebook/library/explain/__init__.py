"""What a text does: its structure, plain words, and the clauses it rests on.

All of it is said from what was read, never from the text itself; of a text that is not read,
where reading stopped, and what would have been understood there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from bythebook.catalogue import part_of
from bythebook.kernel.state.errors import BythebookError
from bythebook.library.adapter import Adapter, adapter_of
from bythebook.library.explain.kernel_words import TABLE
from bythebook.library.explain.sentences import sentences
from bythebook.library.explain.speaking import Names, Speaker
from bythebook.library.explain.structure import Branch, structure, written
from bythebook.library.phrases import Place
from bythebook.register import gist

if TYPE_CHECKING:
    from bythebook.kernel.abilities.abilities import Ability

LARGEST: Final = 100 * 1024
"""characters of a text that is looked at at all"""


@dataclass
class AbilityTold:
    """One ability: as a tree, in sentences, and its clauses with their gists."""

    tree: Branch
    words: list[str]
    clauses: list[tuple[str, str]]
    written: Branch | None = None


@dataclass
class EntryTold:
    """One entry of a text: its abilities, or where reading stopped."""

    abilities: list[AbilityTold] = field(default_factory=list)
    stopped: Place | None = None
    reminder: bool = False
    """it only reminds of what the rules say anyway"""


@dataclass
class Explanation:
    """A text on a card of a kind, told entry by entry."""

    game: str
    kind: str
    entries: list[EntryTold]

    @property
    def exact(self) -> bool:
        """Whether all of it is read."""
        return all(entry.stopped is None for entry in self.entries)

    def plain(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "game": self.game,
            "kind": self.kind,
            "exact": self.exact,
            "entries": [_plain(entry) for entry in self.entries],
        }


def _plain(entry: EntryTold) -> dict[str, Any]:
    if entry.stopped is not None:
        return {"stopped": entry.stopped._asdict()}
    told: list[dict[str, Any]] = []
    for ability in entry.abilities:
        data: dict[str, Any] = {
            "structure": ability.tree.plain(),
            "words": ability.words,
            "clauses": [{"clause": number, "gist": said} for number, said in ability.clauses],
        }
        if ability.written is not None:
            data["written"] = ability.written.plain()
        told.append(data)
    return {"abilities": told, "reminder": entry.reminder}


def explain_text(game: str, text: str, kind: str = "", as_written: bool = False) -> Explanation:
    """Explain a text as printed on a card of a kind; without one, as its tags suggest."""
    adapter = adapter_of(game)
    if len(text) > LARGEST:
        raise BythebookError(f"a text has at most {LARGEST} characters, this one {len(text)}")
    printed = adapter.printed_text(text, kind)
    entries = adapter.entries(printed)
    if not entries:
        raise BythebookError("there is no text to explain")
    told = [_told(adapter, entry, printed, as_written) for entry in entries]
    return Explanation(game, printed["kind"], told)


def _told(adapter: Adapter, entry: str, printed: dict[str, Any], as_written: bool) -> EntryTold:
    try:
        abilities = adapter.read(entry, printed)
    except Exception as error:  # noqa: BLE001 - a text of any kind ends in a result
        return EntryTold(stopped=adapter.place(entry, error))
    return EntryTold(
        [_ability(adapter.game, a, as_written) for a in abilities], None, not abilities
    )


def tongue_of(game: str) -> tuple[Speaker, Callable[[Ability], list[str]]]:
    """How a game's abilities are said, and which clauses they rest on."""
    speaker = part_of(game, "speaker") or Speaker(Names(), TABLE)
    return speaker, part_of(game, "rests_on") or (lambda ability: [])


def _ability(game: str, ability: Ability, as_written: bool) -> AbilityTold:
    speaker, clauses_of = tongue_of(game)
    clauses = [(f"{game} {number}", gist(f"{game} {number}")) for number in clauses_of(ability)]
    shown = None
    if as_written and ability.words is not None:
        shown = written(speaker, ability.words)
    return AbilityTold(structure(speaker, ability), sentences(speaker, ability), clauses, shown)
