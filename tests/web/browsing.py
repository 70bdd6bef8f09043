"""What all tests of the page know: the games, and what a browser raises."""

import asyncio
import importlib
import json
import random
import urllib.request
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

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
Done = TypeVar("Done")


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


LATER: Final = """(() => {
  const now = performance.now.bind(performance);
  let skipped = 0;
  performance.now = () => now() + skipped;
  window.later = (ms) => { skipped += ms; };
})()"""
"""lets a test skip time instead of waiting: `later(310)`"""
BUTTONS: Final = ".prompt .buttons button:not(:disabled), .options button:not(:disabled)"
CARDS: Final = "button.can[data-spot]"
MINE: Final = ".prompt:not(.waiting, .over, [aria-busy=true]) #question"
"""something is asked of who looks at the page, and no answer is on its way"""
PATIENCE: Final = 30_000
"""milliseconds for the others to decide: how fast a machine is is not what is tested"""
STATE: Final = """async ([cards, buttons, wait, after]) => {
  const there = (e) => e.checkVisibility();
  const look = () => {
    const find = (selector) => [...document.querySelectorAll(selector)].filter(there);
    const over = document.querySelector('.prompt.over') !== null;
    // While an answer is on its way nothing is asked.
    const busy = document.querySelector('.prompt[aria-busy=true]') !== null;
    // What a sheet asks over a phone's table comes before what it covers.
    const sheet = find('.phonesheet').find((e) => e.querySelector(buttons));
    const on = (e) => !busy && (!sheet || sheet.contains(e));
    return {over, cards: find(cards).filter(on), buttons: find(buttons).filter(on)};
  };
  const until = Date.now() + wait;
  let now = look();
  // What glides is on its way to where it is clicked.
  const glides = () => document.getAnimations().some((one) =>
    one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity);
  // Something to do is waited for; nothing is done to a page that asks nothing.
  const asks = () => now.over || now.cards.length > 0 || now.buttons.length > 0;
  while ((!asks() || glides()) && Date.now() < until) {
    await new Promise((done) => setTimeout(done, 4));
    now = look();
  }
  // A click so soon after a new question is taken to be meant for the last one.
  window.later(310);
  const above = new Set();
  const point = (e) => {
    e.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = e.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.2, .2], [.8, .2], [.2, .8], [.8, .8], [.5, .1], [.5, .9]]) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      const there = document.elementFromPoint(...at);
      if (e.contains(there)) return at;
      above.add(`${at.map(Math.round)}: ${there?.outerHTML.slice(0, 120) ?? 'nothing'}`);
    }
    return null;
  };
  const [rather, which] = after;
  const wanted = now.cards.length && (!now.buttons.length || rather < 0.35) ? 'cards' : 'buttons';
  const chosen = now[wanted][Math.floor(which * now[wanted].length)];
  return {
    over: now.over,
    spots: now.cards.map((e) => e.dataset.spot),
    buttons: now.buttons.length,
    question: document.querySelector('#question')?.textContent ?? '',
    chosen: chosen ? chosen.outerHTML.slice(0, 200) : '',
    point: chosen ? point(chosen) : null,
    above: [...above],
    sheet: find('.phonesheet .sheet h2')[0]?.textContent ?? '',
  };
}"""


def state(page: Any, chance: random.Random | None = None) -> Any:
    """What the table offers, as soon as it offers anything, and where to click for one of it."""
    drawn = [0.0, 0.0] if chance is None else [chance.random(), chance.random()]
    found = page.evaluate(STATE, [CARDS, BUTTONS, PATIENCE, drawn])
    assert found["over"] or found["spots"] or found["buttons"], f"nothing is asked: {found}"
    return found


def act(page: Any, chance: random.Random, touch: bool = False) -> bool:
    """Do something that the table offers, with mouse or finger, until the game is over."""
    now = state(page, chance)
    if now["over"]:
        return False
    wrong = f"nobody comes to {now['chosen']}; sheet: {now['sheet']!r}; there: {now['above']}"
    assert now["point"] is not None, wrong
    (page.touchscreen.tap if touch else page.mouse.click)(*now["point"])
    return True


def apart(deed: Coroutine[Any, Any, Done]) -> Done:
    """Run a coroutine beside the browser, which has an event loop of its own in this thread."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, deed).result()
