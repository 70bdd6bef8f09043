import { useEffect, useRef, useState } from "react";
import type { Line, Mark } from "../wire/messages";
import { capital, t } from "../words";
import { useReel, type Reel } from "./reel";

/** What one can jump to: the events of the whole game, or the log as far as it was played. */
export function Events({ reel }: { reel: Reel }) {
  const [log, setLog] = useState(false);
  const replay = useReel(reel, (s) => s.replay!);
  const wanted = useReel(reel, (s) => s.wanted);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const now = box.current?.querySelector<HTMLElement>("[aria-current]");
    if (!box.current || !now) return;
    box.current.scrollTop = now.offsetTop - box.current.offsetTop - box.current.clientHeight / 2;
  }, [wanted, log, replay]);
  const here = replay.marks.findLastIndex((mark) => mark.decision <= wanted);
  return (
    <section className="events" aria-label={log ? t("Log") : t("Events")}>
      <div className="seats" role="group" aria-label={t("Shown below")}>
        <button type="button" aria-pressed={!log} onClick={() => setLog(false)}>{t("Events")}</button>
        <button type="button" aria-pressed={log} onClick={() => setLog(true)}>{t("Log")}</button>
      </div>
      <section className="log" tabIndex={0} ref={box} aria-label={t("Go to an event")}>
        <ol>
          {log
            ? replay.log.map((line, place) => <LogLine key={line.number} line={line} go={() => reel.go(line.decision)} now={place === replay.log.length - 1} />)
            : replay.marks.map((mark, place) => <Event key={place} mark={mark} go={() => reel.go(mark.decision)} now={place === here} />)}
        </ol>
      </section>
    </section>
  );
}

function Event({ mark, go, now }: { mark: Mark; go: () => void; now: boolean }) {
  return <li className={`event ${mark.kind}`}><button type="button" aria-current={now || undefined} data-decision={mark.decision} onClick={go}>{capital(mark.said)}</button></li>;
}

function LogLine({ line, go, now }: { line: Line; go: () => void; now: boolean }) {
  const text = line.title ? capital(line.text) : line.text;
  return <li className={`event ${line.title ? "turn" : ""} ${line.by ? "by" : ""}`}><button type="button" aria-current={now || undefined} data-decision={line.decision} onClick={go}>{text}</button></li>;
}
