"""The reviewed list of wordings that are folded to others before a text of the game is read.

All risk of reading two different texts alike sits here: keep it short, and sure.
"""

from __future__ import annotations

from typing import Final


def _pairs(table: str) -> dict[str, str]:
    words = table.replace(",", "").split()
    return dict(zip(words[::2], words[1::2], strict=True))


NUMBERS: Final = _pairs(
    "zero 0, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, "
    "eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16"
)
WORDS: Final[dict[str, list[str]]] = {
    word: [folded]
    for word, folded in {
        # Nouns in the plural: how many there are always stands in another word.
        **_pairs(
            "cards card, areas area, skills skill, decks deck, costs cost, leaders leader, "
            "energies energy, markers marker, tokens token, colors color, names name, "
            "players player, traits trait, copies copy, turns turn, battles battle, "
            "times time, phases phase, modes mode, numbers number, characters character, "
            "combos combo, universes universe, hands hand, warps warp, lives life, "
            " owners' owner's, cards' card's, unisons unison"
        ),
        # Verbs: who does it stands in the subject.
        **_pairs(
            "are is, attacks attack, activates activate, becomes become, deals deal, does do, "
            "evolves evolve, gets get, gain get, gains get, gaining getting, has have, "
            "inflicts inflict, decrease reduce, decreases reduce, leaves leave, loses lose, "
            "plays play, reduces reduce, takes take, "
            "uses use, ko-ed ko'd, koed ko'd, negates negate, receives receive, wins win, "
            "were is, was is"
        ),
        # Spellings, and two words for one thing.
        **_pairs(
            "an a, can't cannot, colour color, colours color, fewer less, amongst among, "
            "copys copy, mulitcolor multicolor"
        ),
    }.items()
} | {
    "isn't": ["is", "not"],
    "aren't": ["is", "not"],
    "wasn't": ["is", "not"],
    "don't": ["do", "not"],
    "doesn't": ["do", "not"],
    "didn't": ["did", "not"],
    "it's": ["it", "is"],
    "there's": ["there", "is"],
    "they're": ["they", "is"],
    "you're": ["you", "is"],
    "won't": ["will", "not"],
    "haven't": ["have", "not"],
}
THEY: Final = "~"
THEY_DO: Final = _pairs(
    "adds add, chooses choose, discards discard, draws draw, kos ko, ko-s ko, looks look, "
    "places place, "
    "puts put, removes remove, returns return, reveals reveal, sends send, shuffles shuffle, "
    "switches switch"
)
"""verbs of which the ending alone tells that somebody else does it, if nobody stands before"""
SUBJECTS: Final = frozenset(("opponent", "player", "card", "it", "who", "skill", "they", "token"))
SHORT: Final = {"drop": "area", "leader": "card", "unison": "card"}
"""words that are printed alone for the area, or for the cards, that they belong to"""
PHRASES: Final[dict[tuple[str, ...], list[str]]] = {
    ("for", "the", "duration", "of", "the", "turn"): ["for", "the", "turn"],
    ("for", "the", "duration", "of", "the", "battle"): ["for", "the", "battle"],
    ("for", "the", "duration", "of", "the", "game"): ["for", "the", "game"],
    ("for", "the", "duration", "of", "this", "turn"): ["for", "the", "turn"],
    ("for", "this", "turn"): ["for", "the", "turn"],
    ("for", "this", "battle"): ["for", "the", "battle"],
    ("all", "your"): ["all", "of", "your"],
    # What is in the energy area is energy (8-5-5), in the life area life (8-5-6).
    ("energy", "area"): ["energy"],
    ("energy", "card"): ["energy"],
    ("life", "area"): ["life"],
    ("in", "play", "in"): ["in"],
    ("a", "unison", "in", "play"): ["a", "unison", "card", "in", "play"],
    ("or", "lower"): ["or", "less"],
    ("the", "beginning", "of"): ["the", "start", "of"],
    ("also", "get"): ["get"],
    ("deck", "afterwards"): ["deck"],
    ("get", "a", "additional"): ["get"],
    **{("or", word): ["or", "more"] for word in ("higher", "greater", "above")},
    ("or", "below"): ["or", "less"],
    ("owners", "hand"): ["owner's", "hand"],
    ("from", "you", "hand"): ["from", "your", "hand"],
    ("during", "this", "turn"): ["for", "the", "turn"],
    ("during", "this", "battle"): ["for", "the", "battle"],
    ("at", "the", "bottom"): ["on", "the", "bottom"],
    # There is one other player, and texts speak to their master (4-3-3).
    ("the", "opponent"): ["your", "opponent"],
    ("the", "opponent's"): ["your", "opponent's"],
    ("is", "unable", "to"): ["cannot"],
    # An apostrophe before the plural's s.
    ("card's", "with"): ["card", "with"],
    ("on", "top", "of"): ["on", "the", "top", "of"],
    # After a verb that takes cards, "a" is how many.
    **{(verb, "a"): [verb, "1"] for verb in ("choose", "draw", "discard", "reveal", "add")},
}
