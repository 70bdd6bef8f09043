import { spotOf } from "../store/choosing";
import type { Sum } from "../wire/messages";
import { capital, figure, t } from "../words";
import { cardsOf, sideOf, useSeen, useTable } from "./context";
import { Arrow } from "./Arrow";
import { FieldCard, useTitle } from "./Field";
import { JustNow, Played } from "./JustNow";

/** Between the sides: the attack, its steps and numbers, and what lies open for a moment. */
export function Gutter() {
  const { mat } = useTable();
  const view = useSeen((s) => s.view!);
  const steps = useSeen((s) => s.welcome!.book.steps);
  const { battle } = view;
  // Numbers of one kind stand for one target each; of another kind they say what these come to be by.
  const [defended, added] = [true, false].map((like) => battle?.defense.filter((sum) => (sum.word === battle.defense[0]!.word) === like) ?? []) as [Sum[], Sum[]];
  const at = steps.findIndex((step) => step.name === view.attack_step);
  const open = [0, 1].flatMap((player) => mat.gutter.filter((zone) => cardsOf(sideOf(view, player), zone).length > 0).map((zone) => ({ player, zone })));
  return (
    <div className={`gutter ${open.length > 0 ? "grown" : ""}`} role="group" aria-label={battle?.said || view.step}>
      {battle ? (
        <ol className="steps">
          {steps.map((step, place) => <li key={step.name} className={place < at ? "past" : place === at ? "now" : ""} aria-current={place === at ? "step" : undefined}>{step.short}</li>)}
        </ol>
      ) : <p className="stepname">{capital(view.step)}</p>}
      {battle ? (
        <p className="duel" id="duel">
          <span>{battle.attack[0] ? figure(battle.attack[0].value) : ""}</span><i className="gap" id="gap" /><span>{defended.map((sum) => figure(sum.value)).join(" / ")}</span>
          {added.map((sum) => <em key={sum.word} className="more">{t("with {0} {1}", sum.word, figure(sum.value))}</em>)}
          {battle.attack.slice(1).map((sum) => <em key={sum.word}>{sum.word} {figure(sum.value)}</em>)}
        </p>
      ) : <i />}
      {open.length > 0 ? <div className="openzones">{open.map(({ player, zone }) => <OpenZone key={`${player}${zone}`} player={player} zone={zone} />)}</div> : <p className="after" title={battle?.said}>{battle ? battle.said : ""}</p>}
      <JustNow />
      <Played />
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
