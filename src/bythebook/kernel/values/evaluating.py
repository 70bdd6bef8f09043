"""What a continuous effect whose cards are not fixed does now: to which cards, and how much."""

from typing import TYPE_CHECKING

from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.abilities.objects import barred
from bythebook.kernel.language.nouns import Amount, This
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.values.entries import Entry

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game
    from bythebook.kernel.values.continuous import Sheet


def evaluate(sheet: "Sheet", game: "Game", entry: Entry) -> tuple[int, ...]:
    """The value and the cards of an effect whose cards are not fixed."""
    modifier = entry.modifier
    if modifier is None:
        return ()
    last = sheet.last
    if (
        last is None
        or last.ability != entry.ability
        or last.source != entry.source
        or last.master != entry.master
        or last.modifier is None
        or last.modifier.who is not modifier.who
        or entry.chars & sheet.written
        or sheet.losing
        or sheet.shutting
    ):
        # Else it is one ability that does several things to the same cards.
        sheet.applies_to = _cards_of(sheet, game, entry, modifier)
        sheet.last = entry
    refs = sheet.applies_to
    if not refs or not game.state.alive(refs[0]):
        return ()
    value = entry.value
    if modifier.amount is not None:
        if entry.differs:
            return each_its_own(game, refs, modifier.amount)
        value = modifier.amount.value(game, entry.source, entry.master, [])
    return (value, *[r & CARD for r in refs])


def each_its_own(game: "Game", refs: list[int], amount: Amount) -> tuple[int, ...]:
    """A card and its number, and the next."""
    found: list[int] = []
    for ref in refs:
        found += (ref & CARD, amount.value_for(game, ref & CARD))
    return tuple(found)


def _cards_of(sheet: "Sheet", game: "Game", entry: Entry, modifier: Modifier) -> list[int]:
    """What an effect applies to: nothing, if its ability is lost or its condition not met."""
    source = entry.source
    master = entry.master
    if sheet.blank and not entry.given and source & CARD in sheet.blank:
        return []
    if entry.ability >= 0:
        mask = sheet.lost.get(source & CARD, 0) if sheet.lost and not entry.given else 0
        if mask and game.lib.abilities[entry.ability].marks & mask:
            return []
        condition = game.lib.abilities[entry.ability].condition
        if condition is not None and not game.book.switched_on(
            condition.holds(game, source, master, [])
        ):
            return []
    who = modifier.who
    refs = [source] if isinstance(who, This) else who.refs(game, source, master, [])
    if game.book.bars_objects and game.state.used and entry.chars:
        refs = _not_barred(game, entry, refs)
    # What a rule says is no effect that a card could be safe from.
    if sheet.shutting and not entry.shuts and not entry.clause:
        refs = _not_shut_out(sheet, game, entry, refs)
    if not sheet.at_once:
        refs = _not_just_come(game, refs)
    return refs


def _not_barred(game: "Game", entry: Entry, refs: list[int]) -> list[int]:
    """Those of some cards that nothing has taken out of what an effect applies to."""
    return [r for r in refs if not barred(game, r, entry.source, entry.ability)]


def _not_just_come(game: "Game", refs: list[int]) -> list[int]:
    """Those of some cards that have not come with what has just happened."""
    return [r for r in refs if game.state.arrived[r & CARD] != game.state.batch]


def _not_shut_out(sheet: "Sheet", game: "Game", entry: Entry, refs: list[int]) -> list[int]:
    """Those of some cards from which nothing shuts an effect out."""
    shuts_out = game.book.shuts_out
    cannot = sheet.values[CHAR_CANNOT]
    source, master = entry.source & CARD, entry.master
    return [r for r in refs if not shuts_out(game, cannot[r & CARD], r & CARD, source, master)]
