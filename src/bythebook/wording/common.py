"""The words of any game, in plain ones; a game's own (`bythebook.wording.ws`) says it better."""

from collections.abc import Mapping
from typing import ClassVar

from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.seeing.views import knows
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
    V_CONCEDE,
    V_DONE,
    V_FIRST,
    V_NAME,
    V_NAMES,
    V_NO,
    V_NUMBER,
    V_PASS,
    V_PICK,
    V_REPLACE,
    V_STANDBY,
    V_UNPLAYED,
    V_YES,
    VERBS,
)
from bythebook.kernel.state.refs import CARD, FIRST_CARD
from bythebook.language import mark_all
from bythebook.wording.asking import choosing, how_many_more, paying
from bythebook.wording.digest import Digest
from bythebook.wording.naming import Naming
from bythebook.wording.said import About, Battle, Deed, Prompt, Said, Step, Verdict
from bythebook.wording.steps import QUESTIONS, SHORT, STEPS
from bythebook.wording.story import Phrase, Told, merged, plainly

PLAIN = mark_all({V_YES: "yes", V_NO: "no", V_PASS: "pass", V_DONE: "done"})
FORMS = mark_all(
    {
        V_CONCEDE: "concede",
        V_NAME: "name {name}",
        V_NAMES: "names {name} {name_2}",
        V_NUMBER: "number {number}",
    }
)


class Wording(Naming):
    """A game's words, most of them by the kind of the pending decision.

    Everything is said to one player, in a language of theirs, and tells nothing that this
    player may not know. The tables are of messages (`bythebook.language`).
    """

    questions: ClassVar[dict[int, str]] = {}
    passing: ClassVar[dict[int, str]] = {}
    """what it means to pass"""
    leads: ClassVar[dict[int, str]] = mark_all({V_ACTIVATE: "use {card}"})
    """what is done with the card an option names, by verb"""
    forms: ClassVar[dict[int, str]] = FORMS
    """other options, by verb, with their fields by name: {card}, {zone}, {zone_2} and so on"""
    steps: ClassVar[dict[int, Step]] = STEPS
    not_of_a_text: ClassVar[tuple[int, ...]] = ()
    """decisions that no card's text asks for, also in the midst of one"""
    interrupts: ClassVar[Mapping[type[Procedure], str]] = {}
    """rule actions that interrupt, of which a player may choose the first"""
    teller: ClassVar[type[Digest]] = Digest
    """what tells what has happened, in a few lines"""
    attacked: ClassVar[int] = -1
    """the event of which a card attacks another"""
    attack_over: ClassVar[int] = -1
    """the event of which an attack ends"""
    attack_phase: ClassVar[str] = ""
    """the phase in which attacks are made, as a message"""
    damaged: ClassVar[int] = -1
    """the event of which a player has taken damage, its value how much"""

    # Options.

    def option(self, game: Game, player: int, option: Change) -> Said:
        """An option as a player reads it."""
        verb = option[0]
        kind = self.asked(game)
        tr = self.tr
        if verb == V_PASS and kind in self.passing:
            return Said(tr(self.passing[kind]))
        if verb in PLAIN:
            if verb == V_NO and kind != K_MAY:
                return Said(tr("no, let it happen"))
            return Said(tr(PLAIN[verb]))
        if verb in (V_ACTIVATE, V_STANDBY, V_REPLACE, V_UNPLAYED):
            name = self.card_name(game, player, option[1])
            said = self.ability_words(game, option[2])
            if verb == V_ACTIVATE:
                place = f"({self.place(game, player, option[1])}) {said}"
                return Said(name, place.rstrip(), self.lead(V_ACTIVATE))
            if verb == V_UNPLAYED:
                return Said(tr("do not use {card}", card=name), said)
            return Said(name if verb == V_STANDBY else tr("instead, {card}", card=name), said)
        if verb == V_FIRST:
            due = type(game.book.interrupts(game)[option[1]][1])
            return Said(tr(self.interrupts.get(due, due.__name__)))
        return self.by_its_fields(game, player, option)

    def lead(self, verb: int) -> str:
        """What is done with the card that an option of a verb names."""
        return self.tr(self.leads[verb])

    def by_its_fields(self, game: Game, player: int, option: Change) -> Said:
        """An option by its verb and what its fields name."""
        verb, fields = VERBS[option[0]]
        values: dict[str, str] = {}
        note = ""
        for index, field in enumerate(fields):
            value = option[index + 1]
            said = str(value)
            if field == F_CARD:
                if value < 0:
                    continue
                said = self.card_name(game, player, value)
                if value >= FIRST_CARD:
                    note = note or self.beside(game, player, value)
            elif field == F_ZONE:
                said = self.zone(game, value)
            elif field == F_WORD:
                said = game.book.word_of(game, option[index], value)
            elif field == F_NAME:
                said = game.lib.names[value]
            elif field == F_ABILITY:
                note = self.ability_words(game, value)
                continue
            known = sum(name.partition("_")[0] == field for name in values)
            values[f"{field}_{known + 1}" if known else field] = said
        form = self.forms.get(option[0])
        if form is not None:
            return Said(self.tr(form, **values), note)
        head = [] if option[0] == V_PICK else [self.term(verb)]
        return Said(" ".join([*head, *values.values()]), note)

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
            return Prompt(self.tr(self.questions[ask.kind]))
        if ask.kind == K_CHOOSE:
            return choosing(game, self.tr)
        if ask.kind == K_PAY:
            return self.payment(game, player)
        if ask.kind == K_MAY:
            return self.may(game, player)
        if ask.kind in QUESTIONS:
            return Prompt(self.tr(QUESTIONS[ask.kind]))
        return Prompt(self.tr.gist(ask.clause) or self.term(KINDS[ask.kind]))

    def may(self, game: Game, player: int) -> Prompt:
        """What a yes would do."""
        clause = "" if game.pending is None else game.pending.clause
        return Prompt(self.tr("Do you?"), self.tr.gist(clause))

    def so_far(self, frame: FromTop) -> str:
        """How many cards were taken, of those that can be."""
        return self.tr("{done} of up to {count} so far", done=frame.tries, count=frame.count)

    def payment(self, game: Game, player: int) -> Prompt:
        """What is to be paid for, and how much of it is left to pay."""
        ask = game.pending
        assert ask is not None
        left = how_many_more(game)
        left_to_pay = self.tr("{count} to choose", count=left) if left > 1 else ""
        more = "; ".join(filter(None, (paying(game, self.tr), left_to_pay)))
        if ask.source < FIRST_CARD:
            return Prompt(self.tr("What do you pay with?"), more)
        name = self.card_name(game, player, ask.source)
        return Prompt(self.tr("What do you pay for {card} with?", card=name), more)

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
        """The phase, and in a battle the step, as a message."""
        return ""

    def phase_and_step(self, game: Game) -> tuple[str, str]:
        """The phase, and in an attack the step, both as messages."""
        now = self.phase(game)
        return (self.attack_phase, now) if now in self.attack_steps() else (now, "")

    def phases(self) -> list[str]:
        """The phases of a turn in order, as messages."""
        return []

    def attack_steps(self) -> list[str]:
        """The steps of an attack in order, as messages."""
        return []

    def short_of(self, name: str) -> str:
        """A phase or step among its like, where there is little room."""
        return self.tr(SHORT[name]) if name in SHORT else self.term(name)

    def ends_attack(self, item: Told) -> bool:
        """Whether an attack is over with this."""
        return bool(item["event"] == "event" and item["kind"] == self.attack_over)

    def battle(self, game: Game) -> Battle | None:
        """The attack under way, if there is one."""
        return None

    def step(self, game: Game) -> Step:
        """What step this is, in our own words."""
        ask = game.pending
        if ask is None:
            return Step("", "")
        known = self.steps.get(ask.kind)
        if known is None:
            return Step(self.term(KINDS[ask.kind]), "")
        now = self.phase(game)
        name, what, after = (self.tr(part) if part else "" for part in known)
        if now in ("", known.name):
            return Step(name, what, after)
        return Step(f"{self.tr(now)}: {name}", what, after)

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
                fact = self.tr(
                    "the time for it is {when}; this is the {step}",
                    when=self.tr(deed.when),
                    step=self.step(game).name,
                )
            elif clause:
                fact = self.fact(game, player, deed.option, clause)
            found.append(self.verdict(deed.words, clause, fact))
        return found

    def verdict(self, deed: str, clause: str, fact: str) -> Verdict:
        """Whether something can be done, or which clause and fact are against it."""
        tr = self.tr
        if not clause:
            return Verdict(deed, answer=tr("you can do that now."))
        sentence = f"{fact[:1].upper()}{fact[1:]}." if fact else ""
        because = " ".join(part for part in (sentence, tr.gist(clause)) if part)
        answer = tr("no. {because} ({clause})", because=because, clause=clause)
        return Verdict(deed, clause, fact, because, answer)

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
        return self.teller(player, game, start, self).of(told, brief)

    def phrase(self, item: Told) -> Phrase | None:
        """One event of what has happened; nothing if it is not worth telling."""
        return plainly(item)

    def story(self, told: list[Told], player: int) -> list[str]:
        """Everything that has happened, a line each."""
        return merged(told, self, player)
