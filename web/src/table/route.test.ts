import { describe, expect, it } from "vitest";
import { line, route, type Box } from "./route";

const box = (left: number, top: number): Box => ({ left, top, right: left + 100, bottom: top + 80 });
const gutter: Box = { left: 0, top: 200, right: 800, bottom: 250 };
const gap: Box = { left: 385, top: 215, right: 415, bottom: 235 };
const front = [box(200, 110), box(350, 110), box(500, 110)];
const own = [box(200, 260), box(350, 260), box(500, 260)];

describe("the way of an attack", () => {
  it("goes straight up where both stand at the gap", () => {
    expect(route(own[1]!, front[1]!, gutter, gap, [...front, ...own])).toEqual([
      { x: 400, y: 259 },
      { x: 400, y: 191 },
    ]);
  });
  it("follows the edges of the gutter elsewhere, so that it crosses the numbers nowhere", () => {
    const points = route(own[2]!, front[0]!, gutter, gap, [...front, ...own]);
    expect(points).toEqual([
      { x: 550, y: 259 },
      { x: 550, y: 250 },
      { x: 400, y: 250 },
      { x: 400, y: 200 },
      { x: 250, y: 200 },
      { x: 250, y: 191 },
    ]);
  });
  it("passes the cards of the front row, and meets one behind them at its side", () => {
    const behind = box(350, 350);
    const points = route(front[1]!, behind, gutter, gap, [...front, ...own, behind]);
    const past = points.filter((point) => point.y > 260);
    expect(past).toEqual([
      { x: 344, y: 378 },
      { x: 349, y: 378 },
    ]);
    for (const card of own) expect(past.every((point) => point.x < card.left || point.x > card.right)).toBe(true);
  });
  it("is drawn with round corners", () => {
    expect(line([{ x: 0, y: 0 }, { x: 20, y: 0 }, { x: 20, y: 40 }])).toBe("M0 0L11 0Q20 0 20 9L20 40");
  });
});
