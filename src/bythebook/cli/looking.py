"""Commands that look at cards: only ever at what the player who asks may know."""

from typing import TYPE_CHECKING, Any

from bythebook import BythebookError, CardDef
from bythebook.cli.menu import Menu
from bythebook.cli.names import fold, matching, number, the_one
from bythebook.cli.screen import escape
from bythebook.kernel.seeing.views import knows
from bythebook.kernel.state.refs import FIRST_CARD, NOTHING
from bythebook.kernel.values.explain import explain
from bythebook.language import mark
from bythebook.wording.naming import printed_lines
from bythebook.wording.sources import part_said, source_of

if TYPE_CHECKING:
    from bythebook.cli.session import Session

RIVALS = mark("rival rivals opponent opponents their theirs")
MINE = mark("my mine your yours own")
STAGE = mark("stage")
WHICH = mark("say which card: any part of its name")
WHOSE = mark("[bold]Your {zone}[/] ({count})"), mark("[bold]Rival's {zone}[/] ({count})")


def visible(session: "Session") -> list[int]:
    """Every card whose face the player may know now, their own first."""
    state = session.game.state
    cards = [c for c in range(FIRST_CARD, len(state.inc)) if knows(state, session.me, c)]
    return sorted(cards, key=lambda c: state.side_of(c) != session.me)


def known_names(session: "Session") -> set[str]:
    """Every card name the player knows: of their own deck, seen now, or told of before."""
    game = session.game
    own = {number for section in game.decks[session.me] for number in section}
    names = {d.name for d in game.lib.definitions if d.number in own}
    names |= {game.definition(c).name for c in visible(session)}
    for item in game.told(session.me):
        names |= {n for n in (item.get("card"), item.get("other"), item.get("by")) if n}
        names |= {n for n in item.get("cards", ()) if n}
    return names


def card_names(session: "Session", text: str) -> list[str]:
    """The known names a text may mean."""
    names = sorted(known_names(session))
    return [names[i] for i in matching(text, names)]


def definition_meant(session: "Session", text: str) -> CardDef:
    """The printed card that is meant: by name, by a number of the list, or by a position."""
    if not text:
        raise BythebookError(WHICH)
    cards = pointed_at(session, text)
    if cards:
        return session.game.definition(cards[0])
    name = the_one(text, sorted(known_names(session)), mark("no card you know is called {name}"))
    return next(d for d in session.game.lib.definitions if d.name == name)


def cards_meant(session: "Session", text: str) -> list[int]:
    """The cards on the table or in hand that are meant: every copy of one name."""
    if not text:
        raise BythebookError(WHICH)
    cards = pointed_at(session, text)
    if cards:
        return cards
    game = session.game
    pool = visible(session)
    names = [game.definition(c).name for c in pool]
    try:
        name = the_one(text, names, mark("no card you can see now is called {name}"))
    except BythebookError:
        elsewhere = card_names(session, text)
        if names and len(elsewhere) == 1 and elsewhere[0] not in names:
            raise BythebookError(
                "{card} is nowhere you can see it now", card=elsewhere[0]
            ) from None
        raise
    return [c for c, n in zip(pool, names, strict=True) if n == name]


def pointed_at(session: "Session", text: str) -> list[int]:
    """Cards given by a number of the list that is shown, or by a position on the field."""
    game = session.game
    menu = session.menus[-1] if session.menus else Menu("", [])
    typed = number(text, 10**6)
    if typed is not None:
        choice = menu.at(typed)
        if choice is None:
            raise BythebookError("the list has no number {number}", number=text[:10])
        card = choice.card
        if card == NOTHING or not knows(game.state, session.me, card):
            raise BythebookError("number {number} of the list is not a card you know", number=text)
        return [card]
    players, rest = whose(session, text)
    if not rest:
        return []
    places = [k for k in range(game.state.kinds) if game.zones.field[k]]
    words = session.face.words
    found = matching(rest, [words.zone(game, k) for k in places])
    if len(found) != 1:
        return []
    cards = game.state.zone(players[0], places[found[0]])
    if not cards:
        raise BythebookError(
            "nobody is in the {zone} position", zone=words.zone(game, places[found[0]])
        )
    return [cards[-1]] if knows(game.state, session.me, cards[-1]) else []


def whose(session: "Session", text: str) -> tuple[list[int], str]:
    """Whose zone is meant: a player's, or both players' if nothing is said; and the rest."""
    words = fold(text).split()
    for place, word in enumerate(words):
        if 1 < place < len(words) - 1:
            continue  # whose it is comes first, or last
        rest = " ".join(words[:place] + words[place + 1 :])
        if word in session.tr(RIVALS).split():
            return [1 - session.me], rest
        if word in session.tr(MINE).split():
            return [session.me], rest
    return [session.me, 1 - session.me], " ".join(words)


def read(session: "Session", text: str) -> None:
    """A card as it is printed."""
    card = definition_meant(session, text)
    screen = session.screen
    screen.say(f"[bold]{escape(card.name)}[/] [dim]{escape(card.number)}[/]", 2)
    screen.say(escape(session.face.words.facts(card)), 2, 2)
    tr = session.tr
    for line in printed_lines(card, tr) or [tr("no text")]:
        screen.say(escape(line), 4, 2)
    if card.back is not None:
        screen.say(f"[bold]{escape(card.back.name)}[/] [dim]{tr('its other side')}[/]", 2)
        for line in printed_lines(card.back, tr) or [tr("no text")]:
            screen.say(escape(line), 4, 2)


def look(session: "Session", text: str) -> None:
    """The cards of a zone of one player, or of both."""
    game = session.game
    players, rest = whose(session, text)
    names = game.zones.names
    shown = [_short(session, name) for name in names]
    if not rest:
        raise BythebookError("say which zone: {zones}", zones=", ".join(dict.fromkeys(shown)))
    if rest in (STAGE, session.tr(STAGE)):
        wanted = [n for k, n in enumerate(names) if game.zones.field[k]]
    else:
        rest = the_one(rest, shown, mark("no zone is called {name}"))
        wanted = [n for n in names if _short(session, n) == rest]
    for player in players:
        seen = {z["name"]: z for z in game.view(session.me)["zones"][player]}
        head = WHOSE[player != session.me]
        for name in wanted:
            if len(wanted) == 1 or seen[name]["count"]:
                zone = session.face.words.term(name)
                session.screen.say(session.tr(head, zone=zone, count=seen[name]["count"]), 2)
                for line in _cards(session, seen[name]):
                    session.screen.say(line, 4, 2)
        if len(wanted) > 1 and not any(seen[n]["count"] for n in wanted):
            session.screen.say(session.tr(head, zone=rest, count=0), 2)


def _short(session: "Session", name: str) -> str:
    """A zone by what it is looked at as: all markers together, all positions together."""
    return session.tr("markers") if name.startswith("markers") else session.face.words.term(name)


def _cards(session: "Session", zone: dict[str, Any]) -> list[str]:
    """A zone's cards, top card first, copies counted; those not known only counted."""
    printed = {d.number: d for d in session.game.lib.definitions}
    lines: dict[str, int] = {}
    for card in reversed(zone["cards"]):
        if card is None:
            key = f"[dim]{session.tr('face down')}[/]"
        else:
            facts = escape(session.face.words.facts(printed[card["number"]]))
            down = f" ({session.tr('face down')})" if card.get("face") else ""
            key = f"{escape(card['name'])}{down}  [dim]{facts}[/]"
        lines[key] = lines.get(key, 0) + 1
    return [f"{n}x {key}" if n > 1 else f"   {key}" for key, n in lines.items()]


def counts(session: "Session") -> None:
    """How many cards are in every zone of both players."""
    game = session.game
    mine, theirs = game.state.zones[: game.state.kinds], game.state.zones[game.state.kinds :]
    if session.me:
        mine, theirs = theirs, mine
    names = [session.face.words.term(name) for name in game.zones.names]
    width = max(len(name) for name in names)
    you, rival = session.tr("you"), session.tr("rival")
    session.screen.say(f"[bold]{'':{width}}  {you}  {rival}[/]", 2)
    for place, (own, other) in enumerate(zip(mine, theirs, strict=True)):
        if own or other or not game.zones.names[place].startswith("markers"):
            counted = f"{len(own):{len(you)}}  {len(other):{len(rival)}}"
            session.screen.say(f"{names[place]:{width}}  {counted}", 2)


def why(session: "Session", text: str) -> None:
    """For each thing one could do with a card, the clause that forbids it now."""
    game, me, screen = session.game, session.me, session.screen
    cards = cards_meant(session, text)
    own = [c for c in cards if game.state.side_of(c) == me]
    if not own:
        name = game.definition(cards[0]).name
        rivals = mark("{card} is your rival's: only your rival does anything with it.")
        screen.say(session.tr(rivals, card=escape(name)), 2)
        return
    said: list[str] = []
    for card in own:
        lines = _why_card(session, card)
        if lines and lines not in [said[i : i + len(lines)] for i in range(len(said))]:
            said += lines
            for line in lines:
                screen.say(line, 2, 4)
    if not said:
        where = session.face.words.place(game, me, game.state.ref(own[0]))
        name = game.definition(own[0]).name
        idle = mark("{card} is in your {zone}: there is nothing to do with it there.")
        screen.say(session.tr(idle, card=escape(name), zone=where), 2)


def _why_card(session: "Session", card: int) -> list[str]:
    game, me = session.game, session.me
    place = session.face.words.place(game, me, game.state.ref(card))
    name = escape(game.definition(card).name)
    lines: list[str] = []
    for verdict in session.face.words.verdicts(game, me, card):
        head = f"[bold]{name}[/] ({place}), {escape(verdict.deed)}: "
        clause = f"({verdict.clause})"
        lines.append(head + escape(verdict.answer).replace(clause, f"[dim]{clause}[/]"))
    return lines


def power(session: "Session", text: str) -> None:
    """Where each part of a card's values comes from."""
    game = session.game
    for card in cards_meant(session, text):
        kind = game.state.kind_of(card)
        place = session.face.words.place(game, session.me, game.state.ref(card))
        name = escape(game.definition(card).name)
        session.screen.say(f"[bold]{name}[/] ({place})", 2)
        for word, char in session.face.words.chars.items():
            if not session.face.words.has(game, card, char):
                continue
            parts = explain(game, char, card)
            if len(parts) == 1 and not parts[0].total:
                continue
            said = session.tr(
                "{value} {total}: printed {printed}",
                value=session.face.words.term(word),
                total=parts[-1].total,
                printed=parts[0].value,
            )
            session.screen.say(said, 4)
            for part in parts[1:]:
                source = source_of(game, part, session.me, session.tr)
                said = part_said(part, source, session.me, session.tr)
                session.screen.say(escape(said), 6, 2)
        if kind >= 0 and not game.zones.field[kind]:
            break  # copies off the field are all alike
