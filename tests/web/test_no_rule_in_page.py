"""The page knows no game: what zones, phases, steps and verbs mean, the server says."""

import re
from pathlib import Path
from typing import Final

import pytest

from bythebook.engine import book_of
from bythebook.kernel.state.options import VERBS
from bythebook.language import ENGLISH
from bythebook.server.asking import ROLES
from bythebook.server.describing import described
from bythebook.server.lines import AN_ATTACK
from bythebook.wording import wording_of
from tests.web.browsing import GAMES

PAGE: Final = Path(__file__).parents[2] / "web" / "src"
SAYS: Final = (PAGE / "games", PAGE / "wire" / "messages.ts", PAGE / "words")
"""where zones lie and what they are called there is data; types and words of the page are none"""
TEXT: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
PATTERN: Final = re.compile(r"(?:^|[(=,:;!&|?])\s*/(?![/*>])((?:[^/\\\n]|\\.)+)/")
COMPARED: Final = re.compile(
    r"(?:[=!]==\s*|case\s+|(?:includes|startsWith|endsWith|has|indexOf)\()"
    r'"((?:[^"\\]|\\.)*)"|"((?:[^"\\]|\\.)*)"\s*[=!]=='
)
VERB: Final = re.compile(r"\.verb\b")
KINDS: Final = ("phase", "step", "zone", "area", "circle", "center", "room")


def names() -> set[str]:
    """Everything that the books have a name for, and what options are called inside."""
    found = {verb for verb, _ in VERBS.values()} - set(ROLES.values()) - {AN_ATTACK}
    for game in GAMES:
        book = described(book_of(game), wording_of(game, ENGLISH))
        named = (book.zones, book.phases, book.steps, book.orientations)
        found |= {one.name for kind in named for one in kind}
    return found


def sources() -> list[Path]:
    """The page's own code, without what is data or made."""
    found = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")]
    return [
        file
        for file in found
        if not any(file.is_relative_to(place) for place in SAYS) and ".test." not in file.name
    ]


def slips(text: str) -> list[str]:
    """Where code asks for something by the name that a game has for it."""
    known = names() - {"", "card"}
    found = [said for pair in COMPARED.findall(text) for said in pair if said in known]
    found += [said for said in TEXT.findall(text) if " " in said and said in known]
    found += VERB.findall(text)
    found += [
        pattern
        for pattern in PATTERN.findall(text)
        if re.search(rf"\b(?:{'|'.join(KINDS)})\b", pattern)
    ]
    return found


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(PAGE)))
def test_the_page_asks_for_nothing_by_the_name_that_a_game_has_for_it(file: Path) -> None:
    assert slips(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "code",
    [
        'phases.find((p) => p.name === "main phase")',
        'choice.option.verb === "pass"',
        "/^(attack|battle) phase$/.test(p.name)",
        'title.replace(/ phase$/, "")',
        'case "waiting room":',
        '"rest" === card.state',
    ],
)
def test_such_a_question_would_be_found(code: str) -> None:
    assert slips(code) != []
