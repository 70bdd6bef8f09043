import { useLayoutEffect, useRef } from "react";
import { backTo, useBorrowedFocus } from "../a11y/focus";
import { Back, HandCard } from "../card/Face";
import { offered, zoneSpot } from "../store/choosing";
import type { Card, Place } from "../wire/messages";
import { capital, t } from "../words";
import { CardButton } from "./CardButton";
import { cardFrom, cardsOf, countOf, nearOf, sideOf, useSeen, useTable } from "./context";
import { useTitle } from "./Field";
import { laidOut } from "./mat";
import { useNarrow } from "./narrow";

interface Laid {
  player: number;
  zone: string;
  cards: { card: Card; place: number }[];
}

/** The hand; beside it, cards that are chosen from and lie nowhere on the table. */
export function Hand() {
  const { mat } = useTable();
  const s = useSeen((shown) => shown);
  const box = useRef<HTMLElement>(null);
  const near = nearOf(s);
  const view = s.view!;
  const seen = laidOut(mat, useNarrow());
  const groups = new Map<string, Laid>();
  const add = (place: Place) => {
    const name = zoneSpot(place.player, place.zone);
    const found = groups.get(name) ?? { player: place.player, zone: place.zone, cards: [] };
    const at = place.place ?? 0;
    if (!found.cards.some((c) => c.place === at)) {
      const card = cardsOf(sideOf(view, place.player), place.zone)[at];
      found.cards.push({ card: card && card.number === place.number ? card : cardFrom(place), place: at });
    }
    groups.set(name, found);
  };
  for (const choice of offered(s)) {
    for (const place of choice.option.cards) {
      const away = place.zone === mat.handZone ? place.player !== near : !seen.has(place.zone);
      if (place.player >= 0 && away) add(place);
    }
  }
  if (s.opened) {
    const { player, zone } = s.opened;
    const name = zoneSpot(player, zone);
    const cards = cardsOf(sideOf(view, player), zone).map((card, place) => ({ card, place }));
    groups.set(name, { player, zone, cards: cards.reverse() });
  }
  const hand = cardsOf(sideOf(view, near), mat.handZone);
  const count = countOf(sideOf(view, near), mat.handZone);
  // What is laid beside the hand comes first, however far one has scrolled in it.
  const laid = [...groups.keys()].join(" ");
  useLayoutEffect(() => void box.current?.scrollTo(0, 0), [laid]);
  // A wheel that turns up and down goes along cards that lie in one line.
  const sideways = ({ deltaX, deltaY }: React.WheelEvent) => {
    if (deltaX === 0 && box.current) box.current.scrollLeft += deltaY;
  };
  return (
    <section ref={box} onWheel={sideways} className={`hand ${count <= 6 && groups.size === 0 ? "few" : ""}`} aria-label={`${t("Hand")}, ${count}`}>
      {[...groups].map(([name, group]) => <Tray key={name} group={group} opened={s.opened !== null && name === zoneSpot(s.opened.player, s.opened.zone)} />)}
      <ul className={`cards own ${count > 9 ? "tight" : ""}`}>
        {hand.map((card, place) => (
          <li key={card.key || place}>
            <CardButton player={near} zone={mat.handZone} place={place} card={card} className="handcard">
              <HandCard card={card} names={mat.hand} />
            </CardButton>
          </li>
        ))}
        {hand.length === 0 && count > 0 && Array.from({ length: count }, (_, place) => <li key={place} aria-hidden="true"><Back className="whole" /></li>)}
        {count === 0 && <li className="nothing">{t("no cards in hand")}</li>}
      </ul>
    </section>
  );
}

/** Cards of a zone that lies elsewhere: because one chooses from them, or because it was laid open. */
function Tray({ group: { player, zone, cards }, opened }: { group: Laid; opened: boolean }) {
  const { store, mat } = useTable();
  const near = useSeen(nearOf);
  const count = useSeen((s) => countOf(sideOf(s.view!, player), zone));
  const title = capital(useTitle(zone));
  const box = useBorrowedFocus<HTMLDivElement>(opened ? title : "", (before) => (store.get().busy ? null : backTo(before)));
  return (
    <div className="tray" role="group" aria-label={`${title}, ${count}`} tabIndex={-1} ref={box}>
      <h3>
        {title}{player !== near ? ` (${t("rival")})` : ""} <b>{count}</b>
        {opened && <button type="button" className="plainlink" onClick={() => store.set({ opened: null })}>{t("close")}</button>}
      </h3>
      <ul className="cards">
        {cards.length === 0 && <li className="nothing">{t("nothing to be seen")}</li>}
        {cards.map(({ card, place }) => (
          <li key={place}>
            <CardButton player={player} zone={zone} place={place} card={card} className="handcard">
              <HandCard card={card} names={mat.hand} />
            </CardButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
