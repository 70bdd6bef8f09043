import { useState } from "react";
import { useHere } from "../pages/here";
import { keep } from "../store/seats";
import { ClauseLink } from "../table/ClauseLink";
import { Asking } from "../table/Prompt";
import { sentenceOf } from "../wire/api";
import type { Replay } from "../wire/messages";
import { capital, t } from "../words";
import { useReel, type Reel } from "./reel";

/** Where one is in a game: what was answered, what is asked now, and the way to any other place. */
export function Scrubber({ reel }: { reel: Reel }) {
  const replay = useReel(reel, (s) => s.replay!);
  const wanted = useReel(reel, (s) => s.wanted);
  const fault = useReel(reel, (s) => s.fault);
  const { decision, view, players } = replay;
  const about = decision?.mine ? decision.about[0] : undefined;
  return (
    <section className="prompt scrubber" aria-label={t("Replay")}>
      <div className="ask">
        <p className="lead">
          <b className="you">{t("Decision {0} of {1}", wanted, replay.decisions)}</b>
          {about && <span className="source">{about.name}</span>}
          {about?.part != null && <span className="part">{t("part {0} of {1}", about.part, about.parts ?? about.part)}</span>}
          <ClauseLink clause={view.result?.clause ?? decision?.clause ?? ""} />
          {about && <span className="text"><Asking about={about} /></span>}
        </p>
        <h2 id="question" title={question(replay)}>{question(replay)}</h2>
        <p className="text before" role="status" title={fault || happened(replay, players)}>{fault !== "" ? <b className="refused">{fault}</b> : happened(replay, players)}</p>
      </div>
      <TakeOver reel={reel} />
      <Track reel={reel} />
    </section>
  );
}

/** What is asked at this position, as far as who looks may know. */
function question({ view, decision, players }: Replay): string {
  if (view.result !== null) {
    const winner = view.result.winner === null ? t("A draw") : t("{0} wins", players[view.result.winner]!);
    return `${winner}: ${view.result.reason}`;
  }
  if (decision === null) return "";
  const who = t("{0} decides", players[decision.player]!);
  return decision.mine ? `${who}: ${decision.prompt}` : `${who}: ${capital(decision.title)}`;
}

/** What led here: the answer to who gave it, to others what came of it. */
function happened({ answer, log, at }: Replay, players: string[]): string {
  if (at === 0) return t("The game begins.");
  const came = log.filter((line) => line.decision === at && !line.title).slice(0, 3).map((line) => line.text).join(" · ");
  const said = answer === "" ? "" : t("Answered: {0}", answer);
  return [said, came].filter(Boolean).join(" · ") || t("{0} or {1} has answered.", players[0]!, players[1]!);
}

function TakeOver({ reel }: { reel: Reel }) {
  const { players, game, view } = useReel(reel, (s) => s.replay!);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const isHere = useHere();
  const take = async (seat: number) => {
    setBusy(true);
    setFault("");
    try {
      const made = await reel.takeOver(seat);
      keep(made.table, made.secret, game);
      if (isHere()) location.hash = `#table/${made.table}/${made.secret}`;
    } catch (error) {
      setFault(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <div className="does" role="group" aria-label={t("Take over here, against the computer")}>
      <div className="buttons">
        {players.map((name, seat) => <button type="button" key={seat} className="btn" data-seat={seat} disabled={busy || view.result !== null} title={view.result === null ? t("Take over here, against the computer") : t("The game is over")} onClick={() => void take(seat)}>{t("Take over as {0}", name)}</button>)}
      </div>
      {fault !== "" && <p className="refused" role="alert">{fault}</p>}
    </div>
  );
}

/** The whole game as a line, with marks for turns, attacks, damage and the end. */
function Track({ reel }: { reel: Reel }) {
  const replay = useReel(reel, (s) => s.replay!);
  const wanted = useReel(reel, (s) => s.wanted);
  const { decisions, marks } = replay;
  const here = marks.findLast((mark) => mark.decision <= wanted);
  const button = (sign: string, name: string, go: () => void, off: boolean) => (
    <button type="button" className="tool" aria-label={name} title={name} aria-disabled={off} onClick={() => !off && go()}>{sign}</button>
  );
  return (
    <div className="track" role="group" aria-label={t("Go to a decision")}>
      {button("|◀", t("To the beginning"), () => reel.go(0), wanted === 0)}
      {button("◀◀", t("To the mark before"), () => reel.leap(false), wanted === 0)}
      {button("◀", t("One decision back"), () => reel.step(-1), wanted === 0)}
      {button("▶", t("One decision on"), () => reel.step(1), wanted === decisions)}
      {button("▶▶", t("To the next mark"), () => reel.leap(true), wanted === decisions)}
      {button("▶|", t("To the end"), () => reel.go(decisions), wanted === decisions)}
      <div className="line">
        <div className="marks" aria-hidden="true">{marks.map((mark, place) => <i key={place} className={mark.kind} style={{ left: `${(mark.decision / Math.max(1, decisions)) * 100}%` }} />)}</div>
        <input type="range" min={0} max={decisions} step={1} value={wanted} onChange={(event) => reel.go(Number(event.target.value))} aria-label={t("Decision")} aria-valuetext={`${t("Decision {0} of {1}", wanted, decisions)}${here ? `, ${here.said}` : ""}`} />
      </div>
    </div>
  );
}
