"""Nothing on any page keeps anybody out: axe, in both themes, on a laptop and a phone."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from tests.web.axe import findings, findings_everywhere
from tests.web.browsing import DECKS, GAMES, LAPTOP, LATER, PHONE, like, post, seated
from tests.web.positions import table_at
from tests.web.records import amid_an_effect, over

Opened = Callable[[Any, str], None]
Deed = Callable[[], object]


@pytest.fixture(scope="session")
def light_and_dark(browser: Any, address: str) -> Iterator[Any]:
    """A context into whose pages axe can be put; nothing in them moves."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", bypass_csp=True)
    context.add_init_script(LATER)
    yield context
    context.close()


@pytest.fixture
def looked_at(light_and_dark: Any) -> Iterator[Any]:
    """A page at no address yet."""
    opened = light_and_dark.new_page()
    yield opened
    opened.close()


# Around the table.


def lobby(page: Any, address: str) -> None:
    """Open tables and the form for a new one."""
    post(address, "/api/tables", {"game": "ws", "opponent": "", "listed": True, "name": "Ann"})
    page.goto(address)
    page.click("[data-game=ws]")
    page.wait_for_selector(".newtable")


def joining(page: Any, address: str) -> None:
    """Come by an invitation."""
    seat = post(address, "/api/tables", {"game": "ws", "opponent": ""})
    page.goto(f"{address}/#join/{seat['table']}/{seat['invitation']}")
    page.wait_for_selector(".newtable option >> nth=3", state="attached")


def joining_late(page: Any, address: str) -> None:
    """An invitation that is not valid."""
    seat = post(address, "/api/tables", {"game": "ws", "opponent": "random"})
    page.goto(f"{address}/#join/{seat['table']}/late")
    page.wait_for_selector("[role=alert]")


def waiting(page: Any, address: str) -> None:
    """Nobody has come yet."""
    seat = post(address, "/api/tables", {"game": "ws", "opponent": ""})
    page.goto(f"{address}/#table/{seat['table']}/{seat['secret']}")
    page.get_by_role("heading", name="Waiting for your rival").wait_for()


def a_wrong_link(page: Any, address: str) -> None:
    """A table that is none."""
    page.goto(f"{address}/#table/nowhere/nothing")
    page.get_by_role("heading", name="There is no such table.").wait_for()


def replays(page: Any, address: str) -> None:
    """The list of what can be looked through."""
    page.goto(f"{address}/#replays")
    page.wait_for_selector(".replays h1")


def replay(page: Any, address: str) -> None:
    """In the middle of an effect, with what can be shared."""
    record, at, _ = amid_an_effect("vgg")
    page.goto(f"{address}/#replays")
    page.evaluate("text => sessionStorage.setItem('bythebook.record', text)", record)
    page.goto(f"{address}/#replay/file/{at}/a")
    page.wait_for_selector(".scrubber, [role=slider], input[type=range]")
    page.get_by_role("button", name="Share").click()
    page.wait_for_selector(".share", state="attached")


def seed(page: Any, address: str) -> None:
    """The shuffles, checked."""
    seat = over(address, "ws", 4)
    page.goto(f"{address}/#seed/{seat['table']}")
    page.wait_for_selector(".verdict")
    page.locator(".draws summary").first.click()


def seed_of_nothing(page: Any, address: str) -> None:
    """The shuffles of a game that is not over."""
    seat = post(address, "/api/tables", {"game": "ws", "opponent": "random"})
    page.goto(f"{address}/#seed/{seat['table']}")
    page.wait_for_selector("[role=alert]")


def rules(page: Any, address: str) -> None:
    """The contents."""
    page.goto(f"{address}/#rules/dbs")
    page.wait_for_selector(".covers a")


def a_clause(page: Any, address: str) -> None:
    """What carries a clause, and what rests on it."""
    page.goto(f"{address}/#rules/dbs/8-5-1")
    page.wait_for_selector(".citing li")


def rules_found(page: Any, address: str) -> None:
    """Clauses with a word."""
    page.goto(f"{address}/#rules/ws/search/climax")
    page.wait_for_selector(".found .below a")


def no_clause(page: Any, address: str) -> None:
    """A clause that is none."""
    page.goto(f"{address}/#rules/ws/99.9")
    page.wait_for_selector("[role=alert]")


def game_over(page: Any, address: str) -> None:
    """Who has won, and what to do next."""
    seat = over(address, "ws", 4)
    page.goto(f"{address}/#table/{seat['table']}/{seat['secret']}")
    page.wait_for_selector(".prompt.over")


def looking_on(page: Any, address: str) -> None:
    """The public view of a game."""
    page.goto(f"{address}/#table/{table_at(address, 'dbs', 'attack')['table']}")
    page.wait_for_selector(".prompt")


def lessons(page: Any, address: str) -> None:
    """What can be learnt."""
    page.goto(f"{address}/#learn")
    page.wait_for_selector("[data-begin='vgg/board']")


def a_lesson(page: Any, address: str) -> None:
    """A table with a margin, which lies over nothing."""
    lessons(page, address)
    page.click("[data-begin='vgg/board']")
    page.click("[data-lesson=show]:not(:disabled)")
    page.click("[data-lesson=why]")
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)
        assert uncovered(page)


def uncovered(page: Any) -> bool:
    """Whether the margin takes room of its own: it lies over nothing of the table."""
    found: bool = page.evaluate("""() => {
      const box = (e) => e.getBoundingClientRect();
      const margin = box(document.querySelector('.margin'));
      return [...document.querySelectorAll('.table .side, .prompt, .hand')].every((e) => {
        const other = box(e);
        return other.bottom <= margin.top + 1 || other.top >= margin.bottom - 1
          || other.right <= margin.left + 1 || other.left >= margin.right - 1;
      });
    }""")
    return found


AROUND: list[Opened] = [
    lessons,
    a_lesson,
    lobby,
    joining,
    joining_late,
    waiting,
    a_wrong_link,
    replays,
    replay,
    seed,
    seed_of_nothing,
    rules,
    a_clause,
    rules_found,
    no_clause,
    game_over,
    looking_on,
]


@pytest.mark.parametrize("opened", AROUND, ids=lambda opened: opened.__name__)
def test_a_page(looked_at: Any, address: str, opened: Opened) -> None:
    opened(looked_at, address)
    assert findings_everywhere(looked_at) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_deck_builder(looked_at: Any, address: str, game: str) -> None:
    looked_at.goto(f"{address}/#decks/{game}/{DECKS[game][0]}")
    looked_at.wait_for_selector(".verdict[data-legal=true]")
    for _ in range(5):
        looked_at.locator(".mini").last.click()
    looked_at.wait_for_selector(".verdict[data-legal=false]")
    looked_at.click("text=Import and export")
    looked_at.click("text=Card files")
    looked_at.locator(".tilecard").first.focus()
    looked_at.wait_for_selector(".cardlook h2")
    assert findings_everywhere(looked_at) == []


# At the table.


@pytest.mark.parametrize("kind", ["main", "attack", "choosing"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table(looked_at: Any, address: str, game: str, kind: str) -> None:
    seated(looked_at, address, table_at(address, game, kind))
    looked_at.locator(".cardbutton").first.focus()
    assert findings_everywhere(looked_at) == []


def test_what_is_laid_beside_the_table(looked_at: Any, address: str) -> None:
    """Every sheet, one after the other."""
    page = looked_at

    def button(name: str, size: Any = LAPTOP) -> Deed:
        """Press a button in a window of that size."""

        def press() -> None:
            page.set_viewport_size(size)
            page.get_by_role("button", name=name).click()

        return press

    def key(name: str, size: Any = LAPTOP) -> Deed:
        """Press a key in a window of that size."""

        def press() -> None:
            page.set_viewport_size(size)
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press(name)

        return press

    seated(page, address, table_at(address, "ws", "main"))
    deeds: list[Deed] = [
        button("Menu and settings"),
        button("Remembered answers"),
        button("Help"),
        button("Menu and settings"),
        button("Report"),
        key("/"),
        lambda: page.click(".prompt .plainlink"),
        lambda: page.click(".prompt a.clause"),
        # Only a phone has card and log in sheets.
        key("v", PHONE),
        button("Log", PHONE),
    ]
    for open_it in deeds:
        page.set_viewport_size(LAPTOP)
        before = page.locator(".rail .sheet h2").all_inner_texts()
        open_it()
        page.wait_for_function(
            "b => !b.includes(document.querySelector('.sheet h2')?.textContent ?? b[0])", arg=before
        )
        assert findings_everywhere(page, ".sheet") == []


WAYS: Final[dict[str, tuple[dict[str, Any], dict[str, Any]]]] = {
    "forced colours": ({"forced_colors": "active"}, {}),
    "Indonesian": ({}, {"language": "id"}),
    "twice as large": ({"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}, {}),
    "nothing seen": ({}, {"pictures": False}),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_table_as_others_need_it(browser: Any, address: str, way: str) -> None:
    """Forced colours, a longer language, a window of half the size, no pictures."""
    context_has, settings = WAYS[way]
    usual = {"viewport": LAPTOP, "reduced_motion": "reduce", "bypass_csp": True}
    context = browser.new_context(**{**usual, **context_has})
    page = context.new_page()
    like(page, hints=["*"], **settings)
    for game, kind in (("ws", "attack"), ("dbs", "choosing"), ("vgd", "main")):
        page.goto("about:blank")
        seated(page, address, table_at(address, game, kind))
        assert findings(page) == []
        # Marks are seen without their colours: what may be chosen has an outline or a border.
        assert page.locator(".can").count() + page.locator(".buttons .btn").count() > 0
    context.close()
