import type { Card } from "../wire/messages";

/** Colour is never alone: each has a letter for its frame and a glyph. */
const COLOURS: Record<string, { frame: string; glyph: string }> = {
  yellow: { frame: "y", glyph: "●" },
  red: { frame: "r", glyph: "◆" },
  green: { frame: "g", glyph: "▲" },
  blue: { frame: "b", glyph: "▼" },
  black: { frame: "k", glyph: "■" },
};
const FRAMES = ["y", "r", "g", "b"];

/** A small number made of a text, always the same one. */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (const letter of text) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return seed;
}

export interface Looks {
  /** one or two letters: the colours of its frame */
  frames: string[];
  glyph: string;
  /** level, grade or cost, at its corner */
  corner: string;
}

type Words = Record<string, string[]>;
type Values = Record<string, number>;

/** How a card is dressed, by what is printed on it. */
export function looksOf(card: { words: Words; values: Values; number: string }): Looks {
  const { words, values } = card;
  const colours = [...(words["color"] ?? []), ...(words["colors"] ?? [])];
  let frames = colours.map((name) => COLOURS[name]?.frame ?? "k");
  let glyph = colours.map((name) => COLOURS[name]?.glyph ?? "").join("");
  const nation = words["nation"]?.[0] ?? words["clan"]?.[0];
  if (frames.length === 0 && nation !== undefined) {
    frames = [FRAMES[seedOf(nation) % FRAMES.length]!];
    const plain = (words["clan"]?.[0] ?? nation).replace(/<<|>>|^nation /g, "");
    glyph = plain
      .split(/\s+/)
      .map((word) => word.charAt(0))
      .join("")
      .slice(0, 2)
      .toUpperCase();
  }
  const climax = words["type"]?.includes("climax") || words["type"]?.includes("leader");
  const corner = values["grade"] ?? values["level"] ?? values["cost"];
  return {
    frames: frames.slice(0, 2),
    glyph,
    corner: climax || corner === undefined ? "" : String(corner),
  };
}

/** What is shown in the place of brackets that many systems cannot draw. */
export const plain = (text: string): string => text.replace(/[【】《》]|<<|>>/g, "").replace(/^nation /, "");

export function traitsOf(card: Card): string {
  const { words } = card;
  const found = words["traits"] ?? words["race"] ?? [];
  return found.length > 0 ? found.map(plain).join(", ") : plain(words["type"]?.[0] ?? "");
}
