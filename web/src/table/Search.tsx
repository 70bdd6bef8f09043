import { useEffect, useRef, useState } from "react";
import { language } from "../store/settings";
import { get } from "../wire/api";
import type { CardPage, Rules } from "../wire/messages";
import { t } from "../words";
import { ClauseLink } from "./ClauseLink";
import { useTable } from "./context";
import { isNarrow } from "./narrow";

const PAUSE = 200;
const SHOWN = 8;

interface Found {
  cards: CardPage["cards"];
  clauses: Rules["clauses"];
}

/** Cards and clauses by their words. */
export function Search() {
  const { store, game } = useTable();
  const [text, setText] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (text.trim().length < 2) return setFound(null);
    let wanted = true;
    const timer = setTimeout(() => {
      const words = new URLSearchParams({ text, language: language() });
      const ask = <Answer,>(path: string) => get<Answer>(`${path}?${words}`).catch(() => null);
      void Promise.all([ask<CardPage>(`/api/games/${game}/search`), ask<Rules>(`/api/rules/${game}`)]).then(([cards, rules]) => {
        if (wanted) setFound({ cards: cards?.cards.slice(0, SHOWN) ?? [], clauses: rules?.clauses.slice(0, SHOWN) ?? [] });
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, text]);
  const look = (card: CardPage["cards"][number]) => {
    store.look({ player: -1, zone: "", place: null, key: "", name: card.name, number: card.number });
    store.set({ sheet: isNarrow() ? "card" : "" });
  };
  return (
    <div className="searching">
      <input ref={box} type="search" value={text} onChange={(event) => setText(event.target.value)} aria-label={t("Search cards and rules")} placeholder={t("Search cards and rules")} />
      <div role="status" className="unseen">{found && t("{0} cards, {1} rules", found.cards.length, found.clauses.length)}</div>
      {found && found.cards.length > 0 && <h3>{t("Cards")}</h3>}
      <ul>{found?.cards.map((card) => <li key={card.number}><button type="button" className="plainlink" onClick={() => look(card)}>{card.name}</button> <small>{card.facts}</small></li>)}</ul>
      {found && found.clauses.length > 0 && <h3>{t("Rules")}</h3>}
      <ul>{found?.clauses.map((clause) => <li key={clause.number}><ClauseLink clause={`${game} ${clause.number}`} /> {clause.heading || clause.gist}</li>)}</ul>
      {found && found.cards.length + found.clauses.length === 0 && <p>{t("Nothing has these words.")}</p>}
    </div>
  );
}
