import { useRules } from "../pages/rules/asking";
import { t } from "../words";
import { useSeen } from "./context";
import "./rulesheet.css";

/** A clause beside the game: what it says, and what of this game rests on it. */
export function RuleSheet() {
  const clause = useSeen((s) => s.clause);
  const log = useSeen((s) => s.log);
  const [game = "", number = ""] = clause.split(" ");
  const { told, fault } = useRules(game, { number });
  const lines = log.filter((line) => line.clause === clause && !line.undone);
  return (
    <div className="rulesheet">
      {fault !== "" && <p className="refused" role="alert">{fault}</p>}
      {told?.above.map((outer) => <p key={outer.number} className="outer">{outer.number} {outer.heading || outer.gist}</p>)}
      <p className="gist">{told?.clauses[0]?.gist}</p>
      {told?.clauses[0]?.reading && <p className="outer">{told.clauses[0].reading}</p>}
      <ul>{told?.clauses.slice(1, 9).map((inner) => <li key={inner.number}><b>{inner.number}</b> {inner.heading || inner.gist}</li>)}</ul>
      <h3>{t("In this game")}</h3>
      {lines.length === 0 && <p className="outer">{t("Nothing in the log rests on it yet.")}</p>}
      <ol>{lines.slice(-12).map((line) => <li key={line.number}>{line.text}</li>)}</ol>
      <p><a className="btn" href={`#rules/${game}/${number}`} target="_blank" rel="noreferrer">{t("Open in the rules")} ↗<span className="unseen">, {t("opens in a new tab")}</span></a></p>
    </div>
  );
}
