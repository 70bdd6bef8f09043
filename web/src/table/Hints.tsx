import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { change, useSettings } from "../store/settings";
import { t } from "../words";
import { useSeen } from "./context";

/** The hints of a first game: where each stands, and what it says. */
const HINTS: [name: string, at: string, says: string][] = [
  ["choose", ".hand .handcard.can, .cell.can, .pile.can", "What glows may be chosen: click it, or drag it to where it goes."],
  ["why", ".hand .handcard:not(.can), .own .cell.cardbutton:not(.can)", "This one does not glow. Click it, and you are told why not."],
  ["on", ".prompt .btn.main", "This goes on. The key P does the same."],
];
const WIDE = 220;
/** As high as the longest of them. */
const HIGH = 70;
/** What no hint covers: the numbers of a fight, the question and its buttons, what may be chosen. */
const KEPT_CLEAR = ".duel, .steps, #question, .prompt .buttons, .can, .cell.attacker, .cell.target";

interface Spot {
  x: number;
  y: number;
  side: "above" | "below" | "beside";
}

/** Where a hint on something covers nothing that is needed; nowhere, perhaps. */
function roomBeside(about: HTMLElement): Spot | null {
  const b = about.getBoundingClientRect();
  const x = Math.min(Math.max(8, b.left + b.width / 2 - WIDE / 2), innerWidth - WIDE - 8);
  const spots: Spot[] = [{ x, y: b.top - 10 - HIGH, side: "above" }, { x, y: b.bottom + 10, side: "below" }];
  // Behind the last card of the hand.
  const last = [...(about.closest(".hand")?.querySelectorAll(".handcard") ?? [])].at(-1)?.getBoundingClientRect();
  if (last) spots.push({ x: last.right + 14, y: last.top + 8, side: "beside" });
  const kept = [...document.querySelectorAll<HTMLElement>(KEPT_CLEAR)].filter((one) => one !== about && !one.contains(about)).map((one) => one.getBoundingClientRect());
  const isFree = (at: Spot) =>
    at.y >= 0 && at.y + HIGH <= innerHeight && at.x + WIDE <= innerWidth &&
    kept.every((r) => r.width === 0 || r.right <= at.x || r.left >= at.x + WIDE || r.bottom <= at.y || r.top >= at.y + HIGH);
  return spots.find(isFree) ?? null;
}

/** One hint at a time, beside what it is about; it is gone once that was used. */
export function Hints() {
  const seen = useSettings().hints;
  const version = useSeen((s) => s.version);
  const mine = useSeen((s) => s.decision?.mine === true && s.sheet === "" && s.lesson === null);
  const stem = useSeen((s) => s.stem);
  const [at, setAt] = useState<(Spot & { name: string; says: string }) | null>(null);
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      for (const [name, where, says] of HINTS) {
        if (seen.includes(name)) continue;
        for (const one of document.querySelectorAll<HTMLElement>(where)) {
          const spot = one.offsetParent === null ? null : roomBeside(one);
          if (spot !== null) return setAt({ name, says, ...spot });
        }
      }
      setAt(null);
    };
    if (!mine || seen.includes("*")) return setAt(null);
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [seen, version, mine, stem]);
  useLayoutEffect(() => {
    // Where it stands is worked out: the policy forbids inline styles, and not the setting of them.
    if (box.current && at) box.current.style.transform = `translate(${at.x}px, ${at.y + (at.side === "above" ? HIGH : 0)}px) translateY(${at.side === "above" ? "-100%" : "0"})`;
  }, [at]);
  useEffect(() => {
    if (at === null) return;
    const used = (event: Event) => {
      const hint = HINTS.find(([name]) => name === at.name);
      if (hint && (event.target as HTMLElement).closest?.(hint[1])) change({ hints: [...seen, at.name] });
    };
    addEventListener("click", used, true);
    return () => removeEventListener("click", used, true);
  }, [at, seen]);
  if (at === null) return null;
  return <p className={`firsthint ${at.side}`} role="note" ref={box}>{at.name === "on" && !matchMedia("(hover: hover)").matches ? t("This goes on.") : t(at.says)}</p>;
}
