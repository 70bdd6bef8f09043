import { looksOf, plain } from "../../card/looks";
import { Picture } from "../../card/Picture";
import { ClauseLink } from "../../table/ClauseLink";
import type { CardPrint } from "../../wire/messages";
import { t } from "../../words";

/** The card looked at: all that is printed on it, and what that means. */
export function CardLook({ card }: { card: CardPrint | null }) {
  if (card === null) return <section className="cardlook" aria-label={t("Card looked at")}><p className="nothing">{t("Point at a card, or move to it with the arrow keys, to read it here.")}</p></section>;
  const looks = looksOf(card);
  const frame = looks.frames[0] ?? "k";
  const clauses = [...new Set(card.explained.flatMap((ability) => ability.clauses))];
  return (
    <section className={`cardlook f-${frame}`} aria-label={t("Card looked at")}>
      <div className="strip"><Picture number={card.number} frame={frame} /></div>
      <div className="read">
        <h2>{plain(card.name)}</h2>
        <p className="type">{looks.glyph} {card.facts} · {card.number}</p>
        {card.lines.map((line, place) => <p key={place} className="ability">{plain(line)}</p>)}
        {card.back && <><h3>{plain(card.back.name)}</h3><p className="type">{card.back.facts}</p>{card.back.lines.map((line, place) => <p key={place} className="ability">{plain(line)}</p>)}</>}
        {clauses.length > 0 && <p className="rests">{t("Rests on")} {clauses.slice(0, 8).map((clause) => <ClauseLink key={clause} clause={clause} />)}</p>}
      </div>
    </section>
  );
}
