"""What is played, as its book describes it: zones, values, phases by name and in words."""

from typing import Final

from bythebook.catalogue import entry_of
from bythebook.kernel.game.book import Book
from bythebook.kernel.state.continuous_ops import FIRST_CHAR
from bythebook.kernel.state.refs import FACE_UP, OWNER_SEES, PUBLIC
from bythebook.server import wire
from bythebook.wording.common import Wording

TURNED: Final = 90
"""degrees from each way of lying to the next: as it stands, at rest, upside down"""
SIGHTS: Final = {PUBLIC: "all", OWNER_SEES: "owner"}


def described(book: Book, words: Wording) -> wire.Book:
    """A book in the words of a language."""

    def terms(names: list[str]) -> list[wire.Term]:
        return [wire.Term(name=name, title=words.term(name)) for name in names]

    def phases(names: list[str], within: str = "") -> list[wire.Phase]:
        return [
            wire.Phase(name=name, title=words.term(name), short=words.short_of(name), phase=within)
            for name in names
        ]

    return wire.Book(
        game=book.name,
        title=entry_of(book.name).title,
        edition=book.edition,
        zones=[
            wire.ZoneKind(
                name=zone.name,
                title=words.term(zone.name),
                short=words.term("markers" if zone.beside else zone.name),
                sight=SIGHTS.get(zone.sight, "nobody"),
                on_field=zone.field,
                ordered=zone.ordered,
                beside=zone.beside,
                face="up" if zone.face == FACE_UP else "down",
                orientation=book.orientations.get(zone.orient, "") if zone.field else "",
            )
            for zone in book.zones.zones
        ],
        values=terms(list(words.chars)),
        characteristics=terms(book.chars[FIRST_CHAR:]),
        phases=phases(words.phases()),
        steps=phases(words.attack_steps(), words.attack_phase),
        sections=terms(list(book.sections)),
        orientations=[
            wire.Orientation(name=name, title=words.term(name), turned=TURNED * times)
            for times, name in enumerate(book.orientations.values())
        ],
    )
