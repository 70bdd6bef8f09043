import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision, Option, ServerMessage, View } from "../wire/messages";
import type { Request } from "../wire/socket";
import { choices } from "./choosing";
import { TableStore } from "./table";

const option: Option = { mark: "", verb: "pass", role: "on", label: "", said: "", note: "", cards: [], zone: "", zone_player: null, number: null, word: "", ability: "", line: null, same: 0, careful: "" };
const asks = (number: number): Decision => ({ number, player: 0, kind: "main", title: "", mine: true, clause: "", prompt: "", note: "", source: null, about: [], picked: [], least: null, most: null, options: [option], default: 0, hint: "", remembered: "" });
const view = { sides: [] } as unknown as View;
const whole = { type: "whole", view, table: null, version: 1, log: [], log_begins: 1, decision: asks(1), clocks: [] } as unknown as ServerMessage;
const changed = (version: number, decision: Decision) => ({ type: "changed", version, differences: [], batches: [], log: [], decision, clocks: [] }) as unknown as ServerMessage;
const accepted: ServerMessage = { type: "accepted", id: 0, taken: 0, stopped: "" };
const refused = { type: "refused", id: 0, sentence: "No.", clause: "" } as unknown as ServerMessage;

/** A table without a server: what was sent, and how to hear something. */
function table() {
  let hear: (message: ServerMessage) => void = () => undefined;
  const sent: { request: Request; done: (answer: ServerMessage) => void }[] = [];
  const store = new TableStore({ table: "", secret: "", language: "en" }, (_, heard) => {
    hear = heard;
    return { send: (request) => new Promise((done) => sent.push({ request, done })), again: () => undefined, close: () => undefined };
  });
  hear(whole);
  const answer = () => {
    vi.advanceTimersByTime(400);
    store.take(choices(store.get().decision)[0]!);
  };
  return { store, sent, answer, hear: (message: ServerMessage) => hear(message) };
}

describe("a sheet that is asked for", () => {
  it("is seen, also where a choice of several was open", () => {
    const { store } = table();
    store.set({ menu: { spot: "0/hand/0", choices: choices(asks(1)) } });
    store.set({ sheet: "search" });
    expect(store.get()).toMatchObject({ menu: null, sheet: "search" });
  });
});

describe("an answer on its way", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("is one at a time until the next question is there, whatever comes first", async () => {
    const { sent, answer, hear } = table();
    answer();
    answer();
    expect(sent.map(({ request }) => request)).toEqual([{ type: "answer", decision: 1, option: 0 }]);
    sent[0]!.done(accepted);
    await Promise.resolve();
    answer();
    expect(sent.length).toBe(1);
    hear(changed(2, asks(2)));
    answer();
    expect(sent.length).toBe(2);
  });

  it("is not ended by what is said to the one before it", async () => {
    const { store, sent, answer, hear } = table();
    answer();
    hear(changed(2, asks(2)));
    answer();
    sent[0]!.done(accepted);
    await Promise.resolve();
    expect(store.get().busy).toBe(true);
    answer();
    expect(sent.length).toBe(2);
  });

  it("that is refused may be given again; another refusal does not end it", async () => {
    const { store, sent, answer } = table();
    answer();
    void store.takeBack(false);
    sent[1]!.done(refused);
    await Promise.resolve();
    expect(store.get()).toMatchObject({ busy: true, notice: { sentence: "No." } });
    sent[0]!.done(refused);
    await Promise.resolve();
    expect(store.get().busy).toBe(false);
  });
});
