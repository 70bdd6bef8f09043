"""What `?` shows: where you are, what you can do, what comes next; and `help`: every command."""

from typing import TYPE_CHECKING

from bythebook.cli.screen import escape
from bythebook.language import Language, mark, mark_all

if TYPE_CHECKING:
    from bythebook.cli.session import Session

COMMANDS = mark_all(
    {
        "board": ("board", "draw the table"),
        "hand": ("hand", "show your hand"),
        "counts": ("counts", "how many cards are in every zone"),
        "look": ("look ZONE", "the cards of a zone: {zones}"),
        "read": ("read CARD", "a card's text"),
        "why": ("why CARD", "what forbids playing, using or attacking with it now"),
        "power": ("power CARD", "where each part of its {values} comes from"),
        "log": ("log [N]", "the long story, or its last N lines"),
        "rule": ("rule NUMBER", "what a clause of the rules says"),
        "back": ("back", "one step back, before anything is done"),
        "undo": ("undo", "take back your last action"),
        "redo": ("redo", "do it again"),
        "save": ("save [FILE]", "keep the game as it is now"),
        "load": ("load FILE", "go on with a kept game"),
        "record": ("record FILE", "write a readable record"),
        "concede": ("concede", "give up"),
        "quit": ("quit", "leave; the game is kept, and play --resume goes on with it"),
    }
)
"""what each is called, before a blank, and what is typed after it; what it does"""
HELP = mark("help")
PATHS = mark(
    "One line can go all the way: [bold]{path}[/], or its numbers, "
    "[bold]1 2 3[/]. Nothing is done unless all of the line is understood."
)
MANY = mark(
    "Several cards can be named at once: [bold]1 3 5[/], or [bold]1 3 done[/]; a line that "
    "stands for copies can be named once for each. If they cannot all be chosen, none is."
)
NAMES = mark(
    "CARD is any words of a name, or their beginnings, a number of the list, or a position "
    "([bold]{position}[/], [bold]{other}[/])."
)


def show_step(session: "Session") -> None:
    """What this step is, what can be answered, what comes next; the commands by name."""
    screen = session.screen
    words = words_of(session)
    step = session.face.words.step(session.game)
    ask = session.game.pending
    clause = f" [dim]({ask.clause})[/]" if ask is not None else ""
    screen.say(f"[bold]{escape(step.name[:1].upper() + step.name[1:])}[/]{clause}")
    for text in (step.what, step.after):
        if text:
            screen.say(escape(text), 2)
    screen.say()
    tr = session.tr
    screen.say(tr("[bold]Answer with a number or a name[/], or:"))
    if session.menus and session.menus[-1].many:
        screen.say(tr(MANY), 2)
    elif session.menus and session.menus[0].key == "actions":
        screen.say(tr(PATHS, path=words["path"]), 2)
    screen.say(f"[bold]{'  '.join(command_names(tr))}[/]", 2)
    screen.say(tr("[bold]help[/] says what each of these does. Enter alone shows the question:"), 2)
    session.showing.menu()


def show_commands(session: "Session") -> None:
    """Every command, and what it does."""
    screen = session.screen
    words = words_of(session)
    tr = session.tr
    for shown, what in COMMANDS.values():
        screen.say(f"[bold]{tr(shown):13}[/] {tr(what, **words)}", 2, 14)
    screen.say(tr(NAMES, **words), 2)
    if session.hotseat:
        screen.say(tr(session.undo_rule), 2)


def command_names(tr: Language) -> list[str]:
    """What the commands are called."""
    return [tr(usage).split()[0] for usage, _ in COMMANDS.values()]


def words_of(session: "Session") -> dict[str, str]:
    """What a game calls the values of its cards, and its examples."""
    tr = session.tr
    chars = [session.face.words.term(word) for word in session.face.words.chars]
    values = ", ".join(chars[:-1])
    if chars:
        last = chars[-1]
        values = tr("{words} and {last}", words=values, last=last) if values else last
    return {"values": values, **{name: tr(said) for name, said in session.face.examples.items()}}
