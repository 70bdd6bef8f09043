import { useEffect, useRef, useState } from "react";
import { dropDeck, saveDeck, savedDecks, savedValue, deckMeant } from "../store/decks";
import { useSettings, language } from "../store/settings";
import { games, get, post, printOf, sentenceOf } from "../wire/api";
import { copied, save } from "../wire/files";
import type { CardPrint, DeckChecked, DeckMaking, DeckRow, GameInfo } from "../wire/messages";
import { capital, t } from "../words";
import { Browser } from "./decks/Browser";
import { changed, copiesOf, listed, moved, sectionFor, type Putting } from "./decks/building";
import { CardLook } from "./decks/CardLook";
import { Curves, DeckList, Faults } from "./decks/DeckList";
import { draftOf, keepDraft } from "./decks/draft";
import { ImportCards, ImportDeck } from "./decks/Files";
import { SaveOver } from "./decks/SaveOver";
import "./decks/decks.css";

/** Decks: `#decks/<game>`, or `#decks/<game>/<one of ours or of the saved ones>`. */
export default function Decks({ parts }: { parts: string[] }) {
  useSettings();
  const [all, setAll] = useState<GameInfo[]>([]);
  const [making, setMaking] = useState<DeckMaking | null>(null);
  const [library, setLibrary] = useState(0);
  const [fault, setFault] = useState("");
  const game = parts[0] || "ws";
  const speaks = language();
  useEffect(() => {
    games().then(setAll, () => setFault(t("The server does not answer.")));
  }, []);
  useEffect(() => {
    let wanted = true;
    get<DeckMaking>(`/api/games/${encodeURIComponent(game)}/facets?language=${speaks}`).then(
      (found) => { if (wanted) { setMaking(found); setFault(""); } },
      (error: Error) => wanted && setFault(sentenceOf(error)),
    );
    return () => { wanted = false; };
  }, [game, library, speaks]);
  return (
    <div className="decks">
      <div className="deckhead">
        <h1>{t("Decks")}</h1>
        <nav className="games" aria-label={t("Games")}>{all.map((one) => <a key={one.name} href={`#decks/${one.name}`} aria-current={one.name === game ? "page" : undefined}>{one.title}</a>)}</nav>
      </div>
      {fault && <p className="refused" role="alert">{fault}</p>}
      {making?.game === game && <Builder key={game} making={making} info={all.find((one) => one.name === game)} start={parts[1] ?? ""} library={library} imported={() => setLibrary(library + 1)} />}
    </div>
  );
}

interface Building { making: DeckMaking; info: GameInfo | undefined; start: string; library: number; imported: () => void }

function Builder({ making, info, start, library, imported }: Building) {
  const { game } = making;
  const [draft] = useState(() => draftOf(game, start));
  const [rows, setRows] = useState<DeckRow[]>(draft?.rows ?? []);
  const [past, setPast] = useState<DeckRow[][]>([]);
  const [judged, setJudged] = useState<{ told: DeckChecked; of: string } | null>(null);
  const [name, setName] = useState(draft?.name ?? "");
  // The saved deck that this one is: it is saved over unasked.
  const [opened, setOpened] = useState(draft?.opened ?? "");
  const [blank, setBlank] = useState(draft?.blank ?? false);
  const [keeping, setKeeping] = useState<{ name: string; play: boolean } | null>(null);
  const [section, setSection] = useState(making.sections[0]?.name ?? "");
  const [looked, setLooked] = useState<CardPrint | null>(null);
  const [note, setNote] = useState("");
  const [saved, setSaved] = useState(() => savedDecks(game));
  const asked = useRef(0);
  const opening = useRef(0);
  const looking = useRef("");
  const started = useRef(draft === null ? "" : start);
  const named = useRef<HTMLInputElement>(null);
  const sections = making.sections.map((one) => one.name);

  const put = (now: DeckRow[], before: DeckRow[] = rows) => {
    if (now === before) return;
    setPast((undo) => [...undo.slice(-99), before]);
    setRows(now);
    setNote("");
  };
  /** Which saved deck this is from now on. */
  const call = (saved: string) => {
    setName(saved);
    setOpened(saved);
    setKeeping(null);
  };
  const takeBack = () => {
    const last = past[past.length - 1];
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    setRows(last);
  };
  const text = listed(rows, sections);
  const speaks = language();
  useEffect(() => {
    const turn = ++asked.current;
    const later = setTimeout(() => {
      post<DeckChecked>(`/api/games/${game}/deck`, { text, blank, language: speaks }).then(
        (told) => {
          // What was asked before the last change is no longer of interest.
          if (turn !== asked.current) return;
          setJudged({ told, of: text });
          // A deck that was opened meanwhile stays: its change may not have been drawn yet.
          if (told.read) setRows((now) => (listed(now, sections) === text ? told.rows : now));
        },
        (error: Error) => setNote(sentenceOf(error)),
      );
    }, 80);
    return () => clearTimeout(later);
  }, [game, text, blank, speaks, library]);
  const open = async (value: string) => {
    const meant = deckMeant(game, value);
    const wanted = meant.list === "" ? { deck: meant.name } : { text: meant.list };
    const turn = ++opening.current;
    try {
      const told = await post<DeckChecked>(`/api/games/${game}/deck`, { ...wanted, blank: meant.blank, language: speaks });
      if (turn !== opening.current) return;
      if (!told.read) { setNote(told.faults[0]?.sentence ?? ""); return; }
      put(told.rows);
      setBlank(meant.blank);
      call(meant.list === "" ? "" : value.replace(/^saved:/, ""));
    } catch (error) {
      setNote(sentenceOf(error));
    }
  };
  useEffect(() => {
    if (start === started.current) return;
    started.current = start;
    if (start !== "") void open(savedDecks(game).some((one) => one.name === start) ? savedValue(start) : start);
  }, [start]);
  useEffect(() => keepDraft(game, { start, rows, name, opened, blank }), [game, start, rows, name, opened, blank]);
  const add = (card: Putting, by: number) => {
    const chosen = sectionFor(card, section);
    // What is taken out is taken from where it lies.
    const from = by < 0 && !rows.some((row) => row.number === card.number && row.section === chosen) ? rows.find((row) => row.number === card.number)?.section : undefined;
    put(changed(rows, card, from ?? chosen, by));
  };
  const look = (number: string) => {
    looking.current = number;
    void printOf(game, number, speaks).then((print) => print && looking.current === number && setLooked(print));
  };
  const checked = judged?.told ?? null;
  // The list that was judged last may be another one: what is saved is what is seen.
  const isJudged = judged?.of === text;
  const exported = checked !== null && checked.read && isJudged ? checked.exported : text;
  const keepAs = (called: string, play: boolean) => {
    call(called);
    const kept = saveDeck({ game, name: called, text: exported, blank });
    setSaved(savedDecks(game));
    setNote(kept ? t("Saved as “{0}” in this browser.", called) : t("This browser keeps nothing: download the list."));
    if (play) location.hash = `#lobby/${game}/${encodeURIComponent(called)}`;
  };
  const keep = (play: boolean) => {
    const called = name.trim() || t("My deck");
    const other = called === opened ? undefined : savedDecks(game).find((one) => one.name === called);
    if (other === undefined || (other.text === exported && other.blank === blank)) keepAs(called, play);
    else setKeeping({ name: called, play });
  };
  const copy = async () => setNote((await copied(exported)) ? t("The list was copied.") : t("This browser does not let the page copy: download the list."));
  const download = () => {
    save(`${(name.trim() || game).replace(/[^\w-]+/g, "-")}.txt`, exported);
  };
  const vague = rows.some((row) => !row.exact);
  const total = rows.reduce((sum, row) => sum + row.copies, 0);
  return (
    <div className="builder">
      <Browser making={making} library={library} copies={(number) => copiesOf(rows, number)} add={add} look={(card) => look(card.number)} />
      <section className="deck" aria-label={t("Your deck")}>
        <div className="deckbar">
          <label>{t("Name of the deck")}<input ref={named} value={name} maxLength={40} placeholder={t("My deck")} onChange={(e) => { setName(e.target.value); setKeeping(null); }} /></label>
          <button type="button" className="btn" disabled={total === 0} onClick={() => keep(false)}>{t("Save")}</button>
          <button type="button" className="btn main" disabled={!checked?.legal || !isJudged} onClick={() => keep(true)}>{t("Play this deck")}</button>
        </div>
        <div className="deckbar">
          <label>{t("Start from")}
            <select value="" onChange={(e) => e.target.value && void open(e.target.value)}>
              <option value="">{t("a deck")}</option>
              {saved.length > 0 && <optgroup label={t("Saved decks")}>{saved.map((one) => <option key={one.name} value={savedValue(one.name)}>{one.name}</option>)}</optgroup>}
              <optgroup label={t("Our decks")}>{info?.decks.map((one) => <option key={one.name} value={one.name}>{one.name} ({one.cards})</option>)}</optgroup>
            </select>
          </label>
          <button type="button" className="btn" disabled={past.length === 0} onClick={takeBack}>{t("Take back")}</button>
          <button type="button" className="btn" disabled={total === 0} onClick={() => { put([]); call(""); }}>{t("Empty")}</button>
          {name === opened && saved.some((one) => one.name === name) && <button type="button" className="plainlink" onClick={() => { dropDeck(game, name); setSaved(savedDecks(game)); setNote(t("“{0}” is no longer saved.", name)); }}>{t("Forget it")}</button>}
        </div>
        {keeping && <SaveOver game={game} name={keeping.name} save={(called) => { keepAs(called, keeping.play); named.current?.focus(); }} cancel={() => { setKeeping(null); named.current?.focus(); }} />}
        {note && <p className="note" role="status">{note}</p>}
        {total === 0 ? <p className="nothing">{t("Choose cards, or start from a deck.")}</p> : <Faults checked={checked} faults={checked?.faults ?? []} />}
        {vague && <label className="check"><input type="checkbox" checked={blank} onChange={(e) => setBlank(e.target.checked)} /> {t("Play cards that are not read in full without what is not read")}</label>}
        {checked && total > 0 && <Curves curves={checked.curves} sections={making.sections} />}
        {making.sections.length > 1 && (
          <div className="facet" role="group" aria-label={t("Cards go into")}>
            <span className="facetname">{t("Cards go into")}</span>
            {making.sections.map((one) => <button key={one.name} type="button" className={`chip ${one.name === section ? "on" : ""}`} aria-pressed={one.name === section} onClick={() => setSection(one.name)}>{capital(one.title)}</button>)}
          </div>
        )}
        <h2>{t("The list")} <small>{total}</small></h2>
        {total > 0 && <p className="hint">{making.sections.length > 1 ? t("In the list: ↑ ↓ move, + and − change, M moves a card to the other part.") : t("In the list: ↑ ↓ move, + and − change.")}</p>}
        <DeckList rows={rows} sections={making.sections} change={(row, by) => put(changed(rows, row, row.section, by))} move={(row, to) => put(moved(rows, row, to))} look={look} />
        <details className="panel"><summary>{t("Import and export")}</summary>
          <div className="row">
            <button type="button" className="btn" disabled={total === 0} onClick={() => void copy()}>{t("Copy the list")}</button>
            <button type="button" className="btn" disabled={total === 0} onClick={download}>{t("Download")}</button>
          </div>
          <ImportDeck making={making} blank={blank} take={(told) => { put(told.rows); setOpened(""); }} />
        </details>
        <details className="panel"><summary>{t("Card files")}</summary><ImportCards making={making} done={imported} /></details>
      </section>
      <CardLook card={looked} />
    </div>
  );
}
