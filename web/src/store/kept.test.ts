import { afterEach, describe, expect, it, vi } from "vitest";
import { lasting } from "./kept";

/** A browser's storage that takes so many signs. */
function storage(room: number): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error("full");
      held.set(key, text);
    },
    removeItem: (key: string) => void held.delete(key),
  } as unknown as Storage;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what a browser keeps", () => {
  it("is there again", () => {
    vi.stubGlobal("localStorage", storage(10));
    expect(lasting.set("a", "[1,2]")).toBe(true);
    expect(lasting.list("a")).toEqual([1, 2]);
  });
  it("holds as long as the page is open where there is no room, and what was there before is gone", () => {
    const full = storage(10);
    vi.stubGlobal("localStorage", full);
    lasting.set("b", "before");
    expect(lasting.set("b", "much too long")).toBe(false);
    expect(lasting.get("b")).toBe("much too long");
    expect(full.getItem("b")).toBe(null);
    lasting.set("b", "short");
    expect([lasting.get("b"), full.getItem("b")]).toEqual(["short", "short"]);
  });
  it("holds where it may not even be looked for", () => {
    vi.stubGlobal("localStorage", new Proxy({}, { get: () => { throw new Error("denied"); } }));
    expect(lasting.get("c")).toBe("");
    expect(lasting.set("c", "kept")).toBe(false);
    expect(lasting.get("c")).toBe("kept");
  });
  it("is no list if it is something else", () => {
    vi.stubGlobal("localStorage", storage(10));
    for (const text of ["{}", "null", "[1", "7"]) {
      lasting.set("d", text);
      expect(lasting.list("d")).toEqual([]);
    }
  });
});
