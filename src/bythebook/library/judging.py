"""Is a card exact? Only if all of it is read, printed back and playable; any doubt says no."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from bythebook.library.adapter import Adapter, BadFields, Printed, Stop, adapter_of
from bythebook.library.pool import processes
from bythebook.library.rows import Row
from bythebook.text.bulk import in_bulk

EXACT: Final = "exact"
UNREAD: Final = "unread"
DAMAGED: Final = "damaged"


@dataclass(frozen=True)
class Verdict:
    """What is known of one card of a file.

    `stops` are, entry by entry, why it is not exact, None for those that are; `faults` are
    fields that cannot be used. `printed` is empty if there is no card because of them.
    """

    line: int
    code: str
    printed: Printed
    entries: tuple[str, ...] = ()
    stops: tuple[Stop | None, ...] = ()
    faults: tuple[str, ...] = ()
    raw: tuple[str, ...] = ()
    """the text of a card whose fields cannot be used"""

    @property
    def status(self) -> str:
        """Exact, unread or damaged."""
        if self.faults or any(stop is not None and stop.damaged for stop in self.stops):
            return DAMAGED
        return EXACT if not any(self.stops) else UNREAD

    @property
    def phrases(self) -> tuple[str, ...]:
        """The phrases that are not read, each once."""
        return tuple(dict.fromkeys(stop.phrase for stop in self.stops if stop is not None))


def judge_entry(adapter: Adapter, entry: str, printed: Printed) -> Stop | None:
    """Why an entry of a card's text is not exact, or None if it is."""
    try:
        adapter.read(entry, printed)
    except Exception as error:  # noqa: BLE001 - whatever is raised, the entry is not exact
        try:
            return adapter.stop(entry, printed, error)
        except Exception as other:  # noqa: BLE001 - as before
            return Stop(f"could not be read: {type(other).__name__}", str(other)[:200])
    return None


def judge(adapter: Adapter, row: Row) -> Verdict:
    """Judge one row of a card file; never raises."""
    if row.fault:
        return Verdict(row.line, "", {}, faults=(row.fault,))
    try:
        code, printed = adapter.printed(row.fields)
    except BadFields as error:
        faults = tuple(str(f) for f in error.faults)
        return Verdict(row.line, error.code, {}, faults=faults, raw=adapter.raw_text(row.fields))
    except Exception as error:  # noqa: BLE001 - a row of any kind ends in a verdict
        return Verdict(row.line, "", {}, faults=(f"{type(error).__name__}: {error}"[:200],))
    return judge_printed(adapter, row.line, code, printed)


def judge_printed(adapter: Adapter, line: int, code: str, printed: Printed) -> Verdict:
    """Judge a card whose fields can be used; never raises."""
    try:
        entries = adapter.entries(printed)
        stops = tuple(judge_entry(adapter, entry, printed) for entry in entries)
        blank = [e for e, stop in zip(entries, stops, strict=True) if stop is not None]
        card = adapter.make(code, printed, blank)
        adapter.fits(card)
    except Exception as error:  # noqa: BLE001 - as above
        return Verdict(line, code, printed, faults=(f"{type(error).__name__}: {error}"[:200],))
    return Verdict(line, code, printed, entries, stops)


_CHUNK: Final = 100


def judge_all(
    game: str, rows: Iterable[Row], jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Iterator[Verdict]:
    """Judge the rows of a card file, in their order, by as many processes as asked for."""
    listed = list(rows)
    chunks = [(game, listed[at : at + _CHUNK]) for at in range(0, len(listed), _CHUNK)]
    if jobs <= 1 or len(chunks) < 2:
        yield from _once_each(_told(map(_judge_chunk, chunks), progress))
        return
    with processes(min(jobs, len(chunks))) as pool:
        yield from _once_each(_told(pool.map(_judge_chunk, chunks), progress))


def _once_each(verdicts: Iterable[Verdict]) -> Iterator[Verdict]:
    """A code stands for one card: another card of the same file under it is damaged.

    The same card again, or printed under another title, is no other card.
    """
    first: dict[str, Verdict] = {}
    for verdict in verdicts:
        known = first.setdefault(verdict.code, verdict) if verdict.printed else verdict
        if _card(known) == _card(verdict):
            yield verdict
        else:
            said = f"line {known.line} has another card with the same code"
            yield Verdict(verdict.line, verdict.code, {}, faults=(said,))


def _card(verdict: Verdict) -> Printed:
    return {name: value for name, value in verdict.printed.items() if name != "title"}


def _told(
    chunks: Iterable[list[Verdict]], progress: Callable[[int], None] | None
) -> Iterator[Verdict]:
    for chunk in chunks:
        if progress is not None:
            progress(len(chunk))
        yield from chunk


def _judge_chunk(work: tuple[str, list[Row]]) -> list[Verdict]:
    game, rows = work
    adapter = adapter_of(game)
    with in_bulk():
        return [judge(adapter, row) for row in rows]


def phrases_of(verdicts: Iterable[Verdict], status: str = UNREAD) -> list[dict[str, Any]]:
    """The phrases that are not read: those first that would free the most whole cards.

    A card is freed by a phrase if that is all it lacks, as far as reading got. Of damaged
    cards nothing can be freed; with their status, it is told what is wrong with their texts.
    """
    cards: Counter[str] = Counter()
    frees: Counter[str] = Counter()
    for verdict in verdicts:
        if verdict.faults or verdict.status != status:
            continue
        phrases = verdict.phrases
        cards.update(phrases)
        if len(phrases) == 1:
            frees[phrases[0]] += 1
    ranked = sorted(cards, key=lambda p: (-frees[p], -cards[p], p))
    return [{"phrase": p, "frees": frees[p], "count": cards[p]} for p in ranked]
