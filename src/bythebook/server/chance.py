"""What was left to chance in a game, so that anybody can work it out anew from the seed."""

import msgspec

from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.telling import Teller, Told
from bythebook.kernel.state.changes import ROLL, SHUFFLE, Change
from bythebook.kernel.state.log import L_CLAUSE, L_DECISION
from bythebook.kernel.state.refs import FIRST_CARD
from bythebook.language import Language
from bythebook.server import kept, wire
from bythebook.server.showing import commitment
from bythebook.server.tables import Table
from bythebook.wording.common import Wording


class Draws(Teller):
    """Follows a game and notes every shuffle and roll: what was there before, what came of it."""

    def __init__(self, game: Game, words: Wording) -> None:
        super().__init__(game, 0, game.laid_out().state)
        self.words = words
        self.found: list[wire.Draw] = []
        self._begins = 0
        self._before: list[int] = []

    def lay(self, change: Change) -> int:
        self._begins = self.state.random
        if change[0] == SHUFFLE:
            self._before = list(self.state.zone(change[1], change[2]))
        return super().lay(change)

    def told_of(self, change: Change, known: bool, where: int) -> Told:
        if change[0] == SHUFFLE:
            zone = self.game.zones.names[change[2]]
            self._note(
                kind="shuffle",
                player=change[1],
                zone=self.words.term(zone),
                before=[card - FIRST_CARD for card in self._before],
                after=[card - FIRST_CARD for card in self.state.zone(change[1], change[2])],
            )
        elif change[0] == ROLL:
            self._note(kind="roll", below=change[2], came=self.state.vars[change[1]])
        return {}

    def _note(self, **what: object) -> None:
        draw = {"decision": 0, "clause": "", "begins": self._begins, "ends": self.state.random}
        self.found.append(msgspec.convert(draw | what, wire.Draw))


def of(game: Game, words: Wording, players: list[str]) -> wire.Chance:
    """All that was left to chance in a game so far."""
    draws = Draws(game, words)
    assert game.log is not None
    for entry in game.log.since(0):
        known = len(draws.found)
        draws.batch(entry)
        for draw in draws.found[known:]:
            draw.decision, draw.clause = max(0, entry[L_DECISION]), entry[L_CLAUSE]
    definitions, state = game.lib.definitions, draws.state
    cards = [
        wire.ChanceCard(
            number=definitions[state.definition[card]].number,
            name=definitions[state.definition[card]].name,
            player=state.owner[card],
        )
        for card in range(FIRST_CARD, len(state.definition))
    ]
    return wire.Chance(
        game=game.book.name,
        seed=str(game.seed_number),
        draws=draws.found,
        cards=cards,
        decks=[[number for section in sections for number in section] for sections in game.decks],
        players=players,
    )


def sealed(told: wire.Chance, table: Table, record: str, tr: Language) -> wire.Chance:
    """The same, with what the table told at its beginning."""
    began = table.began
    return msgspec.structs.replace(
        told,
        record=record,
        commitment=commitment(began.seed, began.salt),
        salt=began.salt,
        players=table.names(tr),
        taken_over=any(event.how == kept.BEFORE for event in table.inputs),
    )
