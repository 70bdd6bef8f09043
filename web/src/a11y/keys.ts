import { choices, goingOn, numbered, unlike } from "../store/choosing";
import { settings } from "../store/settings";
import type { TableStore } from "../store/table";

const ZONES: Record<string, string> = {
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
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    const all = choices(store.get().decision);
    const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (going) {
      going = false;
      const found = ZONES[letter];
      if (found !== undefined) focus(found);
      event.preventDefault();
      return;
    }
    if (letter.length === 1 && /[a-z]/.test(letter) && !settings().letters) return;
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
      switch (letter) {
        case "p":
          if (store.get().picks.length > 0) store.sendPicks();
          else store.goOn();
          return true;
        case "y": {
          const yes = store.get().careful;
          if (yes) store.take(yes, true);
          else {
            const meant = all.find((choice) => choice.option.role === "yes");
            if (meant) store.take(meant);
          }
          return true;
        }
        case "n": {
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
        case "z":
          if (!store.back()) void store.takeBack(event.shiftKey);
          return true;
        case "Escape":
          return store.back();
        case "w":
          if (looked) void store.whyNot(looked);
          return true;
        case "s":
          store.showMe();
          return store.get().lesson !== null;
        case "v":
          store.set({ sheet: store.get().sheet === "card" ? "" : "card" });
          return true;
        case "l":
          if (innerWidth <= 700) store.set({ sheet: "log" });
          else focus(".log");
          return true;
        case "r":
          store.repeat();
          return true;
        case "g":
          going = true;
          return true;
        case "m":
          store.set({ said: board(store) });
          return true;
        case "a":
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

/** The board in three sentences. */
function board(store: TableStore): string {
  const { view, welcome } = store.get();
  if (view === null || welcome === null) return "";
  const near = Math.max(0, welcome.viewer);
  const told = (player: number) => {
    const zones = view.sides[player]!.zones;
    return welcome.book.zones.filter((z) => (zones[z.name]?.count ?? 0) > 0 && !z.beside)
      .map((z) => (z.on_field ? `${z.title}: ${zones[z.name]!.cards.map((c) => c.name).join(", ")}` : `${z.title} ${zones[z.name]!.count}`)).join("; ");
  };
  return `${view.step}. ${told(near)}. ${told(1 - near)}.`;
}
