import type { MouseEvent } from "react";
import { t } from "../words";
import { useTableOrNone } from "./context";

/** A clause, by number. At a table it is laid open beside the game; elsewhere it leads to the rules. */
export function ClauseLink({ clause }: { clause: string }) {
  const here = useTableOrNone();
  if (clause === "") return null;
  const [game, number] = clause.split(" ");
  const open = (event: MouseEvent) => {
    // Whoever wishes for a tab of its own gets it.
    if (here === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    here.store.set({ sheet: "rule", clause, menu: null });
  };
  return (
    <a className="clause" href={`#rules/${game}/${number ?? ""}`} target="_blank" rel="noreferrer" aria-label={here === null ? t("Rule {0}", clause) + ", " + t("opens in a new tab") : t("Rule {0}", clause)} onClick={open}>
      {clause}
    </a>
  );
}
