import { createContext, useContext } from "react";
import type { Card, Place, Side, View } from "../wire/messages";
import { cardSpot, choices, glowing, isHalted, zoneSpot, type Choice, type Spot } from "../store/choosing";
import { useShown, type Shown, type TableStore } from "../store/table";
import { t } from "../words";
import type { Mat } from "./mat";

export interface AtTable {
  store: TableStore;
  mat: Mat;
  game: string;
}

const Here = createContext<AtTable | null>(null);
export const TableProvider = Here.Provider;

export function useTable(): AtTable {
  const found = useContext(Here);
  if (found === null) throw new Error("not at a table");
  return found;
}

/** The table one is at, if one is at any. */
export const useTableOrNone = (): AtTable | null => useContext(Here);

export function useSeen<Part>(part: (shown: Shown) => Part): Part {
  return useShown(useTable().store, part);
}

/** Whose side lies below: one's own, or that of whom one looks at. */
export const nearOf = (shown: Shown): number => Math.max(0, shown.welcome?.viewer ?? 0);

export const sideOf = (view: View, player: number): Side => view.sides[player]!;

/** What a player is called: by name, if they have told one, else by what they are to who looks. */
export function called({ table, welcome }: Pick<Shown, "table" | "welcome">, player: number): string {
  const told = table?.seats[player];
  const seat = welcome?.seat ?? null;
  if (told?.name) return told.name;
  if (player === seat) return t("You");
  if (told?.opponent) return t("Computer");
  return seat === null ? t("Player {0}", "AB".charAt(player)) : t("Rival");
}

const NO_CARDS: Card[] = [];
export const cardsOf = (side: Side, zone: string): Card[] => side.zones[zone]?.cards ?? NO_CARDS;
export const countOf = (side: Side, zone: string): number => side.zones[zone]?.count ?? 0;

export const placeOf = (player: number, zone: string, place: number, card: Card): Place => ({
  player,
  zone,
  place,
  key: card.key,
  name: card.name,
  number: card.number,
});

/** A card of which only what an option says is known. */
export const cardFrom = (place: Place): Card => ({
  key: place.key,
  number: place.number,
  name: place.name,
  values: {},
  words: {},
  printed: {},
  state: "",
  face: "up",
  master: null,
  counters: {},
  ties: {},
  under: [],
});

const NO_SPOTS: Set<Spot> = new Set();
let last: { decision: unknown; stem: unknown; spots: Set<Spot> } | null = null;

/** What may be clicked: the options of the decision, and nothing else. */
export function glowOf(shown: Shown): Set<Spot> {
  const { decision, stem, busy } = shown;
  if (decision === null || !decision.mine || busy || isHalted(shown)) return NO_SPOTS;
  if (last === null || last.decision !== decision || last.stem !== stem) {
    last = { decision, stem, spots: glowing(choices(decision), stem) };
  }
  return last.spots;
}

/** How a card is marked: each mark has a shape of its own. */
export function marksOf(shown: Shown, player: number, zone: string, place: number): string {
  const spot = cardSpot(player, zone, place);
  const here = (p: Place | null) => p !== null && p.player === player && p.zone === zone && (p.place ?? 0) === place;
  const found: string[] = [];
  // A place may be chosen by the card that lies there.
  if (glowOf(shown).has(spot) || glowOf(shown).has(zoneSpot(player, zone))) found.push("can");
  if (shown.stem.includes(spot)) found.push("on");
  const { battle } = shown.view!;
  if (battle !== null) {
    if (here(battle.attacker)) found.push("attacker");
    if (battle.targets.some(here)) found.push("target");
    if (battle.helpers.some(here) || battle.guards.some(here)) found.push("helper");
  }
  if (shown.decision?.mine && (here(shown.decision.source) || shown.decision.about.some((a) => here(a.card)))) {
    found.push("asked");
  }
  const next = nextShown(shown);
  if (next !== undefined && (next === spot || next === zoneSpot(player, zone))) found.push("wanted");
  return found.join(" ");
}

/** The answer that a lesson shows. */
export function shownOf({ decision, hint, lesson }: Shown): Choice | undefined {
  if (decision === null || lesson === null || hint !== decision.number) return undefined;
  return choices(decision).find((choice) => choice.index === lesson.options[0]);
}

/** Where it is to be clicked next for that. */
export function nextShown(shown: Shown): Spot | undefined {
  const path = shownOf(shown)?.path ?? [];
  const begun = shown.stem.every((spot, place) => path[place] === spot);
  return path[begun ? shown.stem.length : 0];
}

/** Which pick a card is, counted from 1; 0 if it is none. */
export function pickOf(shown: Shown, player: number, zone: string, place: number): number {
  const { decision } = shown;
  if (decision === null) return 0;
  const spot = cardSpot(player, zone, place);
  const before = decision.picked.findIndex((p) => cardSpot(p.player, p.zone, p.place) === spot);
  if (before >= 0) return before + 1;
  const option = decision.options.find((o) => o.cards.length > 0 && cardSpot(o.cards[0]!.player, o.cards[0]!.zone, o.cards[0]!.place) === spot && shown.picks.includes(o.mark));
  return option === undefined ? 0 : decision.picked.length + shown.picks.indexOf(option.mark) + 1;
}
