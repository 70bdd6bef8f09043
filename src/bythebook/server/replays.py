"""Records looked through: any position, from either seat or as anybody may see it."""

from collections import OrderedDict
from hashlib import sha256
from typing import Final

from bythebook import engine
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.seeing.telling import Told
from bythebook.kernel.state.errors import BadRecord
from bythebook.language import language_of, mark
from bythebook.server import asking, chance, wire
from bythebook.server.describing import described
from bythebook.server.following import ONLOOKER, follower
from bythebook.server.lines import Lines
from bythebook.server.report import is_report, record_of
from bythebook.server.seeing import Eyes
from bythebook.server.showing import seat_name
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
        """What is worth jumping to: turns, attacks, damage, the end."""
        found = self.marks.get(language)
        if found is None:
            found = self.marks[language] = self._marked(language)
        return found

    def _marked(self, language: str) -> list[wire.Mark]:
        words = wording_of(self.game.book.name, language_of(language).grouped)
        names = names_of(words)
        found: list[wire.Mark] = []
        game = self.position(len(self.inputs))
        # Told as everybody sees it: marks are the same from every seat.
        for told in follower(game, ONLOOKER).story:
            kind = told.get("kind", -1) if told["event"] == "event" else -1
            if told["event"] == "turn begins":
                said = words.tr("turn {number}", number=told["number"])
                found.append(_mark("turn", said, told))
            elif kind == words.attacked >= 0 and told.get("card"):
                found.append(_mark("attack", _attack(words, told), told))
            elif kind == words.damaged >= 0:
                amount = words.tr("{damage} damage", damage=told.get("value", 0))
                found.append(_mark("damage", f"{names[told['player']]}: {amount}", told))
        if game.result is not None:
            end = {"decision": game.decided, "player": game.result.winner}
            found.append(_mark("end", words.term(game.result.reason), end))
        return found


def _attack(words: Wording, told: Told) -> str:
    if told.get("other"):
        return words.tr("{card} attacks {other}", card=told["card"], other=told["other"])
    return words.tr("{card} attacks", card=told["card"])


def _mark(kind: str, said: str, told: Told) -> wire.Mark:
    player = told["player"]
    return wire.Mark(
        decision=max(0, told["decision"]),
        kind=kind,
        said=said,
        player=player if player >= 0 else None,
    )


class Replays:
    """The records that were looked through lately; nothing of them is kept for good."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Reading] = OrderedDict()

    def judged(self, record: str) -> str:
        """Judge a record as the terminal does; the key it is asked for by from now on.

        A report has a record in it.
        """
        if is_report(record):
            record = record_of(record)
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

    def chance(self, wanted: wire.RecordToRead) -> wire.Chance:
        """All that was left to chance in the game of a record."""
        reading = self._reading(self.judged(wanted.record) if wanted.record else wanted.key)
        words = wording_of(reading.game.book.name, language_of(wanted.language).grouped)
        game = reading.position(len(reading.inputs))
        return chance.of(game, words, names_of(words))

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
    language = language_of(wanted.language).grouped
    words = wording_of(reading.game.book.name, language)
    viewer = ONLOOKER if wanted.public else wanted.viewer
    answered = ""
    if upto:
        before = reading.position(upto - 1)
        choice = reading.inputs[upto - 1]
        if choice < 0 or (before.pending is not None and before.pending.player == viewer):
            answered = _answer(before, before.pending, choice, words)
        seen = follower(before, viewer)
    game = reading.position(upto)
    if not upto:
        seen = follower(game, viewer)
    told = len(seen.story)
    if upto:
        seen.moves = []
        seen.catch_up(game)
    eyes = Eyes(game, viewer, seen, words)
    names = names_of(words)
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
        players=names,
        decision=asking.decision(eyes, SALT),
        marks=reading.marked(wanted.language),
    )


def names_of(words: Wording) -> list[str]:
    """What the seats of a record are called."""
    return [seat_name(words.tr, player) for player in (0, 1)]


def _answer(game: Game, ask: Ask | None, choice: int, words: Wording) -> str:
    """An answer in words, as who gave it reads it."""
    if ask is None or choice < 0:
        return words.tr("concede")
    return str(told_apart(words, game, ask.player)[choice])
