"""What both eras say of their zones: who sees them, how cards come to lie there."""

from bythebook.games.vanguard.policy import (
    BIND_DOWN_BLANK,
    BIND_DOWN_SIGHT,
    BIND_MINGLES,
    BIND_SIGHT,
    CIRCLE_FACE,
    DAMAGE_DOWN_SIGHT,
    FIELD_SIGHT,
    GUARDIANS_COME,
    REAR_GUARDS_COME,
    VANGUARDS_COME,
)
from bythebook.games.vanguard.zones.zones import FIELD, REAR_GUARDS
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import FACE_DOWN, NOBODY_SEES, OWNER_SEES, PUBLIC
from bythebook.kernel.state.zones import Zone, ZoneTable


@rule("vgg 4.1.4", "vgd 4.1.8", nothing=False)
def becomes_new(field: list[bool], origin: int, target: int) -> bool:
    """A card that changes zones is a new card, unless it goes from circle to circle.

    `field` says of every kind of zone whether it is a circle.
    """
    return origin != target and not (field[origin] and field[target])


@rule("vgg 4.2.2", "vgd 4.5.2", nothing=Zone("deck"))
def deck_zone() -> Zone:
    """The deck lies face down, in its order, and nobody looks at it."""
    return Zone("deck", NOBODY_SEES, face=FACE_DOWN, ordered=True)


@rule("vgg 4.3.2", "vgd 4.6.2", nothing=Zone("hand"))
def hand_zone() -> Zone:
    """Only its player sees a hand."""
    return Zone("hand", OWNER_SEES, face=FACE_DOWN)


@rule("vgg 4.4.2", "vgd 4.7.2", nothing=Zone("drop zone", NOBODY_SEES, face=FACE_DOWN))
def drop_zone() -> Zone:
    """The drop zone lies face up before everybody; its player may order it."""
    return Zone("drop zone", PUBLIC)


@rule("vgg 4.7.3", "vgd 4.10.2", nothing=Zone("soul", NOBODY_SEES, face=FACE_DOWN))
def soul_zone() -> Zone:
    """The soul lies face up before everybody; its player may order it."""
    return Zone("soul", PUBLIC)


@rule("vgg 4.8.2", "vgd 4.11.2", nothing=Zone("damage zone", NOBODY_SEES, face=FACE_DOWN))
def damage_zone() -> Zone:
    """The damage zone lies before everybody, its cards face up as they come there."""
    return Zone("damage zone", PUBLIC, down_sight=DAMAGE_DOWN_SIGHT.value)


@rule("vgg 4.10.4", "vgd 4.13.2", nothing=Zone("trigger zone", NOBODY_SEES, face=FACE_DOWN))
def trigger_zone() -> Zone:
    """The trigger zone lies face up before everybody, in its order."""
    return Zone("trigger zone", PUBLIC, ordered=True)


@rule("vgg 4.12.2", "vgd 7.17.2", nothing=Zone("removal zone", NOBODY_SEES, face=FACE_DOWN))
def removal_zone() -> Zone:
    """What was removed lies face up before everybody."""
    return Zone("removal zone", PUBLIC)


@rule("vgg 4.6.6.2", "vgd 4.9.2.5.2", nothing=False)
def lies_as_before(origin: int, target: int) -> bool:
    """From one rear-guard circle to another a card stands or rests as it did."""
    return origin in REAR_GUARDS and target in REAR_GUARDS


@rule("vgg 4.8.2.2", nothing=True)
def active_face_down(sight: int) -> bool:
    """What lies face down where everybody looks has its information and does nothing else.

    In zones that not everybody sees lying so says nothing.
    """
    return sight != PUBLIC


def circle(name: str, comes: int) -> Zone:
    """A circle, and how cards that come there stand.

    A card that lies face down there was seen before it was turned, but for a first vanguard.
    """
    return Zone(name, FIELD_SIGHT.value, field=True, orient=comes, face=CIRCLE_FACE.value)


def shared_zones() -> list[Zone]:
    """The zones both eras have, in the order of their numbers."""
    return [
        deck_zone(),
        hand_zone(),
        drop_zone(),
        soul_zone(),
        damage_zone(),
        Zone(
            "bind zone",
            BIND_SIGHT.value,
            down_sight=BIND_DOWN_SIGHT.value,
            blank_down=BIND_DOWN_BLANK.value,
            mingles=BIND_MINGLES.value,
        ),
        trigger_zone(),
        removal_zone(),
        circle("left front", REAR_GUARDS_COME.value),
        circle("vanguard circle", VANGUARDS_COME.value),
        circle("right front", REAR_GUARDS_COME.value),
        circle("left back", REAR_GUARDS_COME.value),
        circle("center back", REAR_GUARDS_COME.value),
        circle("right back", REAR_GUARDS_COME.value),
        circle("guardian circle", GUARDIANS_COME.value),
    ]


def finish(table: ZoneTable, places: dict[int, int]) -> ZoneTable:
    """Between which zones cards stay the same cards, and whose zone is meant.

    `places` are zones that are part of a circle without their cards being units; such a card
    stays itself where its circle's own rules say so.
    """
    for origin in range(table.count):
        for target in range(table.count):
            if origin in places or target in places:
                table.keep(origin, target, origin == target)
            else:
                table.keep(origin, target, not becomes_new(table.field, origin, target))
                between = table.field[origin] and table.field[target]
                turns = between and not lies_as_before(origin, target)
                table.turns[origin * table.count + target] = turns
    for kind in range(table.count):
        table.owners_only[kind] = kind not in FIELD and kind not in places
    return table
