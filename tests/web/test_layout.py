"""Nothing lies over anything else, is cut or scrolls: all games, sizes, themes, and full tables."""

from typing import Any, Final

import pytest

from bythebook.lessons import lessons
from tests.web.browsing import GAMES, LAPTOP, PHONE, WIDE, like, seated
from tests.web.layout import faults
from tests.web.positions import otherwise, table_at
from tests.web.test_lessons import begin

SIZES: Final = {
    "laptop": LAPTOP,
    "phone": PHONE,
    "wide": WIDE,
    "huge": {"width": 1920, "height": 1080},
    "low": {"width": 1366, "height": 640},
    "lying phone": {"width": 844, "height": 390},
}
FULL: Final = {
    "long": ("main", "name"),
    "hand": ("main", "hand"),
    "battle": ("main", "field"),
    "fight": ("attack", "open"),
    "piles": ("attack", "piles"),
    "pair": ("main", "pair"),
}
"""positions that are filled up on their way to the page: from which, and with what"""
LONG: Final = "The Very Long and Winding Name of Somebody Who Has Many Names, Third of the Line"
OPEN: Final = {"resolution zone": 2, "guardian circle": 6, "trigger zone": 3}
"""what lies open between the sides while they fight, and how many cards of it"""
PILED: Final = {"hand": 16, "level": 3, "climax area": 1, "clock": 9, "damage zone": 9}
"""how many cards lie in a zone when all zones are full; in any other, more than ever"""
MANY: Final = 20
CROWD: Final = 10
HELD: Final = 12


def filled(view: Any, zones: list[Any], what: str) -> None:
    """Fill a view with long names, full hands, a full field, or much that lies open."""
    known = [
        card
        for side in view["sides"]
        for zone in side["zones"].values()
        for card in zone["cards"]
        if card["number"]
    ]
    for side in view["sides"]:
        for kind in zones:
            zone = side["zones"][kind["name"]]
            if what == "name":
                for card in zone["cards"]:
                    card["name"] = LONG if card["name"] else ""
            elif (
                what == "hand"
                and kind["sight"] == "owner"
                and zone["cards"]
                and not kind["on_field"]
            ):
                grow(zone, HELD)
            elif what == "piles" and is_pile(kind):
                zone["cards"] = zone["cards"] or [{**known[0], "key": ""}]
                grow(zone, PILED.get(kind["name"], MANY))
            elif what == "pair" and kind["name"] == "vanguard circle":
                grow(zone, 2)
            elif what == "open" and kind["name"] in OPEN:
                zone["cards"] = [{**known[0], "key": ""}]
                grow(zone, OPEN[kind["name"]])
            elif what == "field" and kind["on_field"] and not kind["beside"]:
                many = CROWD if kind["name"] == "battle area" else 1
                zone["cards"] = zone["cards"] or [{**known[0], "key": ""}]
                grow(zone, many)


def is_pile(kind: Any) -> bool:
    """Whether any number of cards lie there, apart from the field."""
    return not (kind["on_field"] or kind["beside"] or kind["name"].startswith("locked"))


def grow(zone: Any, count: int) -> None:
    """A zone with so many cards at the least, copies of those that lie there."""
    while len(zone["cards"]) < count:
        copy = zone["cards"][len(zone["cards"]) % 3 % len(zone["cards"])]
        zone["cards"].append({**copy, "key": ""})
    zone["count"] = max(zone["count"], len(zone["cards"]))


def laid(page: Any, address: str, game: str, kind: str) -> None:
    """Open a table at a position; a full one is filled on its way to the page."""
    position, what = FULL.get(kind, (kind, ""))
    if what:
        otherwise(page, lambda view, zones: filled(view, zones, what))
    seated(page, address, table_at(address, game, position))
    page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("kind", ["main", "attack", "choosing", *FULL])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_over_anything_else_and_nothing_is_cut(
    page: Any, address: str, game: str, kind: str
) -> None:
    page.goto("about:blank")
    like(page, hints=["*"])
    laid(page, address, game, kind)
    assert found_everywhere(page) == {}


BESIDE: Final = """() => [...document.querySelectorAll('.several .face.turned90')]
  .map((face) => [face.getBoundingClientRect(), face.closest('.cell').getBoundingClientRect()])
  .filter(([face, cell]) => face.left < cell.left - 3 || face.right > cell.right + 3)"""
"""faces of cards that lie across and reach beyond their places"""


def test_two_that_fight_as_one_are_read_and_come_to_each(page: Any, address: str) -> None:
    """Both lie where otherwise one does, and neither lies over the other."""
    page.goto("about:blank")
    like(page, hints=["*"])

    def paired(view: Any, _: list[Any]) -> None:
        for side in view["sides"]:
            zone = side["zones"]["vanguard circle"]
            grow(zone, 2)
            for card in zone["cards"]:
                card["values"]["power"] = 121_000
                card["state"] = "rest"

    otherwise(page, paired)
    seated(page, address, table_at(address, "vgg", "attack"))
    page.evaluate("document.fonts.ready")
    assert page.locator(".several .cell").count() == 4
    assert found_everywhere(page) == {}
    page.set_viewport_size(PHONE)
    assert page.evaluate(BESIDE) == []


SEEN: Final = """() => [...document.querySelectorAll('[data-zone], [data-spot]')]
  .filter((e) => e.checkVisibility()).map((e) => e.dataset.zone ?? e.dataset.spot)"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_zone_with_cards_can_be_come_to(
    page: Any, address: str, game: str, size: Any
) -> None:
    """Also one that has cards in few games: what is removed, imprisoned, sung or worn."""
    page.goto("about:blank")
    like(page, hints=["*"])
    page.set_viewport_size(size)
    zones: set[str] = set()

    def fill(view: Any, kinds: list[Any]) -> None:
        filled(view, kinds, "piles")
        zones.update(kind["name"] for kind in kinds if is_pile(kind))

    otherwise(page, fill)
    seated(page, address, table_at(address, game, "main"))
    seen = {"/".join(where.split("/")[:2]) for where in page.evaluate(SEEN)}
    assert len(zones) > 4
    assert {f"{player}/{zone}" for player in (0, 1) for zone in zones} - seen <= hidden(page)


def hidden(page: Any) -> set[str]:
    """The rival's hand, of which a phone tells the number beside the name."""
    player = page.locator(".rival [data-zone]").first.get_attribute("data-zone").split("/")[0]
    return {f"{player}/hand"}


@pytest.mark.parametrize("game", [game for game in GAMES if lessons(game)])
def test_the_margin_of_a_lesson_fits_beside_the_table(page: Any, game: str) -> None:
    longest = max(lessons(game), key=lambda name: len(lessons(game)[name].title))
    like(page, hints=["*"])
    begin(page, f"{game}/{longest}")
    assert found_everywhere(page) == {}


def found_everywhere(page: Any) -> dict[str, list[str]]:
    """What is wrong in any window and theme."""
    found: dict[str, list[str]] = {}
    for size, window in SIZES.items():
        page.set_viewport_size(window)
        for theme in ("light", "dark"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            wrong = faults(page)
            if wrong:
                found[f"{size}, {theme}"] = wrong
    return found
