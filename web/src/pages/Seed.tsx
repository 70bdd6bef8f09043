import { useEffect, useState } from "react";
import { checked, fromTheDecks, type Checked } from "../seed/stream";
import { sealedOf } from "../store/ended";
import { language, useSettings } from "../store/settings";
import { ClauseLink } from "../table/ClauseLink";
import { post, sentenceOf } from "../wire/api";
import { keptRecord, noFile } from "../wire/files";
import type { Chance } from "../wire/messages";
import { t } from "../words";
import "./replays.css";

/** Right, wrong, or nothing that could be checked here. */
type Finding = { right: boolean | null; said: string; shown?: string };

async function sha256(text: string): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Everything that can be held against each other, by this browser. */
async function judged(table: string, told: Chance): Promise<Finding[]> {
  const found: Finding[] = [];
  if (told.commitment !== "") {
    const kept = sealedOf(table)?.commitment ?? "";
    const when = new Date(sealedOf(table)?.when ?? 0).toLocaleString();
    found.push(kept === ""
      ? { right: null, said: t("This browser was not at the table before its end, so it cannot say what was told at the beginning."), shown: told.commitment }
      : { right: kept === told.commitment, said: t("The seal that the table told at its beginning, kept by this browser on {0}, is the one it tells now.", when), shown: kept });
    const digest = await sha256(`${told.seed}:${told.salt}`);
    found.push(digest === null
      ? { right: null, said: t("This browser works out SHA-256 only on a secure connection or on this machine: check the seal with the command below."), shown: `${told.seed}:${told.salt}` }
      : { right: digest === told.commitment, said: t("The seal is the SHA-256 of seed and salt."), shown: `sha256(${told.seed}:${told.salt}) = ${digest}` });
    found.push({ right: told.record.includes(`\nseed ${told.seed}\n`), said: t("The record of the game has the same seed."), shown: `seed ${told.seed}` });
  } else {
    found.push({ right: null, said: t("A file has no seal: it can be checked that all follows from its seed, not who chose the seed."), shown: `seed ${told.seed}` });
  }
  if (told.taken_over) found.push({ right: null, said: t("This table went on from a record, so its seed was known before it began.") });
  found.push({ right: fromTheDecks(told), said: t("The first shuffles begin with the decks as they were handed in.") });
  return found;
}

/** A page that checks the shuffles: `#seed/<table>`, or `#seed/file`. */
export default function Seed({ parts }: { parts: string[] }) {
  const [table = ""] = parts;
  const wanted = useSettings().language;
  const [told, setTold] = useState<Chance | null>(null);
  const [found, setFound] = useState<Finding[]>([]);
  const [draws, setDraws] = useState<Checked[]>([]);
  const [fault, setFault] = useState("");
  useEffect(() => {
    const asked: { record?: string; table?: string; language: string } = { ...(table === "file" ? { record: keptRecord() } : { table }), language: language() };
    let wanted = true;
    setFault("");
    setTold(null);
    if (asked.record === "") {
      setFault(noFile());
      return undefined;
    }
    post<Chance>("/api/replays/chance", asked)
      .then(async (chance) => {
        const judgement = await judged(table, chance);
        if (!wanted) return;
        setFound(judgement);
        setDraws(checked(chance.seed, chance.draws));
        setTold(chance);
      })
      .catch((error: unknown) => wanted && setFault(sentenceOf(error)));
    return () => { wanted = false; };
  }, [table, wanted]);
  if (fault !== "") return <><h1>{t("The shuffles")}</h1><p className="refused" role="alert">{fault}</p><p><a className="btn" href="#replays">{t("Replays")}</a></p></>;
  if (told === null) return <><h1>{t("The shuffles")}</h1><p role="status">{t("One moment")}</p></>;
  const wrong = draws.filter((one) => !one.right).length + found.filter((one) => one.right === false).length;
  const numbers = told.draws.at(-1)?.ends ?? 0;
  return (
    <div className="seed">
      <h1>{t("The shuffles")}</h1>
      <p className={`verdict ${wrong > 0 ? "wrong" : ""}`} role="status" data-wrong={wrong}>
        {wrong > 0 ? t("{0} of these checks fail: what is shown here does not follow from the seed.", wrong) : t("All {0} shuffles and rolls follow from the seed, number by number; none of its {1} numbers was left out.", draws.length, numbers)}
      </p>
      <section aria-label={t("The seal")}>
        <h2>{t("The seal")}</h2>
        <ul className="checks">{found.map((one) => <li key={one.said} className={one.right === null ? "open" : one.right ? "right" : "wrong"}><span className="sign">{one.right === null ? "–" : one.right ? "✓" : "✕"}<span className="unseen">{one.right === null ? t("not checked") : one.right ? t("right") : t("wrong")}</span></span><div><p>{one.said}</p>{one.shown && <code>{one.shown}</code>}</div></li>)}</ul>
        {told.salt !== "" && <><p>{t("To check the seal yourself:")}</p><pre tabIndex={0}>{`printf '%s' '${told.seed}:${told.salt}' | sha256sum`}</pre></>}
      </section>
      <section className="draws" aria-label={t("What was left to chance")}>
        <h2>{t("What was left to chance")}</h2>
        <p>{t("Worked out anew by this page, and compared with the game.")}</p>
        {draws.map((one, place) => <DrawTold key={place} one={one} told={told} />)}
      </section>
      <p><a className="btn" href={`#replay/${table}`}>{t("Replay")}</a></p>
    </div>
  );
}

function DrawTold({ one: { draw, right }, told }: { one: Checked; told: Chance }) {
  const sign = right ? `✓ ${t("right")}` : `✕ ${t("wrong")}`;
  const place = t("numbers {0} to {1}, after {2} decisions", draw.begins, draw.ends - 1, draw.decision);
  if (draw.kind === "roll") {
    return <details className={right ? "" : "wrong"}><summary><span>{t("A roll: {0} of {1}", draw.came + 1, draw.below)}</span><small>{place}</small><b>{sign}</b></summary><p><ClauseLink clause={draw.clause} /></p></details>;
  }
  const whose = told.players[draw.player ?? 0] ?? "";
  return (
    <details className={right ? "" : "wrong"}>
      <summary><span>{t("{0}: {1}, {2} cards", whose, draw.zone, draw.after.length)}</span><small>{place}</small><b>{sign}</b></summary>
      <p><ClauseLink clause={draw.clause} /></p>
      <ol aria-label={t("From the top")}>{[...draw.after].reverse().map((card, at) => <li key={card}><small>{at + 1}</small> {told.cards[card]!.name}</li>)}</ol>
    </details>
  );
}
