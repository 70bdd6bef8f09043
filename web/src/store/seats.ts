import { lasting } from "./kept";

const TABLES = "bythebook.tables";

/** A seat of one's own; `invitation` is for who is to play there too. */
export interface Mine { table: string; secret: string; game: string; when: number; invitation?: string }

/** The tables one sat at from this browser. */
export const mine = (): Mine[] => lasting.list<Mine>(TABLES);

/** Keep a seat; those that were kept longest ago make room. */
export function keep(table: string, secret: string, game: string, invitation = ""): void {
  const kept = [{ table, secret, game, when: Date.now(), invitation }, ...mine().filter((m) => m.table !== table)].slice(0, 12);
  lasting.set(TABLES, JSON.stringify(kept));
}
