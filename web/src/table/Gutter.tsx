import { useLayoutEffect, useState } from "react";
import { spotOf } from "../store/choosing";
import { capital, figure } from "../words";
import { cardsOf, sideOf, useSeen, useTable } from "./context";
import { FieldCard, useTitle } from "./Field";

/** Between the sides: the attack, its steps and numbers, and what lies open for a moment. */
export function Gutter() {
  const { mat } = useTable();
  const view = useSeen((s) => s.view!);
  const steps = useSeen((s) => s.welcome!.book.steps);
  const { battle } = view;
  const at = steps.findIndex((step) => step.name === (battle?.step || view.phase));
  const open = [0, 1].flatMap((player) => mat.gutter.filter((zone) => cardsOf(sideOf(view, player), zone).length > 0).map((zone) => ({ player, zone })));
  return (
    <div className={`gutter ${open.length > 0 ? "grown" : ""}`} role="group" aria-label={battle?.said || view.step}>
      {battle ? (
        <ol className="steps">
          {steps.map((step, place) => <li key={step.name} className={place < at ? "past" : place === at ? "now" : ""} aria-current={place === at ? "step" : undefined}>{capital(step.title.replace(/ (step|declaration)$/, ""))}</li>)}
        </ol>
      ) : <p className="stepname">{capital(view.step)}</p>}
      {battle ? (
        <p className="duel" id="duel">
          <span>{battle.attack[0] ? figure(battle.attack[0].value) : ""}</span><i className="gap" id="gap" /><span>{battle.defense.length > 0 ? battle.defense.map((sum) => figure(sum.value)).join(" / ") : ""}</span>
          {battle.attack.slice(1).map((sum) => <em key={sum.word}>{sum.word} {figure(sum.value)}</em>)}
        </p>
      ) : <i />}
      {open.length > 0 ? <div className="openzones">{open.map(({ player, zone }) => <OpenZone key={`${player}${zone}`} player={player} zone={zone} />)}</div> : <p className="after">{battle ? battle.said : ""}</p>}
      {battle?.attacker && battle.targets[0] && <Arrow from={spotOf(battle.attacker)} to={battle.targets.map(spotOf).join("|")} />}
    </div>
  );
}

function OpenZone({ player, zone }: { player: number; zone: string }) {
  const cards = useSeen((s) => cardsOf(sideOf(s.view!, player), zone));
  const title = useTitle(zone);
  return (
    <ul className="openzone" aria-label={title} title={title}>
      {cards.map((card, place) => <li key={card.key || place}><FieldCard player={player} zone={zone} place={place} card={card} /></li>)}
    </ul>
  );
}

/** From the attacker through the numbers to each target. */
function Arrow({ from, to }: { from: string; to: string }) {
  const [paths, setPaths] = useState<{ line: string; tip: string }[]>([]);
  const version = useSeen((s) => s.version);
  useLayoutEffect(() => {
    const draw = () => {
      const box = (spot: string) => document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect();
      const [a, g] = [box(from), document.getElementById("gap")?.getBoundingClientRect()];
      if (!a || !g) return setPaths([]);
      setPaths(to.split("|").flatMap((spot) => {
        const b = box(spot);
        if (!b) return [];
        const up = a.top > b.top ? -1 : 1;
        const [x0, y0] = [a.left + a.width / 2, up < 0 ? a.top + 4 : a.bottom - 4];
        const [x1, y1] = [g.left + g.width / 2, g.top + g.height / 2];
        const [x2, y2] = [b.left + b.width / 2, up < 0 ? b.bottom - 6 : b.top + 6];
        const line = `M${x0} ${y0}C${x0} ${(y0 + y1) / 2} ${x1} ${y1 - up * 26} ${x1} ${y1}S${x2} ${(y1 + y2) / 2} ${x2} ${y2 - up * 6}`;
        return [{ line, tip: `M${x2 - 9} ${y2 - up * 12}L${x2} ${y2}L${x2 + 9} ${y2 - up * 12}` }];
      }));
    };
    draw();
    addEventListener("resize", draw);
    return () => removeEventListener("resize", draw);
  }, [from, to, version]);
  return (
    <svg className="arrow" aria-hidden="true">
      {paths.map(({ line, tip }) => <g key={line}><path className="halo" d={line} /><path d={line} /><path d={tip} /></g>)}
    </svg>
  );
}
