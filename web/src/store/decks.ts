import { lasting } from "./kept";

/** Decks that were saved by name in this browser. */
export interface SavedDeck {
  game: string;
  name: string;
  /** the list, as the server wrote it */
  text: string;
  /** whether cards that are not read in full are played without what is not read */
  blank: boolean;
  when: number;
}

const KEY = "bythebook.decks";

export function savedDecks(game = ""): SavedDeck[] {
  return lasting.list<SavedDeck>(KEY).filter((deck) => game === "" || deck.game === game);
}

/** Save a deck; false if this browser keeps nothing. */
export function saveDeck(deck: Omit<SavedDeck, "when">): boolean {
  const others = savedDecks().filter((one) => one.game !== deck.game || one.name !== deck.name);
  return write([{ ...deck, when: Date.now() }, ...others]);
}

export function dropDeck(game: string, name: string): void {
  write(savedDecks().filter((one) => one.game !== game || one.name !== name));
}

const write = (decks: SavedDeck[]): boolean => lasting.set(KEY, JSON.stringify(decks));

const MINE = "saved:";

/** How a saved deck is named among ours where one is chosen. */
export const savedValue = (name: string): string => MINE + name;

/** The deck that was chosen, as the server takes it: by name, or as a list. */
export function deckMeant(game: string, value: string): { name: string; list: string; blank: boolean } {
  const found = value.startsWith(MINE) ? savedDecks(game).find((one) => savedValue(one.name) === value) : undefined;
  return found === undefined ? { name: value, list: "", blank: false } : { name: "", list: found.text, blank: found.blank };
}
