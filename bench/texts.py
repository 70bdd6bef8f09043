"""How many abilities a second the compiler reads: no text is read twice.

    python bench/texts.py                 # the project's own cards, with their numbers varied
    python bench/texts.py CARDS.jsonl     # a card file

Reading is measured as it is done for a card: normalised, parsed, printed back and compared, its
meaning put together. The fastest of the rounds counts: a busy machine can only slow it.
"""

import argparse
import re
import sys
import time
from pathlib import Path

from bythebook.games.ws.cards import ICON_NAMES, TYPE
from bythebook.library.adapter import BadFields, adapter_of
from bythebook.library.rows import read_rows
from bythebook.library.ws import KINDS
from bythebook.text.bulk import in_bulk
from bythebook.text.cards import own_cards
from bythebook.text.reading import TextError
from bythebook.text.ws import entries_of, parse, read_all
from bythebook.text.ws.wording import GRAMMAR

Text = tuple[str, int, tuple[str, ...]]


def own_texts() -> list[Text]:
    """The texts of our own cards, each with several numbers in place of its power."""
    found: dict[Text, None] = {}
    for card in own_cards("ws").values():
        kind = card.values[TYPE]
        for entry in entries_of(card.text, kind):
            for more in range(0, 5000, 500):
                found[_with_more(entry, more), kind, ICON_NAMES] = None
    return list(found)


def _with_more(text: str, more: int) -> str:
    return re.sub("[+]([0-9]{3,4})", lambda m: f"+{int(m[1]) + more}", text)


def file_texts(path: Path) -> list[Text]:
    """The different texts of a card file."""
    adapter = adapter_of("ws")
    found: dict[Text, None] = {}
    for row in read_rows(path):
        try:
            _, printed = adapter.printed(row.fields)
        except BadFields:
            continue
        for entry in adapter.entries(printed):
            found[entry, KINDS[printed["kind"]], tuple(printed.get("icons", ()))] = None
    return list(found)


def measure(texts: list[Text]) -> tuple[int, float]:
    """How many of the texts are read, and the seconds it took to try all of them."""
    GRAMMAR.forget()
    parse.cache_clear()
    read_all.cache_clear()
    count = 0
    began = time.process_time()
    with in_bulk():
        for text, kind, icons in texts:
            try:
                read_all(text, kind, icons)
            except TextError:
                continue
            count += 1
    return count, time.process_time() - began


def main() -> None:
    """Measure, and fail if it is too slow."""
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    words.add_argument("file", nargs="?", type=Path, help="a card file")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--sample", type=int, default=1, help="every so many texts only")
    words.add_argument("--least", type=float, default=0.0, help="abilities a second to ask for")
    asked = words.parse_args()
    texts = own_texts() if asked.file is None else file_texts(asked.file)
    texts = texts[:: asked.sample]
    measure(texts[:20])  # builds the grammar
    best = 0.0
    for _ in range(asked.rounds):
        count, seconds = measure(texts)
        best = max(best, len(texts) / seconds)
        print(f"{len(texts)} different texts, {count} read, {len(texts) / seconds:.0f} a second")
    print(f"fastest: {best:.0f} abilities a second")
    if best < asked.least:
        sys.exit(1)


if __name__ == "__main__":
    main()
