"""Words that only one era's book knows: a text of the other era that has one is not read.

Both eras share one grammar, and a line of it can come to something else in the other one, where
the same number stands for another zone, state or moment. So such words are refused before
anything is made of them.
"""

from __future__ import annotations

from typing import Final

from bythebook.text.meaning import Unplayable

_STRIDING: Final = frozenset(
    (
        "g",
        "heart",
        "stride",
        "strode",
        "[stride]",
        "[ultimate-stride]",
        "[g-guardian]",
        "[generation-break",
        "[limit-break",
        "[legion]",
        "[legion",
        "legion",
        "[seek-mate]",
        "mate",
        "lock",
        "locked",
        "unlock",
        "unlocked",
        "delete",
        "deleted",
        "vanish",
        "leap",
        "leapt",
        "dominate",
        "dominated",
        "blazing",
        "engorged",
        "charging",
        "hollowed",
        "successful",
    )
)
KEYWORDS: Final = frozenset(
    (
        "restraint",
        "forerunner",
        "lord",
        "resist",
        "brave",
        "oracle",
        "rescue",
        "ritual",
        "unite",
        "revelation",
        "blaze",
        "afterimage",
        "engorge",
        "shadowstitch",
        "thunderstrike",
        "rush",
        "burst",
        "charge",
        "darkness",
        "magia",
        "hollow",
        "harmony",
        "wave",
        "success",
        "bloom",
        "shinken",
        "homare",
        "nitou",
    )
)
"""keywords of the G era; a text that explains one where it stands says all of it itself"""
_DRESSING: Final = frozenset(
    (
        "order",
        "persona",
        "[overdress]",
        "[xoverdress]",
        "[revoldress]",
        "[glitter]",
        "[over]",
        "[front]",
        "song",
        "sing",
        "sang",
        "prison",
        "imprison",
        "imprisoned",
        "scout",
        "scouted",
        "arms",
        "token",
        "world",
        "alchemagic",
        "originaldress",
    )
)


def check_era(text: object, tokens: list[str], overdress: bool) -> None:
    """Refuse a text with a word of which this era's book knows nothing."""
    for at, token in enumerate(tokens):
        if overdress:
            known = token not in _STRIDING and not _unexplained(tokens, at)
        else:
            known = token not in _DRESSING or tokens[max(at - 1, 0) : at] == ["any"]
        if not known:
            raise Unplayable(text, f"this era's book knows no {token.strip('[]')!r}")


def _unexplained(tokens: list[str], at: int) -> bool:
    """Whether a keyword of the other era stands there, without its explanation behind it."""
    after = tokens[at + 1 : at + 3]
    number = after[:1] != [] and after[0].isdigit()
    return tokens[at] in KEYWORDS and after[int(number) : int(number) + 1] != ["("]
