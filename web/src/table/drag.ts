import type { TableStore } from "../store/table";

const FAR = 8;
const LONG = 500;

interface Held {
  card: HTMLElement;
  x: number;
  y: number;
  pointer: number;
  /** what follows the pointer, once the card is dragged */
  ghost: HTMLElement | null;
  over: HTMLElement | null;
  timer: number;
}

/** Cards by pointer: dragged to where they go, and looked at by a long press. Clicks and keys stay as they are. */
export function handle(store: TableStore): () => void {
  let held: Held | null = null;
  let swallow = false;

  const letGo = () => {
    if (held === null) return;
    clearTimeout(held.timer);
    held.ghost?.remove();
    held.over?.classList.remove("droppable");
    held = null;
  };

  /** The card or place under the pointer that a card could go to. */
  const under = (event: PointerEvent): HTMLElement | null => {
    for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
      const spot = found.closest<HTMLElement>("[data-spot], [data-zone]");
      if (spot !== null && spot !== held?.card && spot.closest(".table") !== null) return spot;
    }
    return null;
  };

  const down = (event: PointerEvent) => {
    letGo();
    swallow = false;
    const card = (event.target as HTMLElement).closest<HTMLElement>(".table button[data-spot]");
    if (card === null || !event.isPrimary || event.button !== 0) return;
    const timer = event.pointerType === "mouse" ? 0 : window.setTimeout(() => {
      if (held === null || held.ghost !== null) return;
      swallow = true;
      card.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
      letGo();
    }, LONG);
    held = { card, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null, over: null, timer };
  };

  const move = (event: PointerEvent) => {
    if (held === null || event.pointerId !== held.pointer) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (held.ghost === null) {
      if (Math.hypot(dx, dy) < FAR) return;
      clearTimeout(held.timer);
      if (!held.card.classList.contains("can") || store.get().busy) return letGo();
      held.ghost = ghostOf(held.card);
      swallow = true;
    }
    held.ghost.style.transform = `translate(${held.ghost.dataset["x"]}px, ${held.ghost.dataset["y"]}px) translate(${dx}px, ${dy}px)`;
    const over = under(event);
    if (over !== held.over) {
      held.over?.classList.remove("droppable");
      over?.classList.add("droppable");
      held.over = over;
    }
  };

  const up = (event: PointerEvent) => {
    if (held === null || event.pointerId !== held.pointer) return;
    const { ghost, over, card } = held;
    const to = over?.dataset["spot"] ?? over?.dataset["zone"];
    letGo();
    if (ghost !== null && to !== undefined) store.drop(card.dataset["spot"]!, to);
  };

  const click = (event: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };

  addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", letGo);
  addEventListener("click", click, true);
  return () => {
    letGo();
    removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", letGo);
    removeEventListener("click", click, true);
  };
}

/** A picture of a card that follows the pointer. */
function ghostOf(card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  ghost.setAttribute("aria-hidden", "true");
  const face = card.querySelector(".face")?.cloneNode(true) as HTMLElement | undefined;
  if (face) {
    const drawn = card.querySelector(".face")!.getBoundingClientRect();
    face.style.height = `${drawn.height}px`;
    face.style.width = `${drawn.width}px`;
    ghost.append(face);
    [ghost.dataset["x"], ghost.dataset["y"]] = [String(drawn.left), String(drawn.top)];
  } else [ghost.dataset["x"], ghost.dataset["y"]] = [String(box.left), String(box.top)];
  document.querySelector(".atTable")?.append(ghost);
  return ghost;
}
