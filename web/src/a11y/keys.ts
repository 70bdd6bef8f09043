import { goingOn, numbered, offered, unlike } from "../store/choosing";
import type { TableStore } from "../store/table";
import { called } from "../table/context";
import { isNarrow } from "../table/narrow";
import { t } from "../words";
import { meaning } from "./actions";

const REGIONS: Record<string, string> = {
  h: ".hand .cardbutton",
  f: ".own .field button",
  r: ".rival .field button",
  p: ".prompt button",
  l: ".log",
};

/** Everything by keyboard. */
export function listen(store: TableStore): () => void {
  let going = false;
  const focus = (selector: string) => (document.querySelector(selector) as HTMLElement | null)?.focus();
  const key = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) {
      // Out of where nothing is written.
      if (event.key === "Escape" && (target as HTMLInputElement).value === "") store.back();
      return;
    }
    const all = offered(store.get());
    const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (going) {
      going = false;
      if (!toZone(store, letter) && REGIONS[letter] !== undefined) focus(REGIONS[letter]!);
      event.preventDefault();
      return;
    }
    const does = /^[a-z]$/.test(letter) ? meaning(letter) : letter;
    if (does === "") return;
    const spot = target.closest<HTMLElement>("[data-spot]");
    const looked = store.get().looked;
    const done = (): boolean => {
      if (/^[1-9]$/.test(letter)) {
        const { menu, sheet, stem } = store.get();
        const written = menu ? menu.choices : sheet === "all" ? unlike(all) : null;
        const listed = written ? written.map((choice) => ({ choice, spot: null })) : numbered(all, stem);
        const found = listed[Number(letter) - 1];
        if (found === undefined) return false;
        if (found.spot !== null) store.click(found.spot);
        else store.take(found.choice);
        return true;
      }
      if (store.get().table?.undo && ["go on", "say yes", "say no"].includes(does)) {
        // Going on with the game is no: only who says yes agrees.
        store.agree(does === "say yes");
        return true;
      }
      switch (does) {
        case "go on":
          if (store.get().picks.length > 0) store.sendPicks();
          else store.goOn();
          return true;
        case "say yes": {
          const yes = store.get().careful;
          if (yes) store.take(yes, true);
          else {
            const meant = all.find((choice) => choice.option.role === "yes");
            if (meant) store.take(meant);
          }
          return true;
        }
        case "say no": {
          if (store.get().careful) store.back();
          else if (goingOn(all)) store.take(goingOn(all)!);
          return true;
        }
        case " ":
          if (target.tagName === "BUTTON" || target.tagName === "A") return false;
          if (all.length === 1) store.take(all[0]!);
          else if (goingOn(all)) store.take(goingOn(all)!);
          return true;
        case "Enter":
          if (target.tagName === "BUTTON" || target.tagName === "A") return false;
          if (store.get().careful) store.take(store.get().careful!, true);
          else if (store.get().picks.length > 0) store.sendPicks();
          return true;
        case "take back":
          if (!store.back()) void store.takeBack(event.shiftKey);
          return true;
        case "Escape":
          return store.back();
        case "why":
          if (looked) void store.whyNot(looked);
          return true;
        case "show me":
          store.showMe();
          return store.get().lesson !== null;
        case "look":
          if (isNarrow()) store.set({ sheet: store.get().sheet === "card" ? "" : "card" });
          else focus(target.closest(".look") === null ? ".look" : ".look .from");
          return true;
        case "/":
          store.set({ sheet: "search" });
          return true;
        case "log":
          if (isNarrow()) store.set({ sheet: "log" });
          else focus(".log");
          return true;
        case "repeat":
          store.repeat();
          return true;
        case "go":
          going = true;
          return true;
        case "board":
          store.say(board(store));
          return true;
        case "remembered":
          store.set({ sheet: "remembered" });
          return true;
        case "?":
          void store.askHelp();
          return true;
        case "ArrowLeft":
        case "ArrowRight":
        case "ArrowUp":
        case "ArrowDown":
          if (spot !== null) return move(spot, letter);
          // From the question one comes to what may be chosen.
          if (target !== document.body && target.closest(".prompt") === null) return false;
          focus("[data-spot].can, .hand [data-spot]");
          return true;
        default:
          return false;
      }
    };
    if (done()) event.preventDefault();
  };
  addEventListener("keydown", key);
  return () => removeEventListener("keydown", key);
}

/** The nearest card in a direction. */
function move(from: HTMLElement, arrow: string): boolean {
  const a = from.getBoundingClientRect();
  const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow] as [number, number];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of document.querySelectorAll<HTMLElement>("[data-spot]")) {
    const b = other.getBoundingClientRect();
    const [u, v] = [b.left + b.width / 2 - x, b.top + b.height / 2 - y];
    const along = u * dx + v * dy;
    const across = Math.abs(u * dy) + Math.abs(v * dx);
    if (other === from || along < 4) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [other, far];
  }
  best?.focus();
  return best !== null;
}

/** To the next zone whose title begins with a letter, one's own first. Whether there is one. */
function toZone(store: TableStore, letter: string): boolean {
  const zones = store.get().welcome?.book.zones ?? [];
  const begins = new Set(zones.filter((zone) => zone.title.toLowerCase().startsWith(letter)).map((zone) => zone.name));
  const found = new Map<string, HTMLElement>();
  for (const side of [".hand", ".own", ".rival"]) {
    for (const one of document.querySelectorAll<HTMLElement>(`${side} [data-spot], ${side} [data-zone]`)) {
      const [player, zone] = (one.dataset["spot"] ?? one.dataset["zone"]!).split("/");
      const button = one.matches("button") ? one : one.querySelector<HTMLElement>("button");
      if (button?.offsetParent && begins.has(zone!) && !found.has(`${player}/${zone}`)) found.set(`${player}/${zone}`, button);
    }
  }
  const all = [...found.values()];
  const now = all.findIndex((one) => one === document.activeElement);
  all[(now + 1) % all.length]?.focus();
  return all.length > 0;
}

/** The board in three sentences. */
function board(store: TableStore): string {
  const { view, welcome, decision } = store.get();
  if (view === null || welcome === null) return "";
  const near = Math.max(0, welcome.viewer);
  const [shown] = welcome.book.values;
  const told = (player: number) => {
    const zones = view.sides[player]!.zones;
    const kinds = welcome.book.zones.filter((kind) => (zones[kind.name]?.count ?? 0) > 0 && !kind.beside);
    const cards = (name: string) => zones[name]!.cards.map((card) => [card.name || t("a card face down"), card.values[shown?.name ?? ""], card.state].filter(Boolean).join(" ")).join(", ");
    return kinds.map((kind) => (kind.on_field ? `${kind.title}: ${cards(kind.name)}` : `${kind.title} ${zones[kind.name]!.count}`)).join("; ");
  };
  const decides = decision === null ? "" : decision.mine ? t("You decide") : t("{0} decides", called(store.get(), decision.player));
  const seat = welcome.seat;
  const names = [near, 1 - near].map((player) => (player === seat ? t("You") : called(store.get(), player)));
  return `${[t("Turn {0}", view.turn), view.step, decides].filter(Boolean).join(", ")}. ${names[0]}: ${told(near)}. ${names[1]}: ${told(1 - near)}.`;
}
