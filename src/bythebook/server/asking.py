"""The pending decision as the wire carries it: whole to who decides, its kind to everybody else."""

from hashlib import blake2b
from typing import Final

from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.seeing.views import ability_place, knows
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import (
    F_ABILITY,
    F_CARD,
    F_NAME,
    F_NUMBER,
    F_WORD,
    F_ZONE,
    KINDS,
    V_DONE,
    V_NO,
    V_PASS,
    V_PICK,
    V_YES,
    VERBS,
)
from bythebook.kernel.state.refs import CARD, FIRST_CARD, NOTHING
from bythebook.library.explain import tongue_of
from bythebook.library.explain.in_passing import said
from bythebook.server import wire
from bythebook.server.seeing import Eyes
from bythebook.wording.asking import instruction, program_of
from bythebook.wording.copies import sameness, told_apart
from bythebook.wording.spans import asked_span

MARK_SIZE: Final = 6
ROLES: Final = {V_PASS: "on", V_DONE: "on", V_NO: "on", V_YES: "yes", V_PICK: "pick"}
"""what an option is to a page that knows no verbs"""


def picks(game: Game) -> Choose | None:
    """The choice of several cards under way, if that is what is asked."""
    frame = game.stack[-1] if game.stack else None
    return frame if isinstance(frame, Choose) else None


def mark_of(game: Game, salt: bytes, option: Change) -> str:
    """What an option is called in all decisions of one choice, and nowhere else."""
    frame = picks(game)
    begun = game.decided - (len(frame.result) if frame is not None else 0)
    text = ",".join(map(str, (begun, *option))).encode()
    return blake2b(text, digest_size=MARK_SIZE, key=salt).hexdigest()


def waiting(eyes: Eyes) -> wire.Decision | None:
    """The pending decision as it is told to who does not decide: its public kind."""
    ask = eyes.game.pending
    if ask is None:
        return None
    return wire.Decision(
        number=eyes.game.decided,
        player=ask.player,
        kind=KINDS[ask.kind],
        title=eyes.words.step(eyes.game).name,
    )


def decision(eyes: Eyes, salt: bytes, remembered: str = "") -> wire.Decision | None:
    """The pending decision as it is told to who looks."""
    game, words = eyes.game, eyes.words
    ask = game.pending
    if ask is None or eyes.public or ask.player != eyes.player:
        return waiting(eyes)
    prompt = words.question(game, ask.player)
    frame = picks(game)
    chosen = frame.result if frame is not None else []
    hints = words.first_times(game, ask.player)
    return wire.Decision(
        number=game.decided,
        player=ask.player,
        kind=KINDS[ask.kind],
        title=words.step(game).name,
        mine=True,
        clause=ask.clause,
        prompt=prompt.words,
        note=prompt.note,
        source=eyes.place(ask.source) if ask.source != NOTHING else None,
        about=about(eyes),
        picked=[place for ref in chosen if (place := eyes.place(ref)) is not None],
        least=None if frame is None else frame.least,
        most=None if frame is None else frame.most,
        options=options(eyes, ask, salt),
        default=ask.default,
        hint=" ".join(hints.values()),
        remembered=remembered,
    )


def about(eyes: Eyes) -> list[wire.Asked]:
    """The texts that ask; of the one being carried out, which part of how many."""
    game, words = eyes.game, eyes.words
    frame: Resolve | None = game.frame_of(Resolve)
    found: list[wire.Asked] = []
    for one in words.about(game, eyes.player):
        asked = wire.Asked(name=one.name, text=one.text, lead=one.lead)
        if not found and frame is not None and frame.source >= FIRST_CARD:
            speaker, _ = tongue_of(game.book.name)
            program = program_of(game, frame)
            spoken = [at for at, part in enumerate(program) if type(part) in speaker.table]
            done = sum(1 for at in spoken if at < frame.at)
            part = instruction(game)
            plain = ""
            if part is not None and type(part) in speaker.table and words.tr.is_source:
                plain = said(game.book.name, part, words.tr)
            line = ability_place(game, frame.source, frame.ability)
            span, paid, costs = asked_span(game, frame, one.text)
            asked = wire.Asked(
                card=eyes.place(frame.source),
                name=one.name,
                text=one.text,
                lead=one.lead,
                line=None if line == NOTHING else line,
                part=paid or done or None,
                parts=costs or (len(spoken) if done else None),
                paying=paid > 0,
                words="" if paid else plain,
                begins=None if span is None else span[0],
                ends=None if span is None else span[1],
            )
        found.append(asked)
    return found


def options(eyes: Eyes, ask: Ask, salt: bytes) -> list[wire.Option]:
    """What can be answered, in words, and by the cards and places it is about."""
    game, words, player = eyes.game, eyes.words, eyes.player
    groups: dict[object, int] = {}
    found: list[wire.Option] = []
    for option, told in zip(ask.options, told_apart(words, game, player), strict=True):
        verb, fields = VERBS[option[0]]
        cards: list[wire.Place] = []
        zone, word, ability = "", "", ""
        zone_player: int | None = None
        number: int | None = None
        line: int | None = None
        for place, (field, value) in enumerate(zip(fields, option[1:], strict=False), 1):
            if value == NOTHING:
                continue
            if field == F_CARD:
                where = eyes.place(value)
                if where is not None:
                    cards.append(where)
            elif field == F_ZONE:
                zone = game.zones.names[value % game.state.kinds]
                zone_player = value // game.state.kinds if value >= game.state.kinds else player
            elif field == F_NUMBER:
                number = value
            elif field == F_WORD:
                word = game.book.word_of(game, option[place - 1], value)
            elif field == F_NAME:
                word = game.lib.names[value]
            elif field == F_ABILITY:
                source = option[place - 1]
                card = source & CARD
                unknown = game.state.alive(source) and not knows(game.state, player, card)
                if card < FIRST_CARD or not unknown:
                    ability = words.ability_words(game, value)
                    at = ability_place(game, source, value)
                    line = None if at == NOTHING else at
        same = groups.setdefault(sameness(game, player, option), len(groups))
        found.append(
            wire.Option(
                mark=mark_of(game, salt, option),
                verb=verb,
                role=ROLES.get(option[0], ""),
                label=told.label,
                said=str(told),
                note="" if cards else told.note,
                cards=cards,
                zone=zone,
                zone_player=zone_player,
                number=number,
                word=word,
                ability=ability,
                line=line,
                same=same,
                careful=words.careful(game, player, option),
            )
        )
    return found
