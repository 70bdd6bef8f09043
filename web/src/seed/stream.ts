import type { Chance, Draw } from "../wire/messages";
import { blake2b } from "./blake2b";

const ALL = 2 ** 32;
const PER_BLOCK = 16;

/** The numbers that a game is played with, worked out from its seed alone. */
export class Stream {
  private readonly key: Uint8Array;
  private at = -1;
  private block: DataView = new DataView(new ArrayBuffer(64));
  used = 0;

  constructor(seed: string) {
    this.key = blake2b(new TextEncoder().encode(seed), 32);
  }

  private word(): number {
    const index = Math.floor(this.used / PER_BLOCK);
    if (index !== this.at) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(index), true);
      this.block = new DataView(blake2b(new Uint8Array(number.buffer), 64, this.key).buffer);
      this.at = index;
    }
    return this.block.getUint32((this.used++ % PER_BLOCK) * 4, true);
  }

  /** A number from 0 to `count` - 1. */
  below(count: number): number {
    const limit = ALL - (ALL % count);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % count;
    }
  }

  shuffled(cards: readonly number[]): number[] {
    const found = [...cards];
    for (let place = found.length - 1; place > 0; place--) {
      const other = this.below(place + 1);
      [found[place], found[other]] = [found[other]!, found[place]!];
    }
    return found;
  }
}

/** A draw, and whether the seed leads to just that. */
export interface Checked {
  draw: Draw;
  right: boolean;
}

/** Everything that was left to chance, worked out anew. */
export function checked(seed: string, draws: readonly Draw[]): Checked[] {
  const stream = new Stream(seed);
  return draws.map((draw) => {
    const begins = stream.used;
    const came = draw.kind === "roll" ? stream.below(draw.below) === draw.came : same(stream.shuffled(draw.before), draw.after);
    return { draw, right: came && begins === draw.begins && stream.used === draw.ends };
  });
}

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((one, place) => one === b[place]);

/** Whether each player's first shuffle began with the deck in the order in which it was handed in. */
export function fromTheDecks({ draws, cards, decks }: Chance): boolean {
  return decks.every((deck, player) => {
    const first = draws.find((draw) => draw.kind === "shuffle" && draw.player === player);
    if (first === undefined) return true;
    let at = 0;
    return first.before.every((card) => {
      at = deck.indexOf(cards[card]!.number, at) + 1;
      return at > 0;
    });
  });
}
