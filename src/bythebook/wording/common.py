"""The words of any game, in plain ones; a game's own (`bythebook.wording.ws`) says it better."""

from collections.abc import Mapping
from typing import ClassVar

from bythebook.kernel.abilities.abilities import Ability, CardDef
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.seeing.views import knows, remembered
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import (
    F_ABILITY,
    F_CARD,
    F_NAME,
    F_WORD,
    F_ZONE,
    K_CHOOSE,
    K_MAY,
    K_PAY,
    KINDS,
    V_ACTIVATE,
    V_DONE,
    V_FIRST,
    V_NO,
    V_PASS,
    V_PICK,
    V_REPLACE,
    V_STANDBY,
    V_UNPLAYED,
    V_YES,
    VERBS,
)
from bythebook.kernel.state.refs import CARD, FIRST_CARD, NOTHING, PUBLIC, SHIFT
from bythebook.register import gist
from bythebook.text.grammar import Unprintable
from bythebook.wording.asking import choosing, how_many_more
from bythebook.wording.digest import Digest
from bythebook.wording.said import About, Deed, Prompt, Said, Step, Verdict
from bythebook.wording.steps import QUESTIONS, STEPS
from bythebook.wording.story import Phrase, Told, merged, plainly

PLAIN = {V_YES: "yes", V_NO: "no", V_PASS: "pass", V_DONE: "done"}
FACE_DOWN = "a face-down card"


def in_sight(game: Game, ref: int) -> bool:
    """Whether a card that is another by now has moved just once since, to where all see it."""
    state = game.state
    card = ref & CARD
    if state.inc[card] != (ref >> SHIFT) + 1 or state.where[card] < 0:
        return False
    return game.zones.sight[state.kind_of(card)] == PUBLIC


def printed_lines(card: CardDef) -> list[str]:
    """A card's text as printed; what is not read, and so not played, is marked."""
    unread = card.unread
    return [
        f"[not read] {line}" if any(line.strip() in u or u in line for u in unread) else line
        for line in card.text
    ]


class Wording:
    """A game's words, most of them by the kind of the pending decision.

    Everything is said to one player, and tells nothing that this player may not know.
    """

    questions: ClassVar[dict[int, str]] = {}
    passing: ClassVar[dict[int, str]] = {}
    """what it means to pass"""
    leads: ClassVar[dict[int, str]] = {V_ACTIVATE: "use"}
    """what is done with the card an option names, by verb"""
    steps: ClassVar[dict[int, Step]] = STEPS
    not_of_a_text: ClassVar[tuple[int, ...]] = ()
    """decisions that no card's text asks for, also in the midst of one"""
    chars: ClassVar[dict[str, int]] = {}
    """the characteristics whose parts can be explained, by name"""
    interrupts: ClassVar[Mapping[type[Procedure], str]] = {}
    """rule actions that interrupt, of which a player may choose the first"""
    teller: ClassVar[type[Digest]] = Digest
    """what tells what has happened, in a few lines"""

    # Cards.

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
        return FACE_DOWN

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

    def whose_place(self, game: Game, player: int, ref: int) -> str:
        """Where a card lies, and whose that is."""
        where = self.place(game, player, ref)
        return where if where.startswith("rival's ") else f"your {where}"

    def short(self, game: Game, ref: int) -> str:
        """What a card is, in a few letters, with every effect in force."""
        return ""

    def beside(self, game: Game, player: int, ref: int) -> str:
        """What stands beside a card in a list: where it lies, and what it is."""
        where = self.place(game, player, ref)
        if self.card_name(game, player, ref) == FACE_DOWN:
            return f"({where})"
        if where in ("hand", ""):
            return self.short(game, ref) if where else ""
        return f"({where}) {self.short(game, ref)}".rstrip()

    def sort(self, card: CardDef) -> str:
        """The kind of a card in a list of a deck, with a word before it that sorts the kinds."""
        return "0 cards"

    def in_full(self, card: CardDef) -> str:
        """All that is printed on a card beside its text."""
        return card.number

    def facts(self, card: CardDef) -> str:
        """What is printed on a card beside its text, in a line; and whether all of it is read."""
        return f"{self.in_full(card)} [not read in part]" if card.unread else self.in_full(card)

    # Abilities.

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
        try:
            return self.show(ability)
        except Unprintable:
            return ""

    def show(self, ability: Ability) -> str:
        """An ability as it would be printed; raises Unprintable."""
        return ""

    # Options.

    def option(self, game: Game, player: int, option: Change) -> Said:
        """An option as a player reads it."""
        verb = option[0]
        kind = self.asked(game)
        if verb == V_PASS and kind in self.passing:
            return Said(self.passing[kind])
        if verb in PLAIN:
            return Said("no, let it happen" if verb == V_NO and kind != K_MAY else PLAIN[verb])
        if verb in (V_ACTIVATE, V_STANDBY, V_REPLACE, V_UNPLAYED):
            name = self.card_name(game, player, option[1])
            said = self.ability_words(game, option[2])
            if verb == V_ACTIVATE:
                place = f"({self.place(game, player, option[1])}) {said}"
                return Said(name, place.rstrip(), self.leads[V_ACTIVATE])
            if verb == V_UNPLAYED:
                return Said(f"do not use {name}", said)
            return Said(name if verb == V_STANDBY else f"instead, {name}", said)
        if verb == V_FIRST:
            due = type(game.book.interrupts(game)[option[1]][1])
            return Said(self.interrupts.get(due, due.__name__))
        name, fields = VERBS[verb]
        words = [] if verb == V_PICK else [name]
        note = ""
        for index, field in enumerate(fields):
            value = option[index + 1]
            if field == F_CARD and value >= 0:
                words.append(self.card_name(game, player, value))
                if value >= FIRST_CARD:
                    note = note or self.beside(game, player, value)
            elif field == F_ZONE:
                words.append(game.zones.names[value % game.state.kinds])
            elif field == F_WORD:
                words.append(game.book.word_of(game, option[index], value))
            elif field == F_NAME:
                words.append(game.lib.names[value])
            elif field == F_ABILITY:
                note = self.ability_words(game, value)
            elif field not in (F_CARD, F_ABILITY):
                words.append(str(value))
        return Said(" ".join(words), note)

    def foretold(self, game: Game, player: int, option: Change) -> str:
        """What will not be asked after an answer, and why."""
        return ""

    def careful(self, game: Game, player: int, option: Change) -> str:
        """A question to ask before an option is taken; nothing if there is none."""
        return ""

    # Questions.

    def asked(self, game: Game) -> int:
        """The kind of the pending decision."""
        return -1 if game.pending is None else game.pending.kind

    def question(self, game: Game, player: int) -> Prompt:
        """What is being asked."""
        ask = game.pending
        assert ask is not None
        if ask.kind in self.questions:
            return Prompt(self.questions[ask.kind])
        if ask.kind == K_CHOOSE:
            return choosing(game)
        if ask.kind == K_PAY:
            return self.payment(game, player)
        if ask.kind == K_MAY:
            return self.may(game, player)
        return Prompt(QUESTIONS.get(ask.kind) or gist(ask.clause) or KINDS[ask.kind])

    def may(self, game: Game, player: int) -> Prompt:
        """What a yes would do."""
        return Prompt("Do you?", gist("" if game.pending is None else game.pending.clause))

    def payment(self, game: Game, player: int) -> Prompt:
        """What is to be paid for, and how much of it is left to pay."""
        ask = game.pending
        assert ask is not None
        left = how_many_more(game)
        more = f"{left} to choose" if left > 1 else ""
        if ask.source < FIRST_CARD:
            return Prompt("What do you pay with?", more)
        return Prompt(f"What do you pay for {self.card_name(game, player, ask.source)} with?", more)

    def about(self, game: Game, player: int) -> list[About]:
        """The card whose text asks, and the text."""
        frame = game.frame_of(Resolve)
        if self.asked(game) in self.not_of_a_text or frame is None or frame.source < FIRST_CARD:
            return []
        name = self.card_name(game, player, frame.source)
        if game.state.alive(frame.source) and not knows(game.state, player, frame.source & CARD):
            return []
        return [About(name, self.ability_words(game, frame.ability))]

    def phase(self, game: Game) -> str:
        """The phase, and in a battle the step."""
        return ""

    def step(self, game: Game) -> Step:
        """What step this is, in our own words."""
        ask = game.pending
        if ask is None:
            return Step("", "")
        known = self.steps.get(ask.kind)
        if known is None:
            return Step(KINDS[ask.kind], "")
        now = self.phase(game)
        if now in ("", known.name):
            return known
        return Step(f"{now}: {known.name}", known.what, known.after)

    def first_times(self, game: Game, player: int) -> dict[tuple[int, int], str]:
        """What is worth pointing out when it can be done for the first time, each with its key."""
        return {}

    def why_skipped(self, game: Game, player: int) -> str:
        """Why there is nothing to decide in a phase that is passed by itself."""
        return ""

    # Why not.

    def deeds(self, game: Game, player: int, card: int) -> list[Deed]:
        """What a player might want to do with a card of theirs."""
        return []

    def fact(self, game: Game, player: int, option: Change, clause: str) -> str:
        """Which fact is against an option, if the player can know it."""
        return ""

    def verdicts(self, game: Game, player: int, card: int) -> list[Verdict]:
        """For each thing a player might do with a card, whether it can be done, and why not."""
        found: list[Verdict] = []
        mine = game.state.side_of(card) == player
        for deed in self.deeds(game, player, card) if mine else ():
            clause = deed.untimely or game.why_not(deed.option)
            fact = ""
            if deed.untimely:
                fact = f"the time for it is {deed.when}; this is the {self.step(game).name}"
            elif clause:
                fact = self.fact(game, player, deed.option, clause)
            found.append(Verdict(deed.words, clause, fact))
        return found

    # What has happened.

    def digest(
        self,
        told: list[Told],
        start: int,
        player: int,
        game: Game,
        brief: bool = False,
    ) -> list[str]:
        """What has happened since, in a few lines; in brief without what texts did."""
        return self.teller(player, game, start).of(told, brief)

    def phrase(self, item: Told) -> Phrase | None:
        """One event of what has happened; nothing if it is not worth telling."""
        return plainly(item)

    def story(self, told: list[Told], player: int) -> list[str]:
        """Everything that has happened, a line each."""
        return merged(told, self.phrase, player)
