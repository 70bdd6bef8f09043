import { describe, expect, it } from "vitest";
import type { Line } from "../wire/messages";
import { blocks, entries, shortened } from "./story";

const line = (number: number, part = "", undone = false): Line => ({ number, text: `${number}`, decision: 1, clause: "", by: "", player: null, title: false, undone, part, keys: [], note: "" });

describe("the log", () => {
  it("has the parts of an attack with it", () => {
    const found = entries([line(1, "turn"), line(2, "attack"), line(3, "of attack"), line(4, "of attack"), line(5), line(6, "attack")]);
    expect(found.map((entry) => [entry.head.number, entry.parts.map((part) => part.number)])).toEqual([[1, []], [2, [3, 4]], [5, []], [6, []]]);
  });
  it("keeps what was taken back apart from what was done then", () => {
    const found = entries([line(1, "attack", true), line(2, "of attack", true), line(3, "of attack")]);
    expect(found.map((entry) => entry.parts.length)).toEqual([1, 0]);
  });
  it("has parts whose attack was left out stand alone", () => {
    expect(entries([line(7, "of attack"), line(8)]).length).toBe(2);
  });
  it("is cut into blocks of which the first stay as they are", () => {
    const many = entries(Array.from({ length: 95 }, (_, place) => line(place)));
    expect(blocks(many).map((block) => block.length)).toEqual([40, 40, 15]);
  });
  it("names some of very many cards", () => {
    const names = (count: number) => Array.from({ length: count }, (_, place) => `Card ${place}`).join(" / ");
    expect(shortened(`You draw ${names(9)}`)).toBe("");
    expect(shortened(`You put ${names(30)} from waiting room to deck`)).toBe(`You put ${names(6)} …`);
  });
});
