import type { Line } from "../wire/messages";

/** A line of the log with what belongs to it: an attack with its parts, or a line alone. */
export interface Entry {
  head: Line;
  parts: Line[];
}

const MOST = 40;

/** The log as entries: the parts of an attack go with it. */
export function entries(lines: readonly Line[]): Entry[] {
  const found: Entry[] = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    if (line.part === "of attack" && last !== undefined && last.head.part === "attack" && last.head.undone === line.undone) last.parts.push(line);
    else found.push({ head: line, parts: [] });
  }
  return found;
}

/** Entries in blocks that are drawn or left out together: the first `MOST` of a log are always the same ones. */
export function blocks(all: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (let place = 0; place < all.length; place += MOST) found.push(all.slice(place, place + MOST));
  return found;
}

const BETWEEN = " / ";
/** So many names are told of very many. */
const NAMED = 6;

/** A line that names very many cards, up to some of them; nothing where it is short enough. */
export function shortened(text: string): string {
  const names = text.split(BETWEEN);
  return names.length > NAMED * 1.5 ? `${names.slice(0, NAMED).join(BETWEEN)} …` : "";
}
