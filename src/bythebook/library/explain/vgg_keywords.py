"""The keywords of section 11 of the G era, by name, and the clauses that say what they do."""

from __future__ import annotations

from typing import Final

from bythebook.games.vanguard.g.keywords import marks

_NAMES: Final = (
    ("Restraint", marks.RESTRAINT),
    ("Limit Break", marks.LIMIT_BREAK),
    ("Forerunner", marks.FORERUNNER),
    ("Lord", marks.LORD),
    ("Seek Mate", marks.SEEK_MATE),
    ("Stride", marks.STRIDE_SKILL),
    ("Generation Break", marks.GENERATION_BREAK),
    ("Resist", marks.RESIST),
    ("G Guardian", marks.G_GUARDIAN),
    ("Brave", marks.BRAVE),
    ("Oracle", marks.ORACLE),
    ("Rescue", marks.RESCUE),
    ("Ritual", marks.RITUAL),
    ("Unite", marks.UNITE),
    ("Revelation", marks.REVELATION),
    ("Blaze", marks.BLAZE),
    ("Afterimage", marks.AFTERIMAGE),
    ("Dominate", marks.DOMINATE),
    ("Engorge", marks.ENGORGE),
    ("Shadowstitch", marks.SHADOWSTITCH),
    ("Thunderstrike", marks.THUNDERSTRIKE),
    ("Rush", marks.RUSH),
    ("Burst", marks.BURST),
    ("Charge", marks.CHARGE),
    ("Darkness", marks.DARKNESS),
    ("Magia", marks.MAGIA),
    ("Time Leap", marks.TIME_LEAP),
    ("Hollow", marks.HOLLOW),
    ("Harmony", marks.HARMONY),
    ("Wave", marks.WAVE),
    ("Dark Device", marks.DARK_DEVICE),
    ("Success", marks.SUCCESS),
    ("Bloom", marks.BLOOM),
    ("Shinken Hissatsu", marks.SHINKEN_HISSATSU),
    ("Homare", marks.HOMARE),
    ("Nitou Kaigan", marks.NITOU_KAIGAN),
    ("Ultimate Stride", marks.ULTIMATE_STRIDE),
)
KEYWORDS: Final[dict[int, str]] = {bit: name for name, bit in _NAMES}
"""by their bits, in the order of the book"""
STATES: Final = {
    marks.BLAZING: "blazing",
    marks.ENGORGED: "engorged",
    marks.CHARGING: "charging",
    marks.HOLLOWED: "hollowed",
    marks.SUCCESSFUL: "successful",
    marks.HARMONIOUS: "in harmony",
}
"""what keywords make of a unit for a time"""


def clause_of(keyword: int) -> str:
    """The clause under which a keyword is explained: its bit is its number in section 11."""
    return f"11.{keyword.bit_length() - 1}.1"
