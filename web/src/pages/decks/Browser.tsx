import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { HandCard } from "../../card/Face";
import { asCard } from "../../card/usePrint";
import { plain } from "../../card/looks";
import { MATS } from "../../games";
import { language, settings } from "../../store/settings";
import { get, sentenceOf } from "../../wire/api";
import type { CardPage, CardPrint, DeckMaking, Facet } from "../../wire/messages";
import { capital, figure, t } from "../../words";

/** More choices than this are a list to choose from, not chips. */
const CHIPS = 9;

interface Props {
  making: DeckMaking;
  /** grows when there are other cards than before */
  library: number;
  copies: (number: string) => number;
  add: (card: CardPrint, by: number) => void;
  look: (card: CardPrint) => void;
}

/** Every card there is, by words and by what is printed on it. */
export function Browser({ making, library, copies, add, look }: Props) {
  const [text, setText] = useState("");
  const [filters, setFilters] = useState<string[]>([]);
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<CardPage | null>(null);
  const [fault, setFault] = useState("");
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let wanted = true;
    const query = new URLSearchParams({ text, page: String(page), language: language() });
    for (const filter of filters) query.append("filter", filter);
    const later = setTimeout(() => {
      get<CardPage>(`/api/games/${making.game}/search?${query}`).then(
        (cards) => { if (wanted) { setFound(cards); setFault(""); } },
        (error: Error) => wanted && setFault(sentenceOf(error)),
      );
    }, text === "" ? 0 : 120);
    return () => { wanted = false; clearTimeout(later); };
  }, [making.game, library, text, filters, page]);
  useEffect(() => {
    const go = (event: globalThis.KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
      if (event.key === "/" && !typing && settings().letters) { event.preventDefault(); search.current?.focus(); }
    };
    addEventListener("keydown", go);
    return () => removeEventListener("keydown", go);
  }, []);
  const toggle = (filter: string) => {
    setPage(0);
    setFilters(filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter]);
  };
  const count = found?.found ?? 0;
  return (
    <section className="browse" aria-label={t("Cards")}>
      <div className="seek">
        <label className="unseen" htmlFor="seek">{t("Search cards")}</label>
        <input id="seek" ref={search} type="search" value={text} placeholder={t("Search names, numbers, texts")} onChange={(e) => { setText(e.target.value); setPage(0); }} />
        <p role="status" className="count">{t("{0} of {1} cards", figure(count), figure(making.cards))}</p>
        {filters.length > 0 && <button type="button" className="plainlink" onClick={() => { setFilters([]); setPage(0); }}>{t("Remove all filters")}</button>}
      </div>
      <details className="filters" open={matchMedia("(min-width: 701px) and (min-height: 850px)").matches}>
        <summary>{t("Filters")}{filters.length > 0 && ` (${filters.length})`}</summary>
        <div className="facets">{making.facets.map((facet) => <FacetRow key={facet.name} facet={facet} filters={filters} toggle={toggle} />)}</div>
      </details>
      {fault && <p className="refused" role="alert">{fault}</p>}
      <p className="hint" id="deckkeys">{t("Arrows move, + or Enter puts a card into the deck, − takes it out.")}</p>
      <Grid cards={found?.cards ?? []} values={MATS[making.game]?.hand ?? []} copies={copies} add={add} look={look} />
      {found !== null && count === 0 && <p className="nothing">{t("No card is like that.")}</p>}
      {(found?.pages ?? 0) > 1 && (
        <nav className="pager" aria-label={t("Pages of cards")}>
          <button type="button" className="btn" disabled={page === 0} onClick={() => setPage(page - 1)}>{t("Back")}</button>
          <span>{t("Page {0} of {1}", page + 1, found!.pages)}</span>
          <button type="button" className="btn" disabled={page + 1 >= found!.pages} onClick={() => setPage(page + 1)}>{t("Next")}</button>
        </nav>
      )}
    </section>
  );
}

function FacetRow({ facet, filters, toggle }: { facet: Facet; filters: string[]; toggle: (filter: string) => void }) {
  const filter = (value: string) => `${facet.name}:${value}`;
  const many = facet.choices.length > CHIPS;
  const shown = many ? facet.choices.filter((one) => filters.includes(filter(one.value))) : facet.choices;
  return (
    <div className="facet" role="group" aria-label={facet.title}>
      <span className="facetname">{capital(facet.title)}</span>
      {shown.map((one) => {
        const on = filters.includes(filter(one.value));
        return <button key={one.value} type="button" className={`chip ${on ? "on" : ""}`} aria-pressed={on} data-filter={filter(one.value)} onClick={() => toggle(filter(one.value))}>{one.title}<small>{one.count}</small></button>;
      })}
      {many && (
        <select aria-label={capital(facet.title)} value="" onChange={(e) => e.target.value && toggle(filter(e.target.value))}>
          <option value="">{t("choose")}</option>
          {facet.choices.filter((one) => !shown.includes(one)).map((one) => <option key={one.value} value={one.value}>{one.title} ({one.count})</option>)}
        </select>
      )}
    </div>
  );
}

function Grid({ cards, values, copies, add, look }: { cards: CardPrint[]; values: string[] } & Pick<Props, "copies" | "add" | "look">) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => setAt(0), [cards]);
  const keys = (event: KeyboardEvent, place: number) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(".tilecard") ?? [])];
    const top = (n: number) => Math.round(buttons[n]?.getBoundingClientRect().top ?? 0);
    const across = Math.max(1, buttons.filter((_, n) => top(n) === top(0)).length);
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: across, ArrowUp: -across, Home: -place, End: buttons.length - 1 - place };
    const step = steps[event.key];
    if (step !== undefined) buttons[place + step]?.focus();
    else if (event.key === "+" || event.key === "=" || event.key === "Enter") add(cards[place]!, 1);
    else if (event.key === "-" || event.key === "Delete") add(cards[place]!, -1);
    else return;
    event.preventDefault();
  };
  return (
    <ul className="cards" ref={list} aria-describedby="deckkeys">
      {cards.map((card, place) => {
        const n = copies(card.number);
        const name = plain(card.name);
        return (
          <li key={card.number} className={n > 0 ? "in" : ""}>
            <button
              type="button" className="tilecard" data-number={card.number} tabIndex={place === at ? 0 : -1}
              onFocus={() => { setAt(place); look(card); }} onMouseEnter={() => look(card)} onKeyDown={(event) => keys(event, place)}
              onClick={(event) => { if ((event.nativeEvent as PointerEvent).pointerType !== "touch") add(card, 1); look(card); }}
              onContextMenu={(event) => { event.preventDefault(); add(card, -1); }}
            >
              <span className="unseen">{name}, {card.facts}{card.exact ? "" : `, ${t("not read in full")}`}, {t("{0} in the deck", n)}</span>
              <span aria-hidden="true"><HandCard card={asCard(card)} names={values} />{!card.exact && <i className="vague">?</i>}</span>
            </button>
            <div className="step">
              <button type="button" tabIndex={-1} disabled={n === 0} aria-label={t("One {0} less", name)} onClick={() => add(card, -1)}>−</button>
              <b aria-hidden="true">{n}</b>
              <button type="button" tabIndex={-1} aria-label={t("One {0} more", name)} onClick={() => add(card, 1)}>+</button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
