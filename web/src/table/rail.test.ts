import { beforeAll, describe, expect, it, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("navigator", { language: "en" });
});

describe("a card's text", () => {
  it("has a line once, however many abilities stand in it", async () => {
    const { paragraphs } = await import("./Rail");
    expect(paragraphs(["[A] [B]", "[A] [B]", "[Auto] Draw.", "[A] [B]"])).toEqual([
      { text: "[A] [B]", from: 0, to: 2 },
      { text: "[Auto] Draw.", from: 2, to: 3 },
      { text: "[A] [B]", from: 3, to: 4 },
    ]);
    expect(paragraphs([])).toEqual([]);
  });
});
