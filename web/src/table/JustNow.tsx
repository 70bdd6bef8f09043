import { useEffect, useState } from "react";
import { Face, HandCard } from "../card/Face";
import { asCard, usePrint } from "../card/usePrint";
import { isStill, settings } from "../store/settings";
import { t } from "../words";
import { useSeen, useTable } from "./context";
import { isNarrow } from "./narrow";

const LARGE = 400;

/** What the rival did last: card and sentence, until one acts. */
export function JustNow() {
  const { store, game } = useTable();
  const just = useSeen((s) => s.just);
  const print = usePrint(game, just?.number ?? "");
  if (just === null) return <p className="just" />;
  const look = () => print && store.look({ player: -1, zone: "", place: null, key: "", name: print.name, number: print.number });
  const read = () => {
    look();
    if (isNarrow()) store.set({ sheet: print ? "card" : "log" });
  };
  return (
    <p className="just" onPointerEnter={look}>
      {print && <Face card={asCard(print)} />}
      <button type="button" title={just.text} onClick={read}><b>{t("Just now:")}</b> {just.text}</button>
    </p>
  );
}

/** A card that the rival plays is shown large for a moment, beside the gutter and in nobody's way. */
export function Played() {
  const { game, mat } = useTable();
  const just = useSeen((s) => s.just);
  const print = usePrint(game, just?.number ?? "");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (just === null || print === null || isStill()) return setShown(false);
    setShown(true);
    const timer = setTimeout(() => setShown(false), LARGE / settings().speed);
    return () => clearTimeout(timer);
  }, [just, print]);
  if (!shown || print === null) return null;
  return <div className="played" aria-hidden="true"><HandCard card={asCard(print)} names={mat.hand} /></div>;
}
