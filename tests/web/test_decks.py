"""The deck builder in a real browser: building, faults, lists in and out, playing, keys, axe."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.library.files import array_card
from tests.web.axe import findings
from tests.web.browsing import DECKS, GAMES, PHONE, like, post

LEGAL = ".verdict[data-legal=true]"
ILLEGAL = ".verdict[data-legal=false]"


def go(page: Any, address: str, game: str, deck: str = "") -> None:
    """Open the builder of a game, perhaps with a deck."""
    page.goto(f"{address}/#decks/{game}{'/' + deck if deck else ''}")
    page.wait_for_selector(".tilecard")
    if deck:
        page.wait_for_selector(LEGAL)


def rows(page: Any) -> dict[str, int]:
    """The deck as its list shows it."""
    found: dict[str, int] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.decklist li')].map(e => [
          e.closest('section').dataset.section + ' ' + e.dataset.row,
          Number(e.querySelector('.copies').textContent)]))"""
    )
    return found


def start_from(page: Any, deck: str) -> None:
    page.get_by_label("Start from").select_option(deck)
    page.wait_for_selector(LEGAL)


def filtered(page: Any, chip: str) -> None:
    """By a filter: in a low window they are folded, so that cards are seen."""
    if not page.locator(".filters[open]").count():
        page.click(".filters summary")
    page.click(f"[data-filter='{chip}']")


def test_cards_are_in_sight_however_low_the_window_is(page: Any, address: str) -> None:
    go(page, address, "ws")
    assert page.locator(".tilecard").nth(2).bounding_box()["y"] < 400
    assert page.locator(".deckhead [aria-current]").inner_text() == "Weiss Schwarz"


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_of_ours_is_opened_edited_and_judged_at_once(
    page: Any, address: str, game: str
) -> None:
    go(page, address, game)
    start_from(page, DECKS[game][0])
    told = post(address, f"/api/games/{game}/deck", {"deck": DECKS[game][0]})
    assert rows(page) == {f"{r['section']} {r['number']}": r["copies"] for r in told["rows"]}
    assert page.locator(".curves figure").count() >= 2
    number = page.locator(".decklist li").first.get_attribute("data-row")
    more = page.locator(f".decklist li[data-row='{number}'] .mini").last
    for _ in range(5):
        more.click()
    page.wait_for_selector(ILLEGAL)
    clause = page.locator(".faults a.clause").first
    assert clause.get_attribute("href").startswith(f"#rules/{game}/")
    assert page.locator(".faults li").first.inner_text().count(" ") > 4
    assert page.get_by_role("button", name="Play this deck").is_disabled()
    for _ in range(5):
        page.get_by_role("button", name="Take back").click()
    page.wait_for_selector(LEGAL)
    assert page.locator(".faults li").count() == 0


AT_ONCE = """(() => {
  const ask = window.fetch;
  const held = [];
  window.fetch = async (path, how) => {
    const got = await ask(path, how);
    if (!String(path).endsWith('/deck')) return got;
    const told = await got.json();
    const asked = JSON.parse(how.body);
    const answer = {ok: got.ok, json: async () => told};
    if (window.free) return answer;
    return new Promise((done) => held.push([asked.deck ? 0 : 1, () => done(answer)]));
  };
  window.heldBack = () => held.length;
  window.release = () => {
    window.free = true;
    held.sort((a, b) => a[0] - b[0]).forEach(([, go]) => go());
  };
})()"""
"""holds what is answered about decks until `release()`: then what was opened, then the rest"""


def test_what_was_asked_of_an_empty_list_takes_nothing_from_the_deck_that_was_opened(
    page: Any, address: str
) -> None:
    page.add_init_script(AT_ONCE)
    page.goto(f"{address}/#decks/ws")
    page.reload()
    page.wait_for_function("() => window.heldBack() === 1")
    page.get_by_label("Start from").select_option("lanterns")
    page.wait_for_function("() => window.heldBack() === 2")
    page.evaluate("() => window.release()")
    page.wait_for_selector(LEGAL)
    assert sum(rows(page).values()) == 50


def test_a_deck_is_built_from_nothing_by_filters(page: Any, address: str) -> None:
    go(page, address, "ws")
    for chip in ("title:Lantern Town", "type:climax"):
        filtered(page, chip)
    page.wait_for_selector(".cards li:nth-child(2):last-child")
    for place in (0, 1):
        for _ in range(4):
            page.locator(".tilecard").nth(place).click()
    page.wait_for_selector(ILLEGAL)
    filtered(page, "type:climax")
    filtered(page, "type:character")
    page.wait_for_selector(".cards li:nth-child(10)")
    left = 42
    for place in range(page.locator(".tilecard").count()):
        for _ in range(min(4, left)):
            page.locator(".tilecard").nth(place).click()
            left -= 1
        if left == 0:
            break
    page.wait_for_selector(LEGAL)
    assert sum(rows(page).values()) == 50
    page.locator(".tilecard").first.click(button="right")
    page.wait_for_selector(".faults a[href='#rules/ws/5.1.2.1']")


def test_all_of_it_goes_by_keyboard(page: Any, address: str) -> None:
    go(page, address, "vgd", DECKS["vgd"][0])
    page.keyboard.press("/")
    page.keyboard.type(DECKS["vgd"][0][:3])
    assert page.evaluate("document.activeElement.id") == "seek"
    page.fill("#seek", "")
    page.wait_for_selector(".cards li:nth-child(20)")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.tilecard')"):
            break
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    number = page.evaluate("document.activeElement.dataset.number")
    assert page.locator(".tilecard").nth(0).get_attribute("data-number") != number
    before = rows(page)
    page.keyboard.press("+")
    page.wait_for_selector(ILLEGAL)
    assert rows(page)[f"main deck {number}"] == before.get(f"main deck {number}", 0) + 1
    page.keyboard.press("-")
    page.wait_for_selector(LEGAL)
    assert rows(page) == before
    page.wait_for_selector(".cardlook h2")
    page.locator(".decklist .cardname").first.focus()
    row = page.evaluate("document.activeElement.closest('li').dataset.row")
    page.keyboard.press("m")
    page.wait_for_selector(".faults a[href^='#rules/vgd/8.1.8']")
    assert rows(page)[f"ride deck {row}"] == 1 + before.get(f"ride deck {row}", 0)


def test_a_list_goes_out_and_comes_back_and_a_bad_one_changes_nothing(
    page: Any, address: str, tmp_path: Path
) -> None:
    go(page, address, "vgg", DECKS["vgg"][0])
    before = rows(page)
    page.click("text=Import and export")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "deck.txt"
    coming.value.save_as(file)
    page.get_by_role("button", name="Empty").click()
    assert rows(page) == {}
    page.fill("#decktext", "4 XX-0000")
    page.get_by_role("button", name="Read the list").click()
    page.wait_for_selector(".import .faults >> text=XX-0000")
    assert rows(page) == {}
    page.set_input_files(".deckfile", file)
    page.wait_for_selector(LEGAL)
    assert rows(page) == before
    large = tmp_path / "large.txt"
    large.write_text("# much\n" * 60_000)
    page.set_input_files(".deckfile", large)
    page.wait_for_selector(".import .faults >> text=at the most")
    assert rows(page) == before


def test_a_saved_deck_is_offered_at_the_lobby_and_played(page: Any, address: str) -> None:
    go(page, address, "dbs", DECKS["dbs"][0])
    page.get_by_label("Name of the deck").fill("Nine of Winds")
    page.get_by_role("button", name="Play this deck").click()
    page.wait_for_selector(".newtable")
    chosen = page.get_by_label("Your deck")
    assert chosen.input_value() == "saved:Nine of Winds"
    page.click(".play")
    page.wait_for_selector(".prompt")
    page.goto(f"{address}/#decks/dbs/Nine%20of%20Winds")
    page.wait_for_selector(LEGAL)
    assert page.get_by_label("Name of the deck").input_value() == "Nine of Winds"


def test_a_deck_that_may_not_be_played_is_refused_with_its_clauses(
    browser: Any, address: str
) -> None:
    # A browser says of a refusal that something failed: here it is meant to.
    page = browser.new_page()
    page.goto(address)
    saved = [{"game": "ws", "name": "Too few", "text": "4 LT-01\n", "blank": False, "when": 1}]
    page.evaluate("s => localStorage.setItem('bythebook.decks', s)", json.dumps(saved))
    page.goto(f"{address}/#lobby/ws/Too%20few")
    page.reload()
    page.wait_for_selector(".play")
    page.click(".play")
    page.wait_for_selector(".faults a[href='#rules/ws/5.1.2.1']")
    assert "#lobby" in page.url
    page.close()


def test_a_card_file_is_judged_and_its_cards_are_there(
    page: Any, address: str, tmp_path: Path
) -> None:
    go(page, address, "ws")
    cards = [array_card(f"QQQ/W01-E{n:03}", name=f"Quay Hand {n}") for n in range(1, 4)]
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([*cards, {"code": "QQQ/W01-E009"}]), encoding="utf-8")
    page.click("text=Card files")
    page.set_input_files(".cardfile", file)
    page.wait_for_selector("text=4 cards: 3 exact, 0 not read in full, 1 damaged.")
    filtered(page, "origin:imported")
    page.wait_for_selector("[data-number='QQQ/W01-E002']")
    large = tmp_path / "large.json"
    large.write_bytes(b" " * (4 * 1024 * 1024 + 1))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_input_files(".cardfile", large)
    page.wait_for_selector(".import .faults >> text=at the most")
    assert not [url for url in asked if url.endswith("/library")]


@pytest.mark.parametrize("language", ["en", "id"])
def test_on_a_phone_nothing_is_wider_than_it(browser: Any, address: str, language: str) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, bypass_csp=True)
    page = context.new_page()
    like(page, language=language)
    go(page, address, "vgg", DECKS["vgg"][0])
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    before = rows(page)
    # A tap looks at a card; what changes the deck has a button of its own.
    page.locator(".tilecard").first.tap()
    page.wait_for_selector(".cardlook h2")
    assert rows(page) == before
    assert findings(page) == []
    context.close()


def saved(page: Any) -> dict[str, str]:
    """The decks that the browser keeps, by their names."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries(JSON.parse(localStorage.getItem('bythebook.decks') ?? '[]')
          .map(one => [one.name, one.text]))"""
    )
    return found


def test_a_deck_takes_the_place_of_another_only_if_that_is_wanted(page: Any, address: str) -> None:
    first, second = DECKS["ws"]
    go(page, address, "ws", first)
    name = page.get_by_label("Name of the deck")
    save = page.get_by_role("button", name="Save", exact=True)
    name.fill("Lantern Night")
    save.click()
    kept = saved(page)["Lantern Night"]

    # It is the same deck: more of it is saved over it unasked.
    page.locator(".decklist .mini").last.click()
    page.wait_for_selector(ILLEGAL)
    save.click()
    page.wait_for_function(
        "k => JSON.parse(localStorage.getItem('bythebook.decks'))[0].text !== k", arg=kept
    )
    kept = saved(page)["Lantern Night"]

    # Another one is not: neither saved, nor played.
    start_from(page, second)
    name.fill("Lantern Night")
    save.click()
    over = page.locator(".saveover")
    over.wait_for()
    over.get_by_role("button", name="Do not save").click()
    assert page.evaluate("document.activeElement.tagName") == "INPUT"
    assert saved(page) == {"Lantern Night": kept}
    page.get_by_role("button", name="Play this deck").click()
    over.get_by_role("button", name="Save as").click()
    page.wait_for_selector(".newtable")
    assert page.get_by_label("Your deck").input_value() == "saved:Lantern Night 2"
    assert saved(page)["Lantern Night"] == kept

    # A list that is read in is another one, too.
    page.goto(f"{address}/#decks/ws/Lantern%20Night")
    page.wait_for_selector(ILLEGAL)
    page.click("text=Import and export")
    page.fill("#decktext", "4 LT-01")
    page.get_by_role("button", name="Read the list").click()
    page.wait_for_selector(".decklist li:only-child")
    page.wait_for_selector(".faults a[href='#rules/ws/5.1.2.1']")
    save.click()
    over.get_by_role("button", name="Replace it").click()
    over.wait_for(state="detached")
    assert "4 LT-01" in saved(page)["Lantern Night"]
    assert saved(page)["Lantern Night"] != kept


def test_what_is_being_built_is_there_again_when_one_comes_back(page: Any, address: str) -> None:
    go(page, address, "ws")
    start_from(page, "lanterns")
    page.get_by_label("Name of the deck").fill("Half done")
    page.locator(".decklist .mini").last.click()
    page.wait_for_selector(ILLEGAL)
    page.get_by_role("link", name="Rules").click()
    page.wait_for_selector(".leaf h1")
    page.go_back()
    page.wait_for_selector(ILLEGAL)
    assert sum(rows(page).values()) == 51
    page.reload()
    page.wait_for_selector(ILLEGAL)
    assert sum(rows(page).values()) == 51
    assert page.get_by_label("Name of the deck").input_value() == "Half done"
    # Another game has another one, and an empty deck is none.
    go(page, address, "dbs")
    assert rows(page) == {}
    go(page, address, "ws")
    page.get_by_role("button", name="Empty").click()
    page.reload()
    page.wait_for_selector(".tilecard")
    assert rows(page) == {}


def test_a_list_without_cards_takes_none_away_and_a_line_is_named_in_every_language(
    page: Any, address: str
) -> None:
    like(page, language="id")
    page.reload()
    go(page, address, "ws", DECKS["ws"][0])
    before = rows(page)
    page.click("text=Impor dan ekspor")
    for text, said in (("0 LT-01", "Tidak ada kartu"), ("# LT", "Tidak ada"), ("4 ?", "Baris 1: ")):
        page.fill("#decktext", text)
        page.get_by_role("button", name="Baca daftar").click()
        page.locator(".import .faults li", has_text=said).wait_for()
        assert rows(page) == before
