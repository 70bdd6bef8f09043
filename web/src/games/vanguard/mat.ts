import type { FlankPart, Mat, Position } from "../../table/mat";

const rear = (zone: string) => ({ zone, instead: `locked ${zone}` });

/** Both eras lie alike, but for what is beside the damage. */
function vanguard(circle: Partial<Position>, beside: FlankPart[], counts: string[]): Mat {
  return {
    lines: [
      {
        kind: "positions",
        positions: [
          rear("left front"),
          { zone: "vanguard circle", large: true, under: "soul", ...circle },
          rear("right front"),
        ],
      },
      { kind: "positions", positions: ["left back", "center back", "right back"].map(rear) },
    ],
    left: [
      { kind: "slots", zone: "damage zone", of: 6 },
      { kind: "group", parts: [...beside, { kind: "chip", zone: "soul" }] },
    ],
    right: [
      { kind: "pile", zone: "deck" },
      { kind: "pile", zone: "drop zone" },
      { kind: "pile", zone: "bind zone" },
    ],
    handZone: "hand",
    gutter: ["guardian circle", "trigger zone", "order area"],
    counts: ["damage zone", "hand", "deck", "drop zone", "soul", "bind zone", ...counts],
    field: ["power", "critical"],
    hand: ["power", "shield"],
    // A guardian's power counts for nothing: no value comes first.
    there: { "guardian circle": ["", "shield"] },
  };
}

// A deleted vanguard lies face down; a legion's mate comes to the left of its leader.
export const vgg = vanguard(
  { down: "deleted", leftwards: true },
  [{ kind: "pile", zone: "G zone" }],
  ["G zone"],
);
export const vgd = vanguard(
  {},
  [
    { kind: "pile", zone: "ride deck zone" },
    { kind: "pile", zone: "order zone" },
  ],
  ["ride deck zone", "order zone"],
);
