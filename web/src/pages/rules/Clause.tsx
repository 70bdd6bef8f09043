import { plain } from "../../card/looks";
import type { Clause, Rules } from "../../wire/messages";
import { capital, t } from "../../words";
import { useRules } from "./asking";

export const address = (game: string, number: string): string => `#rules/${game}/${number}`;

/** What a clause says; of a heading, what it stands above. */
export const said = (clause: Clause): string => (clause.heading === "" ? clause.gist : capital(clause.heading));

const KINDS: Record<string, string> = { step: "a step", rule: "a rule", definition: "a definition", manners: "manners" };

/** A clause with all that is known of it: what carries it, what shows it, what stands around it. */
export function ClausePage({ told, number }: { told: Rules; number: string }) {
  const [first, ...rest] = told.clauses;
  const chapter = told.chapters.find((one) => one.number === number);
  if (chapter !== undefined && first?.number !== number) {
    return (
      <article className="clausepage">
        <h1 tabIndex={-1}><span className="number">{number}</span> {t(chapter.title)}</h1>
        <Below told={told} clauses={told.clauses} from={number} />
      </article>
    );
  }
  if (first === undefined) return null;
  return (
    <article className="clausepage">
      <Crumbs told={told} number={number} />
      <h1 tabIndex={-1}><span className="number">{first.number}</span> {said(first)}</h1>
      {first.heading === "" && <p className="kind">{t(KINDS[first.kind] ?? first.kind)}</p>}
      {first.reading !== "" && (
        <section className="reading">
          <h2>{first.repaired ? t("Repaired") : t("How it is read")}</h2>
          <p>{first.reading}</p>
        </section>
      )}
      {rest.length > 0 && <Below told={told} clauses={rest} from={number} />}
      {first.heading === "" && <Carried clause={first} />}
      <Cards game={told.game} number={first.number} />
      <nav className="neighbours" aria-label={t("Neighbours")}>
        {told.before && <a rel="prev" href={address(told.game, told.before.number)}><small>← {told.before.number}</small><span>{said(told.before)}</span></a>}
        {told.after && <a rel="next" href={address(told.game, told.after.number)}><small>{told.after.number} →</small><span>{said(told.after)}</span></a>}
      </nav>
    </article>
  );
}

function Crumbs({ told, number }: { told: Rules; number: string }) {
  const chapter = told.chapters.find((one) => number.startsWith(`${one.number}.`) || number.startsWith(`${one.number}-`));
  return (
    <nav aria-label={t("Above it")}>
      <ol className="crumbs">
        {chapter && <li><a href={address(told.game, chapter.number)}>{chapter.number} {t(chapter.title)}</a></li>}
        {told.above.map((clause) => <li key={clause.number}><a href={address(told.game, clause.number)}>{clause.number} {said(clause)}</a></li>)}
      </ol>
    </nav>
  );
}

const depth = (number: string): number => number.split(/[.-]/).length;

function Below({ told, clauses, from }: { told: Rules; clauses: Clause[]; from: string }) {
  return (
    <section aria-label={t("Below it")}>
      <ol className="below">
        {clauses.map((clause) => (
          <li key={clause.number} className={`deep-${Math.min(4, depth(clause.number) - depth(from))} ${clause.heading === "" ? "" : "heading"}`}>
            <a href={address(told.game, clause.number)}><span className="number">{clause.number}</span> <span>{said(clause)}</span></a>
          </li>
        ))}
      </ol>
      {told.found > told.clauses.length && <p className="nothing">{t("and {0} more", told.found - told.clauses.length)}</p>}
    </section>
  );
}

function Carried({ clause }: { clause: Clause }) {
  return (
    <section className="carried" aria-label={t("What carries it")}>
      <h2>{t("What carries it")}</h2>
      <dl>
        <dt>{t("done by")}</dt>
        {clause.symbols.length === 0 && <dd className="nothing">{t("nothing of its own")}</dd>}
        {clause.symbols.map((place) => <Source key={place} place={place} />)}
        <dt>{t("shown by")}</dt>
        {clause.tests.length === 0 && <dd className="nothing">{t("no test of its own")}</dd>}
        {clause.tests.map((place) => <Source key={place} place={place} />)}
      </dl>
      {clause.reason !== "" && <p>{clause.reason}</p>}
    </section>
  );
}

function Source({ place }: { place: string }) {
  const at = place.lastIndexOf(":");
  return <dd><code>{place.slice(at + 1)}</code>{at > 0 && <small> {place.slice(0, at)}</small>}</dd>;
}

const FEW = 8;

/** Our cards that rest on the clause. */
function Cards({ game, number }: { game: string; number: string }) {
  const { told } = useRules(game, { number, cards: "true" });
  const cards = told?.cards ?? [];
  if (cards.length === 0) return null;
  const row = (card: (typeof cards)[number]) => <li key={card.number}><b>{plain(card.name)}</b> <small>{card.number}</small><p>{plain(card.ability)}</p></li>;
  return (
    <section className="citing" aria-label={t("Cards that rest on it")}>
      <h2>{t("Cards that rest on it")} <small>{cards.length}</small></h2>
      <ul>{cards.slice(0, FEW).map(row)}</ul>
      {cards.length > FEW && (
        <details><summary>{t("and {0} more", cards.length - FEW)}</summary><ul>{cards.slice(FEW).map(row)}</ul></details>
      )}
    </section>
  );
}
