import { describe, expect, it } from "vitest";
import { changed, copiesOf, listed, moved, sectionFor } from "./building";

const card = { number: "LO-04", name: "Loom", sort: "grade 3", sections: ["main deck", "ride deck"], exact: true };

describe("a deck that is built", () => {
  it("gains and loses copies, section by section", () => {
    let rows = changed([], card, "main deck", 2);
    rows = changed(rows, card, "ride deck", 1);
    expect(listed(rows, ["main deck", "ride deck"])).toBe("main deck\n2 LO-04\nride deck\n1 LO-04\n");
    expect(copiesOf(rows, "LO-04")).toBe(3);
    rows = changed(rows, card, "ride deck", -1);
    expect(rows).toHaveLength(1);
    expect(changed(rows, card, "ride deck", -1)).toBe(rows);
  });
  it("moves one copy at a time", () => {
    const rows = changed([], card, "main deck", 2);
    expect(moved(rows, rows[0]!, "ride deck").map((r) => [r.section, r.copies])).toEqual([["main deck", 1], ["ride deck", 1]]);
  });
  it("puts a card only where the server says it may be", () => {
    expect(sectionFor(card, "ride deck")).toBe("ride deck");
    expect(sectionFor({ ...card, sections: ["G deck"] }, "main deck")).toBe("G deck");
  });
});
