import { useEffect, useRef, useState } from "react";
import { games } from "../../wire/api";
import type { GameInfo, Rules } from "../../wire/messages";
import { t } from "../../words";
import { useRules } from "./asking";
import { address, ClausePage, said } from "./Clause";
import "./rules.css";

const SEARCH = "search";
const PAUSE = 150;

/** The rules: `#rules/<game>/<clause>`, or `#rules/<game>/search/<words>`. */
export default function RulesPage({ parts }: { parts: string[] }) {
  const [game = "ws", number = "", words = ""] = parts[0] ? parts : ["ws"];
  const [all, setAll] = useState<GameInfo[]>([]);
  const [text, setText] = useState(number === SEARCH ? words : "");
  const [asked, setAsked] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const wanted = number === SEARCH ? "" : number;
  useEffect(() => {
    games().then(setAll, () => undefined);
  }, []);
  useEffect(() => {
    // A link leads away from what was looked for.
    setText(number === SEARCH ? words : "");
    setAsked(number === SEARCH ? words : "");
  }, [game, number, words]);
  useEffect(() => {
    const later = setTimeout(() => setAsked(text.trim()), PAUSE);
    return () => clearTimeout(later);
  }, [text]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || /^(INPUT|SELECT)$/.test((event.target as HTMLElement).tagName)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  const contents = useRules(game, {});
  const clause = useRules(game, wanted === "" ? null : { number: wanted });
  const found = useRules(game, asked === "" ? null : { text: asked });
  const arrived = clause.told !== null;
  useEffect(() => {
    if (!arrived) return;
    scrollTo(0, 0);
    main.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [arrived, wanted]);
  const fault = contents.fault || clause.fault || found.fault;
  return (
    <div className="rules">
      <aside className="contents" aria-label={t("Contents")}>
        <label>{t("Book")}
          <select value={game} onChange={(event) => (location.hash = `#rules/${event.target.value}`)}>
            {all.length === 0 && <option value={game}>{game}</option>}
            {all.map((one) => <option key={one.name} value={one.name}>{one.title}</option>)}
          </select>
        </label>
        <form role="search" onSubmit={(event) => { event.preventDefault(); location.hash = `#rules/${game}/${SEARCH}/${encodeURIComponent(text.trim())}`; }}>
          <label>{t("Search")} <kbd>/</kbd>
            <input ref={field} type="search" value={text} maxLength={100} placeholder={t("a word or a number")} onChange={(event) => setText(event.target.value)} />
          </label>
        </form>
        {contents.told && <Contents told={contents.told} at={wanted} />}
      </aside>
      <div className="leaf" ref={main}>
        {fault !== "" && <p className="refused" role="alert">{fault}</p>}
        {asked !== "" ? <Found told={found.told} words={asked} /> : wanted === "" ? contents.told && <Cover told={contents.told} title={all.find((one) => one.name === game)?.title ?? game} /> : clause.told && <ClausePage told={clause.told} number={wanted} />}
      </div>
    </div>
  );
}

const inside = (number: string, chapter: string): boolean => number === chapter || number.startsWith(`${chapter}.`) || number.startsWith(`${chapter}-`);

/** The chapters; of the one that is read, its sections. On a phone they are folded away. */
function Contents({ told, at }: { told: Rules; at: string }) {
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const list = (
    <ol className="chapters">
      {told.chapters.map((chapter) => (
        <li key={chapter.number}>
          <a href={address(told.game, chapter.number)} aria-current={at === chapter.number ? "page" : undefined}><span className="number">{chapter.number}</span> <span>{t(chapter.title)}</span></a>
          {inside(at, chapter.number) && (
            <ol>
              {told.clauses.filter((clause) => inside(clause.number, chapter.number)).map((clause) => (
                <li key={clause.number}><a ref={inside(at, clause.number) ? here : undefined} href={address(told.game, clause.number)} aria-current={inside(at, clause.number) ? (at === clause.number ? "page" : "true") : undefined}><span className="number">{clause.number}</span> <span>{said(clause)}</span></a></li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="wide" aria-label={t("Chapters")}>{list}</nav>
      <details className="narrow" key={at}><summary>{t("Contents")}</summary><nav aria-label={t("Chapters")}>{list}</nav></details>
    </>
  );
}

function Cover({ told, title }: { told: Rules; title: string }) {
  return (
    <article className="cover">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{t("Comprehensive rules {0}: every clause by its number, in our own words, with the function that carries it and the test that shows it.", told.edition)}</p>
      <ol className="covers">
        {told.chapters.map((chapter) => (
          <li key={chapter.number}><a href={address(told.game, chapter.number)}><b className="number">{chapter.number}</b><span>{t(chapter.title)}</span><small>{t("{0} sections", told.clauses.filter((clause) => inside(clause.number, chapter.number)).length)}</small></a></li>
        ))}
      </ol>
    </article>
  );
}

function Found({ told, words }: { told: Rules | null; words: string }) {
  if (told === null) return <p role="status">{t("One moment")}</p>;
  return (
    <article className="found">
      <h1 tabIndex={-1}>{t("“{0}”", words)}</h1>
      <p role="status">{told.found === 0 ? t("No clause has these words: try fewer, or a part of one.") : t("{0} clauses", told.found)}</p>
      <ol className="below">
        {told.clauses.map((clause) => (
          <li key={clause.number}><a href={address(told.game, clause.number)}><span className="number">{clause.number}</span> <span><Lit text={said(clause)} words={words} />{clause.reading !== "" && <small><Lit text={clause.reading} words={words} /></small>}</span></a></li>
        ))}
      </ol>
      {told.found > told.clauses.length && <p className="nothing">{t("and {0} more", told.found - told.clauses.length)}</p>}
    </article>
  );
}

/** A text with the words that were looked for. */
function Lit({ text, words }: { text: string; words: string }) {
  const wanted = words.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return <>{text.split(new RegExp(`(${wanted.join("|")})`, "gi")).map((part, place) => (place % 2 === 1 ? <mark key={place}>{part}</mark> : part))}</>;
}
