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

/** One hint at a time, beside what it is about; it is gone once that was used. */
export function Hints() {
  const seen = useSettings().hints;
  const version = useSeen((s) => s.version);
  const mine = useSeen((s) => s.decision?.mine === true && s.sheet === "" && s.lesson === null);
  const stem = useSeen((s) => s.stem);
  const [at, setAt] = useState<{ name: string; says: string; x: number; y: number; above: boolean } | null>(null);
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      for (const [name, where, says] of HINTS) {
        if (seen.includes(name)) continue;
        const found = [...document.querySelectorAll<HTMLElement>(where)].find((one) => one.offsetParent !== null);
        if (found === undefined) continue;
        const b = found.getBoundingClientRect();
        const above = b.top > 120;
        return setAt({ name, says, x: Math.min(Math.max(8, b.left + b.width / 2 - WIDE / 2), innerWidth - WIDE - 8), y: above ? b.top - 10 : b.bottom + 10, above });
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
    if (box.current && at) box.current.style.transform = `translate(${at.x}px, ${at.y}px) translateY(${at.above ? "-100%" : "0"})`;
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
  return <p className={`firsthint ${at.above ? "above" : ""}`} role="note" ref={box}>{t(at.says)}</p>;
}
