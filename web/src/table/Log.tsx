import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Line } from "../wire/messages";
import { capital, t } from "../words";
import { ClauseLink } from "./ClauseLink";
import { called, nearOf, useSeen, useTable } from "./context";
import { blocks, entries, shortened, type Entry } from "./story";

/** What happened, in the order in which it did; only what is near to being seen is drawn. */
export function Log() {
  const { store } = useTable();
  const log = useSeen((s) => s.log);
  const begins = useSeen((s) => s.logBegins);
  const box = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const byHand = useRef(false);
  const all = useMemo(() => blocks(entries(log)), [log]);
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Who reads the newest lines goes on seeing them, whatever comes or is drawn.
    const grown = new ResizeObserver(() => {
      if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
    });
    grown.observe(inside.current!);
    grown.observe(box.current!);
    return () => grown.disconnect();
  }, []);
  const scrolled = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current!;
    // Only who goes up leaves the end: not lines that come, nor a card above them that grows or shrinks.
    if (scrollHeight - scrollTop - clientHeight < 40) [atEnd.current, byHand.current] = [true, false];
    else if (byHand.current) atEnd.current = false;
  };
  const goes = () => {
    byHand.current = true;
  };
  return (
    <section className="log" aria-label={t("Log")} tabIndex={0} ref={box} onScroll={scrolled} onTouchMove={goes} onFocus={goes} onKeyDown={goes}
      onWheel={(event) => event.deltaY < 0 && goes()} onPointerDown={(event) => event.target === box.current && goes()}>
      <div ref={inside}>
      {begins > 1 && <button type="button" className="plainlink" onClick={() => void store.earlier()}>{t("{0} earlier lines", begins - 1)}</button>}
      {all.map((block, place) => <Block key={place} block={block} last={place === all.length - 1} box={box} />)}
      </div>
    </section>
  );
}

interface BlockProps {
  block: Entry[];
  last: boolean;
  box: React.RefObject<HTMLElement | null>;
}

const same = (one: BlockProps, other: BlockProps) =>
  one.last === other.last && one.block.length === other.block.length && one.block.every((entry, place) => {
    const now = other.block[place]!;
    return entry.head === now.head && entry.parts.length === now.parts.length && entry.parts.every((part, n) => part === now.parts[n]);
  });

/** Some lines; out of sight they are only as high as they were. */
const Block = memo(function Block({ block, last, box }: BlockProps) {
  const here = useRef<HTMLOListElement>(null);
  const [near, setNear] = useState(last);
  const high = useRef(block.reduce((sum, entry) => sum + 26 * (1 + entry.parts.length), 0));
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting && here.current) high.current = here.current.offsetHeight;
        setNear(entry!.isIntersecting);
      },
      { root: box.current, rootMargin: "800px 0px" },
    );
    seen.observe(here.current!);
    return () => seen.disconnect();
  }, [box]);
  const drawn = near || last;
  useLayoutEffect(() => {
    if (here.current) here.current.style.height = drawn ? "" : `${high.current}px`;
  }, [drawn]);
  return <ol ref={here}>{drawn && block.map((entry) => <Told key={entry.head.number} entry={entry} />)}</ol>;
}, same);

function Told({ entry }: { entry: Entry }) {
  const { head, parts } = entry;
  if (head.part !== "attack") return <LogLine line={head} />;
  return (
    <LogLine line={head}>
      {parts.length > 0 && <ul>{parts.map((part) => <LogLine key={part.number} line={part} />)}</ul>}
    </LogLine>
  );
}

function LogLine({ line, children }: { line: Line; children?: React.ReactNode }) {
  const { store } = useTable();
  const near = useSeen(nearOf);
  const seat = useSeen((s) => s.welcome?.seat ?? null);
  const name = useSeen((s) => called(s, line.player ?? 0));
  const kind = [line.part.replace(" ", "-"), line.undone && "undone", line.note && "note", line.by && "by", line.player === near && "mine"].filter(Boolean).join(" ");
  if (line.part === "turn") {
    const whose = seat !== null && line.player === seat ? t("you") : name;
    return <li className={`title ${kind}`}><h3>{capital(line.text)}, {whose}</h3></li>;
  }
  const meant = line.keys.length > 0 ? { onPointerEnter: () => store.set({ meant: line.keys }), onPointerLeave: () => store.set({ meant: [] }), onFocus: () => store.set({ meant: line.keys }), onBlur: () => store.set({ meant: [] }) } : {};
  const [whole, setWhole] = useState(false);
  const told = line.title ? capital(line.text) : line.text;
  const cut = whole ? "" : shortened(told);
  const said = cut || told;
  return (
    <li className={`${line.title ? "title" : ""} ${kind}`}>
      <span {...meant}>{line.undone ? <s>{said}</s> : line.part === "attack" ? <b>{said}</b> : said} {cut !== "" && <button type="button" className="plainlink" onClick={() => setWhole(true)}>{t("all of it")}</button>} {!line.title && <ClauseLink clause={line.clause} />}</span>
      {children}
    </li>
  );
}
