"""The policy of the book: what it says once and for all, in the order of its clauses."""

from typing import Final

from bythebook.games.dbs.cards.cards import (
    ANY_COLOR,
    ANY_TYPE,
    AWAKEN,
    BATTLE,
    COUNTERS,
    EVOLVE,
    EX_EVOLVE,
    EXTRA,
    IN_BATTLE,
    MAIN,
    SURGE,
    UNION_ABSORB,
    UNION_FUSION,
    UNION_POTARA,
    UNISON,
    WISH,
    XENO_EVOLVE,
)
from bythebook.games.dbs.texts.events import DISCARDED_BY_BATTLE_AREA
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    COMBO_AREA,
    DROP,
    ENERGY,
    EVERYWHERE,
    HAND,
    IN_PLAY,
    LEADER_AREA,
    LIFE,
    OPEN_AREAS,
    REMOVED,
    REST,
    TURNED,
    UNISON_AREA,
)
from bythebook.kernel.procedure.policy import Flag, Number, Numbers
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP, NOBODY_SEES, NOTHING, OWNER_SEES, PUBLIC

# Section 1.

LEAST_NUMBER: Final = Number("dbs 1-3-5", value=1, otherwise=-1)
"""A number a player names is whole, and one or more, if nothing else is said."""

# Section 2.

WHERE_LEADERS_ARE: Final = Numbers("dbs 2-3-2-1-1", value=(LEADER_AREA,), otherwise=EVERYWHERE)
"""A text that says "leader" means the one in the leader area."""
SAID_BATTLE_CARD: Final = Number("dbs 2-3-2-2-1", value=BATTLE, otherwise=ANY_TYPE)
"""A text that says "Battle Card" means a card of that type."""
SAID_EXTRA_CARD: Final = Number("dbs 2-3-2-3-1", value=EXTRA, otherwise=ANY_TYPE)
"""A text that says "Extra Card" means a card of that type."""
SAID_UNISON_CARD: Final = Number("dbs 2-3-2-4-1", value=UNISON, otherwise=ANY_TYPE)
"""A text that says "Unison" or "Unison Card" means a card of that type."""
X_ELSEWHERE: Final = Number("dbs 2-11-2-4", value=0, otherwise=99)
"""Where no cost is being paid, an X that nothing else fixes is zero."""
HAVE_COSTS: Final = Number("dbs 2-11-5", value=BATTLE | EXTRA | UNISON, otherwise=ANY_TYPE)
"""A text about energy costs means battle cards, extra cards and unison cards."""

# Section 3.

HAND_SIGHT: Final = Number("dbs 3-3-2", "dbs 3-3-3", value=OWNER_SEES, otherwise=NOBODY_SEES)
"""A player looks at their own hand as they like, and nobody at another's."""
LEADER_SIGHT: Final = Number("dbs 3-5-2", value=PUBLIC, otherwise=NOBODY_SEES)
"""Everybody sees the leader area."""
PLAYED_AS: Final = Number("dbs 3-6-4", value=ACTIVE, otherwise=REST)
"""Cards come to the battle area in active mode, if nothing else is said."""
FIELDS_ALLOWED: Final = Number("dbs 3-6-6", value=1, otherwise=99)
"""Of any number of extra cards in a battle area one may have [Field]."""
WHERE_COMBO_CARDS_ARE: Final = Numbers("dbs 3-7-3-2", value=(COMBO_AREA,), otherwise=(BATTLE_AREA,))
"""Battle cards that a text says are used in a combo need not be in the battle area."""
ENERGY_SIGHT: Final = Number("dbs 3-8-2", value=PUBLIC, otherwise=NOBODY_SEES)
"""The energy area lies face up before everybody; its player may change its order."""
CHARGED_AS: Final = Number("dbs 3-8-3", value=ACTIVE, otherwise=REST)
"""Cards come to the energy area in active mode, if nothing else is said."""
OPEN_LIFE_IS_SEEN: Final = Flag("dbs 3-9-3", value=True)
"""A life card that lies face up is open to everybody."""
UNISON_SIGHT: Final = Number("dbs 3-11-2", value=PUBLIC, otherwise=NOBODY_SEES)
"""The unison area lies face up before everybody."""
UNISON_AS: Final = Number("dbs 3-11-4", value=ACTIVE, otherwise=REST)
"""Cards come to the unison area in active mode, if nothing else is said."""
UNISONS_ALLOWED: Final = Number("dbs 3-11-5", value=1, otherwise=99)
"""The unison area has room for one card."""

# Section 4.

WHERE_MODES_ARE: Final = Numbers("dbs 4-8-1", value=TURNED, otherwise=OPEN_AREAS)
"""A text that says a mode of cards, and nothing else, means those that can have one."""

# Section 5.

COPIES_ALLOWED: Final = Number("dbs 5-1-3-1", value=4, otherwise=99)
"""No more than four cards of one number."""

# Section 6.

BATTLE_CARDS_ARE_PLAYED: Final = Number("dbs 6-3-1-2-1", value=BATTLE, otherwise=0)
"""In the main phase the turn player can play battle cards from the hand."""
UNISON_CARDS_ARE_PLAYED: Final = Number("dbs 6-3-1-2-2", value=UNISON, otherwise=0)
"""In the main phase the turn player can play unison cards from the hand."""
IN_MAIN: Final = Number("dbs 6-3-1-2-3", value=MAIN, otherwise=0)
"""In the main phase the turn player can activate [Activate: Main] and [Main/Battle]."""
ANSWERED_IN_MAIN: Final = Flag("dbs 6-3-1-2-3-1", value=True)
"""Skills of the main phase are answered before and after they resolve."""
KEYWORDS_IN_MAIN: Final = Number("dbs 6-3-1-2-3-2", value=AWAKEN | SURGE | WISH, otherwise=0)
"""[Awaken] and [Wish] are [Activate] skills, and can be activated in the main phase."""

# Section 7.

COMBOS_FROM_HAND_IN_OFFENSE: Final = Flag("dbs 7-2-1-2-2", value=True)
"""The turn player can combo with battle cards of the hand."""
IN_OFFENSE: Final = Number("dbs 7-2-1-2-3", value=IN_BATTLE, otherwise=0)
"""In the offense step the turn player can activate [Activate: Battle] and [Main/Battle]."""
ANSWERED_IN_OFFENSE: Final = Flag("dbs 7-2-1-2-3-1", value=True)
"""Skills of the offense step are answered before and after they resolve."""
KEYWORDS_IN_OFFENSE: Final = Number("dbs 7-2-1-2-3-2", value=AWAKEN | SURGE | WISH, otherwise=0)
"""[Awaken] and [Wish] can be activated in the offense step."""
COMBOS_FROM_HAND_IN_DEFENSE: Final = Flag("dbs 7-3-1-2-2", value=True)
"""The other player can combo with battle cards of the hand."""
IN_DEFENSE: Final = Number("dbs 7-3-1-2-3", value=IN_BATTLE, otherwise=0)
"""In the defense step the other player can activate [Activate: Battle] and [Main/Battle]."""
ANSWERED_IN_DEFENSE: Final = Flag("dbs 7-3-1-2-3-1", value=True)
"""Skills of the defense step are answered before and after they resolve."""
KEYWORDS_IN_DEFENSE: Final = Number("dbs 7-3-1-2-3-2", value=AWAKEN | SURGE | WISH, otherwise=0)
"""[Awaken] and [Wish] can be activated in the defense step."""

# Section 8.

STAYS_BARRED: Final = Flag("dbs 8-1-4-2", value=True)
"""What an effect has made unfit as a [Permanent] skill's object stays so for the turn."""
GAINS_WHEN_NEGATED: Final = Flag("dbs 8-3-5", value=False)
"""A card whose skills are negated, of whatever sort, gains none."""
GAINS_NEGATED_SORT: Final = Flag("dbs 8-3-6", value=False)
"""A card of whose skills a sort is negated gains none of that sort."""
MARKERS_FOR_ZERO: Final = Number("dbs 8-4-2-5-1-2", value=0, otherwise=1)
"""A marker cost of zero changes no markers."""
COLORS_THAT_PAY: Final = Number("dbs 8-4-2-4", value=ANY_COLOR, otherwise=0)
"""A cost of a color is paid with energy of that color, whichever it is."""
WHERE_BATTLE_CARDS_ARE: Final = Numbers("dbs 8-5-4", value=(BATTLE_AREA,), otherwise=OPEN_AREAS)
"""A text that says "Battle Card" means one in a battle area, if it does not say otherwise."""
WHERE_TOKENS_ARE: Final = Numbers("dbs 8-5-4-2", value=(BATTLE_AREA,), otherwise=OPEN_AREAS)
"""A text that says "token" means one in a battle area, if it does not say otherwise."""
WHERE_ENERGY_IS: Final = Numbers("dbs 8-5-5", value=(ENERGY,), otherwise=OPEN_AREAS)
"""A text that says "energy card" means a card in an energy area."""
WHERE_LIFE_IS: Final = Numbers("dbs 8-5-6", value=(LIFE,), otherwise=EVERYWHERE)
"""A text that says "life" means a card in a life area."""
WHERE_UNISONS_ARE: Final = Numbers("dbs 8-5-7", value=(UNISON_AREA,), otherwise=OPEN_AREAS)
"""A text that says "Unison Card" means one in a unison area, if it does not say otherwise."""
WHERE_NAMED_CARDS_ARE: Final = Numbers(
    "dbs 8-5-9", value=(LEADER_AREA, BATTLE_AREA), otherwise=OPEN_AREAS
)
"""A character name or a trait means cards in leader and battle areas, if nothing else."""
STAYS_NEGATED: Final = Flag("dbs 8-6-5-2", value=True)
"""A skill negated in the area its card leaves is not triggered by that move."""
AS_IT_WAS: Final = Flag("dbs 8-10-1", value=False)
"""Of a card that has moved meanwhile an effect knows what it is in the area it got to."""

# Section 10.

AWAKEN_SKILLS: Final = Number("dbs 10-2-2-1", value=AWAKEN | SURGE, otherwise=AWAKEN)
"""Texts about [Awaken] skills mean [Awaken] and [Awaken: Surge]."""
EVOLVE_FROM: Final = Numbers("dbs 10-5-2", value=(HAND,), otherwise=(HAND, DROP))
"""[Evolve] skills are activated from the hand only."""
EVOLVE_SKILLS: Final = Number(
    "dbs 10-5-3-2", value=EVOLVE | EX_EVOLVE | XENO_EVOLVE, otherwise=EVOLVE
)
"""Texts about [Evolve] skills mean [Evolve], [EX-Evolve] and [Xeno-Evolve]."""
EVOLVED_WITH: Final = Number("dbs 10-5-7", value=EVOLVE | EX_EVOLVE | XENO_EVOLVE, otherwise=0)
"""An evolved card is one that was played with any of the [Evolve] skills."""
WIDENS_EVOLVE: Final = Number("dbs 10-5-8", value=EVOLVE | EX_EVOLVE | XENO_EVOLVE, otherwise=0)
"""A text can widen what can be chosen for [Evolve] skills."""
DOUBLE_STRIKES: Final = Number("dbs 10-7-1-1", value=2, otherwise=1)
"""[Double Strike] means two damage."""
TRIPLE_STRIKES: Final = Number("dbs 10-7-1-2", value=3, otherwise=1)
"""[Triple Strike] means three damage."""
QUADRUPLE_STRIKES: Final = Number("dbs 10-7-1-3", value=4, otherwise=1)
"""[Quadruple Strike] means four damage."""
DUAL_ATTACKS: Final = Number("dbs 10-8-1-1", value=2, otherwise=1)
"""[Dual Attack] means two attacks."""
TRIPLE_ATTACKS: Final = Number("dbs 10-8-1-2", value=3, otherwise=1)
"""[Triple Attack] means three attacks."""
AVENGERS_IN: Final = Numbers("dbs 10-9-2", value=(BATTLE_AREA, UNISON_AREA), otherwise=IN_PLAY)
"""[Revenge] is activated by battle cards and unison cards only."""
COUNTERS_FROM: Final = Numbers("dbs 10-10-2", value=(HAND,), otherwise=())
"""[Counter] skills are activated from the hand only."""
COUNTER_SKILLS: Final = Number("dbs 10-10-3-1", value=COUNTERS, otherwise=0)
"""Texts about [Counter] skills mean all four forms."""
UNION_SKILLS: Final = Number(
    "dbs 10-13-2-1", value=UNION_FUSION | UNION_POTARA | UNION_ABSORB, otherwise=0
)
"""Texts about [Union] skills mean [Union-Fusion], [Union-Potara] and [Union-Absorb]."""
POWER_IS_EQUAL: Final = Flag("dbs 10-13-3-1", value=True)
"""Both cards used for [Union-Fusion] have the same power."""
FUSION_FROM: Final = Numbers("dbs 10-13-3-2", value=(HAND,), otherwise=(HAND, DROP))
"""[Union-Fusion] is activated from the hand only."""
WIDENS_FUSION: Final = Number("dbs 10-13-3-5", value=UNION_FUSION, otherwise=0)
"""Such a skill widens what can be chosen for [Union-Fusion]."""
POTARA_FROM: Final = Numbers("dbs 10-13-4-2", value=(HAND,), otherwise=(HAND, DROP))
"""[Union-Potara] is activated from the hand only."""
WIDENS_POTARA: Final = Number("dbs 10-13-4-5", value=UNION_POTARA, otherwise=0)
"""Such a skill widens what can be chosen for [Union-Potara]."""
COME_QUIETLY: Final = Flag("dbs 10-13-4-5-1", value=True)
"""No skill becomes pending by their coming, and no counter timing occurs."""
ABSORB_FROM: Final = Numbers("dbs 10-13-5-2", value=(BATTLE_AREA,), otherwise=())
"""[Union-Absorb] is activated from the battle area."""
TOKENS_ARE: Final = Number("dbs 10-18-6", value=BATTLE, otherwise=0)
"""Where battle cards are chosen or affected, tokens are among them."""
REMOVED_FACE: Final = Number("dbs 10-19-3", value=FACE_UP, otherwise=FACE_DOWN)
"""Cards removed from the game lie face up for everybody to see."""
GONE_TO: Final = Number("dbs 10-19-4", value=REMOVED, otherwise=NOTHING)
"""What is removed from the game has left its area, for whoever waits for either; tokens too."""
DEFLECTS_ANNOUNCED: Final = Numbers("dbs 10-22-2", value=(HAND,), otherwise=())
"""[Deflect] counts from the moment its card is announced to be played from the hand."""
SWAP_TIMING: Final = Number("dbs 10-24-1", value=MAIN, otherwise=0)
"""[Swap] is activated in the main phase."""
DRAGON_BALLS_ALLOWED: Final = Number("dbs 10-31-1", value=7, otherwise=4)
"""Of cards with [Dragon Ball] as many copies as wanted, seven in all."""
BY_ANY_AREA: Final = Number("dbs 10-45-3", value=NOTHING, otherwise=DISCARDED_BY_BATTLE_AREA)
"""By a card of a name or a trait: that card may be in any area."""

# Section 11.

SILENT_WHEN_MOVED: Final = Flag("dbs 11-3-4-1", value=True)
"""Area movement skills of a card that was under another do not activate by its moving."""
