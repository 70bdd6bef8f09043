import { useRef } from "react";
import { letters } from "../a11y/actions";
import { backTo, useBorrowedFocus } from "../a11y/focus";
import { offered, unlike } from "../store/choosing";
import { capital, t } from "../words";
import { ClauseLink } from "./ClauseLink";
import { shownOf, useSeen, useTable } from "./context";
import { Log } from "./Log";
import { Menu } from "./Menu";
import { isNarrow } from "./narrow";
import { Look } from "./Rail";
import { Report } from "./Report";
import { RuleSheet } from "./RuleSheet";
import { Search } from "./Search";

/** What is laid over the rail's place, or slid up on a phone: never over the field. */
export function Sheets() {
  const { store } = useTable();
  const sheet = useSeen((s) => s.sheet);
  const menu = useSeen((s) => s.menu);
  const decision = useSeen((s) => s.decision);
  const help = useSeen((s) => s.help);
  const table = useSeen((s) => s.table);
  const status = useSeen((s) => s.status);
  const all = offered({ decision, table, status });
  const clause = useSeen((s) => s.clause);
  const shown = useSeen((s) => shownOf(s)?.index);
  const close = () => store.set({ sheet: "", menu: null });
  if (menu !== null) {
    return (
      <Sheet title={t("Which of these?")} close={close}>
        <ol className="options">{menu.choices.map((choice) => <li key={choice.index}><button type="button" className={`btn ${choice.index === shown ? "wanted" : ""}`} data-option={choice.index} onClick={() => store.take(choice)}>{choice.option.said}</button></li>)}</ol>
      </Sheet>
    );
  }
  switch (sheet) {
    case "all":
      return (
        <Sheet title={t("All choices")} close={close}>
          <ol className="options">{unlike(all).map((choice) => <li key={choice.index}><button type="button" className="btn" data-option={choice.index} onClick={() => store.take(choice)}>{capital(choice.option.said)}</button></li>)}</ol>
        </Sheet>
      );
    case "log":
      return <Sheet title={t("Log")} close={close}><Log /></Sheet>;
    case "card":
      return <Sheet title={t("Card")} close={close}><Look /></Sheet>;
    case "help":
      return (
        <Sheet title={capital(help?.step ?? "")} close={close}>
          <p>{help?.told}</p><p>{help?.after}</p><p>{help?.gist} <ClauseLink clause={help?.clause ?? ""} /></p>
          <dl className="keys">
            {[["Tab ←→", t("regions, cards inside one")], ["1 – 9", t("n-th choice")], ["↵", t("choose, go on")], [t("Space"), t("the sensible answer")], ...letters().map(({ letter, does }) => [letter.toUpperCase(), does]), ["/", t("search cards and rules")], ["Esc", t("back")], ["?", t("this help")]].map(([key, does]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{does}</dd></div>)}
          </dl>
        </Sheet>
      );
    case "rule":
      return <Sheet title={t("Rule {0}", clause)} close={close}><RuleSheet /></Sheet>;
    case "remembered":
      return (
        <Sheet title={t("Remembered answers")} close={close}>
          {all.filter((c) => ["yes", "on"].includes(c.option.role)).map((choice) => (
            <p key={choice.index}>{t("Always “{0}”", choice.option.label)}: <button type="button" className="btn" onClick={() => store.remember(choice, "turn", false)}>{t("this turn")}</button> <button type="button" className="btn" onClick={() => store.remember(choice, "game", decision?.source != null)}>{t("this game")}</button></p>
          ))}
          <ul>{table?.remembered.map((one) => <li key={one.key}>{one.said} <button type="button" className="btn" onClick={() => store.forget(one.key)}>{t("Stop")}</button></li>)}</ul>
          {table?.remembered.length === 0 && <p>{t("None yet.")}</p>}
        </Sheet>
      );
    case "menu":
      return <Sheet title={t("Menu and settings")} close={close}><Menu /></Sheet>;
    case "search":
      return <Sheet title={t("Search")} close={close}><Search /></Sheet>;
    case "report":
      return <Sheet title={t("Report")} close={close}><Report /></Sheet>;
    default:
      return null;
  }
}

export function Sheet({ title, close, children }: { title: string; close: () => void; children: React.ReactNode }) {
  const { store } = useTable();
  const looked = useRef(store.get().looked);
  const box = useBorrowedFocus<HTMLElement>(title, (before) => {
    const now = store.get();
    // Who has answered is brought to the next question, and who has found a card to that.
    if (now.busy) return null;
    return now.looked === looked.current || isNarrow() ? backTo(before) : document.querySelector<HTMLElement>(".rail .look");
  });
  return (
    <section className="sheet" aria-label={title} tabIndex={-1} ref={box}>
      <header><h2>{title}</h2><button type="button" className="tool" onClick={close} aria-label={t("Close")}>✕</button></header>
      <div className="inside">{children}</div>
    </section>
  );
}
