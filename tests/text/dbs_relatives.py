"""Marks after a noun, in the second game's wording; and which of four cards they let be chosen.

The four: Egret (red, 2, 10000, «Heron»), Skua (blue, 3, 15000, «Gull», [Blocker]), Auk (red and
blue, 4, 20000, 10000 combo power), Mio (green, 1, 5000, Mio of the Bay).
"""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE

CHOOSES = (
    "[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards {} and return "
    "it to its owner's hand."
)
LINES = """
that is red | Egret Auk
that is red or green | Egret Auk Mio
that is mono-red | Egret
that is multicolor | Auk
that is both red and blue | Auk
which is blue | Skua Auk
that is a «Heron» card | Egret
that is a red card | Egret Auk
that is «Gull» | Skua
that are «Gull» cards | Skua
that isn't red | Skua Mio
that aren't mono-red | Skua Auk Mio
that isn't a red card | Skua Mio
that isn't a «Heron» card | Skua Auk Mio
that aren't «Heron» cards | Skua Auk Mio
that isn't {Egret} | Skua Auk Mio
that isn't a token | Egret Skua Auk Mio
which isn't blue | Egret Mio
other than {Egret} | Skua Auk Mio
other than a {Egret} card | Skua Auk Mio
other than red cards | Skua Mio
other than a red card | Skua Mio
other than tokens | Egret Skua Auk Mio
except {Skua} | Egret Auk Mio
except for {Skua} | Egret Auk Mio
excluding <Egret> cards | Skua Auk Mio
aside from {Auk} | Egret Skua Mio
besides this card | Egret Skua Auk Mio
other than this one | Egret Skua Auk Mio
that don't have [Blocker] | Egret Auk Mio
that doesn't have 10000 power or less | Skua Auk
without <Mio> in its character name | Egret Skua Auk
without {Sku} in its card name | Egret Auk Mio
without skills | Egret Auk Mio
with no skills | Egret Auk Mio
with less than 10000 power | Mio
with more than 10000 power | Skua Auk
with power less than 15000 | Egret Mio
with at least 15000 power | Skua Auk
with an energy cost less than 2 | Mio
with an energy cost greater than 2 | Skua Auk
with an energy cost of exactly 3 | Skua
with an energy cost of at least 3 | Skua Auk
with an energy cost of 3 or greater | Skua Auk
with 10000 combo power | Auk
with 10000 combo power or more | Auk
with 5000 or less combo power | Egret Skua Mio
with a combo power of 5000 or less | Egret Skua Mio
with a combo power of 10000 or more | Auk
with a combo cost of 1 or more |
with a combo cost of 1 or less | Egret Skua Auk Mio
with the «Gull» special trait | Skua
with the special trait «Heron» | Egret
named {Skua} | Skua
with cards under it |
with no cards under it | Egret Skua Auk Mio
with a marker on it |
with no markers on it | Egret Skua Auk Mio
"""
MARKS = [
    (mark, names.strip()) for mark, _, names in (line.partition(" |") for line in LINES.split("\n"))
][1:-1]
RELATIVES = [(CHOOSES.format(mark), BATTLE) for mark, _ in MARKS]
