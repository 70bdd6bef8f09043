import type { CardPrint, DeckRow } from "../../wire/messages";

/** A card as it is put into a deck. */
export type Putting = Pick<CardPrint, "number" | "name" | "sort" | "sections" | "exact">;

const at = (rows: DeckRow[], number: string, section: string) => rows.findIndex((row) => row.number === number && row.section === section);

/** The section a card goes into: the one that was chosen, if the server says that it may. */
export const sectionFor = (card: Putting, chosen: string): string => (card.sections.includes(chosen) ? chosen : (card.sections[0] ?? chosen));

/** The deck with so many more or fewer copies of a card. */
export function changed(rows: DeckRow[], card: Putting, section: string, by: number): DeckRow[] {
  const place = at(rows, card.number, section);
  const found = rows[place];
  if (found === undefined) {
    if (by <= 0) return rows;
    const { number, name, sort, sections, exact } = card;
    return [...rows, { copies: by, number, name, section, sort, sections, exact }];
  }
  const copies = found.copies + by;
  if (copies <= 0) return rows.filter((row) => row !== found);
  return rows.map((row) => (row === found ? { ...row, copies } : row));
}

/** One copy goes into another section. */
export const moved = (rows: DeckRow[], row: DeckRow, to: string): DeckRow[] => changed(changed(rows, row, row.section, -1), row, to, 1);

/** The deck as a list that the server reads. */
export function listed(rows: DeckRow[], sections: string[]): string {
  const lines: string[] = [];
  for (const section of sections) {
    if (sections.length > 1) lines.push(section);
    for (const row of rows) if (row.section === section) lines.push(`${row.copies} ${row.number}`);
  }
  return lines.join("\n") + "\n";
}

export const copiesOf = (rows: DeckRow[], number: string): number => rows.reduce((sum, row) => sum + (row.number === number ? row.copies : 0), 0);
