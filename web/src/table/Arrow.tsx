import { useLayoutEffect, useState } from "react";
import { useSeen } from "./context";
import { line, route, tip } from "./route";

/** From the attacker through the gap between the numbers to each target; it covers no number. */
export function Arrow({ from, to }: { from: string; to: string }) {
  const [paths, setPaths] = useState<{ line: string; tip: string }[]>([]);
  const version = useSeen((s) => s.version);
  useLayoutEffect(() => {
    const draw = () => {
      const spot = (name: string) => document.querySelector(`.table [data-spot="${CSS.escape(name)}"]`);
      const cells = [...document.querySelectorAll(".field .cell")];
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      const box = (name: string) => boxes[cells.indexOf(spot(name) as Element)] ?? spot(name)?.getBoundingClientRect();
      const [attacker, gutter, gap] = [box(from), document.querySelector(".gutter")?.getBoundingClientRect(), document.getElementById("gap")?.getBoundingClientRect()];
      if (!attacker || !gutter || !gap) return setPaths([]);
      setPaths(to.split("|").flatMap((name) => {
        const target = box(name);
        if (!target) return [];
        const points = route(attacker, target, gutter, gap, boxes);
        return [{ line: line(points), tip: tip(points) }];
      }));
    };
    draw();
    addEventListener("resize", draw);
    return () => removeEventListener("resize", draw);
  }, [from, to, version]);
  return (
    <svg className="arrow" aria-hidden="true">
      {paths.map((path) => <g key={path.line}><path className="halo" d={path.line} /><path className="way" d={path.line} /><path d={path.tip} /></g>)}
    </svg>
  );
}
