import { useEffect, useState } from "react";
import { deckMeant, savedDecks, savedValue } from "../store/decks";
import { keep } from "../store/seats";
import { change, settings } from "../store/settings";
import { games, invited, join, sentenceOf } from "../wire/api";
import type { GameInfo, OpenTable } from "../wire/messages";
import { t } from "../words";
import { useHere } from "./here";

/** Come to somebody's table: `#join/<table>/<invitation>`. */
export default function JoinTable({ parts }: { parts: string[] }) {
  const [table = "", invitation = ""] = parts;
  const [all, setAll] = useState<GameInfo[]>([]);
  const [about, setAbout] = useState<OpenTable | null>(null);
  const [deck, setDeck] = useState("");
  const [name, setName] = useState(settings().name);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const isHere = useHere();
  useEffect(() => {
    let wanted = true;
    games().then((found) => wanted && setAll(found), (error: unknown) => wanted && setFault(sentenceOf(error)));
    invited(table, invitation).then((found) => wanted && setAbout(found), (error: unknown) => wanted && setFault(sentenceOf(error)));
    return () => { wanted = false; };
  }, [table, invitation]);
  const game = about?.game ?? "";
  const come = async () => {
    change({ name });
    setBusy(true);
    setFault("");
    try {
      const meant = deckMeant(game, deck);
      const seat = await join(table, { invitation, name, deck: meant.name, deck_list: meant.list });
      keep(seat.table, seat.secret, game);
      if (isHere()) location.hash = `#table/${seat.table}/${seat.secret}`;
    } catch (error) {
      setFault(sentenceOf(error));
      setBusy(false);
    }
  };
  const played = all.find((one) => one.name === game);
  const who = about?.names.find((one) => one !== "");
  return (
    <section className="newtable" aria-label={t("Come to the table")}>
      <h1>{played?.title ?? t("Come to the table")}</h1>
      {about && (
        <p className="about">
          {who === undefined ? t("Somebody waits for you at this table.") : t("{0} waits for you at this table.", who)}{" "}
          {about.minutes > 0 && t("Each of you has {0} minutes.", about.minutes)}
        </p>
      )}
      <label>{t("Your deck")}<select value={deck} onChange={(e) => setDeck(e.target.value)}>
        <option value="">{t("any")}</option>
        {played && savedDecks(game).map((d) => <option key={`saved ${d.name}`} value={savedValue(d.name)}>{d.name}</option>)}
        {played?.decks.map((d) => <option key={d.name} value={d.name}>{d.name}</option>)}
      </select></label>
      <label>{t("Your name")}<input value={name} maxLength={30} onChange={(e) => setName(e.target.value)} /></label>
      <button type="button" className="btn main" disabled={busy || about === null} onClick={() => void come()}>{t("Sit down")}</button>
      {fault && <p className="refused" role="alert">{fault}</p>}
    </section>
  );
}
