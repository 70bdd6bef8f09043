"""Every node a text can mean is said in words, every field of it, and no two alike."""

import re
from typing import Any

import pytest

from bythebook.games.vanguard.cards import cards as vanguard_cards
from bythebook.games.vanguard.d.keywords import marks as vgd_marks
from bythebook.games.vanguard.g.keywords import marks as vgg_marks
from bythebook.games.vanguard.g.texts.events import EV_KEYWORD
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability, Modifier, Trigger
from bythebook.kernel.abilities.resolve import If
from bythebook.kernel.language.conditions import Every, TurnOf
from bythebook.kernel.language.nouns import Num, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BECOME,
    BITS_OFF,
    BITS_ON,
    CHAR_CANNOT,
    GRANT,
    LOSE_ABILITIES,
)
from bythebook.kernel.texts import lasting
from bythebook.library.explain import tongue_of
from bythebook.library.explain.speaking import NO_WORDS
from tests.library.made_nodes import DBS, VGG, WS, Game, NoValues, made, node_classes

GAMES = pytest.mark.parametrize("game", [WS, DBS, VGG], ids=lambda g: g.name)


@GAMES
def test_every_node_has_words(game: Game) -> None:
    speaker, _ = tongue_of(game.name)
    lacking = [f"{c.__module__.split('.')[-1]}.{c.__name__}" for c in node_classes(game)
               if c not in speaker.table]  # fmt: skip
    assert not lacking, f"add words to library/explain/{game.name}_words.py for: {lacking}"


@GAMES
def test_every_field_of_a_node_is_said(game: Game) -> None:
    speaker, _ = tongue_of(game.name)
    silent: list[str] = []
    for cls in node_classes(game):
        try:
            nodes = list(made(game, cls))
        except NoValues as unknown:
            silent.append(str(unknown))
            continue
        said: dict[str, Any] = {}
        for field, node in nodes:
            words = speaker.say(node)
            if NO_WORDS in words:
                silent.append(f"{cls.__name__}: {field or 'it'} has no words in {words!r}")
            elif words in said:
                silent.append(f"{cls.__name__}.{field} is not said: {words!r}")
            said[words] = node
    assert not silent, "\n".join(silent)


@GAMES
def test_different_nodes_are_said_differently(game: Game) -> None:
    speaker, _ = tongue_of(game.name)
    said: dict[str, str] = {}
    alike: list[str] = []
    for cls in node_classes(game):
        for _, node in made(game, cls):
            words = speaker.say(node)
            other = said.setdefault(words, cls.__name__)
            if other != cls.__name__:
                alike.append(f"{other} and {cls.__name__}: {words!r}")
    assert not alike, "\n".join(alike)


@GAMES
def test_words_are_words(game: Game) -> None:
    """No class's name, no field's name, nothing empty."""
    speaker, _ = tongue_of(game.name)
    classes = node_classes(game)
    names = {c.__name__ for c in classes if re.search("[a-z][A-Z]", c.__name__)}
    for cls in classes:
        for _, node in made(game, cls):
            words = speaker.say(node)
            assert words.strip() == words != "", cls
            assert not re.search(r"\bNone\b|\w_\w|\(\)|  | [,.;:]|[(] ", words), (cls, words)
            assert not names & set(re.findall(r"\w+", words)), (cls, words)
            if cls is Ability:
                assert words.endswith("."), words


def constants(module: Any, *beginnings: str) -> dict[str, int]:
    """The numbers a module gives names to that begin so."""
    return {
        name: value
        for name, value in vars(module).items()
        if type(value) is int and name.isupper() and name.startswith(beginnings)
    }


def said_apart(found: dict[str, str]) -> None:
    """Everything has words of its own."""
    assert not [name for name, words in found.items() if NO_WORDS in words]
    assert len(set(found.values())) == len(found), sorted(found.items(), key=lambda f: f[1])


@GAMES
def test_every_event_and_every_phase_has_a_name(game: Game) -> None:
    speaker, _ = tongue_of(game.name)
    happens = {n: v for n, v in constants(game.events, "EV_").items() if n != "EV_BEGIN"}
    said_apart({name: speaker.say(Trigger(event)) for name, event in happens.items()})
    phases = constants(game.events, "P_")
    begins = game.events.EV_BEGIN
    said_apart({name: speaker.say(Trigger(begins, value=v)) for name, v in phases.items()})


NOT_BARRED = ("EV_", "P_", "K_", "V_", "VAR_", "S_", "F_", "FIRST_", "IS_", "FOR_THE_", "UNTIL_")
OTHER_NUMBERS = {"TAKEN", "CANCELED", "DIRECT", "FRONTAL", "SIDE", "BY_RULES", "BY_SKILL",
                 "FROM_HAND", "COMBO_POWER_COUNTS", "MARKER", "COMBOED_FROM", "PLAYED_WITH",
                 "DISCARDED_BY_BATTLE_AREA", "NOTHING", "OF_VANGUARD", "NO_BATTLE", "FIGHTING",
                 "OVER", "VANGUARD_ATTACKED", "REAR_GUARD_ATTACKED", "BY_VANGUARD",
                 "BY_REAR_GUARD", "VANGUARD_NOT_HIT", "VANGUARD_DAMAGE", "FOR_STRIDE",
                 "FOR_G_GUARDIAN"}  # fmt: skip


@GAMES
def test_everything_that_can_be_barred_has_a_name(game: Game) -> None:
    speaker, _ = tongue_of(game.name)
    bits = {
        name: bit
        for name, bit in constants(game.events, "").items()
        if not name.startswith(NOT_BARRED) and name not in OTHER_NUMBERS
    }
    assert len(bits) > 15
    said_apart({name: speaker.names.cannot(bit) for name, bit in bits.items()})
    two = list(bits.values())[:2]
    both = speaker.names.cannot(two[0] | two[1])
    assert all(speaker.names.cannot(bit) in both for bit in two)


@GAMES
def test_durations_have_names(game: Game) -> None:
    speaker, _ = tongue_of(game.name)
    lasts = {**constants(lasting, "END_OF_"), "UNSAID": lasting.UNSAID, "GAME": lasting.THIS_GAME}
    spans = constants(game.events, "FOR_THE_", "UNTIL_", "COMBO_POWER_COUNTS")
    lasts |= {name: lasting.FRAMES + number for name, number in spans.items()}
    said_apart({name: speaker.until(number) for name, number in lasts.items()})
    assert speaker.until(lasting.FRAMES + 50) == NO_WORDS


@GAMES
def test_what_a_continuous_ability_does_is_told_apart(game: Game) -> None:
    speaker, _ = tongue_of(game.name)
    power, words, this = game.characteristic, game.cards.NAMES, This()
    cannot = game.events.CANNOT_ATTACK
    modifiers = {
        "adds": Modifier(ADD, power, this, Num(500)),
        "adds less": Modifier(ADD, power, this, Num(-500)),
        "is": Modifier(BECOME, power, this, Num(500)),
        "has": Modifier(BITS_ON, words, this, words=("Oak",)),
        "has not": Modifier(BITS_OFF, words, this, words=("Oak",)),
        "type": Modifier(BITS_ON, game.cards.TYPE, this, bits=1),
        "cannot": Modifier(BITS_ON, CHAR_CANNOT, this, bits=cannot),
        "cannot with": Modifier(BITS_ON, CHAR_CANNOT, this, words=("play Oak",)),
        "has the ability": Modifier(GRANT, 1, this, grants=Ability(ACT)),
        "loses all": Modifier(LOSE_ABILITIES, 1, this),
        "loses some": Modifier(LOSE_ABILITIES, 1, this, bits=game.keyword),
    }
    said_apart({name: speaker.say(modifier) for name, modifier in modifiers.items()})


VANGUARD_GAMES = {"vgg": vgg_marks, "vgd": vgd_marks}


@pytest.mark.parametrize("game", VANGUARD_GAMES)
def test_every_skill_and_mark_of_vanguard_has_a_name(game: str) -> None:
    """The bits that texts give or ask for, which are no nodes."""
    speaker, _ = tongue_of(game)
    bits = {
        vanguard_cards.SKILLS: _bits(vanguard_cards, after="TWIN_DRIVE", before="SKILL_NAMES"),
        vanguard_cards.MARKS: _bits(VANGUARD_GAMES[game], before="BLAZING"),
    }
    lacking = [
        f"{name} of {speaker.char(char)}"
        for char, named in bits.items()
        for name, bit in named.items()
        if NO_WORDS in speaker.names.value(char, bit)
    ]
    assert not lacking


def _bits(module: Any, before: str, after: str = "") -> dict[str, int]:
    """The single bits that a module names, in a part of it."""
    names = [name for name in vars(module) if name.isupper()]
    first = names.index(after) if after else 0
    last = names.index(before) if before in names else len(names)
    found = {name: getattr(module, name) for name in names[first:last]}
    return {n: v for n, v in found.items() if isinstance(v, int) and v.bit_count() == 1}


@pytest.mark.parametrize("keyword", [n for n in vars(vgg_marks) if n.startswith("KW_")])
def test_what_a_keyword_does_is_said(keyword: str) -> None:
    speaker, _ = tongue_of("vgg")
    words = speaker.say(Trigger(EV_KEYWORD, This(), value=getattr(vgg_marks, keyword)))
    assert NO_WORDS not in words


def test_what_is_so_anyhow_is_not_said() -> None:
    speaker, _ = tongue_of("vgg")
    always: Every = Every(())
    both = Every((always, TurnOf(YOU)))
    assert speaker.say(both) == speaker.say(TurnOf(YOU))
    assert speaker.say(If(always, (Draw(Num(1)),))) == f"({speaker.say(Draw(Num(1)))})"
    ability = Ability(ACT, (), condition=always, body=(Draw(Num(1)),))
    assert "()" not in speaker.say(ability)
    assert " :" not in speaker.say(ability)


@pytest.mark.parametrize("mark", ["STRIDE_SKILL", "G_GUARDIAN", "PAYS_STRIDE", "ONE_IN_G_DECK"])
def test_who_is_known_by_a_mark_alone_does_something(mark: str) -> None:
    speaker, _ = tongue_of("vgg")
    assert "nothing is done" not in speaker.say(Ability(CONT, (), marks=getattr(vgg_marks, mark)))
