"""Every node a text can mean is said in words, every field of it, and no two alike."""

import re
from typing import Any

import pytest

from bythebook.kernel.abilities.abilities import ACT, Ability, Modifier, Trigger
from bythebook.kernel.language.nouns import Num, This
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
