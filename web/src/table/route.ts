/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Room that a line keeps from what it passes, and takes beside it where there is more. */
const CLEAR = 2;
const ROOM = 6;
/** How far down a card its side is met: above its plate. */
const BESIDE = 0.35;
const ROUND = 9;

const middle = (box: Box): number => (box.left + box.right) / 2;

/** The way from a card to the edge of the gutter: out of it, and past the cards between. */
function out(card: Box, edge: number, cards: readonly Box[]): Point[] {
  const above = card.bottom <= edge;
  const [from, to] = above ? [card.bottom, edge] : [edge, card.top];
  const between = cards.filter((box) => box !== card && box.bottom > from + 1 && box.top < to - 1);
  const free = (x: number, boxes: readonly Box[]) => boxes.every((box) => x < box.left - CLEAR || x > box.right + CLEAR);
  const x = middle(card);
  if (free(x, between)) return [{ x, y: above ? card.bottom + 1 : card.top - 1 }, { x, y: edge }];
  const row = cards.filter((box) => box !== card && box.bottom > card.top + 1 && box.top < card.bottom - 1);
  const all = [card, ...between, ...row];
  // In the middle of a gap that is narrow, else near to the card.
  const sides = all.flatMap((box) => {
    const left = Math.max(...all.map((other) => (other.right <= box.left ? other.right : box.left - 2 * ROOM)));
    const right = Math.min(...all.map((other) => (other.left >= box.right ? other.left : box.right + 2 * ROOM)));
    return [Math.max(box.left - ROOM, (box.left + left) / 2), Math.min(box.right + ROOM, (box.right + right) / 2)];
  });
  const ways = sides.filter((way) => free(way, between) && free(way, [card, ...row]));
  const way = ways.sort((a, b) => Math.abs(a - x) - Math.abs(b - x))[0] ?? card.right + CLEAR;
  const y = card.top + (card.bottom - card.top) * BESIDE;
  return [{ x: way < x ? card.left - 1 : card.right + 1, y }, { x: way, y }, { x: way, y: edge }];
}

/** The way of an attack: out of the attacker, along the gutter, through the gap between the numbers, to its target. */
export function route(from: Box, to: Box, gutter: Box, gap: Box, cards: readonly Box[]): Point[] {
  const up = from.top > to.top;
  const [near, far] = up ? [gutter.bottom, gutter.top] : [gutter.top, gutter.bottom];
  const begins = out(from, near, cards);
  const ends = out(to, far, cards).reverse();
  return tidy([...begins, { x: middle(gap), y: near }, { x: middle(gap), y: far }, ...ends]);
}

/** Without points on the way between their neighbours. */
function tidy(points: readonly Point[]): Point[] {
  return points.filter((point, place) => {
    const [before, after] = [points[place - 1], points[place + 1]];
    if (before === undefined || after === undefined) return true;
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
  });
}

/** Points as a line with round corners. */
export function line(points: readonly Point[]): string {
  return points
    .map((point, place) => {
      const [before, after] = [points[place - 1], points[place + 1]];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (after === undefined) return `L${point.x} ${point.y}`;
      const [a, b] = [towards(point, before), towards(point, after)];
      return `L${a.x} ${a.y}Q${point.x} ${point.y} ${b.x} ${b.y}`;
    })
    .join("");
}

function towards(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(ROUND, far / 2) / (far || 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The head of an arrow at the end of a line. */
export function tip(points: readonly Point[]): string {
  const end = points[points.length - 1]!;
  const before = points[points.length - 2] ?? end;
  const [u, v] = [Math.sign(end.x - before.x), Math.sign(end.y - before.y)];
  return `M${end.x - u * 8 + v * 8} ${end.y - v * 8 + u * 8}L${end.x} ${end.y}L${end.x - u * 8 - v * 8} ${end.y - v * 8 - u * 8}`;
}
