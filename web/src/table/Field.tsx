import { Back, Face, Numbers } from "../card/Face";
import { looksOf, plain } from "../card/looks";
import { zoneSpot } from "../store/choosing";
import type { Card } from "../wire/messages";
import { capital, t } from "../words";
import { CardButton } from "./CardButton";
import { cardsOf, countOf, glowOf, nextShown, sideOf, useSeen, useTable } from "./context";
import type { FieldLine, Position } from "./mat";

/** The title of a zone in the player's language. */
export function useTitle(zone: string): string {
  return useSeen((s) => s.welcome?.book.zones.find((z) => z.name === zone)?.title ?? zone);
}

/** How far a card is turned, as the book says. */
export function useTurned(card: Card): string {
  return useSeen((s) => {
    const turned = s.welcome?.book.orientations.find((way) => way.name === card.state)?.turned ?? 0;
    return turned === 0 ? "" : `turned${turned}`;
  });
}

interface CellProps {
  player: number;
  zone: string;
  place: number;
  card: Card;
  under?: number;
  word?: string;
}

/** A card on the field; its plate never turns. */
export function FieldCard({ player, zone, place, card, under = 0, word = "" }: CellProps) {
  const { mat } = useTable();
  const looks = looksOf(card);
  const turned = useTurned(card);
  const edges = under + card.under.length;
  const said = word !== "" ? word : turned === "turned180" ? t("reversed") : card.face === "down" ? t("face down") : "";
  return (
    <CardButton player={player} zone={zone} place={place} card={card} className="cell">
      {edges > 0 && <span className="edge" />}
      {edges > 1 && <span className="edge two" />}
      <Face card={card} className={`turns ${turned}`} />
      {edges > 0 && <span className="badge">{edges}</span>}
      {said !== "" && card.number !== "" && <span className="badge word">{said}</span>}
      {card.number === "" ? said !== "" && <span className="plate f-k"><span className="name">{said}</span></span> : (
        <span className={`plate f-${looks.frames[0] ?? "k"}`}>
          <span className="name" title={card.name}>
            {plain(card.name)}
          </span>
          <span className="line">
            <i className="glyph">{looks.glyph}</i>
            <Numbers card={card} names={mat.there?.[zone] ?? mat.field} />
          </span>
        </span>
      )}
    </CardButton>
  );
}

/** An empty position: a button only where it may be chosen. */
export function EmptyCell({ player, zone, className = "" }: { player: number; zone: string; className?: string }) {
  const { store } = useTable();
  const title = useTitle(zone);
  const spot = zoneSpot(player, zone);
  const can = useSeen((s) => glowOf(s).has(spot));
  const wanted = useSeen((s) => nextShown(s) === spot);
  if (!can) return <span className={`cell empty ${className}`} data-zone={spot}><em>{title}</em></span>;
  return (
    <button type="button" className={`cell empty can ${wanted ? "wanted" : ""} ${className}`} data-spot={spot} aria-label={`${title}, ${t("may be chosen")}`} onClick={() => store.click(spot)}>
      <em>{title}</em>
    </button>
  );
}

function Spot({ player, at, mirrored }: { player: number; at: Position; mirrored: boolean }) {
  const cards = useSeen((s) => cardsOf(sideOf(s.view!, player), at.zone));
  const count = useSeen((s) => countOf(sideOf(s.view!, player), at.zone));
  const locked = useSeen((s) => cardsOf(sideOf(s.view!, player), at.instead ?? ""));
  const lockedCount = useSeen((s) => (at.instead ? countOf(sideOf(s.view!, player), at.instead) : 0));
  const under = useSeen((s) => (at.under ? countOf(sideOf(s.view!, player), at.under) : 0));
  const title = useTitle(at.zone);
  const size = at.large ? "large" : "";
  if (count === 0 && lockedCount > 0) {
    const card = locked[0];
    return (
      <li className={`spot ${size}`}>
        {card ? <FieldCard player={player} zone={at.instead!} place={0} card={card} word={t("locked")} /> : <Hidden word={t("locked")} />}
      </li>
    );
  }
  return (
    <li className={`spot ${size} ${count > 1 ? "several" : ""} ${at.leftwards && !mirrored ? "leftwards" : ""}`} aria-label={title}>
      {count === 0 && <EmptyCell player={player} zone={at.zone} />}
      {cards.map((card, place) => (
        <FieldCard key={card.key || place} player={player} zone={at.zone} place={place} card={card} under={place === 0 ? under : 0} word={card.face === "down" && at.down ? t(at.down) : ""} />
      ))}
      {count > 0 && cards.length === 0 && <Hidden word={t("face down")} />}
    </li>
  );
}

/** A card of which nothing is known but that it lies there. */
function Hidden({ word }: { word: string }) {
  return (
    <span className="cell">
      <Back className="turns" />
      <span className="plate f-k"><span className="name">{word}</span></span>
    </span>
  );
}

/** One line of the field. */
export function Line({ player, line, mirrored }: { player: number; line: FieldLine; mirrored: boolean }) {
  if (line.kind === "positions") {
    const positions = mirrored ? [...line.positions].reverse() : line.positions;
    return (
      <ul className={`line of${positions.length}`}>
        {positions.map((at) => (
          <Spot key={at.zone} player={player} at={at} mirrored={mirrored} />
        ))}
      </ul>
    );
  }
  return line.kind === "spread" ? <Spread player={player} zone={line.zone} /> : <Small player={player} zone={line.zone} />;
}

/** Any number of cards beside each other. */
function Spread({ player, zone }: { player: number; zone: string }) {
  const cards = useSeen((s) => cardsOf(sideOf(s.view!, player), zone));
  const title = useTitle(zone);
  return (
    <ul className={`line spread ${cards.length > 6 ? "many" : ""}`} aria-label={`${title}, ${cards.length}`}>
      {cards.length === 0 && <li className="spot"><EmptyCell player={player} zone={zone} className="wide" /></li>}
      {cards.map((card, place) => (
        <li className="spot" key={card.key || place}>
          <FieldCard player={player} zone={zone} place={place} card={card} />
        </li>
      ))}
    </ul>
  );
}

/** Small cards in a line, rested ones turned. */
function Small({ player, zone }: { player: number; zone: string }) {
  const cards = useSeen((s) => cardsOf(sideOf(s.view!, player), zone));
  const title = useTitle(zone);
  const usual = useSeen((s) => s.welcome?.book.orientations[0]?.name ?? "");
  const ready = cards.filter((card) => card.state === usual).length;
  return (
    <div className="smallrow">
      <small>
        {capital(title)} <b>{ready}</b>/{cards.length}
      </small>
      <ul aria-label={`${title}, ${ready}/${cards.length}`}>
        {cards.map((card, place) => (
          <li key={card.key || place}>
            <CardButton player={player} zone={zone} place={place} card={card} className="mini">
              <Turned card={card} />
            </CardButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Turned({ card }: { card: Card }) {
  return <Face card={card} className={`turns ${useTurned(card)}`} />;
}
