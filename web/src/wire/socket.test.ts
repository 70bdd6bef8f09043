import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "./messages";
import { Line } from "./socket";

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = Socket.OPEN;
  sent: { type: string; id?: number }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: number });
  }

  /** A network that is away tells nothing, of the end neither. */
  close(): void {
    this.readyState = 2;
  }

  tell(...messages: object[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
}

const came = () => {
  const socket = Socket.made.at(-1)!;
  socket.onopen();
  socket.tell({ type: "welcome" }, { type: "whole" });
  return socket;
};

describe("a connection", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.made = [];
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const line = (lost: () => void = () => undefined, hear: (message: ServerMessage) => void = () => undefined) =>
    new Line({ table: "", secret: "", language: "en" }, hear, lost);

  it("that says nothing any more is given up, and another one is made", () => {
    const lost = vi.fn();
    line(lost);
    const socket = came();
    vi.advanceTimersByTime(25_000);
    socket.tell({ type: "pong", id: 0 });
    vi.advanceTimersByTime(25_000);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(25_000);
    expect(lost).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(Socket.made.length).toBe(2);
    came();
    // The end of the first, told at last, is none of the second.
    socket.onclose();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it("that was left hears nothing any more", () => {
    const hear = vi.fn();
    const left = line(undefined, hear);
    const socket = came();
    left.close();
    hear.mockClear();
    socket.tell({ type: "bye", sentence: "late", again: true });
    expect(hear).not.toHaveBeenCalled();
  });

  it("answers what was asked, also after everything was shown anew", async () => {
    const here = line();
    const socket = came();
    const help = here.send({ type: "help" });
    const { id } = socket.sent.at(-1)!;
    // Somebody took something back: no connection was lost.
    socket.tell({ type: "whole" }, { type: "help_told", id });
    await expect(help).resolves.toMatchObject({ type: "help_told" });
  });

  it("that comes back sends answers again, and nothing else", () => {
    const here = line();
    const socket = came();
    void here.send({ type: "help" });
    void here.send({ type: "answer", decision: 1, option: 0 });
    socket.onclose();
    vi.advanceTimersByTime(1_000);
    expect(came().sent.map(({ type }) => type)).toEqual(["hello", "answer"]);
  });
});
