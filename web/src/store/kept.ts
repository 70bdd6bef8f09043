/** What a browser keeps as text; where it keeps nothing, that holds as long as the page is open. */
class Kept {
  private readonly unkept = new Map<string, string>();

  /** Where it is kept: to look there at all is refused by some browsers. */
  constructor(private readonly storage: () => Storage) {}

  get(key: string): string {
    const held = this.unkept.get(key);
    if (held !== undefined) return held;
    try {
      return this.storage().getItem(key) ?? "";
    } catch {
      return "";
    }
  }

  /** Keep a text; false if it is lost with the page. */
  set(key: string, text: string): boolean {
    try {
      this.storage().setItem(key, text);
      this.unkept.delete(key);
      return true;
    } catch {
      this.unkept.set(key, text);
    }
    try {
      // What was kept before is not to come back in its place.
      this.storage().removeItem(key);
    } catch {
      // There is none.
    }
    return false;
  }

  /** A list that is kept; an empty one, if what is there is none. */
  list<Item>(key: string): Item[] {
    try {
      const found: unknown = JSON.parse(this.get(key) || "[]");
      return Array.isArray(found) ? (found as Item[]) : [];
    } catch {
      return [];
    }
  }
}

/** Kept in this browser. */
export const lasting = new Kept(() => localStorage);

/** Kept while this tab is open. */
export const passing = new Kept(() => sessionStorage);
