"""What words are made up of: the parts that a screen may set apart, and that read as one."""

from typing import NamedTuple

from bythebook.kernel.state.changes import Change


class Said(NamedTuple):
    """An option in words: what it is called, and a note beside it.

    `lead` says what is done with what the label names (`{card}`); a menu that goes by actions
    has said it before.
    """

    label: str
    note: str = ""
    lead: str = ""

    def __str__(self) -> str:
        head = self.lead.format(card=self.label) if self.lead else self.label
        if not self.note:
            return head
        return f"{head} {self.note}" if self.note.startswith("(") else f"{head}: {self.note}"


class Prompt(NamedTuple):
    """A question, and a note after it."""

    words: str
    note: str = ""

    def __str__(self) -> str:
        return f"{self.words} ({self.note})" if self.note else self.words


class About(NamedTuple):
    """A card that a question is about: whose words come first, what it is, and its text."""

    name: str
    text: str
    facts: str = ""
    lead: str = ""

    def __str__(self) -> str:
        facts = f" ({self.facts})" if self.facts else ""
        return f"{self.lead}{self.name}{facts} {self.text}".rstrip()


class Step(NamedTuple):
    """Where in the game a decision stands: what this step is, and what comes next."""

    name: str
    what: str
    after: str = ""


class Battle(NamedTuple):
    """The attack under way: who attacks whom, who helps, and the numbers that are compared.

    Cards are references; words are messages, the numbers' words names of values.
    """

    attacker: int
    targets: list[int]
    step: str
    attack: list[tuple[str, int]]
    defense: list[tuple[str, int]]
    """of each target"""
    kind: str = ""
    helpers: tuple[int, ...] = ()
    guards: tuple[int, ...] = ()
    shown: int = -1
    """the card turned up for it"""


class Deed(NamedTuple):
    """Something a player might want to do with a card, as `why` asks about it."""

    words: str
    option: Change
    untimely: str = ""
    """the clause that says when it is done, if this is not the time"""
    when: str = ""


class Verdict(NamedTuple):
    """Whether something can be done with a card now; if not, the clause and the fact against it."""

    deed: str
    clause: str = ""
    """the clause that forbids it; nothing if it can be done"""
    fact: str = ""
    because: str = ""
    """why it cannot be done, in sentences"""
    answer: str = ""
    """that it can be done, or why not"""

    @property
    def allowed(self) -> bool:
        """Whether it can be done now."""
        return not self.clause

    def __str__(self) -> str:
        return f"{self.deed}: {self.answer}"
