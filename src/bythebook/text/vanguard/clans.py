"""Clans and nations as texts name them; any other word in their brackets is a race."""

from __future__ import annotations

from typing import Final

from bythebook.games.vanguard.g.cards.nations import NATIONS

WITHOUT_NATION: Final = ("Touken Ranbu", "Cray Elemental", "Gyze")
CLAN_NAMES: Final = frozenset(
    (*(clan for clans in NATIONS.values() for clan in clans), *WITHOUT_NATION)
)


def is_damaged(word: str) -> bool:
    """Whether a word in the brackets of clans is hardly a race: a clan's, but for a letter or two.

    Such a word was most likely printed as that clan, and is not taken for a race.
    """
    return any(
        word != clan and _near(word.lower(), clan.lower()) for clan in (*CLAN_NAMES, *NATIONS)
    )


def _near(one: str, other: str) -> bool:
    if abs(len(one) - len(other)) > 2:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    end = 0
    while end < min(len(one), len(other)) - start and one[-1 - end] == other[-1 - end]:
        end += 1
    return max(len(one), len(other)) - start - end <= 2
