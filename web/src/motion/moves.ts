import type { Batch, Place } from "../wire/messages";
import { isStill, settings } from "../store/settings";

const MOVE = 180;
const FLIP = 140;
/** All of a batch, its parts overlapping. */
const BATCH = 600;
const OUTLINED = 2000;

/** Cards that lie elsewhere now glide there: by transform alone, and never in the way of input. */
export class Motion {
  private from = new Map<string, DOMRect>();
  private changed = new Set<string>();
  private flipped = new Set<string>();
  private running: Animation[] = [];

  /** Note where the cards lie that are about to move, before the view changes. */
  note(batches: readonly Batch[]): void {
    this.forget();
    const here = new Map<string, HTMLElement>();
    for (const card of document.querySelectorAll<HTMLElement>("[data-key]")) here.set(card.dataset["key"]!, card);
    for (const move of batches.flatMap((batch) => batch.moves)) {
      const key = move.target?.key || move.source?.key || "";
      if (key === "") continue;
      this.changed.add(key);
      if (move.change === "face") this.flipped.add(key);
      if (this.from.has(key) || move.change !== "move") continue;
      // A card that could not be followed comes from where its zone is.
      const source = here.get(move.source?.key || key) ?? zoneOf(move.source);
      if (source) this.from.set(key, source.getBoundingClientRect());
    }
  }

  /** Let those that moved come from where they were. */
  play(): void {
    if (this.changed.size === 0) return;
    const still = isStill();
    const moved: [HTMLElement, DOMRect, DOMRect][] = [];
    for (const card of document.querySelectorAll<HTMLElement>("[data-key]")) {
      const key = card.dataset["key"]!;
      if (!this.changed.has(key)) continue;
      if (still) {
        card.classList.add("changed");
        setTimeout(() => card.classList.remove("changed"), OUTLINED);
        continue;
      }
      const [from, to] = [this.from.get(key), card.getBoundingClientRect()];
      if (from && (Math.abs(from.left - to.left) > 2 || Math.abs(from.top - to.top) > 2)) moved.push([card, from, to]);
      else if (this.flipped.has(key)) this.run(card.querySelector(".face"), [{ transform: "scaleX(0)" }, { transform: "none" }], FLIP, 0);
    }
    const delay = Math.min(60, (BATCH - MOVE) / Math.max(1, moved.length));
    moved.forEach(([card, from, to], place) => {
      const scale = from.height / Math.max(1, to.height);
      const begins = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
      this.run(card, [{ transform: begins, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], MOVE, place * delay);
    });
    this.forget();
  }

  private run(card: Element | null, frames: Keyframe[], duration: number, delay: number): void {
    if (card === null) return;
    const { speed } = settings();
    // What still moves as more comes plays faster, so that nothing waits for long.
    const hurried = this.running.some((one) => one.playState === "running") ? 2 : 1;
    const animation = card.animate(frames, { duration: duration / speed / hurried, delay: delay / speed / hurried, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" });
    this.running = [...this.running.filter((one) => one.playState === "running"), animation];
  }

  /** Who acts does not wait: everything lies where it goes. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  private forget(): void {
    this.from = new Map();
    this.changed = new Set();
    this.flipped = new Set();
  }
}

function zoneOf(place: Place | null): HTMLElement | null {
  if (place === null) return null;
  const name = CSS.escape(`${place.player}/${place.zone}`);
  return [...document.querySelectorAll<HTMLElement>(`[data-zone="${name}"]`)].find((found) => found.offsetParent !== null) ?? null;
}
