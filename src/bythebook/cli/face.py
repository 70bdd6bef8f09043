"""How a game shows itself at the terminal: its words, its board, its questions.

A game's own face (`bythebook.cli.ws`) says what only it can know; what is
here works for any game, in plainer words.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from bythebook.catalogue import part_of
from bythebook.cli.asking import choosing, how_many_more
from bythebook.cli.menu import Choice
from bythebook.cli.screen import escape
from bythebook.cli.steps import QUESTIONS, STEPS, Step
from bythebook.kernel.abilities import Ability, CardDef
from bythebook.kernel.changes import Change
from bythebook.kernel.game import Game
from bythebook.kernel.options import (
    F_ABILITY,
    F_CARD,
    F_WORD,
    F_ZONE,
    K_CHOOSE,
    K_MAY,
    K_PAY,
    KINDS,
    V_ACTIVATE,
    V_DONE,
    V_NO,
    V_PASS,
    V_PICK,
    V_REPLACE,
    V_STANDBY,
    V_YES,
    VERBS,
)
from bythebook.kernel.refs import CARD, FIRST_CARD, NOTHING, PUBLIC, SHIFT
from bythebook.kernel.resolve import Resolve
from bythebook.kernel.views import knows, remembered
from bythebook.register import gist

PLAIN = {V_YES: "yes", V_NO: "no", V_PASS: "pass", V_DONE: "done"}
KEYS = {V_YES: ("y",), V_NO: ("n",), V_PASS: ("pass", "."), V_DONE: ("done", ".")}


@dataclass(frozen=True)
class Deed:
    """Something a player might want to do with a card, as `why` asks about it."""

    words: str
    option: Change
    untimely: str = ""
    """the clause that says when it is done, if this is not the time"""
    when: str = ""


def in_sight(game: Game, ref: int) -> bool:
    """Whether a card that is another by now has moved just once since, to where all see it."""
    state = game.state
    card = ref & CARD
    if state.inc[card] != (ref >> SHIFT) + 1 or state.where[card] < 0:
        return False
    return game.zones.sight[state.kind_of(card)] == PUBLIC


class Face:
    """A game's words; `chars` are the characteristics that `power` explains, by name.

    `examples` are what the help page shows of commands.
    """

    chars: ClassVar[dict[str, int]] = {}
    examples: ClassVar[dict[str, str]] = {
        "zones": "look deck, look rival hand",
        "path": "play ace",
        "position": "power ace",
        "other": "read ace",
    }

    def card_name(self, game: Game, player: int, ref: int) -> str:
        """A card by its name, as far as the player knows it."""
        card = ref & CARD
        if card < FIRST_CARD:
            return "you" if card == player else "your rival"
        if not game.state.alive(ref):
            known = remembered(game, ref)
            if known >= 0:
                return game.lib.definitions[known].name
            return game.definition(card).name if in_sight(game, ref) else "a card that is gone"
        if knows(game.state, player, card):
            return game.definition(card).name
        return "a face-down card"

    def has(self, game: Game, card: int, char: int) -> bool:
        """Whether a card has a characteristic at all."""
        return True

    def place(self, game: Game, player: int, ref: int) -> str:
        """Where a card lies, in words."""
        zone = game.state.where[ref & CARD] if game.state.alive(ref) else NOTHING
        if zone < 0:
            return ""
        whose = "" if zone // game.state.kinds == player else "rival's "
        return whose + game.zones.names[zone % game.state.kinds]

    def option(self, game: Game, player: int, option: Change) -> tuple[str, str]:
        """An option as a player reads it, and a note beside it."""
        if option[0] in PLAIN:
            ask = game.pending
            if option[0] == V_NO and ask is not None and ask.kind != K_MAY:
                return "no, let it happen", ""
            return PLAIN[option[0]], ""
        if option[0] in (V_ACTIVATE, V_STANDBY, V_REPLACE):
            name = self.card_name(game, player, option[1])
            said = self.ability_words(game, option[2])
            if option[0] == V_ACTIVATE:
                return name, f"({self.place(game, player, option[1])}) {said}"
            return (name if option[0] == V_STANDBY else f"instead, {name}"), said
        verb, fields = VERBS[option[0]]
        words = [] if option[0] == V_PICK else [verb]
        note = ""
        for index, kind in enumerate(fields):
            value = option[index + 1]
            if kind == F_CARD and value >= 0:
                words.append(self.card_name(game, player, value))
                if value >= FIRST_CARD:
                    note = note or self.beside(game, player, value)
            elif kind == F_ZONE:
                words.append(game.zones.names[value % game.state.kinds])
            elif kind == F_WORD:
                words.append(game.book.word_of(game, option[index], value))
            elif kind == F_ABILITY:
                note = self.ability_words(game, value)
            elif kind not in (F_CARD, F_ABILITY):
                words.append(str(value))
        return " ".join(words), note

    def short(self, game: Game, ref: int) -> str:
        """What a card is, in a few letters, with every effect in force."""
        return ""

    def beside(self, game: Game, player: int, ref: int) -> str:
        """What stands beside a card in a list: where it lies, and what it is."""
        where = self.place(game, player, ref)
        if self.card_name(game, player, ref) == "a face-down card":
            return f"({where})"
        if where in ("hand", ""):
            return self.short(game, ref) if where else ""
        return f"({where}) {self.short(game, ref)}"

    def ability_words(self, game: Game, ability: int) -> str:
        """An ability's text: as printed on a card, or as it would be."""
        if ability < 0:
            return ""
        for place, card in enumerate(game.lib.definitions):
            own = game.lib.own[place]
            if ability in own:
                texts = self.texts(card)
                if own.index(ability) < len(texts):
                    return texts[own.index(ability)]
        return self.written(game.lib.abilities[ability])

    def texts(self, card: CardDef) -> list[str]:
        """The printed text of each of a card's abilities."""
        return []

    def written(self, ability: Ability) -> str:
        """The text of an ability that is printed on no card of the match."""
        return ""

    def keys(self, option: Change) -> tuple[str, ...]:
        """What can be typed for an option instead of its number."""
        return KEYS.get(option[0], ())

    def number(self, option: Change) -> int:
        """The number an option has in every list, if it is not its place there."""
        return 0

    def actions(self, game: Game, player: int) -> list[Choice] | None:
        """The first step of a decision that goes action, card, position; nothing for others."""
        return None

    def question(self, game: Game, player: int) -> str:
        """What is being asked."""
        ask = game.pending
        assert ask is not None
        if ask.kind == K_CHOOSE:
            return choosing(game)
        if ask.kind == K_PAY:
            return self.payment(game, player)
        return QUESTIONS.get(ask.kind) or escape(gist(ask.clause) or KINDS[ask.kind])

    def payment(self, game: Game, player: int) -> str:
        """What is to be paid for, and how much of it is left to pay."""
        ask = game.pending
        assert ask is not None
        left = how_many_more(game)
        more = f" [dim]({left} to choose)[/]" if left > 1 else ""
        if ask.source < FIRST_CARD:
            return f"What do you pay with?{more}"
        return f"What do you pay for {escape(self.card_name(game, player, ask.source))} with?{more}"

    def about(self, game: Game, player: int) -> str:
        """The card whose text asks, and the text."""
        frame = game.frame_of(Resolve)
        if frame is None or frame.source < FIRST_CARD:
            return ""
        name = self.card_name(game, player, frame.source)
        if game.state.alive(frame.source) and not knows(game.state, player, frame.source & CARD):
            return ""
        text = self.ability_words(game, frame.ability)
        return f"[bold]{escape(name)}[/] [dim]{escape(text)}[/]"

    def step(self, game: Game) -> Step:
        """What step this is, in our own words."""
        ask = game.pending
        if ask is None:
            return Step("", "")
        return STEPS.get(ask.kind) or Step(KINDS[ask.kind], "")

    def situation(self, game: Game, player: int, width: int) -> str:
        """What is under way that every question has to be seen against."""
        return ""

    def skips(self, game: Game) -> bool:
        """Whether the pending decision leaves nothing to decide and is not worth stopping at."""
        return game.pending is not None and len(game.pending.options) == 1

    def wants_board(self, game: Game) -> bool:
        """Whether the pending decision is one to look at the whole table for."""
        return True

    def wants_hand(self, game: Game) -> bool:
        """Whether the hand is worth showing beside the pending decision."""
        return True

    def is_main(self, game: Game) -> bool:
        """Whether the pending decision is the one most of a turn is decided at."""
        return False

    def first_times(self, game: Game, player: int) -> dict[tuple[int, int], str]:
        """What is worth pointing out when it can be done for the first time, each with its key."""
        return {}

    def foretold(self, game: Game, player: int, option: Change) -> str:
        """What will not be asked after an answer, and why."""
        return ""

    def why_skipped(self, game: Game, player: int) -> str:
        """Why there is nothing to decide in a phase that is passed by itself."""
        return ""

    def board(self, game: Game, player: int, width: int, size: int = 0) -> list[str]:
        """The table as a player sees it, as lines of markup: how roomy, `drawing` says."""
        return []

    def hand(
        self,
        game: Game,
        player: int,
        width: int,
        columns: int = 1,
        usable: set[int] | None = None,
    ) -> list[str]:
        """A player's hand, as lines of markup; the `usable` cards are marked."""
        return []

    def sort(self, card: CardDef) -> str:
        """The kind of a card in a list of a deck, with a word before it that sorts the kinds."""
        return "0 cards"

    def facts(self, card: CardDef) -> str:
        """What is printed on a card beside its text, in a line."""
        return card.number

    def deeds(self, game: Game, player: int, card: int) -> list[Deed]:
        """What a player might want to do with a card of theirs."""
        return []

    def fact(self, game: Game, player: int, option: Change, clause: str) -> str:
        """Which fact is against an option, if the player can know it."""
        return ""

    def hint(self, word: str) -> str:
        """What to do instead of a word that means nothing now, but might have been meant so."""
        return ""

    def careful(self, game: Game, player: int, option: Change) -> str:
        """A question to ask before an option is taken; nothing if there is none."""
        return ""

    def tally(self, game: Game, player: int) -> list[tuple[str, object, object]]:
        """What is worth comparing at the end of a game: of the first player, and the second."""
        return []

    def digest(
        self,
        told: list[dict[str, Any]],
        start: int,
        player: int,
        game: Game,
        brief: bool = False,
    ) -> list[str]:
        """What has happened since, in a few lines; in brief without what texts did."""
        return []

    def story(self, told: list[dict[str, Any]], player: int) -> list[str]:
        """Everything that has happened, a line each."""
        return []


def face_of(game: str) -> Face:
    """The face of a game, by its short name."""
    face: Face = (part_of(game, "face") or Face)()
    return face
