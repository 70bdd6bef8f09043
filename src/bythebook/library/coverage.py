"""How much of a card file is exact, counted so that every doubt counts against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from bythebook.library.drawing import drawable
from bythebook.library.judging import DAMAGED, EXACT, Verdict, judge_all, phrases_of
from bythebook.library.naming import unknown_names
from bythebook.library.rows import Row

PHRASES: Final = 50


def coverage(
    game: str,
    rows: Iterable[Row],
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """The figures of a card file: cards, texts and abilities, and how many of each are exact."""
    return figures(list(judge_all(game, rows, jobs, progress)))


def figures(verdicts: list[Verdict]) -> dict[str, Any]:
    """The figures of cards that were judged.

    `exact_cards` are counted among the cards with text. A text is exact if it is on every
    card that bears it and whose fields can be used, and there is such a card.
    """
    with_text = [v for v in verdicts if _text(v)]
    texts: dict[tuple[str, tuple[str, ...]], list[bool]] = {}
    for verdict in with_text:
        key = (str(verdict.printed.get("kind", "")), _text(verdict))
        found = texts.setdefault(key, [])
        if not verdict.faults:
            found.append(verdict.status == EXACT)
    plain = [v for v in verdicts if not _text(v)]
    return {
        "cards": len(verdicts),
        "cards_with_text": len(with_text),
        "exact_cards": sum(v.status == EXACT for v in with_text),
        "exact_cards_without_text": sum(v.status == EXACT for v in plain),
        "texts": len(texts),
        "exact_texts": sum(bool(found) and all(found) for found in texts.values()),
        "abilities": sum(_abilities(v) for v in with_text),
        "exact_abilities": sum(v.stops.count(None) for v in with_text if not v.faults),
        "damaged": sum(v.status == DAMAGED for v in verdicts),
        "unread": phrases_of(verdicts)[:PHRASES],
        "damage": _damage(verdicts),
        "names_no_known_card": unknown_names(v.printed for v in verdicts)[:PHRASES],
    }


def _text(verdict: Verdict) -> tuple[str, ...]:
    """A card's whole text; of a card whose fields cannot be used, as the file has it."""
    return verdict.entries or verdict.raw


def _damage(verdicts: list[Verdict]) -> list[dict[str, Any]]:
    """What is wrong with damaged cards, most frequent first."""
    found: Counter[str] = Counter()
    for verdict in verdicts:
        found.update(set(verdict.faults))
        found.update({s.why for s in verdict.stops if s is not None and s.damaged})
    return [{"what": what, "count": count} for what, count in found.most_common(PHRASES)]


def _abilities(verdict: Verdict) -> int:
    return len(_text(verdict))


def draw(counted: dict[str, Any], title: str, file: Path) -> None:
    """Draw the figures: what is exact of cards, texts and abilities, and what would free most."""
    drawable(file)
    from matplotlib import pyplot

    # Text as text, and the same file for the same figures.
    pyplot.rcParams["svg.fonttype"] = "none"
    pyplot.rcParams["svg.hashsalt"] = "bythebook"
    figure, (above, below) = pyplot.subplots(
        2, 1, figsize=(7.2, 5.6), layout="constrained", height_ratios=(1, 3)
    )
    shares = parts(counted)
    names = [name for name, _, _ in shares][::-1]
    values = [100 * done / all_of if all_of else 0.0 for _, done, all_of in shares][::-1]
    above.barh(names, [100] * len(names), color="#e3e3e3")
    above.barh(names, values, color="#5b8fb9")
    for place, (_, done, all_of) in enumerate(reversed(shares)):
        above.annotate(f"{done} of {all_of}", (1, place), va="center", fontsize=7)
    above.set_xlim(0, 100)
    above.set_xlabel("exact, %")
    above.set_title(title, fontsize=9)
    phrases = counted["unread"][:15][::-1]
    places = range(len(phrases))
    below.barh(places, [p["frees"] for p in phrases], color="#c98b5b")
    below.set_yticks(places, [_label(p["phrase"]) for p in phrases])
    below.set_xlabel("cards that this phrase alone keeps from being exact")
    below.tick_params(axis="y", labelsize=6)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    pyplot.close(figure)


def _label(phrase: str) -> str:
    """A phrase as a picture can show it: signs that every font has, and no formula."""
    return phrase[:60].translate(
        {ord("【"): "[", ord("】"): "]", ord("《"): "<", ord("》"): ">", ord("$"): "S"}
    )


def parts(counted: dict[str, Any]) -> list[tuple[str, int, int]]:
    """Of what, how many are exact, of how many."""
    return [
        ("cards with text", counted["exact_cards"], counted["cards_with_text"]),
        ("distinct texts", counted["exact_texts"], counted["texts"]),
        ("abilities", counted["exact_abilities"], counted["abilities"]),
    ]
