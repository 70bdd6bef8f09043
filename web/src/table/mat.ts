/** A position on the field; `under` is a zone whose cards lie beneath it, as edges and a count. */
export interface Position {
  zone: string;
  large?: boolean;
  under?: string;
  /** a zone whose card takes the same place, as a locked card does */
  instead?: string;
  /** what a card is that lies there face down */
  down?: string;
  /** a second card lies to the left of the first, as its player sees it */
  leftwards?: boolean;
}

/** A line of the field, as the own side sees it from left to right, the front line first. */
export type FieldLine =
  | { kind: "positions"; positions: Position[] }
  | { kind: "spread"; zone: string }
  | { kind: "small"; zone: string };

/** Something beside the field. */
export type FlankPart =
  | { kind: "pile"; zone: string }
  | { kind: "numeral"; zone: string }
  | { kind: "sideways"; zone: string }
  | { kind: "slots"; zone: string; of: number }
  | { kind: "backs"; zone: string }
  | { kind: "chip"; zone: string }
  | { kind: "group"; parts: FlankPart[] };

/** Where the zones of a game lie: nothing else is known about it here. */
export interface Mat {
  lines: FieldLine[];
  left: FlankPart[];
  right: FlankPart[];
  handZone: string;
  /** zones in the gutter, shown while they hold cards */
  gutter: string[];
  /** zones whose numbers are told in one line on a narrow screen */
  counts: string[];
  /** the values on a card in the field, and on one in the hand */
  field: string[];
  hand: string[];
  /** the values on a card in a zone where others count */
  there?: Record<string, string[]>;
}

const zonesOf = (part: FlankPart): string[] =>
  part.kind === "group" ? part.parts.flatMap(zonesOf) : [part.zone];

/** The zones that have a place of their own; others are shown as piles while they hold cards. */
export function placed(mat: Mat): Set<string> {
  const found = new Set([mat.handZone, ...mat.gutter, ...mat.left.flatMap(zonesOf), ...mat.right.flatMap(zonesOf)]);
  for (const line of mat.lines) {
    if (line.kind !== "positions") found.add(line.zone);
    else for (const at of line.positions) for (const zone of [at.zone, at.under, at.instead]) if (zone) found.add(zone);
  }
  return found;
}

const LAID_OUT = new Set(["slots", "numeral", "sideways"]);

/** The zones whose cards can each be clicked where they lie; in a narrow window not beside the field. */
export function laidOut(mat: Mat, narrow: boolean): Set<string> {
  const found = new Set<string>([mat.handZone, ...mat.gutter]);
  const note = (part: FlankPart): void => {
    if (part.kind === "group") part.parts.forEach(note);
    else if (LAID_OUT.has(part.kind)) found.add(part.zone);
  };
  if (!narrow) [...mat.left, ...mat.right].forEach(note);
  for (const line of mat.lines) {
    if (line.kind !== "positions") found.add(line.zone);
    else for (const at of line.positions) found.add(at.zone).add(at.instead ?? at.zone);
  }
  return found;
}
