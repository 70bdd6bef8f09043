import type { Mat } from "../../table/mat";

const position = (zone: string) => ({ zone, under: `markers under ${zone}` });

export const ws: Mat = {
  lines: [
    { kind: "positions", positions: ["left center", "middle center", "right center"].map(position) },
    { kind: "positions", positions: ["left back", "right back"].map(position) },
  ],
  left: [
    {
      kind: "group",
      parts: [
        { kind: "pile", zone: "stock" },
        { kind: "numeral", zone: "level" },
        { kind: "sideways", zone: "climax area" },
      ],
    },
    { kind: "slots", zone: "clock", of: 7 },
  ],
  right: [
    { kind: "pile", zone: "deck" },
    { kind: "pile", zone: "waiting room" },
    { kind: "pile", zone: "memory" },
  ],
  handZone: "hand",
  gutter: ["resolution zone"],
  counts: ["level", "clock", "stock", "hand", "deck", "waiting room", "climax area", "memory"],
  field: ["power", "soul"],
  hand: ["power", "soul"],
};
