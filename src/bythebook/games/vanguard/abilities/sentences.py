"""Section 8.1: how the sentences of a text hang together."""

from dataclasses import replace

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import If, IfDid, MayPay
from bythebook.kernel.language.conditions import AmountIs, Condition, Unless
from bythebook.kernel.language.words import AT_LEAST, AT_MOST
from bythebook.kernel.procedure.clauses import rule


@rule(
    "vgg 8.1.1.1.2.2",
    "vgg 8.1.1.2.3",
    "vgg 8.1.1.2.3.2",
    "vgd 11.2.1",
    "vgd 11.2.1.2",
    "vgd 11.2.2",
    nothing=(),
)
def governed(requirement: Condition, sentence: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is asked for governs its own sentence alone, and is asked while the text resolves.

    Whatever has triggered the ability has triggered it all the same.
    """
    return (If(requirement, sentence),)


@rule("vgg 8.1.1.1.2.5", "vgg 8.1.1.2.3.5", "vgd 11.2.5", nothing=False)
def fails_along(then: bool) -> bool:
    """A sentence that begins with "then" is not done if what the one before asks for is missing."""
    return then


@rule("vgg 3.1.1.5.2", "vgd 11.8.11.1", "vgd 11.2.5.1", nothing=False)
def hangs_on_payment(forked: bool) -> bool:
    """All that follows a cost hangs on it, whatever its sentence, unless the text forked before it.

    So does what begins with "then". The text forks where something else is done if what is asked
    for before the cost is missing.
    """
    return not forked


def paid_for(body: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The same instructions, with all that hangs on a cost done only if it has been paid."""
    for place, effect in enumerate(body):
        if isinstance(effect, If) and pays(effect.then):
            return (*body[:place], *hung_on(effect, body[place + 1 :]))
        if isinstance(effect, MayPay):
            done = next((n for n in range(place, len(body)) if isinstance(body[n], IfDid)), -1)
            if done < 0:
                return body
            return (*body[:done], *hung_on(body[done], body[done + 1 :]))
    return body


def pays(body: tuple[Effect, ...]) -> bool:
    """Whether a cost is paid in some instructions, perhaps under what they ask for."""
    return any(
        isinstance(effect, MayPay) or (isinstance(effect, If) and pays(effect.then))
        for effect in body
    )


def hung_on(paid: Effect, rest: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is paid for, or what is asked for before paying, with all that follows it.

    What says itself on what it hangs, or is paid for anew, is left as it stands.
    """
    itself = pays(rest) or any(isinstance(effect, IfDid) for effect in rest)
    if itself or not rest or not hangs_on_payment(forks(paid, rest[0])):
        return (paid, *rest)
    first, rest = rest[0], rest[1:]
    if isinstance(paid, If):
        return hung_on(replace(paid, then=paid_for((*paid.then, first))), rest)
    assert isinstance(paid, IfDid)
    return hung_on(replace(paid, then=(*paid.then, first)), rest)


def forks(paid: Effect, effect: Effect) -> bool:
    """Whether an effect is for when what is asked for before a cost is missing."""
    if not isinstance(paid, If):
        return False
    return bool(paid.otherwise) or (
        isinstance(effect, If) and are_opposites(paid.condition, effect.condition)
    )


def are_opposites(one: Condition, other: Condition) -> bool:
    """Whether one of two conditions is met just where the other is not."""
    if other == Unless(one) or one == Unless(other):
        return True
    if not (isinstance(one, AmountIs) and isinstance(other, AmountIs)):
        return False
    low, high = (one, other) if one.how == AT_MOST else (other, one)
    return (low.how, high.how, low.amount, low.n + 1) == (AT_MOST, AT_LEAST, high.amount, high.n)
