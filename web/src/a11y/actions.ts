import { settings } from "../store/settings";
import { t } from "../words";

/** What letters do, in the order in which help tells them. */
const LETTERS: Record<string, { usual: string; does: string }> = {
  "go on": { usual: "p", does: "pass, no, done" },
  "say yes": { usual: "y", does: "yes" },
  "say no": { usual: "n", does: "no" },
  "take back": { usual: "z", does: "take back a step; with Shift the action" },
  why: { usual: "w", does: "why not this card" },
  look: { usual: "v", does: "look at the card, again: where its values come from" },
  repeat: { usual: "r", does: "what the rival did" },
  go: { usual: "g", does: "then a letter: go to the zone of that letter, again: to the next" },
  board: { usual: "m", does: "say the board" },
  log: { usual: "l", does: "log" },
  "show me": { usual: "s", does: "in a lesson: show me, then do it for me" },
  remembered: { usual: "a", does: "remembered answers" },
};

export interface Letter {
  name: string;
  letter: string;
  does: string;
}

/** The letters as they are now. */
export const letters = (): Letter[] =>
  Object.entries(LETTERS).map(([name, { usual, does }]) => ({ name, letter: settings().keys[name] ?? usual, does: t(does) }));

/** What a letter does; nothing while letters are turned off. */
export function meaning(letter: string): string {
  if (!settings().letters) return "";
  return letters().find((one) => one.letter === letter)?.name ?? "";
}

/** Letters with one of them changed; whatever had that letter gets the other's. */
export function changed(name: string, letter: string): Record<string, string> {
  const before = letters();
  const mine = before.find((one) => one.name === name)!.letter;
  const found: Record<string, string> = {};
  for (const one of before) found[one.name] = one.name === name ? letter : one.letter === letter ? mine : one.letter;
  return found;
}
