import "./decks.css";
import { useRef, type KeyboardEvent } from "react";
import { plain } from "../../card/looks";
import { settings } from "../../store/settings";
import { ClauseLink } from "../../table/ClauseLink";
import type { Curve, DeckChecked, DeckRow, Fault, Term } from "../../wire/messages";
import { capital, t } from "../../words";

/** What is wrong with a deck, every fault a sentence with its clause. */
export function Faults({ checked, faults }: { checked?: DeckChecked | null; faults: Fault[] }) {
  return (
    <div className="verdict" role="status" data-legal={checked ? String(checked.legal) : undefined}>
      {checked?.legal && <p className="legal"><b>✓</b> {t("This deck may be played.")}</p>}
      {faults.length > 0 && (
        <ul className="faults" aria-label={t("What is wrong with the deck")}>
          {faults.map((fault, place) => (
            <li key={place}>
              <span>{fault.clause === "" && fault.field.startsWith("line ") ? t("Line {0}: ", fault.field.slice("line ".length)) : ""}{fault.sentence}</span> <ClauseLink clause={fault.clause} />
              {fault.gist !== "" && <small>{fault.gist}</small>}
            </li>
          ))}
        </ul>
      )}
      {checked?.remarks.map((remark) => <p key={remark} className="remark">{remark}</p>)}
    </div>
  );
}

/** How many cards of each level, grade, cost, colour there are. */
export function Curves({ curves, sections }: { curves: Curve[]; sections: Term[] }) {
  const shown = curves.filter((curve) => curve.bars.length > 0 && curve.section === sections[0]?.name);
  return (
    <div className="curves">
      {shown.map((curve) => {
        const most = Math.max(1, ...curve.bars.map((bar) => bar.copies));
        const told = curve.bars.map((bar) => `${bar.title}: ${bar.copies}`).join(", ");
        return (
          <figure key={curve.name} className={curve.number ? "upright" : "lying"}>
            <figcaption>{capital(curve.title)}</figcaption>
            <div role="img" aria-label={`${capital(curve.title)}. ${told}`}>
              {curve.bars.map((bar) => (
                <span key={bar.title} className="bar"><i style={{ "--part": bar.copies / most } as React.CSSProperties} /><b>{bar.copies}</b><small>{bar.title}</small></span>
              ))}
            </div>
          </figure>
        );
      })}
    </div>
  );
}

interface Props {
  rows: DeckRow[];
  sections: Term[];
  change: (row: DeckRow, by: number) => void;
  move: (row: DeckRow, to: string) => void;
  look: (number: string) => void;
}

/** The deck as a list, section by section, its kinds together. */
export function DeckList({ rows, sections, change, move, look }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const goTo = (place: number) => list.current?.querySelectorAll<HTMLElement>(".cardname")[place]?.focus();
  const keys = (event: KeyboardEvent<HTMLElement>, row: DeckRow) => {
    const names = [...(list.current?.querySelectorAll<HTMLElement>(".cardname") ?? [])];
    const place = names.indexOf(event.currentTarget);
    const other = row.sections.find((name) => name !== row.section);
    if (event.key === "ArrowDown") goTo(place + 1);
    else if (event.key === "ArrowUp") goTo(Math.max(0, place - 1));
    else if (event.key === "+" || event.key === "=") change(row, 1);
    else if (event.key === "-" || event.key === "Delete") {
      change(row, -1);
      if (row.copies === 1) setTimeout(() => goTo(Math.min(place, names.length - 2)));
    } else if (event.key.toLowerCase() === "m" && other !== undefined && settings().letters && !event.ctrlKey && !event.metaKey) move(row, other);
    else return;
    event.preventDefault();
  };
  return (
    <div className="decklist" ref={list}>
      {sections.map((section) => {
        const within = rows.filter((row) => row.section === section.name);
        const count = within.reduce((sum, row) => sum + row.copies, 0);
        const kinds = [...new Set(within.map((row) => row.sort))];
        return (
          <section key={section.name} data-section={section.name} aria-label={`${capital(section.title)}, ${count}`}>
            <h3>{capital(section.title)} <b>{count}</b></h3>
            {within.length === 0 && <p className="nothing">{t("No cards yet.")}</p>}
            {kinds.map((kind) => (
              <div key={kind} className="kind">
                <h4>{capital(kind)}</h4>
                <ul>
                  {within.filter((row) => row.sort === kind).map((row) => (
                    <li key={row.number} data-row={row.number}>
                      <b className="copies">{row.copies}</b>
                      <button type="button" className="cardname" onFocus={() => look(row.number)} onMouseEnter={() => look(row.number)} onClick={() => look(row.number)} onKeyDown={(event) => keys(event, row)}>
                        <span className="unseen">{row.copies} </span>{plain(row.name)} <small>{row.number}{row.exact ? "" : ` · ${t("not read in full")}`}</small>
                      </button>
                      {row.sections.filter((name) => name !== row.section).map((name) => {
                        const to = sections.find((one) => one.name === name)?.title ?? name;
                        return <button key={name} type="button" className="mini" tabIndex={-1} title={t("Move one to: {0}", to)} aria-label={`${plain(row.name)}: ${t("Move one to: {0}", to)}`} onClick={() => move(row, name)}>⇄</button>;
                      })}
                      <button type="button" className="mini" tabIndex={-1} aria-label={t("One {0} less", plain(row.name))} onClick={() => change(row, -1)}>−</button>
                      <button type="button" className="mini" tabIndex={-1} aria-label={t("One {0} more", plain(row.name))} onClick={() => change(row, 1)}>+</button>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}
