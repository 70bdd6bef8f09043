import { zoneSpot } from "../store/choosing";
import { capital, t } from "../words";
import { called, cardsOf, countOf, glowOf, sideOf, useSeen, useTable } from "./context";
import { Line } from "./Field";
import { Chip, Part, Pile } from "./Flank";
import { JustNow } from "./JustNow";
import { Back, Face } from "../card/Face";
import { placed } from "./mat";
import { Who } from "./Who";

/** So many piles have room beside those that always lie there. */
const PILES = 1;

/** One player's half: mirrored in place for the rival, but upright. */
export function Side({ player, near }: { player: number; near: boolean }) {
  const { mat } = useTable();
  const view = useSeen((s) => s.view!);
  const zones = useSeen((s) => s.welcome!.book.zones);
  const onlooker = useSeen((s) => s.welcome!.seat === null);
  const name = useSeen((s) => called(s, player));
  const side = sideOf(view, player);
  const known = placed(mat);
  const others = zones.filter((zone) => !known.has(zone.name) && !zone.beside && countOf(side, zone.name) > 0);
  const lines = near ? mat.lines : [...mat.lines].reverse();
  const left = mat.left.map((part, place) => <Part key={place} player={player} part={part} />);
  const right = (
    <div className="group">
      {mat.right.map((part, place) => <Part key={place} player={player} part={part} />)}
      {others.length <= PILES && others.map((zone) => <Pile key={zone.name} player={player} zone={zone.name} />)}
    </div>
  );
  // Where many lie there is room for their names and counts alone.
  const chips = others.length > PILES && <div className="group others">{others.map((zone) => <Chip key={zone.name} player={player} zone={zone.name} />)}</div>;
  const counted = [...mat.counts, ...others.map((zone) => zone.name).filter((zone) => !mat.counts.includes(zone))];
  return (
    <section className={`side ${near ? "own" : "rival"}`} aria-label={onlooker ? t("Side of {0}", name) : near ? t("Your side") : t("Rival’s side")}>
      <div className="flank">{near ? left : <><div className="head"><Who player={player} near={near} /><RivalHand player={player} /></div><JustNow />{right}{chips}</>}</div>
      <div className="field">{lines.map((line, place) => <Line key={place} player={player} line={line} mirrored={!near} />)}</div>
      <div className="flank end">{near ? <><Who player={player} near={near} />{right}{chips}</> : left}</div>
      <ul className="counts">
        <li><Who player={player} near={near} /></li>
        {counted.filter((zone) => !(near && zone === mat.handZone)).map((zone) => <Count key={zone} player={player} zone={zone} />)}
      </ul>
    </section>
  );
}

function RivalHand({ player }: { player: number }) {
  const { mat } = useTable();
  const cards = useSeen((s) => cardsOf(sideOf(s.view!, player), mat.handZone));
  const count = useSeen((s) => countOf(sideOf(s.view!, player), mat.handZone));
  return (
    <div className="rivalhand" data-zone={zoneSpot(player, mat.handZone)} role="img" aria-label={t("Rival’s hand, {0} cards", count)}>
      {Array.from({ length: Math.min(count, 12) }, (_, place) => cards[place]?.number ? <Face key={place} card={cards[place]!} /> : <Back key={place} />)}
      <span>{t("Hand")} <b>{count}</b></span>
    </div>
  );
}

/** A zone by its count: chosen if it may be, else laid open. */
function Count({ player, zone }: { player: number; zone: string }) {
  const { store } = useTable();
  const spot = zoneSpot(player, zone);
  const title = useSeen((s) => s.welcome?.book.zones.find((kind) => kind.name === zone)?.title ?? zone);
  const count = useSeen((s) => countOf(sideOf(s.view!, player), zone));
  const can = useSeen((s) => glowOf(s).has(spot));
  const open = () => {
    if (!store.click(spot)) store.set({ opened: { player, zone } });
  };
  return <li><button type="button" className={can ? "can" : ""} data-zone={spot} aria-label={can ? `${capital(title)}, ${count}, ${t("may be chosen")}` : undefined} onClick={open}>{capital(title)} <b>{count}</b></button></li>;
}
