import { describe, expect, it } from "vitest";
import type { Changed, View, Whole } from "../wire/messages";
import { applied } from "./differences";
import { heard, NOTHING_TOLD } from "./state";

const change = (path: (string | number)[], value: unknown, gone = false) => ({ path, value, gone }) as never;

describe("differences", () => {
  it("lead to the new value and leave the old one as it was", () => {
    const before = { a: [{ n: 1 }, { n: 2 }], b: { c: 3 } };
    const after = applied(before, [change(["a", 1, "n"], 5), change(["b", "c"], null, true), change(["d"], 7)]);
    expect(after).toEqual({ a: [{ n: 1 }, { n: 5 }], b: {}, d: 7 });
    expect(before).toEqual({ a: [{ n: 1 }, { n: 2 }], b: { c: 3 } });
  });
  it("keep what did not change as the very same", () => {
    const before = { a: { x: 1 }, b: { y: 2 } };
    const after = applied(before, [change(["a", "x"], 9)]);
    expect(after.b).toBe(before.b);
  });
  it("of the whole value replace it", () => {
    expect(applied<unknown>({ a: 1 }, [change([], { z: 0 })])).toEqual({ z: 0 });
  });
  it("that lead nowhere are refused", () => {
    expect(() => applied({ a: 1 }, [change(["a", "b"], 1)])).toThrow();
  });
});

describe("versions", () => {
  const whole = { type: "whole", version: 4, view: { turn: 1 } as View, log: [], log_begins: 0, decision: null, clocks: [] } as unknown as Whole;
  const changed = (version: number) =>
    ({ type: "changed", version, differences: [change(["turn"], 2)], batches: [], log: [], decision: null, clocks: [] }) as unknown as Changed;
  it("follow each other", () => {
    const told = heard(heard(NOTHING_TOLD, whole, 0), changed(5), 1);
    expect(told.view?.turn).toBe(2);
    expect(told.version).toBe(5);
  });
  it("that were left out are noticed, and nothing is changed", () => {
    const told = heard(heard(NOTHING_TOLD, whole, 0), changed(6), 1);
    expect(told.gap).toBe(true);
    expect(told.view?.turn).toBe(1);
  });
});
