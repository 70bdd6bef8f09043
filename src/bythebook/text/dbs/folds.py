"""The reviewed list of wordings that only texts of Dragon Ball Super have folded to others."""

from __future__ import annotations

from typing import Final

from bythebook.text.english import folds
from bythebook.text.english.folds import NUMBERS as NUMBERS  # noqa: PLC0414 - beside the words
from bythebook.text.english.folds import one_after, pairs

WORDS: Final[dict[str, list[str]]] = {
    word: [folded]
    for word, folded in {
        **folds.WORDS,
        **pairs(
            "skills skill, costs cost, leaders leader, energies energy, tokens token, "
            "copies copy, turns turn, battles battle, phases phase, modes mode, numbers number, "
            "combos combo, universes universe, warps warp, lives life, owners' owner's, "
            "cards' card's, unisons unison"
        ),
        **pairs(
            "activates activate, evolves evolve, gaining getting, inflicts inflict, "
            "decrease reduce, decreases reduce, leaves leave, reduces reduce, takes take, "
            "ko-ed ko'd, koed ko'd, negates negate, receives receive, wins win, "
            "were is, was is"
        ),
        **pairs("copys copy, mulitcolor multicolor"),
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
THEY_DO: Final = pairs(
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
    **folds.PHRASES,
    ("for", "the", "duration", "of", "the", "turn"): ["for", "the", "turn"],
    ("for", "the", "duration", "of", "the", "battle"): ["for", "the", "battle"],
    ("for", "the", "duration", "of", "the", "game"): ["for", "the", "game"],
    ("for", "the", "duration", "of", "this", "turn"): ["for", "the", "turn"],
    ("for", "this", "turn"): ["for", "the", "turn"],
    ("for", "this", "battle"): ["for", "the", "battle"],
    # What is in the energy area is energy (8-5-5), in the life area life (8-5-6).
    ("energy", "area"): ["energy"],
    ("energy", "card"): ["energy"],
    ("life", "area"): ["life"],
    ("in", "play", "in"): ["in"],
    ("a", "unison", "in", "play"): ["a", "unison", "card", "in", "play"],
    ("or", "lower"): ["or", "less"],
    ("the", "beginning", "of"): ["the", "start", "of"],
    ("also", "get"): ["get"],
    ("get", "a", "additional"): ["get"],
    **{("or", word): ["or", "more"] for word in ("higher", "greater", "above")},
    ("or", "below"): ["or", "less"],
    ("owners", "hand"): ["owner's", "hand"],
    ("during", "this", "turn"): ["for", "the", "turn"],
    ("during", "this", "battle"): ["for", "the", "battle"],
    ("at", "the", "bottom"): ["on", "the", "bottom"],
    # There is one other player, and texts speak to their master (4-3-3).
    ("the", "opponent"): ["your", "opponent"],
    ("the", "opponent's"): ["your", "opponent's"],
    ("is", "unable", "to"): ["cannot"],
    # An apostrophe before the plural's s.
    ("card's", "with"): ["card", "with"],
    **one_after("choose", "draw", "discard", "reveal", "add"),
}
