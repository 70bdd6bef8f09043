"""Records looked through: any position, from either seat or as anybody may see it."""

from collections import OrderedDict
from hashlib import sha256
from typing import Final

from bythebook import engine
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.errors import BadRecord
from bythebook.kernel.state.refs import NOTHING
from bythebook.language import language_of, mark
from bythebook.server import asking, wire
from bythebook.server.describing import described
from bythebook.server.following import ONLOOKER, follower
from bythebook.server.lines import Lines
from bythebook.server.seeing import Eyes
from bythebook.wording import wording_of
from bythebook.wording.common import Wording
from bythebook.wording.copies import told_apart

REMEMBERED: Final = 12
"""records that are kept ready"""
NOT_READY: Final = mark("field 'key': this record is not here any more: send it again")
NO_SUCH: Final = mark("field 'upto': the record has {count} decisions")
SALT: Final = b"replay"


class Reading:
    """A record that was judged, and the position that was looked at last."""

    def __init__(self, game: Game) -> None:
        self.inputs: list[int] = game.inputs.since(0)
        self.game = game
        self.at = game.from_the_start()
        self.marks: dict[str, list[wire.Mark]] = {}

    def position(self, decision: int) -> Game:
        """The game at a decision, with its log."""
        if self.at.decided > decision:
            self.at = self.game.from_the_start()
        for choice in self.inputs[self.at.decided : decision]:
            self.at.put_in(choice)
        return self.at

    def marked(self, language: str) -> list[wire.Mark]:
        """What is worth jumping to: turns, attacks, the end."""
        found = self.marks.get(language)
        if found is None:
            found = self.marks[language] = self._marked(language)
        return found

    def _marked(self, language: str) -> list[wire.Mark]:
        words = wording_of(self.game.book.name, language_of(language))
        again = self.game.from_the_start()
        found: list[wire.Mark] = []
        turn, attacker = 0, NOTHING
        for choice in [*self.inputs, None]:
            if again.state.turn != turn:
                turn = again.state.turn
                said = words.tr("turn {number}", number=turn)
                found.append(wire.Mark(decision=again.decided, kind="turn", said=said))
            now = words.battle(again)
            if now is not None and now.attacker != attacker and again.result is None:
                name = words.card_name(again, ONLOOKER, now.attacker)
                said = words.tr("{card} attacks", card=name)
                found.append(wire.Mark(decision=again.decided, kind="attack", said=said))
            attacker = NOTHING if now is None else now.attacker
            if choice is not None:
                again.put_in(choice)
        if again.result is not None:
            said = words.term(again.result.reason)
            found.append(wire.Mark(decision=again.decided, kind="end", said=said))
        return found


class Replays:
    """The records that were looked through lately; nothing of them is kept for good."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Reading] = OrderedDict()

    def judged(self, record: str) -> str:
        """Judge a record as the terminal does; the key it is asked for by from now on."""
        key = sha256(record.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        if key not in self._known:
            self._known[key] = Reading(engine.replay(record))
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return key

    def game_at(self, wanted: wire.TakeOver) -> Game:
        """The game of a record at a decision, to go on with."""
        reading = self._reading(self.judged(wanted.record) if wanted.record else wanted.key)
        if not 0 <= wanted.upto <= len(reading.inputs):
            raise BadRecord(NO_SUCH, count=len(reading.inputs))
        return reading.position(wanted.upto).copy()

    def _reading(self, key: str) -> Reading:
        reading = self._known.get(key)
        if reading is None:
            raise BadRecord(NOT_READY)
        self._known.move_to_end(key)
        return reading

    def read(self, wanted: wire.RecordToRead) -> wire.Replay:
        """A position of a record."""
        key = self.judged(wanted.record) if wanted.record else wanted.key
        reading = self._reading(key)
        count = len(reading.inputs)
        upto = count if wanted.upto is None else wanted.upto
        if not 0 <= upto <= count or wanted.viewer not in (0, 1):
            raise BadRecord(NO_SUCH, count=count)
        return _told(reading, key, upto, wanted)


def _told(reading: Reading, key: str, upto: int, wanted: wire.RecordToRead) -> wire.Replay:
    language = language_of(wanted.language)
    words = wording_of(reading.game.book.name, language)
    viewer = ONLOOKER if wanted.public else wanted.viewer
    answered = ""
    if upto:
        before = reading.position(upto - 1)
        answered = _answer(before, before.pending, reading.inputs[upto - 1], words)
        seen = follower(before, viewer)
    game = reading.position(upto)
    if not upto:
        seen = follower(game, viewer)
    told = len(seen.story)
    if upto:
        seen.moves = []
        seen.catch_up(game)
    eyes = Eyes(game, viewer, seen, words)
    names = [words.tr("Player {seat}", seat=seat) for seat in "AB"]
    lines = Lines(words, viewer, names)
    log = lines.of(seen.story[:told]) + lines.of(seen.story[told:])
    return wire.Replay(
        key=key,
        game=game.book.name,
        decisions=len(reading.inputs),
        at=upto,
        book=described(game.book, words),
        view=eyes.view(),
        log=log,
        batches=seen.moves if upto else [],
        answer=answered,
        decision=asking.decision(eyes, SALT),
        marks=reading.marked(wanted.language),
    )


def _answer(game: Game, ask: Ask | None, choice: int, words: Wording) -> str:
    """An answer in words, as who gave it reads it."""
    if ask is None or choice < 0:
        return words.tr("concede")
    return str(told_apart(words, game, ask.player)[choice])
