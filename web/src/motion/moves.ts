import type { Batch } from "../wire/messages";
import { isStill, settings } from "../store/settings";

const MOVE = 180;
const BATCH = 600;

/** Cards that lie elsewhere now glide there: by transform alone, and never in the way of input. */
export class Motion {
  private before = new Map<string, DOMRect>();

  /** Note where the cards lie that are about to move, before the view changes. */
  note(batches: readonly Batch[]): void {
    const moving = new Set(batches.flatMap((batch) => batch.moves.map((move) => move.target?.key ?? "")));
    this.before.clear();
    for (const card of document.querySelectorAll<HTMLElement>("[data-key]")) {
      const key = card.dataset["key"]!;
      if (moving.has(key)) this.before.set(key, card.getBoundingClientRect());
    }
  }

  /** Let those that moved come from where they were. */
  play(): void {
    if (this.before.size === 0) return;
    const moved: [HTMLElement, DOMRect, DOMRect][] = [];
    for (const card of document.querySelectorAll<HTMLElement>("[data-key]")) {
      const from = this.before.get(card.dataset["key"]!);
      const to = card.getBoundingClientRect();
      if (from && (Math.abs(from.left - to.left) > 2 || Math.abs(from.top - to.top) > 2)) moved.push([card, from, to]);
    }
    const still = isStill();
    const delay = Math.min(60, (BATCH - MOVE) / Math.max(1, moved.length));
    moved.forEach(([card, from, to], place) => {
      if (still) {
        card.classList.add("changed");
        setTimeout(() => card.classList.remove("changed"), 2000);
        return;
      }
      const scale = from.height / Math.max(1, to.height);
      card.animate(
        [{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }],
        { duration: MOVE / settings().speed, delay: place * delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" },
      );
    });
    this.before.clear();
  }
}
