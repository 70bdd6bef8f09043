import { beforeAll, describe, expect, it, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {}, classList: { toggle: () => undefined } } });
  vi.stubGlobal("navigator", { language: "en" });
});

describe("letters", () => {
  it("have no letter twice, whatever is changed", async () => {
    const { change } = await import("../store/settings");
    const { changed, letters, meaning } = await import("./actions");
    expect(meaning("p")).toBe("go on");
    change({ keys: changed("go on", "y") });
    expect(meaning("y")).toBe("go on");
    expect(meaning("p")).toBe("say yes");
    const all = letters().map((one) => one.letter);
    expect(new Set(all).size).toBe(all.length);
  });
  it("mean nothing while they are turned off", async () => {
    const { change } = await import("../store/settings");
    const { meaning } = await import("./actions");
    change({ letters: false });
    expect(meaning("z")).toBe("");
  });
});
