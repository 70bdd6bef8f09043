"""Two browsers play each other, a third looks on: links, coming back, taking back, secrets."""

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server import live as talking
from tests.web.browsing import DECKS, LAPTOP, LATER, MINE, PATIENCE, PHONE, act, apart, state

ASKED = """() => ({
  question: document.querySelector('#question')?.textContent ?? '',
  source: document.querySelector('.prompt .source')?.textContent ?? '',
  glows: [...document.querySelectorAll('button.can[data-spot]')].map(e => e.dataset.spot).sort(),
  says: [...document.querySelectorAll('.prompt .buttons button')].map(e => e.dataset.option),
  hand: [...document.querySelectorAll('.hand .own [data-spot]')].map(e => e.dataset.spot),
  turn: document.querySelector('.turn b').textContent})"""


class Browsers:
    """Contexts that know nothing of each other, and all that came to each through its socket."""

    def __init__(self, browser: Any, address: str) -> None:
        self.browser = browser
        self.address = address
        self.frames: dict[Any, list[str]] = {}

    def open(self, link: str, size: dict[str, int] = LAPTOP) -> Any:
        """A page in a context of its own."""
        context = self.browser.new_context(
            viewport=size, reduced_motion="reduce", has_touch=size is PHONE
        )
        context.add_init_script(LATER)
        page = context.new_page()
        heard = self.frames[page] = []

        def note(socket: Any) -> None:
            socket.on("framereceived", lambda data: heard.append(str(data)))

        page.on("websocket", note)
        page.goto(link)
        return page

    def two_at(self, game: str) -> list[Any]:
        """One makes a table for a person, the other comes by the invitation's link."""
        first = self.open(self.address)
        first.click(f"[data-game={game}]")
        first.select_option(".newtable label:nth-of-type(1) select", DECKS[game][0])
        first.select_option(".newtable label:nth-of-type(2) select", "")
        first.click(".play")
        link = first.locator(".waitroom input").input_value()
        second = self.open(link)
        second.wait_for_selector(f"option[value={DECKS[game][1]}]", state="attached")
        second.select_option(".newtable select", DECKS[game][1])
        second.get_by_role("button", name="Sit down").click()
        for page in (first, second):
            page.wait_for_selector(".prompt")
        return [first, second]

    def close(self) -> None:
        """Everybody goes."""
        for page in self.frames:
            page.context.close()


@pytest.fixture
def browsers(browser: Any, address: str) -> Iterator[Browsers]:
    """Browsers that are closed at the end."""
    opened = Browsers(browser, address)
    yield opened
    opened.close()


def deciding(pages: list[Any]) -> Any:
    """Whose browser asks now."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for page in pages:
            if page.locator(MINE).count() > 0:
                return page
        pages[0].wait_for_timeout(15)
    raise AssertionError("nobody is asked")


def words(frames: list[str], field: str) -> set[str]:
    """Everything a field was ever said to be, anywhere in what came."""
    found: set[str] = set()

    def look(data: Any) -> None:
        if isinstance(data, dict):
            if isinstance(data.get(field), str):
                found.add(data[field])
            for inner in data.values():
                look(inner)
        elif isinstance(data, list):
            for inner in data:
                look(inner)

    for frame in frames:
        look(json.loads(frame))
    return found - {""}


@pytest.mark.parametrize("game", ["ws", "vgg"])
def test_one_goes_in_the_middle_of_an_effect_and_comes_back_on_a_phone(
    browsers: Browsers, game: str
) -> None:
    pages = browsers.two_at(game)
    onlooker = browsers.open(pages[0].url.rsplit("/", 1)[0])
    onlooker.wait_for_selector(".prompt")
    chance = random.Random(game)
    for _ in range(4):
        act(deciding(pages), chance)
    state(deciding(pages))
    asked = until_a_text_asks(browsers.address, [page.url for page in pages], chance)
    player, number = apart(asked)
    me = pages[player]
    me.wait_for_selector(f".prompt[data-number='{number}'] .source")
    before = me.evaluate(ASKED)
    link, other = me.url, next(page for page in pages if page is not me)
    me.context.close()
    while '"here":false' not in browsers.frames[other][-1]:
        other.wait_for_timeout(10)
    again = browsers.open(link, PHONE)
    again.wait_for_selector(MINE)
    assert again.evaluate(ASKED) == before
    # The game goes on from there, on the phone.
    for _ in range(12):
        act(deciding([again, other]), chance)
    assert "public view" in (said := onlooker.locator("p.turn").inner_text())
    assert "yours" not in said
    assert onlooker.locator("button.can").count() == 0
    assert "You look on" in onlooker.locator(".prompt").inner_text()
    frames = browsers.frames
    told_nothing_hidden(frames[me] + frames[again], frames[other], frames[onlooker])


def test_who_is_invited_is_told_to_what_and_by_whom_and_nobody_else_is(
    browsers: Browsers,
) -> None:
    """Players who tell no name are called by what they are to who reads it."""
    first = browsers.open(browsers.address)
    first.click("[data-game=dbs]")
    first.select_option(".newtable label:nth-of-type(2) select", "")
    first.select_option(".newtable label:nth-of-type(3) select", "20")
    first.click(".play")
    first.get_by_role("button", name="Copy the link").click()
    first.wait_for_selector(".waitroom [role=status]:not(:empty)")
    link = first.locator(".waitroom input").input_value()
    table = link.split("/")[-2]
    passer = browsers.open(browsers.address)
    passer.wait_for_selector("[data-game=dbs]")
    assert passer.locator(f"a[href*='{table}']").count() == 0
    passer.goto(f"{browsers.address}/#join/{table}")
    passer.wait_for_selector("[role=alert]")
    assert passer.get_by_role("button", name="Sit down").is_disabled()
    second = browsers.open(link)
    second.wait_for_selector("h1:text('Dragon Ball Super')")
    said = second.locator(".newtable .about").inner_text()
    assert "Somebody waits for you" in said
    assert "20 minutes" in said
    second.get_by_role("button", name="Sit down").click()
    for page in (first, second):
        page.wait_for_selector(".prompt")
        assert page.locator(".own .who b").first.inner_text() == "You"
        assert page.locator(".rival .who b").first.inner_text() == "Rival"


def test_an_open_table_comes_into_the_lobby_of_who_is_there_already(browsers: Browsers) -> None:
    second = browsers.open(browsers.address)
    second.wait_for_selector("[data-game=ws]")
    first = browsers.open(browsers.address)
    first.click("[data-game=ws]")
    first.select_option(".newtable label:nth-of-type(2) select", "anybody")
    first.fill(".newtable input", "Ann")
    first.click(".play")
    first.wait_for_selector(".waitroom")
    table = first.url.split("/")[-2]
    second.wait_for_selector(f"a[href='#join/{table}']", timeout=15_000)
    second.click(f"a[href='#join/{table}']")
    second.wait_for_selector(".newtable .about:text('Ann waits for you')")
    second.get_by_role("button", name="Sit down").click()
    for page in (first, second):
        page.wait_for_selector(".prompt")


async def until_a_text_asks(
    address: str, links: list[str], chance: random.Random
) -> tuple[int, int]:
    """Both players answer from other devices, at random, while their browsers look on.

    Tells which of them is asked then, and the number of the decision.
    """
    table, *secrets = links[0].split("/")[-2], *(link.split("/")[-1] for link in links)
    pages = [await talking.page(address, table, secret) for secret in secrets]
    for _ in range(1000):
        me = next(one for one in pages if one.decision is not None and one.decision.mine)
        assert me.decision is not None
        number = me.decision.number
        if me.decision.about and number > 20:
            break
        await me.answer(chance.randrange(len(me.decision.options)))
        for one in pages:
            while one.decision is None or one.decision.number <= number:
                await one.read()
    else:
        raise AssertionError("no text asked anything")
    for one in pages:
        await one.close()
    return pages.index(me), number


def told_nothing_hidden(one: list[str], two: list[str], seen: list[str]) -> None:
    """What only one of the players ever knew never came to who looks on."""
    assert len(seen) > 10
    for field in ("number", "name"):
        secret = {w for w in words(one, field) ^ words(two, field) if len(w) > 3}
        assert secret, "everything was open: nothing is proved"
        for word in secret:
            assert not any(json.dumps(word) in frame for frame in seen), word


def wished_back(browsers: Browsers) -> tuple[Any, Any, Any]:
    """Somebody wishes to take back what the other has answered since; and how it was before."""
    pages = browsers.two_at("ws")
    me = deciding(pages)
    other = next(page for page in pages if page is not me)
    before = me.evaluate(ASKED)
    for page in (me, other):
        page.wait_for_selector(MINE)
        page.evaluate("() => later(310)")
        page.get_by_role("button", name="Done, keep the rest").click()
    deciding(pages)
    me.get_by_role("button", name="Take back").click()
    other.get_by_role("heading", name="Your rival wishes to take back").wait_for()
    me.get_by_role("heading", name="Waiting for consent").wait_for()
    return me, other, before


def test_what_is_taken_back_is_asked_for_and_agreed_to(browsers: Browsers) -> None:
    me, other, before = wished_back(browsers)
    asked = other.get_by_role("heading", name="Your rival wishes to take back")
    # Nothing is undone before it is agreed to.
    assert me.locator("#question").count() == 0
    # A click so soon was meant for a button of the game.
    other.get_by_role("button", name="No", exact=True).click()
    assert asked.count() == 1
    other.evaluate("() => later(310)")
    other.get_by_role("button", name="No", exact=True).click()
    asked.wait_for(state="detached")
    # Who asked is told so, and both can read it afterwards.
    me.locator(".prompt .refused", has_text="does not agree").wait_for()
    for page in (me, other):
        page.locator(".log li.note", has_text="does not agree").wait_for()
    assert other.locator(".prompt .refused").count() == 0
    assert before != me.evaluate(ASKED) or me.locator(MINE).count() == 0
    me.get_by_role("button", name="Take back").click()
    asked.wait_for()
    other.evaluate("() => later(310)")
    other.get_by_role("button", name="Agree").click()
    me.wait_for_selector(MINE)
    assert me.evaluate(ASKED) == before
    for page in (me, other):
        page.wait_for_selector(".log li.undone s")


HEARD = "() => document.querySelector('p[role=alert].unseen').textContent"


def test_while_consent_is_waited_for_nothing_else_is_answered(browsers: Browsers) -> None:
    """A key that would answer the question behind the wish does nothing; Y and N answer it."""
    me, other, before = wished_back(browsers)
    onlooker = browsers.open(me.url.rsplit("/", 1)[0])
    onlooker.get_by_role("heading", name="Waiting for consent").wait_for()
    assert onlooker.locator(".prompt .buttons button").count() == 0
    asked = other.get_by_role("heading", name="Your rival wishes to take back")
    other.wait_for_function(f"() => ({HEARD})().startsWith('Your rival wishes to take back')")
    assert other.evaluate("() => document.activeElement.classList.contains('prompt')")
    me.evaluate("document.activeElement.blur()")
    for page in (me, other):
        assert page.locator(".can").count() == 0
        page.evaluate("() => later(310)")
        for key in ("1", "2", " ", "Enter"):
            page.keyboard.press(key)
    # Only who is asked can agree.
    me.keyboard.press("y")
    # What was sent first would have been heard first.
    me.keyboard.press("?")
    me.wait_for_selector(".sheet .keys")
    assert asked.count() == 1
    other.keyboard.press("n")
    asked.wait_for(state="detached")
    me.get_by_role("button", name="Take back").click()
    asked.wait_for()
    other.evaluate("() => later(310)")
    other.keyboard.press("y")
    me.wait_for_selector(MINE)
    assert me.evaluate(ASKED) == before
