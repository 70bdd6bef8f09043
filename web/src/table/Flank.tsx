import { Back, Face } from "../card/Face";
import { zoneSpot } from "../store/choosing";
import { capital, t } from "../words";
import { CardButton } from "./CardButton";
import { cardsOf, countOf, glowOf, sideOf, useSeen, useTable } from "./context";
import { useTitle } from "./Field";
import type { FlankPart } from "./mat";

/** Something beside the field. */
export function Part({ player, part }: { player: number; part: FlankPart }) {
  switch (part.kind) {
    case "group":
      return (
        <div className="group">
          {part.parts.map((inner, place) => (
            <Part key={place} player={player} part={inner} />
          ))}
        </div>
      );
    case "pile":
      return <Pile player={player} zone={part.zone} />;
    case "slots":
      return <Slots player={player} zone={part.zone} of={part.of} />;
    case "numeral":
      return <Level player={player} zone={part.zone} />;
    case "sideways":
      return <Sideways player={player} zone={part.zone} />;
    case "backs":
      return <Life player={player} zone={part.zone} />;
    case "chip":
      return <Chip player={player} zone={part.zone} />;
  }
}

/** A pile: its top card or a back, and how many there are; a click lays it open. */
export function Pile({ player, zone }: { player: number; zone: string }) {
  const { store } = useTable();
  const cards = useSeen((s) => cardsOf(sideOf(s.view!, player), zone));
  const count = useSeen((s) => countOf(sideOf(s.view!, player), zone));
  const glows = useSeen((s) => [...glowOf(s)].some((spot) => spot === zoneSpot(player, zone) || spot.startsWith(`${player}/${zone}/`)));
  const title = useTitle(zone);
  const top = cards[cards.length - 1];
  const open = () => {
    if (!store.click(zoneSpot(player, zone))) store.set({ opened: { player, zone } });
  };
  return (
    <button type="button" className={`pile ${glows ? "can" : ""}`} data-zone={zoneSpot(player, zone)} onClick={open}>
      <span className="unseen">{[capital(title), count, glows ? t("may be chosen") : ""].filter((word) => word !== "").join(", ")}</span>
      <span className="stack" aria-hidden="true">
        {count === 0 ? <span className="face none" /> : top && top.number !== "" && top.face === "up" ? <Face card={top} /> : <Back className={count > 1 ? "thick" : ""} />}
        <em>{count}</em>
      </span>
      <small aria-hidden="true">{capital(title)}</small>
    </button>
  );
}

/** Numbered places that fill up. */
function Slots({ player, zone, of }: { player: number; zone: string; of: number }) {
  const cards = useSeen((s) => cardsOf(sideOf(s.view!, player), zone));
  const title = useTitle(zone);
  const places = Math.max(of, cards.length);
  return (
    <div className="slots" data-zone={zoneSpot(player, zone)}>
      <h2>
        {capital(title)} <b>{cards.length}</b>/{of}
      </h2>
      <ul aria-label={`${title}, ${cards.length}/${of}`}>
        {Array.from({ length: places }, (_, place) => {
          const card = cards[place];
          return card === undefined ? (
            <li key={place} className="slot" aria-hidden="true">
              {place + 1}
            </li>
          ) : (
            <li key={place}>
              <CardButton player={player} zone={zone} place={place} card={card} className={`mini ${card.face === "down" ? "down" : ""}`}>
                <Face card={card} />
              </CardButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Level({ player, zone }: { player: number; zone: string }) {
  const cards = useSeen((s) => cardsOf(sideOf(s.view!, player), zone));
  const title = useTitle(zone);
  return (
    <div className="numeral" data-zone={zoneSpot(player, zone)}>
      <strong>{cards.length}</strong>
      <ul aria-label={`${title}, ${cards.length}`}>
        {cards.map((card, place) => (
          <li key={card.key || place}>
            <CardButton player={player} zone={zone} place={place} card={card} className="mini">
              <Face card={card} />
            </CardButton>
          </li>
        ))}
      </ul>
      <small>{capital(title)}</small>
    </div>
  );
}

function Sideways({ player, zone }: { player: number; zone: string }) {
  const cards = useSeen((s) => cardsOf(sideOf(s.view!, player), zone));
  const title = useTitle(zone);
  return (
    <div className="sideways" data-zone={zoneSpot(player, zone)}>
      {cards.length === 0 ? (
        <span className="face none" />
      ) : (
        cards.map((card, place) => (
          <CardButton key={card.key || place} player={player} zone={zone} place={place} card={card} className="mini">
            <Face card={card} />
          </CardButton>
        ))
      )}
      <small>{capital(title)}</small>
    </div>
  );
}

function Life({ player, zone }: { player: number; zone: string }) {
  const { store } = useTable();
  const cards = useSeen((s) => cardsOf(sideOf(s.view!, player), zone));
  const count = useSeen((s) => countOf(sideOf(s.view!, player), zone));
  const title = useTitle(zone);
  return (
    <button type="button" className="backs" data-zone={zoneSpot(player, zone)} onClick={() => store.set({ opened: { player, zone } })}>
      <strong>{count}</strong>
      <span>
        {Array.from({ length: count }, (_, place) => {
          const card = cards[place];
          return card && card.number !== "" && card.face === "up" ? <Face key={place} card={card} /> : <Back key={place} />;
        })}
      </span>
      <small>{capital(title)}</small>
    </button>
  );
}

/** A zone that lies elsewhere, by its count: a click lays it open. */
export function Chip({ player, zone }: { player: number; zone: string }) {
  const { store } = useTable();
  const count = useSeen((s) => countOf(sideOf(s.view!, player), zone));
  const title = useTitle(zone);
  return <button type="button" className="chip" data-zone={zoneSpot(player, zone)} onClick={() => store.set({ opened: { player, zone } })}>{capital(title)} <b>{count}</b></button>;
}
