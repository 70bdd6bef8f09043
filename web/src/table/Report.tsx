import { useState } from "react";
import { language, settings } from "../store/settings";
import { post, sentenceOf } from "../wire/api";
import { save } from "../wire/files";
import type { Report as File } from "../wire/messages";
import { t } from "../words";
import { useSeen, useTable } from "./context";

/** How the page is set, without who one is. */
function asSet(): Record<string, unknown> {
  const { name: _, ...others } = settings();
  return { ...others, window: `${innerWidth} x ${innerHeight}`, browser: navigator.userAgent };
}

/** Something is odd: one file with all that is needed to look into it. It is sent to nobody. */
export function Report() {
  const { store } = useTable();
  const [note, setNote] = useState("");
  const [said, setSaid] = useState("");
  const [fault, setFault] = useState("");
  const open = useSeen((s) => s.view?.result === null && s.table?.seats.every((seat) => seat.opponent === "") === true);
  const { table, secret } = store.where;
  const make = async () => {
    setFault("");
    try {
      const wanted = { secret, language: language(), note, settings: asSet() };
      const file = await post<File>(`/api/tables/${encodeURIComponent(table)}/report`, wanted);
      save(file.name, file.text, "application/json");
      setSaid(file.name);
    } catch (error) {
      setFault(sentenceOf(error));
    }
  };
  return (
    <div className="report">
      <label>{t("What is odd?")}<textarea rows={5} maxLength={4000} value={note} onChange={(event) => setNote(event.target.value)} /></label>
      <h3>{t("What is in the file")}</h3>
      <ul>
        <li>{t("your note")}</li>
        <li>{t("the table and the log as you see them")}</li>
        <li>{t("your settings, window and browser; not your link")}</li>
        {open
          ? <li>{t("no record: your rival’s cards stay hidden until the game is over, and so do the seed and the decks")}</li>
          : <li>{t("the record with the seed: who opens it can see every card, your rival’s too")}</li>}
      </ul>
      <p>{t("It is saved on your machine and sent to nobody.")}</p>
      <button type="button" className="btn main" onClick={() => void make()}>{t("Save the file")}</button>
      {said !== "" && <p role="status">{open ? t("Saved as {0}.", said) : t("Saved as {0}. “bythebook replay {0}” opens it at this decision, and so does the page of replays.", said)}</p>}
      {fault !== "" && <p className="refused" role="alert">{fault}</p>}
    </div>
  );
}
