import { useEffect, useRef } from "react";
import { CardText } from "../card/CardText";
import { looksOf, plain } from "../card/looks";
import { Picture } from "../card/Picture";
import { usePrint } from "../card/usePrint";
import type { Verdict } from "../wire/messages";
import { capital, figure, t } from "../words";
import { ClauseLink } from "./ClauseLink";
import { countOf, sideOf, useSeen, useTable } from "./context";

/** The card looked at, as a page. */
export function Look() {
  const { store, game } = useTable();
  // Until one looks at something oneself, it is the card that asks.
  const looked = useSeen((s) => s.looked ?? s.decision?.about[0]?.card ?? null);
  const sources = useSeen((s) => s.sources);
  const about = useSeen((s) => s.decision?.about[0]);
  const why = useSeen((s) => s.why);
  const answer = useRef<HTMLDivElement>(null);
  // What was asked for is seen, however long the card's text is.
  useEffect(() => void answer.current?.scrollIntoView({ block: "nearest" }), [why]);
  const plays = useSeen((s) => s.welcome?.seat !== null);
  const number = looked?.number ?? "";
  const print = usePrint(game, number);
  if (looked === null || number === "" || print === null) {
    return <section className="look empty" aria-label={t("Card looked at")} tabIndex={-1}><p>{t("Point at a card, or move to it with the arrow keys, to read it here.")}</p></section>;
  }
  const looks = looksOf(print);
  const changed = sources?.values.filter((v) => v.total !== v.printed) ?? [];
  return (
    <section className="look" aria-label={t("Card looked at")} tabIndex={-1}>
      <div className={`strip f-${looks.frames[0] ?? "k"}`}><Picture number={number} frame={looks.frames[0] ?? "k"} /></div>
      <div className="page">
        <h2>{plain(print.name)}</h2>
        <p className="type">{looks.glyph} {print.facts}</p>
        <div id="lookedtext">
          {paragraphs(print.abilities).map(({ text, from, to }) => {
            const live = about?.name === print.name && about.line !== null && from <= about.line && about.line < to;
            const mark: [number, number] | undefined = live && about.begins !== null && about.ends !== null && about.text === text ? [about.begins, about.ends] : undefined;
            return <p key={from} className={`ability ${live ? "live" : ""}`}><CardText text={text} mark={mark} /></p>;
          })}
          {print.abilities.length === 0 && print.lines.map((line, place) => <p key={place} className="ability"><CardText text={line} /></p>)}
        </div>
        <Under />
        {changed.map((value) => (
          <dl key={value.value} className="from" tabIndex={-1}>
            <dt>{value.title} <b>{figure(value.total)}</b></dt>
            <dd><span>{t("printed")}</span><b>{figure(value.printed)}</b></dd>
            {value.parts.map((part, place) => <dd key={place}><span>{part.said}</span><ClauseLink clause={part.clause} /></dd>)}
          </dl>
        ))}
        {why && why.place.number === number ? (
          <div className="why" ref={answer}>
            <h3>{t("What may it do now?")}</h3>
            {why.sentence && <p>{why.sentence}</p>}
            {why.verdicts.map((v, place) => <p key={place} className={v.allowed ? "yes" : "no"}><b>{v.deed}:</b> {said(v)} <ClauseLink clause={v.clause} /></p>)}
          </div>
        ) : plays && (
          <button type="button" className="plainlink" onClick={() => void store.whyNot(looked)}>{t("What may it do now?")}</button>
        )}
      </div>
    </section>
  );
}

/** What is printed on a line of its own, and which abilities stand there: several keywords may. */
export function paragraphs(abilities: string[]): { text: string; from: number; to: number }[] {
  const found: { text: string; from: number; to: number }[] = [];
  abilities.forEach((text, place) => {
    const last = found.at(-1);
    if (last?.text === text) last.to = place + 1;
    else found.push({ text, from: place, to: place + 1 });
  });
  return found;
}

/** Why not, without the clause at its end: a link to it follows. */
const said = ({ answer, clause }: Verdict): string => (clause !== "" && answer.endsWith(` (${clause})`) ? answer.slice(0, -clause.length - 3) : answer);

/** What lies under the card looked at, to be laid open beside the hand. */
function Under() {
  const { store, mat } = useTable();
  const looked = useSeen((s) => s.looked);
  const below = mat.lines.flatMap((line) => (line.kind === "positions" ? line.positions : [])).find((at) => at.zone === looked?.zone)?.under ?? "";
  const kind = useSeen((s) => s.welcome!.book.zones.find((zone) => zone.name === below));
  const count = useSeen((s) => (looked === null || looked.player < 0 ? 0 : countOf(sideOf(s.view!, looked.player), below)));
  if (looked === null || kind === undefined || count === 0) return null;
  return <button type="button" className="plainlink under" onClick={() => store.set({ opened: { player: looked.player, zone: below } })}>{capital(kind.short)} <b>{count}</b></button>;
}
