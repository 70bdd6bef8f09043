"""The steps and questions that every game has, in our own words."""

from typing import Final

from bythebook.kernel.state.options import (
    K_CHOOSE,
    K_INTERRUPT,
    K_LOOP,
    K_MAY,
    K_NAME,
    K_NUMBER,
    K_ORDER,
    K_PAY,
    K_REPLACE,
    K_STANDBY,
)
from bythebook.language import mark_all
from bythebook.wording.said import Step

STEPS: Final = {
    K_CHOOSE: Step("choosing", "A text asks you to choose.", "Then the text is carried on."),
    K_PAY: Step(
        "paying", "Choose what you pay the cost with.", "With the cost paid, the effect follows."
    ),
    K_MAY: Step("may", "You may do this, or not.", "Then what was going on goes on."),
    K_STANDBY: Step(
        "abilities waiting",
        "Several of your abilities are waiting to be carried out. You choose which comes first.",
        "Then the others; then your rival's, if any are waiting.",
    ),
    K_ORDER: Step("order", "Put these cards into an order: the first you name comes first."),
    K_NUMBER: Step("number", "Name a number."),
    K_NAME: Step("card name", "Name a card, if need be page by page."),
    K_REPLACE: Step(
        "replacement", "Something would happen, and a text puts something else in its place."
    ),
    K_INTERRUPT: Step(
        "rule actions", "Two things are due at once, by the rules. You choose which comes first."
    ),
    K_LOOP: Step(
        "loop",
        "The same things would go round for ever: say how often they happen, digit by digit.",
    ),
}
QUESTIONS: Final = mark_all(
    {
        K_STANDBY: "Several of your abilities are waiting: which comes first?",
        K_ORDER: "In which order?",
        K_NUMBER: "How much is it?",
        K_NAME: "Which card do you name?",
        K_INTERRUPT: "Which of these comes first?",
        K_REPLACE: "What happens instead?",
        K_LOOP: "How often does it go on? Digit by digit, the largest first:",
    }
)
SHORT: Final = mark_all(
    {
        "stand phase": "Stand",
        "draw phase": "Draw",
        "clock phase": "Clock",
        "charge phase": "Charge",
        "ride phase": "Ride",
        "main phase": "Main",
        "climax phase": "Climax",
        "attack phase": "Attack",
        "battle phase": "Battle",
        "end phase": "End",
        "attack declaration": "Declare",
        "attack declared": "Attack",
        "attack step": "Attack",
        "trigger step": "Trigger",
        "counter step": "Counter",
        "guard step": "Guard",
        "drive step": "Drive",
        "offense step": "Offense",
        "defense step": "Defense",
        "damage step": "Damage",
        "battle step": "Battle",
        "encore step": "Encore",
        "close step": "Close",
    }
)
"""what phases and steps are called in a row of them"""
