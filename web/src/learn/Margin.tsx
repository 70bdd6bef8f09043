import { useEffect, useRef, useState } from "react";
import { letters } from "../a11y/actions";
import { choices } from "../store/choosing";
import { useHere } from "../pages/here";
import { useSettings } from "../store/settings";
import { ClauseLink } from "../table/ClauseLink";
import { useSeen, useTable } from "../table/context";
import { sentenceOf } from "../wire/api";
import type { LessonStep } from "../wire/messages";
import { t } from "../words";
import { begin } from "./begin";
import { noteStep } from "./progress";
import "./margin.css";

/** What a lesson says beside the table; at any other table nothing. */
export function Margin() {
  const lesson = useSeen((s) => s.lesson);
  return lesson === null ? null : <Taught lesson={lesson} />;
}

function Taught({ lesson }: { lesson: LessonStep }) {
  const { store } = useTable();
  const notice = useSeen((s) => s.notice);
  const decision = useSeen((s) => s.decision);
  const hint = useSeen((s) => s.hint);
  const [why, setWhy] = useState(false);
  const [reading, setReading] = useState(true);
  const box = useRef<HTMLElement>(null);
  const over = lesson.step >= lesson.steps;
  useEffect(() => noteStep(lesson.lesson, lesson.step), [lesson.lesson, lesson.step]);
  useEffect(() => {
    setWhy(false);
    setReading(true);
    box.current?.scrollTo(0, 0);
  }, [lesson.step]);
  const mine = lesson.decision !== null && lesson.decision === decision?.number;
  const meant = mine ? choices(decision).find((choice) => choice.index === lesson.options[0]) : undefined;
  const shown = meant !== undefined && hint === decision?.number;
  useEffect(() => {
    if (shown) setReading(false);
  }, [shown]);
  return (
    <aside className={`margin ${reading && !over ? "reading" : "doing"}`} aria-label={t("Lesson")} ref={box}>
      <header>
        <p className="lead"><b title={lesson.title}>{lesson.title}</b> <span>{over ? t("done") : t("step {0} of {1}", lesson.step + 1, lesson.steps)}</span></p>
        <span className="aside">
          {!over && <Begin className="plainlink again" lesson={lesson.lesson}>{t("Begin again")}</Begin>}
          {!over && <button type="button" className="plainlink turnpage" onClick={() => setReading(!reading)}>{reading ? t("To the task") : t("Read again")}</button>}
        </span>
      </header>
      <div role="status" aria-live="polite">
        <p className="say">{lesson.say}</p>
        {!over && <p className="task"><b>{t("Your task")}:</b> {lesson.task}</p>}
        {shown && <p className="hint">{t("Like this: {0}", meant.option.said)}</p>}
      </div>
      {notice && !over && <p className="refused" role="alert">{notice.sentence}</p>}
      {over ? <Onwards lesson={lesson} /> : (
        <div className="does">
          {shown
            ? <button type="button" className="btn main" data-lesson="do" onClick={() => store.take(meant, true)}>{t("Do it for me")} <Letter /></button>
            : <button type="button" className="btn" data-lesson="show" disabled={meant === undefined} onClick={() => store.showMe()}>{t("Show me")} <Letter /></button>}
          {lesson.why.length > 0 && <button type="button" className="btn" data-lesson="why" aria-expanded={why} onClick={() => setWhy(!why)}>{t("Why")}</button>}
        </div>
      )}
      {why && (
        <ul className="whys">
          {lesson.why.map((one) => <li key={one.clause}><ClauseLink clause={one.clause} /> {one.gist}</li>)}
        </ul>
      )}
    </aside>
  );
}

/** The letter that does the same, if letters do anything. */
function Letter() {
  const { letters: on } = useSettings();
  const found = letters().find((one) => one.name === "show me")?.letter ?? "";
  return on && found !== "" ? <kbd>{found.toUpperCase()}</kbd> : null;
}

function Onwards({ lesson }: { lesson: LessonStep }) {
  const game = lesson.lesson.split("/")[0]!;
  return (
    <div className="does">
      <a className="btn" href="#learn">{t("All lessons")}</a>
      {lesson.next !== ""
        ? <><a className="btn" href={`#lobby/${game}`}>{t("A real game")}</a><Begin className="btn main" lesson={lesson.next}>{t("Next: {0}", lesson.next_title)}</Begin></>
        : <a className="btn main" href={`#lobby/${game}`}>{t("A real game")}</a>}
    </div>
  );
}

/** Begins a lesson; what keeps it from that is said in its place. */
export function Begin({ lesson, className, children }: { lesson: string; className: string; children: React.ReactNode }) {
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const isHere = useHere();
  const go = () => {
    setBusy(true);
    setFault("");
    begin(lesson, isHere).catch((error: unknown) => {
      setBusy(false);
      setFault(sentenceOf(error));
    });
  };
  return (
    <>
      <button type="button" className={className} data-begin={lesson} disabled={busy} onClick={go}>{children}</button>
      {fault && <span className="refused" role="alert">{fault}</span>}
    </>
  );
}
