import { useSyncExternalStore } from "react";
import type {
  Batch,
  Help,
  Line as LogLine,
  Place,
  Preview,
  ServerMessage,
  Sources,
  WhyNot,
  WouldTakeBack,
} from "../wire/messages";
import { t } from "../words";
import { post } from "../wire/api";
import { Line, type Request, type Where } from "../wire/socket";
import { at, choices, gathers, goingOn, isHalted, offered, type Choice, type Spot } from "./choosing";
import { heard, NOTHING_TOLD, type Told } from "./state";

/** What the rival did last, until one acts. */
export interface JustNow {
  text: string;
  number: string;
}

/** Everything the table shows. */
export interface Shown extends Told {
  /** marks of what is picked, in order, while several are gathered */
  picks: string[];
  /** what was clicked of an option that needs several clicks */
  stem: Spot[];
  /** options that one card offers, to choose from */
  menu: { spot: Spot; choices: Choice[] } | null;
  /** an option that is asked about before it is taken */
  careful: Choice | null;
  /** an answer is on its way */
  busy: boolean;
  /** one sentence for the player, with a clause */
  notice: { sentence: string; clause: string } | null;
  /** the card looked at */
  looked: Place | null;
  sources: Sources | null;
  why: (WhyNot & { place: Place }) | null;
  help: Help | null;
  preview: { index: number; told: Preview } | null;
  /** answers to this question that are known to turn something up */
  revealing: number[];
  undoable: WouldTakeBack | null;
  /** the decision of which a lesson shows the answer */
  hint: number | null;
  just: JustNow | null;
  /** the zone that is laid open beside the hand */
  opened: { player: number; zone: string } | null;
  /** the sheet that lies over the rail's place */
  sheet: "" | "log" | "card" | "menu" | "remembered" | "help" | "all" | "report" | "rule" | "search";
  /** the clause that is laid open */
  clause: string;
  /** keys of the cards that a line of the log speaks of */
  meant: string[];
  /** lines for those who listen */
  said: string;
}

const NEW: Shown = {
  ...NOTHING_TOLD,
  picks: [],
  stem: [],
  menu: null,
  careful: null,
  busy: false,
  notice: null,
  looked: null,
  sources: null,
  why: null,
  help: null,
  preview: null,
  revealing: [],
  undoable: null,
  hint: null,
  just: null,
  opened: null,
  sheet: "",
  clause: "",
  meant: [],
  said: "",
};

/** A second click so soon after a new question was meant for the last one. */
const TOO_SOON = 300;

/** What a table talks to: a server, or, where only a record is shown, nobody. */
export type Wire = Pick<Line, "send" | "again" | "close">;

const connected = (where: Where, hear: (message: ServerMessage) => void, lost: () => void): Wire =>
  new Line(where, hear, lost);

/** One table as one browser sees it. */
export class TableStore {
  private shown: Shown = NEW;
  private listeners = new Set<() => void>();
  private line: Wire;
  private asked = 0;
  /** where a card was dragged to, and with which decision */
  private dropped: { to: Spot; after: number } | null = null;
  /** how many have to be picked before the gathered picks are closed */
  private closing: { kind: string; picked: number } | null = null;
  onBatches: (batches: Batch[]) => void = () => undefined;
  /** somebody acts: nothing need go on moving */
  onAct: () => void = () => undefined;

  constructor(
    readonly where: Where,
    open: typeof connected = connected,
  ) {
    this.line = open(where, this.hear, () => this.set({ status: "lost", busy: false }));
  }

  close(): void {
    this.line.close();
  }

  readonly get = (): Shown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(wish: Partial<Shown>): void {
    // A sheet that is asked for is seen: it does not lie under a choice that was open.
    const above = wish.sheet ? { menu: null } : {};
    this.shown = { ...this.shown, ...above, ...wish };
    for (const listener of this.listeners) listener();
  }

  private readonly hear = (message: ServerMessage): void => {
    const before = this.shown;
    const told = heard(before, message, performance.now());
    if (told.gap) {
      this.line.again();
      return;
    }
    if (told === (before as Told)) return;
    const wish: Partial<Shown> = { ...told };
    if (message.type === "changed" && message.batches.length > 0) this.onBatches(message.batches);
    if (message.type === "changed" || message.type === "whole") {
      const decided = told.decision?.number !== before.decision?.number || message.type === "whole";
      if (decided) {
        this.asked = performance.now();
        Object.assign(wish, {
          picks: [],
          stem: [],
          menu: null,
          careful: null,
          busy: false,
          preview: null,
          revealing: [],
          why: null,
        });
        wish.notice = null;
      }
      const mine = told.welcome?.seat;
      const acts = message.log.filter((l) => l.player !== null && l.player !== mine && !l.title);
      if (message.type === "changed" && acts.length > 0) {
        wish.just = { text: acts[acts.length - 1]!.text, number: shownNumber(message.batches, mine) };
      }
    }
    if (Boolean(told.table?.undo) !== Boolean(before.table?.undo)) {
      // A wish to take back comes instead of the question, or goes.
      this.asked = performance.now();
      Object.assign(wish, { stem: [], menu: null, careful: null });
      const answer = message.type === "table" ? message.log.at(-1) : undefined;
      if (answer !== undefined && before.table?.undo?.player === told.welcome?.seat) wish.notice = { sentence: answer.text, clause: "" };
    }
    this.set(wish);
    if (message.type === "changed" || message.type === "whole") {
      this.finish();
      this.follow();
    }
  };

  // Asking and answering.

  private async ask(request: Request): Promise<ServerMessage> {
    const answer = await this.line.send(request);
    if (answer.type === "refused") {
      const busy = this.shown.busy && request.type !== "answer" && request.type !== "picks";
      this.set({ busy, notice: { sentence: answer.sentence, clause: answer.clause } });
    }
    return answer;
  }

  /** Whether a click now was meant for this question. */
  private isTooSoon(choice: Choice): boolean {
    return choice.path.length === 0 && performance.now() - this.asked < TOO_SOON;
  }

  /** Take an option; if it is one to be careful with, ask first. */
  take(choice: Choice, sure = false): void {
    const { decision, busy, hint } = this.shown;
    // What a lesson has shown was asked for at this question.
    const shown = hint !== null && hint === decision?.number;
    if (decision === null || !decision.mine || busy || isHalted(this.shown) || (!shown && this.isTooSoon(choice))) return;
    if (choice.option.careful !== "" && !sure) {
      this.set({ careful: choice, menu: null });
      return;
    }
    if (gathers(this.shown) && choice.option.role === "on" && this.shown.picks.length > 0) {
      this.sendPicks();
      return;
    }
    this.onAct();
    this.set({ busy: true, menu: null, careful: null, just: null, undoable: null });
    // An answer that is taken is followed by the next question, and one that is not by what is wrong with it.
    void this.ask({ type: "answer", decision: decision.number, option: choice.index });
  }

  /** A spot was clicked. Whether that meant anything. */
  click(spot: Spot): boolean {
    const { stem } = this.shown;
    const all = offered(this.shown);
    const found = at(all, stem, spot);
    if (found.length === 0) {
      if (stem.includes(spot)) {
        this.set({ stem: stem.slice(0, stem.indexOf(spot)) });
        return true;
      }
      if (stem.length > 0 && at(all, [], spot).length > 0) {
        this.set({ stem: [] });
        return this.click(spot);
      }
      return false;
    }
    if (gathers(this.shown) && found.every((c) => c.option.role === "pick")) {
      this.pick(found[0]!);
      return true;
    }
    const deeper = found.filter((c) => c.path.length > stem.length + 1);
    if (found.length === 1) this.take(found[0]!);
    else if (deeper.length === found.length) this.set({ stem: [...stem, found[0]!.path[stem.length]!], menu: null });
    else this.set({ menu: { spot, choices: found } });
    return true;
  }

  /** A card was dragged to a place: both steps, also where the place is asked for after the card. */
  drop(from: Spot, to: Spot): void {
    const { decision } = this.shown;
    if (decision === null) return;
    const all = offered(this.shown);
    this.set({ stem: [], menu: null });
    const both = at(all, [], from).filter((choice) => at([choice], [choice.path[0]!], to).length > 0);
    if (both.length > 0) {
      this.set({ stem: [both[0]!.path[0]!] });
      this.click(to);
      return;
    }
    this.dropped = { to, after: decision.number };
    this.click(from);
  }

  /** The place that a card was dragged to is answered, if that is what is asked for next. */
  private follow(): void {
    const { decision, busy } = this.shown;
    if (this.dropped === null || decision === null || busy || decision.number <= this.dropped.after) return;
    const { to } = this.dropped;
    this.dropped = null;
    if (decision.mine && at(choices(decision), [], to).length === 1) this.click(to);
  }

  /** Pick a card, or put it back. */
  pick(choice: Choice): void {
    const { picks, decision } = this.shown;
    const mark = choice.option.mark;
    if (picks.includes(mark)) {
      this.set({ picks: picks.filter((other) => other !== mark) });
      return;
    }
    const room = (decision?.most ?? 0) - (decision?.picked.length ?? 0);
    if (picks.length < room) this.set({ picks: [...picks, mark] });
  }

  /** How many picks are still to be made at least. */
  lacking(): number {
    const { decision, picks } = this.shown;
    if (decision === null) return 0;
    return Math.max(0, (decision.least ?? 0) - decision.picked.length - picks.length);
  }

  /** Everything picked is sent at once, and the choice is closed. */
  sendPicks(): void {
    const { decision, picks, busy } = this.shown;
    if (decision === null || busy || isHalted(this.shown) || picks.length === 0 || this.lacking() > 0) return;
    this.onAct();
    this.closing = { kind: decision.kind, picked: decision.picked.length + picks.length };
    this.set({ busy: true, just: null });
    void this.ask({ type: "picks", decision: decision.number, marks: picks }).then((answer) => {
      if (answer.type === "accepted" && answer.stopped !== "") {
        this.closing = null;
        const busy = this.shown.busy && answer.taken > 0;
        this.set({ busy, notice: { sentence: answer.stopped, clause: "" } });
      }
      this.finish();
    });
  }

  /** Once all picks were taken, a question for further ones is answered with "done". */
  private finish(): void {
    const { decision } = this.shown;
    if (this.closing === null || decision === null) return;
    const same = decision.mine && decision.kind === this.closing.kind && decision.most !== null;
    if (!same) {
      this.closing = null;
    } else if (decision.picked.length === this.closing.picked) {
      const done = goingOn(choices(decision));
      this.closing = null;
      if (done !== undefined) {
        this.set({ busy: true });
        void this.ask({ type: "answer", decision: decision.number, option: done.index });
      }
    }
  }

  /** Pass, no or done. */
  goOn(): void {
    const choice = goingOn(offered(this.shown));
    if (choice !== undefined) this.take(choice);
    else if (this.shown.picks.length > 0) this.sendPicks();
  }

  /** Back to where nothing was clicked. Whether there was anything to go back from. */
  back(): boolean {
    const { stem, menu, careful, picks, why, sheet, opened } = this.shown;
    if (careful !== null || menu !== null) this.set({ careful: null, menu: null });
    else if (stem.length > 0) this.set({ stem: stem.slice(0, -1) });
    else if (picks.length > 0) this.set({ picks: picks.slice(0, -1) });
    else if (why !== null) this.set({ why: null });
    else if (sheet !== "") this.set({ sheet: "" });
    else if (opened !== null) this.set({ opened: null });
    else return false;
    return true;
  }

  async takeBack(action: boolean): Promise<void> {
    await this.ask({ type: "take_back", action });
  }

  async askTakeBack(): Promise<void> {
    const answer = await this.line.send({ type: "ask_take_back", action: false });
    this.set({ undoable: answer.type === "take_back_told" ? answer : null });
  }

  /** Consent to what the rival wishes to take back, or not; or give up one's own wish. */
  agree(agree: boolean): void {
    const { table, welcome } = this.shown;
    const mayAgree = table?.undo?.asked === welcome?.seat;
    if (!table?.undo || welcome?.seat == null || (agree && !mayAgree) || performance.now() - this.asked < TOO_SOON) return;
    void this.ask({ type: "agree", agree, to: table.undo.to });
  }

  concede(): void {
    this.set({ sheet: "" });
    void this.ask({ type: "concede" });
  }

  again(): void {
    void this.ask({ type: "again" });
  }

  /** The answer that a lesson waits for: the card or button is marked, the second time it is given. */
  showMe(): void {
    const { lesson, decision, hint } = this.shown;
    if (lesson === null || decision === null || lesson.decision !== decision.number) return;
    const meant = choices(decision).find((choice) => choice.index === lesson.options[0]);
    if (meant === undefined) return;
    if (hint === decision.number) this.take(meant, true);
    else this.set({ hint: decision.number, notice: null });
  }

  openHand(open: boolean): void {
    void this.ask({ type: "open_hand", open });
  }

  remember(choice: Choice, until: "turn" | "game", thisText: boolean): void {
    const { decision } = this.shown;
    if (decision === null) return;
    void this.ask({
      type: "remember",
      decision: decision.number,
      option: choice.index,
      until,
      this_text: thisText,
    });
  }

  forget(key: string): void {
    void this.ask({ type: "forget", key });
  }

  look(place: Place | null): void {
    this.set({ looked: place, sources: null });
    if (place !== null && place.place !== null && place.player >= 0 && place.number !== "") {
      const { player, zone } = place;
      void this.line.send({ type: "sources", player, zone, place: place.place }).then((answer) => {
        if (this.shown.looked === place && answer.type === "sources_told") this.set({ sources: answer });
      });
    }
  }

  async whyNot(place: Place): Promise<void> {
    if (place.place === null) return;
    const { player, zone } = place;
    const answer = await this.ask({ type: "why_not", player, zone, place: place.place });
    if (answer.type === "why_not_told") this.set({ why: { ...answer, place } });
  }

  async foresee(index: number): Promise<void> {
    const { decision, preview } = this.shown;
    if (decision === null || preview?.index === index) return;
    const answer = await this.line.send({ type: "preview", decision: decision.number, option: index });
    if (answer.type === "preview_told" && this.shown.decision?.number === decision.number) {
      const { revealing } = this.shown;
      this.set({ preview: { index, told: answer }, revealing: answer.reveals ? [...revealing, index] : revealing });
    }
  }

  /** What the rival did is shown and said once more. */
  repeat(): void {
    const { just, log, welcome } = this.shown;
    const last = log.findLast((line) => line.player !== null && line.player !== welcome?.seat && !line.title && !line.undone);
    const again = just ?? (last === undefined ? null : { text: last.text, number: "" });
    this.set({ just: again === null ? null : { ...again } });
    this.say(again?.text ?? t("Nothing yet."));
  }

  /** Something is said to those who listen, also a second time. */
  say(text: string): void {
    this.set({ said: text === this.shown.said ? `${text}\u00a0` : text });
  }

  /** The lines of the log that were not sent, because there are so many. */
  async earlier(): Promise<void> {
    const { table, secret } = this.where;
    const lines = await post<LogLine[]>(`/api/tables/${encodeURIComponent(table)}/log`, { secret, language: this.where.language });
    const { log } = this.shown;
    const first = log[0]?.number ?? Infinity;
    this.set({ log: [...lines.filter((line) => line.number < first), ...log], logBegins: 1 });
  }

  async askHelp(): Promise<void> {
    const answer = await this.ask({ type: "help" });
    if (answer.type === "help_told") this.set({ help: answer, sheet: "help" });
  }
}

/** The card an opponent showed last, to be drawn beside what is said. */
function shownNumber(batches: readonly Batch[], mine: number | null | undefined): string {
  for (const batch of [...batches].reverse()) {
    for (const move of [...batch.moves].reverse()) {
      if (move.player !== mine && move.card !== null && move.card.number !== "") return move.card.number;
    }
  }
  return "";
}

/** A part of what a table shows; drawn again only when that part changes. */
export function useShown<Part>(store: TableStore, part: (shown: Shown) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
