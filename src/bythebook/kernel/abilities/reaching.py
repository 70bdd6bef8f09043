"""What the texts of cards can come to: instructions within others, cards that come into being."""

from bythebook.kernel.abilities.abilities import CardDef, Effect


def with_tokens(cards: list[CardDef]) -> list[CardDef]:
    """Cards, their other sides, and every card that their texts can bring into being."""
    found = list(cards)
    known = {c.number for c in cards}
    seen: set[int] = set()
    for card in found:
        if id(card) in seen:
            continue
        seen.add(id(card))
        if card.back is not None and card.back.number not in known:
            known.add(card.back.number)
            found.append(card.back)
        abilities = list(card.abilities)
        for ability in abilities:
            abilities += ability.inner()
            program: list[Effect] = []
            flatten(ability.body, program)
            if ability.replacement is not None:
                flatten(ability.replacement.instead, program)
            for effect in program:
                for made in effect.tokens():
                    if made.number not in known:
                        known.add(made.number)
                        found.append(made)
    return found


def flatten(body: tuple[Effect, ...], out: list[Effect]) -> None:
    """Write instructions, with everything inside them, as one flat list."""
    for effect in body:
        effect.emit(out)
