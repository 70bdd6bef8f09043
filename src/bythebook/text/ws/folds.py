"""The reviewed list of wordings that only texts of Weiss Schwarz have folded to others."""

from __future__ import annotations

from typing import Final

from bythebook.text.english import folds
from bythebook.text.english.folds import NUMBERS as NUMBERS  # noqa: PLC0414 - beside the words
from bythebook.text.english.folds import one_after, pairs

WORDS: Final = {
    **folds.WORDS,
    **pairs(
        "abilities ability, actions action, climaxes climax, effects effect, events event, "
        "icons icon, levels level, positions position, rooms room, souls soul, zones zone"
    ),
    **pairs(
        "exchanges exchange, moves move, places place, puts put, rests rest, returns return, "
        "reveals reveal, shuffles shuffle, stands stand, triggers trigger"
    ),
    # Slips of the pen that are no words of their own.
    **pairs(
        "charcter character, charater character, chracter character, characer character, "
        "chararcter character, charcters character, charaters character, wating waiting, "
        "waitng waiting, waitting waiting, oppponent opponent, oponent opponent, "
        "oppoent opponent, opponet opponent, recieve receive, recieved received, untill until, "
        "begining beginning, beggining beginning, postion position, positon position, "
        "cetner center, teh the, yuor your, youe your, levle level, abilty ability, "
        "abiliy ability, folowing following, followng following, pwoer power, shuffel shuffle, "
        "cancled canceled, canceld canceled, revealled revealed, climaxs climax"
    ),
    **pairs("cancelled canceled, centre center"),
    # Misprints of words that stand for nothing else.
    **pairs(
        "oppponent opponent, oppponent's opponent's, chracter character, chracters character, "
        "positin position, postition position, unitl until, chooase choose, getes get, "
        "postion position, seperate separate, shuflle shuffle, charcter character, thte the"
    ),
}
# Verbs of which the ending alone tells that somebody else does it, if nobody is named before.
THEY_DO: Final = pairs("chooses choose, declares declare, draws draw, looks look, searches search")
_NEW_THIS_TURN: Final = (
    *("during", "the", "turn", "that", "this", "card"),
    *("is", "placed", "on", "the", "stage", "from", "your", "hand"),
)
PHRASES: Final[dict[tuple[str, ...], list[str]]] = {
    **folds.PHRASES,
    ("his", "or", "her"): ["their"],
    ("he", "or", "she"): ["they"],
    # Neither of the two.
    ("cannot", "play", "event", "and", '"Backup"', "from"): [
        *("cannot", "play", "event", "or", '"Backup"', "from")
    ],
    ("cannot", "play", '"Backup"', "or", "event", "from"): [
        *("cannot", "play", "event", "or", '"Backup"', "from")
    ],
    # One plays from one's own hand.
    **{
        (who, "cannot", "play", *what, "from", "hand"): [
            *(who, "cannot", "play", *what, "from", "your" if who == "you" else "their", "hand")
        ]
        for who in ("you", "opponent", "player")
        for what in (("event",), ('"Backup"',), ("event", "or", '"Backup"'))
    },
    ("at", "end", "of", "turn"): ["at", "end", "of", "the", "turn"],
    ("in", "separate", "position"): ["on", "separate", "position"],
    # A comma before the last of what a character gets.
    **{
        (stat, ",", "and", "the", "following"): [stat, "and", "the", "following"]
        for stat in ("power", "soul", "level")
    },
    ("put", "it", "in", "their"): ["put", "it", "into", "their"],
    ("put", "them", "in", "their"): ["put", "them", "into", "their"],
    ("return", "it", "into", "your", "hand"): ["return", "it", "to", "your", "hand"],
    ("empty", "position"): ["open", "position"],
    ("open", "position", "in"): ["open", "position", "of"],
    ("open", "position", "on"): ["open", "position", "of"],
    ("on", "the", "position", "that", "this", "card"): [
        *("on", "the", "stage", "position", "that", "this", "card")
    ],
    # A trait is had once.
    ("lose", "all", "of", "that"): ["lose", "that"],
    ("on", "the", "position", "that", "that"): ["on", "the", "stage", "position", "that", "that"],
    ("on", "the", "stage", "position", "this", "card"): [
        *("on", "the", "stage", "position", "that", "this", "card")
    ],
    ("stage", "position", "that", "this", "card", "is", "in"): [
        *("stage", "position", "that", "this", "card", "is", "on")
    ],
    **{
        (word, "your", "opponent", "character's", "【AUTO】", "effect"): [
            *("by", "【AUTO】", "effect", "of", "your", "opponent's", "character")
        ]
        for word in ("from", "by")
    },
    ("【REVERSE】", "by", "the", "【AUTO】", "effect"): ["【REVERSE】", "by", "【AUTO】", "effect"],
    ("each", "player"): ["all", "player"],
    ("x", "number", "of", "time"): ["x", "time"],
    ("add", "it", "to", "your", "hand"): ["put", "it", "into", "your", "hand"],
    ("put", "them", "in", "your", "waiting"): ["put", "them", "into", "your", "waiting"],
    ("put", "it", "in", "your", "waiting"): ["put", "it", "into", "your", "waiting"],
    ("your", "clock", "into", "the", "waiting", "room"): [
        *("your", "clock", "into", "your", "waiting", "room")
    ],
    ("at", "the", "top", "of", "your", "deck"): ["on", "the", "top", "of", "your", "deck"],
    ("at", "the", "top", "of", "their", "deck"): ["on", "the", "top", "of", "their", "deck"],
    ("revealed", "from", "among", "those"): ["revealed", "among", "those"],
    ("return", "that", "character", "into", "your", "hand"): [
        *("return", "that", "character", "to", "your", "hand")
    ],
    ("at", "the", "start", "of"): ["at", "the", "beginning", "of"],
    ("waiting", "room", "into", "your", "deck"): ["waiting", "room", "to", "your", "deck"],
    ("its", "original", "position"): ["its", "original", "place"],
    ("to", "their", "original", "place"): ["to", "its", "original", "place"],
    # Of two things to do the second stands after "and".
    **{
        ("character", ",", "until", "end", "of", "turn", ",", whom): [
            *("character", ",", "and", "until", "end", "of", "turn", ",", whom)
        ]
        for whom in ("that", "those")
    },
    ("the", "end", "of"): ["end", "of"],
    **one_after("choose", "draw", "put", "return", "reveal", "deck for", "【REST】"),
    ("climax", "card"): ["climax"],
    ("event", "card"): ["event"],
    ("character", "card"): ["character"],
    ("up", "to", "once"): ["up", "to", "1", "time"],
    ("up", "to", "twice"): ["up", "to", "2", "time"],
    ("their", "card", "name"): ["its", "card", "name"],
    # Little words of place, of which each print has its own.
    ("on", "the", "bottom", "of"): ["at", "the", "bottom", "of"],
    ("to", "the", "bottom", "of"): ["at", "the", "bottom", "of"],
    ("in", "any", "position"): ["on", "any", "position"],
    ("in", "a", "open", "position"): ["on", "a", "open", "position"],
    ("position", "on", "your", "stage"): ["position", "of", "your", "stage"],
    ("position", "in", "your", "stage"): ["position", "of", "your", "stage"],
    ("in", "the", "stage", "position"): ["on", "the", "stage", "position"],
    ("this", "card", "was", "in"): ["this", "card", "was", "on"],
    ("on", "your", "center", "stage"): ["in", "your", "center", "stage"],
    ("on", "your", "back", "stage"): ["in", "your", "back", "stage"],
    ("is", "put", "on"): ["is", "placed", "on"],
    ("placed", "on", "stage"): ["placed", "on", "the", "stage"],
    ("or", "the", "bottom", "of"): ["or", "at", "the", "bottom", "of"],
    ("position", "on", "the", "stage"): ["position", "of", "the", "stage"],
    **{
        ("on", *whose.split(), part, "stage"): ["in", *whose.split(), part, "stage"]
        for whose in ("your opponent's", "their", "the")
        for part in ("center", "back")
    },
    ("placed", "in", "your", "climax", "area"): ["placed", "on", "your", "climax", "area"],
    ("on", "the", "climax", "area", "from", "your", "hand"): [
        *("on", "your", "climax", "area", "from", "your", "hand")
    ],
    ("placed", "into", "your", "waiting", "room"): ["put", "into", "your", "waiting", "room"],
    ("【REVERSE】", "during", "battle"): ["【REVERSE】", "in", "battle"],
    ("put", "it", "in", "your", "climax", "area"): [*("put", "it", "on", "your", "climax", "area")],
    ("damage", "to", "player"): ["damage", "to", "a", "player"],
    # A character speaks of itself as of this card.
    ("this", "character"): ["this", "card"],
    ("this", "character's"): ["this", "card's"],
    ("become", "reverse"): ["become", "【REVERSE】"],
    ("as", "rest"): ["as", "【REST】"],
    ("from", "stage"): ["from", "the", "stage"],
    ("from", "your", "opponent's", "character's", "【AUTO】", "effect"): [
        *("by", "【AUTO】", "effect", "of", "your", "opponent's", "character")
    ],
    ("damage", "by", "the", "【AUTO】", "effect"): ["damage", "by", "【AUTO】", "effect"],
    ("until", "of", "turn"): ["until", "end", "of", "turn"],
    ("on", "the", "middle", "position"): ["in", "the", "middle", "position"],
    # Not any is not one.
    ("not", "have", "any"): ["not", "have", "a"],
    ("not", "have", "a", "other"): ["not", "have", "another"],
    ("your", "climax", "area", "from", "hand"): ["your", "climax", "area", "from", "your", "hand"],
    ("put", "the", "rest", "of", "the", "card"): ["put", "the", "rest"],
    ("of", "your", "own", "character"): ["of", "your", "character"],
    ("until", "end", "of", "turn", "and", "the", "following"): [
        *("until", "end", "of", "turn", ",", "and", "the", "following")
    ],
    ("in", "the", "waiting", "room", "to", "their", "deck"): [
        *("in", "their", "waiting", "room", "to", "their", "deck")
    ],
    ("of", "their", "deck", "into", "the", "stock"): [
        *("of", "their", "deck", "into", "their", "stock")
    ],
    ("number", "of", "card", "you", "have", "in", "your"): ["number", "of", "card", "in", "your"],
    ("this", "ability", "will", "not", "activate"): ["this", "ability", "do", "not", "activate"],
    ("1", "of", "the", "following", "action"): ["1", "of", "the", "following", "effect"],
    ("the", "top", "card", "from", "your"): ["the", "top", "card", "of", "your"],
    ("【CLOCK】", "shift", "level"): ["【CLOCK】", "shift", ",", "level"],
    # The same little words for other things and zones.
    **{
        ("put", *what.split(), "in", "your", zone): ["put", *what.split(), "into", "your", zone]
        for what in ("it", "them", "this card", "that card", "that character", "the rest")
        for zone in ("stock", "memory", "clock", "waiting", "hand")
        if (what, zone) not in (("it", "waiting"), ("them", "waiting"))
    },
    ("in", "the", "position", "that", "this", "card"): [
        *("on", "the", "stage", "position", "that", "this", "card")
    ],
    ("put", "it", "into", "your", "climax", "area"): ["put", "it", "on", "your", "climax", "area"],
    ("top", "or", "bottom", "of"): ["top", "or", "at", "the", "bottom", "of"],
    ("previous", "position", "as"): ["previous", "stage", "position", "as"],
    ("is", "placed", "on", "your", "stage", "from"): ["is", "placed", "on", "the", "stage", "from"],
    ("in", "your", "own", "hand"): ["in", "your", "hand"],
    ("hand", "to", "your", "waiting", "room"): ["hand", "into", "your", "waiting", "room"],
    ("opponent", "afterwards"): ["opponent"],
    ("memory", "afterwards"): ["memory"],
    ("deck", "afterward"): ["deck"],
    ("this", "ability", "can", "be", "used", "up", "to"): [
        *("this", "ability", "activates", "up", "to")
    ],
    ("equal", "to", "number", "of"): ["equal", "to", "the", "number", "of"],
    ("level", "of", "card", "put", "into"): ["level", "of", "the", "card", "put", "into"],
    ("without", "fulfilling", "the", "color", "requirement"): [
        *("without", "fulfilling", "color", "requirements")
    ],
    ("without", "fulfilling", "the", "color", "requirements"): [
        *("without", "fulfilling", "color", "requirements")
    ],
    ("cannot", "take", "damage"): ["cannot", "receive", "damage"],
    ("you", "may", "put", "any", "number", "of", "card", "with", "the", "same"): [
        *("you", "can", "put", "any", "number", "of", "card", "with", "the", "same")
    ],
    ("pay", "the", "cost", ",", "if", "you", "do"): ["pay", "the", "cost", ".", "if", "you", "do"],
    ("cannot", "【REVERSE】", "until"): ["cannot", "become", "【REVERSE】", "until"],
    ("character", ",", "rest", "it"): ["character", ",", "【REST】", "it"],
    ("[", "rest", "this", "card"): ["[", "【REST】", "this", "card"],
    ("damage", "you", "receive", "is"): ["damage", "you", "received", "is"],
    ("x", "is", "the"): ["x", "is", "equal", "to", "the"],
    ("is", "placed", "into"): ["is", "put", "into"],
    ("cannot", "be", "【REVERSE】"): ["cannot", "become", "【REVERSE】"],
    ("by", "your", "opponent's", "card", "effect"): ["by", "your", "opponent's", "effect"],
    ("【ACT】", "resonance"): ["【ACT】", "resonate"],
    ("【AUTO】", "resonance"): ["【AUTO】", "resonate"],
    ("any", "stage", "position"): ["any", "position", "of", "your", "stage"],
    ("when", "this", "card", "is", "【REVERSE】"): [
        "when",
        "this",
        "card",
        "become",
        "【REVERSE】",
    ],
    ("is", "on", "your", "climax", "area"): ["is", "in", "your", "climax", "area"],
    ("place", "the", "top", "card"): ["put", "the", "top", "card"],
    ("waiting", "room", "with", "this", "effect"): ["waiting", "room", "by", "this", "effect"],
    ("equal", "to", "level", "of"): ["equal", "to", "the", "level", "of"],
    **{("[", "rest", n): ["[", "【REST】", n] for n in ("1", "2", "3")},
    # Misprints of one small word, of which nothing else can be made.
    ("from", "your", "had"): ["from", "your", "hand"],
    ("into", "our", "hand"): ["into", "your", "hand"],
    ("your", "waiting", "rom"): ["your", "waiting", "room"],
    ("your", "may", "pay"): ["you", "may", "pay"],
    ("you", "may", "the", "cost"): ["you", "may", "pay", "the", "cost"],
    ("you", "may", "pay", "cost"): ["you", "may", "pay", "the", "cost"],
    ("card", "isput", "into"): ["card", "is", "put", "into"],
    **{
        (phase, "phrase"): [phase, "phase"]
        for phase in ("stand", "draw", "clock", "main", "climax", "attack")
    },
    ("if", "you", "do", ",", "chose"): ["if", "you", "do", ",", "choose"],
    ("until", "the", "end", "your"): ["until", "end", "of", "your"],
    ("until", "end", "your"): ["until", "end", "of", "your"],
    ("character", "your", "have", "is"): ["character", "you", "have", "is"],
    ("o", "more"): ["or", "more"],
    ("of", "of"): ["of"],
    ("multiplied", "the", "number"): ["multiplied", "by", "the", "number"],
    ("when", "this", "card", "attack", ".", "if"): ["when", "this", "card", "attack", ",", "if"],
    ("the", "bottom", "or", "your"): ["the", "bottom", "of", "your"],
    ("of", "the", "those"): ["of", "those"],
    ("in", "you", "hand"): ["in", "your", "hand"],
    ("during", "you", "opponent's", "turn"): ["during", "your", "opponent's", "turn"],
    ("during", "your", "opponents", "turn"): ["during", "your", "opponent's", "turn"],
    ("search", "you", "deck"): ["search", "your", "deck"],
    # "If" for "when", only where an ability that waits for something would wait for nothing.
    ("【AUTO】", "if", "this", "card", "become"): ["【AUTO】", "when", "this", "card", "become"],
    ("【AUTO】", "during", "your", "turn", ",", "if", "this", "card", "is", "put"): [
        *("【AUTO】", "during", "your", "turn", ",", "when", "this", "card", "is", "put")
    ],
    (*_NEW_THIS_TURN, ",", "if", "the", "damage", "dealt", "by", "this", "card", "is"): [
        *(*_NEW_THIS_TURN, ",", "when", "the", "damage", "dealt", "by", "this", "card", "is")
    ],
    **{
        ("during", *whose.split(), "turn", ",", "if", "this", "card", "become"): [
            *("during", *whose.split(), "turn", ",", "when", "this", "card", "become")
        ]
        for whose in ("your", "your opponent's")
    },
    ("choose", "1", "equal", "number"): ["choose", "a", "equal", "number"],
    ("draw", "1", "equal", "number"): ["draw", "a", "equal", "number"],
    ("if", "this", "card", "in", "your"): ["if", "this", "card", "is", "in", "your"],
    ("x", "is", "equal", "the"): ["x", "is", "equal", "to", "the"],
    ("there", "is", "a", "climax", "is", "in"): ["there", "is", "a", "climax", "in"],
    ("to", "is", "its", "original"): ["to", "its", "original"],
    ("this", "cards'", "battle"): ["this", "card's", "battle"],
    ("and", "put", "in", "on"): ["and", "put", "it", "on"],
    ("is", "regarded", "is", "level"): ["is", "regarded", "as", "level"],
    ("total", "level", "of", "card", "in"): ["total", "level", "of", "the", "card", "in"],
}
