import { useEffect, useState } from "react";
import { deckMeant, savedDecks, savedValue } from "../store/decks";
import { keep } from "../store/seats";
import { change, settings } from "../store/settings";
import { games, join, openTables, sentenceOf } from "../wire/api";
import type { GameInfo } from "../wire/messages";
import { t } from "../words";
import { useHere } from "./here";

/** Come to somebody's table: `#join/<table>/<invitation>`. */
export default function JoinTable({ parts }: { parts: string[] }) {
  const [table = "", invitation = ""] = parts;
  const [all, setAll] = useState<GameInfo[]>([]);
  const [game, setGame] = useState("");
  const [deck, setDeck] = useState("");
  const [name, setName] = useState(settings().name);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const isHere = useHere();
  useEffect(() => {
    let wanted = true;
    games().then((found) => wanted && setAll(found), (error: unknown) => wanted && setFault(sentenceOf(error)));
    openTables().then((open) => wanted && setGame(open.find((one) => one.id === table)?.game ?? ""), () => undefined);
    return () => { wanted = false; };
  }, [table]);
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
  const decks = all.filter((one) => game === "" || one.name === game).flatMap((one) => one.decks.map((d) => ({ game: one.title, name: d.name })));
  return (
    <section className="newtable" aria-label={t("Come to the table")}>
      <h1>{t("Come to the table")}</h1>
      <label>{t("Your deck")}<select value={deck} onChange={(e) => setDeck(e.target.value)}><option value="">{t("any")}</option>{game !== "" && savedDecks(game).map((d) => <option key={`saved ${d.name}`} value={savedValue(d.name)}>{d.name}</option>)}{decks.map((d) => <option key={d.game + d.name} value={d.name}>{game === "" ? `${d.game}: ${d.name}` : d.name}</option>)}</select></label>
      <label>{t("Your name")}<input value={name} maxLength={30} onChange={(e) => setName(e.target.value)} /></label>
      <button type="button" className="btn main" disabled={busy} onClick={() => void come()}>{t("Sit down")}</button>
      {fault && <p className="refused" role="alert">{fault}</p>}
    </section>
  );
}
