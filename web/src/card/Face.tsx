import type { Card } from "../wire/messages";
import { looksOf, plain, traitsOf } from "./looks";
import { Picture } from "./Picture";
import { figure } from "../words";
import "./card.css";

/** Frame and picture: what turns when a card rests. */
export function Face({ card, className = "" }: { card: Card; className?: string }) {
  if (card.number === "") return <Back className={className} />;
  const looks = looksOf(card);
  const [one = "k", two] = looks.frames;
  return (
    <span className={`face f-${one} ${two ? `two-${two}` : ""} ${className}`}>
      <Picture number={card.number} frame={one} />
      {looks.corner !== "" && <b className="corner">{looks.corner}</b>}
      {card.face === "down" && <i className="folded">{looks.glyph}</i>}
    </span>
  );
}

export function Back({ className = "" }: { className?: string }) {
  return <span className={`face back ${className}`} />;
}

/** The numbers of a card as they are now, with a mark where they are not as printed. */
export function Numbers({ card, names }: { card: Card; names: string[] }) {
  return (
    <span className="numbers">
      {names.map((name, place) => {
        const value = card.values[name];
        const printed = card.printed[name];
        // What is not there is not said, unless it was.
        if (value === undefined || (value === 0 && printed === undefined)) return null;
        const trend = printed === undefined ? "" : value > printed ? "up" : "down";
        return place === 0 ? (
          <b key={name} className={trend}>
            {figure(value)}
          </b>
        ) : (
          <span key={name} className={`second ${name.replace(" ", "-")} ${trend}`}>
            <SmallSign name={name} />
            {figure(value)}
          </span>
        );
      })}
    </span>
  );
}

function SmallSign({ name }: { name: string }) {
  const drawn: Record<string, string> = {
    soul: "M6 .8c.5 2.5 3.8 3.8 3.8 6.8A3.8 3.8 0 0 1 6 11.4a3.8 3.8 0 0 1-3.8-3.8c0-1.8 1.2-2.6 1.6-4.1.9.4 1.3 1.1 1.4 1.8C6 4 6.1 2.4 6 .8z",
    critical: "M6 .8 7.5 4.4 11.4 4.7 8.4 7.2 9.4 11 6 9 2.6 11l1-3.8-3-2.5 3.9-.3z",
    shield: "M6 .8 10.6 2.4v3.8c0 2.6-2 4.3-4.6 5.2-2.6-.9-4.6-2.6-4.6-5.2V2.4z",
  };
  const path = drawn[name];
  if (path === undefined) return name === "combo power" ? <i>+</i> : null;
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** A card of the hand, or of a zone that was opened: all that one chooses by. */
export function HandCard({ card, names }: { card: Card; names: string[] }) {
  if (card.number === "") return <Back className="whole" />;
  const looks = looksOf(card);
  const [one = "k", two] = looks.frames;
  return (
    <span className={`face whole f-${one} ${two ? `two-${two}` : ""}`}>
      <span className="art">
        <Picture number={card.number} frame={one} />
      </span>
      {looks.corner !== "" && <b className="corner">{looks.corner}</b>}
      <span className="sign">{looks.glyph}</span>
      <span className="name" title={plain(card.name)}>{plain(card.name)}</span>
      <span className="traits" title={traitsOf(card)}>{traitsOf(card)}</span>
      <Numbers card={card} names={names} />
    </span>
  );
}
