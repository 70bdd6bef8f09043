"""Is what a game remembers what would be answered now?"""

from dataclasses import is_dataclass
from typing import Any

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.memo import MEMOS, Keeper, Memo


def misremembered(game: Game) -> str:
    """A question that would be answered otherwise now, in words; nothing if all is well."""
    return _misremembered(game) or _misremembered(game.lib)


def _misremembered(keeper: Keeper) -> str:
    for memo in MEMOS:
        for key, answer in list(known_to(keeper, memo).items()):
            now = memo.ask(keeper, key)
            if plain(now) != plain(answer):
                return f"{question(memo)} {key} is remembered as {plain(answer)}, not {plain(now)}"
            if isinstance(answer, Keeper):
                wrong = _misremembered(answer)
                if wrong:
                    return wrong
    return ""


def known_to(keeper: Keeper, memo: Memo[Any, Any, Any]) -> dict[Any, Any]:
    """The answers to a question that somebody remembers, by key."""
    return keeper.answers.get(memo.number, {})


def question(memo: Memo[Any, Any, Any]) -> str:
    """What a memo remembers the answers of, by name."""
    name: str = getattr(memo.ask, "__name__", "")
    return name


def plain(answer: Any) -> Any:
    """An answer as data that is equal to other data if it says the same."""
    if isinstance(answer, list | tuple):
        return [plain(each) for each in answer]
    if isinstance(answer, dict):
        return {key: plain(each) for key, each in answer.items()}
    if isinstance(answer, Keeper):
        return type(answer).__name__
    if isinstance(answer, int | str) or answer is None or is_dataclass(answer):
        return answer
    names = [n for c in type(answer).__mro__ for n in c.__dict__.get("__mypyc_attrs__", ())]
    names += getattr(answer, "__dict__", {})
    return (type(answer).__name__, {n: plain(getattr(answer, n)) for n in names})
