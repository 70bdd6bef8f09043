"""The reviewed list of wordings that are folded to others before reading, and of repairs.

Card files have lost brackets, colons and letters in ways that leave no doubt what was printed:
those are mended here, before a text is cut into tokens. What leaves any doubt (a name that is
gone, a question mark for a bracket) is not mended; such a text is refused.
"""

from __future__ import annotations

import re
from typing import Final

from bythebook.text.english import folds as english
from bythebook.text.english.folds import NUMBERS, Tokens, pairs

_OUTSIDE_QUOTES: Final = r'(?=[^"]*(?:"[^"]*"[^"]*)*$)'

# Brackets that a file has put in the wrong place, in the order in which they are mended.
REPAIRS: Final = (
    # what is paid to stride, in quotes for brackets
    (re.compile(r'(?<=ou may pay )"(\[[^\[\]"]*\])"(?= as the cost for \[Stride\])'), r"\1"),
    (re.compile(r'(?<=ou may pay )"(\[.+?)"(?= as the cost for \[Stride\])'), r"\1]"),
    (re.compile(r'(?<=ou may pay )"(Choose .+?)"(?= as the cost for \[Stride\])'), r"[\1]"),
    (re.compile(r'(?<=ou may pay with )"(\[?)(.+)"(?=\.?$)'), r"[\2]"),
    # [Counter-Blast 1]-card with ..], and the same of the soul
    (re.compile(r"\[((?:Counter|Soul)-Blast [0-9]+)\]-(?=[^\[\]]*\])"), r"[\1-"),
    (re.compile(r"\[\[Rest\] this unit"), "[Rest this unit"),
    (re.compile(r"(?<=:)\s*\[Rest\] this unit(?=[^\[\]]*\])"), "[Rest this unit"),
    # [Rest] this unit], & Rest] this unit]
    (re.compile(r"& Rest\] (?=(?:this (?:unit|card)|one of your [^\[\]]*)\])"), "& Rest "),
    # [[Soul-Blast 1]], & [Soul-Blast 1]], [Counter-Blast 2] ]
    (re.compile(r"\[\[((?:Counter|Soul)-Blast [0-9]+)\]\]"), r"[\1]"),
    (re.compile(r"& \[((?:Counter|Soul)-Blast [0-9]+)\]\]"), r"& \1]"),
    (re.compile(r"(?<=[0-9]\]) \](?=When )"), " "),
    # [Soul-Blast]1], & Soul-Blast]1
    (re.compile(r"\b((?:Counter|Soul)-Blast)\] ?([0-9]+)"), r"\1 \2"),
    # [Counter-Blast 1] & [Soul-Blast 1], [Soul-Blast 1] & retire this unit]
    (re.compile(r"(\[(?:Counter|Soul)-Blast [0-9]+)\] ?& ?\[(?=(?:Counter|Soul)-Blast)"), r"\1 & "),
    (re.compile(r"(\[(?:Counter|Soul)-Blast [0-9]+)\] & (?=[^\[\]]*\])"), r"\1 & "),
    # [Soul-Charge1, without its other bracket, or without both
    (re.compile(r"\[?(?<![-\w])((?:Soul|Counter)-Charge) ?([0-9]+)(?!\]|[0-9])"), r"[\1 \2]"),
    # [[Counter-Blast 1]
    (re.compile(r"\[\[(?=(?:Counter|Soul)-Blast)"), "["),
    # [Soul-Charge]1
    (re.compile(r"\[((?:Soul|Counter)-Charge)\] ?([0-9]+)"), r"[\1 \2]"),
    # [Counter-Blast 1 &[Soul-Blast 1]
    (re.compile(r"& ?\[(?=(?:Counter|Soul)-Blast [0-9]+[^\[\]]*\])"), "& "),
    # [COST][Rest] this card], & [Rest] this card], & Rest] one of your rear-guards]
    (re.compile(r"(?<=\[COST\])\[Rest\] (?=this (?:unit|card)\b[^\[\]]*\])"), "[Rest "),
    (re.compile(r"(\[(?:Counter|Soul)-Blast [0-9]+)\] & \[Rest\] (?=[^\[\]]*\])"), r"\1 & Rest "),
    (re.compile(r"(\[(?:Counter|Soul)-Blast [0-9]+) & Rest\] (?=[^\[\]]*\])"), r"\1 & Rest "),
    # [COST][Soul-Blast 1] grade 3 card with ..]
    (re.compile(r"(\[COST\]\[Soul-Blast [0-9]+)\] (?=[^\[\],.]*\bcards?\b[^\[\],.]*\])"), r"\1 "),
    # a colon that is missing before a cost
    (re.compile(r"^(\[ACT\]\([VRGC/]+\)(?:\[1/turn\])?)(?=\[COST\])"), r"\1:"),
    # a colon that is missing after a mark and its place, limit and reminder
    (
        re.compile(
            r"^(\[(?:AUTO|CONT|ACT)\](?:\([A-Z/]+\))?(?:\[[^\[\]]*\])*"
            r"(?:\((?:This ability is a|A)ctive[^()]*(?:\([A-Z/]+\)[^()]*)*\))?)"
            r"(?=(?:When|At the|During|While) )"
        ),
        r"\1:",
    ),
    (re.compile(r"(\[AUTO\]\([VRGC/]+\))(?=(?:When|At the) )"), r"\1:"),
    (re.compile(r"(\[CONT\]\([VRGC/]+\))(?=This unit can)"), r"\1:"),
    (re.compile(r"^(\[AUTO\](?:\([VRGC/]+\))?)(?=(?:Hollow|Success [0-9]+) ?\()"), r"\1:"),
    # ... and before a cost
    (re.compile(r"^(\[(?:AUTO|ACT)\](?:\([VRGC/]+\))?)(?=\[(?:Counter|Soul)-Blast)"), r"\1:"),
    # the bracket that a cost begins with
    (re.compile(r"(?<=:)(?=Choose [^\[\]]*\] When )"), "["),
    # a comma for the sign between the parts of a cost
    (re.compile(r"(\[Counter-Blast [0-9]+), (?=Soul-Blast [0-9]+\])"), r"\1 & "),
    (re.compile(r"(\[Counter-Blast [0-9]+)\], \[(?=Soul-Blast [0-9]+\])"), r"\1 & "),
    # once a turn, said before the place
    (re.compile(r"^(\[ACT\])(\[1/turn\])(\([VRGC/]+\))(?=:)"), r"\1\3\2"),
    (re.compile(r"^(\[AUTO\])LB([0-9])(?=\()"), r"\1[Limit-Break \2]"),
    # a colon before the place as well as after it
    (re.compile(r"^(\[(?:AUTO|CONT|ACT)\]):(\([VRGC/]+\))(?=:)"), r"\1\2"),
    # the dash behind what an order says of when it does something
    (re.compile(r"\b((?:Additional|Play) Effect(?: \([^()]*\))?) ?- ?"), r"\1 - "),
    (re.compile(r"(?<=[a-z])!(?=\) - )"), ""),
    # a mark without its brackets in quotes
    (re.compile(r'(?<=")(AUTO|CONT|ACT)(?=\()'), r"[\1]"),
    # two colons for one
    (re.compile(r"::"), ":"),
    # <<Clan>> and <;
    (re.compile(r"<<+|≪|《|〈"), "<"),
    (re.compile(r">>+|≫|》|〉"), ">"),
    (re.compile(r"<;"), "<"),
    (re.compile(r"(?<=[a-z]>);"), ""),
    # one for 1, which would be a number with its sign
    (re.compile(r"(?i)^(\[XoverDress\]\s*-\s*)1 (?=\")"), r"\1one "),
    # a name without its quotes behind Glitter
    (re.compile(r"^(\[Glitter\]\s*-\s*)([A-Z][\w ]*?)(?=\s*\()"), r'\1"\2"'),
    # so much power, and what the texts of the overDress era leave out of "drop zone"
    (re.compile(r"\+100 Million\b"), "+100000000"),
    (re.compile(r"\b([Dd])rop\b(?! [Zz]one)"), r"\1rop zone"),
    # the word that stands beside its icon in reminders of triggers
    (re.compile(r"(?<=get[ s])( ?)\[(Power|Critical)\] Trigger (?=\+)"), r"\1[\2] "),
    # a full stop behind a reminder at the end
    (re.compile(r"(\.\s*\([^()]*\))\.\s*$"), r"\1"),
    # an exclamation mark for a full stop
    (re.compile(r"!(?=\s*$|\)\s*$)"), "."),
    # Play this with [COST][..]!, Play this if ..!
    (re.compile(rf"(?<![!\"])!(?= (?:[A-Z(]|\[[A-Z])){_OUTSIDE_QUOTES}"), "."),
    # what a point of a list hangs on, and the dash behind it
    (
        re.compile(
            r"(•\s*(?:[0-9A-Za-z]+(?: or more)?(?: cards?| grade [0-9] units)?"
            r'|"[^"]*"|(?:Right|Left) Deity Arms|(?:Normal|Trigger) Unit))\s?-\s?(?=[A-Z\["])'
        ),
        r"\1 - ",
    ),
    # a full stop of another script, or two of them
    (re.compile(r"。"), "."),
    (re.compile(r"(?<!\.)\.\.(?!\.)"), "."),
    # a mark without its brackets at the beginning
    (re.compile(r"^\s*(AUTO|CONT|ACT)(?=\s*[:(\[])"), r"[\1]"),
    (re.compile(r"\bWave-(?=[0-9])"), "Wave "),
    # how much a text heals and deals, which it says itself
    (re.compile(r"^Rescue [0-9]+-(?=\[)"), "Rescue-"),
    # the end of a reminder of striding
    (re.compile(r"greater!\)"), "greater)"),
    # to stand or rest somebody, as an icon or as a word
    (
        re.compile(r"\[(Rest|Stand)\](?= (?:this|it|them|that|the unit|all|those|up|1|one|two)\b)"),
        r"\1",
    ),
    # what stands after a word only as its icon
    (re.compile(r"(?<=[a-z\"”])\s*\(\[(?:Boost|Intercept|Twin Drive!!|Triple Drive!!!)\]\)"), ""),
    # places in other brackets than theirs
    (re.compile(r"(?<=[\])])\[(\((?:VC|RC|GC)(?:/(?:VC|RC|GC))*\))\](?=[:\[])"), r"\1"),
    (re.compile(r"(?<=[\])])\{(Damage Zone|Hand|Soul|Drop Zone|Bind Zone|Deck)\}"), r"\1"),
    (re.compile(r"(?<=\])(\((?:VC|RC|GC)\))\](?=:)"), r"\1"),
    # another sign for the colon behind a place
    (re.compile(r"^(\[(?:AUTO|CONT|ACT)\]\([VRGC/]+\));(?=[A-Z])"), r"\1:"),
    (re.compile(r"(?<=\[Power\]) :(?=[+-][0-9])"), " "),
    # two abilities without a word between them
    (re.compile(r'(?<=\.)""\s*(?=\[(?:AUTO|CONT|ACT)\])'), '" and "'),
    # letters that are missing or wrong
    (re.compile(r"\bbegininng\b"), "beginning"),
    (re.compile(r"\[Critica\] l(?=[+-])"), "[Critical] "),
    (re.compile(r"\b(and|as|to) \1\b"), r"\1"),
    (re.compile(r"(?<=locked )ue (?=to an effect)"), "due "),
    (re.compile(r"\[Stand\] (?=phase)"), "stand "),
    (re.compile(r"\(\[Boost\] \)"), "([Boost])"),
    (re.compile(r"(?<=boost)\(\[Boost\]\)"), " ([Boost])"),
    (re.compile(r"(?<=for the rest) (?=that turn)"), " of "),
    (re.compile(r"\bit's (?=\[Power\])"), "its "),
    (re.compile(r"\byou (?=opponent\b|(?:damage|drop|bind|G) zone\b)"), "your "),
    (re.compile(r"\byou (?=(?:turn|deck|vanguards?)\b)"), "your "),
    (re.compile(r"(?<=[Ii]f )your (?=have a )"), "you "),
    (re.compile(r"(?<=[Cc]hoose )(one|two|three) or your\b"), r"\1 of your"),
    (re.compile(r"(?<=[a-z])\. and (?=[a-z])"), ", and "),
)

_NO_TYPE: Final = (
    "Set|Normal|Blitz|Trigger|Order|Unit|Units|Token|Song|World|Prison|Base|Research|Meteorite|"
    "Strategy|Gem|Magazine|Codex|Cursed|Play|Calamity|Arms|Scouted|Grade|Glitter|Sentinel|"
    "Cannonball|Dragontree|Noblesserose|This|That|These|The|All|If|When|Each|Any|Other"
)
"""words before "card" that lines read by themselves, that say no type, or have no rule"""
_TYPE: Final = (
    rf"(?<=[a-z0-9,] )((?!(?:{_NO_TYPE})\b)[A-Z][a-z]+(?: (?!(?:{_NO_TYPE})\b)[A-Z][a-z]+)*)"
)
_IN_ORDER_ZONE: Final = r" (?:in|from) (?:your |the )?[Oo]rder [Zz]one\b"
TYPES_NAMED: Final = (
    (re.compile(rf"{_TYPE}(?= (?:cards?|orders?)\b){_OUTSIDE_QUOTES}"), r"{\1}"),
    (
        re.compile(rf"{_TYPE}(?= (?:in|from) (?:your |the )?[Oo]rder [Zz]one\b){_OUTSIDE_QUOTES}"),
        r"{\1} card",
    ),
)
"""types that are printed above the names of some cards, by their capital letters"""

QUOTED_WORDS: Final = frozenset(
    (
        "boost",
        "intercept",
        "resist",
        "restraint",
        "twin drive!!",
        "triple drive!!!",
        "twin drive",
        "triple drive",
        "when attack hits",
        "cannot be hit",
        "harmony",
        "engorge",
        "success",
        "friends",
        "friend",
        "final rush",
        "if you persona rode",
    )
)
"""what stands in quotes and is no name: skills, keywords, effects"""
QUOTED_PLURALS: Final = {"friend": "friends"}
THEY_DO: Final = pairs(
    "binds bind, calls call, chooses choose, discards discard, draws draw, looks look, "
    "moves move, pays pay, puts put, retires retire, returns return, reveals reveal, "
    "searches search, shuffles shuffle, turns turn, adds add, selects choose, locks lock, "
    "unlocks unlock, removes remove, deals deal, guards guard, imprisons imprison"
)
"""verbs whose ending tells that a player does it; what units do is folded like nouns"""
SUBJECTS: Final = frozenset(("opponent", "fighter", "player", "they", "check", "who"))
_MORE: Final = pairs("twenty 20, seventeen 17, eighteen 18, nineteen 19, thirty 30")
_WORDS: Final = pairs(
    "units unit, tokens token, wings wing, vanguards vanguard, rear-guards rear-guard, "
    "hearts heart, "
    "guardians guardian, "
    "zones zone, circles circle, columns column, rows row, grades grade, turns turn, "
    "abilities ability, effects effect, battles battle, fighters fighter, "
    "boosts boost, hits hit, rides ride, intercepts intercept, strides stride, stands stand, "
    "increases increase, changes change, were was, souls soul, checks check, triggers trigger, "
    "locks lock, skills skill, costs cost, works work, remains remain, leaves leave, "
    "wih with, begininng beginning, atttacks attack, gts get, wen when, ithe the, "
    "rear-huads rear-guard, seperate separate, oponent's opponent's, opponenta's opponent's, "
    "he they, she they, positions position, sentinels sentinel, lower less, rearguard rear-guard, "
    "rearguards rear-guard, circles circle, orders order, swap exchange, untiil until, "
    "bases base, meteorites meteorite, songs song, worlds world"
)
WORDS: Final = {
    **{
        word: [folded]
        for word, folded in {**english.WORDS, **NUMBERS, **_MORE, **_WORDS}.items()
        if word not in ("deals", "plays", "uses")
    },
    "isn't": ["is", "not"],
}
_SET_ORDERS: Final = ("song", "world", "prison", "base", "research", "meteorite", "strategy")
"""additional subtypes of set orders, which "card" says nothing more of"""
PHRASES: Final[dict[Tokens, list[str]]] = {
    **english.PHRASES,
    ("his", "or", "her"): ["their"],
    ("they", "or", "they"): ["they"],
    ("draw", "a"): ["draw", "1"],
    ("until", "the", "end"): ["until", "end"],
    ("until", "end", "of", "that", "turn"): ["until", "end", "of", "turn"],
    ("normal", "unit", "card"): ["normal", "unit"],
    **{(word, "card"): [word] for word in _SET_ORDERS},
    ("start", "of", "your"): ["beginning", "of", "your"],
    ("token", "unit"): ["token"],
    ("put", "in", "the", "order"): ["put", "into", "the", "order"],
    ("attack", "the", "vanguard"): ["attack", "a", "vanguard"],
    ("hit", "the", "vanguard"): ["hit", "a", "vanguard"],
    ("attacked", "the", "vanguard"): ["attacked", "a", "vanguard"],
    ("order", "card"): ["order"],
    ("your", "own"): ["your"],
    ("both", "you", "and", "your", "opponent"): ["you", "and", "your", "opponent"],
    ("from", "among", "it"): ["from", "among", "them"],
    ("any", "player's"): ["any", "fighter's"],
    ("any", "players'"): ["any", "fighter's"],
    ("same", "name", "as"): ["same", "card", "name", "as"],
    ("back", "row", "middle"): ["back", "row", "center"],
    (",", "and", "if", "it", "is", "not"): [",", "otherwise"],
    ("chosen", "by", "the", "effect", "of", "your", "opponent's", "card"): [
        *("chosen", "by", "your", "opponent's", "card", "effect"),
    ],
}
