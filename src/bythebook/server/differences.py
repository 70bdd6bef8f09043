"""How one view differs from the one before, as paths and what is there now."""

from typing import Any

from bythebook.server.wire import Difference

Path = list[str | int]


def differences(before: Any, after: Any) -> list[Difference]:
    """What has become other between two plain values."""
    found: list[Difference] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Difference]) -> None:
    if type(before) is type(after) and before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before:
            if name not in after:
                found.append(Difference(path=[*path, name], gone=True))
        for name, value in after.items():
            if name in before:
                _compare(before[name], value, [*path, name], found)
            else:
                found.append(Difference(path=[*path, name], value=value))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            _compare(before[place], value, [*path, place], found)
    else:
        found.append(Difference(path=path, value=after))


def applied(before: Any, changes: list[Difference]) -> Any:
    """The value that differences lead to: what a page does with them."""
    root = {"": before}
    for change in changes:
        at: Any = root
        steps: Path = ["", *change.path]
        for step in steps[:-1]:
            at = at[step]
        if change.gone:
            del at[steps[-1]]
        else:
            at[steps[-1]] = change.value
    return root[""]
