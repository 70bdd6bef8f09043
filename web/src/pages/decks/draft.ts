import { passing } from "../../store/kept";
import type { DeckRow } from "../../wire/messages";

/** A deck that is being built, as it stands; it is not lost by going to another page or loading this one again. */
export interface Draft {
  /** the deck that its page was opened with */
  start: string;
  rows: DeckRow[];
  name: string;
  /** the saved deck that it is */
  opened: string;
  blank: boolean;
}

const key = (game: string): string => `bythebook.draft.${game}`;

/** What was being built in this tab, unless another deck is wanted. */
export function draftOf(game: string, start: string): Draft | null {
  const [found] = passing.list<Draft>(key(game));
  return found !== undefined && (start === "" || found.start === start) ? found : null;
}

/** Keep what is being built; an empty deck is none. */
export function keepDraft(game: string, draft: Draft): void {
  passing.set(key(game), JSON.stringify(draft.rows.length > 0 ? [draft] : []));
}
