"""The grammar: one line for each way the game's card texts say something.

Words stand as `normalise` leaves them: in lower case, nouns and verbs without their `s`.
"""

from __future__ import annotations

from typing import Final

from bythebook.games.ws import cards
from bythebook.games.ws.texts import events
from bythebook.games.ws.zones import zones
from bythebook.kernel.language import words as kernel_words
from bythebook.kernel.state import refs
from bythebook.kernel.texts import lasting
from bythebook.text.english import joins
from bythebook.text.english.dialect import between, grammar_of, lines_of, numbers
from bythebook.text.grammar import Terminal
from bythebook.text.ws import (
    abilities,
    ability_lines,
    action_lines,
    actions,
    amounts,
    card_faces,
    choices,
    claims_of_numbers,
    claims_of_zones,
    conditions,
    costs,
    damage,
    declared_numbers,
    forbidding,
    getting,
    governing,
    joining,
    keywords,
    kinds,
    lasting_claims,
    markers,
    moments_of_arrival,
    moments_of_phases,
    moments_of_play,
    more_claims,
    more_getting,
    more_moments,
    moving,
    noun_places,
    nouns,
    past_deeds,
    payments,
    players,
    positions,
    reminders,
    replacing,
    replay_commands,
    sentences,
    several_choices,
    special_kinds,
    subjects,
)

_MODULES: Final = (
    joins,
    ability_lines,
    action_lines,
    abilities,
    keywords,
    actions,
    amounts,
    moments_of_arrival,
    forbidding,
    choices,
    more_claims,
    replay_commands,
    conditions,
    claims_of_zones,
    costs,
    damage,
    declared_numbers,
    card_faces,
    more_getting,
    several_choices,
    getting,
    governing,
    moments_of_phases,
    joining,
    special_kinds,
    markers,
    more_moments,
    moving,
    reminders,
    kinds,
    nouns,
    past_deeds,
    payments,
    noun_places,
    players,
    positions,
    claims_of_numbers,
    replacing,
    sentences,
    lasting_claims,
    subjects,
    moments_of_play,
)
_FACTS: Final = (cards, events, zones, kernel_words, lasting, refs)
_CONSTANTS: Final[dict[str, object]] = {
    "ANY_CARD": 0,
    **{f"{name.upper()}_WORD": name for name in cards.ICON_NAMES},
    "IN_HAND": (zones.HAND,),
    "IN_WAITING_ROOM": (zones.WAITING_ROOM,),
    "IN_CLOCK": (zones.CLOCK,),
    "IN_LEVEL": (zones.LEVEL,),
    "IN_STOCK": (zones.STOCK,),
    "IN_CLIMAX_AREA": (zones.CLIMAX_AREA,),
    "IN_MEMORY": (zones.MEMORY,),
    "IN_DECK": (zones.DECK,),
    "SAID_LATER": (),
    "IN_MIDDLE": (zones.CENTER_MIDDLE,),
    "IN_LEFT": (zones.CENTER_LEFT,),
    "IN_RIGHT": (zones.CENTER_RIGHT,),
    "IN_BACK_LEFT": (zones.BACK_LEFT,),
    "IN_BACK_RIGHT": (zones.BACK_RIGHT,),
    "ROOM_OR_MEMORY": (zones.WAITING_ROOM, zones.MEMORY),
    "CENTER_SIDES": (zones.CENTER_LEFT, zones.CENTER_RIGHT),
    "HAND_OR_ROOM": (zones.HAND, zones.WAITING_ROOM),
    "HAND_OR_STAGE": (zones.HAND, *zones.STAGE),
    "BRAINSTORM_RESONATE": cards.BRAINSTORM | cards.RESONATE,
    "MEMORY_EXPERIENCE": cards.MEMORY_WORD | cards.EXPERIENCE,
    "EXPERIENCE_RESONATE": cards.EXPERIENCE | cards.RESONATE,
    "ALARM_MEMORY": cards.ALARM | cards.MEMORY_WORD,
    "LEAVES_FOR_HAND_OR_MEMORY": events.CANNOT_RETURN_TO_HAND | events.CANNOT_GO_TO_MEMORY,
    "NO_DIRECT_NO_SIDE": events.CANNOT_DIRECT_ATTACK | events.CANNOT_SIDE_ATTACK,
    "EVENTS_AND_BACKUP": events.CANNOT_PLAY_EVENTS | events.CANNOT_PLAY_BACKUP,
    "ON_STAGE": zones.STAGE,
    "THIS_CARD": subjects.ThisCard(),
    "OPPOSITE": subjects.TheOpponent(),
    "YOURSELF": subjects.You(),
    "EVERYBODY": subjects.AllPlayers(),
    "FACING_THIS": subjects.Facing(),
    "THAT_CHARACTER": subjects.ThatCharacter(),
    "THAT_CARD": subjects.ThatCard(),
    "THE_X": kinds.X(),
    "CHARACTERS": kinds.Kind(cards.CHARACTER),
    "JUST_ONE": nouns.Exactly(1),
    "ANY_KIND": kinds.Kind(0),
    "THEIR_PUT": past_deeds.PutCard(nouns.Area((zones.WAITING_ROOM,), kernel_words.OPPONENT)),
    "THEIR_SHOWN": past_deeds.ShownCard(kernel_words.OPPONENT),
    "YOUR_SHOWN": past_deeds.ShownCard(),
}

_TERMINALS: Final = {
    **numbers(5),
    "stock": Terminal(r"\([0-9]{1,2}\)", int, lambda token: int(token[1:-1]), lambda n: f"({n})"),
    "trait": between("《", "》"),
    "name": between('"', '"'),
}

LINES: Final = lines_of(_MODULES, _TERMINALS)
GRAMMAR: Final = grammar_of(LINES, _MODULES, _FACTS, _TERMINALS, _CONSTANTS)
