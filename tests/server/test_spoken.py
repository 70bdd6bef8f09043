"""A refusal is said in the language of who asked, whichever door they came by."""

import json
import urllib.request
from urllib.error import HTTPError

import pytest

from bythebook.language import language_of, language_wished
from tests.server.live import Live

NOT_THERE = "there is no such table"


def refusal(live: Live, path: str, data: object, accepted: str) -> dict[str, object]:
    """What is said to a request that is refused."""
    headers = {"Content-Type": "application/json", "Accept-Language": accepted}
    request = urllib.request.Request(
        f"http://127.0.0.1:{live.port}{path}", json.dumps(data).encode(), headers
    )
    with pytest.raises(HTTPError) as caught:
        urllib.request.urlopen(request, timeout=30)
    told: dict[str, object] = json.loads(caught.value.read())
    return told


@pytest.mark.parametrize("accepted", ["id", "id-ID,id;q=0.9,en;q=0.8", "xx, ID"])
def test_who_speaks_indonesian_is_refused_in_it(live: Live, accepted: str) -> None:
    for path in ("/api/tables/nowhere/seats", "/api/tables/nowhere/record"):
        said = refusal(live, path, {}, accepted)["sentence"]
        assert said == f"{language_of('id')(NOT_THERE).capitalize()}."


@pytest.mark.parametrize("accepted", ["", "en", "en-GB,id;q=0.5", "fr,de", ";;,q=,\t"])
def test_who_speaks_anything_else_is_refused_in_english(live: Live, accepted: str) -> None:
    said = refusal(live, "/api/tables/nowhere/seats", {}, accepted)["sentence"]
    assert said == "There is no such table."


def test_the_first_of_the_languages_that_is_spoken_here_is_spoken() -> None:
    assert language_wished("fr-CH, id;q=0.7, en;q=0.3").code == "id"
    assert language_wished("*").code == "en"
