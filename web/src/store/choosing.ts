import type { Decision, LessonStep, Option, Place } from "../wire/messages";
import type { Told } from "./state";

/** A spot on the table: a card by where it lies, or a zone as a whole. */
export type Spot = string;

export const cardSpot = (player: number, zone: string, place: number | null): Spot =>
  `${player}/${zone}/${place ?? 0}`;
export const zoneSpot = (player: number, zone: string): Spot => `${player}/${zone}`;
export const spotOf = (place: Place): Spot => cardSpot(place.player, place.zone, place.place);
const zoneOf = (spot: Spot): Spot => spot.split("/").slice(0, 2).join("/");

/** The spots that one clicks, one after the other, to take an option; none for a mere button. */
export function path(option: Option, decider: number): Spot[] {
  const spots = option.cards.filter((place) => place.player >= 0).map(spotOf);
  if (option.zone !== "") spots.push(zoneSpot(option.zone_player ?? decider, option.zone));
  return spots;
}

/** An option with its place in the decision. */
export interface Choice {
  option: Option;
  index: number;
  path: Spot[];
}

export function choices(decision: Decision | null): Choice[] {
  if (decision === null || !decision.mine) return [];
  return decision.options.map((option, index) => ({
    option,
    index,
    path: path(option, decision.player),
  }));
}

/** Whether nothing can be answered now: a wish to take back waits for consent, or nobody hears it any more. */
export const isHalted = ({ table, status }: Pick<Told, "table" | "status">): boolean => Boolean(table?.undo) || status === "ended";

/** What one may choose now. */
export const offered = (told: Pick<Told, "decision" | "table" | "status">): Choice[] => (isHalted(told) ? [] : choices(told.decision));

/** Whether several are picked in one gesture. A lesson has something to say to each of them. */
export function gathers({ decision, lesson }: { decision: Decision | null; lesson: LessonStep | null }): boolean {
  const taught = lesson !== null && lesson.step < lesson.steps;
  return decision !== null && decision.mine && !taught && decision.most !== null && decision.most > 1;
}

const follows = (choice: Choice, stem: readonly Spot[]) =>
  stem.every((spot, place) => choice.path[place] === spot);

/** Whether a click on a card reaches a step of a path: the card itself or the zone it lies in. */
const reaches = (step: Spot | undefined, spot: Spot) =>
  step !== undefined && (step === spot || (step.split("/").length === 2 && step === zoneOf(spot)));

/** Options that go on from what was clicked so far. */
export function open(all: readonly Choice[], stem: readonly Spot[]): Choice[] {
  return all.filter((choice) => choice.path.length > stem.length && follows(choice, stem));
}

/** What a click on a spot can mean. */
export function at(all: readonly Choice[], stem: readonly Spot[], spot: Spot): Choice[] {
  return open(all, stem).filter((choice) => reaches(choice.path[stem.length], spot));
}

/** The spots that may be clicked now. */
export function glowing(all: readonly Choice[], stem: readonly Spot[]): Set<Spot> {
  return new Set(open(all, stem).map((choice) => choice.path[stem.length]!));
}

/** Options that are mere buttons. */
export function buttons(all: readonly Choice[]): Choice[] {
  return unlike(all.filter((choice) => choice.path.length === 0));
}

/** Of options that differ only in the copy they take, one. */
export function unlike(all: readonly Choice[]): Choice[] {
  const seen = new Set<number>();
  return all.filter((choice) => {
    if (seen.has(choice.option.same)) return false;
    seen.add(choice.option.same);
    return true;
  });
}

const goesOn = (choice: Choice) => choice.option.role === "on";

/** The one that goes on stands last. */
export function ordered(all: readonly Choice[]): Choice[] {
  const rank = (choice: Choice) => (goesOn(choice) ? 1 : 0);
  return [...all].sort((a, b) => rank(a) - rank(b));
}

/** What the keys 1 to 9 stand for: each spot that may be clicked now, then the mere buttons. */
export function numbered(all: readonly Choice[], stem: readonly Spot[]): { choice: Choice; spot: Spot | null }[] {
  const spots = new Map<Spot, Choice>();
  const seen = new Set<number>();
  for (const choice of open(all, stem)) {
    const spot = choice.path[stem.length]!;
    if (spots.has(spot) || (choice.path.length === 1 && seen.has(choice.option.same))) continue;
    seen.add(choice.option.same);
    spots.set(spot, choice);
  }
  const rest = ordered(buttons(all)).map((choice) => ({ choice, spot: null }));
  return [...[...spots].map(([spot, choice]) => ({ choice, spot })), ...rest];
}

/** What does nothing and goes on, if it is offered. */
export const goingOn = (all: readonly Choice[]): Choice | undefined =>
  all.find(goesOn);
