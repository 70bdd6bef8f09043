import type { Mat } from "../../table/mat";

export const dbs: Mat = {
  lines: [
    { kind: "spread", zone: "battle area" },
    {
      kind: "positions",
      positions: [{ zone: "unison area" }, { zone: "leader area" }, { zone: "combo area" }],
    },
    { kind: "small", zone: "energy" },
  ],
  left: [{ kind: "backs", zone: "life" }],
  right: [
    { kind: "pile", zone: "deck" },
    { kind: "pile", zone: "drop area" },
    { kind: "pile", zone: "warp" },
  ],
  handZone: "hand",
  gutter: [],
  counts: ["life", "energy", "hand", "deck", "drop area", "warp"],
  field: ["power"],
  hand: ["power", "combo power"],
};
