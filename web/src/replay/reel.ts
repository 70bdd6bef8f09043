import { useSyncExternalStore } from "react";
import { language, settings } from "../store/settings";
import { TableStore, type Wire } from "../store/table";
import { post, Refusal, sentenceOf } from "../wire/api";
import type { Decision, NewSeat, Replay, Report, Table } from "../wire/messages";
import { keptRecord, noFile } from "../wire/files";

/** From where one looks: a seat, or at what everybody may see. */
export type Looks = "a" | "b" | "public";
export const LOOKS: Looks[] = ["a", "b", "public"];

/** Where a record that was opened from a file is found. */
export const FILE = "file";

export interface Shown {
  replay: Replay | null;
  /** the decision that is wanted; another one may still be shown */
  wanted: number;
  looks: Looks;
  fault: string;
}

/** Nobody is asked anything: a record is only looked at. */
const nobody = (): Wire => ({
  send: (request) => Promise.resolve({ type: "refused", id: 0, sentence: "", clause: "", field: request.type }),
  again: () => undefined,
  close: () => undefined,
});

/** A record that is looked through: which position, from which seat. */
export class Reel {
  readonly table = new TableStore({ table: "", secret: "", language: language() }, nobody);
  private shown: Shown;
  private listeners = new Set<() => void>();
  private key = "";
  private busy = false;

  constructor(
    readonly source: string,
    at: number | null,
    looks: Looks,
  ) {
    this.shown = { replay: null, wanted: at ?? 0, looks, fault: "" };
    void this.load();
  }

  readonly get = (): Shown => this.shown;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(wish: Partial<Shown>): void {
    this.shown = { ...this.shown, ...wish };
    for (const listener of this.listeners) listener();
  }

  /** Go to a decision; of several wishes in a row, the last is fulfilled. */
  go(decision: number): void {
    // How many there are is not known before the record is there: a link's decision is asked for.
    const most = this.shown.replay?.decisions ?? this.shown.wanted;
    const wanted = Math.min(most, Math.max(0, decision));
    if (wanted === this.shown.wanted) return;
    this.set({ wanted });
    void this.load();
  }

  step(by: number): void {
    this.go(this.shown.wanted + by);
  }

  /** To the next mark, or the one before. */
  leap(forward: boolean): void {
    const { wanted, replay } = this.shown;
    const places = replay?.marks.map((mark) => mark.decision) ?? [];
    this.go(forward ? (places.find((place) => place > wanted) ?? replay?.decisions ?? 0) : (places.findLast((place) => place < wanted) ?? 0));
  }

  look(looks: Looks): void {
    if (looks === this.shown.looks) return;
    this.table.set({ looked: null, opened: null });
    this.set({ looks });
    void this.load();
  }

  /** What names the record: its key if the server has it ready, else itself. */
  private named(whole: boolean): { record?: string; table?: string; key?: string } {
    if (this.key !== "" && !whole) return { key: this.key };
    return this.source === FILE ? { record: keptRecord() } : { table: this.source };
  }

  /** Ask with the key; where the server has let go of it, with the whole record. */
  private async ask<Answer>(path: string, wanted: object): Promise<Answer> {
    try {
      return await post<Answer>(path, { ...wanted, ...this.named(false) });
    } catch (error) {
      if (!(error instanceof Refusal) || error.fault.field !== "key" || this.key === "") throw error;
      return post<Answer>(path, { ...wanted, ...this.named(true) });
    }
  }

  private async load(): Promise<void> {
    if (this.busy) return;
    if (this.source === FILE && keptRecord() === "") {
      this.set({ fault: noFile() });
      return;
    }
    this.busy = true;
    const { wanted, looks } = this.shown;
    try {
      const seen = { viewer: looks === "b" ? 1 : 0, public: looks === "public", language: language() };
      const replay = await this.ask<Replay>("/api/replays", { ...seen, upto: wanted });
      this.key = replay.key;
      this.lay(replay, looks);
    } catch (error) {
      this.set({ fault: sentenceOf(error) });
    }
    this.busy = false;
    const { wanted: now, looks: from, fault } = this.shown;
    if (fault === "" && (now !== wanted || from !== looks)) void this.load();
  }

  /** Lay the table as it is at a position. */
  private lay(replay: Replay, looks: Looks): void {
    const before = this.shown.replay;
    const followed = before !== null && replay.at === before.at + 1;
    if (followed) this.table.onBatches(replay.batches);
    this.table.set({
      status: "open",
      welcome: { type: "welcome", seat: null, viewer: looks === "b" ? 1 : 0, public: looks === "public", book: replay.book, language: language(), languages: [], protocol: 1 },
      table: this.seats(replay),
      view: replay.view,
      version: this.table.get().version + 1,
      log: replay.log,
      decision: replay.decision && lookedAt(replay.decision),
      batches: followed ? replay.batches : [],
      sources: null,
    });
    this.set({ replay, fault: "" });
  }

  private seats({ game, players }: Replay): Table {
    return {
      id: this.source, game, clocks: { total: 0, increment: 0, decision: 0 }, commitment: "", seed: null, salt: "", onlookers: 0,
      remembered: [], undo: null, taken_back: 0, next: "", started: true,
      seats: players.map((name, player) => ({ player, name, deck: "", opponent: "", taken: true, here: true, away: 0, open_hand: false })),
    };
  }

  /** Everything said again in another language. */
  again(): void {
    void this.load();
  }

  /** A table that goes on from here. */
  takeOver(seat: number): Promise<NewSeat> {
    const { wanted } = this.shown;
    return this.ask<NewSeat>("/api/replays/take-over", { upto: wanted, seat, opponent: "rules", name: settings().name });
  }

  /** The record as a file. */
  async file(): Promise<Report> {
    if (this.source === FILE) return { name: "bythebook-record.txt", text: keptRecord() };
    return post<Report>(`/api/tables/${encodeURIComponent(this.source)}/record`, {});
  }

  /** The address of this very position. */
  hash(): string {
    return `#replay/${this.source}/${this.shown.wanted}/${this.shown.looks}`;
  }
}

/** Nothing can be chosen in a record: what is asked about stays marked, nothing glows. */
const lookedAt = (decision: Decision): Decision => ({ ...decision, options: [] });

export const useReel = <Part>(reel: Reel, part: (shown: Shown) => Part): Part =>
  useSyncExternalStore(reel.subscribe, () => part(reel.get()));
