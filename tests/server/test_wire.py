"""The messages: TypeScript and Python agree, and the page's file is the one made of them."""

from bythebook.server.typescript import FILE, typescript


def test_the_committed_file_is_made_of_the_messages() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run `make wire`"
