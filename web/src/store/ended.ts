import type { Table } from "../wire/messages";
import { lasting } from "./kept";

/** What a table told at its beginning, as this browser heard it. */
export interface Sealed {
  table: string;
  commitment: string;
  when: number;
  over: boolean;
}

const KEY = "bythebook.sealed";
const MOST = 60;

const kept = (): Sealed[] => lasting.list<Sealed>(KEY);

export const sealedOf = (table: string): Sealed | undefined => kept().find((one) => one.table === table);
export const isEnded = (table: string): boolean => sealedOf(table)?.over ?? false;

/** Keep what a table told before its end, and later that it is over. */
export function noteTable(table: Table): void {
  const over = table.seed !== null;
  const known = sealedOf(table.id);
  if (known !== undefined && known.over === over) return;
  // What is told with the seed could have been made up with it: only what came before counts.
  const commitment = known?.commitment ?? (over ? "" : table.commitment);
  const now = { table: table.id, commitment, when: known?.when ?? Date.now(), over };
  lasting.set(KEY, JSON.stringify([now, ...kept().filter((one) => one.table !== table.id)].slice(0, MOST)));
}
