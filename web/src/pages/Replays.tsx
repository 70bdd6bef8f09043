import { useEffect, useState } from "react";
import { isEnded } from "../store/ended";
import { mine } from "../store/seats";
import { games } from "../wire/api";
import { keepRecord } from "../wire/files";
import type { GameInfo } from "../wire/messages";
import { t } from "../words";
import { useHere } from "./here";
import "../replay/replay.css";
import "./replays.css";

const LARGEST = 4_000_000;

/** Where a report was made: the page opens it at that decision. A record is opened at its beginning. */
function reportedAt(text: string): string {
  try {
    const { decision } = JSON.parse(text) as { decision?: unknown };
    return Number.isInteger(decision) ? `/${String(decision)}` : "";
  } catch {
    return "";
  }
}

/** Choose what to look through: a file, or a game that was played from this browser. */
export default function Replays() {
  const [fault, setFault] = useState("");
  const [all, setAll] = useState<GameInfo[]>([]);
  const isHere = useHere();
  useEffect(() => {
    // Without their titles games have their short names.
    games().then(setAll, () => undefined);
  }, []);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST) {
      setFault(t("This file is too large to be a record."));
      return;
    }
    const text = await file.text().catch(() => "");
    if (!isHere()) return;
    if (!/^\s*(bythebook record|\{)/.test(text)) {
      setFault(t("This is no record: a record begins with “bythebook record”, a report with “{”."));
      return;
    }
    keepRecord(text);
    location.hash = `#replay/file${reportedAt(text)}`;
  };
  const over = mine().filter((one) => isEnded(one.table));
  return (
    <div className="replays">
      <h1>{t("Replays")}</h1>
      <section className="newtable" aria-label={t("Open a record from a file")}>
        <label>{t("A record or a report")}<input type="file" accept=".txt,.json,text/plain,application/json" onChange={(event) => { void open(event.target.files?.[0]); event.target.value = ""; }} /></label>
        <p className="about">{t("Step through a game, look at it from either seat, and take over wherever you like. Nothing of the file is kept.")}</p>
        {fault !== "" && <p className="refused" role="alert">{fault}</p>}
      </section>
      <section aria-label={t("My games that are over")}>
        <h2>{t("My games that are over")}</h2>
        {over.length === 0 && <p className="nothing">{t("None yet.")}</p>}
        <ul>{over.map((one) => <li key={one.table}>{all.find((game) => game.name === one.game)?.title ?? one.game} · {new Date(one.when).toLocaleString()} <span><a className="btn" href={`#seed/${one.table}`}>{t("Check the shuffles")}</a> <a className="btn main" href={`#replay/${one.table}`}>{t("Replay")}</a></span></li>)}</ul>
      </section>
    </div>
  );
}
