import { memo, useId, type ReactNode } from "react";
import { seedOf } from "./looks";

const HUES: Record<string, [number, number]> = {
  y: [40, 268],
  r: [10, 312],
  g: [152, 200],
  b: [208, 246],
  k: [265, 230],
};

/** Numbers drawn from a seed: the same card has the same picture on every machine. */
function chance(text: string): (low: number, high: number) => number {
  let state = seedOf(text) || 1;
  return (low, high) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return low + ((state >>> 0) / 4294967296) * (high - low);
  };
}

type Draw = (r: (low: number, high: number) => number, hue: number, deep: number) => ReactNode;

const many = (count: number, one: (place: number) => ReactNode) =>
  Array.from({ length: Math.round(count) }, (_, place) => <g key={place}>{one(place)}</g>);

const lanterns: Draw = (r, hue, deep) => (
  <>
    {many(14, () => (
      <circle cx={r(0, 100)} cy={r(0, 52)} r={r(0.3, 0.9)} fill="#fff" opacity={0.65} />
    ))}
    {many(r(3, 6), () => {
      const [x, y, size] = [r(8, 92), r(14, 60), r(3.5, 8)];
      return (
        <>
          <circle cx={x} cy={y} r={size * 2.2} fill={`hsl(${hue} 100% 72%)`} opacity={0.18} />
          <rect x={x - size * 0.7} y={y - size} width={size * 1.4} height={size * 2} rx={size * 0.6} fill={`hsl(${hue} 95% 66%)`} />
          <path d={`M${x} ${y - size * 1.7}v${size * 0.7}M${x} ${y + size}v${size * 0.8}`} stroke={`hsl(${deep} 45% 18%)`} strokeWidth={0.9} />
        </>
      );
    })}
    {many(6, (n) => {
      const [x, w, h] = [n * 18 - 4, r(15, 24), r(14, 30)];
      return <path d={`M${x} 100v-${h}l${w / 2} -${r(5, 9)}l${w / 2} ${r(5, 9)}v${h}z`} fill={`hsl(${deep} 42% ${r(9, 15)}%)`} />;
    })}
  </>
);

const sea: Draw = (r, hue, deep) => (
  <>
    <circle cx={r(22, 78)} cy={r(18, 36)} r={r(8, 14)} fill="#fdf4dc" />
    {many(5, (n) => {
      const [y, a, w] = [50 + n * 10, r(3, 7), r(18, 30)];
      const waves = Array.from({ length: 8 }, () => `q${w / 4} ${-a} ${w / 2} 0t${w / 2} 0`).join("");
      return <path d={`M${-r(5, 30)} ${y}${waves}V100H-40z`} fill={`hsl(${(hue + deep) / 2} ${50 - n * 4}% ${52 - n * 8}%)`} />;
    })}
  </>
);

const hills: Draw = (r, hue, deep) => (
  <>
    <circle cx={r(18, 82)} cy={r(14, 32)} r={r(6, 11)} fill="#fff3d6" />
    {many(4, (n) => {
      const base = 46 + n * 13;
      const tops = Array.from({ length: 5 }, (_, i) => `L${i * 25 + r(2, 14)} ${base - r(8, 24)}L${i * 25 + 22} ${base + r(-3, 5)}`).join("");
      return <path d={`M-5 100V${base}${tops}L110 ${base}V100z`} fill={`hsl(${hue + n * 8} ${24 + n * 5}% ${62 - n * 14}%)`} />;
    })}
    <path d={`M${r(30, 60)} 88q7 -26 14 0z`} fill={`hsl(${deep} 50% 34%)`} />
  </>
);

const sails: Draw = (r, hue, deep) => {
  const [x, y] = [r(36, 58), r(62, 74)];
  return (
    <>
      {many(7, (n) => {
        const [cx, cy, size] = [r(-8, 100), r(12, 90), r(7, 16)];
        return <path d={`M${cx - size} ${cy}a${size * 0.6} ${size * 0.6} 0 0 1 ${size} -${size * 0.5}a${size * 0.5} ${size * 0.5} 0 0 1 ${size} ${size * 0.5}z`} fill="#fff" opacity={0.2 + n * 0.08} />;
      })}
      <path d={`M${x} ${y - 44}q24 16 17 39h-17z`} fill={`hsl(${hue} 64% 50%)`} />
      <path d={`M${x - 3} ${y - 36}q-16 14 -13 31h13z`} fill="#fff1dd" />
      <path d={`M${x - 24} ${y - 2}h48q-5 13 -14 13h-22q-9 0 -12 -13z`} fill={`hsl(${deep} 32% 22%)`} />
    </>
  );
};

const orchard: Draw = (r, hue, deep) => (
  <>
    {many(3, (n) => (
      <path d={`M0 100V${60 + n * 11}q25 ${-r(6, 14)} 50 0t50 0V100z`} fill={`hsl(${deep} ${30 + n * 6}% ${48 - n * 12}%)`} />
    ))}
    {many(r(3, 5), () => {
      const [x, y, size] = [r(8, 92), r(48, 78), r(8, 15)];
      return (
        <>
          <path d={`M${x} ${y}v${size * 1.7}`} stroke={`hsl(${deep} 28% 18%)`} strokeWidth={2} />
          <circle cx={x} cy={y} r={size} fill={`hsl(${hue} 46% ${r(38, 56)}%)`} />
          <circle cx={x - size * 0.35} cy={y - size * 0.3} r={size * 0.4} fill="#fff" opacity={0.16} />
        </>
      );
    })}
  </>
);

const towers: Draw = (r, hue, deep) => (
  <>
    {many(16, () => (
      <circle cx={r(0, 100)} cy={r(0, 50)} r={r(0.3, 0.8)} fill="#fff" opacity={0.7} />
    ))}
    {many(5, (n) => {
      const [x, w, h] = [n * 21 + r(-4, 4), r(11, 18), r(34, 70)];
      return (
        <>
          <path d={`M${x} 100V${100 - h}l${w / 2} -${r(7, 16)}l${w / 2} ${r(7, 16)}V100z`} fill={`hsl(${deep} 30% ${r(14, 30)}%)`} />
          <rect x={x + w * 0.38} y={106 - h} width={w * 0.24} height={w * 0.42} fill={`hsl(${hue} 92% 68%)`} opacity={0.9} />
        </>
      );
    })}
  </>
);

const SCENES: Draw[] = [lanterns, sea, hills, sails, orchard, towers];
const KNOWN: Record<string, Draw> = { LT: lanterns, TO: sea, NB: hills, GF: sails };

/** A picture drawn from a card's number: a landscape by its set. */
export const Picture = memo(function Picture({ number, frame }: { number: string; frame: string }) {
  const id = useId();
  const r = chance(number);
  const [hue, deep] = HUES[frame] ?? HUES["k"]!;
  const set = number.split(/[-/]/)[0]!;
  const draw = KNOWN[set] ?? SCENES[seedOf(set) % SCENES.length]!;
  const night = draw === lanterns || draw === towers;
  return (
    <svg className="picture" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor={`hsl(${deep} ${night ? 40 : 42}% ${night ? 20 : 46}%)`} />
          <stop offset="1" stopColor={`hsl(${hue} ${night ? 66 : 62}% ${night ? 48 : 80}%)`} />
        </linearGradient>
      </defs>
      <rect width="100" height="100" fill={`url(#${id})`} />
      {draw(r, hue, deep)}
    </svg>
  );
});
