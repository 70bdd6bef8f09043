"""What somebody at a table may ask: where values come from, why not, what if, what is this step."""

from typing import Final

import msgspec

from bythebook.kernel.seeing.resample import resample
from bythebook.kernel.seeing.views import knows
from bythebook.kernel.state.changes import (
    FACE,
    MOVE,
    REVEAL,
    ROLL,
    SHUFFLE,
    UNDER,
    Change,
)
from bythebook.kernel.state.errors import BythebookError, MalformedAnswer
from bythebook.kernel.state.log import L_CHANGES
from bythebook.kernel.state.refs import CARD, OWNER_SEES
from bythebook.kernel.values.explain import Part, explain
from bythebook.language import mark
from bythebook.server import wire
from bythebook.server.differences import differences
from bythebook.server.following import Follower
from bythebook.server.seeing import Eyes
from bythebook.wording.sources import part_said, source_of

NOT_KNOWN: Final = mark("you do not know which card that is")
NOT_THERE: Final = mark("there is no card there: look at the table again")
PREVIEW_SEED: Final = 1


def card_at(eyes: Eyes, player: int, zone: str, place: int) -> int:
    """The card that lies somewhere, if who asks knows it."""
    game = eyes.game
    if player not in (0, 1) or zone not in game.zones.names:
        raise MalformedAnswer(NOT_THERE)
    kind = game.zones.names.index(zone)
    there = game.state.zone(player, kind)
    hidden = game.zones.sight[kind] == OWNER_SEES and (player != eyes.player or eyes.public)
    if hidden:
        # Its order tells nothing: known cards come first, as they are shown.
        known = [c for c in there if knows(game.state, eyes.player, c)]
        there = sorted(known, key=lambda c: game.definition(c).number)
    if not 0 <= place < len(there):
        raise MalformedAnswer(NOT_KNOWN if hidden else NOT_THERE)
    if not knows(game.state, eyes.player, there[place]):
        raise MalformedAnswer(NOT_KNOWN)
    return there[place]


def sources(eyes: Eyes, asked: wire.AskSources) -> wire.Sources:
    """Where a card's values come from; of one in a hand one may not look into, what is printed."""
    game, words = eyes.game, eyes.words
    card = card_at(eyes, asked.player, asked.zone, asked.place)
    kind = game.state.kind_of(card)
    hand = game.zones.sight[kind] == OWNER_SEES and game.state.side_of(card) != eyes.player
    found: list[wire.SourcesOf] = []
    for name, char in words.chars.items():
        if not words.has(game, card, char):
            continue
        parts = explain(game, char, card)
        if hand or (eyes.public and game.zones.sight[kind] == OWNER_SEES):
            parts = parts[:1]
        if len(parts) == 1 and not parts[0].total:
            continue
        found.append(
            wire.SourcesOf(
                value=name,
                title=words.term(name),
                printed=parts[0].value,
                total=parts[-1].total,
                parts=[_part(eyes, part) for part in parts[1:]],
            )
        )
    return wire.Sources(id=asked.id, name=game.definition(card).name, values=found)


def _part(eyes: Eyes, part: Part) -> wire.SourcePart:
    source = source_of(eyes.game, part, eyes.player, eyes.words.tr)
    said = part_said(part, source, eyes.player, eyes.words.tr)
    return wire.SourcePart(said=said, total=part.total, card=source.card, clause=source.clause)


def why_not(eyes: Eyes, asked: wire.AskWhyNot) -> wire.WhyNot:
    """What might be done with a card, and which clause and fact forbid it now."""
    game, words = eyes.game, eyes.words
    card = card_at(eyes, asked.player, asked.zone, asked.place)
    name = game.definition(card).name
    if game.state.side_of(card) != eyes.player:
        said = mark("{card} is your rival's: only your rival does anything with it.")
        return wire.WhyNot(id=asked.id, name=name, sentence=words.tr(said, card=name))
    verdicts = [
        wire.Verdict(
            deed=verdict.deed,
            answer=verdict.answer,
            allowed=verdict.allowed,
            clause=verdict.clause,
            fact=verdict.fact,
        )
        for verdict in words.verdicts(game, eyes.player, card)
    ]
    sentence = ""
    if not verdicts:
        where = words.place(game, eyes.player, game.state.ref(card))
        idle = mark("{card} is in your {zone}: there is nothing to do with it there.")
        sentence = words.tr(idle, card=name, zone=where)
    return wire.WhyNot(id=asked.id, name=name, sentence=sentence, verdicts=verdicts)


def preview(eyes: Eyes, follower: Follower, asked: wire.AskPreview) -> wire.Preview:
    """What would come of an answer, tried in a world that who asks could be in.

    So it can tell nothing that they do not know; where chance or a hidden card comes in, it tells
    only that.
    """
    game = eyes.game
    ask = game.pending
    if ask is None or ask.player != eyes.player or asked.decision != game.decided:
        raise MalformedAnswer(mark("this has been answered already: look at the table again"))
    if not 0 <= asked.option < len(ask.options):
        raise MalformedAnswer(f"field 'option': there is no option {asked.option}")
    world = resample(game, eyes.player, PREVIEW_SEED)
    before = world.state.seen.copy()
    begun = 0 if world.log is None else len(world.log)
    world.answer(asked.option)
    assert world.log is not None
    new = world.log.since(begun)
    if any(_reveals(change, before) for batch in new for change in batch[L_CHANGES]):
        return wire.Preview(id=asked.id, reveals=True)
    if any(before[c] != seen for c, seen in enumerate(world.state.seen[: len(before)])):
        return wire.Preview(id=asked.id, reveals=True)
    then = Eyes(world, eyes.player, follower, eyes.words)
    told = world.told(eyes.player)
    lines = [
        line.strip()
        for line in eyes.words.story(
            [item for item in told if item["decision"] > game.decided], eyes.player
        )
    ]
    now = msgspec.to_builtins(Eyes(game, eyes.player, follower, eyes.words).view())
    found = differences(now, msgspec.to_builtins(then.view()))
    return wire.Preview(id=asked.id, reveals=False, lines=lines, differences=found)


def _reveals(change: Change, seen: list[int]) -> bool:
    """Whether a change turns something up, or asks chance."""
    if change[0] in (SHUFFLE, ROLL):
        return True
    if change[0] == REVEAL:
        return bool(change[2] & ~seen[change[1] & CARD])
    return change[0] in (MOVE, FACE, UNDER) and not seen[change[1] & CARD]


def help_for(eyes: Eyes, asked: wire.AskHelp) -> wire.Help:
    """What this step is."""
    game, words = eyes.game, eyes.words
    step = words.step(game)
    ask = game.pending
    if ask is None:
        raise BythebookError(mark("the game is over"))
    mine = ask.player == eyes.player and not eyes.public
    return wire.Help(
        id=asked.id,
        step=step.name,
        told=step.what,
        after=step.after,
        clause=ask.clause if mine else "",
        gist=words.tr.gist(ask.clause) if mine else "",
    )
