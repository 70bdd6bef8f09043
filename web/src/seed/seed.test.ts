import { expect, test } from "vitest";
import { blake2b } from "./blake2b";
import { checked, Stream } from "./stream";

const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => new TextEncoder().encode(text);

test("BLAKE2b of what the standard gives as its example", () => {
  expect(hex(blake2b(bytes("abc"), 64))).toBe(
    "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
  );
});

test("BLAKE2b with a key, of messages around the size of a block", () => {
  expect(hex(blake2b(bytes("x".repeat(0)), 32, bytes("key")))).toBe("e65edfce5a36261cd824cb0f0da736b1109dcf20d2b831d598f337bb3552a3e4");
  expect(hex(blake2b(bytes("x".repeat(8)), 32, bytes("key")))).toBe("226a24fc1ccc37daec475ffbb2d34aaf845baf7a91540d2d8359987578147d78");
  expect(hex(blake2b(bytes("x".repeat(127)), 32, bytes("key")))).toBe("4b15036ad0c9a2d23bcf22fe18b25d8c649a0afad75dcd553f6139816b23251b");
  expect(hex(blake2b(bytes("x".repeat(128)), 32, bytes("key")))).toBe("eed396a5a36746f110d8212843ada3f4514376233b2d421c92f9d2518cbcda45");
  expect(hex(blake2b(bytes("x".repeat(129)), 32, bytes("key")))).toBe("4574c99333e08d8b54b84edeae9d279a24ab29f627f5e021328457d8fe479e17");
  expect(hex(blake2b(bytes("x".repeat(300)), 32, bytes("key")))).toBe("6ac39a33303b7129e045e118f41390535abef90597328ea68b3fdf91494d0f42");
});

test("a draw that was changed afterwards is found, and one that was left out", () => {
  const stream = new Stream("3");
  const cards = [0, 1, 2, 3, 4, 5, 6, 7];
  const none = { decision: 0, clause: "", player: 0, zone: "deck", below: 0, came: 0 };
  const first = { ...none, kind: "shuffle", before: cards, after: stream.shuffled(cards), begins: 0, ends: stream.used };
  const begins = stream.used;
  const second = { ...none, kind: "roll", before: [], after: [], below: 2, came: stream.below(2), begins, ends: stream.used };
  expect(checked("3", [first, second]).every((one) => one.right)).toBe(true);
  const forged = { ...first, after: [first.after[1]!, first.after[0]!, ...first.after.slice(2)] };
  expect(checked("3", [forged, second]).map((one) => one.right)).toEqual([false, true]);
  expect(checked("3", [second]).map((one) => one.right)).toEqual([false]);
  expect(checked("4", [first])[0]!.right).toBe(false);
});
