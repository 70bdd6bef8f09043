import { useState } from "react";
import { language } from "../../store/settings";
import { post, Refusal } from "../../wire/api";
import type { DeckChecked, DeckMaking, Fault, LibraryTold } from "../../wire/messages";
import { figure, t } from "../../words";
import { Faults } from "./DeckList";

const ours = (sentence: string): Fault => ({ sentence, clause: "", field: "", gist: "", faults: [] });
const said = (error: unknown): Fault => (error instanceof Refusal ? error.fault : ours(t("The server does not answer.")));
const tooLarge = (size: number, most: number): Fault => ours(t("This file has {0} bytes; {1} at the most are taken.", figure(size), figure(most)));

/** A deck list that is pasted or chosen; it becomes the deck if the server can read it. */
export function ImportDeck({ making, blank, take }: { making: DeckMaking; blank: boolean; take: (checked: DeckChecked) => void }) {
  const [text, setText] = useState("");
  const [faults, setFaults] = useState<Fault[]>([]);
  const read = async (list: string) => {
    try {
      const checked = await post<DeckChecked>(`/api/games/${making.game}/deck`, { text: list, blank, language: language() });
      if (!checked.read) { setFaults(checked.faults); return; }
      if (checked.rows.length === 0) { setFaults([ours(t("There is no card in this list."))]); return; }
      setFaults([]);
      setText("");
      take(checked);
    } catch (error) {
      setFaults([said(error)]);
    }
  };
  const file = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    // What is too large is not even opened.
    if (chosen.size > making.deck_list) { setFaults([tooLarge(chosen.size, making.deck_list)]); return; }
    await read(await chosen.text());
  };
  return (
    <div className="import">
      <label>{t("Deck list")}<textarea id="decktext" rows={6} value={text} placeholder={t("Paste a list: lines like “4 NUMBER Name”, or the JSON of a deck site")} onChange={(e) => setText(e.target.value)} /></label>
      <div className="row">
        <button type="button" className="btn" disabled={text.trim() === ""} onClick={() => void read(text)}>{t("Read the list")}</button>
        <label className="btn file">{t("From a file")}<input type="file" className="deckfile" accept=".txt,.json,text/plain,application/json" onChange={(e) => { void file(e.target.files?.[0]); e.target.value = ""; }} /></label>
      </div>
      <Faults faults={faults} />
    </div>
  );
}

/** A card file that is taken into the library of this machine, and how the server judged it. */
export function ImportCards({ making, done }: { making: DeckMaking; done: () => void }) {
  const [told, setTold] = useState<LibraryTold | null>(null);
  const [faults, setFaults] = useState<Fault[]>([]);
  const [busy, setBusy] = useState(false);
  const file = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setTold(null);
    if (chosen.size > making.card_file) { setFaults([tooLarge(chosen.size, making.card_file)]); return; }
    setBusy(true);
    try {
      setTold(await post<LibraryTold>(`/api/games/${making.game}/library`, { text: await chosen.text() }));
      setFaults([]);
      done();
    } catch (error) {
      setFaults([said(error)]);
    }
    setBusy(false);
  };
  if (making.card_file === 0) return <p>{t("This server takes no card files: run one on your own machine.")}</p>;
  return (
    <div className="import">
      <p>{t("Card files (JSON) of your own stay on this machine. Every text is read; what is not understood is said.")}</p>
      <div className="row">
        <label className="btn file">{t("Choose a card file")}<input type="file" className="cardfile" disabled={busy} accept=".json,.jsonl,.txt,application/json" onChange={(e) => { void file(e.target.files?.[0]); e.target.value = ""; }} /></label>
        {busy && <span role="status">{t("One moment")}</span>}
      </div>
      {told && (
        <p role="status" className="judged">{t("{0} cards: {1} exact, {2} not read in full, {3} damaged.", told.cards, told.exact, told.unread, told.damaged)}</p>
      )}
      <Faults faults={told?.faults ?? faults} />
    </div>
  );
}
