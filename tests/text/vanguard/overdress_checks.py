"""Texts of the overDress era: each prints as it is written, and changed means otherwise."""

from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

CHANGES = (
    ("+5000", "+2000"),
    ("your opponent's", "your"),
    ("of your", "of your opponent's"),
    ("your rear-guard", "your vanguard"),
    ("a vanguard", "a rear-guard"),
    ("(RC)", "(VC)"),
    ("two or more", "three or more"),
    ("grade 3", "grade 2"),
    ("or greater", "or less"),
    ("normal order", "set order"),
    ("Quill", "Nib"),
    ("from hand", "from soul"),
    ("ability", "effect"),
    ("is boosted", "attacked"),
    ("was not", "was"),
    ("did not", "did"),
    ("back row", "front row"),
    ("has no", "has a"),
    ("more cards", "less cards"),
    ("other", ""),
    ("draw a card", "draw two cards"),
    ("When", "At the end of the battle"),
)


def check_printed(text: str) -> None:
    """A text prints as it is read."""
    found = read_all(text, OVERDRESS)
    assert found
    assert all(normalise(show(ability)) == normalise(text) for ability in found)


def check_changed(text: str) -> None:
    """A changed text is refused, or means something else."""
    meant = read_all(text, OVERDRESS)
    changed = [text.replace(before, after, 1) for before, after in CHANGES if before in text]
    assert changed
    for other in changed:
        try:
            found = read_all(other, OVERDRESS)
        except TextError:
            continue
        assert found != meant, other
