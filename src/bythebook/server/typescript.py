"""The messages of the wire as TypeScript: `python -m bythebook.server.typescript` writes them."""

import inspect
import re
from pathlib import Path
from typing import Any, Final

import msgspec

from bythebook.server import wire

FILE: Final = Path("web/src/wire/messages.ts")
MODULES: Final = (
    "book",
    "seen",
    "asked",
    "happened",
    "seats",
    "to_server",
    "from_server",
    "cards",
    "requests",
)
HEAD: Final = """\
// Made of src/bythebook/server/wire by `make wire`; do not edit.
// Only a page leaves fields out: they have the value their comment names then.
"""


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, f"export const PROTOCOL = {wire.PROTOCOL};\n", f"export type Json = {_JSON};\n"]
    kinds = _structs()
    parts += [_interface(kind) for kind in kinds]
    for name in ("ClientMessage", "ServerMessage"):
        union: Any = getattr(wire, name)
        members = " | ".join(kind.__name__ for kind in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


_JSON: Final = "null | boolean | number | string | Json[] | { [name: string]: Json }"


def _structs() -> list[Any]:
    """The messages and their parts, in the order in which they are written."""
    bases = (wire.Piece, wire.Request, wire.ToServer, wire.FromServer)
    found = [
        value
        for value in vars(wire).values()
        if inspect.isclass(value) and issubclass(value, bases) and value not in bases
    ]
    order = {f"{wire.__name__}.{name}": place for place, name in enumerate(MODULES)}
    return sorted(found, key=lambda k: (order[k.__module__], inspect.getsourcelines(k)[1]))


def _interface(kind: Any) -> str:
    """A message as an interface, with what is said of it."""
    notes = _notes(kind)
    lines = [f"/** {_flat(inspect.getdoc(kind) or '')} */", f"export interface {kind.__name__} {{"]
    info: Any = msgspec.inspect.type_info(kind)
    if info.tag is not None:
        lines.append(f'  type: "{info.tag}";')
    sent_here = issubclass(kind, wire.ToServer | wire.Request)
    for field in info.fields:
        note = notes.get(field.name, "")
        optional = sent_here and not field.required
        if optional:
            said = f"if not sent: {_default(field)}"
            note = f"{note}; {said}" if note else said
        if note:
            lines.append(f"  /** {note} */")
        mark = "?" if optional else ""
        lines.append(f"  {field.name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _default(field: Any) -> str:
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.json.encode(field.default_factory()).decode()
    return msgspec.json.encode(field.default).decode()


def _notes(kind: Any) -> dict[str, str]:
    """What the source says below each field."""
    source = inspect.getsource(kind)
    found = re.findall(r'^    (\w+): [^\n]*\n    """(.*?)"""', source, re.MULTILINE | re.DOTALL)
    return {name: _flat(said) for name, said in found}


def _flat(text: str) -> str:
    return " ".join(text.split())


def _type(info: Any) -> str:
    """A type of msgspec in TypeScript."""
    match info:
        case msgspec.inspect.StructType():
            name: str = info.cls.__name__
            return name
        case msgspec.inspect.ListType():
            inner = _type(info.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case msgspec.inspect.DictType():
            return f"{{ [name: string]: {_type(info.value_type)} }}"
        case msgspec.inspect.UnionType():
            types = [_type(part) for part in info.types]
            return " | ".join([t for t in types if t != "null"] + ["null"] * ("null" in types))
        case msgspec.inspect.AnyType():
            return "Json"
        case msgspec.inspect.BoolType():
            return "boolean"
        case msgspec.inspect.IntType() | msgspec.inspect.FloatType():
            return "number"
        case msgspec.inspect.StrType():
            return "string"
        case msgspec.inspect.NoneType():
            return "null"
    raise TypeError(f"no TypeScript is known for {info}")


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
