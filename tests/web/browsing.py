"""What all tests of the page know: the games, and what a browser raises."""

import importlib
import json
import random
import urllib.request
from typing import Any, Final

GAMES: Final = ("ws", "dbs", "vgg", "vgd")
DECKS: Final = {
    "ws": ("lanterns", "tides"),
    "dbs": ("gale", "hollow"),
    "vgg": ("slipway", "undercroft"),
    "vgd": ("crucible", "carillon"),
}
PHONE: Final = {"width": 390, "height": 844}
LAPTOP: Final = {"width": 1280, "height": 720}
WIDE: Final = {"width": 1440, "height": 900}


def _error() -> type[Exception]:
    try:
        found: type[Exception] = importlib.import_module("playwright.sync_api").Error
    except ModuleNotFoundError:
        # The fixture `browser` says loudly that it is missing, in every test.
        return LookupError
    return found


Error: Final = _error()


def post(address: str, path: str, data: dict[str, Any]) -> Any:
    """What the server answers to data."""
    request = urllib.request.Request(
        address + path, json.dumps(data).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as got:
        return json.loads(got.read())


def like(page: Any, **settings: Any) -> None:
    """Let a browser have settings before its page is opened."""
    wanted = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage.setItem('bythebook.settings', {wanted})")


def seated(page: Any, address: str, seat: Any) -> None:
    """Open a seat at a table, by its secret link, and wait until it is laid."""
    page.goto(f"{address}/#table/{seat['table']}/{seat['secret']}")
    page.wait_for_selector(".prompt")


BUTTONS: Final = ".prompt .buttons button:not(:disabled), .options button"
STATE: Final = """() => {
  const over = document.querySelector('.prompt.over') !== null;
  const spots = [...document.querySelectorAll('button.can[data-spot]')].map(e => e.dataset.spot);
  const buttons = [...document.querySelectorAll(
    '.prompt .buttons button:not(:disabled), .options button')]
    .filter(e => e.offsetParent !== null).length;
  return {over, spots, buttons, question: document.querySelector('#question')?.textContent ?? ''};
}"""


def click(page: Any, selector: str, place: int) -> None:
    """Click with the mouse what is there now; what has gone in the meantime was answered."""
    found = page.locator(selector)
    if place < found.count():
        try:
            found.nth(place).click(timeout=1500, force=True)
        except Error:
            # The view has changed under the mouse: what is there now is looked at next.
            return


def act(page: Any, chance: random.Random) -> bool:
    """Do something with the mouse that the table offers; whether there was anything."""
    now = page.evaluate(STATE)
    spots, buttons = now["spots"], now["buttons"]
    if spots and (not buttons or chance.random() < 0.35):
        click(page, "button.can[data-spot]", chance.randrange(len(spots)))
    elif buttons:
        # A click so soon after a new question is taken to be meant for the last one.
        page.wait_for_timeout(310)
        click(page, BUTTONS, chance.randrange(buttons))
    else:
        page.wait_for_timeout(15)
    return bool(spots or buttons)
