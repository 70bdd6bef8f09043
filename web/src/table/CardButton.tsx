import type { ReactNode } from "react";
import { cardSpot } from "../store/choosing";
import type { Card } from "../wire/messages";
import { t, figure } from "../words";
import { marksOf, pickOf, placeOf, useSeen, useTable } from "./context";
import { isNarrow } from "./narrow";

interface Props {
  player: number;
  zone: string;
  place: number;
  card: Card;
  className?: string;
  children: ReactNode;
}

/** A card as a button: clicking chooses it, looking at it is focus, pointing or a long press. */
export function CardButton({ player, zone, place, card, className = "", children }: Props) {
  const { store, mat } = useTable();
  const marks = useSeen((s) => marksOf(s, player, zone, place));
  const pick = useSeen((s) => pickOf(s, player, zone, place));
  const meant = useSeen((s) => card.key !== "" && s.meant.includes(card.key));
  const title = useSeen((s) => s.welcome?.book.zones.find((z) => z.name === zone)?.title ?? zone);
  const values = useSeen((s) => s.welcome!.book.values);
  const described = useSeen((s) => s.looked?.player === player && s.looked.zone === zone && s.looked.place === place);
  const where = placeOf(player, zone, place, card);
  const glows = marks.split(" ").includes("can");
  const click = () => {
    if (store.click(cardSpot(player, zone, place))) return;
    store.look(where);
    if (card.number === "") return;
    if (isNarrow()) store.set({ sheet: "card" });
    if (store.get().welcome?.seat !== null) void store.whyNot(where);
  };
  const spoken = [
    card.name || t("a card face down"),
    title,
    card.state,
    card.face === "down" ? t("face down") : "",
    ...values.filter(({ name }) => (zone === mat.handZone ? mat.hand : mat.field).includes(name) && card.values[name])
      .map((value) => `${value.title} ${figure(card.values[value.name]!)}`),
    glows ? t("may be chosen") : "",
    pick > 0 ? t("chosen as number {0}", pick) : "",
  ];
  return (
    <button
      type="button"
      className={`cardbutton ${marks} ${pick > 0 ? "picked" : ""} ${meant ? "meant" : ""} ${className}`}
      data-spot={cardSpot(player, zone, place)}
      data-key={card.key || undefined}
      aria-describedby={described ? "lookedtext" : undefined}
      aria-pressed={pick > 0 || marks.includes("on") ? true : undefined}
      onClick={click}
      onFocus={() => store.look(where)}
      onPointerEnter={(event) => event.pointerType === "mouse" && card.number !== "" && store.look(where)}
      onContextMenu={(event) => {
        event.preventDefault();
        store.look(where);
        store.set({ sheet: "card" });
      }}
    >
      <span className="unseen">{spoken.filter(Boolean).join(", ")}</span>
      <span className="drawn" aria-hidden="true">
        {children}
      </span>
      {pick > 0 && (
        <span className="pick" aria-hidden="true">
          {pick}
        </span>
      )}
    </button>
  );
}
